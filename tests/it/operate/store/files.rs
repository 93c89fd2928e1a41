//! Database files: opened, migrated, or refused unchanged.

use std::fs::{self, OpenOptions};
use std::path::{Path, PathBuf};
use std::sync::LazyLock;
use std::thread;

use kingboard::play::event::Event;
use kingboard::play::{GameId, Timestamp, Version};
use kingboard::store::{self, InstanceLock, SideEffects, Store, StoreError};
use proptest::prelude::*;
use rusqlite::Connection;

use crate::operate::store::{
    EVERYTHING, advance, announcement, at, created, file_with_a_game, later, numbers, offer,
    offered, place, played, player,
};

#[test]
fn reopening_the_file_keeps_everything() {
    let (_dir, path) = place();
    let (mut store, row) = offered(Store::open(&path).unwrap());
    let row = advance(&mut store, &row);
    let log = store.load(row.id).unwrap();
    let due = store::outbox::due(&store, "console", Timestamp(100), 9).unwrap();
    drop(store);
    let mut store = Store::open(&path).unwrap();
    assert_eq!(store.load(row.id).unwrap(), log);
    assert_eq!(store.summary(row.id).unwrap().as_ref(), Some(&row));
    assert_eq!(
        store::outbox::due(&store, "console", Timestamp(100), 9).unwrap(),
        due
    );
    advance(&mut store, &row);
    assert_eq!(
        store
            .create(&[created()], offer, SideEffects::default())
            .unwrap(),
        GameId(2)
    );
}

#[test]
fn what_was_committed_survives_a_program_that_never_closes_its_database() {
    let (dir, path) = place();
    let (mut store, row) = offered(Store::open(&path).unwrap());
    let row = advance(&mut store, &row);
    let copy = dir.path().join("copy.db");
    for suffix in ["", "-wal"] {
        let name = |base: &Path| format!("{}{suffix}", base.display());
        fs::copy(name(&path), name(&copy)).unwrap();
    }
    let found = Store::open(&copy).unwrap();
    assert_eq!(found.summary(row.id).unwrap(), Some(row.clone()));
    assert_eq!(found.load(row.id).unwrap(), store.load(row.id).unwrap());
}

/// The migration files, in order.
pub(crate) fn steps() -> Vec<String> {
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations");
    let mut files: Vec<PathBuf> = fs::read_dir(dir)
        .unwrap()
        .map(|file| file.unwrap().path())
        .filter(|path| path.extension().is_some_and(|end| end == "sql"))
        .collect();
    files.sort();
    files
        .iter()
        .map(|path| String::from_utf8(fs::read(path).unwrap()).unwrap())
        .collect()
}

const KING: i32 = 0x4B49_4E47;

#[test]
fn tables_are_not_changed_under_a_bot_of_an_earlier_version() {
    let steps = steps();
    let (_dir, path) = place();
    let old = Connection::open(&path).unwrap();
    old.pragma_update(None, "application_id", KING).unwrap();
    for step in &steps[..steps.len() - 1] {
        old.execute_batch(step).unwrap();
    }
    let done = i64::try_from(steps.len() - 1).unwrap();
    old.pragma_update(None, "user_version", done).unwrap();
    drop(old);
    let bot = InstanceLock::acquire(&path).unwrap();
    let error = Store::open(&path).unwrap_err();
    assert!(matches!(error, StoreError::Claimed { .. }), "{error:?}");
    drop(bot);
    drop(Store::open(&path).unwrap());
    // At the newest step others may write beside the bot.
    let _bot = InstanceLock::acquire(&path).unwrap();
    drop(Store::open(&path).unwrap());
}

#[test]
fn a_database_left_at_any_earlier_step_is_brought_up_to_date_with_its_games() {
    let steps = steps();
    for done in 0..=steps.len() {
        let (_dir, path) = place();
        let old = Connection::open(&path).unwrap();
        old.pragma_update(None, "application_id", KING).unwrap();
        for step in &steps[..done] {
            old.execute_batch(step).unwrap();
        }
        old.pragma_update(None, "user_version", i64::try_from(done).unwrap())
            .unwrap();
        if done > 0 {
            old.execute_batch(
                r#"INSERT INTO games (id, version, kind, options, place, stage, challenger, invited, seats,
                       to_move, ply, outcome, created_at, changed_at) VALUES (7, 1, 'kings-mate', 'touch', 'console', 'open',
                       'console:anna', 'console:bert', '[]', NULL, 0, NULL, 1, 1);
                   INSERT INTO people VALUES ('console:anna', 'open', 7), ('console:bert', 'open', 7);
                   INSERT INTO events VALUES (7, 1, 1, 1, '{"withdrawn":{}}');"#,
            )
            .unwrap();
        }
        if done > 2 {
            old.execute_batch(
                "INSERT INTO preferences VALUES ('console:anna', 'theme', 'night');
                 INSERT INTO notes VALUES (7, 'console:anna', 3, 'hm', 1);
                 INSERT INTO shared_notes VALUES (7, 'console:anna');",
            )
            .unwrap();
        }
        drop(old);

        let mut store = Store::open(&path).unwrap();
        if done > 0 {
            let row = offer(GameId(7));
            assert_eq!(store.summary(row.id).unwrap().as_ref(), Some(&row));
            assert_eq!(store.load(row.id).unwrap(), [at(1, Event::Withdrawn)]);
            let chosen = store::players::preferences(&store, &player("anna")).unwrap();
            let kept = (done > 2).then_some("night");
            assert_eq!(chosen.get("theme"), kept);
            assert_eq!(chosen.iter().count(), usize::from(kept.is_some()));
            advance(&mut store, &row);
            assert_eq!(
                numbers(&store::outbox::due(&store, "console", Timestamp(9), 9).unwrap()),
                [(7, 2)]
            );
        }
        assert!(
            store
                .create(
                    &[created()],
                    offer,
                    SideEffects::announce_only(&[announcement(0, 1, 0)])
                )
                .is_ok()
        );
        drop(store);
        let conn = Connection::open(&path).unwrap();
        let now: i64 = conn
            .pragma_query_value(None, "user_version", |row| row.get(0))
            .unwrap();
        assert_eq!(usize::try_from(now).unwrap(), steps.len());
    }
}

/// All files in the directory of this file, by name.
fn contents(path: &Path) -> Vec<(PathBuf, Vec<u8>)> {
    let mut files: Vec<_> = fs::read_dir(path.parent().unwrap())
        .unwrap()
        .map(|file| file.unwrap().path())
        .map(|path| (path.clone(), fs::read(path).unwrap()))
        .collect();
    files.sort();
    files
}

/// The error of opening this file, which must leave it unchanged.
fn refused(path: &Path) -> StoreError {
    let before = contents(path);
    let error = Store::open(path).unwrap_err();
    assert_eq!(contents(path), before, "{error:?}");
    error
}

#[test]
fn a_database_of_a_newer_program_is_refused_and_not_touched() {
    let (_dir, path) = place();
    file_with_a_game(&path, 1);
    let conn = Connection::open(&path).unwrap();
    conn.pragma_update(None, "user_version", 99).unwrap();
    drop(conn);
    let error = refused(&path);
    let known = i64::try_from(steps().len()).unwrap();
    assert!(matches!(error, StoreError::Newer { found: 99, known: k } if k == known));
    assert!(
        error
            .to_string()
            .contains(&format!("(step 99; this one knows {known})"))
    );
}

#[test]
fn a_database_of_another_program_is_refused_and_not_touched() {
    for mark in [0, 1, KING + 1] {
        for journal in ["delete", "wal"] {
            let (_dir, path) = place();
            let conn = Connection::open(&path).unwrap();
            conn.pragma_update_and_check(None, "journal_mode", journal, |_| Ok(()))
                .unwrap();
            conn.pragma_update(None, "application_id", mark).unwrap();
            conn.execute_batch(
                "CREATE TABLE recipes (name TEXT); INSERT INTO recipes VALUES ('soup');",
            )
            .unwrap();
            drop(conn);
            let error = refused(&path);
            assert!(matches!(&error, StoreError::NotOurs { path: named } if *named == path));
        }
    }
}

#[test]
fn an_empty_file_becomes_a_database() {
    let (_dir, path) = place();
    fs::write(&path, "").unwrap();
    file_with_a_game(&path, 1);
    assert_eq!(
        Store::open(&path).unwrap().load(GameId(1)).unwrap().len(),
        2
    );
}

#[test]
fn a_path_that_leads_nowhere_is_refused_with_its_cause() {
    let (dir, _) = place();
    let missing = dir.path().join("missing").join("games.db");
    let under_a_file = dir.path().join("file").join("games.db");
    fs::write(dir.path().join("file"), "").unwrap();
    for (path, cause) in [
        (missing.as_path(), "directory does not exist"),
        (under_a_file.as_path(), "ot a directory"),
        (dir.path(), "it is a folder"),
        (Path::new(""), ""),
    ] {
        let error = Store::open(path).unwrap_err();
        assert!(
            matches!(&error, StoreError::Unreachable { path: named, cause: why } if named == path && why.contains(cause)),
            "{error:?}"
        );
        assert!(
            error
                .to_string()
                .starts_with(&format!("cannot reach {}: ", path.display()))
        );
    }
    assert!(!dir.path().join("missing").exists(), "no directory is made");
}

#[test]
fn a_file_without_write_permission_is_refused_as_read_only() {
    let (_dir, path) = place();
    file_with_a_game(&path, 1);
    let mut permissions = fs::metadata(&path).unwrap().permissions();
    permissions.set_readonly(true);
    fs::set_permissions(&path, permissions).unwrap();
    // Permissions do not bind the superuser, who may be running this test.
    let bound = OpenOptions::new().append(true).open(&path).is_err();
    let refused = matches!(Store::open(&path), Err(StoreError::Unwritable { .. }));
    assert_eq!(refused, bound);
}

/// SQLite's page size.
const PAGE: usize = 4096;

/// The bytes of a file with a game of two moves.
static WHOLE: LazyLock<Vec<u8>> = LazyLock::new(|| {
    let (_dir, path) = place();
    file_with_a_game(&path, 2);
    fs::read(&path).unwrap()
});

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(48) })]

    #[test]
    fn a_file_of_random_bytes_is_refused_and_not_touched(
        bytes in prop::collection::vec(any::<u8>(), 1..6_000),
    ) {
        let (_dir, path) = place();
        fs::write(&path, bytes).unwrap();
        let told = matches!(refused(&path), StoreError::NotADatabase { .. });
        prop_assert!(told);
    }

    #[test]
    fn a_file_that_lost_pages_is_refused_and_not_touched(cut in any::<prop::sample::Index>()) {
        let (_dir, path) = place();
        let whole = &*WHOLE;
        fs::write(&path, &whole[..=cut.index(whole.len() - PAGE)]).unwrap();
        let told = matches!(
            refused(&path),
            StoreError::Damaged | StoreError::NotADatabase { .. }
        );
        prop_assert!(told);
    }

    #[test]
    fn a_file_with_a_damaged_spot_never_brings_the_program_down(
        spot in any::<prop::sample::Index>(),
        damage in prop::collection::vec(any::<u8>(), 1..64),
    ) {
        let (_dir, path) = place();
        let mut bytes = WHOLE.clone();
        let spot = spot.index(bytes.len() - damage.len());
        bytes[spot..spot + damage.len()].copy_from_slice(&damage);
        fs::write(&path, bytes).unwrap();
        if let Ok(mut store) = Store::open(&path) {
            drop((store.load(GameId(1)), store::outbox::due(&store, "console", Timestamp(9), 9)));
            for row in store.list(&EVERYTHING).unwrap_or_default() {
                let entries = [at(9, played("A1-A2"))];
                drop(store.append(row.version, &entries, &later(&row, &entries), SideEffects::default()));
            }
        }
    }
}

#[test]
fn of_two_stores_on_one_file_the_second_to_write_hears_of_the_conflict() {
    let (_dir, path) = place();
    let row = file_with_a_game(&path, 0);
    let mut one = Store::open(&path).unwrap();
    let mut two = Store::open(&path).unwrap();
    let now = advance(&mut one, &row);
    let entries = [at(9, played("A1-A2"))];
    let stale = later(&row, &entries);
    let error = two
        .append(row.version, &entries, &stale, SideEffects::default())
        .unwrap_err();
    assert!(matches!(error, StoreError::Conflict));
    assert_eq!(two.summary(row.id).unwrap().as_ref(), Some(&now));
    advance(&mut two, &now);
    assert_eq!(one.load(row.id).unwrap().len(), 3);
    assert_eq!(
        two.create(&[created()], offer, SideEffects::default())
            .unwrap(),
        GameId(2)
    );
    assert_eq!(
        one.create(&[created()], offer, SideEffects::default())
            .unwrap(),
        GameId(3)
    );
}

#[test]
fn two_stores_that_write_at_once_lose_nothing() {
    let (_dir, path) = place();
    let row = file_with_a_game(&path, 0);
    let writers: Vec<_> = (0..2)
        .map(|_| Store::open(&path).unwrap())
        .map(|mut store| {
            let id = row.id;
            thread::spawn(move || {
                let mut written = 0;
                while written < 30 {
                    let row = store.summary(id).unwrap().unwrap();
                    let entries = [at(row.changed.0 + 1, played("D2-D3"))];
                    match store.append(
                        row.version,
                        &entries,
                        &later(&row, &entries),
                        SideEffects::default(),
                    ) {
                        Ok(()) => written += 1,
                        Err(StoreError::Conflict | StoreError::Busy) => {}
                        Err(other) => panic!("{other}"),
                    }
                }
            })
        })
        .collect();
    for writer in writers {
        writer.join().unwrap();
    }
    let store = Store::open(&path).unwrap();
    assert_eq!(store.load(row.id).unwrap().len(), 61);
    assert_eq!(store.summary(row.id).unwrap().unwrap().version, Version(61));
    let sound: String = Connection::open(&path)
        .unwrap()
        .pragma_query_value(None, "integrity_check", |row| row.get(0))
        .unwrap();
    assert_eq!(sound, "ok");
}
