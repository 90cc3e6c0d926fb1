# Istanbul: Namen

istanbul-title = Istanbul
istanbul-over = Die Partie ist zu Ende.
istanbul-seat-0 = Rot
istanbul-seat-1 = Blau
istanbul-seat-2 = Grün
istanbul-seat-3 = Gelb
istanbul-seat-4 = Weiß

istanbul-place-1 = Wagnerei
    .to = zur Wagnerei
    .at = in der Wagnerei
    .from = von der Wagnerei
    .for = für die Wagnerei
    .dative = der Wagnerei
istanbul-place-2 = Tuchlager
    .to = zum Tuchlager
    .at = im Tuchlager
    .from = vom Tuchlager
    .for = für das Tuchlager
    .dative = dem Tuchlager
istanbul-place-3 = Gewürzlager
    .to = zum Gewürzlager
    .at = im Gewürzlager
    .from = vom Gewürzlager
    .for = für das Gewürzlager
    .dative = dem Gewürzlager
istanbul-place-4 = Obstlager
    .to = zum Obstlager
    .at = im Obstlager
    .from = vom Obstlager
    .for = für das Obstlager
    .dative = dem Obstlager
istanbul-place-5 = Postamt
    .to = zum Postamt
    .at = im Postamt
    .from = vom Postamt
    .for = für das Postamt
    .dative = dem Postamt
istanbul-place-6 = Karawanserei
    .to = zur Karawanserei
    .at = in der Karawanserei
    .from = von der Karawanserei
    .for = für die Karawanserei
    .dative = der Karawanserei
istanbul-place-7 = Brunnen
    .to = zum Brunnen
    .at = am Brunnen
    .from = vom Brunnen
    .for = für den Brunnen
    .dative = dem Brunnen
istanbul-place-8 = Schwarzmarkt
    .to = zum Schwarzmarkt
    .at = auf dem Schwarzmarkt
    .from = vom Schwarzmarkt
    .for = für den Schwarzmarkt
    .dative = dem Schwarzmarkt
istanbul-place-9 = Teestube
    .to = zur Teestube
    .at = in der Teestube
    .from = von der Teestube
    .for = für die Teestube
    .dative = der Teestube
istanbul-place-10 = Großer Markt
    .to = zum Großen Markt
    .at = auf dem Großen Markt
    .from = vom Großen Markt
    .for = für den Großen Markt
    .dative = dem Großen Markt
istanbul-place-11 = Kleiner Markt
    .to = zum Kleinen Markt
    .at = auf dem Kleinen Markt
    .from = vom Kleinen Markt
    .for = für den Kleinen Markt
    .dative = dem Kleinen Markt
istanbul-place-12 = Polizeiwache
    .to = zur Polizeiwache
    .at = auf der Polizeiwache
    .from = von der Polizeiwache
    .for = für die Polizeiwache
    .dative = der Polizeiwache
istanbul-place-13 = Sultanspalast
    .to = zum Sultanspalast
    .at = im Sultanspalast
    .from = vom Sultanspalast
    .for = für den Sultanspalast
    .dative = dem Sultanspalast
istanbul-place-14 = Kleine Moschee
    .to = zur Kleinen Moschee
    .at = in der Kleinen Moschee
    .from = von der Kleinen Moschee
    .for = für die Kleine Moschee
    .dative = der Kleinen Moschee
istanbul-place-15 = Große Moschee
    .to = zur Großen Moschee
    .at = in der Großen Moschee
    .from = von der Großen Moschee
    .for = für die Große Moschee
    .dative = der Großen Moschee
istanbul-place-16 = Edelsteinhändler
    .to = zum Edelsteinhändler
    .at = beim Edelsteinhändler
    .from = vom Edelsteinhändler
    .for = für den Edelsteinhändler
    .dative = dem Edelsteinhändler

istanbul-good-red = Tuch
istanbul-good-green = Gewürz
istanbul-good-yellow = Obst
istanbul-good-blue = Schmuck

istanbul-card-good = 1 Ware
istanbul-card-five-lira = 5 Lira
istanbul-card-far = 3 oder 4 Schritte
istanbul-card-stay = Stehen bleiben
istanbul-card-recall = Gehilfen zurückholen
istanbul-card-family = Familienmitglied zurückholen
istanbul-card-small-market = Beliebige Waren am Kleinen Markt
istanbul-card-palace = Sultanspalast noch einmal
istanbul-card-post-office = Postamt noch einmal
istanbul-card-dealer = Edelsteinhändler noch einmal

istanbul-tile-red = rotes Moschee-Plättchen
istanbul-tile-green = grünes Moschee-Plättchen
istanbul-tile-blue = blaues Moschee-Plättchen
istanbul-tile-yellow = gelbes Moschee-Plättchen

istanbul-figure-governor = Gouverneur
istanbul-figure-smuggler = Schmuggler

istanbul-score-rubies = Rubine
istanbul-score-lira = Lira
istanbul-score-goods = Waren
istanbul-score-cards = Bonuskarten

# Was gefragt wird

istanbul-ask-lay = Wo liegt der Ort „{ $place }“?
istanbul-ask-starter = Wer ist Startspieler?
istanbul-ask-demand = { $market }: Welches Nachfrage-Plättchen kommt als Nächstes?
istanbul-ask-roll = Die Würfel fallen.
istanbul-ask-draw = { $drawer } zieht eine Bonuskarte.
istanbul-ask-move = { $far ->
    [0] { $player }: Wohin geht dein Kaufmann? 1 oder 2 Schritte weit{ $line ->
        [0] { "" }
       *[other] { " " }oder in gerader Linie
    }{ $companion ->
        [0] { "" }
       *[other] ; oder bewege den Kompagnon
    }{ $guild ->
        [0] { "" }
       *[other] ; oder spiele eine Gildenkarte
    }.
   *[other] { $player }: Wohin geht dein Kaufmann? 3 oder 4 Schritte weit.
}
istanbul-ask-assistant = { $can ->
    [0] { $player }: Du hast keinen Gehilfen für diesen Ort. Nutze eine Karte oder ein Plättchen, oder beende deinen Zug.
   *[other] { $player }: Lass einen Gehilfen zurück oder nimm einen mit.
}
istanbul-ask-pay = { $player }: Zahle { $companions ->
    [0] { $merchants ->
        [one] dem Kaufmann
       *[other] den { $merchants } Kaufleuten
    }
   *[other] { $merchants ->
        [0] { $companions ->
            [one] dem Kompagnon
           *[other] den { $companions } Kompagnons
        }
       *[other] Kaufleuten und Kompagnons
    }
} hier { $total } Lira oder beende deinen Zug.
istanbul-ask-act = { $player }: Die Aktion { $place-at } ausführen?
istanbul-ask-sell = { $count ->
    [0] { $player }: Welche Ware verkaufst du?
   *[other] { $player }: Noch eine Ware verkaufen? Bisher { $count }.
}
istanbul-ask-fetch = { $player }: Noch einen Gehilfen zurückholen?
istanbul-ask-take-card = { $player }: Woher nimmst du die zweite Karte?
istanbul-ask-discard = { $player }: Lege eine Karte ab.
istanbul-ask-bend = { $second ->
    [0] { $player }: Den Wurf { $first } ändern?
   *[other] { $player }: Den Wurf { $first } + { $second } ändern?
}
istanbul-ask-any-good = { $player }: Wähle eine Ware.
istanbul-ask-local-good = { $player }: Du hast { $first } + { $second } gewürfelt. Wähle Tuch, Gewürz oder Obst.
istanbul-ask-extra-good = { $player }: Eine weitere Ware für 2 Lira?
istanbul-ask-pay-any = { $player }: Wähle noch { $count ->
    [one] eine Ware
   *[other] { $count } Waren
} für den Sultan.
istanbul-ask-repeat = { $player }: Die Aktion { $place-at } mit einer Karte wiederholen?
istanbul-ask-encounter = { $later ->
    [0] { $met ->
        [one] { $player }: Wem begegnest du hier?
       *[other] { $player }: Wem begegnest du zuerst?
    }
   *[other] { $player }: Wem begegnest du als Nächstes?
}
istanbul-ask-reward = { $player }: Eine Bonuskarte oder 3 Lira?
istanbul-ask-governor-price = { $player }: Gib dem Gouverneur 2 Lira oder eine Karte.
istanbul-ask-smuggler-good = { $player }: Welche Ware nimmst du vom Schmuggler?
istanbul-ask-smuggler-price = { $player }: Gib dem Schmuggler 2 Lira oder eine Ware.
istanbul-ask-recall = { $player }: Welchen Gehilfen holst du zurück?
istanbul-ask-finish = { $cards ->
    [0] { $tile ->
        [0] { $player }: Beende deinen Zug.
       *[other] { $player }: Nutze das gelbe Plättchen oder beende deinen Zug.
    }
   *[other] { $tile ->
        [0] { $player }: Spiele eine Karte oder beende deinen Zug.
       *[other] { $player }: Spiele eine Karte, nutze das gelbe Plättchen oder beende deinen Zug.
    }
}
istanbul-ask-last-cards = { $player }: Die letzte Runde ist gespielt. Spiele noch Karten für Lira oder Waren, oder wähle „Fertig“.

# Was man antworten kann

istanbul-answer-pass = Nichts tun
istanbul-answer-act-pass = Aktion nicht ausführen
istanbul-answer-sell-pass = Verkauf abschließen
istanbul-answer-fetch-pass = Fertig
istanbul-answer-bend-pass = Wurf so lassen
istanbul-answer-extra-good-pass = Keine weitere Ware
istanbul-answer-repeat-pass = Weiter
istanbul-answer-encounter-pass = Niemandem mehr begegnen
istanbul-answer-finish-pass = Zug beenden
istanbul-answer-last-cards-pass = Fertig
istanbul-answer-act = { $at ->
    [1] Handkarren-Erweiterung für 7 Lira kaufen
    [2] Handkarren mit Tuch auffüllen
    [3] Handkarren mit Gewürz auffüllen
    [4] Handkarren mit Obst auffüllen
    [5] Post abholen
    [13] { $palace ->
        [one] { $palace } Ware
       *[other] { $palace } Waren
    } für einen Rubin abgeben
    [16] Einen Rubin für { $dealer } Lira kaufen
    [18] 1 Kaffee und 2 Gildenkarten nehmen
    [20] Einen Rubin für { $coffee_house } Kaffee kaufen
    [21] 2 Briefe nehmen
    [22] Einen Brief nehmen und den Kiosk öffnen
   *[other] Aktion ausführen
}
istanbul-answer-stop = Zug beenden
istanbul-answer-leave = { $neutral ->
    [0] Einen Gehilfen zurücklassen
   *[other] Einen Gehilfen zurücklassen: der unterste ist neutral
}
istanbul-answer-pickup = Deinen Gehilfen mitnehmen
istanbul-answer-neutral = Einen neutralen Gehilfen mitnehmen
istanbul-answer-deck = Karte vom Nachziehstapel
istanbul-answer-pile = Oberste Karte vom Ablagestapel
istanbul-answer-lira = Geld
istanbul-answer-pay-lira = { $total } Lira zahlen
istanbul-answer-reward-lira = 3 Lira nehmen
istanbul-answer-governor-price-lira = 2 Lira zahlen
istanbul-answer-smuggler-price-lira = 2 Lira zahlen
istanbul-answer-again = Beide Würfel neu werfen
istanbul-answer-later = Erst würfeln, dann die Ware wählen
istanbul-answer-all = Alle
istanbul-answer-act-all = { $at ->
    [7] Alle Gehilfen zurückholen
   *[other] Alles verkaufen, was gefragt ist
}
istanbul-answer-sell-all = Auch alles Übrige verkaufen, was gefragt ist
istanbul-answer-fetch-all = Alle übrigen zurückholen
istanbul-answer-yellow = Gelbes Plättchen: Gehilfe für 2 Lira
istanbul-answer-place = { $place }
istanbul-answer-move-place = Ziel: { $place }
istanbul-answer-act-place = Losschicken: { $place }
istanbul-answer-assistant = Gehilfe { $assistant-at }
istanbul-answer-act-assistant = Gehilfen { $assistant-from } zurückholen
istanbul-answer-fetch-assistant = Gehilfen { $assistant-from } zurückholen
istanbul-answer-recall-assistant = Gehilfen { $assistant-from } zurückholen
istanbul-answer-good = { $good }
istanbul-answer-act-good = { $at ->
    [8] 1 { $good } nehmen, dann würfeln
    [17] 1 { $good } abgeben
    [23] 1 { $good } nehmen, dann die Auktion
    [25] 1 { $good } nehmen
   *[other] 1 { $good } verkaufen
}
istanbul-answer-sell-good = 1 { $good } verkaufen
istanbul-answer-any-good-good = 1 { $good } nehmen
istanbul-answer-local-good-good = 1 { $good } nehmen
istanbul-answer-extra-good-good = 1 { $good } für 2 Lira nehmen
istanbul-answer-smuggler-good-good = 1 { $good } nehmen
istanbul-answer-smuggler-price-good = 1 { $good } abgeben
istanbul-answer-pay-any-good = 1 { $good } abgeben
istanbul-answer-number = Ansagen: { $number }
istanbul-answer-card = { $card }
istanbul-answer-draw-card = „{ $card }“ ziehen
istanbul-answer-discard-card = „{ $card }“ ablegen
istanbul-answer-governor-price-card = „{ $card }“ ablegen
istanbul-answer-play = „{ $play }“ spielen
istanbul-answer-tile = Ein { $tile } nehmen
istanbul-answer-die = { $die ->
    [1] Die { $first } auf 4 drehen
   *[other] Die { $second } auf 4 drehen
}
istanbul-answer-roll = { $roll }
istanbul-answer-player = { $player }
istanbul-answer-starter-player = { $player } beginnt
istanbul-answer-encounter-player = Familienmitglied von { $player } einfangen
istanbul-answer-figure = Den { $figure } nutzen
istanbul-answer-cell = Feld { $cell }
istanbul-answer-demand = Plättchen { $demand }

# Was geschehen ist

istanbul-event-starts = { $player } ist Startspieler.
istanbul-event-placed = Auf Feld { $cell } liegt der Ort „{ $place }“.
istanbul-event-moved = { $player } geht { $place-to }.
istanbul-event-stayed = { $player } bleibt { $place-at }.
istanbul-event-left-assistant = { $player } lässt einen Gehilfen zurück.
istanbul-event-left-neutral = { $player } lässt einen neutralen Gehilfen zurück.
istanbul-event-picked-up = { $player } nimmt einen Gehilfen mit.
istanbul-event-picked-up-neutral = { $player } nimmt einen neutralen Gehilfen mit.
istanbul-event-stopped = { $why ->
    [1] { $player } kann hier keinen Gehilfen zurücklassen oder mitnehmen: Der Zug endet.
    [2] { $player } hat hier nicht genug Lira zum Zahlen: Der Zug endet.
   *[other] { $player } beendet hier den Zug.
}
istanbul-event-paid-merchant = { $player } zahlt { $lira } Lira an { $other }.
    .to-you = { $player } zahlt dir { $lira } Lira.
istanbul-event-gained-lira = { $player } erhält { $lira } Lira.
istanbul-event-paid-lira = { $player } zahlt { $lira } Lira.
istanbul-event-gained-good = { $player } lädt { $count } { $good } auf.
istanbul-event-paid-good = { $player } gibt { $count } { $good } ab.
istanbul-event-lost-good = { $player } hat keinen Platz für { $count } { $good }.
istanbul-event-gained-ruby = { $player } erhält einen Rubin und hat jetzt { $count }.
istanbul-event-extended = { $player } erweitert den Handkarren ({ $count } von 3).
istanbul-event-mail = { $count ->
    [0] Alle Postanzeiger rücken wieder nach oben.
   *[other] Ein Postanzeiger rückt nach unten.
}
istanbul-event-drew = { $player } zieht „{ $card }“.
istanbul-event-drew-hidden = { $player } zieht eine Bonuskarte.
istanbul-event-took-from-pile = { $player } nimmt „{ $card }“ vom Ablagestapel.
istanbul-event-discarded = { $player } legt „{ $card }“ ab.
istanbul-event-played = { $player } spielt „{ $card }“.
istanbul-event-recalled = { $player } holt den Gehilfen { $place-from } zurück.
istanbul-event-rolled = Gewürfelt: { $first } + { $second }.
istanbul-event-turned-die = { $second ->
    [0] { $player } dreht den Würfel: { $first }.
   *[other] { $player } dreht einen Würfel: { $first } + { $second }.
}
istanbul-event-rolled-again = { $player } würfelt noch einmal.
istanbul-event-announced = { $player } sagt { $count } an.
istanbul-event-sold = { $player } verkauft { $count ->
    [one] { $count } Ware
   *[other] { $count } Waren
} für { $lira } Lira.
istanbul-event-demand = Neue Nachfrage { $market-at }.
istanbul-event-sent-family = { $player } schickt das Familienmitglied { $place-to }.
istanbul-event-caught-family = { $player } fängt das Familienmitglied von { $other } ein: Es muss zur Polizeiwache.
    .to-you = { $player } fängt dein Familienmitglied ein: Es muss zur Polizeiwache.
istanbul-event-family-home = Das Familienmitglied von { $player } kehrt zur Polizeiwache zurück.
    .you = Dein Familienmitglied kehrt zur Polizeiwache zurück.
istanbul-event-took-tile = { $player } nimmt ein { $tile }.
istanbul-event-fifth-assistant = { $player } erhält den fünften Gehilfen.
istanbul-event-used-figure = { $player } nutzt den { $figure }.
istanbul-event-figure-moved = Der { $figure } zieht { $place-to }.
istanbul-event-neutral-moved = Der neutrale Kaufmann zieht { $place-to }.
istanbul-event-shuffled = Der Ablagestapel wird gemischt: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} im Nachziehstapel.
istanbul-event-caravan = { $player } ist jetzt Karawanenführer.
istanbul-event-last-round = { $over ->
    [0] { $player } hat { $count ->
        [one] { $count } Rubin
       *[other] { $count } Rubine
    }: Dies ist die letzte Runde.
   *[other] { $player } hat { $count ->
        [one] { $count } Rubin
       *[other] { $count } Rubine
    }, und die Runde ist vollständig: Die Partie endet.
}
istanbul-event-game-over = Die Partie ist zu Ende.

# Was noch kommt

istanbul-todo-lay = die Orte werden ausgelegt
istanbul-todo-begin = der erste Zug
istanbul-todo-open-demand = ein Nachfrage-Plättchen
istanbul-todo-starter = der Startspieler
istanbul-todo-demand = ein Nachfrage-Plättchen
istanbul-todo-roll = Würfel
istanbul-todo-draw = eine Bonuskarte
istanbul-todo-turn = ein Zug
istanbul-todo-move = Bewegung
istanbul-todo-assistant = der Gehilfe
istanbul-todo-merchants = andere Kaufleute
istanbul-todo-pay = andere Kaufleute
istanbul-todo-move-neutral = der neutrale Kaufmann zieht
istanbul-todo-action = die Aktion
istanbul-todo-act = die Aktion
istanbul-todo-repeat-action = die Aktion noch einmal
istanbul-todo-after-action = Aktion wiederholen?
istanbul-todo-repeat = Aktion wiederholen?
istanbul-todo-after-roll = Wurf ändern?
istanbul-todo-bend = Wurf ändern?
istanbul-todo-tea-payout = die Teestube zahlt aus
istanbul-todo-black-market-payout = der Schwarzmarkt liefert
istanbul-todo-local-good = eine Ware
istanbul-todo-any-good = eine Ware
istanbul-todo-extra-good = eine weitere Ware
istanbul-todo-pay-any = Waren für den Sultan
istanbul-todo-sell = der Verkauf
istanbul-todo-fetch = weitere Gehilfen
istanbul-todo-second-card = die zweite Karte
istanbul-todo-take-card = die zweite Karte
istanbul-todo-after-caravansary = eine Karte ablegen
istanbul-todo-discard = eine Karte ablegen
istanbul-todo-encounters = Begegnungen
istanbul-todo-encounter = Begegnungen
istanbul-todo-reward = die Belohnung
istanbul-todo-use-figure = eine Figur wird genutzt
istanbul-todo-governor-price = der Preis des Gouverneurs
istanbul-todo-smuggler-good = die Ware des Schmugglers
istanbul-todo-smuggler-price = der Preis des Schmugglers
istanbul-todo-move-figure = die Figur zieht weiter
istanbul-todo-place-figure = die Figur zieht weiter
istanbul-todo-recall = ein Gehilfe kommt zurück
istanbul-todo-finish = Ende des Zuges
istanbul-todo-end-turn = der nächste Spieler
istanbul-todo-last-cards = letzte Karten
istanbul-todo-game-over = das Ende

# Was ein Tisch wählen kann

istanbul-option-layout = Auslage der Orte
istanbul-option-starter = Startspieler
istanbul-option-rubies = Rubine bis zum Spielende
istanbul-option-neutral_assistants = Neutrale Gehilfen
istanbul-option-caravan_leader = Karawanenführer
istanbul-option-yellow_tile = Gelbes Moschee-Plättchen
istanbul-option-reshuffle = Mischen des Ablagestapels
istanbul-option-small_market_card = Karte für den Kleinen Markt
istanbul-option-sold_out = Palast oder Edelsteinhändler ausverkauft
istanbul-option-random_layout = Zufällige Auslage
istanbul-option-money = Geld
istanbul-option-rubies_in_box = Rubine in der Schachtel

istanbul-option-layout-help = Kurze Wege passen gut zur ersten Partie; lange Wege machen mehr Schritte nötig; die zufällige Auslage ist jedes Mal neu.
istanbul-option-starter-help = Wer den ersten Zug hat.
istanbul-option-rubies-help = Standard: 5 Rubine, zu zweit 6.
istanbul-option-neutral_assistants-help = In jedem Stapel gehört ein Gehilfe niemandem; alle dürfen ihn mitnehmen (2 bis 4 Spieler).
istanbul-option-caravan_leader-help = Wer zuletzt die Karawanserei genutzt hat, führt die Karawane und behält dort vom nächsten Besuch an beide Karten.
istanbul-option-yellow_tile-help = Das gelbe Plättchen gilt in jedem Abschnitt des Zuges oder nur bei der Bewegung.
istanbul-option-reshuffle-help = Der Ablagestapel wird gemischt, sobald der Nachziehstapel leer ist, oder erst, wenn eine Karte gebraucht wird.
istanbul-option-small_market_card-help = Mit der Karte verkauft man bis zu fünf beliebige Waren oder genau fünf.
istanbul-option-sold_out-help = Leere Rubinreihen bekommen Rubine aus dem Vorrat oder bleiben leer wie in der ersten Ausgabe.
istanbul-option-random_layout-help = Schwarzmarkt und Teestube liegen auch in verschiedenen Reihen und Spalten (streng) oder nur drei Schritte auseinander (locker).
istanbul-option-money-help = Alle sehen das Geld aller oder nur das eigene.
istanbul-option-rubies_in_box-help = 42 in der Big Box, 32 in der ersten Ausgabe.

istanbul-value-layout-short = Kurze Wege
istanbul-value-layout-long = Lange Wege
istanbul-value-layout-order = Ordnung
istanbul-value-layout-random = Zufällig
istanbul-value-starter-random = wird ausgelost
istanbul-value-starter-0 = Platz 1
istanbul-value-starter-1 = Platz 2
istanbul-value-starter-2 = Platz 3
istanbul-value-starter-3 = Platz 4
istanbul-value-starter-4 = Platz 5
istanbul-value-rubies-standard = Standard
istanbul-value-yellow_tile-any_phase = in jedem Abschnitt
istanbul-value-yellow_tile-movement = bei der Bewegung
istanbul-value-reshuffle-at_once = sofort
istanbul-value-reshuffle-when_needed = bei Bedarf
istanbul-value-small_market_card-up_to_five = bis zu fünf
istanbul-value-small_market_card-exactly_five = genau fünf
istanbul-value-sold_out-refill = wird aufgefüllt
istanbul-value-sold_out-exhausted = bleibt leer
istanbul-value-random_layout-strict = streng
istanbul-value-random_layout-mild = locker
istanbul-value-money-open = offen
istanbul-value-money-hidden = verdeckt

# On the box

istanbul = Istanbul
istanbul-blurb = Schiebe deinen Handkarren durch den Basar, lass Gehilfen zurück und sammle als Erster fünf Rubine.
istanbul-weight = 45–60 Minuten; mittelschwer.

# Why not?
istanbul-why-same = Dein Kaufmann muss an einen anderen Ort ziehen.
istanbul-why-far = { $steps ->
   *[other] Das sind { $steps } Schritte; ein Kaufmann geht 1 oder 2.
}
istanbul-why-not-far = Mit dieser Karte geht der Kaufmann 3 oder 4 Schritte.
istanbul-why-phase = Orte wählst du bei der Bewegung; jetzt läuft ein anderer Abschnitt deines Zuges.
istanbul-why-encounter = Begegnungen kommen nach der Aktion, dort, wo dein Kaufmann steht.
istanbul-why-first = Beantworte zuerst die offene Frage.
istanbul-why-card-good = Du darfst sie jederzeit in deinem Zug spielen, nur nicht während einer Ortsaktion.
istanbul-why-card-move = Diese Karte spielst du bei der Bewegung, vor der Ankunft.
istanbul-why-one-move = Pro Zug darfst du nur eine Bewegungskarte spielen.
istanbul-why-card-recall = Diese Karte spielst du bei der Bewegung oder bei der Ankunft.
istanbul-why-no-assistant = Keiner deiner Gehilfen liegt auf dem Spielplan.
istanbul-why-family-home = Dein Familienmitglied ist schon auf der Polizeiwache.
istanbul-why-small-market = Spiele sie auf dem Kleinen Markt, wenn die Aktion beginnt.
istanbul-why-few-goods = Du hast zu wenige Waren zum Verkaufen.
istanbul-why-repeat = Spiele sie direkt nach der Aktion dieses Ortes: { $place }.
istanbul-why-repeat-cost = Du kannst diese Aktion nicht noch einmal bezahlen.
istanbul-why-tile-red = Es wird nach deinem Wurf auf dem Schwarzmarkt oder in der Teestube angeboten.
istanbul-why-yellow-phase = Nicht mitten in einer Aktion oder Begegnung.
istanbul-why-yellow-movement = An diesem Tisch nutzt du es nur bei der Bewegung.
istanbul-why-yellow-lira = Es kostet 2 Lira, und die hast du nicht.
istanbul-why-yellow-away = Keiner deiner Gehilfen liegt an einem anderen Ort als dein Kaufmann.
istanbul-why-yellow-used = Du darfst es nur einmal pro Zug nutzen und hast das schon getan.
istanbul-why-mosque-own = Du besitzt schon ein Plättchen dieser Farbe.
istanbul-why-mosque-goods = Es verlangt { $need } Waren seiner Farbe; du hast { $have }.
istanbul-why-mosque-place = Du nimmst es mit der Aktion dieses Ortes: { $place }.
istanbul-why-elsewhere = Begegnungen gibt es dort, wo dein Kaufmann steht.
istanbul-why-figure-once = Jede Figur darfst du nur einmal pro Zug nutzen.
istanbul-why-no-deck = Es gibt keine Karte zum Ziehen.
istanbul-why-family-own = Für dein eigenes Familienmitglied gibt es keine Belohnung.
istanbul-why-family-police = Auf der Polizeiwache wird niemand gefangen.
istanbul-why-needs-lira = Das kostet { $need } Lira; du hast { $have }.
istanbul-why-needs-coffee = Das kostet { $need } Kaffee; du hast { $have }.
istanbul-why-needs-seals = Dafür brauchst du Briefe mit { $need } Siegeln; du hast { $have }.
istanbul-why-needs-goods = Dafür brauchst du { $need } Waren; du hast { $have }.
istanbul-why-repeat-mosque = Spiele sie direkt nach der Aktion einer Moschee.
istanbul-why-card-phases = Du spielst sie zwischen den Phasen deines Zuges, nicht während einer Aktion oder Begegnung.
istanbul-why-card-last = Nach dem letzten Zug spielst du nur noch Karten, die Lira oder Waren bringen.
istanbul-why-card-rolled = Spiele sie direkt nach deinem eigenen Wurf, wenn ein Würfel weniger als 6 zeigt.
istanbul-why-exchange = Du hast nichts zu geben, wofür etwas anderes Platz hätte.
istanbul-why-no-stock = Du hast weder Ware noch Kaffee zu verkaufen.
istanbul-why-copy-nothing = Auf dem Ablagestapel liegt keine Karte, die sie kopieren könnte.
istanbul-why-copy = Sie kopiert „{ $card }“, und das geht jetzt nicht.
istanbul-why-family-walk-police = Mit dieser Karte kann dein Familienmitglied die Polizeiwache nicht verlassen.
istanbul-why-family-walk-nowhere = Die Schranke versperrt deinem Familienmitglied jeden Weg.
istanbul-why-begun = Sie ersetzt einen ganzen Zug, und in diesem hast du schon eine andere Karte gespielt.
istanbul-why-no-other-merchant = Alle anderen Kaufleute stehen schon bei deinem.
istanbul-why-companion-off = Dein Kompagnon steht nicht auf dem Spielplan.
istanbul-why-companion-nowhere = Die Schranke versperrt deinem Kompagnon jeden Weg von zwei Schritten.
istanbul-why-cart-complete = Dein Handkarren hat schon alle drei Erweiterungen.
istanbul-why-guild-10 = Dafür brauchst du Tuch, Gewürz und Obst.
istanbul-why-guild-11 = Dafür brauchst du Schmuck, Tuch und Gewürz.
istanbul-why-guild-mosque = Du hast keine Ware in der Farbe eines Plättchens, das du dort noch nehmen könntest.
istanbul-why-guild-tavern = Auch mit einem Kaffee Nachlass kannst du keine Tavernen-Aktion bezahlen.
istanbul-why-guild-turn = Eine Gildenkarte spielst du anstelle deines ganzen Zuges, vor der Bewegung.
istanbul-why-no-ruby = Dort liegt kein Rubin mehr.
istanbul-why-tavern-own = Du besitzt schon ein Plättchen dieser Art.
istanbul-why-tavern-nothing = Das Plättchen, für das dein Kaffee reicht, besitzt du schon.
istanbul-why-kiosk-one = Entscheide zuerst, ob du dein Plättchen nutzt.
istanbul-why-kiosk-turn = Alle nehmen ein Plättchen, reihum von dem an, der den Kiosk geöffnet hat.
istanbul-why-kiosk-cards = Solange der Kiosk geöffnet ist, spielt Karten nur, wer am Zug ist, und nur solche, die jederzeit gespielt werden.
istanbul-why-sent = Losschicken und Aktion des Familienmitglieds sind eins: Dazwischen spielst du nur „5 Lira“.
istanbul-why-within = Diese Aktion ist Teil einer anderen: Jetzt spielst du nur, was jederzeit gespielt werden darf.
istanbul-why-guild-draw = Es gibt keine Karte mehr zu ziehen.
istanbul-why-auction-cards = Du bietest mit den Lira, die du hast; während der Auktion kommt durch Karten nichts dazu.
istanbul-why-owed = Es ist deine letzte Karte, und du musst noch eine abgeben.
istanbul-why-barrier = Die Schranke ist im Weg; nur wer sie gesetzt hat, darf hinüber.
istanbul-why-line = Er liegt weder ein oder zwei Schritte entfernt noch in gerader Linie, wie es dein Bewegungsplättchen erlaubt.
istanbul-why-no-demand = Du hast keine der Waren, die hier verlangt werden.
istanbul-why-family-out = Dein Familienmitglied ist nicht hier.
istanbul-why-palace-goods = Du hast nicht alle Waren, die dort gezeigt sind.
istanbul-why-no-tile = Hier liegt kein Plättchen, das dir fehlt und für das du die Waren hast.
istanbul-why-roast = Du hast weder 2 Lira noch eine Ware noch eine Karte zu geben.
istanbul-why-not-there = Dort liegt keiner deiner Gehilfen.
istanbul-why-family-step = Dein Familienmitglied geht einen Schritt, aber nicht zur Polizeiwache.
istanbul-why-companion-two = Mit dieser Karte geht dein Kompagnon genau zwei Schritte.
istanbul-why-any-action = Die Aktion dort lässt sich jetzt nicht ausführen.
istanbul-why-beside = Das ist keiner der beiden Orte neben der Schranke.
istanbul-why-ruby-places = Von dort kannst du jetzt keinen Rubin nehmen.
istanbul-why-leap-corner = Die Karte führt an eine andere Ecke des Spielplans.
istanbul-why-leap-merchant = Die Karte führt zum Kaufmann eines anderen: Wähle, zu wem.
istanbul-why-trader-price = Er nimmt 2 Lira oder eine Ware, und du hast keins von beiden.
istanbul-why-no-letter = Es gibt keinen Brief zum Ziehen.
istanbul-why-mosque-gone = Von diesen Plättchen ist keines mehr da.

# What answers cost and give.
istanbul-worth-lira = Lira
istanbul-worth-ruby = Rubine
istanbul-worth-good-red = Tuch
istanbul-worth-good-green = Gewürz
istanbul-worth-good-yellow = Obst
istanbul-worth-good-blue = Schmuck
istanbul-worth-coffee = Kaffee
istanbul-worth-extension = Erweiterungen des Handkarrens
istanbul-worth-card = Bonuskarten
istanbul-worth-guild = Gildenkarten
istanbul-worth-letter = Briefe
istanbul-worth-assistant = Gehilfen beim Kaufmann
istanbul-worth-tile = Moschee-Plättchen
