//! Figures for operators: overdue messages, games by kind and stage, file sizes.

use rusqlite::params;

use crate::play::Timestamp;
use crate::store::{Store, StoreError};

// Only the first entry of each game: later ones wait for it. Those of a quarantined game wait for its release.
const FIRST_DUE: &str = "SELECT min(due_at) FROM ( \
     SELECT due_at FROM (SELECT p.due_at FROM promises p CROSS JOIN games g ON g.id = p.game \
     WHERE p.state = 'waiting' \
     AND coalesce((SELECT e.state FROM promises e WHERE e.game = p.game AND e.upto < p.upto \
         ORDER BY e.upto DESC LIMIT 1), '') <> 'waiting' \
     AND NOT EXISTS (SELECT 1 FROM set_apart a WHERE a.game = p.game AND a.until_at IS NULL) \
     AND substr(g.place || ':', 1, length(?1) + 1) = ?1 || ':' ORDER BY p.due_at LIMIT 1) \
     UNION ALL SELECT due_at FROM notices \
     WHERE state = 'waiting' AND substr(coalesce(place, player) || ':', 1, length(?1) + 1) = ?1 || ':')";

/// When the first deliverable message to places or people of this transport was due. A message that was tried
/// is due at its next attempt.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn oldest_untried(store: &Store, transport: &str) -> Result<Option<Timestamp>, StoreError> {
    let mut statement = store.conn.prepare_cached(FIRST_DUE)?;
    let due: Option<i64> = statement.query_row(params![transport], |row| row.get(0))?;
    Ok(due.map(Timestamp))
}

/// The number of games of each kind and stage. It is a full scan: do not call it on the worker thread.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn count_games(store: &Store) -> Result<Vec<(String, String, i64)>, StoreError> {
    let mut statement = store.conn.prepare_cached(
        "SELECT kind, stage, count(*) FROM games GROUP BY kind, stage ORDER BY kind, stage",
    )?;
    let rows = statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))?;
    Ok(rows.collect::<Result<_, _>>()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn looking_for_what_is_due_passes_nothing_that_is_settled() {
        let store = Store::in_memory().unwrap();
        assert_eq!(oldest_untried(&store, "discord").unwrap(), None);
        assert_eq!(count_games(&store).unwrap(), []);
        let plan = store.plan(FIRST_DUE);
        // The indexes of waiting messages hold nothing else.
        let whole = |step: &&String| {
            step.starts_with("SCAN ")
                && !["_waiting", "promises_due", "subquery"]
                    .iter()
                    .any(|name| step.contains(name))
        };
        assert_eq!(plan.iter().find(whole), None, "{plan:#?}");
    }
}
