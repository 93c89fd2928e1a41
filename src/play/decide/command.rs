//! [`Command`], one player's request to a game, and [`Refusal`], the reason it is refused, as facts.

use crate::game::chance::Dice;
use crate::game::seat::Seat;
use crate::game::text::{MoveError, MoveText, SetupText};
use crate::play::game::stage::Stage;
use crate::play::game::{Game, turn};
use crate::play::values::event::PauseReason;
use crate::play::values::identity::{Place, PlayerId, Ply, Timestamp, Version};
use crate::play::values::signal::Signal;
use crate::play::values::stakes::Unrated;

/// A command to one game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// Accept the challenge; at a table of more than two, join it on any seat.
    Join,
    /// Join a table of more than two on this seat, or change to it.
    JoinSeat(Seat),
    /// Leave such a table before it starts.
    Leave,
    /// Agree to start such a table with the players present.
    AgreeToStart,
    /// Add a computer of this level to one's own table.
    AddComputer(u8),
    /// Remove the computer that joined last.
    DismissComputer,
    /// Offer one's own seat to another player.
    OfferSeat(PlayerId),
    /// Ask for a computer that plays on for a player.
    AskStandIn(StandIn),
    /// Decline the challenge, with a word to the challenger, which may be empty.
    Decline(String),
    /// Withdraw one's own challenge.
    Withdraw,
    /// Play a move.
    Play(MoveChoice),
    /// Add one's own words to sealed dice, or replace them.
    AddSeed(String),
    /// Let the dice in the air fall; `seen` is the version the control was made against.
    Roll {
        /// The version the control was made against.
        seen: Option<Version>,
    },
    /// Enter the faces of the players' own dice.
    EnterFaces {
        /// The faces as typed, attacker's first: `5 2`.
        faces: String,
        /// The version the control was made against.
        seen: Option<Version>,
    },
    /// Propose to reveal the secret behind the dice and to seal a new one.
    OfferRenewal,
    /// Answer such a proposal, or withdraw one's own; `seen` as in [`Command::AnswerDraw`].
    AnswerRenewal {
        /// Agree to it.
        accept: bool,
        /// The version the control was made against.
        seen: Option<Version>,
    },
    /// Touch the piece on a cell (touch-move).
    Touch(String),
    /// Signal one of the numbers agreed with a partner.
    Signal(Signal),
    /// Offer a draw.
    OfferDraw,
    /// Answer the standing draw offer; `seen` as in [`MoveChoice::Index`], if a control was pressed.
    AnswerDraw {
        /// Accept rather than decline.
        accept: bool,
        /// The version the control was made against.
        seen: Option<Version>,
    },
    /// Ask to undo one's own last move and all later ones.
    AskTakeback,
    /// Answer the standing takeback request; `seen` as in [`Command::AnswerDraw`].
    AnswerTakeback {
        /// Undo the moves rather than let them stand.
        accept: bool,
        /// The version the control was made against.
        seen: Option<Version>,
    },
    /// Withdraw one's own takeback request.
    WithdrawTakeback {
        /// The version the control was made against.
        seen: Option<Version>,
    },
    /// Take the other side instead of moving (ruling KG-7).
    Swap {
        /// The version the control was made against.
        seen: Option<Version>,
    },
    /// Resign the game.
    Resign,
    /// Abort the game without a result: before its first move, or after the opponent has gone or been silent for long.
    Abort,
    /// Propose to pause the game.
    OfferPause,
    /// Answer the standing pause proposal; `seen` as in [`MoveChoice::Index`], if a control was pressed.
    AnswerPause {
        /// Accept rather than decline.
        accept: bool,
        /// The version the control was made against.
        seen: Option<Version>,
    },
    /// Resume a paused game.
    Resume,
    /// Give the opponents more time, each this many ms.
    GiveTime(i64),
    /// Claim the win over a player whose time is up, or who is gone.
    Claim,
    /// Move the game to this place, and resume it if its own was gone.
    MoveTo(Place),
}

/// A computer wanted on a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StandIn {
    /// The seat; `None` is the one whose player is missing, or else one's own.
    pub seat: Option<Seat>,
    /// The level.
    pub level: u8,
}

/// A player's move in one of its forms.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MoveChoice {
    /// A typed line, parsed in the present position.
    Typed(TypedLine),
    /// These plies one after the other, without an implied end of the turn.
    Plies {
        /// The plies in order.
        plies: Vec<MoveText>,
        /// The version a control was made against.
        seen: Option<Version>,
    },
    /// An index into [`Game::choices`](crate::play::Game::choices) at version `seen`.
    Index {
        /// The version the control was made against.
        seen: Version,
        /// The index.
        index: u16,
    },
}

/// A typed line with its plies: it is parsed once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TypedLine {
    /// The text as typed.
    pub text: String,
    /// The position it was parsed in.
    pub at: SetupText,
    /// The remaining plies of the turn, or the error. An erroneous line may touch a piece (ruling KM-15).
    pub read: Result<Vec<MoveText>, MoveError>,
}

impl TypedLine {
    /// A line parsed in the position of this game.
    pub fn new(game: &Game, text: &str, read: Result<Vec<MoveText>, MoveError>) -> Self {
        Self {
            text: text.to_owned(),
            at: game.position().setup(),
            read,
        }
    }

    /// The plies of the line in this game. It is parsed again only if another player's move has changed the position
    /// since.
    ///
    /// # Errors
    /// The [`MoveError`] of the line.
    pub fn read_in(&self, game: &Game) -> Result<Vec<MoveText>, MoveError> {
        if self.at == game.position().setup() {
            self.read.clone()
        } else {
            game.position().read_turn(&self.text)
        }
    }
}

impl MoveChoice {
    /// Parses typed text as the whole rest of the turn.
    pub fn typed(game: &Game, text: &str) -> Self {
        Self::Typed(TypedLine::new(game, text, game.position().read_turn(text)))
    }

    /// The text as it may be typed in this game; empty for a ply chosen by index.
    pub fn text(&self, game: &Game) -> String {
        match self {
            Self::Typed(line) => line.text.clone(),
            Self::Plies { plies, .. } => turn::typed(game, plies),
            Self::Index { .. } => String::new(),
        }
    }

    /// A single ply.
    pub fn ply(text: MoveText) -> Self {
        Self::Plies {
            plies: vec![text],
            seen: None,
        }
    }
}

/// The reason why a command is refused. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The game is no longer an open challenge; holds its stage.
    NotOpen(Stage),
    /// One cannot play against oneself.
    Yourself,
    /// The challenge is for another player.
    NotInvited(PlayerId),
    /// Only the challenger may take a challenge back.
    NotChallenger(PlayerId),
    /// Anyone may accept the challenge, so nobody can decline it for all.
    OpenToAll,
    /// The game has not started.
    NotStarted,
    /// The game is over.
    Over,
    /// The player has no seat in this game.
    NotSeated,
    /// It is another player's turn.
    NotYourTurn(PlayerId),
    /// The board has moved on since the control was made.
    Stale,
    /// The text is no legal move.
    Move(MoveError),
    /// A touched piece must be moved or captured first.
    Touched {
        /// The names of the touched cells.
        cells: Vec<String>,
        /// The moves that fulfil the duty.
        choices: Vec<MoveText>,
    },
    /// The game is not played with touch-move.
    NoTouchMove,
    /// Touching a piece there has no effect.
    NothingToTouch(String),
    /// A draw may be offered only after one's own move, until the opponent has moved.
    DrawBeforeMove,
    /// A draw was already offered after this move.
    DrawOfferedAlready,
    /// This player’s draw offer waits for an answer.
    DrawStands(PlayerId),
    /// There is no draw offer to answer.
    NoDrawOffer,
    /// The player's own draw offer is for the opponent to answer.
    OwnDrawOffer,
    /// The player has no move to undo.
    NothingToTakeBack,
    /// Dice decided this move, and such moves stay.
    Rolled(String),
    /// The player has already asked since the last move.
    TakebackAskedAlready,
    /// This player's takeback request waits for an answer.
    TakebackStands(PlayerId),
    /// There is no takeback request.
    NoTakeback,
    /// The player's own request is for the opponent to answer.
    OwnTakeback,
    /// Only this other player can withdraw the request.
    NotYourTakeback(PlayerId),
    /// A move has been made, so the game can only be resigned or drawn. If it waits for another player without a clock,
    /// it holds the time from which their silence lets it be called off.
    TooLateToAbort(Option<Timestamp>),
    /// The game is already played there.
    HereAlready,
    /// A refusal about the lobby of a table for more than two.
    Lobby(LobbyRefusal),
    /// A refusal about a computer as a player.
    Computer(ComputerRefusal),
    /// The player is out of the game, and the others play on.
    Out,
    /// The player has already agreed; these have not answered yet.
    AgreedAlready(Vec<PlayerId>),
    /// The seat cannot be handed on.
    HandOn(ModerationRefusal),
    /// A refusal about team signals.
    Signal(SignalRefusal),
    /// A refusal about time.
    Time(TimeRefusal),
    /// A refusal about dice.
    Dice(DiceRefusal),
    /// Sides cannot be swapped.
    Swap(SwapRefusal),
    /// The stored game and the rules disagree from this move on: an arbiter must look at it.
    Diverged(Ply),
    /// The game began under another version of the rules and can only continue under that one.
    OtherRules {
        /// The version it began under.
        begun: u16,
        /// The version of this program.
        ours: u16,
    },
}

/// The reason why a command about a lobby is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LobbyRefusal {
    /// The offer is for two, and accepted at once.
    ForTwo,
    /// The player is already there, on that seat.
    ThereAlready,
    /// The player is not there.
    NotThere,
    /// This player has chosen that seat.
    Taken(PlayerId),
    /// The table has no such seat.
    NoSuchSeat,
    /// The host withdraws the offer instead of leaving.
    Host,
    /// The game cannot be played by the number of players present.
    TooFew,
    /// The player has already agreed to start.
    ReadyAlready,
}

/// The reason why a computer does not join or leave a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ComputerRefusal {
    /// The players throw their own dice, and a computer has none.
    OwnDice,
    /// Only this player, the host, may do that.
    NotHost(PlayerId),
    /// No computer is at the table.
    NoneHere,
    /// This player is still there: no computer plays on for them.
    StillThere(PlayerId),
    /// Only computers would be left.
    NobodyLeft,
}

/// The reason why sides cannot be swapped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SwapRefusal {
    /// The game has no swap.
    NotDeclared,
    /// The first player has not finished the first turn.
    Early,
    /// The second player has moved.
    Late,
    /// Sides were swapped already.
    Done,
    /// The choice is this other player's.
    NotYours(PlayerId),
}

/// The reason why a player may not signal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SignalRefusal {
    /// Nobody at this table has a partner.
    NoPartner,
    /// The player has signalled too often; holds the time of the next signal.
    TooMany(Timestamp),
}

/// The reason why a command about time is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TimeRefusal {
    /// The game is paused, for this reason.
    Paused(PauseReason),
    /// A moderator has paused the game, and only a moderator can resume it.
    Held,
    /// The game is not paused.
    NotPaused,
    /// A pause was already proposed.
    PauseOfferedAlready,
    /// One of the players may stop the game no longer; holds the longest stop of each, in ms.
    StopsUsedUp(i64),
    /// There is no pause proposal to answer.
    NoPauseOffer,
    /// The player's own proposal is for the opponent to answer.
    OwnPauseOffer,
    /// The game is played without clocks.
    NoClock,
    /// The gift of time is too small or too large; holds the largest, in ms.
    BadGift(i64),
    /// No clock may exceed this, in ms.
    ClockFull(i64),
    /// There is nothing to claim; holds the deadline of the opponent to move, if there is one.
    NothingToClaim(Option<Timestamp>),
    /// The opponent is gone, but may return until this time.
    MayComeBack(Timestamp),
}

/// The reason why a command about dice is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DiceRefusal {
    /// The dice of this game are not sealed.
    NotSealed,
    /// It is too late to add words under the present seal; words already added stay.
    SeedsStay,
    /// These are not the sealed words. Only those may still be added.
    OtherWords,
    /// There are no words to add.
    NoWords,
    /// The secret of the dice is missing.
    SecretLost,
    /// Dice for the last move are in the air.
    InTheAir {
        /// The player who may let them fall; `None` with the players' own dice.
        by: Option<PlayerId>,
        /// The time at which they fall by themselves, if they do.
        until: Option<Timestamp>,
    },
    /// No dice are in the air.
    NothingToRoll,
    /// The dice in the air are those of a later attack.
    EarlierAttack,
    /// Only this other player may let the dice fall.
    NotYoursToRoll(PlayerId),
    /// The players throw their own dice, and enter the faces.
    OwnDice,
    /// The dice of this game are thrown by the bot.
    NotOwnDice,
    /// These are not the faces of such dice.
    BadFaces {
        /// The text as typed.
        typed: String,
        /// The dice.
        dice: Dice,
    },
    /// The present seal has decided no roll yet, so there is nothing to renew.
    RenewalEarly,
    /// A new seal was already proposed.
    RenewalOfferedAlready,
    /// There is no proposal of a new seal to answer.
    NoRenewalOffer,
    /// The player's own proposal is for the opponent to answer.
    OwnRenewalOffer,
}

/// The reason why a moderator’s command, or an answer to it, is refused. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ModerationRefusal {
    /// The moderator plays in the game.
    OwnGame,
    /// The game is not running; holds its stage.
    NotRunning(Stage),
    /// This moderator already holds it.
    Held(PlayerId),
    /// No moderator holds it.
    NotHeld,
    /// It already has no result.
    Void,
    /// Its place is gone, so nobody can be notified.
    NoPlace,
    /// It does not count for ratings anyway.
    NotRated(Unrated),
    /// This player has no seat in it.
    NotSeated(PlayerId),
    /// This player already has a seat in it.
    PlaysAlready(PlayerId),
    /// The offer does not exist any more.
    NoOffer,
    /// Another player’s offer stands, of the seat of this player.
    OfferStands(PlayerId),
    /// The game is rated: no player gives their own result to another.
    Counts,
    /// Only this player can answer the offer.
    NotAsked(PlayerId),
    /// The offer expired at this time.
    Lapsed(Timestamp),
    /// The player has agreed to it, or need not; these have not answered yet.
    Agreed(Vec<PlayerId>),
}
