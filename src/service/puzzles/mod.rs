//! Puzzles: a position with one clearly best move, to be solved by one player in private.
//!
//! A player's view of a puzzle depends on nobody else, except for its rating. A puzzle that passes through a
//! position of a running game of its solver against people is neither offered nor answered.

mod against;
mod answer;
mod board;
mod choose;
pub mod daily;
mod rate;
mod record;
pub mod search;
mod share;
mod stored;

use crate::play::{Env, PlayerId};
use crate::service::api::action::Request;
use crate::service::api::puzzle::{PuzzleAction, PuzzleControl};
use crate::service::api::reply::Reply;
use crate::service::api::result::{self, HandlerError, HandlerResult};
use crate::service::describe::game::BoardBeside;
use crate::service::puzzles::board::PuzzleBoard;
use crate::service::state::Service;
use crate::service::words::catalogue::TextArg;
use crate::service::words::text::Text;
use crate::store::{self, PuzzleAttempt, PuzzleId, Store, StoreError, StoredPuzzle};

/// Handles an action on puzzles.
pub(in crate::service) fn puzzle(
    service: &mut Service,
    request: &Request,
    action: &PuzzleAction,
    env: &Env,
) -> HandlerResult {
    let player = &request.user.id;
    match action {
        PuzzleAction::Open {
            text: Some(text), ..
        } => {
            let last = store::solvers::last_attempt(&service.store, player)?;
            let Some(PuzzleAttempt { puzzle, plies, .. }) = last else {
                return Err(result::with_command("refuse-puzzle-unopened", "puzzle solve").into());
            };
            let board = opened(service, request, puzzle)?.at(plies);
            answer::typed(service, request, &board, text, env)
        }
        PuzzleAction::Open { wish, text: None } => {
            let stored = choose::next(service, request, *wish, env)?;
            let mut replies = open(service, request, stored.id, env)?;
            // The page with the button, a puzzle that is over or the record, has done its work.
            for reply in &mut replies {
                reply.replaces_source = true;
            }
            Ok(replies)
        }
        PuzzleAction::Daily => {
            let stored = daily::today(service, env.now)?;
            open(service, request, stored.id, env)
        }
        PuzzleAction::Record => record::record(&service.store, request, env.now),
        PuzzleAction::Share(agreed) => share::answer(service, player, *agreed, env.now),
        PuzzleAction::Control {
            puzzle,
            seen: _,
            act: PuzzleControl::Begin,
        } => open(service, request, *puzzle, env),
        PuzzleAction::Control { puzzle, seen, act } => {
            let attempt = store::solvers::attempt(&service.store, player, *puzzle)?;
            if attempt.is_none() && !looks(act) {
                // It was opened by another player, or before its solver was forgotten.
                return open(service, request, *puzzle, env);
            }
            let plies = attempt.map_or(0, |attempt| attempt.plies);
            let board = opened(service, request, *puzzle)?.at(plies);
            let mut replies = if *act == PuzzleControl::Show {
                vec![board.page(task(&board, attempt))]
            } else if plies == usize::from(*seen) || is_free(act) {
                press(service, request, &board, act, env)?
            } else {
                vec![board.page(result::note("puzzle-changed", &[]).text)]
            };
            for reply in &mut replies {
                reply.replaces_source = attempt.is_some();
            }
            Ok(replies)
        }
    }
}

/// The board of a puzzle as this solver has left it; `None` if they have not opened it.
fn left(store: &Store, player: &PlayerId, puzzle: PuzzleId) -> Option<PuzzleBoard> {
    let attempt = store::solvers::attempt(store, player, puzzle).ok()??;
    let stored = store::puzzles::get(store, puzzle).ok()??;
    Some(PuzzleBoard::of(store, player, stored)?.at(attempt.plies))
}

/// Its position and its picture.
pub(in crate::service) fn study_board(
    store: &Store,
    player: &PlayerId,
    puzzle: PuzzleId,
) -> Option<BoardBeside> {
    let board = left(store, player, puzzle)?;
    let picture = board.page(Text::default()).picture?;
    let game = board.game;
    Some(BoardBeside { game, picture })
}

/// A legal move there that is no part of its solution, as an example.
pub(in crate::service) fn example(
    store: &Store,
    player: &PlayerId,
    puzzle: PuzzleId,
) -> Option<String> {
    Some(left(store, player, puzzle)?.example())
}

/// Returns `true` once its solution is on the board.
pub(in crate::service) fn is_done(store: &Store, player: &PlayerId, puzzle: PuzzleId) -> bool {
    left(store, player, puzzle).is_some_and(|board| board.is_done())
}

/// Number of stored puzzles that today's rules cannot follow.
pub(in crate::service) fn unreadable(store: &Store) -> Result<usize, StoreError> {
    let all = store::puzzles::all(store)?;
    Ok(all
        .iter()
        .filter(|stored| stored::read(stored).is_none())
        .count())
}

/// Returns `true` for a control that means the same wherever the puzzle stands.
const fn is_free(act: &PuzzleControl) -> bool {
    match act {
        PuzzleControl::Begin
        | PuzzleControl::Show
        | PuzzleControl::Solution
        | PuzzleControl::Again
        | PuzzleControl::PlayOn
        | PuzzleControl::Against { .. } => true,
        PuzzleControl::Piece(_) | PuzzleControl::Play(_) | PuzzleControl::Try(_) => false,
    }
}

/// Returns `true` for a control that only looks.
const fn looks(act: &PuzzleControl) -> bool {
    match act {
        PuzzleControl::Show | PuzzleControl::Piece(_) | PuzzleControl::PlayOn => true,
        PuzzleControl::Begin
        | PuzzleControl::Play(_)
        | PuzzleControl::Try(_)
        | PuzzleControl::Solution
        | PuzzleControl::Again
        | PuzzleControl::Against { .. } => false,
    }
}

/// The task, with a word for one that has counted already.
fn task(board: &PuzzleBoard, attempt: Option<PuzzleAttempt>) -> Text {
    let mut text = board.task();
    if !board.is_done() && attempt.is_some_and(|attempt| attempt.result.is_some()) {
        text.push_line(result::note("puzzle-practice", &[]).text);
    }
    text
}

fn press(
    service: &mut Service,
    request: &Request,
    board: &PuzzleBoard,
    act: &PuzzleControl,
    env: &Env,
) -> HandlerResult {
    match act {
        PuzzleControl::Begin | PuzzleControl::Show => Ok(vec![board.page(board.task())]),
        PuzzleControl::Piece(cell) => Ok(vec![board.targets(cell)]),
        PuzzleControl::Play(index) => match board.choice(*index) {
            Some(mv) => answer::answer(service, request, board, &[mv], env),
            None => Ok(vec![board.page(board.task())]),
        },
        PuzzleControl::Try(text) => answer::typed(service, request, board, text, env),
        PuzzleControl::PlayOn => Ok(vec![against::levels(service, board)?]),
        PuzzleControl::Against { level, since } => {
            let wanted = against::Wanted {
                level: *level,
                since: *since,
            };
            against::begin(service, request, board, wanted, env)
        }
        PuzzleControl::Solution => answer::solution(service, request, board, env),
        PuzzleControl::Again => {
            let board = board.at(0);
            board.save(&mut service.store, &request.user.id, env.now)?;
            Ok(vec![board.page(board.task())])
        }
    }
}

/// Shows a puzzle where its solver left it. One that is over begins again.
fn open(service: &mut Service, request: &Request, id: PuzzleId, env: &Env) -> HandlerResult {
    let board = opened(service, request, id)?;
    let attempt = store::solvers::attempt(&service.store, &request.user.id, id)?;
    let plies = attempt.filter(|attempt| attempt.plies < board.puzzle.line.len());
    let plies = plies.map_or(0, |attempt| attempt.plies);
    let board = board.at(plies);
    board.save(&mut service.store, &request.user.id, env.now)?;
    Ok(vec![board.page(task(&board, attempt))])
}

/// A puzzle at its start, if its solver may see it.
fn opened(service: &Service, request: &Request, id: PuzzleId) -> Result<PuzzleBoard, HandlerError> {
    let gone = || HandlerError::from(result::with_command("refuse-puzzle-gone", "puzzle solve"));
    let stored = store::puzzles::get(&service.store, id)?.ok_or_else(gone)?;
    let board = shown(service, request, stored).ok_or_else(gone)?;
    if let Some(game) = choose::game_at_puzzle(&service.store, &request.user.id, &board.puzzle)? {
        return Err(same_position(game.to_string()).into());
    }
    Ok(board)
}

/// A stored puzzle as its solver sees it; `None` if today's rules cannot follow it.
fn shown(service: &Service, request: &Request, stored: StoredPuzzle) -> Option<PuzzleBoard> {
    PuzzleBoard::of(&service.store, &request.user.id, stored)
}

/// The refusal of a puzzle that passes through the position of a running game.
fn same_position(game: String) -> Reply {
    result::note("refuse-puzzle-same", &[("other", TextArg::from(game))])
}
