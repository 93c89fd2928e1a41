//! A table whose contests a test reads beside it.

use std::ops::{Deref, DerefMut};
use std::path::PathBuf;

use kingboard::contest::values::DAY;
use kingboard::service::GameId;
use kingboard::service::api::access::Access;
use kingboard::service::api::action::{Action, Request};
use kingboard::service::api::contest::{ContestAction, ContestModeration, NewContest};
use kingboard::service::api::ladder::LadderAction;
use kingboard::service::api::privacy::PrivacyAction;
use kingboard::service::api::reply::Reply;
use kingboard::store::{self, ContestId, Store, StoredContest};
use rusqlite::Connection;

use crate::table::harness::{Table, button, labels};

/// A table on a database that the test reads beside it.
pub(super) struct Hall {
    table: Table,
    home: tempfile::TempDir,
}

impl Hall {
    pub(super) fn new() -> Self {
        let home = tempfile::tempdir().unwrap();
        let table = Table::on(Store::open(&home.path().join("games.db")).unwrap());
        Self { table, home }
    }

    pub(super) fn store(&self) -> Store {
        Store::open(&self.home.path().join("games.db")).unwrap()
    }
}

impl Deref for Hall {
    type Target = Table;

    fn deref(&self) -> &Table {
        &self.table
    }
}

impl DerefMut for Hall {
    fn deref_mut(&mut self) -> &mut Table {
        &mut self.table
    }
}

/// The answer to a moderator.
pub(super) fn as_moderator(hall: &mut Hall, who: &str, action: Action) -> Vec<Reply> {
    let access = Access {
        moderates: true,
        ..Access::default()
    };
    with_access(hall, who, access, action)
}

/// The answer to a user who manages the server.
pub(super) fn as_manager(hall: &mut Hall, who: &str, action: Action) -> Vec<Reply> {
    let access = Access {
        manages: true,
        ..Access::default()
    };
    with_access(hall, who, access, action)
}

fn with_access(hall: &mut Hall, who: &str, access: Access, action: Action) -> Vec<Reply> {
    let request = Request {
        access,
        ..hall.request(who, action)
    };
    let env = hall.env();
    hall.service.handle(&request, &env)
}

/// Asks as a moderator does.
pub(super) fn moderated(hall: &mut Hall, who: &str, action: ContestAction) -> String {
    let replies = as_moderator(hall, who, Action::Contest(action));
    // Lets the announcements be delivered.
    hall.ask("Zoe", Action::Contest(ContestAction::List));
    replies
        .iter()
        .map(|reply| reply.text.plain())
        .collect::<Vec<_>>()
        .join("\n---\n")
}

pub(super) fn ask(hall: &mut Hall, who: &str, action: ContestAction) -> String {
    hall.ask(who, Action::Contest(action))
}

pub(super) fn contest(hall: &Hall, id: i64) -> StoredContest {
    store::contests::get(&hall.store(), ContestId(id))
        .unwrap()
        .unwrap()
}

/// A league of these people that has begun.
pub(super) fn begun(people: &[&str]) -> Hall {
    let mut hall = Hall::new();
    let opened = moderated(&mut hall, "Mia", ContestAction::Open(NewContest::default()));
    assert!(opened.contains("is open"), "{opened}");
    for who in people {
        let joined = ask(&mut hall, who, ContestAction::Join(None));
        assert!(joined.contains("You are in League 1"), "{joined}");
    }
    hall.told();
    hall.pass(8 * DAY);
    ask(&mut hall, "Zoe", ContestAction::List);
    hall
}

pub(super) fn running(hall: &Hall) -> Vec<GameId> {
    let games = store::contests::games(&hall.store(), ContestId(1)).unwrap();
    let contest = contest(hall, 1).contest;
    let open =
        |id: &&kingboard::contest::values::TableId| contest.tables()[*id].running().is_some();
    games
        .iter()
        .filter(|(id, _)| open(id))
        .map(|(_, game)| *game)
        .collect()
}

/// The second player of a game resigns it.
pub(super) fn resigned(hall: &mut Hall, game: GameId) {
    let summary = hall.store().summary(game).unwrap().unwrap();
    let loser = summary.seats[1]
        .as_str()
        .trim_start_matches("test:")
        .to_owned();
    let (game, sure) = (Some(game), true);
    hall.ask(&loser, Action::Resign { game, sure });
}

/// A player deletes all that is known of them, and the consequences are carried out.
pub(super) fn forget(hall: &mut Hall, who: &str) {
    let mut next = hall.asked(who, Action::Privacy(PrivacyAction::Delete(None)));
    for _ in 0..3 {
        let Some(label) = next.iter().flat_map(labels).next() else {
            break;
        };
        let press = button(&next, &label);
        next = hall.asked(who, press);
    }
    for _ in 0..5 {
        hall.pass(DAY / 24);
        ask(hall, "Zoe", ContestAction::List);
    }
}

/// Manages the first contest as a moderator does.
pub(super) fn manage(hall: &mut Hall, who: &str, moderation: ContestModeration) -> String {
    let contest = Some(ContestId(1));
    moderated(
        hall,
        who,
        ContestAction::Manage {
            contest,
            moderation,
        },
    )
}

/// Leaves the contest that this player is in. Returns the question and the answer to its button; that is empty if
/// nothing is asked.
pub(super) fn leaves(hall: &mut Hall, who: &str) -> [String; 2] {
    let (contest, price) = (None, None);
    let leave = Action::Contest(ContestAction::Leave { contest, price });
    let asked = hall.asked(who, leave);
    let question = asked.iter().map(|reply| reply.text.plain()).collect();
    if asked.iter().all(|reply| reply.controls.is_empty()) {
        return [question, String::new()];
    }
    [question, hall.ask(who, button(&asked, "Leave"))]
}

/// The replies to a moderator.
pub(super) fn replies(hall: &mut Hall, who: &str, action: ContestAction) -> Vec<Reply> {
    let access = Access {
        moderates: true,
        ..Access::default()
    };
    let request = Request {
        access,
        ..hall.request(who, Action::Contest(action))
    };
    let env = hall.env();
    hall.service.handle(&request, &env)
}

impl Hall {
    /// The database.
    pub(super) fn path(&self) -> PathBuf {
        self.home.path().join("games.db")
    }

    /// Changes the file as no program does.
    pub(super) fn damage(&self, sql: &str) {
        let path = self.home.path().join("games.db");
        Connection::open(path).unwrap().execute_batch(sql).unwrap();
    }
}

/// Asks something of a ladder as a moderator does.
pub(super) fn on_ladder(hall: &mut Hall, who: &str, action: LadderAction) {
    as_moderator(hall, who, Action::Ladder(action));
}
