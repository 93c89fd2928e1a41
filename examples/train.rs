//! Fits the weights of a game's evaluation to games that the engine plays against itself.
//!
//! ```text
//! train GAME [--games N] [--nodes N] [--plies P] [--seed S] [--temperature T]
//!            [--each POSITIONS] [--pull MILLIONTHS] [--unfinished] [--from WEIGHTS] [--out FILE]
//!
//! GAME = slug { "+" option }        kings-mate+active
//! ```
//!
//! Each quiet position of each finished game (with `--unfinished`, of any) is a line: the features of the first
//! coalition minus the other's, the result, and the equity seen by the search. Weights are fitted by gradient descent,
//! so that the logistic function of the evaluation approaches 0.6 of the result plus 0.4 of the equity. A pull towards
//! the starting weights keeps those of rare features. One thread and one order make the same seed give the same file,
//! bit by bit. `cargo run --release --example train -- kings-mate --seed 9 --out
//! src/rules/games/kings_mate/weights/standard.in`

#![expect(clippy::print_stdout, reason = "a tool that prints what it found")]

mod common;

use common::{opened, settle, start_of, weights_of};
use kingboard::engine::scale::{SCALE, draw};
use kingboard::engine::{self, Stop, Strength, Task};
use kingboard::game::any::AnyPosition;
use kingboard::game::outcome::{Score, Status};
use kingboard::game::seat::{Seat, SeatSet};

/// Weight of the result, the rest being that of the equity.
const RESULT: f64 = 0.6;
/// Default pull towards the starting weights, in millionths.
const PULL: u64 = 2;
/// Passes over all positions.
const PASSES: usize = 400;

/// One position: features of the first coalition minus the other's, and the equity the search saw for the first.
struct Line {
    features: Vec<f64>,
    seen: f64,
    result: f64,
}

struct School {
    start: Box<dyn AnyPosition>,
    first: SeatSet,
    strength: Strength,
    weights: Vec<i32>,
    plies: usize,
    /// Most positions taken from one game.
    each: usize,
    /// Whether unfinished games count with half of the last equity.
    unfinished: bool,
}

impl School {
    fn difference(&self, at: &dyn AnyPosition) -> Vec<f64> {
        let seats = engine::features(at).expect("the game has a judge");
        let mut all = vec![0.0; self.weights.len()];
        for (seat, features) in Seat::all(at.seats()).zip(seats) {
            let sign = if self.first.contains(seat) { 1.0 } else { -1.0 };
            for (sum, feature) in all.iter_mut().zip(features) {
                *sum += sign * f64::from(feature);
            }
        }
        all
    }

    /// Plays one game and adds its quiet positions.
    fn play(&self, game: u64, seed: u64, lines: &mut Vec<Line>) -> f64 {
        let mut seed = seed.wrapping_mul(1_000_003) ^ game;
        draw(&mut seed);
        let plies = 4 + usize::try_from(game % 8).expect("few");
        let mut at = opened(&*self.start, plies, &mut seed);
        let begin = lines.len();
        let mut last = 0.0;
        for _ in 0..self.plies {
            let Status::ToMove(seat) = at.status() else {
                break;
            };
            let task = Task {
                strength: self.strength,
                seed: draw(&mut seed),
                lines: 1,
                weights: Some(self.weights.clone()),
                depth: i32::MAX,
            };
            let thought = engine::think(&*at, &task, &Stop::default());
            let thought = thought.expect("a seat is to move");
            let sign = if self.first.contains(seat) { 1.0 } else { -1.0 };
            last = sign * f64::from(thought.equity()) / 1_000.0;
            let best = thought.moves.first().expect("there is a move");
            let quiet = best.mv.captures().is_none() && best.equity.abs() < 990;
            if quiet && !at.mid_turn() {
                lines.push(Line {
                    features: self.difference(&*at),
                    seen: last,
                    result: 0.0,
                });
            }
            at.play(&thought.chosen).expect("it is legal");
            settle(&mut at, &mut seed);
        }
        let own = self.first.iter().next().expect("a coalition has a seat");
        let result = match at.status() {
            Status::Over(outcome) => match outcome.score(own) {
                Score::Won => 1.0,
                Score::Drawn => 0.0,
                Score::Lost => -1.0,
            },
            // The result is unknown, since the game was not played out.
            Status::ToMove(_) | Status::ToRoll(_) if self.unfinished => last / 2.0,
            Status::ToMove(_) | Status::ToRoll(_) => {
                lines.truncate(begin);
                return 0.0;
            }
        };
        // A limited number of lines of each game, evenly spread.
        let whole = lines.split_off(begin);
        let every = whole.len().div_ceil(self.each).max(1);
        let kept = whole.into_iter().step_by(every);
        lines.extend(kept.map(|line| Line { result, ..line }));
        result
    }
}

/// Equity by the logistic function, from -1 to 1.
fn equity(raw: f64) -> f64 {
    2.0 / (1.0 + (-raw / f64::from(SCALE)).exp()) - 1.0
}

/// The mean squared error and its gradient.
fn gradient(lines: &[Line], weights: &[f64], gradient: &mut [f64]) -> f64 {
    gradient.fill(0.0);
    let mut error = 0.0;
    for line in lines {
        let raw: f64 = line.features.iter().zip(weights).map(|(x, w)| x * w).sum();
        let found = equity(raw);
        let wanted = RESULT * line.result + (1.0 - RESULT) * line.seen;
        let off = found - wanted;
        error += off * off;
        let slope = off * (1.0 - found * found) / f64::from(SCALE);
        for (sum, x) in gradient.iter_mut().zip(&line.features) {
            *sum += slope * x;
        }
    }
    #[expect(clippy::cast_precision_loss, reason = "positions are fewer than 2^52")]
    let count = lines.len().max(1) as f64;
    for sum in gradient.iter_mut() {
        *sum /= count;
    }
    error / count
}

/// Adam (Kingma and Ba 2015) over all lines at once.
fn fit(lines: &[Line], from: &[i32], pull: f64) -> (Vec<i32>, f64, f64) {
    let start: Vec<f64> = from.iter().map(|weight| f64::from(*weight)).collect();
    let mut weights = start.clone();
    let (mut mean, mut square) = (vec![0.0; start.len()], vec![0.0; start.len()]);
    let mut slopes = vec![0.0; start.len()];
    let before = gradient(lines, &weights, &mut slopes);
    let (mut mean_rest, mut square_rest) = (1.0, 1.0);
    for _ in 0..PASSES {
        gradient(lines, &weights, &mut slopes);
        mean_rest *= 0.9;
        square_rest *= 0.999;
        for i in 0..weights.len() {
            let slope = slopes[i] + pull * (weights[i] - start[i]) / (1.0 + start[i].abs());
            mean[i] = 0.9 * mean[i] + 0.1 * slope;
            square[i] = 0.999 * square[i] + 0.001 * slope * slope;
            let step = mean[i] / (1.0 - mean_rest);
            let size = (square[i] / (1.0 - square_rest)).sqrt() + 1e-9;
            weights[i] -= 1.0 * step / size;
        }
    }
    let after = gradient(lines, &weights, &mut slopes);
    #[expect(clippy::cast_possible_truncation, reason = "weights are small")]
    let rounded = weights.iter().map(|weight| weight.round() as i32).collect();
    (rounded, before, after)
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    run(&words);
}

/// Plays, fits and writes the weights.
pub(crate) fn run(all: &[String]) {
    let option = |name: &str| {
        let at = all.iter().position(|word| word == name)?;
        all.get(at + 1).cloned()
    };
    let number =
        |name: &str, usual: u64| option(name).map_or(usual, |n| n.parse().expect("a number"));
    let start = start_of(all.first().expect("train GAME"));
    let mut first = start.partners(Seat::FIRST);
    first.insert(Seat::FIRST);
    let sets = engine::weight_sets(&*start);
    let from = option("--from").unwrap_or_else(|| "hand".to_owned());
    let set = sets.iter().find(|set| set.name == from);
    let weights = set.map_or_else(|| weights_of(&from), |set| set.weights.to_vec());
    let school = School {
        first,
        strength: Strength {
            nodes: number("--nodes", 200),
            temperature: i32::try_from(number("--temperature", 10)).expect("small"),
            margin: 35,
        },
        weights,
        unfinished: all.iter().any(|word| word == "--unfinished"),
        each: usize::try_from(number("--each", 1_000_000)).expect("few"),
        plies: usize::try_from(number("--plies", 240)).expect("few"),
        start,
    };
    let seed = number("--seed", 9);
    let pull = f64::from(u32::try_from(number("--pull", PULL)).expect("small")) / 1e6;
    let mut lines = Vec::new();
    let mut decided = 0;
    let games = number("--games", 500);
    for game in 0..games {
        let result = school.play(game, seed, &mut lines);
        decided += u64::from(result.abs() > 0.99);
    }
    let (weights, before, after) = fit(&lines, &school.weights, pull);
    println!(
        "{games} games, {decided} decided, {} positions, error {before:.4} -> {after:.4}",
        lines.len()
    );
    let numbers: Vec<String> = weights.iter().map(ToString::to_string).collect();
    let text = format!("[{}]\n", numbers.join(", "));
    match option("--out") {
        Some(path) => std::fs::write(path, text).expect("a file that can be written"),
        None => print!("{text}"),
    }
}
