//! [`Evaluate`]: a game's rules and judgement as a search needs them, typed and without lists.
//!
//! [`Position`] answers people: all legal moves, in the order of their texts. A search asks less and more often:
//! moves in any order before king safety is asked, the position after one, a key, and what the position is worth.
//! A game writes it in one file, `judge.rs`. Everything here is whole numbers: the same on every machine.

use crate::game::Position;
use crate::game::outcome::{Score, Status};
use crate::game::seat::{Seat, SeatSet};

/// Upper bound of [`Hint::slot`], exclusive.
pub const SLOTS: usize = 2048;

/// A part of the moves of a position; both together are all of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// Captures, and what else may decide at once.
    Forcing,
    /// The rest.
    Quiet,
}

/// What a game says of a candidate before it is played, for the order in which moves are looked at.
#[derive(Clone, Copy, Debug, Default)]
pub struct Hint {
    /// What the move wins at once, in hundredths of the unit piece.
    pub gain: i32,
    /// What is risked for it, in hundredths of the unit piece.
    pub risk: i32,
    /// A number below [`SLOTS`] that similar moves share (the same kind of piece to the same cell).
    pub slot: u16,
}

/// One thing the dice may bring.
#[derive(Clone, Debug)]
pub struct Fall<P> {
    /// The position after it.
    pub at: P,
    /// Its share of all rolls, out of [`Evaluate::ROLLS`].
    pub ways: i32,
}

/// Takes the features of a position one by one.
pub trait Tally {
    /// Adds this amount of a feature.
    fn add(&mut self, feature: usize, amount: i32);
}

/// The worth of features under weights.
#[derive(Debug)]
pub struct Weighed<'a> {
    weights: &'a [i32],
    sum: i32,
}

impl<'a> Weighed<'a> {
    /// Nothing yet, to be weighed with these. There are [`Evaluate::FEATURES`] of them.
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

/// Sets of weights of one game; each set is fitted for the rules it is named for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WeightSet {
    /// The name, by which an arena asks for it.
    pub name: &'static str,
    /// One weight a feature, in hundredths of the unit piece.
    pub weights: &'static [i32],
}

/// A position that can be searched.
pub trait Evaluate: Position {
    /// Names of the features, in the order of their weights.
    const FEATURES: &'static [&'static str];
    /// All rolls of the dice, as [`Fall::ways`] counts them; 1 in games without dice.
    const ROLLS: i32 = 1;

    /// A number that is equal where positions are equal, in the middle of turns too.
    fn key(&self) -> u64;

    /// The seat to move; `None` while dice are due. Only asked while nothing is [decided](Evaluate::decided).
    fn to_act(&self) -> Option<Seat>;

    /// What the position is to these partners if it is decided without a look at the moves: 1 won, 0 drawn, -1 lost.
    fn decided(&self, us: SeatSet) -> Option<i32>;

    /// Calls `each` with every move of this part that could be legal. King safety need not be asked yet.
    fn candidates(&self, part: Part, each: impl FnMut(Self::Move, Hint));

    /// The position after a candidate; `None` where it is not legal.
    fn after(&self, mv: &Self::Move) -> Option<Self>;

    /// Whether dice are thrown under these rules.
    fn throws(&self) -> bool {
        false
    }

    /// What the dice may bring, where they are due; empty elsewhere.
    fn falls(&self) -> [Option<Fall<Self>>; 2] {
        [None, None]
    }

    /// What a position without a legal move is to these partners, as in [`Evaluate::decided`].
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

    /// Whether the seat to move is in danger, so that quiet moves must be looked at too.
    fn urgent(&self) -> bool;

    /// What speaks for this seat, feature by feature.
    fn features(&self, of: Seat, tally: &mut impl Tally);

    /// The weights for these rules, then all other sets that may be asked for by name.
    fn weight_sets(&self) -> &'static [WeightSet];

    /// The name of the rule set, for levels: `standard`, `active`, ...
    fn rule_set(&self) -> &'static str {
        "standard"
    }
}
