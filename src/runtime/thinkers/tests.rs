//! Thoughts, analyses and searches for puzzles that end early, and their remains.

use std::time::Duration;

use super::*;
use crate::games::GameKind;
use crate::play::{Place, PlayerId};
use crate::runtime::Runtime;
use crate::runtime::worker::{self, WorkerError};
use crate::service::api::access::Access;
use crate::service::api::action::{Action, Request};
use crate::service::api::challenge::NewChallenge;
use crate::service::api::preferences::Preference;
use crate::service::api::privacy::PrivacyAction;
use crate::service::api::reply::{Control, Reply};
use crate::service::api::takeback::TakebackAction;
use crate::service::api::values::{Person, SideChoice};
use crate::store::Store;
use crate::watch::Monitor;

const GAME: GameId = GameId(1);
/// Looks until a wait counts as in vain: a busy machine takes its time.
const LOOKS: usize = 60_000;
/// Positions of each search of an analysis: few, since programs of tests are slow.
const NODES: u64 = 30;

async fn ask(handle: &Handle, action: Action) {
    let request = Request {
        user: Person {
            id: PlayerId::new("discord:11"),
            name: "Ann".to_owned(),
        },
        place: Place::in_server("discord", "500", "501"),
        access: Access::default(),
        source: String::new(),
        action,
    };
    let replies = handle.handle(request).await;
    assert!(replies.is_empty(), "{replies:?}");
}

async fn play(handle: &Handle, mv: &str) {
    let text = mv.to_owned();
    let game = Some(GAME);
    ask(handle, Action::Play { game, text }).await;
}

/// The stop flag of the game's thought in progress.
async fn under_way(handle: &Handle) -> Arc<Stop> {
    for _ in 0..LOOKS {
        if let Some((_, stop)) = handle.thinkers.state.lock().busy.get(&GAME) {
            return Arc::clone(stop);
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    panic!("nobody thinks");
}

/// Sends an action of a user who manages the server.
async fn done(handle: &Handle, user: u64, action: Action) -> Vec<Reply> {
    let request = Request {
        user: Person {
            id: PlayerId::new(format!("discord:{user}")),
            name: format!("Player {user}"),
        },
        place: Place::in_server("discord", "500", "501"),
        access: Access {
            manages: true,
            ..Access::default()
        },
        source: String::new(),
        action,
    };
    handle.handle(request).await
}

/// Presses the only button of a reply.
async fn press(handle: &Handle, user: u64, on: &[Reply]) -> Vec<Reply> {
    let [Control::Button { action, .. }] = &on[0].controls[..] else {
        panic!("{on:?}");
    };
    done(handle, user, action.clone()).await
}

/// A runtime with one thinker.
fn started(service: Service) -> Runtime {
    let runtime = Runtime::start(service, Monitor::default()).unwrap();
    runtime.with_thinkers("discord", 1).unwrap()
}

/// A turn after which a computer of the highest level thinks for long.
const TURN: &str = "E2-E3 done";

/// A game in which a computer thinks about Ann's first turn, and the stop flag of its thought.
async fn thinking_on(store: Store) -> (Runtime, Arc<Stop>) {
    let runtime = started(Service::new(store));
    let handle = runtime.handle();
    let offer = NewChallenge {
        kind: GameKind::FOUR_KINGS,
        computer: Some(8),
        side: SideChoice::Seat(0),
        ..NewChallenge::default()
    };
    ask(&handle, Action::Challenge(offer)).await;
    play(&handle, TURN).await;
    let stop = under_way(&handle).await;
    assert!(!stop.is_asked());
    (runtime, stop)
}

/// Waits until no thought is in progress.
async fn left(handle: &Handle) {
    for _ in 0..LOOKS {
        if handle.thinkers.state.lock().busy.is_empty() {
            return;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    panic!("it thinks on");
}

#[tokio::test]
async fn a_thought_ends_when_its_player_or_its_server_is_forgotten() {
    for deletes in [PrivacyAction::Delete(None), PrivacyAction::Server(None)] {
        let (runtime, stop) = thinking_on(Store::in_memory().unwrap()).await;
        let handle = runtime.handle();
        let asked = done(&handle, 11, Action::Privacy(deletes.clone())).await;
        assert!(!stop.is_asked(), "{asked:?}");
        let gone = press(&handle, 11, &asked).await;
        // The thought is asked to stop before the reply is sent.
        assert!(stop.is_asked(), "{deletes:?}: {gone:?}");
        left(&handle).await;
        let waiting = handle.with_env(|service, _| {
            thoughts::next_search_job(service, "discord", &[]).map(|job| job.game)
        });
        assert_eq!(waiting.await, Some(None));
        runtime.stop().await;
    }
}

#[tokio::test]
async fn a_thought_ends_when_the_program_stops_and_is_thought_again_after_the_next_start() {
    let home = tempfile::tempdir().unwrap();
    let path = home.path().join("games.db");
    let (runtime, stop) = thinking_on(Store::open(&path).unwrap()).await;
    let handle = runtime.handle();
    runtime.stop().await;
    assert!(stop.is_asked());
    assert!(handle.thinkers.state.lock().closed);
    // Its move is not made, and is still owed.
    let mut service = Service::new(Store::open(&path).unwrap());
    let job = thoughts::next_search_job(&mut service, "discord", &[]).unwrap();
    assert_eq!(job.game, GAME);
}

/// The stop flag of the game's analysis in progress.
async fn judged(handle: &Handle) -> Arc<Stop> {
    for _ in 0..LOOKS {
        if let Some(stop) = handle.thinkers.state.lock().looks.get(&GAME) {
            return Arc::clone(stop);
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    panic!("nobody analyses");
}

#[tokio::test]
async fn an_analysis_ends_when_nobody_waits_for_it_any_more_or_the_program_stops() {
    let service = Service::new(Store::in_memory().unwrap());
    let runtime = started(service);
    let handle = runtime.handle();
    let opponent = Person {
        id: PlayerId::new("discord:12"),
        name: "Bea".to_owned(),
    };
    let offer = NewChallenge {
        opponent: Some(opponent),
        side: SideChoice::Seat(0),
        ..NewChallenge::default()
    };
    done(&handle, 11, Action::Challenge(offer)).await;
    done(&handle, 12, Action::Accept(GAME)).await;
    let line = "D2-D3 D8-D7 G2-G3 A8-A7 D3-D4 D7-D6 G3-G4 A7-A6";
    for (user, mv) in [11, 12].into_iter().cycle().zip(line.split(' ')) {
        let (game, text) = (Some(GAME), mv.to_owned());
        done(&handle, user, Action::Play { game, text }).await;
    }
    let (game, sure) = (Some(GAME), true);
    done(&handle, 12, Action::Resign { game, sure }).await;
    done(&handle, 13, Action::Analyse(game)).await;
    let stop = judged(&handle).await;
    let asked = done(&handle, 13, Action::Privacy(PrivacyAction::Delete(None))).await;
    let sure = asked[0].controls.iter().find_map(|control| match control {
        Control::Button { action, .. } => Some(action.clone()),
        Control::Menu { .. }
        | Control::Select { .. }
        | Control::Invite { .. }
        | Control::Link { .. } => None,
    });
    done(&handle, 13, sure.unwrap()).await;
    let wanted = handle.with_env(|service, _| analyses::wants_looks(service, GAME));
    assert_eq!(wanted.await, Some(false));
    assert!(stop.is_asked() || !handle.thinkers.state.lock().looks.contains_key(&GAME));
    runtime.stop().await;
    assert!(handle.thinkers.state.lock().closed);
}

#[tokio::test]
async fn a_thought_ends_when_its_move_is_taken_back_and_the_next_one_is_played() {
    let (runtime, stop) = thinking_on(Store::in_memory().unwrap()).await;
    let handle = runtime.handle();
    ask(&handle, Action::Takeback(TakebackAction::Ask(Some(GAME)))).await;
    // The thought is asked to stop before the reply is sent.
    assert!(stop.is_asked());
    play(&handle, TURN).await;
    for _ in 0..LOOKS {
        // No thought waits once the computer has moved and it is Ann's turn again.
        let waiting = handle.with_env(|service, _| thoughts::waiting_thoughts(service));
        if waiting.await == Some(0) {
            runtime.stop().await;
            assert!(handle.thinkers.state.lock().closed);
            return;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    panic!("the computer has not moved");
}

/// A position of King's Guard in the middle of a turn, whose examination takes long.
const PROMISING: &str = "1g2k3g/1g4(gg)2/9/5g3/2(gG)GG4/9/2(gg)G5/5G3/6G2/1(GG)2K3G s - @D4:3";

/// Ann and Bea have finished a game from this position, have agreed that it may become a puzzle, and have it analysed.
/// Returns the runtime that looks for puzzles in it.
async fn looking_for_puzzles(store: Store) -> Runtime {
    let service = Service::new(store).configured(|options| options.think_limit = Some(NODES));
    let runtime = started(service);
    let handle = runtime.handle();
    let offer = NewChallenge {
        kind: GameKind::KINGS_GUARD,
        opponent: Some(Person {
            id: PlayerId::new("discord:12"),
            name: "Bea".to_owned(),
        }),
        side: SideChoice::Seat(0),
        position: Some(PROMISING.to_owned()),
        ..NewChallenge::default()
    };
    done(&handle, 11, Action::Challenge(offer)).await;
    done(&handle, 12, Action::Accept(GAME)).await;
    let (game, text) = (Some(GAME), "D4-C4".to_owned());
    done(&handle, 11, Action::Play { game, text }).await;
    done(&handle, 12, Action::Resign { game, sure: true }).await;
    for user in [11, 12] {
        let agrees = vec![Preference::Puzzles(true)];
        done(&handle, user, Action::Settings(agrees)).await;
    }
    done(&handle, 13, Action::Analyse(game)).await;
    runtime
}

/// The stop flag of the search for a puzzle in progress, once there is one that was not asked to stop.
async fn searched(handle: &Handle) -> Arc<Stop> {
    for _ in 0..LOOKS {
        let stop = handle.thinkers.state.lock().puzzle.clone();
        if let Some((GAME, stop)) = stop.filter(|(_, stop)| !stop.is_asked()) {
            return stop;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    panic!("nobody looks for puzzles");
}

#[tokio::test]
async fn a_search_for_a_puzzle_ends_when_the_program_stops_and_goes_on_after_the_next_start() {
    let home = tempfile::tempdir().unwrap();
    let path = home.path().join("games.db");
    let runtime = looking_for_puzzles(Store::open(&path).unwrap()).await;
    let handle = runtime.handle();
    let stop = searched(&handle).await;
    runtime.stop().await;
    assert!(stop.is_asked());
    assert!(handle.thinkers.state.lock().closed);
    // Nothing counts as examined: the same position comes next.
    let limit = |service: Service| service.configured(|options| options.think_limit = Some(NODES));
    let mut service = limit(Service::new(Store::open(&path).unwrap()));
    let job = search::next_position(&mut service, &[]).unwrap();
    assert_eq!(job.game, GAME);
    drop(service);
    let store = Store::open(&path).unwrap();
    let runtime = started(limit(Service::new(store)));
    assert!(!searched(&runtime.handle()).await.is_asked());
    runtime.stop().await;
}

#[tokio::test]
async fn a_search_for_a_puzzle_makes_way_for_a_move_and_begins_again_after_it() {
    let runtime = looking_for_puzzles(Store::in_memory().unwrap()).await;
    let handle = runtime.handle();
    let stop = searched(&handle).await;
    let offer = NewChallenge {
        computer: Some(1),
        side: SideChoice::Seat(0),
        ..NewChallenge::default()
    };
    done(&handle, 13, Action::Challenge(offer)).await;
    let (game, text) = (Some(GameId(2)), "D2-D3".to_owned());
    done(&handle, 13, Action::Play { game, text }).await;
    // It is asked to stop before the reply is sent.
    assert!(stop.is_asked());
    let again = searched(&handle).await;
    assert!(!Arc::ptr_eq(&stop, &again));
    let waiting = handle.with_env(|service, _| thoughts::waiting_thoughts(service));
    assert_eq!(waiting.await, Some(0), "the move came first");
    runtime.stop().await;
}

#[tokio::test]
async fn a_game_is_free_again_if_the_batch_in_which_a_thinker_took_it_is_rolled_back() {
    let runtime = Runtime::start(
        Service::new(Store::in_memory().unwrap()),
        Monitor::default(),
    );
    let runtime = runtime.unwrap();
    let handle = runtime.handle();
    let offer = NewChallenge {
        computer: Some(1),
        side: SideChoice::Seat(0),
        ..NewChallenge::default()
    };
    ask(&handle, Action::Challenge(offer)).await;
    play(&handle, "D2-D3").await;
    let thinkers = Arc::clone(&handle.thinkers);
    let begins = move |service: &mut Service| {
        let task = thinkers.begin(service, "discord");
        assert!(thinkers.state.lock().busy.contains_key(&GAME));
        task
    };
    // Two jobs that come while the worker is busy share a batch.
    let release = handle.keep_busy().await;
    let loses = |service: &mut Service| service.lose_batch().unwrap();
    let (begun, failed, ()) = tokio::join!(
        worker::ask(&handle.worker, None, begins),
        worker::ask(&handle.worker, None, loses),
        async { drop(release) },
    );
    assert_eq!(failed, Err(WorkerError::Unstored("fault-disk")));
    assert!(begun.is_err());
    assert!(handle.thinkers.state.lock().busy.is_empty());
}
