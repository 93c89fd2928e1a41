//! Standings, pairings and brackets of contests as pictures, with their words.

use crate::contest::knockout::{KnockoutMatch, meetings};
use crate::contest::standings::Row;
use crate::contest::state::{Contest, ContestTable};
use crate::contest::terms::Format;
use crate::contest::tiebreaks::{Break, breaks};
use crate::contest::values::EntrantId;
use crate::scene::sheet::{
    BracketRound, BracketSheet, BracketSide, SheetColumn, SheetLine, TableRow, TableSheet,
};
use crate::scene::{Sheet, ThemeName};
use crate::service::api::reply::Picture;
use crate::service::contests::page::{ContestPage, ROWS};
use crate::service::contests::pairings::{short_state, state as table_state};
use crate::service::contests::words::{halves, quarters};
use crate::service::describe::game::fitted;
use crate::service::words::catalogue::{TextArg, sentences};

/// Rounds of one page of a bracket.
const ROUNDS: usize = 4;
/// Tie-breaks with a column of their own.
const BREAKS: usize = 2;

/// The part that is shown, and for which eyes.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct ShownPart {
    /// The viewer in the contest.
    pub(super) own: Option<EntrantId>,
    /// The colours.
    pub(super) theme: ThemeName,
    /// The page, from 0.
    pub(super) page: u32,
}

impl ShownPart {
    /// A page for everybody.
    pub(super) fn to_all(page: u32) -> Self {
        Self {
            page,
            ..Self::default()
        }
    }

    fn of<'a, T>(&self, all: &'a [T]) -> &'a [T] {
        let from = (self.page as usize * ROWS).min(all.len());
        &all[from..(from + ROWS).min(all.len())]
    }
}

fn line(id: &str) -> String {
    sentences().line(id, &[])
}

fn column(heading: &str, share: u32, from_right: bool) -> SheetColumn {
    SheetColumn {
        heading: heading.to_owned(),
        share,
        from_right,
    }
}

/// A page of the standings below a heading of their own.
pub(super) fn standings(
    page: &ContestPage<'_>,
    rows: &[Row],
    shown: &ShownPart,
    heading: &str,
) -> Picture {
    let contest = page.contest();
    let kinds: Vec<Break> = breaks(contest.terms().format)
        .into_iter()
        .filter(|kind| *kind != Break::Direct)
        .take(BREAKS)
        .collect();
    let mut columns = vec![
        column("", 9, false),
        column(&line("contest-column-player"), 44, false),
        column(&line("contest-column-points"), 15, true),
        column(&line("contest-column-games"), 14, true),
    ];
    for kind in &kinds {
        let name = line(&format!("contest-break-{}", kind.code()));
        columns.push(column(&name, 15, true));
    }
    let groups = rows.last().map_or(0, |row| row.group + 1);
    let mut lines = Vec::new();
    let mut group = None;
    for row in shown.of(rows) {
        if groups > 1 && group != Some(row.group) {
            group = Some(row.group);
            let args = [("group", TextArg::Num((row.group + 1).into()))];
            lines.push(SheetLine::Heading(
                sentences().line("contest-group-name", &args),
            ));
        }
        let mut cells = vec![
            row.place.to_string(),
            page.name(row.entrant),
            halves(row.points),
            row.games.to_string(),
        ];
        for kind in &kinds {
            let sum = row.sums.iter().find(|sum| sum.kind == *kind);
            cells.push(sum.map_or_else(String::new, |sum| quarters(sum.quarters)));
        }
        lines.push(SheetLine::Row(TableRow {
            cells,
            place: Some(row.place),
            own: shown.own == Some(row.entrant),
            out: !contest.is_in(row.entrant),
        }));
    }
    let sheet = TableSheet {
        name: format!("contest-{}-standings", page.found().id.0),
        title: page.title(),
        subtitle: heading.to_owned(),
        columns,
        lines,
    };
    let mut alt = vec![format!("{}. {}.", sheet.title, sheet.subtitle)];
    alt.extend(shown.of(rows).iter().map(|row| {
        let (place, name) = (row.place, page.name(row.entrant));
        format!("{place}. {name}: {}.", halves(row.points))
    }));
    Picture::of_sheet(Sheet::Table(sheet), fitted(&alt.join(" ")), shown.theme)
}

/// The pairings of a round: a table, or the bracket of a knockout.
pub(super) fn pairings(page: &ContestPage<'_>, round: u32, shown: &ShownPart) -> Picture {
    match page.contest().terms().format {
        Format::Knockout => bracket(page, shown),
        Format::League
        | Format::RoundRobin { .. }
        | Format::Swiss { .. }
        | Format::Teams { .. }
        | Format::Heats { .. } => tables(page, round, shown),
    }
}

fn tables(page: &ContestPage<'_>, round: u32, shown: &ShownPart) -> Picture {
    let all = page.tables_of(round);
    let many = matches!(page.contest().terms().format, Format::Heats { .. });
    let number = column(&line("contest-column-table"), 12, false);
    let result = column(&line("contest-column-result"), 18, true);
    let columns = if many {
        vec![
            number,
            column(&line("contest-column-player"), 64, false),
            result,
        ]
    } else {
        vec![
            number,
            column(&line("contest-column-first"), 36, false),
            column(&line("contest-column-second"), 36, false),
            result,
        ]
    };
    let row = |table: &&ContestTable| {
        let names: Vec<String> = table.paired.seats.iter().map(|id| page.name(*id)).collect();
        let mut cells = vec![table.paired.id.0.to_string()];
        if many {
            cells.push(names.join(", "));
        } else {
            cells.extend(names);
        }
        cells.push(short_state(table));
        SheetLine::Row(TableRow {
            cells,
            place: None,
            own: shown.own.is_some_and(|own| table.seat_of(own).is_some()),
            out: false,
        })
    };
    let sheet = TableSheet {
        name: format!("contest-{}-round-{round}", page.found().id.0),
        title: page.title(),
        subtitle: page.round_name(round),
        columns,
        lines: shown.of(&all).iter().map(row).collect(),
    };
    let mut alt = vec![format!("{}. {}.", sheet.title, sheet.subtitle)];
    alt.extend(shown.of(&all).iter().map(|table| {
        let names: Vec<String> = table.paired.seats.iter().map(|id| page.name(*id)).collect();
        format!("{}: {}.", names.join(" – "), table_state(table))
    }));
    Picture::of_sheet(Sheet::Table(sheet), fitted(&alt.join(" ")), shown.theme)
}

/// Pages of a bracket: the last rounds, then the first ones from the top.
pub(super) fn bracket_pages(contest: &Contest) -> usize {
    let rounds = contest.rounds() as usize;
    if rounds <= ROUNDS {
        1
    } else {
        1 + (1 << (rounds - ROUNDS))
    }
}

fn bracket(page: &ContestPage<'_>, shown: &ShownPart) -> Picture {
    let contest = page.contest();
    let rounds = contest.rounds() as usize;
    let known = meetings(contest);
    // A later round than those known has empty matches.
    let matches = |round: usize| -> Vec<[BracketSide; 2]> {
        match known.get(round) {
            Some(known) => known
                .iter()
                .map(|meeting| sides(page, meeting, shown))
                .collect(),
            None => vec![Default::default(); 1 << (rounds - 1 - round)],
        }
    };
    let last = bracket_pages(contest) - 1;
    let at = (shown.page as usize).min(last);
    // The first page has the last rounds; each other has a part of the first ones.
    let (from, part) = if at == 0 {
        (rounds.saturating_sub(ROUNDS), 0..1)
    } else {
        (0, at - 1..at)
    };
    let parts = if at == 0 { 1 } else { last.max(1) };
    let columns = (from..(from + ROUNDS).min(rounds)).map(|round| {
        let all = matches(round);
        let each = all.len() / parts;
        BracketRound {
            heading: heading(rounds - round),
            matches: all[part.start * each..part.end * each].to_vec(),
        }
    });
    let columns: Vec<BracketRound> = columns.collect();
    let words = columns.iter().flat_map(|round| {
        let matches = round
            .matches
            .iter()
            .filter(|sides| !sides[0].player.is_empty());
        let said = matches.map(|[one, other]| {
            let second = if other.player.is_empty() {
                "…"
            } else {
                other.player.as_str()
            };
            format!("{} {} – {second} {}.", one.player, one.points, other.points)
        });
        [format!("{}:", round.heading)].into_iter().chain(said)
    });
    let alt: Vec<String> = [format!("{}.", page.title())]
        .into_iter()
        .chain(words)
        .collect();
    let sheet = BracketSheet {
        name: format!("contest-{}-bracket", page.found().id.0),
        title: page.title(),
        subtitle: page.round_name(contest.round()),
        rounds: columns,
    };
    Picture::of_sheet(Sheet::Bracket(sheet), fitted(&alt.join(" ")), shown.theme)
}

/// The name of a round, by the number of rounds from it to the end.
fn heading(left: usize) -> String {
    match left {
        1 => line("contest-final"),
        2 => line("contest-semifinals"),
        3 => line("contest-quarterfinals"),
        left => {
            let count = TextArg::count(1 << left);
            sentences().line("contest-last-of", &[("count", count)])
        }
    }
}

fn sides(page: &ContestPage<'_>, meeting: &KnockoutMatch, shown: &ShownPart) -> [BracketSide; 2] {
    let played = meeting.points.iter().any(|points| *points > 0);
    [0, 1].map(|at| {
        let entrant = meeting.entrants[at];
        BracketSide {
            player: entrant.map_or_else(String::new, |id| page.name(id)),
            points: if played && entrant.is_some() {
                halves(meeting.points[at])
            } else {
                String::new()
            },
            won: meeting.decided && entrant.is_some() && meeting.winner == entrant,
            own: entrant.is_some() && shown.own == entrant,
        }
    })
}
