//! The boards beside the games of a table: a task of the lesson, a puzzle, and the user's private board of a game.
//!
//! A terminal keeps the one that is open, since a bare move typed there is meant for it, whatever was looked at since.
//! An open page of a review is kept too: questions about a position are meant for the one that it shows.

use crate::game::text::{MoveError, MoveText, complete};
use crate::games::GameKind;
use crate::play::GameId;
use crate::service::api::action::{Action, Asker};
use crate::service::api::explore::ExploreAction;
use crate::service::api::lesson::{self as lesson_api, LessonControl};
use crate::service::api::puzzle::{self as puzzle_api, PuzzleAction, PuzzleControl};
use crate::service::api::reply::{Control, Reply};
use crate::service::api::values::{ReadOutPart, ReviewPage};
use crate::service::boards::{explore, piece_moves, read_out};
use crate::service::describe::game::BoardBeside;
use crate::service::describe::refuse;
use crate::service::learn::lesson;
use crate::service::lookup::find;
use crate::service::puzzles;
use crate::service::state::Service;
use crate::service::study::review;
use crate::service::words::text::Text;
use crate::store::{self, PuzzleId};

/// A board beside the games that takes typed moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OpenStudy {
    /// The private board of this game.
    Explore(GameId),
    /// A task of the lesson, from 1.
    Lesson(GameKind, u8),
    /// A puzzle.
    Puzzle(PuzzleId),
}

/// The study that these replies to an action show; `None` if they show none.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "any other action shows a game, or no board"
)]
pub fn shown_by(
    service: &Service,
    asker: Asker<'_>,
    ask: &Action,
    replies: &[Reply],
) -> Option<OpenStudy> {
    let drawn = replies.iter().any(|reply| reply.picture.is_some());
    match ask {
        Action::Explore(_) => {
            let mut controls = replies.iter().flat_map(|reply| &reply.controls);
            controls.find_map(explored).map(OpenStudy::Explore)
        }
        Action::Lesson(action) => {
            let (kind, task) = lesson::task_of(&service.store, asker, action)?;
            Some(OpenStudy::Lesson(kind, task))
        }
        Action::Puzzle(PuzzleAction::Control { puzzle, .. }) if drawn => {
            Some(OpenStudy::Puzzle(*puzzle))
        }
        Action::Puzzle(PuzzleAction::Open { .. } | PuzzleAction::Daily) if drawn => {
            let last = store::solvers::last_attempt(&service.store, asker.player).ok()??;
            Some(OpenStudy::Puzzle(last.puzzle))
        }
        _ => None,
    }
}

/// A page of a review: it is looked at, and takes no moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpenPage(ReviewPage);

impl OpenPage {
    /// The page with a board that these replies to an action show; `None` if they show none.
    pub fn shown_by(action: &Action, replies: &[Reply]) -> Option<Self> {
        if !matches!(action, Action::BeginReview { .. } | Action::Review(_)) {
            return None;
        }
        let drawn = replies.iter().filter(|reply| reply.picture.is_some());
        drawn
            .flat_map(|reply| &reply.controls)
            .find_map(review::page_of)
            .map(Self)
    }

    fn board(self, service: &Service, asker: Asker<'_>) -> Option<BoardBeside> {
        review::page_board(&service.store, asker, self.0).ok()?
    }

    /// The moves that were legal there and begin as typed; `None` if the page cannot be shown.
    pub fn moves(self, service: &Service, asker: Asker<'_>, typed: &str) -> Option<Vec<MoveText>> {
        let board = self.board(service, asker)?;
        Some(moves_on(&board, typed))
    }

    /// Reads out its position, or part of it.
    pub fn read_out(
        self,
        service: &Service,
        asker: Asker<'_>,
        part: &ReadOutPart,
    ) -> Option<Reply> {
        let board = self.board(service, asker)?;
        Some(read_out::of_study(board, asker.player, part))
    }

    /// Shows the moves of the piece on a cell there.
    pub fn piece_moves(self, service: &Service, asker: Asker<'_>, cell: &str) -> Option<Reply> {
        let board = self.board(service, asker)?;
        Some(piece_moves::of_study(board, cell))
    }
}

/// The legal moves on a board that begin as typed.
fn moves_on(board: &BoardBeside, typed: &str) -> Vec<MoveText> {
    let choices = board.game.choices();
    let moves = complete(&choices, typed, usize::MAX);
    moves.into_iter().cloned().collect()
}

/// The game whose private board a control belongs to.
fn explored(control: &Control) -> Option<GameId> {
    let action = match control {
        Control::Button { action, .. } => Some(action),
        Control::Menu { options, .. } => options.first().map(|(_, action)| action),
        Control::Select { .. } | Control::Invite { .. } | Control::Link { .. } => None,
    };
    match action {
        Some(Action::Explore(ExploreAction::Control { game, .. })) => Some(*game),
        Some(_) | None => None,
    }
}

impl OpenStudy {
    /// The action of a move typed there.
    pub fn typed(self, service: &Service, asker: Asker<'_>, text: &str) -> Action {
        let text = text.to_owned();
        match self {
            Self::Explore(game) => Action::Explore(ExploreAction::Open {
                game: Some(game),
                at: None,
                moves: text,
            }),
            Self::Lesson(kind, task) => {
                Action::Lesson(lesson_api::press(kind, task, LessonControl::Try(text)))
            }
            Self::Puzzle(puzzle) => {
                let attempt = store::solvers::attempt(&service.store, asker.player, puzzle)
                    .ok()
                    .flatten();
                let plies = attempt.map_or(0, |attempt| attempt.plies);
                let seen = u16::try_from(plies).unwrap_or(u16::MAX);
                let act = PuzzleControl::Try(text);
                Action::Puzzle(puzzle_api::press(puzzle, seen, act))
            }
        }
    }

    /// The action that shows the next task of a lesson; `None` elsewhere.
    pub const fn next_task(self) -> Option<Action> {
        match self {
            Self::Lesson(kind, task) => Some(Action::Lesson(lesson_api::press(
                kind,
                task.saturating_add(1),
                LessonControl::Show,
            ))),
            Self::Explore(_) | Self::Puzzle(_) => None,
        }
    }

    /// Returns `true` for a puzzle whose solution is on the board.
    pub fn is_solved(self, service: &Service, asker: Asker<'_>) -> bool {
        match self {
            Self::Puzzle(puzzle) => puzzles::is_done(&service.store, asker.player, puzzle),
            Self::Explore(_) | Self::Lesson(..) => false,
        }
    }

    fn board(self, service: &Service, asker: Asker<'_>) -> Option<BoardBeside> {
        let store = &service.store;
        match self {
            Self::Explore(game) => {
                let game = find::visible(store, asker, game).ok()?;
                explore::study_board(store, game, asker.player).ok()?
            }
            Self::Lesson(kind, task) => lesson::study_board(store, asker, kind, task),
            Self::Puzzle(puzzle) => puzzles::study_board(store, asker.player, puzzle),
        }
    }

    /// The legal moves there that begin as typed; `None` if it cannot be shown.
    pub fn moves(self, service: &Service, asker: Asker<'_>, typed: &str) -> Option<Vec<MoveText>> {
        let board = self.board(service, asker)?;
        Some(moves_on(&board, typed))
    }

    /// Returns `true` if a line is a legal move there, or the beginning of several.
    pub fn reads(self, service: &Service, asker: Asker<'_>, line: &str) -> bool {
        let board = self.board(service, asker);
        board.is_some_and(|board| {
            let read = board.game.position().read_turn(line.trim());
            matches!(read, Ok(_) | Err(MoveError::Ambiguous(_)))
        })
    }

    /// A legal move there, as an example.
    pub fn example(self, service: &Service, asker: Asker<'_>) -> Option<String> {
        if let Self::Puzzle(puzzle) = self {
            return puzzles::example(&service.store, asker.player, puzzle);
        }
        let board = self.board(service, asker)?;
        let waits = board.game.to_move().is_some();
        waits.then(|| refuse::example(board.game.position()))
    }

    /// The hint of a lesson's task; `None` elsewhere.
    pub fn hint(self) -> Option<Text> {
        match self {
            Self::Lesson(kind, task) => lesson::hint(kind, task),
            Self::Explore(_) | Self::Puzzle(_) => None,
        }
    }

    /// Reads out its position, or part of it.
    pub fn read_out(
        self,
        service: &Service,
        asker: Asker<'_>,
        part: &ReadOutPart,
    ) -> Option<Reply> {
        let board = self.board(service, asker)?;
        Some(read_out::of_study(board, asker.player, part))
    }

    /// Shows the moves of the piece on a cell there.
    pub fn piece_moves(self, service: &Service, asker: Asker<'_>, cell: &str) -> Option<Reply> {
        let board = self.board(service, asker)?;
        Some(piece_moves::of_study(board, cell))
    }
}
