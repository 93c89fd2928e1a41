//! Word to those who wait in a game without clocks once they may call it off: its alarm, and the message.
//!
//! The alarm goes by the calendar. Outages, which are no silence, put it off when it fires. Having fired, it stays and
//! waits for nothing until the game moves on, so that everybody is notified once.

use crate::play::calendar::{DAY, MINUTE};
use crate::play::reminder_schedule::{NEVER, ReminderInterval};
use crate::play::silence::silent_from;
use crate::play::time_control::TimeExclusions;
use crate::play::{Game, PlayerId, Ply, Timestamp, clock};
use crate::service::api::reminder_settings::ReminderSettings;
use crate::service::api::reply::{Audience, Reply};
use crate::service::describe::silence;
use crate::service::lookup::{load, load_names, posted, reminder_settings, times};
use crate::store::{
    self, Alarm, AlarmKind, AlarmOutcome, DueAlarm, Notice, NoticeKind, Recipient, Store,
    StoreError,
};

/// Time for which quiet hours may postpone a message to several players, in ms.
const LONGEST_WAIT: i64 = 2 * DAY;
/// Wait of a message in place of a refused direct one at a large table, in ms: others may be refused, too.
const GATHERING: i64 = MINUTE;

/// The alarm of a game as it stands now; `None` while nobody is silent in it.
pub(in crate::service) fn alarm(
    store: &Store,
    game: &Game,
    now: Timestamp,
) -> Result<Option<Alarm>, StoreError> {
    let Some(from) = silent_from(game, &TimeExclusions::default()) else {
        return Ok(None);
    };
    let set = store::alarms::of_game(store, game.id())?;
    let told = set.iter().any(|alarm| {
        let is_told = alarm.sent > 0 && alarm.at == NEVER;
        (alarm.kind, alarm.turn, is_told) == (AlarmKind::Silence, game.ply(), true)
    });
    Ok(Some(Alarm {
        kind: AlarmKind::Silence,
        player: None,
        turn: game.ply(),
        // A silence that started again meanwhile, as after a pause, is announced again.
        at: if told && from <= now { NEVER } else { from },
        sent: 0,
    }))
}

/// Handles a due alarm: the waiting players are notified, or it is postponed.
pub(in crate::service) fn fire(
    store: &mut Store,
    ringing: &DueAlarm,
    game: &Game,
    now: Timestamp,
) -> Result<(), StoreError> {
    let times = times::with_silence(store, game)?;
    let from = silent_from(game, &times).filter(|_| ringing.alarm.turn == game.ply());
    let (next, notices) = match from {
        None => (AlarmOutcome::Done, Vec::new()),
        Some(at) if at > now => (AlarmOutcome::Again { at, rung: false }, Vec::new()),
        Some(_) => (
            AlarmOutcome::Again {
                at: NEVER,
                rung: true,
            },
            notices(store, game, &times, now),
        ),
    };
    store::alarms::settle(store, &[(ringing.clone(), next)], &notices, now)
}

/// The people who may call the game off now, wherever they wish to be called, with their settings.
fn people(
    store: &Store,
    game: &Game,
    times: &TimeExclusions,
    now: Timestamp,
) -> Vec<(PlayerId, ReminderSettings)> {
    let mut people: Vec<PlayerId> = game.seats().to_vec();
    people.sort();
    people.dedup();
    people.retain(|player| !player.is_computer() && silence::may_end(game, player, times, now));
    let people = people.into_iter().map(|player| {
        let settings = reminder_settings::reminder_settings(store, &player);
        (player, settings)
    });
    people
        .filter(|(_, settings)| settings.policy.how != ReminderInterval::Off)
        .collect()
}

/// A message to each player who is called in private, and one to all others.
fn notices(store: &Store, game: &Game, times: &TimeExclusions, now: Timestamp) -> Vec<Notice> {
    let mut notices: Vec<Notice> = Vec::new();
    for (player, settings) in people(store, game, times, now) {
        let to = settings.address(&player, game.place(), now);
        if notices.iter().any(|notice| notice.to == to) {
            continue;
        }
        notices.push(Notice {
            kind: NoticeKind::Silence,
            recipient: matches!(to, Recipient::Person(_)).then_some(player),
            to,
            games: vec![game.id()],
            detail: game.ply().0.to_string(),
            due: now,
        });
    }
    notices
}

/// The replacement for a refused direct message. At a large table one message calls all whose direct messages are
/// refused in the same minute.
pub(in crate::service) fn at_place(
    store: &Store,
    notice: &Notice,
    now: Timestamp,
) -> Result<Option<Notice>, StoreError> {
    let Some(game) = game_of(store, notice)? else {
        return Ok(None);
    };
    let mut there = Notice {
        to: Recipient::Place(game.place().clone()),
        due: now,
        ..notice.clone()
    };
    if !game.is_large() {
        return Ok(Some(there));
    }
    if store::notices::is_to_come(store, &there, now)? {
        return Ok(None);
    }
    there.detail = format!("{} {}", game.ply().0, now.0);
    there.due = Timestamp(now.0.saturating_add(GATHERING));
    Ok(Some(there))
}

/// The words of a notice’s detail: the number of moves, and in place of a refused direct message when it was refused.
fn detail(notice: &Notice) -> (Option<Ply>, Option<Timestamp>) {
    let mut words = notice.detail.split(' ');
    let ply = words.next().and_then(|word| word.parse().ok()).map(Ply);
    let refused = words.next().and_then(|word| word.parse().ok());
    (ply, refused.map(Timestamp))
}

/// The game of a notice, while it is at the same move.
fn game_of(store: &Store, notice: &Notice) -> Result<Option<Game>, StoreError> {
    let [id] = notice.games.as_slice() else {
        return Ok(None);
    };
    let (ply, _) = detail(notice);
    let game = load::load_healthy(store, *id)?;
    Ok(game.filter(|game| Some(game.ply()) == ply))
}

/// The people called by a notice. They are the one it is for, with those whose direct messages have been refused since,
/// or all who are called at the game's place.
fn called(
    store: &Store,
    notice: &Notice,
    game: &Game,
    now: Timestamp,
) -> Result<Vec<(PlayerId, ReminderSettings)>, StoreError> {
    let times = times::with_silence(store, game)?;
    let mut called = people(store, game, &times, now);
    let (_, refused) = detail(notice);
    called.retain(|(player, settings)| match &notice.recipient {
        Some(recipient) => recipient == player || refused.is_some() && settings.closed >= refused,
        None => settings.address(player, game.place(), now) == notice.to,
    });
    Ok(called)
}

/// The end of a player's quiet hours or holiday, if they are in them then.
fn quiet_until(
    game: &Game,
    player: &PlayerId,
    settings: &ReminderSettings,
    now: Timestamp,
) -> Option<Timestamp> {
    let mut holidays = game
        .seat_of(player)
        .into_iter()
        .flat_map(|seat| clock::holidays(game, seat));
    let holiday = holidays.find(|stretch| stretch.contains(now));
    settings
        .policy
        .quiet_until(now)
        .max(holiday.map(|stretch| stretch.until))
}

/// The present message; `None` once nobody called by it may call the game off.
pub(in crate::service) fn message(
    store: &Store,
    notice: &Notice,
    now: Timestamp,
) -> Result<Option<Reply>, StoreError> {
    let Some(game) = game_of(store, notice)? else {
        return Ok(None);
    };
    let called = called(store, notice, &game, now)?;
    if called.is_empty() {
        return Ok(None);
    }
    let names = load_names::names(store, &game)?;
    let people: Vec<&PlayerId> = called.iter().map(|(player, _)| player).collect();
    let (text, button) = silence::call(&game, people, posted::game_link(store, &game)?, &names);
    let mut reply = Reply::note(text);
    reply.audience = Audience::Table;
    let awake = called
        .into_iter()
        .filter(|(player, settings)| quiet_until(&game, player, settings, now).is_none());
    reply.notify = awake.map(|(player, _)| player).collect();
    reply.controls = vec![button];
    Ok(Some(reply))
}

/// The time until which a notice waits. It waits for the end of a silence that an outage has postponed, or for a time
/// without quiet hours of the people called. `None` for now.
pub(in crate::service) fn wait_until(
    store: &Store,
    notice: &Notice,
    now: Timestamp,
) -> Result<Option<Timestamp>, StoreError> {
    let Some(game) = game_of(store, notice)? else {
        return Ok(None);
    };
    let Some(from) = silent_from(&game, &times::with_silence(store, &game)?) else {
        return Ok(None);
    };
    if from > now {
        return Ok(Some(from));
    }
    let called = called(store, notice, &game, now)?;
    let mut at = now;
    let later = |at| {
        called
            .iter()
            .filter_map(|(player, settings)| quiet_until(&game, player, settings, at))
            .max()
    };
    while let Some(later) = later(at) {
        let alone = called.len() == 1;
        // An old silence may be enqueued long after it was complete.
        let since = from.max(notice.due);
        if later <= at || !alone && later.0 > since.0.saturating_add(LONGEST_WAIT) {
            return Ok(None);
        }
        at = later;
        if alone {
            break;
        }
    }
    Ok((at > now).then_some(at))
}
