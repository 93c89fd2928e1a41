//! A computer that plays on for a player who has left, or who asks for it.

use crate::play::command::{Command, ModerationRefusal, Refusal, StandIn};
use crate::play::decide::decide;
use crate::play::event::Event;
use crate::play::moderate::SeatAnswer;
use crate::play::time_control::TimeExclusions;
use crate::play::{Env, Game, GameId, PlayerId, stand_in};
use crate::service::api::action::Request;
use crate::service::api::result::{self, HandlerError, HandlerResult};
use crate::service::commit::append::{AppendExtras, MAX_ATTEMPTS};
use crate::service::commit::{append, command, overdue};
use crate::service::commit::{dice, stamp};
use crate::service::describe::{moderate, refuse};
use crate::service::lookup::find::{self, GameMatch};
use crate::service::lookup::{load_names, off_hours};
use crate::service::state::Service;
use crate::service::words::catalogue::TextArg;
use crate::store::{self, PlayerPlan, Store, StoreError, StoredPlan};

/// Asks for a computer of this level on a seat.
pub(in crate::service) fn ask(
    service: &mut Service,
    request: &Request,
    game: Option<GameId>,
    wanted: StandIn,
    env: &Env,
) -> HandlerResult {
    if service.options.think_limit.is_none() {
        return Ok(vec![result::note("refuse-computer-off", &[])]);
    }
    let command = Command::AskStandIn(wanted);
    let game = find::resolve_game(&service.store, request.asker(), game, GameMatch::Playing)?;
    let id = game.id();
    let own = game.seat_of(&request.user.id);
    let is_own = wanted.seat.or(game.missing()).or(own) == own;
    if is_own && !store::contests::all_of_game(&service.store, id)?.is_empty() {
        let number = ("game", id.to_string().into());
        return Ok(vec![result::note("moderate-seat-counts", &[number])]);
    }
    attempts(service, request, id, env, |service, game, times| {
        let input = dice::decide_input_with(&service.store, times.clone(), game, "")?;
        let decided = decide(game, &request.user.id, &command, env, &input);
        decided.map_err(|refusal| {
            let (store, user) = (&service.store, &request.user);
            let refused = command::refusal_reply(store, user, game, &refusal, &command);
            refused.map_or_else(|error| error, HandlerError::from)
        })
    })
}

/// Answers such a request.
pub(in crate::service) fn answer(
    service: &mut Service,
    request: &Request,
    id: GameId,
    answer: SeatAnswer,
    env: &Env,
) -> HandlerResult {
    attempts(service, request, id, env, |service, game, times| {
        let player = &request.user.id;
        let decided = stand_in::answer(game, player, answer, times, env.now);
        decided.map_err(|not| refused(service, game, &not).unwrap_or_else(|error| error))
    })
}

/// Decides and stores, again after each conflict.
fn attempts(
    service: &mut Service,
    request: &Request,
    id: GameId,
    env: &Env,
    decide: impl Fn(&Service, &Game, &TimeExclusions) -> Result<Vec<Event>, HandlerError>,
) -> HandlerResult {
    for _ in 0..MAX_ATTEMPTS {
        let game = find::visible(&service.store, request.asker(), id)?;
        let (game, times) = overdue::apply_overdue_with_times(service, game, env)?;
        let events = decide(service, &game, &times)?;
        match append(service, &game, &events, false, env) {
            Ok(()) => return Ok(Vec::new()),
            Err(StoreError::Conflict) => {}
            Err(error) => return Err(error.into()),
        }
    }
    Err(StoreError::Conflict.into())
}

/// Stores events in which a seat may change hands, without a sound if `silent`. No player continues with the plan of
/// the one before them: it becomes empty.
///
/// # Errors
/// `StoreError` of [`append::append_with`].
pub(in crate::service) fn append(
    service: &mut Service,
    game: &Game,
    events: &[Event],
    silent: bool,
    env: &Env,
) -> Result<(), StoreError> {
    let plan = StoredPlan {
        version: game.version(),
        body: String::new(),
        edition: 0,
    };
    let gone = moderate::left_by(events);
    let besides = AppendExtras {
        plan: gone.as_ref().map(|player| PlayerPlan {
            player,
            plan: &plan,
        }),
        silent,
        ..AppendExtras::default()
    };
    append::append_with(service, game, events, besides, env)
}

/// The events, and the holidays of a person who takes a seat over in them. A holiday counts in a game only if it stands
/// there.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub(in crate::service) fn with_holidays(
    store: &Store,
    game: &Game,
    mut events: Vec<Event>,
    player: &PlayerId,
    env: &Env,
) -> Result<Vec<Event>, StoreError> {
    if moderate::left_by(&events).is_some() {
        let next = stamp::stamp_and_apply(game, &events, env).next;
        events.extend(off_hours::holidays_of(store, &next, player, env.now)?);
    }
    Ok(events)
}

fn refused(
    service: &Service,
    game: &Game,
    not: &ModerationRefusal,
) -> Result<HandlerError, HandlerError> {
    let names = load_names::names(&service.store, game)?;
    let number = ("game", game.id().to_string().into());
    Ok(match not {
        ModerationRefusal::Lapsed(at) => {
            result::note("moderate-lapsed", &[number, ("until", TextArg::Date(*at))])
        }
        ModerationRefusal::Agreed(waiting) => {
            let players = names.all(waiting.iter().collect());
            result::note("refuse-agreed", &[("players", players)])
        }
        ModerationRefusal::NotSeated(_) => refuse::refusal(game, &Refusal::NotSeated, "", &names),
        ModerationRefusal::NoPlace => result::note("moderate-no-place", &[number]),
        ModerationRefusal::NoOffer
        | ModerationRefusal::OfferStands(_)
        | ModerationRefusal::Counts
        | ModerationRefusal::OwnGame
        | ModerationRefusal::NotRunning(_)
        | ModerationRefusal::Held(_)
        | ModerationRefusal::NotHeld
        | ModerationRefusal::Void
        | ModerationRefusal::NotRated(_)
        | ModerationRefusal::PlaysAlready(_)
        | ModerationRefusal::NotAsked(_) => result::note("moderate-no-offer", &[number]),
    }
    .into())
}
