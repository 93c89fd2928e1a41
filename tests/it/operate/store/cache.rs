//! The cache: a cached game always equals its folded log.

use super::*;

use kingboard::play::Game;
use kingboard::play::event::{ModerationEvent, PauseReason, TimeEvent};
use kingboard::store::{self, StoreError, UnfinishedGames};

/// Asserts that the cached game equals its log at each version.
fn assert_true(store: &Store, id: GameId) {
    let log = store.load(id).unwrap();
    let text = |game: Option<&Game>| format!("{game:?}");
    let folded = |end: usize| Game::from_log(id, &log[..end]);
    let newest = store.game(id, None).unwrap();
    assert_eq!(text(newest.as_deref()), text(folded(log.len()).as_ref()));
    for end in (1..=log.len()).rev() {
        let version = Version(u32::try_from(end).unwrap());
        let kept = store.game(id, Some(version)).unwrap();
        assert_eq!(text(kept.as_deref()), text(folded(end).as_ref()), "{end}");
    }
}

fn append(store: &mut Store, row: &GameSummary, event: Event) -> GameSummary {
    let entries = [at(row.changed.0 + 1, event)];
    let next = later(row, &entries);
    store
        .append(row.version, &entries, &next, SideEffects::default())
        .unwrap();
    next
}

/// The number of moves in the game as read.
fn moves(store: &Store, id: GameId) -> usize {
    store.game(id, None).unwrap().unwrap().steps().len()
}

#[test]
fn a_kept_game_is_as_its_log_makes_it_whatever_happens() {
    let (mut store, mut row) = offered(Store::in_memory().unwrap());
    let begun = GameKind::KINGS_MATE.spec();
    let mut position = (begun.start)(&Options::default().with("touch"));
    let mut play = |mv: &str| {
        let text = MoveText::new(mv);
        position.play(&text).unwrap();
        Event::Played {
            seat: Seat::FIRST,
            text,
            after: position.setup(),
        }
    };
    let start = (begun.start)(&Options::default().with("touch")).setup();
    let seated = |seat, name| Event::Seated {
        seat,
        player: player(name),
    };
    let events = [
        seated(Seat::FIRST, "anna"),
        seated(Seat::SECOND, "bert"),
        Event::Started { setup: start },
        play("D2-D3"),
        Event::Touched {
            seat: Seat::SECOND,
            cells: vec!["D8".to_owned()],
        },
        play("D8-D7"),
        Event::TakebackAsked {
            seat: Seat::FIRST,
            to: kingboard::play::Ply(1),
        },
        Event::TakenBack {
            to: kingboard::play::Ply(1),
        },
        Event::DrawOffered { seat: Seat::FIRST },
        Event::Time(TimeEvent::Paused {
            why: PauseReason::PlaceGone,
        }),
        Event::Moved {
            place: Place::of_transport("elsewhere"),
        },
        Event::Imported {
            place: Place::of_transport("console"),
            game: GameId(7),
        },
        // The rules do not know this move, so it stays as stored.
        played("A1-A9"),
        Event::Closed,
    ];
    assert_true(&store, row.id);
    for event in events {
        row = append(&mut store, &row, event);
        assert_true(&store, row.id);
    }
}

#[test]
fn what_was_undone_is_not_kept() {
    let (_dir, path) = place();
    let (mut store, row) = offered(Store::open(&path).unwrap());
    store.begin_batch().unwrap();
    advance(&mut store, &row);
    assert_eq!(moves(&store, row.id), 1, "it sees its own");
    store.end_batch();
    assert_eq!(moves(&store, row.id), 0);
    // Another move takes its place.
    store.begin_batch().unwrap();
    append(&mut store, &row, played("E2-E3"));
    store.commit_batch().unwrap();
    assert_true(&store, row.id);
}

#[test]
fn what_another_program_writes_is_seen() {
    let (_dir, path) = place();
    let (mut store, row) = offered(Store::open(&path).unwrap());
    let next = advance(&mut store, &row);
    assert_true(&store, row.id);
    let mut other = Store::open(&path).unwrap();
    let anna = player("anna");
    store::erase::forget_player(
        &mut other,
        &anna,
        UnfinishedGames::left(&[row.id]),
        |_| PlayerId::new("gone:1"),
        Timestamp(5),
    )
    .unwrap();
    assert_true(&store, row.id);
    let kept = store.game(row.id, None).unwrap().unwrap();
    assert_eq!(kept.challenger().as_str(), "gone:1");
    let next = advance(&mut other, &next);
    assert_true(&store, row.id);
    advance(&mut store, &next);
    assert_true(&store, row.id);
    assert_true(&other, row.id);
}

#[test]
fn an_erased_player_is_not_cached() {
    let (mut store, row) = offered(Store::in_memory().unwrap());
    assert_true(&store, row.id);
    let forgotten = |_| PlayerId::new("gone:1");
    store::erase::forget_player(
        &mut store,
        &player("bert"),
        UnfinishedGames::left(&[row.id]),
        forgotten,
        Timestamp(5),
    )
    .unwrap();
    assert_true(&store, row.id);
}

#[test]
fn a_server_that_is_forgotten_is_not_kept() {
    let (mut store, row) = offered(Store::in_memory().unwrap());
    let mut row = append(&mut store, &row, Event::Withdrawn);
    row.stage = Stage::Void;
    row = append(&mut store, &row, Event::Closed);
    assert_true(&store, row.id);
    store::erase::forget_server(
        &mut store,
        Place::of_transport("console").server(),
        &[],
        &Place::in_transport("gone", "0"),
        Timestamp(5),
    )
    .unwrap();
    let kept = store.game(row.id, None).unwrap().unwrap();
    assert_eq!(kept.place(), &Place::in_transport("gone", "0"));
    assert_true(&store, row.id);
}

#[test]
fn a_game_set_apart_is_not_had_and_goes_on_as_its_log_has_it() {
    let (mut store, row) = offered(Store::in_memory().unwrap());
    assert_true(&store, row.id);
    store::quarantine::put(&mut store, row.id, "a test", Timestamp(5)).unwrap();
    let refused = store.game(row.id, None);
    assert!(matches!(refused, Err(StoreError::Apart { .. })));
    store::quarantine::release(&mut store, row.id, Timestamp(6)).unwrap();
    assert_true(&store, row.id);
}

#[test]
fn moderators_commands_are_cached_as_their_log_has_them() {
    let (mut store, mut row) = offered(Store::in_memory().unwrap());
    let by = player("carl");
    for event in [
        ModerationEvent::Paused {
            by: by.clone(),
            reason: "a quarrel".to_owned(),
        },
        ModerationEvent::Resumed { by: by.clone() },
        ModerationEvent::Annulled {
            by,
            reason: "a quarrel".to_owned(),
        },
    ] {
        row = append(&mut store, &row, Event::Moderated(event));
        assert_true(&store, row.id);
    }
}

#[test]
fn many_games_are_each_as_their_log_makes_them_though_not_all_are_kept() {
    let (mut store, _) = offered(Store::in_memory().unwrap());
    // Long games, so that the cache is soon full.
    let line: Vec<Entry> = (0..2_000).map(|n| at(n, played("D2-D3"))).collect();
    let mut rows = Vec::new();
    for _ in 0..40 {
        let id = store
            .create(&[created()], offer, SideEffects::default())
            .unwrap();
        let row = later(&offer(id), &line);
        store
            .append(Version(1), &line, &row, SideEffects::default())
            .unwrap();
        assert_eq!(moves(&store, id), 2_000);
        rows.push(row);
    }
    for row in &rows {
        assert_eq!(moves(&store, row.id), 2_000);
        advance(&mut store, row);
        assert_eq!(moves(&store, row.id), 2_001);
    }
}
