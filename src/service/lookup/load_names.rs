//! The names of all people in a game.

use crate::play::{Game, PlayerId};
use crate::service::words::names::PlayerNames;
use crate::store::{Store, StoreError};

/// The names of all people in a game.
pub(in crate::service) fn names(store: &Store, game: &Game) -> Result<PlayerNames, StoreError> {
    let people = [game.challenger()]
        .into_iter()
        .chain(game.invited())
        .chain(game.seats())
        .chain(game.named_in_lobby())
        .chain(game.named_in_moderation());
    load_names(store, people)
}

pub(in crate::service) fn load_names<'a>(
    store: &Store,
    people: impl Iterator<Item = &'a PlayerId>,
) -> Result<PlayerNames, StoreError> {
    let mut fault = None;
    let names = PlayerNames::of_all(people, |id| {
        store.name(id).unwrap_or_else(|error| {
            fault = Some(error);
            None
        })
    });
    fault.map_or(Ok(names), Err)
}
