# A site without a server: versions, what is kept on the device, going on without a network.
web-update-waits = Eine neue Version von Charsu ist da. Deine Partien bleiben.
web-update-take = Jetzt verwenden
web-update-later = Später
web-refused-no-room = Auf diesem Gerät ist kein Platz mehr. Sichere deine Partien in einer Datei und entferne einige.
web-refused-no-store = Dieser Browser bewahrt hier nichts auf; in einem privaten Fenster enden Partien mit dem Fenster.
web-refused-elsewhere = Dieser Tisch wird in einem anderen Fenster gespielt.
web-refused-newer-store = Hier war schon eine neuere Version dieser Seite. Lade die Seite neu.
web-refused-bad-file = Das ist keine Datei mit Partien.
