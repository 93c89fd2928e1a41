//! Puzzles: positions with one clearly best move, and the line that follows.
//!
//! A [`Puzzle`] stands for itself. Its position is a text without a history, so setting it up, solving it and checking
//! it need nothing of its game. [`Sieve`] finds promising positions of a game, and [`examine`](examine()) makes a
//! puzzle of one. [`leads`] measures the lead of the moves of a finished puzzle.
//!
//! Without dice a solver's move must be worth 420 thousandths of equity more than any other. That holds at the depth
//! that finds it, at every deeper one, and with twenty times the nodes. With dice a failed attack costs little, so 150
//! thousandths are much there. Such a puzzle usually asks which attack to declare first, and ends with it.

mod examine;
mod text;

pub use examine::{Contrast, Sieve, Turns, contrast, examine, leads};

use crate::engine::typed;
use crate::game::Notation as _;
use crate::game::any::AnyPosition;
use crate::game::evaluate::Evaluate;
use crate::game::options::Options;
use crate::game::outcome::{Score, Status};
use crate::game::seat::{Seat, SeatSet};
use crate::game::text::{MoveText, SetupText};
use crate::games::GameKind;

/// The line ends the game with a win.
pub const WIN: &str = "win";
/// Every other move loses.
pub const SAVE: &str = "save";
/// The first move captures nothing.
pub const QUIET: &str = "quiet";
/// A move within a turn is to be found.
pub const SECOND: &str = "second";
/// The last move is an attack that dice decide.
pub const ATTACK: &str = "attack";

/// The themes of all games, in the order they are offered.
pub const THEMES: [&str; 5] = [WIN, SAVE, QUIET, SECOND, ATTACK];

/// The greatest difficulty.
pub const HARDEST: u8 = 12;

/// The themes of a game, those of all games first.
pub fn themes(kind: GameKind) -> impl Iterator<Item = &'static str> {
    THEMES.into_iter().chain(kind.spec().themes.iter().copied())
}

/// A position with a line of clearly best moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    /// The game.
    pub kind: GameKind,
    /// Its options.
    pub options: Options,
    /// The position; the seat to move is the solver's.
    pub start: SetupText,
    /// The solver's moves and the answers to them, one ply each. The last one is the solver's.
    pub line: Vec<MoveText>,
    /// The least depth that finds every move of the solver's, in plies; at most [`HARDEST`].
    pub depth: u8,
    /// Its themes in the order of [`themes`].
    pub themes: Vec<&'static str>,
}

impl Puzzle {
    /// The position at the start; `None` if today's rules do not allow it.
    pub fn position(&self) -> Option<Box<dyn AnyPosition>> {
        restored(self.kind, &self.options, self.start.as_str())
    }

    /// The position after this many plies of the line; `None` if today's rules do not allow them.
    pub fn after(&self, plies: usize) -> Option<Box<dyn AnyPosition>> {
        let mut at = self.position()?;
        for mv in self.line.iter().take(plies) {
            at.play(mv).ok()?;
        }
        Some(at)
    }

    /// Returns `true` if the move after this many plies and the next one are of one turn and commute. They lead to the
    /// same position in either order.
    pub fn commutes(&self, plies: usize) -> bool {
        let (Some(one), Some(other)) = (self.line.get(plies), self.line.get(plies + 1)) else {
            return false;
        };
        let after = |moves: [&MoveText; 2]| {
            let mut at = self.after(plies)?;
            at.play(moves[0]).ok()?;
            let fits = at.mid_turn();
            at.play(moves[1]).ok()?;
            fits.then(|| at.setup())
        };
        let setups = [after([one, other]), after([other, one])];
        setups[0].is_some() && setups[0] == setups[1]
    }

    /// A rating to begin with, by depth and length; solvers correct it.
    pub fn first_rating(&self) -> i32 {
        let plies = i32::try_from(self.line.len()).unwrap_or(i32::MAX).min(12);
        (700 + 130 * i32::from(self.depth) + 50 * (plies - 1)).min(2_400)
    }

    /// A number that differs between positions, the same in every version (FNV-1a of kind, options and position).
    pub fn key(&self) -> i64 {
        const BASIS: u64 = 0xcbf2_9ce4_8422_2325;
        const PRIME: u64 = 0x0100_0000_01b3;
        let told = format!("{}\n{}\n{}", self.kind, self.options, self.start);
        let fold = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(PRIME);
        told.bytes().fold(BASIS, fold).cast_signed()
    }

    /// The puzzles that come with the program for this game, in the order of their file. A line that cannot be read is
    /// left out.
    pub fn shipped(kind: GameKind) -> impl Iterator<Item = Self> {
        let lines = kind.spec().puzzles.lines();
        lines.filter_map(move |line| Self::read(kind, line))
    }
}

/// A position from its text, without a history.
fn restored(kind: GameKind, options: &Options, text: &str) -> Option<Box<dyn AnyPosition>> {
    (kind.spec().restore)(options, text).ok()
}

/// The seat to move with its partners; `None` if nobody is to move.
pub fn solvers(at: &dyn AnyPosition) -> Option<SeatSet> {
    let Status::ToMove(seat) = at.status() else {
        return None;
    };
    let mut us = at.partners(seat);
    us.insert(seat);
    Some(us)
}

/// Returns `true` if the seats outside a coalition all win and lose together.
fn is_two_sided(at: &dyn AnyPosition, us: SeatSet) -> bool {
    let mut others = Seat::all(at.seats()).filter(|seat| !us.contains(*seat));
    let Some(first) = others.next() else {
        return false;
    };
    let together = at.partners(first);
    others.all(|seat| together.contains(seat))
}

/// The chance that due dice let the attack succeed, in hundredths, rounded; `None` if no dice are due.
pub fn odds(at: &dyn AnyPosition) -> Option<i32> {
    typed!(at, played => success(played.at()))?
}

fn success<P: Evaluate>(at: &P) -> Option<i32> {
    let [first, _] = at.falls();
    Some((200 * first?.ways + P::ROLLS) / (2 * P::ROLLS))
}

/// The themes of a solution, except [`SAVE`], which the rules do not show. The first position and its line are legal.
fn themes_of(kind: GameKind, start: &dyn AnyPosition, line: &[MoveText]) -> Vec<&'static str> {
    let Some(us) = solvers(start) else {
        return Vec::new();
    };
    let mut at = start.boxed_clone();
    let mut shown: Vec<&'static str> = Vec::new();
    if line.first().is_some_and(|mv| mv.captures().is_none()) {
        shown.push(QUIET);
    }
    for mv in line {
        let own = matches!(at.status(), Status::ToMove(seat) if us.contains(seat));
        if own {
            shown.extend(own_themes(&*at, mv));
            if at.mid_turn() {
                shown.push(SECOND);
            }
        }
        if at.play(mv).is_err() {
            return Vec::new();
        }
    }
    match at.status() {
        Status::Over(outcome) => {
            let won = us.iter().next().map(|seat| outcome.score(seat));
            if won == Some(Score::Won) {
                shown.push(WIN);
            }
        }
        Status::ToRoll(_) => shown.push(ATTACK),
        Status::ToMove(_) => {}
    }
    themes(kind).filter(|theme| shown.contains(theme)).collect()
}

/// The game's own themes of a move.
fn own_themes(at: &dyn AnyPosition, mv: &MoveText) -> Vec<&'static str> {
    let themes = typed!(at, played => {
        let at = played.at();
        at.find_move(mv).map(|mv| at.themes(&mv))
    });
    themes.flatten().unwrap_or_default()
}
