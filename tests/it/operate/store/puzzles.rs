//! Puzzles, attempts and ratings: kept once, decided once, and deleted with the people they come from.

use kingboard::play::{PlayerId, Timestamp};
use kingboard::store::{
    self, AttemptCounts, AttemptResult, Decided, LooksKey, NewPuzzle, PuzzleAttempt, PuzzleConsent,
    PuzzleId, PuzzleProgress, PuzzleSearch, Solver, Store, StoredLook, StoredRating, Streak,
    UnfinishedGames,
};
use rusqlite::Connection;

use crate::operate::store::{place, player};

const NOW: Timestamp = Timestamp(1_000);
const AGREED: PuzzleConsent<'static> = PuzzleConsent {
    name: "puzzles",
    value: "on",
};

fn puzzle(position: i64, rating: i64, themes: &[&str]) -> NewPuzzle {
    NewPuzzle {
        position,
        kind: "kings-mate".to_owned(),
        themes: themes.iter().map(|theme| (*theme).to_owned()).collect(),
        line: format!("line {position}"),
        game: None,
        rating: StoredRating {
            rating: 1_000 * rating,
            deviation: 250_000,
        },
    }
}

fn filled() -> Store {
    let mut store = Store::in_memory().unwrap();
    let puzzles = || {
        vec![
            puzzle(1, 900, &["win"]),
            puzzle(2, 1_450, &["win", "quiet"]),
            puzzle(3, 1_600, &["quiet"]),
            puzzle(4, 2_000, &[]),
        ]
    };
    store::puzzles::take_over(&mut store, "kings-mate", 7, puzzles).unwrap();
    store
}

fn near(store: &Store, name: &str, theme: Option<&str>, near: i64) -> Vec<i64> {
    let anna = player(name);
    let search = PuzzleSearch {
        player: &anna,
        kind: "kings-mate",
        theme,
        near: 1_000 * near,
        most: 3,
    };
    let found = store::puzzles::untried(store, search).unwrap();
    found.into_iter().map(|puzzle| puzzle.id.0).collect()
}

#[test]
fn a_set_is_taken_over_once_and_its_puzzles_are_found_by_rating_and_theme() {
    let mut store = filled();
    assert_eq!(near(&store, "anna", None, 1_500), [2, 3, 4]);
    assert_eq!(near(&store, "anna", None, 3_000), [4, 3, 2]);
    assert_eq!(near(&store, "anna", Some("quiet"), 100), [2, 3]);
    assert_eq!(near(&store, "anna", Some("qui"), 100), [0_i64; 0]);
    // The same file is not read again; another one adds what is new.
    let never = || panic!("it is known");
    store::puzzles::take_over(&mut store, "kings-mate", 7, never).unwrap();
    let more = || vec![puzzle(2, 100, &["win"]), puzzle(5, 1_500, &[])];
    store::puzzles::take_over(&mut store, "kings-mate", 8, more).unwrap();
    let kept = store::puzzles::get(&store, PuzzleId(2)).unwrap().unwrap();
    assert_eq!(kept.rating.rating, 1_450_000, "it stays as it was");
    assert_eq!(near(&store, "anna", None, 1_500).len(), 3);
    // One that is opened is not found any more, but by others.
    (store::solvers::save_attempt(&mut store, &player("anna"), PuzzleId(2), 0, NOW)).unwrap();
    assert_eq!(near(&store, "anna", Some("quiet"), 100), [3]);
    assert_eq!(near(&store, "bert", Some("quiet"), 100), [2, 3]);
    let open =
        store::solvers::open_attempts(&store, &player("anna"), Some("kings-mate"), Some("win"));
    assert_eq!(open.unwrap().len(), 1);
    let open = store::solvers::open_attempts(&store, &player("anna"), Some("kings-guard"), None);
    assert_eq!(open.unwrap(), []);
}

#[test]
fn an_attempt_is_decided_once() {
    let mut store = filled();
    let anna = player("anna");
    let id = PuzzleId(2);
    let rated = |rating| StoredRating {
        rating,
        deviation: 200_000,
    };
    let attempt = PuzzleAttempt {
        puzzle: id,
        plies: 3,
        result: None,
    };
    let decided = |rating| Decided {
        player: &anna,
        kind: "kings-mate",
        attempt,
        solver: Solver {
            rating: rated(rating),
            at: NOW,
            solved: 1,
            failed: 0,
        },
        puzzle: rated(1_400_000),
        streak: Streak {
            run: 1,
            best: 1,
            day: Some(5),
            days: 1,
        },
    };
    let solved = AttemptResult::Solved;
    let unopened =
        store::solvers::decide_attempt(&mut store, decided(1_600_000), solved, NOW).unwrap();
    assert!(
        !unopened
            && store::solvers::get(&store, &anna, "kings-mate")
                .unwrap()
                .is_none()
    );
    store::solvers::save_attempt(&mut store, &anna, id, 0, NOW).unwrap();
    assert!(store::solvers::decide_attempt(&mut store, decided(1_600_000), solved, NOW).unwrap());
    let failed = AttemptResult::Failed;
    assert!(!store::solvers::decide_attempt(&mut store, decided(9), failed, NOW).unwrap());
    let kept = store::solvers::attempt(&store, &anna, id).unwrap().unwrap();
    assert_eq!((kept.plies, kept.result), (3, Some(solved)));
    let solver = store::solvers::get(&store, &anna, "kings-mate")
        .unwrap()
        .unwrap();
    assert_eq!((solver.rating.rating, solver.solved), (1_600_000, 1));
    assert_eq!(store::solvers::streak(&store, &anna).unwrap().day, Some(5));
    let stored = store::puzzles::get(&store, id).unwrap().unwrap();
    assert_eq!(
        (stored.tried, stored.solved, stored.rating.rating),
        (1, 1, 1_400_000)
    );
    let counts = AttemptCounts {
        solved: 1,
        failed: 0,
    };
    assert_eq!(store::solvers::attempt_counts(&store, id).unwrap(), counts);
    // Practice moves it on the board, and nothing else.
    store::solvers::save_attempt(&mut store, &anna, id, 1, NOW).unwrap();
    let kept = store::solvers::attempt(&store, &anna, id).unwrap().unwrap();
    assert_eq!((kept.plies, kept.result), (1, Some(solved)));
}

#[test]
fn the_puzzle_of_a_day_stays_and_does_not_come_back_soon() {
    let mut store = filled();
    store::puzzles::choose_for_day(&mut store, 100, PuzzleId(3)).unwrap();
    store::puzzles::choose_for_day(&mut store, 100, PuzzleId(4)).unwrap();
    assert_eq!(
        store::puzzles::of_day(&store, 100).unwrap().unwrap().id,
        PuzzleId(3)
    );
    assert!(store::puzzles::of_day(&store, 101).unwrap().is_none());
    let others = store::puzzles::for_a_day(&store, "kings-mate", 50, 9).unwrap();
    assert!(others.len() == 3 && others.iter().all(|puzzle| puzzle.id != PuzzleId(3)));
    assert_eq!(
        store::puzzles::for_a_day(&store, "kings-mate", 101, 9)
            .unwrap()
            .len(),
        4
    );
}

/// A store with a finished game between Anna and Bert, whose positions are judged.
fn judged() -> (tempfile::TempDir, std::path::PathBuf, Store) {
    let (dir, path) = place();
    let store = crate::operate::store::offered(Store::open(&path).unwrap()).0;
    drop(store);
    let conn = Connection::open(&path).unwrap();
    let over = "UPDATE games SET stage = 'over', seats = '[\"console:anna\",\"computer:1\",\"console:bert\"]'";
    conn.execute(over, []).unwrap();
    conn.execute("DELETE FROM people", []).unwrap();
    let people = "INSERT INTO people (player, stage, game) VALUES ('console:anna', 'over', 1), ('console:bert', 'over', 1)";
    conn.execute(people, []).unwrap();
    drop(conn);
    let mut store = Store::open(&path).unwrap();
    let key = LooksKey {
        game: created_game(),
        nodes: 9,
        engine: 1,
        steps: 1,
    };
    let look = StoredLook {
        equities: vec![0, 0],
        nodes: 1,
        judgement: None,
    };
    store::looks::save(&mut store, &key, &[(0, look)]).unwrap();
    (dir, path, store)
}

const fn created_game() -> kingboard::play::GameId {
    kingboard::play::GameId(1)
}

#[test]
fn puzzles_are_looked_for_only_where_all_people_agreed_and_go_with_them() {
    let (_dir, _path, mut store) = judged();
    let by = |store: &Store, engine| {
        store::puzzles::searches(store, AGREED, engine, 9)
            .unwrap()
            .pop()
    };
    let next = |store: &Store| by(store, 1);
    assert_eq!(next(&store), None);
    store::players::save_preference(&mut store, &player("anna"), "puzzles", "on").unwrap();
    assert_eq!(next(&store), None, "Bert has not agreed");
    store::players::save_preference(&mut store, &player("bert"), "puzzles", "on").unwrap();
    let begun = next(&store).unwrap();
    assert_eq!(
        (begun.game, begun.moment, begun.done),
        (created_game(), 0, false)
    );
    // Findings are kept with the progress of the search; another engine starts again.
    let found = NewPuzzle {
        game: Some(begun.game),
        ..puzzle(9, 1_500, &["win"])
    };
    let progress = PuzzleProgress { moment: 4, ..begun };
    store::puzzles::save(&mut store, &progress, std::slice::from_ref(&found)).unwrap();
    assert_eq!(next(&store).unwrap().moment, 4);
    assert_eq!(by(&store, 2), None, "it has judged no position");
    assert_eq!(store::puzzles::searches(&store, AGREED, 1, 8).unwrap(), []);
    assert!(store::puzzles::may_search(&store, AGREED, 1, created_game()).unwrap());
    let done = PuzzleProgress {
        done: true,
        ..progress
    };
    store::puzzles::save(&mut store, &done, &[]).unwrap();
    assert_eq!(next(&store), None);
    // Another analysis of the game has the search continue.
    store::analyses::settle(&mut store, created_game(), None, &[], Timestamp(1)).unwrap();
    assert_eq!(next(&store), Some(progress));
    store::puzzles::save(&mut store, &done, &[]).unwrap();
    // Someone tries it; then Bert changes his mind, and it is gone with the attempt.
    let id = PuzzleId(1);
    store::solvers::save_attempt(&mut store, &player("cid"), id, 0, NOW).unwrap();
    store::puzzles::drop_of_player(&mut store, &player("bert"), NOW).unwrap();
    assert!(store::puzzles::get(&store, id).unwrap().is_none());
    assert!(
        store::solvers::attempt(&store, &player("cid"), id)
            .unwrap()
            .is_none()
    );
    assert_eq!(
        store::solvers::last_attempt(&store, &player("cid")).unwrap(),
        None
    );
    // A number is never given twice: an old button finds no other puzzle.
    store::puzzles::save(&mut store, &done, &[found]).unwrap();
    assert!(store::puzzles::get(&store, id).unwrap().is_none());
    assert!(store::puzzles::get(&store, PuzzleId(2)).unwrap().is_some());
    assert_puzzles_go_with(&mut store, &player("anna"));
}

#[test]
fn whoever_gave_a_seat_up_is_asked_for_puzzles_too_and_theirs_go_with_their_consent() {
    let (_dir, path, mut store) = judged();
    let agrees = |store: &mut Store, name: &str| {
        let agreed = store::players::save_preference(store, &player(name), "puzzles", "on");
        agreed.unwrap();
    };
    agrees(&mut store, "anna");
    agrees(&mut store, "bert");
    let may = |store: &Store| {
        let may = store::puzzles::may_search(store, AGREED, 1, created_game()).unwrap();
        let searches = store::puzzles::searches(store, AGREED, 1, 9).unwrap();
        assert_eq!(searches.len(), usize::from(may));
        may
    };
    assert!(may(&store));
    let handed_over = "INSERT INTO events (game, seq, at, schema, body) SELECT 1, max(seq) + 1, 1, max(schema), \
         '{\"moderated\":{\"handed_over\":{\"from\":\"console:cid\"}}}' FROM events WHERE game = 1";
    let conn = Connection::open(&path).unwrap();
    conn.execute(handed_over, []).unwrap();
    assert!(!may(&store), "Cid played before Bert");
    agrees(&mut store, "cid");
    assert!(may(&store));
    let found = NewPuzzle {
        game: Some(created_game()),
        ..puzzle(9, 1_500, &["win"])
    };
    let begun = store::puzzles::searches(&store, AGREED, 1, 9)
        .unwrap()
        .pop()
        .unwrap();
    store::puzzles::save(&mut store, &begun, &[found]).unwrap();
    assert!(store::puzzles::get(&store, PuzzleId(1)).unwrap().is_some());
    store::puzzles::drop_of_player(&mut store, &player("cid"), NOW).unwrap();
    assert!(store::puzzles::get(&store, PuzzleId(1)).unwrap().is_none());
}

#[test]
fn a_game_with_damaged_seats_keeps_no_other_from_being_searched() {
    let (_dir, path, mut store) = judged();
    for name in ["anna", "bert"] {
        store::players::save_preference(&mut store, &player(name), "puzzles", "on").unwrap();
    }
    Connection::open(&path)
        .unwrap()
        .execute_batch(
            "PRAGMA foreign_keys = OFF;
             CREATE TEMP TABLE one AS SELECT * FROM games;
             UPDATE one SET id = 2, seats = replace(seats, ',', ';');
             INSERT INTO games SELECT * FROM one;
             CREATE TEMP TABLE look AS SELECT * FROM looks;
             UPDATE look SET game = 2;
             INSERT INTO looks SELECT * FROM look;",
        )
        .unwrap();
    let found = store::puzzles::searches(&store, AGREED, 1, 9).unwrap();
    let games: Vec<_> = found.into_iter().map(|search| search.game).collect();
    assert_eq!(games, [created_game()]);
}

/// Someone is forgotten, and so is the puzzle from their game, as well as their own solving.
fn assert_puzzles_go_with(store: &mut Store, one: &PlayerId) {
    store::solvers::save_attempt(store, one, PuzzleId(2), 0, NOW).unwrap();
    let pseudonym = |game: kingboard::play::GameId| PlayerId::new(format!("gone:{}", game.0));
    let left = [created_game()];
    store::erase::forget_player(store, one, UnfinishedGames::left(&left), pseudonym, NOW).unwrap();
    assert!(store::puzzles::get(store, PuzzleId(2)).unwrap().is_none());
    assert_eq!(store::personal_data::counts(store, one).unwrap().puzzles, 0);
}
