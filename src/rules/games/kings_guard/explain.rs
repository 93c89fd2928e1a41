//! The reason why a ply is not legal, as facts: the first rule that forbids it, in the order a person would ask.
//!
//! It explains plies that generation has refused, and never decides on legality.

use crate::game::text::Reason;
use crate::games::kings_guard::board::{Role, Square, Squares};
use crate::games::kings_guard::moves::{self, Move};
use crate::games::kings_guard::position::Position;
use crate::games::kings_guard::setup::Setup;
use crate::games::kings_guard::targets;

/// The squares of a ply.
fn ends(mv: Move) -> impl Iterator<Item = Square> {
    let ends = match mv {
        Move::Step { from, to } => Some([from, to]),
        Move::Done => None,
    };
    ends.into_iter().flatten()
}

/// The ply was tried after the end of the game.
pub(super) fn game_over(mv: Option<Move>) -> Reason {
    Reason::new("game-over", mv.into_iter().flat_map(ends))
}

/// The turn began on one square, and a move from another was typed behind.
pub(super) fn one_tower(from: Square, other: Square) -> Reason {
    Reason::new("one-tower", [from, other])
        .name("square", &from)
        .name("other", &other)
        .show([other])
}

/// More plies were typed than the tower has: the game has ended before, or nothing on the square can move any more.
pub(super) fn turn_over(at: &Position, from: Square, to: Square) -> Reason {
    if let Some(fell) = moves::taken_on(&at.setup().board) {
        return Reason::new("turn-won", [from, to])
            .name("square", &fell)
            .show([fell]);
    }
    Reason::new("turn-over", [from, to])
        .name("square", &from)
        .show([from])
}

/// The reason why this ply is not legal.
pub(super) fn refused(position: &Position, mv: Move) -> Reason {
    match mv {
        Move::Done => Reason::new("must-move", None::<Square>).ruling("KG-3"),
        Move::Step { from, to } => {
            let setup = position.setup();
            by_origin(setup, from, to)
                .or_else(|| by_target(position, from, to))
                .unwrap_or_else(|| by_way(position, from, to))
        }
    }
}

/// The tower is the wrong one to move from.
fn by_origin(setup: &Setup, from: Square, to: Square) -> Option<Reason> {
    let draft = |code| Reason::new(code, [from, to]);
    if let Some(turn) = setup.turn.filter(|turn| turn.from != from) {
        return Some(
            draft("turn-elsewhere")
                .name("square", &turn.from)
                .show([turn.from]),
        );
    }
    let Some(piece) = setup.board.top(from) else {
        return Some(draft("no-piece").name("square", &from).show([from]));
    };
    if setup.turn.is_none() && piece.side != setup.side {
        return Some(
            draft("not-your-top")
                .name("square", &from)
                .word("side", piece.side.code())
                .show([from]),
        );
    }
    let due = setup.due();
    if setup.turn.is_none() && !due.is_empty() && !due.contains(from) {
        let squares: Vec<String> = due.into_iter().map(|square| square.to_string()).collect();
        return Some(
            draft("duty")
                .name("squares", &squares.join(", "))
                .show(due)
                .ruling("KG-5"),
        );
    }
    None
}

/// Nothing may go from here to there, whatever the distance.
fn by_target(position: &Position, from: Square, to: Square) -> Option<Reason> {
    let setup = position.setup();
    let piece = setup.board.top(from)?;
    let draft = |code| Reason::new(code, [from, to]).name("square", &to).show([to]);
    if from == to {
        return Some(draft("stays").ruling("KG-3"));
    }
    let met = setup.board.top(to)?;
    if met.role == Role::King && met.side == setup.side {
        return Some(draft("own-king").ruling("KG-4"));
    }
    let most = position.rules().shape.tallest();
    if setup.board.tower(to).height() >= most {
        return Some(draft("tower-full").name("most", &most));
    }
    if met.role == Role::King && targets::spares(met.side, piece.side, setup.side) {
        return Some(
            draft("king-spared")
                .word("side", met.side.code())
                .ruling("KG-4"),
        );
    }
    None
}

/// It is too far, or only a longer way leads there.
fn by_way(position: &Position, from: Square, to: Square) -> Reason {
    let setup = position.setup();
    let diagonal = position.rules().diagonal;
    let height = setup.board.tower(from).height();
    let steps = distance(from, to, diagonal);
    let draft = |code| {
        Reason::new(code, [from, to])
            .name("from", &from)
            .name("to", &to)
            .name("height", &height)
    };
    if steps > height {
        let code = if diagonal {
            "too-far-diagonal"
        } else if distance(from, to, true) == 1 {
            "corner"
        } else {
            "too-far"
        };
        return draft(code).name("steps", &steps).show([to]).ruling("KG-2");
    }
    // The towers on the ways that would be short enough.
    let between = |square: &Square| {
        *square != from
            && *square != to
            && distance(from, *square, diagonal) + distance(*square, to, diagonal) <= height
    };
    let blocking: Squares = setup.board.occupied().into_iter().filter(between).collect();
    draft("no-way").show(blocking)
}

/// The number of steps between them on an empty board.
fn distance(one: Square, other: Square, diagonal: bool) -> u8 {
    let files = one.file().abs_diff(other.file());
    let ranks = one.rank().abs_diff(other.rank());
    if diagonal {
        files.max(ranks)
    } else {
        files + ranks
    }
}
