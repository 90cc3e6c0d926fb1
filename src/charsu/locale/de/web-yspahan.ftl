# Yspahan auf dem Bildschirm

web-yspahan-square-label = Straße: { $square }
web-yspahan-souk-label =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } für diesen Basar
web-yspahan-caravan-label = { $count } von { $places } Plätzen der Karawane sind beladen
web-yspahan-built = gebaut
web-yspahan-row-empty = keine Würfel
web-yspahan-dice-on-row =
    { $count } Würfel mit dem Wert { $value }{ $yellow ->
        [0] { "" }
       *[other] , davon { $yellow } gelb
    }
web-yspahan-help-row-camels = Nimm für jeden Würfel ein Kamel. Oder schicke den Aufseher so viele Schritte, wie die Würfel zeigen, oder ziehe eine Karte.
web-yspahan-help-row-gold = Nimm für jeden Würfel 1 Gold. Oder schicke den Aufseher so viele Schritte, wie die Würfel zeigen, oder ziehe eine Karte.
web-yspahan-help-row-quarter = Setze für jeden Würfel eine Ware in dieses Viertel. Oder schicke den Aufseher so viele Schritte, wie die Würfel zeigen, oder ziehe eine Karte.
web-yspahan-help-shop-street = Die Läden einer Farbe in einem Viertel bilden einen Basar; er zählt am Ende der Woche, wenn ihn jemand allein füllt. An dieser Tür kommt der Aufseher vorbei.
web-yspahan-help-shop-inner = Die Läden einer Farbe in einem Viertel bilden einen Basar; er zählt am Ende der Woche, wenn ihn jemand allein füllt. Hierher führt keine Straße: Die Ware ist sicher.
web-yspahan-help-square = Er geht so viele Schritte, wie die Würfel zeigen; jeder Schritt mehr oder weniger kostet 1 Gold. Waren neben dem Zielfeld gehen zur Karawane.
web-yspahan-help-caravan = Eine Ware bringt sofort Punkte (+) und noch einmal, wenn die Karawane gewertet wird: die Zahl deiner Waren darin mal die Nummer deiner höchsten Linie.
web-yspahan-help-deck = Spiele eine Karte in deinem Zug für ihre Wirkung oder lege sie für einen Würfel mehr ab. Ist der Stapel leer, wird die Ablage neu gemischt.
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
    }{ $gold ->
        [0] { "" }
       *[other] { " " }und { $gold } Gold
    }.
web-yspahan-why-build-now = Gebaut wird nach der Aktion deiner Würfel.
web-yspahan-why-build-two = Zu zweit kostet das Bauen eine Gruppe: Nimm eine und wähle „Bauen“.
web-yspahan-why-card = Karten spielst du in deinem eigenen Zug: vor dem Wurf, vor der Wahl einer Gruppe, vor und nach dem Bauen; nicht mitten in einer Aktion.
web-yspahan-why-card-stock = Davon ist nichts mehr im Vorrat.
web-yspahan-why-card-exchange = Du hast weder Gold noch Kamele zum Tauschen, oder der Vorrat hat nichts dafür.
web-yspahan-why-card-city = Kein Laden der Stadt steht deinen Waren jetzt offen.
web-yspahan-why-card-cube = In deinem Vorrat ist keine Ware mehr.
web-yspahan-why-card-camels = Du hast kein Kamel zu verkaufen.
web-yspahan-why-card-gold = Du hast kein Gold zu verkaufen.
web-yspahan-why-card-build = Auch mit dieser Karte kannst du kein Gebäude bezahlen.
web-yspahan-why-card-build-two = Zu zweit senkt sie nur den Preis, wenn du eine Gruppe zum Bauen nutzt.
web-yspahan-why-card-build-later = An diesem Tisch senkt sie nur den Preis des Gebäudes am Ende deines Zuges.

