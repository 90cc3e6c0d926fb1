# Was die Beispiele erzählen; Zahlen kommen aus ihren Stellungen.

yspahan-example-tower = Der Turm füllt sich
yspahan-example-tower-1 = Du bist Startspieler und hast { $gold } Gold. Nimm zwei gelbe Würfel dazu und würfle.
yspahan-example-tower-2 = Die niedrigste Zahl liegt bei den Kamelen, die höchste beim Gold, die übrigen dazwischen von unten; die Amphore bleibt leer. Nimm die Kamele: Für dich zählt der gelbe Würfel mit.
yspahan-example-tower-3 = { $camels } Kamele. Der gelbe Würfel beim Sack wurde entfernt, also kann diese Reihe niemand mehr wählen.

yspahan-example-one-value = Neunmal dasselbe
yspahan-example-one-value-1 = Alle Würfel zeigen 4: Alle liegen bei den Kamelen. Nimm sie.
yspahan-example-one-value-2 = { $camels } Kamele! Für die anderen bleibt nichts übrig. Blau darf nur eine Karte ziehen.
yspahan-example-one-value-3 = Blau hat { $cards } Karte. Bauen ist danach noch erlaubt.

yspahan-example-placing = Beende, was du begonnen hast
yspahan-example-placing-1 = Blau hat den gelben Basar im Truhenviertel begonnen, du den blauen. Setze dort zwei Waren.
yspahan-example-placing-2 = Gelb gehört Blau, und Rosa darfst du nicht beginnen, solange der blaue unvollendet ist. Die erste Ware vollendet also den blauen.
yspahan-example-placing-3 = Die zweite darf nun einen neuen Basar beginnen: Wähle einen Laden des rosa Basars.
yspahan-example-placing-4 = Im rosa Basar darf jetzt niemand außer dir Waren setzen.

yspahan-example-reopened-souk = Ein Basar ist wieder offen
yspahan-example-reopened-souk-1 = Dein blauer Basar im Truhenviertel war voll, aber der Aufseher hat eine Ware zur Karawane geschickt: { $points } Punkte. Setze zwei Waren ins Truhenviertel.
yspahan-example-reopened-souk-2 = Der Basar ist wieder unvollendet und noch immer deiner, er wird also zuerst gefüllt. Danach darfst du den rosa Basar beginnen.
yspahan-example-reopened-souk-3 = Wieder voll, und eine Ware im rosa Basar dazu.

yspahan-example-supervisor = Der Aufseher geht um
yspahan-example-supervisor-1 = Der Aufseher steht auf { yspahan-square-w2 }, und deine Würfel zeigen 3. Schick ihn los.
yspahan-example-supervisor-2 = Ohne Gold geht er genau drei Schritte: nach { yspahan-square-e1 }, { yspahan-square-n1 }, { yspahan-square-s1 } oder { yspahan-square-w5 }. Jeder Schritt mehr oder weniger kostet 1 Gold, und du hast { $gold }; { yspahan-square-w7 } würde zwei kosten. Schick ihn nach { yspahan-square-s1 }.
yspahan-example-supervisor-3 = Neben { yspahan-square-s1 } liegen zwei Waren, eine von Grün und eine von Blau. Du sagst, welche zuerst zur Karawane geht: die von Grün.
yspahan-example-supervisor-4 = Beide Besitzer bekommen sofort Punkte, Grün { $green } und Blau { $blue }. Du hast noch immer { $gold } Gold.

yspahan-example-keep-the-good = Ein Kamel für die Ware
yspahan-example-keep-the-good-1 = Deine eigene Ware liegt neben { yspahan-square-w3 }. Lass den Aufseher dort halten, drei Schritte von der Mitte.
yspahan-example-keep-the-good-2 = Die Ware würde deinen Basar verlassen. Du hast { $camels } Kamele: Zahle eines.
yspahan-example-keep-the-good-3 = Die Ware bleibt, und eine andere aus deinem Vorrat reist mit der Karawane: { $points-more } Punkte.

yspahan-example-hammam = Mit dem Hamam
yspahan-example-hammam-1 = Du hast das Hamam, und die Würfel zeigen 2. Schick den Aufseher los.
yspahan-example-hammam-2 = Bis zu drei Schritte mehr oder weniger sind für dich frei. Sechs Schritte sind vier mehr: ein Gold. Sieben würden zwei kosten, und du hast { $gold }.
yspahan-example-hammam-3 = Er ist nach { yspahan-square-e6 } gegangen, für { $gold-less } Gold.

yspahan-example-third-building = Das dritte Gebäude
yspahan-example-third-building-1 = Koppel und Großer Basar gehören dir. Bei den Kamelen liegen zwei Würfel; nimm sie.
yspahan-example-third-building-2 = Die Koppel gab eines mehr: { $camels } Kamele. Mit { $gold } Gold kannst du die Karawanserei bauen; der Kran ist zu teuer.
yspahan-example-third-building-3 = Die ersten zwei Gebäude brachten nichts, das dritte sofort { $points } Punkte.

yspahan-example-shop = Kaufladen und Karte
yspahan-example-shop-1 = Beim Gold liegen drei Würfel, und du hast den Kaufladen. Nimm sie.
yspahan-example-shop-2 = Für einen Würfel mehr darfst du eine Karte ablegen. Tu es.
yspahan-example-shop-3 = Drei für die Würfel, eins für die Karte, eins vom Kaufladen: { $gold-more } Gold.

yspahan-example-hoist = Kran und Karte
yspahan-example-hoist-1 = Bei der Amphore liegen zwei Würfel, und du hast den Kran. Nimm sie.
yspahan-example-hoist-2 = Lege eine Karte ab, für einen Würfel mehr.
yspahan-example-hoist-3 = Zwei Würfel, die Karte und der Kran: vier Waren. Fülle den orangefarbenen Basar mit dreien; die vierte beginnt einen anderen.
yspahan-example-hoist-4 = Der orangefarbene Basar ist auf einmal voll.

yspahan-example-sell-camels = Aus Kamelen werden Punkte
yspahan-example-sell-camels-1 = Du hast { $camels } Kamele und eine Karte, die sie verkauft. Karten darfst du in deinem Zug jederzeit spielen: Spiele sie jetzt.
yspahan-example-sell-camels-2 = Sie nimmt bis zu vier Kamele. Verkaufe vier.
yspahan-example-sell-camels-3 = { $points } Punkte; { $camels } Kamel bleibt dir.

yspahan-example-week = Die Woche wird gewertet
yspahan-example-week-1 = Es ist der letzte Tag der Woche. Blau hat den gelben Basar im Truhenviertel gefüllt, du den blauen und einen Teil des rosa Basars. Nimm die Kamele.
yspahan-example-week-2 = Blau und Grün nutzen ihre Gruppen, und der Tag ist zu Ende.
yspahan-example-week-3 = Du bekommst { $points } Punkte für den blauen Basar, Blau { $blue } für den gelben, und der rosa Basar bringt nichts. Alle Waren verlassen die Läden, der Aufseher geht zurück in die Mitte, und eine neue Woche beginnt.

yspahan-example-two-players = Gelbe Würfel im Spiel zu zweit
yspahan-example-two-players-1 = Du bist heute der zweite Spieler. Bei den Kamelen liegt nur ein gelber Würfel; diese Reihe darfst du nicht nehmen. Beim Fass liegen zwei weiße und ein gelber: Nimm sie.
yspahan-example-two-players-2 = Für dich zählen nur weiße Würfel. Setze zwei Waren.
yspahan-example-two-players-3 = Der gelbe Würfel wurde entfernt, ohne zu zählen.
