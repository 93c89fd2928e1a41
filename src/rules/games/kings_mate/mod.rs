//! King's Mate: 7 by 9 squares, kings guarded by swordmasters, raised squares, and dice if wanted.
//!
//! Start with [`moves`] for the rules of movement and [`position`] for turns and ends. [`board`] has the types of the
//! board, `attacks` its geometry, `escort` the escort rule, `danger` threats, and [`setup`] arrangements. [`notation`]
//! and [`setup_text`] are its texts, `explain` its refusals, `depict` its picture. `judge` with `features` is its
//! evaluation, `worth` the worth of its pieces. [`perft`] counts lines, and `teach` is its teaching material.
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
pub mod perft;
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
use crate::games::spec::{GameSpec, Looks, Luck, OptionFlag, RatingPool, TableSize, face_to_face};
use crate::scene::Glyph;

/// The description of King's Mate.
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
    flags: &[
        OptionFlag {
            name: "rules",
            about: "The set of rules",
            values: &[("standard", None), ("expanded", Some("expanded"))],
        },
        OptionFlag {
            name: "active",
            about: "Declare Active Play (dice)",
            values: &[],
        },
    ],
    themes: &["escort", "raised"],
    puzzles: include_str!("puzzles.txt"),
    draws_any_time: false,
    settled,
    luck: Luck {
        throws: |options| Rules::from(options).active,
        unit: Glyph::Fool,
        worth: worth::of,
    },
    pools: &[
        RatingPool {
            slug: "kings-mate",
            option: None,
        },
        RatingPool {
            slug: "kings-mate-active",
            option: Some("active"),
        },
    ],
    rules: rules_pages!("kings-mate"),
    ruled: |ending| match ending {
        "stalemate" => Some("KM-7"),
        "fools-gambit" => Some("KM-10"),
        "repetition" => Some("KM-16"),
        _ => None,
    },
    words: game_words!("kings-mate"),
    teaching: &teach::TEACHING,
    start: |options| erase(Position::start(Rules::from(options))),
    restore: |options, text| setup_text::read(text, Rules::from(options)).map(erase),
    depict: |options, text| {
        let setup = setup_text::arrangement(text).ok()?;
        Some(depict::arrangement(&setup, Rules::from(options)))
    },
};

/// Removes options without a meaning. The owner and the time of dice mean something with dice only, and the bot does
/// not wait to throw dice that players throw themselves.
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
