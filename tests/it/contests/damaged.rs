//! Contests with damaged data are quarantined, named by the doctor, and continue once they are whole.

use kingboard::contest::state::ContestStage;
use kingboard::contest::values::DAY;
use kingboard::service::Service;
use kingboard::service::api::contest::{ContestAction, NewContest};
use kingboard::service::api::ladder::{LadderAction, NewLadder};
use kingboard::service::contests::health::{self, ContestFinding};
use kingboard::store::{self, ContestId, ContestOrLadder, LadderId, Store};

use crate::contests::hall::{Hall, ask, contest, moderated, on_ladder, resigned, running};
use crate::operate::command_line::run;

const FIRST: ContestOrLadder = ContestOrLadder::Contest(ContestId(1));

/// Two leagues that are open, each with four people.
fn two_leagues() -> Hall {
    let mut hall = Hall::new();
    for number in 1..=2 {
        moderated(&mut hall, "Mia", ContestAction::Open(NewContest::default()));
        for who in ["Ann", "Ben", "Cid", "Dot"] {
            let join = ContestAction::Join(Some(ContestId(number)));
            let joined = ask(&mut hall, who, join);
            assert!(joined.contains("You are in"), "{joined}");
        }
    }
    hall.told();
    hall
}

#[test]
fn whatever_is_damaged_waits_and_all_else_goes_on() {
    for damage in [
        "UPDATE contest_events SET at = at + 1 WHERE contest = 1 AND seq = 2",
        "UPDATE contest_events SET body = '{}' WHERE contest = 1 AND seq = 2",
        "UPDATE contest_events SET schema = 9 WHERE contest = 1 AND seq = 2",
        "UPDATE contest_events SET body = replace(body, '1500', '1501') WHERE contest = 1 AND seq = 3",
        "DELETE FROM contest_events WHERE contest = 1 AND seq = 5",
    ] {
        let mut hall = two_leagues();
        hall.damage(
            "DROP TRIGGER contest_events_are_never_changed; DROP TRIGGER contest_events_are_never_deleted",
        );
        hall.damage(damage);
        hall.pass(8 * DAY);
        ask(&mut hall, "Zoe", ContestAction::List);
        let quarantined = store::contests::quarantine::all(&hall.store()).unwrap();
        assert_eq!(quarantined.len(), 1, "{damage}");
        assert_eq!(quarantined[0].of, FIRST, "{damage}");
        assert!(
            contest(&hall, 2).contest.round() > 0,
            "{damage}: the other began"
        );
        let told = ask(&mut hall, "Ann", ContestAction::Show(Some(ContestId(1))));
        assert!(told.contains("is damaged, so it waits"), "{damage}: {told}");
        let service = Service::new(hall.store());
        let found = health::examine(&service, &hall.env()).unwrap();
        let [
            ContestFinding::Damaged {
                of, quarantined, ..
            },
        ] = found.as_slice()
        else {
            panic!("{damage}: {found:?}");
        };
        assert_eq!((*of, *quarantined), (FIRST, true), "{damage}");
    }
}

#[test]
fn a_ladder_whose_checksum_is_lost_gets_that_of_its_whole_log() {
    let mut hall = Hall::new();
    on_ladder(&mut hall, "Mia", LadderAction::Open(NewLadder::default()));
    on_ladder(&mut hall, "Ann", LadderAction::Join(None));
    hall.damage("UPDATE ladders SET sum = NULL WHERE id = 1");
    on_ladder(&mut hall, "Ben", LadderAction::Join(None));
    let ladder = store::ladders::get(&hall.store(), LadderId(1));
    assert_eq!(ladder.unwrap().unwrap().ladder.places().len(), 2);
}

#[test]
fn a_contest_that_is_whole_again_goes_on() {
    let mut hall = two_leagues();
    let now = hall.env();
    let mut store = hall.store();
    assert!(
        store::contests::quarantine::put(&mut store, FIRST, "it was damaged", now.now).unwrap()
    );
    assert!(!store::contests::quarantine::put(&mut store, FIRST, "again", now.now).unwrap());
    drop(store);
    hall.pass(8 * DAY);
    ask(&mut hall, "Zoe", ContestAction::List);
    assert_eq!(contest(&hall, 1).contest.round(), 0, "it waits");
    let env = hall.env();
    let mut service = Service::new(hall.store());
    let found = health::examine(&service, &env).unwrap();
    assert!(
        matches!(found.as_slice(), [ContestFinding::Whole(_)]),
        "{found:?}"
    );
    assert!(health::repair(&mut service, &found[0], &env).unwrap());
    assert!(health::examine(&service, &env).unwrap().is_empty());
    drop(service);
    ask(&mut hall, "Zoe", ContestAction::List);
    assert_eq!(contest(&hall, 1).contest.round(), 1, "it has begun");
}

#[test]
fn the_command_line_lists_exports_and_examines_contests() {
    let mut hall = two_leagues();
    hall.pass(8 * DAY);
    ask(&mut hall, "Zoe", ContestAction::List);
    let home = tempfile::tempdir().unwrap();
    let path = home.path().join("kingboard.db");
    store::backup::back_up(&hall.path(), &path).unwrap();
    let said = |arguments: &[&str]| {
        let output = run(arguments, home.path(), b"");
        let text = String::from_utf8(output.stdout).unwrap();
        let fault = String::from_utf8(output.stderr).unwrap();
        (output.status.code(), text, fault)
    };
    let (code, text, _) = said(&["contest", "list"]);
    assert_eq!(code, Some(0));
    assert_eq!(
        text,
        "1 league kings-mate running\n2 league kings-mate running\n"
    );
    let (_, json, _) = said(&["contest", "export", "1"]);
    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(json["kingboard"], "contest 1");
    assert_eq!(json["entrants"].as_array().unwrap().len(), 4);
    assert_eq!(json["tables"].as_array().unwrap().len(), 6);
    assert_eq!(json["standings"][0]["tie-breaks"][0]["code"], "sb");
    assert!(json["tables"][0]["game"].is_number());
    let (_, csv, _) = said(&["contest", "export", "1", "--format", "csv"]);
    assert!(csv.starts_with("group,place,player,points,games,tie-break,value,parts\n"));
    assert!(csv.contains("1,1,Ann,0.00,0,sb,0.00,\n"), "{csv}");
    let (_, trf, _) = said(&["contest", "export", "1", "--format", "trf"]);
    let players: Vec<&str> = trf
        .lines()
        .filter(|line| line.starts_with("001 "))
        .collect();
    assert_eq!(players.len(), 4);
    for line in players {
        // Name, rating, points and rank stand in the columns of the format, and each round has ten.
        let (head, rounds) = line.split_at(89);
        assert_eq!(head.get(48..52), Some("1500"), "{line}");
        assert_eq!(rounds.len(), 3 * 10, "{line}");
    }
    let (code, _, fault) = said(&["contest", "export", "9"]);
    assert_eq!(code, Some(1), "{fault}");
    assert!(fault.contains("holds no contest 9"), "{fault}");
    let (_, doctor, _) = said(&["doctor", "--db", "kingboard.db"]);
    assert!(
        doctor.contains("contests and ladders read whole: 2"),
        "{doctor}"
    );
    hall.damage(
        "DROP TRIGGER contest_events_are_never_changed; UPDATE contest_events SET at = 1 WHERE contest = 1 AND seq = 2",
    );
    std::fs::remove_file(&path).unwrap();
    store::backup::back_up(&hall.path(), &path).unwrap();
    let (_, doctor, _) = said(&["doctor", "--db", "kingboard.db"]);
    assert!(
        doctor.contains("contest 1: its checksum does not fit"),
        "{doctor}"
    );
    assert!(Store::open(&path).is_ok());
}

/// A copy of the hall’s database as the compiled program reads it.
struct Copied(tempfile::TempDir);

impl Copied {
    fn of(hall: &Hall) -> Self {
        let home = tempfile::tempdir().unwrap();
        let path = home.path().join("kingboard.db");
        store::backup::back_up(&hall.path(), &path).unwrap();
        Self(home)
    }

    fn change(&self, sql: &str) {
        let path = self.0.path().join("kingboard.db");
        rusqlite::Connection::open(path)
            .unwrap()
            .execute_batch(sql)
            .unwrap();
    }

    /// The lines of the doctor about contests and ladders.
    fn doctor(&self, repair: bool) -> Vec<String> {
        let mut arguments = vec!["doctor", "--db", "kingboard.db"];
        arguments.extend(repair.then_some("--repair"));
        let output = run(&arguments, self.0.path(), b"");
        let text = String::from_utf8(output.stdout).unwrap();
        let about = |line: &&str| line.contains("contest") || line.contains("ladder");
        text.lines().filter(about).map(str::to_owned).collect()
    }

    fn store(&self) -> Store {
        Store::open(&self.0.path().join("kingboard.db")).unwrap()
    }
}

#[test]
fn what_follows_from_a_log_is_made_from_it_again_by_the_doctor() {
    let mut hall = two_leagues();
    on_ladder(&mut hall, "Mia", LadderAction::Open(NewLadder::default()));
    on_ladder(&mut hall, "Ann", LadderAction::Join(None));
    hall.pass(8 * DAY);
    ask(&mut hall, "Zoe", ContestAction::List);
    for (damage, said) in [
        (
            "UPDATE contests SET alarm = NULL WHERE id = 1",
            "contest 1: does not match its log: the time at which it goes on",
        ),
        (
            "UPDATE contests SET stage = 'over', form = 'swiss' WHERE id = 1",
            "contest 1: does not match its log: its stage",
        ),
        (
            "UPDATE contests SET version = 3 WHERE id = 1",
            "contest 1: does not match its log: the number of its events",
        ),
        (
            "UPDATE contests SET house = 'test:9', alarm = 9e15 WHERE id = 1",
            "contest 1: does not match its log: its server, the time at which it goes on",
        ),
        (
            "UPDATE contest_games SET open = 0 WHERE contest = 1 AND number = 2",
            "contest 1: does not match its log: the games for which it waits",
        ),
        (
            "UPDATE ladders SET version = 0, alarm = NULL, closed = 1 WHERE id = 1",
            "ladder 1: does not match its log: the number of its events, its stage, the time at which it goes on",
        ),
    ] {
        let copied = Copied::of(&hall);
        copied.change(damage);
        let amiss = format!("PROBLEM  {said} (`doctor --repair` rebuilds it from its log)");
        assert_eq!(copied.doctor(false), [amiss], "{damage}");
        let repaired = copied.doctor(true);
        let made = format!("ok       {said}: rebuilt from its log");
        let whole = "ok       contests and ladders read whole: 3".to_owned();
        assert_eq!(repaired, [made, whole], "{damage}");
        let (now, then) = (copied.store(), hall.store());
        for id in [1, 2].map(ContestId) {
            let [now, then] =
                [&now, &then].map(|store| store::contests::get(store, id).unwrap().unwrap());
            assert_eq!((now.contest, now.people), (then.contest, then.people));
        }
        assert_eq!(
            store::contests::running_games(&now, ContestId(1)).unwrap(),
            store::contests::running_games(&then, ContestId(1)).unwrap()
        );
    }
}

#[test]
fn the_doctor_sets_a_damaged_contest_apart_and_lets_one_that_is_whole_go_on() {
    let hall = two_leagues();
    let copied = Copied::of(&hall);
    copied.change(
        "DROP TRIGGER contest_events_are_never_changed; \
         UPDATE contest_events SET at = at + 1 WHERE contest = 1 AND seq = 2; \
         UPDATE contests SET version = 2 WHERE id = 2; \
         INSERT INTO contests_apart (contest, from_at, reason) VALUES (2, 0, 'it was damaged')",
    );
    let damaged =
        "contest 1: its checksum does not fit: something in its log is not as it was stored";
    let repaired = copied.doctor(true);
    let has = |line: String| assert!(repaired.contains(&line), "{line} in {repaired:#?}");
    has(format!("ok       {damaged}: quarantined"));
    has("ok       contest 2: does not match its log: the number of its events: rebuilt from its log".to_owned());
    let goes_on = |line: &&String| {
        line.contains("contest 2 is quarantined since") && line.ends_with("it goes on")
    };
    assert_eq!(repaired.iter().filter(goes_on).count(), 1, "{repaired:#?}");
    has(format!("PROBLEM  {damaged} (it is quarantined)"));
    let quarantined = store::contests::quarantine::all(&copied.store()).unwrap();
    assert_eq!(quarantined.len(), 1);
    assert_eq!(quarantined[0].of, FIRST);
    assert!(
        store::contests::get(&copied.store(), ContestId(2))
            .unwrap()
            .is_some()
    );
    // Once its log is as it was, it continues, too.
    copied.change(
        "DROP TRIGGER contest_events_are_never_changed; \
         UPDATE contest_events SET at = at - 1 WHERE contest = 1 AND seq = 2",
    );
    copied.doctor(true);
    assert!(
        store::contests::quarantine::all(&copied.store())
            .unwrap()
            .is_empty()
    );
    assert_eq!(
        copied.doctor(false),
        ["ok       contests and ladders read whole: 2"]
    );
}

#[test]
fn lots_whose_secret_is_lost_are_named_and_open_nothing() {
    let mut hall = two_leagues();
    hall.pass(8 * DAY);
    ask(&mut hall, "Zoe", ContestAction::List);
    hall.damage("UPDATE contests SET secret = NULL WHERE id = 1");
    let said = Copied::of(&hall).doctor(true);
    let lost = "PROBLEM  contest 1: the secret of its lots is lost, so nobody can check them";
    assert!(said.contains(&lost.to_owned()), "{said:#?}");
    hall.damage("UPDATE contests SET secret = randomblob(32) WHERE id = 1");
    let said = Copied::of(&hall).doctor(false);
    let other = "PROBLEM  contest 1: the secret of its lots is not the one that was sealed, so nobody can check them";
    assert!(said.contains(&other.to_owned()), "{said:#?}");
    hall.damage("UPDATE contests SET secret = NULL WHERE id = 1");
    for game in running(&hall) {
        resigned(&mut hall, game);
    }
    let stage = contest(&hall, 1).contest.stage().clone();
    assert!(
        matches!(stage, ContestStage::Over { secret: None, .. }),
        "{stage:?}"
    );
}
