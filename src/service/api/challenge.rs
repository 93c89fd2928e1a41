//! [`NewChallenge`]: the terms of a challenge as a user gives them.

use crate::game::options::Options;
use crate::games::GameKind;
use crate::service::api::values::{Person, SideChoice};

/// Most characters of a note on a challenge, and of a word with a refusal.
pub(in crate::service) const MAX_NOTE_CHARS: usize = 200;

/// Most games of one standing challenge, unless it is endless.
pub(in crate::service) const MOST_GAMES: u16 = 100;

/// Number of players of a challenge that one player accepts.
pub(in crate::service) const FOR_TWO: u8 = 2;

/// Words for a challenge that stands until it is withdrawn.
pub(in crate::service) const FOR_EVER: [&str; 4] = ["ever", "forever", "always", "endless"];

/// A challenge as a user wants it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewChallenge {
    /// The game.
    pub kind: GameKind,
    /// The opponent; `None` is anyone here.
    pub opponent: Option<Person>,
    /// The level of a computer in place of an opponent; at a table of more than two, on every other seat.
    pub computer: Option<u8>,
    /// The challenger's side.
    pub side: SideChoice,
    /// The declared options.
    pub options: Options,
    /// The time control as typed; `None` is the server's, and a word such as `none` is no clock.
    pub clock: Option<String>,
    /// A word to the opponent.
    pub note: String,
    /// The number of games as typed (`5`, `forever`); `None` is one.
    pub series: Option<String>,
    /// `true` if the game gets a thread of its own.
    pub thread: bool,
    /// The position that play begins from, as typed: its text, or a finished game and its move (`#12 14`). `None` is
    /// the usual start.
    pub position: Option<String>,
    /// `true` if it is to be rated; `None` uses the server's default.
    pub rated: Option<bool>,
}

impl Default for NewChallenge {
    /// One game to anyone: sides by lot, no options, the server's time control.
    fn default() -> Self {
        Self {
            kind: GameKind::ALL[0],
            opponent: None,
            computer: None,
            side: SideChoice::Random,
            options: Options::default(),
            clock: None,
            note: String::new(),
            series: None,
            thread: false,
            position: None,
            rated: None,
        }
    }
}
