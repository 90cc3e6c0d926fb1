# Namen der Bots.

bot-random = Bummler (Zufall)
bot-search = Grübler (Suche)
bot-net = Seher (Netz)
bot-apprentice = Lehrling
    .hint = Kennt die Preise, denkt nicht weiter und lässt sich leicht ablenken.
bot-pedlar = Krämer
    .hint = Kennt die Preise, denkt nicht weiter und träumt ab und zu.
bot-greedy = Feilscher
    .hint = Kennt die Preise genau und nimmt, was heute am meisten bringt.
bot-trader = Händler
    .hint = Denkt einen Zug voraus und übersieht manchmal das beste Geschäft.
bot-merchant = Kaufmann
    .hint = Plant voraus und nimmt sich Zeit.
bot-vizier = Wesir
    .hint = Wägt alles ab. Halte Tee bereit.
bot-sultan = Sultan
    .hint = Hat Millionen Partien gegen sich selbst gespielt und denkt trotzdem nach.
bots-learning = Die Bots lernen noch die Regeln und spielen so lange nach Faustregeln.
