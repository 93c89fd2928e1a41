//! Actions in a lobby, and their wire form.

use crate::game::seat::Seat;
use crate::play::{GameId, Version};
use crate::service::api::packed;

/// What one can wish about such a table. `seen` is the version a control was made against: an older card serves no more.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LobbyAction {
    /// Which game.
    pub game: GameId,
    /// The version the control was made against; `None` when typed.
    pub seen: Option<Version>,
    /// What.
    pub step: LobbyStep,
}

/// What of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LobbyStep {
    /// Come, on any seat.
    Join,
    /// Come on this seat, or change to it.
    JoinSeat(Seat),
    /// Come on the seat of the side that is typed so.
    JoinNamed(String),
    /// Leave.
    Leave,
    /// Agree to start with those who are there.
    AgreeToStart,
    /// Take the offer back.
    Withdraw,
}

impl LobbyAction {
    /// Whether it is the way into a game.
    pub(in crate::service) fn is_join(&self) -> bool {
        match self.step {
            LobbyStep::Join | LobbyStep::JoinSeat(_) | LobbyStep::JoinNamed(_) => true,
            LobbyStep::Leave | LobbyStep::AgreeToStart | LobbyStep::Withdraw => false,
        }
    }
}

/// `12.34.any`, a seat by its index, `go`, `start` or `off`; `None` for what is typed.
pub(in crate::service) fn wire(wish: &LobbyAction) -> Option<String> {
    let what = match wish.step {
        LobbyStep::Join => "any".to_owned(),
        LobbyStep::JoinSeat(seat) => seat.to_string(),
        LobbyStep::Leave => "go".to_owned(),
        LobbyStep::AgreeToStart => "start".to_owned(),
        LobbyStep::Withdraw => "off".to_owned(),
        LobbyStep::JoinNamed(_) => return None,
    };
    Some(format!("{}.{}.{what}", wish.game.0, wish.seen?.0))
}

/// What [`wire`] wrote.
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
            seat => LobbyStep::JoinSeat(Seat::new(packed::number(seat)?)?),
        },
    })
}
