//! The conditions for a place in the standings, and those that a player does not meet yet.

use crate::rating::glicko::{Meeting, PROVISIONAL, Skill};
use crate::rating::player_rating::{DAY, PlayerRating};

/// Least number of rated games.
pub const LEAST_GAMES: u32 = 5;
/// Least number of different people in them.
pub const LEAST_PEOPLE: u32 = 3;
/// Longest time since the last rated game, in ms.
pub const LONGEST_PAUSE: i64 = 365 * DAY;

/// Deviation of a typical opponent, in points.
const TYPICAL: f64 = 80.0;
/// Largest result of [`games_until_firm`], in games.
const MOST_TOLD: u32 = 50;

/// A requirement of standings that a player does not meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Missing {
    /// The deviation is too large; holds the number of games that bring it down.
    Deviation(u32),
    /// Too few rated games; holds their number.
    Games(u32),
    /// Too few people in them; holds their number.
    People(u32),
    /// No rated game within a year.
    Recent,
}

/// The conditions that a player does not meet at a moment (ms since 1970 UTC), in the order shown. Empty for a player
/// in the standings.
pub fn missing(rating: &PlayerRating, people: u32, moment: i64) -> Vec<Missing> {
    let mut missing = Vec::new();
    if rating.is_provisional(moment) {
        missing.push(Missing::Deviation(games_until_firm(rating.at(moment))));
    }
    if rating.games < LEAST_GAMES {
        missing.push(Missing::Games(rating.games));
    }
    if people < LEAST_PEOPLE {
        missing.push(Missing::People(people));
    }
    if moment.saturating_sub(rating.last) > LONGEST_PAUSE {
        missing.push(Missing::Recent);
    }
    missing
}

/// Number of games against typical equal opponents after which a rating is no longer provisional.
pub fn games_until_firm(strength: Skill) -> u32 {
    let mut now = strength;
    for games in 0..MOST_TOLD {
        if now.deviation <= PROVISIONAL {
            return games;
        }
        let opponent = Skill {
            rating: now.rating,
            deviation: TYPICAL,
        };
        now = now.after(&[Meeting::duel(now, opponent, 0.5)]);
    }
    MOST_TOLD
}

/// Thousandths as whole points, half up.
pub fn points(thousandths: i64) -> i64 {
    thousandths.saturating_add(500).div_euclid(1000)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_new_player_needs_about_a_dozen_games() {
        let needed = games_until_firm(Skill::NEW);
        assert!((8..=14).contains(&needed), "{needed}");
        let firm = Skill {
            rating: 1500.0,
            deviation: 110.0,
        };
        assert_eq!(games_until_firm(firm), 0);
    }

    #[test]
    fn everything_that_is_missing_is_told() {
        let rating = |deviation, games, last| PlayerRating {
            rating: 1_500_000,
            deviation,
            last,
            games,
        };
        let year = 366 * DAY;
        assert_eq!(missing(&rating(100_000, 5, year), 3, year), []);
        let lacks = missing(&rating(100_000, 4, 0), 2, year);
        assert_eq!(
            lacks[..],
            [
                Missing::Deviation(2),
                Missing::Games(4),
                Missing::People(2),
                Missing::Recent
            ]
        );
        assert_eq!(
            (points(1_499_500), points(-500), points(-501)),
            (1500, 0, -1)
        );
    }
}
