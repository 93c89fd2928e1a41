//! Damaged games that an operator gives up: whatever is left of them, nobody waits for them any more.

use std::fs;

use kingboard::play::Timestamp;
use kingboard::play::stage::Stage;
use kingboard::service::GameId;
use kingboard::service::api::action::Action;
use kingboard::service::api::values::GamesFilter;
use kingboard::store::backup::back_up_into;
use kingboard::store::{self, Store};

use crate::operate::repair::{amiss, change, doctor, games};
use crate::table::harness::Table;

const NOW: Timestamp = Timestamp(1_772_366_400_000);
const HOUR: i64 = 60 * 60 * 1_000;

/// The doctor’s report without a line on backups.
fn settle(home: &tempfile::TempDir) {
    let settings = "database = 'games.db'\nbackup.every_hours = 0";
    fs::write(home.path().join("config.toml"), settings).unwrap();
}

#[test]
fn a_game_whose_row_is_gone_or_cannot_be_read_is_given_up_like_any_other() {
    let (home, path) = games(4);
    settle(&home);
    let folder = home.path().join("kept");
    back_up_into(&path, &folder, Some(1), NOW).unwrap();
    change(
        &path,
        "DROP TRIGGER events_are_never_changed;
         UPDATE events SET body = '{\"played\":' WHERE game < 3 AND seq = 5;
         DELETE FROM games WHERE id = 1;
         UPDATE games SET seats = 'zz' WHERE id = 2",
    );
    doctor(&home, &["--repair"]);
    let kept = |hour: i64| {
        let at = Timestamp(NOW.0 + hour * HOUR);
        let kept = back_up_into(&path, &folder, Some(1), at).unwrap().kept;
        let whole = kept.into_iter().flat_map(|kept| kept.whole);
        whole.collect::<Vec<GameId>>()
    };
    assert_eq!(kept(1), [GameId(1), GameId(2)]);
    let said = doctor(&home, &["--give-up", "2", "--give-up", "1"]);
    for game in ["#1", "#2"] {
        let ended = format!("ok       game {game} ended without a result");
        assert!(said.contains(&ended), "{said}");
        let waits = format!("game {game} is quarantined");
        assert!(!said.contains(&waits), "{said}");
    }
    assert!(!said.contains("no game was ended"), "{said}");
    let said = doctor(&home, &["--give-up", "1"]);
    assert!(
        said.contains("ok       game #1 had ended without a result"),
        "{said}"
    );
    assert_eq!(kept(2), [], "nobody waits for them");
    let mut table = Table::on(Store::open(&path).unwrap());
    let mine = table.ask("Ann", Action::Games(GamesFilter::Mine));
    assert!(!mine.contains("On hold"), "{mine}");
    assert_eq!(table.say("Ann", "#3 A2-A3"), "");
}

#[test]
fn a_finished_game_that_is_given_up_keeps_its_result() {
    let (home, path) = games(3);
    settle(&home);
    let before = Store::open(&path).unwrap().summary(GameId(3)).unwrap();
    assert_eq!(before.as_ref().unwrap().stage, Stage::Over);
    change(&path, "UPDATE games SET sum = sum + 1 WHERE id = 3");
    doctor(&home, &["--repair"]);
    let said = doctor(&home, &[]);
    assert!(said.contains("game #3 is quarantined"), "{said}");
    assert!(!said.contains("ends it without a result"), "{said}");
    let said = doctor(&home, &["--give-up", "3"]);
    for line in [
        "ok       game #3 had finished: its result stays, and it is reported no more",
        "ok       damaged games that keep their results: #3",
    ] {
        assert!(said.contains(line), "{line} in {said}");
    }
    assert_eq!(amiss(&said), 0, "{said}");
    let store = Store::open(&path).unwrap();
    assert_eq!(store.summary(GameId(3)).unwrap(), before);
    let quarantined = store::quarantine::all(&store).unwrap();
    assert!(quarantined[0].ended, "nobody waits for it");
    assert!(
        quarantined[0].reason.contains("checksum"),
        "{}",
        quarantined[0].reason
    );
    drop(store);
    let again = doctor(&home, &["--give-up", "3", "--repair"]);
    assert_eq!(amiss(&again), 0, "{again}");
}

#[test]
fn a_game_is_given_up_with_its_alarms_or_not_at_all() {
    let (home, path) = games(2);
    settle(&home);
    change(
        &path,
        "UPDATE games SET sum = sum + 1 WHERE id = 1;
         INSERT INTO alarms (game, kind, player, turn, at, sent) VALUES (1, 'deadline', '', 3, 9000000000000, 0);",
    );
    doctor(&home, &["--repair"]);
    change(
        &path,
        "CREATE TRIGGER full BEFORE DELETE ON alarms BEGIN SELECT RAISE(ABORT, 'no room'); END",
    );
    let said = doctor(&home, &["--give-up", "1"]);
    assert!(said.contains("no room"), "{said}");
    change(&path, "DROP TRIGGER full");
    let said = doctor(&home, &["--give-up", "1"]);
    assert!(
        said.contains("ok       game #1 ended without a result"),
        "{said}"
    );
    let left = store::alarms::of_game(&Store::open(&path).unwrap(), GameId(1));
    assert_eq!(left.unwrap(), []);
}
