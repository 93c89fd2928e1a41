# Würfel auf dem Brett, und die Karte am Ende einer Partie.

dice-hit = Treffer
dice-miss = Daneben
dice-need = nötig: { $faces }
dice-unbeatable = unschlagbar
alt-dice = Würfel: { $attacker } { $attack }, { $defender } { $defence }. { $verdict }, { $needed }.
alt-fallen = Umgelegter König auf { $cells }.
alt-final = Entschieden auf { $cells }.
alt-turned = Gedrehte Bauern: { $pawns }.
alt-turned-pawn = { $cell } Richtung { $side }
alt-card = Ergebnis: { $lines }.
caption-move = Zug { $number }
card-moves = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}
card-conquest = Bezwingung
card-fools-gambit = Narrengambit
card-resignation = Aufgabe
card-stalemate = Patt
card-both-kings = Beide Könige matt
card-mate = Schachmatt
card-last-king = Der letzte König
card-bare-kings = Nur noch Könige
card-repetition = Dreimal dieselbe Stellung
card-agreement = Remis vereinbart
card-otherwise = Partie beendet
card-time = Zeit abgelaufen
card-abandonment = Partie verlassen
card-uneventful = 100 ereignislose Züge
card-quiet-turns = 100 ruhige Züge
card-standstill = 100 Züge ohne Schlagen
card-king-taken = König geschlagen
card-immobility = Kein erlaubter Zug

# Eine Partie in einem Bild: Anfang, Wendepunkt, Ende.

story-start = Anfang
story-roll-hit = Der glücklichste Wurf: ein Treffer
story-roll-miss = Der glücklichste Wurf: daneben
story-decisive-hit = Der entscheidende Wurf: ein Treffer
story-decisive-miss = Der entscheidende Wurf: daneben
story-lead = Ab hier führt { $side }
story-capture = Der größte Schlagzug: { $piece }
story-middle = Auf halbem Weg
story-told = { $game }, { $white } – { $black }, in einem Bild: Anfang{ $middle ->
    [turn] , Wendepunkt
    [half] , Mitte
   *[none] {""}
} und { $end ->
    [now] der Stand jetzt
   *[end] Ende
}.
story-alt = { $game } auf drei Brettern.
