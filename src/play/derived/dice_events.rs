//! Events around the dice of one move.

use crate::play::game::suppose::DiceOutcome;
use crate::play::values::event::{Entry, Event};

/// The result of the dice for the move before these events, if they fell.
pub(in crate::play) fn fall_behind(events: &[Entry]) -> Option<DiceOutcome> {
    let until =
        |entry: &&Entry| !matches!(entry.event, Event::Played { .. } | Event::TakenBack { .. });
    let rolled = |entry: &Entry| {
        if let Event::Rolled { roll, .. } = &entry.event {
            Some(DiceOutcome::of(roll))
        } else {
            None
        }
    };
    events.iter().take_while(until).find_map(rolled)
}

/// Returns `true` if the dice after these events are for a move made before them.
pub(in crate::play) fn declared_before(events: &[Entry]) -> bool {
    let made = |entry: &Entry| matches!(entry.event, Event::Played { .. } | Event::Rolled { .. });
    !events.iter().any(made)
}
