//! Failures between the bot and Discord: on the gateway, and in answers to calls.

use std::time::Duration;

use serde_json::{Value, json};

use super::gateway::{Frame, Session};
use super::{Channel, Discord, Fault};

/// The manner in which a call fails.
#[derive(Clone, Debug)]
pub(crate) enum Manner {
    /// A different response.
    Answer {
        /// The status.
        status: u16,
        /// The JSON.
        body: Value,
        /// More headers.
        headers: Vec<(&'static str, &'static str)>,
    },
    /// The call is done, and no response comes.
    Silence,
    /// The call is done, and the response breaks off.
    Half,
    /// The call is done, and the response is not JSON.
    Garbled,
    /// The call is done, and the response comes very slowly.
    Drip,
}

impl Discord {
    /// Lets this many of the next calls whose path contains `path` fail.
    pub(crate) fn trouble(&self, method: &'static str, path: &str, times: usize, manner: Manner) {
        self.shared.state().faults.push(Fault {
            method,
            path: path.to_owned(),
            times,
            manner,
            only_new: false,
        });
    }

    /// Holds calls whose path contains `path` until they are released. The bot gives a call up after ten seconds, and makes
    /// it again.
    pub(crate) fn hold(&self, path: &str) {
        self.shared.state().held = Some(path.to_owned());
    }

    /// Waits until a call is held.
    pub(crate) async fn held(&self) {
        self.wait("a call that is held", |state| {
            (state.calls_held > 0).then_some(())
        })
        .await;
    }

    /// Answers the calls that are held, as they are to be answered now, and holds no more.
    pub(crate) fn release(&self) {
        self.shared.state().held = None;
        self.shared.tell();
    }

    /// Recommends this many shards, of which `at_once` may start at once.
    pub(crate) fn recommend(&self, shards: u64, at_once: u64) {
        let mut state = self.shared.state();
        state.behaviour.shards = shards;
        state.behaviour.at_once = at_once;
    }

    /// Allows no session for this time, from the bot's first question on.
    pub(crate) fn exhaust_sessions(&self, wait: Duration) {
        let mut state = self.shared.state();
        state.behaviour.sessions = 0;
        state.behaviour.renewed_after = Some(wait);
    }

    /// Sets the heartbeat interval from the next connection on.
    pub(crate) fn ask_for_heartbeats(&self, milliseconds: u64) {
        self.shared.state().behaviour.heartbeat = milliseconds;
    }

    /// Turns answers to heartbeats on or off.
    pub(crate) fn answer_heartbeats(&self, answered: bool) {
        self.shared.state().behaviour.answers_heartbeats = answered;
    }

    /// Delays hello and new sessions by this time.
    pub(crate) fn be_late(&self, wait: Duration) {
        self.shared.state().behaviour.late = wait;
    }

    /// Withholds hello, or sends it again, also to waiting connections.
    pub(crate) fn shut_door(&self, shut: bool) {
        self.shared.state().behaviour.door_shut = shut;
        self.shared.tell();
    }

    fn push(&self, frames: impl Fn() -> Frame) {
        for session in self.shared.state().sessions.values() {
            session.push(frames());
        }
    }

    /// Sets Discord's description of the bot's application.
    pub(crate) fn describe_application(&self, application: &Value) {
        self.shared.state().application = application.clone();
    }

    /// Sends an event.
    pub(crate) fn happen(&self, name: &str, content: &Value) {
        self.shared.state().happen(name, content);
    }

    /// Sends this text as it is.
    pub(crate) fn send_raw(&self, text: &str) {
        self.push(|| Frame::Text(text.to_owned()));
    }

    /// Sends the last event of the first shard again.
    pub(crate) fn repeat(&self) {
        self.shared.state().sessions[&0].repeat();
    }

    /// Closes the connections with this code, or with none.
    pub(crate) fn close(&self, code: Option<u16>) {
        self.push(|| Frame::Close(code));
    }

    /// Drops the connections, as Discord does now and then.
    pub(crate) fn hang_up(&self) {
        self.close(Some(4000));
    }

    /// Breaks the connections without a close frame.
    pub(crate) fn cut(&self) {
        self.push(|| Frame::Cut);
    }

    /// Asks the bot to reconnect.
    pub(crate) fn ask_to_reconnect(&self) {
        self.send_raw(&json!({ "op": 7, "s": null, "t": null, "d": null }).to_string());
    }

    /// Invalidates the session, and says whether it can be resumed.
    pub(crate) fn invalidate(&self, resumable: bool) {
        let invalid = json!({ "op": 9, "s": null, "t": null, "d": resumable });
        self.send_raw(&invalid.to_string());
        if !resumable {
            self.forget();
        }
    }

    /// Notifies the bot that its session is no longer valid.
    pub(crate) fn forget_session(&self) {
        self.invalidate(false);
    }

    /// Forgets all sessions.
    pub(crate) fn forget(&self) {
        self.shared.state().forgotten = true;
    }

    /// Forgets all sessions, and their start times.
    pub(crate) fn hours_pass(&self) {
        let mut state = self.shared.state();
        state.forgotten = true;
        state.begun.clear();
    }

    /// Breaks the connection of this place's shard for good.
    pub(crate) fn cut_shard_of(&self, at: Channel) {
        let state = self.shared.state();
        state.sessions[&state.shard_of(at.server)].push(Frame::Cut);
    }

    /// Waits until the bot is connected on all shards.
    pub(crate) async fn live(&self) {
        self.wait("all shards", |state| state.is_live().then_some(()))
            .await;
    }

    /// Waits until the bot is connected on no shard.
    pub(crate) async fn dead(&self) {
        self.wait("no shard", |state| {
            let live = state.sessions.values().any(Session::is_live);
            (!live).then_some(())
        })
        .await;
    }

    /// Waits until sessions were resumed this many times.
    pub(crate) async fn resumed_times(&self, times: usize) {
        self.wait("a session taken up again", |state| {
            (state.resumed >= times).then_some(())
        })
        .await;
    }

    /// Waits for this many heartbeats.
    pub(crate) async fn heartbeats(&self, count: usize) {
        self.wait("heartbeats", |state| {
            (state.heartbeats >= count).then_some(())
        })
        .await;
    }
}
