//! A table in the terminal: two to six players at one keyboard, the same verbs and replies as anywhere.
//!
//! It reads a line, asks the service, and prints the replies. The player named last by the last message speaks next.
//! Input, output, time and randomness come from the caller, so a session is a test's plain text.

mod analyse;
mod answers;
mod colour;
mod compete;
mod console_command;
mod controls;
mod follow;
mod full_screen;
#[cfg(any(test, fuzzing))]
pub(crate) mod fuzzing;
mod grammar;
mod habits;
mod help;
mod input;
mod line_words;
mod lines;
mod lobby;
mod meant;
mod names;
mod offer;
mod parse;
mod print;
mod ready;
mod run_line;
mod save;
mod screen;
mod search;
mod session;
mod studying;
mod teach;
mod titles;
mod topics;
mod vocabulary;

use std::io::{self, Write};

use crate::console::controls::Controls;
use crate::console::meant::ShownBoard;
use crate::console::screen::Screen;
use crate::console::studying::{KeptPage, KeptStudy};
use crate::service::api::action::{Action, Asker};
use crate::service::api::challenge::NewChallenge;
use crate::service::api::reply::{Picture, Reply};
use crate::service::api::takeback::TakebackAction;
use crate::service::api::values::{GamesFilter, Person};
use crate::service::boards::at_table::TRANSPORT;
use crate::service::boards::{at_table, views};
use crate::service::challenges::position::{self, PositionRules};
use crate::service::commit::command;
use crate::service::lookup::{languages, server};
use crate::service::words::catalogue::{TextArg, sentences};
use crate::service::words::language::{at_terminal, in_zone, with_language};
use crate::service::words::text::{Span, Text};
use crate::service::{Env, GameId, GameKind, PlayerId, Service, Version};

pub use crate::console::colour::ColourDepth;
pub use crate::console::full_screen::device::{Device, Stopper};
pub use crate::console::full_screen::{FullScreenTable, TableEvent};
pub use crate::console::input::{LineSource, Typed};
pub use crate::console::ready::{BoardOutput, DefaultGame};
pub use crate::console::save::{
    FILM, STILL, drawn_story, film, picture, save_film, save_picture, save_record, save_story,
    suits,
};
pub use crate::console::screen::WindowSize;
pub use crate::console::vocabulary::Vocabulary;
pub use crate::service::background::thoughts::Stop;
pub use crate::service::boards::at_table::place;

/// The style of terminal output.
#[derive(Clone, Copy, Debug, Default)]
pub struct TerminalStyle {
    /// The colours that may be used; bold letters count as one.
    pub colour: ColourDepth,
    /// Measures the window; `None` if the output is none, and leaves lines whole.
    pub measure: Option<fn() -> WindowSize>,
    /// `true` if the cursor can go back in its line, to write over it.
    pub rewrites: bool,
}

impl TerminalStyle {
    /// The present size of the window, if the output is one.
    fn window(self) -> Option<WindowSize> {
        self.measure.map(|measure| measure())
    }
}

/// Runs a table until `quit` or the end of the input. An input that fails with [`io::ErrorKind::ConnectionAborted`] was
/// asked to stop. The table then ends as with `quit`, and a partial line is ignored.
///
/// # Errors
/// The `io::Error` of the input or output itself.
pub fn run(
    service: Service,
    ready: DefaultGame,
    clock: impl FnMut() -> Env,
    (input, output): (impl LineSource, impl Write),
    style: TerminalStyle,
) -> io::Result<()> {
    let mut table = TerminalSession::new(service, ready, clock, Screen::new(output, style));
    let language = languages::place_language(&table.service, &place());
    let zone = table.ready.zone.clone();
    let session = || {
        with_language(language, || table.begin())?;
        table.session(input)?;
        table.output.flush()
    };
    at_terminal(|| in_zone(zone, session))
}

struct TerminalSession<C, O> {
    service: Service,
    /// The default game of `new`.
    ready: DefaultGame,
    clock: C,
    output: Screen<O>,
    style: TerminalStyle,
    /// The player who types next.
    speaker: Person,
    /// The player who typed before the keyboard passed on by itself.
    mover: Option<Person>,
    /// The speaker and the mover at the last question.
    before: (Person, Option<Person>),
    /// The players at the keyboard: the first two play games for two.
    seated: Vec<Person>,
    /// The controls, chosen by number.
    controls: Controls,
    /// The board last shown, for `png`.
    shown: Option<Picture>,
    /// Its kind.
    shows: ShownBoard,
    /// The kind of boards in the present output.
    prints: ShownBoard,
    /// The game whose board is on the screen, at this version.
    on_screen: Option<(GameId, Version)>,
    /// The game whose end was announced last.
    told_end: Option<GameId>,
    /// The board beside the games that bare moves are meant for, until a game is shown again.
    study: Option<KeptStudy>,
    /// The page of a review that questions about a position are meant for, until a game is shown again.
    page: Option<KeptPage>,
    /// `true` if the present action asks for a board.
    asked_board: bool,
    /// The form of boards: drawn, or said in words where one is asked for.
    boards: BoardOutput,
    /// `true` if the session has begun.
    begun: bool,
    /// The game in which the last request stored something.
    stored: Option<GameId>,
    /// `true` if computers think by themselves whenever announcements are printed.
    thinks: bool,
}

impl<C: FnMut() -> Env, O: Write> TerminalSession<C, O> {
    fn new(service: Service, ready: DefaultGame, clock: C, output: Screen<O>) -> Self {
        let mut service = service.configured(|options| {
            options.omits_single_game_name = true;
            options.speaks_one_language = true;
            options.analyses_at_once = true;
        });
        languages::note_place_language(&mut service, &place(), ready.language);
        let language = languages::place_language(&service, &place());
        let seated = with_language(language, lobby::keyboard);
        let first = lobby::seated_first(&seated);
        let (style, boards) = (output.style(), ready.boards);
        Self {
            service,
            ready,
            clock,
            output,
            style,
            speaker: first.clone(),
            mover: None,
            before: (first, None),
            seated,
            controls: Controls::default(),
            shown: None,
            shows: ShownBoard::default(),
            prints: ShownBoard::default(),
            on_screen: None,
            told_end: None,
            study: None,
            page: None,
            asked_board: false,
            boards,
            begun: false,
            stored: None,
            thinks: true,
        }
    }

    fn welcome(&mut self) -> io::Result<()> {
        self.say(&DefaultGame::welcome())?;
        if let Some(path) = self.ready.kept_in.clone() {
            self.note("console-kept-in", &[("path", path.into())])?;
        }
        // Announcements left over from the last session come first.
        self.deliver()?;
        let awaited = views::players_to_move(&self.service, &place()).unwrap_or_default();
        let wanted = |kind| self.ready.kind.is_none_or(|ready| ready == kind);
        let mut awaited = awaited.into_iter().filter(|(_, kind, _)| wanted(*kind));
        if let Some((game, kind, person)) = awaited.next() {
            self.speaker = person;
            self.come_back(game);
            self.sits_at(game);
            self.turn(Action::Board(Some(game)))?;
            self.note("console-resumed", &[])?;
            return self.legend_of_boards(kind);
        }
        if !self.open().is_empty() {
            self.turn(Action::Games(GamesFilter::Here))?;
        }
        let how = self.ready.how(self.default_kind());
        self.say(&how)
    }

    /// The default game of this table.
    fn default_kind(&self) -> GameKind {
        server::server_settings(&self.service, &place()).game
    }

    /// The offer with its rules: of the named game, or of its position, or else of the default game.
    fn on_rules(&self, offer: NewChallenge, named: Option<GameKind>) -> NewChallenge {
        let (player, place) = (&self.speaker.id, &place());
        let asker = Asker::in_private(player, place);
        match position::rules_of(&self.service, asker, &offer, named) {
            Some(PositionRules { kind, options }) => NewChallenge {
                kind,
                options,
                ..offer
            },
            None => self.ready.offer(offer, named, self.default_kind()),
        }
    }

    /// The open challenges here.
    fn open(&self) -> Vec<GameId> {
        views::open_at(&self.service, &place()).unwrap_or_default()
    }

    /// The speaker's open challenges, newest first.
    fn offered(&self) -> Vec<GameId> {
        let offered = views::offered_at(&self.service, &place(), &self.speaker.id);
        offered.unwrap_or_default()
    }

    /// Prints the meaning of the letters and signs of boards, where these are drawn.
    fn legend_of_boards(&mut self, kind: GameKind) -> io::Result<()> {
        match self.boards {
            BoardOutput::Drawn => self.legend(kind),
            BoardOutput::Words => Ok(()),
        }
    }

    /// Prints the meaning of the letters and signs of a board.
    fn legend(&mut self, kind: GameKind) -> io::Result<()> {
        let legend = sentences().line(&format!("console-legend-{kind}"), &[]);
        self.output.legend(&legend)
    }

    /// Turns the last shown board around; in a review, the later pages too.
    fn flip(&mut self) -> io::Result<()> {
        if let Some(action) = self.labelled("flip") {
            return self.turn(action).map(drop);
        }
        let Some(mut picture) = self.shown.clone() else {
            return self.note("console-no-board", &[]);
        };
        self.heard_study();
        picture.scene.eyes = picture.scene.grid.across(picture.scene.eyes);
        writeln!(self.output)?;
        self.asked_board = true;
        self.board(&picture, "")?;
        self.shown = Some(picture);
        Ok(())
    }

    /// Draws a board, or says it in words; in words, the board of a game only if it was asked for. A sentence that the
    /// text below it repeats is said once.
    fn board(&mut self, picture: &Picture, below: &str) -> io::Result<()> {
        match self.boards {
            BoardOutput::Drawn => self.output.board(picture),
            BoardOutput::Words if self.prints == ShownBoard::Live && !self.asked_board => Ok(()),
            BoardOutput::Words => {
                print::words(&mut self.output, print::without_lead(&picture.alt, below))?;
                writeln!(self.output)
            }
        }
    }

    /// Begins or ends the drawing of boards.
    fn draws_boards(&mut self, word: &str) -> io::Result<()> {
        let (boards, told) = match word.trim().to_lowercase().as_str() {
            "on" => (BoardOutput::Drawn, "console-boards-on"),
            "off" => (BoardOutput::Words, "console-boards-off"),
            _ => return self.note("console-boards-what", &[]),
        };
        self.boards = boards;
        self.note(told, &[])
    }

    fn press(&mut self, number: usize) -> io::Result<()> {
        match self.controls.pressed(number).cloned() {
            Some(action) => self.turn(action).map(drop),
            None => self.note(
                "console-no-control",
                &[("number", number.to_string().into())],
            ),
        }
    }

    /// After a move the keyboard has passed on by itself, but offers are the mover's to make.
    fn offer(&mut self, action: Action) -> io::Result<()> {
        if let Action::Takeback(TakebackAction::Ask(game)) = action
            && let Some(shown) = self.controls.previewed()
            && game.is_none_or(|game| game == shown)
        {
            // The move shown does not count yet, so there is nothing to undo.
            return self.turn(Action::Board(Some(shown))).map(drop);
        }
        let keyboard = self.speaker.clone();
        if let Some(mover) = self.mover.clone().filter(|_| !self.is_own_offer(&action)) {
            // In a game behind the screen it is the player of the last move there.
            let shown = self.on_screen.map(|(game, _)| game);
            let behind = action.named_game().filter(|game| shown != Some(*game));
            let there = behind.and_then(|game| at_table::last_mover(&self.service, game));
            self.speaker = there.unwrap_or(mover);
        }
        if self.turn(action)? == 0 {
            self.speaker = keyboard;
        }
        Ok(())
    }

    /// Runs an action as the present speaker and prints all replies and announcements. Returns the number of
    /// announcements.
    fn turn(&mut self, action: Action) -> io::Result<usize> {
        if let Action::Film { .. } | Action::Story { .. } = action {
            return self.keep(action, "").map(|()| 0);
        }
        if let Action::Rematch(game) = action {
            return self.plays_again(game);
        }
        if let Action::Analyse(_) = action {
            return self.analyse(action).map(|()| 0);
        }
        if teach::lists_commands(&action) {
            return self.help().map(|()| 0);
        }
        let mentions = follow::only_mentions(&action);
        let gives_up = matches!(action, Action::Resign { .. });
        self.passes_for(&action);
        // There is no such board, so the choices remain valid.
        let missing = meant::board_of(&action).is_some_and(|game| !self.may_see(game));
        let controls = missing.then(|| self.controls.clone());
        let replies = self.ask(action.clone());
        self.print(&replies)?;
        self.studies(&action, &replies);
        let told = self.follow(&replies)?;
        if told == 0 && self.came_too_late(&action) {
            self.tells_beside()?;
        }
        if let Some(controls) = controls {
            self.controls = controls;
        }
        if mentions {
            (self.speaker, self.mover) = self.before.clone();
        }
        if gives_up {
            // A player who is out can offer nothing more.
            self.mover = None;
        }
        Ok(told)
    }

    /// Runs an action as the present speaker; former controls are dropped.
    fn ask(&mut self, action: Action) -> Vec<Reply> {
        self.controls.clear();
        self.prints = meant::shown_by(&action);
        if meant::is_text(&action) {
            self.output.words_first();
        }
        self.asked_board = matches!(action, Action::Board(_) | Action::CloseUp { .. });
        let named = meant::board_of(&action).filter(|game| self.may_see(*game));
        let env = (self.clock)();
        let source = format!("{TRANSPORT}:{}", env.now.0);
        let asks = if matches!(action, Action::Puzzle(_)) {
            self.solver()
        } else {
            self.speaker.clone()
        };
        let request = at_table::request(asks, source, action);
        self.service.heartbeat_without_outage(&env);
        self.before = (self.speaker.clone(), self.mover.clone());
        let before = command::stored(&self.service);
        let replies = self.service.handle(&request, &env);
        let after = command::stored(&self.service);
        self.stored = (after != before).then_some(after.1);
        if self.stored.is_some() {
            self.study = None;
            self.page = None;
        }
        // An open challenge has no board to look at.
        let begun = |game: &GameId| {
            let table = at_table::table_game(&self.service, *game);
            table.is_some_and(|table| table.is_running || table.is_over)
        };
        if let Some(game) = self.stored.filter(begun).or(named) {
            self.looks_at(game);
        }
        replies
    }

    fn print(&mut self, replies: &[Reply]) -> io::Result<()> {
        for reply in replies {
            let Reply {
                audience: _,
                notify,
                role: _,
                hears,
                text,
                picture,
                more_pictures: beside,
                file,
                controls,
                choices: _,
                replaces_source: _,
                // A terminal mentions players by name only.
                headed: _,
                may_mean: _,
                deleted_after_move_in: _,
            } = reply;
            writeln!(self.output)?;
            // The first picture is the one that goes into a file. The words contain everything on a sheet.
            let boards = beside.iter().rev().chain(picture);
            for picture in boards.filter(|picture| picture.has_board()) {
                if picture.graph().is_some() {
                    // The page has its last board beside it; the words describe the curves.
                    print::words(&mut self.output, &picture.alt)?;
                    writeln!(self.output)?;
                } else {
                    self.board(picture, &text.plain())?;
                }
                self.shown = Some(picture.clone());
                self.shows = self.prints;
            }
            print::text(&mut self.output, text, self.style)?;
            // The words contain everything in a table for spreadsheets, too.
            if let Some(file) = file.as_ref().filter(|file| !file.is_spreadsheet()) {
                writeln!(self.output, "{}", file.text.trim_end())?;
            }
            if let Some(game) = self.controls.add(controls) {
                self.looks_at(game);
            }
            // A mentioned player who is to act speaks next.
            if let Some(called) = notify.iter().find(|called| !hears.contains(called)) {
                let called = self.known(called, text);
                let before = std::mem::replace(&mut self.speaker, called);
                // The new speaker answers an offer, and does not make it.
                self.mover = (!self.is_asked()).then_some(before);
            }
        }
        let listed = self.listed();
        print::controls(&mut self.output, &listed, self.style)
    }

    /// The person with this id, by the name in the message.
    fn known(&self, id: &PlayerId, text: &Text) -> Person {
        let named = text.0.iter().find_map(|span| match span {
            Span::Player(player, name) => (player == id).then(|| name.clone()),
            Span::Plain(_)
            | Span::Strong(_)
            | Span::Code(_)
            | Span::Time(_)
            | Span::Date(_)
            | Span::Due(_)
            | Span::DueOn(_)
            | Span::Command(_)
            | Span::Place(_)
            | Span::Role(_)
            | Span::Item
            | Span::SmallPrint
            | Span::Page { .. }
            | Span::Link { .. } => None,
        });
        let seated = || {
            self.seated
                .iter()
                .find(|person| person.id == *id)
                .map(|p| p.name.clone())
        };
        let name = named
            .or_else(seated)
            .unwrap_or_else(|| self.speaker.name.clone());
        Person {
            id: id.clone(),
            name,
        }
    }

    fn note(&mut self, id: &str, args: &[(&str, TextArg<'_>)]) -> io::Result<()> {
        self.say(&sentences().text(id, args))
    }

    fn say(&mut self, text: &Text) -> io::Result<()> {
        writeln!(self.output)?;
        print::text(&mut self.output, text, self.style)
    }
}
