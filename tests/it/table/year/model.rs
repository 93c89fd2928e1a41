//! A second reading of the clocks, slow and obvious. It walks through a log with the bot's outages and all players'
//! hours. It counts minute by minute of the wall clock, without the program's code.

use jiff::tz::{Offset, TimeZone};
use jiff::{Timestamp as Moment, civil::Weekday};
use kingboard::game::outcome::Termination;
use kingboard::game::text::SetupText;
use kingboard::play::calendar::MINUTE;
use kingboard::play::event::{DiceEvent, Entry, Event, TimeEvent};
use kingboard::play::time_control::{TimeControl, TimeoutRule};
use kingboard::service::Seat;

use super::luck::{HOURS, Hours, second};

/// For each minute of the year, the number of ms before it that counted.
pub(super) struct Wall {
    begin: i64,
    sums: Vec<i64>,
}

impl Wall {
    pub(super) fn new(begin: i64, end: i64, hours: Hours) -> Self {
        let (zone, night, rest) = hours;
        let zone = if zone == "-03:30" {
            TimeZone::fixed(Offset::from_seconds(-12_600).unwrap())
        } else {
            TimeZone::get(zone).unwrap()
        };
        let night = night
            .split_once('-')
            .map(|(from, until)| (clock(from), clock(until)));
        let minutes = (end - begin) / MINUTE;
        let mut sums = vec![0];
        let mut sum = 0;
        for minute in 0..minutes {
            let at = Moment::from_millisecond(begin + minute * MINUTE).unwrap();
            let wall = zone.to_datetime(at);
            let time = i64::from(wall.hour()) * 60 + i64::from(wall.minute());
            let sleeps = night.is_some_and(|(from, until)| {
                if from < until {
                    from <= time && time < until
                } else {
                    from <= time || time < until
                }
            });
            let off = rest.split(' ').any(|day| day == named(wall.weekday()));
            sum += if sleeps || off { 0 } else { MINUTE };
            sums.push(sum);
        }
        Self { begin, sums }
    }

    fn upto(&self, at: i64) -> i64 {
        let minute = usize::try_from((at - self.begin) / MINUTE).unwrap();
        let part = (at - self.begin) % MINUTE;
        let (before, after) = (self.sums[minute], self.sums[minute + 1]);
        if after > before {
            before + part
        } else {
            before
        }
    }
}

fn clock(text: &str) -> i64 {
    let (hour, minute) = text.split_once(':').unwrap_or((text, "0"));
    hour.parse::<i64>().unwrap() * 60 + minute.parse::<i64>().unwrap()
}

fn named(day: Weekday) -> &'static str {
    match day {
        Weekday::Monday => "mon",
        Weekday::Tuesday => "tue",
        Weekday::Wednesday => "wed",
        Weekday::Thursday => "thu",
        Weekday::Friday => "fri",
        Weekday::Saturday => "sat",
        Weekday::Sunday => "sun",
    }
}

/// The facts of the year besides the logs.
pub(super) struct Known {
    /// The walls of [`HOURS`].
    pub(super) walls: Vec<Wall>,
    /// The bot's outages, in order.
    pub(super) outages: Vec<(i64, i64)>,
}

impl Known {
    pub(super) fn new(begin: i64, end: i64) -> Self {
        let walls = HOURS.iter().map(|hours| Wall::new(begin, end, *hours));
        Self {
            walls: walls.collect(),
            outages: Vec::new(),
        }
    }

    /// The time that counted for a player with these hours, in ms.
    fn active(&self, hours: &[(i64, usize)], from: i64, until: i64) -> i64 {
        let mut sum = 0;
        for (nth, (since, kind)) in hours.iter().enumerate() {
            let end = hours.get(nth + 1).map_or(i64::MAX, |next| next.0);
            let (from, until) = (from.max(*since), until.min(end));
            if from < until {
                sum += self.walls[*kind].upto(until) - self.walls[*kind].upto(from);
            }
        }
        sum
    }

    /// Returns `true` if this moment counts for a player with these hours.
    pub(super) fn awake(&self, hours: &[(i64, usize)], at: i64) -> bool {
        self.active(hours, at, at + 1) == 1
    }

    /// The second of the worker's next look, from this moment on.
    fn looks(&self, at: i64) -> i64 {
        let at = second(at);
        let away = self
            .outages
            .iter()
            .find(|(from, until)| *from < at && at < *until);
        away.map_or(at, |(_, until)| *until)
    }
}

/// The events of one game's clocks.
#[derive(Debug, Default)]
pub(super) struct ClockTally {
    pub(super) events: usize,
    pub(super) moves: usize,
    /// Times that ran out at a hard limit, and at a soft one.
    pub(super) fallen: usize,
    pub(super) flagged: usize,
    pub(super) claimed: usize,
    pub(super) pauses: usize,
    pub(super) gifts: usize,
    pub(super) holidays: usize,
    pub(super) taken_back: usize,
    pub(super) over: bool,
}

/// A game in this reading.
pub(super) struct Reading<'a> {
    known: &'a Known,
    hours: [&'a [(i64, usize)]; 2],
    control: Option<TimeControl>,
    left: [i64; 2],
    /// Time of the side to move at the start of its turn, with later gifts.
    allowed: i64,
    /// The side that has asked for a takeback last.
    asker: Option<usize>,
    since: i64,
    /// The side to move after each move.
    turns: Vec<usize>,
    /// `true` if players' own dice are in the air; `None` without such dice.
    air: Option<bool>,
    running: bool,
    paused: bool,
    flagged: Option<usize>,
    away: Vec<(usize, i64, i64)>,
    tally: ClockTally,
}

impl<'a> Reading<'a> {
    pub(super) fn new(known: &'a Known, hours: [&'a [(i64, usize)]; 2]) -> Self {
        Self {
            known,
            hours,
            control: None,
            left: [0; 2],
            allowed: 0,
            asker: None,
            since: 0,
            turns: vec![0],
            air: None,
            running: false,
            paused: false,
            flagged: None,
            away: Vec::new(),
            tally: ClockTally::default(),
        }
    }

    fn turn(&self) -> usize {
        *self.turns.last().unwrap()
    }

    fn ticks(&self) -> bool {
        self.control.is_some() && self.running && !self.paused && self.air != Some(true)
    }

    /// Time the running clock has used since its last record.
    fn used(&self, until: i64) -> i64 {
        let mut gone: Vec<(i64, i64)> = self.known.outages.clone();
        gone.retain(|(_, end)| *end > self.since);
        gone.extend(self.away.iter().map(|(_, from, until)| (*from, *until)));
        gone.sort_unstable();
        let hours = self.hours[self.turn()];
        let (mut at, mut used) = (self.since, 0);
        for (from, end) in gone {
            if from > at {
                used += self.known.active(hours, at, from.min(until).max(at));
            }
            at = at.max(end).min(until.max(at));
        }
        used + self.known.active(hours, at, until.max(at))
    }

    fn now_left(&self, at: i64) -> i64 {
        (self.left[self.turn()] - self.used(at)).max(0)
    }

    /// The first moment at which the running clock has nothing left, which is before `until`.
    fn up(&self, until: i64) -> i64 {
        let (mut early, mut late) = (self.since - 1, until);
        while late - early > 1 {
            let middle = early + (late - early) / 2;
            if self.left[self.turn()] <= self.used(middle) {
                late = middle;
            } else {
                early = middle;
            }
        }
        late
    }

    /// Reads a log up to the end of the year. Returns an error if it is wrong.
    pub(super) fn read(mut self, log: &[Entry], end: i64) -> Result<ClockTally, String> {
        let mut at = 0;
        while at < log.len() {
            let now = log[at].at;
            let same = log[at..].iter().take_while(|entry| entry.at == now).count();
            self.moment(&log[at..at + same], now.0)
                .map_err(|wrong| format!("event {at} and on, at {}: {wrong}", now.0))?;
            at += same;
        }
        if self.ticks() && self.flagged.is_none() && self.now_left(end) == 0 {
            return Err(format!(
                "time was up at {}, and nothing happened",
                self.up(end)
            ));
        }
        self.tally.events = log.len();
        Ok(self.tally)
    }

    /// Reads the events of one moment.
    fn moment(&mut self, entries: &[Entry], now: i64) -> Result<(), String> {
        if self.ticks() && self.flagged.is_none() && self.now_left(now) == 0 {
            let up = self.up(now);
            if now < up || now > self.known.looks(up) {
                return Err(format!("time was up at {up}, not looked at until {now}"));
            }
            let stated = Event::Time(TimeEvent::Clocked {
                seat: Seat::all(2).nth(self.turn()).unwrap(),
                left: 0,
            });
            if entries[0].event != stated {
                return Err(format!(
                    "time was up at {up}, and then {:?}",
                    entries[0].event
                ));
            }
            let follows = match (self.control.unwrap().flag, &entries[1].event) {
                (TimeoutRule::Hard, Event::Forfeited { why, .. }) => *why == Termination::TIME,
                (TimeoutRule::Soft, Event::Time(TimeEvent::Flagged { .. })) => true,
                _ => false,
            };
            if !follows {
                return Err(format!("time was up, and then {:?}", entries[1].event));
            }
        }
        for (nth, entry) in entries.iter().enumerate() {
            let opened = matches!(entry.event, Event::Dice(DiceEvent::Opened { .. }));
            if self.tally.over && !opened {
                return Err(format!("{:?} after the end", entry.event));
            }
            self.event(&entry.event, now, &entries[nth + 1..])?;
        }
        Ok(())
    }

    fn event(&mut self, event: &Event, now: i64, rest: &[Entry]) -> Result<(), String> {
        match event {
            Event::Created { terms, options, .. } => {
                self.control = terms.clock;
                self.air = options.has("own-dice").then_some(false);
            }
            Event::Started { .. } => {
                self.running = true;
                self.since = now;
                self.left = [self.control.map_or(0, |control| control.bank); 2];
                self.allowed = self.left[0];
            }
            Event::Played { seat, text, .. } if self.air.is_some() && text.captures().is_some() => {
                self.declared(*seat, now, rest)?;
            }
            Event::Rolled { after, .. } if self.air.is_some() => self.landed(after, now, rest)?,
            Event::Played { seat, after, .. } => {
                if seat.index() != self.turn() {
                    return Err(format!("{event:?} out of turn"));
                }
                self.tally.moves += 1;
                let rolled = rest.iter().find_map(|entry| {
                    if let Event::Rolled { after, .. } = &entry.event {
                        Some(after)
                    } else {
                        None
                    }
                });
                self.moved(rolled.unwrap_or(after).as_str(), now, rest)?;
            }
            Event::TakenBack { to } => {
                self.tally.taken_back += 1;
                self.air = self.air.map(|_| false);
                self.turns.truncate(to.0 as usize + 1);
                self.since = now;
                self.allowed = self.left[self.turn()];
                self.flagged = self.flagged.filter(|seat| *seat == self.turn());
            }
            Event::Swapped { .. } => {
                self.left.swap(0, 1);
                self.allowed = self.left[self.turn()];
                self.since = now;
                self.flagged = None;
            }
            Event::Forfeited { why, seat } => self.forfeited(why, seat.index())?,
            Event::Ended { .. } | Event::Aborted { .. } | Event::Closed | Event::Expired => {
                self.running = false;
                self.tally.over = true;
            }
            Event::Declined { .. } | Event::Withdrawn => self.tally.over = true,
            Event::TakebackAsked { seat, .. } => self.asker = Some(seat.index()),
            Event::Time(event) => self.time(*event, now, rest)?,
            Event::Seated { .. }
            | Event::Rolled { .. }
            // Each of these tables has two players.
            | Event::Lobby(_)
            | Event::Agreed { .. }
            | Event::Signalled { .. }
            | Event::Touched { .. }
            | Event::DrawOffered { .. }
            | Event::DrawDeclined { .. }
            | Event::TakebackDeclined { .. }
            | Event::Dice(_)
            | Event::Stakes(_)
            // These games have no moderators.
            | Event::Moderated(_)
            | Event::Moved { .. }
            | Event::Imported { .. } => {}
        }
        Ok(())
    }

    /// An attack that waits for dice: the clock is recorded and stands still until they have fallen.
    fn declared(&mut self, seat: Seat, now: i64, rest: &[Entry]) -> Result<(), String> {
        if seat.index() != self.turn() || self.air == Some(true) {
            return Err(format!("an attack of {} out of turn", seat.index()));
        }
        self.tally.moves += 1;
        if self.control.is_some() {
            let left = self.now_left(now);
            self.left[self.turn()] = left;
            let stated = Event::Time(TimeEvent::Clocked { seat, left });
            if rest.first().map(|next| &next.event) != Some(&stated) {
                return Err(format!("{rest:?} behind an attack, not {stated:?}"));
            }
        }
        self.turns.push(self.turn());
        self.flagged = None;
        self.air = Some(true);
        Ok(())
    }

    /// The players' dice have fallen. Meanwhile it was still the mover's turn, and no clock ran.
    fn landed(&mut self, after: &SetupText, now: i64, rest: &[Entry]) -> Result<(), String> {
        if self.air.replace(false) != Some(true) {
            return Err("dice that nobody has thrown".to_owned());
        }
        self.turns.pop();
        self.since = now;
        if rest
            .iter()
            .any(|next| matches!(next.event, Event::Ended { .. }))
        {
            // The clock was recorded with the attack, and a finished game earns no increment.
            self.turns.push(self.turn());
            return Ok(());
        }
        self.moved(after.as_str(), now, rest)
    }

    /// A move. The position names the next side, and this reading computes the mover's clock.
    fn moved(&mut self, after: &str, now: i64, rest: &[Entry]) -> Result<(), String> {
        let next = usize::from(after.split(' ').nth(1) == Some("b"));
        let mover = self.turn();
        // Time that runs out in the same moment is a separate event.
        let own = |entry: &&Entry| !matches!(entry.event, Event::Forfeited { .. });
        let mut own = rest.iter().take_while(own);
        let ended = own.any(|entry| matches!(entry.event, Event::Ended { .. }));
        let Some(control) = self.control else {
            self.turns.push(next);
            return Ok(());
        };
        let left = self.now_left(now);
        if next == mover && !ended {
            self.turns.push(next);
            return Ok(());
        }
        // Time given beyond the cap stays, and a finished game earns no increment.
        let gained = (left + control.increment).min(control.cap).max(left);
        let right = if ended { left } else { gained };
        let stated = rest.iter().find_map(|entry| {
            if let Event::Time(TimeEvent::Clocked { seat, left }) = entry.event {
                Some((seat.index(), left))
            } else {
                None
            }
        });
        if stated != Some((mover, right)) {
            return Err(format!(
                "the clock says {stated:?} after the move, not {right}"
            ));
        }
        self.left[mover] = right;
        self.turns.push(next);
        self.allowed = self.left[next];
        self.flagged = None;
        self.since = now;
        Ok(())
    }

    fn forfeited(&mut self, why: &Termination, seat: usize) -> Result<(), String> {
        if *why != Termination::TIME {
            return Ok(());
        }
        if self.flagged == Some(seat) {
            self.tally.claimed += 1;
        } else if self.left[seat] == 0 && seat == self.turn() {
            self.tally.fallen += 1;
        } else {
            return Err("lost on time that was not up".to_owned());
        }
        Ok(())
    }

    fn time(&mut self, event: TimeEvent, now: i64, rest: &[Entry]) -> Result<(), String> {
        match event {
            TimeEvent::Clocked { seat, left } => {
                let seat = seat.index();
                let undone = rest.first().map(|next| &next.event);
                let right = if self.ticks() && seat == self.turn() {
                    // Whoever has thought about a move that is undone gets that time back.
                    match undone {
                        Some(Event::TakenBack { .. }) if self.asker != Some(seat) => self.allowed,
                        _ => self.now_left(now),
                    }
                } else {
                    self.left[seat]
                };
                if left != right {
                    return Err(format!("the clock of {seat} says {left}, not {right}"));
                }
                self.left[seat] = left;
                if seat == self.turn() {
                    self.since = now;
                }
            }
            TimeEvent::Flagged { seat } => {
                if self.flagged.is_some() || self.left[seat.index()] > 0 {
                    return Err("flagged twice, or early".to_owned());
                }
                self.tally.flagged += 1;
                self.flagged = Some(seat.index());
            }
            TimeEvent::Given { to, added, .. } => {
                self.tally.gifts += 1;
                self.left[to.index()] += added;
                if to.index() == self.turn() {
                    self.allowed += added;
                }
                if self.flagged == Some(to.index()) {
                    self.flagged = None;
                    self.since = now;
                }
            }
            TimeEvent::Paused { .. } => {
                self.tally.pauses += 1;
                self.paused = true;
                self.flagged = None;
            }
            TimeEvent::Resumed { .. } | TimeEvent::PauseEnded => {
                self.paused = false;
                self.since = now;
            }
            TimeEvent::Away { seat, stretch } => {
                self.tally.holidays += 1;
                self.away
                    .push((seat.index(), stretch.from.0, stretch.until.0));
            }
            TimeEvent::Back { seat } => {
                for (away, from, until) in &mut self.away {
                    if *away == seat.index() {
                        *until = (*until).min(now).max(*from);
                    }
                }
            }
            TimeEvent::PauseOffered { .. } | TimeEvent::PauseDeclined { .. } => {}
        }
        Ok(())
    }
}
