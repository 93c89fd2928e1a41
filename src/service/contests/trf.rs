//! The report of FIDE about a contest (TRF16), as pairing programs read it: for tables of two.
//!
//! Always: the results of an entrant add up to their points, and all entrants have as many columns. A round in which an
//! entrant plays several games, as in a knockout, has a column for each of them.

use crate::contest::event::ByeKind;
use crate::contest::score::bye;
use crate::contest::standings::{Row, standings};
use crate::contest::state::{Contest, ContestTable};
use crate::contest::terms::Format;
use crate::contest::values::EntrantId;
use crate::service::contests::page::ContestPage;
use crate::service::state::Service;
use crate::store::{StoreError, StoredContest};

/// The largest strength that is written as a rating: others only order the entrants.
const LARGEST: i32 = 3999;
/// The characters of a name.
const NAME_WIDTH: usize = 33;
/// A column without a game, and without a point.
const EMPTY: &str = "  0000 - Z";

/// The report of a contest; `None` for heats, whose tables of several it cannot say.
///
/// # Errors
/// `StoreError` if the names cannot be read.
pub fn trf(service: &Service, found: &StoredContest) -> Result<Option<String>, StoreError> {
    let page = ContestPage::of(service, found)?;
    let kind = match found.contest.terms().format {
        Format::League | Format::RoundRobin { .. } => "Individual: Round-Robin",
        Format::Swiss { .. } => "Individual: Swiss-System (Dutch)",
        Format::Knockout => "Individual: Knockout",
        Format::Teams { .. } => "Team: Round-Robin",
        Format::Heats { .. } => return Ok(None),
    };
    Ok(Some(report(&page, kind)))
}

fn report(page: &ContestPage<'_>, kind: &str) -> String {
    let contest = page.contest();
    let rows = standings(contest);
    let widths: Vec<usize> = (1..=page.rounds().max(contest.round()))
        .map(|round| width(contest, round))
        .collect();
    let columns = widths.iter().sum::<usize>().max(contest.rounds() as usize);
    let teams = teams(contest);
    let mut lines = vec![
        format!("012 {}", page.title()),
        format!("062 {}", contest.seeds().len()),
    ];
    if !teams.is_empty() {
        lines.push(format!("082 {}", teams.len()));
    }
    lines.push(format!("092 {kind}"));
    lines.push(format!("122 {}", page.found().subject.clock));
    lines.push(format!("XXR {columns}"));
    lines.extend(contest.seeds().iter().map(|id| {
        let rounds = widths.iter().zip(1..);
        let rounds = rounds.map(|(width, round)| results(contest, *id, round, *width));
        [entrant(page, *id, &rows), rounds.collect()].concat()
    }));
    lines.extend(teams.into_iter().map(|(team, numbers)| {
        let numbers: Vec<String> = numbers.iter().map(|at| format!("{at:>4}")).collect();
        let name = format!("Team {}", team + 1);
        format!("013 {name:<32}{}", numbers.join(" "))
    }));
    lines.push(String::new());
    lines.join("\n")
}

/// The number of an entrant in the report, from 1.
fn number(contest: &Contest, id: EntrantId) -> Option<usize> {
    let at = contest.seeds().iter().position(|seed| *seed == id);
    at.map(|at| at + 1)
}

/// The teams with the numbers of their players.
fn teams(contest: &Contest) -> Vec<(u32, Vec<usize>)> {
    let sizes = contest.team_sizes();
    let players = |team: u32| {
        let all = contest.seeds().iter().zip(1..);
        let of = |(id, number): (&EntrantId, usize)| {
            let entrant = contest.entrants().get(id)?;
            (entrant.entry.team == Some(team)).then_some(number)
        };
        all.filter_map(of).collect()
    };
    sizes.keys().map(|team| (*team, players(*team))).collect()
}

/// The columns before the results. Those of sex, title, federation, number and birth are empty.
fn entrant(page: &ContestPage<'_>, id: EntrantId, rows: &[Row]) -> String {
    let contest = page.contest();
    let name: String = page.name(id).chars().take(NAME_WIDTH).collect();
    let entrant = contest.entrants().get(&id);
    let rating = entrant.map(|one| one.entry.strength);
    let rating = rating.filter(|rating| (1..=LARGEST).contains(rating));
    let rating = rating.map_or_else(String::new, |rating| rating.to_string());
    let rank = rows.iter().position(|row| row.entrant == id);
    let halves = rank.map_or(0, |rank| rows[rank].points);
    let points = format!("{}.{}", halves / 2, halves % 2 * 5);
    let rank = rank.map_or(0, |rank| rank + 1);
    let number = number(contest, id).unwrap_or(0);
    format!(
        "001 {number:>4}      {name:<NAME_WIDTH$} {rating:>4}{:28}{points:>4} {rank:>4}",
        ""
    )
}

/// The tables for two of an entrant in a round.
fn tables(contest: &Contest, id: EntrantId, round: u32) -> impl Iterator<Item = &ContestTable> {
    let of =
        move |table: &&ContestTable| table.paired.round == round && table.paired.seats.len() == 2;
    contest.tables_of(id).filter(of)
}

/// The columns of a round: as many as anybody has games in it.
fn width(contest: &Contest, round: u32) -> usize {
    let games = contest.seeds().iter();
    let games = games.map(|id| tables(contest, *id, round).count());
    games.max().unwrap_or(0).max(1)
}

/// The results of an entrant in a round: opponent, side and letter.
fn results(contest: &Contest, id: EntrantId, round: u32, width: usize) -> String {
    let column = |table: &ContestTable| {
        if !counts(contest, table) {
            return Some(EMPTY.to_owned());
        }
        let seat = table.seat_of(id)?;
        let opponent = table.paired.seats.iter().find(|seat| **seat != id)?;
        let side = if seat == 0 { 'w' } else { 'b' };
        let (opponent, letter) = (number(contest, *opponent)?, letter(table, id));
        Some(format!("  {opponent:>4} {side} {letter}"))
    };
    let mut columns: Vec<String> = tables(contest, id, round).filter_map(column).collect();
    if columns.is_empty() {
        let column = match bye(contest, id, round) {
            Some(ByeKind::Allotted) => "  0000 - U",
            Some(ByeKind::Asked) => "  0000 - H",
            // It is worth no point.
            Some(ByeKind::Through) | None => EMPTY,
        };
        columns.push(column.to_owned());
    }
    columns.resize(width, EMPTY.to_owned());
    columns.concat()
}

/// Returns `true` if a table counts. It does not if either player has left so early that all their results are struck.
fn counts(contest: &Contest, table: &ContestTable) -> bool {
    let struck = |seat: &EntrantId| contest.entrants().get(seat).is_some_and(|one| one.struck);
    !table.paired.seats.iter().any(struck)
}

/// The letter of a result for one of the two; a space before there is one.
fn letter(table: &ContestTable, id: EntrantId) -> char {
    let points = table.points_of(id);
    let met = table.result().is_none_or(|result| result.how.met());
    match (points, met) {
        (None, _) => ' ',
        (Some(0), true) => '0',
        (Some(1), true) => '=',
        (Some(_), true) => '1',
        (Some(0), false) => '-',
        (Some(1), false) => 'D',
        (Some(_), false) => '+',
    }
}
