//! The labels of controls in another language than the one on the screen: typed words are English in every language.

use crate::service::words::catalogue::{catalogue, sentences};
use crate::service::words::language::{Language, current_language};

/// The beginnings of the ids of labels.
const LABELS: [&str; 4] = ["button-", "teach-back", "teach-next", "teach-skip"];

/// The English labels of a control with this label in the current language.
pub fn in_english(label: &str) -> Vec<String> {
    if current_language() == Language::English {
        return Vec::new();
    }
    let english = catalogue(Language::English);
    let labels = LABELS.into_iter().flat_map(|id| english.plain_ids(id));
    let same = labels.filter(|id| sentences().line(id, &[]) == label);
    same.map(|id| english.line(id, &[])).collect()
}
