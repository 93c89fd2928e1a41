//! One round as a value: its tables, its byes, or the reason why there is none.

use crate::contest::event::{Bye, NewTable};
use crate::contest::state::Contest;
use crate::contest::values::{EntrantId, TableId};

/// The next round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Pairings {
    /// There is one.
    Round {
        /// Its number.
        round: u32,
        /// Its tables.
        tables: Vec<NewTable>,
        /// Those without an opponent.
        byes: Vec<Bye>,
    },
    /// There is none.
    None {
        /// `true` if rounds are missing, since no pairing was lawful.
        early: bool,
    },
}

/// Tables with their numbers.
pub(in crate::contest) struct Tables<'a> {
    contest: &'a Contest,
    made: Vec<NewTable>,
}

impl<'a> Tables<'a> {
    pub(in crate::contest) const fn of(contest: &'a Contest) -> Self {
        let made = Vec::new();
        Self { contest, made }
    }

    /// Adds a table; its number follows from those before.
    pub(in crate::contest) fn add(
        &mut self,
        round: u32,
        group: u32,
        meeting: u32,
        seats: Vec<EntrantId>,
    ) {
        let id = TableId(number(self.contest.tables().len() + self.made.len() + 1));
        self.made.push(NewTable {
            id,
            round,
            group,
            meeting,
            seats,
        });
    }

    pub(in crate::contest) fn made(self) -> Vec<NewTable> {
        self.made
    }
}

/// A small number.
pub(in crate::contest) fn number(count: usize) -> u32 {
    u32::try_from(count).expect("a contest is small")
}
