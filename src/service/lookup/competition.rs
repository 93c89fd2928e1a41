//! A player's choices about ratings.

use crate::play::PlayerId;
use crate::service::api::competition::Competition;
use crate::service::api::setting_keys::COMPETITION;
use crate::service::lookup::stored;
use crate::store::Store;

/// The choice of this player about ratings.
pub(in crate::service) fn competition_of(store: &Store, player: &PlayerId) -> Competition {
    let stored = stored::of_player(store, player);
    let chosen = stored.get(COMPETITION).and_then(Competition::from_code);
    chosen.unwrap_or_default()
}
