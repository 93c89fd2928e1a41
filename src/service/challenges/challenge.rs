//! Challenges: made, announced, accepted, declined and listed. One becomes one game, however many users press its
//! button.
//!
//! A standing challenge becomes the game itself, and the next offer is made in the same transaction.

use crate::game::options::Options;
use crate::game::seat::Seat;
use crate::games::GameKind;
use crate::play::challenge::is_same_offer;
use crate::play::command::Command;
use crate::play::computer::Computer;
use crate::play::decide::decide;
use crate::play::event::{ChallengeTerms, Entry, Event};
use crate::play::seal::{OWN_DICE, Secret};
use crate::play::set_up::options_for;
use crate::play::stage::Stage;
use crate::play::{Env, Game, GameId, Place, PlayerId};
use crate::service::api::action::{Asker, Request};
use crate::service::api::challenge::{FOR_TWO, NewChallenge};
use crate::service::api::result::{self, HandlerError, HandlerResult};
use crate::service::api::values::{Person, SideChoice};
use crate::service::challenges::position::Seating;
use crate::service::challenges::{computer_limit, needs_clock, open_call, position};
use crate::service::commit::append::MAX_ATTEMPTS;
use crate::service::commit::{
    append, batch, command, computers, dice, holidays_at_start, series, stakes, stamp, stop_ends,
};
use crate::service::describe::args;
use crate::service::lookup::{consent, find, load, load_names, server};
use crate::service::state::Service;
use crate::store::{
    self, Alarm, GameQuery, OutboxMessage, Relation, SideEffects, Store, StoreError,
};

/// Most open challenges searched.
const SCAN_LIMIT: usize = 100;

/// A challenger, and the place of their challenge.
#[derive(Clone, Copy, Debug)]
pub(in crate::service) struct Challenger<'a> {
    /// The challenger.
    pub user: &'a Person,
    /// The place.
    pub place: &'a Place,
}

/// Makes a challenge from typed terms.
pub(in crate::service) fn challenge(
    service: &mut Service,
    user: &Person,
    place: &Place,
    offer: &NewChallenge,
    env: &Env,
) -> HandlerResult {
    let mut offer = offer.clone();
    if let Some(level) = offer.computer.take() {
        if offer.opponent.is_some() {
            return Ok(vec![result::note("refuse-computer-and-opponent", &[])]);
        }
        offer.opponent = Some(Person::computer(level));
    }
    let player = &user.id;
    let asker = Asker::in_private(player, place);
    let mut terms = series::terms_here(&service.store, asker, &offer, env)?;
    if let Some(typed) = offer.position.take() {
        let read = position::read(&service.store, asker, &offer, &typed)?;
        (offer.options, terms.position) = (read.options, read.position);
    }
    if terms.position.is_none() {
        needs_clock::check_has_clock(&service.store, &offer, &terms)?;
    }
    challenge_on_terms(service, Challenger { user, place }, &offer, terms, env)
}

/// [`challenge`] on parsed terms.
pub(in crate::service) fn challenge_on_terms(
    service: &mut Service,
    Challenger { user, place }: Challenger<'_>,
    offer: &NewChallenge,
    terms: ChallengeTerms,
    env: &Env,
) -> HandlerResult {
    let NewChallenge {
        kind,
        opponent,
        side,
        options,
        ..
    } = offer;
    let spec = kind.spec();
    check_options(*kind, options)?;
    let opponent = opponent.as_ref();
    if opponent.is_some_and(|opponent| opponent.id == user.id) {
        return Ok(vec![result::note("refuse-yourself", &[])]);
    }
    let named = |person: &&Person| !person.name.is_empty();
    for person in opponent.into_iter().chain([user]).filter(named) {
        service.store.save_name(&person.id, &person.name)?;
    }
    if let Some(opponent) = opponent {
        consent::check_accepts_challenges(&service.store, &user.id, &opponent.id)?;
    }
    let options = match &terms.position {
        Some(text) => options_for(*kind, options, text.as_str()),
        None => (spec.settled)(options.clone()),
    };
    let sides = (spec.sides)(&options).len();
    let for_two = sides == usize::from(FOR_TWO);
    let computer = opponent.and_then(|opponent| Computer::of(&opponent.id));
    if computer.is_some() && options.has(OWN_DICE) {
        return Ok(vec![result::note("refuse-computer-own-dice", &[])]);
    }
    if computer.is_some() {
        computer_limit::check_plays(service, &user.id)?;
    }
    let mut side = *side;
    if let Some(position) = &terms.position {
        let seating = Seating {
            kind: *kind,
            options: &options,
            position,
            // A table that is opened again names no opponent: its computers join it afterwards.
            against_computers: computer.is_some() || offer.computer.is_some(),
            side,
        };
        side = position::check_seats(&service.store, &user.id, &seating)?;
    }
    let created = Event::Created {
        kind: *kind,
        rules_version: spec.rules_version,
        options,
        place: place.clone(),
        by: user.id.clone(),
        invited: opponent
            .filter(|_| for_two || computer.is_none())
            .map(|opponent| opponent.id.clone()),
        side: match side {
            SideChoice::Seat(index) => Seat::new(index).filter(|s| s.index() < sides),
            SideChoice::Random => None,
        },
        terms,
    };
    let mut joins = Vec::new();
    if let (Some(Computer { level, .. }), false) = (computer, for_two) {
        joins = vec![(&user.id, Command::AddComputer(level)); sides - 1];
    } else if let Some(opponent) = opponent.filter(|_| for_two)
        && auto_accepts(&service.store, &created, &opponent.id)?
    {
        joins.push((&opponent.id, Command::Join));
    }
    create_once(service, &created, &joins, env)
}

/// Refuses options that the game does not have.
pub(in crate::service) fn check_options(
    kind: GameKind,
    options: &Options,
) -> Result<(), HandlerError> {
    let spec = kind.spec();
    let Some(unknown) = options.iter().find(|option| !spec.options.contains(option)) else {
        return Ok(());
    };
    let args = [
        ("title", spec.title.into()),
        ("option", args::short(unknown).into()),
        ("options", spec.options.join(", ").into()),
    ];
    Err(result::note("refuse-unknown-option", &args).into())
}

/// Stores a new challenge, under another number if another request takes its own.
fn create_once(
    service: &mut Service,
    created: &Event,
    joins: &[(&PlayerId, Command)],
    env: &Env,
) -> HandlerResult {
    for _ in 0..MAX_ATTEMPTS {
        match create(service, created, joins, env) {
            // Another request took the number that its dice were sealed for.
            Err(StoreError::Conflict) => {}
            done => return Ok(done.map(|_| Vec::new())?),
        }
    }
    Err(StoreError::Conflict.into())
}

/// Stores a new challenge; friends and computers accept it at once.
fn create(
    service: &mut Service,
    created: &Event,
    joins: &[(&PlayerId, Command)],
    env: &Env,
) -> Result<GameId, StoreError> {
    let (log, secret) = begun_log(service, created, joins, env)?;
    let (announcement, alarms) = series::side_effects_of_new(&service.store, &log, env)?;
    batch::together(service, |service| {
        let made = store_new(service, &log, secret.as_ref(), &[announcement], &alarms)?;
        open_call::enqueue(&mut service.store, &series::fold(made, &log), env.now)?;
        Ok(made)
    })
}

/// Begins a game of these terms with those who join it at once, without a message.
pub(in crate::service) fn begin_quietly(
    service: &mut Service,
    created: &Event,
    joins: &[(&PlayerId, Command)],
    env: &Env,
) -> Result<GameId, StoreError> {
    let (log, secret) = begun_log(service, created, joins, env)?;
    let (_, alarms) = series::side_effects_of_new(&service.store, &log, env)?;
    batch::together(service, |service| {
        let made = store_new(service, &log, secret.as_ref(), &[], &alarms)?;
        let owed = stop_ends::notices(None, &series::fold(made, &log));
        if !owed.is_empty() {
            store::notices::enqueue(&mut service.store, &owed, env.now)?;
        }
        Ok(made)
    })
}

/// The log of a new challenge with those who join it at once, and the secret of its dice.
fn begun_log(
    service: &Service,
    created: &Event,
    joins: &[(&PlayerId, Command)],
    env: &Env,
) -> Result<(Vec<Entry>, Option<Secret>), StoreError> {
    let (mut log, secret) = series::initial_log(&service.store, created, env)?;
    for (player, command) in joins {
        let open = series::fold(GameId::UNSTORED, &log);
        let input = dice::decide_input(&service.store, &open, "")?;
        let joins = decide(&open, player, command, env, &input);
        log.extend(stamp::stamp(&joins.unwrap_or_default(), env));
    }
    let begun = series::fold(GameId::UNSTORED, &log);
    log.extend(stamp::stamp(
        &holidays_at_start::holidays_on_start(&service.store, &begun, env.now)?,
        env,
    ));
    let stakes = stakes::at_start(&service.store, &begun);
    log.extend(stamp::stamp(stakes.as_slice(), env));
    Ok((log, secret))
}

fn store_new(
    service: &mut Service,
    log: &[Entry],
    secret: Option<&Secret>,
    announcements: &[OutboxMessage],
    alarms: &[Alarm],
) -> Result<GameId, StoreError> {
    let owed = SideEffects {
        announcements,
        alarms,
        secret,
        ..SideEffects::default()
    };
    let made = service
        .store
        .create(log, |id| series::fold(id, log).summary(), owed)?;
    append::note_stored(service, made);
    computers::note_waiting(service, &series::fold(made, log));
    Ok(made)
}

/// Returns `true` if the opponent accepts this friend's challenge automatically. They are asked instead if that would
/// exceed a limit on games, if only some roles play, or if there is a position to see.
fn auto_accepts(store: &Store, challenge: &Event, other: &PlayerId) -> Result<bool, StoreError> {
    if other.is_computer() {
        return Ok(true);
    }
    let Event::Created {
        place, by, terms, ..
    } = challenge
    else {
        return Ok(false);
    };
    if terms.position.is_some()
        || store::relations::between(store, other, by)? != Some(Relation::Friend)
    {
        return Ok(false);
    }
    let settings = server::settings_at(store, place);
    // Only an answer shows the roles of its author.
    if !settings.roles.is_empty() {
        return Ok(false);
    }
    Ok(!find::plays_enough(
        store,
        other,
        place,
        settings.running_each,
    )?)
}

/// Accepts a challenge. A player who comes too late for a standing one is led to the next.
pub(in crate::service) fn accept(
    service: &mut Service,
    request: &Request,
    id: GameId,
    env: &Env,
) -> HandlerResult {
    let user = &request.user;
    let mut game = find::visible(&service.store, request.asker(), id)?;
    if game.stage() == Stage::Running && game.seat_of(&user.id).is_some() {
        // The second press of two.
        let args = [("game", game.id().to_string().into())];
        return Ok(vec![result::note("accept-already", &args)]);
    }
    let mut replies = Vec::new();
    if game.stage() == Stage::Open {
        consent::check_not_blocked_at_table(&service.store, &user.id, &game)?;
        replies = command::run_command(service, request, game, &Command::Join, env)?;
        if replies.is_empty() {
            return Ok(replies);
        }
        game = find::visible(&service.store, request.asker(), id)?;
    }
    if is_late(&game, &user.id) {
        return accept_next_in_series(service, request, &game, env);
    }
    if replies.is_empty() {
        replies = command::run_command(service, request, game, &Command::Join, env)?;
    }
    Ok(replies)
}

/// Returns `true` for a player who comes too late for a standing challenge, and is led to the next.
pub(in crate::service) fn is_late(game: &Game, player: &PlayerId) -> bool {
    matches!(game.stage(), Stage::Running | Stage::Over)
        && game.terms().standing.is_some()
        && game.seat_of(player).is_none()
}

/// Accepts the challenge that follows one that others accepted: once, however often the old button is pressed.
fn accept_next_in_series(
    service: &mut Service,
    request: &Request,
    taken: &Game,
    env: &Env,
) -> HandlerResult {
    let user = &request.user;
    consent::check_not_blocked(&service.store, &user.id, taken.challenger())?;
    let names = load_names::names(&service.store, taken)?;
    let args = |game: GameId| {
        [
            ("taken", taken.id().to_string().into()),
            ("game", game.to_string().into()),
            ("player", names.arg(taken.challenger())),
        ]
    };
    let mine = identical_challenges(&service.store, taken, &user.id, Stage::Running)?;
    if let Some(mine) = mine.iter().find(|game| game.steps().is_empty()) {
        return Ok(vec![result::note("refuse-led-already", &args(mine.id()))]);
    }
    for _ in 0..MAX_ATTEMPTS {
        let open = identical_challenges(&service.store, taken, taken.challenger(), Stage::Open)?;
        // The oldest one was made when the last was accepted.
        let Some(offer) = open.into_iter().last() else {
            break;
        };
        let id = offer.id();
        let refused = command::run_command(service, request, offer, &Command::Join, env)?;
        if refused.is_empty() {
            return Ok(vec![result::note("accept-led", &args(id))]);
        }
    }
    Ok(vec![result::note(
        "refuse-standing-over",
        &args(taken.id()),
    )])
}

/// A player's games that are the same offer as this one, newest first.
fn identical_challenges(
    store: &Store,
    game: &Game,
    player: &PlayerId,
    stage: Stage,
) -> Result<Vec<Game>, StoreError> {
    let found = store.list(&GameQuery {
        player: Some(player),
        place: Some(game.place()),
        stages: &[stage],
        before: None,
        most: SCAN_LIMIT,
    })?;
    let mut games = Vec::new();
    for summary in found.iter().filter(|found| {
        found.challenger == *game.challenger() && found.invited.as_ref() == game.invited()
    }) {
        games.extend(
            load::load_healthy(store, summary.id)?.filter(|other| is_same_offer(game, other)),
        );
    }
    Ok(games)
}
