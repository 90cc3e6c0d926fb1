# Lernpartien.

cairo-lesson-call = Kunden suchen Waren ihrer Farbe. Der nächste grüne Eingang ist dein eigener: Locke den grünen Kunden an.
cairo-lesson-entrance = Er geht zum nächsten freien Eingang, dem Teppich vor deinem Stand. Am eigenen Stand bekommst du so viele Münzen, wie er groß ist.
cairo-lesson-extend = Nun hast du zwei grüne Münzen: den Preis der ersten Erweiterung. Mach den grünen Stand größer.
cairo-lesson-sector = Eine Karte nennt das Viertel, in dem du bauen darfst. Spiele die für Viertel 8.
cairo-lesson-cell = Wähle ein Feld neben deinem Stand. Du zahlst und bekommst so viele Punkte, wie der Stand jetzt groß ist. Der größte Stand einer Farbe bekommt ihre Medaillen.
cairo-lesson-draw = Ohne Karten kannst du nicht bauen. Ziehe zwei.
cairo-lesson-display = Nimm die offene Karte für Viertel 1: Du brauchst sie gleich.
cairo-lesson-barker = Die zweite darf ein Marktschreier sein. Mit ihm geht ein Kunde an näheren Eingängen vorbei.
cairo-lesson-tent = Ein neuer Hauptstand kostet nur eine Karte. Setze den gelben.
cairo-lesson-card = Spiele die Karte für Viertel 1.
cairo-lesson-place = Ein Hauptstand steht abseits aller anderen Stände. Wähle dieses Feld.
cairo-lesson-door = Und lege den Teppich dorthin, wo die Kunden eintreten sollen.
cairo-lesson-use-barker = Jetzt hilft dir dein Marktschreier: Locke den gelben Kunden an.
cairo-lesson-past = Ein anderer Eingang ist näher, aber nicht deiner. Der Marktschreier führt den Kunden an ihm vorbei zu deinem Teppich, und die Münze gehört dir.
cairo-lesson-end = Bauen, anlocken oder ziehen: eines davon in jedem Zug. Gehen die Erweiterungen aus, wird nur noch gebaut; dann gewinnt, wer die meisten Punkte hat. Jetzt weißt du, wie es geht!
cairo-lesson-more = Nicht gezeigt: Joker und die Schlussphase, in der nur gebaut wird. Tippe auf etwas, um mehr darüber zu lesen.
