//! [`Terms`]: the settings of a contest, made before it opens and never changed afterwards.

use crate::contest::values::DAY;

/// Most entrants of any contest.
pub const MOST_ENTRANTS: u32 = 200;
/// Extension of the time for entering, in ms: given once if too few have entered.
pub const EXTENSION: i64 = 7 * DAY;
/// Time in which the player who begins a game between two has to end the first turn, in ms. Nights, days off and
/// outages do not count, as on any clock.
pub const FIRST_MOVE: i64 = 5 * DAY;
/// Least time for the first turn of a game that replaces one that was called off, in ms.
pub const LEAST_FIRST_MOVE: i64 = DAY / 2;
/// Most time that moderators may hold a contest, in ms, all holds together.
pub const MOST_HELD: i64 = 14 * DAY;
/// Time after which a contest without a channel is called off, in ms.
pub const LONGEST_LOST: i64 = 60 * DAY;
/// Time for which holidays and agreed pauses may stop one player's game in a round, in ms.
pub const MOST_STOPPED: i64 = 10 * DAY;
/// Pause between two seasons of a league, in ms.
pub const BETWEEN_SEASONS: i64 = 7 * DAY;
/// Losses on time after which an entrant is out.
pub const LATE_TWICE: u8 = 2;
/// Entrants who go up from a group of a league, and who go down.
pub const MOVERS: usize = 2;
/// Smallest group of a league.
pub const LEAST_GROUP: usize = 4;
/// Largest group of a league.
pub const MOST_GROUP: usize = 8;
/// Level of the computers in contests that were opened before it could be chosen.
pub const OLD_FILL_IN: u8 = 3;
/// The first round in which nobody enters any more.
pub const LAST_LATE_ROUND: u32 = 2;

/// The way in which entrants meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// Groups of 4 to 8 by strength, all games at once, two up and two down.
    League,
    /// Everybody against everybody.
    RoundRobin {
        /// Games that one entrant plays at once.
        at_once: u32,
    },
    /// Rounds among those of like scores.
    Swiss {
        /// Number of rounds; `None` for as many as the entrants need.
        rounds: Option<u32>,
    },
    /// The loser of a match is out.
    Knockout,
    /// Two teams or more, board against board.
    Teams {
        /// Boards of a match.
        boards: u32,
    },
    /// Tables of several, redrawn each round.
    Heats {
        /// Seats of the largest table.
        seats: u32,
        /// Number of rounds.
        rounds: u32,
    },
}

impl Format {
    /// Its word in logs, in commands and in the catalogue; it never changes.
    pub const fn code(self) -> &'static str {
        match self {
            Self::League => "league",
            Self::RoundRobin { .. } => "round-robin",
            Self::Swiss { .. } => "swiss",
            Self::Knockout => "knockout",
            Self::Teams { .. } => "teams",
            Self::Heats { .. } => "heats",
        }
    }

    /// Fewest entrants it can begin with.
    pub const fn least(self) -> u32 {
        match self {
            Self::League | Self::Swiss { .. } => 4,
            Self::RoundRobin { .. } | Self::Heats { .. } => 3,
            Self::Knockout => 2,
            Self::Teams { boards } => 2 * boards,
        }
    }

    /// Most entrants.
    pub const fn most(self) -> u32 {
        match self {
            Self::League | Self::Swiss { .. } | Self::Knockout | Self::Heats { .. } => {
                MOST_ENTRANTS
            }
            Self::RoundRobin { .. } => 16,
            Self::Teams { boards } => 8 * boards,
        }
    }

    /// Rounds that so many entrants play one after another; 1 for a format that is paired all at once.
    pub const fn rounds(self, entrants: u32) -> u32 {
        let halvings = entrants.next_power_of_two().ilog2();
        match self {
            Self::League | Self::RoundRobin { .. } | Self::Teams { .. } => 1,
            Self::Swiss { rounds } => {
                let wanted = match rounds {
                    Some(rounds) => rounds,
                    None => halvings + 1,
                };
                // Nobody can meet more opponents than there are.
                let most = entrants.saturating_sub(1);
                if wanted < most { wanted } else { most }
            }
            Self::Knockout => halvings,
            Self::Heats { rounds, .. } => rounds,
        }
    }

    /// Returns `true` if a round follows the other, and its pairing depends on the results so far.
    pub const fn has_rounds(self) -> bool {
        match self {
            Self::Swiss { .. } | Self::Knockout | Self::Heats { .. } => true,
            Self::League | Self::RoundRobin { .. } | Self::Teams { .. } => false,
        }
    }

    /// Returns `true` if the next round is paired while games of this one are running.
    pub const fn overlaps(self) -> bool {
        match self {
            Self::Swiss { .. } | Self::Heats { .. } => true,
            Self::League | Self::RoundRobin { .. } | Self::Knockout | Self::Teams { .. } => false,
        }
    }
}

/// The terms of a contest, settled before it opens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Terms {
    /// The way in which entrants meet.
    pub format: Format,
    /// Fewest entrants.
    pub least: u32,
    /// Most entrants.
    pub most: u32,
    /// Length of a round, in ms; a game may last twice as long.
    pub length: i64,
    /// The level of the computer that takes an empty place, so that nobody is without an opponent; `None` for none.
    pub fill_in: Option<u8>,
}

impl Terms {
    /// The usual terms of a format.
    pub const fn usual(format: Format) -> Self {
        Self {
            format,
            least: format.least(),
            most: format.most(),
            length: 45 * DAY,
            fill_in: None,
        }
    }

    /// Checks requested terms.
    ///
    /// # Errors
    /// The first [`TermsError`].
    pub fn checked(self) -> Result<Self, TermsError> {
        let fewest = self.format.least();
        if self.least < fewest || self.most > self.format.most() || self.least > self.most {
            let most = self.format.most();
            return Err(TermsError::Entrants {
                least: fewest,
                most,
            });
        }
        if !(3 * DAY..=120 * DAY).contains(&self.length) {
            return Err(TermsError::Length);
        }
        match self.format {
            Format::RoundRobin { at_once } if !(1..=15).contains(&at_once) => {
                Err(TermsError::AtOnce)
            }
            Format::Swiss {
                rounds: Some(rounds),
            } if !(1..=15).contains(&rounds) => Err(TermsError::Rounds),
            Format::Teams { boards } if !(1..=10).contains(&boards) => Err(TermsError::Boards),
            Format::Heats { seats, rounds }
                if !(3..=6).contains(&seats) || !(1..=9).contains(&rounds) =>
            {
                Err(TermsError::Seats)
            }
            Format::League
            | Format::RoundRobin { .. }
            | Format::Swiss { .. }
            | Format::Knockout
            | Format::Teams { .. }
            | Format::Heats { .. } => Ok(self),
        }
    }
}

/// Terms that no contest has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TermsError {
    /// Fewer or more entrants than the format has.
    Entrants {
        /// Fewest of the format.
        least: u32,
        /// Most of the format.
        most: u32,
    },
    /// A round of less than 3 or more than 120 days.
    Length,
    /// Not 1 to 15 games at once.
    AtOnce,
    /// Not 1 to 15 rounds.
    Rounds,
    /// Not 1 to 10 boards.
    Boards,
    /// Not 3 to 6 seats, or not 1 to 9 rounds.
    Seats,
}
