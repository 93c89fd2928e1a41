//! The bracket of a knockout: the strongest two meet in the final at the earliest.

use crate::contest::values::EntrantId;

/// The first round for so many entrants: pairs of places from 0, in the order of the bracket. A place that nobody has
/// is a bye.
pub fn first_round(entrants: usize) -> Vec<[usize; 2]> {
    let size = entrants.next_power_of_two().max(2);
    let mut order = vec![0];
    while order.len() < size {
        // Each place gets the weakest opponent that is left.
        let next = 2 * order.len() - 1;
        order = order
            .into_iter()
            .flat_map(|place| [place, next - place])
            .collect();
    }
    order
        .chunks_exact(2)
        .map(|pair| [pair[0], pair[1]])
        .collect()
}

/// The pairs of the first round of a bracket.
pub(in crate::contest) fn first_pairs(seeds: &[EntrantId]) -> Vec<[Option<EntrantId>; 2]> {
    let pairs = first_round(seeds.len());
    pairs
        .into_iter()
        .map(|pair| pair.map(|place| seeds.get(place).copied()))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sixteen_as_everybody_draws_them() {
        let pairs: Vec<[usize; 2]> = first_round(16)
            .iter()
            .map(|pair| pair.map(|place| place + 1))
            .collect();
        let expected = [
            [1, 16],
            [8, 9],
            [4, 13],
            [5, 12],
            [2, 15],
            [7, 10],
            [3, 14],
            [6, 11],
        ];
        assert_eq!(pairs, expected);
    }

    #[test]
    fn byes_go_to_the_strongest() {
        for entrants in 2..=64usize {
            let pairs = first_round(entrants);
            let byes: Vec<usize> = pairs
                .iter()
                .filter(|[_, b]| *b >= entrants)
                .map(|[a, _]| *a)
                .collect();
            assert!(
                byes.iter().all(|place| *place < byes.len()),
                "{entrants}: {byes:?}"
            );
            assert!(pairs.iter().all(|[a, _]| *a < entrants));
        }
    }
}
