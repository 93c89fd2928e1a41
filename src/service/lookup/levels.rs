//! The strength of the computer's levels in a server, by games of its people.

use std::collections::BTreeSet;

use crate::play::computer::{Computer, LEVELS};
use crate::rating::fitting::{self, LEAST_PEOPLE};
use crate::service::describe::computer::LevelStrength;
use crate::store::{self, PoolKey, Store, StoreError};

/// Most games of one level that are read.
const NEWEST: usize = 200;

/// The strengths of the levels against which enough people have played enough games.
///
/// # Errors
/// `StoreError` if the store fails.
pub(in crate::service) fn strengths(
    store: &Store,
    pool: &PoolKey,
) -> Result<Vec<LevelStrength>, StoreError> {
    let mut found = Vec::new();
    for level in 1..=LEVELS {
        let played =
            store::level_games::newest(store, pool, &Computer::new(level).player(), NEWEST)?;
        let people: BTreeSet<_> = played.iter().map(|played| &played.player).collect();
        let games: Vec<_> = played.iter().map(|played| played.game).collect();
        // The figure would reveal the play of a single person.
        if people.len() >= LEAST_PEOPLE
            && let Some(skill) = fitting::fitted(&games)
        {
            found.push(LevelStrength { level, skill });
        }
    }
    Ok(found)
}
