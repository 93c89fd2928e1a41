//! The log of each game: its events with their side effects, written and read.

use rusqlite::{Connection, OptionalExtension, Row, params};

use crate::play::event::{Entry, Event};
use crate::play::event_effects::EventEffects;
use crate::play::seal::Secret;
use crate::play::summary::GameSummary;
use crate::play::{GameId, Timestamp, Version};
use crate::store::base::tx::Transaction;
use crate::store::games::alarms::{self, Alarm};
use crate::store::games::gateway_sessions::put_handled;
use crate::store::games::hooks;
use crate::store::games::notes::{self, ImportedNotes};
use crate::store::games::notices::{self, Notice};
use crate::store::games::outbox::{self, OutboxMessage};
use crate::store::games::plans::{self, PlayerPlan};
use crate::store::games::ratings;
use crate::store::games::secrets;
use crate::store::rows::sums::{self, Sum};
use crate::store::rows::{event_bodies, lists};
use crate::store::{Store, StoreError};

/// Side effects of events: stored in the same transaction, executed afterwards, also after a crash.
#[derive(Clone, Copy, Debug, Default)]
pub struct SideEffects<'a> {
    /// Announcements to the table.
    pub announcements: &'a [OutboxMessage],
    /// The game's alarms; all earlier ones are replaced.
    pub alarms: &'a [Alarm],
    /// Further notices.
    pub notices: &'a [Notice],
    /// The secret behind the seal among the events.
    pub secret: Option<&'a Secret>,
    /// The rest of a player’s plan that was carried out.
    pub plan: Option<PlayerPlan<'a>>,
}

impl<'a> SideEffects<'a> {
    /// Announcements alone.
    pub fn announce_only(announcements: &'a [OutboxMessage]) -> Self {
        Self {
            announcements,
            ..Self::default()
        }
    }
}

/// Events to append to one game.
#[derive(Clone, Copy, Debug)]
pub struct GameChange<'a> {
    /// The version the game is at.
    pub expected: Version,
    /// The events.
    pub entries: &'a [Entry],
    /// The game's list row after it.
    pub summary: &'a GameSummary,
    /// The side effects.
    pub owed: SideEffects<'a>,
}

/// A log that begins, as [`Store::create`] takes it.
#[derive(Clone, Copy, Debug)]
pub struct LogStart<'a, F> {
    /// Its first events.
    pub entries: &'a [Entry],
    /// The list row of the game with the number it is given.
    pub summary: F,
    /// The side effects of the events.
    pub owed: SideEffects<'a>,
}

impl Store {
    /// Stores a new game in one transaction: its first events, the list row `summary` makes for its number, and its
    /// side effects. Game numbers are never reused.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] if its seal names another number than the game gets; `StoreError` if the SQLite call
    /// fails. Nothing is stored then.
    pub fn create(
        &mut self,
        first: &[Entry],
        summary: impl FnOnce(GameId) -> GameSummary,
        owed: SideEffects<'_>,
    ) -> Result<GameId, StoreError> {
        self.import(first, summary, owed, ImportedNotes::default())
    }

    /// [`Store::create`] with the notes of an imported game.
    ///
    /// # Errors
    /// `StoreError` if the SQLite call fails; nothing is stored then.
    pub fn import(
        &mut self,
        log: &[Entry],
        summary: impl FnOnce(GameId) -> GameSummary,
        owed: SideEffects<'_>,
        ImportedNotes { notes, shared }: ImportedNotes<'_>,
    ) -> Result<GameId, StoreError> {
        let tx = Transaction::begin(&mut self.conn)?;
        let summary = begin(&tx, log, summary, owed)?;
        let id = summary.id;
        let now = log.last().map_or(summary.changed, |entry| entry.at);
        for note in notes {
            notes::put(&tx, id, note, now)?;
            if shared {
                notes::set_shared(&tx, id, &note.author, true)?;
            }
        }
        put_handled(&tx, self.source.as_deref(), now)?;
        self.commit_timer.commit(tx)?;
        Ok(id)
    }

    /// Stores the events after version `expected`, the new list row `summary` and the side effects, in one transaction.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] if the game is at another version; nothing is stored then.
    pub fn append(
        &mut self,
        expected: Version,
        entries: &[Entry],
        summary: &GameSummary,
        owed: SideEffects<'_>,
    ) -> Result<(), StoreError> {
        let tx = Transaction::begin(&mut self.conn)?;
        lists::update(&tx, expected, summary)?;
        write_changes(&tx, expected, entries, summary, owed)?;
        put_handled(&tx, self.source.as_deref(), summary.changed)?;
        self.commit_timer.commit(tx)
    }

    /// [`Store::append`] and [`Store::create`] of the game that follows from it, in one transaction.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] if the game is at another version; nothing is stored then.
    pub fn append_and_create(
        &mut self,
        append: GameChange<'_>,
        create: LogStart<'_, impl FnOnce(GameId) -> GameSummary>,
    ) -> Result<GameId, StoreError> {
        let GameChange {
            expected,
            entries,
            summary,
            owed,
        } = append;
        let tx = Transaction::begin(&mut self.conn)?;
        lists::update(&tx, expected, summary)?;
        write_changes(&tx, expected, entries, summary, owed)?;
        let id = begin(&tx, create.entries, create.summary, create.owed)?.id;
        put_handled(&tx, self.source.as_deref(), summary.changed)?;
        self.commit_timer.commit(tx)?;
        Ok(id)
    }

    /// The number of the next game, unless another one is created before. A seal names its game's number.
    ///
    /// # Errors
    /// `StoreError` if the SQLite call fails.
    pub fn next_number(&self) -> Result<GameId, StoreError> {
        lists::next_id(&self.conn)
    }

    /// The whole log of a game, oldest first; empty if there is no such game.
    ///
    /// # Errors
    /// [`StoreError::Corrupt`] if an event is missing or unreadable; [`StoreError::Apart`] if the game is quarantined.
    pub fn load(&self, id: GameId) -> Result<Vec<Entry>, StoreError> {
        match load(&self.conn, id) {
            Ok((_, true)) => Err(StoreError::Apart { game: id }),
            Ok((log, false)) => Ok(log),
            Err(error) => Err(self.damage_log.record(error)),
        }
    }

    /// [`Store::load`] that also reads a quarantined game. Damage found here does not quarantine it.
    ///
    /// # Errors
    /// [`StoreError::Corrupt`] if an event is missing or unreadable.
    pub fn load_even_if_quarantined(&self, id: GameId) -> Result<Vec<Entry>, StoreError> {
        load(&self.conn, id).map(|(log, _)| log)
    }

    /// The readable events of a game, whatever its row says.
    ///
    /// # Errors
    /// [`StoreError::Corrupt`] if an event in the middle is missing, one is unreadable, or the checksum differs.
    pub fn read_even_if_quarantined(&self, id: GameId) -> Result<Vec<Entry>, StoreError> {
        read(&self.conn, id)?.unaltered(id)
    }

    /// The events of a game after one version and up to another, as far as they exist.
    ///
    /// # Errors
    /// [`StoreError::Corrupt`] if one is missing or unreadable.
    pub fn between(
        &self,
        id: GameId,
        after: Version,
        upto: Version,
    ) -> Result<Vec<Entry>, StoreError> {
        between(&self.conn, id, after, upto).map_err(|error| self.damage_log.record(error))
    }

    /// The last version of a game for which an announcement was stored.
    ///
    /// # Errors
    /// `StoreError` if the SQLite call fails.
    pub fn announced_up_to(&self, id: GameId) -> Result<Option<Version>, StoreError> {
        let sql = "SELECT max(upto) FROM promises WHERE game = ?1";
        let mut statement = self.conn.prepare_cached(sql)?;
        let version: Option<u32> = statement.query_row([id.0], |row| row.get(0))?;
        Ok(version.map(Version))
    }

    /// Records a fault of a game whose events are readable one by one, and returns the error.
    pub fn damaged(&self, game: GameId, what: &str) -> StoreError {
        self.damage_log.record(StoreError::Corrupt {
            game,
            seq: 0,
            what: what.to_owned(),
        })
    }

    /// The next running games after this number, whether or not their rows are readable.
    ///
    /// # Errors
    /// `StoreError` if the SQLite call fails.
    pub fn running_after(&self, game: GameId, most: usize) -> Result<Vec<GameId>, StoreError> {
        let mut statement = self.conn.prepare_cached(
            "SELECT id FROM games WHERE stage = 'running' AND id > ?1 ORDER BY id LIMIT ?2",
        )?;
        let most = i64::try_from(most).unwrap_or(i64::MAX);
        let rows = statement.query_map([game.0, most], |row| row.get(0).map(GameId))?;
        Ok(rows.collect::<Result<_, _>>()?)
    }
}

/// Writes a new game with its side effects. Returns its row.
fn begin(
    tx: &Connection,
    log: &[Entry],
    summary: impl FnOnce(GameId) -> GameSummary,
    owed: SideEffects<'_>,
) -> Result<GameSummary, StoreError> {
    let id = lists::next_id(tx)?;
    if owed.secret.is_some() && !secrets::sealed_for(log, id) {
        return Err(StoreError::Conflict);
    }
    let summary = summary(id);
    assert_eq!(summary.id, id, "the row is that of the game stored");
    lists::insert(tx, &summary)?;
    write_changes(tx, Version(0), log, &summary, owed)?;
    Ok(summary)
}

// The row holds the number of events: only so is a missing last event noticed.
const LOG: &str = "SELECT seq, at, schema, body, (SELECT version FROM games WHERE id = ?1), \
     EXISTS (SELECT 1 FROM set_apart WHERE game = ?1 AND until_at IS NULL), \
     (SELECT sum FROM games WHERE id = ?1) FROM events WHERE game = ?1 ORDER BY seq";
const BETWEEN: &str = "SELECT seq, at, schema, body FROM events WHERE game = ?1 AND seq > ?2 AND seq <= ?3 ORDER BY seq";

/// The stored events of a game: in the middle of a transaction, fewer than its row says.
pub(in crate::store) fn stored(conn: &Connection, id: GameId) -> Result<Vec<Entry>, StoreError> {
    Ok(read(conn, id)?.entries)
}

/// A log as it was read.
struct Read {
    entries: Vec<Entry>,
    /// The number of events by its row; `None` without a row.
    version: Option<i64>,
    /// `true` if the game is quarantined.
    quarantined: bool,
    /// `true` if the checksum fits.
    fits: bool,
}

impl Read {
    /// The events, if they are unaltered.
    fn unaltered(self, id: GameId) -> Result<Vec<Entry>, StoreError> {
        if self.fits {
            return Ok(self.entries);
        }
        Err(StoreError::Corrupt {
            game: id,
            seq: 0,
            what: sums::ALTERED.to_owned(),
        })
    }
}

fn read(conn: &Connection, id: GameId) -> Result<Read, StoreError> {
    let mut statement = conn.prepare_cached(LOG)?;
    let mut rows = statement.query([id.0])?;
    let mut entries = Vec::new();
    let (mut version, mut quarantined) = (None, false);
    let (mut sum, mut kept) = (Sum::of_log(id.0), None::<i64>);
    for seq in 1.. {
        let Some(row) = rows.next()? else { break };
        if seq == 1 {
            (version, quarantined, kept) = (row.get(4)?, row.get(5)?, row.get(6)?);
        }
        entries.push(entry(row, id, seq)?);
        sum = sum.row(row)?;
    }
    Ok(Read {
        entries,
        version,
        quarantined,
        fits: kept.is_none_or(|kept| kept == sum.stored()),
    })
}

/// The event of this number from its row.
fn entry(row: &Row<'_>, id: GameId, seq: u32) -> Result<Entry, StoreError> {
    let corrupt = |what: String| StoreError::Corrupt {
        game: id,
        seq,
        what,
    };
    if row.get::<_, i64>(0)? != i64::from(seq) {
        return Err(corrupt("it is missing".to_owned()));
    }
    let body = row.get_ref(3)?.as_str();
    let body = body.map_err(|error| corrupt(error.to_string()))?;
    Ok(Entry {
        at: Timestamp(row.get(1)?),
        event: event_bodies::read(row.get(2)?, body).map_err(corrupt)?,
    })
}

/// The events of a game after one version and up to another, as far as they exist.
pub(in crate::store) fn between(
    conn: &Connection,
    id: GameId,
    after: Version,
    upto: Version,
) -> Result<Vec<Entry>, StoreError> {
    let mut statement = conn.prepare_cached(BETWEEN)?;
    let mut rows = statement.query([id.0, after.0.into(), upto.0.into()])?;
    let mut entries = Vec::new();
    for seq in after.0 + 1.. {
        let Some(row) = rows.next()? else { break };
        entries.push(entry(row, id, seq)?);
    }
    Ok(entries)
}

/// The log of a game, and whether it is quarantined.
fn load(conn: &Connection, id: GameId) -> Result<(Vec<Entry>, bool), StoreError> {
    let mut read = read(conn, id)?;
    if read.entries.is_empty() {
        read.version = conn
            .prepare_cached("SELECT version FROM games WHERE id = ?1")?
            .query_row([id.0], |row| row.get(0))
            .optional()?;
    }
    let stored = i64::try_from(read.entries.len()).unwrap_or(i64::MAX);
    let (version, quarantined) = (read.version, read.quarantined);
    if version.unwrap_or(0) == stored {
        return Ok((read.unaltered(id)?, quarantined));
    }
    Err(StoreError::Corrupt {
        game: id,
        seq: 0,
        what: match version {
            Some(version) => format!("{stored} events are stored of {version}"),
            None => "it has events, and no row".to_owned(),
        },
    })
}

/// Writes the events after version `after` of the game of `summary`, with their side effects.
pub(in crate::store) fn write_changes(
    tx: &Connection,
    after: Version,
    entries: &[Entry],
    summary: &GameSummary,
    owed: SideEffects<'_>,
) -> Result<(), StoreError> {
    let SideEffects {
        announcements,
        alarms,
        notices,
        secret,
        plan,
    } = owed;
    let mut statement = tx.prepare_cached(
        "INSERT INTO events (game, seq, at, schema, body) VALUES (?1, ?2, ?3, ?4, ?5)",
    )?;
    let (mut seq, mut sum) = (after.0, sums::go_on(tx, summary.id, after.0)?);
    let now = entries.last().map_or(summary.changed, |entry| entry.at);
    for Entry { at, event } in entries {
        if let Event::TakenBack { to } = event {
            notes::keep_taken_back(tx, summary.id, *to, || stored(tx, summary.id))?;
        }
        seq += 1;
        let body = event_bodies::write(event);
        statement.execute(params![summary.id.0, seq, at.0, event_bodies::SCHEMA, body])?;
        sum = sum.event(seq.into(), at.0, event_bodies::SCHEMA, body.as_bytes());
        let EventEffects {
            ends, has_place, ..
        } = event.effects();
        // A finished game's announcements are tried once more and settled either way.
        match has_place.or(ends.map(|_| true)) {
            Some(true) => outbox::release(tx, summary.id, now)?,
            Some(false) => outbox::hold(tx, summary.id)?,
            None => {}
        }
    }
    assert_eq!(summary.version.0, seq, "the row is at the version stored");
    sums::keep(tx, summary.id, sum)?;
    alarms::write(tx, summary.id, alarms)?;
    notices::insert(tx, now, notices)?;
    secrets::follow(tx, summary.id, entries, secret)?;
    if let Some(plan) = plan {
        plans::put(tx, summary.id, plan)?;
    }
    ratings::follow(tx, summary)?;
    hooks::enqueue(tx, after, entries, summary, announcements)?;
    outbox::insert(tx, summary.id, now, announcements)
}
