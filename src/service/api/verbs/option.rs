//! [`VerbOption`]: an option of a verb: its name, what it may be, and what is suggested for it.

use crate::games::GameKind;
use crate::service::api::completion::CompletionField;
use crate::service::api::preferences::Preference;
use crate::service::api::server_settings::ServerSetting;
use crate::service::api::verbs::Verb;
use crate::service::api::verbs::given::GivenOptions;
use crate::service::words::catalogue::sentences;

/// The value of an option for a side that leaves it to the lot.
pub const RANDOM: &str = "random";

/// What is completed while an option is typed; `None` for nothing, given the other options.
pub type Completes = fn(&GivenOptions) -> Option<CompletionField>;

/// What the value of an option may be.
#[derive(Clone, Debug)]
pub enum OptionKind {
    /// Any text, of at most so many characters where there is a limit.
    Text(Option<u16>),
    /// Text that is completed while it is typed.
    Completed(Completes),
    /// One of these and no other.
    Choice(Choices),
    /// A whole number from the first to the second.
    Number(u8, u8),
    /// Yes or no.
    Switch,
    /// Somebody.
    Player,
}

/// Where the choices of an option come from.
#[derive(Clone, Copy, Debug)]
pub enum Choices {
    /// These values, each with a message of the catalogue.
    Listed(&'static [&'static str]),
    /// The games.
    Games,
    /// The sides of all games, by their seats.
    Sides,
    /// The sides of the game of the verb, by their seats, or by lot.
    SidesOrLot,
    /// What a preference of the option's name may be.
    Preferences,
    /// The settings of a server.
    ServerSettings,
}

/// One choice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptionChoice {
    /// What people read.
    pub label: String,
    /// What is sent.
    pub value: String,
}

/// An option of a verb.
#[derive(Clone, Debug)]
pub struct VerbOption {
    /// Its name: `game`.
    pub name: &'static str,
    /// What it may be.
    pub kind: OptionKind,
    /// Whether it must be given.
    pub required: bool,
    /// Whether only typed lines have it.
    pub only_typed: bool,
    /// Whether it is declared of a game, which has words of its own for it.
    pub(super) declared: bool,
}

impl VerbOption {
    /// An option that may be left out.
    pub(super) const fn new(name: &'static str, kind: OptionKind) -> Self {
        Self {
            name,
            kind,
            required: false,
            only_typed: false,
            declared: false,
        }
    }

    /// The same, to be given in any case.
    pub(super) const fn required(mut self) -> Self {
        self.required = true;
        self
    }

    /// The same, in typed lines alone.
    pub(super) const fn only_typed(mut self) -> Self {
        self.only_typed = true;
        self
    }

    /// What it is for, in the language spoken just now.
    pub fn description(&self, verb: &Verb) -> String {
        let id = match verb.kind.filter(|_| self.declared) {
            Some(kind) => format!("discord-option-{kind}-{}", self.name),
            None => format!("discord-{}-{}", verb.family, self.name),
        };
        sentences().line(&id, &[])
    }

    /// What can be chosen; nothing where anything else may be given.
    pub fn choices(&self, verb: &Verb) -> Vec<OptionChoice> {
        let OptionKind::Choice(choices) = self.kind else {
            return Vec::new();
        };
        let said = |names: &[&str]| sentences().line(&format!("discord-{}", names.join("-")), &[]);
        let chosen = |label: String, value: &str| OptionChoice {
            label,
            value: value.to_owned(),
        };
        match choices {
            Choices::Listed(values) => values
                .iter()
                .map(|value| chosen(said(&[&verb.family, self.name, value]), value))
                .collect(),
            Choices::Games => GameKind::ALL
                .into_iter()
                .map(|kind| chosen(kind.spec().title.to_owned(), kind.spec().slug))
                .collect(),
            Choices::Sides => sides(&GameKind::ALL),
            Choices::SidesOrLot => {
                let mut sides = verb.kind.map(|kind| sides(&[kind])).unwrap_or_default();
                sides.push(chosen(said(&[self.name, RANDOM]), RANDOM));
                sides
            }
            Choices::Preferences => Preference::of(self.name)
                .map(|preference| chosen(preference.label(), preference.codes().1))
                .collect(),
            Choices::ServerSettings => ServerSetting::ALL
                .into_iter()
                .map(|setting| chosen(setting.label(), setting.code()))
                .collect(),
        }
    }
}

/// The sides of these games by their seats, each called as the games call it.
fn sides(kinds: &[GameKind]) -> Vec<OptionChoice> {
    let most = kinds.iter().map(|kind| kind.spec().most_seats());
    let seats = 0..usize::from(most.max().unwrap_or_default());
    let side = |seat| OptionChoice {
        label: seat_name(kinds, seat),
        value: seat.to_string(),
    };
    seats.map(side).collect()
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
