# Kairo auf dem Bildschirm

web-cairo-customer-0 = Roter Kunde
web-cairo-customer-1 = Gelber Kunde
web-cairo-customer-2 = Grüner Kunde
web-cairo-customer-3 = Blauer Kunde
web-cairo-customer-4 = Weißer Kunde
web-cairo-customer-5 = Lila Kunde
web-cairo-tent-0 = Roter Hauptstand
web-cairo-tent-1 = Gelber Hauptstand
web-cairo-tent-2 = Grüner Hauptstand
web-cairo-tent-3 = Blauer Hauptstand
web-cairo-tent-4 = Weißer Hauptstand
web-cairo-tent-5 = Lila Hauptstand
web-cairo-stall-0 = Roter Stand
web-cairo-stall-1 = Gelber Stand
web-cairo-stall-2 = Grüner Stand
web-cairo-stall-3 = Blauer Stand
web-cairo-stall-4 = Weißer Stand
web-cairo-stall-5 = Lila Stand
web-cairo-card-0 = Karte für Viertel 1
web-cairo-card-1 = Karte für Viertel 2
web-cairo-card-2 = Karte für Viertel 3
web-cairo-card-3 = Karte für Viertel 4
web-cairo-card-4 = Karte für Viertel 5
web-cairo-card-5 = Karte für Viertel 6
web-cairo-card-6 = Karte für Viertel 7
web-cairo-card-7 = Karte für Viertel 8
web-cairo-card-8 = Karte für Viertel 9
web-cairo-card-9 = Joker 1
web-cairo-card-10 = Joker 2
web-cairo-card-11 = Joker 3
web-cairo-card-12 = Joker 4
web-cairo-card-13 = Joker 5
web-cairo-card-14 = Joker 6
web-cairo-supply = Vorrat
web-cairo-supply-label = { $colour }: { $extensions ->
    [one] noch 1 Erweiterung
   *[other] noch { $extensions } Erweiterungen
  }, { $bank ->
    [one] 1 Münze
   *[other] { $bank } Münzen
  } in der Bank
web-cairo-stall-label = { $stall } ({ $who }) auf { $cell }, Größe { $size }
web-cairo-coins-label = Münzen { $colour }: { $count }
web-cairo-medals-label = Medaillen: { $gold } Gold, { $silver } Silber
web-cairo-hidden = verdeckt
web-cairo-out = baut nicht mehr
web-cairo-cannot-build = Mit deinen Karten und Münzen kannst du nichts mehr bauen.
web-cairo-help-stall = Die nächste Erweiterung kostet so viele Münzen ihrer Farbe, wie der Stand dann groß ist, und bringt ebenso viele Punkte. Der größte Stand einer Farbe bekommt ihre Medaillen.
web-cairo-help-stall-neutral = Ein neutraler Stand, der niemandem gehört. Wer einen Kunden hierher lockt, nimmt eine Münze.
web-cairo-help-customer = Locke ihn zum nächsten freien Eingang seiner Farbe. Am eigenen Stand bekommst du so viele Münzen, wie er groß ist; an einem fremden bekommst du eine und der Besitzer so viele, wie der Stand groß ist.
web-cairo-help-card = Damit baust du auf einem Feld dieses Viertels. Mit drei beliebigen Karten baust du überall.
web-cairo-help-joker = Damit baust du in einem von drei Vierteln, gegen eine Gebühr in beliebigen Münzen. Mit drei beliebigen Karten baust du überall.
web-cairo-help-supply = Erweiterungen, Münzen und Medaillen dieser Farbe. Geht eine Farbe aus oder haben zwei nur noch eine Erweiterung, beginnt die Schlussphase.
web-cairo-help-coin = Münzen bezahlen Erweiterungen ihrer Farbe. Zwei andere ersetzen eine fehlende, aber eine muss die richtige Farbe haben.
web-cairo-help-purse = Münzen bleiben verdeckt. Am Ende bringen je drei einen Punkt.
web-cairo-help-tent = Ein neuer Hauptstand kostet nur eine Karte. Er braucht ein Feld auf dem Marktplatz abseits aller Stände und daneben ein freies Feld für den Eingang.
web-cairo-help-tent-purple = Eine Garküche steht in der Restaurantzone, abseits aller Stände, mit dem Eingang auf dem Marktplatz. Sie kostet nur eine Karte.
web-cairo-help-deck = Ziehe zwei Karten: offene, die oberste des Stapels oder Marktschreier. Du behältst höchstens vier Baukarten.
web-cairo-help-barker = Mit jedem Marktschreier darfst du beim Anlocken einen näheren Eingang auslassen.

