//! `/metrics` and `/healthz` over HTTP, for programs on the same machine: by default the settings refuse other
//! addresses.
//!
//! Bad clients harm nobody: a request has a few seconds and a few kilobytes, a connection one request, and the number
//! of connections is bounded. A further connection replaces the oldest one without a complete request, so slow
//! clients keep nobody waiting. Work does not pile up: while the worker does not answer, it is asked once.

use std::collections::VecDeque;
use std::future::Future;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use axum::Router;
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::middleware::{self, Next};
use axum::response::IntoResponse;
use axum::routing::get;
use futures_util::FutureExt;
use futures_util::future::{BoxFuture, Shared};
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use parking_lot::Mutex;
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinHandle;
use tokio::time::{Instant, sleep, timeout};

use crate::service::operator::status::OutboxStatus;
use crate::watch::health::HealthInput;
use crate::watch::{GameCounts, Monitor};

/// Time limit for the worker to answer.
const LOOKUP_TIMEOUT: Duration = Duration::from_secs(2);
/// Time limit for a request to arrive.
const ASKING: Duration = Duration::from_secs(5);
/// Time limit of a connection.
const CONNECTION: Duration = Duration::from_secs(15);
/// Most connections. A further one replaces one without a complete request.
const CONNECTIONS: usize = 32;
/// Largest request, in bytes: the smallest limit hyper accepts.
const MAX_REQUEST_BYTES: usize = 8_192;
/// Time for which game counts stay valid.
const COUNTED: Duration = Duration::from_mins(1);
/// Pause after a failed accept.
const PAUSE: Duration = Duration::from_secs(1);

const OPEN_METRICS: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";
const JSON: &str = "application/json";

/// Coalesces lookups: callers that arrive during one share its result.
struct SharedLookup<T> {
    look: Box<dyn Fn() -> BoxFuture<'static, T> + Send + Sync>,
    patience: Duration,
    under_way: Mutex<Option<UnderWay<T>>>,
}

/// A lookup that has begun; `None` if it broke off.
type UnderWay<T> = Shared<BoxFuture<'static, Option<T>>>;

impl<T: Clone + Send + 'static> SharedLookup<T> {
    fn new<F>(look: impl Fn() -> F + Send + Sync + 'static, patience: Duration) -> Self
    where
        F: Future<Output = T> + Send + 'static,
    {
        Self {
            look: Box::new(move || look().boxed()),
            patience,
            under_way: Mutex::new(None),
        }
    }

    /// The result, if it came in time.
    async fn get(&self) -> Option<T> {
        timeout(self.patience, self.found()).await.ok().flatten()
    }

    /// The lookup under way, or a new one. A task runs it, so it continues after its callers have left.
    fn found(&self) -> UnderWay<T> {
        let mut under_way = self.under_way.lock();
        if let Some(look) = under_way.as_ref().filter(|look| look.peek().is_none()) {
            return look.clone();
        }
        let look = tokio::spawn((self.look)());
        let look = look.map(Result::ok).boxed().shared();
        under_way.insert(look).clone()
    }
}

/// The server's state.
struct MetricsServer {
    watch: Monitor,
    /// The lookup of the outbox status.
    look: SharedLookup<Result<OutboxStatus, String>>,
    /// The queue length.
    queue: Box<dyn Fn() -> usize + Send + Sync>,
    count: SharedLookup<Option<GameCounts>>,
    /// The moment of the last count.
    counted: Mutex<Option<Instant>>,
}

/// Serves as long as the program runs. `queue` returns the number of waiting requests, `look` asks the worker, and
/// `count` makes slow counts, at most once a minute.
pub async fn answer<L, F, C, G>(
    listener: TcpListener,
    watch: Monitor,
    queue: impl Fn() -> usize + Send + Sync + 'static,
    look: L,
    count: C,
) where
    L: Fn() -> F + Send + Sync + 'static,
    F: Future<Output = Result<OutboxStatus, String>> + Send + 'static,
    C: Fn() -> G + Send + Sync + 'static,
    G: Future<Output = Option<GameCounts>> + Send + 'static,
{
    let server = Arc::new(MetricsServer {
        watch,
        look: SharedLookup::new(look, LOOKUP_TIMEOUT),
        queue: Box::new(queue),
        count: SharedLookup::new(count, LOOKUP_TIMEOUT),
        counted: Mutex::new(None),
    });
    let router = Router::new()
        .route("/metrics", get(metrics))
        .route("/healthz", get(health))
        .method_not_allowed_fallback(async || (StatusCode::METHOD_NOT_ALLOWED, "only GET\n"))
        .fallback(async || (StatusCode::NOT_FOUND, "/metrics or /healthz\n"))
        .with_state(server);
    let mut room = Room::default();
    loop {
        let stream = match listener.accept().await {
            Ok((stream, _)) => stream,
            Err(why) => {
                tracing::warn!(%why, "failed to accept a metrics connection");
                sleep(PAUSE).await;
                continue;
            }
        };
        room.make().await;
        let answered = Arc::new(AtomicBool::new(false));
        let served = serve_connection(stream, router.clone(), Arc::clone(&answered));
        let ends = tokio::spawn(async move {
            drop(timeout(CONNECTION, served).await);
        });
        room.0.push_back(Connection { answered, ends });
    }
}

/// A connection under way.
struct Connection {
    /// `true` if its request is complete; the response then takes a few seconds at most.
    answered: Arc<AtomicBool>,
    ends: JoinHandle<()>,
}

/// The connections under way, the oldest first.
#[derive(Default)]
struct Room(VecDeque<Connection>);

impl Room {
    /// Makes room for one more connection.
    async fn make(&mut self) {
        self.0.retain(|connection| !connection.ends.is_finished());
        while self.0.len() >= CONNECTIONS {
            let mut all = self.0.iter();
            let idle = all.position(|connection| !connection.answered.load(Ordering::Relaxed));
            match idle.and_then(|nth| self.0.remove(nth)) {
                Some(slowest) => slowest.ends.abort(),
                None => {
                    if let Some(oldest) = self.0.pop_front() {
                        drop(oldest.ends.await);
                    }
                }
            }
        }
    }
}

/// Serves one connection with one request. Connection errors are the client's and are not logged.
async fn serve_connection(stream: TcpStream, router: Router, answered: Arc<AtomicBool>) {
    let noted = middleware::from_fn(move |request: Request, next: Next| {
        let answered = Arc::clone(&answered);
        async move {
            answered.store(true, Ordering::Relaxed);
            let answer = next.run(request).await;
            // A client that does not read is as slow as one that does not send.
            answered.store(false, Ordering::Relaxed);
            answer
        }
    });
    let service = TowerToHyperService::new(router.layer(noted));
    let served = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(ASKING)
        .max_buf_size(MAX_REQUEST_BYTES)
        .keep_alive(false)
        .serve_connection(TokioIo::new(stream), service);
    if let Err(why) = served.await {
        tracing::debug!(%why, "metrics request broke off");
    }
}

impl MetricsServer {
    async fn signs(&self) -> HealthInput {
        let pulse = self.look.get().await;
        let queue = (self.queue)();
        self.watch
            .note_pulse(queue, pulse.as_ref().and_then(|pulse| pulse.as_ref().ok()));
        let silent = || {
            Err(format!(
                "the worker gave no answer within {} s",
                LOOKUP_TIMEOUT.as_secs()
            ))
        };
        HealthInput {
            shards: self.watch.gateway(),
            queue,
            pulse: pulse.unwrap_or_else(silent),
        }
    }
}

async fn health(State(server): State<Arc<MetricsServer>>) -> impl IntoResponse {
    let (status, told_of) = server.signs().await.response();
    let status = StatusCode::from_u16(status).unwrap_or(StatusCode::SERVICE_UNAVAILABLE);
    (status, [(CONTENT_TYPE, JSON)], format!("{told_of}\n"))
}

async fn metrics(State(server): State<Arc<MetricsServer>>) -> impl IntoResponse {
    server.signs().await;
    let counted = *server.counted.lock();
    if counted.is_none_or(|at| at.elapsed() >= COUNTED)
        && let Some(census) = server.count.get().await.flatten()
    {
        server.watch.note_census(census);
        *server.counted.lock() = Some(Instant::now());
    }
    ([(CONTENT_TYPE, OPEN_METRICS)], server.watch.exposition())
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use tokio::sync::Semaphore as Gate;

    use super::*;

    #[tokio::test]
    async fn a_worker_that_does_not_answer_is_asked_once_and_heard_when_it_does() {
        let asked = Arc::new(AtomicUsize::new(0));
        let gate = Arc::new(Gate::new(0));
        let (count, open) = (Arc::clone(&asked), Arc::clone(&gate));
        let look = move || {
            count.fetch_add(1, Ordering::Relaxed);
            let open = Arc::clone(&open);
            async move { open.acquire().await.is_ok() }
        };
        let mut looking = SharedLookup::new(look, Duration::from_millis(10));
        for _ in 0..5 {
            assert_eq!(looking.get().await, None);
        }
        assert_eq!(asked.load(Ordering::Relaxed), 1);
        gate.add_permits(1);
        looking.patience = Duration::from_mins(1);
        assert_eq!(looking.get().await, Some(true));
        assert_eq!(asked.load(Ordering::Relaxed), 1);
    }
}
