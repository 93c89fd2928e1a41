//! Entries of the context menus of users and messages: names without a description.

use serenity::all::{CommandType, InteractionContext};
use serenity::builder::CreateCommand;

use crate::discord::commands::everywhere;
use crate::service::words::catalogue::sentences;

/// Message id of the user menu's entry for a challenge.
pub(in crate::discord) const ON_PERSON: &str = "discord-menu-challenge";
/// Message id of the message menu's entry for a review of the message's game.
pub(in crate::discord) const REVIEW_HERE: &str = "discord-menu-review";
/// Message id of the message menu's entry for a move in the message's game.
pub(in crate::discord) const MOVE_HERE: &str = "discord-menu-move";

/// All menu entries.
pub(super) fn commands() -> [CreateCommand; 3] {
    let named = |id, kind| everywhere(CreateCommand::new(sentences().line(id, &[])).kind(kind));
    [
        named(ON_PERSON, CommandType::User).contexts(vec![InteractionContext::Guild]),
        named(REVIEW_HERE, CommandType::Message),
        named(MOVE_HERE, CommandType::Message),
    ]
}
