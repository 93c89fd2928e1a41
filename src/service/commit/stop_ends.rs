//! Messages to the players of a contest’s game before it resumes: before the end of an agreed pause, or of a holiday.
//!
//! It is enqueued with the event that begins the stop, so no restart loses it. A stop that has another end by then has
//! an entry of its own, and the older one comes to nothing.

use std::collections::BTreeSet;

use crate::play::calendar::DAY;
use crate::play::game::pause;
use crate::play::{Game, PlayerId, Standstill, Timestamp};
use crate::service::api::reply::{Audience, Reply};
use crate::service::api::result;
use crate::service::lookup::{load, load_names, reminder_settings};
use crate::service::words::catalogue::TextArg;
use crate::store::{Notice, NoticeKind, Recipient, Store, StoreError};

/// Time before the end of a stop at which its players are notified, in ms.
const BEFORE: i64 = 3 * DAY;
/// Time before the end of a stop to which quiet hours may put that off, in ms.
const LAST: i64 = 2 * DAY;

/// The notices owed for stops that are new, or have another end or place than before. `before` is `None` for a new
/// game.
pub(in crate::service) fn notices(before: Option<&Game>, game: &Game) -> Vec<Notice> {
    let before = before.filter(|before| before.place() == game.place());
    let known = before.map(pause::standstills).unwrap_or_default();
    let notice = |stop: &Standstill| {
        let due = Timestamp(stop.until.0 - BEFORE);
        // The beginning of a shorter stop was announced, with its end.
        let lasts = due > stop.from.max(game.last_event_at());
        (lasts && !known.contains(stop)).then(|| Notice {
            kind: NoticeKind::StopEnds,
            to: Recipient::Place(game.place().clone()),
            recipient: stop.seat.and_then(|seat| game.player(seat)).cloned(),
            games: vec![game.id()],
            detail: stop.until.0.to_string(),
            due,
        })
    };
    pause::standstills(game).iter().filter_map(notice).collect()
}

/// The end of the stop that a notice announces.
fn end(notice: &Notice) -> Option<Timestamp> {
    notice.detail.parse().ok().map(Timestamp)
}

/// Returns `true` if the stop of a notice still ends then.
fn stands(game: &Game, notice: &Notice, until: Timestamp) -> bool {
    let whose = |stop: &Standstill| stop.seat.and_then(|seat| game.player(seat));
    let same = |stop: &Standstill| stop.until == until && whose(stop) == notice.recipient.as_ref();
    // While a game is paused, the end of a holiday sets no clock going.
    let shown = notice.recipient.is_none() || game.paused().is_none();
    let here = Recipient::Place(game.place().clone()) == notice.to;
    shown && here && game.moderator_hold().is_none() && pause::standstills(game).iter().any(same)
}

/// The people of games, each once.
fn people(games: &[Game]) -> Vec<PlayerId> {
    let seats = games
        .iter()
        .flat_map(|game| game.active_seats().filter_map(|seat| game.player(seat)));
    let people = seats.filter(|player| !player.is_computer()).cloned();
    let people: BTreeSet<PlayerId> = people.collect();
    people.into_iter().collect()
}

/// The games of a notice whose stop still ends then.
fn games(store: &Store, notice: &Notice) -> Result<Vec<Game>, StoreError> {
    let mut games = Vec::new();
    for id in &notice.games {
        let game = load::load_healthy(store, *id)?;
        games.extend(
            game.filter(|game| end(notice).is_some_and(|until| stands(game, notice, until))),
        );
    }
    Ok(games)
}

/// The message; `None` if the stop is over, or ends at another time.
pub(in crate::service) fn message(
    store: &Store,
    notice: &Notice,
    now: Timestamp,
) -> Result<Option<Reply>, StoreError> {
    let Some(until) = end(notice).filter(|until| *until > now) else {
        return Ok(None);
    };
    let games = games(store, notice)?;
    if games.is_empty() {
        return Ok(None);
    }
    let mut people = people(&games);
    let names = load_names::load_names(store, people.iter())?;
    let numbers: Vec<String> = games.iter().map(|game| game.id().to_string()).collect();
    let mut args = vec![
        ("games", numbers.join(", ").into()),
        ("until", TextArg::Due(until)),
    ];
    let id = if let Some(player) = &notice.recipient {
        args.push(("player", names.arg(player)));
        "holiday-ends-soon"
    } else {
        "pause-ends-soon"
    };
    let mut reply = result::note(id, &args);
    reply.audience = Audience::Table;
    people.retain(|player| {
        let settings = reminder_settings::reminder_settings(store, player);
        settings.policy.quiet_until(now).is_none()
    });
    reply.notify = people;
    Ok(Some(reply))
}

/// The time at which nobody of its games has quiet hours, if that comes soon enough; `None` for now.
pub(in crate::service) fn quiet_until(
    store: &Store,
    notice: &Notice,
    now: Timestamp,
) -> Result<Option<Timestamp>, StoreError> {
    let Some(until) = end(notice) else {
        return Ok(None);
    };
    let people = people(&games(store, notice)?);
    let settings = people
        .iter()
        .map(|player| reminder_settings::reminder_settings(store, player));
    let policies: Vec<_> = settings.map(|settings| settings.policy).collect();
    let mut at = now;
    while let Some(later) = policies.iter().filter_map(|one| one.quiet_until(at)).max() {
        if later <= at || later.0 > until.0 - LAST {
            return Ok(None);
        }
        at = later;
    }
    Ok((at > now).then_some(at))
}
