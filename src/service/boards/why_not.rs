//! The answer to "Why not?".

use crate::play::command::{Command, MoveChoice, Refusal, TypedLine};
use crate::play::{GameId, Ply};
use crate::service::api::action::Request;
use crate::service::api::result::HandlerResult;
use crate::service::commit::command;
use crate::service::lookup::find;
use crate::store::Store;

/// The reason why this move was refused, while the board is still the same.
pub(in crate::service) fn why_not(
    store: &Store,
    request: &Request,
    id: GameId,
    ply: Ply,
    typed: &str,
) -> HandlerResult {
    let game = find::visible(store, request.asker(), id)?;
    let read = game.position().read_turn(typed);
    let refusal = match &read {
        Err(error) if game.ply() == ply => Refusal::Move(error.clone()),
        Err(_) | Ok(_) => Refusal::Stale,
    };
    let command = Command::Play(MoveChoice::Typed(TypedLine::new(&game, typed, read)));
    Ok(vec![command::refusal_reply(
        store,
        &request.user,
        &game,
        &refusal,
        &command,
    )?])
}
