//! The games that follow one another in a series of challenges.

use crate::play::calendar::DAY;
use crate::play::challenge::next_in_series;
use crate::play::event::{ChallengeTerms, Entry, Event, OfferRepeat};
use crate::play::seal::{OWN_DICE, Secret};
use crate::play::time_control::TimeControlError;
use crate::play::{Env, Game, GameId, Place, Timestamp, Version};
use crate::service::api::action::Asker;
use crate::service::api::challenge::{FOR_EVER, MOST_GAMES, NewChallenge};
use crate::service::api::result::HandlerError;
use crate::service::api::values::Person;
use crate::service::api::{result, server_lists};
use crate::service::commit::{alarms, dice, stamp};
use crate::service::describe::{args, terms};
use crate::service::lookup::{preferences, server};
use crate::service::words::catalogue::TextArg;
use crate::store::{Alarm, GameChange, LogStart, OutboxMessage, SideEffects, Store, StoreError};

/// The first events of a challenge, and the secret behind its dice: sealed before anybody can contribute to them.
pub(in crate::service) fn initial_log(
    store: &Store,
    created: &Event,
    env: &Env,
) -> Result<(Vec<Entry>, Option<Secret>), StoreError> {
    let mut log = stamp::stamp(std::slice::from_ref(created), env);
    let number = store.next_number()?;
    let Some((seal, secret)) = dice::sealing(&fold(number, &log), number, env) else {
        return Ok((log, None));
    };
    log.extend(stamp::stamp(&[seal], env));
    Ok((log, Some(secret)))
}

/// Stores the events of an accepted challenge and the next offer in one transaction.
pub(in crate::service) fn append_and_reoffer(
    store: &mut Store,
    taken_up: GameChange<'_>,
    offer: &Event,
    env: &Env,
) -> Result<(), StoreError> {
    let (log, secret) = initial_log(store, offer, env)?;
    let (announcement, alarms) = side_effects_of_new(store, &log, env)?;
    let owed_then = SideEffects {
        announcements: &[announcement],
        alarms: &alarms,
        secret: secret.as_ref(),
        ..SideEffects::default()
    };
    let offered = LogStart {
        entries: &log,
        summary: |id| fold(id, &log).summary(),
        owed: owed_then,
    };
    store.append_and_create(taken_up, offered)?;
    Ok(())
}

/// The side effects of a new challenge: its announcement, and its expiry.
pub(in crate::service) fn side_effects_of_new(
    store: &Store,
    log: &[Entry],
    env: &Env,
) -> Result<(OutboxMessage, Vec<Alarm>), StoreError> {
    let game = fold(GameId::UNSTORED, log);
    let announcement = OutboxMessage {
        from: Version(0),
        to: game.version(),
        due: env.now,
        joins: false,
    };
    Ok((announcement, alarms::alarms(store, &game, env.now)?))
}

/// The terms beside the game, parsed from typed text.
pub(in crate::service) fn terms_here(
    store: &Store,
    asker: Asker<'_>,
    offer: &NewChallenge,
    env: &Env,
) -> Result<ChallengeTerms, HandlerError> {
    let place = asker.place;
    let settings = server::settings_at(store, place);
    let own = preferences::preferences_of(store, asker.player).rated;
    let usual = own.or_server(place.server().number().is_some() && settings.rated);
    let clock = match offer.clock.as_deref().map(str::trim) {
        Some(typed) if server_lists::is_unlimited(typed) => None,
        Some(typed) => Some(typed.parse().map_err(|wrong| clock_error(wrong, typed))?),
        None => settings.clock,
    };
    let standing = offer
        .series
        .as_deref()
        .map(parse_repeat)
        .transpose()?
        .flatten();
    if standing.is_some() && offer.opponent.is_some() {
        return Err(result::note("refuse-standing-to-one", &[]).into());
    }
    let ever = standing == Some(OfferRepeat::ForEver);
    Ok(ChallengeTerms {
        clock,
        note: terms::one_line(&offer.note)?,
        thread: offer.thread,
        standing,
        expires: expiry(store, place, env).filter(|_| !ever),
        follows: None,
        position: None,
        rated: is_rated(usual, offer, clock.is_some()),
        longest_stop: None,
        first_move: None,
    })
}

/// Returns `true` if a challenge is offered as a rated game. The usual choice holds if a game can be rated.
fn is_rated(usual: bool, offer: &NewChallenge, clock: bool) -> bool {
    let computer = |person: &Person| person.id.is_computer();
    let alone = offer.computer.is_some() || offer.opponent.as_ref().is_some_and(computer);
    let can = clock && !alone && offer.position.is_none() && !offer.options.has(OWN_DICE);
    offer.rated.unwrap_or(can && usual)
}

/// The time when a challenge made here now expires.
pub(in crate::service) fn expiry(store: &Store, place: &Place, env: &Env) -> Option<Timestamp> {
    let days = server::settings_at(store, place).expiry?;
    Some(Timestamp(env.now.0 + i64::from(days) * DAY))
}

/// The next offer after a challenge that these events accept.
pub(in crate::service) fn next_challenge(
    store: &Store,
    taken: &Game,
    entries: &[Entry],
    env: &Env,
) -> Option<Event> {
    let begins = entries
        .iter()
        .any(|entry| matches!(entry.event, Event::Started { .. }));
    begins
        .then(|| next_in_series(taken, expiry(store, taken.place(), env)))
        .flatten()
}

pub(in crate::service) fn fold(id: GameId, log: &[Entry]) -> Game {
    Game::from_log(id, log).expect("the log begins with Created")
}

/// The number of games of a challenge; `None` is one.
fn parse_repeat(typed: &str) -> Result<Option<OfferRepeat>, HandlerError> {
    let word = typed.trim().to_lowercase();
    if FOR_EVER.contains(&word.as_str()) {
        return Ok(Some(OfferRepeat::ForEver));
    }
    match word.parse() {
        Ok(1) => Ok(None),
        Ok(games @ 2..=MOST_GAMES) => Ok(Some(OfferRepeat::Games(games))),
        Ok(_) | Err(_) => {
            let args = [
                ("text", args::short(typed).into()),
                ("most", TextArg::Num(MOST_GAMES.into())),
            ];
            Err(result::note("refuse-standing", &args).into())
        }
    }
}

/// The reply about a clock that cannot be read.
pub(in crate::service) fn clock_error(wrong: TimeControlError, typed: &str) -> HandlerError {
    let id = match wrong {
        TimeControlError::Form => "refuse-clock-form",
        TimeControlError::Length => "refuse-clock-length",
        TimeControlError::Cap => "refuse-clock-cap",
    };
    result::note(id, &[("text", args::short(typed).into())]).into()
}
