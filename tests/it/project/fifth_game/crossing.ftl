### English: Crossing, what is said of it alone.

side-ivory = Ivory
side-ebony = Ebony
option-straight = straight steps
discord-option-crossing-straight = Kings step along rows and columns only
end-crossed = **{ $winner } has crossed the board and wins { $game }!**
card-crossed = Board crossed
why-crossed = crossing the board
illegal-no-step = A king goes one step.
expected-step = A step is written like `C1-C2`.
setup-no-crossing = A position is both kings and the side to move, like `C1 C5 i`.
board-letters-crossing = K is Ivory’s king, k Ebony’s.
console-legend-crossing = K is Ivory’s king, k Ebony’s.

pool-crossing = Crossing
