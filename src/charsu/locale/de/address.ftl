# Zu dem gesagt, von dem die Rede ist: verbs in pairs, what joins a second verb, whose a thing is (charsu.locale.Address).

you = Du
    .verbs =
        baut baust, beendet beendest, beginnt beginnst, behält behältst, bekommt bekommst, belädt belädst,
        bewegt bewegst, bietet bietest, bleibt bleibst, darf darfst, dreht drehst, erhält erhältst,
        erweitert erweiterst, findet findest, fängt fängst, fügt fügst, führt führst, geht gehst, gewinnt gewinnst,
        gibt gibst, hat hast, holt holst, hört hörst, ist bist, kann kannst, kauft kaufst, kopiert kopierst,
        legt legst, lockt lockst, lädt lädst, lässt lässt, muss musst, nimmt nimmst, nutzt nutzt, platziert platzierst,
        punktet punktest, ruft rufst, sagt sagst, schickt schickst, setzt setzt, spielt spielst, steigt steigst,
        stellt stellst, tauscht tauschst, teilt teilst, verkauft verkaufst, verliert verlierst, versetzt versetzt, wird wirst,
        wirft wirfst, wählt wählst, würfelt würfelst, zahlt zahlst, zieht ziehst
    .joins = und
