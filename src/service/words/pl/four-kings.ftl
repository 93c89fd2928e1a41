# Four Kings One War: its sides and pieces, why a move is not legal, what is wrong with a position, and how games end.

side-west = Zachód
side-east = Wschód
option-team = we czworo

end-uneventful = **Sto tur bez bicia i bez ruchu piona. Partia { $game } kończy się remisem.**
why-uneventful = bez bicia i ruchu piona

expected-square-cross = oczekiwana litera kolumny od A do P
expected-row-cross = oczekiwany rząd istniejącego pola: od 1 do 16 w kolumnach E do L, od 5 do 12 w pozostałych
expected-becomes = oczekiwane, w co zmienia się pion: Q (hetman), R (wieża), B (goniec) lub N (skoczek), albo K dla pojmanego króla

illegal-turn-spent = Tura to dwa ruchy, a oba są już wykonane. Resztę pomiń.
illegal-surrender-due = Król jest zamatowany i najpierw trzeba go wydać: { $kings }.
illegal-not-mated = Na { $square } nie ma teraz króla do wydania.
illegal-done-first = Trzeba wykonać co najmniej jeden ruch. Tylko z drugiego rezygnuje się słowem `done`.
illegal-done-check = Tura nie może się tu skończyć: twojego króla na { $king } atakuje { $by } z { $square }.
illegal-partners = Na { $square } stoi figura twojego partnera: { $piece }. Nie możesz nią ruszyć.
illegal-headless = Na { $square } stoi { $piece } z armii, której król został wydany. W tej turze rusza się tylko druga armia.
illegal-moved-already = Na { $square } stoi { $piece } już po ruchu w tej turze. Drugi ruch należy do innej figury.
illegal-partner-stands = Na { $square } stoi figura twojego partnera: { $by }.
illegal-queen-line = Hetman idzie po prostej lub po skosie, więc nie z { $from } na { $to }.
illegal-rook-straight = Wieża idzie wzdłuż rzędu lub kolumny, więc nie z { $from } na { $to }.
illegal-bishop-diagonal = Goniec idzie po skosie, więc nie z { $from } na { $to }.
illegal-knight-hops = Skoczek skacze raz albo dwa razy, zawsze na pole planszy, więc nie z { $from } na { $to }.
illegal-pawn-step = Ten pion idzie prosto o jedno do trzech pól (kierunek: { $side }) albo bije o jedno pole po skosie w przód, więc nie z { $from } na { $to }.
illegal-turret = Między { $from } a { $to } brakuje pól, więc { $piece } tędy nie przejdzie.
illegal-knight-between = Pole między skokami skoczka musi być puste, a tu każde jest zajęte: { $squares }.
illegal-pawn-ahead = Prosto pion potrzebuje pustych pól, a na { $square } stoi { $by }. Bije po skosie.
illegal-pawn-needs-enemy = Po skosie pion tylko bije, a na { $square } nic nie stoi.
illegal-passed-gone = Piona, który mógł przejść przez { $square }, nie można tam już zbić: może to tylko pierwszy ruch zaraz po jego turze.
illegal-castle-moved = Roszada wymaga króla i wieży, które nigdy się nie ruszały. Król z { $king } albo ta wieża już się ruszały.
illegal-castle-between = Roszada wymaga pustych pól między królem a wieżą, a na { $square } stoi { $by }.
illegal-castle-check = Król na { $king } jest w szachu ({ $by } z { $square }), więc nie może roszować.
illegal-castle-through = Król roszowałby przez { $king }, a to pole atakuje { $by } z { $square }.
illegal-king-untaken = Żaden ruch nie bije króla, więc nic nie idzie na { $square }.
illegal-throne-taken = Pion uwolniłby twojego króla, ale na jego polu { $king } stoi { $by }.
illegal-throne-attacked = Pion uwolniłby twojego króla, ale jego pole { $king } atakuje { $by } z { $square }.
illegal-king-attacked = Król nigdy nie wchodzi na atakowane pole, a { $king } atakuje { $by } z { $square }.
illegal-partner-open = To odsłoniłoby króla twojego partnera na { $king }: atakuje go { $by } z { $square }.
illegal-left-attacked = Na tym tura się kończy, a twojego króla na { $king } atakowałby { $by } z { $square }.
illegal-left-beyond = Twojego króla na { $king } atakowałby { $by } z { $square }, a żaden drugi ruch by go nie uratował.
illegal-becomes-nothing = Tylko pion na linii końcowej zmienia się w inną figurę, więc pomiń „=”.
illegal-becomes-king = Twój król jest pojmany, więc pion uwalnia go na { $king }: wpisz `=K`.
illegal-becomes-piece = Żaden twój król nie jest pojmany, więc pion zmienia się w Q, R, B lub N.

rule-turn-spent = tura to dwa ruchy
rule-surrender-due = najpierw wydaj zamatowanego króla
rule-not-mated = nie ma króla do wydania
rule-done-first = co najmniej jeden ruch
rule-done-check = twój król jest atakowany
rule-partners = figura partnera
rule-headless = rusza się tylko druga armia
rule-moved-already = już po ruchu w tej turze
rule-partner-stands = stoi tam partner
rule-queen-line = hetman idzie po linii
rule-rook-straight = wieża idzie rzędem lub kolumną
rule-bishop-diagonal = goniec idzie po skosie
rule-knight-hops = skoczek skacze raz lub dwa
rule-pawn-step = pion idzie o jedno do trzech
rule-turret = brakujące pola zamykają
rule-knight-between = brak pustego pola między skokami
rule-pawn-ahead = droga nie jest pusta
rule-pawn-needs-enemy = nie ma tam czego bić
rule-passed-gone = za późno na bicie w przelocie
rule-castle-moved = król lub wieża już się ruszały
rule-castle-between = coś stoi pomiędzy
rule-castle-check = nie ma roszady spod szacha
rule-castle-through = mijane pole jest atakowane
rule-king-untaken = króla nigdy się nie bije
rule-throne-taken = pole króla jest zajęte
rule-throne-attacked = pole króla jest atakowane
rule-king-attacked = pole jest atakowane
rule-partner-open = odsłonięty król partnera
rule-left-attacked = twój król byłby atakowany
rule-left-beyond = drugi ruch nie uratuje króla
rule-becomes-nothing = tu nie ma przemiany
rule-becomes-king = wraca pojmany król
rule-becomes-piece = żaden król nie jest pojmany

setup-four-piece = „{ $found }” to nie figura. Figury to s, w, n lub e dla armii oraz K, Q, R, B, N lub P.
setup-four-run = Puste pola zapisuje się jedną liczbą bez 0 na początku, nigdy dwiema z rzędu.
setup-pawn-heading = W „{ $found }” znak ^, v, < lub > jest nie na miejscu: ma go tylko pion, który skręcił.
setup-four-seat = Na ruchu jest W lub B, we czworo S, W, N lub E, potem 0 lub 1 jako liczba ruchów tej tury.
setup-begun = Tu powinno być pole figury, która w tej turze ruszyła się pierwsza, jak E5 (po roszadzie: króla i wieży), albo „-”.
setup-rights = Tu powinny być wieże, które mogą roszować, w kolejności z początku, jak E1L1, albo „-”.
setup-captives = Tu powinny być armie, których królowie są pojmani, literami w kolejności s, w, n, e, albo „-”.
setup-passed = Tu powinny być minięte pola ze swoimi pionami, według kolumny i rzędu, jak E3:E5, albo „-”.
setup-still = Liczba spokojnych tur to od 0 do 100.
setup-king-neither = { $side } nie ma króla ani na planszy, ani pojmanego.
setup-king-both = Król ({ $side }) jest zarazem na planszy i pojmany.
setup-kings-gone = Obaj królowie strony, która właśnie się ruszyła, są pojmani, więc partia się skończyła.
setup-pawn-back = Na { $square }, na linii końcowej, pion stać nie może.
setup-idle-right = Wieża z { $square } nie może roszować: ona lub jej król nie stoi u siebie.
setup-passed-none = Jedno ani dwa pola za { $square } nie stoi pion, który przez nie przeszedł.
setup-begun-none = Figura, która ruszyła się w tej turze pierwsza, tam nie stoi.
setup-begun-handed = Tura, która zaczyna się wydaniem króla, wymaga pojmanego króla i trwa dalej tylko we dwoje.
setup-begun-stuck = Tura nie może się skończyć: nic nie daje królom bezpieczeństwa.

turn-goes-on-four-kings = { $player }, twoja tura trwa: wykonaj drugi ruch inną figurą albo powiedz `done`.
caption-turn-goes-on-four-kings = { $side }: drugi ruch
caption-turn-surrender = { $side }: trzeba wydać króla
turn-surrender = { $player }, twój król jest zamatowany i trzeba go wydać: { $moves }.
turn-goes-on-surrender = { $player }, twoja tura trwa: rusz figurą swojej drugiej armii albo powiedz `done`.
caption-turn-goes-on-surrender = { $side }: ruch drugiej armii albo done

board-letters-four-kings = Małe s, w, n i e to Południe, Zachód, Północ i Wschód (Południe i Zachód przeciw Północy i Wschodowi), wielkie litery to figury: K król, Q hetman, R wieża, B goniec, N skoczek, P pion. * to ostatnia tura, " jej drugi ruch, ' wcześniejsze ruchy pozostałych, ! atakowany król, ~ co już się ruszyło w tej turze, † straty, ‡ pojmani królowie.
console-legend-four-kings = Małe s, w, n i e to Południe, Zachód, Północ i Wschód (Południe i Zachód przeciw Północy i Wschodowi), wielkie litery to figury: K król, Q hetman, R wieża, B goniec, N skoczek, P pion. * to ostatnia tura albo odrzucony ruch, " jej drugi ruch, ' wcześniejsze ruchy pozostałych, ! atakowany król lub to, co zabrania ruchu, ~ co już się ruszyło w tej turze, † straty, ‡ pojmani królowie, + pole, na które można pójść. Linia to jeden ruch albo cała tura, jak `E2-E5 B8-C8`; `done` rezygnuje z drugiego. **moves** pokazuje, co wolno. **board passant** oznacza znakiem = pola bicia w przelocie.
game-started-four-kings = **{ $title } { $game }** – zaczynamy! { $first } (Południe i Zachód): { $white }, { $second } (Północ i Wschód): { $black }.

illegal-passed-swept = Piona nie można zbić na { $square }: po nim przeszła tamtędy figura liniowa i pole jest bezpieczne.
rule-passed-swept = figura liniowa zabezpieczyła pole

pool-four-kings = Four Kings One War (pojedynek)
pool-four-kings-team = Four Kings One War (drużyny)
web-about-four-kings = Szachy na krzyżu z czterema armiami, dla dwóch lub czterech osób.
