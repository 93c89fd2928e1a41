//! Tie-breaks (FIDE C.07), each with the parts of its sum, so that everybody can add it up.

use std::collections::BTreeMap;

use crate::contest::event::{ByeKind, How};
use crate::contest::score::{bye, points, won};
use crate::contest::state::{Contest, ContestTable, is_struck};
use crate::contest::terms::Format;
use crate::contest::values::{EntrantId, Halves};

/// A tie-break.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Break {
    /// Sonneborn–Berger: each result times the opponent’s points.
    SonnebornBerger,
    /// Points among those who are level, if they have all met.
    Direct,
    /// Games won.
    Wins,
    /// Koya: points against those with half of the points or more.
    Koya,
    /// Buchholz without its least part: the opponents’ points.
    BuchholzCut,
    /// Buchholz: the opponents’ points.
    Buchholz,
    /// Games from the second seat.
    Second,
}

impl Break {
    /// All of them.
    pub const ALL: [Self; 7] = [
        Self::SonnebornBerger,
        Self::Direct,
        Self::Wins,
        Self::Koya,
        Self::BuchholzCut,
        Self::Buchholz,
        Self::Second,
    ];

    /// Its word in files and in the catalogue; it never changes.
    pub const fn code(self) -> &'static str {
        match self {
            Self::SonnebornBerger => "sb",
            Self::Direct => "direct",
            Self::Wins => "wins",
            Self::Koya => "koya",
            Self::BuchholzCut => "bh-1",
            Self::Buchholz => "bh",
            Self::Second => "second",
        }
    }
}

/// The value of a tie-break, in quarters of a point.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BreakSum {
    /// The tie-break.
    pub kind: Break,
    /// Its value, in quarters.
    pub quarters: u32,
    /// Its parts; empty for those that only count games.
    pub parts: Vec<SumPart>,
}

/// One part of a sum.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SumPart {
    /// The opponent; `None` for a round without one.
    pub opponent: Option<EntrantId>,
    /// Quarters of a point.
    pub quarters: u32,
    /// `true` if it is left out.
    pub cut: bool,
    /// `true` if it is a round that was not played of the entrant’s own will.
    own_will: bool,
}

/// The tie-breaks of a format, in their order; the lot follows.
pub fn breaks(format: Format) -> Vec<Break> {
    match format {
        Format::League | Format::RoundRobin { .. } => {
            vec![
                Break::SonnebornBerger,
                Break::Direct,
                Break::Wins,
                Break::Koya,
            ]
        }
        Format::Swiss { .. } => vec![
            Break::BuchholzCut,
            Break::Buchholz,
            Break::SonnebornBerger,
            Break::Direct,
            Break::Wins,
            Break::Second,
        ],
        Format::Knockout | Format::Teams { .. } => vec![Break::Wins],
        Format::Heats { .. } => vec![Break::Wins, Break::Buchholz],
    }
}

/// A tie-break of an entrant. [`Break::Direct`] depends on the entrants who are level, and is 0 here.
pub(in crate::contest) fn sum(contest: &Contest, id: EntrantId, kind: Break) -> BreakSum {
    let counted = |count: usize| {
        let quarters = 4 * u32::try_from(count).expect("a contest is small");
        let parts = Vec::new();
        BreakSum {
            kind,
            quarters,
            parts,
        }
    };
    let own = || counting(contest, id);
    match kind {
        Break::SonnebornBerger => added(kind, sonneborn_berger(contest, id)),
        Break::Direct => counted(0),
        Break::Wins => counted(own().filter(|table| won(table, id)).count()),
        Break::Koya => added(kind, koya(contest, id)),
        Break::BuchholzCut => added(kind, cut(buchholz(contest, id))),
        Break::Buchholz => added(kind, buchholz(contest, id)),
        Break::Second => counted(
            own()
                .filter(|table| met(table) && table.seat_of(id) == Some(1))
                .count(),
        ),
    }
}

fn added(kind: Break, parts: Vec<SumPart>) -> BreakSum {
    let quarters = parts
        .iter()
        .filter(|part| !part.cut)
        .map(|part| part.quarters)
        .sum();
    BreakSum {
        kind,
        quarters,
        parts,
    }
}

/// An entrant’s tables that count.
fn counting(contest: &Contest, id: EntrantId) -> impl Iterator<Item = &ContestTable> {
    contest
        .tables_of(id)
        .filter(|table| !is_struck(contest, table))
}

/// Returns `true` if a game was played, or is being played.
fn met(table: &ContestTable) -> bool {
    table
        .result()
        .map_or(table.running().is_some(), |result| result.how.met())
}

fn part(opponent: Option<EntrantId>, quarters: u32) -> SumPart {
    SumPart {
        opponent,
        quarters,
        cut: false,
        own_will: false,
    }
}

fn opponents(table: &ContestTable, id: EntrantId) -> impl Iterator<Item = EntrantId> {
    table
        .paired
        .seats
        .iter()
        .copied()
        .filter(move |seat| *seat != id)
}

/// The points of an opponent for Buchholz and Sonneborn–Berger: rounds at the end that they did not play of their own
/// will count as draws.
fn adjusted(contest: &Contest, id: EntrantId) -> Halves {
    let mut halves = points(contest, id);
    if !contest.terms().format.overlaps() {
        return halves;
    }
    for round in (1..=contest.round()).rev() {
        let table = table_in(contest, id, round);
        if !own_will(contest, id, round) {
            break;
        }
        let had = table.and_then(|table| table.points_of(id)).unwrap_or(0);
        let of_bye = Halves::from(bye(contest, id, round) == Some(ByeKind::Asked));
        halves = halves + 1 - had - of_bye;
    }
    halves
}

fn table_in(contest: &Contest, id: EntrantId, round: u32) -> Option<&ContestTable> {
    contest
        .tables_of(id)
        .find(|table| table.paired.round == round)
}

/// Returns `true` if an entrant did not play a round of their own will. That is a bye asked for, a forfeit lost, or an
/// absence.
fn own_will(contest: &Contest, id: EntrantId, round: u32) -> bool {
    match (table_in(contest, id, round), bye(contest, id, round)) {
        (Some(table), _) => {
            !met(table) && table.result().is_some() && table.points_of(id) == Some(0)
        }
        (None, Some(ByeKind::Allotted | ByeKind::Through)) => false,
        (None, Some(ByeKind::Asked) | None) => true,
    }
}

/// Rounds of a Swiss contest, or tables of other formats. Each has the points of the opponent or, for a round without a
/// game, the entrant’s own points.
fn buchholz(contest: &Contest, id: EntrantId) -> Vec<SumPart> {
    if !contest.terms().format.overlaps() {
        let tables = counting(contest, id);
        let all = tables.flat_map(|table| opponents(table, id));
        return all
            .map(|other| part(Some(other), 2 * points(contest, other)))
            .collect();
    }
    let mut parts = Vec::new();
    for round in 1..=contest.round() {
        if let Some(table) = table_in(contest, id, round).filter(|table| met(table)) {
            let all = opponents(table, id);
            parts.extend(all.map(|other| part(Some(other), 2 * adjusted(contest, other))));
        } else {
            let own_will = own_will(contest, id, round);
            let own = part(None, 2 * points(contest, id));
            parts.push(SumPart { own_will, ..own });
        }
    }
    parts
}

/// Leaves the least part out, one that was not played of the entrant’s own will before all others.
fn cut(mut parts: Vec<SumPart>) -> Vec<SumPart> {
    let least = parts
        .iter_mut()
        .min_by_key(|part| (!part.own_will, part.quarters));
    if let Some(least) = least {
        least.cut = true;
    }
    parts
}

fn sonneborn_berger(contest: &Contest, id: EntrantId) -> Vec<SumPart> {
    let overlaps = contest.terms().format.overlaps();
    let mut parts: Vec<SumPart> = counting(contest, id)
        .filter_map(|table| Some((table, table.points_of(id)?)))
        .flat_map(|(table, own)| opponents(table, id).map(move |other| (table, own, other)))
        .map(|(table, own, other)| {
            // Half points of both make quarters.
            let theirs = if overlaps && !met(table) {
                points(contest, id)
            } else {
                adjusted(contest, other)
            };
            part(Some(other), own * theirs)
        })
        .collect();
    for round in (1..=contest.round()).filter(|_| overlaps) {
        let halves = match bye(contest, id, round) {
            Some(ByeKind::Allotted) => 2,
            Some(ByeKind::Asked) => 1,
            Some(ByeKind::Through) | None => continue,
        };
        parts.push(part(None, halves * points(contest, id)));
    }
    parts
}

fn koya(contest: &Contest, id: EntrantId) -> Vec<SumPart> {
    let half = |other: EntrantId| {
        let tables = u32::try_from(counting(contest, other).count()).expect("a contest is small");
        points(contest, other) >= tables
    };
    let tables = counting(contest, id).filter_map(|table| Some((table, table.points_of(id)?)));
    let against =
        tables.flat_map(|(table, own)| opponents(table, id).map(move |other| (other, own)));
    against
        .filter(|(other, _)| half(*other))
        .map(|(other, own)| part(Some(other), 2 * own))
        .collect()
}

/// Points among those who are level, if all of them have met; nothing otherwise.
pub(in crate::contest) fn direct(
    contest: &Contest,
    tied: &[EntrantId],
) -> BTreeMap<EntrantId, BreakSum> {
    let among = |id: EntrantId| {
        counting(contest, id).filter(move |table| {
            let fits = |seat: &EntrantId| *seat == id || tied.contains(seat);
            table.paired.seats.len() == 2 && table.paired.seats.iter().all(fits)
        })
    };
    let finished = |table: &&ContestTable| {
        table
            .result()
            .is_some_and(|result| result.how != How::Walkover)
    };
    let met_all = |id: &EntrantId| among(*id).filter(finished).count() >= tied.len() - 1;
    if tied.len() < 2 || !tied.iter().all(met_all) {
        return BTreeMap::new();
    }
    let sum = |id: &EntrantId| {
        let parts = among(*id).filter_map(|table| {
            Some(part(
                opponents(table, *id).next(),
                2 * table.points_of(*id)?,
            ))
        });
        (*id, added(Break::Direct, parts.collect()))
    };
    tied.iter().map(sum).collect()
}
