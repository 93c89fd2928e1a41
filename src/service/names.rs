//! [`Names`]: what the people of one answer are called.

use std::collections::BTreeMap;

use crate::play::PlayerId;
use crate::service::prose::{Arg, clean, english};

/// The names of the people one answer speaks of.
#[derive(Clone, Debug, Default)]
pub(super) struct Names {
    known: BTreeMap<PlayerId, String>,
    unknown: String,
}

impl Names {
    /// Asks `find` for the name of each person.
    pub(super) fn of_all<'a>(
        people: impl Iterator<Item = &'a PlayerId>,
        mut find: impl FnMut(&PlayerId) -> Option<String>,
    ) -> Self {
        Self {
            known: people
                .filter_map(|id| Some((id.clone(), clean(&find(id)?))))
                .filter(|(_, name)| !name.trim().is_empty())
                .collect(),
            unknown: english().line("someone", &[]),
        }
    }

    /// The person's name.
    pub(super) fn of(&self, id: &PlayerId) -> &str {
        self.known.get(id).unwrap_or(&self.unknown)
    }

    /// The person as an argument of a sentence.
    pub(super) fn arg<'a>(&'a self, id: &'a PlayerId) -> Arg<'a> {
        Arg::Player(id, self.of(id))
    }
}
