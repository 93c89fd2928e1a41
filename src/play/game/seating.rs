//! The players at the seats of a game: those of its beginning, a swap of sides, and later players of a seat.

use crate::game::seat::Seat;
use crate::play::game::swap::across;
use crate::play::values::identity::{PlayerId, Ply};

/// The players at the seats, now and earlier.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SeatedPlayers {
    players: Vec<PlayerId>,
    /// The players in seat order when the game began.
    first: Vec<PlayerId>,
    /// Number of moves before the players swapped sides.
    swapped: Option<Ply>,
}

impl SeatedPlayers {
    /// The seats at the beginning.
    pub(super) fn new(players: Vec<PlayerId>) -> Self {
        Self {
            first: players.clone(),
            players,
            swapped: None,
        }
    }

    /// The players in seat order; empty before the beginning.
    pub(super) fn players(&self) -> &[PlayerId] {
        &self.players
    }

    /// The player of a seat.
    pub(super) fn player(&self, seat: Seat) -> Option<&PlayerId> {
        self.players.get(seat.index())
    }

    /// The player of a seat when the game began.
    pub fn first_player(&self, seat: Seat) -> Option<&PlayerId> {
        self.first.get(seat.index())
    }

    /// Number of moves before the players swapped sides; `None` while they sit as they began.
    pub fn swapped(&self) -> Option<Ply> {
        self.swapped
    }

    /// The player of this seat when the move to this ply was made.
    pub fn player_then(&self, seat: Seat, ply: Ply) -> Option<&PlayerId> {
        let before = self.swapped.is_some_and(|swapped| ply <= swapped);
        self.player(if before { across(seat) } else { seat })
    }

    /// The player of this seat on the board of this ply: before a swap, the one of that time.
    pub fn player_shown(&self, seat: Seat, ply: Ply) -> Option<&PlayerId> {
        let before = self.swapped.is_some_and(|swapped| ply < swapped);
        self.player(if before { across(seat) } else { seat })
    }

    /// Returns `true` if a takeback to this ply by this seat undoes the swap of sides.
    pub fn is_unswapped_by(&self, seat: Seat, to: Ply) -> bool {
        // The first seat's own moves since then come later.
        self.swapped
            .is_some_and(|swapped| to < swapped || to == swapped && seat == Seat::FIRST)
    }

    /// Two players change seats after this many moves, or change back.
    pub(super) fn swap(&mut self, ply: Ply) {
        self.swapped = match self.swapped {
            None => Some(ply),
            Some(_) => None,
        };
        if let [first, second, ..] = self.players.as_mut_slice() {
            std::mem::swap(first, second);
        }
    }

    /// Gives a seat to another player.
    pub(super) fn hand_over(&mut self, seat: Seat, to: &PlayerId) {
        if let Some(player) = self.players.get_mut(seat.index()) {
            *player = to.clone();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_board_before_a_swap_shows_the_players_of_that_time() {
        let [ann, ben] = ["test:ann", "test:ben"].map(PlayerId::new);
        let mut seating = SeatedPlayers::new(vec![ann.clone(), ben.clone()]);
        seating.swap(Ply(1));
        assert_eq!(seating.players(), [ben.clone(), ann.clone()]);
        assert_eq!(seating.first_player(Seat::FIRST), Some(&ann));
        assert_eq!(seating.player_shown(Seat::FIRST, Ply(0)), Some(&ann));
        assert_eq!(seating.player_shown(Seat::FIRST, Ply(1)), Some(&ben));
        assert_eq!(seating.player_then(Seat::FIRST, Ply(1)), Some(&ann));
        assert!(seating.is_unswapped_by(Seat::SECOND, Ply(0)));
        assert!(!seating.is_unswapped_by(Seat::SECOND, Ply(1)));
        seating.swap(Ply(1));
        assert_eq!(seating.swapped(), None);
        assert_eq!(seating.players(), [ann, ben]);
    }
}
