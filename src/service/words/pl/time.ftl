### Polski: czas – zegary, pauzy, dodany czas, urlopy.

length-days = { $count ->
    [one] 1 dzień
    [few] { $count } dni
    [many] { $count } dni
   *[other] { $count } dnia
}
length-hours = { $count ->
    [one] 1 godzina
    [few] { $count } godziny
    [many] { $count } godzin
   *[other] { $count } godziny
}
length-seconds = { $count ->
    [one] 1 sekunda
    [few] { $count } sekundy
    [many] { $count } sekund
   *[other] { $count } sekundy
}
length-minutes = { $count ->
    [0] mniej niż minuta
    [one] 1 minuta
    [few] { $count } minuty
    [many] { $count } minut
   *[other] { $count } minuty
}
short-days = { $count } d
short-hours = { $count } h
short-minutes = { $count } min

clock-per-move = Czas: { $bank } na każdy ruch. Komu się skończy, ten przegrywa.
clock-per-move-soft = Czas: { $bank } na każdy ruch. { $others ->
    [one] Gdy się skończy, druga strona decyduje: ogłosić wygraną, czekać czy dodać czas.
   *[other] Gdy się skończy, pozostali decydują: grać dalej bez tej osoby, czekać czy dodać czas.
}
clock-bank = Czas: { $bank } dla każdej strony, po każdej turze plus { $increment }, najwyżej { $cap }. Komu się skończy, ten przegrywa.
clock-bank-soft = Czas: { $bank } dla każdej strony, po każdej turze plus { $increment }, najwyżej { $cap }. { $others ->
    [one] Gdy się skończy, druga strona decyduje: ogłosić wygraną, czekać czy dodać czas.
   *[other] Gdy się skończy, pozostali decydują: grać dalej bez tej osoby, czekać czy dodać czas.
}
turn-until = Czas mija { $deadline }.
turn-first-until = Brak pierwszego ruchu oznacza przegraną { $deadline }.
moment-due = dnia { $moment }

challenge-expired = { $player }, nikt w porę nie przyjął twojego wyzwania { $game }, więc wygasło. Ponów je, kiedy chcesz.

time-up = { $others ->
    [0] { $player } nie ma już czasu w partii { $game }. Możesz ogłosić wygraną, dodać czas albo po prostu czekać: partia stoi, aż ktoś z was coś zrobi.
   *[other] { $player } nie ma już czasu w partii { $game }. Możesz grać dalej bez tej osoby, dodać czas albo po prostu czekać: partia stoi, aż ktoś z was coś zrobi.
}
button-claim = Ogłoś wygraną
button-play-on-without = Graj dalej bez tej osoby
button-give-one-day = Dodaj 1 dzień
button-give-three-days = Dodaj 3 dni
button-wait = Czekaj
time-given = { $player } dodaje czas. { $to }: +{ $time }.

pause-offered = { $player } proponuje pauzę w partii { $game }: zegary stoją i nikt nie dostaje przypomnień, aż ktoś z was wznowi grę. Zwykły ruch oznacza „nie”.
move-ends-pause-proposal = Tym samym propozycja pauzy upada.
pause-declined = { $player } woli grać dalej. Bez pauzy.
button-pause-accept = Wstrzymaj partię
button-pause-decline = Graj dalej
paused = Partia { $game } jest wstrzymana. Zegary stoją. { $others ->
    [one] Każda strona może ją wznowić w dowolnej chwili.
   *[other] Każdy, kto gra, może ją wznowić w dowolnej chwili.
}
paused-until = Partia { $game } jest wstrzymana, najdłużej do { $until }. Zegary stoją. { $others ->
    [one] Każda strona może ją wznowić w dowolnej chwili.
   *[other] Każdy, kto gra, może ją wznowić w dowolnej chwili.
}
paused-place-gone = Partia { $game } jest wstrzymana: jej kanał zniknął albo nie mam do niego dostępu.
paused-left = { $player } opuszcza serwer, więc partia { $game } jest wstrzymana i zegary stoją.
paused-left-until = { $others ->
    [0] Jeśli { $player } nie wróci na czas, będzie można ogłosić wygraną. Czas na powrót mija { $until }.
   *[other] Jeśli { $player } nie wróci na czas, pozostali będą mogli grać dalej bez tej osoby. Czas na powrót mija { $until }.
}
button-resume = Wznów
resumed = { $player } wznawia partię { $game }.
pause-ended = Pauza w partii { $game } dobiegła końca: w rozgrywkach urlopy i pauzy wstrzymują partię najwyżej na { $longest }. Zegar znowu idzie.
pause-ends-soon = Pauza w partii { $games } kończy się { $until }; wtedy zegar znowu idzie.
holiday-ends-soon = { $player } kończy urlop { $until }; wtedy zegary znowu biegną: { $games }.

away = { $player } ma urlop od { $from } do { $until }. W partii { $game } można grać dalej, ale zegary stoją.
back = { $player } wraca z urlopu. Zegary partii { $game } znów biegną.
away-several = { $player } ma urlop od { $from } do { $until }. W partii { $game } stoi wtedy tylko zegar tej osoby.
back-several = { $player } wraca z urlopu. Zegar tej osoby w partii { $game } znów biegnie.
away-games = { $player } ma urlop od { $from } do { $until }. W partiach { $games } można grać dalej, ale zegary stoją.
back-games = { $player } wraca z urlopu. Zegary partii { $games } znów biegną.
away-games-several = { $player } ma urlop od { $from } do { $until }. W partiach { $games } stoi wtedy tylko zegar tej osoby.
back-games-several = { $player } wraca z urlopu. Zegar tej osoby w partiach { $games } znów biegnie.
moved-here = Partia { $game } toczy się dalej tutaj.

end-time = **{ $loser } nie ma już czasu. { $winner } wygrywa partię { $game }.**
end-time-first = **{ $loser } nie rozpoczyna partii { $game } w terminie. { $winner } wygrywa.**
why-time = czas
end-abandonment = **{ $loser } odchodzi i nie wraca. { $winner } wygrywa partię { $game }.**
why-abandonment = porzucenie partii

time-wait = { $others ->
    [0] Dobrze: nic się nie zmienia. Wygraną w partii { $game } nadal możesz ogłosić przez { $claim }, a czas dodać przez { $give }, dopóki nie padnie ruch.
   *[other] Dobrze: nic się nie zmienia. W partii { $game } nadal możesz przez { $claim } grać dalej bez gracza { $player } albo dodać czas przez { $give }, dopóki nie padnie ruch.
}
time-wait-on-page = { $others ->
    [0] Dobrze: nic się nie zmienia. Wygraną w partii { $game } nadal możesz ogłosić, a czas dodać, dopóki nie padnie ruch.
   *[other] Dobrze: nic się nie zmienia. W partii { $game } nadal możesz grać dalej bez gracza { $player } albo dodać czas, dopóki nie padnie ruch.
}
time-none = W partii { $game } gra się bez zegarów.
time-shown = Zegary partii { $game }:
time-shown-player = { $player }: { $left }
time-shown-running = { $player }: { $left }, czas mija { $deadline }
time-shown-up = { $player }: czas minął

refuse-paused = Partia { $game } jest wstrzymana. Wznów ją przez { $resume }, potem graj.
refuse-paused-on-page = Partia { $game } jest wstrzymana. Najpierw ją wznów, potem graj.
refuse-paused-place-gone = Partia { $game } jest wstrzymana: jej kanał zniknął albo nie mam do niego dostępu. Przenieś ją na inny kanał, wpisując tam { $here }, i graj dalej.
refuse-paused-place-gone-on-page = Partia { $game } jest wstrzymana: jej kanał na Discordzie zniknął albo nie mam do niego dostępu. Przenieś ją tam na inny kanał i graj dalej.
refuse-paused-left = Partia { $game } jest wstrzymana, bo { $player } jest poza serwerem. Ruszy sama, gdy { $player } wróci; możesz ją odwołać przez { $abort } albo później ogłosić wygraną przez { $claim }.
refuse-paused-left-on-page = Partia { $game } jest wstrzymana, bo { $player } jest poza serwerem. Ruszy sama, gdy { $player } wróci; możesz ją odwołać albo później ogłosić wygraną.
refuse-table-paused-left = { $others ->
    [0] Partia { $game } jest wstrzymana, bo { $player } jest poza serwerem. Ruszy sama, gdy { $player } wróci; po trzech dniach możesz ogłosić wygraną przez { $claim }.
   *[other] Partia { $game } jest wstrzymana, bo { $player } jest poza serwerem. Ruszy sama, gdy { $player } wróci; po trzech dniach możesz przez { $claim } grać dalej bez tej osoby.
}
refuse-table-paused-left-on-page = { $others ->
    [0] Partia { $game } jest wstrzymana, bo { $player } jest poza serwerem. Ruszy sama, gdy { $player } wróci; po trzech dniach możesz ogłosić wygraną.
   *[other] Partia { $game } jest wstrzymana, bo { $player } jest poza serwerem. Ruszy sama, gdy { $player } wróci; po trzech dniach możesz grać dalej bez tej osoby.
}
refuse-not-paused = Partia { $game } nie jest wstrzymana.
refuse-pause-offered = Twoja propozycja pauzy w partii { $game } już jest. Zgodzić się musi druga strona.
refuse-stops-used-up = Urlopy i pauzy wstrzymały już partię { $game } na { $longest }, a w rozgrywkach więcej nie można.
refuse-no-pause-offer = Nikt nie proponuje pauzy w partii { $game }. Możesz to zrobić przez { $pause }.
refuse-no-pause-offer-on-page = Nikt nie proponuje pauzy w partii { $game }.
refuse-own-pause-offer = To twoja własna propozycja: odpowiada druga strona.
refuse-no-clock = W partii { $game } gra się bez zegarów, więc nie ma jak dodać czasu.
refuse-bad-gift = Naraz można dodać najmniej 1 minutę, najwyżej { $most }. Wpisz to jako `1d`, `12h` albo `1d12h`.
refuse-full-clock = { $others ->
    [one] Druga strona miałaby wtedy za dużo: zegar w partii { $game } mieści najwyżej { $most }.
   *[other] Ktoś z pozostałych miałby wtedy za dużo: zegar w partii { $game } mieści najwyżej { $most }.
}
refuse-nothing-to-claim = { $others ->
    [one] W partii { $game } nie możesz ogłosić wygranej: druga strona ma jeszcze czas.
   *[other] W partii { $game } wszyscy pozostali mają jeszcze czas: nie możesz grać dalej bez nikogo z nich.
}
refuse-nothing-to-claim-yet = { $others ->
    [one] W partii { $game } nie możesz jeszcze ogłosić wygranej: czas drugiej strony mija { $deadline }.
   *[other] W partii { $game } nie możesz jeszcze grać dalej bez gracza { $player }: czas tej osoby mija { $deadline }.
}
refuse-may-come-back = Druga strona jest poza serwerem, ale może wrócić: czas na to mija { $until }. Potem możesz ogłosić wygraną w partii { $game }; odwołać ją przez { $abort } można od razu.
refuse-may-come-back-on-page = Druga strona jest poza serwerem, ale może wrócić: czas na to mija { $until }. Potem możesz ogłosić wygraną w partii { $game }; odwołać ją można od razu.
refuse-table-may-come-back = { $others ->
    [0] { $player } jest poza serwerem, ale może wrócić: czas na to mija { $until }. Potem możesz ogłosić wygraną w partii { $game }.
   *[other] { $player } jest poza serwerem, ale może wrócić: czas na to mija { $until }. Potem możesz grać dalej w partii { $game } bez tej osoby.
}

hours-none = brak
hours-page = Twoje godziny we wszystkich partiach: strefa czasowa **{ $zone }**, noc **{ $night }**, dni wolne **{ $rest }**. Nocą i w dni wolne twoje zegary stoją, a ja nie przypominam. Zmienisz to przez { $command }; na urlop jest { $holiday }.
hours-later = Zegary przejmują nowe godziny najwyżej raz w tygodniu. Twoje zrobią to **{ $from }**, a do tego czasu obowiązują: strefa czasowa { $zone }, noc { $night }, dni wolne { $rest }.
hours-bad-zone = Nie znam strefy czasowej { $text }. Wpisz największe miasto w niej, np. `Berlin` lub `New York`, albo `+05:30`.
hours-bad-night = Nie rozumiem { $text } jako nocy. Wpisz ją jako `22-7`, `22:30-06:45` albo `off`.
hours-long-night = { $text } to więcej niż dwanaście godzin. Noc może trwać najwyżej tyle, by czas w ogóle mógł się skończyć.
hours-bad-rest = Nie rozumiem { $text } jako dni wolnych. Wpisz je jako `sat sun` albo `off`.
hours-much-rest = Dni wolne mogą być najwyżej trzy w tygodniu.

holiday-booked = Urlop od { $from } do { $until }. { $games ->
    [0] Nie masz partii w toku.
    [one] W jednej partii druga strona już o tym wie i zegary stoją.
    [few] W { $games } partiach druga strona już o tym wie i zegary stoją.
    [many] W { $games } partiach druga strona już o tym wie i zegary stoją.
   *[other] W { $games } partii druga strona już o tym wie i zegary stoją.
}
holiday-booked-several = Urlop od { $from } do { $until }. { $games ->
    [one] W jednej partii pozostali już o tym wiedzą.
    [few] W { $games } partiach pozostali już o tym wiedzą.
    [many] W { $games } partiach pozostali już o tym wiedzą.
   *[other] W { $games } partii pozostali już o tym wiedzą.
} Twój zegar stoi; gdzie gra więcej niż dwoje, zegary pozostałych idą dalej.
holiday-back = Wcześniejszy powrót lub odwołanie urlopu: { $command } z **powrót**.
holiday-back-terminal = Wcześniejszy powrót lub odwołanie urlopu: **holiday over**.
holiday-shorter = W partii { $game } liczy się tylko do { $until }: na więcej urlopu jej serwer w tym roku nie pozwala.
holiday-used-up = W partii { $game } się nie liczy: cały urlop, na który jej serwer pozwala w tym roku, już za tobą.
holiday-shorter-here = W partii { $game } liczy się tylko do { $until }: w rozgrywkach urlopy i pauzy wstrzymują partię najwyżej na { $longest }.
holiday-used-up-here = W partii { $game } się nie liczy: urlopy i pauzy wstrzymały ją już na { $longest }, a w rozgrywkach więcej nie można.
holiday-over = Witaj z powrotem! Przyszłe urlopy też są odwołane. { $games ->
    [0] Żadna partia na to nie czekała.
    [one] Zegar jednej partii znów biegnie.
    [few] Zegary { $games } partii znów biegną.
    [many] Zegary { $games } partii znów biegną.
   *[other] Zegary { $games } partii znów biegną.
}
holiday-none = Nie masz zaplanowanego urlopu.
holiday-line = Urlop od { $from } do { $until }.
holiday-how = Na urlop pójdziesz przez { $command }: do dnia, np. `2026-08-20`, albo na czas, np. `10d`. Grać możesz i wtedy.
holiday-bad-day = Nie rozumiem tego dnia. Wpisz go jako `{ $today }` albo podaj, jak długo, np. `10d`.
holiday-past = Taki urlop byłby już za tobą. Dziś jest `{ $today }`.
holiday-far = Urlop może się zacząć i trwać najwyżej rok naprzód. Dziś jest `{ $today }`.
holiday-overlaps = Masz już wtedy urlop. { $command } pokazuje twoje urlopy; albo najpierw je zakończ.
holiday-many = Urlopy przed tobą: { $most }. Więcej nie przechowuję.
