//! The walk through the waiting boards: what is done on one of them is followed by the next.

use crate::play::{Env, GameId};
use crate::service::api::action::{Action, Request};
use crate::service::api::onward;
use crate::service::api::result::{HandlerError, HandlerResult};
use crate::service::players::inbox::WaitingBoards;
use crate::service::state::Service;

/// Does this on a waiting board. Once it is done the next board follows; until then its controls lead on.
pub(in crate::service) fn act(
    service: &mut Service,
    request: &Request,
    first: &Action,
    env: &Env,
) -> HandlerResult {
    let player = &request.user.id;
    let before = WaitingBoards::of(&service.store, player)?;
    let asked = Request {
        action: first.clone(),
        ..request.clone()
    };
    let mut replies = match service.dispatch(&asked, env) {
        Ok(replies) => replies,
        Err(HandlerError::Reply(reply)) => vec![*reply],
        Err(HandlerError::Fault(error)) => return Err(error.into()),
    };
    let Some(game) = first.named_game() else {
        return Ok(replies);
    };
    if replies.is_empty() {
        return next(service, request, &before.games(), game, env);
    }
    for reply in &mut replies {
        onward::lead_on(&mut reply.controls);
        if reply.replaces_source {
            reply.controls.extend(before.ways_on(game));
        }
    }
    Ok(replies)
}

/// The outcome of an action in a game, with the next board: the same one while it still waits, or else the one after it.
fn next(
    service: &mut Service,
    request: &Request,
    order: &[GameId],
    done: GameId,
    env: &Env,
) -> HandlerResult {
    let player = &request.user.id;
    let waiting = WaitingBoards::of(&service.store, player)?;
    let left = waiting.games();
    // A game that was none of those that waited has no place among them: the first one follows.
    let at = order.iter().position(|game| *game == done).unwrap_or(0);
    let later = order.iter().skip(at);
    let next = later.copied().find(|game| left.contains(game));
    let mut reply = waiting.board(&service.store, player, next, env.now)?;
    if let Some(announced) = service.announced.take() {
        let mut text = announced.in_words().text;
        text.push_line(std::mem::take(&mut reply.text));
        reply.text = text;
    }
    Ok(vec![reply])
}
