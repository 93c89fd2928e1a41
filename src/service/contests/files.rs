//! Results of contests as files: standings and pairings for spreadsheets, and the report of FIDE for pairing programs.

use std::collections::BTreeMap;

use crate::contest::event::ByeKind;
use crate::contest::standings::{self, Row, bye};
use crate::contest::state::ContestTable;
use crate::contest::terms::Form;
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

/// The report of a contest as pairing programs read it.
///
/// # Errors
/// `StoreError` if the names cannot be read.
pub fn trf(service: &Service, found: &StoredContest) -> Result<String, StoreError> {
    Ok(report(&ContestPage::of(service, found)?))
}

fn standings_rows(page: &ContestPage<'_>) -> Vec<Row> {
    standings::standings(page.contest())
}

/// The report file of FIDE (TRF16), as far as it can say what happened: tables for two.
fn report(page: &ContestPage<'_>) -> String {
    let contest = page.contest();
    let seeds = contest.seeds();
    let start = |id: EntrantId| seeds.iter().position(|seed| *seed == id).map(|at| at + 1);
    let rows = standings_rows(page);
    let kind = match contest.terms().form {
        Form::League | Form::RoundRobin { .. } => "Individual: Round-Robin",
        Form::Swiss { .. } => "Individual: Swiss-System (Dutch)",
        Form::Knockout => "Individual: Knockout",
        Form::Teams { .. } => "Team: Round-Robin",
        Form::Heats { .. } => "Individual: tables of several",
    };
    let head = format!(
        "012 {}\n062 {}\n092 {kind}\n122 {}\nXXR {}\n",
        page.title(),
        seeds.len(),
        page.found().subject.clock,
        contest.rounds()
    );
    let rounds = page.rounds().max(contest.round());
    let lines = seeds.iter().enumerate().map(|(at, id)| {
        let rank = rows.iter().position(|row| row.entrant == *id);
        let row = rank.and_then(|rank| rows.get(rank));
        let name: String = page.name(*id).chars().take(33).collect();
        let entrant = contest.entrants().get(id);
        let strength = entrant.map_or(0, |one| one.entry.strength.clamp(0, 9999));
        let points = row.map_or(0, |row| row.points);
        let points = format!("{}.{}", points / 2, points % 2 * 5);
        let (number, rank) = (at + 1, rank.map_or(0, |rank| rank + 1));
        let games: String = (1..=rounds)
            .map(|round| trf_round(page, *id, round, &start))
            .collect();
        // The columns of federation, number and birth are empty.
        format!(
            "001 {number:>4}      {name:<33} {strength:>4}{:28}{points:>4} {rank:>4}{games}\n",
            ""
        )
    });
    [head].into_iter().chain(lines).collect()
}

/// The games of an entrant in a round: opponent, side and result, each in ten columns.
fn trf_round(
    page: &ContestPage<'_>,
    id: EntrantId,
    round: u32,
    start: &impl Fn(EntrantId) -> Option<usize>,
) -> String {
    let contest = page.contest();
    let own = contest
        .tables_of(id)
        .filter(|table| table.paired.round == round && table.paired.seats.len() == 2);
    let games: Vec<String> = own
        .filter_map(|table| {
            let seat = table.seat_of(id)?;
            let opponent = table.paired.seats.iter().find(|seat| **seat != id)?;
            let side = if seat == 0 { 'w' } else { 'b' };
            let letter = trf_result(table, id);
            Some(format!("  {:>4} {side} {letter}", start(*opponent)?))
        })
        .collect();
    if !games.is_empty() {
        return games.concat();
    }
    match bye(contest, id, round) {
        Some(ByeKind::Allotted) => "  0000 - U".to_owned(),
        Some(ByeKind::Asked) => "  0000 - H".to_owned(),
        Some(ByeKind::Through) => "  0000 - +".to_owned(),
        None => "  0000 - Z".to_owned(),
    }
}

/// The letter of a result for one of the two.
fn trf_result(table: &ContestTable, id: EntrantId) -> char {
    let Some(result) = table.result() else {
        return ' ';
    };
    match (table.points_of(id), result.how.met()) {
        (Some(2), true) => '1',
        (Some(1), true) => '=',
        (Some(2), false) => '+',
        (Some(_) | None, true) => '0',
        (Some(_) | None, false) => '-',
    }
}
