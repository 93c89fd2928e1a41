//! Swiss rounds, held against those of another program, and laws of pairings against brute force.

use std::collections::BTreeSet;

use kingboard::contest::swiss::{Past, Side, Swiss, pair};
use proptest::prelude::*;

/// A tournament of the golden file.
struct Golden {
    name: String,
    rounds: usize,
    /// For each entrant the rounds as they are written.
    rows: Vec<Vec<String>>,
}

fn goldens() -> Vec<Golden> {
    let text = include_str!("../../golden/pairings/tournaments.txt");
    let mut all: Vec<Golden> = Vec::new();
    for line in text.lines() {
        let words: Vec<String> = line.split(' ').map(str::to_owned).collect();
        match words.as_slice() {
            [first, name, rounds] if first == "tournament" => all.push(Golden {
                name: name.clone(),
                rounds: rounds.parse().unwrap(),
                rows: Vec::new(),
            }),
            rounds => all.last_mut().unwrap().rows.push(rounds.to_vec()),
        }
    }
    all
}

/// The opponent’s place, whether the entrant begins, and the result; `None` for a round without an opponent.
fn game(word: &str) -> Option<(usize, bool, char)> {
    let (first, (opponent, result)) = match word.split_once('w') {
        Some(parts) => (true, parts),
        None => (false, word.split_once('b')?),
    };
    let opponent: usize = opponent.parse().unwrap();
    Some((opponent - 1, first, result.chars().next().unwrap()))
}

fn past(word: &str) -> Past {
    let unplayed = |points, allotted| Past::Unplayed { points, allotted };
    let Some((opponent, first, result)) = game(word) else {
        return match word {
            "U" => unplayed(2, true),
            "H" => unplayed(1, false),
            "Z" => unplayed(0, false),
            _ => panic!("{word} is no round"),
        };
    };
    let side = if first { Side::First } else { Side::Second };
    let played = |points| Past::Played {
        opponent,
        side,
        points,
    };
    match result {
        '1' => played(2),
        '=' => played(1),
        '0' => played(0),
        '+' => unplayed(2, false),
        '-' => unplayed(0, false),
        _ => panic!("{word} has no result"),
    }
}

impl Golden {
    fn word(&self, entrant: usize, round: usize) -> &str {
        self.rows[entrant].get(round).map_or("Z", String::as_str)
    }

    /// The side of the highest seed with an even number of seeds before it, as round 1 shows it.
    fn first_side(&self) -> Side {
        let games = (0..self.rows.len())
            .filter_map(|entrant| Some((entrant, game(self.word(entrant, 0))?)));
        let (entrant, (_, first, _)) = games.min_by_key(|(entrant, _)| *entrant).unwrap();
        if first == (entrant % 2 == 0) {
            Side::First
        } else {
            Side::Second
        }
    }

    /// The tournament before a round, and the pairs of that round, the first side first.
    fn before(&self, round: usize) -> (Swiss, BTreeSet<[usize; 2]>) {
        let entrants = 0..self.rows.len();
        let pasts = |entrant| {
            (0..round)
                .map(|round| past(self.word(entrant, round)))
                .collect()
        };
        let paired = |entrant: &usize| {
            let word = self.word(*entrant, round);
            word == "U" || game(word).is_some()
        };
        let pairs = entrants.clone().filter_map(|entrant| {
            let (opponent, first, _) = game(self.word(entrant, round))?;
            first.then_some([entrant, opponent])
        });
        let swiss = Swiss {
            pasts: entrants.clone().map(pasts).collect(),
            rounds: self.rounds,
            present: entrants.filter(paired).collect(),
            first_side: self.first_side(),
        };
        (swiss, pairs.collect())
    }
}

#[test]
fn five_hundred_rounds_as_another_program_pairs_them() {
    let mut rounds = 0;
    for golden in goldens() {
        let played = golden.rows.iter().map(Vec::len).max().unwrap();
        for round in 0..played {
            let (swiss, expected) = golden.before(round);
            let got = pair(&swiss).expect("the other program paired it");
            let pairs: BTreeSet<[usize; 2]> = got.pairs.into_iter().collect();
            assert_eq!(pairs, expected, "{} round {}", golden.name, round + 1);
            rounds += 1;
        }
    }
    assert!(rounds >= 490, "{rounds}");
}

/// A contest in which some games were played, of any result.
fn contests() -> impl Strategy<Value = Swiss> {
    (2usize..=9, 0usize..=5, any::<u64>()).prop_map(|(entrants, rounds, seed)| {
        let mut dice = seed;
        let mut throw = |sides: u64| {
            dice = dice
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            (dice >> 33) % sides
        };
        let mut swiss = Swiss {
            pasts: vec![Vec::new(); entrants],
            rounds: rounds + 2,
            present: (0..entrants).collect(),
            first_side: Side::First,
        };
        for _ in 0..rounds {
            let Some(round) = pair(&swiss) else { break };
            let unplayed = Past::Unplayed {
                points: 2,
                allotted: true,
            };
            if let Some(bye) = round.bye {
                swiss.pasts[bye].push(unplayed);
            }
            for [a, b] in round.pairs {
                let points = u32::try_from(throw(3)).unwrap();
                swiss.pasts[a].push(Past::Played {
                    opponent: b,
                    side: Side::First,
                    points,
                });
                let points = 2 - points;
                swiss.pasts[b].push(Past::Played {
                    opponent: a,
                    side: Side::Second,
                    points,
                });
            }
        }
        swiss
    })
}

/// Returns `true` if all entrants of a list can be paired, with a bye if they are odd. It tries everything.
fn possible(swiss: &Swiss, left: &[usize], bye: bool) -> bool {
    let Some((first, rest)) = left.split_first() else {
        return true;
    };
    let without = |other: usize| {
        rest.iter()
            .copied()
            .filter(|one| *one != other)
            .collect::<Vec<_>>()
    };
    let had_bye = |past: &Past| matches!(past, Past::Unplayed { .. });
    let may_rest = bye && !swiss.pasts[*first].iter().any(had_bye);
    rest.iter()
        .any(|other| may_meet(swiss, *first, *other) && possible(swiss, &without(*other), bye))
        || may_rest && possible(swiss, rest, false)
}

fn sides(swiss: &Swiss, entrant: usize) -> Vec<Side> {
    let side = |past: &Past| match *past {
        Past::Played { side, .. } => Some(side),
        Past::Unplayed { .. } => None,
    };
    swiss.pasts[entrant].iter().filter_map(side).collect()
}

/// The side that an entrant must have, whatever it costs.
fn must(swiss: &Swiss, entrant: usize) -> Option<Side> {
    let sides = sides(swiss, entrant);
    let firsts = sides.iter().filter(|side| **side == Side::First).count();
    if 2 * firsts >= sides.len() + 2 {
        return Some(Side::Second);
    }
    if 2 * firsts + 2 <= sides.len() {
        return Some(Side::First);
    }
    match sides.as_slice() {
        [.., one, other] if one == other => Some(one.other()),
        _ => None,
    }
}

/// By the absolute criteria, read a second time. The last round, with its exception for leaders, is not among these
/// contests.
fn may_meet(swiss: &Swiss, a: usize, b: usize) -> bool {
    let met = |past: &Past| matches!(past, Past::Played { opponent, .. } if *opponent == b);
    let clash = must(swiss, a).is_some() && must(swiss, a) == must(swiss, b);
    !swiss.pasts[a].iter().any(met) && !clash
}

proptest! {
    #[test]
    fn a_lawful_pairing_is_found_if_there_is_one(swiss in contests()) {
        let everybody: Vec<usize> = swiss.present.iter().copied().collect();
        let odd = everybody.len() % 2 == 1;
        match pair(&swiss) {
            None => prop_assert!(!possible(&swiss, &everybody, odd)),
            Some(round) => {
                let mut seen: Vec<usize> = round.pairs.iter().flatten().copied().chain(round.bye).collect();
                seen.sort_unstable();
                prop_assert_eq!(seen, everybody);
                for [first, second] in round.pairs {
                    prop_assert!(may_meet(&swiss, first, second));
                    prop_assert!(must(&swiss, first).is_none_or(|side| side == Side::First));
                    prop_assert!(must(&swiss, second).is_none_or(|side| side == Side::Second));
                }
                if let Some(bye) = round.bye {
                    prop_assert!(sides(&swiss, bye).len() == swiss.pasts[bye].len(), "one bye each");
                }
            }
        }
    }
}
