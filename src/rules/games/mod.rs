//! The registry of games ([`GameKind`]). Each describes itself in a [`GameSpec`].
//!
//! A new game is a folder here and a line in [`GameKind::ALL`]; one of another crate is handed to [`GameKind::add`].

/// The rules pages of the game whose pages have this name.
macro_rules! rules_pages {
    ($page:literal) => {
        rules_pages!($page, ("en", ""), ("de", "de/"), ("es", "es/"), ("fr", "fr/"), ("pl", "pl/"), ("pt-BR", "pt-BR/"))
    };
    ($page:literal, $(($language:literal, $folder:literal)),*) => {
        &[$((
            $language,
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/rules/", $folder, $page, ".md")),
        )),*]
    };
}

/// The words of the game whose files in the catalogue have this name, and those of its lesson.
macro_rules! game_words {
    ($slug:literal) => {
        game_words!($slug, "en", "de", "es", "fr", "pl", "pt-BR")
    };
    ($slug:literal, $($language:literal),*) => {
        &[$(
            ($language, include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../service/words/", $language, "/", $slug, ".ftl"))),
            ($language, include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../service/words/", $language, "/", $slug, "-teach.ftl"))),
        )*]
    };
}

pub mod chessmen;
pub mod four_kings;
pub mod immortal_star_masters;
pub mod kings_guard;
pub mod kings_mate;
pub mod spec;

use std::cmp::Ordering;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::str::FromStr;

use parking_lot::RwLock;

use crate::games::spec::GameSpec;

/// Games from outside this crate, as [`GameKind::add`] was handed them.
static ADDED: RwLock<Vec<GameKind>> = RwLock::new(Vec::new());

/// One of the games: those here, and those that were added. Two kinds are equal if their slugs are.
#[derive(Clone, Copy)]
pub struct GameKind(&'static GameSpec);

impl GameKind {
    /// King's Mate.
    pub const KINGS_MATE: Self = Self(&kings_mate::SPEC);
    /// King's Guard.
    pub const KINGS_GUARD: Self = Self(&kings_guard::SPEC);
    /// Four Kings One War.
    pub const FOUR_KINGS: Self = Self(&four_kings::SPEC);
    /// `ImmortalStarMasters`.
    pub const IMMORTAL_STAR_MASTERS: Self = Self(&immortal_star_masters::SPEC);

    /// All games of this crate, in the order they are offered.
    pub const ALL: [Self; 4] = [
        Self::KINGS_MATE,
        Self::KINGS_GUARD,
        Self::FOUR_KINGS,
        Self::IMMORTAL_STAR_MASTERS,
    ];

    /// The game's description.
    pub const fn spec(self) -> &'static GameSpec {
        self.0
    }

    /// Makes a game of another crate known by its slug, until the program ends: it can be challenged to, played, stored
    /// and read back. Lists offer [`GameKind::ALL`] alone.
    ///
    /// # Panics
    /// Panics if another game has its slug.
    pub fn add(spec: &'static GameSpec) -> Self {
        let kind = Self(spec);
        let mut added = ADDED.write();
        let mut known = Self::ALL.into_iter().chain(added.iter().copied());
        match known.find(|known| *known == kind) {
            Some(known) => assert!(std::ptr::eq(known.0, spec), "two games are called {kind}"),
            None => added.push(kind),
        }
        kind
    }

    /// The games that were added, in order.
    pub fn added() -> Vec<Self> {
        ADDED.read().clone()
    }

    /// The place in the order in which games are offered; that of an added one is behind.
    fn place(self) -> usize {
        let place = Self::ALL.iter().position(|kind| *kind == self);
        place.unwrap_or(Self::ALL.len())
    }
}

impl PartialEq for GameKind {
    fn eq(&self, other: &Self) -> bool {
        self.0.slug == other.0.slug
    }
}

impl Eq for GameKind {}

impl Hash for GameKind {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.slug.hash(state);
    }
}

impl PartialOrd for GameKind {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for GameKind {
    fn cmp(&self, other: &Self) -> Ordering {
        let key = |kind: &Self| (kind.place(), kind.0.slug);
        key(self).cmp(&key(other))
    }
}

impl fmt::Debug for GameKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0.slug)
    }
}

impl fmt::Display for GameKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0.slug)
    }
}

/// No game has this name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no game has this name")]
pub struct UnknownGame;

impl FromStr for GameKind {
    type Err = UnknownGame;
    fn from_str(slug: &str) -> Result<Self, UnknownGame> {
        let mut own = Self::ALL.into_iter();
        own.find(|kind| kind.0.slug == slug)
            .or_else(|| Self::added().into_iter().find(|kind| kind.0.slug == slug))
            .ok_or(UnknownGame)
    }
}
