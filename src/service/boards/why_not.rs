//! The answer to "Why not?".

use crate::play::command::{Command, MoveChoice, Refusal};
use crate::play::{GameId, Ply};
use crate::service::api::action::Request;
use crate::service::api::result::HandlerResult;
use crate::service::commit::command;
use crate::service::lookup::find;
use crate::store::Store;

/// Why this move was refused, while the board is still the same.
pub(in crate::service) fn why_not(
    store: &Store,
    request: &Request,
    id: GameId,
    ply: Ply,
    typed: &str,
) -> HandlerResult {
    let game = find::visible(store, &request.who.id, &request.place, id)?;
    let refusal = match game.position().read_turn(typed) {
        Err(error) if game.ply() == ply => Refusal::Move(error),
        Err(_) | Ok(_) => Refusal::Stale,
    };
    let command = Command::Play(MoveChoice::typed(&game, typed));
    Ok(vec![command::refusal_reply(
        store,
        &request.who,
        &game,
        &refusal,
        &command,
    )?])
}
