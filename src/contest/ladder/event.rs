//! [`LadderEvent`]: the facts that a ladder is made of, and the reasons against a request.

use crate::contest::values::{ContestTime, EntrantId};

/// The number of a challenge, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ChallengeId(pub u32);

/// A fact of a ladder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LadderEvent {
    /// A member joined, on the last place.
    Joined(EntrantId),
    /// A member challenged one above.
    Challenged {
        /// The challenge.
        challenge: ChallengeId,
        /// The challenger.
        from: EntrantId,
        /// The challenged.
        to: EntrantId,
    },
    /// The game began.
    Accepted(ChallengeId),
    /// There will be no game.
    Refused {
        /// The challenge.
        challenge: ChallengeId,
        /// `true` if the time ran out without an answer.
        silent: bool,
        /// `true` if the challenger takes the place: it was not the first refusal in 30 days.
        passed: bool,
    },
    /// The challenger took the challenge back.
    Withdrawn(ChallengeId),
    /// The game ended.
    Ended {
        /// The challenge.
        challenge: ChallengeId,
        /// The winner; `None` for a draw.
        winner: Option<EntrantId>,
        /// `true` if the loser lost on time.
        late: bool,
    },
    /// An idle member slipped.
    Slipped {
        /// The member.
        member: EntrantId,
        /// The places, which are more than one if idle members stood directly below.
        places: u32,
    },
    /// A member is out.
    Left {
        /// The member.
        member: EntrantId,
        /// The reason.
        why: LadderLeaving,
    },
    /// Its channel is gone: no time counts until it has another one.
    PlaceLost,
    /// It has another channel, or its own one again.
    Moved,
    /// A moderator closed the ladder.
    Closed {
        /// The moderator.
        by: EntrantId,
    },
}

impl LadderEvent {
    /// The people in it.
    pub fn people(&self) -> Vec<EntrantId> {
        match *self {
            Self::Joined(member) | Self::Slipped { member, .. } | Self::Left { member, .. } => {
                vec![member]
            }
            Self::Challenged { from, to, .. } => vec![from, to],
            Self::Ended { winner, .. } => winner.into_iter().collect(),
            Self::Closed { by } => vec![by],
            Self::Accepted(_)
            | Self::Refused { .. }
            | Self::Withdrawn(_)
            | Self::PlaceLost
            | Self::Moved => Vec::new(),
        }
    }
}

/// A fact of a ladder with its time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LadderEntry {
    /// The time.
    pub at: ContestTime,
    /// The fact.
    pub event: LadderEvent,
}

/// The reason why a member is out of a ladder.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum LadderLeaving {
    /// By their own wish.
    Own,
    /// A moderator took them out.
    Removed,
    /// Two losses on time in a row.
    Late,
    /// No game in 90 days.
    Idle,
    /// They asked to be forgotten, or may not take part any more.
    Gone,
}

impl LadderLeaving {
    /// All of them.
    pub const ALL: [Self; 5] = [Self::Own, Self::Removed, Self::Late, Self::Idle, Self::Gone];

    /// Its word in logs and in the catalogue; it never changes.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Own => "own",
            Self::Removed => "removed",
            Self::Late => "late",
            Self::Idle => "idle",
            Self::Gone => "gone",
        }
    }
}

/// Why a challenge is not possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum LadderRefusal {
    /// Its channel is gone.
    NoPlace,
    /// Already a member.
    Member,
    /// Not a member.
    NotMember,
    /// Not above, or too far above.
    OutOfReach,
    /// The two have played not long ago.
    Rest {
        /// The time from which they may play again.
        until: ContestTime,
    },
    /// The challenger has a challenge or a game of theirs open.
    OneAtATime,
    /// The challenged has enough of them.
    Busy,
    /// No such challenge, or not theirs to answer.
    NoChallenge,
    /// The ladder is closed.
    Closed,
    /// A moderator does not manage a ladder they are on.
    OwnLadder,
}
