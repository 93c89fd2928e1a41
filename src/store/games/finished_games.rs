//! The finished games that count in a pool, in the order of their ends, as a fold reads them.

use std::collections::BTreeMap;

use rusqlite::{Connection, OptionalExtension, Row, params};

use crate::game::outcome::Outcome;
use crate::game::seat::Seat;
use crate::play::calendar::TimeSpan;
use crate::play::rated::RatedTable;
use crate::play::{PlayerId, Timestamp};
use crate::rating::table::reading;
use crate::rating::{Finished, Reading, Sitting};
use crate::store::StoreError;
use crate::store::games::accounts::{self, Accounts};
use crate::store::games::pool_key::PoolKey;
use crate::store::rows::{event_bodies, parts};

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

    /// After all games.
    pub(in crate::store) const LAST: Self = Self {
        ended: i64::MAX,
        game: i64::MAX,
    };

    /// The place in two columns, `ended` and `game`.
    pub(in crate::store) fn at_column(
        row: &Row<'_>,
        first: usize,
    ) -> Result<Self, rusqlite::Error> {
        Ok(Self {
            ended: row.get(first)?,
            game: row.get(first + 1)?,
        })
    }
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
    let mut found = Vec::new();
    let wanted = |pool: &str| pool == key.slug();
    each_finished(tx, key.scope(), span, &wanted, |_, row| found.push(row))?;
    Ok(found)
}

/// All games of a scope that count, by their pools' slugs, each pool's in order.
pub(in crate::store) fn finished_by_pool(
    tx: &Connection,
    scope: &str,
) -> Result<BTreeMap<&'static str, Vec<FinishedRow>>, StoreError> {
    let mut found: BTreeMap<&'static str, Vec<FinishedRow>> = BTreeMap::new();
    let always = TimeSpan {
        from: Timestamp(i64::MIN),
        until: Timestamp(i64::MAX),
    };
    each_finished(tx, scope, always, &|_| true, |pool, row| {
        found.entry(pool).or_default().push(row);
    })?;
    Ok(found)
}

/// Reads the games of a scope in the pools that are wanted, with their pools' slugs.
fn each_finished(
    tx: &Connection,
    scope: &str,
    span: TimeSpan,
    wanted: &dyn Fn(&str) -> bool,
    mut found: impl FnMut(&'static str, FinishedRow),
) -> Result<(), StoreError> {
    let everywhere = PoolKey::is_all_servers(scope);
    let mut statement = tx.prepare_cached(if everywhere { ALL } else { HERE })?;
    let mut rows = statement.query(params![scope, span.from.0, span.until.0])?;
    let accounts = if everywhere {
        Accounts::default()
    } else {
        accounts::accounts(tx, scope)?
    };
    let mut tables = TablesMet::default();
    while let Some(row) = rows.next()? {
        let at = EndOfGame {
            ended: row.get(5)?,
            game: row.get(0)?,
        };
        let text = |column| Ok::<_, StoreError>(row.get_ref(column)?.as_str().unwrap_or_default());
        let table = tables.of(text(1)?, text(2)?);
        let Some(table) = table.filter(|table| wanted(table.pool)) else {
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
        let row = FinishedRow {
            at,
            players,
            outcome,
            sides: table.sides.clone(),
        };
        found(table.pool, row);
    }
    Ok(())
}

/// The tables of the kinds and options met so far. A server has few, so they are looked through.
#[derive(Default)]
struct TablesMet(Vec<KnownTable>);

struct KnownTable {
    kind: String,
    options: String,
    table: Option<RatedTable>,
}

impl TablesMet {
    fn of(&mut self, kind: &str, options: &str) -> Option<&RatedTable> {
        let known = |known: &KnownTable| known.kind == kind && known.options == options;
        let at = self.0.iter().position(known).unwrap_or_else(|| {
            self.0.push(KnownTable {
                kind: kind.to_owned(),
                options: options.to_owned(),
                table: RatedTable::of(kind, &parts::read_options(options)),
            });
            self.0.len() - 1
        });
        self.0.get(at)?.table.as_ref()
    }
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

/// A row as the fold reads it, with the kept figures of forgotten players.
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
    let found = statement.query_row(params![key.scope(), key.slug(), game, seat], |row| {
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
