### Polski: King's Guard – strony i figury, niedozwolone ruchy, błędne pozycje i zakończenia.

side-south = Południe
side-north = Północ
piece-guard = { $count ->
    [one] gwardzista
   *[other] gwardziści
}
option-small = mała plansza
option-diagonal = kroki po skosie
option-swap = zasada tortu
option-no-swap = bez zasady tortu

end-king-taken = **Król gracza { $loser } zbity. { $winner } wygrywa partię { $game }!**
why-king-taken = zbicie króla
end-immobility = **{ $loser } nie ma dozwolonego ruchu. { $winner } wygrywa partię { $game }!**
why-immobility = brak dozwolonego ruchu
end-standstill = **Sto tur bez postawienia figury na figurze drugiego koloru. Partia { $game } kończy się remisem.**
why-standstill = sto tur bez bicia

expected-square-large = oczekiwana litera kolumny od A do I
expected-square-small = oczekiwana litera kolumny od A do H
expected-row-large = oczekiwany numer rzędu od 1 do 10
expected-row-small = oczekiwany numer rzędu od 1 do 8

illegal-must-move = W turze musi się ruszyć co najmniej górna figura wieży. Podaj wieżę i pole, na które idzie jej górna figura, na przykład `E5-E6`.
illegal-one-tower = Tura należy do jednej wieży. Ta zaczęła się na { $square }, więc nic z { $other } się w niej nie rusza. Pola docelowe figur tej wieży oddziel przecinkami.
illegal-turn-over = Potem na { $square } nic już nie może się ruszyć i tura na tym się kończy. Pomiń resztę.
illegal-turn-won = Na { $square } pada król i partia się na tym kończy. Pomiń resztę.
illegal-turn-elsewhere = Ta tura trwa dalej na { $square }. Podaj, dokąd idzie następna figura, albo `done`.
illegal-not-your-top = Górna figura na { $square } należy do przeciwnika ({ $side }), więc nie możesz stamtąd ruszyć.
illegal-duty = Najpierw twoja pełna wieża: co najmniej jej górna figura musi z niej zejść. Ta tura zaczyna się tam: { $squares }.
illegal-stays = Żadna figura nie może skończyć na polu, z którego wyszła. Podaj inne pole niż { $square }.
illegal-own-king = Na { $square } stoi twój własny król, a na nim nic nie staje.
illegal-tower-full = Wieża na { $square } jest pełna (liczba figur: { $most }) i nie przyjmie więcej.
illegal-king-spared = To figura przeciwnika ({ $side }) i nie zbije własnego króla na { $square }. Może to zrobić tylko twoja figura.
illegal-corner = Kroki prowadzą tu po rzędach i kolumnach, nie przez rogi. Liczba kroków z { $from } na { $to }: { $steps }. Górna figura na { $from } ma ich tyle, ile wynosi jej wysokość: { $height }.
illegal-too-far = Z { $from } na { $to } po rzędach i kolumnach jest tyle kroków: { $steps }. Górna figura na { $from } robi tyle kroków, ile wynosi wysokość jej wieży, tutaj { $height }.
illegal-too-far-diagonal = Z { $from } na { $to }, także po skosie, jest tyle kroków: { $steps }. Górna figura na { $from } robi tyle kroków, ile wynosi wysokość jej wieży, tutaj { $height }.
illegal-no-way = Inne figury stoją na drodze: z { $from } na { $to } żadna droga po pustych polach nie jest dość krótka dla figury o wysokości { $height }.

rule-must-move = górna figura musi się ruszyć
rule-one-tower = tura należy do jednej wieży
rule-turn-over = tura skończona
rule-turn-won = najpierw pada król
rule-turn-elsewhere = tura trwa na innym polu
rule-not-your-top = górna figura nie jest twoja
rule-duty = najpierw rozbierz pełną wieżę
rule-stays = musi opuścić swoje pole
rule-own-king = nic nie staje na twoim królu
rule-tower-full = wieża jest pełna
rule-king-spared = figura nie bije własnego króla
rule-corner = nie ma kroków po skosie
rule-too-far = za daleko na tę wysokość
rule-too-far-diagonal = za daleko na tę wysokość
rule-no-way = droga zamknięta

field-duties = wieże do rozebrania
setup-guard-letter = Żadna figura nie ma litery „{ $found }”. Figury to K i G, strona Północ małymi literami.
setup-run = „{ $found }” to nie liczba pustych pól: wpisz jedną cyfrę od 1 do { $most }, nigdy dwóch z rzędu.
setup-row-wide = Rząd { $row } jest za długi; liczba pól w rzędzie: { $most }.
setup-row-narrow = Rząd { $row } jest za krótki; liczba pól w rzędzie: { $most }.
setup-row-count = Liczba rzędów oddzielonych „/” ma tu wynosić { $most }; jest ich { $found }.
setup-tower-open = Nawias „(” tej wieży nie jest zamknięty.
setup-tower-short = Wieża w „( )” ma co najmniej dwie figury. Pojedynczą figurę pisze się bez nawiasów.
setup-tower-high = Wieża na { $square } jest za wysoka; najwięcej figur na polu: { $most }.
setup-guard-side = Strona na ruchu to „s” albo „n”.
setup-duty-square = Na liście wież do rozebrania ma tu być nazwa pola, na przykład E5, albo „-”, jeśli takich nie ma.
setup-duty-twice = { $square } już jest na liście wież do rozebrania.
setup-duty-low = Do rozebrania jest tylko pełna wieża (liczba figur: { $most }), a ta na { $square } nie jest pełna.
setup-duty-stuck = Z { $square } nic teraz nie może wyjść, więc tej wieży już nie trzeba rozbierać.
setup-turn-square = Za „@” powinno stać opróżniane pole, na przykład E5.
setup-turn-count = Za opróżnianym polem powinien stać dwukropek i liczba figur, które z niego wyszły, na przykład „:1”.
setup-turn-left = Z { $square } wyszła co najmniej jedna figura, a najwięcej mogło ich wyjść { $most }.
setup-turn-king = Król zawsze jest na wierzchu i rusza się pierwszy, więc żaden nie mógł zostać na { $square }.
setup-turn-stuck = Na { $square } nic nie może się ruszyć, więc ta tura jest skończona.
setup-king-none = { $side } nie ma króla.
setup-king-two = { $side } ma drugiego króla, na { $square }.
setup-guard-many = { $side } ma za dużo gwardzistów (najwięcej: { $most }): ten na { $square } jest zbędny.
setup-king-buried = Na { $square } król leży pod innymi figurami. Może na nim leżeć tylko ta, która go zbiła.
setup-king-fallen = Król na { $square } jest zbity, więc partia się skończyła: na ruchu jest { $side }, a żadna wieża nie jest do rozebrania ani opróżniana.

turn-goes-on-kings-guard = { $player }, twoja tura trwa: podaj, dokąd idzie następna figura z wieży, albo `done`.
turn-due = { $count ->
    [one] Najpierw twoja pełna wieża na { $cells }: co najmniej jej górna figura musi z niej zejść.
   *[other] Najpierw twoje pełne wieże na { $cells }: zacznij od jednej z nich. Co najmniej jej górna figura musi z niej zejść.
}
caption-turn-goes-on-kings-guard = { $side }: tura trwa
caption-turn-due = { $side } na ruchu, najpierw pełna wieża: { $cells }
pick-so-far = Wybrane dotąd: **{ $moves }**.
pick-or-done = Albo zostaw resztę na miejscu i zakończ turę.
button-done = Gotowe

## The pie rule

button-swap = Zamień strony
swap-possible = Zamiast ruchu możesz raz przejąć stronę { $side }: **Zamień strony** albo `swap`.
swap-made = { $player } przejmuje stronę { $side }. Odtąd { $opponent } gra stroną { $other }.
swap-undone = Zamiana cofnięta: { $player } znów gra stroną { $side }, a { $opponent } stroną { $other }.
swap-word = zamiana stron
refuse-swap-not-declared = W partii { $game } zasada tortu nie obowiązuje, więc strony zostają.
refuse-swap-early = Strony można zamienić dopiero po zakończeniu pierwszej tury.
refuse-swap-late = W partii { $game } na zamianę jest za późno: można jej było dokonać tylko w miejsce pierwszej tury drugiej strony.
refuse-swap-done = W partii { $game } strony już zamieniono, a można to zrobić raz.
refuse-swap-not-yours = O zamianie decyduje { $player }.
console-swap = Przez **swap** Północ może raz, zaraz po pierwszej turze Południa, przejąć jego stronę. Ta zasada tortu obowiązuje sama w King’s Guard z **small diagonal**, bo bez niej Południe ma tam wielką przewagę; **no-swap** po **new** ją wyłącza, a **swap** włącza ją na innych planszach.

tower-piece = { $count ->
    [one] { $piece } ({ $side })
   *[other] { $piece } ({ $side }) razy { $count }
}
alt-towers = Wieże, każda od dołu do góry: { $towers }.
alt-tower = { $cell }, wysokość { $height }: { $pieces }
alt-due = Pełne, do rozebrania w następnej turze: { $cells }.
alt-due-cell = { $cell } ({ $side })
alt-begun = Rozbierana: { $cells }.
what-tower = Na { $cell } stoi wieża o wysokości { $height }, od dołu do góry: { $pieces }. Porusza nią strona { $side }, bo jej figura jest na wierzchu.
what-due = Jest pełna, więc następna tura strony { $side } zaczyna się tutaj.
what-due-several = Jest pełna i trzeba ją rozebrać: następna tura strony { $side } zaczyna się tutaj albo na innej takiej wieży.
what-begun = Jest właśnie rozbierana.

board-letters-kings-guard = Wielkie litery to Południe: K król, G gwardzista. Litery wieży idą od dołu do góry. * ostatnia tura, # pełna wieża do rozebrania, ^ wieża rozbierana.
console-legend-kings-guard = Wielkie litery to Południe: K król, G gwardzista. Litery wieży idą od dołu do góry. * ostatnia tura albo odrzucony ruch, # pełna wieża do rozebrania, ^ wieża rozbierana, + pole, na które można iść, ! to, co zabrania ruchu. Jedna linia to cała tura, na przykład `E5-E7,D5`. **moves** pokazuje, co może ruszyć się pierwsze.

pool-kings-guard = King’s Guard
## Themes of its puzzles

motif-tower = wieże
web-about-kings-guard = Gwardziści wchodzą na siebie, a wieże znów się rozchodzą. Dla dwóch osób.
