//! The offer that a game began with: its author, their terms, and the players who gathered for it.

use crate::game::seat::Seat;
use crate::play::game::lobby::Lobby;
use crate::play::values::event::ChallengeTerms;
use crate::play::values::identity::PlayerId;

/// The offer that a game began with. Only its lobby changes.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct GameOffer {
    pub(super) challenger: PlayerId,
    /// The invited player; `None` is anyone at its place.
    pub(super) invited: Option<PlayerId>,
    /// The seat the challenger asked for; `None` is by lot.
    pub(super) challenger_seat: Option<Seat>,
    pub(super) terms: ChallengeTerms,
    pub(super) lobby: Lobby,
}
