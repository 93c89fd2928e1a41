//! `arena puzzles`: mines puzzles from games of the computer against itself, and checks them.

use std::collections::BTreeMap;
use std::io::Write as _;

use kingboard::engine::puzzles::{Puzzle, Sieve, Turns, examine, leads, solvers};
use kingboard::engine::scale::draw;
use kingboard::engine::{self, Stop, Task, levels};
use kingboard::game::any::AnyPosition;
use kingboard::game::options::Options;
use kingboard::game::outcome::Status;
use kingboard::games::GameKind;

use super::common::{any_of, opened, settle};

/// Node budget that `--verify` multiplies.
const NODES: u64 = 20_000;
/// Least lead of a solution, in thousandths, below which a puzzle counts as ambiguous.
const AMBIGUOUS: i32 = 100;

/// The inputs of a run.
pub(crate) struct Mine {
    /// The game as its slug and options.
    pub(crate) game: String,
    pub(crate) kind: GameKind,
    pub(crate) options: Options,
    pub(crate) games: u64,
    pub(crate) plies: usize,
    pub(crate) seed: u64,
    /// Most puzzles that are kept.
    pub(crate) most: usize,
    /// Factor of the node budget of the check; 0 for none.
    pub(crate) verify: u64,
}

/// Number of first moves after which the rest of a turn is looked at.
const WITHIN: usize = 3;

/// Turns that begin with a gift, in games whose turns have several moves.
#[derive(Default)]
struct Gifts(Turns);

impl Gifts {
    /// Takes the next position. Returns `true` if a turn begins there after the other side has given much away.
    fn is_gift(&mut self, at: &dyn AnyPosition) -> bool {
        let goes_on = |mv| {
            let mut next = at.boxed_clone();
            next.play(&mv).is_ok() && next.mid_turn()
        };
        if at.mid_turn() || !at.legal().into_iter().next().is_some_and(goes_on) {
            return false;
        }
        let thought = engine::think(at, &Task::nodes(GIFT_NODES), &Stop::default());
        let (Some(us), Some(thought)) = (solvers(at), thought) else {
            return false;
        };
        Turns::is_gift(self.0.take(us, thought.equity()))
    }
}

/// Node budget of the search that tells gifts.
const GIFT_NODES: u64 = 2_000;

/// The results of a run, for its last line.
#[derive(Default)]
struct Counts {
    positions: u64,
    promising: u64,
}

impl Mine {
    /// Plays the games and keeps their puzzles, one for each solution, in the order they are found.
    fn dig(&self, counts: &mut Counts) -> Vec<Puzzle> {
        let start = (self.kind.spec().start)(&self.options);
        let mut found: Vec<Puzzle> = Vec::new();
        for game in 0..self.games {
            let mut seed = self.seed.wrapping_mul(1_000_003) ^ game;
            draw(&mut seed);
            let mut at = opened(&*start, 6, &mut seed);
            // Equal players, since in a game far won every move has nearly the same equity.
            let level = level(draw(&mut seed));
            let mut sieve = Sieve::default();
            let mut turns = Gifts::default();
            for ply in 0..self.plies {
                if !matches!(at.status(), Status::ToMove(_)) {
                    break;
                }
                counts.positions += 1;
                self.look(&*at, &mut sieve, &mut found, counts);
                if turns.is_gift(&*at) {
                    self.look_within(&*at, &mut seed, &mut found, counts);
                }
                let rules = engine::rule_set(&*at).unwrap_or_default();
                let task = Task {
                    strength: levels::strength(rules, level),
                    seed: draw(&mut seed),
                    lines: 1,
                    weights: None,
                    depth: i32::MAX,
                };
                let thought = engine::think(&*at, &task, &Stop::default());
                let Some(thought) = thought else {
                    break;
                };
                at.play(&thought.chosen).expect("it is legal");
                settle(&mut at, &mut seed);
                if found.len() >= 4 * self.most && ply == 0 {
                    return found;
                }
            }
        }
        found
    }

    fn look(
        &self,
        at: &dyn AnyPosition,
        sieve: &mut Sieve,
        found: &mut Vec<Puzzle>,
        counts: &mut Counts,
    ) {
        let dice = (self.kind.spec().luck.throws)(&self.options);
        if !sieve.take(at, dice, &Stop::default()) {
            return;
        }
        counts.promising += 1;
        let puzzle = examine(self.kind, &self.options, at, &Stop::default());
        // A chance that is missed several times in a row is one puzzle.
        let puzzle = puzzle.filter(|puzzle| !found.iter().any(|known| known.line == puzzle.line));
        found.extend(puzzle);
    }

    /// Looks for a puzzle within the turn that begins here: what matters may come second, after any quiet move.
    fn look_within(
        &self,
        at: &dyn AnyPosition,
        seed: &mut u64,
        found: &mut Vec<Puzzle>,
        counts: &mut Counts,
    ) {
        let legal = at.legal();
        for _ in 0..WITHIN {
            let mv = any_of(&legal, seed);
            let mut next = at.boxed_clone();
            next.play(&mv).expect("it is legal");
            if mv.captures().is_some() || !next.mid_turn() {
                continue;
            }
            counts.promising += 1;
            let puzzle = examine(self.kind, &self.options, &*next, &Stop::default());
            if let Some(puzzle) = puzzle
                && found.iter().all(|known| known.line != puzzle.line)
            {
                found.push(puzzle);
                return;
            }
        }
    }

    /// The smallest lead of each puzzle in searches of so many times the nodes; negative where another move is best.
    fn check(&self, puzzles: &[Puzzle]) -> Vec<i32> {
        let nodes = NODES * self.verify;
        let least = |puzzle: &Puzzle| {
            let leads = leads(puzzle, nodes, &Stop::default()).unwrap_or_default();
            leads.into_iter().min().unwrap_or(i32::MIN)
        };
        puzzles.iter().map(least).collect()
    }

    /// Runs and prints; appends the puzzles to `out`, if it is given, without the ambiguous ones.
    pub(crate) fn run(&self, out: Option<&str>, cpu: impl Fn() -> u64) {
        let before = cpu();
        let mut counts = Counts::default();
        let found = self.dig(&mut counts);
        let mut puzzles = balanced(&found, self.most);
        let seconds = |ns: u64| ns / 1_000_000;
        let spent = seconds(cpu() - before);
        println!(
            "{}: {} games, {} positions, {} promising, {} puzzles, {} kept, {spent} ms of processor time, {} a puzzle",
            self.game,
            self.games,
            counts.positions,
            counts.promising,
            found.len(),
            puzzles.len(),
            spent / u64::try_from(found.len().max(1)).expect("few"),
        );
        let mut depths: BTreeMap<u8, usize> = BTreeMap::new();
        let mut themes: BTreeMap<&str, usize> = BTreeMap::new();
        for puzzle in &puzzles {
            *depths.entry(puzzle.depth).or_default() += 1;
            for theme in &puzzle.themes {
                *themes.entry(theme).or_default() += 1;
            }
        }
        println!("  depths {depths:?}, themes {themes:?}");
        if self.verify > 0 {
            let leads = self.check(&puzzles);
            let ambiguous = leads.iter().filter(|lead| **lead < AMBIGUOUS).count();
            let mut sorted = leads.clone();
            sorted.sort_unstable();
            println!(
                "  at {} times {NODES} nodes: {ambiguous} of {} within {AMBIGUOUS} thousandths and left out, least lead {:?}, median {:?}",
                self.verify,
                puzzles.len(),
                sorted.first(),
                sorted.get(sorted.len() / 2),
            );
            let mut leads = leads.into_iter();
            puzzles.retain(|_| leads.next().is_some_and(|lead| lead >= AMBIGUOUS));
        }
        if let Some(path) = out {
            let text: String = puzzles.iter().map(|puzzle| puzzle.write() + "\n").collect();
            let mut options = std::fs::OpenOptions::new();
            let file = options.append(true).create(true).open(path);
            let mut file = file.expect("a file that can be written");
            file.write_all(text.as_bytes()).expect("room for it");
        }
    }
}

/// A level from 1 to 4: strong enough to set problems, weak enough to make mistakes.
fn level(drawn: u64) -> u8 {
    1 + u8::try_from(drawn % 4).expect("below 4")
}

/// At most so many of these puzzles, as many of each depth as there are; longer lines first.
fn balanced(found: &[Puzzle], most: usize) -> Vec<Puzzle> {
    let mut by_depth: BTreeMap<u8, Vec<&Puzzle>> = BTreeMap::new();
    for puzzle in found {
        by_depth.entry(puzzle.depth).or_default().push(puzzle);
    }
    for puzzles in by_depth.values_mut() {
        puzzles.sort_by_key(|puzzle| std::cmp::Reverse(puzzle.line.len()));
    }
    let mut kept: Vec<Puzzle> = Vec::new();
    for round in 0.. {
        let mut any = false;
        for puzzles in by_depth.values() {
            if let Some(puzzle) = puzzles.get(round)
                && kept.len() < most
            {
                kept.push((*puzzle).clone());
                any = true;
            }
        }
        if !any {
            break;
        }
    }
    kept.sort_by_key(|puzzle| (puzzle.depth, puzzle.key()));
    kept
}
