//! The games a user may see.

use crate::play::summary::GameSummary;
use crate::play::{GameId, Place, PlayerId};
use crate::service::api::reply::Reply;
use crate::service::describe::args;
use crate::service::words::catalogue;
use crate::service::words::catalogue::TextArg;

/// Returns `true` if a user may see a game from a place: at its own server, or with a seat (or invitation) in it.
pub(in crate::service) fn may_see(game: &GameSummary, player: &PlayerId, place: &Place) -> bool {
    game.seats.contains(player)
        || game.challenger == *player
        || game.invited.as_ref() == Some(player)
        || game.place.server() == place.server()
}

/// The reply if there is no such game, or none that is visible here.
pub(in crate::service) fn unknown(id: GameId) -> Reply {
    unknown_as(&id.0.to_string())
}

/// The reply to a typed number that no game has.
pub(in crate::service) fn unknown_as(typed: &str) -> Reply {
    let args = [
        ("game", format!("#{}", args::short(typed)).into()),
        ("command", TextArg::Command("games")),
    ];
    Reply::note(catalogue::sentences().text("refuse-unknown-game", &args))
}
