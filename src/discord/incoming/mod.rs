//! Reads interactions and messages as [`Request`]s. Pure: nothing is asked or sent here.

mod access;
mod completion;
pub(in crate::discord) mod events;
#[cfg(any(test, fuzzing))]
pub(crate) mod fuzzing;
pub(in crate::discord) mod head;
pub(in crate::discord) mod malformed_interaction;
mod menus;
pub(in crate::discord) mod modals;

use std::borrow::Cow;
use std::collections::BTreeSet;

use serenity::all::{
    ActionRowComponent, ButtonKind, CommandInteraction, CommandType, ComponentInteraction,
    ComponentInteractionDataKind, Message, MessageId, MessageType, UserId,
};

use crate::discord::base::ids::{named, person, place};
use crate::discord::commands::given::{given, short, verb};
use crate::discord::commands::servers;
use crate::discord::incoming::head::InteractionHead;
use crate::service::api::action::{Action, RepliedMessage, Request};
use crate::service::api::verbs::UNKNOWN;
use crate::service::api::verbs::given::OptionMistake;
use crate::service::{place_text, unwire};

pub(in crate::discord) use completion::{CompletionRequest, typing};

/// The meaning of an interaction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::discord) enum IncomingAction {
    /// A request for the service.
    Request(Box<Request>),
    /// Answered by the adapter itself, with this sentence of the catalogue.
    Sentence(&'static str),
}

/// Reads a slash command. `reads_all_messages`: the bot has the message-content intent.
pub(in crate::discord) fn command(
    said: &CommandInteraction,
    reads_all_messages: bool,
) -> IncomingAction {
    let pointed = [CommandType::User, CommandType::Message].contains(&said.data.kind);
    let wanted = if pointed {
        menus::asked(&said.data)
    } else {
        typed(said)
    };
    match wanted {
        Ok(action) => request(&said.into(), action, reads_all_messages),
        Err(sentence) => IncomingAction::Sentence(sentence),
    }
}

/// The message that a context menu was opened on.
pub(in crate::discord) fn pointed_message(said: &CommandInteraction) -> Option<MessageId> {
    let target = said.data.target_id?;
    (said.data.kind == CommandType::Message).then(|| target.to_message_id())
}

/// The request of an interaction for this action.
fn request(head: &InteractionHead<'_>, action: Action, reads_all_messages: bool) -> IncomingAction {
    let nick = head.member.and_then(|member| member.nick.as_deref());
    IncomingAction::Request(Box::new(Request {
        user: person(head.user, nick),
        place: head.place(),
        access: head.access(reads_all_messages),
        source: named(head.id),
        action,
    }))
}

/// The action of a typed command.
fn typed(said: &CommandInteraction) -> Result<Action, OptionMistake> {
    let options = said.data.options();
    let (verb, options) = verb(&said.data.name, &options).ok_or(UNKNOWN)?;
    let mut given = given(options);
    if verb.name == "server" {
        given = servers::without_mentions(said.guild_id, given)?;
    }
    verb.action(&given)
}

/// Reads a press of a button or a choice from a menu.
pub(in crate::discord) fn component(
    said: &ComponentInteraction,
    reads_all_messages: bool,
) -> IncomingAction {
    match pressed(said) {
        Some(action) => request(&said.into(), action, reads_all_messages),
        None => IncomingAction::Sentence("discord-unknown-control"),
    }
}

/// The action of a button, a menu option, or a select with its values.
fn pressed(said: &ComponentInteraction) -> Option<Action> {
    let id = &said.data.custom_id;
    if let ComponentInteractionDataKind::StringSelect { values } = &said.data.kind {
        return unwire(values.first()?);
    }
    if let ComponentInteractionDataKind::ChannelSelect { values } = &said.data.kind {
        let places = values.iter().map(|channel| place(said.guild_id, *channel));
        let places: Vec<String> = places.map(|place| place_text(&place)).collect();
        return listed(unwire(id)?, &places);
    }
    if let ComponentInteractionDataKind::RoleSelect { values } = &said.data.kind {
        let roles: Vec<String> = values.iter().map(ToString::to_string).collect();
        return listed(unwire(id)?, &roles);
    }
    unwire(id)
}

/// The action of a select, with its values.
fn listed(ask: Action, chosen: &[String]) -> Option<Action> {
    let Action::ServerSettings(mut action) = ask else {
        return None;
    };
    let all = || "all".to_owned();
    action.value = Some(if chosen.is_empty() {
        all()
    } else {
        chosen.join(" ")
    });
    Some(Action::ServerSettings(action))
}

/// Reads an ordinary message; `None` if it is not for the bot.
pub(in crate::discord) fn message(said: &Message, me: UserId) -> Option<Request> {
    let ordinary = matches!(said.kind, MessageType::Regular | MessageType::InlineReply);
    let robot = said.author.bot || said.author.system || said.webhook_id.is_some();
    if !ordinary || robot || said.author.id == me {
        return None;
    }
    let (text, mentioned) = strip_mention(&said.content, me);
    if text.is_empty() && !mentioned {
        return None;
    }
    let reply_to = replied_to(said, me);
    let nick = said
        .member
        .as_ref()
        .and_then(|member| member.nick.as_deref());
    Some(Request {
        user: person(&said.author, nick),
        place: place(said.guild_id, said.channel_id),
        access: access::of_message(said),
        source: named(said.id),
        action: Action::Chat {
            text: short(&text),
            reply_to: reply_to.map(|id| replied(id, said.referenced_message.as_deref())),
            // In a direct message every line is for the bot.
            addressed: mentioned || said.guild_id.is_none(),
            aloud: said.guild_id.is_some(),
        },
    })
}

/// The message of the bot that a message replies to. A reply to another user is not for the bot.
pub(in crate::discord) fn replied_to(said: &Message, me: UserId) -> Option<MessageId> {
    let answered = said.referenced_message.as_ref();
    if said.kind != MessageType::InlineReply || answered.is_some_and(|said| said.author.id != me) {
        return None;
    }
    said.message_reference.as_ref()?.message_id
}

/// The message of the bot with this id, as far as its content is known.
fn replied(id: MessageId, message: Option<&Message>) -> RepliedMessage {
    let parts = message.iter().flat_map(|message| &message.components);
    let (mut buttons, mut menus) = (Vec::new(), Vec::new());
    for part in parts.flat_map(|row| &row.components) {
        if let ActionRowComponent::Button(button) = part
            && let ButtonKind::NonLink { custom_id, .. } = &button.data
        {
            buttons.extend(unwire(custom_id));
        } else if let ActionRowComponent::SelectMenu(menu) = part {
            let values = menu.options.iter().map(|option| option.value.as_str());
            let ids = values.chain(menu.custom_id.as_deref());
            menus.extend(ids.filter_map(unwire));
        }
    }
    let games = buttons.iter().chain(&menus).filter_map(Action::named_game);
    RepliedMessage {
        id: id.to_string(),
        games: games.collect::<BTreeSet<_>>().into_iter().collect(),
        lines: message
            .map(|message| code_lines(&message.content))
            .unwrap_or_default(),
        buttons,
        written: None,
    }
}

/// The texts between backticks.
fn code_lines(text: &str) -> Vec<String> {
    let parts = text.split('`').skip(1).step_by(2);
    parts.map(str::to_owned).collect()
}

/// The text without markup around its lines, and whether it mentions the bot: then without any mention.
fn strip_mention(text: &str, me: UserId) -> (String, bool) {
    let mentioned = text.contains(&format!("<@{me}>")) || text.contains(&format!("<@!{me}>"));
    let text = if mentioned {
        Cow::Owned(without_mentions(text))
    } else {
        Cow::Borrowed(text)
    };
    let lines = text
        .lines()
        .map(|line| line.trim_matches(|c: char| c.is_whitespace() || "`*_|~".contains(c)));
    let lines: Vec<&str> = lines.collect();
    (lines.join("\n").trim().to_owned(), mentioned)
}

/// The text with a space in place of each `<@12>`, `<@!12>` and `<@&12>`.
fn without_mentions(text: &str) -> String {
    let mut parts = text.split("<@");
    let mut left = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let rest = part.trim_start_matches(['!', '&']);
        let digits = rest.trim_start_matches(|c: char| c.is_ascii_digit());
        match digits.strip_prefix('>') {
            Some(behind) if digits.len() < rest.len() => {
                left.push(' ');
                left.push_str(behind);
            }
            Some(_) | None => left.extend(["<@", part]),
        }
    }
    left
}

#[cfg(test)]
mod tests;
