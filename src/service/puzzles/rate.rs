//! Ratings of solvers and puzzles, and streaks.

use crate::games::GameKind;
use crate::play::calendar::DAY;
use crate::play::{PlayerId, Timestamp};
use crate::rating::{Attempted, PlayerRating, attempted};
use crate::service::api::puzzle::Puzzle;
use crate::service::puzzles::board::PuzzleBoard;
use crate::service::puzzles::stored::points;
use crate::store::{
    self, AttemptResult, Decided, PuzzleAttempt, Solver, Store, StoreError, StoredRating, Streak,
};

/// Deviation of a puzzle that nobody has tried, in thousandths of a point.
const UNTRIED: i64 = 250_000;

/// The changes that a decided attempt brought its solver.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Change {
    /// The rating before, in points; `None` for a first attempt.
    pub(super) before: Option<i64>,
    /// The rating after, in points.
    pub(super) after: i64,
    pub(super) streak: Streak,
}

/// The rating of a puzzle that nobody has tried.
pub(super) fn first(puzzle: &Puzzle) -> StoredRating {
    StoredRating {
        rating: 1_000 * i64::from(puzzle.first_rating()),
        deviation: UNTRIED,
    }
}

/// A solver's rating in a game's puzzles; `None` before the first decided attempt.
pub(super) fn rating_of(
    store: &Store,
    player: &PlayerId,
    kind: GameKind,
) -> Result<Option<PlayerRating>, StoreError> {
    let solver = store::solvers::get(store, player, kind.spec().slug)?;
    Ok(solver.map(|solver| PlayerRating {
        rating: solver.rating.rating,
        deviation: solver.rating.deviation,
        last: solver.at.0,
        games: solver.solved + solver.failed,
    }))
}

/// Decides an attempt with all that it changes; `None` if it was decided before. Then a day's puzzle that its solver
/// had solved before still counts as that of its day.
pub(super) fn decide(
    store: &mut Store,
    player: &PlayerId,
    board: &PuzzleBoard,
    result: AttemptResult,
    now: Timestamp,
) -> Result<Option<Change>, StoreError> {
    let kind = board.puzzle.kind;
    let before = store::solvers::get(store, player, kind.spec().slug)?;
    let own = rating_of(store, player, kind)?;
    let theirs = PlayerRating {
        rating: board.stored.rating.rating,
        deviation: board.stored.rating.deviation,
        last: now.0,
        games: board.stored.tried,
    };
    let solved = result == AttemptResult::Solved;
    let Attempted { solver, puzzle } = attempted(own.as_ref(), &theirs, solved, now.0);
    let stored = |solver: PlayerRating| StoredRating {
        rating: solver.rating,
        deviation: solver.deviation,
    };
    let today = day_of(now);
    let is_daily = store::puzzles::of_day(store, today)?;
    let is_daily = is_daily.is_some_and(|daily| daily.id == board.stored.id);
    let known = store::solvers::streak(store, player)?;
    let streak = after(known, solved, is_daily.then_some(today));
    let decided = Decided {
        player,
        kind: kind.spec().slug,
        attempt: PuzzleAttempt {
            puzzle: board.stored.id,
            plies: board.plies,
            result: Some(result),
        },
        solver: Solver {
            rating: stored(solver),
            at: Timestamp(solver.last),
            solved: before.map_or(0, |before| before.solved) + u32::from(solved),
            failed: before.map_or(0, |before| before.failed) + u32::from(!solved),
        },
        puzzle: stored(puzzle),
        streak,
    };
    let done = store::solvers::decide_attempt(store, decided, result, now)?;
    if !done && solved && is_daily {
        let attempt = store::solvers::attempt(store, player, board.stored.id)?;
        let solved_before = attempt.and_then(|attempt| attempt.result);
        if solved_before == Some(AttemptResult::Solved) {
            store::solvers::save_streak(store, player, with_day(known, today), now)?;
        }
    }
    Ok(done.then(|| Change {
        before: own.map(|own| points(own.rating)),
        after: points(solver.rating),
        streak,
    }))
}

/// A streak after one more attempt; `today` is the day of a daily puzzle.
fn after(streak: Streak, solved: bool, today: Option<i64>) -> Streak {
    let run = if solved { streak.run + 1 } else { 0 };
    let next = Streak {
        run,
        best: streak.best.max(run),
        ..streak
    };
    match today.filter(|_| solved) {
        Some(today) => with_day(next, today),
        None => next,
    }
}

/// A streak after the puzzle of this day was solved.
fn with_day(streak: Streak, today: i64) -> Streak {
    let days = match streak.day {
        // A later day was solved by a clock that was ahead.
        Some(day) if day >= today => streak.days,
        Some(day) if day == today - 1 => streak.days + 1,
        Some(_) | None => 1,
    };
    Streak {
        day: Some(today),
        days,
        ..streak
    }
}

/// The number of days in a row, up to today or yesterday, whose puzzles were solved.
pub(super) fn days_in_a_row(streak: Streak, today: i64) -> u32 {
    let alive = streak.day.is_some_and(|day| day >= today - 1);
    if alive { streak.days } else { 0 }
}

/// The number of the day of a moment, counted from 1970 in UTC.
pub(super) const fn day_of(now: Timestamp) -> i64 {
    now.0.div_euclid(DAY)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_streak_ends_with_a_failure_and_days_with_a_missed_one() {
        let mut streak = Streak::default();
        for today in [7, 8] {
            streak = after(streak, true, Some(today));
        }
        streak = after(streak, true, None);
        assert_eq!((streak.run, streak.best, streak.days), (3, 3, 2));
        assert_eq!(days_in_a_row(streak, 9), 2);
        assert_eq!(days_in_a_row(streak, 10), 0);
        streak = after(streak, false, Some(9));
        assert_eq!((streak.run, streak.best, streak.days), (0, 3, 2));
        streak = after(streak, true, Some(10));
        assert_eq!((streak.run, streak.best, streak.days), (1, 3, 1));
    }
}
