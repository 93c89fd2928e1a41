//! Words of a typed line, whatever its verb: the first and the last, games by their number, names, and words nearly
//! typed.

use std::iter::Peekable;

use crate::service::GameId;
use crate::service::api::verbs::line::VerbLine;
use crate::service::api::verbs::{self, Verb};
use crate::service::boards::at_table;

/// The first word of a text, and the rest.
pub(super) fn split(text: &str) -> (&str, &str) {
    let (first, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    (first, rest.trim())
}

/// The text before the last word, and that word.
pub(in crate::console) fn split_last(text: &str) -> (&str, &str) {
    let (before, last) = text.rsplit_once(char::is_whitespace).unwrap_or(("", text));
    (before.trim(), last)
}

/// A game by its number, with or without `#`.
pub(super) fn game(word: &str) -> Option<GameId> {
    word.trim_start_matches('#').parse().ok().map(GameId)
}

/// Returns `true` for the number of a game, even one too large for any.
pub(super) fn is_game(word: &str) -> bool {
    let digits = word.trim_start_matches('#');
    let too_large = !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit());
    too_large || game(word).is_some()
}

/// The number of a move: `5`, `5.`, `5…`.
pub(super) fn is_number(word: &str) -> bool {
    let digits = word.trim_end_matches(['.', '…']);
    !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit())
}

/// The name that begins with this word: "Player 2" is one name, and so is the bare number.
pub(super) fn name<'a>(first: &str, rest: &mut Peekable<impl Iterator<Item = &'a str>>) -> String {
    let two = |second: &str| format!("{first} {second}");
    match rest.next_if(|second| at_table::seat_called(&two(second)).is_some()) {
        Some(seat) => two(seat),
        None => first.to_owned(),
    }
}

/// The words of a line; those between quotation marks are one.
pub(super) fn words_of(rest: &str) -> Vec<String> {
    let mut words = Vec::new();
    for (nth, part) in rest.split(['"', '“', '”', '„', '«', '»']).enumerate() {
        if nth % 2 == 0 {
            words.extend(part.split_whitespace().map(str::to_owned));
        } else if !part.trim().is_empty() {
            words.push(part.trim().to_owned());
        }
    }
    words
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

fn find(spelling: &str) -> Option<(&'static Verb, &'static VerbLine)> {
    let mut lines = verbs::all()
        .iter()
        .flat_map(|verb| verb.lines.iter().map(move |line| (verb, line)));
    lines.find(|(_, line)| line.spellings.contains(&spelling))
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
