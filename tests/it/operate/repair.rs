//! `kingboard doctor` on a damaged database: its findings, and repairs on request.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use kingboard::service::api::action::Action;
use kingboard::service::api::values::GamesFilter;
use kingboard::service::operator::health::{self, Repair};
use kingboard::service::{GameId, Timestamp};
use kingboard::store::{self, InstanceLock, Store, UnfinishedGames};
use rusqlite::{Connection, params};
use tempfile::TempDir;

use crate::table::days::Days;
use crate::table::harness::Table;

/// This many games between Ann and Ben in a file, two moves each; the last is over.
pub(super) fn games(count: i64) -> (TempDir, PathBuf) {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("games.db");
    let mut table = Table::on(Store::open(&path).unwrap());
    for nth in 1..=count {
        table.start("Ann", "Ben", "");
        for (player, mv) in [("Ann", "D2-D3"), ("Ben", "D8-D7")] {
            assert_eq!(table.say(player, &format!("#{nth} {mv}")), "");
        }
    }
    let (game, sure) = (Some(GameId(count)), true);
    table.ask("Ann", Action::Resign { game, sure });
    fs::write(dir.path().join("config.toml"), "database = 'games.db'").unwrap();
    (dir, path)
}

/// The doctor's report on the database. Without a token it checks nothing else.
pub(super) fn doctor(home: &TempDir, args: &[&str]) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_kingboard"));
    let command = command.env_clear().current_dir(home.path()).arg("doctor");
    let output = command.args(args).output().unwrap();
    assert_eq!(output.status.code(), Some(1), "there is no token");
    String::from_utf8(output.stdout).unwrap()
}

/// Number of lines that ask for an action, except about the token.
pub(super) fn amiss(said: &str) -> usize {
    let lines = said.lines().filter(|line| line.starts_with("PROBLEM"));
    lines.filter(|line| !line.contains("token")).count()
}

pub(super) fn change(path: &Path, sql: &str) {
    let conn = Connection::open(path).unwrap();
    conn.execute_batch("PRAGMA foreign_keys = OFF").unwrap();
    conn.execute_batch(sql).unwrap();
}

#[test]
fn a_database_that_is_well_is_said_to_be_and_left_alone() {
    let (home, path) = games(3);
    // Tables that Litestream leaves in each database it copies.
    change(
        &path,
        "CREATE TABLE _litestream_seq (id INTEGER PRIMARY KEY, seq INTEGER);
         CREATE TABLE _litestream_lock (id INTEGER);",
    );
    let before = fs::read(&path).unwrap();
    let said = doctor(&home, &[]);
    assert_eq!(amiss(&said), 0, "{said}");
    assert!(
        said.contains("ok       the database file is sound"),
        "{said}"
    );
    assert!(
        said.contains("ok       3 games were played again, and all agree"),
        "{said}"
    );
    assert_eq!(fs::read(&path).unwrap(), before);
    let said = doctor(&home, &["--repair"]);
    assert_eq!(amiss(&said), 0, "{said}");
    assert!(
        said.contains("a checked backup of what is: games.db.before-repair-"),
        "{said}"
    );
}

#[test]
fn what_is_made_from_logs_is_made_anew_and_damaged_games_are_set_apart() {
    let (home, path) = games(6);
    change(
        &path,
        "DROP TRIGGER events_are_never_changed;
         UPDATE games SET to_move = NULL, house = 'elsewhere' WHERE id = 1;
         DELETE FROM people WHERE game = 2;
         DELETE FROM results;
         UPDATE games SET seats = '[' WHERE id = 3;
         DELETE FROM games WHERE id = 4;
         UPDATE events SET body = '{\"played\":' WHERE game = 5 AND seq = 5;",
    );
    let said = doctor(&home, &[]);
    for line in [
        "PROBLEM  events_are_never_changed is not as this version makes it",
        "PROBLEM  game #1: its list row does not match its log",
        "PROBLEM  game #2: the list of its players does not match its log",
        "PROBLEM  game #3: its list row does not match its log",
        "PROBLEM  game #4: it has events, and no row",
        "PROBLEM  game #5: event 5: ",
        "(`doctor --repair` quarantines it; what to do then: docs/hosting.md#recover-from-damage)",
        "PROBLEM  game #6: its results do not match its log",
    ] {
        assert!(said.contains(line), "{line} in\n{said}");
    }
    let claim = InstanceLock::acquire(&path).unwrap();
    let refused = doctor(&home, &["--repair"]);
    assert!(
        refused.contains("could not be repaired") && refused.contains("in use"),
        "{refused}"
    );
    drop(claim);

    let said = doctor(&home, &["--repair"]);
    assert!(
        said.contains("game #5") && said.contains("quarantined"),
        "{said}"
    );
    let said = doctor(&home, &[]);
    let quarantined = said.lines().filter(|line| line.contains("game #5"));
    assert_eq!(amiss(&said), quarantined.count(), "{said}");
    let mut table = Table::on(Store::open(&path).unwrap());
    for nth in [1, 2, 3, 4] {
        assert_eq!(table.say("Ann", &format!("#{nth} A2-A3")), "", "{nth}");
    }
    assert!(table.say("Ann", "#5 A2-A3").contains("#5 is on hold"));
    assert!(
        table
            .ask("Ben", Action::Games(GamesFilter::Mine))
            .contains("On hold because")
    );
    drop(table);

    // A game repaired by any means continues, without counting the time in between.
    change(
        &path,
        "DROP TRIGGER events_are_never_changed;
         UPDATE events SET body = (SELECT body FROM events WHERE game = 1 AND seq = 5) WHERE game = 5 AND seq = 5;",
    );
    let said = doctor(&home, &["--repair"]);
    assert!(
        said.contains("game #5: it is quarantined, and whole: it goes on"),
        "{said}"
    );
    assert_eq!(amiss(&doctor(&home, &[])), 0);
    let store = Store::open(&path).unwrap();
    assert_eq!(
        store::quarantine::history(&store, GameId(5)).unwrap().len(),
        1
    );
    drop(store);
    let mut table = Table::on(Store::open(&path).unwrap());
    assert_eq!(table.say("Ann", "#5 A2-A3"), "");
}

#[test]
fn a_quarantined_game_is_carried_over_from_a_copy_and_ended() {
    let (home, path) = games(3);
    let settings = "database = 'games.db'\nbackup.every_hours = 0";
    fs::write(home.path().join("config.toml"), settings).unwrap();
    let kept = home.path().join("backups/games-20260301T120000Z.db");
    fs::create_dir(kept.parent().unwrap()).unwrap();
    store::backup::back_up(&path, &kept).unwrap();
    change(&path, "UPDATE games SET sum = sum + 1 WHERE id < 3");
    let said = doctor(&home, &["--give-up", "1"]);
    assert!(
        said.contains("PROBLEM  game #1 is not quarantined, and was left as it is"),
        "{said}"
    );
    doctor(&home, &["--repair"]);
    let said = doctor(&home, &[]);
    assert_eq!(amiss(&said), 2, "one line for each: {said}");
    let line = said
        .lines()
        .find(|line| line.contains("game #1 is quarantined"));
    for part in [
        "its checksum does not fit",
        "it is whole in backups/games-20260301T120000Z.db: carry it over from there",
        "`doctor --give-up 1` ends it without a result",
    ] {
        assert!(line.unwrap().contains(part), "{part} in {said}");
    }
    let run = |args: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_kingboard"));
        let command = command.env_clear().current_dir(home.path()).args(args);
        let output = command.output().unwrap();
        assert!(output.status.success(), "{args:?}: {output:?}");
        String::from_utf8(output.stdout).unwrap()
    };
    let listed = run(&["games", "--db", "games.db"]);
    assert_eq!(
        listed.matches(" (quarantined: damaged)").count(),
        2,
        "{listed}"
    );
    let listed = run(&["games", "--json", "--db", "games.db"]);
    assert_eq!(
        listed.matches("\"quarantined\":true").count(),
        2,
        "{listed}"
    );

    // As docs/hosting.md has it.
    let backup = "backups/games-20260301T120000Z.db";
    run(&["export", "1", "--db", backup, "-o", "1.txt"]);
    let import = ["import", "1.txt", "--db", "games.db", "--again"];
    run(&[&import[..], &["--place", "console"]].concat());
    assert!(run(&["games", "--db", "games.db"]).starts_with("#4 "));
    let said = doctor(&home, &["--give-up", "1", "--give-up", "2"]);
    assert_eq!(amiss(&said), 0, "{said}");
    assert!(
        said.contains("ok       damaged games that ended without a result: #1, #2"),
        "{said}"
    );
    let mut table = Table::on(Store::open(&path).unwrap());
    assert!(
        table
            .say("Ann", "#1 A2-A3")
            .contains("ended without a result")
    );
    let mine = table.ask("Ann", Action::Games(GamesFilter::Mine));
    assert!(!mine.contains("On hold"), "{mine}");
    drop(table);
    let copy = store::backup::back_up(&path, &home.path().join("copy.db")).unwrap();
    assert_eq!(copy.damaged, []);
    assert_eq!(amiss(&doctor(&home, &["--repair"])), 0);
}

/// The offset in the file of a leaf from the middle of the events' tree.
fn leaf_of_events(path: &Path, whole: &[u8]) -> usize {
    let conn = Connection::open(path).unwrap();
    let sql = "SELECT rootpage FROM sqlite_schema WHERE name = 'events'";
    let root: i64 = conn.query_row(sql, [], |row| row.get(0)).unwrap();
    let at = usize::try_from(root - 1).unwrap() * 4096;
    let page = &whole[at..at + 4096];
    assert_eq!(page[0], 2, "an inner page of an index tree");
    let cells = usize::from(u16::from_be_bytes([page[3], page[4]]));
    let cell = 12 + 2 * (cells / 2);
    let cell = usize::from(u16::from_be_bytes([page[cell], page[cell + 1]]));
    let leaf = u32::from_be_bytes(page[cell..cell + 4].try_into().unwrap());
    usize::try_from(leaf - 1).unwrap() * 4096
}

#[test]
fn of_a_damaged_file_all_is_saved_that_can_be_read() {
    let (home, path) = games(40);
    // Nine contests were opened, and their rows are lost.
    change(
        &path,
        "INSERT INTO sqlite_sequence (name, seq) VALUES ('contests', 9); PRAGMA journal_mode = DELETE",
    );
    let whole = fs::read(&path).unwrap();
    let mut torn = whole.clone();
    let at = leaf_of_events(&path, &whole);
    torn[at..at + 4096].fill(0xA5);
    fs::write(&path, &torn).unwrap();

    let said = doctor(&home, &[]);
    assert!(
        said.contains("PROBLEM  the database file is damaged"),
        "{said}"
    );
    let said = doctor(&home, &["--repair"]);
    assert!(
        said.contains("the damaged file was left as it is, and moved aside"),
        "{said}"
    );
    assert!(said.contains("games: all 40 rows could be read"), "{said}");
    assert!(said.contains("PROBLEM  events: "), "{said}");
    assert!(
        said.contains("others are lost: how many cannot be known"),
        "{said}"
    );
    let aside = fs::read_dir(home.path())
        .unwrap()
        .map(|file| file.unwrap().path());
    let aside: Vec<PathBuf> = aside
        .filter(|file| file.display().to_string().contains(".damaged-"))
        .collect();
    assert_eq!(fs::read(&aside[0]).unwrap(), torn);

    let given = "SELECT seq FROM sqlite_sequence WHERE name = 'contests'";
    let given = Connection::open(&path)
        .unwrap()
        .query_row(given, [], |row| row.get(0));
    assert_eq!(given, Ok(9), "no number is given twice");
    let store = Store::open(&path).unwrap();
    let lost = store::quarantine::all(&store).unwrap();
    assert!(!lost.is_empty() && lost.len() < 12, "{lost:?}");
    let saved = (1..=40)
        .filter(|id| store.load(GameId(*id)).is_ok())
        .count();
    assert_eq!(saved + lost.len(), 40);
    assert!(store::outbox::due(&store, "test", Timestamp(i64::MAX), 9).is_ok());
    drop(store);
    let said = doctor(&home, &[]);
    assert!(!said.contains("the database file is damaged"), "{said}");
    assert!(
        said.contains("rows of promises name something that is not there"),
        "{said}"
    );
    let mut table = Table::on(Store::open(&path).unwrap());
    for id in 1..40 {
        let quarantined = lost
            .iter()
            .any(|quarantined| quarantined.game == GameId(id));
        let said = table.say("Ann", &format!("#{id} A2-A3"));
        assert_eq!(said.contains("is on hold"), quarantined, "{id}: {said}");
        assert!(quarantined || said.is_empty(), "{id}: {said}");
    }
}

/// The names of all files in a database's folder, without their times.
fn files(home: &TempDir) -> Vec<String> {
    let files = fs::read_dir(home.path()).unwrap();
    let names = files.map(|file| file.unwrap().file_name().to_string_lossy().into_owned());
    let mut names: Vec<String> = names
        .map(|name| match name.split_once("-2") {
            Some((start, _)) if name.ends_with('Z') => start.to_owned(),
            Some(_) | None => name,
        })
        .collect();
    names.sort();
    names
}

/// Number of pages of a table or an index.
fn pages(path: &Path) -> i64 {
    let conn = Connection::open(path).unwrap();
    conn.pragma_query_value(None, "page_count", |row| row.get(0))
        .unwrap()
}

#[test]
fn of_a_file_cut_short_every_game_comes_back_that_can_be_read() {
    let (home, path) = games(8);
    // The log is written into the file, and its last row belongs to no game.
    change(
        &path,
        "PRAGMA journal_mode = DELETE;
         WITH RECURSIVE n(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < 2000)
         INSERT INTO handled SELECT 'discord:' || n, n FROM n;
         VACUUM;",
    );
    let whole = fs::read(&path).unwrap();
    let count = pages(&path);
    let mut saved_of = Vec::new();
    for (what, keep) in [
        ("one page", (count - 1) * 4096),
        ("half a page", count * 4096 - 2048),
        ("three pages", (count - 3) * 4096),
        ("half of it", count / 2 * 4096),
        ("all but a few", 6 * 4096),
    ] {
        for file in fs::read_dir(home.path()).unwrap() {
            let file = file.unwrap().path();
            if !file.ends_with("config.toml") {
                fs::remove_file(file).unwrap();
            }
        }
        let short = &whole[..usize::try_from(keep).unwrap()];
        fs::write(&path, short).unwrap();
        // The part that SQLite can read of the remaining pages.
        let said = doctor(&home, &[]);
        assert!(said.contains("damaged"), "{what}: {said}");
        let said = doctor(&home, &["--repair"]);
        let store = Store::open_read_only(&path);
        let Ok(store) = store else {
            assert!(said.contains("nothing of its games can be read"), "{said}");
            assert_eq!(fs::read(&path).unwrap(), short, "{what}: it stays");
            assert_eq!(
                files(&home),
                ["config.toml", "games.db", "games.db.lock"],
                "{what}"
            );
            saved_of.push(0);
            continue;
        };
        let saved = (1..=8).filter(|id| store.load(GameId(*id)).is_ok_and(|log| !log.is_empty()));
        saved_of.push(saved.count());
        drop(store);
        let mut left = files(&home);
        left.retain(|name| !name.ends_with("-shm") && !name.ends_with("-wal"));
        assert_eq!(
            left,
            [
                "config.toml",
                "games.db",
                "games.db.damaged",
                "games.db.lock"
            ],
            "{what}: {said}"
        );
    }
    assert_eq!(saved_of[..2], [8, 8], "{saved_of:?}");
    assert!(saved_of.is_sorted_by(|a, b| a >= b), "{saved_of:?}");
}

#[test]
fn games_come_back_whichever_page_the_file_ends_before() {
    let (home, path) = games(8);
    change(&path, "PRAGMA journal_mode = DELETE; VACUUM;");
    let whole = fs::read(&path).unwrap();
    for keep in (2..pages(&path)).rev().step_by(3) {
        fs::write(&path, &whole[..usize::try_from(keep * 4096).unwrap()]).unwrap();
        let salvaged = store::salvage(&path, Timestamp(keep));
        // Either some of the games are recovered, or the file is unchanged.
        match salvaged {
            Ok(salvaged) => {
                let aside = salvaged.aside.unwrap();
                let conn = Connection::open(&path).unwrap();
                let kept: i64 = conn
                    .query_row(
                        "SELECT (SELECT count(*) FROM games) + (SELECT count(*) FROM events)",
                        [],
                        |row| row.get(0),
                    )
                    .unwrap();
                assert!(kept > 0, "{keep}");
                drop(conn);
                fs::remove_file(aside).unwrap();
            }
            Err(error) => {
                let told = error.to_string();
                assert!(
                    told.ends_with(
                        "games.db is not sound: nothing of its games can be read, so it is left where it is: \
                         restore a backup"
                    ),
                    "{keep}: {told}"
                );
                assert_eq!(
                    fs::metadata(&path).unwrap().len(),
                    u64::try_from(keep * 4096).unwrap()
                );
            }
        }
        let mut left = files(&home);
        left.retain(|name| name.contains("salvag"));
        assert_eq!(left, Vec::<String>::new(), "{keep}");
    }
}

#[test]
fn a_bit_that_turned_over_in_a_stored_time_is_found_and_its_game_set_apart() {
    let (home, path) = games(3);
    change(&path, "PRAGMA journal_mode = DELETE");
    let at: i64 = {
        let conn = Connection::open(&path).unwrap();
        let sql = "SELECT at FROM events WHERE game = 2 AND seq = 5";
        conn.query_row(sql, [], |row| row.get(0)).unwrap()
    };
    let mut bytes = fs::read(&path).unwrap();
    // SQLite's form of a time: six bytes, followed by the schema, which is 1 and takes none, and the body.
    let wanted = [&at.to_be_bytes()[2..], b"{\"played\""].concat();
    let places: Vec<usize> = (0..bytes.len() - wanted.len())
        .filter(|start| bytes[*start..].starts_with(&wanted))
        .collect();
    assert!(!places.is_empty(), "the moment stands in the file");
    // Games of this test share times, but each has its own place.
    bytes[places[0] + 2] ^= 0x10;
    fs::write(&path, bytes).unwrap();
    let said = doctor(&home, &[]);
    assert!(said.contains("the database file is sound"), "{said}");
    assert!(said.contains("checksum does not fit"), "{said}");
    assert_eq!(amiss(&said), 1, "{said}");
    let said = doctor(&home, &["--repair"]);
    assert!(said.contains("quarantined"), "{said}");
    let store = Store::open(&path).unwrap();
    assert_eq!(
        store::quarantine::all(&store).unwrap().len(),
        1,
        "it is not made to fit"
    );
}

#[test]
fn what_is_forgotten_keeps_checksums_true_and_hides_no_damage() {
    use kingboard::play::PlayerId;
    let (home, path) = games(3);
    change(
        &path,
        "CREATE TABLE spare AS SELECT sql FROM sqlite_schema WHERE name = 'events_are_never_changed';
         DROP TRIGGER events_are_never_changed; UPDATE events SET at = at + 8192 WHERE game = 2 AND seq = 4;",
    );
    let conn = Connection::open(&path).unwrap();
    let trigger: String = conn
        .query_row("SELECT sql FROM spare", [], |row| row.get(0))
        .unwrap();
    conn.execute_batch(&trigger).unwrap();
    conn.execute_batch("DROP TABLE spare").unwrap();
    drop(conn);
    let mut store = Store::open(&path).unwrap();
    let ann = crate::table::harness::person("Ann").id;
    let games = store::erase::unfinished_of(&store, &ann).unwrap();
    let pseudonym = |game: GameId| PlayerId::new(format!("gone:{game}:x"));
    store::erase::forget_player(
        &mut store,
        &ann,
        UnfinishedGames::left(&games),
        pseudonym,
        Timestamp(1),
    )
    .unwrap();
    for (game, fits) in [(1, true), (2, false), (3, true)] {
        assert_eq!(store.load(GameId(game)).is_ok(), fits, "{game}");
    }
    drop(store);
    let said = doctor(&home, &[]);
    assert!(
        said.contains("game #2") && said.contains("checksum"),
        "{said}"
    );
    assert!(!said.contains("#1") && !said.contains("#3"), "{said}");
}

#[test]
fn a_lost_alarm_of_any_kind_is_found_and_set_again() {
    let mut days = Days::from("2026-03-02T12:00:00Z");
    days.game("test:1:10", ("Ann", "Ben"), "5d");
    let untimed = days.game("test:1:11", ("Ann", "Ben"), "");
    days.plays("Ann", untimed, "D2-D3");
    let conn = days.connection();
    let stored = || -> Vec<(i64, String, i64)> {
        let mut statement = conn
            .prepare("SELECT game, kind, at FROM alarms ORDER BY game, kind")
            .unwrap();
        let rows = statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)));
        rows.unwrap().map(Result::unwrap).collect()
    };
    let all = stored();
    let kinds: Vec<&str> = all.iter().map(|(_, kind, _)| kind.as_str()).collect();
    assert_eq!(kinds, ["deadline", "reminder", "reminder", "silence"]);
    for (game, kind, _) in &all {
        let lost = "DELETE FROM alarms WHERE game = ?1 AND kind = ?2";
        conn.execute(lost, params![game, kind]).unwrap();
        let examined = |days: &Days| health::examine(&days.service, GameId(*game)).unwrap();
        let found = examined(&days);
        assert_eq!(found.len(), 1, "{game} {kind}: {found:?}");
        assert_eq!(found[0].cure, Repair::SetAlarms);
        let env = days.env();
        health::repair(&mut days.service, &found[0], &env).unwrap();
        assert_eq!(stored(), all);
        assert_eq!(examined(&days), []);
    }
}
