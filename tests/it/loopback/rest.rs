//! The REST calls a bot like ours may make, recorded, checked and answered.

use std::sync::Arc;

use axum::Router;
use axum::body::Bytes;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{FromRequest, Multipart, Request, State as Shares};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::any;
use serde_json::{Value, json};
use tokio::time::Instant;

use super::check;
use super::people::bot_message;
use super::{APPLICATION, BOT, Call, Shared, State, TOKEN};

/// A failure with this status is one of the answer only: what was asked for was done.
pub(crate) const DONE_UNSAID: u16 = 504;

/// All routes.
pub(super) fn app(shared: Arc<Shared>) -> Router {
    Router::new()
        .route("/gateway-socket", any(upgrade))
        .route("/gateway-socket/", any(upgrade))
        .fallback(call)
        .with_state(shared)
}

async fn upgrade(Shares(shared): Shares<Arc<Shared>>, socket: WebSocketUpgrade) -> Response {
    socket.on_upgrade(move |socket| super::gateway::serve(socket, shared))
}

async fn call(Shares(shared): Shares<Arc<Shared>>, request: Request) -> Response {
    let method = request.method().to_string();
    let path = request.uri().path().to_owned();
    let known = request
        .headers()
        .get(header::AUTHORIZATION)
        .is_some_and(|token| token == &format!("Bot {TOKEN}"));
    let (body, file, names) = read(request).await;
    let Some(path) = path.strip_prefix("/api/v10").map(str::to_owned) else {
        return (StatusCode::NOT_FOUND, path).into_response();
    };
    let mut call = Call {
        method,
        path,
        body,
        file,
        status: 200,
        at: Instant::now(),
    };
    let problems = check::problems(&call, &names);
    let (status, answer) = {
        let mut state = shared.state();
        let (status, answer) = if let Some(fault) = state.fault(&call) {
            if fault.0 == DONE_UNSAID {
                answer(&mut state, &call, &shared.address.to_string());
            }
            fault
        } else if !known {
            (401, json!({ "message": "401: Unauthorized", "code": 0 }))
        } else {
            state.problems.extend(problems);
            answer(&mut state, &call, &shared.address.to_string())
        };
        call.status = status;
        state.calls.push(call);
        (status, answer)
    };
    shared.tell();
    let status = StatusCode::from_u16(status).unwrap();
    if status == StatusCode::NO_CONTENT {
        return status.into_response();
    }
    let kind = [(header::CONTENT_TYPE, "application/json")];
    (status, kind, answer.to_string()).into_response()
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

impl State {
    /// The failure that is due for this call.
    fn fault(&mut self, call: &Call) -> Option<(u16, Value)> {
        let fault = self.faults.iter_mut().find(|fault| {
            fault.times > 0 && fault.method == call.method && call.path.contains(&fault.path)
        })?;
        fault.times -= 1;
        Some((fault.status, fault.body.clone()))
    }

    /// A number nothing else has.
    pub(super) fn next_id(&mut self) -> u64 {
        self.last_id += 1;
        self.last_id
    }

    /// Keeps a message of the bot's.
    fn keep(&mut self, channel: u64, body: &Value) -> u64 {
        let id = self.next_id();
        self.messages.insert(id, bot_message(id, channel, body));
        id
    }
}

/// What an answer of Discord's would be, with what it does.
fn answer(state: &mut State, call: &Call, address: &str) -> (u16, Value) {
    let parts: Vec<&str> = call.path.trim_matches('/').split('/').collect();
    match (call.method.as_str(), parts.as_slice()) {
        ("GET", ["gateway"]) => (
            200,
            json!({ "url": format!("ws://{address}/gateway-socket") }),
        ),
        ("GET", ["users", "@me"]) => (
            200,
            json!({ "id": BOT.to_string(), "username": "Kingboard" }),
        ),
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
        ("POST", ["webhooks", _, token]) => follow_up(state, token, call),
        ("POST", ["channels", channel, "messages"]) => post(state, channel, call),
        ("POST", ["channels", channel, "messages", message, "threads"]) => {
            open_thread(state, channel, message, call)
        }
        ("PATCH", ["channels", channel]) => archive(state, channel, call),
        ("PUT", ["channels", thread, "thread-members", _]) => {
            let known = state.threads.contains_key(&thread.parse().unwrap());
            (if known { 204 } else { 404 }, Value::Null)
        }
        ("GET", ["guilds", _, "members", user]) => {
            (200, json!({ "user": { "id": user }, "roles": [] }))
        }
        _ => (404, json!({ "message": "404: Not Found", "code": 0 })),
    }
}

/// The channel of the private conversation with somebody.
pub(crate) fn private_channel(with: u64) -> u64 {
    600_000 + with
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

fn first_answer(state: &mut State, id: &str, token: &str, call: &Call) -> (u16, Value) {
    let unknown = (
        404,
        json!({ "message": "Unknown interaction", "code": 10062 }),
    );
    let Some(sent) = state.sent.get_mut(&id.parse().unwrap_or(0)) else {
        return unknown;
    };
    if sent.token != token {
        return unknown;
    }
    if sent.first.is_some() {
        state
            .problems
            .push(format!("interaction {id} was first answered twice"));
        return (
            400,
            json!({ "message": "Interaction has already been acknowledged.", "code": 40060 }),
        );
    }
    let took = call.at - sent.at;
    if took.as_secs_f64() > 3.0 {
        state
            .problems
            .push(format!("interaction {id} was answered after {took:?}"));
    }
    sent.first = Some(call.body.clone());
    if sent.kind == 3 {
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
        let message = state.messages.get_mut(&id).unwrap();
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
        // A deferred answer is as hidden as its deferral was.
        body["flags"] = first["data"]["flags"].clone();
        state.keep(channel, &body)
    };
    let sent = by_token(state, token).unwrap();
    sent.original = Some(id);
    sent.answers.push(id);
    (200, state.messages[&id].clone())
}

fn follow_up(state: &mut State, token: &str, call: &Call) -> (u16, Value) {
    let unfilled = by_token(state, token).is_some_and(|sent| {
        let waits = |first: &Value| first["type"] == json!(5);
        sent.original.is_none() && sent.first.as_ref().is_some_and(waits)
    });
    if unfilled {
        // Discord would put it in the place of what waits, as hidden as that is.
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

/// Opens a thread on a message: its number is the message's, and there is one at most.
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
        && let Some(there) = state
            .posts
            .iter()
            .find(|id| state.messages[id]["nonce"] == *nonce)
    {
        return (200, state.messages[there].clone());
    }
    let channel = channel.parse().unwrap();
    // What is said in a thread wakes it.
    if let Some(asleep) = state.threads.get_mut(&channel) {
        *asleep = false;
    }
    let id = state.keep(channel, &call.body);
    state.posts.push(id);
    (200, state.messages[&id].clone())
}
