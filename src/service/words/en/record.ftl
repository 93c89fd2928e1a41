### English: games as files. record-<code> says what is wrong with a text that is no record.

record-file = The record of { $game } as it stands, to keep or to take elsewhere.
record-not-started = { $game } has not started, so there is nothing to record.
record-not-analysed = No complete analysis of { $game } is stored. `kingboard analyse` makes one.
record-no-game = There is no game { $game }.
record-here = That game is here already, as { $game }, so it was left alone. To have it twice, import it with --again.
record-false-dice = The game was not imported: its dice are not those that were sealed. { $why }
record-comments-left = { $count ->
    [one] One comment names no player of the game and was left out.
   *[other] { $count } comments name no player of the game and were left out.
}
record-imported = Imported as { $game }. “{ $command }” shows it.
record-imported-running = Imported as { $game }, and it goes on at { $place }. “{ $command }” shows it.
record-imported-nobody = Nobody can move in it there: its players are { $players }. --place takes the place where they are.
record-origin = Brought here from { $place }, where it was { $game }.
record-untouched = There is a file { $path } already, and it is not a record, so it was left alone.

record-line = Line { $line }: { $why }

## The file as a whole

record-too-large = The file is larger than { $most } KiB, so it is not a record.
record-not-text = The file is not text: from here on it is not valid UTF-8.
record-line-too-long = The line is longer than { $most } bytes.
record-character = The character { $found } must be escaped in a record.
record-escape = “{ $found }” stands for no character. After a backslash I know another backslash, a quotation mark, n, and u with four hexadecimal digits.
record-too-many-tags = There are more than { $most } tags.
record-too-many-moves = The record has more than { $most } moves, or far too much beside them.

## Its form

record-no-tags = A record begins with tags such as [Game "kings-mate"], and there is none here.
record-tag = A tag is one line of the form [Name "value"].
record-tag-twice = The tag { $tag } is given twice.
record-tag-late = Tags come before the moves, and one record holds one game.
record-tag-missing = The tag { $tag } is missing.
record-unexpected = “{ $found }” is neither a move nor its number, a comment or the result.
record-comment-open = The comment that begins here is never closed.
record-comment-nested = A comment cannot hold another one: write a brace in it as \u007B or \u007D.
record-comment-too-long = The comment is longer than { $most } characters.
record-command = I do not know “{ $found }” at this place.
record-dice = “{ $found }” does not end in dice such as [5:2].
record-no-result = The record ends without a result. For a game still under way it is an asterisk.
record-after-result = Something follows the result. One record holds one game.

## What the tags say

record-id = The tag { $tag } names nobody: “{ $found }” is not an id such as discord:12 or console:player-2.
record-value = The tag { $tag } cannot be “{ $found }”.
record-too-long = The tag { $tag } is longer than { $most } characters.
record-option = The game has no option “{ $found }”. It knows: { $options }.
record-same-player = One player cannot sit on both sides.
record-clock = I know no time control such as “{ $found }”.
record-setup = The game does not begin from a valid position. { $because }
record-setup-over = In the position the game begins from, nobody is to move.
record-rules-running = The game runs under rules version { $found }, and I play by version { $ours }: it cannot go on here.

## What was played

record-number = The text has “{ $found }” where the move “{ $expected }” is due.
record-time = “{ $found }” is not a time such as 2026-03-01T12:00:00.000Z.
record-over = The game is over, but { $found } follows.
record-move = { $move } cannot be played. { $because }
record-move-rules = { $move } was played under rules version { $found } and cannot be under version { $ours }, the one I know. { $because }
record-touched = { $move } ignores what was touched: { $cells }.
record-dice-missing = { $move } is an attack, and its dice are missing.
record-dice-surplus = { $move } needs no dice.
record-dice-faces = Dice cannot fall like those of { $move }.
record-roll-missing = The dice of { $move } are sealed, and what they depend on is missing: it comes after the move, as [%roll …].
record-roll = By the record the dice of this move depend on “{ $found }”, but by the moves so far they depend on “{ $expected }”.
record-roll-open = The dice of { $move } fell after their secret was opened.
record-rolls = Rolls decided by the secret, by the record: { $found }. By the moves: { $expected }.
record-act = “{ $found }” could not happen at this point of the game.
record-result = The record gives the result as “{ $found }”, but the moves make it “{ $expected }”.
record-unreadable = At character { $at }, { $expected }.
record-ambiguous = It can be several moves: { $choices }.
