//! The table on the whole screen: drawn into memory at three sizes, and once in a pseudo-terminal.

use std::collections::BTreeSet;
use std::convert::Infallible;
use std::io;
use std::path::Path;

use crossterm::event::{
    Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use kingboard::console::{ColourDepth, DefaultGame, FullScreenTable, TableEvent};
use kingboard::service::boards::views;
use kingboard::service::{Env, GameId, Service, Timestamp};
use kingboard::store::Store;
use ratatui_core::backend::{Backend, ClearType, TestBackend, WindowSize};
use ratatui_core::buffer::Cell;
use ratatui_core::layout::{Position, Size};
use ratatui_core::terminal::Terminal;

use crate::operate::window::{self, WINDOWS, shows_whole};

/// An action of a player.
#[derive(Clone, Copy)]
enum Act<'a> {
    /// Types a line.
    Line(&'a str),
    /// Presses a key.
    Key(KeyCode),
    /// Clicks at a column and a row.
    Click(u16, u16),
    /// Lets time pass.
    Tick,
    /// Changes the size of the window.
    Resize,
}
use Act::{Click, Key, Line, Resize, Tick};

impl Act<'_> {
    fn events(self) -> Vec<TableEvent> {
        let key = |code| Event::Key(KeyEvent::new(code, KeyModifiers::NONE));
        let events = match self {
            Line(line) => {
                let keys = line.chars().map(|c| key(KeyCode::Char(c)));
                keys.chain([key(KeyCode::Enter)]).collect()
            }
            Key(code) => vec![key(code)],
            Click(column, row) => vec![Event::Mouse(MouseEvent {
                kind: MouseEventKind::Down(MouseButton::Left),
                column,
                row,
                modifiers: KeyModifiers::NONE,
            })],
            Resize => vec![Event::Resize(0, 0)],
            Tick => return vec![TableEvent::Tick],
        };
        events.into_iter().map(TableEvent::Terminal).collect()
    }
}

/// A table after these acts: its screen, and its games.
struct Played {
    lines: Vec<String>,
    service: Service,
}

impl Played {
    /// The moves of the first game.
    fn moves(&self) -> String {
        views::rounds(&self.service, GameId(1)).join(" ")
    }

    fn text(&self) -> String {
        self.lines.join("\n")
    }
}

fn played(window: (u16, u16), colour: ColourDepth, acts: &[Act<'_>]) -> Played {
    let dir = tempfile::tempdir().unwrap();
    played_in(&dir.path().join("table.db"), window, colour, acts)
}

/// [`played`] on this database.
fn played_in(
    path: &Path,
    (columns, rows): (u16, u16),
    colour: ColourDepth,
    acts: &[Act<'_>],
) -> Played {
    let service = Service::new(Store::open(path).unwrap());
    let mut terminal = Terminal::new(TestBackend::new(columns, rows)).unwrap();
    let mut events = acts.iter().flat_map(|act| act.events());
    let next = || -> io::Result<TableEvent> { Ok(events.next().unwrap_or(TableEvent::Stop)) };
    let mut now = 0;
    let clock = || {
        now += 1000;
        Env {
            now: Timestamp(now),
            entropy: [7; 32],
        }
    };
    let ready = DefaultGame::default();
    let table = FullScreenTable {
        service,
        ready,
        clock,
        colour,
    };
    table.play_on(&mut terminal, next).unwrap();
    let buffer = terminal.backend().buffer();
    let lines = buffer.content.chunks(columns.into()).map(|row| {
        let row: String = row.iter().map(Cell::symbol).collect();
        row.trim_end().to_owned()
    });
    let lines = lines.collect();
    let service = Service::new(Store::open(path).unwrap());
    Played { lines, service }
}

const TABLES: [(&str, &str); 6] = [
    ("new kings-mate", "D2-D3"),
    ("new kings-guard", "E5-D5"),
    ("new four-kings", "E2-E3"),
    ("new four-kings team", "I2-I3"),
    ("new immortal-star-masters", "C5-D5"),
    ("new immortal-star-masters six", "C5-D5"),
];

#[test]
fn every_board_is_whole_at_each_size_with_what_is_to_do() {
    for window in WINDOWS {
        for (begin, line) in TABLES {
            let acts = [Line(begin), Line(line), Line("nonsense"), Tick, Resize];
            let table = played(window, ColourDepth::All, &acts);
            let sheet = views::game_sheet(&table.service, GameId(1), None).unwrap();
            let scene = sheet.unwrap().picture.unwrap().scene;
            let shown = table.text();
            assert!(shows_whole(&table.lines, &scene), "{window:?}\n{shown}");
            assert!(shown.contains("“nonsense”"), "{window:?}\n{shown}");
            let to_do = ["to move", "second move"];
            assert!(to_do.iter().any(|words| shown.contains(words)), "{shown}");
            assert!(table.lines.last().unwrap().ends_with('>'), "{shown}");
            assert!(table.moves().contains(line), "{}", table.moves());
        }
    }
}

#[test]
fn a_piece_and_its_target_are_chosen_with_the_mouse() {
    // Cells of King’s Mate are five columns wide, from the fourth on; the ranks 2 and 3 are on the rows 8 and 7.
    let at = |file: u16, row: u16| Click(3 + 5 * file + 2, row);
    let chosen = played((80, 24), ColourDepth::All, &[Line("new"), at(3, 8)]);
    assert!(chosen.text().contains("[1] D2-D3"), "{}", chosen.text());
    assert!(chosen.moves().is_empty());
    let moved = played(
        (80, 24),
        ColourDepth::All,
        &[Line("new"), at(3, 8), at(3, 7), at(3, 7)],
    );
    assert_eq!(moved.moves(), "1. D2-D3");
}

#[test]
fn a_piece_and_its_target_are_chosen_with_the_keys() {
    let enter = Key(KeyCode::Enter);
    // The cursor begins in the middle of the lowest row.
    let up = Key(KeyCode::Up);
    let acts = [Line("new"), enter, up, enter, up, enter, enter];
    let table = played((80, 24), ColourDepth::None, &acts);
    assert_eq!(table.moves(), "1. D2-D3", "{}", table.text());
}

#[test]
fn no_moves_of_another_game_stand_beside_a_board() {
    let window = (120, 40);
    let one = [Line("new"), Line("D2-D3")];
    let shown =
        |acts: &[Act<'_>]| played(window, ColourDepth::None, &[&one[..], acts].concat()).text();
    assert!(shown(&[]).contains("1. D2-D3"));
    for other in [
        "tutorial kings-guard",
        "puzzle",
        "guide kings-guard",
        "rules KM-4",
    ] {
        let text = shown(&[Line(other)]);
        assert!(!text.contains("1. D2-D3"), "{other}: {text}");
        let back = shown(&[Line(other), Line("board")]);
        assert!(back.contains("1. D2-D3"), "{other}: {back}");
    }
    // In a review the moves are those of the game that is looked at.
    let both = [
        Line("resign yes"),
        Line("new kings-guard"),
        Line("E5-D5"),
        Line("review 1"),
    ];
    let text = shown(&both);
    assert!(
        text.contains("1. D2-D3") && !text.contains("E5-D5"),
        "{text}"
    );
}

#[test]
fn a_click_on_a_board_in_review_moves_nothing() {
    let at = |file: u16, row: u16| Click(3 + 5 * file + 2, row);
    let clicks = [at(0, 8), at(0, 7), at(0, 7)];
    let begun = [Line("new"), Line("D2-D3"), Line("D8-D7")];
    let live = played((80, 24), ColourDepth::All, &[&begun[..], &clicks].concat());
    assert!(live.moves().contains("A2-A3"), "{}", live.text());
    for other in ["review 1 start", "tutorial kings-mate", "review 1"] {
        let acts = [&begun[..], &[Line(other)], &clicks].concat();
        let table = played((80, 40), ColourDepth::All, &acts);
        let text = table.text();
        assert!(!table.moves().contains("A2-A3"), "{other}: {text}");
        if other.starts_with("review") {
            assert!(text.contains("Esc shows the game."), "{other}: {text}");
            assert_eq!(text.matches("Esc shows").count(), 1, "{other}: {text}");
        }
        // The game is there again, and is played on.
        let acts = [&acts[..], &[Key(KeyCode::Esc)], &clicks].concat();
        let table = played((80, 40), ColourDepth::All, &acts);
        assert!(table.moves().contains("A2-A3"), "{other}: {}", table.text());
    }
}

#[test]
fn a_turn_of_two_moves_is_played_with_the_mouse() {
    // In a window of 120 by 40 the cells of Four Kings are four columns wide, and rank 1 is on row 16.
    let at = |file: u16, rank: u16| Click(3 + 4 * file + 1, 17 - rank);
    let acts = [
        Line("new four-kings"),
        at(4, 2),
        at(4, 3),
        at(1, 5),
        at(2, 5),
        // The board that the turn leads to is shown: the same cell again plays it.
        at(2, 5),
    ];
    let table = played((120, 40), ColourDepth::All, &acts);
    assert!(
        table.moves().contains("E2-E3, B5-C5"),
        "{}\n{}",
        table.moves(),
        table.text()
    );
}

/// A surface that keeps the last line of everything that was drawn.
struct Watched(TestBackend, Vec<String>);

impl Backend for Watched {
    type Error = Infallible;

    fn draw<'a, I: Iterator<Item = (u16, u16, &'a Cell)>>(
        &mut self,
        content: I,
    ) -> Result<(), Infallible> {
        self.0.draw(content)
    }

    fn hide_cursor(&mut self) -> Result<(), Infallible> {
        self.0.hide_cursor()
    }

    fn show_cursor(&mut self) -> Result<(), Infallible> {
        self.0.show_cursor()
    }

    fn get_cursor_position(&mut self) -> Result<Position, Infallible> {
        self.0.get_cursor_position()
    }

    fn set_cursor_position<P: Into<Position>>(&mut self, position: P) -> Result<(), Infallible> {
        self.0.set_cursor_position(position)
    }

    fn clear(&mut self) -> Result<(), Infallible> {
        self.0.clear()
    }

    fn clear_region(&mut self, kind: ClearType) -> Result<(), Infallible> {
        self.0.clear_region(kind)
    }

    fn size(&self) -> Result<Size, Infallible> {
        self.0.size()
    }

    fn window_size(&mut self) -> Result<WindowSize, Infallible> {
        self.0.window_size()
    }

    fn flush(&mut self) -> Result<(), Infallible> {
        let buffer = self.0.buffer();
        let width = usize::from(buffer.area.width);
        let last = &buffer.content[buffer.content.len() - width..];
        let last: String = last.iter().map(Cell::symbol).collect();
        self.1.push(last.trim_end().to_owned());
        self.0.flush()
    }
}

#[test]
fn computers_are_said_to_think_one_after_the_other() {
    let lines = ["new immortal-star-masters three computer 1", "C5-D5"];
    let mut events = lines.iter().flat_map(|line| Line(line).events());
    let next = || -> io::Result<TableEvent> { Ok(events.next().unwrap_or(TableEvent::Stop)) };
    let mut terminal = Terminal::new(Watched(TestBackend::new(100, 40), Vec::new())).unwrap();
    let mut now = 0;
    let table = FullScreenTable {
        service: Service::new(Store::in_memory().unwrap()),
        ready: DefaultGame::default(),
        clock: || {
            now += 1000;
            Env {
                now: Timestamp(now),
                entropy: [7; 32],
            }
        },
        colour: ColourDepth::All,
    };
    table.play_on(&mut terminal, next).unwrap();
    let mut seen = terminal.backend().1.clone();
    seen.dedup();
    let thinks: Vec<&str> = seen
        .iter()
        .map(String::as_str)
        .filter(|line| line.ends_with("is thinking."))
        .collect();
    assert_eq!(
        thinks,
        [
            "Computer (level 1) is thinking.",
            "Computer 2 (level 1) is thinking."
        ],
        "{seen:?}"
    );
    assert_eq!(seen.last().unwrap(), "Player 1>");
    let buffer = terminal.backend().0.buffer();
    let shown: String = buffer.content.iter().map(Cell::symbol).collect();
    for told in [
        "Player 1 plays C5-D5",
        "Computer (level 1) plays",
        "Computer 2 (level 1) plays",
    ] {
        assert!(shown.contains(told), "{told}: {shown}");
    }
}

#[test]
fn the_first_page_begins_with_the_keys_and_a_text_that_is_cut_says_so() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("table.db");
    let at = |acts: &[Act<'_>]| played_in(&path, (80, 24), ColourDepth::All, acts);
    let first = at(&[]);
    assert!(
        first.text().contains("Arrows and Enter, or the mouse"),
        "{}",
        first.text()
    );
    at(&[Line("new Anna Ben"), Line("D2-D3")]);
    let back = at(&[]).text();
    assert!(back.contains("Arrows and Enter"), "{back}");
    let help = at(&[Line("help")]).text();
    assert!(help.contains("… PageDown"), "{help}");
    // The last page has no sign.
    let page = Key(KeyCode::PageDown);
    let end = at(&[Line("help"), page, page, page, page, page]).text();
    assert!(!end.contains("PageDown"), "{end}");
    assert!(!at(&[Line("undo")]).text().contains("PageDown"));
}

#[test]
fn all_controls_are_reached_beside_and_below_a_board_by_scrolling() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("table.db");
    let at = |window, acts: &[Act<'_>]| played_in(&path, window, ColourDepth::All, acts).text();
    at((80, 24), &[Line("new active Anna Ben")]);
    for window in [(80, 24), (40, 24), (40, 20)] {
        for asked in ["settings", "hours", "contest open"] {
            let mut acts = vec![Line(asked)];
            let mut seen: BTreeSet<usize> = BTreeSet::new();
            loop {
                let text = at(window, &acts);
                let numbers = text.split('[').filter_map(|rest| rest.split(']').next());
                seen.extend(numbers.filter_map(|number| number.parse::<usize>().ok()));
                if !text.contains("PageDown") {
                    break;
                }
                acts.push(Key(KeyCode::PageDown));
                assert!(acts.len() < 150, "{asked} has no end: {text}");
            }
            let [first, last] = [seen.first(), seen.last()].map(|number| *number.unwrap());
            assert!(first <= 2 && last > 20, "{window:?} {asked}");
            assert!(
                seen.iter().copied().eq(first..=last),
                "{window:?} {asked}: {seen:?}"
            );
        }
    }
}

#[test]
fn letters_tell_the_armies_apart_whatever_the_colours_and_however_narrow() {
    for colour in [ColourDepth::None, ColourDepth::Some, ColourDepth::All] {
        let six = [Line("new immortal-star-masters 6")];
        let text = played((80, 24), colour, &six).text();
        for king in ["rK", "bK", "kK", "gK", "yK", "wK"] {
            assert!(text.contains(king), "{colour:?} {king}: {text}");
        }
    }
}

#[test]
fn the_side_of_a_player_stands_beside_their_name() {
    let two = played((80, 24), ColourDepth::All, &[Line("new Anna Ben")]).text();
    assert!(
        two.contains("▶ White Anna") && two.contains("  Black Ben"),
        "{two}"
    );
    let lines = [Line("new four-kings team Anna Ben Cleo Dan")];
    let four = played((120, 40), ColourDepth::All, &lines).text();
    assert!(
        four.contains("▶ South Anna") && four.contains("  West Ben"),
        "{four}"
    );
    let armies = played(
        (120, 40),
        ColourDepth::All,
        &[Line("new four-kings Anna Ben")],
    )
    .text();
    assert!(armies.contains("▶ South, West Anna"), "{armies}");
    // In less room a letter is left.
    let long = [Line("new Maximiliane-Theodora-Wilhelmine Ben")];
    let narrow = played((80, 24), ColourDepth::All, &long).text();
    assert!(
        narrow.contains("▶ E Maximiliane-Theodora-Wilhelmine"),
        "{narrow}"
    );
}

#[test]
fn an_answer_and_a_question_have_room_below_any_board() {
    let six = "new immortal-star-masters six";
    for (window, colour, begin) in [
        ((80, 24), ColourDepth::None, six),
        ((45, 26), ColourDepth::All, six),
        ((40, 16), ColourDepth::All, "new"),
    ] {
        let refused = played(window, colour, &[Line(begin), Line("nonsense")]).text();
        assert!(refused.contains("nonsense”"), "{window:?}\n{refused}");
        let asked = played(window, colour, &[Line(begin), Line("resign")]).text();
        assert!(asked.contains("[1]"), "{window:?}\n{asked}");
        assert!(asked.contains("Resign "), "{window:?}\n{asked}");
    }
}

#[test]
fn a_small_window_says_what_it_needs_and_still_takes_lines() {
    let acts = [Line("new immortal-star-masters six"), Line("C5-D5")];
    let table = played((40, 12), ColourDepth::All, &acts);
    assert!(
        table
            .text()
            .replace('\n', " ")
            .contains("needs a window of 45 columns"),
        "{}",
        table.text()
    );
    assert!(table.moves().contains("C5-D5"));
}

#[test]
fn q_leaves_unless_a_move_may_begin_with_it() {
    let q = Key(KeyCode::Char('q'));
    let left = played((80, 24), ColourDepth::All, &[Line("new"), q, Line("D2-D3")]);
    assert_eq!(left.moves(), "");
    let acts = [
        Line("new immortal-star-masters"),
        q,
        Key(KeyCode::Esc),
        Line("C5-D5"),
    ];
    let stays = played((80, 24), ColourDepth::All, &acts);
    assert!(stays.moves().contains("C5-D5"));
}

#[test]
fn the_terminal_is_as_it_was_when_the_table_is_left() {
    let dir = tempfile::tempdir().unwrap();
    for leaves in ["q", "\u{3}"] {
        let mut table = window::Terminal::open(dir.path(), (80, 24), (&["--tui"], &[]));
        table.wait(|screen| screen.alternate_screen() && screen.contents().contains("Player 1>"));
        table.keys("new\r");
        table.wait(|screen| screen.contents().contains("White to move"));
        table.keys(leaves);
        table.wait(|screen| !screen.alternate_screen());
        assert_eq!(table.child.wait().unwrap().code(), Some(0));
        let mode = table.parser.screen().mouse_protocol_mode();
        assert_eq!(mode, vt100::MouseProtocolMode::None);
    }
}
