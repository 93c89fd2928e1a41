//! The headers that protect every answer, and the compression of pages and frames.

use axum::body::{Body, to_bytes};
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_LENGTH, CONTENT_SECURITY_POLICY,
    CONTENT_TYPE, HeaderMap, HeaderName, HeaderValue, REFERRER_POLICY, VARY,
    X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use axum::response::Response;

use crate::web::{page, statics};

/// The policy of every page: scripts, styles and connections of this address alone, and no text made into markup.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
    connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; \
    require-trusted-types-for 'script'; trusted-types 'none'";

/// The policy of a page that stands in frames of other pages. It has no forms.
pub(super) const IN_FRAMES: &str = "default-src 'none'; script-src 'self'; style-src 'self'; \
    img-src 'self' data:; connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors *; \
    require-trusted-types-for 'script'; trusted-types 'none'";

/// Largest answer that is compressed, in bytes; larger ones are films.
const MOST: usize = 4 * 1024 * 1024;

/// Compresses a page or a frame. Streams and pictures stay as they are.
pub(super) async fn pack(answer: Response) -> Response {
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

/// Adds what protects an answer.
pub(super) fn protect(headers: &mut HeaderMap) {
    let framed = headers.contains_key(CONTENT_SECURITY_POLICY);
    if !framed {
        let policy = HeaderValue::from_static(POLICY);
        headers.insert(CONTENT_SECURITY_POLICY, policy);
        headers.insert(X_FRAME_OPTIONS, HeaderValue::from_static("DENY"));
    }
    let fixed = [
        (X_CONTENT_TYPE_OPTIONS, "nosniff"),
        // No address leaves the site. Without any referrer, browsers would hide the origin of forms too.
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
