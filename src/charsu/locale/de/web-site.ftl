# A site without a server: versions, what is kept on the device, going on without a network.
web-update-waits = Eine neue Version von Charsu ist da. Deine Partien bleiben.
web-update-take = Jetzt verwenden
web-update-later = Später
