//! Commands about time: pauses, gifts of time, claims of a win, holidays.

use crate::game::outcome::Termination;
use crate::game::seat::Seat;
use crate::play::decide::checks::{Answer, check_not_stale, seat_of_player, unpaused};
use crate::play::decide::command::{Refusal, TimeRefusal};
use crate::play::game::clock::Clocks;
use crate::play::game::{Game, clock, pause};
use crate::play::values::calendar::TimeSpan;
use crate::play::values::event::{Event, PauseReason, TimeEvent};
use crate::play::values::identity::{Place, PlayerId, Timestamp};
use crate::play::values::time_control::{LARGEST_GIFT, MAX_CLOCK, TimeExclusions};

/// Proposes a pause, or agrees to one; the game is paused once all have agreed.
pub(in crate::play) fn offer(
    game: &Game,
    player: &PlayerId,
    times: &TimeExclusions,
    now: Timestamp,
) -> Result<Vec<Event>, Refusal> {
    let by = seat_of_player(game, player)?;
    unpaused(game)?;
    if game.requests().pause_offers().contains(&by) {
        return refused(TimeRefusal::PauseOfferedAlready);
    }
    if let (Some(0), Some(longest)) = (pause::least_stop_left(game), game.terms().longest_stop) {
        return refused(TimeRefusal::StopsUsedUp(longest));
    }
    let all = game
        .active_seats()
        .all(|seat| seat == by || game.requests().pause_offers().contains(&seat));
    Ok(if all {
        pause(game, PauseReason::Agreed, times, now)
    } else {
        vec![Event::Time(TimeEvent::PauseOffered { by })]
    })
}

pub(in crate::play) fn answer(
    game: &Game,
    player: &PlayerId,
    answer: Answer,
    times: &TimeExclusions,
    now: Timestamp,
) -> Result<Vec<Event>, Refusal> {
    let by = seat_of_player(game, player)?;
    // Other events since then have not changed the proposal.
    let asked = game.requests().pause_since();
    if asked.is_none_or(|asked| answer.seen.is_some_and(|seen| asked > seen)) {
        check_not_stale(game, answer.seen)?;
    }
    unpaused(game)?;
    match game.requests().pause_offers() {
        [] => refused(TimeRefusal::NoPauseOffer),
        offers if offers.contains(&by) => refused(TimeRefusal::OwnPauseOffer),
        _ if answer.accept => offer(game, player, times, now),
        _ => Ok(vec![Event::Time(TimeEvent::PauseDeclined { by })]),
    }
}

/// The effect of a move on a standing proposal: playing on means no.
pub(in crate::play) fn lapses(game: &Game, mover: Seat) -> Option<Event> {
    let stands = !game.requests().pause_offers().is_empty();
    stands.then_some(Event::Time(TimeEvent::PauseDeclined { by: mover }))
}

/// Pauses the game.
pub fn pause(game: &Game, why: PauseReason, times: &TimeExclusions, now: Timestamp) -> Vec<Event> {
    let halted = clock::stop_running_clock(game, times, now).into_iter();
    halted
        .chain([Event::Time(TimeEvent::Paused { why })])
        .collect()
}

pub(in crate::play) fn resume(game: &Game, player: &PlayerId) -> Result<Vec<Event>, Refusal> {
    let by = seat_of_player(game, player)?;
    match game.paused() {
        None => refused(TimeRefusal::NotPaused),
        // Nobody plays at a place that reaches nobody, or resumes for a player who left. A command of that player’s own
        // has ended the pause before this one is decided.
        Some((why @ (PauseReason::PlaceGone | PauseReason::Left(_)), _)) => {
            refused(TimeRefusal::Paused(why))
        }
        Some((PauseReason::Agreed, _)) => Ok(vec![Event::Time(TimeEvent::Resumed { by })]),
    }
}

/// Moves the game to another place. If its own was gone, this resumes it, or restores the pause that was agreed before.
pub(in crate::play) fn bring(
    game: &Game,
    player: &PlayerId,
    place: &Place,
) -> Result<Vec<Event>, Refusal> {
    let by = seat_of_player(game, player)?;
    let gone = matches!(game.paused(), Some((PauseReason::PlaceGone, _)));
    // If its own place has opened again, it returns there with its board.
    let moved = (gone || game.place() != place).then(|| Event::Moved {
        place: place.clone(),
    });
    let ended = gone.then(|| Event::Time(placed(game, TimeEvent::Resumed { by })));
    let events: Vec<Event> = moved.into_iter().chain(ended).collect();
    if events.is_empty() {
        return Err(Refusal::HereAlready);
    }
    Ok(events)
}

/// Moves a game to another place in the name of none of its players. If its own place was gone, its pause ends.
pub fn carry(game: &Game, place: &Place) -> Vec<Event> {
    let gone = matches!(game.paused(), Some((PauseReason::PlaceGone, _)));
    let ended = gone.then(|| Event::Time(placed(game, TimeEvent::PauseEnded)));
    let place = place.clone();
    [Event::Moved { place }].into_iter().chain(ended).collect()
}

/// The event of a game that has a place again: it stands still as agreed before, or resumes.
fn placed(game: &Game, resumes: TimeEvent) -> TimeEvent {
    if pause::was_agreed_before(game) {
        let why = PauseReason::Agreed;
        return TimeEvent::Paused { why };
    }
    resumes
}

/// The return event of a player who had left. It precedes the events of their command.
pub(in crate::play) fn return_of(game: &Game, player: &PlayerId) -> Option<Event> {
    match game.paused() {
        Some((PauseReason::Left(by), _)) if game.player(by) == Some(player) => {
            Some(Event::Time(TimeEvent::Resumed { by }))
        }
        Some(_) | None => None,
    }
}

pub(in crate::play) fn give(
    game: &Game,
    player: &PlayerId,
    added: i64,
    times: &TimeExclusions,
    now: Timestamp,
) -> Result<Vec<Event>, Refusal> {
    let by = seat_of_player(game, player)?;
    if game.clocks().is_none() {
        return refused(TimeRefusal::NoClock);
    }
    if !(1..=LARGEST_GIFT).contains(&added) {
        return refused(TimeRefusal::BadGift(LARGEST_GIFT));
    }
    // Also the clocks of men that a player moves for a partner who is out.
    let moves = |to: &Seat| {
        let mover = game.mover_seat(*to);
        mover != by && !game.is_eliminated(mover)
    };
    let seats = Seat::all(game.position().seats());
    let others: Vec<Seat> = seats.filter(moves).collect();
    let left = others
        .iter()
        .filter_map(|to| clock::time_left(game, *to, times, now));
    // A clock must be able to run out.
    if left.max().is_some_and(|left| left + added > MAX_CLOCK) {
        return refused(TimeRefusal::ClockFull(MAX_CLOCK));
    }
    let others = others.into_iter();
    Ok(others
        .map(|to| Event::Time(TimeEvent::Given { by, to, added }))
        .collect())
}

pub(in crate::play) fn claim(
    game: &Game,
    player: &PlayerId,
    times: &TimeExclusions,
    now: Timestamp,
) -> Result<Vec<Event>, Refusal> {
    let by = seat_of_player(game, player)?;
    if let Some((seat, until)) = pause::may_come_back(game)
        && seat != by
    {
        return if until <= now {
            Ok(pause::resuming(
                game,
                by,
                clock::forfeited(game, seat, Termination::ABANDONMENT),
            ))
        } else {
            refused(TimeRefusal::MayComeBack(until))
        };
    }
    let flagged = game.clocks().and_then(Clocks::flagged);
    let is_theirs = |seat: Seat| game.mover_seat(seat) != by;
    if let Some(seat) = flagged.filter(|seat| is_theirs(*seat)) {
        return Ok(clock::timeout_events(game, seat));
    }
    let theirs = clock::deadline(game, times).filter(|(seat, _)| is_theirs(*seat));
    refused(TimeRefusal::NothingToClaim(theirs.map(|(_, up)| up)))
}

/// The part of a holiday for which this player may still stop this game; `None` if that is over.
pub fn granted(game: &Game, player: &PlayerId, stretch: TimeSpan) -> Option<TimeSpan> {
    let seat = game.seat_of(player);
    let left = seat.and_then(|seat| pause::stop_left(game, seat));
    let longest = left.map_or(i64::MAX, |left| stretch.from.0.saturating_add(left));
    let until = stretch.until.min(Timestamp(longest));
    let from = stretch.from;
    (from < until).then_some(TimeSpan { from, until })
}

/// A holiday of this player in this game, from now at the earliest. `None` without a seat, or if the player may not
/// stop the game any longer.
pub fn away(game: &Game, player: &PlayerId, stretch: TimeSpan) -> Option<Event> {
    let seat = seat_of_player(game, player).ok()?;
    let stretch = granted(game, player, stretch)?;
    (stretch.from < stretch.until).then_some(Event::Time(TimeEvent::Away { seat, stretch }))
}

/// The end of this player's holidays in this game; `None` if they have none now or later.
pub fn back(game: &Game, player: &PlayerId, now: Timestamp) -> Option<Event> {
    let seat = seat_of_player(game, player).ok()?;
    let ahead = |(away, stretch): &(Seat, TimeSpan)| *away == seat && stretch.until > now;
    game.holidays()
        .iter()
        .any(ahead)
        .then_some(Event::Time(TimeEvent::Back { seat }))
}

fn refused<T>(why: TimeRefusal) -> Result<T, Refusal> {
    Err(Refusal::Time(why))
}
