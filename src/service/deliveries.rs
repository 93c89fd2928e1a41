//! Promised messages, made when they are due: from the log, and from how things stand by then.

use std::panic::{AssertUnwindSafe, catch_unwind};

use crate::play::calendar::MINUTE;
use crate::play::event::{Entry, Event, PauseReason};
use crate::play::summary::Stage;
use crate::play::{Env, Game, GameId, PlayerId, Timestamp};
use crate::service::called::{self, Called};
use crate::service::carriers::{ControlsChange, MessageState};
use crate::service::describe::head;
use crate::service::follow::plan_notice;
use crate::service::houses::PingMode;
use crate::service::language::{Language, with_language};
use crate::service::remind::parse_plies;
use crate::service::reply::{Delivery, DeliveryId, DeliveryKind, DeliveryOutcome, Reply};
use crate::service::{Service, present};
use crate::store::{
    DeliveryEffects, DeliveryResult, DueMessage, GameQuery, Notice, NoticeId, NoticeKind,
    OutboxFilter, OutboxId, Recipient, StoreError,
};

/// How long what waits for something else is put off, ms.
const BLOCKED_RETRY_MS: i64 = 5_000;
/// Why a promised message is not needed any more.
const MOOT_REASON: &str = "there was nothing left to say";

/// Messages that are being delivered.
#[derive(Clone, Debug)]
pub struct InFlight {
    /// Which, and where.
    pub known: Vec<(DeliveryId, Recipient)>,
    /// How many may go to one place at once.
    pub max_per_place: usize,
}

impl Default for InFlight {
    fn default() -> Self {
        Self {
            known: Vec::new(),
            max_per_place: usize::MAX,
        }
    }
}

impl InFlight {
    fn has(&self, id: DeliveryId) -> bool {
        self.known.iter().any(|(known, _)| *known == id)
    }

    /// Whether no more can go there for now.
    fn is_full(&self, to: &Recipient) -> bool {
        self.known.iter().filter(|(_, known)| known == to).count() >= self.max_per_place
    }

    /// The numbers of promises that are not to be looked at, and the places that are full.
    fn without(&self) -> OutboxFilter {
        let told = self.known.iter().filter_map(|(id, _)| match id {
            DeliveryId::Event(id) => Some(*id),
            DeliveryId::Notice(_) => None,
        });
        let full = self.known.iter().filter(|(_, to)| self.is_full(to));
        let full = full.filter_map(|(_, to)| match to {
            Recipient::Place(place) => Some(place.clone()),
            Recipient::Person(_) => None,
        });
        OutboxFilter {
            promises: told.collect(),
            places: full.collect(),
        }
    }
}

impl Service {
    /// Promised messages that are due at places and to people whose name starts with `transport`, those of one
    /// game in their order; at most `most`.
    pub fn due(&mut self, transport: &str, env: &Env, most: usize) -> Vec<Delivery> {
        self.due_excluding(transport, env, most, &InFlight::default())
    }

    /// As [`Service::due`], beside those under way: no more go to a place than can be posted there.
    pub fn due_excluding(
        &mut self,
        transport: &str,
        env: &Env,
        most: usize,
        under_way: &InFlight,
    ) -> Vec<Delivery> {
        let mut under_way = under_way.clone();
        let promises = self.outbox_due(transport, env, most, &mut under_way);
        let notices = self
            .store
            .due_notices(transport, env.now, most + under_way.known.len());
        let (promises, notices) = match promises.and_then(|due| Ok((due, notices?))) {
            Ok(due) => due,
            Err(error) => {
                tracing::error!(%error, "the outbox cannot be read");
                return Vec::new();
            }
        };
        let mut due = Vec::new();
        for promise in promises {
            let id = DeliveryId::Event(promise.id.0);
            let to = Recipient::Place(promise.place.clone());
            let language = self.language_for_notice(&to, &[]);
            let card = self.standing_card(&promise);
            let reply = self.build_delivery((id, language), env, |service| match &card {
                Some(_) => service.lobby_card(&promise).map(Some),
                None => service.announcement_for(&promise, env.now).map(Some),
            });
            let deed = card.map_or(DeliveryKind::Message, DeliveryKind::Edit);
            let waited = env.now.0.saturating_sub(promise.since.0);
            let thread_follows = self.opens_thread(&promise).unwrap_or_default();
            due.extend(reply.map(|reply| Delivery {
                thread_follows,
                ..self.delivery((id, waited), to, reply, deed)
            }));
        }
        for (NoticeId(id), notice) in notices {
            let id = DeliveryId::Notice(id);
            if under_way.has(id) || under_way.is_full(&notice.to) {
                continue;
            }
            if self.closes_early(&notice) {
                // Put off, so that what is due behind it has its turn.
                let later = Timestamp(env.now.0.saturating_add(BLOCKED_RETRY_MS));
                self.settle_event(id, &DeliveryResult::Later(later), env);
                continue;
            }
            if let Some(at) = self.quiet_until(&notice, env.now) {
                self.settle_event(id, &DeliveryResult::Later(at), env);
                continue;
            }
            let to = notice.to.clone();
            let noticed = |service: &Self| service.notice_message(&notice, env.now);
            let language = self.language_for_notice(&to, &notice.games);
            let reply = self.build_delivery((id, language), env, noticed);
            let deed = deed(&notice);
            let waited = env.now.0.saturating_sub(notice.due.0);
            due.extend(reply.map(|reply| self.delivery((id, waited), to, reply, deed)));
        }
        due.truncate(most);
        due
    }

    /// Promises to be kept now. Where a place has more than can go there, those of other places are looked for.
    fn outbox_due(
        &self,
        transport: &str,
        env: &Env,
        most: usize,
        under_way: &mut InFlight,
    ) -> Result<Vec<DueMessage>, StoreError> {
        let mut found: Vec<DueMessage> = Vec::new();
        while found.len() < most {
            let left = most - found.len();
            let without = under_way.without();
            let due = self.store.due_without(transport, env.now, left, &without)?;
            let all = due.len();
            for promise in due {
                let to = Recipient::Place(promise.place.clone());
                if !under_way.is_full(&to) {
                    under_way.known.push((DeliveryId::Event(promise.id.0), to));
                    found.push(promise);
                }
            }
            if all < left {
                break;
            }
        }
        found.sort_by_key(|promise| promise.id);
        Ok(found)
    }

    fn delivery(
        &self,
        (id, waited): (DeliveryId, i64),
        to: Recipient,
        reply: Reply,
        deed: DeliveryKind,
    ) -> Delivery {
        let hushed = match &to {
            Recipient::Place(place) => self.server_settings(place).pings == PingMode::Silent,
            Recipient::Person(_) => false,
        };
        Delivery {
            id,
            to,
            reply,
            kind: deed,
            silent: hushed,
            thread_follows: false,
            age_ms: waited,
        }
    }

    /// Whether a thread would be put to sleep before its messages have lost their controls, which would wake it.
    fn closes_early(&self, notice: &Notice) -> bool {
        match (notice.kind, &notice.to) {
            (NoticeKind::CloseThread, Recipient::Place(place)) => {
                self.store.has_stale_controls_at(place).unwrap_or_default()
            }
            _ => false,
        }
    }

    /// One promised message. One that can never be made is given up, on the record, rather than holding the
    /// game's later messages for ever; trouble that may pass only delays it.
    fn build_delivery(
        &mut self,
        (id, language): (DeliveryId, Language),
        env: &Env,
        make: impl FnOnce(&Self) -> Result<Option<Reply>, StoreError>,
    ) -> Option<Reply> {
        // A bug in wording one message must not hold up all others.
        let made = catch_unwind(AssertUnwindSafe(|| with_language(language, || make(self))));
        let how = match made {
            Ok(Ok(Some(reply))) => return Some(reply),
            Ok(Ok(None)) => {
                self.settle_event(id, &DeliveryResult::Never(MOOT_REASON.to_owned()), env);
                return None;
            }
            Ok(Err(error)) if error.is_of_one_game() => {
                self.quarantine_damaged(env);
                if matches!(id, DeliveryId::Event(_)) {
                    // It is told once the game goes on; until then it is not asked for again.
                    tracing::warn!(%error, promise = %id, "a game is damaged: its messages wait");
                    return None;
                }
                DeliveryResult::Never(error.to_string())
            }
            Ok(Err(error)) => {
                tracing::warn!(%error, promise = %id, "a promised message must wait");
                return None;
            }
            Err(_) => DeliveryResult::Never("a fault in making the message".to_owned()),
        };
        tracing::error!(?how, promise = %id, "a promised message cannot be made");
        self.settle_event(id, &how, env);
        None
    }

    /// What a table is told of events, made anew from the log.
    fn announcement_for(&self, due: &DueMessage, now: Timestamp) -> Result<Reply, StoreError> {
        let Some(MessageState { game, events }) = self.state_when_posted(due)? else {
            return Err(self.store.damaged(due.game, "it has no log"));
        };
        let view = self.view_of_table(&game);
        let mut reply = present::announcement(
            &game,
            &events,
            view,
            &self.names(&game)?,
            &self.time_exclusions(&game)?,
        );
        if self.is_headed(&game, &events)? {
            let mut text = head(&game, game.ply());
            text.push_line(reply.text);
            reply.text = text;
            reply.headed = true;
        }
        reply.file = self.proof(&game, &events)?;
        let before = called::looks_back(&events).then(|| self.store.game(due.game, Some(due.from)));
        let before = before.transpose()?.flatten();
        let Called {
            acts: acting,
            mut hears,
        } = called::players_to_mention(&game, before.as_deref(), &events);
        // What is only news may be read in the morning.
        hears.retain(|player| {
            self.reminder_settings(player)
                .manner
                .quiet_until(now)
                .is_none()
        });
        reply.notify = [acting, hears.clone()].concat();
        reply.hears = hears;
        if let Some(now) = self.store.game(due.game, None)?
            && now.version() > game.version()
        {
            // Who has moved since then need not be called any more.
            reply
                .notify
                .retain(|player| !is_to_act(&game, player) || is_to_act(&now, player));
        }
        Ok(reply)
    }

    /// Whether what a table is told begins with the game and how far it has come: always, but where it is said anyhow,
    /// and where only one game runs at a place whose adapter wants it so.
    fn is_headed(&self, game: &Game, events: &[Entry]) -> Result<bool, StoreError> {
        let named = events.iter().any(|entry| {
            matches!(
                entry.event,
                Event::Created { .. } | Event::Started { .. } | Event::Imported { .. }
            )
        });
        if named || game.seats().is_empty() {
            return Ok(false);
        }
        if !self.sparing {
            return Ok(true);
        }
        let running = self.store.list(&GameQuery {
            player: None,
            place: Some(game.place()),
            stages: &[Stage::Running],
            before: None,
            most: 2,
        })?;
        Ok(running.iter().any(|other| other.id != game.id()))
    }

    /// Names the game above what a table is told only where several run: for an adapter that shows one board at a time,
    /// with the game’s name above it.
    #[must_use]
    pub fn sparing_with_names(mut self) -> Self {
        self.sparing = true;
        self
    }

    /// What a notice says as things stand; nothing when that is moot by now.
    fn notice_message(&self, notice: &Notice, now: Timestamp) -> Result<Option<Reply>, StoreError> {
        match notice.kind {
            NoticeKind::Reminder => self.reminder_message(notice, now),
            NoticeKind::Board => self.private_board(notice, now),
            NoticeKind::Plan => Ok(plan_notice(notice)),
            NoticeKind::PlaceGone => self.placeless_notice(notice),
            NoticeKind::Moved => self.moved_notice(notice),
            NoticeKind::NoThread => self.thread_fallback(notice),
            NoticeKind::OpenThread | NoticeKind::CloseThread => self.thread_name(notice),
        }
    }

    /// The board that somebody wants in private when it becomes his move; nothing where he does not.
    pub(super) fn private_board_notice(
        &self,
        before: &Game,
        game: &Game,
        now: Timestamp,
    ) -> Option<Notice> {
        let whom = game.to_move().and_then(|seat| game.mover_for_seat(seat))?;
        let fell = before.dice_due().is_some();
        let other = before
            .to_move()
            .and_then(|seat| before.mover_for_seat(seat))
            != Some(whom);
        let begins = fell || before.ply() != game.ply() || before.stage() != game.stage();
        let begins = begins || other;
        if !begins || game.place().is_private() {
            return None;
        }
        self.reminder_settings(whom).boards.then(|| Notice {
            kind: NoticeKind::Board,
            to: Recipient::Person(whom.clone()),
            whom: Some(whom.clone()),
            games: vec![game.id()],
            detail: game.ply().0.to_string(),
            due: now,
        })
    }

    /// The board of the game that waits for a player, while it waits for the same move.
    fn private_board(&self, notice: &Notice, now: Timestamp) -> Result<Option<Reply>, StoreError> {
        let (Some(whom), game) = (&notice.whom, self.game_of(notice)?) else {
            return Ok(None);
        };
        let ply = parse_plies(&notice.detail).next();
        let game = game.filter(|game| game.awaits(whom) && ply == Some(game.ply()));
        let Some(game) = game.filter(|_| self.reminder_settings(whom).boards) else {
            return Ok(None);
        };
        // Nobody is called, so that no device makes a sound.
        self.waiting_board(whom, &game, now).map(Some)
    }

    /// Books how a delivery went, and does what follows from it. What somebody does not take in private is said
    /// where the game is.
    pub fn delivered(&mut self, id: DeliveryId, how: DeliveryOutcome, env: &Env) {
        let booked = match id {
            DeliveryId::Event(id) => self.settle_delivered(OutboxId(id), how, env),
            DeliveryId::Notice(id) => self.settle_notice(NoticeId(id), how, env),
        };
        if let Err(error) = booked {
            tracing::error!(%error, promise = %id, "a delivery cannot be booked");
        }
    }

    /// Books what became of a promise, from which nothing follows.
    fn settle_event(&mut self, id: DeliveryId, how: &DeliveryResult, env: &Env) {
        let booked = match id {
            DeliveryId::Event(id) => self.store.settle(OutboxId(id), how, env.now),
            DeliveryId::Notice(id) => {
                let nothing = DeliveryEffects::default();
                self.store
                    .settle_notice(NoticeId(id), how, nothing, env.now)
            }
        };
        if let Err(error) = booked {
            tracing::error!(%error, promise = %id, "a delivery cannot be booked");
        }
    }

    fn settle_delivered(
        &mut self,
        id: OutboxId,
        how: DeliveryOutcome,
        env: &Env,
    ) -> Result<(), StoreError> {
        let settled = match how {
            DeliveryOutcome::Posted(message) => return self.book_posted(id, message, env),
            DeliveryOutcome::Gone(why) => match self.after_gone(id)? {
                Some(PlaceState::Nowhere(game)) => return self.store.hold(game),
                Some(PlaceState::Elsewhere) => DeliveryResult::Later(Timestamp(env.now.0 + MINUTE)),
                None => DeliveryResult::Never(why),
            },
            DeliveryOutcome::Later(at) => DeliveryResult::Later(at),
            DeliveryOutcome::Never(why) => DeliveryResult::Never(why),
            DeliveryOutcome::Opened(place) => {
                DeliveryResult::Posted(Some(place.as_str().to_owned()))
            }
        };
        self.store.settle(id, &settled, env.now)
    }

    fn book_posted(
        &mut self,
        id: OutboxId,
        message: Option<String>,
        env: &Env,
    ) -> Result<(), StoreError> {
        let (mut work, mut wear) = (Vec::new(), ControlsChange::default());
        if let (Some(name), Some(told)) = (&message, self.store.promise(id)?) {
            work = self.thread_work(&told, name, env)?;
            wear = self.controls_change(&told, name);
        }
        let follows = DeliveryEffects {
            notices: &work,
            carrier: wear.posted.as_ref(),
            worn: &wear.stale,
        };
        let settled = DeliveryResult::Posted(message);
        self.store.settle_with(id, &settled, follows, env.now)
    }

    /// Where the game of a promise is whose place was found to be gone; `None` where it does not run any more.
    fn after_gone(&self, id: OutboxId) -> Result<Option<PlaceState>, StoreError> {
        let Some(told) = self.store.promise(id)? else {
            return Ok(None);
        };
        let game = self.load(told.game)?;
        let running = game.filter(|game| game.stage() == Stage::Running);
        Ok(running.map(|game| {
            let left = matches!(game.paused(), Some((PauseReason::Left(_), _)));
            if left || Self::is_placeless(&game) {
                PlaceState::Nowhere(game.id())
            } else {
                PlaceState::Elsewhere
            }
        }))
    }

    fn settle_notice(
        &mut self,
        id: NoticeId,
        how: DeliveryOutcome,
        env: &Env,
    ) -> Result<(), StoreError> {
        let notice = self.store.notice(id)?;
        let opens = notice
            .clone()
            .filter(|notice| notice.kind == NoticeKind::OpenThread);
        let (mut others, mut carrier) = (Vec::new(), None);
        let settled = match how {
            DeliveryOutcome::Posted(message) => {
                let carrying = |notice: Notice| Self::posted_board(&notice, message.as_deref()?);
                carrier = notice.and_then(carrying);
                DeliveryResult::Posted(message)
            }
            DeliveryOutcome::Opened(place) => {
                if let Some(notice) = &opens {
                    self.thread_opened(notice, &place, env)?;
                }
                // Under this name the thread is known to belong to its game.
                DeliveryResult::Posted(Some(place.as_str().to_owned()))
            }
            DeliveryOutcome::Later(at) => DeliveryResult::Later(at),
            DeliveryOutcome::Gone(why) => DeliveryResult::Never(why),
            DeliveryOutcome::Never(why) => {
                others.extend(opens.map(|notice| Notice {
                    kind: NoticeKind::NoThread,
                    due: env.now,
                    ..notice
                }));
                others.extend(self.dm_fallback(id, env.now)?);
                DeliveryResult::Never(why)
            }
        };
        let follows = DeliveryEffects {
            carrier: carrier.as_ref(),
            ..DeliveryEffects::message_only(&others)
        };
        self.store.settle_notice(id, &settled, follows, env.now)
    }
}

/// Where a game is whose message could not be brought.
enum PlaceState {
    /// Its place is gone, and it has no other.
    Nowhere(GameId),
    /// It has another by now.
    Elsewhere,
}

/// What is to be done for a notice.
fn deed(notice: &Notice) -> DeliveryKind {
    match notice.kind {
        NoticeKind::OpenThread => DeliveryKind::OpenThread(notice.detail.clone()),
        NoticeKind::CloseThread => DeliveryKind::ArchiveThread,
        NoticeKind::Reminder
        | NoticeKind::Board
        | NoticeKind::Plan
        | NoticeKind::PlaceGone
        | NoticeKind::Moved
        | NoticeKind::NoThread => DeliveryKind::Message,
    }
}

/// Whether something is to be done by this player, on the board or about its dice.
fn is_to_act(game: &Game, player: &PlayerId) -> bool {
    game.players_to_act()
        .and_then(|seat| game.mover_for_seat(seat))
        == Some(player)
}
