//! Arguments of sentences: options, sides, pieces, and typed texts.

use crate::game::grid::{Cell, Grid};
use crate::game::seat::Seat;
use crate::game::text::MoveText;
use crate::play::lengths::cut;
use crate::play::{Game, PlayerId};
use crate::scene::{Figure, Glyph};
use crate::service::words::catalogue::{self, TextArg};

pub(in crate::service) type Extra<'a> = Vec<(&'static str, TextArg<'a>)>;

/// Typed text, cut to a length that keeps a sentence readable.
pub(in crate::service) fn short(typed: &str) -> String {
    const MAX_CHARS: usize = 41;
    let text: String = typed.chars().filter(|c| !c.is_control()).collect();
    cut(text.trim(), MAX_CHARS)
}

/// Moves in one line.
pub(in crate::service) fn list(moves: &[MoveText]) -> String {
    moves
        .iter()
        .map(MoveText::as_str)
        .collect::<Vec<_>>()
        .join(", ")
}

/// The names of these cells, each once, in the order of their letters and numbers.
pub(in crate::service) fn cell_names(grid: Grid, mut cells: Vec<Cell>) -> String {
    cells.sort_by_key(|cell| grid.name_parts(*cell));
    cells.dedup();
    let names: Vec<String> = cells.into_iter().map(|cell| grid.name(cell)).collect();
    names.join(" ")
}

/// The players of all other seats.
pub(in crate::service) fn others(game: &Game, seat: Seat) -> impl Iterator<Item = &PlayerId> {
    Seat::all(game.position().seats())
        .filter(move |other| *other != seat)
        .filter_map(|other| game.player(other))
}

/// The declared options in words.
pub(in crate::service) fn declared(game: &Game) -> String {
    let words = catalogue::sentences();
    let options: Vec<String> = game
        .options()
        .iter()
        .map(|option| words.code_name("option", option))
        .collect();
    if options.is_empty() {
        words.line("options-none", &[])
    } else {
        options.join(", ")
    }
}

/// The side of this code as a word.
pub(in crate::service) fn side_called(code: &str) -> String {
    catalogue::sentences().line(&format!("side-{code}"), &[])
}

/// The side of a seat as a word: "White".
pub(in crate::service) fn side(game: &Game, seat: Seat) -> String {
    side_called(game.side_code(seat))
}

/// The name of a piece, for `count` of them.
pub(in crate::service) fn piece(figure: Figure, count: usize) -> String {
    shape(figure.glyph, count)
}

/// The name of a piece of any side.
pub(in crate::service) fn shape(glyph: Glyph, count: usize) -> String {
    let count = TextArg::count(count);
    catalogue::sentences().line(&format!("piece-{}", glyph.name()), &[("count", count)])
}
