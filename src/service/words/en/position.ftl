### English: games that begin from a position that was set up, and playing on from a finished game.

challenge-position = It begins from this position instead of the usual start, and is unrated.
caption-position = From a position
alt-start-position = { $title } { $game }, from a position that was set up.
game-line-position = from a position
review-start-position = The position that was set up. { $total ->
    [0] No move yet.
    [one] One move in all.
   *[other] { $total } moves in all.
}
describe-text = The position as text: `{ $position }`
    With this text as **position**, { $challenge } begins another game from it.
describe-text-on-page = The position as text: `{ $position }`
    A new game takes this text as the position to begin from.

refuse-position = I cannot read this as a position of { $title }. { $why } The place is marked: `{ $before }▸{ $after }`
    The usual start is written `{ $usual }`. Instead of a text, **#12 14** takes the position after move 14 of game #12, once that game is over.
refuse-position-over = Nobody can move in this position: the game is over there. Choose an earlier one.
refuse-position-running = { $game } is not over yet. A new game can begin from a position of a finished game, or from one typed as text.
refuse-position-kind = { $game } is a game of { $title }, and its positions fit no other game. Choose { $title } for your challenge.
refuse-position-same = This is the position of { $other }, which you are playing against people. No computer helps with it: finish that game first, or play on there.
refuse-position-out = { $count ->
    [one] { $sides } is out of the game in this position, so nobody could play there.
   *[other] { $sides } are out of the game in this position, so nobody could play there.
} Against the computer it works if you take a side that is still in play.
refuse-position-swap = A game from a position has no swap of sides: everybody sees the position before they accept. Leave **swap** out.

button-play-on = Play on from here
play-on-choose = **Play on against the computer** from { $game } after { $move }, as { $side }. Which level? It is a new game, unrated; { $game } stays as it is.
refuse-play-on-none = You have not finished a game here yet. { $continue } takes the number of any game that is over; { $history } finds them.

discord-name-continue = continue
discord-name-position = position
discord-challenge-position = The first position, unrated: text, or game and move: #12 14
discord-continue = Play on from a position of a game that is over, against the computer
discord-continue-game = The game’s number; by default the last one you finished here
discord-continue-move = The move after which you play on, by its number or as it was played; by default the last
discord-continue-computer = The computer’s level; by default 3
discord-describe-show-text = The position as text, to begin another game from it

console-position-what = Which position? Its text follows **position**, or a game that is over and a move: **new computer position #12 14**. **help positions** tells more.
console-continue-how = Which game? **play on** goes on from the page of the review on the screen, or from the game you finished last, **play on 12** from the end of game 12, **play on 12 14** from its move 14; **level 5** after it chooses the computer’s level.
console-help-positions = With **position** after **new** or **challenge** a game begins from a position instead of the usual start, unrated: **new kings-mate position** and its text, or **new computer position #12 14** for the position after move 14 of game 12, which must be over. The board and the number of players follow from the text. Put **position** last; only **note** may follow.
    {""}**position** alone, or **position 12**, writes the text of a position. **play on** goes on against the computer from a page of a review, **play on 12 14 level 5** from a move of game 12.
