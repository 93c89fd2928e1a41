//! [`run_command`]: decides one command and stores its events.

use std::collections::BTreeSet;

use crate::game::text::MoveError;
use crate::play::command::{Command, MoveChoice, Refusal};
use crate::play::decide::decide;
use crate::play::event::Event;
use crate::play::summary::GameSummary;
use crate::play::{Env, Game, GameId, PlayerId, Server, Version};
use crate::service::api::action::Request;
use crate::service::api::reply::Reply;
use crate::service::api::result::{HandlerError, HandlerResult};
use crate::service::api::values::Person;
use crate::service::commit::append::{MAX_ATTEMPTS, append};
use crate::service::commit::{dice, overdue};
use crate::service::describe::{buttons, for_viewer, refuse, takeback, why_not};
use crate::service::lookup::find::GameMatch;
use crate::service::lookup::{find, load, load_names, sight, times, view};
use crate::service::state::Service;
use crate::service::words::catalogue;
use crate::store::{self, Store, StoreError};

/// Runs [`run_command`] for the game of this number, if it is visible to the user there.
pub(in crate::service) fn run_command_on(
    service: &mut Service,
    request: &Request,
    id: GameId,
    command: &Command,
    env: &Env,
) -> HandlerResult {
    let game = find::visible(&service.store, request.asker(), id)?;
    run_command(service, request, game, command, env)
}

/// The game that a command is for.
#[derive(Clone, Copy)]
pub(in crate::service) struct WantedGame {
    /// The named one; `None` is the only one here that fits.
    pub(in crate::service) named: Option<GameId>,
    /// Those that fit.
    pub(in crate::service) fits: GameMatch,
}

impl WantedGame {
    pub(in crate::service) const fn of(named: Option<GameId>, fits: GameMatch) -> Self {
        Self { named, fits }
    }
}

/// Runs [`run_command`] for the named game, or for the only one here that fits.
pub(in crate::service) fn run_command_matching(
    service: &mut Service,
    request: &Request,
    wanted: WantedGame,
    command: &Command,
    env: &Env,
) -> HandlerResult {
    let WantedGame { named, fits } = wanted;
    let game = find::resolve_game(&service.store, request.asker(), named, fits)?;
    run_command(service, request, game, command, env)
}

/// Decides one command to one game and stores its events. A version conflict repeats the decision on the new state.
pub(in crate::service) fn run_command(
    service: &mut Service,
    request: &Request,
    mut game: Game,
    command: &Command,
    env: &Env,
) -> HandlerResult {
    let user = &request.user;
    for _ in 0..MAX_ATTEMPTS {
        let (on_time, times) = overdue::apply_overdue_with_times(service, game, env)?;
        game = on_time;
        let times = if *command == Command::Abort {
            times::silence_exclusions(&service.store, &game)?.unwrap_or(times)
        } else {
            times
        };
        let input = dice::decide_input_with(&service.store, times, &game, &request.source)?;
        let events = match decide(&game, &user.id, command, env, &input) {
            Ok(events) => events,
            Err(refusal) => {
                return Ok(vec![refusal_reply(
                    &service.store,
                    user,
                    &game,
                    &refusal,
                    command,
                )?]);
            }
        };
        match append(service, &game, &events, env) {
            Ok(()) => {
                // The stored events stand even if the names cannot be saved.
                if let Err(error) = service.store.save_name(&user.id, &user.name) {
                    tracing::warn!(%error, "failed to store a name");
                }
                return reply_after(&service.store, user, &game, command, &events);
            }
            Err(StoreError::Conflict) => {
                game = load::load(&service.store, game.id())?
                    .ok_or_else(|| sight::unknown(game.id()))?;
            }
            Err(error) => return Err(error.into()),
        }
    }
    Err(StoreError::Conflict.into())
}

pub(in crate::service) fn refusal_reply(
    store: &Store,
    user: &Person,
    game: &Game,
    refusal: &Refusal,
    command: &Command,
) -> Result<Reply, HandlerError> {
    let typed = if let Command::Play(choice) = command {
        choice.text(game)
    } else {
        String::new()
    };
    let names = load_names::names(store, game)?;
    let mut reply = refuse::refusal(game, refusal, &typed, &names);
    if let Refusal::TakebackStands(_) | Refusal::OwnTakeback | Refusal::TakebackAskedAlready =
        refusal
    {
        reply.controls = takeback::answers(game);
    }
    for_viewer::keep_own(game, &user.id, &mut reply.controls);
    if let Refusal::Move(error) = refusal
        && let MoveError::Illegal(reason) = &refuse::error_of_line(game, error, &typed)
    {
        let view = view::view(store, game, &user.id);
        why_not::show(&mut reply, game, reason, view, &names);
    }
    Ok(reply)
}

/// The reply after a command. A rejected move that touched a piece still says why it was rejected, and an ambiguous one
/// asks which is meant. Ruling KM-15.
fn reply_after(
    store: &Store,
    user: &Person,
    game: &Game,
    command: &Command,
    events: &[Event],
) -> HandlerResult {
    // The touch may come alone or after the contribution to the dice.
    let (Command::Play(MoveChoice::Typed(line)), Some(Event::Touched { cells, .. })) =
        (command, events.last())
    else {
        return Ok(Vec::new());
    };
    let Err(error) = line.read_in(game) else {
        return Ok(Vec::new());
    };
    let refusal = Refusal::Move(error);
    let mut reply = refusal_reply(store, user, game, &refusal, command)?;
    reply.controls.clear();
    if let Refusal::Move(MoveError::Ambiguous(candidates)) = &refusal
        && let Some(touched) = load::load(store, game.id())?
    {
        reply.controls = refuse::choice_buttons(&touched, candidates);
    }
    let args = [("cells", cells.join(", ").into())];
    reply
        .text
        .push_line(catalogue::sentences().text("touched-refused", &args));
    Ok(vec![reply])
}

pub(in crate::service) fn resign(
    service: &mut Service,
    request: &Request,
    game: Option<GameId>,
    sure: bool,
    env: &Env,
) -> HandlerResult {
    let game = find::resolve_game(&service.store, request.asker(), game, GameMatch::Playing)?;
    if sure {
        return run_command(service, request, game, &Command::Resign, env);
    }
    let (user, command, input) = (
        &request.user,
        Command::Resign,
        dice::decide_input(&service.store, &game, "")?,
    );
    let events = match decide(&game, &user.id, &command, env, &input) {
        Ok(events) => events,
        Err(refusal) => {
            return Ok(vec![refusal_reply(
                &service.store,
                user,
                &game,
                &refusal,
                &command,
            )?]);
        }
    };
    let ends = (events.iter()).any(|event| matches!(event, Event::Ended { .. }));
    let names = load_names::names(&service.store, &game)?;
    Ok(vec![buttons::resign_sure(&game, &user.id, ends, &names)])
}

/// The number of changes stored by this service, and the last game changed. It shows if a request without a reply
/// changed anything: another program on the same database may have announced it.
pub fn stored(service: &Service) -> (u64, GameId) {
    service.stored
}

/// A game that has changed.
#[derive(Clone, Debug)]
pub struct ChangedGame {
    /// Its number.
    pub game: GameId,
    /// Its version now.
    pub version: Version,
    /// Its server.
    pub server: Server,
    /// The players in whose lists it stands now.
    pub players: BTreeSet<PlayerId>,
}

/// The games changed through this service since the last call. A change that was undone is among them too.
pub fn take_changed(service: &mut Service) -> Vec<ChangedGame> {
    let changed = std::mem::take(&mut service.changed);
    let row = |game| {
        let summary = summary_of(service, game)?;
        Some(ChangedGame {
            game,
            version: summary.version,
            server: summary.place.server().clone(),
            players: store::listed_players(&summary)
                .into_iter()
                .cloned()
                .collect(),
        })
    };
    changed.into_iter().filter_map(row).collect()
}

/// The version of a game; `None` if there is none, or if it cannot be read.
pub fn version_of(service: &Service, game: GameId) -> Option<Version> {
    summary_of(service, game).map(|summary| summary.version)
}

fn summary_of(service: &Service, game: GameId) -> Option<GameSummary> {
    service.store.summary(game).unwrap_or_else(|error| {
        tracing::error!(%error, game = game.0, "failed to read the row of a changed game");
        None
    })
}

/// Number of changes stored by this service that may have revoked access. A change that was undone is counted too.
pub fn sight_losses(service: &Service) -> u64 {
    service.store.sight_losses()
}

/// The database's count of other programs' writes: another number means that something has changed.
pub fn foreign_writes(service: &Service) -> Option<i64> {
    service.store.foreign_writes().ok()
}
