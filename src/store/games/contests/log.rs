//! The log of a contest as rows: each event, a moderator’s reason beside it, and a checksum of all of them.

use std::collections::BTreeMap;

use rusqlite::{Connection, OptionalExtension, params};

use crate::contest::event::{ContestEntry, ContestEvent};
use crate::contest::values::ContestTime;
use crate::play::{GameId, PlayerId};
use crate::store::StoreError;
use crate::store::games::contests::{ContestExtras, ContestId, StoredReason};
use crate::store::rows::contest_bodies::{self, SCHEMA};
use crate::store::rows::places::GONE;
use crate::store::rows::sums::{ALTERED, Sum};

const EVENTS: &str = "SELECT e.seq, e.at, e.schema, e.body, coalesce(w.text, '') FROM contest_events e \
     LEFT JOIN contest_words w ON w.contest = e.contest AND w.seq = e.seq WHERE e.contest = ?1 ORDER BY e.seq";

/// The checksum of an empty log.
fn empty(id: ContestId) -> Sum {
    Sum::of(GameId(id.0))
}

/// The checksum in the row of a contest.
fn stored_sum(conn: &Connection, id: ContestId) -> Result<Option<i64>, StoreError> {
    let mut statement = conn.prepare_cached("SELECT sum FROM contests WHERE id = ?1")?;
    let found = statement.query_row([id.0], |row| row.get(0)).optional()?;
    Ok(found.flatten())
}

/// The checksum to continue with. An altered log stays detectable: its checksum stays wrong.
fn go_on(conn: &Connection, id: ContestId) -> Result<Sum, StoreError> {
    if let Some(sum) = stored_sum(conn, id)?.and_then(Sum::from_stored) {
        return Ok(sum);
    }
    let mut statement = conn.prepare_cached(EVENTS)?;
    let mut rows = statement.query([id.0])?;
    let mut sum = empty(id);
    while let Some(row) = rows.next()? {
        sum = sum.row(row)?;
    }
    Ok(sum)
}

/// Writes events after a version, with the rows that are stored with them.
pub(super) fn write_entries(
    tx: &Connection,
    id: ContestId,
    after: u32,
    entries: &[ContestEntry],
    extras: &ContestExtras<'_>,
) -> Result<(), StoreError> {
    let ContestExtras {
        people,
        games,
        alarm,
        reason,
    } = extras;
    for (number, player) in *people {
        tx.prepare_cached(
            "INSERT OR REPLACE INTO contest_people (contest, number, player) VALUES (?1, ?2, ?3)",
        )?
        .execute(params![id.0, number.0, player.as_str()])?;
    }
    if let Some(reason) = reason {
        tx.prepare_cached(
            "INSERT INTO contest_words (contest, seq, author, text) VALUES (?1, ?2, ?3, ?4)",
        )?
        .execute(params![id.0, after + 1, reason.by.as_str(), reason.text])?;
    }
    let mut sum = go_on(tx, id)?;
    for (entry, seq) in entries.iter().zip(after + 1..) {
        let body = contest_bodies::write(&entry.event);
        sum = sum.event(seq.into(), entry.at.0, SCHEMA, body.as_bytes());
        tx.prepare_cached(
            "INSERT INTO contest_events (contest, seq, at, schema, body) VALUES (?1, ?2, ?3, ?4, ?5)",
        )?
        .execute(params![id.0, seq, entry.at.0, SCHEMA, body])?;
        write_besides(tx, id, &entry.event)?;
    }
    for (table, game) in *games {
        tx.prepare_cached(
            "INSERT INTO contest_games (game, contest, number, open) VALUES (?1, ?2, ?3, 1)",
        )?
        .execute(params![game.0, id.0, table.0])?;
    }
    tx.prepare_cached("UPDATE contests SET alarm = ?2, sum = ?3 WHERE id = ?1")?
        .execute(params![id.0, alarm.map(|alarm| alarm.0), sum.stored()])?;
    Ok(())
}

/// Removes the link from the number of a forgotten player to a game that a contest has waited for.
pub(in crate::store) fn drop_games_of_forgotten(
    tx: &Connection,
    id: ContestId,
) -> Result<(), StoreError> {
    tx.prepare_cached(
        "DELETE FROM contest_games WHERE contest = ?1 AND open = 0 \
         AND EXISTS (SELECT 1 FROM people p WHERE p.game = contest_games.game AND p.player GLOB ?2 || '*')",
    )?
    .execute(params![id.0, GONE])?;
    Ok(())
}

/// Settles a table that has its result, and all tables of a contest that is over.
fn write_besides(tx: &Connection, id: ContestId, event: &ContestEvent) -> Result<(), StoreError> {
    match event {
        ContestEvent::Resulted { table, .. } => {
            tx.prepare_cached(
                "UPDATE contest_games SET open = 0 WHERE contest = ?1 AND number = ?2",
            )?
            .execute(params![id.0, table.0])?;
            drop_games_of_forgotten(tx, id)?;
        }
        // Games that are under way continue, and no other one is begun in their place.
        ContestEvent::Ended { .. } | ContestEvent::Cancelled { .. } => {
            tx.prepare_cached("UPDATE contest_games SET open = 0 WHERE contest = ?1")?
                .execute([id.0])?;
            drop_games_of_forgotten(tx, id)?;
        }
        ContestEvent::Opened { .. }
        | ContestEvent::Entered(_)
        | ContestEvent::Rested { .. }
        | ContestEvent::Left { .. }
        | ContestEvent::Replaced { .. }
        | ContestEvent::Extended { .. }
        | ContestEvent::Began { .. }
        | ContestEvent::Paired { .. }
        | ContestEvent::Started(_)
        | ContestEvent::Begun(_)
        | ContestEvent::Adjourned(_)
        | ContestEvent::Corrected { .. }
        | ContestEvent::Held { .. }
        | ContestEvent::Resumed { .. }
        | ContestEvent::PlaceLost
        | ContestEvent::Moved => {}
    }
    Ok(())
}

/// Reads the log of a contest.
pub(super) fn read_log(conn: &Connection, id: ContestId) -> Result<Vec<ContestEntry>, StoreError> {
    let corrupt = |what: String| StoreError::CorruptContest {
        contest: id.0,
        what,
    };
    let mut statement = conn.prepare_cached(EVENTS)?;
    let mut rows = statement.query([id.0])?;
    let (mut log, mut sum) = (Vec::new(), empty(id));
    while let Some(row) = rows.next()? {
        let seq: i64 = row.get(0)?;
        if seq != i64::try_from(log.len()).expect("a log is short") + 1 {
            return Err(corrupt(format!("before event {seq} an event is missing")));
        }
        let unreadable = |what: String| corrupt(format!("event {seq}: {what}"));
        let body: String = row.get(3).map_err(|error| unreadable(error.to_string()))?;
        let event = contest_bodies::read(row.get(2)?, &body, row.get(4)?).map_err(unreadable)?;
        sum = sum.row(row)?;
        log.push(ContestEntry {
            at: ContestTime(row.get(1)?),
            event,
        });
    }
    match stored_sum(conn, id)? {
        Some(stored) if stored != sum.stored() => Err(corrupt(ALTERED.to_owned())),
        Some(_) | None => Ok(log),
    }
}

/// Reads the reasons of moderators, by the versions that their events made.
pub(super) fn read_reasons(
    conn: &Connection,
    id: ContestId,
) -> Result<BTreeMap<u32, StoredReason>, StoreError> {
    let mut statement =
        conn.prepare_cached("SELECT seq, author, text FROM contest_words WHERE contest = ?1")?;
    let rows = statement.query_map([id.0], |row| {
        let by = PlayerId::new(row.get::<_, String>(1)?);
        let text = row.get(2)?;
        Ok((row.get(0)?, StoredReason { by, text }))
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}
