//! The registry: which games there are ([`GameKind`]) and what each is ([`GameSpec`]).
//!
//! A new game is a folder here and one arm in [`GameKind::spec`].

pub mod four_kings;
pub mod immortal_star_masters;
pub mod kings_guard;
pub mod kings_mate;

use std::fmt;
use std::str::FromStr;

use crate::game::any::AnyPosition;
use crate::game::grid::Perspective;
use crate::game::options::Options;
use crate::game::scene::{Glyph, Scene};
use crate::game::seat::Seat;
use crate::game::teach::Teaching;
use crate::game::text::SetupError;

/// Which rules are played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum GameKind {
    /// King's Mate.
    KingsMate,
    /// King's Guard.
    KingsGuard,
}

/// Reads a position from its text under these options.
pub type Restore = fn(&Options, &str) -> Result<Box<dyn AnyPosition>, SetupError>;

/// All that the shared code must know of a game before it starts.
#[derive(Debug)]
pub struct GameSpec {
    /// The name in commands and storage: `kings-mate`.
    pub slug: &'static str,
    /// The name people read.
    pub title: &'static str,
    /// The sides in seat order, as codes: the catalogue has a `side-` message for each.
    pub sides: &'static [&'static str],
    /// Raised whenever a ruling changes what is legal.
    pub rules_version: u16,
    /// The options players may declare, by name: the catalogue has `option-` messages for each.
    pub options: &'static [&'static str],
    /// The options as they are played when these are chosen: with those that others take for granted.
    pub settled: fn(Options) -> Options,
    /// Whether dice are thrown under these options.
    pub throws: fn(&Options) -> bool,
    /// The piece that worth is counted in.
    pub unit: Glyph,
    /// What a piece is worth in such pieces, roughly: only luck is weighed with it. `None` for what is never taken.
    pub worth: fn(Glyph) -> Option<f64>,
    /// The rules page: our own words, with numbered rulings (Markdown).
    pub rules: &'static str,
    /// The same in other languages, by their tags: the same headings and rulings in the same order.
    pub rules_elsewhere: &'static [(&'static str, &'static str)],
    /// What it shows to who learns it.
    pub teaching: &'static Teaching,
    /// The starting position. Options that are not in [`GameSpec::options`] are ignored.
    pub start: fn(&Options) -> Box<dyn AnyPosition>,
    /// A position from its text under these options.
    pub restore: Restore,
    /// The picture of a position's text, whether or not these rules call the position lawful: games of
    /// other days stay viewable. `None` when the text is in no form that is known.
    pub depict: fn(&Options, &str) -> Option<Scene>,
}

impl GameSpec {
    /// The rules page in the language of this tag, or else in English.
    pub fn rules_in(&self, tag: &str) -> &'static str {
        let mut pages = self.rules_elsewhere.iter();
        pages
            .find(|(language, _)| *language == tag)
            .map_or(self.rules, |(_, page)| page)
    }

    /// The side from which a seat sees the board.
    pub const fn perspective(&self, seat: Seat) -> Perspective {
        // Two sides face each other across the board.
        if seat.index() == 0 {
            Perspective::Home
        } else {
            Perspective::Across
        }
    }
}

impl GameKind {
    /// All games, in the order they are offered.
    pub const ALL: [Self; 2] = [Self::KingsMate, Self::KingsGuard];

    /// What the game is.
    pub const fn spec(self) -> &'static GameSpec {
        match self {
            Self::KingsMate => &kings_mate::SPEC,
            Self::KingsGuard => &kings_guard::SPEC,
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
