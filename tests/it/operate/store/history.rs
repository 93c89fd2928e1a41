//! Games searched by player, opponent, kind, score and date, in pages; and the migration of older databases.

use kingboard::game::outcome::{Outcome, Score, Termination};
use kingboard::game::seat::Seat;
use kingboard::play::event::Event;
use kingboard::play::stage::Stage;
use kingboard::play::summary::GameSummary;
use kingboard::play::{GameId, Place, PlayerId, Timestamp, Version};
use kingboard::store::{GameSearch, SideEffects, Store, place_of_text};
use rusqlite::Connection;

use crate::operate::store::{at, created, later, offer, place, player};

const NONE: [i64; 0] = [];

/// A game between two players at this stage and time, with its result.
fn game(
    store: &mut Store,
    (here, seats): (&str, [&str; 2]),
    stage: Stage,
    (ms, outcome): (i64, impl Into<Option<Outcome>>),
) -> GameId {
    let row = |id| GameSummary {
        place: place_of_text(here),
        challenger: player(seats[1]),
        invited: None,
        ..offer(id)
    };
    let id = store
        .create(&[created()], row, SideEffects::default())
        .unwrap();
    let entries = [at(ms, Event::Withdrawn)];
    let next = GameSummary {
        stage,
        seats: seats.map(player).into(),
        outcome: outcome.into(),
        ..later(&row(id), &entries)
    };
    store
        .append(Version(1), &entries, &next, SideEffects::default())
        .unwrap();
    id
}

fn won(seat: Seat) -> Outcome {
    Outcome::win(2, seat, Termination::RESIGNATION)
}

fn drawn() -> Outcome {
    Outcome::draw(2, Termination::AGREEMENT)
}

/// Games of Anna and others in two servers. They end in another order than they began.
fn several(store: &mut Store) {
    let over = Stage::Over;
    let (town, hill) = ("discord:1:10", "discord:2:20");
    game(
        store,
        (town, ["anna", "bert"]),
        over,
        (500, won(Seat::FIRST)),
    );
    game(
        store,
        (town, ["bert", "anna"]),
        over,
        (300, won(Seat::FIRST)),
    );
    game(
        store,
        ("discord:1:11", ["anna", "carl"]),
        over,
        (400, drawn()),
    );
    game(
        store,
        (hill, ["anna", "bert"]),
        over,
        (900, won(Seat::SECOND)),
    );
    game(
        store,
        (hill, ["bert", "carl"]),
        over,
        (800, won(Seat::FIRST)),
    );
    game(store, (town, ["anna", "bert"]), Stage::Running, (700, None));
    game(store, (town, ["bert", "carl"]), Stage::Running, (600, None));
    game(store, (town, ["anna", "bert"]), Stage::Void, (650, None));
}

/// A search by Dora from the first server, without any condition.
fn search<'a>(viewer: &'a PlayerId, place: &'a Place) -> GameSearch<'a> {
    GameSearch {
        viewer,
        place,
        running: false,
        with_called_off: false,
        player: None,
        opponent: None,
        kind: None,
        score: None,
        since: Timestamp(0),
        until: Timestamp(10_000),
        skip: 0,
        most: 100,
    }
}

fn found(store: &Store, search: GameSearch<'_>) -> Vec<i64> {
    let rows = store.search(&search).unwrap();
    rows.iter().map(|row| row.id.0).collect()
}

#[test]
fn ended_games_are_found_in_the_order_they_ended_in_and_running_ones_beside_them() {
    let mut store = Store::in_memory().unwrap();
    several(&mut store);
    let (dora, town) = (player("dora"), Place::in_server("discord", "1", "12"));
    let all = search(&dora, &town);
    assert_eq!(found(&store, all), [1, 3, 2]);
    let running = GameSearch {
        running: true,
        ..all
    };
    assert_eq!(found(&store, running), [7, 6]);
    let second = GameSearch {
        skip: 1,
        most: 1,
        ..all
    };
    assert_eq!(found(&store, second), [3]);
    assert_eq!(found(&store, GameSearch { skip: 3, ..all }), NONE);
    let dated = |since, until| GameSearch {
        since: Timestamp(since),
        until: Timestamp(until),
        ..all
    };
    assert_eq!(found(&store, dated(400, 10_000)), [1, 3]);
    assert_eq!(
        found(&store, dated(0, 400)),
        [2],
        "the end of the time is not in it"
    );
    assert_eq!(
        found(
            &store,
            GameSearch {
                running: true,
                ..dated(650, 900)
            }
        ),
        [6]
    );
    let kind = |slug| GameSearch {
        kind: Some(slug),
        ..all
    };
    assert_eq!(found(&store, kind("kings-mate")), [1, 3, 2]);
    assert_eq!(found(&store, kind("ludo")), NONE);
}

#[test]
fn a_players_games_are_found_by_opponent_and_score() {
    let mut store = Store::in_memory().unwrap();
    several(&mut store);
    let (anna, bert, carl) = (player("anna"), player("bert"), player("carl"));
    let town = Place::in_server("discord", "1", "12");
    let of_anna = GameSearch {
        player: Some(&anna),
        ..search(&anna, &town)
    };
    assert_eq!(found(&store, of_anna), [4, 1, 3, 2], "her own anywhere");
    let scored = |score| GameSearch {
        score: Some(score),
        ..of_anna
    };
    assert_eq!(found(&store, scored(Score::Won)), [1]);
    assert_eq!(found(&store, scored(Score::Lost)), [4, 2]);
    assert_eq!(found(&store, scored(Score::Drawn)), [3]);
    let against = |opponent| GameSearch {
        opponent: Some(opponent),
        ..of_anna
    };
    assert_eq!(found(&store, against(&bert)), [4, 1, 2]);
    assert_eq!(found(&store, against(&carl)), [3]);
    let running = GameSearch {
        running: true,
        ..against(&bert)
    };
    assert_eq!(found(&store, running), [6]);
    // A score without a player, or of a running game, matches nothing.
    let nobodys = GameSearch {
        player: None,
        ..scored(Score::Won)
    };
    assert_eq!(found(&store, nobodys), NONE);
    let unended = GameSearch {
        running: true,
        ..scored(Score::Won)
    };
    assert_eq!(found(&store, unended), NONE);
}

#[test]
fn games_of_other_servers_are_found_by_their_own_players_only() {
    let mut store = Store::in_memory().unwrap();
    several(&mut store);
    let (anna, bert, dora) = (player("anna"), player("bert"), player("dora"));
    let town = Place::in_server("discord", "1", "12");
    let of_bert = |viewer| GameSearch {
        player: Some(&bert),
        ..search(viewer, &town)
    };
    assert_eq!(found(&store, of_bert(&dora)), [1, 2]);
    assert_eq!(
        found(&store, of_bert(&anna)),
        [4, 1, 2],
        "and hers with him"
    );
    assert_eq!(found(&store, of_bert(&bert)), [4, 5, 1, 2]);
    for private in [
        "discord:0:77",
        "discord:3:30",
        "discord:1",
        "discord:11:10",
        "",
    ] {
        let elsewhere = place_of_text(private);
        let asked = GameSearch {
            place: &elsewhere,
            ..of_bert(&dora)
        };
        assert_eq!(found(&store, asked), NONE, "{private}");
        let asked = GameSearch {
            player: None,
            ..asked
        };
        assert_eq!(found(&store, asked), NONE, "{private}");
    }
}

#[test]
fn a_player_of_both_sides_is_counted_for_the_better_one() {
    let mut store = Store::in_memory().unwrap();
    let id = game(
        &mut store,
        ("console", ["anna", "anna"]),
        Stage::Over,
        (5, won(Seat::SECOND)),
    );
    let (anna, console) = (player("anna"), Place::of_transport("console"));
    let of_anna = GameSearch {
        player: Some(&anna),
        score: Some(Score::Won),
        ..search(&anna, &console)
    };
    assert_eq!(found(&store, of_anna), [id.0]);
    let lost = GameSearch {
        score: Some(Score::Lost),
        ..of_anna
    };
    assert_eq!(found(&store, lost), NONE);
}

/// The stored rows of the history.
fn rows(conn: &Connection) -> Vec<String> {
    let sql = "SELECT player || ' ' || ended_at || ' ' || game || ' ' || score FROM results \
               UNION ALL SELECT id || ' ' || house FROM games ORDER BY 1";
    let mut statement = conn.prepare(sql).unwrap();
    let rows = statement.query_map([], |row| row.get(0)).unwrap();
    rows.collect::<Result<_, _>>().unwrap()
}

#[test]
fn an_older_database_is_given_what_its_games_would_have_been_stored_with() {
    let (_dir, path) = place();
    let mut store = Store::open(&path).unwrap();
    several(&mut store);
    let over = Stage::Over;
    game(
        &mut store,
        ("discord:0:77", ["anna", "anna"]),
        over,
        (5, won(Seat::SECOND)),
    );
    game(
        &mut store,
        ("console", ["anna", "bert"]),
        over,
        (5, drawn()),
    );
    drop(store);
    let conn = Connection::open(&path).unwrap();
    let stored = rows(&conn);
    assert_eq!(stored.len(), 5 * 2 + 1 + 2 + 10, "{stored:?}");
    let undone = "DROP TABLE results; DROP INDEX games_by_house; DROP INDEX games_ended; DROP INDEX IF EXISTS games_rated;
                  DROP INDEX IF EXISTS games_called_off;
                  ALTER TABLE games DROP COLUMN house";
    conn.execute_batch(undone).unwrap();
    let step = include_str!("../../../../migrations/0004_history.sql");
    conn.execute_batch(step).unwrap();
    assert_eq!(rows(&conn), stored);

    // Unreadable rows do not hide other games.
    conn.execute_batch(undone).unwrap();
    for (id, wrong) in [
        (1, "seats = 'anna'"),
        (2, "outcome = '{}'"),
        (3, "outcome = 'x'"),
        (4, "seats = '{\"0\": 7, \"1\": [1]}'"),
        (5, "outcome = '{\"places\": 3}', seats = '[null, 5]'"),
    ] {
        let sql = format!("UPDATE games SET {wrong} WHERE id = {id}");
        conn.execute(&sql, []).unwrap();
    }
    conn.execute_batch(step).unwrap();
    let left = rows(&conn);
    assert_eq!(left.len(), 1 + 2 + 10, "{left:?}");
    assert!(left.iter().all(|row| stored.contains(row)), "{left:?}");
}
