# In Ruhe spielen: wer was tat, was entschieden ist, wie weit alle sind

web-others-turn = { $name } ist am Zug.
web-recap = Was die anderen getan haben
web-steps = Auch fragen, wenn nur eine Antwort möglich ist
web-yspahan-week-now = Endete die Woche jetzt: +{ $points }
web-istanbul-assistants-left = Gehilfen im Stapel, von allen eigenen
web-cairo-final-now = Die Schlussphase läuft: Jetzt wird nur noch gebaut.
web-cairo-until-final = Die Schlussphase beginnt, wenn von einer Farbe keine Erweiterung mehr da ist oder von zweien nur noch eine. Bisher: { $count } von 2.
web-yspahan-from-souks = Basare
web-yspahan-from-caravan = Karawane
web-yspahan-from-buildings = Gebäude
web-yspahan-from-cards = Karten
web-cairo-from-stalls = Stände
web-cairo-from-taking = Medaillen beim Nehmen
web-cairo-from-medals = Medaillen am Ende
web-cairo-from-coins = Münzen
web-sources = Woher die Punkte kamen
web-finished = Beendete Partien
web-look-at = Ansehen
web-your-turn = Du bist am Zug
web-log-setup = … der Aufbau
web-log-earlier = … früher
web-turn-of = Zug { $turn } von { $last }
web-you-watch = Du siehst zu
web-watchers = { $count ->
    [one] { $count } Person sieht zu
   *[other] { $count } Personen sehen zu
}
web-signs = Etwas sagen
web-sign-hello = Hallo!
web-sign-your-turn = Du bist dran!
web-sign-moment = Einen Moment, bitte
web-sign-thanks = Danke!
web-sign-well-played = Gut gespielt!
web-sign-oh-no = Oh nein!
web-keys = Tasten:
web-keys-explained = Die Pfeile wandern über alles, was sich wählen lässt, mit Umschalt über alles; Enter wählt, ? erklärt; 1–9 drücken die Knöpfe; Strg+Z nimmt zurück.
web-play-against = { $count ->
    [one] Gleich spielen gegen einen Bot ({ $bot })
   *[other] Gleich spielen gegen { $count } Bots ({ $bot })
}
web-new-here = Neu hier? In fünf Minuten lernen
web-lesson-play = Jetzt eine Partie spielen
web-lesson-back = Zurück
web-lesson-on = Zeig es mir
web-lesson-again = Von vorn
web-lesson-leave = Verlassen
web-lesson-other = Auch das ist möglich. Diesmal aber: { $answer }.
web-lesson-resume = { $name }: weiter bei Schritt { $number }
web-lessons-then = Lernpartien der Erweiterungen
web-examples = Beispiele
web-examples-explained = Stellungen aus echten Partien, Schritt für Schritt erzählt. Jede kannst du weiterspielen.
web-example-try = Selbst probieren
web-example-next = Nächstes Beispiel
web-example-not = „{ $answer }“ geht nicht.
web-example-all = Alle Beispiele
