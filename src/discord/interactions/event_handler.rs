//! The event handler: dispatches Discord's events by name, each once.
//!
//! Discord repeats events after a reconnect, so the ids of recent ones are remembered.

use std::collections::{BTreeSet, VecDeque};
use std::future::Future;
use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};

use serde_json::{Value, from_value};
use serenity::all::{
    GuildChannel, Interaction, Message as Said, PartialGuildChannel, Ready, UnavailableGuild,
    UserId,
};
use tokio::spawn;
use tokio::sync::OwnedRwLockReadGuard;
use tracing::{Instrument, Span};

use crate::discord::base::ids;
use crate::discord::base::ids::TRANSPORT;
use crate::discord::gateway::GatewayEvent;
use crate::discord::gateway::sequences::InHand;
use crate::discord::incoming::malformed_interaction;
use crate::discord::incoming::malformed_interaction::MalformedInteraction;
use crate::discord::interactions::Interactions;
use crate::discord::interactions::held_messages::Turn;
use crate::service::api::places::LostPlace;
use crate::service::{Place, Server, place_text};
use crate::watch::Stopwatch;

/// Remembered event ids.
pub(in crate::discord) const REMEMBERED_EVENTS: usize = 4_096;

/// The ids of recent events.
#[derive(Debug, Default)]
pub(in crate::discord) struct SeenEvents(Mutex<RecentIds>);

#[derive(Debug, Default)]
struct RecentIds {
    known: BTreeSet<u64>,
    /// The same ids, the first that came first. An old event may come again, so the least id is not the oldest here.
    arrived: VecDeque<u64>,
}

impl SeenEvents {
    /// Remembers messages and interactions handled before the start, by their stored names.
    pub(in crate::discord) fn know(&self, handled: &[String]) {
        for source in handled {
            if let Some(number) = ids::number_of(source) {
                self.is_new(number);
            }
        }
    }

    /// Remembers an event. Returns `true` if it is new.
    pub(in crate::discord) fn is_new(&self, number: u64) -> bool {
        let mut recent = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let first = recent.known.insert(number);
        if first {
            recent.arrived.push_back(number);
        }
        if recent.arrived.len() > REMEMBERED_EVENTS
            && let Some(oldest) = recent.arrived.pop_front()
        {
            recent.known.remove(&oldest);
        }
        first
    }
}

/// The log span of an event.
struct EventSpan {
    kind: &'static str,
    span: Span,
}

impl EventSpan {
    /// The span of an event of this kind and id, with its user and place.
    fn new(kind: &'static str, shard: u32, id: u64, by: UserId, place: &Place) -> Self {
        let player = ids::player(by);
        // At error level, so that the span exists at every log level.
        let span = tracing::error_span!(
            "event",
            kind,
            id,
            shard,
            player = player.as_str(),
            place = place_text(place)
        );
        Self { kind, span }
    }
}

/// The name of a server in an event about it; `None` if it has none.
fn server_name(content: &Value) -> Option<String> {
    content["name"].as_str().map(str::to_owned)
}

/// The guards of an event in hand.
type Held = (OwnedRwLockReadGuard<()>, Option<InHand>);

/// Handles an event in a task of its own.
fn hold(held: Held, met: impl Future<Output = ()> + Send + 'static) {
    drop(spawn(async move {
        met.await;
        drop(held);
    }));
}

impl Interactions {
    /// Handles an event without delaying its connection. It counts as handled once `in_hand` is dropped. An event
    /// during shutdown is left to the next start.
    pub(in crate::discord) fn on_event(
        self: &Arc<Self>,
        GatewayEvent {
            shard,
            name,
            content,
            session,
            in_hand,
        }: GatewayEvent<'_>,
    ) {
        if let Some(session) = session {
            self.introduce(session);
        }
        let interactions = Arc::clone(self);
        let Some(entered) = self.begin_event() else {
            in_hand.into_iter().for_each(InHand::leave);
            return;
        };
        let held = (entered, in_hand);
        let met = match name {
            "READY" => {
                from_value(content).map(|ready| drop(spawn(interactions.on_ready(shard, ready))))
            }
            "RESUMED" => {
                drop(spawn(interactions.read_back(shard)));
                return;
            }
            "INTERACTION_CREATE" => {
                match malformed_interaction::read(&content) {
                    Some(said) => hold(held, interactions.on_interaction(shard, said)),
                    None => hold(held, interactions.not_read(shard, content)),
                }
                return;
            }
            "MESSAGE_CREATE" => from_value(content).map(|said: Said| {
                let turn = interactions.queue_message(shard, &said);
                drop(spawn(
                    interactions.on_message_create(shard, said, turn, held),
                ));
            }),
            "CHANNEL_DELETE" => {
                from_value(content).map(|gone| hold(held, interactions.channel_gone(gone)))
            }
            "THREAD_DELETE" => {
                from_value(content).map(|gone| hold(held, interactions.thread_gone(gone)))
            }
            "GUILD_CREATE" => {
                let named = server_name(&content);
                from_value(content)
                    .map(|here| hold(held, interactions.on_guild_create(here, named)))
            }
            "GUILD_UPDATE" => {
                let named = server_name(&content);
                from_value(content).map(|here| interactions.name_guild(&here, named))
            }
            "GUILD_DELETE" => {
                from_value(content).map(|gone| hold(held, interactions.on_guild_delete(gone)))
            }
            _ => return,
        };
        if let Err(why) = met {
            // The log leaves the content out: it may quote what a user wrote.
            tracing::warn!(shard, name, kind = ?why.classify(), "unreadable event");
        }
    }

    async fn on_ready(self: Arc<Self>, shard: u32, ready: Ready) {
        tracing::info!(name = ready.user.name, "connected");
        let servers = ready.guilds.iter();
        let servers = servers.map(|server| ids::server_of(server.id)).collect();
        // A shard lists its own servers only.
        let of = ready.shard;
        let own = move |server: &Server| {
            ids::guild(server).is_some_and(|server| {
                of.is_none_or(|shard| server.shard_id(shard.total) == shard.id.0)
            })
        };
        self.handle.in_servers(TRANSPORT, servers, own).await;
        self.save_sessions().await;
        self.read_back(shard).await;
    }

    async fn on_interaction(self: Arc<Self>, shard: u32, interaction: Interaction) {
        if !self.heard.is_new(interaction.id().get()) {
            return;
        }
        let interactions = Arc::clone(&self);
        let id = interaction.id().get();
        let source = ids::named(id);
        if let Interaction::Command(said) = interaction {
            let event = EventSpan::new(
                "command",
                shard,
                id,
                said.user.id,
                &ids::place(said.guild_id, said.channel_id),
            );
            self.meet(event, Box::pin(interactions.on_command(said)))
                .await;
        } else if let Interaction::Component(said) = interaction {
            let event = EventSpan::new(
                "press",
                shard,
                id,
                said.user.id,
                &ids::place(said.guild_id, said.channel_id),
            );
            self.meet(event, Box::pin(interactions.on_component(said)))
                .await;
        } else if let Interaction::Autocomplete(said) = interaction {
            let event = EventSpan::new(
                "suggest",
                shard,
                id,
                said.user.id,
                &ids::place(said.guild_id, said.channel_id),
            );
            return self.meet(event, Box::pin(interactions.suggest(said))).await;
        } else if let Interaction::Modal(said) = interaction {
            let event = EventSpan::new(
                "form",
                shard,
                id,
                said.user.id,
                &ids::place(said.guild_id, said.channel_id),
            );
            self.meet(event, Box::pin(interactions.on_modal(said)))
                .await;
        }
        self.progress.answered(source);
    }

    /// Answers an unreadable interaction, so that its user does not wait in vain.
    async fn not_read(self: Arc<Self>, shard: u32, content: Value) {
        // The log leaves the content out: it may quote what a user wrote.
        let kind = content["type"].as_u64();
        tracing::warn!(shard, kind, "unreadable interaction");
        match MalformedInteraction::read(&content) {
            Some(unread) if self.heard.is_new(unread.id.get()) => self.excuse(unread).await,
            Some(_) | None => {}
        }
    }

    /// Handles a live message in its turn. One whose turn does not come before the bot stops is left to the next start.
    async fn on_message_create(
        self: Arc<Self>,
        shard: u32,
        said: Said,
        turn: Option<Turn>,
        held: Held,
    ) {
        let (_entered, in_hand) = held;
        let id = said.id.get();
        if !self.heard.is_new(id) {
            return;
        }
        if let Some(turn) = &turn
            && !self.turn_comes(shard, &said, turn).await
        {
            in_hand.into_iter().for_each(InHand::leave);
            return;
        }
        let place = ids::place(said.guild_id, said.channel_id);
        let event = EventSpan::new("message", shard, id, said.author.id, &place);
        let met = async {
            if self.on_message(said, false, turn).await {
                self.progress.answered(ids::named(id));
            }
        };
        self.meet(event, Box::pin(met)).await;
    }

    /// Runs an event's handler within its span and records how long it took.
    async fn meet(&self, event: EventSpan, met: Pin<Box<dyn Future<Output = ()> + Send + '_>>) {
        let EventSpan { kind, span } = event;
        let began = Stopwatch::start();
        let logged = async {
            met.await;
            let took = began.elapsed();
            self.handle.watch().answered(kind, took);
            let ms = u64::try_from(took.as_millis()).unwrap_or(u64::MAX);
            tracing::debug!(ms, "event handled");
        };
        logged.instrument(span).await;
    }

    async fn channel_gone(self: Arc<Self>, gone: GuildChannel) {
        let place = ids::place(Some(gone.guild_id), gone.id);
        self.on_place_lost(LostPlace::Place(place), "the channel was deleted")
            .await;
    }

    async fn thread_gone(self: Arc<Self>, gone: PartialGuildChannel) {
        let place = ids::place(Some(gone.guild_id), gone.id);
        self.on_place_lost(LostPlace::Place(place), "the thread was deleted")
            .await;
    }

    async fn on_guild_create(self: Arc<Self>, here: UnavailableGuild, named: Option<String>) {
        self.name_guild(&here, named);
        self.handle.entered_server(ids::server_of(here.id)).await;
    }

    fn name_guild(&self, here: &UnavailableGuild, named: Option<String>) {
        if let Some(name) = named {
            self.handle.name_server(ids::server_of(here.id), name);
        }
    }

    async fn on_guild_delete(self: Arc<Self>, gone: UnavailableGuild) {
        // An unavailable server comes back on its own.
        if !gone.unavailable {
            let server = ids::server_of(gone.id);
            self.handle.forget_server_name(&server);
            let server = LostPlace::Server(server);
            self.on_place_lost(server, "the bot is not in the server any more")
                .await;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_heard_lately_is_known_and_no_more_is_kept() {
        let heard = SeenEvents::default();
        for number in 1..=10_000 {
            assert!(heard.is_new(number));
            assert!(!heard.is_new(number));
        }
        assert!(!heard.is_new(9_000));
        let recent = heard.0.lock().unwrap();
        assert_eq!(recent.known.len(), REMEMBERED_EVENTS);
        assert_eq!(recent.arrived.len(), REMEMBERED_EVENTS);
    }

    #[test]
    fn an_old_event_that_comes_late_is_new_once() {
        let heard = SeenEvents::default();
        for number in 10_001..=20_000 {
            heard.is_new(number);
        }
        assert!(heard.is_new(1));
        assert!(!heard.is_new(1));
    }
}
