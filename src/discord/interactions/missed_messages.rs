//! Reads back a shard's missed messages. After an outage longer than its session Discord repeats nothing. So the
//! channels of open challenges, running games and open ladders are read from the last handled message.
//!
//! A live message in such a channel waits until all before it is read, so that lines are handled in the order they were
//! typed. It waits within a limit of time, and a queue within a limit of length; then it is handled all the same. A
//! press waits only briefly. Each message is handled once, whether it comes live, is read back, or both.
//!
//! One task reads a shard back. A session that begins meanwhile makes it continue, and starts no second one.

use std::collections::BTreeMap;
use std::future::ready;
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use futures_util::{StreamExt, stream};
use parking_lot::Mutex;
use serde_json::{Value, from_value};
use serenity::all::{ChannelId, GuildId, Message as Said};
use tokio::spawn;
use tokio::sync::{Notify, OnceCell, SetOnce, watch};
use tokio::time::{Instant, timeout, timeout_at};

use crate::discord::base::ids::{self, TRANSPORT};
use crate::discord::gateway::sequences::Missed;
use crate::discord::interactions::Interactions;
use crate::discord::interactions::edited_lines::edited_at;
use crate::discord::interactions::held_messages::{HeldMessages, QueuedEvent, Turn};
use crate::discord::rest::{RestCall, RestError};

/// Number of channels read at once.
const AT_ONCE: usize = 4;
/// Number of messages in a page, Discord's limit.
const MESSAGES_PER_PAGE: usize = 100;
/// Most pages read of one channel.
const PAGES: usize = 10;
/// Time limit for reading a page.
const TRY: Duration = Duration::from_mins(2);
/// Pause before channels that could not be read are tried again.
const RETRY_DELAY: Duration = Duration::from_secs(30);
/// Longest wait of a live message for its channel to be read.
const HOLD: Duration = Duration::from_mins(1);
/// Longest wait of a press for its channel to be read: its user sees that the bot thinks.
const WAIT: Duration = Duration::from_secs(2);
/// Overlap before the mark, in message ids: two seconds, with milliseconds above bit 22. Ids of different channels come
/// a little out of order.
const MARGIN: u64 = 2_000 << 22;

/// The channels still to be read, and the live messages that wait for them.
#[derive(Debug, Default)]
pub(in crate::discord) struct ReadBack {
    /// Held while one shard is being read back.
    turn: tokio::sync::Mutex<()>,
    /// The channels to be read, by shard. Those of a shard that is read back are none.
    lists: watch::Sender<BTreeMap<u32, ChannelList>>,
    /// The shards that are being read back, each with the signal that another session has begun.
    shards: Mutex<BTreeMap<u32, Arc<Notify>>>,
    /// The live messages that wait.
    held: Arc<HeldMessages>,
    /// Set once the bot is asked to stop.
    stopping: SetOnce<()>,
}

/// The channels of one shard.
#[derive(Debug)]
struct ChannelList {
    /// The session before whose beginning messages were missed.
    session: u64,
    /// `None` if the lookup failed.
    channels: Option<BTreeMap<ChannelId, Arc<Channel>>>,
}

/// The right to read a shard back, until it is dropped.
struct ShardReading<'a> {
    shards: &'a Mutex<BTreeMap<u32, Arc<Notify>>>,
    shard: u32,
    again: Arc<Notify>,
}

impl Drop for ShardReading<'_> {
    fn drop(&mut self) {
        self.shards.lock().remove(&self.shard);
    }
}

/// One channel to be read.
#[derive(Debug)]
struct Channel {
    id: ChannelId,
    server: Option<GuildId>,
    /// The id of the message after which to read.
    after: u64,
    /// The id of the last message read, if any; set once the channel is read.
    read: OnceCell<Option<u64>>,
    /// The id up to which it is read; the greatest number once all is.
    passed: watch::Sender<u64>,
    /// The end of the wait for it, from the first live message on.
    until: OnceLock<Instant>,
}

impl Channel {
    /// Records that it is read up to this id.
    fn pass(&self, id: u64) {
        self.passed.send_if_modified(|passed| {
            let is_later = id > *passed;
            *passed = id.max(*passed);
            is_later
        });
    }
}

impl ReadBack {
    /// Wakes the live messages that wait: they are left to the next start.
    pub(super) fn stop(&self) {
        // It is set once; a later call changes nothing.
        drop(self.stopping.set(()));
    }

    /// Returns `true` once the bot is asked to stop.
    pub(super) fn is_stopping(&self) -> bool {
        self.stopping.initialized()
    }

    /// Waits until the bot is asked to stop.
    async fn stopped(&self) {
        self.stopping.wait().await;
    }

    /// The channels to be read of this shard, if they are listed.
    fn listed(&self, missed: Missed) -> Option<Vec<Arc<Channel>>> {
        let lists = self.lists.borrow();
        let list = lists.get(&missed.shard)?;
        let channels = list.channels.as_ref()?;
        (list.session == missed.session).then(|| channels.values().cloned().collect())
    }

    /// Lists the channels of a shard, unless those of this session or of a later one are listed.
    fn list(&self, shard: u32, list: ChannelList) {
        self.lists.send_modify(|lists| {
            let known = lists.get(&shard);
            let is_new = |known: &ChannelList| {
                known.session < list.session
                    || known.session == list.session && known.channels.is_none()
            };
            if known.is_none_or(is_new) {
                lists.insert(shard, list);
            }
        });
    }

    /// Takes the channels of a shard off its list: all are read.
    fn all_read(&self, missed: Missed) {
        self.lists.send_modify(|lists| {
            let known = lists.get_mut(&missed.shard);
            if let Some(known) = known.filter(|known| known.session == missed.session) {
                known.channels = Some(BTreeMap::new());
            }
        });
    }

    /// A channel to be read, by its id.
    fn channel(&self, id: ChannelId) -> Option<Arc<Channel>> {
        let lists = self.lists.borrow();
        let mut channels = lists.values().filter_map(|list| list.channels.as_ref());
        channels.find_map(|channels| channels.get(&id).cloned())
    }

    /// Begins to read a shard back. While another task does so already, that one is asked to read on, and this is
    /// `None`.
    fn begin(&self, shard: u32) -> Option<ShardReading<'_>> {
        let mut shards = self.shards.lock();
        if let Some(again) = shards.get(&shard) {
            again.notify_one();
            return None;
        }
        let again = Arc::new(Notify::new());
        shards.insert(shard, Arc::clone(&again));
        Some(ShardReading {
            shards: &self.shards,
            shard,
            again,
        })
    }
}

impl Interactions {
    /// Reads back this shard's missed messages, if any, until all channels are read or the bot is asked to stop. A task
    /// that does so already continues instead.
    pub(in crate::discord) async fn read_back(self: Arc<Self>, shard: u32) {
        // A session that begins during the last round has missed more.
        while let Some(missed) = self.progress.missed(shard)
            && self.begin_event().is_some()
        {
            // At once, also while other shards are read: live messages wait for it.
            drop(self.list_channels(missed).await);
            let Some(reading) = self.read_back.begin(shard) else {
                return;
            };
            if !self.is_read_back(shard).await && self.begin_event().is_some() {
                tracing::warn!(shard, "some missed messages are not read yet");
                drop(timeout(RETRY_DELAY, reading.again.notified()).await);
            }
        }
    }

    /// The channels of this shard in which messages were missed, looked up once a session. `None` if the lookup failed.
    async fn list_channels(&self, missed: Missed) -> Option<Vec<Arc<Channel>>> {
        if let Some(known) = self.read_back.listed(missed) {
            return Some(known);
        }
        let places = self.handle.unfinished_places(TRANSPORT).await;
        let served = |server: Option<GuildId>| {
            // Direct messages belong to the first shard.
            server.map_or(0, |server| server.shard_id(missed.shards)) == missed.shard
        };
        let channels = places.map(|places| {
            let channels = places.iter().filter_map(|place| {
                let (id, server) = (ids::channel(place)?, ids::server(place));
                let channel = served(server).then(|| Channel {
                    id,
                    server,
                    after: missed.after.saturating_sub(MARGIN),
                    read: OnceCell::new(),
                    passed: watch::Sender::default(),
                    until: OnceLock::new(),
                })?;
                Some((id, Arc::new(channel)))
            });
            channels.collect()
        });
        let session = missed.session;
        self.read_back
            .list(missed.shard, ChannelList { session, channels });
        self.read_back.listed(missed)
    }

    /// Reads back this shard's missed messages once. Returns `false` if a channel could not be read to its end.
    async fn is_read_back(self: &Arc<Self>, shard: u32) -> bool {
        let _turn = self.read_back.turn.lock().await;
        let Some(missed) = self.progress.missed(shard) else {
            return true;
        };
        let Some(channels) = self.list_channels(missed).await else {
            return false;
        };
        let count = channels.len();
        tracing::info!(shard, channels = count, "reading back missed messages");
        let reading = stream::iter(&channels);
        let reading = reading.for_each_concurrent(AT_ONCE, |channel| {
            Arc::clone(self).read_once(Arc::clone(channel))
        });
        reading.await;
        let read: Option<Vec<_>> = channels.iter().map(|channel| channel.read.get()).collect();
        // After a stop, the next start continues to read.
        let Some(read) = read else {
            return false;
        };
        let upto = read.into_iter().flatten().copied().max();
        self.progress.caught_up(missed, upto);
        self.read_back.all_read(missed);
        tracing::info!(shard, channels = count, "missed messages read back");
        true
    }

    /// Waits, within a limit, until the channel of a press is read back.
    pub(in crate::discord) async fn caught_up(self: &Arc<Self>, channel: ChannelId) {
        let Some(channel) = self.read_back.channel(channel) else {
            return;
        };
        // A task of its own: reading continues after the wait ends.
        let reading = spawn(Arc::clone(self).read_once(channel));
        drop(timeout(WAIT, reading).await);
    }

    /// Queues a live message, or its edit, behind the older ones of its channel. Call it in the order in which they
    /// come.
    pub(super) fn queue_message(&self, said: &Said) -> Turn {
        let event = match edited_at(said) {
            Some(_) => QueuedEvent::Edit,
            None => QueuedEvent::Message,
        };
        let held = &self.read_back.held;
        held.queue(said.channel_id, said.id.get(), event)
    }

    /// Waits for the turn of a live message. Returns `false` if the bot is asked to stop before, and the channel is read
    /// back after the next start. In other channels the lines that wait are handled before the bot stops.
    pub(super) async fn turn_comes(self: &Arc<Self>, shard: u32, said: &Said, turn: &Turn) -> bool {
        let read = self.read_before(shard, said.channel_id, said.id.get());
        // Beside the queue: it replies to a message that was posted before it came.
        let known = async {
            self.until_replied_is_recorded(said).await;
        };
        tokio::select! {
            biased;
            ((), ()) = async { tokio::join!(turn.come(read), known) } => return true,
            () = self.read_back.stopped() => {}
        }
        let place = ids::place(said.guild_id, said.channel_id);
        let places = self.handle.unfinished_places(TRANSPORT).await;
        if places.is_none_or(|places| places.contains(&place)) {
            return false;
        }
        // At once: a stop has little time.
        turn.come(ready(())).await;
        true
    }

    /// Waits, within a limit, until all before this live message in its channel is read back.
    async fn read_before(self: &Arc<Self>, shard: u32, channel: ChannelId, id: u64) {
        let listed = timeout(HOLD, self.listed_channel(shard, channel)).await;
        let Some(channel) = listed.ok().flatten() else {
            return;
        };
        // Counted once a channel, so that one that cannot be read delays its lines once.
        let until = *channel.until.get_or_init(|| Instant::now() + HOLD);
        if Instant::now() >= until {
            return;
        }
        let mut passed = channel.passed.subscribe();
        // Its turn comes before that of channels in which nobody waits.
        drop(spawn(Arc::clone(self).read_once(Arc::clone(&channel))));
        let passed = timeout_at(until, passed.wait_for(|passed| *passed >= id));
        if passed.await.is_err() {
            let channel = channel.id.get();
            tracing::warn!(
                channel,
                "a message waits no longer for its channel to be read back"
            );
        }
    }

    /// This channel, if it is to be read. Waits until the channels of its shard are listed.
    async fn listed_channel(&self, shard: u32, channel: ChannelId) -> Option<Arc<Channel>> {
        let missed = self.progress.missed(shard)?;
        let mut lists = self.read_back.lists.subscribe();
        let is_listed = |lists: &BTreeMap<u32, ChannelList>| {
            let list = lists.get(&shard);
            list.is_some_and(|list| list.session >= missed.session)
        };
        let lists = lists.wait_for(is_listed).await.ok()?;
        let channels = lists.get(&shard)?.channels.as_ref()?;
        channels.get(&channel).cloned()
    }

    async fn read_once(self: Arc<Self>, channel: Arc<Channel>) {
        let reading = channel.read.get_or_try_init(|| self.read_channel(&channel));
        let read = reading.await;
        if read.is_ok() {
            channel.pass(u64::MAX);
        }
        let channel = channel.id.get();
        match read {
            Ok(_) => {}
            Err(Unread::Stopped) => {
                tracing::debug!(channel, "told to stop: read after the next start");
            }
            Err(Unread::Failed(why)) => {
                tracing::warn!(channel, %why, "failed to read missed messages; reading again later");
            }
        }
    }

    /// Reads one channel and handles its messages.
    async fn read_channel(&self, channel: &Channel) -> Result<Option<u64>, Unread> {
        let (mut after, mut last) = (channel.after, None);
        for _ in 0..PAGES {
            let call = RestCall::messages_after(channel.id, after, MESSAGES_PER_PAGE);
            let page = match self.rest.call_with_retries(call, TRY).await {
                Ok(page) => page,
                Err(why) if may_be_read_later(&why) => return Err(Unread::Failed(why)),
                Err(why) => {
                    tracing::warn!(channel = channel.id.get(), %why, "missed messages cannot be read");
                    return Ok(last);
                }
            };
            let (count, messages) = messages(page, channel.server);
            for said in messages {
                let id = said.id.get();
                after = after.max(id);
                if self.heard.is_new(id) {
                    last = Some(id);
                    let _in_hand = self.begin_event().ok_or(Unread::Stopped)?;
                    // A live message that was typed before this one goes first.
                    channel.pass(id.saturating_sub(1));
                    self.read_back.held.until_first(channel.id, id).await;
                    if self.read_back.is_stopping() {
                        return Err(Unread::Stopped);
                    }
                    if self.read_back.held.has_edit(channel.id, id) {
                        channel.pass(id);
                        self.edit_is_read(channel.id, id).await?;
                    } else {
                        self.hear_missed(said).await;
                    }
                }
                channel.pass(id);
            }
            if count < MESSAGES_PER_PAGE {
                return Ok(last);
            }
        }
        let channel = channel.id.get();
        tracing::warn!(channel, "too many missed messages: the newest are not read");
        Ok(last)
    }

    /// Waits until the live edit of a message is read, which replaces it.
    async fn edit_is_read(&self, channel: ChannelId, id: u64) -> Result<(), Unread> {
        self.read_back.held.until_passed(channel, id).await;
        if self.read_back.is_stopping() {
            return Err(Unread::Stopped);
        }
        Ok(())
    }

    async fn hear_missed(&self, said: Said) {
        let source = ids::named(said.id);
        if self.on_message(said, true, None).await {
            self.progress.answered(source);
        }
    }
}

/// Why a channel is not read to its end.
enum Unread {
    /// The bot is asked to stop.
    Stopped,
    /// Discord does not answer, or asks for a long pause.
    Failed(RestError),
}

/// Returns `true` if a channel that could not be read may be readable later. Otherwise the bot lacks permission there,
/// or the channel is gone.
const fn may_be_read_later(failure: &RestError) -> bool {
    match failure {
        RestError::Wait(_) | RestError::Transient(_) => true,
        // The token may have been renewed.
        RestError::Refused { status, .. } => *status == 401,
    }
}

/// The messages of a page, oldest first, and their number. Discord leaves their server out.
fn messages(page: Value, server: Option<GuildId>) -> (usize, Vec<Said>) {
    let Value::Array(page) = page else {
        return (0, Vec::new());
    };
    let count = page.len();
    let messages = page.into_iter().filter_map(|message| {
        let mut said: Said = from_value(message).ok()?;
        said.guild_id = server;
        Some(said)
    });
    let mut messages: Vec<Said> = messages.collect();
    messages.sort_by_key(|said| said.id);
    (count, messages)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn one_task_reads_a_shard_back_and_another_session_makes_it_go_on() {
        let read_back = ReadBack::default();
        let first = read_back.begin(0).unwrap();
        assert!(read_back.begin(1).is_some(), "shards are apart");
        for _ in 0..2 {
            assert!(read_back.begin(0).is_none());
        }
        // It waits for nothing now: it was notified while it was reading.
        first.again.notified().await;
        drop(first);
        let next = read_back.begin(0).unwrap();
        assert!(
            timeout(Duration::ZERO, next.again.notified())
                .await
                .is_err()
        );
    }

    #[test]
    fn a_channel_is_read_again_unless_discord_refuses_it() {
        let refused = |status| RestError::Refused {
            status,
            code: 0,
            why: String::new(),
        };
        assert!(may_be_read_later(&RestError::Wait(RETRY_DELAY)));
        assert!(may_be_read_later(&RestError::Transient(String::new())));
        assert!(may_be_read_later(&refused(401)));
        assert!(!may_be_read_later(&refused(403)));
        assert!(!may_be_read_later(&refused(404)));
    }
}
