//! Pools of ratings as words, and the players in them.

use crate::games::GameKind;
use crate::play::{PlayerId, Timestamp};
use crate::rating::player_rating::PlayerRating;
use crate::service::describe::ratings;
use crate::service::lookup::competition;
use crate::service::words::catalogue::TextArg;
use crate::store::{PoolKey, Store};

/// The slugs of all pools, in the order of the games.
pub(in crate::service) fn slugs() -> impl Iterator<Item = &'static str> {
    let kinds = GameKind::ALL.into_iter();
    kinds.flat_map(|kind| kind.spec().pools.iter().map(|pool| pool.slug))
}

/// Returns `true` if a player lets others see their rating in this pool.
pub(in crate::service) fn shows(store: &Store, key: &PoolKey, player: &PlayerId) -> bool {
    let choice = competition::competition_of(store, player);
    !choice.is_hidden() && (key.server().is_some() || choice.counts_everywhere())
}

/// The id of a sentence about a pool: ratings over all servers have one of their own.
pub(super) fn titled(key: &PoolKey, here: &'static str, everywhere: &'static str) -> &'static str {
    if key.server().is_some() {
        here
    } else {
        everywhere
    }
}

/// A rating and its deviation now, as arguments.
pub(super) fn figures(
    standing: &PlayerRating,
    now: Timestamp,
) -> Vec<(&'static str, TextArg<'static>)> {
    let deviation = standing.at(now.0).deviation.round();
    vec![
        ("rating", ratings::figure(standing.rating).into()),
        ("deviation", deviation.to_string().into()),
    ]
}

/// A figure of points.
pub(super) fn whole(points: i64) -> i32 {
    i32::try_from(points).unwrap_or(i32::MAX)
}

/// A deviation in whole points.
pub(in crate::service) fn rounded(deviation: f64) -> i32 {
    #[expect(
        clippy::cast_possible_truncation,
        reason = "deviations are between 45 and 350"
    )]
    let rounded = deviation.round() as i32;
    rounded
}
