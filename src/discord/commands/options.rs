//! Options of commands: their names, and how Discord is told of them.

use serenity::all::{CommandOptionType, CommandType, InstallationContext, InteractionContext};
use serenity::builder::{CreateCommand, CreateCommandOption};

use crate::service::GameKind;
use crate::service::words::catalogue::sentences;

/// Names of options.
pub(in crate::discord) mod option {
    /// The opponent of a challenge.
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
    /// Whether the game gets a thread of its own.
    pub(in crate::discord) const THREAD: &str = "thread";
    /// A game by its number; of `/rules` and `/history`, a kind of game.
    pub(in crate::discord) const GAME: &str = "game";
    /// A move; of `/review` and `/note`, one that was made.
    pub(in crate::discord) const MOVE: &str = "move";
    /// Moves to try, of both sides.
    pub(in crate::discord) const MOVES: &str = "moves";
    /// The line of a plan.
    pub(in crate::discord) const LINE: &str = "line";
    /// The filter of a list.
    pub(in crate::discord) const SHOW: &str = "show";
    /// The square of a piece.
    pub(in crate::discord) const SQUARE: &str = "square";
    /// The form of a record.
    pub(in crate::discord) const FORMAT: &str = "format";
    /// The words of a note.
    pub(in crate::discord) const TEXT: &str = "text";
    /// Whether one's notes are public after the end.
    pub(in crate::discord) const SHARE: &str = "share";
    /// The colours of boards.
    pub(in crate::discord) const THEME: &str = "theme";
    /// The side at the bottom of boards.
    pub(in crate::discord) const FACING: &str = "facing";
    /// The policy for challenges to oneself.
    pub(in crate::discord) const WELCOME: &str = "welcome";
    pub(in crate::discord) const LANGUAGE: &str = "language";
    /// The moves that are previewed before they count.
    pub(in crate::discord) const CONFIRM: &str = "confirm";
    /// The move a film begins at.
    pub(in crate::discord) const FROM: &str = "from";
    /// The move it ends with.
    pub(in crate::discord) const TO: &str = "to";
    /// The speed of a film.
    pub(in crate::discord) const SPEED: &str = "speed";
    /// The server setting.
    pub(in crate::discord) const SETTING: &str = "setting";
    /// The value of the setting.
    pub(in crate::discord) const VALUE: &str = "value";
    /// The topic of a help page.
    pub(in crate::discord) const TOPIC: &str = "topic";
    /// The player whose games are sought.
    pub(in crate::discord) const PLAYER: &str = "player";
    /// Their result for that player.
    pub(in crate::discord) const RESULT: &str = "result";
    /// Whether they are running.
    pub(in crate::discord) const STATE: &str = "state";
    /// The first day.
    pub(in crate::discord) const SINCE: &str = "since";
    /// The last day.
    pub(in crate::discord) const UNTIL: &str = "until";
    /// A number that partners say.
    pub(in crate::discord) const NUMBER: &str = "number";
    /// The meaning of such a number.
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

/// A sentence of the catalogue, found by the names it is about.
pub(super) fn words(names: &[&str]) -> String {
    sentences().line(&format!("discord-{}", names.join("-")), &[])
}

pub(in crate::discord) fn command(name: &str) -> CreateCommand {
    command_of(name, &[name])
}

/// A command with the description that these names are about.
pub(super) fn command_of(name: &str, described: &[&str]) -> CreateCommand {
    everywhere(CreateCommand::new(name).kind(CommandType::ChatInput)).description(words(described))
}

/// A command of servers, threads and all kinds of private conversations.
pub(super) fn everywhere(command: CreateCommand) -> CreateCommand {
    command
        // A user-installed bot works everywhere, also where the bot itself is not.
        .integration_types(vec![InstallationContext::Guild, InstallationContext::User])
        .contexts(vec![
            InteractionContext::Guild,
            InteractionContext::BotDm,
            InteractionContext::PrivateChannel,
        ])
}

/// A command that means something in a server only, and only where the bot is a member.
pub(in crate::discord) fn at_home(command: CreateCommand) -> CreateCommand {
    command
        .integration_types(vec![InstallationContext::Guild])
        .contexts(vec![InteractionContext::Guild])
}

pub(in crate::discord) fn described(
    command: &str,
    name: &str,
    kind: CommandOptionType,
) -> CreateCommandOption {
    CreateCommandOption::new(kind, name, words(&[command, name]))
}

/// An option whose values are suggested while it is typed.
pub(in crate::discord) fn suggested(command: &str, name: &str) -> CreateCommandOption {
    text(command, name).set_autocomplete(true)
}

pub(in crate::discord) fn text(command: &str, name: &str) -> CreateCommandOption {
    described(command, name, CommandOptionType::String)
}

/// The option that names a game by its number.
pub(in crate::discord) fn game(command: &str) -> CreateCommandOption {
    suggested(command, option::GAME)
}

/// An option with these values and no other.
pub(in crate::discord) fn choices(
    command: &str,
    name: &str,
    values: &[&str],
) -> CreateCommandOption {
    values.iter().fold(text(command, name), |option, value| {
        option.add_string_choice(words(&[command, name, value]), *value)
    })
}

pub(in crate::discord) fn kinds(command: &str) -> CreateCommandOption {
    GameKind::ALL
        .into_iter()
        .fold(text(command, option::GAME), |game, kind| {
            game.add_string_choice(kind.spec().title, kind.spec().slug)
        })
}
