//! The steps of a contest, cut off at calls to the disk. A round and its games are there whole, or not at all, and the
//! next start continues to the same state as without a cut.

use std::path::Path;
use std::process::{Command, Stdio};

use kingboard::contest::state::ContestStage;
use kingboard::contest::values::DAY;
use kingboard::service::api::access::Access;
use kingboard::service::api::action::{Action, Request};
use kingboard::service::api::contest::{ContestAction, NewContest};
use kingboard::service::boards::at_table;
use kingboard::service::{Env, GameId, Service, Timestamp};
use kingboard::store::{self, ContestOrLadder, Store};

use super::audit::sound;
use super::shim::{Shim, works};
use super::{kills, left_by, say};
use crate::discord::bot::program;

/// Entrants of each contest.
const ENTRANTS: usize = 4;

/// A step that a start of the program takes.
#[derive(Clone, Copy, Debug)]
enum Step {
    /// The time for entering is over, and the first games begin.
    Begins,
    /// All games of the first round are over, and the next one is paired, or the contest ends.
    GoesOn,
}

/// The steps of formats: between them a league’s season and the opening of the next, a second round, a final.
const STEPS: [(&str, Step); 5] = [
    ("league", Step::Begins),
    ("league", Step::GoesOn),
    ("swiss", Step::GoesOn),
    ("knockout", Step::GoesOn),
    ("teams", Step::Begins),
];

/// A database in which the step is due.
fn prepared(home: &Path, format: &str, step: Step) {
    let mut service = Service::new(Store::open(&home.join("games.db")).unwrap());
    let now = kingboard::env::now().now.0;
    let env = |before: i64| Env {
        now: Timestamp(now - before),
        entropy: [7; 32],
    };
    let opened = NewContest {
        format: Some(format.to_owned()),
        rounds: (format == "swiss").then_some(2),
        size: (format == "teams").then_some(2),
        ..NewContest::default()
    };
    asks(
        &mut service,
        6,
        Action::Contest(ContestAction::Open(opened)),
        &env(8 * DAY),
    );
    for seat in 1..=ENTRANTS {
        let team = u32::try_from(seat % 2).unwrap();
        let join = match format {
            "teams" => ContestAction::JoinTeam {
                contest: None,
                team,
            },
            _ => ContestAction::Join(None),
        };
        asks(&mut service, seat, Action::Contest(join), &env(8 * DAY - 1));
    }
    if let Step::Begins = step {
        return;
    }
    let begun = env(DAY);
    while service.run_next_alarm(&begun) {}
    for (game, loser) in games(home) {
        let resign = Action::Resign {
            game: Some(game),
            sure: true,
        };
        asks(&mut service, loser, resign, &env(DAY / 2));
    }
}

fn asks(service: &mut Service, seat: usize, action: Action, env: &Env) {
    let request = Request {
        user: at_table::usual_player(seat),
        place: at_table::place(),
        access: Access::default(),
        source: String::new(),
        action,
    };
    service.handle(&request, env);
}

/// All games, each with the place at the table of its second player.
fn games(home: &Path) -> Vec<(GameId, usize)> {
    let store = Store::open(&home.join("games.db")).unwrap();
    let conn = rusqlite::Connection::open(home.join("games.db")).unwrap();
    let mut all = conn.prepare("SELECT id FROM games ORDER BY id").unwrap();
    let all = all.query_map([], |row| row.get(0)).unwrap();
    all.map(|id| {
        let game = GameId(id.unwrap());
        let loser = store.summary(game).unwrap().unwrap().seats[1].clone();
        let seat = (1..=ENTRANTS).find(|seat| at_table::usual_player(*seat).id == loser);
        (game, seat.unwrap())
    })
    .collect()
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

/// The state of one contest, in numbers.
#[derive(Debug, PartialEq, Eq)]
struct Counts {
    round: u32,
    tables: usize,
    running: usize,
    entrants: usize,
    over: bool,
}

/// All contests, after all data was looked at: each table that runs has its game, and each game a table.
fn looked_at(home: &Path) -> Vec<Counts> {
    let path = home.join("games.db");
    let conn = rusqlite::Connection::open(&path).unwrap();
    sound(&conn);
    let count = |sql| conn.query_row(sql, [], |row| row.get::<_, i64>(0)).unwrap();
    let alone = "SELECT count(*) FROM games WHERE id NOT IN (SELECT game FROM contest_games)";
    assert_eq!(count(alone), 0, "no game without a table");
    let store = Store::open(&path).unwrap();
    let mut found = Vec::new();
    for of in store::contests::quarantine::every_contest(&store).unwrap() {
        let ContestOrLadder::Contest(id) = of else {
            panic!("nobody opened a ladder");
        };
        let contest = store::contests::get(&store, id).unwrap().unwrap().contest;
        let games = store::contests::games(&store, id).unwrap();
        let tables = contest.tables().values();
        let running: Vec<_> = tables.filter(|table| table.running().is_some()).collect();
        for table in &running {
            assert!(
                games.contains_key(&table.paired.id),
                "each table has its game"
            );
        }
        found.push(Counts {
            round: contest.round(),
            tables: contest.tables().len(),
            running: running.len(),
            entrants: contest.still_in().count(),
            over: matches!(contest.stage(), ContestStage::Over { .. }),
        });
    }
    found
}

/// The contests after the step without a cut.
fn uncut(base: &Path) -> Vec<Counts> {
    let home = tempfile::tempdir().unwrap();
    left_by(base, home.path());
    let before = looked_at(home.path());
    assert!(sits_down(home.path(), &[]));
    let after = looked_at(home.path());
    assert_ne!(before, after, "something was due");
    after
}

/// Cuts the step off after so many calls. `false` if there were fewer.
fn cut_off(base: &Path, what: &str, skip: u64, after: &[Counts]) -> bool {
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
    assert_eq!(looked_at(home.path()), after, "{what} {skip}");
    true
}

#[test]
fn the_steps_of_a_contest_can_be_cut_off_at_any_call_to_the_disk() {
    if !works() {
        return;
    }
    for (nth, (format, step)) in (0..).zip(STEPS) {
        let base = tempfile::tempdir().unwrap();
        prepared(base.path(), format, step);
        let after = uncut(base.path());
        // Every call takes long, so usually some are picked, other ones for each step.
        let apart = if kills(0) == 0 { 29 } else { 1 };
        let mut cuts = 0;
        for (first, what) in (nth..).zip(["before", "after", "torn", "eio"]) {
            let some = (first * 5 % apart..).step_by(usize::try_from(apart).unwrap());
            cuts += some
                .take_while(|skip| cut_off(base.path(), what, *skip, &after))
                .count();
        }
        say(&format!("{format}, {step:?}: cut off {cuts} times"));
        assert!(cuts > 2, "{format}, {step:?}: {cuts}");
    }
}
