//! The drawing of a full-screen table: where board, words, moves and controls stand at each size.

use ratatui_core::buffer::Buffer;
use ratatui_core::layout::{Position, Rect};
use ratatui_core::style::{Color, Modifier, Style};
use ratatui_core::terminal::Frame;
use ratatui_core::text::{Line, Span};
use textwrap::core::display_width;

use crate::console::colour::ColourDepth;
use crate::console::full_screen::{FullScreen, LINES_PER_PAGE, Step};
use crate::console::screen::WindowSize;
use crate::console::screen::layout::wrapped;
use crate::render::terminal::{self, Density, TerminalBoard};
use crate::render::text::lost_counts;
use crate::render::theme_types::Rgb;
use crate::render::{Cell, Tint};
use crate::service::Env;
use crate::service::api::reply::Picture;
use crate::service::lengths::cut_by;
use crate::service::lookup::languages;
use crate::service::words::catalogue::sentences;
use crate::service::words::language::with_language;

/// Columns between the board and the words beside it.
const GAP: u16 = 2;
/// Fewest columns of words beside a board.
const NARROWEST: u16 = 22;
/// Fewest columns beside a board in a window that has no lines below it.
const STRAIT: u16 = 12;
/// Fewest lines of words below a board.
const LOWEST: u16 = 4;
/// Fewest lines of words below a board in a window that has no columns beside it: the answer, and the question.
const FEWEST: u16 = 3;
/// Lines of moves that words and controls leave, if they can.
const MOVES: usize = 3;
/// Ends the last line of words and controls where more of them follow and no line is left to say so.
const BELOW: &str = " ▼";

/// A target for the mouse: a cell or a control.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Spot {
    /// A cell of the board.
    Cell(Cell),
    /// A control, by its number.
    Control(usize),
}

/// The screen areas of all targets.
#[derive(Debug, Default)]
pub(super) struct Placed(Vec<(Spot, Rect)>);

impl Placed {
    /// The target at this position, if any.
    pub(super) fn at(&self, position: Position) -> Option<Spot> {
        let mut all = self.0.iter();
        all.find(|(_, area)| area.contains(position))
            .map(|(target, _)| *target)
    }

    /// The cells with the middle of each, in half columns, and their rows.
    fn cells(&self) -> impl Iterator<Item = (Cell, i32, i32)> {
        self.0.iter().filter_map(|(target, area)| match target {
            Spot::Cell(cell) => {
                let middle = 2 * i32::from(area.x) + i32::from(area.width);
                Some((*cell, middle, i32::from(area.y)))
            }
            Spot::Control(_) => None,
        })
    }

    /// The cell next to this one; without one, the cell in the middle of the lowest row.
    pub(super) fn next(&self, from: Option<Cell>, step: Step) -> Option<Cell> {
        let (right, down) = step;
        let here = from.and_then(|from| self.cells().find(|(cell, _, _)| *cell == from));
        let Some((_, x, y)) = here else {
            let lowest = self.cells().map(|(_, _, y)| y).max()?;
            let row: Vec<Cell> = self
                .cells()
                .filter(|(_, _, y)| *y == lowest)
                .map(|(cell, _, _)| cell)
                .collect();
            return row.get(row.len() / 2).copied();
        };
        let there = self.cells().filter(|(_, u, v)| {
            if down == 0 {
                *v == y && (u - x).signum() == right && right != 0
            } else {
                (v - y).signum() == down
            }
        });
        let nearest = there.min_by_key(|(_, u, v)| ((v - y).abs(), (u - x).abs()));
        nearest.map(|(cell, _, _)| cell)
    }
}

/// A line about the game beside its board.
struct HeadLine {
    line: Line<'static>,
    /// `true` if it goes first where not all have room: without title, turn and the player to move nobody can play.
    is_needed: bool,
}

impl HeadLine {
    const fn needed(line: Line<'static>) -> Self {
        Self {
            line,
            is_needed: true,
        }
    }
}

/// Controls in one line: number, column and label of each.
type ControlLine = Vec<(usize, u16, String)>;

/// A board and its words on the screen.
struct Arranged {
    board: TerminalBoard,
    at: Rect,
    words: Rect,
}

/// Places a board in an area.
///
/// # Errors
/// The size that would do, if the board has no room.
fn arrange(picture: &Picture, area: Rect) -> Result<Arranged, WindowSize> {
    let boards = Density::ALL.map(|density| {
        let board = terminal::board(&picture.scene, density, picture.theme);
        let [wide, high] = [board.width(), board.rows.len()].map(small);
        (board, Rect::new(area.x, area.y, wide, high))
    });
    let beside = |least: u16| {
        boards.iter().find_map(|(board, at)| {
            let left = at.width + GAP;
            let fits = at.height <= area.height && left + least <= area.width;
            fits.then(|| Arranged {
                board: board.clone(),
                at: *at,
                words: Rect::new(area.x + left, area.y, area.width - left, area.height),
            })
        })
    };
    let below = || {
        let above = |least: u16| {
            boards.iter().find_map(|(board, at)| {
                let fits = at.width <= area.width && at.height + least <= area.height;
                let left = area.height.saturating_sub(at.height);
                fits.then(|| Arranged {
                    board: board.clone(),
                    at: *at,
                    words: Rect::new(area.x, area.y + at.height, area.width, left),
                })
            })
        };
        above(LOWEST)
            .or_else(|| beside(STRAIT))
            .or_else(|| above(FEWEST))
    };
    beside(NARROWEST).or_else(below).ok_or_else(|| {
        let [.., (_, least)] = &boards;
        WindowSize {
            columns: least.width.into(),
            rows: usize::from(least.height + FEWEST) + 1,
        }
    })
}

fn small(number: usize) -> u16 {
    u16::try_from(number).unwrap_or(u16::MAX)
}

impl<C: FnMut() -> Env> FullScreen<C> {
    /// Draws everything, and remembers where it stands.
    pub(super) fn draw(&mut self, frame: &mut Frame<'_>) {
        let language = languages::place_language(&self.session.service, &crate::console::place());
        with_language(language, || self.draw_all(frame));
    }

    fn draw_all(&mut self, frame: &mut Frame<'_>) {
        let whole = frame.area();
        self.placed = Placed::default();
        if whole.height == 0 || whole.width == 0 {
            return;
        }
        let input = Rect::new(whole.x, whole.bottom() - 1, whole.width, 1);
        let area = Rect {
            height: whole.height - 1,
            ..whole
        };
        if let Some(thinking) = &self.thinking {
            let room = usize::from(input.width);
            frame
                .buffer_mut()
                .set_stringn(input.x, input.y, thinking, room, Modifier::BOLD);
        } else {
            self.draw_input(frame, input);
        }
        let Some(picture) = self.session.shown.clone() else {
            self.tell(frame.buffer_mut(), area, &[]);
            return;
        };
        match arrange(&picture, area) {
            Ok(arranged) => {
                self.draw_board(frame.buffer_mut(), &arranged);
                let mut head = self.head(&picture, arranged.words.width);
                let signs = wrapped(&arranged.board.signs, arranged.words.width.into());
                head.extend(signs.into_iter().map(Line::from).map(HeadLine::needed));
                self.tell(frame.buffer_mut(), arranged.words, &head);
            }
            Err(needs) => {
                let args = [
                    ("columns", needs.columns.to_string().into()),
                    ("rows", needs.rows.to_string().into()),
                ];
                let needed = sentences().line("console-window-small", &args);
                let lines = wrapped(&needed, area.width.into());
                let lines = lines.into_iter().map(Line::from).map(HeadLine::needed);
                let lines: Vec<HeadLine> = lines.collect();
                self.tell(frame.buffer_mut(), area, &lines);
            }
        }
    }

    /// Draws the prompt, the typed line and the cursor.
    fn draw_input(&self, frame: &mut Frame<'_>, input: Rect) {
        let prompt = format!("{}> ", self.session.speaker.name);
        let room = usize::from(input.width).saturating_sub(display_width(&prompt) + 1);
        let scroll = self.input.visual_scroll(room);
        let typed: String = self.input.value().chars().skip(scroll).collect();
        let line = Line::from(vec![
            Span::styled(prompt.clone(), Modifier::BOLD),
            Span::raw(typed),
        ]);
        frame
            .buffer_mut()
            .set_line(input.x, input.y, &line, input.width);
        let at = display_width(&prompt) + self.input.visual_cursor().saturating_sub(scroll);
        let at = small(at).min(input.width - 1);
        frame.set_cursor_position(Position::new(input.x + at, input.y));
    }

    fn draw_board(&mut self, buffer: &mut Buffer, arranged: &Arranged) {
        let Arranged { board, at, .. } = arranged;
        for (y, row) in (at.y..).zip(&board.rows) {
            let mut x = at.x;
            for run in row {
                let mut style = Style::new();
                if let Some(colours) = run.colours {
                    style = style.add_modifier(Modifier::BOLD);
                    if self.colour != ColourDepth::None {
                        style = style
                            .fg(self.nearest(colours.front))
                            .bg(self.nearest(colours.back));
                    }
                }
                if run.cell.is_some() && run.cell == self.cursor {
                    style = style.add_modifier(Modifier::REVERSED);
                }
                buffer.set_string(x, y, &run.text, style);
                let width = small(run.text.chars().count());
                if let Some(cell) = run.cell {
                    self.place(Spot::Cell(cell), Rect::new(x, y, width, 1));
                }
                x += width;
            }
        }
    }

    /// Remembers a place; runs of one cell are one place.
    fn place(&mut self, target: Spot, area: Rect) {
        match self.placed.0.last_mut() {
            Some((last, before)) if *last == target && before.y == area.y => {
                *before = before.union(area);
            }
            Some(_) | None => self.placed.0.push((target, area)),
        }
    }

    fn nearest(&self, colour: Rgb) -> Color {
        match self.colour.nearest(colour) {
            anstyle::Color::Rgb(anstyle::RgbColor(r, g, b)) => Color::Rgb(r, g, b),
            anstyle::Color::Ansi256(anstyle::Ansi256Color(index)) => Color::Indexed(index),
            anstyle::Color::Ansi(_) => Color::Reset,
        }
    }

    /// Title, last move, players with their clocks, losses, and the next step.
    fn head(&self, picture: &Picture, width: u16) -> Vec<HeadLine> {
        let caption = &picture.scene.caption;
        let strong = |text: &str| Line::styled(text.to_owned(), Modifier::BOLD);
        let mut lines = Vec::new();
        let title = format!("{}  {}", caption.title, caption.last);
        let title = wrapped(title.trim(), width.into());
        lines.extend(title.iter().map(|line| HeadLine::needed(strong(line))));
        for (tint, name) in &caption.players {
            let is_needed = caption.to_move == Some(*tint);
            let moves = if is_needed { "▶ " } else { "  " };
            let mut clocks = caption.clocks.iter();
            let clock = clocks.find(|(of, _)| of == tint);
            let clock = clock.map(|(_, left)| format!("  {left}"));
            let behind = format!(" {name}{}", clock.unwrap_or_default());
            let room = usize::from(width).saturating_sub(display_width(moves));
            let chip = self.chip(picture, *tint, room.saturating_sub(display_width(&behind)));
            let line = Line::from(vec![Span::raw(moves), chip, Span::raw(behind)]);
            lines.push(HeadLine { line, is_needed });
        }
        let lost = lost_counts(&picture.scene);
        for line in wrapped(&lost, width.into()) {
            lines.push(HeadLine {
                line: Line::from(line),
                is_needed: false,
            });
        }
        lines.extend(wrapped(&caption.status, width.into()).iter().map(|line| {
            let alarm = caption.warns && self.colour != ColourDepth::None;
            let line = strong(line);
            HeadLine::needed(if alarm {
                line.patch_style(Style::new().fg(Color::Red))
            } else {
                line
            })
        }));
        lines
    }

    /// The armies of a player by their names, or in less room the letter of a king, in their colours.
    fn chip(&self, picture: &Picture, tint: Tint, room: usize) -> Span<'static> {
        let scene = &picture.scene;
        let seat = scene.armies.iter().find(|army| army.tint == tint);
        let own = scene
            .armies
            .iter()
            .filter(|army| Some(army.seat) == seat.map(|own| own.seat));
        let names: Vec<String> = own
            .map(|army| sentences().line(&format!("side-{}", army.side), &[]))
            .collect();
        let mut label = names.join(", ");
        if label.is_empty() || display_width(&label) > room {
            let mut pieces = scene.pieces.iter().map(|(_, figure)| *figure);
            let Some(first) = pieces.find(|figure| figure.tint == tint) else {
                return Span::raw("  ");
            };
            label = first.prefix.unwrap_or(first.letter).to_string();
        }
        let colours = terminal::army(tint, picture.theme);
        let mut style = Style::new().add_modifier(Modifier::BOLD);
        if self.colour != ColourDepth::None {
            style = style
                .fg(self.nearest(colours.front))
                .bg(self.nearest(colours.back));
        }
        Span::styled(label, style)
    }

    /// Head, words, controls and moves in an area.
    fn tell(&mut self, buffer: &mut Buffer, area: Rect, head: &[HeadLine]) {
        let mut y = area.y;
        let controls = self.flow(area.width);
        let mut words = self.said(area.width);
        // An answer and the first controls have lines of their own in any window.
        let kept = words.len().min(1) + controls.len().min(1);
        for line in fitting(head, usize::from(area.height).saturating_sub(kept)) {
            buffer.set_line(area.x, y, line, area.width);
            y += 1;
        }
        let room = usize::from(area.bottom() - y);
        let most = room.div_ceil(2).max(room.saturating_sub(words.len()));
        let shown = controls.len().min(most);
        // Without room, no empty line parts the words from the lines above.
        if room < words.len() + shown && words.first().is_some_and(String::is_empty) {
            words.remove(0);
        }
        let high = words.len().min(room - shown);
        // Scrolling past the last line of the words continues in the controls.
        let (below, after) = (words.len() - high, controls.len() - shown);
        self.scroll = self.scroll.min(below + after);
        let from = below.min(self.scroll);
        let words_follow = from + high < words.len();
        let is_cut = words_follow && high > 1;
        // A page is never longer than the visible part of the words or of the controls.
        let pages = [(below, high), (after, shown)].into_iter();
        let pages =
            pages.filter_map(|(hidden, seen)| (hidden > 0).then_some(seen.saturating_sub(1)));
        self.page = pages
            .min()
            .unwrap_or(LINES_PER_PAGE)
            .clamp(1, LINES_PER_PAGE);
        for line in words.iter().skip(from).take(high - usize::from(is_cut)) {
            buffer.set_string(area.x, y, line, Style::new());
            y += 1;
        }
        let more = sentences().line("console-full-screen-more", &[]);
        if is_cut {
            buffer.set_stringn(area.x, y, &more, area.width.into(), Modifier::DIM);
            y += 1;
        }
        let from = self.scroll - from;
        // One sign is enough.
        let says_more = is_cut;
        let is_cut = from < after && shown > 1 && !is_cut;
        let controls = &controls[from..from + shown - usize::from(is_cut)];
        y = self.draw_controls(buffer, Rect { y, ..area }, controls);
        if is_cut {
            buffer.set_stringn(area.x, y, more, area.width.into(), Modifier::DIM);
            y += 1;
        } else if !says_more && (words_follow || from < after) && y > area.y {
            // No line is left for more than a sign.
            let x = area.right().saturating_sub(small(display_width(BELOW)));
            buffer.set_string(x, y - 1, BELOW, Modifier::BOLD);
        }
        let left = Rect {
            y,
            height: area.bottom() - y,
            ..area
        };
        self.tell_rest(buffer, left, !head.is_empty());
    }

    /// Draws lines of controls from the top of an area, and remembers where they stand. Returns the row below them.
    fn draw_controls(&mut self, buffer: &mut Buffer, area: Rect, controls: &[ControlLine]) -> u16 {
        let mut y = area.y;
        for line in controls {
            for (number, x, label) in line {
                let width = small(display_width(label));
                let text = Line::styled(label.as_str(), Modifier::UNDERLINED);
                buffer.set_line(area.x + x, y, &text, area.width - x);
                let area = Rect::new(area.x + x, y, width, 1);
                self.place(Spot::Control(*number), area);
            }
            y += 1;
        }
        y
    }

    /// The keys at the foot of an area and, beside a board, the moves above them, if there is room.
    fn tell_rest(&self, buffer: &mut Buffer, area: Rect, moves: bool) {
        let moves = if moves { self.moves.as_slice() } else { &[] };
        let mut room = usize::from(area.height);
        let keys = sentences().line("console-full-screen-keys", &[]);
        // The first page begins with them.
        let keys = if self.words.starts_with(&keys) {
            Vec::new()
        } else {
            wrapped(&keys, area.width.into())
        };
        let wanted = if moves.is_empty() { 1 } else { MOVES };
        if room >= keys.len() + wanted {
            room -= keys.len();
            for (y, line) in (area.y + small(room)..).zip(&keys) {
                buffer.set_string(area.x, y, line, Modifier::DIM);
            }
        }
        if moves.is_empty() || room < MOVES {
            return;
        }
        let from = moves.len().saturating_sub(room - 2);
        for (y, line) in (area.y + 1..).zip(&moves[from..]) {
            buffer.set_stringn(area.x, y, line, area.width.into(), Style::new());
        }
    }

    /// The words of the last answer; its controls are drawn by themselves.
    fn said(&self, width: u16) -> Vec<String> {
        let control = |line: &&str| {
            let number = line.strip_prefix('[');
            let number = number.and_then(|line| line.split(']').next());
            number.is_none_or(|number| number.parse::<usize>().is_err())
        };
        let lines: Vec<&str> = self.words.lines().filter(control).collect();
        let mut lines = wrapped(lines.join("\n").trim(), width.into());
        if !lines.is_empty() {
            lines.insert(0, String::new());
        }
        lines
    }

    /// The controls in lines.
    fn flow(&self, width: u16) -> Vec<ControlLine> {
        let mut lines: Vec<ControlLine> = Vec::new();
        let mut used = 0;
        for (number, label) in self.session.listed() {
            let label = shortened(&format!("[{number}] {label}"), width);
            let wide = small(display_width(&label));
            match lines.last_mut() {
                Some(line) if used + GAP + wide <= width => {
                    line.push((number, used + GAP, label));
                    used += GAP + wide;
                }
                Some(_) | None => {
                    lines.push(vec![(number, 0, label)]);
                    used = wide;
                }
            }
        }
        lines
    }
}

/// The lines of a head that have room: all of them, or the needed ones and as many of the others as fit.
fn fitting(head: &[HeadLine], room: usize) -> impl Iterator<Item = &Line<'static>> {
    let needed = head.iter().filter(|line| line.is_needed).count();
    let mut others = room.saturating_sub(needed);
    let fits = move |line: &&HeadLine| {
        let fits = line.is_needed || others > 0;
        others = others.saturating_sub(usize::from(!line.is_needed));
        fits
    };
    head.iter().filter(fits).take(room).map(|line| &line.line)
}

/// A label in as many columns, with an ellipsis if its end is cut off.
fn shortened(label: &str, width: u16) -> String {
    cut_by(display_width, label, width.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_label_that_is_cut_ends_in_an_ellipsis() {
        let label = "[1] Pick a move";
        for (label, width, shown) in [
            (label, 15, label),
            (label, 14, "[1] Pick a mo…"),
            (label, 9, "[1] Pick…"),
            (label, 1, "…"),
            ("[1] 🇵🇱🇵🇱", 8, "[1] 🇵🇱🇵🇱"),
            ("[1] 🇵🇱🇵🇱", 7, "[1] 🇵🇱…"),
            ("[1] 🇵🇱🇵🇱", 6, "[1]…"),
        ] {
            assert_eq!(shortened(label, width), shown);
        }
    }
}
