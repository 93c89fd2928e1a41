//! Requests in games and their results or refusals, with one rule of playing together in each test.

use kingboard::service::api::access::Access;
use kingboard::service::api::action::{Action, RepliedMessage, Request};
use kingboard::service::api::challenge::NewChallenge;
use kingboard::service::api::reply::Reply;
use kingboard::service::api::values::{GamesFilter, Person, RecordFormat, ReviewPage};
use kingboard::service::study::records;
use kingboard::service::suggest;
use kingboard::service::words::text::Span;
use kingboard::service::{GameId, GameKind, Place, Ply, Record, Timestamp, Version};
use kingboard::store::{Store, place_of_text};

use crate::table::harness::{Table, button, labels, person, unsealed};

fn pick(seen: u32, index: u16) -> Action {
    Action::Pick {
        game: GameId(1),
        seen: Version(seen),
        index,
    }
}

#[test]
fn a_challenge_is_announced_and_accepted_by_button() {
    let mut table = Table::new();
    assert_eq!(table.challenge("Ann", Some("Ben"), "active"), "");
    let messages = table.messages();
    assert_eq!(messages.len(), 1);
    assert_eq!(messages[0].notify, [person("Ben").id]);
    let offer = messages[0].text.plain();
    let (offer, seal) = offer.rsplit_once('\n').unwrap();
    assert_eq!(
        offer,
        "Ann offers Ben a game of King’s Mate, #1.\nAnn plays White. Declared: Active Play (dice).\n\
         The offer stands until 2026-03-08 12:01 UTC.\nThe dice are sealed: /verify checks every roll \
         after the game, /accept takes words of yours for them."
    );
    let (words, digits) = seal.rsplit_once(' ').unwrap();
    assert_eq!(words, "The seal, to keep:");
    assert_eq!(digits.len(), 64, "the seal comes last: {seal}");
    assert!(messages[0].text.0.contains(&Span::SmallPrint));
    assert_eq!(table.ask("Ben", button(&messages, "Accept")), "");
    let messages = table.messages();
    assert_eq!(messages[0].notify, [person("Ann").id]);
    assert!(messages[0].picture.is_some());
    assert!(messages[0].text.plain().contains("Ann, it is your move."));
}

#[test]
fn a_withdrawn_challenge_names_the_player_who_was_asked() {
    let mut table = Table::new();
    assert_eq!(table.challenge("Ann", Some("Ben"), ""), "");
    assert_eq!(table.press("Ann", "Withdraw"), "");
    let told = table.messages().pop().unwrap();
    assert_eq!(told.text.plain(), "Ann withdraws #1, the challenge to Ben.");
    assert_eq!(told.notify, [], "nobody has anything to do");
    assert_eq!(table.challenge("Ann", None, ""), "");
    assert_eq!(table.press("Ann", "Withdraw"), "");
    let told = table.told();
    assert!(told.ends_with("Ann withdraws the challenge #2."), "{told}");
}

/// The message at the start of a game between Ann and this player; Ann then resigns it.
fn start_of_a_lost_game(table: &mut Table, opponent: &str) -> String {
    table.challenge("Ann", Some(opponent), "");
    let accept = button(&table.messages(), "Accept");
    assert_eq!(table.ask(opponent, accept), "");
    let told = table.told();
    let resign = Action::Resign {
        game: None,
        sure: true,
    };
    assert_eq!(table.ask("Ann", resign), "");
    table.told();
    told
}

#[test]
fn how_to_move_is_said_until_all_players_have_finished_three_games_of_the_kind() {
    // Given two players of three games
    let mut table = Table::new();
    let how = "Reply to the newest board (ping on) with a move such as";
    for _ in 0..3 {
        let told = start_of_a_lost_game(&mut table, "Ben");
        assert!(told.contains(how) && told.contains("/rules"), "{told}");
    }
    // When they begin a fourth one, then only what is new is said
    let told = start_of_a_lost_game(&mut table, "Ben");
    let told: Vec<&str> = told.lines().collect();
    assert_eq!(
        told,
        [
            "King’s Mate #4 begins. Ann plays White, Ben plays Black.",
            "Ann, it is your move."
        ]
    );
    // When one of them plays a newcomer, then it is said again
    let told = start_of_a_lost_game(&mut table, "Cyn");
    assert!(told.contains(how), "{told}");
}

#[test]
fn a_challenge_becomes_one_game_however_many_accept() {
    let mut table = Table::new();
    table.challenge("Ann", None, "");
    let accept = button(&table.messages(), "Accept");
    assert_eq!(table.ask("Ben", accept.clone()), "");
    let late = table.ask("Eve", accept.clone());
    assert_eq!(late, "#1 has started already: the challenge was accepted.");
    // The player who accepted it and presses again does not read that another one was faster.
    let twice = table.ask("Ben", accept);
    assert_eq!(twice, "You are in #1, and it has begun.");
    assert_eq!(table.messages().len(), 1);
    assert_eq!(table.say("Eve", "D2-D3"), "", "Eve is not in it");
}

#[test]
fn only_those_asked_may_answer_a_challenge() {
    let mut table = Table::new();
    table.challenge("Ann", Some("Ben"), "");
    let id = GameId(1);
    assert!(
        table
            .ask("Eve", Action::Accept(id))
            .contains("offered to Ben")
    );
    assert!(
        table
            .ask("Eve", Action::Decline(id))
            .contains("offered to Ben")
    );
    assert!(
        table
            .ask("Eve", Action::Withdraw(id))
            .contains("Only Ann can withdraw")
    );
    assert!(
        table
            .ask("Ben", Action::Withdraw(id))
            .contains("Only Ann can withdraw")
    );
    assert!(
        table
            .ask("Ann", Action::Accept(id))
            .contains("your own challenge")
    );
    assert_eq!(
        table.messages().len(),
        1,
        "nothing has happened but the challenge"
    );
}

#[test]
fn a_challenge_may_be_declined_or_withdrawn_once() {
    let mut table = Table::new();
    table.challenge("Ann", Some("Ben"), "");
    assert_eq!(table.ask("Ben", Action::Decline(GameId(1))), "");
    assert!(
        table
            .told()
            .ends_with("Ben declines #1. Perhaps another day.")
    );
    assert!(
        table
            .ask("Ben", Action::Accept(GameId(1)))
            .contains("is closed")
    );
    table.challenge("Ann", None, "");
    assert!(
        table
            .ask("Eve", Action::Decline(GameId(2)))
            .contains("open to anyone")
    );
    assert_eq!(table.ask("Ann", Action::Withdraw(GameId(2))), "");
    assert!(
        table
            .ask("Eve", Action::Accept(GameId(2)))
            .contains("is closed")
    );
}

#[test]
fn a_challenge_to_oneself_or_with_an_unknown_option_is_refused() {
    let mut table = Table::new();
    assert!(
        table
            .challenge("Ann", Some("Ann"), "")
            .contains("against yourself")
    );
    let answer = table.challenge("Ann", None, "blindfold");
    assert!(answer.contains("“blindfold”"), "{answer}");
    assert!(
        answer.contains("expanded, active, interactive, own-dice, touch, repetition"),
        "{answer}"
    );
    assert_eq!(table.told(), "");
}

#[test]
fn sides_fall_by_lot_both_ways() {
    let mut firsts = Vec::new();
    for face in 1..=6 {
        let mut table = Table::new();
        table.ask(
            "Ann",
            Action::Challenge(NewChallenge {
                opponent: Some(person("Ben")),
                ..NewChallenge::default()
            }),
        );
        assert!(table.told().contains("drawn by lot"));
        table.dice(face, 1).ask("Ben", Action::Accept(GameId(1)));
        let told = table.told();
        let first = ["Ann", "Ben"].map(|name| told.contains(&format!("{name} plays White")));
        assert!(first[0] != first[1], "{told}");
        firsts.push(first[0]);
    }
    assert!(firsts.contains(&true) && firsts.contains(&false));
}

#[test]
fn a_move_is_told_with_whose_turn_it_is() {
    let mut table = Table::game("");
    table.plays("Ann", "d2-d3");
    let messages = table.messages();
    assert_eq!(messages.len(), 1);
    assert_eq!(
        messages[0].text.plain(),
        "Ann plays D2-D3.\nBen, it is your move."
    );
    assert_eq!(messages[0].notify, [person("Ben").id]);
    let picture = messages[0].picture.as_ref().unwrap();
    assert!(
        picture
            .alt
            .contains("position after move 1, White. Last move: 1. fool D2-D3."),
        "{}",
        picture.alt
    );
    assert_eq!(picture.scene.caption.status, "Black to move");
}

#[test]
fn moves_by_the_wrong_person_are_refused() {
    let mut table = Table::game("");
    assert!(table.say("Ben", "D8-D7").contains("It is Ann’s turn"));
    assert_eq!(
        table.say("Eve", "D2-D3"),
        "",
        "a stranger’s line is chatter"
    );
    assert!(
        table
            .say("Eve", "#1D2-D3")
            .contains("You are not playing in #1")
    );
    assert!(table.ask("Eve", pick(5, 0)).contains("not playing"));
    assert!(table.say("Ann", "#99 D2-D3").contains("no game #99"));
    assert_eq!(table.told(), "");
}

#[test]
fn refused_moves_say_what_is_wrong() {
    let mut table = Table::game("");
    for (typed, says) in [
        ("D2-D4", "A fool moves one square"),
        ("D3-D4", "There is no piece on D3"),
        ("D8-D7", "is Black’s, and Black is not to move"),
        ("A1-A5", "blocked on A2 by a fool of White"),
        ("C1-C3", "breaks your escort"),
        ("d2d2", "already stands on D2"),
        ("D1-E1", "Your own swordmaster stands on E1"),
        ("D2-D3=E", "leave the “=” out"),
    ] {
        let answer = table.say("Ann", typed);
        assert!(answer.contains(says), "{typed}: {answer}");
    }
    assert_eq!(table.told(), "", "nothing has happened");
}

#[test]
fn chatter_is_never_answered() {
    let mut table = Table::game("");
    for line in [
        "good luck!",
        "D2",
        "d2 looks strong",
        "a1 steak sauce",
        "I play D2-D3 next",
        "#1 is fun",
        "#12",
        "",
        " ",
        "🏰",
        "D2-D3 is what I would play",
        "12",
        "resign",
        "accept",
        "e4",
        "B5 or C6?",
        "```D2-D3```",
        "\u{202e}D2-D3",
    ] {
        assert_eq!(table.say("Ann", line), "", "{line}");
    }
    assert_eq!(table.told(), "");
}

#[test]
fn moves_are_read_generously_and_alone_on_their_line() {
    for typed in [
        "d2d3",
        "D2 D3",
        "d2>d3",
        "D2–D3",
        "D2 → D3",
        "d2:d3",
        "nice one!\nD2-D3\nyour turn",
        "  D2-D3!  ",
        "#1 d2-d3",
        "#1\nD2-D3",
    ] {
        let mut table = Table::game("");
        assert_eq!(table.say("Ann", typed), "", "{typed}");
        assert!(table.told().contains("Ann plays D2-D3."), "{typed}");
    }
}

#[test]
fn several_moves_in_one_message_are_not_guessed_at() {
    let mut table = Table::game("");
    assert!(
        table
            .say("Ann", "D2-D3\nG2-G3")
            .contains("one move at a time")
    );
    assert_eq!(table.told(), "");
}

#[test]
fn hostile_text_is_refused_or_ignored_quickly() {
    let mut table = Table::game("");
    let long = "D2-D3 ".repeat(10_000);
    let lines = "D2\n".repeat(1_000);
    for text in [
        long.as_str(),
        lines.as_str(),
        "\u{0}\u{1}\u{7}",
        "D2\u{0}-D3",
        "＃1 D2-D3",
        "#99999999999999999999 D2-D3",
        "#-1 D2-D3",
        "D２-D３",
    ] {
        table.say("Ann", text);
        let on_purpose = Action::Play {
            game: None,
            text: text.to_owned(),
        };
        let answer = table.ask("Ann", on_purpose);
        assert!(
            !answer.is_empty() && answer.chars().count() < 500,
            "{answer}"
        );
        assert!(!answer.contains('\u{0}'));
    }
    assert_eq!(table.told(), "", "nothing has happened");
}

#[test]
fn a_move_on_purpose_is_always_answered() {
    let mut table = Table::game("");
    let play = |text: &str| Action::Play {
        game: None,
        text: text.to_owned(),
    };
    assert!(
        table
            .ask("Ann", play("hello"))
            .contains("I cannot read “hello”")
    );
    assert!(table.ask("Ann", play("")).contains("cannot read"));
    assert!(table.ask("Eve", play("D2-D3")).contains("no game here"));
    assert_eq!(table.ask("Ann", play("D2-D3")), "");
    assert!(table.ask("Ann", play("D3-D4")).contains("It is Ben’s turn"));
}

#[test]
fn where_several_games_fit_the_person_is_asked() {
    let mut table = Table::game("");
    table.start("Ann", "Eve", "");
    let replies = table.asked(
        "Ann",
        Action::Chat {
            text: "D2-D3".into(),
            reply_to: None,
            addressed: false,
            aloud: false,
        },
    );
    assert_eq!(table.told(), "");
    assert!(replies[0].text.plain().contains("Which one do you mean?"));
    let second = button(&replies, "#2: D2-D3");
    assert_eq!(table.ask("Ann", second.clone()), "");
    assert!(table.told().contains("Eve, it is your move."));
    assert!(
        table.ask("Ann", second).contains("It is Eve’s turn"),
        "pressed twice"
    );
    // Now Ann has to move in the first game only.
    table.plays("Ann", "D2-D3");
    assert!(table.told().contains("Ben, it is your move."));
}

#[test]
fn a_move_behind_the_number_of_its_game_may_have_its_own_number_too() {
    let mut table = Table::game("");
    table.start("Ann", "Eve", "");
    assert_eq!(table.say("Ann", "#2 1. d2-d3"), "");
    assert!(table.told().contains("Eve, it is your move."));
    assert_eq!(table.say("Eve", "#2 1… `d8-d7`"), "");
    assert!(table.told().contains("Ann, it is your move."));
    assert_eq!(table.say("Ann", "#2 2. place, I hope"), "", "chatter");
}

#[test]
fn a_number_or_a_reply_to_a_board_names_the_game() {
    let mut table = Table::game("");
    table.start("Ann", "Eve", "");
    table.plays("Ann", "#2d2-d3");
    assert!(table.told().contains("Eve, it is your move."));
    table.start("Ann", "Eve", "");
    // m2 is the first board of the first game, m5 the newest of the second.
    let reply = |text: &str, to: &str| Action::Chat {
        text: text.to_owned(),
        reply_to: Some(to.into()),
        addressed: false,
        aloud: false,
    };
    assert_eq!(table.ask("Ann", reply("G2-G3", "m2")), "");
    assert!(table.told().contains("Ben, it is your move."));
    assert_eq!(table.ask("Eve", reply("D8-D7", "m5")), "");
    assert!(
        table
            .ask("Ann", reply("D2-D9", "m2"))
            .contains("It is Ben’s turn")
    );
    assert!(
        table
            .ask("Eve", reply("D8-D10", "m2"))
            .contains("not playing")
    );
    assert_eq!(
        table.ask("Ann", reply("nice game", "m2")),
        "",
        "chatter, even there"
    );
}

#[test]
fn a_reply_to_an_answer_of_the_bot_plays_in_the_game_whose_buttons_it_shows() {
    let mut table = Table::game("");
    table.start("Ann", "Eve", "");
    // Ann is to move in the second game only.
    table.plays("Ann", "#1D2-D3");
    let reply = |games: &[i64]| Action::Chat {
        text: "D2-D3".to_owned(),
        reply_to: Some(RepliedMessage {
            id: "m99".to_owned(),
            games: games.iter().copied().map(GameId).collect(),
            ..RepliedMessage::default()
        }),
        addressed: false,
        aloud: false,
    };
    let answer = table.ask("Ann", reply(&[1]));
    assert!(answer.contains("It is Ben’s turn"), "{answer}");
    let question = table.asked("Ann", reply(&[1, 2]));
    assert_eq!(labels(&question[0]), ["#2: D2-D3"]);
    let answer = table.ask("Ann", reply(&[99]));
    assert_eq!(
        answer, "",
        "a game that is not here names none: the move fits the second"
    );
    assert!(table.told().contains("Eve, it is your move."));
}

#[test]
fn a_reply_to_a_board_whose_posting_is_not_settled_asks_for_the_game() {
    let mut table = Table::game("");
    table.start("Ann", "Eve", "");
    table.plays("Ann", "#2D2-D3");
    table.plays("Ann", "#1D2-D3");
    let reply = || Action::Chat {
        text: "G2-G3".to_owned(),
        reply_to: Some("m99".into()),
        addressed: false,
        aloud: false,
    };
    // Her reply, with no deliveries after it.
    let said = |table: &mut Table| table.handled("Ann", reply());
    let eve = Action::Play {
        game: Some(GameId(2)),
        text: "D8-D7".to_owned(),
    };
    let request = table.request("Eve", eve);
    let env = table.env();
    // Eve's board is stored, and may already be in the channel under an unknown id.
    assert_eq!(table.service.handle(&request, &env), []);
    let replies = said(&mut table);
    let [question] = replies.as_slice() else {
        panic!("{replies:?}");
    };
    assert!(question.text.plain().contains("which board"));
    assert_eq!(labels(question), ["#2: G2-G3"]);
    table.ask("Ann", Action::Board(Some(GameId(2))));
    // All posts are settled now, so the line is read as if it were not a reply, and fits one game only.
    assert_eq!(said(&mut table), []);
}

#[test]
fn buttons_are_good_for_one_version_of_the_board() {
    let mut table = Table::game("");
    table.dice(1, 1);
    assert_eq!(table.ask("Ann", pick(4, 0)), "");
    let told = table.told();
    assert!(told.contains("Ann plays A2-A3."), "{told}");
    assert!(table.ask("Ann", pick(4, 0)).contains("It is Ben’s turn"));
    assert!(table.ask("Ben", pick(4, 0)).contains("has changed since"));
    assert!(table.ask("Ben", pick(5, 999)).contains("has changed since"));
    assert_eq!(table.told(), "");
}

#[test]
fn a_draw_is_offered_after_ones_move_until_the_opponent_has_moved() {
    let mut table = Table::game("");
    let offer = || Action::OfferDraw(None);
    assert!(
        table
            .ask("Ann", offer())
            .contains("right after your own move")
    );
    assert!(
        table
            .ask("Ben", offer())
            .contains("right after your own move")
    );
    table.plays("Ann", "D2-D3");
    assert!(
        table
            .ask("Ben", offer())
            .contains("right after your own move")
    );
    // After an attack that failed, the player has moved and is to move.
    let mut again = Table::game("active");
    again.line("B2-B3 B8-B7 B3-B4 B7-B6 B4-B5 A8-A7 G2-G3 A7-A6 B5xA6[2:5]");
    let early = again.ask("Ann", offer());
    assert!(early.contains("right after your own move"), "{early}");
    assert_eq!(table.ask("Ann", offer()), "");
    let messages = table.messages();
    assert_eq!(messages.last().unwrap().notify, [person("Ben").id]);
    assert!(table.ask("Ann", offer()).contains("already"));
    let accept = button(&messages, "Accept the draw");
    assert!(table.ask("Ann", accept.clone()).contains("your opponent’s"));
    assert!(table.ask("Eve", accept.clone()).contains("not playing"));
    // Moving declines the draw, and the old buttons are then stale.
    table.plays("Ben", "D8-D7");
    assert!(table.told().contains("declines the draw offer"));
    assert!(table.ask("Ben", accept).contains("has changed since"));
}

#[test]
fn a_draw_can_be_accepted_and_declined_by_word() {
    let mut table = Table::game("");
    table
        .plays("Ann", "D2-D3")
        .ask("Ann", Action::OfferDraw(None));
    assert_eq!(table.press("Ben", "Decline the draw"), "");
    assert!(
        table
            .told()
            .ends_with("Ben declines the draw. Play goes on.")
    );
    assert!(
        table
            .ask("Ann", Action::OfferDraw(None))
            .contains("already"),
        "no nagging"
    );
    table
        .plays("Ben", "D8-D7")
        .ask("Ben", Action::OfferDraw(None));
    assert_eq!(table.press("Ann", "Accept the draw"), "");
    assert!(table.told().contains("Draw agreed in #1."));
    assert!(table.say("Ann", "#1 D3-D4").contains("#1 is over"));
    assert!(
        table
            .ask("Ann", Action::OfferDraw(Some(GameId(1))))
            .contains("#1 is over")
    );
}

#[test]
fn resigning_asks_back_and_then_ends_the_game() {
    let mut table = Table::game("");
    let resign = |sure| Action::Resign { game: None, sure };
    let replies = table.asked("Ben", resign(false));
    assert_eq!(
        replies[0].text.plain(),
        "Resign #1 against Ann? This ends the game."
    );
    assert_eq!(table.told(), "");
    let sure = button(&replies, "Resign #1");
    assert!(table.ask("Eve", sure.clone()).contains("not playing"));
    assert_eq!(table.ask("Ben", sure.clone()), "");
    assert!(table.told().starts_with("Ben resigns. Ann wins #1."));
    assert!(table.ask("Ben", sure).contains("is over"));
}

#[test]
fn either_player_may_call_the_game_off_before_the_first_move_only() {
    for player in ["Ann", "Ben"] {
        let mut table = Table::game("");
        assert!(
            table
                .ask("Eve", Action::Abort(Some(GameId(1))))
                .contains("not playing")
        );
        assert_eq!(table.ask(player, Action::Abort(None)), "");
        assert!(table.told().contains("off before the first move"));
        assert!(table.say(player, "#1D2-D3").contains("over"));
    }
    let mut table = Table::game("");
    table.plays("Ann", "D2-D3");
    assert!(
        table
            .ask("Ben", Action::Abort(None))
            .contains("no longer be called off")
    );
}

#[test]
fn ruling_km_15_a_rejected_move_touches_what_it_names() {
    let mut table = Table::game("touch");
    let answer = table.say("Ann", "B1-B2");
    assert!(answer.contains("Your own fool stands on B2"), "{answer}");
    assert!(answer.contains("You touched B1"), "{answer}");
    assert!(table.told().contains("Ann has touched B1"));
    let answer = table.say("Ann", "D2-D3");
    assert!(
        answer.contains("You touched B1") && answer.contains("B1-C2"),
        "{answer}"
    );
    assert!(
        table.ask("Ann", pick(5, 9)).contains("has changed since"),
        "buttons offer what is left only"
    );
    table.plays("Ann", "B1-C2");
    // The duty has ended with the turn, and was Ann's only.
    table.plays("Ben", "D8-D7").plays("Ann", "D2-D3");
}

#[test]
fn ruling_km_15_touching_openly_obliges_and_what_cannot_move_does_not() {
    let mut table = Table::game("touch");
    let touch = |cell: &str| Action::Touch {
        game: None,
        cell: cell.to_owned(),
    };
    assert!(
        table
            .ask("Ann", touch("A1"))
            .contains("would change nothing")
    );
    assert!(
        table
            .ask("Ann", touch("D8"))
            .contains("would change nothing"),
        "nothing takes it"
    );
    assert!(
        table
            .ask("Ann", touch("Z9"))
            .contains("would change nothing")
    );
    assert_eq!(table.ask("Ann", touch("d2")), "");
    assert!(table.say("Ann", "G2-G3").contains("You touched D2"));
    assert!(
        table.say("Ann", "A1-A5").contains("blocked"),
        "no duty from a piece that cannot move"
    );
    table.plays("Ann", "D2-D3");
    assert!(table.ask("Ann", touch("D3")).contains("It is Ben’s turn"));
    let mut table = Table::game("");
    assert!(
        table
            .ask("Ann", touch("D2"))
            .contains("not played with touch-move")
    );
    assert!(
        table.say("Ann", "B1-B2").ends_with("B2."),
        "no touch-move, no duty"
    );
    table.plays("Ann", "D2-D3");
}

#[test]
fn ruling_km_15_a_move_from_an_enemy_square_touches_that_enemy() {
    let mut table = Table::game("touch");
    table.line("F2-F3 F8-F7 F3-F4 G8-G7 F4-F5 G7-G6");
    table.told();
    assert!(table.say("Ann", "G6-G7").contains("You touched G6"));
    assert!(
        table
            .say("Ann", "A2-A3")
            .contains("must play one of: F5xG6")
    );
    table.plays("Ann", "F5xG6");
}

#[test]
fn ruling_km_15_a_second_touch_that_binds_to_nothing_more_is_not_told() {
    let mut table = Table::game("touch");
    let touch = |cell: &str| Action::Touch {
        game: None,
        cell: cell.to_owned(),
    };
    assert_eq!(table.ask("Ann", touch("D2")), "");
    assert!(
        table
            .ask("Ann", touch("A2"))
            .contains("would change nothing")
    );
    assert!(table.say("Ann", "A2-A3").contains("You touched D2"));
    table.plays("Ann", "D2-D3");
}

#[test]
fn ruling_km_15_a_move_that_leaves_open_what_the_fool_becomes_touches_it() {
    let mut table = Table::from_position("touch", "4k2/F6/7/7/7/7/7/7/2SKS1E w -");
    let text = "A8-A9".to_owned();
    let replies = table.asked("Ann", Action::Play { game: None, text });
    let answer = replies[0].text.plain();
    assert!(answer.contains("You touched A8"), "{answer}");
    assert!(table.told().contains("Ann has touched A8"));
    assert!(table.say("Ann", "G1-G2").contains("You touched A8"));
    // The same text asks again, and the buttons are for the board as it is now.
    let again = table.say("Ann", "A8-A9");
    assert!(!again.contains("You touched"), "{again}");
    assert_eq!(table.ask("Ann", button(&replies, "A8-A9=P")), "");
    assert!(table.told().contains("comes back as a priest"));
}

#[test]
fn ruling_km_15_a_touched_enemy_must_be_taken_if_it_can_be() {
    let mut table = Table::game("touch");
    table.line("B2-B3 B8-B7 B3-B4 B7-B6 B4-B5 A8-A7");
    table.told();
    // The fool on B5 cannot reach A7, and B6 is straight ahead of it, so touching them has no effect.
    assert!(table.say("Ann", "B5-B6").contains("stands on B6"));
    assert!(table.told().contains("touched B5"));
    assert!(table.say("Ann", "G2-G3").contains("You touched B5"));
    table
        .plays("Ann", "B5-B4")
        .plays("Ben", "A7-A6")
        .plays("Ann", "B4-B5");
    table.plays("Ben", "G8-G7");
    // Now the fool on B5 can take A6. Naming A6 with a piece that cannot take it touches A6.
    assert!(table.say("Ann", "A1-A6").contains("blocked"));
    let answer = table.say("Ann", "G2-G3");
    assert!(answer.contains("B5xA6"), "{answer}");
    table.plays("Ann", "B5xA6");
}

#[test]
fn active_play_rolls_once_and_keeps_the_dice() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("games.db");
    let mut table = Table::on(unsealed(Store::open(&path).unwrap(), "active"));
    table.line("B2-B3 B8-B7 B3-B4 B7-B6 B4-B5 A8-A7 G2-G3 A7-A6");
    table.told();
    table.dice(2, 5).plays("Ann", "b5a6");
    let messages = table.messages();
    assert_eq!(
        messages[0].text.plain(),
        "Ann attacks the fool on A6, 2 against 5: repelled. B5xA6[2:5]\n\
         Needed: the higher die, 15 in 36 (42%).\n\
         Ann, move another piece: what failed stays where it is for this turn."
    );
    assert_eq!(messages[0].notify, [person("Ann").id]);
    let scene = &messages[0].picture.as_ref().unwrap().scene;
    let dice = scene.dice.unwrap();
    assert_eq!((dice.attacker.0, dice.defender.0), (2, 5));
    // Ruling KM-12: it stays out, whatever the next dice. Another attack would be possible.
    let answer = table.dice(6, 1).say("Ann", "B5xA6");
    assert!(answer.contains("attacked and failed"), "{answer}");
    drop(table);
    let mut table = Table::on(Store::open(&path).unwrap());
    table.dice(1, 1).plays("Ann", "G3-G4");
    assert!(table.told().ends_with("Ben, it is your move."));
    // A tie fails, a higher die takes, and a restart changes no face.
    table.dice(3, 3).plays("Ben", "A6xB5");
    assert!(table.told().contains("3 against 3: repelled"));
    table.plays("Ben", "G8-G7").dice(4, 3).plays("Ann", "B5xA6");
    assert!(
        table
            .told()
            .contains("Ann attacks the fool on A6, 4 against 3: taken.")
    );
    let page = |ply| {
        Action::Review(ReviewPage {
            ply: Some(Ply(ply)),
            ..ReviewPage::of(GameId(1))
        })
    };
    assert!(table.ask("Ann", page(9)).contains("B5xA6[2:5]"));
    assert!(table.ask("Ann", page(13)).contains("B5xA6[4:3]"));
}

#[test]
fn games_are_seen_from_their_own_server_only() {
    let mut table = Table::game("");
    table.plays("Ann", "D2-D3");
    let review = |id| Action::Review(ReviewPage::of(GameId(id)));
    assert!(table.ask("Eve", review(1)).contains("1. D2-D3 by Ann"));
    table.place = Place::in_server("test", "1", "99");
    assert!(
        table.ask("Eve", review(1)).contains("1. D2-D3 by Ann"),
        "another channel of the server"
    );
    table.place = Place::in_server("test", "2", "10");
    assert!(table.ask("Eve", review(1)).contains("no game #1"));
    assert!(
        table.ask("Ann", review(1)).contains("1. D2-D3 by Ann"),
        "one’s own anywhere"
    );
    assert!(
        suggest::suggest_games(&table.service, &person("Eve").id, &table.place, "", false)
            .is_empty()
    );
    // Direct messages do not form a common server.
    let record = records::export(&table.service, GameId(1), RecordFormat::Text).unwrap();
    let record = Record::read(record.text.as_bytes()).unwrap();
    let private = Place::conversation("test", "5");
    let env = table.env();
    let brought = records::import(&mut table.service, &record, Some(&private), true, &env);
    assert_eq!(brought.unwrap(), GameId(2));
    table.place = Place::conversation("test", "6");
    assert!(table.ask("Eve", review(2)).contains("no game #2"));
}

#[test]
fn lists_show_what_waits_and_what_runs() {
    let mut table = Table::new();
    let games = |filter| Action::Games(filter);
    assert!(
        table
            .ask("Ann", games(GamesFilter::Mine))
            .contains("None yet")
    );
    table.start("Ann", "Ben", "");
    table.challenge("Eve", None, "");
    let mine = table.ask("Ann", games(GamesFilter::Mine));
    assert!(
        mine.starts_with("These wait for you:\nKing’s Mate #1 against Ben: waiting for 6 minutes"),
        "{mine}"
    );
    assert!(!mine.contains("#2"));
    let here = table.ask("Ann", games(GamesFilter::Here));
    assert!(
        here.contains("#2 King’s Mate: Eve waits for anyone"),
        "{here}"
    );
    table.ask(
        "Ben",
        Action::Resign {
            game: None,
            sure: true,
        },
    );
    let here = table.ask("Ann", games(GamesFilter::Here));
    assert!(!here.contains("#1"), "{here}");
}

#[test]
fn a_promised_message_is_offered_until_it_is_delivered_and_never_overtaken() {
    use crate::table::harness::{BEGIN, env};
    use kingboard::service::api::delivery::DeliveryOutcome;
    let mut table = Table::game("");
    let now = env(Timestamp(BEGIN.0 + 10_000_000), [1, 1]);
    for (player, mv) in [("Ann", "D2-D3"), ("Ben", "D8-D7")] {
        let action = Action::Chat {
            text: mv.into(),
            reply_to: None,
            addressed: false,
            aloud: false,
        };
        let request = table.request(player, action);
        assert!(table.service.handle(&request, &now).is_empty());
    }
    let first = table.service.due("test", &now, 10);
    assert_eq!(first.len(), 1, "the second waits for the first");
    assert_eq!(
        table.service.due("test", &now, 10),
        first,
        "asked again, the same again"
    );
    assert!(first[0].reply.text.plain().starts_with("Ann plays D2-D3."));
    let later = Timestamp(now.now.0 + 5_000);
    table
        .service
        .delivered(first[0].id, DeliveryOutcome::Later(later), &now);
    assert!(table.service.due("test", &now, 10).is_empty());
    let then = env(later, [1, 1]);
    let again = table.service.due("test", &then, 10);
    assert_eq!(again.len(), 1);
    assert_eq!(
        (again[0].id, &again[0].reply),
        (first[0].id, &first[0].reply)
    );
    table
        .service
        .delivered(first[0].id, DeliveryOutcome::Never("gone".into()), &then);
    let second = table.service.due("test", &then, 10);
    assert!(second[0].reply.text.plain().starts_with("Ben plays D8-D7."));
    assert!(table.service.due("elsewhere", &then, 10).is_empty());
}

/// A mention of the bot in another channel than that of the table's games.
fn spoken_elsewhere(table: &mut Table, player: &str, text: &str, place: &str) -> Vec<Reply> {
    let home = std::mem::replace(&mut table.place, place_of_text(place));
    let replies = table.asked(
        player,
        Action::Chat {
            text: text.to_owned(),
            reply_to: None,
            addressed: true,
            aloud: false,
        },
    );
    table.place = home;
    replies
}

#[test]
fn a_move_said_where_its_author_has_no_game_plays_in_none_elsewhere_and_tells_of_none() {
    let mut table = Table::game("");
    for (games, text) in [(1, "D2-D3"), (1, "D2-D9"), (2, "D2-D3"), (2, "D2-D9")] {
        if games == 2 && table.told().is_empty() {
            table.start("Ann", "Eve", "");
        }
        let replies = spoken_elsewhere(&mut table, "Ann", text, "test:2:20");
        assert!(table.messages().is_empty(), "{text} was played elsewhere");
        let said = replies[0].text.plain();
        assert!(said.contains("no game here"), "{said}");
        assert!(!said.contains("Ben") && !said.contains('#'), "{said}");
    }
}

#[test]
fn an_open_challenge_is_taken_up_in_its_own_server_only() {
    let mut table = Table::new();
    table.challenge("Ann", None, "");
    let accept = button(&table.messages(), "Accept");
    table.place = Place::in_server("test", "2", "20");
    assert!(table.ask("Eve", accept.clone()).contains("no game #1"));
    assert!(table.messages().is_empty());
    table.place = Place::in_server("test", "1", "11");
    assert_eq!(
        table.ask("Eve", accept),
        "Done. It appears in the game’s channel.",
        "another channel of its server"
    );
}

#[test]
fn a_user_who_only_chats_or_looks_is_not_kept_by_name() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("games.db");
    let mut table = Table::on(Store::open(&path).unwrap());
    table.start("Ann", "Ben", "");
    table.say("Cid", "nice weather");
    table.ask("Dan", Action::Help);
    table.ask("Eve", Action::Games(GamesFilter::Here));
    table.say("Fay", "#1D2-D3");
    drop(table);
    let store = Store::open(&path).unwrap();
    for (name, kept) in [("Ann", true), ("Ben", true), ("Cid", false), ("Dan", false)] {
        assert_eq!(
            store.name(&person(name).id).unwrap().is_some(),
            kept,
            "{name}"
        );
    }
    for name in ["Eve", "Fay"] {
        assert_eq!(store.name(&person(name).id).unwrap(), None, "{name}");
    }
}

#[test]
fn a_database_in_trouble_turns_no_chatter_into_a_conversation() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("games.db");
    let mut table = Table::on(Store::open(&path).unwrap());
    table.start("Ann", "Ben", "");
    let broken = rusqlite::Connection::open(&path).unwrap();
    broken
        .execute("UPDATE games SET kind = 'nonsense'", [])
        .unwrap();
    assert_eq!(table.say("Ann", "nice weather"), "");
    assert_eq!(table.say("Cid", "nice weather"), "");
    let asked = table.ask("Ann", Action::Games(GamesFilter::Here));
    assert!(asked.contains("None yet"), "{asked}");
    let asked = table.ask("Ann", Action::Games(GamesFilter::Mine));
    assert!(asked.contains("is damaged: #1"), "{asked}");
}

#[test]
fn the_board_is_asked_for_by_number_where_several_games_wait_for_others() {
    let mut table = Table::game("");
    table.start("Ann", "Eve", "");
    table.plays("Ann", "#1D2-D3").plays("Ann", "#2D2-D3");
    let answer = table.asked("Ann", Action::Board(None)).remove(0);
    let offered = labels(&answer);
    assert_eq!(offered.len(), 2, "{answer:?}");
    assert!(offered[0].starts_with("#1 Ann – Ben"), "{offered:?}");
    assert!(offered[1].starts_with("#2 Ann – Eve"), "{offered:?}");
}

#[test]
fn a_user_who_only_calls_the_bot_or_asks_it_for_help_is_helped() {
    let mut table = Table::new();
    for text in ["", "help", " Help! ", "/help", "?"] {
        let said = table.ask(
            "Ann",
            Action::Chat {
                text: text.to_owned(),
                reply_to: None,
                addressed: true,
                aloud: false,
            },
        );
        assert!(said.contains("correspondence"), "{text}: {said}");
    }
    assert_eq!(table.say("Ann", "help"), "", "not said to the bot");
}

#[test]
fn letters_that_turn_a_line_around_are_taken_out_of_names() {
    let mut table = Table::game("");
    let name = "A\u{202e}nn\u{2066}\u{200f}";
    let odd = Person {
        id: person("Odd").id,
        name: name.to_owned(),
    };
    let request = Request {
        user: odd,
        place: table.place.clone(),
        source: String::new(),
        access: Access::default(),
        action: Action::Challenge(NewChallenge::default()),
    };
    let now = crate::table::harness::env(crate::table::harness::BEGIN, [1, 1]);
    assert!(table.service.handle(&request, &now).is_empty());
    let offers = suggest::suggest_games(&table.service, &person("Ann").id, &table.place, "", false);
    assert!(
        offers.iter().any(|offer| offer.label.starts_with("#2 Ann")),
        "{offers:?}"
    );
}

#[test]
fn the_board_says_how_the_game_stands_and_offers_what_can_be_answered() {
    let mut table = Table::new();
    table.challenge("Ann", Some("Ben"), "active");
    let board = || Action::Board(Some(GameId(1)));
    let open = table.asked("Ben", board());
    assert!(open[0].text.plain().contains("Ann offers Ben a game"));
    assert_eq!(table.ask("Ben", button(&open, "Accept")), "");
    assert!(table.ask("Ben", board()).ends_with("Ann, it is your move."));
    table
        .plays("Ann", "D2-D3")
        .ask("Ann", Action::OfferDraw(None));
    let offered = table.asked("Ben", board());
    assert!(offered[0].text.plain().contains("Ann offers a draw."));
    assert_eq!(table.ask("Ben", button(&offered, "Accept the draw")), "");
    assert!(table.ask("Eve", board()).contains("Draw agreed in #1."));
}

#[test]
fn a_draw_is_offered_in_the_one_game_just_moved_in() {
    let mut table = Table::game("");
    table.start("Ann", "Eve", "");
    table.plays("Ann", "#2D2-D3");
    table.told();
    assert_eq!(table.ask("Ann", Action::OfferDraw(None)), "");
    assert!(
        table
            .told()
            .contains("Eve, do you accept? Playing on means no.")
    );
}

#[test]
fn the_rules_name_their_headings_and_each_fits_one_message() {
    let mut table = Table::new();
    let mut asked = |topic: Option<&str>| {
        table.ask(
            "Ann",
            Action::Rules {
                kind: None,
                topic: topic.map(str::to_owned),
            },
        )
    };
    let short = asked(None);
    let unknown = asked(Some("zugzwang"));
    let page = GameKind::KINGS_MATE.spec().rules_in("en");
    let headings: Vec<&str> = page
        .lines()
        .filter_map(|line| line.strip_prefix("## "))
        .collect();
    assert!(headings.len() > 5, "{headings:?}");
    for heading in headings {
        assert!(
            unknown.contains(heading),
            "{heading} is not named: {unknown}"
        );
        let text = asked(Some(heading));
        assert!(text.chars().count() < 1900, "{heading} is cut off");
    }
    assert!(short.chars().count() < 1900, "{}", short.len());
}

#[test]
fn a_message_of_a_damaged_game_is_given_up_and_the_rest_is_told() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("games.db");
    let mut table = Table::on(Store::open(&path).unwrap());
    table.start("Ann", "Ben", "");
    table.start("Cid", "Dan", "");
    let now = crate::table::harness::env(Timestamp(2_000_000_000_000), [1, 1]);
    for (player, id) in [("Ann", 1), ("Cid", 2)] {
        let request = table.request(
            player,
            Action::Play {
                game: Some(GameId(id)),
                text: "D2-D3".to_owned(),
            },
        );
        assert!(table.service.handle(&request, &now).is_empty());
    }
    let broken = rusqlite::Connection::open(&path).unwrap();
    let triggers: Vec<String> = broken
        .prepare("SELECT name FROM sqlite_master WHERE type = 'trigger'")
        .unwrap()
        .query_map([], |row| row.get(0))
        .unwrap()
        .collect::<Result<_, _>>()
        .unwrap();
    for trigger in triggers {
        broken
            .execute_batch(&format!("DROP TRIGGER {trigger}"))
            .unwrap();
    }
    broken
        .execute(
            "UPDATE events SET body = '{}' WHERE game = 1 AND seq = 5",
            [],
        )
        .unwrap();
    let due = table.service.due("test", &now, 10);
    assert_eq!(due.len(), 1, "the other game is told");
    assert!(due[0].reply.text.plain().contains("Cid plays D2-D3."));
}
