//! Discord's REST API: the calls, their errors, and retries.
//!
//! All calls take one path, to Discord or to a stand-in. serenity knows the addresses, `rate_limiter` the limits, and
//! responses are read here. serenity's own limiter is off behind a proxy, so no test could cover it, and it numbers
//! several files alike.

mod rate_limiter;
mod request;

use std::error::Error;
use std::time::Duration;

use parking_lot::Mutex;
use reqwest::header::{CONTENT_LENGTH, HeaderMap};
use reqwest::multipart::Form;
use serde_json::Value;
use serenity::http::{HttpError, Request, StatusCode};
use tokio::time::{Instant, sleep, timeout};

use crate::discord::base::config::DiscordConfig;
use crate::discord::rest::rate_limiter::{Bucket, RateLimiter, ResponseParts};
pub(in crate::discord) use crate::discord::rest::request::RestCall;
use crate::watch::{Monitor, Stopwatch};

/// Time limit of one attempt.
const ATTEMPT_TIMEOUT: Duration = Duration::from_secs(10);
/// The first pause after a transient error; it doubles with each attempt.
const FIRST_PAUSE: Duration = Duration::from_millis(250);
/// The longest pause after a transient error.
const LONGEST_PAUSE: Duration = Duration::from_secs(8);
/// Longest rate-limit wait spent inside a call; longer waits are returned to the caller.
const TURN: Duration = Duration::from_secs(2);
/// The HTTP statuses of a refusal that is about the call itself, from any server on the way. Any other is transient
/// without a word of Discord's: a proxy before Discord answers in HTML.
const MEANT: [StatusCode; 3] = [
    StatusCode::BAD_REQUEST,
    StatusCode::UNAUTHORIZED,
    StatusCode::PAYLOAD_TOO_LARGE,
];
/// Discord's error code for an archived thread.
pub(in crate::discord) const ASLEEP: u64 = 50_083;
/// Discord's error codes for a bad request that no other content would save. The thread is archived, the channel or the
/// person takes no messages, or the bot may not read the history to reply.
const NOT_ABOUT_CONTENT: [u64; 4] = [ASLEEP, 50_008, 50_033, 160_002];
/// Discord's error codes for a user who is not in the server, and for an account that is gone.
pub(in crate::discord) const ABSENT: [u64; 2] = [10_007, 10_013];
/// Discord's error code for an unknown message.
pub(in crate::discord) const UNKNOWN_MESSAGE: u64 = 10_008;

/// Error of a REST call.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::discord) enum RestError {
    /// Rate-limited, with the wait that Discord asks for.
    Wait(Duration),
    /// A network or server error: a retry may succeed.
    Transient(String),
    /// Refused: a retry would be refused again.
    Refused {
        /// The HTTP status.
        status: u16,
        /// Discord's error code; 0 if it gives none.
        code: u64,
        /// Discord's error message.
        why: String,
    },
}

impl std::fmt::Display for RestError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Wait(wait) => write!(f, "429, retry after {} ms", wait.as_millis()),
            Self::Transient(why) => f.write_str(why),
            Self::Refused { status, why, .. } => write!(f, "{status} {why}"),
        }
    }
}

impl RestError {
    /// Returns `true` if Discord refused the content of a message: a smaller one may pass.
    pub(in crate::discord) fn is_about_content(&self) -> bool {
        match self {
            Self::Refused {
                status: 400 | 413,
                code,
                ..
            } => !NOT_ABOUT_CONTENT.contains(code),
            Self::Wait(_) | Self::Transient(_) | Self::Refused { .. } => false,
        }
    }
}

/// The client of Discord's REST API.
#[derive(Debug)]
pub(in crate::discord) struct RestClient {
    client: reqwest::Client,
    /// The value of the authorization header.
    token: RedactedString,
    /// The base address of a stand-in.
    stand_in: Option<String>,
    limiter: Mutex<RateLimiter>,
    watch: Monitor,
}

/// A string that no log can show.
struct RedactedString(String);

impl std::fmt::Debug for RedactedString {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("RedactedString")
    }
}

impl RestClient {
    /// The client for these settings. `watch` receives its measurements.
    pub(in crate::discord) fn new(token: &str, settings: &DiscordConfig, watch: Monitor) -> Self {
        let base = settings.api_base.as_ref();
        Self {
            client: match base {
                Some(_) => loopback_client(),
                None => reqwest::Client::new(),
            },
            token: RedactedString(format!("Bot {token}")),
            stand_in: base.map(|base| base.as_str().to_owned()),
            limiter: Mutex::default(),
            watch,
        }
    }

    /// Makes a call once.
    pub(in crate::discord) async fn call(&self, call: RestCall<'_>) -> Result<Value, RestError> {
        self.attempt(call, ATTEMPT_TIMEOUT).await
    }

    /// Makes a call and retries transient errors and rate limits until `within` is over.
    pub(in crate::discord) async fn call_with_retries(
        &self,
        call: RestCall<'_>,
        within: Duration,
    ) -> Result<Value, RestError> {
        let end = Instant::now() + within;
        // One hanging attempt must leave time for another.
        let patience = ATTEMPT_TIMEOUT.min(within / 2);
        let mut pause = FIRST_PAUSE;
        loop {
            let failure = match self.attempt(call.clone(), patience).await {
                Ok(answer) => return Ok(answer),
                Err(failure) => failure,
            };
            let wait = match &failure {
                RestError::Wait(wait) => *wait,
                RestError::Transient(_) => pause,
                RestError::Refused { .. } => return Err(failure),
            };
            if Instant::now() + wait >= end {
                return Err(failure);
            }
            tracing::warn!(%failure, route = call.kind(), "retrying a REST call");
            self.watch.retried();
            sleep(wait).await;
            pause = LONGEST_PAUSE.min(pause * 2);
        }
    }

    async fn attempt(&self, call: RestCall<'_>, patience: Duration) -> Result<Value, RestError> {
        let bucket = call.bucket();
        loop {
            let turn = self.limiter.lock().acquire(bucket.as_ref(), Instant::now());
            match turn {
                Ok(()) => break,
                Err(wait) if wait <= TURN.min(patience) => sleep(wait).await,
                Err(wait) => return Err(RestError::Wait(wait)),
            }
        }
        let (route, began) = (call.kind(), Stopwatch::start());
        let answered = timeout(patience, self.send(call, bucket.as_ref())).await;
        let (status, answered) = match answered {
            Ok((Some(status), answered)) => (status.as_str().to_owned(), answered),
            Ok((None, answered)) => ("none".to_owned(), answered),
            Err(_) => {
                let late = RestError::Transient("no answer in time".to_owned());
                ("none".to_owned(), Err(late))
            }
        };
        self.watch.called(route, status, began.elapsed());
        answered
    }

    /// The result of a call, and the HTTP status if there was a response.
    async fn send(
        &self,
        call: RestCall<'_>,
        bucket: Option<&Bucket>,
    ) -> (Option<StatusCode>, Result<Value, RestError>) {
        let idempotent = call.idempotent;
        let request = match self.request(call) {
            Ok(request) => request,
            Err(failure) => return (None, Err(failure)),
        };
        match request.send().await {
            Ok(response) => {
                let status = response.status();
                (Some(status), self.read(response, idempotent, bucket).await)
            }
            Err(why) => (None, Err(trouble(why))),
        }
    }

    /// Reads a response and its rate-limit headers.
    async fn read(
        &self,
        response: reqwest::Response,
        idempotent: bool,
        bucket: Option<&Bucket>,
    ) -> Result<Value, RestError> {
        let (status, headers) = (response.status(), response.headers().clone());
        // A posted message must not be sent again because its response was lost.
        let done = status.is_success() && !idempotent;
        let body = match response.bytes().await {
            Err(_) if done => return Ok(Value::Null),
            read => read.map_err(trouble)?,
        };
        let answer = serde_json::from_slice(&body);
        let said = answer.as_ref().unwrap_or(&Value::Null);
        let response = ResponseParts {
            status,
            headers: &headers,
            body: said,
        };
        let asked = self
            .limiter
            .lock()
            .record_response(bucket, response, Instant::now());
        if let Some(wait) = asked {
            return Err(RestError::Wait(wait));
        }
        match answer {
            Ok(answer) if status.is_success() => Ok(answer),
            Err(_) if done || status.is_success() && body.is_empty() => Ok(Value::Null),
            Err(_) if status.is_success() => Err(RestError::Transient(
                "an answer that cannot be read".to_owned(),
            )),
            answer => Err(failure(status, &answer.unwrap_or_default())),
        }
    }

    fn request(&self, call: RestCall<'_>) -> Result<reqwest::RequestBuilder, RestError> {
        let form = (!call.files.is_empty()).then(|| call.form());
        let body = call.body.filter(|_| form.is_none());
        let params = (!call.params.is_empty()).then_some(call.params);
        let bare = Request::new(call.route, call.method)
            .params(params)
            .body(body.map(|body| body.to_string().into_bytes()));
        let built = bare.build(&self.client, &self.token.0, self.stand_in.as_deref());
        let bare = built.map_err(|why| request_error(&why))?;
        match form {
            Some(form) => with_form(&self.client, bare, form),
            None => Ok(bare),
        }
    }
}

/// Sets a form as the body of a request.
fn with_form(
    client: &reqwest::Client,
    bare: reqwest::RequestBuilder,
    form: Form,
) -> Result<reqwest::RequestBuilder, RestError> {
    let bare = bare.build().map_err(trouble)?;
    let mut headers: HeaderMap = bare.headers().clone();
    // The length of an empty body; the form sets its own.
    headers.remove(CONTENT_LENGTH);
    let ready = client.request(bare.method().clone(), bare.url().clone());
    Ok(ready.headers(headers).multipart(form))
}

/// A client without a proxy: one named in the environment would receive the token.
fn loopback_client() -> reqwest::Client {
    let client = reqwest::Client::builder().no_proxy().build();
    client.expect("a client without special settings can be built")
}

/// The error of an unsuccessful response other than 429.
fn failure(status: StatusCode, answer: &Value) -> RestError {
    let why = answer["message"].as_str().unwrap_or_default().to_owned();
    let of_discord = answer["message"].is_string() || answer["code"].is_u64();
    let passes = status.is_server_error() || status == StatusCode::REQUEST_TIMEOUT;
    if passes || !of_discord && !MEANT.contains(&status) {
        return RestError::Transient(format!("{} {why}", status.as_u16()));
    }
    RestError::Refused {
        status: status.as_u16(),
        code: answer["code"].as_u64().unwrap_or_default(),
        why,
    }
}

/// The error of a request that cannot be built.
fn request_error(why: &serenity::Error) -> RestError {
    if let serenity::Error::Http(HttpError::InvalidHeader(_)) = why {
        // A token that cannot stand in a header is as bad as one that Discord does not know.
        return RestError::Refused {
            status: StatusCode::UNAUTHORIZED.as_u16(),
            code: 0,
            why: "the token holds characters no token has".to_owned(),
        };
    }
    RestError::Transient(why.to_string())
}

/// A network error with its causes and without the address, which may hold an interaction's token.
fn trouble(why: reqwest::Error) -> RestError {
    let why = why.without_url();
    let mut told = why.to_string();
    let mut cause = why.source();
    while let Some(deeper) = cause {
        told = format!("{told}: {deeper}");
        cause = deeper.source();
    }
    RestError::Transient(told)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::base::config::LoopbackUrl;
    use serde_json::json;
    use serenity::all::{ChannelId, GuildId, InteractionId, MessageId};

    #[tokio::test]
    async fn trouble_on_the_line_is_told_with_its_cause_and_without_tokens() {
        let nobody = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
        let address = nobody.local_addr().unwrap();
        drop(nobody);
        let settings = DiscordConfig {
            token: None,
            read_messages: false,
            register_in: Vec::new(),
            shards: None,
            api_base: LoopbackUrl::parse(&format!("http://{address}")),
        };
        let rest = RestClient::new("bot-token", &settings, Monitor::default());
        let call = RestCall::first_answer(InteractionId::new(1), "interaction-token", Value::Null);
        let Err(RestError::Transient(why)) = rest.call(call).await else {
            panic!("nobody answers there");
        };
        assert!(why.contains("refused"), "{why}");
        assert!(!why.contains("token"), "{why}");
    }

    #[test]
    fn calls_are_counted_by_what_they_do_and_without_tokens_or_numbers() {
        let (application, channel, message) = (7.into(), ChannelId::new(8), MessageId::new(9));
        let null = || Value::Null;
        for (call, kind) in [
            (RestCall::gateway(), "GET /gateway/bot"),
            (
                RestCall::first_answer(InteractionId::new(1), "secret", null()),
                "POST /interactions/*/*/callback",
            ),
            (
                RestCall::replace_answer(application, "123", null()),
                "PATCH /webhooks/*/*/messages/@original",
            ),
            (
                RestCall::follow_up(application, "a-b_c.d", null()),
                "POST /webhooks/*/*",
            ),
            (RestCall::post(channel, null()), "POST /channels/*/messages"),
            (
                RestCall::edit_controls(channel, message, &[]),
                "PATCH /channels/*/messages/*",
            ),
            (
                RestCall::register(application, Some(GuildId::new(3)), null()),
                "PUT /applications/*/guilds/*/commands",
            ),
        ] {
            assert_eq!(call.kind(), kind);
        }
    }

    #[test]
    fn trouble_passes_and_a_refusal_stays() {
        let html = Value::Null;
        for (status, answer, passes) in [
            (502, &html, true),
            (408, &html, true),
            (403, &html, true),
            (404, &html, true),
            (405, &html, true),
            (400, &html, false),
            (401, &html, false),
            (413, &html, false),
            (
                404,
                &json!({ "message": "404: Not Found", "code": 0 }),
                false,
            ),
            (403, &json!({ "code": 40333 }), false),
        ] {
            let failed = failure(StatusCode::from_u16(status).unwrap(), answer);
            let passing = matches!(failed, RestError::Transient(_));
            assert_eq!(passing, passes, "{status} {answer}");
        }
        assert_eq!(
            failure(
                StatusCode::FORBIDDEN,
                &json!({"message": "Missing Access", "code": 50001})
            ),
            RestError::Refused {
                status: 403,
                code: 50001,
                why: "Missing Access".to_owned()
            }
        );
    }

    #[test]
    fn a_smaller_message_is_sent_only_where_the_content_was_refused() {
        for (status, code, about_content) in [
            (400, 50_035, true),
            (413, 40_005, true),
            (413, 0, true),
            (400, 0, true),
            (400, ASLEEP, false),
            (400, 50_008, false),
            (400, 160_002, false),
            (403, 50_013, false),
            (404, UNKNOWN_MESSAGE, false),
        ] {
            let why = String::new();
            let refused = RestError::Refused { status, code, why };
            assert_eq!(refused.is_about_content(), about_content, "{refused:?}");
        }
        assert!(!RestError::Transient(String::new()).is_about_content());
    }
}
