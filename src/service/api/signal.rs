//! Actions on team signals, and their wire form.

use crate::play::GameId;
use crate::play::signal::Signal;
use crate::service::api::packed;

/// An action on team signals. Without a game it is the one that fits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SignalAction {
    /// Show the numbers with their meanings, to choose one.
    Open(Option<GameId>),
    /// Show a number to the table.
    Say {
        /// The game.
        game: Option<GameId>,
        /// The number; an invalid one is refused.
        number: u8,
    },
    /// Note the meaning of a number, for oneself and one's partner; empty text deletes it.
    Mean {
        /// The game.
        game: Option<GameId>,
        /// The number; an invalid one is refused.
        number: u8,
        /// The words.
        text: String,
    },
}

/// `12` opens the page, `12.3` shows a number; `None` for typed actions.
pub(in crate::service) fn wire(action: &SignalAction) -> Option<String> {
    match action {
        SignalAction::Open(game) => Some((*game)?.0.to_string()),
        SignalAction::Say { game, number } => Some(format!("{}.{number}", (*game)?.0)),
        SignalAction::Mean { .. } => None,
    }
}

/// Parses the words of [`wire`].
pub(in crate::service) fn unwire(parts: &[&str]) -> Option<SignalAction> {
    match *parts {
        [id] => Some(SignalAction::Open(Some(packed::game(id)?))),
        [id, said] => {
            let game = Some(packed::game(id)?);
            let signal = Signal::new(packed::number(said)?)?;
            let number = signal.number();
            Some(SignalAction::Say { game, number })
        }
        _ => None,
    }
}
