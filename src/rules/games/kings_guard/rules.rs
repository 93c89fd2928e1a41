//! [`Rules`]: the parts of the rules that options change.

use crate::game::options::Options;
use crate::games::kings_guard::board::BoardShape;

/// The rules the players declared.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Rules {
    /// The board.
    pub shape: BoardShape,
    /// `true` if a step goes to any of the eight squares around.
    pub diagonal: bool,
}

impl From<&Options> for Rules {
    fn from(options: &Options) -> Self {
        Self {
            shape: if options.has("small") {
                BoardShape::Small
            } else {
                BoardShape::Large
            },
            diagonal: options.has("diagonal"),
        }
    }
}
