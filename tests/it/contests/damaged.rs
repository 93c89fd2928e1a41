//! Contests with damaged data are set apart, named by the doctor, and go on once they are whole.

use kingboard::contest::values::DAY;
use kingboard::service::Service;
use kingboard::service::api::contest::{ContestAction, NewContest};
use kingboard::service::contests::health::{self, ContestFinding};
use kingboard::store::{ContestId, ContestOrLadder, Store};

use crate::contests::hall::{Hall, ask, contest, moderated};
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
        let apart = hall.store().contests_apart().unwrap();
        assert_eq!(apart.len(), 1, "{damage}");
        assert_eq!(apart[0].of, FIRST, "{damage}");
        assert!(
            contest(&hall, 2).contest.round() > 0,
            "{damage}: the other began"
        );
        let told = ask(&mut hall, "Ann", ContestAction::Show(Some(ContestId(1))));
        assert!(told.contains("is damaged, so it waits"), "{damage}: {told}");
        let service = Service::new(hall.store());
        let found = health::examine(&service).unwrap();
        let [ContestFinding::Damaged { of, apart, .. }] = found.as_slice() else {
            panic!("{damage}: {found:?}");
        };
        assert_eq!((*of, *apart), (FIRST, true), "{damage}");
    }
}

#[test]
fn a_contest_that_is_whole_again_goes_on() {
    let mut hall = two_leagues();
    let now = hall.env();
    let mut store = hall.store();
    assert!(
        store
            .set_contest_apart(FIRST, "it was damaged", now.now)
            .unwrap()
    );
    assert!(!store.set_contest_apart(FIRST, "again", now.now).unwrap());
    drop(store);
    hall.pass(8 * DAY);
    ask(&mut hall, "Zoe", ContestAction::List);
    assert_eq!(contest(&hall, 1).contest.round(), 0, "it waits");
    let env = hall.env();
    let mut service = Service::new(hall.store());
    let found = health::examine(&service).unwrap();
    assert!(
        matches!(found.as_slice(), [ContestFinding::Whole(_)]),
        "{found:?}"
    );
    health::repair(&mut service, &found[0], &env).unwrap();
    assert!(health::examine(&service).unwrap().is_empty());
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
    kingboard::store::backup::back_up(&hall.path(), &path).unwrap();
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
    assert!(csv.contains("1,1,\"Ann\",0.00,0,sb,0.00,\"\""), "{csv}");
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
    kingboard::store::backup::back_up(&hall.path(), &path).unwrap();
    let (_, doctor, _) = said(&["doctor", "--db", "kingboard.db"]);
    assert!(
        doctor.contains("contest 1: its checksum does not fit"),
        "{doctor}"
    );
    assert!(Store::open(&path).is_ok());
}
