//! Sending reminders.

use std::collections::BTreeMap;

use crate::play::calendar::{HOUR, MINUTE};
use crate::play::reminder_schedule::{NEVER, PendingTurn, ReminderDecision, ReminderInterval};
use crate::play::{Env, Game, GameId, Place, PlayerId, Ply, Timestamp};
use crate::service::api::reminder_settings::ReminderSettings;
use crate::service::api::reply::{Audience, Reply};
use crate::service::commit::overdue;
use crate::service::commit::reminder_alarms::WaitingGame;
use crate::service::commit::silence as silence_told;
use crate::service::describe::silence;
use crate::service::lookup::{load, load_names, posted, times};
use crate::service::players::remind::{self, BATCH_WINDOW, MAX_GAMES};
use crate::service::state::Service;
use crate::service::words::catalogue::TextArg;
use crate::service::words::text::Text;
use crate::service::words::{catalogue, durations};
use crate::service::{commit, lookup};
use crate::store::{
    self, AlarmOutcome, DueAlarm, Notice, NoticeId, NoticeKind, Recipient, Store, StoreError,
};

/// Time over which reminders of a contest's games are spread, in ms.
const SPREAD: i64 = 10 * MINUTE;
/// Number of moments in it.
const SHARES: i64 = 100;

/// Handles a due reminder: it is sent together with others due soon, or postponed.
pub(in crate::service) fn fire_reminder(
    service: &mut Service,
    ringing: &DueAlarm,
    game: &Game,
    env: &Env,
) -> Result<(), StoreError> {
    let now = env.now;
    let Some(player) = ringing.alarm.player.as_ref() else {
        return store::alarms::settle(
            &mut service.store,
            &[(ringing.clone(), AlarmOutcome::Done)],
            &[],
            now,
        );
    };
    let (settings, times) = (
        lookup::reminder_settings::reminder_settings(&service.store, player),
        times::time_exclusions(&service.store, game)?,
    );
    let turn = PendingTurn::of(game, player, &times, &settings.policy)
        .filter(|_| ringing.alarm.turn == game.ply());
    let Some(turn) = turn else {
        return overdue::append_or_reset_alarms(service, game, &[], env);
    };
    let seen = store::presence::last_seen(&service.store, player)?;
    let planned = remind::has_planned_reply(&service.store, player, game.id())?;
    let rings = match turn.ring(ringing.alarm.sent, now, 0, seen) {
        // The player's plan is executed this moment.
        ReminderDecision::Now if planned => ReminderDecision::Later(Timestamp(now.0 + MINUTE)),
        rings @ (ReminderDecision::Now | ReminderDecision::Later(_)) => rings,
    };
    if let ReminderDecision::Later(at) = rings {
        let at = at.max(Timestamp(now.0 + 1));
        let again = AlarmOutcome::Again { at, rung: false };
        return store::alarms::settle(&mut service.store, &[(ringing.clone(), again)], &[], now);
    }
    let to = settings.address(player, game.place(), now);
    let mut rang = vec![(
        ringing.clone(),
        commit::reminder_alarms::next_after(&turn, ringing, now),
    )];
    let mut games = vec![(game.id(), game.ply())];
    for other in commit::reminder_alarms::waiting(&service.store, player)? {
        let WaitingGame { ringing: next, .. } = &other;
        let along = next.game != game.id()
            && next.alarm.at.0 <= now.0 + BATCH_WINDOW
            && games.len() < MAX_GAMES
            && settings.address(player, other.game.place(), now) == to;
        let turn = other.turn(player, &settings.policy).filter(|_| along);
        let turn = turn.filter(|turn| {
            turn.ring(next.alarm.sent, now, BATCH_WINDOW, seen) == ReminderDecision::Now
        });
        if let Some(turn) = turn
            && !remind::has_planned_reply(&service.store, player, next.game)?
        {
            rang.push((
                next.clone(),
                commit::reminder_alarms::next_after(&turn, next, now),
            ));
            games.push((other.game.id(), other.game.ply()));
        }
    }
    let mut notice = commit::reminder_alarms::notice(player, to, &games, now);
    let late = Timestamp(now.0 + delay(&service.store, game, turn.deadline(), now)?);
    // A reminder just before quiet hours is not delayed into them: their end may be too late.
    if turn.quiet_at(late).is_none() {
        notice.due = late;
    }
    store::alarms::settle(&mut service.store, &rang, &[notice], now)
}

/// The delay of a reminder, in ms. The games of a contest begin together, so their reminders would come together, too.
fn delay(
    store: &Store,
    game: &Game,
    deadline: Option<Timestamp>,
    now: Timestamp,
) -> Result<i64, StoreError> {
    let in_time = deadline.is_none_or(|up| up.0 - now.0 >= HOUR);
    if !in_time || store::contests::of_game(store, game.id())?.is_none() {
        return Ok(0);
    }
    Ok(game.id().0 % SHARES * (SPREAD / SHARES))
}

/// The present text of a reminder; `None` if none of its games waits any more.
pub(in crate::service) fn reminder_message(
    store: &Store,
    notice: &Notice,
    now: Timestamp,
) -> Result<Option<Reply>, StoreError> {
    let Some(recipient) = &notice.recipient else {
        return Ok(None);
    };
    let ReminderSettings { policy, .. } =
        lookup::reminder_settings::reminder_settings(store, recipient);
    if policy.how == ReminderInterval::Off {
        return Ok(None);
    }
    let mut waiting: Vec<(Game, Option<Timestamp>)> = Vec::new();
    for (id, ply) in notice.games.iter().zip(remind::parse_plies(&notice.detail)) {
        let Some(game) = load::load_healthy(store, *id)?.filter(|game| game.ply() == ply) else {
            continue;
        };
        let times = times::time_exclusions(store, &game)?;
        let turn = PendingTurn::of(&game, recipient, &times, &policy);
        let turn = turn.filter(|turn| !turn.is_on_holiday(now));
        if let Some(deadline) = turn.map(|turn| turn.deadline()) {
            waiting.push((game, deadline));
        }
    }
    waiting.sort_by_key(|(game, up)| (up.unwrap_or(NEVER), game.turn_began_at(), game.id()));
    if waiting.is_empty() {
        return Ok(None);
    }
    let mut reply = Reply::note(waiting_told(store, recipient, &waiting, now)?);
    reply.audience = Audience::Table;
    reply.notify = vec![recipient.clone()];
    reply.controls = remind::controls(&waiting);
    Ok(Some(reply))
}

fn waiting_told(
    store: &Store,
    recipient: &PlayerId,
    waiting: &[(Game, Option<Timestamp>)],
    now: Timestamp,
) -> Result<Text, StoreError> {
    let people = waiting.iter().flat_map(|(game, _)| game.seats());
    let names = load_names::load_names(store, people.chain([recipient]))?;
    let player = || ("player", names.arg(recipient));
    let alone = waiting.len() == 1;
    let mut text = Text::default();
    if !alone {
        text = catalogue::sentences().text("reminder-several", &[player()]);
    }
    let mut warning = None;
    for (game, deadline) in waiting {
        let mut args = vec![
            player(),
            ("game", posted::game_link(store, game)?),
            ("opponent", names.opponents(game, recipient)),
        ];
        let timed = if let Some(up) = deadline {
            args.push(("deadline", TextArg::DueOn(*up)));
            true
        } else {
            args.push((
                "time",
                durations::lasting((now.0 - game.turn_began_at().0).max(0)).into(),
            ));
            false
        };
        let id = match (alone, timed) {
            (true, true) => "reminder",
            (true, false) => "reminder-untimed",
            (false, true) => "reminder-line",
            (false, false) => "reminder-line-untimed",
        };
        let mut line = catalogue::sentences().text(id, &args);
        warning = silence::warning(game, &times::with_silence(store, game)?, now).or(warning);
        if let Some(warning) = warning.take_if(|_| alone) {
            line.push(" ");
            line.append(warning);
        }
        text.push_line(line);
    }
    if warning.is_some() {
        // Each line says how long its game has waited.
        text.push_line(
            catalogue::sentences().text("reminder-silent-several", &[silence::length()]),
        );
    }
    Ok(text)
}

/// The replacement for a refused direct message.
pub(in crate::service) fn dm_fallback(
    store: &mut Store,
    id: NoticeId,
    now: Timestamp,
) -> Result<Vec<Notice>, StoreError> {
    let Some(notice) = store::notices::get(store, id)? else {
        return Ok(Vec::new());
    };
    let (Recipient::Person(recipient), true) = (&notice.to, notice.recipient.is_some()) else {
        return Ok(Vec::new());
    };
    lookup::reminder_settings::note_dms_closed(store, recipient, notice.kind, now)?;
    if notice.kind == NoticeKind::Silence {
        return Ok(silence_told::at_place(store, &notice, now)?
            .into_iter()
            .collect());
    }
    if notice.kind != NoticeKind::Reminder {
        return Ok(Vec::new());
    }
    let mut places: BTreeMap<Place, Vec<(GameId, Ply)>> = BTreeMap::new();
    for (id, ply) in notice.games.iter().zip(remind::parse_plies(&notice.detail)) {
        if let Some(summary) = load::row_if_healthy(store, *id)? {
            places.entry(summary.place).or_default().push((*id, ply));
        }
    }
    let there = places.into_iter();
    Ok(there
        .map(|(place, games)| commit::reminder_alarms::notice_at(recipient, place, &games, now))
        .collect())
}
