//! The audit log of a server: its moderators' actions, found in the logs of its games.

use rusqlite::params;

use crate::play::event::{Event, ModerationEvent};
use crate::play::{GameId, Server, Timestamp};
use crate::store::rows::event_bodies;
use crate::store::rows::places::server_text;
use crate::store::{Store, StoreError};

/// In the order of the index, read from its end.
const NEWEST: &str = "SELECT e.game, e.seq, e.at, e.schema, e.body \
     FROM events e INDEXED BY events_of_moderators CROSS JOIN games g ON g.id = e.game \
     WHERE substr(e.body, 1, 14) = '{\"moderated\":{' AND g.house = ?1 \
     ORDER BY e.at DESC, e.game DESC, e.seq DESC LIMIT ?2";

/// A moderator's action, or a player's report and its answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AuditEntry {
    /// The game.
    pub game: GameId,
    /// The time.
    pub at: Timestamp,
    /// The event.
    pub event: ModerationEvent,
}

/// Moderators' actions on the games of a server, newest first.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn newest(store: &Store, server: &Server, most: usize) -> Result<Vec<AuditEntry>, StoreError> {
    let most = i64::try_from(most).unwrap_or(i64::MAX);
    let mut statement = store.conn.prepare_cached(NEWEST)?;
    let mut rows = statement.query(params![server_text(server), most])?;
    let mut entries = Vec::new();
    while let Some(row) = rows.next()? {
        let game = GameId(row.get(0)?);
        let seq = row.get(1)?;
        let corrupt = |what| StoreError::Corrupt { game, seq, what };
        let body: String = row.get(4)?;
        match event_bodies::read(row.get(3)?, &body) {
            Ok(Event::Moderated(event)) => {
                let at = Timestamp(row.get(2)?);
                entries.push(AuditEntry { game, at, event });
            }
            Ok(_) => {}
            // One damaged entry must not hide all others.
            Err(what) => drop(store.damage_log.record(corrupt(what))),
        }
    }
    Ok(entries)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_moderators_did_is_found_without_a_look_at_moves() {
        let store = Store::in_memory().unwrap();
        let plan = store.plan(NEWEST);
        assert!(
            plan.iter()
                .any(|step| step.contains("events_of_moderators")),
            "{plan:#?}"
        );
        assert!(
            !plan.iter().any(|step| step.contains("B-TREE")),
            "{plan:#?}"
        );
    }
}
