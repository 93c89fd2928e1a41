//! State for a restart: the session of each shard, how far its events are handled, and the last handled ones.
//! A request whose effect must not be stored twice is noted as handled in the same transaction ([`begin_source`]). Any
//! other is noted with the next [`save`]. A sequence is saved once all events up to it are handled. So an event that
//! comes again after a crash is either new or known here.

use rusqlite::{Connection, OptionalExtension, params};

use crate::play::calendar::DAY;
use crate::play::{Place, Timestamp};
use crate::store::base::tx::Transaction;
use crate::store::rows::places::place_of_text;
use crate::store::{Store, StoreError};

/// Time for which a handled message or interaction is remembered, in ms: two days. Older ones are not read back.
const KNOWN_FOR: i64 = 2 * DAY;

const UNFINISHED: &str = "SELECT place FROM games INDEXED BY games_unfinished \
     WHERE stage IN ('open', 'running') AND substr(place || ':', 1, length(?1) + 1) = ?1 || ':' \
     UNION SELECT place FROM ladders \
     WHERE closed = 0 AND substr(place || ':', 1, length(?1) + 1) = ?1 || ':' ORDER BY place";

/// A gateway session that can be resumed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GatewaySession {
    /// The session id.
    pub id: String,
    /// The resume address.
    pub url: String,
    /// The bot's user in it.
    pub bot: String,
    /// The bot's application.
    pub application: String,
}

/// The progress of one shard.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SessionRecord {
    /// The shard's number, from 0.
    pub shard: u32,
    /// The number of shards.
    pub shards: u32,
    /// The intents of the session, as a bit set.
    pub intents: u64,
    /// The session, unless it is over.
    pub session: Option<GatewaySession>,
    /// The sequence number of the last event with all those before it handled.
    pub sequence: u64,
    /// The highest message number among the handled events.
    pub met: Option<u64>,
    /// Messages after this number must still be read back; `None` if there are none.
    pub behind: Option<u64>,
}

/// The stored sessions of all shards together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StoredSessions {
    /// The number of shards with a record.
    pub shards: u32,
    /// The number of those whose session can be resumed.
    pub resumable: u32,
    /// The number of those with messages still to be read back.
    pub behind: u32,
    /// The time since the last of them was saved, in ms.
    pub age: i64,
}

/// Saves the progress of the shards and the messages and interactions answered since. Records of shards beyond
/// `count` are deleted, and so are handled messages that cannot come again.
///
/// # Errors
/// The `StoreError` of a failed SQLite call; nothing is saved then.
pub fn save(
    store: &mut Store,
    count: u32,
    records: &[SessionRecord],
    answered: &[String],
    now: Timestamp,
) -> Result<(), StoreError> {
    store.relaxed(|store| {
        let tx = Transaction::begin(&mut store.conn)?;
        for record in records {
            write(&tx, record, now)?;
        }
        for source in answered {
            put_handled(&tx, Some(source), now)?;
        }
        tx.prepare_cached("DELETE FROM sessions WHERE shard >= ?1")?
            .execute([count])?;
        tx.prepare_cached("DELETE FROM handled WHERE at < ?1")?
            .execute([now.0.saturating_sub(KNOWN_FOR)])?;
        tx.commit()?;
        Ok(())
    })
}

/// The last saved progress of the shards, by their numbers.
///
/// # Errors
/// The [`StoreError`] of a failed SQLite call.
pub fn all(store: &Store) -> Result<Vec<SessionRecord>, StoreError> {
    let mut statement = store.conn.prepare_cached(
        "SELECT shard, shards, intents, sequence, met, behind, session, url, bot, application \
         FROM sessions ORDER BY shard",
    )?;
    let number = |number: i64| u64::try_from(number).unwrap_or_default();
    let rows = statement.query_map([], |row| {
        let text = |column| row.get::<_, Option<String>>(column);
        let (id, url, bot, application) = (text(6)?, text(7)?, text(8)?, text(9)?);
        let session = match (id, url, bot, application) {
            (Some(id), Some(url), Some(bot), Some(application)) => Some(GatewaySession {
                id,
                url,
                bot,
                application,
            }),
            _ => None,
        };
        Ok(SessionRecord {
            shard: row.get(0)?,
            shards: row.get(1)?,
            intents: number(row.get(2)?),
            sequence: number(row.get(3)?),
            met: row.get::<_, Option<i64>>(4)?.map(number),
            behind: row.get::<_, Option<i64>>(5)?.map(number),
            session,
        })
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// The stored sessions in numbers; `None` if no shard has a record.
///
/// # Errors
/// The [`StoreError`] of a failed SQLite call.
pub fn fresh(store: &Store, now: Timestamp) -> Result<Option<StoredSessions>, StoreError> {
    let mut statement = store.conn.prepare_cached(
        "SELECT count(*), count(session), count(behind), coalesce(max(at), 0) FROM sessions",
    )?;
    let stored = statement.query_row([], |row| {
        Ok(StoredSessions {
            shards: row.get(0)?,
            resumable: row.get(1)?,
            behind: row.get(2)?,
            age: now.0.saturating_sub(row.get(3)?).max(0),
        })
    })?;
    Ok(Some(stored).filter(|stored| stored.shards > 0))
}

/// Names the message or interaction that later writes come from; `None` for none.
pub fn begin_source(store: &mut Store, source: Option<&str>) {
    store.source = source
        .filter(|source| !source.is_empty())
        .map(str::to_owned);
}

/// The name that [`begin_source`] gave; later writes come from none.
pub fn take_source(store: &mut Store) -> Option<String> {
    store.source.take()
}

/// Returns `true` if this message or interaction was handled before.
///
/// # Errors
/// The [`StoreError`] of a failed SQLite call.
pub fn is_handled(store: &Store, source: &str) -> Result<bool, StoreError> {
    let known = store
        .conn
        .prepare_cached("SELECT 1 FROM handled WHERE source = ?1")?
        .query_row([source], |_| Ok(()))
        .optional()?;
    Ok(known.is_some())
}

/// The last handled messages and interactions, newest first.
///
/// # Errors
/// The [`StoreError`] of a failed SQLite call.
pub fn handled_last(store: &Store, most: usize) -> Result<Vec<String>, StoreError> {
    let mut statement = store
        .conn
        .prepare_cached("SELECT source FROM handled ORDER BY at DESC LIMIT ?1")?;
    let most = i64::try_from(most).unwrap_or(i64::MAX);
    let rows = statement.query_map([most], |row| row.get(0))?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// The places of a transport with open challenges, running games or open ladders.
///
/// # Errors
/// The [`StoreError`] of a failed SQLite call.
pub fn unfinished_places(store: &Store, transport: &str) -> Result<Vec<Place>, StoreError> {
    let mut statement = store.conn.prepare_cached(UNFINISHED)?;
    let rows = statement.query_map([transport], |row| {
        row.get::<_, String>(0).map(|text| place_of_text(&text))
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// Notes a request as handled that stored no event, so that a program that is killed does not handle it again.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn note_handled(store: &mut Store, source: &str, now: Timestamp) -> Result<(), StoreError> {
    store.relaxed(|store| put_handled(&store.conn, Some(source), now))
}

/// Records a message or interaction as handled, in the same transaction as its writes.
pub(in crate::store) fn put_handled(
    tx: &Connection,
    source: Option<&str>,
    now: Timestamp,
) -> Result<(), StoreError> {
    if let Some(source) = source {
        tx.prepare_cached("INSERT OR IGNORE INTO handled (source, at) VALUES (?1, ?2)")?
            .execute(params![source, now.0])?;
    }
    Ok(())
}

/// Deletes all sessions of a restored database: their events have happened since.
pub(in crate::store) fn forget(conn: &Connection) -> Result<(), StoreError> {
    if conn.table_exists(None, "sessions")? {
        conn.execute("DELETE FROM sessions", [])?;
    }
    Ok(())
}

fn write(tx: &Connection, record: &SessionRecord, now: Timestamp) -> Result<(), StoreError> {
    let number = |number: u64| i64::try_from(number).unwrap_or(i64::MAX);
    let session = record.session.as_ref();
    tx.prepare_cached(
        "INSERT INTO sessions (shard, shards, intents, session, url, bot, application, sequence, met, behind, at) \
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11) ON CONFLICT (shard) DO UPDATE SET \
         shards = excluded.shards, intents = excluded.intents, session = excluded.session, url = excluded.url, \
         bot = excluded.bot, application = excluded.application, sequence = excluded.sequence, met = excluded.met, \
         behind = excluded.behind, at = excluded.at",
    )?
    .execute(params![
        record.shard,
        record.shards,
        number(record.intents),
        session.map(|session| &session.id),
        session.map(|session| &session.url),
        session.map(|session| &session.bot),
        session.map(|session| &session.application),
        number(record.sequence),
        record.met.map(number),
        record.behind.map(number),
        now.0
    ])?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn record(shard: u32) -> SessionRecord {
        SessionRecord {
            shard,
            shards: 2,
            intents: 4609,
            session: Some(GatewaySession {
                id: "abc".to_owned(),
                url: "wss://example.org".to_owned(),
                bot: "900".to_owned(),
                application: "901".to_owned(),
            }),
            sequence: 7,
            met: Some(1_300_000_000_000_000_000),
            behind: None,
        }
    }

    #[test]
    fn unfinished_places_are_found_without_the_games_that_are_over() {
        let store = Store::in_memory().unwrap();
        let plan = store.plan(UNFINISHED);
        let scans = plan.iter().filter(|step| step.contains("games"));
        let scans: Vec<&str> = scans.map(String::as_str).collect();
        let expected = ["SCAN games USING COVERING INDEX games_unfinished"];
        assert_eq!(scans, expected, "{plan:#?}");
    }

    #[test]
    fn sessions_are_read_as_they_were_saved_and_those_of_shards_that_are_gone_go() {
        let mut store = Store::in_memory().unwrap();
        let over = SessionRecord {
            session: None,
            behind: Some(3),
            ..record(1)
        };
        let both = [record(0), over];
        save(&mut store, 2, &both, &[], Timestamp(1)).unwrap();
        assert_eq!(all(&store).unwrap(), both);
        save(&mut store, 1, &[], &[], Timestamp(1)).unwrap();
        assert_eq!(all(&store).unwrap(), both[..1]);
    }

    #[test]
    fn what_was_answered_is_known_until_it_cannot_come_again() {
        let mut store = Store::in_memory().unwrap();
        let answered = ["test:1".to_owned()];
        save(&mut store, 1, &[], &answered, Timestamp(0)).unwrap();
        for (at, known) in [(KNOWN_FOR, true), (KNOWN_FOR + 1, false)] {
            save(&mut store, 1, &[], &[], Timestamp(at)).unwrap();
            assert_eq!(is_handled(&store, "test:1").unwrap(), known);
        }
    }
}
