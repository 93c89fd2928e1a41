//! The languages, and the language of the present reply.

use std::cell::{Cell, RefCell};

use jiff::tz::TimeZone;

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

    /// The language of a locale of the environment: `pt_BR.UTF-8`, `de_AT@euro`. English for `C`, and for languages
    /// that are not among these.
    pub fn of_locale(locale: &str) -> Self {
        let tag = locale.split(['.', '@']).next().unwrap_or_default();
        Self::of_tag(tag).unwrap_or_default()
    }

    /// The words for it in English, and in it where its name has a country behind it.
    const fn other_names(self) -> &'static [&'static str] {
        match self {
            Self::English => &[],
            Self::German => &["german"],
            Self::Spanish => &["spanish", "espanol"],
            Self::French => &["french", "francais"],
            Self::Polish => &["polish"],
            Self::Portuguese => &[
                "portuguese",
                "brazilian portuguese",
                "português",
                "portugues",
            ],
        }
    }

    /// The language of a typed word: a tag, or its name, in English too.
    pub fn of_word(word: &str) -> Option<Self> {
        let word = word.trim().to_lowercase();
        let named = |language: &Self| {
            language.name().to_lowercase() == word || language.other_names().contains(&&*word)
        };
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
    static SURFACE: Cell<Surface> = const { Cell::new(Surface::Chat) };
    static ZONE: RefCell<Option<TimeZone>> = const { RefCell::new(None) };
}

/// The surface that sentences are read on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::service) enum Surface {
    /// In a chat.
    Chat,
    /// In a terminal: no menus, no channels, nobody to mention.
    Terminal,
    /// On a page: no commands.
    Page,
}

impl Surface {
    /// The surface on which sentences made now are read.
    pub(in crate::service) fn current() -> Self {
        SURFACE.get()
    }
}

/// Returns `true` if sentences made now are read in a terminal.
pub(in crate::service) fn is_at_terminal() -> bool {
    Surface::current() == Surface::Terminal
}

/// Restores the surface when it is dropped, also after a panic.
struct SurfaceGuard(Surface);

impl Drop for SurfaceGuard {
    fn drop(&mut self) {
        SURFACE.set(self.0);
    }
}

/// Runs a closure with the sentences of a terminal, where a sentence has a form of its own there.
pub fn at_terminal<T>(work: impl FnOnce() -> T) -> T {
    let _before = SurfaceGuard(SURFACE.replace(Surface::Terminal));
    work()
}

/// Runs a closure with the sentences of a page, where a sentence has a form of its own there.
pub fn on_page<T>(work: impl FnOnce() -> T) -> T {
    let _before = SurfaceGuard(SURFACE.replace(Surface::Page));
    work()
}

/// Restores the time zone when it is dropped, also after a panic.
struct ZoneGuard(Option<TimeZone>);

impl Drop for ZoneGuard {
    fn drop(&mut self) {
        ZONE.set(self.0.take());
    }
}

/// Runs a closure with all moments in this time zone; `None` is UTC.
pub fn in_zone<T>(zone: Option<TimeZone>, work: impl FnOnce() -> T) -> T {
    let _before = ZoneGuard(ZONE.replace(zone));
    work()
}

/// The time zone of moments written now.
pub(in crate::service) fn current_zone() -> TimeZone {
    ZONE.with_borrow(|zone| zone.clone().unwrap_or(TimeZone::UTC))
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_locale_names_a_language_whatever_stands_behind_it() {
        for (locale, language) in [
            ("pt_BR.UTF-8", Language::Portuguese),
            ("pt", Language::Portuguese),
            ("pt_PT@euro", Language::Portuguese),
            ("de_AT.UTF-8@euro", Language::German),
            ("pl_PL", Language::Polish),
            ("es_419", Language::Spanish),
            ("FR", Language::French),
            ("en_GB.UTF-8", Language::English),
            ("C.UTF-8", Language::English),
            ("POSIX", Language::English),
            ("ja_JP.UTF-8", Language::English),
            ("", Language::English),
        ] {
            assert_eq!(Language::of_locale(locale), language, "{locale}");
        }
    }
}
