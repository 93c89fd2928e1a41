//! Reminders of waiting games: their times, their grouping, and their texts.
//!
//! `play::reminder_schedule` has the rules of time. Here they get the player's stored data, and a reminder that fires
//! is stored together with its message.

use crate::play::calendar::{HOUR, MINUTE};
use crate::play::reminder_schedule::NEVER;
use crate::play::{Env, Game, GameId, PlayerId, Ply, Timestamp};
use crate::service::api::action::{Action, Request};
use crate::service::api::inbox::InboxAction;
use crate::service::api::remind::ReminderAction;
use crate::service::api::reminder_settings::ReminderSettings;
use crate::service::api::reply::{ButtonStyle, Control, Reply};
use crate::service::api::result::{self, HandlerResult};
use crate::service::api::wire;
use crate::service::describe::button::button;
use crate::service::lookup::{find, posted};
use crate::service::players::inbox;
use crate::service::words::catalogue::{self, TextArg};
use crate::service::words::text::Text;
use crate::service::{commit, lookup, players};
use crate::store::{self, AlarmKind, AlarmOutcome, Notice, NoticeDelay, Store, StoreError};

/// Interval of recording that a player was seen, in ms.
const SEEN_INTERVAL: i64 = 10 * MINUTE;

/// Reminders due this soon are sent together with one due now, in ms.
pub(in crate::service) const BATCH_WINDOW: i64 = HOUR;

/// Most games in one reminder: as many as a message of any transport has room for.
pub(in crate::service) const MAX_GAMES: usize = 12;

/// Handles an action on reminders.
pub(in crate::service) fn remind(
    store: &mut Store,
    request: &Request,
    action: &ReminderAction,
    env: &Env,
) -> HandlerResult {
    match action {
        ReminderAction::Settings(chosen) => {
            players::reminder_settings::update_reminder_settings(store, &request.user, chosen, env)
        }
        ReminderAction::Snooze(games) => snooze(store, &request.user.id, games, env),
    }
}

/// Records now and then that a player was seen, if they play anywhere.
pub(in crate::service) fn note_seen(store: &mut Store, request: &Request, now: Timestamp) {
    if let Err(error) = try_note_here(store, request, now) {
        tracing::warn!(%error, "failed to record that a player was seen");
    }
}

fn try_note_here(store: &mut Store, request: &Request, now: Timestamp) -> Result<(), StoreError> {
    let player = &request.user.id;
    let last = store::presence::last_seen(store, player)?;
    if last.is_some_and(|last| (0..SEEN_INTERVAL).contains(&(now.0 - last.0))) {
        return Ok(());
    }
    if find::plays_somewhere(store, player)? {
        store::presence::note_seen(store, player, now)?;
    }
    Ok(())
}

/// Returns `true` if a plan of this player is due in a game.
pub(in crate::service) fn has_planned_reply(
    store: &Store,
    player: &PlayerId,
    game: GameId,
) -> Result<bool, StoreError> {
    let alarms = store::alarms::of_player(store, player)?;
    Ok(alarms
        .iter()
        .any(|ringing| ringing.game == game && ringing.alarm.kind == AlarmKind::Plan))
}

/// "Not now": snoozes the reminders of those games that wait for this player.
fn snooze(store: &mut Store, player: &PlayerId, games: &[GameId], env: &Env) -> HandlerResult {
    let now = env.now;
    let ReminderSettings { policy, .. } =
        lookup::reminder_settings::reminder_settings(store, player);
    let mut put_off = Vec::new();
    let mut text = Text::default();
    for waiting in commit::reminder_alarms::waiting(store, player)? {
        let Some(turn) = waiting.turn(player, &policy) else {
            continue;
        };
        if !games.contains(&waiting.game.id()) {
            continue;
        }
        let at = turn.put_off(now);
        let mut args = vec![("game", posted::game_link(store, &waiting.game)?)];
        let id = match (at, turn.deadline()) {
            (Some(at), _) => {
                args.push(("when", TextArg::Date(at)));
                "not-now"
            }
            (None, Some(up)) => {
                args.push(("deadline", TextArg::DueOn(up)));
                "not-now-too-near"
            }
            (None, None) => "not-now-never",
        };
        text.push_line(catalogue::sentences().text(id, &args));
        let at = at.unwrap_or(NEVER);
        put_off.push((waiting.ringing, AlarmOutcome::Again { at, rung: false }));
    }
    if put_off.is_empty() {
        return Ok(vec![result::note("not-now-nothing", &[])]);
    }
    store::alarms::settle(store, &put_off, &[], now)?;
    Ok(vec![Reply::note(text)])
}

/// The end of quiet hours until which a due notice must wait: of the recipient, or of all players of a stop.
pub(in crate::service) fn quiet_until(
    store: &Store,
    notice: &Notice,
    now: Timestamp,
) -> Option<Timestamp> {
    let until = match notice.kind.traits().delay {
        NoticeDelay::None => Ok(None),
        NoticeDelay::Recipient => {
            let recipient = notice.recipient.as_ref()?;
            let settings = lookup::reminder_settings::reminder_settings(store, recipient);
            Ok(settings.policy.quiet_until(now))
        }
        NoticeDelay::Stop => commit::stop_ends::quiet_until(store, notice, now),
        NoticeDelay::Silence => commit::silence::wait_until(store, notice, now),
    };
    until.unwrap_or_else(|error| {
        tracing::warn!(%error, "failed to read who has quiet hours");
        None
    })
}

/// The number of moves of each game in a notice.
pub(in crate::service) fn parse_plies(detail: &str) -> impl Iterator<Item = Ply> {
    detail
        .split_whitespace()
        .filter_map(|ply| ply.parse().ok().map(Ply))
}

/// The buttons to move, or to snooze.
pub(in crate::service) fn controls(waiting: &[(Game, Option<Timestamp>)]) -> Vec<Control> {
    let play = match waiting {
        [(game, _)] => Action::Board(Some(game.id())),
        _ => inbox::ask(InboxAction::Next(None)),
    };
    let mut games: Vec<GameId> = waiting.iter().map(|(game, _)| game.id()).collect();
    // A button has room for this many.
    while wire::wire(&Action::Remind(ReminderAction::Snooze(games.clone()))).is_none()
        && games.len() > 1
    {
        games.pop();
    }
    vec![
        button("button-play", play, ButtonStyle::Primary),
        button(
            "button-not-now",
            Action::Remind(ReminderAction::Snooze(games)),
            ButtonStyle::Secondary,
        ),
    ]
}
