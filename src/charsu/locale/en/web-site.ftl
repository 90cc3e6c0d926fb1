# A site without a server: versions, what is kept on the device, going on without a network.
web-update-waits = A new version of Charsu is here. Your matches stay.
web-update-take = Use it now
web-update-later = Later
web-refused-no-room = There is no room left on this device. Save your matches to a file and take some away.
web-refused-no-store = This browser does not keep anything here; in a private window matches end with the window.
web-refused-elsewhere = This table is being played in another window.
web-refused-newer-store = A newer version of this site has been here. Load the page again.
web-refused-bad-file = This is no file of matches.
web-kept = On this device
web-kept-explained = Matches played here are kept in this browser and nowhere else. Save them to a file to take them to another device.
web-kept-offline = The whole site is kept too: it plays without a network.
web-kept-save = Save all matches
web-kept-bring = Bring matches back
web-install = Install Charsu
web-kept-brought = { $added ->
    [one] { $added } match was added,
   *[other] { $added } matches were added,
} { $known } were here already, { $refused } could not be taken.
web-kept-remove = Take away
web-kept-remove-sure = Really take away
web-onward = The server does not answer. You can go on here, on this device, as a table of its own; the server’s table stays as it is.
web-onward-go = Go on here
web-frozen-here = This match was begun with an older version, whose rules this one cannot carry on. It can only be looked at.
web-where = Where it is kept
web-where-server = On the server
web-where-here = On this device
web-where-server-explained = You can go on from another device by a link.
web-where-here-explained = The match stays in this browser and needs no network; before the first one some seven megabytes are loaded.
web-try-again = Try again
