//! The board beside the games that is open: a task of the lesson, a puzzle, or the private board.
//!
//! A bare move is meant for it until a game is shown again. Whatever is looked at meanwhile leaves it open, and says
//! so.

use std::io::{self, Write};

use crate::console::console_command::ConsoleCommand;
use crate::console::controls::Controls;
use crate::console::lines::cut;
use crate::console::meant::Meant;
use crate::console::parse::ParsedLine;
use crate::console::{TerminalSession, place, print};
use crate::service::api::action::{Action, Asker};
use crate::service::api::action_class::ActionClass;
use crate::service::api::inbox::InboxAction;
use crate::service::api::reply::Reply;
use crate::service::api::takeback::TakebackAction;
use crate::service::api::values::{Person, ReadOutPart};
use crate::service::boards::at_table;
use crate::service::lookup::languages;
use crate::service::open_study::{self, OpenPage, OpenStudy};
use crate::service::talk::spoken;
use crate::service::words::language::with_language;
use crate::service::{Env, Service};

/// An open board beside the games.
#[derive(Clone, Debug)]
pub(super) struct KeptStudy {
    pub(super) open: OpenStudy,
    /// The person who opened it: another one at this keyboard has boards of their own.
    student: Person,
    /// The controls under it.
    pub(super) controls: Controls,
    /// Its picture in words.
    words: Option<String>,
    /// `true` if the last answer was about it.
    heard: bool,
}

/// An open page of a review.
#[derive(Clone, Debug)]
pub(super) struct KeptPage {
    page: OpenPage,
    /// The controls under it.
    controls: Controls,
}

/// Returns `true` for an action that shows a game, or leads through one.
const fn leads_to_game(action: &Action) -> bool {
    matches!(
        action,
        Action::Board(_)
            | Action::CloseUp { .. }
            | Action::BeginReview { .. }
            | Action::Review(_)
            | Action::PlayOn(_)
            | Action::PickStep(_)
            | Action::Inbox(InboxAction::Next(_))
    )
}

impl<C: FnMut() -> Env, O: Write> TerminalSession<C, O> {
    /// Notes the content of the replies to an action: a board beside the games, or a game, which closes it.
    pub(super) fn studies(&mut self, action: &Action, replies: &[Reply]) {
        let here = &place();
        if let Some(page) = OpenPage::shown_by(action, replies) {
            let controls = self.controls.clone();
            self.page = Some(KeptPage { page, controls });
            self.study = None;
            return;
        }
        let student = if matches!(action, Action::Puzzle(_)) {
            self.solver()
        } else {
            self.speaker.clone()
        };
        let asker = Asker::in_private(&student.id, here);
        if let Some(open) = open_study::shown_by(&self.service, asker, action, replies) {
            self.page = None;
            let mut pictures = replies.iter().filter_map(|reply| reply.picture.as_ref());
            self.study = Some(KeptStudy {
                open,
                student,
                controls: self.controls.clone(),
                words: pictures.next().map(|picture| picture.alt.clone()),
                heard: true,
            });
            return;
        }
        let drawn = replies.iter().any(|reply| reply.picture.is_some());
        // The page after the last task; and where no game can be shown, this leaves the board all the same.
        let ends = matches!(action, Action::Lesson(_) | Action::Board(None));
        // The list of moves belongs to the page from which it was asked for.
        let turns = matches!(action, Action::Review(_));
        if ends || drawn && leads_to_game(action) && !turns {
            self.study = None;
            self.page = None;
        }
    }

    /// Remembers that an answer is about the open board.
    pub(super) fn heard_study(&mut self) {
        if let Some(study) = &mut self.study {
            study.heard = true;
        }
    }

    /// Before a line: no answer is about the open board yet.
    pub(super) fn asks_study(&mut self) {
        self.shows_choices();
        if let Some(study) = &mut self.study {
            study.heard = false;
        }
    }

    /// After a line whose answer was about something else: the open board is still there.
    pub(super) fn keeps_study(&mut self) -> io::Result<()> {
        self.shows_choices();
        let Some(study) = self.study.as_ref().filter(|study| !study.heard) else {
            return Ok(());
        };
        let open = study.open;
        if matches!(open, OpenStudy::Puzzle(_)) && self.is_solved() {
            return Ok(());
        }
        let sort = open_board(open);
        // The line may have changed the language.
        let language = languages::place_language(&self.service, &place());
        with_language(language, || {
            self.note("console-study-open", &[("board", sort.into())])
        })
    }

    /// The choices under the open board or page are valid if nothing else can be chosen.
    fn shows_choices(&mut self) {
        if !self.controls.is_empty() {
            return;
        }
        if let Some(study) = &self.study {
            self.controls = study.controls.clone();
        } else if let Some(page) = &self.page {
            self.controls = page.controls.clone();
        }
    }

    /// The open board, and the person who opened it.
    fn open_study(&self) -> Option<(OpenStudy, Person)> {
        let study = self.study.as_ref()?;
        Some((study.open, study.student.clone()))
    }

    /// The answer to a question about the open board; `None` if none is open.
    pub(super) fn of_study<T>(
        &self,
        ask: impl FnOnce(OpenStudy, &Self, Asker<'_>) -> Option<T>,
    ) -> Option<T> {
        let (open, student) = self.open_study()?;
        let (player, place) = (&student.id, &place());
        ask(open, self, Asker::in_private(player, place))
    }

    /// The answer to a question about the open page of a review; `None` if none is open.
    pub(super) fn of_page<T>(
        &self,
        ask: impl FnOnce(OpenPage, &Service, Asker<'_>) -> Option<T>,
    ) -> Option<T> {
        let page = self.page.as_ref()?.page;
        ask(page, &self.service, self.asker(&place()))
    }

    fn is_solved(&self) -> bool {
        let solved = |open: OpenStudy, table: &Self, asker: Asker<'_>| {
            Some(open.is_solved(&table.service, asker))
        };
        self.of_study(solved).unwrap_or_default()
    }

    /// Returns `true` if a line is a legal move on the open board.
    pub(super) fn study_reads(&self, line: &str) -> bool {
        let reads = |open: OpenStudy, table: &Self, asker: Asker<'_>| {
            Some(open.reads(&table.service, asker, line))
        };
        self.of_study(reads).unwrap_or_default()
    }

    /// The action that shows the next task of the open lesson.
    pub(super) fn next_task(&self) -> Option<Action> {
        self.study.as_ref()?.open.next_task()
    }

    /// Helps with the open board: a task has its hint, and a puzzle its solution.
    pub(super) fn hint(&mut self) -> io::Result<()> {
        self.heard_study();
        let open = self.study.as_ref().map(|study| study.open);
        if let Some(hint) = open.and_then(OpenStudy::hint) {
            return self.say(&hint);
        }
        let sort = match open {
            Some(OpenStudy::Puzzle(_)) => "puzzle",
            Some(OpenStudy::Explore(_) | OpenStudy::Lesson(..)) | None => "other",
        };
        self.note("console-hint", &[("board", sort.into())])
    }

    /// The person who solves puzzles here: the speaker by their own name. For all who go by the number of their seat it
    /// is the first player, as on a page.
    pub(super) fn solver(&self) -> Person {
        let first = at_table::usual_player(1);
        if at_table::seat_called(&self.speaker.name).is_some() {
            return first;
        }
        self.speaker.clone()
    }

    /// Gives the keyboard back to the person who opened the board. The solver of a puzzle does not depend on the
    /// keyboard.
    pub(super) fn passes_to_student(&mut self) {
        if let Some((open, student)) = self.open_study()
            && student.id != self.speaker.id
            && !matches!(open, OpenStudy::Puzzle(_))
        {
            self.speaker = student;
            self.mover = None;
        }
    }

    /// Tries a typed line on the open board. Returns `false` for a line that is not meant for it. Such a line is a word
    /// that names no square, or the move of a named game.
    pub(super) fn tries(&mut self, text: &str) -> io::Result<bool> {
        let text = text.trim();
        if self.study.is_none() || !is_tried(text) {
            return Ok(false);
        }
        if self.is_solved() {
            self.heard_study();
            return self.note("console-study-solved", &[]).map(|()| true);
        }
        if self.is_square(text) && !self.study_reads(text) {
            return self.run_line(&format!("show {text}"));
        }
        self.passes_to_student();
        let typed = |open: OpenStudy, table: &Self, asker: Asker<'_>| {
            Some(open.typed(&table.service, asker, text))
        };
        let action = self.of_study(typed);
        action.map_or(Ok(false), |action| self.turn(action).map(|_| true))
    }

    /// The board of a task with the move that solved it, in words, if a line asks for the position. The lesson itself has
    /// only the board before it.
    fn solved_task(&self, line: &ParsedLine<'_>) -> Option<String> {
        let asks = ConsoleCommand::Ask(Action::Describe {
            game: None,
            part: ReadOutPart::All,
        });
        let study = self.study.as_ref()?;
        let solved = matches!(study.open, OpenStudy::Lesson(..)) && study.controls.lists_all();
        let words = study.words.clone().filter(|_| solved)?;
        (line.command(Meant::default()) == asks).then_some(words)
    }

    /// Keeps a line of play that names no game away from the game behind the open board. On the private board, `undo`
    /// steps back. Returns `false` for any other line.
    pub(super) fn keeps_play_away(
        &mut self,
        line: &str,
        parsed: &ParsedLine<'_>,
    ) -> io::Result<bool> {
        let Some((open, _)) = self.open_study() else {
            return Ok(false);
        };
        let ConsoleCommand::Ask(action) = parsed.command(Meant::default()) else {
            return Ok(false);
        };
        let is_play = action.class() == ActionClass::Play && action.named_game().is_none();
        let is_move = matches!(action, Action::Play { .. });
        if !is_play || is_move || leads_to_game(&action) {
            return Ok(false);
        }
        self.heard_study();
        let undoes = matches!(action, Action::Takeback(TakebackAction::Ask(_)));
        let steps_back = undoes && matches!(open, OpenStudy::Explore(_));
        if let Some(back) = self.labelled("back").filter(|_| steps_back) {
            return self.turn(back).map(|_| true);
        }
        let shown = self.on_screen.map(|(game, _)| game);
        let running = self.table_on_screen().is_some_and(|game| game.is_running);
        let mut args = vec![
            ("board", open_board(open).into()),
            ("text", cut(line.trim()).into()),
        ];
        let told = match shown.filter(|_| running) {
            Some(game) => {
                args.push(("game", game.to_string().into()));
                "console-study-plays-behind"
            }
            None => "console-study-plays",
        };
        self.note(told, &args).map(|()| true)
    }

    /// Answers a question about a position from the open board, or from the open page of a review, unless the line
    /// names a game. Returns `false` for any other line.
    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "any other line asks nothing about a position"
    )]
    pub(super) fn looks_at_study(&mut self, line: &ParsedLine<'_>) -> io::Result<bool> {
        if self.study.is_none() && self.page.is_none() {
            return Ok(false);
        }
        if let Some(words) = self.solved_task(line) {
            self.heard_study();
            writeln!(self.output)?;
            return print::words(&mut self.output, &words).map(|()| true);
        }
        let answer = match line.command(Meant::default()) {
            ConsoleCommand::Ask(Action::Describe { game: None, part }) => self
                .of_study(|open, table, asker| open.read_out(&table.service, asker, &part))
                .or_else(|| self.of_page(|page, of, asker| page.read_out(of, asker, &part))),
            ConsoleCommand::Ask(Action::PieceMoves { game: None, cell }) => self
                .of_study(|open, table, asker| open.piece_moves(&table.service, asker, &cell))
                .or_else(|| self.of_page(|page, of, asker| page.piece_moves(of, asker, &cell))),
            _ => None,
        };
        let Some(reply) = answer else {
            return Ok(false);
        };
        self.controls.clear();
        self.prints = self.shows;
        self.print(&[reply])?;
        self.heard_study();
        Ok(true)
    }
}

/// The code of an open board in sentences.
const fn open_board(open: OpenStudy) -> &'static str {
    match open {
        OpenStudy::Explore(_) => "explore",
        OpenStudy::Lesson(..) => "lesson",
        OpenStudy::Puzzle(_) => "puzzle",
    }
}

/// Returns `true` for a line that the open board takes.
fn is_tried(text: &str) -> bool {
    let plain = |c: char| c.is_alphabetic() || c.is_whitespace();
    !text.starts_with('#') && (!text.chars().all(plain) || spoken::is_done(text))
}
