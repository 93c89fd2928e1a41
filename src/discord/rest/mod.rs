//! Calls to Discord's REST API: what each call is, how its failure is to be met, and trying again.
//!
//! All go one way, whether to Discord or to a stand-in: serenity knows the addresses, `pace` keeps the limits, and what
//! is said in answer is read here. serenity's own limiter cannot be used through a stand-in, so that no test would
//! have met it, and its way to send several files gives all of them the same number.

mod rate_limiter;

use std::error::Error;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use reqwest::header::{CONTENT_LENGTH, HeaderMap};
use reqwest::multipart::{Form, Part};
use serde_json::Value;
use serenity::all::{ApplicationId, ChannelId, GuildId, InteractionId, MessageId, UserId};
use serenity::builder::CreateAttachment;
use serenity::http::{HttpError, LightMethod, Request, Route, StatusCode};
use tokio::time::{Instant, sleep, timeout};

use crate::discord::base::config::DiscordConfig;
use crate::discord::rest::rate_limiter::{Bucket, RateLimiter};
use crate::watch::{Monitor, Stopwatch};

/// How long one try of one call may take.
const PATIENCE: Duration = Duration::from_secs(10);
/// The first pause after trouble; it doubles from try to try.
const FIRST_PAUSE: Duration = Duration::from_millis(250);
/// The longest pause after trouble.
const LONGEST_PAUSE: Duration = Duration::from_secs(8);
/// A call that has to wait no longer than this for its turn waits for it.
const TURN: Duration = Duration::from_secs(2);

/// Why a call brought nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::discord) enum RestError {
    /// Too many calls: Discord says how long to wait.
    Wait(Duration),
    /// The network or Discord itself is in trouble: worth another try.
    Transient(String),
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

impl std::fmt::Display for RestError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Wait(wait) => write!(f, "429, retry after {} ms", wait.as_millis()),
            Self::Transient(why) => f.write_str(why),
            Self::Refused { status, why, .. } => write!(f, "{status} {why}"),
        }
    }
}

/// One call that can be made several times.
#[derive(Clone, Debug)]
pub(in crate::discord) struct RestCall<'a> {
    route: Route<'a>,
    method: LightMethod,
    body: Option<Value>,
    files: Vec<CreateAttachment>,
    /// Asked for behind the address.
    params: Vec<(&'static str, String)>,
    /// Whether it counts once however often it is made.
    once: bool,
}

impl<'a> RestCall<'a> {
    fn new(method: LightMethod, route: Route<'a>, body: Value) -> Self {
        Self {
            route,
            method,
            body: Some(body),
            files: Vec::new(),
            params: Vec::new(),
            once: true,
        }
    }

    /// A call that says nothing beside its address.
    fn silent(method: LightMethod, route: Route<'a>) -> Self {
        Self {
            route,
            method,
            body: None,
            files: Vec::new(),
            params: Vec::new(),
            once: true,
        }
    }

    /// Asks where the gateway is, and how many connections it wants and allows.
    pub(in crate::discord) fn gateway() -> Self {
        Self::silent(LightMethod::Get, Route::GatewayBot)
    }

    /// Asks for the bot's application.
    pub(in crate::discord) fn application() -> Self {
        Self::silent(LightMethod::Get, Route::Oauth2ApplicationCurrent)
    }

    /// Asks for the bot's commands as registered, in one server or everywhere, in all languages.
    pub(in crate::discord) fn registered(
        application_id: ApplicationId,
        server: Option<GuildId>,
    ) -> Self {
        let mut call = Self::silent(LightMethod::Get, commands(application_id, server));
        call.params = vec![("with_localizations", "true".to_owned())];
        call
    }

    /// Sets the bot's commands, in one server or everywhere.
    pub(in crate::discord) fn register(
        application_id: ApplicationId,
        server: Option<GuildId>,
        all: Value,
    ) -> Self {
        Self::new(LightMethod::Put, commands(application_id, server), all)
    }

    /// Gives an interaction its first answer.
    pub(in crate::discord) fn first_answer(
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
    pub(in crate::discord) fn replace_answer(
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

    /// Takes away what stands in the place of an interaction's first answer.
    pub(in crate::discord) fn take_back_answer(
        application_id: ApplicationId,
        token: &'a str,
    ) -> Self {
        let route = Route::WebhookOriginalInteractionResponse {
            application_id,
            token,
        };
        Self::silent(LightMethod::Delete, route)
    }

    /// Sends the message after an interaction's first answer.
    pub(in crate::discord) fn follow_up(
        application_id: ApplicationId,
        token: &'a str,
        message: Value,
    ) -> Self {
        let route = Route::WebhookFollowupMessages {
            application_id,
            token,
        };
        let mut call = Self::new(LightMethod::Post, route, message);
        call.once = false;
        call
    }

    /// Posts the message in a channel.
    pub(in crate::discord) fn post(channel_id: ChannelId, message: Value) -> Self {
        Self::new(
            LightMethod::Post,
            Route::ChannelMessages { channel_id },
            message,
        )
    }

    /// Asks for the first messages of a channel after this one, the newest first.
    pub(in crate::discord) fn messages_after(
        channel_id: ChannelId,
        after: u64,
        count: usize,
    ) -> Self {
        let mut call = Self::silent(LightMethod::Get, Route::ChannelMessages { channel_id });
        call.params = vec![("after", after.to_string()), ("limit", count.to_string())];
        call
    }

    /// Gives a posted message these rows of controls, and leaves the rest of it as it is.
    pub(in crate::discord) fn edit_controls(
        channel_id: ChannelId,
        message_id: MessageId,
        rows: &[Value],
    ) -> Self {
        let change = serde_json::json!({ "components": rows });
        Self::edit(channel_id, message_id, change)
    }

    /// Changes what a posted message is in what `change` names, and leaves the rest of it as it is.
    pub(in crate::discord) fn edit(
        channel_id: ChannelId,
        message_id: MessageId,
        change: Value,
    ) -> Self {
        let route = Route::ChannelMessage {
            channel_id,
            message_id,
        };
        Self::new(LightMethod::Patch, route, change)
    }

    /// Opens the private channel with somebody, or finds it open.
    pub(in crate::discord) fn create_dm(user: UserId) -> Self {
        let whom = serde_json::json!({ "recipient_id": user.to_string() });
        Self::new(LightMethod::Post, Route::UserMeDmChannels, whom)
    }

    /// Opens a thread on a message. Discord makes one for each message at most.
    pub(in crate::discord) fn open_thread(
        channel_id: ChannelId,
        message_id: MessageId,
        name: &str,
    ) -> Self {
        let route = Route::ChannelMessageThreads {
            channel_id,
            message_id,
        };
        let week = 7 * 24 * 60;
        let thread = serde_json::json!({ "name": name, "auto_archive_duration": week });
        Self::new(LightMethod::Post, route, thread)
    }

    /// Puts a thread to sleep, or wakes it.
    pub(in crate::discord) fn set_archived(channel_id: ChannelId, archived: bool) -> Self {
        let change = serde_json::json!({ "archived": archived });
        Self::new(LightMethod::Patch, Route::Channel { channel_id }, change)
    }

    /// Brings somebody into a thread.
    pub(in crate::discord) fn add_to_thread(channel_id: ChannelId, user_id: UserId) -> Self {
        let route = Route::ChannelThreadMember {
            channel_id,
            user_id,
        };
        Self::silent(LightMethod::Put, route)
    }

    /// Asks for a member of a server.
    pub(in crate::discord) fn member(guild_id: GuildId, user_id: UserId) -> Self {
        Self::silent(LightMethod::Get, Route::GuildMember { guild_id, user_id })
    }

    /// The same call with this file, if any.
    pub(in crate::discord) fn with_files(mut self, files: Vec<CreateAttachment>) -> Self {
        self.files.extend(files);
        self
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

    /// What it shares a limit with.
    fn lane(&self) -> Option<Bucket> {
        let method = self.method.reqwest_method();
        Bucket::of(method.as_str(), &self.route.path())
    }

    /// What it does, for metrics and the log: its path without numbers and tokens.
    fn kind(&self) -> String {
        let path = self.route.path();
        let parts = path.trim_matches('/').split('/');
        let parts: Vec<&str> = parts.skip_while(|part| *part != "v10").skip(1).collect();
        let secret = matches!(parts.first(), Some(&("webhooks" | "interactions")));
        let named = parts.iter().enumerate().map(|(n, part)| {
            let number = part.bytes().all(|byte| byte.is_ascii_digit());
            if number || secret && n == 2 {
                "*"
            } else {
                part
            }
        });
        let method = self.method.reqwest_method();
        format!("{method} /{}", named.collect::<Vec<_>>().join("/"))
    }
}

/// Where the commands are, in one server or everywhere.
fn commands(application_id: ApplicationId, server: Option<GuildId>) -> Route<'static> {
    match server {
        Some(guild_id) => Route::GuildCommands {
            application_id,
            guild_id,
        },
        None => Route::Commands { application_id },
    }
}

/// The line to Discord's REST API.
#[derive(Debug)]
pub(in crate::discord) struct RestClient {
    client: reqwest::Client,
    /// As the header has it.
    token: RedactedString,
    /// What answers in Discord's place.
    stand_in: Option<String>,
    pace: Mutex<RateLimiter>,
    watch: Monitor,
}

/// What no log can show.
struct RedactedString(String);

impl std::fmt::Debug for RedactedString {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Secret")
    }
}

impl RestClient {
    /// The line for these settings; `watch` is told how calls go.
    pub(in crate::discord) fn new(token: &str, settings: &DiscordConfig, watch: Monitor) -> Self {
        let base = settings.api_base.as_ref();
        Self {
            client: match base {
                Some(_) => loopback_client(),
                None => reqwest::Client::new(),
            },
            token: RedactedString(format!("Bot {token}")),
            stand_in: base.map(|base| base.as_str().to_owned()),
            pace: Mutex::default(),
            watch,
        }
    }

    /// Makes a call once.
    pub(in crate::discord) async fn call(&self, call: RestCall<'_>) -> Result<Value, RestError> {
        self.attempt(call, PATIENCE).await
    }

    /// Makes a call again and again while that may help and `within` is not over.
    pub(in crate::discord) async fn call_with_retries(
        &self,
        call: RestCall<'_>,
        within: Duration,
    ) -> Result<Value, RestError> {
        let end = Instant::now() + within;
        // Of a short time, one try that hangs must leave enough for another.
        let patience = PATIENCE.min(within / 2);
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
            tracing::warn!(%failure, route = call.kind(), "trying again");
            self.watch.retried();
            sleep(wait).await;
            pause = LONGEST_PAUSE.min(pause * 2);
        }
    }

    async fn attempt(&self, call: RestCall<'_>, patience: Duration) -> Result<Value, RestError> {
        let lane = call.lane();
        loop {
            let turn = self.pace().acquire(lane.as_ref(), Instant::now());
            match turn {
                Ok(()) => break,
                Err(wait) if wait <= TURN.min(patience) => sleep(wait).await,
                Err(wait) => return Err(RestError::Wait(wait)),
            }
        }
        let (route, began) = (call.kind(), Stopwatch::start());
        let answered = timeout(patience, self.send(call, lane.as_ref())).await;
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

    fn pace(&self) -> std::sync::MutexGuard<'_, RateLimiter> {
        // What is in it is sound between any two lines.
        self.pace.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What came of a call, and the HTTP status, if there was an answer.
    async fn send(
        &self,
        call: RestCall<'_>,
        lane: Option<&Bucket>,
    ) -> (Option<StatusCode>, Result<Value, RestError>) {
        let once = call.once;
        let request = match self.request(call) {
            Ok(request) => request,
            Err(failure) => return (None, Err(failure)),
        };
        match request.send().await {
            Ok(response) => {
                let status = response.status();
                (Some(status), self.read(response, once, lane).await)
            }
            Err(why) => (None, Err(trouble(why))),
        }
    }

    /// Reads an answer and what it says of the limits.
    async fn read(
        &self,
        response: reqwest::Response,
        once: bool,
        lane: Option<&Bucket>,
    ) -> Result<Value, RestError> {
        let (status, headers) = (response.status(), response.headers().clone());
        // A message that stands must not be sent again because the answer broke off.
        let done = status.is_success() && !once;
        let body = match response.bytes().await {
            Err(_) if done => return Ok(Value::Null),
            read => read.map_err(trouble)?,
        };
        let answer = serde_json::from_slice(&body);
        let said = answer.as_ref().unwrap_or(&Value::Null);
        let asked = self
            .pace()
            .record_response(lane, (status, &headers, said), Instant::now());
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

/// The same request, which has no body yet, with this form for one.
fn with_form(
    client: &reqwest::Client,
    bare: reqwest::RequestBuilder,
    form: Form,
) -> Result<reqwest::RequestBuilder, RestError> {
    let bare = bare.build().map_err(trouble)?;
    let mut headers: HeaderMap = bare.headers().clone();
    // That of no body; the form brings its own.
    headers.remove(CONTENT_LENGTH);
    let ready = client.request(bare.method().clone(), bare.url().clone());
    Ok(ready.headers(headers).multipart(form))
}

/// A client for this machine alone: a proxy named in the environment would be given the token.
fn loopback_client() -> reqwest::Client {
    let client = reqwest::Client::builder().no_proxy().build();
    client.expect("a client of no special wishes can be made")
}

/// What an unsuccessful answer means, if it is no 429.
fn failure(status: StatusCode, answer: &Value) -> RestError {
    let why = answer["message"].as_str().unwrap_or_default().to_owned();
    if status.is_server_error() || status == StatusCode::REQUEST_TIMEOUT {
        return RestError::Transient(format!("{} {why}", status.as_u16()));
    }
    RestError::Refused {
        status: status.as_u16(),
        code: answer["code"].as_u64().unwrap_or_default(),
        why,
    }
}

/// Why a request cannot even be sent.
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

/// Trouble on the line with what caused it, and without the address: that may hold an interaction's token.
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
        assert!(matches!(
            failure(StatusCode::BAD_GATEWAY, &Value::Null),
            RestError::Transient(_)
        ));
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
}
