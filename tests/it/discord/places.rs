//! Places that close, games that move, players who leave, and threads of single games.

use crate::table::harness::{Table, button, person};
use crate::table::tables;
use kingboard::play::Server;
use kingboard::service::api::access::Access;
use kingboard::service::api::action::{Action, Request};
use kingboard::service::api::challenge::NewChallenge;
use kingboard::service::api::delivery::{
    ControlsEditOutcome, Delivery, DeliveryKind, DeliveryOutcome,
};
use kingboard::service::api::places::LostPlace;
use kingboard::service::api::reply::{Control, Reply};
use kingboard::service::api::time::ClockAction;
use kingboard::service::api::values::{RecordFormat, SideChoice, StoryOptions};
use kingboard::service::background::valid_controls;
use kingboard::service::boards::views;
use kingboard::service::servers::places;
use kingboard::service::study::records;
use kingboard::service::{GameId, Place, Recipient, Record};
use kingboard::store::{place_of_text, place_text};

const ONE: GameId = GameId(1);
const HOME: &str = "test:1:10";
const DAY: i64 = 86_400_000;

fn place(name: &str) -> Recipient {
    Recipient::Place(place_of_text(name))
}

fn in_private(name: &str) -> Recipient {
    Recipient::Person(person(name).id)
}

/// Delivers everything due, with the outcome of each message from `book`.
fn deliver(
    table: &mut Table,
    mut book: impl FnMut(&Delivery) -> DeliveryOutcome,
) -> Vec<(Recipient, Reply)> {
    let mut all = Vec::new();
    loop {
        let env = table.env();
        for trim in valid_controls::controls_edits_due(&table.service, "test", &env, 10) {
            let left = ControlsEditOutcome::Left(trim.controls.len());
            valid_controls::settle_controls_edit(&mut table.service, trim.id, left, &env);
        }
        let due = table.service.due("test", &env, 10);
        if due.is_empty() {
            return all;
        }
        for delivery in due {
            let how = book(&delivery);
            if let (DeliveryOutcome::Gone(why), Recipient::Place(gone)) = (&how, &delivery.to) {
                let gone = LostPlace::Place(gone.clone());
                places::place_closed(&mut table.service, &gone, why, &env);
            }
            table.service.delivered(delivery.id, how, &env);
            all.push((delivery.to, delivery.reply));
        }
        assert!(all.len() < 100, "it never ends");
    }
}

/// [`deliver`] with every message posted.
fn posted(table: &mut Table) -> Vec<(Recipient, Reply)> {
    deliver(table, |delivery| {
        DeliveryOutcome::Posted(Some(format!("m{}", delivery.id)))
    })
}

/// Sends an action from a place without delivering anything. Returns the private replies.
fn ask_at(table: &mut Table, player: &str, place: &str, ask: Action) -> Vec<Reply> {
    let request = Request {
        user: person(player),
        place: place_of_text(place),
        source: String::new(),
        access: Access::default(),
        action: ask,
    };
    let env = table.env();
    table.service.handle(&request, &env)
}

fn plays(table: &mut Table, player: &str, place: &str, text: &str) -> Vec<Reply> {
    let action = Action::Play {
        game: None,
        text: text.to_owned(),
    };
    ask_at(table, player, place, action)
}

fn close(table: &mut Table, gone: &LostPlace) {
    let env = table.env();
    places::place_closed(&mut table.service, gone, "Unknown Channel", &env);
}

fn words(told: &[(Recipient, Reply)]) -> Vec<String> {
    let line = |(to, reply): &(Recipient, Reply)| match to {
        Recipient::Place(place) => format!("{}: {}", place_text(place), reply.text.plain()),
        Recipient::Person(player) => format!("{}: {}", player.as_str(), reply.text.plain()),
    };
    told.iter().map(line).collect()
}

/// The recipients of the private messages among these.
fn private(told: &[(Recipient, Reply)]) -> Vec<&Recipient> {
    let people = told.iter().map(|(to, _)| to);
    people
        .filter(|to| matches!(to, Recipient::Person(_)))
        .collect()
}

#[test]
fn a_player_who_is_out_is_not_told_of_a_lost_place() {
    let mut table = tables::begun();
    let (game, sure) = (None, true);
    assert_eq!(table.ask("Cyn", Action::Resign { game, sure }), "");
    close(&mut table, &LostPlace::Place(place_of_text(HOME)));
    let told = posted(&mut table);
    let three = ["Ann", "Ben", "Dan"].map(in_private);
    assert_eq!(
        private(&told),
        three.iter().collect::<Vec<_>>(),
        "{:?}",
        words(&told)
    );
}

#[test]
fn a_game_whose_place_is_gone_is_paused_once_and_both_are_told_in_private_how_to_go_on() {
    let mut table = Table::game("");
    let gone = LostPlace::Place(place_of_text(HOME));
    for _ in 0..3 {
        close(&mut table, &gone);
    }
    let told = posted(&mut table);
    assert_eq!(
        private(&told),
        [&in_private("Ann"), &in_private("Ben")],
        "{:?}",
        words(&told)
    );
    assert_eq!(
        told.len(),
        2,
        "nothing is told where nobody is: {:?}",
        words(&told)
    );
    for (_, reply) in &told {
        assert!(
            reply.text.plain().contains("/here"),
            "{}",
            reply.text.plain()
        );
        assert!(reply.picture.is_some());
    }
    let refused = plays(&mut table, "Ann", "test:2:20", "D2-D3");
    assert!(
        refused[0].text.plain().contains("/here"),
        "{}",
        refused[0].text.plain()
    );
    assert_eq!(
        ask_at(&mut table, "Ben", "test:2:20", Action::MoveHere(None)),
        []
    );
    let told = posted(&mut table);
    assert_eq!(told.len(), 1, "{:?}", words(&told));
    assert_eq!(told[0].0, place("test:2:20"));
    assert!(
        told[0].1.text.plain().contains("goes on here"),
        "{:?}",
        words(&told)
    );
    assert!(told[0].1.picture.is_some());
    assert_eq!(told[0].1.notify, [person("Ann").id]);
    assert_eq!(plays(&mut table, "Ann", "test:2:20", "D2-D3"), []);
    let told = posted(&mut table);
    assert_eq!(told[0].0, place("test:2:20"), "{:?}", words(&told));
}

#[test]
fn what_was_promised_at_a_place_that_is_gone_follows_the_game_in_its_order() {
    let mut table = Table::game("");
    assert_eq!(plays(&mut table, "Ann", HOME, "D2-D3"), []);
    assert_eq!(plays(&mut table, "Ben", HOME, "D8-D7"), []);
    let told = deliver(&mut table, |delivery| match &delivery.to {
        Recipient::Place(_) => DeliveryOutcome::Gone("Unknown Channel".to_owned()),
        Recipient::Person(_) => DeliveryOutcome::Posted(None),
    });
    assert_eq!(private(&told).len(), 2, "{:?}", words(&told));
    assert_eq!(
        told.len(),
        3,
        "it was tried once, and nothing loops: {:?}",
        words(&told)
    );
    assert_eq!(
        ask_at(&mut table, "Ann", "test:1:11", Action::MoveHere(Some(ONE))),
        []
    );
    let told = words(&posted(&mut table));
    assert_eq!(told.len(), 3, "{told:?}");
    for (line, part) in told.iter().zip(["D2-D3", "D8-D7", "goes on here"]) {
        assert!(
            line.starts_with("test:1:11: ") && line.contains(part),
            "{line}"
        );
    }
}

#[test]
fn a_place_that_opens_again_takes_its_game_back() {
    let mut table = Table::game("");
    assert_eq!(plays(&mut table, "Ann", HOME, "D2-D3"), []);
    close(&mut table, &LostPlace::Place(place_of_text(HOME)));
    posted(&mut table);
    assert_eq!(ask_at(&mut table, "Ben", HOME, Action::MoveHere(None)), []);
    let told = words(&posted(&mut table));
    assert_eq!(told.len(), 2, "{told:?}");
    assert!(
        told[0].contains("D2-D3") && told[1].contains("goes on"),
        "{told:?}"
    );
    assert_eq!(plays(&mut table, "Ben", HOME, "D8-D7"), []);
}

#[test]
fn a_pause_that_was_agreed_outlasts_the_loss_of_the_place() {
    // Given a game that both have paused
    let mut table = Table::game("");
    assert_eq!(plays(&mut table, "Ann", HOME, "D2-D3"), []);
    for player in ["Ann", "Ben"] {
        let pause = Action::Time(ClockAction::OfferPause(Some(ONE)));
        assert_eq!(ask_at(&mut table, player, HOME, pause), []);
    }
    posted(&mut table);
    // When its channel goes, and Ann brings it to another one
    close(&mut table, &LostPlace::Place(place_of_text(HOME)));
    posted(&mut table);
    let there = "test:1:11";
    assert_eq!(
        ask_at(&mut table, "Ann", there, Action::MoveHere(Some(ONE))),
        []
    );
    // Then it is still paused
    let told = words(&posted(&mut table)).join("\n");
    assert!(told.contains("#1 goes on here.\n#1 is paused."), "{told}");
    assert!(!told.contains("it is your move"), "{told}");
    let early = plays(&mut table, "Ben", there, "D8-D7");
    assert!(early[0].text.plain().contains("#1 is paused."), "{early:?}");
    // And so it is where its record is read
    let file = records::export(&table.service, ONE, RecordFormat::Text).unwrap();
    let record = Record::read(file.text.as_bytes()).unwrap();
    assert_eq!(record.text(), file.text);
    assert!(record.played().paused().is_some());
    // Until one of them lets it go on
    let resume = Action::Time(ClockAction::Resume(Some(ONE)));
    assert_eq!(ask_at(&mut table, "Ben", there, resume), []);
    assert_eq!(plays(&mut table, "Ben", there, "D8-D7"), []);
}

#[test]
fn open_challenges_of_a_gone_place_are_withdrawn_and_other_places_are_left_alone() {
    let mut table = Table::new();
    table.challenge("Ann", Some("Ben"), "");
    let elsewhere = Action::Challenge(NewChallenge::default());
    for place in ["test:1:11", "test:2:10"] {
        assert_eq!(ask_at(&mut table, "Ann", place, elsewhere.clone()), []);
    }
    posted(&mut table);
    close(&mut table, &LostPlace::Place(place_of_text(HOME)));
    assert_eq!(posted(&mut table), []);
    let open = |table: &Table, at: &str| {
        views::open_at(&table.service, &place_of_text(at))
            .unwrap()
            .len()
    };
    assert_eq!((open(&table, HOME), open(&table, "test:1:11")), (0, 1));
    close(&mut table, &LostPlace::Server(Server::named("test", "1")));
    assert_eq!(
        (open(&table, "test:1:11"), open(&table, "test:2:10")),
        (0, 1)
    );
    let late = ask_at(&mut table, "Ben", HOME, Action::Accept(ONE));
    assert_eq!(
        late[0].text.plain(),
        "#1 is closed: the challenge was withdrawn."
    );
}

#[test]
fn a_server_that_puts_the_bot_out_pauses_all_its_games_and_no_others() {
    let mut table = Table::game("");
    table.start("Cid", "Dan", "");
    table.place = Place::in_server("test", "2", "10");
    table.start("Eve", "Fay", "");
    close(&mut table, &LostPlace::Server(Server::named("test", "1")));
    let told = posted(&mut table);
    let expected = ["Ann", "Ben", "Cid", "Dan"].map(in_private);
    assert_eq!(private(&told), expected.iter().collect::<Vec<_>>());
    assert_eq!(plays(&mut table, "Eve", "test:2:10", "D2-D3"), []);
}

#[test]
fn a_game_that_ends_without_a_place_is_ended_for_both_and_nothing_waits_for_ever() {
    let mut table = Table::game("");
    assert_eq!(plays(&mut table, "Ann", HOME, "D2-D3"), []);
    close(&mut table, &LostPlace::Place(place_of_text(HOME)));
    posted(&mut table);
    let resign = Action::Resign {
        game: Some(ONE),
        sure: true,
    };
    assert_eq!(ask_at(&mut table, "Ann", "test:0:601", resign), []);
    let told = deliver(&mut table, |delivery| match &delivery.to {
        Recipient::Place(_) => DeliveryOutcome::Gone("Unknown Channel".to_owned()),
        Recipient::Person(_) => DeliveryOutcome::Posted(None),
    });
    let ends: Vec<String> = words(&told)
        .into_iter()
        .filter(|line| line.contains("test:B"))
        .collect();
    assert!(ends.len() == 1 && ends[0].contains("wins"), "{ends:?}");
    assert_eq!(posted(&mut table), [], "all that was promised is settled");
}

#[test]
fn a_game_can_be_brought_to_another_channel_of_its_server_by_its_players_only() {
    let mut table = Table::game("");
    let here = Action::MoveHere(Some(ONE));
    for (player, at, why) in [
        ("Ann", "test:0:601", "channel of a server"),
        ("Ann", "test:2:20", "another server"),
        ("Cid", "test:1:11", ""),
        ("Ann", HOME, "already"),
    ] {
        let refused = ask_at(&mut table, player, at, here.clone());
        assert_eq!(refused.len(), 1, "{player} {at}");
        assert!(
            refused[0].text.plain().contains(why),
            "{}",
            refused[0].text.plain()
        );
    }
    assert_eq!(posted(&mut table), []);
    assert_eq!(ask_at(&mut table, "Ben", "test:1:11", here.clone()), []);
    let told = posted(&mut table);
    let told_words = words(&told);
    assert_eq!(told.len(), 2, "{told_words:?}");
    assert!(
        told_words
            .iter()
            .any(|line| line.starts_with("test:1:11: ") && line.contains("goes on here"))
    );
    assert!(
        told_words
            .iter()
            .any(|line| line.starts_with("test:1:10: ") && line.contains("#11"))
    );
    assert!(
        !ask_at(&mut table, "Ben", "test:1:11", here).is_empty(),
        "twice is once"
    );
    assert_eq!(posted(&mut table), []);
    let board = ask_at(&mut table, "Ann", "test:1:11", Action::Board(None));
    assert!(board[0].picture.is_some());
}

#[test]
fn a_reply_to_an_old_board_is_understood_after_the_game_has_moved() {
    let mut table = Table::game("");
    table.start("Ann", "Cid", "");
    assert_eq!(plays(&mut table, "Ann", HOME, "#1 D2-D3"), []);
    let mut board = None;
    deliver(&mut table, |delivery| {
        board = Some(format!("m{}", delivery.id));
        DeliveryOutcome::Posted(board.clone())
    });
    assert_eq!(
        ask_at(&mut table, "Ben", "test:1:11", Action::MoveHere(Some(ONE))),
        []
    );
    posted(&mut table);
    let reply = Action::Chat {
        text: "D8-D7".to_owned(),
        reply_to: board.as_deref().map(Into::into),
        addressed: true,
        aloud: true,
    };
    let answer = ask_at(&mut table, "Ben", HOME, reply);
    let [answer] = answer.as_slice() else {
        panic!("{answer:?}");
    };
    assert_eq!(
        answer.text.plain(),
        "Your move in #1: D8-D7. The board stands here: #11"
    );
    let told = words(&posted(&mut table));
    assert!(
        told[0].starts_with("test:1:11: ") && told[0].contains("D8-D7"),
        "{told:?}"
    );
}

fn departs(table: &mut Table, player: &str) {
    let env = table.env();
    places::member_left(
        &mut table.service,
        &place_of_text(HOME),
        &person(player).id,
        &env,
    );
}

#[test]
fn the_opponent_of_a_player_who_left_may_wait_abort_or_claim_in_time() {
    let mut table = Table::game("");
    table.plays("Ann", "D2-D3");
    table.told();
    for _ in 0..3 {
        departs(&mut table, "Ben");
    }
    departs(&mut table, "Cid");
    let told = posted(&mut table);
    assert_eq!(told.len(), 1, "{:?}", words(&told));
    let (_, paused) = &told[0];
    assert_eq!(paused.notify, [person("Ann").id]);
    let said = paused.text.plain();
    assert!(said.contains("If Ben is not back by 2026-03-04"), "{said}");
    assert!(said.contains("you can claim the win then."), "{said}");
    let replies = [paused.clone()];
    let waits = ask_at(&mut table, "Ann", HOME, button(&replies, "Wait"));
    assert!(
        waits[0].text.plain().contains("Ben can come back"),
        "{}",
        waits[0].text.plain()
    );
    let early = ask_at(&mut table, "Ann", HOME, button(&replies, "Claim the win"));
    assert_eq!(early.len(), 1, "not before three days");
    assert_eq!(posted(&mut table), []);
    table.pass(3 * DAY);
    assert_eq!(
        ask_at(&mut table, "Ann", HOME, button(&replies, "Claim the win")),
        []
    );
    let told = words(&posted(&mut table));
    assert!(told[0].contains("Ann wins"), "{told:?}");
    departs(&mut table, "Ann");
    assert_eq!(posted(&mut table), [], "a game that is over is not paused");
}

#[test]
fn a_game_with_somebody_who_has_left_can_be_called_off_at_any_time() {
    let mut table = Table::game("");
    table.plays("Ann", "D2-D3");
    table.told();
    departs(&mut table, "Ben");
    let told = posted(&mut table);
    let off = button(&[told[0].1.clone()], "Call it off");
    assert_eq!(ask_at(&mut table, "Ann", HOME, off.clone()), []);
    assert_eq!(posted(&mut table).len(), 1);
    assert!(
        !ask_at(&mut table, "Ann", HOME, off).is_empty(),
        "twice is once"
    );
}

#[test]
fn a_player_who_comes_back_resumes_by_any_act_and_is_not_missed_again() {
    let mut table = Table::game("");
    table.plays("Ann", "D2-D3");
    table.told();
    departs(&mut table, "Ben");
    posted(&mut table);
    let done = plays(&mut table, "Ben", "test:0:602", "D8-D7");
    assert_eq!(
        done[0].text.plain(),
        "Done. It appears in the game’s channel."
    );
    let told = words(&posted(&mut table));
    assert!(told[0].contains("D8-D7"), "{told:?}");
    departs(&mut table, "Ben");
    assert_eq!(posted(&mut table), [], "he plays on from elsewhere");
    let resume = Action::Time(ClockAction::Resume(Some(ONE)));
    assert!(
        ask_at(&mut table, "Ann", HOME, resume)[0]
            .text
            .plain()
            .contains("not paused")
    );
}

/// Ann (White) challenges Ben with a thread, and Ben accepts.
fn threaded() -> Table {
    let mut table = Table::new();
    let offer = Action::Challenge(NewChallenge {
        opponent: Some(person("Ben")),
        side: SideChoice::Seat(0),
        thread: true,
        ..NewChallenge::default()
    });
    assert_eq!(ask_at(&mut table, "Ann", HOME, offer), []);
    assert_eq!(ask_at(&mut table, "Ben", HOME, Action::Accept(ONE)), []);
    table
}

/// Posts everything; threads open as the place with this name.
fn with_threads(table: &mut Table, thread: &str) -> (Vec<String>, Vec<DeliveryKind>) {
    let mut kinds = Vec::new();
    let told = deliver(table, |delivery| {
        kinds.push(delivery.kind.clone());
        match &delivery.kind {
            DeliveryKind::OpenThread(_) => DeliveryOutcome::Opened(place_of_text(thread)),
            DeliveryKind::Message
            | DeliveryKind::Edit(_)
            | DeliveryKind::EditIfThere(_)
            | DeliveryKind::ArchiveThread => {
                DeliveryOutcome::Posted(Some(format!("m{}", delivery.id)))
            }
        }
    });
    (words(&told), kinds)
}

#[test]
fn a_game_that_asks_for_a_thread_gets_one_on_its_first_board_and_is_played_there() {
    let mut table = threaded();
    let (told, kinds) = with_threads(&mut table, "test:1:777");
    assert_eq!(told.len(), 4, "{told:?}");
    assert!(
        told[1].starts_with("test:1:10: ")
            && told[1].ends_with("begins in its thread: Ann (White) against Ben (Black)."),
        "{told:?}"
    );
    assert_eq!(
        kinds[2],
        DeliveryKind::OpenThread("m2".to_owned()),
        "on the message that tells of the start"
    );
    assert_eq!(told[2], "test:1:10: King’s Mate #1: Ann – Ben");
    assert!(
        told[3].starts_with("test:1:777: King’s Mate #1 begins. Ann plays White, Ben plays Black."),
        "{told:?}"
    );
    assert!(told[3].contains("\nAnn, it is your move.\n"), "{told:?}");
    assert_eq!(plays(&mut table, "Ann", "test:1:777", "D2-D3"), []);
    let (told, kinds) = with_threads(&mut table, "");
    assert!(told[0].starts_with("test:1:777: "), "{told:?}");
    assert_eq!(kinds, [DeliveryKind::Message], "one thread is enough");
    let resign = Action::Resign {
        game: None,
        sure: true,
    };
    assert_eq!(ask_at(&mut table, "Ben", "test:1:777", resign), []);
    let (told, kinds) = with_threads(&mut table, "");
    assert_eq!(
        kinds,
        [DeliveryKind::Message, DeliveryKind::ArchiveThread],
        "{told:?}"
    );
    assert!(
        told[0].contains("wins"),
        "the last word comes first: {told:?}"
    );
    // A rematch in the thread of the first game opens no further thread.
    assert_eq!(
        ask_at(&mut table, "Ben", "test:1:777", Action::Rematch(ONE)),
        []
    );
    assert_eq!(
        ask_at(&mut table, "Ann", "test:1:777", Action::Accept(GameId(2))),
        []
    );
    let (_, kinds) = with_threads(&mut table, "");
    assert!(
        kinds.iter().all(|kind| *kind == DeliveryKind::Message),
        "{kinds:?}"
    );
}

#[test]
fn a_game_that_is_moved_before_its_first_move_does_not_begin_again() {
    // Given a game in its thread
    let mut table = threaded();
    let (told, _) = with_threads(&mut table, "test:1:777");
    assert!(told[3].contains("begins"), "{told:?}");
    // When it is moved elsewhere, then it goes on there
    let here = Action::MoveHere(Some(ONE));
    assert_eq!(ask_at(&mut table, "Ann", HOME, here), []);
    let told = posted(&mut table);
    let home = Recipient::Place(place_of_text(HOME));
    let (_, moved) = told.iter().find(|(to, _)| *to == home).unwrap();
    let goes_on = "#1 goes on here.\nAnn, it is your move.";
    assert_eq!(moved.text.plain(), goes_on);
    // And only the player who is to move is mentioned
    assert_eq!(moved.notify, [person("Ann").id]);
}

#[test]
fn in_the_thread_of_a_game_everybody_looks_at_it_without_its_number() {
    let mut table = threaded();
    with_threads(&mut table, "test:1:777");
    plays(&mut table, "Ann", "test:1:777", "D2-D3");
    with_threads(&mut table, "");
    let looks = || {
        let (game, at) = (None, None);
        let look = StoryOptions::default();
        [
            Action::Board(None),
            Action::BeginReview { game, at },
            Action::Story { game, look },
        ]
    };
    // Also whoever plays elsewhere.
    let computer = Action::Challenge(NewChallenge {
        computer: Some(1),
        ..NewChallenge::default()
    });
    ask_at(&mut table, "Eve", HOME, computer);
    for player in ["Zoe", "Eve", "Ann"] {
        for look in looks() {
            let why = format!("{player}: {look:?}");
            let shown = ask_at(&mut table, player, "test:1:777", look);
            let words = shown[0].text.plain();
            assert!(shown[0].picture.is_some(), "{why}: {words}");
            assert!(!words.contains("#2"), "{why}: {words}");
        }
    }
    // Acts are those of the players.
    let resign = Action::Resign {
        game: None,
        sure: true,
    };
    let refused = ask_at(&mut table, "Zoe", "test:1:777", resign);
    assert!(
        refused[0].text.plain().contains("You have no game here"),
        "{refused:?}"
    );
}

#[test]
fn where_no_thread_can_be_opened_the_channel_is_used_and_that_is_said() {
    let mut table = threaded();
    let told = deliver(&mut table, |delivery| match &delivery.kind {
        DeliveryKind::OpenThread(_) => DeliveryOutcome::Never("403 Missing Permissions".to_owned()),
        DeliveryKind::Message
        | DeliveryKind::Edit(_)
        | DeliveryKind::EditIfThere(_)
        | DeliveryKind::ArchiveThread => DeliveryOutcome::Posted(Some(format!("m{}", delivery.id))),
    });
    let told = words(&told);
    let last = told.last().unwrap();
    assert!(
        last.starts_with("test:1:10: ") && last.contains("/setup"),
        "{told:?}"
    );
    assert_eq!(plays(&mut table, "Ann", HOME, "D2-D3"), []);
    let resign = Action::Resign {
        game: None,
        sure: true,
    };
    assert_eq!(ask_at(&mut table, "Ben", HOME, resign), []);
    let (told, kinds) = with_threads(&mut table, "");
    assert!(
        kinds.iter().all(|kind| *kind == DeliveryKind::Message),
        "a channel is not put to sleep: {told:?}"
    );
}

#[test]
fn no_thread_is_opened_for_a_game_that_is_over_by_then() {
    let mut table = threaded();
    let env = table.env();
    for _ in 0..2 {
        let due = table.service.due("test", &env, 1).remove(0);
        let name = DeliveryOutcome::Posted(Some(format!("m{}", due.id)));
        table.service.delivered(due.id, name, &env);
    }
    let resign = Action::Resign {
        game: None,
        sure: true,
    };
    assert_eq!(ask_at(&mut table, "Ben", HOME, resign), []);
    let (_, kinds) = with_threads(&mut table, "test:1:777");
    assert_eq!(kinds, [DeliveryKind::Message]);
}

#[test]
fn a_thread_that_is_told_of_twice_moves_its_game_once() {
    let mut table = threaded();
    let mut opened = Vec::new();
    deliver(&mut table, |delivery| match &delivery.kind {
        DeliveryKind::OpenThread(_) => {
            opened.push(delivery.id);
            DeliveryOutcome::Opened(Place::in_server("test", "1", "777"))
        }
        DeliveryKind::Message
        | DeliveryKind::Edit(_)
        | DeliveryKind::EditIfThere(_)
        | DeliveryKind::ArchiveThread => DeliveryOutcome::Posted(Some(format!("m{}", delivery.id))),
    });
    assert_eq!(opened.len(), 1);
    let env = table.env();
    let again = DeliveryOutcome::Opened(Place::in_server("test", "1", "777"));
    table.service.delivered(opened[0], again, &env);
    assert_eq!(posted(&mut table), []);
    let controls = ask_at(&mut table, "Ann", "test:1:777", Action::Board(None));
    assert!(
        !controls[0]
            .controls
            .iter()
            .any(|control| matches!(control, Control::Invite { .. }))
    );
}

#[test]
fn a_thread_that_is_deleted_leaves_its_game_to_be_brought_elsewhere() {
    let mut table = threaded();
    with_threads(&mut table, "test:1:777");
    close(
        &mut table,
        &LostPlace::Place(Place::in_server("test", "1", "777")),
    );
    assert_eq!(private(&posted(&mut table)).len(), 2);
    assert_eq!(ask_at(&mut table, "Ann", HOME, Action::MoveHere(None)), []);
    let told = words(&posted(&mut table));
    assert!(told[0].starts_with("test:1:10: "), "{told:?}");
}

#[test]
fn a_player_who_loses_several_places_at_once_is_told_in_one_message() {
    let mut table = Table::game("");
    table.start("Ann", "Cid", "");
    table.start("Dan", "Ann", "");
    for _ in 0..2 {
        close(&mut table, &LostPlace::Server(Server::named("test", "1")));
    }
    let told = posted(&mut table);
    let people = ["Ann", "Ben", "Cid", "Dan"].map(in_private);
    let mut asked: Vec<&Recipient> = private(&told);
    asked.sort();
    assert_eq!(
        asked,
        people.iter().collect::<Vec<_>>(),
        "{:?}",
        words(&told)
    );
    let text = |name: &str| {
        let to = in_private(name);
        let found = told.iter().find(|(address, _)| *address == to);
        found.unwrap().1.text.plain()
    };
    let ann = text("Ann");
    for part in [
        "#1 King’s Mate: against Ben",
        "#2",
        "Cid",
        "#3",
        "Dan",
        "/here",
    ] {
        assert!(ann.contains(part), "{part} in {ann}");
    }
    assert!(!text("Ben").contains("#2"), "{}", text("Ben"));
    // Games that are running again by then are not mentioned.
    let mut table = Table::game("");
    table.start("Ann", "Cid", "");
    close(&mut table, &LostPlace::Server(Server::named("test", "1")));
    let here = Action::MoveHere(Some(ONE));
    assert_eq!(ask_at(&mut table, "Ben", "test:2:20", here), []);
    let told = posted(&mut table);
    let ann = told.iter().find(|(to, _)| *to == in_private("Ann"));
    let ann = ann.unwrap().1.text.plain();
    assert!(ann.contains("#2") && !ann.contains("#1 "), "{ann}");
}

#[test]
fn a_game_that_comes_back_to_its_own_place_comes_back_with_its_board() {
    let mut table = Table::game("");
    close(&mut table, &LostPlace::Place(place_of_text(HOME)));
    posted(&mut table);
    assert_eq!(ask_at(&mut table, "Ben", HOME, Action::MoveHere(None)), []);
    let told = posted(&mut table);
    assert_eq!(told.len(), 1, "{:?}", words(&told));
    assert!(told[0].1.picture.is_some(), "{:?}", words(&told));
    assert_eq!(told[0].1.notify, [person("Ann").id]);
}

#[test]
fn a_game_in_a_thread_is_announced_once_with_one_board_and_one_call() {
    let mut table = threaded();
    let (mut boards, mut calls) = (0, Vec::new());
    deliver(&mut table, |delivery| {
        let opens = matches!(delivery.kind, DeliveryKind::OpenThread(_));
        // The form in which an adapter with threads posts it.
        let mut reply = delivery.reply.clone();
        if delivery.thread_follows {
            reply = reply.words_alone();
        }
        if !opens && !reply.text.plain().contains("offers") {
            boards += usize::from(reply.picture.is_some());
            calls.push(reply.notify.clone());
        }
        match &delivery.kind {
            DeliveryKind::OpenThread(_) => {
                DeliveryOutcome::Opened(Place::in_server("test", "1", "777"))
            }
            DeliveryKind::Message
            | DeliveryKind::Edit(_)
            | DeliveryKind::EditIfThere(_)
            | DeliveryKind::ArchiveThread => {
                DeliveryOutcome::Posted(Some(format!("m{}", delivery.id)))
            }
        }
    });
    assert_eq!(boards, 1);
    let both = ["Ann", "Ben"].map(|name| person(name).id).to_vec();
    assert_eq!(calls, [Vec::new(), both]);
}

#[test]
fn where_no_thread_can_be_opened_the_board_and_the_call_come_in_the_channel() {
    let mut table = threaded();
    let told = deliver(&mut table, |delivery| match &delivery.kind {
        DeliveryKind::OpenThread(_) => DeliveryOutcome::Never("403 Missing Permissions".to_owned()),
        DeliveryKind::Message
        | DeliveryKind::Edit(_)
        | DeliveryKind::EditIfThere(_)
        | DeliveryKind::ArchiveThread => DeliveryOutcome::Posted(Some(format!("m{}", delivery.id))),
    });
    let (_, last) = told.last().unwrap();
    assert!(last.picture.is_some() && !last.controls.is_empty());
    assert_eq!(last.notify, ["Ann", "Ben"].map(|name| person(name).id));
}
