# Was die Beispiele erzählen; Zahlen kommen aus ihren Stellungen.

cairo-example-nearest-entrance = Der nächste Eingang
cairo-example-nearest-entrance-1 = Der rote Kunde steht auf K1. Locke ihn zu einem roten Stand.
cairo-example-nearest-entrance-2 = Der nächste rote Eingang ist E1. Dein eigener auf C9 ist weiter weg, und ohne Marktschreier geht der Kunde an dem näheren nicht vorbei.
cairo-example-nearest-entrance-3 = Du bekommst eine Münze fürs Anlocken, und auch der Besitzer des Standes verdient. Der rote Kunde geht, und der blaue, der gewartet hat, steht auf E1.

cairo-example-barker = Ein Marktschreier
cairo-example-barker-1 = Du hast { $barkers } Marktschreier. Locke den roten Kunden von K1 an.
cairo-example-barker-2 = Jetzt darfst du wählen: E1 ist näher, aber mit dem Marktschreier kommt der Kunde zu deinem eigenen Eingang auf C9.
cairo-example-barker-3 = Der Marktschreier kommt zurück in den Vorrat. Die Münze am eigenen Stand gehört dir: { $coins } rote Münzen.

cairo-example-equally-near = Gleich nah
cairo-example-equally-near-1 = Der rote Kunde steht auf F6 in der Mitte. Locke ihn an.
cairo-example-equally-near-2 = E1 und C9 sind gleich nah, sechs Schritte: Du wählst, ohne Marktschreier. Nimm deinen eigenen.
cairo-example-equally-near-3 = { $coins } rote Münzen, und sonst verdient niemand.

cairo-example-occupied-entrance = Da steht schon jemand
cairo-example-occupied-entrance-1 = Auf dem roten Eingang E1 steht der blaue Kunde. Der rote ist auf den Spielplan zurückgekehrt: Locke ihn an.
cairo-example-occupied-entrance-2 = Ein besetzter Eingang zählt nicht. C9 ist der nächste freie, und er gehört dir.
cairo-example-occupied-entrance-3 = { $coins } rote Münzen. Auf C9 steht jetzt der weiße Kunde; damit sind beide roten Eingänge besetzt.

cairo-example-own-stall = Ein größerer Stand bringt mehr
cairo-example-own-stall-1 = Dein roter Stand hat zwei Teile, und du hast keine rote Münze mehr. Locke den roten Kunden an.
cairo-example-own-stall-2 = Er geht zu deinem Eingang auf C9.
cairo-example-own-stall-3 = Der eigene Stand bringt eine Münze für jeden seiner Teile: { $coins } rote Münzen.

cairo-example-neutral-stall = Ein neutraler Stand
cairo-example-neutral-stall-1 = Zu zweit gibt es neutrale Stände. Locke den roten Kunden an.
cairo-example-neutral-stall-2 = Der nächste Eingang ist ein neutraler, C10.
cairo-example-neutral-stall-3 = Du bekommst eine Münze fürs Anlocken, und sonst bekommt niemand etwas.

cairo-example-extension-cells = Wohin eine Erweiterung darf
cairo-example-extension-cells-1 = Dein roter Hauptstand steht auf E2, sein Eingang ist E1. Du hast Karten für die Viertel 1 und 2. Erweitere den roten Stand.
cairo-example-extension-cells-2 = Spiele die Karte für Viertel 2.
cairo-example-extension-cells-3 = In diesem Viertel berühren F2 und E3 den Hauptstand. D2 liegt in Viertel 1, auf E1 ist der Eingang, und G3 berührt den Stand nicht. Wähle E3.
cairo-example-extension-cells-4 = Die Erweiterung steht auf E3, und nun wird bezahlt.

cairo-example-too-few-coins = Zu wenige Münzen einer Farbe
cairo-example-too-few-coins-1 = Die erste Erweiterung kostet zwei Münzen ihrer Farbe; du hast { $coins } rote. Baue trotzdem.
cairo-example-too-few-coins-2 = Mindestens eine rote Münze musst du zahlen. Für jede fehlende genügen zwei andere: eine gelbe und eine blaue.
cairo-example-too-few-coins-3 = Eine rote Münze hast du nicht mehr. Einen Stand, von dessen Farbe du keine Münze hast, könntest du gar nicht erweitern.

cairo-example-joker = Ein Joker und seine Gebühr
cairo-example-joker-1 = Joker 4 gilt für die Viertel 1, 4 und 7. Spiele ihn, um den roten Stand zu erweitern.
cairo-example-joker-2 = Er kostet zwei Münzen beliebiger Farbe, zusätzlich zum Preis. Deine einzige rote Münze muss bleiben, denn die Erweiterung braucht sie. Zahle eine gelbe und eine grüne.
cairo-example-joker-3 = Jetzt baue auf C11 und zahle: die rote Münze und zwei andere für die fehlende.
cairo-example-joker-4 = Fünf deiner sechs Münzen sind weg.

cairo-example-three-cards = Drei Karten für jedes Feld
cairo-example-three-cards-1 = Keine deiner Karten zeigt Viertel 7. Aber drei beliebige Karten gelten für jedes Feld.
cairo-example-three-cards-2 = Spiele alle drei. Für Joker, die so gespielt werden, fällt keine Gebühr an.
cairo-example-three-cards-3 = Baue auf C11 und zahle den Preis der Erweiterung.
cairo-example-three-cards-4 = Deine Hand ist leer, aber die Gebühr hast du gespart.

cairo-example-tent-apart = Ein Hauptstand steht abseits
cairo-example-tent-apart-1 = Setze deinen grünen Hauptstand mit der Karte für Viertel 2.
cairo-example-tent-apart-2 = Neben einem anderen Stand darf er nicht stehen, E3 geht also nicht. Neben einem Eingang aber schon: Wähle G3 neben dem Eingang G4.
cairo-example-tent-apart-3 = Sein eigener Eingang darf überall neben ihm liegen. Wähle G2.
cairo-example-tent-apart-4 = Ein Hauptstand kostet nur die Karte und bringt keine Punkte.

cairo-example-colour-per-sector = Ein Hauptstand jeder Farbe im Viertel
cairo-example-colour-per-sector-1 = Setze deinen weißen Hauptstand, mit allen drei Karten.
cairo-example-colour-per-sector-2 = In Viertel 5 steht schon ein weißer Hauptstand auf H8, E8 geht also nicht. Wähle D9 in Viertel 7.
cairo-example-colour-per-sector-3 = Der Eingang kommt auf D10.
cairo-example-colour-per-sector-4 = Das gilt nur für Hauptstände: Erweiterungen darf ein Viertel beliebig viele haben.

cairo-example-snack-zone = Lila gehört in die Restaurantzone
cairo-example-snack-zone-1 = Lila Hauptstände stehen in der Restaurantzone am Rand. Setze deinen mit der Karte für Viertel 3.
cairo-example-snack-zone-2 = Wähle L4; K3 läge auf dem Marktplatz.
cairo-example-snack-zone-3 = Sein Eingang öffnet sich trotzdem zum Marktplatz: K4.
cairo-example-snack-zone-4 = Von dort finden ihn Kunden wie jeden anderen Stand.

cairo-example-medals = Gold und Silber
cairo-example-medals-1 = Noch niemand hat einen roten Stand erweitert. Erweitere deinen.
cairo-example-medals-2 = { $points } Punkte: zwei für die neue Größe und fünf für beide Medaillen. Nun macht das Horusauge den anderen roten Stand so groß wie deinen.
cairo-example-medals-3 = Gleich groß: Die Silbermedaille wechselt den Besitzer, Gold bleibt bei dir. Der andere Spieler bekommt { $other } Punkte, und deine { $points } behältst du.

cairo-example-hand-limit = Höchstens vier Karten
cairo-example-hand-limit-1 = Du hast { $cards } Karten. Ziehe zwei dazu: zuerst die offene für Viertel 9.
cairo-example-hand-limit-2 = Die Auslage wird noch nicht aufgefüllt. Nimm die zweite vom Stapel.
cairo-example-hand-limit-3 = Jetzt hast du { $cards }: Zwei müssen weg, welche du willst.
cairo-example-hand-limit-4 = { $cards } Karten bleiben auf deiner Hand. Marktschreier hätten nicht gezählt.

cairo-example-same-colour = Stände einer Farbe halten Abstand
cairo-example-same-colour-1 = Dein roter Stand steht auf C3, der andere rote auf C6. Baue auf C4: Noch liegt ein freies Feld dazwischen.
cairo-example-same-colour-2 = Nun erweitert das Horusauge den anderen roten Stand, mit der Karte für Viertel 4.
cairo-example-same-colour-3 = C5 würde deinen Stand derselben Farbe berühren und ist nicht erlaubt. Also wird es C7.
cairo-example-same-colour-4 = Neben Ständen anderer Farben darf eine Erweiterung überall stehen, wo Platz ist.
