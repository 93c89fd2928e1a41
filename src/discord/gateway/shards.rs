//! Shards: their number, the identify queue, and their states.
//!
//! Discord recommends a number of shards and limits how many sessions may begin at once and in a day. The bot counts as
//! connected while **all** shards are. Players in the servers of a disconnected shard cannot move. All clocks stop,
//! since it is not known here which ones those are.

use std::collections::BTreeMap;
use std::num::NonZeroU32;
use std::time::Duration;

use parking_lot::Mutex;
use serde_json::Value;
use tokio::sync::MutexGuard as BucketGuard;
use tokio::time::{Instant, sleep, sleep_until};

use crate::discord::rest::{RestCall, RestClient, RestError};
use crate::service::operator::status::ShardRecord;
use crate::watch::Monitor;

/// Interval between identifies of one bucket: Discord's five seconds, and a little more.
const IDENTIFY_INTERVAL: Duration = Duration::from_millis(5_250);
/// The period of Discord's limit of new sessions.
const DAY: Duration = Duration::from_hours(24);
/// The longest wait before Discord is asked again for the limit.
const ASK_AGAIN: Duration = Duration::from_hours(1);
/// The largest recommendation that is believed.
const MAX_SHARDS: u64 = 16_000;

/// Discord's answer about the gateway.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::discord) struct GatewayAnswer {
    /// Its address.
    pub(in crate::discord) url: String,
    /// The recommended number of shards.
    pub(in crate::discord) shards: NonZeroU32,
    /// The limit of new sessions in a day.
    pub(in crate::discord) total: u64,
    /// The number of sessions that may still begin.
    pub(in crate::discord) remaining: u64,
    /// The time until the limit is reset.
    reset_after: Duration,
    /// The number of identify buckets.
    max_concurrency: usize,
}

impl GatewayAnswer {
    /// Reads Discord's answer; `None` without an address.
    pub(in crate::discord) fn read(answer: &Value) -> Option<Self> {
        let limit = &answer["session_start_limit"];
        let number = |name: &str, unsaid: u64| limit[name].as_u64().unwrap_or(unsaid);
        let shards = answer["shards"].as_u64().unwrap_or(1).clamp(1, MAX_SHARDS);
        Some(Self {
            url: answer["url"].as_str()?.to_owned(),
            shards: NonZeroU32::new(u32::try_from(shards).ok()?)?,
            total: number("total", 1_000),
            remaining: number("remaining", 1_000),
            reset_after: Duration::from_millis(number("reset_after", 0)),
            max_concurrency: usize::try_from(number("max_concurrency", 1)).ok()?.max(1),
        })
    }
}

/// The identify queue: admits new sessions as fast and as often as Discord allows.
#[derive(Debug)]
pub(in crate::discord) struct IdentifyQueue {
    /// The moment of the last identify, for each bucket.
    buckets: Vec<tokio::sync::Mutex<Option<Instant>>>,
    starts: Mutex<SessionStarts>,
}

/// The sessions that may begin.
#[derive(Debug)]
struct SessionStarts {
    /// Their number.
    left: u64,
    /// Those of them for which a shard is connecting.
    reserved: u64,
    /// The time of the limit's reset.
    renewed: Instant,
}

/// A shard's turn to begin a session. It holds the shard's bucket. Only an identify that is sent uses a start up.
pub(in crate::discord) struct IdentifyTurn<'a> {
    queue: &'a IdentifyQueue,
    last: BucketGuard<'a, Option<Instant>>,
}

impl IdentifyTurn<'_> {
    /// Counts the identify that was sent.
    pub(in crate::discord) fn sent(mut self) {
        *self.last = Some(Instant::now());
        let mut starts = self.queue.starts.lock();
        starts.left = starts.left.saturating_sub(1);
    }
}

impl Drop for IdentifyTurn<'_> {
    fn drop(&mut self) {
        let mut starts = self.queue.starts.lock();
        starts.reserved = starts.reserved.saturating_sub(1);
    }
}

impl IdentifyQueue {
    pub(in crate::discord) fn new(gateway: &GatewayAnswer) -> Self {
        let buckets = std::iter::repeat_with(tokio::sync::Mutex::default);
        Self {
            buckets: buckets.take(gateway.max_concurrency).collect(),
            starts: Mutex::new(counted(gateway, 0)),
        }
    }

    /// Waits until this shard may begin a session.
    pub(in crate::discord) async fn acquire(
        &self,
        rest: &RestClient,
        shard: u32,
    ) -> IdentifyTurn<'_> {
        let nth = usize::try_from(shard).unwrap_or_default() % self.buckets.len();
        let last = self.buckets[nth].lock().await;
        if let Some(last) = *last {
            sleep_until(last + IDENTIFY_INTERVAL).await;
        }
        // The known limit has been reset since.
        let old = self.starts.lock().renewed <= Instant::now();
        if old {
            self.ask(rest).await;
        }
        while let Err(until) = self.reserve() {
            let wait = until.saturating_duration_since(Instant::now());
            tracing::error!(
                shard,
                seconds = wait.as_secs_f64().ceil(),
                "session start limit reached; waiting for its reset"
            );
            sleep(wait.min(ASK_AGAIN)).await;
            self.ask(rest).await;
        }
        IdentifyTurn { queue: self, last }
    }

    /// Reserves a start. `Err` holds the moment at which the limit is reset.
    fn reserve(&self) -> Result<(), Instant> {
        let mut starts = self.starts.lock();
        if starts.left <= starts.reserved && starts.renewed > Instant::now() {
            return Err(starts.renewed);
        }
        starts.reserved += 1;
        Ok(())
    }

    async fn ask(&self, rest: &RestClient) {
        let answer = rest.call(RestCall::gateway()).await;
        let gateway = answer.ok().as_ref().and_then(GatewayAnswer::read);
        if let Some(gateway) = gateway {
            let mut starts = self.starts.lock();
            *starts = counted(&gateway, starts.reserved);
        }
    }
}

/// The sessions that may begin. Discord's day begins with the first session.
fn counted(gateway: &GatewayAnswer, reserved: u64) -> SessionStarts {
    let holds = if gateway.reset_after.is_zero() {
        DAY
    } else {
        gateway.reset_after
    };
    SessionStarts {
        left: gateway.remaining,
        reserved,
        renewed: Instant::now() + holds,
    }
}

/// The state of a shard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::discord) enum ShardState {
    /// It waits in the identify queue.
    Waiting,
    /// It is connecting.
    Connecting,
    /// It has a session and receives events.
    Connected,
}

impl ShardState {
    fn word(self) -> &'static str {
        match self {
            Self::Waiting => "waiting",
            Self::Connecting => "connecting",
            Self::Connected => "connected",
        }
    }
}

/// The state of a shard, since when, and the latency of the last heartbeat.
type Known = (ShardState, Instant, Option<Duration>);

/// The states of all shards.
#[derive(Debug, Default)]
pub(in crate::discord) struct ShardStates {
    all: Mutex<BTreeMap<u32, Known>>,
    watch: Monitor,
}

impl ShardStates {
    /// No shards yet. `watch` receives their states.
    pub(in crate::discord) fn new(watch: Monitor) -> Self {
        Self {
            all: Mutex::default(),
            watch,
        }
    }

    /// Expects this many shards.
    pub(in crate::discord) fn expect(&self, count: NonZeroU32) {
        let now = Instant::now();
        let none = |shard| (shard, (ShardState::Waiting, now, None));
        *self.all.lock() = (0..count.get()).map(none).collect();
        self.watch.expect_shards(0..count.get());
    }

    /// Records and logs the state of a shard.
    pub(in crate::discord) fn note(&self, shard: u32, state: ShardState) {
        let mut all = self.all.lock();
        if all.get(&shard).is_some_and(|(known, ..)| *known == state) {
            return;
        }
        all.insert(shard, (state, Instant::now(), None));
        self.watch.shard(shard, state == ShardState::Connected);
        let of = all.len();
        tracing::info!(shard, of, state = state.word(), "shard");
    }

    /// Records the latency of a heartbeat.
    pub(in crate::discord) fn answered(&self, shard: u32, latency: Duration) {
        if let Some(known) = self.all.lock().get_mut(&shard) {
            known.2 = Some(latency);
        }
        self.watch.heartbeat(shard, latency);
        let ms = u64::try_from(latency.as_millis()).unwrap_or(u64::MAX);
        tracing::debug!(shard, ms, "heartbeat");
    }

    /// Returns `true` if all shards are connected.
    pub(in crate::discord) fn connected(&self) -> bool {
        let all = self.all.lock();
        !all.is_empty()
            && all
                .values()
                .all(|(state, ..)| *state == ShardState::Connected)
    }

    /// The states as records for the store.
    pub(in crate::discord) fn records(&self) -> Vec<ShardRecord> {
        let millis = |time: Duration| i64::try_from(time.as_millis()).unwrap_or(i64::MAX);
        let told = |(shard, (state, since, latency)): (&u32, &Known)| ShardRecord {
            shard: *shard,
            state: state.word().to_owned(),
            lasts: millis(since.elapsed()),
            latency: latency.map(millis),
        };
        self.all.lock().iter().map(told).collect()
    }
}

/// Asks Discord for the gateway's address and limits.
///
/// # Errors
/// The `RestError` of the failed call; `Transient` for an answer without an address.
pub(in crate::discord) async fn look_up(
    rest: &RestClient,
    within: Duration,
) -> Result<GatewayAnswer, RestError> {
    let answer = rest.call_with_retries(RestCall::gateway(), within).await?;
    let unclear = || RestError::Transient("it does not say where its gateway is".to_owned());
    GatewayAnswer::read(&answer).ok_or_else(unclear)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn what_discord_says_of_its_gateway_is_read_with_care() {
        let limit =
            json!({ "total": 1000, "remaining": 998, "reset_after": 7, "max_concurrency": 16 });
        let said = json!({ "url": "wss://x", "shards": 3, "session_start_limit": limit });
        let gateway = GatewayAnswer::read(&said).unwrap();
        assert_eq!(
            (
                gateway.shards.get(),
                gateway.remaining,
                gateway.max_concurrency
            ),
            (3, 998, 16)
        );
        let little = GatewayAnswer::read(&json!({ "url": "wss://x", "shards": 0 })).unwrap();
        assert_eq!((little.shards.get(), little.max_concurrency), (1, 1));
        assert_eq!(GatewayAnswer::read(&json!({ "shards": 1 })), None);
    }

    /// The turn of a shard while one session may still begin.
    async fn turn(queue: &IdentifyQueue) -> IdentifyTurn<'_> {
        queue.reserve().unwrap();
        assert!(queue.reserve().is_err(), "it is reserved");
        let last = queue.buckets[0].lock().await;
        IdentifyTurn { queue, last }
    }

    #[tokio::test]
    async fn a_start_is_used_up_once_its_identify_is_sent() {
        let limit = json!({ "remaining": 1, "reset_after": 60_000 });
        let said = json!({ "url": "wss://x", "session_start_limit": limit });
        let queue = IdentifyQueue::new(&GatewayAnswer::read(&said).unwrap());
        drop(turn(&queue).await);
        drop(turn(&queue).await);
        turn(&queue).await.sent();
        assert!(queue.reserve().is_err());
    }

    #[test]
    fn the_bot_is_connected_while_all_its_shards_are() {
        let shards = ShardStates::default();
        assert!(!shards.connected(), "none is known");
        shards.expect(NonZeroU32::new(2).unwrap());
        shards.note(0, ShardState::Connected);
        assert!(!shards.connected());
        shards.note(1, ShardState::Connected);
        assert!(shards.connected());
        shards.answered(1, Duration::from_millis(40));
        shards.note(0, ShardState::Connecting);
        assert!(!shards.connected());
        let told = shards.records();
        assert_eq!(
            (told[0].state.as_str(), told[0].latency),
            ("connecting", None)
        );
        assert_eq!(
            (told[1].state.as_str(), told[1].latency),
            ("connected", Some(40))
        );
    }
}
