//! The strength of each level, by game and rule set.
//!
//! Each is to score 70 to 80 % against the one below, and most do, as far as 100,000 nodes for level 8 leave room.
//! `arena find GAME` searches for such strengths; `docs/engine-measurements.md` has them. Levels of one node see a move
//! and the captures after it. Their margins are below the worth of a strong piece, so that none is thrown away. The
//! lowest levels of `ImmortalStarMasters` and of King's Guard with diagonal steps are exceptions.

use crate::engine::Strength;

/// The number of levels.
pub const LEVELS: u8 = 8;

/// The strengths of levels 1 to 8 of one game under one rule set: nodes, temperature and margin.
type Ladder = [(u64, i32, i32); LEVELS as usize];

/// King's Mate without dice.
static CALM: Ladder = [
    (1, 119, 298),
    (1, 81, 203),
    (1, 55, 137),
    (1, 36, 91),
    (1, 18, 46),
    (550, 7, 18),
    (1_500, 3, 8),
    (100_000, 0, 0),
];

/// King's Mate with Active Play.
static DICE: Ladder = [
    (1, 120, 300),
    (1, 72, 180),
    (1, 46, 114),
    (1, 24, 59),
    (140, 12, 30),
    (650, 7, 18),
    (6_000, 0, 0),
    (100_000, 0, 0),
];

/// King's Guard.
static GUARD: Ladder = [
    (1, 45, 112),
    (1, 20, 49),
    (260, 10, 25),
    (930, 5, 12),
    (3_200, 1, 2),
    (8_700, 0, 0),
    (20_000, 0, 0),
    (100_000, 0, 0),
];

/// King's Guard with diagonal steps. Games are short and sharp, and a thought of about a hundred nodes plays hardly
/// better than one of a single node.
static DIAGONAL: Ladder = [
    (1, 190, 470),
    (1, 72, 180),
    (1, 23, 58),
    (1_200, 2, 5),
    (4_000, 2, 5),
    (15_500, 0, 0),
    (38_000, 0, 0),
    (100_000, 0, 0),
];

/// King's Guard with diagonal steps on the small board.
static SMALL_DIAGONAL: Ladder = [
    (1, 190, 470),
    (1, 88, 220),
    (1, 50, 125),
    (1, 23, 58),
    (4_000, 2, 5),
    (12_000, 0, 0),
    (32_000, 0, 0),
    (100_000, 0, 0),
];

/// Four Kings One War for two.
static FOUR: Ladder = [
    (1, 100, 125),
    (1, 55, 110),
    (1, 36, 90),
    (150, 14, 35),
    (900, 6, 15),
    (3_200, 2, 5),
    (16_000, 0, 0),
    (100_000, 0, 0),
];

/// The team game of Four Kings One War.
static TEAM: Ladder = [
    (1, 100, 125),
    (1, 55, 110),
    (1, 36, 90),
    (80, 20, 50),
    (1_400, 5, 12),
    (7_000, 2, 5),
    (25_000, 0, 0),
    (100_000, 0, 0),
];

/// `ImmortalStarMasters`.
static STARS: Ladder = [
    (1, 180, 320),
    (1, 95, 225),
    (1, 60, 150),
    (220, 10, 25),
    (1_300, 4, 10),
    (4_500, 0, 0),
    (20_000, 0, 0),
    (100_000, 0, 0),
];

/// The strength of a level under this rule set. Levels count from 1; others are clamped to the nearest.
pub fn strength(rule_set: &str, level: u8) -> Strength {
    let ladder = match rule_set {
        "guard-diagonal" => &DIAGONAL,
        "guard-small-diagonal" => &SMALL_DIAGONAL,
        "four-team" => &TEAM,
        _ if rule_set.starts_with("guard") => &GUARD,
        _ if rule_set.starts_with("four") => &FOUR,
        _ if rule_set.starts_with("stars") => &STARS,
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
