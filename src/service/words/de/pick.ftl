### Deutsch: picking a move step by step, and seeing it before it counts.

button-pick = Zug wählen
button-another-piece = Andere Figur
pick-piece = Dein Zug in { $game }: Welche Figur?
pick-target = { $piece } auf { $cell }: Wohin?
pick-moved-on = Bei { $game } hat sich seither etwas geändert. Hier der jetzige Stand.
pick-option-piece = { $cell } { $piece } ({ $count ->
    [one] 1 Zug
   *[other] { $count } Züge
})
pick-option-take = { $cell } schlägt: { $piece }
pick-option-attack = { $cell } greift an: { $piece }
pick-option-kind = { $move }, { $piece }
menu-pick-piece = Wähle eine Figur
menu-pick-army = Wähle eine Figur von { $side }
menu-pick-target = Wähle ihr Zielfeld

preview-move = Bevor es zählt: **{ $move }** in { $game }.
preview-take = Bevor es zählt: **{ $move }** in { $game } schlägt auf { $cell }: { $piece }.
preview-attack = Bevor es zählt: **{ $move }** in { $game } greift { $cell } an ({ $piece }), die Würfel entscheiden.
preview-succeeds = **Wenn es gelingt** ({ $ways } von { $rolls } Würfen, { $percent } %), wird geschlagen: { $piece }. { $then }.
preview-fails = **Wenn es scheitert** ({ $ways } von { $rolls } Würfen, { $percent } %), bleibt stehen: { $piece }. { $then }.
preview-odds = **{ $move }** gelingt bei { $percent } % der Würfe und scheitert bei { $fails } %.
preview-aloud = Es zählt noch nicht: Der Knopf zeigt dir erst { $move }, so wie du es eingestellt hast.
button-look-first = { $move } ansehen
button-play-it = Spielen
button-change = Ändern
caption-supposed = Noch nicht gespielt. { $what }
caption-if-succeeds = Wenn es gelingt: { $what }
caption-if-fails = Wenn es scheitert: { $what }

setting-confirm = Wählen, welche Züge du siehst, bevor sie zählen
confirm-off = Jeder Zug zählt sofort
confirm-picked = Gewählte Züge erst zeigen
confirm-all = Jeden Zug erst zeigen
