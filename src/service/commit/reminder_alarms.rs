//! The reminder alarms of a position.

use crate::play::calendar::DAY;
use crate::play::reminder_schedule::{NEVER, PendingTurn, ReminderPolicy};
use crate::play::time_control::TimeExclusions;
use crate::play::{Game, GameId, Place, PlayerId, Ply, Timestamp};
use crate::service::api::reminder_settings::ReminderSettings;
use crate::service::lookup::{load, reminder_settings, times};
use crate::store::{
    self, Alarm, AlarmKind, AlarmOutcome, DueAlarm, Notice, NoticeKind, Recipient, Store,
    StoreError,
};

/// Time after a refused direct message in which a player is sent none, in ms.
const CLOSED: i64 = DAY;

/// The facts about a waiting game that decide on a reminder.
pub(in crate::service) struct WaitingGame {
    pub(in crate::service) ringing: DueAlarm,
    pub(in crate::service) game: Game,
    times: TimeExclusions,
}

/// The reminder alarm of the player to move, as a game stands now.
pub(in crate::service) fn reminder(
    store: &Store,
    game: &Game,
    times: &TimeExclusions,
) -> Result<Option<Alarm>, StoreError> {
    let player_id = game.to_move().and_then(|seat| game.mover_for_seat(seat));
    let is_reminded = |player: &&PlayerId| !player.is_computer() && !player.is_pseudonym();
    let Some(player_id) = player_id.filter(is_reminded) else {
        return Ok(None);
    };
    let before = store::alarms::reminder(store, game.id())?;
    let before = before
        .filter(|alarm| alarm.turn == game.ply() && alarm.player.as_ref() == Some(player_id))
        .map(|alarm| (alarm.at, alarm.sent));
    let ReminderSettings { policy, .. } = reminder_settings::reminder_settings(store, player_id);
    let turn = PendingTurn::of(game, player_id, times, &policy);
    Ok(Some(Alarm {
        kind: AlarmKind::Reminder,
        player: Some(player_id.clone()),
        turn: game.ply(),
        // It is kept while the game is paused, with its count.
        at: turn.map_or(NEVER, |turn| turn.next(before, game.last_event_at())),
        sent: 0,
    }))
}

/// Sets all reminders of a player again after a change of their settings or hours.
pub(in crate::service) fn reset_reminders(
    store: &mut Store,
    player: &PlayerId,
    now: Timestamp,
) -> Result<(), StoreError> {
    let ReminderSettings { policy, .. } = reminder_settings::reminder_settings(store, player);
    let mut anew = Vec::new();
    for waiting in waiting(store, player)? {
        let turn = waiting.turn(player, &policy);
        let sent = waiting.ringing.alarm.sent;
        let at = turn.map_or(NEVER, |turn| turn.anew(sent, now));
        anew.push((waiting.ringing, AlarmOutcome::Again { at, rung: false }));
    }
    store::alarms::settle(store, &anew, &[], now)
}

/// The games that wait for a player and may remind them.
pub(in crate::service) fn waiting(
    store: &Store,
    player: &PlayerId,
) -> Result<Vec<WaitingGame>, StoreError> {
    let mut waiting = Vec::new();
    for ringing in store::alarms::of_player(store, player)? {
        if ringing.alarm.kind != AlarmKind::Reminder {
            continue;
        }
        let Some(game) = load::load_healthy(store, ringing.game)? else {
            continue;
        };
        if ringing.alarm.turn == game.ply() {
            let times = times::time_exclusions(store, &game)?;
            waiting.push(WaitingGame {
                ringing,
                game,
                times,
            });
        }
    }
    Ok(waiting)
}

impl WaitingGame {
    pub(in crate::service) fn turn<'a>(
        &'a self,
        player: &PlayerId,
        policy: &'a ReminderPolicy,
    ) -> Option<PendingTurn<'a>> {
        PendingTurn::of(&self.game, player, &self.times, policy)
    }
}

impl ReminderSettings {
    /// The recipient of a reminder of a game at this place.
    pub(in crate::service) fn address(
        &self,
        player: &PlayerId,
        place: &Place,
        now: Timestamp,
    ) -> Recipient {
        // A clock that was ahead counts for nothing.
        let closed = self
            .closed
            .is_some_and(|at| (0..CLOSED).contains(&(now.0 - at.0)));
        if self.dm && !closed && !place.is_private() {
            Recipient::Person(player.clone())
        } else {
            Recipient::Place(place.clone())
        }
    }
}

pub(in crate::service) fn next_after(
    turn: &PendingTurn<'_>,
    ringing: &DueAlarm,
    now: Timestamp,
) -> AlarmOutcome {
    let at = turn.after(ringing.alarm.sent + 1, now);
    AlarmOutcome::Again { at, rung: true }
}

pub(in crate::service) fn notice_at(
    player: &PlayerId,
    place: Place,
    games: &[(GameId, Ply)],
    now: Timestamp,
) -> Notice {
    notice(player, Recipient::Place(place), games, now)
}

/// The notice that reminds a player of these games, while each is at this move.
pub(in crate::service) fn notice(
    player: &PlayerId,
    to: Recipient,
    games: &[(GameId, Ply)],
    now: Timestamp,
) -> Notice {
    let plies: Vec<String> = games.iter().map(|(_, ply)| ply.0.to_string()).collect();
    Notice {
        kind: NoticeKind::Reminder,
        to,
        recipient: Some(player.clone()),
        games: games.iter().map(|(game, _)| *game).collect(),
        detail: plies.join(" "),
        due: now,
    }
}
