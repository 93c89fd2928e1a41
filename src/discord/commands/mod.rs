//! The slash commands registered with Discord, generated from the service's list of verbs.
//!
//! Discord gets few commands, most of them groups (`/game takeback`). The path of a verb says where it is.

pub(in crate::discord) mod given;
pub(in crate::discord) mod locales;
mod mentions;
pub(in crate::discord) mod menus;
pub(in crate::discord) mod servers;
#[cfg(test)]
mod snapshot_tables;
#[cfg(test)]
mod tests;

use serde_json::{Value, json};
use serenity::all::{
    CommandOptionType, CommandType, InstallationContext, InteractionContext, Permissions,
};
use serenity::builder::{CreateCommand, CreateCommandOption};

use crate::service::api::verbs::option::{OptionKind, VerbOption};
use crate::service::api::verbs::{self, Verb, VerbAudience, VerbGroup};

pub(in crate::discord) use mentions::{CommandMentions, mentions};

/// All commands for the bulk call: single verbs and groups, then menu entries, then groups that only collect verbs.
pub(in crate::discord) fn all() -> Value {
    let (collections, own): (Vec<CommandEntry>, Vec<CommandEntry>) = entries()
        .into_iter()
        .partition(|entry| entry.group.is_some_and(|group| group.collects));
    let own = own.iter().map(CommandEntry::command);
    let all = own
        .chain(menus::commands())
        .chain(collections.iter().map(CommandEntry::command));
    json!(all.collect::<Vec<_>>())
}

/// One command: a single verb, or a group with its verbs.
struct CommandEntry {
    name: &'static str,
    group: Option<VerbGroup>,
    verbs: Vec<(&'static str, &'static Verb)>,
}

fn entries() -> Vec<CommandEntry> {
    let mut entries: Vec<CommandEntry> = Vec::new();
    for verb in verbs::all() {
        let Some(path) = verb.path.as_deref() else {
            continue;
        };
        let (name, sub) = path.split_once(' ').unwrap_or((path, ""));
        match entries.iter_mut().find(|entry| entry.name == name) {
            Some(entry) => entry.verbs.push((sub, verb)),
            None => entries.push(CommandEntry {
                name,
                group: VerbGroup::named(name),
                verbs: vec![(sub, verb)],
            }),
        }
    }
    entries
}

impl CommandEntry {
    fn command(&self) -> CreateCommand {
        let command = everywhere(CreateCommand::new(self.name).kind(CommandType::ChatInput));
        let Some(group) = self.group else {
            let (_, verb) = self.verbs[0];
            let command = command.description(verb.description());
            return options(verb).fold(command, CreateCommand::add_option);
        };
        let command = command.description(group.description());
        let command = match group.audience {
            VerbAudience::Everybody => command,
            VerbAudience::Managers => {
                in_servers(command).default_member_permissions(Permissions::MANAGE_GUILD)
            }
            // This only hides the command: a server may override it, and the service still refuses others.
            VerbAudience::Moderators => {
                in_servers(command).default_member_permissions(Permissions::MANAGE_MESSAGES)
            }
        };
        self.verbs.iter().fold(command, |command, (sub, verb)| {
            let kind = CommandOptionType::SubCommand;
            let sub = CreateCommandOption::new(kind, *sub, verb.description());
            command.add_option(options(verb).fold(sub, CreateCommandOption::add_sub_option))
        })
    }
}

fn options(verb: &Verb) -> impl Iterator<Item = CreateCommandOption> {
    let offered = verb.options.iter().filter(|option| !option.only_typed);
    offered.map(|option| registered(verb, option))
}

fn registered(verb: &Verb, option: &VerbOption) -> CreateCommandOption {
    let of = |kind| {
        let description = option.description(verb);
        CreateCommandOption::new(kind, option.name, description).required(option.required)
    };
    match option.kind {
        OptionKind::Text(None) => of(CommandOptionType::String),
        OptionKind::Text(Some(most)) => of(CommandOptionType::String).max_length(most),
        OptionKind::Completed(_) => of(CommandOptionType::String).set_autocomplete(true),
        OptionKind::Choice(_) => {
            let choices = option.choices(verb).into_iter();
            choices.fold(of(CommandOptionType::String), |option, choice| {
                option.add_string_choice(choice.label, choice.value)
            })
        }
        OptionKind::Level => {
            let choices = option.choices(verb).into_iter();
            choices.fold(of(CommandOptionType::Integer), |option, choice| {
                let level = choice.value.parse().unwrap_or(1);
                option.add_int_choice(choice.label, level)
            })
        }
        OptionKind::Number(from, to) => of(CommandOptionType::Integer)
            .min_int_value(from.into())
            .max_int_value(to.into()),
        OptionKind::Switch => of(CommandOptionType::Boolean),
        OptionKind::Player => of(CommandOptionType::User),
    }
}

/// Makes a command available in servers, threads and all kinds of direct messages.
fn everywhere(command: CreateCommand) -> CreateCommand {
    command
        // A user-installed bot works everywhere, even where the bot is not a member.
        .integration_types(vec![InstallationContext::Guild, InstallationContext::User])
        .contexts(vec![
            InteractionContext::Guild,
            InteractionContext::BotDm,
            InteractionContext::PrivateChannel,
        ])
}

/// Limits a command to servers of which the bot is a member.
fn in_servers(command: CreateCommand) -> CreateCommand {
    command
        .integration_types(vec![InstallationContext::Guild])
        .contexts(vec![InteractionContext::Guild])
}
