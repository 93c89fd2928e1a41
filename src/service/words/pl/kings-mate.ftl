### Polski: King's Mate, what is said of it alone.

console-legend-kings-mate = Wielkie litery to Białe: K król, S miecznik, P kapłan, R kapłanka, E strażnik, F błazen. Pola wzniesione są w [ ]; * ostatni ruch albo odrzucony, ! zagrożenie albo to, co zabrania ruchu, + pole, na które można iść, x odparty atak, ~ figura bez ruchu do końca tury, † straty. **moves** pokazuje dozwolone ruchy.

discord-option-kings-mate-expanded = Zasady rozszerzone: Gambit Błazna i Obrona Korony
discord-option-kings-mate-active = Gra Aktywna: o atakach decydują kości
discord-option-kings-mate-interactive = Gra Aktywna, w której obrona naciska „Rzuć w obronie”; na kości to nie wpływa
discord-option-kings-mate-own-dice = Gra Aktywna z własnymi kośćmi: rzucacie nimi u siebie i wpisujecie wyniki
discord-option-kings-mate-touch = „Dotknięta idzie”: dotkniętą figurą trzeba ruszyć
discord-option-kings-mate-repetition = Zasada domowa: pozycja, która powstaje trzeci raz, kończy partię remisem

move-promotes-kings-mate = Powrót: { $from } to teraz { $piece }.
alert-check-kings-mate = { $player }, twój król jest zagrożony: **broń się albo ulegnij!**

caption-turn-check-kings-mate = { $side } na ruchu: broń się albo ulegnij!

board-letters-kings-mate = Wielkie litery to Białe. [ ] to pole wzniesione; * ostatni ruch, ! zagrożenie, x odparty atak, ~ bez ruchu do końca tury.

what-danger-kings-mate = Zagrożenie: broń się albo ulegnij!

illegal-roll-due = Najpierw kości za ostatni atak.
illegal-spent = Na { $square } stoi { $piece } po nieudanym ataku, bez ruchu do końca tury. Rusz inną figurą.
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
illegal-raised-through = Droga wiedzie przez { $square }, pole wzniesione, a tam { $piece } nie ma wstępu. Otwiera się ono, gdy twój król stoi na wzniesionym polu środka.
illegal-raised-target = { $square } to pole wzniesione i { $piece } nie ma tam wstępu. Otwiera się ono, gdy twój król stoi na wzniesionym polu środka.
illegal-raised-fool = { $square } to pole wzniesione i twój błazen nie ma tam wstępu. Otwiera się ono, gdy twój król stoi na wzniesionym polu środka albo inny twój błazen na twoim Polu Króla { $home } (Gambit Błazna).
illegal-king-guarded = Król na { $square } jest chroniony: póki { $side } mają miecznika, nic nie może go atakować.
illegal-king-never-taken = Króla nigdy się nie bije. { $side } przegrywają, gdy nic już nie ratuje króla.
illegal-escort = To rozbija twoją eskortę: { $count ->
    [one] miecznik na { $squares } stałby
   *[other] miecznicy na { $squares } staliby
} osobno. Jeden musi stać obok króla, drugi obok króla lub pierwszego.
illegal-escort-mend = Twoja eskorta jest rozbita i najpierw trzeba ją odtworzyć: po tym ruchu { $count ->
    [one] miecznik na { $squares } nadal stałby
   *[other] miecznicy na { $squares } nadal staliby
} osobno.
illegal-danger-enters = Twój król na { $king } byłby zagrożony: atakuje go { $by } z { $square }.
illegal-danger-stays = Broń się albo ulegnij: twój król na { $king } nadal byłby zagrożony: atakuje go { $by } z { $square }.
illegal-promotion-not-due = Ten ruch nie przywraca żadnej figury, więc pomiń „=”.
illegal-promotion-wins = Błazen, który wchodzi na wrogie Pole Króla, od razu wygrywa, więc pomiń „=”.
illegal-promotion-nothing-lost = Żadna twoja figura nie czeka na powrót, więc na { $square } błazen zostaje błaznem. Pomiń „=”.
illegal-promotion-kind = Błazen nie może wrócić jako { $piece }. Wybierz: { $choices }.
illegal-promotion-never = Ta figura nigdy nie wraca: { $piece }. Wybierz: { $choices }.
rule-roll-due = czas na kości
rule-spent = bez ruchu do końca tury
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

pool-kings-mate = King’s Mate
pool-kings-mate-active = King’s Mate (Gra Aktywna)
## Themes of its puzzles

motif-escort = eskorta
motif-raised = pola wzniesione
web-about-kings-mate = Król, jego miecznicy i wzniesione pola pośrodku, z kośćmi, jeśli chcesz. Dla dwóch osób.
