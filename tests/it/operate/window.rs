//! The table in a terminal’s window: the compiled program in a pseudo-terminal, read back by a terminal’s emulator.
//!
//! After each line all cells of the board and the prompt have to be on the screen. Screens that show a reader what a
//! player sees are goldens.

use std::io::{Read, Write};
use std::path::Path;
use std::process::Child;
use std::sync::mpsc::{Receiver, channel};
use std::thread;

use kingboard::render::terminal::{self, Density};
use kingboard::render::{Scene, ThemeName};
use kingboard::service::boards::views;
use kingboard::service::{GameId, Service};
use kingboard::store::Store;
use pty_process::Size;
use pty_process::blocking::{Command, Pty, open};
use rustix::termios::{InputModes, LocalModes, OutputModes, tcgetattr};
use tokio::time::Instant;

use crate::wait;

/// Columns and rows of a window.
type Window = (u16, u16);

pub(crate) const WINDOWS: [Window; 3] = [(80, 24), (100, 40), (60, 20)];

/// The program in a pseudo-terminal.
pub(crate) struct Terminal {
    keys: Pty,
    shown: Receiver<Vec<u8>>,
    pub(crate) parser: vt100::Parser,
    pub(crate) child: Child,
    /// The modes of the terminal before the program.
    modes: Modes,
}

/// The modes of a terminal: echo, editing of lines, signals of keys, and carriage returns.
type Modes = (LocalModes, InputModes, OutputModes);

impl Terminal {
    /// Sits down at the table in a folder, with more of the environment.
    pub(crate) fn open(
        folder: &Path,
        (columns, rows): Window,
        (arguments, environment): (&[&str], &[(&str, &str)]),
    ) -> Self {
        let command = Command::new(env!("CARGO_BIN_EXE_kingboard"))
            .args(["play", "--db", "table.db"])
            .args(arguments)
            .env_clear()
            .env("TERM", "xterm-256color")
            .env("HOME", folder)
            .envs(environment.iter().copied())
            .current_dir(folder);
        Self::run(command, (columns, rows))
    }

    /// Runs any program in a window.
    pub(crate) fn run(command: Command, (columns, rows): Window) -> Self {
        let (pty, pts) = open().unwrap();
        pty.resize(Size::new(rows, columns)).unwrap();
        let modes = modes(&pty);
        let child = command.spawn(pts).unwrap();
        let mut output =
            std::fs::File::from(std::os::fd::AsFd::as_fd(&pty).try_clone_to_owned().unwrap());
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
        let parser = vt100::Parser::new(rows.try_into().unwrap(), columns.try_into().unwrap(), 0);
        Self {
            keys: pty,
            shown,
            parser,
            child,
            modes,
        }
    }

    /// Returns `true` if keys and lines are treated as before the program.
    pub(crate) fn is_as_before(&self) -> bool {
        modes(&self.keys) == self.modes
    }

    /// Changes the size of the window.
    pub(crate) fn resize(&mut self, (columns, rows): Window) {
        let size = (rows.try_into().unwrap(), columns.try_into().unwrap());
        self.parser.screen_mut().set_size(size.0, size.1);
        self.keys.resize(Size::new(rows, columns)).unwrap();
    }

    /// Sends the program a signal.
    pub(crate) fn signal(&self, signal: &str) {
        let id = self.child.id().to_string();
        let sent = std::process::Command::new("kill")
            .args([signal, &id])
            .status();
        assert!(sent.unwrap().success());
    }

    /// Waits until the screen is as wanted.
    pub(crate) fn wait(&mut self, wanted: impl Fn(&vt100::Screen) -> bool) {
        self.wait_for(|table| wanted(table.parser.screen()));
    }

    /// Waits until this terminal is as wanted.
    pub(crate) fn wait_for(&mut self, wanted: impl Fn(&Self) -> bool) {
        // A table that redraws its clocks is never silent, so the whole wait has an end.
        let end = Instant::now() + wait::LONG;
        while !wanted(self) {
            let left = end.saturating_duration_since(Instant::now());
            let bytes = self.shown.recv_timeout(left);
            let bytes = bytes.unwrap_or_else(|_| panic!("{}", self.text()));
            self.parser.process(&bytes);
        }
    }

    /// Presses keys.
    pub(crate) fn keys(&mut self, keys: &str) {
        self.keys.write_all(keys.as_bytes()).unwrap();
    }

    /// Types a line and waits for the next prompt.
    pub(crate) fn line(&mut self, line: &str) {
        self.keys(line);
        self.wait(|screen| before_cursor(screen).ends_with(&format!("> {line}")));
        self.keys("\r");
        self.wait(|screen| !before_cursor(screen).ends_with(line));
        self.wait(prompts);
    }

    /// The lines of the screen, without blanks at their ends.
    pub(crate) fn lines(&self) -> Vec<String> {
        let screen = self.parser.screen();
        let rows = screen.rows(0, u16::MAX);
        rows.map(|row| row.trim_end().to_owned()).collect()
    }

    pub(crate) fn text(&self) -> String {
        self.lines().join("\n")
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        drop(self.child.kill());
        drop(self.child.wait());
    }
}

fn modes(pty: &Pty) -> Modes {
    let modes = tcgetattr(pty).unwrap();
    (modes.local_modes, modes.input_modes, modes.output_modes)
}

pub(crate) fn before_cursor(screen: &vt100::Screen) -> String {
    let (row, column) = screen.cursor_position();
    let line = screen.rows(0, column).nth(row.into());
    line.unwrap_or_default()
}

/// Returns `true` if a prompt waits for a line.
pub(crate) fn prompts(screen: &vt100::Screen) -> bool {
    let line = before_cursor(screen);
    // Blanks at the end of a row are not always kept.
    line.trim_end().ends_with('>') && screen.cursor_position().1 > 2
}

/// The board of the game last made, without marks.
pub(crate) fn scene(folder: &Path, game: i64) -> Scene {
    let store = Store::open_read_only(&folder.join("table.db")).unwrap();
    let sheet = views::game_sheet(&Service::new(store), GameId(game), None).unwrap();
    sheet.unwrap().picture.unwrap().scene
}

/// Returns `true` if all rows of a board stand on the screen, from whichever side and however narrow.
pub(crate) fn shows_whole(lines: &[String], scene: &Scene) -> bool {
    let lines: Vec<String> = lines.iter().map(|line| without_signs(line)).collect();
    let sides = (0..scene.grid.sides()).map(kingboard::grid::Perspective::side);
    sides.into_iter().any(|eyes| {
        let turned = Scene {
            eyes,
            ..scene.clone()
        };
        Density::ALL.into_iter().any(|density| {
            let board = terminal::board(&turned, density, ThemeName::Slate);
            let rows = board.rows.iter().map(|row| {
                let row: String = row.iter().map(|run| run.text.as_str()).collect();
                without_signs(&row)
            });
            let rows: Vec<String> = rows.collect();
            let mut starts = lines.windows(rows.len());
            starts.any(|lines| {
                let mut both = lines.iter().zip(&rows);
                both.all(|(line, row)| line.starts_with(row.trim_end()))
            })
        })
    })
}

/// A line without the signs of marks, which come and go.
fn without_signs(line: &str) -> String {
    line.replace(['*', '+', '\'', '"', '!', '~', '=', '^'], " ")
}

/// Games as they are begun, with lines to type in each.
const TABLES: [(&str, &[&str]); 9] = [
    (
        "new kings-mate",
        &["D2-D3", "moves", "nonsense", "show D8", "board", "D8-D7"],
    ),
    ("new kings-guard", &["E5-D5", "moves", "nonsense", "board"]),
    (
        "new kings-guard small",
        &["E1-E2", "moves", "nonsense", "board"],
    ),
    (
        "new four-kings",
        &["E2-E3", "B5-C5", "nonsense", "show E15", "board"],
    ),
    (
        "new four-kings team",
        &["I2-I3", "done", "nonsense", "board"],
    ),
    (
        "new immortal-star-masters",
        &["C5-D5", "nonsense", "show A4", "board"],
    ),
    (
        "new immortal-star-masters three",
        &["C5-D5", "nonsense", "board"],
    ),
    (
        "new immortal-star-masters four",
        &["C5-D5", "nonsense", "board"],
    ),
    (
        "new immortal-star-masters six",
        &["C5-D5", "nonsense", "board"],
    ),
];

#[test]
fn the_whole_board_and_the_prompt_are_on_the_screen_after_each_line() {
    let names = ["80x24", "100x40", "60x20"];
    for (window, name) in WINDOWS.into_iter().zip(names) {
        let mut screens = String::new();
        let dir = tempfile::tempdir().unwrap();
        for (game, (begin, lines)) in (1..).zip(TABLES) {
            // A table of its own: where several games run, a line has to name its game.
            let folder = dir.path().join(game.to_string());
            std::fs::create_dir(&folder).unwrap();
            let mut table = Terminal::open(&folder, window, (&[], &[]));
            table.wait(prompts);
            for line in [begin].iter().chain(lines) {
                table.line(line);
                let scene = scene(&folder, 1);
                assert!(
                    shows_whole(&table.lines(), &scene),
                    "{window:?}: {begin}: {line}\n{}",
                    table.text()
                );
                if *line == begin || *line == lines[0] {
                    screens.extend(["--- ", line, "\n", &table.text(), "\n"]);
                }
            }
        }
        golden(name, &screens);
    }
}

/// Compares a screen with its golden.
pub(crate) fn golden(name: &str, screen: &str) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/screens");
    insta::with_settings!({snapshot_path => folder, prepend_module_to_snapshot => false, omit_expression => true}, {
        insta::assert_snapshot!(name, screen);
    });
}

#[test]
fn a_window_without_room_says_what_the_board_needs() {
    let dir = tempfile::tempdir().unwrap();
    let dumb: &[(&str, &str)] = &[("TERM", "dumb")];
    let mut table = Terminal::open(dir.path(), (40, 20), (&[], dumb));
    table.wait(prompts);
    table.line("new immortal-star-masters six");
    table.line("board");
    let shown = table.text();
    assert!(shown.contains("needs a window of"), "{shown}");
    assert!(shown.contains("\nJ1 "), "{shown}");
}

#[test]
fn without_colours_a_narrow_window_lists_the_signs_below_a_board_of_four_armies() {
    let dir = tempfile::tempdir().unwrap();
    let plain: &[(&str, &str)] = &[("NO_COLOR", "1")];
    let mut table = Terminal::open(dir.path(), (40, 28), (&[], plain));
    table.wait(prompts);
    for line in ["new four-kings", "E2-E5 B8-C8", "board"] {
        table.line(line);
        let shown = table.text();
        assert!(
            shows_whole(&table.lines(), &scene(dir.path(), 1)),
            "{line}\n{shown}"
        );
        assert!(!shown.contains("needs a window of"), "{line}\n{shown}");
    }
    let shown = table.text();
    assert!(shown.contains("* E2 E5"), "{shown}");
    assert!(shown.contains("\" C8 B8"), "{shown}");
    assert!(shown.contains(" 8 eKeP· "), "{shown}");

    let dir = tempfile::tempdir().unwrap();
    let mut table = Terminal::open(dir.path(), (60, 20), (&[], plain));
    table.wait(prompts);
    for line in ["new immortal-star-masters six", "C5-D5"] {
        table.line(line);
        assert!(
            shows_whole(&table.lines(), &scene(dir.path(), 1)),
            "{line}\n{}",
            table.text()
        );
    }
}

#[test]
fn colours_are_used_where_the_terminal_has_them_and_nobody_forbids_them() {
    let coloured = |table: &Terminal| {
        let screen = table.parser.screen();
        let (rows, columns) = screen.size();
        (0..rows.get()).any(|row| {
            (0..columns.get()).any(|column| {
                let cell = screen.cell(row, column);
                cell.is_some_and(|cell| cell.bgcolor() != vt100::Color::Default || cell.bold())
            })
        })
    };
    for (environment, wanted) in [
        (&[][..], true),
        (&[("COLORTERM", "truecolor")], true),
        (&[("NO_COLOR", "1")], false),
        (&[("TERM", "dumb")], false),
        (&[("CLICOLOR", "0")], false),
    ] {
        let dir = tempfile::tempdir().unwrap();
        let mut table = Terminal::open(dir.path(), (80, 24), (&[], environment));
        table.wait(prompts);
        table.line("new");
        assert_eq!(coloured(&table), wanted, "{environment:?}");
    }
}

#[test]
fn the_last_move_has_a_ground_of_its_own() {
    let dir = tempfile::tempdir().unwrap();
    let mut table = Terminal::open(dir.path(), (80, 24), (&[], &[("COLORTERM", "truecolor")]));
    table.wait(prompts);
    table.line("new");
    let ground = |table: &Terminal, name: &str| {
        let lines = table.lines();
        let row = lines
            .iter()
            .position(|line| line.starts_with(name))
            .unwrap();
        let screen = table.parser.screen();
        // The fourth column: the sign of the cell stands before its letter.
        screen
            .cell(u16::try_from(row).unwrap(), 3 + 3 * 5)
            .unwrap()
            .bgcolor()
    };
    let before = ground(&table, " 2 ");
    table.line("D2-D3");
    table.line("flip");
    assert_ne!(ground(&table, " 2 "), before);
}

#[test]
fn a_board_that_explains_one_answer_does_not_come_back_with_the_next() {
    let dir = tempfile::tempdir().unwrap();
    let mut table = Terminal::open(dir.path(), (80, 24), (&[], &[]));
    table.wait(prompts);
    for line in ["new", "D2-D3", "D2-D4"] {
        table.line(line);
    }
    assert!(table.text().contains("D2-D4: no piece there"));
    table.line("undo");
    table.line("help commands");
    let shown = table.text();
    assert!(!shown.contains("D2-D4: no piece there"), "{shown}");
}

#[test]
fn a_number_in_brackets_stays_with_its_label() {
    let dir = tempfile::tempdir().unwrap();
    let mut table = Terminal::open(dir.path(), (60, 24), (&[], &[]));
    table.wait(prompts);
    table.line("settings");
    let lines = table.lines();
    for label in [
        "[1] ✓ Slate and parchment",
        "[4] Safe for colour-blind eyes",
        "[17] Português do Brasil",
    ] {
        assert!(
            lines.iter().any(|line| line.contains(label)),
            "{label}: {}",
            table.text()
        );
    }
}

#[test]
fn a_text_that_is_asked_for_is_on_the_screen_to_its_end() {
    let dir = tempfile::tempdir().unwrap();
    let mut table = Terminal::open(dir.path(), (80, 24), (&[], &[]));
    table.wait(prompts);
    table.line("new");
    for (asked, end) in [("rules 3", "Contents"), ("settings", "Your boards:")] {
        table.line(asked);
        assert!(table.text().contains(end), "{asked}: {}", table.text());
    }
    // A text without room stops at the first full window, and Enter shows the rest.
    for (asked, begin, end) in [
        ("rules", "King’s Mate: the rules in short", "[2] Next"),
        ("help commands", "Everything you can type first", "= no."),
    ] {
        table.line(asked);
        let text = table.text();
        assert!(text.contains(begin) && !text.contains(end), "{text}");
        let last = text.trim_end().lines().rev().nth(1);
        assert_eq!(last, Some("… Enter shows the rest."), "{text}");
        table.keys("\r");
        table.wait(|screen| screen.contents().contains(end) && prompts(screen));
    }
    // Any other line leaves it.
    table.line("rules");
    table.line("theme");
    table.keys("\r");
    // A line that is typed before the next prompt may be lost.
    let empty = |line: &&str| line.trim_end() == "Player 1>";
    table.wait(|screen| screen.contents().lines().filter(empty).count() == 2 && prompts(screen));
    table.line("help time");
    assert!(!table.text().contains("[2] Next"), "{}", table.text());
}

#[test]
fn each_task_of_a_lesson_is_on_the_screen_with_its_board() {
    let dir = tempfile::tempdir().unwrap();
    let mut table = Terminal::open(dir.path(), (80, 24), (&[], &[]));
    table.wait(prompts);
    for game in [
        "kings-mate",
        "kings-guard",
        "four-kings",
        "immortal-star-masters",
    ] {
        table.line(&format!("tutorial {game}"));
        let shown = table.text();
        for wanted in [
            "task 1 of",
            "You play ",
            "Type just your move",
            "[3] Skip ▶",
            " to move",
        ] {
            assert!(shown.contains(wanted), "{wanted}: {shown}");
        }
    }
}
