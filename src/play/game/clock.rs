//! The clocks of a game: each seat's time, its deadline, and the consequences.
//!
//! The time left is stored ([`TimeEvent::Clocked`]) whenever a clock stops, as dice faces are: players may change their
//! hours, and no old game changes. Between two such events a clock loses the time that counts by [`TimeExclusions`].

use std::cmp::Ordering;

use crate::game::outcome::{Status, Termination};
use crate::game::seat::Seat;
use crate::play::game::{Game, pause};
use crate::play::values::calendar::{self, TimeSpan, counted_ms, merged};
use crate::play::values::event::{Event, ModerationEvent, TimeEvent};
use crate::play::values::identity::Timestamp;
use crate::play::values::time_control::{TimeControl, TimeExclusions, TimeoutRule};

/// The clocks of all seats.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clocks {
    control: TimeControl,
    /// Time of each seat when its clock last stopped, or at `since` for the running one, in ms.
    left: Vec<i64>,
    since: Timestamp,
    /// Time of the seat to move at the start of its turn, with later gifts, in ms.
    allowed: i64,
    flagged: Option<Seat>,
    /// The seat that begins and the time that its clock gets only after its first turn, in ms.
    withheld: Option<(Seat, i64)>,
    /// Time that the clock of each seat has counted, in ms.
    used: Vec<i64>,
    /// Length of the last stretch in which a clock ran, in ms.
    ran_for: i64,
}

impl Clocks {
    pub(in crate::play) fn new(control: TimeControl, seats: u8, now: Timestamp) -> Self {
        Self {
            control,
            left: vec![control.bank; usize::from(seats)],
            since: now,
            allowed: control.bank,
            flagged: None,
            withheld: None,
            used: vec![0; usize::from(seats)],
            ran_for: 0,
        }
    }

    /// Leaves the seat that begins no more than this for its first turn, in ms.
    pub(in crate::play) fn limit_first_turn(&mut self, seat: Seat, limit: i64) {
        let rest = self.left_when_stopped(seat) - limit;
        if rest > 0 {
            self.set(seat, limit);
            self.withheld = Some((seat, rest));
        }
    }

    /// Time that this seat gets once its first turn is over, in ms.
    fn withheld_from(&self, seat: Seat) -> i64 {
        self.withheld
            .filter(|(from, _)| *from == seat)
            .map_or(0, |(_, rest)| rest)
    }

    /// Time that the clock of this seat had counted when it last stopped, in ms.
    pub fn used_when_stopped(&self, seat: Seat) -> i64 {
        self.used.get(seat.index()).copied().unwrap_or_default()
    }

    /// The agreed time control.
    pub fn control(&self) -> TimeControl {
        self.control
    }

    /// The seat whose time is up while its opponents decide about that.
    pub fn flagged(&self) -> Option<Seat> {
        self.flagged
    }

    /// The start of the last stretch in which a clock ran, once it has stopped.
    pub fn ran_from(&self) -> Timestamp {
        Timestamp(self.since.0 - self.ran_for)
    }

    /// The start of the running clock.
    pub fn since(&self) -> Timestamp {
        self.since
    }

    /// Time of the seat to move at the start of its turn, with later gifts, in ms.
    pub fn turn_allowance(&self) -> i64 {
        self.allowed
    }

    /// Time of the seat when its clock last stopped, in ms.
    pub fn left_when_stopped(&self, seat: Seat) -> i64 {
        self.left.get(seat.index()).copied().unwrap_or_default()
    }

    /// Starts the turn of this seat.
    pub(in crate::play) fn begin(&mut self, seat: Seat) {
        self.allowed = self.left_when_stopped(seat);
    }

    /// Applies an event; `ran` and `runs` are the seats whose clock ran before it and runs after it.
    pub(in crate::play) fn apply(
        &mut self,
        event: &Event,
        at: Timestamp,
        ran: Option<Seat>,
        runs: Option<Seat>,
    ) {
        if ran != runs {
            self.ran_for = ran.map_or(0, |_| at.0 - self.since.0);
            self.since = at;
        }
        if let Some((seat, rest)) = self.withheld
            && runs.is_some_and(|runs| runs != seat)
        {
            // The first turn is over.
            self.set(seat, self.left_when_stopped(seat).saturating_add(rest));
            self.withheld = None;
        }
        if runs != self.flagged {
            self.flagged = None;
        }
        if let Event::Moderated(ModerationEvent::HandedOver { seat, .. }) = event
            && runs == Some(*seat)
        {
            // A replacement player’s turn begins again, with the time that was granted.
            self.begin(*seat);
            self.since = at;
            self.flagged = None;
        }
        if let Event::Swapped { .. } = event {
            // Each player's time moves to the other side.
            if let [first, second, ..] = self.left.as_mut_slice() {
                std::mem::swap(first, second);
            }
            if let [first, second, ..] = self.used.as_mut_slice() {
                std::mem::swap(first, second);
            }
            self.ran_for = at.0 - self.since.0;
            if let Some(seat) = runs {
                self.begin(seat);
            }
            self.since = at;
            self.flagged = None;
        }
        let Event::Time(event) = event else { return };
        match event {
            TimeEvent::Clocked { seat, left } => {
                let ends_turn = runs.is_some_and(|runs| runs != *seat);
                self.book_used(*seat, *left, ends_turn);
                self.set(*seat, *left);
                if runs == Some(*seat) {
                    self.since = at;
                }
                if self.flagged == Some(*seat) && *left > 0 {
                    // Another player moves by it from now on.
                    self.allowed = *left;
                    self.flagged = None;
                }
            }
            TimeEvent::Given { by: _, to, added } => {
                self.set(*to, self.left_when_stopped(*to).saturating_add(*added));
                if runs == Some(*to) {
                    self.allowed = self.allowed.saturating_add(*added);
                }
                if self.flagged == Some(*to) {
                    self.since = at;
                    self.flagged = None;
                }
            }
            TimeEvent::Flagged { seat } => self.flagged = Some(*seat),
            TimeEvent::PauseOffered { .. }
            | TimeEvent::PauseDeclined { .. }
            | TimeEvent::Paused { .. }
            | TimeEvent::Resumed { .. }
            | TimeEvent::PauseEnded
            | TimeEvent::Away { .. }
            | TimeEvent::Back { .. } => {}
        }
    }

    /// Books the time that a clock has counted since it last stopped, before it is set to the rest.
    fn book_used(&mut self, seat: Seat, left: i64, ends_turn: bool) {
        let TimeControl { increment, cap, .. } = self.control;
        let stood = self.left_when_stopped(seat);
        let counted = match left.cmp(&cap) {
            Ordering::Less if ends_turn => stood - (left - increment),
            // The cap hides how much of the increment was added.
            Ordering::Equal if ends_turn => (stood - (left - increment)).min(self.ran_for),
            Ordering::Less | Ordering::Equal | Ordering::Greater => stood - left,
        };
        if let Some(used) = self.used.get_mut(seat.index()) {
            *used = used.saturating_add(counted.max(0));
        }
    }

    fn set(&mut self, seat: Seat, left: i64) {
        if let Some(clock) = self.left.get_mut(seat.index()) {
            *clock = left;
        }
    }
}

/// The excluded time of a seat between two moments: its player's off hours, holidays, and outages of the bot.
pub fn idle(
    game: &Game,
    seat: Seat,
    times: &TimeExclusions,
    from: Timestamp,
    until: Timestamp,
) -> Vec<TimeSpan> {
    let own = times.off_hours.get(seat.index());
    let own = own.map(|hours| hours.idle(from, until)).unwrap_or_default();
    merged(
        own.into_iter()
            .chain(holidays(game, seat))
            .chain(times.outages.iter().copied()),
        from,
        until,
    )
}

/// The holidays that stop this seat's clock: everybody's, or among several players those of the player who moves for
/// it.
pub fn holidays(game: &Game, seat: Seat) -> impl Iterator<Item = TimeSpan> + '_ {
    let mover = game.mover_for_seat(seat);
    let counts = move |away: Seat| !game.is_large() || game.player(away) == mover;
    let away = game
        .holidays()
        .iter()
        .filter(move |(away, _)| counts(*away));
    away.map(|(_, stretch)| *stretch)
}

/// The time a seat has left now, in ms; `None` without a limit.
pub fn time_left(game: &Game, seat: Seat, times: &TimeExclusions, now: Timestamp) -> Option<i64> {
    let clocks = game.clocks()?;
    let stood = clocks.left_when_stopped(seat);
    if game.ticking() != Some(seat) {
        return Some(stood);
    }
    let idle = idle(game, seat, times, clocks.since, now);
    Some((stood - counted_ms(clocks.since, now, &idle)).max(0))
}

/// Time that the clock of a seat has counted until now, in ms; 0 without a limit.
pub fn time_used(game: &Game, seat: Seat, times: &TimeExclusions, now: Timestamp) -> i64 {
    let Some(clocks) = game.clocks() else {
        return 0;
    };
    let left = time_left(game, seat, times, now).unwrap_or_default();
    let runs = (clocks.left_when_stopped(seat) - left).max(0);
    clocks.used_when_stopped(seat).saturating_add(runs)
}

/// The time that was left for the first move when a game ended without one, in ms; `None` without a limit. `times` has
/// the outages since [`Clocks::ran_from`].
pub fn left_for_first_move(game: &Game, times: &TimeExclusions) -> Option<i64> {
    let clocks = game.clocks()?;
    let Status::ToMove(seat) = game.position().status() else {
        return None;
    };
    let stood = clocks.left_when_stopped(seat);
    // A clock that had stopped before the end was set to its rest then.
    if game.last_event_at() != clocks.since {
        return Some(stood);
    }
    let from = clocks.ran_from();
    let idle = idle(game, seat, times, from, clocks.since);
    Some((stood - counted_ms(from, clocks.since, &idle)).max(0))
}

/// Returns `true` if the first move has a limit of its own and is still to be made.
pub fn awaits_first_move(game: &Game) -> bool {
    game.terms().first_move.is_some() && game.steps().is_empty()
}

/// The seat whose clock runs, and its deadline as things stand; `None` while no clock runs or the time is up
/// already.
pub fn deadline(game: &Game, times: &TimeExclusions) -> Option<(Seat, Timestamp)> {
    let clocks = game.clocks()?;
    let seat = game.ticking().filter(|_| clocks.flagged.is_none())?;
    let up = moment_after(
        game,
        seat,
        times,
        clocks.since,
        clocks.left_when_stopped(seat),
    )?;
    Some((seat, up))
}

/// The moment at which `length` ms have counted against the seat since `from`.
pub fn moment_after(
    game: &Game,
    seat: Seat,
    times: &TimeExclusions,
    from: Timestamp,
    length: i64,
) -> Option<Timestamp> {
    calendar::moment_after(from, length, |from, until| {
        idle(game, seat, times, from, until)
    })
}

/// The events caused by time alone; none while no time is up.
pub fn overdue(game: &Game, times: &TimeExclusions, now: Timestamp) -> Vec<Event> {
    if let Some(offer) = game.requests().hand_over()
        && offer.expires <= now
    {
        let by = offer.by.clone();
        let lapsed = ModerationEvent::HandOverDeclined { by };
        return vec![Event::Moderated(lapsed)];
    }
    if pause::ends_at(game).is_some_and(|at| at <= now) {
        return vec![Event::Time(TimeEvent::PauseEnded)];
    }
    let Some((seat, clocks)) = deadline(game, times)
        .filter(|(_, up)| *up <= now)
        .zip(game.clocks())
        .map(|((seat, _), clocks)| (seat, clocks))
    else {
        return Vec::new();
    };
    let mut events = vec![Event::Time(TimeEvent::Clocked { seat, left: 0 })];
    match clocks.control.flag {
        TimeoutRule::Hard => events.extend(timeout_events(game, seat)),
        TimeoutRule::Soft => events.push(Event::Time(TimeEvent::Flagged { seat })),
    }
    events
}

/// The events when a seat loses on time.
pub(in crate::play) fn timeout_events(game: &Game, seat: Seat) -> Vec<Event> {
    forfeited(game, seat, Termination::TIME)
}

/// The events when a seat resigns, or is forfeited.
pub(in crate::play) fn forfeited(game: &Game, seat: Seat, why: Termination) -> Vec<Event> {
    let mut position = game.position().boxed_clone();
    position.forfeit(seat, why.clone());
    let mut events = vec![Event::Forfeited { seat, why }];
    match position.status() {
        Status::Over(outcome) => events.push(Event::Ended { outcome }),
        Status::ToMove(_) | Status::ToRoll(_) => events.extend(taken_over(game, seat)),
    }
    events
}

/// The clock for the men of a seat that resigned and is moved by a partner: its full time.
fn taken_over(game: &Game, seat: Seat) -> Option<Event> {
    let left = game.clocks().map(Clocks::control)?.bank;
    let moved_for = !game.position().partners(seat).is_empty();
    moved_for.then_some(Event::Time(TimeEvent::Clocked { seat, left }))
}

/// The clock of the seat whose turn ends now, with its increment; `None` without a limit.
pub(in crate::play) fn stopped(
    game: &Game,
    seat: Seat,
    times: &TimeExclusions,
    now: Timestamp,
) -> Option<Event> {
    let left = turn_ended(game, seat, times, now)?;
    Some(Event::Time(TimeEvent::Clocked { seat, left }))
}

/// The time of the seat whose turn ends now with its increment, in ms; `None` without a limit.
pub(in crate::play) fn turn_ended(
    game: &Game,
    seat: Seat,
    times: &TimeExclusions,
    now: Timestamp,
) -> Option<i64> {
    let clocks = game.clocks()?;
    let left = time_left(game, seat, times, now)?;
    let left = left.saturating_add(clocks.withheld_from(seat));
    Some(clocks.control.after_turn(left))
}

/// States the running clock before a takeback that this seat asked for. Another player has thought about a move that is
/// undone, and gets that time back.
pub(in crate::play) fn stop_for_takeback(
    game: &Game,
    asker: Seat,
    times: &TimeExclusions,
    now: Timestamp,
) -> Option<Event> {
    let seat = game.ticking()?;
    if game.mover_seat(seat) == asker {
        return stop_running_clock(game, times, now);
    }
    let left = game.clocks()?.turn_allowance();
    Some(Event::Time(TimeEvent::Clocked { seat, left }))
}

/// States the running clock as it is now, before a pause or a change of exclusions.
pub fn stop_running_clock(game: &Game, times: &TimeExclusions, now: Timestamp) -> Option<Event> {
    let seat = game.ticking()?;
    let left = time_left(game, seat, times, now)?;
    Some(Event::Time(TimeEvent::Clocked { seat, left }))
}
