//! The list row of each game, and lists by player, place and stage.

use kingboard::game::outcome::{Outcome, Termination};
use kingboard::game::seat::Seat;
use kingboard::play::event::Event;
use kingboard::play::stage::Stage;
use kingboard::play::summary::GameSummary;
use kingboard::play::{GameId, Place, Version};
use kingboard::store::{GameQuery, SideEffects, Store, StoreError, place_of_text};
use rusqlite::Connection;

use crate::operate::store::{
    ALL, EVERYTHING, at, created, file_with_a_game, later, offer, offered, place, played, player,
};

/// An offer of Anna to Bert at `place`, at this stage.
fn game_at(store: &mut Store, name: &str, stage: Stage) -> GameId {
    let row = |id| GameSummary {
        place: place_of_text(name),
        ..offer(id)
    };
    let id = store
        .create(&[created()], row, SideEffects::default())
        .unwrap();
    if stage != Stage::Open {
        let entries = [at(2, Event::Withdrawn)];
        let mut next = later(&row(id), &entries);
        next.stage = stage;
        if stage != Stage::Void {
            next.seats = vec![player("bert"), player("anna")];
        }
        store
            .append(Version(1), &entries, &next, SideEffects::default())
            .unwrap();
    }
    id
}

fn listed(store: &Store, query: GameQuery<'_>) -> Vec<i64> {
    let rows = store.list(&query).unwrap();
    rows.iter().map(|row| row.id.0).collect()
}

#[test]
fn a_row_comes_back_as_it_was_written_at_every_stage() {
    let (mut store, row) = offered(Store::in_memory().unwrap());
    assert_eq!(store.summary(row.id).unwrap().as_ref(), Some(&row));

    let entries = [at(5, Event::Withdrawn), at(6, Event::Withdrawn)];
    let mut running = later(&row, &entries);
    running.stage = Stage::Running;
    running.seats = vec![player("bert"), player("anna")];
    running.to_move = Some(player("bert"));
    store
        .append(row.version, &entries, &running, SideEffects::default())
        .unwrap();
    assert_eq!(store.summary(row.id).unwrap().as_ref(), Some(&running));

    let entries = [at(7, played("A1-A2"))];
    let mut moved = later(&running, &entries);
    moved.to_move = Some(player("anna"));
    moved.moves = 1;
    store
        .append(running.version, &entries, &moved, SideEffects::default())
        .unwrap();
    assert_eq!(store.summary(row.id).unwrap().as_ref(), Some(&moved));

    let mut over = later(&moved, &entries);
    over.stage = Stage::Over;
    over.to_move = None;
    over.outcome = Some(Outcome::win(2, Seat::SECOND, Termination::new("conquest")));
    store
        .append(moved.version, &entries, &over, SideEffects::default())
        .unwrap();
    assert_eq!(store.summary(row.id).unwrap().as_ref(), Some(&over));
    assert_eq!(store.list(&EVERYTHING).unwrap(), [over]);
}

#[test]
fn lists_are_newest_first_and_by_player_place_and_stage() {
    let mut store = Store::in_memory().unwrap();
    let (here, there) = (Place::of_transport("here"), Place::of_transport("there"));
    for stage in ALL {
        game_at(&mut store, "here", stage);
        game_at(&mut store, "there", stage);
    }
    let (anna, nobody) = (player("anna"), player("nobody"));
    let list = |player, place, stages| {
        let query = GameQuery {
            player,
            place,
            stages,
            ..EVERYTHING
        };
        listed(&store, query)
    };
    let live = &[Stage::Running, Stage::Open, Stage::Running];
    assert_eq!(list(None, None, &ALL), [8, 7, 6, 5, 4, 3, 2, 1]);
    assert_eq!(list(None, None, live), [4, 3, 2, 1]);
    assert_eq!(list(None, Some(&here), &ALL), [7, 5, 3, 1]);
    assert_eq!(list(None, Some(&there), live), [4, 2]);
    assert_eq!(list(Some(&anna), None, &ALL), [8, 7, 6, 5, 4, 3, 2, 1]);
    assert_eq!(list(Some(&anna), None, &[Stage::Void]), [8, 7]);
    assert_eq!(list(Some(&anna), Some(&here), &ALL), [7, 5, 3, 1]);
    assert_eq!(list(Some(&anna), Some(&there), live), [4, 2]);
    assert!(list(Some(&nobody), None, &ALL).is_empty());
    assert!(list(None, None, &[]).is_empty());
}

#[test]
fn a_long_list_is_read_in_pages() {
    let mut store = Store::in_memory().unwrap();
    for i in 0..25 {
        game_at(&mut store, "here", ALL[i % 4]);
    }
    let anna = player("anna");
    for player in [None, Some(&anna)] {
        let mut seen = Vec::new();
        let mut page = GameQuery {
            player,
            most: 7,
            ..EVERYTHING
        };
        loop {
            let rows = listed(&store, page);
            let Some(last) = rows.last() else { break };
            page.before = Some(GameId(*last));
            seen.extend(rows);
        }
        assert_eq!(seen, (1..=25).rev().collect::<Vec<i64>>());
    }
    assert!(
        listed(
            &store,
            GameQuery {
                most: 0,
                ..EVERYTHING
            }
        )
        .is_empty()
    );
}

#[test]
fn a_game_is_listed_for_all_it_concerns_and_once_for_one_who_plays_both_sides() {
    let mut store = Store::in_memory().unwrap();
    let open_to_all = |id| GameSummary {
        invited: None,
        ..offer(id)
    };
    let id = store
        .create(&[created()], open_to_all, SideEffects::default())
        .unwrap();
    let count = |store: &Store, name: &str| {
        let player = player(name);
        let query = GameQuery {
            player: Some(&player),
            ..EVERYTHING
        };
        listed(store, query).len()
    };
    assert_eq!(
        [
            count(&store, "anna"),
            count(&store, "bert"),
            count(&store, "carl")
        ],
        [1, 0, 0]
    );

    let entries = [at(2, Event::Withdrawn)];
    let mut seated = later(&open_to_all(id), &entries);
    seated.stage = Stage::Running;
    seated.seats = vec![player("carl"), player("anna")];
    store
        .append(Version(1), &entries, &seated, SideEffects::default())
        .unwrap();
    assert_eq!(
        [
            count(&store, "anna"),
            count(&store, "bert"),
            count(&store, "carl")
        ],
        [1, 0, 1]
    );

    let mut alone = later(&seated, &entries);
    alone.seats = vec![player("anna"), player("anna")];
    store
        .append(seated.version, &entries, &alone, SideEffects::default())
        .unwrap();
    assert_eq!(
        [
            count(&store, "anna"),
            count(&store, "bert"),
            count(&store, "carl")
        ],
        [1, 0, 0]
    );
    assert_eq!(store.summary(id).unwrap().unwrap().seats, alone.seats);
}

#[test]
fn a_row_that_cannot_be_read_is_named_and_its_events_are_well() {
    for wrong in ["kind = 'ludo'", "seats = 'anna'", "outcome = '{}'"] {
        let (_dir, path) = place();
        let row = file_with_a_game(&path, 1);
        let conn = Connection::open(&path).unwrap();
        conn.execute(&format!("UPDATE games SET {wrong}"), [])
            .unwrap();
        let store = Store::open(&path).unwrap();
        let error = store.summary(row.id).unwrap_err();
        assert!(matches!(error, StoreError::CorruptRow { game, .. } if game == row.id));
        assert_eq!(store.drain().len(), 1);
        assert_eq!(
            store.list(&EVERYTHING).unwrap(),
            [],
            "others would be listed"
        );
        assert!(store.drain().contains_key(&row.id));
        assert_eq!(store.load(row.id).unwrap().len(), 2);
    }
}

#[test]
fn a_player_goes_by_the_last_name_seen() {
    let (_dir, path) = place();
    let mut store = Store::open(&path).unwrap();
    let (anna, bert) = (player("anna"), player("bert"));
    assert_eq!(store.name(&anna).unwrap(), None);
    store.save_name(&anna, "Anna").unwrap();
    store.save_name(&bert, "Bert").unwrap();
    store.save_name(&anna, "Änni \u{1F451}").unwrap();
    store.save_name(&anna, "Änni \u{1F451}").unwrap();
    assert_eq!(store.name(&anna).unwrap().unwrap(), "Änni \u{1F451}");
    drop(store);
    let mut store = Store::open(&path).unwrap();
    assert_eq!(store.name(&bert).unwrap().unwrap(), "Bert");
    store.save_name(&anna, "Anna").unwrap();
    assert_eq!(store.name(&anna).unwrap().unwrap(), "Anna");
}
