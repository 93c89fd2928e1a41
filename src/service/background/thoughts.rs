//! Moves of computers: the waiting games, the tasks for a search, and their results.
//!
//! A [`SearchJob`] holds all inputs of a thought, so a thought can run anywhere, and again after a crash. Its result
//! comes back with [`take_thought`]; one for an older board is dropped.

pub use crate::engine::Stop;
use crate::engine::{self, Task, Thought, levels};
use crate::game::any::AnyPosition;
use crate::game::outcome::Status;
use crate::game::seat::Seat;
use crate::game::text::MoveText;
use crate::play::answers::OPENING;
use crate::play::command::{Command, MoveChoice};
use crate::play::computer::Computer;
use crate::play::computers::thinker;
use crate::play::decide::decide;
use crate::play::event::Event;
use crate::play::{Env, Game, GameId, PlayerId, Timestamp, Version, swap};
use crate::service::commit::append::MAX_ATTEMPTS;
use crate::service::commit::{append, computers, dice, notices, overdue, stamp};
use crate::service::lookup::load;
use crate::service::state::Service;
use crate::service::words::catalogue::sentences;
use crate::service::words::names;
use crate::store::{self, NoticeKind, StoreError};

/// Most plies of one turn.
const MAX_TURN_PLIES: usize = 64;
/// Most games whose players are notified of their wait at once.
const MAX_NOTIFIED: usize = 16;
/// Turns of both sides without progress after which a computer at about even offers a draw, and then again.
const QUIET_TURNS: u32 = 80;
/// Greatest equity, in thousandths, that counts as about even: two kings alone come to 270 by their places.
const MAX_EVEN_EQUITY: i32 = 300;
/// The lowest level that resigns. Weaker ones play on, so that their opponents learn to finish a game.
const RESIGNS: u8 = 4;
/// Greatest equity, in thousandths, that counts as lost: some nine pieces behind, or mated by force.
const MAX_LOST_EQUITY: i32 = -940;
/// Fewest positions of the second look before a computer resigns. Otherwise it takes four times those of its move.
const SECOND_LOOK: u64 = 20_000;

/// A task for a search: one move of a computer.
#[derive(Clone, Debug)]
pub struct SearchJob {
    /// The game.
    pub game: GameId,
    /// The version of the board.
    pub version: Version,
    seat: Seat,
    computer: Computer,
    /// Most positions to search.
    limit: u64,
    /// `true` if it may resign.
    resigns: bool,
    at: Box<dyn AnyPosition>,
    /// Moves that a touched piece leaves; empty without one.
    bound_to: Vec<MoveText>,
}

/// A computer's decision.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ComputerDecision {
    /// The plies of its turn.
    plies: Vec<MoveText>,
    /// The equity before its moves, in thousandths.
    equity: i32,
    /// `true` if the game is lost beyond doubt.
    lost: bool,
}

impl ComputerDecision {
    /// The plies of the turn.
    pub fn turn(&self) -> &[MoveText] {
        &self.plies
    }
}

impl SearchJob {
    /// The sentence that says who is thinking.
    pub fn thinking(&self) -> String {
        let player = [("player", names::computer(self.computer).into())];
        sentences().line("computer-thinks", &player)
    }

    /// Searches; `None` if `stop` ended it, or if there is no move.
    pub fn think(&self, stop: &Stop) -> Option<ComputerDecision> {
        let mut at = self.at.boxed_clone();
        let mut plies: Vec<MoveText> = Vec::new();
        let (mut equity, mut lost) = (None, false);
        while plies.len() < MAX_TURN_PLIES && at.status() == Status::ToMove(self.seat) {
            let goes_on = plies.is_empty() || at.mid_turn();
            if !goes_on {
                break;
            }
            let thought = engine::think(&*at, &self.task(&*at, plies.len()), stop)?;
            if stop.is_asked() {
                return None;
            }
            if equity.is_none() {
                equity = Some(thought.equity());
                lost = self.is_lost(&thought, stop)?;
            }
            let chosen = self.chosen(&thought, plies.is_empty());
            at.play(&chosen).ok()?;
            plies.push(chosen);
        }
        let equity = equity?;
        Some(ComputerDecision {
            plies,
            equity,
            lost,
        })
    }

    /// Returns `true` if a longer thought agrees that the game is lost; `None` if `stop` ended it.
    fn is_lost(&self, thought: &Thought, stop: &Stop) -> Option<bool> {
        if !self.resigns || thought.equity() > MAX_LOST_EQUITY {
            return Some(false);
        }
        let nodes = (4 * thought.nodes)
            .max(SECOND_LOOK)
            .min(4 * self.limit.min(u64::MAX / 4));
        let again = engine::think(&*self.at, &Task::nodes(nodes), stop)?;
        (!stop.is_asked()).then_some(again.equity() <= MAX_LOST_EQUITY)
    }

    fn task(&self, at: &dyn AnyPosition, ply: usize) -> Task {
        let rules = engine::rule_set(at).unwrap_or_default();
        let mut strength = levels::strength(rules, self.computer.level);
        strength.nodes = strength.nodes.min(self.limit);
        // Any two thoughts have different seeds, and the same thought always has the same one.
        let [game, version] = [self.game.0.unsigned_abs(), u64::from(self.version.0)];
        let ply = u64::try_from(ply).unwrap_or_default();
        Task {
            strength,
            seed: game.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ (version << 8) ^ ply,
            ..Task::nodes(strength.nodes)
        }
    }

    /// The move of a thought, or the best one that a touched piece leaves.
    fn chosen(&self, thought: &Thought, first: bool) -> MoveText {
        let free = !first || self.bound_to.is_empty() || self.bound_to.contains(&thought.chosen);
        let bound = || thought.moves.iter().map(|judged| &judged.mv);
        let best = bound().find(|mv| free || self.bound_to.contains(mv));
        match best {
            Some(best) if !free => best.clone(),
            Some(_) | None => thought.chosen.clone(),
        }
    }
}

impl Service {
    /// Length of the queue of computers, and the age of its oldest game in ms; zero if no computer plays.
    pub(in crate::service) fn queued_thoughts(&self, now: Timestamp) -> (usize, i64) {
        if self.options.think_limit.is_none() || !self.thoughts.known {
            return (0, 0);
        }
        let oldest = self.thoughts.oldest();
        let age = oldest.map_or(0, |since| now.0.saturating_sub(since.0).max(0));
        (self.thoughts.count(), age)
    }
}

/// Number of games that may wait for a computer’s move; `usize::MAX` while unknown.
pub fn waiting_thoughts(service: &Service) -> usize {
    match service.options.think_limit {
        Some(_) => service.thoughts.count(),
        None => 0,
    }
}

/// Number of changes of games so far. After another one, a thought in progress may not be wanted any more.
pub fn changes(service: &Service) -> u64 {
    service.thoughts.changes()
}

/// Enqueues a message to each game that has waited long for a computer: how many others come first. Returns `true`
/// if there is any.
pub fn tell_waiting(service: &mut Service, env: &Env) -> bool {
    if service.options.think_limit.is_none() || !service.thoughts.known {
        return false;
    }
    let mut told = Vec::new();
    for id in service.thoughts.late(env.now, MAX_NOTIFIED) {
        let game = load::load_healthy(&service.store, id).ok().flatten();
        let game = game.filter(|game| thinker(game).is_some());
        told.extend(game.map(|game| {
            let ply = game.ply().0.to_string();
            notices::about(&game, NoticeKind::QueueNotice, &ply, env)
        }));
    }
    if told.is_empty() {
        return false;
    }
    let stored = store::notices::enqueue(&mut service.store, &told, env.now);
    if let Err(error) = &stored {
        tracing::error!(%error, "failed to enqueue messages to waiting games");
    }
    stored.is_ok()
}

/// The next task: the game that has waited longest at a place of this transport, without those in `busy`.
pub fn next_search_job(
    service: &mut Service,
    transport: &str,
    busy: &[GameId],
) -> Option<SearchJob> {
    let limit = service.options.think_limit?;
    if let Err(error) = computers::read_waiting(service) {
        tracing::error!(%error, "failed to list the games that wait for a computer");
        return None;
    }
    let waiting: Vec<GameId> = service.thoughts.queue().collect();
    for id in waiting.into_iter().filter(|id| !busy.contains(id)) {
        let game = match load::load(&service.store, id) {
            Ok(game) => game,
            Err(error) => {
                tracing::warn!(%error, game = id.0, "failed to read a computer’s game");
                step_back(service, id, &error);
                continue;
            }
        };
        let job = game.as_ref().and_then(|game| job(game, limit));
        let (Some(game), Some(job)) = (game, job) else {
            // It is gone, or waits for no computer. The event by which it waits for one records it again.
            service.thoughts.note(id, None);
            continue;
        };
        if game.place().transport() == transport {
            return Some(job);
        }
    }
    None
}

/// Returns `true` if a thought about this version of a game is still wanted.
pub fn wants_thought(service: &Service, game: GameId, version: Version) -> bool {
    let stands = service.store.game(game, None).ok().flatten();
    stands.is_some_and(|game| game.version() == version)
}

/// Executes a computer's decision. One for an older board is dropped: the game waits for another.
pub fn take_thought(
    service: &mut Service,
    job: &SearchJob,
    decision: &ComputerDecision,
    env: &Env,
) {
    let done = take(service, job, decision, env);
    if let Err(error) = done {
        tracing::error!(%error, game = job.game.0, "failed to store a computer’s move");
        step_back(service, job.game, &error);
    }
}

/// Takes a game from the queue after an error. A damaged one is out until its next event, any other for a pause, since
/// the disk or another program may recover.
fn step_back(service: &mut Service, id: GameId, error: &StoreError) {
    if error.is_of_one_game() || matches!(error, StoreError::Damaged) {
        service.thoughts.note(id, None);
    } else {
        service.thoughts.put_off(id);
    }
}

/// Searches and plays the next waiting move in this thread, for tests; `false` if none waits.
pub fn think_next(service: &mut Service, transport: &str, env: &Env) -> bool {
    let Some(job) = next_search_job(service, transport, &[]) else {
        return false;
    };
    think_about(service, &job, &Stop::default(), env)
}

/// Searches and plays a waiting game; `false` if `stop` ended the search, and the game still waits.
pub fn think_about(service: &mut Service, job: &SearchJob, stop: &Stop, env: &Env) -> bool {
    match job.think(stop) {
        Some(decision) => take_thought(service, job, &decision, env),
        None if stop.is_asked() => return false,
        None => give_up_thought(service, job),
    }
    true
}

/// Removes a game from the queue until its next event, after a search of it panicked.
pub fn give_up_thought(service: &mut Service, job: &SearchJob) {
    service.thoughts.note(job.game, None);
}

/// The task of a game; `None` while it waits for no computer.
fn job(game: &Game, limit: u64) -> Option<SearchJob> {
    let (seat, computer) = thinker(game)?;
    let bound_to = if game.touched().is_empty() {
        Vec::new()
    } else {
        game.choices()
    };
    Some(SearchJob {
        game: game.id(),
        version: game.version(),
        seat,
        computer,
        limit,
        resigns: computer.level >= RESIGNS && may_resign(game, seat),
        at: game.position().boxed_clone(),
        bound_to,
    })
}

/// Returns `true` if a computer that resigns ends the game, or leaves it to computers. No person is its partner, and
/// one side alone is left against it. A computer does not resign in the opening.
fn may_resign(game: &Game, seat: Seat) -> bool {
    let partners = game.position().partners(seat);
    let of_person = |seat: &Seat| !game.player(*seat).is_some_and(PlayerId::is_computer);
    let others = || game.active_seats().filter(|other| *other != seat);
    let alone = !others().any(|other| partners.contains(other) && of_person(&other));
    let mut rivals = others().filter(|other| !partners.contains(*other));
    let Some(rival) = rivals.next() else {
        return false;
    };
    let side = game.position().partners(rival);
    let one_side = rivals.all(|other| side.contains(other));
    alone && one_side && game.steps().len() >= OPENING
}

fn take(
    service: &mut Service,
    job: &SearchJob,
    decision: &ComputerDecision,
    env: &Env,
) -> Result<(), StoreError> {
    for _ in 0..MAX_ATTEMPTS {
        let Some(game) = load::load(&service.store, job.game)? else {
            return Ok(());
        };
        let (game, _) = overdue::apply_overdue_with_times(service, game, env)?;
        let same = game.version() == job.version && game.position().equals(&*job.at);
        if !same {
            return Ok(());
        }
        let Some(events) = decided(service, &game, decision, env)? else {
            service.thoughts.note(job.game, None);
            return Ok(());
        };
        match append::append(service, &game, &events, env) {
            Err(StoreError::Conflict) => {}
            done => return done,
        }
    }
    Err(StoreError::Conflict)
}

/// The events of a computer’s decision; `None` if it is refused.
fn decided(
    service: &Service,
    game: &Game,
    decision: &ComputerDecision,
    env: &Env,
) -> Result<Option<Vec<Event>>, StoreError> {
    let Some((seat, computer)) = thinker(game) else {
        return Ok(None);
    };
    let player = computer.player();
    let seen = Some(game.version());
    let least = if game.position().still() < QUIET_TURNS {
        0
    } else {
        MAX_EVEN_EQUITY
    };
    let better = decision.equity > least || game.steps().len() < OPENING;
    let command = if game.requests().draw_offer().is_some() && !game.is_large() && !better {
        let accept = true;
        Command::AnswerDraw { accept, seen }
    } else if swap::may_swap(game) == Some(seat) && decision.equity < 0 {
        Command::Swap { seen }
    } else if decision.lost {
        Command::Resign
    } else {
        let plies = decision.plies.clone();
        Command::Play(MoveChoice::Plies { plies, seen })
    };
    let input = dice::decide_input(&service.store, game, "")?;
    let mut events = match decide(game, &player, &command, env, &input) {
        Ok(events) => events,
        Err(refusal) => {
            tracing::error!(
                ?refusal,
                ?command,
                game = game.id().0,
                "a computer’s move is refused"
            );
            return Ok(None);
        }
    };
    let next = stamp::stamp_and_apply(game, &events, env).next;
    if offers_draw(&next, decision.equity) {
        let offer = decide(&next, &player, &Command::OfferDraw, env, &input);
        events.extend(offer.unwrap_or_default());
    }
    Ok(Some(events))
}

/// Returns `true` if a computer offers a draw after its move: between two, at about even, and long after the last
/// progress.
fn offers_draw(game: &Game, equity: i32) -> bool {
    let still = game.position().still();
    !game.is_large()
        && still >= QUIET_TURNS
        && still % QUIET_TURNS < 2
        && equity.abs() <= MAX_EVEN_EQUITY
}
