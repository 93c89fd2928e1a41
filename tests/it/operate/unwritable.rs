//! Read-only databases, companion files that cannot be written, and interrupted copies.

use std::fs::{self, File, Permissions};
use std::os::unix::fs::{MetadataExt, PermissionsExt, chown};
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use kingboard::play::Timestamp;
use kingboard::store::backup;
use tempfile::TempDir;

use crate::operate::backup::names;
use crate::operate::command_line::{fine, refused, run};

/// The user id of a user without any rights, on most systems.
const NOBODY: u32 = 65_534;

/// Runs the program as a user bound by permissions, since the superuser may be running this test.
fn bound(arguments: &[&str], within: &Path) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_kingboard"));
    command.args(arguments).current_dir(within);
    // The user's own games and language are left alone.
    command
        .env("KINGBOARD_DB", "kingboard.db")
        .env("LC_ALL", "C");
    if fs::metadata(within).unwrap().uid() == 0 {
        command.uid(NOBODY).gid(NOBODY);
    }
    command.stdin(Stdio::null()).output().unwrap()
}

fn set(path: &Path, mode: u32) {
    fs::set_permissions(path, Permissions::from_mode(mode)).unwrap();
}

/// A folder with a database with a game of two moves.
fn played() -> TempDir {
    let dir = tempfile::tempdir().unwrap();
    set(dir.path(), 0o755);
    fine(&run(&["play"], dir.path(), b"new\nD2-D3\nD8-D7\nquit\n"));
    fine(&run(&["export", "1", "-o", "record.txt"], dir.path(), b""));
    set(&dir.path().join("record.txt"), 0o644);
    // Files left behind by readers.
    for end in ["-wal", "-shm"] {
        let beside = dir.path().join(format!("kingboard.db{end}"));
        if beside.exists() {
            fs::remove_file(beside).unwrap();
        }
    }
    dir
}

#[test]
fn a_database_that_may_only_be_read_is_looked_at_and_changed_by_nothing() {
    let dir = played();
    let path = dir.path().join("kingboard.db");
    // A name with characters that are special in a file URI.
    let odd = dir.path().join("odd name?mode=rwc%41#1.db");
    fs::copy(&path, &odd).unwrap();
    for file in [&path, &odd] {
        set(file, 0o444);
    }
    let before = (fs::read(&path).unwrap(), names(dir.path()));
    set(dir.path(), 0o555);
    for db in ["kingboard.db", "odd name?mode=rwc%41#1.db"] {
        for (asked, told) in [
            (&["games", "--db", db][..], "#1 King’s Mate"),
            (&["show", "1", "--db", db], "1. D2-D3 D8-D7"),
            (&["export", "1", "--db", db], "[Game \"kings-mate\"]"),
            (
                &["personal-data", "console:player-1", "--db", db],
                "\"player\"",
            ),
        ] {
            let output = bound(asked, dir.path());
            assert!(fine(&output).contains(told), "{asked:?}");
        }
        let film = bound(&["film", "1", "--db", db, "-o", "-"], dir.path());
        assert!(film.stdout.starts_with(b"GIF89a"), "{film:?}");
    }
    for writes in [&["play"][..], &["import", "record.txt"]] {
        let output = bound(writes, dir.path());
        let said = refused(&output);
        assert!(said.contains("kingboard.db cannot be written"), "{said}");
        assert!(said.contains("can still be looked at"), "{said}");
    }
    let after = (fs::read(&path).unwrap(), names(dir.path()));
    set(dir.path(), 0o755);
    assert_eq!(after, before);
}

#[test]
fn a_file_beside_the_database_that_cannot_be_written_is_named_with_what_mends_it() {
    for (file, mend) in [
        (
            "kingboard.db-shm",
            "delete it while nothing has the database open",
        ),
        ("kingboard.db-wal", "do not delete it"),
    ] {
        let dir = played();
        set(dir.path(), 0o777);
        set(&dir.path().join("kingboard.db"), 0o666);
        let stale = dir.path().join(file);
        fs::write(
            &stale,
            vec![0; if file.ends_with("shm") { 32_768 } else { 0 }],
        )
        .unwrap();
        set(&stale, 0o444);
        let output = bound(&["play"], dir.path());
        let said = refused(&output);
        assert!(
            said.contains(&format!("{file} cannot be written")),
            "{said}"
        );
        assert!(said.contains(mend), "{said}");
        fs::remove_file(&stale).unwrap();
        let mended = bound(&["play"], dir.path());
        assert!(fine(&mended).contains("Kingboard"));
    }
}

#[test]
fn a_lock_that_another_user_left_is_named_with_what_mends_it() {
    let dir = played();
    set(dir.path(), 0o777);
    set(&dir.path().join("kingboard.db"), 0o666);
    let lock = dir.path().join("kingboard.db.lock");
    fs::write(&lock, "").unwrap();
    set(&lock, 0o400);
    set(&dir.path().join("record.txt"), 0o444);
    fine(&run(
        &["backup", "kept.db", "--db", "kingboard.db"],
        dir.path(),
        b"",
    ));
    set(&dir.path().join("kept.db"), 0o444);
    let restore = bound(&["restore", "kept.db", "--db", "kingboard.db"], dir.path());
    let said = refused(&restore);
    let named = "kingboard.db.lock: Permission denied (os error 13); give it to the user that Kingboard runs as";
    assert!(said.contains(named), "{said}");
    let doctor = bound(&["doctor", "--db", "kingboard.db"], dir.path()).stdout;
    let doctor = String::from_utf8(doctor).unwrap();
    assert!(
        doctor.contains("kingboard.db.lock cannot be written"),
        "{doctor}"
    );
}

#[test]
fn what_the_superuser_backs_up_belongs_to_the_owner_of_the_database() {
    let dir = played();
    let path = dir.path().join("kingboard.db");
    if fs::metadata(&path).unwrap().uid() == 0 {
        chown(&path, Some(NOBODY), Some(NOBODY)).unwrap();
    }
    let owner = fs::metadata(&path).unwrap().uid();
    fine(&run(
        &["backup", "new/deep/", "--db", "kingboard.db"],
        dir.path(),
        b"",
    ));
    let folder = dir.path().join("new/deep");
    for made in [
        dir.path().join("new"),
        folder.clone(),
        folder.join(&names(&folder)[0]),
    ] {
        assert_eq!(fs::metadata(&made).unwrap().uid(), owner, "{made:?}");
    }
    let mode = fs::metadata(&folder).unwrap().mode();
    assert_eq!(mode & 0o777, 0o700);
}

#[test]
fn the_doctor_names_what_the_bot_cannot_write_and_says_where_it_cannot_know() {
    let dir = played();
    let path = dir.path().join("kingboard.db");
    let superuser = fs::metadata(&path).unwrap().uid() == 0;
    let doctor = || {
        let said = bound(&["doctor", "--db", "kingboard.db"], dir.path()).stdout;
        let tried = dir.path().join("kingboard.db.tried");
        assert!(!tried.exists(), "nothing is left of the trial");
        String::from_utf8(said).unwrap()
    };
    if superuser {
        set(&path, 0o444);
        let said = doctor();
        assert!(
            said.contains("skipped  kingboard.db cannot be written"),
            "{said}"
        );
        assert!(said.contains("is another user’s"), "{said}");
        chown(&path, Some(NOBODY), Some(NOBODY)).unwrap();
        set(&path, 0o600);
        let said = run(&["doctor", "--db", "kingboard.db"], dir.path(), b"").stdout;
        let said = String::from_utf8(said).unwrap();
        assert!(said.contains("skipped  the superuser may write"), "{said}");
        for end in ["-wal", "-shm"] {
            drop(fs::remove_file(
                dir.path().join(format!("kingboard.db{end}")),
            ));
        }
    }
    set(&path, 0o400);
    let said = doctor();
    assert!(
        said.contains("PROBLEM  kingboard.db cannot be written"),
        "{said}"
    );
    set(&path, 0o600);
    set(dir.path(), 0o555);
    let said = doctor();
    assert!(
        said.contains("PROBLEM") && said.contains("two files beside"),
        "{said}"
    );
    set(dir.path(), 0o777);
    let said = doctor();
    assert!(
        said.contains("ok       this user can write the database"),
        "{said}"
    );
}

#[test]
fn a_backup_that_is_told_to_stop_leaves_nothing() {
    let dir = played();
    let path = dir.path().join("kingboard.db");
    let conn = rusqlite::Connection::open(&path).unwrap();
    conn.execute_batch(
        "CREATE TABLE ballast (bytes BLOB); \
         WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 64) \
         INSERT INTO ballast SELECT randomblob(1048576) FROM n; PRAGMA wal_checkpoint(TRUNCATE)",
    )
    .unwrap();
    drop(conn);
    let copy = dir.path().join("copy.db");
    let part = dir.path().join("copy.db.part");
    for signal in ["-INT", "-TERM"] {
        let mut interrupted = false;
        // The program may finish before the signal.
        for _ in 0..20 {
            let mut child = Command::new(env!("CARGO_BIN_EXE_kingboard"))
                .args(["backup", "copy.db"])
                .current_dir(dir.path())
                .stdout(Stdio::null())
                .stderr(Stdio::null())
                .spawn()
                .unwrap();
            let ended = loop {
                if part.exists() {
                    let id = child.id().to_string();
                    drop(Command::new("kill").args([signal, &id]).status());
                    break child.wait().unwrap();
                }
                if let Some(ended) = child.try_wait().unwrap() {
                    break ended;
                }
            };
            assert!(!part.exists(), "{signal}: {:?}", names(dir.path()));
            interrupted = !ended.success();
            assert_eq!(copy.exists(), !interrupted);
            if interrupted {
                assert_eq!(ended.code(), Some(1), "{signal}");
                break;
            }
            fs::remove_file(&copy).unwrap();
        }
        assert!(interrupted, "{signal}");
    }
}

#[test]
fn what_was_left_unfinished_is_found_and_cleared_unless_somebody_is_at_it() {
    let dir = played();
    let path = dir.path().join("kingboard.db");
    let folder = dir.path().join("backups");
    fs::create_dir(&folder).unwrap();
    let ours = [
        "kingboard.db.before-v9.part",
        "kingboard.db.before-repair-20260301T120000Z.part",
        "kingboard.db.restored",
        "kingboard.db.restored.part",
        "kingboard.db.salvaged",
        "kingboard.db.salvaged-wal",
        "backups/kingboard-20260301T120000Z.db.part",
    ];
    let others = [
        "other.db.part",
        "kingboard.db.before-v9",
        "backups/notes.db.part",
    ];
    for file in ours.iter().chain(&others) {
        fs::write(dir.path().join(file), "half").unwrap();
    }
    let said = run(&["doctor", "--db", "kingboard.db"], dir.path(), b"");
    let said = String::from_utf8(said.stdout).unwrap();
    assert_eq!(
        said.matches("was left unfinished").count(),
        ours.len(),
        "{said}"
    );

    let making = File::open(dir.path()).unwrap();
    making.lock_shared().unwrap();
    let gone = backup::clear(&path, &folder).unwrap();
    assert_eq!(gone, [folder.join("kingboard-20260301T120000Z.db.part")]);
    // A program started elsewhere at this moment may hold a copy of the file until it runs.
    making.unlock().unwrap();
    let gone = backup::clear(&path, &folder).unwrap();
    assert_eq!(gone.len(), ours.len() - 1, "{gone:?}");
    for file in others {
        assert!(dir.path().join(file).exists(), "{file}");
    }
}

#[test]
fn a_backup_clears_what_a_killed_one_left_unless_one_is_under_way() {
    let dir = played();
    let path = dir.path().join("kingboard.db");
    let folder = dir.path().join("safe");
    fs::create_dir(&folder).unwrap();
    let left = [
        "kingboard-20260227T120000Z.db.part",
        "kingboard-20260301T115900Z.db.part",
    ];
    let leave = || {
        for file in left {
            fs::write(folder.join(file), "half").unwrap();
        }
    };
    let noon = 1_772_366_400_000;
    leave();
    let making = File::open(&folder).unwrap();
    making.lock_shared().unwrap();
    backup::back_up_into(&path, &folder, Some(3), Timestamp(noon)).unwrap();
    let stays = [left[1], "kingboard-20260301T120000Z.db"];
    assert_eq!(names(&folder), stays, "a day later it is nobody's");
    // A program started elsewhere at this moment may hold a copy of the file until it runs.
    making.unlock().unwrap();
    leave();
    backup::back_up_into(&path, &folder, Some(3), Timestamp(noon + 1_000)).unwrap();
    assert_eq!(names(&folder).len(), 2, "{:?}", names(&folder));
}
