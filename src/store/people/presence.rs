//! Presence: the bot’s heartbeats, and when each player was last seen.

use rusqlite::{Connection, OptionalExtension, params};

use crate::play::calendar::{DAY, TimeSpan};
use crate::play::{PlayerId, Timestamp};
use crate::store::base::tx::Transaction;
use crate::store::games::{alarms, notices, outages, outbox};
use crate::store::people::erase;
use crate::store::{Store, StoreError};

/// The state of one shard connection.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShardRecord {
    /// The shard's number, from 0.
    pub shard: u32,
    /// Its state, in a word.
    pub state: String,
    /// Time in that state, in ms.
    pub lasts: i64,
    /// Last heartbeat latency, in ms.
    pub latency: Option<i64>,
}

/// Stores the state of the connections and the program's version, in place of the last.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn note_shards(
    store: &mut Store,
    version: &str,
    shards: &[ShardRecord],
    now: Timestamp,
) -> Result<(), StoreError> {
    store.relaxed(|store| {
        let tx = Transaction::begin(&mut store.conn)?;
        tx.prepare_cached(
            "INSERT OR REPLACE INTO running (one, version, noted) VALUES (1, ?1, ?2)",
        )?
        .execute(params![version, now.0])?;
        tx.prepare_cached("DELETE FROM shards")?.execute([])?;
        for shard in shards {
            let since = now.0.saturating_sub(shard.lasts);
            tx.prepare_cached(
                "INSERT INTO shards (shard, state, since, latency) VALUES (?1, ?2, ?3, ?4)",
            )?
            .execute(params![shard.shard, shard.state, since, shard.latency])?;
        }
        tx.commit()?;
        Ok(())
    })
}

/// The version that last stored the state of its connections, when, and those states.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn last_run(
    store: &Store,
) -> Result<Option<(String, Timestamp, Vec<ShardRecord>)>, StoreError> {
    let ran: Option<(String, i64)> = store
        .conn
        .prepare_cached("SELECT version, noted FROM running")?
        .query_row([], |row| Ok((row.get(0)?, row.get(1)?)))
        .optional()?;
    let Some((version, noted)) = ran else {
        return Ok(None);
    };
    let mut statement = store
        .conn
        .prepare_cached("SELECT shard, state, since, latency FROM shards ORDER BY shard")?;
    let shards = statement.query_map([], |row| {
        Ok(ShardRecord {
            shard: row.get(0)?,
            state: row.get(1)?,
            lasts: noted.saturating_sub(row.get(2)?),
            latency: row.get(3)?,
        })
    })?;
    let shards = shards.collect::<Result<_, _>>()?;
    Ok(Some((version, Timestamp(noted), shards)))
}

/// The last heartbeat.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn last_beat(store: &Store) -> Result<Option<Timestamp>, StoreError> {
    let at = store
        .conn
        .prepare_cached("SELECT at FROM heartbeat")?
        .query_row([], |row| row.get(0).map(Timestamp))
        .optional()?;
    Ok(at)
}

/// Records a heartbeat at `now`, and an `outage` before it. It survives the end of the program. A power failure may
/// lose the last ones, which gives players a little time.
///
/// A `now` before the last heartbeat means that the clock was set back. Outages and due times that now lie in the
/// future are then undone.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn heartbeat(
    store: &mut Store,
    now: Timestamp,
    outage: Option<TimeSpan>,
) -> Result<(), StoreError> {
    if let Some(last) = last_beat(store)?.filter(|last| now < *last) {
        set_back(store, last, now)?;
    }
    if outage.is_some() {
        return write_beat(store, now, outage);
    }
    // Once a second, so without waiting for the disk.
    store.relaxed(|store| write_beat(store, now, None))
}

/// Handles a clock that was set back from `last` to `now`.
fn set_back(store: &mut Store, last: Timestamp, now: Timestamp) -> Result<(), StoreError> {
    let tx = Transaction::begin(&mut store.conn)?;
    let gone = tx
        .prepare_cached("DELETE FROM outages WHERE from_at >= ?1")?
        .execute([now.0])?;
    let cut = tx
        .prepare_cached("UPDATE outages SET until_at = ?1 WHERE until_at > ?1")?
        .execute([now.0])?;
    if gone + cut > 0 {
        // The outages had moved deadlines.
        alarms::recheck_all_clocks(&tx, now)?;
        // Those of contests and ladders are found again as well.
        tx.execute("UPDATE contests SET alarm = ?1 WHERE alarm > ?1", [now.0])?;
        tx.execute("UPDATE ladders SET alarm = ?1 WHERE alarm > ?1", [now.0])?;
    }
    outbox::rewind_due_times(&tx, now)?;
    notices::rewind_due_times(&tx, last, now)?;
    erase::rewind_times(&tx, now)?;
    rewind_times(&tx, now, last.0.saturating_sub(now.0))?;
    tx.commit()?;
    Ok(())
}

/// Times of something that was asked or seen: it was not later than now (?1).
const CAP: [&str; 4] = [
    "UPDATE analyses SET asked_at = ?1 WHERE asked_at > ?1",
    "UPDATE analyses SET settled_at = ?1 WHERE settled_at > ?1",
    "UPDATE web_links SET asked_at = ?1 WHERE asked_at > ?1",
    "UPDATE web_hooks SET silent_since = ?1 WHERE silent_since > ?1",
];
/// Times of the next attempt, and of the next reminder after one that fired. Each comes earlier by as much as the clock
/// was ahead (?2). The first reminder of a turn follows its deadline, and one at the highest number waits for nothing.
const SHIFT: [&str; 4] = [
    "UPDATE alarms SET at = max(?1, at - ?2) \
     WHERE kind = 'reminder' AND sent > 0 AND at > ?1 AND at < 9223372036854775807",
    "UPDATE hook_deliveries SET due_at = max(?1, due_at - ?2) WHERE due_at > ?1 AND tries > 0",
    "UPDATE podium SET due_at = max(?1, due_at - ?2) WHERE due_at > ?1",
    "UPDATE controls SET due_at = max(?1, due_at - ?2) WHERE due_at > ?1",
];

/// Corrects times of a clock that was `ahead` of `now` by this much: nothing waits until they come.
fn rewind_times(tx: &Connection, now: Timestamp, ahead: i64) -> Result<(), StoreError> {
    for cap in CAP {
        tx.execute(cap, [now.0])?;
    }
    for shift in SHIFT {
        tx.execute(shift, [now.0, ahead])?;
    }
    // At the turn of a day the post of the next one may have been made a moment too early.
    let today = now.0.div_euclid(DAY);
    tx.execute(
        "UPDATE daily_posts SET day = ?1 WHERE day > ?1 + 1",
        [today],
    )?;
    Ok(())
}

fn write_beat(
    store: &mut Store,
    now: Timestamp,
    outage: Option<TimeSpan>,
) -> Result<(), StoreError> {
    let tx = Transaction::begin(&mut store.conn)?;
    if let Some(outage) = outage {
        outages::write(&tx, outage)?;
    }
    tx.prepare_cached("INSERT OR REPLACE INTO heartbeat (one, at) VALUES (1, ?1)")?
        .execute([now.0])?;
    tx.commit()?;
    Ok(())
}

/// Records that a player was seen.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn note_seen(store: &mut Store, player: &PlayerId, now: Timestamp) -> Result<(), StoreError> {
    store.relaxed(|store| {
        store
            .conn
            .prepare_cached("INSERT OR REPLACE INTO seen (player, at) VALUES (?1, ?2)")?
            .execute(params![player.as_str(), now.0])?;
        Ok(())
    })
}

/// The time when a player was last seen.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn last_seen(store: &Store, player: &PlayerId) -> Result<Option<Timestamp>, StoreError> {
    let at = store
        .conn
        .prepare_cached("SELECT at FROM seen WHERE player = ?1")?
        .query_row([player.as_str()], |row| row.get(0).map(Timestamp))
        .optional()?;
    Ok(at)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn outages_that_follow_each_other_are_one() {
        let mut store = Store::in_memory().unwrap();
        let span = |from, until| TimeSpan {
            from: Timestamp(from),
            until: Timestamp(until),
        };
        for at in 1..=100 {
            let outage = span(10 * at, 10 * (at + 1));
            heartbeat(&mut store, outage.until, Some(outage)).unwrap();
        }
        let apart = span(2_000, 2_500);
        heartbeat(&mut store, apart.until, Some(apart)).unwrap();
        let found = outages::since(&store, Timestamp(0)).unwrap();
        assert_eq!(found, [span(10, 1_010), apart]);
    }

    #[test]
    fn a_clock_that_is_set_back_delays_no_deletion() {
        let (late, now) = (Timestamp(100 * DAY), Timestamp(10 * DAY));
        let mut store = Store::in_memory().unwrap();
        heartbeat(&mut store, late, None).unwrap();
        store
            .conn
            .execute_batch(&format!(
                "INSERT INTO packing (one, at) VALUES (1, {0}); \
                 INSERT INTO departures (house, at) VALUES ('discord:1', {0}), ('discord:2', 5);",
                late.0
            ))
            .unwrap();
        heartbeat(&mut store, now, None).unwrap();
        assert!(!erase::vacuum_if_due(&mut store, now).unwrap());
        assert!(erase::vacuum_if_due(&mut store, Timestamp(now.0 + DAY)).unwrap());
        let left: Vec<i64> = store
            .conn
            .prepare("SELECT at FROM departures ORDER BY house")
            .unwrap()
            .query_map([], |row| row.get(0))
            .unwrap()
            .map(Result::unwrap)
            .collect();
        assert_eq!(left, [now.0, 5]);
    }
}
