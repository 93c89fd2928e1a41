//! The line parser: the verb at the beginning, as the list of verbs spells it, and its options.

use crate::console::meant::Meant;
use crate::console::names::{named, spoken};
use crate::console::offer::{Clash, LoneNumber, TypedOffer, offer, words_of};
use crate::console::titles::is_some_game;
use crate::console::{grammar, teach, vocabulary};
use crate::service::api::action::Action;
use crate::service::api::challenge::NewChallenge;
use crate::service::api::completion::CompletionField;
use crate::service::api::verbs::given::{GAME, GivenOptions};
use crate::service::api::verbs::line::{LineGrammar, VerbLine};
use crate::service::api::verbs::option::OptionKind;
use crate::service::api::verbs::{self, Verb};
use crate::service::{GameId, GameKind};

/// One parsed line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum ConsoleCommand {
    /// An empty line.
    Nothing,
    /// Leave the table.
    Quit,
    /// The control with this number.
    Press(usize),
    /// Change the speaker.
    As(String),
    /// Begin a game between the two at the keyboard, on these terms; the side is the first player's.
    New {
        /// The offer.
        offer: NewChallenge,
        /// The game, if one is named.
        kind: Option<GameKind>,
        /// The names of its players, in seat order.
        names: Vec<String>,
        /// The number that stands alone.
        number: Option<LoneNumber>,
    },
    /// Make a challenge on these terms.
    Challenge {
        /// The offer and its opponent.
        offer: NewChallenge,
        /// The game, if one is named.
        kind: Option<GameKind>,
        /// The number that stands alone.
        number: Option<LoneNumber>,
    },
    /// An offer with two words of which only one can be meant.
    Clash(Clash),
    /// Write the last shown board to a file.
    Png(String),
    /// Write the record of a game.
    Export {
        /// The game; `None` is the present one.
        game: Option<GameId>,
        /// The file to write; an empty path is the screen.
        path: String,
    },
    /// Bring in the record of a game from this file.
    Import(String),
    /// Choose the language of the table; empty asks which there are.
    Language(String),
    /// Turn the last shown board around.
    Flip,
    /// Write a game as a film or a story.
    Keep {
        /// The film or the story.
        ask: Action,
        /// The file; an empty path is one named after the game.
        path: String,
    },
    /// List the legal moves with a prefix.
    Moves {
        /// The game.
        game: Option<GameId>,
        /// The prefix.
        prefix: String,
    },
    /// Answer an open challenge or draw offer.
    Answer(OfferAnswer, Option<GameId>),
    /// Offer a rematch of the speaker's last game.
    Rematch,
    /// Explain the table.
    Help,
    /// Explain a topic or a verb.
    HelpOn(String),
    /// An action for the service.
    Ask(Action),
    /// A known verb with an error: the id of its message.
    Wrong(&'static str),
    /// Anything else: a control's label or a move.
    Other(String),
}

/// An answer to an open offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum OfferAnswer {
    Accept,
    Decline,
    Withdraw,
}

/// Parses one line at a table with one game at most.
#[cfg(any(test, fuzzing))]
pub(super) fn parse(line: &str) -> ConsoleCommand {
    parse_for(line, Meant::default())
}

/// Parses one line. Where several games could be meant, it is about the one on the screen.
pub(super) fn parse_for(line: &str, meant: Meant) -> ConsoleCommand {
    let line = line.trim();
    if line.is_empty() {
        return ConsoleCommand::Nothing;
    }
    if line.bytes().all(|b| b.is_ascii_digit()) {
        let which = ConsoleCommand::Wrong("console-which-game");
        return line.parse().map_or(which, ConsoleCommand::Press);
    }
    let Some((verb, typed, rest)) = spelt(line) else {
        return ConsoleCommand::Other(line.to_owned());
    };
    match grammar::read(verb, typed, rest) {
        Ok(given) => {
            let given = with_game(given, verb, meant);
            asked(line, verb, typed, rest, &given)
        }
        Err(wrong) => ConsoleCommand::Wrong(wrong),
    }
}

/// The options with the game that is meant, if none is named and the verb takes one.
fn with_game(given: GivenOptions, verb: &Verb, meant: Meant) -> GivenOptions {
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

/// The verb at the beginning of a line, in one word or two, and the rest; case and a leading `/` do not matter.
pub(super) fn spelt(line: &str) -> Option<(&'static Verb, &'static VerbLine, &str)> {
    let line = line.trim_start_matches('/');
    let (first, rest) = split(line);
    let (second, behind) = split(rest);
    let both = format!("{first} {second}").to_lowercase();
    let two = find(&both).map(|(verb, typed)| (verb, typed, behind));
    two.or_else(|| find(&first.to_lowercase()).map(|(verb, typed)| (verb, typed, rest)))
}

fn split(line: &str) -> (&str, &str) {
    let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    (first, rest.trim())
}

fn find(spelling: &str) -> Option<(&'static Verb, &'static VerbLine)> {
    let mut lines = verbs::all()
        .iter()
        .flat_map(|verb| verb.lines.iter().map(move |line| (verb, line)));
    lines.find(|(_, line)| line.spellings.contains(&spelling))
}

/// The command of a line's options: the terminal's own, if it has one for the verb, or else the service's action.
fn asked(
    line: &str,
    verb: &Verb,
    typed: &VerbLine,
    rest: &str,
    given: &GivenOptions,
) -> ConsoleCommand {
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
            answer(line, rest, OfferAnswer::Accept)
        }
        "decline" if game.is_none() || given.text("words").is_none() => {
            answer(line, rest, OfferAnswer::Decline)
        }
        "withdraw" => answer(line, rest, OfferAnswer::Withdraw),
        "rematch" if game.is_none() => ConsoleCommand::Rematch,
        // Without a number it may be the label of a control.
        "skip" if game.is_none() => ConsoleCommand::Other(line.to_owned()),
        "help" if matches!(typed.grammar, LineGrammar::Own(_)) => teach::help(rest),
        _ => match verb.action(given) {
            Ok(ask @ (Action::Film { .. } | Action::Story { .. })) => ConsoleCommand::Keep {
                ask,
                path: given.words("file"),
            },
            Ok(action) => ConsoleCommand::Ask(action),
            Err(wrong) => ConsoleCommand::Wrong(wrong),
        },
    }
}

fn answer(line: &str, rest: &str, answer: OfferAnswer) -> ConsoleCommand {
    if rest.is_empty() {
        return ConsoleCommand::Answer(answer, None);
    }
    match grammar::game(rest) {
        Some(game) => ConsoleCommand::Answer(answer, Some(game)),
        // The label of a control, such as "accept the draw", or words for a challenge.
        None => ConsoleCommand::Other(line.to_owned()),
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
    let name = grammar::name(first, &mut words);
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

/// The word nearest to a mistyped one, if one is near enough.
pub(super) fn nearest_of<W: AsRef<str>>(typed: &str, words: impl Iterator<Item = W>) -> Option<W> {
    let typed = typed.to_lowercase();
    let letters = typed.chars().count();
    let in_word = |c: char| c.is_alphabetic() || c == '-';
    if !typed.chars().all(in_word) || letters < 3 {
        return None;
    }
    let most = if letters < 6 { 1 } else { 2 };
    let near = words.map(|word| (strsim::osa_distance(&typed, word.as_ref()), word));
    let near = near.filter(|(distance, _)| *distance <= most);
    near.min_by_key(|(distance, _)| *distance)
        .map(|(_, word)| word)
}

#[cfg(test)]
mod tests;
