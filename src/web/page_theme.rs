//! The colours that a reader of pages can choose.

use crate::render::{ThemeName, vector};
use crate::service::words::catalogue::sentences;

/// The colours of a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PageTheme {
    /// Those that the reader's device asks for.
    Device,
    /// Those of a theme that the reader has chosen.
    Chosen(ThemeName),
}

impl PageTheme {
    /// All that a reader can choose, the usual one first.
    pub(super) fn all() -> Vec<Self> {
        let chosen = ThemeName::ALL.map(Self::Chosen);
        std::iter::once(Self::Device).chain(chosen).collect()
    }

    /// Its code.
    pub(super) const fn code(self) -> &'static str {
        match self {
            Self::Device => vector::AUTO,
            Self::Chosen(name) => name.code(),
        }
    }

    /// The theme with this code.
    pub(super) fn from_code(code: &str) -> Option<Self> {
        Self::all().into_iter().find(|theme| theme.code() == code)
    }

    /// Its name.
    pub(super) fn name(self) -> String {
        match self {
            Self::Device => sentences().line("web-theme-device", &[]),
            Self::Chosen(name) => sentences().line(&format!("theme-{}", name.code()), &[]),
        }
    }
}
