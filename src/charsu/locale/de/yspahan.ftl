# Yspahan

## Namen

yspahan-title = Yspahan
yspahan-about = Würfel, Basare und eine Karawane in der persischen Hauptstadt von 1598.
yspahan-label-week = Woche
yspahan-label-day = Tag
yspahan-label-tower = Turm
yspahan-label-city = Stadt
yspahan-label-caravan = Karawane
yspahan-label-supervisor = Aufseher
yspahan-label-first = Startspieler
yspahan-label-points = Punkte
yspahan-score-points = { yspahan-label-points }
yspahan-label-gold = Gold
yspahan-label-camels = Kamele
yspahan-label-cards = Karten
yspahan-label-buildings = Gebäude
yspahan-label-deck = Nachziehstapel
yspahan-label-discard = Ablage
yspahan-label-stock = Vorrat
yspahan-label-goods = Waren
yspahan-seat-0 = Rot
yspahan-seat-1 = Blau
yspahan-seat-2 = Grün
yspahan-seat-3 = Gelb
yspahan-row-camels = Kamele
yspahan-row-bag = Sack
yspahan-row-barrel = Fass
yspahan-row-chest = Truhe
yspahan-row-vase = Amphore
yspahan-row-gold = Gold
yspahan-quarter-bag = Sackviertel
yspahan-quarter-barrel = Fassviertel
yspahan-quarter-chest = Truhenviertel
yspahan-quarter-vase = Amphorenviertel
yspahan-action-main = die Aktion der Reihe
yspahan-action-supervisor = den Aufseher
yspahan-action-card = eine Karte
yspahan-action-build = ein Gebäude
yspahan-building-paddock = Koppel
yspahan-building-shop = Kaufladen
yspahan-building-hammam = Hamam
yspahan-building-caravanserai = Karawanserei
yspahan-building-bazaar = Großer Basar
yspahan-building-hoist = Kran
yspahan-card-three-camels = Drei Kamele
yspahan-card-three-gold = Drei Gold
yspahan-card-exchange = Tausch
yspahan-card-goods-to-city = Ware in die Stadt
yspahan-card-goods-to-caravan = Ware zur Karawane
yspahan-card-sell-camels = Kamele verkaufen
yspahan-card-sell-gold = Gold verkaufen
yspahan-card-build-without-camels = Bauen ohne Kamele
yspahan-card-build-without-gold = Bauen ohne Gold
yspahan-piece-gold = Gold
yspahan-piece-camel = Kamele

## Basare und Läden

yspahan-souk-bag-white = weißer Basar im Sackviertel
yspahan-souk-bag-blue = blauer Basar im Sackviertel
yspahan-souk-bag-yellow = gelber Basar im Sackviertel
yspahan-souk-bag-pink = rosa Basar im Sackviertel
yspahan-souk-barrel-white = weißer Basar im Fassviertel
yspahan-souk-barrel-blue = blauer Basar im Fassviertel
yspahan-souk-barrel-yellow = gelber Basar im Fassviertel
yspahan-souk-barrel-pink = rosa Basar im Fassviertel
yspahan-souk-chest-blue = blauer Basar im Truhenviertel
yspahan-souk-chest-yellow = gelber Basar im Truhenviertel
yspahan-souk-chest-pink = rosa Basar im Truhenviertel
yspahan-souk-vase-blue = blauer Basar im Amphorenviertel
yspahan-souk-vase-yellow = gelber Basar im Amphorenviertel
yspahan-souk-vase-orange = orangefarbener Basar im Amphorenviertel
yspahan-shop-bag-white-1 = { yspahan-souk-bag-white }, Laden 1
yspahan-shop-bag-white-2 = { yspahan-souk-bag-white }, Laden 2
yspahan-shop-bag-white-3 = { yspahan-souk-bag-white }, Laden 3
yspahan-shop-bag-blue-1 = { yspahan-souk-bag-blue }, Laden 1
yspahan-shop-bag-blue-2 = { yspahan-souk-bag-blue }, Laden 2
yspahan-shop-bag-blue-3 = { yspahan-souk-bag-blue }, Laden 3
yspahan-shop-bag-blue-4 = { yspahan-souk-bag-blue }, Laden 4
yspahan-shop-bag-yellow-1 = { yspahan-souk-bag-yellow }, Laden 1
yspahan-shop-bag-yellow-2 = { yspahan-souk-bag-yellow }, Laden 2
yspahan-shop-bag-yellow-3 = { yspahan-souk-bag-yellow }, Laden 3
yspahan-shop-bag-yellow-4 = { yspahan-souk-bag-yellow }, Laden 4
yspahan-shop-bag-yellow-5 = { yspahan-souk-bag-yellow }, Laden 5
yspahan-shop-bag-pink-1 = { yspahan-souk-bag-pink }, Laden 1
yspahan-shop-bag-pink-2 = { yspahan-souk-bag-pink }, Laden 2
yspahan-shop-bag-pink-3 = { yspahan-souk-bag-pink }, Laden 3
yspahan-shop-bag-pink-4 = { yspahan-souk-bag-pink }, Laden 4
yspahan-shop-bag-pink-5 = { yspahan-souk-bag-pink }, Laden 5
yspahan-shop-bag-pink-6 = { yspahan-souk-bag-pink }, Laden 6
yspahan-shop-barrel-white-1 = { yspahan-souk-barrel-white }, Laden 1
yspahan-shop-barrel-white-2 = { yspahan-souk-barrel-white }, Laden 2
yspahan-shop-barrel-blue-1 = { yspahan-souk-barrel-blue }, Laden 1
yspahan-shop-barrel-blue-2 = { yspahan-souk-barrel-blue }, Laden 2
yspahan-shop-barrel-blue-3 = { yspahan-souk-barrel-blue }, Laden 3
yspahan-shop-barrel-yellow-1 = { yspahan-souk-barrel-yellow }, Laden 1
yspahan-shop-barrel-yellow-2 = { yspahan-souk-barrel-yellow }, Laden 2
yspahan-shop-barrel-yellow-3 = { yspahan-souk-barrel-yellow }, Laden 3
yspahan-shop-barrel-yellow-4 = { yspahan-souk-barrel-yellow }, Laden 4
yspahan-shop-barrel-pink-1 = { yspahan-souk-barrel-pink }, Laden 1
yspahan-shop-barrel-pink-2 = { yspahan-souk-barrel-pink }, Laden 2
yspahan-shop-barrel-pink-3 = { yspahan-souk-barrel-pink }, Laden 3
yspahan-shop-barrel-pink-4 = { yspahan-souk-barrel-pink }, Laden 4
yspahan-shop-barrel-pink-5 = { yspahan-souk-barrel-pink }, Laden 5
yspahan-shop-chest-blue-1 = { yspahan-souk-chest-blue }, Laden 1
yspahan-shop-chest-blue-2 = { yspahan-souk-chest-blue }, Laden 2
yspahan-shop-chest-yellow-1 = { yspahan-souk-chest-yellow }, Laden 1
yspahan-shop-chest-yellow-2 = { yspahan-souk-chest-yellow }, Laden 2
yspahan-shop-chest-yellow-3 = { yspahan-souk-chest-yellow }, Laden 3
yspahan-shop-chest-pink-1 = { yspahan-souk-chest-pink }, Laden 1
yspahan-shop-chest-pink-2 = { yspahan-souk-chest-pink }, Laden 2
yspahan-shop-chest-pink-3 = { yspahan-souk-chest-pink }, Laden 3
yspahan-shop-chest-pink-4 = { yspahan-souk-chest-pink }, Laden 4
yspahan-shop-vase-blue-1 = { yspahan-souk-vase-blue }, Laden 1
yspahan-shop-vase-yellow-1 = { yspahan-souk-vase-yellow }, Laden 1
yspahan-shop-vase-yellow-2 = { yspahan-souk-vase-yellow }, Laden 2
yspahan-shop-vase-orange-1 = { yspahan-souk-vase-orange }, Laden 1
yspahan-shop-vase-orange-2 = { yspahan-souk-vase-orange }, Laden 2
yspahan-shop-vase-orange-3 = { yspahan-souk-vase-orange }, Laden 3

## Felder der Straßen; auf dem Spielplan stehen dieselben Buchstaben

yspahan-way-w = W
yspahan-way-e = O
yspahan-way-n = N
yspahan-way-s = S
yspahan-square-c = die Mitte
yspahan-square-w1 = { yspahan-way-w }1
yspahan-square-w2 = { yspahan-way-w }2
yspahan-square-w3 = { yspahan-way-w }3
yspahan-square-w4 = { yspahan-way-w }4
yspahan-square-w5 = { yspahan-way-w }5
yspahan-square-w6 = { yspahan-way-w }6
yspahan-square-w7 = { yspahan-way-w }7
yspahan-square-w8 = { yspahan-way-w }8
yspahan-square-w9 = { yspahan-way-w }9
yspahan-square-w10 = { yspahan-way-w }10
yspahan-square-e1 = { yspahan-way-e }1
yspahan-square-e2 = { yspahan-way-e }2
yspahan-square-e3 = { yspahan-way-e }3
yspahan-square-e4 = { yspahan-way-e }4
yspahan-square-e5 = { yspahan-way-e }5
yspahan-square-e6 = { yspahan-way-e }6
yspahan-square-e7 = { yspahan-way-e }7
yspahan-square-n1 = { yspahan-way-n }1
yspahan-square-n2 = { yspahan-way-n }2
yspahan-square-n3 = { yspahan-way-n }3
yspahan-square-n4 = { yspahan-way-n }4
yspahan-square-s1 = { yspahan-way-s }1
yspahan-square-s2 = { yspahan-way-s }2
yspahan-square-s3 = { yspahan-way-s }3
yspahan-square-s4 = { yspahan-way-s }4
yspahan-square-s5 = { yspahan-way-s }5
yspahan-square-s6 = { yspahan-way-s }6
yspahan-square-s7 = { yspahan-way-s }7

## Fragen

yspahan-ask-first-player = Wer ist Startspieler?
yspahan-ask-buy-dice = { $player }: Wie viele gelbe Würfel kommen dazu, je 1 Gold?
yspahan-ask-roll = Die Würfel fallen: noch { $a } weiße und { $b } gelbe.
yspahan-ask-group = { $player }: Wähle eine Würfelgruppe.
yspahan-ask-action = { $player }: Wofür nutzt du die Würfel der Reihe { $row }?
yspahan-ask-extra-die = { $player }: Eine Karte für einen Würfel mehr ablegen ({ $row })?
yspahan-ask-place = { $player }: Setze eine Ware ({ $row }, noch { $n }).
yspahan-ask-move = { $player }: Wohin geht der Aufseher? Die Würfel zeigen { $a ->
    [one] { $a } Schritt
   *[other] { $a } Schritte
  }.
yspahan-ask-send-first = { $player }: Welche Ware geht zuerst zur Karawane?
yspahan-ask-keep = { $player }: Ein Kamel zahlen und die Ware behalten ({ $shop })?
yspahan-ask-draw = { $drawer } zieht eine Karte.
yspahan-ask-build = { $player }: Ein Gebäude bauen?
yspahan-ask-build-instead = { $player }: Welches Gebäude baust du?
yspahan-ask-build-by-card = { $player }: Welches Gebäude baust du mit der Karte?
yspahan-ask-end-turn = { $player }: Spiele eine Karte oder beende deinen Zug.
yspahan-ask-city = { $player }: Wohin in der Stadt kommt die Ware?
yspahan-ask-exchange = { $player }: Was tauschst du?
yspahan-ask-exchange-number = { $player }: { $a ->
    [0] Wie viel Gold gibst du ab?
   *[other] Wie viele Kamele gibst du ab?
  }
yspahan-ask-sell = { $player }: { $a ->
    [0] Wie viel Gold verkaufst du?
   *[other] Wie viele Kamele verkaufst du?
  }

## Antworten

yspahan-answer-pass = Passen
yspahan-answer-first-player-seat = { $seat }
yspahan-answer-buy-dice-number =
    { $number ->
        [0] Keine gelben Würfel
        [one] 1 gelber Würfel für 1 Gold
       *[other] { $number } gelbe Würfel für { $number } Gold
    }
yspahan-answer-roll-face = { $face }
yspahan-answer-group-row = { $row }: { $n } Würfel (Wert { $value })
yspahan-answer-group-pass = Keine Gruppe übrig: eine Karte ziehen
yspahan-answer-action-action =
    { $what ->
        [camels] { $n ->
            [one] { $n } Kamel
           *[other] { $n } Kamele
        } nehmen
        [gold] { $n } Gold nehmen
        [bag] { $n ->
            [one] { $n } Ware
           *[other] { $n } Waren
        } ins Sackviertel setzen
        [barrel] { $n ->
            [one] { $n } Ware
           *[other] { $n } Waren
        } ins Fassviertel setzen
        [chest] { $n ->
            [one] { $n } Ware
           *[other] { $n } Waren
        } ins Truhenviertel setzen
        [vase] { $n ->
            [one] { $n } Ware
           *[other] { $n } Waren
        } ins Amphorenviertel setzen
        [supervisor] den Aufseher bewegen ({ $value ->
            [one] { $value } Schritt
           *[other] { $value } Schritte
        })
        [card] eine Karte ziehen
       *[build] bauen
    }
yspahan-answer-extra-die-pass = Keine Karte
yspahan-answer-extra-die-card = „{ $card }“ ablegen: 1 Würfel mehr
yspahan-answer-shop = { $shop }
yspahan-answer-send-first-shop = Zuerst: { $shop }
yspahan-answer-square =
    { $price ->
        [0] { $square }, kostenlos
       *[other] { $square } für { $price } Gold
    }
yspahan-answer-keep-pass = Die Ware zur Karawane ziehen lassen
yspahan-answer-keep-piece = Ein Kamel zahlen und die Ware behalten
yspahan-answer-draw-card = { $card }
yspahan-answer-card = „{ $card }“ spielen
yspahan-answer-build-pass = Nichts bauen
yspahan-answer-building = { $building } { $price ->
    [nothing] gratis
    [camels] für { $camels ->
        [one] { $camels } Kamel
       *[other] { $camels } Kamele
      }
    [gold] für { $gold } Gold
   *[both] für { $camels ->
        [one] { $camels } Kamel
       *[other] { $camels } Kamele
      } und { $gold } Gold
  }{ $points ->
    [0] { "" }
   *[other] , { $points } Punkte
  }
yspahan-answer-end-turn-pass = Den Zug beenden
yspahan-answer-exchange-piece = { $piece } abgeben
yspahan-answer-exchange-number-pass = Fertig
yspahan-answer-exchange-number-number =
    { $what ->
        [gold] { $number } Gold abgeben, { $number ->
            [one] { $number } Kamel
           *[other] { $number } Kamele
        } nehmen
       *[camel] { $number ->
            [one] { $number } Kamel
           *[other] { $number } Kamele
        } abgeben, { $number } Gold nehmen
    }
yspahan-answer-sell-number =
    { $what ->
        [gold] { $number } Gold für { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        } verkaufen
       *[camel] { $number ->
            [one] { $number } Kamel
           *[other] { $number } Kamele
        } für { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        } verkaufen
    }

## Was geschehen ist

yspahan-event-day = Woche { $week }, Tag { $day }: { $player } ist Startspieler.
    .you = Woche { $week }, Tag { $day }: Du bist Startspieler.
yspahan-event-bought-dice =
    { $player } nimmt { $n ->
        [one] { $n } gelben Würfel
       *[other] { $n } gelbe Würfel
    } dazu.
yspahan-event-tower = Turm, Reihe { $row }: { $n } Würfel.
yspahan-event-took-group = { $player } nimmt die Würfel der Reihe { $row } für { $action }.
yspahan-event-no-group = Für { $player } ist keine Gruppe übrig.
    .you = Für dich ist keine Gruppe übrig.
yspahan-event-discarded = { $player } legt „{ $card }“ für einen Würfel mehr ab.
yspahan-event-took-camels =
    { $player } nimmt { $n ->
        [one] { $n } Kamel
       *[other] { $n } Kamele
    }.
yspahan-event-took-gold = { $player } nimmt { $n } Gold.
yspahan-event-placed = { $player } setzt eine Ware: { $shop }.
yspahan-event-lost-goods = Für { $n ->
    [one] { $n } Ware
   *[other] { $n } Waren
  } von { $player } ist kein Laden frei.
    .you = Für { $n ->
        [one] { $n } Ware
       *[other] { $n } Waren
    } von dir ist kein Laden frei.
yspahan-event-moved-supervisor =
    { $price ->
        [0] { $player } bewegt den Aufseher auf { $square }.
       *[other] { $player } bewegt den Aufseher auf { $square } und zahlt { $price } Gold.
    }
yspahan-event-kept = { $player } zahlt ein Kamel und behält die Ware: { $shop }.
yspahan-event-sent = Eine Ware von { $player } geht zur Karawane ({ $shop }).
    .you = Eine Ware von dir geht zur Karawane ({ $shop }).
yspahan-event-loaded =
    { $player } belädt Platz { $place } der Karawane: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
yspahan-event-caravan-full = Die Karawane ist voll: Sie wird gewertet und geleert.
yspahan-event-caravan-scored =
    { $player } erhält { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } für die Karawane.
yspahan-event-reshuffled = Die Ablage wird zum neuen Nachziehstapel gemischt.
yspahan-event-drew = { $player } zieht „{ $card }“.
yspahan-event-drew-hidden = { $player } zieht eine Karte.
yspahan-event-drew-nothing = Für { $player } ist keine Karte da.
    .you = Für dich ist keine Karte da.
yspahan-event-built =
    { $points ->
        [0] { $player } baut: { $building }.
       *[other] { $player } baut: { $building }, { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }.
    }
yspahan-event-played = { $player } spielt „{ $card }“.
yspahan-event-gave-gold = { $player } gibt { $n } Gold in den Vorrat.
yspahan-event-gave-camels =
    { $player } gibt { $n ->
        [one] { $n } Kamel
       *[other] { $n } Kamele
    } in den Vorrat.
yspahan-event-sold-camels =
    { $player } verkauft { $n ->
        [one] { $n } Kamel
       *[other] { $n } Kamele
    } für { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
yspahan-event-sold-gold =
    { $player } verkauft { $n } Gold für { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
yspahan-event-yellow-removed = { $n ->
    [one] Ein übriger gelber Würfel kommt vom Turm.
   *[other] { $n } übrige gelbe Würfel kommen vom Turm.
  }
yspahan-event-city-scored =
    { $player } hat { $souks ->
        [one] { $souks } vollständigen Basar
       *[other] { $souks } vollständige Basare
    }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
yspahan-event-week-over = Woche { $week } ist vorbei.
yspahan-event-game-over = Die Partie ist zu Ende.
yspahan-over = Die Partie ist zu Ende.

## Was noch kommt

yspahan-todo-day = ein Tag beginnt
yspahan-todo-rolling = der Startspieler würfelt
yspahan-todo-fill-tower = die Würfel kommen auf den Turm
yspahan-todo-turn = ein Zug
yspahan-todo-main-action = die Aktion der Reihe
yspahan-todo-place-goods = weitere Waren setzen
yspahan-todo-send = eine Ware wird geschickt
yspahan-todo-load = eine Ware kommt zur Karawane
yspahan-todo-caravan-full = eine volle Karawane wird geleert
yspahan-todo-score-caravan = Wertung der Karawane
yspahan-todo-draw-card = eine Karte ziehen
yspahan-todo-building = ein Gebäude
yspahan-todo-last-cards = letzte Karten
yspahan-todo-turn-over = der Zug endet
yspahan-todo-day-over = der Tag endet
yspahan-todo-score-city = Wertung der Stadt
yspahan-todo-week-over = die Woche endet
yspahan-todo-first-player = der Startspieler
yspahan-todo-buy-dice = gelbe Würfel
yspahan-todo-roll = der Wurf
yspahan-todo-group = eine Würfelgruppe
yspahan-todo-action = Nutzung der Gruppe
yspahan-todo-extra-die = eine Karte für einen Würfel mehr
yspahan-todo-place = eine Ware in einen Laden
yspahan-todo-move = der Aufseher
yspahan-todo-send-first = welche Ware zuerst
yspahan-todo-keep = ein Kamel für die Ware
yspahan-todo-draw = eine Karte
yspahan-todo-build = ein Gebäude
yspahan-todo-build-instead = ein Gebäude
yspahan-todo-build-by-card = ein Gebäude mit einer Karte
yspahan-todo-end-turn = letzte Karten
yspahan-todo-city = eine Ware in die Stadt
yspahan-todo-exchange = ein Tausch
yspahan-todo-exchange-number = ein Tausch
yspahan-todo-sell = ein Verkauf

## Was ein Tisch wählen kann

yspahan-option-shop_bonus = Mehr Gold durch den Kaufladen
yspahan-value-shop_bonus-1 = 1, wie in der übersetzten Anleitung
yspahan-value-shop_bonus-2 = 2, wie in der Originalausgabe
yspahan-option-build_cards = Baukarten
yspahan-value-build_cards-extra-build = bauen sofort ein weiteres Gebäude
yspahan-value-build_cards-discount = senken nur den Preis des einen Gebäudes
yspahan-option-caravan_order = Zwei Waren auf einmal
yspahan-value-caravan_order-mover-chooses = wer ihn bewegt, bestimmt die Reihenfolge, wie im Beispiel der Anleitung
yspahan-value-caravan_order-mover-first = erst die eigene, dann im Uhrzeigersinn, wie im Text der Anleitung
yspahan-option-stocks = Vorräte
yspahan-value-stocks-unlimited = gehen nie aus
yspahan-value-stocks-limited = 25 Gold, 25 Kamele, je 24 Waren
yspahan-option-first_seat = Startspieler
yspahan-value-first_seat-random = wird ausgelost
yspahan-value-first_seat-0 = Platz 1
yspahan-value-first_seat-1 = Platz 2
yspahan-value-first_seat-2 = Platz 3
yspahan-value-first_seat-3 = Platz 4

## Was Karten und Gebäude bewirken

yspahan-help-card-three-camels = Nimm 3 Kamele.
yspahan-help-card-three-gold = Nimm 3 Gold.
yspahan-help-card-exchange = Tausche beliebig viele Kamele gegen Gold oder Gold gegen Kamele.
yspahan-help-card-goods-to-city = Setze eine Ware in einen beliebigen Laden der Stadt.
yspahan-help-card-goods-to-caravan = Schicke eine Ware aus deinem Vorrat zur Karawane.
yspahan-help-card-sell-camels = Verkaufe bis zu 4 Kamele für je 2 Punkte.
yspahan-help-card-sell-gold = Verkaufe bis zu 10 Gold für je 1 Punkt.
yspahan-help-card-build-without-camels = Baue ein Gebäude und zahle nur sein Gold.
yspahan-help-card-build-without-gold = Baue ein Gebäude und zahle nur seine Kamele.
yspahan-help-card-extra = Jede Karte kann für einen Würfel mehr abgelegt werden.
yspahan-help-building-paddock = 1 Kamel mehr aus der Reihe Kamele.
yspahan-help-building-shop = Mehr Gold aus der Reihe Gold.
yspahan-help-building-hammam = Ändere die Schritte des Aufsehers kostenlos um bis zu 3.
yspahan-help-building-caravanserai = Ziehe eine Karte für jede deiner Waren, die der Aufseher schickt.
yspahan-help-building-bazaar = 2 Punkte mehr für jeden deiner vollständigen Basare.
yspahan-help-building-hoist = 1 Ware mehr, wenn du Waren setzt.
yspahan-help-action-supervisor = Bewege den Aufseher; die Waren neben seinem Feld gehen zur Karawane.
yspahan-help-action-card = Ziehe eine Karte.
yspahan-help-action-build = Gib die Gruppe her und baue.

# On the box

yspahan = Yspahan
yspahan-blurb = Würfel füllen den Turm; wähle eine Reihe, fülle die Basare und schicke Waren mit der Karawane.
yspahan-weight = 45–60 Minuten; leicht bis mittelschwer.

# Why not?
yspahan-why-row-empty = In dieser Reihe liegen keine Würfel.
yspahan-why-row-yellow = Hier liegen nur gelbe Würfel, und die zählen allein für den Startspieler.
yspahan-why-quarter = Diese Waren kommen in ein anderes Viertel.
yspahan-why-full = In diesem Laden liegt schon eine Ware.
yspahan-why-souk-taken = In diesem Basar hat schon jemand anders eine Ware.
yspahan-why-unfinished = Fülle zuerst den Basar, den du in diesem Viertel begonnen hast.
yspahan-why-gold = Der Weg dorthin kostet { $price } Gold; du hast { $gold }.
yspahan-why-built = Das hast du schon gebaut.
yspahan-why-price =
    Es kostet { $camels ->
        [one] { $camels } Kamel
       *[other] { $camels } Kamele
    }{ $gold ->
        [0] { "" }
       *[other] { " " }und { $gold } Gold
    }.
yspahan-why-build-now = Gebaut wird nach der Aktion deiner Würfel.
yspahan-why-build-two = Zu zweit kostet das Bauen eine Gruppe: Nimm eine und wähle „Bauen“.
yspahan-why-card = Karten spielst du in deinem eigenen Zug: vor dem Wurf, vor der Wahl einer Gruppe, vor und nach dem Bauen; nicht mitten in einer Aktion.
yspahan-why-card-stock = Davon ist nichts mehr im Vorrat.
yspahan-why-card-exchange = Du hast weder Gold noch Kamele zum Tauschen, oder der Vorrat hat nichts dafür.
yspahan-why-card-city = Kein Laden der Stadt steht deinen Waren jetzt offen.
yspahan-why-card-cube = In deinem Vorrat ist keine Ware mehr.
yspahan-why-card-camels = Du hast kein Kamel zu verkaufen.
yspahan-why-card-gold = Du hast kein Gold zu verkaufen.
yspahan-why-card-build = Auch mit dieser Karte kannst du kein Gebäude bezahlen.
yspahan-why-card-build-two = Zu zweit senkt sie nur den Preis, wenn du eine Gruppe zum Bauen nutzt.
yspahan-why-card-build-later = An diesem Tisch senkt sie nur den Preis des Gebäudes am Ende deines Zuges.
yspahan-why-no-shop = Kein Laden dieses Viertels steht deinen Waren jetzt offen.
yspahan-why-no-card = Es ist keine Karte mehr zu ziehen.
yspahan-why-no-building = Du kannst kein Gebäude bezahlen.
yspahan-why-price-with-card = Auch mit dieser Karte kannst du es nicht bezahlen.

# What answers cost and give.
yspahan-worth-camels = { yspahan-label-camels }
yspahan-worth-gold = { yspahan-label-gold }
yspahan-worth-points = { yspahan-label-points }
yspahan-worth-card = { yspahan-label-cards }
yspahan-worth-shop = Waren in der Stadt
yspahan-worth-caravan = Waren in der Karawane
yspahan-worth-building = Gebäude
