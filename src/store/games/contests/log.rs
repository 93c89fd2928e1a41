//! The log of a contest as rows, and the games of tables, which follow its events.

use rusqlite::{Connection, params};

use crate::contest::event::{ContestEntry, ContestEvent};
use crate::store::StoreError;
use crate::store::base::contest_ids::{ContestId, ContestOrLadder};
use crate::store::games::contests::ContestExtras;
use crate::store::games::contests::numbered_log::{self, NewBody};
use crate::store::rows::contest_bodies;
use crate::store::rows::places::GONE;

/// Writes events after a version, with the rows that are stored with them.
pub(super) fn write_entries(
    tx: &Connection,
    id: ContestId,
    after: u32,
    entries: &[ContestEntry],
    extras: &ContestExtras<'_>,
) -> Result<(), StoreError> {
    let ContestExtras {
        people,
        games,
        alarm,
        reason,
    } = extras;
    let of = ContestOrLadder::Contest(id);
    numbered_log::write_people(tx, of, people)?;
    if let Some(reason) = *reason {
        numbered_log::write_reason(tx, of, after + 1, reason)?;
    }
    let bodies = entries.iter().map(|entry| NewBody {
        at: entry.at,
        text: contest_bodies::write(&entry.event),
    });
    numbered_log::write(tx, of, after, bodies)?;
    for entry in entries {
        write_besides(tx, id, &entry.event)?;
    }
    for (table, game) in *games {
        tx.prepare_cached(
            "INSERT INTO contest_games (game, contest, number, open) VALUES (?1, ?2, ?3, 1)",
        )?
        .execute(params![game.0, id.0, table.0])?;
    }
    numbered_log::write_alarm(tx, of, *alarm)
}

/// Removes the link from the number of a forgotten player to a game that a contest has waited for.
pub(in crate::store) fn drop_games_of_forgotten(
    tx: &Connection,
    id: ContestId,
) -> Result<(), StoreError> {
    tx.prepare_cached(
        "DELETE FROM contest_games WHERE contest = ?1 AND open = 0 \
         AND EXISTS (SELECT 1 FROM people p WHERE p.game = contest_games.game AND p.player GLOB ?2 || '*')",
    )?
    .execute(params![id.0, GONE])?;
    Ok(())
}

/// Settles a table that has its result, and all tables of a contest that is over.
fn write_besides(tx: &Connection, id: ContestId, event: &ContestEvent) -> Result<(), StoreError> {
    match event {
        ContestEvent::Resulted { table, .. } => {
            tx.prepare_cached(
                "UPDATE contest_games SET open = 0 WHERE contest = ?1 AND number = ?2",
            )?
            .execute(params![id.0, table.0])?;
            drop_games_of_forgotten(tx, id)?;
        }
        // Games that are under way continue, and no other one is begun in their place.
        ContestEvent::Ended { .. } | ContestEvent::Cancelled { .. } => {
            tx.prepare_cached("UPDATE contest_games SET open = 0 WHERE contest = ?1")?
                .execute([id.0])?;
            drop_games_of_forgotten(tx, id)?;
        }
        ContestEvent::Opened { .. }
        | ContestEvent::Entered(_)
        | ContestEvent::Rested { .. }
        | ContestEvent::Left { .. }
        | ContestEvent::Replaced { .. }
        | ContestEvent::Extended { .. }
        | ContestEvent::Began { .. }
        | ContestEvent::Paired { .. }
        | ContestEvent::Started(_)
        | ContestEvent::Begun(_)
        | ContestEvent::Adjourned(_)
        | ContestEvent::Corrected { .. }
        | ContestEvent::Held { .. }
        | ContestEvent::Resumed { .. }
        | ContestEvent::PlaceLost
        | ContestEvent::Moved => {}
    }
    Ok(())
}

/// Reads the log of a contest.
pub(super) fn read_log(conn: &Connection, id: ContestId) -> Result<Vec<ContestEntry>, StoreError> {
    numbered_log::read(conn, ContestOrLadder::Contest(id), |at, body| {
        let event = contest_bodies::read(body.schema, &body.text, body.reason)?;
        Ok(ContestEntry { at, event })
    })
}
