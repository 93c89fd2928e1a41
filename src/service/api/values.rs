//! Small values that actions are made of: people, filters, pages, days and sides.

use crate::game::outcome::Score;
use crate::game::seat::Seat;
use crate::games::GameKind;
use crate::play::computer::Computer;
use crate::play::{GameId, PlayerId, Ply};
use crate::scene::ThemeName;

/// A person as an adapter knows them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// The permanent id.
    pub id: PlayerId,
    /// The current display name.
    pub name: String,
}

impl Person {
    /// The computer of this level.
    pub fn computer(level: u8) -> Self {
        Self {
            id: Computer::new(level).player(),
            name: String::new(),
        }
    }
}

/// The part of a game to read out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReadOutPart {
    /// The whole position, in words.
    All,
    /// One's own pieces, in words.
    Mine,
    /// The whole position, as a board in letters.
    Board,
    /// The text of the position, with which another game can begin from it.
    Text,
    /// The cell of this name.
    Cell(String),
}

/// The range and style of a film. The default is the whole game, as the user sees games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FilmOptions {
    /// The first move as typed (`14`, `14. D2-D3`); `None` is the start.
    pub from: Option<String>,
    /// The last move; `None` is the last of the game.
    pub to: Option<String>,
    /// The seat at the bottom, by its index in the game's list of sides; `None` is the user's own.
    pub side: Option<u8>,
    /// The speed.
    pub pace: FilmSpeed,
    /// The colours; `None` is the user's own.
    pub theme: Option<ThemeName>,
}

/// The style of a story. The default is as the user sees games, for the user alone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct StoryOptions {
    /// The seat at the bottom, by its index in the game's list of sides; `None` is the user's own.
    pub side: Option<u8>,
    /// The colours; `None` is the user's own.
    pub theme: Option<ThemeName>,
    /// `true` if everybody at the game's place sees it.
    pub shared: bool,
}

/// The speed of a film.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum FilmSpeed {
    /// Enough time to think about each move.
    Slow,
    /// About a move a second.
    #[default]
    Normal,
    /// A quick overview.
    Fast,
}

impl FilmSpeed {
    /// All speeds.
    pub const ALL: [Self; 3] = [Self::Slow, Self::Normal, Self::Fast];

    /// The speed as typed and carried by buttons.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Slow => "slow",
            Self::Normal => "normal",
            Self::Fast => "fast",
        }
    }

    /// The speed with this code.
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|pace| pace.code() == code)
    }
}

/// The games in a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GamesFilter {
    /// The user's own open or running games, everywhere.
    Mine,
    /// Open and running games of this place.
    Here,
}

/// The forms of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RecordFormat {
    /// Text, which can be imported.
    Text,
    /// JSON, for programs.
    Json,
}

/// The content of a page of a review.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReviewShows {
    /// The board after the ply.
    Board,
    /// The moves around the ply.
    List,
    /// The graph of the analysis, or the board without one.
    Graph,
}

/// One page of a review, with all data its buttons need.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReviewPage {
    /// The game.
    pub game: GameId,
    /// The ply; `None` is the last.
    pub ply: Option<Ply>,
    /// The seat at the bottom; `None` is the viewer's own.
    pub viewpoint: Option<Seat>,
    /// The content of the page.
    pub shows: ReviewShows,
    /// `true` if everybody here sees the page, and any press turns it for all.
    pub shared: bool,
    /// `true` if it is a new message, rather than a replacement of the pressed page.
    pub new_message: bool,
}

impl ReviewPage {
    /// The last page of a game, for the user alone.
    pub const fn of(game: GameId) -> Self {
        Self {
            game,
            ply: None,
            viewpoint: None,
            shows: ReviewShows::Board,
            shared: false,
            new_message: false,
        }
    }
}

/// A search for games: the newest of those that the user may see from the place and that match.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HistorySearch {
    /// Running games, instead of ended ones.
    pub running: bool,
    /// Games of this player; `None` is those of this server, or the user's own if another field needs a player.
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
    /// A random side.
    Random,
}

/// One choice of autocomplete.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Suggestion {
    /// The shown text.
    pub label: String,
    /// The sent value.
    pub value: String,
}
