//! Games of contests that were damaged and are given up: their tables play other ones.

use kingboard::contest::state::ContestStage;
use kingboard::service::GameId;
use kingboard::service::Service;
use kingboard::service::api::contest::ContestAction;
use kingboard::service::operator::health::{GiveUpResult, give_up};
use kingboard::store;

use crate::contests::hall::{Hall, ask, begun, contest, resigned, running};

/// Damages the log of a game and its row, quarantines it and gives it up.
fn lose(hall: &mut Hall, game: GameId, damage: &str) -> GiveUpResult {
    let id = game.0;
    hall.damage(&format!(
        "DROP TRIGGER IF EXISTS events_are_never_changed; \
         UPDATE events SET body = '{{}}' WHERE game = {id} AND seq = 1"
    ));
    if !damage.is_empty() {
        hall.damage(&format!(
            "PRAGMA foreign_keys = OFF; {damage} WHERE id = {id}"
        ));
    }
    let mut store = hall.store();
    let now = hall.env().now;
    store::quarantine::put(&mut store, game, "damaged", now).unwrap();
    give_up(&mut Service::new(store), game).unwrap()
}

/// Asserts that the contest is over.
fn over(hall: &mut Hall, what: &str) {
    ask(hall, "Zoe", ContestAction::List);
    let stage = contest(hall, 1).contest.stage().clone();
    assert!(
        matches!(stage, ContestStage::Over { .. }),
        "{what}: {stage:?}"
    );
}

#[test]
fn a_table_whose_game_is_given_up_plays_another_one() {
    for damage in ["", "DELETE FROM games", "UPDATE games SET seats = 'zz'"] {
        let mut hall = begun(&["Ann", "Ben", "Cid", "Dot"]);
        let lost = running(&hall)[0];
        let ended = lose(&mut hall, lost, damage);
        assert_eq!(ended, GiveUpResult::Ended, "{damage}");
        ask(&mut hall, "Zoe", ContestAction::List);
        let now = running(&hall);
        assert!(!now.contains(&lost), "{damage}: {now:?}");
        for game in now {
            resigned(&mut hall, game);
        }
        over(&mut hall, damage);
    }
}

#[test]
fn a_finished_game_that_cannot_be_read_gives_its_table_the_result_of_its_row() {
    let mut hall = begun(&["Ann", "Ben", "Cid", "Dot"]);
    let games = running(&hall);
    resigned(&mut hall, games[0]);
    ask(&mut hall, "Zoe", ContestAction::List);
    // It ended and was damaged before the contest learned of it.
    let (from, lost) = (games[0].0, games[1].0);
    hall.damage(&format!(
        "UPDATE games SET stage = 'over', to_move = NULL, \
         outcome = (SELECT outcome FROM games WHERE id = {from}) WHERE id = {lost}"
    ));
    assert_eq!(lose(&mut hall, games[1], ""), GiveUpResult::Kept);
    ask(&mut hall, "Zoe", ContestAction::List);
    assert_eq!(running(&hall), games[2..]);
    for game in &games[2..] {
        resigned(&mut hall, *game);
    }
    over(&mut hall, "all have results");
}
