//! Alarms: moments at which a game is looked at without a request. They are written with the events that cause them.

use rusqlite::{Connection, Params, params};

use crate::play::{GameId, PlayerId, Ply, Timestamp};
use crate::store::base::tx::Transaction;
use crate::store::games::notices;
use crate::store::{Notice, Store, StoreError};

/// The reason for an alarm.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum AlarmKind {
    /// The time of the player to move may be up, or dice may fall.
    Deadline,
    /// The player to move may be due a reminder.
    Reminder,
    /// The challenge may have expired.
    Expiry,
    /// The player has a plan for this moment.
    Plan,
    /// The player to move in a game without clocks may have been silent for so long that the waiting players are
    /// notified.
    Silence,
}

impl AlarmKind {
    const ALL: [Self; 5] = [
        Self::Deadline,
        Self::Reminder,
        Self::Expiry,
        Self::Plan,
        Self::Silence,
    ];

    const fn code(self) -> &'static str {
        match self {
            Self::Deadline => "deadline",
            Self::Reminder => "reminder",
            Self::Expiry => "expiry",
            Self::Plan => "plan",
            Self::Silence => "silence",
        }
    }
}

/// A moment at which a game is looked at. A game has at most one for each kind and player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Alarm {
    /// The reason.
    pub kind: AlarmKind,
    /// The player concerned, if one is.
    pub player: Option<PlayerId>,
    /// The number of moves when it was set.
    pub turn: Ply,
    /// The time.
    pub at: Timestamp,
    /// Number of times it has fired for that turn. The store counts it: an alarm set again for the same turn keeps its
    /// count.
    pub sent: u32,
}

/// An alarm that is due.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DueAlarm {
    /// The game.
    pub game: GameId,
    /// The alarm.
    pub alarm: Alarm,
}

/// Makes every game's clock alarms due whose time may be up earlier than expected; handling them sets them again.
pub(in crate::store) fn recheck_all_clocks(
    conn: &Connection,
    now: Timestamp,
) -> Result<(), StoreError> {
    conn.prepare_cached("UPDATE alarms SET at = ?1 WHERE kind = 'deadline' AND at > ?1")?
        .execute([now.0])?;
    Ok(())
}

/// The due alarms, earliest first.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn due(store: &Store, now: Timestamp, most: usize) -> Result<Vec<DueAlarm>, StoreError> {
    listed(
        &store.conn,
        RINGING,
        params![now.0, i64::try_from(most).unwrap_or(i64::MAX)],
    )
}

/// All alarms of a player in running games, earliest first.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn of_player(store: &Store, player: &PlayerId) -> Result<Vec<DueAlarm>, StoreError> {
    listed(&store.conn, OF_PLAYER, params![player.as_str()])
}

/// All alarms of a game.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn of_game(store: &Store, game: GameId) -> Result<Vec<Alarm>, StoreError> {
    let found = listed(&store.conn, OF_GAME, [game.0])?;
    Ok(found.into_iter().map(|ringing| ringing.alarm).collect())
}

/// The reminder set in a game.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn reminder(store: &Store, game: GameId) -> Result<Option<Alarm>, StoreError> {
    let found = listed(&store.conn, REMINDER, [game.0])?;
    Ok(found.into_iter().next().map(|ringing| ringing.alarm))
}

/// Replaces all alarms of a game, as [`Store::append`] does.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn set(store: &mut Store, game: GameId, alarms: &[Alarm]) -> Result<(), StoreError> {
    let tx = Transaction::begin(&mut store.conn)?;
    write(&tx, game, alarms)?;
    tx.commit()?;
    Ok(())
}

/// Records that these alarms fired: each is set to its next time or removed. Stores the resulting notices in the
/// same transaction.
///
/// # Errors
/// `StoreError` if the SQLite call fails; nothing is stored then.
pub fn settle(
    store: &mut Store,
    rang: &[(DueAlarm, AlarmOutcome)],
    notices: &[Notice],
    now: Timestamp,
) -> Result<(), StoreError> {
    let tx = Transaction::begin(&mut store.conn)?;
    for (ringing, next) in rang {
        match next {
            AlarmOutcome::Again { at, rung } => put_off(&tx, ringing, *at, *rung)?,
            AlarmOutcome::Done => drop_one(&tx, ringing)?,
        }
    }
    notices::insert(&tx, now, notices)?;
    tx.commit()?;
    Ok(())
}

/// The next state of an alarm that fired.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AlarmOutcome {
    /// It fires again.
    Again {
        /// The next time.
        at: Timestamp,
        /// `true` if it counts as fired, `false` if it was only postponed.
        rung: bool,
    },
    /// It is removed.
    Done,
}

/// Replaces all alarms of a game. One for the same turn as before keeps its count; unchanged ones are not written
/// again.
pub(in crate::store) fn write(
    tx: &Connection,
    game: GameId,
    alarms: &[Alarm],
) -> Result<(), StoreError> {
    let before = listed(tx, OF_GAME, [game.0])?;
    let stays = |kept: &&DueAlarm| alarms.iter().any(|alarm| key(alarm) == key(&kept.alarm));
    let (kept, mut gone): (Vec<_>, Vec<_>) = before.iter().partition(stays);
    for alarm in alarms {
        let (kind, player) = key(alarm);
        let (turn, at) = (alarm.turn.0, alarm.at.0);
        if let Some(kept) = kept.iter().find(|kept| key(&kept.alarm) == (kind, player)) {
            if (kept.alarm.turn, kept.alarm.at) != (alarm.turn, alarm.at) {
                tx.prepare_cached(RESET)?
                    .execute(params![game.0, kind, player, turn, at])?;
            }
        } else if let Some(nth) = gone.iter().position(|gone| key(&gone.alarm).0 == kind) {
            // A turn passes the reminder on, and one row is cheaper to change than two.
            let passed_on = gone.swap_remove(nth);
            tx.prepare_cached(PASS_ON)?.execute(params![
                game.0,
                kind,
                player,
                turn,
                at,
                key(&passed_on.alarm).1
            ])?;
        } else {
            tx.prepare_cached(SET)?
                .execute(params![game.0, kind, player, turn, at])?;
        }
    }
    for gone in gone {
        let (kind, player) = key(&gone.alarm);
        tx.prepare_cached("DELETE FROM alarms WHERE game = ?1 AND kind = ?2 AND player = ?3")?
            .execute(params![game.0, kind, player])?;
    }
    Ok(())
}

// Of two alarms of one kind for one player, the last one counts.
const SET: &str =
    "INSERT OR REPLACE INTO alarms (game, kind, player, turn, at) VALUES (?1, ?2, ?3, ?4, ?5)";
const RESET: &str = "UPDATE alarms SET sent = CASE WHEN turn = ?4 THEN sent ELSE 0 END, turn = ?4, at = ?5 \
     WHERE game = ?1 AND kind = ?2 AND player = ?3";
const PASS_ON: &str = "UPDATE OR REPLACE alarms SET player = ?3, turn = ?4, at = ?5, sent = 0 \
     WHERE game = ?1 AND kind = ?2 AND player = ?6";

fn key(alarm: &Alarm) -> (&str, &str) {
    let player = alarm.player.as_ref().map_or("", PlayerId::as_str);
    (alarm.kind.code(), player)
}

/// Postpones one alarm of a game; `rung` counts it as fired.
fn put_off(
    tx: &Connection,
    ringing: &DueAlarm,
    at: Timestamp,
    rung: bool,
) -> Result<(), StoreError> {
    let (kind, player) = key(&ringing.alarm);
    tx.prepare_cached(
        "UPDATE alarms SET at = ?4, sent = sent + ?5 WHERE game = ?1 AND kind = ?2 AND player = ?3 AND turn = ?6",
    )?
    .execute(params![
        ringing.game.0,
        kind,
        player,
        at.0,
        u32::from(rung),
        ringing.alarm.turn.0
    ])?;
    Ok(())
}

/// Deletes one alarm of a game.
fn drop_one(tx: &Connection, ringing: &DueAlarm) -> Result<(), StoreError> {
    let (kind, player) = key(&ringing.alarm);
    tx.prepare_cached(
        "DELETE FROM alarms WHERE game = ?1 AND kind = ?2 AND player = ?3 AND turn = ?4",
    )?
    .execute(params![ringing.game.0, kind, player, ringing.alarm.turn.0])?;
    Ok(())
}

const OF_GAME: &str = "SELECT game, kind, player, turn, at, sent FROM alarms WHERE game = ?1";
// A row of a kind that a damaged file made up must not keep all others from firing.
const RINGING: &str = "SELECT game, kind, player, turn, at, sent FROM alarms WHERE at <= ?1 \
     AND kind IN ('deadline', 'reminder', 'expiry', 'plan', 'silence') \
     AND NOT EXISTS (SELECT 1 FROM set_apart a WHERE a.game = alarms.game AND a.until_at IS NULL) \
     ORDER BY at, game, kind, player LIMIT ?2";
const OF_PLAYER: &str = "SELECT a.game, a.kind, a.player, a.turn, a.at, a.sent \
     FROM people p CROSS JOIN alarms a ON a.game = p.game \
     WHERE p.player = ?1 AND p.stage = 'running' AND a.player = ?1 ORDER BY a.at, a.game";

const REMINDER: &str =
    "SELECT game, kind, player, turn, at, sent FROM alarms WHERE game = ?1 AND kind = 'reminder'";

fn listed(conn: &Connection, sql: &str, params: impl Params) -> Result<Vec<DueAlarm>, StoreError> {
    let mut statement = conn.prepare_cached(sql)?;
    let rows = statement.query_map(params, read)?;
    // `kingboard doctor` finds the alarm that a row of an unknown kind stood for.
    rows.filter_map(|row| row.map_err(StoreError::from).transpose())
        .collect()
}

/// An alarm; `None` if its kind is unknown.
fn read(row: &rusqlite::Row<'_>) -> Result<Option<DueAlarm>, rusqlite::Error> {
    let kind: String = row.get(1)?;
    let kind = AlarmKind::ALL
        .into_iter()
        .find(|known| known.code() == kind);
    let Some(kind) = kind else {
        return Ok(None);
    };
    let player: String = row.get(2)?;
    Ok(Some(DueAlarm {
        game: GameId(row.get(0)?),
        alarm: Alarm {
            kind,
            player: (!player.is_empty()).then(|| PlayerId::new(player)),
            turn: Ply(row.get(3)?),
            at: Timestamp(row.get(4)?),
            sent: row.get(5)?,
        },
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_kind_that_a_damaged_file_made_up_keeps_no_other_alarm_from_firing() {
        let store = Store::in_memory().unwrap();
        for off in ["foreign_keys", "ignore_check_constraints"] {
            let on = off == "ignore_check_constraints";
            store.conn.pragma_update(None, off, on).unwrap();
        }
        let mut rows = vec!["(1, 'plam', '', 0, 1)".to_owned()];
        for (game, kind) in (2_i64..).zip(AlarmKind::ALL) {
            rows.push(format!("({game}, '{}', '', 0, 2)", kind.code()));
        }
        let rows = format!(
            "INSERT INTO alarms (game, kind, player, turn, at) VALUES {}",
            rows.join(", ")
        );
        store.conn.execute_batch(&rows).unwrap();
        let due = due(&store, Timestamp(5), 9).unwrap();
        let kinds: Vec<AlarmKind> = due.iter().map(|due| due.alarm.kind).collect();
        assert_eq!(kinds, AlarmKind::ALL);
        assert_eq!(of_game(&store, GameId(1)).unwrap(), Vec::new());
    }

    #[test]
    fn alarms_that_stay_are_not_written_again_and_those_not_set_are_gone() {
        let mut store = Store::in_memory().unwrap();
        store
            .conn
            .pragma_update(None, "foreign_keys", false)
            .unwrap();
        let alarm = |kind, at| Alarm {
            kind,
            player: None,
            turn: Ply(3),
            at: Timestamp(at),
            sent: 0,
        };
        let (game, other) = (GameId(1), GameId(2));
        let both = [alarm(AlarmKind::Deadline, 5), alarm(AlarmKind::Reminder, 4)];
        set(&mut store, other, &both).unwrap();
        set(&mut store, game, &both).unwrap();
        let written = store.conn.total_changes();
        set(&mut store, game, &both).unwrap();
        assert_eq!(store.conn.total_changes(), written);
        let later = [alarm(AlarmKind::Deadline, 6)];
        set(&mut store, game, &later).unwrap();
        assert_eq!(store.conn.total_changes(), written + 2);
        let left = due(&store, Timestamp(9), 9).unwrap();
        let left = left
            .iter()
            .map(|ringing| (ringing.game, ringing.alarm.at.0));
        assert_eq!(
            left.collect::<Vec<_>>(),
            [(other, 4), (other, 5), (game, 6)]
        );
    }

    #[test]
    fn no_question_about_alarms_passes_those_that_wait() {
        let store = Store::in_memory().unwrap();
        for sql in [OF_GAME, RINGING, OF_PLAYER, REMINDER] {
            let plan = store.plan(sql);
            let quick = |step: &String| {
                ["SEARCH ", "CORRELATED "]
                    .iter()
                    .any(|start| step.starts_with(start))
                    || step.contains("TEMP B-TREE")
            };
            assert!(plan.iter().all(quick), "{sql}\n{plan:#?}");
        }
    }
}
