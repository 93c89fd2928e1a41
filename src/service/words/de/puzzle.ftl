### Deutsch: Aufgaben.

## Eine Aufgabe auf ihrem Brett

puzzle-rules = { $title }, { $options }
puzzle-title = { $title }: Aufgabe { $number }
puzzle-heading = **{ $title }: Aufgabe { $number }**
puzzle-level = Schwierigkeit { $rating }; gelöst von { $solved } aus { $tried }.
puzzle-level-untried = Schwierigkeit etwa { $rating }; noch hat sie niemand versucht.
puzzle-task = **{ $side }** am Zug: Finde den besten Zug.
puzzle-task-second = **{ $side }** setzt den Zug fort: Finde den besten Weg.
puzzle-task-attack = **{ $side }** am Zug: Welcher Angriff kommt zuerst? Jeder gelingt mit { $percent } %.
puzzle-how = Wähle im Menü eine Figur, dann ihr Zielfeld. Oder tippe: { $command } mit einem Zug wie `{ $example }`.
puzzle-how-terminal = Tippe einfach deinen Zug, zum Beispiel `{ $example }`.
puzzle-how-on-page = Tippe auf dem Brett eine Figur an, dann ihr Zielfeld; das Menü und die Zeile darunter tun dasselbe.
puzzle-right = **Richtig: `{ $move }`.** Die Antwort ist `{ $answer }`.
puzzle-right-on = **Richtig: `{ $move }`.**
puzzle-later = **`{ $move }` gehört zum Zug.** Was gehört noch dazu?
puzzle-wrong = **Nicht `{ $move }`:** Ein anderer Zug ist klar besser. Versuch es noch einmal oder sieh dir die Lösung an.
puzzle-solved = **Gelöst:** `{ $line }`
puzzle-solved-attack = **Richtig: `{ $line }` kommt zuerst.** Dieser Angriff gelingt mit { $percent } % und ist trotzdem am meisten wert.
puzzle-solution = **Die Lösung:** `{ $line }`
puzzle-odds = Dieser Angriff gelingt mit { $percent } %.
puzzle-contrast = Chancen, von −1000 (verloren) bis +1000 (gewonnen): **{ $chances }** nach `{ $move }`, { $then } nach dem nächstbesten Zug, `{ $other }`.
puzzle-themes = Themen: { $themes }.
puzzle-rating = Deine Wertung in Aufgaben von { $title }: { $before } → **{ $after }**.
puzzle-rating-first = Deine erste Wertung in Aufgaben von { $title }: **{ $after }**.
puzzle-run = { $count } in Folge gelöst.
puzzle-practice = Diese hat schon gezählt; üb, so viel du magst.
puzzle-play-on = **Weiterspielen gegen den Computer** ab Aufgabe { $number } von { $title }, als { $side }. Auf welcher Stufe? Es ist eine eigene Partie ohne Wertung.
puzzle-changed = Der Knopf gehörte zu einer früheren Stellung. So steht die Aufgabe jetzt.

## Themen aller Spiele

motif-win = Gewinn der Partie
motif-save = der einzige rettende Zug
motif-quiet = ein stiller Zug
motif-second = der Rest eines Zuges
motif-attack = der erste Angriff

## Was jemand gelöst hat

puzzle-record = **Deine Aufgaben**
puzzle-record-terminal = **Aufgaben von { $player }**
puzzle-record-game = • { $title }: Wertung **{ $rating }** (± { $deviation }), { $solved } von { $tried } gelöst.
puzzle-record-run = In Folge gelöst: { $run }, höchstens { $best }.
puzzle-days = Tage in Folge mit gelöster Tagesaufgabe: { $count }.
puzzle-record-none = Du hast noch keine Aufgabe versucht. { $command } öffnet eine.
puzzle-record-none-on-page = Du hast noch keine Aufgabe versucht.
puzzle-record-none-terminal = { $player } hat noch keine Aufgabe versucht. **puzzle** öffnet eine.

## Die Aufgabe des Tages

puzzle-daily = **Aufgabe des Tages: { $title }, Nummer { $number }**
puzzle-yesterday = Die Lösung von gestern: `{ $line }`. Gefunden von { $solved } aus { $tried }.
puzzle-yesterday-untried = Die Lösung von gestern: `{ $line }`. Niemand hat es versucht.

button-solve = Lösen
button-solution = Lösung
button-next-puzzle = Nächste Aufgabe
button-puzzle-record = Deine Aufgaben

refuse-puzzle-unopened = Es ist keine Aufgabe offen. { $command } öffnet eine.
refuse-puzzle-unopened-on-page = Es ist keine Aufgabe offen. Unter **Lernen** gibt es eine zu jedem Spiel.
refuse-puzzle-gone = Diese Aufgabe gibt es nicht mehr. { $command } öffnet eine andere.
refuse-puzzle-gone-on-page = Diese Aufgabe gibt es nicht mehr. Unter **Lernen** gibt es andere.
refuse-puzzle-same = Diese Aufgabe führt durch genau die Stellung, die jetzt in { $other } steht, und dort bekommt niemand Hilfe. Beende erst diese Partie oder spiel dort weiter.
refuse-puzzle-none = Du hast schon alle Aufgaben von { $title } versucht. Hier sind andere Spiele.
refuse-puzzle-none-of-theme = Du hast schon alle Aufgaben von { $title } mit diesem Thema versucht: { $theme }. Nimm ein anderes Thema oder ein anderes Spiel.
refuse-puzzle-no-theme = { $title } hat keine Aufgaben mit diesem Thema: { $theme }.
puzzle-theme-elsewhere = Welche gibt es in: { $games }.
refuse-puzzle-no-daily = Heute gibt es keine Aufgabe.

## Einstellungen

puzzle-share = Dürfen aus deinen beendeten Partien Aufgaben für andere werden? Dein Name bleibt weg, und aus einer Partie wird nur eine, wenn alle Beteiligten zustimmen.
puzzle-shared = Danke: Aus deinen beendeten Partien dürfen Aufgaben werden, ohne Namen. { $command } ändert das.
puzzle-kept = Aus deinen Partien wird keine Aufgabe. { $command } ändert das.
puzzle-shared-terminal = Danke: Aus deinen beendeten Partien dürfen Aufgaben werden, ohne Namen. **puzzles off** ändert das.
puzzle-kept-terminal = Aus deinen Partien wird keine Aufgabe. **puzzles on** ändert das.
button-puzzle-share = Ja, ohne meinen Namen
button-puzzle-keep = Nein
settings-puzzles = Aufgaben: **{ $puzzles }**. { $command } ändert das.
settings-puzzles-terminal = Aufgaben: **{ $puzzles }**. **puzzles on** und **puzzles off** ändern das.
setting-puzzles = Wählen, ob aus deinen Partien Aufgaben werden dürfen
puzzles-off = Aus deinen Partien werden keine Aufgaben
puzzles-on = Aus deinen beendeten Partien dürfen Aufgaben werden, ohne Namen

## Das Terminal und Discord

console-puzzle-what = **puzzle** öffnet eine Aufgabe, auf Wunsch aus einem Spiel und mit einem Thema: **puzzle kings-guard tower**. **puzzle daily** ist die des Tages, **puzzle record** zeigt deine Wertung. Themen: win, save, quiet, second, attack, escort, raised, tower, sovereignty.
discord-puzzle = Aufgaben lösen, für dich allein
discord-puzzle-solve = Eine Aufgabe lösen, für dich allein
discord-puzzle-daily = Die Aufgabe des Tages lösen, für dich allein
discord-puzzle-record = Deine Wertung in Aufgaben sehen und wie viele du in Folge gelöst hast
discord-puzzle-game = Aus welchem Spiel
discord-puzzle-motif = Ein Thema, das die Aufgabe hat
discord-puzzle-move = Deine Antwort auf die zuletzt geöffnete Aufgabe, etwa D2-D3
discord-settings-puzzles = Ob aus deinen beendeten Partien Aufgaben für andere werden dürfen, ohne Namen
