### Polski: zadania.

## Zadanie na planszy

puzzle-rules = { $title }, { $options }
puzzle-title = { $title }: zadanie { $number }
puzzle-heading = **{ $title }: zadanie { $number }**
puzzle-level = Trudność { $rating }; rozwiązania: { $solved } z { $tried }.
puzzle-level-untried = Trudność około { $rating }; nikt jeszcze nie próbował.
puzzle-task = Na ruchu: **{ $side }**. Znajdź najlepszy ruch.
puzzle-task-second = Dalszy ciąg tury: **{ $side }**. Znajdź najlepszą drogę.
puzzle-task-attack = Na ruchu: **{ $side }**. Który atak jest pierwszy? Każdy udaje się w { $percent }%.
puzzle-how = Wybierz z menu figurę, potem pole docelowe. Albo napisz: { $command } z ruchem, na przykład `{ $example }`.
puzzle-how-terminal = Wpisz po prostu swój ruch, np. `{ $example }`.
puzzle-how-on-page = Dotknij figury na planszy, potem pola docelowego; menu i wiersz poniżej robią to samo.
puzzle-right = **Dobrze: `{ $move }`.** Odpowiedź: `{ $answer }`.
puzzle-right-on = **Dobrze: `{ $move }`.**
puzzle-later = **`{ $move }` należy do tej tury.** Który ruch do niego pasuje?
puzzle-wrong = **Nie `{ $move }`:** inny ruch jest wyraźnie lepszy. Spróbuj jeszcze raz albo zobacz rozwiązanie.
puzzle-solved = **Rozwiązane:** `{ $line }`
puzzle-solved-attack = **Dobrze: najpierw `{ $line }`.** Ten atak udaje się w { $percent }%, a i tak jest wart najwięcej.
puzzle-solution = **Rozwiązanie:** `{ $line }`
puzzle-odds = Ten atak udaje się w { $percent }%.
puzzle-contrast = Szanse, od −1000 (przegrana) do +1000 (wygrana): **{ $chances }** po `{ $move }`, { $then } po drugim najlepszym ruchu, `{ $other }`.
puzzle-themes = Motywy: { $themes }.
puzzle-rating = Twój ranking w zadaniach ({ $title }): { $before } → **{ $after }**.
puzzle-rating-first = Twój pierwszy ranking w zadaniach ({ $title }): **{ $after }**.
puzzle-run = Rozwiązane z rzędu: { $count }.
puzzle-practice = To zadanie już się liczyło; ćwicz, ile chcesz.
puzzle-play-on = **Graj dalej z komputerem** od zadania { $number } z gry { $title }, twoja strona: { $side }. Który poziom? To osobna partia, bez rankingu.
puzzle-changed = Ten przycisk należał do wcześniejszej pozycji. Tak zadanie wygląda teraz.

## Motywy wszystkich gier

motif-win = wygranie partii
motif-save = jedyny ratujący ruch
motif-quiet = cichy ruch
motif-second = reszta tury
motif-attack = pierwszy atak

## Dorobek gracza

puzzle-record = **Twoje zadania**
puzzle-record-terminal = **Zadania: { $player }**
puzzle-record-game = • { $title }: ranking **{ $rating }** (± { $deviation }), rozwiązane { $solved } z { $tried }.
puzzle-record-run = Rozwiązane z rzędu: { $run }, najwięcej { $best }.
puzzle-days = Dni z rzędu z rozwiązanym zadaniem dnia: { $count }.
puzzle-record-none = Nie masz jeszcze za sobą żadnego zadania. { $command } otwiera pierwsze.
puzzle-record-none-on-page = Nie masz jeszcze za sobą żadnego zadania.
puzzle-record-none-terminal = { $player } nie ma jeszcze za sobą żadnego zadania. **puzzle** otwiera pierwsze.

## Zadanie dnia

puzzle-daily = **Zadanie dnia: { $title }, numer { $number }**
puzzle-yesterday = Wczorajsze rozwiązanie: `{ $line }`. Znalezione: { $solved } z { $tried }.
puzzle-yesterday-untried = Wczorajsze rozwiązanie: `{ $line }`. Nikt nie próbował.

button-solve = Rozwiąż
button-solution = Rozwiązanie
button-next-puzzle = Następne zadanie
button-puzzle-record = Twoje zadania

refuse-puzzle-unopened = Żadne zadanie nie jest otwarte. { $command } otwiera jedno.
refuse-puzzle-unopened-on-page = Żadne zadanie nie jest otwarte. W dziale **Nauka** jest zadanie do każdej gry.
refuse-puzzle-gone = Tego zadania już nie ma. { $command } otwiera inne.
refuse-puzzle-gone-on-page = Tego zadania już nie ma. W dziale **Nauka** są inne.
refuse-puzzle-same = To zadanie przechodzi przez tę samą pozycję, która stoi teraz w partii { $other }, a tam nikt nie dostaje pomocy. Najpierw skończ tę partię albo graj w niej dalej.
refuse-puzzle-none = To już wszystkie zadania z gry { $title }. Oto inne gry.
refuse-puzzle-none-of-theme = To już wszystkie zadania z gry { $title } z tym motywem: { $theme }. Wybierz inny motyw albo inną grę.
refuse-puzzle-no-theme = { $title } nie ma zadań z tym motywem: { $theme }.
puzzle-theme-elsewhere = Takie zadania są tutaj: { $games }.
refuse-puzzle-no-daily = Dziś nie ma zadania.

## Ustawienia

puzzle-share = Czy z twoich zakończonych partii mogą powstawać zadania dla innych? Twoja nazwa się nie pojawi, a zadanie powstanie tylko za zgodą wszystkich grających.
puzzle-shared = Dziękuję: z twoich zakończonych partii mogą powstawać zadania, bez nazw graczy. Zmienia to { $command }.
puzzle-kept = Z twoich partii nie powstaje żadne zadanie. Zmienia to { $command }.
puzzle-shared-terminal = Dziękuję: z twoich zakończonych partii mogą powstawać zadania, bez imion. Zmienia to **puzzles off**.
puzzle-kept-terminal = Z twoich partii nie powstaje żadne zadanie. Zmienia to **puzzles on**.
button-puzzle-share = Tak, bez mojej nazwy
button-puzzle-keep = Nie
settings-puzzles = Zadania: **{ $puzzles }**. Zmienia to { $command }.
settings-puzzles-terminal = Zadania: **{ $puzzles }**. Zmieniają to **puzzles on** i **puzzles off**.
setting-puzzles = Wybierz, czy z twoich partii mogą powstawać zadania
puzzles-off = Z twoich partii nie powstają zadania
puzzles-on = Z twoich zakończonych partii mogą powstawać zadania, bez nazw graczy

## Terminal i Discord

console-puzzle-what = **puzzle** otwiera zadanie, jeśli chcesz, z wybranej gry i z wybranym motywem: **puzzle kings-guard tower**. **puzzle daily** to zadanie dnia, **puzzle record** pokazuje twój ranking. Motywy: win, save, quiet, second, attack, escort, raised, tower, sovereignty.
discord-puzzle = Rozwiązuj zadania, tylko dla siebie
discord-puzzle-solve = Rozwiąż zadanie, tylko dla siebie
discord-puzzle-daily = Rozwiąż zadanie dnia, tylko dla siebie
discord-puzzle-record = Zobacz swój ranking w zadaniach i ile rozwiązano z rzędu
discord-puzzle-game = Z której gry
discord-puzzle-motif = Motyw, który ma zadanie
discord-puzzle-move = Twoja odpowiedź na ostatnio otwarte zadanie, np. D2-D3
discord-settings-puzzles = Czy z twoich zakończonych partii mogą powstawać zadania dla innych, bez nazw graczy
