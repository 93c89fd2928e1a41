//! The mean score of several games, and the same with the luck of the dice taken out.
//!
//! Luck is 0 on average, whatever anybody plays. So a score less a fixed multiple of its game's luck has the same mean
//! as the score. It varies less if luck decided much: it is a control variate. The multiple must not depend on the
//! games at hand. It says nothing about a single game, and is no rating.

/// Fewest games that are worth a statement.
pub const LEAST_GAMES: usize = 20;
/// The score that a point of such luck is worth on average, fitted to 1,000 games of the computer in Active Play by
/// `examples/calibrate --static`.
pub const SLOPE: f64 = 0.7;
/// Largest share of the variance that may be left for a statement.
const MOST_LEFT: f64 = 0.8;

/// A finished game of a player.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LuckyScore {
    /// 1 for a win, 0.5 for a draw, 0 for a loss.
    pub score: f64,
    /// The luck of the dice, in score: the player's gain by the rolls beyond the average. The estimate does not know
    /// how the game continues.
    pub luck: f64,
}

/// A mean with its standard error, both as a part of 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MeanScore {
    /// The mean.
    pub mean: f64,
    /// Its standard error.
    pub error: f64,
}

/// The mean score beside the one without luck.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ScoreComparison {
    /// As the games ended.
    pub score: MeanScore,
    /// With the luck taken out.
    pub without_luck: MeanScore,
}

/// Compares the mean score of these games with the one without luck, a point of which is worth `slope`.
///
/// `None` for fewer than [`LEAST_GAMES`], and where taking luck out lowers the variance by less than a fifth: then it
/// would explain nothing.
pub fn compare(games: &[LuckyScore], slope: f64) -> Option<ScoreComparison> {
    if games.len() < LEAST_GAMES {
        return None;
    }
    let (score, variance) = mean_score(games.iter().map(|game| game.score), games.len());
    let lucky = games.iter().map(|game| game.score - slope * game.luck);
    let (without_luck, left) = mean_score(lucky, games.len());
    let says_more = variance > 0.0 && left <= MOST_LEFT * variance;
    says_more.then_some(ScoreComparison {
        score,
        without_luck,
    })
}

/// The mean of this many scores, and their variance.
fn mean_score(scores: impl Iterator<Item = f64> + Clone, count: usize) -> (MeanScore, f64) {
    let count = f64::from(u32::try_from(count).unwrap_or(u32::MAX));
    let mean = scores.clone().sum::<f64>() / count;
    let variance = scores.map(|score| (score - mean).powi(2)).sum::<f64>() / (count - 1.0);
    let error = (variance / count).sqrt();
    (MeanScore { mean, error }, variance)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn games(luck_of_wins: f64, count: usize) -> Vec<LuckyScore> {
        let game = |n| LuckyScore {
            score: if n % 2 == 0 { 1.0 } else { 0.0 },
            luck: if n % 2 == 0 {
                luck_of_wins
            } else {
                -luck_of_wins
            },
        };
        (0..count).map(game).collect()
    }

    #[test]
    fn luck_that_decided_everything_leaves_only_the_mean() {
        let found = compare(&games(10.0, 20), 0.05).unwrap();
        assert!((found.score.mean - 0.5).abs() < 1e-9);
        assert!((found.without_luck.mean - 0.5).abs() < 1e-9);
        // The variance of ten wins and ten losses is 5/19.
        assert!((found.score.error - (5.0_f64 / 19.0 / 20.0).sqrt()).abs() < 1e-9);
        assert!(found.without_luck.error < 1e-9);
    }

    #[test]
    fn who_was_lucky_in_every_game_played_worse_than_the_score() {
        let mut lucky = games(10.0, 20);
        for game in &mut lucky {
            game.luck += 4.0;
        }
        let found = compare(&lucky, 0.04).unwrap();
        assert!((found.without_luck.mean - (0.5 - 0.04 * 4.0)).abs() < 1e-9);
    }

    #[test]
    fn nothing_is_said_of_few_games_or_where_luck_explains_little() {
        assert_eq!(compare(&games(10.0, 19), 0.05), None);
        assert_eq!(compare(&games(0.5, 40), 0.05), None, "a tenth of it");
        assert_eq!(compare(&games(-10.0, 40), 0.05), None, "it varies more");
        let won = |game: LuckyScore| LuckyScore { score: 1.0, ..game };
        let all_won: Vec<_> = games(0.0, 30).into_iter().map(won).collect();
        assert_eq!(compare(&all_won, 0.05), None, "nothing varies");
    }
}
