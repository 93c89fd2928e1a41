//! The newest games that a user may see.

use crate::play::stage::Stage;
use crate::play::summary::GameSummary;
use crate::play::{Place, PlayerId, Timestamp};
use crate::service::api::action::Asker;
use crate::store::{self, GameQuery, Store, StoreError};

/// Most games searched for the one that fits.
pub(in crate::service) const SCAN_LIMIT: usize = 100;

/// The newest games, running or over, that a user may see from a place; at most `most`. With a player, only theirs.
pub(in crate::service) fn newest(
    store: &Store,
    asker: Asker<'_>,
    player: Option<&PlayerId>,
    running: bool,
    most: usize,
) -> Result<Vec<GameSummary>, StoreError> {
    store.search(&store::GameSearch {
        viewer: asker.player,
        place: asker.place,
        running,
        with_called_off: false,
        player,
        opponent: None,
        kind: None,
        score: None,
        since: Timestamp(i64::MIN),
        until: Timestamp(i64::MAX),
        skip: 0,
        most,
    })
}

/// The newest games of a player, of a place, or of both, in these stages; at most [`SCAN_LIMIT`].
pub(in crate::service) fn listed(
    store: &Store,
    player: Option<&PlayerId>,
    place: Option<&Place>,
    stages: &[Stage],
) -> Result<Vec<GameSummary>, StoreError> {
    store.list(&GameQuery {
        player,
        place,
        stages,
        before: None,
        most: SCAN_LIMIT,
    })
}
