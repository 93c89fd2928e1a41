//! Whether analyses tell the truth: `cargo run --release --example calibrate -- kings-mate+active --games 1000`.
//!
//! ```text
//! calibrate GAME... [--games N] [--plies P] [--nodes N] [--play NODES] [--other NODES] [--seed S] [--opening PLIES]
//!           [--temperature T] [--margin M] [--threads N] [--static | --check [--each P] | --fit [--each P]]
//! ```
//!
//! The engine plays itself, `--play` nodes a move against `--other` (the same unless named); both choose at random among
//! good moves, by `--temperature` and `--margin` as levels do. A game that is not over after `--plies` counts as a draw.
//! Each game is analysed with `--nodes` a search. Printed are, for the first seat: the slope of results on luck (1 if a
//! point of luck is worth a point), the variance of results with luck taken out as a share of that of results, and the
//! error rates of both players; and for all seats, for each tenth of the predicted chance of winning, how often they won,
//! each game with the same weight.
//!
//! With `--static` nothing is analysed: the luck of a roll is judged by the static evaluation of both results, as a player’s card has
//! it, and luck and results are scores (1, 0.5, 0). With `--check` only the tenths are printed, and one position in
//! `--each` is searched: positions of one game are much alike. With `--fit` equities are taken as the search has them, and
//! for two sides the curve of `src/rules/engine/analysis/chances.rs` is printed: the growing piecewise linear one that is nearest
//! to the results. Several games take turns. Everything follows from the seed, whatever the number of threads.

#![expect(clippy::print_stdout, reason = "a tool that prints what it found")]
#![expect(clippy::cast_precision_loss, reason = "games are few, equities small")]

#[expect(dead_code, reason = "the arena uses the rest")]
mod common;

use common::{opened, settle_with, start_of};
use kingboard::engine::analysis::{Chances, GameStep, Moment, Report, Walk, look, look_with};
use kingboard::engine::scale::draw;
use kingboard::engine::{self, Stop, Strength, Task};
use kingboard::game::any::AnyPosition;
use kingboard::game::outcome::{Score, Status};
use kingboard::game::seat::Seat;

/// A game that was played: its start, its steps, its last position.
struct Played {
    start: Box<dyn AnyPosition>,
    steps: Vec<GameStep>,
    end: Box<dyn AnyPosition>,
    /// The luck of the first seat by the static evaluation of both results of each roll, in score.
    static_luck: f64,
}

/// Share of rolls by which an attack succeeds: the attacker’s die is the higher one.
const SUCCESS: f64 = 15.0 / 36.0;

fn play(start: &dyn AnyPosition, plan: &Plan, mut seed: u64) -> Played {
    draw(&mut seed);
    let start = opened(start, plan.opening, &mut seed);
    let mut at = start.boxed_clone();
    let mut steps = Vec::new();
    let mut static_luck = 0.0;
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
            static_luck += f64::from(stake) / 2_000.0 * (f64::from(u8::from(won)) - SUCCESS);
            steps.push(GameStep::Roll(roll));
        }
    }
    Played {
        start,
        steps,
        end: at,
        static_luck,
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
    /// Results are compared with the luck of rolls by static evaluation.
    Static,
    /// Results are compared with the chances of one position in so many.
    Check(usize),
    /// Equities of one position in so many are collected with the results, and curves of chances are fitted to them.
    Fit(usize),
}

/// The equity of a seat in a position, and the result of the game for it.
#[derive(Clone, Copy)]
struct Chance {
    /// In thousandths.
    equity: i32,
    /// In thousandths.
    result: i32,
}

/// The figures of one game.
#[derive(Default)]
struct Found {
    is_unfinished: bool,
    /// Result and luck of the first seat: in thousandths, or by static evaluation in score.
    game: (f64, f64),
    /// Error rates of both players.
    rates: [i32; 2],
    chances: Vec<Chance>,
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
            Purpose::Static => found.game = ((first + 1_000.0) / 2_000.0, played.static_luck),
            Purpose::Check(each) | Purpose::Fit(each) => {
                let moments = Walk::new(played.start, &played.steps);
                let due = moments.filter(|moment| matches!(moment.at.status(), Status::ToMove(_)));
                for moment in due.step_by(each) {
                    found.chances.extend(self.searched(&moment, result));
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
                    let each = curve.map(|equity| Chance {
                        equity,
                        result: result(seat),
                    });
                    found.chances.extend(each);
                }
                let summaries = [Seat::FIRST, Seat::SECOND].map(|seat| report.summary(seat));
                found.game = (first, f64::from(summaries[0].luck));
                found.rates = summaries.map(|summary| summary.error_rate());
            }
        }
        found
    }

    /// The equities of the seats that are left in a position, as the purpose of the run wants them.
    fn searched(&self, moment: &Moment, result: impl Fn(Seat) -> i32) -> Vec<Chance> {
        let (at, stop) = (&*moment.at, Stop::default());
        let look = match self.purpose {
            Purpose::Fit(_) => look_with(at, None, self.nodes, Chances::AS_SEARCHED, &stop),
            Purpose::Report | Purpose::Static | Purpose::Check(_) => {
                look(at, None, self.nodes, &stop)
            }
        };
        let equities = look.expect("nothing stops it").equities;
        let left = Seat::all(at.seats()).filter(|seat| !at.eliminated().contains(*seat));
        let chance = |seat: Seat| Chance {
            equity: equities[seat],
            result: result(seat),
        };
        left.map(chance).collect()
    }

    /// Plays and judges this many games on so many threads. Returns their figures in the order of the games.
    fn games(&self, starts: &[Box<dyn AnyPosition>], games: u64, threads: u64) -> Vec<Found> {
        let mut found: Vec<(u64, Found)> = std::thread::scope(|scope| {
            let each = |first: u64| {
                let starts: Vec<_> = starts.iter().map(|start| start.boxed_clone()).collect();
                scope.spawn(move || {
                    let own = (first..games).step_by(usize::try_from(threads).unwrap_or(1));
                    let start =
                        |number| &*starts[usize::try_from(number).unwrap_or(0) % starts.len()];
                    own.map(|number| (number, self.game(start(number), number)))
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

    /// Prints results beside luck by static evaluation.
    fn print_static(&self) {
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

/// The chances of all games, each with its weight. Each game weighs the same: a long one has many positions, but only one
/// result.
fn weighed(found: &[Found]) -> impl Iterator<Item = (Chance, f64)> {
    found.iter().flat_map(|found| {
        let weight = 1.0 / found.chances.len().max(1) as f64;
        found.chances.iter().map(move |chance| (*chance, weight))
    })
}

/// Prints for each tenth of the predicted chance how often seats won.
fn print_tenths(chances: impl Iterator<Item = (Chance, f64)>) {
    let mut tenths = [(0_u32, 0.0, 0.0, 0.0); 10];
    for (Chance { equity, result }, weight) in chances {
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
/// Equity between two points, in thousandths.
const STEP: i32 = Chances::STEP;
/// Least growth between two points, in thousandths, so that a better position never counts as an equal one.
const GROWTH: f64 = 5.0;
/// Rounds of the fit. It settles long before the last one.
const ROUNDS: usize = 2_000;

/// The growing curve through 0 with the least squares of differences from the results, for two sides.
fn fitted(chances: impl Iterator<Item = (Chance, f64)>) -> [f64; POINTS] {
    // The normal equations of a piecewise linear function: each row has at most two neighbours.
    let (mut own, mut next, mut sum) = ([0.0; POINTS], [0.0; POINTS], [0.0; POINTS]);
    for (Chance { equity, result }, weight) in chances {
        let result = f64::from(result * equity.signum());
        let i = usize::try_from(equity.abs() / STEP).map_or(0, |i| i.min(POINTS - 2));
        let near = f64::from(equity.abs()) / f64::from(STEP) - i as f64;
        let far = 1.0 - near;
        own[i] += weight * far * far;
        own[i + 1] += weight * near * near;
        next[i] += weight * near * far;
        sum[i] += weight * far * result;
        sum[i + 1] += weight * near * result;
    }
    let mut curve: [f64; POINTS] = std::array::from_fn(|i| f64::from(STEP) * i as f64);
    // The points from one to before another move together, so that one growth takes from another: with all such pairs the
    // fit ends at the best curve, and not where two points, or a point and the end, hold each other.
    let pairs = || (1..POINTS).flat_map(|i| (i + 1..=POINTS).map(move |end| (i, end)));
    for _ in 0..ROUNDS {
        for (i, end) in pairs() {
            let row = |j: usize| {
                let high = curve.get(j + 1).map_or(0.0, |high| next[j] * high);
                next[j - 1] * curve[j - 1] + own[j] * curve[j] + high - sum[j]
            };
            let slope: f64 = (i..end).map(row).sum();
            let inner: f64 = next[i..end - 1].iter().sum();
            let bend = own[i..end].iter().sum::<f64>() + 2.0 * inner;
            let least = curve[i - 1] + GROWTH - curve[i];
            let most = curve.get(end).map_or(1_000.0, |high| high - GROWTH) - curve[end - 1];
            let shift = (-slope / bend.max(f64::MIN_POSITIVE)).min(most).max(least);
            curve[i..end].iter_mut().for_each(|point| *point += shift);
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
    let games = all.iter().take_while(|word| !word.starts_with("--"));
    let starts: Vec<_> = games.map(|game| start_of(game)).collect();
    assert!(!starts.is_empty(), "see the head of examples/calibrate.rs");
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
        purpose: match ["--static", "--check", "--fit"].map(is_given) {
            [true, ..] => Purpose::Static,
            [_, true, _] => Purpose::Check(few(number("--each", 1))),
            [.., true] => Purpose::Fit(few(number("--each", 1))),
            [false, false, false] => Purpose::Report,
        },
    };
    let threads = std::thread::available_parallelism().map_or(1, |n| n.get() as u64);
    let games = number("--games", 100);
    let found = plan.games(&starts, games, number("--threads", threads).max(1));
    let unfinished = found.iter().filter(|found| found.is_unfinished).count();
    println!("{games} games, {unfinished} of them without an end");
    match plan.purpose {
        Purpose::Static => Means::of(&found).print_static(),
        Purpose::Report => {
            Means::of(&found).print();
            let [first, second] = [0, 1].map(|player| {
                let rates = found.iter().map(|found| f64::from(found.rates[player]));
                rates.sum::<f64>() / games as f64
            });
            println!("error rates: {first:.1} and {second:.1} thousandths a decision");
            print_tenths(weighed(&found));
        }
        Purpose::Check(_) => print_tenths(weighed(&found)),
        Purpose::Fit(_) => {
            print_tenths(weighed(&found));
            // A win or loss that the search has seen is certain, and the fit leaves it out.
            let open = weighed(&found).filter(|(chance, _)| chance.equity.abs() < 990);
            println!("{:.0?}", fitted(open));
        }
    }
}
