//! [`Stakes`]: whether a game counts for ratings, and [`Unrated`], the reason if it does not.

/// A decision about a game, as its log has it. The last one counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stakes {
    /// It counts.
    Rated {
        /// `true` if it counts over all servers of this bot too: every player has agreed to that.
        everywhere: bool,
    },
    /// It does not count.
    Unrated(Unrated),
}

/// The reason why a game does not count. The catalogue has an `unrated-` message for each code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Unrated {
    /// It was not offered as a rated game; nor was any game from before there were ratings.
    Friendly,
    /// A computer sits at the table.
    Computer,
    /// The players throw their own dice.
    OwnDice,
    /// It began from a position that was set up.
    SetUp,
    /// It was imported.
    Imported,
    /// It has no clock.
    NoClock,
    /// One person holds two seats.
    OnePerson,
    /// A seat was handed over.
    HandedOver,
    /// A seat in play had fewer than two turns.
    Short,
    /// Its loser had made no move anywhere since their previous rated loss on time.
    Absent,
    /// A moderator annulled it.
    Annulled,
    /// A moderator took it out of the ratings.
    Moderator,
    /// Moderators of its server had barred an account at its table.
    Barred,
}

impl Unrated {
    /// All reasons.
    pub const ALL: [Self; 13] = [
        Self::Friendly,
        Self::Computer,
        Self::OwnDice,
        Self::SetUp,
        Self::Imported,
        Self::NoClock,
        Self::OnePerson,
        Self::HandedOver,
        Self::Short,
        Self::Absent,
        Self::Annulled,
        Self::Moderator,
        Self::Barred,
    ];

    /// Its word in logs, in records and in the catalogue; it never changes.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Friendly => "friendly",
            Self::Computer => "computer",
            Self::OwnDice => "own-dice",
            Self::SetUp => "set-up",
            Self::Imported => "imported",
            Self::NoClock => "no-clock",
            Self::OnePerson => "one-person",
            Self::HandedOver => "handed-over",
            Self::Short => "short",
            Self::Absent => "absent",
            Self::Annulled => "annulled",
            Self::Moderator => "moderator",
            Self::Barred => "barred",
        }
    }

    /// The reason with this code.
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|reason| reason.code() == code)
    }
}

impl Stakes {
    /// Its word in logs and in records: `here`, `everywhere`, or the code of a reason.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Rated { everywhere: false } => "here",
            Self::Rated { everywhere: true } => "everywhere",
            Self::Unrated(reason) => reason.code(),
        }
    }

    /// The stakes with this code.
    pub fn from_code(code: &str) -> Option<Self> {
        match code {
            "here" => Some(Self::Rated { everywhere: false }),
            "everywhere" => Some(Self::Rated { everywhere: true }),
            reason => Unrated::from_code(reason).map(Self::Unrated),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_code_is_read_back() {
        for everywhere in [false, true] {
            let rated = Stakes::Rated { everywhere };
            assert_eq!(Stakes::from_code(rated.code()), Some(rated));
        }
        for reason in Unrated::ALL {
            let stakes = Stakes::Unrated(reason);
            assert_eq!(Stakes::from_code(stakes.code()), Some(stakes));
        }
        assert_eq!(Stakes::from_code("rated"), None);
    }
}
