//! Monitoring: counters, histograms and states for Prometheus, and a health check.
//!
//! The edges (`runtime`, `discord`, the log) report events and durations to [`Monitor`]. `serve` answers `/metrics` and
//! `/healthz`, `health` judges, `metrics` holds the names, `process` asks the operating system.
//!
//! Monitoring knows no game, player or server, so no metric names anybody. Figures that nobody reports are looked up on
//! each scrape.

mod health;
mod metrics;
mod process;
mod serve;

use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use parking_lot::Mutex;
use prometheus_client::encoding::text::encode;
use prometheus_client::registry::Registry;
use tokio::time::Instant;

use crate::service::operator::status::OutboxStatus;
use crate::watch::metrics::{
    ErrorMetrics, GameMetrics, GatewayMetrics, OutboxMetrics, PageMetrics, ProcessMetrics,
    ReplyMetrics, RestMetrics, WorkerMetrics, one,
};
pub use crate::watch::serve::answer;

/// Measures how long something takes.
#[derive(Clone, Copy, Debug)]
pub struct Stopwatch(Instant);

impl Stopwatch {
    /// Starts a stopwatch.
    pub fn start() -> Self {
        Self(Instant::now())
    }

    /// The time since the start.
    pub fn elapsed(&self) -> Duration {
        self.0.elapsed()
    }
}

/// Slow counts, taken at most once a minute.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameCounts {
    /// The number of games by kind and stage.
    pub games: Vec<(String, String, i64)>,
    /// The size of each database file, in bytes.
    pub files: Vec<(&'static str, i64)>,
    /// The free space on the disk of each folder, in bytes.
    pub free: Vec<(&'static str, i64)>,
    /// The age of the newest backup in ms, if there is one.
    pub backup_age: Option<i64>,
}

/// The monitor. Clones are cheap and share one state.
#[derive(Clone)]
pub struct Monitor(Arc<MonitorState>);

struct MonitorState {
    registry: Registry,
    /// The connection of each shard: `true` while it is connected.
    shards: Mutex<BTreeMap<u32, bool>>,
    gateway: GatewayMetrics,
    answers: ReplyMetrics,
    work: WorkerMetrics,
    calls: RestMetrics,
    faults: ErrorMetrics,
    outbox: OutboxMetrics,
    kept: GameMetrics,
    pages: PageMetrics,
    process: ProcessMetrics,
}

impl fmt::Debug for Monitor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Monitor")
    }
}

impl Default for Monitor {
    fn default() -> Self {
        Self(Arc::new(MonitorState::new()))
    }
}

impl MonitorState {
    fn new() -> Self {
        let mut registry = Registry::default();
        Self {
            shards: Mutex::default(),
            gateway: GatewayMetrics::new(&mut registry),
            answers: ReplyMetrics::new(&mut registry),
            work: WorkerMetrics::new(&mut registry),
            calls: RestMetrics::new(&mut registry),
            faults: ErrorMetrics::new(&mut registry),
            outbox: OutboxMetrics::new(&mut registry),
            kept: GameMetrics::new(&mut registry),
            pages: PageMetrics::new(&mut registry),
            process: ProcessMetrics::new(&mut registry),
            registry,
        }
    }
}

impl Monitor {
    /// Records the program's start, in ms since 1970.
    pub fn started(&self, at: i64) {
        self.0.process.started.set(seconds_of(at));
    }

    /// Expects shards with these numbers, all unconnected.
    pub fn expect_shards(&self, numbers: impl Iterator<Item = u32>) {
        for number in numbers {
            self.0.shards.lock().insert(number, false);
            let shard = one("shard", &number);
            self.0.gateway.connected.get_or_create(&shard).set(0);
        }
    }

    /// Records whether a shard is connected.
    pub fn shard(&self, number: u32, connected: bool) {
        let before = self.0.shards.lock().insert(number, connected);
        if before == Some(true) && !connected {
            self.0.gateway.lost.inc();
        }
        let shard = one("shard", &number);
        let known = self.0.gateway.connected.get_or_create(&shard);
        known.set(i64::from(connected));
    }

    /// The number of expected shards, and those that are not connected.
    fn gateway(&self) -> (usize, Vec<u32>) {
        let shards = self.0.shards.lock();
        let down = shards.iter().filter(|(_, connected)| !**connected);
        (shards.len(), down.map(|(number, _)| *number).collect())
    }

    /// Records the latency of a heartbeat.
    pub fn heartbeat(&self, shard: u32, took: Duration) {
        let shard = one("shard", &shard);
        let known = self.0.gateway.heartbeat.get_or_create(&shard);
        known.set(took.as_secs_f64());
    }

    /// Records the time from an event of this kind to its last reply.
    pub fn answered(&self, event: &'static str, took: Duration) {
        let known = self.0.answers.events.get_or_create(&one("event", &event));
        known.observe(took.as_secs_f64());
    }

    /// Records the time from an event of a game to its posted message.
    pub fn delivered(&self, took: Duration) {
        self.0.answers.deliveries.observe(took.as_secs_f64());
    }

    /// Records how long a job waited for the worker.
    pub fn waited(&self, took: Duration) {
        self.0.work.waits.observe(took.as_secs_f64());
    }

    /// Records how long the worker ran a job of this kind.
    pub fn worked(&self, job: &'static str, took: Duration) {
        let known = self.0.work.jobs.get_or_create(&one("job", &job));
        known.observe(took.as_secs_f64());
    }

    /// Records how long a picture took to draw.
    pub fn drawn(&self, form: &'static str, took: Duration) {
        let known = self.0.answers.draws.get_or_create(&one("form", &form));
        known.observe(took.as_secs_f64());
    }

    /// Records how long a computer thought about a move.
    pub fn thought(&self, took: Duration) {
        self.0.work.thoughts.observe(took.as_secs_f64());
    }

    /// Records how long a commit took.
    pub fn committed(&self, took: Duration) {
        self.0.work.commits.observe(took.as_secs_f64());
    }

    /// Records a REST call: its route without ids, its status and its time.
    pub fn called(&self, route: String, status: String, took: Duration) {
        let labels = [("route", route), ("status", status)];
        let known = self.0.calls.routes.get_or_create(&labels);
        known.observe(took.as_secs_f64());
    }

    /// Records a request of a browser: its route without numbers, its status and the time until its answer began.
    pub fn page_asked(&self, route: String, status: String, took: Duration) {
        let labels = [("route", route), ("status", status)];
        let known = self.0.pages.routes.get_or_create(&labels);
        known.observe(took.as_secs_f64());
    }

    /// Records the number of pages that get changes.
    pub fn page_streams(&self, open: usize) {
        let open = i64::try_from(open).unwrap_or(i64::MAX);
        self.0.pages.streams.set(open);
    }

    /// Counts a state of a game that was written for pages that get changes.
    pub fn page_frame(&self) {
        self.0.pages.frames.inc();
    }

    /// Records a retried REST call.
    pub fn retried(&self) {
        self.0.calls.retries.inc();
    }

    /// Counts a request that panicked.
    pub fn fault(&self) {
        self.0.faults.panics.inc();
    }

    /// Counts a warning or an error.
    pub fn logged(&self, level: &'static str) {
        let level = one("level", &level);
        self.0.faults.lines.get_or_create(&level).inc();
    }

    /// Records the outbox status, or that the worker did not answer.
    fn note_pulse(&self, queue: usize, pulse: Option<&OutboxStatus>) {
        let (work, outbox) = (&self.0.work, &self.0.outbox);
        work.queue.set(i64::try_from(queue).unwrap_or(i64::MAX));
        work.answers.set(i64::from(pulse.is_some()));
        let Some(pulse) = pulse else {
            // A stale value must not look current.
            outbox.waiting.clear();
            outbox.oldest.clear();
            outbox.overdue.clear();
            work.waiting_thoughts.clear();
            work.waiting_analyses.clear();
            work.oldest_thought.clear();
            return;
        };
        let waiting = i64::try_from(pulse.waiting).unwrap_or(i64::MAX);
        outbox.waiting.get_or_create(&[]).set(waiting);
        let [oldest, overdue] = [pulse.oldest, pulse.overdue].map(seconds_of);
        outbox.oldest.get_or_create(&[]).set(oldest);
        outbox.overdue.get_or_create(&[]).set(overdue);
        let thoughts = i64::try_from(pulse.thoughts).unwrap_or(i64::MAX);
        work.waiting_thoughts.get_or_create(&[]).set(thoughts);
        let analyses = i64::try_from(pulse.analyses).unwrap_or(i64::MAX);
        work.waiting_analyses.get_or_create(&[]).set(analyses);
        let oldest = seconds_of(pulse.oldest_thought);
        work.oldest_thought.get_or_create(&[]).set(oldest);
        let moves = self.0.kept.moves.inner();
        moves.store(pulse.moves, Ordering::Relaxed);
    }

    fn note_census(&self, census: GameCounts) {
        let GameCounts {
            games,
            files,
            free,
            backup_age,
        } = census;
        self.0.kept.games.clear();
        for (game, stage, count) in games {
            let labels = [("game", game), ("stage", stage)];
            self.0.kept.games.get_or_create(&labels).set(count);
        }
        for (file, bytes) in files {
            let file = one("file", &file);
            self.0.kept.files.get_or_create(&file).set(bytes);
        }
        for (folder, bytes) in free {
            let folder = one("folder", &folder);
            self.0.kept.free.get_or_create(&folder).set(bytes);
        }
        self.0.kept.backup_age.clear();
        if let Some(age) = backup_age {
            let known = self.0.kept.backup_age.get_or_create(&[]);
            known.set(seconds_of(age));
        }
    }

    /// All metrics in the Prometheus text format.
    pub(crate) fn exposition(&self) -> String {
        if let Some(memory) = process::memory() {
            self.0.process.memory.set(memory);
        }
        if let Some(open) = process::open() {
            self.0.process.open.set(open);
        }
        let mut text = String::new();
        encode(&mut text, &self.0.registry).expect("writing to a string cannot fail");
        text
    }
}

fn seconds_of(ms: i64) -> f64 {
    Duration::from_millis(u64::try_from(ms).unwrap_or_default()).as_secs_f64()
}
