//! Salvage of a damaged file: its readable rows go into a new one. The damaged file is moved aside and never changed.

use std::fs::File;
use std::io::{self, Read, Seek};
use std::path::{Path, PathBuf};

use rusqlite::types::Value;
use rusqlite::{Connection, params_from_iter};

use crate::play::Timestamp;
use crate::store::disk::numbers::{self, Replaced};
use crate::store::disk::paths::{beside, real};
use crate::store::disk::{backup, files, suffixes};
use crate::store::disk::{migrate, opened, paths};
use crate::store::people::privacy;
use crate::store::{Store, StoreError};

/// The result of a salvage.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SalvageReport {
    /// The path of the damaged file.
    pub aside: Option<PathBuf>,
    /// For each table: its name, the number of rows read, and whether those were all.
    pub tables: Vec<(String, u64, bool)>,
}

/// Replaces a damaged database by a new one with all rows that can be read. The caller must hold the instance lock.
///
/// # Errors
/// When nothing of a game can be read, the tables are of another version, or the new file cannot be written. The
/// damaged file stays in its place then, and nothing is left beside it.
pub fn salvage(path: &Path, now: Timestamp) -> Result<SalvageReport, StoreError> {
    let path = real(path);
    let [fresh, whole] = [".salvaged", ".salvaging"].map(|end| beside(&path, end));
    let clear = |file: &Path| -> Result<(), StoreError> {
        for end in ["", "-wal", "-shm", "-journal"] {
            paths::remove(&beside(file, end))?;
        }
        Ok(())
    };
    clear(&fresh)?;
    clear(&whole)?;
    let bring = || {
        fill_up(&path, &whole).map_err(|error| StoreError::Unreachable {
            path: whole.clone(),
            cause: error.to_string(),
        })?;
        drop(Store::open(&fresh)?);
        let tables = bring_over(&whole, &fresh, now)?;
        let kept = |(table, rows, _): &&(String, u64, bool)| {
            *rows > 0 && ["games", "events"].contains(&table.as_str())
        };
        if tables.iter().find(kept).is_none() {
            // An empty replacement would pass for a database that was never used.
            return Err(StoreError::Unsound {
                path: path.clone(),
                what:
                    "nothing of its games can be read, so it is left where it is: restore a backup"
                        .to_owned(),
            });
        }
        let sound = backup::check(&fresh)?;
        tracing::info!(games = sound.games, "damaged database salvaged");
        let aside = backup::swap_in(
            &fresh,
            &path,
            &format!("{}{}", suffixes::DAMAGED, now.file_stamp()),
        )?;
        Ok(SalvageReport { aside, tables })
    };
    let salvaged = bring();
    clear(&whole)?;
    if salvaged.is_err() {
        clear(&fresh)?;
    }
    salvaged
}

/// Bytes of the header that hold the page size.
const PAGE_SIZE: std::ops::Range<usize> = 16..18;
const PAGES: std::ops::Range<usize> = 28..32;

/// Copies a damaged database with its write-ahead log. SQLite opens no truncated file: missing pages at the end are
/// filled with zeros, and only they are damaged.
fn fill_up(damaged: &Path, copy: &Path) -> io::Result<()> {
    for end in ["", "-wal"] {
        let mut from = match File::open(beside(damaged, end)) {
            Err(error) if error.kind() == io::ErrorKind::NotFound && !end.is_empty() => continue,
            from => from?,
        };
        let mut to = files::open_private(&beside(copy, end))?;
        let length = io::copy(&mut from, &mut to)?;
        let mut header = [0; 100];
        from.rewind()?;
        if end.is_empty() && from.read_exact(&mut header).is_ok() {
            let number = |at: std::ops::Range<usize>| {
                let bytes = header[at].iter();
                bytes.fold(0_u64, |number, byte| number << 8 | u64::from(*byte))
            };
            // The one size that does not fit into two bytes is stored as 1.
            let page = match number(PAGE_SIZE) {
                1 => 65_536,
                size => size,
            };
            let whole = number(PAGES).saturating_mul(page);
            if (length..MAX_SIZE).contains(&whole) {
                to.set_len(whole)?;
            }
        }
        to.sync_all()?;
    }
    Ok(())
}

/// Largest believable size in bytes; a header that says more is damaged.
const MAX_SIZE: u64 = 1 << 40;

fn bring_over(
    old: &Path,
    fresh: &Path,
    now: Timestamp,
) -> Result<Vec<(String, u64, bool)>, StoreError> {
    let from = opened::open(old)?;
    // Tables listed on undamaged pages of the schema can still be read.
    from.pragma_update(None, "writable_schema", true)?;
    migrate::check_application_id(&from, old)?;
    migrate::check_schema_current(&from)?;
    let mut to = Connection::open(fresh)?;
    to.pragma_update(None, "foreign_keys", false)?;
    let mut tables = Vec::new();
    let tx = to.transaction()?;
    for (table, columns) in privacy::tables() {
        let names: Vec<&str> = columns.iter().map(|(name, _)| *name).collect();
        let (read, whole) = bring_table(&from, &tx, table, &names)?;
        tables.push(((*table).to_owned(), read, whole));
    }
    // Ratings follow from the games that could be read: they are made again when the database opens.
    tx.execute("DELETE FROM rating_view", [])?;
    let last = "SELECT coalesce(max(seq), 0) FROM sqlite_sequence WHERE name = 'games'";
    let last: i64 = from.query_row(last, [], |row| row.get(0)).unwrap_or(0);
    let most = "SELECT coalesce(max(game), 0) FROM events";
    let most: i64 = tx.query_row(most, [], |row| row.get(0))?;
    // Numbers of lost games are not used again.
    numbers::pass_over(&tx, &Replaced::Readable(from), now)?;
    // The events give the numbers of lost games if nothing else does.
    tx.execute("DELETE FROM sqlite_sequence WHERE name = 'games'", [])?;
    let next = "INSERT INTO sqlite_sequence (name, seq) VALUES ('games', max(?1, ?2, \
         (SELECT coalesce(max(id), 0) FROM games)))";
    tx.execute(next, [last, most])?;
    tx.commit()?;
    to.pragma_update_and_check(None, "journal_mode", "DELETE", |_| Ok(()))?;
    Ok(tables)
}

/// Copies the rows of a table: from its beginning, after a break from its end, and game by game for tables about games.
fn bring_table(
    from: &Connection,
    to: &Connection,
    table: &str,
    columns: &[&str],
) -> Result<(u64, bool), StoreError> {
    let list = columns.join(", ");
    let key = columns.first().copied().unwrap_or("rowid");
    let marks: Vec<String> = (1..=columns.len()).map(|nth| format!("?{nth}")).collect();
    let insert = format!(
        "INSERT OR IGNORE INTO {table} ({list}) VALUES ({})",
        marks.join(", ")
    );
    let mut insert = to.prepare(&insert)?;
    let mut bring = |sql: &str, key: Option<i64>| -> bool {
        let brought = from.prepare_cached(sql).and_then(|mut statement| {
            let mut rows = statement.query(params_from_iter(key))?;
            while let Some(row) = rows.next()? {
                let values: Result<Vec<Value>, _> =
                    (0..columns.len()).map(|at| row.get(at)).collect();
                // A row that breaks a constraint is lost like one that cannot be read.
                insert.execute(params_from_iter(values?))?;
            }
            Ok(())
        });
        brought.is_ok()
    };
    let mut whole = bring(&format!("SELECT {list} FROM {table} ORDER BY 1"), None);
    if !whole {
        bring(&format!("SELECT {list} FROM {table} ORDER BY 1 DESC"), None);
        let last = format!("SELECT max({key}) FROM {table}");
        let last = from.query_row(&last, [], |row| row.get::<_, i64>(0));
        // The damage may be at the end of a table of games.
        let known = "SELECT coalesce(max(seq), 0) FROM sqlite_sequence";
        let known = from.query_row(known, [], |row| row.get::<_, i64>(0));
        if let ("id" | "game", Some(last)) = (key, last.ok().into_iter().chain(known.ok()).max()) {
            let one = format!("SELECT {list} FROM {table} WHERE {key} = ?1");
            let all = (1..=last)
                .filter(|number| !bring(&one, Some(*number)))
                .count()
                == 0;
            whole = all;
        }
    }
    let count = format!("SELECT count(*) FROM {table}");
    let read: i64 = to.query_row(&count, [], |row| row.get(0))?;
    Ok((read.unsigned_abs(), whole))
}
