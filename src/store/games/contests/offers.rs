//! Places of contests that moderators offer to other people.

use rusqlite::{OptionalExtension, params};

use crate::contest::values::EntrantId;
use crate::play::{PlayerId, Timestamp};
use crate::store::base::contest_ids::ContestId;
use crate::store::{Store, StoreError};

/// A place that is offered to another person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlaceOffer {
    /// The person.
    pub player: PlayerId,
    /// The moderator who offers it.
    pub by: PlayerId,
    /// The moderator’s reason; empty for none.
    pub reason: String,
    /// The time until which it stands.
    pub until: Timestamp,
}

/// Offers a place; an older offer of it is gone, and so are those of any place that have ended.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn make(
    store: &mut Store,
    contest: ContestId,
    place: EntrantId,
    offer: &PlaceOffer,
    now: Timestamp,
) -> Result<(), StoreError> {
    store
        .conn
        .prepare_cached("DELETE FROM contest_offers WHERE until_at <= ?1")?
        .execute([now.0])?;
    let PlaceOffer {
        player,
        by,
        reason,
        until,
    } = offer;
    store.conn
        .prepare_cached(
            "INSERT OR REPLACE INTO contest_offers (contest, number, player, moderator, text, until_at) \
             VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
        )?
        .execute(params![
            contest.0,
            place.0,
            player.as_str(),
            by.as_str(),
            reason,
            until.0
        ])?;
    Ok(())
}

/// The offer of a place.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn get(
    store: &Store,
    contest: ContestId,
    place: EntrantId,
) -> Result<Option<PlaceOffer>, StoreError> {
    let mut statement = store.conn.prepare_cached(
        "SELECT player, moderator, text, until_at FROM contest_offers WHERE contest = ?1 AND number = ?2",
    )?;
    let found = statement.query_row(params![contest.0, place.0], |row| {
        Ok(PlaceOffer {
            player: PlayerId::new(row.get::<_, String>(0)?),
            by: PlayerId::new(row.get::<_, String>(1)?),
            reason: row.get(2)?,
            until: Timestamp(row.get(3)?),
        })
    });
    Ok(found.optional()?)
}

/// Ends an offer.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn end(store: &mut Store, contest: ContestId, place: EntrantId) -> Result<(), StoreError> {
    store
        .conn
        .prepare_cached("DELETE FROM contest_offers WHERE contest = ?1 AND number = ?2")?
        .execute(params![contest.0, place.0])?;
    Ok(())
}
