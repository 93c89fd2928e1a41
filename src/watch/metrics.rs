//! The metrics by name. Units are seconds and bytes; a counter's name ends in `_total`.

use std::sync::atomic::AtomicU64;

use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::metrics::info::Info;
use prometheus_client::registry::{Metric, Registry};

/// Histogram bounds for work in memory and disk flushes, in seconds.
const QUICK: [f64; 12] = [
    0.0002, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0,
];
/// Histogram bounds for network calls, in seconds.
const FAR: [f64; 12] = [
    0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 60.0, 600.0,
];

type FloatGauge = Gauge<f64, AtomicU64>;
/// The labels of a metric; the types differ in their number.
type Zero = [(&'static str, String); 0];
type One = [(&'static str, String); 1];
type Two = [(&'static str, String); 2];
type HistogramFamily<L> = Family<L, Histogram, fn() -> Histogram>;

/// One label.
pub(super) fn one(key: &'static str, value: &impl ToString) -> One {
    [(key, value.to_string())]
}

/// Registers a metric and returns it.
fn put<M: Metric + Clone>(registry: &mut Registry, name: &str, help: &str, metric: M) -> M {
    registry.register(name, help, metric.clone());
    metric
}

fn quick() -> Histogram {
    Histogram::new(QUICK)
}

fn far() -> Histogram {
    Histogram::new(FAR)
}

/// Metrics of the shard connections.
pub(super) struct GatewayMetrics {
    pub(super) connected: Family<One, Gauge>,
    pub(super) heartbeat: Family<One, FloatGauge>,
    pub(super) lost: Counter,
}

impl GatewayMetrics {
    pub(super) fn new(r: &mut Registry) -> Self {
        Self {
            connected: put(
                r,
                "kingboard_gateway_connected",
                "Whether a shard is connected to Discord's gateway",
                Family::default(),
            ),
            heartbeat: put(
                r,
                "kingboard_gateway_heartbeat_seconds",
                "Latency of a shard's last heartbeat",
                Family::default(),
            ),
            lost: put(
                r,
                "kingboard_gateway_connections_lost",
                "Gateway connections that were lost",
                Counter::default(),
            ),
        }
    }
}

/// Metrics of the time users wait.
pub(super) struct ReplyMetrics {
    pub(super) events: HistogramFamily<One>,
    pub(super) deliveries: Histogram,
    pub(super) draws: HistogramFamily<One>,
}

impl ReplyMetrics {
    pub(super) fn new(r: &mut Registry) -> Self {
        Self {
            events: put(
                r,
                "kingboard_answer_seconds",
                "From an event of Discord's until its last answer was brought",
                Family::new_with_constructor(far),
            ),
            deliveries: put(
                r,
                "kingboard_delivery_seconds",
                "From when a message was due until Discord had it",
                far(),
            ),
            draws: put(
                r,
                "kingboard_render_seconds",
                "Time to draw a picture, its wait in the queue included",
                Family::new_with_constructor(quick),
            ),
        }
    }
}

/// Metrics of the worker and its store.
pub(super) struct WorkerMetrics {
    pub(super) waits: Histogram,
    pub(super) jobs: HistogramFamily<One>,
    pub(super) commits: Histogram,
    pub(super) queue: Gauge,
    pub(super) answers: Gauge,
    pub(super) thoughts: Histogram,
    pub(super) waiting_thoughts: Family<Zero, Gauge>,
    pub(super) waiting_analyses: Family<Zero, Gauge>,
    pub(super) oldest_thought: Family<Zero, FloatGauge>,
}

impl WorkerMetrics {
    pub(super) fn new(r: &mut Registry) -> Self {
        Self {
            waits: put(
                r,
                "kingboard_worker_wait_seconds",
                "Wait of a job for the worker thread",
                quick(),
            ),
            jobs: put(
                r,
                "kingboard_worker_seconds",
                "Time the worker thread spent on a job",
                Family::new_with_constructor(quick),
            ),
            commits: put(
                r,
                "kingboard_commit_seconds",
                "Time to commit events to the disk",
                quick(),
            ),
            queue: put(
                r,
                "kingboard_worker_queue_jobs",
                "Work that waits for the worker",
                Gauge::default(),
            ),
            answers: put(
                r,
                "kingboard_worker_answers",
                "Whether the worker and its store answered in time",
                Gauge::default(),
            ),
            thoughts: put(
                r,
                "kingboard_thought_seconds",
                "Time a computer thought about a move",
                quick(),
            ),
            waiting_thoughts: put(
                r,
                "kingboard_thoughts_waiting",
                "Games that wait for a computer's move",
                Family::default(),
            ),
            waiting_analyses: put(
                r,
                "kingboard_analyses_waiting",
                "Players who wait for an analysis",
                Family::default(),
            ),
            oldest_thought: put(
                r,
                "kingboard_thoughts_oldest_seconds",
                "Age of the oldest waiting computer move",
                Family::default(),
            ),
        }
    }
}

/// Metrics of REST calls.
pub(super) struct RestMetrics {
    pub(super) routes: HistogramFamily<Two>,
    pub(super) retries: Counter,
}

impl RestMetrics {
    pub(super) fn new(r: &mut Registry) -> Self {
        Self {
            routes: put(
                r,
                "kingboard_rest_seconds",
                "Duration of calls of Discord's REST API",
                Family::new_with_constructor(far),
            ),
            retries: put(
                r,
                "kingboard_rest_retries",
                "Calls of Discord's REST API that were made once more",
                Counter::default(),
            ),
        }
    }
}

/// Metrics of errors.
pub(super) struct ErrorMetrics {
    pub(super) panics: Counter,
    pub(super) lines: Family<One, Counter>,
}

impl ErrorMetrics {
    pub(super) fn new(r: &mut Registry) -> Self {
        Self {
            panics: put(
                r,
                "kingboard_faults",
                "Requests that ended in a panic",
                Counter::default(),
            ),
            lines: put(
                r,
                "kingboard_log_lines",
                "Warnings and errors, whether or not they are logged",
                Family::default(),
            ),
        }
    }
}

/// Metrics of the outbox; absent while the worker does not answer.
pub(super) struct OutboxMetrics {
    pub(super) waiting: Family<Zero, Gauge>,
    pub(super) oldest: Family<Zero, FloatGauge>,
    pub(super) overdue: Family<Zero, FloatGauge>,
}

impl OutboxMetrics {
    pub(super) fn new(r: &mut Registry) -> Self {
        Self {
            waiting: put(
                r,
                "kingboard_outbox_messages",
                "Messages that are due and not delivered",
                Family::default(),
            ),
            oldest: put(
                r,
                "kingboard_outbox_oldest_seconds",
                "Age of the oldest undelivered message",
                Family::default(),
            ),
            overdue: put(
                r,
                "kingboard_outbox_overdue_seconds",
                "Age of the oldest deliverable message not yet attempted",
                Family::default(),
            ),
        }
    }
}

/// Metrics of games and database files.
pub(super) struct GameMetrics {
    pub(super) moves: Counter,
    pub(super) games: Family<Two, Gauge>,
    pub(super) files: Family<One, Gauge>,
    pub(super) free: Family<One, Gauge>,
    pub(super) backup_age: Family<Zero, FloatGauge>,
}

impl GameMetrics {
    pub(super) fn new(r: &mut Registry) -> Self {
        Self {
            moves: put(r, "kingboard_moves", "Moves played", Counter::default()),
            games: put(
                r,
                "kingboard_games",
                "Games by game and stage, counted once a minute at most",
                Family::default(),
            ),
            files: put(
                r,
                "kingboard_database_bytes",
                "Length of the database's files",
                Family::default(),
            ),
            free: put(
                r,
                "kingboard_disk_free_bytes",
                "Free space on the disk of a folder",
                Family::default(),
            ),
            backup_age: put(
                r,
                "kingboard_backup_age_seconds",
                "Age of the newest backup",
                Family::default(),
            ),
        }
    }
}

/// Metrics of the pages in the browser.
pub(super) struct PageMetrics {
    pub(super) routes: HistogramFamily<Two>,
    pub(super) streams: Gauge,
    pub(super) frames: Counter,
}

impl PageMetrics {
    pub(super) fn new(r: &mut Registry) -> Self {
        Self {
            routes: put(
                r,
                "kingboard_web_request_seconds",
                "Time until an answer to a browser began, by route and status",
                Family::new_with_constructor(quick),
            ),
            streams: put(
                r,
                "kingboard_web_streams",
                "Pages that are told of changes of a game",
                Gauge::default(),
            ),
            frames: put(
                r,
                "kingboard_web_frames",
                "States of games that were written for pages that are told of changes",
                Counter::default(),
            ),
        }
    }
}

/// Metrics of the process.
pub(super) struct ProcessMetrics {
    pub(super) started: FloatGauge,
    pub(super) memory: Gauge,
    pub(super) open: Gauge,
}

impl ProcessMetrics {
    pub(super) fn new(r: &mut Registry) -> Self {
        let build = [("version", env!("CARGO_PKG_VERSION"))];
        r.register("kingboard_build", "Which version this is", Info::new(build));
        Self {
            started: put(
                r,
                "process_start_time_seconds",
                "When the program was started, in seconds since 1970",
                FloatGauge::default(),
            ),
            memory: put(
                r,
                "process_resident_memory_bytes",
                "Memory in use",
                Gauge::default(),
            ),
            open: put(
                r,
                "process_open_fds",
                "Files and connections that are open",
                Gauge::default(),
            ),
        }
    }
}
