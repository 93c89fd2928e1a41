//! [`Event`]: what happened in one playing, in the words that are stored. Past tense, complete, no sentence.

use crate::game::chance::Roll;
use crate::game::options::Options;
use crate::game::outcome::{Outcome, Termination};
use crate::game::seat::Seat;
use crate::game::text::{MoveText, SetupText};
use crate::games::GameKind;
use crate::play::{GameId, Place, PlayerId, Timestamp};

/// One event and when it happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// When.
    pub at: Timestamp,
    /// What.
    pub event: Event,
}

/// What happened. The log of these is the truth about a game; all else is a view of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// A game was offered: always the first event.
    Created {
        /// Which rules.
        kind: GameKind,
        /// Which version of them.
        rules_version: u16,
        /// What is declared.
        options: Options,
        /// Where it is played.
        place: Place,
        /// Who offered it.
        by: PlayerId,
        /// To whom; `None` is anyone at that place.
        invited: Option<PlayerId>,
        /// The seat the challenger takes; `None` is by lot.
        side: Option<Seat>,
    },
    /// The invited player refused.
    Declined {
        /// Who.
        by: PlayerId,
    },
    /// The challenger took the offer back.
    Withdrawn,
    /// A player took a seat.
    Seated {
        /// Which seat.
        seat: Seat,
        /// Who.
        player: PlayerId,
    },
    /// All seats are taken and play begins.
    Started {
        /// The starting position.
        setup: SetupText,
    },
    /// A move was made or, where dice decide, declared.
    Played {
        /// By whom.
        seat: Seat,
        /// The move.
        text: MoveText,
        /// The position after it (unchanged while dice are due).
        after: SetupText,
    },
    /// The dice for the move just declared were thrown.
    Rolled {
        /// Their faces.
        roll: Roll,
        /// The position after it.
        after: SetupText,
    },
    /// A piece was touched (touch-move).
    Touched {
        /// By whom.
        seat: Seat,
        /// The names of the cells, in order.
        cells: Vec<String>,
    },
    /// A draw was offered.
    DrawOffered {
        /// By whom.
        seat: Seat,
    },
    /// The standing draw offer was declined, by word or by moving.
    DrawDeclined {
        /// By whom.
        seat: Seat,
    },
    /// A seat gave up its game.
    Forfeited {
        /// Which.
        seat: Seat,
        /// Why.
        why: Termination,
    },
    /// The game is over.
    Ended {
        /// How.
        outcome: Outcome,
    },
    /// The game was ended before its first move, without a result.
    Aborted {
        /// By whom.
        by: Seat,
    },
    /// The game was brought here from elsewhere, with all that happened before.
    Imported {
        /// Where it was played until then.
        place: Place,
        /// The number it had there.
        game: GameId,
    },
}
