//! The verbs: everything that a player can ask by a command or a typed line, as one list.
//!
//! A row of [`table`] has a verb's name, its place among commands, its options, the lines that ask it in a terminal, and how its
//! options become an [`Action`]. What Discord registers, how its interactions and typed lines are read, what is suggested meanwhile,
//! help and `docs/commands.md` all come from here. No adapter lists verbs of its own.

pub mod given;
pub mod line;
pub mod option;
mod read;
mod table;

use std::sync::LazyLock;

use crate::games::GameKind;
use crate::service::api::action::Action;
use crate::service::api::verbs::given::{GivenOptions, OptionMistake};
use crate::service::api::verbs::line::{LineGrammar, VerbLine};
use crate::service::api::verbs::option::VerbOption;
use crate::service::words::catalogue::{TextArg, sentences};

/// The message of what no verb reads: a command of an older or a newer bot.
pub const UNKNOWN: OptionMistake = "discord-unknown-command";

/// How the options of a verb become an action.
pub(in crate::service) type ReadOptions = fn(&Verb, &GivenOptions) -> Result<Action, OptionMistake>;

/// Who does what is asked.
#[derive(Clone, Copy, Debug)]
pub(in crate::service) enum Doer {
    /// The service: the options become an action.
    Service(ReadOptions),
    /// The terminal itself, which alone has the verb.
    Terminal,
}

/// Something that can be asked by a command or a typed line.
#[derive(Clone, Debug)]
pub struct Verb {
    /// Its name, by which sentences speak of it: `takeback`, `dice words`.
    pub name: String,
    /// Its place among commands: one by itself (`move`) or one of a group (`game takeback`). `None` is of a terminal only.
    pub path: Option<String>,
    /// The game that it is about alone.
    pub kind: Option<GameKind>,
    /// Its options, in the order in which they are offered.
    pub options: Vec<VerbOption>,
    /// The lines that ask it in a terminal.
    pub lines: Vec<VerbLine>,
    /// The verb under whose name its options are described.
    pub(in crate::service) family: String,
    /// The message that describes it.
    pub(in crate::service) about: String,
    pub(in crate::service) doer: Doer,
}

impl Verb {
    /// What it is for, in the language spoken just now.
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

    /// How it is typed in a terminal, in each of its ways.
    pub fn usages(&self) -> Vec<String> {
        let lines = self
            .lines
            .iter()
            .filter(|line| line.grammar != LineGrammar::Explained);
        lines.map(ToString::to_string).collect()
    }

    /// What the options ask.
    ///
    /// # Errors
    /// The message that tells what is wrong with them.
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

/// Who may use a command, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VerbAudience {
    /// Everybody, everywhere.
    Everybody,
    /// Those who manage a server, there.
    Managers,
    /// Those who keep order in a server, there.
    Moderators,
}

/// A command that only holds others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct VerbGroup {
    /// Its name, the first word of the paths in it.
    pub name: &'static str,
    /// Who may use it.
    pub audience: VerbAudience,
    /// Whether it collects verbs that have little in common; another is a verb of several forms.
    pub collects: bool,
}

impl VerbGroup {
    /// The group of this name.
    pub fn named(name: &str) -> Option<Self> {
        table::GROUPS.into_iter().find(|group| group.name == name)
    }

    /// What it is for, in the language spoken just now.
    pub fn description(&self) -> String {
        let id = if self.collects {
            format!("discord-group-{}", self.name)
        } else {
            format!("discord-{}", self.name)
        };
        sentences().line(&id, &[])
    }
}

/// All verbs, in the order in which they are offered.
pub fn all() -> &'static [Verb] {
    static ALL: LazyLock<Vec<Verb>> = LazyLock::new(table::verbs);
    &ALL
}

/// The verb of this name.
pub fn named(name: &str) -> Option<&'static Verb> {
    all().iter().find(|verb| verb.name == name)
}

/// The verb at this place among commands.
pub fn at(path: &str) -> Option<&'static Verb> {
    all().iter().find(|verb| verb.path.as_deref() == Some(path))
}

/// The place of a verb or a group that a sentence names: `game takeback`; what is neither stands by itself.
pub fn path(name: &str) -> &str {
    let path = named(name).and_then(|verb| verb.path.as_deref());
    path.unwrap_or(name)
}

/// The verbs and groups that sentences may name as commands; each transport knows where one stands.
pub fn mentioned() -> Vec<&'static str> {
    let commands = all().iter().filter(|verb| verb.path.is_some());
    let verbs = commands.map(|verb| verb.name.as_str());
    verbs.chain(table::GROUPS.map(|group| group.name)).collect()
}
