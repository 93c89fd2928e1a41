//! The REST calls a bot like ours may make, recorded, checked and answered.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{FromRequest, Multipart, Request, State as Shares};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::any;
use axum::{Form, Json, Router};
use futures_util::{StreamExt, stream};
use serde_json::{Value, json};
use tokio::time::Instant;

use super::check;
use super::people::bot_message;
use super::{APPLICATION, BOT, Call, GOOD_FOR, Manner, Shared, State, TOKEN, in_time};

use crate::wait;

/// A failure with this status concerns the response only: the call itself was done.
pub(crate) const DONE_UNSAID: u16 = 504;

/// A role above the bot's own.
pub(crate) const HIGH_ROLE: &str = "99";

/// A wait longer than any timeout.
const FOREVER: Duration = Duration::from_mins(1);
/// Time from a registration's effect to its response, in which quick users can already use the commands.
const REGISTERING: Duration = Duration::from_millis(40);

/// All routes.
pub(super) fn app(shared: Arc<Shared>) -> Router {
    Router::new()
        .route("/gateway-socket/", any(begin))
        .route("/gateway-again/", any(go_on))
        .route("/api/v10/oauth2/token", any(grant))
        .route("/api/v10/users/@me", any(me))
        .fallback(call)
        .with_state(shared)
}

/// The secret of the application here.
pub(crate) const CLIENT_SECRET: &str = "loopback-secret";

/// Exchanges the code `code-of-NUMBER` of a user for an access token, which is the user's number.
async fn grant(
    Shares(shared): Shares<Arc<Shared>>,
    Form(fields): Form<BTreeMap<String, String>>,
) -> Response {
    let code = fields.get("code").cloned().unwrap_or_default();
    shared.state().codes.push(code);
    let field = |name: &str| fields.get(name).map(String::as_str).unwrap_or_default();
    let whole = field("grant_type") == "authorization_code"
        && field("client_id") == APPLICATION.to_string()
        && field("client_secret") == CLIENT_SECRET
        && field("code_verifier").len() == 64
        && field("redirect_uri").ends_with("/oauth/back");
    match field("code").strip_prefix("code-of-").filter(|_| whole) {
        Some(user) => {
            let token = format!("access-{user}");
            let granted =
                json!({ "access_token": token, "token_type": "Bearer", "scope": "identify" });
            Json(granted).into_response()
        }
        None => (
            StatusCode::BAD_REQUEST,
            Json(json!({ "error": "invalid_grant" })),
        )
            .into_response(),
    }
}

/// The account of an access token; anything else is a call of the bot.
async fn me(shared: Shares<Arc<Shared>>, request: Request) -> Response {
    let bearer = header_of(&request, &header::AUTHORIZATION);
    let Some(user) = bearer.strip_prefix("Bearer access-") else {
        return call(shared, request).await;
    };
    let account = json!({ "id": user, "username": "bea", "global_name": "Bea" });
    Json(account).into_response()
}

async fn begin(Shares(shared): Shares<Arc<Shared>>, socket: WebSocketUpgrade) -> Response {
    socket.on_upgrade(move |socket| super::gateway::serve(socket, shared, false))
}

async fn go_on(Shares(shared): Shares<Arc<Shared>>, socket: WebSocketUpgrade) -> Response {
    socket.on_upgrade(move |socket| super::gateway::serve(socket, shared, true))
}

async fn call(Shares(shared): Shares<Arc<Shared>>, request: Request) -> Response {
    if let Some(light) = &shared.light {
        return super::load_stand_in::call(light, &shared, request).await;
    }
    let method = request.method().to_string();
    let path = request.uri().path().to_owned();
    let query = request.uri().query().unwrap_or_default().to_owned();
    let known = header_of(&request, &header::AUTHORIZATION) == format!("Bot {TOKEN}");
    let agent = header_of(&request, &header::USER_AGENT);
    let (body, file, names) = read(request).await;
    let Some(path) = path.strip_prefix("/api/v10").map(str::to_owned) else {
        let problem = format!("{path} is none of Discord's");
        shared.state().problems.push(problem);
        return (StatusCode::NOT_FOUND, path).into_response();
    };
    while_held(&shared, &path).await;
    let mut call = Call {
        method,
        path,
        body,
        file,
        status: 200,
        at: Instant::now(),
        query,
    };
    let hurried = shared.state().hurried;
    let mut problems = if hurried {
        call.file = None;
        Vec::new()
    } else {
        check::problems(&call, &names)
    };
    if !agent.starts_with("DiscordBot (") {
        problems.push(format!("an agent of an unknown name: {agent}"));
    }
    let registers = call.method == "PUT" && call.path.ends_with("/commands");
    let (manner, answer) = {
        let mut state = shared.state();
        let fault = state.fault(&call);
        if known {
            state.problems.extend(problems);
            state.watch(&call);
        }
        let address = shared.address.to_string();
        let answered = match &fault {
            // The call is refused and has no effect.
            Some(Manner::Answer { status, body, .. }) if *status != DONE_UNSAID => {
                (*status, body.clone())
            }
            Some(Manner::Answer { status, body, .. }) => {
                answer(&mut state, &call, &address);
                (*status, body.clone())
            }
            _ if !known => (401, json!({ "message": "401: Unauthorized", "code": 0 })),
            Some(_) | None => answer(&mut state, &call, &address),
        };
        if fault.is_some() {
            state.unsaid(&call);
        }
        call.status = answered.0;
        super::aloud::read(&call);
        state.calls.push(call);
        (fault, answered)
    };
    shared.tell();
    if registers {
        wait::pass(REGISTERING).await;
    }
    respond(manner, answer).await
}

/// Waits until a call to this path is no longer held.
async fn while_held(shared: &Shared, path: &str) {
    let mut changed = shared.changed.subscribe();
    if !shared.state().is_held(path) {
        return;
    }
    shared.state().calls_held += 1;
    shared.tell();
    while shared.state().is_held(path) && changed.changed().await.is_ok() {}
}

fn header_of(request: &Request, name: &header::HeaderName) -> String {
    let value = request.headers().get(name);
    value.map_or_else(String::new, |value| value.to_str().unwrap().to_owned())
}

/// Sends the response in this manner.
async fn respond(manner: Option<Manner>, (status, answer): (u16, Value)) -> Response {
    let status = StatusCode::from_u16(status).unwrap();
    let text = answer.to_string();
    let half: String = text.chars().take(text.chars().count() / 2).collect();
    let kind = (header::CONTENT_TYPE, "application/json");
    let Some(manner) = manner else {
        if status == StatusCode::NO_CONTENT {
            return status.into_response();
        }
        return (status, [kind], text).into_response();
    };
    match manner {
        Manner::Answer { headers, .. } => {
            let mut response = (status, [kind], text).into_response();
            for (name, value) in headers {
                response.headers_mut().insert(name, value.parse().unwrap());
            }
            response
        }
        Manner::Silence => {
            wait::pass(FOREVER).await;
            status.into_response()
        }
        Manner::Half => {
            let broken = Err(std::io::Error::other("broken off"));
            let parts = stream::iter([Ok(half), broken]);
            (StatusCode::OK, [kind], Body::from_stream(parts)).into_response()
        }
        Manner::Garbled => (StatusCode::OK, [kind], half).into_response(),
        Manner::Drip => {
            let letters: Vec<String> = text.chars().map(String::from).collect();
            let drops = stream::iter(letters).then(|drop| async move {
                wait::pass(Duration::from_millis(400)).await;
                Ok::<_, std::io::Error>(drop)
            });
            (StatusCode::OK, [kind], Body::from_stream(drops)).into_response()
        }
    }
}

/// The JSON, the first file and the names of all files.
async fn read(request: Request) -> (Value, Option<Vec<u8>>, Vec<String>) {
    let kind = request.headers().get(header::CONTENT_TYPE).cloned();
    let several = kind.is_some_and(|kind| kind.to_str().unwrap().starts_with("multipart/"));
    if !several {
        let bytes = Bytes::from_request(request, &()).await.unwrap();
        return (
            serde_json::from_slice(&bytes).unwrap_or(Value::Null),
            None,
            Vec::new(),
        );
    }
    let mut parts = Multipart::from_request(request, &()).await.unwrap();
    let (mut body, mut file, mut names) = (Value::Null, None, Vec::new());
    while let Some(part) = parts.next_field().await.unwrap() {
        match part.name().unwrap() {
            "payload_json" => body = serde_json::from_slice(&part.bytes().await.unwrap()).unwrap(),
            number => {
                assert_eq!(
                    number,
                    format!("files[{}]", names.len()),
                    "numbered in order"
                );
                names.push(part.file_name().unwrap().to_owned());
                let bytes = part.bytes().await.unwrap().to_vec();
                file.get_or_insert(bytes);
            }
        }
    }
    (body, file, names)
}

/// The start of Discord's ids, in ms since 1970.
const EPOCH: i64 = 1_420_070_400_000;

/// The lowest id for this time.
pub(super) fn number_of(at: jiff::Timestamp) -> u64 {
    u64::try_from(at.as_millisecond() - EPOCH).unwrap() << 22
}

/// The creation time of an id.
pub(super) fn made_at(number: u64) -> String {
    let at = i64::try_from(number >> 22).unwrap() + EPOCH;
    jiff::Timestamp::from_millisecond(at).unwrap().to_string()
}

impl State {
    /// Returns `true` if calls to this path are held.
    fn is_held(&self, path: &str) -> bool {
        self.held.as_ref().is_some_and(|part| path.contains(part))
    }

    /// The failure due for this call.
    fn fault(&mut self, call: &Call) -> Option<Manner> {
        let nonce = &call.body["nonce"];
        let mut posts = self.posts.iter().filter_map(|id| self.messages.get(id));
        let is_new = nonce.is_null() || posts.all(|post| post["nonce"] != *nonce);
        let fault = self.faults.iter_mut().find(|fault| {
            let concerned = is_new || !fault.only_new;
            concerned
                && fault.times > 0
                && fault.method == call.method
                && call.path.contains(&fault.path)
        })?;
        fault.times -= 1;
        Some(fault.manner.clone())
    }

    /// Checks the effect of a call at this time on these messages.
    fn watch(&mut self, call: &Call) {
        let parts: Vec<&str> = call.path.trim_matches('/').split('/').collect();
        let wrong = match parts.as_slice() {
            ["interactions", id, _, "callback"] => {
                if let Some(sent) = self.sent.get_mut(&id.parse().unwrap_or(0)) {
                    sent.tried = true;
                }
                None
            }
            ["webhooks", _, token, ..] => {
                let mut sent = self.sent.iter();
                match sent.find(|(_, sent)| sent.token == *token) {
                    None => Some("a token that nobody gave"),
                    Some((_, sent)) if !sent.tried => Some("a message before the first answer"),
                    Some((id, _)) if self.over.contains(id) => {
                        Some("a message without a first answer")
                    }
                    Some((_, sent)) if sent.at.is_some_and(|at| at.elapsed() > GOOD_FOR) => {
                        Some("a token that is too old")
                    }
                    Some(_) => None,
                }
            }
            ["channels", _, "messages", id] => {
                let id = id.parse().unwrap_or(0);
                let own = self.messages.contains_key(&id) || self.deleted.contains(&id);
                (!own).then_some("a message of somebody else")
            }
            _ => None,
        };
        let wrong = wrong.map(|wrong| format!("{wrong}: {} {}", call.method, call.path));
        self.problems.extend(wrong);
    }

    /// Notes that the bot cannot know whether this call was done.
    fn unsaid(&mut self, call: &Call) {
        let id = call.path.split('/').nth(2).and_then(|id| id.parse().ok());
        let sent = id.and_then(|id: u64| self.sent.get_mut(&id));
        if let Some(sent) = sent.filter(|_| call.path.ends_with("/callback")) {
            sent.unsaid = true;
        }
    }

    /// A new id.
    pub(super) fn next_id(&mut self) -> u64 {
        self.last_id = (self.last_id + 1).max(number_of(jiff::Timestamp::now()));
        self.last_id
    }

    /// Stores a message of the bot.
    fn keep(&mut self, channel: u64, body: &Value) -> u64 {
        let id = self.next_id();
        self.messages.insert(id, bot_message(id, channel, body));
        id
    }
}

/// Discord's response to a call, with the call's effects.
#[expect(clippy::too_many_lines, reason = "a table: an arm for each call")]
pub(super) fn answer(state: &mut State, call: &Call, address: &str) -> (u16, Value) {
    let parts: Vec<&str> = call.path.trim_matches('/').split('/').collect();
    match (call.method.as_str(), parts.as_slice()) {
        ("GET", ["gateway", "bot"]) => (200, super::gateway::described(state, address)),
        ("GET", ["oauth2", "applications", "@me"]) => (200, state.application.clone()),
        ("GET", ["applications", _, "commands"] | ["applications", _, "guilds", _, "commands"]) => {
            let none = state.commands.is_null();
            (
                200,
                if none {
                    json!([])
                } else {
                    state.commands.clone()
                },
            )
        }
        ("POST", ["users", "@me", "channels"]) => {
            let whom: u64 = call.body["recipient_id"].as_str().unwrap().parse().unwrap();
            (
                200,
                json!({ "id": private_channel(whom).to_string(), "type": 1 }),
            )
        }
        ("PUT", ["applications", _, "commands"] | ["applications", _, "guilds", _, "commands"]) => {
            register(state, &call.body)
        }
        ("POST", ["interactions", id, token, "callback"]) => first_answer(state, id, token, call),
        ("PATCH", ["webhooks", _, token, "messages", "@original"]) => original(state, token, call),
        ("DELETE", ["webhooks", _, token, "messages", "@original"]) => take_away(state, token),
        ("GET", ["webhooks", _, token, "messages", "@original"]) => answer_so_far(state, token),
        ("POST", ["webhooks", _, token]) => follow_up(state, token, call),
        ("POST", ["channels", channel, "messages"]) => post(state, channel, call),
        ("GET", ["channels", channel, "messages"]) => (200, read_back(state, channel, &call.query)),
        ("POST", ["channels", channel, "messages", message, "threads"]) => {
            open_thread(state, channel, message, call)
        }
        ("PATCH", ["channels", channel, "messages", message]) => {
            edit(state, channel, message, call)
        }
        ("DELETE", ["channels", _, "messages", message]) => delete(state, message),
        ("PATCH", ["channels", channel]) => archive(state, channel, call),
        ("PUT", ["channels", thread, "thread-members", _]) => {
            let known = state.threads.contains_key(&thread.parse().unwrap());
            (if known { 204 } else { 404 }, Value::Null)
        }
        ("PUT" | "DELETE", ["guilds", _, "members", _, "roles", role]) => {
            // The bot's own role stands above all but this one.
            if *role == HIGH_ROLE {
                (
                    403,
                    json!({ "message": "Missing Permissions", "code": 50013 }),
                )
            } else {
                (204, Value::Null)
            }
        }
        ("GET", ["guilds", server, "roles"]) => {
            let role = |id: &str, position: i64, rights: u64| {
                json!({ "id": id, "name": format!("role {id}"), "position": position,
                    "permissions": rights.to_string(), "managed": false })
            };
            let all = [
                role(server, 0, 0),
                role("77", 1, 0),
                role("78", 2, 0),
                role("88", 3, 1 << 28),
                role(HIGH_ROLE, 4, 0),
            ];
            (200, json!(all))
        }
        ("GET", ["users", "@me"]) => (
            200,
            json!({ "id": BOT.to_string(), "username": "Kingboard" }),
        ),
        ("GET", ["guilds", _, "members", user]) if *user == BOT.to_string() => {
            (200, json!({ "user": { "id": user }, "roles": ["88"] }))
        }
        ("GET", ["guilds", _, "members", user]) => {
            (200, json!({ "user": { "id": user }, "roles": [] }))
        }
        _ => (404, json!({ "message": "404: Not Found", "code": 0 })),
    }
}

/// The direct message channel of a user.
pub(crate) fn private_channel(with: u64) -> u64 {
    600_000 + with
}

/// A correctly configured application.
pub(super) fn application() -> Value {
    let install = json!({ "oauth2_install_params": {
        "scopes": ["bot", "applications.commands"], "permissions": "326417615872",
    } });
    json!({
        "id": APPLICATION.to_string(), "name": "Kingboard", "flags": 1 << 19,
        "integration_types_config": { "0": install, "1": {} },
    })
}

fn register(state: &mut State, commands: &Value) -> (u16, Value) {
    let registered: Vec<Value> = commands
        .as_array()
        .unwrap()
        .iter()
        .map(|command| {
            let mut command = command.clone();
            command["id"] = json!(state.next_id().to_string());
            command["application_id"] = json!(APPLICATION.to_string());
            command["version"] = json!(state.next_id().to_string());
            command
        })
        .collect();
    state.commands = json!(registered);
    (200, json!(registered))
}

/// The bot waits longer than this for the response to its first answer.
const SOON: Duration = Duration::from_secs(1);

fn first_answer(state: &mut State, id: &str, token: &str, call: &Call) -> (u16, Value) {
    let unknown = (
        404,
        json!({ "message": "Unknown interaction", "code": 10062 }),
    );
    let number = id.parse().unwrap_or(0);
    let Some(sent) = state.sent.get_mut(&number) else {
        return unknown;
    };
    if sent.token != token || state.over.contains(&number) {
        return unknown;
    }
    if sent.first.is_some() {
        // The bot may retry if it did not get the response, or did not get it in time.
        let late = sent.first_at.is_some_and(|at| call.at - at > SOON);
        if !std::mem::take(&mut sent.unsaid) && !late {
            let twice = format!("interaction {id} was first answered twice");
            state.problems.push(twice);
        }
        return (
            400,
            json!({ "message": "Interaction has already been acknowledged.", "code": 40060 }),
        );
    }
    let took = sent.at.map_or(Duration::ZERO, |at| call.at - at);
    // A hurried test has more work than processors.
    if took > in_time() && !state.hurried {
        state
            .problems
            .push(format!("interaction {id} was answered after {took:?}"));
    }
    sent.first = Some(call.body.clone());
    sent.first_at = Some(call.at);
    if [3, 5].contains(&sent.kind) {
        sent.original = sent.pressed;
    }
    if call.body["type"] == json!(4) {
        let channel = sent.channel;
        let message = state.keep(channel, &call.body["data"]);
        let sent = by_token(state, token).unwrap();
        sent.original = Some(message);
        sent.answers.push(message);
    }
    (204, Value::Null)
}

fn by_token<'a>(state: &'a mut State, token: &str) -> Option<&'a mut super::Sent> {
    state
        .sent
        .values_mut()
        .find(|sent| sent.token == token && sent.first.is_some())
}

fn original(state: &mut State, token: &str, call: &Call) -> (u16, Value) {
    let Some(original) = by_token(state, token).map(|sent| sent.original) else {
        return (404, json!({ "message": "Unknown Webhook", "code": 10015 }));
    };
    let id = if let Some(id) = original {
        let Some(message) = state.messages.get_mut(&id) else {
            return (404, json!({ "message": "Unknown Message", "code": 10008 }));
        };
        let face = bot_message(id, 0, &call.body);
        for key in ["content", "components", "attachments"] {
            if call.body.get(key).is_some() {
                message[key] = face[key].clone();
            }
        }
        id
    } else {
        let sent = by_token(state, token).unwrap();
        let (channel, first) = (sent.channel, sent.first.clone().unwrap());
        let mut body = call.body.clone();
        // A deferred answer is as private as its deferral.
        body["flags"] = first["data"]["flags"].clone();
        state.keep(channel, &body)
    };
    let sent = by_token(state, token).unwrap();
    sent.original = Some(id);
    sent.answers.push(id);
    (200, state.messages[&id].clone())
}

/// The first answer, which says as long as it is deferred that the bot is thinking.
fn answer_so_far(state: &State, token: &str) -> (u16, Value) {
    let mut sent = state.sent.values();
    let sent = sent.find(|sent| sent.token == token && sent.first.is_some());
    let Some(sent) = sent.filter(|sent| !sent.taken_away) else {
        return (404, json!({ "message": "Unknown Message", "code": 10008 }));
    };
    match sent.original.and_then(|id| state.messages.get(&id)) {
        Some(message) => (200, message.clone()),
        None => (200, json!({ "content": "", "flags": 128 | 64 })),
    }
}

/// Deletes an answer. A waiting caller gets an empty one that says so.
fn take_away(state: &mut State, token: &str) -> (u16, Value) {
    let Some(sent) = by_token(state, token) else {
        return (404, json!({ "message": "Unknown Webhook", "code": 10015 }));
    };
    if std::mem::replace(&mut sent.taken_away, true) {
        return (404, json!({ "message": "Unknown Message", "code": 10008 }));
    }
    let (channel, gone) = (sent.channel, sent.original);
    if let Some(gone) = gone {
        state.messages.remove(&gone);
        state.deleted.insert(gone);
    }
    let nothing = json!({ "content": "", "flags": 64 });
    let empty = state.keep(channel, &nothing);
    let sent = by_token(state, token).unwrap();
    sent.answers.push(empty);
    (204, Value::Null)
}

fn follow_up(state: &mut State, token: &str, call: &Call) -> (u16, Value) {
    let unfilled = by_token(state, token).is_some_and(|sent| {
        let waits = |first: &Value| first["type"] == json!(5);
        sent.original.is_none() && !sent.taken_away && sent.first.as_ref().is_some_and(waits)
    });
    if unfilled {
        // Discord would put it in place of the deferred answer, with the same privacy.
        let problem = "a message came before the one that waits was filled".to_owned();
        state.problems.push(problem);
    }
    let Some(channel) = by_token(state, token).map(|sent| sent.channel) else {
        return (404, json!({ "message": "Unknown Webhook", "code": 10015 }));
    };
    let id = state.keep(channel, &call.body);
    by_token(state, token).unwrap().answers.push(id);
    (200, state.messages[&id].clone())
}

/// Opens a thread on a message. The thread has the message's id, and there is at most one.
fn open_thread(state: &mut State, channel: &str, message: &str, call: &Call) -> (u16, Value) {
    let id: u64 = message.parse().unwrap();
    if !state.messages.contains_key(&id) {
        return (404, json!({ "message": "Unknown Message", "code": 10008 }));
    }
    if state.threads.contains_key(&id) {
        let twice = "A thread has already been created for this message";
        return (400, json!({ "message": twice, "code": 160_004 }));
    }
    state.threads.insert(id, false);
    let thread = json!({
        "id": message, "type": 11, "parent_id": channel, "name": call.body["name"], "guild_id": "500",
    });
    (201, thread)
}

/// Changes a message of the bot. Fields missing in the change stay.
/// Deletes a message of the bot.
fn delete(state: &mut State, message: &str) -> (u16, Value) {
    let id: u64 = message.parse().unwrap();
    if state.messages.remove(&id).is_none() {
        return (404, json!({ "message": "Unknown Message", "code": 10008 }));
    }
    state.deleted.insert(id);
    (204, Value::Null)
}

fn edit(state: &mut State, channel: &str, message: &str, call: &Call) -> (u16, Value) {
    let id: u64 = message.parse().unwrap();
    let unseen = |message: &Value| message["flags"].as_u64().unwrap_or(0) & 64 != 0;
    let Some(message) = state.messages.get_mut(&id) else {
        return (404, json!({ "message": "Unknown Message", "code": 10008 }));
    };
    if message["channel_id"] != json!(channel) || unseen(message) {
        return (404, json!({ "message": "Unknown Message", "code": 10008 }));
    }
    if message["author"]["id"] != json!(BOT.to_string()) {
        let other = "Cannot edit a message authored by another user";
        return (403, json!({ "message": other, "code": 50005 }));
    }
    if state.threads.get(&channel.parse().unwrap()) == Some(&true) {
        return (
            400,
            json!({ "message": "Thread is archived", "code": 50083 }),
        );
    }
    message["components"] = call.body["components"].clone();
    if let Some(content) = call.body.get("content") {
        message["content"] = content.clone();
    }
    message["edited_timestamp"] = json!("2026-01-01T00:01:00Z");
    (200, message.clone())
}

/// The first messages of a channel after a given one, up to the requested number, the newest first.
fn read_back(state: &State, channel: &str, query: &str) -> Value {
    let asked = |name: &str| {
        let mut parts = query.split('&').filter_map(|part| part.split_once('='));
        let (_, value) = parts.find(|(key, _)| *key == name).unwrap();
        value.parse::<u64>().unwrap()
    };
    let (after, limit) = (asked("after"), asked("limit"));
    assert!((1..=100).contains(&limit), "Discord gives no more");
    let all = state.said.iter().chain(&state.messages);
    let mut here: Vec<(&u64, &Value)> = all
        .filter(|(id, message)| **id > after && message["channel_id"] == json!(channel))
        .collect();
    here.sort_by_key(|(id, _)| **id);
    here.truncate(usize::try_from(limit).unwrap());
    here.into_iter()
        .rev()
        .map(|(_, message)| message.clone())
        .collect()
}

fn archive(state: &mut State, channel: &str, call: &Call) -> (u16, Value) {
    let Some(asleep) = state.threads.get_mut(&channel.parse().unwrap()) else {
        return (404, json!({ "message": "Unknown Channel", "code": 10003 }));
    };
    *asleep = call.body["archived"] == json!(true);
    (200, json!({ "id": channel, "type": 11 }))
}

fn post(state: &mut State, channel: &str, call: &Call) -> (u16, Value) {
    let nonce = &call.body["nonce"];
    if call.body["enforce_nonce"] == json!(true)
        && let Some(there) = state.posts.iter().find(|id| {
            state
                .messages
                .get(id)
                .is_some_and(|there| there["nonce"] == *nonce)
        })
    {
        return (200, state.messages[there].clone());
    }
    let channel = channel.parse().unwrap();
    // A message in an archived thread reopens it.
    if let Some(asleep) = state.threads.get_mut(&channel) {
        *asleep = false;
    }
    let id = state.keep(channel, &call.body);
    state.posts.push(id);
    (200, state.messages[&id].clone())
}
