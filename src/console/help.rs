//! Help at the table: a page on the screen, and a topic or a verb by its name.

use std::io::{self, Write};

use crate::console::line_words::{nearest_of, spelt};
use crate::console::lines::cut;
use crate::console::meant::square;
use crate::console::topics::TOPICS;
use crate::console::{TerminalSession, vocabulary};
use crate::service::api::verbs;
use crate::service::talk::spoken;
use crate::service::words::catalogue::TextArg;
use crate::service::{Env, GameKind};

/// Words of a line that are no verbs: they answer, end a turn, and turn pages.
const ANSWERS: [&str; 8] = [
    "yes", "no", "done", "next", "back", "forward", "first", "last",
];

/// Other names of topics.
const OTHER_NAMES: [(&str, &str); 10] = [
    ("new", "starting"),
    ("options", "starting"),
    ("yes", "offers"),
    ("no", "offers"),
    ("done", "moves"),
    ("next", "looking"),
    ("back", "games"),
    ("forward", "games"),
    ("first", "games"),
    ("last", "games"),
];

impl<C: FnMut() -> Env, O: Write> TerminalSession<C, O> {
    /// Prints the page that leads to everything else.
    pub(super) fn help(&mut self) -> io::Result<()> {
        let topics = TOPICS.map(|(topic, _)| topic).join(", ");
        let example = self.example();
        let args = [
            ("topics", topics.into()),
            ("square", square(&example).into()),
            ("example", example.as_str().into()),
        ];
        self.note("console-help", &args)
    }

    /// Prints a topic, and the purpose and the format of a verb.
    pub(super) fn help_on(&mut self, typed: &str) -> io::Result<()> {
        let wanted = typed.trim().to_lowercase();
        let renamed = OTHER_NAMES.iter().find(|(other, _)| *other == wanted);
        let name = renamed.map_or(wanted.as_str(), |(_, name)| *name);
        let topic = TOPICS.iter().find(|(topic, _)| *topic == name);
        if let Some((topic, messages)) = topic {
            for message in *messages {
                self.note(message, &[])?;
            }
            if *topic == "symbols" {
                self.symbols()?;
            }
        }
        if ["commands", "verbs"].contains(&wanted.as_str()) {
            return self.help_verbs();
        }
        // A word of another language is explained by its verb.
        let meant = || spelt(spoken::verb_of_word(&wanted)?);
        let Some((verb, _, _)) = spelt(&wanted).or_else(meant) else {
            return match topic {
                Some(_) => Ok(()),
                None => self.no_topic(typed),
            };
        };
        if verb.usages().is_empty() {
            // Only others of its name are typed, and the topic explains them; or nothing is, and its line says why.
            let explained = verb.lines.first().filter(|_| topic.is_none());
            return explained.map_or(Ok(()), |line| self.note(line.mistake, &[]));
        }
        let args = [
            ("about", TextArg::from(verb.description())),
            ("lines", verb.usages().join(" · ").into()),
        ];
        self.note("console-help-on", &args)
    }

    /// Prints the mistake in a line, and how its verb is typed if words behind it could not be read as a game.
    pub(super) fn wrong(&mut self, line: &str, mistake: &'static str) -> io::Result<()> {
        self.note(mistake, &[])?;
        match spelt(line.trim()) {
            Some((verb, typed, _)) if mistake == "console-which-game" => {
                self.note("console-usage", &[("lines", typed.usage(verb).into())])
            }
            Some(_) | None => Ok(()),
        }
    }

    /// Prints all that can begin a line.
    fn help_verbs(&mut self) -> io::Result<()> {
        let usual = verbs::all().iter().filter(|verb| !verb.usages().is_empty());
        let mut words: Vec<&str> = usual.map(|verb| verb.lines[0].spellings[0]).collect();
        words.extend(vocabulary::spellings());
        words.extend(ANSWERS);
        words.sort_unstable();
        words.dedup();
        self.note("console-help-verbs", &[("verbs", words.join(", ").into())])?;
        let own = spoken::own_words().into_iter();
        let own: Vec<String> = own
            .map(|own| format!("{} = {}", own.words.join(", "), own.verb))
            .collect();
        self.note("console-help-words", &[("words", own.join("; ").into())])
    }

    fn no_topic(&mut self, typed: &str) -> io::Result<()> {
        let topics = TOPICS.iter().map(|(topic, _)| *topic);
        let known = topics.chain(vocabulary::spellings());
        let text = ("text", TextArg::from(cut(typed)));
        match nearest_of(typed, known) {
            Some(near) => self.note("console-topic-near", &[text, ("topic", near.into())]),
            None => self.note("console-topic-unknown", &[text]),
        }
    }

    /// Prints the meaning of the letters and signs, of the game on the screen or of all.
    fn symbols(&mut self) -> io::Result<()> {
        match self.table_on_screen() {
            Some(game) => self.legend(game.kind),
            None => GameKind::ALL.into_iter().try_for_each(|kind| {
                writeln!(self.output, "\n{}", kind.spec().title)?;
                self.legend(kind)
            }),
        }
    }
}
