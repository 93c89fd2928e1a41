//! Reads the context menus of users and messages.

use serenity::all::{CommandData, CommandType, PartialMember, ResolvedTarget, User};

use crate::discord::base::ids::person;
use crate::discord::commands::menus::{MOVE_HERE, ON_PERSON, REVIEW_HERE};
use crate::service::api::action::Action;
use crate::service::api::form::ChallengeFormAction;
use crate::service::api::pointed::{MessageAction, MessageIntent};
use crate::service::words::catalogue::catalogue;
use crate::service::words::language::Language;

/// The action of a context menu on its target.
pub(super) fn asked(data: &CommandData) -> Result<Action, &'static str> {
    let chosen = |id: &&str| catalogue(Language::English).line(id, &[]) == data.name;
    let found = [ON_PERSON, REVIEW_HERE, MOVE_HERE].into_iter().find(chosen);
    match (found, data.kind) {
        (Some(ON_PERSON), CommandType::User) => match data.target() {
            Some(ResolvedTarget::User(user, member)) => form(user, member),
            Some(_) | None => Err("discord-unknown-command"),
        },
        (Some(REVIEW_HERE), CommandType::Message) => pointed(data, MessageIntent::Review),
        (Some(MOVE_HERE), CommandType::Message) => pointed(data, MessageIntent::Play),
        _ => Err("discord-unknown-command"),
    }
}

fn pointed(data: &CommandData, aim: MessageIntent) -> Result<Action, &'static str> {
    let message = data.target_id.ok_or("discord-unknown-command")?;
    let message = message.to_message_id().to_string();
    Ok(Action::OnMessage(MessageAction { message, aim }))
}

/// A form for this opponent.
fn form(user: &User, member: Option<&PartialMember>) -> Result<Action, &'static str> {
    if user.bot {
        return Err("discord-opponent-is-bot");
    }
    let nick = member.and_then(|member| member.nick.as_deref());
    let opponent = Some(person(user, nick));
    Ok(Action::Form(ChallengeFormAction::Open(opponent)))
}
