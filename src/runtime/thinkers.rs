//! Thinker threads, on which computers choose their moves at the lowest priority.
//!
//! The service knows which games wait, and in which order. A thinker takes the next one, thinks, and returns the move
//! as an internal job. After each job of the worker, a thought that is no longer wanted is told to stop, which takes at
//! most a millisecond. Nothing is stored: after a crash the thoughts start again.

use std::collections::BTreeMap;
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

use rustix::process::nice;

use crate::play::Env;
use crate::runtime::worker::{WorkerError, ask_and_wait};
use crate::runtime::{Handle, heartbeat};
use crate::service::background::thoughts::{Errand, Stop};
use crate::service::commit::command;
use crate::service::{GameId, Service, Version};
use crate::watch::Stopwatch;

/// Niceness of a thinker thread: the lowest priority there is.
const NICENESS: i32 = 19;

/// The state shared by all thinkers.
#[derive(Debug, Default)]
pub(super) struct Thinkers {
    state: Mutex<ThinkersState>,
    something: Condvar,
}

#[derive(Debug, Default)]
struct ThinkersState {
    /// The thoughts in progress.
    busy: BTreeMap<GameId, (Version, Arc<Stop>)>,
    /// The number of stored changes at the last look.
    stored: u64,
    /// Whether a game may wait without a thinker.
    waiting: bool,
    /// Whether no more thoughts may start.
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
        self.state().waiting = true;
        self.something.notify_all();
        Ok(())
    }

    fn state(&self) -> MutexGuard<'_, ThinkersState> {
        // The state is consistent between any two statements, so a poisoned lock is safe to use.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Stops all thoughts and starts no more.
    pub(super) fn close(&self) {
        let mut state = self.state();
        state.closed = true;
        for (_, stop) in state.busy.values() {
            stop.ask();
        }
        self.something.notify_all();
    }

    /// Stops thoughts that are no longer wanted, and wakes a thinker if a game waits. Called after each job of the
    /// worker.
    pub(super) fn look(&self, service: &Service) {
        let mut state = self.state();
        let (stored, _) = command::stored(service);
        if stored != state.stored {
            state.stored = stored;
            for (game, (version, stop)) in &state.busy {
                if !service.wants_thought(*game, *version) {
                    stop.ask();
                }
            }
        }
        if !state.waiting && service.waiting_thoughts() > state.busy.len() {
            state.waiting = true;
            self.something.notify_one();
        }
    }

    /// Blocks until a game may wait. Returns `false` once no more thoughts may start.
    fn wait(&self) -> bool {
        let mut state = self.state();
        while !state.closed && !state.waiting {
            let woken = self.something.wait(state);
            state = woken.unwrap_or_else(PoisonError::into_inner);
        }
        state.waiting = false;
        !state.closed
    }

    /// Takes the next errand. Runs on the worker thread.
    fn begin(&self, service: &mut Service, transport: &str) -> Option<(Errand, Arc<Stop>)> {
        let mut state = self.state();
        let busy: Vec<GameId> = state.busy.keys().copied().collect();
        let errand = service.next_errand(transport, &busy)?;
        let stop = Arc::new(Stop::default());
        let thought = (errand.version, Arc::clone(&stop));
        state.busy.insert(errand.game, thought);
        if state.closed {
            stop.ask();
        }
        // More games may wait behind this one.
        state.waiting = service.waiting_thoughts() > state.busy.len();
        if state.waiting {
            self.something.notify_one();
        }
        Some((errand, stop))
    }

    fn work(self: &Arc<Self>, handle: &Handle, transport: &'static str) {
        if let Err(error) = nice(NICENESS) {
            tracing::debug!(%error, "the priority of a thinker could not be lowered");
        }
        while self.wait() {
            let thinkers = Arc::clone(self);
            let begun = ask_and_wait(&handle.door, move |service| {
                thinkers.begin(service, transport)
            });
            let Ok(Some((errand, stop))) = begun else {
                continue;
            };
            let watch = Stopwatch::start();
            let thought = catch_unwind(AssertUnwindSafe(|| errand.think(&stop)));
            handle.watch.thought(watch.elapsed());
            let thinkers = Arc::clone(self);
            let game = errand.game;
            let taken = handle.internal("thought", move |service, env| {
                match thought {
                    Ok(Some(intention)) => service.take_thought(&errand, &intention, env),
                    // It was told to stop, and the game may be up for another thought.
                    Ok(None) if stop.is_asked() => {}
                    Ok(None) | Err(_) => {
                        tracing::error!(game = errand.game.0, "a computer could not think");
                        service.give_up_thought(&errand);
                    }
                }
                thinkers.state().busy.remove(&errand.game);
            });
            if taken.is_err() {
                self.state().busy.remove(&game);
            }
        }
    }
}

impl Handle {
    /// Runs an internal job for a thread that may block, then wakes the delivery of its results.
    fn internal<T: Send + 'static>(
        &self,
        job: &'static str,
        work: impl FnOnce(&mut Service, &Env) -> T + Send + 'static,
    ) -> Result<T, WorkerError> {
        let parted = self.is_degraded();
        let work = self.followed(job, move |service, env| {
            heartbeat(service, parted, env);
            work(service, env)
        });
        let done = ask_and_wait(&self.door, work);
        self.due.notify_one();
        done
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
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::play::{Place, PlayerId};
    use crate::runtime::Runtime;
    use crate::service::api::access::Access;
    use crate::service::api::action::{Action, Request};
    use crate::service::api::challenge::NewChallenge;
    use crate::service::api::takeback::TakebackAction;
    use crate::service::api::values::{Person, SideChoice};
    use crate::store::Store;
    use crate::watch::Monitor;

    const GAME: GameId = GameId(1);

    async fn ask(handle: &Handle, action: Action) {
        let request = Request {
            user: Person {
                id: PlayerId::new("discord:11"),
                name: "Ann".to_owned(),
            },
            place: Place::in_server("discord", "500", "501"),
            access: Access::default(),
            source: String::new(),
            action,
        };
        let replies = handle.handle(request).await;
        assert!(replies.is_empty(), "{replies:?}");
    }

    async fn play(handle: &Handle, mv: &str) {
        let text = mv.to_owned();
        let game = Some(GAME);
        ask(handle, Action::Play { game, text }).await;
    }

    /// The stop flag of the game's thought in progress.
    async fn under_way(handle: &Handle) -> Arc<Stop> {
        for _ in 0..1_000 {
            if let Some((_, stop)) = handle.thinkers.state().busy.get(&GAME) {
                return Arc::clone(stop);
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        panic!("nobody thinks");
    }

    #[tokio::test]
    async fn a_thought_ends_when_its_move_is_taken_back_and_the_next_one_is_played() {
        let service = Service::new(Store::in_memory().unwrap()).with_computers(Some(20_000));
        let runtime = Runtime::start(service, Monitor::default()).unwrap();
        let runtime = runtime.with_thinkers("discord", 1).unwrap();
        let handle = runtime.handle();
        let offer = NewChallenge {
            computer: Some(8),
            side: SideChoice::Seat(0),
            ..NewChallenge::default()
        };
        ask(&handle, Action::Challenge(offer)).await;
        play(&handle, "D2-D3").await;
        let stop = under_way(&handle).await;
        assert!(!stop.is_asked());
        ask(&handle, Action::Takeback(TakebackAction::Ask(Some(GAME)))).await;
        // The thought is told to stop before the reply is sent.
        assert!(stop.is_asked());
        play(&handle, "D2-D3").await;
        for _ in 0..4_000 {
            // No thought waits once the computer has moved and it is Ann's turn again.
            let waiting = handle.with_env(|service, _| service.waiting_thoughts());
            if waiting.await == Some(0) {
                runtime.stop().await;
                assert!(handle.thinkers.state().closed);
                return;
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        panic!("the computer has not moved");
    }
}
