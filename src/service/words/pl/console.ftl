### Polski: co pokazuje tylko terminal. What is typed stays English.

console-welcome = **Kingboard dla dwóch do sześciu osób przy jednej klawiaturze: { $games }.** Partie są zapisane na dysku: odejdź i wróć, kiedy chcesz.
console-kept-in = Twoje partie są w { $path }.
console-begin = Wpisz **new**, by zacząć partię { $game }. Opcje dodaj za tym słowem, np. **{ $example }**.
console-begin-declared = { $game } ({ $options })
console-begin-other = **{ $example }** zaczyna partię { $game }.
console-begin-names = **new Anna Ben** zaczyna z waszymi imionami.
console-begin-help = **help** pokazuje, co można wpisać, **rules** objaśnia grę, **tutorial** to lekcja, którą się rozgrywa.
console-resumed = Partia toczy się dalej od tego miejsca. **help** pokazuje, co można wpisać.
console-help = **Gra:** **new** zaczyna partię, **new Anna Ben** z waszymi imionami, **new computer** z komputerem.
    Wpisz ruch, np. `{ $example }`. **moves** pokazuje dozwolone ruchy, **show { $square }** ruchy jednej figury, **pick** prowadzi do ruchu krok po kroku.
    {""}**undo** prosi o cofnięcie ostatniego ruchu, **draw** proponuje remis, **yes** i **no** odpowiadają, **resign** poddaje partię.
    {""}**Przegląd:** **board** pokazuje partię, **flip** obraca planszę, **help symbols** objaśnia litery, **describe** opisuje ją słowami.
    {""}**review** przegląda partię, **analyse** ocenia zakończoną, **games** pokazuje trwające, **history** zakończone, **rematch** gra jedną jeszcze raz.
    {""}**Nauka:** **tutorial** uczy w trakcie gry, **guide** na pięciu planszach, **rules** ma wszystkie zasady.
    {""}**Zmiany:** **language** wybiera inny język, **settings** i **theme** wygląd plansz, **as Ben** osobę, która pisze.
    {""}**Pliki:** **png**, **film**, **story** i **export** zapisują pliki, **import** wczytuje. **quit** kończy; wszystkie partie zostają.
    {""}**help TEMAT** mówi więcej na jeden z tych tematów: { $topics }. **help commands** wymienia wszystko, co można wpisać, **help undo** objaśnia jedno słowo.
console-help-starting = Wpisz **new kings-mate**, **new kings-guard**, **new four-kings** lub **new immortal-star-masters**, by zacząć partię między graczami 1 i 2; samo **new** zaczyna grę, w którą zwykle się tu gra. Dalej, jeśli chcesz: czas taki jak **3d** na każdy ruch (albo **72h+12h/96h soft**) oraz **black**, **north** lub **random** jako strona dla gracza 1.
console-help-options = W King’s Mate **expanded** (zasady rozszerzone), **active** (kości), **interactive** (kośćmi rzuca obrona) lub **own-dice** (rzucacie sami i wpisujecie wyniki), **touch** („dotknięta idzie”), **repetition** (remis przez powtórzenie); w King’s Guard **small** (mała plansza), **diagonal** (kroki po skosie); w Four Kings One War **team** (we czworo); w ImmortalStarMasters **three**, **four**, **five** lub **six** (od trzech do sześciu graczy).
console-help-challenges = **challenge IMIĘ** proponuje partię komuś innemu przy tej klawiaturze, **challenge anyone** – każdemu, kto przyjmie; dodaj, jeśli chcesz, opcje, **clock 3d**, **games 5** (jedna po drugiej, dla każdego) i **note** z kilkoma słowami. Odpowiadają na to **accept**, **decline** (**decline 12 Nie dziś**) i **withdraw**, a **challenges** pokazuje, co czeka.
    Po **block IMIĘ** między wami nie zacznie się żadna nowa partia, po **friend IMIĘ** wszystkie wyzwania tej osoby zaczynają się od razu; **unblock** i **unfriend** to cofają.
console-help-moves = Wpisz ruch, np. `D2-D3` (w King’s Guard całą turę: `E5-E7,D5`); **moves** pokazuje dozwolone ruchy, **pick** prowadzi do ruchu krok po kroku i pokazuje go w podglądzie, **show D2** pokazuje, co może figura na D2. W Grze Aktywnej bicie wymaga wyższej kości; jeśli się nie uda, rusz inną figurą.
console-help-offers = Zaraz po swoim ruchu **draw** proponuje remis, a **undo** prosi o cofnięcie tego ruchu; odpowiada się **yes** lub **no** (albo **draw yes**, **takeback no**). **resign** poddaje partię, **abort** odwołuje ją przed pierwszym ruchem, a partię bez zegara także po 30 dniach bez ruchu, **rematch** rozgrywa zakończoną jeszcze raz, **touch D2** dotyka figury.
console-help-dice = **roll** rzuca kośćmi w obronie, jeśli tak uzgodniono, **roll 5 2** wpisuje własne kości, najpierw wynik ataku. **dice words** i kilka słów dodaje je do zapieczętowanych kości przed twoim pierwszym ruchem (albo **accept 12** i kilka słów); **dice renew** proponuje ujawnić ich sekret i zapieczętować nowy.
console-help-time = **clock** pokazuje, ile jest czasu; **pause** proponuje przerwę, **resume** wznawia partię, **give 1d** dodaje czas pozostałym, **claim** ogłasza wygraną, gdy komuś skończy się czas, albo gra dalej bez tej osoby. **holiday 10d** i **hours night 22-7** zatrzymują twoje zegary.
console-help-seats = Liczba naciska to, obok czego stoi w nawiasie. **as 1** do **as 6** lub **as IMIĘ** zmienia osobę, która mówi.
console-help-trying = **explore** to twoja plansza próbna: **explore D2-D3 D8-D7**, **explore from 5**; atak się udaje, chyba że dodasz **fails**.
    {""}**plan D8-D7 E1-E2** planuje twoją odpowiedź, z dalszymi ruchami także następne; `|` oddziela warianty. **plan** pokazuje plan, **plan drop 2** i **plan clear** usuwają z niego.
console-help-looking = Wpisz **board**, by zobaczyć planszę, **games** – co na ciebie czeka, **games here** – wszystkie partie, **next** i **skip** – czekające plansze po kolei, **rules** lub **rules KM-4** – zasady.
    Gdy trwa kilka partii, wskaż jedną numerem: `#12 D2-D3`, **board 12**, **draw 12**.
    {""}**describe** opisuje pozycję słowami, **where** – twoje własne figury, **what D5** – jedno pole.
console-help-games = **review 12** przegląda partię 12 od ostatniego ruchu, **review 12 move 5** lub **review 12 move D2-D3** – od wskazanego, **review 12 start** – od pierwszej planszy; **back**, **forward**, **first**, **last** przewracają strony, **flip** obraca planszę.
    {""}**history** znajduje zakończone partie; dodaj, jeśli chcesz, imię, **against IMIĘ**, **won**, **lost**, **drawn**, **running**, **since 2026-03-01**, **until 2026-03**, **page 2**. **profile** lub **profile IMIĘ** liczy partie i pokazuje, jak padały kości.
console-help-notes = **note** i kilka słów zapisuje notatkę do ostatniego ruchu, **note 5:** – do ruchu 5 (**5…** to ruch Czarnych); bez słów notatka znika. **notes 12** pokazuje notatki, **notes 12 share** po końcu partii daje je czytać wszystkim.
console-help-settings = **settings** pokazuje wygląd twoich plansz; zmieniają go **theme night**, **facing first** i **confirm all** (każdy ruch najpierw w podglądzie). **server** pokazuje, jak się tu gra; **server expiry 14** to zmienia.
console-help-files = **png board.png** zapisuje ostatnią planszę jako obraz, **film 12 game.gif** partię jako film (albo jej część: **film 12 5-20**), **export 12 game.txt** jej zapis. Aby wyjść, wpisz **quit**; wszystkie partie zostają.
console-player = Gracz { $number }
console-help-names = Imiona stoją za **new** w kolejności miejsc, każde wielką literą: **new Anna Ben**, **new immortal-star-masters Anna Ben Cleo** (partia dla trzech osób), **new "anna lee" Ben**. Zachowują miejsca w następnych partiach.
console-dropped = **quit** lub Ctrl+D kończy, tak samo jeszcze jedno Ctrl+C.
console-no-page = Nie ma teraz strony do przewrócenia. **undo** prosi o cofnięcie ostatniego ruchu, **review** przegląda partię, **board** ją pokazuje.
console-first-page = To jest pierwsza strona.
console-last-page = To jest ostatnia strona.
console-elsewhere = Na innym terminalu coś się stało w partii { $game }:
console-moves-of = Na ruchu jest { $name }. Możliwe ruchy:
console-move-elsewhere = To byłby ruch w partii { $game }, której nie ma na ekranie. **{ $game } { $text }** wykona go tam.
console-option-near = Nie znam „{ $text }”. Czy to miało być **{ $option }**? Imię zaczyna się wielką literą.
console-option-of = { $game } nie ma opcji „{ $option }”, ale ma ją { $other }: **new { $slug } { $option }**.
console-name-capital = Imię zaczyna się wielką literą: **new Anna Ben**.
console-game-unknown = Nie znam „{ $text }”. Oto gry:
console-how-many = { $game }: liczba graczy to { $sizes ->
    [one] { $fewest }
    [two] { $fewest } lub { $most }
   *[more] od { $fewest } do { $most }
}, a nie { $number }. Czas na ruch ma literę: **{ $number }d** to dni, **{ $number }h** to godziny.
console-other-names = Ta gra jest dla { $fewer } lub { $more } osób: podaj tyle imion.
console-too-many-names = { $count ->
    [one] Gra tu jedna osoba przy tej klawiaturze: podaj jedno imię.
   *[other] Ta gra jest dla { $count } osób: podaj najwyżej tyle imion.
}
console-topic-near = Nie ma pomocy na temat „{ $text }”. Czy to miało być **help { $topic }**?
console-topic-unknown = Nie ma pomocy na temat „{ $text }”. **help** wymienia tematy.
console-after-end = Co dalej? **rematch** gra jeszcze raz z { $seats ->
    [2] zamianą stron
   *[other] innymi miejscami
}, **review** przegląda partię, **new** zaczyna inną.
console-games-beside = Trwają też: { $games }. **{ $first }** pokaże tę partię.
console-language = Język stołu: { $language }.
console-language-which = Jaki język? { $languages }. **language de** wybiera jeden z nich, **language auto** język twojego terminala.
console-import-what = Który plik? **import game.txt** wczytuje zapis partii, taki jak z **export game.txt**.
console-import-failed = Nic nie wczytano z { $path }: { $why }
console-import-again = Ta partia już tu jest jako { $game }, więc nic się nie zmieniło. Aby mieć ją dwa razy, opuść stół i wpisz `kingboard import { $path } --again`.
console-imported = Partia z { $path } to tutaj { $game }.
console-verb-import = Wczytaj zapis partii z pliku
console-goodbye = Wszystkie partie są zapisane. Do następnego razu.
console-speaking = Teraz mówi { $name }.
console-stored = Zapisano. Być może pokazał to już inny terminal z tymi partiami; oto stan partii.
console-thanks = Nie ma za co.
console-unknown = Nie znam „{ $text }”. Wpisz ruch, np. `{ $example }`, albo **help**.
console-no-question = Żadna prośba nie czeka na twoje „tak” ani „nie”. **challenges** pokazuje otwarte wyzwania, **accept 12** i **decline 12** odpowiadają na jedno z nich.
console-not-done = Nic się nie stało: wszystko zostaje tak, jak było.
console-did-you-mean = Nie znam „{ $text }”. Czy chodziło o **{ $verb }**?{ $verb ->
    [help] {""}
   *[other] {" "}**help { $verb }** powie, jak to wpisać.
}
console-help-on = { $about }.
    Wpisuje się: **{ $lines }**
console-usage = Wpisuje się: **{ $lines }**
console-help-verbs = Wszystko, czym może zaczynać się linia: { $verbs }. **help** i jedno z tych słów, np. **help review**, powie, jak to wpisać.
console-help-words = To samo znaczą te słowa, gdy są w linii same: { $words }.
console-verb-computer = Zaproś komputer do otwartego stołu albo go odeślij
console-verb-new = Zacznij partię między osobami przy tej klawiaturze
console-verb-withdraw = Wycofaj swoją propozycję
console-verb-rematch = Zagraj zakończoną partię jeszcze raz, z zamianą stron
console-verb-sit = Zajmij miejsce przy otwartym stole: dowolne albo wybranej strony
console-verb-leave = Odejdź od stołu, zanim partia się zacznie
console-verb-start = Zgódź się zacząć z obecnymi
console-verb-skip = Zostaw tę planszę na później i zobacz następną, która na ciebie czeka
console-verb-moves = Wypisz dozwolone ruchy albo te, które tak się zaczynają
console-verb-as = Zmień osobę przy klawiaturze
console-verb-boards = Rysuj plansze albo pomijaj je dla czytnika ekranu
console-verb-flip = Obróć ostatnio pokazaną planszę
console-boards-off = Plansze nie są już rysowane. **board** i **describe** opisują pozycję słowami, a **boards on** znów rysuje plansze.
console-boards-on = Plansze są znów rysowane.
console-boards-what = **boards off** pomija plansze, dla czytnika ekranu. **boards on** znów je rysuje.
console-verb-png = Zapisz ostatnio pokazaną planszę jako obraz
console-verb-quit = Wyjdź; wszystkie partie zostają
console-no-control = Nie ma teraz do wyboru niczego z numerem { $number }.
console-no-moves = Nie ma teraz ruchów do pokazania. **board** pokazuje, kto jest na ruchu; gdy czeka kilka partii, wskaż jedną: **moves 12**.
console-no-such-moves = Żaden dozwolony ruch nie zaczyna się teraz od „{ $text }”. Samo **moves** pokazuje wszystkie.
console-no-board = Nie pokazano jeszcze żadnej planszy. Pokaże ją **board**.
console-png = Plansza jest w pliku { $path }.
console-film = Film jest w pliku { $path }.
console-film-how = **film** robi film z twojej najnowszej tutejszej partii. Dalej w dowolnej kolejności: partia `12`, ruchy `5-20`, **slow** lub **fast**, **white** lub **black** jako strona, kolory takie jak **night** i plik `game.gif`.
console-story = Opowieść jest w pliku { $path }.
console-story-how = **story** rysuje twoją najnowszą tutejszą partię na jednym obrazku: początek, punkt zwrotny i koniec. Dalej w dowolnej kolejności: partia `12`, **white** lub **black** jako strona, kolory takie jak **night** i plik `story.png`.
console-png-taken = Plik { $path } już istnieje i nie jest obrazem, więc pozostał nietknięty. Wybierz inną nazwę.
console-path-folder = Jest tam już folder { $path }. Podaj nazwę pliku.
console-picture-ending = To byłby obraz innego rodzaju. Podaj plik z końcówką .{ $ending } albo nazwę bez końcówki.
console-png-failed = Nie udało się zapisać obrazu w pliku { $path }: { $why }.
console-exported = Zapis partii jest w pliku { $path }.
console-export-failed = Nie udało się zapisać partii w pliku { $path }: { $why }.
console-as-whom = Kto mówi? **as 1** do **as 6** albo **as** i imię.
console-challenge-whom = Kogo? **challenge IMIĘ** albo **challenge anyone**, potem, jeśli chcesz, strona i opcje.
console-challenge-clock = Jaki czas? **clock 3d** to trzy dni na każdy ruch, **clock 72h+12h/96h soft** zapas godzin, **clock none** gra bez zegara.
console-challenge-games = Ile? **games 5** albo **games forever**.
console-no-challenge = Nie ma tu takiego otwartego wyzwania do wycofania. **games** pokazuje, co jest.
console-touch-what = Która figura? **touch D2**.
console-hours-what = Jakie godziny? **hours zone Europe/Berlin**, **hours night 22-7**, **hours rest sat sun**; **off** usuwa wybraną rzecz.
console-dice-how = **roll** rzuca kośćmi, **roll 5 2** wpisuje własne; **dice words** i kilka słów dodaje je do zapieczętowanych kości, **dice renew** proponuje nową pieczęć (odpowiada **dice renew yes** lub **dice renew no**).
console-give-what = Ile? **give 1d**, **give 12h**.
console-which-request = Na tę odpowiedź czeka kilka próśb. O którą chodzi? Wpisz jej numer albo jej słowa.
console-which-challenge = Czeka na ciebie kilka wyzwań: **accept { $game }** i **decline { $game }** odpowiadają na jedno.
console-which-game = Wskaż partię numerem, np. **board 12**.
console-no-rematch = Nie ma tu partii do ponownego rozegrania. **new** zaczyna nową.
console-why = Wpisz sam ruch: jeśli jest niedozwolony, odpowiedź powie dlaczego. **show { $square }** powie, co może figura.
console-show-what = Która figura? **show D2**.
console-what-what = Które pole? **what D5**.
console-note-what = Co zanotować? **note** i kilka słów do ostatniego ruchu; **note 5:** i kilka słów do ruchu 5; samo **note 5:** usuwa tę notatkę.
console-settings-what = Nie znam takiego ustawienia lub wartości. Wpisz **theme slate** (albo **night**, **contrast**, **safe**, **print**), **facing own** albo **facing first**, albo **confirm off**, **picked** lub **all**. **settings** pokazuje wybór.
console-puzzles-what = **puzzles on** albo **puzzles off**: czy z twoich zakończonych partii mogą powstawać zadania dla innych, bez nazw graczy. **puzzle** daje jedno do rozwiązania.
console-rated-what = **rated on**, **rated off** albo **rated server**: czy twoje wyzwania z zegarem są rankingowe.
console-server-what = **server** pokazuje, jak się tu gra. Aby to zmienić, dodaj co i jak: **game**, **clock 3d**, **expiry 14**, **offers 5**, **offers-in-all 50**, **games 10**, **holidays 30**, **seasons year**.
console-review-what = Która partia? **review 12** pokazuje jej ostatnią planszę, **review 12 start** pierwszą, **review 12 move 5** tę po piątym ruchu.
console-games-which = **games** – co na ciebie czeka, **games 2** – druga strona tej listy, **games here** – wszystko, co w toku; **history** ma partie zakończone.
console-history-how = **history**, a dalej, jeśli chcesz: imię, **against IMIĘ**, **won**, **lost** lub **drawn**, **running**, **since 2026-03-01**, **until 2026-03**, **page 2**.
console-symbols-hint = **help symbols** wyjaśnia litery i znaki.
console-window-small = Cała plansza potrzebuje okna o { $columns } kolumnach i { $rows } wierszach.
console-full-screen-keys = Strzałki i Enter albo mysz wybierają figurę, a potem pole docelowe. Wpisany wiersz i Enter to polecenie. Ctrl+C kończy.
console-more = … Enter pokazuje resztę.
console-full-screen-more = … PageDown
console-not-live = Ta plansza nie pokazuje obecnej pozycji partii, a kliknięcie niczego tam nie zagra. Esc pokazuje partię.
console-study-open = { $board ->
    [explore] Twoja plansza próbna jest wciąż otwarta i wpisany ruch trafia na nią.
    [lesson] Lekcja jest wciąż otwarta i wpisany ruch trafia do niej.
   *[puzzle] Zadanie jest wciąż otwarte i wpisany ruch trafia do niego.
} **board** to zamyka.
console-study-plays = **{ $text }** dotyczy partii, a na ekranie jest { $board ->
    [explore] twoja plansza próbna
    [lesson] lekcja
   *[puzzle] zadanie
}. **board** to zamyka.
console-study-plays-behind = W partii { $game } nic się nie stało: na ekranie jest { $board ->
    [explore] twoja plansza próbna
    [lesson] lekcja
   *[puzzle] zadanie
}. **board** wraca do partii, a **{ $game } { $text }** jej dotyczy.
console-study-solved = Zadanie jest rozwiązane. **next** daje następne, **board** to zamyka.
console-nobody = Nie znam tu nikogo o imieniu { $name }. Wpisz imię tak, jak je podano, w cudzysłowie, jeśli ma kilka słów: **friend "Anna Maria"**.
console-hint = **moves** pokazuje, co na tej planszy jest dozwolone, **describe** opisuje ją słowami.{ $board ->
    [puzzle] {" "}**solution** pokazuje rozwiązanie, a zadanie liczy się wtedy jako nierozwiązane.
   *[other] {""}
}
