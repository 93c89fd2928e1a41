//! The walk through the waiting boards: an action on one of them is followed by the next.

use crate::play::{Env, GameId};
use crate::service::api::action::{Action, Request};
use crate::service::api::onward;
use crate::service::api::result::{HandlerError, HandlerResult};
use crate::service::players::inbox::{self, Urgency, WaitingBoards};
use crate::service::state::Service;

/// Does this on a waiting board. Once it is done the next board follows; until then its controls lead on.
pub(in crate::service) fn act(
    service: &mut Service,
    request: &Request,
    first: &Action,
    env: &Env,
) -> HandlerResult {
    let player = &request.user.id;
    let game = first.named_game();
    let stood = match game {
        Some(game) => inbox::place_in_line(&service.store, player, game)?,
        None => None,
    };
    let asked = Request {
        action: first.clone(),
        ..request.clone()
    };
    let mut replies = match service.dispatch(&asked, env) {
        Ok(replies) => replies,
        Err(HandlerError::Reply(reply)) => vec![*reply],
        Err(HandlerError::Fault(error)) => return Err(error.into()),
    };
    let Some(game) = game else {
        return Ok(replies);
    };
    if replies.is_empty() {
        return next(service, request, (game, stood), env);
    }
    let ways_on = inbox::ways_on(&service.store, player, game)?;
    for reply in &mut replies {
        onward::lead_on(&mut reply.controls);
        if reply.replaces_source {
            reply.controls.extend(ways_on.iter().cloned());
        }
    }
    Ok(replies)
}

/// The outcome of an action in a game that stood at this place, with the next board.
fn next(
    service: &mut Service,
    request: &Request,
    done: (GameId, Option<Urgency>),
    env: &Env,
) -> HandlerResult {
    let player = &request.user.id;
    let (game, stood) = done;
    let waiting = WaitingBoards::of(&service.store, player)?;
    let next = waiting.following(game, stood);
    let mut reply = waiting.board(&service.store, player, next, env.now)?;
    if let Some(announced) = service.announced.take() {
        let mut text = announced.in_words().text;
        text.push_line(std::mem::take(&mut reply.text));
        reply.text = text;
    }
    Ok(vec![reply])
}
