### Polski: what is shown to who learns: help in pictures, the rules with their diagrams, the lesson.

teach-title = { $game }: { $topic }
teach-back = Wstecz
teach-back-terminal = ◀ Wstecz
teach-next = Dalej
teach-next-terminal = Dalej ▶
teach-skip = Pomiń
teach-skip-terminal = Pomiń ▶
teach-alt-from = Z: { $cells }.
teach-alt-to = Na: { $cells }.
teach-alt-repelled = Atak odparty na { $cells }.
teach-alt-framed = W ramkach: { $cells }.

## Help in pictures: guide-CODE says it, guide-seen-CODE is what a reader by ear is told of the picture.

guide-page = **{ $title }** ({ $page } z { $pages })
menu-guide = Przejdź do strony
button-lesson = Rozegraj lekcję
button-rules = Zasady
button-commands = Wszystkie polecenia
button-pictures = W obrazach
guide-commands-lesson = { $tutorial } to lekcja, którą się rozgrywa zadanie po zadaniu.

## The rules with their diagrams: diagram-CODE says what is to be seen.

rules-heading = **{ $heading }**
rules-rulings = Orzeczenia w tej sprawie: { $rulings }.
rules-board = **Na planszy:** { $seen }
rules-board-framed = **Na planszy:** { $seen }
rules-board-framed-terminal = **Na planszy** (`!` zastępuje ramkę): { $seen }
rules-option = { $ruling }, { $heading }
menu-headings = Wybierz rozdział
menu-rulings = Wybierz orzeczenie
rules-topics = Rozdziały: { $headings }. **rules** z rozdziałem otwiera go, **rules { $example }** – orzeczenie.
button-contents = Spis treści

## Words for which the rules are searched: subject-CODE has them, with commas between, in any case.

subject-promotion = promocja, promować, przemiana, awans, powrót
subject-castling = roszada, roszować
subject-capture = bicie, bić, zbicie, zbić, zbijać
subject-en-passant = bicie w przelocie, w przelocie
subject-draw = remis, remisy, remisować
subject-resign = poddać, poddać się, poddanie, rezygnacja
subject-stalemate = pat, brak ruchu
subject-repetition = powtórzenie, powtarzać, trzykrotne powtórzenie, wieczny szach, zasada 50 ruchów
subject-mate = mat, szach-mat, szach i mat, pokonanie
subject-check = szach, w szachu, zagrożenie, niebezpieczeństwo
subject-win = wygrana, wygrać, zwycięstwo, cel gry, przegrana, przegrać, koniec gry
subject-dice = kostka, kostki, kości, rzut, szczęście, los
subject-setup = ustawienie, pozycja początkowa, ustawienie początkowe
subject-jump = skok, skakać, przeskoczyć, przeskakiwać
subject-tower = wieża, wieże, stos, układać, wysokość
subject-swap = zamiana stron, zamiana, zamienić, zasada tortu
subject-release = uwolnienie, uwolnić, uwalniać, uwolniony, jeniec, pojmany, wykup

## The lesson: lesson-CODE says what to do, lesson-hint-CODE answers other legal moves, lesson-done-CODE the right one.

lesson-task = **{ $title }: lekcja, zadanie { $task } z { $tasks }**
lesson-title = { $title }: lekcja { $task }/{ $tasks }
lesson-how = Wybierz z menu figurę, potem pole docelowe. Albo napisz: { $command } z samym ruchem, na przykład `{ $example }`. To odpowiedź na zadanie otwarte jako ostatnie.
lesson-how-terminal = Wpisz po prostu swój ruch, np. `{ $example }`. **next** idzie dalej, **back** wraca.
lesson-how-on-page = Dotknij figury na planszy, potem pola docelowego; menu i wiersz poniżej robią to samo.
lesson-odds = **{ $move }** to atak. Udaje się w { $ways } z { $rolls } rzutów ({ $percent }%): twoja kość musi być wyższa.
lesson-end = **To była lekcja: teraz umiesz grać.** { $challenge } proponuje komuś partię, { $rules } ma każdą zasadę z obrazem, { $help } pokazuje, jak się tu gra.
lesson-end-terminal = **To była lekcja: teraz umiesz grać.** **new** zaczyna partię, { $rules } ma każdą zasadę z planszą, { $help } pokazuje, jak się tu gra.
lesson-end-on-page = **To była lekcja: teraz umiesz grać.** W dziale **Zasady** każda zasada ma swój obraz.
button-try = Spróbuj { $move }
button-try-terminal = Czy wolno { $move }?
button-throw = Rzuć kośćmi
button-once-more = Jeszcze raz
button-lesson-again = Od początku

## The terminal and Discord

console-teach = **guide** pokazuje grę na pięciu planszach, **tutorial** to lekcja, którą się rozgrywa (**tutorial 3** zaczyna od trzeciego zadania), **rules** prowadzi przez wszystkie zasady. Można dodać grę: **guide kings-guard**, **tutorial kings-guard 3**, **rules kings-guard**.
discord-tutorial = Naucz się gry w krótkiej lekcji, tylko dla ciebie
discord-tutorial-game = Lekcja której gry
discord-tutorial-task = Numer zadania, na przykład 3
discord-tutorial-move = Ruch w tym zadaniu, na przykład D2-D3 lub E5-E6
