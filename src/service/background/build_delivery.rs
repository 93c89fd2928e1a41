//! Deliveries as they are built from stored messages and notices.

use crate::play::Env;
use crate::service::api::delivery::{Delivery, DeliveryId, DeliveryKind};
use crate::service::api::reply::Reply;
use crate::service::api::server_settings::PingMode;
use crate::service::background::guard::guarded;
use crate::service::commit::quarantine;
use crate::service::lookup::server;
use crate::service::state::Service;
use crate::store::{
    self, DeliveryEffects, DeliveryResult, NoticeId, OutboxFilter, OutboxId, Recipient, Store,
    StoreError,
};

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
    /// Returns `true` if no more may go there for now.
    pub(super) fn is_full(&self, to: &Recipient) -> bool {
        self.known.iter().filter(|(_, known)| known == to).count() >= self.max_per_place
    }

    /// The outbox entries to leave out, and the full places.
    pub(super) fn without(&self) -> OutboxFilter {
        let told = self.known.iter().filter_map(|(id, _)| match id {
            DeliveryId::Event(id) => Some(*id),
            DeliveryId::Notice(_) => None,
        });
        let full = self.full().into_iter().filter_map(|to| match to {
            Recipient::Place(place) => Some(place),
            Recipient::Person(_) => None,
        });
        OutboxFilter {
            entries: told.collect(),
            places: full.collect(),
        }
    }

    /// The recipients that get no more messages for now.
    pub(super) fn full(&self) -> Vec<Recipient> {
        let full = self.known.iter().filter(|(_, to)| self.is_full(to));
        full.map(|(_, to)| to.clone()).collect()
    }
}

pub(super) fn delivery(
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

/// Builds one delivery. One that can never be built is abandoned with a log line, so that it does not block the game's
/// later messages. A temporary failure only delays it.
pub(super) fn build_delivery<T>(
    service: &mut Service,
    id: DeliveryId,
    env: &Env,
    make: impl FnOnce(&Service) -> Result<Option<T>, StoreError>,
) -> Option<T> {
    // A bug in the text of one message, or in the rules of its game, must not block all others.
    let made = guarded(|| make(service));
    let how = match made {
        Some(Ok(Some(made))) => return Some(made),
        Some(Ok(None)) => {
            settle_event(
                &mut service.store,
                id,
                &DeliveryResult::Never(MOOT_REASON.to_owned()),
                env,
            );
            return None;
        }
        Some(Err(error)) if error.is_of_one_game() => {
            quarantine::quarantine_damaged(&mut service.store, env);
            if matches!(id, DeliveryId::Event(_)) {
                // It is delivered once the game is released; until then it is held.
                tracing::warn!(%error, outbox = %id, "a game is damaged: its messages wait");
                return None;
            }
            DeliveryResult::Never(error.to_string())
        }
        Some(Err(error)) => {
            tracing::warn!(%error, outbox = %id, "message delayed");
            return None;
        }
        None => DeliveryResult::Never("a fault in making the message".to_owned()),
    };
    tracing::error!(?how, outbox = %id, "failed to build a message");
    settle_event(&mut service.store, id, &how, env);
    None
}

/// Records the outcome of an outbox entry without further effects.
pub(super) fn settle_event(store: &mut Store, id: DeliveryId, how: &DeliveryResult, env: &Env) {
    let booked = match id {
        DeliveryId::Event(id) => store::delivery::settle(store, OutboxId(id), how, env.now),
        DeliveryId::Notice(id) => {
            let nothing = DeliveryEffects::default();
            store::delivery::settle_notice(store, NoticeId(id), how, nothing, env.now)
        }
    };
    if let Err(error) = booked {
        tracing::error!(%error, outbox = %id, "failed to record a delivery");
    }
}

/// The recorded reason of a message that is no longer needed.
const MOOT_REASON: &str = "there was nothing left to say";
