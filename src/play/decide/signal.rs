//! Team signals: a player shows a number to the table. Ruling FK-18.

use crate::play::decide::checks::seat_of_player;
use crate::play::decide::command::{Refusal, SignalRefusal};
use crate::play::game::Game;
use crate::play::values::event::Event;
use crate::play::values::identity::{PlayerId, Timestamp};
use crate::play::values::signal::Signal;

/// Window of the limit on signals, in ms.
const WHILE: i64 = 10 * 60 * 1000;

/// Most signals of one player within the window, since everybody sees each of them: one of each number.
const MAX_SIGNALS: usize = 10;

/// Shows a number to the table.
// Ruling FK-18. A player may signal at any time during the game, even with a captive king.
pub(in crate::play) fn say(
    game: &Game,
    player: &PlayerId,
    signal: Signal,
    now: Timestamp,
) -> Result<Vec<Event>, Refusal> {
    let seat = seat_of_player(game, player)?;
    if !game.talks() {
        return Err(Refusal::Signal(SignalRefusal::NoPartner));
    }
    let since = Timestamp(now.0.saturating_sub(WHILE));
    let own = game
        .signals()
        .iter()
        .filter(|said| said.seat == seat && said.at > since);
    let own: Vec<Timestamp> = own.map(|said| said.at).collect();
    match own
        .len()
        .checked_sub(MAX_SIGNALS)
        .and_then(|nth| own.get(nth))
    {
        Some(first) => {
            let again = Timestamp(first.0 + WHILE);
            Err(Refusal::Signal(SignalRefusal::TooMany(again)))
        }
        None => Ok(vec![Event::Signalled { seat, signal }]),
    }
}
