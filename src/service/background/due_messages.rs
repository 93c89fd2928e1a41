//! Due messages of the outbox, built at delivery from the log and the present state.

use crate::play::calendar::MINUTE;
use crate::play::event::{Entry, Event, PauseReason};
use crate::play::stage::Stage;
use crate::play::{Env, Game, GameId, Timestamp};
use crate::service::api::delivery::{Delivery, DeliveryId, DeliveryKind, DeliveryOutcome};
use crate::service::api::reply::Reply;
use crate::service::background::build_delivery::{InFlight, build_delivery, delivery};
use crate::service::background::valid_controls::ControlsChange;
use crate::service::background::{due_notices, valid_controls};
use crate::service::challenges::lobby;
use crate::service::commit::notices;
use crate::service::describe::called::Called;
use crate::service::describe::{announcement, called, dice, game, present};
use crate::service::lookup::posted::MessageState;
use crate::service::lookup::{
    self, languages, load, load_names, newcomers, posted, ratings, times, view,
};
use crate::service::puzzles::daily;
use crate::service::servers::places;
use crate::service::state::Service;
use crate::service::study::verify;
use crate::service::words::language;
use crate::store::{
    self, DeliveryEffects, DeliveryResult, DueMessage, GameQuery, NoticeId, OutboxId, Recipient,
    Store, StoreError, place_text,
};

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
        daily::enqueue(self, transport, env);
        let mut under_way = under_way.clone();
        let entries = outbox_due(&self.store, transport, env, most, &mut under_way);
        let entries = entries.unwrap_or_else(|error| {
            tracing::error!(%error, "failed to read the outbox");
            Vec::new()
        });
        let mut due = Vec::new();
        for entry in entries {
            due.extend(announcement(self, &entry, env));
        }
        let left = most.saturating_sub(due.len());
        due.extend(due_notices::due(self, transport, env, left, under_way));
        due
    }

    /// Records the outcome of a delivery with its effects. A notice refused in private goes to the game's place.
    /// Returns `false` if it could not be recorded.
    pub fn delivered(&mut self, id: DeliveryId, how: DeliveryOutcome, env: &Env) -> bool {
        let booked = match id {
            DeliveryId::Event(id) => settle_delivered(&mut self.store, OutboxId(id), how, env),
            DeliveryId::Notice(id) => due_notices::settle(self, NoticeId(id), how, env),
        };
        let failed = |error: &StoreError| {
            tracing::error!(%error, outbox = %id, "failed to record a delivery");
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
        let due = store::outbox::due_without(store, transport, env.now, left, &without)?;
        let all = due.len();
        for entry in due {
            let to = Recipient::Place(entry.place.clone());
            if !under_way.is_full(&to) {
                under_way.known.push((DeliveryId::Event(entry.id.0), to));
                found.push(entry);
            }
        }
        if all < left {
            break;
        }
    }
    found.sort_by_key(|entry| entry.id);
    Ok(found)
}

/// Builds the delivery of an outbox entry.
fn announcement(service: &mut Service, entry: &DueMessage, env: &Env) -> Option<Delivery> {
    let id = DeliveryId::Event(entry.id.0);
    build_delivery(service, id, env, |service| {
        let store = &service.store;
        let to = Recipient::Place(entry.place.clone());
        let language = languages::language_for_notice(store, &to, &[]);
        let card = lobby::standing_card(store, entry);
        let reply = language::with_language(language, || match &card {
            Some(_) => lobby::lobby_card(store, entry),
            None => announcement_for(service, entry, env.now),
        })?;
        let kind = card.map_or(DeliveryKind::Message, DeliveryKind::Edit);
        Ok(Some(Delivery {
            thread_follows: places::opens_thread(store, entry).unwrap_or_default(),
            age_ms: env.now.0.saturating_sub(entry.since.0),
            ..delivery(store, id, to, reply, kind)
        }))
    })
}

/// An announcement of events, built again from the log.
fn announcement_for(
    service: &Service,
    due: &DueMessage,
    now: Timestamp,
) -> Result<Reply, StoreError> {
    let Some(state) = posted::state_when_posted(&service.store, due)? else {
        return Err(service.store.damaged(due.game, "it has no log"));
    };
    let rematch = posted::rematch_line(&service.store, &state)?;
    let MessageState { game, events } = state;
    let view = view::view_of_table(&service.store, &game);
    let names = load_names::names(&service.store, &game)?;
    let times = times::time_exclusions(&service.store, &game)?;
    let mut reply = present::announcement(&game, &events, view, &names, &times);
    let has = |fits: fn(&Event) -> bool| events.iter().any(|entry| fits(&entry.event));
    let moved = has(|event| matches!(event, Event::Moved { .. }));
    let begins_here = moved && places::begins_in_its_thread(&service.store, &game)?;
    let thread_follows = places::opens_thread(&service.store, due)?;
    if begins_here {
        reply.text = present::beginning(&game, &names, &times);
    } else if thread_follows {
        reply.text = present::before_thread(&game, &events, &names, &times);
    } else if is_headed(service, &game, &events)? {
        let mut text = game::head(&game, game.ply());
        text.push_line(reply.text);
        reply.text = text;
        reply.headed = true;
    }
    if has(|event| matches!(event, Event::Created { .. })) && !game.has_lobby() {
        reply.text.push_line(rematch);
        let rated = ratings::of_challenger(&service.store, &game)?;
        reply.text.push_line(rated);
    }
    let begins = begins_here || has(|event| matches!(event, Event::Started { .. }));
    if begins && !thread_follows && newcomers::has_newcomer(&service.store, &game)? {
        reply.text.push_line(announcement::how_to_play(&game));
    }
    reply.text.push_line(dice::seals(&events));
    if has(|event| matches!(event, Event::Ended { .. })) {
        reply.text.push_line(ratings::told(&service.store, &game)?);
        reply
            .text
            .push_line(service.page_of_game(&game, game.ply()));
    }
    reply.file = verify::proof(&service.store, &game, &events)?;
    let before = || service.store.game(due.game, Some(due.from));
    let Called {
        acts: acting,
        mut hears,
    } = called::players_to_mention(&game, &before, &events, begins_here)?;
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
            Some(PlaceState::Nowhere(game)) => return store::outbox::hold_until_place(store, game),
            Some(PlaceState::Elsewhere) => DeliveryResult::Later(Timestamp(env.now.0 + MINUTE)),
            None => DeliveryResult::Never(why),
        },
        DeliveryOutcome::Later(at) => DeliveryResult::Later(at),
        DeliveryOutcome::Never(why) | DeliveryOutcome::Refused(why) => {
            let told = places::unposted_challenge(store, id, env)?;
            let follows = DeliveryEffects::message_only(&told);
            return store::delivery::settle_never(store, id, why, follows, env.now);
        }
        DeliveryOutcome::Opened(place) => DeliveryResult::Posted(Some(place_text(&place))),
    };
    store::delivery::settle(store, id, &settled, env.now)
}

fn book_posted(
    store: &mut Store,
    id: OutboxId,
    message: Option<String>,
    env: &Env,
) -> Result<(), StoreError> {
    let (mut work, mut change) = (Vec::new(), ControlsChange::default());
    if let (Some(name), Some(told)) = (&message, store::outbox::get(store, id)?) {
        // The game may have been quarantined since. Its message was posted all the same, and is not posted again.
        work = match places::thread_work(store, &told, name, env) {
            Err(error) if error.is_of_one_game() => {
                tracing::warn!(%error, outbox = id.0, "no thread for a damaged game");
                Vec::new()
            }
            work => work?,
        };
        change = valid_controls::controls_change(store, &told, name);
    }
    let follows = DeliveryEffects {
        notices: &work,
        posted: change.posted.as_ref(),
        stale: &change.stale,
    };
    store::delivery::settle_posted(store, id, message, follows, env.now)
}

/// The state of a game whose place was found to be gone; `None` if it is no longer running.
fn after_gone(store: &Store, id: OutboxId) -> Result<Option<PlaceState>, StoreError> {
    let Some(told) = store::outbox::get(store, id)? else {
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

/// The place of a game whose message could not be delivered.
enum PlaceState {
    /// Its place is gone, without a new one.
    Nowhere(GameId),
    /// It has moved to another place.
    Elsewhere,
}
