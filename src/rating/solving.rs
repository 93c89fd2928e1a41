//! A solver against a puzzle: a duel in which both ratings move.

use crate::rating::glicko::{Meeting, Skill};
use crate::rating::player_rating::PlayerRating;

/// A solver and a puzzle after an attempt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Attempted {
    /// The solver.
    pub solver: PlayerRating,
    /// The puzzle.
    pub puzzle: PlayerRating,
}

/// Both after an attempt that ended at `moment` (ms since 1970 UTC). A new solver has no rating. Time does not make a
/// puzzle's rating less certain.
pub fn attempted(
    solver: Option<&PlayerRating>,
    puzzle: &PlayerRating,
    solved: bool,
    moment: i64,
) -> Attempted {
    let own = solver.map_or(Skill::NEW, |solver| solver.at(moment));
    let other = puzzle.strength();
    let score = if solved { 1.0 } else { 0.0 };
    let after = own.after(&[Meeting::duel(own, other, score)]);
    let against = other.after(&[Meeting::duel(other, own, 1.0 - score)]);
    Attempted {
        solver: PlayerRating::next(solver, after, moment),
        puzzle: PlayerRating::next(Some(puzzle), against, moment),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PUZZLE: PlayerRating = PlayerRating {
        rating: 1_500_000,
        deviation: 350_000,
        last: 0,
        games: 0,
    };

    #[test]
    fn what_the_solver_gains_the_puzzle_loses() {
        // The digits of two new players.
        let Attempted { solver, puzzle } = attempted(None, &PUZZLE, true, 7);
        assert_eq!((solver.rating, solver.deviation), (1_662_212, 290_231));
        assert_eq!((puzzle.rating, puzzle.deviation), (1_337_788, 290_231));
        assert_eq!((solver.games, solver.last, puzzle.games), (1, 7, 1));
        let failed = attempted(None, &PUZZLE, false, 7);
        assert_eq!(failed.solver.rating, puzzle.rating);
        assert_eq!(failed.puzzle.rating, solver.rating);
    }

    #[test]
    fn ratings_that_are_certain_move_little() {
        let sure = PlayerRating {
            deviation: 45_000,
            ..PUZZLE
        };
        let Attempted { solver, puzzle } = attempted(Some(&sure), &sure, true, 0);
        assert!(
            (1_500_000..1_510_000).contains(&solver.rating),
            "{solver:?}"
        );
        assert!(
            (1_490_000..1_500_000).contains(&puzzle.rating),
            "{puzzle:?}"
        );
        assert_eq!(solver.deviation, 45_000);
    }
}
