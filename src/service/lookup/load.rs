//! Games loaded with care: a damaged one is named and left alone.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use crate::play::event::Entry;
use crate::play::game::consistency;
use crate::play::stage::Stage;
use crate::play::summary::GameSummary;
use crate::play::{Game, GameId, PlayerId};
use crate::service::api::action::Asker;
use crate::service::api::reply::Reply;
use crate::service::api::result::{self, HandlerError};
use crate::service::lookup::sight;
use crate::service::words::catalogue::{self, TextArg};
use crate::service::words::text::Text;
use crate::store::{self, Store, StoreError};

/// The game of this number, folded from its log.
pub(in crate::service) fn load(store: &Store, id: GameId) -> Result<Option<Game>, StoreError> {
    checked(store, id, || store.game(id, None))
}

/// The game folded from a log; `None` if there is none.
pub(in crate::service) fn folded(
    store: &Store,
    id: GameId,
    log: &[Entry],
) -> Result<Option<Game>, StoreError> {
    checked(store, id, || match Game::from_log(id, log) {
        None if !log.is_empty() => Err(store.damaged(id, store::NO_FIRST_EVENT)),
        game => Ok(game.map(Arc::new)),
    })
}

/// Folds a game, and checks it.
fn checked(
    store: &Store,
    id: GameId,
    fold: impl FnOnce() -> Result<Option<Arc<Game>>, StoreError>,
) -> Result<Option<Game>, StoreError> {
    // Events that are readable one by one may still contradict each other.
    let folded = catch_unwind(AssertUnwindSafe(|| {
        let game = fold()?;
        let amiss = game.as_deref().and_then(consistency::inconsistency);
        Ok((game, amiss))
    }));
    let what = match folded {
        Ok(Ok((game, None))) => return Ok(game.map(Arc::unwrap_or_clone)),
        Ok(Ok((_, Some(amiss)))) => amiss,
        Ok(Err(error)) => return Err(error),
        Err(_) => "the log cannot be played again",
    };
    Err(store.damaged(id, what))
}

/// [`load`] for a list of many games: a damaged one is left out.
pub(in crate::service) fn load_healthy(
    store: &Store,
    id: GameId,
) -> Result<Option<Game>, StoreError> {
    match load(store, id) {
        Err(error) if error.is_of_one_game() => Ok(None),
        // Its page of the file is damaged; others are on other pages.
        Err(StoreError::Damaged) => Ok(None),
        loaded => loaded,
    }
}

/// The list row of a game, for lists: a damaged one is skipped.
pub(in crate::service) fn row_if_healthy(
    store: &Store,
    id: GameId,
) -> Result<Option<GameSummary>, StoreError> {
    match store.summary(id) {
        Err(error) if error.is_of_one_game() => Ok(None),
        found => found,
    }
}

/// The reply for a game that cannot be loaded: that it is quarantined, for users who may see it.
pub(in crate::service) fn unavailable_reason(
    store: &Store,
    asker: Asker<'_>,
    id: GameId,
    error: StoreError,
) -> HandlerError {
    if !error.is_of_one_game() {
        return error.into();
    }
    let row = row_if_healthy(store, id).ok().flatten();
    if row.is_some_and(|row| !sight::may_see(store, &row, asker).unwrap_or(false)) {
        return sight::unknown(id).into();
    }
    tracing::warn!(%error, game = id.0, "a damaged game was requested");
    quarantine_notice(store, id).into()
}

/// The reply for a user whose only possible games are quarantined.
pub(in crate::service) fn only_quarantined(
    store: &Store,
    player: &PlayerId,
) -> Result<Option<Reply>, StoreError> {
    let quarantined = store::quarantine::of_player(store, player)?;
    let first = quarantined.first();
    Ok(first.map(|game| quarantine_notice(store, *game)))
}

/// A line about a user's games that are quarantined; empty without any.
pub(in crate::service) fn quarantine_line(
    store: &Store,
    player: &PlayerId,
) -> Result<Text, StoreError> {
    let quarantined = store::quarantine::of_player(store, player)?;
    if quarantined.is_empty() {
        return Ok(Text::default());
    }
    let games: Vec<String> = quarantined.iter().map(ToString::to_string).collect();
    let args = [
        ("games", TextArg::from(games.join(", "))),
        ("count", TextArg::count(quarantined.len())),
    ];
    Ok(catalogue::sentences().text("apart-games", &args))
}

/// That it is quarantined, with an explanation; or that it ended without a result.
pub(in crate::service) fn quarantine_notice(store: &Store, game: GameId) -> Reply {
    let args = [("game", game.to_string().into())];
    let row = row_if_healthy(store, game).ok().flatten();
    let id = if row.is_some_and(|row| row.stage == Stage::Void) {
        "apart-game-ended"
    } else {
        "apart-game"
    };
    result::note(id, &args)
}
