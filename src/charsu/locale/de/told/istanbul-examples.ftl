# Was die Beispiele erzählen; Zahlen kommen aus ihren Stellungen.

istanbul-example-two-steps = Ein oder zwei Schritte
istanbul-example-two-steps-1 = Dein Kaufmann steht am Brunnen auf { $stack } Gehilfen. Die Teestube ist zwei Schritte entfernt: Geh dorthin. Zum Edelsteinhändler ist es zu weit, und stehen bleiben darfst du nicht.
istanbul-example-two-steps-2 = Um einen Ort zu nutzen, lässt du dort einen Gehilfen zurück oder nimmst einen mit.
istanbul-example-two-steps-3 = Jetzt darfst du die Teestube nutzen. In deinem Stapel sind noch { $stack } Gehilfen.

istanbul-example-pick-up = Einen Gehilfen mitnehmen
istanbul-example-pick-up-1 = Zwei deiner Gehilfen liegen im Basar, im Tuchlager und im Gewürzlager. Geh zurück zum Tuchlager.
istanbul-example-pick-up-2 = Hier liegt schon dein eigener Gehilfe, du kannst also keinen zweiten zurücklassen: Nimm ihn mit.
istanbul-example-pick-up-3 = Den Ort darfst du genauso nutzen, und du hast wieder { $stack } Gehilfen.

istanbul-example-empty-stack = Kein Gehilfe mehr
istanbul-example-empty-stack-1 = Alle deine Gehilfen liegen im Basar, dein Stapel ist leer. Ziehen musst du trotzdem, etwa zur Wagnerei.
istanbul-example-empty-stack-2 = Hier liegt keiner von deinen, und zurücklassen kannst du auch keinen. Dein Zug endet sofort.
istanbul-example-empty-stack-3 = Blau ist dran. Am Brunnen hättest du deine Gehilfen zurückbekommen.

istanbul-example-fountain = Am Brunnen
istanbul-example-fountain-1 = Zwei deiner Gehilfen liegen im Basar. Am Brunnen stehen andere Kaufleute; geh trotzdem dorthin.
istanbul-example-fountain-2 = Am Brunnen zahlt niemand etwas, und kein Gehilfe bleibt zurück. Hole alle deine Gehilfen zurück.
istanbul-example-fountain-3 = In deinem Stapel sind wieder { $stack } Gehilfen, und du hast noch immer { $lira } Lira.

istanbul-example-two-merchants = Zwei Kaufleute bezahlen
istanbul-example-two-merchants-1 = Die Kaufleute von Grün und Gelb stehen im Gewürzlager. Du hast { $lira } Lira: Geh hin und lass einen Gehilfen zurück.
istanbul-example-two-merchants-2 = Wer auf andere Kaufleute trifft, zahlt jedem von ihnen, sonst endet der Zug. Zahle.
istanbul-example-two-merchants-3 = Das hat dich { $lira-less } Lira gekostet; Grün und Gelb bekamen je { $green-more }. Jetzt lade.
istanbul-example-two-merchants-4 = Der Handkarren ist voll Gewürz, als wäre niemand da gewesen.

istanbul-example-cannot-pay = Alles oder nichts
istanbul-example-cannot-pay-1 = Im Gewürzlager stehen zwei Kaufleute, und du hast nur { $lira } Lira. Hingehen darfst du trotzdem.
istanbul-example-cannot-pay-2 = Beide musst du bezahlen oder keinen: Dein Geld reicht nicht. Der Zug endet.
istanbul-example-cannot-pay-3 = Niemand bekam etwas, du hast noch immer { $lira } Lira. Aber der Gehilfe bleibt, wo du ihn gelassen hast.

istanbul-example-neutral-merchant = Ein neutraler Kaufmann
istanbul-example-neutral-merchant-1 = Zu zweit stehen neutrale Kaufleute im Basar. Einer ist in der Kleinen Moschee: Geh dorthin.
istanbul-example-neutral-merchant-2 = Er wird bezahlt wie jeder andere, aber in den Vorrat. Dann sagen zwei Würfel, wohin er geht.
istanbul-example-neutral-merchant-3 = Die Würfel zeigten 2 und 3, also steht er jetzt im Postamt. Gekostet hat es dich { $lira-less } Lira.

istanbul-example-wainwright = Die dritte Erweiterung
istanbul-example-wainwright-1 = Du hast zwei Erweiterungen: Der Handkarren fasst { $capacity } von jeder Ware. Mit { $lira } Lira kannst du die dritte kaufen.
istanbul-example-wainwright-2 = Sie hat { $lira-less } Lira gekostet. Der Handkarren fasst jetzt { $capacity } von jeder Ware, und die dritte Erweiterung brachte sofort einen Rubin.

istanbul-example-warehouse = Im Lager laden
istanbul-example-warehouse-1 = In deinem Handkarren liegt ein Tuch, und er fasst { $capacity } von jeder Ware. Lade.
istanbul-example-warehouse-2 = Ein Lager füllt den Handkarren auf: Du hast jetzt { $fabric }. Mehr, als hineinpasst, wird nie geladen.

istanbul-example-post-office = Was die Post bringt
istanbul-example-post-office-1 = Blau hat im Postamt schon zwei Postanzeiger nach unten gebracht. Geh dorthin.
istanbul-example-post-office-2 = Du bekommst alles, was kein Anzeiger verdeckt, Lira und Waren.
istanbul-example-post-office-3 = { $lira-more } Lira, ein Tuch und ein Obst. Dann rückt der nächste Anzeiger nach unten, und wer als Nächster kommt, bekommt etwas anderes.

istanbul-example-caravansary = Zwei Karten aus zwei Quellen
istanbul-example-caravansary-1 = Auf dem Ablagestapel liegt „5 Lira“; Blau hat die Karte gespielt. Nimm deine erste Karte von dort.
istanbul-example-caravansary-2 = Erst jetzt, mit der ersten Karte in der Hand, sagst du, woher die zweite kommt. Nimm sie vom Nachziehstapel.
istanbul-example-caravansary-3 = Von { $cards } Karten auf deiner Hand muss eine weg, eine alte oder eine neue.
istanbul-example-caravansary-4 = Auf dem Ablagestapel liegt jetzt „1 Ware“ für den Nächsten. Du behältst { $cards } Karten.

istanbul-example-black-market = Das rote Plättchen am Schwarzmarkt
istanbul-example-black-market-1 = Du hast das rote Moschee-Plättchen. Würfle zuerst und wähle deine Ware danach.
istanbul-example-black-market-2 = 2 und 5 sind 7, das wäre ein Schmuck. Aber das rote Plättchen dreht einen Würfel auf 4: Dreh die 2.
istanbul-example-black-market-3 = 4 und 5 sind 9: { $blue } Schmuck. Jetzt wähle Tuch, Gewürz oder Obst.
istanbul-example-black-market-4 = { $blue } Schmuck und ein Gewürz mit einer einzigen Aktion.

istanbul-example-tea-house = Die Teestube zahlt das Angesagte oder wenig
istanbul-example-tea-house-1 = Sag eine Zahl von 3 bis 12 an. Je höher sie ist, desto mehr gewinnst du – wenn du gewinnst. Sag 8.
istanbul-example-tea-house-2 = Jetzt wird gewürfelt.
istanbul-example-tea-house-3 = 3 und 4 sind 7, weniger als 8: nur { $lira-more } Lira. Ab 8 hättest du bekommen, was du angesagt hast.

istanbul-example-roll-again = Das rote Plättchen in der Teestube
istanbul-example-roll-again-1 = Du hast das rote Moschee-Plättchen. Sag 9 an; die Würfel zeigen 1 und 2.
istanbul-example-roll-again-2 = Ein Würfel auf 4 würde nicht reichen. Würfle noch einmal mit beiden: Der neue Wurf gilt, was er auch zeigt.
istanbul-example-roll-again-3 = 6 und 4 sind 10: { $lira-more } Lira.

istanbul-example-small-market = Vier Waren am Kleinen Markt
istanbul-example-small-market-1 = Das Nachfrage-Plättchen verlangt Tuch, Gewürz, zweimal Obst und Schmuck, den du nicht hast. Verkaufe vier Waren.
istanbul-example-small-market-2 = Mehr willst du nicht verkaufen. Es zählt, wie viele es sind, nicht, welche.
istanbul-example-small-market-3 = Vier Waren bringen { $lira-more } Lira. Das Plättchen kommt unter seinen Stapel, und der Markt will etwas anderes.

istanbul-example-any-goods = Beliebige Waren am Kleinen Markt
istanbul-example-any-goods-1 = Das Nachfrage-Plättchen zeigt kein Tuch, und du hast nur Tuch. Spiele „Beliebige Waren am Kleinen Markt“.
istanbul-example-any-goods-2 = Jetzt darfst du verkaufen, was du willst, eine bis fünf Waren. Verkaufe beide.
istanbul-example-any-goods-3 = Dann bist du fertig.
istanbul-example-any-goods-4 = Zwei Waren bringen { $lira-more } Lira. Das Plättchen kommt unter seinen Stapel wie nach jedem Verkauf.

istanbul-example-police-station = Das Familienmitglied geht aus
istanbul-example-police-station-1 = Dein Familienmitglied wartet auf der Polizeiwache, wo du gerade ankommst. Schick es zum Gewürzlager; dort stehen der Kaufmann von Blau und der Gouverneur.
istanbul-example-police-station-2 = Es nutzt den Ort für dich, ohne Gehilfen und ohne jemanden zu bezahlen.
istanbul-example-police-station-3 = { $spice } Gewürz im Handkarren und noch immer { $lira } Lira. Blau bekam nichts, und den Gouverneur kannst du von hier aus nicht nutzen.

istanbul-example-palace = Ein Rubin vom Sultan
istanbul-example-palace-1 = Der Sultanspalast verlangt { $price } Waren: zwei Schmuck, zwei Tuch, ein Gewürz, ein Obst und eine beliebige. Gib dafür ein zweites Obst.
istanbul-example-palace-2 = Du hast { $rubies } Rubine. Das Feld, auf dem dieser lag, zeigt eine Ware mehr: Der nächste kostet { $price }, mit einem zweiten Gewürz.

istanbul-example-great-mosque = Ein Plättchen der Großen Moschee
istanbul-example-great-mosque-1 = Das oberste blaue Plättchen will { $needs } Schmuck sehen, und du hast { $blue }. Nimm es. Für das gelbe fehlt dir Obst.
istanbul-example-great-mosque-2 = Ein Schmuck war der Preis, { $blue } behältst du. Das blaue Plättchen brachte den fünften Gehilfen in deinen Stapel, und das nächste will { $needs } sehen.

istanbul-example-gemstone-dealer = Der Edelsteinhändler wird teurer
istanbul-example-gemstone-dealer-1 = Die höchste Zahl ohne Rubin ist { $price }; du hast { $lira } Lira. Kaufe.
istanbul-example-gemstone-dealer-2 = Du hast { $rubies } Rubine und { $lira } Lira. Der nächste Rubin kostet { $price }.

istanbul-example-green-tile = Das grüne Plättchen im Lager
istanbul-example-green-tile-1 = Du hast das grüne Moschee-Plättchen. Lade im Tuchlager.
istanbul-example-green-tile-2 = Gegen Lira gibt das grüne Plättchen eine Ware mehr, und zwar eine beliebige. Nimm Schmuck.
istanbul-example-green-tile-3 = Das hat { $lira-less } Lira gekostet: Schmuck ganz ohne Schwarzmarkt.

istanbul-example-family-caught = Ein Familienmitglied wird eingefangen
istanbul-example-family-caught-1 = Im Tuchlager, wo du eben geladen hast, steht das Familienmitglied von Blau. Du musst es einfangen.
istanbul-example-family-caught-2 = Es kehrt zur Polizeiwache zurück. Deine Belohnung ist eine Bonuskarte oder Geld: Nimm das Geld.
istanbul-example-family-caught-3 = { $lira-more } Lira für dich.

istanbul-example-governor = Der Preis des Gouverneurs
istanbul-example-governor-1 = Hier steht der Gouverneur. Er gibt dir eine Bonuskarte, und du siehst sie, bevor du zahlst.
istanbul-example-governor-2 = Er will Lira oder eine Karte. Gib ihm „1 Ware“; es dürfte auch die eben gezogene sein.
istanbul-example-governor-3 = Du hast noch immer { $lira } Lira. Zwei Würfel, 2 und 3, schicken den Gouverneur zum Postamt.

istanbul-example-smuggler = Der Preis des Schmugglers
istanbul-example-smuggler-1 = Im Tuchlager steht der Schmuggler. Er hat jede Ware: Nimm Schmuck.
istanbul-example-smuggler-2 = Er will Lira oder irgendeine Ware. Gib ihm eines deiner { $fabric } Tuch.
istanbul-example-smuggler-3 = Aus Tuch ist Schmuck geworden, und du hast noch { $lira } Lira. Die Würfel schicken ihn zur Karawanserei.

istanbul-example-far = Drei oder vier Schritte
istanbul-example-far-1 = Der Edelsteinhändler ist drei Schritte entfernt, zu weit für einen Kaufmann. Du hast „3 oder 4 Schritte“: Spiele die Karte.
istanbul-example-far-2 = Jetzt müssen es drei oder vier Schritte sein; die Teestube ist zu nah.
istanbul-example-far-3 = Du bist da, und der Zug geht weiter wie immer: zuerst ein Gehilfe.

istanbul-example-repeat = Noch einmal, wenn das Geld reicht
istanbul-example-repeat-1 = Du hast „Edelsteinhändler noch einmal“ und { $lira } Lira. Kaufe einen Rubin für { $price }.
istanbul-example-repeat-2 = Mit der Karte könntest du noch einmal kaufen, aber der nächste Rubin kostet { $price }, und du hast noch { $lira } Lira. Was du nicht bezahlen kannst, kannst du nicht wiederholen.
istanbul-example-repeat-3 = Die Karte bleibt auf deiner Hand.

istanbul-example-last-round = Der fünfte Rubin
istanbul-example-last-round-1 = Du hast { $rubies } Rubine und genug Lira für noch einen. Kaufe ihn und beende deinen Zug.
istanbul-example-last-round-2 = { $rubies } Rubine: Das ist die letzte Runde. Grün hat sie begonnen, also hat nur noch Blau einen Zug.
istanbul-example-last-round-3 = Nach dem letzten Zug dürfen alle noch Karten spielen, die Lira oder Waren geben. Dann gewinnt, wer die meisten Rubine hat.

istanbul-example-caravansary-coffee = Kaffee in der Karawanserei
istanbul-example-caravansary-coffee-1 = Mit Mokka & Bakschisch gibt die Karawanserei auch Kaffee. Nimm zwei Karten vom Nachziehstapel.
istanbul-example-caravansary-coffee-2 = Du hast { $coffee } Kaffee und { $cards } Karten. Lege eine der Karten ab.
istanbul-example-caravansary-coffee-3 = Kaffee liegt neben dem Handkarren und braucht darin keinen Platz; du darfst beliebig viel davon haben.

istanbul-example-roasting-plant = Drei Arten zu rösten
istanbul-example-roasting-plant-1 = In der Kaffeerösterei hast du Lira, Gewürz und eine Karte; jede Art geht einmal. Zahle zuerst Lira.
istanbul-example-roasting-plant-2 = { $coffee } Kaffee. Jetzt gib ein Gewürz.
istanbul-example-roasting-plant-3 = { $coffee } Kaffee. Und nun die Karte.
istanbul-example-roasting-plant-4 = Jede Art brachte { $coffee-more } Kaffee, zusammen { $coffee }. Kaffee selbst gilt dabei nie als Ware.

istanbul-example-guild-hall = Zwei Gildenkarten, und eine geht
istanbul-example-guild-hall-1 = In der Gildenhalle nimmst du einen Kaffee und ziehst zwei Gildenkarten.
istanbul-example-guild-hall-2 = Du hast zwei: „4 Lira und 4 Waren“ und „5 Kaffee“. Eine Karte muss weg, eine neue oder eine alte.
istanbul-example-guild-hall-3 = „5 Kaffee“ bleibt verdeckt bei dir. Du kannst sie anstelle eines Zuges spielen.

istanbul-example-guild-turn = Eine Gildenkarte ist ein ganzer Zug
istanbul-example-guild-turn-1 = Statt zu ziehen, darfst du eine Gildenkarte spielen. Die des Kleinen Marktes verlangt Schmuck, Tuch und Gewürz, die du nicht hast; spiele also „5 Kaffee“.
istanbul-example-guild-turn-2 = { $coffee } Kaffee, und dein Kaufmann hat sich nicht bewegt: kein Gehilfe, keine Zahlung, keine Begegnung.

istanbul-example-coffee-trader = Der Kaffeehändler
istanbul-example-coffee-trader-1 = Im Gewürzlager steht der Kaffeehändler. Nutze ihn: Er gibt einen Kaffee.
istanbul-example-coffee-trader-2 = Er nimmt Lira oder irgendeine Ware, aber keinen Kaffee. Gib ihm ein Gewürz.
istanbul-example-coffee-trader-3 = { $coffee } Kaffee und noch immer { $lira } Lira. Die Würfel schicken ihn zum Obstlager.

istanbul-example-tavern-tile = Ein Plättchen der Taverne
istanbul-example-tavern-tile-1 = Du hast { $coffee } Kaffee. Für die Schranke ist das zu wenig, für das erste Plättchen eines Stapels reicht es: Nimm das Bewegungs-Plättchen.
istanbul-example-tavern-tile-2 = Von nun an darf dein Kaufmann in gerader Linie beliebig weit gehen. Die Teestube liegt drei Orte weiter in derselben Reihe: Geh im nächsten Zug dorthin.
istanbul-example-tavern-tile-3 = Ohne das Plättchen wären es zwei Züge gewesen.

istanbul-example-barrier = Die Schranke
istanbul-example-barrier-1 = Du hast { $coffee } Kaffee. Lege die Schranke zwischen Brunnen und Karawanserei.
istanbul-example-barrier-2 = Bezahlt wurde sie mit Kaffee, und jetzt hast du sie. Nutze von hier aus einen der beiden Orte: die Karawanserei. Dann beende deinen Zug.
istanbul-example-barrier-3 = Blau steht am Brunnen. Außer dir darf niemand über die Schranke gehen, also ist die Karawanserei nebenan unerreichbar. Blau geht stattdessen zur Polizeiwache.
istanbul-example-barrier-4 = Durch die Schranke braucht man keinen Gehilfen und bezahlt niemanden. Sie liegt dort, bis jemand sie versetzt.

istanbul-example-baksheesh = Bakschisch
istanbul-example-baksheesh-1 = Du hast { $coffee } Kaffee und { $fruit } Obst: genug für ein Bakschisch. Zahle es.
istanbul-example-baksheesh-2 = Dafür darfst du einen Rubin wählen: aus dem Palast, vom Edelsteinhändler oder aus dem Kaffeehaus. Nimm den vom Edelsteinhändler.
istanbul-example-baksheesh-3 = Vom Preis des Händlers hast du nichts bezahlt, aber der nächste Rubin dort kostet jetzt { $price }. Und das nächste Bakschisch wird in Gewürz bezahlt.

istanbul-example-coffee-house = Ein Rubin für Kaffee
istanbul-example-coffee-house-1 = Das Kaffeehaus verlangt { $price } Kaffee, und du hast { $coffee }. Zahle.
istanbul-example-coffee-house-2 = Du hast einen Rubin. Der nächste kostet { $price } Kaffee.

istanbul-example-guild-tea-house = Die Gildenkarte der Teestube
istanbul-example-guild-tea-house-1 = Du spielst die Gildenkarte der Teestube: Sie zahlt das Doppelte. Sag 9 an; die Würfel zeigen 2 und 5.
istanbul-example-guild-tea-house-2 = 7 ist zu wenig, und das rote Plättchen hilft bei einer Gildenkarte nicht. Aber du hast die Karte, die einen Würfel auf 6 dreht: Dreh die 2.
istanbul-example-guild-tea-house-3 = 6 und 5 sind 11: zweimal 9, also { $lira-more } Lira.

istanbul-example-any-action = Die Aktion eines beliebigen Ortes
istanbul-example-any-action-1 = Dein Familienmitglied steht im Obstlager, dein Kaufmann in der Gildenhalle. Spiele die Gildenkarte für einen beliebigen Ort.
istanbul-example-any-action-2 = Wähle das Tuchlager weit weg von hier. Das Kaffeehaus geht nicht: Du könntest nicht bezahlen.
istanbul-example-any-action-3 = Der Handkarren ist voll Tuch, dein Kaufmann hat sich nicht bewegt, und das Familienmitglied kehrte durch dieselbe Karte zur Polizeiwache zurück.

istanbul-example-embassy = Briefe und wohin sie gehen
istanbul-example-embassy-1 = Die Botschaft gibt zwei Briefe. Nimm sie.
istanbul-example-embassy-2 = Einer war für die Botschaft, wo du stehst: Er ist sofort zugestellt und zählt 2 Siegel. Der andere zählt 1 und geht zum Obstlager. Beende deinen Zug und geh im nächsten dorthin.
istanbul-example-embassy-3 = Sobald eine deiner Figuren am richtigen Ort steht, ist ein Brief zugestellt. Du hast { $seals } Siegel.

istanbul-example-courier = Der Kurier
istanbul-example-courier-1 = Im Gewürzlager steht der Kurier. Nutze ihn: Du ziehst einen Brief.
istanbul-example-courier-2 = Du siehst ihn zuerst: Er geht zum Großen Markt. Der Preis sind Lira oder ein Brief. Zahle Lira.
istanbul-example-courier-3 = Der Brief zählt { $seals } Siegel und hat { $lira-less } Lira gekostet. Die Würfel schicken den Kurier zum Schwarzmarkt.

istanbul-example-companion = Der Kompagnon
istanbul-example-companion-1 = Am Brunnen darfst du deinen Kompagnon nehmen. Nimm ihn und lass den Gehilfen, wo er ist.
istanbul-example-companion-2 = Beende deinen Zug. Am Anfang des nächsten stellst du ihn zu deinem Kaufmann.
istanbul-example-companion-3 = Jetzt handelst du mit dem Kaufmann oder mit dem Kompagnon. Er geht genau einen Ort weit: zur Botschaft.
istanbul-example-companion-4 = Er braucht keinen Gehilfen: { $stack } sind noch bei deinem Kaufmann, der sich nicht bewegt hat. Die Botschaft gab dir zwei Briefe.

istanbul-example-kiosk = Plättchen für alle
istanbul-example-kiosk-1 = Der Kiosk gibt einen Brief. Dann wird ein Plättchen mehr aufgedeckt, als Spieler da sind.
istanbul-example-kiosk-2 = Du wählst zuerst: Nimm Schmuck.
istanbul-example-kiosk-3 = Dann wählen die anderen: Blau zwei Tuch, Grün zwei Lira.
istanbul-example-kiosk-4 = Ein Plättchen ist übrig, und auch das gehört dir: ein Tuch und eine Lira.
istanbul-example-kiosk-5 = Du hast zwei Plättchen genutzt, die anderen je eines. Alle kommen weg.

istanbul-example-auction = Eine Auktion
istanbul-example-auction-1 = Im Auktionshaus nimmst du eine Ware und eröffnest die Auktion zweier Bonuskarten mit 1 Lira.
istanbul-example-auction-2 = Blau bietet 2, Grün passt. Du hast nur { $lira } Lira und kannst nicht höher gehen.
istanbul-example-auction-3 = Blau zieht die beiden Karten und bezahlt dich: Du hast { $lira } Lira. Hättest du gewonnen, wäre das Geld in den Vorrat gegangen.

istanbul-example-secret-society = Ein Rubin für sechs Siegel
istanbul-example-secret-society-1 = Du hast { $seals } Siegel. Der Geheimbund verlangt sechs: Gib drei zugestellte Briefe.
istanbul-example-secret-society-2 = Jetzt wähle: Nimm den Rubin aus dem Sultanspalast.
istanbul-example-secret-society-3 = Seinen Preis in Waren hast du nicht bezahlt, aber der nächste dort kostet { $price }. Und wer zuerst kommt, bekommt auch Geld: { $lira-more } Lira.

istanbul-example-double-turn = Ein Bonuszug für drei Siegel
istanbul-example-double-turn-1 = Einer deiner Briefe ist für das Obstlager. Geh hin, lade und beende deinen Zug.
istanbul-example-double-turn-2 = Der Brief ist zugestellt: { $seals } Siegel. Drei kaufen einen Bonuszug. Gib beide Briefe; was über drei ist, verfällt.
istanbul-example-double-turn-3 = Du bist noch einmal dran, mit allem, was zu einem Zug gehört. In einer Runde kannst du nur einen solchen Zug kaufen.

istanbul-example-to-merchant = Zu einem anderen Kaufmann
istanbul-example-to-merchant-1 = Der Kaufmann von Blau steht in der Teestube am anderen Ende des Basars. Spiele die Karte, die dich zu ihm bringt, und lass einen Gehilfen zurück.
istanbul-example-to-merchant-2 = Blau wird diesmal nicht bezahlt. Sag 5 an; die Würfel zeigen 3 und 4.
istanbul-example-to-merchant-3 = { $lira-more } Lira, und ein weiter Weg gespart.

istanbul-example-family-walk = Das Familienmitglied geht spazieren
istanbul-example-family-walk-1 = Dein Familienmitglied steht im Obstlager. Du hast eine Karte, mit der es statt deines Zuges geht: Spiele sie.
istanbul-example-family-walk-2 = Einen Ort weit, und nicht zur Polizeiwache: zur Teestube.
istanbul-example-family-walk-3 = Dort führt es die Aktion aus. Sag 7 an; die Würfel zeigen 6 und 2.
istanbul-example-family-walk-4 = { $lira-more } Lira. Dein Kaufmann blieb stehen, und das war der ganze Zug.

istanbul-example-encounter-tile = Nichts zu bezahlen
istanbul-example-encounter-tile-1 = Du hast das Begegnungs-Plättchen der Taverne. Der Kurier steht im Postamt: Geh hin und nimm die Post.
istanbul-example-encounter-tile-2 = Nutze den Kurier: Mit dem Plättchen will auch er nichts von dir.
istanbul-example-encounter-tile-3 = Ein Brief, und noch immer { $lira } Lira. Die Würfel schicken ihn wie immer weiter, zur Karawanserei.

istanbul-example-catacombs = Durch die Katakomben
istanbul-example-catacombs-1 = Die Katakomben geben eine Ware oder einen Kaffee. Nimm Kaffee.
istanbul-example-catacombs-2 = Dann kommt dein Kaufmann heraus, wo du willst. Wähle den Edelsteinhändler.
istanbul-example-catacombs-3 = Dort tut er in diesem Zug nichts: keine Aktion, keine Zahlung, keine Begegnung. Der zurückgelassene Gehilfe bleibt in den Katakomben.

istanbul-example-companion-and-guild = Erst der Kompagnon, dann eine Gildenkarte
istanbul-example-companion-and-guild-1 = Dein Kompagnon ist bereit, und du hast eine Gildenkarte. Der Zug beginnt: Stell ihn auf.
istanbul-example-companion-and-guild-2 = Das war noch nicht der Zug. Spiele „5 Kaffee“.
istanbul-example-companion-and-guild-3 = Der Kompagnon steht am Brunnen, du hast { $coffee } Kaffee, und niemand hat sich bewegt.

istanbul-example-society-and-coffee-house = Der Geheimbund und das Kaffeehaus
istanbul-example-society-and-coffee-house-1 = Du hast { $seals } Siegel. Gib dem Geheimbund drei zugestellte Briefe.
istanbul-example-society-and-coffee-house-2 = Im Großen Basar darf der Rubin auch aus dem Kaffeehaus kommen. Nimm diesen.
istanbul-example-society-and-coffee-house-3 = Kaffee hast du keinen bezahlt, aber der nächste Rubin im Kaffeehaus kostet jetzt { $price }.
