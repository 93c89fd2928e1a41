# Kości na planszy i karta na koniec partii.

dice-hit = Trafienie
dice-miss = Pudło
dice-need = trzeba { $faces }
dice-unbeatable = nie do przebicia
alt-dice = Kości: { $attacker } { $attack }, { $defender } { $defence }. { $verdict }, { $needed }.
alt-fallen = Przewrócony król na { $cells }.
alt-final = Rozstrzygnięcie na { $cells }.
alt-turned = Piony, które skręciły: { $pawns }.
alt-turned-pawn = { $cell } w stronę: { $side }
alt-card = Wynik: { $lines }.
caption-move = Ruch { $number }
card-moves = { $count ->
    [one] { $count } ruch
    [few] { $count } ruchy
    [many] { $count } ruchów
   *[other] { $count } ruchu
}
card-conquest = Król pokonany
card-fools-gambit = Gambit Błazna
card-resignation = Poddanie partii
card-stalemate = Pat
card-both-kings = Mat obu królom
card-mate = Szach-mat
card-last-king = Ostatni król na placu boju
card-bare-kings = Zostali tylko królowie
card-repetition = Trzykrotne powtórzenie
card-agreement = Remis za zgodą
card-otherwise = Koniec partii
card-time = Koniec czasu
card-abandonment = Przeciwnika już nie ma
card-uneventful = 100 tur bez zdarzeń
card-quiet-turns = 100 spokojnych tur
card-standstill = 100 tur bez bicia
card-king-taken = Król zbity
card-immobility = Brak dozwolonego ruchu

# Partia na jednym obrazku: początek, punkt zwrotny, koniec.

story-start = Początek
story-roll-hit = Najszczęśliwszy rzut: trafienie
story-roll-miss = Najszczęśliwszy rzut: pudło
story-decisive-hit = Rozstrzygający rzut: trafienie
story-decisive-miss = Rozstrzygający rzut: pudło
story-lead = Odtąd przewaga: { $side }
story-capture = Najcenniejsze bicie: { $piece }
story-middle = W połowie drogi
story-told = { $game }, { $white } – { $black }, na jednym obrazku: początek{ $middle ->
    [turn] , punkt zwrotny
    [half] , połowa drogi
   *[none] {""}
} i { $end ->
    [now] obecna pozycja
   *[end] koniec
}.
story-alt = { $game } na trzech planszach.
