# King's Guard: its sides and pieces, why a move is not legal, what is wrong with a position, and how games end.

side-south = South
side-north = North
piece-guard = { $count ->
    [one] guard
   *[other] guards
}
option-small = small board
option-diagonal = diagonal steps
option-swap = pie rule
option-no-swap = no pie rule

end-king-taken = **{ $loser }’s king is taken. { $winner } wins { $game }!**
why-king-taken = king taken
end-immobility = **{ $loser } has no legal move. { $winner } wins { $game }!**
why-immobility = no legal move
end-standstill = **A hundred turns without a piece put on one of the other colour. { $game } is a draw.**
why-standstill = a hundred turns without a capture

expected-square-large = I expected a column letter from A to I
expected-square-small = I expected a column letter from A to H
expected-row-large = I expected a row number from 1 to 10
expected-row-small = I expected a row number from 1 to 8

illegal-must-move = At least the top piece of a tower must move in a turn. Name a tower and where its top piece goes, as in `E5-E6`.
illegal-one-tower = A turn belongs to one tower. This one began on { $square }, so nothing on { $other } moves in it. Put commas between the targets of the tower’s pieces.
illegal-turn-over = After that nothing on { $square } can move any more, so the turn ends there. Leave the rest out.
illegal-turn-won = That takes the king on { $square }, and the game ends there. Leave the rest out.
illegal-turn-elsewhere = This turn goes on from { $square }. Say where its next piece goes, or `done`.
illegal-not-your-top = The top piece on { $square } belongs to { $side }, so you cannot move from there.
illegal-duty = Your full tower comes first, and at least its top piece must leave it. This turn starts there: { $squares }.
illegal-stays = No piece may end on the square it started from. Name another square than { $square }.
illegal-own-king = Your own king stands on { $square }, and nothing goes onto him.
illegal-tower-full = The tower on { $square } is full: it has { $most } pieces and takes no more.
illegal-king-spared = That piece belongs to { $side } and does not take its own king on { $square }. Only a piece of yours can.
illegal-corner = Steps go along rows and columns here, not from corner to corner. Steps from { $from } to { $to }: { $steps }. The top piece on { $from } has as many as it is high: { $height }.
illegal-too-far = { $to } is { $steps } steps from { $from } along rows and columns. The top piece on { $from } goes as many steps as its tower is high, here { $height }.
illegal-too-far-diagonal = { $to } is { $steps } steps from { $from }, over corners too. The top piece on { $from } goes as many steps as its tower is high, here { $height }.
illegal-no-way = Other pieces stand in the way: from { $from } to { $to } no way over empty squares is short enough for a piece of height { $height }.

rule-must-move = the top piece must move
rule-one-tower = a turn belongs to one tower
rule-turn-over = the turn is over
rule-turn-won = the king falls first
rule-turn-elsewhere = the turn goes on elsewhere
rule-not-your-top = the top piece is not yours
rule-duty = dismantle your full tower first
rule-stays = it must leave its square
rule-own-king = nothing goes onto your king
rule-tower-full = the tower is full
rule-king-spared = no piece takes its own king
rule-corner = no diagonal steps
rule-too-far = too far for this height
rule-too-far-diagonal = too far for this height
rule-no-way = the way is blocked

field-duties = the towers to be dismantled
setup-guard-letter = No piece has the letter “{ $found }”. Pieces are K and G, North’s in lowercase letters.
setup-run = “{ $found }” is no count of empty squares: write one digit from 1 to { $most }, never two in a row.
setup-row-wide = Row { $row } has more than { $most } squares.
setup-row-narrow = Row { $row } has fewer than { $most } squares.
setup-row-count = A position has { $most } rows here, with “/” between; this has { $found }.
setup-tower-open = The “(” of this tower is never closed.
setup-tower-short = A tower in “( )” has two pieces or more. A lone piece is written without.
setup-tower-high = The tower on { $square } is too high: at most { $most } pieces stand on a square.
setup-guard-side = The side to move is “s” or “n”.
setup-duty-square = The list of towers to be dismantled needs the name of a square here, such as E5, or “-” if there are none.
setup-duty-twice = { $square } is in the list of towers to be dismantled already.
setup-duty-low = A tower is to be dismantled only when it is full: the one on { $square } does not have { $most } pieces.
setup-duty-stuck = Nothing can leave { $square } now, so that tower need not be dismantled any more.
setup-turn-square = After “@” comes the square being emptied, such as E5.
setup-turn-count = After the square being emptied come a colon and the number of pieces that have left it, such as “:1”.
setup-turn-left = At least one piece has left { $square }, and no more than { $most } can have.
setup-turn-king = A king is always on top and moves first, so none can be left on { $square }.
setup-turn-stuck = Nothing on { $square } can move, so that turn is over.
setup-king-none = { $side } has no king.
setup-king-two = { $side } has a second king, on { $square }.
setup-guard-many = { $side } has more than { $most } guards: the one on { $square } is too many.
setup-king-buried = A king lies under other pieces on { $square }. Only the piece that has taken him can lie on him.
setup-king-fallen = The king on { $square } is taken, so the game is over: { $side } is to move, and no tower is to be dismantled or being emptied.

turn-goes-on-kings-guard = { $player }, your turn goes on: say where the next piece of the tower goes, or `done`.
turn-due = { $count ->
    [one] Your full tower on { $cells } comes first: at least its top piece must leave it.
   *[other] Your full towers on { $cells } come first: start with one of them. At least its top piece must leave it.
}
caption-turn-goes-on-kings-guard = { $side }: the turn goes on
caption-turn-due = { $side } to move, full tower first: { $cells }
pick-so-far = Chosen so far: **{ $moves }**.
pick-or-done = Or leave the rest where it stands, and you are done.
button-done = Done

## The pie rule

button-swap = Swap sides
swap-possible = Instead of moving you may take over { $side }, once, with **Swap sides** or `swap`.
swap-made = { $player } takes over { $side }. { $opponent } plays { $other } from here on.
swap-undone = The swap is undone: { $player } plays { $side } again and { $opponent } { $other }.
swap-word = the swap of sides
refuse-swap-not-declared = { $game } is played without the pie rule, so sides stay as they are.
refuse-swap-early = Sides can be swapped once the first turn is finished, not before.
refuse-swap-late = It is too late to swap in { $game }: that could be done only in place of the second player’s first turn.
refuse-swap-done = Sides have been swapped in { $game } already, and that can be done once.
refuse-swap-not-yours = The choice to swap is { $player }’s.
console-swap = **swap** lets North take over South’s side, once, right after South’s first turn. This pie rule is on by itself in King’s Guard with **small diagonal**, where South has a great advantage without it; **no-swap** after **new** turns it off, and **swap** turns it on for other boards.

tower-piece = { $count ->
    [one] { $side } { $piece }
   *[other] { $count } { $side } { $piece }
}
alt-towers = Towers, each from the bottom up: { $towers }.
alt-tower = { $cell }, { $height } high: { $pieces }
alt-due = Full, to be dismantled next: { $cells }.
alt-due-cell = { $cell } by { $side }
alt-begun = Being dismantled: { $cells }.
what-tower = On { $cell } a tower, { $height } high, from the bottom up: { $pieces }. { $side } moves it, since the top piece is { $side }’s.
what-due = It is full, so { $side }’s next turn starts here.
what-due-several = It is full and must be dismantled: { $side }’s next turn starts here or on another such tower.
what-begun = It is being dismantled.

board-letters-kings-guard = Capitals are South: K king, G guard. A tower’s letters go from the bottom up. * is the last turn, # a full tower to be dismantled, ^ one being dismantled.
console-legend-kings-guard = Capitals are South: K king, G guard. A tower’s letters go from the bottom up. * is the last turn or a refused move, # a full tower to be dismantled, ^ one being dismantled, + a square to go to, ! what forbids a move. A line holds a whole turn, as in `E5-E7,D5`. **moves** lists what may move first.

pool-kings-guard = King’s Guard
## Themes of its puzzles

motif-tower = towers
web-about-kings-guard = Guards climb on each other, and towers spread out again. For two.
