//! Contests and ladders run by themselves: finished games give results, and due alarms fire.
//!
//! A damaged one is quarantined, and one that fails waits, so that the others continue.

use std::panic::{AssertUnwindSafe, catch_unwind};

use crate::contest::command::ContestCommand;
use crate::contest::decide::decide;
use crate::contest::event::{How, Leaving};
use crate::contest::progress::{self, progress};
use crate::contest::state::ContestTable;
use crate::contest::values::EntrantId;
use crate::game::seat::Seat;
use crate::play::calendar::{HOUR, MINUTE};
use crate::play::{Env, Game, GameId, Timestamp, rated};
use crate::service::commit::batch;
use crate::service::contests::{apply, games, ladder};
use crate::service::lookup::load;
use crate::service::state::Service;
use crate::store::{
    self, ContestExtras, ContestId, ContestOrLadder, FinishedChallenge, FinishedTable, StoreError,
    StoredContest,
};

/// Time after which the result of a game that could not be stored is tried again, in ms.
const SETTLE_AGAIN: i64 = MINUTE;

/// Advances one contest or ladder; `false` if none is due.
pub(in crate::service) fn run_next(service: &mut Service, env: &Env) -> bool {
    let next = match next(service, env) {
        Ok(Some(next)) => next,
        Ok(None) => return false,
        Err(error) => {
            tracing::error!(%error, "failed to find the contest that goes on");
            return false;
        }
    };
    // A bug in one contest must not block all else.
    let ran = catch_unwind(AssertUnwindSafe(|| next.run(service, env)));
    let failed = match ran {
        Ok(Ok(())) => return true,
        Ok(Err(error)) => Some(error),
        Err(_) => None,
    };
    let put_off = put_off(service, &next, failed, env);
    if let Err(error) = &put_off {
        tracing::error!(%error, of = %next.of(), "failed to put off a contest");
    }
    put_off.is_ok()
}

/// The next thing to do.
enum Next {
    /// The game of a table ended.
    Settle(FinishedTable),
    /// Time has come for a contest.
    Due(ContestId),
    /// A step of a ladder.
    Ladder(ladder::NextOnLadder),
}

impl Next {
    fn run(&self, service: &mut Service, env: &Env) -> Result<(), StoreError> {
        match self {
            Self::Settle(finished) => settle(service, *finished, env),
            Self::Due(id) => due(service, *id, env),
            Self::Ladder(next) => ladder::go_on(service, next, env),
        }
    }

    const fn of(&self) -> ContestOrLadder {
        match self {
            Self::Settle(finished) => ContestOrLadder::Contest(finished.contest),
            Self::Due(id) => ContestOrLadder::Contest(*id),
            Self::Ladder(next) => ContestOrLadder::Ladder(next.ladder()),
        }
    }
}

fn next(service: &mut Service, env: &Env) -> Result<Option<Next>, StoreError> {
    service.unsettled.retain(|_, again| *again > env.now);
    let waiting = service.unsettled.keys().copied();
    if let Some(finished) = store::contests::finished_table(&service.store, waiting)? {
        return Ok(Some(Next::Settle(finished)));
    }
    if let Some(id) = store::contests::due(&service.store, env.now)? {
        return Ok(Some(Next::Due(id)));
    }
    let waiting = service.unsettled.keys().copied();
    Ok(ladder::next(service, waiting, env)?.map(Next::Ladder))
}

/// Quarantines a contest that is damaged or met a bug (`failed` is `None` after a panic). Postpones any other.
fn put_off(
    service: &mut Service,
    next: &Next,
    failed: Option<StoreError>,
    env: &Env,
) -> Result<(), StoreError> {
    let of = next.of();
    let reason = match failed {
        Some(StoreError::DamagedContest { what, .. }) => what,
        None => "a bug was met in it: see the log of the program".to_owned(),
        Some(error) => {
            tracing::error!(%error, %of, "contest postponed");
            let later = Some(apply::moment(env).after(HOUR));
            match next {
                Next::Due(_) | Next::Ladder(ladder::NextOnLadder::Due(_)) => {
                    store::contests::put_off(&mut service.store, of, later)?;
                }
                Next::Settle(FinishedTable { game, .. })
                | Next::Ladder(ladder::NextOnLadder::Settle(FinishedChallenge { game, .. })) => {
                    let again = Timestamp(env.now.0 + SETTLE_AGAIN);
                    service.unsettled.insert(*game, again);
                }
            }
            return Ok(());
        }
    };
    if store::contests::quarantine::put(&mut service.store, of, &reason, env.now)? {
        tracing::error!(%of, reason, "a contest is quarantined");
    }
    Ok(())
}

/// Gives a table the result of its game.
fn settle(service: &mut Service, finished: FinishedTable, env: &Env) -> Result<(), StoreError> {
    let FinishedTable {
        contest,
        table,
        game,
    } = finished;
    let Some(found) = store::contests::get(&service.store, contest)? else {
        return Ok(());
    };
    let at = found.contest.tables().get(&table).cloned();
    let Some(at) = at.filter(|at| at.result().is_none()) else {
        return store::contests::replace_game(&mut service.store, contest, table, None);
    };
    let Some(game) = load::load_healthy(&service.store, game)? else {
        return settle_damaged(service, &found, &at, game, env);
    };
    let Some(points) = games::points(&game) else {
        // It was annulled or called off.
        return replay(service, &found, &at, Some(&game), env);
    };
    let late = late(&game, &at.paired.seats);
    let how = if late.is_empty() {
        How::Played
    } else if games::nobody_began(&game) {
        How::Forfeit
    } else {
        How::Lost
    };
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

/// Gives a table the result of a damaged game, if its row has one. Without one the players play another game, once the
/// operator has given the damaged one up.
fn settle_damaged(
    service: &mut Service,
    found: &StoredContest,
    table: &ContestTable,
    game: GameId,
    env: &Env,
) -> Result<(), StoreError> {
    let row = load::row_if_healthy(&service.store, game)?;
    if let Some(points) = row.as_ref().and_then(games::points_of_row) {
        let report = ContestCommand::Report {
            table: table.paired.id,
            points,
            how: How::Played,
            late: Vec::new(),
        };
        return advance(service, found, &report, env);
    }
    if store::quarantine::get(&service.store, game)?.is_none_or(|stands| !stands.ended) {
        let again = Timestamp(env.now.0 + SETTLE_AGAIN);
        service.unsettled.insert(game, again);
        return Ok(());
    }
    replay(service, found, table, None, env)
}

/// Lets the players of a table play another game, since theirs has no result.
fn replay(
    service: &mut Service,
    found: &StoredContest,
    table: &ContestTable,
    ended: Option<&Game>,
    env: &Env,
) -> Result<(), StoreError> {
    if found.contest.is_over() || found.subject.place.is_pseudonym() {
        // It would count for nothing, or nobody would see it in a server that was forgotten.
        return store::contests::replace_game(&mut service.store, found.id, table.paired.id, None);
    }
    batch::together(service, |service| {
        games::begin_again(service, found, table, ended, env)
    })
}

/// The entrants who lost on time.
fn late(game: &Game, seats: &[EntrantId]) -> Vec<EntrantId> {
    let late = rated::lost_on_time(game);
    let is_late = |seat: Seat| {
        game.player(seat)
            .is_some_and(|player| late.contains(&player))
    };
    let all = Seat::all(game.position().seats()).zip(seats);
    all.filter(|(seat, _)| is_late(*seat))
        .map(|(_, entrant)| *entrant)
        .collect()
}

/// Decides a command without an author, and stores the result.
fn advance(
    service: &mut Service,
    found: &StoredContest,
    command: &ContestCommand,
    env: &Env,
) -> Result<(), StoreError> {
    let games = games::playing(service, found, env)?;
    let events = apply::with_inputs(found, &games, env, |inputs| {
        decide(&found.contest, command, inputs)
    });
    match events {
        Ok(events) => {
            apply::apply(service, found, &events, &ContestExtras::default(), env).map(drop)
        }
        // It has the result already, or the contest is over.
        Err(_) => match command {
            ContestCommand::Report { table, .. } => {
                store::contests::replace_game(&mut service.store, found.id, *table, None)
            }
            ContestCommand::Enter(_)
            | ContestCommand::Leave { .. }
            | ContestCommand::Rest(_)
            | ContestCommand::Replace { .. }
            | ContestCommand::Begin { .. }
            | ContestCommand::Correct { .. }
            | ContestCommand::Hold { .. }
            | ContestCommand::Resume { .. }
            | ContestCommand::Cancel { .. } => Ok(()),
        },
    }
}

/// Does all that is due: first forgotten people leave, then time takes its course.
fn due(service: &mut Service, id: ContestId, env: &Env) -> Result<(), StoreError> {
    let this = ContestOrLadder::Contest(id);
    let Some(found) = store::contests::get(&service.store, id)? else {
        return Ok(());
    };
    // A result that could not be stored comes before the time that is up.
    for game in service.unsettled.keys() {
        let of = store::contests::of_game(&service.store, *game)?;
        // A damaged game has none.
        if of.is_some_and(|of| of.contest == id)
            && load::load_healthy(&service.store, *game)?.is_some()
        {
            let later = apply::moment(env).after(SETTLE_AGAIN);
            return store::contests::put_off(&mut service.store, this, Some(later));
        }
    }
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
    let games = games::playing(service, &found, env)?;
    let events = apply::with_inputs(&found, &games, env, |inputs| {
        progress(&found.contest, inputs)
    });
    if events.is_empty() {
        // A clock was set back, or another program was quicker.
        return store::contests::put_off(&mut service.store, this, progress::alarm(&found.contest));
    }
    apply::apply(service, &found, &events, &ContestExtras::default(), env).map(drop)
}
