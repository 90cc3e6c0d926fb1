# Yspahan auf dem Bildschirm

web-yspahan-way-w = W
web-yspahan-way-e = O
web-yspahan-way-n = N
web-yspahan-way-s = S
web-yspahan-square-label = Straßenfeld { $square }
web-yspahan-souk-label =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } für diesen Basar
web-yspahan-caravan-label = { $count } von { $places } Plätzen der Karawane sind beladen
web-yspahan-built = gebaut
web-yspahan-row-empty = keine Würfel
web-yspahan-dice-on-row =
    { $count ->
        [one] { $count } Würfel
       *[other] { $count } Würfel
    } mit { $value }{ $yellow ->
        [0] { "" }
       *[other] , davon { $yellow } gelb
    }
web-yspahan-help-row-camels = Nimm für jeden Würfel ein Kamel. Oder schicke den Aufseher so viele Schritte, wie die Würfel zeigen, oder ziehe eine Karte.
web-yspahan-help-row-gold = Nimm für jeden Würfel ein Gold. Oder schicke den Aufseher so viele Schritte, wie die Würfel zeigen, oder ziehe eine Karte.
web-yspahan-help-row-quarter = Lege für jeden Würfel eine Ware in dieses Viertel. Oder schicke den Aufseher so viele Schritte, wie die Würfel zeigen, oder ziehe eine Karte.
web-yspahan-help-shop-street = Die Läden einer Farbe in einem Viertel bilden einen Basar; er zählt am Wochenende, wenn ihn jemand allein füllt. An dieser Tür kommt der Aufseher vorbei.
web-yspahan-help-shop-inner = Die Läden einer Farbe in einem Viertel bilden einen Basar; er zählt am Wochenende, wenn ihn jemand allein füllt. Hierher führt keine Straße: Die Ware ist sicher.
web-yspahan-help-square = Er geht so viele Schritte, wie die Würfel zeigen; jeder Schritt mehr oder weniger kostet ein Gold. Waren neben dem Zielfeld gehen zur Karawane.
web-yspahan-help-caravan = Eine Ware zählt sofort (+) und noch einmal bei der Wertung: alle deine Waren dort mal die Zahl deiner höchsten Reihe.
web-yspahan-help-deck = Spiele eine Karte in deinem Zug für ihre Wirkung oder wirf sie für einen Würfel mehr ab. Ein leerer Stapel entsteht neu aus der Ablage.
web-yspahan-why-row-empty = In dieser Reihe liegen keine Würfel.
web-yspahan-why-row-yellow = Hier liegen nur gelbe Würfel, und die zählen allein für den Startspieler.
web-yspahan-why-quarter = Diese Waren kommen in ein anderes Viertel.
web-yspahan-why-full = In diesem Laden liegt schon eine Ware.
web-yspahan-why-souk-taken = In diesem Basar hat schon jemand anders eine Ware.
web-yspahan-why-unfinished = Fülle zuerst den Basar, den du in diesem Viertel begonnen hast.
web-yspahan-why-gold = Der Weg dorthin kostet { $price } Gold; du hast { $gold }.
web-yspahan-why-built = Das hast du schon gebaut.
web-yspahan-why-price =
    Es kostet { $camels ->
        [one] { $camels } Kamel
       *[other] { $camels } Kamele
    } und { $gold } Gold.
web-yspahan-why-build-now = Gebaut wird nach der Aktion deiner Würfel.
web-yspahan-why-card = Karten spielst du in deinem eigenen Zug, vor oder nach der Aktion deiner Würfel.

web-lesson-yspahan-dice = Jeden Tag wirft der Startspieler die weißen Würfel. Gelbe Würfel kosten Gold; heute nehmen wir keine dazu.
web-lesson-yspahan-camels = Die Würfel füllen den Turm von unten: Die niedrigsten Zahlen liegen bei den Kamelen. Nimm diese Gruppe.
web-lesson-yspahan-main = Jede Gruppe dient ihrer Reihe, dem Aufseher, einer Karte oder zu zweit auch dem Bauen. Nimm die Kamele selbst.
web-lesson-yspahan-bag = Du warst zuerst dran und wählst noch einmal. Nimm die Gruppe des Sackviertels.
web-lesson-yspahan-souk = Eine Ware je Würfel. Ein Basar zählt nur, wenn du ihn ganz füllst; bleib also in einem Basar.
web-lesson-yspahan-gold = Ein neuer Tag, neue Würfel. Zwei Würfel liegen beim Gold: Nimm sie.
web-lesson-yspahan-yellow = Du bist wieder zuerst dran. Ein gelber Würfel kostet ein Gold und zählt nur für dich. Nimm einen dazu.
web-lesson-yspahan-group = Mit Gold und Kamelen baust du Gebäude, die dir das ganze Spiel helfen. Zu zweit kostet das Bauen eine Gruppe: Nimm die des Sacks.
web-lesson-yspahan-build = Gib die Gruppe auf und baue.
web-lesson-yspahan-paddock = Baue die Koppel: Von nun an gibt dir die Reihe der Kamele eines mehr.
web-lesson-yspahan-steps = Jetzt der Aufseher. Er geht so weit, wie die Würfel zeigen: Nimm die Gruppe bei den Kamelen.
web-lesson-yspahan-supervisor = Schick ihn los.
web-lesson-yspahan-walk = Waren neben dem Feld, auf dem er stehen bleibt, gehen zur Karawane. Weitere oder nähere Felder kosten Gold. Lass ihn an deinem eigenen Laden halten.
web-lesson-yspahan-keep = Deine Ware würde den Basar verlassen. Zahle ein Kamel: Sie bleibt, und eine andere aus deinem Vorrat reist und zählt.
web-lesson-yspahan-end = Nach jeder Woche werden die vollen Basare gewertet, auch die Karawane zählt, und nach drei Wochen siegen die meisten Punkte. Jetzt kennst du den Weg!
