//! The gate: only a browser gets in that was started with the key, asking this address by its own name, from its own pages.
//!
//! Other users of the machine reach the loopback interface too, so an address alone opens nothing. A page elsewhere may
//! send requests here (forged forms, names that resolve to this machine), so `Host`, `Origin` and `Sec-Fetch-Site` decide
//! before any handler.

use axum::body::{Body, to_bytes};
use axum::extract::{Path, Request, State};
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_LENGTH, CONTENT_SECURITY_POLICY,
    CONTENT_TYPE, COOKIE, HOST, HeaderMap, HeaderName, HeaderValue, LOCATION, ORIGIN,
    REFERRER_POLICY, SET_COOKIE, VARY, X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use axum::http::{Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::web::Shared;
use crate::web::{page, statics};

/// The policy of every page: scripts, styles and connections of this address alone, and no text made into markup.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
    connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; \
    require-trusted-types-for 'script'; trusted-types 'none'";

/// The key and the names of this address.
#[derive(Debug)]
pub(super) struct Gate {
    key: String,
    /// The name of the cookie; cookies are shared by all ports of a machine.
    cookie: String,
    /// The names under which a browser may ask.
    hosts: [String; 3],
}

impl Gate {
    /// A gate that this key opens, at this port.
    pub(super) fn new(key: String, port: u16) -> Self {
        Self {
            key,
            cookie: format!("kingboard-{port}"),
            hosts: ["127.0.0.1", "localhost", "[::1]"].map(|name| format!("{name}:{port}")),
        }
    }

    fn is_host(&self, headers: &HeaderMap) -> bool {
        let host = headers.get(HOST).and_then(|host| host.to_str().ok());
        host.is_some_and(|host| self.hosts.iter().any(|known| known == host))
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
        let from_origin = match text(ORIGIN) {
            Some(origin) => {
                let host = origin.strip_prefix("http://").unwrap_or_default();
                self.hosts.iter().any(|known| known == host)
            }
            None => true,
        };
        from_site && from_origin
    }

    fn is_key(&self, key: &str) -> bool {
        // The time must not tell how much of it was right.
        let differs = key
            .bytes()
            .zip(self.key.bytes())
            .fold(0, |all, (a, b)| all | (a ^ b));
        key.len() == self.key.len() && differs == 0
    }

    fn has_key(&self, headers: &HeaderMap) -> bool {
        let cookies = headers.get_all(COOKIE).iter();
        let cookies = cookies.filter_map(|cookie| cookie.to_str().ok());
        let mut pairs = cookies.flat_map(|cookies| cookies.split(';'));
        pairs.any(|pair| {
            let named = pair.trim().split_once('=');
            named.is_some_and(|(name, value)| name == self.cookie && self.is_key(value))
        })
    }
}

/// Lets in or refuses a request, and adds what protects every answer.
pub(super) async fn guard(State(site): Shared, request: Request, next: Next) -> Response {
    let gate = &site.gate;
    let headers = request.headers();
    let packs = statics::takes_packed(headers);
    let path = request.uri().path();
    let open = path.starts_with("/in/") || path.starts_with("/static/");
    let mut answer = if !gate.is_host(headers) {
        (
            StatusCode::MISDIRECTED_REQUEST,
            "This is not the address of this table.\n",
        )
            .into_response()
    } else if !gate.is_own(request.method(), headers) {
        (
            StatusCode::FORBIDDEN,
            "This request came from another page.\n",
        )
            .into_response()
    } else if !open && !gate.has_key(headers) {
        page::locked(&site).await
    } else {
        next.run(request).await
    };
    protect(answer.headers_mut());
    if packs { pack(answer).await } else { answer }
}

/// Largest answer that is compressed, in bytes; larger ones are films.
const MOST: usize = 4 * 1024 * 1024;

/// Compresses a page or a frame. Streams and pictures stay as they are.
async fn pack(answer: Response) -> Response {
    let text = |headers: &HeaderMap| {
        let kind = headers
            .get(CONTENT_TYPE)
            .and_then(|kind| kind.to_str().ok());
        kind.is_some_and(|kind| {
            ["text/html", "application/json", "image/svg+xml"]
                .iter()
                .any(|packed| kind.starts_with(packed))
        })
    };
    if !text(answer.headers()) || answer.headers().contains_key(CONTENT_ENCODING) {
        return answer;
    }
    let (mut head, body) = answer.into_parts();
    let Ok(bytes) = to_bytes(body, MOST).await else {
        return page::fault();
    };
    head.headers.remove(CONTENT_LENGTH);
    head.headers
        .insert(CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    head.headers
        .insert(VARY, HeaderValue::from(ACCEPT_ENCODING));
    Response::from_parts(head, Body::from(statics::packed(&bytes)))
}

fn protect(headers: &mut HeaderMap) {
    let fixed = [
        (CONTENT_SECURITY_POLICY, POLICY),
        (X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (X_FRAME_OPTIONS, "DENY"),
        (REFERRER_POLICY, "same-origin"),
        (
            HeaderName::from_static("cross-origin-opener-policy"),
            "same-origin",
        ),
        (
            HeaderName::from_static("cross-origin-resource-policy"),
            "same-origin",
        ),
    ];
    for (name, value) in fixed {
        headers.insert(name, HeaderValue::from_static(value));
    }
    headers
        .entry(CACHE_CONTROL)
        .or_insert(HeaderValue::from_static("private, no-store"));
}

/// Opens the gate to a browser that brings the key, and takes the key out of its address.
pub(super) async fn enter(State(site): Shared, Path(key): Path<String>) -> Response {
    if !site.gate.is_key(&key) {
        return page::locked(&site).await;
    }
    let cookie = format!(
        "{}={key}; Path=/; HttpOnly; SameSite=Lax; Max-Age=31536000",
        site.gate.cookie
    );
    (
        StatusCode::SEE_OTHER,
        [(LOCATION, "/".to_owned()), (SET_COOKIE, cookie)],
    )
        .into_response()
}
