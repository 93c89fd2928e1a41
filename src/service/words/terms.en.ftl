### English: what two players settle beside the moves: take-backs.

## Take-backs

takeback-asked = { $player } asks to take back **{ $moves }**.
takeback-prompt = { $opponent }: **Allow the take-back** puts the board back to before that, with { $player } to move. **Refuse the take-back** leaves it as it is, and so does playing on.
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
refuse-own-takeback = You asked for this take-back yourself, so the answer is your opponent’s. You can withdraw the request.
refuse-not-your-takeback = { $player } asked for this take-back, and so may withdraw it. You can allow it or refuse it.
