//! Posted messages that a later move makes stale: some lose controls, and answers without controls are deleted.
//!
//! The service decides which controls are still valid. A row is deleted with the last control of its message, or with
//! the message.

use std::num::NonZeroUsize;

use rusqlite::{Connection, OptionalExtension, params};

use crate::play::{GameId, Place, PlayerId, Ply, Timestamp};
use crate::store::games::notices::Recipient;
use crate::store::games::outbox::OutboxId;
use crate::store::rows::places::{place_of_text, place_text};
use crate::store::{Store, StoreError};

/// A posted message with controls, or an answer that is deleted after the next move of its game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PostedControls {
    /// The game they are about.
    pub game: GameId,
    /// Its place or recipient.
    pub to: Recipient,
    /// Its message id there.
    pub message: String,
    /// The outbox message it delivered; `None` for a message about no event.
    pub outbox: Option<OutboxId>,
    /// The number of moves made on the board it shows.
    pub ply: Ply,
    /// The effect of a later move on it.
    pub on_stale: OnStale,
}

/// The fate of a message that a later move has made stale.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OnStale {
    /// It loses the controls that are not valid any more.
    RemoveControls {
        /// The number of controls it has.
        shown: NonZeroUsize,
    },
    /// It is deleted.
    Delete,
}

impl OnStale {
    /// As the column `shown` has it: the number of controls, and 0 for a message that is deleted.
    fn from_column(shown: i64) -> Self {
        let shown = usize::try_from(shown).ok().and_then(NonZeroUsize::new);
        shown.map_or(Self::Delete, |shown| Self::RemoveControls { shown })
    }

    /// The value of the column `shown`.
    pub(in crate::store) fn column(self) -> i64 {
        match self {
            Self::RemoveControls { shown } => i64::try_from(shown.get()).unwrap_or(i64::MAX),
            Self::Delete => 0,
        }
    }
}

/// An answer that is deleted after the next move of its game.
#[derive(Clone, Copy, Debug)]
pub struct TransientAnswer<'a> {
    /// The game.
    pub game: GameId,
    /// The number of moves made when it was given.
    pub ply: Ply,
    /// Its place.
    pub place: &'a Place,
    /// Its message id there.
    pub message: &'a str,
}

/// The number of a message with controls.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PostedControlsId(pub i64);

/// The result of one attempt to remove controls.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ControlsEditResult {
    /// Some controls are left; some of these may be stale by now.
    Left {
        /// Their number.
        shown: usize,
        /// `true` if all of them are valid.
        serving: bool,
    },
    /// Not now: try again at this time.
    Later(Timestamp),
    /// Gave up: the controls stay and are not tried again.
    Never,
}

/// An earlier message that is to lose controls.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StaleControls {
    /// The message.
    pub id: PostedControlsId,
    /// `true` if none of its controls is valid: all are removed without another look at the game.
    pub spent: bool,
}

/// Most answers of one game that are to go with its next move.
const MAX_TRANSIENT_ANSWERS: i64 = 30;

/// Most attempts to remove the controls of one message.
const MAX_ATTEMPTS: u32 = 100;

const OF_GAME: &str = "SELECT id, game, place, player, message, promise, ply, shown FROM controls \
     WHERE game = ?1 AND due_at IS NULL ORDER BY id";
const ONE: &str = "SELECT id, game, place, player, message, promise, ply, shown FROM controls \
     WHERE id = ?1";
const WORN: &str = "SELECT id, game, place, player, message, promise, ply, shown FROM controls \
     WHERE due_at <= ?2 AND substr(coalesce(place, player) || ':', 1, length(?1) + 1) = ?1 || ':' \
     ORDER BY shown = 0, due_at, id LIMIT ?3";
const TRANSIENT: &str = "INSERT INTO controls (game, place, message, ply, shown, due_at) \
     SELECT ?1, ?2, ?3, ?4, 0, ?5 WHERE ?6 > \
     (SELECT count(*) FROM controls WHERE game = ?1 AND shown = 0 AND due_at IS NULL)";
const FORGET_TRANSIENT: &str =
    "DELETE FROM controls WHERE shown = 0 AND place = ?1 AND message = ?2";
const HOLD_TRANSIENT: &str = "UPDATE controls SET due_at = ?3 \
     WHERE shown = 0 AND place = ?1 AND message = ?2 AND due_at IS NULL";
const TRANSIENT_AT: &str = "SELECT id, game, place, player, message, promise, ply, shown FROM controls \
     WHERE shown = 0 AND place = ?1 AND message = ?2";
const WORN_AT: &str = "SELECT 1 FROM controls WHERE due_at IS NOT NULL AND place = ?1 LIMIT 1";

/// The messages of a game that a later move makes stale, oldest first, without those already marked as stale.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn of_game(
    store: &Store,
    game: GameId,
) -> Result<Vec<(PostedControlsId, PostedControls)>, StoreError> {
    let mut statement = store.conn.prepare_cached(OF_GAME)?;
    let rows = statement.query_map([game.0], read)?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// Records an answer that is deleted after the next move of its game, or from `due` on if that is given. A game has at
/// most [`MAX_TRANSIENT_ANSWERS`]. A power failure may lose the record: the answer then stays.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn record_transient(
    store: &mut Store,
    answer: &TransientAnswer<'_>,
    due: Option<Timestamp>,
) -> Result<(), StoreError> {
    let values = params![
        answer.game.0,
        place_text(answer.place),
        answer.message,
        answer.ply.0,
        due.map(|due| due.0),
        MAX_TRANSIENT_ANSWERS,
    ];
    store.relaxed(|store| {
        store.conn.prepare_cached(TRANSIENT)?.execute(values)?;
        Ok(())
    })
}

/// Forgets an answer at a place in all its games: it is gone, or another one has taken its place.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn forget_transient(store: &mut Store, place: &Place, message: &str) -> Result<(), StoreError> {
    store.relaxed(|store| delete_transient(store, place, message))
}

/// Holds an answer at a place: no move of its games deletes it. It is deleted from `until` on unless it is forgotten or
/// released before.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn hold_transient(
    store: &mut Store,
    place: &Place,
    message: &str,
    until: Timestamp,
) -> Result<(), StoreError> {
    let values = params![place_text(place), message, until.0];
    store.relaxed(|store| {
        store.conn.prepare_cached(HOLD_TRANSIENT)?.execute(values)?;
        Ok(())
    })
}

/// An answer at a place, once for each of its games.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn transient_at(
    store: &Store,
    place: &Place,
    message: &str,
) -> Result<Vec<(PostedControlsId, PostedControls)>, StoreError> {
    let mut statement = store.conn.prepare_cached(TRANSIENT_AT)?;
    let rows = statement.query_map([place_text(place).as_str(), message], read)?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// Releases a held answer about one game: the next move of that deletes it, or from `due` on if that is given.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn release_transient(
    store: &mut Store,
    id: PostedControlsId,
    due: Option<Timestamp>,
) -> Result<(), StoreError> {
    let values = params![id.0, due.map(|due| due.0)];
    store.relaxed(|store| {
        store
            .conn
            .prepare_cached("UPDATE controls SET due_at = ?2 WHERE id = ?1")?
            .execute(values)?;
        Ok(())
    })
}

fn delete_transient(store: &Store, place: &Place, message: &str) -> Result<(), StoreError> {
    let mut statement = store.conn.prepare_cached(FORGET_TRANSIENT)?;
    statement.execute([place_text(place).as_str(), message])?;
    Ok(())
}

/// One such message, while it has controls.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn get(store: &Store, id: PostedControlsId) -> Result<Option<PostedControls>, StoreError> {
    let mut statement = store.conn.prepare_cached(ONE)?;
    let found = statement.query_row([id.0], read).optional()?;
    Ok(found.map(|(_, posted)| posted))
}

/// The messages due to lose controls, at places and people of this transport, and after them the answers due to be
/// deleted.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn stale(
    store: &Store,
    transport: &str,
    now: Timestamp,
    most: usize,
) -> Result<Vec<(PostedControlsId, PostedControls)>, StoreError> {
    let most = i64::try_from(most).unwrap_or(i64::MAX);
    let mut statement = store.conn.prepare_cached(WORN)?;
    let rows = statement.query_map(params![transport, now.0, most], read)?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// Returns `true` if a message at this place is still to lose controls.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn has_stale_at(store: &Store, place: &Place) -> Result<bool, StoreError> {
    let mut statement = store.conn.prepare_cached(WORN_AT)?;
    Ok(statement.exists([place_text(place)])?)
}

/// Records one attempt to remove controls. After several failures there is no further one. An answer that is deleted is
/// forgotten in all its games. A power failure may lose this: the attempt is then made once more.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn settle_edit(
    store: &mut Store,
    id: PostedControlsId,
    how: ControlsEditResult,
) -> Result<(), StoreError> {
    store.relaxed(|store| write_edit(store, id, how))
}

fn write_edit(
    store: &mut Store,
    id: PostedControlsId,
    how: ControlsEditResult,
) -> Result<(), StoreError> {
    let forget = |conn: &Connection, least: u32| {
        conn.prepare_cached("DELETE FROM controls WHERE id = ?1 AND tries >= ?2")?
            .execute([id.0, least.into()])
    };
    match how {
        ControlsEditResult::Left { shown: 0, .. } | ControlsEditResult::Never => {
            let posted = get(store, id)?;
            forget(&store.conn, 0)?;
            if let Some(PostedControls {
                on_stale: OnStale::Delete,
                to: Recipient::Place(place),
                message,
                ..
            }) = posted
            {
                delete_transient(store, &place, &message)?;
            }
        }
        ControlsEditResult::Left { shown, serving } => {
            let shown = i64::try_from(shown).unwrap_or(i64::MAX);
            store
                .conn
                .prepare_cached(
                    "UPDATE controls SET shown = ?2, tries = 0, \
                     due_at = CASE WHEN ?3 THEN NULL ELSE due_at END WHERE id = ?1",
                )?
                .execute(params![id.0, shown, serving])?;
        }
        ControlsEditResult::Later(at) => {
            store
                .conn
                .prepare_cached("UPDATE controls SET tries = tries + 1, due_at = ?2 WHERE id = ?1")?
                .execute([id.0, at.0])?;
            forget(&store.conn, MAX_ATTEMPTS)?;
        }
    }
    Ok(())
}

fn read(row: &rusqlite::Row<'_>) -> Result<(PostedControlsId, PostedControls), rusqlite::Error> {
    let place = row
        .get::<_, Option<String>>(2)?
        .map(|text| place_of_text(&text));
    let player = row.get::<_, Option<String>>(3)?.unwrap_or_default();
    let posted = PostedControls {
        game: GameId(row.get(1)?),
        to: match place {
            Some(place) => Recipient::Place(place),
            None => Recipient::Person(PlayerId::new(player)),
        },
        message: row.get(4)?,
        outbox: row.get::<_, Option<i64>>(5)?.map(OutboxId),
        ply: Ply(row.get(6)?),
        on_stale: OnStale::from_column(row.get(7)?),
    };
    Ok((PostedControlsId(row.get(0)?), posted))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::games::delivery::{DeliveryEffects, follow};

    #[test]
    fn no_question_about_controls_passes_those_that_serve() {
        let store = Store::in_memory().unwrap();
        for sql in [
            OF_GAME,
            ONE,
            WORN,
            WORN_AT,
            FORGET_TRANSIENT,
            HOLD_TRANSIENT,
            TRANSIENT_AT,
        ] {
            let plan = store.plan(sql);
            let quick = |step: &String| {
                step.starts_with("SEARCH ")
                    || step.contains("TEMP B-TREE")
                    || step.ends_with("USING INDEX controls_worn")
            };
            assert!(plan.iter().all(quick), "{sql}\n{plan:#?}");
        }
    }

    #[test]
    fn a_message_that_is_to_lose_controls_is_not_asked_about_at_each_move() {
        let store = Store::in_memory().unwrap();
        store
            .conn
            .pragma_update(None, "foreign_keys", false)
            .unwrap();
        let posted = PostedControls {
            game: GameId(1),
            to: Recipient::Place(Place::of_transport("console")),
            message: "7".to_owned(),
            outbox: Some(OutboxId(5)),
            ply: Ply(3),
            on_stale: OnStale::from_column(2),
        };
        let effects = DeliveryEffects {
            posted: Some(&posted),
            ..DeliveryEffects::default()
        };
        follow(&store.conn, effects, Timestamp(1)).unwrap();
        let (id, _) = of_game(&store, GameId(1)).unwrap().remove(0);
        for (spent, outbox) in [(false, posted.outbox), (true, None)] {
            let effects = DeliveryEffects {
                stale: &[StaleControls { id, spent }],
                ..DeliveryEffects::default()
            };
            follow(&store.conn, effects, Timestamp(2)).unwrap();
            assert_eq!(of_game(&store, GameId(1)).unwrap(), []);
            let stale = stale(&store, "console", Timestamp(2), 9).unwrap();
            let posted = posted.clone();
            assert_eq!(stale, [(id, PostedControls { outbox, ..posted })]);
        }
    }
}
