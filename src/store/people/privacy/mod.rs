//! Personal data, table by table: the subject of each column.
//!
//! [`tables`] says of each column of each table which persons it names. Export and deletion follow from it, and a test
//! fails for a missing column.

mod column_subject;
mod programs;
mod subject;

pub(in crate::store) use column_subject::ColumnSubject;
pub(in crate::store) use subject::{columns, has_reason, tables, tables_of_servers};

use ColumnSubject::{Author, Log, Nothing, Other, Owner, Place, Player, Players, Secret};

type Column = (&'static str, ColumnSubject);
/// A table with its columns.
type TableColumns = (&'static str, &'static [Column]);

/// The stored tables, as the migrations made them, but those in `programs`.
const TABLES: &[TableColumns] = &[
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
        // Their logs hold numbers, and words of nobody.
        "contest_events",
        &[
            ("contest", Nothing),
            ("seq", Nothing),
            ("at", Nothing),
            ("schema", Nothing),
            ("body", Nothing),
        ],
    ),
    (
        "contest_games",
        &[
            ("game", Nothing),
            ("contest", Nothing),
            ("number", Nothing),
            ("open", Nothing),
        ],
    ),
    (
        // A place that is offered goes with either person.
        "contest_offers",
        &[
            ("contest", Nothing),
            ("number", Nothing),
            ("player", Owner),
            ("moderator", Other),
            ("text", Nothing),
            ("until_at", Nothing),
        ],
    ),
    (
        "contest_people",
        &[("contest", Nothing), ("number", Nothing), ("player", Owner)],
    ),
    (
        "contest_words",
        &[
            ("contest", Nothing),
            ("seq", Nothing),
            ("author", Owner),
            ("text", Nothing),
        ],
    ),
    (
        "contests",
        &[
            ("id", Nothing),
            ("version", Nothing),
            ("form", Nothing),
            ("kind", Nothing),
            ("options", Nothing),
            ("clock", Nothing),
            ("rated", Nothing),
            ("place", Place),
            ("house", Place),
            ("stage", Nothing),
            ("season", Nothing),
            ("follows", Nothing),
            ("followed", Nothing),
            ("alarm", Nothing),
            ("secret", Secret),
            ("created_at", Nothing),
            ("changed_at", Nothing),
            ("sum", Nothing),
        ],
    ),
    (
        "contests_apart",
        &[
            ("contest", Nothing),
            ("from_at", Nothing),
            ("reason", Nothing),
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
    (
        // Decisions about accounts in the ratings of a server.
        "deeds",
        &[
            ("id", Nothing),
            ("house", Place),
            ("at", Nothing),
            ("deed", Nothing),
            ("player", Owner),
            ("other", Other),
            ("moderator", Author),
            ("reason", Nothing),
        ],
    ),
    ("departures", &[("house", Place), ("at", Nothing)]),
    (
        // Sums of the dice of finished games, by seat.
        "dice_counts",
        &[
            ("game", Nothing),
            ("version", Nothing),
            ("engine", Nothing),
            ("body", Nothing),
        ],
    ),
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
        // As with contests, their logs hold numbers.
        "ladder_events",
        &[
            ("ladder", Nothing),
            ("seq", Nothing),
            ("at", Nothing),
            ("schema", Nothing),
            ("body", Nothing),
        ],
    ),
    (
        "ladder_games",
        &[
            ("game", Nothing),
            ("ladder", Nothing),
            ("challenge", Nothing),
            ("open", Nothing),
        ],
    ),
    (
        "ladder_people",
        &[("ladder", Nothing), ("number", Nothing), ("player", Owner)],
    ),
    (
        "ladder_words",
        &[
            ("ladder", Nothing),
            ("seq", Nothing),
            ("author", Owner),
            ("text", Nothing),
        ],
    ),
    (
        "ladders",
        &[
            ("id", Nothing),
            ("version", Nothing),
            ("kind", Nothing),
            ("options", Nothing),
            ("clock", Nothing),
            ("rated", Nothing),
            ("place", Place),
            ("house", Place),
            ("closed", Nothing),
            ("alarm", Nothing),
            ("sum", Nothing),
            ("created_at", Nothing),
            ("changed_at", Nothing),
        ],
    ),
    (
        "ladders_apart",
        &[
            ("ladder", Nothing),
            ("from_at", Nothing),
            ("reason", Nothing),
        ],
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
    (
        // The servers in which a player asked for something, for thirty days.
        "met",
        &[("player", Owner), ("house", Place), ("at", Nothing)],
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
            ("detail", Place),
            ("put_at", Nothing),
            ("due_at", Nothing),
            ("tries", Nothing),
            ("state", Nothing),
            ("settled_at", Nothing),
            ("message", Nothing),
            ("reason", Place),
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
        // Roles of Discord that the first three wear.
        "podium",
        &[
            ("house", Place),
            ("role", Nothing),
            ("player", Owner),
            ("wanted", Nothing),
            ("given", Nothing),
            ("due_at", Nothing),
            ("trouble", Nothing),
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
    (
        // A hash leads to no token and no key. Exports leave bytes out.
        "web_links",
        &[("hash", Nothing), ("player", Owner), ("asked_at", Nothing)],
    ),
    (
        "web_sessions",
        &[
            ("id", Nothing),
            ("hash", Nothing),
            ("player", Owner),
            ("browser", Nothing),
            ("began_at", Nothing),
            ("used_at", Nothing),
        ],
    ),
];

#[cfg(test)]
mod tests;
