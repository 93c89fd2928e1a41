//! Equities as chances: [`Chances`] turns what the search says into the mean result from there.
//!
//! The search compares positions. How often the side that stands better goes on to win depends on the rule set: a piece
//! ahead in Active Play wins more often than its equity says, a guard ahead in King’s Guard less often. The curves are
//! fitted to games that the engine played against itself, to their end (`examples/calibrate --fit`; `docs/engine.md` has
//! the measurements). Only analyses use them. The search, the levels and the puzzles compare equities as they are.

use crate::engine::scale::SEEN;

/// Number of points of a curve, at equities of 0, 100, ... 1000.
const POINTS: usize = 11;
/// Equity between two points, in millionths.
const STEP: i32 = 100_000;

/// The mean result at each point, in thousandths. It grows from point to point. What is good for one of two sides is as
/// bad for the other, so lost positions need no points of their own.
type Curve = [i32; POINTS];

/// The chances of a rule set: how equities become mean results.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chances(Option<&'static Curve>);

impl Chances {
    /// Equities as the search has them.
    pub const AS_SEARCHED: Self = Self(None);

    /// The chances under a rule set; [`Chances::AS_SEARCHED`] where none were fitted: at tables of more than two sides.
    pub fn of(rule_set: &str) -> Self {
        Self(Some(match rule_set {
            "standard" => &STANDARD,
            "expanded" => &EXPANDED,
            "active" => &ACTIVE,
            "expanded-active" => &EXPANDED_ACTIVE,
            "guard" => &GUARD,
            "guard-small" => &GUARD_SMALL,
            "guard-diagonal" => &GUARD_DIAGONAL,
            "guard-small-diagonal" => &GUARD_SMALL_DIAGONAL,
            "four-duel" => &FOUR_DUEL,
            "four-team" => &FOUR_TEAM,
            "stars" => &STARS,
            _ => return Self::AS_SEARCHED,
        }))
    }

    /// The mean result of an equity in millionths, in thousandths. A win or loss that the search has seen stays as it is.
    pub(super) fn result(self, equity: i32) -> i32 {
        let Some(curve) = self.0.filter(|_| equity.abs() <= SEEN) else {
            return thousandths(equity);
        };
        let size = equity.abs();
        let index = usize::try_from(size / STEP).map_or(0, |index| index.min(POINTS - 2));
        let (low, high) = (curve[index], curve[index + 1]);
        // Linear interpolation between two points.
        let result = 1_000 * low + (high - low) * (size % STEP / 100);
        thousandths(result.min(SEEN) * equity.signum())
    }
}

/// Millionths in thousandths, rounded.
const fn thousandths(millionths: i32) -> i32 {
    (millionths + 500 * millionths.signum()) / 1_000
}

/// King’s Mate.
static STANDARD: Curve = [0, 132, 151, 161, 262, 353, 415, 664, 958, 968, 1000];

/// Expanded King’s Mate.
static EXPANDED: Curve = [0, 66, 116, 172, 357, 477, 487, 612, 933, 990, 1000];

/// Active Play.
static ACTIVE: Curve = [0, 89, 196, 222, 599, 633, 753, 880, 890, 900, 1000];

/// Active Play by the expanded rules.
static EXPANDED_ACTIVE: Curve = [0, 125, 140, 150, 652, 672, 744, 853, 928, 990, 1000];

/// King’s Guard.
static GUARD: Curve = [0, 12, 100, 176, 236, 255, 284, 422, 432, 786, 1000];

/// King’s Guard on the small board.
static GUARD_SMALL: Curve = [0, 93, 164, 257, 341, 470, 526, 575, 676, 963, 973];

/// King’s Guard with diagonal steps.
static GUARD_DIAGONAL: Curve = [0, 126, 136, 234, 304, 314, 432, 442, 607, 719, 1000];

/// King’s Guard on the small board with diagonal steps.
static GUARD_SMALL_DIAGONAL: Curve = [0, 152, 332, 451, 554, 693, 703, 744, 864, 941, 1000];

/// Four Kings One War for two.
static FOUR_DUEL: Curve = [0, 45, 169, 315, 359, 447, 662, 715, 884, 964, 1000];

/// Four Kings One War for four.
static FOUR_TEAM: Curve = [0, 21, 136, 167, 177, 223, 265, 398, 408, 635, 1000];

/// `ImmortalStarMasters` for two.
static STARS: Curve = [0, 10, 20, 55, 68, 132, 179, 189, 325, 365, 1000];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::scale::WON;

    const RULE_SETS: [&str; 11] = [
        "standard",
        "expanded",
        "active",
        "expanded-active",
        "guard",
        "guard-small",
        "guard-diagonal",
        "guard-small-diagonal",
        "four-duel",
        "four-team",
        "stars",
    ];

    #[test]
    fn a_better_position_has_better_chances_and_a_seen_win_the_best() {
        for rule_set in RULE_SETS {
            let chances = Chances::of(rule_set);
            assert_ne!(chances, Chances::AS_SEARCHED, "{rule_set}");
            let results = (-1_000..=1_000).map(|equity| chances.result(1_000 * equity));
            assert!(results.is_sorted(), "{rule_set}");
            assert_eq!(chances.result(WON), 1_000);
            assert_eq!(chances.result(-WON), -1_000);
        }
    }

    #[test]
    fn what_is_good_for_one_of_two_sides_is_as_bad_for_the_other() {
        for rule_set in RULE_SETS {
            let chances = Chances::of(rule_set);
            for equity in (0..WON).step_by(777) {
                assert_eq!(chances.result(equity), -chances.result(-equity));
            }
        }
    }

    #[test]
    fn between_two_points_it_is_a_straight_line() {
        let chances = Chances::of("active");
        let [low, middle, high] = [500_000, 550_000, 600_000].map(|equity| chances.result(equity));
        assert_eq!((low, high), (ACTIVE[5], ACTIVE[6]));
        assert!((low + high - 2 * middle).abs() <= 1);
    }
}
