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
web-cairo-why-taken = Hier steht schon etwas.
web-cairo-why-snack = In der Restaurantzone stehen nur Garküchen.
web-cairo-why-market = Garküchen stehen in der Restaurantzone.
web-cairo-why-apart = Eine Erweiterung muss deinen Stand derselben Farbe berühren.
web-cairo-why-same-colour = Sie würde einen anderen Stand derselben Farbe berühren.
web-cairo-why-neighbour = Ein Hauptstand darf nicht neben einem anderen Stand stehen.
web-cairo-why-sector-colour = In diesem Viertel steht schon ein Hauptstand dieser Farbe.
web-cairo-why-sector = Deine Karte zeigt dieses Viertel nicht.
web-cairo-why-way = Für einen Eingang ist kein Platz, oder ein Kunde oder Eingang würde abgeschnitten.
web-cairo-why-entrance = Der Eingang liegt auf einem freien Marktfeld neben dem Hauptstand.
web-cairo-why-not-entrance = Das ist kein Eingang seiner Farbe.
web-cairo-why-occupied = Dort steht ein anderer Kunde.
web-cairo-why-barkers = Es gibt nähere Eingänge; für jeden ausgelassenen brauchst du einen Marktschreier.
web-cairo-why-away = Er wartet neben dem Platz und kommt zurück, wenn ein anderer geht.
web-cairo-why-no-entrance = Kein Eingang seiner Farbe ist frei.
web-cairo-why-final = In der Schlussphase wird nur noch gebaut.
web-cairo-why-foreign = Das ist nicht dein Stand.
web-cairo-why-no-extension = Von dieser Farbe ist keine Erweiterung übrig.
web-cairo-why-no-coin = Du brauchst mindestens eine Münze dieser Farbe.
web-cairo-why-no-place = Es gibt kein Feld, auf dem er wachsen könnte und das deine Karten erreichen.
web-cairo-why-tent = Für diesen Hauptstand gibt es kein Feld, das deine Karten erreichen.
web-cairo-why-card = Im Viertel dieser Karte gibt es kein Feld dafür.
web-cairo-why-joker = In den Vierteln dieses Jokers gibt es kein Feld dafür, oder du kannst die Gebühr von { $fee } nicht auch noch zahlen.
web-cairo-why-coins = Eine Erweiterung kostet hier { $cost } Münzen, und zwei andere für jede fehlende der Farbe: So viele hast du nicht.
web-cairo-why-sector-full = Beim Aufbau stehen in jedem Viertel höchstens zwei Hauptstände.
web-cairo-why-old-cell = Ein versetzter Hauptstand muss auf ein anderes Feld als vorher.
web-cairo-why-entrance-cut = Einen Eingang dort könnte kein Kunde erreichen.

