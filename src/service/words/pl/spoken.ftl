### Polski: plain words said to the bot, and what it answers.
### A list holds words in small letters between commas. The words of all languages are known to everybody, and none means two things.

spoken-hello = cześć, hej, dzień dobry, dobry wieczór, witaj, siema
spoken-thanks = dzięki, dziękuję
spoken-help = pomoc, polecenia
spoken-games = partie, moje partie
spoken-resign = poddaję się, poddaję
spoken-draw = remis
spoken-takeback = cofnij, cofnąć
spoken-done = gotowe, koniec tury
spoken-yes = tak proszę, jasne, pewnie, chętnie, zgoda, przyjmuję, zgadzam się
spoken-no = nie dziękuję, odrzucam, raczej nie, nie teraz
spoken-withdraw = wycofaj, wycofuję, anuluj
spoken-play = zagraj, nowa partia
spoken-greeting = Cześć, { $player }! Aby wykonać ruch, odpowiedz nim na swoją planszę. { $games } pokazuje, co na ciebie czeka, { $challenge } proponuje partię, { $help } wyjaśnia resztę.
spoken-greeting-terminal = Cześć, { $player }! Wpisz ruch, np. `D2-D3`. { $games } pokazuje, co na ciebie czeka, **new** zaczyna partię, { $help } objaśnia resztę.
spoken-games-aloud = { $games } pokazuje twoje partie, tylko tobie.
spoken-resign-aloud = Jeśli tego chcesz, odpowiedz `{ $answer }` albo użyj { $command }.
spoken-draw-aloud = Aby zaproponować go ze swoim następnym ruchem, użyj { $command } z `{ $answer }` i partią { $game }.
spoken-unknown = To było dla mnie niezrozumiałe. Wyślij ruch, np. `{ $example }`, albo zajrzyj do { $help }.
spoken-command = Do tego służy { $command }.
spoken-nothing-waits = Nic tu nie czeka na twoje „tak” ani „nie”.
spoken-nothing-to-withdraw = Nie masz tu nic do wycofania.
spoken-answers-this = Czy tego dotyczy twoja odpowiedź?
spoken-press = Użyj przycisku poniżej: jeśli coś stoi na przeszkodzie, zobaczysz to tylko ty.
move-and-more = Odczytuję `{ $move }`, ale nie „{ $rest }”. Wyślij samo `{ $move }`.
move-asked = Zagrać **{ $move }** w partii { $game }?
move-on-older-board = To odpowiedź na starszą planszę partii { $game }. Zagrać **{ $move }** na najnowszej?
edited-after-move = Od napisania tej linii był już twój ruch w partii { $game }, więc jej zmiana nic nie zrobiła. Jeśli teraz tak ma być, napisz to jeszcze raz.
