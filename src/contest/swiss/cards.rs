//! A pairing card: the facts about one entrant that a round's pairing uses.

use std::collections::BTreeSet;

use crate::contest::swiss::Swiss;

/// One of the two sides of a game: the one that begins, and the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Side {
    /// It begins.
    First,
    /// It answers.
    Second,
}

impl Side {
    /// The other side.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }
}

/// One past round of an entrant. Points are counted in halves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Past {
    /// A game against an entrant.
    Played {
        /// The opponent.
        opponent: usize,
        /// The entrant's own side.
        side: Side,
        /// Half points: 0, 1 or 2.
        points: u32,
    },
    /// No game: a bye, a forfeit or an absence.
    Unplayed {
        /// Half points.
        points: u32,
        /// `true` if it was the bye that the pairing allotted.
        allotted: bool,
    },
}

impl Past {
    /// The half points of the round.
    pub const fn points(self) -> u32 {
        match self {
            Self::Played { points, .. } | Self::Unplayed { points, .. } => points,
        }
    }
}

/// Movement between score groups in a past round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Float {
    Down,
    Up,
    Level,
}

/// The strength of a preference for a side, the least first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Wish {
    None,
    Mild,
    Strong,
    Absolute,
}

/// The facts about an entrant that the criteria need.
#[derive(Clone, Debug)]
pub(super) struct Card {
    /// Number in the order of seeds.
    pub(super) entrant: usize,
    /// Place among those who have taken part in a pairing, from 0.
    pub(super) rank: usize,
    pub(super) score: u32,
    pub(super) met: BTreeSet<usize>,
    /// Sides of games played, in their order.
    pub(super) sides: Vec<Side>,
    pub(super) preferred: Option<Side>,
    pub(super) wish: Wish,
    /// Games on the one side less those on the other, without a sign.
    pub(super) imbalance: usize,
    /// The side of the last two games, if it is the same.
    pub(super) repeated: Option<Side>,
    /// Floats one round ago and two rounds ago.
    pub(super) floats: [Float; 2],
    pub(super) may_bye: bool,
    pub(super) unplayed: usize,
    /// `true` if the score is above half of the possible one.
    pub(super) leads: bool,
}

/// The cards of all who are to be paired, the highest score first, then the highest seed.
pub(super) fn cards(swiss: &Swiss) -> Vec<Card> {
    let took_part = |entrant: &usize| {
        let paired = |past: &Past| {
            !matches!(
                past,
                Past::Unplayed {
                    allotted: false,
                    ..
                }
            )
        };
        swiss.present.contains(entrant) || swiss.pasts[*entrant].iter().any(paired)
    };
    let mut cards: Vec<Card> = (0..swiss.pasts.len())
        .filter(took_part)
        .enumerate()
        .filter(|(_, entrant)| swiss.present.contains(entrant))
        .map(|(rank, entrant)| card(swiss, entrant, rank))
        .collect();
    cards.sort_by_key(|card| (std::cmp::Reverse(card.score), card.rank));
    cards
}

fn card(swiss: &Swiss, entrant: usize, rank: usize) -> Card {
    let past = &swiss.pasts[entrant];
    let played = past.iter().filter_map(|round| match *round {
        Past::Played { opponent, side, .. } => Some((opponent, side)),
        Past::Unplayed { .. } => None,
    });
    let (met, sides): (BTreeSet<usize>, Vec<Side>) = played.unzip();
    let firsts = sides.iter().filter(|side| **side == Side::First).count();
    let seconds = sides.len() - firsts;
    let imbalance = firsts.abs_diff(seconds);
    let rarer = if firsts > seconds {
        Side::Second
    } else {
        Side::First
    };
    let last = sides.last().copied();
    let repeated = last.filter(|side| sides.iter().rev().nth(1) == Some(side));
    let preferred = match (imbalance, repeated) {
        (0 | 1, Some(side)) => Some(side.other()),
        (0, None) => last.map(Side::other),
        (1.., _) => Some(rarer),
    };
    let wish = match (preferred, imbalance, repeated) {
        (None, _, _) => Wish::None,
        (Some(_), 2.., _) | (Some(_), _, Some(_)) => Wish::Absolute,
        (Some(_), 1, None) => Wish::Strong,
        (Some(_), 0, None) => Wish::Mild,
    };
    let score = past.iter().map(|round| round.points()).sum();
    let rounds = past.len();
    let bars = |round: &Past| match *round {
        Past::Played { .. } => false,
        Past::Unplayed { points, allotted } => allotted || points >= 2,
    };
    Card {
        entrant,
        rank,
        score,
        met,
        preferred,
        wish,
        imbalance,
        repeated,
        floats: [1, 2].map(|back| float(swiss, entrant, back)),
        may_bye: !past.iter().any(bars),
        unplayed: rounds - sides.len(),
        // Half of the points that could be had is one half point a round.
        leads: score as usize > rounds,
        sides,
    }
}

/// The half points of an entrant before the round that is so many rounds back.
fn score_before(swiss: &Swiss, entrant: usize, back: usize) -> u32 {
    let past = &swiss.pasts[entrant];
    past.iter()
        .take(past.len() - back)
        .map(|round| round.points())
        .sum()
}

fn float(swiss: &Swiss, entrant: usize, back: usize) -> Float {
    let past = &swiss.pasts[entrant];
    let Some(at) = past.len().checked_sub(back) else {
        return Float::Level;
    };
    match past[at] {
        Past::Unplayed { points: 0, .. } => Float::Level,
        Past::Unplayed { .. } => Float::Down,
        Past::Played { opponent, .. } => {
            let own = score_before(swiss, entrant, back);
            match own.cmp(&score_before(swiss, opponent, back)) {
                std::cmp::Ordering::Greater => Float::Down,
                std::cmp::Ordering::Less => Float::Up,
                std::cmp::Ordering::Equal => Float::Level,
            }
        }
    }
}
