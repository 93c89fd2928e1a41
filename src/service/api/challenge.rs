//! [`NewChallenge`]: the terms of a challenge as a user asks for them.

use crate::game::options::Options;
use crate::games::GameKind;
use crate::service::api::values::{Person, SideChoice};

/// The most characters of a note on a challenge, and of a word with a refusal.
pub(in crate::service) const LONGEST: usize = 200;

/// The most games that one standing challenge is for, unless it is for ever.
pub(in crate::service) const MOST_GAMES: u16 = 100;

/// How many play where one challenge is taken up by one player.
pub(in crate::service) const FOR_TWO: u8 = 2;

/// Words for a challenge that stands until it is withdrawn.
pub(in crate::service) const FOR_EVER: [&str; 4] = ["ever", "forever", "always", "endless"];

/// A challenge as somebody wants it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewChallenge {
    /// Which game.
    pub kind: GameKind,
    /// Whom; `None` is anyone here.
    pub opponent: Option<Person>,
    /// The challenger's side.
    pub side: SideChoice,
    /// What is declared before the start.
    pub options: Options,
    /// The time control as it is typed; `None` is that of the server, and a word such as `none` is no clock.
    pub clock: Option<String>,
    /// A word to whom it is offered.
    pub note: String,
    /// For how many games it stands, as it is typed (`5`, `forever`); `None` is one.
    pub games: Option<String>,
    /// Whether the game is to have a thread of its own.
    pub thread: bool,
}

impl Default for NewChallenge {
    /// One game to anyone: sides by lot, nothing declared, the server's own time control.
    fn default() -> Self {
        Self {
            kind: GameKind::ALL[0],
            opponent: None,
            side: SideChoice::Random,
            options: Options::default(),
            clock: None,
            note: String::new(),
            games: None,
            thread: false,
        }
    }
}
