//! Databases of each earlier version, migrated by a program that is cut off at any disk call. The next start finishes
//! the migration, nothing is lost, and every backup made before is whole.

use std::path::{Path, PathBuf};

use kingboard::store::backup::check;
use rusqlite::Connection;
use rusqlite::types::Value;
use tempfile::TempDir;

use super::audit::sound;
use super::cuts::opens;
use super::shim::{Shim, works};
use super::{kills, left_by, power, say};
use crate::operate::backup::names;
use crate::operate::store::files::steps;
use crate::operate::store::upgrades::{earlier, full, rows, tables};

/// More calls than a test makes.
const EVER: u64 = u64::MAX / 4;

/// Fewest disk calls of any upgrade.
const FEWEST: usize = 100;

/// The ways to cut a program off: the fault, how often it occurs, and whether the power fails too. A cut after a call
/// is the same as one before the next.
const CUTS: [(&str, u64, bool); 8] = [
    ("before", 1, false),
    ("torn", 1, false),
    ("before", 1, true),
    ("short", 1, false),
    ("enospc", 1, false),
    ("eio", 1, false),
    ("enospc", EVER, false),
    ("eio", EVER, false),
];

/// Tables with their columns and all their rows.
type Rows = Vec<(String, Vec<String>, Vec<Vec<Value>>)>;

/// Tables in which an up-to-date program adds rows by itself, if its disk works.
const BY_ITSELF: [&str; 4] = ["alarms", "heartbeat", "notices", "outages"];

/// The contents of a consistent database.
fn all(path: &Path) -> Rows {
    let conn = Connection::open(path).unwrap();
    sound(&conn);
    let found = tables(&conn, "main").into_iter().map(|(table, columns)| {
        let rows = rows(&conn, &table, &columns);
        (table, columns, rows)
    });
    found.collect()
}

/// A database of an earlier version, with its contents before and after the migration.
struct Old {
    home: TempDir,
    step: usize,
    held: Rows,
    wanted: Rows,
}

impl Old {
    /// A database as left by the version with this many steps. Every second one is left by a kill, with all data in the
    /// log beside the file.
    fn left(step: usize, whole: &Path) -> Self {
        let (made, home) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
        let path = made.path().join("games.db");
        earlier(step, &path, whole);
        let held = all(&path);
        let conn = Connection::open(&path).unwrap();
        let logged = "PRAGMA synchronous = OFF; PRAGMA journal_mode = WAL; \
             PRAGMA wal_autocheckpoint = 0; VACUUM";
        conn.execute_batch(logged).unwrap();
        let open = (step % 2 == 1).then_some(conn);
        left_by(made.path(), home.path());
        assert_eq!(home.path().join("games.db-wal").exists(), open.is_some());
        let mut old = Self {
            home,
            step,
            held,
            wanted: Rows::new(),
        };
        let home = old.again();
        let (well, said) = opens(home.path(), &[]);
        assert!(well, "{step}: {said}");
        old.wanted = all(&home.path().join("games.db"));
        old.kept(home.path(), "not cut off");
        old
    }

    /// A directory with a copy of it.
    fn again(&self) -> TempDir {
        let home = tempfile::tempdir().unwrap();
        left_by(self.home.path(), home.path());
        home
    }

    /// Migrates a copy with a program cut off after this many disk calls, then with an undisturbed one. Returns `false`
    /// if the program made fewer calls.
    fn cut_off(&self, (what, times, power): (&str, u64, bool), skip: u64) -> bool {
        let home = self.again();
        let mut shim = Shim::new();
        shim.order(("any", what), skip, times);
        let mut variables = shim.variables();
        if power {
            power::comes(home.path());
            variables.push(power::noted());
        }
        let (well, said) = opens(home.path(), &variables);
        if shim.struck() == 0 {
            assert!(well, "{said}");
            return false;
        }
        assert!(!said.contains("panicked"), "{said}");
        if power {
            power::fails(home.path());
        }
        let before = format!("step {}, {what} {skip} x {times}, power {power}", self.step);
        self.copies(home.path(), &before);
        let (well, said) = opens(home.path(), &[]);
        assert!(well, "{before}: {said}");
        self.kept(home.path(), &before);
        let copies = self.copies(home.path(), &before);
        assert!((1..=2).contains(&copies), "{before}: {copies} copies");
        let left = names(home.path());
        assert_eq!(left.len(), 1 + copies, "{before}: {left:?}");
        true
    }

    /// Asserts that no earlier data is lost, and that all else is as after an undisturbed migration.
    fn kept(&self, home: &Path, when: &str) {
        let path = home.join("games.db");
        let found = all(&path);
        assert_eq!(found.len(), self.wanted.len(), "{when}");
        for (found, wanted) in found.iter().zip(&self.wanted) {
            if !BY_ITSELF.contains(&found.0.as_str()) {
                assert_eq!(found, wanted, "{when}");
            }
        }
        let conn = Connection::open(&path).unwrap();
        for (table, columns, had) in &self.held {
            let has = rows(&conn, table, columns);
            // Only the last heartbeat is kept.
            let kept = table == "heartbeat" || had.iter().all(|row| has.contains(row));
            assert!(kept, "{when}: {table}: {has:?} for {had:?}");
        }
    }

    /// Asserts that each backup made before is whole. Returns their number.
    fn copies(&self, home: &Path, when: &str) -> usize {
        let copy = |name: &String| name.contains(".before-v") && !name.contains(".part");
        let copies = names(home).into_iter().filter(copy);
        let copies = copies.map(|name| {
            let path = home.join(&name);
            let step = check(&path).map(|copy| usize::try_from(copy.step).unwrap());
            assert_eq!(step.ok(), Some(self.step), "{when}: {name}");
            assert!(all(&path) == self.held, "{when}: {name} is not whole");
        });
        copies.count()
    }
}

/// A database of this version with a row in each table, and no alarm due these days.
fn quiet() -> (TempDir, PathBuf) {
    let made = tempfile::tempdir().unwrap();
    let path = made.path().join("games.db");
    full(&path);
    let conn = Connection::open(&path).unwrap();
    conn.execute("UPDATE alarms SET at = at * 1000", [])
        .unwrap();
    (made, path)
}

#[test]
fn an_upgrade_from_any_earlier_version_can_be_cut_off_at_any_call_to_the_disk() {
    if !works() {
        return;
    }
    let (_made, whole) = quiet();
    let every = kills(0) > 0;
    let (mut cuts, mut most) = (0, 0);
    for done in 1..steps().len() {
        let old = Old::left(done, &whole);
        for (nth, cut) in CUTS.into_iter().enumerate() {
            let some = if every {
                (0..EVER).take_while(|skip| old.cut_off(cut, *skip)).count()
            } else {
                // Each step gets some cuts, and all steps together get all of them.
                let skip = (done * CUTS.len() + nth) * 37 % FEWEST;
                usize::from((done + nth) % 2 == 0 && old.cut_off(cut, skip as u64))
            };
            (cuts, most) = (cuts + some, most.max(some));
        }
    }
    say(&format!(
        "{cuts} upgrades cut off, at most {most} in one way from one version"
    ));
    assert!(cuts > 50, "{cuts}");
}

#[test]
fn an_upgrade_that_is_cut_off_again_and_again_leaves_a_few_copies_and_all_are_whole() {
    if !works() {
        return;
    }
    let (_made, whole) = quiet();
    let old = Old::left(3, &whole);
    let home = old.again();
    for nth in 1..=6 {
        let mut shim = Shim::new();
        // The copy has its name, and nothing is changed yet.
        shim.order(("rename", "after"), 0, 1);
        opens(home.path(), &shim.variables());
        assert_eq!(shim.struck(), 1);
        assert_eq!(old.copies(home.path(), "meanwhile"), nth);
    }
    let (well, said) = opens(home.path(), &[]);
    assert!(well, "{said}");
    old.kept(home.path(), "at the end");
    assert_eq!(old.copies(home.path(), "at the end"), 3);
    assert_eq!(names(home.path()).len(), 1 + 3);
}
