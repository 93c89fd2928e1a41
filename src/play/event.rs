//! [`Event`]: what happened in one playing, in the words that are stored. Past tense, complete, no sentence.

use crate::game::chance::Roll;
use crate::game::options::Options;
use crate::game::outcome::{Outcome, Termination};
use crate::game::seat::Seat;
use crate::game::text::{MoveText, SetupText};
use crate::games::GameKind;
use crate::play::calendar::TimeSpan;
use crate::play::clock::TimeControl;
use crate::play::sealed::{Commitment, Scheme, Secret};
use crate::play::signal::Signal;
use crate::play::{GameId, Place, PlayerId, Ply, Timestamp};

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
        /// What else is offered.
        terms: ChallengeTerms,
    },
    /// The invited player refused.
    Declined {
        /// Who.
        by: PlayerId,
        /// A word to the challenger; empty where there is none.
        word: String,
    },
    /// The challenger took the offer back.
    Withdrawn,
    /// Somebody came to the table of an offer for more than two, left it, or agreed to start.
    Lobby(LobbyEvent),
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
    /// A player said one of the numbers that partners agreed on, to the whole table. It is no move, and changes nothing.
    Signalled {
        /// Who.
        seat: Seat,
        /// Which.
        signal: Signal,
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
    /// A player asked to take his last move back.
    TakebackAsked {
        /// Who.
        seat: Seat,
        /// After how many moves the game would stand.
        to: Ply,
    },
    /// The standing request to take moves back was declined or, by the asker, withdrawn; by word or by moving.
    TakebackDeclined {
        /// By whom.
        seat: Seat,
    },
    /// Moves were taken back by consent.
    TakenBack {
        /// After how many moves the game stands now.
        to: Ply,
    },
    /// The players swapped sides, each taking the other's (ruling KG-7); a second time, back again.
    Swapped {
        /// The seat that asked for it, before the swap.
        seat: Seat,
    },
    /// A player agreed to what is asked of all; with the last of them it happens, and that is told instead.
    Agreed {
        /// Who.
        seat: Seat,
        /// To what.
        to: Consent,
    },
    /// A seat gave up its game; where the rules let the others play on, they do.
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
    /// The game was ended without a result, since all that was kept of its server was deleted.
    Closed,
    /// Nobody took the offer up in time.
    Expired,
    /// Something happened to the time of the game.
    Time(TimeEvent),
    /// Something happened to the dice of the game, beside their being thrown.
    Dice(DiceEvent),
    /// A moderator did something to the game, or somebody answered him.
    Moderated(ModerationEvent),
    /// The game goes on at another place.
    Moved {
        /// Where.
        place: Place,
    },
    /// The game was brought here from elsewhere, with all that happened before.
    Imported {
        /// Where it was played until then.
        place: Place,
        /// The number it had there.
        game: GameId,
    },
}

/// What happened at a table for more than two before it started.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LobbyEvent {
    /// A player came or, being there already, chose another seat.
    Joined {
        /// Who.
        player: PlayerId,
        /// The seat of his choice; `None` is by lot.
        seat: Option<Seat>,
    },
    /// A player left.
    Left {
        /// Who.
        player: PlayerId,
    },
    /// A player agreed to start with those who are there.
    Ready {
        /// Who.
        player: PlayerId,
    },
    /// The table is as large as those who are there, and everybody sits by lot.
    Shrunk {
        /// What is declared now.
        options: Options,
    },
}

/// What all in play are asked for, each for himself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Consent {
    /// To end the game, shared by all who are in play.
    Draw,
    /// To take moves back.
    Takeback,
    /// To end the game without a result before its first move.
    Abort,
}

/// What happened to the time of a game: on its clocks, or to whether they run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TimeEvent {
    /// The clock of a seat stands at this now.
    Clocked {
        /// Which.
        seat: Seat,
        /// What is left, ms.
        left: i64,
    },
    /// The time of a seat is up, and its opponents may choose what follows.
    Flagged {
        /// Which.
        seat: Seat,
    },
    /// A player gave another more time.
    Given {
        /// Who.
        by: Seat,
        /// To whom.
        to: Seat,
        /// How much, ms.
        added: i64,
    },
    /// A player proposed to pause the game.
    PauseOffered {
        /// Who.
        by: Seat,
    },
    /// The proposal to pause was declined.
    PauseDeclined {
        /// By whom.
        by: Seat,
    },
    /// The game stands still.
    Paused {
        /// Why.
        why: PauseReason,
    },
    /// The game goes on.
    Resumed {
        /// By whom.
        by: Seat,
    },
    /// A player is on holiday from one moment to another.
    Away {
        /// Who.
        seat: Seat,
        /// When.
        stretch: TimeSpan,
    },
    /// A player's holidays end now, and later ones are called off.
    Back {
        /// Who.
        seat: Seat,
    },
}

/// What happened to the dice of a game, beside their being thrown. Sealed dice: `docs/sealed-dice.md`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DiceEvent {
    /// From now on rolls follow from a secret of which this is told.
    Sealed {
        /// The number the game has now.
        game: GameId,
        /// The version of its rules now.
        rules: u16,
        /// What is told of the secret.
        commitment: Commitment,
        /// How long players may add to the dice.
        scheme: Scheme,
    },
    /// A player added something of his own to the rolls to come.
    Seeded {
        /// Who.
        seat: Seat,
        /// What; one line.
        seed: String,
    },
    /// A player proposed to open the secret and to seal a new one.
    RenewalOffered {
        /// Who.
        by: Seat,
    },
    /// The proposal to change the secret was declined or, by who made it, withdrawn.
    RenewalDeclined {
        /// By whom.
        by: Seat,
    },
    /// The secret is open: it decides no more rolls, and everybody can check those it decided.
    Opened {
        /// What it was.
        secret: Secret,
    },
}

/// What a moderator did to a game, and why, or how he was answered. A reason is one line, empty where none was given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ModerationEvent {
    /// The game stands still until a moderator lets it go on.
    Paused {
        /// Who.
        by: PlayerId,
        /// Why.
        reason: String,
    },
    /// No moderator holds the game any more.
    Resumed {
        /// Who.
        by: PlayerId,
    },
    /// The game has no result, whatever had happened in it.
    Annulled {
        /// Who.
        by: PlayerId,
        /// Why.
        reason: String,
    },
    /// Somebody was asked to take a player’s seat.
    HandOverOffered {
        /// Who asked.
        by: PlayerId,
        /// Which seat.
        seat: Seat,
        /// Whom.
        to: PlayerId,
        /// Why.
        reason: String,
        /// Until when it can be agreed to.
        expires: Timestamp,
    },
    /// It was declined, or called back.
    HandOverDeclined {
        /// By whom.
        by: PlayerId,
    },
    /// A seat has another player from now on.
    HandedOver {
        /// Who asked for it.
        by: PlayerId,
        /// Which seat.
        seat: Seat,
        /// Who sat there until then.
        from: PlayerId,
        /// Who sits there now.
        to: PlayerId,
        /// Why.
        reason: String,
    },
}

impl Event {
    /// Whether a game that stood still may go on from here.
    pub fn resumes(&self) -> bool {
        matches!(
            self,
            Self::Time(TimeEvent::Resumed { .. })
                | Self::Moderated(ModerationEvent::Resumed { .. })
        )
    }
}

/// What a challenge offers beside the game itself.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ChallengeTerms {
    /// How much time there is; `None` is without limit.
    pub clock: Option<TimeControl>,
    /// A word to whom it is offered.
    pub note: String,
    /// Whether the game is to have a thread of its own.
    pub thread: bool,
    /// Whether it is offered again once it is taken up.
    pub standing: Option<OfferRepeat>,
    /// When it lapses.
    pub expires: Option<Timestamp>,
    /// The game or challenge it comes after: a rematch, or the next of a standing challenge.
    pub follows: Option<GameId>,
}

/// How often a challenge is offered again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OfferRepeat {
    /// For so many games more, this one counted.
    Games(u16),
    /// Until it is withdrawn.
    ForEver,
}

/// Why a game stands still.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PauseReason {
    /// The players agreed.
    Agreed,
    /// Its place is gone, or closed to the bot.
    PlaceGone,
    /// This player has left the place.
    Left(Seat),
}
