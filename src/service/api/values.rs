//! Small values that actions are made of: people, filters, pages, days and sides.

use crate::game::outcome::Score;
use crate::game::seat::Seat;
use crate::games::GameKind;
use crate::play::{GameId, PlayerId, Ply};
use crate::scene::ThemeName;

/// A person as an adapter sees one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// The lasting id.
    pub id: PlayerId,
    /// The name to show, as of now.
    pub name: String,
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

/// One offer of autocomplete.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Suggestion {
    /// What the person reads.
    pub label: String,
    /// What is sent when it is chosen.
    pub value: String,
}
