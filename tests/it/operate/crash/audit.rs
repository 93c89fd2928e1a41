//! Invariants of a database while the bot is down, and of all replies so far.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::Path;

use kingboard::game::outcome::Termination;
use kingboard::game::seat::Seat;
use kingboard::play::event::{DiceEvent, Entry, Event, TimeEvent};
use kingboard::play::stage::Stage;
use kingboard::play::time_control::TimeExclusions;
use kingboard::play::verify::{DiceVerdict, report};
use kingboard::play::{Game, clock};
use kingboard::service::{GameId, PlayerId, Timestamp};
use kingboard::store::{self, Store};
use rusqlite::{Connection, Row};
use serde_json::Value;

use super::people::{PEOPLE, PlayerRequest, RequestOutcome, RequestedAction};
use crate::discord::loopback::{Channel, words};

/// A game as its players know it.
pub(super) struct Known {
    pub(super) id: GameId,
    pub(super) at: Channel,
    /// The players, or for an open challenge the challenger and the invited player.
    pub(super) seats: Vec<usize>,
    pub(super) open: bool,
    pub(super) to_move: usize,
}

/// An outbox entry.
pub(super) struct OutboxRow {
    pub(super) id: i64,
    pub(super) game: GameId,
    after: usize,
    upto: usize,
    state: String,
    message: Option<String>,
}

/// The contents of a database.
pub(super) struct Found {
    pub(super) logs: BTreeMap<GameId, Vec<Entry>>,
    pub(super) entries: Vec<OutboxRow>,
    /// Open and running games.
    pub(super) alive: Vec<Known>,
    pub(super) rolls: usize,
}

/// Reads a database and asserts that it is consistent.
pub(super) fn read(path: &Path) -> Found {
    let store = Store::open(path).unwrap();
    let conn = Connection::open(path).unwrap();
    sound(&conn);
    let mut statement = conn.prepare("SELECT id FROM games ORDER BY id").unwrap();
    let ids = statement
        .query_map([], |row| row.get(0).map(GameId))
        .unwrap();
    let mut found = Found {
        logs: BTreeMap::new(),
        entries: entries(&conn),
        alive: Vec::new(),
        rolls: 0,
    };
    for id in ids.map(Result::unwrap) {
        let log = store.load(id).unwrap();
        let game = Game::from_log(id, &log).unwrap();
        assert_eq!(Some(game.summary()), store.summary(id).unwrap());
        assert_eq!(
            game.history().diverged(),
            None,
            "{id}: the log replays to another position"
        );
        found.rolls += dice(&store, id, &log);
        clocks(&store, &game);
        found.alive.extend(known(&game));
        found.logs.insert(id, log);
    }
    found.chained();
    found
}

/// Asserts that SQLite finds no error in the file.
pub(super) fn sound(conn: &Connection) {
    let check: String = conn
        .pragma_query_value(None, "integrity_check", |row| row.get(0))
        .unwrap();
    assert_eq!(check, "ok");
    let mut orphans = conn.prepare("PRAGMA foreign_key_check").unwrap();
    assert!(!orphans.exists([]).unwrap(), "a row without its own");
}

fn entries(conn: &Connection) -> Vec<OutboxRow> {
    let all = "SELECT id, game, after, upto, state, message FROM promises ORDER BY id";
    let mut statement = conn.prepare(all).unwrap();
    let version =
        |row: &Row<'_>, nth: usize| row.get::<_, u32>(nth).map(|version| version as usize);
    let rows = statement.query_map([], |row| {
        Ok(OutboxRow {
            id: row.get(0)?,
            game: GameId(row.get(1)?),
            after: version(row, 2)?,
            upto: version(row, 3)?,
            state: row.get(4)?,
            message: row.get(5)?,
        })
    });
    rows.unwrap().map(Result::unwrap).collect()
}

/// Asserts that every roll follows from the secret, opened or not. Returns the number of rolls.
fn dice(store: &Store, id: GameId, log: &[Entry]) -> usize {
    let mut log = log.to_vec();
    let rolls = log
        .iter()
        .filter(|entry| matches!(entry.event, Event::Rolled { .. }));
    let rolls = rolls.count();
    let game = Game::from_log(id, &log).unwrap();
    let secret = store::secrets::of_game(store, id).unwrap();
    let open = matches!(game.stage(), Stage::Open | Stage::Running);
    if open {
        assert_eq!(secret.is_some(), game.keeps_secret(), "the secret of {id}");
    }
    if let Some(secret) = secret.filter(|_| game.keeps_secret()) {
        let event = Event::Dice(DiceEvent::Opened { secret });
        let at = log.last().unwrap().at;
        log.push(Entry { at, event });
    }
    let report = report(id, &log).unwrap();
    let verdict = report.verdict();
    if let DiceVerdict::Agrees { rolls: checked } = verdict {
        assert_eq!(checked, rolls, "{id}");
    } else {
        // A game without dice, or a declined or withdrawn one, whose secret is gone without having decided anything.
        let none = matches!(verdict, DiceVerdict::Bare(_)) || game.stage() == Stage::Void;
        assert!(none && rolls == 0, "{id}: {verdict:?}");
    }
    rolls
}

/// Asserts that nobody has lost on time, that every clock is within its limits, and that no outage lies in the future.
fn clocks(store: &Store, game: &Game) {
    let beat = store::presence::last_beat(store).unwrap();
    let outages = store::outages::since(store, Timestamp(0)).unwrap();
    for outage in &outages {
        assert!(
            outage.from < outage.until && Some(outage.until) <= beat,
            "{outage:?}"
        );
    }
    let (Some(clocks), Some(now)) = (game.clocks(), beat) else {
        return;
    };
    let times = TimeExclusions {
        off_hours: Vec::new(),
        outages,
    };
    for seat in Seat::all(game.position().seats()) {
        let left = clock::time_left(game, seat, &times, now).unwrap();
        assert!((1..=clocks.control().cap).contains(&left), "{left} ms left");
    }
    assert!(clocks.flagged().is_none());
}

/// The game as its players know it; `None` if it is over or belongs to others.
fn known(game: &Game) -> Option<Known> {
    let open = game.stage() == Stage::Open;
    if !open && game.stage() != Stage::Running {
        return None;
    }
    let sit = || game.seats().iter().map(person).collect();
    let seats: Option<Vec<usize>> = if open {
        [game.challenger(), game.invited()?]
            .into_iter()
            .map(person)
            .collect()
    } else {
        sit()
    };
    Some(Known {
        id: game.id(),
        seats: seats?,
        at: Channel {
            server: Some(500),
            id: game.place().channel().parse().ok()?,
        },
        open,
        to_move: game.to_move().map_or(0, Seat::index),
    })
}

/// The index of a player among the test's people.
fn person(id: &PlayerId) -> Option<usize> {
    let ids = PEOPLE.map(|person| format!("discord:{}", person.id));
    ids.iter().position(|other| other == id.as_str())
}

fn silent(log: &[Entry], from: usize, to: usize) -> bool {
    let clocked = |entry: &Entry| matches!(entry.event, Event::Time(TimeEvent::Clocked { .. }));
    log[from..to].iter().all(clocked)
}

impl Found {
    /// Asserts that every event has an announcement, in order and once.
    fn chained(&self) {
        let mut announced: BTreeMap<GameId, usize> = BTreeMap::new();
        for entry in &self.entries {
            let log = &self.logs[&entry.game];
            let before = announced.insert(entry.game, entry.upto).unwrap_or(0);
            assert!(
                entry.after >= before && silent(log, before, entry.after),
                "{} leaves out {before}",
                entry.game
            );
        }
        for (id, log) in &self.logs {
            let upto = announced.get(id).copied().unwrap_or(0);
            assert!(silent(log, upto, log.len()), "{id} ends without a word");
        }
    }

    /// Asserts that no earlier event is lost or changed.
    pub(super) fn continues(&self, before: &BTreeMap<GameId, Vec<Entry>>) {
        for (id, log) in before {
            let now = self.logs.get(id).map_or(&[][..], Vec::as_slice);
            assert!(now.starts_with(log), "{id} has lost or changed events");
        }
    }

    /// Asserts that every message in Discord matches the stored events, moves and dice.
    pub(super) fn assert_posts_match(&self, posts: &[Value]) {
        let by_id: BTreeMap<i64, &OutboxRow> = self.entries.iter().map(|p| (p.id, p)).collect();
        let mut stand: BTreeMap<String, &Value> = BTreeMap::new();
        for post in posts {
            let nonce = post["nonce"].as_str().unwrap();
            let Some(number) = nonce.strip_prefix("kb-").and_then(|n| n.parse().ok()) else {
                continue;
            };
            assert!(
                stand.insert(nonce.to_owned(), post).is_none(),
                "{nonce} twice"
            );
            let entry = by_id.get(&number);
            let entry = entry.unwrap_or_else(|| panic!("told and not stored: {post}"));
            let events = &self.logs[&entry.game][entry.after..entry.upto];
            tells(events, words(post));
        }
        for entry in self.entries.iter().filter(|p| p.state == "posted") {
            let there = stand.get(&format!("kb-{}", entry.id));
            let there = there.unwrap_or_else(|| panic!("{} is booked and not there", entry.id));
            assert_eq!(there["id"].as_str(), entry.message.as_deref());
        }
    }

    /// Asserts that every announcement is in Discord, in the order of its game.
    pub(super) fn assert_all_posted(&self, posts: &[Value]) {
        let mut order: BTreeMap<GameId, u64> = BTreeMap::new();
        assert!(posts.len() >= self.entries.len());
        for entry in &self.entries {
            assert_eq!(entry.state, "posted", "{} of {}", entry.id, entry.game);
            let message: u64 = entry.message.as_deref().unwrap().parse().unwrap();
            let before = order.insert(entry.game, message);
            assert!(
                before < Some(message),
                "{}: one overtook another",
                entry.game
            );
        }
    }

    /// Returns `true` if the players of a game have agreed to end it.
    fn agreed(&self, game: GameId) -> bool {
        let log = self.logs.get(&game).map(Vec::as_slice).unwrap_or_default();
        log.iter().any(|entry| {
            matches!(&entry.event, Event::Ended { outcome } if outcome.termination == Termination::AGREEMENT)
        })
    }

    /// The log of a game, the outbox about it, and all requests of a player, for a failed audit.
    fn about(&self, game: GameId, by: usize, requests: &[PlayerRequest]) -> String {
        let mut text = String::new();
        for (seq, entry) in self.logs.get(&game).into_iter().flatten().enumerate() {
            writeln!(text, "  {seq}: {:?}", entry.event).unwrap();
        }
        for entry in self.entries.iter().filter(|entry| entry.game == game) {
            let OutboxRow {
                id,
                after,
                upto,
                state,
                message,
                ..
            } = entry;
            writeln!(text, "  promise {id}: {after}..{upto} {state} {message:?}").unwrap();
        }
        for request in requests.iter().filter(|request| request.by == by) {
            writeln!(
                text,
                "  request in {}: {:?}, {:?}",
                request.game, request.action, request.outcome
            )
            .unwrap();
            if let Some((id, words)) = &request.board {
                writeln!(text, "    on {id}: {words:?}").unwrap();
                let same = |entry: &&OutboxRow| entry.message.as_ref() == Some(id);
                for entry in self.entries.iter().filter(same) {
                    writeln!(text, "    promise {} of {}", entry.id, entry.game).unwrap();
                }
            }
        }
        text
    }

    /// Asserts that the log holds exactly the confirmed requests: each once, and no refused one. Returns their number.
    pub(super) fn assert_requests_stored(&self, requests: &[PlayerRequest]) -> usize {
        let mut stored: BTreeMap<(GameId, usize, RequestedAction), usize> = BTreeMap::new();
        for entry in &self.entries {
            let log = &self.logs[&entry.game];
            for key in actions_in_log(entry.game, log, (entry.after, entry.upto)) {
                *stored.entry(key).or_default() += 1;
            }
        }
        let mut requested: BTreeMap<(GameId, usize, RequestedAction), (usize, usize)> =
            BTreeMap::new();
        let mut acknowledged = 0;
        for request in requests {
            let key = (request.game, request.by, request.action.clone());
            let (least, most) = requested.entry(key).or_default();
            match &request.outcome {
                RequestOutcome::Confirmed => (*least, *most) = (*least + 1, *most + 1),
                RequestOutcome::Unanswered => *most += 1,
                RequestOutcome::Refused(why) => {
                    assert!(!why.contains("my side"), "{:?}: {why}", request.action);
                }
            }
            acknowledged += usize::from(request.outcome == RequestOutcome::Confirmed);
        }
        let keys: BTreeSet<_> = stored.keys().chain(requested.keys()).collect();
        for key in keys {
            let count = stored.get(key).copied().unwrap_or_default();
            let (least, most) = requested.get(key).copied().unwrap_or_default();
            // An offer of a draw accepts a standing one, so no second offer is stored.
            let accepted = key.2 == RequestedAction::Draw && self.agreed(key.0);
            assert!(
                count <= most && least <= count + usize::from(accepted),
                "{key:?}: {count} times in the log, said to be done {least} times, asked for {most} times\n{}",
                self.about(key.0, key.1, requests)
            );
        }
        acknowledged
    }
}

/// The requests that these events stand for.
fn actions_in_log(
    id: GameId,
    log: &[Entry],
    (from, to): (usize, usize),
) -> Vec<(GameId, usize, RequestedAction)> {
    let game = Game::from_log(id, log).unwrap();
    let sits = |seat: Seat| person(game.player(seat).unwrap()).unwrap();
    let mut moved = false;
    let found = log[from..to].iter().filter_map(|entry| {
        if let Event::Created { by, terms, .. } = &entry.event {
            let action = RequestedAction::Offer(terms.note.clone());
            return Some((GameId::UNSTORED, person(by)?, action));
        }
        let (seat, action) = if let Event::Played { seat, text, .. } = &entry.event {
            // A turn of several plies is one request, named by its first ply.
            let first = !std::mem::replace(&mut moved, true);
            (
                seat,
                first.then(|| RequestedAction::Move(text.to_string()))?,
            )
        } else if let Event::DrawOffered { seat } = &entry.event {
            (seat, RequestedAction::Draw)
        } else if let Event::TakebackAsked { seat, .. } = &entry.event {
            (seat, RequestedAction::Takeback)
        } else {
            return None;
        };
        Some((id, sits(*seat), action))
    });
    found.collect()
}

/// Asserts that a text describes these events.
fn tells(events: &[Entry], words: &str) {
    let mut moved = false;
    for entry in events {
        if let Event::Played { text, .. } = &entry.event {
            let more = std::mem::replace(&mut moved, true);
            assert!(
                more || words.contains(text.as_str()),
                "{text} is not told: {words}"
            );
        } else if let Event::Rolled { roll, .. } = &entry.event {
            let [attack, defence] = roll.faces() else {
                panic!("{roll:?}");
            };
            let faces = format!("{attack} against {defence}");
            assert!(words.contains(&faces), "{faces} is not told: {words}");
        }
    }
}
