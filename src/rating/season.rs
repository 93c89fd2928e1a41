//! A season: how well everybody did in its games alone.
//!
//! A performance begins at 1500 ± 350 and follows the same formulas as a rating. One thing differs: the others are read
//! as their lasting ratings had them at the end of each game. So a season measures everybody by opponents of known
//! strength, and stays the same if any of them is forgotten later.

use std::collections::{BTreeMap, BTreeSet};

use crate::rating::player_rating::{PlayerRating, Reading};
use crate::rating::table::{Seated, Who, steps};

/// Least number of games for a place in a season.
pub const LEAST_GAMES: u32 = 5;
/// Least number of people in them.
pub const LEAST_PEOPLE: u32 = 3;

/// A finished rated game as a season reads it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeasonGame<P> {
    /// The time of its end, in ms since 1970 UTC.
    pub ended: i64,
    /// Its seats.
    pub seats: Vec<SeasonSeat<P>>,
}

/// One seat of such a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeasonSeat<P> {
    /// The player; `None` for a forgotten one.
    pub player: Option<P>,
    /// Their lasting rating at the end of the game, as the others read it.
    pub read: Reading,
    /// Their rated games with each seat within the farming span before this one, in seat order.
    pub met: Vec<u32>,
    /// The side; partners share one.
    pub side: u8,
    /// The place, 1 the best.
    pub place: u8,
}

/// A player’s games of a season.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Performance {
    /// The rating that these games alone would give.
    pub rating: PlayerRating,
    /// Number of different people in them.
    pub people: u32,
}

impl Performance {
    /// Returns `true` if it is worth a place.
    pub const fn counts(&self) -> bool {
        self.rating.games >= LEAST_GAMES && self.people >= LEAST_PEOPLE
    }
}

/// Everybody’s performance in these games, which are in the order of their ends.
pub fn performances<P: Ord + Clone>(games: &[SeasonGame<P>]) -> BTreeMap<P, Performance> {
    let mut standings: BTreeMap<P, PlayerRating> = BTreeMap::new();
    let mut known: BTreeMap<P, BTreeSet<P>> = BTreeMap::new();
    let mut forgotten: BTreeMap<P, u32> = BTreeMap::new();
    for game in games {
        for (at, seat) in game.seats.iter().enumerate() {
            let Some(player) = &seat.player else {
                continue;
            };
            let step = step(game, at, standings.get(player).copied());
            if let Some(after) = step {
                standings.insert(player.clone(), after);
            }
            let others = game
                .seats
                .iter()
                .filter(|other| other.player.as_ref() != Some(player));
            for other in others {
                match &other.player {
                    Some(other) => {
                        let people = known.entry(player.clone()).or_default();
                        people.insert(other.clone());
                    }
                    // Only their meetings show that it is the same person again.
                    None if other.met.get(at).copied().unwrap_or(0) == 0 => {
                        *forgotten.entry(player.clone()).or_default() += 1;
                    }
                    None => {}
                }
            }
        }
    }
    let played = standings.into_iter().map(|(player, rating)| {
        let people = known.get(&player).map_or(0, BTreeSet::len);
        let people = u32::try_from(people).unwrap_or(u32::MAX);
        let gone = forgotten.get(&player).copied().unwrap_or(0);
        let people = people.saturating_add(gone);
        (player, Performance { rating, people })
    });
    played.collect()
}

/// The state of one seat’s performance after a game.
fn step<P>(game: &SeasonGame<P>, at: usize, before: Option<PlayerRating>) -> Option<PlayerRating> {
    let seats = game.seats.iter().enumerate().map(|(nth, seat)| Seated {
        who: if nth == at {
            Who::Player(before)
        } else {
            Who::Ghost(seat.read)
        },
        side: seat.side,
        place: seat.place,
    });
    let seats: Vec<Seated> = seats.collect();
    let met = |one: usize, other: usize| {
        let own = game.seats.get(one).filter(|seat| seat.player.is_some());
        let counted = own.and_then(|seat| seat.met.get(other));
        // A forgotten player’s row and the others’ hold the same counts.
        let theirs = || game.seats.get(other).and_then(|seat| seat.met.get(one));
        counted.or_else(theirs).copied().unwrap_or(0)
    };
    let step = steps(game.ended, &seats, met).into_iter().nth(at)??;
    Some(step.after)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rating::player_rating::DAY;

    fn seat(player: Option<u8>, rating: i32, place: u8) -> SeasonSeat<u8> {
        SeasonSeat {
            player,
            read: Reading {
                rating,
                deviation: 80,
            },
            met: vec![0, 0],
            side: place,
            place,
        }
    }

    fn duel(winner: (Option<u8>, i32), loser: (Option<u8>, i32), ended: i64) -> SeasonGame<u8> {
        SeasonGame {
            ended,
            seats: vec![seat(winner.0, winner.1, 1), seat(loser.0, loser.1, 2)],
        }
    }

    #[test]
    fn who_beats_the_strong_performs_better_than_who_beats_the_weak() {
        let games: Vec<SeasonGame<u8>> = (0..6)
            .flat_map(|day| {
                let strong = duel(
                    (Some(1), 1500),
                    (Some(10 + day), 1800),
                    i64::from(day) * DAY,
                );
                let weak = duel(
                    (Some(2), 1500),
                    (Some(20 + day), 1200),
                    i64::from(day) * DAY,
                );
                [strong, weak]
            })
            .collect();
        let all = performances(&games);
        assert!(
            all[&1].rating.rating > all[&2].rating.rating + 200_000,
            "{all:?}"
        );
        assert!(all[&1].counts() && all[&1].people == 6, "{all:?}");
        assert!(!all[&10].counts());
    }

    #[test]
    fn a_season_is_the_same_after_somebody_in_it_was_forgotten() {
        let game = |day: u8, gone: bool| {
            let other = (!gone).then_some(9);
            let mut game = duel((Some(1), 1500), (other, 1650), i64::from(day) * DAY);
            let met = u32::from(day.min(3));
            game.seats[0].met = vec![0, met];
            game.seats[1].met = vec![met, 0];
            game
        };
        let games = |gone| (0..8).map(|day| game(day, gone)).collect::<Vec<_>>();
        let (before, after) = (performances(&games(false)), performances(&games(true)));
        assert_eq!(before[&1], after[&1]);
        assert_eq!(before[&1].people, 1);
        assert_eq!(after.len(), 1);
    }
}
