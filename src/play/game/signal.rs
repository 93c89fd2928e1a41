//! Team signals of a game: its partners, and the signals so far.

use crate::game::seat::Seat;
use crate::play::game::Game;
use crate::play::values::identity::{Ply, Timestamp, Version};
use crate::play::values::signal::{Said, Signal};

impl Game {
    /// Returns `true` if this table has partners, so that they may signal to each other.
    pub fn talks(&self) -> bool {
        let mut seats = Seat::all(self.position.seats());
        seats.any(|seat| !self.position.partners(seat).is_empty())
    }

    /// The signals, oldest first.
    pub fn signals(&self) -> &[Said] {
        &self.signals
    }

    /// Returns `true` if only signals and holidays have happened since this version: a control made then still stands.
    pub fn stands_since(&self, seen: Version) -> bool {
        self.settled <= seen && seen <= self.version
    }

    pub(in crate::play) fn book_signal(&mut self, seat: Seat, signal: Signal, at: Timestamp) {
        let ply = self.ply();
        self.signals.push(Said {
            ply,
            seat,
            signal,
            at,
        });
    }

    /// Signals stay: those of undone moves belong to the last move that stands.
    pub(in crate::play) fn signals_go_back(&mut self, to: Ply) {
        for said in &mut self.signals {
            said.ply = said.ply.min(to);
        }
    }
}
