//! Puzzles from finished games of people: only analysed ones, and only if all their players agreed.
//!
//! The looks of an analysis tell where a move gave something away. Such a position is examined on a thinker’s thread,
//! one at a time, and only while no move and no analysis waits.

use crate::game::any::AnyPosition;
use crate::game::options::Options;
use crate::games::GameKind;
use crate::play::GameId;
use crate::service::api::preferences::Preference;
use crate::service::api::puzzle::{self, Puzzle, Turns};
use crate::service::lookup::load;
use crate::service::puzzles::choose;
use crate::service::state::Service;
use crate::service::study::analysis;
use crate::service::study::analysis::{AnalysedGame, GameStep, Stop};
use crate::store::{PuzzleConsent, PuzzleProgress, Store, StoreError};

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

/// The next position to examine, in a game that is not in `busy`. Games without one are marked as done.
pub fn next_position(service: &mut Service, busy: &[GameId]) -> Option<PuzzleJob> {
    let nodes = service.analysis_nodes()?;
    let found = next(&mut service.store, nodes, busy).unwrap_or_else(|error| {
        tracing::error!(%error, "failed to look for puzzles in finished games");
        None
    });
    service.puzzles_may_wait = found.is_some();
    found
}

fn next(store: &mut Store, nodes: u64, busy: &[GameId]) -> Result<Option<PuzzleJob>, StoreError> {
    while let Some(progress) = store.next_puzzle_search(consent(), analysis::VERSION, busy)? {
        let game = load::load_healthy(store, progress.game)?;
        let analysed = game.as_ref().map(|game| AnalysedGame::of(game, nodes));
        let promising = match analysed {
            Some(Ok(analysed)) => promising(store, &analysed, progress.moment)?,
            Some(Err(_)) | None => None,
        };
        if let (Some(game), Some(Promising { moment, at })) = (game, promising) {
            let moment = moment + 1;
            return Ok(Some(PuzzleJob {
                game: game.id(),
                kind: game.kind(),
                options: game.options().clone(),
                progress: PuzzleProgress { moment, ..progress },
                at,
            }));
        }
        let done = true;
        store.keep_puzzles(&PuzzleProgress { done, ..progress }, &[])?;
    }
    Ok(None)
}

/// A position at which a puzzle may begin, with its moment of the game.
struct Promising {
    moment: usize,
    at: Box<dyn AnyPosition>,
}

/// The first promising position from this moment on.
fn promising(
    store: &Store,
    analysed: &AnalysedGame,
    from: usize,
) -> Result<Option<Promising>, StoreError> {
    let looks = analysed.stored(store)?;
    if looks.len() != analysed.moments() {
        return Ok(None);
    }
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
            return Ok(Some(Promising {
                moment: index,
                at: moment.at,
            }));
        }
    }
    Ok(None)
}

/// Stores what was found at a position, if all players of its game still agree.
///
/// # Errors
/// `StoreError` if the store fails.
pub fn take_found(
    service: &mut Service,
    job: &PuzzleJob,
    found: Option<&Puzzle>,
) -> Result<(), StoreError> {
    let engine = job.progress.engine;
    if !(service.store).may_search_puzzles(consent(), engine, job.game)? {
        // Somebody has changed their mind, or was forgotten.
        return Ok(());
    }
    let found: Vec<_> = found
        .map(|puzzle| choose::new(puzzle, Some(job.game)))
        .into_iter()
        .collect();
    service.store.keep_puzzles(&job.progress, &found)
}

/// Forgets that there was nothing to look for, after an analysis or a change of mind.
pub(in crate::service) const fn look_again(service: &mut Service) {
    service.puzzles_may_wait = true;
}
