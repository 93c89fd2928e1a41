//! The terminal beside other programs: stopped in the middle, and two terminals on one database.

use std::fs;
use std::io::{Read, Write};
use std::process::{Command, Stdio};

use kingboard::console::{self, DefaultGame, TerminalStyle};
use kingboard::env;
use kingboard::service::Service;
use kingboard::store::Store;
use rusqlite::Connection;

use crate::operate::command_line::{fine, run};

#[test]
fn told_to_stop_the_table_is_left_in_order_and_the_one_file_holds_all_games() {
    for signal in ["-INT", "-TERM", "-HUP"] {
        let dir = tempfile::tempdir().unwrap();
        let mut child = Command::new(env!("CARGO_BIN_EXE_kingboard"))
            .arg("play")
            .env("KINGBOARD_DB", "kingboard.db")
            .current_dir(dir.path())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut stdin = child.stdin.take().unwrap();
        let mut stdout = child.stdout.take().unwrap();
        stdin.write_all(b"new\nD2-D3\nresign").unwrap();
        let mut said = Vec::new();
        let mut piece = [0; 4096];
        // The second prompt of the player to move shows that everything before it is stored.
        while !String::from_utf8_lossy(&said).contains("\nPlayer 2> ") {
            let read = stdout.read(&mut piece).unwrap();
            assert_ne!(read, 0, "{}", String::from_utf8_lossy(&said));
            said.extend_from_slice(&piece[..read]);
        }
        let id = child.id().to_string();
        let sent = Command::new("kill").args([signal, &id]).status().unwrap();
        assert!(sent.success());
        stdout.read_to_end(&mut said).unwrap();
        let said = String::from_utf8(said).unwrap();
        assert_eq!(child.wait().unwrap().code(), Some(0), "{signal}: {said}");
        assert!(
            said.ends_with("All games are kept. Until next time.\n"),
            "{said}"
        );
        assert!(!said.contains("Resign"), "half a line is no line: {said}");
        drop(stdin);

        let log = dir.path().join("kingboard.db-wal");
        assert!(!log.exists(), "{signal}");
        fs::copy(dir.path().join("kingboard.db"), dir.path().join("copy.db")).unwrap();
        let games = run(&["games", "--db", "copy.db"], dir.path(), b"");
        assert!(fine(&games).contains("1 move, "), "{games:?}");
    }
}

#[test]
fn a_stored_action_is_never_unknown_when_another_terminal_is_quicker_to_tell_of_it() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("kingboard.db");
    let service = Service::new(Store::open(&path).unwrap());
    // Another terminal delivers every announcement just before this one looks for it.
    let clock = || {
        fine(&run(&["play"], dir.path(), b"quit\n"));
        env::now()
    };
    let lines = b"new\nD2-D3\nnonsense\nD8-D7\nresign\n1\nquit\n".as_slice();
    let mut output = Vec::new();
    let ready = DefaultGame::default();
    console::run(
        service,
        ready,
        clock,
        (lines, &mut output),
        TerminalStyle::default(),
    )
    .unwrap();
    let said = String::from_utf8(output).unwrap();
    assert_eq!(said.matches("I do not know “").count(), 1, "{said}");
    assert!(said.contains("I do not know “nonsense”"), "{said}");
    assert!(said.matches("It is stored.").count() >= 3, "{said}");
    for shown in [
        "\nPlayer 2> ",
        "1. D2-D3",
        "1… D8-D7",
        "Player 1 resigns. Player 2 wins #1.",
    ] {
        assert!(said.contains(shown), "{shown}: {said}");
    }
    let games = run(&["games", "--ended"], dir.path(), b"");
    assert!(fine(&games).contains(", 1 move, "), "{games:?}");
    let game = run(&["show", "1"], dir.path(), b"");
    assert!(fine(&game).contains("\n1. D2-D3 D8-D7\n"), "{game:?}");
}

#[test]
fn an_announcement_that_cannot_be_noted_is_not_repeated_without_end() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("kingboard.db");
    let service = Service::new(Store::open(&path).unwrap());
    let full = "CREATE TRIGGER full BEFORE UPDATE ON promises \
                BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END";
    Connection::open(&path)
        .unwrap()
        .execute_batch(full)
        .unwrap();
    let mut output = Vec::new();
    let streams = (b"new\nD2-D3\nquit\n".as_slice(), &mut output);
    let ready = DefaultGame::default();
    console::run(service, ready, env::now, streams, TerminalStyle::default()).unwrap();
    let said = String::from_utf8(output).unwrap();
    assert!(
        said.ends_with("All games are kept. Until next time.\n"),
        "{said}"
    );
    assert!(said.lines().count() < 200, "{said}");
}
