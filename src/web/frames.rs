//! Frames that look the same to many: one is made for a change of a game, not one for each of those who watch.
//!
//! Each account is asked anew whether it may see the game; only what it is then shown is kept. Anybody without an account
//! may see what anybody else may, so one of them looks for all. A player of the game has a frame of their own. A frame is
//! kept for a moment, since its clocks run and names may change.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::Duration;

use tokio::sync::{Mutex as Turnstile, OwnedMutexGuard};
use tokio::time::Instant;

use crate::service::words::language::Language;
use crate::service::{GameId, Version};
use crate::watch::Monitor;

/// Most frames kept: of some 8 KB each.
const KEPT: usize = 512;
/// Time for which a frame is kept.
const FRESH: Duration = Duration::from_secs(1);

/// All that the frame of a watcher depends on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct FrameKey {
    /// The game.
    pub(super) game: GameId,
    /// Its version.
    pub(super) version: Version,
    /// The side at the bottom, if one was chosen.
    pub(super) eyes: Option<u8>,
    /// The language.
    pub(super) language: Language,
    /// Whether an account watches: it is offered more.
    pub(super) is_account: bool,
    /// Number of changes after which somebody may see less, such as an erasure of a name.
    pub(super) sight: u64,
}

/// A frame as it is sent.
pub(super) type FrameText = Arc<str>;

/// The frames that were made a moment ago.
#[derive(Debug)]
pub(super) struct Frames {
    kept: Mutex<BTreeMap<FrameKey, (Instant, FrameText)>>,
    /// The turns of those without an account, by the game that they watch.
    turns: Mutex<BTreeMap<GameId, Weak<Turnstile<()>>>>,
    watch: Monitor,
}

impl Frames {
    /// No frames yet; this monitor counts those that are made.
    pub(super) fn new(watch: Monitor) -> Self {
        Self {
            kept: Mutex::default(),
            turns: Mutex::default(),
            watch,
        }
    }

    /// The turn of somebody without an account to look at a game. Whoever comes after them finds the frame that they made.
    pub(super) async fn turn(&self, game: GameId) -> OwnedMutexGuard<()> {
        let turnstile = {
            let mut turns = self.turns.lock().unwrap_or_else(PoisonError::into_inner);
            let known = turns.get(&game).and_then(Weak::upgrade);
            known.unwrap_or_else(|| {
                // Those that nobody waits at any more make room.
                turns.retain(|_, turnstile| turnstile.strong_count() > 0);
                let new = Arc::new(Turnstile::new(()));
                turns.insert(game, Arc::downgrade(&new));
                new
            })
        };
        turnstile.lock_owned().await
    }

    /// The frame of a watcher, if it was made a moment ago.
    pub(super) fn of(&self, key: &FrameKey, now: Instant) -> Option<FrameText> {
        let kept = self.kept();
        let (made, frame) = kept.get(key)?;
        is_fresh(*made, now).then(|| Arc::clone(frame))
    }

    /// Counts a frame that was made, and keeps it for others if it is that of a watcher.
    pub(super) fn made(&self, key: Option<FrameKey>, frame: &FrameText, now: Instant) {
        self.watch.page_frame();
        let Some(key) = key else { return };
        let mut kept = self.kept();
        kept.retain(|_, (made, _)| is_fresh(*made, now));
        if kept.len() < KEPT {
            kept.insert(key, (now, Arc::clone(frame)));
        }
    }

    fn kept(&self) -> MutexGuard<'_, BTreeMap<FrameKey, (Instant, FrameText)>> {
        // It is consistent between any two statements.
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn is_fresh(made: Instant, now: Instant) -> bool {
    now.saturating_duration_since(made) <= FRESH
}

#[cfg(test)]
mod tests {
    use tokio::time::timeout;

    use super::*;

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
        let frame: FrameText = "{}".into();
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
    async fn of_those_who_look_at_one_game_each_waits_for_the_one_before() {
        let frames = Frames::new(Monitor::default());
        let first = frames.turn(GameId(1)).await;
        // Nobody waits for another game.
        drop(frames.turn(GameId(2)).await);
        let waits = timeout(Duration::ZERO, frames.turn(GameId(1))).await;
        assert!(waits.is_err());
        drop(first);
        drop(frames.turn(GameId(1)).await);
        drop(frames.turn(GameId(3)).await);
        assert_eq!(
            frames.turns.lock().unwrap().len(),
            1,
            "nobody waits any more"
        );
    }

    #[test]
    fn frames_of_many_games_have_a_bound() {
        let (frames, now) = (Frames::new(Monitor::default()), Instant::now());
        let frame: FrameText = "{}".into();
        for version in 0..2_000 {
            frames.made(Some(key(version, 0)), &frame, now);
        }
        assert_eq!(frames.kept().len(), KEPT);
    }
}
