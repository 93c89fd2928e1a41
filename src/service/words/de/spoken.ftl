### Deutsch: plain words said to the bot, and what it answers.
### A list holds words in small letters between commas. The words of all languages are known to everybody, and none means two things.

spoken-hello = hallo, moin, servus, guten tag, guten morgen, guten abend, grüß gott
spoken-thanks = danke, danke schön
spoken-help = hilfe, befehle
spoken-games = partien, meine partien
spoken-resign = aufgeben, ich gebe auf
spoken-draw = remis, unentschieden
spoken-takeback = zurücknehmen, rückgängig, zug zurück
spoken-done = fertig, zug beenden
spoken-yes = ja bitte, ja gern, ja gerne, gern, gerne, klar, na klar, einverstanden, angenommen, ich nehme an
spoken-no = nein danke, nee, nö, abgelehnt, ich lehne ab, lieber nicht, jetzt nicht
spoken-withdraw = zurückziehen, ich ziehe zurück, abbrechen
spoken-play = spielen, neue partie, neues spiel
spoken-greeting = Hallo { $player }! Zum Ziehen antworte auf dein Brett mit dem Zug. { $games } zeigt, was auf dich wartet, { $challenge } bietet eine Partie an, { $help } erklärt das Übrige.
spoken-greeting-terminal = Hallo { $player }! Tippe einen Zug wie `D2-D3`. { $games } zeigt, was auf dich wartet, **new** beginnt eine Partie, { $help } erklärt den Rest.
spoken-games-aloud = { $games } zeigt deine Partien, nur dir.
spoken-resign-aloud = Wenn du sicher bist, antworte `{ $answer }` oder nimm { $command }.
spoken-draw-aloud = Um Remis mit deinem nächsten Zug anzubieten, nimm { $command } mit `{ $answer }` und der Partie { $game }.
spoken-unknown = Das habe ich nicht verstanden. Schick einen Zug wie `{ $example }`, oder sieh dir { $help } an.
spoken-command = Dafür gibt es { $command }.
spoken-nothing-waits = Hier wartet nichts auf ein Ja oder Nein von dir.
spoken-nothing-to-withdraw = Du hast hier nichts zurückzuziehen.
spoken-answers-this = Ist das deine Antwort darauf?
spoken-press = Bitte nimm den Knopf darunter: Steht etwas im Weg, siehst nur du es.
move-and-more = `{ $move }` habe ich gelesen, aber nicht „{ $rest }“. Schick nur `{ $move }`.
move-asked = Soll ich **{ $move }** in { $game } spielen?
move-on-older-board = Du hast auf ein älteres Brett von { $game } geantwortet. Soll ich **{ $move }** auf dem neuesten spielen?
edited-after-move = Du hast in { $game } gezogen, seit du diese Zeile geschrieben hast, darum hat ihre Änderung nichts bewirkt. Wenn du es jetzt meinst, schreib es noch einmal.
