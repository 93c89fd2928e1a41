//! Forgetting: a player leaves all games and is forgotten, and servers that the bot left long ago are deleted.

use crate::play::calendar::HOUR;
use crate::play::command::{Command, Refusal};
use crate::play::decide::{DecideInput, decide};
use crate::play::event::Event;
use crate::play::stage::Stage;
use crate::play::time_control::TimeExclusions;
use crate::play::{Env, Game, GameId, PlayerId, Timestamp, lobby};
use crate::service::commit::append::{AppendExtras, MAX_ATTEMPTS, PendingAppend};
use crate::service::commit::{append, notices, overdue, stamp};
use crate::service::lookup::{load, times};
use crate::service::servers::membership;
use crate::service::state::Service;
use crate::store::{self, GameChange, Store, StoreError, UnfinishedGames, server_text};

/// Retry delay after a server could not be forgotten, in ms.
const RETRY_DELAY: i64 = HOUR;

/// Ends all games of a player and forgets the player, in one transaction. After a version conflict it starts again.
pub(in crate::service::players) fn forget(
    service: &mut Service,
    player: &PlayerId,
    env: &Env,
) -> Result<(), StoreError> {
    for _ in 0..MAX_ATTEMPTS {
        let (mut ends, mut left) = (Vec::new(), Vec::new());
        for id in store::erase::unfinished_of(&service.store, player)? {
            // A damaged game cannot be ended; the player is forgotten there too.
            let Some(game) = load::load_healthy(&service.store, id)? else {
                left.push(id);
                continue;
            };
            let game = overdue::apply_overdue(service, game, env)?;
            let times = times::with_silence(&service.store, &game)?;
            match leave_command(&game, player, times, env) {
                Ok(events) => {
                    let ended = forgetting_events(&service.store, &game, &events, env)?;
                    if ended.summary.stage == Stage::Running {
                        left.push(id);
                    }
                    ends.push(ended);
                }
                Err(_) => left.push(id),
            }
        }
        let changes: Vec<GameChange<'_>> = ends.iter().map(PendingAppend::change).collect();
        let pseudonym = |game: GameId| PlayerId::pseudonymised(env, game);
        let games = UnfinishedGames {
            ended: &changes,
            left: &left,
        };
        let forgotten =
            store::erase::forget_player(&mut service.store, player, games, pseudonym, env.now);
        match forgotten {
            Err(StoreError::Conflict) => {}
            done => {
                for ended in &ends {
                    append::note_stored(service, ended.summary.id);
                }
                // Computers may be to move where the player has left, and not be any more where a game has ended.
                service.thoughts.read_again();
                return done;
            }
        }
    }
    Err(StoreError::Conflict)
}

fn forgetting_events(
    store: &Store,
    game: &Game,
    events: &[Event],
    env: &Env,
) -> Result<PendingAppend, StoreError> {
    let happened = stamp::stamp_and_apply(game, events, env);
    let besides = AppendExtras {
        notices: &notices::private_notices(game, &happened.next, env),
        ..AppendExtras::default()
    };
    append::prepare_append(store, game, happened, besides, env)
}

/// The events by which a player leaves a game: a challenge is withdrawn or declined, a game without a move aborted, any
/// other resigned. At a larger table the others may play on.
fn leave_command(
    game: &Game,
    player: &PlayerId,
    times: TimeExclusions,
    env: &Env,
) -> Result<Vec<Event>, Refusal> {
    let input = DecideInput {
        times,
        ..DecideInput::default()
    };
    let action = |command: &Command| decide(game, player, command, env, &input);
    match game.stage() {
        Stage::Open if game.challenger() == player => action(&Command::Withdraw),
        Stage::Open if lobby::is_present(game, player) => action(&Command::Leave),
        Stage::Open => action(&Command::Decline(String::new())),
        // The others may play on, so that nothing is aborted.
        Stage::Running if game.is_large() => action(&Command::Resign),
        Stage::Running | Stage::Over | Stage::Void => match action(&Command::Abort) {
            // A game held by a moderator can still be resigned.
            Err(Refusal::TooLateToAbort(_) | Refusal::Time(_)) => action(&Command::Resign),
            called_off => called_off,
        },
    }
}

/// Forgets the next server that is due, or vacuums the database after a deletion; `false` if neither is due.
pub(in crate::service) fn run_cleanup(service: &mut Service, env: &Env) -> bool {
    match membership::next_server_to_forget(service, env) {
        Ok(Some(server)) => {
            match membership::forget_server(service, &server, false, env) {
                Ok(()) => tracing::info!(server = server_text(&server), "left server forgotten"),
                Err(error) => {
                    tracing::error!(%error, server = server_text(&server), "failed to forget a server");
                    let after = service.options.forget_servers_after().unwrap_or_default();
                    let at = Timestamp(env.now.0.saturating_sub(after).saturating_add(RETRY_DELAY));
                    return store::erase::restart_leave_timer(&mut service.store, &server, at)
                        .is_ok();
                }
            }
            return true;
        }
        Ok(None) => {}
        Err(error) => tracing::error!(%error, "failed to read the left servers"),
    }
    match store::erase::vacuum_if_due(&mut service.store, env.now) {
        Ok(packed) => packed,
        Err(error) => {
            tracing::warn!(%error, "failed to vacuum the database");
            false
        }
    }
}
