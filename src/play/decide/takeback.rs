//! Takebacks by consent: asking, answering, withdrawing.

use crate::game::seat::Seat;
use crate::play::decide::checks::{self, Answer, agree, player, seat_of_player};
use crate::play::decide::command::Refusal;
use crate::play::game::takeback::TakebackRequest;
use crate::play::game::{Game, clock, takeback};
use crate::play::values::event::{Consent, Event};
use crate::play::values::identity::{PlayerId, Timestamp, Version};
use crate::play::values::time_control::TimeExclusions;

/// Asks to undo the player's own last move, once in a position.
pub(in crate::play) fn ask(game: &Game, player_id: &PlayerId) -> Result<Vec<Event>, Refusal> {
    let seat = seat_of_player(game, player_id)?;
    if let Some(standing) = game.requests().takeback() {
        return Err(if standing.seat == seat {
            Refusal::TakebackAskedAlready
        } else {
            // Both players want to go back, to different positions, so the standing request needs an explicit answer.
            Refusal::TakebackStands(player(game, standing.seat))
        });
    }
    // Players who throw their own dice may have mistyped the faces, and gain nothing by a new throw.
    let sticks = !game.uses_players_dice();
    if let Some(refusal) = checks::in_the_air(game).filter(|_| sticks) {
        return Err(refusal);
    }
    let (to, steps) = takeback::may_take_back(game, seat).ok_or(Refusal::NothingToTakeBack)?;
    if let Some(rolled) = steps.iter().find(|step| sticks && step.roll.is_some()) {
        return Err(Refusal::Rolled(rolled.written()));
    }
    if game.requests().has_asked_takeback(seat) {
        return Err(Refusal::TakebackAskedAlready);
    }
    Ok(vec![Event::TakebackAsked { seat, to }])
}

/// Answers the other player's request; `seen` is the version the control was made against.
pub(in crate::play) fn answer(
    game: &Game,
    player: &PlayerId,
    answer: Answer,
    times: &TimeExclusions,
    now: Timestamp,
) -> Result<Vec<Event>, Refusal> {
    let seat = seat_of_player(game, player)?;
    let asked = pending_request(game, answer.seen)?;
    if asked.seat == seat {
        return Err(Refusal::OwnTakeback);
    }
    if !answer.accept {
        return Ok(vec![Event::TakebackDeclined { seat }]);
    }
    agree(game, seat, Consent::Takeback, || {
        let (by, to) = (asked.seat, asked.to);
        // The running clock is stopped, and the asker's resumes with the increment that the move had earned.
        let halted = clock::stop_for_takeback(game, by, times, now).into_iter();
        let swapped = game
            .seating()
            .is_unswapped_by(by, to)
            .then_some(Event::Swapped { seat: by });
        halted
            .chain(swapped)
            .chain([Event::TakenBack { to }])
            .collect()
    })
}

/// Withdraws the player's own request.
pub(in crate::play) fn withdraw(
    game: &Game,
    player_id: &PlayerId,
    seen: Option<Version>,
) -> Result<Vec<Event>, Refusal> {
    let seat = seat_of_player(game, player_id)?;
    let asked = pending_request(game, seen)?;
    if asked.seat == seat {
        Ok(vec![Event::TakebackDeclined { seat }])
    } else {
        Err(Refusal::NotYourTakeback(player(game, asked.seat)))
    }
}

/// The standing request, unless it was made after the control.
fn pending_request(game: &Game, seen: Option<Version>) -> Result<TakebackRequest, Refusal> {
    let asked = game.requests().takeback();
    match seen.filter(|seen| !game.stands_since(*seen)) {
        Some(seen) if asked.is_none_or(|asked| asked.since > seen) => Err(Refusal::Stale),
        Some(_) | None => asked.ok_or(Refusal::NoTakeback),
    }
}

/// The effect of a move on a standing request: the other player's move declines it, the asker's withdraws it.
pub(in crate::play) fn lapses(game: &Game, mover: Seat) -> Option<Event> {
    game.requests()
        .takeback()
        .map(|_| Event::TakebackDeclined { seat: mover })
}
