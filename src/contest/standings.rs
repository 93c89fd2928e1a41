//! Standings: points, then tie-breaks, each with the sum that it is.
//!
//! Always: [`final_order`] is a total order, and the same for any order in which games ended.

use std::collections::{BTreeMap, BTreeSet};

use crate::contest::groups::team_boards;
use crate::contest::knockout;
use crate::contest::score::points;
use crate::contest::state::{Contest, ContestStage, ContestTable, is_struck};
use crate::contest::terms::Format;
use crate::contest::tiebreaks::{Break, BreakSum, breaks, direct, sum};
use crate::contest::values::{EntrantId, Halves, WIN};

/// An entrant in the standings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The place in the group, from 1; equals share it.
    pub place: u32,
    /// The group, from 0.
    pub group: u32,
    /// The entrant.
    pub entrant: EntrantId,
    /// Half points.
    pub points: Halves,
    /// Games with a result.
    pub games: u32,
    /// Tie-breaks in their order.
    pub sums: Vec<BreakSum>,
}

/// A team in the standings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct TeamRow {
    /// Match points: 2 for a match won, 1 for a drawn one.
    pub matches: u32,
    /// Half points on all boards.
    pub boards: Halves,
    /// The team.
    pub team: u32,
}

/// The standings as they are now, group by group, the best first. Those who are level in everything share a place,
/// until the lots of the end order them.
pub fn standings(contest: &Contest) -> Vec<Row> {
    let mut rows = level(contest);
    let ContestStage::Over { order, .. } = contest.stage() else {
        return rows;
    };
    let drawn = |id: EntrantId| order.iter().position(|other| *other == id);
    rows.sort_by_key(|row| (row.group, row.place, drawn(row.entrant)));
    for group in rows.chunk_by_mut(|one, next| one.group == next.group) {
        for (row, place) in group.iter_mut().zip(1..) {
            row.place = place;
        }
    }
    rows
}

/// The standings without lots.
fn level(contest: &Contest) -> Vec<Row> {
    ranked(contest)
        .into_iter()
        .flat_map(|group| group.rows)
        .collect()
}

/// The final table: all entrants with those who are out, group by group. Lots order those who are level in everything.
pub fn final_order(contest: &Contest, lot: &dyn Fn(EntrantId) -> u64) -> Vec<EntrantId> {
    let mut rows = level(contest);
    rows.sort_by_key(|row| {
        (
            row.group,
            row.place,
            std::cmp::Reverse(lot(row.entrant)),
            row.entrant,
        )
    });
    rows.into_iter().map(|row| row.entrant).collect()
}

/// The teams in first place: more than one if they are level in match points and board points.
pub fn winning_teams(contest: &Contest) -> Vec<u32> {
    let rows = teams(contest);
    let best = rows.first().map(TeamRow::score);
    let level = rows.iter().filter(|row| Some(row.score()) == best);
    level.map(|row| row.team).collect()
}

impl TeamRow {
    /// The points that order teams: those of matches before those of boards.
    const fn score(&self) -> [u32; 2] {
        [self.matches, self.boards]
    }
}

/// Teams, the best first: match points before board points.
pub fn teams(contest: &Contest) -> Vec<TeamRow> {
    let Format::Teams { boards } = contest.terms().format else {
        return Vec::new();
    };
    let teams = team_boards(contest, boards as usize);
    let team_of = |id: EntrantId| {
        teams
            .iter()
            .find(|(_, players)| players.contains(&id))
            .map(|(team, _)| *team)
    };
    // The half points of both teams of each match.
    let mut matches: BTreeMap<[u32; 2], BTreeMap<u32, Halves>> = BTreeMap::new();
    for table in contest.tables().values() {
        let score = matches
            .entry([table.paired.round, table.paired.meeting])
            .or_default();
        for seat in &table.paired.seats {
            if let Some(team) = team_of(*seat) {
                *score.entry(team).or_default() += table.points_of(*seat).unwrap_or(0);
            }
        }
    }
    let tables = contest.tables().values();
    let begun: BTreeSet<[u32; 2]> = tables
        .filter(|table| table.result().is_some())
        .map(|table| [table.paired.round, table.paired.meeting])
        .collect();
    for (_, score) in matches.iter_mut().filter(|(at, _)| begun.contains(*at)) {
        add_empty_boards(score, |team| teams.get(&team).map_or(0, Vec::len));
    }
    let mut rows: Vec<TeamRow> = teams
        .keys()
        .map(|team| {
            let own = matches
                .values()
                .filter_map(|score| Some([*score.get(team)?, score.values().sum()]));
            let mut row = TeamRow {
                matches: 0,
                boards: 0,
                team: *team,
            };
            for [points, all] in own {
                row.boards += points;
                // Nothing is won before a board has a result.
                row.matches += match (2 * points).cmp(&all) {
                    std::cmp::Ordering::Greater => 2,
                    std::cmp::Ordering::Equal if all > 0 => 1,
                    std::cmp::Ordering::Equal | std::cmp::Ordering::Less => 0,
                };
            }
            row
        })
        .collect();
    rows.sort_by_key(|row| (std::cmp::Reverse(row.score()), row.team));
    rows
}

/// Adds the boards of a match at which one team has nobody: the other wins them.
fn add_empty_boards(score: &mut BTreeMap<u32, Halves>, players: impl Fn(u32) -> usize) {
    let most = score.keys().map(|team| players(*team)).max();
    let least = score.keys().map(|team| players(*team)).min();
    let empty = most.unwrap_or(0) - least.unwrap_or(0);
    let fuller = score.iter_mut().max_by_key(|(team, _)| players(**team));
    if let Some((_, points)) = fuller {
        *points += WIN * Halves::try_from(empty).unwrap_or(0);
    }
}

/// A group in order.
struct Ranked {
    rows: Vec<Row>,
}

fn ranked(contest: &Contest) -> Vec<Ranked> {
    let primary = primary(contest);
    let groups = contest.grouped().into_iter().zip(0..);
    groups
        .map(|(entrants, group)| rank(contest, &entrants, group, &primary))
        .collect()
}

/// The scores that count before all tie-breaks; larger is better.
fn primary(contest: &Contest) -> BTreeMap<EntrantId, Vec<u32>> {
    let reached = knockout_reached(contest);
    let teams = teams(contest);
    let key = |(at, id): (usize, &EntrantId)| {
        let own = points(contest, *id);
        let key = match contest.terms().format {
            Format::Knockout => vec![reached.get(at).copied().unwrap_or(0)],
            Format::Teams { .. } => {
                let team = contest.entrants().get(id).and_then(|one| one.entry.team);
                let score = teams.iter().find(|row| Some(row.team) == team);
                let [matches, boards] = score.map_or([0, 0], TeamRow::score);
                vec![matches, boards, own]
            }
            Format::League
            | Format::RoundRobin { .. }
            | Format::Swiss { .. }
            | Format::Heats { .. } => {
                let struck = contest.entrants().get(id).is_some_and(|one| one.struck);
                vec![u32::from(!struck), own]
            }
        };
        (*id, key)
    };
    contest.seeds().iter().enumerate().map(key).collect()
}

fn knockout_reached(contest: &Contest) -> Vec<u32> {
    match contest.terms().format {
        Format::Knockout => knockout::reached(contest),
        Format::League
        | Format::RoundRobin { .. }
        | Format::Swiss { .. }
        | Format::Teams { .. }
        | Format::Heats { .. } => Vec::new(),
    }
}

fn rank(
    contest: &Contest,
    entrants: &[EntrantId],
    group: u32,
    primary: &BTreeMap<EntrantId, Vec<u32>>,
) -> Ranked {
    let key = |id: &EntrantId| primary.get(id).cloned().unwrap_or_default();
    let kinds = breaks(contest.terms().format);
    let sums: BTreeMap<EntrantId, Vec<BreakSum>> = entrants
        .iter()
        .map(|id| {
            (
                *id,
                kinds.iter().map(|kind| sum(contest, *id, *kind)).collect(),
            )
        })
        .collect();
    let mut level = split(entrants.to_vec(), key);
    let mut direct_sums: BTreeMap<EntrantId, BreakSum> = BTreeMap::new();
    for (at, kind) in kinds.iter().enumerate() {
        let apart = |tied: Vec<EntrantId>| {
            if *kind != Break::Direct {
                return split(tied, |id| sums[id][at].quarters);
            }
            let found = direct(contest, &tied);
            let groups = split(tied, |id| found.get(id).map_or(0, |sum| sum.quarters));
            direct_sums.extend(found);
            groups
        };
        level = level.into_iter().flat_map(apart).collect();
    }
    let mut rows = Vec::new();
    for tied in level {
        let place = u32::try_from(rows.len() + 1).expect("a contest is small");
        rows.extend(tied.into_iter().map(|entrant| {
            let mut sums = sums[&entrant].clone();
            for sum in &mut sums {
                if let Some(found) = direct_sums
                    .get(&entrant)
                    .filter(|_| sum.kind == Break::Direct)
                {
                    sum.clone_from(found);
                }
            }
            let (points, games) = (points(contest, entrant), games(contest, entrant));
            Row {
                place,
                group,
                entrant,
                points,
                games,
                sums,
            }
        }));
    }
    Ranked { rows }
}

fn games(contest: &Contest, id: EntrantId) -> u32 {
    let counts = |table: &&ContestTable| table.result().is_some() && !is_struck(contest, table);
    u32::try_from(contest.tables_of(id).filter(counts).count()).expect("a contest is small")
}

/// Groups of those whose key is alike, the largest key first; the order within a group stays.
fn split<K: Ord>(
    mut entrants: Vec<EntrantId>,
    key: impl Fn(&EntrantId) -> K,
) -> Vec<Vec<EntrantId>> {
    entrants.sort_by_key(|id| std::cmp::Reverse(key(id)));
    entrants
        .chunk_by(|a, b| key(a) == key(b))
        .map(<[EntrantId]>::to_vec)
        .collect()
}
