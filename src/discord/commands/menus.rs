//! The entries in the menus of people and messages: names without an explanation.

use serenity::all::{CommandType, InteractionContext};
use serenity::builder::CreateCommand;

use crate::discord::commands::everywhere;
use crate::service::words::catalogue::sentences;

/// The message that names the challenge in the menu of a person.
pub(in crate::discord) const ON_PERSON: &str = "discord-menu-challenge";
/// The one that names the walk through the game of a message.
pub(in crate::discord) const REVIEW_HERE: &str = "discord-menu-review";
/// The one that names a move in the game of a message.
pub(in crate::discord) const MOVE_HERE: &str = "discord-menu-move";

/// All of them.
pub(super) fn commands() -> [CreateCommand; 3] {
    let named = |id, kind| everywhere(CreateCommand::new(sentences().line(id, &[])).kind(kind));
    [
        named(ON_PERSON, CommandType::User).contexts(vec![InteractionContext::Guild]),
        named(REVIEW_HERE, CommandType::Message),
        named(MOVE_HERE, CommandType::Message),
    ]
}
