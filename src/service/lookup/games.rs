//! The newest games that a user may see.

use crate::play::summary::{GameSummary, Stage};
use crate::play::{Place, PlayerId, Timestamp};
use crate::service::api::action::Asker;
use crate::store;
use crate::store::{GameQuery, Store, StoreError};

/// Most games searched.
pub(in crate::service) const LOOK: usize = 100;

/// The newest games, running or over, that a user may see from a place; at most `most`.
pub(in crate::service) fn newest(
    store: &Store,
    Asker {
        player: player_id,
        place,
    }: Asker<'_>,
    running: bool,
    most: usize,
) -> Result<Vec<GameSummary>, StoreError> {
    store.search(&store::GameSearch {
        viewer: player_id,
        place,
        running,
        player: None,
        opponent: None,
        kind: None,
        score: None,
        since: Timestamp(i64::MIN),
        until: Timestamp(i64::MAX),
        skip: 0,
        most,
    })
}

/// The newest games of a player, of a place, or of both, in these stages.
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
        most: LOOK,
    })
}
