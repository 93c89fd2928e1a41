//! The cost of the store: storing a move, loading and folding a game, reading lists and due messages, finding the games
//! that a line of chat may be meant for.
//!
//! On a file every move is one transaction and one disk flush. In memory the same work shows the program's own share.
//! Run with `cargo bench --bench storage`.
#![expect(
    clippy::unwrap_used,
    reason = "a benchmark that cannot run should stop at once"
)]

use std::cell::RefCell;

use criterion::{BatchSize, Criterion};
use kingboard::game::options::Options;
use kingboard::game::outcome::{Outcome, Status, Termination};
use kingboard::game::seat::Seat;
use kingboard::game::text::{MoveText, SetupText};
use kingboard::games::GameKind;
use kingboard::play::event::{ChallengeTerms, Entry, Event};
use kingboard::play::stage::Stage;
use kingboard::play::stakes::{Stakes, Unrated};
use kingboard::play::summary::GameSummary;
use kingboard::play::{Game, GameId, Place, PlayerId, Timestamp, Version};
use kingboard::service::api::access::Access;
use kingboard::service::api::action::{Action, Request};
use kingboard::service::api::values::Person;
use kingboard::service::{Env, Service};
use kingboard::store::{self, DeliveryResult, GameQuery, OutboxMessage, SideEffects, Store};

/// Games in the store while it is measured, all of the same two players.
const GAMES: u32 = 2_000;
/// About as long as the text of a King's Mate position.
const SETUP: &str =
    "rnbqkbnr/ppppppp/7/7/7/7/7/PPPPPPP/RNBQKBN w - 12 34 active touch spent:a,b,c,d";

fn players() -> [PlayerId; 2] {
    [
        PlayerId::new("discord:111111111111111111"),
        PlayerId::new("discord:222222222222222222"),
    ]
}

fn place() -> Place {
    Place::in_server("discord", "333333333333333333", "444444444444444444")
}

fn played(version: Version) -> Entry {
    Entry {
        at: Timestamp(1_700_000_000_000 + i64::from(version.0)),
        event: Event::Played {
            seat: Seat::FIRST,
            text: MoveText::new("D2-D3"),
            after: SetupText::new(SETUP),
        },
    }
}

fn row(id: GameId, stage: Stage) -> GameSummary {
    let [first, second] = players();
    GameSummary {
        id,
        version: Version(1),
        kind: GameKind::KINGS_MATE,
        options: Options::default().with("touch"),
        set_up: false,
        place: place(),
        stage,
        challenger: first.clone(),
        invited: Some(second.clone()),
        present: Vec::new(),
        seats: vec![first.clone(), second],
        to_move: Some(first),
        moves: 0,
        outcome: None,
        rated: None,
        created: Timestamp(0),
        changed: Timestamp(0),
    }
}

/// Stores one move with its announcement.
fn advance(store: &mut Store, row: &mut GameSummary) {
    let expected = row.version;
    row.version.0 += 1;
    row.moves += 1;
    let entry = played(row.version);
    row.changed = entry.at;
    let tell = OutboxMessage {
        from: expected,
        to: row.version,
        due: entry.at,
        joins: false,
    };
    store
        .append(expected, &[entry], row, SideEffects::announce_only(&[tell]))
        .unwrap();
}

/// Two thousand games, one in twenty running; then one of eighty moves, which is returned.
fn fill(store: &mut Store) -> GameSummary {
    for i in 0..GAMES {
        let stage = if i % 20 == 0 {
            Stage::Running
        } else {
            Stage::Over
        };
        store
            .create(
                &[played(Version(1))],
                |id| row(id, stage),
                SideEffects::default(),
            )
            .unwrap();
    }
    let log: Vec<Entry> = (1..=80).map(|n| played(Version(n))).collect();
    let long = |id| GameSummary {
        version: Version(80),
        ..row(id, Stage::Running)
    };
    let id = store.create(&log, long, SideEffects::default()).unwrap();
    long(id)
}

fn measure(c: &mut Criterion, name: &str, mut store: Store) {
    let long = fill(&mut store);
    let mut group = c.benchmark_group(name);
    group.bench_function("load a game of 80 moves", |b| {
        b.iter(|| store.load(long.id).unwrap());
    });
    let [player, _] = players();
    let here = place();
    let running = GameQuery {
        player: Some(&player),
        place: None,
        stages: &[Stage::Open, Stage::Running],
        before: None,
        most: 10,
    };
    group.bench_function("list a player's 10 newest running games", |b| {
        b.iter(|| store.list(&running).unwrap());
    });
    let over = GameQuery {
        player: None,
        place: Some(&here),
        stages: &[Stage::Over],
        ..running
    };
    group.bench_function("list the 10 newest finished games of a place", |b| {
        b.iter(|| store.list(&over).unwrap());
    });
    let now = Timestamp(i64::MAX);
    group.bench_function("ask for what is due when nothing is", |b| {
        b.iter(|| store::outbox::due(&store, "discord", now, 10).unwrap());
    });

    let id = store
        .create(
            &[played(Version(1))],
            |id| row(id, Stage::Running),
            SideEffects::default(),
        )
        .unwrap();
    let table = RefCell::new((store, row(id, Stage::Running)));
    let advance = || {
        let (store, row) = &mut *table.borrow_mut();
        advance(store, row);
    };
    let posted = DeliveryResult::Posted(Some("555555555555555555".to_owned()));
    let settle = || {
        let (store, _) = &mut *table.borrow_mut();
        for due in store::outbox::due(store, "discord", now, 10).unwrap() {
            store::delivery::settle(store, due.id, &posted, now).unwrap();
        }
    };
    group.bench_function("store a move and its promise", |b| {
        b.iter_batched(settle, |()| advance(), BatchSize::PerIteration);
    });
    settle();
    group.bench_function("find the promise that is due and settle it", |b| {
        b.iter_batched(advance, |()| settle(), BatchSize::PerIteration);
    });
    let (mut store, _) = table.into_inner();
    group.bench_function("start a game", |b| {
        b.iter(|| {
            store.create(
                &[played(Version(1))],
                |id| row(id, Stage::Open),
                SideEffects::default(),
            )
        });
    });
    group.finish();
}

/// Plies of each game that is folded.
const PLIES: usize = 200;

/// The events before the start of a game of two: it is offered, and both sit down.
fn begun(kind: GameKind, seats: [PlayerId; 2]) -> Vec<Event> {
    let mut events = vec![Event::Created {
        kind,
        rules_version: kind.spec().rules_version,
        options: Options::default(),
        place: place(),
        by: seats[0].clone(),
        invited: None,
        side: None,
        terms: ChallengeTerms::default(),
    }];
    for (seat, player) in [Seat::FIRST, Seat::SECOND].into_iter().zip(seats) {
        events.push(Event::Seated { seat, player });
    }
    events
}

/// The log of a game at random with [`PLIES`] plies; `None` if this seed ends it earlier.
fn log_at_random(kind: GameKind, seed: usize) -> Option<Vec<Entry>> {
    let mut at = (kind.spec().start)(&Options::default());
    let mut events = begun(kind, players());
    events.push(Event::Started { setup: at.setup() });
    let mut luck = seed;
    for _ in 0..PLIES {
        let Status::ToMove(seat) = at.status() else {
            return None;
        };
        luck = luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        let legal = at.legal();
        let text = legal[(luck >> 33) % legal.len()].clone();
        at.play(&text).unwrap();
        let after = at.setup();
        events.push(Event::Played { seat, text, after });
    }
    let entry = |event| Entry {
        at: Timestamp(0),
        event,
    };
    Some(events.into_iter().map(entry).collect())
}

fn fold(c: &mut Criterion) {
    let mut group = c.benchmark_group("fold a game of 200 plies");
    for kind in GameKind::ALL {
        let log = (1..1_000).find_map(|seed| log_at_random(kind, seed));
        let log = log.expect("some game at random lasts");
        let folded = Game::from_log(GameId(1), &log).unwrap();
        assert_eq!((folded.ply().0, folded.history().diverged()), (200, None));
        group.bench_function(kind.spec().slug, |b| {
            b.iter(|| Game::from_log(GameId(1), &log));
        });
    }
    group.finish();
}

/// Running games of the writer of a line.
const RUNNING: usize = 100;

/// Stores [`RUNNING`] games of some forty plies in one place. The first player is to move in `to_move` of them.
fn fill_with_running(store: &mut Store, to_move: usize) {
    let logs = (1..).filter_map(|seed| log_at_random(GameKind::KINGS_MATE, seed));
    for (nth, mut log) in logs.take(RUNNING).enumerate() {
        // Created, two seats, started, and the plies: the first player is to move after an even number.
        log.truncate(44 + usize::from(nth >= to_move));
        let of = |id| Game::from_log(id, &log).unwrap().summary();
        store.create(&log, of, SideEffects::default()).unwrap();
    }
}

/// A line of chat that is no move, from a player of many games. Only those in which they are to move are folded.
fn chat(c: &mut Criterion, to_move: usize) {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("games.db");
    fill_with_running(&mut Store::open(&path).unwrap(), to_move);
    let [player, _] = players();
    let request = Request {
        user: Person {
            id: player,
            name: "Ann".to_owned(),
        },
        place: place(),
        access: Access::default(),
        source: String::new(),
        action: Action::Chat {
            text: "What a fine evening".to_owned(),
            reply_to: None,
            addressed: false,
            aloud: false,
        },
    };
    let env = Env {
        now: Timestamp(0),
        entropy: [0; 32],
    };
    let open = || Service::new(Store::open(&path).unwrap());
    let name = format!("a line of chat from a player of 100 running games, to move in {to_move}");
    let mut group = c.benchmark_group(name);
    group.sample_size(20);
    group.bench_function("after a start", |b| {
        b.iter_batched(
            open,
            |mut service| service.look(&request, &env),
            BatchSize::PerIteration,
        );
    });
    let mut service = open();
    group.bench_function("once they are cached", |b| {
        b.iter(|| service.look(&request, &env));
    });
    group.finish();
}

/// Players whose games are rated, and games of theirs: a year of a busy server.
const RATED_PLAYERS: usize = 400;
const RATED_GAMES: usize = 25_000;

/// Stores the whole log of a duel that two of [`RATED_PLAYERS`] have ended, rated over all servers too, or not at all.
fn end_a_game(store: &mut Store, nth: usize, stakes: Stakes) {
    let player = |at: usize| PlayerId::new(format!("discord:{}", 1_000 + at % RATED_PLAYERS));
    let seats = [player(nth * 7), player(nth * 7 + 1 + nth % 50)];
    let kind = GameKind::KINGS_MATE;
    let start = (kind.spec().start)(&Options::default());
    let mut outcome = Outcome::draw(2, Termination::AGREEMENT);
    outcome.places[Seat::SECOND] = 1 + u8::try_from(nth % 2).unwrap();
    let mut events = begun(kind, seats);
    events.push(Event::Started {
        setup: start.setup(),
    });
    events.push(Event::Stakes(stakes));
    events.push(Event::Ended { outcome });
    let at = Timestamp(1_700_000_000_000 + 1_000_000 * i64::try_from(nth).unwrap());
    let entry = |event| Entry { at, event };
    let log: Vec<Entry> = events.into_iter().map(entry).collect();
    let row = |id| Game::from_log(id, &log).unwrap().summary();
    store.create(&log, row, SideEffects::default()).unwrap();
}

/// The end of a game beside 25,000 rated ones, without the disk's flush: ratings cost the difference between the two.
fn ratings(c: &mut Criterion) {
    let dir = tempfile::tempdir().unwrap();
    let mut store = Store::open(&dir.path().join("games.db")).unwrap();
    let rated = Stakes::Rated { everywhere: true };
    let unrated = Stakes::Unrated(Unrated::Friendly);
    store.begin_batch().unwrap();
    for nth in 0..RATED_GAMES {
        end_a_game(&mut store, nth, rated);
    }
    let mut group = c.benchmark_group("a game that has ended, beside 25,000 rated ones");
    let mut nth = RATED_GAMES;
    for (name, stakes) in [
        ("not rated", unrated),
        ("rated here and over all servers", rated),
    ] {
        group.bench_function(name, |b| {
            b.iter(|| {
                nth += 1;
                end_a_game(&mut store, nth, stakes);
            });
        });
    }
    store.commit_batch().unwrap();
    group.bench_function("all ratings made again", |b| {
        b.iter(|| store::standings::rebuild(&mut store).unwrap());
    });
    group.finish();
}

fn main() {
    let mut criterion = Criterion::default().configure_from_args();
    measure(&mut criterion, "memory", Store::in_memory().unwrap());
    let dir = tempfile::tempdir().unwrap();
    let file = Store::open(&dir.path().join("games.db")).unwrap();
    measure(&mut criterion, "file", file);
    fold(&mut criterion);
    chat(&mut criterion, 10);
    chat(&mut criterion, RUNNING);
    ratings(&mut criterion);
    criterion.final_summary();
}
