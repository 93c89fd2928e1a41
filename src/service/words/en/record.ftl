### English: games as files. record-<code> says what is wrong with a text that is no record.

record-file = The record of { $game } as it stands, to keep or to take elsewhere.
record-not-started = { $game } has not started, so there is nothing to record.
record-no-game = There is no game { $game }.
record-here = That game is here already, as { $game }, so it was left alone. To have it twice, import it with --again.
record-false-dice = The game was not imported: its dice are not those that were sealed. { $why }
record-comments-left = { $count ->
    [one] One comment names no player of the game and was left out.
   *[other] { $count } comments name no player of the game and were left out.
}
record-imported = Imported as { $game }. “{ $command }” shows it.
record-imported-running = Imported as { $game }, and it goes on at { $place }. “{ $command }” shows it.
record-origin = Brought here from { $place }, where it was { $game }.
record-untouched = There is a file { $path } already, and it is no record, so it was left alone.

record-line = Line { $line }: { $why }

## The file as a whole

record-too-large = The file is larger than { $most } KiB, so it is no record.
record-not-text = The file is no text: bytes that no UTF-8 text holds begin here.
record-line-too-long = The line is longer than { $most } bytes.
record-character = The character { $found } may not stand in a record as itself.
record-escape = “{ $found }” stands for no character. Behind a backslash I know another one, a quotation mark, n, and u with four hexadecimal digits.
record-too-many-tags = There are more than { $most } tags.
record-too-many-moves = The record has more than { $most } moves, or far too much beside them.

## Its form

record-no-tags = A record begins with tags such as [Game "kings-mate"], and here is none.
record-tag = A tag is one line of the form [Name "value"].
record-tag-twice = The tag { $tag } stands there twice.
record-tag-late = Tags come before the moves, and one record holds one game.
record-tag-missing = The tag { $tag } is missing.
record-unexpected = “{ $found }” is neither a move nor its number, a comment or the result.
record-comment-open = The comment that begins here is never closed.
record-comment-nested = A comment cannot hold another one: write a brace in it as \u007B or \u007D.
record-comment-too-long = The comment is longer than { $most } characters.
record-command = “{ $found }” says nothing I know at this place.
record-dice = “{ $found }” does not end in dice such as [5:2].
record-no-result = The record ends without a result; of a game that still runs it is an asterisk.
record-after-result = Something follows the result. One record holds one game.

## What the tags say

record-id = The tag { $tag } names nobody: “{ $found }” is no id such as discord:12 or console:player-2.
record-value = The tag { $tag } cannot be “{ $found }”.
record-too-long = The tag { $tag } is longer than { $most } characters.
record-option = The game has no option “{ $found }”. It knows: { $options }.
record-same-player = One player cannot sit on both sides.
record-clock = I know no time control such as “{ $found }”.
record-setup = The game begins from no position. { $because }
record-setup-over = In the position the game begins from, nobody is to move.
record-rules-running = The game runs under rules version { $found }, and I play by version { $ours }: it cannot go on here.

## What was played

record-number = The text has “{ $found }” where the move “{ $expected }” is due.
record-time = “{ $found }” is no moment such as 2026-03-01T12:00:00.000Z.
record-over = The game is over, and { $found } follows.
record-move = { $move } cannot be played. { $because }
record-move-rules = { $move } was played under rules version { $found } and cannot be under version { $ours }, the one I know. { $because }
record-touched = { $move } passes over what was touched: { $cells }.
record-dice-missing = { $move } is an attack, and its dice are missing.
record-dice-surplus = { $move } needs no dice.
record-dice-faces = No dice fall like those of { $move }.
record-roll-missing = The dice of { $move } are sealed, and what they depend on is missing: it stands behind the move, as [%roll …].
record-roll = The dice of this move are told to depend on “{ $found }”, and played so far they depend on “{ $expected }”.
record-roll-open = The dice of { $move } fell after their secret was opened.
record-rolls = The secret is told to have decided so many rolls: { $found }. The moves have so many: { $expected }.
record-act = “{ $found }” could not happen at this point of the game.
record-result = The result is told as “{ $found }”, and the moves make it “{ $expected }”.
record-unreadable = At character { $at }, { $expected }.
record-ambiguous = It can be several moves: { $choices }.
