//! The actions on a waiting board after which the next one is shown.

use crate::service::api::action::Action;
use crate::service::api::dice::DiceAction;
use crate::service::api::open_request::RequestAnswer;
use crate::service::api::reply::Control;

/// Returns `true` for an action that moves or leads to a move, and for an answer to a request. The user is then done
/// with a waiting board.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "any other action answers a request, or leaves the board as it is"
)]
pub(in crate::service) fn goes_on(action: &Action) -> bool {
    match action {
        Action::PickStep(_)
        | Action::Pick { .. }
        | Action::Swap { .. }
        | Action::Dice(DiceAction::Roll { .. }) => true,
        // The next board follows once.
        Action::ThenNext(_) => false,
        other => {
            let given = other.answer_given().map(|given| given.answer);
            given.is_some_and(|answer| answer != RequestAnswer::Withdraw)
        }
    }
}

/// Changes the controls of a waiting board so that the next one follows their action.
pub(in crate::service) fn lead_on(controls: &mut [Control]) {
    let lead_on = |action: &mut Action| {
        if goes_on(action) {
            *action = Action::ThenNext(Box::new(action.clone()));
        }
    };
    for control in controls {
        match control {
            Control::Button { action, .. } => lead_on(action),
            Control::Menu { options, .. } => {
                for (_, action) in options {
                    lead_on(action);
                }
            }
            Control::Select { .. } | Control::Invite { .. } | Control::Link { .. } => {}
        }
    }
}
