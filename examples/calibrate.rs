//! Whether analyses tell the truth: `cargo run --release --example calibrate -- kings-mate+active --games 1000`.
//!
//! ```text
//! calibrate GAME [--games N] [--plies P] [--nodes N] [--play NODES] [--other NODES] [--seed S] [--opening PLIES]
//!               [--temperature T] [--margin M] [--threads N] [--glance | --fit]
//! ```
//!
//! The engine plays itself, `--play` nodes a move against `--other` (the same unless named); both choose at random among
//! good moves, by `--temperature` and `--margin` as levels do. A game that is not over after `--plies` counts as a draw.
//! Each game is analysed with `--nodes` a search. Printed are, for the first seat: the slope of results on luck (1 if a
//! point of luck is worth a point), the variance of results with luck taken out as a share of that of results, and the
//! error rates of both players; and for all seats, for each tenth of the predicted chance of winning, how often they won,
//! each game with the same weight.
//!
//! With `--glance` nothing is analysed: the luck of a roll is judged by a glance at both results, as a player’s card has
//! it, and luck and results are scores (1, 0.5, 0). With `--fit` equities are taken as the search has them, and for two
//! sides the curve of `src/engine/analysis/chances.rs` is printed: the growing piecewise linear one that is nearest to the
//! results. Everything follows from the seed, whatever the number of threads.

#![expect(clippy::print_stdout, reason = "a tool that prints what it found")]
#![expect(clippy::cast_precision_loss, reason = "games are few, equities small")]

#[expect(dead_code, reason = "the arena uses the rest")]
mod common;

use common::{declared, opened, settle_with};
use kingboard::engine::analysis::{Chances, GameStep, Look, Moment, Report, Walk};
use kingboard::engine::scale::draw;
use kingboard::engine::{self, Stop, Strength, Task, analysis};
use kingboard::game::any::AnyPosition;
use kingboard::game::outcome::{Score, Status};
use kingboard::game::seat::Seat;

/// A game that was played: its start, its steps, its last position.
struct Played {
    start: Box<dyn AnyPosition>,
    steps: Vec<GameStep>,
    end: Box<dyn AnyPosition>,
    /// The luck of the first seat by a glance at both results of each roll, in score.
    glance: f64,
}

/// Share of rolls by which an attack succeeds: the attacker’s die is the higher one.
const SUCCESS: f64 = 15.0 / 36.0;

fn play(start: &dyn AnyPosition, plan: &Plan, mut seed: u64) -> Played {
    draw(&mut seed);
    let start = opened(start, plan.opening, &mut seed);
    let mut at = start.boxed_clone();
    let mut steps = Vec::new();
    let mut glance = 0.0;
    for _ in 0..plan.plies {
        let Status::ToMove(seat) = at.status() else {
            break;
        };
        let task = Task {
            strength: plan.players[usize::from(seat != Seat::FIRST)],
            seed: draw(&mut seed),
            ..Task::nodes(1)
        };
        let thought = engine::think(&*at, &task, &Stop::default());
        let mv = thought.expect("a seat is to move").chosen;
        at.play(&mv).expect("it is legal");
        let stake = engine::at_stake(&*at, Seat::FIRST).unwrap_or_default();
        steps.push(GameStep::Move(mv));
        for roll in settle_with(&mut at, &mut seed) {
            let won = matches!(roll.faces(), [attack, defence] if attack > defence);
            glance += f64::from(stake) / 2_000.0 * (f64::from(u8::from(won)) - SUCCESS);
            steps.push(GameStep::Roll(roll));
        }
    }
    Played {
        start,
        steps,
        end: at,
        glance,
    }
}

/// The settings of a run: how its games are played and judged.
struct Plan {
    /// The first seat, and all others. Temperature and margin let games differ and hold mistakes.
    players: [Strength; 2],
    plies: usize,
    opening: usize,
    /// Nodes of each search of the analysis.
    nodes: u64,
    seed: u64,
    purpose: Purpose,
}

/// The purpose of a run.
#[derive(Clone, Copy)]
enum Purpose {
    /// Results are compared with the luck and the chances of analyses.
    Report,
    /// Results are compared with the luck of rolls by a glance.
    Glance,
    /// Equities and results are collected, and a curve of chances is fitted to them.
    Fit,
}

/// The figures of one game.
#[derive(Default)]
struct Found {
    is_unfinished: bool,
    /// Result and luck of the first seat: in thousandths, or by a glance in score.
    game: (f64, f64),
    /// Error rates of both players.
    rates: [i32; 2],
    /// The equity of each seat in each position, in thousandths, and its result.
    chances: Vec<(i32, i32)>,
}

impl Plan {
    fn game(&self, start: &dyn AnyPosition, number: u64) -> Found {
        let seed = self.seed.wrapping_mul(1_000_003) ^ number;
        let played = play(start, self, seed);
        let outcome = match played.end.status() {
            Status::Over(outcome) => Some(outcome),
            Status::ToMove(_) | Status::ToRoll(_) => None,
        };
        let result = |seat| match outcome.as_ref().map(|outcome| outcome.score(seat)) {
            Some(Score::Won) => 1_000,
            Some(Score::Lost) => -1_000,
            Some(Score::Drawn) | None => 0,
        };
        let first = f64::from(result(Seat::FIRST));
        let mut found = Found {
            is_unfinished: outcome.is_none(),
            ..Found::default()
        };
        match self.purpose {
            Purpose::Glance => found.game = ((first + 1_000.0) / 2_000.0, played.glance),
            Purpose::Fit => {
                let moments = Walk::new(played.start, &played.steps);
                let due = moments.filter(|moment| matches!(moment.at.status(), Status::ToMove(_)));
                for equities in due.map(|moment| self.searched(&moment).equities) {
                    let each = equities
                        .iter()
                        .map(|(seat, equity)| (*equity, result(seat)));
                    found.chances.extend(each);
                }
            }
            Purpose::Report => {
                let looks = Walk::new(played.start, &played.steps)
                    .map(|moment| moment.look(self.nodes, &Stop::default()));
                let looks: Vec<_> = looks.map(|look| look.expect("nothing stops it")).collect();
                let report = Report::of(&played.steps, &looks, outcome.as_ref());
                let report = report.expect("steps are legal");
                for seat in Seat::all(report.start.count()) {
                    let curve = report.curve(seat).into_iter();
                    let each = curve.map(|equity| (equity, result(seat)));
                    found.chances.extend(each);
                }
                let summaries = [Seat::FIRST, Seat::SECOND].map(|seat| report.summary(seat));
                found.game = (first, f64::from(summaries[0].luck));
                found.rates = summaries.map(|summary| summary.error_rate());
            }
        }
        found
    }

    /// The look at a position, with equities as the search has them.
    fn searched(&self, moment: &Moment) -> Look {
        let plain = Chances::AS_SEARCHED;
        let look = analysis::look_with(&*moment.at, None, self.nodes, plain, &Stop::default());
        look.expect("nothing stops it")
    }

    /// Plays and judges this many games on so many threads. Returns their figures in the order of the games.
    fn games(&self, start: &dyn AnyPosition, games: u64, threads: u64) -> Vec<Found> {
        let mut found: Vec<(u64, Found)> = std::thread::scope(|scope| {
            let each = |first: u64| {
                let start = start.boxed_clone();
                scope.spawn(move || {
                    let own = (first..games).step_by(usize::try_from(threads).unwrap_or(1));
                    own.map(|number| (number, self.game(&*start, number)))
                        .collect::<Vec<_>>()
                })
            };
            let running: Vec<_> = (0..threads).map(each).collect();
            let all = running.into_iter().map(std::thread::ScopedJoinHandle::join);
            all.flat_map(|found| found.expect("no thread panics"))
                .collect()
        });
        found.sort_by_key(|(number, _)| *number);
        found.into_iter().map(|(_, found)| found).collect()
    }
}

/// Means of results and luck.
struct Means {
    result: f64,
    luck: f64,
    covariance: f64,
    of_result: f64,
    of_luck: f64,
    /// Variance of results with luck taken out.
    adjusted: f64,
}

impl Means {
    fn of(found: &[Found]) -> Self {
        let count = found.len() as f64;
        let mean = |of: &dyn Fn((f64, f64)) -> f64| {
            found.iter().map(|found| of(found.game)).sum::<f64>() / count
        };
        let (result, luck) = (mean(&|game| game.0), mean(&|game| game.1));
        Self {
            result,
            luck,
            covariance: mean(&|game| (game.0 - result) * (game.1 - luck)),
            of_result: mean(&|game| (game.0 - result).powi(2)),
            of_luck: mean(&|game| (game.1 - luck).powi(2)),
            adjusted: mean(&|game| (game.0 - game.1 - result + luck).powi(2)),
        }
    }

    fn slope(&self) -> f64 {
        self.covariance / self.of_luck
    }

    /// Prints results beside luck by a glance.
    fn print_glance(&self) {
        println!(
            "mean score {:.3}, mean luck {:.3}, standard deviation {:.3}",
            self.result,
            self.luck,
            self.of_luck.sqrt()
        );
        println!("slope of score on luck: {:.3}", self.slope());
        let left = 1.0 - self.covariance.powi(2) / self.of_luck / self.of_result;
        println!("with that taken out: variance of scores x {left:.3}");
    }

    /// Prints results beside the luck of an analysis.
    fn print(&self) {
        println!("mean result {:.0}, mean luck {:.0}", self.result, self.luck);
        if self.of_luck == 0.0 {
            return;
        }
        println!("slope of result on luck: {:.2}", self.slope());
        println!(
            "standard deviation of results {:.0}, without luck {:.0}: variance x {:.2}",
            self.of_result.sqrt(),
            self.adjusted.sqrt(),
            self.adjusted / self.of_result
        );
    }
}

/// An equity and the result, both in thousandths, and its weight.
type Weighed = (i32, i32, f64);

/// The equities of all games. Each game weighs the same: a long one has many positions, but only one result.
fn weighed(found: &[Found]) -> impl Iterator<Item = Weighed> {
    found.iter().flat_map(|found| {
        let weight = 1.0 / found.chances.len().max(1) as f64;
        let chances = found.chances.iter();
        chances.map(move |(equity, result)| (*equity, *result, weight))
    })
}

/// Prints for each tenth of the predicted chance how often seats won.
fn print_tenths(chances: impl Iterator<Item = Weighed>) {
    let mut tenths = [(0_u32, 0.0, 0.0, 0.0); 10];
    for (equity, result, weight) in chances {
        let tenth = usize::try_from((equity + 1_000) / 200).unwrap_or(0).min(9);
        let (count, all, predicted, scored) = &mut tenths[tenth];
        *count += 1;
        *all += weight;
        *predicted += weight * f64::from(equity + 1_000) / 2_000.0;
        *scored += weight * f64::from(result + 1_000) / 2_000.0;
    }
    for (tenth, (count, all, predicted, scored)) in tenths.iter().enumerate() {
        let of = all.max(1e-9);
        println!(
            "{:3} to {:3} %: {count:7} positions, predicted {:5.1} %, scored {:5.1} %",
            10 * tenth,
            10 * tenth + 10,
            100.0 * predicted / of,
            100.0 * scored / of
        );
    }
}

/// Number of points of a curve of chances.
const POINTS: usize = Chances::POINTS;
/// Least growth between two points, in thousandths, so that a better position never counts as an equal one.
const GROWTH: f64 = 10.0;
/// Rounds of the fit. It settles long before the last one.
const ROUNDS: usize = 2_000;

/// The growing curve through 0 with the least squares of differences from the results, for two sides.
fn fitted(chances: impl Iterator<Item = Weighed>) -> [f64; POINTS] {
    // The normal equations of a piecewise linear function: each row has at most two neighbours.
    let (mut own, mut next, mut sum) = ([0.0; POINTS], [0.0; POINTS], [0.0; POINTS]);
    for (equity, result, weight) in chances {
        let result = f64::from(result * equity.signum());
        let i = usize::try_from(equity.abs() / 100).map_or(0, |i| i.min(POINTS - 2));
        let near = f64::from(equity.abs()) / 100.0 - i as f64;
        let far = 1.0 - near;
        own[i] += weight * far * far;
        own[i + 1] += weight * near * near;
        next[i] += weight * near * far;
        sum[i] += weight * far * result;
        sum[i + 1] += weight * near * result;
    }
    let mut curve: [f64; POINTS] = std::array::from_fn(|i| 100.0 * i as f64);
    for _ in 0..ROUNDS {
        for i in (1..POINTS).filter(|i| own[*i] > 0.0) {
            let (low, high) = (curve[i - 1], curve.get(i + 1));
            let others = next[i - 1] * low + high.map_or(0.0, |high| next[i] * high);
            let most = high.map_or(1_000.0, |high| high - GROWTH);
            curve[i] = ((sum[i] - others) / own[i]).max(low + GROWTH).min(most);
        }
    }
    curve
}

fn main() {
    let all: Vec<String> = std::env::args().skip(1).collect();
    let number = |name: &str, usual: u64| {
        let at = all.iter().position(|word| word == name);
        let value = at.and_then(|at| all.get(at + 1));
        value.map_or(usual, |n| n.parse().expect("a number"))
    };
    let game = all.first().expect("see the head of examples/calibrate.rs");
    let (kind, options) = declared(game);
    let start = (kind.spec().start)(&options);
    let few = |number: u64| usize::try_from(number).expect("few");
    let play_nodes = number("--play", 400);
    let loose = |name, usual| i32::try_from(number(name, usual)).expect("small");
    let player = |nodes| Strength {
        nodes,
        temperature: loose("--temperature", 20),
        margin: loose("--margin", 60),
    };
    let is_given = |name: &str| all.iter().any(|word| word == name);
    let plan = Plan {
        players: [player(play_nodes), player(number("--other", play_nodes))],
        plies: few(number("--plies", 3_000)),
        opening: few(number("--opening", 6)),
        nodes: number("--nodes", 400),
        seed: number("--seed", 1),
        purpose: match (is_given("--glance"), is_given("--fit")) {
            (true, _) => Purpose::Glance,
            (false, true) => Purpose::Fit,
            (false, false) => Purpose::Report,
        },
    };
    let threads = std::thread::available_parallelism().map_or(1, |n| n.get() as u64);
    let games = number("--games", 100);
    let found = plan.games(&*start, games, number("--threads", threads).max(1));
    let unfinished = found.iter().filter(|found| found.is_unfinished).count();
    println!("{games} games, {unfinished} of them without an end");
    match plan.purpose {
        Purpose::Glance => Means::of(&found).print_glance(),
        Purpose::Report => {
            Means::of(&found).print();
            let [first, second] = [0, 1].map(|player| {
                let rates = found.iter().map(|found| f64::from(found.rates[player]));
                rates.sum::<f64>() / games as f64
            });
            println!("error rates: {first:.1} and {second:.1} thousandths a decision");
            print_tenths(weighed(&found));
        }
        Purpose::Fit => {
            print_tenths(weighed(&found));
            // A win or loss that the search has seen is certain, and the fit leaves it out.
            let open = weighed(&found).filter(|(equity, ..)| equity.abs() < 990);
            if start.seats() == 2 || !start.partners(Seat::FIRST).is_empty() {
                println!("{:.0?}", fitted(open));
            }
        }
    }
}
