//! Thinker threads, on which computers choose their moves at the lowest priority.
//!
//! The service knows which games wait, and in which order. A thinker takes the next one, thinks, and returns the move
//! as an internal job. After each job of the worker, an unwanted thought is asked to stop, which takes at most a
//! millisecond. Nothing is stored: after a crash the thoughts start again.
//!
//! If no computer has a move to make, a thinker looks at the positions of a game to be analysed. It leaves it after the
//! look in hand once a move waits. If nothing waits, one thinker looks for puzzles in finished games, and stops once
//! something does.

use std::collections::BTreeMap;
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::thread;

use parking_lot::{Condvar, Mutex};

use crate::play::Env;
use crate::runtime::worker::ask_and_wait;
use crate::runtime::{Handle, heartbeat, priority};
use crate::service::background::analyses::{self, AnalysisJob};
use crate::service::background::thoughts::{self, SearchJob, Stop};
use crate::service::puzzles::search::{self, PuzzleJob};
use crate::service::{GameId, Service, Version};
use crate::watch::Stopwatch;

/// The state shared by all thinkers.
#[derive(Debug, Default)]
pub(super) struct Thinkers {
    state: Mutex<ThinkersState>,
    something: Condvar,
}

/// A task of a thinker.
enum ThinkerTask {
    Move(SearchJob, Claim),
    Looks(AnalysisJob, Claim),
    Puzzle(Box<PuzzleJob>, Claim),
}

/// A thinker’s hold on a game, with the flag that stops its work. Dropped, it frees the game, also if a batch that was
/// rolled back took the task with it.
struct Claim {
    thinkers: Arc<Thinkers>,
    of: Claimed,
    stop: Arc<Stop>,
}

/// A part of the state that a claim fills.
#[derive(Clone, Copy)]
enum Claimed {
    Move(GameId),
    Looks(GameId),
    Puzzle,
}

impl Drop for Claim {
    fn drop(&mut self) {
        let mut state = self.thinkers.state.lock();
        match self.of {
            Claimed::Move(game) => drop(state.busy.remove(&game)),
            Claimed::Looks(game) => drop(state.looks.remove(&game)),
            Claimed::Puzzle => state.puzzle = None,
        }
    }
}

/// The kinds of work that may wait without a thinker.
#[derive(Debug, Default)]
struct WaitingWork {
    /// `true` if a game may wait for a move.
    moves: bool,
    /// `true` if a game may wait for looks.
    looks: bool,
    /// `true` if a finished game may hold a puzzle.
    puzzles: bool,
}

#[derive(Debug, Default)]
struct ThinkersState {
    /// The thoughts in progress.
    busy: BTreeMap<GameId, (Version, Arc<Stop>)>,
    /// The games being analysed.
    looks: BTreeMap<GameId, Arc<Stop>>,
    /// The game in which a puzzle is looked for, one at a time.
    puzzle: Option<(GameId, Arc<Stop>)>,
    /// The number of changes of games at the last look.
    changes: u64,
    waiting: WaitingWork,
    /// `true` if no more thoughts may start.
    closed: bool,
}

impl Thinkers {
    /// Starts this number of threads.
    ///
    /// # Errors
    /// The `io::Error` of a thread that cannot be started.
    pub(super) fn start(
        self: &Arc<Self>,
        handle: &Handle,
        transport: &'static str,
        threads: u16,
    ) -> io::Result<()> {
        for _ in 0..threads {
            let (thinkers, handle) = (Arc::clone(self), handle.clone());
            let named = thread::Builder::new().name("thinker".to_owned());
            // Not joined when the program ends: an unfinished thought starts again.
            named.spawn(move || thinkers.work(&handle, transport))?;
        }
        let mut state = self.state.lock();
        (state.waiting.moves, state.waiting.looks) = (true, true);
        state.waiting.puzzles = true;
        self.something.notify_all();
        Ok(())
    }

    /// Stops all thoughts and starts no more.
    pub(super) fn close(&self) {
        let mut state = self.state.lock();
        state.closed = true;
        let thoughts = state.busy.values().map(|(_, stop)| stop);
        let puzzle = state.puzzle.as_ref().map(|(_, stop)| stop);
        for stop in thoughts.chain(state.looks.values()).chain(puzzle) {
            stop.ask();
        }
        self.something.notify_all();
    }

    /// Stops thoughts that are no longer wanted, and wakes a thinker if a game waits. Called after each job of the
    /// worker.
    pub(super) fn look(&self, service: &mut Service) {
        let mut state = self.state.lock();
        let changes = thoughts::changes(service);
        if changes != state.changes {
            state.changes = changes;
            for (game, (version, stop)) in &state.busy {
                if !thoughts::wants_thought(service, *game, *version) {
                    stop.ask();
                }
            }
        }
        for (game, stop) in &state.looks {
            if !analyses::wants_looks(service, *game) {
                stop.ask();
            }
        }
        if !state.waiting.moves && thoughts::waiting_thoughts(service) > state.busy.len() {
            state.waiting.moves = true;
            self.something.notify_one();
        }
        if !state.waiting.looks && analyses::waiting_analyses(service) > state.looks.len() {
            state.waiting.looks = true;
            self.something.notify_one();
        }
        if let Some((_, stop)) = &state.puzzle
            && (state.waiting.moves || state.waiting.looks)
        {
            stop.ask();
        }
        if !state.waiting.puzzles && state.puzzle.is_none() && search::may_find_puzzles(service) {
            state.waiting.puzzles = true;
            self.something.notify_one();
        }
    }

    /// Blocks until a game may wait. Returns `false` once no more thoughts may start.
    fn wait(&self) -> bool {
        let mut state = self.state.lock();
        let waits = |state: &ThinkersState| {
            state.waiting.moves
                || state.waiting.looks
                || state.waiting.puzzles && state.puzzle.is_none()
        };
        while !state.closed && !waits(&state) {
            self.something.wait(&mut state);
        }
        if !std::mem::take(&mut state.waiting.moves) && !std::mem::take(&mut state.waiting.looks) {
            state.waiting.puzzles = false;
        }
        !state.closed
    }

    /// Takes the next task: a move if one waits. Runs on the worker thread.
    fn begin(self: &Arc<Self>, service: &mut Service, transport: &str) -> Option<ThinkerTask> {
        let claim = |of, stop| Claim {
            thinkers: Arc::clone(self),
            of,
            stop,
        };
        if let Some((job, stop)) = self.begin_thought(service, transport) {
            let claim = claim(Claimed::Move(job.game), stop);
            return Some(ThinkerTask::Move(job, claim));
        }
        if let Some((job, stop)) = self.begin_looks(service, transport) {
            let claim = claim(Claimed::Looks(job.game), stop);
            return Some(ThinkerTask::Looks(job, claim));
        }
        let (job, stop) = self.begin_puzzle(service)?;
        Some(ThinkerTask::Puzzle(
            Box::new(job),
            claim(Claimed::Puzzle, stop),
        ))
    }

    /// Takes the next position that may be a puzzle, unless another thinker has one.
    fn begin_puzzle(&self, service: &mut Service) -> Option<(PuzzleJob, Arc<Stop>)> {
        let mut state = self.state.lock();
        if state.puzzle.is_some() || state.closed || !search::may_find_puzzles(service) {
            return None;
        }
        let busy: Vec<GameId> = state.looks.keys().copied().collect();
        let job = search::next_position(service, &busy)?;
        let stop = Arc::new(Stop::default());
        state.puzzle = Some((job.game, Arc::clone(&stop)));
        Some((job, stop))
    }

    /// Takes the next looks at a game to be analysed.
    fn begin_looks(
        &self,
        service: &mut Service,
        transport: &str,
    ) -> Option<(AnalysisJob, Arc<Stop>)> {
        let mut state = self.state.lock();
        let busy: Vec<GameId> = state.looks.keys().copied().collect();
        let job = analyses::next_looks(service, transport, &busy)?;
        let stop = Arc::new(Stop::default());
        state.looks.insert(job.game, Arc::clone(&stop));
        if state.closed {
            stop.ask();
        }
        state.waiting.looks = analyses::waiting_analyses(service) > state.looks.len();
        if state.waiting.looks {
            self.something.notify_one();
        }
        Some((job, stop))
    }

    /// Takes the next move.
    fn begin_thought(
        &self,
        service: &mut Service,
        transport: &str,
    ) -> Option<(SearchJob, Arc<Stop>)> {
        let mut state = self.state.lock();
        let busy: Vec<GameId> = state.busy.keys().copied().collect();
        let job = thoughts::next_search_job(service, transport, &busy)?;
        let stop = Arc::new(Stop::default());
        let thought = (job.version, Arc::clone(&stop));
        state.busy.insert(job.game, thought);
        if state.closed {
            stop.ask();
        }
        // More games may wait behind this one.
        state.waiting.moves = thoughts::waiting_thoughts(service) > state.busy.len();
        if state.waiting.moves {
            self.something.notify_one();
        }
        Some((job, stop))
    }

    fn work(self: &Arc<Self>, handle: &Handle, transport: &'static str) {
        priority::lowest();
        while self.wait() {
            let thinkers = Arc::clone(self);
            let begun = ask_and_wait(&handle.worker, move |service| {
                thinkers.begin(service, transport)
            });
            match begun {
                Ok(Some(ThinkerTask::Move(job, claim))) => think(handle, job, claim),
                Ok(Some(ThinkerTask::Looks(job, claim))) => judge(handle, job, claim),
                Ok(Some(ThinkerTask::Puzzle(job, claim))) => examine(handle, job, claim),
                Ok(None) | Err(_) => {}
            }
        }
    }
}

/// Thinks about a move and returns it.
fn think(handle: &Handle, job: SearchJob, claim: Claim) {
    let watch = Stopwatch::start();
    let thought = catch_unwind(AssertUnwindSafe(|| job.think(&claim.stop)));
    handle.watch.thought(watch.elapsed());
    handle.give_back(move |service, env| {
        match thought {
            Ok(Some(decision)) => thoughts::take_thought(service, &job, &decision, env),
            // It was asked to stop, and the game may be up for another thought.
            Ok(None) if claim.stop.is_asked() => {}
            Ok(None) | Err(_) => {
                tracing::error!(game = job.game.0, "a computer could not think");
                thoughts::give_up_thought(service, &job);
            }
        }
        drop(claim);
    });
}

/// Judges a few positions and returns the looks; fewer once a move waits.
fn judge(handle: &Handle, job: AnalysisJob, claim: Claim) {
    let watch = Stopwatch::start();
    let goes_on = || !claim.thinkers.state.lock().waiting.moves;
    let made = catch_unwind(AssertUnwindSafe(|| job.look(&claim.stop, goes_on)));
    let took = i64::try_from(watch.elapsed().as_millis()).unwrap_or(i64::MAX);
    handle.give_back(move |service, env| {
        match made {
            Ok(Some(made)) => analyses::take_looks(service, &job, &made, took, env),
            // It was asked to stop.
            Ok(None) => {}
            Err(_) => {
                tracing::error!(game = job.game.0, "a game could not be analysed");
                analyses::give_up_looks(service, &job, env);
            }
        }
        drop(claim);
    });
}

/// Examines one position and returns the puzzle it is, if it is one.
fn examine(handle: &Handle, job: Box<PuzzleJob>, claim: Claim) {
    let found = catch_unwind(AssertUnwindSafe(|| job.examine(&claim.stop)));
    handle.give_back(move |service, _| {
        if found.is_err() {
            tracing::error!(game = job.game.0, "a position could not be examined");
        }
        // A position that was given up is examined again, one that panics is not.
        if !claim.stop.is_asked() {
            let found = found.ok().flatten();
            if let Err(error) = search::take_found(service, &job, found.as_ref()) {
                tracing::error!(%error, game = job.game.0, "failed to store a puzzle");
            }
        }
        drop(claim);
    });
}

impl Handle {
    /// Hands the result of a task to the worker and waits for it, then wakes the delivery of its messages. A result
    /// whose batch is rolled back is lost, and the task is taken again.
    fn give_back(&self, work: impl FnOnce(&mut Service, &Env) + Send + 'static) {
        let degraded = self.is_degraded();
        let work = self.followed("thought", move |service, env| {
            heartbeat(service, degraded, env);
            work(service, env);
        });
        if let Err(why) = ask_and_wait(&self.worker, work) {
            // The worker has logged the reason, unless it has only stopped.
            tracing::debug!(?why, "the result of a thinker is not stored");
        }
        self.due.notify_one();
    }

    /// The job with monitoring, followed by a look at the computers' games.
    pub(super) fn followed<T>(
        &self,
        job: &'static str,
        work: impl FnOnce(&mut Service, &Env) -> T + Send + 'static,
    ) -> impl FnOnce(&mut Service) -> T + Send + 'static {
        let thinkers = Arc::clone(&self.thinkers);
        let work = self.watched(job, work);
        move |service| {
            let done = work(service);
            thinkers.look(service);
            done
        }
    }
}

#[cfg(test)]
mod tests;
