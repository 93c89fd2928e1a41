//! Consent: a player accepts challenges from another, and sits down with them.

use crate::play::{Game, PlayerId};
use crate::service::api::preferences::ChallengePolicy;
use crate::service::api::reply::Reply;
use crate::service::api::result::{self, HandlerError};
use crate::service::api::values::Person;
use crate::service::lookup::{load_names, preferences};
use crate::service::words::catalogue::TextArg;
use crate::store::{self, Relation, Store, StoreError};

/// Refuses a game between two players if one has blocked the other. The blocked player is given no reason.
pub(in crate::service) fn check_not_blocked(
    store: &Store,
    player: &PlayerId,
    other: &PlayerId,
) -> Result<(), HandlerError> {
    if store::relations::between(store, other, player)? == Some(Relation::Block) {
        return Err(blocked_refusal(store, other)?.into());
    }
    if store::relations::between(store, player, other)? == Some(Relation::Block) {
        let names = load_names::load_names(store, [other].into_iter())?;
        let args = [
            ("player", names.arg(other)),
            ("command", TextArg::Command("unblock")),
        ];
        return Err(result::note("refuse-you-blocked", &args).into());
    }
    Ok(())
}

/// [`check_not_blocked`] for a player challenged by name, who may accept friends only.
pub(in crate::service) fn check_accepts_challenges(
    store: &Store,
    player: &PlayerId,
    other: &PlayerId,
) -> Result<(), HandlerError> {
    check_not_blocked(store, player, other)?;
    let friends_only =
        preferences::preferences_of(store, other).welcome == ChallengePolicy::Friends;
    if friends_only && store::relations::between(store, other, player)? != Some(Relation::Friend) {
        return Err(blocked_refusal(store, other)?.into());
    }
    Ok(())
}

fn blocked_refusal(store: &Store, other: &PlayerId) -> Result<Reply, StoreError> {
    let names = load_names::load_names(store, [other].into_iter())?;
    Ok(result::note(
        "refuse-unwelcome",
        &[("player", names.arg(other))],
    ))
}

/// Refuses a seat at a table if one of the players has blocked another.
pub(in crate::service) fn check_not_blocked_at_table(
    store: &Store,
    player: &PlayerId,
    game: &Game,
) -> Result<(), HandlerError> {
    let there = game.lobby().iter().map(|here| &here.player);
    for other in [game.challenger()].into_iter().chain(there) {
        if other != player {
            check_not_blocked(store, player, other)?;
        }
    }
    Ok(())
}

/// Checks that a player can be invited to play with these, and stores their name.
pub(in crate::service) fn check_can_be_seated<'a>(
    store: &mut Store,
    user: &Person,
    with: impl Iterator<Item = &'a PlayerId>,
) -> Result<(), HandlerError> {
    for other in with {
        check_not_blocked(store, &user.id, other).map_err(|why| match why {
            // The asking player sees no more than a blocked one.
            HandlerError::Reply(_) => {
                let player = [("player", TextArg::Player(&user.id, &user.name))];
                result::note("moderate-cannot-sit", &player).into()
            }
            fault @ HandlerError::Fault(_) => fault,
        })?;
    }
    if !user.name.is_empty() {
        store.save_name(&user.id, &user.name)?;
    }
    Ok(())
}
