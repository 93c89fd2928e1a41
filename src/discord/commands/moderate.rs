//! The command for who keeps order: as Discord is told of it, and what it asks.

use serenity::all::{CommandOptionType, Permissions, ResolvedOption, ResolvedValue};
use serenity::builder::{CreateCommand, CreateCommandOption};

use crate::discord::base::ids::person;
use crate::discord::commands::given::{game, typed, user};
use crate::discord::commands::options::{at_home, command, option};
use crate::service::GameId;
use crate::service::api::action::Action;
use crate::service::api::moderate::ModerationAction;
use crate::service::words::catalogue::sentences;

/// `/moderate`.
pub(in crate::discord) const MODERATE: &str = "moderate";
const PAUSE: &str = "pause";
const RESUME: &str = "resume";
const ANNUL: &str = "annul";
const HAND_OVER: &str = "hand-over";
const LOG: &str = "log";
/// The option for a reason.
const REASON: &str = "reason";
/// The most characters of a reason.
const MOST: u16 = 200;

/// Everything a moderator can do. Discord shows it to who may manage messages, unless a server has it otherwise;
/// whoever may not is refused all the same.
pub(in crate::discord) fn offered() -> CreateCommand {
    let reason = || option_of(CommandOptionType::String, REASON).max_length(MOST);
    let numbered = || {
        option_of(CommandOptionType::String, option::GAME)
            .required(true)
            .set_autocomplete(true)
    };
    let person = |name| option_of(CommandOptionType::User, name);
    let sub = |name| option_of(CommandOptionType::SubCommand, name);
    at_home(command(MODERATE))
        .default_member_permissions(Permissions::MANAGE_MESSAGES)
        .add_option(
            sub(PAUSE)
                .add_sub_option(numbered())
                .add_sub_option(reason()),
        )
        .add_option(sub(RESUME).add_sub_option(numbered()))
        .add_option(sub(ANNUL).add_sub_option(numbered()))
        .add_option(
            sub(HAND_OVER)
                .add_sub_option(numbered())
                .add_sub_option(person(option::FROM).required(true))
                .add_sub_option(person(option::TO).required(true))
                .add_sub_option(reason()),
        )
        .add_option(
            sub(LOG)
                .add_sub_option(numbered().required(false))
                .add_sub_option(person(option::PLAYER)),
        )
}

fn option_of(kind: CommandOptionType, name: &str) -> CreateCommandOption {
    let words = sentences().line(&format!("discord-{MODERATE}-{name}"), &[]);
    CreateCommandOption::new(kind, name, words)
}

/// The action and its target.
pub(in crate::discord) fn asked(options: &[ResolvedOption<'_>]) -> Result<Action, &'static str> {
    let Some(ResolvedOption {
        name,
        value: ResolvedValue::SubCommand(given),
        ..
    }) = options.first()
    else {
        return Err("discord-unknown-command");
    };
    let reason = typed(given, REASON).unwrap_or_default();
    Ok(Action::Moderate(match *name {
        PAUSE => ModerationAction::Pause {
            game: the_game(given)?,
            reason,
        },
        RESUME => ModerationAction::Resume(the_game(given)?),
        ANNUL => ModerationAction::Annul {
            game: the_game(given)?,
            sure: None,
            reason,
        },
        HAND_OVER => hand_over(given, reason)?,
        LOG => ModerationAction::Log {
            game: game(given)?,
            player: user(given, option::PLAYER),
        },
        _ => return Err("discord-unknown-command"),
    }))
}

fn the_game(given: &[ResolvedOption<'_>]) -> Result<GameId, &'static str> {
    game(given)?.ok_or("discord-no-such-game")
}

fn hand_over(
    given: &[ResolvedOption<'_>],
    reason: String,
) -> Result<ModerationAction, &'static str> {
    let from = user(given, option::FROM).ok_or("discord-unknown-command")?;
    let to = given.iter().find_map(|named| {
        if let ResolvedValue::User(user, member) = named.value
            && named.name == option::TO
        {
            Some((user, member))
        } else {
            None
        }
    });
    let (to, member) = to.ok_or("discord-unknown-command")?;
    if to.bot {
        return Err("discord-seat-for-bot");
    }
    let nick = member.and_then(|member| member.nick.as_deref());
    Ok(ModerationAction::HandOver {
        game: the_game(given)?,
        from,
        to: person(to, nick),
        reason,
    })
}
