//! [`ConsoleCommand`]: the request of one typed line.

use crate::console::offer::{Clash, LoneNumber};
use crate::service::api::action::Action;
use crate::service::api::challenge::NewChallenge;
use crate::service::{GameId, GameKind};

/// One parsed line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum ConsoleCommand {
    /// An empty line.
    Nothing,
    /// Leave the table.
    Quit,
    /// The control with this number.
    Press(usize),
    /// Change the speaker.
    As(String),
    /// Begin a game between the two at the keyboard, on these terms; the side is the first player's.
    New {
        /// The offer.
        offer: NewChallenge,
        /// The game, if one is named.
        kind: Option<GameKind>,
        /// The names of its players, in seat order.
        names: Vec<String>,
        /// The number that stands alone.
        number: Option<LoneNumber>,
    },
    /// Make a challenge on these terms.
    Challenge {
        /// The offer and its opponent.
        offer: NewChallenge,
        /// The game, if one is named.
        kind: Option<GameKind>,
        /// The number that stands alone.
        number: Option<LoneNumber>,
    },
    /// An offer with two words of which only one can be meant.
    Clash(Clash),
    /// Write the last shown board to a file.
    Png(String),
    /// Write the record of a game.
    Export {
        /// The game; `None` is the present one.
        game: Option<GameId>,
        /// The file to write; an empty path is the screen.
        path: String,
    },
    /// Bring in the record of a game from this file.
    Import(String),
    /// Choose the language of the table; empty asks which there are.
    Language(String),
    /// Draw boards, or leave them out: `on` or `off`.
    Boards(String),
    /// Turn the last shown board around.
    Flip,
    /// Write a game as a film or a story.
    Keep {
        /// The film or the story.
        action: Action,
        /// The file; an empty path is one named after the game.
        path: String,
    },
    /// List the legal moves with a prefix.
    Moves {
        /// The game.
        game: Option<GameId>,
        /// The prefix.
        prefix: String,
    },
    /// Answer an open challenge or draw offer.
    Answer(OfferAnswer, Option<GameId>),
    /// Offer a rematch of the speaker's last game.
    Rematch,
    /// Explain the table.
    Help,
    /// Explain a topic or a verb.
    HelpOn(String),
    /// An action for the service.
    Ask(Action),
    /// A known verb with an error: the id of its message.
    Wrong(&'static str),
    /// Anything else: a control's label or a move.
    Other(String),
}

/// An answer to an open offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum OfferAnswer {
    Accept,
    Decline,
    Withdraw,
}
