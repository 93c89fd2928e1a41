//! The strength of a player who is in no pool, such as a computer, by their games against people in it.
//!
//! No rating moves by it. The people's ratings are taken as they are, so a player whose strength never changes shows
//! over the years whether the pool does.

use crate::rating::glicko::{Meeting, SCALE, Skill};
use crate::rating::player_rating::{Reading, float};

/// Fewest games that make a figure.
pub const LEAST_GAMES: usize = 30;
/// Fewest different people in them.
pub const LEAST_PEOPLE: usize = 3;
/// Steps of the approximation; five are enough for six digits.
const STEPS: usize = 30;

/// A game against a player with a rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FittedGame {
    /// Their rating then.
    pub opponent: Reading,
    /// The score, in thousandths.
    pub score: i64,
}

/// The strength that explains these results best, with its standard error; `None` for fewer than [`LEAST_GAMES`].
///
/// A new player's 1500 ± 350 is the prior, so that a figure exists even if all games were won.
pub fn fitted(games: &[FittedGame]) -> Option<Skill> {
    if games.len() < LEAST_GAMES {
        return None;
    }
    let prior = (SCALE / Skill::NEW.deviation).powi(2);
    let mut found = Skill::NEW;
    for _ in 0..STEPS {
        let off = (Skill::NEW.rating - found.rating) / SCALE;
        let (mut information, mut gain) = (prior, prior * off);
        for game in games {
            let score = float(game.score) / 1000.0;
            let meeting = Meeting::duel(found, game.opponent.strength(), score);
            let (g, expected) = (meeting.discount(), meeting.expected());
            information += g * g * expected * (1.0 - expected);
            gain += g * (score - expected);
        }
        // A full step may overshoot where all expected scores are near 0 or 1.
        let step = (gain / information).clamp(-1.0, 1.0);
        found = Skill {
            rating: found.rating + SCALE * step,
            deviation: SCALE / libm::sqrt(information),
        };
    }
    Some(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn games(results: &[(i32, i64)], times: usize) -> Vec<FittedGame> {
        let game = |(rating, score): &(i32, i64)| FittedGame {
            opponent: Reading {
                rating: *rating,
                deviation: 60,
            },
            score: *score,
        };
        let all = results.iter().map(game);
        std::iter::repeat_n(all, times).flatten().collect()
    }

    #[test]
    fn half_of_the_points_against_equals_is_their_rating() {
        let found = fitted(&games(&[(1700, 1000), (1700, 0)], 400)).unwrap();
        assert!((found.rating - 1700.0).abs() < 2.0, "{found:?}");
        assert!(found.deviation < 15.0, "{found:?}");
        let few = fitted(&games(&[(1700, 1000), (1700, 0)], 15)).unwrap();
        assert!(few.deviation > 50.0 && few.rating < 1700.0, "{few:?}");
    }

    #[test]
    fn the_expected_scores_add_up_to_the_points() {
        let played = games(&[(1300, 1000), (1500, 500), (1650, 0), (1800, 0)], 100);
        let found = fitted(&played).unwrap();
        let expected: f64 = played
            .iter()
            .map(|game| Meeting::duel(found, game.opponent.strength(), 0.0).expected())
            .sum();
        // The assumption beforehand is worth less than one game of 400.
        assert!((expected - 150.0).abs() < 1.0, "{expected}");
    }

    #[test]
    fn all_won_is_a_figure_too_and_few_games_are_none() {
        let found = fitted(&games(&[(1600, 1000)], 40)).unwrap();
        assert!((2000.0..2800.0).contains(&found.rating), "{found:?}");
        assert!(found.deviation > 80.0, "{found:?}");
        assert_eq!(fitted(&games(&[(1600, 1000)], 29)), None);
    }
}
