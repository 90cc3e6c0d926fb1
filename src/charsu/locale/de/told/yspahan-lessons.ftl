# Lernpartien.

yspahan-lesson-more = Nicht gezeigt: wie man jede Karte spielt und was die anderen Gebäude bewirken. Tippe auf etwas, um mehr darüber zu lesen.
yspahan-lesson-dice = Jeden Tag würfelt der Startspieler mit den weißen Würfeln. Gelbe Würfel kosten Gold; heute nehmen wir keine dazu.
yspahan-lesson-camels = Die Würfel füllen den Turm von unten: Die niedrigsten Zahlen liegen bei den Kamelen. Nimm diese Gruppe.
yspahan-lesson-main = Jede Gruppe nutzt du für ihre Reihe, für den Aufseher, für eine Karte oder – im Spiel zu zweit – zum Bauen. Nimm jetzt die Kamele.
yspahan-lesson-bag = Als Startspieler wählst du noch einmal. Nimm die Gruppe des Sackviertels.
yspahan-lesson-souk = Eine Ware je Würfel. Ein Basar zählt nur, wenn du ihn ganz füllst; bleib also in einem Basar.
yspahan-lesson-gold = Ein neuer Tag, neue Würfel. Zwei Würfel liegen beim Gold: Nimm sie.
yspahan-lesson-yellow = Du bist wieder Startspieler. Ein gelber Würfel kostet 1 Gold und zählt nur für dich. Nimm einen dazu.
yspahan-lesson-group = Mit Gold und Kamelen baust du Gebäude, die dir das ganze Spiel über helfen. Zu zweit kostet das Bauen eine Gruppe: Nimm die beim Sack.
yspahan-lesson-build = Gib die Gruppe auf und baue.
yspahan-lesson-paddock = Baue die Koppel: Von nun an gibt dir die Reihe der Kamele eines mehr.
yspahan-lesson-steps = Jetzt der Aufseher. Er geht so weit, wie die Würfel zeigen: Nimm die Gruppe bei den Kamelen.
yspahan-lesson-supervisor = Schick ihn los.
yspahan-lesson-walk = Waren neben dem Feld, auf dem er stehen bleibt, gehen zur Karawane. Jeder Schritt mehr oder weniger kostet 1 Gold. Lass ihn an deinem eigenen Laden halten.
yspahan-lesson-keep = Deine Ware würde den Basar verlassen. Zahle ein Kamel: Sie bleibt, und eine andere aus deinem Vorrat reist mit der Karawane und bringt Punkte.
yspahan-lesson-card = Jede Gruppe kannst du für eine Karte aufgeben. Nimm die beim Sack.
yspahan-lesson-draw-card = Ziehe eine Karte, statt die Reihe zu nutzen. Du kannst sie später spielen oder für einen Würfel mehr ablegen.
yspahan-lesson-three = Ein neuer Tag, und drei Würfel liegen beim Fass. Nimm sie.
yspahan-lesson-discard = Lege deine Karte ab: Mit einem Würfel mehr setzt du vier Waren.
yspahan-lesson-full = Der gelbe Basar im Fassviertel hat vier Läden. Fülle ihn ganz: Am Ende der Woche bringt er Punkte.
yspahan-lesson-hoist = Es ist der letzte Tag der Woche. Baue den Kran: Von nun an setzt du eine Ware mehr.
yspahan-lesson-scored = Die Woche ist gewertet: Dein voller Basar brachte 6 Punkte, deine Waren in der Karawane 2. Basare und Karawane sind wieder leer. Weiter mit Woche 2: Nimm das Gold.
yspahan-lesson-end = Nach jeder Woche zählen die vollen Basare und die Karawane; nach drei Wochen gewinnt, wer die meisten Punkte hat. Jetzt weißt du, wie es geht!
