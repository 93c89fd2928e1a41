//! The queues of live messages, one for each channel.
//!
//! A queue is in the order of its messages' ids, which is the order in which they were typed. Only the first message of
//! a queue is handled, and it waits until its channel is read back. A queue that is too long no longer waits for that,
//! and keeps its order. It knows no message's content.

use std::collections::BTreeMap;
use std::future::Future;
use std::ops::Bound;
use std::sync::Arc;

use parking_lot::Mutex;
use serenity::all::ChannelId;
use tokio::sync::futures::OwnedNotified;
use tokio::sync::{Notify, SetOnce};

/// Most messages that wait in one channel.
const MOST_IN_CHANNEL: usize = 100;
/// Most messages that wait in all channels.
const MAX_WAITING: usize = 10_000;

/// The place of a message in a queue: its id, and a number that distinguishes a repeated event from the first one.
type Key = (u64, u64);

/// The queues of all channels.
#[derive(Debug, Default)]
pub(super) struct HeldMessages(Mutex<Queues>);

#[derive(Debug, Default)]
struct Queues {
    by_channel: BTreeMap<ChannelId, Queue>,
    /// The number of messages in all queues.
    count: usize,
    /// The number of messages that have ever been queued.
    queued: u64,
}

/// The kind of a queued event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum QueuedEvent {
    /// A message as it was first sent.
    Message,
    /// A message with another text than before.
    Edit,
}

#[derive(Debug, Default)]
struct Queue {
    waiting: BTreeMap<Key, QueuedEvent>,
    /// Notified when a message leaves the queue.
    left: Arc<Notify>,
    /// Set once the queue is too long.
    too_long: Arc<SetOnce<()>>,
}

/// The place of one message in its queue, until it is dropped.
#[derive(Debug)]
pub(super) struct Turn {
    held: Arc<HeldMessages>,
    channel: ChannelId,
    key: Key,
    too_long: Arc<SetOnce<()>>,
}

impl HeldMessages {
    /// Queues an event of a message behind the older messages of its channel.
    pub(super) fn queue(self: &Arc<Self>, channel: ChannelId, id: u64, event: QueuedEvent) -> Turn {
        let mut queues = self.0.lock();
        queues.queued += 1;
        queues.count += 1;
        let (key, count) = ((id, queues.queued), queues.count);
        let queue = queues.by_channel.entry(channel).or_default();
        queue.waiting.insert(key, event);
        if (queue.waiting.len() > MOST_IN_CHANNEL || count > MAX_WAITING)
            && queue.too_long.set(()).is_ok()
        {
            let channel = channel.get();
            tracing::warn!(channel, "too many messages wait in a channel");
        }
        Turn {
            held: Arc::clone(self),
            channel,
            key,
            too_long: Arc::clone(&queue.too_long),
        }
    }

    /// Waits until no message with a lower id is queued in this channel.
    pub(super) async fn until_first(&self, channel: ChannelId, id: u64) {
        self.until_none_before(channel, (id, 0)).await;
    }

    async fn until_none_before(&self, channel: ChannelId, key: Key) {
        while let Some(left) = self.anyone_before(channel, key) {
            left.await;
        }
    }

    /// Returns `true` if an edit of this message waits in its channel.
    pub(super) fn has_edit(&self, channel: ChannelId, id: u64) -> bool {
        self.has_edit_behind(channel, (id, 0))
    }

    /// Waits until neither this message nor an edit of it is queued in its channel, nor any with a lower id.
    pub(super) async fn until_passed(&self, channel: ChannelId, id: u64) {
        self.until_none_before(channel, (id, u64::MAX)).await;
    }

    fn has_edit_behind(&self, channel: ChannelId, key: Key) -> bool {
        let queues = self.0.lock();
        let queue = queues.by_channel.get(&channel);
        let behind = (Bound::Excluded(key), Bound::Included((key.0, u64::MAX)));
        queue.is_some_and(|queue| {
            let mut behind = queue.waiting.range(behind);
            behind.any(|(_, event)| *event == QueuedEvent::Edit)
        })
    }

    /// The next departure from a queue in which another message comes first.
    fn anyone_before(&self, channel: ChannelId, key: Key) -> Option<OwnedNotified> {
        let queues = self.0.lock();
        let queue = queues.by_channel.get(&channel)?;
        let (first, _) = queue.waiting.first_key_value()?;
        // Made under the lock, so no departure is missed.
        (*first < key).then(|| Arc::clone(&queue.left).notified_owned())
    }
}

impl Turn {
    /// Waits until the older messages of the channel are read, or the queue is too long, and then for those before it.
    pub(super) async fn come(&self, read: impl Future<Output = ()>) {
        tokio::select! {
            () = read => {}
            () = self.too_long() => {}
        }
        self.held.until_none_before(self.channel, self.key).await;
    }

    async fn too_long(&self) {
        self.too_long.wait().await;
    }

    /// Returns `true` if an edit of the same message waits behind it, which replaces it.
    pub(super) fn is_replaced(&self) -> bool {
        self.held.has_edit_behind(self.channel, self.key)
    }

    /// Leaves the queue, and waits until the edit that replaces its message has left, too.
    pub(super) async fn pass_to_edit(self) {
        let (held, channel, id) = (Arc::clone(&self.held), self.channel, self.key.0);
        drop(self);
        held.until_passed(channel, id).await;
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        let mut queues = self.held.0.lock();
        let Some(queue) = queues.by_channel.get_mut(&self.channel) else {
            return;
        };
        queue.waiting.remove(&self.key);
        queue.left.notify_waiters();
        if queue.waiting.is_empty() {
            queues.by_channel.remove(&self.channel);
        }
        queues.count -= 1;
    }
}

#[cfg(test)]
mod tests {
    use std::future::{pending, ready};
    use std::time::Duration;

    use tokio::time::timeout;

    use super::QueuedEvent::{Edit, Message};
    use super::*;

    const HERE: ChannelId = ChannelId::new(1);
    const THERE: ChannelId = ChannelId::new(2);

    async fn comes(turn: &Turn, read: impl Future<Output = ()>) -> bool {
        timeout(Duration::ZERO, turn.come(read)).await.is_ok()
    }

    #[tokio::test]
    async fn messages_of_a_channel_come_in_the_order_of_their_ids_whichever_is_heard_first() {
        let held = Arc::new(HeldMessages::default());
        let [late, early] = [20, 10].map(|id| held.queue(HERE, id, Message));
        let other = held.queue(THERE, 30, Message);
        assert!(comes(&other, ready(())).await, "other channels are apart");
        assert!(!comes(&late, ready(())).await);
        assert!(
            !comes(&early, pending()).await,
            "its channel is not read yet"
        );
        assert!(comes(&early, ready(())).await);
        drop(early);
        assert!(comes(&late, ready(())).await);
        let behind = held.queue(HERE, 40, Message);
        assert!(
            !comes(&behind, ready(())).await,
            "it goes behind the others"
        );
        drop((late, other, behind));
        assert_eq!(held.0.lock().count, 0);
    }

    #[tokio::test]
    async fn what_is_read_back_goes_behind_the_messages_that_were_typed_before_it() {
        let held = Arc::new(HeldMessages::default());
        let turn = held.queue(HERE, 10, Message);
        let goes = async |id| {
            timeout(Duration::ZERO, held.until_first(HERE, id))
                .await
                .is_ok()
        };
        assert!(goes(9).await && goes(10).await);
        assert!(!goes(11).await);
        drop(turn);
        assert!(goes(11).await);
    }

    #[tokio::test]
    async fn a_queue_that_is_too_long_waits_for_no_reading_and_keeps_its_order() {
        let held = Arc::new(HeldMessages::default());
        let ids = 1..=MOST_IN_CHANNEL as u64;
        let mut turns: Vec<Turn> = ids.map(|id| held.queue(HERE, id, Message)).collect();
        assert!(!comes(&turns[0], pending()).await);
        turns.push(held.queue(HERE, 1_000, Message));
        let other = held.queue(THERE, 1, Message);
        assert!(!comes(&other, pending()).await, "its queue is short");
        while !turns.is_empty() {
            if let Some(next) = turns.get(1) {
                assert!(!comes(next, pending()).await);
            }
            assert!(comes(&turns.remove(0), pending()).await);
        }
    }

    #[tokio::test]
    async fn an_event_that_comes_again_has_a_place_of_its_own() {
        let held = Arc::new(HeldMessages::default());
        let [first, again] = [7, 7].map(|id| held.queue(HERE, id, Message));
        assert!(!comes(&again, ready(())).await);
        drop(first);
        assert!(comes(&again, ready(())).await);
    }

    #[tokio::test]
    async fn a_message_that_is_read_back_waits_for_the_edit_that_replaces_it() {
        let held = Arc::new(HeldMessages::default());
        let _message = held.queue(HERE, 8, Message);
        let passed = async |id| {
            timeout(Duration::ZERO, held.until_passed(HERE, id))
                .await
                .is_ok()
        };
        assert!(!held.has_edit(HERE, 8) && !held.has_edit(HERE, 7));
        assert!(passed(7).await);
        let edit = held.queue(HERE, 7, Edit);
        assert!(held.has_edit(HERE, 7));
        assert!(!passed(7).await);
        drop(edit);
        assert!(!held.has_edit(HERE, 7));
        assert!(passed(7).await);
    }

    #[tokio::test]
    async fn only_the_last_edit_of_a_message_replaces_what_waits_before_it() {
        let held = Arc::new(HeldMessages::default());
        let other = held.queue(HERE, 8, Edit);
        let [line, edit, last] = [Message, Edit, Edit].map(|event| held.queue(HERE, 7, event));
        let _again = held.queue(HERE, 7, Message);
        assert!(line.is_replaced() && edit.is_replaced());
        assert!(!last.is_replaced() && !other.is_replaced());
        drop(last);
        assert!(line.is_replaced() && !edit.is_replaced());
    }
}
