//! The log of a contest or a ladder as rows, with a checksum of all its events.
//!
//! Beside it are the people behind its numbers and the reasons of moderators.
//!
//! It knows no event: bodies are written and read by the two that have one.

use std::collections::BTreeMap;

use rusqlite::{Connection, OptionalExtension, params};

use crate::contest::values::{ContestTime, EntrantId};
use crate::play::{Place, PlayerId};
use crate::store::base::contest_ids::ContestOrLadder;
use crate::store::games::contests::{GivenReason, StoredReason};
use crate::store::rows::places::place_text;
use crate::store::rows::sums::{ALTERED, Sum};
use crate::store::rows::{contest_bodies, ladder_bodies};
use crate::store::{Store, StoreError};

/// The statements about the log of one of the two.
struct LogStatements {
    schema: i64,
    events: &'static str,
    add_event: &'static str,
    sum: &'static str,
    set_sum: &'static str,
    people: &'static str,
    add_person: &'static str,
    reasons: &'static str,
    add_reason: &'static str,
    set_alarm: &'static str,
    set_place: &'static str,
}

/// The statements for the tables of `$one` and their main table `$all`.
macro_rules! log_statements {
    ($one:literal, $all:literal, $schema:expr) => {
        LogStatements {
            schema: $schema,
            events: concat!(
                "SELECT e.seq, e.at, e.schema, e.body, coalesce(w.text, '') FROM ",
                $one,
                "_events e LEFT JOIN ",
                $one,
                "_words w ON w.",
                $one,
                " = e.",
                $one,
                " AND w.seq = e.seq WHERE e.",
                $one,
                " = ?1 ORDER BY e.seq"
            ),
            add_event: concat!(
                "INSERT INTO ",
                $one,
                "_events (",
                $one,
                ", seq, at, schema, body) VALUES (?1, ?2, ?3, ?4, ?5)"
            ),
            sum: concat!("SELECT sum FROM ", $all, " WHERE id = ?1"),
            set_sum: concat!("UPDATE ", $all, " SET sum = ?2 WHERE id = ?1"),
            people: concat!(
                "SELECT number, player FROM ",
                $one,
                "_people WHERE ",
                $one,
                " = ?1"
            ),
            add_person: concat!(
                "INSERT OR REPLACE INTO ",
                $one,
                "_people (",
                $one,
                ", number, player) VALUES (?1, ?2, ?3)"
            ),
            reasons: concat!(
                "SELECT seq, author, text FROM ",
                $one,
                "_words WHERE ",
                $one,
                " = ?1"
            ),
            add_reason: concat!(
                "INSERT INTO ",
                $one,
                "_words (",
                $one,
                ", seq, author, text) VALUES (?1, ?2, ?3, ?4)"
            ),
            set_alarm: concat!("UPDATE ", $all, " SET alarm = ?2 WHERE id = ?1"),
            set_place: concat!("UPDATE ", $all, " SET place = ?2 WHERE id = ?1"),
        }
    };
}

static CONTESTS: LogStatements = log_statements!("contest", "contests", contest_bodies::SCHEMA);
static LADDERS: LogStatements = log_statements!("ladder", "ladders", ladder_bodies::SCHEMA);

/// The statements about its log.
const fn statements(of: ContestOrLadder) -> &'static LogStatements {
    match of {
        ContestOrLadder::Contest(_) => &CONTESTS,
        ContestOrLadder::Ladder(_) => &LADDERS,
    }
}

/// The body of a stored event, with the moderator’s reason beside it.
pub(super) struct StoredBody {
    pub(super) schema: i64,
    pub(super) text: String,
    /// The reason; empty for none.
    pub(super) reason: String,
}

/// An event to store: its time and its body.
pub(super) struct NewBody {
    pub(super) at: ContestTime,
    pub(super) text: String,
}

/// The error of a damaged log.
pub(super) fn damaged(of: ContestOrLadder, what: impl Into<String>) -> StoreError {
    let what = what.into();
    StoreError::DamagedContest { of, what }
}

/// The stored checksum; `None` for an empty log.
fn stored_sum(conn: &Connection, of: ContestOrLadder) -> Result<Option<i64>, StoreError> {
    let mut statement = conn.prepare_cached(statements(of).sum)?;
    let found = statement.query_row([of.number()], |row| row.get(0));
    Ok(found.optional()?.flatten())
}

/// The checksum to continue with. An altered log stays detectable: its checksum stays wrong.
fn resume_sum(conn: &Connection, of: ContestOrLadder) -> Result<Sum, StoreError> {
    if let Some(sum) = stored_sum(conn, of)?.and_then(Sum::from_stored) {
        return Ok(sum);
    }
    let mut statement = conn.prepare_cached(statements(of).events)?;
    let mut rows = statement.query([of.number()])?;
    let mut sum = Sum::of_log(of.number());
    while let Some(row) = rows.next()? {
        sum = sum.row(row)?;
    }
    Ok(sum)
}

/// Reads a log; `event` reads a body, or gives its fault.
///
/// # Errors
/// [`StoreError::DamagedContest`] if an event is missing or unreadable, or the checksum differs.
pub(super) fn read<T>(
    conn: &Connection,
    of: ContestOrLadder,
    event: impl Fn(ContestTime, StoredBody) -> Result<T, String>,
) -> Result<Vec<T>, StoreError> {
    let mut statement = conn.prepare_cached(statements(of).events)?;
    let mut rows = statement.query([of.number()])?;
    let (mut log, mut sum) = (Vec::new(), Sum::of_log(of.number()));
    while let Some(row) = rows.next()? {
        let seq: i64 = row.get(0)?;
        if seq != i64::try_from(log.len()).expect("a log is short") + 1 {
            return Err(damaged(
                of,
                format!("before event {seq} an event is missing"),
            ));
        }
        let unreadable = |what: String| damaged(of, format!("event {seq}: {what}"));
        let body = StoredBody {
            schema: row.get(2)?,
            text: row.get(3).map_err(|error| unreadable(error.to_string()))?,
            reason: row.get(4)?,
        };
        log.push(event(ContestTime(row.get(1)?), body).map_err(unreadable)?);
        sum = sum.row(row)?;
    }
    match stored_sum(conn, of)? {
        Some(stored) if stored != sum.stored() => Err(damaged(of, ALTERED)),
        Some(_) | None => Ok(log),
    }
}

/// Writes events after a version, and their checksum.
pub(super) fn write(
    tx: &Connection,
    of: ContestOrLadder,
    after: u32,
    events: impl IntoIterator<Item = NewBody>,
) -> Result<(), StoreError> {
    let LogStatements {
        schema,
        add_event,
        set_sum,
        ..
    } = statements(of);
    let mut sum = resume_sum(tx, of)?;
    for (NewBody { at, text }, seq) in events.into_iter().zip(after + 1..) {
        sum = sum.event(seq.into(), at.0, *schema, text.as_bytes());
        tx.prepare_cached(add_event)?
            .execute(params![of.number(), seq, at.0, schema, text])?;
    }
    tx.prepare_cached(set_sum)?
        .execute(params![of.number(), sum.stored()])?;
    Ok(())
}

/// The people behind the numbers of a log; the forgotten have none.
pub(super) fn people(
    conn: &Connection,
    of: ContestOrLadder,
) -> Result<BTreeMap<EntrantId, PlayerId>, StoreError> {
    let mut statement = conn.prepare_cached(statements(of).people)?;
    let people = statement.query_map([of.number()], |row| {
        let player = PlayerId::new(row.get::<_, String>(1)?);
        Ok((EntrantId(row.get(0)?), player))
    })?;
    Ok(people.collect::<Result<_, _>>()?)
}

/// Writes people with new numbers, and new people behind old ones.
pub(super) fn write_people(
    tx: &Connection,
    of: ContestOrLadder,
    people: &[(EntrantId, PlayerId)],
) -> Result<(), StoreError> {
    for (number, player) in people {
        tx.prepare_cached(statements(of).add_person)?
            .execute(params![of.number(), number.0, player.as_str()])?;
    }
    Ok(())
}

/// The reasons of moderators, by the versions that their events made.
pub(super) fn reasons(
    conn: &Connection,
    of: ContestOrLadder,
) -> Result<BTreeMap<u32, StoredReason>, StoreError> {
    let mut statement = conn.prepare_cached(statements(of).reasons)?;
    let reasons = statement.query_map([of.number()], |row| {
        let by = PlayerId::new(row.get::<_, String>(1)?);
        let text = row.get(2)?;
        Ok((row.get(0)?, StoredReason { by, text }))
    })?;
    Ok(reasons.collect::<Result<_, _>>()?)
}

/// Writes the reason of the event that made this version.
pub(super) fn write_reason(
    tx: &Connection,
    of: ContestOrLadder,
    version: u32,
    reason: GivenReason<'_>,
) -> Result<(), StoreError> {
    let GivenReason { by, text } = reason;
    tx.prepare_cached(statements(of).add_reason)?
        .execute(params![of.number(), version, by.as_str(), text])?;
    Ok(())
}

/// Writes the time of its next step without a request.
pub(super) fn write_alarm(
    tx: &Connection,
    of: ContestOrLadder,
    alarm: Option<ContestTime>,
) -> Result<(), StoreError> {
    tx.prepare_cached(statements(of).set_alarm)?
        .execute(params![of.number(), alarm.map(|alarm| alarm.0)])?;
    Ok(())
}

/// Puts off the next step of a contest or a ladder.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn put_off(
    store: &mut Store,
    of: ContestOrLadder,
    until: Option<ContestTime>,
) -> Result<(), StoreError> {
    write_alarm(&store.conn, of, until)
}

/// Gives a contest or a ladder another place in its server.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn set_place(store: &mut Store, of: ContestOrLadder, place: &Place) -> Result<(), StoreError> {
    store
        .conn
        .prepare_cached(statements(of).set_place)?
        .execute(params![of.number(), place_text(place)])?;
    Ok(())
}
