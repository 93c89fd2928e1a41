//! One finished game: its effect on every seat of its table, all at once.
//!
//! Each seat's own values count exactly, those of every other seat in tens, all brought to the moment of the end. A
//! whole ranking has the information of its seats, not of all their pairs: each result weighs 2/n among n sides.
//! Partners read each other's uncertainty, and gain nothing from each other.

use crate::rating::glicko::{Meeting, Skill};
use crate::rating::player_rating::{PlayerRating, Reading, float, thousandths};

/// Span in which earlier games of the same two people damp the next one, in ms.
pub const FARMING_SPAN: i64 = 30 * crate::rating::player_rating::DAY;

/// Number of games of two people within [`FARMING_SPAN`] that count in full.
const UNDAMPED: u32 = 3;

/// The person on a seat, as far as ratings know them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    /// A player with their state; `None` before their first rated game.
    Player(Option<PlayerRating>),
    /// A forgotten player: only the part that the others read of them is kept.
    Ghost(Reading),
}

/// One seat of a finished game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seated {
    /// The person.
    pub who: Who,
    /// The side; partners share one.
    pub side: u8,
    /// The place, 1 the best.
    pub place: u8,
}

/// The effect of one game on one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RatingStep {
    /// The rating before, in thousandths of a point.
    pub rating: i64,
    /// The deviation before, grown to the end of the game, in thousandths of a point.
    pub deviation: i64,
    /// The expected score, in thousandths: the mean over the opposing sides.
    pub expected: i64,
    /// The score, in thousandths.
    pub score: i64,
    /// The weight by earlier games against the same people, in thousandths: 1000 is undamped.
    pub weight: i64,
    /// The state afterwards.
    pub after: PlayerRating,
}

/// The factor for a game of two people who ended `met` rated games in the 30 days before it.
pub fn damping(met: u32) -> f64 {
    f64::from(UNDAMPED.min(met.saturating_add(1))) / f64::from(met.saturating_add(1))
}

/// The steps of all seats of a game that ended at `ended` (ms since 1970 UTC); `None` for ghosts. `met` counts the
/// rated games of two seats in this pool that ended within [`FARMING_SPAN`] before.
pub fn steps(
    ended: i64,
    seats: &[Seated],
    met: impl Fn(usize, usize) -> u32,
) -> Vec<Option<RatingStep>> {
    let now: Vec<Skill> = seats.iter().map(|seat| strength(seat, ended)).collect();
    let read: Vec<Skill> = now.iter().map(|now| Reading::of(*now).strength()).collect();
    let sides = sides(seats);
    let step = |at: usize| {
        let seat = seats.get(at)?;
        let before = match seat.who {
            Who::Player(before) => before,
            Who::Ghost(_) => return None,
        };
        let table = SeatedTable {
            seats,
            read: &read,
            sides: &sides,
        };
        let (own, meetings) = (*now.get(at)?, table.meetings(at, *now.get(at)?, &met));
        let after = PlayerRating::next(before.as_ref(), own.after(&meetings), ended);
        Some(told(own, &meetings, sides.len(), after))
    };
    (0..seats.len()).map(step).collect()
}

/// The strength of a seat at a moment.
fn strength(seat: &Seated, moment: i64) -> Skill {
    match seat.who {
        Who::Player(Some(rating)) => rating.at(moment),
        Who::Player(None) => Skill::NEW,
        Who::Ghost(reading) => reading.strength(),
    }
}

/// The strength of a seat as all others read it at the end of a game.
pub fn reading(rating: Option<&PlayerRating>, ended: i64) -> Reading {
    Reading::of(rating.map_or(Skill::NEW, |rating| rating.at(ended)))
}

/// The sides at a table, in order.
fn sides(seats: &[Seated]) -> Vec<u8> {
    let mut sides: Vec<u8> = seats.iter().map(|seat| seat.side).collect();
    sides.sort_unstable();
    sides.dedup();
    sides
}

/// A finished table with everybody's strength as the others read it.
struct SeatedTable<'a> {
    seats: &'a [Seated],
    read: &'a [Skill],
    sides: &'a [u8],
}

impl SeatedTable<'_> {
    /// The results of one seat, whose own strength counts exactly.
    fn meetings(&self, at: usize, own: Skill, met: &impl Fn(usize, usize) -> u32) -> Vec<Meeting> {
        let Some(seat) = self.seats.get(at) else {
            return Vec::new();
        };
        let partners: Vec<usize> = self
            .of_side(seat.side)
            .filter(|other| *other != at)
            .collect();
        let size = count(partners.len() + 1);
        let mean = (own.rating + self.sum(&partners, |read| read.rating)) / size;
        let own_part = self.sum(&partners, |read| read.deviation * read.deviation) / (size * size);
        let others = self.sides.iter().filter(|side| **side != seat.side);
        others
            .map(|side| {
                let opponents: Vec<usize> = self.of_side(*side).collect();
                let size_there = count(opponents.len());
                let there = self.sum(&opponents, |read| read.rating) / size_there;
                let part = self.sum(&opponents, |read| read.deviation * read.deviation);
                let deviation = libm::sqrt(part / (size_there * size_there) + own_part);
                let factors = opponents.iter().map(|other| damping(met(at, *other)));
                let factor = factors.fold(0.0, |sum, factor| sum + factor) / size_there;
                Meeting {
                    lead: mean - there,
                    deviation,
                    share: 1.0 / size,
                    score: self.score(seat, opponents.first().copied()),
                    weight: 2.0 / count(self.sides.len()) * factor,
                }
            })
            .collect()
    }

    fn of_side(&self, side: u8) -> impl Iterator<Item = usize> {
        let seats = self.seats.iter().enumerate();
        seats
            .filter(move |(_, seat)| seat.side == side)
            .map(|(at, _)| at)
    }

    /// The sum over these seats, in their order.
    fn sum(&self, seats: &[usize], value: impl Fn(&Skill) -> f64) -> f64 {
        let read = seats.iter().filter_map(|at| self.read.get(*at));
        read.fold(0.0, |sum, read| sum + value(read))
    }

    fn score(&self, seat: &Seated, opponent: Option<usize>) -> f64 {
        let Some(other) = opponent.and_then(|at| self.seats.get(at)) else {
            return 0.5;
        };
        match seat.place.cmp(&other.place) {
            std::cmp::Ordering::Less => 1.0,
            std::cmp::Ordering::Equal => 0.5,
            std::cmp::Ordering::Greater => 0.0,
        }
    }
}

/// The step as it is shown: means over the opposing sides, the weight without the table's part.
fn told(own: Skill, meetings: &[Meeting], sides: usize, after: PlayerRating) -> RatingStep {
    let mean = |value: &dyn Fn(&Meeting) -> f64| {
        let sum = meetings
            .iter()
            .fold(0.0, |sum, meeting| sum + value(meeting));
        thousandths(sum / count(meetings.len().max(1)))
    };
    let whole = 2.0 / count(sides);
    RatingStep {
        rating: thousandths(own.rating),
        deviation: thousandths(own.deviation),
        expected: mean(&Meeting::expected),
        score: mean(&|meeting| meeting.score),
        weight: mean(&|meeting| meeting.weight / whole),
        after,
    }
}

fn count(of: usize) -> f64 {
    float(i64::try_from(of).unwrap_or(i64::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rating::player_rating::DAY;

    const NOW: i64 = 1_700_000_000_000;

    fn player(rating: i64, deviation: i64, idle: i64) -> Who {
        Who::Player(Some(PlayerRating {
            rating: rating * 1000,
            deviation: deviation * 1000,
            last: NOW - idle * DAY,
            games: 1,
        }))
    }

    /// Seats of their own, with their places.
    fn alone(players: &[(Who, u8)]) -> Vec<Seated> {
        let seats = players.iter().zip(0..);
        seats
            .map(|((who, place), side)| Seated {
                who: *who,
                side,
                place: *place,
            })
            .collect()
    }

    /// Compares ratings and deviations with figures of four decimals.
    #[track_caller]
    fn ends(got: &[Option<RatingStep>], expected: &[(f64, f64)]) {
        assert_eq!(got.len(), expected.len());
        for (step, expected) in got.iter().zip(expected) {
            let after = step.unwrap().after.strength();
            let off = (after.rating - expected.0).abs();
            let off = off.max((after.deviation - expected.1).abs());
            // Half a stored thousandth, and half a decimal of the figure.
            assert!(off <= 0.000_551, "{after:?} is not {expected:?}");
        }
    }

    #[test]
    fn a_duel_after_idle_days_gives_the_reference_ratings() {
        let seats = |first, second| {
            alone(&[
                (player(1612, 74, 20), first),
                (player(1548, 106, 5), second),
            ])
        };
        let won = seats(1, 2);
        ends(
            &steps(NOW, &won, |_, _| 0),
            &[(1624.3827, 73.9577), (1523.9486, 101.9953)],
        );
        // Three quarters and half of the weight.
        ends(
            &steps(NOW, &won, |_, _| 3),
            &[(1621.3791, 74.3233), (1529.6000, 103.0123)],
        );
        ends(
            &steps(NOW, &won, |_, _| 5),
            &[(1618.3153, 74.6945), (1535.4824, 104.0603)],
        );
        ends(
            &steps(NOW, &seats(1, 1), |_, _| 0),
            &[(1609.5193, 73.9577), (1552.9702, 101.9953)],
        );
    }

    #[test]
    fn a_table_of_four_gives_the_reference_ratings() {
        let table = |places: [u8; 4]| {
            let players = [(1500, 350), (1600, 80), (1450, 120), (1700, 60)];
            let players = players.map(|(rating, deviation)| player(rating, deviation, 0));
            let seats: Vec<(Who, u8)> = players.into_iter().zip(places).collect();
            steps(NOW, &alone(&seats), |_, _| 0)
        };
        ends(
            &table([1, 2, 3, 4]),
            &[
                (1777.9001, 233.9624),
                (1609.0220, 77.8928),
                (1457.2754, 113.9015),
                (1681.6919, 59.1977),
            ],
        );
        ends(
            &table([2, 1, 2, 2]),
            &[
                (1474.1941, 233.9624),
                (1620.7060, 77.8928),
                (1451.4264, 113.9015),
                (1689.7791, 59.1977),
            ],
        );
    }

    #[test]
    fn two_teams_give_the_reference_ratings() {
        let seat = |rating, deviation, side| Seated {
            who: player(rating, deviation, 0),
            side,
            place: side + 1,
        };
        let seats = [
            seat(1500, 350, 0),
            seat(1700, 60, 0),
            seat(1600, 80, 1),
            seat(1600, 80, 1),
        ];
        ends(
            &steps(NOW, &seats, |_, _| 0),
            &[
                (1638.9149, 313.8487),
                (1704.4496, 59.8339),
                (1592.1030, 79.6054),
                (1592.1030, 79.6054),
            ],
        );
    }

    #[test]
    fn a_ghost_counts_as_the_person_did() {
        let person = player(1612, 74, 20);
        let mut seats = alone(&[(person, 1), (player(1548, 106, 5), 2)]);
        let before = steps(NOW, &seats, |_, _| 2);
        let Who::Player(rating) = person else {
            unreachable!("it was made as a player")
        };
        seats[0].who = Who::Ghost(reading(rating.as_ref(), NOW));
        let after = steps(NOW, &seats, |_, _| 2);
        assert_eq!((after[0], after[1]), (None, before[1]));
    }

    #[test]
    fn the_fourth_game_of_a_month_begins_to_count_less() {
        let factors: Vec<i64> = (0..7).map(|met| thousandths(damping(met))).collect();
        assert_eq!(factors, [1000, 1000, 1000, 750, 600, 500, 429]);
        assert!(damping(u32::MAX) > 0.0);
    }
}
