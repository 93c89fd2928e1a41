//! Simulated people of known strength: how near ratings come to it, and what cheating gains.

#![expect(
    clippy::cast_precision_loss,
    reason = "counts of simulated games are small"
)]

use kingboard::rating::glicko::SCALE;
use kingboard::rating::player_rating::{DAY, PlayerRating, Reading};
use kingboard::rating::{Finished, Pool, Sitting};

use crate::rating::plot::{self, PlotPoint};

/// Splitmix64: the same people in each run.
pub(super) struct Luck(pub(super) u64);

impl Luck {
    pub(super) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// A number from 0 below `most`.
    pub(super) fn below(&mut self, most: usize) -> usize {
        usize::try_from(self.next() % most as u64).unwrap_or_default()
    }

    /// A number from 0 below 1.
    fn unit(&mut self) -> f64 {
        (self.next() >> 11) as f64 / (1_u64 << 53) as f64
    }

    /// A number of the normal distribution.
    fn normal(&mut self, mean: f64, spread: f64) -> f64 {
        let radius = (-2.0 * (1.0 - self.unit()).ln()).sqrt();
        mean + spread * radius * (std::f64::consts::TAU * self.unit()).cos()
    }
}

fn sitting<P>(player: P, side: u8, place: u8) -> Sitting<P> {
    Sitting::Player {
        player,
        side,
        place,
    }
}

/// The fit of ratings to the true strengths.
struct Fit {
    /// Root of the mean squared error, in points.
    error: f64,
    /// Slope of the truth on the rating.
    slope: f64,
    /// Share of people whose truth is within two deviations.
    inside: f64,
}

fn fit(pool: &Pool<usize>, truth: &[f64], moment: i64) -> Fit {
    let rated: Vec<(f64, f64, f64)> = pool
        .standings()
        .map(|(player, standing)| {
            let strength = standing.at(moment);
            (strength.rating, strength.deviation, truth[*player])
        })
        .collect();
    let count = rated.len() as f64;
    let mean =
        |value: &dyn Fn(&(f64, f64, f64)) -> f64| rated.iter().map(value).sum::<f64>() / count;
    let (middle, true_middle) = (mean(&|it| it.0), mean(&|it| it.2));
    let spread = mean(&|it| (it.0 - middle) * (it.0 - middle));
    let common = mean(&|it| (it.0 - middle) * (it.2 - true_middle));
    Fit {
        error: mean(&|it| (it.0 - it.2) * (it.0 - it.2)).sqrt(),
        slope: common / spread,
        inside: mean(&|it| f64::from((it.0 - it.2).abs() <= 2.0 * it.1)),
    }
}

/// Neighbours by rating, as people find their opponents: tables of this many.
fn tables(pool: &Pool<usize>, people: usize, size: usize, luck: &mut Luck) -> Vec<Vec<usize>> {
    let mut order: Vec<(f64, usize)> = (0..people)
        .map(|player| {
            let standing = pool.rating_of(&player);
            let rating = standing.map_or(1500.0, |standing| standing.strength().rating);
            (rating + luck.normal(0.0, 300.0), player)
        })
        .collect();
    order.sort_by(|one, other| one.0.total_cmp(&other.0));
    let players: Vec<usize> = order.into_iter().map(|(_, player)| player).collect();
    players.chunks_exact(size).map(<[usize]>::to_vec).collect()
}

/// A ranking by Plackett and Luce: each place goes to a player by their strength among those left.
fn ranked(table: &[usize], truth: &[f64], luck: &mut Luck) -> Vec<usize> {
    let mut left = table.to_vec();
    let mut order = Vec::new();
    while !left.is_empty() {
        let weight = |player: &usize| (truth[*player] / SCALE).exp();
        let mut at = luck.unit() * left.iter().map(weight).sum::<f64>();
        let found = left.iter().position(|player| {
            at -= weight(player);
            at < 0.0
        });
        order.push(left.remove(found.unwrap_or(left.len() - 1)));
    }
    order
}

/// Plays rounds of tables of this size. Returns the fit after each of these numbers of games, averaged over seeds.
fn converge(size: usize, people: usize, after: &[usize]) -> Vec<Fit> {
    const SEEDS: u64 = 4;
    let mut fits: Vec<Vec<Fit>> = after.iter().map(|_| Vec::new()).collect();
    for seed in 1..=SEEDS {
        let mut luck = Luck(seed);
        let truth: Vec<f64> = (0..people).map(|_| luck.normal(1500.0, 250.0)).collect();
        let mut pool = Pool::default();
        for round in 1..=*after.last().unwrap() {
            let ended = i64::try_from(round).unwrap() * 73 * DAY / 4;
            for table in tables(&pool, people, size, &mut luck) {
                let order = ranked(&table, &truth, &mut luck);
                let seats = order.into_iter().zip(0..);
                let seats = seats.map(|(player, place)| sitting(player, place, place + 1));
                let seats = seats.collect();
                pool.add(&Finished { ended, seats });
            }
            if let Some(at) = after.iter().position(|games| *games == round) {
                fits[at].push(fit(&pool, &truth, ended));
            }
        }
    }
    let mean = |fits: &[Fit], value: &dyn Fn(&Fit) -> f64| {
        fits.iter().map(value).sum::<f64>() / fits.len() as f64
    };
    fits.iter()
        .map(|fits| Fit {
            error: mean(fits, &|fit| fit.error),
            slope: mean(fits, &|fit| fit.slope),
            inside: mean(fits, &|fit| fit.inside),
        })
        .collect()
}

#[test]
fn ratings_of_duels_come_near_the_truth() {
    let games_after = [5, 10, 15, 20, 30, 40, 60, 80];
    let fits = converge(2, 300, &games_after);
    let points = games_after.iter().zip(&fits).map(|(games, fit)| PlotPoint {
        games: *games,
        error: fit.error,
    });
    plot::kept(&points.collect::<Vec<_>>());
    let bars = [(10, 150.0), (20, 108.0), (40, 82.0), (80, 65.0)];
    for (games, most) in bars {
        let at = games_after.iter().position(|after| *after == games);
        let fit = &fits[at.unwrap()];
        let Fit {
            error,
            slope,
            inside,
        } = fit;
        println!("duels, {games} games: error {error:.1}, slope {slope:.3}, inside {inside:.3}");
        assert!(*error <= most, "{games} games: {error}");
        assert!(*inside >= 0.93, "{games} games: {inside}");
    }
}

#[test]
fn ratings_of_tables_come_near_the_truth() {
    for (size, most) in [(3, 62.0), (4, 56.0), (6, 52.0)] {
        let fits = converge(size, 300, &[40]);
        let Fit {
            error,
            slope,
            inside,
        } = fits[0];
        println!("tables of {size}: error {error:.1}, slope {slope:.3}, inside {inside:.3}");
        assert!(error <= most, "tables of {size}: {error}");
        assert!((0.9..=1.1).contains(&slope), "tables of {size}: {slope}");
        assert!(inside >= 0.95, "tables of {size}: {inside}");
    }
}

/// The gain of a settled player (± 60) over one month of won games against the same opponent.
fn farmed(opponent: Option<PlayerRating>, games: i64) -> f64 {
    let settled = PlayerRating {
        rating: 1_500_000,
        deviation: 60_000,
        last: 0,
        games: 50,
    };
    let mut pool = Pool::default();
    pool.put(0, settled);
    if let Some(opponent) = opponent {
        pool.put(1, opponent);
    }
    for nth in 0..games {
        let ended = nth * 30 * DAY / games;
        let seats = vec![sitting(0, 0, 1), sitting(1, 1, 2)];
        pool.add(&Finished { ended, seats });
    }
    pool.rating_of(&0).unwrap().strength().rating - 1500.0
}

#[test]
fn a_friend_who_loses_on_purpose_gives_little() {
    let friend = PlayerRating {
        rating: 1_500_000,
        deviation: 60_000,
        last: 0,
        games: 50,
    };
    for (opponent, games, expected) in [
        (Some(friend), 30, 70.0),
        (Some(friend), 100, 87.0),
        (None, 30, 31.0),
        (None, 100, 36.0),
    ] {
        let gain = farmed(opponent, games);
        println!("{games} games, friend {}: {gain:.1}", opponent.is_some());
        assert!((gain - expected).abs() <= 2.0, "{games} games: {gain}");
    }
}

/// The best rating of a player of 1600 over the last 120 of 255 games against settled strangers. `throws` loses the
/// fifteen games before these on purpose.
fn best_later(seed: u64, throws: bool) -> f64 {
    let mut luck = Luck(seed);
    let mut pool = Pool::default();
    let mut best: f64 = 0.0;
    for nth in 0..255_i32 {
        let theirs = luck.normal(1600.0, 100.0);
        let expected = 1.0 / (1.0 + ((theirs - 1600.0) / SCALE).exp());
        let thrown = throws && (120..135).contains(&nth);
        let won = luck.unit() < expected && !thrown;
        #[expect(clippy::cast_possible_truncation, reason = "ratings are small")]
        let reading = Reading::of_thousandths((theirs * 1000.0) as i64, 60_000);
        let places = if won { (1, 2) } else { (2, 1) };
        let stranger = Sitting::Ghost {
            reading,
            met: vec![0, 0],
            side: 1,
            place: places.1,
        };
        let ended = i64::from(nth) * 4 * DAY;
        let seats = vec![sitting(0, 0, places.0), stranger];
        pool.add(&Finished { ended, seats });
        if nth >= 135 {
            best = best.max(pool.rating_of(&0).unwrap().strength().rating);
        }
    }
    best
}

#[test]
fn thrown_games_raise_nobody_later() {
    let mean = |throws| (1..=60).map(|seed| best_later(seed, throws)).sum::<f64>() / 60.0;
    let (thrower, honest) = (mean(true), mean(false));
    println!("best later: {thrower:.1} after thrown games, {honest:.1} without");
    assert!(thrower <= honest, "{thrower} against {honest}");
}
