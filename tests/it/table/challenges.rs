//! Challenges: their terms, the players who may accept them, standing ones, and one game from each.

use serde_json::json;

use kingboard::game::options::Options;
use kingboard::play::event::Event;
use kingboard::play::stage::Stage;
use kingboard::service::api::access::Access;
use kingboard::service::api::action::{Action, RepliedMessage, Request};
use kingboard::service::api::challenge::NewChallenge;
use kingboard::service::api::challenges::ChallengeListAction;
use kingboard::service::api::preferences::{ChallengePolicy, Preference};
use kingboard::service::api::relations::RelationAction;
use kingboard::service::api::reply::{Control, Reply};
use kingboard::service::api::values::{GamesFilter, SideChoice};
use kingboard::service::{Env, GameId, Place, Service, Timestamp};
use kingboard::store::{GameQuery, Store};

use crate::discord::bot::Bot;
use crate::discord::loopback::{Discord, TOWN, labels as pressed, words};
use crate::discord::people::{ANN, BEA, CID};
use crate::table::harness::{BEGIN, ELSEWHERE, Table, button, env, person};

const DAY: i64 = 24 * 60 * 60 * 1000;

fn to(whom: Option<&str>) -> NewChallenge {
    NewChallenge {
        opponent: whom.map(person),
        side: SideChoice::Seat(0),
        ..NewChallenge::default()
    }
}

fn standing(games: &str) -> Action {
    Action::Challenge(NewChallenge {
        series: Some(games.to_owned()),
        ..to(None)
    })
}

fn list(table: &mut Table, player: &str) -> Reply {
    table
        .asked(player, Action::Challenges(ChallengeListAction::List))
        .remove(0)
}

fn labels(reply: &Reply) -> Vec<String> {
    let label = |control: &Control| {
        if let Control::Button { label, .. } = control {
            Some(label.clone())
        } else {
            None
        }
    };
    reply.controls.iter().filter_map(label).collect()
}

#[test]
fn a_challenge_says_all_that_is_offered() {
    let mut table = Table::new();
    let offer = NewChallenge {
        options: "active".parse::<Options>().unwrap(),
        clock: Some("3d soft".to_owned()),
        note: " Gently,\n**please** @everyone ".to_owned(),
        thread: true,
        ..to(Some("Ben"))
    };
    assert_eq!(table.ask("Ann", Action::Challenge(offer)), "");
    let told = table.messages().remove(0);
    assert_eq!(told.notify, [person("Ben").id]);
    let text = told.text.plain();
    for part in [
        "Ann offers Ben a game of King’s Mate, #1.",
        "Ann plays White. Declared: Active Play (dice).",
        "3 days for each move",
        "The game gets a thread of its own.",
        "Ann adds: Gently, **please** @everyone",
        "The offer stands until 2026-03-08",
    ] {
        assert!(text.contains(part), "{part} in {text}");
    }
    // The note is plain text, whatever it contains.
    assert!(
        told.text
            .0
            .iter()
            .all(|span| !format!("{span:?}").contains("Strong(\"please"))
    );
}

#[test]
fn what_cannot_be_offered_is_refused_with_what_would_do() {
    let mut table = Table::new();
    let long = "x".repeat(201);
    let cases = [
        (
            NewChallenge {
                clock: Some("soon".to_owned()),
                ..to(None)
            },
            "“soon” as a time control",
        ),
        (
            NewChallenge {
                clock: Some("1m".to_owned()),
                ..to(None)
            },
            "at least ten minutes",
        ),
        (
            NewChallenge {
                clock: Some("72h+12h/10h".to_owned()),
                ..to(None)
            },
            "lower than the time to start with",
        ),
        (
            NewChallenge {
                note: long,
                ..to(None)
            },
            "room for 200 characters, and that has 201",
        ),
        (
            NewChallenge {
                series: Some("0".to_owned()),
                ..to(None)
            },
            "one from 1 to 100",
        ),
        (
            NewChallenge {
                series: Some("-1".to_owned()),
                ..to(None)
            },
            "one from 1 to 100",
        ),
        (
            NewChallenge {
                series: Some("5".to_owned()),
                ..to(Some("Ben"))
            },
            "to one person is for one game",
        ),
    ];
    for (offer, part) in cases {
        let answer = table.ask("Ann", Action::Challenge(offer));
        assert!(answer.contains(part), "{part} in {answer}");
    }
    assert_eq!(table.told(), "");
    let one = NewChallenge {
        series: Some("1".to_owned()),
        clock: Some("none".to_owned()),
        ..to(Some("Ben"))
    };
    assert_eq!(table.ask("Ann", Action::Challenge(one)), "");
}

#[test]
fn a_word_goes_with_a_refusal() {
    let mut table = Table::new();
    let decline = |game, word: &str| {
        Action::Challenges(ChallengeListAction::Decline {
            game,
            word: word.to_owned(),
        })
    };
    assert!(
        table
            .ask("Ben", decline(None, "No"))
            .contains("Nobody has challenged you")
    );
    table.challenge("Ann", Some("Ben"), "");
    table.told();
    assert!(
        table
            .ask("Ben", decline(None, &"no ".repeat(100)))
            .contains("room for 200")
    );
    assert!(
        table
            .ask("Eve", decline(Some(GameId(1)), "No"))
            .contains("offered to Ben")
    );
    assert_eq!(table.ask("Ben", decline(None, "Next week, gladly.")), "");
    let told = table.messages().remove(0);
    assert_eq!(told.text.plain(), "Ben declines #1: Next week, gladly.");
    assert_eq!(told.notify, [person("Ann").id]);
    table.challenge("Ann", Some("Ben"), "");
    table.challenge("Eve", Some("Ben"), "");
    assert!(
        table
            .ask("Ben", decline(None, ""))
            .contains("Several challenges wait")
    );
    table.told();
    assert_eq!(table.ask("Ben", decline(Some(GameId(3)), "")), "");
    assert_eq!(table.told(), "Ben declines #3. Perhaps another day.");
}

#[test]
fn a_challenge_lapses_and_one_for_ever_does_not() {
    let mut table = Table::new();
    table.challenge("Ann", Some("Ben"), "");
    table.ask("Ann", standing("forever"));
    table.told();
    let tick = |table: &mut Table, now: i64| {
        let env = env(Timestamp(now), [1, 1]);
        while table.service.run_next_alarm(&env) {}
    };
    tick(&mut table, BEGIN.0 + 6 * DAY);
    assert_eq!(labels(&list(&mut table, "Ann")).len(), 2);
    tick(&mut table, BEGIN.0 + 8 * DAY);
    let mine = list(&mut table, "Ann");
    assert_eq!(labels(&mine), ["Withdraw #2"]);
    let later = env(Timestamp(BEGIN.0 + 9 * DAY), [1, 1]);
    let told = table.service.due("test", &later, 10).remove(0).reply;
    assert_eq!(told.notify, [person("Ann").id]);
    let told = told.text.plain();
    assert!(
        told.contains("nobody accepted your challenge #1 in time"),
        "{told}"
    );
    assert!(
        table
            .ask("Ben", Action::Accept(GameId(1)))
            .contains("closed")
    );
    tick(&mut table, BEGIN.0 + 4_000 * DAY);
    assert_eq!(labels(&list(&mut table, "Ann")), ["Withdraw #2"]);
}

#[test]
fn a_yes_to_a_standing_challenge_that_is_taken_leads_to_the_next_as_its_button_does() {
    let mut table = Table::new();
    table.ask("Ann", standing("3"));
    let first = table.messages();
    let accept = button(&first, "Accept");
    table.ask("Ben", accept.clone());
    table.told();
    let replied = RepliedMessage {
        id: "m1".to_owned(),
        buttons: vec![accept],
        ..RepliedMessage::default()
    };
    let yes = || Action::Chat {
        text: "yes".to_owned(),
        reply_to: Some(replied.clone()),
        addressed: false,
        aloud: true,
    };
    assert_eq!(table.ask("Ben", yes()), "", "he plays already");
    let led = "Somebody accepted #1 just before you, so you have accepted #2";
    let late = table.ask("Cid", yes());
    assert!(late.starts_with(led), "{late}");
    assert!(table.told().contains("Ann plays White, Cid plays Black"));
}

#[test]
fn a_standing_challenge_is_offered_again_until_it_has_been_played_often_enough() {
    let mut table = Table::new();
    assert_eq!(table.ask("Ann", standing("3")), "");
    let first = table.messages();
    assert!(
        first[0]
            .text
            .plain()
            .contains("offers 2 more like it, one by one")
    );
    assert_eq!(table.ask("Ben", button(&first, "Accept")), "");
    let told = table.messages();
    let texts: Vec<String> = told.iter().map(|reply| reply.text.plain()).collect();
    assert_eq!(told.len(), 2, "{texts:?}");
    assert!(texts[0].contains("#1 begins"), "{texts:?}");
    assert!(
        texts[1].contains("Ann offers a game of King’s Mate, #2"),
        "{texts:?}"
    );
    assert!(texts[1].contains("offers one more like it"), "{texts:?}");
    // A player who was a moment too late gets the next challenge. Pressing again changes nothing.
    let late = table.ask("Cid", button(&first, "Accept"));
    assert!(
        late.contains("Somebody accepted #1 just before you, so you have accepted #2"),
        "{late}"
    );
    assert!(table.told().contains("Ann plays White, Cid plays Black"));
    let again = table.ask("Cid", button(&first, "Accept"));
    assert!(again.contains("you have already begun #2"), "{again}");
    let same = table.ask("Ben", button(&first, "Accept"));
    assert_eq!(same, "You are in #1, and it has begun.");
    assert_eq!(table.ask("Ann", button(&first, "Accept")), same);
    assert_eq!(table.told(), "");
    // The third is the last.
    table.ask("Dora", Action::Accept(GameId(3)));
    let told = table.messages();
    assert_eq!(told.len(), 1);
    let over = table.ask("Eve", button(&first, "Accept"));
    assert!(over.contains("offers no other like it now"), "{over}");
}

#[test]
fn a_standing_challenge_for_ever_goes_on_until_it_is_withdrawn() {
    let mut table = Table::new();
    table.ask("Ann", standing("forever"));
    let first = table.messages();
    assert!(!first[0].text.plain().contains("stands until"));
    for n in 1..=12 {
        let answer = table.ask(&format!("P{n}"), button(&first, "Accept"));
        assert!(
            n == 1 || answer.contains(&format!("you have accepted #{n}")),
            "{answer}"
        );
    }
    assert_eq!(table.messages().len(), 24);
    assert_eq!(table.ask("Ann", Action::Withdraw(GameId(13))), "");
    table.told();
    let late = table.ask("Zoe", button(&first, "Accept"));
    assert!(late.contains("no other like it"), "{late}");
    assert!(
        table
            .ask("Zoe", Action::Accept(GameId(13)))
            .contains("closed")
    );
}

/// Two programs on one database accept at the same time, in every order, and one game results.
#[test]
fn one_challenge_becomes_one_game_from_several_stores_at_once() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("games.db");
    let place = Place::in_server("test", "1", "10");
    let mut one = Service::new(Store::open(&path).unwrap());
    let request = |player: &str, ask: Action| Request {
        user: person(player),
        place: place.clone(),
        source: String::new(),
        access: Access::default(),
        action: ask,
    };
    let now = |n: i64| env(Timestamp(BEGIN.0 + n), [1, 1]);
    one.handle(&request("Ann", standing("4")), &now(0));
    one.handle(&request("Ann", Action::Challenge(to(None))), &now(1));
    let press = |player: String, game: i64| {
        let (path, request) = (path.clone(), request(&player, Action::Accept(GameId(game))));
        std::thread::spawn(move || {
            let mut service = Service::new(Store::open(&path).unwrap());
            let env: Env = env(Timestamp(BEGIN.0 + 2), [1, 1]);
            let said = service.handle(&request, &env);
            said.into_iter()
                .map(|reply| reply.text.plain())
                .collect::<String>()
        })
    };
    let all: Vec<_> = (0..6)
        .flat_map(|n| [press(format!("P{n}"), 1), press(format!("Q{n}"), 2)])
        .collect();
    let said: Vec<String> = all.into_iter().map(|one| one.join().unwrap()).collect();
    let store = Store::open_read_only(&path).unwrap();
    let listed = |stage| {
        let query = GameQuery {
            player: None,
            place: Some(&place),
            stages: &[stage],
            before: None,
            most: 100,
        };
        store.list(&query).unwrap()
    };
    let games = listed(Stage::Running);
    assert_eq!(
        games.len(),
        5,
        "four of the standing one, one of the other: {said:?}"
    );
    let mut players: Vec<&str> = games.iter().map(|game| game.seats[1].as_str()).collect();
    players.sort_unstable();
    players.dedup();
    assert_eq!(players.len(), 5, "nobody has two of them");
    for game in &games {
        let log = store.load(game.id).unwrap();
        let begun = log
            .iter()
            .filter(|entry| matches!(entry.event, Event::Started { .. }));
        assert_eq!(begun.count(), 1);
    }
    let open = listed(Stage::Open);
    assert!(open.is_empty(), "{open:?}");
    assert!(
        said.iter().filter(|said| said.is_empty()).count() >= 2,
        "{said:?}"
    );
}

#[test]
fn a_blocked_player_hears_only_that_they_are_not_wanted_now() {
    let mut table = Table::new();
    table.challenge("Ben", Some("Ann"), "");
    table.challenge("Ann", Some("Ben"), "");
    table.told();
    let block = |whom: &str| Action::Relation(RelationAction::Block(Some(person(whom))));
    let done = table.ask("Ann", block("Ben"));
    assert!(done.contains("You have blocked Ben"), "{done}");
    let told = table.told();
    assert!(
        told.contains("Ann declines #1") && told.contains("withdraws #2, the challenge to Ben"),
        "{told}"
    );
    assert!(!told.contains("block"), "{told}");
    let unwanted = "Ann accepts no challenge from you now.";
    assert_eq!(table.challenge("Ben", Some("Ann"), ""), unwanted);
    table.challenge("Ann", None, "");
    let open = table.messages();
    assert_eq!(table.ask("Ben", button(&open, "Accept")), unwanted);
    assert!(
        list(&mut table, "Ben")
            .text
            .plain()
            .contains("no open challenge for you")
    );
    assert_eq!(table.ask("Cid", button(&open, "Accept")), "");
    // The other way round too, with the way out.
    table.told();
    assert!(
        table
            .challenge("Ann", Some("Ben"), "")
            .contains("You have blocked Ben. /unblock undoes that")
    );
    table.challenge("Ben", None, "");
    let open = table.messages();
    assert!(
        table
            .ask("Ann", button(&open, "Accept"))
            .contains("You have blocked Ben")
    );
    let listed = table.ask("Ann", Action::Relation(RelationAction::Block(None)));
    assert!(listed.contains("Ben"), "{listed}");
    let undo = Action::Relation(RelationAction::Unblock(Some(person("Ben"))));
    assert!(table.ask("Ann", undo.clone()).contains("no longer blocked"));
    assert!(table.ask("Ann", undo).contains("had not blocked"));
    assert!(table.ask("Ann", block("Ann")).contains("That is you"));
    assert_eq!(table.challenge("Ben", Some("Ann"), ""), "");
}

#[test]
fn a_blocked_player_gets_no_rematch_and_no_place_in_a_standing_challenge() {
    let mut table = Table::game("");
    table.line("D2-D3");
    table.ask(
        "Ben",
        Action::Resign {
            game: None,
            sure: true,
        },
    );
    let rematch = button(&table.messages(), "Rematch");
    table.ask(
        "Ann",
        Action::Relation(RelationAction::Block(Some(person("Ben")))),
    );
    assert_eq!(
        table.ask("Ben", rematch),
        "Ann accepts no challenge from you now."
    );
    table.ask("Ann", standing("3"));
    let open = table.messages();
    table.ask("Cid", button(&open, "Accept"));
    table.told();
    assert_eq!(
        table.ask("Ben", button(&open, "Accept")),
        "Ann accepts no challenge from you now."
    );
    assert_eq!(table.told(), "");
}

#[test]
fn the_challenge_of_a_friend_begins_at_once_and_both_are_told() {
    let mut table = Table::new();
    let friend = Action::Relation(RelationAction::Befriend(Some(person("Ann"))));
    assert!(table.ask("Ben", friend).contains("begins at once"));
    assert_eq!(table.challenge("Ann", Some("Ben"), "active"), "");
    let told = table.messages();
    assert_eq!(told.len(), 1);
    let text = told[0].text.plain();
    assert!(
        text.starts_with("Ann challenges Ben, who accepts every game that Ann offers."),
        "{text}"
    );
    assert!(
        text.contains("#1 begins. Ann plays White, Ben plays Black"),
        "{text}"
    );
    assert_eq!(told[0].notify, [person("Ann").id, person("Ben").id]);
    assert!(told[0].picture.is_some() && !labels(&told[0]).contains(&"Accept".to_owned()));
    table.line("D2-D3");
    // The friendship is not mutual, so Ann is asked.
    table.told();
    table.challenge("Ben", Some("Ann"), "");
    assert!(table.told().contains("Ben offers Ann a game"));
    let no_more = Action::Relation(RelationAction::Unfriend(Some(person("Ann"))));
    table.ask("Ben", no_more);
    table.challenge("Ann", Some("Ben"), "");
    assert!(table.told().contains("Ann offers Ben a game"));
}

#[test]
fn a_player_for_friends_only_is_challenged_by_no_other() {
    let mut table = Table::new();
    table.ask(
        "Ben",
        Action::Settings(vec![Preference::Welcome(ChallengePolicy::Friends)]),
    );
    assert_eq!(
        table.challenge("Ann", Some("Ben"), ""),
        "Ben accepts no challenge from you now."
    );
    // Ben's own open offers remain open to all.
    table.challenge("Ben", None, "");
    let open = table.messages();
    assert_eq!(table.ask("Ann", button(&open, "Accept")), "");
    table.told();
    table.ask(
        "Ben",
        Action::Relation(RelationAction::Befriend(Some(person("Ann")))),
    );
    assert_eq!(table.challenge("Ann", Some("Ben"), ""), "");
    assert!(table.told().contains("#2 begins"));
}

#[test]
fn a_rematch_carries_the_terms_over_with_sides_swapped() {
    let mut table = Table::new();
    let offer = NewChallenge {
        clock: Some("2d".to_owned()),
        thread: true,
        note: "Once".to_owned(),
        ..to(Some("Ben"))
    };
    table.ask("Ann", Action::Challenge(offer));
    table.ask("Ben", Action::Accept(GameId(1)));
    table.line("D2-D3");
    table.ask(
        "Ben",
        Action::Resign {
            game: None,
            sure: true,
        },
    );
    let rematch = button(&table.messages(), "Rematch");
    table.ask("Ben", rematch);
    let told = table.told();
    assert!(
        told.contains("Ben offers Ann a game of King’s Mate, #2"),
        "{told}"
    );
    assert!(
        told.contains("Ben plays White") && told.contains("2 days for each move"),
        "{told}"
    );
    assert!(told.contains("thread") && !told.contains("Once"), "{told}");
    assert!(told.contains("The offer stands until"), "{told}");
}

#[test]
fn the_list_of_challenges_has_a_way_out_of_each() {
    let mut table = Table::new();
    assert!(
        list(&mut table, "Ann")
            .text
            .plain()
            .contains("/challenge makes one")
    );
    table.challenge("Ben", Some("Ann"), "active");
    table.challenge("Cid", None, "");
    table.challenge("Ann", Some("Ben"), "");
    table.ask("Ann", standing("forever"));
    table.challenge("Cid", Some("Ben"), "");
    table.told();
    let seen = list(&mut table, "Ann");
    assert_eq!(
        labels(&seen),
        [
            "Accept #1",
            "Decline #1",
            "Accept #2",
            "Withdraw #4",
            "Withdraw #3"
        ]
    );
    let text = seen.text.plain();
    assert!(
        text.contains("Challenges to you") && text.contains("Active Play (dice)"),
        "{text}"
    );
    assert!(!text.contains("#5"), "{text}");
    for label in ["Decline #1", "Withdraw #3", "Withdraw #4"] {
        assert_eq!(
            table.ask("Ann", button(std::slice::from_ref(&seen), label)),
            ""
        );
    }
    assert_eq!(labels(&list(&mut table, "Ann")), ["Accept #2"]);
    // In another place, users still see the challenges that concern them, and can decline or withdraw them.
    table.challenge("Ann", Some("Ben"), "");
    let home = std::mem::replace(&mut table.place, Place::conversation("test", "7"));
    assert_eq!(labels(&list(&mut table, "Ann")), ["Withdraw #6"]);
    assert_eq!(
        labels(&list(&mut table, "Ben")),
        ["Accept #6", "Decline #6", "Accept #5", "Decline #5"]
    );
    assert_eq!(table.ask("Ben", Action::Decline(GameId(5))), ELSEWHERE);
    assert_eq!(table.ask("Ann", Action::Withdraw(GameId(6))), ELSEWHERE);
    table.place = home;
    // Each button has room, however many challenges there are.
    for n in 0..40 {
        table.challenge(&format!("P{n}"), Some("Ann"), "");
        table.challenge(&format!("Q{n}"), None, "");
    }
    let all = list(&mut table, "Ann");
    assert!(all.controls.len() <= 25, "{}", all.controls.len());
    assert!(all.text.plain().contains("more"), "{}", all.text.plain());
}

#[test]
fn every_open_thing_is_listed_and_can_be_left() {
    let mut table = Table::new();
    table.challenge("Ann", Some("Ben"), "");
    table.start("Ann", "Ben", "");
    table.start("Ben", "Ann", "");
    table.ask(
        "Ann",
        Action::Chat {
            text: "#2 D2-D3".to_owned(),
            reply_to: None,
            addressed: false,
            aloud: false,
        },
    );
    table.place = Place::conversation("test", "99");
    for player in ["Ann", "Ben"] {
        let games = table.ask(player, Action::Games(GamesFilter::Mine));
        for game in ["#1", "#2", "#3"] {
            assert!(games.contains(game), "{player}: {games}");
        }
    }
    assert_eq!(table.ask("Ben", Action::Decline(GameId(1))), ELSEWHERE);
    assert_eq!(
        table.ask(
            "Ann",
            Action::Resign {
                game: Some(GameId(2)),
                sure: true
            }
        ),
        ELSEWHERE
    );
    assert_eq!(table.ask("Ben", Action::Abort(Some(GameId(3)))), ELSEWHERE);
    for player in ["Ann", "Ben"] {
        assert!(
            table
                .ask(player, Action::Games(GamesFilter::Mine))
                .contains("None yet"),
            "{player}"
        );
    }
}

#[tokio::test]
async fn a_standing_challenge_in_discord_is_taken_up_by_two_who_press_at_once() {
    let discord = Discord::start().await;
    let bot = Bot::start(&discord, "");
    discord.connected().await;
    let options = [
        ("games", json!("2")),
        ("clock", json!("3d")),
        ("words", json!("Be **gentle** @everyone")),
    ];
    let asked = discord.slash(ANN, TOWN, "challenge kings-mate", &options);
    discord.answer(&asked).await;
    let offer = discord.next_post().await;
    assert!(words(&offer).contains("offers one more like it"), "{offer}");
    assert!(!words(&offer).contains("**gentle**"), "{offer}");
    assert_eq!(pressed(&offer), ["Accept", "Withdraw"]);
    let presses = [BEA, CID].map(|user| (user, discord.press(user, TOWN, &offer, "Accept")));
    let mut told = Vec::new();
    for _ in 0..3 {
        told.push(words(&discord.next_post().await).to_owned());
    }
    let begins = |told: &&String| told.contains("begins");
    assert_eq!(told.iter().filter(begins).count(), 2, "{told:?}");
    // Either player may be the later one.
    let second = told.iter().find(|told| told.contains("#2** begins"));
    let second = second.expect("the second game begins");
    let (user, late) = presses
        .into_iter()
        .find(|(user, _)| second.contains(&format!("<@{}>", user.id)))
        .expect("one of them plays it");
    let led = discord.answer(&late).await;
    assert!(words(&led).contains("so you have accepted #2"), "{led}");
    // After a restart the old button still knows its result.
    let _bot = bot.killed_and_started(&discord).await;
    let again = discord.press(user, TOWN, &offer, "Accept");
    let already = discord.answer(&again).await;
    assert!(
        words(&already).contains("you have already begun #2"),
        "{already}"
    );
    let list = discord.slash(user, TOWN, "challenge list", &[]);
    let list = discord.answer(&list).await;
    assert!(words(&list).contains("no open challenge for you"), "{list}");
    discord.assert_sound();
}
