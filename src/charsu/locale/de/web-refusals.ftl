# Was der Server ablehnt, nach dem Code der Absage

web-refused-malformed = Der Server hat das nicht verstanden. Lade die Seite neu.
web-refused-oversized = Das ist zu groß.
web-refused-too-fast = Das war zu schnell. Warte ein wenig und versuche es noch einmal.
web-refused-no-table = Diesen Tisch gibt es nicht.
web-refused-no-secret = Dafür brauchst du den Link zu deinem Platz.
web-refused-wrong-secret = Dieser Link gehört zu keinem Platz an diesem Tisch.
web-refused-not-yours = Das darf nur jemand anders am Tisch.
web-refused-blocked = Anfragen von deiner Adresse werden zurzeit nicht beantwortet.
web-refused-stale = Der Tisch ist schon weiter. Sieh noch einmal hin und wähle.
web-refused-illegal = Das geht jetzt nicht.
web-refused-not-your-turn = Du bist nicht am Zug.
web-refused-repeated = Das ist schon geschehen.
web-refused-not-running = Die Partie läuft gerade nicht.
web-refused-running = Die Partie hat schon begonnen.
web-refused-seat-taken = Dieser Platz oder diese Farbe ist schon vergeben.
web-refused-no-undo = Jetzt gibt es nichts zurückzunehmen oder wiederherzustellen.
web-refused-not-over = Die Partie ist noch nicht zu Ende.
web-refused-bad-option = Mit diesen Optionen lässt sich kein Tisch anlegen.
web-refused-bad-match = Das ist keine Partiedatei, oder sie ist beschädigt.
web-refused-frozen = Dieser Tisch ist angehalten: Dem Programm ist hier ein Fehler unterlaufen. Weiterspielen geht nicht.
web-refused-closed = Wer diesen Server betreut, hat den Tisch geschlossen.
web-refused-full = Dieser Tisch kann keine Antworten mehr aufnehmen.
web-refused-busy = Deine Antwort konnte nicht gespeichert werden. Versuche es noch einmal.
web-refused-not-found = Hier ist nichts.
web-refused-not-allowed = Das lässt der Server hier nicht zu.
web-refused-fault = Dem Programm ist ein Fehler unterlaufen; am Tisch hat sich nichts geändert.
