//! Swapping sides (the pie rule, ruling KG-7).

use crate::play::command::Command;
use crate::play::swap::SWAP;
use crate::play::{Env, GameId};
use crate::service::api::action::Request;
use crate::service::api::result::HandlerResult;
use crate::service::commit::command;
use crate::service::lookup::find;
use crate::service::lookup::find::GameMatch;
use crate::service::state::Service;

/// A line of chat that takes the other side: `swap`, where one game of this place lets its author do so, or where
/// the bot was plainly spoken to. `None` where it is nothing of the kind.
pub(in crate::service) fn said_swap(
    service: &mut Service,
    request: &Request,
    (line, named, attempt): (&str, Option<GameId>, bool),
    env: &Env,
) -> Option<HandlerResult> {
    let word = line.trim_matches(|c: char| !c.is_alphanumeric());
    if !word.eq_ignore_ascii_case(SWAP) {
        return None;
    }
    let (who, place) = (&request.who.id, &request.place);
    let game = match find::resolve_game(&service.store, who, place, named, GameMatch::MaySwap) {
        Ok(game) => game,
        Err(trouble) => return attempt.then_some(Err(trouble)),
    };
    if !attempt && !GameMatch::MaySwap.fits(&game, who) {
        return None;
    }
    Some(command::run_command(
        service,
        request,
        game,
        &Command::Swap { seen: None },
        env,
    ))
}
