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

/// The phase of a contest, as lists have it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ContestPhase {
    /// People may enter.
    Open,
    /// It is being played.
    Running,
    /// It is over.
    Over,
    /// It came to nothing.
    Cancelled,
}

impl ContestPhase {
    /// All of them, in their order.
    pub const ALL: [Self; 4] = [Self::Open, Self::Running, Self::Over, Self::Cancelled];
    /// Those of unfinished contests.
    pub const UNFINISHED: [Self; 2] = [Self::Open, Self::Running];

    /// Its word in the database and in the catalogue; it never changes.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Running => "running",
            Self::Over => "over",
            Self::Cancelled => "cancelled",
        }
    }

    /// The phase with this word.
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|phase| phase.code() == code)
    }
}

/// An interruption, whose time does not count: a hold, or an outage.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Interruption {
    /// Its beginning.
    pub from: ContestTime,
    /// Its end.
    pub until: ContestTime,
}

impl Interruption {
    /// The time at which so many ms have counted since a time, without these interruptions.
    pub fn counted(
        from: ContestTime,
        length: i64,
        without: impl IntoIterator<Item = Self>,
    ) -> ContestTime {
        let mut without: Vec<Self> = without.into_iter().collect();
        without.sort_unstable();
        let (mut seen, mut reached) = (from, from.after(length));
        for one in without {
            let begins = one.from.max(seen);
            if begins >= reached {
                break;
            }
            reached = reached.after((one.until.0 - begins.0).max(0));
            seen = seen.max(one.until);
        }
        reached
    }
}

/// Half points: 2 for a win against one opponent, 1 for a draw.
pub type Halves = u32;

/// Half points for a win.
pub const WIN: Halves = 2;
/// Half points for a draw.
pub const DRAW: Halves = 1;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn interruptions_put_a_time_off_once_each() {
        let stretch = |from, until| Interruption {
            from: ContestTime(from),
            until: ContestTime(until),
        };
        let due = |without: &[Interruption]| {
            Interruption::counted(ContestTime(10), 10, without.iter().copied()).0
        };
        assert_eq!(due(&[]), 20);
        assert_eq!(due(&[stretch(12, 15)]), 23);
        // They overlap, begin before, or would begin after the time has come.
        assert_eq!(due(&[stretch(14, 16), stretch(12, 15)]), 24);
        assert_eq!(due(&[stretch(0, 5), stretch(7, 11)]), 21);
        assert_eq!(due(&[stretch(20, 30)]), 20);
        assert_eq!(due(&[stretch(12, 15), stretch(22, 30)]), 31);
    }
}
