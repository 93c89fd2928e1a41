//! Positions of running games: nobody gets help in a game that people still play.

use crate::game::text::SetupText;
use crate::games::GameKind;
use crate::play::{GameId, PlayerId};
use crate::service::lookup::find;
use crate::store::{Store, StoreError};

/// A running game of this kind that the player plays against people, and that now stands at such a position. The usual
/// start of the game is nobody's own.
pub(in crate::service) fn played_from(
    store: &Store,
    player: &PlayerId,
    kind: GameKind,
    is_such: impl Fn(&SetupText) -> bool,
) -> Result<Option<GameId>, StoreError> {
    for other in find::all_running_games(store, player)? {
        let people = other.others_of(player).any(|other| !other.is_computer());
        if other.kind() != kind || !people {
            continue;
        }
        let now = other.position().setup();
        // With dice in the air the board still shows the position before.
        let shown = other.setup_at(other.ply());
        let stands = is_such(&now) || shown.is_some_and(&is_such);
        if stands && (now != *other.start() || other.is_set_up()) {
            return Ok(Some(other.id()));
        }
    }
    Ok(None)
}
