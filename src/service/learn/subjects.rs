//! Subjects of the rules as people ask for them: `castling` or `Rochade`, whatever the rules page calls it.
//!
//! Each game names the topics that deal with a subject; the catalogue has its words in every language.

use crate::games::GameKind;
use crate::service::words::catalogue;
use crate::service::words::language::Language;

/// Fewest letters that stand for a longer word.
const MIN_LETTERS: usize = 4;

/// Letters with their accented forms.
const ACCENTED: [(char, &str); 10] = [
    ('a', "áàâãäą"),
    ('c', "çć"),
    ('e', "éèêëę"),
    ('i', "íìîï"),
    ('l', "ł"),
    ('n', "ñń"),
    ('o', "óòôõö"),
    ('s', "ś"),
    ('u', "úùûü"),
    ('z', "źż"),
];

/// The topics of a game's rules about a typed subject, in any language; none if the game has no such subject.
pub(in crate::service::learn) fn topics(kind: GameKind, asked: &str) -> Vec<&'static str> {
    let asked = bare(asked);
    if asked.is_empty() {
        return Vec::new();
    }
    let subjects = kind.spec().teaching.subjects.iter();
    let meant = subjects.filter(|(code, _)| is_called(code, &asked));
    meant.flat_map(|(_, topics)| *topics).copied().collect()
}

/// Returns `true` if one of the subject's words is this one, begins with it, or differs in the last letter. Cases and
/// plurals do (`remisu`, `roszady`).
fn is_called(code: &str, asked: &str) -> bool {
    let letters = asked.chars().count();
    let begins = letters >= MIN_LETTERS;
    let stem = asked.strip_suffix(|_: char| true).unwrap_or_default();
    let inflected = |word: &str| {
        letters > MIN_LETTERS && word.starts_with(stem) && word.chars().count() <= letters
    };
    Language::ALL.into_iter().any(|language| {
        let words = catalogue::catalogue(language).line(&format!("subject-{code}"), &[]);
        let mut words = words.split(", ").map(bare);
        words.any(|word| word == asked || (begins && word.starts_with(asked)) || inflected(&word))
    })
}

/// A word in small letters without accents, with a space for each run of other signs.
fn bare(word: &str) -> String {
    let plain = |letter: char| {
        let known = ACCENTED.iter().find(|(_, forms)| forms.contains(letter));
        known.map_or(letter, |(plain, _)| *plain)
    };
    let letters: String = word.to_lowercase().chars().map(plain).collect();
    let words = letters.split(|c: char| !c.is_alphanumeric());
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    words.join(" ")
}
