//! The audit of the year at its end.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use kingboard::play::Game;
use kingboard::play::event::{Event, TimeEvent};
use kingboard::play::stage::Stage;
use kingboard::service::api::action::Action;
use kingboard::service::api::delivery::DeliveryId;
use kingboard::service::api::time::ClockAction;
use kingboard::service::{GameId, Timestamp};
use kingboard::store::{self, AlarmKind, DueAlarm};

use super::Year;
use super::model::{ClockTally, Reading};

/// The figures of a year.
#[derive(Default)]
pub(super) struct Sums {
    games: usize,
    never_begun: usize,
    still_running: usize,
    tally: ClockTally,
    posted: usize,
    posted_again: usize,
    given_up: usize,
    later: usize,
    outages: usize,
    rings: usize,
    requests: usize,
    refusals: usize,
    twice: usize,
    restarts: usize,
    reminders: usize,
}

impl fmt::Display for Sums {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ClockTally {
            events,
            moves,
            fallen,
            flagged,
            claimed,
            pauses,
            gifts,
            holidays,
            taken_back,
            over: _,
        } = &self.tally;
        writeln!(
            f,
            "{} games, {} never begun, {} still running; {events} events, {moves} moves",
            self.games, self.never_begun, self.still_running
        )?;
        writeln!(
            f,
            "{fallen} hard deadlines, {flagged} soft ones, {claimed} claims; {pauses} pauses, {gifts} gifts, {holidays} holidays in games, {taken_back} take-backs"
        )?;
        writeln!(
            f,
            "{} requests, {} refused, {} sent twice; {} alarms rang; {} restarts, {} outages",
            self.requests, self.refusals, self.twice, self.rings, self.restarts, self.outages
        )?;
        write!(
            f,
            "{} messages posted, {} again after a crash, {} put off, {} given up; {} reminders",
            self.posted, self.posted_again, self.later, self.given_up, self.reminders
        )
    }
}

/// An outbox entry: its range of versions, and its outcome.
struct Kept {
    id: i64,
    after: u32,
    upto: u32,
    state: String,
    reason: Option<String>,
}

impl Year {
    /// Checks all stored data and sums up.
    pub(super) fn audit(&mut self) -> Sums {
        self.settles();
        let mut sums = Sums {
            games: self.games.len(),
            posted: self.post.booked.len(),
            posted_again: self.post.forgotten.values().sum(),
            given_up: self.post.given_up.len(),
            later: self.post.later,
            outages: self.known.outages.len(),
            rings: self.figures.rings,
            requests: self.figures.requests,
            refusals: self.figures.refusals,
            twice: self.figures.twice,
            restarts: self.figures.restarts,
            reminders: self.figures.reminders,
            ..Sums::default()
        };
        self.clocks(&mut sums);
        self.alarms();
        self.announcements();
        self.notices();
        self.plays_on();
        sums
    }

    /// Delivers all delayed messages.
    fn settles(&mut self) {
        let end = self.now;
        for hour in 0..24 {
            self.now = end + hour * 3_600_000;
            self.deliver();
        }
        self.now = end;
    }

    /// Asserts that every log gives the game in the list, and that its times are right.
    fn clocks(&mut self, sums: &mut Sums) {
        for (id, known) in &self.games {
            let log = self.store.load(*id).unwrap();
            let game = Game::from_log(*id, &log).unwrap();
            assert_eq!(Some(game.summary()), self.store.summary(*id).unwrap());
            assert_eq!(game.history().diverged(), None, "{id}");
            match game.stage() {
                Stage::Open | Stage::Void if game.seats().is_empty() => sums.never_begun += 1,
                Stage::Running => sums.still_running += 1,
                Stage::Open | Stage::Void | Stage::Over => {}
            }
            let hours = known
                .seats
                .map(|player| self.people[player].hours.as_slice());
            let read = Reading::new(&self.known, hours).read(&log, self.now);
            let tally = read.unwrap_or_else(|wrong| {
                let log: Vec<String> = log
                    .iter()
                    .map(|e| format!("{} {:?}", e.at.0, e.event))
                    .collect();
                panic!("{id}: {wrong}\n{}", log.join("\n"))
            });
            sums.tally.events += tally.events;
            sums.tally.moves += tally.moves;
            sums.tally.fallen += tally.fallen;
            sums.tally.flagged += tally.flagged;
            sums.tally.claimed += tally.claimed;
            sums.tally.pauses += tally.pauses;
            sums.tally.gifts += tally.gifts;
            sums.tally.holidays += tally.holidays;
            sums.tally.taken_back += tally.taken_back;
        }
    }

    /// Asserts that a game has an alarm if and only if time alone can change it.
    fn alarms(&self) {
        let alarms = store::alarms::due(&self.store, Timestamp(i64::MAX), usize::MAX).unwrap();
        let all: BTreeSet<GameId> = alarms.iter().map(|ringing| ringing.game).collect();
        let by_time = |ringing: &&DueAlarm| {
            matches!(ringing.alarm.kind, AlarmKind::Deadline | AlarmKind::Expiry)
        };
        let standing: BTreeSet<GameId> = alarms
            .iter()
            .filter(by_time)
            .map(|ringing| ringing.game)
            .collect();
        for id in self.games.keys() {
            let game = Game::from_log(*id, &self.store.load(*id).unwrap()).unwrap();
            let flagged = game
                .clocks()
                .and_then(kingboard::play::clock::Clocks::flagged);
            let needed = match game.stage() {
                Stage::Open => game.terms().expires.is_some(),
                Stage::Running => game.ticking().is_some() && flagged.is_none(),
                Stage::Over | Stage::Void => false,
            };
            assert_eq!(standing.contains(id), needed, "the alarm of {id}");
            let over = matches!(game.stage(), Stage::Over | Stage::Void);
            assert!(!over || !all.contains(id), "{id} is over");
        }
        for ringing in alarms {
            assert!(ringing.alarm.at.0 > self.now, "{ringing:?} has not rung");
        }
    }

    /// Asserts that every event was announced once and in order, or has a recorded reason.
    fn announcements(&self) {
        let conn = rusqlite::Connection::open(self.dir.path().join("games.db")).unwrap();
        let mut statement = conn
            .prepare(
                "SELECT game, id, after, upto, state, reason FROM promises ORDER BY game, upto",
            )
            .unwrap();
        let rows = statement.query_map([], |row| {
            let kept = Kept {
                id: row.get(1)?,
                after: row.get(2)?,
                upto: row.get(3)?,
                state: row.get(4)?,
                reason: row.get(5)?,
            };
            Ok((GameId(row.get(0)?), kept))
        });
        let mut games: BTreeMap<GameId, Vec<Kept>> = BTreeMap::new();
        for row in rows.unwrap() {
            let (game, kept) = row.unwrap();
            games.entry(game).or_default().push(kept);
        }
        let place: BTreeMap<DeliveryId, usize> =
            self.post.booked.iter().copied().zip(0..).collect();
        assert_eq!(place.len(), self.post.booked.len(), "booked twice");
        for id in self.games.keys() {
            self.kept(*id, games.get(id).map_or(&[], Vec::as_slice), &place);
        }
    }

    /// Asserts that every reminder was given once or has a recorded reason, and that those of one turn keep their
    /// distance.
    fn notices(&self) {
        type Row = (i64, String, String, String, i64);
        let conn = rusqlite::Connection::open(self.dir.path().join("games.db")).unwrap();
        let all = "SELECT id, state, games, detail, put_at FROM notices WHERE kind = 'reminder'";
        let mut statement = conn.prepare(all).unwrap();
        let rows = statement.query_map([], |row| {
            let (state, games, detail) = (row.get(1)?, row.get(2)?, row.get(3)?);
            Ok((row.get(0)?, state, games, detail, row.get(4)?))
        });
        let mut last: BTreeMap<(i64, String), i64> = BTreeMap::new();
        for row in rows.unwrap() {
            let (id, state, games, plies, at): Row = row.unwrap();
            let of = DeliveryId::Notice(id);
            let posted = self.post.posted.get(&of).copied().unwrap_or_default();
            let forgotten = self.post.forgotten.get(&of).copied().unwrap_or_default();
            match state.as_str() {
                "posted" => assert_eq!(posted, 1 + forgotten, "reminder {id}"),
                "given-up" => assert_eq!(posted, forgotten, "reminder {id}"),
                state => panic!("reminder {id} is {state}"),
            }
            let games: Vec<i64> = serde_json::from_str(&games).unwrap();
            for (game, ply) in games.iter().zip(plies.split_whitespace()) {
                let before = last.insert((*game, ply.to_owned()), at);
                let soon = before.is_some_and(|before| at - before < 60 * 60 * 1000);
                assert!(
                    !soon,
                    "two reminders of game {game} after {ply} moves at {at}"
                );
            }
        }
    }

    fn kept(&self, game: GameId, announcements: &[Kept], place: &BTreeMap<DeliveryId, usize>) {
        let log = self.store.load(game).unwrap();
        let silent = |from: u32, to: u32| {
            let between = &log[from as usize..to as usize];
            between
                .iter()
                .all(|entry| matches!(entry.event, Event::Time(TimeEvent::Clocked { .. })))
        };
        let (mut announced, mut last) = (0, None);
        for announcement in announcements {
            assert!(
                announcement.after >= announced && silent(announced, announcement.after),
                "{game} leaves out {announced}"
            );
            announced = announcement.upto;
            let id = DeliveryId::Event(announcement.id);
            let posted = self.post.posted.get(&id).copied().unwrap_or_default();
            let forgotten = self.post.forgotten.get(&id).copied().unwrap_or_default();
            match announcement.state.as_str() {
                "posted" => {
                    assert_eq!(posted, 1 + forgotten, "{game} up to {announced}");
                    assert!(
                        last < Some(place[&id]),
                        "{game}: one message overtook another"
                    );
                    last = Some(place[&id]);
                }
                "given-up" => {
                    assert!(self.post.given_up.contains(&id) && announcement.reason.is_some());
                    assert_eq!(posted, forgotten);
                }
                state => panic!("{game} up to {announced} is {state}"),
            }
        }
        let version = u32::try_from(log.len()).unwrap();
        assert!(silent(announced, version), "{game} ends without a word");
    }

    /// Asserts that no game is stuck: the player to move can move, unless it is paused.
    fn plays_on(&mut self) {
        self.now += 1;
        let games: Vec<GameId> = self.games.keys().copied().collect();
        for id in games {
            let log = self.store.load(id).unwrap();
            let game = Game::from_log(id, &log).unwrap();
            if game.stage() != Stage::Running {
                continue;
            }
            let mover = game
                .seat_to_act()
                .expect("a running game waits for somebody");
            let player = self.games[&id].seats[mover.index()];
            if game.paused().is_some() {
                let resume = Action::Time(ClockAction::Resume(Some(id)));
                assert!(
                    self.ask(player, Self::place_of(id), resume, [1, 1]),
                    "{id} cannot go on"
                );
            }
            let ply = game.ply().0 as usize;
            assert!(self.moves(id, player, ply), "{id} is stuck");
        }
    }
}
