//! The channels of private conversations, so that none is opened for every message.

use std::num::NonZeroUsize;
use std::time::Duration;

use lru::LruCache;
use parking_lot::Mutex;
use serenity::all::{ChannelId, UserId};
use tokio::time::Instant;

/// Most channels kept.
const MAX_CHANNELS: NonZeroUsize = NonZeroUsize::new(10_000).unwrap();

/// The channels of the people written to last, and whether more may be opened.
#[derive(Debug)]
pub(in crate::discord) struct PrivateChannels(Mutex<Kept>);

#[derive(Debug)]
struct Kept {
    channels: LruCache<UserId, ChannelId>,
    /// No channel is opened before this time.
    paused_until: Option<Instant>,
}

impl Default for PrivateChannels {
    fn default() -> Self {
        Self(Mutex::new(Kept {
            channels: LruCache::new(MAX_CHANNELS),
            paused_until: None,
        }))
    }
}

impl PrivateChannels {
    /// The channel of this person, if it was opened already.
    pub(in crate::discord) fn find(&self, user: UserId) -> Option<ChannelId> {
        self.0.lock().channels.get(&user).copied()
    }

    /// Keeps the channel of this person.
    pub(in crate::discord) fn keep(&self, user: UserId, channel: ChannelId) {
        self.0.lock().channels.put(user, channel);
    }

    /// Forgets the channel of this person.
    pub(in crate::discord) fn forget(&self, user: UserId) {
        self.0.lock().channels.pop(&user);
    }

    /// Lets no channel be opened before this time.
    pub(in crate::discord) fn pause_until(&self, end: Instant) {
        self.0.lock().paused_until = Some(end);
    }

    /// The rest of the pause at this time; `None` if channels may be opened.
    pub(in crate::discord) fn paused_for(&self, now: Instant) -> Option<Duration> {
        let rest = self.0.lock().paused_until?.checked_duration_since(now)?;
        (!rest.is_zero()).then_some(rest)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_channels_of_those_written_to_last_are_kept() {
        let kept = PrivateChannels::default();
        let (first, of_first) = (UserId::new(1), ChannelId::new(101));
        kept.keep(first, of_first);
        for number in 2..=10_000 {
            kept.keep(UserId::new(number), ChannelId::new(number));
        }
        assert_eq!(kept.find(first), Some(of_first));
        kept.keep(UserId::new(10_001), of_first);
        assert_eq!(kept.find(first), Some(of_first), "it was asked for last");
        assert_eq!(kept.find(UserId::new(2)), None);
        kept.forget(first);
        assert_eq!(kept.find(first), None);
    }

    #[test]
    fn no_channel_is_opened_during_a_pause() {
        let (kept, now) = (PrivateChannels::default(), Instant::now());
        assert_eq!(kept.paused_for(now), None);
        let minute = Duration::from_mins(1);
        kept.pause_until(now + minute);
        assert_eq!(kept.paused_for(now), Some(minute));
        assert_eq!(kept.paused_for(now + minute), None);
    }
}
