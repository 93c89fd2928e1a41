//! Looking closer at a board: at what lies before one army, and at marks that are shown on request alone.

use crate::play::{GameId, Place, Timestamp};
use crate::service::api::look::CloseUp;
use crate::service::api::result::HandlerResult;
use crate::service::api::values::Person;
use crate::service::boards::views;
use crate::service::describe::close_up;
use crate::service::lookup::find;
use crate::service::lookup::find::GameMatch;
use crate::store::Store;

/// A board, looked at closer.
pub(in crate::service) fn close_up(
    store: &Store,
    who: &Person,
    place: &Place,
    (game, at): (Option<GameId>, CloseUp),
    now: Timestamp,
) -> HandlerResult {
    let game = find::resolve_game(store, &who.id, place, game, GameMatch::ToMoveOrLast)?;
    let mut reply = views::board_with_close_ups(store, who, &game, now)?;
    match at {
        CloseUp::Whole => {}
        CloseUp::Army(army) => {
            let own = game.seat_of(&who.id);
            close_up::army_close_up(&mut reply, &game, own, army);
        }
        CloseUp::Hints => close_up::mark(&mut reply, &game),
    }
    reply.replaces_source = true;
    Ok(vec![reply])
}
