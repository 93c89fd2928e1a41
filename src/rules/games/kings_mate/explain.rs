//! The reason why a move is not legal, as facts: the first rule that forbids it, in the order a person would ask.
//!
//! It explains moves that generation has refused, and never decides on legality.

use crate::game::text::Reason;
use crate::games::kings_mate::attacks::{
    Obstacles, all_lines, between, diagonal, diagonal_steps, neighbours, orthogonal, straight_steps,
};
use crate::games::kings_mate::board::{Bitboard, Board, Move, Piece, Role, Side, Square};
use crate::games::kings_mate::danger::{Closed, dangers};
use crate::games::kings_mate::escort::left_out;
use crate::games::kings_mate::moves::crown_line;
use crate::games::kings_mate::position::Position;
use crate::games::kings_mate::setup::Setup;

/// The move was tried while no move is due.
pub(super) fn not_now(code: &'static str, tried: Option<(Square, Square)>) -> Reason {
    Reason::new(code, tried.into_iter().flat_map(|(from, to)| [from, to]))
}

/// The reason why no piece of that kind returns with this move, one of those that fit the text.
pub(super) fn promotion(position: &Position, kind: Role, mv: Move, fitting: &[Move]) -> Reason {
    let choices: Vec<String> = fitting
        .iter()
        .filter_map(|mv| Some(mv.promotion?.letter().to_string()))
        .collect();
    let draft = |code| Reason::new(code, [mv.from, mv.to]).show([mv.to]);
    if !choices.is_empty() {
        // Some kinds are never lost, or gone for good.
        let code = if Role::PROMOTIONS.contains(&kind) {
            "promotion-kind"
        } else {
            "promotion-never"
        };
        return draft(code)
            .word("piece", kind.code())
            .name("choices", &choices.join(", "));
    }
    let side = position.setup().side;
    if mv.role != Role::Fool || !side.far_row().contains(mv.to) {
        return draft("promotion-not-due")
            .word("piece", mv.role.code())
            .name("square", &mv.to);
    }
    let (code, ruling) = if position.rules().expanded && mv.to == side.other().home() {
        ("promotion-wins", "KM-10")
    } else {
        ("promotion-nothing-lost", "KM-8")
    };
    draft(code).name("square", &mv.to).ruling(ruling)
}

/// The reason why no legal move goes from one square to the other.
pub(super) fn movement(position: &Position, from: Square, to: Square) -> Reason {
    let attempt = match Attempt::of(position, from, to) {
        Ok(attempt) => attempt,
        Err(reason) => return reason,
    };
    attempt
        .by_target()
        .or_else(|| attempt.by_way())
        .or_else(|| attempt.by_obstacle())
        .or_else(|| attempt.by_raised_square())
        .or_else(|| attempt.by_enemy_king())
        .unwrap_or_else(|| attempt.by_consequence())
}

/// A move of one of the mover's own pieces.
struct Attempt<'a> {
    position: &'a Position,
    setup: &'a Setup,
    side: Side,
    role: Role,
    from: Square,
    to: Square,
    /// The piece on the target.
    met: Option<Piece>,
}

impl<'a> Attempt<'a> {
    fn of(position: &'a Position, from: Square, to: Square) -> Result<Self, Reason> {
        let setup = position.setup();
        let draft = |code| Reason::new(code, [from, to]).show([from]);
        let piece = setup.board.piece_at(from);
        let piece = piece.ok_or_else(|| draft("no-piece").name("square", &from))?;
        let refused = |code| {
            draft(code)
                .word("piece", piece.role.code())
                .name("square", &from)
        };
        if piece.side != setup.side {
            return Err(refused("not-yours").word("side", piece.side.code()));
        }
        if setup.failed.contains(from) {
            return Err(refused("spent").ruling("KM-12"));
        }
        if from == to {
            return Err(refused("same-square"));
        }
        Ok(Self {
            position,
            setup,
            side: piece.side,
            role: piece.role,
            from,
            to,
            met: setup.board.piece_at(to),
        })
    }

    fn bare(&self, code: &'static str) -> Reason {
        Reason::new(code, [self.from, self.to])
    }

    fn draft(&self, code: &'static str) -> Reason {
        self.bare(code).word("piece", self.role.code())
    }

    /// A piece of the same side stands on the target.
    fn by_target(&self) -> Option<Reason> {
        let own = self.met.filter(|met| met.side == self.side)?;
        let draft = self.draft("own-piece").name("square", &self.to);
        Some(draft.word("by", own.role.code()).show([self.to]))
    }

    /// The piece does not move that way, on any board.
    fn by_way(&self) -> Option<Reason> {
        let (ways, code) = match self.role {
            Role::King => (neighbours(self.from), "king-step"),
            Role::Swordmaster => (all_lines(self.from, Obstacles::NONE), "swordmaster-line"),
            Role::Keeper => (orthogonal(self.from, Obstacles::NONE), "keeper-straight"),
            Role::Priest => (diagonal(self.from, Obstacles::NONE), "priest-diagonal"),
            Role::Priestess => (diagonal(self.from, Obstacles::NONE), "priestess-diagonal"),
            Role::Fool => return self.by_fools_way(),
        };
        if ways.contains(self.to) {
            return None;
        }
        if self.role == Role::King && self.position.rules().expanded && self.three_squares() {
            return Some(self.by_crown());
        }
        Some(self.no_way(code))
    }

    fn no_way(&self, code: &'static str) -> Reason {
        self.draft(code)
            .name("from", &self.from)
            .name("to", &self.to)
            .show([self.to])
    }

    fn by_fools_way(&self) -> Option<Reason> {
        if straight_steps(self.from).contains(self.to) {
            let met = self.met?;
            let draft = self.draft("fool-needs-empty").name("square", &self.to);
            return Some(draft.word("by", met.role.code()).show([self.to]));
        }
        if !diagonal_steps(self.from).contains(self.to) {
            return Some(self.no_way("fool-step"));
        }
        let draft = self.draft("fool-needs-enemy").name("square", &self.to);
        self.met.is_none().then(|| draft.show([self.to]))
    }

    fn three_squares(&self) -> bool {
        all_lines(self.from, Obstacles::NONE).contains(self.to)
            && between(self.from, self.to).count() == 2
    }

    /// Defense of the Crown was tried while it cannot be played.
    fn by_crown(&self) -> Reason {
        let line = crown_line(self.side, self.to);
        let Some([first, second]) = line.filter(|_| self.setup.crown[self.side.index()]) else {
            let draft = self.bare("crown-moved").name("square", &self.from);
            return draft.show([self.from]);
        };
        let swordmasters = self.setup.board.of(self.side, Role::Swordmaster);
        if let (true, Some(met)) = (swordmasters == first.bit() | second.bit(), self.met) {
            let draft = self.bare("crown-occupied").name("square", &self.to);
            return draft.word("by", met.role.code()).show([self.to]);
        }
        self.bare("crown-swordmasters")
            .name("first", &first)
            .name("second", &second)
            .show([first, second])
    }

    /// The first of these squares on the piece's way.
    fn nearest(&self, squares: Bitboard) -> Option<Square> {
        squares
            .into_iter()
            .min_by_key(|square| square.index().abs_diff(self.from.index()))
    }

    fn by_obstacle(&self) -> Option<Reason> {
        let board = &self.setup.board;
        let at = self.nearest(between(self.from, self.to) & board.occupied())?;
        let met = board.piece_at(at)?;
        let draft = self.draft("blocked").name("square", &at);
        Some(
            draft
                .word("by", met.role.code())
                .word("side", met.side.code())
                .show([at]),
        )
    }

    fn by_raised_square(&self) -> Option<Reason> {
        let closed = Closed::to(&self.setup.board, self.side, self.position.rules());
        let closed = match self.role {
            Role::King | Role::Swordmaster => return None,
            Role::Keeper | Role::Priest | Role::Priestess => closed.pieces,
            Role::Fool => closed.fools,
        };
        if let Some(at) = self.nearest(between(self.from, self.to) & closed) {
            let draft = self.draft("raised-through").name("square", &at);
            return Some(draft.show([at]).ruling("KM-2"));
        }
        let ruling = if self.met.is_some() { "KM-3" } else { "KM-2" };
        let gambit = self.role == Role::Fool && self.position.rules().expanded;
        if gambit && closed.contains(self.to) {
            let draft = self.draft("raised-fool").name("square", &self.to);
            let draft = draft.name("home", &self.side.home());
            return Some(draft.show([self.to, self.side.home()]).ruling(ruling));
        }
        let draft = self.draft("raised-target").name("square", &self.to);
        closed
            .contains(self.to)
            .then(|| draft.show([self.to]).ruling(ruling))
    }

    fn by_enemy_king(&self) -> Option<Reason> {
        let king = self.met.filter(|met| met.role == Role::King)?;
        let guards = self.setup.board.of(king.side, Role::Swordmaster);
        let code = if guards.is_empty() {
            "king-never-taken"
        } else {
            "king-guarded"
        };
        let draft = self.draft(code).name("square", &self.to);
        let draft = draft.word("side", king.side.code());
        Some(draft.show([self.to]).show(guards))
    }

    /// The move is possible, but its result is forbidden.
    fn by_consequence(&self) -> Reason {
        let mv = Move {
            role: self.role,
            from: self.from,
            to: self.to,
            promotion: None,
        };
        let after = self.setup.after(mv).board;
        let guards = |board: &Board| {
            let swordmasters = board.of(self.side, Role::Swordmaster);
            board
                .king(self.side)
                .map_or(Bitboard::EMPTY, |king| left_out(king, swordmasters))
        };
        let left = guards(&after);
        if !left.is_empty() {
            let code = if guards(&self.setup.board).is_empty() {
                "escort"
            } else {
                "escort-mend"
            };
            let names: Vec<String> = left.into_iter().map(|square| square.to_string()).collect();
            let draft = self
                .bare(code)
                .count("count", left.count())
                .name("squares", &names.join(", "));
            // The pieces they would be cut off from.
            let king = after.king(self.side).map_or(Bitboard::EMPTY, Square::bit);
            return draft.show(left | king).ruling("KM-4");
        }
        let found = dangers(&after, self.position.rules(), self.side);
        let code = if self.position.dangers().is_empty() {
            "danger-enters"
        } else {
            "danger-stays"
        };
        let mut draft = self.draft(code);
        if let Some(king) = after.king(self.side) {
            // Each line of attack, from the attacker to the king.
            let lines = found.into_iter().map(|at| between(at, king) | at.bit());
            let lines = lines.fold(king.bit(), |all, line| all | line);
            draft = draft.name("king", &king).show(lines);
        }
        if let Some((at, by)) = found
            .first()
            .zip(found.first().and_then(|at| after.piece_at(at)))
        {
            draft = draft.word("by", by.role.code()).name("square", &at);
        }
        draft
    }
}
