//! Round robins by Berger's tables: everybody meets everybody once.

/// A round of pairs, the first side first, as places from 0.
pub type BergerRound = Vec<[usize; 2]>;

/// All rounds for so many entrants. With an odd number one entrant rests in each round.
///
/// The last entrant of an even number meets each other one in turn, on alternating sides. Around that pair the places
/// are counted up on the first side and down on the second one.
pub fn rounds(entrants: usize) -> Vec<BergerRound> {
    if entrants < 2 {
        return Vec::new();
    }
    let even = entrants.next_multiple_of(2);
    let (last, wheel) = (even - 1, even - 1);
    (0..wheel)
        .map(|round| {
            // Twice the place of the last one's opponent is the round, on the wheel.
            let opponent = round * even / 2 % wheel;
            let sides = if round % 2 == 0 {
                [opponent, last]
            } else {
                [last, opponent]
            };
            let around = (1..even / 2)
                .map(|step| [(opponent + step) % wheel, (opponent + wheel - step) % wheel]);
            let pairs = std::iter::once(sides).chain(around);
            pairs
                .filter(|pair| pair.iter().all(|place| *place < entrants))
                .collect()
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn six_entrants_meet_as_in_the_berger_table() {
        let written: Vec<String> = rounds(6)
            .iter()
            .map(|round| {
                let pairs: Vec<String> = round
                    .iter()
                    .map(|[a, b]| format!("{}-{}", a + 1, b + 1))
                    .collect();
                pairs.join(" ")
            })
            .collect();
        let expected = "1-6 2-5 3-4 / 6-4 5-3 1-2 / 2-6 3-1 4-5 / 6-5 1-4 2-3 / 3-6 4-2 5-1";
        assert_eq!(written.join(" / "), expected);
    }

    #[test]
    fn each_pair_once_and_sides_even() {
        for entrants in 2..=24 {
            let all: BergerRound = rounds(entrants).concat();
            let mut pairs: Vec<[usize; 2]> =
                all.iter().map(|[a, b]| [*a.min(b), *a.max(b)]).collect();
            pairs.sort_unstable();
            pairs.dedup();
            assert_eq!(pairs.len(), entrants * (entrants - 1) / 2);
            assert_eq!(all.len(), pairs.len(), "nobody meets twice");
            for place in 0..entrants {
                let firsts = all.iter().filter(|[first, _]| *first == place).count();
                let seconds = all.iter().filter(|[_, second]| *second == place).count();
                assert!(firsts.abs_diff(seconds) <= 1, "{place} of {entrants}");
            }
            for round in rounds(entrants) {
                let mut seen: Vec<usize> = round.concat();
                seen.sort_unstable();
                seen.dedup();
                assert_eq!(seen.len(), 2 * (entrants / 2));
            }
        }
    }
}
