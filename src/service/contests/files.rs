//! Results of contests as files: standings and pairings for spreadsheets.

use std::collections::BTreeMap;

use crate::contest::standings::{self, Row};
use crate::contest::tiebreaks::SumPart;
use crate::contest::values::EntrantId;
use crate::service::api::reply::TextFile;
use crate::service::contests::page::ContestPage;
use crate::service::contests::words::{cell, decimal};
use crate::service::state::Service;
use crate::store::{StoreError, StoredContest};

/// The standings with the parts of every tie-break, as a table.
pub(super) fn standings_csv(page: &ContestPage<'_>, rows: &[Row]) -> String {
    let head = "group,place,player,points,games,tie-break,value,parts\n".to_owned();
    let lines = rows.iter().flat_map(|row| {
        let name = cell(&page.name(row.entrant));
        let (group, place) = (row.group + 1, row.place);
        let (points, games) = (decimal(2 * row.points), row.games);
        row.sums.iter().map(move |sum| {
            let parts: Vec<String> = sum.parts.iter().map(|one| part(page, one)).collect();
            let (code, value) = (sum.kind.code(), decimal(sum.quarters));
            let parts = cell(&parts.join(" + "));
            format!("{group},{place},{name},{points},{games},{code},{value},{parts}\n")
        })
    });
    [head].into_iter().chain(lines).collect()
}

/// The file of the standings.
pub(super) fn standings(page: &ContestPage<'_>, rows: &[Row]) -> TextFile {
    TextFile {
        name: format!("contest-{}.csv", page.found().id.0),
        text: standings_csv(page, rows),
    }
}

fn part(page: &ContestPage<'_>, part: &SumPart) -> String {
    let value = decimal(part.quarters);
    let value = if part.cut {
        format!("[{value}]")
    } else {
        value
    };
    let Some(opponent) = part.opponent else {
        return value;
    };
    format!("{value} ({})", page.name(opponent))
}

/// The file of all pairings so far.
pub(super) fn pairings(page: &ContestPage<'_>) -> TextFile {
    let head = "round,group,table,player,points,how\n".to_owned();
    let tables = page.contest().tables().values();
    let lines = tables.flat_map(|table| {
        let paired = &table.paired;
        paired.seats.iter().enumerate().map(move |(seat, id)| {
            let result = table.result();
            let points = result.and_then(|result| result.points.get(seat));
            let points = points.map_or_else(String::new, |points| decimal(2 * points));
            let how = result.map_or("", |result| result.how.code());
            let name = cell(&page.name(*id));
            let (round, group, table) = (paired.round, paired.group + 1, paired.id.0);
            format!("{round},{group},{table},{name},{points},{how}\n")
        })
    });
    TextFile {
        name: format!("contest-{}-pairings.csv", page.found().id.0),
        text: [head].into_iter().chain(lines).collect(),
    }
}

/// A contest with the names of its people, for the operator.
///
/// # Errors
/// `StoreError` if the contest cannot be read.
pub fn named(
    service: &Service,
    found: &StoredContest,
) -> Result<BTreeMap<EntrantId, String>, StoreError> {
    let page = ContestPage::of(service, found)?;
    let entrants = found.contest.entrants().keys();
    Ok(entrants.map(|id| (*id, page.name(*id))).collect())
}

/// The standings of a contest with the parts of every tie-break, as comma-separated values.
///
/// # Errors
/// `StoreError` if the names cannot be read.
pub fn csv(service: &Service, found: &StoredContest) -> Result<String, StoreError> {
    let page = ContestPage::of(service, found)?;
    Ok(standings_csv(&page, &standings_rows(&page)))
}

fn standings_rows(page: &ContestPage<'_>) -> Vec<Row> {
    standings::standings(page.contest())
}
