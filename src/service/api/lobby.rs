//! Actions in a lobby, and their wire form.

use crate::game::seat::Seat;
use crate::play::{GameId, Version};
use crate::service::api::packed;

/// An action on a lobby. `seen` is the version a control was made against.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LobbyAction {
    /// The game.
    pub game: GameId,
    /// The version the control was made against; `None` when typed.
    pub seen: Option<Version>,
    /// The step.
    pub step: LobbyStep,
}

/// A step in a lobby.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LobbyStep {
    /// Join, on any seat.
    Join,
    /// Join on this seat, or change to it.
    JoinSeat(Seat),
    /// Join on the seat of the side with this typed name.
    JoinNamed(String),
    /// Leave.
    Leave,
    /// Agree to start with the players present.
    AgreeToStart,
    /// Add a computer of this level.
    AddComputer(u8),
    /// Remove the computer that joined last.
    DismissComputer,
    /// Withdraw the offer.
    Withdraw,
}

impl LobbyAction {
    /// Returns `true` for a step into the game.
    pub(in crate::service) fn is_join(&self) -> bool {
        match self.step {
            LobbyStep::Join | LobbyStep::JoinSeat(_) | LobbyStep::JoinNamed(_) => true,
            LobbyStep::Leave
            | LobbyStep::AgreeToStart
            | LobbyStep::AddComputer(_)
            | LobbyStep::DismissComputer
            | LobbyStep::Withdraw => false,
        }
    }
}

/// `12.34.any`, a seat by its index, `go`, `start`, `level3` for a computer, `unlevel` or `off`; `None` for typed
/// steps.
pub(in crate::service) fn wire(action: &LobbyAction) -> Option<String> {
    let what = match action.step {
        LobbyStep::Join => "any".to_owned(),
        LobbyStep::JoinSeat(seat) => seat.to_string(),
        LobbyStep::Leave => "go".to_owned(),
        LobbyStep::AgreeToStart => "start".to_owned(),
        LobbyStep::AddComputer(level) => format!("level{level}"),
        LobbyStep::DismissComputer => "unlevel".to_owned(),
        LobbyStep::Withdraw => "off".to_owned(),
        LobbyStep::JoinNamed(_) => return None,
    };
    Some(format!("{}.{}.{what}", action.game.0, action.seen?.0))
}

/// Parses the words of [`wire`].
pub(in crate::service) fn unwire(parts: &[&str]) -> Option<LobbyAction> {
    let &[id, seen, what] = parts else {
        return None;
    };
    Some(LobbyAction {
        game: packed::game(id)?,
        seen: Some(Version(packed::number(seen)?)),
        step: match what {
            "any" => LobbyStep::Join,
            "go" => LobbyStep::Leave,
            "start" => LobbyStep::AgreeToStart,
            "off" => LobbyStep::Withdraw,
            "unlevel" => LobbyStep::DismissComputer,
            other => match other.strip_prefix("level") {
                Some(level) => LobbyStep::AddComputer(packed::level(level)?),
                None => LobbyStep::JoinSeat(Seat::new(packed::number(other)?)?),
            },
        },
    })
}
