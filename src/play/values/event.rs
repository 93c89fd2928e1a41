//! [`Event`]: one event of a game in its stored terms. Past tense, complete, no sentence.

use crate::game::chance::Roll;
use crate::game::options::Options;
use crate::game::outcome::{Outcome, Termination};
use crate::game::seat::Seat;
use crate::game::text::{MoveText, SetupText};
use crate::games::GameKind;
use crate::play::values::calendar::TimeSpan;
use crate::play::values::identity::{GameId, Place, PlayerId, Ply, Timestamp};
use crate::play::values::seal::{Commitment, Scheme, Secret};
use crate::play::values::signal::Signal;
use crate::play::values::stakes::Stakes;
use crate::play::values::time_control::TimeControl;

/// One event with its time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The time.
    pub at: Timestamp,
    /// The event.
    pub event: Event,
}

/// An event. The log of these is the truth about a game; all else is a view of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// A game was offered: always the first event.
    Created {
        /// The game's rules.
        kind: GameKind,
        /// Their version.
        rules_version: u16,
        /// The declared options.
        options: Options,
        /// The place it is played at.
        place: Place,
        /// The challenger.
        by: PlayerId,
        /// The invited player; `None` is anyone at that place.
        invited: Option<PlayerId>,
        /// The seat the challenger takes; `None` is by lot.
        side: Option<Seat>,
        /// The other terms.
        terms: ChallengeTerms,
    },
    /// The invited player declined.
    Declined {
        /// The player.
        by: PlayerId,
        /// A word to the challenger; may be empty.
        word: String,
    },
    /// The challenger took the offer back.
    Withdrawn,
    /// A change in the lobby of a table for more than two.
    Lobby(LobbyEvent),
    /// A player took a seat.
    Seated {
        /// The seat.
        seat: Seat,
        /// The player.
        player: PlayerId,
    },
    /// All seats are taken and play begins.
    Started {
        /// The starting position.
        setup: SetupText,
    },
    /// The decision whether it counts for ratings. It is made at its start if it was offered as a rated game, and at
    /// its end if it does not count after all. A game without this event does not count.
    Stakes(Stakes),
    /// A move was made or, if dice decide, declared.
    Played {
        /// The seat that made it.
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
        /// The seat.
        seat: Seat,
        /// The names of the cells, in order.
        cells: Vec<String>,
    },
    /// A player showed the whole table one of the numbers that partners agreed on. It is no move, and changes nothing.
    Signalled {
        /// The seat.
        seat: Seat,
        /// The number.
        signal: Signal,
    },
    /// A draw was offered.
    DrawOffered {
        /// The seat.
        seat: Seat,
    },
    /// The standing draw offer was declined, explicitly or by a move.
    DrawDeclined {
        /// The seat.
        seat: Seat,
    },
    /// A player asked to undo their last move.
    TakebackAsked {
        /// The seat.
        seat: Seat,
        /// Number of moves after the takeback.
        to: Ply,
    },
    /// The standing takeback request was declined or, by the asker, withdrawn; explicitly or by a move.
    TakebackDeclined {
        /// The seat.
        seat: Seat,
    },
    /// Moves were undone by consent.
    TakenBack {
        /// Number of moves after the takeback.
        to: Ply,
    },
    /// The players swapped sides, each taking the other's (ruling KG-7); a second time, back again.
    Swapped {
        /// The seat that asked for it, before the swap.
        seat: Seat,
    },
    /// A player agreed to a request to all. The last agreement is stored as the event it brings about instead.
    Agreed {
        /// The seat.
        seat: Seat,
        /// The request.
        to: Consent,
    },
    /// A seat resigned or was forfeited; the others play on if the rules allow it.
    Forfeited {
        /// The seat.
        seat: Seat,
        /// The reason.
        why: Termination,
    },
    /// The game is over.
    Ended {
        /// The result.
        outcome: Outcome,
    },
    /// The game was ended without a result: before its first move, or because a player was gone or silent for long.
    Aborted {
        /// The seat.
        by: Seat,
    },
    /// The game was ended without a result because the data of its server was deleted.
    Closed,
    /// Nobody accepted the offer in time.
    Expired,
    /// An event about the game's time.
    Time(TimeEvent),
    /// An event about the game's dice, other than a throw.
    Dice(DiceEvent),
    /// A moderator's action on the game, or an answer to one.
    Moderated(ModerationEvent),
    /// The game moved to another place.
    Moved {
        /// The new place.
        place: Place,
    },
    /// The game was imported from elsewhere, with its earlier events.
    Imported {
        /// The place it was played at until then.
        place: Place,
        /// Its number there.
        game: GameId,
    },
}

/// An event in the lobby of a table for more than two.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LobbyEvent {
    /// A player joined or, being there already, chose another seat.
    Joined {
        /// The player.
        player: PlayerId,
        /// The chosen seat; `None` is by lot.
        seat: Option<Seat>,
    },
    /// A player left.
    Left {
        /// The player.
        player: PlayerId,
    },
    /// A player agreed to start with the players present.
    Ready {
        /// The player.
        player: PlayerId,
    },
    /// The table shrank to the players present, and everybody sits by lot.
    Shrunk {
        /// The new options.
        options: Options,
    },
}

/// A request to all players in play; each of them answers alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Consent {
    /// To end the game as a draw of all players in play.
    Draw,
    /// To take moves back.
    Takeback,
    /// To end the game without a result, before its first move or after a long silence.
    Abort,
    /// To let a computer play on for a player.
    StandIn,
}

/// An event about a game's time: its clocks, or a pause.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TimeEvent {
    /// The time on a seat's clock was recorded.
    Clocked {
        /// The seat.
        seat: Seat,
        /// The time left, in ms.
        left: i64,
    },
    /// The time of a seat is up, and its opponents may decide about that.
    Flagged {
        /// The seat.
        seat: Seat,
    },
    /// A player gave another more time.
    Given {
        /// The giving seat.
        by: Seat,
        /// The receiving seat.
        to: Seat,
        /// The added time, in ms.
        added: i64,
    },
    /// A player proposed to pause the game.
    PauseOffered {
        /// The seat.
        by: Seat,
    },
    /// The proposal to pause was declined.
    PauseDeclined {
        /// The seat.
        by: Seat,
    },
    /// The game was paused.
    Paused {
        /// The reason.
        why: PauseReason,
    },
    /// The game was resumed.
    Resumed {
        /// The seat.
        by: Seat,
    },
    /// An agreed pause ended by itself, since the game may stand still no longer ([`ChallengeTerms::longest_stop`]).
    PauseEnded,
    /// A player is on holiday in this span.
    Away {
        /// The seat.
        seat: Seat,
        /// The span.
        stretch: TimeSpan,
    },
    /// A player's holidays end now, and later ones are cancelled.
    Back {
        /// The seat.
        seat: Seat,
    },
}

/// An event about a game's dice, other than a throw. Sealed dice: `docs/sealed-dice.md`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DiceEvent {
    /// Rolls now follow from a secret with this commitment.
    Sealed {
        /// The game's number at that time.
        game: GameId,
        /// The version of its rules at that time.
        rules: u16,
        /// The commitment to the secret.
        commitment: Commitment,
        /// The time limit for contributions to the dice.
        scheme: Scheme,
    },
    /// A player contributed to the coming rolls.
    Seeded {
        /// The seat.
        seat: Seat,
        /// The words, one line.
        seed: String,
    },
    /// A player proposed to open the secret and to seal a new one.
    RenewalOffered {
        /// The seat.
        by: Seat,
    },
    /// The proposal to change the secret was declined or, by its author, withdrawn.
    RenewalDeclined {
        /// The seat.
        by: Seat,
    },
    /// The secret was opened: it decides no more rolls, and everybody can check the earlier ones.
    Opened {
        /// The secret.
        secret: Secret,
    },
}

/// A moderator's action on a game, with a reason, or an answer to one. A reason is one line, and may be empty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ModerationEvent {
    /// The game is paused until a moderator resumes it.
    Paused {
        /// The moderator.
        by: PlayerId,
        /// The reason.
        reason: String,
    },
    /// No moderator holds the game any more.
    Resumed {
        /// The moderator.
        by: PlayerId,
    },
    /// The game has no result, whatever happened in it.
    Annulled {
        /// The moderator.
        by: PlayerId,
        /// The reason.
        reason: String,
    },
    /// The game was taken out of the ratings. Its result stands.
    Unrated {
        /// The moderator.
        by: PlayerId,
        /// The reason.
        reason: String,
    },
    /// A player’s seat was offered to another player.
    HandOverOffered {
        /// The moderator, or the seat's player.
        by: PlayerId,
        /// The seat.
        seat: Seat,
        /// The invited player.
        to: PlayerId,
        /// The reason.
        reason: String,
        /// The time it expires.
        expires: Timestamp,
    },
    /// The offer was declined, or withdrawn.
    HandOverDeclined {
        /// The person who did so.
        by: PlayerId,
    },
    /// A seat has another player from now on.
    HandedOver {
        /// The person who offered it.
        by: PlayerId,
        /// The seat.
        seat: Seat,
        /// The former player.
        from: PlayerId,
        /// The new player.
        to: PlayerId,
        /// The reason.
        reason: String,
    },
}

/// The terms of a challenge beside the game itself.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ChallengeTerms {
    /// The time control; `None` is without limit.
    pub clock: Option<TimeControl>,
    /// A note to the invited player.
    pub note: String,
    /// `true` if the game gets a thread of its own.
    pub thread: bool,
    /// The repetition of its offer once it is accepted; `None` if it is offered once.
    pub standing: Option<OfferRepeat>,
    /// The time it expires.
    pub expires: Option<Timestamp>,
    /// The game or challenge before it: for a rematch, or the next of a series.
    pub follows: Option<GameId>,
    /// The position that play begins from; `None` is the usual start of the game.
    pub position: Option<SetupText>,
    /// `true` if it is offered as a rated game.
    pub rated: bool,
    /// The time for which one player's holidays and agreed pauses may stop the game, all together, in ms; `None` is
    /// without limit.
    pub longest_stop: Option<i64>,
    /// The time in which the player who begins has to end the first turn, if the clock would give more, in ms. The rest
    /// is on the clock from then on. `None` leaves it to the clock.
    pub first_move: Option<i64>,
}

/// The number of times a challenge is offered again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OfferRepeat {
    /// For this many more games, including this one.
    Games(u16),
    /// Until it is withdrawn.
    ForEver,
}

/// The reason of a pause.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PauseReason {
    /// The players agreed.
    Agreed,
    /// Its place is gone, or closed to the bot.
    PlaceGone,
    /// This player has left the place.
    Left(Seat),
}
