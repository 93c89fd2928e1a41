### English: analyses of games that are over.

analysis-title = **Analysis of { $game }**
analysis-ready = { $player }, the analysis of { $game } is ready.
analysis-unfinished = { $player }, the analysis of { $game } could not be finished. Please ask for it once more.
analysis-queued = The analysis of { $game } is in the queue. It takes about { $time }, or longer while computers have moves to make. You will be told when it is ready.
analysis-queued-on-page = The analysis of { $game } is in the queue. It takes about { $time }, or longer while computers have moves to make. It will appear here by itself; if it does not, press **Analyse** again.
analysis-waits = The analysis of { $game } is in the queue already and takes about { $time } more. You will be told when it is ready.
analysis-waits-on-page = The analysis of { $game } is in the queue already and takes about { $time } more. It will appear here by itself; if it does not, press **Analyse** again.
analysis-progress = Analysing { $game }: { $done } of { $total } positions.
analysis-scale = Chances are counted in thousandths: +1000 is won, 0 even, −1000 lost.
analysis-seat = • **{ $side }**, { $player }, lost { $rate } per decision on average: doubtful (?!) { $doubtful }, mistakes (?) { $mistakes }, blunders (??) { $blunders }.
analysis-luck = Luck of the dice: { $luck }. Result: { $result }; without luck, as if equals had played: { $adjusted }.
analysis-luck-alone = Luck of the dice: { $luck }.
analysis-costliest = { $count ->
    [one] **The costliest mistake:**
   *[other] **Each player’s costliest mistakes:**
}
analysis-mistake = • `{ $move }` ({ $mark }) by { $player } gave away { $error }. Best was `{ $best }`.
analysis-no-mistake = Nobody made a move that counts as a mistake.
analysis-roll = The roll that decided most: `{ $move }` by { $player }, { $luck } for { $lucky }.
analysis-alt = A graph of { $game }: the chances move by move, in thousandths.
analysis-alt-curve = For { $player }: { $start } at the start, at best { $high } ({ $best }), at worst { $low } ({ $worst }), { $end } at the end.
analysis-alt-roll = The largest bar is the roll of { $move } by { $player }: { $luck }.
analysis-alt-signs = The largest signs: { $moves }.
analysis-alt-line = The vertical line marks { $move }, where stepping through the mistakes begins.
analysis-alt-here = The vertical line marks this page’s position: { $move }.
analysis-page = Analysis of `{ $move }`: { $before } before, { $after } after.
analysis-page-mark = { $mark } It gave away { $error }; best was `{ $best }`.
analysis-page-luck = Luck of the roll: { $luck }.
analysis-column-move = move
analysis-column-before = before
analysis-column-after = after
analysis-column-luck = luck
analysis-column-best = best

button-analyse = Analyse
button-look-through = Look through
button-step-through-mistakes = Step through mistakes
button-graph = Graph
button-next-mistake = Next mistake
button-best-line = Best line

refuse-analysis-off = No games are analysed here. The bot’s operator has switched it off.
refuse-analysis-none = You have not finished a game here yet. { $analyse } takes the number of any game that is over; { $history } finds them.
refuse-analysis-open = { $game } has not begun. A game can be analysed once it is over.
refuse-analysis-running = { $game } is still being played, and nobody gets help with it. Ask again once it is over.
refuse-analysis-void = { $game } ended without a result, so there is nothing to analyse.
refuse-analysis-no-moves = No move was made in { $game }, so there is nothing to analyse.
refuse-analysis-rules = Today’s rules cannot follow { $game }, so it cannot be analysed.
refuse-analysis-same = { $game } passed through the very position that stands in { $other } now. Finish that game first, or play on there, and ask again.
refuse-analysis-many = You have asked for { $count ->
    [one] an analysis
   *[other] { $count } analyses
} within a day, and that is the most. Ask again later; what is analysed already can be read at any time.
refuse-analysis-unmade = { $game } is not analysed any more, or not yet. The button asks for it.

discord-name-analyse = analyse
discord-analyse = See what each move of a finished game gave away, and what the dice gave
discord-analyse-game = The game’s number; by default the last one you finished here
graph-doubtful = doubtful (?!)
graph-mistake = mistake (?)
graph-blunder = blunder (??)
graph-roll = luck of a roll
graph-roll-up = luck, up for { $player }
graph-here = this page
graph-costliest = costliest mistake
graph-title = { $game }: { $result }
