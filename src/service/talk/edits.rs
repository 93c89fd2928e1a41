//! Edits of lines whose author has moved since they wrote them: the words may be meant for the board before that move.
//!
//! A move is then asked about. Words that act have to be written again.

use crate::play::{Game, GameId};
use crate::service::api::action::{Action, Request};
use crate::service::api::reply::Reply;
use crate::service::api::result;
use crate::service::lookup::{find, load};
use crate::service::moves::doubt;
use crate::service::state::Service;
use crate::store::{Store, StoreError};

/// The first of these games in which the author of an edited line has moved since they wrote it. `None` for other
/// lines.
pub(in crate::service) fn moved_in<'a>(
    service: &Service,
    request: &Request,
    games: &'a [Game],
) -> Option<&'a Game> {
    let written = service.edit_of?;
    let has_moved = |game: &&Game| doubt::has_moved_since(game, &request.user.id, written);
    games.iter().find(has_moved)
}

/// The refusal of an edit into words that act in one of these games. `None` if they may act.
pub(in crate::service) fn refuse_act(
    service: &Service,
    request: &Request,
    games: &[Game],
) -> Option<Reply> {
    let game = moved_in(service, request, games)?;
    let args = [("game", game.id().to_string().into())];
    Some(result::note("edited-after-move", &args).deleted_after_next_move(game))
}

/// The games that words of a player may act in: the named one, or all that they play here.
///
/// # Errors
/// `StoreError` if the games cannot be read.
pub(in crate::service) fn games_meant(
    store: &Store,
    request: &Request,
    named: Option<GameId>,
) -> Result<Vec<Game>, StoreError> {
    let place = &request.place;
    match named {
        Some(game) => Ok(load::load_healthy(store, game)?.into_iter().collect()),
        None => find::running(
            store,
            &request.user.id,
            (!place.is_private()).then_some(place),
        ),
    }
}

/// The game of an answer, if it has one.
///
/// # Errors
/// `StoreError` if the game cannot be read.
pub(in crate::service) fn games_of(
    store: &Store,
    answer: &Action,
) -> Result<Vec<Game>, StoreError> {
    let game = answer.named_game();
    let game = game
        .map(|game| load::load_healthy(store, game))
        .transpose()?;
    Ok(game.flatten().into_iter().collect())
}
