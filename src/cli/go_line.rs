//! The words behind `go` in the engine’s protocol: how far a thought looks, and when it ends.

use std::time::Duration;

use crate::engine::{self, Strength, Task, levels};
use crate::game::any::AnyPosition;
use crate::game::outcome::Status;
use crate::game::seat::Seat;

/// Nodes of a thought that is limited by nothing.
pub(super) const USUAL_NODES: u64 = 100_000;
/// Nodes of a thought that is limited by something else.
const ENDLESS: u64 = u64::MAX;
/// Moves for which the time left has to do, if nothing is said.
const MOVES_TO_GO: i128 = 30;
/// Time kept for the way of the answer, in ms.
const OVERHEAD: i128 = 50;

/// The end of a thought besides its nodes and its depth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum End {
    /// It ends by itself.
    Itself,
    /// Nothing but its depth ends it, which may take for ever.
    AtDepth,
    /// It is stopped after this time.
    After(Duration),
    /// It waits for `stop`.
    Asked,
}

/// The request of a line.
#[derive(Debug)]
pub(super) struct GoLine {
    pub(super) task: Task,
    pub(super) end: End,
    /// Words that mean nothing here, each with its number.
    pub(super) ignored: Vec<String>,
}

/// The limits as they were said.
#[derive(Default)]
struct GoLimits {
    nodes: Option<u64>,
    depth: Option<i32>,
    level: Option<u8>,
    seed: u64,
    infinite: bool,
    time: Option<i128>,
    /// Time left and increment of the first side and the second, in ms.
    clocks: [(Option<i128>, i128); 2],
    moves_to_go: Option<i128>,
}

impl GoLimits {
    /// Takes a word that stands alone or has a number behind it. Returns `false` if it means nothing.
    fn take(&mut self, word: &str, number: Option<i128>) -> bool {
        let positive = number.filter(|number| *number > 0);
        match (word, number) {
            ("infinite", _) => self.infinite = true,
            ("nodes", _) if positive.is_some() => {
                self.nodes = positive.and_then(|nodes| nodes.try_into().ok());
            }
            ("depth", _) if positive.is_some() => {
                self.depth = positive.map(|depth| depth.try_into().unwrap_or(i32::MAX));
            }
            ("level", Some(level)) if (1..=i128::from(levels::LEVELS)).contains(&level) => {
                self.level = level.try_into().ok();
            }
            ("seed", Some(seed)) if seed >= 0 => self.seed = seed.try_into().unwrap_or(u64::MAX),
            ("movetime", Some(ms)) if ms >= 0 => self.time = number,
            ("movestogo", _) if positive.is_some() => self.moves_to_go = positive,
            ("wtime", Some(_)) => self.clocks[0].0 = number,
            ("btime", Some(_)) => self.clocks[1].0 = number,
            ("winc", Some(more)) => self.clocks[0].1 = more.max(0),
            ("binc", Some(more)) => self.clocks[1].1 = more.max(0),
            _ => return false,
        }
        true
    }

    /// The time for this move, in ms; `None` if no clock was given for the side to move.
    fn time(&self, at: &dyn AnyPosition) -> Option<i128> {
        if self.time.is_some() {
            return self.time;
        }
        let Status::ToMove(seat) = at.status() else {
            return None;
        };
        let first = seat == Seat::FIRST || at.partners(seat).contains(Seat::FIRST);
        let (left, more) = self.clocks[usize::from(!first)];
        let left = left?.max(0);
        let share = left / self.moves_to_go.unwrap_or(MOVES_TO_GO);
        Some(share.saturating_add(more / 4 * 3).min(left - OVERHEAD))
    }

    fn task(&self, at: &dyn AnyPosition, limited: bool) -> Task {
        let strength = match self.level {
            Some(level) => levels::strength(engine::rule_set(at).unwrap_or_default(), level),
            None if limited => Strength::nodes(ENDLESS),
            None => Strength::nodes(USUAL_NODES),
        };
        Task {
            strength: Strength {
                nodes: self.nodes.unwrap_or(strength.nodes),
                ..strength
            },
            seed: self.seed,
            depth: self.depth.unwrap_or(i32::MAX),
            ..Task::nodes(1)
        }
    }
}

/// Parses the words behind `go`, in any order.
pub(super) fn read(at: &dyn AnyPosition, text: &str) -> GoLine {
    let mut limits = GoLimits::default();
    let mut ignored = Vec::new();
    let mut words = text.split_whitespace().peekable();
    while let Some(word) = words.next() {
        let follows = if word == "infinite" {
            None
        } else {
            words.next_if(|next| next.parse::<i128>().is_ok())
        };
        let number = follows.and_then(|number| number.parse().ok());
        if !limits.take(word, number) {
            let said = follows.map_or_else(|| word.to_owned(), |number| format!("{word} {number}"));
            ignored.push(said);
        }
    }
    let time = limits.time(at);
    let limited = limits.infinite || limits.depth.is_some() || time.is_some();
    let end = match time {
        _ if limits.infinite => End::Asked,
        Some(ms) => End::After(Duration::from_millis(
            ms.max(1).try_into().unwrap_or(u64::MAX),
        )),
        None if limited && limits.nodes.is_none() && limits.level.is_none() => End::AtDepth,
        None => End::Itself,
    };
    GoLine {
        task: limits.task(at, limited),
        end,
        ignored,
    }
}
