//! Questions asked before a typed move is played that may not be meant for the board as it is now.

use crate::game::text::MoveText;
use crate::play::{Game, GameId, MadeMove, PlayerId, Timestamp, Version, turn};
use crate::service::api::action::Request;
use crate::service::api::reply::Reply;
use crate::service::api::result;
use crate::service::describe::refuse;
use crate::store::{Store, StoreError};

/// A reason to ask before a typed move is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::service) enum Doubt {
    /// The line ends with a question mark, or is an edit after a move of its author.
    Unsure,
    /// The line replies to a board.
    RepliesTo(BoardReply),
}

/// A reply to a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::service) struct BoardReply {
    /// The game.
    pub game: GameId,
    /// The version that the board shows.
    pub shown: Version,
    /// The newest version that was announced before the line was written. `None` if that is not known, or the line is
    /// not a missed one.
    pub announced: Option<Version>,
}

/// The question about a legal move, with a button that plays it. `None` if the move counts at once, or its author is
/// not to move.
///
/// # Errors
/// `StoreError` if the game's log cannot be read.
pub(in crate::service) fn question(
    store: &Store,
    request: &Request,
    game: &Game,
    plies: &[MoveText],
    doubt: Doubt,
) -> Result<Option<Reply>, StoreError> {
    let counts = game.awaits(&request.user.id) && !game.stands_still();
    if !counts || !holds(store, request, game, doubt)? {
        return Ok(None);
    }
    let Some(play) = refuse::turn_button(game, plies) else {
        return Ok(None);
    };
    let id = match doubt {
        Doubt::Unsure => "move-asked",
        Doubt::RepliesTo(..) => "move-on-older-board",
    };
    let args = [
        ("game", game.id().to_string().into()),
        ("move", turn::join_turn(plies).into()),
    ];
    let mut reply = result::note(id, &args);
    reply.controls.push(play);
    Ok(Some(reply.deleted_after_next_move(game)))
}

/// Returns `true` if a line with this doubt does not count at once in this game.
///
/// # Errors
/// `StoreError` if the game's log cannot be read.
pub(in crate::service) fn holds(
    store: &Store,
    request: &Request,
    game: &Game,
    doubt: Doubt,
) -> Result<bool, StoreError> {
    Ok(match doubt {
        Doubt::Unsure => true,
        Doubt::RepliesTo(reply) => {
            reply.game == game.id() && !knows_board(store, request, game, reply)?
        }
    })
}

/// Returns `true` if a player has moved in this game since this time.
pub(in crate::service) fn has_moved_since(game: &Game, player: &PlayerId, time: Timestamp) -> bool {
    let is_own = |step: &MadeMove| step.at >= time && game.player(step.seat) == Some(player);
    game.steps().iter().rev().any(is_own)
}

/// Returns `true` if the author of a reply knows the board as it is. All moves since the board that they reply to are
/// then their own. Moves that were announced after a missed line do not count. Nobody foresees dice, however.
fn knows_board(
    store: &Store,
    request: &Request,
    game: &Game,
    reply: BoardReply,
) -> Result<bool, StoreError> {
    if reply.shown == game.version() {
        return Ok(true);
    }
    let log = store.load(game.id())?;
    let at = |version: Version| Game::from_log(game.id(), log.get(..version.0 as usize)?);
    let announced = reply.announced.unwrap_or(game.version());
    let announced = announced.max(reply.shown);
    let (Some(shown), Some(announced)) = (at(reply.shown), at(announced)) else {
        return Ok(false);
    };
    let steps = game.steps();
    let same = |(step, then): (&MadeMove, &MadeMove)| {
        (step.seat, &step.text, &step.roll) == (then.seat, &then.text, &then.roll)
    };
    // A take-back changes the board, and so does a swap of sides.
    let continues = |then: &Game| {
        let before = then.steps();
        then.seating().swapped() == game.seating().swapped()
            && before.len() <= steps.len()
            && steps.iter().zip(before).all(same)
    };
    let is_own = |step: &MadeMove| game.player(step.seat) == Some(&request.user.id);
    let is_known = |(nth, step): (usize, &MadeMove)| {
        is_own(step) || nth >= announced.steps().len() && step.roll.is_none()
    };
    let mut since = steps.iter().enumerate().skip(shown.steps().len());
    Ok(continues(&shown) && continues(&announced) && since.all(is_known))
}
