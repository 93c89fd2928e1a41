//! The games a user may see.

use crate::play::summary::GameSummary;
use crate::play::{GameId, PlayerId};
use crate::service::api::action::Asker;
use crate::service::api::reply::Reply;
use crate::service::api::result;
use crate::service::describe::args;
use crate::service::lookup::viewers;
use crate::service::words::catalogue::TextArg;
use crate::store::{Store, StoreError};

/// Returns `true` if a user may see a game from a place. It is at its own server or, if nobody else sees the answer,
/// the user has a seat (or invitation) in it. From a public page, also where [`viewers`] lets them.
pub(in crate::service) fn may_see(
    store: &Store,
    game: &GameSummary,
    asker: Asker<'_>,
) -> Result<bool, StoreError> {
    let Asker {
        player,
        place,
        aloud,
    } = asker;
    if game.place.server() == place.server() {
        return Ok(true);
    }
    if takes_part(game, player) {
        return Ok(!aloud);
    }
    if !viewers::is_page(place) {
        return Ok(false);
    }
    viewers::sees_server(store, Some(player), game.place.server())
}

/// Returns `true` for a user with a seat or an invitation.
pub(in crate::service) fn takes_part(game: &GameSummary, player: &PlayerId) -> bool {
    game.seats.contains(player)
        || game.challenger == *player
        || game.invited.as_ref() == Some(player)
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
    result::note("refuse-unknown-game", &args)
}
