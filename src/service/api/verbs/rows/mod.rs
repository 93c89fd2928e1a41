//! The rows of the list of verbs.

mod challenges_and_games;
mod choose;
mod contest;
mod look;

use crate::service::api::completion::CompletionField;
use crate::service::api::verbs::given::GAME;
use crate::service::api::verbs::line::{LineGrammar, Slot, VerbLine};
use crate::service::api::verbs::option::OptionKind::{Choice, Completed, Player, Switch, Text};
use crate::service::api::verbs::option::{Choices, Completes, VerbOption};
use crate::service::api::verbs::{Doer, ReadOptions, Verb, VerbAudience, VerbGroup};

const fn own(name: &'static str, audience: VerbAudience) -> VerbGroup {
    VerbGroup {
        name,
        audience,
        collects: false,
    }
}

const fn collection(name: &'static str, audience: VerbAudience) -> VerbGroup {
    VerbGroup {
        name,
        audience,
        collects: true,
    }
}

/// The commands that group others.
pub(super) const GROUPS: [VerbGroup; 14] = [
    own("challenge", VerbAudience::Everybody),
    own("contest", VerbAudience::Everybody),
    own("dice", VerbAudience::Everybody),
    own("ladder", VerbAudience::Everybody),
    own("moderate", VerbAudience::Moderators),
    own("privacy", VerbAudience::Everybody),
    own("puzzle", VerbAudience::Everybody),
    own("web", VerbAudience::Everybody),
    collection("game", VerbAudience::Everybody),
    collection("show", VerbAudience::Everybody),
    collection("think", VerbAudience::Everybody),
    collection("player", VerbAudience::Everybody),
    collection("settings", VerbAudience::Everybody),
    collection("server", VerbAudience::Managers),
];

impl Verb {
    /// Creates a verb described by the message of its name.
    fn new(name: &str, path: Option<&str>, doer: Doer) -> Self {
        let family = name.split(' ').next().unwrap_or(name);
        Self {
            name: name.to_owned(),
            path: path.map(str::to_owned),
            kind: None,
            options: Vec::new(),
            lines: Vec::new(),
            family: family.to_owned(),
            about: format!("discord-{}", name.replace(' ', "-")),
            doer,
        }
    }

    /// Adds options.
    fn with(mut self, options: impl IntoIterator<Item = VerbOption>) -> Self {
        self.options.extend(options);
        self
    }

    /// Adds a typed line with these positions.
    fn typed(
        self,
        spellings: &'static [&'static str],
        slots: &'static [Slot],
        mistake: &'static str,
    ) -> Self {
        self.line(VerbLine {
            spellings,
            grammar: LineGrammar::Slots(slots),
            implies: &[],
            mistake,
        })
    }

    /// Adds a typed line that the terminal parses with a function of its own.
    fn spelt(
        self,
        spellings: &'static [&'static str],
        usage: &'static str,
        mistake: &'static str,
    ) -> Self {
        self.line(VerbLine {
            spellings,
            grammar: LineGrammar::Own(usage),
            implies: &[],
            mistake,
        })
    }

    fn line(mut self, line: VerbLine) -> Self {
        self.lines.push(line);
        self
    }

    /// Sets the message of the description.
    fn about(mut self, message: &str) -> Self {
        message.clone_into(&mut self.about);
        self
    }

    /// Describes the options like those of this verb.
    fn like(mut self, family: &str) -> Self {
        family.clone_into(&mut self.family);
        self
    }
}

/// A verb with this command path.
fn verb(name: &str, path: &str, read: ReadOptions) -> Verb {
    Verb::new(name, Some(path), Doer::Service(read))
}

/// A verb without a command, which can only be typed.
fn typed_only(name: &str, read: ReadOptions) -> Verb {
    Verb::new(name, None, Doer::Service(read)).about(&format!("console-verb-{name}"))
}

/// A verb that the terminal handles itself.
fn of_terminal(name: &str) -> Verb {
    let verb = Verb::new(name, None, Doer::Terminal);
    verb.about(&format!("console-verb-{name}"))
}

const fn completed(name: &'static str, what: Completes) -> VerbOption {
    VerbOption::new(name, Completed(what))
}

const fn text(name: &'static str) -> VerbOption {
    VerbOption::new(name, Text(None))
}

const fn limited(name: &'static str, most: u16) -> VerbOption {
    VerbOption::new(name, Text(Some(most)))
}

const fn choice(name: &'static str, choices: Choices) -> VerbOption {
    VerbOption::new(name, Choice(choices))
}

const fn listed(name: &'static str, values: &'static [&'static str]) -> VerbOption {
    choice(name, Choices::Listed(values))
}

const fn player(name: &'static str) -> VerbOption {
    VerbOption::new(name, Player)
}

const fn switch(name: &'static str) -> VerbOption {
    VerbOption::new(name, Switch)
}

/// A game by its number, any visible one.
fn any_game() -> VerbOption {
    completed(GAME, |_| Some(CompletionField::Game { mine: false }))
}

/// A game by its number, one of the player's running ones.
fn own_game() -> VerbOption {
    completed(GAME, |_| Some(CompletionField::Game { mine: true }))
}

/// A move in the named game, or in the only one that fits.
fn a_move() -> VerbOption {
    completed("move", |given| {
        Some(CompletionField::Move(given.game().ok().flatten()))
    })
}

/// A move already made.
fn made_move(name: &'static str) -> VerbOption {
    completed(name, |given| Some(CompletionField::Ply(given.game().ok()?)))
}

/// A square with a piece that may move.
fn own_square() -> VerbOption {
    completed("square", |given| {
        Some(CompletionField::Square(given.game().ok().flatten()))
    })
}

/// All verbs, in the order in which Discord lists subcommands: the most needed first.
pub(super) fn verbs() -> Vec<Verb> {
    let mut all = challenges_and_games::challenges();
    all.extend(challenges_and_games::boards());
    all.extend(look::lists());
    all.push(look::standings());
    all.extend(look::learning());
    all.extend(challenges_and_games::dice());
    all.extend(choose::moderation());
    all.extend(choose::personal_data());
    all.extend(choose::public_pages());
    all.push(look::tutorial());
    all.extend(challenges_and_games::in_a_game());
    all.extend(challenges_and_games::clocks());
    all.extend(challenges_and_games::rarely_in_a_game());
    all.extend(look::thinking());
    all.push(look::story());
    all.push(look::hall());
    all.push(look::analyse());
    all.extend(look::puzzles());
    all.extend(contest::contests());
    all.extend(contest::management());
    all.extend(contest::ladders());
    all.extend(choose::people());
    all.extend(choose::settings());
    all.extend(choose::of_the_server());
    all.extend(choose::programs());
    all.extend(challenges_and_games::at_the_terminal());
    all
}

/// A line that is only answered with this explanation.
const fn explained(spellings: &'static [&'static str], mistake: &'static str) -> VerbLine {
    VerbLine {
        spellings,
        grammar: LineGrammar::Explained,
        implies: &[],
        mistake,
    }
}
