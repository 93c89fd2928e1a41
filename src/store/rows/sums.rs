//! Checksums: one for the log of each game, written with each event and held against the log when it is read.
//!
//! A bit that turns over on a disk or in a copy leaves JSON that reads well: a moment some years off, another cell. The checksum of
//! a log goes on from that of the log before, so an event costs what it takes to read its own bytes once; and it stands in
//! the row that is written with every event anyway. It finds accidents. Whoever can write to the database can write it too.

use rusqlite::{Connection, OptionalExtension, Row, params};

use crate::play::GameId;
use crate::store::StoreError;
use crate::store::rows::events;

/// The checksum of a log as far as it was read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::store) struct Sum(u32);

impl Sum {
    /// Of the empty log of a game.
    pub(in crate::store) fn of(game: GameId) -> Self {
        Self(0).with(&game.0.to_le_bytes())
    }

    /// With one more event: its number, moment (ms), schema and body, as stored.
    pub(in crate::store) fn event(self, seq: i64, at: i64, schema: i64, body: &[u8]) -> Self {
        let length = body.len() as u64;
        self.with(&seq.to_le_bytes())
            .with(&at.to_le_bytes())
            .with(&schema.to_le_bytes())
            .with(&length.to_le_bytes())
            .with(body)
    }

    /// With an event as a row of `seq, at, schema, body` has it, whatever stands in its body.
    ///
    /// # Errors
    /// When one of the first three is no number.
    pub(in crate::store) fn row(self, row: &Row<'_>) -> Result<Self, rusqlite::Error> {
        let body = row.get_ref(3)?.as_bytes().unwrap_or_default();
        Ok(self.event(row.get(0)?, row.get(1)?, row.get(2)?, body))
    }

    /// As a column of `games` holds it.
    pub(in crate::store) fn stored(self) -> i64 {
        self.0.into()
    }

    fn with(self, bytes: &[u8]) -> Self {
        let mut hasher = crc32fast::Hasher::new_with_initial(self.0);
        hasher.update(bytes);
        Self(hasher.finalize())
    }
}

/// What is wrong with a log whose checksum is not that of its row.
pub(in crate::store) const ALTERED: &str =
    "its checksum does not fit: something in its log is not as it was stored";

const EVENTS: &str = "SELECT seq, at, schema, body FROM events WHERE game = ?1 ORDER BY seq";
const KEPT: &str = "SELECT sum FROM games WHERE id = ?1";
const KEEP: &str = "UPDATE games SET sum = ?2 WHERE id = ?1";

/// The checksum that the log of a game had when it was last written; none where it has no row, or one from before checksums.
pub(in crate::store) fn kept(conn: &Connection, game: GameId) -> Result<Option<i64>, StoreError> {
    let mut statement = conn.prepare_cached(KEPT)?;
    let kept = statement.query_row([game.0], |row| row.get::<_, Option<i64>>(0));
    Ok(kept.optional()?.flatten())
}

/// Begins to write events behind those that are stored: the checksum to go on from. A log that is not as it was stored is not
/// written anew by that: its checksum goes on being wrong.
pub(in crate::store) fn go_on(
    tx: &Connection,
    game: GameId,
    stored: u32,
) -> Result<Sum, StoreError> {
    if stored == 0 {
        return Ok(Sum::of(game));
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

/// Gives a row that was made anew the checksum it had; that of its log, where it had none.
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

/// The checksum of a game’s log as it stands.
pub(in crate::store) fn of_log(conn: &Connection, game: GameId) -> Result<Sum, StoreError> {
    let mut statement = conn.prepare_cached(EVENTS)?;
    let mut rows = statement.query([game.0])?;
    let mut sum = Sum::of(game);
    while let Some(row) = rows.next()? {
        sum = sum.row(row)?;
    }
    Ok(sum)
}

/// Whether a game’s log is as it was stored, as far as its checksum tells.
pub(in crate::store) fn fits(conn: &Connection, game: GameId) -> Result<bool, StoreError> {
    let kept = kept(conn, game)?;
    Ok(match kept {
        Some(kept) => of_log(conn, game)?.stored() == kept,
        None => true,
    })
}

/// The games in which somebody is about to be forgotten and whose logs are as they were stored: of others, to write the checksum
/// anew would hide that they are not.
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

/// Writes the checksums of logs that were changed as they may be.
pub(in crate::store) fn anew(tx: &Connection, games: &[GameId]) -> Result<(), StoreError> {
    for game in games {
        keep(tx, *game, of_log(tx, *game)?)?;
    }
    Ok(())
}

/// Writes the checksums of all games that have none yet: those from before there were any.
///
/// # Errors
/// As SQLite reports.
pub(in crate::store) fn fill(tx: &Connection) -> Result<(), rusqlite::Error> {
    let mut games = tx.prepare("SELECT id FROM games WHERE sum IS NULL")?;
    let games: Vec<i64> = games
        .query_map([], |row| row.get(0))?
        .collect::<Result<_, _>>()?;
    let (mut events, mut keep) = (tx.prepare(EVENTS)?, tx.prepare(KEEP)?);
    for game in games {
        let mut rows = events.query([game])?;
        let mut sum = Sum::of(GameId(game));
        while let Some(row) = rows.next()? {
            sum = sum.row(row)?;
        }
        drop(rows);
        keep.execute([game, sum.stored()])?;
    }
    Ok(())
}

/// The games, in order, of which an event cannot be read or is not as it was stored, each with what is wrong.
/// It reads every event there is.
///
/// # Errors
/// As SQLite reports.
pub(in crate::store) fn altered(conn: &Connection) -> Result<Vec<(GameId, String)>, StoreError> {
    // Of copies from before there were checksums, what can be read at all counts as well.
    let summed = conn.column_exists(None::<&str>, "games", "sum")?;
    let sum = if summed { "g.sum" } else { "NULL" };
    // Nothing in it is anybody's word.
    let sql = [
        "SELECT e.seq, e.at, e.schema, e.body, e.game, g.version, ",
        sum,
        " FROM events e LEFT JOIN games g ON g.id = e.game ORDER BY e.game, e.seq",
    ]
    .concat();
    let mut statement = conn.prepare(&sql)?;
    let mut rows = statement.query([])?;
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

/// One log while it is read.
struct Log {
    game: GameId,
    sum: Sum,
    kept: Option<i64>,
    /// How many events there should be, where there is a row.
    version: Option<i64>,
    read: i64,
    wrong: Option<String>,
}

impl Log {
    fn new(game: GameId, row: &Row<'_>) -> Result<Self, rusqlite::Error> {
        Ok(Self {
            game,
            sum: Sum::of(game),
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
        let event = body.and_then(|body| events::read(schema, body));
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
        let one = Sum::of(GameId(1));
        let event = one.event(1, 5, 1, b"body");
        for other in [
            one,
            Sum::of(GameId(2)).event(1, 5, 1, b"body"),
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
