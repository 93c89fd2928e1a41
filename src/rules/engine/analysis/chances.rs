//! Equities as chances: [`Chances`] turns an equity of the search into the mean result from there.
//!
//! The search compares positions. The chance to win with a lead depends on the rule set. A piece ahead in Active Play
//! wins more often than its equity says, a tower ahead in King’s Guard less often. The curves are fitted to games that
//! the engine played against itself, to their end (`examples/calibrate --fit`; `docs/engine-measurements.md` has the
//! figures). Only analyses use them. The search, the levels and the puzzles compare equities as they are.

use crate::engine::scale::SEEN;

/// The mean result at each point, in thousandths. It grows from point to point. A gain of one of two sides is an equal
/// loss of the other, so lost positions need no points of their own.
type Points = [i32; Chances::POINTS];

/// The chances of a rule set: how equities become mean results.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chances(Option<&'static Points>);

impl Chances {
    /// Number of points of a curve, at equities of 0, [`Chances::STEP`], ... 1000.
    pub const POINTS: usize = 21;

    /// Equity between two points, in thousandths.
    pub const STEP: i32 = 50;

    /// Leaves equities as the search has them.
    pub const AS_SEARCHED: Self = Self(None);

    /// The chances under a rule set; [`Chances::AS_SEARCHED`] if none were fitted: at tables of more than two sides.
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

    /// The mean result of an equity in millionths, in thousandths. A win or loss that the search has seen stays as it
    /// is.
    pub(super) fn result(self, equity: i32) -> i32 {
        let Some(curve) = self.0.filter(|_| equity.abs() <= SEEN) else {
            return thousandths(equity);
        };
        let (size, step) = (equity.abs(), 1_000 * Self::STEP);
        let index = usize::try_from(size / step).map_or(0, |index| index.min(Self::POINTS - 2));
        let (low, high) = (curve[index], curve[index + 1]);
        // Linear interpolation between two points.
        let result = 1_000 * low + (high - low) * (size % step / Self::STEP);
        thousandths(result.min(SEEN) * equity.signum())
    }
}

/// Millionths in thousandths, rounded.
const fn thousandths(millionths: i32) -> i32 {
    (millionths + 500 * millionths.signum()) / 1_000
}

/// King’s Mate.
static STANDARD: Points = [
    0, 61, 82, 187, 216, 268, 302, 338, 465, 488, 570, 637, 685, 720, 772, 890, 938, 960, 986, 994,
    1000,
];

/// Expanded King’s Mate.
static EXPANDED: Points = [
    0, 49, 102, 188, 247, 267, 338, 384, 504, 519, 594, 698, 703, 708, 776, 866, 921, 956, 989,
    995, 1000,
];

/// Active Play.
static ACTIVE: Points = [
    0, 9, 124, 160, 265, 270, 368, 438, 580, 668, 673, 678, 769, 823, 876, 901, 943, 969, 974, 981,
    986,
];

/// Active Play by the expanded rules.
static EXPANDED_ACTIVE: Points = [
    0, 56, 131, 160, 240, 245, 343, 407, 543, 625, 630, 635, 733, 800, 833, 838, 918, 951, 956,
    991, 996,
];

/// King’s Guard.
static GUARD: Points = [
    0, 20, 40, 85, 130, 170, 210, 260, 310, 330, 350, 381, 413, 435, 458, 494, 530, 675, 820, 910,
    1000,
];

/// King’s Guard on the small board.
static GUARD_SMALL: Points = [
    0, 67, 134, 214, 295, 367, 440, 477, 515, 533, 552, 587, 622, 644, 667, 732, 797, 880, 964,
    969, 974,
];

/// King’s Guard with diagonal steps.
static GUARD_DIAGONAL: Points = [
    0, 27, 54, 123, 193, 238, 284, 392, 500, 505, 510, 585, 661, 666, 671, 696, 721, 835, 949, 974,
    1000,
];

/// King’s Guard on the small board with diagonal steps.
static GUARD_SMALL_DIAGONAL: Points = [
    0, 98, 197, 321, 445, 518, 592, 682, 772, 816, 860, 865, 870, 875, 880, 885, 890, 910, 930,
    965, 1000,
];

/// Four Kings One War for two.
static FOUR_DUEL: Points = [
    0, 5, 97, 121, 152, 230, 270, 333, 402, 489, 494, 592, 597, 662, 667, 672, 768, 813, 926, 995,
    1000,
];

/// Four Kings One War for four.
static FOUR_TEAM: Points = [
    0, 5, 10, 100, 129, 168, 173, 178, 244, 326, 331, 348, 440, 463, 468, 473, 489, 619, 724, 898,
    1000,
];

/// `ImmortalStarMasters` for two.
static STARS: Points = [
    0, 5, 10, 15, 20, 25, 30, 35, 71, 102, 139, 166, 174, 179, 184, 259, 295, 414, 419, 716, 1000,
];

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
        let [low, middle, high] = [500_000, 525_000, 550_000].map(|equity| chances.result(equity));
        assert_eq!((low, high), (ACTIVE[10], ACTIVE[11]));
        assert!((low + high - 2 * middle).abs() <= 1);
    }
}
