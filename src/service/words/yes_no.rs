//! Yes and no as people type them after a verb (`draw yes`), in any language of the catalogue.

use crate::service::words::catalogue;
use crate::service::words::language::Language;

/// The answer in a word; `None` if it is none. Case does not matter.
pub fn answer(word: &str) -> Option<bool> {
    let word = word.trim().to_lowercase();
    let says = |id: &str| {
        Language::ALL.into_iter().any(|language| {
            let words = catalogue::catalogue(language).line(id, &[]);
            words.split(", ").any(|known| known == word)
        })
    };
    if says("answer-yes") {
        Some(true)
    } else {
        says("answer-no").then_some(false)
    }
}

/// The text before such an answer and the answer: `12 yes`, `#12 yes`, `yes`; `None` without an answer.
pub fn answered(rest: &str) -> (&str, Option<bool>) {
    let (first, last) = rest.rsplit_once(char::is_whitespace).unwrap_or(("", rest));
    match answer(last) {
        Some(yes) => (first.trim(), Some(yes)),
        None => (rest, None),
    }
}
