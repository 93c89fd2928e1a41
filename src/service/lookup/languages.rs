//! The language of a user, a place and a notice.

use crate::play::{GameId, Place, PlayerId};
use crate::service::api::action::Request;
use crate::service::api::setting_keys::{LANGUAGE, LOCALE};
use crate::service::lookup::stored;
use crate::service::state::Service;
use crate::service::words::language::Language;
use crate::store::{self, Recipient, Store, StoreError, StoredSettings};

/// The language of a player: the chosen one, or that of their client when it was last seen.
pub fn language_of(store: &Store, player: &PlayerId) -> Option<Language> {
    kept(&stored::of_player(store, player))
}

/// The language of a place.
pub fn place_language(service: &Service, place: &Place) -> Language {
    language_at(&service.store, place).unwrap_or_default()
}

/// The language that was chosen for a place.
pub fn chosen_at_place(service: &Service, place: &Place) -> Option<Language> {
    kept_as(&stored::of_server(&service.store, place.server()), LANGUAGE)
}

/// Stores the language that is chosen for a place. It comes before that of a terminal or a browser.
pub fn choose_at_place(service: &mut Service, place: &Place, language: Language) {
    let (server, tag) = (place.server(), language.code());
    if let Err(error) = store::servers::save_setting(&mut service.store, server, LANGUAGE, tag) {
        tracing::warn!(%error, "failed to store a chosen language");
    }
}

/// Stores the language that a place has of itself, such as that of a terminal. A chosen one comes before it.
pub fn note_place_language(service: &mut Service, place: &Place, language: Language) {
    if let Err(error) = try_note_place(&mut service.store, place, language) {
        // Fall back to another language; an error here must not fail the request.
        tracing::warn!(%error, "failed to store a language");
    }
}

/// The language of a place's server: the chosen one, or its own when it was last seen.
fn language_at(store: &Store, place: &Place) -> Option<Language> {
    kept(&stored::of_server(store, place.server()))
}

/// The language of a reply to a user who may be new: their known one, that of their client, or that of the place.
pub fn language_with(
    service: &Service,
    player: &PlayerId,
    program: Option<Language>,
    here: &Place,
) -> Language {
    let own = language_of(&service.store, player).or(program);
    own.or_else(|| language_at(&service.store, here))
        .unwrap_or_default()
}

/// The language of a reply: that of the page that shows it; if others see it too, that of the place.
pub(in crate::service) fn language_for(service: &Service, request: &Request) -> Language {
    if let Some(language) = request.access.page_language {
        return language;
    }
    if request.is_aloud() || service.options.speaks_one_language {
        return place_language(service, &request.place);
    }
    language_with(service, &request.user.id, None, &request.place)
}

/// The language of a notice about these games; for a player without a known one, that of the first game's server.
pub(in crate::service) fn language_for_notice(
    store: &Store,
    address: &Recipient,
    games: &[GameId],
) -> Language {
    let there = || {
        let game = store.summary(*games.first()?).ok()??;
        language_at(store, &game.place)
    };
    let language = match address {
        Recipient::Place(place) => language_at(store, place),
        Recipient::Person(person) => language_of(store, person).or_else(there),
    };
    language.unwrap_or_default()
}

/// Stores the languages that came with a request, if they changed.
pub(in crate::service) fn note_languages(store: &mut Store, request: &Request) {
    if let Err(error) = try_note_languages(store, request) {
        // Fall back to another language; an error here must not fail the request.
        tracing::warn!(%error, "failed to store a language");
    }
}

fn try_note_languages(store: &mut Store, request: &Request) -> Result<(), StoreError> {
    if let Some(language) = request.access.language {
        let (player, tag) = (&request.user.id, language.code());
        if kept_as(&store::players::preferences(store, player)?, LOCALE) != Some(language) {
            store::players::save_preference(store, player, LOCALE, tag)?;
        }
    }
    match request.access.server_language {
        Some(language) => try_note_place(store, &request.place, language),
        None => Ok(()),
    }
}

fn try_note_place(store: &mut Store, place: &Place, language: Language) -> Result<(), StoreError> {
    let (server, tag) = (place.server(), language.code());
    let known = kept_as(&store::servers::settings(store, server)?, LOCALE);
    // A place that was never asked speaks the default already.
    if known.unwrap_or_default() != language {
        store::servers::save_note(store, server, LOCALE, tag)?;
    }
    Ok(())
}

/// The chosen language or, failing that, the last seen one, among the settings of a player or a server.
fn kept(stored: &StoredSettings) -> Option<Language> {
    kept_as(stored, LANGUAGE).or_else(|| kept_as(stored, LOCALE))
}

fn kept_as(stored: &StoredSettings, name: &str) -> Option<Language> {
    stored.get(name).and_then(Language::of_tag)
}
