//! Results of contests as files: standings and pairings for spreadsheets.

use std::collections::BTreeMap;

use crate::contest::standings::{self, Row};
use crate::contest::tiebreaks::SumPart;
use crate::contest::values::EntrantId;
use crate::service::api::reply::TextFile;
use crate::service::contests::page::ContestPage;
use crate::service::contests::words::decimal;
use crate::service::state::Service;
use crate::store::{StoreError, StoredContest};

/// The standings with the parts of every tie-break, as a table.
pub(super) fn standings_csv(page: &ContestPage<'_>, rows: &[Row]) -> String {
    let head = [
        "group",
        "place",
        "player",
        "points",
        "games",
        "tie-break",
        "value",
        "parts",
    ];
    let lines = rows.iter().flat_map(|row| {
        row.sums.iter().map(|sum| {
            let parts: Vec<String> = sum.parts.iter().map(|one| part(page, one)).collect();
            [
                (row.group + 1).to_string(),
                row.place.to_string(),
                words(page.name(row.entrant)),
                decimal(2 * row.points),
                row.games.to_string(),
                sum.kind.code().to_owned(),
                decimal(sum.quarters),
                words(parts.join(" + ")),
            ]
        })
    });
    table(head, lines)
}

/// A table of comma-separated values.
fn table<const N: usize>(head: [&str; N], rows: impl Iterator<Item = [String; N]>) -> String {
    const FITS: &str = "every row has as many cells, and memory takes it";
    let mut table = csv::Writer::from_writer(Vec::new());
    table.write_record(head).expect(FITS);
    for row in rows {
        table.write_record(row).expect(FITS);
    }
    let bytes = table.into_inner().expect(FITS);
    String::from_utf8(bytes).expect("its cells are texts")
}

/// A cell with words of people. One that a spreadsheet would compute is text.
fn words(text: String) -> String {
    if text.starts_with(['=', '+', '-', '@', '\t', '\r']) {
        format!("'{text}")
    } else {
        text
    }
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
    let head = ["round", "group", "table", "player", "points", "how"];
    let tables = page.contest().tables().values();
    let lines = tables.flat_map(|table| {
        let paired = &table.paired;
        paired.seats.iter().enumerate().map(move |(seat, id)| {
            let result = table.result();
            let points = result.and_then(|result| result.points.get(seat));
            [
                paired.round.to_string(),
                (paired.group + 1).to_string(),
                paired.id.0.to_string(),
                words(page.name(*id)),
                points.map_or_else(String::new, |points| decimal(2 * points)),
                result.map_or("", |result| result.how.code()).to_owned(),
            ]
        })
    });
    TextFile {
        name: format!("contest-{}-pairings.csv", page.found().id.0),
        text: table(head, lines),
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cell_is_never_a_formula_and_never_two() {
        let cells = ["=1+1", "a \"b\"", "a, b", "\rb", "1-0"].map(|text| [words(text.to_owned())]);
        let table = table(["player"], cells.into_iter());
        assert_eq!(
            table,
            "player\n'=1+1\n\"a \"\"b\"\"\"\n\"a, b\"\n\"'\rb\"\n1-0\n"
        );
    }
}
