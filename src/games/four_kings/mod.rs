//! Four Kings One War: a cross of 192 squares, two armies to a colour, two moves to a turn.
//!
//! Start with [`moves`] for how pieces go and `legal` for what is allowed. Words of the board are in [`board`],
//! arrangements in [`setup`]; [`position`] is a lawful one being played. Texts are [`notation`] and [`setup_text`],
//! refusals `explain`, the picture `depict`.

pub mod board;
mod depict;
mod explain;
mod legal;
mod men;
pub mod moves;
pub mod notation;
pub mod position;
pub mod setup;
pub mod setup_text;
mod teach;

use crate::game::any::erase;
use crate::game::grid::Perspective;
use crate::game::options::Options;
use crate::game::seat::Seat;
use crate::games::GameSpec;
use crate::games::Table;
use crate::games::face_to_face;
use crate::games::four_kings::position::Position;
use crate::scene::Glyph;

/// The option that declares a table of four.
const TEAM: &str = "team";

/// What Four Kings One War is.
pub static SPEC: GameSpec = GameSpec {
    slug: "four-kings",
    title: "Four Kings One War",
    tables: &[
        Table::FOR_TWO,
        Table {
            seats: 4,
            option: Some(TEAM),
        },
    ],
    sides: |options| match table(options) {
        setup::Table::Duel => &["white", "black"],
        setup::Table::Team => &["south", "west", "north", "east"],
    },
    faces: |options, seat| match table(options) {
        setup::Table::Duel => face_to_face(options, seat),
        setup::Table::Team => behind_his_army(seat),
    },
    close_up: Some(4),
    passes: true,
    rules_version: 1,
    options: &[TEAM],
    settled: |options: Options| options,
    throws: |_| false,
    unit: Glyph::Pawn,
    worth,
    rules: rules_pages!("four-kings"),
    teaching: &teach::TEACHING,
    start: |options| erase(Position::start(table(options))),
    restore: |options, text| setup_text::read(text, table(options)).map(erase),
    depict: |options, text| {
        setup_text::arrangement(text, table(options)).map(|setup| depict::arrangement(&setup))
    },
};

/// How many play.
fn table(options: &Options) -> setup::Table {
    if options.has(TEAM) {
        setup::Table::Team
    } else {
        setup::Table::Duel
    }
}

/// Seats go round the board as its sides do.
fn behind_his_army(seat: Seat) -> Perspective {
    let side = u8::try_from(seat.index());
    Perspective::side(side.expect("seats are few"))
}

/// A queen is worth 9, a knight 7, a rook 5, a bishop 4 and a pawn 2, here counted in pawns.
const fn worth(piece: Glyph) -> Option<f64> {
    match piece {
        Glyph::Queen => Some(4.5),
        Glyph::Knight => Some(3.5),
        Glyph::Rook => Some(2.5),
        Glyph::Bishop => Some(2.0),
        Glyph::Pawn => Some(1.0),
        Glyph::King
        | Glyph::Swordmaster
        | Glyph::Priest
        | Glyph::Priestess
        | Glyph::Keeper
        | Glyph::Fool
        | Glyph::Guard => None,
    }
}
