//! [`Ask`]: everything one can ask of the service.

use crate::game::outcome::Score;
use crate::game::seat::Seat;
use crate::games::GameKind;
use crate::play::{GameId, Place, PlayerId, Ply, Version};
use crate::scene::ThemeName;
use crate::service::challenge::NewChallenge;
use crate::service::explore;
use crate::service::forms::InputField;
use crate::service::guide;
use crate::service::hours;
use crate::service::houses;
use crate::service::lesson;
use crate::service::look::CloseUp;
use crate::service::pick;
use crate::service::plan;
use crate::service::privacy;
use crate::service::settings::Preference;
use crate::service::standing::Access;
use crate::service::{
    challenges, dice, form, inbox, lobby, moderate, pointed, relations, remind, signal, takeback,
    time,
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

/// A person as an adapter sees one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// The lasting id.
    pub id: PlayerId,
    /// The name to show, as of now.
    pub name: String,
}

/// Everything one can ask. `game: None` means the one game of this place that the verb fits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// Offer a game.
    Challenge(NewChallenge),
    /// Fill in a challenge by menus and buttons, and send it.
    Form(form::ChallengeFormAction),
    /// See challenges, or decline one with a word.
    Challenges(challenges::ChallengeListAction),
    /// Choose whom one plays and whom not.
    Relation(relations::RelationAction),
    /// Take up a challenge.
    Accept(GameId),
    /// Come to a table of more than two before it starts, leave it, start it.
    Lobby(lobby::LobbyAction),
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
    PickStep(pick::PickStep),
    /// Something of one’s private board of a game.
    Explore(explore::ExploreAction),
    /// Something of one’s plan for a game.
    Plan(plan::PlanAction),
    /// Touch a piece openly (touch-move).
    Touch {
        /// Which game.
        game: Option<GameId>,
        /// The cell's name.
        cell: String,
    },
    /// Something of team talk: numbers between partners.
    Signal(signal::SignalAction),
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
    Time(time::ClockAction),
    /// When one's own clocks stand.
    Hours(hours::OffHoursAction),
    /// Throw dice, add to them, seal them anew.
    Dice(dice::DiceAction),
    /// Take moves back, by consent.
    Takeback(takeback::TakebackAction),
    /// Be reminded of games that wait, or not now.
    Remind(remind::ReminderAction),
    /// Something for moderators, or an answer to them.
    Moderate(moderate::ModerationAction),
    /// Fill in a field.
    FillField {
        /// Which.
        field: InputField,
        /// What is typed into it; `None` is to be given it.
        typed: Option<String>,
    },
    /// What waits for oneself, everywhere.
    Inbox(inbox::InboxAction),
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
    ServerSettings(houses::ServerSettingsAction),
    /// See, have or delete what is kept.
    Privacy(privacy::PrivacyAction),
    /// Check what the bot may do here.
    Setup,
    /// Bring a game to this place; `None` is the one whose place is gone, or the one that is meant.
    MoveHere(Option<GameId>),
    /// Show one page of a review.
    Review(ReviewPage),
    /// Do something with the board that a message shows.
    OnMessage(pointed::MessageAction),
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
    Guide(guide::GuideAction),
    /// Something of the lesson.
    Lesson(lesson::LessonAction),
    /// The rules of a game, or one ruling (`KM-4`).
    Rules {
        /// Which game; `None` is the only or first one.
        kind: Option<GameKind>,
        /// A ruling or heading to show; `None` is the short form.
        topic: Option<String>,
    },
}

/// What of a game is read out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReadOutPart {
    /// The whole position, in words.
    All,
    /// One's own pieces, in words.
    Mine,
    /// The whole position, as a board in letters.
    Board,
    /// The cell of this name.
    Cell(String),
}

/// How much of a game a film shows, and how. By default all of it, as the asker sees games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FilmOptions {
    /// The move it begins at, as a person names it (`14`, `14. D2-D3`); `None` is the start.
    pub from: Option<String>,
    /// The move it ends with; `None` is the last.
    pub to: Option<String>,
    /// The seat at the bottom, by its index in the game's list of sides; `None` is the asker's own.
    pub side: Option<u8>,
    /// How fast it goes.
    pub pace: FilmSpeed,
    /// The colours; `None` is the asker's own.
    pub theme: Option<ThemeName>,
}

/// How fast a film goes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum FilmSpeed {
    /// With time to think along.
    Slow,
    /// About a move a second.
    #[default]
    Normal,
    /// To get a glimpse.
    Fast,
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

impl FilmSpeed {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Slow, Self::Normal, Self::Fast];

    /// The pace as it is typed and as buttons carry it.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Slow => "slow",
            Self::Normal => "normal",
            Self::Fast => "fast",
        }
    }

    /// The pace with this code.
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|pace| pace.code() == code)
    }
}

/// Which games a list shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GamesFilter {
    /// One's own that are open or running, everywhere.
    Mine,
    /// Open and running ones of this place.
    Here,
}

/// The forms of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RecordFormat {
    /// Text, which can be read in again.
    Text,
    /// JSON, for programs.
    Json,
}

/// One page of a review: all that its buttons must know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReviewPage {
    /// Which game.
    pub game: GameId,
    /// After how many moves; `None` is the last.
    pub ply: Option<Ply>,
    /// Whose side is at the bottom; `None` is as the viewer sees the game by himself.
    pub viewpoint: Option<Seat>,
    /// The list of moves around that ply, not its board.
    pub list: bool,
    /// Everybody here sees the page, and whoever presses its buttons turns it for all.
    pub shared: bool,
    /// A message of its own, not one in the place of the page that was pressed.
    pub new_message: bool,
}

impl ReviewPage {
    /// The last page of a game, for who asks alone.
    pub const fn of(game: GameId) -> Self {
        Self {
            game,
            ply: None,
            viewpoint: None,
            list: false,
            shared: false,
            new_message: false,
        }
    }
}

/// Which games to find: the newest of those that the asker may see from the place and that fit all of this.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HistorySearch {
    /// Games under way, not those that ended.
    pub running: bool,
    /// Games of this player; `None` is those of this server, or one's own where another field asks for somebody's.
    pub player: Option<PlayerId>,
    /// Games against this player.
    pub opponent: Option<PlayerId>,
    /// Games of this kind.
    pub kind: Option<GameKind>,
    /// Games that ended so for the player.
    pub score: Option<Score>,
    /// Games that ended (or were last moved in) on this day or later.
    pub since: Option<Day>,
    /// Games that ended (or were last moved in) on this day or earlier.
    pub until: Option<Day>,
    /// The page, from 0.
    pub page: u16,
}

/// A day of the calendar (UTC), counted from 1970-01-01.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Day(pub u32);

/// The side the challenger wants.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SideChoice {
    /// The seat with this index in the game's list of sides.
    Seat(u8),
    /// By lot.
    Random,
}
