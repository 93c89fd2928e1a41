//! Close-ups: the part of a board in front of one army, and marks shown on request.

use crate::play::{GameId, Timestamp};
use crate::service::api::action::Request;
use crate::service::api::look::CloseUp;
use crate::service::api::result::HandlerResult;
use crate::service::boards::views;
use crate::service::describe::close_up;
use crate::service::lookup::find::{self, GameMatch};
use crate::store::Store;

/// The close-up of a board.
pub(in crate::service) fn close_up(
    store: &Store,
    request: &Request,
    game: Option<GameId>,
    at: CloseUp,
    now: Timestamp,
) -> HandlerResult {
    let game = find::resolve_game(store, request.asker(), game, GameMatch::ToMoveOrLast)?;
    let mut reply = views::board_with_close_ups(store, &request.user, &game, now)?;
    match at {
        CloseUp::Whole => {}
        CloseUp::Army(army) => {
            let own = game.seat_of(&request.user.id);
            close_up::army_close_up(&mut reply, &game, own, army);
        }
        CloseUp::Hints => close_up::mark(&mut reply, &game),
    }
    reply.replaces_source = true;
    Ok(vec![reply])
}
