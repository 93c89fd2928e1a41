//! Players of the engine against each other: `cargo run --release --example arena -- match kings-mate n2000 random`.
//!
//! ```text
//! arena match  GAME A B [--games N] [--plies P] [--seed S] [--at-least PERCENT] [--opening PLIES] [--even] [--show WHICH]
//! arena table  GAME A B [--games N] [--plies P] [--seed S] [--at-least PERCENT] [--show WHICH]   one A among B
//! arena ladder GAME     [--games N] [--plies P] [--seed S] [--even]                each level against the one below
//! arena find   GAME     [--games N] [--plies P] [--seed S] [--cap NODES] [--lowest I]   strengths whose steps are 70 to 80 %
//! arena speed  GAME     [--nodes N]                                               nodes a second of processor time
//! arena puzzles GAME    [--games N] [--plies P] [--seed S] [--most N] [--verify FACTOR] [--out FILE]   mines puzzles
//!
//! GAME    = slug { "+" option }                   kings-mate+active, immortal-star-masters+three
//! A, B    = "random" | "greedy" | "level" 1..8 | "n" nodes [ "t" temperature "m" margin ] [ "@" weights ]
//! weights = a set of the game's by name (hand, calm, ...) | a file of numbers
//! WHICH   = "all" | "unwon": the games to print, each ply with its equity for the mover
//! ```
//!
//! Everything follows from the seed, so a line repeats exactly. Games come in pairs: the same random quiet opening and
//! the same dice, with sides swapped. A draw counts as half. The adjudicated score gives a game without a winner to the
//! side that leads by 3.3 unit pieces. The bounds are 95 % of a normal distribution. `--even` replaces openings in
//! which a thought of 20,000 nodes sees more than 0.3 for a side.

#![expect(clippy::print_stdout, reason = "a tool that prints what it found")]

mod common;
#[path = "common/puzzles.rs"]
mod puzzles;

use std::fmt::Write as _;
use std::process::ExitCode;

use common::{any_of, declared, opened, settle, start_of, weights_of};
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
        let numbers = ['n', 't', 'm'].map(|letter| {
            let (_, rest) = strength.split_once(letter)?;
            let digits = rest.split(|c: char| !c.is_ascii_digit()).next()?;
            digits.parse::<i32>().ok()
        });
        let [nodes, temperature, margin] = numbers;
        let nodes = nodes.unwrap_or(0);
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
            temperature: temperature.unwrap_or(0),
            margin: margin.unwrap_or(0),
        };
        Self::Engine(strength, weights)
    }

    /// A move, and its equity in thousandths if this player judges moves.
    fn choose(&self, at: &dyn AnyPosition, seed: &mut u64) -> (MoveText, Option<i32>) {
        let (strength, weights) = match self {
            Self::Random => return (any_of(&at.legal(), seed), None),
            Self::Greedy => {
                let taken = engine::greedy(at);
                return (taken.unwrap_or_else(|| any_of(&at.legal(), seed)), None);
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
            depth: i32::MAX,
        };
        let thought = engine::think(at, &task, &Stop::default());
        let thought = thought.expect("a seat is to move");
        let mut judged = thought.moves.iter();
        let equity = judged.find(|judged| judged.mv == thought.chosen);
        (thought.chosen.clone(), equity.map(|judged| judged.equity))
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
    /// Which games are printed.
    show: Show,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Show {
    None,
    Unwon,
    All,
}

/// The last position of a game, its number of plies, and its moves after the opening in words.
struct Ended {
    at: Box<dyn AnyPosition>,
    plies: usize,
    story: String,
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
            .and_then(|set| engine::static_equity(&*self.at, seat, set.weights))
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
        let mut story = format!("game {game} from {}\n", at.setup());
        while let Status::ToMove(seat) = at.status() {
            if plies >= self.plies {
                break;
            }
            let (mv, equity) = seated(seat).choose(&*at, &mut seed);
            at.play(&mv).expect("players make legal moves");
            settle(&mut at, &mut dice);
            plies += 1;
            if self.show != Show::None {
                let equity = equity.map_or_else(String::new, |equity| format!(" ({equity})"));
                writeln!(story, "{plies}. {seat:?} {mv}{equity}").expect("a text takes more");
            }
        }
        writeln!(story, "{:?} at {}", at.status(), at.setup()).expect("a text takes more");
        Ended { at, plies, story }
    }

    /// Counts a game for this seat, and prints it if it is asked for.
    fn count(&self, tally: &mut Tally, ended: &Ended, seat: Seat) {
        let scores = ended.score(seat);
        if self.show == Show::All || (self.show == Show::Unwon && scores.0 < 0.75) {
            println!("{}score {} for {seat:?}", ended.story, scores.0);
        }
        let over = matches!(ended.at.status(), Status::Over(_));
        tally.add(scores, ended.plies, over);
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
            self.count(&mut tally, &ended, own.expect("both sides have a seat"));
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
            self.count(&mut tally, &ended, own);
        }
        tally
    }
}

#[derive(Default, Debug)]
struct Tally {
    scores: Vec<f64>,
    given: Vec<f64>,
    to_win: Vec<usize>,
    /// Plies of the games that came to an end.
    over: Vec<usize>,
}

fn mean(of: &[f64]) -> (f64, f64) {
    #[expect(clippy::cast_precision_loss, reason = "games are few")]
    let count = of.len().max(1) as f64;
    let mean = of.iter().sum::<f64>() / count;
    let variance = of.iter().map(|score| (score - mean).powi(2)).sum::<f64>() / count;
    (100.0 * mean, 196.0 * (variance / count).sqrt())
}

impl Tally {
    fn add(&mut self, (score, given): (f64, f64), plies: usize, over: bool) {
        self.scores.push(score);
        self.given.push(given);
        if score > 0.75 {
            self.to_win.push(plies);
        }
        if over {
            self.over.push(plies);
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
        let middle = |plies: &mut Vec<usize>| {
            plies.sort_unstable();
            plies.get(plies.len() / 2).copied().unwrap_or(0)
        };
        let median = middle(&mut self.to_win);
        let longest = self.to_win.last().copied().unwrap_or(0);
        let ended = middle(&mut self.over);
        println!(
            "{name}: +{} ={} -{}  {score:.1} % +-{within:.1}  adjudicated {given:.1} % +-{given_within:.1}  plies to win: median {median}, longest {longest}  ended: {} of {}, median {ended}",
            of(1.0),
            of(0.5),
            of(0.0),
            self.over.len(),
            self.scores.len(),
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

/// Strengths in ascending order: nodes, temperature, margin. The first ones see one move and the captures after it.
const ROW: [(u64, i32, i32); 46] = [
    (1, 400, 1_000),
    (1, 330, 820),
    (1, 270, 670),
    (1, 230, 570),
    (1, 190, 470),
    (1, 160, 400),
    (1, 135, 340),
    (1, 115, 290),
    (1, 98, 245),
    (1, 84, 210),
    (1, 72, 180),
    (1, 62, 155),
    (1, 53, 130),
    (1, 45, 110),
    (1, 38, 95),
    (1, 32, 80),
    (1, 27, 68),
    (1, 23, 58),
    (1, 20, 50),
    (1, 17, 43),
    (1, 14, 35),
    (100, 13, 32),
    (150, 12, 30),
    (220, 11, 28),
    (300, 10, 25),
    (400, 9, 22),
    (520, 8, 20),
    (680, 7, 18),
    (880, 6, 15),
    (1_150, 5, 12),
    (1_500, 4, 10),
    (1_900, 3, 8),
    (2_400, 2, 5),
    (3_000, 1, 2),
    (3_800, 0, 0),
    (5_000, 0, 0),
    (6_500, 0, 0),
    (8_500, 0, 0),
    (11_000, 0, 0),
    (15_000, 0, 0),
    (20_000, 0, 0),
    (27_000, 0, 0),
    (37_000, 0, 0),
    (51_000, 0, 0),
    (71_000, 0, 0),
    (100_000, 0, 0),
];

/// Least score of a level against the one below for which [`find`] looks, in per cent.
const STEP: f64 = 77.0;

/// Finds by bisection, for each level, the first strength of the row whose score against the level below is high enough.
fn find(game: &str, contest: &Contest, (cap, lowest): (u64, usize)) {
    let player = |i: usize| {
        let (nodes, temperature, margin) = ROW[i];
        let strength = Strength {
            nodes,
            temperature,
            margin,
        };
        Player::Engine(strength, None)
    };
    let adjudicated = is_adjudicated(&*contest.start);
    let mut below = lowest;
    println!("{game} level 1: {:?}", ROW[below]);
    for level in 2..=levels::LEVELS {
        let last = ROW.iter().rposition(|step| step.0 <= cap).unwrap_or(0);
        // A step is seldom longer than ten strengths.
        let (mut low, mut high) = (below + 1, (below + 11).min(last));
        let mut found = None;
        while low <= high {
            let middle = usize::midpoint(low, high);
            let tally = contest.match_of(&player(middle), &player(below));
            let scores = if adjudicated {
                &tally.given
            } else {
                &tally.scores
            };
            let score = mean(scores).0;
            println!("    {:?} scores {score:.1} %", ROW[middle]);
            if score >= STEP {
                found = Some((middle, score));
                high = middle - 1;
            } else {
                low = middle + 1;
            }
        }
        let Some((at, score)) = found else {
            println!("{game} level {level}: none up to {cap} nodes");
            return;
        };
        println!("{game} level {level}: {:?} scores {score:.1} %", ROW[at]);
        below = at;
    }
}

/// Returns `true` if levels of this game are measured by adjudicated scores, since games between equals often have no
/// end.
fn is_adjudicated(start: &dyn AnyPosition) -> bool {
    matches!(engine::rule_set(start), Some("standard" | "expanded"))
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
        let (mv, _) = quick.choose(&*at, &mut seed);
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
    let words: Vec<String> = std::env::args().skip(1).collect();
    ExitCode::from(run(&words))
}

/// Runs a command. Returns 0; 1 if the score is below `--at-least` or a puzzle is ambiguous; 2 for an unknown command.
pub(crate) fn run(all: &[String]) -> u8 {
    let option = |name: &str| {
        let at = all.iter().position(|word| word == name)?;
        all.get(at + 1).cloned()
    };
    let number =
        |name: &str, usual: u64| option(name).map_or(usual, |n| n.parse().expect("a number"));
    let [command, game, rest @ ..] = all else {
        println!("see the head of examples/arena.rs");
        return 2;
    };
    let contest = Contest {
        start: start_of(game),
        games: number("--games", 40),
        plies: usize::try_from(number("--plies", 300)).expect("few"),
        seed: number("--seed", 1),
        opening: usize::try_from(number("--opening", 6)).expect("few"),
        even: all.iter().any(|word| word == "--even"),
        show: match option("--show").as_deref() {
            None => Show::None,
            Some("unwon") => Show::Unwon,
            Some(_) => Show::All,
        },
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
            return 0;
        }
        "find" => {
            let lowest = usize::try_from(number("--lowest", 4)).expect("few");
            find(game, &contest, (number("--cap", 100_000), lowest));
            return 0;
        }
        "speed" => {
            speed(game, number("--nodes", 500_000));
            return 0;
        }
        "puzzles" => {
            let (kind, options) = declared(game);
            let mine = puzzles::Mine {
                game: game.clone(),
                kind,
                options,
                games: contest.games,
                plies: usize::try_from(number("--plies", 200)).expect("few"),
                seed: contest.seed,
                most: usize::try_from(number("--most", 100)).expect("few"),
                verify: number("--verify", 0),
            };
            mine.run(option("--out").as_deref(), cpu);
            return 0;
        }
        _ => return 2,
    };
    tally.print(&format!("{command} {game} {} {}", rest[0], rest[1]));
    let least = option("--at-least").map_or(0.0, |n| n.parse::<f64>().expect("per cent"));
    u8::from(mean(&tally.scores).0 < least)
}
