//! The language of a user, a place and a notice.

use crate::play::{GameId, Place, PlayerId};
use crate::service::api::action::{Action, Request};
use crate::service::state::Service;
use crate::service::words::language::Language;
use crate::store::{Recipient, Store, StoreError};

/// The name under which a language that was chosen is kept, as a setting of a player or of a server.
const CHOSEN: &str = "language";

/// The name under which the language of somebody's own program is kept.
const LOCALE: &str = "locale";

/// The language of a player: the one he chose, or that of his own program as it was last seen.
pub fn language_of(store: &Store, who: &PlayerId) -> Option<Language> {
    let stored = store.preferences(who).unwrap_or_else(|error| {
        tracing::error!(%error, "the language of a player cannot be read");
        Vec::new()
    });
    kept(&stored)
}

/// The language that is spoken at a place.
pub fn place_language(service: &Service, place: &Place) -> Language {
    language_at(&service.store, place).unwrap_or_default()
}

/// The language of the server of a place: the one it chose, or its own as it was last seen.
fn language_at(store: &Store, place: &Place) -> Option<Language> {
    let stored = store
        .server_settings(place.server())
        .unwrap_or_else(|error| {
            tracing::error!(%error, "the language of a server cannot be read");
            Vec::new()
        });
    kept(&stored)
}

/// The language to answer somebody in who may never have asked before: the one he is known by, that of his own
/// program, or that of the place.
pub fn language_with(
    service: &Service,
    who: &PlayerId,
    program: Option<Language>,
    here: &Place,
) -> Language {
    let own = language_of(&service.store, who).or(program);
    own.or_else(|| language_at(&service.store, here))
        .unwrap_or_default()
}

/// The language to answer somebody in: where others hear it too, that of the place.
pub(in crate::service) fn language_for(service: &Service, request: &Request) -> Language {
    if matches!(request.action, Action::Chat { aloud: true, .. }) {
        return place_language(service, &request.place);
    }
    language_with(service, &request.who.id, None, &request.place)
}

/// The language to tell something of these games in; to somebody whose own is not known, that of the first
/// one's server.
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

/// Notes the languages that a request came with; writes only what is news.
pub(in crate::service) fn note_languages(store: &mut Store, request: &Request) {
    if let Err(error) = try_note_languages(store, request) {
        // Whoever cannot be answered in his own language is answered in another.
        tracing::warn!(%error, "a language could not be noted");
    }
}

fn try_note_languages(store: &mut Store, request: &Request) -> Result<(), StoreError> {
    let news = |kept: Vec<(String, String)>, tag: &str| {
        !kept
            .iter()
            .any(|(name, value)| name == LOCALE && value == tag)
    };
    if let Some(language) = request.access.language {
        let (who, tag) = (&request.who.id, language.code());
        if news(store.preferences(who)?, tag) {
            store.save_preferences(who, LOCALE, tag)?;
        }
    }
    if let Some(language) = request.access.house_language {
        let (house, tag) = (request.place.server(), language.code());
        if news(store.server_settings(house)?, tag) {
            store.save_server_settings(house, LOCALE, tag)?;
        }
    }
    Ok(())
}

/// The language that was chosen or, failing that, last seen, among what is kept of a player or a server.
fn kept(stored: &[(String, String)]) -> Option<Language> {
    let kept = |sought: &str| {
        let found = stored.iter().find(|(name, _)| name == sought);
        found.and_then(|(_, tag)| Language::of_tag(tag))
    };
    kept(CHOSEN).or_else(|| kept(LOCALE))
}
