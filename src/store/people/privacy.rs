//! Personal data, table by table: counted, exported and deleted.
//!
//! [`TABLES`] says of each column of each table which persons it names. Export and deletion follow from it, and a test
//! fails for a missing column.

use rusqlite::types::ValueRef;
use rusqlite::{Connection, Params, Row};
use serde_json::{Map, Value, json};

use crate::play::{PlayerId, Timestamp};
use crate::store::people::persons;
use crate::store::{Store, StoreError};

/// The persons or places that a column names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::store) enum ColumnSubject {
    /// Nobody: data about its row.
    Nothing,
    /// The player who owns the row. It is exported to them, and deleted with them.
    Owner,
    /// A player in another's row. It is deleted with that player, and exported to its owner only.
    Other,
    /// A player of the game that the second column names. They get a pseudonym.
    Player(&'static str),
    /// The players of the game, a JSON array. They get pseudonyms.
    Players,
    /// Events of a game; the players named in them get pseudonyms.
    Log,
    /// A place, or a server.
    Place,
    /// Data that must not be told to anybody.
    Secret,
}

use ColumnSubject::{Log, Nothing, Other, Owner, Place, Player, Players, Secret};

type Column = (&'static str, ColumnSubject);

/// All stored tables, as the migrations made them.
pub(in crate::store) const TABLES: &[(&str, &[Column])] = &[
    (
        "alarms",
        &[
            ("game", Nothing),
            ("kind", Nothing),
            ("player", Owner),
            ("turn", Nothing),
            ("at", Nothing),
            ("sent", Nothing),
        ],
    ),
    (
        "analyses",
        &[
            ("id", Nothing),
            ("game", Nothing),
            ("player", Owner),
            ("place", Place),
            ("asked_at", Nothing),
            ("state", Nothing),
            ("settled_at", Nothing),
        ],
    ),
    (
        "attempts",
        &[
            ("player", Owner),
            ("puzzle", Nothing),
            ("opened_at", Nothing),
            ("plies", Nothing),
            ("result", Nothing),
        ],
    ),
    (
        "controls",
        &[
            ("id", Nothing),
            ("game", Nothing),
            ("place", Place),
            ("player", Owner),
            ("message", Place),
            ("promise", Nothing),
            ("ply", Nothing),
            ("shown", Nothing),
            ("due_at", Nothing),
            ("tries", Nothing),
        ],
    ),
    ("daily_posts", &[("house", Place), ("day", Nothing)]),
    ("departures", &[("house", Place), ("at", Nothing)]),
    (
        // Written and deleted in one transaction.
        "erasures",
        &[("game", Nothing), ("was", Nothing), ("pseudonym", Nothing)],
    ),
    (
        "events",
        &[
            ("game", Nothing),
            ("seq", Nothing),
            ("at", Nothing),
            ("schema", Nothing),
            ("body", Log),
        ],
    ),
    (
        "explorations",
        &[
            ("game", Nothing),
            ("player", Owner),
            ("base", Nothing),
            ("seen", Nothing),
            ("line", Nothing),
            ("shown", Nothing),
            ("eyes", Nothing),
            ("edition", Nothing),
        ],
    ),
    (
        "games",
        &[
            ("id", Nothing),
            ("version", Nothing),
            ("kind", Nothing),
            ("options", Nothing),
            ("place", Place),
            ("stage", Nothing),
            ("challenger", Player("id")),
            ("invited", Player("id")),
            ("seats", Players),
            ("to_move", Player("id")),
            ("ply", Nothing),
            ("outcome", Nothing),
            ("created_at", Nothing),
            ("changed_at", Nothing),
            ("house", Place),
            ("sum", Nothing),
            ("set_up", Nothing),
            ("stakes", Nothing),
            ("rated_at", Nothing),
        ],
    ),
    (
        // Ids of messages and interactions, for two days at most.
        "handled",
        &[("source", Nothing), ("at", Nothing)],
    ),
    ("heartbeat", &[("one", Nothing), ("at", Nothing)]),
    (
        "holidays",
        &[
            ("player", Owner),
            ("from_at", Nothing),
            ("until_at", Nothing),
        ],
    ),
    (
        "houses",
        &[("house", Place), ("name", Nothing), ("value", Nothing)],
    ),
    (
        // Judgements of positions by the engine.
        "looks",
        &[
            ("game", Nothing),
            ("nodes", Nothing),
            ("moment", Nothing),
            ("engine", Nothing),
            ("steps", Nothing),
            ("body", Nothing),
        ],
    ),
    (
        "meanings",
        &[
            ("game", Nothing),
            ("author", Owner),
            ("number", Nothing),
            ("text", Nothing),
            ("at", Nothing),
        ],
    ),
    ("names", &[("player", Owner), ("name", Nothing)]),
    (
        "notes",
        &[
            ("game", Nothing),
            ("author", Owner),
            ("ply", Nothing),
            ("text", Nothing),
            ("at", Nothing),
        ],
    ),
    (
        "notices",
        &[
            ("id", Nothing),
            ("kind", Nothing),
            ("place", Place),
            ("player", Owner),
            ("whom", Owner),
            ("games", Nothing),
            ("detail", Nothing),
            ("put_at", Nothing),
            ("due_at", Nothing),
            ("tries", Nothing),
            ("state", Nothing),
            ("settled_at", Nothing),
            ("message", Nothing),
            ("reason", Nothing),
        ],
    ),
    ("numbers_given", &[("kind", Nothing), ("last", Nothing)]),
    ("outages", &[("from_at", Nothing), ("until_at", Nothing)]),
    ("packing", &[("one", Nothing), ("at", Nothing)]),
    (
        "people",
        &[
            ("player", Player("game")),
            ("stage", Nothing),
            ("game", Nothing),
        ],
    ),
    (
        "plans",
        &[
            ("game", Nothing),
            ("player", Owner),
            ("version", Nothing),
            ("body", Nothing),
            ("edition", Nothing),
        ],
    ),
    (
        "preferences",
        &[("player", Owner), ("name", Nothing), ("value", Nothing)],
    ),
    (
        "promises",
        &[
            ("id", Nothing),
            ("game", Nothing),
            ("after", Nothing),
            ("upto", Nothing),
            ("put_at", Nothing),
            ("due_at", Nothing),
            ("tries", Nothing),
            ("state", Nothing),
            ("settled_at", Nothing),
            ("message", Place),
            ("reason", Place),
        ],
    ),
    ("puzzle_days", &[("day", Nothing), ("puzzle", Nothing)]),
    (
        "puzzle_searches",
        &[
            ("game", Nothing),
            ("moment", Nothing),
            ("engine", Nothing),
            ("done", Nothing),
        ],
    ),
    ("puzzle_sets", &[("kind", Nothing), ("sum", Nothing)]),
    (
        // Positions without names. Those from a game of a forgotten player are deleted.
        "puzzles",
        &[
            ("id", Nothing),
            ("position", Nothing),
            ("kind", Nothing),
            ("themes", Nothing),
            ("line", Nothing),
            ("game", Nothing),
            ("rating", Nothing),
            ("deviation", Nothing),
            ("tried", Nothing),
            ("solved", Nothing),
        ],
    ),
    (
        // Figures of forgotten players, for one game each.
        "rating_ghosts",
        &[
            ("house", Place),
            ("pool", Nothing),
            ("game", Nothing),
            ("seat", Nothing),
            ("rating", Nothing),
            ("deviation", Nothing),
            ("met", Nothing),
        ],
    ),
    (
        "rating_steps",
        &[
            ("house", Place),
            ("pool", Nothing),
            ("ended", Nothing),
            ("game", Nothing),
            ("seat", Nothing),
            ("player", Owner),
            ("rating", Nothing),
            ("deviation", Nothing),
            ("expected", Nothing),
            ("score", Nothing),
            ("weight", Nothing),
            ("met", Nothing),
            ("after_rating", Nothing),
            ("after_deviation", Nothing),
            ("last", Nothing),
            ("games", Nothing),
        ],
    ),
    ("rating_view", &[("one", Nothing), ("version", Nothing)]),
    (
        "ratings",
        &[
            ("house", Place),
            ("pool", Nothing),
            ("player", Owner),
            ("rating", Nothing),
            ("deviation", Nothing),
            ("last", Nothing),
            ("games", Nothing),
        ],
    ),
    (
        "relations",
        &[
            ("player", Owner),
            ("other", Other),
            ("kind", Nothing),
            ("at", Nothing),
        ],
    ),
    (
        "results",
        &[
            ("player", Player("game")),
            ("ended_at", Nothing),
            ("game", Nothing),
            ("score", Nothing),
        ],
    ),
    (
        "running",
        &[("one", Nothing), ("version", Nothing), ("noted", Nothing)],
    ),
    ("secrets", &[("game", Nothing), ("secret", Secret)]),
    ("seen", &[("player", Owner), ("at", Nothing)]),
    (
        "sessions",
        &[
            ("shard", Nothing),
            ("shards", Nothing),
            ("intents", Nothing),
            ("session", Secret),
            ("url", Nothing),
            ("bot", Nothing),
            ("application", Nothing),
            ("sequence", Nothing),
            ("met", Nothing),
            ("behind", Nothing),
            ("at", Nothing),
        ],
    ),
    (
        "set_apart",
        &[
            ("game", Nothing),
            ("from_at", Nothing),
            ("until_at", Nothing),
            ("reason", Nothing),
        ],
    ),
    (
        "shards",
        &[
            ("shard", Nothing),
            ("state", Nothing),
            ("since", Nothing),
            ("latency", Nothing),
        ],
    ),
    ("shared_notes", &[("game", Nothing), ("author", Owner)]),
    (
        "solvers",
        &[
            ("player", Owner),
            ("kind", Nothing),
            ("rating", Nothing),
            ("deviation", Nothing),
            ("at", Nothing),
            ("solved", Nothing),
            ("failed", Nothing),
        ],
    ),
    (
        "streaks",
        &[
            ("player", Owner),
            ("run", Nothing),
            ("best", Nothing),
            ("day", Nothing),
            ("days", Nothing),
        ],
    ),
];

/// SQL condition on `games` with the player as `?1`: games that concern the player, also those whose seat another took
/// over, and those whose table they joined.
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
    format!("id IN (SELECT game FROM people WHERE player = ?1{handed}{came})")
}

/// The columns of all tables with this subject.
pub(in crate::store) fn columns(
    naming: impl Fn(ColumnSubject) -> bool,
) -> impl Iterator<Item = (&'static str, &'static str, ColumnSubject)> {
    let all = TABLES.iter().flat_map(|(table, columns)| {
        let columns = columns.iter();
        columns.map(move |(column, names)| (*table, *column, *names))
    });
    all.filter(move |(_, _, names)| naming(*names))
}

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
    /// Players they have blocked.
    pub blocked: u32,
    /// Players whose challenges they accept automatically.
    pub friends: u32,
    /// Holidays, including past ones.
    pub holidays: u32,
    /// Reminders and other private messages, sent and unsent.
    pub messages: u32,
    /// The time when they were last seen.
    pub seen: Option<Timestamp>,
}

impl PersonalDataCounts {
    /// Returns `true` if nothing is stored.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

impl Store {
    /// Counts a player's stored data.
    ///
    /// # Errors
    /// `StoreError` if the SQLite call fails.
    pub fn personal_data_counts(
        &self,
        player: &PlayerId,
    ) -> Result<PersonalDataCounts, StoreError> {
        let count = |sql: &str| -> Result<u32, StoreError> {
            let mut statement = self.conn.prepare_cached(sql)?;
            Ok(statement.query_row([player.as_str()], |row| row.get(0))?)
        };
        Ok(PersonalDataCounts {
            name: self.name(player)?,
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
            blocked: count("SELECT count(*) FROM relations WHERE player = ?1 AND kind = 'block'")?,
            friends: count("SELECT count(*) FROM relations WHERE player = ?1 AND kind = 'friend'")?,
            holidays: count("SELECT count(*) FROM holidays WHERE player = ?1")?,
            messages: count(
                "SELECT (SELECT count(*) FROM alarms WHERE player = ?1) \
                 + (SELECT count(*) FROM notices WHERE player = ?1 OR whom = ?1)",
            )?,
            seen: self.last_seen(player)?,
        })
    }

    /// Exports a player's data as JSON: their rows of each table, and their games with logs. Private data of others
    /// about the same games and secrets of dice are left out.
    /// # Errors
    /// `StoreError` if the SQLite call fails.
    pub fn personal_data_json(
        &self,
        player: &PlayerId,
        now: Timestamp,
    ) -> Result<String, StoreError> {
        // One snapshot of the database, whoever else writes.
        let alone = self.conn.is_autocommit();
        let _moment = alone
            .then(|| self.conn.unchecked_transaction())
            .transpose()?;
        let tx = &self.conn;
        let mut all = Map::new();
        all.insert("kingboard".to_owned(), json!("personal data 1"));
        all.insert("player".to_owned(), json!(player.as_str()));
        all.insert("at".to_owned(), json!(now.0));
        for (table, columns) in TABLES {
            let own = columns.iter().filter(|(_, names)| *names == Owner);
            let own: Vec<String> = own.map(|(column, _)| format!("{column} = ?1")).collect();
            if own.is_empty() {
                continue;
            }
            let sql = format!("SELECT * FROM {table} WHERE {}", own.join(" OR "));
            let rows = listed(tx, &sql, [player.as_str()])?;
            all.insert((*table).to_owned(), Value::Array(rows));
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_column_of_every_table_is_classed() {
        let store = Store::in_memory().unwrap();
        let sql = "SELECT m.name, t.name FROM sqlite_schema m JOIN pragma_table_info(m.name) t \
                   WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite_%' ORDER BY m.name, t.cid";
        let mut statement = store.conn.prepare(sql).unwrap();
        let found: Vec<(String, String)> = statement
            .query_map([], |row| Ok((row.get(0)?, row.get(1)?)))
            .unwrap()
            .collect::<Result<_, _>>()
            .unwrap();
        let known: Vec<(String, String)> = columns(|_| true)
            .map(|(table, column, _)| (table.to_owned(), column.to_owned()))
            .collect();
        assert_eq!(
            known, found,
            "say in TABLES whom each column names: it is handed out and deleted by that"
        );
    }

    #[test]
    fn no_question_of_what_is_kept_hands_out_a_secret() {
        let owned = columns(|names| names == Owner).map(|(table, _, _)| table);
        let secret: Vec<&str> = columns(|names| names == Secret)
            .map(|(t, _, _)| t)
            .collect();
        assert!(owned.into_iter().all(|table| !secret.contains(&table)));
        assert!(!secret.is_empty());
    }
}
