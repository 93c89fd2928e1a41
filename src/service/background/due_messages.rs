//! Due messages of the outbox, built at delivery from the log and the present state.

use std::panic::{AssertUnwindSafe, catch_unwind};

use crate::play::calendar::MINUTE;
use crate::play::event::{Entry, Event, PauseReason};
use crate::play::summary::Stage;
use crate::play::{Env, Game, GameId, Timestamp};
use crate::service::api::delivery::{Delivery, DeliveryId, DeliveryKind, DeliveryOutcome};
use crate::service::api::reply::Reply;
use crate::service::api::server_settings::PingMode;
use crate::service::background::analyses;
use crate::service::background::valid_controls;
use crate::service::background::valid_controls::ControlsChange;
use crate::service::challenges::lobby;
use crate::service::commit::{notices, plans, quarantine, stop_ends};
use crate::service::contests::{ladder, tell};
use crate::service::describe::called::Called;
use crate::service::describe::{called, computer, game, present};
use crate::service::lookup::posted::MessageState;
use crate::service::lookup::{languages, load, load_names, posted, ratings, server, times, view};
use crate::service::players::{inbox, remind};
use crate::service::puzzles::daily;
use crate::service::servers::{accounts, hooks, places};
use crate::service::state::Service;
use crate::service::study::verify;
use crate::service::words::language;
use crate::service::words::language::Language;
use crate::service::{background, lookup};
use crate::store::{
    DeliveryEffects, DeliveryResult, DueMessage, GameQuery, Notice, NoticeId, NoticeKind,
    OutboxFilter, OutboxId, Recipient, Store, StoreError, place_text,
};

/// Retry delay of a message blocked by an earlier one, in ms.
const BLOCKED_RETRY_MS: i64 = 5_000;

/// The recorded reason of a message that is no longer needed.
const MOOT_REASON: &str = "there was nothing left to say";

/// Messages being delivered.
#[derive(Clone, Debug)]
pub struct InFlight {
    /// Their ids with their recipients.
    pub known: Vec<(DeliveryId, Recipient)>,
    /// Most deliveries at once to one place.
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

    /// Returns `true` if no more may go there for now.
    fn is_full(&self, to: &Recipient) -> bool {
        self.known.iter().filter(|(_, known)| known == to).count() >= self.max_per_place
    }

    /// The outbox entries to leave out, and the full places.
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
    /// Due messages at places and to people of a transport, those of one game in their order; at most
    /// `most`.
    pub fn due(&mut self, transport: &str, env: &Env, most: usize) -> Vec<Delivery> {
        self.due_excluding(transport, env, most, &InFlight::default())
    }

    /// [`Service::due`] without the deliveries in flight: a place gets no more than can be posted there.
    pub fn due_excluding(
        &mut self,
        transport: &str,
        env: &Env,
        most: usize,
        under_way: &InFlight,
    ) -> Vec<Delivery> {
        daily::promise(self, transport, env);
        let mut under_way = under_way.clone();
        let promises = outbox_due(&self.store, transport, env, most, &mut under_way);
        let notices = self
            .store
            .due_notices(transport, env.now, most + under_way.known.len());
        let (promises, notices) = match promises.and_then(|due| Ok((due, notices?))) {
            Ok(due) => due,
            Err(error) => {
                tracing::error!(%error, "failed to read the outbox");
                return Vec::new();
            }
        };
        let mut due = Vec::new();
        for promise in promises {
            let id = DeliveryId::Event(promise.id.0);
            let to = Recipient::Place(promise.place.clone());
            let language = languages::language_for_notice(&self.store, &to, &[]);
            let card = lobby::standing_card(&self.store, &promise);
            let reply = build_delivery(self, id, language, env, |service| match &card {
                Some(_) => lobby::lobby_card(&service.store, &promise).map(Some),
                None => announcement_for(service, &promise, env.now).map(Some),
            });
            let kind = card.map_or(DeliveryKind::Message, DeliveryKind::Edit);
            let waited = env.now.0.saturating_sub(promise.since.0);
            let thread_follows = places::opens_thread(&self.store, &promise).unwrap_or_default();
            due.extend(reply.map(|reply| Delivery {
                thread_follows,
                age_ms: waited,
                ..delivery(&self.store, id, to, reply, kind)
            }));
        }
        for (NoticeId(id), notice) in notices {
            let id = DeliveryId::Notice(id);
            if under_way.has(id) || under_way.is_full(&notice.to) {
                continue;
            }
            if closes_early(&self.store, &notice) {
                // Postponed, so that later due messages get their turn.
                let later = Timestamp(env.now.0.saturating_add(BLOCKED_RETRY_MS));
                settle_event(&mut self.store, id, &DeliveryResult::Later(later), env);
                continue;
            }
            if let Some(at) = remind::quiet_until(&self.store, &notice, env.now) {
                settle_event(&mut self.store, id, &DeliveryResult::Later(at), env);
                continue;
            }
            let to = analyses::recipient(self, &notice);
            let noticed = |service: &Self| notice_message(service, &notice, env.now);
            let language = languages::language_for_notice(&self.store, &to, &notice.games);
            let reply = build_delivery(self, id, language, env, noticed);
            let kind = kind_of_notice(&notice);
            let waited = env.now.0.saturating_sub(notice.due.0);
            let quiet = matches!(
                notice.kind,
                NoticeKind::QueueNotice | NoticeKind::DailyPuzzle
            );
            due.extend(reply.map(|reply| {
                let delivery = delivery(&self.store, id, to, reply, kind);
                Delivery {
                    recipient: notice.recipient.clone(),
                    age_ms: waited,
                    silent: delivery.silent || quiet,
                    ..delivery
                }
            }));
        }
        due.truncate(most);
        due
    }

    /// Records the outcome of a delivery with its effects. A notice refused in private goes to the game's place.
    /// Returns `false` if it could not be recorded.
    pub fn delivered(&mut self, id: DeliveryId, how: DeliveryOutcome, env: &Env) -> bool {
        let booked = match id {
            DeliveryId::Event(id) => settle_delivered(&mut self.store, OutboxId(id), how, env),
            DeliveryId::Notice(id) => settle_notice(self, NoticeId(id), how, env),
        };
        let failed = |error: &StoreError| {
            tracing::error!(%error, promise = %id, "failed to record a delivery");
        };
        booked.inspect_err(failed).is_ok()
    }
}

/// Due outbox entries. If a place is full, entries for other places are used instead.
fn outbox_due(
    store: &Store,
    transport: &str,
    env: &Env,
    most: usize,
    under_way: &mut InFlight,
) -> Result<Vec<DueMessage>, StoreError> {
    let mut found: Vec<DueMessage> = Vec::new();
    while found.len() < most {
        let left = most - found.len();
        let without = under_way.without();
        let due = store.due_without(transport, env.now, left, &without)?;
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
    store: &Store,
    id: DeliveryId,
    to: Recipient,
    reply: Reply,
    delivery_kind: DeliveryKind,
) -> Delivery {
    let hushed = match &to {
        Recipient::Place(place) => server::settings_at(store, place).pings == PingMode::Silent,
        Recipient::Person(_) => false,
    };
    Delivery {
        id,
        to,
        recipient: None,
        reply,
        kind: delivery_kind,
        silent: hushed,
        thread_follows: false,
        age_ms: 0,
    }
}

/// Returns `true` if a thread would be archived before its messages have lost their controls, which would unarchive it.
fn closes_early(store: &Store, notice: &Notice) -> bool {
    match (notice.kind, &notice.to) {
        (NoticeKind::CloseThread, Recipient::Place(place)) => {
            store.has_stale_controls_at(place).unwrap_or_default()
        }
        _ => false,
    }
}

/// Builds one delivery. One that can never be built is abandoned with a log line, so that it does not block the game's
/// later messages. A temporary failure only delays it.
fn build_delivery(
    service: &mut Service,
    id: DeliveryId,
    language: Language,
    env: &Env,
    make: impl FnOnce(&Service) -> Result<Option<Reply>, StoreError>,
) -> Option<Reply> {
    // A bug in the text of one message must not block all others.
    let made = catch_unwind(AssertUnwindSafe(|| {
        language::with_language(language, || make(service))
    }));
    let how = match made {
        Ok(Ok(Some(reply))) => return Some(reply),
        Ok(Ok(None)) => {
            settle_event(
                &mut service.store,
                id,
                &DeliveryResult::Never(MOOT_REASON.to_owned()),
                env,
            );
            return None;
        }
        Ok(Err(error)) if error.is_of_one_game() => {
            quarantine::quarantine_damaged(&mut service.store, env);
            if matches!(id, DeliveryId::Event(_)) {
                // It is delivered once the game is released; until then it is held.
                tracing::warn!(%error, promise = %id, "a game is damaged: its messages wait");
                return None;
            }
            DeliveryResult::Never(error.to_string())
        }
        Ok(Err(error)) => {
            tracing::warn!(%error, promise = %id, "message delayed");
            return None;
        }
        Err(_) => DeliveryResult::Never("a fault in making the message".to_owned()),
    };
    tracing::error!(?how, promise = %id, "failed to build a message");
    settle_event(&mut service.store, id, &how, env);
    None
}

/// An announcement of events, built again from the log.
fn announcement_for(
    service: &Service,
    due: &DueMessage,
    now: Timestamp,
) -> Result<Reply, StoreError> {
    let Some(MessageState { game, events }) = posted::state_when_posted(&service.store, due)?
    else {
        return Err(service.store.damaged(due.game, "it has no log"));
    };
    let view = view::view_of_table(&service.store, &game);
    let mut reply = present::announcement(
        &game,
        &events,
        view,
        &load_names::names(&service.store, &game)?,
        &times::time_exclusions(&service.store, &game)?,
    );
    if is_headed(service, &game, &events)? {
        let mut text = game::head(&game, game.ply());
        text.push_line(reply.text);
        reply.text = text;
        reply.headed = true;
    }
    if events
        .iter()
        .any(|entry| matches!(entry.event, Event::Ended { .. }))
    {
        reply.text.push_line(ratings::told(&service.store, &game)?);
        reply
            .text
            .push_line(service.page_of_game(&game, game.ply()));
    }
    reply.file = verify::proof(&service.store, &game, &events)?;
    let before = called::looks_back(&events).then(|| service.store.game(due.game, Some(due.from)));
    let before = before.transpose()?.flatten();
    let Called {
        acts: acting,
        mut hears,
    } = called::players_to_mention(&game, before.as_deref(), &events);
    // News that need no action may be read in the morning.
    hears.retain(|player| {
        lookup::reminder_settings::reminder_settings(&service.store, player)
            .policy
            .quiet_until(now)
            .is_none()
    });
    reply.notify = [acting, hears.clone()].concat();
    reply.hears = hears;
    if let Some(now) = service.store.game(due.game, None)?
        && now.version() > game.version()
    {
        // Players who have moved since need no mention any more.
        reply
            .notify
            .retain(|player| !called::is_to_act(&game, player) || called::is_to_act(&now, player));
    }
    Ok(reply)
}

/// Returns `true` if an announcement begins with the game and its progress. Exceptions: texts that say it anyway, and a
/// place with only one game whose adapter wants it so.
fn is_headed(service: &Service, game: &Game, events: &[Entry]) -> Result<bool, StoreError> {
    let named = events.iter().any(|entry| {
        matches!(
            entry.event,
            Event::Created { .. } | Event::Started { .. } | Event::Imported { .. }
        )
    });
    if named || game.seats().is_empty() {
        return Ok(false);
    }
    if !service.options.omits_single_game_name {
        return Ok(true);
    }
    let running = service.store.list(&GameQuery {
        player: None,
        place: Some(game.place()),
        stages: &[Stage::Running],
        before: None,
        most: 2,
    })?;
    Ok(running.iter().any(|other| other.id != game.id()))
}

/// The present text of a notice; `None` if it is moot by now.
fn notice_message(
    service: &Service,
    notice: &Notice,
    now: Timestamp,
) -> Result<Option<Reply>, StoreError> {
    let store = &service.store;
    match notice.kind {
        NoticeKind::QueueNotice => queue_notice(service, notice),
        NoticeKind::Analysis => analyses::ready(service, notice),
        NoticeKind::DailyPuzzle => daily::post(service, notice, now),
        NoticeKind::Account => accounts::told(store, notice),
        NoticeKind::Contest => tell::message(service, notice, now),
        NoticeKind::Ladder => ladder::message(service, notice),
        NoticeKind::Hook => hooks::stopped(store, notice),
        NoticeKind::Reminder => background::fire_reminders::reminder_message(store, notice, now),
        NoticeKind::Board => private_board(store, notice, now),
        NoticeKind::Plan => Ok(plans::plan_notice(notice)),
        NoticeKind::StopEnds => stop_ends::message(store, notice, now),
        NoticeKind::PlaceGone => places::placeless_notice(store, notice),
        NoticeKind::Moved => places::moved_notice(store, notice),
        NoticeKind::NoThread => places::thread_fallback(store, notice),
        NoticeKind::OpenThread | NoticeKind::CloseThread => places::thread_name(store, notice),
    }
}

/// The number of games that a computer thinks about first, while the game still waits for the same move.
fn queue_notice(service: &Service, notice: &Notice) -> Result<Option<Reply>, StoreError> {
    let ply = remind::parse_plies(&notice.detail).next();
    let game = places::game_of(&service.store, notice)?;
    let Some(game) = game.filter(|game| ply == Some(game.ply())) else {
        return Ok(None);
    };
    let line = service.queue_position(game.id());
    let (Some(line), Some((_, computer))) = (line, game.thinker()) else {
        return Ok(None);
    };
    let names = load_names::names(&service.store, &game)?;
    let mut text = game::head(&game, game.ply());
    text.push_line(computer::queue_notice(
        &computer.player(),
        line.ahead,
        &names,
    ));
    Ok(Some(Reply::note(text)))
}

/// The board of the game that waits for a player, while it waits for the same move.
fn private_board(
    store: &Store,
    notice: &Notice,
    now: Timestamp,
) -> Result<Option<Reply>, StoreError> {
    let (Some(recipient), game) = (&notice.recipient, places::game_of(store, notice)?) else {
        return Ok(None);
    };
    let ply = remind::parse_plies(&notice.detail).next();
    let game = game.filter(|game| game.awaits(recipient) && ply == Some(game.ply()));
    let Some(game) =
        game.filter(|_| lookup::reminder_settings::reminder_settings(store, recipient).boards)
    else {
        return Ok(None);
    };
    // Nobody is mentioned, so that no device makes a sound.
    inbox::waiting_board(store, recipient, &game, now).map(Some)
}

/// Records the outcome of an outbox entry without further effects.
fn settle_event(store: &mut Store, id: DeliveryId, how: &DeliveryResult, env: &Env) {
    let booked = match id {
        DeliveryId::Event(id) => store.settle(OutboxId(id), how, env.now),
        DeliveryId::Notice(id) => {
            let nothing = DeliveryEffects::default();
            store.settle_notice(NoticeId(id), how, nothing, env.now)
        }
    };
    if let Err(error) = booked {
        tracing::error!(%error, promise = %id, "failed to record a delivery");
    }
}

fn settle_delivered(
    store: &mut Store,
    id: OutboxId,
    how: DeliveryOutcome,
    env: &Env,
) -> Result<(), StoreError> {
    let settled = match how {
        DeliveryOutcome::Posted(message) => {
            return book_posted(store, id, message, env);
        }
        DeliveryOutcome::Gone(why) => match after_gone(store, id)? {
            Some(PlaceState::Nowhere(game)) => return store.hold_until_place(game),
            Some(PlaceState::Elsewhere) => DeliveryResult::Later(Timestamp(env.now.0 + MINUTE)),
            None => DeliveryResult::Never(why),
        },
        DeliveryOutcome::Later(at) => DeliveryResult::Later(at),
        DeliveryOutcome::Never(why) => DeliveryResult::Never(why),
        DeliveryOutcome::Opened(place) => DeliveryResult::Posted(Some(place_text(&place))),
    };
    store.settle(id, &settled, env.now)
}

fn book_posted(
    store: &mut Store,
    id: OutboxId,
    message: Option<String>,
    env: &Env,
) -> Result<(), StoreError> {
    let (mut work, mut change) = (Vec::new(), ControlsChange::default());
    if let (Some(name), Some(told)) = (&message, store.promise(id)?) {
        work = places::thread_work(store, &told, name, env)?;
        change = valid_controls::controls_change(store, &told, name);
    }
    let follows = DeliveryEffects {
        notices: &work,
        posted: change.posted.as_ref(),
        stale: &change.stale,
    };
    store.settle_posted(id, message, follows, env.now)
}

/// The state of a game whose place was found to be gone; `None` if it is no longer running.
fn after_gone(store: &Store, id: OutboxId) -> Result<Option<PlaceState>, StoreError> {
    let Some(told) = store.promise(id)? else {
        return Ok(None);
    };
    let game = load::load(store, told.game)?;
    let running = game.filter(|game| game.stage() == Stage::Running);
    Ok(running.map(|game| {
        let left = matches!(game.paused(), Some((PauseReason::Left(_), _)));
        if left || notices::is_placeless(&game) {
            PlaceState::Nowhere(game.id())
        } else {
            PlaceState::Elsewhere
        }
    }))
}

fn settle_notice(
    service: &mut Service,
    id: NoticeId,
    how: DeliveryOutcome,
    env: &Env,
) -> Result<(), StoreError> {
    let notice = service.store.notice(id)?;
    let opens = notice
        .clone()
        .filter(|notice| notice.kind == NoticeKind::OpenThread);
    let (mut others, mut posted) = (Vec::new(), None);
    let settled = match how {
        DeliveryOutcome::Posted(message) => {
            let carrying =
                |notice: Notice| valid_controls::posted_board(&notice, message.as_deref()?);
            posted = notice.and_then(carrying);
            DeliveryResult::Posted(message)
        }
        DeliveryOutcome::Opened(place) => {
            if let Some(notice) = &opens {
                places::thread_opened(service, notice, &place, env)?;
            }
            // Under this id the thread is known to belong to its game.
            DeliveryResult::Posted(Some(place_text(&place)))
        }
        DeliveryOutcome::Later(at) => DeliveryResult::Later(at),
        DeliveryOutcome::Gone(why) => {
            others.extend(notice.and_then(|notice| analyses::in_private(notice, env)));
            DeliveryResult::Never(why)
        }
        DeliveryOutcome::Never(why) => {
            others.extend(notice.and_then(|notice| analyses::in_private(notice, env)));
            others.extend(opens.map(|notice| Notice {
                kind: NoticeKind::NoThread,
                due: env.now,
                ..notice
            }));
            others.extend(background::fire_reminders::dm_fallback(
                &mut service.store,
                id,
                env.now,
            )?);
            DeliveryResult::Never(why)
        }
    };
    let follows = DeliveryEffects {
        posted: posted.as_ref(),
        ..DeliveryEffects::message_only(&others)
    };
    service.store.settle_notice(id, &settled, follows, env.now)
}

/// The place of a game whose message could not be delivered.
enum PlaceState {
    /// Its place is gone, without a new one.
    Nowhere(GameId),
    /// It has moved to another place.
    Elsewhere,
}

/// The kind of delivery of a notice.
fn kind_of_notice(notice: &Notice) -> DeliveryKind {
    match notice.kind {
        NoticeKind::OpenThread => DeliveryKind::OpenThread(notice.detail.clone()),
        NoticeKind::CloseThread => DeliveryKind::ArchiveThread,
        NoticeKind::Reminder
        | NoticeKind::Board
        | NoticeKind::Plan
        | NoticeKind::PlaceGone
        | NoticeKind::Moved
        | NoticeKind::NoThread
        | NoticeKind::QueueNotice
        | NoticeKind::Analysis
        | NoticeKind::DailyPuzzle
        | NoticeKind::Account
        | NoticeKind::Contest
        | NoticeKind::Ladder
        | NoticeKind::Hook
        | NoticeKind::StopEnds => DeliveryKind::Message,
    }
}
