//! Wiping: zeros take the place of all that is deleted, and players wait for none of it.
//!
//! SQLite overwrites what it deletes itself (`secure_delete`), with two exceptions. It leaves copies of rows behind where it
//! divides a full page, and a database of an earlier version has traces everywhere. So after an erasure every page is
//! looked at, a few pages a pass, and zeros are written over all that is in no row. A `VACUUM` would do the same in one go,
//! and hold up everybody for as long as it copies the file.
//!
//! This module knows [SQLite’s file format](https://www.sqlite.org/fileformat2.html): pages of b-trees, overflow pages
//! and the list of free pages. It reads and writes them through SQLite, as transactions like any other. A page that is
//! not laid out as the format says is left alone.

use std::collections::{BTreeMap, BTreeSet};
use std::iter;
use std::ops::Range;
use std::time::Duration;

use rusqlite::{Connection, OptionalExtension, params};

use crate::play::Timestamp;
use crate::store::base::BUSY_TIMEOUT;
use crate::store::base::tx::Transaction;
use crate::store::people::erase::WIPED_AFTER;
use crate::store::{Store, StoreError};

/// Pages looked at in one pass: a few milliseconds.
const PAGES: u32 = 256;
/// Pages of the largest file in which the first byte tells pages of b-trees from overflow pages, which begin with the number
/// of a page.
const MOST_PAGES: u32 = 0x01ff_ffff;

impl Store {
    /// Wipes a few more pages if that is due, and at last empties the write-ahead log, so that deleted data stands nowhere
    /// in the two files. Returns `true` if anything was due. It is due again later while another connection holds an older
    /// state, and with it the log.
    ///
    /// # Errors
    /// `StoreError` if the SQLite call fails; it is tried again later.
    pub fn wipe_if_due(&mut self, now: Timestamp) -> Result<bool, StoreError> {
        // A batch is committed as a whole, with what people wait for: the next quiet moment will do.
        if self.batch_is_open() || (self.next_wiped.is_none() && !self.wipe_is_due(now)?) {
            return Ok(false);
        }
        let from = self.next_wiped.take().unwrap_or(1);
        let wiped = wipe(&mut self.conn, from);
        if let Ok(Some(next)) = wiped {
            self.next_wiped = Some(next);
            return Ok(true);
        }
        // Postponed first, so that a failure is not repeated without end.
        let later = now.0.saturating_add(WIPED_AFTER);
        let sql = "UPDATE packing SET at = ?2 WHERE at <= ?1";
        let postponed = self.conn.execute(sql, [now.0, later])?;
        wiped?;
        // An erasure in the meantime has set a time of its own.
        if self.empties_log()? && postponed > 0 {
            self.conn.execute("DELETE FROM packing", [])?;
        }
        Ok(true)
    }

    fn wipe_is_due(&self, now: Timestamp) -> Result<bool, StoreError> {
        let mut due = self
            .conn
            .prepare_cached("SELECT 1 FROM packing WHERE at <= ?1")?;
        Ok(due.query_row([now.0], |_| Ok(())).optional()?.is_some())
    }

    /// Moves the write-ahead log into the file. Returns `false` if another connection still needs some of it; nobody waits
    /// for that one.
    fn empties_log(&self) -> Result<bool, StoreError> {
        self.conn.busy_timeout(Duration::ZERO)?;
        let sql = "PRAGMA wal_checkpoint(TRUNCATE)";
        let busy = self.conn.query_row(sql, [], |row| row.get::<_, bool>(0));
        self.conn.busy_timeout(BUSY_TIMEOUT)?;
        Ok(!busy?)
    }
}

/// Wipes [`PAGES`] pages from this one on. Returns the first page of the next pass; `None` after the last page.
fn wipe(conn: &mut Connection, from: u32) -> Result<Option<u32>, StoreError> {
    let tx = Transaction::begin(conn)?;
    let Some(layout) = FileLayout::of(&tx)? else {
        drop(tx);
        conn.execute_batch("VACUUM")?;
        return Ok(None);
    };
    let until = from.saturating_add(PAGES).min(layout.pages + 1);
    let free = free_pages(&tx, &layout, &(from..until))?;
    for number in from..until {
        let Some(page) = read(&tx, number)? else {
            continue;
        };
        if let Some(used) = free.get(&number) {
            zero(&tx, number, &page, iter::once(*used..page.len()))?;
            continue;
        }
        // The cells of a free page may name pages that belong to other rows now, so only those of pages in use are followed.
        for tail in overflow_tails(&tx, &page, number, &layout)? {
            let rest = iter::once(tail.used..layout.usable);
            zero(&tx, tail.page, &tail.bytes, rest)?;
        }
        let unused = unused(&page, number, layout.usable);
        zero(&tx, number, &page, unused.unwrap_or_default())?;
    }
    tx.commit()?;
    Ok((until <= layout.pages).then_some(until))
}

/// The file as its first page describes it.
struct FileLayout {
    pages: u32,
    /// Bytes of a page that SQLite uses.
    usable: usize,
    first_trunk: u32,
}

impl FileLayout {
    /// `None` for a file whose pages cannot be told apart by their first byte: an enormous one, or one that vacuums itself,
    /// which the bot makes none of.
    fn of(conn: &Connection) -> Result<Option<Self>, StoreError> {
        let pages: u32 = conn.pragma_query_value(None, "page_count", |row| row.get(0))?;
        let Some(first) = read(conn, 1)? else {
            return Ok(None);
        };
        let reserved = first.get(20).copied().map_or(0, usize::from);
        let told_apart = pages <= MOST_PAGES && long(&first, 52) == Some(0);
        let first_trunk = long(&first, 32).filter(|_| told_apart);
        Ok(first_trunk.map(|first_trunk| Self {
            pages,
            usable: first.len().saturating_sub(reserved),
            first_trunk,
        }))
    }
}

/// The free pages among these, each with the number of its bytes in use: a trunk names others, a leaf is all unused.
fn free_pages(
    conn: &Connection,
    layout: &FileLayout,
    among: &Range<u32>,
) -> Result<BTreeMap<u32, usize>, StoreError> {
    let mut found = BTreeMap::new();
    let mut next = layout.first_trunk;
    // A damaged list may lead round in a circle.
    for _ in 0..layout.pages {
        let Some(trunk) = read(conn, next)? else {
            break;
        };
        let leaves = long(&trunk, 4).and_then(|count| usize::try_from(count).ok());
        let end = leaves.and_then(|count| count.checked_mul(4)?.checked_add(8));
        let Some(leaves) = end.and_then(|end| trunk.get(8..end)) else {
            break;
        };
        let (named, _) = leaves.as_chunks::<4>();
        let named = named.iter().map(|leaf| (u32::from_be_bytes(*leaf), 0));
        let all = named.chain([(next, 8 + leaves.len())]);
        found.extend(all.filter(|(page, _)| among.contains(page) && *page > 1));
        next = long(&trunk, 0).unwrap_or(0);
    }
    Ok(found)
}

/// The unused parts of a page of a b-tree: the gap before the cells, and the blocks between them. `None` for any other
/// page.
fn unused(page: &[u8], number: u32, usable: usize) -> Option<Vec<Range<usize>>> {
    let head = PageHead::of(page, number)?;
    let gap = head.cells.end..head.content;
    if gap.start > gap.end || gap.end > usable {
        return None;
    }
    let mut parts = vec![gap];
    let (mut block, mut least) = (head.first_block, head.content);
    while block != 0 {
        let (next, size) = (short(page, block)?, short(page, block + 2)?);
        if block < least || size < 4 || block + size > usable {
            return None;
        }
        parts.push(block + 4..block + size);
        least = block + size;
        block = next;
    }
    Some(parts)
}

/// The header of a page of a b-tree.
struct PageHead {
    kind: u8,
    first_block: usize,
    /// Where the cells’ places stand.
    cells: Range<usize>,
    /// Where the cells begin.
    content: usize,
}

const INTERIOR_INDEX: u8 = 2;
const INTERIOR_TABLE: u8 = 5;
const LEAF_INDEX: u8 = 10;
const LEAF_TABLE: u8 = 13;

impl PageHead {
    fn of(page: &[u8], number: u32) -> Option<Self> {
        // The first page begins with the header of the file.
        let at = if number == 1 { 100 } else { 0 };
        let kind = *page.get(at)?;
        let length = match kind {
            INTERIOR_INDEX | INTERIOR_TABLE => 12,
            LEAF_INDEX | LEAF_TABLE => 8,
            _ => return None,
        };
        let cells = at + length;
        Some(Self {
            kind,
            first_block: short(page, at + 1)?,
            cells: cells..cells + 2 * short(page, at + 3)?,
            content: match short(page, at + 5)? {
                0 => 65_536,
                content => content,
            },
        })
    }
}

/// The last page of a row that is too long for one page.
struct Tail {
    page: u32,
    bytes: Vec<u8>,
    /// Number of bytes that belong to the row.
    used: usize,
}

/// The last pages of all long rows that begin in this page.
fn overflow_tails(
    conn: &Connection,
    page: &[u8],
    number: u32,
    layout: &FileLayout,
) -> Result<Vec<Tail>, StoreError> {
    let mut tails = Vec::new();
    let Some(head) = PageHead::of(page, number) else {
        return Ok(tails);
    };
    for cell in page
        .get(head.cells.clone())
        .unwrap_or_default()
        .as_chunks::<2>()
        .0
    {
        let cell = usize::from(u16::from_be_bytes(*cell));
        let Some((first, rest)) = overflow(page, cell, head.kind, layout.usable) else {
            continue;
        };
        let each = layout.usable - 4;
        let mut following = (rest - 1) / each;
        let used = 4 + (rest - following * each);
        let (mut number, mut seen) = (first, BTreeSet::new());
        while let Some(bytes) = read(conn, number)?.filter(|_| seen.insert(number)) {
            let next = long(&bytes, 0).unwrap_or(0);
            if following == 0 {
                if next == 0 {
                    let page = number;
                    tails.push(Tail { page, bytes, used });
                }
                break;
            }
            following -= 1;
            number = next;
        }
    }
    Ok(tails)
}

/// The first overflow page of a cell, and the number of bytes in all of its overflow pages; `None` if it has none.
fn overflow(page: &[u8], cell: usize, kind: u8, usable: usize) -> Option<(u32, usize)> {
    let size_at = match kind {
        INTERIOR_INDEX => cell + 4,
        LEAF_INDEX | LEAF_TABLE => cell,
        _ => return None,
    };
    let (size, mut at) = varint(page, size_at)?;
    let part = |of: usize| usable.checked_sub(12)?.checked_mul(of)?.checked_div(255);
    let most = if kind == LEAF_TABLE {
        // The number of the row.
        at = varint(page, at)?.1;
        usable.checked_sub(35)?
    } else {
        part(64)?.checked_sub(23)?
    };
    if size <= most {
        return None;
    }
    let least = part(32)?.checked_sub(23)?;
    let fitting = least + (size - least) % (usable - 4);
    let here = if fitting <= most { fitting } else { least };
    Some((long(page, at + here)?, size - here))
}

/// An integer of one to nine bytes, and the place behind it.
fn varint(page: &[u8], at: usize) -> Option<(usize, usize)> {
    let mut value: u64 = 0;
    for nth in 0..9 {
        let byte = *page.get(at + nth)?;
        if nth == 8 {
            value = (value << 8) | u64::from(byte);
        } else {
            value = (value << 7) | u64::from(byte & 0x7f);
        }
        if nth == 8 || byte & 0x80 == 0 {
            return Some((usize::try_from(value).ok()?, at + nth + 1));
        }
    }
    None
}

fn short(page: &[u8], at: usize) -> Option<usize> {
    let bytes = page.get(at..)?.first_chunk()?;
    Some(usize::from(u16::from_be_bytes(*bytes)))
}

fn long(page: &[u8], at: usize) -> Option<u32> {
    Some(u32::from_be_bytes(*page.get(at..)?.first_chunk()?))
}

fn read(conn: &Connection, number: u32) -> Result<Option<Vec<u8>>, StoreError> {
    let mut statement = conn.prepare_cached("SELECT data FROM sqlite_dbpage WHERE pgno = ?1")?;
    Ok(statement.query_row([number], |row| row.get(0)).optional()?)
}

/// Writes zeros over parts of a page, if anything else is there.
fn zero(
    conn: &Connection,
    number: u32,
    page: &[u8],
    parts: impl IntoIterator<Item = Range<usize>>,
) -> Result<(), StoreError> {
    let mut wiped = page.to_vec();
    for part in parts {
        wiped[part].fill(0);
    }
    if wiped != page {
        conn.prepare_cached("UPDATE sqlite_dbpage SET data = ?2 WHERE pgno = ?1")?
            .execute(params![number, wiped])?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::{Path, PathBuf};

    use tempfile::TempDir;

    use super::*;
    use crate::store::people::erase::done;

    /// Stands in all rows that are deleted.
    const TRACE: &str = "Ann’s own words";
    const NOW: Timestamp = Timestamp(WIPED_AFTER);

    /// A database with tables of each layout, and words of many lengths in them.
    struct Kept {
        store: Store,
        path: PathBuf,
        _dir: TempDir,
        drawn: u64,
    }

    impl Kept {
        fn new(set_up: &str) -> Self {
            let dir = tempfile::tempdir().unwrap();
            let path = dir.path().join("games.db");
            let store = Store::open(&path).unwrap();
            store.conn.execute_batch(set_up).unwrap();
            let tables = "CREATE TABLE rows (id INTEGER PRIMARY KEY, words TEXT); \
                          CREATE INDEX by_words ON rows (words); \
                          CREATE TABLE keys (words TEXT PRIMARY KEY, id INTEGER) WITHOUT ROWID";
            store.conn.execute_batch(tables).unwrap();
            Self {
                store,
                path,
                _dir: dir,
                drawn: 1,
            }
        }

        fn draw(&mut self, below: u32) -> u32 {
            self.drawn ^= self.drawn << 13;
            self.drawn ^= self.drawn >> 7;
            self.drawn ^= self.drawn << 17;
            u32::try_from(self.drawn % u64::from(below)).unwrap()
        }

        /// Stores, changes and deletes rows at random, and all of Ann's in the end.
        fn used(mut self) -> Self {
            self.store.conn.execute_batch("BEGIN").unwrap();
            for nth in 0..2_500 {
                let most = [40, 300, 1_500, 10_000][usize::try_from(self.draw(4)).unwrap()];
                let length = usize::try_from(self.draw(most)).unwrap();
                let whose = if self.draw(3) == 0 { TRACE } else { "Ben’s" };
                // Rows of both stand side by side in the order of an index.
                let words = format!("{} {whose} {nth} ", self.draw(1_000_000));
                let words = words.repeat(1 + length / words.len());
                let id = self.draw(700);
                let both = params![id, words];
                for sql in [
                    "INSERT OR REPLACE INTO rows VALUES (?1, ?2)",
                    "INSERT OR REPLACE INTO keys VALUES (?2, ?1)",
                ] {
                    self.store.conn.execute(sql, both).unwrap();
                }
                let sql = "DELETE FROM keys WHERE id = ?1";
                let other = self.draw(700);
                self.store.conn.execute(sql, [other]).unwrap();
            }
            let end = format!(
                "DELETE FROM rows WHERE words GLOB '*{TRACE}*'; \
                 DELETE FROM keys WHERE words GLOB '*{TRACE}*'; COMMIT"
            );
            self.store.conn.execute_batch(&end).unwrap();
            done(&self.store.conn, Timestamp(0)).unwrap();
            self
        }

        fn rows(&self) -> Vec<(i64, String)> {
            let sql = "SELECT id, words FROM rows UNION ALL SELECT id, words FROM keys";
            let mut statement = self.store.conn.prepare(sql).unwrap();
            let rows = statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?)));
            rows.unwrap().collect::<Result<_, _>>().unwrap()
        }

        /// Number of traces in the file and its log.
        fn traces(&self) -> usize {
            let count = |path: &Path| {
                let bytes = fs::read(path).unwrap();
                String::from_utf8_lossy(&bytes).matches(TRACE).count()
            };
            count(&self.path) + count(&log(&self.path))
        }

        fn is_sound(&self) -> bool {
            let sql = "PRAGMA integrity_check";
            let said = self
                .store
                .conn
                .query_row(sql, [], |row| row.get::<_, String>(0));
            said.unwrap() == "ok"
        }
    }

    fn log(path: &Path) -> PathBuf {
        path.with_extension("db-wal")
    }

    #[test]
    fn all_that_was_deleted_goes_from_the_file_and_nothing_else_changes() {
        let once = "PRAGMA secure_delete = OFF";
        let itself = "PRAGMA secure_delete = OFF; PRAGMA auto_vacuum = FULL; VACUUM";
        for set_up in ["", once, itself] {
            let mut kept = Kept::new(set_up).used();
            let (before, rows) = (kept.traces(), kept.rows());
            assert!(before > 0 && rows.len() > 300, "{before}, {}", rows.len());
            let mut passes = 0;
            while kept.store.wipe_if_due(NOW).unwrap() {
                passes += 1;
            }
            assert!(passes > 1 || set_up == itself, "{passes}");
            assert_eq!(kept.traces(), 0, "{set_up}");
            assert_eq!(kept.rows(), rows);
            assert!(kept.is_sound());
        }
    }

    #[test]
    fn a_free_page_leads_to_no_page_that_another_row_has_now() {
        let mut kept = Kept::new("PRAGMA secure_delete = OFF");
        let insert = |kept: &Kept, ids: Range<i64>, bytes: usize| {
            for id in ids {
                let both = params![id, "w".repeat(bytes)];
                let sql = "INSERT INTO rows VALUES (?1, ?2)";
                kept.store.conn.execute(sql, both).unwrap();
            }
        };
        kept.store
            .conn
            .execute_batch("DROP INDEX by_words")
            .unwrap();
        insert(&kept, 0..400, 4_100);
        kept.store.conn.execute_batch("DELETE FROM rows").unwrap();
        insert(&kept, 1_000..1_300, 4_500);
        done(&kept.store.conn, Timestamp(0)).unwrap();
        let rows = kept.rows();
        while kept.store.wipe_if_due(NOW).unwrap() {}
        assert_eq!(kept.rows(), rows);
    }

    #[test]
    fn most_of_what_is_deleted_is_overwritten_at_once() {
        let traces = |set_up: &str| {
            let kept = Kept::new(set_up).used();
            assert!(kept.store.empties_log().unwrap());
            kept.traces()
        };
        let (zeros, none) = (traces(""), traces("PRAGMA secure_delete = OFF"));
        assert!(zeros * 50 < none, "{zeros}, {none}");
        // Where SQLite divides pages, it leaves something behind.
        assert!(zeros > 0);
    }

    #[test]
    fn an_erasure_while_the_file_is_wiped_is_followed_by_another_wiping() {
        let mut kept = Kept::new("").used();
        assert!(kept.store.wipe_if_due(NOW).unwrap());
        assert!(kept.store.next_wiped.is_some());
        done(&kept.store.conn, NOW).unwrap();
        while kept.store.wipe_if_due(NOW).unwrap() {}
        assert!(
            !kept
                .store
                .wipe_is_due(Timestamp(2 * WIPED_AFTER - 1))
                .unwrap()
        );
        assert!(kept.store.wipe_is_due(Timestamp(2 * WIPED_AFTER)).unwrap());
    }

    #[test]
    fn the_wiping_is_done_again_while_another_connection_holds_the_old_log() {
        let mut kept = Kept::new("").used();
        let reader = Connection::open(&kept.path).unwrap();
        reader
            .execute_batch("BEGIN; SELECT count(*) FROM games")
            .unwrap();
        while kept.store.wipe_if_due(NOW).unwrap() {}
        assert!(kept.traces() > 0);
        let later = Timestamp(2 * WIPED_AFTER);
        assert!(!kept.store.wipe_is_due(Timestamp(later.0 - 1)).unwrap());
        reader.execute_batch("COMMIT").unwrap();
        while kept.store.wipe_if_due(later).unwrap() {}
        assert_eq!(kept.traces(), 0);
        assert!(!kept.store.wipe_is_due(Timestamp(i64::MAX)).unwrap());
    }

    #[test]
    fn numbers_are_read_as_the_format_writes_them() {
        assert_eq!(varint(&[0x7f, 9], 0), Some((127, 1)));
        assert_eq!(varint(&[9, 0x81, 0x00], 1), Some((128, 3)));
        assert_eq!(
            varint(&[0xff; 9], 0),
            usize::try_from(u64::MAX).ok().map(|all| (all, 9))
        );
        assert_eq!(varint(&[0x80, 0x80], 0), None);
        // A row of a table with 4,062 bytes is the first that is too long for a page of 4,096.
        let cell = |size: u16| {
            let mut page = vec![0; 4_096];
            let [high, low] = (((size & 0x3f80) << 1) | 0x8000 | (size & 0x7f)).to_be_bytes();
            page[..3].copy_from_slice(&[high, low, 1]);
            page[3 + 489..][..4].copy_from_slice(&7_u32.to_be_bytes());
            overflow(&page, 0, LEAF_TABLE, 4_096)
        };
        assert_eq!(cell(4_061), None);
        assert_eq!(cell(4_062), Some((7, 4_062 - 489)));
    }
}
