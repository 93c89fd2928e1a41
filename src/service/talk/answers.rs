//! A yes, a no or a withdrawal in words, in any language of the catalogue.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use crate::service::api::action::Action;
use crate::service::api::answers::{joins, withdraws, yes_or_no};
use crate::service::talk::spoken;
use crate::service::words::yes_no;

/// An answer in words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::service) enum SpokenAnswer {
    /// Yes.
    Yes,
    /// No.
    No,
    /// The author withdraws their own request.
    Withdraw,
}

/// The answer in a line of any language, without regard to the signs in it; `None` if it is none.
pub(in crate::service) fn read(text: &str) -> Option<SpokenAnswer> {
    static LISTS: LazyLock<[(BTreeSet<String>, SpokenAnswer); 3]> = LazyLock::new(|| {
        [
            ("spoken-yes", SpokenAnswer::Yes),
            ("spoken-no", SpokenAnswer::No),
            ("spoken-withdraw", SpokenAnswer::Withdraw),
        ]
        .map(|(id, answer)| (spoken::words(id).collect(), answer))
    });
    // A question asks, and answers nothing: `sure?`
    if text.contains('?') {
        return None;
    }
    let lower = text.to_lowercase().replace('\'', "’");
    let plain = lower.replace(|c: char| !c.is_alphanumeric() && c != '’', " ");
    let words: Vec<&str> = plain.split_whitespace().collect();
    let said = words.join(" ");
    let known = LISTS.iter().find(|(list, _)| list.contains(&said));
    known.map(|(_, answer)| *answer).or_else(|| {
        let yes = yes_no::answer(&said)?;
        Some(if yes {
            SpokenAnswer::Yes
        } else {
            SpokenAnswer::No
        })
    })
}

impl SpokenAnswer {
    /// Returns `true` if a control gives this answer.
    pub(in crate::service) fn is_given_by(self, action: &Action) -> bool {
        match self {
            Self::Yes => yes_or_no(action) == Some(true) || joins(action),
            Self::No => yes_or_no(action) == Some(false),
            Self::Withdraw => withdraws(action),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_answer_of_any_language_has_another_meaning() {
        let lists = [
            ("spoken-yes", SpokenAnswer::Yes),
            ("spoken-no", SpokenAnswer::No),
            ("spoken-withdraw", SpokenAnswer::Withdraw),
            ("answer-yes", SpokenAnswer::Yes),
            ("answer-no", SpokenAnswer::No),
        ];
        for (id, answer) in lists {
            for word in spoken::words(id) {
                assert_eq!(read(&word), Some(answer), "{id}: {word}");
                assert_eq!(spoken::spoken(&word), None, "{id}: {word}");
            }
        }
    }

    #[test]
    fn an_answer_is_known_with_the_signs_around_it() {
        for (text, answer) in [
            ("yes please!", Some(SpokenAnswer::Yes)),
            ("Yes, please.", Some(SpokenAnswer::Yes)),
            ("ok 👍", Some(SpokenAnswer::Yes)),
            ("J'accepte", Some(SpokenAnswer::Yes)),
            ("no thanks", Some(SpokenAnswer::No)),
            ("/decline", Some(SpokenAnswer::No)),
            ("nein danke", Some(SpokenAnswer::No)),
            ("withdraw", Some(SpokenAnswer::Withdraw)),
            ("yes, but not now", None),
            ("sure?", None),
            ("d’accord ?", None),
            ("¿vale?", None),
            ("no idea", None),
            ("", None),
        ] {
            assert_eq!(read(text), answer, "{text}");
        }
    }
}
