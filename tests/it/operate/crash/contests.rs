//! The beginning of a contest, cut off at calls to the disk: it and its games are there whole, or not at all, and the next
//! start goes on.

use std::path::Path;
use std::process::{Command, Stdio};

use kingboard::contest::values::DAY;
use kingboard::service::api::access::Access;
use kingboard::service::api::action::{Action, Request};
use kingboard::service::api::contest::{ContestAction, NewContest};
use kingboard::service::boards::at_table;
use kingboard::service::{Env, Service, Timestamp};
use kingboard::store::{ContestId, Store};

use super::audit::sound;
use super::shim::{Shim, works};
use super::{kills, left_by, say};
use crate::discord::bot::program;

/// Entrants, all of whom meet at once.
const ENTRANTS: usize = 4;
/// Their games.
const GAMES: usize = 6;

/// A database with a league whose time for entering is over.
fn prepared(home: &Path) {
    let mut service = Service::new(Store::open(&home.join("games.db")).unwrap());
    let now = kingboard::env::now().now.0 - 8 * DAY;
    let env = |nth: i64| Env {
        now: Timestamp(now + nth),
        entropy: [7; 32],
    };
    let mut ask = |seat: usize, action: ContestAction| {
        let request = Request {
            user: at_table::usual_player(seat),
            place: at_table::place(),
            access: Access::default(),
            source: String::new(),
            action: Action::Contest(action),
        };
        service.handle(&request, &env(i64::try_from(seat).unwrap()));
    };
    ask(6, ContestAction::Open(NewContest::default()));
    for seat in 1..=ENTRANTS {
        ask(seat, ContestAction::Join(None));
    }
}

/// Sits down at the table once, with what is due.
fn sits_down(home: &Path, variables: &[(&str, String)]) -> bool {
    let ended = Command::new(program())
        .args(["play", "--db", "games.db"])
        .current_dir(home)
        .envs(variables.iter().map(|(name, value)| (*name, value)))
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .unwrap();
    ended.success()
}

/// The round of the contest, after all its data was looked at.
fn looked_at(home: &Path) -> u32 {
    let path = home.join("games.db");
    sound(&rusqlite::Connection::open(&path).unwrap());
    let store = Store::open(&path).unwrap();
    let found = store.contest(ContestId(1)).unwrap().unwrap();
    let games = store.games_of_contest(ContestId(1)).unwrap().len();
    let running = found
        .contest
        .tables()
        .values()
        .filter(|table| table.running().is_some());
    assert_eq!(running.count(), games, "each table has its game");
    let round = found.contest.round();
    assert_eq!(games, if round == 0 { 0 } else { GAMES });
    let all: i64 = rusqlite::Connection::open(&path)
        .unwrap()
        .query_row("SELECT count(*) FROM games", [], |row| row.get(0))
        .unwrap();
    assert_eq!(usize::try_from(all), Ok(games), "no game without a table");
    round
}

/// Cuts the beginning off after so many calls. `false` if there were fewer.
fn cut_off(base: &Path, what: &str, skip: u64) -> bool {
    let home = tempfile::tempdir().unwrap();
    left_by(base, home.path());
    let mut shim = Shim::new();
    shim.order(("any", what), skip, 1);
    sits_down(home.path(), &shim.variables());
    if shim.struck() == 0 {
        return false;
    }
    looked_at(home.path());
    // A failed step is tried again after an hour.
    shim.relent();
    shim.jump(2 * 60 * 60 * 1000, 0);
    assert!(sits_down(home.path(), &shim.variables()), "{what} {skip}");
    assert_eq!(looked_at(home.path()), 1, "{what} {skip}");
    true
}

#[test]
fn the_beginning_of_a_contest_can_be_cut_off_at_any_call_to_the_disk() {
    if !works() {
        return;
    }
    let base = tempfile::tempdir().unwrap();
    prepared(base.path());
    let step = if kills(0) == 0 { 13 } else { 1 };
    let mut cuts = 0;
    for what in ["before", "after", "torn", "eio"] {
        let some = (0..).step_by(step);
        cuts += some
            .take_while(|skip| cut_off(base.path(), what, *skip))
            .count();
    }
    say(&format!("{cuts} beginnings of a contest cut off"));
    assert!(cuts > 8, "{cuts}");
}
