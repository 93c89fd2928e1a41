//! Errors as `application/problem+json`: a kind for programs, and words for the people who write them.

use std::borrow::Cow;
use std::time::Duration;

use axum::http::header::{ALLOW, CONTENT_TYPE, HeaderValue, RETRY_AFTER, WWW_AUTHENTICATE};
use axum::http::{Method, StatusCode};
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};

use crate::runtime::feed::{NOT_STORED_RETRY_AFTER, NotRun};
use crate::service::words::catalogue::sentences;
use crate::service::words::language::{Language, with_language};

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
    /// Not found, or the token’s owner may not see it.
    Missing(Cow<'static, str>),
    /// The method does not fit the path, which has these.
    WrongMethod(Vec<Method>),
    /// The position refuses it. Holds the reason, and the game as it is.
    Refused(String, Box<Value>),
    /// The game is at another version. Holds the game as it is.
    Stale(Box<Value>),
    /// The request names another host than the address here.
    WrongHost,
    /// The body is too large.
    TooLarge,
    /// The body is of another kind.
    WrongKind,
    /// Too much was asked. Holds the time to wait.
    TooMuch(Duration),
    /// The token has as many streams as it may have.
    TooManyStreams,
    /// Nothing can be stored now. Holds the reason in words.
    NotStored(String),
    /// A fault of ours.
    Fault,
}

impl Problem {
    /// Its status, its kind and its title.
    const fn head(&self) -> Head {
        match self {
            Self::BadRequest(_) => {
                Head(400, "bad-request", "A part of the request cannot be read.")
            }
            Self::NoToken => Head(401, "unauthenticated", "This needs a valid token."),
            Self::NotAllowed(_) => Head(403, "forbidden", "This token may not do that."),
            Self::Missing(_) => Head(404, "missing", "Not found."),
            Self::WrongMethod(_) => Head(405, "wrong-method", "Method not allowed."),
            Self::Refused(..) => Head(409, "refused", "The position refuses this."),
            Self::Stale(_) => Head(409, "stale", "The game has changed since."),
            Self::WrongHost => Head(421, "wrong-host", "This is not the address here."),
            Self::TooLarge => Head(413, "large", "The body is too large."),
            Self::WrongKind => Head(415, "wrong-kind", "The body is of another kind."),
            Self::TooMuch(_) => Head(429, "too-much", "Too much was asked in a short time."),
            Self::TooManyStreams => Head(
                429,
                "streams",
                "This token has as many streams as it may have.",
            ),
            Self::NotStored(_) => Head(503, "unavailable", "Nothing can be stored now."),
            Self::Fault => Head(500, "fault", "Something went wrong here."),
        }
    }

    /// The fault in this case, or its remedy.
    fn detail(&self) -> &str {
        match self {
            Self::BadRequest(why) | Self::Refused(why, _) | Self::NotStored(why) => why,
            Self::NotAllowed(why) => why,
            Self::Missing(why) => why,
            Self::NoToken => {
                "Send the header “Authorization: Bearer kb_…” with a token that has not ended."
            }
            Self::WrongMethod(_) => "The Allow header lists the supported methods.",
            Self::Stale(_) => {
                "The game has moved on from the version you saw. Its current state is included."
            }
            Self::WrongHost => "The Host header must match the address of this service.",
            Self::TooLarge => "A body has at most 16 KiB.",
            Self::WrongKind => "Send it as application/json.",
            Self::TooMuch(_) => "The Retry-After header says how many seconds to wait.",
            Self::TooManyStreams => "Close one of them first.",
            Self::Fault => "The operator’s log has details.",
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
            | Self::WrongHost
            | Self::TooLarge
            | Self::WrongKind
            | Self::TooMuch(_)
            | Self::TooManyStreams
            | Self::NotStored(_)
            | Self::Fault => None,
        }
    }
}

impl From<NotRun> for Problem {
    fn from(why: NotRun) -> Self {
        match why {
            NotRun::TooMany(wait) => Self::TooMuch(wait),
            NotRun::NotStored(sentence) => {
                let said = || sentences().line(sentence, &[]);
                Self::NotStored(with_language(Language::English, said))
            }
            NotRun::Failed => Self::Fault,
        }
    }
}

/// The status, the kind and the title of an error.
struct Head(u16, &'static str, &'static str);

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let Head(status, kind, title) = self.head();
        let mut body = json!({
            "type": format!("{KIND}{kind}"),
            "title": title,
            "status": status,
            "detail": self.detail(),
        });
        if let (Some(body), Some(game)) = (body.as_object_mut(), self.game()) {
            body.insert("game".to_owned(), game.clone());
        }
        let status = StatusCode::from_u16(status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let mut answer = (status, body.to_string()).into_response();
        let headers = answer.headers_mut();
        let json = HeaderValue::from_static("application/problem+json");
        headers.insert(CONTENT_TYPE, json);
        match self {
            Self::NoToken => {
                headers.insert(WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
            }
            Self::TooMuch(wait) => {
                // Whole seconds, none of them too early.
                let seconds = wait.as_secs() + u64::from(wait.subsec_nanos() > 0);
                headers.insert(RETRY_AFTER, HeaderValue::from(seconds));
            }
            Self::NotStored(_) => {
                headers.insert(
                    RETRY_AFTER,
                    HeaderValue::from(NOT_STORED_RETRY_AFTER.as_secs()),
                );
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
            | Self::WrongHost
            | Self::TooLarge
            | Self::WrongKind
            | Self::TooManyStreams
            | Self::Fault => {}
        }
        answer
    }
}
