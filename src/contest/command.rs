//! The commands of a contest, and the reasons to refuse them.

use crate::contest::event::{How, Leaving, NewEntrant};
use crate::contest::values::{EntrantId, Halves, TableId};

/// A request that an entrant or a moderator makes of a contest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ContestCommand {
    /// To enter.
    Enter(NewEntrant),
    /// Takes an entrant out, at their own wish or a moderator's.
    Leave {
        /// The entrant.
        entrant: EntrantId,
        /// The reason.
        why: Leaving,
        /// The moderator, if one does it.
        by: Option<EntrantId>,
    },
    /// A bye in the next round.
    Rest(EntrantId),
    /// A place for another person.
    Replace {
        /// The place.
        entrant: EntrantId,
        /// The moderator.
        by: EntrantId,
        /// `true` if any of its running games has a move.
        moved: bool,
        /// A new number for the person who had it, or that of a reserve of the same team who takes it.
        former: EntrantId,
    },
    /// To begin now.
    Begin {
        /// The moderator.
        by: EntrantId,
    },
    /// The game of a table ended.
    Report {
        /// The table.
        table: TableId,
        /// Half points of each seat.
        points: Vec<Halves>,
        /// The way in which the game was decided.
        how: How,
        /// Seats that lost on time.
        late: Vec<EntrantId>,
    },
    /// Another result.
    Correct {
        /// The moderator.
        by: EntrantId,
        /// The table.
        table: TableId,
        /// Half points of each seat.
        points: Vec<Halves>,
        /// The reason, for everybody.
        reason: String,
    },
    /// To stop all clocks.
    Hold {
        /// The moderator.
        by: EntrantId,
    },
    /// Resumes a held contest.
    Resume {
        /// The moderator.
        by: EntrantId,
    },
    /// To call it off.
    Cancel {
        /// The moderator.
        by: EntrantId,
    },
}

/// A polite no.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ContestRefusal {
    /// It is over, or was cancelled.
    Over,
    /// It has begun, and nobody enters any more.
    Begun,
    /// It has not begun.
    NotBegun,
    /// All places are taken.
    Full {
        /// Their number.
        most: u32,
    },
    /// Fewer have entered than it needs.
    TooFew {
        /// Those who have entered.
        entered: u32,
        /// The least number.
        least: u32,
    },
    /// Fewer than two teams have a player for each board.
    SmallTeams {
        /// The boards of a match.
        boards: u32,
    },
    /// This entrant is in already.
    Entered,
    /// There is no such entrant, or they are out already.
    NotIn,
    /// An entrant who has left cannot enter again.
    Left,
    /// A moderator took them out.
    Removed,
    /// A person whose place another one has taken cannot enter again.
    Replaced,
    /// Computers only fill places where that was settled.
    NoComputers,
    /// A team contest asks for a team.
    NoTeam,
    /// The format has no byes to ask for.
    NoRests,
    /// One bye was asked for already.
    RestedOnce,
    /// No bye in the last round.
    LastRound,
    /// A moderator does not manage a contest they play in.
    OwnContest,
    /// No such table, or it has no result yet.
    NoResult,
    /// It has a result already.
    HasResult,
    /// The points are not those of a result at this table.
    Points,
    /// The next round of the knockout has been paired.
    RoundGone,
    /// Time for holds is used up.
    HeldEnough,
    /// It is held already.
    Held,
    /// It is not held.
    NotHeld,
    /// Its channel is gone.
    NoPlace,
    /// A reason is needed.
    NoReason,
}
