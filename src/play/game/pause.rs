//! Pauses and holidays of a game.

use crate::game::seat::Seat;
use crate::play::game::Game;
use crate::play::game::state::Running;
use crate::play::values::calendar::{DAY, TimeSpan, merged};
use crate::play::values::event::{Event, PauseReason, TimeEvent};
use crate::play::values::identity::{Timestamp, Version};

/// Time to return before the win over a player who left can be claimed, in ms.
const COMES_BACK: i64 = 3 * DAY;

/// A stretch for which a game stands still for a seat and resumes by itself, if a longest stop is agreed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standstill {
    /// The seat on holiday; `None` for a pause that all agreed on.
    pub seat: Option<Seat>,
    /// Its beginning.
    pub from: Timestamp,
    /// Its end.
    pub until: Timestamp,
}

impl Game {
    pub(in crate::play) fn book_time(&mut self, event: TimeEvent, at: Timestamp) {
        if let TimeEvent::Resumed { by } = event {
            self.stand_in_lapses(by);
        }
        let (ply, version, begun) = (self.ply(), self.version, !self.steps.is_empty());
        let Some(running) = self.state.running_mut() else {
            return;
        };
        match event {
            TimeEvent::Clocked { seat, left } => {
                let last = self.steps.last_mut();
                // The clock recorded after a swap belongs to the player who did not make that move.
                let stands = self.swapped.is_none_or(|swapped| swapped.0 < ply.0);
                if let Some(step) = last.filter(|step| stands && step.seat == seat && step.at == at)
                {
                    // A clock that is set again at that time is no longer the move's own.
                    step.clock.get_or_insert(left);
                }
            }
            TimeEvent::Flagged { .. } | TimeEvent::Given { .. } => {}
            TimeEvent::PauseOffered { by } => {
                if running.pause_offers.is_empty() {
                    running.pause_asked = version;
                }
                running.pause_offers.push(by);
            }
            TimeEvent::PauseDeclined { .. } => running.pause_offers.clear(),
            TimeEvent::Paused { why } => {
                running.paused = Some((why, at));
                running.pause_offers.clear();
                running.breaks_silence(begun);
            }
            TimeEvent::Resumed { .. } | TimeEvent::PauseEnded => {
                if let Some((PauseReason::Agreed, from)) = running.paused.take() {
                    running.agreed_pauses.push(TimeSpan { from, until: at });
                }
            }
            TimeEvent::Away { seat, stretch } => running.away.push((seat, stretch)),
            TimeEvent::Back { seat } => running.back(seat, at),
        }
    }
}

/// The version at which a pause was proposed; `None` while nobody proposes one.
pub fn asked_at(game: &Game) -> Option<Version> {
    let running = game.state.running()?;
    (!running.pause_offers.is_empty()).then_some(running.pause_asked)
}

/// The time for which this player may still stop the game, in ms. It is the longest stop without their past and future
/// holidays and the agreed pauses that are over. `None` without such a limit.
pub fn stop_left(game: &Game, seat: Seat) -> Option<i64> {
    let longest = game.terms().longest_stop?;
    let running = game.state.running()?;
    let own = running.away.iter().filter(|(away, _)| *away == seat);
    let stops = own.map(|(_, stretch)| *stretch);
    let stops = stops.chain(running.agreed_pauses.iter().copied());
    let stops = merged(stops, Timestamp(i64::MIN), Timestamp(i64::MAX));
    let used: i64 = stops.iter().map(|stop| stop.until.0 - stop.from.0).sum();
    Some((longest - used).max(0))
}

/// The least of [`stop_left`] among the players who are still in the game.
pub fn least_stop_left(game: &Game) -> Option<i64> {
    let left = game.active_seats().filter_map(|seat| stop_left(game, seat));
    left.min()
}

/// The end of the agreed pause, if it has one.
pub fn ends_at(game: &Game) -> Option<Timestamp> {
    let (_, since) = game
        .paused()
        .filter(|(why, _)| *why == PauseReason::Agreed)?;
    Some(Timestamp(since.0.saturating_add(least_stop_left(game)?)))
}

/// The agreed pause and the holidays of those who are still in the game, past and future ones. Empty without a longest
/// stop, and once the game is over.
pub fn standstills(game: &Game) -> Vec<Standstill> {
    let Some(running) = game.state.running() else {
        return Vec::new();
    };
    if game.terms().longest_stop.is_none() {
        return Vec::new();
    }
    let pause = game.paused().zip(ends_at(game));
    let pause = pause.map(|((_, from), until)| Standstill {
        seat: None,
        from,
        until,
    });
    let of_seat = |seat: Seat| {
        let own = running.away.iter().filter(move |(away, _)| *away == seat);
        let own = own.map(|(_, stretch)| *stretch);
        let own = merged(own, Timestamp(i64::MIN), Timestamp(i64::MAX));
        own.into_iter().map(move |stretch| Standstill {
            seat: Some(seat),
            from: stretch.from,
            until: stretch.until,
        })
    };
    pause
        .into_iter()
        .chain(game.active_seats().flat_map(of_seat))
        .collect()
}

/// The events of a seat's departure, with the end of a pause if the others play on. `by` is the seat that claimed it.
pub(in crate::play) fn resuming(game: &Game, by: Seat, mut events: Vec<Event>) -> Vec<Event> {
    let ends = |event: &Event| matches!(event, Event::Ended { .. });
    if !events.iter().any(ends) && game.paused().is_some() {
        events.push(Event::Time(TimeEvent::Resumed { by }));
    }
    events
}

impl Running {
    /// Ends a player’s holidays at this moment.
    pub(in crate::play) fn back(&mut self, seat: Seat, at: Timestamp) {
        for (away, stretch) in &mut self.away {
            if *away == seat {
                stretch.until = stretch.until.min(at);
            }
        }
        self.away
            .retain(|(_, stretch)| stretch.from < stretch.until);
    }
}

/// The seat whose player has left, and the moment from which the others may claim; `None` if nobody has.
pub fn may_come_back(game: &Game) -> Option<(Seat, Timestamp)> {
    match game.paused()? {
        (PauseReason::Left(seat), since) => Some((seat, Timestamp(since.0 + COMES_BACK))),
        (PauseReason::Agreed | PauseReason::PlaceGone, _) => None,
    }
}
