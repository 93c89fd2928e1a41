//! The slash commands as Discord is told of them, made from the service's list of games.
//!
//! Each is made under its verb; `paths` says in which group it stands. What their options come back as is read
//! in `incoming`; the names both use stand here. A command with a file of its own is plugged in by a line in
//! [`of_other_files`].

mod paths;
#[cfg(test)]
mod tests;

use serde_json::{Value, json};
use serenity::all::{CommandOptionType, CommandType, InstallationContext, InteractionContext};
use serenity::builder::{CreateCommand, CreateCommandOption};

use crate::discord::{dice, moderate, privacy, profile, remind, teach, time};
use crate::service::GameKind;
use crate::service::ask::FilmSpeed;
use crate::service::houses::ServerSetting;
use crate::service::prose::{TextArg, sentences};
use crate::service::settings::Preference;

pub(super) use paths::{mentions, path, verb};

/// `/challenge`: a subcommand for each game.
pub(super) const CHALLENGE: &str = "challenge";
/// `/challenges`: those one can answer, and one's own.
pub(super) const CHALLENGES: &str = "challenges";
/// `/decline`: one made to oneself, with a word.
pub(super) const DECLINE: &str = "decline";
/// `/block`, `/unblock`, `/friend`, `/unfriend`: whom one plays and whom not.
pub(super) const RELATIONS: [&str; 4] = [BLOCK, UNBLOCK, FRIEND, UNFRIEND];
/// `/block`.
pub(super) const BLOCK: &str = "block";
/// `/unblock`.
pub(super) const UNBLOCK: &str = "unblock";
/// `/friend`.
pub(super) const FRIEND: &str = "friend";
/// `/unfriend`.
pub(super) const UNFRIEND: &str = "unfriend";
/// `/move`.
pub(super) const MOVE: &str = "move";
/// `/board`.
pub(super) const BOARD: &str = "board";
/// `/games`.
pub(super) const GAMES: &str = "games";
/// `/review`.
pub(super) const REVIEW: &str = "review";
/// `/export`.
pub(super) const EXPORT: &str = "export";
/// `/verify`: check the dice of a game.
pub(super) const VERIFY: &str = "verify";
/// `/history`.
pub(super) const HISTORY: &str = "history";
/// `/film`.
pub(super) const FILM: &str = "film";
/// `/signal`: a number to one's partner, and what the numbers mean.
pub(super) const SIGNAL: &str = "signal";
/// `/draw`.
pub(super) const DRAW: &str = "draw";
/// `/takeback`.
pub(super) const TAKEBACK: &str = "takeback";
/// `/swap`: take the other side.
pub(super) const SWAP: &str = "swap";
/// `/resign`.
pub(super) const RESIGN: &str = "resign";
/// `/abort`.
pub(super) const ABORT: &str = "abort";
/// `/handover`: offer one's seat to somebody.
pub(super) const HANDOVER: &str = "handover";
/// `/touch`.
pub(super) const TOUCH: &str = "touch";
/// `/show`: what a piece may do.
pub(super) const SHOW: &str = "show";
/// `/describe`: a game in words or letters.
pub(super) const DESCRIBE: &str = "describe";
/// `/explore`: a private board of what might be.
pub(super) const EXPLORE: &str = "explore";
/// `/plan`: what one will do when.
pub(super) const PLAN: &str = "plan";
/// `/note`: a private note on a move.
pub(super) const NOTE: &str = "note";
/// `/notes`: all that one may read.
pub(super) const NOTES: &str = "notes";
/// `/remind`: how one is reminded.
pub(super) const REMIND: &str = "remind";
/// `/settings boards`: how they look, and what is seen on them first.
pub(super) const SETTINGS: &str = "settings";
/// `/settings general`: what else one chooses.
pub(super) const GENERAL: &str = "general";
/// `/server`: how the server wants its games.
pub(super) const SERVER: &str = "server";
/// `/setup`: what the bot may do in a channel.
pub(super) const SETUP: &str = "setup";
/// `/here`: bring a game to this channel.
pub(super) const HERE: &str = "here";
/// `/challenge form`: a challenge filled in by menus and buttons.
pub(super) const FORM: &str = "form";
/// What stands in the menu of a person, and what in that of a message: by the messages of the catalogue that
/// name them.
pub(super) const ON_PERSON: &str = "discord-menu-challenge";
/// Walk through the game of a message.
pub(super) const REVIEW_HERE: &str = "discord-menu-review";
/// Move in the game of a message.
pub(super) const MOVE_HERE: &str = "discord-menu-move";
/// `/help`.
pub(super) const HELP: &str = "help";
/// `/rules`.
pub(super) const RULES: &str = "rules";

/// Names of options.
pub(super) mod option {
    /// Whom one challenges.
    pub(in crate::discord) const OPPONENT: &str = "opponent";
    /// The side one wants.
    pub(in crate::discord) const SIDE: &str = "side";
    /// The value of [`SIDE`] that leaves it to the lot.
    pub(in crate::discord) const RANDOM: &str = "random";
    /// The time control of a challenge.
    pub(in crate::discord) const CLOCK: &str = "clock";
    /// Words with a challenge, or with a refusal.
    pub(in crate::discord) const WORDS: &str = "words";
    /// For how many games a challenge stands.
    pub(in crate::discord) const GAMES: &str = "games";
    /// Whether the game is to have a thread of its own.
    pub(in crate::discord) const THREAD: &str = "thread";
    /// A game by its number; of `/rules` and `/history`, a kind of game.
    pub(in crate::discord) const GAME: &str = "game";
    /// A move; of `/review` and `/note`, one that was made.
    pub(in crate::discord) const MOVE: &str = "move";
    /// Moves to try, of both sides.
    pub(in crate::discord) const MOVES: &str = "moves";
    /// What to plan.
    pub(in crate::discord) const LINE: &str = "line";
    /// Which games to list.
    pub(in crate::discord) const SHOW: &str = "show";
    /// The square of a piece.
    pub(in crate::discord) const SQUARE: &str = "square";
    /// The form of a record.
    pub(in crate::discord) const FORMAT: &str = "format";
    /// The words of a note.
    pub(in crate::discord) const TEXT: &str = "text";
    /// Whether all may read one's notes after the end.
    pub(in crate::discord) const SHARE: &str = "share";
    /// The colours of boards.
    pub(in crate::discord) const THEME: &str = "theme";
    /// Which side of boards is at the bottom.
    pub(in crate::discord) const FACING: &str = "facing";
    /// Who may challenge one.
    pub(in crate::discord) const WELCOME: &str = "welcome";
    pub(in crate::discord) const LANGUAGE: &str = "language";
    /// Which moves are shown before they count.
    pub(in crate::discord) const CONFIRM: &str = "confirm";
    /// The move a film begins at.
    pub(in crate::discord) const FROM: &str = "from";
    /// The move it ends with.
    pub(in crate::discord) const TO: &str = "to";
    /// How fast it goes.
    pub(in crate::discord) const SPEED: &str = "speed";
    /// Which setting of the server.
    pub(in crate::discord) const SETTING: &str = "setting";
    /// What it is to be.
    pub(in crate::discord) const VALUE: &str = "value";
    /// What to read about.
    pub(in crate::discord) const TOPIC: &str = "topic";
    /// Whose games to find.
    pub(in crate::discord) const PLAYER: &str = "player";
    /// How they ended for him.
    pub(in crate::discord) const RESULT: &str = "result";
    /// Whether they have ended.
    pub(in crate::discord) const STATE: &str = "state";
    /// The first day.
    pub(in crate::discord) const SINCE: &str = "since";
    /// The last day.
    pub(in crate::discord) const UNTIL: &str = "until";
    /// A number that partners say.
    pub(in crate::discord) const NUMBER: &str = "number";
    /// What such a number means.
    pub(in crate::discord) const MEANING: &str = "meaning";
    /// A length of time.
    pub(in crate::discord) const TIME: &str = "time";
    /// Whether a holiday is over.
    pub(in crate::discord) const BACK: &str = "back";
    /// A time zone.
    pub(in crate::discord) const ZONE: &str = "zone";
    /// The hours of the night.
    pub(in crate::discord) const NIGHT: &str = "night";
    /// The days off.
    pub(in crate::discord) const REST: &str = "rest";
}

/// The most characters of a word with a challenge or a refusal.
const WORDS: u16 = 200;
/// The most characters of what a signal means.
const MEANING: u16 = 100;
/// The values of `/games show`.
pub(super) const LISTS: [&str; 2] = ["mine", "here"];
/// The values of `/history result`.
pub(super) const RESULTS: [&str; 3] = ["won", "lost", "drawn"];
/// The values of `/history state`.
pub(super) const STATES: [&str; 2] = ["ended", "running"];

/// The values of `/export format`.
pub(super) const FORMATS: [&str; 2] = ["text", "json"];
/// The values of `/describe show`; left out, all in words.
pub(super) const PARTS: [&str; 3] = ["all", "mine", "board"];

/// The values of `/board show`; left out, the whole board.
pub(super) const LOOKS: [&str; 2] = ["close", "passant"];

/// What `/settings boards` offers.
pub(super) const ON_BOARDS: [&str; 3] = [option::THEME, option::FACING, option::CONFIRM];
/// What `/settings general` offers.
pub(super) const IN_GENERAL: [&str; 2] = [option::LANGUAGE, option::WELCOME];

/// All commands, as the bulk call takes them.
pub(super) fn all() -> Value {
    let all = own().into_iter().chain(of_other_files()).chain(in_menus());
    paths::grouped(all.map(|command| json!(command)).collect())
}

/// The commands that stand in files of their own.
fn of_other_files() -> Vec<CreateCommand> {
    let mut all = time::commands();
    all.extend(dice::commands());
    all.push(profile::offered());
    all.push(remind::offered());
    all.push(moderate::offered());
    all.push(privacy::offered());
    all.push(teach::offered());
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

/// A sentence of the catalogue, found by the names it is about.
fn words(names: &[&str]) -> String {
    sentences().line(&format!("discord-{}", names.join("-")), &[])
}

pub(super) fn command(name: &str) -> CreateCommand {
    command_of(name, &[name])
}

/// A command with the description that these names are about.
fn command_of(name: &str, described: &[&str]) -> CreateCommand {
    everywhere(CreateCommand::new(name).kind(CommandType::ChatInput)).description(words(described))
}

/// A command of servers, threads and all kinds of private conversations.
fn everywhere(command: CreateCommand) -> CreateCommand {
    command
        // Who has the bot for himself takes it everywhere, also to where it is not.
        .integration_types(vec![InstallationContext::Guild, InstallationContext::User])
        .contexts(vec![
            InteractionContext::Guild,
            InteractionContext::BotDm,
            InteractionContext::PrivateChannel,
        ])
}

/// A command that means something in a server only, and only where the bot is a member.
pub(super) fn at_home(command: CreateCommand) -> CreateCommand {
    command
        .integration_types(vec![InstallationContext::Guild])
        .contexts(vec![InteractionContext::Guild])
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

pub(super) fn described(command: &str, name: &str, kind: CommandOptionType) -> CreateCommandOption {
    CreateCommandOption::new(kind, name, words(&[command, name]))
}

/// An option whose values are suggested while it is typed.
pub(super) fn suggested(command: &str, name: &str) -> CreateCommandOption {
    text(command, name).set_autocomplete(true)
}

pub(super) fn text(command: &str, name: &str) -> CreateCommandOption {
    described(command, name, CommandOptionType::String)
}

/// The option that names a game by its number.
pub(super) fn game(command: &str) -> CreateCommandOption {
    suggested(command, option::GAME)
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

/// An option with these values and no other.
pub(super) fn choices(command: &str, name: &str, values: &[&str]) -> CreateCommandOption {
    values.iter().fold(text(command, name), |option, value| {
        option.add_string_choice(words(&[command, name, value]), *value)
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

/// What the sides at a seat are called in these games.
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

pub(super) fn kinds(command: &str) -> CreateCommandOption {
    GameKind::ALL
        .into_iter()
        .fold(text(command, option::GAME), |game, kind| {
            game.add_string_choice(kind.spec().title, kind.spec().slug)
        })
}
