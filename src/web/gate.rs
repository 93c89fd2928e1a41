//! The gate: refusals before any handler, and the names under which browsers ask.
//!
//! A page elsewhere may send requests here (forged forms, names that resolve to this machine), so `Host`, `Origin` and
//! `Sec-Fetch-Site` decide. At the table, other users of the machine reach the loopback interface too, so only a
//! browser gets in that was started with the key. The public pages are open: each handler checks the view of its
//! visitor.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::Extension;
use axum::body::{Body, to_bytes};
use axum::extract::{MatchedPath, Path, Request, State};
use axum::http::header::{
    COOKIE, HOST, HeaderMap, HeaderName, HeaderValue, LOCATION, ORIGIN, SET_COOKIE,
};
use axum::http::{Method, StatusCode, Uri};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use tokio::time::{Instant, timeout};

use crate::watch::Stopwatch;
use crate::web::hourly::HourlyWarning;
use crate::web::oauth::AccountSource;
use crate::web::page::Visitor;
use crate::web::{PublicPages, Shared, Site, accepted, address, api, headers, page, wait};

/// Most characters of another host in the log.
const MAX_HOST_CHARS: usize = 100;
/// Largest request, in bytes.
const BODY: usize = 16 * 1024;
/// Time limit for the body of a request to arrive.
const ARRIVES: Duration = Duration::from_secs(10);
/// The time for which a browser keeps its settings, or the key of a table.
pub(super) const YEAR: Duration = Duration::from_hours(365 * 24);
/// The time for which a browser keeps the key of a session.
const SESSION: Duration = Duration::from_hours(90 * 24);

/// The kind of these pages: a table or the public pages.
#[derive(Debug)]
pub(super) enum Frontend {
    /// A table at one screen.
    Table(Gate),
    /// The public pages.
    Public(PublicFrontend),
}

/// The key and the names of a table's address.
#[derive(Debug)]
pub(super) struct Gate {
    key: String,
    /// The name of the cookie; cookies are shared by all ports of a machine.
    cookie: String,
    /// The names under which a browser may ask.
    hosts: [String; 3],
}

/// The address of the public pages, and the proxies before it.
#[derive(Debug)]
pub(super) struct PublicFrontend {
    pub(super) pages: PublicPages,
    /// The source of accounts, if there is one.
    pub(super) source: Option<AccountSource>,
    /// The proxy does not pass on the host.
    wrong_host: HourlyWarning,
    /// The proxy hides the addresses of visitors.
    one_address: HourlyWarning,
}

/// The address of the other end of a connection.
#[derive(Clone, Copy, Debug)]
pub(super) struct Peer(pub(super) SocketAddr);

/// The address of the client.
#[derive(Clone, Copy, Debug)]
pub(super) struct Client(pub(super) IpAddr);

impl Gate {
    /// A gate that this key opens, at this port.
    pub(super) fn new(key: String, port: u16) -> Self {
        Self {
            key,
            cookie: format!("kingboard-{port}"),
            hosts: ["127.0.0.1", "localhost", "[::1]"].map(|name| format!("{name}:{port}")),
        }
    }

    fn is_key(&self, key: &str) -> bool {
        // The time must not reveal the length of the part that was right.
        let differs = key
            .bytes()
            .zip(self.key.bytes())
            .fold(0, |all, (a, b)| all | (a ^ b));
        key.len() == self.key.len() && differs == 0
    }

    fn has_key(&self, headers: &HeaderMap) -> bool {
        cookie(headers, &self.cookie).is_some_and(|key| self.is_key(key))
    }
}

impl PublicFrontend {
    /// The frontend of these pages.
    pub(super) const fn new(pages: PublicPages, source: Option<AccountSource>) -> Self {
        Self {
            pages,
            source,
            wrong_host: HourlyWarning::new(),
            one_address: HourlyWarning::new(),
        }
    }

    /// Logs that a request for another host was refused: most often the proxy replaces the host.
    fn warn_of_host(&self, headers: &HeaderMap) {
        if !self.wrong_host.is_due(Instant::now()) {
            return;
        }
        let asked = headers.get(HOST).and_then(|host| host.to_str().ok());
        let asked: String = asked
            .unwrap_or_default()
            .chars()
            .take(MAX_HOST_CHARS)
            .collect();
        tracing::warn!(
            asked,
            host = self.pages.url.host(),
            "a request for another host was refused: the proxy must pass on the Host of the browser"
        );
    }

    /// Logs that the address of the proxy itself made too many requests: it hides those of its visitors.
    fn warn_of_proxy(&self, client: IpAddr) {
        let trusted = &self.pages.trusted_proxies;
        if trusted.iter().any(|proxy| proxy.holds(client))
            && self.one_address.is_due(Instant::now())
        {
            tracing::warn!(
                proxy = %client,
                "requests were refused as too many from a trusted proxy without X-Forwarded-For: its visitors count as one"
            );
        }
    }

    /// The cookie that holds the key of a session. Its name has browsers take it from an encrypted page alone, and for
    /// this host alone.
    pub(super) fn cookie(&self) -> &'static str {
        if self.pages.url.is_secure() {
            "__Host-kingboard"
        } else {
            "kingboard"
        }
    }

    /// The cookie of a browser that is away at Discord.
    pub(super) fn away_name(&self) -> &'static str {
        if self.pages.url.is_secure() {
            "__Host-kingboard-away"
        } else {
            "kingboard-away"
        }
    }

    /// The text that sets the cookie of a session; without a key it removes that one.
    pub(super) fn session_cookie(&self, key: Option<&str>) -> String {
        let age = key.map_or(Duration::ZERO, |_| SESSION);
        self.hidden(self.cookie(), key.unwrap_or_default(), age)
    }

    /// The text that sets the cookie of a browser that is away, which it keeps for this time.
    pub(super) fn away_cookie(&self, kept: &str, age: Duration) -> String {
        self.hidden(self.away_name(), kept, age)
    }

    fn hidden(&self, name: &str, value: &str, age: Duration) -> String {
        let is_secure = self.pages.url.is_secure();
        let secure = if is_secure { "; Secure" } else { "" };
        hidden_cookie(name, value, age) + secure
    }
}

impl Frontend {
    /// The path before that of each page.
    pub(super) fn base(&self) -> &str {
        match self {
            Self::Table(_) => "",
            Self::Public(frontend) => frontend.pages.url.base(),
        }
    }

    fn is_host(&self, headers: &HeaderMap) -> bool {
        let host = headers.get(HOST).and_then(|host| host.to_str().ok());
        host.is_some_and(|host| match self {
            Self::Table(gate) => gate.hosts.iter().any(|known| known == host),
            Self::Public(frontend) => host.eq_ignore_ascii_case(frontend.pages.url.host()),
        })
    }

    fn is_origin(&self, origin: &str) -> bool {
        match self {
            Self::Table(gate) => {
                let host = origin.strip_prefix("http://").unwrap_or_default();
                gate.hosts.iter().any(|known| known == host)
            }
            Self::Public(frontend) => origin == frontend.pages.url.origin(),
        }
    }

    /// Returns `true` for a request from our own pages, or one that the user made by following a link.
    fn is_own(&self, method: &Method, headers: &HeaderMap) -> bool {
        let text = |name: HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
        let reads = [Method::GET, Method::HEAD].contains(method);
        let navigates = text(HeaderName::from_static("sec-fetch-mode")) == Some("navigate");
        let site = text(HeaderName::from_static("sec-fetch-site"));
        let from_site = match site {
            Some("same-origin" | "none") => true,
            Some(_) => reads && navigates,
            None => reads || headers.contains_key(ORIGIN),
        };
        let from_origin = text(ORIGIN).is_none_or(|origin| self.is_origin(origin));
        from_site && from_origin
    }
}

/// The value of a cookie.
pub(super) fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let cookies = headers.get_all(COOKIE).iter();
    let cookies = cookies.filter_map(|cookie| cookie.to_str().ok());
    let mut pairs = cookies.flat_map(|cookies| cookies.split(';'));
    pairs.find_map(|pair| {
        let (known, value) = pair.trim().split_once('=')?;
        (known == name).then_some(value)
    })
}

/// The text that sets a cookie for all of these pages. A browser keeps it for this time, and another site cannot send
/// forms with it.
pub(super) fn own_cookie(name: &str, value: &str, age: Duration) -> String {
    let seconds = age.as_secs();
    format!("{name}={value}; Path=/; SameSite=Lax; Max-Age={seconds}")
}

/// The same for a cookie that no script reads.
fn hidden_cookie(name: &str, value: &str, age: Duration) -> String {
    own_cookie(name, value, age) + "; HttpOnly"
}

/// Adds the text that sets a cookie to an answer.
pub(super) fn set_cookie(answer: &mut Response, cookie: &str) {
    if let Ok(cookie) = HeaderValue::from_str(cookie) {
        answer.headers_mut().append(SET_COOKIE, cookie);
    }
}

/// Takes the path before that of each page off a request.
pub(super) async fn below_base(State(site): Shared, mut request: Request, next: Next) -> Response {
    let base = site.frontend.base();
    if base.is_empty() {
        return next.run(request).await;
    }
    let whole = request.uri().path_and_query();
    let below = whole
        .and_then(|whole| whole.as_str().strip_prefix(base))
        .and_then(|rest| {
            let rest = if rest.is_empty() || rest.starts_with('?') {
                format!("/{rest}")
            } else {
                rest.to_owned()
            };
            rest.starts_with('/').then(|| rest.parse::<Uri>().ok())?
        });
    let Some(below) = below else {
        return StatusCode::NOT_FOUND.into_response();
    };
    *request.uri_mut() = below;
    next.run(request).await
}

/// Lets in or refuses a request, and adds the headers that protect every answer.
pub(super) async fn guard(
    State(site): Shared,
    peer: Option<Extension<Peer>>,
    route: Option<MatchedPath>,
    request: Request,
    next: Next,
) -> Response {
    let asked = Stopwatch::start();
    let packs = accepted::accepts_gzip(request.headers());
    // A request for the headers alone has no body to tag.
    let gets = (request.method() == Method::GET).then(|| request.headers().clone());
    let answer = match &site.frontend {
        Frontend::Table(gate) => at_table(&site, gate, request, next).await,
        Frontend::Public(frontend) => in_public(&site, frontend, peer, request, next).await,
    };
    let mut answer = match &gets {
        Some(asked) => headers::check(answer, asked).await,
        None => answer,
    };
    headers::protect(answer.headers_mut());
    let answer = if packs {
        headers::pack(answer).await
    } else {
        answer
    };
    let route = route.as_ref().map_or("other", MatchedPath::as_str);
    let status = answer.status().as_str().to_owned();
    let watch = site.handle.watch();
    watch.page_asked(route.to_owned(), status, asked.elapsed());
    answer
}

/// The refusal of a request under another name, or from another page.
fn refusal(face: &Frontend, request: &Request) -> Option<Response> {
    if !face.is_host(request.headers()) {
        if let Frontend::Public(frontend) = face {
            frontend.warn_of_host(request.headers());
        }
        let words = "This is not the address of these pages.\n";
        return Some((StatusCode::MISDIRECTED_REQUEST, words).into_response());
    }
    if !face.is_own(request.method(), request.headers()) {
        let words = "This request came from another page.\n";
        return Some((StatusCode::FORBIDDEN, words).into_response());
    }
    None
}

async fn at_table(site: &Arc<Site>, gate: &Gate, request: Request, next: Next) -> Response {
    if let Some(refused) = refusal(&site.frontend, &request) {
        return refused;
    }
    let path = request.uri().path();
    let open = path.starts_with("/in/") || path.starts_with("/static/");
    if !open && !gate.has_key(request.headers()) {
        return page::locked(site, request.headers()).await;
    }
    next.run(request).await
}

async fn in_public(
    site: &Arc<Site>,
    frontend: &PublicFrontend,
    peer: Option<Extension<Peer>>,
    mut request: Request,
    next: Next,
) -> Response {
    if let Some(refused) = refusal(&site.frontend, &request) {
        return refused;
    }
    let peer = peer.map_or(IpAddr::from([0, 0, 0, 0]), |Extension(Peer(peer))| {
        peer.ip()
    });
    let client = address::client(peer, request.headers(), &frontend.pages.trusted_proxies);
    let path = request.uri().path();
    if !path.starts_with("/static/") {
        // Each of these looks up a link, or asks Discord.
        let asks_discord = path == "/oauth/back" && request.method() == Method::POST;
        let signs_in = path.starts_with("/in/") || asks_discord;
        // Standings of a season are computed from all its games.
        let cost = if path.starts_with("/standings/") {
            5
        } else {
            1
        };
        let now = Instant::now();
        let asked = (0..cost).try_for_each(|_| site.limits.ask(client, signs_in, now));
        if let Err(wait) = asked {
            frontend.warn_of_proxy(client);
            let visitor = Visitor::stranger(site, request.headers());
            return wait::too_many(&visitor, wait);
        }
    }
    request.extensions_mut().insert(Client(client));
    if request.method() == Method::POST {
        request = match whole(request).await {
            Ok(request) => request,
            Err(status) => return status.into_response(),
        };
    }
    next.run(request).await
}

/// The request with its whole body, if that is small and comes in time.
async fn whole(request: Request) -> Result<Request, StatusCode> {
    let (head, body) = request.into_parts();
    match timeout(ARRIVES, to_bytes(body, BODY)).await {
        Ok(Ok(bytes)) => Ok(Request::from_parts(head, Body::from(bytes))),
        Ok(Err(_)) => Err(StatusCode::PAYLOAD_TOO_LARGE),
        Err(_) => Err(StatusCode::REQUEST_TIMEOUT),
    }
}

/// Lets a request of a program in or refuses it, before its token is looked at. The name it asks under and its address
/// decide. A program has no pages, so its answers are those of the API.
pub(super) async fn guard_programs(
    State(site): Shared,
    peer: Option<Extension<Peer>>,
    mut request: Request,
    next: Next,
) -> Response {
    if !site.frontend.is_host(request.headers()) {
        if let Frontend::Public(frontend) = &site.frontend {
            frontend.warn_of_host(request.headers());
        }
        return api::wrong_host();
    }
    if let Frontend::Public(frontend) = &site.frontend {
        let peer = peer.map_or(IpAddr::from([0, 0, 0, 0]), |Extension(Peer(peer))| {
            peer.ip()
        });
        let client = address::client(peer, request.headers(), &frontend.pages.trusted_proxies);
        if let Err(wait) = site.limits.ask(client, false, Instant::now()) {
            frontend.warn_of_proxy(client);
            return api::too_much(wait);
        }
    }
    if request.method() == Method::POST {
        request = match whole(request).await {
            Ok(request) => request,
            Err(status) => return api::not_read(status),
        };
    }
    next.run(request).await
}

/// Opens the gate to a browser that brings the key, and takes the key out of its address.
pub(super) async fn enter(
    State(site): Shared,
    Path(key): Path<String>,
    headers: HeaderMap,
) -> Response {
    let Frontend::Table(gate) = &site.frontend else {
        return StatusCode::NOT_FOUND.into_response();
    };
    if !gate.is_key(&key) {
        return page::locked(&site, &headers).await;
    }
    let mut answer = (StatusCode::SEE_OTHER, [(LOCATION, "/")]).into_response();
    set_cookie(&mut answer, &hidden_cookie(&gate.cookie, &key, YEAR));
    answer
}
