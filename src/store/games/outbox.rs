//! The outbox: announcements stored with their events, delivered afterwards, and found again by message id.
//!
//! An entry says only which versions to announce. The text is made from the log at delivery. A crash can repeat a
//! message but never lose one.

use rusqlite::{Connection, OptionalExtension, params};

use crate::play::{GameId, Place, PlayerId, Timestamp, Version};
use crate::store::rows::places::{place_of_text, place_text, server_text};
use crate::store::{Store, StoreError};

/// An announcement to the table of the events after version `from`, up to version `to`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OutboxMessage {
    /// The version already announced.
    pub from: Version,
    /// The version to announce up to; each has at most one entry.
    pub to: Version,
    /// The delivery time.
    pub due: Timestamp,
    /// `true` if it may be announced together with the events before it, if these are not due yet.
    pub joins: bool,
}

/// The number of an outbox entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct OutboxId(pub i64);

/// An outbox entry that is due.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DueMessage {
    /// Its number.
    pub id: OutboxId,
    /// The game.
    pub game: GameId,
    /// The version already announced.
    pub from: Version,
    /// The version to announce up to.
    pub to: Version,
    /// The place of the table.
    pub place: Place,
    /// Number of earlier attempts.
    pub tries: u32,
    /// The time it became deliverable; after the first attempt, the time it was stored.
    pub since: Timestamp,
}

/// The result of one delivery attempt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DeliveryResult {
    /// Posted, with the message id if the transport has ids.
    Posted(Option<String>),
    /// Not yet: try again at this time.
    Later(Timestamp),
    /// Abandoned, with the reason.
    Never(String),
}

pub(in crate::store) fn insert(
    tx: &Connection,
    game: GameId,
    now: Timestamp,
    entries: &[OutboxMessage],
) -> Result<(), StoreError> {
    let mut statement = tx.prepare_cached(
        "INSERT INTO promises (id, game, after, upto, put_at, due_at) \
         VALUES (1 + max(coalesce((SELECT max(id) FROM promises), 0), \
                coalesce((SELECT last FROM numbers_given WHERE kind = 'promises'), 0)), ?1, ?2, ?3, ?4, ?5)",
    )?;
    for message in entries {
        if message.joins && join(tx, game, now, message)? {
            continue;
        }
        let OutboxMessage { from, to, due, .. } = message;
        statement.execute(params![game.0, from.0, to.0, now.0, due.0])?;
    }
    Ok(())
}

/// Adds these events to the announcement of those before, if that is not due yet. It gets a new number. The outcome of
/// a delivery in flight under the old number is not recorded. Its events are announced twice rather than lost.
fn join(
    tx: &Connection,
    game: GameId,
    now: Timestamp,
    message: &OutboxMessage,
) -> Result<bool, StoreError> {
    let OutboxMessage { from, to, due, .. } = message;
    let joined = tx
        .prepare_cached(
            "UPDATE promises SET upto = ?3, due_at = min(due_at, ?4), \
             id = 1 + max((SELECT max(id) FROM promises), \
                  coalesce((SELECT last FROM numbers_given WHERE kind = 'promises'), 0)) \
             WHERE game = ?1 AND upto = ?2 AND state = 'waiting' AND tries = 0 AND due_at > ?5 AND due_at < ?6",
        )?
        .execute(params![game.0, from.0, to.0, due.0, now.0, HELD])?;
    Ok(joined > 0)
}

/// Due time of an entry whose game has no place, in ms.
const HELD: i64 = i64::MAX;

/// Holds the outbox entries of a game until it has a place again.
pub(in crate::store) fn hold(conn: &Connection, game: GameId) -> Result<(), StoreError> {
    conn.prepare_cached("UPDATE promises SET due_at = ?2 WHERE game = ?1 AND state = 'waiting'")?
        .execute([game.0, HELD])?;
    Ok(())
}

/// Makes entries of a game due now that are held for an answer.
pub(in crate::store) fn tell_now(
    conn: &Connection,
    game: GameId,
    now: Timestamp,
) -> Result<(), StoreError> {
    conn.prepare_cached(
        "UPDATE promises SET due_at = ?2 \
         WHERE game = ?1 AND state = 'waiting' AND tries = 0 AND due_at > ?2 AND due_at < ?3",
    )?
    .execute([game.0, now.0, HELD])?;
    Ok(())
}

/// Makes entries due now that were due by a clock since set back: an event is never announced in the future.
pub(in crate::store) fn rewind_due_times(
    conn: &Connection,
    now: Timestamp,
) -> Result<(), StoreError> {
    conn.prepare_cached(
        "UPDATE promises SET due_at = ?1 WHERE state = 'waiting' AND due_at > ?1 AND due_at < ?2",
    )?
    .execute([now.0, HELD])?;
    Ok(())
}

/// Makes held entries due now, at the game's place.
pub(in crate::store) fn release(
    conn: &Connection,
    game: GameId,
    now: Timestamp,
) -> Result<(), StoreError> {
    conn.prepare_cached(
        "UPDATE promises SET due_at = ?3 WHERE game = ?1 AND state = 'waiting' AND due_at = ?2",
    )?
    .execute([game.0, HELD, now.0])?;
    Ok(())
}

// Only the first waiting entry of each game: a later one must not overtake it, so the one before each is settled. CROSS
// JOIN keeps the scan in the order of the index, so that it ends with the last entry asked for.
const DUE: &str = "SELECT p.id, p.game, p.after, p.upto, g.place, p.tries, iif(p.tries, p.put_at, p.due_at) \
     FROM promises p CROSS JOIN games g ON g.id = p.game \
     WHERE p.state = 'waiting' AND p.due_at <= ?2 \
     AND coalesce((SELECT e.state FROM promises e WHERE e.game = p.game AND e.upto < p.upto \
         ORDER BY e.upto DESC LIMIT 1), '') <> 'waiting' \
     AND substr(g.place || ':', 1, length(?1) + 1) = ?1 || ':' \
     AND p.id NOT IN (SELECT value FROM json_each(?4)) \
     AND g.place NOT IN (SELECT value FROM json_each(?5)) \
     AND NOT EXISTS (SELECT 1 FROM set_apart a WHERE a.game = p.game AND a.until_at IS NULL) \
     ORDER BY p.due_at, p.id LIMIT ?3";

/// Entries to leave out of a search for due ones.
#[derive(Clone, Debug, Default)]
pub struct OutboxFilter {
    /// These entries.
    pub entries: Vec<i64>,
    /// The entries of games at these places.
    pub places: Vec<Place>,
}

const ONE: &str = "SELECT p.id, p.game, p.after, p.upto, g.place, p.tries, iif(p.tries, p.put_at, p.due_at) \
     FROM promises p JOIN games g ON g.id = p.game WHERE p.id = ?1";

fn read(row: &rusqlite::Row<'_>) -> Result<DueMessage, rusqlite::Error> {
    Ok(DueMessage {
        id: OutboxId(row.get(0)?),
        game: GameId(row.get(1)?),
        from: Version(row.get(2)?),
        to: Version(row.get(3)?),
        place: place_of_text(&row.get::<_, String>(4)?),
        tries: row.get(5)?,
        since: Timestamp(row.get(6)?),
    })
}

// Entries that only wait for delivery: due or tried before; not those held for a place or a time. Each waits since it
// was due, or since it was stored if it was tried.
macro_rules! waiting {
    ($columns:literal, $there:literal) => {
        concat!(
            "SELECT ",
            $columns,
            " FROM ( \
             SELECT p.put_at, p.tries, p.due_at, g.place AS goes_to FROM promises p JOIN games g ON g.id = p.game \
             WHERE p.state = 'waiting' AND p.due_at < ?3 \
             AND NOT EXISTS (SELECT 1 FROM set_apart a WHERE a.game = p.game AND a.until_at IS NULL) \
             UNION ALL \
             SELECT put_at, tries, due_at, coalesce(place, player) FROM notices WHERE state = 'waiting') \
             WHERE (due_at <= ?2 OR tries > 0) AND ",
            $there
        )
    };
}
const WAITING: &str = waiting!(
    "count(*), min(iif(tries, put_at, due_at))",
    "substr(goes_to || ':', 1, length(?1) + 1) = ?1 || ':'"
);
const WAITING_AT: &str = waiting!("1", "goes_to = ?1");

/// Records one attempt; `false` if the entry no longer waits.
pub(in crate::store) fn write_result(
    conn: &Connection,
    id: OutboxId,
    how: &DeliveryResult,
    now: Timestamp,
) -> Result<bool, StoreError> {
    let changed = match how {
        DeliveryResult::Posted(message) => conn
            .prepare_cached(
                "UPDATE promises SET state = 'posted', tries = tries + 1, settled_at = ?2, message = ?3 \
                 WHERE id = ?1 AND state = 'waiting'",
            )?
            .execute(params![id.0, now.0, message])?,
        DeliveryResult::Later(due) => conn
            .prepare_cached(
                "UPDATE promises SET tries = tries + 1, due_at = ?2 \
                 WHERE id = ?1 AND state = 'waiting'",
            )?
            .execute(params![id.0, due.0])?,
        DeliveryResult::Never(reason) => conn
            .prepare_cached(
                "UPDATE promises SET state = 'given-up', tries = tries + 1, settled_at = ?2, reason = ?3 \
                 WHERE id = ?1 AND state = 'waiting'",
            )?
            .execute(params![id.0, now.0, reason])?,
    };
    Ok(changed == 1)
}

const TOLD_BY: &str = "SELECT p.game, p.upto FROM promises p JOIN games g ON g.id = p.game \
     WHERE p.message = ?1 AND g.house = ?2 ORDER BY p.id DESC LIMIT 1";

pub(in crate::store) fn game_of_announcement(
    conn: &Connection,
    place: &Place,
    message: &str,
) -> Result<Option<(GameId, Version)>, StoreError> {
    let found = conn
        .prepare_cached(TOLD_BY)?
        .query_row([message, &server_text(place.server())], |row| {
            Ok((GameId(row.get(0)?), Version(row.get(1)?)))
        })
        .optional()?;
    Ok(found)
}

const NEWEST_STORED_AT: &str = "SELECT upto, state = 'posted' AND settled_at <= ?2 FROM promises \
     WHERE game = ?1 AND put_at <= ?2 ORDER BY upto DESC LIMIT 1";

/// The newest version of a game that was announced at this time. `None` if the newest entry of then was not known to be
/// posted: its message may have been there.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn announced_before(
    store: &Store,
    game: GameId,
    at: Timestamp,
) -> Result<Option<Version>, StoreError> {
    let mut statement = store.conn.prepare_cached(NEWEST_STORED_AT)?;
    let newest = statement.query_row([game.0, at.0], |row| {
        let was_posted: bool = row.get(1)?;
        Ok(was_posted.then_some(Version(row.get(0)?)))
    });
    Ok(newest.optional()?.flatten())
}

const LAST_MESSAGE: &str = "SELECT message FROM promises WHERE game = ?1 AND message IS NOT NULL \
     ORDER BY upto DESC LIMIT 1";

/// The outbox messages due at places of this transport, oldest first: of each game only the first unsettled one,
/// and only once it is due.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn due(
    store: &Store,
    transport: &str,
    now: Timestamp,
    most: usize,
) -> Result<Vec<DueMessage>, StoreError> {
    due_without(store, transport, now, most, &OutboxFilter::default())
}

/// [`due`] with a filter.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn due_without(
    store: &Store,
    transport: &str,
    now: Timestamp,
    most: usize,
    without: &OutboxFilter,
) -> Result<Vec<DueMessage>, StoreError> {
    let entries = serde_json::json!(without.entries).to_string();
    let places: Vec<String> = without.places.iter().map(place_text).collect();
    let places = serde_json::json!(places).to_string();
    let most = i64::try_from(most).unwrap_or(i64::MAX);
    let mut statement = store.conn.prepare_cached(DUE)?;
    let mut found = Vec::new();
    for due in statement.query_map(params![transport, now.0, most, entries, places], read)? {
        match due {
            // The game of a damaged row is found to be damaged elsewhere; it must not block the others.
            Err(error) if error.sqlite_error_code().is_none() => {}
            due => found.push(due?),
        }
    }
    Ok(found)
}

/// The number of deliverable messages to places or people of this transport, and since when the oldest waits.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn waiting(
    store: &Store,
    transport: &str,
    now: Timestamp,
) -> Result<(usize, Option<Timestamp>), StoreError> {
    let found =
        store
            .conn
            .prepare_cached(WAITING)?
            .query_row(params![transport, now.0, HELD], |row| {
                let oldest: Option<i64> = row.get(1)?;
                let count: i64 = row.get(0)?;
                Ok((
                    usize::try_from(count).unwrap_or_default(),
                    oldest.map(Timestamp),
                ))
            })?;
    Ok(found)
}

/// Returns `true` if a deliverable message waits for this very place.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn waiting_at(store: &Store, place: &Place, now: Timestamp) -> Result<bool, StoreError> {
    goes_to(store, &place_text(place), now)
}

/// Returns `true` if a deliverable message waits for this person in private.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn waiting_for(store: &Store, person: &PlayerId, now: Timestamp) -> Result<bool, StoreError> {
    goes_to(store, person.as_str(), now)
}

fn goes_to(store: &Store, recipient: &str, now: Timestamp) -> Result<bool, StoreError> {
    let mut statement = store.conn.prepare_cached(WAITING_AT)?;
    Ok(statement.exists(params![recipient, now.0, HELD])?)
}

/// An outbox message in any state.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn get(store: &Store, id: OutboxId) -> Result<Option<DueMessage>, StoreError> {
    let mut statement = store.conn.prepare_cached(ONE)?;
    Ok(statement.query_row([id.0], read).optional()?)
}

/// Holds the outbox messages of a game until it has a place again.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn hold_until_place(store: &mut Store, game: GameId) -> Result<(), StoreError> {
    hold(&store.conn, game)
}

/// The id of the newest message posted about a game.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn last_message(store: &Store, game: GameId) -> Result<Option<String>, StoreError> {
    let found = store
        .conn
        .prepare_cached(LAST_MESSAGE)?
        .query_row([game.0], |row| row.get(0))
        .optional()?;
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::Store;

    #[test]
    fn no_question_about_promises_passes_the_settled_ones() {
        let store = Store::in_memory().unwrap();
        for sql in [DUE, ONE, TOLD_BY, NEWEST_STORED_AT, LAST_MESSAGE] {
            let plan = store.plan(sql);
            let quick = |step: &String| {
                step.starts_with("SEARCH ")
                    || step.starts_with("LIST SUBQUERY")
                    || step.starts_with("SCAN json_each")
                    || step == "CREATE BLOOM FILTER"
                    || step.starts_with("CORRELATED ")
            };
            assert!(plan.iter().all(quick), "{sql}\n{plan:#?}");
            let sorts = plan.iter().any(|step| step.contains("TEMP B-TREE"));
            assert!(
                !sorts || sql != DUE,
                "the next ones are found in order: {plan:#?}"
            );
        }
    }
}
