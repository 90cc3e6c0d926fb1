# Namen der Bots.

bot-random = Bummler (Zufall)
bot-greedy = Feilscher (gierig)
bot-search = Grübler (Suche)
bot-apprentice = Lehrling
    .hint = Kennt die Preise, schaut nicht weiter und ist leicht abzulenken.
bot-trader = Händler
    .hint = Schaut um die Ecke und übersieht manchmal das beste Geschäft.
bot-merchant = Kaufmann
    .hint = Plant voraus und nimmt sich einen Moment.
bot-vizier = Wesir
    .hint = Wägt alles ab. Halten Sie Tee bereit.
bots-learning = Die Bots lernen noch die Regeln und spielen so lange nach Faustregeln.
