//! Data of players: preferences stored by player, and notes for permitted readers only.

use kingboard::contest::values::EntrantId;
use kingboard::play::calendar::DAY;
use kingboard::play::{GameId, Ply, Server, Timestamp};
use kingboard::store::{
    self, ContestId, NewToken, Note, PlaceOffer, Store, TokenOwner, TokenScope,
};
use rusqlite::Connection;

use crate::operate::store::{offered, place, player};

fn pairs(store: &Store, name: &str) -> String {
    let pairs = store::players::preferences(store, &player(name)).unwrap();
    let pairs: Vec<String> = pairs
        .iter()
        .map(|(name, value)| format!("{name}={value}"))
        .collect();
    pairs.join(" ")
}

#[test]
fn each_player_has_their_own_choices_and_the_newest_counts() {
    let (_dir, path) = place();
    let mut store = Store::open(&path).unwrap();
    assert_eq!(pairs(&store, "anna"), "");
    for (player_id, name, value) in [
        ("anna", "theme", "night"),
        ("bert", "theme", "print"),
        ("anna", "facing", "first"),
        ("anna", "theme", "safe"),
    ] {
        store::players::save_preference(&mut store, &player(player_id), name, value).unwrap();
    }
    drop(store);
    let store = Store::open(&path).unwrap();
    assert_eq!(pairs(&store, "anna"), "facing=first theme=safe");
    assert_eq!(pairs(&store, "bert"), "theme=print");
    assert_eq!(pairs(&store, "ANNA"), "");
}

#[test]
fn a_choice_that_is_no_text_harms_no_other() {
    let (_dir, path) = place();
    let mut store = Store::open(&path).unwrap();
    store::players::save_preference(&mut store, &player("anna"), "facing", "first").unwrap();
    let conn = Connection::open(&path).unwrap();
    conn.execute_batch(
        "INSERT INTO preferences VALUES ('console:anna', 'theme', CAST(x'ff00fe' AS TEXT));",
    )
    .unwrap();
    assert_eq!(pairs(&store, "anna"), "facing=first theme=");
}

fn note(author: &str, ply: u32, text: &str) -> Note {
    Note {
        ply: Ply(ply),
        author: player(author),
        text: text.to_owned(),
    }
}

/// The texts that a reader gets.
fn given(store: &Store, game: GameId, over: bool, reader: Option<&str>) -> Vec<String> {
    let reader = reader.map(player);
    let notes = store::notes::of_game(store, game, over, reader.as_ref()).unwrap();
    notes.into_iter().map(|note| note.text).collect()
}

#[test]
fn notes_are_given_to_their_author_and_to_others_only_when_shared_and_over() {
    let (mut store, row) = offered(Store::in_memory().unwrap());
    let game = row.id;
    let mut write = |author, ply, text| {
        store::notes::save(&mut store, game, &note(author, ply, text), Timestamp(5)).unwrap()
    };
    assert_eq!(write("bert", 2, "b2"), None);
    assert_eq!(write("anna", 2, "a2"), None);
    assert_eq!(write("anna", 0, "a0"), None);
    assert_eq!(write("anna", 2, "a2 again").as_deref(), Some("a2"));
    assert_eq!(write("anna", 9, ""), None);
    let nothing = [""; 0];
    for over in [false, true] {
        assert_eq!(given(&store, game, over, Some("anna")), ["a0", "a2 again"]);
        assert_eq!(given(&store, game, over, Some("bert")), ["b2"]);
        assert_eq!(given(&store, game, over, Some("cleo")), nothing);
        assert_eq!(given(&store, game, over, None), nothing);
        assert_eq!(given(&store, GameId(99), over, Some("anna")), nothing);
    }
    for _ in 0..2 {
        store::notes::share(&mut store, game, &player("anna"), true).unwrap();
        assert!(store::notes::are_shared(&store, game, &player("anna")).unwrap());
    }
    assert!(!store::notes::are_shared(&store, game, &player("bert")).unwrap());
    assert_eq!(given(&store, game, false, Some("bert")), ["b2"]);
    assert_eq!(given(&store, game, false, None), nothing);
    assert_eq!(
        given(&store, game, true, Some("bert")),
        ["a0", "a2 again", "b2"]
    );
    assert_eq!(given(&store, game, true, None), ["a0", "a2 again"]);
    store::notes::share(&mut store, game, &player("anna"), false).unwrap();
    assert_eq!(given(&store, game, true, None), nothing);
    let gone = store::notes::save(&mut store, game, &note("anna", 0, ""), Timestamp(6)).unwrap();
    assert_eq!(gone.as_deref(), Some("a0"));
    assert_eq!(given(&store, game, true, Some("anna")), ["a2 again"]);
}

#[test]
fn nothing_waits_for_the_time_of_a_clock_that_was_ahead() {
    let (late, now) = (100 * DAY, 10 * DAY);
    let (_dir, path) = place();
    let mut store = Store::open(&path).unwrap();
    let conn = Connection::open(&path).unwrap();
    store::presence::heartbeat(&mut store, Timestamp(late), None).unwrap();
    let soon = late + 5_000;
    conn.execute_batch(&format!(
        "PRAGMA foreign_keys = OFF; \
         INSERT INTO daily_posts VALUES ('discord:1', 100), ('discord:2', 11); \
         INSERT INTO alarms VALUES (1, 'reminder', 'discord:5', 1, {soon}, 1), \
             (2, 'reminder', 'discord:5', 1, {never}, 5), (3, 'reminder', 'discord:5', 1, {soon}, 0); \
         INSERT INTO analyses VALUES (1, 4, 'discord:5', 'discord:1:10', {late}, 'told', {late}); \
         INSERT INTO web_links VALUES (x'01', 'discord:5', {late}); \
         INSERT INTO hook_deliveries VALUES (1, 1, 'move', 2, NULL, 4, 5, 1, {soon}, 3); \
         INSERT INTO podium VALUES ('discord:1', '77', 'discord:5', 1, 0, {soon}, 'forbidden'); \
         INSERT INTO controls (game, place, message, ply, shown, due_at) \
             VALUES (2, 'discord:1:10', 'm', 1, 3, {soon}), (3, 'discord:1:10', 'n', 1, 3, NULL);",
        never = i64::MAX,
    ))
    .unwrap();
    store::presence::heartbeat(&mut store, Timestamp(now), None).unwrap();
    let times = |sql: &str| -> Vec<Option<i64>> {
        let mut statement = conn.prepare(sql).unwrap();
        let rows = statement.query_map([], |row| row.get(0)).unwrap();
        rows.map(Result::unwrap).collect()
    };
    let (asked, next, before) = (Some(now), Some(now + 5_000), Some(soon));
    for (sql, wanted) in [
        (
            "SELECT day FROM daily_posts ORDER BY house",
            vec![Some(10), Some(11)],
        ),
        (
            "SELECT at FROM alarms ORDER BY game",
            vec![next, Some(i64::MAX), before],
        ),
        ("SELECT asked_at FROM analyses", vec![asked]),
        ("SELECT settled_at FROM analyses", vec![asked]),
        ("SELECT asked_at FROM web_links", vec![asked]),
        ("SELECT due_at FROM hook_deliveries", vec![next]),
        ("SELECT due_at FROM podium", vec![next]),
        ("SELECT due_at FROM controls ORDER BY id", vec![next, None]),
    ] {
        assert_eq!(times(sql), wanted, "{sql}");
    }
}

#[test]
fn each_decision_about_an_account_that_is_counted_is_exported() {
    let (_dir, path) = place();
    let store = Store::open(&path).unwrap();
    let conn = Connection::open(&path).unwrap();
    conn.execute_batch(
        "INSERT INTO deeds VALUES (1, 'console:1', 1, 'merge', 'console:bert', 'console:anna', 'console:mia', 'one person'), \
             (2, 'console:1', 2, 'bar', 'console:anna', NULL, 'console:mia', 'a reason')",
    )
    .unwrap();
    let anna = player("anna");
    assert_eq!(
        store::personal_data::counts(&store, &anna).unwrap().deeds,
        2
    );
    let exported = store::personal_data::json(&store, &anna, Timestamp(9)).unwrap();
    let exported: serde_json::Value = serde_json::from_str(&exported).unwrap();
    assert_eq!(exported["deeds"].as_array().unwrap().len(), 2);
    assert!(!exported.to_string().contains("bert"), "{exported}");
}

#[test]
fn the_token_of_a_server_answers_while_the_bot_is_there() {
    let mut store = Store::in_memory().unwrap();
    let server = Server::named("test", "1");
    let owner = TokenOwner::Server(server.clone());
    let mia = player("mia");
    let new = NewToken {
        hash: [7; 32],
        owner: &owner,
        scope: TokenScope::Read,
        by: &mia,
    };
    let id = store::tokens::make(&mut store, &new, Timestamp(1)).unwrap();
    let answers = |store: &Store| {
        let found = store::tokens::get(store, &[7; 32]).unwrap().is_some();
        assert_eq!(store::tokens::exists(store, id).unwrap(), found);
        found
    };
    assert!(answers(&store));
    store::erase::server_left(&mut store, &server, Timestamp(2)).unwrap();
    assert!(!answers(&store));
    assert!(store::erase::server_joined(&mut store, &server).unwrap());
    assert!(answers(&store));
}

#[test]
fn an_offer_of_a_place_that_has_ended_goes_with_the_next_offer() {
    let (_dir, path) = place();
    let mut store = Store::open(&path).unwrap();
    let conn = Connection::open(&path).unwrap();
    conn.execute_batch(
        "INSERT INTO contests VALUES (1, 1, 'league', 'kings-mate', '', '5d+8h/7d', 0, 'test:1:10', 'test:1', 'running', 1, NULL, 0, \
             NULL, NULL, 1, 1, NULL)",
    )
    .unwrap();
    let offer = |until| PlaceOffer {
        player: player("bert"),
        by: player("mia"),
        reason: "she is away".to_owned(),
        until: Timestamp(until),
    };
    for (number, until, now) in [(1, DAY, 1), (2, 20 * DAY, 2), (3, 40 * DAY, DAY)] {
        let (contest, place) = (ContestId(1), EntrantId(number));
        store::offers::make(&mut store, contest, place, &offer(until), Timestamp(now)).unwrap();
    }
    let mut left = conn
        .prepare("SELECT number FROM contest_offers ORDER BY number")
        .unwrap();
    let left: Vec<i64> = left
        .query_map([], |row| row.get(0))
        .unwrap()
        .map(Result::unwrap)
        .collect();
    assert_eq!(left, [2, 3]);
}
