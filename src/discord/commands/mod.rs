//! The slash commands as Discord is told of them, made from the service's list of games.
//!
//! Each is made under its verb; `paths` says in which group it stands. What their options come back as is read
//! in `incoming`; the names both use stand here. A command with a file of its own is plugged in by a line in
//! [`of_other_files`].

pub(in crate::discord) mod dice;
pub(in crate::discord) mod given;
pub(in crate::discord) mod learn;
pub(in crate::discord) mod locales;
pub(in crate::discord) mod moderate;
pub(in crate::discord) mod options;
mod paths;
pub(in crate::discord) mod privacy;
pub(in crate::discord) mod profile;
pub(in crate::discord) mod reminders;
pub(in crate::discord) mod servers;
pub(in crate::discord) mod signal;
#[cfg(test)]
mod tests;
pub(in crate::discord) mod time;
mod verbs;

use serde_json::{Value, json};
use serenity::all::{CommandOptionType, CommandType, InteractionContext};
use serenity::builder::{CreateCommand, CreateCommandOption};

use crate::discord::commands::options::{
    choices, command, described, everywhere, game, kinds, option, suggested, text, words,
};
use crate::service::GameKind;
use crate::service::api::preferences::Preference;
use crate::service::api::server_settings::ServerSetting;
use crate::service::api::values::FilmSpeed;
use crate::service::words::catalogue::{TextArg, sentences};

pub(in crate::discord) use paths::{CommandMentions, mentions, path, verb};
pub(in crate::discord) use verbs::*;

/// The most characters of a word with a challenge or a refusal.
const WORDS: u16 = 200;
/// The most characters of what a signal means.
const MEANING: u16 = 100;
/// All commands, as the bulk call takes them.
pub(in crate::discord) fn all() -> Value {
    let all = own().into_iter().chain(of_other_files()).chain(in_menus());
    paths::grouped(all.map(|command| json!(command)).collect())
}

/// The commands that stand in files of their own.
fn of_other_files() -> Vec<CreateCommand> {
    let mut all = time::commands();
    all.extend(dice::commands());
    all.push(profile::offered());
    all.push(reminders::offered());
    all.push(moderate::offered());
    all.push(privacy::offered());
    all.push(learn::offered());
    all
}

/// Those that stand in the menus of people and messages, without a word of explanation.
fn in_menus() -> Vec<CreateCommand> {
    let named = |id, kind| everywhere(CreateCommand::new(sentences().line(id, &[])).kind(kind));
    vec![
        named(ON_PERSON, CommandType::User).contexts(vec![InteractionContext::Guild]),
        named(REVIEW_HERE, CommandType::Message),
        named(MOVE_HERE, CommandType::Message),
    ]
}

fn own() -> Vec<CreateCommand> {
    let with_game = |name| command(name).add_option(game(name));
    vec![
        challenge(),
        command(CHALLENGES),
        command(DECLINE)
            .add_option(text(DECLINE, option::WORDS).max_length(WORDS))
            .add_option(game(DECLINE)),
        command(MOVE)
            .add_option(suggested(MOVE, option::MOVE))
            .add_option(game(MOVE)),
        with_game(BOARD).add_option(choices(BOARD, option::SHOW, &LOOKS)),
        command(GAMES).add_option(choices(GAMES, option::SHOW, &LISTS)),
        command(REVIEW)
            .add_option(game(REVIEW))
            .add_option(suggested(REVIEW, option::MOVE)),
        history(),
        export(),
        with_game(VERIFY),
        film(),
        signal(),
        with_game(DRAW),
        with_game(TAKEBACK),
        with_game(SWAP),
        with_game(RESIGN),
        with_game(ABORT),
        command(HANDOVER)
            .add_option(described(HANDOVER, option::PLAYER, CommandOptionType::User).required(true))
            .add_option(game(HANDOVER)),
        command(TOUCH)
            .add_option(suggested(TOUCH, option::SQUARE).required(true))
            .add_option(game(TOUCH)),
        command(SHOW)
            .add_option(suggested(SHOW, option::SQUARE).required(true))
            .add_option(game(SHOW)),
        command(DESCRIBE)
            .add_option(suggested(DESCRIBE, option::SQUARE))
            .add_option(choices(DESCRIBE, option::SHOW, &PARTS))
            .add_option(game(DESCRIBE)),
        command(EXPLORE)
            .add_option(suggested(EXPLORE, option::MOVES))
            .add_option(game(EXPLORE))
            .add_option(suggested(EXPLORE, option::FROM)),
        command(PLAN)
            .add_option(suggested(PLAN, option::LINE))
            .add_option(game(PLAN)),
        command(NOTE)
            .add_option(text(NOTE, option::TEXT))
            .add_option(suggested(NOTE, option::MOVE))
            .add_option(game(NOTE)),
        command(NOTES).add_option(game(NOTES)).add_option(described(
            NOTES,
            option::SHARE,
            CommandOptionType::Boolean,
        )),
        relation(BLOCK),
        relation(UNBLOCK),
        relation(FRIEND),
        relation(UNFRIEND),
        settings(SETTINGS, &ON_BOARDS),
        settings(GENERAL, &IN_GENERAL),
        server(),
        command(SETUP),
        with_game(HERE),
        command(HELP).add_option(kinds(HELP)),
        command(RULES)
            .add_option(suggested(RULES, option::TOPIC))
            .add_option(kinds(RULES)),
    ]
}

fn server() -> CreateCommand {
    let setting = ServerSetting::ALL
        .into_iter()
        .fold(text(SERVER, option::SETTING), |option, rule| {
            option.add_string_choice(rule.label(), rule.code())
        });
    command(SERVER)
        .add_option(setting)
        .add_option(suggested(SERVER, option::VALUE))
}

fn signal() -> CreateCommand {
    let number = described(SIGNAL, option::NUMBER, CommandOptionType::Integer);
    command(SIGNAL)
        .add_option(number.min_int_value(1).max_int_value(10))
        .add_option(text(SIGNAL, option::MEANING).max_length(MEANING))
        .add_option(game(SIGNAL))
}

fn export() -> CreateCommand {
    command(EXPORT)
        .add_option(game(EXPORT).required(true))
        .add_option(choices(EXPORT, option::FORMAT, &FORMATS))
}

/// A command about another player.
fn relation(name: &str) -> CreateCommand {
    command(name).add_option(described(name, option::PLAYER, CommandOptionType::User))
}

fn challenge() -> CreateCommand {
    GameKind::ALL
        .into_iter()
        .fold(command(CHALLENGE), |command, kind| {
            command.add_option(challenge_to(kind))
        })
        .add_option(
            described(CHALLENGE, FORM, CommandOptionType::SubCommand).add_sub_option(described(
                CHALLENGE,
                option::OPPONENT,
                CommandOptionType::User,
            )),
        )
}

fn challenge_to(kind: GameKind) -> CreateCommandOption {
    let spec = kind.spec();
    let title = [("game", TextArg::from(spec.title))];
    let description = sentences().line("discord-challenge-game", &title);
    let mut side = text(CHALLENGE, option::SIDE);
    for seat in 0..usize::from(spec.most_seats()) {
        side = side.add_string_choice(seat_name(&[kind], seat), seat.to_string());
    }
    let side = side.add_string_choice(words(&[option::SIDE, option::RANDOM]), option::RANDOM);
    let start = CreateCommandOption::new(CommandOptionType::SubCommand, spec.slug, description)
        .add_sub_option(described(
            CHALLENGE,
            option::OPPONENT,
            CommandOptionType::User,
        ))
        .add_sub_option(side)
        .add_sub_option(suggested(CHALLENGE, option::CLOCK))
        .add_sub_option(text(CHALLENGE, option::WORDS).max_length(WORDS))
        .add_sub_option(text(CHALLENGE, option::GAMES))
        .add_sub_option(described(
            CHALLENGE,
            option::THREAD,
            CommandOptionType::Boolean,
        ));
    spec.options.iter().fold(start, |challenge, name| {
        challenge.add_sub_option(CreateCommandOption::new(
            CommandOptionType::Boolean,
            *name,
            words(&["option", spec.slug, name]),
        ))
    })
}

fn settings(verb: &str, names: &[&str]) -> CreateCommand {
    let offered = names.iter().map(|name| settled(SETTINGS, name));
    offered.fold(command(verb), CreateCommand::add_option)
}

fn history() -> CreateCommand {
    let person = |name| described(HISTORY, name, CommandOptionType::User);
    command(HISTORY)
        .add_option(person(option::PLAYER))
        .add_option(person(option::OPPONENT))
        .add_option(choices(HISTORY, option::RESULT, &RESULTS))
        .add_option(choices(HISTORY, option::STATE, &STATES))
        .add_option(suggested(HISTORY, option::SINCE))
        .add_option(suggested(HISTORY, option::UNTIL))
        .add_option(kinds(HISTORY))
}

/// An option with what a setting of this name can be.
fn settled(command: &str, name: &str) -> CreateCommandOption {
    Preference::of(name).fold(text(command, name), |choices, setting| {
        choices.add_string_choice(setting.label(), setting.codes().1)
    })
}

fn film() -> CreateCommand {
    let made = |name| suggested(FILM, name);
    command(FILM)
        .add_option(game(FILM))
        .add_option(made(option::FROM))
        .add_option(made(option::TO))
        .add_option(sides())
        .add_option(choices(
            FILM,
            option::SPEED,
            &FilmSpeed::ALL.map(FilmSpeed::code),
        ))
        .add_option(settled(FILM, option::THEME))
}

/// A side by its seat, called as the games call it.
fn sides() -> CreateCommandOption {
    let most = GameKind::ALL.map(|kind| kind.spec().most_seats());
    let seats = 0..usize::from(most.into_iter().max().unwrap_or(0));
    seats.fold(text(FILM, option::SIDE), |side, seat| {
        side.add_string_choice(seat_name(&GameKind::ALL, seat), seat.to_string())
    })
}

/// The names of the sides at a seat, in these games.
fn seat_name(kinds: &[GameKind], seat: usize) -> String {
    let mut names: Vec<String> = Vec::new();
    for side in kinds.iter().flat_map(|kind| kind.spec().called_at(seat)) {
        let name = sentences().line(&format!("side-{side}"), &[]);
        if !names.contains(&name) {
            names.push(name);
        }
    }
    names.join(" / ")
}
