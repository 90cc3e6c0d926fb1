# Glück, Können und der bessere Zug.

analysis-title = Glück und Können
analysis-player = Spieler
analysis-start = Chance zu Beginn
analysis-result = Ergebnis
analysis-luck = Glück
analysis-skill = Eigene Entscheidungen
analysis-others = Entscheidungen der anderen
analysis-adjusted = Ohne Glück
analysis-accuracy = Genauigkeit
analysis-per-decision = Verschenkt je Entscheidung
analysis-decisions = Entscheidungen
analysis-sum = Ergebnis = Chance zu Beginn + Glück + eigene Entscheidungen + Entscheidungen der anderen.
analysis-curve = Chancen im Lauf der Partie
analysis-number = Antwort
analysis-moments = Augenblicke
analysis-moment = Antwort { $number }
analysis-played = Gespielt
analysis-better = Besser
analysis-chances = Chancen
analysis-expected = Was danach zu erwarten war
analysis-gave-away = gab { $points } % eines Sieges her
analysis-rolled = änderte die Chance von { $player } um { $points } Punkte
analysis-hidden = verborgene Karten änderten die Chance von { $player } um { $points } Punkte
analysis-by-phase = Abschnitte der Partie
analysis-phase-opening = Eröffnung
analysis-phase-middle = Mitte
analysis-phase-ending = Ende
analysis-kind-fine = gut
analysis-kind-inaccuracy = ungenau
analysis-kind-mistake = Fehler
analysis-kind-blunder = grober Fehler
analysis-kinds-inaccuracy = Ungenauigkeiten
analysis-kinds-mistake = Fehler
analysis-kinds-blunder = Grobe Fehler
analysis-effort = Jeder Augenblick wurde mit { $walks } Versuchen beurteilt ({ $valuation }), Startzahl { $seed }. Verborgene Karten, die ans Licht kamen, zählen als Glück.
analysis-valuation-search = Suche
analysis-valuation-network = Netz und Suche
analysis-unfinished = Die Partie ist nicht zu Ende: Die letzten Chancen stehen an der Stelle des Ergebnisses.
analysis-incomplete = { $missing } von { $all } Augenblicken sind noch nicht beurteilt.
analysis-why = Was die bessere Folge bringt

# Auf dem Bildschirm.

analysis-button = Glück und Können
analysis-waiting = { $ahead ->
    [one] Eine Partie wird vor dieser beurteilt.
   *[other] { $ahead } Partien werden vor dieser beurteilt.
}
analysis-judging = Die Partie wird beurteilt: { $done } von { $of } Augenblicken
analysis-failed = Diese Partie konnte nicht beurteilt werden.
analysis-previous = Voriger Augenblick
analysis-next = Nächster Augenblick
analysis-close = Beurteilung schließen
analysis-table = Die Kurve als Tabelle
analysis-here = Hier gab es nichts zu wählen.
analysis-came = Es kam: { $came }.
analysis-changed = Chance von { $player }: { $points } Punkte.
analysis-moment-of = { $number } von { $all }
analysis-gains = Was die bessere Folge bringt: { $gains }
analysis-copy-link = Link dazu kopieren
analysis-save-file = Als Datei sichern
analysis-save-page = Als Seite sichern
coach-title = Trainer
coach-hint = Hinweis
coach-more = Mehr verraten
coach-aims = Achte auf das, was { $aims } bringt.
coach-promising = { $count ->
    [one] Eine Antwort ragt heraus.
   *[other] { $count } Antworten sind einen Blick wert.
}
coach-answer = Am besten: { $answer } ({ $chance })
coach-line = Was folgen kann:
coach-warn-me = Vor Fehlern warnen
coach-warning = Das gäbe { $points } % eines Sieges her. Besser: { $answer }.
coach-anyway = Trotzdem spielen
coach-back = Noch einmal überlegen
coach-happened = Was ist gerade geschehen?
coach-stroke = { $played }: deine Chance { $points }
coach-nothing = Nichts, was viel geändert hätte.
coach-thinking = Denkt nach …
coach-consent-none = Unter Menschen hilft er nur, wenn alle einverstanden sind. Bisher ist es niemand.
coach-consent-some = Einverstanden: { $agreed }. Es fehlt noch: { $waiting }. Vorher sagt er nichts.
coach-consent-all = Alle sind einverstanden: Er hilft allen, die gefragt sind.
coach-consent-ask = Ich hätte gern einen
coach-consent-agree = Einverstanden
coach-consent-back = Doch kein Trainer

# Aufgaben, im Terminal und auf dem Bildschirm.

puzzle-title = Aufgaben
puzzle-intro = Stellungen aus wirklichen Partien, in denen eine Antwort klar die beste ist. Finde sie.
puzzle-today = Aufgabe des Tages
puzzle-solved = { $count } von { $all } gelöst
puzzle-days = { $count ->
    [one] Einen Tag in Folge
   *[other] { $count } Tage in Folge
}
puzzle-next = Nächste Aufgabe
puzzle-again = Noch einmal
puzzle-all = Alle Aufgaben
puzzle-level-1 = leicht
puzzle-level-2 = mittel
puzzle-level-3 = schwer
puzzle-any = alle
puzzle-difficulty = { $level ->
    [1] Leicht
    [2] Mittel
   *[3] Schwer
}: Von den Versuchen der Bots gehen { $missed } % daneben.
puzzle-your-move = Was ist hier am besten?
puzzle-right = Richtig: Das ist die beste Antwort.
puzzle-wrong = Nicht die beste: Sie gibt { $points } % eines Sieges her. Besser: { $answer }.
puzzle-checked = Mit { $walks } Versuchen geprüft: Die beste Antwort liegt { $points } % eines Sieges vorn (± { $error }).
puzzle-brings = Was sie gegenüber „{ $answer }“ bringt: { $gains }.
puzzle-line = Was folgen kann:
puzzle-line-yours = Was auf deine folgen kann:
puzzle-answers = Was jede Antwort verspricht
puzzle-chance = Siegchance
puzzle-answer = Antwort
puzzle-done = gelöst
puzzle-missed = verfehlt
puzzle-none = Hier gibt es keine Aufgaben.
