//! The languages, and the language of the present reply.

use std::cell::Cell;

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

/// The word typed and stored for the language of the user's client.
pub(in crate::service) const AUTO: &str = "auto";

impl Language {
    /// All languages, in the order of their codes.
    pub const ALL: [Self; 6] = [
        Self::German,
        Self::English,
        Self::Spanish,
        Self::French,
        Self::Polish,
        Self::Portuguese,
    ];

    /// Its tag: `en`, `pt-BR`.
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

    /// Its own name.
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

    /// The decimal mark.
    pub(in crate::service) const fn decimal_mark(self) -> &'static str {
        match self {
            Self::English => ".",
            Self::German | Self::Spanish | Self::French | Self::Polish | Self::Portuguese => ",",
        }
    }

    /// The language of a typed word: a tag, or its own name.
    pub fn of_word(word: &str) -> Option<Self> {
        let word = word.trim().to_lowercase();
        let named = |language: &Self| language.name().to_lowercase() == word;
        let by_name = Self::ALL.into_iter().find(named);
        by_name.or_else(|| Self::of_tag(&word).filter(|_| word.len() <= 6))
    }

    /// The language of a tag of any country: `en-GB`, `es-419`, `pt`.
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

/// The language of sentences made now.
pub fn current_language() -> Language {
    CURRENT.get()
}

/// Restores the language when it is dropped, also after a panic.
struct LanguageGuard(Language);

impl Drop for LanguageGuard {
    fn drop(&mut self) {
        CURRENT.set(self.0);
    }
}

/// Runs a closure with all sentences in this language.
pub fn with_language<T>(language: Language, work: impl FnOnce() -> T) -> T {
    let _before = LanguageGuard(CURRENT.replace(language));
    work()
}
