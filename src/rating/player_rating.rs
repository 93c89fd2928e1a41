//! The stored state of one player in one pool, in whole thousandths: [`PlayerRating`]. The part of it that others read:
//! [`Reading`].

use crate::rating::glicko::{PROVISIONAL, Skill};

/// Milliseconds of a day.
pub const DAY: i64 = 24 * 60 * 60 * 1000;

/// A player in a pool after their last rated game there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayerRating {
    /// The rating, in thousandths of a point.
    pub rating: i64,
    /// The deviation after that game, in thousandths of a point.
    pub deviation: i64,
    /// The end of that game, in ms since 1970 UTC.
    pub last: i64,
    /// Number of rated games.
    pub games: u32,
}

/// A strength in whole tens, as the update of another seat reads it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reading {
    /// The rating, in points.
    pub rating: i32,
    /// The deviation, in points.
    pub deviation: i32,
}

impl PlayerRating {
    /// The strength at a moment (ms since 1970 UTC): its deviation has grown since the last game.
    pub fn at(&self, moment: i64) -> Skill {
        let days = moment.saturating_sub(self.last).max(0);
        self.strength().after_days(float(days) / float(DAY))
    }

    /// The strength right after the last game.
    pub fn strength(&self) -> Skill {
        Skill {
            rating: float(self.rating) / 1000.0,
            deviation: float(self.deviation) / 1000.0,
        }
    }

    /// The state after a game that ended at `moment` with this strength.
    pub(in crate::rating) fn next(before: Option<&Self>, after: Skill, moment: i64) -> Self {
        Self {
            rating: thousandths(after.rating),
            deviation: thousandths(after.deviation),
            // A clock that stepped back gives nobody idle days later.
            last: before.map_or(moment, |before| before.last.max(moment)),
            games: before.map_or(0, |before| before.games).saturating_add(1),
        }
    }

    /// Returns `true` while the rating says too little to be ranked.
    pub fn is_provisional(&self, moment: i64) -> bool {
        self.at(moment).deviation > PROVISIONAL
    }
}

impl Reading {
    /// The reading of a strength, by way of its thousandths: so a stored step has the same.
    pub fn of(strength: Skill) -> Self {
        Self::of_thousandths(
            thousandths(strength.rating),
            thousandths(strength.deviation),
        )
    }

    /// The reading of a rating and a deviation in thousandths.
    pub fn of_thousandths(rating: i64, deviation: i64) -> Self {
        Self {
            rating: tens(rating),
            deviation: tens(deviation),
        }
    }

    /// The strength it stands for.
    pub fn strength(self) -> Skill {
        Skill {
            rating: self.rating.into(),
            deviation: self.deviation.into(),
        }
    }
}

/// Thousandths in whole tens, half up.
fn tens(thousandths: i64) -> i32 {
    let tens = thousandths.saturating_add(5_000).div_euclid(10_000);
    i32::try_from(tens.saturating_mul(10)).unwrap_or(i32::MAX)
}

/// A whole number as a float: exact up to 2^53.
#[expect(
    clippy::cast_precision_loss,
    reason = "moments and thousandths are below 2^53"
)]
pub(in crate::rating) fn float(value: i64) -> f64 {
    value as f64
}

/// A value in thousandths, half up.
#[expect(
    clippy::cast_possible_truncation,
    reason = "values here are far below 2^53"
)]
pub(in crate::rating) fn thousandths(value: f64) -> i64 {
    libm::floor(value * 1000.0 + 0.5) as i64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn others_are_read_in_tens_half_up() {
        for (value, read) in [
            (1_545_000, 1550),
            (1_544_999, 1540),
            (75_450, 80),
            (-5_000, 0),
            (-5_001, -10),
        ] {
            assert_eq!(tens(value), read);
        }
    }
}
