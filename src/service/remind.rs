//! Reminders that a game waits: when they ring, which go together, and what they say by the time they are read.
//!
//! The rules of *when* are `play::remind`'s. Here they are given what the store knows of the player, and what rings is
//! booked together with the message it leads to.

use std::collections::BTreeMap;

use crate::play::calendar::{DAY, HOUR, MINUTE};
use crate::play::clock::Times;
use crate::play::remind::{How, Manner, NEVER, Ring, Turn};
use crate::play::{Env, Game, GameId, Place, PlayerId, Ply, Timestamp};
use crate::service::ask::{Ask, Request};
use crate::service::buttons::button;
use crate::service::clocks::lasting;
use crate::service::inbox;
use crate::service::manners::Manners;
use crate::service::prose::{Arg, sentences};
use crate::service::reply::{Audience, Control, Reply, Text, Weight};
use crate::service::{Answer, Service};
use crate::store::{
    Address, Alarm, AlarmKind, Next, Notice, NoticeId, NoticeKind, Ringing, StoreError,
};

/// How often it is noted that a player is here, ms.
const NOTED: i64 = 10 * MINUTE;
/// Reminders due so soon go along with one that is due now, ms.
const TOGETHER: i64 = HOUR;
/// The most games one reminder lists: as many as a message of any transport has room for.
const MOST: usize = 12;
/// For how long somebody who takes no direct messages is sent none, ms.
const CLOSED: i64 = DAY;

/// What one can ask about a reminder, or about all of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wish {
    /// See how one is reminded, or have it otherwise: what is chosen, and the value as typed.
    Settings(Vec<(super::manners::Choice, String)>),
    /// Not now: put off the reminders of these games.
    Later(Vec<GameId>),
}

/// What a button with this wish carries, after `remind.`; `None` for what is typed.
pub(super) fn wire(wish: &Wish) -> Option<String> {
    match wish {
        Wish::Settings(chosen) => match chosen.as_slice() {
            [] => Some("how".to_owned()),
            [(choice, value)] => {
                let plain = |b: u8| b.is_ascii_alphanumeric() || b":-".contains(&b);
                let fits = !value.is_empty() && value.bytes().all(plain);
                fits.then(|| format!("set.{}.{value}", choice.code()))
            }
            _ => None,
        },
        Wish::Later(games) => {
            let games: Vec<String> = games.iter().map(|game| game.0.to_string()).collect();
            (!games.is_empty()).then(|| format!("later.{}", games.join("-")))
        }
    }
}

/// The wish that [`wire`] made these parts of.
pub(super) fn unwire(parts: &[&str]) -> Option<Wish> {
    Some(match parts {
        ["how"] => Wish::Settings(Vec::new()),
        ["set", choice, value] => {
            let choice = super::manners::Choice::from_code(choice)?;
            Wish::Settings(vec![(choice, (*value).to_owned())])
        }
        ["later", games] => {
            let games = games.split('-').map(|id| id.parse().ok().map(GameId));
            Wish::Later(games.collect::<Option<_>>()?)
        }
        _ => return None,
    })
}

/// What is known of a game that waits, when it is decided whether to remind somebody of it.
struct Waiting {
    ringing: Ringing,
    game: Game,
    times: Times,
}

impl Service {
    /// Answers a wish about reminders.
    pub(super) fn remind(&mut self, request: &Request, wish: &Wish, env: &Env) -> Answer {
        match wish {
            Wish::Settings(chosen) => self.manner(&request.who, chosen, env),
            Wish::Later(games) => self.not_now(&request.who.id, games, env),
        }
    }

    /// Notes that a player is here, now and then. Who plays nowhere is not noted.
    pub(super) fn note_here(&mut self, request: &Request, now: Timestamp) {
        if let Err(error) = self.try_note_here(request, now) {
            tracing::warn!(%error, "it could not be noted that a player is here");
        }
    }

    fn try_note_here(&mut self, request: &Request, now: Timestamp) -> Result<(), StoreError> {
        let who = &request.who.id;
        let last = self.store.last_seen(who)?;
        if last.is_some_and(|last| (0..NOTED).contains(&(now.0 - last.0))) {
            return Ok(());
        }
        if self.plays_somewhere(who)? {
            self.store.note_seen(who, now)?;
        }
        Ok(())
    }

    /// When the player to move is to be reminded, as a game stands now.
    pub(super) fn reminder(&self, game: &Game, times: &Times) -> Result<Option<Alarm>, StoreError> {
        let Some(who) = game.to_move().and_then(|seat| game.commander(seat)) else {
            return Ok(None);
        };
        let before = self.store.reminder(game.id())?;
        let before = before
            .filter(|alarm| alarm.turn == game.ply() && alarm.player.as_ref() == Some(who))
            .map(|alarm| (alarm.at, alarm.sent));
        let Manners { manner, .. } = self.manners(who);
        let turn = Turn::of(game, who, times, &manner);
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
    pub(super) fn remind_anew(&mut self, who: &PlayerId, now: Timestamp) -> Result<(), StoreError> {
        let Manners { manner, .. } = self.manners(who);
        let mut anew = Vec::new();
        for waiting in self.waiting(who)? {
            let turn = waiting.turn(who, &manner);
            let sent = waiting.ringing.alarm.sent;
            let at = turn.map_or(NEVER, |turn| turn.anew(sent, now));
            anew.push((waiting.ringing, Next::Again { at, rung: false }));
        }
        self.store.rang(&anew, &[], now)
    }

    /// The games that wait for a player and may remind him.
    fn waiting(&self, who: &PlayerId) -> Result<Vec<Waiting>, StoreError> {
        let mut waiting = Vec::new();
        for ringing in self.store.alarms_of(who)? {
            if ringing.alarm.kind != AlarmKind::Reminder {
                continue;
            }
            let Some(game) = self.load_sound(ringing.game)? else {
                continue;
            };
            if ringing.alarm.turn == game.ply() {
                let times = self.times(&game)?;
                waiting.push(Waiting {
                    ringing,
                    game,
                    times,
                });
            }
        }
        Ok(waiting)
    }

    /// A reminder's time has come: it is given, with all that go along with it, or put off.
    pub(super) fn reminder_rings(
        &mut self,
        ringing: &Ringing,
        game: &Game,
        env: &Env,
    ) -> Result<(), StoreError> {
        let now = env.now;
        let Some(who) = ringing.alarm.player.as_ref() else {
            return self.store.rang(&[(ringing.clone(), Next::Done)], &[], now);
        };
        let (manners, times) = (self.manners(who), self.times(game)?);
        let turn = Turn::of(game, who, &times, &manners.manner)
            .filter(|_| ringing.alarm.turn == game.ply());
        let Some(turn) = turn else {
            return self.follow(game, &[], env);
        };
        let seen = self.store.last_seen(who)?;
        let planned = self.plans_to_move(who, game.id())?;
        let rings = match turn.ring(ringing.alarm.sent, now, 0, seen) {
            // His plan is carried out this moment.
            Ring::Now if planned => Ring::Later(Timestamp(now.0 + MINUTE)),
            rings @ (Ring::Now | Ring::Later(_)) => rings,
        };
        if let Ring::Later(at) = rings {
            let at = at.max(Timestamp(now.0 + 1));
            let again = Next::Again { at, rung: false };
            return self.store.rang(&[(ringing.clone(), again)], &[], now);
        }
        let to = manners.address(who, game.place(), now);
        let mut rang = vec![(ringing.clone(), next_after(&turn, ringing, now))];
        let mut games = vec![(game.id(), game.ply())];
        for other in self.waiting(who)? {
            let Waiting { ringing: next, .. } = &other;
            let along = next.game != game.id()
                && next.alarm.at.0 <= now.0 + TOGETHER
                && games.len() < MOST
                && manners.address(who, other.game.place(), now) == to;
            let turn = other.turn(who, &manners.manner).filter(|_| along);
            let turn =
                turn.filter(|turn| turn.ring(next.alarm.sent, now, TOGETHER, seen) == Ring::Now);
            if let Some(turn) = turn
                && !self.plans_to_move(who, next.game)?
            {
                rang.push((next.clone(), next_after(&turn, next, now)));
                games.push((other.game.id(), other.game.ply()));
            }
        }
        let notice = notice(who, to, &games, now);
        self.store.rang(&rang, &[notice], now)
    }

    /// Whether a plan of this player waits to be carried out in a game.
    fn plans_to_move(&self, who: &PlayerId, game: GameId) -> Result<bool, StoreError> {
        let alarms = self.store.alarms_of(who)?;
        Ok(alarms
            .iter()
            .any(|ringing| ringing.game == game && ringing.alarm.kind == AlarmKind::Plan))
    }

    /// "Not now": puts the reminders of these games off, as far as they wait for who says so.
    fn not_now(&mut self, who: &PlayerId, games: &[GameId], env: &Env) -> Answer {
        let now = env.now;
        let Manners { manner, .. } = self.manners(who);
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
            let mut args = vec![("game", self.linked(&waiting.game)?)];
            let id = match (at, turn.deadline()) {
                (Some(at), _) => {
                    args.push(("when", Arg::Date(at)));
                    "not-now"
                }
                (None, Some(up)) => {
                    args.push(("deadline", Arg::Due(up)));
                    "not-now-too-near"
                }
                (None, None) => "not-now-never",
            };
            text.push_line(sentences().text(id, &args));
            let at = at.unwrap_or(NEVER);
            put_off.push((waiting.ringing, Next::Again { at, rung: false }));
        }
        if put_off.is_empty() {
            return Ok(vec![Reply::note(sentences().text("not-now-nothing", &[]))]);
        }
        self.store.rang(&put_off, &[], now)?;
        Ok(vec![Reply::note(text)])
    }

    /// Until when a notice that is due must wait, since who it is for is to be left alone.
    pub(super) fn hushed_until(&self, notice: &Notice, now: Timestamp) -> Option<Timestamp> {
        let whom = notice.whom.as_ref()?;
        if notice.kind != NoticeKind::Reminder {
            return None;
        }
        self.manners(whom).manner.quiet_until(now)
    }

    /// What a reminder says as things stand; nothing where no game of it waits any more.
    pub(super) fn reminded(
        &self,
        notice: &Notice,
        now: Timestamp,
    ) -> Result<Option<Reply>, StoreError> {
        let Some(whom) = &notice.whom else {
            return Ok(None);
        };
        let Manners { manner, .. } = self.manners(whom);
        if manner.how == How::Off {
            return Ok(None);
        }
        let mut waiting: Vec<(Game, Option<Timestamp>)> = Vec::new();
        for (id, ply) in notice.games.iter().zip(read_plies(&notice.detail)) {
            let Some(game) = self.load_sound(*id)?.filter(|game| game.ply() == ply) else {
                continue;
            };
            let times = self.times(&game)?;
            let turn = Turn::of(&game, whom, &times, &manner);
            let turn = turn.filter(|_| !game.away().iter().any(|(_, away)| away.holds(now)));
            if let Some(deadline) = turn.map(|turn| turn.deadline()) {
                waiting.push((game, deadline));
            }
        }
        waiting.sort_by_key(|(game, up)| (up.unwrap_or(NEVER), game.since(), game.id()));
        if waiting.is_empty() {
            return Ok(None);
        }
        let mut reply = Reply::note(self.waiting_told(whom, &waiting, now)?);
        reply.to = Audience::Table;
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
        let names = self.names_of(people.chain([whom]))?;
        let player = || ("player", names.arg(whom));
        let alone = waiting.len() == 1;
        let mut text = Text::default();
        if !alone {
            text = sentences().text("reminder-several", &[player()]);
        }
        for (game, deadline) in waiting {
            let mut args = vec![
                player(),
                ("game", self.linked(game)?),
                ("opponent", names.opponents(game, whom)),
            ];
            let timed = if let Some(up) = deadline {
                args.push(("deadline", Arg::Due(*up)));
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
    pub(super) fn instead(
        &mut self,
        id: NoticeId,
        now: Timestamp,
    ) -> Result<Vec<Notice>, StoreError> {
        let Some(notice) = self.store.notice(id)? else {
            return Ok(Vec::new());
        };
        let (Address::Person(whom), true) = (&notice.to, notice.whom.is_some()) else {
            return Ok(Vec::new());
        };
        self.takes_no_messages(whom, notice.kind, now)?;
        if notice.kind != NoticeKind::Reminder {
            return Ok(Vec::new());
        }
        let mut places: BTreeMap<Place, Vec<(GameId, Ply)>> = BTreeMap::new();
        for (id, ply) in notice.games.iter().zip(read_plies(&notice.detail)) {
            if let Some(summary) = self.row_sound(*id)? {
                places.entry(summary.place).or_default().push((*id, ply));
            }
        }
        let there = places.into_iter();
        Ok(there
            .map(|(place, games)| notice_at(whom, place, &games, now))
            .collect())
    }
}

impl Waiting {
    fn turn<'a>(&'a self, who: &PlayerId, manner: &'a Manner) -> Option<Turn<'a>> {
        Turn::of(&self.game, who, &self.times, manner)
    }
}

impl Manners {
    /// Where a reminder of a game at this place goes.
    fn address(&self, who: &PlayerId, place: &Place, now: Timestamp) -> Address {
        let closed = self.closed.is_some_and(|at| now.0 - at.0 < CLOSED);
        if self.dm && !closed && !place.is_private() {
            Address::Person(who.clone())
        } else {
            Address::Place(place.clone())
        }
    }
}

fn next_after(turn: &Turn<'_>, ringing: &Ringing, now: Timestamp) -> Next {
    let at = turn.after(ringing.alarm.sent + 1, now);
    Next::Again { at, rung: true }
}

fn notice_at(who: &PlayerId, place: Place, games: &[(GameId, Ply)], now: Timestamp) -> Notice {
    notice(who, Address::Place(place), games, now)
}

/// The promise to remind somebody of these games, while each is at this move.
fn notice(who: &PlayerId, to: Address, games: &[(GameId, Ply)], now: Timestamp) -> Notice {
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
pub(super) fn read_plies(detail: &str) -> impl Iterator<Item = Ply> {
    detail
        .split_whitespace()
        .filter_map(|ply| ply.parse().ok().map(Ply))
}

/// Straight to the move, or not now.
fn controls(waiting: &[(Game, Option<Timestamp>)]) -> Vec<Control> {
    let play = match waiting {
        [(game, _)] => Ask::Board(Some(game.id())),
        _ => inbox::ask(inbox::Wish::Next(None)),
    };
    let mut games: Vec<GameId> = waiting.iter().map(|(game, _)| game.id()).collect();
    // A button has room for so many.
    while super::wire(&Ask::Remind(Wish::Later(games.clone()))).is_none() && games.len() > 1 {
        games.pop();
    }
    vec![
        button("button-play", play, Weight::Main),
        button(
            "button-not-now",
            Ask::Remind(Wish::Later(games)),
            Weight::Plain,
        ),
    ]
}
