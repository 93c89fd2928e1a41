//! King's Guard: towers of guards and kings, which move as many steps as they are high.
//!
//! Start with [`moves`] for the rules of movement and [`position`] for ends. [`board`] has the types of the board,
//! [`setup`] arrangements. [`notation`] and [`setup_text`] are its texts, `explain` its refusals, `depict` its picture,
//! and `judge` its evaluation.

pub mod board;
mod depict;
mod explain;
mod judge;
pub mod moves;
pub mod notation;
pub mod position;
pub mod rules;
pub mod setup;
pub mod setup_text;
mod targets;
mod teach;
mod weights;

use crate::game::any::erase;
use crate::game::options::Options;
use crate::games::kings_guard::position::Position;
use crate::games::kings_guard::rules::Rules;
use crate::games::spec::{GameSpec, Looks, Luck, OptionFlag, RatingPool, TableSize, face_to_face};
use crate::scene::Glyph;

/// The description of King's Guard.
pub static SPEC: GameSpec = GameSpec {
    slug: "kings-guard",
    title: "King’s Guard",
    tables: &[TableSize::FOR_TWO],
    sides: |_| &["south", "north"],
    looks: Looks {
        faces: face_to_face,
        close_up: None,
        passes: false,
    },
    rules_version: 1,
    options: &["small", "diagonal", "swap", "no-swap"],
    flags: &[
        OptionFlag {
            name: "board",
            about: "The board",
            values: &[("large", None), ("small", Some("small"))],
        },
        OptionFlag {
            name: "steps",
            about: "How pieces step",
            values: &[("straight", None), ("diagonal", Some("diagonal"))],
        },
    ],
    themes: &["tower"],
    puzzles: include_str!("puzzles.txt"),
    draws_any_time: false,
    settled,
    luck: Luck {
        throws: |_| false,
        unit: Glyph::Guard,
        worth,
    },
    pools: &[RatingPool {
        slug: "kings-guard",
        option: None,
    }],
    rules: rules_pages!("kings-guard"),
    ruled: |ending| match ending {
        "king-taken" => Some("KG-4"),
        "immobility" | "repetition" | "standstill" => Some("KG-6"),
        _ => None,
    },
    words: game_words!("kings-guard"),
    teaching: &teach::TEACHING,
    start: |options| erase(Position::start(Rules::from(options))),
    restore: |options, text| setup_text::read(text, Rules::from(options)).map(erase),
    depict: |options, text| {
        let rules = Rules::from(options);
        let setup = setup_text::arrangement(text, rules.shape).ok()?;
        Some(depict::arrangement(&setup, rules))
    },
};

/// Adds the pie rule on the small board with diagonal steps, where the first player has far too large an advantage.
// Ruling KG-7.
fn settled(options: Options) -> Options {
    let usual = options.has("small") && options.has("diagonal");
    match (options.has("no-swap"), usual) {
        (true, true) => options.without("swap"),
        (true, false) => options.without("no-swap").without("swap"),
        (false, true) => options.with("swap"),
        (false, false) => options,
    }
}

/// Luck is never weighed here: there are no dice.
const fn worth(piece: Glyph) -> Option<f64> {
    match piece {
        Glyph::Guard => Some(1.0),
        Glyph::King
        | Glyph::Monarch
        | Glyph::Swordmaster
        | Glyph::Priest
        | Glyph::Priestess
        | Glyph::Keeper
        | Glyph::Fool
        | Glyph::Queen
        | Glyph::Rook
        | Glyph::Bishop
        | Glyph::Knight
        | Glyph::Pawn => None,
    }
}
