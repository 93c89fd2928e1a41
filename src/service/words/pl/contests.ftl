### Polski: ligi i turnieje.

contest-form-league = Liga
contest-form-round-robin = Każdy z każdym
contest-title = { $form } { $number }: { $title }
contest-title-season = { $form } { $number }: { $title }, sezon { $season }
contest-heading = **{ $contest }**
contest-how-league = Grupy po 4–8 osób o możliwie podobnym rankingu. W grupie gra każdy z każdym, wszystkie partie naraz. Dwie osoby awansują, dwie spadają, a następny sezon otwiera się sam.
contest-how-round-robin = Każdy gra z każdym raz, a naraz najwyżej { $count ->
    [one] jedną partię
    [few] { $count } partie
   *[other] { $count } partii
}.
contest-terms = Zegar { $clock }. Partie nie są rankingowe.
contest-terms-rated = Zegar { $clock }. Partie są rankingowe.
contest-rules = Zasady: { $rules }.
contest-open = Zgłoszenia: { $count }. Potrzeba { $least }, miejsc jest { $most }. Początek: { $when }.
contest-time = Kto ma rozpocząć partię i w ciągu 5 dni nie wykona ruchu, przegrywa ją; komu skończy się czas, też. O partii, która po { $days } dniach jeszcze trwa, rozstrzyga zużyty czas. Kto dwa razy przegra na czas, odpada.
contest-time-heats = Komu skończy się czas, przegrywa partię. W partii, która po { $days } dniach jeszcze trwa, grający wygrali z tymi, którzy odpadli. Kto dwa razy przegra na czas, odpada.
contest-entrant = - { $player }
contest-more = … i jeszcze { $count }: wszystkich zawiera plik.
contest-entrants-more = … i jeszcze { $count }.
contest-entrants-begun = Zaczęło się. Zgłoszenia: { $count }.
contest-running = Zakończone partie: { $done } z { $all }.
contest-over = Tabela końcowa po { $all ->
    [one] jednej partii
   *[other] { $all } partiach
}:
contest-group = **Grupa { $group }**
contest-row = { $place }. { $player }: **{ $points }** z { $games }, { $break }
contest-row-out = { $place }. { $player }: { $points } z { $games }, poza grą
contest-order = Kolejność: punkty, potem Sonneborn-Berger (SB: każdy wynik razy punkty przeciwnika), partie między równymi, wygrane, punkty z górną połową, a na końcu zapieczętowany los.
contest-your-game = Twoja partia: { $game }, przeciwnik: { $player }.
contest-nobody-known = zapomniana osoba
contest-cancelled = Odwołano.
contest-list = **Ligi i turnieje tutaj**
contest-list-row = { $contest }: { $stage }
contest-stage-open = zgłoszenia otwarte
contest-stage-running = trwa
contest-stage-over = zakończone
contest-stage-cancelled = odwołane
contest-none = Nie ma tu ligi ani turnieju. { $command } otwiera nowe.
contest-joined = Grasz: **{ $contest }**. Początek: { $when }; potem { $games } pokaże twoje partie.
contest-left = Nie grasz już: **{ $title }**.
contest-leave-sure = Opuścić: **{ $title }**? Partie, które przez to przegrasz: { $count }. Powrotu nie ma.
contest-cancel-sure = Odwołać dla wszystkich: **{ $title }**? Partie trwają dalej, ale już się nie liczą. Powód podasz przez { $command }.
contest-opened = Zagraj z nami: zgłosić może się każdy.
contest-next-season = Następny sezon jest otwarty. Kto grał w ostatnim, gra dalej; dopóki się nie zacznie, **Opuść** albo { $command } cię wypisze. Inni mogą się zgłosić.
contest-extended = Zgłoszeń jest za mało, więc jest więcej czasu.
contest-began = Zaczęło się. { $games } pokazuje twoje partie.
contest-won = Wygrywa { $player }. Gratulacje!
contest-season-over = Sezon dobiegł końca. Gratulacje dla najlepszych w każdej grupie!
contest-called-off = Zgłoszeń jest za mało, więc nie dojdzie do skutku.
contest-called-off-by = Rozgrywki odwołuje { $player }.
contest-form-swiss = System szwajcarski
contest-form-knockout = Puchar
contest-form-teams = Mecz drużynowy
contest-form-heats = Turniej stolikowy
contest-how-swiss = W każdej rundzie grają ze sobą osoby o podobnej liczbie punktów, nigdy dwa razy te same.
contest-how-rounds-usual = Liczba rund zależy od liczby zgłoszeń: { $few } przy 16, { $many } przy 32.
contest-how-rounds = Gra się { $rounds ->
    [one] jedną rundę
    [few] { $rounds } rundy
   *[other] { $rounds } rund
}.
contest-how-knockout = Dwie partie ze zmianą stron; kto wygra mecz, gra dalej. Po remisie jest trzecia partia, a potem dalej gra wyżej rozstawiona osoba.
contest-how-teams = Drużyny grają na { $count ->
    [one] jednej planszy
   *[other] { $count } planszach
}: najsilniejsi z najsilniejszymi. Wygrane mecze liczą się przed punktami z plansz.
contest-how-heats = Stoły dla { $count } osób lub prawie tylu, losowane od nowa w każdej rundzie (rund: { $rounds }), żeby te same osoby spotykały się jak najrzadziej.
contest-fills = Jeśli zostanie wolne miejsce, zajmie je komputer poziomu { $level }.
contest-is-held = Wstrzymane przez moderację, najdłużej do { $until }. Żaden zegar nie idzie.
contest-is-lost = Kanał zniknął albo nie mam do niego dostępu, więc wszystko stoi i żaden zegar nie idzie. Moderacja może wznowić grę poleceniem { $command } na kanale, na którym mogę pisać.
contest-entrant-team = - { $player }, drużyna { $team }
contest-group-name = Grupa { $group }
contest-break-sb = SB
contest-break-direct = Bezpośrednio
contest-break-wins = Wygrane
contest-break-koya = Koya
contest-break-bh-1 = BH-1
contest-break-bh = BH
contest-break-second = Druga strona
contest-order-swiss = Kolejność: punkty, potem Buchholz bez najsłabszego (BH-1: punkty przeciwników bez najniższych), pełny Buchholz, Sonneborn-Berger, partie między równymi, wygrane, partie drugą stroną, a na końcu zapieczętowany los.
contest-order-knockout = Kolejność: osiągnięta runda, potem wygrane, a na końcu zapieczętowany los.
contest-order-teams = Kolejność: miejsce drużyny, potem punkty, wygrane, a na końcu zapieczętowany los.
contest-order-heats = Kolejność: punkty (przy każdym stole jeden za każdą wyprzedzoną osobę), potem wygrane, punkty przeciwników, a na końcu zapieczętowany los.
contest-team-row = Drużyna { $team }, punkty meczowe: **{ $matches }**, na planszach: { $boards }
contest-won-team = Wygrywa drużyna { $team }. Gratulacje!
contest-shared-teams = Drużyny { $teams } dzielą pierwsze miejsce. Gratulacje!
contest-early = Kolejnej rundy nie dało się skojarzyć, więc koniec jest przed ostatnią.
contest-round = Runda { $round } z { $rounds }
contest-table = { $table }. { $first } – { $second }: { $state }
contest-table-many = { $table }. { $players }: { $state }
contest-adjourned = trwa, do kojarzenia liczy się jako remis
contest-waiting = nie zaczęta
contest-under-way = trwa
contest-bye-allotted = Bez przeciwnika w tej rundzie, z punktem: { $player }.
contest-bye-asked = Pauza w tej rundzie, z połową punktu: { $player }.
contest-bye-through = Dalej bez gry: { $player }.
contest-paired = Zaczyna się runda { $round }. { $games } pokazuje twoją partię.
contest-standings-after = **Tabela po rundzie { $round }**
contest-standings-going-on = { $count ->
    [one] Jedna partia trwa i liczy się tu jako remis.
    [few] { $count } partie trwają i liczą się tu jako remisy.
   *[other] { $count } partii trwa i liczy się tu jako remisy.
}
contest-standings-row = { $place }. { $player }: **{ $points }**
contest-call = **{ $contest }**: twoje partie się zaczęły. { $games } je pokazuje.
contest-joined-late = Grasz od następnej rundy: **{ $contest }**. Wtedy { $games } pokaże twoją partię.
contest-rests = Pauzujesz w rundzie { $round }, z połową punktu: **{ $title }**.
contest-managed = Gotowe: **{ $title }**. Wszyscy się dowiedzą.
contest-managed-unseen = Gotowe: **{ $title }**. Kanał zniknął albo nie mam do niego dostępu, więc nikt się nie dowie. { $command } na kanale, na którym mogę pisać, wznawia grę.
contest-brought =
    { $games ->
        [0] **{ $title }**: odtąd gra toczy się tutaj, a następne partie zaczną się na tym kanale.
        [one] **{ $title }**: gra toczy się dalej tutaj, razem z partią, której kanał zniknął.
        [few] **{ $title }**: gra toczy się dalej tutaj, razem z { $games } partiami, których kanał zniknął.
       *[other] **{ $title }**: gra toczy się dalej tutaj, razem z { $games } partiami, których kanał zniknął.
    }
contest-removed = Usunięcie przez moderację: { $player }.
contest-late = { $player } odpada po dwóch porażkach na czas.
contest-replaced = Miejsce przejmuje { $player }.
contest-reserve = { $player } z rezerwy przejmuje miejsce gracza { $from }.
contest-corrected = { $moderator } poprawia stół { $table }: liczy się { $result }.
contest-held = { $moderator } wstrzymuje grę, najdłużej do { $until }. Wszystkie zegary stoją.
contest-resumed-by = { $moderator } wznawia grę. Wszystkie zegary znów idą.
contest-resumed = Przerwa się skończyła, gra toczy się dalej. Wszystkie zegary znów idą.
contest-place-found = Gra toczy się dalej na tym kanale. Wszystkie zegary znów idą.
contest-place-found-held = Gra będzie toczyć się dalej na tym kanale, gdy skończy się przerwa.
contest-moved = Odtąd gra toczy się na tym kanale.
contest-called-off-lost = **{ $title }**: 60 dni bez kanału, więc rozgrywki są odwołane.
contest-games-gone = **{ $title }** stoi bez kanału. Moderacja może przenieść wszystko razem z partiami na kanał, na którym mogę pisać: { $command }.
contest-offered = { $player }, { $moderator } proponuje ci miejsce, które ma { $from }: **{ $contest }**. Propozycja jest ważna do { $until }.
contest-taken = Miejsce jest twoje: **{ $contest }**. { $games } pokazuje twoje partie.
contest-draft = **Nowe rozgrywki: { $form }**
contest-draft-entrants = Może się zgłosić od { $least } do { $most } osób, przez { $days ->
    [one] jeden dzień
   *[other] { $days } dni
}; moderacja może zacząć wcześniej.
contest-draft-once = Wszystkie partie są skojarzone od razu, a każda trwa najwyżej { $days } dni.
contest-draft-lasts = Trwa najwyżej { $short } dni przy { $few } osobach, a { $long } przy { $many }; krócej, jeśli partie skończą się wcześniej.
contest-draft-lasts-always = Trwa najwyżej { $days } dni; krócej, jeśli partie skończą się wcześniej.
contest-draft-long = To ponad pół roku: krótsze rundy to skrócą.
contest-draft-not-open = Jeszcze nie są otwarte: otwiera je **{ $button }**.
contest-draft-form = Forma: { $chosen }
contest-draft-length = Runda: { $chosen }
contest-draft-days = { $days } dni
contest-form-sent = Otwarte: **{ $contest }**. Zgłosić może się każdy.
contest-form-sent-already = Już otwarte: **{ $contest }**.
contest-column-player = Gracz
contest-column-points = Punkty
contest-column-games = Partie
contest-column-table = Stół
contest-column-first = Pierwsza strona
contest-column-second = Druga strona
contest-column-result = Wynik
contest-column-standings = Tabela
contest-final = Finał
contest-semifinals = Półfinały
contest-quarterfinals = Ćwierćfinały
contest-last-of = { $count ->
    [16] 1/8 finału
    [32] 1/16 finału
    [64] 1/32 finału
   *[other] Runda { $count }
}
contest-game-begun = Zaczęła się partia { $game }: { $first } – { $second }. Pierwszy ruch: { $first }.
contest-game-begun-many = Zaczęła się partia { $game }: { $players }.
contest-decided = Partia przy stole { $table } ({ $players }) trwa już dwa razy dłużej niż runda, więc wynik jest rozstrzygnięty: { $result }. Grać można dalej. Moderacja może to zmienić poleceniem { $command }.
contest-by-time = według zużytego czasu
contest-by-correction = poprawiony
contest-by-forfeit = walkower
contest-by-walkover = bez gry
contest-sealed = Losy, które rozstrzygają przy równości, są zapieczętowane: { $seal }
contest-lots-opened = Sekret zapieczętowanych losów: { $secret }
contest-won-now = Teraz wygrywa { $player }.
contest-won-team-now = Teraz wygrywa drużyna { $team }.
contest-shared-teams-now = Teraz drużyny { $teams } dzielą pierwsze miejsce.
contest-season-now = Teraz na pierwszym miejscu: { $players }.
contest-joined-hidden = Twój ranking jest ukryty, ale tabele tych rozgrywek pokazują wszystkim tutaj twoją nazwę i wyniki.
contest-leave-sure-open = Opuścić: **{ $title }**? Do początku rozgrywek możesz zgłosić się ponownie.
button-contest-join = Zgłoś się
button-contest-leave = Opuść
button-contest-cancel = Odwołaj
button-contest-show = Tabela
button-contest-days = Dni na zgłoszenia: { $days }
button-contest-rated = Rankingowe: tak
button-contest-unrated = Rankingowe: nie
button-contest-boards = Plansze: { $count }
button-contest-rounds-usual = Rundy: według zgłoszeń
button-contest-rounds = Rundy: { $count }
button-contest-at-once = Partie naraz: { $count }
button-contest-seats = Miejsca: { $count }
button-contest-filled = Komputer dopełnia: poziom { $level }
button-contest-unfilled = Komputer dopełnia: nie
button-contest-open = Otwórz
button-contest-team = Drużyna { $team }
button-contest-rest = Pauzuj jedną rundę
button-contest-take = Przejmij miejsce
button-contest-pairings = Pary
button-contest-bracket = Drabinka
button-contest-game = Plansza { $game }
button-contest-round-before = Poprzednia runda
button-contest-round-next = Następna runda
refuse-contest-unknown = Nie ma tu ligi ani turnieju { $number }. { $command } pokazuje, co jest.
refuse-contest-many = Na tym serwerze jest już tyle lig i turniejów: { $count }. Niech coś się skończy albo coś odwołaj.
refuse-contest-two = To jest dla partii we dwoje, a kości tylko zapieczętowane. Wybierz inną grę lub inne zasady.
refuse-contest-clock = Potrzebny jest zegar z twardym limitem, żeby był koniec. Spróbuj { $clock }.
refuse-contest-over = Już po wszystkim: **{ $title }**.
refuse-contest-begun = Zaczęło się już: **{ $title }**. Zgłosić się nie można.
refuse-contest-full = Nie ma już miejsc: **{ $title }** ({ $most }).
refuse-contest-few = **{ $title }**: na początek potrzeba { $least }. Zgłoszenia: { $entered }.
refuse-contest-entered = Już grasz: **{ $title }**.
refuse-contest-not-in = Nie grasz: **{ $title }**.
refuse-contest-left = Opuszczone: **{ $title }**. Wrócić nie można, ale następnym razem chętnie.
refuse-contest-put-out = Moderacja zakończyła twój udział: **{ $title }**. Wrócić nie można, ale następnym razem chętnie.
refuse-contest-replaced = Twoje miejsce przejął ktoś inny (**{ $title }**), więc nie można wrócić. Następnym razem chętnie.
refuse-contest-own = Grasz: **{ $title }**. Prowadzić musi to ktoś inny.
refuse-contest-had-part = Masz za sobą grę w: **{ $title }**. Prowadzić musi to ktoś inny.
refuse-contest-heats = Turniej stolikowy jest dla gier w trzy do sześciu osób, bez ustalonej liczby: { $games }.
refuse-contest-length = Runda trwa od 3 do 120 dni.
refuse-contest-rounds = System szwajcarski ma od 1 do 15 rund.
refuse-contest-at-once = W grze każdy z każdym gra się naraz od 1 do 15 partii.
refuse-contest-boards = Drużyna ma od 1 do 10 plansz.
refuse-contest-seats = Turniej stolikowy ma stoły dla 3–6 osób i od 1 do 9 rund.
refuse-contest-teams = Na początek potrzeba dwóch pełnych drużyn (osób w każdej: { $boards }): **{ $title }**.
refuse-contest-team = Są drużyny od 1 do { $most }.
refuse-contest-no-team = Potrzebna jest drużyna: **{ $title }**.
refuse-contest-computers = Tylko dla ludzi: **{ $title }**.
refuse-contest-not-begun = Jeszcze się nie zaczęło: **{ $title }**.
refuse-contest-no-rests = Tu nie można pauzować: **{ $title }**.
refuse-contest-rested = Jedna pauza już była: **{ $title }**. Więcej nie ma.
refuse-contest-last-round = W ostatniej rundzie nikt nie pauzuje: **{ $title }**.
refuse-contest-no-result = Ten stół nie ma jeszcze wyniku: **{ $title }**.
refuse-contest-has-result = Ten stół ma już wynik: **{ $title }**.
refuse-contest-points = To nie jest wynik tego stołu. Podaj punkty każdego miejsca, np. 1-0, ½-½ albo 0-1.
refuse-contest-round-gone = Następna runda jest już skojarzona, więc wynik zostaje: **{ $title }**.
refuse-contest-held = Wstrzymane: **{ $title }**.
refuse-contest-not-held = Nie jest wstrzymane: **{ $title }**.
refuse-contest-here = **{ $title }**: gra już toczy się tutaj.
refuse-contest-no-place = Kanał zniknął albo nie mam do niego dostępu: **{ $title }**. Najpierw użyj { $command } na kanale, na którym mogę pisać.
refuse-contest-held-enough = Przerwy trwały już łącznie 14 dni, więcej nie można: **{ $title }**.
refuse-contest-no-reason = Podaj powód, przeczytają go wszyscy: **{ $title }**.
refuse-contest-table = Nie ma stołu { $table }. { $command } pokazuje numery.
refuse-contest-nobody = { $player } nie gra: **{ $title }**.
refuse-contest-part = { $player } ma już udział w: **{ $title }**. To miejsce jest dla kogoś innego.
refuse-contest-no-offer = To miejsce nie jest już do wzięcia.
refuse-contest-not-offered = To miejsce jest dla kogoś innego: { $player }.
refuse-contest-apart = Dane rozgrywek { $number } są uszkodzone, więc czekają. Kto prowadzi tego bota, już wie; wszystko inne toczy się dalej.
console-contest-how = **contest open kings-mate swiss 5d+8h/7d active** wypełnia formularz (**league**, **round-robin**, **swiss**, **knockout**, **teams**, **heats**); wszystko można pominąć. Na końcu mogą stać: **days:14** (1–30), **round-days:30** (3–120), **rounds:7** i **size:3** (1–15), **fill:3** (poziom komputera, 1–8). **contest join 3**, **leave**, **rest**, **show** i **pairings** dotyczą numeru 3, **contest list** pokazuje wszystkie. **contest begin 3** nie czeka, **contest cancel 3** odwołuje.
console-contest-manage = **contest hold 3 Przeprowadzka** wstrzymuje, **contest resume 3** wznawia. **contest correct 3 5 1-0 Tak było umówione** zmienia wynik stołu 5. **contest remove 3 Ann, na własną prośbę** usuwa kogoś, **contest replace 3 Ann by Ben** proponuje miejsce.
discord-contest = Ligi i turnieje: zgłoś się, zobacz tabelę, otwórz nowe
discord-contest-open = Otwórz tu ligę lub turniej
discord-contest-join = Zgłoś się
discord-contest-leave = Opuść; najpierw zobaczysz, ile to kosztuje
discord-contest-show = Zobacz tabelę i swoje partie
discord-contest-list = Zobacz, jakie są tu ligi i turnieje
discord-contest-begin = Zacznij bez dalszego czekania
discord-contest-cancel = Odwołaj dla wszystkich
discord-contest-format = Jak spotykają się zgłoszeni
discord-contest-format-league = Liga: grupy, awanse i spadki, sezon po sezonie
discord-contest-format-round-robin = Każdy z każdym, raz
discord-contest-game = W co się gra
discord-contest-rules = Zasady, które ogłaszają partie, np. active
discord-contest-clock = Zegar, np. 5d+8h/7d
discord-contest-rated = Czy partie są rankingowe
discord-contest-days = Ile dni można się zgłaszać
discord-contest-contest = Numer z listy
discord-contest-format-swiss = System szwajcarski: kilka rund wśród osób o podobnych wynikach
discord-contest-format-knockout = Puchar: kto przegra mecz, odpada
discord-contest-format-teams = Mecz drużynowy: plansza przeciw planszy
discord-contest-format-heats = Turniej stolikowy: stoły od trzech do sześciu osób, losowane za każdym razem
discord-contest-rest = Pauzuj w następnej rundzie, jeden raz
discord-contest-pairings = Zobacz, kto z kim gra, albo drabinkę
discord-contest-hold = Wstrzymaj na pewien czas, razem z zegarami
discord-contest-resume = Wznów
discord-contest-here = Przenieś na ten kanał
discord-contest-correct = Zmień wynik
discord-contest-remove = Usuń kogoś
discord-contest-replace = Zaproponuj czyjeś miejsce innej osobie
discord-contest-team = Twoja drużyna w meczu drużynowym
discord-contest-round = Która runda
discord-contest-reason = Powód; przeczytają go wszyscy
discord-contest-table = Numer stołu, jak wśród par
discord-contest-result = Punkty każdego miejsca, np. 1-0 albo ½-½
discord-contest-player = Kto
discord-contest-by = Kto przejmuje miejsce
discord-contest-round-days = Dni rundy; partia może trwać dwa razy dłużej
discord-contest-rounds = Ile rund, w systemie szwajcarskim lub turnieju stolikowym
discord-contest-size = Plansze drużyny, miejsca przy stole albo partie naraz w grze każdy z każdym
discord-contest-fill = Poziom komputera, który zajmuje wolne miejsce
