//! The list row of one game, read.

use rusqlite::{Row, Rows};

use crate::play::rated::RatedGame;
use crate::play::stage::Stage;
use crate::play::summary::GameSummary;
use crate::play::{GameId, PlayerId, Timestamp, Version};
use crate::store::StoreError;
use crate::store::base::damage::DamageLog;
use crate::store::rows::places::place_of_text;
use crate::store::rows::{event_bodies, parts};

macro_rules! columns {
    () => {
        "SELECT g.id, g.version, g.kind, g.options, g.place, g.stage, g.challenger, g.invited, g.seats, \
         g.to_move, g.ply, g.outcome, g.created_at, g.changed_at, g.set_up, g.stakes, g.rated_at "
    };
}
pub(in crate::store) use columns;

/// The first rows that can be read, at most `most`; damage met before is recorded.
pub(in crate::store) fn readable(
    mut rows: Rows<'_>,
    most: usize,
    damage_log: &DamageLog,
) -> Result<Vec<GameSummary>, StoreError> {
    let mut found = Vec::new();
    while found.len() < most
        && let Some(row) = rows.next()?
    {
        found.extend(row_if_healthy(row, damage_log)?);
    }
    Ok(found)
}

/// [`read`] for a list, in which one damaged row must not hide the others.
fn row_if_healthy(
    row: &Row<'_>,
    damage_log: &DamageLog,
) -> Result<Option<GameSummary>, StoreError> {
    match read(row).map_err(|error| damage_log.record(error)) {
        Err(StoreError::CorruptRow { .. }) => Ok(None),
        read => read.map(Some),
    }
}

pub(in crate::store) fn read(row: &Row<'_>) -> Result<GameSummary, StoreError> {
    let id = GameId(row.get(0)?);
    read_row(id, row).map_err(|error| {
        // A number out of range, or invalid UTF-8: no fault of SQLite's.
        if let StoreError::Sqlite(error) = &error
            && error.sqlite_error_code().is_none()
        {
            let what = error.to_string();
            return StoreError::CorruptRow { game: id, what };
        }
        error
    })
}

fn read_row(id: GameId, row: &Row<'_>) -> Result<GameSummary, StoreError> {
    let corrupt = |what: String| StoreError::CorruptRow { game: id, what };
    let slug: String = row.get(2)?;
    let stage: String = row.get(5)?;
    let seats: String = row.get(8)?;
    let outcome: Option<String> = row.get(11)?;
    let there = event_bodies::read_players(&seats).map_err(corrupt)?;
    let (seats, present) = match stage.as_str() {
        "open" => (Vec::new(), there),
        _ => (there, Vec::new()),
    };
    Ok(GameSummary {
        id,
        version: Version(row.get(1)?),
        kind: slug
            .parse()
            .map_err(|_| corrupt(format!("there is no game {slug}")))?,
        options: parts::read_options(&row.get::<_, String>(3)?),
        set_up: row.get(14)?,
        place: place_of_text(&row.get::<_, String>(4)?),
        stage: Stage::ALL
            .into_iter()
            .find(|known| known.word() == stage)
            .ok_or_else(|| corrupt(format!("there is no stage {stage}")))?,
        challenger: PlayerId::new(row.get::<_, String>(6)?),
        invited: row.get::<_, Option<String>>(7)?.map(PlayerId::new),
        seats,
        present,
        to_move: row.get::<_, Option<String>>(9)?.map(PlayerId::new),
        // The column is called `ply` because it once held that.
        moves: row.get(10)?,
        outcome: outcome
            .map(|text| event_bodies::read_outcome(&text))
            .transpose()
            .map_err(corrupt)?,
        rated: match row.get::<_, Option<String>>(15)? {
            Some(word) => Some(RatedGame {
                everywhere: word == "everywhere",
                ended: row.get::<_, Option<i64>>(16)?.map(Timestamp),
            }),
            None => None,
        },
        created: Timestamp(row.get(12)?),
        changed: Timestamp(row.get(13)?),
    })
}
