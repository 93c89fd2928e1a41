//! A local stand-in for Discord: REST and gateway, just faithful enough for the compiled bot.
//!
//! Start with [`Discord::start`]. `people` has users' actions, `rest` the calls a bot may make, `gateway` its events,
//! `weather` failures of either. `light` is a lighter stand-in for load tests, and `check` has the checks of every
//! request. A dropped stand-in fails the test if it found any problem.

mod aloud;
mod check;
mod failures;
mod gateway;
mod load_stand_in;
mod people;
mod rest;

use std::collections::{BTreeMap, BTreeSet};
use std::net::SocketAddr;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;

use axum::serve::ListenerExt;
use serde_json::Value;
use tokio::sync::watch;
use tokio::time::{Instant, timeout};

use crate::rules::argue::slow_tests;
use crate::wait;

pub(crate) use people::{
    ABROAD, CELLAR, Channel, HARBOUR, Interaction, PIER, PRIVATE, Person, TOWN, id_of, labels,
    parts, private_with, rows, words,
};

pub(crate) use failures::Manner;
pub(crate) use load_stand_in::{BotAct, Posted};
pub(crate) use rest::{CLIENT_SECRET, DONE_UNSAID, HIGH_ROLE, private_channel};

/// The bot's token here.
pub(crate) const TOKEN: &str = "loopback-token";
/// The bot's user id here.
pub(crate) const BOT: u64 = 900;
/// The bot's application id here, different from the user id so that mix-ups show.
pub(crate) const APPLICATION: u64 = 901;

/// Lifetime of an interaction's token.
const GOOD_FOR: Duration = Duration::from_mins(15);

/// Time limit of a first answer. Discord waits three seconds; a busy machine may need longer, so they count only where
/// times are measured.
fn in_time() -> Duration {
    if slow_tests() {
        Duration::from_secs(3)
    } else {
        Duration::from_mins(1)
    }
}

/// One call of the bot.
#[derive(Clone, Debug)]
pub(crate) struct Call {
    /// The method, such as `POST`.
    pub(crate) method: String,
    /// The path after the API version.
    pub(crate) path: String,
    /// The JSON.
    pub(crate) body: Value,
    /// The attached file.
    pub(crate) file: Option<Vec<u8>>,
    /// The status of the response.
    pub(crate) status: u16,
    /// The time it came.
    pub(crate) at: Instant,
    /// The query string.
    pub(crate) query: String,
}

/// A failure for calls to this path, instead of the normal response.
struct Fault {
    method: &'static str,
    path: String,
    times: usize,
    manner: Manner,
    /// `true` if it does not concern a post that is tried again.
    only_new: bool,
}

/// An interaction sent to the bot.
struct Sent {
    token: String,
    channel: u64,
    /// The time at which it went out on a connected line, if it has.
    at: Option<Instant>,
    kind: u64,
    /// `true` if a first answer was attempted, even if it failed.
    tried: bool,
    /// `true` if the bot may not know that its answer arrived.
    unsaid: bool,
    first: Option<Value>,
    /// The time of the first answer.
    first_at: Option<Instant>,
    /// The message of the first answer.
    original: Option<u64>,
    /// The message with the pressed control.
    pressed: Option<u64>,
    /// `true` if the bot has deleted its first answer.
    taken_away: bool,
    /// All messages that answered it, including the first.
    answers: Vec<u64>,
}

#[derive(Default)]
struct State {
    calls: Vec<Call>,
    faults: Vec<Fault>,
    /// A part of the path of the calls that are held, if any are.
    held: Option<String>,
    /// Number of calls that were held.
    calls_held: usize,
    commands: Value,
    /// The codes for which an access token was asked.
    codes: Vec<String>,
    /// Discord's description of the bot's application.
    application: Value,
    messages: BTreeMap<u64, Value>,
    /// Interactions whose three seconds are over: Discord no longer knows them.
    over: BTreeSet<u64>,
    /// Messages of users and other bots, as REST returns them.
    said: BTreeMap<u64, Value>,
    /// The codes with which the bot closed connections.
    closes: Vec<u16>,
    /// Deleted messages.
    deleted: BTreeSet<u64>,
    /// Ordinary messages of the bot, in order.
    posts: Vec<u64>,
    /// The number of posts returned by `next_post`.
    seen: usize,
    sent: BTreeMap<u64, Sent>,
    /// All threads, and whether each is archived.
    threads: BTreeMap<u64, bool>,
    /// The channels in which the bot has no permissions.
    shut: BTreeSet<u64>,
    identified: Vec<Value>,
    resumed: usize,
    heartbeats: usize,
    /// The sessions of the shards.
    sessions: BTreeMap<u64, gateway::Session>,
    /// `true` if the next session to be resumed is unknown.
    forgotten: bool,
    /// The last session start in each rate-limit bucket.
    begun: BTreeMap<u64, Instant>,
    behaviour: gateway::Behaviour,
    last_id: u64,
    problems: Vec<String>,
    /// Users without their permissions.
    demoted: Vec<u64>,
    /// `true` if the checks of form and time are off, and files are not kept.
    hurried: bool,
}

/// The running stand-in.
pub(crate) struct Discord {
    shared: Arc<Shared>,
    server: tokio::task::JoinHandle<()>,
}

struct Shared {
    state: Mutex<State>,
    changed: watch::Sender<u64>,
    address: SocketAddr,
    /// The lighter stand-in, if this is one.
    light: Option<Arc<load_stand_in::Light>>,
}

impl Shared {
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap()
    }

    fn tell(&self) {
        self.changed.send_modify(|n| *n += 1);
    }
}

impl Discord {
    /// Starts it on a free port.
    pub(crate) async fn start() -> Self {
        Self::start_as(None).await
    }

    async fn start_as(light: Option<Arc<load_stand_in::Light>>) -> Self {
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let shared = Arc::new(Shared {
            state: Mutex::new(State {
                application: rest::application(),
                ..State::default()
            }),
            changed: watch::Sender::new(0),
            address: listener.local_addr().unwrap(),
            light,
        });
        let app = rest::app(Arc::clone(&shared));
        // Each event goes out at once, without waiting for an acknowledgement of the last one.
        let listener = listener.tap_io(|tcp| tcp.set_nodelay(true).unwrap());
        let server = tokio::spawn(async move { axum::serve(listener, app).await.unwrap() });
        Self { shared, server }
    }

    /// Starts a stand-in without checks of form and time, which keeps no files: for many thousands of calls, and for
    /// bots killed during one.
    pub(crate) async fn hurried() -> Self {
        let discord = Self::start().await;
        discord.shared.state().hurried = true;
        discord
    }

    /// Its base URL.
    pub(crate) fn base(&self) -> String {
        format!("http://{}", self.shared.address)
    }

    /// Lets this many of the next calls whose path contains `path` fail.
    pub(crate) fn fail(
        &self,
        method: &'static str,
        path: &str,
        times: usize,
        (status, body): (u16, Value),
    ) {
        self.shared.state().faults.push(Fault {
            method,
            path: path.to_owned(),
            times,
            manner: Manner::Answer {
                status,
                body,
                headers: Vec::new(),
            },
            only_new: false,
        });
    }

    /// Lets every post to this path that is not tried again be done without a response to the bot.
    pub(crate) fn hide_new_posts(&self, path: &str) {
        self.shared.state().faults.push(Fault {
            method: "POST",
            path: path.to_owned(),
            times: usize::MAX,
            manner: Manner::Answer {
                status: DONE_UNSAID,
                body: Value::Null,
                headers: Vec::new(),
            },
            only_new: true,
        });
    }

    /// Cancels all coming failures.
    pub(crate) fn recover(&self) {
        self.shared.state().faults.clear();
    }

    /// All ordinary messages of the bot, in order.
    pub(crate) fn posts(&self) -> Vec<Value> {
        let state = self.shared.state();
        let posts = state.posts.iter();
        posts
            .filter_map(|id| state.messages.get(id).cloned())
            .collect()
    }

    /// Closes every connection of the gateway with this code.
    pub(crate) fn refuse_connections(&self, code: u16) {
        self.shared.state().behaviour.refuse_with = Some(code);
    }

    /// `true` if a thread is archived; `None` if it does not exist.
    pub(crate) fn asleep(&self, thread: u64) -> Option<bool> {
        self.shared.state().threads.get(&thread).copied()
    }

    /// Waits until a thread is archived.
    pub(crate) async fn sleeps(&self, thread: u64) {
        let asleep = |state: &mut State| {
            state
                .threads
                .get(&thread)
                .filter(|asleep| **asleep)
                .map(drop)
        };
        self.wait("a thread asleep", asleep).await;
    }

    /// All matching calls so far.
    pub(crate) fn calls(&self, method: &str, path: &str) -> Vec<Call> {
        let state = self.shared.state();
        let matching = state
            .calls
            .iter()
            .filter(|call| call.method == method && call.path.contains(path));
        matching.cloned().collect()
    }

    /// The commands last registered.
    pub(crate) fn commands(&self) -> Value {
        self.shared.state().commands.clone()
    }

    /// The codes for which an access token was asked so far.
    pub(crate) fn codes(&self) -> Vec<String> {
        self.shared.state().codes.clone()
    }

    /// The bot's identify payloads, one for each connection.
    pub(crate) fn identified(&self) -> Vec<Value> {
        self.shared.state().identified.clone()
    }

    /// Number of ordinary messages the bot has posted.
    pub(crate) fn post_count(&self) -> usize {
        self.shared.state().posts.len()
    }

    /// Waits until `look` finds something.
    async fn wait<T>(&self, what: &str, mut look: impl FnMut(&mut State) -> Option<T>) -> T {
        let mut changed = self.shared.changed.subscribe();
        let found = timeout(wait::LONG, async {
            loop {
                changed.borrow_and_update();
                if let Some(found) = look(&mut self.shared.state()) {
                    return found;
                }
                changed.changed().await.unwrap();
            }
        });
        if let Ok(found) = found.await {
            return found;
        }
        let state = self.shared.state();
        let last = state.calls.iter().rev().take(6);
        let last: Vec<String> = last
            .map(|call| {
                format!(
                    "{} {} {} {}",
                    call.method, call.path, call.status, call.body
                )
            })
            .collect();
        drop(state);
        panic!(
            "waited in vain for {what}; last calls:\n{}",
            last.join("\n")
        );
    }

    /// Waits until the bot is connected and has registered its commands.
    pub(crate) async fn connected(&self) {
        self.wait("a connected bot", |state| {
            (state.is_live() && state.commands.is_array()).then_some(())
        })
        .await;
    }

    /// Waits until a session was resumed.
    pub(crate) async fn resumed_once(&self) {
        self.resumed_times(1).await;
    }

    /// Waits until the bot has identified this many times, including the first.
    pub(crate) async fn identified_times(&self, times: usize) {
        self.wait("a new session", |state| {
            (state.identified.len() >= times && state.is_live()).then_some(())
        })
        .await;
    }

    /// Forgets the commands, so that [`Discord::connected`] waits for the next start.
    pub(crate) fn expect_restart(&self) {
        let mut state = self.shared.state();
        state.commands = Value::Null;
        state.sessions.clear();
        state.begun.clear();
    }

    /// Notes that the bot has ended: the next one may resume its sessions.
    pub(crate) fn expect_resumption(&self) {
        let mut state = self.shared.state();
        state.commands = Value::Null;
        state.begun.clear();
    }

    /// The codes with which the bot has closed its connections so far.
    pub(crate) fn closes(&self) -> Vec<u16> {
        self.shared.state().closes.clone()
    }

    /// Notes that the bot has ended: no answers are expected any more, and the next connection is a new bot.
    pub(crate) fn bot_died(&self) {
        let mut state = self.shared.state();
        state.sessions.clear();
        state.begun.clear();
        drop(state);
        self.forget_answers();
    }

    /// Notes that the bot may not know the results of its answers.
    pub(crate) fn forget_answers(&self) {
        for sent in self.shared.state().sent.values_mut() {
            (sent.tried, sent.unsaid) = (true, true);
        }
    }

    /// Lets the three seconds of an interaction go by.
    pub(crate) fn seconds_pass(&self, of: &Interaction) {
        self.shared.state().over.insert(of.number());
    }

    /// Number of matching calls so far.
    pub(crate) fn call_count(&self, method: &str, path: &str) -> usize {
        self.shared.state().count(method, path)
    }

    /// Waits for this many matching calls.
    pub(crate) async fn call_counts(&self, method: &str, path: &str, times: usize) {
        self.wait("some more calls", |state| {
            (state.count(method, path) >= times).then_some(())
        })
        .await;
    }

    /// Waits for a call.
    pub(crate) async fn called(&self, method: &str, path: &str) -> Call {
        self.called_times(method, path, 1).await.remove(0)
    }

    /// A message in its present state.
    pub(crate) fn message(&self, id: u64) -> Value {
        self.shared.state().messages[&id].clone()
    }

    /// Deletes a message, as a user with that permission may.
    pub(crate) fn delete_message(&self, id: u64) {
        let mut state = self.shared.state();
        state.messages.remove(&id);
        state.deleted.insert(id);
    }

    /// The bot's newest message with a button whose id `fits`, and that id.
    pub(crate) fn button(&self, fits: impl Fn(&str) -> bool) -> Option<(Value, String)> {
        let state = self.shared.state();
        let messages = state.posts.iter().rev().take(60);
        let mut messages = messages.filter_map(|id| state.messages.get(id));
        messages.find_map(|message| {
            let ids = parts(message).filter_map(|part| part["custom_id"].as_str());
            let id = ids.into_iter().find(|id| fits(id))?.to_owned();
            Some((message.clone(), id))
        })
    }

    /// Waits until a posted message has no controls.
    pub(crate) async fn bare(&self, id: u64) -> Value {
        self.wait("a message without controls", |state| {
            let message = state.messages.get(&id)?;
            (message["components"] == Value::Array(Vec::new())).then(|| message.clone())
        })
        .await
    }

    /// Waits until a posted message contains this text.
    pub(crate) async fn says(&self, id: u64, words: &str) -> Value {
        self.wait("a message that is edited", |state| {
            let message = state.messages.get(&id)?;
            let content = message["content"].as_str()?.replace("**", "");
            content.contains(words).then(|| message.clone())
        })
        .await
    }

    /// Waits until the bot has posted these words, now or before.
    pub(crate) async fn posted(&self, words: &str) {
        self.wait("a message with certain words", |state| {
            let posts = state.posts.iter();
            let mut texts = posts.filter_map(|id| state.messages.get(id)?["content"].as_str());
            texts.any(|text| text.contains(words)).then_some(())
        })
        .await;
    }

    /// Waits for this many matching calls and returns them.
    pub(crate) async fn called_times(&self, method: &str, path: &str, times: usize) -> Vec<Call> {
        self.wait(&format!("{times} x {method} {path}"), |state| {
            let matching = state
                .calls
                .iter()
                .filter(|call| call.method == method && call.path.contains(path));
            let calls: Vec<Call> = matching.cloned().collect();
            (calls.len() >= times).then_some(calls)
        })
        .await
    }

    /// Waits for the bot's next ordinary message that was not returned yet.
    pub(crate) async fn next_post(&self) -> Value {
        self.wait("a message of the bot", |state| {
            let id = *state.posts.get(state.seen)?;
            state.seen += 1;
            Some(state.messages[&id].clone())
        })
        .await
    }

    /// Asserts that every call was valid and each interaction was answered once, in time.
    pub(crate) fn assert_sound(&self) {
        let state = self.shared.state();
        let mut problems = state.problems.clone();
        for (id, sent) in &state.sent {
            if sent.first.is_none() && !state.over.contains(id) {
                problems.push(format!("interaction {id} was never answered"));
            }
        }
        assert!(problems.is_empty(), "{}", problems.join("\n"));
    }

    /// All problems. An interaction of the last moment may still be unanswered.
    fn problems(&self) -> Vec<String> {
        let state = self.shared.state();
        let mut problems = state.problems.clone();
        for (id, sent) in &state.sent {
            let late = sent.at.is_some_and(|at| at.elapsed() > in_time());
            if !sent.tried && late {
                problems.push(format!("interaction {id} was never answered"));
            }
        }
        problems
    }
}

impl Drop for Discord {
    fn drop(&mut self) {
        self.server.abort();
        if !std::thread::panicking() {
            let problems = self.problems();
            assert!(problems.is_empty(), "{}", problems.join("\n"));
        }
    }
}

impl State {
    fn count(&self, method: &str, path: &str) -> usize {
        let calls = self.calls.iter();
        calls
            .filter(|call| call.method == method && call.path.contains(path))
            .count()
    }

    /// Returns `true` if all expected shards are connected.
    fn is_live(&self) -> bool {
        let shards = self
            .identified
            .last()
            .and_then(|said| said["shard"][1].as_u64());
        let live = self.sessions.values().filter(|session| session.is_live());
        shards.is_some_and(|shards| live.count() as u64 == shards)
    }
}

/// The size of a decoded picture in pixels.
pub(crate) fn picture_size(png: &[u8]) -> (u32, u32) {
    let decoder = png::Decoder::new(std::io::Cursor::new(png));
    let mut reader = decoder.read_info().unwrap();
    let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
    let shape = reader.next_frame(&mut pixels).unwrap();
    (shape.width, shape.height)
}
