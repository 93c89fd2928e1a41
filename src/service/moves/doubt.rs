//! Questions asked before a typed move is played that may not be meant for the board as it is now.

use crate::game::text::MoveText;
use crate::play::{Game, GameId, MadeMove, Version, turn};
use crate::service::api::action::Request;
use crate::service::api::reply::Reply;
use crate::service::describe::refuse;
use crate::service::words::catalogue;
use crate::store::{Store, StoreError};

/// A reason to ask before a typed move is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::service) enum Doubt {
    /// The line ends with a question mark.
    Question,
    /// The line replies to a board of this game, which shows it at this version.
    RepliesTo(GameId, Version),
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
        Doubt::Question => "move-asked",
        Doubt::RepliesTo(..) => "move-on-older-board",
    };
    let args = [
        ("game", game.id().to_string().into()),
        ("move", turn::join_turn(plies).into()),
    ];
    let mut reply = Reply::note(catalogue::sentences().text(id, &args));
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
        Doubt::Question => true,
        Doubt::RepliesTo(replied, version) => {
            replied == game.id() && !knows_board(store, request, game, version)?
        }
    })
}

/// Returns `true` if a reader of the board at this version knows the board as it is: since then only they have moved.
fn knows_board(
    store: &Store,
    request: &Request,
    game: &Game,
    version: Version,
) -> Result<bool, StoreError> {
    if version == game.version() {
        return Ok(true);
    }
    let log = store.load(game.id())?;
    let shown = log.get(..version.0 as usize);
    let Some(shown) = shown.and_then(|log| Game::from_log(game.id(), log)) else {
        return Ok(false);
    };
    // A take-back changes the board, and so do dice.
    let Some((before, since)) = game.steps().split_at_checked(shown.steps().len()) else {
        return Ok(false);
    };
    let same = |(step, shown): (&MadeMove, &MadeMove)| {
        (step.seat, &step.text, &step.roll) == (shown.seat, &shown.text, &shown.roll)
    };
    let is_own = |step: &MadeMove| game.player(step.seat) == Some(&request.user.id);
    Ok(shown.swapped() == game.swapped()
        && before.iter().zip(shown.steps()).all(same)
        && since.iter().all(is_own))
}
