//! The actions that may be asked on a public page. All others are done in Discord.
//!
//! In Discord nobody presses a button that was not posted; here any text of a button can be sent. So each class of
//! actions has its line, and none is let in by an oversight.

use crate::service::api::action::Action;
use crate::service::api::action_class::ActionClass;

/// Returns `true` for an action that may be asked on a public page: to play on, to look, and to change one's own
/// settings. Games begin in Discord, and servers are looked after there. A browser must sign in no other, and no
/// program.
pub fn allowed(action: &Action) -> bool {
    match action.class() {
        ActionClass::Play
        | ActionClass::Look
        | ActionClass::SlowLook
        | ActionClass::OwnSettings => true,
        ActionClass::Begin | ActionClass::Server | ActionClass::Message | ActionClass::SignIn => {
            false
        }
    }
}
