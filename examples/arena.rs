//! Players of the engine against each other: `cargo run --release --example arena -- match kings-mate n2000 random`.
//!
//! ```text
//! arena match  GAME A B [--games N] [--plies P] [--seed S] [--at-least PERCENT] [--opening PLIES] [--even]
//! arena table  GAME A B [--games N] [--plies P] [--seed S] [--at-least PERCENT]    one A among B
//! arena ladder GAME     [--games N] [--plies P] [--seed S]                         each level against the one below
//! arena find   GAME     [--games N] [--plies P] [--seed S] [--cap NODES]           strengths whose steps are 70 to 80 %
//! arena speed  GAME     [--nodes N]                                               nodes a second of processor time
//!
//! GAME    = slug { "+" option }                   kings-mate+active, immortal-star-masters+three
//! A, B    = "random" | "greedy" | "level" 1..8 | "n" nodes [ "t" temperature "m" margin ] [ "@" weights ]
//! weights = a set of the game's by name (hand, calm, ...) | a file of numbers
//! ```
//!
//! Everything follows from the seed, so a line repeats exactly. Games come in pairs: the same random quiet opening and
//! the same dice, with sides swapped. A draw counts as half. The adjudicated score gives a game without a winner to the
//! side that leads by 3.3 unit pieces. The bounds are 95 % of a normal distribution. `--even` replaces openings in
//! which a thought of 20,000 nodes sees more than 0.3 for a side.

#![expect(clippy::print_stdout, reason = "a tool that prints what it found")]

mod common;

use std::process::ExitCode;

use common::{any_of, opened, settle, start_of, weights_of};
use kingboard::engine::scale::{draw, squash};
use kingboard::engine::{self, Stop, Strength, Task, levels};
use kingboard::game::any::AnyPosition;
use kingboard::game::outcome::{Score, Status};
use kingboard::game::seat::{Seat, SeatSet};
use kingboard::game::text::MoveText;

/// Least lead of a side that is given a game without a winner, in hundredths of the unit piece.
const LEAD: i32 = 330;

/// Greatest equity of a side in an even opening, in thousandths.
const EVEN: i32 = 300;

#[derive(Clone, Debug)]
enum Player {
    Random,
    Greedy,
    Level(u8),
    Engine(Strength, Option<Vec<i32>>),
}

impl Player {
    fn parse(text: &str, start: &dyn AnyPosition) -> Self {
        if text == "random" {
            return Self::Random;
        }
        if text == "greedy" {
            return Self::Greedy;
        }
        if let Some(level) = text.strip_prefix("level") {
            return Self::Level(level.parse().expect("level1 to level8"));
        }
        let (strength, set) = text
            .split_once('@')
            .map_or((text, None), |(s, w)| (s, Some(w)));
        let mut numbers = [0_i32; 3];
        let mut which = 0;
        for part in strength.split_inclusive(|c: char| c.is_ascii_alphabetic()) {
            let digits: String = part.chars().filter(char::is_ascii_digit).collect();
            if let Ok(number) = digits.parse() {
                numbers[which] = number;
            }
            which = match part.chars().last() {
                Some('t') => 1,
                Some('m') => 2,
                _ => 0,
            };
        }
        let [nodes, temperature, margin] = numbers;
        assert!(
            nodes > 0,
            "a player is n2000, n60t100m300, level3, random or greedy: {text}"
        );
        let weights = set.map(|name| {
            let sets = engine::weight_sets(start);
            let found = sets.iter().find(|set| set.name == name);
            found.map_or_else(|| weights_of(name), |set| set.weights.to_vec())
        });
        let strength = Strength {
            nodes: u64::from(nodes.unsigned_abs()),
            temperature,
            margin,
        };
        Self::Engine(strength, weights)
    }

    fn choose(&self, at: &dyn AnyPosition, seed: &mut u64) -> MoveText {
        let (strength, weights) = match self {
            Self::Random => return any_of(&at.legal(), seed),
            Self::Greedy => {
                return engine::greedy(at).unwrap_or_else(|| any_of(&at.legal(), seed));
            }
            Self::Level(level) => (
                levels::strength(engine::rule_set(at).unwrap_or(""), *level),
                None,
            ),
            Self::Engine(strength, weights) => (*strength, weights.clone()),
        };
        let task = Task {
            strength,
            seed: draw(seed),
            lines: 1,
            weights,
        };
        let thought = engine::think(at, &task, &Stop::default());
        thought.expect("a seat is to move").chosen
    }
}

#[derive(Clone, Debug)]
struct Contest {
    start: Box<dyn AnyPosition>,
    games: u64,
    plies: usize,
    seed: u64,
    opening: usize,
    /// Whether openings that favour a side are replaced.
    even: bool,
}

/// The last position of a game, and its number of plies.
struct Ended {
    at: Box<dyn AnyPosition>,
    plies: usize,
}

impl Ended {
    /// The score of a seat, 1, 0.5 or 0, and the adjudicated score, which gives games without a winner to the leader.
    fn score(&self, seat: Seat) -> (f64, f64) {
        if let Status::Over(outcome) = self.at.status() {
            match outcome.score(seat) {
                Score::Won => return (1.0, 1.0),
                Score::Lost => return (0.0, 0.0),
                Score::Drawn => {}
            }
        }
        let sets = engine::weight_sets(&*self.at);
        let lead = sets
            .last()
            .and_then(|set| engine::glance(&*self.at, seat, set.weights))
            .unwrap_or(0);
        let enough = squash(LEAD) / 1_000;
        let given = if lead >= enough {
            1.0
        } else if lead <= -enough {
            0.0
        } else {
            0.5
        };
        (0.5, given)
    }
}

/// Returns `true` if a thought of 20,000 nodes sees neither side much better.
fn is_even(at: &dyn AnyPosition) -> bool {
    let thought = engine::think(at, &Task::nodes(20_000), &Stop::default());
    thought.is_some_and(|thought| thought.equity().abs() <= EVEN)
}

impl Contest {
    fn play(&self, game: u64, seated: &dyn Fn(Seat) -> Player) -> Ended {
        let mut seed = self.seed.wrapping_mul(1_000_003) ^ (game / 2);
        draw(&mut seed);
        let mut at = opened(&*self.start, self.opening, &mut seed);
        while self.even && !is_even(&*at) {
            at = opened(&*self.start, self.opening, &mut seed);
        }
        let mut dice = draw(&mut seed);
        let mut plies = 0;
        while let Status::ToMove(seat) = at.status() {
            if plies >= self.plies {
                break;
            }
            let mv = seated(seat).choose(&*at, &mut seed);
            at.play(&mv).expect("players make legal moves");
            settle(&mut at, &mut dice);
            plies += 1;
        }
        Ended { at, plies }
    }

    /// Plays pairs of games between two coalitions.
    fn match_of(&self, a: &Player, b: &Player) -> Tally {
        let mut first: SeatSet = self.start.partners(Seat::FIRST);
        first.insert(Seat::FIRST);
        let mut tally = Tally::default();
        for game in 0..self.games {
            let a_begins = game.is_multiple_of(2);
            let seated = |seat: Seat| {
                if first.contains(seat) == a_begins {
                    a
                } else {
                    b
                }
                .clone()
            };
            let ended = self.play(game, &seated);
            let mut seats = Seat::all(self.start.seats());
            let own = seats.find(|seat| first.contains(*seat) == a_begins);
            tally.add(
                ended.score(own.expect("both sides have a seat")),
                ended.plies,
            );
        }
        tally
    }

    /// Plays games of one A among others, in each seat in turn.
    fn table_of(&self, a: &Player, b: &Player) -> Tally {
        let seats: Vec<Seat> = Seat::all(self.start.seats()).collect();
        let mut tally = Tally::default();
        for game in 0..self.games {
            let own = seats[usize::try_from(game).expect("few") % seats.len()];
            let seated = |seat: Seat| if seat == own { a } else { b }.clone();
            let ended = self.play(game * 2, &seated);
            tally.add(ended.score(own), ended.plies);
        }
        tally
    }
}

#[derive(Default, Debug)]
struct Tally {
    scores: Vec<f64>,
    given: Vec<f64>,
    to_win: Vec<usize>,
}

fn mean(of: &[f64]) -> (f64, f64) {
    #[expect(clippy::cast_precision_loss, reason = "games are few")]
    let count = of.len().max(1) as f64;
    let mean = of.iter().sum::<f64>() / count;
    let variance = of.iter().map(|score| (score - mean).powi(2)).sum::<f64>() / count;
    (100.0 * mean, 196.0 * (variance / count).sqrt())
}

impl Tally {
    fn add(&mut self, (score, given): (f64, f64), plies: usize) {
        self.scores.push(score);
        self.given.push(given);
        if score > 0.75 {
            self.to_win.push(plies);
        }
    }

    fn print(&mut self, name: &str) {
        let of = |score: f64| {
            self.scores
                .iter()
                .filter(|s| (*s - score).abs() < 0.1)
                .count()
        };
        let (score, within) = mean(&self.scores);
        let (given, given_within) = mean(&self.given);
        self.to_win.sort_unstable();
        let median = self.to_win.get(self.to_win.len() / 2).copied().unwrap_or(0);
        let longest = self.to_win.last().copied().unwrap_or(0);
        println!(
            "{name}: +{} ={} -{}  {score:.1} % +-{within:.1}  adjudicated {given:.1} % +-{given_within:.1}  plies to win: median {median}, longest {longest}",
            of(1.0),
            of(0.5),
            of(0.0),
        );
    }
}

/// Processor time of this thread, in ns.
fn cpu() -> u64 {
    let bytes = std::fs::read("/proc/thread-self/schedstat").unwrap_or_default();
    let text = String::from_utf8_lossy(&bytes);
    text.split(' ')
        .next()
        .and_then(|ns| ns.parse().ok())
        .unwrap_or(0)
}

/// Strengths in ascending order, the weakest without a look at replies: nodes, temperature, margin.
const ROW: [(u64, i32, i32); 26] = [
    (1, 250, 300),
    (1, 160, 250),
    (1, 100, 200),
    (1, 60, 150),
    (1, 30, 100),
    (20, 40, 120),
    (40, 40, 120),
    (60, 35, 100),
    (90, 30, 90),
    (130, 25, 75),
    (200, 20, 60),
    (300, 15, 45),
    (450, 10, 30),
    (700, 8, 24),
    (1_000, 6, 18),
    (1_500, 4, 12),
    (2_300, 3, 9),
    (3_500, 2, 6),
    (5_000, 1, 3),
    (8_000, 0, 0),
    (12_000, 0, 0),
    (18_000, 0, 0),
    (27_000, 0, 0),
    (40_000, 0, 0),
    (60_000, 0, 0),
    (100_000, 0, 0),
];

/// Finds by bisection, for each level, the first strength of the row that scores 72 % against the level below.
fn find(game: &str, contest: &Contest, cap: u64) {
    let at = |(nodes, temperature, margin)| Strength {
        nodes,
        temperature,
        margin,
    };
    // Games with dice come to an end. Elsewhere the leader at the last ply gets the game.
    let adjudicated = engine::rule_set(&*contest.start).is_none_or(|set| !set.ends_with("active"));
    let mut below = 0;
    println!("{game} level 1: {:?}", ROW[0]);
    for level in 2..=levels::LEVELS {
        let last = ROW.iter().rposition(|step| step.0 <= cap).unwrap_or(0);
        let (mut low, mut high) = (below + 1, last);
        let mut seen = 0.0;
        while low < high {
            let middle = usize::midpoint(low, high);
            let players = [middle, below].map(|i| Player::Engine(at(ROW[i]), None));
            let tally = contest.match_of(&players[0], &players[1]);
            let score = mean(if adjudicated {
                &tally.given
            } else {
                &tally.scores
            })
            .0;
            if score >= 72.0 {
                seen = score;
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        if low > last {
            return;
        }
        println!("{game} level {level}: {:?} scores {seen:.1} %", ROW[low]);
        below = low;
    }
}

/// Nodes a second from the start, and after 16 and 60 plies of play.
fn speed(game: &str, nodes: u64) {
    let mut at = start_of(game);
    let mut seed = 7;
    let quick = Player::Engine(Strength::nodes(200), None);
    let (mut all, mut spent) = (0, 0);
    for plies in 0..=60 {
        if [0, 16, 60].contains(&plies) {
            let before = cpu();
            let thought = engine::think(&*at, &Task::nodes(nodes), &Stop::default());
            let ns = cpu() - before;
            let thought = thought.expect("somebody is to move");
            all += thought.nodes;
            spent += ns;
            println!(
                "after {plies:2} plies: depth {:2}, {} nodes, {} a second",
                thought.depth,
                thought.nodes,
                thought.nodes * 1_000_000_000 / ns.max(1)
            );
        }
        let mv = quick.choose(&*at, &mut seed);
        at.play(&mv).expect("it is legal");
        settle(&mut at, &mut seed);
        if !matches!(at.status(), Status::ToMove(_)) {
            break;
        }
    }
    println!(
        "{game}: {} nodes a second of processor time",
        all * 1_000_000_000 / spent.max(1)
    );
}

fn main() -> ExitCode {
    let all: Vec<String> = std::env::args().skip(1).collect();
    let option = |name: &str| {
        let at = all.iter().position(|word| word == name)?;
        all.get(at + 1).cloned()
    };
    let number =
        |name: &str, usual: u64| option(name).map_or(usual, |n| n.parse().expect("a number"));
    let [command, game, rest @ ..] = all.as_slice() else {
        println!("see the head of examples/arena.rs");
        return ExitCode::from(2);
    };
    let contest = Contest {
        start: start_of(game),
        games: number("--games", 40),
        plies: usize::try_from(number("--plies", 300)).expect("few"),
        seed: number("--seed", 1),
        opening: usize::try_from(number("--opening", 6)).expect("few"),
        even: all.iter().any(|word| word == "--even"),
    };
    let player = |i: usize| {
        let name = rest.get(i).expect("two players");
        Player::parse(name, &*contest.start)
    };
    let mut tally = match command.as_str() {
        "match" => contest.match_of(&player(0), &player(1)),
        "table" => contest.table_of(&player(0), &player(1)),
        "ladder" => {
            for level in 2..=levels::LEVELS {
                let (upper, lower) = (Player::Level(level), Player::Level(level - 1));
                let mut tally = contest.match_of(&upper, &lower);
                tally.print(&format!("{game} level {level} v level {}", level - 1));
            }
            return ExitCode::SUCCESS;
        }
        "find" => {
            find(game, &contest, number("--cap", 8_000));
            return ExitCode::SUCCESS;
        }
        "speed" => {
            speed(game, number("--nodes", 500_000));
            return ExitCode::SUCCESS;
        }
        _ => return ExitCode::from(2),
    };
    tally.print(&format!("{command} {game} {} {}", rest[0], rest[1]));
    let least = option("--at-least").map_or(0.0, |n| n.parse::<f64>().expect("per cent"));
    if mean(&tally.scores).0 < least {
        return ExitCode::FAILURE;
    }
    ExitCode::SUCCESS
}
