//! The actions on a waiting board after which the next one is shown.

use crate::service::api::action::Action;
use crate::service::api::computer::ComputerAction;
use crate::service::api::dice::DiceAction;
use crate::service::api::moderate::ModerationAction;
use crate::service::api::reply::Control;
use crate::service::api::takeback::TakebackAction;
use crate::service::api::time::ClockAction;

/// Returns `true` for an action that moves or leads to a move, and for an answer to a request. The user is then done
/// with a waiting board.
pub(in crate::service) const fn goes_on(action: &Action) -> bool {
    matches!(
        action,
        Action::PickStep(_)
            | Action::Pick { .. }
            | Action::Swap { .. }
            | Action::AnswerDraw { .. }
            | Action::Takeback(TakebackAction::Answer { .. })
            | Action::Dice(DiceAction::Roll { .. } | DiceAction::AnswerRenewal { .. })
            | Action::Time(ClockAction::AnswerPause { .. })
            | Action::Moderate(ModerationAction::Answer { .. })
            | Action::Computer(ComputerAction::AnswerStandIn { .. })
    )
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
