//! Contests go on by themselves: games that have ended give results, and what is due happens.

use crate::contest::decide::{ContestCommand, decide};
use crate::contest::event::{ContestEvent, How, Leaving};
use crate::contest::progress::progress;
use crate::contest::state::ContestStage;
use crate::contest::values::{DRAW, EntrantId, Halves, WIN};
use crate::game::seat::Seat;
use crate::play::calendar::HOUR;
use crate::play::summary::Stage;
use crate::play::{Env, Game};
use crate::service::contests::{apply, seasons};
use crate::service::lookup::load;
use crate::service::state::Service;
use crate::store::{ContestExtras, ContestId, FinishedTable, StoreError, StoredContest};

/// Lets one contest go on; `false` if none has to.
pub(in crate::service) fn run_next(service: &mut Service, env: &Env) -> bool {
    match next(service, env) {
        Ok(went) => went,
        Err(error) => {
            tracing::error!(%error, "a contest does not go on");
            false
        }
    }
}

fn next(service: &mut Service, env: &Env) -> Result<bool, StoreError> {
    if let Some(finished) = service.store.finished_table()? {
        let done = settle(service, finished, env);
        return put_off(service, finished.contest, done, env);
    }
    let Some(id) = service.store.due_contest(env.now)? else {
        return Ok(false);
    };
    let done = due(service, id, env);
    put_off(service, id, done, env)
}

/// A contest that cannot go on waits an hour, so that others do not wait for it.
fn put_off(
    service: &mut Service,
    id: ContestId,
    done: Result<(), StoreError>,
    env: &Env,
) -> Result<bool, StoreError> {
    match done {
        Ok(()) => Ok(true),
        Err(error) => {
            tracing::error!(%error, contest = id.0, "contest postponed");
            service
                .store
                .put_contest_off(id, Some(apply::moment(env).after(HOUR)))?;
            Ok(false)
        }
    }
}

/// Gives a table the result of its game.
fn settle(service: &mut Service, finished: FinishedTable, env: &Env) -> Result<(), StoreError> {
    let Some(found) = service.store.contest(finished.contest)? else {
        return Ok(());
    };
    let table = found.contest.tables().get(&finished.table).cloned();
    let game = load::load_healthy(&service.store, finished.game)?;
    let (Some(table), Some(game)) = (table.filter(|table| table.result().is_none()), game) else {
        return service
            .store
            .replace_game_of_table(found.id, finished.table, None);
    };
    let Some(points) = points(&game) else {
        // It was annulled or called off: the two play another one.
        return apply::begin_again(service, &found, &table, env);
    };
    let late = late(&game, &table.paired.seats);
    let how = if late.is_empty() {
        How::Played
    } else {
        How::Lost
    };
    let table = finished.table;
    advance(
        service,
        &found,
        &ContestCommand::Report {
            table,
            points,
            how,
            late,
        },
        env,
    )
}

/// The half points of both seats; `None` for a game without a result.
fn points(game: &Game) -> Option<Vec<Halves>> {
    let outcome = game.outcome().filter(|_| game.stage() == Stage::Over)?;
    let winner = outcome.winner();
    let of = |seat: Seat| match winner {
        Some(winner) if winner == seat => WIN,
        Some(_) => 0,
        None => DRAW,
    };
    Some(Seat::all(game.position().seats()).map(of).collect())
}

/// The entrants who lost on time.
fn late(game: &Game, seats: &[EntrantId]) -> Vec<EntrantId> {
    let late = game.lost_on_time();
    let is_late = |seat: Seat| {
        game.player(seat)
            .is_some_and(|player| late.contains(&player))
    };
    let all = Seat::all(game.position().seats()).zip(seats);
    all.filter(|(seat, _)| is_late(*seat))
        .map(|(_, entrant)| *entrant)
        .collect()
}

/// Decides a command of nobody’s, and stores what follows.
fn advance(
    service: &mut Service,
    found: &StoredContest,
    command: &ContestCommand,
    env: &Env,
) -> Result<(), StoreError> {
    let games = apply::playing(service, found, env)?;
    let secret = apply::secret(found);
    let events = apply::with_inputs(&games, &secret, env, |inputs| {
        decide(&found.contest, command, inputs)
    });
    match events {
        Ok(events) => store(service, found, &events, env),
        // It has the result already.
        Err(_) => Ok(()),
    }
}

/// Does all that is due: first forgotten people leave, then time takes its course.
fn due(service: &mut Service, id: ContestId, env: &Env) -> Result<(), StoreError> {
    let Some(found) = service.store.contest(id)? else {
        return Ok(());
    };
    let gone = found
        .contest
        .still_in()
        .find(|entrant| !found.people.contains_key(entrant));
    if let Some(entrant) = gone {
        let (why, by) = (Leaving::Gone, None);
        return advance(
            service,
            &found,
            &ContestCommand::Leave { entrant, why, by },
            env,
        );
    }
    let games = apply::playing(service, &found, env)?;
    let secret = apply::secret(&found);
    let events = apply::with_inputs(&games, &secret, env, |inputs| {
        progress(&found.contest, inputs)
    });
    if events.is_empty() {
        // A clock was set back, or somebody else was quicker.
        return service
            .store
            .put_contest_off(id, crate::contest::alarm(&found.contest));
    }
    store(service, &found, &events, env)
}

/// Stores events, and opens the next season of a league that ended.
fn store(
    service: &mut Service,
    found: &StoredContest,
    events: &[ContestEvent],
    env: &Env,
) -> Result<(), StoreError> {
    apply::together(service, |service| {
        let after = apply::apply(service, found, events, &ContestExtras::default(), env)?;
        if ends(events) && matches!(after.stage(), ContestStage::Over { .. }) {
            seasons::open_next(service, found, &after, env)?;
        }
        Ok(())
    })
}

fn ends(events: &[ContestEvent]) -> bool {
    events
        .iter()
        .any(|event| matches!(event, ContestEvent::Ended { .. }))
}
