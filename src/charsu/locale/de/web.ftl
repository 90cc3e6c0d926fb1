# Der Web-Client

web-title = Charsu
web-tagline = Drei Basare, ein Tisch: im Browser spielen, allein, mit Freunden oder gegen Bots.
web-welcome = Willkommen im Basar
web-home = Startseite
web-players-range = { $least }–{ $most } Spieler
web-setting-up = Das Spiel wird aufgebaut …
web-with-friends = Mit Freunden spielen
web-on-this-screen = An einem Gerät
web-first-game = Lernpartie
web-choose-options = Optionen
web-rulebook = Regelheft
web-your-tables = Deine Tische
web-public-tables = Offene Tische
web-resume = Weiterspielen
web-join = Mitspielen
web-watch = Zusehen
web-replays = Aufzeichnungen
web-replays-explained = Öffne eine Partiedatei und sieh sie Zug für Zug durch.
web-open-replay = Partiedatei öffnen
web-replay-broken = Diese Partiedatei lässt sich nicht öffnen. { $reason }
web-no-server = Der Tischserver antwortet nicht. Läuft er?
web-colophon = Regeln Zug für Zug umgesetzt, Würfel, die alle nachprüfen können, eigene Bilder.
web-you = Du
web-seat = Spieler { $number }
web-seat-open = freier Platz

web-preferences = Sprache und Anzeige
web-language = Sprache
web-theme = Farben
web-theme-auto = Wie das Gerät
web-theme-light = Hell
web-theme-dark = Dunkel
web-speed = Tempo der Bewegungen
web-speed-slow = Langsam
web-speed-normal = Normal
web-speed-fast = Schnell
web-speed-instant = Sofort
web-sound = Töne

web-mode-bots = gegen Bots
web-mode-friends = mit Freunden
web-mode-screen = an einem Gerät
web-your-name = Dein Name
web-your-colour = Deine Farbe
web-colour-vermilion = Rot
web-colour-blue = Blau
web-colour-green = Grün
web-colour-yellow = Gelb
web-colour-white = Weiß
web-luck-add = Eigenen Zufall beimischen
web-luck-button = Beisteuern
web-luck-explained = Freiwillig: Dein Text fließt in jeden Wurf ein, so kann nicht einmal der Server die Würfel bestimmen.
web-luck-added = Dein Text steckt in den Würfeln; ein neuer ersetzt ihn.
web-how-many = Wie viele Spieler?
web-how-many-people = Wie viele spielen an diesem Gerät?
web-rest-are-bots = Die übrigen Plätze spielen Bots.
web-bots-plain = Bots, die vorausrechnen, spielen dieses Spiel ohne Server nicht.
web-name-of = Name von Spieler { $number }
web-colour-of = Farbe von Spieler { $number }
web-thinking-time = Bedenkzeit je Spieler
web-no-clock = Ohne Uhr
web-minutes = { $count } Minuten
web-bot-level = Wie stark sind die Bots?
web-undo-policy = Rückgängig machen
web-undo-free = Frei
web-undo-consent = Mit Zustimmung
web-undo-training = Übung
web-undo-free-explained = Zurücknehmen geht, bis gewürfelt oder eine Karte gezogen wird oder jemand anders geantwortet hat.
web-undo-consent-explained = Darüber hinaus müssen alle am Tisch zustimmen.
web-undo-training-explained = Alles kann jederzeit zurückgenommen werden.
web-visibility = Wer darf den Tisch sehen?
web-visibility-private = Nur wer den Link hat
web-visibility-public = Alle, über die Startseite
web-more-options = Weitere Optionen
web-recommended = empfohlen
web-make-table = Tisch anlegen
web-start = Los
web-layout-preview = Vorschau der Auslage

web-waiting-for = { $count ->
    [one] Es fehlt noch ein Mitspieler.
   *[other] Es fehlen noch { $count } Mitspieler.
}
web-all-seated = Alle Plätze sind besetzt.
web-sit-here = Hier Platz nehmen
web-add-bot = Bot spielen lassen
web-free-seat = Platz freigeben
web-start-with-bots = Mit Bots auffüllen und los
web-host-starts = Wer den Tisch eröffnet hat, startet die Partie.
web-invite = Einladen
web-invite-explained = Wer diesen Link öffnet, kann einen freien Platz nehmen oder zusehen.
web-copy-link = Link kopieren
web-copied = Kopiert
web-options = Optionen

web-loading = Lädt …
web-no-table = Diesen Tisch gibt es nicht
web-no-table-explained = Vielleicht stimmt der Link nicht, oder der Tisch wurde abgeräumt.
web-reconnecting = Verbindung wird wiederhergestellt …
web-sending = Deine Antwort wird gesendet
web-question = Was jetzt zu tun ist
web-choose-glowing = Wähle, was leuchtet. Zeigst du auf etwas, hältst es gedrückt oder tippst auf ?, wird es erklärt.
web-answers = Mögliche Antworten
web-then = danach:
web-more = { $count } weitere
web-more-above = { $count } weitere oben
web-more-below = { $count } weitere unten
web-skip = Überspringen
web-see-result = Ergebnis ansehen
web-really = Wirklich?
web-yes = Ja
web-no = Nein
web-match-over = Die Partie ist zu Ende.
web-players = Spieler
web-player = Spieler
web-you-mark = du
web-turn-mark = am Zug
web-bot = Bot
web-away = abwesend
web-absent = { $name } ist seit einer Minute nicht da.
web-absent-host = Wer den Tisch eröffnet hat, kann einen Bot weiterspielen lassen.
web-absent-bot = Ein Bot spielt weiter
web-absent-wait = Weiter warten
web-log = Was geschah
web-log-empty = Noch ist nichts geschehen.
web-log-and-help = Verlauf und Hilfe
web-look-back = Zu diesem Moment zurückblicken
web-tab-log = Verlauf
web-tab-rules = Regeln
web-tab-text = Spielplan in Worten
web-help = Hilfe
web-why-not = Warum nicht?
web-rule = Regel
web-close = Schließen
web-contents = Inhalt
web-found = { $count ->
    [0] Nichts gefunden
   *[other] Gefunden: { $count }
}
web-player-aid = Spielhilfe
web-print = Drucken
web-find-rule = Im Regelheft suchen
web-no-rulebook = Hier gibt es noch kein Regelheft.
web-rulebook-english = Das Regelheft gibt es bisher nur auf Englisch.
web-board = Spielplan
web-round = Runde { $number }
web-last-round = Letzte Runde!
web-your-hand = Deine Karten
web-hand-empty = Du hast keine Karten.
web-undo = Rückgängig
web-redo = Wiederherstellen
web-restart = Zug von vorn
web-watch-again = Noch einmal ansehen
web-undo-asked = { $name } möchte etwas zurücknehmen.
web-agree = Zustimmen
web-refuse = Ablehnen
web-device-link = Link zu deinem Platz für ein anderes Gerät
web-device-copied = Link kopiert. Öffne ihn auf deinem anderen Gerät.
web-curtain = Gerät weitergeben
web-pass-device = Jetzt ist { $name } am Zug
web-pass-device-explained = Gib das Gerät weiter. Die Karten bleiben verdeckt, bis du auf den Knopf tippst.
web-i-am = Ich bin { $name }

web-replay = Rückblick
web-turn-back = Voriger Zug
web-turn-on = Nächster Zug
web-step-back = Einen Schritt zurück
web-step-on = Einen Schritt weiter
web-play-back = Abspielen
web-pause = Pause
web-move = Schritt
web-move-of = { $move } / { $last }
web-copy-position = Link zu dieser Stellung kopieren
web-fork = Von hier gegen Bots weiterspielen
web-download = Partie herunterladen
web-replay-more = Mehr
web-back-to-table = Zurück zum Tisch
web-close-replay = Rückblick schließen

web-ending = Das Ende
web-winner = { $name } gewinnt!
web-winner-you = Du gewinnst!
web-winners = Geteilter Sieg: { $names }
web-rank = Platz
web-tie-breaks = Die Spalten entscheiden von links nach rechts; bei Gleichstand zählt die nächste.
web-course = Der Verlauf der Partie: { $what }
web-luck = Glück
web-rolls = Würfe
web-rolled = Gewürfelt
web-expected = Erwartet
web-dice-fair = { $count ->
    [one] Würfel geprüft: Der eine Wurf (oder die gezogene Karte) ist wie versprochen.
   *[other] Würfel geprüft: Alle { $count } Würfe und gezogenen Karten sind wie versprochen.
}
web-dice-unfair = { $count ->
    [one] 1 Wurf passt nicht zum Versprechen.
   *[other] { $count } Würfe passen nicht zum Versprechen.
}
web-rematch = Noch einmal spielen
web-rematch-join = Zum neuen Tisch
web-see-board = Spielplan ansehen
web-coffee = Kaffee
web-guild-cards = Gildenkarten
web-seals = Siegel

web-letter-fabric = T
web-letter-spice = G
web-letter-fruit = O
web-letter-jewellery = S
web-letter-coffee = K
web-letter-any = ?

web-lesson-yourself = Jetzt du: Wähle, was leuchtet.
web-lesson-step = Schritt { $number } von { $last }
web-lesson-none = Die Lernpartie für dieses Spiel ist noch nicht fertig.

# Hilfe am Tisch von Istanbul

web-istanbul-family = Familienmitglied
web-istanbul-assistant = Gehilfe
web-istanbul-merchant = Kaufmann
web-istanbul-stack = { $count ->
    [0] keine Gehilfen im Stapel
    [one] 1 Gehilfe im Stapel
   *[other] { $count } Gehilfen im Stapel
}
web-istanbul-assistants-at = Gehilfen an Orten
web-istanbul-tiles = Moschee-Plättchen
web-istanbul-cards = Bonuskarten
web-istanbul-capacity = Platz für je { $count }
web-istanbul-cell = Reihe { $row }, Spalte { $column }
web-istanbul-empty-cell = Leeres Feld { $number }
web-istanbul-price = Preis { $price }
web-istanbul-wanted = gefragt
web-istanbul-companion = Kompagnon
web-istanbul-delivered = zugestellt
web-istanbul-any = beliebige Ware
web-istanbul-baksheesh = Bakschisch
web-istanbul-help-place-1 = Zahle 7 Lira für eine Handkarren-Erweiterung: Platz für je eine Ware mehr. Die dritte bringt einen Rubin.
web-istanbul-help-place-2 = Fülle deinen Handkarren mit Tuch auf.
web-istanbul-help-place-3 = Fülle deinen Handkarren mit Gewürz auf.
web-istanbul-help-place-4 = Fülle deinen Handkarren mit Obst auf.
web-istanbul-help-place-5 = Nimm die sichtbaren Waren und das Geld; dann rückt ein Postanzeiger weiter.
web-istanbul-help-place-6 = Nimm zwei Bonuskarten vom Nachzieh- oder Ablagestapel; lege dann eine Karte ab.
web-istanbul-help-place-6-coffee = Nimm einen Kaffee und zwei Bonuskarten vom Nachzieh- oder Ablagestapel; lege dann eine Karte ab.
web-istanbul-help-place-7 = Hole beliebig viele Gehilfen zurück. Hier zahlst du niemandem etwas und lässt keinen Gehilfen zurück.
web-istanbul-help-place-7-letters = Hole beliebig viele Gehilfen zurück und nimm, wenn du willst, den Kompagnon in den Vorrat. Hier zahlst du niemandem etwas und lässt keinen Gehilfen zurück.
web-istanbul-help-place-8 = Nimm ein Tuch, Gewürz oder Obst und würfle: 7–8 bringt ein Schmuckstück, 9–10 zwei, 11–12 drei.
web-istanbul-help-place-9 = Sage eine Zahl von 3 bis 12 an und würfle. Erreichst du sie, nimm so viele Lira, sonst 2.
web-istanbul-help-place-10 = Verkaufe bis zu fünf der gezeigten Waren: 3, 7, 12, 18 oder 25 Lira. Dann wechselt die Nachfrage.
web-istanbul-help-place-11 = Verkaufe bis zu fünf der gezeigten Waren: 2, 5, 9, 14 oder 20 Lira. Dann wechselt die Nachfrage.
web-istanbul-help-place-12 = Schicke dein Familienmitglied an einen anderen Ort und führe dort die Aktion aus.
web-istanbul-help-place-13 = Gib die gezeigten Waren ab und nimm einen Rubin. Jeder kostet eine Ware mehr als der vorige.
web-istanbul-help-place-14 = Hast du genug Waren der Plättchenfarbe, gib eine davon ab und nimm das Plättchen. Wer beide Farben hat, bekommt einen Rubin.
web-istanbul-help-place-15 = Hast du genug Waren der Plättchenfarbe, gib eine davon ab und nimm das Plättchen. Wer beide Farben hat, bekommt einen Rubin.
web-istanbul-help-place-16 = Zahle den gezeigten Preis und nimm einen Rubin. Jeder kostet eine Lira mehr als der vorige.
web-istanbul-help-place-17 = Nimm je 2 Kaffee für 2 Lira, für eine Ware und für eine Karte – jedes höchstens einmal.
web-istanbul-help-place-18 = Nimm einen Kaffee und zwei Gildenkarten; lege dann eine Gildenkarte ab.
web-istanbul-help-place-19 = Mit Kaffee: Schranke setzen und die Aktion eines Ortes daneben nutzen, ein Tavernen-Plättchen nehmen oder mit Bakschisch einen Rubin kaufen.
web-istanbul-help-place-20 = Zahle den gezeigten Kaffee und nimm einen Rubin. Jeder kostet einen Kaffee mehr als der vorige.
web-istanbul-help-place-21 = Nimm zwei Briefe.
web-istanbul-help-place-22 = Nimm einen Brief; dann werden Kiosk-Plättchen aufgedeckt, und alle wählen reihum eines.
web-istanbul-help-place-23 = Nimm eine Ware und versteigere dann zwei Bonuskarten.
web-istanbul-help-place-24 = Gib Briefe mit sechs Siegeln ab und nimm den nächsten Rubin vom Palast oder vom Edelsteinhändler. Die ersten drei Besuche der Partie bringen dazu 3, 2 und 1 Lira.
web-istanbul-help-place-24-coffee = Gib Briefe mit sechs Siegeln ab und nimm den nächsten Rubin vom Palast, vom Edelsteinhändler oder vom Kaffeehaus. Die ersten drei Besuche der Partie bringen dazu 3, 2 und 1 Lira.
web-istanbul-help-place-25 = Nimm eine Ware oder einen Kaffee; setze dann Kaufmann oder Kompagnon an einen beliebigen Ort, ohne Aktion.
web-istanbul-help-card-good = Nimm eine Ware deiner Wahl.
web-istanbul-help-card-five-lira = Nimm 5 Lira.
web-istanbul-help-card-far = Dein Kaufmann geht 3 oder 4 Schritte weit statt 1 oder 2.
web-istanbul-help-card-stay = Dein Kaufmann bleibt stehen und nutzt den Ort noch einmal.
web-istanbul-help-card-recall = Hole einen Gehilfen in deinen Stapel zurück.
web-istanbul-help-card-family = Hole dein Familienmitglied zur Polizeiwache zurück; nimm eine Karte oder 3 Lira.
web-istanbul-help-card-small-market = Am Kleinen Markt darfst du beliebige Waren verkaufen.
web-istanbul-help-card-palace = Führe die Aktion des Sultanspalastes noch einmal aus.
web-istanbul-help-card-post-office = Führe die Aktion des Postamtes noch einmal aus.
web-istanbul-help-card-dealer = Führe die Aktion des Edelsteinhändlers noch einmal aus.
web-istanbul-help-tile-red = Einmal je Wurf auf dem Schwarzmarkt oder in der Teestube: einen Würfel auf 4 drehen oder beide neu werfen.
web-istanbul-help-tile-green = In einem Lager: Zahle 2 Lira für eine weitere Ware deiner Wahl.
web-istanbul-help-tile-blue = Du bekommst deinen fünften Gehilfen.
web-istanbul-help-tile-yellow = Einmal je Zug: Zahle 2 Lira und hole einen Gehilfen zurück.
web-istanbul-help-figure-governor = Ziehe eine Bonuskarte; zahle dafür 2 Lira oder lege eine Karte ab. Danach wird sein neuer Ort ausgewürfelt.
web-istanbul-help-figure-smuggler = Nimm eine Ware; zahle dafür 2 Lira oder gib eine Ware ab. Danach wird sein neuer Ort ausgewürfelt.
web-istanbul-help-figure-coffee-trader = Nimm einen Kaffee; zahle dafür 2 Lira oder gib eine Ware ab. Danach wird sein neuer Ort ausgewürfelt.
web-istanbul-help-figure-courier = Nimm einen Brief; zahle dafür 2 Lira oder gib einen anderen Brief ab. Danach wird sein neuer Ort ausgewürfelt.
web-istanbul-help-family = Wer ein fremdes Familienmitglied trifft, schickt es zur Polizeiwache und nimmt eine Karte oder 3 Lira.
web-istanbul-help-assistant = Lass an dem Ort, den du nutzt, einen Gehilfen zurück oder nimm deinen von dort mit. Sonst endet dein Zug.

# Erste Partien


# Erweiterungen von Istanbul

web-letters = Briefe
web-istanbul-barrier = Schranke
web-istanbul-caravan = Karawanenführer
web-istanbul-kiosk = Kiosk-Plättchen
web-istanbul-help-barrier = Niemand außer ihrem Besitzer darf die Schranke überschreiten.
web-istanbul-help-tavern-movement = Bei der Bewegung darf dein Kaufmann auch beliebig weit in gerader Linie gehen.
web-istanbul-help-tavern-encounter = Gouverneur, Schmuggler, Kaffeehändler und Kurier kosten dich nichts.
web-istanbul-help-card-coffee = Nimm 2 Kaffee.
web-istanbul-help-card-guild-card = Zahle 2 Kaffee und ziehe eine Gildenkarte.
web-istanbul-help-card-coffee-sale = Zahle 1 Kaffee und nimm 8 Lira.
web-istanbul-help-card-exchange = Tausche bis zu 3 Waren oder Kaffee gegen gleich viele andere.
web-istanbul-help-card-dice = Wirf zwei Würfel und nimm die Belohnung jedes Würfels: 2 Lira, ein Kaffee oder eine Ware.
web-istanbul-help-card-six = Nach einem deiner Würfe: Drehe einen Würfel auf 6.
web-istanbul-help-card-corner = Statt der Bewegung: Dein Kaufmann geht zu einem Ort in einer Ecke.
web-istanbul-help-card-wainwright = Führe die Aktion der Wagnerei noch einmal aus.
web-istanbul-help-card-coffee-house = Führe die Aktion des Kaffeehauses noch einmal aus.
web-istanbul-help-card-letter = Nimm einen Brief.
web-istanbul-help-card-dice-total = Wirf zwei Würfel und nimm die Belohnung für die Summe.
web-istanbul-help-card-good-sale = Zahle eine Ware oder einen Kaffee und nimm 7 Lira.
web-istanbul-help-card-red-and-lira = Nimm 1 Tuch und 3 Lira.
web-istanbul-help-card-green-and-lira = Nimm 1 Gewürz und 3 Lira.
web-istanbul-help-card-yellow-and-lira = Nimm 1 Obst und 3 Lira.
web-istanbul-help-card-copy = Nutze die oberste Karte des Ablagestapels.
web-istanbul-help-card-family-walk = Statt deines Zuges: Dein Familienmitglied geht einen Schritt und führt dort die Aktion aus.
web-istanbul-help-card-to-merchant = Dein Kaufmann geht zu einem anderen Kaufmann und zahlt ihm nichts.
web-istanbul-help-card-companion-far = Dein Kompagnon geht 2 Schritte statt 1.
web-istanbul-help-card-figure = Nutze eine der Figuren, wo immer sie steht.
web-istanbul-help-card-mosque = Führe die Aktion einer Moschee noch einmal aus.
web-istanbul-help-card-secret-society = Führe die Aktion des Geheimbundes noch einmal aus.
web-istanbul-help-card-anywhere = Zahle 3 Lira: Dein Kaufmann geht an einen beliebigen Ort.
