//! The effects of a move and of an elimination, and the status of a position.

use super::board::{Cell, ROOK_STEPS, Seat};
use super::moves::{Ply, crossing, goes_two, meant};
use super::{Kind, Man, Passing, Table};

impl Table {
    /// The seat after the one to move.
    pub(super) fn following(&self) -> Seat {
        let later = self.playing.keys().find(|seat| **seat > self.seat);
        let first = self.playing.keys().find(|seat| **seat != self.seat);
        *later.or(first).unwrap_or(&self.seat)
    }

    /// The position after a move.
    pub(super) fn made(&self, ply: Ply) -> Self {
        let mut after = self.clone();
        let Ply { from, to, becomes } = ply;
        let victim = self.victim(ply);
        let mover = after.men.remove(&from).expect("somebody moves");
        if let Some(victim) = victim {
            after.take(victim);
        }
        let over = goes_two(&mover, from, to);
        let castles = mover.kind == Kind::King && !nearby(from, to);
        if castles {
            after.castle(from, to);
        }
        after.rights.remove(&from);
        after.rights.remove(&to);
        if mover.kind == Kind::King {
            let own = mover.seat.homes('R');
            after.rights.retain(|rook| !own.contains(rook));
        }
        let mut man = Man::new(mover.seat, becomes.unwrap_or(mover.kind));
        if man.kind == Kind::Pawn {
            man.crossed = &mover.crossed | &crossing(from, to);
        }
        after.men.insert(to, man);
        after.pass_on(self.seat, from, victim);
        if let Some(over) = over {
            let mut may: Vec<Seat> = self.playing.keys().copied().collect();
            may.retain(|seat| *seat != self.seat);
            let may = may.into_iter().collect();
            let passing = Passing {
                over,
                pawn: to,
                may,
            };
            after.passing.insert(self.seat, passing);
        }
        let counts = victim.is_none() && mover.kind != Kind::Pawn;
        after.count = if counts { self.count + 1 } else { 0 };
        after.seat = self.following();
        after
    }

    /// Takes a captured man off the board.
    fn take(&mut self, cell: Cell) {
        let man = self.men.remove(&cell).expect("somebody is captured");
        if let Some(lost) = self.playing.get_mut(&man.seat)
            && let Some(count) = lost.of(man.kind)
        {
            *count += 1;
        }
    }

    /// Moves the rook beside the castling king.
    fn castle(&mut self, from: Cell, to: Cell) {
        let step = ROOK_STEPS
            .into_iter()
            .find(|step| from.step(*step).and_then(|cell| cell.step(*step)) == Some(to))
            .expect("a king castles along his rank");
        let crossed = from.step(step).expect("as above");
        let mut way = std::iter::successors(to.step(step), |cell| cell.step(step));
        let rook = way.find(|cell| self.men.contains_key(cell));
        let rook = rook.expect("a rook stands at the end");
        let man = self.men.remove(&rook).expect("as above");
        self.men.insert(crossed, man);
        self.rights.remove(&rook);
    }

    /// Ends the rights to capture in passing that a turn of the seat ends.
    fn pass_on(&mut self, seat: Seat, from: Cell, victim: Option<Cell>) {
        for passing in self.passing.values_mut() {
            passing.may.remove(&seat);
        }
        self.passing.retain(|_, passing| {
            !passing.may.is_empty() && passing.pawn != from && Some(passing.pawn) != victim
        });
    }

    /// The position after one of [`Self::plies`], before eliminations.
    #[must_use]
    pub fn play(&self, text: &str) -> Self {
        self.made(meant(text))
    }

    /// The position after the elimination of the seat to move: mated, stalemated, resigned (ruling IS-12).
    #[must_use]
    pub fn eliminate(&self) -> Self {
        let mut after = self.clone();
        let out = self.seat;
        after.seat = self.following();
        after.playing.remove(&out);
        if let Some(king) = self.king(out) {
            after.men.remove(&king);
        }
        for man in after.men.values_mut().filter(|man| man.seat == out) {
            man.crossed.clear();
            man.fresh = false;
        }
        let living = after.playing.clone();
        after.men.retain(|cell, man| {
            let vanishes = man.kind == Kind::Pawn && living.contains_key(&man.seat);
            !vanishes || cell.territory() != Some(out)
        });
        let rooks = out.homes('R');
        after.rights.retain(|rook| !rooks.contains(rook));
        after.passing.remove(&out);
        for passing in after.passing.values_mut() {
            passing.may.remove(&out);
        }
        let men = after.men.clone();
        after
            .passing
            .retain(|_, passing| !passing.may.is_empty() && men.contains_key(&passing.pawn));
        after.count = 0;
        after
    }

    /// The position after a move and all eliminations that follow, with the eliminated seats.
    pub fn play_and_judge(&self, text: &str) -> (Self, Vec<char>) {
        self.play(text).judge()
    }

    /// The position after eliminating each seat without a move at its turn (ruling IS-10).
    pub fn judge(&self) -> (Self, Vec<char>) {
        let mut at = self.clone();
        let mut out = Vec::new();
        while at.kings() > 2 && ["mated", "stalemated"].contains(&at.status()) {
            out.push(at.seat.letter());
            at = at.eliminate();
        }
        (at, out)
    }

    /// Returns `true` for a draw: no progress for long, or only kings alive (ruling IS-13).
    fn drawn(&self) -> bool {
        let mut living = self.men.values().filter(|man| self.plays(man.seat));
        self.count >= 100 * self.kings() || living.all(|man| man.kind == Kind::King)
    }

    /// The state in one word.
    pub fn status(&self) -> &'static str {
        self.status_of(self.stuck())
    }

    /// The state, given whether there is no legal move.
    pub fn status_of(&self, stuck: bool) -> &'static str {
        if self.kings() == 1 {
            return "won";
        }
        let check = self.checked(self.seat);
        if stuck && check {
            "mated"
        } else if self.drawn() {
            "draw"
        } else if stuck {
            "stalemated"
        } else if check {
            "check"
        } else {
            "play"
        }
    }

    /// Returns `true` if the seat of this letter has its king.
    pub fn in_play(&self, letter: char) -> bool {
        self.playing.keys().any(|seat| seat.letter() == letter)
    }

    /// The letter of the seat to move.
    pub fn turn(&self) -> char {
        self.seat.letter()
    }
}

/// Returns `true` if a king gets there in one step.
pub(super) fn nearby(from: Cell, to: Cell) -> bool {
    let step = from.towards(to);
    ROOK_STEPS.contains(&step) || super::board::BISHOP_STEPS.contains(&step)
}
