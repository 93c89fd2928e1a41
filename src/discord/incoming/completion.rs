//! Reads autocomplete requests: the option of the verb that is being typed.

use serenity::all::{CommandInteraction, ResolvedOption, ResolvedValue};

use crate::discord::base::ids::{place, player};
use crate::discord::commands;
use crate::discord::commands::given::{game, kind, short, typed};
use crate::discord::commands::options::option;
use crate::discord::commands::{dice, time};
use crate::discord::incoming::{verb, within};
use crate::service::api::reminders::ReminderSetting;
use crate::service::api::server_settings::ServerSetting;
use crate::service::suggest::CompletionField as Wanted;
use crate::service::{GameId, Place, PlayerId};

/// An autocomplete request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::discord) struct CompletionRequest {
    /// The user.
    pub(in crate::discord) who: PlayerId,
    /// The place.
    pub(in crate::discord) place: Place,
    /// The text typed so far.
    pub(in crate::discord) typed: String,
    /// The field that is typed.
    pub(in crate::discord) wanted: Wanted,
}

/// Verbs whose game must be one that the person plays just now.
const OWN_GAME: [&str; 10] = [
    commands::MOVE,
    commands::DRAW,
    commands::TAKEBACK,
    commands::RESIGN,
    commands::ABORT,
    commands::HANDOVER,
    commands::TOUCH,
    commands::PLAN,
    commands::HERE,
    dice::DICE,
];

/// Reads what is typed so far; `None` when no option that we complete is being typed.
pub(in crate::discord) fn typing(said: &CommandInteraction) -> Option<CompletionRequest> {
    let options = said.data.options();
    let (verb, options) = verb(&said.data.name, &options);
    let options = within(options);
    let (name, text) = options.iter().find_map(|option| {
        let ResolvedValue::Autocomplete { value, .. } = option.value else {
            return None;
        };
        Some((option.name, value))
    })?;
    Some(CompletionRequest {
        who: player(said.user.id),
        place: place(said.guild_id, said.channel_id),
        typed: short(text),
        wanted: wanted(verb, name, options)?,
    })
}

fn wanted(verb: &str, name: &str, options: &[ResolvedOption<'_>]) -> Option<Wanted> {
    // A number that is none names no game: then the one that fits is meant.
    let of_game = || -> Option<GameId> { game(options).ok().flatten() };
    Some(match (verb, name) {
        (dice::ACCEPT, option::GAME) => Wanted::Challenge { to_me: false },
        (commands::DECLINE, option::GAME) => Wanted::Challenge { to_me: true },
        (verb, option::GAME) => Wanted::Game {
            mine: OWN_GAME.contains(&verb) || time::OWN_GAME.contains(&verb),
        },
        (commands::DESCRIBE, option::SQUARE) => Wanted::Cell(of_game()),
        (_, option::SQUARE) => Wanted::Square(of_game()),
        (commands::REVIEW | commands::NOTE, option::MOVE) | (commands::EXPLORE, option::FROM) => {
            Wanted::Ply(game(options).ok()?)
        }
        // The newest game may be one that has ended: which it is, the film finds.
        (commands::FILM, option::FROM | option::TO) => Wanted::Ply(Some(game(options).ok()??)),
        (commands::EXPLORE, option::MOVES) => Wanted::Explore(of_game()),
        (commands::PLAN, option::LINE) => Wanted::Plan(of_game()),
        (_, option::MOVE) => Wanted::Move(of_game()),
        (commands::CHALLENGE, option::CLOCK) => Wanted::Clock,
        (time::GIVE, option::TIME) => Wanted::Gift,
        (time::HOLIDAY, option::UNTIL) => Wanted::Away,
        (time::HOURS, option::ZONE) => Wanted::Zone,
        (time::HOURS, option::NIGHT) => Wanted::Night,
        (time::HOURS, option::REST) => Wanted::Rest,
        (commands::REMIND, name) => Wanted::Remind(ReminderSetting::from_code(name)?),
        (commands::RULES, option::TOPIC) => {
            Wanted::Topic(typed(options, option::GAME).and_then(|slug| kind(&slug)))
        }
        (commands::SERVER, option::VALUE) => {
            let code = typed(options, option::SETTING);
            Wanted::Value(code.and_then(|code| ServerSetting::from_code(&code)))
        }
        (commands::HISTORY, option::SINCE | option::UNTIL) => Wanted::Month,
        _ => return None,
    })
}
