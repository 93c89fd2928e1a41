//! The verbs: one list of everything a player can ask by a command or a typed line.
//!
//! A row of [`rows`] holds a verb's name, its command path, its options, and its lines in a terminal. It also converts
//! the options to an [`Action`]. Discord's registration, the parsing of interactions and typed lines, suggestions, help
//! and `docs/commands.md` all use this list. No adapter has verbs of its own.

mod beginnings;
pub mod given;
pub mod line;
pub mod option;
mod read;
mod read_contests;
mod read_ladders;
mod read_programs;
mod read_puzzles;
mod read_ratings;
mod rows;

use std::sync::LazyLock;

use crate::games::GameKind;
use crate::service::api::action::Action;
use crate::service::api::verbs::given::{GivenOptions, OptionMistake};
use crate::service::api::verbs::line::{LineGrammar, VerbLine};
use crate::service::api::verbs::option::VerbOption;
use crate::service::words::catalogue::{TextArg, sentences};

/// The message for an unknown verb: the command of an older or newer bot.
pub const UNKNOWN: OptionMistake = "discord-unknown-command";

/// Converts the options of a verb to an action.
pub(in crate::service) type ReadOptions = fn(&Verb, &GivenOptions) -> Result<Action, OptionMistake>;

/// The part of the program that handles a verb.
#[derive(Clone, Copy, Debug)]
pub(in crate::service) enum Doer {
    /// The service: the options become an action.
    Service(ReadOptions),
    /// The terminal, which alone has the verb.
    Terminal,
}

/// A request available as a command or a typed line.
#[derive(Clone, Debug)]
pub struct Verb {
    /// Its name in sentences: `takeback`, `dice words`.
    pub name: String,
    /// Its command path: `move`, or `game takeback` in a group. `None` for a verb of the terminal only.
    pub path: Option<String>,
    /// The only game it applies to; `None` for all.
    pub kind: Option<GameKind>,
    /// Its options in the order offered.
    pub options: Vec<VerbOption>,
    /// Its forms as a typed line.
    pub lines: Vec<VerbLine>,
    /// The verb whose name is in the ids of its options' descriptions.
    pub(in crate::service) family: String,
    /// The message id of its description.
    pub(in crate::service) about: String,
    pub(in crate::service) doer: Doer,
}

impl Verb {
    /// Its description in the current language.
    pub fn description(&self) -> String {
        let title = self
            .kind
            .map(|kind| ("game", TextArg::from(kind.spec().title)));
        sentences().line(&self.about, title.as_slice())
    }

    /// The option of this name.
    pub fn option(&self, name: &str) -> Option<&VerbOption> {
        self.options.iter().find(|option| option.name == name)
    }

    /// Its usage lines in a terminal, one for each form.
    pub fn usages(&self) -> Vec<String> {
        let lines = self
            .lines
            .iter()
            .filter(|line| line.grammar != LineGrammar::Explained);
        lines.map(|line| line.usage(self)).collect()
    }

    /// Converts options to the action they ask for.
    ///
    /// # Errors
    /// The message id of the mistake in the options.
    pub fn action(&self, given: &GivenOptions) -> Result<Action, OptionMistake> {
        if let Some(number) = given.too_large_game() {
            return Ok(Action::NoGame(number));
        }
        match self.doer {
            Doer::Service(read) => read(self, given),
            Doer::Terminal => Err(UNKNOWN),
        }
    }
}

/// The users of a command, and where they may use it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VerbAudience {
    /// Everybody, everywhere.
    Everybody,
    /// Those who may manage a server, in that server.
    Managers,
    /// The moderators of a server, in that server.
    Moderators,
}

/// A command that only groups others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct VerbGroup {
    /// Its name, the first word of the paths in it.
    pub name: &'static str,
    /// The users it is for.
    pub audience: VerbAudience,
    /// `true` if it collects unrelated verbs; otherwise its members are forms of one verb.
    pub collects: bool,
}

impl VerbGroup {
    /// The group of this name.
    pub fn named(name: &str) -> Option<Self> {
        rows::GROUPS.into_iter().find(|group| group.name == name)
    }

    /// Its description in the current language.
    pub fn description(&self) -> String {
        let id = if self.collects {
            format!("discord-group-{}", self.name)
        } else {
            format!("discord-{}", self.name)
        };
        sentences().line(&id, &[])
    }
}

/// All verbs in the order offered.
pub fn all() -> &'static [Verb] {
    static ALL: LazyLock<Vec<Verb>> = LazyLock::new(rows::verbs);
    &ALL
}

/// The verb of this name.
pub fn named(name: &str) -> Option<&'static Verb> {
    all().iter().find(|verb| verb.name == name)
}

/// The verb with this command path.
pub fn at(path: &str) -> Option<&'static Verb> {
    all().iter().find(|verb| verb.path.as_deref() == Some(path))
}

/// The command path of the named verb: `game takeback`. Any other name, such as a group's, is returned as it is.
pub fn path(name: &str) -> &str {
    let path = named(name).and_then(|verb| verb.path.as_deref());
    path.unwrap_or(name)
}

/// The verbs and groups that sentences may mention as commands.
pub fn mentioned() -> Vec<&'static str> {
    let commands = all().iter().filter(|verb| verb.path.is_some());
    let verbs = commands.map(|verb| verb.name.as_str());
    verbs.chain(rows::GROUPS.map(|group| group.name)).collect()
}
