//! Outages: the spans in which the bot was away, or a shard was disconnected. No clock runs in them.

use rusqlite::Connection;

use crate::contest::values::{ContestTime, Interruption};
use crate::play::Timestamp;
use crate::play::calendar::TimeSpan;
use crate::store::{Store, StoreError};

/// The bot's outages that lasted beyond `since`, in order.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn since(store: &Store, since: Timestamp) -> Result<Vec<TimeSpan>, StoreError> {
    let mut statement = store.conn.prepare_cached(
        "SELECT from_at, until_at FROM outages WHERE until_at > ?1 ORDER BY until_at",
    )?;
    let rows = statement.query_map([since.0], |row| {
        Ok(TimeSpan {
            from: Timestamp(row.get(0)?),
            until: Timestamp(row.get(1)?),
        })
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// [`since`], as contests and ladders leave them out; none for a log without a beginning.
pub(in crate::store) fn interruptions_since(
    store: &Store,
    since: Option<ContestTime>,
) -> Result<Vec<Interruption>, StoreError> {
    let Some(since) = since else {
        return Ok(Vec::new());
    };
    let outages = self::since(store, Timestamp(since.0))?.into_iter();
    let stretch = |TimeSpan { from, until }| Interruption {
        from: ContestTime(from.0),
        until: ContestTime(until.0),
    };
    Ok(outages.map(stretch).collect())
}

/// Records an outage. One that begins where the last one ended lengthens that one: while a shard is down, each request
/// records the time since the request before.
pub(in crate::store) fn write(
    tx: &Connection,
    TimeSpan { from, until }: TimeSpan,
) -> Result<(), StoreError> {
    let longer = tx
        .prepare_cached(
            "UPDATE outages SET until_at = ?2 \
             WHERE from_at = (SELECT max(from_at) FROM outages) AND until_at = ?1 AND ?2 > ?1",
        )?
        .execute([from.0, until.0])?;
    if longer == 0 {
        tx.prepare_cached(
            "INSERT INTO outages (from_at, until_at) VALUES (?1, ?2) \
             ON CONFLICT (from_at) DO UPDATE SET until_at = max(until_at, excluded.until_at)",
        )?
        .execute([from.0, until.0])?;
    }
    Ok(())
}
