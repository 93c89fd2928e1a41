//! King's Guard: towers of guards and kings, which move as far as they are high.
//!
//! Start with [`moves`] for the rules of movement and [`position`] for ends. Words of the board are in [`board`],
//! arrangements in [`setup`]; texts are [`notation`] and [`setup_text`], refusals `explain`, the picture `depict`,
//! what positions are worth to a search `judge`.

pub mod board;
mod depict;
mod explain;
mod judge;
pub mod moves;
pub mod notation;
pub mod position;
pub mod setup;
pub mod setup_text;
mod teach;
mod weights;

use crate::game::any::erase;
use crate::game::options::Options;
use crate::games::kings_guard::position::Position;
use crate::games::kings_guard::setup::Rules;
use crate::games::spec::{GameSpec, Looks, Luck, TableSize, face_to_face};
use crate::scene::Glyph;

/// What King's Guard is.
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
    settled,
    luck: Luck {
        throws: |_| false,
        unit: Glyph::Guard,
        worth,
    },
    rules: rules_pages!("kings-guard"),
    teaching: &teach::TEACHING,
    start: |options| erase(Position::start(Rules::from(options))),
    restore: |options, text| setup_text::read(text, Rules::from(options)).map(erase),
    depict: |options, text| {
        let rules = Rules::from(options);
        let setup = setup_text::arrangement(text, rules.shape).ok()?;
        Some(depict::arrangement(&setup, rules))
    },
};

/// The options with the pie rule where it goes without saying: on the small board with diagonal steps the first player
/// has far too much of an advantage.
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

/// No luck is ever weighed here: nothing is thrown.
const fn worth(piece: Glyph) -> Option<f64> {
    match piece {
        Glyph::Guard => Some(1.0),
        Glyph::King
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
