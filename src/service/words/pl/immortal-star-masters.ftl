### Polski: ImmortalStarMasters – strony, niedozwolone ruchy, błędne pozycje i zakończenia.

side-red = Czerwone
side-blue = Niebieskie
side-green = Zielone
side-yellow = Żółte
option-three = trzech graczy
option-four = czterech graczy
option-five = pięciu graczy
option-six = sześciu graczy

end-quiet-turns = **Sto tur każdego króla w grze bez bicia i bez ruchu pionem. Partia { $game } kończy się remisem.**
why-quiet-turns = sto spokojnych tur

expected-star-row = oczekiwana litera rzędu od A do S
expected-star-number = oczekiwany numer w tym rzędzie: rzędy mają od 10 do 19 pól razem z murami
expected-star-becomes = oczekiwane, w co zmienia się pion: Q (hetman), R (wieża), B (goniec) lub N (skoczek)

illegal-star-wall = { $square } to mur: nic tam nie staje i nic przez niego nie przechodzi.
illegal-star-dead = Figura na { $square } ({ $piece }) jest martwa: { $side } są poza grą, a martwe figury nigdy się nie ruszają.
illegal-star-nothing-due = Figura na { $square } ({ $piece }) w nic się tak nie zmieni. Może to tylko pion w pasie 1 terytorium przeciwnika, więc pomiń „=”.
illegal-star-nothing-lost = Pion na { $square } nie ma się w co zmienić: masz dwa hetmany, a żadna stracona wieża, goniec ani skoczek nie czeka na powrót. Czeka tam, aż się znajdzie.
illegal-star-kind = Pion nie może zmienić się w tę figurę: { $piece }. Do wyboru: { $choices }.
illegal-star-king-taken = Króla nigdy się nie bije. { $side } odpadają, gdy we własnej turze król na { $square } nie ma wyjścia z szacha.
illegal-star-waits = Pion na { $square } stoi w pasie 1 i dalej nie idzie. Czeka na wymianę.
illegal-star-castle-gone = Tam nie możesz już roszować: twój król albo ta wieża już się ruszyły, albo wieża została zbita.
illegal-star-castle-blocked = Między królem a wieżą wszystkie pola muszą być puste, a { $square } jest zajęte ({ $by }).
illegal-star-castle-check = Nie roszuje się w szachu: twój król na { $king } jest atakowany z { $square } ({ $by }).
illegal-star-castle-through = Nie możesz roszować przez { $king }: to pole jest atakowane z { $square } ({ $by }).
illegal-star-king-step = Król robi jeden krok, przez bok albo przez róg, więc nie z { $from } na { $to }.
illegal-star-queen-line = Hetman chodzi po linii prostej, przez boki albo przez rogi, więc nie z { $from } na { $to }.
illegal-star-rook-line = Wieża chodzi po linii prostej przez boki, więc nie z { $from } na { $to }.
illegal-star-bishop-line = Goniec chodzi po linii prostej przez rogi, więc nie z { $from } na { $to }.
illegal-star-knight-leap = Skoczek robi krok przez bok i jeszcze jeden na zewnątrz przez róg, więc nie z { $from } na { $to }.
illegal-star-pawn-home = Na własnym terytorium pion idzie o jedno pole do przodu przez bok albo bije do przodu przez róg, więc nie z { $from } na { $to }.
illegal-star-pawn-middle = W strefie środkowej pion idzie o jedno pole przez dowolny bok albo bije przez dowolny róg, więc nie z { $from } na { $to }.
illegal-star-pawn-away = Na terytorium przeciwnika pion idzie dalej ku brzegowi: o jedno pole przez bok albo bijąc przez róg, więc nie z { $from } na { $to }.
illegal-star-two-gone = O dwa pola pion idzie tylko pierwszym ruchem, a ten na { $square } już go zrobił.
illegal-star-pawn-empty = Pion idzie tylko na puste pola, a { $square } jest zajęte ({ $by }). Bije przez rogi.
illegal-star-pawn-prey = Przez róg pion idzie tylko, by bić, a na { $square } nic nie stoi.
illegal-star-passed-gone = Piona, który minął { $square }, nie możesz już zbić w przelocie: trzeba było w twojej następnej turze po jego ruchu.
illegal-star-line = Pion na { $square } przekroczył już Linię Suwerenności ({ $side }), a tej samej linii nie przekracza drugi raz.
illegal-star-wall-way = Na { $square } drogę tej figury ({ $piece }) zamyka mur. Nic nie przechodzi przez mury.
illegal-star-wall-corner = Ta figura ({ $piece }) nie przejdzie przez róg z { $from } na { $to }: oba pola obok to mur albo nie ma ich na planszy.
illegal-star-wall-leap = Mury zamykają obie drogi tego skoku z { $from } na { $to }: skoczek potrzebuje jednej otwartej.
illegal-star-closed = { $square } leży na terytorium strony poza grą ({ $side }). Jest zamknięte i nic tam nie wchodzi.
illegal-star-caught = Twoja figura na { $square } ({ $piece }) utknęła na zamkniętym terytorium ({ $side }). Może stać, ale ruch musi ją wyprowadzić, zbić żywą figurę przeciwnika albo zbliżyć do wyjścia.
illegal-star-danger-enters = Twój król na { $king } byłby atakowany z { $square } ({ $by }).
illegal-star-danger-stays = Twój król na { $king } nadal byłby atakowany z { $square } ({ $by }).

rule-star-wall = mur
rule-star-dead = martwe figury się nie ruszają
rule-star-nothing-due = w nic się tam nie zmieni
rule-star-nothing-lost = nie ma się jeszcze w co zmienić
rule-star-kind = tej figury nie można
rule-star-king-taken = króla nigdy się nie bije
rule-star-waits = czeka w pasie 1
rule-star-castle-gone = roszady już nie ma
rule-star-castle-blocked = roszada zastawiona
rule-star-castle-check = nie roszuje się w szachu
rule-star-castle-through = nie roszuje się przez atakowane pole
rule-star-king-step = król robi jeden krok
rule-star-queen-line = hetman chodzi prosto
rule-star-rook-line = wieża chodzi przez boki
rule-star-bishop-line = goniec chodzi przez rogi
rule-star-knight-leap = to nie skok skoczka
rule-star-pawn-home = u siebie pion idzie do przodu
rule-star-pawn-middle = pion idzie o jedno pole
rule-star-pawn-away = pion idzie ku brzegowi
rule-star-two-gone = dwa pola tylko na początku
rule-star-pawn-empty = pion bije przez rogi
rule-star-pawn-prey = nie ma tam czego bić
rule-star-passed-gone = za późno na bicie w przelocie
rule-star-line = ta linia jest już przekroczona
rule-star-wall-way = mur na drodze
rule-star-wall-corner = zamknięte między murami
rule-star-wall-leap = mury zamykają obie drogi
rule-star-closed = zamknięte terytorium
rule-star-caught = uwięziona figura musi wychodzić
rule-star-danger-enters = twój król byłby atakowany
rule-star-danger-stays = twój król wciąż atakowany

setup-star-piece = „{ $found }” to nie figura. Figura to kolor i litera, jak rK: kolory r, b, k, g, y, w, litery K, Q, R, B, N, P.
setup-star-run = Liczbę pustych pól pisze się raz, bez zera z przodu i nigdy obok drugiej.
setup-star-wall-row = W rzędzie { $row } mury nie są na swoich miejscach. Każde pole muru pisze się „#”, i nic innego.
setup-star-seat = Kolej na „s”, „u”, „v”, „n”, „w” albo „e”.
setup-star-seats = Graczy w grze zapisuje się literami s, u, v, n, w, e, w tej kolejności, i tylko tych, którzy siedzą przy tym stole.
setup-star-rights = Prawa roszady to pola wież na ich pierwszych miejscach, według litery i numeru, albo „-”.
setup-star-passed = Piony, które można zbić w przelocie, pisze się jako pole, pion i miejsca z „:” pomiędzy, albo „-”.
setup-star-lost = Tu powinny być stracone wieże, gońce i skoczki każdego gracza w grze, jak s0.1.2.
setup-star-still = Tu powinna być liczba spokojnych tur.
setup-star-mover = { $side } mają być na ruchu, a są poza grą.
setup-star-king-dead = Król na { $square } jest martwy, a królowie schodzą z planszy ze swoimi graczami.
setup-star-man-out = Figura na { $square } żyje, ale jej gracz jest poza grą. Napisz x z przodu.
setup-star-man-dead = Figura na { $square } jest martwa, ale jej gracz jest w grze.
setup-star-lines = Linie piona na { $square } są niemożliwe: przekroczył własną i tę terytorium, na którym stoi, chyba że jest u siebie.
setup-star-pawn = Na { $square } nie może stać pion: to jego własny pas 1 albo zamknięte terytorium.
setup-star-idle = Wieża na { $square } nie może roszować: ona albo jej król nie stoi na pierwszym miejscu.
setup-star-passed-none = Żaden pion przeciwnika nie minął właśnie { $square }, o krok za swoim polem.

board-letters-immortal-star-masters = Przed literą figury r to czerwone, b niebieskie, k czarne, g zielone, y żółte, w białe, x martwa: K król, Q hetman, R wieża, B goniec, N skoczek, P pion. # to mur, : pole zamknięte, † straty, ! atakowany król. * to ostatni ruch, ' wcześniejsze ruchy pozostałych.
console-legend-immortal-star-masters = Przed literą figury r to czerwone, b niebieskie, k czarne, g zielone, y żółte, w białe, x martwa: K król, Q hetman, R wieża, B goniec, N skoczek, P pion. # to mur, : pole zamknięte, † straty. * to ostatni ruch albo odrzucony, ' wcześniejsze ruchy pozostałych, + pole docelowe, ! co zabrania ruchu. **moves** mówi, co może się ruszyć. **board passant** oznacza znakiem = pola bicia w przelocie. Na obu końcach rzędu stoi jego litera z numerem skrajnego pola; pola między nimi liczy się po kolei.

pool-immortal-star-masters = ImmortalStarMasters
## Themes of its puzzles

motif-sovereignty = Linia Suwerenności
web-about-immortal-star-masters = Szachy na sześciokątach z maksymalnie sześcioma armiami, dla dwóch do sześciu osób.
