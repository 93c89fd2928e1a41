//! [`VerbOption`]: an option of a verb, with its name, its kind of value and its choices.

use crate::games::GameKind;
use crate::play::computer::LEVELS;
use crate::service::api::completion::CompletionField;
use crate::service::api::computer;
use crate::service::api::preferences::Preference;
use crate::service::api::puzzle;
use crate::service::api::server_settings::ServerSetting;
use crate::service::api::verbs::Verb;
use crate::service::api::verbs::given::GivenOptions;
use crate::service::words::catalogue::sentences;

/// The value of a side option that leaves the side to chance.
pub const RANDOM: &str = "random";

/// The field to complete while an option is typed, given the other options; `None` for no suggestions.
pub type Completes = fn(&GivenOptions) -> Option<CompletionField>;

/// The kind of value of an option.
#[derive(Clone, Debug)]
pub enum OptionKind {
    /// Any text, up to this many characters.
    Text(Option<u16>),
    /// Text with suggestions while it is typed.
    Completed(Completes),
    /// One of these choices and no other.
    Choice(Choices),
    /// A whole number within these limits, both included.
    Number(u8, u8),
    /// A level of the computer, with its strength in words.
    Level,
    /// Yes or no.
    Switch,
    /// A player.
    Player,
}

/// The source of the choices of an option.
#[derive(Clone, Copy, Debug)]
pub enum Choices {
    /// These values, each with a message of the catalogue.
    Listed(&'static [&'static str]),
    /// The kinds of game.
    Games,
    /// The pools of ratings of all games.
    Pools,
    /// The sides of all games, by seat.
    Sides,
    /// The sides of the verb's game by seat, or a random one.
    SidesOrLot,
    /// The values of the preference with the option's name.
    Preferences,
    /// The server settings.
    ServerSettings,
    /// The themes of puzzles, of all games.
    Motifs,
}

/// One choice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptionChoice {
    /// The label for the player.
    pub label: String,
    /// The value that is sent.
    pub value: String,
}

/// An option of a verb.
#[derive(Clone, Debug)]
pub struct VerbOption {
    /// Its name, such as `game`.
    pub name: &'static str,
    /// Its kind of value.
    pub kind: OptionKind,
    /// `true` if it must be given.
    pub required: bool,
    /// `true` if it exists only in typed lines, not in commands.
    pub only_typed: bool,
    /// `true` if it declares a rule of the game, which has its own description for it.
    pub(super) declared: bool,
    /// The key of its description among those of the verb's family; `None` is its name.
    pub(super) described: Option<&'static str>,
}

impl VerbOption {
    /// Creates an option that may be left out.
    pub(super) const fn new(name: &'static str, kind: OptionKind) -> Self {
        Self {
            name,
            kind,
            required: false,
            only_typed: false,
            declared: false,
            described: None,
        }
    }

    /// Gives the option another description than those of its name elsewhere in the family.
    pub(super) const fn described(mut self, key: &'static str) -> Self {
        self.described = Some(key);
        self
    }

    /// Makes the option required.
    pub(super) const fn required(mut self) -> Self {
        self.required = true;
        self
    }

    /// Limits the option to typed lines.
    pub(super) const fn only_typed(mut self) -> Self {
        self.only_typed = true;
        self
    }

    /// Its description in the current language.
    pub fn description(&self, verb: &Verb) -> String {
        let id = match verb.kind.filter(|_| self.declared) {
            Some(kind) => format!("discord-option-{kind}-{}", self.name),
            None => format!(
                "discord-{}-{}",
                verb.family,
                self.described.unwrap_or(self.name)
            ),
        };
        sentences().line(&id, &[])
    }

    /// Its choices; empty if it accepts other values.
    pub fn choices(&self, verb: &Verb) -> Vec<OptionChoice> {
        let choices = match self.kind {
            OptionKind::Choice(choices) => choices,
            OptionKind::Level => {
                let level = |level: u8| OptionChoice {
                    label: computer::level(level),
                    value: level.to_string(),
                };
                return (1..=LEVELS).map(level).collect();
            }
            OptionKind::Text(_)
            | OptionKind::Completed(_)
            | OptionKind::Number(..)
            | OptionKind::Switch
            | OptionKind::Player => return Vec::new(),
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
            Choices::Pools => GameKind::ALL
                .into_iter()
                .flat_map(|kind| kind.spec().pools)
                .map(|pool| chosen(sentences().code_name("pool", pool.slug), pool.slug))
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
            Choices::Motifs => puzzle::themes()
                .into_iter()
                .map(|theme| {
                    let label = sentences().line(&format!("motif-{theme}"), &[]);
                    chosen(label, theme)
                })
                .collect(),
            Choices::ServerSettings => ServerSetting::ALL
                .into_iter()
                .map(|setting| chosen(setting.label(), setting.code()))
                .collect(),
        }
    }
}

/// The sides of these games by seat, each with all its names.
fn sides(kinds: &[GameKind]) -> Vec<OptionChoice> {
    let most = kinds.iter().map(|kind| kind.spec().most_seats());
    let seats = 0..usize::from(most.max().unwrap_or_default());
    let side = |seat| OptionChoice {
        label: seat_name(kinds, seat),
        value: seat.to_string(),
    };
    seats.map(side).collect()
}

/// The names of the side at a seat in these games.
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
