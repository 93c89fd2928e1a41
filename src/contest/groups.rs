//! Groups of a league, and the entrants who move up and down.

use std::collections::BTreeMap;

use crate::contest::state::Contest;
use crate::contest::terms::{LEAST_GROUP, MOST_GROUP, MOVERS};
use crate::contest::values::EntrantId;

/// Sizes of the groups for so many entrants. There are as few groups as hold them, of 4 to 8, and their sizes differ by
/// at most 1. The upper groups are the larger ones.
pub fn sizes(entrants: usize) -> Vec<usize> {
    if entrants < LEAST_GROUP {
        return Vec::new();
    }
    let groups = entrants.div_ceil(MOST_GROUP);
    let (least, more) = (entrants / groups, entrants % groups);
    (0..groups)
        .map(|group| least + usize::from(group < more))
        .collect()
}

/// The order of the next season: the final tables of all groups, with two up and two down between neighbours, without
/// those who leave. Newcomers follow in their own order.
pub fn next_season(
    tables: &[Vec<EntrantId>],
    leaving: &[EntrantId],
    newcomers: &[EntrantId],
) -> Vec<EntrantId> {
    let mut groups: Vec<Vec<EntrantId>> = tables.to_vec();
    for upper in 0..groups.len().saturating_sub(1) {
        // Movers are counted among all who finished. So another member's leaving lets nobody stay up.
        let (above, below) = (tables[upper].len(), tables[upper + 1].len());
        let movers = MOVERS.min(above / 2).min(below / 2);
        let down = &tables[upper][above - movers..];
        let up = &tables[upper + 1][..movers];
        groups[upper].retain(|entrant| !down.contains(entrant));
        groups[upper + 1].retain(|entrant| !up.contains(entrant));
        groups[upper].extend(up);
        for entrant in down.iter().rev() {
            groups[upper + 1].insert(0, *entrant);
        }
    }
    let stays = |entrant: &EntrantId| !leaving.contains(entrant);
    groups
        .concat()
        .into_iter()
        .filter(stays)
        .chain(newcomers.iter().copied())
        .collect()
}

/// The teams, each with its boards in the order of strength: as many boards as all teams have.
pub(in crate::contest) fn team_boards(
    contest: &Contest,
    boards: usize,
) -> BTreeMap<u32, Vec<EntrantId>> {
    let mut teams: BTreeMap<u32, Vec<EntrantId>> = BTreeMap::new();
    for seed in contest.seeds() {
        let team = contest.entrants().get(seed).and_then(|one| one.entry.team);
        teams.entry(team.unwrap_or(0)).or_default().push(*seed);
    }
    for team in teams.values_mut() {
        team.truncate(boards);
    }
    teams
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn groups_of_four_to_eight_of_like_size() {
        assert!(sizes(3).is_empty());
        assert_eq!(sizes(4), [4]);
        assert_eq!(sizes(9), [5, 4]);
        assert_eq!(sizes(17), [6, 6, 5]);
        for entrants in 4..=200 {
            let sizes = sizes(entrants);
            assert_eq!(sizes.iter().sum::<usize>(), entrants);
            let (least, most) = (sizes[sizes.len() - 1], sizes[0]);
            assert!((4..=8).contains(&least) && most <= 8 && most - least <= 1);
        }
    }

    #[test]
    fn two_up_and_two_down() {
        let group = |from: u32| (from..from + 5).map(EntrantId).collect::<Vec<_>>();
        let tables = [group(1), group(11), group(21)];
        let next = next_season(&tables, &[EntrantId(13)], &[EntrantId(30)]);
        let numbers: Vec<u32> = next.iter().map(|entrant| entrant.0).collect();
        assert_eq!(
            numbers,
            [1, 2, 3, 11, 12, 4, 5, 21, 22, 14, 15, 23, 24, 25, 30]
        );
    }
}
