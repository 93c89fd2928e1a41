//! The answers that controls give to open questions.

use crate::service::api::action::Action;
use crate::service::api::ladder::LadderAction;
use crate::service::api::lobby::{LobbyAction, LobbyStep};
use crate::service::api::open_request::RequestAnswer;

/// Returns the yes or no that a control stands for; `None` for a control that answers no question.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "any other control answers a request of a game, or no question"
)]
pub fn yes_or_no(action: &Action) -> Option<bool> {
    match action {
        Action::Accept(_) => Some(true),
        Action::Decline(_) => Some(false),
        Action::Ladder(LadderAction::Answer { accept, .. }) => Some(*accept),
        other => match other.answer_given()?.answer {
            RequestAnswer::Accept => Some(true),
            RequestAnswer::Decline => Some(false),
            RequestAnswer::Withdraw => None,
        },
    }
}

/// Returns `true` for a control that withdraws a challenge or a request.
pub fn withdraws(action: &Action) -> bool {
    let given = action.answer_given().map(|given| given.answer);
    let of_challenge = matches!(
        action,
        Action::Withdraw(_)
            | Action::Ladder(LadderAction::Withdraw { .. })
            | Action::Lobby(LobbyAction {
                step: LobbyStep::Withdraw,
                ..
            })
    );
    of_challenge || given == Some(RequestAnswer::Withdraw)
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
