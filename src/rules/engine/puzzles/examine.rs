//! Mining: whether a position has one clearly best move, at which depth it is found, and the line that follows.

use crate::engine::puzzles::{
    ATTACK, HARDEST, Puzzle, SAVE, is_two_sided, restored, solvers, themes, themes_of,
};
use crate::engine::think::{Question, Summit, think};
use crate::engine::{Stop, Strength, tuning, typed};
use crate::game::Notation;
use crate::game::any::{AnyPosition, Played};
use crate::game::evaluate::Evaluate;
use crate::game::options::Options;
use crate::game::outcome::Status;
use crate::game::seat::SeatSet;
use crate::game::text::MoveText;
use crate::games::GameKind;

/// Node budget of the sieve.
const SIEVED: u64 = 4_000;
/// Node budget of the first closer search.
const CLOSE: u64 = 20_000;
/// Factor of the node budget of the search that decides.
const CERTAIN: u64 = 20;
/// Least gain by the move before a puzzle, in thousandths: the opponent has just given something away.
const JUMP: i32 = 300;
/// Fewest legal moves at the start.
const CHOICES: usize = 4;
/// Most moves of the solver's.
const MAX_SOLVER_MOVES: usize = 4;
/// Most answers in a row.
const ANSWERS: usize = 8;
/// Plies beyond the depth that finds a move in which it must stay the best.
const DEEPER: u8 = 2;
/// Least equity of the best move, in thousandths: a puzzle does not end in a lost position.
const HOLDS: i32 = -250;

/// Least lead of the best move, in thousandths.
const fn margin(dice: bool) -> i32 {
    if dice { 150 } else { 420 }
}

/// Least lead that a contrast shows, in thousandths.
const fn shown(dice: bool) -> i32 {
    if dice { 100 } else { 300 }
}

/// The best move of a search.
#[derive(Clone, Debug)]
struct Peak {
    mv: MoveText,
    /// The move that may come first as well: the two make the same turn in either order.
    twin: Option<MoveText>,
    /// Its equity for the player to move, in thousandths.
    equity: i32,
    /// Its equity less that of the best other move, in thousandths; `None` for an only move.
    lead: Option<i32>,
    /// The best other move.
    other: Option<MoveText>,
    /// The first depth from which it was the best by the margin at every depth; `None` if not at the last one.
    from: Option<u8>,
    /// The last depth that was searched completely.
    reached: u8,
}

impl Peak {
    /// Returns `true` if the move is the best by the margin at the last depth and at those before it.
    fn is_certain(&self) -> bool {
        self.from
            .is_some_and(|from| from + DEEPER <= self.reached && from <= HARDEST)
    }
}

fn typed_peak<P: Evaluate + Notation>(played: &Played<P>, nodes: u64, stop: &Stop) -> Option<Peak> {
    let at = played.at();
    let dice = P::ROLLS > 1 && at.throws();
    let mut seen: Vec<u64> = played.seen().iter().map(Evaluate::key).collect();
    seen.sort_unstable();
    let moves = at.legal_moves();
    let goes_on = |mv: &P::Move| {
        let next = at.after(mv)?;
        (next.mid_turn() && !at.mid_turn()).then_some(next)
    };
    let question = Question {
        strength: Strength::nodes(nodes),
        seed: 0,
        // In a turn of several moves, the best of them come in either order.
        lines: if moves.first().and_then(goes_on).is_some() {
            3
        } else {
            2
        },
        weights: at.weight_sets().first()?.weights,
        tuning: tuning(at),
        depth: i32::MAX,
        also: None,
    };
    let found = think(at, &seen, question, stop)?;
    let last = found.summits.last()?;
    let best = moves.get(last.best)?;
    let twin = found.line.get(1).filter(|twin| commute(at, best, twin));
    let twin = twin.and_then(|twin| moves.iter().position(|mv| mv == twin));
    let same = |index: usize| index == last.best || Some(index) == twin;
    let other = |summit: &Summit| {
        let mut others = summit.next.into_iter().flatten();
        others.find(|(index, _)| !same(*index))
    };
    let lead = |summit: &Summit| other(summit).map(|(_, value)| summit.value - value);
    let least = 1_000 * margin(dice);
    let clear =
        found.summits.iter().rev().take_while(|summit| {
            same(summit.best) && lead(summit).is_none_or(|lead| lead >= least)
        });
    let clear = u8::try_from(clear.count()).ok()?;
    let reached = u8::try_from(found.depth).ok()?;
    (!found.stopped).then(|| Peak {
        mv: at.write_move(best),
        twin: twin
            .and_then(|twin| moves.get(twin))
            .map(|twin| at.write_move(twin)),
        equity: last.value / 1_000,
        lead: lead(last).map(|lead| lead / 1_000),
        other: other(last)
            .and_then(|(index, _)| moves.get(index))
            .map(|mv| at.write_move(mv)),
        from: (clear > 0).then(|| reached + 1 - clear),
        reached,
    })
}

/// Returns `true` if two moves of one turn lead to the same position in either order.
fn commute<P: Evaluate>(at: &P, one: &P::Move, other: &P::Move) -> bool {
    let legal = |at: &P, mv: &P::Move| at.legal_moves().contains(mv).then(|| at.after(mv))?;
    let both = |first: &P::Move, second: &P::Move| {
        let next = legal(at, first).filter(P::mid_turn)?;
        legal(&next, second)
    };
    let keys = [both(one, other), both(other, one)].map(|at| at.map(|at| at.key()));
    keys[0].is_some() && keys[0] == keys[1]
}

/// The best move of a search with this node budget; `None` if nobody is to move, or if it was stopped.
fn peak(at: &dyn AnyPosition, nodes: u64, stop: &Stop) -> Option<Peak> {
    typed!(at, played => typed_peak(played, nodes, stop))?
}

/// Finds the promising positions of one game, given one after the other.
#[derive(Debug, Default)]
pub struct Sieve {
    turns: Turns,
}

impl Sieve {
    /// Takes the next position of the game. Returns `true` if it may be a puzzle. One move must seem clearly best, and
    /// either the turn before gave something away, the position is within a turn, or dice decide attacks.
    pub fn take(&mut self, at: &dyn AnyPosition, dice: bool, stop: &Stop) -> bool {
        let (Some(us), Some(peak)) = (solvers(at), peak(at, SIEVED, stop)) else {
            return false;
        };
        let given = Turns::is_gift(self.turns.take(us, peak.equity));
        let clear = peak.lead.is_some_and(|lead| lead >= margin(dice));
        clear && (given || at.mid_turn() || dice)
    }
}

/// The equities with which the turns of a game begin. In the middle of a bad turn its player knows already.
#[derive(Debug, Default)]
pub struct Turns {
    /// The side whose turn it is, and its equity when that began, in thousandths.
    now: Option<(SeatSet, i32)>,
    /// The same of the turn before.
    before: Option<(SeatSet, i32)>,
}

impl Turns {
    /// Takes the next position in which a side is to move, with that side's equity in thousandths. Returns how much the
    /// turn of the other side before has given it; 0 without one.
    pub fn take(&mut self, us: SeatSet, equity: i32) -> i32 {
        if self.now.is_none_or(|(side, _)| side != us) {
            self.before = self.now.replace((us, equity));
        }
        self.before.map_or(0, |(_, theirs)| equity + theirs)
    }

    /// Returns `true` for a gain after which the answer may be a puzzle.
    pub const fn is_gift(gain: i32) -> bool {
        gain >= JUMP
    }
}

/// Makes a puzzle of a position of a game of this kind; `None` if it is none, or if `stop` was asked.
pub fn examine(
    kind: GameKind,
    options: &Options,
    at: &dyn AnyPosition,
    stop: &Stop,
) -> Option<Puzzle> {
    let start = at.setup();
    let dice = (kind.spec().luck.throws)(options);
    let at = restored(kind, options, start.as_str()).filter(|at| at.setup() == start)?;
    let us = solvers(&*at)?;
    if !is_two_sided(&*at, us) || at.legal().len() < CHOICES {
        return None;
    }
    let close = peak(&*at, CLOSE, stop)?;
    if close.lead? < margin(dice) || close.equity < HOLDS {
        return None;
    }
    let first = peak(&*at, CERTAIN * CLOSE, stop).filter(Peak::is_certain)?;
    if first.equity < HOLDS {
        return None;
    }
    if !holds_in_either_order(&*at, &first, stop) {
        return None;
    }
    let saves = first.equity - first.lead? <= HOLDS && first.equity < -HOLDS;
    let line = Line::of(at.boxed_clone(), us, &first, stop)?;
    let shown = themes_of(kind, &*at, &line.moves);
    Some(Puzzle {
        kind,
        options: options.clone(),
        start,
        depth: line.depth,
        themes: themes(kind)
            .filter(|theme| shown.contains(theme) || saves && *theme == SAVE)
            .collect(),
        line: line.moves,
    })
}

/// Returns `true` if the move and its twin are both the best by the margin after each other.
fn holds_in_either_order(at: &dyn AnyPosition, first: &Peak, stop: &Stop) -> bool {
    let Some(twin) = &first.twin else {
        return true;
    };
    let then = |mv: &MoveText, then: &MoveText| {
        let mut next = at.boxed_clone();
        let second = next
            .play(mv)
            .ok()
            .and_then(|()| peak(&*next, CERTAIN * CLOSE, stop));
        second.is_some_and(|second| second.is_certain() && second.mv == *then)
    };
    then(&first.mv, twin) && then(twin, &first.mv)
}

/// A line that grows move by move.
struct Line {
    moves: Vec<MoveText>,
    depth: u8,
}

impl Line {
    /// The line from a first move that is clearly the best: as long as the solver's next move is, too.
    fn of(mut at: Box<dyn AnyPosition>, us: SeatSet, first: &Peak, stop: &Stop) -> Option<Self> {
        at.play(&first.mv).ok()?;
        let mut line = Self {
            moves: vec![first.mv.clone()],
            depth: first.from?,
        };
        let mut kept = line.moves.len();
        for _ in 1..MAX_SOLVER_MOVES {
            let Some(answers) = answers(&mut at, us, stop) else {
                break;
            };
            let next = peak(&*at, CERTAIN * CLOSE, stop).filter(Peak::is_certain);
            let next = next.filter(|next| holds_in_either_order(&*at, next, stop));
            let Some((next, from)) = next.and_then(|next| Some((next.clone(), next.from?))) else {
                break;
            };
            at.play(&next.mv).ok()?;
            line.moves.extend(answers);
            line.moves.push(next.mv);
            if next.lead.is_some() {
                // A line does not end with a move that has no alternative.
                kept = line.moves.len();
                line.depth = line.depth.max(from);
            }
        }
        line.moves.truncate(kept);
        (!stop.is_asked()).then_some(line)
    }
}

/// Plays the answers of the other side up to the solver's next move; `None` if there is none.
fn answers(at: &mut Box<dyn AnyPosition>, us: SeatSet, stop: &Stop) -> Option<Vec<MoveText>> {
    let mut answers = Vec::new();
    while let Status::ToMove(seat) = at.status() {
        if us.contains(seat) {
            return Some(answers);
        }
        if answers.len() >= ANSWERS {
            return None;
        }
        let best = peak(&**at, CERTAIN * CLOSE / 4, stop)?.mv;
        at.play(&best).ok()?;
        answers.push(best);
    }
    None
}

/// The chances after the first move of a puzzle, and after the best other move, for the solver.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contrast {
    /// The equity after the first move, in thousandths.
    pub equity: i32,
    /// The best other move.
    pub other: MoveText,
    /// The equity after it, in thousandths.
    pub other_equity: i32,
}

/// Node budget of the search for a contrast.
const CONTRAST: u64 = 4_000;

/// The contrast of a puzzle, by a short search. `None` for an only move, and where the search is too short to see that
/// the first move leads.
pub fn contrast(puzzle: &Puzzle) -> Option<Contrast> {
    let at = puzzle.position()?;
    let first = puzzle.line.first()?;
    let peak = peak(&*at, CONTRAST, &Stop::default())?;
    let is_right = peak.mv == *first || peak.twin.as_ref() == Some(first);
    let least = shown(puzzle.themes.contains(&ATTACK));
    let lead = peak.lead.filter(|lead| is_right && *lead >= least)?;
    Some(Contrast {
        equity: peak.equity,
        other: peak.other?,
        other_equity: peak.equity - lead,
    })
}

/// The lead of each solver's move of a puzzle over every other move, in thousandths, by searches of this many nodes. It
/// is negative for a move that is not the best. Moves without an alternative are left out. `None` if today's rules do
/// not allow the puzzle, or if `stop` was asked.
pub fn leads(puzzle: &Puzzle, nodes: u64, stop: &Stop) -> Option<Vec<i32>> {
    let mut at = puzzle.position()?;
    let us = solvers(&*at)?;
    let mut found = Vec::new();
    for mv in &puzzle.line {
        if matches!(at.status(), Status::ToMove(seat) if us.contains(seat)) {
            let peak = peak(&*at, nodes, stop)?;
            if let Some(lead) = peak.lead {
                let right = peak.mv == *mv || peak.twin.as_ref() == Some(mv);
                found.push(if right { lead } else { -lead - 1 });
            }
        }
        at.play(mv).ok()?;
    }
    Some(found)
}
