//! Swapping sides (the pie rule, ruling KG-7).

use crate::play::Env;
use crate::play::command::Command;
use crate::play::swap::SWAP;
use crate::service::api::action::Request;
use crate::service::api::result::HandlerResult;
use crate::service::commit::command;
use crate::service::lookup::find;
use crate::service::lookup::find::GameMatch;
use crate::service::moves::typed::MeantLine;
use crate::service::state::Service;

/// A line of chat that swaps sides: `swap`, if one game of this place allows it to its author, or if the bot was
/// addressed. `None` for any other line.
pub(in crate::service) fn said_swap(
    service: &mut Service,
    request: &Request,
    meant: MeantLine<'_>,
    env: &Env,
) -> Option<HandlerResult> {
    let MeantLine {
        line,
        named,
        attempt,
    } = meant;
    let word = line.trim_matches(|c: char| !c.is_alphanumeric());
    if !word.eq_ignore_ascii_case(SWAP) {
        return None;
    }
    let player = &request.user.id;
    let game = match find::resolve_game(&service.store, request.asker(), named, GameMatch::MaySwap)
    {
        Ok(game) => game,
        Err(trouble) => return attempt.then_some(Err(trouble)),
    };
    if !attempt && !GameMatch::MaySwap.fits(&game, player) {
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
