//! One button.

use crate::service::api::action::Action;
use crate::service::api::reply::{ButtonStyle, Control};
use crate::service::words::catalogue;

/// A button, its label the message of this id.
pub(in crate::service) fn button(id: &str, action: Action, style: ButtonStyle) -> Control {
    Control::Button {
        label: catalogue::sentences().line(id, &[]),
        action,
        style,
    }
}
