//! Puzzles, the puzzle of each day, and the games in which puzzles were looked for.
//!
//! A puzzle is a line of text here; the service knows its meaning.

use rusqlite::{Connection, OptionalExtension, Row, params};

use crate::play::{GameId, PlayerId, Server, Timestamp};
use crate::store::base::tx::Transaction;
use crate::store::games::gateway_sessions::put_handled;
use crate::store::games::looks::stored_nodes;
use crate::store::games::notices;
use crate::store::rows::places::server_text;
use crate::store::{Notice, Store, StoreError};

/// The number of a puzzle. Numbers are never reused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PuzzleId(pub i64);

/// A puzzle to be stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewPuzzle {
    /// A fingerprint of its game, options and position. Each has one puzzle at most.
    pub position: i64,
    /// The slug of its game.
    pub kind: String,
    /// The codes of its themes.
    pub themes: Vec<String>,
    /// Itself, as a line of text.
    pub line: String,
    /// The game it was found in; `None` if it comes with the program.
    pub game: Option<GameId>,
    /// Its rating to begin with.
    pub rating: StoredRating,
}

/// A rating with its deviation, in thousandths of a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StoredRating {
    /// The rating.
    pub rating: i64,
    /// Its deviation.
    pub deviation: i64,
}

/// A stored puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredPuzzle {
    /// Its number.
    pub id: PuzzleId,
    /// The slug of its game.
    pub kind: String,
    /// Itself, as a line of text.
    pub line: String,
    /// Its rating.
    pub rating: StoredRating,
    /// Number of players whose attempt is decided.
    pub tried: u32,
    /// Number of those who solved it.
    pub solved: u32,
}

/// A search for a puzzle that a player has not tried.
#[derive(Clone, Copy, Debug)]
pub struct PuzzleSearch<'a> {
    /// The player.
    pub player: &'a PlayerId,
    /// The slug of its game.
    pub kind: &'a str,
    /// A theme it has.
    pub theme: Option<&'a str>,
    /// The rating it is near to, in thousandths.
    pub near: i64,
    /// Most puzzles returned.
    pub most: u32,
}

const COLUMNS: &str = "id, kind, line, rating, deviation, tried, solved";
const UNTRIED: &str = "kind = ?1 AND (?2 IS NULL OR instr(themes, ' ' || ?2 || ' ') > 0) \
     AND NOT EXISTS (SELECT 1 FROM attempts a WHERE a.player = ?3 AND a.puzzle = puzzles.id)";

/// Takes over the puzzles of a game that come with the program, if its file is another than before. Puzzles that are
/// stored already stay as they are, also those that the file no longer has.
///
/// # Errors
/// `StoreError` if the SQLite call fails; nothing is stored then.
pub fn take_over(
    store: &mut Store,
    kind: &str,
    sum: i64,
    puzzles: impl FnOnce() -> Vec<NewPuzzle>,
) -> Result<(), StoreError> {
    let known = "SELECT 1 FROM puzzle_sets WHERE kind = ?1 AND sum = ?2";
    if store
        .conn
        .prepare_cached(known)?
        .exists(params![kind, sum])?
    {
        return Ok(());
    }
    let tx = Transaction::begin(&mut store.conn)?;
    insert(&tx, &puzzles())?;
    tx.execute(
        "INSERT OR REPLACE INTO puzzle_sets (kind, sum) VALUES (?1, ?2)",
        params![kind, sum],
    )?;
    tx.commit()?;
    Ok(())
}

/// The puzzle of this number.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn get(store: &Store, id: PuzzleId) -> Result<Option<StoredPuzzle>, StoreError> {
    let sql = format!("SELECT {COLUMNS} FROM puzzles WHERE id = ?1");
    let mut statement = store.conn.prepare_cached(&sql)?;
    Ok(statement.query_row([id.0], read).optional()?)
}

/// All puzzles, in the order of their numbers.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn all(store: &Store) -> Result<Vec<StoredPuzzle>, StoreError> {
    let mut statement = store
        .conn
        .prepare(&format!("SELECT {COLUMNS} FROM puzzles ORDER BY id"))?;
    let rows = statement.query_map([], read)?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// The puzzles that fit a search, the nearest in rating first.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn untried(store: &Store, search: PuzzleSearch<'_>) -> Result<Vec<StoredPuzzle>, StoreError> {
    let PuzzleSearch {
        player,
        kind,
        theme,
        near,
        most,
    } = search;
    // From both sides of the rating, so that a large set is not read as a whole.
    let sql = format!(
        "SELECT {COLUMNS} FROM (\
         SELECT * FROM (SELECT {COLUMNS} FROM puzzles WHERE {UNTRIED} AND rating >= ?4 ORDER BY rating LIMIT ?5) \
         UNION ALL \
         SELECT * FROM (SELECT {COLUMNS} FROM puzzles WHERE {UNTRIED} AND rating < ?4 ORDER BY rating DESC LIMIT ?5)) \
         ORDER BY abs(rating - ?4), id LIMIT ?5"
    );
    let mut statement = store.conn.prepare_cached(&sql)?;
    let params = params![kind, theme, player.as_str(), near, most];
    let rows = statement.query_map(params, read)?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// Returns `true` if a game has a puzzle with this theme.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn has_theme(store: &Store, kind: &str, theme: &str) -> Result<bool, StoreError> {
    let sql = "SELECT 1 FROM puzzles WHERE kind = ?1 AND instr(themes, ' ' || ?2 || ' ') > 0";
    let mut statement = store.conn.prepare_cached(sql)?;
    Ok(statement.exists(params![kind, theme])?)
}

/// The puzzle of a day, if one is chosen and still there.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn of_day(store: &Store, day: i64) -> Result<Option<StoredPuzzle>, StoreError> {
    let sql = format!(
        "SELECT {COLUMNS} FROM puzzles WHERE id = (SELECT puzzle FROM puzzle_days WHERE day = ?1)"
    );
    let mut statement = store.conn.prepare_cached(&sql)?;
    Ok(statement.query_row([day], read).optional()?)
}

/// The puzzles of a game that were of no day since `since`, those tried by the fewest first.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn for_a_day(
    store: &Store,
    kind: &str,
    since: i64,
    most: u32,
) -> Result<Vec<StoredPuzzle>, StoreError> {
    let sql = format!(
        "SELECT {COLUMNS} FROM puzzles WHERE kind = ?1 AND id NOT IN \
         (SELECT puzzle FROM puzzle_days WHERE day >= ?2 AND puzzle IS NOT NULL) \
         ORDER BY tried, abs(rating - 1400000), id LIMIT ?3"
    );
    let mut statement = store.conn.prepare_cached(&sql)?;
    let rows = statement.query_map(params![kind, since, most], read)?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// Chooses the puzzle of a day, unless another is chosen that is still there.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn choose_for_day(store: &mut Store, day: i64, puzzle: PuzzleId) -> Result<(), StoreError> {
    store
        .conn
        .prepare_cached(
            "INSERT INTO puzzle_days (day, puzzle) VALUES (?1, ?2) \
             ON CONFLICT (day) DO UPDATE SET puzzle = excluded.puzzle WHERE puzzle IS NULL",
        )?
        .execute([day, puzzle.0])?;
    Ok(())
}

/// The last day whose puzzle was posted in a server.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn last_daily_post(store: &Store, server: &Server) -> Result<Option<i64>, StoreError> {
    let sql = "SELECT day FROM daily_posts WHERE house = ?1";
    let mut statement = store.conn.prepare_cached(sql)?;
    let day = statement.query_row([server_text(server)], |row| row.get(0));
    Ok(day.optional()?)
}

/// Enqueues the post of a day in a server.
///
/// # Errors
/// `StoreError` if the SQLite call fails; nothing is stored then.
pub fn enqueue_daily_post(
    store: &mut Store,
    server: &Server,
    day: i64,
    post: &Notice,
    now: Timestamp,
) -> Result<(), StoreError> {
    let tx = Transaction::begin(&mut store.conn)?;
    notices::insert(&tx, now, std::slice::from_ref(post))?;
    tx.prepare_cached("INSERT OR REPLACE INTO daily_posts (house, day) VALUES (?1, ?2)")?
        .execute(params![server_text(server), day])?;
    tx.commit()?;
    Ok(())
}

/// Stores puzzles found in a game, and how far the search has come.
///
/// # Errors
/// `StoreError` if the SQLite call fails; nothing is stored then.
pub fn save(
    store: &mut Store,
    search: &PuzzleProgress,
    puzzles: &[NewPuzzle],
) -> Result<(), StoreError> {
    let tx = Transaction::begin(&mut store.conn)?;
    insert(&tx, puzzles)?;
    let moment = i64::try_from(search.moment).unwrap_or(i64::MAX);
    tx.prepare_cached(
        "INSERT OR REPLACE INTO puzzle_searches (game, moment, engine, done) VALUES (?1, ?2, ?3, ?4)",
    )?
    .execute(params![search.game.0, moment, search.engine, search.done])?;
    tx.commit()?;
    Ok(())
}

/// The finished games with looks of this engine and node budget in which it has not finished looking for puzzles. All
/// of their players have chosen `value` for the preference of this name. Each comes with the next position to look at.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn searches(
    store: &Store,
    consent: PuzzleConsent<'_>,
    engine: u32,
    nodes: u64,
) -> Result<Vec<PuzzleProgress>, StoreError> {
    let sql = format!(
        "WITH RECURSIVE judged (game) AS (SELECT min(game) FROM looks UNION ALL \
         SELECT (SELECT min(l.game) FROM looks l WHERE l.game > j.game) FROM judged j WHERE j.game IS NOT NULL) \
         SELECT g.id, coalesce(s.moment, 0) FROM judged j CROSS JOIN games g ON g.id = j.game {MAY_SEARCH} \
         AND EXISTS (SELECT 1 FROM looks l WHERE l.game = g.id AND l.nodes = ?4 AND l.engine = ?1) ORDER BY g.id"
    );
    let mut statement = store.conn.prepare_cached(&sql)?;
    let params = params![engine, consent.name, consent.value, stored_nodes(nodes)];
    let rows = statement.query_map(params, |row| {
        Ok(PuzzleProgress {
            game: GameId(row.get(0)?),
            moment: usize::try_from(row.get::<_, i64>(1)?).unwrap_or(0),
            engine,
            done: false,
        })
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// Returns `true` if puzzles may be looked for in a game. It is over, all of its players agree, and this engine has not
/// finished looking.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn may_search(
    store: &Store,
    consent: PuzzleConsent<'_>,
    engine: u32,
    game: GameId,
) -> Result<bool, StoreError> {
    let sql = format!("SELECT 1 FROM games g {MAY_SEARCH} AND g.id = ?4");
    let mut statement = store.conn.prepare_cached(&sql)?;
    let params = params![engine, consent.name, consent.value, game.0];
    Ok(statement.exists(params)?)
}

/// Deletes the puzzles of all games in which a player has or had a seat, with the attempts at them.
///
/// # Errors
/// `StoreError` if the SQLite call fails; nothing is deleted then.
pub fn drop_of_player(
    store: &mut Store,
    player: &PlayerId,
    now: Timestamp,
) -> Result<(), StoreError> {
    let tx = Transaction::begin(&mut store.conn)?;
    for table in ["puzzles", "puzzle_searches"] {
        let sql = format!("DELETE FROM {table} WHERE game IN ({PLAYED_IN})");
        tx.execute(&sql, [player.as_str()])?;
    }
    put_handled(&tx, store.source.as_deref(), now)?;
    tx.commit()?;
    Ok(())
}

/// A preference that all players of a game must have chosen.
#[derive(Clone, Copy, Debug)]
pub struct PuzzleConsent<'a> {
    /// The name of the preference.
    pub name: &'a str,
    /// The value that agrees.
    pub value: &'a str,
}

/// The progress of the search for puzzles in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PuzzleProgress {
    /// The game.
    pub game: GameId,
    /// The index of the next position.
    pub moment: usize,
    /// The version of the engine.
    pub engine: u32,
    /// `true` if all positions are done.
    pub done: bool,
}

/// The games among those of `g` in which the engine ?1 may look for puzzles. All people who sit there have agreed, and
/// all who gave their seat up. A game with damaged seats is passed over.
const MAY_SEARCH: &str = "LEFT JOIN puzzle_searches s ON s.game = g.id AND s.engine = ?1 \
     WHERE g.stage = 'over' AND coalesce(s.done, 0) = 0 \
     AND EXISTS (SELECT 1 FROM json_each(CASE WHEN json_valid(g.seats) THEN g.seats ELSE '[]' END) p \
     WHERE substr(p.value, 1, 9) <> 'computer:') \
     AND NOT EXISTS (SELECT 1 FROM json_each(CASE WHEN json_valid(g.seats) THEN g.seats ELSE '[]' END) p WHERE substr(p.value, 1, 9) <> 'computer:' \
     AND NOT EXISTS (SELECT 1 FROM preferences c \
     WHERE c.player = p.value AND c.name = ?2 AND c.value = ?3)) \
     AND NOT EXISTS (SELECT 1 FROM (SELECT json_extract(e.body, '$.moderated.handed_over.from') AS giver FROM events e \
     WHERE e.game = g.id AND substr(e.body, 1, 14) = '{\"moderated\":{' AND json_valid(e.body)) h \
     WHERE h.giver IS NOT NULL AND substr(h.giver, 1, 9) <> 'computer:' \
     AND NOT EXISTS (SELECT 1 FROM preferences c \
     WHERE c.player = h.giver AND c.name = ?2 AND c.value = ?3))";

/// The games in which the player ?1 has a seat, or had one and gave it up.
const PLAYED_IN: &str = "SELECT game FROM people WHERE player = ?1 \
     UNION SELECT game FROM events WHERE substr(body, 1, 14) = '{\"moderated\":{' \
     AND CASE WHEN json_valid(body) THEN json_extract(body, '$.moderated.handed_over.from') = ?1 END";

/// Stores puzzles, but for those whose position has one.
fn insert(tx: &Connection, puzzles: &[NewPuzzle]) -> Result<(), StoreError> {
    let mut statement = tx.prepare_cached(
        "INSERT OR IGNORE INTO puzzles (position, kind, themes, line, game, rating, deviation) \
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
    )?;
    for puzzle in puzzles {
        statement.execute(params![
            puzzle.position,
            puzzle.kind,
            format!(" {} ", puzzle.themes.join(" ")),
            puzzle.line,
            puzzle.game.map(|game| game.0),
            puzzle.rating.rating,
            puzzle.rating.deviation,
        ])?;
    }
    Ok(())
}

fn read(row: &Row<'_>) -> Result<StoredPuzzle, rusqlite::Error> {
    Ok(StoredPuzzle {
        id: PuzzleId(row.get(0)?),
        kind: row.get(1)?,
        line: row.get(2)?,
        rating: StoredRating {
            rating: row.get(3)?,
            deviation: row.get(4)?,
        },
        tried: row.get(5)?,
        solved: row.get(6)?,
    })
}
