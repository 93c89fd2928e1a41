//! The gateway: hello, identify or resume, heartbeats, and events in plain text frames, on any number of shards.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, WebSocket};
use serde_json::{Value, json};
use tokio::sync::mpsc;
use tokio::time::Instant;

use super::{APPLICATION, BOT, Sent, Shared, State, TOKEN};

use crate::wait;

/// Least time between two session starts in one rate-limit bucket, as they come here. The bot waits for five seconds and a
/// little more; on a busy machine the first may be heard late.
const APART: Duration = Duration::from_secs(2);

/// A frame for the connected bot.
pub(super) enum Frame {
    /// A text frame.
    Text(String),
    /// A close frame, with this code if any.
    Close(Option<u16>),
    /// A broken connection.
    Cut,
}

/// The state of one shard, connected or not.
pub(super) struct Session {
    id: String,
    line: mpsc::UnboundedSender<Frame>,
    /// All its events, numbered from 1.
    events: Vec<Value>,
}

impl Session {
    /// Returns `true` if a bot is connected.
    pub(super) fn is_live(&self) -> bool {
        !self.line.is_closed()
    }

    /// Sends a frame, if a bot is connected.
    pub(super) fn push(&self, frame: Frame) {
        drop(self.line.send(frame));
    }

    /// Sends an event now, or when the session is resumed.
    pub(super) fn tell(&mut self, name: &str, content: &Value) {
        let number = self.events.len() + 1;
        let event = json!({ "op": 0, "s": number, "t": name, "d": content });
        self.push(Frame::Text(event.to_string()));
        self.events.push(event);
    }

    /// Sends the last event again with the same number.
    pub(super) fn repeat(&self) {
        let last = self.events.last().unwrap();
        self.push(Frame::Text(last.to_string()));
    }
}

/// The behaviour of the gateway.
pub(super) struct Behaviour {
    /// Number of recommended shards.
    pub(super) shards: u64,
    /// The servers that the bot is in. Each is described to its shard after READY.
    pub(super) servers: Vec<u64>,
    /// Number of sessions that may still start, the time of their renewal, and the number that may start at once.
    pub(super) sessions: u64,
    pub(super) renewed: Option<Instant>,
    /// The time until that renewal, from the first question on.
    pub(super) renewed_after: Option<Duration>,
    pub(super) at_once: u64,
    /// Heartbeat interval, in ms.
    pub(super) heartbeat: u64,
    /// `true` if heartbeats are answered.
    pub(super) answers_heartbeats: bool,
    /// Delay of hello and of a new session.
    pub(super) late: Duration,
    /// `true` if hello is withheld for now.
    pub(super) door_shut: bool,
    /// The close code for a bot that starts a session.
    pub(super) refuse_with: Option<u16>,
}

impl Default for Behaviour {
    fn default() -> Self {
        Self {
            shards: 1,
            servers: Vec::new(),
            sessions: 1_000,
            renewed: None,
            renewed_after: None,
            at_once: 1,
            heartbeat: 41_250,
            answers_heartbeats: true,
            late: Duration::ZERO,
            door_shut: false,
            refuse_with: None,
        }
    }
}

/// The response to a request for the gateway.
pub(super) fn described(state: &mut State, address: &str) -> Value {
    let now = Instant::now();
    let behaviour = &mut state.behaviour;
    if let Some(wait) = behaviour.renewed_after.take() {
        behaviour.renewed = Some(now + wait);
    }
    if behaviour.renewed.is_some_and(|at| at <= now) {
        (behaviour.renewed, behaviour.sessions) = (None, 1_000);
    }
    let wait = behaviour.renewed.map_or(0, |at| (at - now).as_millis());
    json!({
        "url": format!("ws://{address}/gateway-socket"),
        "shards": behaviour.shards,
        "session_start_limit": {
            "total": 1000, "remaining": behaviour.sessions, "reset_after": u64::try_from(wait).unwrap(),
            "max_concurrency": behaviour.at_once,
        },
    })
}

/// Serves one connection; `again` if sessions may be resumed on it.
pub(super) async fn serve(socket: WebSocket, shared: Arc<Shared>, again: bool) {
    converse(socket, &shared, again).await;
    shared.tell();
}

async fn converse(mut socket: WebSocket, shared: &Shared, again: bool) {
    let (sender, mut frames) = mpsc::unbounded_channel();
    let mut changed = shared.changed.subscribe();
    while shared.state().behaviour.door_shut {
        if changed.changed().await.is_err() {
            return;
        }
    }
    let (late, every) = {
        let behaviour = &shared.state().behaviour;
        (behaviour.late, behaviour.heartbeat)
    };
    wait::pass(late).await;
    let hello = json!({ "op": 10, "s": null, "t": null, "d": { "heartbeat_interval": every } });
    send(&mut socket, &hello).await;
    loop {
        tokio::select! {
            heard = socket.recv() => match heard {
                Some(Ok(Message::Text(text))) => {
                    let said: Value = serde_json::from_str(&text).unwrap();
                    let op = said["op"].as_u64();
                    if op == Some(6) && !again {
                        shared.state().problems.push("taken up again where none is".to_owned());
                    }
                    if !hear(&mut socket, shared, &sender, &said).await {
                        return;
                    }
                }
                Some(Ok(Message::Close(frame))) => {
                    return closed(shared, &sender, frame.map_or(1005, |frame| frame.code));
                }
                Some(Err(_)) | None => return,
                Some(Ok(_)) => {}
            },
            frame = frames.recv() => match frame {
                Some(Frame::Text(text)) => drop(socket.send(Message::text(text)).await),
                Some(Frame::Close(code)) => return close(&mut socket, code).await,
                Some(Frame::Cut) | None => return,
            },
        }
    }
}

/// Records a connection closed by the bot. With these two codes the bot gives up its session.
fn closed(shared: &Shared, line: &mpsc::UnboundedSender<Frame>, code: u16) {
    let mut state = shared.state();
    state.closes.push(code);
    if [1000, 1001].contains(&code) {
        let mut sessions = state.sessions.values_mut();
        if let Some(session) = sessions.find(|session| session.line.same_channel(line)) {
            session.id.clear();
        }
    }
}

/// Handles a frame of the bot. Returns `false` if that ends the connection.
async fn hear(
    socket: &mut WebSocket,
    shared: &Shared,
    sender: &mpsc::UnboundedSender<Frame>,
    said: &Value,
) -> bool {
    match said["op"].as_u64() {
        Some(1) => {
            let answers = {
                let mut state = shared.state();
                state.heartbeats += 1;
                state.behaviour.answers_heartbeats
            };
            shared.tell();
            if answers {
                let beat = json!({ "op": 11, "s": null, "t": null, "d": null });
                send(socket, &beat).await;
            }
        }
        Some(2) => {
            let refused = refused(&mut shared.state(), &said["d"]);
            if let Some(code) = refused {
                close(socket, Some(code)).await;
                return false;
            }
            let late = shared.state().behaviour.late;
            wait::pass(late).await;
            let mut state = shared.state();
            let (shard, shards) = shard_of(&said["d"]);
            let id = format!("session-{}", state.next_id());
            let own = state.behaviour.servers.iter();
            let own: Vec<u64> = own
                .copied()
                .filter(|server| (server >> 22) % shards == shard)
                .collect();
            let ready = ready(shared, (&said["d"]["shard"], &id), &own);
            let line = sender.clone();
            let mut session = Session {
                id,
                line,
                events: Vec::new(),
            };
            session.tell("READY", &ready);
            if let Some(light) = &shared.light {
                for server in &own {
                    light.describe(*server, &session);
                }
            }
            state.sessions.insert(shard, session);
            state.forgotten = false;
            drop(state);
            shared.tell();
        }
        Some(6) => return take_up(socket, shared, sender, &said["d"]).await,
        _ => {}
    }
    true
}

/// Resumes a session and sends the missed events again.
async fn take_up(
    socket: &mut WebSocket,
    shared: &Shared,
    sender: &mpsc::UnboundedSender<Frame>,
    said: &Value,
) -> bool {
    let taken = {
        let mut state = shared.state();
        let state = &mut *state;
        let known = !std::mem::take(&mut state.forgotten);
        let mut sessions = state.sessions.values_mut().filter(|_| known);
        let session = sessions.find(|session| said["session_id"] == session.id);
        // The last two events heard come again, as a test of duplicates, but never the first event.
        let heard = usize::try_from(said["seq"].as_u64().unwrap_or_default()).unwrap();
        let from = heard.saturating_sub(2).max(1);
        let taken = session.map(|session| {
            session.line = sender.clone();
            if let Some(light) = &shared.light {
                // It keeps no events, and numbers those of all sessions together.
                return session.push(light.event("RESUMED", &json!({})));
            }
            for event in &session.events[from..] {
                session.push(Frame::Text(event.to_string()));
                handed_over(&mut state.sent, &event["d"]);
            }
            session.tell("RESUMED", &json!({}));
        });
        state.resumed += usize::from(taken.is_some());
        taken.is_some()
    };
    if !taken {
        let invalid = json!({ "op": 9, "s": null, "t": null, "d": false });
        send(socket, &invalid).await;
    }
    shared.tell();
    true
}

impl State {
    /// The shard of a server; direct messages are on the first one.
    pub(super) fn shard_of(&self, server: Option<u64>) -> u64 {
        let said = self.identified.last().expect("a bot is connected");
        server.map_or(0, |server| (server >> 22) % shard_of(said).1)
    }

    /// Sends an event to its shard, or keeps it until that is back.
    pub(super) fn happen(&mut self, name: &str, content: &Value) {
        let of = if name.starts_with("GUILD_") {
            "id"
        } else {
            "guild_id"
        };
        let server = content[of].as_str().and_then(|id| id.parse().ok());
        let shard = self.shard_of(server);
        let session = self.sessions.get_mut(&shard);
        let session = session.expect("a bot was connected");
        session.tell(name, content);
        if session.is_live() {
            handed_over(&mut self.sent, content);
        }
    }
}

/// Notes that an event went out on a connected line: the time of an interaction counts from then on.
fn handed_over(sent: &mut BTreeMap<u64, Sent>, content: &Value) {
    let id = content["id"].as_str().and_then(|id| id.parse().ok());
    if let Some(sent) = id.and_then(|id: u64| sent.get_mut(&id)) {
        sent.at.get_or_insert_with(Instant::now);
    }
}

fn shard_of(said: &Value) -> (u64, u64) {
    let number = |n: usize| said["shard"][n].as_u64();
    (number(0).unwrap_or(0), number(1).unwrap_or(1))
}

/// The close code for a bot that may not start a session; `None` if it may.
fn refused(state: &mut State, said: &Value) -> Option<u16> {
    state.identified.push(said.clone());
    let token = said["token"].as_str();
    if !token.is_some_and(|token| token.ends_with(TOKEN)) {
        return Some(4004);
    }
    if state.behaviour.refuse_with.is_some() {
        return state.behaviour.refuse_with;
    }
    let (now, shard) = (Instant::now(), shard_of(said).0);
    let lane = shard % state.behaviour.at_once;
    if state
        .begun
        .insert(lane, now)
        .is_some_and(|last| now - last < APART && !state.hurried)
    {
        state
            .problems
            .push(format!("shard {shard} began a session too soon"));
    }
    if state.behaviour.sessions == 0 {
        state.problems.push("a session too many".to_owned());
    }
    state.behaviour.sessions = state.behaviour.sessions.saturating_sub(1);
    None
}

async fn send(socket: &mut WebSocket, frame: &Value) {
    // The next read notices a bot that is gone.
    drop(socket.send(Message::text(frame.to_string())).await);
}

async fn close(socket: &mut WebSocket, code: Option<u16>) {
    let frame = code.map(|code| CloseFrame {
        code,
        reason: "refused".into(),
    });
    drop(socket.send(Message::Close(frame)).await);
}

fn ready(shared: &Shared, (shard, session): (&Value, &str), servers: &[u64]) -> Value {
    let servers = servers.iter();
    let servers = servers.map(|id| json!({ "id": id.to_string(), "unavailable": true }));
    json!({
        "v": 10,
        "user": {
            "id": BOT.to_string(), "username": "Kingboard", "discriminator": "0", "global_name": null,
            "avatar": null, "bot": true, "mfa_enabled": true, "verified": true, "flags": 0, "email": null,
        },
        "guilds": servers.collect::<Vec<_>>(),
        "session_id": session,
        "resume_gateway_url": format!("ws://{}/gateway-again", shared.address),
        "shard": shard,
        "application": { "id": APPLICATION.to_string(), "flags": 0 },
    })
}
