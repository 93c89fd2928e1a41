//! Fuzz target of this adapter: requests of browsers and programs come in, and no answer breaks a promise.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::time::Duration;

use axum::Extension;
use axum::Router;
use axum::body::Body;
use axum::http::header::{
    AUTHORIZATION, CONTENT_SECURITY_POLICY, CONTENT_TYPE, COOKIE, HOST, ORIGIN,
    X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Request, StatusCode};
use futures_util::StreamExt;
use hyper::service::Service as _;
use hyper_util::service::TowerToHyperService;
use tokio::sync::watch;
use tokio::time::timeout;

use crate::runtime::{Handle, Runtime};
use crate::service::Service;
use crate::watch::Monitor;
use crate::web::api::{Allowance, Api};
use crate::web::gate::{Frontend, Gate, Peer, PublicFrontend};
use crate::web::{PublicPages, PublicUrl, Site, router};

/// The address of the public pages.
pub(crate) const PAGES: &str = "https://kings.example/board";
/// The key of the table, and its port.
const KEY: (&str, u16) = ("0123456789abcdef", 8080);
/// Largest answer, in bytes.
const MAX_ANSWER_BYTES: usize = 2_000_000;
/// Time limit of an answer that waits for a move.
const ANSWER_TIMEOUT: Duration = Duration::from_millis(20);

/// The name under which a request is made.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Caller<'a> {
    /// A browser that is signed in with this key.
    Account(&'a str),
    /// A program with this token.
    Program(&'a str),
    /// A browser that is not signed in.
    Visitor,
    /// A browser at the table.
    Table,
}

/// A request from the input.
#[derive(Clone, Debug)]
pub(crate) struct FuzzedRequest<'a> {
    pub(crate) caller: Caller<'a>,
    /// Its name: `GET`.
    pub(crate) method: &'static str,
    /// The path with its query, without the base.
    pub(crate) path: &'a str,
    /// The body: JSON if it begins with a brace, else a form.
    pub(crate) body: &'a str,
    /// `true` if another site has sent it.
    pub(crate) is_foreign: bool,
    /// Further headers, each `:name: value`.
    pub(crate) headers: &'a [&'a str],
}

/// The answers of a service to these requests, in turn, without those that no browser could send. Each is checked.
pub(crate) fn answers(service: Service, requests: Vec<FuzzedRequest<'_>>) -> Vec<String> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build();
    let runtime = runtime.expect("a runtime can be made");
    runtime.block_on(async {
        let worker = Runtime::start(service, Monitor::default()).expect("a thread starts");
        let faces = BothFaces::new(&worker.handle());
        let mut answers = Vec::new();
        for request in requests {
            answers.push(faces.answer(request).await);
        }
        drop(faces);
        worker.stop().await;
        answers
    })
}

/// Both faces of the pages, over one worker.
#[derive(Debug)]
struct BothFaces {
    public: Router,
    table: Router,
    // The streams end with it.
    _stops: watch::Sender<bool>,
}

impl BothFaces {
    fn new(handle: &Handle) -> Self {
        let (stops, stop) = watch::channel(false);
        let built = |face: Frontend, base: &str, each: Allowance| {
            let api = Api::new(handle.clone(), stop.clone(), each, base);
            let site = Site::new(handle.clone(), face, stop.clone());
            let peer = SocketAddr::from((IpAddr::from(Ipv4Addr::LOCALHOST), 1));
            router(site, &api).layer(Extension(Peer(peer)))
        };
        let url = PublicUrl::parse(PAGES).expect("it is an address");
        let base = url.base().to_owned();
        let trusted_proxies = Vec::new();
        let pages = PublicFrontend::new(
            PublicPages {
                url,
                trusted_proxies,
            },
            None,
        );
        Self {
            public: built(Frontend::Public(pages), &base, Allowance::SHARED),
            table: built(
                Frontend::Table(Gate::new(KEY.0.to_owned(), KEY.1)),
                "",
                Allowance::OWN,
            ),
            _stops: stops,
        }
    }

    /// The words of the answer, whose headers and size are checked; empty for a request that no browser could send.
    async fn answer(&self, asked: FuzzedRequest<'_>) -> String {
        let (foreign, waits) = (asked.is_foreign, asked.path.contains("/live"));
        // A token is sent by nobody who does not know it, so a program may ask from anywhere.
        let changes =
            !["GET", "HEAD"].contains(&asked.method) && !matches!(asked.caller, Caller::Program(_));
        let (face, Some(request)) = (self.face(asked.caller), asked.request()) else {
            return String::new();
        };
        let answered = TowerToHyperService::new(face.clone()).call(request);
        let limit = if waits {
            ANSWER_TIMEOUT
        } else {
            Duration::from_mins(1)
        };
        let Ok(answer) = timeout(limit, answered).await else {
            assert!(waits, "no answer");
            return String::new();
        };
        let answer = answer.expect("a router does not fail");
        let (status, headers) = (answer.status(), answer.headers().clone());
        assert!(!status.is_server_error(), "{status}");
        assert!(
            !(foreign && changes) || status.is_client_error(),
            "{status}"
        );
        let words = body(answer.into_body(), &headers).await;
        check(status, &headers, &words);
        words
    }

    const fn face(&self, caller: Caller<'_>) -> &Router {
        match caller {
            Caller::Table => &self.table,
            Caller::Account(_) | Caller::Program(_) | Caller::Visitor => &self.public,
        }
    }
}

impl FuzzedRequest<'_> {
    fn request(self) -> Option<Request<Body>> {
        let table = format!("127.0.0.1:{}", KEY.1);
        let (host, base, scheme) = match self.caller {
            Caller::Table => (table.as_str(), "", "http"),
            Caller::Account(_) | Caller::Program(_) | Caller::Visitor => {
                ("kings.example", "/board", "https")
            }
        };
        let origin = if self.is_foreign {
            "https://elsewhere.example".to_owned()
        } else {
            format!("{scheme}://{host}")
        };
        let kind = if self.body.starts_with('{') {
            "application/json"
        } else {
            "application/x-www-form-urlencoded"
        };
        let mut request = Request::builder()
            .method(self.method)
            .uri(format!("{base}{}", self.path))
            .header(HOST, host)
            .header(CONTENT_TYPE, kind);
        request = match self.caller {
            Caller::Program(token) => request.header(AUTHORIZATION, format!("Bearer {token}")),
            Caller::Account(key) => request.header(COOKIE, format!("__Host-kingboard={key}")),
            Caller::Table => request.header(COOKIE, format!("kingboard-{}={}", KEY.1, KEY.0)),
            Caller::Visitor => request,
        };
        let mut request = request.body(Body::from(self.body.to_owned())).ok()?;
        for line in self.headers {
            let (name, value) = line.trim_start_matches(':').split_once(':')?;
            let name = name.trim().parse::<HeaderName>().ok()?;
            let value = HeaderValue::from_str(value.trim()).ok()?;
            request.headers_mut().append(name, value);
        }
        let origin = HeaderValue::from_str(&origin).ok()?;
        request.headers_mut().insert(ORIGIN, origin);
        Some(request)
    }
}

/// The words of an answer; of a stream, those that come at once.
async fn body(body: Body, headers: &HeaderMap) -> String {
    let streams = ["text/event-stream", "application/x-ndjson"];
    let is_stream = headers
        .get(CONTENT_TYPE)
        .is_some_and(|kind| streams.iter().any(|stream| kind == stream));
    let mut frames = body.into_data_stream();
    let mut bytes = Vec::new();
    let limit = if is_stream {
        ANSWER_TIMEOUT
    } else {
        Duration::from_mins(1)
    };
    while let Ok(Some(frame)) = timeout(limit, frames.next()).await {
        let frame = frame.expect("a body in memory does not break off");
        bytes.extend(frame);
        assert!(bytes.len() <= MAX_ANSWER_BYTES, "{} bytes", bytes.len());
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Checks the promises that every answer keeps.
fn check(status: StatusCode, headers: &HeaderMap, words: &str) {
    let text = |name: HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
    if status == StatusCode::NOT_FOUND && words.is_empty() {
        // An address outside of the pages.
        return;
    }
    assert_eq!(text(X_CONTENT_TYPE_OPTIONS), Some("nosniff"), "{status}");
    if text(CONTENT_TYPE).is_some_and(|kind| kind.starts_with("text/html")) {
        assert!(!words.contains("<i id=fuzz"), "markup from people");
        let policy = text(CONTENT_SECURITY_POLICY).expect("a page has a policy");
        assert!(!policy.contains("unsafe-inline") && !policy.contains("unsafe-eval"));
    }
}
