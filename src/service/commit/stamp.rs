//! Events with their time.

use crate::play::event::{Entry, Event};
use crate::play::{Env, Game};

/// Events with their time, and the game after them.
pub(in crate::service) struct AppliedEvents {
    /// The events.
    pub entries: Vec<Entry>,
    /// The game after them.
    pub next: Game,
}

/// Stamps events with the present time and applies them.
pub(in crate::service) fn stamp_and_apply(
    game: &Game,
    events: &[Event],
    env: &Env,
) -> AppliedEvents {
    let entries = stamp(events, env);
    let mut next = game.clone();
    for entry in &entries {
        next.apply(entry);
    }
    AppliedEvents { entries, next }
}

/// Stamps events with the present time.
pub(in crate::service) fn stamp(events: &[Event], env: &Env) -> Vec<Entry> {
    let entry = |event: &Event| Entry {
        at: env.now,
        event: event.clone(),
    };
    events.iter().map(entry).collect()
}
