//! Pauses and holidays of a game.

use crate::game::seat::Seat;
use crate::play::game::Game;
use crate::play::game::swap::across;
use crate::play::values::calendar::{DAY, TimeSpan, merged};
use crate::play::values::event::{Event, PauseReason, TimeEvent};
use crate::play::values::identity::{PlayerId, Timestamp};

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

/// The pauses of a running game: the present one, those that are over, holidays, and a moderator's hold.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Pauses {
    paused: Option<(PauseReason, Timestamp)>,
    /// The end of an agreed pause, if it has one: no later holiday changes it.
    ends: Option<Timestamp>,
    /// Agreed pauses that are over.
    agreed: Vec<TimeSpan>,
    /// `true` while the place is gone from a game that stood still by agreement.
    agreed_before: bool,
    /// Holidays of all players, past and future.
    holidays: Vec<(Seat, TimeSpan)>,
    /// The moderator who holds the game, and since when.
    hold: Option<(PlayerId, Timestamp)>,
}

impl Pauses {
    /// The reason and the start of the pause, if there is one.
    pub(super) fn paused(&self) -> Option<(PauseReason, Timestamp)> {
        self.paused
    }

    /// All players' holidays, past and future.
    pub(super) fn holidays(&self) -> &[(Seat, TimeSpan)] {
        &self.holidays
    }

    /// The moderator who holds the game, and since when.
    pub(super) fn hold(&self) -> Option<(&PlayerId, Timestamp)> {
        let (by, since) = self.hold.as_ref()?;
        Some((by, *since))
    }

    /// The agreed pause from its start to its end; `None` without such a pause or such an end.
    fn planned(&self) -> Option<TimeSpan> {
        let (why, from) = self.paused?;
        let until = self.ends.filter(|_| why == PauseReason::Agreed)?;
        Some(TimeSpan { from, until })
    }

    /// The holidays of a seat, also overlapping ones.
    fn holidays_of(&self, seat: Seat) -> impl Iterator<Item = TimeSpan> + '_ {
        let own = self.holidays.iter().filter(move |(away, _)| *away == seat);
        own.map(|(_, stretch)| *stretch)
    }

    /// `stop_left` is the time in ms for which the game may stand still, if it is limited.
    pub(super) fn begin(&mut self, why: PauseReason, at: Timestamp, stop_left: Option<i64>) {
        let agreed = matches!(self.paused, Some((PauseReason::Agreed, _)));
        self.end(at);
        self.agreed_before = agreed && why == PauseReason::PlaceGone;
        let agrees = stop_left.filter(|_| why == PauseReason::Agreed);
        self.ends = agrees.map(|left| Timestamp(at.0.saturating_add(left)));
        self.paused = Some((why, at));
    }

    pub(super) fn end(&mut self, at: Timestamp) {
        self.agreed_before = false;
        if let Some((PauseReason::Agreed, from)) = self.paused.take() {
            self.agreed.push(TimeSpan { from, until: at });
        }
    }

    pub(super) fn add_holiday(&mut self, seat: Seat, stretch: TimeSpan) {
        self.holidays.push((seat, stretch));
    }

    /// Ends a player’s holidays at this moment.
    pub(super) fn end_holidays(&mut self, seat: Seat, at: Timestamp) {
        for (away, stretch) in &mut self.holidays {
            if *away == seat {
                stretch.until = stretch.until.min(at);
            }
        }
        self.holidays
            .retain(|(_, stretch)| stretch.from < stretch.until);
    }

    /// Another player takes this seat: the former one's holidays end, and so does the pause for their departure. Returns
    /// `true` if there was such a pause.
    pub(super) fn replace_player(&mut self, seat: Seat, at: Timestamp) -> bool {
        self.end_holidays(seat, at);
        let away = matches!(self.paused, Some((PauseReason::Left(left), _)) if left == seat);
        if away {
            self.paused = None;
        }
        away
    }

    /// Holidays move with two players who swap sides.
    pub(super) fn swap(&mut self) {
        for (seat, _) in &mut self.holidays {
            *seat = across(*seat);
        }
    }

    pub(super) fn hold_by(&mut self, moderator: &PlayerId, at: Timestamp) {
        self.hold = Some((moderator.clone(), at));
    }

    pub(super) fn release(&mut self) {
        self.hold = None;
    }
}

impl Game {
    /// The reason and the start of the pause, if there is one.
    pub fn paused(&self) -> Option<(PauseReason, Timestamp)> {
        self.state.running()?.pauses.paused()
    }

    /// All players' holidays, past and future, that fell in this game.
    pub fn holidays(&self) -> &[(Seat, TimeSpan)] {
        (self.state.running()).map_or(&[], |running| running.pauses.holidays())
    }

    /// The moderator who holds the game, and since when.
    pub fn moderator_hold(&self) -> Option<(&PlayerId, Timestamp)> {
        self.state.running()?.pauses.hold()
    }

    /// Returns `true` if no clock runs and nobody can move, whatever the reason of the pause.
    pub fn stands_still(&self) -> bool {
        self.paused().is_some() || self.moderator_hold().is_some()
    }
}

/// Returns `true` if the place of a game is gone that stood still by agreement. It stands still again once it has a
/// place.
pub fn was_agreed_before(game: &Game) -> bool {
    let running = game.state.running();
    running.is_some_and(|running| running.pauses.agreed_before)
}

/// The time for which this player may still stop the game, in ms. It is the longest stop without their past and future
/// holidays and the agreed pauses, of which the present one counts up to its end. `None` without such a limit.
pub fn stop_left(game: &Game, seat: Seat) -> Option<i64> {
    let longest = game.terms().longest_stop?;
    let pauses = &game.state.running()?.pauses;
    let own = pauses.holidays_of(seat);
    let agreed = pauses.agreed.iter().copied().chain(pauses.planned());
    let stops = own.chain(agreed);
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
    Some(game.state.running()?.pauses.planned()?.until)
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
        let own = running.pauses.holidays_of(seat);
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

/// The seat whose player has left, and the moment from which the others may claim; `None` if nobody has.
pub fn may_come_back(game: &Game) -> Option<(Seat, Timestamp)> {
    match game.paused()? {
        (PauseReason::Left(seat), since) => Some((seat, Timestamp(since.0 + COMES_BACK))),
        (PauseReason::Agreed | PauseReason::PlaceGone, _) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_agreed_pause_counts_up_to_the_loss_of_the_place() {
        let mut pauses = Pauses::default();
        pauses.begin(PauseReason::Agreed, Timestamp(20), None);
        pauses.begin(PauseReason::PlaceGone, Timestamp(50), None);
        assert!(pauses.agreed_before);
        pauses.begin(PauseReason::Agreed, Timestamp(90), None);
        assert!(!pauses.agreed_before);
        pauses.end(Timestamp(95));
        let counted: Vec<(i64, i64)> = pauses
            .agreed
            .iter()
            .map(|span| (span.from.0, span.until.0))
            .collect();
        assert_eq!(counted, [(20, 50), (90, 95)]);
    }

    #[test]
    fn a_player_who_takes_a_seat_ends_the_pause_and_the_holidays_of_the_former_one() {
        let stretch = TimeSpan {
            from: Timestamp(10),
            until: Timestamp(90),
        };
        let mut pauses = Pauses::default();
        pauses.add_holiday(Seat::FIRST, stretch);
        pauses.add_holiday(Seat::SECOND, stretch);
        pauses.begin(PauseReason::Left(Seat::SECOND), Timestamp(20), None);
        pauses.replace_player(Seat::FIRST, Timestamp(30));
        assert!(pauses.paused().is_some());
        assert_eq!(pauses.holidays()[0].1.until, Timestamp(30));
        pauses.replace_player(Seat::SECOND, Timestamp(5));
        assert_eq!(pauses.paused(), None);
        assert_eq!(pauses.holidays().len(), 1);
    }
}
