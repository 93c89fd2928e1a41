//! The event handler: dispatches Discord's events by name, each once.
//!
//! Discord repeats events after a reconnect, so the ids of recent ones are remembered.

use std::collections::{BTreeSet, VecDeque};
use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;

use parking_lot::Mutex;
use serde_json::Value;
use serenity::all::{Message, Ready, UnavailableGuild};
use tokio::spawn;
use tokio::sync::OwnedRwLockReadGuard;
use tracing::{Instrument, Span};

use crate::discord::base::ids::{self, TRANSPORT};
use crate::discord::gateway::GatewayEvent;
use crate::discord::gateway::sequences::InHand;
use crate::discord::incoming::events::{DiscordEvent, EventHeader, NamedServer, UserInteraction};
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
    /// Those of before the start that were not repeated yet.
    stored: BTreeSet<u64>,
    /// The same ids, the first that came first. An old event may come again, so the least id is not the oldest here.
    arrived: VecDeque<u64>,
}

impl SeenEvents {
    /// Remembers messages and interactions handled before the start, by their stored names.
    pub(in crate::discord) fn know(&self, handled: &[String]) {
        for source in handled {
            if let Some(number) = ids::number_of(source)
                && self.is_new(number)
            {
                self.0.lock().stored.insert(number);
            }
        }
    }

    /// Returns `true` once for a known event of before the start. Its effect is stored, and it is not known if it was
    /// answered.
    pub(in crate::discord) fn take_stored(&self, number: u64) -> bool {
        self.0.lock().stored.remove(&number)
    }

    /// Returns `true` for an event that was handled lately.
    pub(in crate::discord) fn is_known(&self, number: u64) -> bool {
        self.0.lock().known.contains(&number)
    }

    /// Remembers an event. Returns `true` if it is new.
    pub(in crate::discord) fn is_new(&self, number: u64) -> bool {
        let mut recent = self.0.lock();
        let first = recent.known.insert(number);
        if first {
            recent.arrived.push_back(number);
        }
        if recent.arrived.len() > REMEMBERED_EVENTS
            && let Some(oldest) = recent.arrived.pop_front()
        {
            recent.known.remove(&oldest);
            recent.stored.remove(&oldest);
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
    fn new(shard: u32, header: EventHeader) -> Self {
        let EventHeader {
            kind,
            id,
            user,
            place,
        } = header;
        let player = ids::player(user);
        // At error level, so that the span exists at every log level.
        let span = tracing::error_span!(
            "event",
            kind,
            id,
            shard,
            player = player.as_str(),
            place = place_text(&place)
        );
        Self { kind, span }
    }
}

/// An event in hand, until it is dropped.
struct Held {
    _entered: OwnedRwLockReadGuard<()>,
    in_hand: Option<InHand>,
    /// `true` if the shard was disconnected when it happened.
    missed: bool,
}

impl Held {
    /// Leaves the event to the next start.
    fn leave(self) {
        self.in_hand.into_iter().for_each(InHand::leave);
    }
}

/// Handles an event in a task of its own.
fn hold(held: Held, met: impl Future<Output = ()> + Send + 'static) {
    drop(spawn(async move {
        met.await;
        drop(held);
    }));
}

/// The span of a message, or of its edit.
fn span_of(shard: u32, kind: &'static str, said: &Message) -> EventSpan {
    let header = EventHeader {
        kind,
        id: said.id.get(),
        user: said.author.id,
        place: ids::place(said.guild_id, said.channel_id),
    };
    EventSpan::new(shard, header)
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
            missed,
            in_hand,
        }: GatewayEvent<'_>,
    ) {
        if let Some(session) = session {
            self.introduce(session);
        }
        let Some(entered) = self.begin_event() else {
            in_hand.into_iter().for_each(InHand::leave);
            return;
        };
        match DiscordEvent::read(name, content) {
            Ok(Some(event)) => {
                let held = Held {
                    _entered: entered,
                    in_hand,
                    missed,
                };
                self.dispatch(shard, event, held);
            }
            Ok(None) => {}
            Err(why) => {
                // The log leaves the content out: it may quote a user.
                tracing::warn!(shard, name, kind = ?why.classify(), "unreadable event");
            }
        }
    }

    fn dispatch(self: &Arc<Self>, shard: u32, event: DiscordEvent, held: Held) {
        let interactions = Arc::clone(self);
        match event {
            DiscordEvent::Ready(ready) => drop(spawn(interactions.on_ready(shard, ready))),
            DiscordEvent::Resumed => drop(spawn(interactions.read_back(shard))),
            DiscordEvent::Interaction(said) => hold(held, interactions.on_interaction(shard, said)),
            DiscordEvent::UnreadableInteraction(content) => {
                hold(held, interactions.not_read(shard, content));
            }
            DiscordEvent::Message(said) => {
                let turn = interactions.queue_message(&said);
                drop(spawn(
                    interactions.on_message_create(shard, said, turn, held),
                ));
            }
            DiscordEvent::Edited(said) => {
                let turn = interactions.queue_message(&said);
                drop(spawn(
                    interactions.on_message_update(shard, said, turn, held),
                ));
            }
            DiscordEvent::ChannelDeleted(gone) => {
                let place = ids::place(Some(gone.guild_id), gone.id);
                hold(
                    held,
                    interactions.place_deleted(place, "the channel was deleted"),
                );
            }
            DiscordEvent::ThreadDeleted(gone) => {
                let place = ids::place(Some(gone.guild_id), gone.id);
                hold(
                    held,
                    interactions.place_deleted(place, "the thread was deleted"),
                );
            }
            DiscordEvent::ServerHere(here) => hold(held, interactions.on_server_here(here)),
            DiscordEvent::ServerChanged(named) => interactions.name_server(named),
            DiscordEvent::ServerGone(gone) => hold(held, interactions.on_server_gone(gone)),
        }
    }

    async fn on_ready(self: Arc<Self>, shard: u32, ready: Box<Ready>) {
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

    async fn on_interaction(self: Arc<Self>, shard: u32, interaction: UserInteraction) {
        let header = interaction.header();
        if !self.heard.is_new(header.id) {
            if let (true, UserInteraction::Command(said)) =
                (self.heard.take_stored(header.id), &interaction)
            {
                self.finish_command(said).await;
            }
            return;
        }
        let source = ids::named(header.id);
        let event = EventSpan::new(shard, header);
        let interactions = Arc::clone(&self);
        match interaction {
            UserInteraction::Command(said) => {
                self.meet(event, Box::pin(interactions.on_command(*said)))
                    .await;
            }
            UserInteraction::Component(said) => {
                self.meet(event, Box::pin(interactions.on_component(*said)))
                    .await;
            }
            UserInteraction::Autocomplete(said) => {
                return self
                    .meet(event, Box::pin(interactions.suggest(*said)))
                    .await;
            }
            UserInteraction::Modal(said) => {
                self.meet(event, Box::pin(interactions.on_modal(*said)))
                    .await;
            }
        }
        self.progress.answered(source);
    }

    /// Answers an unreadable interaction, so that its user does not wait in vain.
    async fn not_read(self: Arc<Self>, shard: u32, content: Value) {
        // The log leaves the content out: it may quote a user.
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
        said: Box<Message>,
        turn: Turn,
        held: Held,
    ) {
        let id = said.id.get();
        if !self.heard.is_new(id) {
            return;
        }
        if !self.turn_comes(shard, &said, &turn).await {
            held.leave();
            return;
        }
        if turn.is_replaced() {
            // A stop leaves both to the next start.
            turn.pass_to_edit().await;
            if self.read_back.is_stopping() {
                held.leave();
            }
            return;
        }
        let event = span_of(shard, "message", &said);
        let missed = held.missed;
        let met = async {
            if self.on_message(*said, missed, Some(turn)).await {
                self.progress.answered(ids::named(id));
            }
        };
        self.meet(event, Box::pin(met)).await;
    }

    /// Handles an edit of a message.
    async fn on_message_update(
        self: Arc<Self>,
        shard: u32,
        said: Box<Message>,
        turn: Turn,
        held: Held,
    ) {
        if !self.turn_comes(shard, &said, &turn).await {
            held.leave();
            return;
        }
        if turn.is_replaced() {
            return;
        }
        let id = said.id;
        let event = span_of(shard, "edit", &said);
        let met = async {
            if self.on_edit(*said, turn).await {
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

    async fn place_deleted(self: Arc<Self>, place: Place, why: &'static str) {
        self.on_place_lost(LostPlace::Place(place), why).await;
    }

    async fn on_server_here(self: Arc<Self>, here: NamedServer) {
        let server = ids::server_of(here.server.id);
        self.name_server(here);
        self.handle.entered_server(server).await;
    }

    fn name_server(&self, NamedServer { server, name }: NamedServer) {
        if let Some(name) = name {
            self.handle.name_server(ids::server_of(server.id), name);
        }
    }

    async fn on_server_gone(self: Arc<Self>, gone: UnavailableGuild) {
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
        let recent = heard.0.lock();
        assert_eq!(recent.known.len(), REMEMBERED_EVENTS);
        assert_eq!(recent.arrived.len(), REMEMBERED_EVENTS);
    }

    #[test]
    fn an_event_of_before_the_start_is_finished_once() {
        let heard = SeenEvents::default();
        heard.know(&["discord:7".to_owned()]);
        heard.is_new(8);
        assert!(!heard.is_new(7));
        assert!(heard.take_stored(7));
        assert!(!heard.take_stored(7), "it is finished");
        assert!(!heard.take_stored(8), "it is in hand");
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
