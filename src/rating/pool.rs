//! A pool: everybody's [`PlayerRating`] in one game, folded from its results in the order of their ends.

use std::collections::{BTreeMap, VecDeque};

use crate::rating::player_rating::{PlayerRating, Reading};
use crate::rating::table::{FARMING_SPAN, RatingStep, Seated, Who, steps};

/// A finished rated game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finished<P> {
    /// The time of its end, in ms since 1970 UTC.
    pub ended: i64,
    /// Its seats.
    pub seats: Vec<Sitting<P>>,
}

/// One seat of a finished rated game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sitting<P> {
    /// A player.
    Player {
        /// The player.
        player: P,
        /// The side; partners share one.
        side: u8,
        /// The place, 1 the best.
        place: u8,
    },
    /// A forgotten player.
    Ghost {
        /// The reading that the others use.
        reading: Reading,
        /// Their games with each seat within the farming span before this one, in seat order.
        met: Vec<u32>,
        /// The side; partners share one.
        side: u8,
        /// The place, 1 the best.
        place: u8,
    },
}

/// The state of a pool between two games.
#[derive(Clone, Debug)]
pub struct Pool<P> {
    standings: BTreeMap<P, PlayerRating>,
    /// The ends of recent games of two players, oldest first.
    met: BTreeMap<P, BTreeMap<P, VecDeque<i64>>>,
}

impl<P> Default for Pool<P> {
    fn default() -> Self {
        Self {
            standings: BTreeMap::new(),
            met: BTreeMap::new(),
        }
    }
}

impl<P: Ord + Clone> Pool<P> {
    /// Puts a player's earlier state in.
    pub fn put(&mut self, player: P, rating: PlayerRating) {
        self.standings.insert(player, rating);
    }

    /// Notes an earlier game of two players, in the order of the ends.
    pub fn met(&mut self, one: &P, other: &P, ended: i64) {
        for (from, to) in [(one, other), (other, one)] {
            let of = self.met.entry(from.clone()).or_default();
            of.entry(to.clone()).or_default().push_back(ended);
        }
    }

    /// The players with their states, in their order.
    pub fn standings(&self) -> impl Iterator<Item = (&P, &PlayerRating)> {
        self.standings.iter()
    }

    /// A player's state; `None` before their first rated game.
    pub fn rating_of(&self, player: &P) -> Option<&PlayerRating> {
        self.standings.get(player)
    }

    /// Number of rated games of each two seats within the farming span before the end of this game.
    pub fn meetings(&self, game: &Finished<P>) -> Vec<Vec<u32>> {
        let since = game.ended.saturating_sub(FARMING_SPAN);
        let count = |at: usize, other: usize| match (game.seats.get(at), game.seats.get(other)) {
            (Some(Sitting::Ghost { met, .. }), Some(_)) => met.get(other).copied().unwrap_or(0),
            (Some(_), Some(Sitting::Ghost { met, .. })) => met.get(at).copied().unwrap_or(0),
            (
                Some(Sitting::Player { player, .. }),
                Some(Sitting::Player {
                    player: opponent, ..
                }),
            ) => {
                let ends = self.met.get(player).and_then(|of| of.get(opponent));
                let recent = ends.map_or(0, |ends| {
                    ends.iter().filter(|ended| **ended > since).count()
                });
                u32::try_from(recent).unwrap_or(u32::MAX)
            }
            (None, _) | (_, None) => 0,
        };
        let all = 0..game.seats.len();
        all.clone()
            .map(|at| all.clone().map(|other| count(at, other)).collect())
            .collect()
    }

    /// Adds the next game: one that ended no earlier than those before. Returns each seat's step, `None` for ghosts.
    pub fn add(&mut self, game: &Finished<P>) -> Vec<Option<RatingStep>> {
        let met = self.meetings(game);
        self.add_met(game, &met)
    }

    /// Adds the next game as [`Pool::add`] does, with the number of its seats' earlier [meetings](Pool::meetings).
    pub fn add_met(&mut self, game: &Finished<P>, met: &[Vec<u32>]) -> Vec<Option<RatingStep>> {
        let seats: Vec<Seated> = game.seats.iter().map(|seat| self.seated(seat)).collect();
        let steps = steps(game.ended, &seats, |at, other| {
            let of = met.get(at).and_then(|of| of.get(other));
            of.copied().unwrap_or(0)
        });
        let people: Vec<&P> = game.seats.iter().filter_map(Sitting::player).collect();
        for (at, player) in people.iter().enumerate() {
            for other in people.iter().skip(at + 1) {
                self.met(player, other, game.ended);
                self.drop_old(player, other, game.ended);
            }
        }
        for (seat, step) in game.seats.iter().zip(&steps) {
            if let (Some(player), Some(step)) = (seat.player(), step) {
                self.standings.insert(player.clone(), step.after);
            }
        }
        steps
    }

    fn seated(&self, seat: &Sitting<P>) -> Seated {
        match seat {
            Sitting::Player {
                player,
                side,
                place,
            } => Seated {
                who: Who::Player(self.standings.get(player).copied()),
                side: *side,
                place: *place,
            },
            Sitting::Ghost {
                reading,
                met: _,
                side,
                place,
            } => Seated {
                who: Who::Ghost(*reading),
                side: *side,
                place: *place,
            },
        }
    }

    /// Drops meetings that no later game counts.
    fn drop_old(&mut self, one: &P, other: &P, ended: i64) {
        let since = ended.saturating_sub(FARMING_SPAN);
        for (from, to) in [(one, other), (other, one)] {
            let ends = self.met.get_mut(from).and_then(|of| of.get_mut(to));
            if let Some(ends) = ends {
                while ends.front().is_some_and(|first| *first <= since) {
                    ends.pop_front();
                }
            }
        }
    }
}

impl<P> Sitting<P> {
    /// The player; `None` for a ghost.
    pub fn player(&self) -> Option<&P> {
        match self {
            Self::Player { player, .. } => Some(player),
            Self::Ghost { .. } => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rating::player_rating::DAY;

    fn duel(winner: u8, loser: u8, ended: i64) -> Finished<u8> {
        let seat = |player, place| Sitting::Player {
            player,
            side: place,
            place,
        };
        Finished {
            ended,
            seats: vec![seat(winner, 1), seat(loser, 2)],
        }
    }

    #[test]
    fn games_of_the_last_thirty_days_damp_the_next() {
        let mut pool = Pool::default();
        let weights: Vec<i64> = [0, 1, 2, 3, 30, 31, 70]
            .into_iter()
            .filter_map(|day| pool.add(&duel(1, 2, day * DAY))[0])
            .map(|step| step.weight)
            .collect();
        // On day 30 the first game of day 0 counts no more.
        assert_eq!(weights, [1000, 1000, 1000, 750, 750, 750, 1000]);
    }

    #[test]
    fn the_fold_may_stop_and_go_on_anywhere() {
        let games: Vec<Finished<u8>> = (0..40_u8)
            .map(|at| duel(at % 3, 3 + at % 2, i64::from(at) * DAY / 2))
            .collect();
        let mut whole = Pool::default();
        for game in &games {
            whole.add(game);
        }
        let (before, after) = games.split_at(17);
        let mut first = Pool::default();
        for game in before {
            first.add(game);
        }
        let mut second = Pool::default();
        for (player, rating) in first.standings() {
            second.put(*player, *rating);
        }
        for game in before {
            let people: Vec<&u8> = game.seats.iter().filter_map(Sitting::player).collect();
            second.met(people[0], people[1], game.ended);
        }
        for game in after {
            second.add(game);
        }
        assert!(second.standings().eq(whole.standings()));
    }

    /// The next number of a simple sequence, below `most`.
    fn next(state: &mut u64, most: u64) -> u64 {
        *state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (*state >> 33) % most
    }

    /// A game of two to six of thirty people; four of them may play in teams.
    fn random(state: &mut u64, ended: i64) -> Finished<u64> {
        let count = 2 + next(state, 5);
        let first = next(state, 30);
        let teams = count == 4 && next(state, 2) == 0;
        let winner = next(state, count);
        let seats = (0..count).map(|nth| {
            let side = if teams { nth % 2 } else { nth };
            let won = if teams {
                side == winner % 2
            } else {
                nth == winner
            };
            let place = if won || count.is_multiple_of(3) { 1 } else { 2 };
            Sitting::Player {
                player: (first + 7 * nth) % 30,
                side: u8::try_from(side).unwrap(),
                place,
            }
        });
        Finished {
            ended,
            seats: seats.collect(),
        }
    }

    /// The figure was computed on x86-64 and on i686, with and without optimisation. Every other machine must find it
    /// too.
    #[test]
    fn a_year_of_games_gives_the_same_bits_everywhere() {
        let (mut state, mut at) = (2026, 0);
        let mut pool = Pool::default();
        for _ in 0..5_000 {
            at += i64::try_from(next(&mut state, 12_000_000)).unwrap();
            pool.add(&random(&mut state, at));
        }
        // FNV-1a over the whole state.
        let mut sum: u64 = 0xCBF2_9CE4_8422_2325;
        for (player, rating) in pool.standings() {
            let PlayerRating {
                rating,
                deviation,
                last,
                games,
            } = rating;
            for word in [
                player.cast_signed(),
                *rating,
                *deviation,
                *last,
                i64::from(*games),
            ] {
                for byte in word.to_le_bytes() {
                    sum = (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3);
                }
            }
        }
        assert_eq!(format!("{sum:016x}"), "e64b149ff1e5e529");
    }

    #[test]
    fn a_forgotten_player_moves_nobody_else() {
        let games: Vec<Finished<u8>> = (0..30_u8)
            .map(|at| duel(at % 3, (at + 1) % 3, i64::from(at) * DAY))
            .collect();
        let (mut whole, mut ghosted) = (Pool::default(), Pool::default());
        for game in &games {
            let met = whole.meetings(game);
            let seats = game.seats.iter().zip(&met).map(|(seat, met)| match seat {
                Sitting::Player {
                    player: 1,
                    side,
                    place,
                } => Sitting::Ghost {
                    reading: crate::rating::table::reading(whole.rating_of(&1), game.ended),
                    met: met.clone(),
                    side: *side,
                    place: *place,
                },
                Sitting::Player { .. } | Sitting::Ghost { .. } => seat.clone(),
            });
            let ended = game.ended;
            ghosted.add(&Finished {
                ended,
                seats: seats.collect(),
            });
            whole.add(game);
        }
        let others = whole.standings().filter(|(player, _)| **player != 1);
        assert!(ghosted.standings().eq(others));
    }
}
