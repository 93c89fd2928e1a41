### Polski: dlaczego tekst nie jest dozwolonym ruchem ani pozycją.

## What was expected where a move could not be read

expected-square = oczekiwana litera kolumny od A do G
expected-row = oczekiwany numer rzędu od 1 do 9
expected-promotion = oczekiwana figura, która wraca: E (strażnik), P (kapłan) lub R (kapłanka)
expected-end = tu ruch powinien się kończyć
expected-shorter = tekst jest o wiele za długi

## Why a move is not legal

illegal-game-over = Partia się skończyła, więc nie ma czym ruszać.
illegal-roll-due = Najpierw kości za ostatni atak.
illegal-no-piece = Na { $square } nie ma figury.
illegal-not-yours = Na { $square } stoi { $piece } ({ $side }), a to nie ruch tej strony.
illegal-spent = Na { $square } stoi { $piece } po nieudanym ataku, bez ruchu do końca tury. Rusz inną figurą.
illegal-same-square = Na { $square } już stoi { $piece }. Podaj pole docelowe.
illegal-own-piece = Na { $square } stoi twoja własna figura: { $by }.
illegal-king-step = Król idzie o jedno pole w dowolną stronę, więc nie z { $from } na { $to }.
illegal-swordmaster-line = Miecznik idzie po linii prostej, więc nie z { $from } na { $to }.
illegal-keeper-straight = Strażnik idzie wzdłuż rzędu lub kolumny, więc nie z { $from } na { $to }.
illegal-priest-diagonal = Kapłan idzie po skosie, więc nie z { $from } na { $to }.
illegal-priestess-diagonal = Kapłanka idzie po skosie, więc nie z { $from } na { $to }.
illegal-fool-step = Błazen idzie o jedno pole prosto w przód lub w tył, a bije o jedno po skosie, więc nie z { $from } na { $to }.
illegal-fool-needs-empty = Prosto błazen idzie tylko na puste pola, a na { $square } stoi { $by }. Bije po skosie.
illegal-fool-needs-enemy = Po skosie błazen tylko bije, a na { $square } nic nie stoi.
illegal-crown-moved = Obrona Korony wymaga króla, który jeszcze się nie ruszał; twój już się ruszał.
illegal-crown-swordmasters = Obrona Korony na tej linii wymaga twoich mieczników na { $first } i { $second }.
illegal-crown-occupied = Obrona Korony kończy się na pustym polu, a na { $square } stoi { $by }.
illegal-blocked = Tędy { $piece } nie przejdzie: na { $square } stoi { $by } ({ $side }).
illegal-raised-through = Droga wiedzie przez { $square }, pole wzniesione, a tam { $piece } nie ma wstępu. Otwiera się ono, gdy twój król stoi na wzniesionym polu środka.
illegal-raised-target = { $square } to pole wzniesione i { $piece } nie ma tam wstępu. Otwiera się ono, gdy twój król stoi na wzniesionym polu środka.
illegal-raised-fool = { $square } to pole wzniesione i twój błazen nie ma tam wstępu. Otwiera się ono, gdy twój król stoi na wzniesionym polu środka albo inny twój błazen na twoim Polu Króla { $home } (Gambit Błazna).
illegal-king-guarded = Król na { $square } jest chroniony: póki { $side } mają miecznika, nic nie może go atakować.
illegal-king-never-taken = Króla nigdy się nie bije. { $side } przegrywają, gdy nic już nie ratuje króla.
illegal-escort = To rozbija twoją eskortę: miecznik na { $squares } stałby osobno. Jeden musi stać obok króla, drugi obok króla lub pierwszego.
illegal-escort-mend = Twoja eskorta jest rozbita i najpierw trzeba ją odtworzyć: po tym ruchu miecznik na { $squares } nadal stałby osobno.
illegal-danger-enters = Twój król na { $king } byłby zagrożony: atakuje go { $by } z { $square }.
illegal-danger-stays = Broń się albo ulegnij: twój król na { $king } nadal byłby zagrożony: atakuje go { $by } z { $square }.
illegal-promotion-not-due = Ten ruch nie przywraca żadnej figury, więc pomiń „=”.
illegal-promotion-wins = Błazen, który wchodzi na wrogie Pole Króla, od razu wygrywa, więc pomiń „=”.
illegal-promotion-nothing-lost = Żadna twoja figura nie czeka na powrót, więc na { $square } błazen zostaje błaznem. Pomiń „=”.
illegal-promotion-kind = Błazen nie może wrócić jako { $piece }. Wybierz: { $choices }.
illegal-promotion-never = Ta figura nigdy nie wraca: { $piece }. Wybierz: { $choices }.

## The rules in a few words, for pictures

rule-game-over = partia skończona
rule-roll-due = czas na kości
rule-no-piece = nie ma tam figury
rule-not-yours = to nie twoja figura
rule-spent = bez ruchu do końca tury
rule-same-square = to nie ruch
rule-own-piece = stoi tam twoja figura
rule-king-step = król idzie o jedno pole
rule-swordmaster-line = miecznik idzie prosto
rule-keeper-straight = strażnik idzie rzędem lub kolumną
rule-priest-diagonal = kapłan idzie po skosie
rule-priestess-diagonal = kapłanka idzie po skosie
rule-fool-step = błazen idzie o jedno pole
rule-fool-needs-empty = błazen bije po skosie
rule-fool-needs-enemy = nie ma tam czego bić
rule-crown-moved = twój król już się ruszał
rule-crown-swordmasters = na linii brak mieczników
rule-crown-occupied = pole na końcu jest zajęte
rule-blocked = droga jest zablokowana
rule-raised-through = pole wzniesione na drodze
rule-raised-target = zamknięte pole wzniesione
rule-raised-fool = zamknięte pole wzniesione
rule-king-guarded = król jest chroniony
rule-king-never-taken = króla się nie bije
rule-escort = eskorta by się rozpadła
rule-escort-mend = najpierw odtwórz eskortę
rule-danger-enters = twój król byłby zagrożony
rule-danger-stays = twój król nadal zagrożony
rule-promotion-not-due = nic tu nie wraca
rule-promotion-wins = to od razu wygrywa
rule-promotion-nothing-lost = nic nie czeka na powrót
rule-promotion-kind = ta figura nie jest stracona
rule-promotion-never = ta figura nigdy nie wraca

## Why text is no position

setup-at = { $why } (Znak { $at }.)
setup-too-long = Tekst jest dłuższy niż jakakolwiek pozycja.
setup-letter = Żadna figura nie ma litery „{ $found }”. Figury to K, S, P, R, E i F, Czarne małymi literami.
setup-field-missing = Tekst kończy się za wcześnie. Dalej powinno być: { $field }.
field-side = strona na ruchu
field-crown = prawo do Obrony Korony
field-rows = plansza
field-begun = co ruszyło się pierwsze w tej turze
field-castling = prawa do roszady
field-captives = pojmani królowie
field-passed = pola minięte przez piony
field-seats = kto jest w grze
field-lost = co kto stracił
field-still = tury od ostatniego bicia lub ruchu piona
setup-side = Strona na ruchu to „w” albo „b”.
setup-crown = Prawo do Obrony Korony to „Kk”, „K”, „k” albo „-”.
setup-crown-king-moved = Król ({ $side }) nie stoi na swoim Polu Króla, więc już się ruszał i nie ma prawa do Obrony Korony.
setup-failed-empty = Lista nieudanych ataków za „!” jest pusta.
setup-failed-square = Lista nieudanych ataków wymaga tu nazwy pola, np. D4.
setup-failed-twice = { $square } już jest na liście nieudanych ataków.
setup-failed-inactive = Ataki zawodzą tylko w Grze Aktywnej, więc te zasady nie znają listy „!”.
setup-failed-not-yours = Strona na ruchu ({ $side }) nie ma figury na { $square }.
setup-trailing = Pozycja powinna się tu skończyć.
setup-king-missing = { $side } nie mają króla.
setup-king-twice = { $side } mają drugiego króla, na { $square }.
setup-too-many = { $side } mają za dużo figur: { $piece }, najwyżej { $most }; ta na { $square } jest zbędna.
setup-gambit-impossible = Błazen na { $square } ({ $side }) już wygrał, więc { $side } nie mogą być na ruchu.
