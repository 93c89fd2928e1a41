//! The inputs of a contest's decisions: the time, the running games, and the lots.

use std::collections::BTreeMap;

use crate::contest::values::{ContestTime, EntrantId, Halves, TableId};

/// The inputs of a contest's decisions: the time, the games and the lots.
#[derive(Clone, Copy)]
pub struct Inputs<'a> {
    /// Now.
    pub now: ContestTime,
    /// The running games. One that is missing is judged as one in which both have used the same time.
    pub games: &'a BTreeMap<TableId, Playing>,
    /// The first number that nobody in the contest has had: a computer that fills an empty place gets it.
    pub next: EntrantId,
    /// Lots, fixed by the sealed secret: the same question has the same answer.
    pub lot: &'a dyn Fn(Lot) -> u64,
    /// The secret, which an ending opens.
    pub secret: Option<[u8; 32]>,
}

impl std::fmt::Debug for Inputs<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(
            f,
            "Inputs({}, {} games, sealed)",
            self.now.0,
            self.games.len()
        )
    }
}

/// A question that only a lot answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Lot {
    /// The place of an entrant among those who are level in everything else: the larger lot is first.
    Place(EntrantId),
    /// The side of the higher seed in the deciding game of a match: an even lot begins.
    Side {
        /// The round.
        round: u32,
        /// The match.
        meeting: u32,
    },
    /// The side of the highest seed in the first round of a Swiss contest: an even lot begins.
    FirstSide,
}

/// A running game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Playing {
    /// `true` if everybody has made a move.
    pub begun: bool,
    /// `true` if anybody has made one.
    pub moved: bool,
    /// Time that the clock of each seat has counted, in ms.
    pub used: Vec<i64>,
    /// Half points of each seat if the game ended now, for tables of several.
    pub standing: Option<Vec<Halves>>,
}
