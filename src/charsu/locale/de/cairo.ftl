# Wörter für Kairo. Hauptwörter mit Nummer stehen im Akkusativ, wie die Sätze unten sie brauchen.

cairo-colour-0 = rot
cairo-colour-1 = gelb
cairo-colour-2 = grün
cairo-colour-3 = blau
cairo-colour-4 = weiß
cairo-colour-5 = lila

cairo-goods-0 = Gewürze
cairo-goods-1 = Kupferwaren
cairo-goods-2 = Obst
cairo-goods-3 = Teppiche
cairo-goods-4 = Porzellan
cairo-goods-5 = Garküche

cairo-customer-0 = den roten Kunden
cairo-customer-1 = den gelben Kunden
cairo-customer-2 = den grünen Kunden
cairo-customer-3 = den blauen Kunden
cairo-customer-4 = den weißen Kunden
cairo-customer-5 = den lila Kunden

cairo-tent-0 = den roten Hauptstand
cairo-tent-1 = den gelben Hauptstand
cairo-tent-2 = den grünen Hauptstand
cairo-tent-3 = den blauen Hauptstand
cairo-tent-4 = den weißen Hauptstand
cairo-tent-5 = den lila Hauptstand

cairo-extension-0 = eine rote Erweiterung
cairo-extension-1 = eine gelbe Erweiterung
cairo-extension-2 = eine grüne Erweiterung
cairo-extension-3 = eine blaue Erweiterung
cairo-extension-4 = eine weiße Erweiterung
cairo-extension-5 = eine lila Erweiterung

cairo-stall-0 = den roten Stand
cairo-stall-1 = den gelben Stand
cairo-stall-2 = den grünen Stand
cairo-stall-3 = den blauen Stand
cairo-stall-4 = den weißen Stand
cairo-stall-5 = den lila Stand

cairo-coin-0 = in Rot
cairo-coin-1 = in Gelb
cairo-coin-2 = in Grün
cairo-coin-3 = in Blau
cairo-coin-4 = in Weiß
cairo-coin-5 = in Lila

cairo-card-0 = die Karte für Viertel 1
cairo-card-1 = die Karte für Viertel 2
cairo-card-2 = die Karte für Viertel 3
cairo-card-3 = die Karte für Viertel 4
cairo-card-4 = die Karte für Viertel 5
cairo-card-5 = die Karte für Viertel 6
cairo-card-6 = die Karte für Viertel 7
cairo-card-7 = die Karte für Viertel 8
cairo-card-8 = die Karte für Viertel 9
cairo-card-9 = den Joker 1
cairo-card-10 = den Joker 2
cairo-card-11 = den Joker 3
cairo-card-12 = den Joker 4
cairo-card-13 = den Joker 5
cairo-card-14 = den Joker 6

cairo-seat-0 = Anch
cairo-seat-1 = Horusauge
cairo-seat-2 = Skarabäus
cairo-seat-3 = Lotos

# --- Beschriftungen --------------------------------------------------------

cairo-title = Kairo
cairo-label-turn = Zug
cairo-label-final = Schlussphase
cairo-label-reconstructed = Spielplan, Medaillenwerte, Jokergebühr und Startaufstellungen sind rekonstruiert: Die gedruckten Bilder sind verloren.
cairo-label-extensions = Erweiterungen
cairo-label-bank = Bank
cairo-label-gold = Gold
cairo-label-silver = Silber
cairo-label-display = offene Auslage
cairo-label-deck = Nachziehstapel
cairo-label-discard = Ablage
cairo-label-barkers = Marktschreier
cairo-label-legend = ◆R Hauptstand · ◆r Erweiterung · >r Eingang · ☺R Kunde · ░ Restaurantzone · × abgeschnitten
cairo-label-player = Spieler
cairo-label-points = Punkte
cairo-label-hand = Hand
cairo-label-coins = Münzen
cairo-label-reserve = Hauptstände im Vorrat
cairo-label-neutral = neutral
cairo-label-market = Marktplatz
cairo-label-snack = Restaurantzone
cairo-label-sector = Viertel
cairo-label-entrance = Eingang
cairo-label-joker-fee = Jokergebühr
cairo-score-points = Siegpunkte

cairo-option-start = Startstände
cairo-option-start-help = Für den Anfang ist die vorgeschlagene Aufstellung am besten; bei freier Aufstellung wählen alle selbst.
cairo-value-start-suggested = vorgeschlagene Aufstellung
cairo-value-start-free = frei gesetzt
cairo-option-board = Spielplan
cairo-option-board-help = Der Name eines mitgelieferten Plans oder eine eigene Plandatei.
cairo-value-board-reconstructed = rekonstruiert
cairo-option-payment = Ersatzzahlung
cairo-option-payment-help = Fehlen dir Münzen einer Farbe, zahlst du von ihr so viele, wie du willst (mindestens eine) – oder zuerst alle, die du hast.
cairo-value-payment-free = mindestens eine der Farbe
cairo-value-payment-own-first = zuerst alle der Farbe
cairo-option-moving = Hauptstände versetzen
cairo-option-moving-help = Nur ein blockierter Hauptstand darf versetzt werden oder jeder ohne Erweiterung.
cairo-value-moving-blocked = nur blockierte
cairo-value-moving-any = alle ohne Erweiterung
cairo-option-three_cards = Drei Karten
cairo-option-three_cards-help = Mit „nur wenn nötig“ gelten drei Karten nur für ein Viertel, zu dem keine deiner Karten passt, wie es in der Regel steht.
cairo-value-three_cards-free = nach Belieben
cairo-value-three_cards-needed = nur wenn nötig
cairo-option-turn_limit = Zuggrenze
cairo-option-turn_limit-help = Spätestens nach so vielen Zügen beginnt die Schlussphase.

# --- Fragen ----------------------------------------------------------------

cairo-over = Die Partie ist zu Ende.
cairo-ask-put-customer = Welchen Kunden zieht man für { $cell }?
cairo-ask-reveal = Welche Karte wird aufgedeckt?
cairo-ask-deal = Welche Karte zieht { $seat } vom Stapel?
cairo-ask-first-player = Wer ist Startspieler?
cairo-ask-deal-set = Welche Startaufstellung bekommt { $seat }?
cairo-ask-start-tent = { $player }: Welchen Hauptstand setzt du zum Start?
cairo-ask-draw-neutral = Welchen neutralen Hauptstand zieht { $seat }?
cairo-ask-action = { $final ->
    [0] { $player }: Bauen, einen Kunden anlocken oder Karten ziehen?
   *[other] { $player }: Noch einmal bauen oder aufhören?
  }
cairo-ask-card = { $what ->
    [1] { $player }: Welche Karte spielst du für { $extension }?
   *[other] { $player }: Welche Karte spielst du für { $tent }?
  }
cairo-ask-three = { $player }: Spiele drei beliebige Karten. Noch { $b }.
cairo-ask-fee = { $player }: Mit welcher Münze bezahlst du den Joker? Noch { $b }.
cairo-ask-cell = { $what ->
    [1] { $player }: Wohin baust du { $extension }?
    [4] { $player }: Wohin setzt du den neutralen Hauptstand ({ $colour })?
   *[other] { $player }: Wohin setzt du { $tent }?
  }
cairo-ask-entrance = { $player }: Wo ist der Eingang des Hauptstands auf { $cell }?
cairo-ask-own-coins = { $player }: Wie viele Münzen { $coin } zahlst du? Der Preis ist { $b }; zwei andere ersetzen jede fehlende.
cairo-ask-substitute = { $player }: Welche Münze zahlst du als Ersatz für Münzen { $coin }? Noch { $b }.
cairo-ask-visit = { $player }: Zu welchem Eingang lockst du { $customer }?
cairo-ask-draw = { $player }: Welche Karte nimmst du? Noch { $a }.
cairo-ask-discard = { $player }: Welche Karte legst du ab?

# --- Antworten -------------------------------------------------------------

cairo-answer-tent = { $tent } setzen
cairo-answer-extend = { $extend } erweitern: { $others ->
    [0] { $own } Münzen { $coin }
   *[other] { $own ->
        [one] 1 Münze
       *[other] { $own } Münzen
      } { $coin } und { $others } andere
  }, { $points } Punkte
cairo-answer-move = { $move } versetzen
cairo-answer-action-colour = { $customer } anlocken
cairo-answer-action-draw = Zwei Karten ziehen
cairo-answer-action-pass = { $stuck ->
    [0] Nicht mehr bauen
   *[other] Nicht mehr bauen: Karten oder Münzen reichen nicht
  }
cairo-answer-put-customer-colour = { $customer }
cairo-answer-start-tent-colour = { $tent } setzen
cairo-answer-draw-neutral-colour = { $tent }
cairo-answer-fee-colour = eine Münze { $coin }
cairo-answer-substitute-colour = eine Münze { $coin }
cairo-answer-card = { $card }
cairo-answer-reveal-card = { $card } aufdecken
cairo-answer-card-card = { $card } spielen{ $joker ->
    [0] { "" }
   *[other] { " " }(Viertel { $sectors }; Gebühr { $fee })
  }
cairo-answer-three-card = { $card } spielen
cairo-answer-card-three = Drei beliebige Karten spielen
cairo-answer-discard-card = { $card } ablegen
cairo-answer-cell = { $cell }
cairo-answer-number = { $number }
cairo-answer-own-coins-number = { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
  } { $coin } und { $others } andere
cairo-answer-visit-cell = { $cell }, { $whose ->
    [own] dein Stand
    [neutral] neutraler Stand
   *[other] Stand von { $owner }
  }: { $gain ->
    [0] keine Münze, die Bank ist leer
    [one] 1 Münze { $coin }
   *[other] { $gain } Münzen { $coin }
  }{ $whose ->
    [other] { " " }(Besitzer: { $share })
   *[own] { "" }
  }{ $barkers ->
    [0] { "" }
   *[other] ; { $barkers } Marktschreier
  }
cairo-answer-draw-card = { $card } nehmen{ $joker ->
    [0] { "" }
   *[other] { " " }(Viertel { $sectors })
  }
cairo-answer-draw-deck = Die oberste Karte des Stapels nehmen
cairo-answer-draw-barker = Einen Marktschreier nehmen
cairo-answer-seat = { $seat }
cairo-answer-set = Aufstellung { $set }

# --- was geschah -----------------------------------------------------------

cairo-event-customer-put = Man stellt { $customer } auf { $cell }.
cairo-event-revealed = Man deckt { $card } auf.
cairo-event-dealt = { $player } bekommt { $card } vom Stapel.
cairo-event-dealt-hidden = { $player } bekommt eine Karte vom Stapel.
cairo-event-begins = { $player } ist Startspieler.
cairo-event-got-set = { $player } bekommt die Startaufstellung { $set }.
cairo-event-placed-tent = { $player } setzt { $tent } auf { $cell }.
cairo-event-opened-entrance = Der Eingang ist { $cell }.
cairo-event-placed-neutral = { $player } setzt { $tent } als neutralen Stand auf { $cell }.
cairo-event-removed-neutral = Für den neutralen Stand ist kein Platz; man nimmt { $tent } aus dem Spiel.
cairo-event-played-card = { $player } spielt { $card }.
cairo-event-paid-fee = { $player } zahlt { $count ->
    [one] 1 Münze { $coin }
   *[other] { $count } Münzen { $coin }
  } für den Joker.
cairo-event-extended = { $player } baut { $extension } auf { $cell }.
cairo-event-paid = { $player } zahlt { $count ->
    [one] 1 Münze { $coin }
   *[other] { $count } Münzen { $coin }
  }.
cairo-event-scored = { $player } erhält { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } für { $stall }.
cairo-event-took-gold = { $player } nimmt die Goldmedaille { $medal }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }.
cairo-event-took-silver = { $player } nimmt die Silbermedaille { $medal }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }.
cairo-event-lifted-tent = { $player } nimmt { $tent } von { $cell }.
cairo-event-called = { $player } lockt { $customer } zum Eingang { $cell }.
cairo-event-played-barkers = { $player } spielt { $count ->
    [one] einen Marktschreier
   *[other] { $count } Marktschreier
  }.
cairo-event-arrived = Dafür stellt man { $customer } auf { $cell }.
cairo-event-earned = { $count ->
    [0] { $player } geht leer aus: In der Bank ist keine Münze { $coin }.
    [one] { $player } nimmt am eigenen Stand 1 Münze { $coin } ein.
   *[other] { $player } nimmt am eigenen Stand { $count } Münzen { $coin } ein.
  }
cairo-event-took-card = { $player } nimmt { $card }.
cairo-event-drew-card = { $player } zieht eine Karte vom Stapel.
cairo-event-took-barker = { $player } nimmt einen Marktschreier.
cairo-event-discarded = { $player } legt { $card } ab.
cairo-event-reshuffled = Die Ablage wird zum neuen Stapel: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }.
cairo-event-final-phase = Die Schlussphase beginnt: Ab jetzt wird nur noch gebaut.
cairo-event-dropped-out = { $player } baut nicht mehr: Wer in der Schlussphase nicht baut, ist fertig.
cairo-event-medal-points = { $player } erhält { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } für Medaillen.
cairo-event-coin-points = { $player } erhält { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } für { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
  }.
cairo-event-skipped-start = Für einen Startstand von { $player } ist kein Platz.
    .you = Für einen Startstand von dir ist kein Platz.
cairo-event-left = Danach nimmt man { $customer } vom Marktplatz.
cairo-event-commission = { $count ->
    [0] { $player } bekommt nichts für das Anlocken: In der Bank ist keine Münze { $coin }.
    [one] { $player } nimmt für das Anlocken 1 Münze { $coin }.
   *[other] { $player } nimmt für das Anlocken { $count } Münzen { $coin }.
  }
cairo-event-owner-earned = { $count ->
    [0] { $player } bekommt als Besitzer des Standes nichts: In der Bank ist keine Münze { $coin }.
    [one] { $player } nimmt als Besitzer des Standes 1 Münze { $coin } ein.
   *[other] { $player } nimmt als Besitzer des Standes { $count } Münzen { $coin } ein.
  }
cairo-event-bank-short = { $count ->
    [one] In der Bank fehlt 1 Münze { $coin }; sie verfällt.
   *[other] In der Bank fehlen { $count } Münzen { $coin }; sie verfallen.
  }
cairo-event-medal-from = Sie kommt von { $player }.
    .you = Sie kommt von dir.
cairo-event-ran-out = Die Erweiterungen { $coin } sind aufgebraucht.
cairo-event-ran-low = Von den Erweiterungen { $coin } und { $second } ist je eine übrig.
cairo-event-limit-reached = Die Zuggrenze ist erreicht.
cairo-event-nobody-builds = Niemand könnte noch irgendwo etwas bauen.
cairo-event-total = { $player } beendet die Partie mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
  }.
cairo-event-won = { $player } gewinnt mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
  }.
cairo-event-shared = { $player } teilt sich den Sieg mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
  }.
    .you = Du teilst dir den Sieg mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
cairo-event-neutral-stands = Von Anfang an neutral: { $tent } auf { $cell } gesetzt.

# --- was noch kommt --------------------------------------------------------

cairo-todo-put-customers = die Kunden nehmen ihre Plätze ein
cairo-todo-refill = die Auslage wird aufgefüllt
cairo-todo-deal-hands = Handkarten werden ausgeteilt
cairo-todo-deal-sets = Startaufstellungen werden verteilt
cairo-todo-place-start = Startstände werden gesetzt
cairo-todo-place-neutral = neutrale Stände werden gesetzt
cairo-todo-turn = nächster Zug
cairo-todo-first-turn = erster Zug
cairo-todo-pay-cost = die Kosten werden bezahlt
cairo-todo-score-extension = Punkte und Medaillen
cairo-todo-finish-build = Karten werden abgelegt
cairo-todo-hand-limit = Handkartenlimit
cairo-todo-end-turn = Ende des Zuges
cairo-todo-final-scoring = Schlusswertung
cairo-todo-put-customer = ein Kunde wird gezogen
cairo-todo-reveal = eine Karte wird aufgedeckt
cairo-todo-deal = eine Karte wird gezogen
cairo-todo-first-player = der Startspieler wird ausgelost
cairo-todo-deal-set = eine Aufstellung wird verteilt
cairo-todo-start-tent = ein Startstand
cairo-todo-draw-neutral = ein neutraler Stand wird gezogen
cairo-todo-action = eine Aktion
cairo-todo-card = eine Karte wird gespielt
cairo-todo-three = drei Karten werden gespielt
cairo-todo-fee = die Jokergebühr
cairo-todo-cell = das Feld wählen
cairo-todo-entrance = den Eingang wählen
cairo-todo-own-coins = Münzen der passenden Farbe
cairo-todo-substitute = Ersatzmünzen
cairo-todo-visit = der Kunde geht
cairo-todo-draw = noch eine Karte
cairo-todo-discard = Karten ablegen

# On the box

cairo = Kairo
cairo-blurb = Baue Stände, locke Kunden über den Platz und verkaufe, bevor sie zum Nachbarn gehen.
cairo-weight = Etwa 60 Minuten; mittelschwer.
cairo-note = Einige gedruckte Zahlen von Kairo waren nirgends zu finden; sie sind sorgfältig rekonstruiert und im Regelheft so gekennzeichnet.

# What answers cost and give.
cairo-worth-card = Handkarten
cairo-worth-barker = { cairo-label-barkers }
cairo-worth-points = { cairo-label-points }
cairo-worth-coin-red = { cairo-label-coins } ({ cairo-colour-0 })
cairo-worth-coin-yellow = { cairo-label-coins } ({ cairo-colour-1 })
cairo-worth-coin-green = { cairo-label-coins } ({ cairo-colour-2 })
cairo-worth-coin-blue = { cairo-label-coins } ({ cairo-colour-3 })
cairo-worth-coin-white = { cairo-label-coins } ({ cairo-colour-4 })
cairo-worth-coin-purple = { cairo-label-coins } ({ cairo-colour-5 })
cairo-worth-stall = Hauptstände und Erweiterungen
cairo-worth-medal = Medaillen

# Why not?
cairo-why-taken = Hier steht schon etwas.
cairo-why-snack = In der Restaurantzone stehen nur Garküchen.
cairo-why-market = Garküchen stehen in der Restaurantzone.
cairo-why-apart = Eine Erweiterung muss deinen Stand derselben Farbe berühren.
cairo-why-same-colour = Sie würde einen anderen Stand derselben Farbe berühren.
cairo-why-neighbour = Ein Hauptstand darf nicht neben einem anderen Stand stehen.
cairo-why-sector-colour = In diesem Viertel steht schon ein Hauptstand dieser Farbe.
cairo-why-sector = Deine Karte zeigt dieses Viertel nicht.
cairo-why-way = Für einen Eingang ist kein Platz, oder ein Kunde oder Eingang würde abgeschnitten.
cairo-why-entrance = Der Eingang liegt auf einem freien Marktfeld neben dem Hauptstand.
cairo-why-not-entrance = Das ist kein Eingang seiner Farbe.
cairo-why-occupied = Dort steht ein anderer Kunde.
cairo-why-barkers = Es gibt nähere Eingänge; für jeden ausgelassenen brauchst du einen Marktschreier.
cairo-why-away = Er wartet neben dem Platz und kommt zurück, wenn ein anderer geht.
cairo-why-no-entrance = Kein Eingang seiner Farbe ist frei.
cairo-why-final = In der Schlussphase wird nur noch gebaut.
cairo-why-no-extension = Von dieser Farbe ist keine Erweiterung übrig.
cairo-why-no-coin = Du brauchst mindestens eine Münze dieser Farbe.
cairo-why-no-place = Es gibt kein Feld, auf dem er wachsen könnte und das deine Karten erreichen.
cairo-why-tent = Für diesen Hauptstand gibt es kein Feld, das deine Karten erreichen.
cairo-why-card = Im Viertel dieser Karte gibt es kein Feld dafür.
cairo-why-joker = In den Vierteln dieses Jokers gibt es kein Feld dafür, oder du kannst die Gebühr von { $fee } nicht auch noch zahlen.
cairo-why-coins = Eine Erweiterung kostet hier { $cost } Münzen, und zwei andere für jede fehlende der Farbe: So viele hast du nicht.
cairo-why-sector-full = Beim Aufbau stehen in jedem Viertel höchstens zwei Hauptstände.
cairo-why-old-cell = Ein versetzter Hauptstand muss auf ein anderes Feld als vorher.
cairo-why-entrance-cut = Einen Eingang dort könnte kein Kunde erreichen.

cairo-thing-tent = Hauptstand
cairo-thing-extension = Erweiterung
cairo-thing-customer = Kunde
cairo-thing-card = Baukarte
cairo-thing-joker = Joker
cairo-thing-barker = Marktschreier
cairo-thing-gold = Goldmedaille
cairo-thing-silver = Silbermedaille
cairo-thing-coins = Münzen
