//! Positions to compare: those of random games here, scattered ones beside.
//!
//! All come from a seed, so that a disagreement occurs again in every run.

pub(crate) use crate::rules::oracle_mate::scatter::scattered;
use crate::rules::oracle_mate::{Oracle, Rules};

/// The starting position.
pub(crate) const START: &str = "erskspe/ff1f1ff/7/7/7/7/7/FF1F1FF/EPSKSRE w Kk";

/// A position as text, with the rules of its game.
#[derive(Clone, Debug)]
pub(crate) struct Sample {
    pub(crate) rules: Rules,
    pub(crate) text: String,
}

/// All four combinations of rules.
pub(crate) const ALL_RULES: [Rules; 4] = [
    Rules {
        expanded: false,
        active: false,
    },
    Rules {
        expanded: true,
        active: false,
    },
    Rules {
        expanded: false,
        active: true,
    },
    Rules {
        expanded: true,
        active: true,
    },
];

/// Randomness from a seed (splitmix64).
#[derive(Debug)]
pub(crate) struct Luck(u64);

impl Luck {
    pub(crate) fn new(seed: u64) -> Self {
        Self(seed)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// A number below `limit`.
    pub(crate) fn below(&mut self, limit: usize) -> usize {
        let limit = u64::try_from(limit).expect("limits are small");
        usize::try_from(self.next() % limit).expect("below a small limit")
    }

    /// Returns `true` in this many of a hundred cases.
    pub(crate) fn percent(&mut self, cases: usize) -> bool {
        self.below(100) < cases
    }

    /// A random element.
    pub(crate) fn pick<T: Clone>(&mut self, things: &[T]) -> T {
        things[self.below(things.len())].clone()
    }

    /// A face of a die.
    pub(crate) fn die(&mut self) -> u8 {
        u8::try_from(self.below(6) + 1).expect("a face is small")
    }
}

/// Longest random game, in declared moves.
const LONGEST_GAME: usize = 250;

/// At least `count` positions of random games from the start, with alternating rules.
pub(crate) fn from_games(seed: u64, count: usize) -> Vec<Sample> {
    let mut luck = Luck::new(seed);
    let mut samples = Vec::new();
    for rules in ALL_RULES.into_iter().cycle() {
        if samples.len() >= count {
            break;
        }
        // Some players are greedy, so that endgames occur too.
        let greed = luck.pick(&[0, 50, 100]);
        let mut game = Oracle::read(rules, START);
        for _ in 0..LONGEST_GAME {
            samples.push(Sample {
                rules,
                text: game.text(),
            });
            let moves = game.legal_moves();
            if moves.is_empty() {
                break;
            }
            let mut wanted = moves.clone();
            if luck.percent(greed) {
                wanted.retain(|text| text.contains('x') || text.contains('='));
            }
            let chosen = luck.pick(if wanted.is_empty() { &moves } else { &wanted });
            game.play(&chosen);
            if game.waits_for_dice() {
                game.resolve(luck.die(), luck.die());
            }
        }
    }
    samples
}
