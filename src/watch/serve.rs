//! `/metrics` and `/healthz` over HTTP, for programs on the same machine: by default the settings refuse other
//! addresses.
//!
//! Bad clients harm nobody: a request has a few seconds and a few kilobytes, a connection one request, and the number
//! of connections is bounded. A further connection replaces the oldest one without a complete request, so slow
//! clients keep nobody waiting. Work does not pile up: while the worker does not answer, it is asked once.

use std::collections::VecDeque;
use std::convert::Infallible;
use std::future::Future;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use http_body_util::Full;
use hyper::body::{Bytes, Incoming};
use hyper::header::{ALLOW, CONTENT_TYPE, HeaderValue};
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper::{Method, Request, Response, StatusCode};
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Mutex;
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
const TEXT: &str = "text/plain; charset=utf-8";

type HttpResponse = Response<Full<Bytes>>;

/// Coalesces lookups: callers that arrive during one share its result.
struct SharedLookup<L, T> {
    look: L,
    patience: Duration,
    under_way: Mutex<Option<JoinHandle<T>>>,
}

impl<L, F, T> SharedLookup<L, T>
where
    L: Fn() -> F,
    F: Future<Output = T> + Send + 'static,
    T: Send + 'static,
{
    fn new(look: L, patience: Duration) -> Self {
        Self {
            look,
            patience,
            under_way: Mutex::new(None),
        }
    }

    /// The result, if it came in time.
    async fn get(&self) -> Option<T> {
        let found = async {
            let mut under_way = self.under_way.lock().await;
            let found = under_way
                .get_or_insert_with(|| tokio::spawn((self.look)()))
                .await;
            *under_way = None;
            found.ok()
        };
        timeout(self.patience, found).await.ok().flatten()
    }
}

/// The server's state.
struct MetricsServer<L, C> {
    watch: Monitor,
    /// The queue length, and the lookup of the outbox status.
    look: SharedLookup<L, Result<OutboxStatus, String>>,
    queue: Box<dyn Fn() -> usize + Send + Sync>,
    count: SharedLookup<C, Option<GameCounts>>,
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
        let server = Arc::clone(&server);
        let answered = Arc::new(AtomicBool::new(false));
        let busy = Arc::clone(&answered);
        let ends = tokio::spawn(async move {
            drop(timeout(CONNECTION, serve_connection(stream, server, busy)).await);
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
async fn serve_connection<L, F, C, G>(
    stream: TcpStream,
    server: Arc<MetricsServer<L, C>>,
    answered: Arc<AtomicBool>,
) where
    L: Fn() -> F + Send + Sync + 'static,
    F: Future<Output = Result<OutboxStatus, String>> + Send + 'static,
    C: Fn() -> G + Send + Sync + 'static,
    G: Future<Output = Option<GameCounts>> + Send + 'static,
{
    let asked = service_fn(move |request: Request<Incoming>| {
        let (server, answered) = (Arc::clone(&server), Arc::clone(&answered));
        async move {
            answered.store(true, Ordering::Relaxed);
            let answer = server.asked(&request).await;
            // A client that does not read is as slow as one that does not send.
            answered.store(false, Ordering::Relaxed);
            Ok::<_, Infallible>(answer)
        }
    });
    let served = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(ASKING)
        .max_buf_size(MAX_REQUEST_BYTES)
        .keep_alive(false)
        .serve_connection(TokioIo::new(stream), asked);
    if let Err(why) = served.await {
        tracing::debug!(%why, "metrics request broke off");
    }
}

impl<L, F, C, G> MetricsServer<L, C>
where
    L: Fn() -> F,
    F: Future<Output = Result<OutboxStatus, String>> + Send + 'static,
    C: Fn() -> G,
    G: Future<Output = Option<GameCounts>> + Send + 'static,
{
    async fn asked(&self, request: &Request<Incoming>) -> HttpResponse {
        if ![Method::GET, Method::HEAD].contains(request.method()) {
            let mut refused = http_response(
                StatusCode::METHOD_NOT_ALLOWED,
                TEXT,
                "only GET\n".to_owned(),
            );
            let allowed = HeaderValue::from_static("GET, HEAD");
            refused.headers_mut().insert(ALLOW, allowed);
            return refused;
        }
        match request.uri().path() {
            "/metrics" => self.metrics().await,
            "/healthz" => self.health().await,
            _ => http_response(
                StatusCode::NOT_FOUND,
                TEXT,
                "/metrics or /healthz\n".to_owned(),
            ),
        }
    }

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

    async fn health(&self) -> HttpResponse {
        let (status, told_of) = self.signs().await.response();
        let status = StatusCode::from_u16(status).unwrap_or(StatusCode::SERVICE_UNAVAILABLE);
        http_response(status, JSON, format!("{told_of}\n"))
    }

    async fn metrics(&self) -> HttpResponse {
        self.signs().await;
        let mut counted = self.counted.lock().await;
        if counted.is_none_or(|at| at.elapsed() >= COUNTED)
            && let Some(census) = self.count.get().await.flatten()
        {
            self.watch.note_census(census);
            *counted = Some(Instant::now());
        }
        drop(counted);
        http_response(StatusCode::OK, OPEN_METRICS, self.watch.exposition())
    }
}

fn http_response(status: StatusCode, kind: &'static str, text: String) -> HttpResponse {
    let mut answer = Response::new(Full::new(Bytes::from(text)));
    *answer.status_mut() = status;
    let kind = HeaderValue::from_static(kind);
    answer.headers_mut().insert(CONTENT_TYPE, kind);
    answer
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
