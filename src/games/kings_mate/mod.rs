//! King's Mate: 7 by 9 squares, kings guarded by swordmasters, raised squares, and dice if wanted.
//!
//! Start with [`moves`] for the rules of movement and [`position`] for turns and ends. Words of the board
//! are in [`board`], geometry in `attacks`, the escort in `escort`, threats in `danger`, arrangements in
//! [`setup`]; texts are [`notation`] and [`setup_text`], refusals `explain`, the picture `depict`,
//! what positions are worth to a search `judge` by its `features`, what pieces are worth `worth`, what learners are shown `teach`.
//! Touch-move (KM-15) is no rule of positions: the layer above keeps it.

mod attacks;
pub mod board;
mod danger;
mod depict;
mod escort;
mod explain;
mod features;
mod judge;
pub mod moves;
pub mod notation;
pub mod position;
pub mod setup;
pub mod setup_text;
mod teach;
mod weights;
mod worth;

use crate::game::any::erase;
use crate::game::options::Options;
use crate::games::kings_mate::position::Position;
use crate::games::kings_mate::setup::Rules;
use crate::games::spec::{GameSpec, Looks, Luck, TableSize, face_to_face};
use crate::scene::Glyph;

/// What King's Mate is.
pub static SPEC: GameSpec = GameSpec {
    slug: "kings-mate",
    title: "King’s Mate",
    tables: &[TableSize::FOR_TWO],
    sides: |_| &["white", "black"],
    looks: Looks {
        faces: face_to_face,
        close_up: None,
        passes: false,
    },
    rules_version: 1,
    options: &[
        "expanded",
        "active",
        "interactive",
        "own-dice",
        "touch",
        "repetition",
    ],
    settled,
    luck: Luck {
        throws: |options| Rules::from(options).active,
        unit: Glyph::Fool,
        worth: worth::of,
    },
    rules: rules_pages!("kings-mate"),
    teaching: &teach::TEACHING,
    start: |options| erase(Position::start(Rules::from(options))),
    restore: |options, text| setup_text::read(text, Rules::from(options)).map(erase),
    depict: |options, text| {
        let setup = setup_text::arrangement(text).ok()?;
        Some(depict::arrangement(&setup, Rules::from(options)))
    },
};

/// Whose dice they are and when they fall means something with dice only; what players throw themselves nobody
/// waits for the bot to throw.
fn settled(options: Options) -> Options {
    let options = if options.has("own-dice") {
        options.without("interactive").with("active")
    } else {
        options
    };
    if options.has("interactive") {
        options.with("active")
    } else {
        options
    }
}
