//! [`GameSpec`]: all that the shared code must know of a game before it starts.

use crate::game::any::AnyPosition;
use crate::game::grid::Perspective;
use crate::game::options::Options;
use crate::game::seat::Seat;
use crate::game::teach::Teaching;
use crate::game::text::SetupError;
use crate::scene::{Glyph, Scene};

/// A number of seats that a game can be played with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableSize {
    /// How many.
    pub seats: u8,
    /// The option that declares it, one of [`GameSpec::options`]; `None` where nothing has to be said.
    pub option: Option<&'static str>,
}

impl TableSize {
    /// For two, which goes without saying.
    pub const FOR_TWO: Self = Self {
        seats: 2,
        option: None,
    };

    /// The options that declare it and nothing else.
    pub fn options(&self) -> Options {
        let options = Options::default();
        self.option
            .map_or(options.clone(), |name| options.with(name))
    }
}

/// Two sides face each other across the board.
pub(crate) fn face_to_face(_: &Options, seat: Seat) -> Perspective {
    if seat == Seat::FIRST {
        Perspective::HOME
    } else {
        Perspective::ACROSS
    }
}

/// Reads a position from its text under these options.
pub type Restore = fn(&Options, &str) -> Result<Box<dyn AnyPosition>, SetupError>;

/// How a game's board is shown, beyond what is in its scenes.
#[derive(Debug)]
pub struct Looks {
    /// From which side of the board a seat of the table that these options declare sees it.
    pub faces: fn(&Options, Seat) -> Perspective,
    /// How many steps a close-up shows around the cell in its middle; `None` where the board is small enough.
    pub close_up: Option<u8>,
    /// Whether pawns can be taken in passing, so that squares can be marked for it.
    pub passes: bool,
}

/// What luck is in a game, and how it is weighed.
#[derive(Debug)]
pub struct Luck {
    /// Whether dice are thrown under these options.
    pub throws: fn(&Options) -> bool,
    /// The piece that worth is counted in.
    pub unit: Glyph,
    /// A piece's worth in such pieces, roughly: only luck is weighed with it. `None` for what is never taken.
    pub worth: fn(Glyph) -> Option<f64>,
}

/// All that the shared code must know of a game before it starts.
#[derive(Debug)]
pub struct GameSpec {
    /// The name in commands and storage: `kings-mate`.
    pub slug: &'static str,
    /// The name people read.
    pub title: &'static str,
    /// The tables it can be played at, the usual one first.
    pub tables: &'static [TableSize],
    /// The sides at the table that these options declare, in seat order, as codes: the catalogue has a `side-`
    /// message for each.
    pub sides: fn(&Options) -> &'static [&'static str],
    /// Raised whenever a ruling changes what is legal.
    pub rules_version: u16,
    /// The options players may declare, by name: the catalogue has `option-` messages for each.
    pub options: &'static [&'static str],
    /// The options as they are played when these are chosen: with those that others take for granted.
    pub settled: fn(Options) -> Options,
    /// How its board is shown.
    pub looks: Looks,
    /// What luck is in it.
    pub luck: Luck,
    /// The rules page: our own words, with numbered rulings (Markdown), by the tag of its language, English first. The
    /// same headings and rulings in the same order in each.
    pub rules: &'static [(&'static str, &'static str)],
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
        let pages = self.rules.iter();
        let page = pages.clone().find(|(language, _)| *language == tag);
        let page = page.or_else(|| pages.clone().next());
        page.expect("every game has a rules page").1
    }

    /// What the sides at this seat are called, at any of the tables; empty where none has so many seats.
    pub fn called_at(&self, seat: usize) -> Vec<&'static str> {
        let mut names = Vec::new();
        for table in self.tables {
            let sides = (self.sides)(&table.options());
            names.extend(sides.get(seat).filter(|side| !names.contains(*side)));
        }
        names
    }

    /// The seats of the largest table.
    pub fn most_seats(&self) -> u8 {
        let seats = self.tables.iter().map(|table| table.seats);
        seats.max().expect("every game has a table")
    }
}
