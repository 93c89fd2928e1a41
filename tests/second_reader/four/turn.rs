//! Turns: the legal plies, the state of a position, and the effects on the fields beside the board.

use super::attack::{Check, attackers, safe};
use super::board::{Army, Kind, Square};
use super::moves::{Arrival, Move};
use super::{Seat, Table};

/// The possibilities at the start of a turn.
enum Opening {
    /// These first moves.
    Moves(Vec<Move>),
    /// No move, although no own king is in check.
    Stuck,
    /// One of these kings must be handed over.
    HandOver(Vec<Army>),
    /// The colour has lost.
    Lost,
}

impl Table {
    /// All legal plies as canonical texts, sorted.
    pub fn plies(&self) -> Vec<String> {
        let own = self.seat.armies();
        let mut plies: Vec<String> = if self.made == 1 {
            let ends = |one: &Move| safe(&one.played_on(&self.board), &own);
            let moves = self.moves().filter(ends);
            let done = safe(&self.board, &own).then(|| "done".to_owned());
            moves.map(|one| one.text()).chain(done).collect()
        } else {
            let opening = self.opening();
            match &opening {
                _ if self.drawn(&opening) => Vec::new(),
                Opening::Moves(moves) => moves.iter().map(Move::text).collect(),
                // This is a draw in the duel.
                Opening::Stuck => vec!["done".to_owned()],
                Opening::HandOver(armies) => armies
                    .iter()
                    .filter_map(|army| self.board.king(*army))
                    .map(|king| format!("{}#", king.name()))
                    .collect(),
                Opening::Lost => Vec::new(),
            }
        };
        plies.sort();
        plies
    }

    /// `play`, `check`, `surrender`, `lost` or `draw`, without regard to repetition.
    pub fn status(&self) -> &'static str {
        let checked = !safe(&self.board, &self.seat.armies());
        if self.made == 0 {
            let opening = self.opening();
            match &opening {
                Opening::Lost => return "lost",
                _ if self.drawn(&opening) => return "draw",
                Opening::HandOver(_) => return "surrender",
                Opening::Moves(_) | Opening::Stuck => {}
            }
        }
        if checked { "check" } else { "play" }
    }

    /// The position after a legal ply.
    #[must_use]
    pub fn play(&self, ply: &str) -> Self {
        if ply == "done" {
            let mut next = self.clone();
            next.begin();
            next.end();
            return next;
        }
        if let Some(king) = ply.strip_suffix('#') {
            let square = Square::read(king).expect("a hand-over names the king's square");
            let king = self.board.at(square).expect("a king stands there");
            return self.handed_over(king.army);
        }
        let one = self.moves().find(|one| one.text() == ply);
        self.moved_on(&one.expect("only legal plies are played"))
    }

    /// Ruling FK-16, at the start of a turn: after a loss and before a hand-over. Ruling FK-17: in the team game a
    /// player without a move passes instead.
    fn drawn(&self, opening: &Opening) -> bool {
        let only_kings = self
            .board
            .pieces()
            .all(|(_, piece)| piece.kind == Kind::King);
        let stuck = matches!(opening, Opening::Stuck) && matches!(self.seat, Seat::Duel(_));
        let lost = matches!(opening, Opening::Lost);
        !lost && (stuck || only_kings || self.count >= 100)
    }

    /// The armies that may move now; after a hand-over (a ply made, but no piece moved) only the other one.
    pub(super) fn may_move(&self) -> Vec<Army> {
        let mut armies = self.seat.armies();
        if self.made == 1 && self.moved.is_empty() {
            armies.retain(|army| !self.captives.contains(army));
        }
        armies
    }

    /// Returns `true` if the turn can end with these kings safe after its first ply: at once or by one more move.
    fn can_end(&self, kings: &[Army]) -> bool {
        let mut checks = Vec::new();
        for army in kings.iter().copied() {
            if let Some(king) = self.board.king(army) {
                let checkers = attackers(&self.board, king, army.colour());
                checks.push(Check {
                    army,
                    king,
                    checkers,
                });
            }
        }
        if checks.iter().all(|check| check.checkers.is_empty()) {
            return true;
        }
        self.moves().any(|one| {
            let after = one.played_on(&self.board);
            !checks.iter().any(|check| check.stays(&after)) && safe(&after, kings)
        })
    }

    /// Returns `true` if a line of one or two moves leaves these kings safe.
    fn saves(&self, kings: &[Army]) -> bool {
        self.moves().any(|one| self.moved_on(&one).can_end(kings))
    }

    /// Ruling FK-15.
    fn opening(&self) -> Opening {
        let own = self.seat.armies();
        let legal = |one: &Move| self.moved_on(one).can_end(&own);
        let moves: Vec<Move> = self.moves().filter(legal).collect();
        if !moves.is_empty() {
            return Opening::Moves(moves);
        }
        let mut checked = own.clone();
        checked.retain(|army| !safe(&self.board, &[*army]));
        let falling = match checked[..] {
            [] => return Opening::Stuck,
            // A line that leaves the other king attacked does not save this one.
            [king] => vec![king],
            _ => {
                // No line saves both, so each is tested ignoring the other. If either could be saved, the owner
                // chooses.
                let (saved, mated): (Vec<Army>, Vec<Army>) =
                    checked.iter().partition(|army| self.saves(&[**army]));
                if saved.is_empty() {
                    return Opening::Lost;
                }
                if mated.is_empty() { saved } else { mated }
            }
        };
        // If the other king is captive, the second king of the colour is mated.
        let colour = self.seat.colour();
        if self.captives.iter().any(|army| army.colour() == colour) {
            return Opening::Lost;
        }
        let allowed = |army: &Army| match self.seat {
            Seat::Duel(_) => self.handed_over(*army).can_end(&own),
            // The turn ends with the hand-over, and the player has no other king.
            Seat::Team(_) => true,
        };
        let falling: Vec<Army> = falling.into_iter().filter(allowed).collect();
        if falling.is_empty() {
            Opening::Lost
        } else {
            Opening::HandOver(falling)
        }
    }

    /// The effects of any first ply of a turn; a second ply has none.
    fn begin(&mut self) {
        if self.made == 1 {
            return;
        }
        self.count = self.count.saturating_add(1);
        // Ruling FK-11: the opponents' right ends.
        let colour = self.seat.colour();
        let board = &self.board;
        let ours = |pawn: &Square| board.at(*pawn).is_some_and(|p| p.army.colour() == colour);
        self.passed.retain(|_, pawn| ours(pawn));
    }

    fn end(&mut self) {
        self.seat = self.seat.next();
        self.made = 0;
        self.moved.clear();
    }

    /// Removes the king. In the duel one move of the other army may follow.
    fn handed_over(&self, army: Army) -> Self {
        let mut next = self.clone();
        next.begin();
        if let Some(king) = self.board.king(army) {
            next.board.lift(king);
        }
        next.captives.insert(army);
        // A released king may not castle.
        for rook in army.rook_homes() {
            next.rights.remove(&rook);
        }
        match self.seat {
            Seat::Duel(_) => next.made = 1,
            Seat::Team(_) => next.end(),
        }
        next
    }

    /// The position after a move.
    fn moved_on(&self, one: &Move) -> Self {
        let Some(piece) = self.board.at(one.from) else {
            return self.clone();
        };
        let is_pawn = matches!(piece.kind, Kind::Pawn(_));
        let mut next = self.clone();
        next.begin();
        if is_pawn || one.taken.is_some() {
            next.count = 0;
        }
        next.board = one.played_on(&self.board);
        next.rights.remove(&one.from);
        if let Some(taken) = one.taken {
            next.rights.remove(&taken);
        }
        if piece.kind == Kind::King {
            for rook in piece.army.rook_homes() {
                next.rights.remove(&rook);
            }
        }
        if let Arrival::Released(army) = one.arrival {
            next.captives.remove(&army);
        }
        self.sweep(one, piece.kind, &mut next);
        // A pawn that promotes, or leaves for a release, has no passed squares.
        if is_pawn && one.taken.is_none() && one.arrival == Arrival::Same {
            let mut path = one.path();
            path.pop();
            // If two pawns passed a square, the last one is captured (ruling FK-11).
            next.passed
                .extend(path.into_iter().map(|square| (square, one.to)));
        }
        if self.made == 1 {
            next.end();
        } else {
            next.made = 1;
            next.moved = match (one.arrival, one.rook) {
                (Arrival::Released(army), _) => vec![army.king_home()],
                (_, Some((_, rook))) => vec![one.to, rook],
                _ => vec![one.to],
            };
        }
        next
    }

    /// Ruling FK-12: a line piece in the second move of the pawn's owner makes the squares on its way safe.
    fn sweep(&self, one: &Move, kind: Kind, next: &mut Self) {
        if self.made == 0 || !matches!(kind, Kind::Queen | Kind::Rook | Kind::Bishop) {
            return;
        }
        let path = one.path();
        let own = self.seat.armies();
        let mine = |pawn: &Square| self.board.at(*pawn).is_some_and(|p| own.contains(&p.army));
        next.passed
            .retain(|square, pawn| !(path.contains(square) && mine(pawn)));
    }
}
