//! [`Request`] and [`Action`]: everything a user can ask of the service.

use crate::games::GameKind;
use crate::play::{GameId, Place, PlayerId, Ply, Version};
use crate::service::api::access::Access;
use crate::service::api::challenge::NewChallenge;
use crate::service::api::challenges::ChallengeListAction;
use crate::service::api::dice::DiceAction;
use crate::service::api::explore::ExploreAction;
use crate::service::api::fields::InputField;
use crate::service::api::form::ChallengeFormAction;
use crate::service::api::guide::GuideAction;
use crate::service::api::hours::OffHoursAction;
use crate::service::api::inbox::InboxAction;
use crate::service::api::lesson::LessonAction;
use crate::service::api::lobby::LobbyAction;
use crate::service::api::look::CloseUp;
use crate::service::api::moderate::ModerationAction;
use crate::service::api::pick::PickStep;
use crate::service::api::plan::PlanAction;
use crate::service::api::pointed::MessageAction;
use crate::service::api::preferences::Preference;
use crate::service::api::privacy::PrivacyAction;
use crate::service::api::relations::RelationAction;
use crate::service::api::remind::ReminderAction;
use crate::service::api::server_settings::ServerSettingsAction;
use crate::service::api::signal::SignalAction;
use crate::service::api::takeback::TakebackAction;
use crate::service::api::time::ClockAction;
use crate::service::api::values::{
    FilmOptions, GamesFilter, HistorySearch, Person, ReadOutPart, RecordFormat, ReviewPage,
};

/// One wish of one person at one place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Request {
    /// Who asks.
    pub who: Person,
    /// Where: games found without an id are those of this place.
    pub place: Place,
    /// How he stands there, and how the bot does.
    pub access: Access,
    /// What the transport calls the message or press that asks (`discord:1234`): what a player adds to sealed dice
    /// by default. Empty where it has no name.
    pub source: String,
    /// What.
    pub action: Action,
}

/// Everything one can ask. `game: None` means the one game of this place that the verb fits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// Offer a game.
    Challenge(NewChallenge),
    /// Fill in a challenge by menus and buttons, and send it.
    Form(ChallengeFormAction),
    /// See challenges, or decline one with a word.
    Challenges(ChallengeListAction),
    /// Choose whom one plays and whom not.
    Relation(RelationAction),
    /// Take up a challenge.
    Accept(GameId),
    /// Come to a table of more than two before it starts, leave it, start it.
    Lobby(LobbyAction),
    /// Offer one's own seat in a game to somebody who is to play on.
    OfferSeat {
        /// Which game.
        game: Option<GameId>,
        /// Whom.
        to: Person,
    },
    /// Refuse a challenge made to oneself.
    Decline(GameId),
    /// Take back one's own challenge.
    Withdraw(GameId),
    /// Play a game that is over once more, with sides swapped.
    Rematch(GameId),
    /// A line of chat that may be a move (`D2-D3`, `#12 D2-D3`). Chatter gets no reply at all.
    Chat {
        /// The text, the mention of the bot taken out.
        text: String,
        /// The adapter's name of the message this one replies to.
        reply_to: Option<String>,
        /// Whether the bot was plainly spoken to (a mention): then unreadable text gets an answer.
        addressed: bool,
        /// Whether others hear the answer too: then it is kept short, and a button leads on.
        aloud: bool,
    },
    /// See on the board why a move is refused.
    WhyNot {
        /// Which game.
        game: GameId,
        /// After how many moves.
        ply: Ply,
        /// The move as typed.
        text: String,
    },
    /// Play a move given as text on purpose (a command): always answered.
    Play {
        /// Which game.
        game: Option<GameId>,
        /// The move.
        text: String,
    },
    /// Play the move with this index in the legal list at version `seen`.
    Pick {
        /// Which game.
        game: GameId,
        /// The version the control was made against.
        seen: Version,
        /// Index in the legal list.
        index: u16,
    },
    /// One step of picking a move by menus.
    PickStep(PickStep),
    /// Something of one’s private board of a game.
    Explore(ExploreAction),
    /// Something of one’s plan for a game.
    Plan(PlanAction),
    /// Touch a piece openly (touch-move).
    Touch {
        /// Which game.
        game: Option<GameId>,
        /// The cell's name.
        cell: String,
    },
    /// Something of team talk: numbers between partners.
    Signal(SignalAction),
    /// Offer a draw.
    OfferDraw(Option<GameId>),
    /// Take the other side instead of moving.
    Swap {
        /// Which game.
        game: Option<GameId>,
        /// The version the control was made against; `None` when typed.
        seen: Option<Version>,
    },
    /// Answer a draw offer.
    AnswerDraw {
        /// Which game.
        game: Option<GameId>,
        /// The version the control was made against; `None` when typed.
        seen: Option<Version>,
        /// Accept it.
        accept: bool,
    },
    /// How much time there is, pausing, giving, claiming.
    Time(ClockAction),
    /// When one's own clocks stand.
    Hours(OffHoursAction),
    /// Throw dice, add to them, seal them anew.
    Dice(DiceAction),
    /// Take moves back, by consent.
    Takeback(TakebackAction),
    /// Be reminded of games that wait, or not now.
    Remind(ReminderAction),
    /// Something for moderators, or an answer to them.
    Moderate(ModerationAction),
    /// Fill in a field.
    FillField {
        /// Which.
        field: InputField,
        /// What is typed into it; `None` is to be given it.
        typed: Option<String>,
    },
    /// What waits for oneself, everywhere.
    Inbox(InboxAction),
    /// Resign; without `sure` the service asks back.
    Resign {
        /// Which game.
        game: Option<GameId>,
        /// Whether the person has confirmed.
        sure: bool,
    },
    /// End a game before its first move, without result.
    Abort(Option<GameId>),
    /// Something about a game of a number that no game can have, as typed.
    NoGame(String),
    /// Show the board of a game as it stands.
    Board(Option<GameId>),
    /// Look at a part of a board, or at marks that are shown on request alone.
    CloseUp {
        /// Which game.
        game: Option<GameId>,
        /// At what.
        at: CloseUp,
    },
    /// List games.
    Games(GamesFilter),
    /// Begin the review of a game, past or under way.
    BeginReview {
        /// Which game.
        game: Option<GameId>,
        /// The move as a person names it (`14`, `14. D2-D3`, `d2d3`, `start`); `None` is the last.
        at: Option<String>,
    },
    /// Check the sealed dice of a game.
    Verify(Option<GameId>),
    /// Hand out the record of a game.
    Export {
        /// Which game.
        game: Option<GameId>,
        /// In which form.
        format: RecordFormat,
    },
    /// Keep a note on a move, for oneself; no text takes it away.
    Note {
        /// Which game.
        game: Option<GameId>,
        /// On which move, as a person names it; `None` is the last.
        at: Option<String>,
        /// The words.
        text: String,
    },
    /// List the notes that one may read.
    Notes {
        /// On which game.
        game: Option<GameId>,
        /// Whether all may read one's own once the game is over; `None` leaves it as it is.
        share: Option<bool>,
    },
    /// Read a game, or part of it, out in words or letters.
    Describe {
        /// Which game.
        game: Option<GameId>,
        /// What of it.
        part: ReadOutPart,
    },
    /// Show what the piece on a cell may do now.
    PieceMoves {
        /// Which game.
        game: Option<GameId>,
        /// The cell's name.
        cell: String,
    },
    /// Choose how one wants things, one choice or several at once; none is to see how they are.
    Settings(Vec<Preference>),
    /// See or change how the server wants its games.
    ServerSettings(ServerSettingsAction),
    /// See, have or delete what is kept.
    Privacy(PrivacyAction),
    /// Check what the bot may do here.
    Setup,
    /// Bring a game to this place; `None` is the one whose place is gone, or the one that is meant.
    MoveHere(Option<GameId>),
    /// Show one page of a review.
    Review(ReviewPage),
    /// Do something with the board that a message shows.
    OnMessage(MessageAction),
    /// Find running or ended games.
    History(HistorySearch),
    /// See what this player has played and how his dice fell; `None` is the asker.
    Profile(Option<PlayerId>),
    /// Make a film of a game; `None` is the newest one the asker plays or has played here.
    Film {
        /// Which game.
        game: Option<GameId>,
        /// How much of it, and how.
        cut: FilmOptions,
    },
    /// How to use the bot.
    Help,
    /// A page of help.
    Guide(GuideAction),
    /// Something of the lesson.
    Lesson(LessonAction),
    /// The rules of a game, or one ruling (`KM-4`).
    Rules {
        /// Which game; `None` is the only or first one.
        kind: Option<GameKind>,
        /// A ruling or heading to show; `None` is the short form.
        topic: Option<String>,
    },
}

impl Action {
    /// Whether it only looks, and may take much longer than a move: it goes through many games, or through all of one.
    pub const fn is_slow_lookup(&self) -> bool {
        matches!(
            self,
            Self::Profile(_)
                | Self::History(_)
                | Self::Film { .. }
                | Self::Verify(_)
                | Self::Export { .. }
        )
    }
}
