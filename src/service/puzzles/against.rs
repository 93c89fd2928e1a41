//! Playing on from the end of a puzzle against the computer.

use crate::play::{Env, GameId};
use crate::service::api::action::{Action, Request};
use crate::service::api::puzzle::{self, PuzzleControl};
use crate::service::api::reply::Reply;
use crate::service::api::result::{self, HandlerResult};
use crate::service::challenges::play_on::{self, PositionGame};
use crate::service::describe::computer;
use crate::service::puzzles::board::PuzzleBoard;
use crate::service::state::Service;
use crate::store::StoreError;

/// The game that a player wants.
#[derive(Clone, Copy, Debug)]
pub(super) struct Wanted {
    /// The computer's level.
    pub(super) level: u8,
    /// The number that a new game would have had when the levels were shown.
    pub(super) since: GameId,
}

/// The levels, each of which begins the game.
pub(super) fn levels(service: &Service, board: &PuzzleBoard) -> Result<Reply, StoreError> {
    let since = service.store.next_number()?;
    let seen = u16::try_from(board.plies).unwrap_or(u16::MAX);
    let play = |level| {
        let act = PuzzleControl::Against { level, since };
        Action::Puzzle(puzzle::press(board.stored.id, seen, act))
    };
    let mut reply = result::note("puzzle-play-on", &board.args());
    reply.controls = computer::level_controls(play);
    Ok(reply)
}

/// Begins the game, with the solver on their side of the puzzle.
pub(super) fn begin(
    service: &mut Service,
    request: &Request,
    board: &PuzzleBoard,
    wanted: Wanted,
    env: &Env,
) -> HandlerResult {
    let Wanted { level, since } = wanted;
    let from = PositionGame {
        kind: board.puzzle.kind,
        options: board.puzzle.options.clone(),
        position: board.game.position().setup(),
        seat: Some(board.seat),
    };
    let begun = play_on::begun(&service.store, request.asker(), &from, level, since)?;
    if let Some(begun) = begun {
        let game = [("game", begun.to_string().into())];
        return Ok(vec![result::note("form-sent-already", &game)]);
    }
    play_on::against_computer(service, request, &from, level, env)
}
