//! Databases of every earlier version, with data of all kinds, are migrated without loss.

use std::path::Path;

use kingboard::service::api::action::Action;
use kingboard::service::operator::health::{self, Repair};
use kingboard::service::{GameId, Service};
use kingboard::store::Store;
use rusqlite::Connection;
use rusqlite::types::Value;

use super::files::steps;
use super::place;
use crate::table::harness::Table;

/// Rows that no game creates.
const MORE: &str = "
    -- Alarms of this kind come with step 36, which makes them anew.
    DELETE FROM alarms WHERE kind = 'silence';
    INSERT INTO preferences VALUES ('test:Ann', 'theme', 'night');
    INSERT INTO notes VALUES (2, 'test:Ann', 1, 'hm', 1);
    INSERT INTO meanings VALUES (2, 'test:Ann', 3, 'push the left', 1);
    INSERT INTO shared_notes VALUES (2, 'test:Ann');
    INSERT INTO outages VALUES (1, 2);
    INSERT INTO heartbeat VALUES (1, 1772366400000);
    INSERT INTO houses VALUES ('test:1', 'anything', 'as it is');
    INSERT INTO relations VALUES ('test:Ann', 'test:Dan', 'block', 1);
    INSERT INTO explorations VALUES (2, 'test:Ann', 4, 5, 'A2-A3', 1, NULL, 3);
    INSERT INTO plans VALUES (2, 'test:Ann', 5, 'as it is', 2);
    INSERT INTO holidays VALUES ('test:Ben', 5, 6);
    INSERT INTO controls (game, place, message, promise, ply, shown) VALUES (2, 'test:1:10', 'm', 1, 1, 3);
    INSERT INTO notices (kind, place, games, detail, put_at, due_at) VALUES ('moved', 'test:1:10', '[2]', '', 1, 9e15);
    INSERT INTO departures VALUES ('test:9', 1);
    INSERT INTO packing VALUES (1, 9000000000000000);
    INSERT INTO running VALUES (1, '0.1.0', 1);
    INSERT INTO shards VALUES (0, 'connected', 1, 20);
    INSERT INTO set_apart VALUES (2, 1, 2, 'it was damaged, and is whole again');
    INSERT INTO numbers_given VALUES ('promises', 3);
    INSERT INTO sessions VALUES (0, 1, 4609, 'abc', 'wss://example.org', '900', '901', 7, 12, 11, 1);
    INSERT INTO handled VALUES ('test:1', 1);
    INSERT INTO looks VALUES (4, 20000, 0, 1, 7, '{\"e\":[0,0],\"n\":9}');
    INSERT INTO dice_counts VALUES (4, 3, 1, '{\"a\":[],\"l\":[0.0,0.0]}');
    INSERT INTO analyses VALUES (1, 4, 'test:Ann', 'test:1:10', 1, 'told', 2);
    INSERT INTO ratings VALUES ('test:1', 'kings-mate', 'test:Ann', 1662212, 290231, 1, 1);
    INSERT INTO rating_steps VALUES ('test:1', 'kings-mate', 1, 4, 0, 'test:Ann', 1500000, 350000, 500, 1000, 1000, '0,0', 1662212, 290231, 1, 1);
    INSERT INTO rating_ghosts VALUES ('test:1', 'kings-mate', 4, 1, 1500, 350, '0,0');
    INSERT INTO puzzles VALUES (1, 77, 'kings-mate', ' quiet ',
        '-' || char(9) || '1' || char(9) || 'quiet' || char(9) || 'erskspe/ff1f1ff/7/7/7/7/7/FF1F1FF/EPSKSRE w -' || char(9) || 'D2-D3',
        4, 1500000, 250000, 1, 0);
    INSERT INTO puzzle_sets VALUES ('kings-mate', 5);
    INSERT INTO puzzle_searches VALUES (4, 3, 1, 0);
    INSERT INTO puzzle_days VALUES (20000, 1);
    INSERT INTO daily_posts VALUES ('test:1', 20000);
    INSERT INTO attempts VALUES ('test:Ann', 1, 1, 1, 'failed');
    INSERT INTO solvers VALUES ('test:Ann', 'kings-mate', 1400000, 300000, 1, 0, 1);
    INSERT INTO streaks VALUES ('test:Ann', 0, 2, 20000, 1);
    INSERT INTO deeds VALUES (1, 'test:1', 1, 'merge', 'test:Dan', 'test:Ann', 'test:Mia', 'one person');
    INSERT INTO podium VALUES ('test:1', '77', 'test:Ann', 1, 0, 1, 'forbidden');
    INSERT INTO contests VALUES (1, 1, 'league', 'kings-mate', '', '5d+8h/7d', 0, 'test:1:10', 'test:1', 'cancelled', 1, NULL, 0,
        NULL, NULL, 1, 1, NULL);
    INSERT INTO contest_events VALUES (1, 1, 1, 1, '{\"cancelled\":{\"by\":null}}');
    INSERT INTO contest_people VALUES (1, 1, 'test:Ann');
    INSERT INTO contest_words VALUES (1, 1, 'test:Ann', 'as it is');
    INSERT INTO contest_games VALUES (4, 1, 1, 0);
    INSERT INTO contest_offers VALUES (1, 1, 'test:Ben', 'test:Mia', 'he is away', 9000000000000000);
    INSERT INTO contests_apart VALUES (1, 1, 'it has no beginning');
    INSERT INTO ladders VALUES (1, 1, 'kings-mate', '', '5d+8h/7d', 0, 'test:1:10', 'test:1', 1, NULL, NULL, 1, 1);
    INSERT INTO ladder_events VALUES (1, 1, 1, 1, '{\"joined\":{\"member\":1}}');
    INSERT INTO ladder_people VALUES (1, 1, 'test:Ann');
    INSERT INTO ladder_words VALUES (1, 1, 'test:Mia', 'as it is');
    INSERT INTO ladder_games VALUES (4, 1, 1, 0);
    INSERT INTO ladders_apart VALUES (1, 1, 'an event is missing');
    INSERT INTO web_links VALUES (x'01', 'test:Ann', 1);
    INSERT INTO web_sessions VALUES (1, x'02', 'test:Ann', 'Firefox, Android', 1, 2);
    INSERT INTO met VALUES ('test:Ann', 'test:1', 1);
    INSERT INTO web_hooks VALUES (1, 'test:1', 1, 'test:1:10', 'https://example.org/', 'all', x'00', 0, 1, 2, '200', NULL);
    INSERT INTO hook_deliveries VALUES (1, 1, 'move', 2, NULL, 4, 5, 1, 9000000000000000, 0);
    INSERT INTO api_tokens VALUES (1, x'00', 'test:Ann', NULL, 'move', 1, 2);
    INSERT INTO manager_deeds VALUES (1, 'test:1', 1, 'added-hook', 1, 'test:Mia');
";

/// A database of this version with a row in each table.
pub(crate) fn full(path: &Path) {
    let mut table = Table::on(Store::open(path).unwrap());
    table.challenge("Ann", None, "");
    table.start("Ann", "Ben", "touch");
    assert_eq!(table.say("Ann", "#2 D2-D3"), "");
    table.start("Ann", "Ben", "active");
    table.start("Ben", "Cid", "");
    let (game, sure) = (Some(GameId(4)), true);
    table.ask("Cid", Action::Resign { game, sure });
    table.challenge("Cid", Some("Ann"), "");
    table.ask("Cid", Action::Withdraw(GameId(5)));
    drop(table);
    Connection::open(path).unwrap().execute_batch(MORE).unwrap();
}

/// The tables and their columns.
pub(crate) fn tables(conn: &Connection, schema: &str) -> Vec<(String, Vec<String>)> {
    let sql = format!(
        "SELECT m.name, t.name FROM {schema}.sqlite_schema m JOIN pragma_table_info(m.name, '{schema}') t \
         WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite_%' ORDER BY m.name, t.cid"
    );
    let mut statement = conn.prepare(&sql).unwrap();
    let rows = statement
        .query_map([], |row| Ok((row.get(0)?, row.get(1)?)))
        .unwrap();
    let mut found: Vec<(String, Vec<String>)> = Vec::new();
    for row in rows {
        let (table, column): (String, String) = row.unwrap();
        match found.last_mut() {
            Some((last, columns)) if *last == table => columns.push(column),
            Some(_) | None => found.push((table, vec![column])),
        }
    }
    found
}

pub(crate) fn rows(conn: &Connection, table: &str, columns: &[String]) -> Vec<Vec<Value>> {
    let list = columns.join(", ");
    let mut statement = conn
        .prepare(&format!("SELECT {list} FROM {table} ORDER BY {list}"))
        .unwrap();
    let width = columns.len();
    let rows = statement.query_map([], |row| (0..width).map(|at| row.get(at)).collect());
    rows.unwrap().collect::<Result<_, _>>().unwrap()
}

/// A database as left by the version with this many steps, with as much of the data of `full` as it could hold.
pub(crate) fn earlier(done: usize, path: &Path, full: &Path) -> Vec<(String, Vec<String>)> {
    let old = Connection::open(path).unwrap();
    old.pragma_update(None, "synchronous", false).unwrap();
    old.pragma_update(None, "application_id", 0x4B49_4E47)
        .unwrap();
    for step in &steps()[..done] {
        old.execute_batch(step).unwrap();
    }
    old.pragma_update(None, "user_version", i64::try_from(done).unwrap())
        .unwrap();
    old.pragma_update(None, "foreign_keys", false).unwrap();
    old.execute("ATTACH ?1 AS whole", [full.to_str().unwrap()])
        .unwrap();
    let held = tables(&old, "main");
    for (table, columns) in &held {
        let list = columns.join(", ");
        let sql = format!("INSERT INTO main.{table} ({list}) SELECT {list} FROM whole.{table}");
        old.execute(&sql, []).unwrap();
    }
    held
}

#[test]
fn what_any_earlier_version_held_is_all_there_after_the_upgrade_and_plays_on() {
    let (_dir, whole) = place();
    full(&whole);
    let now = Connection::open(&whole).unwrap();
    for (table, columns) in tables(&now, "main") {
        let empty = rows(&now, &table, &columns).is_empty();
        assert_eq!(empty, table == "erasures", "{table}");
    }
    for done in 1..=steps().len() {
        let (_dir, path) = place();
        let held = earlier(done, &path, &whole);
        drop(Store::open(&path).unwrap());
        let conn = Connection::open(&path).unwrap();
        for (table, columns) in &held {
            let (found, wanted) = (rows(&conn, table, columns), rows(&now, table, columns));
            // A step may derive new rows from others, but removes none.
            let kept = wanted.iter().all(|row| found.contains(row));
            assert!(kept, "step {done}, {table}: {found:?} for {wanted:?}");
        }
        let sound: String = conn
            .pragma_query_value(None, "integrity_check", |row| row.get(0))
            .unwrap();
        assert_eq!(sound, "ok", "step {done}");
        drop(conn);

        let service = Service::new(Store::open(&path).unwrap());
        let mut problems = health::file_damage(&service, 9).unwrap();
        problems.extend(health::table_problems(&service).unwrap());
        assert_eq!(problems, Vec::<String>::new(), "step {done}");
        assert_eq!(
            health::every_game(&service).unwrap().len(),
            5,
            "step {done}"
        );
        for id in health::every_game(&service).unwrap() {
            let ill = health::examine(&service, id).unwrap();
            let made = ill.iter().filter(|ill| ill.cure == Repair::MakeAnew);
            assert_eq!(made.count(), 0, "step {done}: {ill:?}");
        }
        drop(service);
        let mut table = Table::on(Store::open(&path).unwrap());
        assert_eq!(table.say("Ben", "#2 D8-D7"), "", "step {done}");
        let end = table.ask("Cid", Action::Board(Some(GameId(4))));
        assert!(end.contains("resign"), "step {done}: {end}");
    }
}

/// The steps of the first release.
const RELEASED: usize = 20;

#[test]
fn rows_of_a_lost_game_and_of_unknown_kinds_keep_no_database_from_being_opened() {
    let (_dir, whole) = place();
    full(&whole);
    for done in RELEASED..=steps().len() {
        let (_dir, path) = place();
        earlier(done, &path, &whole);
        let old = Connection::open(&path).unwrap();
        old.execute_batch(
            "PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON; \
             DELETE FROM games WHERE id IN (2, 4); \
             UPDATE alarms SET kind = 'remindes' WHERE game = 3",
        )
        .unwrap();
        if done >= 33 {
            old.execute_batch(
                "INSERT INTO web_hooks (house, number, place, address, topic, secret, made_at) \
                 VALUES ('test:1', 2, 'test:1:10', 'https://example.org/', 'mowe', x'00', 1); \
                 INSERT INTO hook_deliveries (hook, topic, after, upto, put_at, due_at) \
                 VALUES (1, 'mowe', 1, 2, 1, 9000000000000000), (2, 'move', 1, 2, 1, 9000000000000000), \
                 (9, 'move', 1, 2, 1, 9000000000000000)",
            )
            .unwrap();
        }
        drop(old);
        let mut table = Table::on(Store::open(&path).unwrap_or_else(|why| panic!("{done}: {why}")));
        assert_eq!(table.say("Ann", "#3 D2-D3"), "", "step {done}");
    }
}
