//! The targets of a tower's top piece, from the board alone.

use crate::games::kings_guard::board::{Board, Side, Square, Squares};
use crate::games::kings_guard::rules::Rules;

/// The empty squares within `steps` of `from` over empty squares, and the towers next to them.
// Ruling KG-2. A step is to the side, or in any direction where that was declared.
fn reach(board: &Board, rules: Rules, from: Square, steps: u8) -> Squares {
    let open = rules.shape.squares();
    let empty = open & !board.occupied();
    let mut reached = from.bit();
    for _ in 0..steps {
        let passable = reached & (empty | from.bit());
        let next = if rules.diagonal {
            passable.spread_wide()
        } else {
            passable.spread()
        };
        reached |= next & open;
    }
    reached
}

/// The targets of this tower's top piece in a turn of `mover`.
#[inline]
pub(super) fn targets(board: &Board, rules: Rules, from: Square, mover: Side) -> Squares {
    let tower = board.tower(from);
    let Some(piece) = tower.top() else {
        return Squares::EMPTY;
    };
    let mut targets = reach(board, rules, from, tower.height());
    // Ruling KG-3. No piece ends on the square it started from.
    targets.remove(from);
    for to in targets & board.occupied() {
        let full = board.tower(to).height() >= rules.shape.tallest();
        let spared = board.kings().contains(to)
            && board
                .top(to)
                .is_some_and(|king| spares(king.side, piece.side, mover));
        if full || spared {
            targets.remove(to);
        }
    }
    targets
}

/// Returns `true` if a piece of side `piece` may not stack on a king of side `king` in a turn of `mover`.
// Ruling KG-4.
pub(super) fn spares(king: Side, piece: Side, mover: Side) -> bool {
    king == mover || piece == king
}
