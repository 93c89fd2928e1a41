//! The score of one entrant: games, and byes.

use crate::contest::event::ByeKind;
use crate::contest::state::{Contest, ContestTable, is_struck};
use crate::contest::values::{EntrantId, Halves, WIN};

/// The half points of an entrant, with byes and games that are adjourned.
pub(in crate::contest) fn points(contest: &Contest, id: EntrantId) -> Halves {
    let tables = contest
        .tables_of(id)
        .filter(|table| !is_struck(contest, table));
    let of_tables: Halves = tables.filter_map(|table| table.points_of(id)).sum();
    let byes = contest.paired().iter().flat_map(|round| &round.byes);
    let of_byes: Halves = byes
        .filter(|bye| bye.entrant == id)
        .map(|bye| points_of_bye(bye.kind))
        .sum();
    of_tables + of_byes
}

/// The kind of bye of an entrant in a round.
pub fn bye(contest: &Contest, id: EntrantId, round: u32) -> Option<ByeKind> {
    let state = contest.paired().get((round as usize).checked_sub(1)?)?;
    state
        .byes
        .iter()
        .find(|bye| bye.entrant == id)
        .map(|bye| bye.kind)
}

/// Returns `true` if this entrant won at a table for two.
pub(in crate::contest) fn won(table: &ContestTable, id: EntrantId) -> bool {
    table.result().is_some() && table.points_of(id) == Some(WIN * table.others())
}

/// The half points of a bye.
pub(in crate::contest) const fn points_of_bye(kind: ByeKind) -> Halves {
    match kind {
        ByeKind::Allotted => 2,
        ByeKind::Asked => 1,
        ByeKind::Through => 0,
    }
}
