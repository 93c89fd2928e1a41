//! Roles of the first three of a server's standings: their wanted and their present wearers.
//!
//! A row is compared with itself: while the wanted state differs from the given one, there is something to do. A role
//! that was about to be given counts as perhaps given until the result is known, so none is left behind after a crash.

use std::collections::BTreeSet;

use rusqlite::{Connection, OptionalExtension, params};

use crate::play::{PlayerId, Server, Timestamp};
use crate::store::base::tx::Transaction;
use crate::store::rows::places::{server_of_text, server_text};
use crate::store::{Store, StoreError};

/// A role and the player who wears it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct WornRole {
    /// The role, by the name that its server uses.
    pub role: String,
    /// The player.
    pub player: PlayerId,
}

/// A role to be given or removed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoleChange {
    /// The server.
    pub server: Server,
    /// The role and the player.
    pub worn: WornRole,
    /// `true` to give it, `false` to remove it.
    pub give: bool,
}

/// The result of an attempt to change a role.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RoleChangeResult {
    /// It is done.
    Done,
    /// Nobody knows; it is to be tried again at this moment.
    Later(Timestamp),
    /// It was refused, and is to be tried again at this moment. It has the reason if a person has to act.
    Refused(Timestamp, Option<String>),
}

const DUE: &str = "SELECT house, role, player, wanted FROM podium \
     WHERE wanted <> given AND due_at <= ?2 AND substr(house || ':', 1, length(?1) + 1) = ?1 || ':' \
     ORDER BY due_at, house, role, player LIMIT ?3";

fn due(
    tx: &Connection,
    transport: &str,
    now: Timestamp,
    most: i64,
) -> Result<Vec<RoleChange>, StoreError> {
    let mut statement = tx.prepare_cached(DUE)?;
    let rows = statement.query_map(params![transport, now.0, most], |row| {
        Ok(RoleChange {
            server: server_of_text(&row.get::<_, String>(0)?),
            worn: WornRole {
                role: row.get(1)?,
                player: PlayerId::new(row.get::<_, String>(2)?),
            },
            give: row.get(3)?,
        })
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// Sets who shall wear roles in a server. Roles that others wear are to be removed.
///
/// # Errors
/// `StoreError` if the SQLite call fails; nothing changes then.
pub fn want_roles(
    store: &mut Store,
    server: &Server,
    wanted: &BTreeSet<WornRole>,
    now: Timestamp,
) -> Result<(), StoreError> {
    let server = server_text(server);
    let tx = Transaction::begin(&mut store.conn)?;
    let known: Vec<WornRole> = {
        let mut statement =
            tx.prepare_cached("SELECT role, player FROM podium WHERE house = ?1 AND wanted = 1")?;
        let rows = statement.query_map([&server], |row| {
            Ok(WornRole {
                role: row.get(0)?,
                player: PlayerId::new(row.get::<_, String>(1)?),
            })
        })?;
        rows.collect::<Result<_, _>>()?
    };
    for WornRole { role, player } in known.iter().filter(|worn| !wanted.contains(worn)) {
        tx.prepare_cached(
            "UPDATE podium SET wanted = 0, due_at = ?4, trouble = NULL \
             WHERE house = ?1 AND role = ?2 AND player = ?3",
        )?
        .execute(params![server, role, player.as_str(), now.0])?;
    }
    for WornRole { role, player } in wanted.iter().filter(|worn| !known.contains(worn)) {
        tx.prepare_cached(
            "INSERT INTO podium (house, role, player, wanted, given, due_at) VALUES (?1, ?2, ?3, 1, 0, ?4) \
             ON CONFLICT (house, role, player) DO UPDATE SET wanted = 1, due_at = ?4, trouble = NULL",
        )?
        .execute(params![server, role, player.as_str(), now.0])?;
    }
    tx.prepare_cached("DELETE FROM podium WHERE house = ?1 AND wanted = 0 AND given = 0")?
        .execute([&server])?;
    tx.commit()?;
    Ok(())
}

/// Role changes that are due in servers of a transport, and are attempted now.
///
/// # Errors
/// `StoreError` if the SQLite call fails; nothing changes then.
pub fn due_changes(
    store: &mut Store,
    transport: &str,
    now: Timestamp,
    most: usize,
) -> Result<Vec<RoleChange>, StoreError> {
    let tx = Transaction::begin(&mut store.conn)?;
    let most = i64::try_from(most).unwrap_or(i64::MAX);
    let due = due(&tx, transport, now, most)?;
    for RoleChange { server, worn, .. } in due.iter().filter(|change| change.give) {
        tx.prepare_cached(
            "UPDATE podium SET given = 2 WHERE house = ?1 AND role = ?2 AND player = ?3",
        )?
        .execute(params![
            server_text(server),
            worn.role,
            worn.player.as_str()
        ])?;
    }
    tx.commit()?;
    Ok(due)
}

/// Records the result of a role change.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn changed(
    store: &mut Store,
    change: &RoleChange,
    how: &RoleChangeResult,
) -> Result<(), StoreError> {
    let RoleChange { server, worn, give } = change;
    let (server, role, player) = (server_text(server), &worn.role, worn.player.as_str());
    match how {
        RoleChangeResult::Done => {
            store
                .conn
                .prepare_cached(
                    "UPDATE podium SET given = ?4, trouble = NULL \
                     WHERE house = ?1 AND role = ?2 AND player = ?3",
                )?
                .execute(params![server, role, player, give])?;
            store
                .conn
                .prepare_cached(
                    "DELETE FROM podium WHERE house = ?1 AND role = ?2 AND player = ?3 \
                     AND wanted = 0 AND given = 0",
                )?
                .execute(params![server, role, player])?;
        }
        RoleChangeResult::Later(at) => {
            store
                .conn
                .prepare_cached(
                    "UPDATE podium SET due_at = ?4 WHERE house = ?1 AND role = ?2 AND player = ?3",
                )?
                .execute(params![server, role, player, at.0])?;
        }
        RoleChangeResult::Refused(at, trouble) => {
            store
                .conn
                .prepare_cached(
                    "UPDATE podium SET due_at = ?4, trouble = ?5, \
                     given = CASE WHEN ?6 THEN 0 ELSE given END \
                     WHERE house = ?1 AND role = ?2 AND player = ?3",
                )?
                .execute(params![server, role, player, at.0, trouble, give])?;
        }
    }
    Ok(())
}

/// The reason why a role could not be changed in a server, if one could not.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn trouble(store: &Store, server: &Server) -> Result<Option<String>, StoreError> {
    let sql = "SELECT trouble FROM podium WHERE house = ?1 AND trouble IS NOT NULL LIMIT 1";
    let mut statement = store.conn.prepare_cached(sql)?;
    let found = statement.query_row([server_text(server)], |row| row.get(0));
    Ok(found.optional()?)
}

/// The servers of a transport in which a member wears a role, or shall.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn servers(store: &Store, transport: &str) -> Result<Vec<Server>, StoreError> {
    let mut statement = store.conn.prepare_cached(
        "SELECT DISTINCT house FROM podium \
         WHERE substr(house || ':', 1, length(?1) + 1) = ?1 || ':' ORDER BY house",
    )?;
    let rows = statement.query_map([transport], |row| {
        Ok(server_of_text(&row.get::<_, String>(0)?))
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn worn(role: &str, player: &str) -> WornRole {
        WornRole {
            role: role.to_owned(),
            player: PlayerId::new(player),
        }
    }

    /// The changes that are due, as `+gold ann`.
    fn told(store: &mut Store, now: i64) -> Vec<String> {
        let due = due_changes(store, "test", Timestamp(now), 10).unwrap();
        let told = due.iter().map(|change| {
            let sign = if change.give { '+' } else { '-' };
            format!("{sign}{} {}", change.worn.role, change.worn.player.as_str())
        });
        told.collect()
    }

    fn all_done(store: &mut Store, now: i64) {
        for change in due_changes(store, "test", Timestamp(now), 10).unwrap() {
            changed(store, &change, &RoleChangeResult::Done).unwrap();
        }
    }

    #[test]
    fn roles_are_given_once_and_taken_back_once() {
        let mut store = Store::in_memory().unwrap();
        let server = Server::named("test", "1");
        let first = BTreeSet::from([worn("gold", "ann"), worn("silver", "ben")]);
        want_roles(&mut store, &server, &first, Timestamp(1)).unwrap();
        assert_eq!(told(&mut store, 1), ["+gold ann", "+silver ben"]);
        assert_eq!(told(&mut store, 0), [""; 0]);
        all_done(&mut store, 1);
        want_roles(&mut store, &server, &first, Timestamp(2)).unwrap();
        assert_eq!(told(&mut store, 2), [""; 0], "nothing has changed");
        let next = BTreeSet::from([worn("gold", "ben"), worn("silver", "ann")]);
        want_roles(&mut store, &server, &next, Timestamp(3)).unwrap();
        let changes = ["+gold ben", "+silver ann", "-gold ann", "-silver ben"];
        let mut all = told(&mut store, 3);
        all.sort();
        assert_eq!(all, changes);
        all_done(&mut store, 3);
        want_roles(&mut store, &server, &BTreeSet::new(), Timestamp(4)).unwrap();
        assert_eq!(told(&mut store, 4), ["-gold ben", "-silver ann"]);
        all_done(&mut store, 4);
        assert_eq!(servers(&store, "test").unwrap(), []);
    }

    #[test]
    fn a_change_of_mind_before_the_attempt_leaves_nothing_to_do() {
        let mut store = Store::in_memory().unwrap();
        let server = Server::named("test", "1");
        let ann = BTreeSet::from([worn("gold", "ann")]);
        want_roles(&mut store, &server, &ann, Timestamp(1)).unwrap();
        want_roles(&mut store, &server, &BTreeSet::new(), Timestamp(2)).unwrap();
        assert_eq!(told(&mut store, 9), [""; 0]);
        // A role that could not be given is tried again, and the reason is known meanwhile.
        want_roles(&mut store, &server, &ann, Timestamp(3)).unwrap();
        let change = due_changes(&mut store, "test", Timestamp(3), 1)
            .unwrap()
            .remove(0);
        let later = RoleChangeResult::Refused(Timestamp(50), Some("forbidden".to_owned()));
        changed(&mut store, &change, &later).unwrap();
        assert_eq!(told(&mut store, 49), [""; 0]);
        assert_eq!(told(&mut store, 50), ["+gold ann"]);
        assert_eq!(
            trouble(&store, &server).unwrap().as_deref(),
            Some("forbidden")
        );
        all_done(&mut store, 50);
        assert_eq!(trouble(&store, &server).unwrap(), None);
    }
}
