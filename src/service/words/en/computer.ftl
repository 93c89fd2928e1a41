### English: the computer as a player.

computer-name = Computer (level { $level })
computer-name-numbered = Computer { $number } (level { $level })
computer-level = Level { $level }: { $plays }
computer-plays-1 = knows the rules, sees captures and often errs; good for a first game
computer-plays-2 = sees captures but overlooks most other replies
computer-plays-3 = overlooks some replies
computer-plays-4 = sees most replies
computer-plays-5 = looks a few moves ahead
computer-plays-6 = plays soundly and seldom errs
computer-plays-7 = plays strongly
computer-plays-8 = plays as well as it can
computer-strengths = The computer here, by games of rated people against it: { $levels }.
computer-strength = level { $level } about { $rating } ± { $deviation }
computer-thinks = { $player } is thinking.
computer-in-check = { $player } is thinking: the king is in danger.
computer-in-check-where = { $count ->
    [one] { $player } is thinking: the king on { $cells } is in danger.
   *[other] { $player } is thinking: the kings on { $cells } are in danger.
}
computer-thinks-later = { $ahead ->
    [0] { $player } is still thinking about this move.
    [one] { $player } is thinking about another game first, and then moves here.
   *[other] { $player } is thinking about { $ahead } other games first, and then moves here.
}
inbox-computer = { $ahead ->
    [0] the computer is thinking
    [one] the computer thinks about one game before this one
   *[other] the computer thinks about { $ahead } games before this one
}
computer-choose = **{ $title } against the computer.** Which level? It answers at once, lets you take moves back, and agrees to a draw after ten moves unless it stands better.
computer-choose-first = Level 1 is for your first game. The game is played here, in this channel, and sides are drawn by lot.
computer-choose-first-terminal = Level 1 is for your first game. Sides are drawn by lot.
challenge-computer = { $player } plays { $opponent }.

button-play-computer = Play the computer
button-computer-level = Level { $level }
menu-computer-level = Choose a level
menu-lobby-computer = Add a computer
button-lobby-no-computer = Send a computer away

refuse-computer-off = No computer plays here. The bot’s operator has switched it off.
refuse-computer-own-dice = A computer has no dice of its own to throw. Leave **own-dice** out: the bot throws for both of you, and its dice are sealed beforehand.
refuse-computer-own-dice-terminal = A computer has no dice of its own to throw. Leave **own-dice** out: the bot throws for both of you, and its dice are sealed beforehand.
refuse-computer-and-opponent = Name an opponent or the computer, not both.
refuse-computer-host = Only { $player }, who opened the table, brings computers to { $game } or sends them away.
refuse-computer-none = There is no computer at the table of { $game }.

console-begin-computer = **new computer** starts { $game } against the computer.
console-computer = {""}**The computer**
    Type **new computer** for a game against it, **new computer 1** to **new computer 8** for a level (without a number it is 3), followed by whatever **new** takes: **new computer 3 active**, **new kings-guard computer 5**. At a table of more than two it plays all other seats; **computer 12 5** brings one of level 5 to table 12, **computer 12 away** sends it away.
console-computer-levels = Level 1 { computer-plays-1 }; level 2 { computer-plays-2 }; level 3 { computer-plays-3 }; level 4 { computer-plays-4 }; level 5 { computer-plays-5 }; level 6 { computer-plays-6 }; level 7 { computer-plays-7 }; level 8 { computer-plays-8 }.
console-computer-level = Which level? **new computer 1** to **new computer 8**; **new computer** alone is level 3.
console-computer-table = Which table, and which level? **computer 12 5** brings a computer of level 5 to table 12, **computer 12 away** sends it away.

discord-challenge-computer = The computer’s level, 1 to 8
discord-name-computer = computer
lesson-end-computer = You can also play the computer: level 1 is made for your first game.
profile-computer = Against the computer

stand-in-offered = { $player } asks to let { $computer } play on for { $from } in { $game }. All others have to agree. Still to answer, until { $until }: { $players }.
stand-in-offered-own = { $player } has to leave { $game } and asks to let { $computer } play on. All others have to agree. Still to answer, until { $until }: { $players }.
stand-in-agreed = { $player } agrees that a computer plays on in { $game }.
stand-in-prompt = It plays on once all have agreed. Still to answer: { $players }.
stand-in-declined = { $player } declines: no computer plays on in { $game }.
stand-in-lapsed = Not everybody agreed in time: no computer plays on in { $game }.
button-stand-in-agree = Agree
button-stand-in-decline = Decline
menu-stand-in = Let a computer play on
refuse-stand-in-there = { $player } is still here. A computer plays on for you, or for somebody who has left.
refuse-stand-in-nobody = Only computers would be left. { $resign } ends the game for you.
refuse-stand-in-nobody-on-page = Only computers would be left. To end the game for you, resign.
refuse-computer-many = You already play { $count } games against the computer, and that is the most at a time. { $games } lists them.
handover-one = Name a player or the level of a computer, not both.
handover-whom = Name the player who plays on, or the level of a computer.
console-verb-standin = Let a computer play on for you, or for a player who has left
discord-handover-computer = The level of a computer that plays on for you, or for somebody who has left
