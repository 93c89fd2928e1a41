//! Contests in the database: logs that are never changed, people who are forgotten, and tables whose games are over.

use kingboard::contest::command::ContestCommand;
use kingboard::contest::event::{ContestEntry, ContestEvent, How};
use kingboard::contest::progress::alarm;
use kingboard::contest::state::Contest;
use kingboard::contest::terms::{Format, Terms};
use kingboard::contest::values::{ContestPhase, ContestTime, EntrantId};
use kingboard::service::{GameId, Place, PlayerId, Server, Timestamp};
use kingboard::store::{
    self, ContestExtras, ContestId, ContestOrLadder, ContestSubject, GivenReason, Store,
    StoreError, UnfinishedGames,
};
use rusqlite::Connection;

use crate::contests::world::{MODERATOR, World};
use crate::table::harness::Table;

/// The table of a contest in a server.
pub(super) fn subject() -> ContestSubject {
    ContestSubject {
        kind: "kings-mate".to_owned(),
        options: String::new(),
        clock: "5d+8h/7d".to_owned(),
        rated: true,
        place: Place::in_server("test", "1", "10"),
        season: 1,
        follows: None,
    }
}

fn player(number: EntrantId) -> PlayerId {
    PlayerId::new(format!("test:{}", number.0))
}

/// Stores a log event by event, as it came.
fn store_log(store: &mut Store, log: &[ContestEntry]) -> ContestId {
    let first = ContestExtras {
        alarm: Some(ContestTime(5)),
        ..ContestExtras::default()
    };
    let id = store::contests::create(store, &subject(), &[1; 32], &log[..1], &first).unwrap();
    let mut contest = Contest::of(&log[..1]).unwrap();
    for entry in &log[1..] {
        contest.apply(entry);
        let people: Vec<(EntrantId, PlayerId)> =
            if let ContestEvent::Entered(entered) = &entry.event {
                vec![(entered.id, player(entered.id))]
            } else if let ContestEvent::Corrected { by, .. } = &entry.event {
                vec![(*by, player(*by))]
            } else {
                Vec::new()
            };
        let by = player(MODERATOR);
        let reason = if let ContestEvent::Corrected { reason, .. } = &entry.event {
            let text = reason.as_str();
            Some(GivenReason { by: &by, text })
        } else {
            None
        };
        let extras = ContestExtras {
            people: &people,
            games: &[],
            alarm: alarm(&contest),
            reason,
        };
        store::contests::append(store, id, &contest, std::slice::from_ref(entry), &extras).unwrap();
    }
    id
}

/// A league of four with one game and its correction.
fn league() -> World {
    let mut world = World::open(Terms::usual(Format::League), 1);
    for number in 1..=4 {
        world.enter(number, 0).unwrap();
    }
    world.wait();
    let table = world.running()[0];
    world.report(table, vec![2, 0]);
    let (by, points, reason) = (MODERATOR, vec![1, 1], "They had agreed.".to_owned());
    world
        .ask(&ContestCommand::Correct {
            by,
            table,
            points,
            reason,
        })
        .unwrap();
    world
}

#[test]
fn a_contest_is_read_as_it_was_written() {
    let mut store = Store::in_memory().unwrap();
    let mut world = league();
    while !world.contest.is_over() {
        world.wait();
    }
    let id = store_log(&mut store, &world.log);
    let stored = store::contests::get(&store, id).unwrap().unwrap();
    assert_eq!(stored.log, world.log);
    assert_eq!(stored.contest, world.contest);
    assert_eq!(stored.subject, subject());
    assert_eq!(stored.people[&EntrantId(2)], player(EntrantId(2)));
    assert_eq!(stored.secret, None, "the secret goes when it is opened");
    assert_eq!(
        store::contests::due(&store, Timestamp(i64::MAX)).unwrap(),
        None,
        "nothing is due any more"
    );
    let server = Server::named("test", "1");
    let rows = store::contests::of_server(&store, &server, &[ContestPhase::Over], 5).unwrap();
    assert_eq!(
        rows.iter()
            .map(|row| (row.id, row.format.as_str()))
            .collect::<Vec<_>>(),
        [(id, "league")]
    );
    assert!(
        store::contests::of_server(&store, &server, &[ContestPhase::Open], 5)
            .unwrap()
            .is_empty()
    );
    assert!(
        store::contests::get(&store, ContestId(9))
            .unwrap()
            .is_none()
    );
}

#[test]
fn events_for_another_version_are_refused() {
    let mut store = Store::in_memory().unwrap();
    let world = league();
    let id = store_log(&mut store, &world.log);
    let last = world.log.last().unwrap();
    let again = store::contests::append(
        &mut store,
        id,
        &world.contest,
        std::slice::from_ref(last),
        &ContestExtras::default(),
    );
    assert!(matches!(again, Err(StoreError::Conflict)), "{again:?}");
    assert_eq!(
        store::contests::get(&store, id).unwrap().unwrap().log,
        world.log
    );
}

#[test]
fn a_contest_is_due_at_its_alarm() {
    let mut store = Store::in_memory().unwrap();
    let world = league();
    let id = store_log(&mut store, &world.log);
    let at = alarm(&world.contest).unwrap();
    assert_eq!(
        store::contests::due(&store, Timestamp(at.0 - 1)).unwrap(),
        None
    );
    assert_eq!(
        store::contests::due(&store, Timestamp(at.0)).unwrap(),
        Some(id)
    );
    let of = ContestOrLadder::Contest(id);
    store::contests::put_off(&mut store, of, Some(at.after(1))).unwrap();
    assert_eq!(store::contests::due(&store, Timestamp(at.0)).unwrap(), None);
}

#[test]
fn a_forgotten_person_leaves_no_name_no_word_and_the_log_as_it_was() {
    let mut store = Store::in_memory().unwrap();
    let world = league();
    let id = store_log(&mut store, &world.log);
    let now = Timestamp(7);
    let games = UnfinishedGames::left(&[]);
    let nobody = |_: GameId| PlayerId::new("forgotten:1");
    for number in [EntrantId(2), MODERATOR] {
        store::erase::forget_player(&mut store, &player(number), games, nobody, now).unwrap();
    }
    let stored = store::contests::get(&store, id).unwrap().unwrap();
    assert!(!stored.people.contains_key(&EntrantId(2)));
    assert!(stored.people.contains_key(&EntrantId(1)));
    assert_eq!(stored.contest, world.contest, "the table stands");
    let reason = stored.log.iter().find_map(|entry| {
        if let ContestEvent::Corrected { reason, .. } = &entry.event {
            return Some(reason.as_str());
        }
        None
    });
    assert_eq!(reason, Some(""));
    assert_eq!(
        store::contests::due(&store, now).unwrap(),
        Some(id),
        "it goes on without them at once"
    );
}

#[test]
fn the_log_cannot_be_changed_and_a_gap_in_it_is_found() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.db");
    let world = league();
    let id = store_log(&mut Store::open(&path).unwrap(), &world.log);
    let raw = Connection::open(&path).unwrap();
    for sql in [
        "UPDATE contest_events SET at = 1",
        "DELETE FROM contest_events",
    ] {
        let refused = raw.execute_batch(sql).unwrap_err().to_string();
        assert!(refused.contains("append only"), "{refused}");
    }
    raw.execute_batch(
        "DROP TRIGGER contest_events_are_never_deleted; DELETE FROM contest_events WHERE seq = 3",
    )
    .unwrap();
    drop(raw);
    let found = store::contests::get(&Store::open(&path).unwrap(), id);
    assert!(
        matches!(found, Err(StoreError::DamagedContest { of, .. }) if of == ContestOrLadder::Contest(id)),
        "{found:?}"
    );
}

#[test]
fn a_table_whose_game_ends_gets_its_result() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.db");
    let mut table = Table::on(Store::open(&path).unwrap());
    table.start("Ann", "Ben", "");
    drop(table);
    let mut store = Store::open(&path).unwrap();
    let world = league();
    let id = store_log(&mut store, &world.log);
    let game = GameId(1);
    let open = world.running()[0];
    let mut contest = world.contest.clone();
    let begun = ContestEntry {
        at: world.now,
        event: ContestEvent::Begun(open),
    };
    contest.apply(&begun);
    let extras = ContestExtras {
        people: &[],
        games: &[(open, game)],
        alarm: alarm(&contest),
        reason: None,
    };
    store::contests::append(&mut store, id, &contest, &[begun], &extras).unwrap();
    assert_eq!(store::contests::games(&store, id).unwrap()[&open], game);
    assert_eq!(
        store::contests::finished_table(&store, std::iter::empty()).unwrap(),
        None,
        "it goes on"
    );
    drop(store);
    let mut table = Table::on(Store::open(&path).unwrap());
    let (resigned, sure) = (Some(game), true);
    table.ask(
        "Ben",
        kingboard::service::api::action::Action::Resign {
            game: resigned,
            sure,
        },
    );
    drop(table);
    // The service has given the table its result by now.
    let store = Store::open(&path).unwrap();
    assert_eq!(
        store::contests::finished_table(&store, std::iter::empty()).unwrap(),
        None
    );
    let found = store::contests::get(&store, id).unwrap().unwrap();
    let result = found.contest.tables()[&open].result().unwrap();
    assert_eq!(
        (result.points.as_slice(), result.how),
        ([2, 0].as_slice(), How::Played)
    );
    let of_game = store::contests::of_game(&store, game).unwrap().unwrap();
    assert_eq!((of_game.contest, of_game.table), (id, open));
    assert_eq!(store::contests::of_game(&store, GameId(2)).unwrap(), None);
}
