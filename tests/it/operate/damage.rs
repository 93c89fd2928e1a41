//! Games with damaged data of any kind: they are quarantined and reported, and all others continue.

use std::path::{Path, PathBuf};

use kingboard::play::calendar::HOUR;
use kingboard::service::api::action::Action;
use kingboard::service::api::delivery::DeliveryOutcome;
use kingboard::service::api::values::{GamesFilter, RecordFormat};
use kingboard::service::operator::{health, quarantine, status};
use kingboard::service::{GameId, ListFilter, PlayerId, Service, Timestamp};
use kingboard::store::{self, Store, UnfinishedGames};
use rusqlite::types::Value;
use rusqlite::{Connection, params};
use tempfile::TempDir;

use crate::discord::bot::Bot;
use crate::discord::loopback::{Discord, TOWN, words};
use crate::discord::people::{ANN, BEA, begun};
use crate::operate::command_line::{fine, run};
use crate::operate::store::upgrades::{rows, tables};
use crate::table::harness::{Table, game_lines, person};

/// The damaged game, one of three between Ann (White) and Ben (Black).
const BAD: GameId = GameId(2);

/// A closed file with three running games of two moves each.
fn three_games() -> (TempDir, PathBuf) {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("games.db");
    let mut table = Table::on(Store::open(&path).unwrap());
    for nth in 1..=3 {
        assert_eq!(table.start("Ann", "Ben", "touch"), GameId(nth));
        for (player, mv) in [("Ann", "D2-D3"), ("Ben", "D8-D7")] {
            assert_eq!(table.say(player, &format!("#{nth} {mv}")), "", "{player}");
        }
    }
    (dir, path)
}

/// A copy of the database, damaged directly in the file.
fn damaged(path: &Path, damage: impl FnOnce(&Connection)) -> PathBuf {
    let copy = path.with_file_name("copy.db");
    std::fs::copy(path, &copy).unwrap();
    for end in ["-wal", "-shm"] {
        drop(std::fs::remove_file(
            path.with_file_name(format!("copy.db{end}")),
        ));
    }
    let conn = Connection::open(&copy).unwrap();
    conn.execute_batch(
        "PRAGMA foreign_keys = OFF; DROP TRIGGER events_are_never_changed; DROP TRIGGER events_are_never_deleted;",
    )
    .unwrap();
    damage(&conn);
    copy
}

#[test]
fn a_notice_of_a_newer_program_holds_up_no_message() {
    let (_dir, path) = three_games();
    let copy = damaged(&path, |conn| {
        let notice = "INSERT INTO notices (kind, place, games, detail, put_at, due_at) \
             VALUES ('of-tomorrow', 'test:1:10', '[1]', '', 0, 0)";
        conn.execute(notice, []).unwrap();
    });
    let mut table = Table::on(Store::open(&copy).unwrap());
    table.told();
    assert_eq!(table.say("Ann", "#1 A2-A3"), "");
    assert!(table.told().contains("A2-A3"));
}

/// Uses everything that still works at a table with the damaged game. Returns whether the damage was found.
fn plays_on(copy: &Path, what: &str) -> bool {
    let mut table = Table::on(Store::open(copy).unwrap());
    let mut all = String::new();
    for player in ["Ann", "Ben", "Cid"] {
        for ask in [
            Action::Games(GamesFilter::Mine),
            Action::Games(GamesFilter::Here),
            Action::Board(Some(BAD)),
            Action::Profile(None),
            Action::Verify(Some(BAD)),
            Action::Export {
                game: Some(BAD),
                format: RecordFormat::Text,
            },
            Action::BeginReview {
                game: Some(BAD),
                at: None,
            },
            Action::OfferDraw(Some(BAD)),
            Action::Resign {
                game: Some(BAD),
                sure: false,
            },
        ] {
            let said = table.ask(player, ask);
            all.push_str(&said);
            all.push('\n');
        }
    }
    all.push_str(&table.say("Ann", &format!("{BAD} A2-A3")));
    for ask in [
        Action::Games(GamesFilter::Mine),
        Action::Board(Some(GameId(3))),
    ] {
        let said = table.ask("Ann", ask);
        assert!(said.contains("#3"), "{what}: {said}");
    }
    // The other games continue, by name and without, and are announced.
    table.told();
    for nth in [1, 3] {
        assert_eq!(table.say("Ann", &format!("#{nth} A2-A3")), "", "{what}");
        assert!(table.told().contains("A2-A3"), "{what}");
    }
    // Time passes for them too.
    table.pass(90 * 24 * 60 * 60 * 1_000);
    table.ticks();
    assert_eq!(table.say("Ben", "#1 A8-A7"), "", "{what}");
    assert!(!all.contains("went wrong"), "{what}: {all}");
    let env = table.env();
    let looked = quarantine::scan_for_damage(&mut table.service, &env);
    assert!(!looked, "there are few");
    let store = Store::open_read_only(copy).unwrap();
    let apart = store::quarantine::all(&store).unwrap();
    assert!(
        apart.iter().all(|apart| apart.game == BAD),
        "{what}: {apart:?}"
    );
    let others = store::outbox::due(&store, "test", Timestamp(i64::MAX), 99).unwrap();
    assert!(
        others.iter().all(|due| due.game != BAD || apart.is_empty()),
        "{what}"
    );
    if !apart.is_empty() {
        let said = table.ask("Ben", Action::Games(GamesFilter::Mine));
        let on_hold = "On hold because its stored data is damaged: #2. No clock runs in it.";
        assert!(said.ends_with(on_hold), "{what}: {said}");
        let said = table.ask("Ben", Action::Board(Some(BAD)));
        assert!(said.contains("#2 is on hold"), "{what}: {said}");
    }
    !apart.is_empty()
}

#[test]
fn whatever_byte_of_an_event_is_damaged_everything_else_plays_on() {
    let (_dir, path) = three_games();
    let bodies: Vec<(i64, Vec<u8>)> = {
        let conn = Connection::open(&path).unwrap();
        let sql = "SELECT seq, CAST(body AS BLOB) FROM events WHERE game = 2 ORDER BY seq";
        let mut statement = conn.prepare(sql).unwrap();
        let rows = statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?)));
        rows.unwrap().map(Result::unwrap).collect()
    };
    let mut found = 0;
    for (seq, body) in &bodies {
        for at in (0..body.len()).step_by(11) {
            let mut body = body.clone();
            body[at] ^= 1 << (at % 8);
            let copy = damaged(&path, |conn| {
                let sql = "UPDATE events SET body = CAST(?2 AS TEXT) WHERE game = 2 AND seq = ?1";
                conn.execute(sql, params![seq, body]).unwrap();
            });
            let text = String::from_utf8_lossy(&body).into_owned();
            found += usize::from(plays_on(&copy, &format!("event {seq}: {text}")));
        }
    }
    assert!(found > bodies.len(), "most damage is found: {found}");
}

#[test]
fn events_that_are_missing_or_of_the_wrong_kind_set_their_game_apart() {
    let (_dir, path) = three_games();
    let last: i64 = Connection::open(&path)
        .unwrap()
        .query_row("SELECT max(seq) FROM events WHERE game = 2", [], |row| {
            row.get(0)
        })
        .unwrap();
    for seq in 1..=last {
        let copy = damaged(&path, |conn| {
            let sql = "DELETE FROM events WHERE game = 2 AND seq = ?1";
            conn.execute(sql, [seq]).unwrap();
        });
        assert!(plays_on(&copy, &format!("event {seq} is gone")), "{seq}");
        for body in [
            r#"{"ended":{"places":[1,2,3],"why":"thunder"}}"#,
            r#"{"ended":{"places":[1,2],"why":"thunder"}}"#,
            r#"{"seated":{"seat":1,"player":"test:Cid"}}"#,
            r#"{"started":{"setup":"no board at all"}}"#,
            r#"{"rolled":{"faces":[7,0],"after":""}}"#,
            r#"{"takeback":{"taken_back":{"to":99}}}"#,
            r#"{"played":{"seat":7,"text":"","after":""}}"#,
            r#"{"forfeited":{"seat":1,"why":"time"}}"#,
            r#"{"withdrawn":{}}"#,
            "",
            "null",
        ] {
            let copy = damaged(&path, |conn| {
                let sql = "UPDATE events SET body = ?2 WHERE game = 2 AND seq = ?1";
                conn.execute(sql, params![seq, body]).unwrap();
            });
            plays_on(&copy, &format!("event {seq} is {body}"));
        }
    }
    for damage in [
        "DELETE FROM events WHERE game = 2",
        "DELETE FROM events WHERE game = 2 AND seq > 3",
        "UPDATE events SET schema = 9 WHERE game = 2 AND seq = 2",
        "DELETE FROM games WHERE id = 2",
        "UPDATE games SET seats = '[' WHERE id = 2",
        "UPDATE games SET kind = 'chess' WHERE id = 2",
        "UPDATE games SET version = 99 WHERE id = 2",
        "UPDATE games SET version = 5000000000 WHERE id = 2",
        "UPDATE games SET ply = -1 + 5000000000 WHERE id = 2",
        "UPDATE games SET outcome = '{}' WHERE id = 2",
        "UPDATE games SET place = CAST(x'FFFE' AS TEXT) WHERE id = 2",
    ] {
        let copy = damaged(&path, |conn| conn.execute_batch(damage).unwrap());
        assert!(plays_on(&copy, damage), "{damage}");
    }
}

#[test]
fn a_damaged_game_keeps_nobody_from_being_forgotten() {
    let (_dir, path) = three_games();
    let copy = damaged(&path, |conn| {
        conn.execute_batch(
            r#"UPDATE events SET body = '{"created":' WHERE game = 2 AND seq = 1;
               UPDATE events SET body = '{"moderated":{"paused' WHERE game = 2 AND seq = 3;"#,
        )
        .unwrap();
    });
    let mut store = Store::open(&copy).unwrap();
    let ann = person("Ann").id;
    let all: Vec<GameId> = store::erase::unfinished_of(&store, &ann).unwrap();
    assert_eq!(all.len(), 3);
    let gone = |game: GameId| PlayerId::new(format!("gone:{}", game.0));
    let left = UnfinishedGames::left(&all);
    store::erase::forget_player(&mut store, &ann, left, gone, Timestamp(9)).unwrap();
    assert!(
        store::personal_data::counts(&store, &ann)
            .unwrap()
            .is_empty()
    );
    assert_eq!(store.summary(BAD).unwrap().unwrap().seats[0], gone(BAD));
    assert!(store::personal_data::json(&store, &person("Ben").id, Timestamp(9)).is_ok());
}

/// The texts in all tables of a database.
fn texts(path: &Path) -> Vec<String> {
    let conn = Connection::open(path).unwrap();
    let mut found = Vec::new();
    for (table, columns) in tables(&conn, "main") {
        for value in rows(&conn, &table, &columns).concat() {
            if let Value::Text(text) = value {
                found.push(text);
            }
        }
    }
    found
}

#[test]
fn a_damaged_event_names_no_forgotten_person() {
    let (_dir, path) = three_games();
    let trigger = "SELECT sql FROM sqlite_schema WHERE name = 'events_are_never_changed'";
    let conn = Connection::open(&path).unwrap();
    let trigger: String = conn.query_row(trigger, [], |row| row.get(0)).unwrap();
    let copy = damaged(&path, |conn| {
        let cut = "UPDATE events SET body = rtrim(body, '}') WHERE game = 2 AND instr(body, 'test:Ann') > 0";
        assert!(conn.execute(cut, []).unwrap() > 0);
        conn.execute_batch(&trigger).unwrap();
    });
    let bodies = |path: &Path| -> Vec<String> {
        let conn = Connection::open(path).unwrap();
        let mut statement = conn
            .prepare("SELECT body FROM events WHERE game = 2")
            .unwrap();
        let rows = statement.query_map([], |row| row.get(0)).unwrap();
        rows.map(Result::unwrap).collect()
    };
    let before = bodies(&copy);
    let mut store = Store::open(&copy).unwrap();
    let ann = person("Ann").id;
    let all: Vec<GameId> = store::erase::unfinished_of(&store, &ann).unwrap();
    let gone = |game: GameId| PlayerId::new(format!("gone:{}", game.0));
    let left = UnfinishedGames::left(&all);
    store::erase::forget_player(&mut store, &ann, left, gone, Timestamp(9)).unwrap();
    drop(store);
    let named = |text: &String| text.contains(ann.as_str());
    assert_eq!(texts(&copy).iter().find(|text| named(text)), None);
    for (was, is) in before.iter().zip(bodies(&copy)) {
        assert_eq!(*was == is, !named(was), "{was} {is}");
    }
}

#[test]
fn damaged_seats_keep_nobody_from_being_forgotten() {
    let (_dir, path) = three_games();
    let copy = damaged(&path, |conn| {
        conn.execute_batch(
            "UPDATE games SET seats = replace(seats, ',', ';') WHERE id = 2;
             INSERT INTO contest_games VALUES (2, 1, 1, 1)",
        )
        .unwrap();
    });
    let mut store = Store::open(&copy).unwrap();
    let ann = person("Ann").id;
    let all: Vec<GameId> = store::erase::unfinished_of(&store, &ann).unwrap();
    let gone = |game: GameId| PlayerId::new(format!("gone:{}", game.0));
    let left = UnfinishedGames::left(&all);
    store::erase::forget_player(&mut store, &ann, left, gone, Timestamp(9)).unwrap();
    drop(store);
    let named: Vec<String> = texts(&copy)
        .into_iter()
        .filter(|text| text.contains(ann.as_str()))
        .collect();
    assert_eq!(named, Vec::<String>::new());
}

#[test]
fn the_messages_of_a_quarantined_game_are_not_overdue() {
    let (_dir, path) = three_games();
    let mut table = Table::on(Store::open(&path).unwrap());
    table.ask("Ann", Action::Games(GamesFilter::Mine));
    let env = table.env();
    let overdue = |table: &mut Table| {
        let late = kingboard::service::Env {
            now: Timestamp(env.now.0 + HOUR),
            ..env
        };
        status::pulse(&table.service, "test", &late)
            .unwrap()
            .overdue
    };
    assert_eq!(overdue(&mut table), 0);
    let promise = "UPDATE promises SET state = 'waiting', due_at = ?1 WHERE game = 2 AND upto = \
         (SELECT max(upto) FROM promises WHERE game = 2)";
    let conn = Connection::open(&path).unwrap();
    assert_eq!(conn.execute(promise, [env.now.0]).unwrap(), 1);
    assert_eq!(overdue(&mut table), HOUR);
    let mut other = Store::open(&path).unwrap();
    store::quarantine::put(&mut other, BAD, "damaged", env.now).unwrap();
    assert_eq!(overdue(&mut table), 0);
    health::give_up(&mut table.service, BAD).unwrap();
    assert_eq!(overdue(&mut table), 0);
    store::quarantine::release(&mut other, BAD, env.now).unwrap();
    assert_eq!(overdue(&mut table), HOUR, "it is delivered now");
}

#[tokio::test]
async fn the_bot_tells_of_a_damaged_game_and_goes_on_with_the_others() {
    let discord = Discord::start().await;
    let bot = Bot::start(&discord, "");
    discord.connected().await;
    for _ in 0..2 {
        begun(&discord).await;
    }
    let bot = bot
        .killed_then(&discord, |home| {
            let conn = Connection::open(home.path().join("games.db")).unwrap();
            conn.execute_batch(
                "DROP TRIGGER events_are_never_changed; \
                 UPDATE events SET body = replace(body, 'seat', 'sofa') WHERE game = 1; \
                 UPDATE alarms SET at = 0;",
            )
            .unwrap();
        })
        .await;
    let asked = discord.slash(ANN, TOWN, "board", &[("game", serde_json::json!("1"))]);
    let told = discord.answer(&asked).await;
    assert!(words(&told).contains("#1 is on hold"), "{told}");
    let asked = discord.slash(ANN, TOWN, "games", &[]);
    let list = discord.answer(&asked).await;
    assert!(
        words(&list).contains("#2") && words(&list).contains("On hold because"),
        "{list}"
    );
    // A move without a game's number can only mean one game.
    for (player, mv) in [(ANN, "D2-D3"), (BEA, "D8-D7")] {
        let asked = discord.slash(player, TOWN, "move", &[("move", serde_json::json!(mv))]);
        discord.answer(&asked).await;
        let board = discord.next_post().await;
        assert!(board.to_string().contains("#2"), "{board}");
    }
    assert!(!bot.stderr().contains("panicked"));
    drop(bot);
    discord.assert_sound();
}

/// A list of the shell is read in pages; damaged rows began in the first and were more than a page.
#[test]
fn a_long_list_goes_on_after_rows_that_cannot_be_read() {
    let (_dir, path) = three_games();
    let copy = damaged(&path, |conn| {
        conn.execute_batch("BEGIN; CREATE TEMP TABLE one AS SELECT * FROM games WHERE id = 3")
            .unwrap();
        for id in 4..=1_100 {
            conn.execute("UPDATE one SET id = ?1", [id]).unwrap();
            conn.execute("INSERT INTO games SELECT * FROM one", [])
                .unwrap();
        }
        conn.execute_batch("UPDATE games SET seats = 'anna' WHERE id BETWEEN 200 AND 1000; COMMIT")
            .unwrap();
    });
    let service = Service::new(Store::open(&copy).unwrap());
    let lines = game_lines(&service, &ListFilter::default());
    assert_eq!(lines.len(), 299);
    assert!(lines[0].starts_with("#1100"), "{}", lines[0]);
    assert!(lines[298].starts_with("#1 "), "{}", lines[298]);

    let all = ["games", "--all", "--db", "copy.db"];
    let output = run(&all, copy.parent().unwrap(), b"");
    let said = std::str::from_utf8(&output.stderr).unwrap();
    assert_eq!(
        said,
        "kingboard: 801 games are left out, damaged; `kingboard doctor` tells more\n"
    );
    assert_eq!(output.stdout.split(|byte| *byte == b'\n').count(), 300);
    assert!(output.status.success());

    // The newest hundred are whole, and the damaged ones come after them.
    let newest = ["games", "--newest", "100", "--db", "copy.db"];
    let output = run(&newest, copy.parent().unwrap(), b"");
    let hundred = fine(&output);
    assert_eq!(hundred.lines().count(), 100);
    assert_eq!(std::str::from_utf8(&output.stderr).unwrap(), "");

    // Without a number a list for people ends there, too, and says so; one for scripts continues.
    let short = run(&["games", "--db", "copy.db"], copy.parent().unwrap(), b"");
    assert_eq!(std::str::from_utf8(&short.stdout).unwrap(), hundred);
    assert_eq!(
        std::str::from_utf8(&short.stderr).unwrap(),
        "kingboard: these are the newest 100; with --all the older ones are listed, too\n\
         kingboard: 801 games are left out, damaged; `kingboard doctor` tells more\n"
    );
    let rows = ["games", "--json", "--db", "copy.db"];
    let rows = run(&rows, copy.parent().unwrap(), b"");
    let rows = std::str::from_utf8(&rows.stdout).unwrap();
    assert_eq!(rows.lines().count(), 299);
}

#[test]
fn a_message_that_was_posted_while_its_game_was_quarantined_is_not_posted_again() {
    let (_dir, path) = three_games();
    let mut table = Table::on(Store::open(&path).unwrap());
    table.handled("Ann", Action::Board(None));
    let play = Action::Play {
        game: Some(BAD),
        text: "A2-A3".to_owned(),
    };
    assert_eq!(table.handled("Ann", play), []);
    let env = table.env();
    let due = table.service.due("test", &env, 10);
    assert_eq!(due.len(), 1, "{due:?}");
    let mut other = Store::open(&path).unwrap();
    store::quarantine::put(&mut other, BAD, "damaged", env.now).unwrap();
    let posted = DeliveryOutcome::Posted(Some("m1".to_owned()));
    table.service.delivered(due[0].id, posted, &env);
    store::quarantine::release(&mut other, BAD, env.now).unwrap();
    // The program starts again, so that it knows no delivery under way.
    let mut again = Table::on(Store::open(&path).unwrap());
    let env = again.env();
    assert_eq!(again.service.due("test", &env, 10), []);
}
