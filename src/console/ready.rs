//! The default game: the meaning of `new` and similar lines that name no other.

use std::sync::Arc;

use jiff::tz::TimeZone;

use crate::console::console_command::ConsoleCommand;
use crate::console::teach;
use crate::service::api::action::Action;
use crate::service::api::challenge::NewChallenge;
use crate::service::api::lesson::LessonAction;
use crate::service::api::puzzle::PuzzleAction;
use crate::service::background::thoughts::Stop;
use crate::service::learn::rulebook;
use crate::service::words::catalogue::{TextArg, sentences};
use crate::service::words::language::Language;
use crate::service::words::text::Text;
use crate::service::{GameKind, Options};

/// The way in which a terminal shows boards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum BoardOutput {
    /// Drawn in letters and colours.
    #[default]
    Drawn,
    /// Said in words where one is asked for, for a screen reader.
    Words,
}

/// The game a table was opened for.
#[derive(Clone, Debug, Default)]
pub struct DefaultGame {
    /// The game; `None` is the place's.
    pub kind: Option<GameKind>,
    /// The options, if that game is begun without naming it.
    pub options: Options,
    /// A line that counts as typed first.
    pub first_line: Option<String>,
    /// The file that keeps the games, to be named at the start.
    pub kept_in: Option<String>,
    /// The language of the terminal, until another one is chosen at the table.
    pub language: Language,
    /// The time zone of the terminal, for the moments that it prints; `None` is UTC.
    pub zone: Option<TimeZone>,
    /// The form of boards at first.
    pub boards: BoardOutput,
    /// Ends a computer’s thought when the program has to stop.
    pub stop: Arc<Stop>,
}

impl DefaultGame {
    /// The offer: of the named game, or else of the default one; `usual` is the place's.
    pub(super) fn offer(
        &self,
        offer: NewChallenge,
        named: Option<GameKind>,
        usual: GameKind,
    ) -> NewChallenge {
        let kind = named.or(self.kind).unwrap_or(usual);
        let options = match named {
            // A line that names a game gives all its options.
            Some(_) => offer.options.clone(),
            None => self.beside(kind, &offer.options),
        };
        NewChallenge {
            kind,
            options,
            ..offer
        }
    }

    /// Typed options with those declared that leave them as they are.
    fn beside(&self, kind: GameKind, typed: &Options) -> Options {
        let settled = kind.spec().settled;
        let chosen = settled(typed.clone());
        let mut options = typed.clone();
        for declared in self.options.iter() {
            let with = settled(options.clone().with(declared));
            if chosen.iter().all(|option| with.has(option)) {
                options = options.with(declared);
            }
        }
        options
    }

    /// A line with a game filled in, if it names none. Rules and lessons are of the one on the screen, or else of the
    /// default one.
    pub(super) fn with_default_game(
        &self,
        mut line: ConsoleCommand,
        on_screen: Option<GameKind>,
    ) -> ConsoleCommand {
        if let (ConsoleCommand::Ask(Action::Help), Some(kind)) = (&line, self.kind) {
            return teach::guide(Some(kind));
        }
        let Some(kind) = on_screen.or(self.kind) else {
            return line;
        };
        if let ConsoleCommand::Ask(Action::Lesson(LessonAction::Open {
            kind: unnamed @ None,
            task: _,
            text: _,
        })) = &mut line
        {
            *unnamed = Some(kind);
        }
        if let ConsoleCommand::Ask(Action::Puzzle(PuzzleAction::Open { wish, text: None })) =
            &mut line
        {
            wish.kind = wish.kind.or(Some(kind));
        }
        // The number of a ruling determines its game.
        if let ConsoleCommand::Ask(Action::Rules {
            kind: unnamed @ None,
            topic,
        }) = &mut line
            && topic.as_deref().and_then(rulebook::ruled_by).is_none()
        {
            *unnamed = Some(kind);
        }
        line
    }

    /// The list of games, for new players.
    pub(super) fn welcome() -> Text {
        let games = GameKind::ALL.map(|kind| kind.spec().title);
        let args = [("games", games.join(", ").into())];
        sentences().text("console-welcome", &args)
    }

    /// The answer to a word that names no game: all there are.
    pub(super) fn games(typed: &str) -> Text {
        let args = [("text", typed.to_owned().into())];
        let mut text = sentences().text("console-game-unknown", &args);
        for kind in GameKind::ALL {
            text.push_line(begins(kind));
        }
        text
    }

    /// The first options that add something to the declared ones and those they imply.
    fn others(&self, kind: GameKind) -> Vec<&'static str> {
        const MAX_OTHERS: usize = 2;
        let settled = kind.spec().settled;
        let mut options = settled(self.options.clone());
        let mut others = Vec::new();
        for option in kind.spec().options {
            let with = settled(options.clone().with(option));
            if others.len() < MAX_OTHERS && with != options {
                others.push(*option);
                options = with;
            }
        }
        others
    }

    /// The way to begin each game, the default one first.
    pub(super) fn how(&self, usual: GameKind) -> Text {
        let words = sentences();
        let kind = self.kind.unwrap_or(usual);
        let mut game = kind.spec().title.to_owned();
        let declared: Vec<String> = (self.options.iter())
            .map(|option| words.line(&format!("option-{option}"), &[]))
            .collect();
        if !declared.is_empty() {
            let args = [
                ("game", game.into()),
                ("options", declared.join(", ").into()),
            ];
            game = words.line("console-begin-declared", &args);
        }
        let mut example = "new".to_owned();
        for option in self.others(kind) {
            example = format!("{example} {option}");
        }
        if example == "new" {
            // A time can always be named.
            example.push_str(" 3d");
        }
        let args = [
            ("game", TextArg::from(game)),
            ("example", TextArg::from(example)),
        ];
        let mut text = words.text("console-begin", &args);
        text.push_line(words.text("console-begin-names", &[]));
        text.push_line(words.text("console-begin-computer", &args));
        for other in GameKind::ALL.into_iter().filter(|other| *other != kind) {
            text.push_line(begins(other));
        }
        text.push_line(words.text("console-begin-help", &[]));
        text
    }
}

/// The line that begins a game.
fn begins(kind: GameKind) -> Text {
    let spec = kind.spec();
    let args = [
        ("example", format!("new {}", spec.slug).into()),
        ("game", spec.title.into()),
    ];
    sentences().text("console-begin-other", &args)
}
