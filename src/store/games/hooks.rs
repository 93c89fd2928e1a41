//! Web hooks of servers: their addresses, and an outbox of the messages that each is still owed.
//!
//! A message owed to a hook is stored in the transaction of its events, and deleted once the hook has received it. So a
//! crash can repeat a delivery but never lose one. A row names versions only. The words are made from the log when it
//! is delivered, so they hold nothing that has been deleted meanwhile.

use rusqlite::{Connection, OptionalExtension, Row, params};

use crate::play::event::{Entry, Event};
use crate::play::event_effects::{Closing, EndKind};
use crate::play::stage::Stage;
use crate::play::summary::GameSummary;
use crate::play::{GameId, Place, PlayerId, Server, Timestamp, Version};
use crate::store::base::contest_ids::ContestId;
use crate::store::base::tx::Transaction;
use crate::store::games::gateway_sessions::put_handled;
use crate::store::games::manager_actions::{self, ManagerAction, ManagerActionKind};
use crate::store::games::notices::{self, Notice};
use crate::store::games::outbox::OutboxMessage;
use crate::store::rows::places::{place_of_text, place_text, server_of_text, server_text};
use crate::store::{Store, StoreError};

/// The events that a hook may get.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum HookTopic {
    /// A move was made.
    Move,
    /// A player’s turn begins.
    Turn,
    /// A game is over.
    Over,
    /// A round of a contest has begun.
    Round,
    /// A player has challenged anyone.
    Open,
}

impl HookTopic {
    /// All topics.
    pub const ALL: [Self; 5] = [Self::Move, Self::Turn, Self::Over, Self::Round, Self::Open];

    /// The name as it is stored and typed.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Move => "move",
            Self::Turn => "turn",
            Self::Over => "over",
            Self::Round => "round",
            Self::Open => "open",
        }
    }

    /// The topic with this name.
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|topic| topic.code() == code)
    }
}

/// The stored word for all topics.
const ALL_TOPICS: &str = "all";
/// The stored word for a trial delivery.
const TEST: &str = "test";

/// The number of a hook.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct HookId(pub i64);

/// A hook to be stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewHook<'a> {
    /// The place it is added at, which is notified when the hook is switched off.
    pub place: &'a Place,
    /// Its address.
    pub address: &'a str,
    /// The events it gets; `None` is all.
    pub topic: Option<HookTopic>,
    /// The secret of its signatures.
    pub secret: [u8; 32],
    /// The manager who adds it.
    pub author: &'a PlayerId,
}

/// A hook.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WebHook {
    /// Its number.
    pub id: HookId,
    /// Its server.
    pub server: Server,
    /// Its number in its server.
    pub number: u32,
    /// The place it was added at.
    pub place: Place,
    /// Its address.
    pub address: String,
    /// The events it gets; `None` is all.
    pub topic: Option<HookTopic>,
    /// `true` if it is switched off.
    pub stopped: bool,
    /// The last attempt, and its result.
    pub answered: Option<(Timestamp, String)>,
    /// Number of deliveries that wait.
    pub waiting: u32,
}

/// The subject of a delivery.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HookSubject {
    /// Events of a game.
    Game {
        /// The kind of event.
        topic: HookTopic,
        /// The game.
        game: GameId,
        /// The version before the events.
        from: Version,
        /// The version that they made.
        to: Version,
    },
    /// A round of a contest.
    Round {
        /// The contest.
        contest: ContestId,
        /// The version at which it began.
        version: u32,
    },
    /// A trial.
    Test,
}

/// A delivery that is due.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DueHook {
    /// Its number.
    pub id: i64,
    /// Its hook.
    pub hook: HookId,
    /// The place the hook was added at.
    pub place: Place,
    /// The address.
    pub address: String,
    /// The secret of its signatures.
    pub secret: Vec<u8>,
    /// The subject.
    pub subject: HookSubject,
    /// The time of the events.
    pub at: Timestamp,
    /// Number of earlier attempts.
    pub tries: u32,
    /// The time of its hook’s first failure after the last message that it received. `None` if it received that one, or
    /// if the hook was not called for a day.
    pub silent_since: Option<Timestamp>,
}

/// The result of an attempt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HookResult {
    /// The hook has heard it. A hook that was switched off is on again.
    Heard,
    /// It is tried again at this time.
    Later(Timestamp),
    /// It is not tried again, and the hook continues.
    Dropped,
    /// The hook is switched off, and its place is notified.
    Stopped(Notice),
}

/// Stores the messages owed to the hooks of a server for events that the table hears of.
pub(in crate::store) fn enqueue(
    tx: &Connection,
    after: Version,
    entries: &[Entry],
    summary: &GameSummary,
    announcements: &[OutboxMessage],
) -> Result<(), StoreError> {
    for told in announcements {
        let first = told.from.0.saturating_sub(after.0) as usize;
        let events = entries.get(first..).unwrap_or_default();
        let at = events.last().map_or(summary.changed, |entry| entry.at);
        for topic in topics(events, summary) {
            tx.prepare_cached(
                "INSERT INTO hook_deliveries (hook, topic, game, after, upto, put_at, due_at) \
                 SELECT id, ?2, ?3, ?4, ?5, ?6, ?6 FROM web_hooks \
                 WHERE house = ?1 AND stopped = 0 AND topic IN ('all', ?2) ORDER BY id",
            )?
            .execute(params![
                server_text(summary.place.server()),
                topic.code(),
                summary.id.0,
                told.from.0,
                told.to.0,
                at.0
            ])?;
        }
    }
    Ok(())
}

/// The topics of events; `summary` is the game after them.
fn topics(events: &[Entry], summary: &GameSummary) -> Vec<HookTopic> {
    let any = |fits: fn(&Event) -> bool| events.iter().any(|entry| fits(&entry.event));
    let moved = any(|event| matches!(event, Event::Played { .. }));
    let over = any(|event| event.effects().ends.is_some_and(is_end_of_game));
    let turns = any(|event| event.effects().passes_turn);
    // A turn of several moves is announced once.
    let mover = events.iter().rev().find_map(|entry| {
        let Event::Played { seat, .. } = &entry.event else {
            return None;
        };
        summary.seats.get(seat.index())
    });
    let passed = moved && mover != summary.to_move.as_ref();
    let waits = summary.stage == Stage::Running && summary.to_move.is_some();
    let opened = any(|event| matches!(event, Event::Created { .. }));
    let waits_for_anyone = summary.stage == Stage::Open && summary.invited.is_none();
    let mut topics = Vec::new();
    topics.extend((opened && waits_for_anyone).then_some(HookTopic::Open));
    topics.extend(moved.then_some(HookTopic::Move));
    topics.extend((waits && (turns || passed)).then_some(HookTopic::Turn));
    topics.extend(over.then_some(HookTopic::Over));
    topics
}

/// Returns `true` if a game ends so, and not only an offer of one. A server whose data is deleted has no hooks any more.
fn is_end_of_game(end: EndKind) -> bool {
    match end {
        EndKind::Result | EndKind::Without(Closing::CalledOff | Closing::Annulled) => true,
        EndKind::Without(
            Closing::Declined | Closing::Withdrawn | Closing::Lapsed | Closing::Deleted,
        ) => false,
    }
}

// The next delivery of each hook; the one due first goes first. Those of damaged games wait. One look-up for each hook
// that is owed something: the queue of a silent one is not walked through. Silence counts only while a hook is asked,
// at least once in 25 hours: no wait after a failure is longer than a day.
const DUE: &str = "WITH RECURSIVE owed (hook) AS (SELECT min(hook) FROM hook_deliveries UNION ALL \
     SELECT (SELECT min(n.hook) FROM hook_deliveries n WHERE n.hook > o.hook) FROM owed o WHERE o.hook IS NOT NULL) \
     SELECT d.id, d.hook, h.place, h.address, h.secret, d.topic, d.game, d.contest, d.after, d.upto, \
     d.put_at, d.tries, CASE WHEN h.answered_at > ?1 - 90000000 THEN h.silent_since END FROM owed o CROSS JOIN web_hooks h ON h.id = o.hook \
     CROSS JOIN hook_deliveries d ON d.id = (SELECT e.id FROM hook_deliveries e \
        WHERE e.hook = o.hook AND e.due_at <= ?1 AND (h.stopped = 0 OR e.topic = 'test') \
        AND NOT EXISTS (SELECT 1 FROM set_apart a WHERE a.game = e.game AND a.until_at IS NULL) \
        ORDER BY e.due_at, e.id LIMIT 1) \
     WHERE o.hook NOT IN (SELECT value FROM json_each(?2)) ORDER BY h.answered_at, d.due_at, d.id LIMIT ?3";

const HOOKS: &str = "SELECT id, house, number, place, address, topic, stopped, answered_at, answer, \
     (SELECT count(*) FROM hook_deliveries d WHERE d.hook = h.id) FROM web_hooks h";

fn read_hook(row: &Row<'_>) -> Result<WebHook, rusqlite::Error> {
    let answered: Option<i64> = row.get(7)?;
    let answer: Option<String> = row.get(8)?;
    Ok(WebHook {
        id: HookId(row.get(0)?),
        server: server_of_text(&row.get::<_, String>(1)?),
        number: row.get(2)?,
        place: place_of_text(&row.get::<_, String>(3)?),
        address: row.get(4)?,
        topic: HookTopic::from_code(&row.get::<_, String>(5)?),
        stopped: row.get(6)?,
        answered: answered.map(Timestamp).zip(answer),
        waiting: row.get(9)?,
    })
}

fn read_due(row: &Row<'_>) -> Result<DueHook, rusqlite::Error> {
    let topic: String = row.get(5)?;
    let (game, contest): (Option<i64>, Option<i64>) = (row.get(6)?, row.get(7)?);
    let subject = match (HookTopic::from_code(&topic), game, contest) {
        (Some(HookTopic::Round), _, Some(contest)) => HookSubject::Round {
            contest: ContestId(contest),
            version: row.get(9)?,
        },
        (Some(topic), Some(game), _) => HookSubject::Game {
            topic,
            game: GameId(game),
            from: Version(row.get(8)?),
            to: Version(row.get(9)?),
        },
        (Some(_) | None, _, _) => HookSubject::Test,
    };
    Ok(DueHook {
        id: row.get(0)?,
        hook: HookId(row.get(1)?),
        place: place_of_text(&row.get::<_, String>(2)?),
        address: row.get(3)?,
        secret: row.get(4)?,
        subject,
        at: Timestamp(row.get(10)?),
        tries: row.get(11)?,
        silent_since: row.get::<_, Option<i64>>(12)?.map(Timestamp),
    })
}

/// The hooks of a server, by their numbers.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn of_server(store: &Store, server: &Server) -> Result<Vec<WebHook>, StoreError> {
    let sql = format!("{HOOKS} WHERE house = ?1 ORDER BY number");
    let mut statement = store.conn.prepare_cached(&sql)?;
    let rows = statement.query_map([server_text(server)], read_hook)?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// All hooks, by server and number.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn all(store: &Store) -> Result<Vec<WebHook>, StoreError> {
    let sql = format!("{HOOKS} ORDER BY house, number");
    let mut statement = store.conn.prepare_cached(&sql)?;
    let rows = statement.query_map([], read_hook)?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// A hook; `None` if it was removed.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn get(store: &Store, hook: HookId) -> Result<Option<WebHook>, StoreError> {
    let sql = format!("{HOOKS} WHERE id = ?1");
    let mut statement = store.conn.prepare_cached(&sql)?;
    Ok(statement.query_row([hook.0], read_hook).optional()?)
}

/// Adds a hook to the server of its place, under the first number that is free. Returns that number.
///
/// # Errors
/// `StoreError` if the SQLite call fails; nothing is stored then.
pub fn add(store: &mut Store, hook: &NewHook<'_>, now: Timestamp) -> Result<u32, StoreError> {
    let server = server_text(hook.place.server());
    let tx = Transaction::begin(&mut store.conn)?;
    let number: u32 = tx.query_row(
        "SELECT min(n) FROM (SELECT 1 AS n UNION SELECT number + 1 FROM web_hooks WHERE house = ?1) \
         WHERE n NOT IN (SELECT number FROM web_hooks WHERE house = ?1)",
        [&server],
        |row| row.get(0),
    )?;
    tx.prepare_cached(
        "INSERT INTO web_hooks (house, number, place, address, topic, secret, made_at) \
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
    )?
    .execute(params![
        server,
        number,
        place_text(hook.place),
        hook.address,
        hook.topic.map_or(ALL_TOPICS, HookTopic::code),
        hook.secret,
        now.0
    ])?;
    let action = ManagerAction {
        at: now,
        kind: ManagerActionKind::HookAdded,
        number: number.into(),
        author: Some(hook.author.clone()),
    };
    manager_actions::note(&tx, &server, &action)?;
    put_handled(&tx, store.source.as_deref(), now)?;
    tx.commit()?;
    Ok(number)
}

/// Removes a hook with all that it is owed.
///
/// # Errors
/// `StoreError` if the SQLite call fails; nothing changes then.
pub fn remove(
    store: &mut Store,
    hook: &WebHook,
    author: &PlayerId,
    now: Timestamp,
) -> Result<(), StoreError> {
    let tx = Transaction::begin(&mut store.conn)?;
    tx.execute("DELETE FROM web_hooks WHERE id = ?1", [hook.id.0])?;
    let action = ManagerAction {
        at: now,
        kind: ManagerActionKind::HookRemoved,
        number: hook.number.into(),
        author: Some(author.clone()),
    };
    manager_actions::note(&tx, &server_text(&hook.server), &action)?;
    put_handled(&tx, store.source.as_deref(), now)?;
    tx.commit()?;
    Ok(())
}

/// Enqueues a trial delivery, unless one waits.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn enqueue_test(store: &mut Store, hook: HookId, now: Timestamp) -> Result<(), StoreError> {
    store
        .conn
        .prepare_cached(
            "INSERT INTO hook_deliveries (hook, topic, after, upto, put_at, due_at) \
             SELECT ?1, ?2, 0, 0, ?3, ?3 WHERE NOT EXISTS \
             (SELECT 1 FROM hook_deliveries WHERE hook = ?1 AND topic = ?2)",
        )?
        .execute(params![hook.0, TEST, now.0])?;
    Ok(())
}

/// Enqueues the hooks of a server that a round of a contest has begun.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn promise_round(
    store: &mut Store,
    server: &Server,
    contest: ContestId,
    version: u32,
    now: Timestamp,
) -> Result<(), StoreError> {
    store
        .conn
        .prepare_cached(
            "INSERT INTO hook_deliveries (hook, topic, contest, after, upto, put_at, due_at) \
             SELECT id, 'round', ?2, ?3 - 1, ?3, ?4, ?4 FROM web_hooks \
             WHERE house = ?1 AND stopped = 0 AND topic IN ('all', 'round') ORDER BY id",
        )?
        .execute(params![server_text(server), contest.0, version, now.0])?;
    Ok(())
}

/// Deliveries that are due, one for each hook but `busy` ones.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn due(
    store: &Store,
    busy: &[HookId],
    now: Timestamp,
    most: usize,
) -> Result<Vec<DueHook>, StoreError> {
    let busy: Vec<i64> = busy.iter().map(|hook| hook.0).collect();
    let busy = serde_json::json!(busy).to_string();
    let most = i64::try_from(most).unwrap_or(i64::MAX);
    let mut statement = store.conn.prepare_cached(DUE)?;
    let rows = statement.query_map(params![now.0, busy, most], read_due)?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// Records the result of an attempt, with the answer if there was an attempt. A delivery that is gone changes
/// nothing.
///
/// # Errors
/// `StoreError` if the SQLite call fails; nothing changes then.
pub fn attempted(
    store: &mut Store,
    delivery: &DueHook,
    result: &HookResult,
    answer: Option<&str>,
    now: Timestamp,
) -> Result<(), StoreError> {
    let (id, hook) = (delivery.id, delivery.hook.0);
    let tx = Transaction::begin(&mut store.conn)?;
    let there = tx
        .query_row("SELECT 1 FROM hook_deliveries WHERE id = ?1", [id], |_| {
            Ok(())
        })
        .optional()?;
    if there.is_none() {
        return Ok(());
    }
    // Without an answer the hook was not asked.
    if let (HookResult::Later(_), Some(_)) = (result, answer) {
        let since = delivery.silent_since.unwrap_or(now);
        tx.prepare_cached("UPDATE web_hooks SET silent_since = ?2 WHERE id = ?1")?
            .execute(params![hook, since.0])?;
    }
    if let Some(answer) = answer {
        let sql = "UPDATE web_hooks SET answered_at = ?2, answer = ?3 WHERE id = ?1";
        tx.prepare_cached(sql)?
            .execute(params![hook, now.0, answer])?;
    }
    match result {
        HookResult::Heard => {
            tx.prepare_cached(
                "UPDATE web_hooks SET stopped = 0, silent_since = NULL \
                 WHERE id = ?1 AND (stopped = 1 OR silent_since IS NOT NULL)",
            )?
            .execute([hook])?;
            tx.prepare_cached("DELETE FROM hook_deliveries WHERE id = ?1")?
                .execute([id])?;
        }
        HookResult::Dropped => {
            tx.prepare_cached("DELETE FROM hook_deliveries WHERE id = ?1")?
                .execute([id])?;
        }
        HookResult::Later(due) => {
            let sql = "UPDATE hook_deliveries SET tries = tries + 1, due_at = ?2 WHERE id = ?1";
            tx.prepare_cached(sql)?.execute([id, due.0])?;
        }
        HookResult::Stopped(notice) => {
            tx.prepare_cached(
                "UPDATE web_hooks SET stopped = 1, silent_since = NULL WHERE id = ?1",
            )?
            .execute([hook])?;
            tx.prepare_cached("DELETE FROM hook_deliveries WHERE hook = ?1")?
                .execute([hook])?;
            notices::insert(&tx, now, std::slice::from_ref(notice))?;
        }
    }
    tx.commit()?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_due_is_found_without_a_look_at_what_is_not() {
        let store = Store::in_memory().unwrap();
        let plan = store.plan(DUE);
        assert!(
            // The hooks that are owed something are looked at one by one.
            plan.iter().all(|step| !step.starts_with("SCAN ")
                || step == "SCAN o"
                || step.starts_with("SCAN json_each")),
            "{plan:#?}"
        );
    }

    #[test]
    fn the_hook_that_was_asked_longest_ago_comes_first() {
        let store = Store::in_memory().unwrap();
        let hooks = "INSERT INTO web_hooks (id, house, number, place, address, topic, secret, made_at, answered_at) VALUES \
             (1, 'discord:5', 1, 'discord:5:6', 'https://a.example', 'all', x'01', 1, 90), \
             (2, 'discord:5', 2, 'discord:5:6', 'https://b.example', 'all', x'02', 1, 80), \
             (3, 'discord:7', 1, 'discord:7:8', 'https://c.example', 'all', x'03', 1, NULL); \
             INSERT INTO hook_deliveries (hook, topic, after, upto, put_at, due_at) VALUES \
             (1, 'test', 0, 0, 1, 1), (2, 'test', 0, 0, 2, 2), (3, 'test', 0, 0, 3, 3);";
        store.conn.execute_batch(hooks).unwrap();
        let due = due(&store, &[], Timestamp(100), 9).unwrap();
        let order: Vec<i64> = due.iter().map(|due| due.hook.0).collect();
        assert_eq!(order, [3, 2, 1]);
    }
}
