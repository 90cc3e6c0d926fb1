# A site without a server: versions, what is kept on the device, going on without a network.
web-update-waits = A new version of Charsu is here. Your matches stay.
web-update-take = Use it now
web-update-later = Later
