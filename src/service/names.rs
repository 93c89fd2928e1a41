//! [`Names`]: what the people of one answer are called.

use std::collections::BTreeMap;

use crate::game::seat::Seat;
use crate::play::{Game, PlayerId};
use crate::service::prose::{Arg, clean_name, sentences};

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
                .filter_map(|id| Some((id.clone(), clean_name(&find(id)?)?)))
                .collect(),
            unknown: sentences().line("someone", &[]),
        }
    }

    /// The person's name.
    pub(super) fn of(&self, id: &PlayerId) -> &str {
        self.known.get(id).unwrap_or(&self.unknown)
    }

    /// Somebody who was asked for, as an argument of a sentence: whoever has no name here is called as asked for.
    pub(super) fn sought<'a>(&'a self, id: &'a PlayerId) -> Arg<'a> {
        let asked = id
            .as_str()
            .split_once(':')
            .map_or(id.as_str(), |(_, name)| name);
        Arg::Player(id, self.known.get(id).map_or(asked, String::as_str))
    }

    /// Who sits there, as an argument of a sentence; empty where nobody does.
    pub(super) fn seated<'a>(&'a self, game: &'a Game, seat: Seat) -> Arg<'a> {
        let player = game.player(seat);
        player.map_or_else(|| "".into(), |player| self.arg(player))
    }

    /// The person as an argument of a sentence.
    pub(super) fn arg<'a>(&'a self, id: &'a PlayerId) -> Arg<'a> {
        Arg::Player(id, self.of(id))
    }
}
