# Team talk: numbers that partners say to each other before the table, and what they mean.

signal-said = { $player } signals **{ $number }** to { $partner } in { $game }.
signal-title = **Team talk in { $game } with { $partner }.** Only partners see this page. What you say is seen by the whole table.
signal-title-open = **Team talk in { $game }.** Only you see this page yet; your partner reads it once the game has begun.
signal-meaning = **{ $number }**: { $text } ({ $player })
signal-none-noted = No meanings are noted yet. With { $command } you say a number from 1 to 10, and until the first move you note what one means.
signal-note-how = { $command } says a number from 1 to 10, and until the first move notes what one means.
signal-meaning-kept = Noted what { $number } means.
signal-meaning-gone = What you had noted for { $number } is gone.
signal-meaning-none = You had noted nothing for { $number }.
signal-too-long = A meaning holds { $most } characters, and this one has { $count }. Nothing was changed: please make it shorter.
signal-too-late = Partners agree beforehand on what numbers mean (FK-18): once the first move of { $game } is made, meanings are neither noted nor changed. You may still say the numbers.
signal-numbers = Partners may say the numbers 1 to 10, and nothing else (FK-18).
signal-how = Say a number from 1 to 10 with { $command }. The button shows what your numbers mean, to you alone.
signal-option = { $number }
signal-option-meaning = { $number }: { $text }
menu-signal = Say a number to the table
button-signal = Team talk
signal-heard = Signalled: { $signals }.
caption-signals = Signalled: { $signals }
signal-heard-one = { $player } ({ $side }) { $number }
refuse-signal-alone = Nobody has a partner in { $game }, so there is nobody to signal to.
refuse-signal-many = That is many signals in a short time, and everybody is shown each. You can signal again { $when }.
console-signal-what = **signal 3** says 3 to your partner and the table, **signal 3 = push the left** notes what it means and **signal 3 =** takes that away, both until the first move, **signal** shows what is noted; **signal #12 3** goes with game 12.
help-signal = With a partner (Four Kings One War): { $signal } says a number from 1 to 10, and until the first move notes what it means for the two of you.
discord-signal = Say a number to your partner in front of the table, or see and note what your numbers mean
discord-signal-number = The number, 1 to 10; leave it out to see what is noted, for you alone
discord-signal-meaning = What the number means, until the first move: noted for partners, not said. A - takes it away
discord-signal-game = The game’s number, where you play several
discord-name-signal = signal
discord-name-number = number
discord-name-meaning = meaning
