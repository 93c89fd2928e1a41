//! Actions of the inbox, and their wire form.

use crate::play::GameId;

/// An action on the inbox.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InboxAction {
    /// One page of it, from 0.
    Page(u16),
    /// The first waiting board, or the one after that of this game.
    Next(Option<GameId>),
}

/// The wire form of a button, after `inbox.`.
pub(in crate::service) fn wire(action: InboxAction) -> String {
    match action {
        InboxAction::Page(page) => format!("page.{page}"),
        InboxAction::Next(None) => "next".to_owned(),
        InboxAction::Next(Some(game)) => format!("next.{}", game.0),
    }
}

/// Parses the words of [`wire`].
pub(in crate::service) fn unwire(parts: &[&str]) -> Option<InboxAction> {
    Some(match parts {
        ["page", page] => InboxAction::Page(page.parse().ok()?),
        ["next"] => InboxAction::Next(None),
        ["next", game] => InboxAction::Next(Some(GameId(game.parse().ok()?))),
        _ => return None,
    })
}
