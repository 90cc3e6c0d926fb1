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

