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
web-keys = Tasten:
web-keys-explained = Die Pfeile wandern über alles, was sich wählen lässt, mit Umschalt über alles; Enter wählt, ? erklärt; 1–9 drücken die Knöpfe; Strg+Z nimmt zurück.
web-weight-istanbul = 45–60 Minuten; mittel.
web-weight-yspahan = 45–60 Minuten; leicht bis mittel.
web-weight-cairo = Etwa 60 Minuten; mittel.
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
web-lesson-yspahan-more = Nicht gezeigt: Basare und Karawane werden am Ende der Woche gewertet; Karten und sechs Gebäude machen dich schneller. Tippe auf etwas, um mehr darüber zu lesen.
web-lesson-cairo-more = Nicht gezeigt: Medaillen für die größten Stände, Marktschreier im Einsatz und die Schlussphase, in der nur gebaut wird. Tippe auf etwas, um mehr darüber zu lesen.
web-lesson-istanbul-more = Nicht gezeigt: Karten, Schwarzmarkt und Sultanspalast. Tippe auf etwas, um mehr darüber zu lesen.
web-lesson-istanbul-large-market = Der Große Markt zahlt besser. Du hast drei der gesuchten Waren: Geh hin und verkaufe.
web-lesson-istanbul-police = Dein Familienmitglied wartet auf der Polizeiwache. Geh dorthin.
web-lesson-istanbul-family = Von hier schickst du es an einen beliebigen Ort, den es für dich nutzt. Schick es zum Edelsteinhändler.
web-lesson-istanbul-ruby = Zahl den angezeigten Preis: dein erster Rubin!
web-lesson-istanbul-catch = Hier steht ein fremdes Familienmitglied. Es wird eingefangen: Es kehrt zur Polizeiwache zurück, und du nimmst 3 Lira oder eine Karte.
web-lesson-istanbul-meet = Im Tuchlager steht schon ein anderer Kaufmann. Du darfst trotzdem hin.
web-lesson-istanbul-pay = Wer auf andere Kaufleute trifft, zahlt jedem 2 Lira oder beendet den Zug. Zahle.
web-lesson-istanbul-mosque = Eine Moschee will Waren in der Farbe eines Plättchens sehen. Dein Handkarren ist voll Gewürz: Geh zur Kleinen Moschee.
web-lesson-istanbul-tile = Gib eine davon ab und nimm das Plättchen. Es hilft dir bis zum Ende, und beide Plättchen einer Moschee bringen zusammen einen Rubin.
