//! Checksums: one for the log of each game, updated with each event and compared on each read.
//!
//! A flipped bit on a disk or in a copy leaves JSON that reads well: a moment some years off, another cell. Each
//! checksum continues the one before, so an event costs one read of its own bytes. It is stored in the game's row,
//! which every event writes anyway. It detects accidents only: an attacker who can write to the database can write the
//! checksum too.

use rusqlite::{Connection, OptionalExtension, Row, params, params_from_iter};

use crate::play::GameId;
use crate::store::StoreError;
use crate::store::rows::event_bodies;

/// The checksum of a log read so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::store) struct Sum(u32);

impl Sum {
    /// The checksum of the empty log of this number.
    pub(in crate::store) fn of_log(number: i64) -> Self {
        Self(0).with(&number.to_le_bytes())
    }

    /// The checksum with this stored value, to continue with.
    pub(in crate::store) fn from_stored(stored: i64) -> Option<Self> {
        u32::try_from(stored).ok().map(Self)
    }

    /// Adds one event: its number, moment (ms), schema and body, as stored.
    pub(in crate::store) fn event(self, seq: i64, at: i64, schema: i64, body: &[u8]) -> Self {
        let length = body.len() as u64;
        self.with(&seq.to_le_bytes())
            .with(&at.to_le_bytes())
            .with(&schema.to_le_bytes())
            .with(&length.to_le_bytes())
            .with(body)
    }

    /// Adds the event of a row `seq, at, schema, body`, whatever its body is.
    ///
    /// # Errors
    /// The SQLite error if one of the first three is no number.
    pub(in crate::store) fn row(self, row: &Row<'_>) -> Result<Self, rusqlite::Error> {
        let body = row.get_ref(3)?.as_bytes().unwrap_or_default();
        Ok(self.event(row.get(0)?, row.get(1)?, row.get(2)?, body))
    }

    /// The value of the column in `games`.
    pub(in crate::store) fn stored(self) -> i64 {
        self.0.into()
    }

    fn with(self, bytes: &[u8]) -> Self {
        let mut hasher = crc32fast::Hasher::new_with_initial(self.0);
        hasher.update(bytes);
        Self(hasher.finalize())
    }
}

/// The fault of a log whose checksum differs from its row.
pub(in crate::store) const ALTERED: &str =
    "its checksum does not fit: something in its log is not as it was stored";

const EVENTS: &str = "SELECT seq, at, schema, body FROM events WHERE game = ?1 ORDER BY seq";
const STORED_SUM: &str = "SELECT sum FROM games WHERE id = ?1";
const KEEP: &str = "UPDATE games SET sum = ?2 WHERE id = ?1";

/// The stored checksum of a game's log; `None` without a row, or for a row older than checksums.
pub(in crate::store) fn kept(conn: &Connection, game: GameId) -> Result<Option<i64>, StoreError> {
    let mut statement = conn.prepare_cached(STORED_SUM)?;
    let kept = statement.query_row([game.0], |row| row.get::<_, Option<i64>>(0));
    Ok(kept.optional()?.flatten())
}

/// The stored checksum, to continue with new events. An altered log stays detectable: its checksum stays wrong.
pub(in crate::store) fn go_on(
    tx: &Connection,
    game: GameId,
    stored: u32,
) -> Result<Sum, StoreError> {
    if stored == 0 {
        return Ok(Sum::of_log(game.0));
    }
    match kept(tx, game)?.map(u32::try_from) {
        Some(Ok(sum)) => Ok(Sum(sum)),
        Some(Err(_)) | None => of_log(tx, game),
    }
}

/// Writes the checksum of a game’s log.
pub(in crate::store) fn keep(tx: &Connection, game: GameId, sum: Sum) -> Result<(), StoreError> {
    tx.prepare_cached(KEEP)?
        .execute(params![game.0, sum.stored()])?;
    Ok(())
}

/// Gives a rebuilt row its old checksum, or that of its log if it had none.
pub(in crate::store) fn put_back(
    tx: &Connection,
    game: GameId,
    kept: Option<i64>,
) -> Result<(), StoreError> {
    let sum = match kept {
        Some(kept) => kept,
        None => of_log(tx, game)?.stored(),
    };
    tx.prepare_cached(KEEP)?.execute(params![game.0, sum])?;
    Ok(())
}

/// Computes the checksum of a game’s log.
pub(in crate::store) fn of_log(conn: &Connection, game: GameId) -> Result<Sum, StoreError> {
    let mut statement = conn.prepare_cached(EVENTS)?;
    let mut rows = statement.query([game.0])?;
    let mut sum = Sum::of_log(game.0);
    while let Some(row) = rows.next()? {
        sum = sum.row(row)?;
    }
    Ok(sum)
}

/// Returns `true` if a game’s log fits its checksum.
pub(in crate::store) fn fits(conn: &Connection, game: GameId) -> Result<bool, StoreError> {
    let kept = kept(conn, game)?;
    Ok(match kept {
        Some(kept) => of_log(conn, game)?.stored() == kept,
        None => true,
    })
}

/// The games with an erasure under way and an unaltered log. A new checksum for the others would hide that they are
/// altered.
pub(in crate::store) fn sound(tx: &Connection) -> Result<Vec<GameId>, StoreError> {
    let mut games = tx.prepare_cached("SELECT DISTINCT game FROM erasures ORDER BY game")?;
    let games = games.query_map([], |row| row.get(0).map(GameId))?;
    let mut sound = Vec::new();
    for game in games {
        let game = game?;
        if fits(tx, game)? {
            sound.push(game);
        }
    }
    Ok(sound)
}

/// Writes the checksums of logs after a permitted change.
pub(in crate::store) fn anew(tx: &Connection, games: &[GameId]) -> Result<(), StoreError> {
    for game in games {
        keep(tx, *game, of_log(tx, *game)?)?;
    }
    Ok(())
}

/// Writes the missing checksums of games from before there were any.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub(in crate::store) fn fill(tx: &Connection) -> Result<(), rusqlite::Error> {
    let mut games = tx.prepare("SELECT id FROM games WHERE sum IS NULL")?;
    let games: Vec<i64> = games
        .query_map([], |row| row.get(0))?
        .collect::<Result<_, _>>()?;
    let (mut events, mut keep) = (tx.prepare(EVENTS)?, tx.prepare(KEEP)?);
    for game in games {
        let mut rows = events.query([game])?;
        let mut sum = Sum::of_log(game);
        while let Some(row) = rows.next()? {
            sum = sum.row(row)?;
        }
        drop(rows);
        keep.execute([game, sum.stored()])?;
    }
    Ok(())
}

/// The games with unreadable or altered events, in order, each with its fault. Reads every event.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub(in crate::store) fn altered(conn: &Connection) -> Result<Vec<(GameId, String)>, StoreError> {
    faults(conn, None)
}

/// Returns `true` if the log of a game is here, readable and unaltered.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub(in crate::store) fn is_whole(conn: &Connection, game: GameId) -> Result<bool, StoreError> {
    let sql = "SELECT EXISTS (SELECT 1 FROM events WHERE game = ?1)";
    let is_here = conn.query_row(sql, [game.0], |row| row.get(0))?;
    Ok(is_here && faults(conn, Some(game))?.is_empty())
}

/// The faults of all logs, or of one.
fn faults(conn: &Connection, only: Option<GameId>) -> Result<Vec<(GameId, String)>, StoreError> {
    // Backups from before checksums count as well, if they are readable.
    let summed = conn.column_exists(None::<&str>, "games", "sum")?;
    let sum = if summed { "g.sum" } else { "NULL" };
    // The SQL has no user input.
    let sql = [
        "SELECT e.seq, e.at, e.schema, e.body, e.game, g.version, ",
        sum,
        " FROM events e LEFT JOIN games g ON g.id = e.game ",
        only.map_or("", |_| "WHERE e.game = ?1 "),
        "ORDER BY e.game, e.seq",
    ]
    .concat();
    let mut statement = conn.prepare(&sql)?;
    let mut rows = statement.query(params_from_iter(only.map(|game| game.0)))?;
    let mut found = Vec::new();
    let mut log: Option<Log> = None;
    while let Some(row) = rows.next()? {
        let game = GameId(row.get(4)?);
        if log.as_ref().is_none_or(|log| log.game != game) {
            found.extend(log.take().and_then(Log::amiss));
            log = Some(Log::new(game, row)?);
        }
        if let Some(log) = &mut log {
            log.read(row)?;
        }
    }
    found.extend(log.and_then(Log::amiss));
    Ok(found)
}

/// One log being read.
struct Log {
    game: GameId,
    sum: Sum,
    kept: Option<i64>,
    /// The expected number of events, if there is a row.
    version: Option<i64>,
    read: i64,
    wrong: Option<String>,
}

impl Log {
    fn new(game: GameId, row: &Row<'_>) -> Result<Self, rusqlite::Error> {
        Ok(Self {
            game,
            sum: Sum::of_log(game.0),
            kept: row.get(6)?,
            version: row.get(5)?,
            read: 0,
            wrong: None,
        })
    }

    fn read(&mut self, row: &Row<'_>) -> Result<(), rusqlite::Error> {
        self.sum = self.sum.row(row)?;
        self.read += 1;
        let body = row.get_ref(3)?.as_str().map_err(|why| why.to_string());
        let schema = row.get(2)?;
        let event = body.and_then(|body| event_bodies::read(schema, body));
        if let (Err(why), None) = (event, &self.wrong) {
            self.wrong = Some(format!("event {}: {why}", self.read));
        }
        Ok(())
    }

    fn amiss(self) -> Option<(GameId, String)> {
        let lost = self.version.is_none_or(|version| version != self.read);
        let what = if let Some(why) = self.wrong {
            why
        } else if lost {
            match self.version {
                Some(version) => format!("{} events are stored of {version}", self.read),
                None => "it has events, and no row".to_owned(),
            }
        } else if self.kept.is_some_and(|kept| kept != self.sum.stored()) {
            ALTERED.to_owned()
        } else {
            return None;
        };
        Some((self.game, what))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_part_of_an_event_and_their_order_counts() {
        let one = Sum::of_log(1);
        let event = one.event(1, 5, 1, b"body");
        for other in [
            one,
            Sum::of_log(2).event(1, 5, 1, b"body"),
            one.event(2, 5, 1, b"body"),
            one.event(1, 4, 1, b"body"),
            one.event(1, 5, 2, b"body"),
            one.event(1, 5, 1, b"bodz"),
            one.event(1, 5, 1, b""),
        ] {
            assert_ne!(event, other);
        }
        let [two, too] = [[b"a", b"b"], [b"b", b"a"]].map(|bodies| {
            let first = one.event(1, 5, 1, bodies[0]);
            first.event(2, 6, 1, bodies[1])
        });
        assert_ne!(two, too);
    }
}
