//! [`GameSpec`]: the description of a game for the shared code.

use crate::game::any::AnyPosition;
use crate::game::grid::Perspective;
use crate::game::options::Options;
use crate::game::seat::Seat;
use crate::game::teach::Teaching;
use crate::game::text::SetupError;
use crate::scene::{Glyph, Scene};

/// A table size of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableSize {
    /// Number of seats.
    pub seats: u8,
    /// The option that declares it, one of [`GameSpec::options`]; `None` if it needs no option.
    pub option: Option<&'static str>,
}

impl TableSize {
    /// Two seats, without an option.
    pub const FOR_TWO: Self = Self {
        seats: 2,
        option: None,
    };

    /// The options that declare it alone.
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

/// The look of a game's board, beyond its scenes.
#[derive(Debug)]
pub struct Looks {
    /// The side of the board from which a seat sees it, at the table of these options.
    pub faces: fn(&Options, Seat) -> Perspective,
    /// Number of steps a close-up shows around its middle cell; `None` for a small board.
    pub close_up: Option<u8>,
    /// `true` if the game has en passant, which marks squares.
    pub passes: bool,
}

/// Luck in a game, and its weights.
#[derive(Debug)]
pub struct Luck {
    /// Returns `true` if dice are thrown under these options.
    pub throws: fn(&Options) -> bool,
    /// The unit of worth, a piece.
    pub unit: Glyph,
    /// A piece's rough worth in such pieces: it weighs luck, and orders the choices of a promotion. `None` for a piece
    /// that is never taken.
    pub worth: fn(Glyph) -> Option<f64>,
}

/// An argument of the command line for options of a game: `--board small`, or a switch such as `--active`.
#[derive(Debug)]
pub struct OptionFlag {
    /// Its name, without dashes; that of the option, if it is a switch.
    pub name: &'static str,
    /// The choice it makes, for the help of the command line.
    pub about: &'static str,
    /// Its values with the options that they declare, the usual one first; none for a switch.
    pub values: &'static [(&'static str, Option<&'static str>)],
}

impl OptionFlag {
    /// The option that is declared by this value, if any is; `None` if the flag has no such value.
    pub fn declares(&self, value: Option<&str>) -> Option<Option<&'static str>> {
        let Some(value) = value else {
            return Some(Some(self.name));
        };
        let found = self.values.iter().find(|(known, _)| *known == value);
        found.map(|(_, option)| *option)
    }
}

/// The ratings of a game that stand apart from its others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RatingPool {
    /// The name in commands and storage. The catalogue has a `pool-` message for each.
    pub slug: &'static str,
    /// The option of its games; `None` is all games that have no pool of their own.
    pub option: Option<&'static str>,
}

/// The words of a game: Fluent messages by the tag of their language.
pub type GameWords = &'static [(&'static str, &'static str)];

/// The description of a game before it starts.
#[derive(Debug)]
pub struct GameSpec {
    /// The name in commands and storage, such as `kings-mate`.
    pub slug: &'static str,
    /// The name people read.
    pub title: &'static str,
    /// The table sizes, the usual one first.
    pub tables: &'static [TableSize],
    /// The sides at the table that these options declare, in seat order, as codes: the catalogue has a `side-`
    /// message for each.
    pub sides: fn(&Options) -> &'static [&'static str],
    /// The version of the rules, raised whenever a ruling changes the legal moves.
    pub rules_version: u16,
    /// The options players may declare, by name: the catalogue has `option-` messages for each.
    pub options: &'static [&'static str],
    /// The options that the command line offers by arguments of their own; the tables have `--players`.
    pub flags: &'static [OptionFlag],
    /// Themes of its puzzles, beside those of all games, as codes: the catalogue has a `motif-` message for each.
    pub themes: &'static [&'static str],
    /// The puzzles that come with it, one a line; the engine reads and writes them.
    pub puzzles: &'static str,
    /// `true` if two players may offer a draw at any time, and not only right after their own move. More than two
    /// always may.
    pub draws_any_time: bool,
    /// Completes chosen options with those they imply.
    pub settled: fn(Options) -> Options,
    /// The look of its board.
    pub looks: Looks,
    /// Its luck.
    pub luck: Luck,
    /// Its ratings, the usual ones first.
    pub pools: &'static [RatingPool],
    /// The rules page: our own words, with numbered rulings (Markdown), by language tag, English first. All languages
    /// have the same headings and rulings in the same order.
    pub rules: &'static [(&'static str, &'static str)],
    /// The ruling that an ending of this code goes by; `None` if the rules page needed none.
    pub ruled: fn(&str) -> Option<&'static str>,
    /// Its words in the catalogue: sides, pieces, options, refusals, endings.
    pub words: GameWords,
    /// Its teaching material.
    pub teaching: &'static Teaching,
    /// The starting position. Options that are not in [`GameSpec::options`] are ignored.
    pub start: fn(&Options) -> Box<dyn AnyPosition>,
    /// A position from its text under these options.
    pub restore: Restore,
    /// The picture of a position's text, even if these rules call the position unlawful: old games stay viewable.
    /// `None` if the text is in no known form.
    pub depict: fn(&Options, &str) -> Option<Scene>,
}

impl GameSpec {
    /// The rules page in the language of this tag, or in English.
    pub fn rules_in(&self, tag: &str) -> &'static str {
        let pages = self.rules.iter();
        let page = pages.clone().find(|(language, _)| *language == tag);
        let page = page.or_else(|| pages.clone().next());
        page.expect("every game has a rules page").1
    }

    /// Its words in the language of this tag.
    pub fn words_in(&self, tag: &str) -> impl Iterator<Item = &'static str> {
        let words = self
            .words
            .iter()
            .filter(move |(language, _)| *language == tag);
        words.map(|(_, source)| *source)
    }

    /// The names of the sides at this seat, at any of the tables; empty if none has so many seats.
    pub fn called_at(&self, seat: usize) -> Vec<&'static str> {
        let mut names = Vec::new();
        for table in self.tables {
            let sides = (self.sides)(&table.options());
            names.extend(sides.get(seat).filter(|side| !names.contains(*side)));
        }
        names
    }

    /// The pool of ratings for games with these options.
    pub fn pool(&self, options: &Options) -> &'static RatingPool {
        let apart = |pool: &&RatingPool| pool.option.is_some_and(|option| options.has(option));
        let found = self.pools.iter().find(apart).or_else(|| self.pools.first());
        found.expect("every game has a pool")
    }

    /// Number of seats of the largest table.
    pub fn most_seats(&self) -> u8 {
        let seats = self.tables.iter().map(|table| table.seats);
        seats.max().expect("every game has a table")
    }
}
