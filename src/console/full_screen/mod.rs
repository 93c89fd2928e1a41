//! The table on the whole screen: board, words, moves and an input line, for keys and mouse.
//!
//! It is the printed table with another surface. Each line, key and click becomes a line or a control of the same
//! [`TerminalSession`], whose output stands beside the board. Drawing is in [`view`], the terminal itself in
//! [`device`]; events and the surface are handed in, so that tests bring their own.

pub(super) mod device;
mod view;

use std::io::{self, Sink};

use crossterm::event::{
    Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui_core::backend::Backend;
use ratatui_core::layout::Position;
use ratatui_core::terminal::Terminal;
use tui_input::{Input, InputRequest};

use crate::console::colour::ColourDepth;
use crate::console::full_screen::view::{Placed, Spot};
use crate::console::meant::ShownBoard;
use crate::console::screen::{Screen, WindowSize};
use crate::console::{DefaultGame, TerminalSession, TerminalStyle, place};
use crate::render::{Cell, Mark};
use crate::service::api::action::Action;
use crate::service::api::pick::PickStep;
use crate::service::boards::views;
use crate::service::lookup::languages;
use crate::service::words::catalogue::sentences;
use crate::service::words::language::{at_terminal, in_zone, with_language};
use crate::service::{Env, GameId, Service};

/// An event at a full-screen table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TableEvent {
    /// A key, the mouse, another size.
    Terminal(Event),
    /// Time has passed.
    Tick,
    /// The program has to stop.
    Stop,
}

impl TableEvent {
    /// Returns `true` for a key that leaves the table, whatever is under way.
    fn leaves(&self) -> bool {
        let Self::Terminal(Event::Key(key)) = self else {
            return false;
        };
        let ctrl = key.modifiers.contains(KeyModifiers::CONTROL);
        ctrl && key.kind != KeyEventKind::Release && matches!(key.code, KeyCode::Char('c' | 'd'))
    }
}

/// A step of the cursor on the board: columns to the right and rows down.
type Step = (i32, i32);

/// Lines that a page key passes over.
const LINES_PER_PAGE: usize = 5;

/// A full-screen table before its players sit down.
#[derive(Debug)]
pub struct FullScreenTable<C> {
    /// The service.
    pub service: Service,
    /// The default game of `new`.
    pub ready: DefaultGame,
    /// Time and randomness.
    pub clock: C,
    /// The colours that may be used.
    pub colour: ColourDepth,
}

impl<C: FnMut() -> Env> FullScreenTable<C> {
    /// Plays on a surface until the table is left.
    ///
    /// # Errors
    /// The `io::Error` of the events or the surface, or of a store that is lost.
    pub fn play_on<B: Backend>(
        self,
        terminal: &mut Terminal<B>,
        next: impl FnMut() -> io::Result<TableEvent>,
    ) -> io::Result<()>
    where
        B::Error: std::error::Error + Send + Sync + 'static,
    {
        // Its pages are taken, and never printed.
        let style = TerminalStyle {
            colour: ColourDepth::None,
            measure: Some(|| WindowSize {
                columns: usize::from(u16::MAX),
                rows: usize::from(u16::MAX),
            }),
            rewrites: false,
        };
        let output = Screen::new(io::sink(), style);
        let session = TerminalSession::new(self.service, self.ready, self.clock, output);
        play(session, terminal, next, self.colour)
    }
}

fn play<C: FnMut() -> Env, B: Backend>(
    session: TerminalSession<C, Sink>,
    terminal: &mut Terminal<B>,
    mut next: impl FnMut() -> io::Result<TableEvent>,
    colour: ColourDepth,
) -> io::Result<()>
where
    B::Error: std::error::Error + Send + Sync + 'static,
{
    let mut table = FullScreen {
        session,
        colour,
        input: Input::default(),
        typed: Vec::new(),
        recalled: None,
        words: String::new(),
        thinking: None,
        scroll: 0,
        page: LINES_PER_PAGE,
        moves: Vec::new(),
        cursor: None,
        placed: Placed::default(),
    };
    table.session.thinks = false;
    table.at_table(|session| session.begin().map(|()| true))?;
    // The keys come first: a small window cuts the end of a page.
    let language = languages::place_language(&table.session.service, &place());
    let keys = with_language(language, || {
        sentences().line("console-full-screen-keys", &[])
    });
    table.words = format!("{keys}\n\n{}", table.words);
    loop {
        table.draw_on(terminal)?;
        while table.think(terminal)? {
            table.draw_on(terminal)?;
        }
        if !table.event(next()?)? {
            return Ok(());
        }
    }
}

/// A table and the contents of its screen.
struct FullScreen<C> {
    session: TerminalSession<C, Sink>,
    colour: ColourDepth,
    input: Input,
    /// The lines typed so far, and which of them is shown again.
    typed: Vec<String>,
    recalled: Option<usize>,
    /// The words of the last answer.
    words: String,
    /// The sentence about a computer that is thinking now.
    thinking: Option<String>,
    /// Number of their lines scrolled past, and then of those of the controls.
    scroll: usize,
    /// Number of lines that a key scrolls.
    page: usize,
    /// The moves of the game on the board, a round a line.
    moves: Vec<String>,
    /// The cell of the cursor.
    cursor: Option<Cell>,
    /// The areas of the last drawing.
    placed: Placed,
}

impl<C: FnMut() -> Env> FullScreen<C> {
    /// Lets the session act, and keeps its output.
    fn at_table(
        &mut self,
        act: impl FnOnce(&mut TerminalSession<C, Sink>) -> io::Result<bool>,
    ) -> io::Result<bool> {
        let language = languages::place_language(&self.session.service, &place());
        let zone = self.session.ready.zone.clone();
        let act = || with_language(language, || act(&mut self.session));
        let goes_on = at_terminal(|| in_zone(zone, act))?;
        self.session.remember_version();
        let words = self.session.output.take().words();
        if !words.trim().is_empty() {
            words.trim().clone_into(&mut self.words);
            self.scroll = 0;
        }
        self.moves = match self.session.game_of_board() {
            Some(game) => views::rounds(&self.session.service, game),
            None => Vec::new(),
        };
        Ok(goes_on)
    }

    /// The game on the screen.
    fn game(&self) -> Option<GameId> {
        self.session.on_screen.map(|(game, _)| game)
    }

    fn draw_on<B: Backend>(&mut self, terminal: &mut Terminal<B>) -> io::Result<()>
    where
        B::Error: std::error::Error + Send + Sync + 'static,
    {
        let drawn = terminal.draw(|frame| self.draw(frame));
        drawn.map(drop).map_err(io::Error::other)
    }

    /// Lets one computer move, and says meanwhile that it thinks. Returns `false` if none waits, or if the table is
    /// left.
    fn think<B: Backend>(&mut self, terminal: &mut Terminal<B>) -> io::Result<bool>
    where
        B::Error: std::error::Error + Send + Sync + 'static,
    {
        let Some(job) = self.session.next_thought() else {
            return Ok(false);
        };
        let language = languages::place_language(&self.session.service, &place());
        self.thinking = Some(with_language(language, || job.thinking()));
        self.draw_on(terminal)?;
        self.thinking = None;
        let before = std::mem::take(&mut self.words);
        let thought = self.at_table(|session| session.answer_of_computer(&job))?;
        // The answer stands below the move that it answers.
        self.words = if self.words.is_empty() {
            before
        } else {
            format!("{before}\n\n{}", self.words)
        };
        Ok(thought)
    }

    /// Handles an event; `false` when the table is left.
    fn event(&mut self, event: TableEvent) -> io::Result<bool> {
        match event {
            TableEvent::Stop => Ok(false),
            TableEvent::Tick => {
                let game = self.game();
                self.at_table(|session| session.look_up(game).map(|()| true))
            }
            TableEvent::Terminal(Event::Key(key)) if key.kind != KeyEventKind::Release => {
                self.key(key)
            }
            TableEvent::Terminal(Event::Mouse(mouse)) => self.mouse(mouse),
            TableEvent::Terminal(Event::Paste(text)) => {
                for c in text.chars().filter(|c| !c.is_control()) {
                    self.input.handle(InputRequest::InsertChar(c));
                }
                Ok(true)
            }
            TableEvent::Terminal(
                Event::Key(_) | Event::FocusGained | Event::FocusLost | Event::Resize(..),
            ) => Ok(true),
        }
    }

    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "any other key may change the line"
    )]
    fn key(&mut self, key: KeyEvent) -> io::Result<bool> {
        let ctrl = key.modifiers.contains(KeyModifiers::CONTROL);
        let empty = self.input.value().is_empty();
        match key.code {
            _ if TableEvent::Terminal(Event::Key(key)).leaves() => return Ok(false),
            KeyCode::Char('q') if empty && !ctrl && !self.names_q() => return Ok(false),
            KeyCode::Enter if empty => return self.choose_cursor(),
            KeyCode::Enter => return self.enter(),
            KeyCode::Esc if empty => return self.line("board"),
            KeyCode::Up => self.step((0, -1)),
            KeyCode::Down => self.step((0, 1)),
            KeyCode::Left if empty => self.step((-1, 0)),
            KeyCode::Right if empty => self.step((1, 0)),
            KeyCode::PageDown => self.scroll = self.scroll.saturating_add(self.page),
            KeyCode::PageUp => self.scroll = self.scroll.saturating_sub(self.page),
            KeyCode::Char('p') if ctrl => self.recall(-1),
            KeyCode::Char('n') if ctrl => self.recall(1),
            code => {
                if let Some(edit) = edit(code, ctrl) {
                    self.input.handle(edit);
                }
            }
        }
        Ok(true)
    }

    /// Returns `true` if a move may begin with a q here.
    fn names_q(&self) -> bool {
        const Q: u8 = b'Q' - b'A';
        let shown = self.session.shown.as_ref();
        shown.is_some_and(|picture| picture.scene.grid.ranks.max(picture.scene.grid.files) > Q)
    }

    fn mouse(&mut self, mouse: MouseEvent) -> io::Result<bool> {
        if mouse.kind != MouseEventKind::Down(MouseButton::Left) {
            return Ok(true);
        }
        match self.placed.at(Position::new(mouse.column, mouse.row)) {
            Some(Spot::Cell(cell)) => {
                self.cursor = Some(cell);
                self.choose(cell)
            }
            Some(Spot::Control(number)) => self.line(&number.to_string()),
            None => Ok(true),
        }
    }

    /// Runs the typed line.
    fn enter(&mut self) -> io::Result<bool> {
        let line = self.input.value_and_reset();
        self.typed.push(line.clone());
        self.recalled = None;
        match line.trim() {
            "q" => Ok(false),
            line => self.line(line),
        }
    }

    fn line(&mut self, line: &str) -> io::Result<bool> {
        self.at_table(|session| session.goes_on(line))
    }

    /// Shows an earlier line again, or a later one.
    fn recall(&mut self, by: i32) {
        let last = self.typed.len();
        let at = self.recalled.unwrap_or(last);
        let to = at.saturating_add_signed(if by < 0 { -1 } else { 1 });
        self.recalled = Some(to.min(last));
        let line = self.typed.get(to).cloned().unwrap_or_default();
        self.input = Input::new(line);
    }

    /// Moves the cursor on the board.
    fn step(&mut self, step: Step) {
        self.cursor = self.placed.next(self.cursor, step).or(self.cursor);
    }

    fn choose_cursor(&mut self) -> io::Result<bool> {
        if let Some(cell) = self.cursor {
            return self.choose(cell);
        }
        self.step((0, 0));
        Ok(true)
    }

    /// The control that plays the move on the board as it is shown, if that has arrived here.
    fn confirms(&self, cell: Cell) -> Option<usize> {
        let marks = &self.session.shown.as_ref()?.scene.marks;
        let arrived = |(at, mark): &(Cell, Mark)| {
            *at == cell && matches!(mark, Mark::To | Mark::Second | Mark::Final)
        };
        if !marks.iter().any(arrived) {
            return None;
        }
        let mut controls = self.session.controls.numbered();
        let sure = controls.find(|(_, _, ask)| {
            matches!(
                ask,
                Action::Pick { .. } | Action::PickStep(PickStep::SubmitTurn { sure: true, .. })
            )
        });
        sure.map(|(number, _, _)| number)
    }

    /// Chooses a cell: the control that leads there, or else the piece there.
    fn choose(&mut self, cell: Cell) -> io::Result<bool> {
        let Some(picture) = &self.session.shown else {
            return Ok(true);
        };
        let grid = picture.scene.grid;
        let leads = |label: &str| {
            let words = label.split(|c: char| !c.is_ascii_alphanumeric());
            words.filter_map(|word| grid.cell(word)).next_back() == Some(cell)
        };
        if let Some(number) = self.confirms(cell) {
            return self.line(&number.to_string());
        }
        let controls = self.session.listed().into_iter();
        let fitting: Vec<usize> = controls
            .filter(|(_, label)| leads(label))
            .map(|(number, _)| number)
            .collect();
        match fitting.as_slice() {
            [only] => self.line(&only.to_string()),
            // Several moves end there: their controls are numbered.
            [_, _, ..] => Ok(true),
            [] if self
                .session
                .labelled(&grid.name(cell).to_lowercase())
                .is_some() =>
            {
                self.line(&grid.name(cell))
            }
            [] if self.session.shows == ShownBoard::Taught => Ok(true),
            [] if self.session.shows == ShownBoard::Studied => {
                self.tell_not_live();
                Ok(true)
            }
            [] => {
                let game = self.game().map(|game| format!("#{game} "));
                let line = format!("show {}{}", game.unwrap_or_default(), grid.name(cell));
                self.line(&line)
            }
        }
    }

    /// Says once, below the words on the screen, that the board is not the game as it stands.
    fn tell_not_live(&mut self) {
        let language = languages::place_language(&self.session.service, &place());
        let told = with_language(language, || sentences().line("console-not-live", &[]));
        if !self.words.ends_with(&told) {
            self.words = format!("{}\n\n{told}", self.words);
        }
    }
}

/// The change of the input line that a key asks for.
fn edit(code: KeyCode, ctrl: bool) -> Option<InputRequest> {
    let wanted = match (code, ctrl) {
        (KeyCode::Char('a'), true) | (KeyCode::Home, _) => InputRequest::GoToStart,
        (KeyCode::Char('e'), true) | (KeyCode::End, _) => InputRequest::GoToEnd,
        (KeyCode::Char('w'), true) => InputRequest::DeletePrevWord,
        (KeyCode::Char('u'), true) | (KeyCode::Esc, _) => InputRequest::DeleteLine,
        (KeyCode::Char('k'), true) => InputRequest::DeleteTillEnd,
        (KeyCode::Char(c), false) => InputRequest::InsertChar(c),
        (KeyCode::Backspace, _) => InputRequest::DeletePrevChar,
        (KeyCode::Delete, _) => InputRequest::DeleteNextChar,
        (KeyCode::Left, true) => InputRequest::GoToPrevWord,
        (KeyCode::Right, true) => InputRequest::GoToNextWord,
        (KeyCode::Left, false) => InputRequest::GoToPrevChar,
        (KeyCode::Right, false) => InputRequest::GoToNextChar,
        _ => return None,
    };
    Some(wanted)
}
