//! [`ContestEvent`]: the facts that a contest is made of. Its log is append-only, as a game's is.

use crate::contest::terms::Terms;
use crate::contest::values::{ContestTime, EntrantId, Halves, TableId};

/// An event with its time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ContestEntry {
    /// The time.
    pub at: ContestTime,
    /// The fact.
    pub event: ContestEvent,
}

/// A fact.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ContestEvent {
    /// The contest opened for entrants.
    Opened {
        /// All that is settled.
        terms: Terms,
        /// The time at which it begins.
        closes: ContestTime,
        /// The published hash of the secret from which all lots follow.
        seal: [u8; 32],
    },
    /// A person entered.
    Entered(NewEntrant),
    /// An entrant asked for a bye.
    Rested {
        /// The entrant.
        entrant: EntrantId,
        /// The round of the bye.
        round: u32,
    },
    /// An entrant is out.
    Left {
        /// The entrant.
        entrant: EntrantId,
        /// The reason.
        why: Leaving,
        /// `true` if none of their results counts, since they had played less than half.
        struck: bool,
    },
    /// Another person took an entrant's place.
    Replaced {
        /// The place.
        entrant: EntrantId,
        /// `true` if games under way count for the newcomer: not after a first move.
        fresh: bool,
        /// The number that the person before has from now on; `None` in old logs.
        former: Option<EntrantId>,
    },
    /// Too few had entered, and the time for entering became longer.
    Extended {
        /// The new time.
        closes: ContestTime,
    },
    /// It began: nobody enters any more, but late where the format allows it.
    Began {
        /// Entrants in the order of their seeds, the strongest first; in a league, group by group.
        seeds: Vec<EntrantId>,
        /// Sizes of the groups; one group for all but leagues.
        groups: Vec<u32>,
        /// The rounds planned.
        rounds: u32,
    },
    /// A round was paired.
    Paired {
        /// The round, from 1.
        round: u32,
        /// Its tables.
        tables: Vec<NewTable>,
        /// Those without an opponent.
        byes: Vec<Bye>,
    },
    /// The game of a table began.
    Started(TableId),
    /// Everybody had made a first move in time; only in older logs.
    Begun(TableId),
    /// The round’s time was up. The game continues, and counts as a draw for pairing.
    Adjourned(TableId),
    /// A table has a result.
    Resulted {
        /// The table.
        table: TableId,
        /// Half points of each seat.
        points: Vec<Halves>,
        /// The way in which the game was decided.
        how: How,
        /// Seats that lost on time.
        late: Vec<EntrantId>,
    },
    /// A moderator changed a result.
    Corrected {
        /// The table.
        table: TableId,
        /// Half points of each seat.
        points: Vec<Halves>,
        /// The moderator.
        by: EntrantId,
        /// Their reason, as everybody sees it.
        reason: String,
    },
    /// A moderator stopped all clocks.
    Held {
        /// The moderator.
        by: EntrantId,
        /// The latest time at which it continues.
        until: ContestTime,
    },
    /// It continued; by itself if nobody is named.
    Resumed {
        /// The moderator.
        by: Option<EntrantId>,
    },
    /// Its channel is gone: nothing is due until it has another one.
    PlaceLost,
    /// It has another channel, or its own one again.
    Moved,
    /// It is over.
    Ended {
        /// The final table, the winner first.
        order: Vec<EntrantId>,
        /// `true` if a round could not be paired, so that it ended before its last one.
        early: bool,
        /// The secret of its lots; `None` if it is lost.
        secret: Option<[u8; 32]>,
    },
    /// It came to nothing.
    Cancelled {
        /// The moderator; `None` if too few had entered, or if it was without a channel for too long.
        by: Option<EntrantId>,
    },
}

impl ContestEvent {
    /// The moderator in it.
    pub const fn moderator(&self) -> Option<EntrantId> {
        match self {
            Self::Corrected { by, .. } | Self::Held { by, .. } => Some(*by),
            Self::Resumed { by } | Self::Cancelled { by } => *by,
            Self::Opened { .. }
            | Self::Entered(_)
            | Self::Rested { .. }
            | Self::Left { .. }
            | Self::Replaced { .. }
            | Self::Extended { .. }
            | Self::Began { .. }
            | Self::Paired { .. }
            | Self::Started(_)
            | Self::Begun(_)
            | Self::Adjourned(_)
            | Self::Resulted { .. }
            | Self::PlaceLost
            | Self::Moved
            | Self::Ended { .. } => None,
        }
    }
}

/// An entrant as they enter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NewEntrant {
    /// Their number.
    pub id: EntrantId,
    /// Their strength: the higher, the higher the seed. A rating, or anything that orders them.
    pub strength: i32,
    /// The group in which a league puts them, from 0; `None` for newcomers.
    pub group: Option<u32>,
    /// Their team, from 0.
    pub team: Option<u32>,
    /// `true` if it is a computer that fills a place.
    pub computer: bool,
}

/// A table as it is paired.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewTable {
    /// Its number.
    pub id: TableId,
    /// Its round; round robins are paired all at once.
    pub round: u32,
    /// Its group, from 0.
    pub group: u32,
    /// Its match in the round, from 0: several games of a knockout, several boards of teams.
    pub meeting: u32,
    /// Its entrants, the first seat first.
    pub seats: Vec<EntrantId>,
}

/// An entrant without an opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bye {
    /// The entrant.
    pub entrant: EntrantId,
    /// The kind.
    pub kind: ByeKind,
}

/// A kind of bye.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum ByeKind {
    /// The number was odd: a win.
    Allotted,
    /// Asked for: a draw.
    Asked,
    /// Through to the next round of a knockout.
    Through,
}

/// The way in which a game was decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum How {
    /// By playing.
    Played,
    /// On time, or by resigning on leaving, after moves of both.
    Lost,
    /// No first move in time: not a game that was played.
    Forfeit,
    /// An entrant was out before it began.
    Walkover,
    /// By the time that each had used, at the end of the second length.
    Clocked,
}

impl How {
    /// All of them.
    pub const ALL: [Self; 5] = [
        Self::Played,
        Self::Lost,
        Self::Forfeit,
        Self::Walkover,
        Self::Clocked,
    ];

    /// Its word in logs and in the catalogue; it never changes.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Played => "played",
            Self::Lost => "lost",
            Self::Forfeit => "forfeit",
            Self::Walkover => "walkover",
            Self::Clocked => "clocked",
        }
    }

    /// Returns `true` if the opponents have met: they are not paired again.
    pub const fn met(self) -> bool {
        match self {
            Self::Played | Self::Lost | Self::Clocked => true,
            Self::Forfeit | Self::Walkover => false,
        }
    }
}

/// Why an entrant is out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Leaving {
    /// By their own wish.
    Own,
    /// A moderator took them out.
    Removed,
    /// They lost on time twice.
    Late,
    /// They asked to be forgotten, or may not take part any more.
    Gone,
}

impl Leaving {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Own, Self::Removed, Self::Late, Self::Gone];

    /// Its word in logs and in the catalogue; it never changes.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Own => "own",
            Self::Removed => "removed",
            Self::Late => "late",
            Self::Gone => "gone",
        }
    }
}
