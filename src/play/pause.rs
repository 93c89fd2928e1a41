//! Wishes about time itself: pausing, going on, giving time, claiming a win, holidays.

use crate::game::outcome::Termination;
use crate::game::seat::Seat;
use crate::play::calendar::{DAY, TimeSpan};
use crate::play::clock::{Clocks, LARGEST_GIFT, MOST, TimeExclusions};
use crate::play::command::{Refusal, TimeRefusal};
use crate::play::decide::{check_not_stale, seat_of_player};
use crate::play::event::{Event, PauseReason, TimeEvent};
use crate::play::state::Running;
use crate::play::{Game, Place, PlayerId, Timestamp, Version};

/// How long somebody who has left may come back before the win can be claimed, ms.
const COMES_BACK: i64 = 3 * DAY;

/// Proposing is agreeing; the game is paused once all have.
pub(super) fn offer(
    game: &Game,
    who: &PlayerId,
    times: &TimeExclusions,
    now: Timestamp,
) -> Result<Vec<Event>, Refusal> {
    let by = seat_of_player(game, who)?;
    unpaused(game)?;
    if game.pause_offers().contains(&by) {
        return refused(TimeRefusal::PauseOfferedAlready);
    }
    let all = game
        .active_seats()
        .all(|seat| seat == by || game.pause_offers().contains(&seat));
    Ok(if all {
        pause(game, PauseReason::Agreed, times, now)
    } else {
        vec![Event::Time(TimeEvent::PauseOffered { by })]
    })
}

pub(super) fn answer(
    game: &Game,
    who: &PlayerId,
    (accept, seen): (bool, Option<Version>),
    times: &TimeExclusions,
    now: Timestamp,
) -> Result<Vec<Event>, Refusal> {
    let by = seat_of_player(game, who)?;
    check_not_stale(game, seen)?;
    unpaused(game)?;
    match game.pause_offers() {
        [] => refused(TimeRefusal::NoPauseOffer),
        offers if offers.contains(&by) => refused(TimeRefusal::OwnPauseOffer),
        _ if accept => offer(game, who, times, now),
        _ => Ok(vec![Event::Time(TimeEvent::PauseDeclined { by })]),
    }
}

/// The game stands still from now on.
pub fn pause(game: &Game, why: PauseReason, times: &TimeExclusions, now: Timestamp) -> Vec<Event> {
    let halted = game.stop_running_clock(times, now).into_iter();
    halted
        .chain([Event::Time(TimeEvent::Paused { why })])
        .collect()
}

pub(super) fn resume(game: &Game, who: &PlayerId) -> Result<Vec<Event>, Refusal> {
    let by = seat_of_player(game, who)?;
    match game.paused() {
        None => refused(TimeRefusal::NotPaused),
        // The others cannot call back who has left, nor play where nobody can be told.
        Some((why @ PauseReason::PlaceGone, _)) => refused(TimeRefusal::Paused(why)),
        Some((why @ PauseReason::Left(seat), _)) if seat != by => refused(TimeRefusal::Paused(why)),
        Some(_) => Ok(vec![Event::Time(TimeEvent::Resumed { by })]),
    }
}

/// The game goes on at another place; where its own was gone, it goes on at all.
pub(super) fn bring(game: &Game, who: &PlayerId, place: &Place) -> Result<Vec<Event>, Refusal> {
    let by = seat_of_player(game, who)?;
    let gone = matches!(game.paused(), Some((PauseReason::PlaceGone, _)));
    // Where its own place has opened again, it comes back there with its board.
    let moved = (gone || game.place() != place).then(|| Event::Moved {
        place: place.clone(),
    });
    let resumed = gone.then_some(Event::Time(TimeEvent::Resumed { by }));
    let events: Vec<Event> = moved.into_iter().chain(resumed).collect();
    if events.is_empty() {
        return Err(Refusal::HereAlready);
    }
    Ok(events)
}

/// Whatever somebody who had left does, he is back: the event before his wish.
pub(super) fn return_of(game: &Game, who: &PlayerId) -> Option<Event> {
    match game.paused() {
        Some((PauseReason::Left(by), _)) if game.player(by) == Some(who) => {
            Some(Event::Time(TimeEvent::Resumed { by }))
        }
        Some(_) | None => None,
    }
}

pub(super) fn give(
    game: &Game,
    who: &PlayerId,
    added: i64,
    times: &TimeExclusions,
    now: Timestamp,
) -> Result<Vec<Event>, Refusal> {
    let by = seat_of_player(game, who)?;
    if game.clocks().is_none() {
        return refused(TimeRefusal::NoClock);
    }
    if !(1..=LARGEST_GIFT).contains(&added) {
        return refused(TimeRefusal::BadGift(LARGEST_GIFT));
    }
    let others: Vec<Seat> = game.active_seats().filter(|to| *to != by).collect();
    let left = others
        .iter()
        .filter_map(|to| game.time_left(*to, times, now));
    // A clock must be able to run out.
    if left.max().is_some_and(|left| left + added > MOST) {
        return refused(TimeRefusal::ClockFull(MOST));
    }
    let others = others.into_iter();
    Ok(others
        .map(|to| Event::Time(TimeEvent::Given { by, to, added }))
        .collect())
}

pub(super) fn claim(
    game: &Game,
    who: &PlayerId,
    times: &TimeExclusions,
    now: Timestamp,
) -> Result<Vec<Event>, Refusal> {
    let by = seat_of_player(game, who)?;
    if let Some((PauseReason::Left(seat), since)) = game.paused()
        && seat != by
    {
        let until = Timestamp(since.0 + COMES_BACK);
        return if until <= now {
            Ok(game.without(by, game.forfeited(seat, Termination::ABANDONMENT)))
        } else {
            refused(TimeRefusal::MayComeBack(until))
        };
    }
    let flagged = game.clocks().and_then(Clocks::flagged);
    if let Some(seat) = flagged.filter(|seat| *seat != by) {
        return Ok(game.timeout_events(seat));
    }
    let theirs = game.deadline(times).filter(|(seat, _)| *seat != by);
    refused(TimeRefusal::NothingToClaim(theirs.map(|(_, up)| up)))
}

impl Game {
    pub(super) fn book_time(&mut self, event: TimeEvent, at: Timestamp) {
        let ply = self.ply();
        let Some(running) = self.state.running_mut() else {
            return;
        };
        match event {
            TimeEvent::Clocked { seat, left } => {
                let last = self.steps.last_mut();
                // What is stated behind a swap is the time of who did not make that move.
                let stands = self.swapped.is_none_or(|swapped| swapped.0 < ply.0);
                if let Some(step) = last.filter(|step| stands && step.seat == seat && step.at == at)
                {
                    step.clock = Some(left);
                }
            }
            TimeEvent::Flagged { .. } | TimeEvent::Given { .. } => {}
            TimeEvent::PauseOffered { by } => running.pause_offers.push(by),
            TimeEvent::PauseDeclined { .. } => running.pause_offers.clear(),
            TimeEvent::Paused { why } => {
                running.paused = Some((why, at));
                running.pause_offers.clear();
            }
            TimeEvent::Resumed { .. } => running.paused = None,
            TimeEvent::Away { seat, stretch } => running.away.push((seat, stretch)),
            TimeEvent::Back { seat } => running.back(seat, at),
        }
    }

    /// As it follows from a seat's leaving; where the others play on, so says the one who claimed it.
    fn without(&self, by: Seat, mut events: Vec<Event>) -> Vec<Event> {
        let ends = |event: &Event| matches!(event, Event::Ended { .. });
        if !events.iter().any(ends) && self.paused().is_some() {
            events.push(Event::Time(TimeEvent::Resumed { by }));
        }
        events
    }
}

/// A holiday of this player in this game, from now on at the earliest; nothing where he does not play.
pub fn away(game: &Game, who: &PlayerId, stretch: TimeSpan) -> Option<Event> {
    let seat = seat_of_player(game, who).ok()?;
    (stretch.from < stretch.until).then_some(Event::Time(TimeEvent::Away { seat, stretch }))
}

/// The end of this player's holidays in this game; nothing where he has none now or later.
pub fn back(game: &Game, who: &PlayerId, now: Timestamp) -> Option<Event> {
    let seat = seat_of_player(game, who).ok()?;
    let ahead = |(away, stretch): &(Seat, TimeSpan)| *away == seat && stretch.until > now;
    game.away()
        .iter()
        .any(ahead)
        .then_some(Event::Time(TimeEvent::Back { seat }))
}

impl Running {
    /// A player’s holidays end at this moment.
    pub(super) fn back(&mut self, seat: Seat, at: Timestamp) {
        for (away, stretch) in &mut self.away {
            if *away == seat {
                stretch.until = stretch.until.min(at);
            }
        }
        self.away
            .retain(|(_, stretch)| stretch.from < stretch.until);
    }
}

fn refused<T>(why: TimeRefusal) -> Result<T, Refusal> {
    Err(Refusal::Time(why))
}

/// Refuses what cannot be done while the game stands still.
pub(super) fn unpaused(game: &Game) -> Result<(), Refusal> {
    match game.paused() {
        Some((why, _)) => refused(TimeRefusal::Paused(why)),
        None => Ok(()),
    }
}
