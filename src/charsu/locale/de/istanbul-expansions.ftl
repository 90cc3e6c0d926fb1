# Istanbul: Mokka & Bakschisch, Brief & Siegel, Großer Basar: Namen

istanbul-place-17 = Kaffeerösterei
    .to = zur Kaffeerösterei
    .at = in der Kaffeerösterei
    .from = von der Kaffeerösterei
    .for = für die Kaffeerösterei
    .dative = der Kaffeerösterei
istanbul-place-18 = Gildenhalle
    .to = zur Gildenhalle
    .at = in der Gildenhalle
    .from = von der Gildenhalle
    .for = für die Gildenhalle
    .dative = der Gildenhalle
istanbul-place-19 = Taverne
    .to = zur Taverne
    .at = in der Taverne
    .from = von der Taverne
    .for = für die Taverne
    .dative = der Taverne
istanbul-place-20 = Kaffeehaus
    .to = zum Kaffeehaus
    .at = im Kaffeehaus
    .from = vom Kaffeehaus
    .for = für das Kaffeehaus
    .dative = dem Kaffeehaus
istanbul-place-21 = Botschaft
    .to = zur Botschaft
    .at = in der Botschaft
    .from = von der Botschaft
    .for = für die Botschaft
    .dative = der Botschaft
istanbul-place-22 = Kiosk
    .to = zum Kiosk
    .at = am Kiosk
    .from = vom Kiosk
    .for = für den Kiosk
    .dative = dem Kiosk
istanbul-place-23 = Auktionshaus
    .to = zum Auktionshaus
    .at = im Auktionshaus
    .from = vom Auktionshaus
    .for = für das Auktionshaus
    .dative = dem Auktionshaus
istanbul-place-24 = Geheimbund
    .to = zum Geheimbund
    .at = beim Geheimbund
    .from = vom Geheimbund
    .for = für den Geheimbund
    .dative = dem Geheimbund
istanbul-place-25 = Katakomben
    .to = zu den Katakomben
    .at = in den Katakomben
    .from = von den Katakomben
    .for = für die Katakomben
    .dative = den Katakomben

istanbul-figure-coffee-trader = Kaffeehändler
istanbul-figure-courier = Kurier

istanbul-card-coffee = 2 Kaffee
istanbul-card-guild-card = Gildenkarte für 2 Kaffee
istanbul-card-coffee-sale = 8 Lira für 1 Kaffee
istanbul-card-exchange = Bis zu 3 Waren tauschen
istanbul-card-dice = Belohnung für jeden Würfel
istanbul-card-six = Würfel auf 6 drehen
istanbul-card-corner = In eine Ecke
istanbul-card-wainwright = Wagnerei noch einmal
istanbul-card-coffee-house = Kaffeehaus noch einmal
istanbul-card-letter = 1 Brief
istanbul-card-dice-total = Belohnung nach Würfelsumme
istanbul-card-good-sale = 7 Lira für 1 Ware
istanbul-card-red-and-lira = Tuch und 3 Lira
istanbul-card-green-and-lira = Gewürz und 3 Lira
istanbul-card-yellow-and-lira = Obst und 3 Lira
istanbul-card-copy = Oberste Ablage kopieren
istanbul-card-family-walk = Familienmitglied 1 Schritt
istanbul-card-to-merchant = Zu einem anderen Kaufmann
istanbul-card-companion-far = Kompagnon 2 Schritte
istanbul-card-figure = Figur aus der Ferne nutzen
istanbul-card-mosque = Moschee noch einmal
istanbul-card-secret-society = Geheimbund noch einmal
istanbul-card-anywhere = Für 3 Lira überallhin

istanbul-guild-1 = Nr. 1: Gratis-Erweiterung
istanbul-guild-2 = Nr. 2: Tuch auffüllen und 3 Waren
istanbul-guild-3 = Nr. 3: Gewürz auffüllen und 3 Waren
istanbul-guild-4 = Nr. 4: Obst auffüllen und 3 Waren
istanbul-guild-5 = Nr. 5: 4 Lira und 4 Waren
istanbul-guild-6 = Nr. 6: 3 Bonuskarten
istanbul-guild-7 = Nr. 7: Zum Brunnen, dann noch ein Zug
istanbul-guild-8 = Nr. 8: 2 Waren und um Schmuck würfeln
istanbul-guild-9 = Nr. 9: Teestube mit doppeltem Gewinn
istanbul-guild-10 = Nr. 10: 15 Lira für Tuch, Gewürz und Obst
istanbul-guild-11 = Nr. 11: 20 Lira für Schmuck, Tuch und Gewürz
istanbul-guild-12 = Nr. 12: Aktion eines beliebigen Ortes
istanbul-guild-13 = Nr. 13: Palastrubin für 6 beliebige Waren
istanbul-guild-14 = Nr. 14: Plättchen der Kleinen Moschee für 1 Ware
istanbul-guild-15 = Nr. 15: Plättchen der Großen Moschee für 1 Ware
istanbul-guild-16 = Nr. 16: Rubin für 15 Lira, dann Kaffee je Rubin
istanbul-guild-17 = Nr. 17: 5 Kaffee
istanbul-guild-18 = Nr. 18: 1 Kaffee und 2 Gildenkarten
istanbul-guild-19 = Nr. 19: Bis zu 2 Tavernen-Aktionen, −1 Kaffee
istanbul-guild-20 = Nr. 20: Kaffeehausrubin zum halben Preis

istanbul-tavern-movement = Bewegungsplättchen
istanbul-tavern-encounter = Begegnungsplättchen

istanbul-kiosk-1 = 1 Obst und 1 Lira
istanbul-kiosk-2 = 1 Gewürz und 1 Lira
istanbul-kiosk-3 = 1 Tuch und 1 Lira
istanbul-kiosk-4 = 2 Obst
istanbul-kiosk-5 = 2 Gewürz
istanbul-kiosk-6 = 2 Tuch
istanbul-kiosk-7 = 1 Obst
istanbul-kiosk-8 = 1 Gewürz
istanbul-kiosk-9 = 1 Tuch
istanbul-kiosk-10 = 1 Schmuck
istanbul-kiosk-11 = eine Bonuskarte
istanbul-kiosk-12 = 2 Lira
istanbul-kiosk-13 = 1 Kaffee oder 2 Lira
istanbul-kiosk-14 = 1 Kaffee oder 3 Lira
istanbul-kiosk-15 = Kompagnon in den Vorrat
istanbul-kiosk-16 = um Lira würfeln
istanbul-kiosk-17 = Erweiterung für 10 Lira
istanbul-kiosk-18 = Erweiterung für 1 Tuch, 1 Gewürz und 1 Obst
istanbul-kiosk-19 = Kaufmann zum Brunnen
istanbul-kiosk-20 = Ware gegen Brief oder Brief gegen Ware
istanbul-kiosk-21 = Karte gegen Brief oder Brief gegen Karte
istanbul-kiosk-22 = Brief für 2 Lira kaufen oder für 3 Lira verkaufen
istanbul-kiosk-23 = Ware für 2 Lira kaufen oder für 3 Lira verkaufen
istanbul-kiosk-24 = Karte für 2 Lira kaufen oder für 3 Lira verkaufen
istanbul-kiosk-25 = 2 Lira
istanbul-kiosk-26 = 3 Lira

# Was gefragt wird

istanbul-ask-companion = { $player }: Den Kompagnon auf den Spielplan stellen?
istanbul-ask-leap = { $player }: Wohin geht dein Kaufmann? „{ $card }“
istanbul-ask-companion-far = { $player }: Wohin geht dein Kompagnon? 2 Schritte weit.
istanbul-ask-family-step = { $player }: Wohin geht dein Familienmitglied?
istanbul-ask-draw-guild = { $drawer } zieht eine Gildenkarte.
istanbul-ask-draw-letter = { $drawer } nimmt einen Brief.
istanbul-ask-good-or-coffee = { $player }: Was nimmst du?
istanbul-ask-different-goods = { $player }: Nimm noch { $count ->
    [one] eine andere Ware
   *[other] bis zu { $count } verschiedene Waren
}.
istanbul-ask-two-goods = { $player }: Von welcher Ware nimmst du zwei?
istanbul-ask-announce = { $player }: Sag eine Zahl an.
istanbul-ask-guild-tile = { $player }: Welches Moschee-Plättchen nimmst du?
istanbul-ask-any-action = { $player }: Welche Ortsaktion führst du aus?
istanbul-ask-roast = { $player }: Noch einmal 2 Kaffee?
istanbul-ask-discard-guild = { $player }: Lege eine Gildenkarte ab.
istanbul-ask-barrier = { $player }: Wohin kommt die Schranke?
istanbul-ask-beside = { $player }: Welche der beiden Aktionen führst du aus?
istanbul-ask-ruby = { $player }: Woher nimmst du den Rubin?
istanbul-ask-trader-price = { $player }: Gib dem Kaffeehändler 2 Lira oder eine Ware.
istanbul-ask-courier-price = { $player }: Gib dem Kurier 2 Lira oder einen Brief.
istanbul-ask-give = { $b ->
    [0] { $player }: Was gibst du ab?
   *[other] { $player }: Was gibst du ab? Bisher { $b }.
}
istanbul-ask-take = { $player }: Was nimmst du dafür? Noch { $count }.
istanbul-ask-six = { $player }: Welchen Würfel drehst du auf 6?
istanbul-ask-card-price = { $player }: Was gibst du für 7 Lira ab?
istanbul-ask-card-figure = { $player }: Welche Figur nutzt du?
istanbul-ask-double-turn = { $player }: Briefe mit 3 Siegeln für einen Bonuszug abgeben?
istanbul-ask-seals = { $player }: Gib Briefe ab. Noch { $count ->
    [one] ein Siegel
   *[other] { $count } Siegel
}.
istanbul-ask-reveal = Ein Kiosk-Plättchen wird aufgedeckt.
istanbul-ask-pick = { $player }: Wähle ein Kiosk-Plättchen.
istanbul-ask-kiosk = { $player }: Das Plättchen „{ $tile }“ nutzen?
istanbul-ask-roll-one = { $drawer } wirft einen Würfel.
istanbul-ask-bid = { $lira ->
    [0] { $player }: Biete auf zwei Bonuskarten. Noch kein Gebot.
   *[other] { $player }: Biete auf zwei Bonuskarten. Höchstes Gebot: { $lira } Lira.
}
istanbul-ask-catacombs = { $player }: Stelle deinen Kaufmann oder deinen Kompagnon auf einen Ort.
istanbul-ask-act-now = { $player }: Führe die Aktion { $place-at } aus.

# Was geantwortet werden kann

istanbul-answer-coffee = Kaffee
istanbul-answer-good-or-coffee-good = 1 { $good } nehmen
istanbul-answer-good-or-coffee-coffee = 1 Kaffee nehmen
istanbul-answer-act-coffee = 1 Kaffee nehmen
istanbul-answer-kiosk-coffee = { $tile ->
    [13] 1 Kaffee nehmen
    [14] 1 Kaffee nehmen
   *[other] 1 Kaffee abgeben
}
istanbul-answer-give-coffee = 1 Kaffee abgeben
istanbul-answer-give-good = 1 { $good } abgeben
istanbul-answer-give-pass = Fertig
istanbul-answer-take-coffee = 1 Kaffee nehmen
istanbul-answer-take-good = 1 { $good } nehmen
istanbul-answer-card-price-coffee = 1 Kaffee abgeben
istanbul-answer-card-price-good = 1 { $good } abgeben
istanbul-answer-barrier = { $coffee ->
    [0] Die Schranke gratis setzen
   *[other] Für { $coffee } Kaffee die Schranke setzen
}
istanbul-answer-baksheesh = Bakschisch: Rubin für { $count } { $good } und { $coffee } Kaffee
istanbul-answer-call-companion = Kompagnon in den Vorrat nehmen
istanbul-answer-tavern-tile = { $coffee ->
    [0] { $tavern-tile } gratis nehmen
   *[other] { $tavern-tile } für { $coffee } Kaffee nehmen
}
istanbul-answer-guild = „{ $guild }“ spielen
istanbul-answer-guild-card = „{ $guild-card }“
istanbul-answer-draw-guild-guild-card = „{ $guild-card }“ ziehen
istanbul-answer-discard-guild-guild-card = „{ $guild-card }“ ablegen
istanbul-answer-act-guild-card = „{ $guild-card }“ ablegen
istanbul-answer-roast-guild-card = „{ $guild-card }“ ablegen
istanbul-answer-act-card = „{ $card }“ ablegen
istanbul-answer-roast-card = „{ $card }“ ablegen
istanbul-answer-kiosk-card = „{ $card }“ ablegen
istanbul-answer-act-now-all = { istanbul-answer-act-all }
istanbul-answer-act-now-place = { istanbul-answer-act-place }
istanbul-answer-act-now-assistant = { istanbul-answer-act-assistant }
istanbul-answer-act-now-good = { istanbul-answer-act-good }
istanbul-answer-act-now-lira = { istanbul-answer-act-lira }
istanbul-answer-act-now-coffee = { istanbul-answer-act-coffee }
istanbul-answer-act-now-card = { istanbul-answer-act-card }
istanbul-answer-act-now-guild-card = { istanbul-answer-act-guild-card }
istanbul-answer-edge = Zwischen { $place-dative } und { $beside-dative }
istanbul-answer-companion = Kompagnon { $companion-to }
istanbul-answer-letter = Brief { $letter-for }
istanbul-answer-delivered = Zugestellter Brief: { $delivered } (2 Siegel)
istanbul-answer-kiosk-tile = { $kiosk-tile }
istanbul-answer-bid = { $bid } Lira bieten
istanbul-answer-bid-pass = Passen
istanbul-answer-companion-act = Zum Kaufmann stellen
istanbul-answer-companion-pass = Jetzt nicht
istanbul-answer-leap-place = Ziel: { $place }
istanbul-answer-leap-player = Zum Kaufmann von { $player }
istanbul-answer-family-step-place = Ziel: { $place }
istanbul-answer-different-goods-good = 1 { $good } nehmen
istanbul-answer-different-goods-pass = Fertig
istanbul-answer-two-goods-good = 2 { $good } nehmen
istanbul-answer-any-action-place = { $place }
istanbul-answer-act-lira = 2 Lira zahlen
istanbul-answer-roast-lira = 2 Lira zahlen
istanbul-answer-roast-good = 1 { $good } abgeben
istanbul-answer-roast-pass = Fertig
istanbul-answer-ruby-place = Rubin { $place-from }
istanbul-answer-trader-price-lira = 2 Lira zahlen
istanbul-answer-trader-price-good = 1 { $good } abgeben
istanbul-answer-courier-price-lira = 2 Lira zahlen
istanbul-answer-six-die = { $die ->
    [1] Die { $first } auf 6 drehen
   *[other] Die { $second } auf 6 drehen
}
istanbul-answer-double-turn-pass = Kein Bonuszug
istanbul-answer-kiosk-act = Plättchen nutzen
istanbul-answer-kiosk-pass = Nicht nutzen
istanbul-answer-kiosk-good = 1 { $good } abgeben
istanbul-answer-kiosk-lira = { $tile ->
    [13] 2 Lira nehmen
    [14] 3 Lira nehmen
    [17] 10 Lira zahlen
   *[other] 2 Lira zahlen
}
istanbul-answer-roll-one-number = { $number }
istanbul-answer-catacombs-place = Kaufmann { $place-to }

# Was geschah

istanbul-event-gained-coffee = { $player } erhält { $count } Kaffee.
istanbul-event-paid-coffee = { $player } zahlt { $count } Kaffee.
istanbul-event-drew-guild = { $player } zieht die Gildenkarte „{ $guild }“.
istanbul-event-drew-guild-hidden = { $player } zieht eine Gildenkarte.
istanbul-event-discarded-guild = { $player } legt die Gildenkarte „{ $guild }“ ab.
istanbul-event-played-guild = { $player } spielt die Gildenkarte „{ $guild }“.
istanbul-event-guild-shuffled = Die Gildenkarten werden gemischt: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} im Stapel.
istanbul-event-took-tavern-tile = { $player } nimmt das { $tavern-tile }.
istanbul-event-barrier = { $player } setzt die Schranke zwischen { $place-dative } und { $beside-dative }.
istanbul-event-baksheesh = Das nächste Bakschisch kostet { $count } { $good }.
istanbul-event-got-letter = { $player } erhält einen Brief { $place-for }.
istanbul-event-delivered = { $player } stellt { $place-at } { $count ->
    [one] einen Brief
   *[other] { $count } Briefe
} zu.
istanbul-event-paid-letter = { $player } gibt den Brief { $place-for } ab.
istanbul-event-paid-delivered = { $player } gibt einen zugestellten Brief ab.
istanbul-event-letters-shuffled = Die Briefe werden gemischt: { $count ->
    [one] { $count } Brief
   *[other] { $count } Briefe
} im Stapel.
istanbul-event-companion-at-hand = { $player } nimmt den Kompagnon in den Vorrat.
istanbul-event-companion-placed = { $player } stellt den Kompagnon auf den Spielplan: { $place }.
istanbul-event-companion-moved = Der Kompagnon von { $player } geht { $place-to }.
    .you = Dein Kompagnon geht { $place-to }.
istanbul-event-family-moved = Das Familienmitglied von { $player } geht { $place-to }.
    .you = Dein Familienmitglied geht { $place-to }.
istanbul-event-merchant-put = { $player } versetzt den Kaufmann { $place-to }.
istanbul-event-bought-turn = { $player } kauft einen Bonuszug.
istanbul-event-revealed = Kiosk-Plättchen: { $kiosk-tile }.
istanbul-event-picked = { $player } wählt: { $kiosk-tile }.
istanbul-event-kiosk-shuffled = Die Kiosk-Plättchen werden gemischt: { $count } in den Stapeln.
istanbul-event-rolled-one = { $player } würfelt eine { $count }.
istanbul-event-bid = { $player } bietet { $lira } Lira.
istanbul-event-won-auction = { $player } gewinnt die Auktion mit { $lira } Lira.
istanbul-event-paid-player = { $player } zahlt { $lira } Lira an { $other }.
    .to-you = { $player } zahlt dir { $lira } Lira.
istanbul-event-copied = { $player } kopiert „{ $card }“.

# Was noch kommt

istanbul-todo-draw-cards = Bonuskarten
istanbul-todo-draw-guild = Gildenkarten
istanbul-todo-draw-letters = Briefe
istanbul-todo-draw-letter = ein Brief
istanbul-todo-guild-played = die Gildenkarte wird abgelegt
istanbul-todo-send-family-home = das Familienmitglied kehrt zurück
istanbul-todo-guild-market-payout = Schmuck nach Wurf
istanbul-todo-guild-tea-payout = doppelter Gewinn der Teestube
istanbul-todo-dice-payout = Belohnungen der Würfel
istanbul-todo-dice-total-payout = Belohnung des Wurfs
istanbul-todo-companion = der Kompagnon
istanbul-todo-reveal = Kiosk-Plättchen werden aufgedeckt
istanbul-todo-picks = alle wählen ein Plättchen
istanbul-todo-kiosk-closes = der Kiosk schließt
istanbul-todo-kiosk-payout = Lira nach Wurf
istanbul-todo-bids = Gebote
istanbul-todo-auction-ends = Ende der Auktion
istanbul-todo-next-player = der nächste Spieler
istanbul-todo-society-reward = Belohnung des Geheimbunds
istanbul-todo-leap = Bewegung
istanbul-todo-companion-far = Bewegung
istanbul-todo-family-step = das Familienmitglied geht
istanbul-todo-good-or-coffee = eine Ware oder Kaffee
istanbul-todo-different-goods = Waren
istanbul-todo-two-goods = zwei Waren
istanbul-todo-announce = eine Zahl wird angesagt
istanbul-todo-guild-tile = ein Moschee-Plättchen
istanbul-todo-any-action = eine Aktion
istanbul-todo-roast = mehr Kaffee
istanbul-todo-discard-guild = eine Gildenkarte ablegen
istanbul-todo-barrier = die Schranke
istanbul-todo-beside = eine Aktion an der Schranke
istanbul-todo-ruby = ein Rubin
istanbul-todo-trader-price = der Preis des Kaffeehändlers
istanbul-todo-courier-price = der Preis des Kuriers
istanbul-todo-give = der Tausch
istanbul-todo-take = der Tausch
istanbul-todo-six = ein Würfel wird gedreht
istanbul-todo-card-price = der Preis der Karte
istanbul-todo-card-figure = eine Figur wird genutzt
istanbul-todo-double-turn = ein Bonuszug?
istanbul-todo-seals = Siegel
istanbul-todo-pick = ein Kiosk-Plättchen
istanbul-todo-kiosk = ein Kiosk-Plättchen
istanbul-todo-roll-one = ein Würfel
istanbul-todo-bid = ein Gebot
istanbul-todo-catacombs = Kaufmann oder Kompagnon wird versetzt
istanbul-todo-act-now = die Aktion

# Einstellungen des Tisches

istanbul-option-expansions = Erweiterungen
istanbul-option-letters_deck = Bonuskarten mit Brief & Siegel
istanbul-option-letters_for = Empfänger der Briefe
istanbul-option-baksheesh_reverse = Rückseite des Bakschisch-Plättchens
istanbul-option-expansions-help = Mokka & Bakschisch bringt Kaffee und Gildenkarten, Brief & Siegel Briefe und Kompagnons; der Große Basar ist beides auf 25 Orten.
istanbul-option-letters_deck-help = Gemischt mit den Karten des Grundspiels oder allein.
istanbul-option-letters_for-help = Zwei Briefe für jeden Ort außer Brunnen und Polizeiwache, oder je zwei für 1 bis 16 und je einer für 21 bis 24.
istanbul-option-baksheesh_reverse-help = Welche drei Waren das umgedrehte Plättchen verlangt.

istanbul-value-expansions-none = keine
istanbul-value-expansions-mocha = Mokka & Bakschisch
istanbul-value-expansions-letters = Brief & Siegel
istanbul-value-expansions-grand_bazaar = Großer Basar
istanbul-value-letters_deck-mixed = gemischt
istanbul-value-letters_deck-alone = allein
istanbul-value-letters_for-most_places = die meisten Orte
istanbul-value-letters_for-all_places = alle Orte
istanbul-value-baksheesh_reverse-green = Gewürz
istanbul-value-baksheesh_reverse-red = Tuch
