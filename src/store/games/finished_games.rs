//! The finished games that count in a pool, in the order of their ends, as a fold reads them.

use std::collections::BTreeMap;

use rusqlite::{Connection, OptionalExtension, params};

use crate::game::outcome::Outcome;
use crate::game::seat::Seat;
use crate::play::calendar::TimeSpan;
use crate::play::rated::RatedTable;
use crate::play::{PlayerId, Timestamp};
use crate::rating::table::reading;
use crate::rating::{Finished, Reading, Sitting};
use crate::store::StoreError;
use crate::store::games::deeds::{self, Accounts};
use crate::store::games::pool_key::PoolKey;
use crate::store::rows::event_bodies;

/// A place in the order of finished games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(in crate::store) struct EndOfGame {
    pub(in crate::store) ended: i64,
    pub(in crate::store) game: i64,
}

impl EndOfGame {
    /// Before all games.
    pub(in crate::store) const FIRST: Self = Self {
        ended: i64::MIN,
        game: i64::MIN,
    };
}

pub(in crate::store) const HERE: &str = "SELECT id, kind, options, seats, outcome, rated_at FROM games \
     WHERE house = ?1 AND rated_at >= ?2 AND rated_at < ?3 AND rated_at IS NOT NULL ORDER BY rated_at, id";
pub(in crate::store) const ALL: &str = "SELECT id, kind, options, seats, outcome, rated_at FROM games \
     WHERE ?1 = '' AND rated_at >= ?2 AND rated_at < ?3 AND rated_at IS NOT NULL AND stakes = 'everywhere' \
     ORDER BY rated_at, id";

/// A finished game as its row has it.
pub(in crate::store) struct FinishedRow {
    pub(in crate::store) at: EndOfGame,
    pub(in crate::store) players: Vec<PlayerId>,
    pub(in crate::store) outcome: Outcome,
    pub(in crate::store) sides: Vec<u8>,
}

impl FinishedRow {
    /// The place of a seat; the last one for a seat without any.
    pub(in crate::store) fn place(&self, seat: usize) -> u8 {
        let place = u8::try_from(seat).ok().and_then(Seat::new);
        let place = place.and_then(|seat| self.outcome.places.get(seat));
        place.copied().unwrap_or(u8::MAX)
    }
}

/// The facts about a player that the others' ratings need at the end of a game.
pub(in crate::store) struct OpponentReading {
    /// The rating and deviation, in tens.
    pub(in crate::store) read: Reading,
    /// Their games with each seat in the thirty days before.
    pub(in crate::store) met: Vec<u32>,
}

/// Counts of meetings as they are stored.
pub(in crate::store) fn met_text(met: &[u32]) -> String {
    let counts: Vec<String> = met.iter().map(u32::to_string).collect();
    counts.join(",")
}

/// Stored counts of meetings.
pub(in crate::store) fn read_met(text: &str) -> Vec<u32> {
    text.split(',')
        .map(|count| count.parse().unwrap_or(0))
        .collect()
}

/// The games of a pool from this moment on, in order.
pub(in crate::store) fn finished(
    tx: &Connection,
    key: &PoolKey,
    from: EndOfGame,
) -> Result<Vec<FinishedRow>, StoreError> {
    let span = TimeSpan {
        from: Timestamp(from.ended),
        until: Timestamp(i64::MAX),
    };
    let mut rows = finished_in(tx, key, span)?;
    rows.retain(|row| row.at >= from);
    Ok(rows)
}

/// The games of a pool in this span, in order; rows that cannot be read are left out.
pub(in crate::store) fn finished_in(
    tx: &Connection,
    key: &PoolKey,
    span: TimeSpan,
) -> Result<Vec<FinishedRow>, StoreError> {
    let sql = if key.is_everywhere() { ALL } else { HERE };
    let mut statement = tx.prepare_cached(sql)?;
    let mut rows = statement.query(params![key.house(), span.from.0, span.until.0])?;
    let mut found = Vec::new();
    let accounts = if key.is_everywhere() {
        Accounts::default()
    } else {
        deeds::accounts(tx, key.house())?
    };
    let mut tables: BTreeMap<(String, String), Option<RatedTable>> = BTreeMap::new();
    while let Some(row) = rows.next()? {
        let at = EndOfGame {
            ended: row.get(5)?,
            game: row.get(0)?,
        };
        let text = |column| Ok::<_, StoreError>(row.get_ref(column)?.as_str().unwrap_or_default());
        let (kind, options) = (text(1)?, text(2)?);
        let table = tables
            .entry((kind.to_owned(), options.to_owned()))
            .or_insert_with(|| RatedTable::of(kind, &event_bodies::read_options(options)));
        let Some(table) = table.as_ref().filter(|table| table.pool == key.slug()) else {
            continue;
        };
        let players = row.get_ref(3)?.as_str().map(event_bodies::read_players);
        let outcome = row.get_ref(4)?.as_str().map(event_bodies::read_outcome);
        let (Ok(Ok(players)), Ok(Ok(outcome))) = (players, outcome) else {
            tracing::warn!(game = at.game, "a damaged row counts for no rating");
            continue;
        };
        let Some(players) = counted(&accounts, players) else {
            continue;
        };
        found.push(FinishedRow {
            at,
            players,
            outcome,
            sides: table.sides.clone(),
        });
    }
    Ok(found)
}

/// The accounts for which a game counts, seat by seat; `None` for a game of merged accounts against each other.
fn counted(accounts: &Accounts, players: Vec<PlayerId>) -> Option<Vec<PlayerId>> {
    if accounts.has_no_merges() {
        return Some(players);
    }
    let main: Vec<PlayerId> =
        (players.iter().map(|player| accounts.main(player).clone())).collect();
    let twice = main
        .iter()
        .enumerate()
        .any(|(at, player)| main[..at].contains(player));
    (!twice).then_some(main)
}

/// A row as the fold reads it, with what is kept of forgotten players.
pub(in crate::store) fn sat(
    tx: &Connection,
    key: &PoolKey,
    row: &FinishedRow,
) -> Result<Finished<PlayerId>, StoreError> {
    let mut seats = Vec::new();
    for (seat, player) in row.players.iter().enumerate() {
        let side = row.sides.get(seat).copied().unwrap_or_default();
        let place = row.place(seat);
        seats.push(if player.is_pseudonym() {
            let OpponentReading { read, met } = ghost(tx, key, row.at.game, seat)?;
            Sitting::Ghost {
                reading: read,
                met,
                side,
                place,
            }
        } else {
            Sitting::Player {
                player: player.clone(),
                side,
                place,
            }
        });
    }
    Ok(Finished {
        ended: row.at.ended,
        seats,
    })
}

/// The part of a forgotten player that a game keeps: nothing of a player who was forgotten before they had a rating.
pub(in crate::store) fn ghost(
    tx: &Connection,
    key: &PoolKey,
    game: i64,
    seat: usize,
) -> Result<OpponentReading, StoreError> {
    let mut statement = tx.prepare_cached(
        "SELECT rating, deviation, met FROM rating_ghosts \
         WHERE house = ?1 AND pool = ?2 AND game = ?3 AND seat = ?4",
    )?;
    let seat = i64::try_from(seat).unwrap_or(i64::MAX);
    let found = statement.query_row(params![key.house(), key.slug(), game, seat], |row| {
        let read = Reading {
            rating: row.get(0)?,
            deviation: row.get(1)?,
        };
        let met = read_met(&row.get::<_, String>(2)?);
        Ok(OpponentReading { read, met })
    });
    let unknown = || OpponentReading {
        read: reading(None, 0),
        met: Vec::new(),
    };
    Ok(found.optional()?.unwrap_or_else(unknown))
}
