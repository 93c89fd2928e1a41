//! Players who have finished few games of a kind.

use crate::play::stage::Stage;
use crate::play::{Game, PlayerId};
use crate::store::{GameQuery, Store, StoreError};

/// The number of finished games of a kind from which a player knows how it is played here.
const KNOWN_AFTER: usize = 3;

/// The newest finished games among which those of the kind are sought.
const SEARCHED: usize = 50;

/// Returns `true` if a person at this table has finished fewer than [`KNOWN_AFTER`] games of its kind.
pub(in crate::service) fn has_newcomer(store: &Store, game: &Game) -> Result<bool, StoreError> {
    let people = game.seats().iter().filter(|player| !player.is_computer());
    for player in people {
        if is_newcomer(store, game, player)? {
            return Ok(true);
        }
    }
    Ok(false)
}

fn is_newcomer(store: &Store, game: &Game, player: &PlayerId) -> Result<bool, StoreError> {
    let finished = store.list(&GameQuery {
        player: Some(player),
        place: None,
        stages: &[Stage::Over],
        before: None,
        most: SEARCHED,
    })?;
    let of_kind = finished.iter().filter(|over| over.kind == game.kind());
    Ok(of_kind.count() < KNOWN_AFTER)
}
