//! The strength of each level, by game and rule set.
//!
//! `arena find GAME` searches for strengths that each score about 75 % against the one below. `docs/engine.md` has the
//! measurements.

use crate::engine::Strength;

/// The number of levels.
pub const LEVELS: u8 = 8;

/// The strengths of levels 1 to 8 of one game under one rule set: nodes, temperature and margin.
type Ladder = [(u64, i32, i32); LEVELS as usize];

/// King's Mate without dice.
static CALM: Ladder = [
    (1, 800, 1_500),
    (1, 250, 300),
    (1, 60, 150),
    (20, 40, 120),
    (60, 35, 100),
    (200, 20, 60),
    (700, 8, 24),
    (100_000, 0, 0),
];

/// King's Mate with Active Play.
static DICE: Ladder = [
    (1, 250, 300),
    (1, 60, 150),
    (40, 40, 120),
    (90, 30, 90),
    (200, 20, 60),
    (450, 10, 30),
    (1_500, 4, 12),
    (100_000, 0, 0),
];

/// King's Guard.
static GUARD: Ladder = [
    (1, 250, 300),
    (1, 100, 200),
    (1, 30, 100),
    (90, 30, 90),
    (200, 20, 60),
    (700, 8, 24),
    (2_300, 3, 9),
    (100_000, 0, 0),
];

/// Four Kings One War.
static FOUR: Ladder = [
    (1, 250, 300),
    (1, 160, 250),
    (1, 100, 200),
    (1, 60, 150),
    (60, 35, 100),
    (2_000, 4, 12),
    (12_000, 0, 0),
    (100_000, 0, 0),
];

/// `ImmortalStarMasters`.
static STARS: Ladder = [
    (1, 250, 300),
    (40, 40, 120),
    (130, 25, 75),
    (300, 15, 45),
    (700, 8, 24),
    (1_500, 4, 12),
    (8_000, 0, 0),
    (100_000, 0, 0),
];

/// The strength of a level under this rule set. Levels count from 1; others are clamped to the nearest.
pub fn strength(rule_set: &str, level: u8) -> Strength {
    let family = rule_set.split('-').next().unwrap_or_default();
    let ladder = match family {
        "guard" => &GUARD,
        "four" => &FOUR,
        "stars" => &STARS,
        _ if rule_set.ends_with("active") => &DICE,
        _ => &CALM,
    };
    let (nodes, temperature, margin) = ladder[usize::from(level.clamp(1, LEVELS)) - 1];
    Strength {
        nodes,
        temperature,
        margin,
    }
}
