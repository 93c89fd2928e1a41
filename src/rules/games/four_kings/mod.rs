//! Four Kings One War: a cross of 192 squares, two armies to a colour, two moves to a turn.
//!
//! Start with [`moves`] for the moves of pieces and `legal` for legality. [`board`] has the types of the board, `ways`
//! its lines as sets, [`setup`] arrangements, and [`position`] a lawful one being played. [`notation`] and
//! [`setup_text`] are its texts, `explain` its refusals, `depict` its picture, and `judge` with `features` its
//! evaluation.

pub mod board;
mod depict;
mod explain;
mod features;
mod judge;
mod legal;
pub mod men;
pub mod moves;
pub mod notation;
mod piece_sums;
mod play;
pub mod position;
pub mod setup;
pub mod setup_text;
mod teach;
mod ways;
mod weights;

use crate::game::any::erase;
use crate::game::grid::Perspective;
use crate::game::options::Options;
use crate::game::seat::Seat;
use crate::games::chessmen::Role;
use crate::games::four_kings::position::Position;
use crate::games::spec::{GameSpec, Looks, Luck, RatingPool, TableSize, face_to_face};
use crate::scene::Glyph;

/// The option that declares a table of four.
const TEAM: &str = "team";

/// The description of Four Kings One War.
pub static SPEC: GameSpec = GameSpec {
    slug: "four-kings",
    title: "Four Kings One War",
    tables: &[
        TableSize::FOR_TWO,
        TableSize {
            seats: 4,
            option: Some(TEAM),
        },
    ],
    sides: |options| match table(options) {
        setup::Seating::Duel => &["white", "black"],
        setup::Seating::Team => &["south", "west", "north", "east"],
    },
    looks: Looks {
        faces: |options, seat| match table(options) {
            setup::Seating::Duel => face_to_face(options, seat),
            setup::Seating::Team => behind_own_army(seat),
        },
        close_up: Some(4),
        passes: true,
    },
    rules_version: 1,
    options: &[TEAM],
    flags: &[],
    themes: &[],
    puzzles: include_str!("puzzles.txt"),
    draws_any_time: false,
    settled: |options: Options| options,
    luck: Luck {
        throws: |_| false,
        unit: Glyph::Pawn,
        worth: |piece| Role::from_glyph(piece).and_then(worth),
    },
    pools: &[
        RatingPool {
            slug: "four-kings",
            option: None,
        },
        RatingPool {
            slug: "four-kings-team",
            option: Some(TEAM),
        },
    ],
    rules: rules_pages!("four-kings"),
    ruled: |ending| match ending {
        "both-kings" => Some("FK-15"),
        "uneventful" | "bare-kings" | "repetition" => Some("FK-16"),
        _ => None,
    },
    words: game_words!("four-kings"),
    teaching: &teach::TEACHING,
    start: |options| erase(Position::start(table(options))),
    restore: |options, text| setup_text::read(text, table(options)).map(erase),
    depict: |options, text| {
        setup_text::arrangement(text, table(options)).map(|setup| depict::arrangement(&setup))
    },
};

/// The table of these options.
fn table(options: &Options) -> setup::Seating {
    if options.has(TEAM) {
        setup::Seating::Team
    } else {
        setup::Seating::Duel
    }
}

/// Seats go round the board like its sides.
fn behind_own_army(seat: Seat) -> Perspective {
    let side = u8::try_from(seat.index());
    Perspective::side(side.expect("a table has at most four seats"))
}

/// A piece's worth in pawns: queen 9, knight 7, rook 5, bishop 4 and pawn 2, divided by a pawn's 2.
const fn worth(role: Role) -> Option<f64> {
    match role {
        Role::Queen => Some(4.5),
        Role::Knight => Some(3.5),
        Role::Rook => Some(2.5),
        Role::Bishop => Some(2.0),
        Role::Pawn => Some(1.0),
        Role::King => None,
    }
}
