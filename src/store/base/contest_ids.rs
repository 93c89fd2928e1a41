//! The numbers of contests and ladders, by which errors name them.

/// The number of a contest; never given twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ContestId(pub i64);

/// The number of a ladder; never given twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct LadderId(pub i64);

/// A contest or a ladder.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum ContestOrLadder {
    /// A contest.
    Contest(ContestId),
    /// A ladder.
    Ladder(LadderId),
}

impl ContestOrLadder {
    /// Its number.
    pub const fn number(self) -> i64 {
        match self {
            Self::Contest(id) => id.0,
            Self::Ladder(id) => id.0,
        }
    }

    /// The contest; `None` for a ladder.
    pub const fn contest(self) -> Option<ContestId> {
        match self {
            Self::Contest(id) => Some(id),
            Self::Ladder(_) => None,
        }
    }

    /// The ladder; `None` for a contest.
    pub const fn ladder(self) -> Option<LadderId> {
        match self {
            Self::Contest(_) => None,
            Self::Ladder(id) => Some(id),
        }
    }
}

impl std::fmt::Display for ContestOrLadder {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Contest(id) => write!(f, "contest {}", id.0),
            Self::Ladder(id) => write!(f, "ladder {}", id.0),
        }
    }
}
