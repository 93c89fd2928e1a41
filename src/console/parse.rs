//! The line parser: the verb at the beginning, as the list of verbs spells it, and its options.

use crate::console::offer::offer;
use crate::console::{grammar, teach};
use crate::service::api::action::Action;
use crate::service::api::challenge::NewChallenge;
use crate::service::api::values::FilmOptions;
use crate::service::api::verbs::given::GivenOptions;
use crate::service::api::verbs::line::{LineGrammar, VerbLine};
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
    },
    /// Make a challenge on these terms.
    Challenge {
        /// The offer and its opponent.
        offer: NewChallenge,
        /// The game, if one is named.
        kind: Option<GameKind>,
    },
    /// Write the last shown board to a file.
    Png(String),
    /// Write the record of a game.
    Export {
        /// The game; `None` is the present one.
        game: Option<GameId>,
        /// The file to write; an empty path is the screen.
        path: String,
    },
    /// Turn the last shown board around.
    Flip,
    /// Write a game as a film.
    Film {
        /// The game.
        game: Option<GameId>,
        /// The range and the style.
        cut: FilmOptions,
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
    /// Explain the verb of this name.
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

/// Parses one line.
pub(super) fn parse(line: &str) -> ConsoleCommand {
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
        Ok(given) => asked(line, verb, typed, rest, &given),
        Err(wrong) => ConsoleCommand::Wrong(wrong),
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
        "as" => ConsoleCommand::As(rest.to_owned()),
        "new" => match offer(rest.split_whitespace()) {
            Ok((offer, kind)) => ConsoleCommand::New { offer, kind },
            Err(wrong) => ConsoleCommand::Wrong(wrong),
        },
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
            answer(rest, OfferAnswer::Accept)
        }
        "decline" if game.is_none() || given.text("words").is_none() => {
            answer(rest, OfferAnswer::Decline)
        }
        "withdraw" => answer(rest, OfferAnswer::Withdraw),
        "rematch" if game.is_none() => ConsoleCommand::Rematch,
        // Without a number it may be the label of a control.
        "skip" if game.is_none() => ConsoleCommand::Other(line.to_owned()),
        "help" if matches!(typed.grammar, LineGrammar::Own(_)) => teach::help(rest),
        _ => match verb.action(given) {
            Ok(Action::Film { game, cut }) => ConsoleCommand::Film {
                game,
                cut,
                path: given.words("file"),
            },
            Ok(action) => ConsoleCommand::Ask(action),
            Err(wrong) => ConsoleCommand::Wrong(wrong),
        },
    }
}

fn answer(rest: &str, answer: OfferAnswer) -> ConsoleCommand {
    if rest.is_empty() {
        return ConsoleCommand::Answer(answer, None);
    }
    match grammar::game(rest) {
        Some(game) => ConsoleCommand::Answer(answer, Some(game)),
        // For example "accept the draw", the label of a control.
        None => ConsoleCommand::Other(format!("{answer:?} {rest}")),
    }
}

/// `challenge NAME [white|black|random] [options] [clock 3d [soft]] [games 5] [thread] [note WORDS]`, or `challenge
/// anyone ...`; all words after `note` are its text.
fn challenge(rest: &str) -> ConsoleCommand {
    let mut words = rest.split_whitespace().peekable();
    let Some(first) = words.next() else {
        return ConsoleCommand::Wrong("console-challenge-whom");
    };
    let name = grammar::name(first, &mut words);
    let opponent = (!name.eq_ignore_ascii_case("anyone")).then(|| super::person(&name));
    match offer(words) {
        Ok((offer, kind)) => ConsoleCommand::Challenge {
            offer: NewChallenge { opponent, ..offer },
            kind,
        },
        Err(wrong) => ConsoleCommand::Wrong(wrong),
    }
}

/// The verb nearest to an unknown first word.
pub(super) fn nearest(line: &str) -> Option<&'static str> {
    let (first, _) = split(line.trim_start_matches('/'));
    let first = first.to_lowercase();
    let letters = first.chars().count();
    if !first.chars().all(char::is_alphabetic) || letters < 3 {
        return None;
    }
    let most = if letters < 6 { 1 } else { 2 };
    let lines = verbs::all().iter().flat_map(|verb| &verb.lines);
    let spellings = lines
        .flat_map(|line| line.spellings)
        .filter(|spelling| !spelling.contains(' '));
    let near = spellings.map(|spelling| (strsim::osa_distance(&first, spelling), *spelling));
    let near = near.filter(|(distance, _)| *distance <= most);
    near.min_by_key(|(distance, _)| *distance)
        .map(|(_, spelling)| spelling)
}

#[cfg(test)]
mod tests;
