### English: King's Mate, what is said of it alone.

console-legend-kings-mate = Capitals are White: K king, S swordmaster, P priest, R priestess, E keeper, F fool. Raised squares are in [ ]; * is the last move, ! danger or what forbids a move, + a square to go to, x a repelled attack, ~ a piece out for this turn, † what is lost. **moves** lists what is legal.

discord-option-kings-mate-expanded = Expanded rules: Fool’s Gambit and Defense of the Crown
discord-option-kings-mate-active = Active Play: attacks are decided by dice
discord-option-kings-mate-interactive = Active Play in which the defender presses “Roll to defend”; the dice are the same
discord-option-kings-mate-own-dice = Active Play with dice you throw at your own table and enter
discord-option-kings-mate-touch = Touch-move: a piece that is touched must be moved
discord-option-kings-mate-repetition = House rule: a position that occurs for the third time is a draw

move-promotes-kings-mate = The { $from } comes back as a { $piece }.

alert-check-kings-mate = { $player }, your king is in danger: **counter or succumb!**

caption-turn-check-kings-mate = { $side } to move: counter or succumb!

board-letters-kings-mate = Capitals are White. [ ] is a raised square; * is the last move, ! danger, x a repelled attack, ~ out for this turn.

what-danger-kings-mate = It is in danger: counter or succumb!
