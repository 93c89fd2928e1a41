### Deutsch: what is kept of somebody, handed out and deleted.

privacy-title = **Was über dich gespeichert ist**
privacy-name = Dein Name, wie zuletzt gesehen: { $name }
privacy-games = Partien und Herausforderungen: { $games }, davon laufend { $running } und offen { $open }
privacy-own = Einstellungen: { $settings }. Notizen zu Zügen: { $notes }. Pläne: { $plans }. Bedeutungen von Signalen: { $meanings }. Private Bretter: { $boards }. Erbetene Analysen: { $analyses }. Versuchte Aufgaben: { $puzzles }. Tokens von Programmen: { $tokens }
privacy-competition = Wertungen: { $ratings }. Wettkämpfe, an denen du teilnimmst oder die du moderierst: { $contests }. Entscheidungen der Moderation über dein Konto: { $deeds }
privacy-others = Von dir blockiert: { $blocked }. Freunde: { $friends }
privacy-time = Urlaube: { $holidays }. Erinnerungen und private Nachrichten, verschickt oder ausstehend: { $messages }
privacy-seen = Zuletzt gesehen: { $when }
privacy-policy = Deine ID, dein Name und deine Partien werden gespeichert, damit gespielt werden kann, ebenso das, was hier gezählt ist. Eine Partie sehen alle auf ihrem Server; deine Notizen, Pläne und privaten Bretter siehst nur du. Andere Nachrichten werden nicht gespeichert, nichts wird verkauft, und das meiste bleibt, bis du es löschst. Programme eines Servers können erfahren, was in seinen Partien geschieht. Verantwortlich ist, wer den Bot betreibt.
privacy-policy-terminal = Was gespeichert wird, warum und wie lange, steht in `docs/privacy.md`, das bei Kingboard dabei ist. Alles liegt in der Datenbank dieses Tisches.
privacy-policy-page = { $page }. Verantwortlich ist, wer den Bot betreibt.
privacy-page = Was gespeichert wird, warum und wie lange
privacy-here = { $days ->
    [0] Dieser Bot vergisst einen Server, der ihn entfernt hat, nur auf Wunsch.
    [one] Dieser Bot vergisst einen Server { $days } Tag, nachdem er dort entfernt wurde.
   *[other] Dieser Bot vergisst einen Server { $days } Tage, nachdem er dort entfernt wurde.
} Verantwortlich für das Gespeicherte ist, wer ihn betreibt. Der Text ist auf Englisch.
privacy-none = Über dich ist nichts gespeichert.
privacy-file = Das ist alles, was über dich gespeichert ist. Niemand sonst sieht diese Nachricht.
privacy-too-large = Über dich ist zu viel für eine Datei hier gespeichert. Wende dich an die Leute, die den Bot betreiben: { $command } schreibt sie.
privacy-really = **Alles löschen, was über dich gespeichert ist? Das lässt sich nicht rückgängig machen.**
privacy-stale = **Der Knopf war alt, oder deine Partien haben sich seither verändert. Lies bitte noch einmal: Das lässt sich nicht rückgängig machen.**
privacy-sure = Gelöscht werden dein Name, deine Einstellungen, Notizen, Pläne, Bedeutungen von Signalen, privaten Bretter, Tokens, Blockierungen, Freunde, Urlaube, Erinnerungen, Wertungen, Versuche an Aufgaben, Aufträge für Analysen und angemeldeten Browser, und du verschwindest aus allen Ligen, Turnieren und von allen Leitern. Wer dich blockiert hatte, muss es noch einmal tun.
privacy-sure-games = Du verlässt sofort deine Partien: laufend { $running } (du gibst auf; solche ohne Zug werden abgesagt), offene Herausforderungen { $open }. Die anderen erfahren es.
privacy-sure-rest = In deinen Partien (es sind { $games }) tritt „jemand von früher“ an deine Stelle, und deine Worte zu Herausforderungen verschwinden; die anderen behalten ihre Partien. Worte, die du zu Würfeln gegeben hast, bleiben, weil die Würfel mit ihnen geprüft werden. Nachrichten in Discord bleiben dort stehen.
privacy-gone = Erledigt: Über dich ist nichts mehr gespeichert. Wenn du wieder spielst, fängst du ganz neu an.
privacy-not-yours = Dieser Knopf war für jemand anderen oder für einen anderen Ort. Frag nach einem eigenen.
privacy-server-not-yours = Die Daten dieses Servers kann nur löschen lassen, wer ihn verwalten darf.
privacy-server-none = Über diesen Server ist nichts gespeichert.
privacy-server-stale = **Der Knopf war alt, oder hier hat seither etwas begonnen oder geendet. Lies bitte noch einmal: Das lässt sich nicht rückgängig machen.**
privacy-server-sure = Die Einstellungen, Webhooks und Tokens dieses Servers werden gelöscht, und was hier läuft oder offen ist ({ $alive }), endet ohne Ergebnis. Versiegelte Würfel werden vorher offengelegt, und wer mitspielt, erfährt es privat.
privacy-server-contests = Ligen und Turniere von hier, die noch nicht zu Ende sind ({ $contests }), werden abgesagt.
privacy-server-ladders = Leitern von hier, die noch offen sind ({ $ladders }), werden geschlossen.
privacy-server-games = Die Partien von hier ({ $games }) verlieren ihren Ort: Nur wer sie gespielt hat, kann sie ansehen. Das lässt sich nicht rückgängig machen.
privacy-server-gone = Erledigt: Über diesen Server ist nichts mehr gespeichert.
name-quoted = „{ $name }“
former-player = jemand von früher
refuse-rematch-gone = Dein Gegenüber in { $game } ist endgültig fort, darum gibt es keine Revanche.
game-closed = { $game } endet ohne Ergebnis: Alles, was über den Server gespeichert war, wurde gelöscht.
button-privacy-export = Alles herunterladen
button-privacy-delete = Löschen
button-privacy-sure = Alles löschen
button-privacy-server-sure = Daten dieses Servers löschen
discord-privacy = Ansehen, herunterladen oder löschen, was über dich gespeichert ist
discord-privacy-show = Ansehen, was über dich gespeichert ist
discord-privacy-export = Alles, was über dich gespeichert ist, als Datei bekommen
discord-privacy-delete = Alles löschen, was über dich gespeichert ist
discord-privacy-server = Alles löschen, was über diesen Server gespeichert ist, wenn du ihn verwaltest
console-privacy-what = **privacy** zeigt, was über dich gespeichert ist, **privacy export** gibt es aus, **privacy delete** löscht es.
config-bad-page = Die Einstellung page unter [privacy] kann nicht { $given } sein: Schreib eine Adresse, die mit https:// beginnt, ohne Leerzeichen und Klammern.
