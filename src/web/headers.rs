//! The headers that protect every answer, the browser's cache, and the compression of pages and frames.

use std::hash::{DefaultHasher, Hash, Hasher};

use axum::body::{Body, to_bytes};
use axum::http::StatusCode;
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_LENGTH, CONTENT_SECURITY_POLICY,
    CONTENT_TYPE, ETAG, HeaderMap, HeaderName, HeaderValue, IF_NONE_MATCH, REFERRER_POLICY, VARY,
    X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use axum::response::Response;
use flate2::Compression;

use crate::web::page::{self, Visitor};
use crate::web::statics;

/// The policy of every page: scripts, styles and connections of this address alone, and no text made into markup.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
    connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; \
    require-trusted-types-for 'script'; trusted-types 'none'";

/// The policy of a page that stands in frames of other pages. It has no forms.
pub(super) const IN_FRAMES: &str = "default-src 'none'; script-src 'self'; style-src 'self'; \
    img-src 'self' data:; connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors *; \
    require-trusted-types-for 'script'; trusted-types 'none'";

/// The abilities of a browser that no page uses, nor a page in a frame of one.
const SWITCHED_OFF: &str = "accelerometer=(), autoplay=(), camera=(), display-capture=(), \
    encrypted-media=(), fullscreen=(), geolocation=(), gyroscope=(), hid=(), idle-detection=(), magnetometer=(), \
    microphone=(), midi=(), payment=(), picture-in-picture=(), publickey-credentials-get=(), \
    screen-wake-lock=(), serial=(), usb=(), xr-spatial-tracking=()";

/// The caching of an answer that a browser keeps and asks about before each use.
const CHECKED: &str = "private, no-cache";
/// The caching of an answer that no browser keeps.
const NEVER_KEPT: &str = "private, no-store";

/// Largest answer that is compressed or has a tag, in bytes; larger ones are films.
const MAX_PACKED_BYTES: usize = 4 * 1024 * 1024;

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
    let Ok(bytes) = to_bytes(body, MAX_PACKED_BYTES).await else {
        return page::fault();
    };
    // The best level takes twice the time of the usual one, for a fiftieth of the bytes.
    let compressed = statics::compressed(&bytes, Compression::default());
    head.headers.remove(CONTENT_LENGTH);
    head.headers
        .insert(CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    head.headers
        .insert(VARY, HeaderValue::from(ACCEPT_ENCODING));
    Response::from_parts(head, Body::from(compressed))
}

/// The caching of a picture. The next user of the browser must not find those of an account in it.
pub(super) fn caching_of_pictures(visitor: &Visitor) -> &'static str {
    if visitor.is_table || visitor.key.is_none() {
        CHECKED
    } else {
        NEVER_KEPT
    }
}

/// Returns `true` for an answer that a browser keeps.
pub(super) fn is_kept(caching: &str) -> bool {
    caching != NEVER_KEPT
}

/// The tag of a content made from this by this build of the program.
pub(super) fn tag_of(made_from: &impl Hash) -> String {
    let mut hasher = DefaultHasher::new();
    (env!("KINGBOARD_BUILT_FROM"), statics::folder()).hash(&mut hasher);
    made_from.hash(&mut hasher);
    format!("W/\"{:016x}\"", hasher.finish())
}

/// A few digits that change with these bytes.
pub(super) fn print(bytes: &[u8]) -> String {
    let mut hasher = DefaultHasher::new();
    bytes.hash(&mut hasher);
    format!("{:016x}", hasher.finish())
}

/// The tag of these bytes. It is a weak one, as they are sent compressed and plain.
pub(super) fn tag(bytes: &[u8]) -> String {
    format!("W/\"{}\"", print(bytes))
}

/// Returns `true` if the browser has the bytes of this tag.
pub(super) fn knows(headers: &HeaderMap, tag: &str) -> bool {
    // A proxy may have made a weak tag a strong one, or the other way round.
    let bare = |tag: &str| tag.trim().trim_start_matches("W/").to_owned();
    let known = headers.get_all(IF_NONE_MATCH).iter();
    let known = known.filter_map(|tags| tags.to_str().ok());
    let mut known = known.flat_map(|tags| tags.split(','));
    known.any(|known| bare(known) == bare(tag))
}

/// Tags an answer that the browser asks about before each use, unless it is tagged. One that it has is not sent again.
pub(super) async fn check(answer: Response, asked: &HeaderMap) -> Response {
    let caching = answer.headers().get(CACHE_CONTROL);
    let is_checked = caching.is_some_and(|caching| caching == CHECKED);
    let is_tagged = answer.headers().contains_key(ETAG);
    if !is_checked || is_tagged || answer.status() != StatusCode::OK {
        return answer;
    }
    let (mut head, body) = answer.into_parts();
    let Ok(bytes) = to_bytes(body, MAX_PACKED_BYTES).await else {
        return page::fault();
    };
    let tag = tag(&bytes);
    let is_known = knows(asked, &tag);
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        head.headers.insert(ETAG, tag);
    }
    if is_known {
        head.status = StatusCode::NOT_MODIFIED;
        head.headers.remove(CONTENT_LENGTH);
        head.headers.remove(CONTENT_TYPE);
        return Response::from_parts(head, Body::empty());
    }
    Response::from_parts(head, Body::from(bytes))
}

/// Adds the headers that protect an answer.
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
        (HeaderName::from_static("permissions-policy"), SWITCHED_OFF),
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
        .or_insert(HeaderValue::from_static(NEVER_KEPT));
}
