//! The head of a log: its number of events, their times, and the first event that has no place in it.

use crate::play::values::event::{Entry, Event};
use crate::play::values::event_effects::KeptControls;
use crate::play::values::identity::{Timestamp, Version};

/// The state of a game that its log alone gives, whatever its events are about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct LogHead {
    version: Version,
    /// The version since which only signals and holidays have happened.
    controls_since: Version,
    /// The version since which a player who chooses a move has had nothing new to see.
    moves_since: Version,
    disorder: Option<Version>,
    created: Timestamp,
    last_event_at: Timestamp,
}

impl LogHead {
    /// The head of a log of one event, made at this time.
    pub(super) fn new(created: Timestamp) -> Self {
        Self {
            version: Version(1),
            controls_since: Version(1),
            moves_since: Version(1),
            disorder: None,
            created,
            last_event_at: created,
        }
    }

    /// Counts the next event.
    pub(super) fn advance(&mut self, entry: &Entry) {
        self.version.0 += 1;
        let kept = entry.event.effects().keeps;
        if kept < KeptControls::All {
            self.controls_since = self.version;
        }
        if kept < KeptControls::Moves {
            self.moves_since = self.version;
        }
        // An imported game keeps its state.
        if !matches!(entry.event, Event::Imported { .. }) {
            self.last_event_at = entry.at;
        }
    }

    /// Records that the present event is impossible now. Its effects are left out.
    pub(super) fn out_of_order(&mut self) {
        self.disorder.get_or_insert(self.version);
    }

    /// Number of events.
    pub(super) fn version(&self) -> Version {
        self.version
    }

    /// The version of the first impossible event.
    pub(super) fn disorder(&self) -> Option<Version> {
        self.disorder
    }

    /// The time of the first event.
    pub(super) fn created(&self) -> Timestamp {
        self.created
    }

    /// The time of the last event, an import left out.
    pub(super) fn last_event_at(&self) -> Timestamp {
        self.last_event_at
    }

    /// Returns `true` if all events since this version keep these controls.
    pub(super) fn keeps(&self, controls: KeptControls, seen: Version) -> bool {
        let since = match controls {
            KeptControls::None => self.version,
            KeptControls::Moves => self.moves_since,
            KeptControls::All => self.controls_since,
        };
        since <= seen && seen <= self.version
    }
}
