//! The gateway: the connection of one shard, kept as long as the bot runs.
//!
//! A session outlives its connection, and the program. After any break it is resumed, and Discord repeats the missed
//! events. A new session begins only if Discord refuses that, once the identify queue admits it. This file knows the
//! protocol, and of events only READY and RESUMED; all events go to the sink.

mod opcode;
pub(in crate::discord) mod sequences;
pub(in crate::discord) mod shards;

use std::sync::Arc;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::sync::watch;
use tokio::time::{Instant, sleep, sleep_until, timeout};
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tokio_tungstenite::tungstenite::{Error as SocketError, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use crate::discord::base::error::ServeError;
use crate::discord::base::stop::until_stopped;
use crate::discord::gateway::sequences::{InHand, Progress};
use crate::discord::gateway::shards::{IdentifyQueue, ShardState, ShardStates};
use crate::discord::rest::RestClient;
use crate::runtime::backoff::backoff;
use crate::service::operator::status::GatewaySession;

/// Time limit to connect, and for the hello.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(15);
/// Time limit for READY or RESUMED.
const READY_TIMEOUT: Duration = Duration::from_mins(1);
/// Time after which a connection counts as stable.
const STABLE_AFTER: Duration = Duration::from_secs(10);
/// The pause after the second failure in a row; it doubles with each attempt.
const PAUSE: Duration = Duration::from_millis(500);
/// The longest pause.
const LONGEST_PAUSE: Duration = Duration::from_mins(1);
/// The close code that keeps the session resumable.
const RESUMABLE_CLOSE_CODE: u16 = 4900;

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// A shard by its number, and the number of shards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::discord) struct ShardId {
    /// Its number, from 0.
    pub(in crate::discord) number: u32,
    /// The number of shards.
    pub(in crate::discord) of: u32,
}

/// An event of a shard.
pub(in crate::discord) struct GatewayEvent<'a> {
    /// The shard's number, from 0.
    pub(in crate::discord) shard: u32,
    /// The name of the event.
    pub(in crate::discord) name: &'a str,
    /// Its content.
    pub(in crate::discord) content: Value,
    /// The session it belongs to.
    pub(in crate::discord) session: Option<&'a GatewaySession>,
    /// `true` if it happened while the shard was disconnected: Discord repeats it before RESUMED.
    pub(in crate::discord) missed: bool,
    /// Held until the event is handled; `None` if the event has no sequence number.
    pub(in crate::discord) in_hand: Option<InHand>,
}

/// Takes events; it must not wait.
type EventSink = Box<dyn Fn(GatewayEvent<'_>) + Send + Sync>;

/// The configuration shared by all shards.
pub(in crate::discord) struct GatewayConfig {
    /// The address of the gateway.
    pub(in crate::discord) url: String,
    /// The bot's token.
    pub(in crate::discord) token: String,
    /// The intents, as a bit set.
    pub(in crate::discord) intents: u64,
    /// Admits new sessions.
    pub(in crate::discord) identify_queue: IdentifyQueue,
    /// Used to refresh the limit of new sessions.
    pub(in crate::discord) rest: Arc<RestClient>,
    /// Receives the state of each shard.
    pub(in crate::discord) shards: Arc<ShardStates>,
    /// Receives the events in hand.
    pub(in crate::discord) progress: Arc<Progress>,
    /// Takes the events.
    pub(in crate::discord) events: EventSink,
}

/// The reason a connection ended.
#[derive(Debug)]
enum Disconnect {
    /// The session can be resumed, as far as is known.
    Resumable(String),
    /// Its session is over.
    SessionInvalid(String),
    /// A reconnect cannot help.
    Fatal(ServeError),
}

/// The connection of one shard.
pub(in crate::discord) struct ShardConnection {
    config: Arc<GatewayConfig>,
    shard: ShardId,
    session: Option<GatewaySession>,
    /// The sequence number of the last event, and the one after which a frame could not be read.
    heard: Option<u64>,
    garbled: Option<u64>,
    /// The moment of READY or RESUMED on this connection.
    welcomed: Option<Instant>,
}

/// The heartbeat of a connection.
struct Heartbeat {
    every: Duration,
    next: Instant,
    /// The moment of the heartbeat that has no acknowledgement yet.
    unanswered: Option<Instant>,
    /// The deadline for READY or RESUMED.
    welcome: Instant,
}

impl ShardConnection {
    /// A disconnected shard connection, with its resumable session, if any.
    pub(in crate::discord) fn new(config: Arc<GatewayConfig>, shard: ShardId) -> Self {
        let resumable = config.progress.resumable(shard.number);
        let (session, heard) = resumable.unzip();
        let session = session.map(|mut session| {
            // The token is sent to this address: no other site gets it, whatever is stored.
            if !is_same_site(&session.url, &config.url) {
                session.url.clone_from(&config.url);
            }
            session
        });
        Self {
            config,
            shard,
            session,
            heard,
            garbled: None,
            welcomed: None,
        }
    }

    /// Keeps the shard connected until asked to stop, then closes. Returns the reason if it gives up.
    pub(in crate::discord) async fn run(
        mut self,
        mut stop: watch::Receiver<bool>,
    ) -> Option<ServeError> {
        let mut failures = 0;
        loop {
            let mut socket = None;
            let end = tokio::select! {
                end = self.run_connection(&mut socket) => end,
                () = until_stopped(&mut stop) => {
                    // Discord keeps the session for a while, and the next start resumes it.
                    close(socket, RESUMABLE_CLOSE_CODE).await;
                    return None;
                }
            };
            let shard = self.shard.number;
            self.config.shards.note(shard, ShardState::Connecting);
            close(socket, RESUMABLE_CLOSE_CODE).await;
            match end {
                Disconnect::Fatal(why) => return Some(why),
                Disconnect::Resumable(why) => {
                    tracing::warn!(shard, why, "connection lost; resuming");
                }
                Disconnect::SessionInvalid(why) => {
                    tracing::warn!(shard, why, "session invalid; identifying anew");
                    self.session = None;
                    self.heard = None;
                    self.config.progress.end_session(shard);
                }
            }
            let held = self
                .welcomed
                .take()
                .is_some_and(|at| at.elapsed() > STABLE_AFTER);
            failures = if held { 0 } else { failures + 1 };
            tokio::select! {
                () = sleep(pause(failures)) => {}
                () = until_stopped(&mut stop) => return None,
            }
        }
    }

    /// Runs one connection from its beginning to its end.
    async fn run_connection(&mut self, open: &mut Option<Socket>) -> Disconnect {
        let config = Arc::clone(&self.config);
        let mut turn = None;
        if self.session.is_none() {
            self.config
                .shards
                .note(self.shard.number, ShardState::Waiting);
            turn = Some(
                config
                    .identify_queue
                    .acquire(&config.rest, self.shard.number)
                    .await,
            );
        }
        self.config
            .shards
            .note(self.shard.number, ShardState::Connecting);
        let url = self
            .session
            .as_ref()
            .map_or(&config.url, |session| &session.url);
        let url = format!("{}/?v=10&encoding=json", url.trim_end_matches('/'));
        let socket = match timeout(CONNECT_TIMEOUT, connect_async(url)).await {
            Ok(Ok((socket, _))) => open.insert(socket),
            failed => {
                // The resume address does not answer: the gateway address resumes sessions too.
                if let Some(session) = &mut self.session {
                    session.url.clone_from(&config.url);
                }
                let why = failed.map_or_else(|_| "no connection in time".to_owned(), why_closed);
                return Disconnect::Resumable(why);
            }
        };
        let every = match timeout(CONNECT_TIMEOUT, hello(socket)).await {
            Ok(Ok(every)) => every,
            Ok(Err(end)) => return end,
            Err(_) => return Disconnect::Resumable("no hello in time".to_owned()),
        };
        if let Err(why) = socket.send(self.identify_or_resume()).await {
            return Disconnect::Resumable(why.to_string());
        }
        if let Some(turn) = turn {
            turn.sent();
        }
        let now = Instant::now();
        let pulse = Heartbeat {
            every,
            // The shards take turns, and the first heartbeat comes early.
            next: now + every.mul_f64(0.5 + 0.4 * f64::from(self.shard.number % 16) / 16.0),
            unanswered: None,
            welcome: now + READY_TIMEOUT,
        };
        self.read_events(socket, pulse).await
    }

    /// The first message of the bot: identify or resume.
    fn identify_or_resume(&self) -> Message {
        let token = &self.config.token;
        let said = match &self.session {
            Some(session) => json!({ "op": opcode::RESUME, "d": {
                "token": token, "session_id": session.id, "seq": self.heard,
            } }),
            None => json!({ "op": opcode::IDENTIFY, "d": {
                "token": token,
                "intents": self.config.intents,
                "shard": [self.shard.number, self.shard.of],
                "properties": {
                    "os": std::env::consts::OS, "browser": "kingboard", "device": "kingboard",
                },
            } }),
        };
        Message::text(said.to_string())
    }

    /// Reads events and sends heartbeats until the connection ends.
    async fn read_events(&mut self, socket: &mut Socket, mut pulse: Heartbeat) -> Disconnect {
        loop {
            let said = tokio::select! {
                heard = socket.next() => match frame(heard) {
                    Ok(Some(text)) => text,
                    Ok(None) => continue,
                    Err(end) => return end,
                },
                () = sleep_until(pulse.next) => {
                    if pulse.unanswered.is_some() {
                        return Disconnect::Resumable("a heartbeat was not answered".to_owned());
                    }
                    pulse.unanswered = Some(Instant::now());
                    pulse.next = Instant::now() + pulse.every;
                    if let Err(why) = self.send_heartbeat(socket).await {
                        return Disconnect::Resumable(why.to_string());
                    }
                    continue;
                }
                () = sleep_until(pulse.welcome), if self.welcomed.is_none() => {
                    return Disconnect::Resumable("no session came".to_owned());
                }
            };
            let Ok(said) = serde_json::from_str::<Value>(&said) else {
                let at = self.heard.unwrap_or_default();
                // A repeated event may be readable; if not, it is skipped.
                if self.garbled.replace(at) == Some(at) {
                    continue;
                }
                return Disconnect::Resumable("something that cannot be read".to_owned());
            };
            match said["op"].as_u64() {
                Some(opcode::DISPATCH) => self.dispatch(said),
                Some(opcode::HEARTBEAT) => {
                    if let Err(why) = self.send_heartbeat(socket).await {
                        return Disconnect::Resumable(why.to_string());
                    }
                }
                Some(opcode::RECONNECT) => {
                    return Disconnect::Resumable("Discord asks to connect anew".to_owned());
                }
                Some(opcode::INVALID_SESSION) if said["d"] == Value::Bool(true) => {
                    return Disconnect::Resumable("Discord asks to go on anew".to_owned());
                }
                Some(opcode::INVALID_SESSION) => {
                    return Disconnect::SessionInvalid(
                        "Discord does not know the session".to_owned(),
                    );
                }
                Some(opcode::HEARTBEAT_ACK) => {
                    if let Some(sent) = pulse.unanswered.take() {
                        self.config
                            .shards
                            .answered(self.shard.number, sent.elapsed());
                    }
                }
                op => tracing::debug!(shard = self.shard.number, ?op, "unknown gateway opcode"),
            }
        }
    }

    async fn send_heartbeat(&self, socket: &mut Socket) -> Result<(), SocketError> {
        let beat = json!({ "op": opcode::HEARTBEAT, "d": self.heard });
        socket.send(Message::text(beat.to_string())).await
    }

    /// Passes an event on; READY begins a session.
    fn dispatch(&mut self, mut said: Value) {
        let (shard, sequence) = (self.shard.number, said["s"].as_u64());
        // A repeated event does not lower the number.
        self.heard = self.heard.max(sequence);
        let content = said["d"].take();
        let name = said["t"].as_str().unwrap_or_default();
        if name == "READY" {
            self.heard = sequence;
            self.session = begun(&content, &self.config.url);
            if let Some(session) = &self.session {
                let progress = &self.config.progress;
                progress.begin_session(shard, session.clone(), sequence.unwrap_or_default());
            }
        }
        if name == "READY" || name == "RESUMED" {
            self.welcomed = Some(Instant::now());
            self.config.shards.note(shard, ShardState::Connected);
        }
        let number = content["id"].as_str().and_then(|id| id.parse().ok());
        let brings = ["MESSAGE_CREATE", "INTERACTION_CREATE"].contains(&name);
        let number = number.filter(|_| brings);
        let in_hand = sequence.map(|n| self.config.progress.begin(shard, n, number));
        (self.config.events)(GatewayEvent {
            shard,
            name,
            content,
            session: self.session.as_ref(),
            missed: self.welcomed.is_none(),
            in_hand,
        });
    }
}

/// The session that begins with this READY event.
fn begun(ready: &Value, gateway: &str) -> Option<GatewaySession> {
    let text = |value: &Value| value.as_str().map(str::to_owned);
    Some(GatewaySession {
        id: text(&ready["session_id"])?,
        url: text(&ready["resume_gateway_url"]).unwrap_or_else(|| gateway.to_owned()),
        bot: text(&ready["user"]["id"])?,
        application: text(&ready["application"]["id"])?,
    })
}

/// Returns `true` if two addresses have the same scheme and site. The site is the last two labels of their hosts, or
/// their IP addresses.
fn is_same_site(one: &str, other: &str) -> bool {
    let site = |address: &str| {
        let url = reqwest::Url::parse(address).ok()?;
        let host = url.host_str()?;
        let name = host.parse::<std::net::Ipv4Addr>().is_err() && !host.starts_with('[');
        let mut labels = host.rmatch_indices('.').map(|(at, _)| at + 1);
        let from = labels.nth(1).filter(|_| name).unwrap_or_default();
        Some((url.scheme().to_owned(), host.get(from..)?.to_owned()))
    };
    site(one).is_some_and(|one| Some(one) == site(other))
}

/// The pause before the next attempt, after this many unstable ones.
fn pause(failures: u32) -> Duration {
    let doublings = failures.checked_sub(2);
    doublings.map_or(Duration::ZERO, |doublings| {
        backoff(PAUSE, LONGEST_PAUSE, doublings)
    })
}

/// The text of a frame; `None` for frames without one.
fn frame(heard: Option<Result<Message, SocketError>>) -> Result<Option<String>, Disconnect> {
    match heard {
        Some(Ok(Message::Text(text))) => Ok(Some(text.as_str().to_owned())),
        Some(Ok(Message::Close(frame))) => Err(closed(frame.as_ref())),
        Some(Ok(Message::Binary(_) | Message::Ping(_) | Message::Pong(_) | Message::Frame(_))) => {
            Ok(None)
        }
        Some(Err(why)) => Err(Disconnect::Resumable(why.to_string())),
        None => Err(Disconnect::Resumable(
            "the connection ended without a word".to_owned(),
        )),
    }
}

/// Waits for the hello and returns its heartbeat interval.
async fn hello(socket: &mut Socket) -> Result<Duration, Disconnect> {
    loop {
        let Some(text) = frame(socket.next().await)? else {
            continue;
        };
        let said: Value = serde_json::from_str(&text).unwrap_or_default();
        let every = said["d"]["heartbeat_interval"].as_u64();
        if let (Some(opcode::HELLO), Some(every)) = (said["op"].as_u64(), every) {
            return Ok(Duration::from_millis(every.max(1)));
        }
        if said["op"].as_u64() == Some(opcode::INVALID_SESSION) {
            return Err(Disconnect::SessionInvalid(
                "Discord does not know the session".to_owned(),
            ));
        }
    }
}

/// The meaning of Discord's close code.
fn closed(frame: Option<&CloseFrame>) -> Disconnect {
    let Some(frame) = frame else {
        return Disconnect::Resumable("closed without a reason".to_owned());
    };
    let code = u16::from(frame.code);
    let why = format!("closed with {code} {}", frame.reason)
        .trim_end()
        .to_owned();
    match code {
        4004 => Disconnect::Fatal(ServeError::BadToken),
        4010 | 4011 => Disconnect::Fatal(ServeError::Shards),
        4012 => Disconnect::Fatal(ServeError::Ended(why)),
        4013 | 4014 => Disconnect::Fatal(ServeError::IntentRefused),
        // Unknown to Discord, out of sequence or timed out.
        4003 | 4006 | 4007 | 4009 => Disconnect::SessionInvalid(why),
        _ => Disconnect::Resumable(why),
    }
}

/// Closes a socket, within a short time limit.
async fn close(socket: Option<Socket>, code: u16) {
    let Some(mut socket) = socket else { return };
    let frame = CloseFrame {
        code: CloseCode::from(code),
        reason: "".into(),
    };
    drop(timeout(PAUSE, socket.close(Some(frame))).await);
}

/// The reason of a failed connection, without the address.
fn why_closed(
    failed: Result<
        (
            Socket,
            tokio_tungstenite::tungstenite::handshake::client::Response,
        ),
        SocketError,
    >,
) -> String {
    match failed {
        Ok(_) => String::new(),
        Err(why) => why.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn end(code: u16) -> Disconnect {
        let frame = CloseFrame {
            code: CloseCode::from(code),
            reason: "".into(),
        };
        closed(Some(&frame))
    }

    #[test]
    fn a_close_says_whether_the_session_lives_on() {
        for code in [1000, 1001, 1006, 4000, 4001, 4002, 4005, 4008, 4321] {
            assert!(matches!(end(code), Disconnect::Resumable(_)), "{code}");
        }
        for code in [4003, 4006, 4007, 4009] {
            assert!(matches!(end(code), Disconnect::SessionInvalid(_)), "{code}");
        }
        for code in [4004, 4010, 4011, 4012, 4013, 4014] {
            assert!(matches!(end(code), Disconnect::Fatal(_)), "{code}");
        }
        assert!(matches!(closed(None), Disconnect::Resumable(_)));
    }

    #[test]
    fn a_stored_address_is_resumed_at_on_the_same_site_alone() {
        let gateway = "wss://gateway.discord.gg";
        assert!(is_same_site("wss://gateway-us-east1-b.discord.gg", gateway));
        for other in [
            "ws://gateway.discord.gg",
            "wss://discord.gg.example.org",
            "wss://gateway.notdiscord.gg",
            "wss://127.0.0.1:80",
            "nonsense",
            "",
        ] {
            assert!(!is_same_site(other, gateway), "{other}");
        }
        assert!(is_same_site("ws://127.0.0.1:70/a", "ws://127.0.0.1:80/b"));
        assert!(!is_same_site("ws://126.0.0.1:80", "ws://127.0.0.1:80"));
    }

    #[test]
    fn pauses_begin_with_none_and_grow_up_to_a_minute() {
        assert_eq!(
            [0, 1, 2, 3].map(pause),
            [Duration::ZERO, Duration::ZERO, PAUSE, PAUSE * 2]
        );
        assert_eq!(pause(40), LONGEST_PAUSE);
    }

    #[tokio::test]
    async fn a_secured_address_is_spoken_to_in_tls() {
        let plain = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = format!("wss://{}/", plain.local_addr().unwrap());
        let greeted = tokio::spawn(async move {
            let (mut stream, _) = plain.accept().await.unwrap();
            let mut first = [0];
            tokio::io::AsyncReadExt::read_exact(&mut stream, &mut first)
                .await
                .unwrap();
            first[0]
        });
        assert!(connect_async(address).await.is_err());
        assert_eq!(greeted.await.unwrap(), 22, "a TLS handshake");
    }
}
