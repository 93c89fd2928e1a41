//! Conversion of material to win chances ([`squash`]) and of equities to choices ([`share`]), in whole numbers.
//!
//! The search counts equity in millionths: [`WON`] for a won game, and its negative for a lost one. Dice average
//! chances, not material, so [`squash`] first converts an evaluation in hundredths of a piece.

/// The equity of a won game.
pub const WON: i32 = 1_000_000;
/// Equities beyond this are wins or losses found by search.
pub const SEEN: i32 = 990_000;
/// Cost of each ply to a win, so that the search takes the nearer one.
pub const PLY: i32 = 100;
/// Hundredths of a piece by which the odds of winning grow by a factor of e.
pub const SCALE: i32 = 200;

/// Twice the logistic function minus one, in millionths, in steps of an eighth from 0 to 10.
#[rustfmt::skip]
static LOGISTIC: [i32; 81] = [
    0, 62_419, 124_353, 185_333, 244_919, 302_710, 358_357, 411_570,
    462_117, 509_830, 554_600, 596_374, 635_149, 670_967, 703_906, 734_072,
    761_594, 786_619, 809_301, 829_802, 848_284, 864_907, 879_827, 893_193,
    905_148, 915_825, 925_346, 933_828, 941_376, 948_085, 954_045, 959_335,
    964_028, 968_187, 971_873, 975_137, 978_026, 980_583, 982_845, 984_846,
    986_614, 988_178, 989_560, 990_781, 991_860, 992_813, 993_655, 994_398,
    995_055, 995_635, 996_147, 996_599, 996_998, 997_350, 997_661, 997_936,
    998_178, 998_392, 998_581, 998_747, 998_894, 999_024, 999_139, 999_240,
    999_329, 999_408, 999_478, 999_539, 999_593, 999_641, 999_683, 999_720,
    999_753, 999_782, 999_808, 999_830, 999_850, 999_868, 999_883, 999_897,
    999_909,
];

/// Converts hundredths of a piece to win chances. A slowly growing tail beyond the logistic curve lets a won game make
/// progress.
pub fn squash(raw: i32) -> i32 {
    let size = raw.abs().min(100 * SCALE);
    let eighths = 8 * size / SCALE;
    let last = LOGISTIC.len() - 1;
    let i = usize::try_from(eighths).map_or(last, |i| i.min(last));
    let next = (i + 1).min(last);
    // Linear interpolation between two entries.
    let rest = (8 * size - eighths * SCALE) * i32::from(i < last);
    let curve = LOGISTIC[i] + (LOGISTIC[next] - LOGISTIC[i]) * rest / SCALE;
    let value = curve / 25 * 24 + size;
    if raw < 0 { -value } else { value }
}

/// The greatest evaluation in hundredths of a piece whose win chances do not exceed this value.
pub fn unsquash(value: i32) -> i32 {
    let (mut low, mut high) = (-100 * SCALE, 100 * SCALE);
    while low < high {
        let middle = low + (high - low + 1) / 2;
        if squash(middle) <= value {
            low = middle;
        } else {
            high = middle - 1;
        }
    }
    low
}

/// `65536 * exp(-i / 8)`.
#[rustfmt::skip]
static FALLING: [u32; 65] = [
    65_536, 57_835, 51_039, 45_042, 39_750, 35_079, 30_957, 27_319,
    24_109, 21_276, 18_776, 16_570, 14_623, 12_905, 11_388, 10_050,
    8_869, 7_827, 6_907, 6_096, 5_380, 4_747, 4_190, 3_697,
    3_263, 2_879, 2_541, 2_243, 1_979, 1_746, 1_541, 1_360,
    1_200, 1_059, 935, 825, 728, 642, 567, 500,
    442, 390, 344, 303, 268, 236, 209, 184,
    162, 143, 127, 112, 99, 87, 77, 68,
    60, 53, 47, 41, 36, 32, 28, 25,
    22,
];

/// The weight of a choice that is `behind` the best one at this temperature, both in the same unit; 65536 for the best.
pub fn share(behind: i32, temperature: i32) -> u32 {
    if temperature <= 0 {
        return if behind <= 0 { FALLING[0] } else { 0 };
    }
    let eighths = 8 * i64::from(behind.max(0)) / i64::from(temperature);
    let entry = usize::try_from(eighths).ok().and_then(|i| FALLING.get(i));
    entry.copied().unwrap_or(0)
}

/// The next number of a seeded `SplitMix64` sequence.
pub const fn draw(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let mut z = *state;
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

/// The sign of a value for our coalition or the other.
pub(super) const fn signed(value: i32, ours: bool) -> i32 {
    if ours { value } else { -value }
}

/// Converts a value for the table: a win counts from the position there, and from the root in the search.
pub(super) const fn to_table(value: i32, ply: i32) -> i32 {
    if value > SEEN {
        value + ply * PLY
    } else if value < -SEEN {
        value - ply * PLY
    } else {
        value
    }
}

/// Converts a value of the table back, to count wins from the root.
pub(super) const fn from_table(value: i32, ply: i32) -> i32 {
    if value > SEEN {
        value - ply * PLY
    } else if value < -SEEN {
        value + ply * PLY
    } else {
        value
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_grow_with_every_hundredth_and_stay_below_a_win() {
        let mut before = squash(-25_000);
        assert!(before > -SEEN);
        for raw in -20_000..=20_000 {
            let now = squash(raw);
            assert!(now > before || raw <= -20_000, "{raw}");
            assert_eq!(now, -squash(-raw));
            assert_eq!(unsquash(now), raw);
            before = now;
        }
        assert!(before < SEEN);
    }

    #[test]
    fn what_is_far_behind_is_never_chosen() {
        assert_eq!(share(0, 50), 65_536);
        assert!(share(50, 50) < share(0, 50) && share(50, 50) > share(100, 50));
        assert_eq!(share(1_000, 50), 0);
        assert_eq!((share(0, 0), share(1, 0)), (65_536, 0));
    }
}
