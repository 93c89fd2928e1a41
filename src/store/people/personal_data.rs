//! The stored data of a player: counted, and handed out as JSON.

use rusqlite::types::ValueRef;
use rusqlite::{Connection, Params, Row};
use serde_json::{Map, Value, json};

use crate::play::{PlayerId, Timestamp};
use crate::store::people::persons;
use crate::store::people::presence;
use crate::store::people::privacy::{ColumnSubject, tables};
use crate::store::{Store, StoreError};

/// Counts of a player's stored data.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PersonalDataCounts {
    /// Their name.
    pub name: Option<String>,
    /// All games that concern them.
    pub games: u32,
    /// The number of running games.
    pub running: u32,
    /// The number of open challenges.
    pub open: u32,
    /// Preferences, including off hours and reminders.
    pub settings: u32,
    /// Notes on moves.
    pub notes: u32,
    /// Meanings of team signals.
    pub meanings: u32,
    /// Plans.
    pub plans: u32,
    /// Private boards.
    pub boards: u32,
    /// Analyses they asked for lately.
    pub analyses: u32,
    /// Puzzles they have tried.
    pub puzzles: u32,
    /// Tokens of their programs.
    pub tokens: u32,
    /// Pools in which they have a rating.
    pub ratings: u32,
    /// Contests they have entered or moderated.
    pub contests: u32,
    /// Decisions of moderators about their account.
    pub deeds: u32,
    /// Players they have blocked.
    pub blocked: u32,
    /// Players whose challenges they accept automatically.
    pub friends: u32,
    /// Holidays, including past ones.
    pub holidays: u32,
    /// Reminders and other private messages, sent and unsent.
    pub messages: u32,
    /// Browsers that are signed in to the public pages, and links that sign one in.
    pub sessions: u32,
    /// Servers in which they were met lately.
    pub met: u32,
    /// The time when they were last seen.
    pub seen: Option<Timestamp>,
}

impl PersonalDataCounts {
    /// Returns `true` if nothing is stored.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

/// Counts a player's stored data.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn counts(store: &Store, player: &PlayerId) -> Result<PersonalDataCounts, StoreError> {
    let count = |sql: &str| -> Result<u32, StoreError> {
        let mut statement = store.conn.prepare_cached(sql)?;
        Ok(statement.query_row([player.as_str()], |row| row.get(0))?)
    };
    Ok(PersonalDataCounts {
        name: store.name(player)?,
        games: count(&format!("SELECT count(*) FROM games WHERE {}", concerns()))?,
        running: count("SELECT count(*) FROM people WHERE player = ?1 AND stage = 'running'")?,
        open: count("SELECT count(*) FROM people WHERE player = ?1 AND stage = 'open'")?,
        settings: count("SELECT count(*) FROM preferences WHERE player = ?1")?,
        notes: count("SELECT count(*) FROM notes WHERE author = ?1")?,
        meanings: count("SELECT count(*) FROM meanings WHERE author = ?1")?,
        plans: count("SELECT count(*) FROM plans WHERE player = ?1")?,
        boards: count("SELECT count(*) FROM explorations WHERE player = ?1")?,
        analyses: count("SELECT count(*) FROM analyses WHERE player = ?1")?,
        puzzles: count("SELECT count(*) FROM attempts WHERE player = ?1")?,
        tokens: count("SELECT count(*) FROM api_tokens WHERE player = ?1")?,
        ratings: count("SELECT count(*) FROM ratings WHERE player = ?1")?,
        contests: count("SELECT count(DISTINCT contest) FROM contest_people WHERE player = ?1")?,
        deeds: count("SELECT count(*) FROM deeds WHERE player = ?1 OR other = ?1")?,
        blocked: count("SELECT count(*) FROM relations WHERE player = ?1 AND kind = 'block'")?,
        friends: count("SELECT count(*) FROM relations WHERE player = ?1 AND kind = 'friend'")?,
        holidays: count("SELECT count(*) FROM holidays WHERE player = ?1")?,
        messages: count(
            "SELECT (SELECT count(*) FROM alarms WHERE player = ?1) \
             + (SELECT count(*) FROM notices WHERE player = ?1 OR whom = ?1)",
        )?,
        sessions: count(
            "SELECT (SELECT count(*) FROM web_sessions WHERE player = ?1) \
             + (SELECT count(*) FROM web_links WHERE player = ?1)",
        )?,
        met: count("SELECT count(*) FROM met WHERE player = ?1")?,
        seen: presence::last_seen(store, player)?,
    })
}

/// Exports a player's data as JSON: their rows of each table, and their games with logs. Private data of others
/// about the same games and secrets of dice are left out.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn json(store: &Store, player: &PlayerId, now: Timestamp) -> Result<String, StoreError> {
    // One snapshot of the database, also while other programs write.
    let alone = store.conn.is_autocommit();
    let _moment = alone
        .then(|| store.conn.unchecked_transaction())
        .transpose()?;
    let tx = &store.conn;
    let mut all = Map::new();
    all.insert("kingboard".to_owned(), json!("personal data 1"));
    all.insert("player".to_owned(), json!(player.as_str()));
    all.insert("at".to_owned(), json!(now.0));
    for (table, columns) in tables() {
        let own = columns
            .iter()
            .filter(|(_, names)| matches!(names, ColumnSubject::Owner | ColumnSubject::Author));
        let own: Vec<String> = own.map(|(column, _)| format!("{column} = ?1")).collect();
        if own.is_empty() {
            continue;
        }
        let sql = format!("SELECT * FROM {table} WHERE {}", own.join(" OR "));
        let rows = listed(tx, &sql, [player.as_str()])?;
        all.insert((*table).to_owned(), Value::Array(rows));
    }
    // Of a decision by which another account counts for theirs, the part about theirs.
    let merged = "SELECT id, house, at, deed, other FROM deeds \
         WHERE other = ?1 AND moderator IS NOT ?1 ORDER BY id";
    let merged = listed(tx, merged, [player.as_str()])?;
    if let Some(Value::Array(deeds)) = all.get_mut("deeds") {
        deeds.extend(merged);
    }
    let mut games = listed(
        tx,
        &format!("SELECT * FROM games WHERE {} ORDER BY id", concerns()),
        [player.as_str()],
    )?;
    for game in &mut games {
        let id = game["id"].as_i64();
        let log = "SELECT seq, at, schema, body FROM events WHERE game = ?1 ORDER BY seq";
        game["events"] = Value::Array(listed(tx, log, [id])?);
    }
    all.insert("games".to_owned(), Value::Array(games));
    let moderation = "SELECT game, seq, at, schema, body FROM events \
         WHERE substr(body, 1, 14) = '{\"moderated\":{' AND EXISTS (\
         SELECT 1 FROM json_tree(CASE WHEN json_valid(body) THEN body END) WHERE key IN ('by', 'from', 'to') AND atom = ?1) \
         ORDER BY game, seq";
    let moderation = listed(tx, moderation, [player.as_str()])?;
    all.insert("moderation".to_owned(), Value::Array(moderation));
    let text = serde_json::to_string_pretty(&Value::Object(all));
    Ok(text.expect("serde_json values serialise"))
}

/// The rows as JSON objects.
fn listed(conn: &Connection, sql: &str, params: impl Params) -> Result<Vec<Value>, StoreError> {
    let mut statement = conn.prepare(sql)?;
    let names: Vec<String> = statement
        .column_names()
        .into_iter()
        .map(str::to_owned)
        .collect();
    let rows = statement.query_map(params, |row| object(row, &names))?;
    Ok(rows.collect::<Result<_, _>>()?)
}

fn object(row: &Row<'_>, names: &[String]) -> Result<Value, rusqlite::Error> {
    let mut object = Map::new();
    for (column, name) in names.iter().enumerate() {
        let value = match row.get_ref(column)? {
            ValueRef::Null => Value::Null,
            ValueRef::Integer(number) => json!(number),
            ValueRef::Real(number) => json!(number),
            ValueRef::Text(text) => stored_json(&String::from_utf8_lossy(text)),
            ValueRef::Blob(_) => continue,
        };
        object.insert(name.clone(), value);
    }
    Ok(Value::Object(object))
}

/// A value stored as JSON, as such: seats, outcomes, events.
fn stored_json(text: &str) -> Value {
    let nested = text.starts_with(['{', '[']);
    let read = nested.then(|| serde_json::from_str(text).ok()).flatten();
    read.unwrap_or_else(|| json!(text))
}

/// SQL condition on `games` with the player as `?1`: the games that concern the player. They also include games whose
/// seat another player took over, games whose lobby they joined, and games they opened or were invited to.
fn concerns() -> String {
    let named = |kind: &str, fields: &mut dyn Iterator<Item = &'static str>| {
        let fields: Vec<String> = fields
            .map(|field| format!("json_extract(body, '$.{field}')"))
            .collect();
        let begins = format!("{{\"{kind}\":{{");
        format!(
            " UNION SELECT game FROM events WHERE substr(body, 1, {}) = '{begins}' \
             AND CASE WHEN json_valid(body) THEN ?1 IN ({}) END",
            begins.len(),
            fields.join(", ")
        )
    };
    // A moderator's actions in other people's games are no games of theirs.
    let handed = named(
        "moderated",
        &mut std::iter::once("moderated.handed_over.from"),
    );
    let came = named("lobby", &mut persons::players_in("lobby"));
    let asked = " UNION SELECT id FROM games WHERE challenger = ?1 OR invited = ?1";
    format!("id IN (SELECT game FROM people WHERE player = ?1{handed}{came}{asked})")
}
