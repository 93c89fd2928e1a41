//! Swapping sides (the pie rule, ruling KG-7).

use crate::play::Game;
use crate::play::command::Command;
use crate::play::swap::SWAP;
use crate::service::api::action::Request;
use crate::service::api::result::HandlerError;
use crate::service::lookup::find::{self, GameMatch};
use crate::service::moves::typed::MeantLine;
use crate::store::Store;

/// A line of chat that swaps sides: `swap`, if one game of this place allows it to its author, or if the bot was
/// addressed. `None` for any other line.
pub(in crate::service) fn read_swap(
    store: &Store,
    request: &Request,
    meant: MeantLine<'_>,
) -> Result<Option<(Game, Command)>, HandlerError> {
    let MeantLine {
        line,
        named,
        attempt,
    } = meant;
    let word = line.trim_matches(|c: char| !c.is_alphanumeric());
    if !word.eq_ignore_ascii_case(SWAP) {
        return Ok(None);
    }
    match find::resolve_game(store, request.asker(), named, GameMatch::MaySwap) {
        Ok(game) if attempt || GameMatch::MaySwap.fits(&game, &request.user.id) => {
            Ok(Some((game, Command::Swap { seen: None })))
        }
        Err(why) if attempt => Err(why),
        Ok(_) | Err(_) => Ok(None),
    }
}
