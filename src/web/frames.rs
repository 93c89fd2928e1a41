//! Frames that look the same to many: one is made for a change of a game, not one for each of those who watch.
//!
//! Each account's right to see the game is checked again each time; only the frame then shown is kept. Anybody without
//! an account has the same view, so one of them looks for all, and the others wait for the result. A player of the game
//! has a frame of their own. A frame is kept for a moment, since its clocks run and names may change.

use std::collections::BTreeMap;
use std::num::NonZeroUsize;
use std::sync::Arc;
use std::time::Duration;

use lru::LruCache;
use parking_lot::Mutex;
use tokio::sync::watch;
use tokio::time::Instant;

use crate::service::words::language::Language;
use crate::service::{GameId, Version};
use crate::watch::Monitor;
use crate::web::sent::Sent;

/// Most frames kept: of about 8 KB each.
const MAX_FRAMES: NonZeroUsize = NonZeroUsize::new(512).unwrap();
/// Time for which a frame is kept.
const FRESH: Duration = Duration::from_secs(1);

/// All that the frame of a watcher depends on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct FrameKey {
    /// The game.
    pub(super) game: GameId,
    /// Its version.
    pub(super) version: Version,
    /// The side at the bottom, if one was chosen.
    pub(super) eyes: Option<u8>,
    /// The language.
    pub(super) language: Language,
    /// `true` if an account watches: it is offered more.
    pub(super) is_account: bool,
    /// Number of changes that may have revoked access, such as an erasure of a name.
    pub(super) sight: u64,
}

/// The result of a look at a game, for all who look from the same place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Sighting {
    /// There is no such game, or it may not be seen.
    Gone,
    /// The look failed, so nothing is known of the game.
    Failed,
    /// It stands at this version, which the one who looked has.
    At(u32),
    /// Its frame, at this version.
    Frame(u32, Sent),
}

/// The turn of a visitor without an account to look at a game.
#[derive(Debug)]
pub(super) enum LookTurn {
    /// It is theirs. Their view is sent to all who wait for it.
    Own(watch::Sender<Option<Sighting>>),
    /// Another visitor looks already: this is their view.
    Others(watch::Receiver<Option<Sighting>>),
}

/// The frames that were made a moment ago.
#[derive(Debug)]
pub(super) struct Frames {
    /// In the order in which they were made.
    kept: Mutex<LruCache<FrameKey, (Instant, Sent)>>,
    /// The looks under way of those without an account.
    looks: Mutex<BTreeMap<FrameKey, watch::Receiver<Option<Sighting>>>>,
    watch: Monitor,
}

impl Frames {
    /// No frames yet; this monitor counts those that are made.
    pub(super) fn new(watch: Monitor) -> Self {
        Self {
            kept: Mutex::new(LruCache::new(MAX_FRAMES)),
            looks: Mutex::default(),
            watch,
        }
    }

    /// The turn of a visitor without an account to look. The key holds the last change that they know of, so a visitor
    /// who knows of a later one looks again.
    pub(super) fn turn(&self, key: &FrameKey) -> LookTurn {
        let mut looks = self.looks.lock();
        // A look whose sender is gone is over.
        looks.retain(|_, look| look.has_changed().is_ok());
        if let Some(look) = looks.get(key) {
            return LookTurn::Others(look.clone());
        }
        let (own, others) = watch::channel(None);
        looks.insert(*key, others);
        LookTurn::Own(own)
    }

    /// The frame of a watcher, if it was made a moment ago.
    pub(super) fn of(&self, key: &FrameKey, now: Instant) -> Option<Sent> {
        let kept = self.kept.lock();
        let (made, frame) = kept.peek(key)?;
        is_fresh(*made, now).then(|| Arc::clone(frame))
    }

    /// Counts a frame that was made, and keeps it for others if it is that of a watcher.
    pub(super) fn made(&self, key: Option<FrameKey>, frame: &Sent, now: Instant) {
        self.watch.page_frame();
        let Some(key) = key else { return };
        let mut kept = self.kept.lock();
        while let Some((_, (made, _))) = kept.peek_lru()
            && !is_fresh(*made, now)
        {
            kept.pop_lru();
        }
        kept.put(key, (now, Arc::clone(frame)));
    }
}

fn is_fresh(made: Instant, now: Instant) -> bool {
    now.saturating_duration_since(made) <= FRESH
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::web::sent::SentEvent;

    fn frame() -> Sent {
        SentEvent::new("frame", None, "{}")
    }

    fn key(version: u32, sight: u64) -> FrameKey {
        FrameKey {
            game: GameId(1),
            version: Version(version),
            eyes: None,
            language: Language::default(),
            is_account: false,
            sight,
        }
    }

    #[test]
    fn a_frame_is_kept_for_a_moment_and_for_those_alone_to_whom_it_looks_the_same() {
        let (frames, now) = (Frames::new(Monitor::default()), Instant::now());
        let frame = frame();
        frames.made(None, &frame, now);
        assert_eq!(frames.of(&key(1, 0), now), None, "it was a player’s own");
        frames.made(Some(key(1, 0)), &frame, now);
        assert_eq!(frames.of(&key(1, 0), now + FRESH), Some(frame));
        let german = FrameKey {
            language: Language::of_tag("de").unwrap(),
            ..key(1, 0)
        };
        let account = FrameKey {
            is_account: true,
            ..key(1, 0)
        };
        for other in [key(2, 0), key(1, 1), german, account] {
            assert_eq!(frames.of(&other, now), None);
        }
        let later = now + FRESH + Duration::from_millis(1);
        assert_eq!(frames.of(&key(1, 0), later), None);
    }

    #[tokio::test]
    async fn one_looks_at_a_game_and_the_others_are_told_what_they_see() {
        let frames = Frames::new(Monitor::default());
        let LookTurn::Own(own) = frames.turn(&key(7, 0)) else {
            panic!("nobody looks yet");
        };
        let waiting = [(); 3].map(|()| match frames.turn(&key(7, 0)) {
            LookTurn::Others(seen) => seen,
            LookTurn::Own(_) => panic!("somebody looks already"),
        });
        let seen = Sighting::Frame(8, frame());
        own.send_replace(Some(seen.clone()));
        for mut others in waiting {
            let told = others.wait_for(Option::is_some).await.unwrap();
            assert_eq!(*told, Some(seen.clone()));
        }
        drop(own);
        let LookTurn::Own(own) = frames.turn(&key(7, 0)) else {
            panic!("that look is over");
        };
        // After a change that may have revoked access, nobody trusts an earlier look.
        assert!(matches!(frames.turn(&key(7, 1)), LookTurn::Own(_)));
        // A look that breaks off leaves nobody waiting.
        let LookTurn::Others(mut others) = frames.turn(&key(7, 0)) else {
            panic!("somebody looks");
        };
        drop(own);
        assert!(others.wait_for(Option::is_some).await.is_err());
        drop(frames.turn(&key(9, 0)));
        drop(frames.turn(&key(9, 0)));
        assert_eq!(
            frames.looks.lock().len(),
            1,
            "looks that are over make room"
        );
    }

    #[test]
    fn frames_of_many_games_have_a_bound_and_the_oldest_makes_room() {
        let (frames, now) = (Frames::new(Monitor::default()), Instant::now());
        let frame = frame();
        for version in 0..2_000 {
            frames.made(Some(key(version, 0)), &frame, now);
        }
        assert_eq!(frames.kept.lock().len(), MAX_FRAMES.get());
        assert_eq!(frames.of(&key(1_999, 0), now), Some(Arc::clone(&frame)));
        assert_eq!(frames.of(&key(0, 0), now), None);
        let later = now + FRESH + Duration::from_millis(1);
        frames.made(Some(key(2_000, 0)), &frame, later);
        assert_eq!(
            frames.kept.lock().len(),
            1,
            "frames that are over make room"
        );
    }
}
