//! Which games a user may see.

use crate::play::summary::GameSummary;
use crate::play::{GameId, Place, PlayerId};
use crate::service::api::reply::Reply;
use crate::service::describe::args;
use crate::service::words::catalogue;
use crate::service::words::catalogue::TextArg;

/// Whether a person may look at a game from a place: its own server, or a seat (or invitation) in it.
pub(in crate::service) fn may_see(game: &GameSummary, who: &PlayerId, place: &Place) -> bool {
    game.seats.contains(who)
        || game.challenger == *who
        || game.invited.as_ref() == Some(who)
        || game.place.server() == place.server()
}

/// There is no such game, or none that may be seen from here.
pub(in crate::service) fn unknown(id: GameId) -> Reply {
    unknown_as(&id.0.to_string())
}

/// There is no game of the number that was typed so.
pub(in crate::service) fn unknown_as(typed: &str) -> Reply {
    let args = [
        ("game", format!("#{}", args::short(typed)).into()),
        ("command", TextArg::Command("games")),
    ];
    Reply::note(catalogue::sentences().text("refuse-unknown-game", &args))
}
