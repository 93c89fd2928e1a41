### Deutsch: what is shown to who learns: help in pictures, the rules with their diagrams, the lesson.

teach-title = { $game }: { $topic }
teach-back = Zurück
teach-back-terminal = ◀ Zurück
teach-next = Weiter
teach-next-terminal = Weiter ▶
teach-skip = Überspringen
teach-skip-terminal = Überspringen ▶
teach-alt-from = Von: { $cells }.
teach-alt-to = Nach: { $cells }.
teach-alt-repelled = Abgewehrt auf { $cells }.
teach-alt-framed = Eingerahmt: { $cells }.

## Help in pictures: guide-CODE says it, guide-seen-CODE is what a reader by ear is told of the picture.

guide-page = **{ $title }** ({ $page } von { $pages })
menu-guide = Zu einer Seite
button-lesson = Die Lektion spielen
button-rules = Regeln
button-commands = Alle Befehle
button-pictures = In Bildern
guide-commands-lesson = { $tutorial } ist eine Lektion zum Spielen, Aufgabe für Aufgabe.

## The rules with their diagrams: diagram-CODE says what is to be seen.

rules-heading = **{ $heading }**
rules-rulings = Regelungen dazu: { $rulings }.
rules-board = **Auf dem Brett:** { $seen }
rules-board-framed = **Auf dem Brett:** { $seen }
rules-board-framed-terminal = **Auf dem Brett** (`!` steht für einen Rahmen): { $seen }
rules-option = { $ruling }, { $heading }
menu-headings = Eine Überschrift wählen
menu-rulings = Eine Regelung wählen
rules-topics = Überschriften: { $headings }. **rules** mit einer Überschrift öffnet sie, **rules { $example }** eine Regelung.
button-contents = Inhalt

## Words for which the rules are searched: subject-CODE has them, with commas between, in any case.

subject-promotion = Umwandlung, umwandeln, Bauernumwandlung, Verwandlung, Beförderung, Promotion, Rückkehr
subject-castling = Rochade, rochieren
subject-capture = schlagen, schlägt, geschlagen, nehmen, fangen
subject-en-passant = en passant, im Vorbeigehen, im Vorübergehen
subject-draw = Remis, unentschieden, Remisangebot
subject-resign = aufgeben, Aufgabe, aufgegeben
subject-stalemate = Patt, kein legaler Zug, kein Zug
subject-repetition = Wiederholung, Stellungswiederholung, Zugwiederholung, dreimal, Dauerschach, 50-Züge-Regel
subject-mate = Matt, Schachmatt, mattsetzen, Bezwingung
subject-check = Schach, im Schach, Gefahr, Drohung, bedroht
subject-win = gewinnen, Gewinn, Sieg, Ziel, verlieren, Spielende
subject-dice = Würfel, würfeln, Wurf, Glück, Zufall
subject-setup = Aufstellung, Grundstellung, Anfangsstellung, Startstellung
subject-jump = springen, Sprung, überspringen
subject-tower = Turm, Türme, Stapel, stapeln, Höhe
subject-swap = Seitentausch, tauschen, Seitenwechsel, Tauschregel, Kuchenregel
subject-release = Befreiung, befreien, befreit, freilassen, Freilassung, gefangen, Gefangenschaft

## The lesson: lesson-CODE says what to do, lesson-hint-CODE answers other legal moves, lesson-done-CODE the right one.

lesson-task = **{ $title }: Lektion, Aufgabe { $task } von { $tasks }**
lesson-title = { $title }: Lektion { $task }/{ $tasks }
lesson-how = Wähle im Menü eine Figur, dann ihr Zielfeld. Oder tippe { $command } nur mit einem Zug wie `{ $example }`: Er gilt für die Aufgabe, die du zuletzt geöffnet hast.
lesson-how-terminal = Tippe einfach deinen Zug, zum Beispiel `{ $example }`. **next** geht weiter, **back** zurück.
lesson-how-on-page = Tippe auf dem Brett eine Figur an, dann ihr Zielfeld; das Menü und die Zeile darunter tun dasselbe.
lesson-odds = **{ $move }** ist ein Angriff. Er gelingt in { $ways } von { $rolls } Würfen ({ $percent } %): Dein Würfel muss der höhere sein.
lesson-end = **Das war die Lektion: Jetzt kannst du spielen.** { $challenge } bietet jemandem eine Partie an, { $rules } hat jede Regel mit Bild, { $help } zeigt, wie man hier spielt.
lesson-end-terminal = **Das war die Lektion: Jetzt kannst du spielen.** **new** beginnt eine Partie, { $rules } hat jede Regel mit Brett, { $help } zeigt, wie man hier spielt.
lesson-end-on-page = **Das war die Lektion: Jetzt kannst du spielen.** Unter **Regeln** hat jede Regel ihr Bild.
button-try = { $move } versuchen
button-try-terminal = Ist { $move } erlaubt?
button-throw = Würfeln
button-once-more = Noch einmal
button-lesson-again = Von vorn

## The terminal and Discord

console-teach = **guide** zeigt das Spiel auf fünf Brettern, **tutorial** ist eine Lektion zum Spielen (**tutorial 3** beginnt bei der dritten Aufgabe), **rules** führt durch alle Regeln. Dahinter kann ein Spiel stehen: **guide kings-guard**, **tutorial kings-guard 3**, **rules kings-guard**.
discord-tutorial = Das Spiel in einer kurzen Lektion lernen, für dich allein
discord-tutorial-game = Die Lektion zu welchem Spiel
discord-tutorial-task = Die Nummer der Aufgabe, etwa 3
discord-tutorial-move = Ein Zug in dieser Aufgabe, etwa D2-D3 oder E5-E6
