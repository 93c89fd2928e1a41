//! Positions to compare: those of random games here, scattered ones beside.
//!
//! All come from a seed, so that a disagreement occurs again in every run.

use crate::luck::Luck;
pub use crate::mate::scatter::scattered;
use crate::mate::{Oracle, Rules};

/// The starting position.
pub const START: &str = "erskspe/ff1f1ff/7/7/7/7/7/FF1F1FF/EPSKSRE w Kk";

/// A position as text, with the rules of its game.
#[derive(Clone, Debug)]
pub struct Sample {
    /// The rules of its game.
    pub rules: Rules,
    /// The position.
    pub text: String,
}

/// All four combinations of rules.
pub const ALL_RULES: [Rules; 4] = [
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

/// Longest random game, in declared moves.
const LONGEST_GAME: usize = 250;

/// At least `count` positions of random games from the start, with alternating rules.
pub fn from_games(seed: u64, count: usize) -> Vec<Sample> {
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
