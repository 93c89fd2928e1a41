//! How strong the levels are, game by game and rule set by rule set.

use crate::engine::Strength;

/// The number of levels.
pub const LEVELS: u8 = 8;

/// The strengths of levels 1 to 8 of one game under one rule set.
type Ladder = [Strength; LEVELS as usize];

/// Nodes, temperature and margin of each level.
const fn ladder(steps: [(u64, i32, i32); LEVELS as usize]) -> Ladder {
    let mut ladder = [Strength::nodes(1); LEVELS as usize];
    let mut i = 0;
    while i < steps.len() {
        let (nodes, temperature, margin) = steps[i];
        ladder[i] = Strength {
            nodes,
            temperature,
            margin,
        };
        i += 1;
    }
    ladder
}

/// Where nothing has been measured yet.
static USUAL: Ladder = ladder([
    (60, 150, 400),
    (60, 80, 250),
    (100, 40, 150),
    (200, 15, 60),
    (1_500, 5, 20),
    (6_000, 2, 10),
    (25_000, 0, 0),
    (100_000, 0, 0),
]);

/// The strength of a level, counted from 1, under this rule set; levels there are not are taken for the nearest.
pub fn strength(_rule_set: &str, level: u8) -> Strength {
    USUAL[usize::from(level.clamp(1, LEVELS)) - 1]
}
