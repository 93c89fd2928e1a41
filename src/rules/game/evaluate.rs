//! [`Evaluate`]: a game's rules and evaluation for the search, typed and without lists.
//!
//! [`Position`] serves players with all legal moves, in the order of their texts. A search needs less, but more often:
//! pseudo-legal moves in any order, the position after one, a key, and the position's value. A game implements it in
//! one file, `judge.rs`. All values are whole numbers, so they are the same on every machine.

use crate::game::Position;
use crate::game::outcome::{Score, Status};
use crate::game::seat::{Seat, SeatSet};

/// Upper bound of [`Hint::slot`], exclusive.
pub const SLOTS: usize = 2048;

/// A part of the moves of a position. The two parts together are all moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// Captures, and other moves that may decide at once.
    Forcing,
    /// All other moves.
    Quiet,
}

/// A game's hint about a candidate before it is played, for move ordering.
#[derive(Clone, Copy, Debug, Default)]
pub struct Hint {
    /// The immediate gain of the move, in hundredths of the unit piece.
    pub gain: i32,
    /// The risk taken for it, in hundredths of the unit piece.
    pub risk: i32,
    /// `true` if the piece can surely be recaptured on its target. A game may leave it `false`, and need only check it
    /// if the risk exceeds the gain.
    pub guarded: bool,
    /// A number below [`SLOTS`] shared by similar moves, such as those of one kind of piece to one cell.
    pub slot: u16,
}

/// One possible result of the dice.
#[derive(Clone, Debug)]
pub struct Fall<P> {
    /// The position after it.
    pub at: P,
    /// Its share of all rolls, out of [`Evaluate::ROLLS`].
    pub ways: i32,
}

/// Collects the features of a position one by one.
pub trait Tally {
    /// Adds this amount of a feature.
    fn add(&mut self, feature: usize, amount: i32);
}

/// The value of features under weights.
#[derive(Debug)]
pub struct Weighed<'a> {
    weights: &'a [i32],
    sum: i32,
}

impl<'a> Weighed<'a> {
    /// The empty sum under these weights, one for each of [`Evaluate::FEATURES`].
    pub const fn new(weights: &'a [i32]) -> Self {
        Self { weights, sum: 0 }
    }

    /// The sum of amounts times weights.
    pub const fn sum(&self) -> i32 {
        self.sum
    }
}

impl Tally for Weighed<'_> {
    #[inline]
    fn add(&mut self, feature: usize, amount: i32) {
        self.sum += self.weights[feature] * amount;
    }
}

/// One set of weights of a game, fitted for the rules in its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WeightSet {
    /// Its name in the arena.
    pub name: &'static str,
    /// One weight for each feature, in hundredths of the unit piece.
    pub weights: &'static [i32],
}

/// A position that can be searched.
pub trait Evaluate: Position {
    /// Names of the features, in the order of their weights.
    const FEATURES: &'static [&'static str];
    /// The number of rolls of the dice, as [`Fall::ways`] counts them; 1 in games without dice.
    const ROLLS: i32 = 1;
    /// Plies of captures searched beyond the last full ply.
    const CAPTURES: i32 = 6;
    /// The first of those plies in which a king in danger gets all its moves searched.
    const EVASIONS: i32 = Self::CAPTURES;

    /// A hash that is equal for equal positions, also within a turn.
    fn key(&self) -> u64;

    /// The seat to move; `None` while dice are due. Only called if nothing is [decided](Evaluate::decided).
    fn to_act(&self) -> Option<Seat>;

    /// The result for these partners if the position is decided without looking at its moves: 1 won, 0 drawn, -1 lost.
    fn decided(&self, us: SeatSet) -> Option<i32>;

    /// Calls `each` with every pseudo-legal move of this part. King safety need not be checked yet.
    fn candidates(&self, part: Part, each: impl FnMut(Self::Move, Hint));

    /// The position after a candidate; `None` if it is not legal.
    fn after(&self, mv: &Self::Move) -> Option<Self>;

    /// Returns `true` if dice are thrown under these rules.
    fn throws(&self) -> bool {
        false
    }

    /// The possible results of due dice; empty if none are due.
    fn falls(&self) -> [Option<Fall<Self>>; 2] {
        [None, None]
    }

    /// The position after a null move: the mover's side makes no more moves now, and its enemies are to move. `None` if
    /// that is impossible, as with a king in danger.
    ///
    /// The search uses it to find threats: some move is nearly always at least as good as none.
    fn handed_on(&self) -> Option<Self> {
        None
    }

    /// Returns `true` if the mover's side has made a part of its plies in a row: the first of a turn, or a partner's
    /// turn.
    fn in_a_row(&self) -> bool {
        self.mid_turn()
    }

    /// The result for these partners of a position without a legal move, as in [`Evaluate::decided`].
    fn stuck(&self, us: SeatSet) -> i32 {
        match self.status() {
            Status::Over(outcome) => {
                let Some(seat) = us.iter().next() else {
                    return 0;
                };
                match outcome.score(seat) {
                    Score::Won => 1,
                    Score::Drawn => 0,
                    Score::Lost => -1,
                }
            }
            Status::ToMove(_) | Status::ToRoll(_) => 0,
        }
    }

    /// Returns `true` if the seat to move is in danger, so that quiet moves must be searched too.
    fn urgent(&self) -> bool;

    /// Returns `true` if the seat to move surely wins with one move, as by capturing a king. A game in which captures
    /// do not end the game leaves it `false`.
    fn wins_at_once(&self) -> bool {
        false
    }

    /// Tallies the features of this seat.
    fn features(&self, of: Seat, tally: &mut impl Tally);

    /// The weights for these rules, then all other named sets.
    fn weight_sets(&self) -> &'static [WeightSet];

    /// The game's own themes of a legal move, as codes: its spec lists them, and the catalogue has a `motif-` message
    /// for each.
    fn themes(&self, _mv: &Self::Move) -> Vec<&'static str> {
        Vec::new()
    }

    /// The name of the rule set, the key of its levels: `standard`, `active`, ...
    fn rule_set(&self) -> &'static str {
        "standard"
    }
}
