//! Typed lines of learners: help, the rules and the lesson of any game, and moves in an open task.

use std::io::{self, Write};

use crate::console::TerminalSession;
use crate::console::grammar::split;
use crate::console::parse::{ConsoleCommand, spelt};
use crate::service::api::action::Action;
use crate::service::api::guide::{GuideAction, GuidePage};
use crate::service::api::verbs;
use crate::service::api::verbs::given::{GAME, GivenOptions};
use crate::service::words::catalogue::TextArg;
use crate::service::{Env, GameKind};

/// The game named first, and the rest.
pub(super) fn named(rest: &str) -> (Option<GameKind>, &str) {
    let (first, more) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
    match first.to_lowercase().parse() {
        Ok(kind) => (Some(kind), more.trim()),
        Err(_) => (None, rest),
    }
}

/// `help`: all typed lines. `help kings-guard`: that game in pictures. `help takeback`: the format of that line.
pub(super) fn help(rest: &str) -> ConsoleCommand {
    if let (Some(kind), _) = named(rest) {
        return guide(Some(kind));
    }
    match spelt(rest) {
        Some((verb, _, _)) => ConsoleCommand::HelpOn(verb.name.clone()),
        None => ConsoleCommand::Help,
    }
}

/// Help in pictures, of a named game or the default one.
pub(super) fn guide(kind: Option<GameKind>) -> ConsoleCommand {
    let page = GuidePage::Picture(1);
    ConsoleCommand::Ask(kind.map_or(Action::Help, |kind| {
        Action::Guide(GuideAction { kind, page })
    }))
}

/// `tutorial`, `tutorial 3`, `tutorial 3 D2-D3`, `tutorial kings-guard 3 E3-F5`.
pub(super) fn lesson(rest: &str) -> GivenOptions {
    let mut given = GivenOptions::default();
    let (kind, mut rest) = named(rest);
    if let Some(kind) = kind {
        given = given.with_text(GAME, kind.spec().slug);
    }
    let (first, more) = split(rest);
    if let Ok(task) = first.parse::<u8>() {
        given = given.with_number("task", task.into());
        rest = more;
    }
    if rest.is_empty() {
        given
    } else {
        given.with_text("move", rest)
    }
}

/// The action of a typed move in an open task with these controls.
pub(super) fn tried(controls: &[(String, Action)], text: &str) -> Option<Action> {
    controls.iter().find_map(|(_, ask)| {
        let Action::Lesson(action) = ask else {
            return None;
        };
        action.typed(text).map(Action::Lesson)
    })
}

/// Returns `true` for the list of all commands, which a terminal types differently.
pub(super) fn lists_commands(ask: &Action) -> bool {
    let Action::Guide(GuideAction { kind: _, page }) = ask else {
        return false;
    };
    matches!(page, GuidePage::Commands(_))
}

impl<C: FnMut() -> Env, O: Write> TerminalSession<C, O> {
    /// Prints all typed lines.
    pub(super) fn help(&mut self) -> io::Result<()> {
        self.note("console-help", &[])?;
        self.note("console-computer", &[])?;
        self.note("console-computer-levels", &[])?;
        self.note("console-swap", &[])?;
        self.note("console-signal-what", &[])?;
        self.note("console-teach", &[])?;
        self.note("console-privacy-what", &[])?;
        let usual = verbs::all().iter().filter(|verb| !verb.usages().is_empty());
        let usual: Vec<&str> = usual.map(|verb| verb.lines[0].spellings[0]).collect();
        self.note("console-help-verbs", &[("verbs", usual.join(", ").into())])?;
        for kind in GameKind::ALL {
            self.legend(kind)?;
        }
        Ok(())
    }

    /// Prints the purpose and the format of a verb.
    pub(super) fn help_on(&mut self, name: &str) -> io::Result<()> {
        let Some(verb) = verbs::named(name) else {
            return self.help();
        };
        let args = [
            ("about", TextArg::from(verb.description())),
            ("lines", verb.usages().join(" · ").into()),
        ];
        self.note("console-help-on", &args)
    }
}
