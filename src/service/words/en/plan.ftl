### English: plans, which only their owner sees.

plan-title = Your plan for { $game }. Only you see it. What you do is in bold; the rest must happen first.
plan-none = You have planned nothing in { $game }.
plan-how = After { $command } write the moves as they would be made, theirs and yours: `{ $example }`. After an attack that dice decide add `fails` if it is to fail. After your move add `draw` to offer one; in place of a move write `resign`. Also: `draw accept`, `draw decline`, `resigns rematch`. Put several plans on lines of their own, or `|` between them.
plan-file = Its lines are too long for a message, so here they are as a file.
plan-number = { $number }.
plan-option = { $number }. { $line }
plan-own = **{ $move }**
plan-their = { $move }
plan-own-succeeds = **{ $move }** (succeeds)
plan-own-fails = **{ $move }** (fails)
plan-their-succeeds = { $move } (succeeds)
plan-their-fails = { $move } (fails)
plan-dice-succeed = if the attack succeeds
plan-dice-fail = if the attack fails
plan-step-draw = **offer a draw**
plan-step-resign = **resign**
plan-draw-accept = If a draw is offered: **accept**. Until you take this out.
plan-draw-decline = If a draw is offered: **decline**. Until you take this out.
plan-resign-rematch = If they resign: **offer a rematch**.
menu-plan-drop = Take an instruction out
button-plan-clear = Clear all
plan-changed = The plan has changed since that was shown. Here it is as it stands.
plan-lost = After { $move } your plan for { $game } no longer fits, so its moves are dropped. { $command } makes a new one.
plan-refused = What you planned for { $game } could not be done now, so its moves are dropped. { $command } makes a new one.

plan-wrong-move = Nothing was changed: move { $number } of that line, “{ $text }”, cannot be made there.
plan-wrong-empty = There is no move in that.
plan-wrong-only-theirs = Nothing was changed: that line ends with their move. What will you do then?
plan-wrong-only-own = Nothing was changed: it is your turn now, so you can simply play that move. A line goes on with their answer and yours.
plan-wrong-resign-first = Nothing was changed: what must happen before you resign? Name that move first.
plan-wrong-after-resign = Nothing was changed: nothing comes after you have resigned.
plan-wrong-draw-not-yet = Nothing was changed: a draw can be offered once your turn is over, and at that point it is not.
plan-wrong-draw-how = Nothing was changed: write `draw accept` or `draw decline`.
plan-wrong-resign-how = Nothing was changed: write `resigns rematch` for when they resign. To resign yourself, name what must happen before.
plan-wrong-long = Nothing was changed: that line is too long to keep.
plan-wrong-many = Nothing was changed: a plan holds 20 lines. Take one out first.
