//! Lines edited at a terminal: the compiled program in a pseudo-terminal, with arrow keys, Tab and lines of another
//! day.

use std::fs::File;
use std::io::{Read, Write};
use std::os::fd::AsFd;
use std::path::Path;
use std::process::Child;
use std::sync::mpsc::{Receiver, channel};
use std::thread;

use pty_process::Size;
use pty_process::blocking::{Command, Pty, open};

use crate::operate::command_line::{fine, run};
use crate::wait;

const UP: &str = "\x1b[A";
const LEFT: &str = "\x1b[D";
const CTRL_A: &str = "\x01";
const CTRL_C: &str = "\x03";
const CTRL_D: &str = "\x04";
const CTRL_R: &str = "\x12";

/// The program at a terminal.
struct Typing {
    keys: Pty,
    shown: Receiver<Vec<u8>>,
    /// All that was shown since the last wait.
    said: String,
    child: Child,
}

impl Typing {
    fn open(home: &Path, environment: &[(&str, &str)]) -> Self {
        let (pty, pts) = open().unwrap();
        pty.resize(Size::new(40, 100)).unwrap();
        let child = Command::new(env!("CARGO_BIN_EXE_kingboard"))
            .arg("play")
            .env_clear()
            .env("TERM", "xterm-256color")
            .env("HOME", home)
            .envs(environment.iter().copied())
            .current_dir(home)
            .spawn(pts)
            .unwrap();
        let mut output = File::from(pty.as_fd().try_clone_to_owned().unwrap());
        let (sender, shown) = channel();
        thread::spawn(move || {
            let mut piece = [0; 4096];
            // The terminal of a program that has ended cannot be read.
            while let Ok(read @ 1..) = output.read(&mut piece) {
                if sender.send(piece[..read].to_vec()).is_err() {
                    return;
                }
            }
        });
        Self {
            keys: pty,
            shown,
            said: String::new(),
            child,
        }
    }

    /// Presses keys and waits for words; what was shown before them is forgotten.
    fn keys(&mut self, keys: &str, wanted: &str) {
        self.keys.write_all(keys.as_bytes()).unwrap();
        self.wait(wanted);
    }

    fn wait(&mut self, wanted: &str) {
        loop {
            // Bold letters are no words.
            let plain = self.said.replace("\x1b[1m", "").replace("\x1b[0m", "");
            if let Some((_, behind)) = plain.split_once(wanted) {
                behind.clone_into(&mut self.said);
                return;
            }
            let bytes = self.shown.recv_timeout(wait::LONG);
            let bytes = bytes.unwrap_or_else(|_| panic!("{wanted} never comes: {}", self.said));
            self.said.push_str(&String::from_utf8_lossy(&bytes));
        }
    }

    fn leave(mut self, keys: &str) {
        self.keys(keys, "All games are kept.");
        assert_eq!(self.child.wait().unwrap().code(), Some(0));
    }
}

#[test]
fn a_line_is_completed_mended_and_found_again() {
    let home = tempfile::tempdir().unwrap();
    let mut table = Typing::open(home.path(), &[]);
    table.wait("Your games are in ");
    table.wait("Player 1> ");
    table.keys("new\r", "it is your move");
    table.wait("Player 1> ");
    // The rest of the only move with this beginning.
    table.keys("d2\t\r", "Player 1 plays D2-D3.");
    table.wait("Player 2> ");
    table.keys(
        &format!("xoard{CTRL_A}\x1b[C{LEFT}\x1b[3~b\r"),
        "Black to move",
    );
    table.wait("Player 2> ");
    // The line before the last one, dropped again.
    table.keys(&format!("{UP}{UP}"), "D2-D3");
    table.keys(CTRL_C, " or Ctrl+D leaves");
    table.wait("Player 2> ");
    // Pasted lines are run one after the other.
    table.keys("\x1b[200~D8-D7\nA2-A3\x1b[201~\r", "Player 1 plays A2-A3.");
    table.wait("Player 2> ");
    table.leave(CTRL_D);

    let kept = home.path().join(".local/share/kingboard/kingboard.db");
    let kept = kept.to_str().unwrap();
    let games = run(&["games", "--db", kept], home.path(), b"");
    assert!(fine(&games).contains("2 moves, "), "{games:?}");

    let mut again = Typing::open(home.path(), &[("LC_MESSAGES", "de_AT.UTF-8")]);
    again.wait("Deine Partien liegen in ");
    again.wait("Spieler 2> ");
    again.keys(&format!("{CTRL_R}boa"), "board");
    again.keys("\r", "Schwarz am Zug");
    again.wait("Spieler 2> ");
    again.keys(CTRL_C, " oder Strg+D verlässt du");
    again.wait("Spieler 2> ");
    again.keys(CTRL_C, "Alle Partien sind gespeichert.");
    assert_eq!(again.child.wait().unwrap().code(), Some(0));
}

#[test]
fn what_happens_at_another_terminal_is_shown_above_the_line() {
    let home = tempfile::tempdir().unwrap();
    let mut table = Typing::open(home.path(), &[("KINGBOARD_DB", "kingboard.db")]);
    table.wait("Player 1> ");
    table.keys("new\r", "it is your move");
    table.wait("Player 1> ");
    table.keys("boa", "boa");
    let moved = run(&["play"], home.path(), b"D2-D3\nquit\n");
    assert!(fine(&moved).contains("Player 1 plays D2-D3."), "{moved:?}");
    table.wait("Black to move");
    table.wait("Something happened in #1 at another terminal:");
    table.wait("Player 2 is at the keyboard.");
    // The line is still there.
    table.keys("rd\r", "Black to move");
    table.wait("Player 2> ");
    table.leave("quit\r");
}

#[test]
fn a_terminal_that_can_only_print_has_plain_lines() {
    let home = tempfile::tempdir().unwrap();
    let mut table = Typing::open(home.path(), &[("TERM", "dumb")]);
    table.wait("Player 1> ");
    table.keys("new\r", "it is your move");
    table.wait("Player 1> ");
    assert!(!table.said.contains("\x1b[?2004h"), "{}", table.said);
    table.leave("quit\r");
}

#[test]
fn the_second_move_of_a_turn_is_completed_too() {
    let home = tempfile::tempdir().unwrap();
    let mut table = Typing::open(home.path(), &[]);
    table.wait("Player 1> ");
    table.keys("new four-kings\r", "it is your move");
    table.wait("Player 1> ");
    table.keys("e2-e3 b5-c\t", "B5-C5");
    table.keys("\r", "Player 1 plays E2-E3, B5-C5.");
    table.wait("Player 2> ");
    table.keys("#1 e15-e14,o5-n\t\r", "Player 2 plays E15-E14, O5-N5.");
    table.wait("Player 1> ");
    table.leave(CTRL_D);
}
