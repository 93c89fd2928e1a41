//! A terminal that is left: asked to stop while a line is typed or a computer thinks, resized, and after a panic.

use std::cell::Cell;
use std::env;
use std::io::{self, Write};
use std::path::Path;
use std::sync::Arc;

use kingboard::console::{
    self, ColourDepth, DefaultGame, Device, FullScreenTable, LineSource, Stop, TerminalStyle,
    Typed, Vocabulary,
};
use kingboard::service::{Env, Service, Timestamp};
use kingboard::store::Store;
use pty_process::blocking::Command;

use crate::operate::command_line::{fine, run};
use crate::operate::window::{Terminal, before_cursor, prompts, scene, shows_whole};

/// Asserts that the program ended in order, that the terminal is as it was, and that one file holds the game.
fn left_in_order(table: &mut Terminal, folder: &Path, signal: &str) {
    assert_eq!(table.child.wait().unwrap().code(), Some(0), "{signal}");
    assert!(table.is_as_before(), "{signal}");
    let screen = table.parser.screen();
    assert!(!screen.alternate_screen(), "{signal}");
    assert!(!screen.bracketed_paste(), "{signal}");
    assert!(!screen.hide_cursor(), "{signal}");
    assert_eq!(
        screen.mouse_protocol_mode(),
        vt100::MouseProtocolMode::None,
        "{signal}"
    );
    assert!(!folder.join("table.db-wal").exists(), "{signal}");
    let games = run(&["games", "--db", "table.db"], folder, b"");
    assert!(fine(&games).contains(", 1 move, "), "{games:?}");
}

#[test]
fn told_to_stop_while_a_line_is_typed_the_terminal_is_as_it_was() {
    for signal in ["-TERM", "-HUP"] {
        let dir = tempfile::tempdir().unwrap();
        let mut table = Terminal::open(dir.path(), (80, 24), (&[], &[]));
        table.wait(prompts);
        table.line("new");
        table.line("D2-D3");
        table.keys("resign yes");
        table.wait(|screen| before_cursor(screen).ends_with("resign yes"));
        table.signal(signal);
        table.wait(|screen| {
            screen
                .contents()
                .contains("All games are kept. Until next time.")
        });
        left_in_order(&mut table, dir.path(), signal);
    }
}

#[test]
fn told_to_stop_the_full_screen_is_left_as_the_terminal_was() {
    for signal in ["-INT", "-TERM", "-HUP"] {
        let dir = tempfile::tempdir().unwrap();
        let mut table = Terminal::open(dir.path(), (80, 24), (&["--tui"], &[]));
        table.wait(|screen| screen.alternate_screen() && screen.contents().contains("Player 1>"));
        table.keys("new\r");
        table.wait(|screen| screen.contents().contains("White to move"));
        table.keys("D2-D3\r");
        table.wait(|screen| screen.contents().contains("Black to move"));
        table.keys("resign yes");
        table.wait(|screen| screen.contents().contains("Player 2> resign yes"));
        table.signal(signal);
        table.wait(|screen| !screen.alternate_screen());
        left_in_order(&mut table, dir.path(), signal);
    }
}

#[test]
fn a_full_screen_of_any_size_shows_what_it_has_room_for() {
    let dir = tempfile::tempdir().unwrap();
    let mut table = Terminal::open(dir.path(), (80, 24), (&["--tui"], &[]));
    table.wait(|screen| screen.contents().contains("Player 1>"));
    table.keys("new four-kings\r");
    table.wait(|screen| screen.contents().contains("White to move"));
    for small in [(30, 8), (10, 2), (1, 1), (200, 3), (3, 200)] {
        table.resize(small);
    }
    table.keys("E2-E3 B5-C5\r");
    table.resize((100, 40));
    table.wait(|screen| screen.contents().contains("Black to move"));
    let scene = scene(dir.path(), 1);
    // The screen is drawn in pieces.
    table.wait_for(|table| {
        shows_whole(&table.lines(), &scene) && table.text().ends_with("Player 2>")
    });
}

/// The variable that lets a test break in a terminal of its own.
const BREAKS: &str = "KINGBOARD_TEST_BREAKS";

#[test]
fn breaks_on_the_full_screen() {
    // Only in the terminal of the test below.
    if env::var_os(BREAKS).is_none() {
        return;
    }
    let asked = Cell::new(0);
    let clock = || {
        asked.set(asked.get() + 1);
        assert!(asked.get() < 20, "the table breaks here");
        kingboard::env::now()
    };
    let table = FullScreenTable {
        service: Service::new(Store::in_memory().unwrap()),
        ready: DefaultGame::default(),
        clock,
        colour: ColourDepth::All,
    };
    Device::new(Arc::default()).play(table).unwrap();
}

#[test]
fn a_panic_on_the_full_screen_gives_the_terminal_back_with_its_message() {
    let dir = tempfile::tempdir().unwrap();
    let command = Command::new(env::current_exe().unwrap())
        .args([
            "--exact",
            "operate::leaving::breaks_on_the_full_screen",
            "--nocapture",
        ])
        .env(BREAKS, "1")
        .env("TERM", "xterm-256color")
        .current_dir(dir.path());
    let mut table = Terminal::run(command, (80, 24));
    table.wait(|screen| screen.alternate_screen() && screen.contents().contains("Player 1>"));
    for _ in 0..20 {
        table.keys("games\r");
    }
    table.wait(|screen| screen.contents().contains("the table breaks here"));
    assert!(!table.parser.screen().alternate_screen());
    assert_ne!(table.child.wait().unwrap().code(), Some(0));
    assert!(table.is_as_before());
    assert!(!table.parser.screen().hide_cursor());
}

/// Types lines, and presses Ctrl+C while the answer to the last one is thought about.
struct Typist {
    lines: Vec<&'static str>,
    stop: Arc<Stop>,
}

impl LineSource for Typist {
    fn completes(&self) -> bool {
        false
    }

    fn ask(&mut self, prompt: &str, _words: Vocabulary, out: &mut impl Write) -> io::Result<()> {
        write!(out, "{prompt}")
    }

    fn typed(&mut self) -> io::Result<Typed> {
        let line = self.lines.remove(0).to_owned();
        if self.lines.is_empty() {
            self.stop.ask();
        }
        Ok(Typed::Line(line))
    }

    fn interject(&mut self, _message: &str, _out: &mut impl Write) -> io::Result<()> {
        Ok(())
    }
}

fn sat_down(path: &Path, lines: &[&'static str], style: TerminalStyle) -> String {
    let mut now = 0;
    let clock = || {
        now += 1000;
        let now = Timestamp(now);
        Env {
            now,
            entropy: [7; 32],
        }
    };
    let ready = DefaultGame::default();
    let typist = Typist {
        lines: lines.to_vec(),
        stop: Arc::clone(&ready.stop),
    };
    let service = Service::new(Store::open(path).unwrap());
    let mut output = Vec::new();
    console::run(service, ready, clock, (typist, &mut output), style).unwrap();
    String::from_utf8(output).unwrap()
}

#[test]
fn told_to_stop_while_a_computer_thinks_the_table_is_left_and_it_moves_the_next_time() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("table.db");
    let plain = TerminalStyle::default();
    let said = sat_down(&path, &["new computer 8", "D2-D3"], plain);
    assert!(said.contains("Player 1 plays D2-D3."), "{said}");
    // It is named once: as the player of Black.
    assert_eq!(
        said.matches("Computer (level 8) plays").count(),
        1,
        "{said}"
    );
    assert!(
        said.ends_with("All games are kept. Until next time.\n"),
        "{said}"
    );
    let next = sat_down(&path, &["board", "quit"], plain);
    assert!(next.contains("Computer (level 8) plays"), "{next}");
}

#[test]
fn a_computer_is_said_to_think_for_as_long_as_it_does() {
    let dir = tempfile::tempdir().unwrap();
    let window = TerminalStyle {
        measure: Some(|| console::WindowSize {
            columns: 80,
            rows: 24,
        }),
        rewrites: true,
        ..TerminalStyle::default()
    };
    let lines = ["new computer 1", "D2-D3", "board", "quit"];
    let said = sat_down(&dir.path().join("table.db"), &lines, window);
    let thinking = "Computer (level 1) is thinking.\r\x1b[K";
    assert_eq!(said.matches(thinking).count(), 1, "{said}");
    let (_, answer) = said.split_once(thinking).unwrap();
    assert!(!answer.contains("is thinking"), "{answer}");
    assert!(answer.contains("Computer (level 1) plays"), "{answer}");
    // If nothing can be written over, nothing is said.
    let piped = sat_down(
        &dir.path().join("piped.db"),
        &lines,
        TerminalStyle::default(),
    );
    assert!(!piped.contains("is thinking"), "{piped}");
}
