//! Pictures as answers: one that the browser has already is not drawn again.

use std::convert::Infallible;
use std::hash::Hash;
use std::sync::Arc;

use axum::body::Body;
use axum::extract::FromRequestParts;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, HeaderMap};
use axum::http::request::Parts;
use axum::http::{Method, StatusCode};
use axum::response::{IntoResponse, Response};

use crate::web::drawing::DrawingTurns;
use crate::web::{Site, headers, page};

/// The tags in a browser's cache. A request for the headers alone names none.
#[derive(Clone, Debug, Default)]
pub(super) struct KnownTags(HeaderMap);

impl FromRequestParts<Arc<Site>> for KnownTags {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &Arc<Site>) -> Result<Self, Infallible> {
        Ok(if parts.method == Method::GET {
            Self(parts.headers.clone())
        } else {
            Self::default()
        })
    }
}

/// The answer with a picture. Its tag follows from all that it is drawn from, so one that the browser has costs no
/// drawing.
pub(super) async fn answer<D: Hash + Send + 'static>(
    turns: &DrawingTurns,
    known: &KnownTags,
    caching: &'static str,
    drawn_from: D,
    draw: impl FnOnce(&D) -> Vec<u8> + Send + 'static,
) -> Response {
    let tag = headers::is_kept(caching).then(|| headers::tag_of(&drawn_from));
    let tagged = tag.clone().map(|tag| [(ETAG, tag)]);
    let kept = [(CACHE_CONTROL, caching)];
    if tag.is_some_and(|tag| headers::knows(&known.0, &tag)) {
        return (StatusCode::NOT_MODIFIED, tagged, kept, Body::empty()).into_response();
    }
    match turns.picture(move || draw(&drawn_from)).await {
        Some(bytes) => {
            let kind = [(CONTENT_TYPE, "image/png")];
            (tagged, kept, kind, bytes).into_response()
        }
        None => page::fault(),
    }
}

#[cfg(test)]
mod tests {
    use axum::http::header::IF_NONE_MATCH;

    use super::*;

    const CHECKED: &str = "private, no-cache";

    async fn asked(known: &KnownTags, caching: &'static str, drawn_from: &str) -> Response {
        let drawn_from = drawn_from.to_owned();
        let draw = |from: &String| from.clone().into_bytes();
        answer(&DrawingTurns::new(), known, caching, drawn_from, draw).await
    }

    #[tokio::test]
    async fn a_picture_that_the_browser_has_is_not_drawn() {
        let first = asked(&KnownTags::default(), CHECKED, "a board").await;
        assert_eq!(first.status(), StatusCode::OK);
        let mut tags = HeaderMap::new();
        tags.insert(IF_NONE_MATCH, first.headers()[ETAG].clone());
        let known = KnownTags(tags);
        let draw = |_: &String| panic!("it was drawn");
        let turns = DrawingTurns::new();
        let again = answer(&turns, &known, CHECKED, "a board".to_owned(), draw).await;
        assert_eq!(again.status(), StatusCode::NOT_MODIFIED);
        assert_eq!(again.headers()[ETAG], first.headers()[ETAG]);
        assert_eq!(again.headers()[CACHE_CONTROL], CHECKED);
        let other = asked(&known, CHECKED, "another board").await;
        assert_eq!(other.status(), StatusCode::OK);
        assert_ne!(other.headers()[ETAG], first.headers()[ETAG]);
        let never = asked(&known, "private, no-store", "a board").await;
        assert_eq!(never.status(), StatusCode::OK);
        assert!(!never.headers().contains_key(ETAG));
    }
}
