//! Silence in a game without clocks: the player who is to act makes no move for so long that the others may call it
//! off.

use crate::game::seat::Seat;
use crate::play::game::{Game, clock};
use crate::play::values::calendar::{self, DAY, merged};
use crate::play::values::event::Consent;
use crate::play::values::identity::{PlayerId, Timestamp};
use crate::play::values::time_control::TimeExclusions;

/// Time without a move after which the others may call off a game without clocks, in ms.
pub const SILENCE: i64 = 30 * DAY;

/// The player who is to act now: to move, or to see to the dice in the air.
pub fn player_to_act(game: &Game) -> Option<&PlayerId> {
    game.mover_for_seat(game.seat_to_act()?)
}

/// The moment from which the others may call the game off if no move is made until then. Pauses, holidays and outages
/// do not count. `None` with clocks, before the first move, and while nobody can move.
pub fn silent_from(game: &Game, times: &TimeExclusions) -> Option<Timestamp> {
    let seat = game.seat_to_act()?;
    let waits = game.clocks().is_none() && game.goes_on() && !game.stands_still();
    let last = game.steps().last().filter(|_| waits)?;
    let since = game.turn_began_at().max(last.at);
    calendar::moment_after(since, SILENCE, |from, until| {
        let outages = times.outages.iter().copied();
        merged(clock::holidays(game, seat).chain(outages), from, until)
    })
}

/// Returns `true` if the player who is to act has made no move for so long that the others may call the game off.
pub fn is_silent(game: &Game, times: &TimeExclusions, now: Timestamp) -> bool {
    silent_from(game, times).is_some_and(|from| from <= now)
}

/// Returns `true` if this player may ask to call the game off for the silence of another, or agree to that.
pub fn may_end_silence(
    game: &Game,
    player: &PlayerId,
    times: &TimeExclusions,
    now: Timestamp,
) -> bool {
    let asked = game.agreed_to(Consent::Abort).iter().next().is_some();
    let waits = player_to_act(game) != Some(player);
    game.is_active(player) && (waits || asked) && is_silent(game, times, now)
}

/// Returns `true` if this player can only agree with others to call the game off now. That is so among more than two,
/// before the first move, or once one of them is silent. One impatient player does not end the game of all.
pub(in crate::play) fn is_called_off_together(
    game: &Game,
    by: Seat,
    times: &TimeExclusions,
    now: Timestamp,
) -> bool {
    let silent = || {
        let player = game.player(by);
        player.is_some_and(|player| may_end_silence(game, player, times, now))
    };
    game.is_large() && game.goes_on() && (game.steps().is_empty() || silent())
}

/// Returns `true` if its last event, in a game without clocks, came so long after its last move.
pub fn changed_after_silence(game: &Game) -> bool {
    let last = game.steps().last().filter(|_| game.clocks().is_none());
    last.is_some_and(|last| game.last_event_at().0.saturating_sub(last.at.0) >= SILENCE)
}
