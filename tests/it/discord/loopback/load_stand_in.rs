//! The stand-in for load tests. It answers at once and only checks essentials: no message comes twice, each has its
//! picture, interactions are acknowledged in time. It ignores Discord's description and rate limits, which allow some
//! five messages in five seconds per channel, far below the load here.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

use axum::body::Bytes;
use axum::extract::{FromRequest, Request};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};
use tokio::sync::mpsc;
use tokio::time::Instant;

use crate::rules::argue::slow_tests;

use super::gateway::{Frame, Session};
use super::people::{member, message_of, user};
use super::{APPLICATION, BOT, Call, Channel, Discord, Person, Shared, in_time, rest};

/// An act of the bot.
#[derive(Debug)]
pub(crate) enum BotAct {
    /// It posted an ordinary message.
    Posted(Posted),
    /// It answered an interaction with this text.
    Answered(String),
}

/// An ordinary message of the bot.
#[derive(Debug)]
pub(crate) struct Posted {
    pub(crate) id: u64,
    pub(crate) body: Value,
    pub(crate) at: Instant,
    /// Size of the attached pictures, in bytes.
    pub(crate) picture: usize,
}

#[derive(Default)]
struct Ledger {
    nonces: BTreeSet<String>,
    posts: BTreeSet<u64>,
    /// Interactions still without an answer, or without one after a deferral.
    asked: BTreeMap<u64, Instant>,
    slowest: std::time::Duration,
    problems: Vec<String>,
    edits: usize,
}

/// The state of the lighter stand-in.
pub(crate) struct Light {
    ledger: Mutex<Ledger>,
    next: AtomicU64,
    acts: mpsc::UnboundedSender<BotAct>,
}

impl Discord {
    /// Starts the lighter stand-in. The receiver gets the bot's acts.
    pub(crate) async fn start_light() -> (Self, mpsc::UnboundedReceiver<BotAct>) {
        let (acts, tells) = mpsc::unbounded_channel();
        let light = Arc::new(Light {
            ledger: Mutex::default(),
            next: AtomicU64::new(1_000_000),
            acts,
        });
        let discord = Self::start_as(Some(light)).await;
        discord.set_servers((20_000..20_100).collect());
        // It is too busy to note when a session began.
        discord.shared.state().hurried = true;
        (discord, tells)
    }

    fn light(&self) -> &Light {
        self.shared.light.as_deref().expect("started so")
    }

    /// Sends an event to the shard of its server, without keeping it for a resumed session.
    fn fling(&self, name: &str, content: &Value) {
        let event = self.light().event(name, content);
        let server = content["guild_id"].as_str();
        let state = self.shared.state();
        let shard = state.shard_of(server.and_then(|id| id.parse().ok()));
        let session = state.sessions.get(&shard).expect("a bot is connected");
        session.push(event);
    }

    /// Lets the bot be in these servers from its next session on.
    pub(crate) fn set_servers(&self, servers: Vec<u64>) {
        self.shared.state().behaviour.servers = servers;
    }

    /// Replies to a message of the bot.
    pub(crate) fn fling_reply(&self, user: Person, at: Channel, (to, text): (u64, &str)) {
        let bot = someone(Person {
            id: BOT,
            name: "Kingboard",
        });
        let mut content = message_of(self.light().next(), at.id, &someone(user), text);
        content["mentions"] = json!([bot]);
        content["guild_id"] = json!(at.server.map(|server| server.to_string()));
        content["member"] = member(user);
        content["type"] = json!(19);
        content["message_reference"] =
            json!({ "message_id": to.to_string(), "channel_id": at.id.to_string() });
        self.fling("MESSAGE_CREATE", &content);
    }

    /// Uses a command; options come with their types.
    pub(crate) fn fling_command(
        &self,
        user: Person,
        at: Channel,
        (name, sub): (&str, Option<&str>),
        options: &[(&str, u8, &str)],
    ) -> u64 {
        let given = options.iter();
        let given =
            given.map(|(name, kind, value)| json!({ "name": name, "type": kind, "value": value }));
        let mut given: Vec<Value> = given.collect();
        if let Some(sub) = sub {
            given = vec![json!({ "name": sub, "type": 1, "options": given })];
        }
        let people = options.iter().filter(|(_, kind, _)| *kind == 6);
        let people = people.map(|(_, _, id)| {
            let id: u64 = id.parse().unwrap();
            (
                id.to_string(),
                someone(Person {
                    id,
                    name: "Somebody",
                }),
            )
        });
        let people: serde_json::Map<String, Value> = people.collect();
        let data = json!({
            "id": "1", "name": name, "type": 1, "options": given,
            "resolved": { "users": people, "members": {} },
        });
        self.fling_interaction(2, user, at, &data)
    }

    /// Presses a button of a message of the bot.
    pub(crate) fn fling_press(&self, user: Person, at: Channel, (message, id): (u64, &str)) -> u64 {
        let bot = someone(Person {
            id: BOT,
            name: "Kingboard",
        });
        let message = message_of(message, at.id, &bot, "");
        let data = json!({ "custom_id": id, "component_type": 2, "message": message });
        self.fling_interaction(3, user, at, &data)
    }

    fn fling_interaction(&self, kind: u64, user: Person, at: Channel, data: &Value) -> u64 {
        let id = self.light().next();
        let mut member = member(user);
        member["user"] = someone(user);
        member["permissions"] = json!("1024");
        let content = json!({
            "id": id.to_string(), "application_id": APPLICATION.to_string(), "type": kind, "data": data,
            "channel": { "id": at.id.to_string(), "type": 0, "name": "town" },
            "channel_id": at.id.to_string(), "token": format!("token-{id}"), "version": 1,
            "app_permissions": "2251799813685247", "locale": "en-US", "entitlements": [],
            "authorizing_integration_owners": { "0": at.server.map(|server| server.to_string()) },
            "attachment_size_limit": 10_485_760, "guild_locale": "en-US", "context": 0,
            "guild_id": at.server.map(|server| server.to_string()), "member": member,
            "message": data.get("message"),
        });
        self.light().ledger().asked.insert(id, Instant::now());
        self.fling("INTERACTION_CREATE", &content);
        id
    }

    /// All problems, the slowest first answer to an interaction, and the number of edited messages.
    pub(crate) fn light_account(&self) -> (Vec<String>, std::time::Duration, usize) {
        let ledger = self.light().ledger();
        let mut problems = ledger.problems.clone();
        let unmet = ledger.asked.values();
        let unmet = unmet.filter(|asked| asked.elapsed() > in_time()).count();
        if unmet > 0 {
            problems.push(format!("{unmet} interactions were never answered"));
        }
        (problems, ledger.slowest, ledger.edits)
    }
}

impl Light {
    fn next(&self) -> u64 {
        self.next.fetch_add(1, Ordering::Relaxed)
    }

    pub(super) fn event(&self, name: &str, content: &Value) -> Frame {
        let event = json!({ "op": 0, "s": self.next(), "t": name, "d": content });
        Frame::Text(event.to_string())
    }

    /// Describes a server to its shard, at about the length that Discord does it.
    pub(super) fn describe(&self, server: u64, session: &Session) {
        session.push(self.event("GUILD_CREATE", &guild(server)));
    }

    fn ledger(&self) -> std::sync::MutexGuard<'_, Ledger> {
        self.ledger.lock().unwrap()
    }

    fn post(&self, body: Value, picture: usize) -> Value {
        let id = self.next();
        let nonce = body["nonce"].as_str().unwrap_or_default().to_owned();
        let mut ledger = self.ledger();
        if nonce.is_empty() || body["enforce_nonce"] != json!(true) {
            ledger
                .problems
                .push("a message that could come twice".to_owned());
        }
        if !ledger.nonces.insert(nonce.clone()) {
            ledger.problems.push(format!("{nonce} was posted twice"));
        }
        ledger.posts.insert(id);
        drop(ledger);
        let at = Instant::now();
        drop(self.acts.send(BotAct::Posted(Posted {
            id,
            body,
            at,
            picture,
        })));
        json!({ "id": id.to_string() })
    }

    fn first_answer(&self, id: &str) -> (StatusCode, Value) {
        let mut ledger = self.ledger();
        let asked = ledger.asked.remove(&id.parse().unwrap_or_default());
        let Some(asked) = asked else {
            // On a machine with other work the bot may miss the response, and answers again.
            if slow_tests() {
                let twice = format!("{id} was answered first twice");
                ledger.problems.push(twice);
            }
            return (StatusCode::NOT_FOUND, json!({ "code": 10_062 }));
        };
        let took = asked.elapsed();
        ledger.slowest = ledger.slowest.max(took);
        if took > in_time() {
            let late = format!("{id} was answered first after {took:?}");
            ledger.problems.push(late);
        }
        (StatusCode::NO_CONTENT, Value::Null)
    }

    fn answered(&self, body: &Value) -> Value {
        let words = body["content"].as_str().unwrap_or_default().to_owned();
        drop(self.acts.send(BotAct::Answered(words)));
        json!({ "id": self.next().to_string() })
    }

    fn edit(&self, message: &str) -> Value {
        let mut ledger = self.ledger();
        ledger.edits += 1;
        if !ledger.posts.contains(&message.parse().unwrap_or_default()) {
            ledger.problems.push(format!("an edit of {message}"));
        }
        json!({ "id": message })
    }
}

/// Answers a call.
pub(super) async fn call(light: &Light, shared: &Shared, request: Request) -> Response {
    let method = request.method().to_string();
    let path = request
        .uri()
        .path()
        .trim_start_matches("/api/v10")
        .to_owned();
    let kind = request.headers().get(header::CONTENT_TYPE);
    let several = kind.is_some_and(|kind| kind.to_str().unwrap().starts_with("multipart/"));
    let bytes = Bytes::from_request(request, &()).await.unwrap();
    let (text, picture) = if several {
        split(&bytes)
    } else {
        (&bytes[..], 0)
    };
    let body: Value = serde_json::from_slice(text).unwrap_or(Value::Null);
    let parts: Vec<&str> = path.trim_matches('/').split('/').collect();
    let (status, answer) = match (method.as_str(), parts.as_slice()) {
        ("POST", ["channels", _, "messages"]) => (StatusCode::OK, light.post(body, picture)),
        ("POST", ["interactions", id, ..]) => light.first_answer(id),
        (_, ["webhooks", ..]) => (StatusCode::OK, light.answered(&body)),
        ("PATCH", ["channels", _, "messages", message]) => (StatusCode::OK, light.edit(message)),
        // It keeps no messages of people.
        ("GET", ["channels", _, "messages"]) => (StatusCode::OK, json!([])),
        ("DELETE", ["channels", _, "messages", _]) => (StatusCode::NO_CONTENT, Value::Null),
        _ => {
            let call = Call {
                method,
                path,
                body,
                file: None,
                status: 200,
                at: Instant::now(),
                query: String::new(),
            };
            let address = shared.address.to_string();
            let (status, answer) = rest::answer(&mut shared.state(), &call, &address);
            shared.tell();
            (StatusCode::from_u16(status).unwrap(), answer)
        }
    };
    if status == StatusCode::NO_CONTENT {
        return status.into_response();
    }
    let kind = (header::CONTENT_TYPE, "application/json");
    (status, [kind], answer.to_string()).into_response()
}

/// The JSON of a message with files, and the size of the rest. The bot sends the JSON first.
fn split(bytes: &[u8]) -> (&[u8], usize) {
    let find = |from: usize, what: &[u8]| {
        let rest = bytes[from..].windows(what.len());
        rest.into_iter()
            .position(|at| at == what)
            .map(|at| from + at)
    };
    let begin = find(0, b"\r\n\r\n").expect("a part has a head") + 4;
    let end = find(begin, b"\r\n--").expect("a part ends");
    (&bytes[begin..end], bytes.len() - end)
}

/// A user who is not a bot, whatever their id.
fn someone(asker: Person) -> Value {
    let mut somebody = user(&asker);
    somebody["bot"] = json!(asker.id == BOT);
    somebody
}

/// A server of eight roles and twelve channels.
fn guild(server: u64) -> Value {
    let role = |n: u64| {
        json!({
            "id": (server + n).to_string(), "name": format!("role {n}"), "permissions": "2251799813685247",
            "position": n, "color": 0, "hoist": false, "managed": false, "mentionable": true, "flags": 0,
            "icon": null, "unicode_emoji": null,
        })
    };
    let channel = |n: u64| {
        json!({
            "id": (server + 100 + n).to_string(), "type": 0, "name": format!("channel-{n}"), "position": n,
            "topic": "What we play, and when.", "nsfw": false, "rate_limit_per_user": 0, "parent_id": null,
            "last_message_id": null, "permission_overwrites": [], "flags": 0,
        })
    };
    json!({
        "id": server.to_string(), "name": format!("Server {server}"), "unavailable": false, "large": false,
        "owner_id": "1", "member_count": 40, "joined_at": "2026-01-01T00:00:00+00:00", "features": [],
        "roles": (0..8).map(role).collect::<Vec<_>>(), "channels": (0..12).map(channel).collect::<Vec<_>>(),
        "members": [], "threads": [], "emojis": [], "stickers": [], "voice_states": [], "presences": [],
        "stage_instances": [], "guild_scheduled_events": [], "soundboard_sounds": [], "preferred_locale": "en-US",
        "verification_level": 1, "default_message_notifications": 1, "explicit_content_filter": 0, "mfa_level": 0,
        "afk_timeout": 300, "afk_channel_id": null, "system_channel_id": null, "system_channel_flags": 0,
        "premium_tier": 0, "nsfw_level": 0, "vanity_url_code": null, "description": null, "banner": null,
        "icon": null, "splash": null, "discovery_splash": null, "application_id": null, "rules_channel_id": null,
    })
}
