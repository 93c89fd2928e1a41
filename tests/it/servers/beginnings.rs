//! Every way to begin a game, or to show one to all, against the settings of a server; everything else is free of them.

use kingboard::contest::ladder::ChallengeId;
use kingboard::contest::values::EntrantId;
use kingboard::service::api::access::Access;
use kingboard::service::api::action::{Action, Request};
use kingboard::service::api::challenge::NewChallenge;
use kingboard::service::api::computer::ComputerAction;
use kingboard::service::api::contest::{ContestAction, NewContest};
use kingboard::service::api::dice::DiceAction;
use kingboard::service::api::explore::{ExploreAction, ExploreControl};
use kingboard::service::api::form::ChallengeFormAction;
use kingboard::service::api::ladder::{LadderAction, NewLadder};
use kingboard::service::api::lobby::{LobbyAction, LobbyStep};
use kingboard::service::api::moderate::ModerationAction;
use kingboard::service::api::relations::RelationAction;
use kingboard::service::api::reply::Reply;
use kingboard::service::api::server_settings::{ServerSetting, ServerSettingsAction};
use kingboard::service::api::values::{ReviewPage, SideChoice, StoryOptions};
use kingboard::service::{GameId, GameKind, Place, Ply};
use kingboard::store::{ContestId, LadderId, place_of_text, place_text};

use crate::table::harness::{Table, button, labels, person};
use crate::table::tables;

const HERE: &str = "test:1:10";
/// A game of Ann and Ben in which Ben's seat is offered to Cid.
const RUNNING: GameId = GameId(1);
/// A table for four on which Ann sits.
const LOBBY: GameId = GameId(2);
/// A challenge of Ann to everybody.
const OPEN: GameId = GameId(3);
/// A finished game of Ann and Ben.
const OVER: GameId = GameId(4);

fn ask_at(table: &mut Table, player: &str, place: &str, access: Access, ask: Action) -> String {
    let request = Request {
        place: place_of_text(place),
        access,
        ..table.request(player, ask)
    };
    let env = table.env();
    let replies = table.service.handle(&request, &env);
    let texts: Vec<String> = replies.iter().map(|reply| reply.text.plain()).collect();
    texts.join("\n")
}

/// The replies to an action [`HERE`].
fn replies_here(table: &mut Table, player: &str, access: Access, ask: Action) -> Vec<Reply> {
    let request = Request {
        place: place_of_text(HERE),
        access,
        ..table.request(player, ask)
    };
    let env = table.env();
    table.service.handle(&request, &env)
}

fn set(table: &mut Table, rule: ServerSetting, value: &str) {
    let manager = Access {
        manages: true,
        ..Access::default()
    };
    let change = Action::ServerSettings(ServerSettingsAction {
        rule: Some(rule),
        value: Some(value.to_owned()),
    });
    let page = ask_at(table, "Ann", HERE, manager, change);
    assert!(page.contains(&rule.label()), "{page}");
}

fn against_computer() -> Action {
    Action::Challenge(NewChallenge {
        computer: Some(1),
        ..NewChallenge::default()
    })
}

/// Actions that show a finished game to everybody: a page of its review, its story, a line on a private board.
fn shown_to_all() -> [Action; 3] {
    [
        Action::Review(ReviewPage {
            shared: true,
            ..ReviewPage::of(OVER)
        }),
        Action::Story {
            game: Some(OVER),
            look: StoryOptions {
                shared: true,
                ..StoryOptions::default()
            },
        },
        Action::Explore(ExploreAction::Control {
            game: OVER,
            seen: 1,
            act: ExploreControl::Share,
        }),
    ]
}

fn play_computer() -> Action {
    Action::Computer(ComputerAction::Play {
        kind: GameKind::KINGS_GUARD,
        level: 1,
        since: GameId(5),
    })
}

fn in_lobby(step: LobbyStep) -> Action {
    Action::Lobby(LobbyAction {
        game: LOBBY,
        seen: None,
        step,
    })
}

/// A server with a running game, a lobby, an open challenge and a finished game, and the offer of a seat in the first.
fn server() -> (Table, [Action; 2]) {
    let mut table = Table::game("");
    let four = NewChallenge {
        kind: GameKind::FOUR_KINGS,
        side: SideChoice::Seat(0),
        options: "team".parse().unwrap(),
        ..NewChallenge::default()
    };
    assert_eq!(table.ask("Ann", Action::Challenge(four)), "");
    table.challenge("Ann", None, "");
    assert_eq!(table.start("Ann", "Ben", ""), OVER);
    let resign = Action::Resign {
        game: Some(OVER),
        sure: true,
    };
    assert_eq!(table.ask("Ben", resign), "");
    let moderator = Access {
        moderates: true,
        ..Access::default()
    };
    let offer = Action::Moderate(ModerationAction::HandOver {
        game: RUNNING,
        from: person("Ben").id,
        to: person("Cid"),
        reason: "away".to_owned(),
    });
    ask_at(&mut table, "Mia", HERE, moderator, offer);
    table.ask("Zoe", Action::Help);
    let told = table.messages();
    let answers = ["Take the seat", "Not me"].map(|label| button(&told, label));
    (table, answers)
}

const BY_BUTTON: &str =
    "Please use the button below: if something is in the way, only you will see it.";

#[test]
fn a_challenge_that_may_not_be_accepted_in_words_is_left_to_the_button_which_refuses_in_private() {
    let (mut table, _) = server();
    let accept = |aloud| Action::Chat {
        text: "#3 accept".to_owned(),
        reply_to: None,
        addressed: true,
        aloud,
    };
    let named = || Access {
        roles: vec!["77".to_owned()],
        ..Access::default()
    };
    // Given a role that Cid does not have: others do not read why
    set(&mut table, ServerSetting::Roles, "77");
    let answer = replies_here(&mut table, "Cid", Access::default(), accept(true));
    assert_eq!(answer[0].text.plain(), BY_BUTTON);
    assert_eq!(labels(&answer[0]), ["Accept #3"]);
    let pressed = button(&answer, "Accept #3");
    let refused = ask_at(&mut table, "Cid", HERE, Access::default(), pressed);
    assert!(refused.contains("@77"), "{refused}");
    let alone = ask_at(&mut table, "Cid", HERE, Access::default(), accept(false));
    assert_eq!(alone, refused);
    // Given a channel that is not named any more: a line does not show if it is a thread of a named one
    set(&mut table, ServerSetting::Channels, "test:1:99");
    let closed = replies_here(&mut table, "Cid", named(), accept(true));
    assert_eq!(closed[0].text.plain(), BY_BUTTON);
    // The question goes with the first move of its game.
    assert_eq!(closed[0].deleted_after_move_in, [(OPEN, Ply(0))]);
    // Given a named channel
    set(&mut table, ServerSetting::Channels, HERE);
    assert_eq!(ask_at(&mut table, "Cid", HERE, named(), accept(true)), "");
    let board = Action::Board(Some(OPEN));
    let begun = ask_at(&mut table, "Cid", HERE, Access::default(), board);
    assert!(begun.contains("it is your move"), "{begun}");
}

#[test]
fn a_challenge_in_a_thread_of_a_named_channel_is_accepted_in_words() {
    const THREAD: &str = "test:1:777";
    let mut table = Table::new();
    set(&mut table, ServerSetting::Channels, HERE);
    // Given a challenge in a thread of that channel, which its parent shows
    let in_thread = Access {
        parent: Some(place_of_text(HERE)),
        ..Access::default()
    };
    let offer = Action::Challenge(NewChallenge::default());
    assert_eq!(ask_at(&mut table, "Ann", THREAD, in_thread, offer), "");
    // When Ben accepts it by a line, which does not show the parent, then the game begins
    let accept = || Action::Chat {
        text: "#1 accept".to_owned(),
        reply_to: None,
        addressed: true,
        aloud: true,
    };
    assert_eq!(
        ask_at(&mut table, "Ben", THREAD, Access::default(), accept()),
        ""
    );
    let board = Action::Board(Some(GameId(1)));
    let begun = ask_at(&mut table, "Ben", THREAD, Access::default(), board);
    assert!(begun.contains("it is your move"), "{begun}");
}

#[test]
fn every_way_into_a_game_is_for_the_named_roles_and_no_way_out_is() {
    // Given a server whose games are begun by one role only
    let (mut table, [take, refuse]) = server();
    set(&mut table, ServerSetting::Roles, "77");
    let begins = [
        ("Cid", Action::Challenge(NewChallenge::default())),
        ("Cid", against_computer()),
        ("Cid", Action::Form(ChallengeFormAction::Open(None))),
        ("Cid", play_computer()),
        ("Cid", Action::Accept(OPEN)),
        (
            "Cid",
            Action::Dice(DiceAction::Accept {
                game: OPEN,
                words: "mine".to_owned(),
            }),
        ),
        ("Cid", in_lobby(LobbyStep::Join)),
        ("Cid", in_lobby(LobbyStep::JoinNamed("North".to_owned()))),
        ("Cid", take),
        ("Ben", Action::Rematch(OVER)),
    ];
    // When a player without it begins or joins a game, then the role is named
    for (player, action) in begins {
        let why = format!("{action:?}");
        let answer = ask_at(&mut table, player, HERE, Access::default(), action);
        assert!(answer.contains("@77"), "{why}: {answer}");
    }
    // When they look, decline, leave or show, then no role is asked for
    let shows = shown_to_all().map(|action| ("Cid", action));
    let others = [
        (
            "Cid",
            Action::Computer(ComputerAction::Choose(GameKind::KINGS_MATE)),
        ),
        ("Cid", refuse),
        ("Ann", in_lobby(LobbyStep::AgreeToStart)),
        ("Ann", in_lobby(LobbyStep::Withdraw)),
        ("Ann", Action::Withdraw(OPEN)),
        ("Ann", Action::MoveHere(Some(RUNNING))),
    ];
    for (player, action) in others.into_iter().chain(shows) {
        let why = format!("{action:?}");
        let answer = ask_at(&mut table, player, HERE, Access::default(), action);
        assert!(!answer.contains("@77"), "{why}: {answer}");
    }
}

/// An open contest, and a ladder of Ann, Ben and Cid on which Ben has challenged Ann.
fn contest_and_ladder() -> Table {
    let mut table = Table::game("");
    let moderator = || Access {
        moderates: true,
        ..Access::default()
    };
    let contest = Action::Contest(ContestAction::Open(NewContest::default()));
    let ladder = Action::Ladder(LadderAction::Open(NewLadder::default()));
    for ask in [contest, ladder] {
        ask_at(&mut table, "Mia", HERE, moderator(), ask);
    }
    for player in ["Ann", "Ben", "Cid"] {
        table.ask(player, Action::Ladder(LadderAction::Join(None)));
    }
    table.ask("Ben", Action::Ladder(to_first()));
    table
}

fn to_first() -> LadderAction {
    LadderAction::ChallengeMember {
        ladder: LadderId(1),
        to: EntrantId(1),
    }
}

#[test]
fn ways_into_contests_and_ladders_are_for_the_named_roles_and_no_way_out_is() {
    // Given a contest and a ladder in a server whose games are begun by one role only
    let mut table = contest_and_ladder();
    set(&mut table, ServerSetting::Roles, "77");
    let (contest, ladder) = (ContestId(1), LadderId(1));
    let answer = |accept| LadderAction::Answer {
        ladder,
        challenge: ChallengeId(1),
        accept,
    };
    let team = ContestAction::JoinTeam {
        contest: Some(contest),
        team: 0,
    };
    let place = EntrantId(1);
    let nearest = LadderAction::Challenge {
        ladder: None,
        to: None,
    };
    let ways_in = [
        ("Dot", Action::Contest(ContestAction::Join(None))),
        ("Dot", Action::Contest(team)),
        (
            "Dot",
            Action::Contest(ContestAction::Take { contest, place }),
        ),
        ("Dot", Action::Ladder(LadderAction::Join(None))),
        ("Cid", Action::Ladder(nearest)),
        ("Cid", Action::Ladder(to_first())),
        ("Ann", Action::Ladder(answer(true))),
    ];
    // When a player without it enters, joins, challenges or accepts, then the role is named
    for (player, ask) in ways_in {
        let why = format!("{ask:?}");
        let answer = ask_at(&mut table, player, HERE, Access::default(), ask);
        assert!(answer.contains("@77"), "{why}: {answer}");
    }
    // When they look, refuse or leave, then no role is asked for either
    let out = LadderAction::Leave {
        ladder: None,
        sure: true,
    };
    let left = ContestAction::Leave {
        contest: None,
        price: None,
    };
    let others = [
        ("Cid", Action::Ladder(LadderAction::Show(None))),
        ("Cid", Action::Contest(ContestAction::Show(None))),
        ("Ann", Action::Ladder(answer(false))),
        ("Cid", Action::Ladder(out)),
        ("Cid", Action::Contest(left)),
    ];
    for (player, ask) in others {
        let why = format!("{ask:?}");
        let answer = ask_at(&mut table, player, HERE, Access::default(), ask);
        assert!(!answer.contains("@77"), "{why}: {answer}");
    }
    // When a player has it, then they are let in
    let named = Access {
        roles: vec!["77".to_owned()],
        ..Access::default()
    };
    let join = Action::Ladder(LadderAction::Join(None));
    let answer = ask_at(&mut table, "Dot", HERE, named, join);
    assert!(answer.contains("You are on Ladder 1"), "{answer}");
}

#[test]
fn a_challenge_on_a_ladder_is_accepted_in_private_unless_games_are_for_named_roles() {
    let mut table = contest_and_ladder();
    let private = place_text(&Place::conversation("test", "601"));
    let accept = Action::Ladder(LadderAction::Answer {
        ladder: LadderId(1),
        challenge: ChallengeId(1),
        accept: true,
    });
    for (roles, begins) in [("77", "Please answer in #10."), ("all", "has begun")] {
        set(&mut table, ServerSetting::Roles, roles);
        let access = Access::default();
        let answer = ask_at(&mut table, "Ann", &private, access, accept.clone());
        assert!(answer.contains(begins), "{roles}: {answer}");
    }
}

#[test]
fn a_friend_is_asked_where_games_are_for_named_roles() {
    // Given Ben, whose games with Ann begin at once, in a server whose games are begun by one role only
    let mut table = Table::new();
    let friend = RelationAction::Befriend(Some(person("Ann")));
    table.ask("Ben", Action::Relation(friend));
    set(&mut table, ServerSetting::Roles, "77");
    let named = Access {
        roles: vec!["77".to_owned()],
        ..Access::default()
    };
    let to_ben = Action::Challenge(NewChallenge {
        opponent: Some(person("Ben")),
        ..NewChallenge::default()
    });
    // When Ann, who has it, challenges Ben
    assert_eq!(ask_at(&mut table, "Ann", HERE, named, to_ben), "");
    // Then Ben is asked, and without the role cannot accept
    table.ask("Zoe", Action::Help);
    let told = table.told();
    assert!(told.contains("Ann offers Ben a game"), "{told}");
    let accept = Action::Accept(GameId(1));
    let answer = ask_at(&mut table, "Ben", HERE, Access::default(), accept);
    assert!(answer.contains("@77"), "{answer}");
}

#[test]
fn a_guest_bot_begins_shows_and_takes_in_no_game_and_says_which_of_these_it_cannot() {
    // Given a place of another server, in which the bot is a guest
    let (mut table, _) = server();
    let abroad = "test:1:99";
    let begins = "I am not in this server myself";
    let shows = "I am only your guest here";
    let shown = shown_to_all().map(|action| (action, shows));
    let begun = [
        (Action::Challenge(NewChallenge::default()), begins),
        (Action::Form(ChallengeFormAction::Open(None)), begins),
        (against_computer(), begins),
        (play_computer(), begins),
        (Action::MoveHere(Some(RUNNING)), begins),
    ];
    for (action, expected) in begun.into_iter().chain(shown) {
        // When a player asks there for something that all would see, then they learn why it cannot be
        let why = format!("{action:?}");
        let guest = Access {
            guest: true,
            ..Access::default()
        };
        let answer = ask_at(&mut table, "Ann", abroad, guest, action);
        assert!(answer.contains(expected), "{why}: {answer}");
    }
}

#[test]
fn only_the_channels_that_the_server_named_take_games_and_shown_boards() {
    // Given a server with one channel for games
    let (mut table, _) = server();
    set(&mut table, ServerSetting::Channels, "test:1:11");
    let begins = "On this server, games start in these channels";
    let shows = "games are shown to everybody only in";
    let shown = shown_to_all().map(|action| ("Ann", action, shows));
    let begun = [
        ("Ann", against_computer(), begins),
        ("Ann", play_computer(), begins),
        ("Ann", Action::Form(ChallengeFormAction::Open(None)), begins),
        ("Cid", in_lobby(LobbyStep::Join), begins),
        ("Ben", Action::Rematch(OVER), begins),
        ("Ann", Action::MoveHere(Some(RUNNING)), begins),
    ];
    for (player, action, expected) in begun.into_iter().chain(shown) {
        // When games are begun, brought or shown in another channel, then the answer names the right one
        let why = format!("{action:?}");
        let answer = ask_at(&mut table, player, HERE, Access::default(), action);
        assert!(
            answer.contains(expected) && answer.contains("#11"),
            "{why}: {answer}"
        );
    }
}

#[test]
fn where_the_bot_cannot_post_boards_a_move_from_a_game_may_still_be_shown() {
    // Given a place in which the bot may do nothing
    let (mut table, _) = server();
    let nothing = || Access {
        rights: Some([].into()),
        ..Access::default()
    };
    // When a game is begun or brought there, then the missing permissions are named
    for ask in [
        against_computer(),
        play_computer(),
        Action::MoveHere(Some(RUNNING)),
    ] {
        let why = format!("{ask:?}");
        let answer = ask_at(&mut table, "Ann", HERE, nothing(), ask);
        assert!(answer.contains("/setup"), "{why}: {answer}");
    }
    // When a page is shown, then it answers a press, which needs none
    for ask in shown_to_all() {
        let why = format!("{ask:?}");
        let answer = ask_at(&mut table, "Ann", HERE, nothing(), ask);
        assert!(!answer.contains("/setup"), "{why}: {answer}");
    }
}

const ONE_AT_A_TIME: &str = "You have a running game on this server, and only one at a time is allowed here. Finish it first.";

#[test]
fn limits_of_running_games_bind_everybody_who_would_begin_one_and_those_of_offers_only_offers() {
    // Given Ann with a running game and two open offers, in a server that allows one of each
    let (mut table, _) = server();
    set(&mut table, ServerSetting::OpenEach, "1");
    set(&mut table, ServerSetting::OpenAll, "1");
    // When Cid plays the computer or accepts an offer, then offers do not count
    for ask in [against_computer(), Action::Accept(OPEN)] {
        let why = format!("{ask:?}");
        let answer = ask_at(&mut table, "Cid", HERE, Access::default(), ask);
        assert_eq!(answer, "", "{why}");
    }
    // When Ann asks for one more game of any kind, then the running ones are counted
    set(&mut table, ServerSetting::RunningEach, "1");
    for ask in [
        Action::Challenge(NewChallenge::default()),
        Action::Form(ChallengeFormAction::Open(None)),
        against_computer(),
        play_computer(),
        Action::Rematch(OVER),
    ] {
        let why = format!("{ask:?}");
        let answer = ask_at(&mut table, "Ann", HERE, Access::default(), ask);
        assert_eq!(answer, ONE_AT_A_TIME, "{why}");
    }
}

#[test]
fn a_seat_in_a_running_game_is_taken_whatever_number_of_games_its_challenger_plays() {
    // Given Ann with as many running games as the server allows, in one of which a seat is offered to Cid
    let (mut table, [take, _]) = server();
    set(&mut table, ServerSetting::RunningEach, "1");
    // When Cid takes it, then that begins no game of Ann's
    assert_eq!(ask_at(&mut table, "Cid", HERE, Access::default(), take), "");
}

#[test]
fn a_game_that_goes_on_without_a_player_takes_no_place_among_theirs() {
    let mut table = tables::begun();
    set(&mut table, ServerSetting::RunningEach, "1");
    let offer = || Action::Challenge(NewChallenge::default());
    let full = table.ask("Cyn", offer());
    assert!(full.contains("only one at a time"), "{full}");
    let (game, sure) = (None, true);
    assert_eq!(table.ask("Cyn", Action::Resign { game, sure }), "");
    assert_eq!(table.ask("Cyn", offer()), "");
    assert_eq!(table.ask("Dan", offer()), ONE_AT_A_TIME, "Dan still plays");
}
