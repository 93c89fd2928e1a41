//! The answers that controls give to open questions.

use crate::service::api::action::Action;
use crate::service::api::computer::ComputerAction;
use crate::service::api::dice::DiceAction;
use crate::service::api::ladder::LadderAction;
use crate::service::api::lobby::{LobbyAction, LobbyStep};
use crate::service::api::moderate::ModerationAction;
use crate::service::api::takeback::TakebackAction;
use crate::service::api::time::ClockAction;

/// Returns the yes or no that a control stands for; `None` for a control that answers no question.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "any other control answers no question"
)]
pub fn yes_or_no(action: &Action) -> Option<bool> {
    match action {
        Action::ThenNext(first) => yes_or_no(first),
        Action::Accept(_) => Some(true),
        Action::Decline(_) => Some(false),
        Action::AnswerDraw { accept, .. }
        | Action::Takeback(TakebackAction::Answer { accept, .. })
        | Action::Dice(DiceAction::AnswerRenewal { accept, .. })
        | Action::Time(ClockAction::AnswerPause { accept, .. })
        | Action::Moderate(ModerationAction::Answer { accept, .. })
        | Action::Computer(ComputerAction::AnswerStandIn { accept, .. })
        | Action::Ladder(LadderAction::Answer { accept, .. }) => Some(*accept),
        _ => None,
    }
}

/// Returns `true` for a control that withdraws a challenge or a request.
pub const fn withdraws(action: &Action) -> bool {
    matches!(
        action,
        Action::Withdraw(_)
            | Action::Takeback(TakebackAction::Withdraw { .. })
            | Action::Ladder(LadderAction::Withdraw { .. })
            | Action::Lobby(LobbyAction {
                step: LobbyStep::Withdraw,
                ..
            })
    )
}

/// Returns `true` for a control that joins a table on any seat.
pub const fn joins(action: &Action) -> bool {
    matches!(
        action,
        Action::Lobby(LobbyAction {
            step: LobbyStep::Join,
            ..
        })
    )
}
