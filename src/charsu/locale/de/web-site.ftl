# A site without a server: versions, what is kept on the device, going on without a network.
web-update-waits = Eine neue Version von Charsu ist da. Deine Partien bleiben.
web-update-take = Jetzt verwenden
web-update-later = Später
web-refused-no-room = Auf diesem Gerät ist kein Platz mehr. Sichere deine Partien in einer Datei und entferne einige.
web-refused-no-store = Dieser Browser bewahrt hier nichts auf; in einem privaten Fenster enden Partien mit dem Fenster.
web-refused-elsewhere = Dieser Tisch wird in einem anderen Fenster gespielt.
web-refused-newer-store = Hier war schon eine neuere Version dieser Seite. Lade die Seite neu.
web-refused-bad-file = Das ist keine Datei mit Partien.
web-kept = Auf diesem Gerät
web-kept-explained = Partien von hier bleiben in diesem Browser und nirgends sonst. Sichere sie in einer Datei, um sie auf ein anderes Gerät mitzunehmen.
web-kept-offline = Auch die ganze Seite ist hier gespeichert: Sie spielt ohne Netz.
web-kept-save = Alle Partien sichern
web-kept-bring = Partien zurückholen
web-install = Charsu installieren
web-kept-brought = { $added ->
    [one] { $added } Partie kam dazu,
   *[other] { $added } Partien kamen dazu,
} { $known } waren schon hier, { $refused } ließen sich nicht übernehmen.
web-kept-remove = Entfernen
web-kept-remove-sure = Wirklich entfernen
web-onward = Der Server antwortet nicht. Du kannst hier auf diesem Gerät weiterspielen, an einem eigenen Tisch; der Tisch des Servers bleibt, wie er ist.
web-onward-go = Hier weiterspielen
web-frozen-here = Diese Partie wurde mit einer älteren Version begonnen, deren Regeln diese nicht fortführen kann. Man kann sie nur noch ansehen.
web-where = Wo die Partie liegt
web-where-server = Auf dem Server
web-where-here = Auf diesem Gerät
web-where-server-explained = Mit einem Link kannst du auf einem anderen Gerät weiterspielen.
web-where-here-explained = Die Partie bleibt in diesem Browser und braucht kein Netz; vor der ersten werden etwa sieben Megabyte geladen.
web-try-again = Noch einmal versuchen
