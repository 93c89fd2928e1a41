//! Glicko-2 with constant volatility, weighted results and real time: one update of one seat.
//!
//! Reference: Mark Glickman, “Example of the Glicko-2 system” (2022). Constant volatility keeps thrown games from
//! widening later gains. Weights let a whole table count as one result, and damp the same two people's many games.

use std::f64::consts::PI;

/// Points per unit of Glicko-2's own scale.
pub const SCALE: f64 = 173.7178;
/// Rating of a new player, in points.
pub const START_RATING: f64 = 1500.0;
/// Deviation of a new player, and the most anybody has, in points.
pub const MOST_DEVIATION: f64 = 350.0;
/// Least deviation, in points.
pub const LEAST_DEVIATION: f64 = 45.0;
/// A rating is provisional above this deviation, in points.
pub const PROVISIONAL: f64 = 110.0;
/// Volatility, in Glicko-2's own units per rating period.
pub const VOLATILITY: f64 = 0.06;
/// Rating period, in days.
pub const PERIOD: f64 = 10.0;

/// A rating with its deviation, in points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Skill {
    /// The rating.
    pub rating: f64,
    /// Its standard deviation.
    pub deviation: f64,
}

/// One result against one opposing side, from the view of one seat.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Meeting {
    /// Mean rating of the seat's own side less that of the opposing side, in points.
    pub lead: f64,
    /// Deviation of everybody else's part in that difference, in points.
    pub deviation: f64,
    /// The seat's share of its own side: 1 when it plays alone, ½ with one partner.
    pub share: f64,
    /// Score: 1 for a win, ½ for a draw, 0 for a loss.
    pub score: f64,
    /// Weight of this result: 1 for a duel.
    pub weight: f64,
}

impl Skill {
    /// A new player's.
    pub const NEW: Self = Self {
        rating: START_RATING,
        deviation: MOST_DEVIATION,
    };

    /// The strength after this many days without a rated game. Negative days count as none.
    #[must_use]
    pub fn after_days(self, days: f64) -> Self {
        let periods = days.max(0.0) / PERIOD;
        let drift = VOLATILITY * SCALE;
        let grown = libm::sqrt(self.deviation * self.deviation + periods * (drift * drift));
        Self {
            rating: self.rating,
            deviation: grown.min(MOST_DEVIATION),
        }
    }

    /// The strength after these results, all of one moment. Time before them is not counted here.
    #[must_use]
    pub fn after(self, meetings: &[Meeting]) -> Self {
        let (mut information, mut gain) = (0.0, 0.0);
        for meeting in meetings {
            let (g, expected) = (meeting.discount(), meeting.expected());
            let slope = meeting.share * g;
            information += meeting.weight * slope * slope * expected * (1.0 - expected);
            gain += meeting.weight * slope * (meeting.score - expected);
        }
        let before = SCALE / self.deviation;
        let variance = 1.0 / (before * before + information);
        Self {
            rating: self.rating + SCALE * variance * gain,
            deviation: (SCALE * libm::sqrt(variance)).max(LEAST_DEVIATION),
        }
    }
}

impl Meeting {
    /// A duel of `own` against `opponent`, whose values count as they are given.
    pub fn duel(own: Skill, opponent: Skill, score: f64) -> Self {
        Self {
            lead: own.rating - opponent.rating,
            deviation: opponent.deviation,
            share: 1.0,
            score,
            weight: 1.0,
        }
    }

    /// The expected score.
    pub fn expected(&self) -> f64 {
        1.0 / (1.0 + libm::exp(-self.discount() * self.lead / SCALE))
    }

    /// Glicko's g: the discount for the others' deviation.
    pub(in crate::rating) fn discount(&self) -> f64 {
        let phi = self.deviation / SCALE;
        1.0 / libm::sqrt(1.0 + 3.0 * (phi * phi) / (PI * PI))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn strength(rating: f64, deviation: f64) -> Skill {
        Skill { rating, deviation }
    }

    #[track_caller]
    fn close(got: f64, expected: f64, digits: f64) {
        assert!((got - expected).abs() <= digits, "{got} is not {expected}");
    }

    #[test]
    fn the_papers_example_gives_the_papers_numbers() {
        // One rating period passes with the three games.
        let own = strength(1500.0, 200.0);
        let games = [
            (strength(1400.0, 30.0), 1.0),
            (strength(1550.0, 100.0), 0.0),
            (strength(1700.0, 300.0), 0.0),
        ]
        .map(|(opponent, score)| Meeting::duel(own, opponent, score));
        let after = own.after_days(PERIOD).after(&games);
        close(after.rating, 1464.0507, 5e-5);
        close(after.deviation, 151.5165, 5e-5);
    }

    #[test]
    fn new_beats_new() {
        let won = Skill::NEW.after(&[Meeting::duel(Skill::NEW, Skill::NEW, 1.0)]);
        let lost = Skill::NEW.after(&[Meeting::duel(Skill::NEW, Skill::NEW, 0.0)]);
        close(won.rating, 1662.2120, 5e-5);
        close(lost.rating, 1337.7880, 5e-5);
        close(won.deviation, 290.2305, 5e-5);
        assert_eq!(won.deviation.to_bits(), lost.deviation.to_bits());
    }

    #[test]
    fn idle_people_become_less_certain() {
        for (from, days, expected) in [
            (60.0, 100.0, 68.46),
            (60.0, 365.0, 86.98),
            (60.0, 782.0, 109.98),
            (60.0, 2000.0, 159.15),
            (45.0, 365.0, 77.40),
        ] {
            close(
                strength(1500.0, from).after_days(days).deviation,
                expected,
                5e-3,
            );
        }
        let capped = strength(1500.0, 349.0).after_days(1e6);
        assert_eq!(capped.deviation.to_bits(), MOST_DEVIATION.to_bits());
        let backwards = strength(1500.0, 60.0).after_days(-30.0);
        assert_eq!(backwards.deviation.to_bits(), 60f64.to_bits());
    }

    /// `skillratings` knows whole periods and no weights.
    #[test]
    fn another_implementation_agrees() {
        use skillratings::Outcomes;
        use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2};
        let config = Glicko2Config {
            tau: 0.0001,
            ..Glicko2Config::default()
        };
        let mut compared = 0;
        for own in [(1200.0, 60.0), (1500.0, 120.0), (1810.0, 240.0)] {
            for other in [(1000.0, 45.0), (1490.0, 90.0), (2100.0, 300.0)] {
                for (outcome, score) in [
                    (Outcomes::WIN, 1.0),
                    (Outcomes::DRAW, 0.5),
                    (Outcomes::LOSS, 0.0),
                ] {
                    let theirs = |(rating, deviation)| Glicko2Rating {
                        rating,
                        deviation,
                        volatility: VOLATILITY,
                    };
                    let (expected, _) = glicko2(&theirs(own), &theirs(other), &outcome, &config);
                    let me = strength(own.0, own.1);
                    let meeting = Meeting::duel(me, strength(other.0, other.1), score);
                    let got = me.after_days(PERIOD).after(&[meeting]);
                    close(got.rating, expected.rating, 1e-3);
                    close(got.deviation, expected.deviation, 1e-3);
                    compared += 1;
                }
            }
        }
        assert_eq!(compared, 27);
    }
}
