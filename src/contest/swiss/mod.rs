//! Swiss pairing by the FIDE Dutch system (C.04.3, the text that holds from 2026).
//!
//! A round is paired bracket by bracket from the top. Each bracket is one maximum weight matching whose weight is the
//! list of the system's criteria in their order ([`criteria`]). Among equals the order of transpositions and exchanges
//! decides ([`brackets`]). Sides are allotted afterwards ([`sides`]).
//!
//! Always: nobody meets an opponent twice, nobody gets a second allotted bye, and a round that can be paired is paired.

mod brackets;
mod cards;
mod criteria;
mod order;
mod sides;

pub use brackets::pair;
pub use cards::{Past, Side};

use std::collections::BTreeSet;

/// A Swiss contest before one of its rounds. Entrants are numbered from 0 in the order of their seeds.
#[derive(Clone, Debug)]
pub struct Swiss {
    /// The rounds played by each entrant: as many for everybody.
    pub pasts: Vec<Vec<Past>>,
    /// The rounds planned.
    pub rounds: usize,
    /// The entrants who are to be paired.
    pub present: BTreeSet<usize>,
    /// The side that the highest seed gets in the first round.
    pub first_side: Side,
}

/// A round's pairing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SwissRound {
    /// Pairs, the first side first, the table of the leaders first.
    pub pairs: Vec<[usize; 2]>,
    /// The entrant without an opponent.
    pub bye: Option<usize>,
}
