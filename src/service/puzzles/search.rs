//! Puzzles from finished games of people: only analysed ones, and only if all their players agreed.
//!
//! The looks of an analysis show the moves that gave something away. Such a position is examined on a thinker’s thread,
//! one at a time, and only while no move and no analysis waits.

use std::collections::BTreeMap;

use crate::game::any::AnyPosition;
use crate::game::options::Options;
use crate::games::GameKind;
use crate::play::GameId;
use crate::service::api::preferences::Preference;
use crate::service::api::puzzle::{self, Puzzle, Turns};
use crate::service::lookup::load;
use crate::service::puzzles::choose;
use crate::service::state::Service;
use crate::service::study::analysis::{self, AnalysedGame, GameStep, Look, Stop};
use crate::store::{self, PuzzleConsent, PuzzleProgress, StoreError};

/// One position of a finished game that may be a puzzle.
#[derive(Clone, Debug)]
pub struct PuzzleJob {
    /// The game.
    pub game: GameId,
    kind: GameKind,
    options: Options,
    progress: PuzzleProgress,
    at: Box<dyn AnyPosition>,
}

impl PuzzleJob {
    /// Examines the position. `stop` ends it early; the result is none then.
    pub fn examine(&self, stop: &Stop) -> Option<Puzzle> {
        puzzle::examine(self.kind, &self.options, &*self.at, stop)
    }
}

/// The agreement of a player that their finished games may become puzzles.
fn consent() -> PuzzleConsent<'static> {
    let (name, value) = Preference::Puzzles(true).codes();
    PuzzleConsent { name, value }
}

/// Returns `true` if a finished game may hold puzzles that nobody has looked for.
pub fn may_find_puzzles(service: &Service) -> bool {
    service.puzzles_may_wait && service.analysis_nodes().is_some()
}

/// The next position to examine, in a game that is not in `busy`. Analysed games without one are marked as done.
pub fn next_position(service: &mut Service, busy: &[GameId]) -> Option<PuzzleJob> {
    let nodes = service.analysis_nodes()?;
    let found = next(service, nodes, busy).unwrap_or_else(|error| {
        tracing::error!(%error, "failed to look for puzzles in finished games");
        None
    });
    service.puzzles_may_wait = found.is_some();
    found
}

fn next(
    service: &mut Service,
    nodes: u64,
    busy: &[GameId],
) -> Result<Option<PuzzleJob>, StoreError> {
    let store = &mut service.store;
    for progress in store::puzzles::searches(store, consent(), analysis::VERSION, nodes)? {
        if busy.contains(&progress.game) || service.puzzles_passed_over.contains(&progress.game) {
            continue;
        }
        let Some(game) = load::load_healthy(store, progress.game)? else {
            service.puzzles_passed_over.insert(progress.game);
            continue;
        };
        if let Ok(analysed) = AnalysedGame::of(&game, nodes) {
            let looks = analysed.stored(store)?;
            if looks.len() != analysed.moments() {
                // Its analysis is under way.
                service.puzzles_passed_over.insert(progress.game);
                continue;
            }
            if let Some(Promising { moment, at }) = promising(&analysed, &looks, progress.moment) {
                let moment = moment + 1;
                return Ok(Some(PuzzleJob {
                    game: game.id(),
                    kind: game.kind(),
                    options: game.options().clone(),
                    progress: PuzzleProgress { moment, ..progress },
                    at,
                }));
            }
        }
        let done = true;
        store::puzzles::save(store, &PuzzleProgress { done, ..progress }, &[])?;
    }
    Ok(None)
}

/// A position at which a puzzle may begin, with its moment of the game.
struct Promising {
    moment: usize,
    at: Box<dyn AnyPosition>,
}

/// The first promising position from this moment on, by the looks at all positions.
fn promising(
    analysed: &AnalysedGame,
    looks: &BTreeMap<usize, Look>,
    from: usize,
) -> Option<Promising> {
    let mut turns = Turns::default();
    for ((index, moment), look) in analysed.walk().enumerate().zip(looks.values()) {
        let Some(us) = puzzle::solvers(&*moment.at) else {
            continue;
        };
        let Some(seat) = us.iter().next() else {
            continue;
        };
        let gift = Turns::is_gift(turns.take(us, look.equities[seat]));
        let answered = matches!(moment.step, Some(GameStep::Move(_)));
        if index >= from && answered && (gift || moment.at.mid_turn()) {
            return Some(Promising {
                moment: index,
                at: moment.at,
            });
        }
    }
    None
}

/// Stores the finding at a position, if all players of its game still agree.
///
/// # Errors
/// `StoreError` if the store fails.
pub fn take_found(
    service: &mut Service,
    job: &PuzzleJob,
    found: Option<&Puzzle>,
) -> Result<(), StoreError> {
    let engine = job.progress.engine;
    if !store::puzzles::may_search(&service.store, consent(), engine, job.game)? {
        // A player has changed their mind, or was forgotten.
        return Ok(());
    }
    let found: Vec<_> = found
        .map(|puzzle| choose::new(puzzle, Some(job.game)))
        .into_iter()
        .collect();
    store::puzzles::save(&mut service.store, &job.progress, &found)
}

/// Forgets that there was nothing to look for, since a player has agreed.
pub(in crate::service) const fn look_again(service: &mut Service) {
    service.puzzles_may_wait = true;
}

/// Forgets that a game was passed over, since its analysis is complete.
pub(in crate::service) fn look_in(service: &mut Service, game: GameId) {
    service.puzzles_passed_over.remove(&game);
    service.puzzles_may_wait = true;
}
