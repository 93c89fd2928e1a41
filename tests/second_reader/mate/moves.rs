//! The rules themselves: moves of pieces, the escort, danger, and the effects of a move.

use crate::mate::Oracle;
use crate::mate::board::{COLUMNS, DIAGONAL, EIGHT, ROWS, Role, STRAIGHT, Side, Square};

/// A move being tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Trial {
    pub(super) from: Square,
    pub(super) to: Square,
    /// The kind that a fool becomes.
    pub(super) becomes: Option<Role>,
}

impl Oracle {
    /// The piece on a square.
    pub(super) fn at(&self, square: Square) -> Option<(Side, Role)> {
        self.squares[square.row * COLUMNS + square.column]
    }

    /// Puts a piece, or nothing, on a square.
    pub(super) fn put(&mut self, square: Square, piece: Option<(Side, Role)>) {
        self.squares[square.row * COLUMNS + square.column] = piece;
    }

    /// The squares of one side's pieces of a kind.
    pub(super) fn squares_of(&self, side: Side, role: Role) -> Vec<Square> {
        let mut found = Vec::new();
        for column in 0..COLUMNS {
            for row in 0..ROWS {
                let square = Square { column, row };
                if self.at(square) == Some((side, role)) {
                    found.push(square);
                }
            }
        }
        found
    }

    fn king_of(&self, side: Side) -> Square {
        self.squares_of(side, Role::King)[0]
    }

    // ---- Raised squares ----

    /// Returns `true` if the piece on `from` may stop on and pass through raised squares.
    fn may_use_raised_squares(&self, from: Square) -> bool {
        let Some((side, role)) = self.at(from) else {
            return false;
        };
        // Only kings and swordmasters may.
        if role == Role::King || role == Role::Swordmaster {
            return true;
        }
        // KM-2: while the king is in the centre, all of its pieces may, on all seven squares.
        if self.king_of(side).is_central() {
            return true;
        }
        // Fool's Gambit: a fool on its own King Square frees the others, but not itself (KM-10).
        self.rules.expanded
            && role == Role::Fool
            && self.at(side.king_square()) == Some((side, Role::Fool))
            && from != side.king_square()
    }

    // ---- How the pieces move ----

    /// The squares that the piece on `from` reaches: empty ones, and ones with an enemy piece, including the enemy
    /// king. KM-3: capturing on a raised square is stopping on it.
    fn reach(&self, from: Square) -> Vec<Square> {
        let Some((_, role)) = self.at(from) else {
            return Vec::new();
        };
        match role {
            Role::King => self.walk(from, &EIGHT, 1),
            Role::Swordmaster => self.walk(from, &EIGHT, 9),
            Role::Priest | Role::Priestess => self.walk(from, &DIAGONAL, 9),
            Role::Keeper => self.walk(from, &STRAIGHT, 9),
            Role::Fool => {
                let mut reached = self.walk(from, &[(0, 1), (0, -1)], 1);
                reached.retain(|to| self.at(*to).is_none());
                let mut captures = self.walk(from, &DIAGONAL, 1);
                captures.retain(|to| self.at(*to).is_some());
                reached.append(&mut captures);
                reached
            }
        }
    }

    /// Walks from a square in each direction up to the first obstacle, at most `most` steps.
    fn walk(&self, from: Square, directions: &[(isize, isize)], most: usize) -> Vec<Square> {
        let side = self.at(from).map(|(side, _)| side);
        let raised = self.may_use_raised_squares(from);
        let mut reached = Vec::new();
        for direction in directions {
            let mut here = from;
            for _ in 0..most {
                let Some(next) = here.step(*direction) else {
                    break;
                };
                if next.is_raised() && !raised {
                    break;
                }
                let stands_there = self.at(next).map(|(side, _)| side);
                if stands_there.is_some() && stands_there == side {
                    break;
                }
                reached.push(next);
                if stands_there.is_some() {
                    break;
                }
                here = next;
            }
        }
        reached
    }

    /// Defense of the Crown: the targets of the king's leap over both swordmasters.
    fn crown_leaps(&self) -> Vec<Square> {
        let side = self.turn;
        let never_moved = match side {
            Side::White => self.white_crown,
            Side::Black => self.black_crown,
        };
        if !self.rules.expanded || !never_moved {
            return Vec::new();
        }
        let swordmaster = Some((side, Role::Swordmaster));
        let king = self.king_of(side);
        let mut leaps = Vec::new();
        for direction in EIGHT {
            let Some(first) = king.step(direction) else {
                continue;
            };
            let Some(second) = first.step(direction) else {
                continue;
            };
            let Some(third) = second.step(direction) else {
                continue;
            };
            if self.at(first) == swordmaster
                && self.at(second) == swordmaster
                && self.at(third).is_none()
            {
                leaps.push(third);
            }
        }
        leaps
    }

    // ---- Fools' promotion ----

    /// The kinds that a fool may become: those of which some are lost.
    fn lost_kinds(&self, side: Side) -> Vec<Role> {
        let mut kinds = vec![Role::Keeper, Role::Priest, Role::Priestess];
        kinds.retain(|role| self.squares_of(side, *role).len() < role.count_at_start());
        kinds
    }

    /// The kinds that the piece may become on this move; `None` is its own.
    fn becomes(&self, from: Square, to: Square) -> Vec<Option<Role>> {
        let side = self.turn;
        let is_fool = self.at(from) == Some((side, Role::Fool));
        if !is_fool || to.row != side.far_row() {
            return vec![None];
        }
        // Fool's Gambit: a fool on the enemy King Square has won, so there is no promotion.
        if self.rules.expanded && to == side.other().king_square() {
            return vec![None];
        }
        let kinds = self.lost_kinds(side);
        // KM-8: without a lost piece it stays a fool.
        if kinds.is_empty() {
            return vec![None];
        }
        kinds.into_iter().map(Some).collect()
    }

    // ---- Danger ----

    /// Returns `true` if a side's king is defenseless and an enemy piece could capture it. Escorts and pins of the
    /// enemy do not matter (KM-5).
    pub(super) fn in_danger(&self, side: Side) -> bool {
        let defenseless = self.squares_of(side, Role::Swordmaster).is_empty();
        if !defenseless {
            return false;
        }
        let king = self.king_of(side);
        for from in Square::all() {
            let is_enemy = self.at(from).map(|(owner, _)| owner) == Some(side.other());
            if is_enemy && self.reach(from).contains(&king) {
                return true;
            }
        }
        false
    }

    // ---- The escort ----

    /// Returns `true` if a side's swordmasters are in formation around its king.
    fn in_formation(&self, side: Side) -> bool {
        let king = self.king_of(side);
        match self.squares_of(side, Role::Swordmaster).as_slice() {
            [] => true,
            [one] => one.adjacent(king),
            [one, two] => {
                let one_leads = one.adjacent(king) && (two.adjacent(king) || two.adjacent(*one));
                let two_leads = two.adjacent(king) && (one.adjacent(king) || one.adjacent(*two));
                one_leads || two_leads
            }
            _ => panic!("a side has at most two swordmasters"),
        }
    }

    // ---- Legal moves ----

    /// Returns `true` if the game has ended by an enemy fool on the King Square (expanded rules).
    pub(super) fn won_by_a_fool(&self) -> bool {
        let enemy_fool = Some((self.turn.other(), Role::Fool));
        self.rules.expanded && self.at(self.turn.king_square()) == enemy_fool
    }

    /// The moves that are legal except for the escort rule, with the positions after them.
    fn candidates(&self) -> Vec<(Trial, Self)> {
        if self.won_by_a_fool() {
            return Vec::new();
        }
        let side = self.turn;
        let mut candidates = Vec::new();
        for from in Square::all() {
            // KM-12: a piece that failed is out for the rest of the turn.
            let is_own = self.at(from).map(|(owner, _)| owner) == Some(side);
            if !is_own || self.failed.contains(&from) {
                continue;
            }
            let mut targets = self.reach(from);
            if self.is_king(from) {
                targets.append(&mut self.crown_leaps());
            }
            for to in targets {
                // A king is never captured.
                if self.at(to) == Some((side.other(), Role::King)) {
                    continue;
                }
                for becomes in self.becomes(from, to) {
                    let trial = Trial { from, to, becomes };
                    let next = self.after(trial);
                    if !next.in_danger(side) {
                        candidates.push((trial, next));
                    }
                }
            }
        }
        candidates
    }

    /// The legal moves with the positions after them. KM-4: those that leave the escort in formation. If it is broken
    /// now and no move mends it, all are legal.
    pub(super) fn legal(&self) -> Vec<(Trial, Self)> {
        let candidates = self.candidates();
        let mut formed = candidates.clone();
        formed.retain(|(_, next)| next.in_formation(self.turn));
        if formed.is_empty() && !self.in_formation(self.turn) {
            candidates
        } else {
            formed
        }
    }

    /// Returns `true` if the escort rule is waived for the next move: there are moves, and none mends the escort.
    pub fn waives_the_escort_rule(&self) -> bool {
        self.legal()
            .iter()
            .any(|(_, next)| !next.in_formation(self.turn))
    }

    /// Returns `true` if the side to move may play the Defense of the Crown.
    pub fn has_a_crown_leap(&self) -> bool {
        let leaps = self.crown_leaps();
        !leaps.is_empty()
            && self
                .legal()
                .iter()
                .any(|(trial, _)| leaps.contains(&trial.to) && self.is_king(trial.from))
    }

    fn is_king(&self, square: Square) -> bool {
        self.at(square) == Some((self.turn, Role::King))
    }

    // ---- Making a move ----

    /// The position after a move. A capture of Active Play counts as successful.
    pub(super) fn after(&self, trial: Trial) -> Self {
        let (side, role) = self
            .at(trial.from)
            .expect("a piece stands on the first square");
        let mut next = self.clone();
        next.put(trial.from, None);
        next.put(trial.to, Some((side, trial.becomes.unwrap_or(role))));
        if role == Role::King {
            match side {
                Side::White => next.white_crown = false,
                Side::Black => next.black_crown = false,
            }
        }
        next.turn = side.other();
        next.failed.clear();
        next
    }
}
