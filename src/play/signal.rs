//! Team talk: the numbers 1 to 10 that partners may say to each other, before all at the table. Ruling FK-18.
//!
//! A signal is no move: it changes no position, no clock and no offer, and what was seen before it still stands. What a
//! number means is the partners' own affair and stands in no log.

use crate::game::seat::Seat;
use crate::play::command::{Refusal, SignalRefusal};
use crate::play::decide::seat_of_player;
use crate::play::event::Event;
use crate::play::{Game, PlayerId, Ply, Timestamp, Version};

/// Window of the limit on signals, in ms.
const WHILE: i64 = 10 * 60 * 1000;
/// Signals that one player may say within the window: everybody is shown each of them.
const MOST: usize = 5;

/// A number that partners may say, from 1 to 10.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Signal(u8);

impl Signal {
    /// All of them, the least first.
    pub fn all() -> impl Iterator<Item = Self> {
        (1..=10).map(Self)
    }

    /// The signal of this number; `None` where there is none.
    pub fn new(number: u8) -> Option<Self> {
        (1..=10).contains(&number).then_some(Self(number))
    }

    /// The signal written so, in digits; `None` of anything else.
    pub fn read(text: &str) -> Option<Self> {
        let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        digits
            .then(|| text.parse().ok())
            .flatten()
            .and_then(Self::new)
    }

    /// Its number.
    pub const fn number(self) -> u8 {
        self.0
    }
}

/// A signal as it was said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Said {
    /// After how many moves that stand.
    pub ply: Ply,
    /// By whom.
    pub seat: Seat,
    /// What.
    pub signal: Signal,
    /// When.
    pub at: Timestamp,
}

/// Says a number to the table.
// Ruling FK-18. At any time during the game, also by a player whose king is captive.
pub(super) fn say(
    game: &Game,
    who: &PlayerId,
    signal: Signal,
    now: Timestamp,
) -> Result<Vec<Event>, Refusal> {
    let seat = seat_of_player(game, who)?;
    if !game.talks() {
        return Err(Refusal::Signal(SignalRefusal::NoPartner));
    }
    let since = Timestamp(now.0.saturating_sub(WHILE));
    let own = game
        .signals
        .iter()
        .filter(|said| said.seat == seat && said.at > since);
    let own: Vec<Timestamp> = own.map(|said| said.at).collect();
    match own.len().checked_sub(MOST).and_then(|nth| own.get(nth)) {
        Some(first) => {
            let again = Timestamp(first.0 + WHILE);
            Err(Refusal::Signal(SignalRefusal::TooMany(again)))
        }
        None => Ok(vec![Event::Signalled { seat, signal }]),
    }
}

impl Game {
    /// Whether there are partners at this table, who may signal to each other.
    pub fn talks(&self) -> bool {
        let mut seats = Seat::all(self.position.seats());
        seats.any(|seat| !self.position.partners(seat).is_empty())
    }

    /// What was signalled, oldest first.
    pub fn signals(&self) -> &[Said] {
        &self.signals
    }

    /// Whether nothing but signals has happened since this version: what was seen then still stands.
    pub fn stands_since(&self, seen: Version) -> bool {
        self.settled <= seen && seen <= self.version
    }

    pub(super) fn book_signal(&mut self, seat: Seat, signal: Signal, at: Timestamp) {
        let ply = self.ply();
        self.signals.push(Said {
            ply,
            seat,
            signal,
            at,
        });
    }

    /// What was said stays said: of moves that are taken back it belongs to the last that stands.
    pub(super) fn signals_go_back(&mut self, to: Ply) {
        for said in &mut self.signals {
            said.ply = said.ply.min(to);
        }
    }
}
