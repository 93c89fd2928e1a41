//! The line parser: the verb at the beginning, as the list of verbs spells it, and its options.

use crate::console::console_command::{ConsoleCommand, OfferAnswer};
use crate::console::line_words::{nearest_of, spelt, split, words_of};
use crate::console::meant::Meant;
use crate::console::names::{named, spoken};
use crate::console::offer::{TypedOffer, offer};
use crate::console::titles::is_some_game;
use crate::console::{grammar, line_words, teach, vocabulary};
use crate::service::api::action::Action;
use crate::service::api::challenge::NewChallenge;
use crate::service::api::completion::CompletionField;
use crate::service::api::verbs::Verb;
use crate::service::api::verbs::given::{GAME, GivenOptions};
use crate::service::api::verbs::line::{LineGrammar, Slot, VerbLine};
use crate::service::api::verbs::option::OptionKind;
use crate::service::talk::spoken::verb_of_word;
use crate::service::{GameId, GameKind};

/// Parses one line at a table with one game at most.
#[cfg(any(test, fuzzing))]
pub(super) fn parse(line: &str) -> ConsoleCommand {
    ParsedLine::of(line).command(Meant::default())
}

/// One line as it is parsed, before the game is known that it is about.
pub(super) enum ParsedLine<'a> {
    /// A line without a verb, or one that its verb does not allow.
    Command(ConsoleCommand),
    /// A verb with its options.
    Verb(GivenVerb<'a>),
}

/// A verb as it was typed, with its options.
pub(super) struct GivenVerb<'a> {
    line: &'a str,
    verb: &'static Verb,
    typed: &'static VerbLine,
    rest: &'a str,
    given: GivenOptions,
}

impl<'a> ParsedLine<'a> {
    /// Parses one line.
    pub(super) fn of(line: &'a str) -> Self {
        let line = line.trim();
        if line.is_empty() {
            return Self::Command(ConsoleCommand::Nothing);
        }
        if line.bytes().all(|b| b.is_ascii_digit()) {
            let which = ConsoleCommand::Wrong("console-which-game");
            return Self::Command(line.parse().map_or(which, ConsoleCommand::Press));
        }
        if let Some(game) = line_words::game(line).filter(|_| line.starts_with('#')) {
            return Self::Command(ConsoleCommand::Ask(Action::Board(Some(game))));
        }
        let (named, line) = game_first(line);
        let Some(spelling) = spelt(line) else {
            return Self::Command(ConsoleCommand::Other(line.to_owned()));
        };
        // Several words that mean one thing are no verb with options: `give up`, `help me`.
        let phrase = verb_of_word(line).filter(|_| line.contains(' '));
        let (verb, typed, rest) = phrase.and_then(spelt).unwrap_or(spelling);
        let read = match named {
            // They take a move only behind the game.
            Some(game) if ["review", "continue"].contains(&verb.name.as_str()) => {
                grammar::read(verb, typed, &format!("{} {rest}", game.0))
            }
            Some(_) | None => grammar::read(verb, typed, rest),
        };
        let in_game = |given: GivenOptions| match named {
            Some(game) => given.with_text(GAME, game.0.to_string()),
            None => given,
        };
        match read.map(in_game) {
            Ok(given) => Self::Verb(GivenVerb {
                line,
                verb,
                typed,
                rest,
                given,
            }),
            Err(wrong) => Self::Command(ConsoleCommand::Wrong(wrong)),
        }
    }

    /// Its command. If it could mean several games, it is about the one on the screen.
    pub(super) fn command(&self, meant: Meant) -> ConsoleCommand {
        match self {
            Self::Command(command) => command.clone(),
            Self::Verb(verb) => command_of(verb, &with_game(&verb.given, verb.verb, meant)),
        }
    }
}

/// The options with the game that is meant, if none is named and the verb takes one.
fn with_game(given: &GivenOptions, verb: &Verb, meant: Meant) -> GivenOptions {
    let given = given.clone();
    let kind = verb.option(GAME).map(|option| &option.kind);
    let Some(OptionKind::Completed(completes)) = kind else {
        return given;
    };
    // Without a number these mean something of their own.
    if given.text(GAME).is_some() || ["skip", "rematch", "continue"].contains(&verb.name.as_str()) {
        return given;
    }
    let game = match completes(&given) {
        Some(CompletionField::Game { mine: true }) => meant.own,
        Some(CompletionField::Game { mine: false }) => meant.any,
        Some(_) | None => None,
    };
    match game {
        Some(game) => given.with_text(GAME, game.0.to_string()),
        None => given,
    }
}

/// The command of a verb: the terminal's own, if it has one, or else the service's action with these options.
fn command_of(typed_verb: &GivenVerb<'_>, given: &GivenOptions) -> ConsoleCommand {
    let GivenVerb {
        line,
        verb,
        typed,
        rest,
        given: _,
    } = *typed_verb;
    if let Some(number) = given.too_large_game() {
        return ConsoleCommand::Ask(Action::NoGame(number));
    }
    let game = given.game().ok().flatten();
    match verb.name.as_str() {
        "quit" => ConsoleCommand::Quit,
        "as" => ConsoleCommand::As(spoken(rest)),
        "new" => begun(rest),
        "import" => ConsoleCommand::Import(rest.to_owned()),
        "general" if matches!(typed.grammar, LineGrammar::Own(_)) => {
            ConsoleCommand::Language(rest.to_owned())
        }
        "challenge" => challenge(rest),
        "png" => ConsoleCommand::Png(rest.to_owned()),
        "boards" => ConsoleCommand::Boards(rest.to_owned()),
        "flip" => ConsoleCommand::Flip,
        "moves" => ConsoleCommand::Moves {
            game,
            prefix: given.words("beginning"),
        },
        "export" => ConsoleCommand::Export {
            game,
            path: given.words("file"),
        },
        "accept" if game.is_none() || given.text("words").is_none() => {
            answer(typed_verb, game, OfferAnswer::Accept)
        }
        "decline" if game.is_none() || given.text("words").is_none() => {
            answer(typed_verb, game, OfferAnswer::Decline)
        }
        "withdraw" => answer(typed_verb, game, OfferAnswer::Withdraw),
        "rematch" if game.is_none() => ConsoleCommand::Rematch,
        // Without a number it may be the label of a control.
        "skip" if game.is_none() => ConsoleCommand::Other(line.to_owned()),
        "help" if matches!(typed.grammar, LineGrammar::Own(_)) => teach::help(rest),
        _ => match verb.action(given) {
            Ok(ask @ (Action::Film { .. } | Action::Story { .. })) => ConsoleCommand::Keep {
                action: ask,
                path: given.words("file"),
            },
            Ok(action) => ConsoleCommand::Ask(action),
            Err(wrong) => ConsoleCommand::Wrong(wrong),
        },
    }
}

fn answer(typed: &GivenVerb<'_>, game: Option<GameId>, answer: OfferAnswer) -> ConsoleCommand {
    if typed.rest.is_empty() {
        return ConsoleCommand::Answer(answer, game);
    }
    match line_words::game(typed.rest) {
        Some(game) => ConsoleCommand::Answer(answer, Some(game)),
        // The label of a control, such as "accept the draw", or words for a challenge.
        None => ConsoleCommand::Other(typed.line.to_owned()),
    }
}

/// The game before a verb that takes one, and the line without it: `#12 undo` is `undo` in game 12.
fn game_first(line: &str) -> (Option<GameId>, &str) {
    let (first, behind) = split(line);
    let named = line_words::game(first).filter(|_| line.starts_with('#'));
    let takes_game = |(verb, typed, _): (&Verb, &VerbLine, _)| {
        let option = verb.option(GAME);
        option.is_some_and(|option| matches!(option.kind, OptionKind::Completed(_)))
            || matches!(typed.grammar, LineGrammar::Slots(slots) if slots.contains(&Slot::Game))
    };
    match named.filter(|_| spelt(behind).is_some_and(takes_game)) {
        Some(game) => (Some(game), behind),
        None => (None, line),
    }
}

/// `new [GAME] [SIDE] [options] [clock 3d] [names]`, in any order.
fn begun(rest: &str) -> ConsoleCommand {
    match offer(words_of(rest).into_iter()) {
        Ok(TypedOffer {
            clash: Some(clash), ..
        }) => ConsoleCommand::Clash(clash),
        Ok(TypedOffer {
            offer,
            kind,
            names,
            number,
            clash: None,
        }) => ConsoleCommand::New {
            offer,
            kind,
            names,
            number,
        },
        Err(wrong) => ConsoleCommand::Wrong(wrong),
    }
}

/// `challenge NAME [white|black|random] [options] [clock 3d [soft]] [games 5] [thread] [rated] [note WORDS]`,
/// or `challenge anyone ...`; all words after `note` are its text. A computer accepts at once, so its game begins.
fn challenge(rest: &str) -> ConsoleCommand {
    let mut words = rest.split_whitespace().peekable();
    let Some(first) = words.next() else {
        return ConsoleCommand::Wrong("console-challenge-whom");
    };
    if first.eq_ignore_ascii_case("computer") {
        return begun(rest);
    }
    // A game, or a list, is no person; a word with a capital letter may be.
    let is_game = is_some_game(first) || first.parse::<GameKind>().is_ok();
    if first == "list" || is_game && first.starts_with(char::is_lowercase) {
        return ConsoleCommand::Wrong("console-challenge-whom");
    }
    let name = line_words::name(first, &mut words);
    let opponent = (!name.eq_ignore_ascii_case("anyone")).then(|| named(&name));
    match offer(words.map(str::to_owned)) {
        Ok(TypedOffer { names, .. }) if !names.is_empty() => {
            ConsoleCommand::Wrong("console-challenge-whom")
        }
        Ok(TypedOffer {
            clash: Some(clash), ..
        }) => ConsoleCommand::Clash(clash),
        Ok(TypedOffer {
            offer,
            kind,
            number,
            ..
        }) => ConsoleCommand::Challenge {
            offer: NewChallenge { opponent, ..offer },
            kind,
            number,
        },
        Err(wrong) => ConsoleCommand::Wrong(wrong),
    }
}

/// The verb nearest to an unknown first word.
pub(super) fn nearest(line: &str) -> Option<&'static str> {
    let (first, _) = split(line.trim_start_matches('/'));
    nearest_of(first, vocabulary::spellings().into_iter())
}

#[cfg(test)]
mod tests;
