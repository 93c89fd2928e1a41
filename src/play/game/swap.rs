//! The pie rule in a game: the right to swap sides, the former seats, and the effects of a swap.

use crate::game::seat::{Seat, SeatSet};
use crate::play::game::stage::Stage;
use crate::play::game::{Game, MadeMove};
use crate::play::values::identity::{PlayerId, Ply, Timestamp};

/// The option under which sides may be swapped.
pub const SWAP: &str = "swap";

/// The option that disables the swap of games that have it by default.
pub const NO_SWAP: &str = "no-swap";

/// The seat across the table from one of two.
pub(in crate::play) fn across(seat: Seat) -> Seat {
    if seat == Seat::FIRST {
        Seat::SECOND
    } else {
        Seat::FIRST
    }
}

impl Game {
    /// Number of moves before the players swapped sides; `None` while they sit as they began.
    pub fn swapped(&self) -> Option<Ply> {
        self.swapped
    }

    /// The seat that may swap sides now.
    pub fn may_swap(&self) -> Option<Seat> {
        let opened = self
            .steps
            .first()
            .is_some_and(|step| step.seat == Seat::FIRST);
        let able = self.options.has(SWAP)
            && self.swapped.is_none()
            && self.seats.len() == 2
            && opened
            && self.turns == 1
            && !self.position.mid_turn();
        self.to_move().filter(|seat| able && *seat == Seat::SECOND)
    }

    /// Returns `true` while the first player has not finished the first turn.
    pub(in crate::play) fn opening_turn_goes_on(&self) -> bool {
        self.stage() == Stage::Running && self.turns <= 1 && self.to_move() == Some(Seat::FIRST)
    }

    /// The player of this seat when this move was made.
    pub fn player_then(&self, seat: Seat, ply: Ply) -> Option<&PlayerId> {
        let before = self.swapped.is_some_and(|swapped| ply <= swapped);
        self.player(if before { across(seat) } else { seat })
    }

    /// The player of this seat on the board of this ply: before a swap, the one of that time.
    pub fn player_shown(&self, seat: Seat, ply: Ply) -> Option<&PlayerId> {
        let before = self.swapped.is_some_and(|swapped| ply < swapped);
        self.player(if before { across(seat) } else { seat })
    }

    /// [`Game::may_take_back`] after a swap that came after this many moves. The swap counts as its player's last act
    /// until that player moves. The other player's first turn was made from the other side.
    pub(in crate::play) fn may_take_back_over(
        &self,
        seat: Seat,
        swapped: Ply,
    ) -> (Ply, &[MadeMove]) {
        let to = if seat == Seat::FIRST { swapped } else { Ply(0) };
        let steps = self.steps.get(to.0 as usize..).unwrap_or_default();
        (to, steps)
    }

    /// Returns `true` if a takeback to this ply by this seat undoes the swap of sides.
    pub fn unswaps(&self, seat: Seat, to: Ply) -> bool {
        // The first seat's own moves since then come later.
        self.swapped
            .is_some_and(|swapped| to < swapped || to == swapped && seat == Seat::FIRST)
    }

    /// Swaps the players' seats and clocks. All requests between them are dropped.
    pub(in crate::play) fn book_swap(&mut self, at: Timestamp) {
        self.swapped = match self.swapped {
            None => Some(self.ply()),
            Some(_) => None,
        };
        if let [first, second, ..] = self.seats.as_mut_slice() {
            std::mem::swap(first, second);
        }
        self.asked_back = None;
        self.taken_back.clear();
        let Some(running) = self.state.running_mut() else {
            return self.out_of_order();
        };
        for (seat, _) in &mut running.away {
            *seat = across(*seat);
        }
        // An offer of a seat moves with its player.
        if let Some(offer) = &mut running.hand_over {
            offer.seat = across(offer.seat);
        }
        running.consents_lapse();
        running.draw_declined = false;
        running.takeback_asked_by = SeatSet::default();
        running.turn_since = at;
    }
}
