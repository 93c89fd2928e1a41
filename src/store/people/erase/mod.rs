//! Erasure: removes a player or a server from all stored data, in one transaction.
//!
//! This is the only permitted change of stored events. The trigger in `migrations/0041_damaged_bodies.sql` allows only the
//! changes that a row of `erasures` names, and those rows exist only during the transaction. `persons` lists the event
//! fields concerned.

use rusqlite::{Connection, OptionalExtension, Row, params};

use crate::play::calendar::HOUR;
use crate::play::{GameId, Place, PlayerId, Server, Timestamp};
use crate::store::base::tx::Transaction;
use crate::store::games::contests::{self, ladders};
use crate::store::games::event_log::GameChange;
use crate::store::games::notices;
use crate::store::games::{account_decisions, ratings};
use crate::store::people::off_hours::append_each;
use crate::store::people::persons::{self, MENTIONS, kind_of};
use crate::store::people::privacy::{ColumnSubject, columns, has_reason, tables_of_servers};
use crate::store::rows::lists;
use crate::store::rows::places::{place_text, server_of_text, server_text};
use crate::store::rows::sums;
use crate::store::{Store, StoreError};

/// Delay of the vacuum after an erasure, in ms: several erasures share one.
const PACKED_AFTER: i64 = HOUR;

/// The end of an erased player's unfinished games.
#[derive(Clone, Copy, Debug, Default)]
pub struct UnfinishedGames<'a> {
    /// The result of the games that they leave.
    pub ended: &'a [GameChange<'a>],
    /// The games that continue without a change, or cannot be read.
    pub left: &'a [GameId],
}

impl<'a> UnfinishedGames<'a> {
    /// None of them ends.
    pub const fn left(left: &'a [GameId]) -> Self {
        Self { ended: &[], left }
    }
}

/// Ends a player's games and erases the player in one transaction: their own data is deleted, and a pseudonym
/// replaces them in each game.
///
/// # Errors
/// [`StoreError::Conflict`] if one of the games is at another version. Also if the player is in another open or running
/// game that is not in `games`. Nothing changes then.
pub fn forget_player(
    store: &mut Store,
    player: &PlayerId,
    games: UnfinishedGames<'_>,
    pseudonym: impl Fn(GameId) -> PlayerId,
    now: Timestamp,
) -> Result<(), StoreError> {
    let tx = Transaction::begin(&mut store.conn)?;
    append_each(&tx, games.ended)?;
    let (mut names, mut running) = (Vec::new(), Vec::new());
    for (game, alive) in games_of(&tx, player)? {
        if alive && !games.left.contains(&game) {
            return Err(StoreError::Conflict);
        }
        if alive {
            // A damaged row counts for no rating.
            running.extend(lists::one(&tx, game).ok().flatten());
        }
        names.push((game, pseudonym(game)));
    }
    account_decisions::part(&tx, player)?;
    ratings::keep_ghosts(&tx, player, &running, now)?;
    contests::forget(&tx, player, now)?;
    ladders::forget(&tx, player, now)?;
    let passing = MENTIONS.iter();
    let named: Vec<Vec<GameId>> = passing
        .map(|kind| named_in(&tx, kind, player))
        .collect::<Result<_, _>>()?;
    let asked = asked_to(&tx, player)?;
    for game in named.into_iter().flatten().chain(asked) {
        if names.iter().all(|(known, _)| *known != game) {
            names.push((game, pseudonym(game)));
        }
    }
    for (game, name) in &names {
        put(&tx, *game, player.as_str(), name.as_str())?;
    }
    rename_in_logs(&tx)?;
    rename_rows(&tx, player)?;
    tx.execute(
        "DELETE FROM puzzles WHERE game IN (SELECT game FROM erasures)",
        [],
    )?;
    let own = |names| matches!(names, ColumnSubject::Owner | ColumnSubject::Other);
    notices::keep_numbers(&tx)?;
    for (table, column, _) in columns(own) {
        let sql = format!("DELETE FROM {table} WHERE {column} = ?1");
        tx.execute(&sql, [player.as_str()])?;
    }
    for (table, column, _) in columns(|names| names == ColumnSubject::Author) {
        let reason = if has_reason(table) {
            ", reason = NULL"
        } else {
            ""
        };
        let sql = format!("UPDATE {table} SET {column} = NULL{reason} WHERE {column} = ?1");
        tx.execute(&sql, [player.as_str()])?;
    }
    notices::clear_reasons(&tx, player.as_str())?;
    done(&tx, now)?;
    tx.commit()?;
    store.names.remove(player);
    store.cache.clear();
    store.sight_losses += 1;
    Ok(())
}

/// Ends a server's games and erases the server in one transaction: its settings are deleted, and
/// `nowhere` replaces its channels in games played there.
///
/// # Errors
/// [`StoreError::Conflict`] when one of the games is not at its version, or another is open or under way there;
/// nothing is changed then.
pub fn forget_server(
    store: &mut Store,
    server: &Server,
    changes: &[GameChange<'_>],
    nowhere: &Place,
    now: Timestamp,
) -> Result<(), StoreError> {
    let server = server_text(server);
    let (nowhere, nowhere_server) = (place_text(nowhere), server_text(nowhere.server()));
    let tx = Transaction::begin(&mut store.conn)?;
    append_each(&tx, changes)?;
    let alive = "SELECT 1 FROM games WHERE house = ?1 AND stage IN ('open', 'running') \
         AND id NOT IN (SELECT game FROM set_apart WHERE until_at IS NULL)";
    let alive = tx.query_row(alive, [&server], |_| Ok(())).optional()?;
    if alive.is_some() {
        return Err(StoreError::Conflict);
    }
    tx.execute(&games_there(), [&server, &nowhere])?;
    let sound = sums::sound(&tx)?;
    for field in persons::places() {
        rename(&tx, field)?;
    }
    sums::anew(&tx, &sound)?;
    overwrite_damaged(&tx)?;
    tx.execute(
        "UPDATE promises SET message = NULL, reason = NULL WHERE state <> 'waiting' \
         AND game IN (SELECT id FROM games WHERE house = ?1)",
        [&server],
    )?;
    tx.execute(
        "UPDATE promises SET state = 'given-up', settled_at = ?2 WHERE state = 'waiting' \
         AND game IN (SELECT id FROM games WHERE house = ?1)",
        params![server, now.0],
    )?;
    notices::keep_numbers(&tx)?;
    notices::forget_server(&tx, &server)?;
    delete_of_games(&tx, &server)?;
    tx.execute(
        "UPDATE games SET place = ?2, house = ?3 WHERE house = ?1",
        [&server, &nowhere, &nowhere_server],
    )?;
    tx.execute(
        "DELETE FROM controls WHERE substr(place, 1, length(?1) + 1) = ?1 || ':'",
        [&server],
    )?;
    tx.execute(
        "DELETE FROM analyses WHERE substr(place, 1, length(?1) + 1) = ?1 || ':'",
        [&server],
    )?;
    contests::call_off_in_server(&tx, &server, now)?;
    tx.execute(
        "UPDATE contests SET place = ?2, house = ?3, alarm = NULL WHERE house = ?1",
        [&server, &nowhere, &nowhere_server],
    )?;
    ladders::close_in_server(&tx, &server, now)?;
    tx.execute(
        "UPDATE ladders SET place = ?2, house = ?3, alarm = NULL WHERE house = ?1",
        [&server, &nowhere, &nowhere_server],
    )?;
    ratings::forget_scope(&tx, &server)?;
    delete_settings(&tx, &server)?;
    done(&tx, now)?;
    tx.commit()?;
    store.cache.clear();
    store.sight_losses += 1;
    Ok(())
}

/// The number of games of a server, past and present, and of all other rows about it: settings, contests, ladders,
/// ratings and more.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn server_data_counts(store: &Store, server: &Server) -> Result<(u32, u32), StoreError> {
    let server = server_text(server);
    let count = |sql: &str| -> Result<u32, StoreError> {
        let mut statement = store.conn.prepare_cached(sql)?;
        Ok(statement.query_row([&server], |row| row.get(0))?)
    };
    let (mut games, mut others) = (0, 0);
    for table in tables_of_servers() {
        let rows = count(&format!("SELECT count(*) FROM {table} WHERE house = ?1"))?;
        if table == "games" {
            games = rows;
        } else {
            others += rows;
        }
    }
    Ok((games, others))
}

/// The open and running games of a player, oldest first.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn unfinished_of(store: &Store, player: &PlayerId) -> Result<Vec<GameId>, StoreError> {
    let games = games_of(&store.conn, player)?.into_iter();
    Ok(games
        .filter_map(|(game, alive)| alive.then_some(game))
        .collect())
}

/// Records that the bot has left a server, unless that is known.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn server_left(store: &mut Store, server: &Server, now: Timestamp) -> Result<(), StoreError> {
    store
        .conn
        .prepare_cached("INSERT OR IGNORE INTO departures (house, at) VALUES (?1, ?2)")?
        .execute(params![server_text(server), now.0])?;
    store.sight_losses += 1;
    Ok(())
}

/// Records that the bot is in a server. Returns `true` if it had left.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn server_joined(store: &mut Store, server: &Server) -> Result<bool, StoreError> {
    let deleted = store
        .conn
        .prepare_cached("DELETE FROM departures WHERE house = ?1")?
        .execute([server_text(server)])?;
    Ok(deleted > 0)
}

/// The servers of a transport with stored data, in order.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn known_servers(store: &Store, transport: &str) -> Result<Vec<Server>, StoreError> {
    let of_table = |table| {
        format!(
            "SELECT house FROM {table} \
             WHERE substr(house || ':', 1, length(?1) + 1) = ?1 || ':'"
        )
    };
    let all: Vec<String> = tables_of_servers().map(of_table).collect();
    let sql = format!("{} ORDER BY house", all.join(" UNION "));
    let mut statement = store.conn.prepare_cached(&sql)?;
    let rows = statement.query_map([transport], read_server)?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// The server left for longest, no later than `until`.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn longest_left_server(store: &Store, until: Timestamp) -> Result<Option<Server>, StoreError> {
    let found = store
        .conn
        .prepare_cached("SELECT house FROM departures WHERE at <= ?1 ORDER BY at, house LIMIT 1")?
        .query_row([until.0], read_server)
        .optional()?;
    Ok(found)
}

/// Restarts the time after which a left server is erased.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn restart_leave_timer(
    store: &mut Store,
    server: &Server,
    at: Timestamp,
) -> Result<(), StoreError> {
    store
        .conn
        .prepare_cached("UPDATE departures SET at = ?2 WHERE house = ?1")?
        .execute(params![server_text(server), at.0])?;
    Ok(())
}

/// Vacuums the file if that is due, so that deleted data stands nowhere in it. Returns `true` if it was due. It stays
/// due for later while another connection holds an older state, and with it the log.
///
/// # Errors
/// `StoreError` if the SQLite call fails; it is tried again later.
pub fn vacuum_if_due(store: &mut Store, now: Timestamp) -> Result<bool, StoreError> {
    let due = store
        .conn
        .prepare_cached("SELECT 1 FROM packing WHERE at <= ?1")?
        .query_row([now.0], |_| Ok(()))
        .optional()?;
    // A batch cannot hold a vacuum: the next quiet moment will do.
    if due.is_none() || store.batch_is_open() {
        return Ok(false);
    }
    // Postponed first, so that a failing vacuum is not repeated without end.
    let later = now.0.saturating_add(PACKED_AFTER);
    store.conn.execute("UPDATE packing SET at = ?1", [later])?;
    // While a reader holds an older state, a vacuum would only lengthen the log, which keeps deleted data.
    if empties_log(store)? {
        store.conn.execute_batch("VACUUM")?;
        if empties_log(store)? {
            store.conn.execute("DELETE FROM packing", [])?;
        }
    }
    Ok(true)
}

/// Moves the write-ahead log into the file. Returns `false` if another connection still needs some of it.
fn empties_log(store: &Store) -> Result<bool, StoreError> {
    let busy: bool = store
        .conn
        .query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |row| row.get(0))?;
    Ok(!busy)
}

/// The games of a player, each with whether it is open or running.
fn games_of(conn: &Connection, player: &PlayerId) -> Result<Vec<(GameId, bool)>, StoreError> {
    let mut statement = conn.prepare_cached(
        "SELECT game, stage IN ('open', 'running') FROM people WHERE player = ?1 ORDER BY game",
    )?;
    let rows = statement.query_map([player.as_str()], |row| {
        Ok((GameId(row.get(0)?), row.get(1)?))
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// The games in which events of this kind name a player: moderation and lobby events.
fn named_in(tx: &Connection, kind: &str, player: &PlayerId) -> Result<Vec<GameId>, StoreError> {
    let named: Vec<String> = persons::players_in(kind)
        .map(|field| format!("{} = ?1", extracted(&format!("'$.{field}'"))))
        .collect();
    let begins = format!("{{\"{kind}\":{{");
    let sql = format!(
        "SELECT DISTINCT game FROM events WHERE substr(body, 1, {}) = '{begins}' \
         AND ({}) ORDER BY game",
        begins.len(),
        named.join(" OR ")
    );
    let mut statement = tx.prepare(&sql)?;
    let rows = statement.query_map([player.as_str()], |row| row.get(0).map(GameId))?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// The games that a player opened or was invited to, also those that began without them.
fn asked_to(tx: &Connection, player: &PlayerId) -> Result<Vec<GameId>, StoreError> {
    let mut statement =
        tx.prepare("SELECT id FROM games WHERE challenger = ?1 OR invited = ?1 ORDER BY id")?;
    let rows = statement.query_map([player.as_str()], |row| row.get(0).map(GameId))?;
    Ok(rows.collect::<Result<_, _>>()?)
}

fn put(tx: &Connection, game: GameId, was: &str, pseudonym: &str) -> Result<(), StoreError> {
    tx.prepare_cached("INSERT INTO erasures (game, was, pseudonym) VALUES (?1, ?2, ?3)")?
        .execute(params![game.0, was, pseudonym])?;
    Ok(())
}

/// Notes all places of a server (?1) in the logs, each with its pseudonym (?2). Games that moved in between are found
/// in their logs alone, so that all events are read: once, for all kinds that name a place.
fn games_there() -> String {
    let (mut kinds, mut places) = (Vec::new(), Vec::new());
    for field in persons::places() {
        let begins = format!("events.body GLOB '{{\"{}\":*'", kind_of(field));
        let place = extracted(&format!("'$.{field}'"));
        places.push(format!("WHEN {begins} THEN {place}"));
        kinds.push(begins);
    }
    format!(
        "INSERT OR IGNORE INTO erasures (game, was, pseudonym) SELECT game, place, ?2 FROM \
         (SELECT game, CASE {} END AS place FROM events WHERE {}) \
         WHERE place = ?1 OR substr(place, 1, length(?1) + 1) = ?1 || ':'",
        places.join(" "),
        kinds.join(" OR ")
    )
}

/// SQL for a field of an event's body; NULL if the body is damaged, which must block no erasure.
fn extracted(path: &str) -> String {
    format!("CASE WHEN json_valid(events.body) THEN json_extract(events.body, {path}) END")
}

/// Replaces the players in `erasures` by their pseudonyms in all logs, and deletes their texts.
fn rename_in_logs(tx: &Connection) -> Result<(), StoreError> {
    let sound = sums::sound(tx)?;
    for (words, by) in persons::words() {
        silence(tx, by, words)?;
    }
    for field in persons::players() {
        rename(tx, field)?;
    }
    sums::anew(tx, &sound)?;
    overwrite_damaged(tx)
}

/// Overwrites damaged events that contain a name in `erasures`. Nothing in them can be read, so the words of a person
/// cannot be found there.
fn overwrite_damaged(tx: &Connection) -> Result<(), StoreError> {
    tx.execute(
        "UPDATE events SET body = '{\"damaged\":' FROM erasures e \
         WHERE events.game = +e.game AND NOT json_valid(events.body) AND instr(events.body, e.was) > 0",
        [],
    )?;
    Ok(())
}

/// Replaces players by pseudonyms in one field of the events of a kind.
fn rename(tx: &Connection, field: &str) -> Result<(), StoreError> {
    tx.execute(&renaming(field), [])?;
    Ok(())
}

fn renaming(field: &str) -> String {
    let (kind, path) = (kind_of(field), format!("'$.{field}'"));
    let named = extracted(&path);
    format!(
        "UPDATE events SET body = json_replace(body, {path}, e.pseudonym) FROM erasures e \
         WHERE {OF_ERASURES} AND events.body GLOB '{{\"{kind}\":*' \
         AND {named} = e.was"
    )
}

/// SQL for the events of the games in `erasures`. The plus has SQLite go from those games to their events; from each
/// event to the games would be a scan of all events.
const OF_ERASURES: &str = "events.game = +e.game";

/// Deletes a player's texts in events of a kind.
fn silence(tx: &Connection, by: &str, words: &str) -> Result<(), StoreError> {
    tx.execute(&silencing(by, words), [])?;
    Ok(())
}

fn silencing(by: &str, words: &str) -> String {
    let (kind, path) = (kind_of(words), format!("'$.{words}'"));
    let (named, said) = (extracted(&format!("'$.{by}'")), extracted(&path));
    format!(
        "UPDATE events SET body = json_remove(body, {path}) FROM erasures e \
         WHERE {OF_ERASURES} AND events.body GLOB '{{\"{kind}\":*' \
         AND {named} = e.was AND {said} IS NOT NULL"
    )
}

/// Replaces a player by pseudonyms in rows derived from the logs. Damaged seats must block no erasure, and name nobody.
fn rename_rows(tx: &Connection, player: &PlayerId) -> Result<(), StoreError> {
    tx.execute(
        "UPDATE games SET seats = CASE WHEN json_valid(games.seats) \
             THEN (SELECT json_group_array(seat) FROM (\
                 SELECT CASE s.value WHEN e.was THEN e.pseudonym ELSE s.value END AS seat \
                 FROM json_each(games.seats) s ORDER BY s.key)) \
             ELSE replace(games.seats, e.was, e.pseudonym) END \
         FROM erasures e WHERE games.id = e.game",
        [],
    )?;
    for (table, column, names) in columns(|names| matches!(names, ColumnSubject::Player(_))) {
        let ColumnSubject::Player(game) = names else {
            continue;
        };
        // A player of many games is found by name, a game by number.
        let found = if game == "id" {
            "id IN (SELECT game FROM erasures) AND "
        } else {
            ""
        };
        let sql = format!(
            "UPDATE {table} SET {column} = \
             (SELECT pseudonym FROM erasures e WHERE e.game = {table}.{game}) \
             WHERE {found}{column} = ?1"
        );
        tx.execute(&sql, [player.as_str()])?;
    }
    Ok(())
}

fn read_server(row: &Row<'_>) -> Result<Server, rusqlite::Error> {
    Ok(server_of_text(&row.get::<_, String>(0)?))
}

/// Deletes the links from names to pseudonyms, and schedules the vacuum.
fn done(tx: &Connection, now: Timestamp) -> Result<(), StoreError> {
    tx.execute("DELETE FROM erasures", [])?;
    tx.execute(
        "INSERT INTO packing (one, at) VALUES (1, ?1) ON CONFLICT DO UPDATE SET at = min(at, excluded.at)",
        [now.0.saturating_add(PACKED_AFTER)],
    )?;
    Ok(())
}

/// Shortens times that were noted by a clock since set back to `now`. So deleted data is wiped, and left servers are
/// forgotten, no later than if they were noted now.
pub(in crate::store) fn rewind_times(tx: &Connection, now: Timestamp) -> Result<(), StoreError> {
    let packed = now.0.saturating_add(PACKED_AFTER);
    tx.execute("UPDATE packing SET at = min(at, ?1)", [packed])?;
    tx.execute("UPDATE departures SET at = min(at, ?1)", [now.0])?;
    Ok(())
}

/// Deletes the findings about a server's games. Call it while they still name the server.
fn delete_of_games(tx: &Connection, server: &str) -> Result<(), StoreError> {
    for delete in [
        "DELETE FROM looks WHERE game IN (SELECT id FROM games WHERE house = ?1)",
        "DELETE FROM puzzles WHERE game IN (SELECT id FROM games WHERE house = ?1)",
        "DELETE FROM dice_counts WHERE game IN (SELECT id FROM games WHERE house = ?1)",
    ] {
        tx.execute(delete, [server])?;
    }
    Ok(())
}

/// Deletes a server's settings, and the rows that belong to it alone.
fn delete_settings(tx: &Connection, server: &str) -> Result<(), StoreError> {
    for delete in [
        "DELETE FROM houses WHERE house = ?1",
        "DELETE FROM daily_posts WHERE house = ?1",
        "DELETE FROM podium WHERE house = ?1",
        "DELETE FROM deeds WHERE house = ?1",
        "DELETE FROM web_hooks WHERE house = ?1",
        "DELETE FROM api_tokens WHERE house = ?1",
        "DELETE FROM manager_deeds WHERE house = ?1",
        "DELETE FROM departures WHERE house = ?1",
        "DELETE FROM met WHERE house = ?1",
    ] {
        tx.execute(delete, [server])?;
    }
    Ok(())
}

#[cfg(test)]
mod tests;
