//! Reminders that a game waits: when they ring, which go together, and what they say by the time they are read.
//!
//! The rules of *when* are `play::remind`'s. Here they are given what the store knows of the player, and what rings is
//! booked together with the message it leads to.

use std::collections::BTreeMap;

use crate::play::calendar::{DAY, HOUR, MINUTE};
use crate::play::clock::TimeExclusions;
use crate::play::remind::{NEVER, PendingTurn, ReminderDecision, ReminderInterval, ReminderPolicy};
use crate::play::{Env, Game, GameId, Place, PlayerId, Ply, Timestamp};
use crate::service::ask::{Action, Request};
use crate::service::buttons::button;
use crate::service::clocks::lasting;
use crate::service::inbox;
use crate::service::manners::ReminderSettings;
use crate::service::prose::{TextArg, sentences};
use crate::service::reply::{Audience, ButtonStyle, Control, Reply, Text};
use crate::service::{HandlerResult, Service};
use crate::store::{
    Alarm, AlarmKind, AlarmOutcome, DueAlarm, Notice, NoticeId, NoticeKind, Recipient, StoreError,
};

/// How often it is noted that a player is here, ms.
const SEEN_INTERVAL: i64 = 10 * MINUTE;
/// Reminders due so soon go along with one that is due now, ms.
const BATCH_WINDOW: i64 = HOUR;
/// The most games one reminder lists: as many as a message of any transport has room for.
const MOST: usize = 12;
/// For how long somebody who takes no direct messages is sent none, ms.
const CLOSED: i64 = DAY;

/// What one can ask about a reminder, or about all of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReminderAction {
    /// See how one is reminded, or have it otherwise: what is chosen, and the value as typed.
    Settings(Vec<(super::manners::ReminderSetting, String)>),
    /// Not now: put off the reminders of these games.
    Snooze(Vec<GameId>),
}

/// What a button with this wish carries, after `remind.`; `None` for what is typed.
pub(super) fn wire(wish: &ReminderAction) -> Option<String> {
    match wish {
        ReminderAction::Settings(chosen) => match chosen.as_slice() {
            [] => Some("how".to_owned()),
            [(choice, value)] => {
                let plain = |b: u8| b.is_ascii_alphanumeric() || b":-".contains(&b);
                let fits = !value.is_empty() && value.bytes().all(plain);
                fits.then(|| format!("set.{}.{value}", choice.code()))
            }
            _ => None,
        },
        ReminderAction::Snooze(games) => {
            let games: Vec<String> = games.iter().map(|game| game.0.to_string()).collect();
            (!games.is_empty()).then(|| format!("later.{}", games.join("-")))
        }
    }
}

/// The wish that [`wire`] made these parts of.
pub(super) fn unwire(parts: &[&str]) -> Option<ReminderAction> {
    Some(match parts {
        ["how"] => ReminderAction::Settings(Vec::new()),
        ["set", choice, value] => {
            let choice = super::manners::ReminderSetting::from_code(choice)?;
            ReminderAction::Settings(vec![(choice, (*value).to_owned())])
        }
        ["later", games] => {
            let games = games.split('-').map(|id| id.parse().ok().map(GameId));
            ReminderAction::Snooze(games.collect::<Option<_>>()?)
        }
        _ => return None,
    })
}

/// What is known of a game that waits, when it is decided whether to remind somebody of it.
struct WaitingGame {
    ringing: DueAlarm,
    game: Game,
    times: TimeExclusions,
}

impl Service {
    /// Answers a wish about reminders.
    pub(super) fn remind(
        &mut self,
        request: &Request,
        wish: &ReminderAction,
        env: &Env,
    ) -> HandlerResult {
        match wish {
            ReminderAction::Settings(chosen) => {
                self.update_reminder_settings(&request.who, chosen, env)
            }
            ReminderAction::Snooze(games) => self.snooze(&request.who.id, games, env),
        }
    }

    /// Notes that a player is here, now and then. Who plays nowhere is not noted.
    pub(super) fn note_seen(&mut self, request: &Request, now: Timestamp) {
        if let Err(error) = self.try_note_here(request, now) {
            tracing::warn!(%error, "it could not be noted that a player is here");
        }
    }

    fn try_note_here(&mut self, request: &Request, now: Timestamp) -> Result<(), StoreError> {
        let who = &request.who.id;
        let last = self.store.last_seen(who)?;
        if last.is_some_and(|last| (0..SEEN_INTERVAL).contains(&(now.0 - last.0))) {
            return Ok(());
        }
        if self.plays_somewhere(who)? {
            self.store.note_seen(who, now)?;
        }
        Ok(())
    }

    /// When the player to move is to be reminded, as a game stands now.
    pub(super) fn reminder(
        &self,
        game: &Game,
        times: &TimeExclusions,
    ) -> Result<Option<Alarm>, StoreError> {
        let Some(who) = game.to_move().and_then(|seat| game.mover_for_seat(seat)) else {
            return Ok(None);
        };
        let before = self.store.reminder(game.id())?;
        let before = before
            .filter(|alarm| alarm.turn == game.ply() && alarm.player.as_ref() == Some(who))
            .map(|alarm| (alarm.at, alarm.sent));
        let ReminderSettings { manner, .. } = self.reminder_settings(who);
        let turn = PendingTurn::of(game, who, times, &manner);
        Ok(Some(Alarm {
            kind: AlarmKind::Reminder,
            player: Some(who.clone()),
            turn: game.ply(),
            // It is kept while the game is paused, with how often it has rung.
            at: turn.map_or(NEVER, |turn| turn.next(before, game.changed())),
            sent: 0,
        }))
    }

    /// Sets all reminders of a player anew, now that he wants them otherwise, or that his hours are others.
    pub(super) fn reset_reminders(
        &mut self,
        who: &PlayerId,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        let ReminderSettings { manner, .. } = self.reminder_settings(who);
        let mut anew = Vec::new();
        for waiting in self.waiting(who)? {
            let turn = waiting.turn(who, &manner);
            let sent = waiting.ringing.alarm.sent;
            let at = turn.map_or(NEVER, |turn| turn.anew(sent, now));
            anew.push((waiting.ringing, AlarmOutcome::Again { at, rung: false }));
        }
        self.store.settle_alarms(&anew, &[], now)
    }

    /// The games that wait for a player and may remind him.
    fn waiting(&self, who: &PlayerId) -> Result<Vec<WaitingGame>, StoreError> {
        let mut waiting = Vec::new();
        for ringing in self.store.alarms_of(who)? {
            if ringing.alarm.kind != AlarmKind::Reminder {
                continue;
            }
            let Some(game) = self.load_healthy(ringing.game)? else {
                continue;
            };
            if ringing.alarm.turn == game.ply() {
                let times = self.time_exclusions(&game)?;
                waiting.push(WaitingGame {
                    ringing,
                    game,
                    times,
                });
            }
        }
        Ok(waiting)
    }

    /// A reminder's time has come: it is given, with all that go along with it, or put off.
    pub(super) fn fire_reminder(
        &mut self,
        ringing: &DueAlarm,
        game: &Game,
        env: &Env,
    ) -> Result<(), StoreError> {
        let now = env.now;
        let Some(who) = ringing.alarm.player.as_ref() else {
            return self
                .store
                .settle_alarms(&[(ringing.clone(), AlarmOutcome::Done)], &[], now);
        };
        let (manners, times) = (self.reminder_settings(who), self.time_exclusions(game)?);
        let turn = PendingTurn::of(game, who, &times, &manners.manner)
            .filter(|_| ringing.alarm.turn == game.ply());
        let Some(turn) = turn else {
            return self.append_or_reset_alarms(game, &[], env);
        };
        let seen = self.store.last_seen(who)?;
        let planned = self.has_planned_reply(who, game.id())?;
        let rings = match turn.ring(ringing.alarm.sent, now, 0, seen) {
            // His plan is carried out this moment.
            ReminderDecision::Now if planned => ReminderDecision::Later(Timestamp(now.0 + MINUTE)),
            rings @ (ReminderDecision::Now | ReminderDecision::Later(_)) => rings,
        };
        if let ReminderDecision::Later(at) = rings {
            let at = at.max(Timestamp(now.0 + 1));
            let again = AlarmOutcome::Again { at, rung: false };
            return self
                .store
                .settle_alarms(&[(ringing.clone(), again)], &[], now);
        }
        let to = manners.address(who, game.place(), now);
        let mut rang = vec![(ringing.clone(), next_after(&turn, ringing, now))];
        let mut games = vec![(game.id(), game.ply())];
        for other in self.waiting(who)? {
            let WaitingGame { ringing: next, .. } = &other;
            let along = next.game != game.id()
                && next.alarm.at.0 <= now.0 + BATCH_WINDOW
                && games.len() < MOST
                && manners.address(who, other.game.place(), now) == to;
            let turn = other.turn(who, &manners.manner).filter(|_| along);
            let turn = turn.filter(|turn| {
                turn.ring(next.alarm.sent, now, BATCH_WINDOW, seen) == ReminderDecision::Now
            });
            if let Some(turn) = turn
                && !self.has_planned_reply(who, next.game)?
            {
                rang.push((next.clone(), next_after(&turn, next, now)));
                games.push((other.game.id(), other.game.ply()));
            }
        }
        let notice = notice(who, to, &games, now);
        self.store.settle_alarms(&rang, &[notice], now)
    }

    /// Whether a plan of this player waits to be carried out in a game.
    fn has_planned_reply(&self, who: &PlayerId, game: GameId) -> Result<bool, StoreError> {
        let alarms = self.store.alarms_of(who)?;
        Ok(alarms
            .iter()
            .any(|ringing| ringing.game == game && ringing.alarm.kind == AlarmKind::Plan))
    }

    /// "Not now": puts the reminders of these games off, as far as they wait for who says so.
    fn snooze(&mut self, who: &PlayerId, games: &[GameId], env: &Env) -> HandlerResult {
        let now = env.now;
        let ReminderSettings { manner, .. } = self.reminder_settings(who);
        let mut put_off = Vec::new();
        let mut text = Text::default();
        for waiting in self.waiting(who)? {
            let Some(turn) = waiting.turn(who, &manner) else {
                continue;
            };
            if !games.contains(&waiting.game.id()) {
                continue;
            }
            let at = turn.put_off(now);
            let mut args = vec![("game", self.game_link(&waiting.game)?)];
            let id = match (at, turn.deadline()) {
                (Some(at), _) => {
                    args.push(("when", TextArg::Date(at)));
                    "not-now"
                }
                (None, Some(up)) => {
                    args.push(("deadline", TextArg::Due(up)));
                    "not-now-too-near"
                }
                (None, None) => "not-now-never",
            };
            text.push_line(sentences().text(id, &args));
            let at = at.unwrap_or(NEVER);
            put_off.push((waiting.ringing, AlarmOutcome::Again { at, rung: false }));
        }
        if put_off.is_empty() {
            return Ok(vec![Reply::note(sentences().text("not-now-nothing", &[]))]);
        }
        self.store.settle_alarms(&put_off, &[], now)?;
        Ok(vec![Reply::note(text)])
    }

    /// Until when a notice that is due must wait, since who it is for is to be left alone.
    pub(super) fn quiet_until(&self, notice: &Notice, now: Timestamp) -> Option<Timestamp> {
        let whom = notice.whom.as_ref()?;
        if notice.kind != NoticeKind::Reminder {
            return None;
        }
        self.reminder_settings(whom).manner.quiet_until(now)
    }

    /// What a reminder says as things stand; nothing where no game of it waits any more.
    pub(super) fn reminder_message(
        &self,
        notice: &Notice,
        now: Timestamp,
    ) -> Result<Option<Reply>, StoreError> {
        let Some(whom) = &notice.whom else {
            return Ok(None);
        };
        let ReminderSettings { manner, .. } = self.reminder_settings(whom);
        if manner.how == ReminderInterval::Off {
            return Ok(None);
        }
        let mut waiting: Vec<(Game, Option<Timestamp>)> = Vec::new();
        for (id, ply) in notice.games.iter().zip(parse_plies(&notice.detail)) {
            let Some(game) = self.load_healthy(*id)?.filter(|game| game.ply() == ply) else {
                continue;
            };
            let times = self.time_exclusions(&game)?;
            let turn = PendingTurn::of(&game, whom, &times, &manner);
            let turn = turn.filter(|_| !game.away().iter().any(|(_, away)| away.contains(now)));
            if let Some(deadline) = turn.map(|turn| turn.deadline()) {
                waiting.push((game, deadline));
            }
        }
        waiting.sort_by_key(|(game, up)| (up.unwrap_or(NEVER), game.since(), game.id()));
        if waiting.is_empty() {
            return Ok(None);
        }
        let mut reply = Reply::note(self.waiting_told(whom, &waiting, now)?);
        reply.audience = Audience::Table;
        reply.notify = vec![whom.clone()];
        reply.controls = controls(&waiting);
        Ok(Some(reply))
    }

    fn waiting_told(
        &self,
        whom: &PlayerId,
        waiting: &[(Game, Option<Timestamp>)],
        now: Timestamp,
    ) -> Result<Text, StoreError> {
        let people = waiting.iter().flat_map(|(game, _)| game.seats());
        let names = self.load_names(people.chain([whom]))?;
        let player = || ("player", names.arg(whom));
        let alone = waiting.len() == 1;
        let mut text = Text::default();
        if !alone {
            text = sentences().text("reminder-several", &[player()]);
        }
        for (game, deadline) in waiting {
            let mut args = vec![
                player(),
                ("game", self.game_link(game)?),
                ("opponent", names.opponents(game, whom)),
            ];
            let timed = if let Some(up) = deadline {
                args.push(("deadline", TextArg::Due(*up)));
                true
            } else {
                args.push(("time", lasting((now.0 - game.since().0).max(0)).into()));
                false
            };
            let id = match (alone, timed) {
                (true, true) => "reminder",
                (true, false) => "reminder-untimed",
                (false, true) => "reminder-line",
                (false, false) => "reminder-line-untimed",
            };
            text.push_line(sentences().text(id, &args));
        }
        Ok(text)
    }

    /// What is to be said elsewhere, now that a direct message was turned down.
    pub(super) fn dm_fallback(
        &mut self,
        id: NoticeId,
        now: Timestamp,
    ) -> Result<Vec<Notice>, StoreError> {
        let Some(notice) = self.store.notice(id)? else {
            return Ok(Vec::new());
        };
        let (Recipient::Person(whom), true) = (&notice.to, notice.whom.is_some()) else {
            return Ok(Vec::new());
        };
        self.note_dms_closed(whom, notice.kind, now)?;
        if notice.kind != NoticeKind::Reminder {
            return Ok(Vec::new());
        }
        let mut places: BTreeMap<Place, Vec<(GameId, Ply)>> = BTreeMap::new();
        for (id, ply) in notice.games.iter().zip(parse_plies(&notice.detail)) {
            if let Some(summary) = self.row_if_healthy(*id)? {
                places.entry(summary.place).or_default().push((*id, ply));
            }
        }
        let there = places.into_iter();
        Ok(there
            .map(|(place, games)| notice_at(whom, place, &games, now))
            .collect())
    }
}

impl WaitingGame {
    fn turn<'a>(&'a self, who: &PlayerId, manner: &'a ReminderPolicy) -> Option<PendingTurn<'a>> {
        PendingTurn::of(&self.game, who, &self.times, manner)
    }
}

impl ReminderSettings {
    /// Where a reminder of a game at this place goes.
    fn address(&self, who: &PlayerId, place: &Place, now: Timestamp) -> Recipient {
        let closed = self.closed.is_some_and(|at| now.0 - at.0 < CLOSED);
        if self.dm && !closed && !place.is_private() {
            Recipient::Person(who.clone())
        } else {
            Recipient::Place(place.clone())
        }
    }
}

fn next_after(turn: &PendingTurn<'_>, ringing: &DueAlarm, now: Timestamp) -> AlarmOutcome {
    let at = turn.after(ringing.alarm.sent + 1, now);
    AlarmOutcome::Again { at, rung: true }
}

fn notice_at(who: &PlayerId, place: Place, games: &[(GameId, Ply)], now: Timestamp) -> Notice {
    notice(who, Recipient::Place(place), games, now)
}

/// The promise to remind somebody of these games, while each is at this move.
fn notice(who: &PlayerId, to: Recipient, games: &[(GameId, Ply)], now: Timestamp) -> Notice {
    let plies: Vec<String> = games.iter().map(|(_, ply)| ply.0.to_string()).collect();
    Notice {
        kind: NoticeKind::Reminder,
        to,
        whom: Some(who.clone()),
        games: games.iter().map(|(game, _)| *game).collect(),
        detail: plies.join(" "),
        due: now,
    }
}

/// The number of moves at which each game of a notice was.
pub(super) fn parse_plies(detail: &str) -> impl Iterator<Item = Ply> {
    detail
        .split_whitespace()
        .filter_map(|ply| ply.parse().ok().map(Ply))
}

/// Straight to the move, or not now.
fn controls(waiting: &[(Game, Option<Timestamp>)]) -> Vec<Control> {
    let play = match waiting {
        [(game, _)] => Action::Board(Some(game.id())),
        _ => inbox::ask(inbox::InboxAction::Next(None)),
    };
    let mut games: Vec<GameId> = waiting.iter().map(|(game, _)| game.id()).collect();
    // A button has room for so many.
    while super::wire(&Action::Remind(ReminderAction::Snooze(games.clone()))).is_none()
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
