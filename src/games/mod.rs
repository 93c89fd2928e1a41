//! The registry: which games there are ([`GameKind`]). What each says of itself is a [`GameSpec`].
//!
//! A new game is a folder here and one arm in [`GameKind::spec`].

/// The rules pages of the game whose pages have this name.
macro_rules! rules_pages {
    ($page:literal) => {
        rules_pages!($page, ("en", ""), ("de", "de/"), ("es", "es/"), ("fr", "fr/"), ("pl", "pl/"), ("pt-BR", "pt-BR/"))
    };
    ($page:literal, $(($language:literal, $folder:literal)),*) => {
        &[$((
            $language,
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/docs/rules/", $folder, $page, ".md")),
        )),*]
    };
}

pub mod chessmen;
pub mod four_kings;
pub mod immortal_star_masters;
pub mod kings_guard;
pub mod kings_mate;
pub mod spec;

use std::fmt;
use std::str::FromStr;

use crate::games::spec::GameSpec;

/// Which rules are played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum GameKind {
    /// King's Mate.
    KingsMate,
    /// King's Guard.
    KingsGuard,
    /// Four Kings One War.
    FourKings,
    /// `ImmortalStarMasters`.
    ImmortalStarMasters,
}

impl GameKind {
    /// All games, in the order they are offered.
    pub const ALL: [Self; 4] = [
        Self::KingsMate,
        Self::KingsGuard,
        Self::FourKings,
        Self::ImmortalStarMasters,
    ];

    /// What the game is.
    pub const fn spec(self) -> &'static GameSpec {
        match self {
            Self::KingsMate => &kings_mate::SPEC,
            Self::KingsGuard => &kings_guard::SPEC,
            Self::FourKings => &four_kings::SPEC,
            Self::ImmortalStarMasters => &immortal_star_masters::SPEC,
        }
    }
}

impl fmt::Display for GameKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.spec().slug)
    }
}

/// No game has this name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no game has this name")]
pub struct UnknownGame;

impl FromStr for GameKind {
    type Err = UnknownGame;
    fn from_str(slug: &str) -> Result<Self, UnknownGame> {
        Self::ALL
            .into_iter()
            .find(|kind| kind.spec().slug == slug)
            .ok_or(UnknownGame)
    }
}
