//! Numbers of a contest: entrants, tables, moments, points.

/// A day, in ms.
pub const DAY: i64 = 24 * 60 * 60 * 1000;

/// A person or computer in a contest, by a number of that contest: from 1, never used twice. Moderators have numbers of
/// the same row, so the log names nobody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct EntrantId(pub u32);

/// A table of a contest, where one game is played: from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TableId(pub u32);

/// A time, in ms since 1970 UTC.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct ContestTime(pub i64);

impl ContestTime {
    /// The time so many ms later.
    #[must_use]
    pub const fn after(self, span: i64) -> Self {
        Self(self.0.saturating_add(span))
    }
}

/// Half points: 2 for a win against one opponent, 1 for a draw.
pub type Halves = u32;

/// Half points for a win.
pub const WIN: Halves = 2;
/// Half points for a draw.
pub const DRAW: Halves = 1;
