//! The languages of the catalogue, and who is spoken to in which.
//!
//! Private answers are in the language of who asks, what a table is told in that of its server. Which one is spoken
//! is settled once, where a reply begins ([`speaking`]), and every sentence made inside is in it.

use std::cell::Cell;

use crate::play::{GameId, Place, PlayerId};
use crate::service::Service;
use crate::service::ask::{Action, Request};
use crate::store::{Recipient, StoreError};

/// A language of the catalogue.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// German.
    German,
    /// Spanish.
    Spanish,
    /// French.
    French,
    /// Polish.
    Polish,
    /// Brazilian Portuguese.
    Portuguese,
}

/// What is typed and stored for the language of one's own program.
pub(super) const AUTO: &str = "auto";
/// The name under which a language that was chosen is kept, as a setting of a player or of a server.
const CHOSEN: &str = "language";
/// The name under which the language of somebody's own program is kept.
const LOCALE: &str = "locale";

impl Language {
    /// All of them, in the order of their codes.
    pub const ALL: [Self; 6] = [
        Self::German,
        Self::English,
        Self::Spanish,
        Self::French,
        Self::Polish,
        Self::Portuguese,
    ];

    /// The tag it goes by: `en`, `pt-BR`.
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::German => "de",
            Self::Spanish => "es",
            Self::French => "fr",
            Self::Polish => "pl",
            Self::Portuguese => "pt-BR",
        }
    }

    /// What it calls itself.
    pub const fn name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::German => "Deutsch",
            Self::Spanish => "Español",
            Self::French => "Français",
            Self::Polish => "Polski",
            Self::Portuguese => "Português do Brasil",
        }
    }

    /// What stands between the whole of a number and its parts.
    pub(super) const fn decimal_mark(self) -> &'static str {
        match self {
            Self::English => ".",
            Self::German | Self::Spanish | Self::French | Self::Polish | Self::Portuguese => ",",
        }
    }

    /// The language that somebody means by what he types: a tag, or its own name.
    pub fn of_word(word: &str) -> Option<Self> {
        let word = word.trim().to_lowercase();
        let named = |language: &Self| language.name().to_lowercase() == word;
        let by_name = Self::ALL.into_iter().find(named);
        by_name.or_else(|| Self::of_tag(&word).filter(|_| word.len() <= 6))
    }

    /// The language of such a tag, whatever country it names: `en-GB`, `es-419`, `pt`.
    pub fn of_tag(tag: &str) -> Option<Self> {
        let plain = |tag: &str| tag.split(['-', '_']).next().map(str::to_ascii_lowercase);
        let sought = plain(tag)?;
        Self::ALL
            .into_iter()
            .find(|language| plain(language.code()).as_ref() == Some(&sought))
    }
}

thread_local! {
    static CURRENT: Cell<Language> = const { Cell::new(Language::English) };
}

/// The language that sentences are made in just now.
pub fn current_language() -> Language {
    CURRENT.get()
}

/// Speaks another one again when it is dropped, also where somebody panics.
struct LanguageGuard(Language);

impl Drop for LanguageGuard {
    fn drop(&mut self) {
        CURRENT.set(self.0);
    }
}

/// Does this with all sentences in that language.
pub fn with_language<T>(language: Language, work: impl FnOnce() -> T) -> T {
    let _before = LanguageGuard(CURRENT.replace(language));
    work()
}

impl Service {
    /// The language of a player: the one he chose, or that of his own program as it was last seen.
    pub fn language_of(&self, who: &PlayerId) -> Option<Language> {
        let stored = self.store.preferences(who).unwrap_or_else(|error| {
            tracing::error!(%error, "the language of a player cannot be read");
            Vec::new()
        });
        kept(&stored)
    }

    /// The language that is spoken at a place.
    pub fn place_language(&self, place: &Place) -> Language {
        self.language_at(place).unwrap_or_default()
    }

    /// The language of the server of a place: the one it chose, or its own as it was last seen.
    pub(super) fn language_at(&self, place: &Place) -> Option<Language> {
        let stored = self
            .store
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
        &self,
        who: &PlayerId,
        program: Option<Language>,
        here: &Place,
    ) -> Language {
        let own = self.language_of(who).or(program);
        own.or_else(|| self.language_at(here)).unwrap_or_default()
    }

    /// The language to answer somebody in: where others hear it too, that of the place.
    pub(super) fn language_for(&self, request: &Request) -> Language {
        if matches!(request.action, Action::Chat { aloud: true, .. }) {
            return self.place_language(&request.place);
        }
        self.language_with(&request.who.id, None, &request.place)
    }

    /// The language to tell something of these games in; to somebody whose own is not known, that of the first
    /// one's server.
    pub(super) fn language_for_notice(&self, address: &Recipient, games: &[GameId]) -> Language {
        let there = || {
            let game = self.store.summary(*games.first()?).ok()??;
            self.language_at(&game.place)
        };
        let language = match address {
            Recipient::Place(place) => self.language_at(place),
            Recipient::Person(person) => self.language_of(person).or_else(there),
        };
        language.unwrap_or_default()
    }

    /// Notes the languages that a request came with; writes only what is news.
    pub(super) fn note_languages(&mut self, request: &Request) {
        if let Err(error) = self.try_note_languages(request) {
            // Whoever cannot be answered in his own language is answered in another.
            tracing::warn!(%error, "a language could not be noted");
        }
    }

    fn try_note_languages(&mut self, request: &Request) -> Result<(), StoreError> {
        let news = |kept: Vec<(String, String)>, tag: &str| {
            !kept
                .iter()
                .any(|(name, value)| name == LOCALE && value == tag)
        };
        if let Some(language) = request.access.language {
            let (who, tag) = (&request.who.id, language.code());
            if news(self.store.preferences(who)?, tag) {
                self.store.save_preferences(who, LOCALE, tag)?;
            }
        }
        if let Some(language) = request.access.house_language {
            let (house, tag) = (request.place.server(), language.code());
            if news(self.store.server_settings(house)?, tag) {
                self.store.save_server_settings(house, LOCALE, tag)?;
            }
        }
        Ok(())
    }
}

/// The language that was chosen or, failing that, last seen, among what is kept of a player or a server.
fn kept(stored: &[(String, String)]) -> Option<Language> {
    let kept = |sought: &str| {
        let found = stored.iter().find(|(name, _)| name == sought);
        found.and_then(|(_, tag)| Language::of_tag(tag))
    };
    kept(CHOSEN).or_else(|| kept(LOCALE))
}
