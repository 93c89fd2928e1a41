//! Numbers of contests and ladders, for adapters that complete them: those of the server, those that matter first.

use std::cmp::Reverse;

use crate::contest::values::ContestPhase;
use crate::service::api::action::Asker;
use crate::service::api::completion::ContestUse;
use crate::service::api::values::Suggestion;
use crate::service::contests::words;
use crate::service::words::catalogue::sentences;
use crate::store::{self, ContestRow, LadderRow, Store, StoreError};

/// Most that are offered.
const MAX_SUGGESTIONS: usize = 25;

/// The phases of contests that a verb can be about, the usual ones first.
const fn phases(wanted: ContestUse) -> &'static [ContestPhase] {
    use ContestPhase::{Cancelled, Open, Over, Running};
    match wanted {
        ContestUse::Enter => &[Open, Running],
        ContestUse::Play | ContestUse::Manage => &[Running, Open],
        ContestUse::See => &[Running, Open, Over, Cancelled],
        ContestUse::Begin => &[Open],
        ContestUse::Correct => &[Running, Over],
    }
}

/// Returns `true` if a verb is usually about contests that its user plays in.
const fn is_of_players(wanted: ContestUse) -> bool {
    match wanted {
        ContestUse::Play | ContestUse::See => true,
        ContestUse::Enter | ContestUse::Begin | ContestUse::Manage | ContestUse::Correct => false,
    }
}

/// The contests that a verb can be about, each with its title and phase.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub(in crate::service) fn contests(
    store: &Store,
    asker: Asker<'_>,
    wanted: ContestUse,
) -> Result<Vec<Suggestion>, StoreError> {
    let mut rows = Vec::new();
    for phase in phases(wanted) {
        let (server, phases) = (asker.place.server(), [*phase]);
        let found = store::contests::of_server(store, server, &phases, MAX_SUGGESTIONS)?;
        rows.extend(found);
    }
    let own = store::contests::of_person(store, asker.player)?;
    // The sort is stable: phase by phase, the newest first.
    rows.sort_by_key(|row| Reverse(own.contains(&row.id) == is_of_players(wanted)));
    Ok(rows.iter().map(offer).collect())
}

fn offer(row: &ContestRow) -> Suggestion {
    Suggestion {
        label: sentences().line("contest-list-row", &words::row_args(row)),
        value: row.id.0.to_string(),
    }
}

/// The ladders of the server, those first that the user is on; `closed` is whether closed ones are among them.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub(in crate::service) fn ladders(
    store: &Store,
    asker: Asker<'_>,
    closed: bool,
) -> Result<Vec<Suggestion>, StoreError> {
    let mut rows = store::ladders::of_server(store, asker.place.server())?;
    rows.retain(|row| closed || !row.closed);
    let own = store::ladders::of_person(store, asker.player)?;
    rows.sort_by_key(|row| (row.closed, !own.contains(&row.id)));
    let offer = |row: &LadderRow| Suggestion {
        label: words::ladder_title(row.id, &row.subject),
        value: row.id.0.to_string(),
    };
    Ok(rows.iter().take(MAX_SUGGESTIONS).map(offer).collect())
}
