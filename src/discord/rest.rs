//! Calls to Discord's REST API: what each call is, how its failure is to be met, and trying again.
//!
//! serenity's rate limiter does the waiting against Discord itself. Through a loopback address that
//! limiter cannot be used, so calls are sent directly there and the wait a 429 asks for is read here. So are
//! calls with several files: serenity gives all of them the same number, and Discord would keep one.

use std::error::Error;
use std::time::Duration;

use reqwest::header::{CONTENT_LENGTH, HeaderMap};
use reqwest::multipart::{Form, Part};
use serde_json::Value;
use serenity::all::{ApplicationId, ChannelId, GuildId, InteractionId, MessageId, UserId};
use serenity::builder::CreateAttachment;
use serenity::http::{
    Http, HttpBuilder, HttpError, LightMethod, Multipart, MultipartUpload, Request, Route,
    StatusCode,
};
use tokio::time::{Instant, sleep, timeout};

use crate::discord::Settings;

/// How long one try of one call may take.
const PATIENCE: Duration = Duration::from_secs(10);
/// The first pause after trouble; it doubles from try to try.
const FIRST_PAUSE: Duration = Duration::from_millis(250);

/// No wait that is asked for is believed beyond this.
const LONGEST_WAIT: Duration = Duration::from_hours(1);

/// Why a call brought nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Failure {
    /// Too many calls: Discord says how long to wait.
    Wait(Duration),
    /// The network or Discord itself is in trouble: worth another try.
    Trouble(String),
    /// Discord answered no, and will answer the same again.
    Refused {
        /// The HTTP status.
        status: u16,
        /// Discord's own number for what is wrong; 0 where it gives none.
        code: u64,
        /// Discord's own words.
        why: String,
    },
}

impl std::fmt::Display for Failure {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Wait(wait) => write!(f, "429, retry after {} ms", wait.as_millis()),
            Self::Trouble(why) => f.write_str(why),
            Self::Refused { status, why, .. } => write!(f, "{status} {why}"),
        }
    }
}

/// One call that can be made several times.
#[derive(Clone, Debug)]
pub(super) struct Call<'a> {
    route: Route<'a>,
    method: LightMethod,
    body: Option<Value>,
    files: Vec<CreateAttachment>,
}

impl<'a> Call<'a> {
    fn new(method: LightMethod, route: Route<'a>, body: Value) -> Self {
        Self {
            route,
            method,
            body: Some(body),
            files: Vec::new(),
        }
    }

    /// A call that says nothing beside its address.
    fn silent(method: LightMethod, route: Route<'a>) -> Self {
        Self {
            route,
            method,
            body: None,
            files: Vec::new(),
        }
    }

    /// Asks where the gateway is.
    pub(super) fn gateway() -> Self {
        Self::silent(LightMethod::Get, Route::Gateway)
    }

    /// Sets the bot's commands, in one server or everywhere.
    pub(super) fn register(
        application_id: ApplicationId,
        server: Option<GuildId>,
        all: Value,
    ) -> Self {
        let route = match server {
            Some(guild_id) => Route::GuildCommands {
                application_id,
                guild_id,
            },
            None => Route::Commands { application_id },
        };
        Self::new(LightMethod::Put, route, all)
    }

    /// Gives an interaction its first answer.
    pub(super) fn first_answer(
        interaction_id: InteractionId,
        token: &'a str,
        answer: Value,
    ) -> Self {
        let route = Route::InteractionResponse {
            interaction_id,
            token,
        };
        Self::new(LightMethod::Post, route, answer)
    }

    /// Puts the message in the place of an interaction's first answer.
    pub(super) fn replace_answer(
        application_id: ApplicationId,
        token: &'a str,
        message: Value,
    ) -> Self {
        let route = Route::WebhookOriginalInteractionResponse {
            application_id,
            token,
        };
        Self::new(LightMethod::Patch, route, message)
    }

    /// Sends the message after an interaction's first answer.
    pub(super) fn follow_up(application_id: ApplicationId, token: &'a str, message: Value) -> Self {
        let route = Route::WebhookFollowupMessages {
            application_id,
            token,
        };
        Self::new(LightMethod::Post, route, message)
    }

    /// Posts the message in a channel.
    pub(super) fn post(channel_id: ChannelId, message: Value) -> Self {
        Self::new(
            LightMethod::Post,
            Route::ChannelMessages { channel_id },
            message,
        )
    }

    /// Opens the private channel with somebody, or finds it open.
    pub(super) fn open_private(user: UserId) -> Self {
        let whom = serde_json::json!({ "recipient_id": user.to_string() });
        Self::new(LightMethod::Post, Route::UserMeDmChannels, whom)
    }

    /// Opens a thread on a message. Discord makes one for each message at most.
    pub(super) fn open_thread(channel_id: ChannelId, message_id: MessageId, name: &str) -> Self {
        let route = Route::ChannelMessageThreads {
            channel_id,
            message_id,
        };
        let week = 7 * 24 * 60;
        let thread = serde_json::json!({ "name": name, "auto_archive_duration": week });
        Self::new(LightMethod::Post, route, thread)
    }

    /// Puts a thread to sleep, or wakes it.
    pub(super) fn archive_thread(channel_id: ChannelId, archived: bool) -> Self {
        let change = serde_json::json!({ "archived": archived });
        Self::new(LightMethod::Patch, Route::Channel { channel_id }, change)
    }

    /// Brings somebody into a thread.
    pub(super) fn add_to_thread(channel_id: ChannelId, user_id: UserId) -> Self {
        let route = Route::ChannelThreadMember {
            channel_id,
            user_id,
        };
        Self::silent(LightMethod::Put, route)
    }

    /// Asks for a member of a server.
    pub(super) fn member(guild_id: GuildId, user_id: UserId) -> Self {
        Self::silent(LightMethod::Get, Route::GuildMember { guild_id, user_id })
    }

    /// The same call with this file, if any.
    pub(super) fn with_files(mut self, files: Vec<CreateAttachment>) -> Self {
        self.files.extend(files);
        self
    }

    /// The call without anything in it.
    fn bare(self) -> Request<'a> {
        Request::new(self.route, self.method)
    }

    /// Its message and its files, numbered in order.
    fn form(&self) -> Form {
        let body = self.body.as_ref().map(Value::to_string);
        let form = Form::new().text("payload_json", body.unwrap_or_default());
        self.files.iter().enumerate().fold(form, |form, (n, file)| {
            let part = Part::bytes(file.data.clone()).file_name(file.filename.clone());
            form.part(format!("files[{n}]"), part)
        })
    }

    fn request(self) -> Request<'a> {
        let body = self.body.map(|body| body.to_string());
        let request = Request::new(self.route, self.method);
        if self.files.is_empty() {
            return request.body(body.map(String::into_bytes));
        }
        request.multipart(Some(Multipart {
            upload: MultipartUpload::Attachments(self.files),
            fields: Vec::new(),
            payload_json: body,
        }))
    }
}

/// The line to Discord's REST API.
#[derive(Debug)]
pub(super) struct Rest {
    http: Http,
    /// Used without serenity's rate limiter.
    direct: reqwest::Client,
    /// Whether all calls go that way, through a loopback address.
    at_home: bool,
}

impl Rest {
    /// The line for these settings.
    pub(super) fn new(token: &str, settings: &Settings) -> Self {
        Self {
            http: line(token, settings),
            direct: if settings.api_base.is_some() {
                at_home()
            } else {
                reqwest::Client::new()
            },
            at_home: settings.api_base.is_some(),
        }
    }

    /// Makes a call once.
    pub(super) async fn call(&self, call: Call<'_>) -> Result<Value, Failure> {
        match timeout(PATIENCE, self.send(call)).await {
            Ok(answered) => answered,
            Err(_) => Err(Failure::Trouble("no answer in time".to_owned())),
        }
    }

    /// Makes a call again and again while that may help and `within` is not over.
    pub(super) async fn insist(&self, call: Call<'_>, within: Duration) -> Result<Value, Failure> {
        let end = Instant::now() + within;
        let mut pause = FIRST_PAUSE;
        loop {
            let failure = match self.call(call.clone()).await {
                Ok(answer) => return Ok(answer),
                Err(failure) => failure,
            };
            let wait = match &failure {
                Failure::Wait(wait) => *wait,
                Failure::Trouble(_) => pause,
                Failure::Refused { .. } => return Err(failure),
            };
            if Instant::now() + wait >= end {
                return Err(failure);
            }
            tracing::warn!(%failure, "trying again");
            sleep(wait).await;
            pause *= 2;
        }
    }

    async fn send(&self, call: Call<'_>) -> Result<Value, Failure> {
        let several = call.files.len() > 1;
        let response = if several || self.at_home {
            let (token, proxy) = (self.http.token(), self.http.proxy.as_deref());
            let form = several.then(|| call.form());
            let request = if several { call.bare() } else { call.request() };
            let ready = request.build(&self.direct, token, proxy).map_err(refusal)?;
            let ready = match form {
                Some(form) => with_form(&self.direct, ready, form)?,
                None => ready,
            };
            ready.send().await.map_err(trouble)?
        } else {
            let request = call.request();
            self.http.request(request).await.map_err(refusal)?
        };
        let status = response.status();
        let body = response.bytes().await.map_err(trouble)?;
        let answer = serde_json::from_slice(&body).unwrap_or(Value::Null);
        if status.is_success() {
            return Ok(answer);
        }
        Err(failure(status, &answer))
    }
}

/// The same request, which has no body yet, with this form for one.
fn with_form(
    client: &reqwest::Client,
    bare: reqwest::RequestBuilder,
    form: Form,
) -> Result<reqwest::RequestBuilder, Failure> {
    let bare = bare.build().map_err(trouble)?;
    let mut headers: HeaderMap = bare.headers().clone();
    // That of no body; the form brings its own.
    headers.remove(CONTENT_LENGTH);
    let ready = client.request(bare.method().clone(), bare.url().clone());
    Ok(ready.headers(headers).multipart(form))
}

/// serenity's own line for these settings: what its gateway client is given.
pub(super) fn line(token: &str, settings: &Settings) -> Http {
    let builder = HttpBuilder::new(token);
    match &settings.api_base {
        // With the limiter on, serenity passes over the proxy in silence.
        Some(base) => builder
            .client(at_home())
            .proxy(base.as_str())
            .ratelimiter_disabled(true),
        None => builder,
    }
    .build()
}

/// A client for this machine alone: a proxy named in the environment would be given the token.
fn at_home() -> reqwest::Client {
    let client = reqwest::Client::builder().no_proxy().build();
    client.expect("a client of no special wishes can be made")
}

/// What an unsuccessful answer means.
fn failure(status: StatusCode, answer: &Value) -> Failure {
    let why = answer["message"].as_str().unwrap_or_default().to_owned();
    if status == StatusCode::TOO_MANY_REQUESTS {
        let seconds = answer["retry_after"].as_f64().unwrap_or(1.0);
        let wait = Duration::try_from_secs_f64(seconds).unwrap_or(FIRST_PAUSE);
        return Failure::Wait(wait.min(LONGEST_WAIT));
    }
    if status.is_server_error() || status == StatusCode::REQUEST_TIMEOUT {
        return Failure::Trouble(format!("{} {why}", status.as_u16()));
    }
    Failure::Refused {
        status: status.as_u16(),
        code: answer["code"].as_u64().unwrap_or_default(),
        why,
    }
}

/// What serenity's error means.
fn refusal(why: serenity::Error) -> Failure {
    if let serenity::Error::Http(HttpError::UnsuccessfulRequest(answer)) = &why {
        let (code, message) = (answer.error.code, &answer.error.message);
        let said = serde_json::json!({ "message": message, "code": code });
        return failure(answer.status_code, &said);
    }
    if let serenity::Error::Http(HttpError::InvalidHeader(_)) = &why {
        // A token that cannot stand in a header is as bad as one that Discord does not know.
        return Failure::Refused {
            status: StatusCode::UNAUTHORIZED.as_u16(),
            code: 0,
            why: "the token holds characters no token has".to_owned(),
        };
    }
    let serenity::Error::Http(HttpError::Request(why)) = why else {
        return Failure::Trouble(why.to_string());
    };
    trouble(why)
}

/// Trouble on the line with what caused it, and without the address: that may hold an interaction's token.
fn trouble(why: reqwest::Error) -> Failure {
    let why = why.without_url();
    let mut told = why.to_string();
    let mut cause = why.source();
    while let Some(deeper) = cause {
        told = format!("{told}: {deeper}");
        cause = deeper.source();
    }
    Failure::Trouble(told)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::LocalBase;
    use serde_json::json;

    #[test]
    fn a_429_says_how_long_to_wait() {
        let asked = failure(
            StatusCode::TOO_MANY_REQUESTS,
            &json!({"message": "slow down", "retry_after": 0.25, "global": false}),
        );
        assert_eq!(asked, Failure::Wait(Duration::from_millis(250)));
        let silent = failure(StatusCode::TOO_MANY_REQUESTS, &Value::Null);
        assert_eq!(silent, Failure::Wait(Duration::from_secs(1)));
        let absurd = failure(StatusCode::TOO_MANY_REQUESTS, &json!({"retry_after": -1.0}));
        assert_eq!(absurd, Failure::Wait(FIRST_PAUSE));
    }

    #[tokio::test]
    async fn trouble_on_the_line_is_told_with_its_cause_and_without_tokens() {
        let nobody = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
        let address = nobody.local_addr().unwrap();
        drop(nobody);
        let settings = Settings {
            token: None,
            read_messages: false,
            register_in: Vec::new(),
            api_base: LocalBase::parse(&format!("http://{address}")),
        };
        let rest = Rest::new("bot-token", &settings);
        let call = Call::first_answer(InteractionId::new(1), "interaction-token", Value::Null);
        let Err(Failure::Trouble(why)) = rest.call(call).await else {
            panic!("nobody answers there");
        };
        assert!(why.contains("refused"), "{why}");
        assert!(!why.contains("token"), "{why}");
    }

    #[test]
    fn trouble_passes_and_a_refusal_stays() {
        assert!(matches!(
            failure(StatusCode::BAD_GATEWAY, &Value::Null),
            Failure::Trouble(_)
        ));
        assert_eq!(
            failure(
                StatusCode::FORBIDDEN,
                &json!({"message": "Missing Access", "code": 50001})
            ),
            Failure::Refused {
                status: 403,
                code: 50001,
                why: "Missing Access".to_owned()
            }
        );
    }
}
