//! Ladders: their logs, the people behind the numbers in them, and the games of their challenges.
//!
//! As with contests, a log names nobody, so it is never changed when a person is forgotten.

use std::collections::{BTreeMap, BTreeSet};

use rusqlite::{Connection, OptionalExtension, Row, params};

use crate::contest::ladder::{ChallengeId, LadderEntry, LadderEvent, StandingLadder};
use crate::contest::values::{ContestTime, EntrantId};
use crate::play::{GameId, Place, PlayerId, Server, Timestamp};
use crate::store::base::contest_ids::{ContestOrLadder, LadderId};
use crate::store::base::tx::Transaction;
use crate::store::games::contests::numbered_log::{self, NewBody, damaged};
use crate::store::games::contests::{ContestSubject, GivenReason, StoredReason};
use crate::store::games::gateway_sessions::put_handled;
use crate::store::games::outages;
use crate::store::rows::ladder_bodies;
use crate::store::rows::places::{place_of_text, place_text, server_text};
use crate::store::{Store, StoreError};

// The open challenges first: there are few of them, and many games.
const FINISHED_CHALLENGE: &str = "SELECT l.ladder, l.challenge, l.game FROM ladder_games l LEFT JOIN games g ON g.id = l.game \
     WHERE l.open = 1 AND (g.stage IN ('over', 'void') OR g.id IS NULL) AND l.game NOT IN (SELECT value FROM json_each(?1)) \
     AND NOT EXISTS (SELECT 1 FROM ladders_apart a WHERE a.ladder = l.ladder) ORDER BY l.game LIMIT 1";

/// A ladder as it is stored.
#[derive(Clone, Debug)]
pub struct StoredLadder {
    /// Its number.
    pub id: LadderId,
    /// Its game and place. A ladder has no seasons.
    pub subject: ContestSubject,
    /// Its state, folded from its log.
    pub ladder: StandingLadder,
    /// Its log.
    pub log: Vec<LadderEntry>,
    /// The people behind its numbers; the forgotten have none.
    pub people: BTreeMap<EntrantId, PlayerId>,
    /// The reasons of moderators, by the versions that their events made.
    pub reasons: BTreeMap<u32, StoredReason>,
}

/// A ladder in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LadderRow {
    /// Its number.
    pub id: LadderId,
    /// Its game and place.
    pub subject: ContestSubject,
    /// `true` if it is closed.
    pub closed: bool,
}

/// The rows stored with events of a ladder.
#[derive(Clone, Debug, Default)]
pub struct LadderExtras<'a> {
    /// People with new numbers.
    pub people: &'a [(EntrantId, PlayerId)],
    /// Games that begin.
    pub games: &'a [(ChallengeId, GameId)],
    /// The reason that a moderator gave for the first event.
    pub reason: Option<GivenReason<'a>>,
}

/// A challenge of a ladder whose game is over, while the ladder does not know it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FinishedChallenge {
    /// The ladder.
    pub ladder: LadderId,
    /// The challenge.
    pub challenge: ChallengeId,
    /// Its game.
    pub game: GameId,
}

const OPEN_GAMES: &str = "SELECT game FROM ladder_games WHERE ladder = ?1 AND open = 1";

const ROWS: &str =
    "SELECT id, version, kind, options, clock, rated, place, closed, sum FROM ladders";

/// Stores a new ladder, which nobody is on.
///
/// # Errors
/// `StoreError` if the SQLite call fails; nothing is stored then.
pub fn create(
    store: &mut Store,
    subject: &ContestSubject,
    now: Timestamp,
) -> Result<LadderId, StoreError> {
    let ContestSubject {
        kind,
        options,
        clock,
        rated,
        place,
        season: _,
        follows: _,
    } = subject;
    let tx = Transaction::begin(&mut store.conn)?;
    tx.prepare_cached(
        "INSERT INTO ladders (version, kind, options, clock, rated, place, house, closed, created_at, changed_at) \
         VALUES (0, ?1, ?2, ?3, ?4, ?5, ?6, 0, ?7, ?7)",
    )?
    .execute(params![
        kind,
        options,
        clock,
        rated,
        place_text(place),
        server_text(place.server()),
        now.0
    ])?;
    let id = LadderId(tx.last_insert_rowid());
    put_handled(&tx, store.source.as_deref(), now)?;
    store.commit_timer.commit(tx)?;
    Ok(id)
}

/// Stores events, with their consequences, in one transaction. `after` is the ladder with them.
///
/// # Errors
/// [`StoreError::Conflict`] if the ladder is at another version; nothing is stored then.
pub fn append(
    store: &mut Store,
    id: LadderId,
    after: &StandingLadder,
    entries: &[LadderEntry],
    extras: &LadderExtras<'_>,
) -> Result<(), StoreError> {
    let added = u32::try_from(entries.len()).expect("events of one moment are few");
    let expected = after.version() - added;
    let now = entries.last().map_or(0, |entry| entry.at.0);
    let tx = Transaction::begin(&mut store.conn)?;
    let changed = tx
        .prepare_cached(
            "UPDATE ladders SET version = ?3, closed = ?4, changed_at = ?5, alarm = ?6 \
             WHERE id = ?1 AND version = ?2",
        )?
        .execute(params![
            id.0,
            expected,
            after.version(),
            after.is_closed(),
            now,
            after.alarm().map(|alarm| alarm.0)
        ])?;
    if changed == 0 {
        return Err(StoreError::Conflict);
    }
    write_entries(&tx, id, expected, entries)?;
    write_extras(&tx, id, expected, after, extras)?;
    put_handled(&tx, store.source.as_deref(), Timestamp(now))?;
    store.commit_timer.commit(tx)?;
    Ok(())
}

/// The ladder of this number.
///
/// # Errors
/// [`StoreError::DamagedContest`] if an event is missing or unreadable.
pub fn get(store: &Store, id: LadderId) -> Result<Option<StoredLadder>, StoreError> {
    let mut statement = store
        .conn
        .prepare_cached(&format!("{ROWS} WHERE id = ?1"))?;
    let found = statement.query_row([id.0], |row| Ok((row.get::<_, u32>(1)?, read_row(row)?)));
    let Some((version, row)) = found.optional()? else {
        return Ok(None);
    };
    let of = ContestOrLadder::Ladder(id);
    let log = read_log(&store.conn, id)?;
    let mut ladder = StandingLadder::of(&log);
    ladder.leave_out(outages::interruptions_since(
        store,
        log.first().map(|entry| entry.at),
    )?);
    if ladder.version() != version {
        let fault = format!("{} of {version} events are there", ladder.version());
        return Err(damaged(of, fault));
    }
    Ok(Some(StoredLadder {
        id,
        subject: row.subject,
        ladder,
        log,
        people: numbered_log::people(&store.conn, of)?,
        reasons: numbered_log::reasons(&store.conn, of)?,
    }))
}

/// The row of the ladder of this number.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn row(store: &Store, id: LadderId) -> Result<Option<LadderRow>, StoreError> {
    let mut statement = store
        .conn
        .prepare_cached(&format!("{ROWS} WHERE id = ?1"))?;
    Ok(statement.query_row([id.0], read_row).optional()?)
}

/// The ladders of a server, the newest first and the closed ones last.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn of_server(store: &Store, server: &Server) -> Result<Vec<LadderRow>, StoreError> {
    let sql = format!("{ROWS} WHERE house = ?1 ORDER BY closed, id DESC");
    let mut statement = store.conn.prepare_cached(&sql)?;
    let rows = statement.query_map([server_text(server)], read_row)?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// The open ladders of a place, in order.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn open_at(store: &Store, place: &Place) -> Result<Vec<LadderId>, StoreError> {
    let mut statement = store.conn.prepare_cached(
        "SELECT id FROM ladders WHERE house = ?1 AND place = ?2 AND closed = 0 ORDER BY id",
    )?;
    let texts = [server_text(place.server()), place_text(place)];
    let rows = statement.query_map(texts, |row| row.get(0).map(LadderId))?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// The ladder of a game.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn of_game(store: &Store, game: GameId) -> Result<Option<LadderId>, StoreError> {
    let mut statement = store
        .conn
        .prepare_cached("SELECT ladder FROM ladder_games WHERE game = ?1")?;
    let found = statement.query_row([game.0], |row| row.get(0).map(LadderId));
    Ok(found.optional()?)
}

/// The ladders on which a person has a number: as a member, or as a moderator.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn of_person(store: &Store, player: &PlayerId) -> Result<BTreeSet<LadderId>, StoreError> {
    let mut statement = store
        .conn
        .prepare_cached("SELECT ladder FROM ladder_people WHERE player = ?1")?;
    let rows = statement.query_map([player.as_str()], |row| row.get(0).map(LadderId))?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// The ladder with the earliest due alarm.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn due(store: &Store, now: Timestamp) -> Result<Option<LadderId>, StoreError> {
    let mut statement = store.conn.prepare_cached(
        "SELECT id FROM ladders WHERE alarm <= ?1 AND id NOT IN (SELECT ladder FROM ladders_apart) \
         ORDER BY alarm, id LIMIT 1",
    )?;
    let found = statement.query_row([now.0], |row| row.get(0).map(LadderId));
    Ok(found.optional()?)
}

/// The games of the open challenges of a ladder.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn open_games(store: &Store, id: LadderId) -> Result<Vec<GameId>, StoreError> {
    let mut statement = store.conn.prepare_cached(OPEN_GAMES)?;
    let rows = statement.query_map([id.0], |row| row.get(0).map(GameId))?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// A challenge whose game is over while the ladder does not know it.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn finished_challenge(
    store: &Store,
    without: impl Iterator<Item = GameId>,
) -> Result<Option<FinishedChallenge>, StoreError> {
    let without = serde_json::json!(without.map(|game| game.0).collect::<Vec<_>>());
    let mut statement = store.conn.prepare_cached(FINISHED_CHALLENGE)?;
    let found = statement.query_row([without.to_string()], |row| {
        Ok(FinishedChallenge {
            ladder: LadderId(row.get(0)?),
            challenge: ChallengeId(row.get(1)?),
            game: GameId(row.get(2)?),
        })
    });
    Ok(found.optional()?)
}

/// The ladder no longer waits for the game of a challenge.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn settle_challenge(
    store: &mut Store,
    ladder: LadderId,
    challenge: ChallengeId,
) -> Result<(), StoreError> {
    store
        .conn
        .prepare_cached(
            "UPDATE ladder_games SET open = 0 WHERE ladder = ?1 AND challenge = ?2 AND open = 1",
        )?
        .execute(params![ladder.0, challenge.0])?;
    Ok(())
}

/// Removes a forgotten player from their ladders: nothing leads from a number to games any more. Ladders find at once
/// that nobody is behind it.
pub(in crate::store) fn forget(
    tx: &Connection,
    player: &PlayerId,
    now: Timestamp,
) -> Result<(), StoreError> {
    tx.prepare_cached(
        "DELETE FROM ladder_games WHERE game IN (SELECT game FROM people WHERE player = ?1)",
    )?
    .execute([player.as_str()])?;
    tx.prepare_cached(
        "UPDATE ladders SET alarm = ?2 WHERE closed = 0 AND (alarm IS NULL OR alarm > ?2) \
         AND id IN (SELECT ladder FROM ladder_people WHERE player = ?1)",
    )?
    .execute(params![player.as_str(), now.0])?;
    Ok(())
}

/// Closes the ladders of a server that is being forgotten, which wait for no game any more. A damaged log is left as it
/// is.
pub(in crate::store) fn close_in_server(
    tx: &Connection,
    server: &str,
    now: Timestamp,
) -> Result<(), StoreError> {
    /// The number of nobody: those of people begin with 1.
    const NOBODY: EntrantId = EntrantId(0);
    tx.prepare_cached(
        "UPDATE ladder_games SET open = 0 \
         WHERE open = 1 AND ladder IN (SELECT id FROM ladders WHERE house = ?1)",
    )?
    .execute([server])?;
    let mut open =
        tx.prepare_cached("SELECT id, version FROM ladders WHERE house = ?1 AND closed = 0")?;
    let open = open.query_map([server], |row| {
        Ok((LadderId(row.get(0)?), row.get::<_, u32>(1)?))
    })?;
    for (id, version) in open.collect::<Result<Vec<_>, _>>()? {
        let log = match read_log(tx, id) {
            Err(StoreError::DamagedContest { .. }) => continue,
            log => log?,
        };
        let mut ladder = StandingLadder::of(&log);
        if ladder.version() != version {
            continue;
        }
        let closed = LadderEntry {
            at: ContestTime(now.0),
            event: LadderEvent::Closed { by: NOBODY },
        };
        ladder.apply(closed.at, &closed.event);
        tx.prepare_cached(
            "UPDATE ladders SET version = ?2, closed = ?3, changed_at = ?4 WHERE id = ?1",
        )?
        .execute(params![id.0, ladder.version(), ladder.is_closed(), now.0])?;
        write_entries(tx, id, version, &[closed])?;
        write_extras(tx, id, version, &ladder, &LadderExtras::default())?;
    }
    Ok(())
}

fn read_row(row: &Row<'_>) -> Result<LadderRow, rusqlite::Error> {
    Ok(LadderRow {
        id: LadderId(row.get(0)?),
        subject: ContestSubject {
            kind: row.get(2)?,
            options: row.get(3)?,
            clock: row.get(4)?,
            rated: row.get(5)?,
            place: place_of_text(&row.get::<_, String>(6)?),
            season: 1,
            follows: None,
        },
        closed: row.get(7)?,
    })
}

fn write_entries(
    tx: &Connection,
    id: LadderId,
    after: u32,
    entries: &[LadderEntry],
) -> Result<(), StoreError> {
    let bodies = entries.iter().map(|entry| NewBody {
        at: entry.at,
        text: ladder_bodies::write(&entry.event),
    });
    numbered_log::write(tx, ContestOrLadder::Ladder(id), after, bodies)
}

fn write_extras(
    tx: &Connection,
    id: LadderId,
    expected: u32,
    after: &StandingLadder,
    extras: &LadderExtras<'_>,
) -> Result<(), StoreError> {
    let LadderExtras {
        people,
        games,
        reason,
    } = extras;
    let of = ContestOrLadder::Ladder(id);
    numbered_log::write_people(tx, of, people)?;
    if let Some(reason) = *reason {
        numbered_log::write_reason(tx, of, expected + 1, reason)?;
    }
    for (challenge, game) in *games {
        tx.prepare_cached(
            "INSERT INTO ladder_games (game, ladder, challenge, open) VALUES (?1, ?2, ?3, 1)",
        )?
        .execute(params![game.0, id.0, challenge.0])?;
    }
    // Challenges that are settled, or whose members left, wait for no game.
    let mut open =
        tx.prepare_cached("SELECT challenge FROM ladder_games WHERE ladder = ?1 AND open = 1")?;
    let open = open.query_map([id.0], |row| row.get(0).map(ChallengeId))?;
    for challenge in open.collect::<Result<Vec<_>, _>>()? {
        if !after.open().contains_key(&challenge) {
            tx.prepare_cached(
                "UPDATE ladder_games SET open = 0 WHERE ladder = ?1 AND challenge = ?2 AND open = 1",
            )?
            .execute(params![id.0, challenge.0])?;
        }
    }
    Ok(())
}

pub(super) fn read_log(conn: &Connection, id: LadderId) -> Result<Vec<LadderEntry>, StoreError> {
    numbered_log::read(conn, ContestOrLadder::Ladder(id), |at, body| {
        let event = ladder_bodies::read(body.schema, &body.text)?;
        Ok(LadderEntry { at, event })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_search_for_finished_challenges_begins_with_the_open_ones() {
        let store = Store::in_memory().unwrap();
        let plan = store.plan(FINISHED_CHALLENGE);
        assert!(plan[0].contains("ladder_games_open"), "{plan:#?}");
        assert!(
            plan.iter().any(|step| step.starts_with("SEARCH g ")),
            "{plan:#?}"
        );
    }
}
