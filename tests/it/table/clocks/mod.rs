//! Clocks over days: tables of players' acts and the time left, over months on a clock that only the test moves. This
//! file describes the tables.
//!
//! A line has a time, an act, and the state of the clocks afterwards: `+1d Ann moves | 3d 3d`. The time is relative to
//! the line before (`+1d`), or a date. Until then the bot was running, unless it could not be reached (`~5h`) or did
//! not run at all (`~~5h`). Other facts follow the clocks, and after another `|` comes the private answer to the
//! player.
#![expect(
    clippy::unwrap_used,
    reason = "helpers of tests are not known as tests to clippy"
)]

mod begins;
mod laws;
mod races;
mod tables;
mod words;

use std::path::PathBuf;

use jiff::Timestamp as Moment;
use kingboard::game::outcome::Score;
use kingboard::game::text::SetupText;
use kingboard::play::calendar::{DAY, HOUR, MINUTE, TimeSpan};
use kingboard::play::clock::Clocks;
use kingboard::play::event::{ChallengeTerms, Entry, Event, PauseReason, TimeEvent};
use kingboard::play::time_control::TimeExclusions;
use kingboard::play::{Game, clock, pause};
use kingboard::service::api::access::Access;
use kingboard::service::api::action::{Action, Request};
use kingboard::service::api::delivery::DeliveryOutcome;
use kingboard::service::api::reply::Reply;
use kingboard::service::api::time::ClockAction;
use kingboard::service::{GameId, GameKind, Place, PlayerId, Seat, Service, Timestamp};
use kingboard::store::{self, Alarm, AlarmKind, DueAlarm, SideEffects, Store};
use tempfile::TempDir;

use crate::table::harness::{BEGIN, env, person};

/// Most alarms of one moment.
const AT_ONCE: usize = 10;

/// A game between Ann (White) and Ben (Black), with its clock.
pub(crate) struct Days {
    dir: TempDir,
    /// `None` while the bot does not run.
    service: Option<Service>,
    pub(crate) now: Timestamp,
    dice: [u8; 2],
    hours: [Hours; 2],
    moves: Vec<&'static str>,
    told: Vec<Reply>,
}

type Hours = kingboard::play::calendar::OffHours;

/// One player's off hours as stored.
pub(crate) struct Own {
    pub(crate) zone: &'static str,
    pub(crate) night: &'static str,
    pub(crate) rest: &'static str,
}

/// No off hours.
pub(crate) const ALL: Own = Own {
    zone: "UTC",
    night: "",
    rest: "",
};

pub(crate) const ID: GameId = GameId(1);

/// The log of a game that starts at this time, from this position or the usual one.
pub(crate) fn begun(at: Timestamp, clock: &str, options: &str, setup: Option<&str>) -> Vec<Entry> {
    let players = ["Ann", "Ben"].map(|name| person(name).id);
    begun_by(at, (place(), players), (clock, options), setup)
}

/// [`begun`] with these players at this place.
pub(crate) fn begun_by(
    at: Timestamp,
    (place, players): (Place, [PlayerId; 2]),
    (clock, options): (&str, &str),
    setup: Option<&str>,
) -> Vec<Entry> {
    let [white, black] = players;
    let kind = GameKind::KINGS_MATE;
    let options = options.parse().unwrap();
    let usual = (kind.spec().start)(&options).setup();
    let clock = (!clock.is_empty()).then(|| clock.parse().unwrap());
    let created = Event::Created {
        kind,
        rules_version: kind.spec().rules_version,
        options,
        place,
        by: white.clone(),
        invited: Some(black.clone()),
        side: Some(Seat::FIRST),
        terms: ChallengeTerms {
            clock,
            ..ChallengeTerms::default()
        },
    };
    let seated = |seat, player| Event::Seated { seat, player };
    let started = Event::Started {
        setup: setup.map_or(usual, SetupText::new),
    };
    let events = [
        created,
        seated(Seat::FIRST, white),
        seated(Seat::SECOND, black),
        started,
    ];
    events
        .into_iter()
        .map(|event| Entry { at, event })
        .collect()
}

pub(crate) fn place() -> Place {
    Place::in_server("test", "1", "10")
}

/// The alarm of a game, as the service sets it.
pub(crate) fn alarm(game: &Game, times: &TimeExclusions) -> Vec<Alarm> {
    let alarm = |(_, at)| Alarm {
        kind: AlarmKind::Deadline,
        player: None,
        turn: game.ply(),
        at,
        sent: 0,
    };
    clock::deadline(game, times)
        .map(alarm)
        .into_iter()
        .collect()
}

impl Days {
    pub(crate) fn new(clock: &str) -> Self {
        Self::with(clock, "", None, [ALL, ALL])
    }

    /// A game that begins at [`BEGIN`].
    pub(crate) fn with(clock: &str, options: &str, setup: Option<&str>, own: [Own; 2]) -> Self {
        Self::beginning(BEGIN, &begun(BEGIN, clock, options, setup), own)
    }

    /// A game with this log at this time.
    pub(crate) fn beginning(now: Timestamp, log: &[Entry], own: [Own; 2]) -> Self {
        let dir = tempfile::tempdir().unwrap();
        let mut store = Store::open(&dir.path().join("games.db")).unwrap();
        for (name, own) in ["Ann", "Ben"].iter().zip(&own) {
            let chosen = [("zone", own.zone), ("night", own.night), ("rest", own.rest)];
            for (setting, value) in chosen.iter().filter(|(_, value)| !value.is_empty()) {
                store::players::save_preference(&mut store, &person(name).id, setting, value)
                    .unwrap();
            }
            store.save_name(&person(name).id, name).unwrap();
        }
        let hours = own.map(|own| {
            Hours::new(
                own.zone.parse().unwrap(),
                own.night.parse().ok(),
                own.rest.parse().unwrap_or_default(),
            )
        });
        let times = TimeExclusions {
            off_hours: hours.to_vec(),
            outages: Vec::new(),
        };
        let game = |id| Game::from_log(id, log).unwrap();
        let alarms = alarm(&game(ID), &times);
        let owed = SideEffects {
            alarms: &alarms,
            ..SideEffects::default()
        };
        let summary = |id| game(id).summary();
        assert_eq!(store.create(log, summary, owed).unwrap(), ID);
        store::presence::heartbeat(&mut store, now, None).unwrap();
        Self {
            dir,
            service: Some(Service::new(store)),
            now,
            dice: [1, 1],
            hours,
            moves: crate::operate::transcripts::CONQUEST.split(' ').collect(),
            told: Vec::new(),
        }
    }

    pub(crate) fn path(&self) -> PathBuf {
        self.dir.path().join("games.db")
    }

    pub(crate) fn service(&mut self) -> &mut Service {
        let path = self.path();
        self.service
            .get_or_insert_with(|| Service::new(Store::open(&path).unwrap()))
    }

    pub(crate) fn game(&self) -> Game {
        let store = Store::open_read_only(&self.path()).unwrap();
        Game::from_log(ID, &store.load(ID).unwrap()).unwrap()
    }

    pub(crate) fn times(&self) -> TimeExclusions {
        let store = Store::open_read_only(&self.path()).unwrap();
        TimeExclusions {
            off_hours: self.hours.to_vec(),
            outages: store::outages::since(&store, Timestamp(0)).unwrap(),
        }
    }

    pub(crate) fn alarms(&self) -> Vec<Timestamp> {
        let store = Store::open_read_only(&self.path()).unwrap();
        let all = store::alarms::due(&store, Timestamp(i64::MAX), usize::MAX).unwrap();
        let by_time = |ringing: &&DueAlarm| {
            matches!(ringing.alarm.kind, AlarmKind::Deadline | AlarmKind::Expiry)
        };
        let all = all.iter().filter(by_time);
        all.map(|ringing| ringing.alarm.at).collect()
    }

    /// Fires all due alarms. The bot either was running until now, or comes back.
    pub(crate) fn wake(&mut self, was_there: bool) {
        let env = env(self.now, self.dice);
        let service = self.service();
        if was_there {
            service.heartbeat_without_outage(&env);
        } else {
            service.heartbeat(&env);
        }
        let ticks = (0..AT_ONCE)
            .take_while(|_| service.run_next_alarm(&env))
            .count();
        assert!(ticks < AT_ONCE, "an alarm rings for ever");
    }

    pub(crate) fn ask(&mut self, player: &str, ask: Action) -> String {
        let request = Request {
            user: person(player),
            place: place(),
            source: String::new(),
            access: Access::default(),
            action: ask,
        };
        let env = env(self.now, self.dice);
        let replies = self.service().handle(&request, &env);
        let texts: Vec<String> = replies.iter().map(|reply| reply.text.plain()).collect();
        texts.join("\n---\n")
    }

    /// Stores events directly, without the service.
    pub(crate) fn store(&mut self, events: Vec<Event>) {
        let mut store = Store::open(&self.path()).unwrap();
        let before = self.game();
        let entry = |event| Entry {
            at: self.now,
            event,
        };
        let entries: Vec<Entry> = events.into_iter().map(entry).collect();
        let mut game = before.clone();
        for entry in &entries {
            game.apply(entry);
        }
        let alarms = alarm(&game, &self.times());
        let owed = SideEffects {
            alarms: &alarms,
            ..SideEffects::default()
        };
        let stored = store.append(before.version(), &entries, &game.summary(), owed);
        stored.unwrap();
    }

    /// All public announcements since the last call.
    pub(crate) fn told(&mut self) -> String {
        let env = env(self.now, self.dice);
        loop {
            let service = self.service();
            let due = service.due("test", &env, 10);
            for delivery in &due {
                service.delivered(delivery.id, DeliveryOutcome::Posted(None), &env);
            }
            if due.is_empty() {
                break;
            }
            self.told
                .extend(due.into_iter().map(|delivery| delivery.reply));
        }
        let told: Vec<String> = self.told.drain(..).map(|r| r.text.plain()).collect();
        told.join("\n---\n")
    }

    /// Runs the act of a line: `moves` makes the next move of a long game, other moves are named.
    pub(crate) fn act(&mut self, player: &str, what: &str) -> String {
        let (verb, rest) = what.split_once(' ').unwrap_or((what, ""));
        let wanted = match verb {
            "moves" => {
                let ply = self.game().ply().0 as usize;
                return self.plays(player, self.moves[ply]);
            }
            "resigns" => {
                let action = Action::Resign {
                    game: Some(ID),
                    sure: true,
                };
                return self.ask(player, action);
            }
            "away" => {
                let (from, until) = rest.split_once(' ').unwrap();
                let stretch = TimeSpan {
                    from: Timestamp(self.now.0 + span(from)),
                    until: Timestamp(self.now.0 + span(until)),
                };
                let away = pause::away(&self.game(), &person(player).id, stretch);
                self.store(vec![away.unwrap()]);
                return String::new();
            }
            "back" => {
                let back = pause::back(&self.game(), &person(player).id, self.now);
                self.store(vec![back.unwrap()]);
                return String::new();
            }
            "leaves" | "loses-place" => {
                let seat = self.game().seat_of(&person(player).id).unwrap();
                let why = if verb == "leaves" {
                    PauseReason::Left(seat)
                } else {
                    PauseReason::PlaceGone
                };
                let events = pause::pause(&self.game(), why, &self.times(), self.now);
                self.store(events);
                return String::new();
            }
            "pause" => ClockAction::OfferPause(Some(ID)),
            "agrees" | "declines" => ClockAction::AnswerPause {
                game: Some(ID),
                seen: None,
                accept: verb == "agrees",
            },
            "resumes" => ClockAction::Resume(Some(ID)),
            "gives" => ClockAction::Give {
                game: Some(ID),
                length: rest.to_owned(),
            },
            "claims" => ClockAction::Claim(Some(ID)),
            "waits" => ClockAction::Wait(ID),
            "looks" => ClockAction::Show(Some(ID)),
            _ => return self.plays(player, what),
        };
        self.ask(player, Action::Time(wanted))
    }

    /// Plays a move, with its dice after it (`D4xE5[5:2]`).
    fn plays(&mut self, player: &str, text: &str) -> String {
        let (text, dice) = text.split_once('[').unwrap_or((text, "1:1]"));
        let (attacker, defender) = dice.trim_end_matches(']').split_once(':').unwrap();
        self.dice = [attacker.parse().unwrap(), defender.parse().unwrap()];
        let action = Action::Play {
            game: Some(ID),
            text: text.to_owned(),
        };
        self.ask(player, action)
    }

    /// The state of the clocks, and other facts.
    pub(crate) fn state(&self) -> String {
        let (game, times) = (self.game(), self.times());
        let left =
            |seat| clock::time_left(&game, seat, &times, self.now).map_or("-".to_owned(), show);
        let mut state: Vec<String> = Seat::all(2).map(left).collect();
        let name = |seat: Seat| ["Ann", "Ben"][seat.index()];
        if let Some(seat) = game.clocks().and_then(Clocks::flagged) {
            state.push(format!("{}’s time is up", name(seat)));
        }
        if let Some((why, _)) = game.paused() {
            state.push(match why {
                PauseReason::Agreed => "paused".to_owned(),
                PauseReason::PlaceGone => "no place".to_owned(),
                PauseReason::Left(seat) => format!("{} is gone", name(seat)),
            });
        }
        if let Some(outcome) = game.outcome() {
            let won = |seat: &Seat| outcome.score(*seat) == Score::Won;
            let winner = Seat::all(2).find(won).map_or("nobody", name);
            state.push(format!("{winner} wins ({})", outcome.termination));
        }
        state.join(" ")
    }

    fn line(&mut self, line: &str) {
        let mut cells = line.split('|').map(str::trim);
        let done = cells.next().unwrap();
        let (when, what) = done.split_once(char::is_whitespace).unwrap_or((done, ""));
        let (here, from) = match when.strip_prefix("~~") {
            Some(length) => {
                // The bot runs until now, and then stops.
                self.wake(true);
                self.service = None;
                (false, length)
            }
            None => match when.strip_prefix('~') {
                Some(length) => {
                    self.wake(true);
                    (false, length)
                }
                None => (true, when.trim_start_matches('+')),
            },
        };
        self.now = match from.parse::<Moment>() {
            Ok(moment) => Timestamp(moment.as_millisecond()),
            Err(_) => Timestamp(self.now.0 + span(from)),
        };
        self.wake(here);
        let what = what.trim();
        let answer = match what.split_once(' ') {
            Some((player, what)) => self.act(player, what.trim()),
            None => String::new(),
        };
        // Immediate consequences, as in the worker.
        self.wake(true);
        assert_eq!(self.state(), cells.next().unwrap_or_default(), "{line}");
        match cells.next() {
            Some(says) => assert!(answer.contains(says), "{line}\n{answer}"),
            None => assert_eq!(answer, "", "{line}"),
        }
    }

    /// Runs all lines of a table.
    pub(crate) fn follow(&mut self, table: &str) -> &mut Self {
        let lines = table.lines().map(str::trim);
        for line in lines.filter(|line| !line.is_empty()) {
            self.line(line);
        }
        self.agrees();
        self
    }

    /// Asserts that the log gives the same game, and that there is an alarm if and only if one is needed.
    fn agrees(&self) {
        let game = self.game();
        assert_eq!(game.history().diverged(), None);
        let deadline: Vec<Timestamp> = alarm(&game, &self.times())
            .iter()
            .map(|alarm| alarm.at)
            .collect();
        // Time given back since then delays the deadline, which the alarm notices when it fires.
        let alarms = self.alarms();
        assert_eq!(alarms.len(), deadline.len());
        assert!(alarms <= deadline, "{alarms:?} {deadline:?}");
    }

    /// The events about time, in order.
    pub(crate) fn time_events(&self) -> Vec<TimeEvent> {
        let store = Store::open_read_only(&self.path()).unwrap();
        let log = store.load(ID).unwrap();
        let time = |entry: Entry| {
            if let Event::Time(event) = entry.event {
                Some(event)
            } else {
                None
            }
        };
        log.into_iter().filter_map(time).collect()
    }
}

/// Parses a length of time in ms: `2d23h59m59.999s`.
pub(crate) fn span(text: &str) -> i64 {
    let mut sum = 0;
    let mut rest = text;
    while !rest.is_empty() {
        let unit = rest.find(|c: char| c.is_ascii_alphabetic()).unwrap();
        let (number, after) = rest.split_at(unit);
        let (unit, after) = after.split_at(1);
        sum += match unit {
            "d" => number.parse::<i64>().unwrap() * DAY,
            "h" => number.parse::<i64>().unwrap() * HOUR,
            "m" => number.parse::<i64>().unwrap() * MINUTE,
            "s" => {
                let (whole, part) = number.split_once('.').unwrap_or((number, "0"));
                let part: i64 = format!("{part:0<3}").parse().unwrap();
                whole.parse::<i64>().unwrap() * 1000 + part
            }
            unit => panic!("{unit} is no unit"),
        };
        rest = after;
    }
    sum
}

/// Formats a length of time: `2d23h59m59.999s`, `0`.
pub(crate) fn show(length: i64) -> String {
    let (days, hours) = (length / DAY, length % DAY / HOUR);
    let (minutes, ms) = (length % HOUR / MINUTE, length % MINUTE);
    let whole = [(days, "d"), (hours, "h"), (minutes, "m")];
    let parts = whole.iter().filter(|(number, _)| *number > 0);
    let mut parts: Vec<String> = parts.map(|(n, unit)| format!("{n}{unit}")).collect();
    if ms % 1000 > 0 {
        parts.push(format!("{}.{:03}s", ms / 1000, ms % 1000));
    } else if ms > 0 {
        parts.push(format!("{}s", ms / 1000));
    }
    if parts.is_empty() {
        "0".to_owned()
    } else {
        parts.concat()
    }
}
