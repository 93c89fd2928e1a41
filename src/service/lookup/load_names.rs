//! The names of all people in a game.

use crate::play::{Game, PlayerId, lobby};
use crate::service::words::catalogue::sentences;
use crate::service::words::language::{Language, with_language};
use crate::service::words::names::PlayerNames;
use crate::store::{Store, StoreError};

/// The names of all people in a game.
pub(in crate::service) fn names(store: &Store, game: &Game) -> Result<PlayerNames, StoreError> {
    // Also those whose seats others have by now.
    let moderation = game.moderation_events().iter();
    let people = [game.challenger()]
        .into_iter()
        .chain(game.invited())
        .chain(game.seats())
        .chain(lobby::named_in_lobby(game))
        .chain(moderation.flat_map(|(_, event)| event.people()));
    load_names(store, people)
}

pub(in crate::service) fn load_names<'a>(
    store: &Store,
    people: impl Iterator<Item = &'a PlayerId>,
) -> Result<PlayerNames, StoreError> {
    let mut fault = None;
    let names = PlayerNames::of_all(people, |id| {
        let name = store.name(id).unwrap_or_else(|error| {
            fault = Some(error);
            None
        });
        name.map(|name| usual_name(id, &name).unwrap_or(name))
    });
    fault.map_or(Ok(names), Err)
}

/// The name of a player at one screen who goes by the number of their seat, in the reader's language. It was stored in
/// the language of their last game.
fn usual_name(id: &PlayerId, name: &str) -> Option<String> {
    let seat = id.as_str().strip_prefix("console:player-")?;
    let called = || sentences().line("console-player", &[("number", seat.into())]);
    let mut languages = Language::ALL.into_iter();
    let is_usual = languages.any(|language| with_language(language, called) == name);
    is_usual.then(called)
}
