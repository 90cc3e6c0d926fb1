bazaar = Der Basar
bazaar-seat-0 = Rot
bazaar-seat-1 = Blau
bazaar-seat-2 = Grün
bazaar-stall-0 = Brunnen
bazaar-stall-1 = Teestube
bazaar-stall-2 = Kartenhändler
bazaar-stall-3 = Edelsteinhändler
bazaar-stall-4 = Zisterne
bazaar-card-0 = Münzkarte
bazaar-card-1 = Edelsteinkarte
bazaar-over = Das Spiel ist aus.
bazaar-ask-start = Wer beginnt?
bazaar-ask-go = { $player }: Wohin?
bazaar-ask-announce = { $player }: Welche Zahl?
bazaar-ask-roll = Zwei Würfel werfen.
bazaar-ask-buy-card = { $player }: Eine Karte kaufen?
bazaar-ask-draw = Eine Karte ziehen.
bazaar-ask-buy-gem = { $player }: Einen Edelstein kaufen?
bazaar-answer-pass = Nein
bazaar-answer-stall = Ziel: { $stall }
bazaar-answer-number = { $number }
bazaar-answer-buy-card-number = Ja
bazaar-answer-buy-gem-number = Ja
bazaar-answer-roll = { $roll }
bazaar-answer-card = Ausspielen: { $card }
bazaar-answer-draw-card = { $card }
bazaar-answer-seat = { $seat }
bazaar-event-starts = { $player } beginnt.
bazaar-event-went = { $player } geht weiter: { $stall }.
bazaar-event-rolled = { $player } würfelt { $first } und { $second }.
bazaar-event-earned = { $player } verdient { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
}.
    .you = Du verdienst { $coins ->
        [one] eine Münze
       *[other] { $coins } Münzen
    }.
bazaar-event-drew = { $player } zieht eine Karte: { $card }.
bazaar-event-drew-hidden = { $player } zieht eine Karte.
bazaar-event-bought-gem = { $player } kauft einen Edelstein und besitzt { $gems }.
bazaar-event-played-coins = { $player } spielt eine Münzkarte für { $coins } Münzen.
bazaar-event-discards-shuffled = { $cards } Karten werden gemischt.
bazaar-todo-turn = ein Zug
bazaar-todo-stall = der Stand
bazaar-todo-payout = die Auszahlung
bazaar-todo-end-turn = das Ende des Zuges
bazaar-todo-start = wer beginnt
bazaar-todo-go = der Weg
bazaar-todo-announce = die Zahl
bazaar-todo-roll = die Würfel
bazaar-todo-buy-card = die Karte
bazaar-todo-draw = das Ziehen
bazaar-todo-buy-gem = der Edelstein
bazaar-why-far = Dieser Stand ist weder der nächste noch der übernächste.
bazaar-why-no-card = { $card }: hast du nicht auf der Hand.
bazaar-why-gem-card = Eine Edelsteinkarte wird nicht ausgespielt: sie zählt am Ende.
bazaar-worth-coins = Münzen
bazaar-worth-gems = Edelsteine
bazaar-worth-cards = Karten

# On the box, and at the end
bazaar-blurb = Geh im Kreis von Stand zu Stand, würfle um Münzen und kaufe Edelsteine, bevor sie teuer werden.
bazaar-weight = 10 Minuten; leicht.
bazaar-option-gems = Edelsteine, mit denen das Spiel endet
bazaar-option-gems-help = Drei ergeben eine kurze Partie.
bazaar-option-rich = Reicher Tisch
bazaar-option-rich-help = Alle beginnen mit sieben statt vier Münzen.
bazaar-score-gems = Edelsteine
bazaar-score-coins = Münzen

# The first game
bazaar-lesson-go = Fünf Stände stehen im Kreis. In jedem Zug gehst du einen oder zwei weiter und nutzt den, an dem du hältst. Geh zur Teestube.
bazaar-lesson-announce = Sag eine Zahl an. Ein Wurf mit zwei Würfeln, der sie erreicht, bringt so viele Münzen, jeder andere eine. Sag 6 an.
bazaar-lesson-dealer = Du hast Münzen. Edelsteine kosten anfangs vier, und jeder verkaufte macht den nächsten teurer. Geh zum Edelsteinhändler.
bazaar-lesson-gem = Kaufe den Edelstein.
bazaar-lesson-ring = Hinter der Zisterne beginnt der Kreis von vorn. Hol dir zwei Münzen am Brunnen.
bazaar-lesson-end = Wer drei Edelsteine hat, beendet das Spiel mit dieser Runde; die meisten Edelsteine gewinnen. Jetzt weißt du, wie es geht!
bazaar-lesson-more = Nicht gezeigt: Karten. Manche bringen drei Münzen, wann immer du gefragt wirst, manche verbergen einen Edelstein.
