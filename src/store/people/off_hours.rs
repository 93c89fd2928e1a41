//! Off hours and holidays of a player, which concern all their games. They are stored together with the events they
//! cause in each game.

use rusqlite::{Connection, params};

use crate::play::calendar::TimeSpan;
use crate::play::{PlayerId, Timestamp};
use crate::store::base::tx::Transaction;
use crate::store::games::event_log::{GameChange, write_changes};
use crate::store::rows::lists;
use crate::store::{Store, StoreError};

/// A change of a player's off hours.
#[derive(Clone, Copy, Debug)]
pub enum OffHoursChange<'a> {
    /// A preference; `None` is the default.
    Preference(&'a str, Option<&'a str>),
    /// All holidays, in order.
    Holidays(&'a [TimeSpan]),
}

/// Stores a player's change and the events it causes in their games, in one transaction.
///
/// # Errors
/// [`StoreError::Conflict`] when one of the games is not at its version; nothing is stored then.
pub fn change(
    store: &mut Store,
    player: &PlayerId,
    off_hours: &[OffHoursChange<'_>],
    changes: &[GameChange<'_>],
) -> Result<(), StoreError> {
    let tx = Transaction::begin(&mut store.conn)?;
    for change in off_hours {
        match change {
            OffHoursChange::Preference(name, Some(value)) => tx
                .prepare_cached(
                    "INSERT OR REPLACE INTO preferences (player, name, value) VALUES (?1, ?2, ?3)",
                )?
                .execute(params![player.as_str(), name, value])?,
            OffHoursChange::Preference(name, None) => tx
                .prepare_cached("DELETE FROM preferences WHERE player = ?1 AND name = ?2")?
                .execute([player.as_str(), name])?,
            OffHoursChange::Holidays(holidays) => {
                let mut gone = tx.prepare_cached("DELETE FROM holidays WHERE player = ?1")?;
                gone.execute([player.as_str()])?;
                let mut put = tx.prepare_cached(
                    "INSERT INTO holidays (player, from_at, until_at) VALUES (?1, ?2, ?3)",
                )?;
                for TimeSpan { from, until } in *holidays {
                    put.execute(params![player.as_str(), from.0, until.0])?;
                }
                holidays.len()
            }
        };
    }
    append_each(&tx, changes)?;
    tx.commit()?;
    Ok(())
}

/// The holidays of a player, past ones too, in order.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn holidays(store: &Store, player: &PlayerId) -> Result<Vec<TimeSpan>, StoreError> {
    let mut statement = store.conn.prepare_cached(
        "SELECT from_at, until_at FROM holidays WHERE player = ?1 ORDER BY from_at",
    )?;
    let rows = statement.query_map([player.as_str()], |row| {
        Ok(TimeSpan {
            from: Timestamp(row.get(0)?),
            until: Timestamp(row.get(1)?),
        })
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// Writes events in several games, inside a transaction.
pub(in crate::store) fn append_each(
    tx: &Connection,
    changes: &[GameChange<'_>],
) -> Result<(), StoreError> {
    for GameChange {
        expected,
        entries,
        summary,
        owed,
    } in changes
    {
        lists::update(tx, *expected, summary)?;
        write_changes(tx, *expected, entries, summary, *owed)?;
    }
    Ok(())
}
