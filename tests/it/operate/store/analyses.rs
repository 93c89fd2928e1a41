//! Looks and requests of analyses: kept with their consequences, announced once, and everybody's turn comes.

use kingboard::play::summary::GameSummary;
use kingboard::play::{GameId, Place, Timestamp};
use kingboard::store::{
    self, AnalysisRequest, LooksKey, Notice, NoticeFilter, NoticeKind, Recipient, SideEffects,
    Store, StoredJudgement, StoredLook, UnfinishedGames,
};
use rusqlite::Connection;

use crate::operate::store::{created, offered, place, player};

const GAME: GameId = GameId(1);
const DAY: i64 = 24 * 60 * 60 * 1_000;

const KEY: LooksKey = LooksKey {
    game: GAME,
    nodes: 100,
    engine: 1,
    steps: -7,
};

fn look(equity: i32) -> StoredLook {
    StoredLook {
        equities: vec![equity, -equity],
        nodes: 99,
        judgement: Some(StoredJudgement {
            seat: 1,
            made: "D2-D3".to_owned(),
            line: vec!["D2-D4".to_owned(), "D8-D7".to_owned()],
            error: 170,
            choices: 30,
            mark: Some(1),
        }),
    }
}

fn request(game: i64, name: &str) -> AnalysisRequest {
    AnalysisRequest {
        game: GameId(game),
        player: player(name),
        to: Recipient::Place(Place::in_server("console", "1", "10")),
    }
}

/// The games and players whose turn is next.
fn turns(store: &Store) -> Vec<(i64, String)> {
    let next = store::analyses::next(store, "console", 9)
        .unwrap()
        .into_iter();
    next.map(|next| (next.game.0, next.player.as_str().to_owned()))
        .collect()
}

#[test]
fn looks_are_found_again_by_what_they_follow_from_and_replaced_by_those_of_a_newer_engine() {
    let (_dir, path) = place();
    let (mut store, _) = offered(Store::open(&path).unwrap());
    store::looks::save(&mut store, &KEY, &[(0, look(10)), (4, look(20))]).unwrap();
    let other = LooksKey { nodes: 200, ..KEY };
    store::looks::save(&mut store, &other, &[(0, look(30))]).unwrap();
    drop(store);
    let mut store = Store::open(&path).unwrap();
    let found: Vec<_> = store::looks::all(&store, &KEY)
        .unwrap()
        .into_iter()
        .collect();
    assert_eq!(found, [(0, look(10)), (4, look(20))]);
    let newer = LooksKey { engine: 2, ..KEY };
    let altered = LooksKey { steps: 8, ..KEY };
    assert!(store::looks::all(&store, &newer).unwrap().is_empty());
    assert!(store::looks::all(&store, &altered).unwrap().is_empty());
    store::looks::save(&mut store, &newer, &[(1, look(5))]).unwrap();
    assert!(store::looks::all(&store, &KEY).unwrap().is_empty());
    assert_eq!(store::looks::all(&store, &newer).unwrap().len(), 1);
    assert_eq!(store::looks::all(&store, &other).unwrap().len(), 1);
    // A row that makes no sense is as good as none.
    let conn = Connection::open(&path).unwrap();
    conn.execute("UPDATE looks SET body = '{' WHERE nodes = 200", [])
        .unwrap();
    assert!(store::looks::all(&store, &other).unwrap().is_empty());
}

#[test]
fn a_request_waits_once_and_is_settled_together_with_its_message() {
    let (mut store, _) = offered(Store::in_memory().unwrap());
    assert!(store::analyses::ask(&mut store, &request(1, "anna"), Timestamp(5)).unwrap());
    assert!(!store::analyses::ask(&mut store, &request(1, "anna"), Timestamp(6)).unwrap());
    assert!(store::analyses::ask(&mut store, &request(1, "bert"), Timestamp(7)).unwrap());
    assert_eq!(store::analyses::waiting(&store).unwrap(), 2);
    assert_eq!(
        store::analyses::of_game(&store, GAME).unwrap(),
        [request(1, "anna"), request(1, "bert")]
    );
    let told = |name: &str| Notice {
        kind: NoticeKind::Plan,
        to: Recipient::Person(player(name)),
        recipient: Some(player(name)),
        games: vec![GAME],
        detail: String::new(),
        due: Timestamp(9),
    };
    let last = [(2, look(1))];
    let told = [told("anna"), told("bert")];
    store::analyses::settle(&mut store, GAME, Some((&KEY, &last)), &told, Timestamp(9)).unwrap();
    assert_eq!(store::analyses::waiting(&store).unwrap(), 0);
    let due = store::notices::due(&store, "console", Timestamp(9), 9, &NoticeFilter::default());
    assert_eq!(due.unwrap().notices.len(), 2);
    assert_eq!(store::looks::all(&store, &KEY).unwrap().len(), 1);
    assert_eq!(
        store::analyses::asked_lately(&store, &player("anna"), Timestamp(9)).unwrap(),
        1
    );
    let tomorrow = Timestamp(9 + DAY);
    assert_eq!(
        store::analyses::asked_lately(&store, &player("anna"), tomorrow).unwrap(),
        0
    );
    assert!(store::analyses::ask(&mut store, &request(1, "anna"), tomorrow).unwrap());
    let counts = store::personal_data::counts(&store, &player("bert")).unwrap();
    assert_eq!(counts.analyses, 0, "settled requests go after a day");
}

#[test]
fn nobody_waits_behind_the_many_requests_of_another() {
    let (mut store, row) = offered(Store::in_memory().unwrap());
    for id in 2..5 {
        let summary = |id| GameSummary { id, ..row.clone() };
        let made = store.create(&[created()], summary, SideEffects::default());
        assert_eq!(made.unwrap(), GameId(id));
    }
    for (ms, game) in [(10, 1), (11, 2), (12, 3)] {
        store::analyses::ask(&mut store, &request(game, "anna"), Timestamp(ms)).unwrap();
    }
    store::analyses::ask(&mut store, &request(4, "bert"), Timestamp(20)).unwrap();
    let anna = |game| (game, "console:anna".to_owned());
    let bert = (4, "console:bert".to_owned());
    assert_eq!(turns(&store), [anna(1), bert.clone()]);
    store::analyses::settle(&mut store, GAME, None, &[], Timestamp(30)).unwrap();
    assert_eq!(turns(&store), [bert, anna(2)]);
    store::analyses::settle(&mut store, GameId(4), None, &[], Timestamp(40)).unwrap();
    assert_eq!(turns(&store), [anna(2)]);
    assert!(
        store::analyses::next(&store, "discord", 9)
            .unwrap()
            .is_empty()
    );
}

#[test]
fn requests_go_with_their_player_or_server() {
    let (mut store, _) = offered(Store::in_memory().unwrap());
    store::looks::save(&mut store, &KEY, &[(0, look(1))]).unwrap();
    store::analyses::ask(&mut store, &request(1, "anna"), Timestamp(5)).unwrap();
    store::analyses::ask(&mut store, &request(1, "cleo"), Timestamp(6)).unwrap();
    let none = |_| player("nobody");
    let cleo = UnfinishedGames::left(&[]);
    store::erase::forget_player(&mut store, &player("cleo"), cleo, none, Timestamp(7)).unwrap();
    assert_eq!(
        store::analyses::of_game(&store, GAME).unwrap(),
        [request(1, "anna")]
    );
    let there = Place::in_server("console", "1", "10");
    let nowhere = Place::of_transport("nowhere");
    store::erase::forget_server(&mut store, there.server(), &[], &nowhere, Timestamp(8)).unwrap();
    assert!(store::analyses::of_game(&store, GAME).unwrap().is_empty());
    assert_eq!(
        store::looks::all(&store, &KEY).unwrap().len(),
        1,
        "the game is elsewhere"
    );
}
