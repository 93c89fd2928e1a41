//! Tracks posted messages whose id is not stored yet, so that a reply to one waits for its id. Other channels do not
//! wait, and no message waits for a later post.

use std::collections::BTreeSet;

use serenity::all::ChannelId;
use tokio::sync::watch;

/// A channel and the number of a post there; numbers grow.
type Begun = (ChannelId, u64);

/// The posts in flight, and the number of the next.
#[derive(Debug, Default)]
struct PendingPosts {
    begun: BTreeSet<Begun>,
    next: u64,
}

/// The posts whose ids are not stored yet.
#[derive(Debug, Default)]
pub(in crate::discord) struct PostTracker(watch::Sender<PendingPosts>);

/// One post in flight; stored or given up once it is dropped.
#[derive(Debug)]
pub(in crate::discord) struct PostGuard<'a> {
    all: &'a PostTracker,
    begun: Begun,
}

impl PostTracker {
    /// Begins a post in this channel.
    pub(in crate::discord) fn begin(&self, channel: ChannelId) -> PostGuard<'_> {
        let mut begun = (channel, 0);
        self.0.send_modify(|open| {
            begun.1 = open.next;
            open.next += 1;
            open.begun.insert(begun);
        });
        PostGuard { all: self, begun }
    }

    /// Waits for the posts begun in a channel so far.
    pub(in crate::discord) async fn wait_until_booked(&self, channel: ChannelId) {
        let next = self.0.borrow().next;
        let mut told = self.0.subscribe();
        let booked = |open: &PendingPosts| {
            let mut waits = open.begun.range((channel, 0)..(channel, next));
            waits.next().is_none()
        };
        // `wait_for` cannot fail: `self` owns the sender.
        drop(told.wait_for(booked).await);
    }
}

impl Drop for PostGuard<'_> {
    fn drop(&mut self) {
        self.all.0.send_modify(|open| {
            open.begun.remove(&self.begun);
        });
    }
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt;

    use super::*;

    #[test]
    fn a_reply_waits_for_what_was_begun_in_its_channel_before_it_and_for_nothing_else() {
        let booking = PostTracker::default();
        let [here, there] = [1, 2].map(ChannelId::new);
        assert!(booking.wait_until_booked(here).now_or_never().is_some());
        let first = booking.begin(here);
        assert!(booking.wait_until_booked(there).now_or_never().is_some());
        let mut waiting = Box::pin(booking.wait_until_booked(here));
        assert!(waiting.as_mut().now_or_never().is_none());
        let _second = booking.begin(here);
        drop(first);
        assert!(waiting.as_mut().now_or_never().is_some());
        assert!(
            booking.wait_until_booked(here).now_or_never().is_none(),
            "for the second"
        );
    }
}
