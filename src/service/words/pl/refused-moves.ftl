### Polski: dlaczego tekst nie jest dozwolonym ruchem ani pozycją.

## What was expected where a move could not be read

expected-square = oczekiwana litera kolumny od A do G
expected-row = oczekiwany numer rzędu od 1 do 9
expected-promotion = oczekiwana figura, która wraca: E (strażnik), P (kapłan) lub R (kapłanka)
expected-end = tu ruch powinien się kończyć
expected-shorter = tekst jest o wiele za długi

## Why a move is not legal

illegal-game-over = Partia się skończyła, więc nie ma czym ruszać.
illegal-no-piece = Na { $square } nie ma figury.
illegal-not-yours = Na { $square } stoi { $piece } ({ $side }), a to nie ruch tej strony.
illegal-same-square = Na { $square } już stoi { $piece }. Podaj pole docelowe.
illegal-own-piece = Na { $square } stoi twoja własna figura: { $by }.
illegal-king-step = Król idzie o jedno pole w dowolną stronę, więc nie z { $from } na { $to }.
illegal-blocked = Tędy { $piece } nie przejdzie: na { $square } stoi { $by } ({ $side }).

## The rules in a few words, for pictures

rule-game-over = partia skończona
rule-no-piece = nie ma tam figury
rule-not-yours = to nie twoja figura
rule-same-square = to nie ruch
rule-own-piece = stoi tam twoja figura
rule-king-step = król idzie o jedno pole
rule-blocked = droga jest zablokowana

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
