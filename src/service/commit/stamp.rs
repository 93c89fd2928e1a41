//! Events with their time.

use crate::play::event::{Entry, Event};
use crate::play::{Env, Game};

/// Events as they happen now, and the game after them.
pub(in crate::service) fn stamp_and_apply(
    game: &Game,
    events: &[Event],
    env: &Env,
) -> (Vec<Entry>, Game) {
    let entries = stamp(events, env);
    let mut next = game.clone();
    for entry in &entries {
        next.apply(entry);
    }
    (entries, next)
}

/// Events as they happen now.
pub(in crate::service) fn stamp(events: &[Event], env: &Env) -> Vec<Entry> {
    let entry = |event: &Event| Entry {
        at: env.now,
        event: event.clone(),
    };
    events.iter().map(entry).collect()
}
