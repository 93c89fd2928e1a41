//! The legal moves of a board that is no game at a table: a task of the lesson, a puzzle, and the user's private board.

use crate::game::text::{MoveText, complete};
use crate::play::Game;
use crate::service::api::action::{Action, Asker};
use crate::service::api::explore::ExploreAction;
use crate::service::boards::explore;
use crate::service::learn::lesson;
use crate::service::lookup::find;
use crate::service::puzzles;
use crate::service::state::Service;

/// The legal moves that begin as typed, on the board of this control; `None` if it belongs to no such board, or to one
/// that cannot be shown.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "any other control belongs to a game, or to no board"
)]
pub fn study_moves(
    service: &Service,
    asker: Asker<'_>,
    control: &Action,
    typed: &str,
) -> Option<Vec<MoveText>> {
    let game: Game = match control {
        Action::Lesson(action) => lesson::task_board(action)?,
        Action::Puzzle(action) => puzzles::board_of(&service.store, asker.player, action)?,
        Action::Explore(ExploreAction::Control { game, .. }) => {
            let game = find::visible(&service.store, asker, *game).ok()?;
            explore::explored(&service.store, game, asker.player).ok()?
        }
        _ => return None,
    };
    let choices = game.choices();
    let moves = complete(&choices, typed, usize::MAX);
    Some(moves.into_iter().cloned().collect())
}
