//! Reads back what a shard missed: after an outage that its session did not outlive, Discord sends nothing again, so the channels of
//! running games are read from the last message that was handled.
//!
//! A live event in a channel that is still to be read waits until that is done, so that lines are met in the order in which they
//! were typed. Each message is met once, whether it comes live, is read, or both.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use futures_util::{StreamExt, stream};
use serde_json::{Value, from_value};
use serenity::all::{ChannelId, GuildId, Message as Said};
use tokio::spawn;
use tokio::sync::OnceCell;
use tokio::time::timeout;

use crate::discord::base::ids;
use crate::discord::base::ids::TRANSPORT;
use crate::discord::interactions::Interactions;
use crate::discord::rest::RestCall;

/// The number of channels that are read at once.
const AT_ONCE: usize = 4;
/// The number of messages in a page: the most that Discord gives.
const PAGE: usize = 100;
/// The most pages that are read of one channel.
const PAGES: usize = 10;
/// How long to try to read a page.
const TRY: Duration = Duration::from_mins(2);
/// How long a live event waits for its channel to be read.
const WAIT: Duration = Duration::from_secs(2);
/// What is read before the mark, in message numbers, since numbers of different channels come a little out of order: two
/// seconds, with milliseconds above bit 22.
const MARGIN: u64 = 2_000 << 22;

/// The channels that are still to be read.
#[derive(Debug, Default)]
pub(in crate::discord) struct ReadBack {
    /// Held while one shard is read back.
    turn: tokio::sync::Mutex<()>,
    channels: Mutex<BTreeMap<ChannelId, Arc<Channel>>>,
}

/// One of them.
#[derive(Debug)]
struct Channel {
    id: ChannelId,
    server: Option<GuildId>,
    /// The number of the message after which to read.
    after: u64,
    /// The number of the last message that was read, if any; set once the channel is read.
    read: OnceCell<Option<u64>>,
}

impl ReadBack {
    fn channels(&self) -> MutexGuard<'_, BTreeMap<ChannelId, Arc<Channel>>> {
        self.channels.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Interactions {
    /// Reads back what this shard has missed, if anything.
    pub(in crate::discord) async fn read_back(self: Arc<Self>, shard: u32) {
        let _turn = self.read_back.turn.lock().await;
        let Some(missed) = self.progress.missed(shard) else {
            return;
        };
        let Some(places) = self.handle.running_places(TRANSPORT).await else {
            return;
        };
        let served = |server: Option<GuildId>| {
            // Private conversations belong to the first shard.
            server.map_or(0, |server| server.shard_id(missed.shards)) == missed.shard
        };
        let channels = places.iter().filter_map(|place| {
            let (id, server) = (ids::channel(place)?, ids::server(place));
            served(server).then(|| Channel {
                id,
                server,
                after: missed.after.saturating_sub(MARGIN),
                read: OnceCell::new(),
            })
        });
        let channels: Vec<Arc<Channel>> = channels.map(Arc::new).collect();
        let count = channels.len();
        tracing::info!(shard, channels = count, "reading back missed messages");
        *self.read_back.channels() = channels.iter().map(|c| (c.id, Arc::clone(c))).collect();
        let reading = stream::iter(&channels);
        let reading = reading.for_each_concurrent(AT_ONCE, |channel| {
            Arc::clone(&self).read_once(Arc::clone(channel))
        });
        reading.await;
        self.read_back.channels().clear();
        let read: Option<Vec<_>> = channels.iter().map(|channel| channel.read.get()).collect();
        // Told to stop, the bot reads on after the next start.
        if let Some(read) = read {
            let upto = read.into_iter().flatten().copied().max();
            self.progress.caught_up(missed, upto);
            tracing::info!(shard, channels = count, "missed messages read back");
        }
    }

    /// Waits until what was missed in this channel is read, though not for long.
    pub(in crate::discord) async fn caught_up(self: &Arc<Self>, channel: ChannelId) {
        let Some(channel) = self.read_back.channels().get(&channel).cloned() else {
            return;
        };
        // A task of its own: reading goes on when the wait is over.
        let reading = spawn(Arc::clone(self).read_once(channel));
        drop(timeout(WAIT, reading).await);
    }

    async fn read_once(self: Arc<Self>, channel: Arc<Channel>) {
        let reading = channel.read.get_or_try_init(|| self.read_channel(&channel));
        if reading.await.is_err() {
            tracing::debug!(
                channel = channel.id.get(),
                "told to stop: read after the next start"
            );
        }
    }

    /// Reads one channel and meets what was said there. `Err` when the bot is told to stop meanwhile.
    async fn read_channel(&self, channel: &Channel) -> Result<Option<u64>, ()> {
        let (mut after, mut last) = (channel.after, None);
        for _ in 0..PAGES {
            let call = RestCall::messages_after(channel.id, after, PAGE);
            let page = match self.rest.call_with_retries(call, TRY).await {
                Ok(page) => page,
                Err(why) => {
                    tracing::warn!(channel = channel.id.get(), %why, "failed to read missed messages");
                    break;
                }
            };
            let (count, messages) = messages(page, channel.server);
            for said in messages {
                after = after.max(said.id.get());
                if self.heard.is_new(said.id.get()) {
                    last = Some(said.id.get());
                    let _in_hand = self.begin_event().ok_or(())?;
                    self.hear_missed(said).await;
                }
            }
            if count < PAGE {
                break;
            }
        }
        Ok(last)
    }

    async fn hear_missed(&self, said: Said) {
        let source = ids::named(said.id);
        if self.on_message(said, true).await {
            self.progress.answered(source);
        }
    }
}

/// The messages of a page from the oldest to the newest, and how many there were. Discord leaves their server out.
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
