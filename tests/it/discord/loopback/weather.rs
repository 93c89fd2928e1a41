//! Failures between the bot and Discord: on the gateway, and in answers to calls.

use std::time::Duration;

use serde_json::{Value, json};
use tokio::time::Instant;

use super::gateway::{Frame, Session};
use super::{Channel, Discord, Fault};

/// How a call fails.
#[derive(Clone, Debug)]
pub(crate) enum Manner {
    /// Something else is answered than was asked for.
    Answer {
        /// The status.
        status: u16,
        /// The JSON.
        body: Value,
        /// More headers.
        headers: Vec<(&'static str, &'static str)>,
    },
    /// It is done, and no answer comes.
    Silence,
    /// It is done, and the answer breaks off.
    Half,
    /// It is done, and the answer is no JSON.
    Garbled,
    /// It is done, and the answer comes in drops.
    Drip,
}

impl Discord {
    /// Has the next calls whose path contains `path` go wrong, so many times.
    pub(crate) fn trouble(&self, method: &'static str, path: &str, times: usize, manner: Manner) {
        self.shared.state().faults.push(Fault {
            method,
            path: path.to_owned(),
            times,
            manner,
        });
    }

    /// Recommends so many shards, so many of which may begin at once.
    pub(crate) fn recommend(&self, shards: u64, at_once: u64) {
        let mut state = self.shared.state();
        state.behaviour.shards = shards;
        state.behaviour.at_once = at_once;
    }

    /// Allows no session for so long.
    pub(crate) fn exhaust_sessions(&self, wait: Duration) {
        let mut state = self.shared.state();
        state.behaviour.sessions = 0;
        state.behaviour.renewed = Some(Instant::now() + wait);
    }

    /// Asks for heartbeats this often from the next connection on.
    pub(crate) fn ask_for_heartbeats(&self, milliseconds: u64) {
        self.shared.state().behaviour.heartbeat = milliseconds;
    }

    /// Answers heartbeats, or not.
    pub(crate) fn answer_heartbeats(&self, answered: bool) {
        self.shared.state().behaviour.answers_heartbeats = answered;
    }

    /// Lets who connects wait for a greeting, and who begins a session for that.
    pub(crate) fn be_late(&self, wait: Duration) {
        self.shared.state().behaviour.late = wait;
    }

    /// Greets nobody, or those who wait at the door again.
    pub(crate) fn shut_door(&self, shut: bool) {
        self.shared.state().behaviour.door_shut = shut;
        self.shared.tell();
    }

    fn push(&self, frames: impl Fn() -> Frame) {
        for session in self.shared.state().sessions.values() {
            session.push(frames());
        }
    }

    /// Has Discord say this of the bot's application.
    pub(crate) fn describe_application(&self, application: &Value) {
        self.shared.state().application = application.clone();
    }

    /// Lets something happen.
    pub(crate) fn happen(&self, name: &str, content: &Value) {
        self.shared.state().happen(name, content);
    }

    /// Sends this as it is.
    pub(crate) fn send_raw(&self, text: &str) {
        self.push(|| Frame::Text(text.to_owned()));
    }

    /// Sends the last event of the first shard once more.
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

    /// Breaks the connections off without a close.
    pub(crate) fn cut(&self) {
        self.push(|| Frame::Cut);
    }

    /// Asks the bot to connect anew.
    pub(crate) fn ask_to_reconnect(&self) {
        self.send_raw(&json!({ "op": 7, "s": null, "t": null, "d": null }).to_string());
    }

    /// Says that the session is not valid, and whether it can be taken up again.
    pub(crate) fn invalidate(&self, resumable: bool) {
        let invalid = json!({ "op": 9, "s": null, "t": null, "d": resumable });
        self.send_raw(&invalid.to_string());
        if !resumable {
            self.forget();
        }
    }

    /// Tells the bot that its session is no longer valid.
    pub(crate) fn forget_session(&self) {
        self.invalidate(false);
    }

    /// Knows no session any more.
    pub(crate) fn forget(&self) {
        self.shared.state().forgotten = true;
    }

    /// Knows no session any more, nor when one began.
    pub(crate) fn hours_pass(&self) {
        let mut state = self.shared.state();
        state.forgotten = true;
        state.begun.clear();
    }

    /// Breaks off the connection of the shard that serves this place, for good.
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

    /// Waits until sessions were taken up again this often.
    pub(crate) async fn resumed_times(&self, times: usize) {
        self.wait("a session taken up again", |state| {
            (state.resumed >= times).then_some(())
        })
        .await;
    }

    /// Waits until so many heartbeats have come.
    pub(crate) async fn heartbeats(&self, count: usize) {
        self.wait("heartbeats", |state| {
            (state.heartbeats >= count).then_some(())
        })
        .await;
    }
}
