//! Tables of several players, redrawn each round so that the same people meet as seldom as possible.
//!
//! The fewest repeated meetings are a hard problem, so the draw is a good one and not always the best. Seeds are dealt
//! out, then pairs of entrants change tables while that reduces repetitions.

use std::collections::BTreeMap;

/// Fewest seats of a table.
pub const LEAST_SEATS: usize = 3;

/// Sizes of the tables for so many entrants, of at most `seats` if that is possible with at least 3 at each.
pub fn sizes(entrants: usize, seats: usize) -> Vec<usize> {
    if entrants < LEAST_SEATS {
        return Vec::new();
    }
    let tables = entrants.div_ceil(seats).min(entrants / LEAST_SEATS);
    let (least, more) = (entrants / tables, entrants % tables);
    (0..tables)
        .map(|table| least + usize::from(table < more))
        .collect()
}

/// Number of meetings of two entrants, the lower number first.
pub type Meetings = BTreeMap<[usize; 2], u32>;

/// The tables of a round. `order` is the entrants as they stand, the best first. `sat` is the sum of the seats that
/// each has had: the first seat goes to those with the highest sum.
pub fn draw(
    order: &[usize],
    seats: usize,
    met: &Meetings,
    sat: &BTreeMap<usize, usize>,
) -> Vec<Vec<usize>> {
    let sizes = sizes(order.len(), seats);
    let mut tables = dealt(order, &sizes);
    while let Some(swap) = better_swap(&tables, met) {
        let [[a, i], [b, j]] = swap;
        let (one, other) = (tables[a][i], tables[b][j]);
        (tables[a][i], tables[b][j]) = (other, one);
    }
    for table in &mut tables {
        // The sort is stable: those who have sat alike stay in order.
        table.sort_by_key(|entrant| std::cmp::Reverse(sat.get(entrant).copied().unwrap_or(0)));
    }
    tables
}

/// Deals the entrants out to the tables, forwards and backwards in turn.
fn dealt(order: &[usize], sizes: &[usize]) -> Vec<Vec<usize>> {
    let mut tables: Vec<Vec<usize>> = vec![Vec::new(); sizes.len()];
    let mut left = order.iter().copied();
    let mut forwards = true;
    loop {
        let lap: Vec<usize> = if forwards {
            (0..sizes.len()).collect()
        } else {
            (0..sizes.len()).rev().collect()
        };
        for table in lap {
            if tables[table].len() < sizes[table] {
                match left.next() {
                    Some(entrant) => tables[table].push(entrant),
                    None => return tables,
                }
            }
        }
        if sizes
            .iter()
            .zip(&tables)
            .all(|(size, table)| table.len() == *size)
        {
            return tables;
        }
        forwards = !forwards;
    }
}

/// The cost of one entrant at a table: a second meeting costs more than a first one, a third much more.
fn cost(entrant: usize, table: &[usize], met: &Meetings) -> u32 {
    let times = |other: &usize| {
        met.get(&[entrant.min(*other), entrant.max(*other)])
            .copied()
            .unwrap_or(0)
    };
    table
        .iter()
        .filter(|other| **other != entrant)
        .map(times)
        .map(|times| times * times)
        .sum()
}

/// The first exchange of two entrants that makes repetitions fewer, as table and seat of both.
fn better_swap(tables: &[Vec<usize>], met: &Meetings) -> Option<[[usize; 2]; 2]> {
    let without = |table: &[usize], seat: usize, newcomer: usize| {
        let mut table = table.to_vec();
        table[seat] = newcomer;
        cost(newcomer, &table, met)
    };
    let costs = tables.iter().map(|table| {
        let seats = table.iter();
        seats.map(|entrant| cost(*entrant, table, met)).collect()
    });
    let costs: Vec<Vec<u32>> = costs.collect();
    for (a, one) in tables.iter().enumerate() {
        for (b, other) in tables.iter().enumerate().skip(a + 1) {
            for (i, x) in one.iter().enumerate() {
                for (j, y) in other.iter().enumerate() {
                    let now = costs[a][i] + costs[b][j];
                    // No table without a repeated meeting can be improved.
                    if now > 0 && without(one, i, *y) + without(other, j, *x) < now {
                        return Some([[a, i], [b, j]]);
                    }
                }
            }
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_have_three_seats_at_least() {
        for entrants in 3..=60 {
            for seats in 3..=6 {
                let sizes = sizes(entrants, seats);
                assert_eq!(sizes.iter().sum::<usize>(), entrants);
                assert!(
                    sizes.iter().all(|size| (3..=seats.max(5)).contains(size)),
                    "{sizes:?}"
                );
            }
        }
        assert_eq!(sizes(13, 4), [4, 3, 3, 3]);
    }

    #[test]
    fn sixteen_at_tables_of_four_meet_somebody_new_for_three_rounds() {
        let order: Vec<usize> = (0..16).collect();
        let (mut met, mut sat) = (Meetings::new(), BTreeMap::new());
        for round in 0..3 {
            let tables = draw(&order, 4, &met, &sat);
            for table in tables {
                for (seat, entrant) in table.iter().enumerate() {
                    *sat.entry(*entrant).or_default() += seat;
                    for other in &table[seat + 1..] {
                        *met.entry([*entrant.min(other), *entrant.max(other)])
                            .or_default() += 1;
                    }
                }
            }
            let again = met.values().filter(|times| **times > 1).count();
            assert!(again <= round * 4, "round {round}: {again} meet again");
        }
    }
}
