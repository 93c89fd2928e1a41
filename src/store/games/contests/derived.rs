//! Rows of contests and ladders that follow from their logs: compared with them, and made from them again.
//!
//! A log whose checksum fits is whole, so its number of events is right where the row has another.

use rusqlite::{OptionalExtension, params};

use crate::contest::ladder::{ChallengeId, StandingLadder};
use crate::contest::progress;
use crate::contest::state::{Contest, TableState};
use crate::contest::values::{ContestTime, TableId};
use crate::play::calendar::HOUR;
use crate::play::{Place, Timestamp};
use crate::store::base::contest_ids::{ContestId, ContestOrLadder, LadderId};
use crate::store::base::tx::Transaction;
use crate::store::games::contests::numbered_log::damaged;
use crate::store::games::contests::{ladders, log, read_row};
use crate::store::games::outages;
use crate::store::rows::places::{place_of_text, server_text};
use crate::store::{Store, StoreError};

/// A part of the rows of a contest or ladder.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum DerivedPart {
    /// The number of its events.
    Version,
    /// Its format, or its stage.
    Stage,
    /// The server in which it is listed.
    Server,
    /// The time of its next step without a request.
    Alarm,
    /// The secret of its lots, which a contest that is over has no more.
    Secret,
    /// The games for which it waits.
    Games,
}

/// A row of a contest or ladder, as far as it follows from the log.
struct DerivedRow {
    version: u32,
    server: String,
    alarm: Option<i64>,
    /// `true` if it is in a server that was forgotten: nothing happens there any more.
    nowhere: bool,
}

/// Returns `true` if an alarm is one that a log asks for. A failed one is postponed for an hour, and one is due at once
/// after a person was forgotten.
fn is_alarm(row: &DerivedRow, wanted: Option<ContestTime>, now: Timestamp) -> bool {
    match (row.alarm, wanted.filter(|_| !row.nowhere)) {
        (Some(stands), Some(wanted)) => stands <= wanted.0.max(now.0.saturating_add(HOUR)),
        (None, Some(_)) => false,
        (_, None) => true,
    }
}

const CONTEST: &str = "SELECT id, version, form, kind, options, clock, rated, place, stage, season, follows, \
     house, alarm, secret IS NOT NULL, sum IS NOT NULL FROM contests WHERE id = ?1";
const GAMES: &str = "SELECT c.number, c.game, c.open, \
     g.stage = 'void' OR EXISTS (SELECT 1 FROM set_apart a WHERE a.game = c.game) FROM contest_games c \
     JOIN games g ON g.id = c.game WHERE c.contest = ?1 ORDER BY c.number, c.game";

/// A game of a contest’s table that is wrongly waited for, or wrongly not.
struct WrongGame {
    game: i64,
    open: bool,
}

/// The parts of the rows of a contest or ladder that are not as its log has them; empty if it does not exist.
///
/// # Errors
/// [`StoreError::DamagedContest`] if its log is damaged.
pub fn stale_parts(
    store: &Store,
    of: ContestOrLadder,
    now: Timestamp,
) -> Result<Vec<DerivedPart>, StoreError> {
    match of {
        ContestOrLadder::Contest(id) => stale_parts_of_contest(store, id, now),
        ContestOrLadder::Ladder(id) => stale_parts_of_ladder(store, id, now),
    }
}

/// Makes the rows of a contest or ladder from its log again.
///
/// # Errors
/// As [`stale_parts`]; nothing is stored then.
pub fn rebuild_parts(store: &mut Store, of: ContestOrLadder) -> Result<(), StoreError> {
    match of {
        ContestOrLadder::Contest(id) => rebuild_contest(store, id),
        ContestOrLadder::Ladder(id) => rebuild_ladder(store, id),
    }
}

/// A contest by its log, whatever its row says.
fn contest_of_log(store: &Store, id: ContestId) -> Result<Contest, StoreError> {
    let log = log::read_log(&store.conn, id)?;
    let contest = Contest::of(&log)
        .ok_or_else(|| damaged(ContestOrLadder::Contest(id), "its beginning is missing"));
    let mut contest = contest?;
    contest.leave_out(outages::interruptions_since(
        store,
        log.first().map(|entry| entry.at),
    )?);
    Ok(contest)
}

fn stale_parts_of_contest(
    store: &Store,
    id: ContestId,
    now: Timestamp,
) -> Result<Vec<DerivedPart>, StoreError> {
    let mut statement = store.conn.prepare_cached(CONTEST)?;
    let found = statement.query_row([id.0], |row| {
        let stands = read_row(row)?;
        let derived = DerivedRow {
            version: row.get(1)?,
            server: row.get(11)?,
            alarm: row.get(12)?,
            nowhere: stands.subject.place.is_pseudonym(),
        };
        Ok((
            stands,
            derived,
            row.get::<_, bool>(13)?,
            row.get::<_, bool>(14)?,
        ))
    });
    let Some((stands, row, secret, summed)) = found.optional()? else {
        return Ok(Vec::new());
    };
    let contest = contest_of_log(store, id)?;
    if row.version != contest.version() && !summed {
        let what = format!("{} of {} events are there", contest.version(), row.version);
        return Err(damaged(ContestOrLadder::Contest(id), what));
    }
    let format = contest.terms().format.code();
    let phase = contest.stage().phase();
    let server = server_text(stands.subject.place.server());
    let alarm = progress::alarm(&contest);
    let over = contest.is_over();
    let parts = [
        (DerivedPart::Version, row.version != contest.version()),
        (
            DerivedPart::Stage,
            stands.format != format || stands.phase != phase,
        ),
        (DerivedPart::Server, row.server != server),
        (
            DerivedPart::Alarm,
            !is_alarm(&row, alarm, now) || over && row.alarm.is_some(),
        ),
        (DerivedPart::Secret, over && secret),
        (
            DerivedPart::Games,
            !wrong_games(store, id, &contest)?.is_empty(),
        ),
    ];
    Ok(wrong(parts))
}

/// The games of tables for which a contest wrongly waits, or wrongly does not. It waits for the newest game of each
/// table that is being played.
fn wrong_games(
    store: &Store,
    id: ContestId,
    contest: &Contest,
) -> Result<Vec<WrongGame>, StoreError> {
    let mut statement = store.conn.prepare_cached(GAMES)?;
    let rows = statement.query_map([id.0], |row| {
        let (table, game) = (TableId(row.get(0)?), row.get::<_, i64>(1)?);
        Ok((table, game, row.get::<_, bool>(2)?, row.get::<_, bool>(3)?))
    })?;
    let rows: Vec<(TableId, i64, bool, bool)> = rows.collect::<Result<_, _>>()?;
    let mut wrong = Vec::new();
    for (at, (table, game, open, lost)) in rows.iter().enumerate() {
        let newest = rows.get(at + 1).is_none_or(|next| next.0 != *table);
        let state = contest.tables().get(table).map(|table| &table.state);
        let running = matches!(state, Some(TableState::Running(_)));
        // One that came to nothing, or is quarantined, is waited for until it is settled. A contest that is over waits
        // for none. If an older program called it off, its games are settled as they end.
        let may_wait = *lost || contest.is_over();
        let wanted = newest && running && (!may_wait || *open);
        if wanted != *open {
            let (game, open) = (*game, wanted);
            wrong.push(WrongGame { game, open });
        }
    }
    Ok(wrong)
}

fn rebuild_contest(store: &mut Store, id: ContestId) -> Result<(), StoreError> {
    let contest = contest_of_log(store, id)?;
    let wrong = wrong_games(store, id, &contest)?;
    let place = place_of(store, "SELECT place FROM contests WHERE id = ?1", id.0)?;
    let alarm = progress::alarm(&contest).filter(|_| !place.is_pseudonym());
    let tx = Transaction::begin(&mut store.conn)?;
    tx.execute(
        "UPDATE contests SET version = ?2, form = ?3, stage = ?4, house = ?5, alarm = ?6, \
         secret = CASE WHEN ?7 THEN NULL ELSE secret END WHERE id = ?1",
        params![
            id.0,
            contest.version(),
            contest.terms().format.code(),
            contest.stage().phase().code(),
            server_text(place.server()),
            alarm.map(|alarm| alarm.0),
            contest.is_over()
        ],
    )?;
    for WrongGame { game, open } in wrong {
        tx.execute(
            "UPDATE contest_games SET open = ?2 WHERE game = ?1",
            params![game, open],
        )?;
    }
    tx.commit()?;
    Ok(())
}

fn place_of(store: &Store, query: &str, id: i64) -> Result<Place, StoreError> {
    let text: String = store.conn.query_row(query, [id], |row| row.get(0))?;
    Ok(place_of_text(&text))
}

fn stale_parts_of_ladder(
    store: &Store,
    id: LadderId,
    now: Timestamp,
) -> Result<Vec<DerivedPart>, StoreError> {
    let place = place_of(store, "SELECT place FROM ladders WHERE id = ?1", id.0)?;
    let found = store.conn.query_row(
        "SELECT version, house, alarm, closed, sum IS NOT NULL FROM ladders WHERE id = ?1",
        [id.0],
        |row| {
            let derived = DerivedRow {
                version: row.get(0)?,
                server: row.get(1)?,
                alarm: row.get(2)?,
                nowhere: place.is_pseudonym(),
            };
            Ok((derived, row.get::<_, bool>(3)?, row.get::<_, bool>(4)?))
        },
    )?;
    let (row, closed, summed) = found;
    let log = ladders::read_log(&store.conn, id)?;
    let mut ladder = StandingLadder::of(&log);
    ladder.leave_out(outages::interruptions_since(
        store,
        log.first().map(|entry| entry.at),
    )?);
    if row.version != ladder.version() && !summed {
        let what = format!("{} of {} events are there", ladder.version(), row.version);
        return Err(damaged(ContestOrLadder::Ladder(id), what));
    }
    let waits = wrong_challenges(store, id, &ladder)?;
    Ok(wrong([
        (DerivedPart::Version, row.version != ladder.version()),
        (DerivedPart::Stage, closed != ladder.is_closed()),
        (
            DerivedPart::Server,
            row.server != server_text(place.server()),
        ),
        (DerivedPart::Alarm, !is_alarm(&row, ladder.alarm(), now)),
        (DerivedPart::Games, !waits.is_empty()),
    ]))
}

/// The games for which a ladder wrongly waits, or wrongly does not.
fn wrong_challenges(
    store: &Store,
    id: LadderId,
    ladder: &StandingLadder,
) -> Result<Vec<WrongGame>, StoreError> {
    let mut statement = store
        .conn
        .prepare_cached("SELECT challenge, game, open FROM ladder_games WHERE ladder = ?1")?;
    let rows = statement.query_map([id.0], |row| {
        let challenge = ChallengeId(row.get(0)?);
        Ok((challenge, row.get::<_, i64>(1)?, row.get::<_, bool>(2)?))
    })?;
    let mut wrong = Vec::new();
    for row in rows {
        let (challenge, game, open) = row?;
        let wanted = ladder.open().get(&challenge).is_some_and(|one| one.playing);
        if wanted != open {
            let open = wanted;
            wrong.push(WrongGame { game, open });
        }
    }
    Ok(wrong)
}

fn rebuild_ladder(store: &mut Store, id: LadderId) -> Result<(), StoreError> {
    let log = ladders::read_log(&store.conn, id)?;
    let mut ladder = StandingLadder::of(&log);
    ladder.leave_out(outages::interruptions_since(
        store,
        log.first().map(|entry| entry.at),
    )?);
    let wrong = wrong_challenges(store, id, &ladder)?;
    let place = place_of(store, "SELECT place FROM ladders WHERE id = ?1", id.0)?;
    let alarm = ladder.alarm().filter(|_| !place.is_pseudonym());
    let tx = Transaction::begin(&mut store.conn)?;
    tx.execute(
        "UPDATE ladders SET version = ?2, closed = ?3, house = ?4, alarm = ?5 WHERE id = ?1",
        params![
            id.0,
            ladder.version(),
            ladder.is_closed(),
            server_text(place.server()),
            alarm.map(|alarm| alarm.0)
        ],
    )?;
    for WrongGame { game, open } in wrong {
        tx.execute(
            "UPDATE ladder_games SET open = ?2 WHERE game = ?1",
            params![game, open],
        )?;
    }
    tx.commit()?;
    Ok(())
}

fn wrong<const N: usize>(parts: [(DerivedPart, bool); N]) -> Vec<DerivedPart> {
    let wrong = parts.into_iter().filter(|(_, wrong)| *wrong);
    wrong.map(|(part, _)| part).collect()
}
