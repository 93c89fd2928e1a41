### English: what two players settle beside the moves: take-backs.

## Take-backs

takeback-asked = { $player } asks to take back **{ $moves }**.
takeback-prompt = { $opponent }, do you allow it? Then { $player } is to move again. Playing on means no.
takeback-declined = { $player } refuses the take-back. The board stays as it is.
takeback-withdrawn = { $player } no longer asks for a take-back. The board stays as it is.
taken-back = Taken back in { $game }: **{ $moves }**. The board is as it was before.
move-refuses-takeback = That refuses the take-back.
move-withdraws-takeback = That withdraws the request for a take-back.
button-takeback-allow = Allow the take-back
button-takeback-refuse = Refuse the take-back
button-takeback-withdraw = Withdraw the request
caption-takeback-asked = take-back asked

refuse-takeback-nothing = You have made no move in { $game } that could be taken back.
refuse-takeback-rolled = { $move } was decided by dice, and what dice have decided stays: so nobody can try for a better roll. You can play on, or offer a draw.
refuse-takeback-already = You have asked for a take-back here already. You can ask again after the next move.
refuse-takeback-stands = { $player } asks for a take-back in { $game }. Please answer that first: then you can ask for yours.
refuse-no-takeback = Nobody asks for a take-back in { $game } just now. { $command } asks for one.
refuse-no-takeback-on-page = Nobody asks for a take-back in { $game } just now.
refuse-own-takeback = { $others ->
    [one] You asked for this take-back yourself, so the answer is your opponent’s. You can withdraw the request.
   *[other] You asked for this take-back yourself, and you can withdraw it. Still to answer: { $players }.
}
refuse-not-your-takeback = { $player } asked for this take-back, and so may withdraw it. You can allow it or refuse it.

## Challenges

challenge-games = { $count ->
    [0] This is the last game of a standing challenge.
    [one] Once this is accepted, { $player } offers one more like it.
   *[other] Once this is accepted, { $player } offers { $count } more like it, one by one.
}
challenge-ever = Once this is accepted, { $player } offers the next like it, until the offer is withdrawn.
challenge-thread = The game gets a thread of its own.
challenge-note = { $player } adds: { $note }
challenge-until = The offer stands until { $until }.
challenge-declined-word = { $player } declines { $game }: { $word }
challenge-friend = { $player } challenges { $opponent }, who accepts every game that { $player } offers.
challenge-brief = , { $what }
challenge-brief-note = : “{ $note }”
challenges-to-you = **Challenges to you**
challenges-here = **Open to anyone here**
challenges-yours = **Your own challenges**
challenges-none = There is no open challenge for you. { $command } makes one.
challenges-none-to-you = Nobody has challenged you just now, so there is nothing to decline.
challenges-which = Several challenges wait for your answer. { $command } lists them, each with its buttons.
challenges-more = … and { $count } more.
button-accept-one = Accept { $game }
button-decline-one = Decline { $game }
button-withdraw-one = Withdraw { $game }
accept-led = Somebody accepted { $taken } just before you, so you have accepted { $game }, { $player }’s next offer like it.

refuse-led-already = Somebody else accepted { $taken }, and you have already begun { $game }, the next like it.
refuse-standing-over = Somebody accepted { $taken } just before you, and { $player } offers no other like it now.
refuse-standing-to-one = A challenge to one person is for one game. Leave the opponent out to offer several games to anyone here.
refuse-standing = I cannot read “{ $text }” as a number of games: write one from 1 to { $most }, or `forever`.
refuse-clock-form = I cannot read “{ $text }” as a time control. `3d` is three days for each move; `72h+12h/96h` is 72 hours each, 12 more after every turn, up to 96; `3d soft` lets the others decide when time is up; `none` is no clock.
refuse-clock-length = The times of “{ $text }” are out of range: each is at least ten minutes and at most a year.
refuse-clock-cap = In “{ $text }” the cap is lower than the time to start with. In `72h+12h/96h` the cap comes last: 96 hours.
refuse-long-words = There is room for { $most } characters, and that has { $count }. Please make it shorter.
refuse-unwelcome = { $player } accepts no challenge from you now.
refuse-you-blocked = You have blocked { $player }. { $command } undoes that, and then you can play.

## Friends and blocked players

block-done = You have blocked { $player }: no new game begins between you two, offers between you are off, and nobody is told why. Games under way go on. { $unblock } undoes it.
block-list = **You have blocked**
block-nobody = You have blocked nobody. { $command } with a name blocks somebody: no new game begins between you two then.
unblock-done = { $player } is no longer blocked.
unblock-none = You had not blocked { $player }.
friend-done = From now on every challenge that { $player } makes to you begins at once, and both of you are told. { $unfriend } undoes it.
friend-list = **You accept every challenge from**
friend-nobody = You do not accept anybody’s challenges at once. { $command } with a name lets every challenge from them begin at once.
unfriend-done = You are asked again before a challenge from { $player } begins.
unfriend-none = You had not let challenges from { $player } begin at once.
related-line = { $player }
related-more = … and { $count } more.
relate-yourself = That is you. Name somebody else.
setting-welcome = Choose who may challenge you
welcome-anyone = Anyone may challenge you
welcome-friends = Only your friends may challenge you
