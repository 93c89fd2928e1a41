//! Backups: made while the bot writes, checked, limited in number, restored. Only one bot runs on a database.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::thread;

use kingboard::play::{GameId, Timestamp};
use kingboard::store::backup::{back_up, back_up_into, check, newest, restore};
use kingboard::store::{self, DoubtfulCredentials, InstanceLock, Store, StoreError};
use rusqlite::Connection;
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::discord::bot::{Bot, command};
use crate::discord::loopback::{Discord, Person, TOKEN, TOWN};
use crate::discord::people::{ANN, BEA, begun};
use crate::operate::store::{advance, file_with_a_game, files::steps};
use crate::wait;

const NOW: Timestamp = Timestamp(1_772_366_400_000);
const HOUR: i64 = 60 * 60 * 1_000;

fn home() -> (TempDir, PathBuf) {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("games.db");
    (dir, path)
}

/// The names of the files in a folder, sorted.
pub(crate) fn names(folder: &Path) -> Vec<String> {
    let files = fs::read_dir(folder).unwrap();
    let mut names: Vec<String> = files
        .map(|file| file.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    names
}

#[test]
fn a_backup_made_while_moves_are_stored_holds_every_move_acknowledged_before() {
    let (dir, path) = home();
    let row = file_with_a_game(&path, 0);
    let (stored, enough) = (AtomicU32::new(row.version.0), AtomicBool::new(false));
    thread::scope(|scope| {
        scope.spawn(|| {
            let mut store = Store::open(&path).unwrap();
            let mut row = row.clone();
            while !enough.load(Ordering::SeqCst) {
                row = advance(&mut store, &row);
                stored.store(row.version.0, Ordering::SeqCst);
            }
        });
        for nth in 0..8 {
            let to = dir.path().join(format!("copy-{nth}.db"));
            let before = stored.load(Ordering::SeqCst);
            let copy = back_up(&path, &to).unwrap();
            assert_eq!((copy.games, copy.path.as_path()), (1, to.as_path()));
            let mode = fs::metadata(&to).unwrap().permissions().mode();
            assert_eq!(mode & 0o777, 0o600, "secrets of dice are in it");
            let found = Store::open(&to).unwrap();
            let row = found.summary(row.id).unwrap().unwrap();
            assert!(row.version.0 >= before, "{} < {before}", row.version.0);
            assert_eq!(found.load(row.id).unwrap().len(), row.version.0 as usize);
        }
        enough.store(true, Ordering::SeqCst);
    });
    let left: Vec<String> = names(dir.path());
    assert!(left.iter().all(|name| !name.contains(".part")), "{left:?}");
}

#[test]
fn backups_are_kept_in_number_and_nothing_else_in_their_folder_is_touched() {
    let (dir, path) = home();
    file_with_a_game(&path, 1);
    let folder = dir.path().join("on").join("another disk");
    assert_eq!(newest(&path, &folder, NOW), None);
    back_up_into(&path, &folder, Some(3), NOW).unwrap();
    for foreign in ["games-notes.db", "other-20200101T000000Z.db", "games.db"] {
        fs::write(folder.join(foreign), "mine").unwrap();
    }
    for hour in 1..=4 {
        back_up_into(&path, &folder, Some(3), Timestamp(NOW.0 + hour * HOUR)).unwrap();
    }
    assert_eq!(
        names(&folder),
        [
            "games-20260301T140000Z.db",
            "games-20260301T150000Z.db",
            "games-20260301T160000Z.db",
            "games-notes.db",
            "games.db",
            "other-20200101T000000Z.db",
        ]
    );
    let upto = |hours| newest(&path, &folder, Timestamp(NOW.0 + hours * HOUR));
    assert_eq!(upto(9), Some(Timestamp(NOW.0 + 4 * HOUR)));
    // One of a clock that was wrong hides none of those before it.
    assert_eq!(upto(3), Some(Timestamp(NOW.0 + 3 * HOUR)));
    let mode = fs::metadata(&folder).unwrap().permissions().mode();
    assert_eq!(mode & 0o777, 0o700);
    let twice = back_up_into(&path, &folder, Some(3), Timestamp(NOW.0 + 4 * HOUR)).unwrap_err();
    assert!(twice.to_string().contains("left as it is"), "{twice}");
    assert_eq!(names(&folder).len(), 6, "a backup that fails deletes none");
}

#[test]
fn no_backup_with_games_goes_for_those_of_a_database_without() {
    let (dir, path) = home();
    let folder = dir.path().join("kept");
    let kept = |hour: i64| back_up_into(&path, &folder, Some(2), Timestamp(NOW.0 + hour * HOUR));
    file_with_a_game(&path, 1);
    kept(0).unwrap();
    file_with_a_game(&path, 1);
    kept(1).unwrap();
    kept(2).unwrap();
    // The database is lost, and a bot begins another one in its place.
    fs::remove_file(&path).unwrap();
    drop(Store::open(&path).unwrap());
    for hour in 3..9 {
        let made = kept(hour).unwrap();
        let kept: Vec<PathBuf> = made.kept.into_iter().map(|kept| kept.path).collect();
        let stays: &[PathBuf] = &[folder.join("games-20260301T140000Z.db")];
        assert_eq!(kept, if hour == 3 { &[] } else { stays }, "{hour}");
    }
    let left = [
        "games-20260301T140000Z.db",
        "games-20260301T190000Z.db",
        "games-20260301T200000Z.db",
    ];
    assert_eq!(names(&folder), left, "the newest with most games stays");
    file_with_a_game(&path, 1);
    assert_eq!(kept(9).unwrap().kept.len(), 1, "one game of two");
    file_with_a_game(&path, 1);
    assert!(kept(10).unwrap().kept.is_empty());
    assert_eq!(names(&folder).len(), 2, "the new ones have caught up");
}

#[test]
fn a_bot_makes_no_new_database_beside_backups_with_games() {
    let (dir, path) = home();
    fs::write(dir.path().join("config.toml"), "database = 'games.db'").unwrap();
    file_with_a_game(&path, 1);
    let (code, said) = program(&dir, &["backup"]);
    assert_eq!(code, 0, "{said}");
    let serve = || {
        let mut command = Command::new(env!("CARGO_BIN_EXE_kingboard"));
        command.env_clear().current_dir(dir.path()).arg("serve");
        let output = command.env("DISCORD_TOKEN", TOKEN).output().unwrap();
        assert_eq!(output.status.code(), Some(1));
        String::from_utf8(output.stderr).unwrap()
    };
    let command = |said: &str| {
        let command = said.split('`').nth(1).unwrap().to_owned();
        assert!(command.contains("kingboard restore backups/games-2"));
        command.ends_with("--db games.db --new")
    };
    for empty in [false, true] {
        if empty {
            fs::write(&path, "").unwrap();
        } else {
            fs::remove_file(&path).unwrap();
        }
        let said = serve();
        assert!(said.contains("move these copies elsewhere"), "{said}");
        assert_eq!(command(&said), !empty, "{said}");
        assert_eq!(fs::metadata(&path).is_ok(), empty, "nothing was made");
        let (_, told) = program(&dir, &["doctor"]);
        let problem = told.lines().find(|line| line.contains("copies of it are"));
        assert_eq!(command(problem.unwrap()), !empty, "{told}");
        let arguments = said.split('`').nth(1).unwrap().split_whitespace();
        let (code, said) = program(&dir, &arguments.skip(1).collect::<Vec<&str>>());
        assert_eq!(code, 0, "{said}");
    }
    // A database with games in its place is another one.
    let (_, told) = program(&dir, &["doctor"]);
    assert!(!told.contains("if this is not the database"), "{told}");
    fs::remove_file(&path).unwrap();
    drop(Store::open(&path).unwrap());
    let (_, told) = program(&dir, &["doctor"]);
    let problem = "PROBLEM  the database games.db has 0 games, and its backup backups/games-2";
    assert!(told.contains(problem), "{told}");
}

#[test]
fn backups_with_a_time_to_come_push_none_out() {
    let (dir, path) = home();
    file_with_a_game(&path, 1);
    let folder = dir.path().join("kept");
    for day in 1..=3 {
        let wrong = Timestamp(NOW.0 + day * 24 * HOUR);
        back_up_into(&path, &folder, Some(3), wrong).unwrap();
    }
    for hour in 0..3 {
        let made = back_up_into(&path, &folder, Some(2), Timestamp(NOW.0 + hour * HOUR)).unwrap();
        assert!(made.path.exists(), "{hour}");
    }
    assert_eq!(
        names(&folder),
        [
            "games-20260301T130000Z.db",
            "games-20260301T140000Z.db",
            "games-20260302T120000Z.db",
            "games-20260303T120000Z.db",
            "games-20260304T120000Z.db",
        ]
    );
}

#[test]
fn a_restored_backup_is_as_it_was_made_and_what_stood_there_is_kept() {
    let (dir, path) = home();
    let row = file_with_a_game(&path, 2);
    let backup = dir.path().join("backup.db");
    back_up(&path, &backup).unwrap();
    let mut store = Store::open(&path).unwrap();
    let later = advance(&mut store, &row);
    assert!(
        matches!(restore(&backup, &path, NOW), Err(StoreError::Busy)),
        "it is open"
    );
    assert_eq!(store.summary(row.id).unwrap().as_ref(), Some(&later));
    drop(store);
    let done = restore(&backup, &path, NOW).unwrap();
    let aside = dir.path().join("games.db.replaced-20260301T120000Z");
    assert_eq!(
        done.aside.as_deref().map(Path::file_name),
        Some(aside.file_name())
    );
    let mut found = Store::open(&path).unwrap();
    assert_eq!(found.summary(row.id).unwrap().as_ref(), Some(&row));
    let replaced = Store::open_read_only(&aside).unwrap();
    assert_eq!(replaced.summary(row.id).unwrap().as_ref(), Some(&later));
    // The lost move's announcement had a number, and a message with it was posted.
    let gone = store::outbox::due(&replaced, "console", Timestamp(i64::MAX), 9)
        .unwrap()
        .len();
    assert_eq!(gone, 1, "the others wait behind it");
    let given: i64 = Connection::open(&aside)
        .unwrap()
        .query_row("SELECT max(id) FROM promises", [], |row| row.get(0))
        .unwrap();
    advance(&mut found, &row);
    drop(found);
    let next: i64 = Connection::open(&path)
        .unwrap()
        .query_row("SELECT max(id) FROM promises", [], |row| row.get(0))
        .unwrap();
    assert_eq!(next, given + 1);
    assert!(
        !names(dir.path())
            .iter()
            .any(|name| name.contains(".restored"))
    );
}

#[test]
fn no_table_gives_a_number_twice_after_a_restore() {
    const TABLES: [&str; 4] = ["contests", "ladders", "puzzles", "web_hooks"];
    let (dir, path) = home();
    file_with_a_game(&path, 1);
    let backup = dir.path().join("backup.db");
    back_up(&path, &backup).unwrap();
    let given = |path: &Path, table: &str| -> i64 {
        let sql = "SELECT coalesce(max(seq), 0) FROM sqlite_sequence WHERE name = ?1";
        let conn = Connection::open(path).unwrap();
        conn.query_row(sql, [table], |row| row.get(0)).unwrap()
    };
    // Numbers of rows that were made after the backup.
    for (table, seq) in TABLES.iter().zip(5_i64..) {
        assert_eq!(given(&path, table), 0);
        let conn = Connection::open(&path).unwrap();
        let row = "INSERT INTO sqlite_sequence (name, seq) VALUES (?1, ?2)";
        conn.execute(row, rusqlite::params![table, seq]).unwrap();
    }
    restore(&backup, &path, NOW).unwrap();
    assert_eq!(TABLES.map(|table| given(&path, table)), [5, 6, 7, 8]);

    // A bot was alive at the backup, and nothing is known of what came after it.
    store::presence::heartbeat(&mut Store::open(&path).unwrap(), NOW, None).unwrap();
    fs::remove_file(&backup).unwrap();
    back_up(&path, &backup).unwrap();
    let elsewhere = dir.path().join("standby.db");
    restore(&backup, &elsewhere, NOW).unwrap();
    let after = TABLES.map(|table| given(&elsewhere, table));
    assert_eq!(after, [105, 106, 107, 10_008]);
}

#[test]
fn on_a_new_machine_no_number_is_given_twice_either() {
    let (dir, path) = home();
    let row = file_with_a_game(&path, 2);
    let backup = dir.path().join("backup.db");
    let next = |path: &Path, now| {
        restore(&backup, path, now).unwrap();
        let game = file_with_a_game(path, 1).id;
        let sql = "SELECT max(id) FROM promises";
        let conn = Connection::open(path).unwrap();
        let message: i64 = conn.query_row(sql, [], |row| row.get(0)).unwrap();
        (game.0 - row.id.0, message)
    };
    back_up(&path, &backup).unwrap();
    let (games, message) = next(&dir.path().join("moved.db"), NOW);
    assert_eq!(games, 1, "no bot has posted a number");
    assert!(message > 10_000, "{message}");

    store::presence::heartbeat(&mut Store::open(&path).unwrap(), NOW, None).unwrap();
    fs::remove_file(&backup).unwrap();
    back_up(&path, &backup).unwrap();
    let soon = Timestamp(NOW.0 + 5_000);
    assert_eq!(next(&dir.path().join("standby.db"), soon).0, 101);
    let late = Timestamp(NOW.0 + 24 * HOUR);
    assert_eq!(next(&dir.path().join("late.db"), late).0, 2_501);
}

#[test]
fn what_was_withdrawn_after_a_backup_does_not_come_back_with_it() {
    let (dir, path) = home();
    file_with_a_game(&path, 1);
    let run = |path: &Path, sql: &str| Connection::open(path).unwrap().execute_batch(sql).unwrap();
    run(
        &path,
        "INSERT INTO web_links (hash, player, asked_at) VALUES (x'01', 'discord:1', 1);
         INSERT INTO web_sessions (hash, player, browser, began_at, used_at) VALUES (x'02', 'discord:1', 'Firefox', 1, 1);
         INSERT INTO api_tokens (hash, player, scope, made_at) VALUES (x'03', 'discord:1', 'move', 1), (x'04', 'discord:1', 'read', 1);
         INSERT INTO web_hooks (id, house, number, place, address, topic, secret, made_at) VALUES
             (1, 'discord:5', 1, 'discord:5:6', 'https://a.example', 'all', x'05', 1),
             (2, 'discord:5', 2, 'discord:5:6', 'https://b.example', 'all', x'06', 1);
         INSERT INTO hook_deliveries (hook, topic, after, upto, put_at, due_at) VALUES (2, 'test', 0, 0, 1, 1);",
    );
    let backup = dir.path().join("backup.db");
    back_up(&path, &backup).unwrap();
    run(
        &path,
        "DELETE FROM web_sessions; DELETE FROM api_tokens WHERE hash = x'03'; \
         DELETE FROM hook_deliveries; DELETE FROM web_hooks WHERE id = 2;",
    );
    let count = |path: &Path| {
        [
            "web_links",
            "web_sessions",
            "api_tokens",
            "web_hooks",
            "hook_deliveries",
        ]
        .map(|table| -> i64 {
            let conn = Connection::open(path).unwrap();
            let sql = format!("SELECT count(*) FROM {table}");
            conn.query_row(&sql, [], |row| row.get(0)).unwrap()
        })
    };
    assert_eq!(count(&backup), [1, 1, 2, 2, 1]);
    let restored = restore(&backup, &path, NOW).unwrap();
    assert_eq!(count(&path), [0, 0, 1, 1, 0]);
    assert_eq!(restored.doubtful, DoubtfulCredentials::default());

    // On a new machine nothing shows which credentials were withdrawn.
    let elsewhere = dir.path().join("standby.db");
    let restored = restore(&backup, &elsewhere, NOW).unwrap();
    assert_eq!(count(&elsewhere), [0, 0, 2, 2, 1]);
    let doubtful = DoubtfulCredentials {
        tokens: 2,
        hooks: 2,
    };
    assert_eq!(restored.doubtful, doubtful);

    // Nor does a database that a bot has begun there meanwhile.
    let fresh = dir.path().join("fresh.db");
    file_with_a_game(&fresh, 1);
    let restored = restore(&backup, &fresh, NOW).unwrap();
    assert_eq!(count(&fresh), [0, 0, 2, 2, 1]);
    assert_eq!(restored.doubtful, doubtful);
}

#[test]
fn what_is_no_sound_backup_is_not_restored_and_the_database_stays() {
    let (dir, path) = home();
    let row = file_with_a_game(&path, 30);
    let backup = dir.path().join("backup.db");
    back_up(&path, &backup).unwrap();
    let whole = fs::read(&backup).unwrap();
    let present = fs::read(&path).unwrap();
    let refused = |bytes: &[u8]| {
        fs::write(&backup, bytes).unwrap();
        let error = restore(&backup, &path, NOW).unwrap_err();
        assert_eq!(fs::read(&path).unwrap(), present, "{error}");
        let mut left = names(dir.path());
        // SQLite leaves these behind after reading only.
        left.retain(|name| !name.ends_with("-shm") && !name.ends_with("-wal"));
        assert_eq!(left, ["backup.db", "games.db", "games.db.lock"], "{error}");
        error
    };
    let error = refused(b"no database");
    assert!(
        matches!(error, StoreError::NotADatabase { .. }),
        "{error:?}"
    );
    let error = refused(&whole[..whole.len() - 4096]);
    assert!(matches!(error, StoreError::Damaged), "{error:?}");
    let mut other = whole.clone();
    other[68..72].copy_from_slice(b"SOUP");
    assert!(matches!(refused(&other), StoreError::NotOurs { .. }));
    let mut newer = whole.clone();
    newer[63] = 99;
    assert!(matches!(
        refused(&newer),
        StoreError::Newer { found: 99, .. }
    ));
    // A page in the middle without its header.
    let mut torn = whole.clone();
    let root: usize = {
        let conn = Connection::open(&path).unwrap();
        let sql = "SELECT rootpage FROM sqlite_schema WHERE name = 'events'";
        let root: i64 = conn.query_row(sql, [], |row| row.get(0)).unwrap();
        usize::try_from(root).unwrap()
    };
    torn[(root - 1) * 4096..(root - 1) * 4096 + 64].fill(0xA5);
    let error = refused(&torn);
    assert!(matches!(error, StoreError::Damaged), "{error:?}");
    assert!(
        restore(&path, &path, NOW)
            .unwrap_err()
            .to_string()
            .contains("itself")
    );
    let claim = InstanceLock::acquire(&path).unwrap();
    fs::write(&backup, &whole).unwrap();
    let error = restore(&backup, &path, NOW).unwrap_err();
    assert!(matches!(error, StoreError::Claimed { .. }), "{error:?}");
    drop(claim);
    restore(&backup, &path, NOW).unwrap();
    assert_eq!(
        Store::open(&path).unwrap().summary(row.id).unwrap(),
        Some(row)
    );
}

#[test]
fn what_this_program_could_not_open_or_read_is_not_restored() {
    let (dir, path) = home();
    file_with_a_game(&path, 5);
    let backup = dir.path().join("backup.db");
    back_up(&path, &backup).unwrap();
    let whole = fs::read(&backup).unwrap();
    let present = fs::read(&path).unwrap();
    for (sql, why) in [
        ("PRAGMA user_version = 0", "has no tables"),
        ("PRAGMA user_version = -3", "has no tables"),
        ("PRAGMA user_version = 12", "tables are not as Kingboard makes them"),
        ("DROP TABLE notes", "not as Kingboard makes them (notes)"),
        ("ALTER TABLE seen ADD COLUMN more TEXT", "(seen)"),
        ("CREATE VIEW peek AS SELECT * FROM secrets", "(peek)"),
        (
            "CREATE TRIGGER leak AFTER INSERT ON events BEGIN DELETE FROM names; END",
            "(leak)",
        ),
        (
            "DROP TRIGGER events_are_never_changed",
            "(events_are_never_changed)",
        ),
        (
            // One flipped bit of a stored time; everything else is readable.
            "CREATE TEMP TABLE kept AS SELECT sql FROM sqlite_schema WHERE name = 'events_are_never_changed';
             DROP TRIGGER events_are_never_changed; UPDATE events SET at = at | 1024 WHERE seq = 3",
            "checksum",
        ),
        ("UPDATE games SET seats = '['", "game #1"),
        ("UPDATE games SET sum = sum + 1", "checksum"),
        ("UPDATE games SET version = version + 1", "events are stored of"),
    ] {
        fs::write(&backup, &whole).unwrap();
        let conn = Connection::open(&backup).unwrap();
        conn.execute_batch(sql).unwrap();
        if sql.contains("CREATE TEMP TABLE kept") {
            let trigger: String = conn
                .query_row("SELECT sql FROM kept", [], |row| row.get(0))
                .unwrap();
            conn.execute_batch(&trigger).unwrap();
        }
        drop(conn);
        let error = restore(&backup, &path, NOW).unwrap_err().to_string();
        assert!(error.contains(why), "{sql}: {error}");
        assert!(error.contains("backup.db is not sound"), "{error}");
        assert_eq!(fs::read(&path).unwrap(), present, "{error}");
        let mut left = names(dir.path());
        left.retain(|name| !name.ends_with("-shm") && !name.ends_with("-wal"));
        assert_eq!(left, ["backup.db", "games.db", "games.db.lock"], "{error}");
    }
}

#[test]
fn a_backup_names_damaged_games_and_keeps_older_ones_until_they_are_apart() {
    let (dir, path) = home();
    file_with_a_game(&path, 3);
    let folder = dir.path().join("safe");
    for hour in 0..3 {
        let at = Timestamp(NOW.0 + hour * HOUR);
        let copy = back_up_into(&path, &folder, Some(2), at).unwrap();
        assert_eq!(copy.damaged, []);
    }
    assert_eq!(names(&folder).len(), 2);
    let trigger: String = {
        let conn = Connection::open(&path).unwrap();
        let sql = "SELECT sql FROM sqlite_schema WHERE name = 'events_are_never_changed'";
        let trigger = conn.query_row(sql, [], |row| row.get(0)).unwrap();
        conn.execute_batch("DROP TRIGGER events_are_never_changed; UPDATE events SET at = at | 4096 WHERE seq = 2;")
            .unwrap();
        trigger
    };
    Connection::open(&path)
        .unwrap()
        .execute_batch(&trigger)
        .unwrap();
    let at = Timestamp(NOW.0 + 3 * HOUR);
    let copy = back_up_into(&path, &folder, Some(2), at).unwrap();
    let damaged: Vec<i64> = copy.damaged.iter().map(|(game, _)| game.0).collect();
    assert_eq!(damaged, [1]);
    assert_eq!(names(&folder).len(), 3, "none is deleted");
    let (code, said) = program(&dir, &["backup", "one.db", "--db", "games.db"]);
    assert!(
        code == 1 && said.contains("damaged games: 1 (#1") && said.contains("checksum"),
        "{said}"
    );
    let (code, said) = program(&dir, &["restore", "one.db", "--db", "games.db"]);
    assert!(code == 1 && said.contains("checksum"), "{said}");
    let (code, said) = program(
        &dir,
        &["restore", "one.db", "--db", "games.db", "--with-damaged"],
    );
    assert!(
        code == 0 && said.contains("quarantined, damaged games: 1"),
        "{said}"
    );
    let mut store = Store::open(&path).unwrap();
    assert_eq!(store::quarantine::all(&store).unwrap().len(), 1);
    store::quarantine::put(&mut store, GameId(1), "known", NOW).unwrap();
    drop(store);
    let copy = back_up_into(&path, &folder, Some(2), Timestamp(NOW.0 + 5 * HOUR)).unwrap();
    assert_eq!(copy.damaged, [], "who is quarantined is known");
    assert_eq!(copy.quarantined, [GameId(1)]);
    assert_eq!(names(&folder).len(), 3, "one in which it is whole stays");
}

#[test]
fn the_newest_backup_in_which_a_quarantined_game_is_whole_stays() {
    const GAME: GameId = GameId(1);
    let (dir, path) = home();
    file_with_a_game(&path, 3);
    let folder = dir.path().join("safe");
    for hour in 0..3 {
        back_up_into(&path, &folder, Some(3), Timestamp(NOW.0 + hour * HOUR)).unwrap();
    }
    Connection::open(&path)
        .unwrap()
        .execute_batch("UPDATE games SET sum = sum + 1")
        .unwrap();
    let mut store = Store::open(&path).unwrap();
    store::quarantine::put(&mut store, GAME, "damaged", NOW).unwrap();
    drop(store);
    let whole = folder.join("games-20260301T140000Z.db");
    for hour in 3..6 {
        let copy = back_up_into(&path, &folder, Some(1), Timestamp(NOW.0 + hour * HOUR)).unwrap();
        assert_eq!(copy.kept.len(), 1);
        assert_eq!(copy.kept[0].path, whole);
        assert_eq!(copy.kept[0].whole, [GAME]);
        assert_eq!(names(&folder).len(), 2);
    }
    let (_, said) = program(&dir, &["backup", "safe", "--keep", "1", "--db", "games.db"]);
    for part in [
        ": 1 game, 1 of them quarantined, the last event",
        "games-20260301T140000Z.db was not deleted: the quarantined game #1 is whole in it",
    ] {
        assert!(said.contains(part), "{part} in {said}");
    }
    let mut store = Store::open(&path).unwrap();
    store::quarantine::release(&mut store, GAME, NOW).unwrap();
    drop(store);
    fs::rename(&whole, dir.path().join("whole.db")).unwrap();
    restore(&dir.path().join("whole.db"), &path, NOW).unwrap();
    let later = Timestamp(NOW.0 + 6 * HOUR);
    assert!(
        back_up_into(&path, &folder, Some(1), later)
            .unwrap()
            .kept
            .is_empty()
    );
}

#[test]
fn a_database_is_restored_where_none_is_left() {
    let (dir, path) = home();
    let row = file_with_a_game(&path, 2);
    let backup = dir.path().join("backup.db");
    back_up(&path, &backup).unwrap();
    fs::remove_file(&path).unwrap();
    let done = restore(&backup, &path, NOW).unwrap();
    assert_eq!((done.aside, done.copy.games), (None, 1));
    assert_eq!(
        Store::open(&path).unwrap().summary(row.id).unwrap(),
        Some(row)
    );
}

#[test]
fn before_its_tables_change_a_database_with_games_is_backed_up() {
    let all = steps();
    let known = all.len();
    let at = |done: usize, games: bool, path: &Path| {
        let old = Connection::open(path).unwrap();
        old.pragma_update(None, "application_id", 0x4B49_4E47)
            .unwrap();
        for step in &all[..done] {
            old.execute_batch(step).unwrap();
        }
        old.pragma_update(None, "user_version", i64::try_from(done).unwrap())
            .unwrap();
        if games {
            old.execute_batch(
                r#"INSERT INTO games (id, version, kind, options, place, stage, challenger, seats, ply, created_at, changed_at)
                       VALUES (7, 1, 'kings-mate', '', 'console', 'open', 'console:anna', '[]', 0, 1, 1);
                   INSERT INTO events VALUES (7, 1, 1, 1, '{"withdrawn":{}}');"#,
            )
            .unwrap();
        }
    };
    for done in [1, 5, known - 1] {
        let (dir, path) = home();
        at(done, true, &path);
        drop(Store::open(&path).unwrap());
        drop(Store::open(&path).unwrap());
        let name = format!("games.db.before-v{known}");
        let kept: Vec<String> = names(dir.path());
        assert_eq!(kept, ["games.db", &name], "once, for step {done}");
        // Back again: the earlier program finds its own tables, and this one migrates once more.
        let backup = dir.path().join(&name);
        assert_eq!(check(&backup).unwrap().step, i64::try_from(done).unwrap());
        restore(&backup, &path, NOW).unwrap();
        let step: i64 = Connection::open(&path)
            .unwrap()
            .pragma_query_value(None, "user_version", |row| row.get(0))
            .unwrap();
        assert_eq!(usize::try_from(step).unwrap(), done);
        assert!(
            Store::open(&path)
                .unwrap()
                .summary(GameId(7))
                .unwrap()
                .is_some()
        );
        assert!(dir.path().join(format!("{name}-2")).exists());
    }
    let (dir, path) = home();
    at(5, false, &path);
    drop(Store::open(&path).unwrap());
    assert_eq!(
        names(dir.path()),
        ["games.db"],
        "without games there is nothing to keep"
    );
    for _ in 0..4 {
        let (backup, known) = (dir.path().join("old.db"), known);
        at(known - 1, true, &backup);
        fs::rename(&backup, &path).unwrap();
        drop(Store::open(&path).unwrap());
    }
    assert_eq!(names(dir.path()).len(), 1 + 3, "the newest three stay");
}

#[test]
fn one_bot_alone_runs_on_a_database_under_whatever_name() {
    let (dir, path) = home();
    let (store, claim) = Store::open_exclusive(&path).unwrap();
    let link = dir.path().join("link.db");
    std::os::unix::fs::symlink(&path, &link).unwrap();
    for name in [&path, &link] {
        let error = Store::open_exclusive(name).unwrap_err();
        let said = error.to_string();
        assert!(matches!(error, StoreError::Claimed { .. }), "{said}");
        let process = format!("(process {})", std::process::id());
        assert!(
            said.contains(&process) && said.contains("two bots"),
            "{said}"
        );
    }
    drop(Store::open(&path).unwrap());
    drop((store, claim));
    drop(Store::open_exclusive(&link).unwrap());
    let nowhere = dir.path().join("missing").join("games.db");
    let error = Store::open_exclusive(&nowhere).unwrap_err();
    assert!(
        error.to_string().contains("directory does not exist"),
        "{error}"
    );
}

fn program(home: &TempDir, args: &[&str]) -> (i32, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_kingboard"));
    let output = command
        .env_clear()
        .current_dir(home.path())
        .args(args)
        .output()
        .unwrap();
    let said = [output.stdout, output.stderr].concat();
    (
        output.status.code().unwrap(),
        String::from_utf8(said).unwrap(),
    )
}

async fn moves(discord: &Discord, user: Person, text: &str) -> Value {
    let asked = discord.slash(user, TOWN, "move", &[("move", json!(text))]);
    discord.answer(&asked).await;
    discord.next_post().await
}

#[tokio::test]
async fn a_bot_is_backed_up_while_it_runs_killed_restored_and_played_on() {
    let discord = Discord::start().await;
    let bot = Bot::start(&discord, "");
    discord.connected().await;
    begun(&discord).await;
    moves(&discord, ANN, "D2-D3").await;
    let (code, said) = program(&bot.home, &["backup", "kept.db"]);
    assert_eq!(code, 0, "{said}");
    assert!(
        said.contains("kept.db: 1 game, ") && said.contains("checked"),
        "{said}"
    );
    moves(&discord, BEA, "D8-D7").await;
    moves(&discord, ANN, "A2-A3").await;

    // Nothing is restored under a running bot, and no second bot runs beside it.
    let (code, said) = program(&bot.home, &["restore", "kept.db"]);
    assert!(
        code == 1 && said.contains("in use by another Kingboard"),
        "{said}"
    );
    let second = command(&bot.home)
        .env("DISCORD_TOKEN", TOKEN)
        .arg("serve")
        .output()
        .unwrap();
    assert_eq!(second.status.code(), Some(1));
    assert!(
        bot.stderr()
            .contains("two bots must never run on one database")
    );
    assert_eq!(discord.identified().len(), 1);

    let bot = bot
        .killed_then(&discord, |home| {
            let (code, said) = program(home, &["restore", "kept.db"]);
            assert!(
                code == 0 && said.contains("games.db from kept.db: 1 game, "),
                "{said}"
            );
            assert!(
                said.contains("What stood there before is kept as"),
                "{said}"
            );
        })
        .await;
    // The move from before the backup remains. Later moves must be made again, and are announced again.
    let before = discord.post_count();
    let board = moves(&discord, BEA, "D8-D7").await;
    assert_eq!(discord.post_count(), before + 1, "{board}");
    let (code, said) = program(&bot.home, &["show", "1", "--db", "games.db"]);
    assert!(
        code == 0 && said.contains("D2-D3") && said.contains("D8-D7"),
        "{said}"
    );
    assert!(!said.contains("A2-A3"), "{said}");
    drop(bot);
    discord.assert_sound();
}

#[tokio::test]
async fn the_running_bot_backs_itself_up_as_the_settings_say() {
    let discord = Discord::start().await;
    let bot = Bot::start(
        &discord,
        "[backup]\nfolder = 'safe'\nevery_hours = 1\nkeep = 2",
    );
    discord.connected().await;
    let safe = bot.home.path().join("safe");
    let whole = |name: &String| name.starts_with("games-") && name.ends_with("Z.db");
    let found = wait::until(wait::LONG, "a whole backup", async || {
        let found = fs::read_dir(&safe).map(|_| names(&safe));
        found.ok().filter(|found| found.iter().any(whole))
    })
    .await;
    assert_eq!(
        found.iter().filter(|name| whole(name)).count(),
        1,
        "{found:?}"
    );
    check(&safe.join(&found[0])).unwrap();
    drop(bot);
    discord.assert_sound();
}

#[test]
fn a_folder_for_backups_is_made_where_one_is_meant() {
    let (dir, path) = home();
    file_with_a_game(&path, 1);
    for args in [&["new/deep/"][..], &["kept", "--keep", "2"][..]] {
        let (code, said) = program(&dir, &[&["backup", "--db", "games.db"], args].concat());
        assert_eq!(code, 0, "{said}");
        let made = names(&dir.path().join(args[0]));
        assert!(
            made.len() == 1 && made[0].starts_with("games-2"),
            "{made:?}"
        );
    }
    let (code, said) = program(&dir, &["backup", "none/one.db", "--db", "games.db"]);
    let cause = "cannot reach none/one.db: its folder does not exist";
    assert!(code == 1 && said.contains(cause), "{said}");
}

#[test]
fn a_damaged_backup_is_named_and_a_damaged_database_too() {
    let (dir, path) = home();
    file_with_a_game(&path, 30);
    let (code, said) = program(&dir, &["backup", "kept.db", "--db", "games.db"]);
    assert_eq!(code, 0, "{said}");
    let kept = dir.path().join("kept.db");
    let whole = fs::read(&kept).unwrap();
    fs::write(&kept, &whole[..whole.len() - 4096]).unwrap();
    let (code, said) = program(&dir, &["restore", "kept.db", "--db", "games.db"]);
    let told =
        "the backup kept.db is damaged and was not used: take another one. games.db is as it was";
    assert!(code == 1 && said.contains(told), "{said}");
    for args in [&["games"][..], &["show", "1"], &["backup", "other.db"]] {
        let (code, said) = program(&dir, &[args, &["--db", "kept.db"]].concat());
        assert!(
            code == 1 && said.contains("kept.db: the database file is damaged"),
            "{args:?}: {said}"
        );
    }
}

#[test]
fn a_backup_of_a_newer_kingboard_is_named_and_not_the_database() {
    let (dir, path) = home();
    file_with_a_game(&path, 1);
    back_up(&path, &dir.path().join("newer.db")).unwrap();
    let newer = Connection::open(dir.path().join("newer.db")).unwrap();
    newer.pragma_update(None, "user_version", 99).unwrap();
    drop(newer);
    let (code, said) = program(&dir, &["restore", "newer.db", "--db", "games.db"]);
    let told = "the backup newer.db is of a newer Kingboard (step 99; ";
    assert!(code == 1 && said.contains(told), "{said}");
    assert!(said.contains("games.db is as it was"), "{said}");
}

#[test]
fn tokens_that_may_come_back_are_told_of_with_the_commands_that_end_them() {
    let (dir, path) = home();
    file_with_a_game(&path, 1);
    let token = "INSERT INTO api_tokens (hash, player, scope, made_at) VALUES (x'03', 'discord:1', 'move', 1)";
    Connection::open(&path)
        .unwrap()
        .execute_batch(token)
        .unwrap();
    back_up(&path, &dir.path().join("kept.db")).unwrap();
    let (code, said) = program(&dir, &["restore", "kept.db", "--db", "new.db", "--new"]);
    assert!(
        code == 0 && said.contains("1 token and 0 web hooks work again"),
        "{said}"
    );
    let page = String::from_utf8(fs::read("docs/commands.md").unwrap()).unwrap();
    for command in ["/web token", "/server token", "/server hooks"] {
        assert!(said.contains(&format!("`{command}`")), "{said}");
        assert!(page.contains(&format!("### `{command}`")), "{command}");
    }
}

#[test]
fn commands_of_the_settings_pass_over_no_database_that_is_named_elsewhere() {
    let (dir, path) = home();
    file_with_a_game(&path, 1);
    let told = |args: &[&str], variable: (&str, &Path)| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_kingboard"));
        command.env_clear().current_dir(dir.path()).args(args);
        let output = command.env(variable.0, variable.1).output().unwrap();
        let said = [output.stdout, output.stderr].concat();
        (output.status.code(), String::from_utf8(said).unwrap())
    };
    // Where settings stand, a bot is meant.
    fs::write(dir.path().join("config.toml"), "").unwrap();
    let named = ("KINGBOARD_DB", Path::new("games.db"));
    let which =
        "KINGBOARD_DB names games.db, and this command is about kingboard.db: say with --db";
    for args in [&["backup"][..], &["restore", "kept.db"], &["doctor"]] {
        let (code, said) = told(args, named);
        let usage = if args == ["doctor"] { 1 } else { 2 };
        assert_eq!(code, Some(usage), "{said}");
        assert!(said.contains(which), "{said}");
    }
    let (code, said) = told(&["backup", "--db", "games.db"], named);
    assert_eq!(code, Some(0), "{said}");
    // A player without a bot has their games in the data folder.
    let data = dir.path().join(".local/share/kingboard");
    fs::create_dir_all(&data).unwrap();
    fs::rename(&path, data.join("kingboard.db")).unwrap();
    let (code, said) = told(&["backup"], ("HOME", dir.path()));
    assert_eq!(code, Some(1), "{said}");
    assert!(
        said.contains("the games of `kingboard play` are in"),
        "{said}"
    );
}

#[test]
fn a_database_in_use_is_named_when_a_backup_cannot_take_its_place() {
    let (dir, path) = home();
    file_with_a_game(&path, 1);
    let (code, said) = program(&dir, &["backup", "kept.db", "--db", "games.db"]);
    assert_eq!(code, 0, "{said}");
    let open = Store::open(&path).unwrap();
    let (code, said) = program(&dir, &["restore", "kept.db", "--db", "games.db"]);
    let told = "games.db: the database is in use by another program";
    assert!(code == 1 && said.contains(told), "{said}");
    drop(open);
}

#[test]
fn what_is_asked_of_a_backup_in_vain_is_said() {
    let (dir, path) = home();
    let (code, said) = program(&dir, &["backup", "--db", "games.db"]);
    assert!(
        code == 1 && said.contains("there is no database there"),
        "{said}"
    );
    file_with_a_game(&path, 1);
    let (code, said) = program(&dir, &["backup", "games.db", "--db", "games.db"]);
    assert!(
        code == 1 && said.contains("games.db exists already"),
        "{said}"
    );
    let (code, said) = program(
        &dir,
        &["backup", "games.db", "--keep", "2", "--db", "games.db"],
    );
    assert!(
        code == 2 && said.contains("--keep is for a folder"),
        "{said}"
    );
    let (code, said) = program(
        &dir,
        &["backup", "new.db", "--keep", "2", "--db", "games.db"],
    );
    assert!(code == 2 && said.contains("new.db names a file"), "{said}");
    let (code, said) = program(&dir, &["backup", "--keep", "0", "--db", "games.db"]);
    assert_eq!(code, 2, "{said}");
    for _ in 0..2 {
        let (code, said) = program(&dir, &["restore", "nothing.db", "--db", "games.db"]);
        assert!(
            code == 1 && said.contains("there is no database there"),
            "{said}"
        );
    }
    let (code, said) = program(&dir, &["backup", "--keep", "2", "--db", "games.db"]);
    assert!(code == 0 && said.contains("backups/games-2"), "{said}");
    fs::write(dir.path().join("config.toml"), "[backup]\nkeep = 0").unwrap();
    let (code, said) = program(&dir, &["backup"]);
    assert!(code == 1 && said.contains("line 2"), "{said}");
}
