//! [`Command`]: what a person may ask of one game, and [`Refusal`]: why not, as facts.

use crate::game::chance::Dice;
use crate::game::seat::Seat;
use crate::game::text::{MoveError, MoveText, SetupText};
use crate::play::event::PauseReason;
use crate::play::moderate::ModerationRefusal;
use crate::play::signal::Signal;
use crate::play::summary::Stage;
use crate::play::{Game, Place, PlayerId, Ply, Timestamp, Version};

/// A wish about one game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// Take up the challenge; at a table of more than two come to it, on any seat.
    Join,
    /// Come to a table of more than two on this seat, or change to it.
    JoinSeat(Seat),
    /// Leave such a table before it starts.
    Leave,
    /// Agree to start such a table with those who are there.
    AgreeToStart,
    /// Offer one's own seat to somebody who is to play on.
    OfferSeat(PlayerId),
    /// Refuse the challenge, with a word to the challenger; none is empty.
    Decline(String),
    /// Take back one's own challenge.
    Withdraw,
    /// Play a move.
    Play(MoveChoice),
    /// Add words of one's own to sealed dice, or put others in their place.
    AddSeed(String),
    /// Let the dice in the air fall; `seen` is the version the control was made against.
    Roll {
        /// The version the control was made against.
        seen: Option<Version>,
    },
    /// Tell how players' own dice have fallen, as typed: `5 2`, attacker's first.
    EnterFaces(String),
    /// Propose to open the secret behind the dice, and to seal a new one.
    OfferRenewal,
    /// Answer such a proposal, or withdraw one's own; `seen` as for [`Command::AnswerDraw`].
    AnswerRenewal {
        /// Agree to it.
        accept: bool,
        /// The version the control was made against.
        seen: Option<Version>,
    },
    /// Touch the piece on a cell (touch-move).
    Touch(String),
    /// Say one of the numbers that partners agreed on.
    Signal(Signal),
    /// Offer a draw.
    OfferDraw,
    /// Answer the standing draw offer; `seen` as for [`MoveChoice::Index`], when a control was pressed.
    AnswerDraw {
        /// Accept rather than decline.
        accept: bool,
        /// The version the control was made against.
        seen: Option<Version>,
    },
    /// Ask to take back one's last move and what followed.
    AskTakeback,
    /// Answer the standing request to take moves back; `seen` as for [`Command::AnswerDraw`].
    AnswerTakeback {
        /// Take them back rather than let them stand.
        accept: bool,
        /// The version the control was made against.
        seen: Option<Version>,
    },
    /// Withdraw one's own request to take moves back.
    WithdrawTakeback {
        /// The version the control was made against.
        seen: Option<Version>,
    },
    /// Take the other side instead of moving (ruling KG-7).
    Swap {
        /// The version the control was made against.
        seen: Option<Version>,
    },
    /// Give up the game.
    Resign,
    /// End the game before its first move, or one whose opponent is gone, without a result.
    Abort,
    /// Propose to pause the game.
    OfferPause,
    /// Answer the standing proposal to pause; `seen` as for [`MoveChoice::Index`], when a control was pressed.
    AnswerPause {
        /// Accept rather than decline.
        accept: bool,
        /// The version the control was made against.
        seen: Option<Version>,
    },
    /// Go on with a paused game.
    Resume,
    /// Give the opponents more time, each so many ms.
    GiveTime(i64),
    /// Claim the win over a player whose time is up, or who is gone.
    Claim,
    /// Bring the game to this place, and go on with it where its own was gone.
    MoveTo(Place),
}

/// A move as a person names it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MoveChoice {
    /// A typed line as it reads on the present position.
    Typed(TypedLine),
    /// These plies, one after the other, and nothing that goes without saying behind them.
    Plies {
        /// The plies in order.
        plies: Vec<MoveText>,
        /// The version a control was made against.
        seen: Option<Version>,
    },
    /// By its index in [`Game::choices`](crate::play::Game::choices) at version `seen`.
    Index {
        /// The version the control was made against.
        seen: Version,
        /// The index.
        index: u16,
    },
}

/// A typed line and what it comes to: it is read once, and travels as its plies.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TypedLine {
    /// As typed.
    pub text: String,
    /// The position it was read in.
    pub at: SetupText,
    /// All plies that are left of the turn; or what is wrong with the line, which may touch a piece (ruling KM-15).
    pub read: Result<Vec<MoveText>, MoveError>,
}

impl TypedLine {
    /// A line as it was read in the position of this game.
    pub fn new(game: &Game, text: &str, read: Result<Vec<MoveText>, MoveError>) -> Self {
        Self {
            text: text.to_owned(),
            at: game.position().setup(),
            read,
        }
    }

    /// What the line comes to in this game: read anew only where the position has changed since, by another player's move.
    ///
    /// # Errors
    /// What is wrong with the line.
    pub fn read_in(&self, game: &Game) -> Result<Vec<MoveText>, MoveError> {
        if self.at == game.position().setup() {
            self.read.clone()
        } else {
            game.position().read_turn(&self.text)
        }
    }
}

impl MoveChoice {
    /// What a person typed, read as all that is left of the turn.
    pub fn typed(game: &Game, text: &str) -> Self {
        Self::Typed(TypedLine::new(game, text, game.position().read_turn(text)))
    }

    /// As it may be typed in this game; empty of a ply chosen by its index.
    pub fn text(&self, game: &Game) -> String {
        match self {
            Self::Typed(line) => line.text.clone(),
            Self::Plies { plies, .. } => game.typed(plies),
            Self::Index { .. } => String::new(),
        }
    }

    /// This one ply.
    pub fn ply(text: MoveText) -> Self {
        Self::Plies {
            plies: vec![text],
            seen: None,
        }
    }
}

/// A polite no: why a wish is not granted. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The game is no longer an open challenge; what it has become.
    NotOpen(Stage),
    /// One cannot play against oneself.
    Yourself,
    /// The challenge is to somebody else.
    NotInvited(PlayerId),
    /// Only the challenger may take a challenge back.
    NotChallenger(PlayerId),
    /// Anyone may take the challenge up, so nobody can decline it for all.
    OpenToAll,
    /// The game has not started.
    NotStarted,
    /// The game is over.
    Over,
    /// One is not playing in this game.
    NotSeated,
    /// It is somebody else's turn.
    NotYourTurn(PlayerId),
    /// The board has moved on since the control was made.
    Stale,
    /// The text is no legal move.
    Move(MoveError),
    /// A touched piece must be moved or taken first: the moves that do so.
    Touched {
        /// The names of the touched cells.
        cells: Vec<String>,
        /// The moves the duty leaves.
        choices: Vec<MoveText>,
    },
    /// The game is not played with touch-move.
    NoTouchMove,
    /// No piece there can be touched to any effect.
    NothingToTouch(String),
    /// A draw may be offered only after one's own move, until the opponent has moved.
    DrawBeforeMove,
    /// A draw was offered already after this move.
    DrawOfferedAlready,
    /// This player’s draw offer waits for an answer.
    DrawStands(PlayerId),
    /// There is no draw offer to answer.
    NoDrawOffer,
    /// One's own draw offer is for the opponent to answer.
    OwnDrawOffer,
    /// One has made no move that could be taken back.
    NothingToTakeBack,
    /// This move was decided by dice, and what dice have decided stays.
    Rolled(String),
    /// One has asked already since the last move.
    TakebackAskedAlready,
    /// This player's request to take moves back waits for an answer.
    TakebackStands(PlayerId),
    /// There is no request to take moves back.
    NoTakeback,
    /// One's own request is for the opponent to answer.
    OwnTakeback,
    /// The request is this other player's to withdraw.
    NotYourTakeback(PlayerId),
    /// A move has been made, so the game can only be resigned or drawn.
    TooLateToAbort,
    /// The game is played there already.
    HereAlready,
    /// It has to do with the table of an offer for more than two.
    Lobby(LobbyRefusal),
    /// One is out of the game, and the others play on.
    Out,
    /// One has agreed already; these players have not answered yet.
    AgreedAlready(Vec<PlayerId>),
    /// The seat cannot be handed on so.
    HandOn(ModerationRefusal),
    /// It has to do with team talk.
    Signal(SignalRefusal),
    /// It has to do with time.
    Time(TimeRefusal),
    /// It has to do with dice.
    Dice(DiceRefusal),
    /// Sides cannot be swapped.
    Swap(SwapRefusal),
    /// The stored game and the rules disagree from this move on: an arbiter must look at it.
    Diverged(Ply),
    /// The game was begun under another version of the rules, and goes on under no other.
    OtherRules {
        /// The version it was begun under.
        begun: u16,
        /// The version that is played here.
        ours: u16,
    },
}

/// Why a wish about the table of an offer is not granted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LobbyRefusal {
    /// The offer is for two, and taken up at once.
    ForTwo,
    /// One is there already, on that seat.
    ThereAlready,
    /// One is not there.
    NotThere,
    /// This player has chosen that seat.
    Taken(PlayerId),
    /// The table has no such seat.
    NoSuchSeat,
    /// Who offered the game takes it back instead of leaving.
    Host,
    /// The game cannot be played by as many as are there.
    TooFew,
    /// One has agreed to start already.
    ReadyAlready,
}

/// Why sides cannot be swapped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SwapRefusal {
    /// The game is played without.
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

/// Why a player may not signal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SignalRefusal {
    /// Nobody at this table has a partner.
    NoPartner,
    /// One has said many numbers just now; when the next may follow.
    TooMany(Timestamp),
}

/// Why a wish that has to do with time is not granted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TimeRefusal {
    /// The game stands still: why.
    Paused(PauseReason),
    /// A moderator has paused the game, and a moderator alone can let it go on.
    Held,
    /// The game does not stand still.
    NotPaused,
    /// A pause was proposed already.
    PauseOfferedAlready,
    /// There is no proposal to pause to answer.
    NoPauseOffer,
    /// One's own proposal is for the opponent to answer.
    OwnPauseOffer,
    /// The game is played without clocks.
    NoClock,
    /// No gift of time is that small or that large; the most, ms.
    BadGift(i64),
    /// No clock goes beyond this, ms, however much is given.
    ClockFull(i64),
    /// There is nothing to claim; when the time of the opponent to move is up, if it runs.
    NothingToClaim(Option<Timestamp>),
    /// The opponent is gone, but may come back until then.
    MayComeBack(Timestamp),
}

/// Why a wish that has to do with dice is not granted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DiceRefusal {
    /// The dice of this game are not sealed.
    NotSealed,
    /// It is too late to add anything under the present seal: what was added to it stays.
    SeedsStay,
    /// These are not the words that were closed, and only those may still be added.
    OtherWords,
    /// There are no words to add.
    NoWords,
    /// The secret that would decide is not to be found.
    SecretLost,
    /// Dice for the last move are in the air.
    InTheAir {
        /// Who may let them fall; with players' own dice nobody alone.
        by: Option<PlayerId>,
        /// When they fall by themselves, if they do.
        until: Option<Timestamp>,
    },
    /// No dice are in the air.
    NothingToRoll,
    /// The dice are this other player's to let fall.
    NotYoursToRoll(PlayerId),
    /// The players throw dice of their own, and tell how they fell.
    OwnDice,
    /// The dice of this game are thrown by the bot.
    NotOwnDice,
    /// These are not the faces of such dice.
    BadFaces {
        /// As typed.
        typed: String,
        /// The dice.
        dice: Dice,
    },
    /// The present seal has decided no roll yet, so there is nothing to renew.
    RenewalEarly,
    /// A new seal was proposed already.
    RenewalOfferedAlready,
    /// There is no proposal of a new seal to answer.
    NoRenewalOffer,
    /// One's own proposal is for the opponent to answer.
    OwnRenewalOffer,
}
