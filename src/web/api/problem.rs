//! Errors as `application/problem+json`: a kind for programs, and words for the people who write them.

use axum::http::header::{ALLOW, CONTENT_TYPE, HeaderValue, RETRY_AFTER, WWW_AUTHENTICATE};
use axum::http::{Method, StatusCode};
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};

/// The start of each kind.
const KIND: &str = "urn:kingboard:problem:";

/// An error.
#[derive(Clone, Debug)]
pub(super) enum Problem {
    /// A part of the request cannot be read.
    BadRequest(String),
    /// No token was sent, or an unknown one.
    NoToken,
    /// The token may not do that.
    NotAllowed(&'static str),
    /// There is no such thing, or the token's owner does not see it.
    Missing(&'static str),
    /// The method does not fit the path, which has these.
    WrongMethod(Vec<Method>),
    /// The position refuses it. Holds the reason, and the game as it is.
    Refused(String, Box<Value>),
    /// The game is at another version. Holds the game as it is.
    Stale(Box<Value>),
    /// The body is too large.
    TooLarge,
    /// The body is of another kind.
    WrongKind,
    /// Too much was asked. Holds the seconds to wait.
    TooMuch(u64),
    /// The token has as many streams as it may have.
    TooManyStreams,
    /// A fault of ours.
    Fault,
}

impl Problem {
    fn parts(&self) -> Parts {
        let parts = |status, kind, title, detail: &str| Parts {
            status,
            kind,
            title,
            detail: detail.to_owned(),
        };
        match self {
            Self::BadRequest(why) => {
                let status = StatusCode::BAD_REQUEST;
                parts(
                    status,
                    "bad-request",
                    "A part of the request cannot be read.",
                    why,
                )
            }
            Self::NoToken => parts(
                StatusCode::UNAUTHORIZED,
                "unauthenticated",
                "This needs a valid token.",
                "Send the header Authorization: Bearer kb_… with a token that has not ended.",
            ),
            Self::NotAllowed(why) => {
                let status = StatusCode::FORBIDDEN;
                parts(status, "forbidden", "This token may not do that.", why)
            }
            Self::Missing(why) => {
                let status = StatusCode::NOT_FOUND;
                parts(status, "missing", "There is no such thing.", why)
            }
            Self::WrongMethod(_) => parts(
                StatusCode::METHOD_NOT_ALLOWED,
                "wrong-method",
                "This path has no such method.",
                "The header Allow names those that it has.",
            ),
            Self::Refused(why, _) => {
                let status = StatusCode::CONFLICT;
                parts(status, "refused", "The position refuses this.", why)
            }
            Self::Stale(_) => parts(
                StatusCode::CONFLICT,
                "stale",
                "The game has changed since.",
                "The game is at another version than the one that was seen. It comes along.",
            ),
            Self::TooLarge => parts(
                StatusCode::PAYLOAD_TOO_LARGE,
                "large",
                "The body is too large.",
                "A body has at most 16 KiB.",
            ),
            Self::WrongKind => parts(
                StatusCode::UNSUPPORTED_MEDIA_TYPE,
                "wrong-kind",
                "The body is of another kind.",
                "Send it as application/json.",
            ),
            Self::TooMuch(_) => parts(
                StatusCode::TOO_MANY_REQUESTS,
                "too-much",
                "Too much was asked in a short time.",
                "The header Retry-After says how many seconds to wait.",
            ),
            Self::TooManyStreams => parts(
                StatusCode::TOO_MANY_REQUESTS,
                "streams",
                "This token has as many streams as it may have.",
                "Close one of them first.",
            ),
            Self::Fault => parts(
                StatusCode::INTERNAL_SERVER_ERROR,
                "fault",
                "Something went wrong here.",
                "Whoever runs this finds more in the log.",
            ),
        }
    }

    fn game(&self) -> Option<&Value> {
        match self {
            Self::Refused(_, game) | Self::Stale(game) => Some(game),
            Self::BadRequest(_)
            | Self::NoToken
            | Self::NotAllowed(_)
            | Self::Missing(_)
            | Self::WrongMethod(_)
            | Self::TooLarge
            | Self::WrongKind
            | Self::TooMuch(_)
            | Self::TooManyStreams
            | Self::Fault => None,
        }
    }
}

/// The members of an error.
struct Parts {
    status: StatusCode,
    kind: &'static str,
    title: &'static str,
    detail: String,
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let Parts {
            status,
            kind,
            title,
            detail,
        } = self.parts();
        let mut body = json!({
            "type": format!("{KIND}{kind}"),
            "title": title,
            "status": status.as_u16(),
            "detail": detail,
        });
        if let (Some(body), Some(game)) = (body.as_object_mut(), self.game()) {
            body.insert("game".to_owned(), game.clone());
        }
        let mut answer = (status, body.to_string()).into_response();
        let headers = answer.headers_mut();
        let json = HeaderValue::from_static("application/problem+json");
        headers.insert(CONTENT_TYPE, json);
        match self {
            Self::NoToken => {
                headers.insert(WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
            }
            Self::TooMuch(wait) => {
                headers.insert(RETRY_AFTER, HeaderValue::from(wait));
            }
            Self::WrongMethod(methods) => {
                let names: Vec<&str> = methods.iter().map(Method::as_str).collect();
                let names = HeaderValue::from_str(&names.join(", "));
                headers.insert(ALLOW, names.expect("names of methods are plain"));
            }
            Self::BadRequest(_)
            | Self::NotAllowed(_)
            | Self::Missing(_)
            | Self::Refused(..)
            | Self::Stale(_)
            | Self::TooLarge
            | Self::WrongKind
            | Self::TooManyStreams
            | Self::Fault => {}
        }
        answer
    }
}
