//! Equities as chances: [`Chances`] turns an equity of the search into the mean result from there.
//!
//! The search compares positions. How often the side that stands better goes on to win depends on the rule set: a piece
//! ahead in Active Play wins more often than its equity says, a tower ahead in King’s Guard less often. The curves are
//! fitted to games that the engine played against itself, to their end (`examples/calibrate --fit`; `docs/engine.md` has
//! the measurements). Only analyses use them. The search, the levels and the puzzles compare equities as they are.

use crate::engine::scale::SEEN;

/// Equity between two points, in millionths.
const STEP: i32 = 100_000;

/// The mean result at each point, in thousandths. It grows from point to point. What is good for one of two sides is as
/// bad for the other, so lost positions need no points of their own.
type Points = [i32; Chances::POINTS];

/// The chances of a rule set: how equities become mean results.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chances(Option<&'static Points>);

impl Chances {
    /// Number of points of a curve, at equities of 0, 100, ... 1000.
    pub const POINTS: usize = 11;

    /// Leaves equities as the search has them.
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
        let index = usize::try_from(size / STEP).map_or(0, |index| index.min(Self::POINTS - 2));
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
static STANDARD: Points = [0, 149, 212, 292, 440, 498, 630, 783, 956, 985, 1000];

/// Expanded King’s Mate.
static EXPANDED: Points = [0, 95, 240, 284, 469, 561, 632, 847, 936, 990, 1000];

/// Active Play.
static ACTIVE: Points = [0, 89, 195, 288, 614, 637, 753, 909, 919, 964, 1000];

/// Active Play by the expanded rules.
static EXPANDED_ACTIVE: Points = [0, 144, 187, 275, 620, 644, 751, 866, 909, 990, 1000];

/// King’s Guard.
static GUARD: Points = [0, 40, 130, 210, 310, 350, 413, 458, 530, 820, 1000];

/// King’s Guard on the small board.
static GUARD_SMALL: Points = [0, 134, 295, 440, 515, 552, 622, 667, 797, 964, 974];

/// King’s Guard with diagonal steps.
static GUARD_DIAGONAL: Points = [0, 54, 193, 284, 500, 510, 661, 671, 721, 949, 1000];

/// King’s Guard on the small board with diagonal steps.
static GUARD_SMALL_DIAGONAL: Points = [0, 197, 445, 592, 772, 860, 870, 880, 890, 930, 1000];

/// Four Kings One War for two.
static FOUR_DUEL: Points = [0, 54, 206, 355, 365, 455, 671, 681, 870, 979, 1000];

/// Four Kings One War for four.
static FOUR_TEAM: Points = [0, 34, 116, 126, 187, 266, 276, 399, 447, 720, 1000];

/// `ImmortalStarMasters` for two.
static STARS: Points = [0, 10, 20, 67, 111, 188, 198, 208, 316, 475, 1000];

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::engine::rule_set;
    use crate::engine::scale::WON;
    use crate::game::options::Options;
    use crate::games::GameKind;

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

    /// The rule sets of all games under all combinations of their options.
    fn all_rule_sets() -> BTreeSet<&'static str> {
        let each = |kind: GameKind| {
            let spec = kind.spec();
            (0..1_usize << spec.options.len()).filter_map(|choice| {
                let names = spec.options.iter().enumerate();
                let chosen = names.filter(|(bit, _)| choice >> bit & 1 == 1);
                let options = chosen.fold(Options::default(), |all, (_, name)| all.with(name));
                rule_set(&*(spec.start)(&options))
            })
        };
        GameKind::ALL.into_iter().flat_map(each).collect()
    }

    #[test]
    fn every_rule_set_but_that_of_several_sides_has_a_curve() {
        let (with, without): (Vec<_>, Vec<_>) = all_rule_sets()
            .into_iter()
            .partition(|rule_set| Chances::of(rule_set) != Chances::AS_SEARCHED);
        assert_eq!(without, ["stars-many"]);
        assert_eq!(BTreeSet::from_iter(with), BTreeSet::from(RULE_SETS));
    }

    #[test]
    fn a_better_position_has_better_chances_and_a_seen_win_the_best() {
        for rule_set in RULE_SETS {
            let chances = Chances::of(rule_set);
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
