//! Whether analyses tell the truth: `cargo run --release --example calibrate -- kings-mate+active --games 1000`.
//!
//! ```text
//! calibrate GAME [--games N] [--plies P] [--nodes N] [--play NODES] [--other NODES] [--seed S] [--opening PLIES]
//!               [--drawn] [--glance]
//! ```
//!
//! The engine plays itself, `--play` nodes a move against `--other` (the same unless named), and each game that came to
//! an end is analysed with `--nodes` a search. Printed are, for the first seat: the slope of results on luck (1 if a
//! point of luck is worth a point), the variance of results with luck taken out as a share of that of results, the error
//! rates of both players, and for each tenth of the predicted chance of winning how often the seat won. With `--drawn` a
//! game that is not over after `--plies` counts as a draw; else it is left out. With `--glance` nothing is analysed: the
//! luck of a roll is judged by a glance at both results, as a player’s card has it, and luck and results are scores
//! (1, 0.5, 0). Everything follows from the seed.

#![expect(clippy::print_stdout, reason = "a tool that prints what it found")]
#![expect(clippy::cast_precision_loss, reason = "games are few, equities small")]

#[expect(dead_code, reason = "the arena uses the rest")]
mod common;

use common::{declared, opened, settle_with};
use kingboard::engine::analysis::{GameStep, Report, Walk};
use kingboard::engine::scale::draw;
use kingboard::engine::{self, Stop, Strength, Task};
use kingboard::game::any::AnyPosition;
use kingboard::game::outcome::{Score, Status};
use kingboard::game::seat::Seat;

/// Temperature and margin of both players, so that games differ and hold mistakes, in thousandths of equity.
const LOOSE: (i32, i32) = (20, 60);

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

fn play(
    start: &dyn AnyPosition,
    nodes: [u64; 2],
    plies: usize,
    opening: usize,
    mut seed: u64,
) -> Played {
    draw(&mut seed);
    let start = opened(start, opening, &mut seed);
    let mut at = start.boxed_clone();
    let mut steps = Vec::new();
    let mut glance = 0.0;
    for _ in 0..plies {
        let Status::ToMove(seat) = at.status() else {
            break;
        };
        let task = Task {
            strength: Strength {
                nodes: nodes[usize::from(seat != Seat::FIRST)],
                temperature: LOOSE.0,
                margin: LOOSE.1,
            },
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

/// The sums of a calibration.
#[derive(Default)]
struct Sums {
    /// Result and luck of the first seat in each finished game, in thousandths.
    games: Vec<(f64, f64)>,
    /// For each tenth of the predicted chance: predictions, their sum, and the sum of scores.
    tenths: [(u32, f64, f64); 10],
    /// Sum of the error rates of both players.
    rates: [f64; 2],
    unfinished: u32,
}

impl Sums {
    fn add(&mut self, report: &Report, result: i32) {
        let summary = report.summary(Seat::FIRST);
        self.games
            .push((f64::from(result), f64::from(summary.luck)));
        for equity in report.curve(Seat::FIRST) {
            let chance = f64::from(equity + 1_000) / 2_000.0;
            let tenth = usize::try_from((equity + 1_000) / 200).unwrap_or(0).min(9);
            let (count, predicted, scored) = &mut self.tenths[tenth];
            *count += 1;
            *predicted += chance;
            *scored += f64::from(result + 1_000) / 2_000.0;
        }
        for (sum, seat) in self.rates.iter_mut().zip([Seat::FIRST, Seat::SECOND]) {
            *sum += f64::from(report.summary(seat).error_rate());
        }
    }

    /// Prints results beside luck by a glance.
    fn print_glance(&self) {
        let count = self.games.len() as f64;
        let mean = |of: &dyn Fn(&(f64, f64)) -> f64| self.games.iter().map(of).sum::<f64>() / count;
        let (score, luck) = (mean(&|game| game.0), mean(&|game| game.1));
        let covariance = mean(&|game| (game.0 - score) * (game.1 - luck));
        let of_luck = mean(&|game| (game.1 - luck).powi(2));
        let of_score = mean(&|game| (game.0 - score).powi(2));
        self.print_counts();
        println!(
            "mean score {score:.3}, mean luck {luck:.3}, standard deviation {:.3}",
            of_luck.sqrt()
        );
        let slope = covariance / of_luck;
        println!("slope of score on luck: {slope:.3}");
        let left = 1.0 - covariance.powi(2) / of_luck / of_score;
        println!("with that taken out: variance of scores x {left:.3}");
    }

    fn print_counts(&self) {
        println!(
            "{} games counted; {} came to no end",
            self.games.len(),
            self.unfinished
        );
    }

    fn print(&self) {
        let count = self.games.len() as f64;
        let mean = |of: &dyn Fn(&(f64, f64)) -> f64| self.games.iter().map(of).sum::<f64>() / count;
        let (result, luck) = (mean(&|game| game.0), mean(&|game| game.1));
        let covariance = mean(&|game| (game.0 - result) * (game.1 - luck));
        let of_luck = mean(&|game| (game.1 - luck).powi(2));
        let of_result = mean(&|game| (game.0 - result).powi(2));
        let adjusted = mean(&|game| (game.0 - game.1 - result + luck).powi(2));
        self.print_counts();
        println!("mean result {result:.0}, mean luck {luck:.0}");
        println!("slope of result on luck: {:.2}", covariance / of_luck);
        println!(
            "standard deviation of results {:.0}, without luck {:.0}: variance x {:.2}",
            of_result.sqrt(),
            adjusted.sqrt(),
            adjusted / of_result
        );
        let [first, second] = self.rates.map(|sum| sum / count);
        println!("error rates: {first:.1} and {second:.1} thousandths a decision");
        for (tenth, (count, predicted, scored)) in self.tenths.iter().enumerate() {
            let of = f64::from((*count).max(1));
            println!(
                "{:3} to {:3} %: {count:6} positions, predicted {:5.1} %, scored {:5.1} %",
                10 * tenth,
                10 * tenth + 10,
                100.0 * predicted / of,
                100.0 * scored / of
            );
        }
    }
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
    let nodes = [play_nodes, number("--other", play_nodes)];
    let is_given = |name: &str| all.iter().any(|word| word == name);
    let (drawn, by_glance) = (is_given("--drawn"), is_given("--glance"));
    let mut sums = Sums::default();
    for n in 0..number("--games", 100) {
        let seed = number("--seed", 1).wrapping_mul(1_000_003) ^ n;
        let played = play(
            &*start,
            nodes,
            few(number("--plies", 400)),
            few(number("--opening", 6)),
            seed,
        );
        let outcome = match played.end.status() {
            Status::Over(outcome) => Some(outcome),
            Status::ToMove(_) | Status::ToRoll(_) => None,
        };
        sums.unfinished += u32::from(outcome.is_none());
        if outcome.is_none() && !drawn {
            continue;
        }
        if by_glance {
            let score = match outcome.map(|outcome| outcome.score(Seat::FIRST)) {
                Some(Score::Won) => 1.0,
                Some(Score::Lost) => 0.0,
                Some(Score::Drawn) | None => 0.5,
            };
            sums.games.push((score, played.glance));
            continue;
        }
        let walk = Walk::new(played.start, &played.steps);
        let looks = walk.map(|moment| moment.look(number("--nodes", 400), &Stop::default()));
        let looks: Vec<_> = looks.map(|look| look.expect("nothing stops it")).collect();
        let report = Report::of(&played.steps, &looks, outcome.as_ref()).expect("steps are legal");
        let result = report
            .result
            .as_ref()
            .map_or(0, |result| result[Seat::FIRST]);
        sums.add(&report, result);
    }
    if by_glance {
        sums.print_glance();
    } else {
        sums.print();
    }
}
