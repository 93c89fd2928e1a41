### English: picking a move step by step, and seeing it before it counts.

button-pick = Pick a move
button-another-piece = Another piece
pick-piece = Your move in { $game }: which piece?
pick-target = The { $piece } on { $cell }: where to?
pick-moved-on = { $game } has changed since that was made. Here it is as it stands.
pick-option-piece = { $cell } { $piece } ({ $count ->
    [one] 1 move
   *[other] { $count } moves
})
pick-option-take = { $cell } takes the { $piece }
pick-option-attack = { $cell } attacks the { $piece }
pick-option-kind = { $move }, a { $piece }
menu-pick-piece = Choose a piece
menu-pick-army = Choose a piece of { $side }
menu-pick-target = Choose its square

preview-move = Before it counts: **{ $move }** in { $game }.
preview-take = Before it counts: **{ $move }** in { $game } takes the { $piece } on { $cell }.
preview-attack = Before it counts: **{ $move }** in { $game } attacks the { $piece } on { $cell }, and dice decide.
preview-succeeds = **If it succeeds** ({ $ways } of { $rolls } rolls, { $percent }%), the { $piece } is taken. { $then }.
preview-fails = **If it fails** ({ $ways } of { $rolls } rolls, { $percent }%), the { $piece } stays where it is. { $then }.
preview-odds = **{ $move }** succeeds in { $percent }% of rolls and fails in { $fails }%.
preview-aloud = It does not count yet: the button shows you { $move } first, as your settings ask.
button-look-first = Show me { $move }
button-play-it = Play it
button-change = Change
caption-supposed = Not played yet. { $what }
caption-if-succeeds = If it succeeds: { $what }
caption-if-fails = If it fails: { $what }

setting-confirm = Choose which moves are shown to you before they count
confirm-off = Every move counts at once
confirm-picked = Picked moves are shown first
confirm-all = Every move is shown first
