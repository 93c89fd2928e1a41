### Deutsch: what two players settle beside the moves: take-backs.

## Take-backs

takeback-asked = { $player } bittet um Rücknahme: **{ $moves }**.
takeback-prompt = { $opponent }, erlaubst du das? Dann ist { $player } wieder am Zug. Weiterspielen heißt nein.
takeback-declined = { $player } verweigert die Rücknahme. Das Brett bleibt, wie es ist.
takeback-withdrawn = { $player } bittet nicht mehr um Rücknahme. Das Brett bleibt, wie es ist.
taken-back = Zurückgenommen in { $game }: **{ $moves }**. Das Brett ist wie zuvor.
move-refuses-takeback = Damit ist die Rücknahme verweigert.
move-withdraws-takeback = Damit ist die Bitte um Rücknahme zurückgezogen.
button-takeback-allow = Rücknahme erlauben
button-takeback-refuse = Rücknahme verweigern
button-takeback-withdraw = Bitte zurückziehen
caption-takeback-asked = Rücknahme erbeten

refuse-takeback-nothing = Du hast in { $game } keinen Zug gespielt, den du zurücknehmen könntest.
refuse-takeback-rolled = { $move } haben die Würfel entschieden, und dabei bleibt es: So kann niemand auf einen besseren Wurf hoffen. Du kannst weiterspielen oder Remis anbieten.
refuse-takeback-already = Um Rücknahme hast du hier schon gebeten. Nach dem nächsten Zug geht es wieder.
refuse-takeback-stands = { $player } bittet in { $game } um Rücknahme. Antworte bitte erst darauf, dann kannst du um deine eigene bitten.
refuse-no-takeback = In { $game } bittet gerade niemand um Rücknahme. Mit { $command } bittest du darum.
refuse-no-takeback-on-page = In { $game } bittet gerade niemand um Rücknahme.
refuse-own-takeback = { $others ->
    [one] Um diese Rücknahme hast du selbst gebeten, die Antwort gibt dein Gegenüber. Du kannst die Bitte zurückziehen.
   *[other] Um diese Rücknahme hast du selbst gebeten, und du kannst die Bitte zurückziehen. Noch offen: { $players }.
}
refuse-not-your-takeback = Um diese Rücknahme hat { $player } gebeten, zurückziehen kannst du sie also nicht. Du kannst sie erlauben oder verweigern.

## Challenges

challenge-games = { $count ->
    [0] Das ist die letzte Partie eines Dauerangebots.
    [one] Ist sie angenommen, bietet { $player } noch so eine Partie an.
   *[other] Ist sie angenommen, bietet { $player } noch { $count } solche Partien an, eine nach der anderen.
}
challenge-ever = Ist sie angenommen, bietet { $player } die nächste solche Partie an, bis das Angebot zurückgezogen wird.
challenge-thread = Die Partie bekommt einen eigenen Thread.
challenge-note = { $player } sagt dazu: { $note }
challenge-until = Das Angebot gilt bis { $until }.
challenge-declined-word = { $player } lehnt { $game } ab: { $word }
challenge-friend = { $player } fordert { $opponent } heraus; Partien mit { $player } nimmt { $opponent } immer sofort an.
challenge-brief = , { $what }
challenge-brief-note = : „{ $note }“
challenges-to-you = **Herausforderungen an dich**
challenges-here = **Offen für alle hier**
challenges-yours = **Deine eigenen Herausforderungen**
challenges-none = Für dich ist keine Herausforderung offen. { $command } macht eine.
challenges-none-to-you = Gerade fordert dich niemand heraus, da gibt es nichts abzulehnen.
challenges-which = Mehrere Herausforderungen warten auf deine Antwort. { $command } zeigt sie, jede mit ihren Knöpfen.
challenges-more = … und { $count } weitere.
button-accept-one = { $game } annehmen
button-decline-one = { $game } ablehnen
button-withdraw-one = { $game } zurückziehen
accept-led = { $taken } wurde kurz vor dir angenommen, darum hast du { $game } angenommen, das nächste gleiche Angebot von { $player }.

refuse-led-already = { $taken } hat jemand anderes angenommen, und { $game }, die nächste gleiche Partie, hast du schon begonnen.
refuse-standing-over = { $taken } wurde kurz vor dir angenommen, und { $player } bietet jetzt keine weitere solche Partie an.
refuse-standing-to-one = Eine Herausforderung an eine Person gilt für eine Partie. Nenne niemanden, um allen hier mehrere Partien anzubieten.
refuse-standing = „{ $text }“ verstehe ich nicht als Anzahl von Partien: Schreib eine Zahl von 1 bis { $most } oder `forever`.
refuse-clock-form = „{ $text }“ kann ich nicht als Bedenkzeit lesen. `3d` sind drei Tage je Zug; `72h+12h/96h` sind 72 Stunden für jede Seite, 12 mehr nach jedem Zug, höchstens 96; bei `3d soft` entscheiden die anderen, wenn die Zeit um ist; `none` heißt ohne Uhr.
refuse-clock-length = Die Zeiten in „{ $text }“ gehen nicht: Jede muss mindestens zehn Minuten und höchstens ein Jahr lang sein.
refuse-clock-cap = In „{ $text }“ ist die Obergrenze kleiner als die Grundzeit. In `72h+12h/96h` steht sie am Schluss: 96 Stunden.
refuse-long-words = Hier ist Platz für { $most } Zeichen, und das sind { $count }. Bitte fasse dich kürzer.
refuse-unwelcome = { $player } nimmt von dir jetzt keine Herausforderung an.
refuse-you-blocked = Du hast { $player } blockiert. { $command } hebt das auf, dann könnt ihr spielen.

## Friends and blocked players

block-done = Du hast { $player } blockiert: Zwischen euch beginnt keine neue Partie, Angebote zwischen euch sind hinfällig, und niemand erfährt den Grund. Laufende Partien gehen weiter. { $unblock } hebt das auf.
block-list = **Du hast blockiert**
block-nobody = Du hast niemanden blockiert. { $command } mit einem Namen blockiert jemanden: Dann beginnt zwischen euch keine neue Partie.
unblock-done = { $player } ist nicht mehr blockiert.
unblock-none = { $player } war nicht von dir blockiert.
friend-done = { $player } steht jetzt auf deiner Freundesliste hier: Jede Herausforderung von { $player } an dich beginnt ab jetzt sofort, und ihr beide erfahrt es. { $unfriend } hebt das auf.
friend-list = **Deine Freundesliste: Herausforderungen dieser Leute beginnen sofort**
friend-nobody = Deine Freundesliste hier ist leer. { $command } mit einem Namen setzt jemanden darauf: Dann beginnt jede Herausforderung dieser Person an dich sofort.
unfriend-done = { $player } steht nicht mehr auf deiner Freundesliste: Vor jeder neuen Herausforderung wirst du wieder gefragt.
unfriend-none = { $player } stand gar nicht auf deiner Freundesliste.
related-line = { $player }
related-more = … und { $count } weitere.
relate-yourself = Das bist du. Nenne jemand anderen.
setting-welcome = Wählen, wer dich herausfordern darf
welcome-anyone = Alle dürfen dich herausfordern
welcome-friends = Nur Freunde dürfen dich herausfordern
