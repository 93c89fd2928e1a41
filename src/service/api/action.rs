//! [`Request`] and [`Action`]: everything a user can ask of the service.

use crate::games::GameKind;
use crate::play::{GameId, Place, PlayerId, Ply, Timestamp, Version};
use crate::service::api::access::Access;
use crate::service::api::challenge::NewChallenge;
use crate::service::api::challenges::ChallengeListAction;
use crate::service::api::competition::CompetitionAction;
use crate::service::api::computer::ComputerAction;
use crate::service::api::contest::ContestAction;
use crate::service::api::dice::DiceAction;
use crate::service::api::explore::ExploreAction;
use crate::service::api::fields::InputField;
use crate::service::api::form::ChallengeFormAction;
use crate::service::api::guide::{GuideAction, GuidePage};
use crate::service::api::hooks::HooksAction;
use crate::service::api::hours::OffHoursAction;
use crate::service::api::inbox::InboxAction;
use crate::service::api::ladder::LadderAction;
use crate::service::api::lesson::{self, LessonAction, LessonControl};
use crate::service::api::lobby::LobbyAction;
use crate::service::api::look::CloseUp;
use crate::service::api::moderate::ModerationAction;
use crate::service::api::pick::PickStep;
use crate::service::api::plan::PlanAction;
use crate::service::api::play_on::PlayOnAction;
use crate::service::api::pointed::MessageAction;
use crate::service::api::preferences::Preference;
use crate::service::api::privacy::PrivacyAction;
use crate::service::api::puzzle::{PuzzleAction, PuzzleWish};
use crate::service::api::relations::RelationAction;
use crate::service::api::remind::ReminderAction;
use crate::service::api::server_settings::ServerSettingsAction;
use crate::service::api::signal::SignalAction;
use crate::service::api::takeback::TakebackAction;
use crate::service::api::time::ClockAction;
use crate::service::api::tokens::TokensAction;
use crate::service::api::values::{
    FilmOptions, GamesFilter, HistorySearch, Person, ReadOutPart, RecordFormat, ReviewPage,
    StoryOptions,
};
use crate::service::api::web::WebAction;

/// One request of one user at one place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Request {
    /// The user.
    pub user: Person,
    /// The place: games found without a number are those of this place.
    pub place: Place,
    /// The permissions of the user and of the bot there.
    pub access: Access,
    /// The transport's id of the message or interaction (`discord:1234`), a player's default contribution to sealed
    /// dice. Empty without an id.
    pub source: String,
    /// The action.
    pub action: Action,
}

impl Request {
    /// The person and the place, where nothing else of it matters.
    pub const fn asker(&self) -> Asker<'_> {
        Asker {
            player: &self.user.id,
            place: &self.place,
            aloud: self.is_aloud(),
        }
    }

    /// Returns `true` if its place has settings and moderators: a server that the bot is in, or a table in a terminal.
    pub fn is_in_own_server(&self) -> bool {
        !self.place.is_private() && !self.access.guest
    }

    /// Returns `true` if its place has hooks and tokens: a server that the bot is in. A table in a terminal has none.
    pub fn is_in_named_server(&self) -> bool {
        self.place.server().is_named() && !self.access.guest
    }

    /// Returns `true` for a line of chat whose answer others see too.
    pub const fn is_aloud(&self) -> bool {
        matches!(self.action, Action::Chat { aloud: true, .. })
    }
}

/// A person, and the place from which they look: which games they may see, and which one they mean.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Asker<'a> {
    /// The person.
    pub player: &'a PlayerId,
    /// The place.
    pub place: &'a Place,
    /// `true` if others see the answer. It then names no game of another server, and one in another channel only if its
    /// number was given.
    pub aloud: bool,
}

impl<'a> Asker<'a> {
    /// A person who alone sees the answer.
    pub const fn in_private(player: &'a PlayerId, place: &'a Place) -> Self {
        Self {
            player,
            place,
            aloud: false,
        }
    }
}

/// A message that a line of chat replies to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RepliedMessage {
    /// The adapter's id of the message.
    pub id: String,
    /// The games that the controls on the message name, each once.
    pub games: Vec<GameId>,
    /// The actions of its buttons.
    pub buttons: Vec<Action>,
    /// The lines in it that people are to type.
    pub lines: Vec<String>,
    /// The time at which the line that replies was written, if that line was missed.
    pub written: Option<Timestamp>,
}

impl From<&str> for RepliedMessage {
    /// The message with this id, without controls.
    fn from(id: &str) -> Self {
        Self {
            id: id.to_owned(),
            ..Self::default()
        }
    }
}

/// All actions. `game: None` means the one game of this place that the verb fits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// Offer a game.
    Challenge(NewChallenge),
    /// Fill in a challenge form, and send it.
    Form(ChallengeFormAction),
    /// Play the computer.
    Computer(ComputerAction),
    /// List challenges, or decline one with a word.
    Challenges(ChallengeListAction),
    /// Block or befriend players.
    Relation(RelationAction),
    /// Accept a challenge.
    Accept(GameId),
    /// Join a table of more than two before it starts, leave it, start it.
    Lobby(LobbyAction),
    /// Offer one's own seat in a game to another player.
    OfferSeat {
        /// The game.
        game: Option<GameId>,
        /// The other player.
        to: Person,
    },
    /// Decline a challenge made to oneself.
    Decline(GameId),
    /// Withdraw one's own challenge.
    Withdraw(GameId),
    /// Repeat a finished game with sides swapped.
    Rematch(GameId),
    /// A line of chat that may be a move (`D2-D3`, `#12 D2-D3`). Chatter gets no reply at all.
    Chat {
        /// The text without the mention of the bot.
        text: String,
        /// The message this one replies to.
        reply_to: Option<RepliedMessage>,
        /// `true` if the bot was addressed (mentioned): then unreadable text gets an answer.
        addressed: bool,
        /// `true` if others see the answer too: then it is short, with a button for more.
        aloud: bool,
    },
    /// Show on the board why a move is refused.
    WhyNot {
        /// The game.
        game: GameId,
        /// The ply before the move.
        ply: Ply,
        /// The move as typed.
        text: String,
    },
    /// Play a move given as text by a command: always answered.
    Play {
        /// The game.
        game: Option<GameId>,
        /// The move.
        text: String,
    },
    /// Play the move with this index in the legal list at version `seen`.
    Pick {
        /// The game.
        game: GameId,
        /// The version the control was made against.
        seen: Version,
        /// Index in the legal list.
        index: u16,
    },
    /// One step of picking a move by menus.
    PickStep(PickStep),
    /// Use one’s private board of a game.
    Explore(ExploreAction),
    /// Use one’s plan for a game.
    Plan(PlanAction),
    /// Touch a piece openly (touch-move).
    Touch {
        /// The game.
        game: Option<GameId>,
        /// The cell's name.
        cell: String,
    },
    /// Use team signals: numbers between partners.
    Signal(SignalAction),
    /// Offer a draw.
    OfferDraw(Option<GameId>),
    /// Swap sides instead of moving.
    Swap {
        /// The game.
        game: Option<GameId>,
        /// The version the control was made against; `None` when typed.
        seen: Option<Version>,
    },
    /// Answer a draw offer.
    AnswerDraw {
        /// The game.
        game: Option<GameId>,
        /// The version the control was made against; `None` when typed.
        seen: Option<Version>,
        /// Accept it.
        accept: bool,
    },
    /// Show clocks, pause, give time, claim.
    Time(ClockAction),
    /// Set one's off hours.
    Hours(OffHoursAction),
    /// Throw dice, contribute to them, seal them again.
    Dice(DiceAction),
    /// Take moves back, by consent.
    Takeback(TakebackAction),
    /// Set or snooze reminders.
    Remind(ReminderAction),
    /// Moderate a game, or answer a moderator.
    Moderate(ModerationAction),
    /// Fill in a text field.
    FillField {
        /// The field.
        field: InputField,
        /// The typed text; `None` asks for the field.
        typed: Option<String>,
    },
    /// List the games and challenges that wait for the user, everywhere.
    Inbox(InboxAction),
    /// Do this on a waiting board, and then show the next one.
    ThenNext(Box<Self>),
    /// Resign; without `sure` the service asks back.
    Resign {
        /// The game.
        game: Option<GameId>,
        /// `true` if the user has confirmed.
        sure: bool,
    },
    /// Abort a game without a result: before its first move, or when a player has been silent for long.
    Abort(Option<GameId>),
    /// An action on a typed game number that no game can have.
    NoGame(String),
    /// Show the current board of a game.
    Board(Option<GameId>),
    /// Show a part of a board, or marks that are shown only on request.
    CloseUp {
        /// The game.
        game: Option<GameId>,
        /// The part.
        at: CloseUp,
    },
    /// List games.
    Games(GamesFilter),
    /// Begin the review of a game, finished or running.
    BeginReview {
        /// The game.
        game: Option<GameId>,
        /// The move as typed (`14`, `14. D2-D3`, `d2d3`, `start`); `None` is the last.
        at: Option<String>,
    },
    /// Begin the review of a game of a player.
    ReviewOf {
        /// The name as typed.
        player: String,
        /// The move as typed; `None` is the last.
        at: Option<String>,
    },
    /// Verify the sealed dice of a game.
    Verify(Option<GameId>),
    /// Export the record of a game.
    Export {
        /// The game.
        game: Option<GameId>,
        /// The format.
        format: RecordFormat,
    },
    /// Save a private note on a move; empty text deletes it.
    Note {
        /// The game.
        game: Option<GameId>,
        /// The move as typed; `None` is the last.
        at: Option<String>,
        /// The words.
        text: String,
    },
    /// List the notes that the user may read.
    Notes {
        /// The game.
        game: Option<GameId>,
        /// `true` to let all read the user's own notes once the game is over; `None` leaves it as it is.
        share: Option<bool>,
    },
    /// Read out a game, or part of it, in words or letters.
    Describe {
        /// The game.
        game: Option<GameId>,
        /// The part.
        part: ReadOutPart,
    },
    /// Show the moves of the piece on a cell.
    PieceMoves {
        /// The game.
        game: Option<GameId>,
        /// The cell's name.
        cell: String,
    },
    /// Change preferences, one or several at once; an empty list shows them.
    Settings(Vec<Preference>),
    /// Show or change the settings of the server.
    ServerSettings(ServerSettingsAction),
    /// List, add, try or remove the web hooks of the server.
    Hooks(HooksAction),
    /// List, make or end tokens of programs.
    Tokens(TokensAction),
    /// Show, export or delete personal data.
    Privacy(PrivacyAction),
    /// Show standings or a rating, or choose where ratings count.
    Competition(CompetitionAction),
    /// Check the bot's permissions here.
    Setup,
    /// Move a game to this place; `None` is the one whose place is gone, or the one that fits.
    MoveHere(Option<GameId>),
    /// Show one page of a review.
    Review(ReviewPage),
    /// Act on the board in a message.
    OnMessage(MessageAction),
    /// Search running or ended games.
    History(HistorySearch),
    /// Show this player's games and dice; `None` is the user.
    Profile(Option<PlayerId>),
    /// Make a film of a game; `None` is the newest one the user plays or has played here.
    Film {
        /// The game.
        game: Option<GameId>,
        /// The range and the style.
        cut: FilmOptions,
    },
    /// Show a game in one picture: its start, turning point and end. `None` is the newest one, as for a film.
    Story {
        /// The game.
        game: Option<GameId>,
        /// The style.
        look: StoryOptions,
    },
    /// Judge a finished game move by move; `None` is the last one that the user finished here.
    Analyse(Option<GameId>),
    /// Play on against the computer from a position of a finished game.
    PlayOn(PlayOnAction),
    /// Take part in leagues and tournaments.
    Contest(ContestAction),
    /// Play on a ladder.
    Ladder(LadderAction),
    /// Solve puzzles.
    Puzzle(PuzzleAction),
    /// Sign in to the public pages, or end sessions there.
    Web(WebAction),
    /// Explain the bot.
    Help,
    /// Show a page of help.
    Guide(GuideAction),
    /// Use the lesson.
    Lesson(LessonAction),
    /// Show the rules of a game, or one ruling (`KM-4`).
    Rules {
        /// The game; `None` is the only or first one.
        kind: Option<GameKind>,
        /// A ruling or heading; `None` is the short form.
        topic: Option<String>,
    },
}

impl Action {
    /// Shows this page of a game's guide.
    pub(in crate::service) const fn guide(kind: GameKind, page: GuidePage) -> Self {
        Self::Guide(GuideAction { kind, page })
    }

    /// Shows the first picture of a game's guide.
    pub(in crate::service) const fn first_guide_picture(kind: GameKind) -> Self {
        Self::guide(kind, GuidePage::Picture(1))
    }

    /// Shows the first task of a game's lesson.
    pub(in crate::service) const fn first_task(kind: GameKind) -> Self {
        Self::Lesson(lesson::press(kind, 1, LessonControl::Show))
    }

    /// Opens another puzzle with these wishes.
    pub(in crate::service) const fn next_puzzle(wish: PuzzleWish) -> Self {
        Self::Puzzle(PuzzleAction::Open { wish, text: None })
    }

    /// Shows the levels of the computer, to choose one.
    pub(in crate::service) const fn computer_levels(kind: GameKind) -> Self {
        Self::Computer(ComputerAction::Choose(kind))
    }
}
