//! Deliveries: attempts and their results, the consequences of a posted message, and the game that it is about.

use rusqlite::{Connection, params};

use crate::play::{GameId, Place, Timestamp, Version};
use crate::store::base::tx::Transaction;
use crate::store::games::controls::{PostedControls, StaleControls};
use crate::store::games::notices::{self, Notice, NoticeId, Recipient};
use crate::store::games::outbox::{self, DeliveryResult, OutboxId};
use crate::store::rows::places::place_text;
use crate::store::{Store, StoreError};

/// The effects of a posted message.
#[derive(Clone, Copy, Debug, Default)]
pub struct DeliveryEffects<'a> {
    /// Further notices.
    pub notices: &'a [Notice],
    /// The message itself, if it carries controls.
    pub posted: Option<&'a PostedControls>,
    /// Earlier messages that are to lose controls.
    pub stale: &'a [StaleControls],
}

impl<'a> DeliveryEffects<'a> {
    /// Only further notices.
    pub fn message_only(notices: &'a [Notice]) -> Self {
        Self {
            notices,
            ..Self::default()
        }
    }
}

/// Stores the effects of a posted message.
pub(in crate::store) fn follow(
    tx: &Connection,
    follows: DeliveryEffects<'_>,
    now: Timestamp,
) -> Result<(), StoreError> {
    let DeliveryEffects {
        notices,
        posted,
        stale,
    } = follows;
    notices::insert(tx, now, notices)?;
    // A message without its outbox entry has no known version, so none of its controls is valid.
    let mut mark_stale = tx.prepare_cached(
        "UPDATE controls SET due_at = ?2, promise = iif(?3, NULL, promise) WHERE id = ?1",
    )?;
    for StaleControls { id, spent } in stale {
        mark_stale.execute(params![id.0, now.0, spent])?;
    }
    let Some(posted) = posted else {
        return Ok(());
    };
    let (place, player) = match &posted.to {
        Recipient::Place(place) => (Some(place_text(place)), None),
        Recipient::Person(player) => (None, Some(player.as_str())),
    };
    // Its controls before the edit.
    tx.prepare_cached("DELETE FROM controls WHERE game = ?1 AND place IS ?2 AND message = ?3")?
        .execute(params![posted.game.0, place, posted.message])?;
    tx.prepare_cached(
        "INSERT INTO controls (game, place, player, message, promise, ply, shown) \
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
    )?
    .execute(params![
        posted.game.0,
        place,
        player,
        posted.message,
        posted.outbox.map(|entry| entry.0),
        posted.ply.0,
        posted.on_stale.column(),
    ])?;
    Ok(())
}

/// Records an attempt to deliver an outbox message. A posted or abandoned message keeps its state.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn settle(
    store: &mut Store,
    id: OutboxId,
    how: &DeliveryResult,
    now: Timestamp,
) -> Result<(), StoreError> {
    write_settled(store, id, how, DeliveryEffects::default(), now)
}

/// Records that an outbox message was posted, with the effects of that, in one transaction. A message that no longer
/// waited has no effects. A power failure may lose this: the message is then posted again, and Discord drops it by
/// its nonce.
///
/// # Errors
/// `StoreError` if the SQLite call fails; nothing is stored then.
pub fn settle_posted(
    store: &mut Store,
    id: OutboxId,
    message: Option<String>,
    follows: DeliveryEffects<'_>,
    now: Timestamp,
) -> Result<(), StoreError> {
    let posted = DeliveryResult::Posted(message);
    store.relaxed(|store| write_settled(store, id, &posted, follows, now))
}

/// Records that an outbox message is not delivered, with further notices about that, in one transaction.
///
/// # Errors
/// `StoreError` if the SQLite call fails; nothing is stored then.
pub fn settle_never(
    store: &mut Store,
    id: OutboxId,
    why: String,
    follows: DeliveryEffects<'_>,
    now: Timestamp,
) -> Result<(), StoreError> {
    write_settled(store, id, &DeliveryResult::Never(why), follows, now)
}

fn write_settled(
    store: &mut Store,
    id: OutboxId,
    how: &DeliveryResult,
    follows: DeliveryEffects<'_>,
    now: Timestamp,
) -> Result<(), StoreError> {
    let tx = Transaction::begin(&mut store.conn)?;
    if outbox::write_result(&tx, id, how, now)? {
        follow(&tx, follows, now)?;
    }
    tx.commit()?;
    Ok(())
}

/// The game of a posted message, in the server of this place: the game may have moved since. Returns the version too
/// if the message shows a board.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn origin_of_message(
    store: &Store,
    place: &Place,
    message: &str,
) -> Result<Option<(GameId, Option<Version>)>, StoreError> {
    if let Some((game, version)) = outbox::game_of_announcement(&store.conn, place, message)? {
        return Ok(Some((game, Some(version))));
    }
    notices::game_of_message(&store.conn, message)
}

/// The game alone of [`origin_of_message`].
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn game_of_message(
    store: &Store,
    place: &Place,
    message: &str,
) -> Result<Option<GameId>, StoreError> {
    Ok(origin_of_message(store, place, message)?.map(|(game, _)| game))
}

/// Records an attempt to deliver a notice, with its effects, in one transaction. A posted or abandoned notice keeps
/// its state and has no further effects.
///
/// # Errors
/// `StoreError` if the SQLite call fails; nothing is stored then.
pub fn settle_notice(
    store: &mut Store,
    id: NoticeId,
    how: &DeliveryResult,
    follows: DeliveryEffects<'_>,
    now: Timestamp,
) -> Result<(), StoreError> {
    let tx = Transaction::begin(&mut store.conn)?;
    if notices::settle(&tx, id, how, now)? {
        follow(&tx, follows, now)?;
    }
    tx.commit()?;
    Ok(())
}
