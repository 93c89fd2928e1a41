//! Computers at a table: their immediate answers, stored together with the requests, and the games that wait for their
//! moves.

use crate::engine::{self, Stop, Task};
use crate::game::outcome::Status;
use crate::game::seat::Seat;
use crate::play::answers::answer_owed;
use crate::play::computer::Computer;
use crate::play::decide::decide;
use crate::play::{Env, Game, computers};
use crate::service::commit::stamp::AppliedEvents;
use crate::service::commit::{dice, stamp};
use crate::service::state::Service;
use crate::store::{Store, StoreError};

/// Positions examined before a draw is agreed to.
const SHORT: u64 = 500;
/// Most immediate answers to one change: each computer of a table may give several.
const MAX_ANSWERS: usize = 32;

/// Adds the answers of a game's computers to its events.
pub(in crate::service) fn answer(
    store: &Store,
    happened: &mut AppliedEvents,
    env: &Env,
) -> Result<(), StoreError> {
    for _ in 0..MAX_ANSWERS {
        let game = &happened.next;
        let better = |seat| stands_better(game, seat);
        let Some((computer, command)) = answer_owed(game, better) else {
            return Ok(());
        };
        let input = dice::decide_input(store, game, "")?;
        let events = match decide(game, &computer, &command, env, &input) {
            Ok(events) => events,
            Err(refusal) => {
                tracing::debug!(
                    ?refusal,
                    game = game.id().0,
                    "a computer’s answer was refused"
                );
                return Ok(());
            }
        };
        let applied = stamp::stamp_and_apply(game, &events, env);
        happened.entries.extend(applied.entries);
        happened.next = applied.next;
    }
    Ok(())
}

/// Returns `true` if a seat stands better than even: by a short search between two, by static evaluation among several.
fn stands_better(game: &Game, seat: Seat) -> bool {
    let at = game.position();
    if let (Status::ToMove(mover), false) = (at.status(), game.is_large()) {
        let thought = engine::think(at, &Task::nodes(SHORT), &Stop::default());
        let equity = thought.map_or(0, |thought| thought.equity());
        return if mover == seat {
            equity > 0
        } else {
            equity < 0
        };
    }
    let weights = engine::weight_sets(at).first();
    let equity = weights.and_then(|set| engine::static_equity(at, seat, set.weights));
    equity.is_some_and(|equity| equity > 0)
}

/// Records whether a stored game waits for a computer’s move.
pub(in crate::service) fn note_waiting(service: &mut Service, game: &Game) {
    let waits = computers::thinker(game).map(|_| game.last_event_at());
    service.thoughts.note(game.id(), waits);
}

/// Reads the games that wait for a computer’s move from the list rows, if they are not known.
pub(in crate::service) fn read_waiting(service: &mut Service) -> Result<(), StoreError> {
    if service.thoughts.known {
        return Ok(());
    }
    for summary in service.store.awaiting_computers()? {
        let computer = summary.to_move.as_ref().and_then(Computer::of);
        let since = computer.map(|_| summary.changed);
        service.thoughts.note(summary.id, since);
    }
    service.thoughts.known = true;
    Ok(())
}
