//! The database file moved, removed, replaced or truncated under a running program, or opened under two names.

use std::fs::{self, File, OpenOptions};
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use kingboard::service::operator::status;
use kingboard::service::{GameId, Service};
use kingboard::store::{DatabaseLoss, InstanceLock, Store, StoreError, backup};
use serde_json::json;
use tempfile::TempDir;

use crate::discord::bot::{Bot, program};
use crate::discord::loopback::{Discord, TOWN, words};
use crate::discord::people::{ANN, BEA, begun};
use crate::table::harness::Table;

/// The changes of a database file under a running program.
const SWAPS: [(&str, DatabaseLoss); 7] = [
    ("removed", DatabaseLoss::Gone),
    ("moved", DatabaseLoss::Gone),
    ("replaced", DatabaseLoss::Replaced),
    ("cut", DatabaseLoss::Short),
    ("emptied", DatabaseLoss::Short),
    ("log removed", DatabaseLoss::Parted),
    ("log replaced", DatabaseLoss::Parted),
];

fn beside(path: &Path, end: &str) -> PathBuf {
    PathBuf::from(format!("{}{end}", path.display()))
}

fn swap(path: &Path, how: &str) {
    let cut = |length: u64| {
        let file = OpenOptions::new().write(true).open(path).unwrap();
        file.set_len(length).unwrap();
    };
    match how {
        "removed" => fs::remove_file(path).unwrap(),
        "moved" => fs::rename(path, beside(path, ".old")).unwrap(),
        "replaced" => {
            let other = beside(path, ".other");
            fs::copy(path, &other).unwrap();
            fs::rename(other, path).unwrap();
        }
        // Pages at its end may be free, and go by themselves.
        "cut" => cut(fs::metadata(path).unwrap().len() / 2),
        "emptied" => cut(0),
        "log removed" => fs::remove_file(beside(path, "-wal")).unwrap(),
        "log replaced" => {
            fs::remove_file(beside(path, "-wal")).unwrap();
            drop(File::create(beside(path, "-wal")).unwrap());
        }
        other => unreachable!("{other}"),
    }
}

/// A database completely in its file, with a game of two moves.
fn home() -> (TempDir, PathBuf) {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("games.db");
    let mut table = Table::on(Store::open(&path).unwrap());
    table.start("Ann", "Ben", "");
    table.plays("Ann", "D2-D3").plays("Ben", "D8-D7");
    drop(table);
    (dir, path)
}

#[test]
fn every_request_is_refused_from_the_moment_on_at_which_the_file_is_another() {
    for (how, lost) in SWAPS {
        let (_dir, path) = home();
        let mut table = Table::on(Store::open(&path).unwrap());
        assert_eq!(table.say("Ann", "#1 A2-A3"), "", "{how}");
        assert!(table.service.lost().is_none(), "{how}");
        swap(&path, how);
        let said = table.say("Ben", "#1 A8-A7");
        assert!(said.contains("moved, removed or replaced"), "{how}: {said}");
        assert!(said.contains("not stored"), "{how}: {said}");
        let told = table.service.lost();
        let is = matches!(&told, Some(StoreError::Lost { how, .. }) if *how == lost);
        assert!(is, "{how}: {told:?}");
        let now = table.env();
        let pulse = status::pulse(&table.service, "test", &now).unwrap_err();
        assert!(pulse.to_string().contains("while it was in use"), "{pulse}");
    }
}

#[test]
fn nothing_is_stored_even_by_a_caller_that_does_not_check_first() {
    for (how, _) in SWAPS
        .into_iter()
        .filter(|(_, lost)| *lost != DatabaseLoss::Short)
    {
        let (_dir, path) = home();
        let mut store = Store::open(&path).unwrap();
        swap(&path, how);
        let refused = store.save_name(&crate::table::harness::person("Cid").id, "Cid");
        assert!(refused.is_err(), "{how}");
        store.begin_batch().unwrap();
        drop(store.save_name(&crate::table::harness::person("Dan").id, "Dan"));
        assert!(store.commit_batch().is_err(), "{how}");
    }
}

#[test]
fn a_file_that_was_moved_takes_along_all_that_was_said_to_be_stored() {
    let (_dir, path) = home();
    let mut table = Table::on(Store::open(&path).unwrap());
    for (player, mv) in [("Ann", "A2-A3"), ("Ben", "A8-A7"), ("Ann", "B2-B3")] {
        assert_eq!(table.say(player, &format!("#1 {mv}")), "");
    }
    let old = beside(&path, ".old");
    fs::rename(&path, &old).unwrap();
    assert!(table.say("Ben", "#1 B8-B7").contains("not stored"));
    drop(table);
    let log = Store::open(&old).unwrap().load(GameId(1)).unwrap();
    let log = format!("{log:?}");
    assert!(log.contains("B2-B3") && !log.contains("B8-B7"), "{log}");
}

#[test]
fn a_log_without_its_database_is_not_thrown_away() {
    let (_dir, path) = home();
    let table = Table::on(Store::open(&path).unwrap());
    let log = fs::read(beside(&path, "-wal")).unwrap();
    drop(table);
    for gone in [true, false] {
        if gone {
            fs::remove_file(&path).unwrap();
        } else {
            fs::write(&path, "").unwrap();
        }
        fs::write(beside(&path, "-wal"), &log).unwrap();
        let error = Store::open(&path).unwrap_err().to_string();
        assert!(
            error.contains("its log") && error.contains("games.db-wal"),
            "{error}"
        );
        assert!(backup::back_up(&path, &beside(&path, ".copy")).is_err());
        assert!(Store::open_read_only(&path).is_err());
        assert_eq!(fs::read(beside(&path, "-wal")).unwrap(), log);
        assert_eq!(path.exists(), !gone);
    }
}

#[test]
fn a_packed_database_is_the_same_though_it_is_shorter() {
    let (_dir, path) = home();
    let service = Service::new(Store::open(&path).unwrap());
    assert!(service.lost().is_none());
    let conn = rusqlite::Connection::open(&path).unwrap();
    conn.execute_batch(
        "CREATE TABLE more (text TEXT);
         WITH RECURSIVE n (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < 2000)
         INSERT INTO more SELECT hex(randomblob(100)) FROM n;
         PRAGMA wal_checkpoint(TRUNCATE);",
    )
    .unwrap();
    let long = fs::metadata(&path).unwrap().len();
    assert!(service.lost().is_none());
    conn.execute_batch("DROP TABLE more; VACUUM; PRAGMA wal_checkpoint(TRUNCATE);")
        .unwrap();
    assert!(fs::metadata(&path).unwrap().len() < long);
    assert!(service.lost().is_none());
}

#[test]
fn a_database_with_two_names_is_opened_under_neither() {
    let (dir, path) = home();
    let other = dir.path().join("other.db");
    fs::hard_link(&path, &other).unwrap();
    let before = fs::read(&path).unwrap();
    for name in [&path, &other] {
        for error in [
            Store::open(name).err(),
            Store::open_exclusive(name).err(),
            Store::open_read_only(name).err(),
        ] {
            let error = error.unwrap();
            assert!(matches!(&error, StoreError::Linked { .. }), "{error:?}");
            let said = error.to_string();
            assert!(
                said.contains("games.db") && said.contains("other.db"),
                "{said}"
            );
            // A backup is refused as well until one of the names is gone.
            assert!(
                said.contains("make it then, with `kingboard backup`"),
                "{said}"
            );
        }
    }
    assert_eq!(fs::read(&path).unwrap(), before);
    let output = Command::new(program())
        .env_clear()
        .current_dir(dir.path())
        .args(["play", "--db", "other.db"])
        .stdin(Stdio::null())
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&output.stderr).contains("another name"));
    fs::remove_file(&other).unwrap();
    assert_eq!(
        Table::on(Store::open(&path).unwrap()).say("Ann", "#1 A2-A3"),
        ""
    );
}

#[test]
fn a_second_name_that_a_killed_restore_left_is_taken_away() {
    let (dir, path) = home();
    let kept = dir.path().join("kept.db");
    backup::back_up(&path, &kept).unwrap();
    let aside = beside(&path, ".replaced-20260301T120000Z");
    for alone in [true, false] {
        fs::hard_link(&path, &aside).unwrap();
        // A running program holds the lock.
        let claim = InstanceLock::acquire(&path).unwrap();
        assert!(Store::open(&path).is_err());
        assert!(aside.exists());
        drop(claim);
        if alone {
            drop(Store::open_exclusive(&path).unwrap());
        } else {
            drop(Store::open(&path).unwrap());
        }
        assert!(!aside.exists());
    }
}

#[test]
fn the_log_of_a_database_that_is_gone_is_not_taken_for_that_of_a_restored_one() {
    let (dir, path) = home();
    let kept = dir.path().join("kept.db");
    backup::back_up(&path, &kept).unwrap();
    let mut table = Table::on(Store::open(&path).unwrap());
    assert_eq!(table.say("Ann", "#1 A2-A3"), "");
    let log = fs::read(beside(&path, "-wal")).unwrap();
    drop(table);
    fs::remove_file(&path).unwrap();
    fs::write(beside(&path, "-wal"), &log).unwrap();
    let now = kingboard::service::Timestamp(1_772_366_400_000);
    backup::restore(&kept, &path, now).unwrap();
    let events = Store::open(&path).unwrap().load(GameId(1)).unwrap();
    assert!(!format!("{events:?}").contains("A2-A3"));
    let aside = beside(&path, ".replaced-20260301T120000Z-wal");
    assert_eq!(fs::read(aside).unwrap(), log);
}

#[test]
fn restores_in_one_second_keep_every_database_that_stood_there() {
    let (dir, path) = home();
    let kept = dir.path().join("kept.db");
    backup::back_up(&path, &kept).unwrap();
    let mut table = Table::on(Store::open(&path).unwrap());
    assert_eq!(table.say("Ann", "#1 A2-A3"), "");
    drop(table);
    let now = kingboard::service::Timestamp(1_772_366_400_000);
    let restored = [(); 3].map(|()| backup::restore(&kept, &path, now).unwrap().aside.unwrap());
    let names = ["", "-2", "-3"].map(|end| {
        let name = beside(&path, &format!(".replaced-20260301T120000Z{end}"));
        fs::canonicalize(name).unwrap()
    });
    assert_eq!(
        restored.map(|aside| fs::canonicalize(aside).unwrap()),
        names
    );
    let first = Store::open_read_only(&names[0]).unwrap();
    let events = first.load(GameId(1)).unwrap();
    assert!(format!("{events:?}").contains("A2-A3"));

    // A log without its database takes no name that is in use either.
    fs::remove_file(&path).unwrap();
    let logs = ["one", "two"].map(|log| {
        fs::write(beside(&path, "-wal"), log).unwrap();
        backup::restore(&kept, &path, now).unwrap();
        fs::remove_file(&path).unwrap();
        log
    });
    let aside = ["-4", "-5"].map(|end| {
        let log = format!(".replaced-20260301T120000Z{end}-wal");
        fs::read(beside(&path, &log)).unwrap()
    });
    assert_eq!(aside, logs.map(str::as_bytes));
}

#[test]
fn a_table_in_the_browser_ends_once_its_file_is_gone() {
    let (dir, path) = home();
    let mut command = Command::new(env!("CARGO_BIN_EXE_kingboard"));
    command
        .args(["web", "--no-open", "--db", "games.db"])
        .env("LC_ALL", "C");
    command.current_dir(dir.path()).stdin(Stdio::null());
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut table = command.spawn().unwrap();
    let mut said = BufReader::new(table.stdout.take().unwrap());
    said.read_line(&mut String::new()).unwrap();
    swap(&path, "moved");
    let ended = table.wait_with_output().unwrap();
    let why = String::from_utf8(ended.stderr).unwrap();
    assert_eq!(ended.status.code(), Some(1), "{why}");
    assert!(
        why.contains("was moved or removed while it was in use"),
        "{why}"
    );
}

#[tokio::test]
async fn a_database_that_is_swapped_under_the_bot_ends_it_and_nothing_is_said_to_be_stored() {
    let mut answered = 0;
    let hows = ["moved", "replaced", "cut"];
    // The check of each second may come before a request, which is then not answered: so there are more rounds.
    for (nth, how) in hows.into_iter().cycle().take(30).enumerate() {
        if nth >= hows.len() && answered > 0 {
            break;
        }
        let discord = Discord::start().await;
        let mut bot = Bot::start(&discord, "");
        discord.connected().await;
        begun(&discord).await;
        let options = [("move", json!("D2-D3"))];
        let asked = discord.slash(ANN, TOWN, "move", &options);
        discord.answer(&asked).await;
        discord.next_post().await;
        let path = bot.home.path().join("games.db");
        if how == "cut" {
            // All data goes into the file first, so that there is something to cut off.
            let conn = rusqlite::Connection::open(&path).unwrap();
            conn.query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |_| Ok(()))
                .unwrap();
            // Each request looks at the length of the file.
            let asked = discord.slash(ANN, TOWN, "help", &[]);
            discord.answer(&asked).await;
        }
        swap(&path, how);
        let asked = discord.slash(BEA, TOWN, "move", &[("move", json!("D8-D7"))]);
        let status = bot.ended().await;
        assert_eq!(status.code(), Some(1), "{how}");
        if let Some(answer) = discord.answered(&asked) {
            let said = words(&answer);
            assert!(said.contains("moved, removed or replaced"), "{how}: {said}");
            answered += 1;
        }
        let said = bot.stderr();
        assert!(
            said.contains("while it was in use, and nothing can be stored any more"),
            "{how}: {said}"
        );
        let posts = discord.posts();
        assert!(
            posts.iter().all(|post| !words(post).contains("D8-D7")),
            "{how}"
        );
    }
    assert!(answered > 0, "no request was ever answered");
}

#[test]
fn a_table_in_a_terminal_ends_too() {
    let (dir, path) = home();
    let mut playing = Command::new(program())
        .env_clear()
        .current_dir(dir.path())
        .args(["play", "--db", "games.db"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = playing.stdin.take().unwrap();
    input.write_all(b"new\nD2-D3\nnonsense\n").unwrap();
    let mut output = BufReader::new(playing.stdout.take().unwrap());
    let mut told = Vec::new();
    // Reads up to the prompt for the next line.
    while !(told.ends_with(b"> ") && String::from_utf8_lossy(&told).contains("nonsense")) {
        assert!(output.read_until(b' ', &mut told).unwrap() > 0);
    }
    fs::rename(&path, beside(&path, ".old")).unwrap();
    input.write_all(b"D8-D7\n").unwrap();
    let rest: Vec<String> = output.lines().map(Result::unwrap).collect();
    assert!(
        rest.concat().contains("moved, removed or replaced"),
        "{rest:?}"
    );
    let output = playing.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(said.contains("games.db was moved or removed"), "{said}");
}
