//! Promised messages: put with the events they tell of, delivered after, found again by their name.
//!
//! A promise is only "tell the table what happened between these versions"; what that says is made
//! from the log when it is delivered. A crash can repeat a message but never lose one.

use rusqlite::{Connection, OptionalExtension, params};

use crate::play::{GameId, Place, Timestamp, Version};
use crate::store::StoreError;

/// To tell the table what happened after version `from`, up to version `to`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OutboxMessage {
    /// The version the table knows already.
    pub from: Version,
    /// The version to tell up to; one promise for each at most.
    pub to: Version,
    /// When to tell it.
    pub due: Timestamp,
}

/// One promise's number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct OutboxId(pub i64);

/// A promise to be kept now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DueMessage {
    /// Which.
    pub id: OutboxId,
    /// Whose events.
    pub game: GameId,
    /// The version the table knows already.
    pub from: Version,
    /// The version to tell up to.
    pub to: Version,
    /// Where the table is.
    pub place: Place,
    /// How often it was tried before.
    pub tries: u32,
    /// Since when it could be told; once it was tried, since when it is promised.
    pub since: Timestamp,
}

/// What became of one try to keep a promise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DeliveryResult {
    /// Told, by the message of this name where messages have names.
    Posted(Option<String>),
    /// Not yet: to be tried again from then on.
    Later(Timestamp),
    /// Given up, and why.
    Never(String),
}

pub(in crate::store) fn insert(
    tx: &Connection,
    game: GameId,
    now: Timestamp,
    promises: &[OutboxMessage],
) -> Result<(), StoreError> {
    let mut statement = tx.prepare_cached(
        "INSERT INTO promises (id, game, after, upto, put_at, due_at) \
         SELECT 1 + max(coalesce((SELECT max(id) FROM promises), 0), \
                coalesce((SELECT last FROM numbers_given WHERE kind = 'promises'), 0)), ?1, ?2, ?3, ?4, ?5",
    )?;
    for OutboxMessage { from, to, due } in promises {
        statement.execute(params![game.0, from.0, to.0, now.0, due.0])?;
    }
    Ok(())
}

/// When a promise is due whose game has no place it could be told at.
const HELD: i64 = i64::MAX;

/// Keeps what is promised about a game until it has a place again.
pub(in crate::store) fn hold_until_place(
    conn: &Connection,
    game: GameId,
) -> Result<(), StoreError> {
    conn.prepare_cached("UPDATE promises SET due_at = ?2 WHERE game = ?1 AND state = 'waiting'")?
        .execute([game.0, HELD])?;
    Ok(())
}

/// Lets what was due by a clock that is set back be told from now on: an event is never to be told later than now.
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

/// Lets what was kept be told from now on, at the place the game has.
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

// Only the first that waits of each game: what comes after it must not overtake it.
const DUE: &str = "SELECT p.id, p.game, p.after, p.upto, g.place, p.tries, iif(p.tries, p.put_at, p.due_at) \
     FROM promises p JOIN games g ON g.id = p.game \
     WHERE p.id IN (SELECT min(id) FROM promises WHERE state = 'waiting' GROUP BY game) \
     AND p.due_at <= ?2 AND substr(g.place, 1, length(?1)) = ?1 \
     AND p.id NOT IN (SELECT value FROM json_each(?4)) \
     AND g.place NOT IN (SELECT value FROM json_each(?5)) \
     AND NOT EXISTS (SELECT 1 FROM set_apart a WHERE a.game = p.game AND a.until_at IS NULL) \
     ORDER BY p.id LIMIT ?3";

/// What is not looked for among what is due.
#[derive(Clone, Debug, Default)]
pub struct OutboxFilter {
    /// These promises.
    pub promises: Vec<i64>,
    /// Those of games at these places.
    pub places: Vec<Place>,
}

const ONE: &str = "SELECT p.id, p.game, p.after, p.upto, g.place, p.tries, iif(p.tries, p.put_at, p.due_at) \
     FROM promises p JOIN games g ON g.id = p.game WHERE p.id = ?1";

pub(in crate::store) fn due(
    conn: &Connection,
    place_prefix: &str,
    now: Timestamp,
    most: usize,
    without: &OutboxFilter,
) -> Result<Vec<DueMessage>, StoreError> {
    let promises = serde_json::json!(without.promises).to_string();
    let places: Vec<&str> = without.places.iter().map(Place::as_str).collect();
    let places = serde_json::json!(places).to_string();
    let most = i64::try_from(most).unwrap_or(i64::MAX);
    let mut statement = conn.prepare_cached(DUE)?;
    let mut found = Vec::new();
    for due in statement.query_map(params![place_prefix, now.0, most, promises, places], read)? {
        match due {
            // A damaged row, of which the game is found to be damaged; it must not keep others waiting.
            Err(error) if error.sqlite_error_code().is_none() => {}
            due => found.push(due?),
        }
    }
    Ok(found)
}

fn read(row: &rusqlite::Row<'_>) -> Result<DueMessage, rusqlite::Error> {
    Ok(DueMessage {
        id: OutboxId(row.get(0)?),
        game: GameId(row.get(1)?),
        from: Version(row.get(2)?),
        to: Version(row.get(3)?),
        place: Place::new(row.get::<_, String>(4)?),
        tries: row.get(5)?,
        since: Timestamp(row.get(6)?),
    })
}

// What waits for nothing but to be delivered: due, or tried before; not what waits for a place or for its hour.
const WAITING: &str = "SELECT count(*), min(put_at) FROM ( \
     SELECT p.put_at, p.tries, p.due_at, g.place AS goes_to FROM promises p JOIN games g ON g.id = p.game \
     WHERE p.state = 'waiting' AND p.due_at < ?3 \
     AND NOT EXISTS (SELECT 1 FROM set_apart a WHERE a.game = p.game AND a.until_at IS NULL) \
     UNION ALL \
     SELECT put_at, tries, due_at, coalesce(place, player) FROM notices WHERE state = 'waiting') \
     WHERE (due_at <= ?2 OR tries > 0) AND substr(goes_to, 1, length(?1)) = ?1";

/// How many messages wait to be delivered, and when the oldest was promised.
pub(in crate::store) fn waiting(
    conn: &Connection,
    place_prefix: &str,
    now: Timestamp,
) -> Result<(usize, Option<Timestamp>), StoreError> {
    let found =
        conn.prepare_cached(WAITING)?
            .query_row(params![place_prefix, now.0, HELD], |row| {
                let oldest: Option<i64> = row.get(1)?;
                let count: i64 = row.get(0)?;
                Ok((
                    usize::try_from(count).unwrap_or_default(),
                    oldest.map(Timestamp),
                ))
            })?;
    Ok(found)
}

/// One promise, whatever became of it.
pub(in crate::store) fn one(
    conn: &Connection,
    id: OutboxId,
) -> Result<Option<DueMessage>, StoreError> {
    let mut statement = conn.prepare_cached(ONE)?;
    Ok(statement.query_row([id.0], read).optional()?)
}

/// Books one try; false where the promise no longer waits, and stays as it is.
pub(in crate::store) fn settle(
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
        .query_row([message, place.server()], |row| {
            Ok((GameId(row.get(0)?), Version(row.get(1)?)))
        })
        .optional()?;
    Ok(found)
}

const LAST_MESSAGE: &str = "SELECT message FROM promises WHERE game = ?1 AND message IS NOT NULL \
     ORDER BY upto DESC LIMIT 1";

pub(in crate::store) fn last_message(
    conn: &Connection,
    game: GameId,
) -> Result<Option<String>, StoreError> {
    let found = conn
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
        for sql in [DUE, ONE, TOLD_BY, LAST_MESSAGE] {
            let plan = store.plan(sql);
            let quick = |step: &String| {
                step.starts_with("SEARCH ")
                    || step.starts_with("LIST SUBQUERY")
                    || step.starts_with("SCAN json_each")
                    || step == "CREATE BLOOM FILTER"
                    || step.starts_with("CORRELATED ")
                    || step.ends_with("USING COVERING INDEX promises_waiting")
            };
            assert!(plan.iter().all(quick), "{sql}\n{plan:#?}");
        }
    }
}
