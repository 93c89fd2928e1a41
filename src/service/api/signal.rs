//! Actions of team talk, and their wire form.

use crate::play::GameId;
use crate::play::signal::Signal;
use crate::service::api::packed;

/// What one can wish about team talk. Without a game it is the one that fits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SignalAction {
    /// See the numbers with what they mean between partners, to say one.
    Open(Option<GameId>),
    /// Say a number to the table.
    Say {
        /// In which game.
        game: Option<GameId>,
        /// Which; what is none is refused.
        number: u8,
    },
    /// Note what a number means, for oneself and one's partner; no text takes it away.
    Mean {
        /// In which game.
        game: Option<GameId>,
        /// Which number; what is none is refused.
        number: u8,
        /// The words.
        text: String,
    },
}

/// `12` opens the page, `12.3` says a number; `None` for what is typed.
pub(in crate::service) fn wire(wish: &SignalAction) -> Option<String> {
    match wish {
        SignalAction::Open(game) => Some((*game)?.0.to_string()),
        SignalAction::Say { game, number } => Some(format!("{}.{number}", (*game)?.0)),
        SignalAction::Mean { .. } => None,
    }
}

/// What [`wire`] wrote.
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
