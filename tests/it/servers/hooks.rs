//! Web hooks of a server: the people who may have them, their messages, and an endpoint that never answers.

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use axum::Router;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use hmac::{Hmac, KeyInit, Mac};
use kingboard::env;
use kingboard::hooks::{self, Courier};
use kingboard::play::stage::Stage;
use kingboard::runtime::Runtime;
use kingboard::service::api::access::Access;
use kingboard::service::api::action::{Action, Request};
use kingboard::service::api::challenge::NewChallenge;
use kingboard::service::api::hooks::{
    HookContent, HookName, HookOutcome, HooksAction, OutgoingHook,
};
use kingboard::service::api::moderate::ModerationAction;
use kingboard::service::api::privacy::PrivacyAction;
use kingboard::service::api::reply::Reply;
use kingboard::service::api::values::SideChoice;
use kingboard::service::background::hooks::{due_hooks, hook_attempted};
use kingboard::service::{GameId, HookTopic, Place, Recipient, Service, Timestamp};
use kingboard::store::{HookSubject, Store};
use kingboard::watch::Monitor;
use serde_json::Value;
use sha2::Sha256;
use tokio::net::TcpListener;
use tokio::sync::watch;

use crate::table::harness::{BEGIN, Table, button, person};
use crate::wait;

const ADDRESS: &str = "https://example.org/games?key=sesame";
const HOUR: i64 = 3_600_000;

/// Mia, who manages the server, asks.
fn manages(table: &mut Table, action: HooksAction) -> Vec<Reply> {
    let request = Request {
        access: Access {
            manages: true,
            ..Access::default()
        },
        ..table.request("Mia", Action::Hooks(action))
    };
    let env = table.env();
    table.service.handle(&request, &env)
}

fn said(replies: &[Reply]) -> String {
    replies.iter().map(|reply| reply.text.plain()).collect()
}

fn add(table: &mut Table, topic: Option<HookTopic>) -> String {
    let address = ADDRESS.to_owned();
    said(&manages(table, HooksAction::Add { address, topic }))
}

fn list(table: &mut Table) -> String {
    said(&manages(table, HooksAction::List))
}

/// All deliveries that are due now, one after the other, each answered with this.
fn told(table: &mut Table, outcome: HookOutcome) -> Vec<OutgoingHook> {
    let mut told = Vec::new();
    loop {
        let env = table.env();
        let due = due_hooks(&mut table.service, &[], &env, 10);
        if due.is_empty() {
            return told;
        }
        for outgoing in due {
            hook_attempted(&mut table.service, &outgoing.due, outcome, &env);
            told.push(outgoing);
        }
    }
}

fn topics(told: &[OutgoingHook]) -> Vec<&'static str> {
    let topic = |outgoing: &OutgoingHook| match &outgoing.message.content {
        HookContent::Game(game) => game.topic.code(),
        HookContent::Round { .. } => "round",
        HookContent::Test => "test",
    };
    told.iter().map(topic).collect()
}

const OK: HookOutcome = HookOutcome::Answered(204);

#[test]
fn a_challenge_to_anyone_is_told_once_and_one_to_somebody_is_not() {
    let mut table = Table::new();
    for topic in [None, Some(HookTopic::Open), Some(HookTopic::Move)] {
        add(&mut table, topic);
    }
    assert_eq!(table.challenge("Ann", Some("Ben"), ""), "");
    assert_eq!(topics(&told(&mut table, OK)), [""; 0]);
    assert_eq!(table.challenge("Ann", None, "active"), "");
    let challenged = told(&mut table, OK);
    assert_eq!(topics(&challenged), ["open", "open"]);
    let message = &challenged[0].message;
    assert!(message.text.contains("Ann"), "{}", message.text);
    let HookContent::Game(game) = &message.content else {
        panic!("{message:?}");
    };
    assert_eq!((game.game, game.stage), (GameId(2), Stage::Open));
    let names: Vec<&str> = game.players.iter().map(|player| &*player.name).collect();
    assert_eq!(names, ["Ann"]);
    // The game that follows begins as any other.
    assert_eq!(table.ask("Ben", Action::Accept(GameId(2))), "");
    assert_eq!(topics(&told(&mut table, OK)), ["turn"]);
    // A game against a computer begins at once, so it waits for nobody.
    let offer = NewChallenge {
        computer: Some(1),
        ..NewChallenge::default()
    };
    assert_eq!(table.ask("Ann", Action::Challenge(offer)), "");
    assert!(!topics(&told(&mut table, OK)).contains(&"open"));
}

#[test]
fn only_who_manages_the_server_has_its_hooks_and_sees_no_secret_twice() {
    let mut table = Table::game("");
    let address = || ADDRESS.to_owned();
    for action in [
        HooksAction::List,
        HooksAction::Add {
            address: address(),
            topic: None,
        },
        HooksAction::Test(HookName::Number(1)),
        HooksAction::Remove(HookName::Number(1)),
    ] {
        let refused = table.ask("Ann", Action::Hooks(action));
        assert!(refused.contains("Only people who may manage"), "{refused}");
    }
    assert!(list(&mut table).contains("has no web hooks"));
    let added = add(&mut table, None);
    assert!(
        added.contains("Web hook 1 at example.org is told: Everything."),
        "{added}"
    );
    let secret = added.split("whsec_").nth(1).unwrap();
    let secret = secret.split_whitespace().next().unwrap();
    assert_eq!(STANDARD.decode(secret).unwrap().len(), 32);
    let page = list(&mut table);
    assert!(page.contains("1. example.org: Everything."), "{page}");
    assert!(
        !page.contains("whsec_") && !page.contains("sesame"),
        "{page}"
    );
    for _ in 2..=5 {
        add(&mut table, Some(HookTopic::Over));
    }
    let full = add(&mut table, None);
    assert!(
        full.contains("has 5 web hooks, and may have no more"),
        "{full}"
    );
    let gone = said(&manages(
        &mut table,
        HooksAction::Remove(HookName::Number(2)),
    ));
    assert!(gone.contains("Web hook 2 is removed"), "{gone}");
    assert!(add(&mut table, None).contains("Web hook 2 "));
    let none = said(&manages(&mut table, HooksAction::Test(HookName::Number(9))));
    assert!(none.contains("has no such web hook"), "{none}");
    manages(&mut table, HooksAction::Remove(HookName::Number(2)));
    let refused = HooksAction::Add {
        address: "https://10.0.0.1/".to_owned(),
        topic: None,
    };
    let refused = said(&manages(&mut table, refused));
    assert!(refused.contains("is in a private network"), "{refused}");
}

#[test]
fn an_old_button_never_removes_the_hook_that_came_after() {
    let mut table = Table::game("");
    add(&mut table, None);
    let page = manages(&mut table, HooksAction::List);
    let remove = button(&page, "Remove 1");
    manages(&mut table, HooksAction::Remove(HookName::Number(1)));
    add(&mut table, None);
    let Action::Hooks(remove) = remove else {
        panic!("{remove:?}");
    };
    let stale = said(&manages(&mut table, remove));
    assert!(stale.contains("has no such web hook"), "{stale}");
    assert!(list(&mut table).contains("1. example.org"));
}

#[test]
fn a_list_of_hooks_with_long_names_fits_into_a_message() {
    let mut table = Table::game("");
    let label = "a".repeat(60);
    for _ in 0..5 {
        let address = format!("https://{label}.{label}.{label}.example.org/");
        manages(
            &mut table,
            HooksAction::Add {
                address,
                topic: None,
            },
        );
    }
    let page = list(&mut table);
    assert!(page.contains("5. aaaa") && page.len() < 1_000, "{page}");
}

#[test]
fn what_managers_did_stands_in_the_audit_log() {
    let mut table = Table::game("");
    add(&mut table, None);
    manages(&mut table, HooksAction::Remove(HookName::Number(1)));
    let log = Action::Moderate(ModerationAction::Log {
        game: None,
        player: None,
    });
    let request = Request {
        access: Access {
            moderates: true,
            ..Access::default()
        },
        ..table.request("Mia", log)
    };
    let env = table.env();
    let log = said(&table.service.handle(&request, &env));
    assert!(
        log.contains("Mia added web hook 1") && log.contains("Mia removed web hook 1"),
        "{log}"
    );
}

#[test]
fn a_hook_is_told_of_moves_turns_and_the_end_and_of_nothing_else() {
    let mut table = Table::new();
    add(&mut table, None);
    table.start("Ann", "Ben", "");
    assert_eq!(topics(&told(&mut table, OK)), ["turn"]);
    table.plays("Ann", "D2-D3");
    let moved = told(&mut table, OK);
    assert_eq!(topics(&moved), ["move", "turn"]);
    let message = &moved[0].message;
    assert!(message.text.contains("D2-D3"), "{}", message.text);
    let HookContent::Game(game) = &message.content else {
        panic!("{message:?}");
    };
    assert_eq!((game.game, game.ply.0), (GameId(1), 1));
    assert_eq!(game.moves, ["D2-D3"]);
    let acts: Vec<&str> = game
        .players
        .iter()
        .filter(|player| player.to_move)
        .map(|player| player.name.as_str())
        .collect();
    assert_eq!(acts, ["Ben"]);
    table.ask("Ben", Action::OfferDraw(None));
    table.say("Ann", "hello");
    assert_eq!(topics(&told(&mut table, OK)), [""; 0]);
    let (game, sure) = (None, true);
    table.ask("Ben", Action::Resign { game, sure });
    let over = told(&mut table, OK);
    assert_eq!(topics(&over), ["over"]);
    let HookContent::Game(game) = &over[0].message.content else {
        panic!("{over:?}");
    };
    let places: Vec<_> = game.players.iter().map(|player| player.place).collect();
    assert_eq!(places, [Some(1), Some(2)]);
}

#[test]
fn a_hook_for_one_thing_is_told_that_alone_and_only_of_its_own_server() {
    let mut table = Table::new();
    add(&mut table, Some(HookTopic::Over));
    let other = Place::in_server("test", "2", "20");
    let here = std::mem::replace(&mut table.place, other);
    table.start("Cyn", "Dan", "");
    table.plays("Cyn", "D2-D3");
    table.ask(
        "Dan",
        Action::Resign {
            game: None,
            sure: true,
        },
    );
    table.place = here;
    table.start("Ann", "Ben", "");
    table.plays("Ann", "D2-D3");
    assert_eq!(topics(&told(&mut table, OK)), [""; 0]);
    table.ask(
        "Ben",
        Action::Resign {
            game: None,
            sure: true,
        },
    );
    assert_eq!(topics(&told(&mut table, OK)), ["over"]);
}

#[test]
fn a_forgotten_player_is_named_in_no_message_that_waits() {
    let mut table = Table::game("");
    add(&mut table, Some(HookTopic::Move));
    table.plays("Ann", "D2-D3");
    let forget = |sure| Action::Privacy(PrivacyAction::Delete(sure));
    let asked = table.asked("Ann", forget(None));
    let sure = button(&asked, "Delete everything");
    table.ask("Ann", sure);
    let late = told(&mut table, OK);
    assert_eq!(topics(&late), ["move"]);
    let all = format!("{late:?}");
    assert!(!all.contains("test:Ann") && !all.contains("Ann"), "{all}");
}

#[test]
fn a_silent_hook_is_asked_again_for_a_day_and_a_half_then_switched_off_and_its_server_is_told() {
    let mut table = Table::game("");
    add(&mut table, Some(HookTopic::Move));
    table.plays("Ann", "D2-D3");
    let mut attempts = 0;
    let mut waited = 0;
    let begun = table.env().now.0;
    while !list(&mut table).contains("Switched off") {
        attempts += told(&mut table, HookOutcome::Silent).len();
        table.pass(HOUR / 2);
        waited = table.env().now.0 - begun;
        assert!(waited < 50 * HOUR, "it never ends");
    }
    assert_eq!(attempts, 8);
    assert!(waited > 34 * HOUR, "{waited}");
    table.told();
    table.ticks();
    table.ask("Ann", Action::Help);
    let notice = table.told();
    assert!(
        notice.contains("Web hook 1 of this server has not answered"),
        "{notice}"
    );
    // Nothing is owed any more, and nothing new is.
    table.plays("Ben", "D8-D7");
    assert_eq!(topics(&told(&mut table, OK)), [""; 0]);
    // A trial that is answered switches it on again.
    manages(&mut table, HooksAction::Test(HookName::Number(1)));
    assert_eq!(
        topics(&told(&mut table, HookOutcome::Answered(500))),
        ["test"]
    );
    let page = list(&mut table);
    assert!(
        page.contains("Switched off") && page.contains("Last answer 500"),
        "{page}"
    );
    manages(&mut table, HooksAction::Test(HookName::Number(1)));
    assert_eq!(topics(&told(&mut table, OK)), ["test"]);
    let page = list(&mut table);
    assert!(!page.contains("Switched off"), "{page}");
    table.plays("Ann", "D3-D4");
    assert_eq!(topics(&told(&mut table, OK)), ["move"]);
    // One that says it is gone is believed.
    table.plays("Ben", "D7-D6");
    told(&mut table, HookOutcome::Answered(410));
    assert!(list(&mut table).contains("Switched off"));
}

#[test]
fn a_silent_hook_of_a_busy_server_is_switched_off_as_soon() {
    let mut table = Table::game("");
    add(&mut table, Some(HookTopic::Move));
    let round = [
        ("Ann", "D2-D3"),
        ("Ben", "D8-D7"),
        ("Ann", "D3-D2"),
        ("Ben", "D7-D8"),
    ];
    let mut moves = round.iter().cycle();
    let begun = table.env().now.0;
    while !list(&mut table).contains("Switched off") {
        // Every half hour a move is owed and one message is tried: no message has all its attempts.
        let (player, mv) = moves.next().unwrap();
        table.plays(player, mv);
        let env = table.env();
        for outgoing in due_hooks(&mut table.service, &[], &env, 10) {
            assert!(outgoing.due.tries < 7);
            hook_attempted(&mut table.service, &outgoing.due, HookOutcome::Silent, &env);
        }
        table.pass(HOUR / 2);
        let waited = table.env().now.0 - begun;
        assert!(waited < 36 * HOUR, "it never ends");
    }
}

#[test]
fn time_in_which_a_hook_was_not_asked_is_no_silence() {
    let mut table = Table::game("");
    add(&mut table, Some(HookTopic::Move));
    table.plays("Ann", "D2-D3");
    assert_eq!(topics(&told(&mut table, HookOutcome::Silent)), ["move"; 3]);
    // The bot does not run for two days.
    table.pass(48 * HOUR);
    assert_eq!(topics(&told(&mut table, HookOutcome::Silent)), ["move"]);
    assert!(!list(&mut table).contains("Switched off"));
    table.pass(HOUR);
    assert_eq!(topics(&told(&mut table, OK)), ["move"]);
}

#[test]
fn a_damaged_game_waits_and_holds_up_no_other() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("games.db");
    let mut table = Table::on(Store::open(&path).unwrap());
    table.start("Ann", "Ben", "");
    table.start("Ann", "Cyn", "");
    add(&mut table, Some(HookTopic::Move));
    table.say("Ann", "#1 D2-D3");
    table.say("Ann", "#2 D2-D3");
    drop(table);
    let damage = rusqlite::Connection::open(&path).unwrap();
    damage
        .execute_batch("DROP TRIGGER events_are_never_changed; UPDATE events SET body = 'x' WHERE game = 1 AND seq = 4")
        .unwrap();
    drop(damage);
    let mut table = Table::on(Store::open(&path).unwrap());
    table.set(Timestamp(BEGIN.0 + HOUR));
    // The first look finds the damage, and the next leaves that game alone.
    told(&mut table, OK);
    let rest = told(&mut table, OK);
    let later: Vec<HookSubject> = rest.iter().map(|outgoing| outgoing.due.subject).collect();
    assert!(
        matches!(
            later.as_slice(),
            [HookSubject::Game {
                game: GameId(2),
                ..
            }]
        ),
        "{later:?}"
    );
}

/// A request as a receiver has it.
#[derive(Clone, Debug)]
struct Received {
    headers: HeaderMap,
    path: String,
    body: String,
    at: tokio::time::Instant,
}

#[derive(Clone, Debug, Default)]
struct Receiver {
    got: Arc<Mutex<Vec<Received>>>,
    /// The statuses of the next answers; 204 after them.
    answers: Arc<Mutex<Vec<u16>>>,
}

impl Receiver {
    async fn open(&self) -> SocketAddr {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.unwrap();
        let address = listener.local_addr().unwrap();
        let router = Router::new().fallback(take).with_state(self.clone());
        tokio::spawn(async move { axum::serve(listener, router).await.unwrap() });
        address
    }

    /// Waits for so many requests.
    async fn got(&self, count: usize) -> Vec<Received> {
        let what = format!("{count} requests");
        wait::until(wait::LONG, &what, async || {
            let got = self.got.lock().unwrap().clone();
            (got.len() >= count).then_some(got)
        })
        .await
    }
}

async fn take(
    State(receiver): State<Receiver>,
    uri: axum::http::Uri,
    headers: HeaderMap,
    body: String,
) -> (StatusCode, HeaderMap, &'static str) {
    receiver.got.lock().unwrap().push(Received {
        headers,
        path: uri.to_string(),
        body,
        at: tokio::time::Instant::now(),
    });
    let mut answers = receiver.answers.lock().unwrap();
    let status = if answers.is_empty() {
        204
    } else {
        answers.remove(0)
    };
    let mut there = HeaderMap::new();
    there.insert("location", "http://127.0.0.1:1/secret".parse().unwrap());
    (StatusCode::from_u16(status).unwrap(), there, "")
}

/// Checks a signature as a program of a server would.
fn is_signed(request: &Received, secret: &[u8]) -> bool {
    let text = |name: &str| request.headers[name].to_str().unwrap();
    let signed = format!(
        "{}.{}.{}",
        text("webhook-id"),
        text("webhook-timestamp"),
        request.body
    );
    let mut mac = Hmac::<Sha256>::new_from_slice(secret).unwrap();
    mac.update(signed.as_bytes());
    let code = text("webhook-signature").strip_prefix("v1,").unwrap();
    mac.verify_slice(&STANDARD.decode(code).unwrap()).is_ok()
}

/// A request of a user who manages the server.
fn asked(service: &mut Service, name: &str, action: Action) -> String {
    let request = Request {
        user: person(name),
        place: Place::in_server("test", "1", "10"),
        source: String::new(),
        access: Access {
            manages: true,
            ..Access::default()
        },
        action,
    };
    said(&service.handle(&request, &env::now()))
}

/// A server with a hook for moves and a game of two moves, and the secret of the hook.
pub(super) fn two_moves() -> (Service, Vec<u8>) {
    let mut service = Service::new(Store::in_memory().unwrap());
    let add = HooksAction::Add {
        address: ADDRESS.to_owned(),
        topic: Some(HookTopic::Move),
    };
    let added = asked(&mut service, "Mia", Action::Hooks(add));
    let secret = added.split("whsec_").nth(1).unwrap();
    let secret = STANDARD.decode(secret.split_whitespace().next().unwrap());
    let offer = NewChallenge {
        opponent: Some(person("Ben")),
        side: SideChoice::Seat(0),
        ..NewChallenge::default()
    };
    asked(&mut service, "Ann", Action::Challenge(offer));
    asked(&mut service, "Ben", Action::Accept(GameId(1)));
    for (name, text) in [("Ann", "D2-D3"), ("Ben", "D8-D7")] {
        let (game, text) = (Some(GameId(1)), text.to_owned());
        assert_eq!(asked(&mut service, name, Action::Play { game, text }), "");
    }
    (service, secret.unwrap())
}

#[tokio::test]
async fn a_program_of_a_server_hears_of_moves_signed_and_a_redirect_leads_nowhere() {
    let receiver = Receiver::default();
    // A redirect is followed nowhere: it is no answer that counts.
    receiver.answers.lock().unwrap().extend([302]);
    let address = receiver.open().await;
    let (service, secret) = two_moves();
    let worker = Runtime::start(service, Monitor::default()).unwrap();
    let handle = worker.handle();
    let (quits, quit) = watch::channel(false);
    let courier = Courier::to_stand_in(address).unwrap();
    let telling = tokio::spawn(hooks::run(handle.clone(), courier, quit));
    let got = receiver.got(2).await;
    for (request, moves) in got.iter().zip(["D2-D3", "D8-D7"]) {
        assert_eq!(request.path, "/games?key=sesame");
        assert!(is_signed(request, &secret), "{request:?}");
        let body: Value = serde_json::from_str(&request.body).unwrap();
        assert_eq!(body["type"], "game.move");
        assert_eq!(body["data"]["game"], 1);
        assert_eq!(body["data"]["moves"][0], moves);
        assert!(body["data"]["version"].as_u64().unwrap() > 3);
        assert!(body["timestamp"].as_str().unwrap().ends_with('Z'));
    }
    assert_ne!(got[0].headers["webhook-id"], got[1].headers["webhook-id"]);
    let pause = got[1].at - got[0].at;
    assert!(pause >= Duration::from_secs(1), "it rests: {pause:?}");
    quits.send_replace(true);
    telling.await.unwrap();
    // The first was answered with a redirect, so it waits for its next attempt.
    let listed = handle
        .run(|service, _| asked(service, "Mia", Action::Hooks(HooksAction::List)))
        .await
        .unwrap();
    assert!(
        listed.contains("Last answer 204") && listed.contains("One message waits"),
        "{listed}"
    );
    worker.stop().await;
    assert_eq!(receiver.got.lock().unwrap().len(), 2);
}

#[test]
fn notices_about_hooks_go_where_the_hook_was_added() {
    let mut table = Table::game("");
    add(&mut table, Some(HookTopic::Move));
    table.plays("Ann", "D2-D3");
    told(&mut table, HookOutcome::Answered(410));
    let env = table.env();
    let due = table.service.due("test", &env, 10);
    let hooks: Vec<&Recipient> = due.iter().map(|delivery| &delivery.to).collect();
    assert_eq!(hooks, [&Recipient::Place(table.place.clone())]);
    let text = due[0].reply.text.plain();
    assert!(text.contains("is gone for good"), "{text}");
}
