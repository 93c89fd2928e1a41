//! Servers and players after their erasure: nothing names them any more.

use std::fs;
use std::time::Duration;

use super::*;
use crate::store::games::delivery;
use crate::store::games::notices::{self, Notice, NoticeId, NoticeKind};
use crate::store::people::privacy::tables;
use crate::store::{DeliveryEffects, DeliveryResult, Recipient};

/// Puts a row about server `test:1` into a table, whatever its other columns would have to be.
fn put_row(store: &Store, table: &str) {
    let sql = format!("SELECT name, type, \"notnull\", pk FROM pragma_table_info('{table}')");
    let mut statement = store.conn.prepare(&sql).unwrap();
    let columns = statement.query_map([], |row| {
        let (name, kind): (String, String) = (row.get(0)?, row.get(1)?);
        let needed = row.get::<_, bool>(2)? || row.get::<_, i64>(3)? > 0;
        let value = match (name.as_str(), kind.as_str(), needed) {
            ("house", _, _) => "'test:1'",
            ("place", _, _) => "'test:1:2'",
            (_, _, false) => "NULL",
            (_, "INTEGER", _) => "1",
            (_, "REAL", _) => "1.0",
            (_, "BLOB", _) => "x'00'",
            (_, _, _) => "'[]'",
        };
        Ok(value)
    });
    let values: Vec<&str> = columns.unwrap().collect::<Result<_, _>>().unwrap();
    let put = format!("INSERT INTO {table} VALUES ({})", values.join(", "));
    store.conn.execute(&put, []).unwrap();
}

#[test]
fn a_server_is_known_by_any_row_about_it_and_all_of_them_go() {
    let server = Server::named("test", "1");
    let nowhere = Place::in_server("gone", "9", "0");
    for (table, columns) in tables() {
        let mut store = Store::in_memory().unwrap();
        let free = "PRAGMA ignore_check_constraints = ON; PRAGMA foreign_keys = OFF";
        store.conn.execute_batch(free).unwrap();
        let named = ["house", "place"].map(|wanted| {
            let mut columns = columns.iter();
            columns.any(|(column, names)| *column == wanted && *names == ColumnSubject::Place)
        });
        if named == [false, false] {
            continue;
        }
        put_row(&store, table);
        // Rows of these are of a game, or go by themselves.
        let passing = ["analyses", "controls", "departures", "met", "notices"];
        let known = !passing.contains(table);
        let counts = server_data_counts(&store, &server).unwrap();
        assert_eq!(counts != (0, 0), known, "{table}");
        let servers = known_servers(&store, "test").unwrap();
        assert_eq!(servers.contains(&server), known, "{table}");
        let now = Timestamp(1);
        forget_server(&mut store, &server, &[], &nowhere, now).unwrap();
        for column in ["house", "place"] {
            if columns.iter().any(|(known, _)| *known == column) {
                let sql = format!("SELECT count(*) FROM {table} WHERE {column} GLOB 'test:1*'");
                let left: i64 = store.conn.query_row(&sql, [], |row| row.get(0)).unwrap();
                assert_eq!(left, 0, "{table}");
            }
        }
    }
}

#[test]
fn a_vacuum_is_not_done_while_another_connection_holds_the_old_log() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("games.db");
    let mut store = Store::open(&path).unwrap();
    store.conn.busy_timeout(Duration::ZERO).unwrap();
    done(&store.conn, Timestamp(0)).unwrap();
    let reader = Connection::open(&path).unwrap();
    let read = "BEGIN; SELECT count(*) FROM games";
    reader.execute_batch(read).unwrap();
    let log = || fs::metadata(dir.path().join("games.db-wal")).unwrap().len();
    let before = log();

    let mut now = PACKED_AFTER;
    assert!(vacuum_if_due(&mut store, Timestamp(now)).unwrap());
    assert!(!vacuum_if_due(&mut store, Timestamp(now)).unwrap());
    // No more than the new time.
    assert!(log() - before < 16 * 1024, "{before}, {}", log());
    now += PACKED_AFTER;
    reader.execute_batch("COMMIT").unwrap();
    assert!(vacuum_if_due(&mut store, Timestamp(now)).unwrap());
    now += PACKED_AFTER;
    assert!(!vacuum_if_due(&mut store, Timestamp(now)).unwrap());
}

#[test]
fn a_deleted_row_is_overwritten_as_the_log_is_emptied_without_a_vacuum() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("games.db");
    let store = Store::open(&path).unwrap();
    let trace = "words that are deleted";
    let put = "INSERT INTO names (player, name) VALUES ('test:Ann', ?1)";
    store.conn.execute(put, [trace]).unwrap();
    let stands = || {
        empties_log(&store).unwrap();
        let bytes = fs::read(&path).unwrap();
        bytes
            .windows(trace.len())
            .any(|part| part == trace.as_bytes())
    };
    assert!(stands());
    store.conn.execute("DELETE FROM names", []).unwrap();
    assert!(!stands());
}

#[test]
fn an_erasure_reads_no_events_but_those_of_its_games() {
    let store = Store::in_memory().unwrap();
    let renamed = persons::players().chain(persons::places()).map(renaming);
    let silenced = persons::words().map(|(words, by)| silencing(by, words));
    for sql in renamed.chain(silenced) {
        let plan = store.plan(&sql);
        let scans = plan.iter().any(|step| step.starts_with("SCAN events"));
        assert!(!scans, "{sql}: {plan:?}");
    }
}

const NOW: Timestamp = Timestamp(1);

/// A store with a notice to Ben that names a place, and one that was given up for this reason.
fn noticed(reason: &str) -> Store {
    let mut store = Store::in_memory().unwrap();
    let ben = PlayerId::new("test:Ben");
    let notice = Notice {
        kind: NoticeKind::Account,
        to: Recipient::Person(ben.clone()),
        recipient: Some(ben),
        games: Vec::new(),
        detail: "7 test:1:11".to_owned(),
        due: NOW,
    };
    let elsewhere = Notice {
        detail: "8 test:11:1".to_owned(),
        ..notice.clone()
    };
    notices::enqueue(&mut store, &[notice, elsewhere], NOW).unwrap();
    let never = DeliveryResult::Never(reason.to_owned());
    let nothing = DeliveryEffects::default();
    delivery::settle_notice(&mut store, NoticeId(2), &never, nothing, NOW).unwrap();
    store
}

/// The details and reasons of all notices.
fn kept(store: &Store) -> Vec<(String, Option<String>)> {
    let sql = "SELECT detail, reason FROM notices ORDER BY id";
    let mut statement = store.conn.prepare(sql).unwrap();
    let rows = statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?)));
    rows.unwrap().collect::<Result<_, _>>().unwrap()
}

#[test]
fn a_forgotten_server_is_named_in_no_notice_to_a_person() {
    let mut store = noticed("no channel in test:1:11");
    let (server, nowhere) = (
        Server::named("test", "1"),
        Place::in_server("gone", "9", "0"),
    );
    forget_server(&mut store, &server, &[], &nowhere, NOW).unwrap();
    assert_eq!(kept(&store), [("8 test:11:1".to_owned(), None)]);
}

#[test]
fn a_forgotten_player_is_named_in_no_reason() {
    let mut store = noticed("test:Ann has left the server");
    let none = UnfinishedGames::default();
    let nobody = |_| PlayerId::new("gone:1");
    let (ann, before) = (PlayerId::new("test:Ann"), kept(&store));
    forget_player(&mut store, &ann, none, nobody, NOW).unwrap();
    assert_eq!(before[1].1.as_deref(), Some("test:Ann has left the server"));
    assert_eq!(kept(&store)[1].1, None);
}

#[test]
fn no_number_of_a_message_that_goes_with_somebody_is_given_again() {
    let to = |player: &str| Notice {
        kind: NoticeKind::Account,
        to: Recipient::Person(PlayerId::new(player)),
        recipient: None,
        games: Vec::new(),
        detail: "7 test:1:11".to_owned(),
        due: NOW,
    };
    let numbers = |store: &Store| -> Vec<i64> {
        let mut statement = store.conn.prepare("SELECT id FROM notices").unwrap();
        let rows = statement.query_map([], |row| row.get(0));
        rows.unwrap().collect::<Result<_, _>>().unwrap()
    };
    let mut store = Store::in_memory().unwrap();
    notices::enqueue(&mut store, &[to("test:Ann")], NOW).unwrap();
    assert_eq!(numbers(&store), [1]);
    let (ann, none) = (PlayerId::new("test:Ann"), UnfinishedGames::default());
    forget_player(&mut store, &ann, none, |_| PlayerId::new("gone:1"), NOW).unwrap();
    assert!(numbers(&store).is_empty());
    notices::enqueue(&mut store, &[to("test:Ben")], NOW).unwrap();
    assert_eq!(numbers(&store), [2]);
}
