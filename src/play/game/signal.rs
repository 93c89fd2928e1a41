//! Team signals of a game: its partners, and the signals so far.

use crate::game::seat::Seat;
use crate::play::game::Game;
use crate::play::values::event_effects::KeptControls;
use crate::play::values::identity::Version;
use crate::play::values::signal::Said;

impl Game {
    /// Returns `true` if this table has partners, so that they may signal to each other.
    pub fn talks(&self) -> bool {
        let mut seats = Seat::all(self.position().seats());
        seats.any(|seat| !self.position().partners(seat).is_empty())
    }

    /// The signals, oldest first.
    pub fn signals(&self) -> &[Said] {
        &self.signals
    }

    /// Returns `true` if only signals and holidays have happened since this version: a control made then still stands.
    pub fn stands_since(&self, seen: Version) -> bool {
        self.log.keeps(KeptControls::All, seen)
    }

    /// Returns `true` if a choice of a move made at this version still stands: gifts of time and declined requests, for
    /// example, leave it alone.
    pub fn moves_stand_since(&self, seen: Version) -> bool {
        self.log.keeps(KeptControls::Moves, seen)
    }
}
