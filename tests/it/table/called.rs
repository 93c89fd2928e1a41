//! Mentions of players: a player who must know of an event is mentioned, and its author is not.

use serde_json::json;

use crate::discord::bot::Bot;
use crate::discord::loopback::{Discord, TOWN, labels, words};
use crate::discord::people::users_called;
use crate::discord::people::{ANN, BEA, begun};
use crate::operate::transcripts::CONQUEST;
use crate::table::harness::{Table, button, person};
use crate::table::tables;
use kingboard::service::api::access::Access;
use kingboard::service::api::action::{Action, Request};
use kingboard::service::api::challenge::NewChallenge;
use kingboard::service::api::moderate::ModerationAction as Moderated;
use kingboard::service::api::remind::ReminderAction;
use kingboard::service::api::reminder_settings::ReminderSetting;
use kingboard::service::api::takeback::TakebackAction;
use kingboard::service::api::time::ClockAction;
use kingboard::service::api::values::SideChoice;
use kingboard::service::boards::at_table;
use kingboard::service::{GameId, GameKind};

const ONE: GameId = GameId(1);

/// The names of the players mentioned in the last message.
fn called(table: &mut Table) -> Vec<String> {
    let told = table.messages();
    let last = told.last().expect("the table is told");
    let name = |id: &kingboard::service::PlayerId| id.as_str().replace("test:", "");
    let mut names: Vec<String> = last.notify.iter().map(name).collect();
    names.sort();
    names
}

fn resign() -> Action {
    Action::Resign {
        game: Some(ONE),
        sure: true,
    }
}

fn draw(accept: bool) -> Action {
    Action::AnswerDraw {
        game: Some(ONE),
        seen: None,
        accept,
    }
}

fn back(accept: bool) -> Action {
    Action::Takeback(TakebackAction::Answer {
        game: Some(ONE),
        seen: None,
        accept,
    })
}

fn pause(accept: bool) -> Action {
    Action::Time(ClockAction::AnswerPause {
        game: Some(ONE),
        seen: None,
        accept,
    })
}

/// Sends an action that must succeed without a reply. Returns the mentioned players.
fn calls(table: &mut Table, player: &str, action: Action) -> Vec<String> {
    table.told();
    assert_eq!(table.ask(player, action), "");
    called(table)
}

fn clocked(clock: &str) -> Table {
    let mut table = Table::new();
    let offer = NewChallenge {
        opponent: Some(person("Ben")),
        side: SideChoice::Seat(0),
        clock: Some(clock.to_owned()),
        ..NewChallenge::default()
    };
    assert_eq!(table.ask("Ann", Action::Challenge(offer)), "");
    assert_eq!(table.press("Ben", "Accept"), "");
    table
}

#[test]
fn the_end_of_a_game_calls_whoever_has_not_brought_it_about() {
    let mut table = Table::game("");
    table.line("D2-D3");
    assert_eq!(calls(&mut table, "Ann", resign()), ["Ben"]);

    let mut table = Table::game("");
    table.line("D2-D3");
    assert_eq!(table.ask("Ann", Action::OfferDraw(None)), "");
    assert_eq!(calls(&mut table, "Ben", draw(true)), ["Ann"]);

    let mut table = Table::game("");
    assert_eq!(calls(&mut table, "Ben", Action::Abort(Some(ONE))), ["Ann"]);
}

#[test]
fn a_move_that_ends_an_offer_at_a_table_of_several_calls_those_who_made_it() {
    let mut table = tables::begun();
    // Given a proposal of two players to pause
    let mover = table.mover();
    let mut waiting = ["Ann", "Ben", "Cyn", "Dan"].map(str::to_owned).to_vec();
    waiting.retain(|player| *player != mover);
    for player in &waiting[..2] {
        table.ask(player, Action::Time(ClockAction::OfferPause(Some(ONE))));
    }
    // When the third moves on, then these two are called, and the player who is to move
    table.told();
    let mv = at_table::example(&table.service, ONE).unwrap();
    table.plays(&mover, &mv);
    let mut wanted = waiting[..2].to_vec();
    wanted.push(table.mover());
    wanted.sort();
    wanted.dedup();
    assert!(wanted.len() < 4);
    assert_eq!(called(&mut table), wanted);
}

#[test]
fn a_move_that_ends_a_takeback_request_or_a_draw_offer_at_a_table_of_several_calls_its_maker() {
    for ask in [
        Action::Takeback(TakebackAction::Ask(Some(ONE))),
        Action::OfferDraw(Some(ONE)),
    ] {
        // Given a request of a player who has moved
        let why = format!("{ask:?}");
        let mut table = tables::begun();
        tables::turn(&mut table, "Ann");
        assert_eq!(table.ask("Ann", ask), "", "{why}");
        table.told();
        // When Ben moves on, then she is called, and the player who is to move
        let mv = at_table::example(&table.service, ONE).unwrap();
        table.plays("Ben", &mv);
        let mut wanted = vec!["Ann".to_owned(), table.mover()];
        wanted.dedup();
        assert_eq!(called(&mut table), wanted, "{why}");
    }
}

#[test]
fn a_winning_move_calls_who_has_lost() {
    let mut table = Table::game("");
    table.line(CONQUEST);
    let told = table.messages();
    let last = told.last().unwrap();
    let text = last.text.plain();
    let winner = if last.notify == [person("Ben").id] {
        "Ann"
    } else {
        "Ben"
    };
    assert_eq!(last.notify.len(), 1, "{text}");
    assert!(text.contains(&format!("{winner} wins #1")), "{text}");
}

#[test]
fn time_that_is_up_calls_both_and_a_claim_whom_it_is_made_against() {
    let mut table = clocked("3d");
    table.told();
    table.pass(4 * 86_400_000);
    table.ask("Zoe", Action::Help);
    assert_eq!(called(&mut table), ["Ann", "Ben"]);

    let mut table = clocked("3d soft");
    table.told();
    table.pass(4 * 86_400_000);
    table.ask("Zoe", Action::Help);
    assert_eq!(called(&mut table), ["Ann", "Ben"], "time is up");
    let claim = Action::Time(ClockAction::Claim(Some(ONE)));
    assert_eq!(calls(&mut table, "Ben", claim), ["Ann"]);
}

#[test]
fn answers_call_who_waits_for_them() {
    let mut table = Table::game("");
    table.line("D2-D3");
    assert_eq!(table.ask("Ann", Action::OfferDraw(None)), "");
    assert_eq!(calls(&mut table, "Ben", draw(false)), ["Ann"]);

    let action = || Action::Takeback(TakebackAction::Ask(Some(ONE)));
    assert_eq!(calls(&mut table, "Ann", action()), ["Ben"]);
    assert_eq!(calls(&mut table, "Ben", back(false)), ["Ann"]);
    table.line("D8-D7 D3-D4");
    assert_eq!(calls(&mut table, "Ann", action()), ["Ben"]);
    let withdraw = Action::Takeback(TakebackAction::Withdraw {
        game: Some(ONE),
        seen: None,
    });
    assert!(
        calls(&mut table, "Ann", withdraw).is_empty(),
        "nobody waits"
    );
    table.line("D7-D6 A2-A3");
    assert_eq!(calls(&mut table, "Ann", action()), ["Ben"]);
    assert_eq!(calls(&mut table, "Ben", back(true)), ["Ann"]);

    let offer = || Action::Time(ClockAction::OfferPause(Some(ONE)));
    assert_eq!(calls(&mut table, "Ann", offer()), ["Ben"]);
    assert_eq!(calls(&mut table, "Ben", pause(false)), ["Ann"]);
    assert_eq!(calls(&mut table, "Ben", offer()), ["Ann"]);
    assert_eq!(calls(&mut table, "Ann", pause(true)), ["Ben"]);
    let resume = Action::Time(ClockAction::Resume(Some(ONE)));
    assert_eq!(calls(&mut table, "Ann", resume), ["Ben"]);
}

#[test]
fn a_challenge_that_is_taken_up_calls_who_made_it() {
    let mut table = Table::new();
    let offer = NewChallenge {
        opponent: Some(person("Ben")),
        side: SideChoice::Seat(1),
        ..NewChallenge::default()
    };
    assert_eq!(table.ask("Ann", Action::Challenge(offer)), "");
    assert_eq!(table.press("Ben", "Accept"), "");
    // Ben moves first, and Ann is notified that Ben has accepted.
    assert_eq!(called(&mut table), ["Ann", "Ben"]);
}

fn moderates(table: &mut Table, wanted: Moderated) -> String {
    let request = Request {
        user: person("Mia"),
        place: table.place.clone(),
        source: String::new(),
        access: Access {
            moderates: true,
            ..Access::default()
        },
        action: Action::Moderate(wanted),
    };
    let env = table.env();
    let replies = table.service.handle(&request, &env);
    table.ask("Zoe", Action::Help);
    let texts: Vec<String> = replies.iter().map(|reply| reply.text.plain()).collect();
    texts.join("\n")
}

#[test]
fn a_new_player_calls_the_others_and_the_former_player() {
    let mut table = Table::game("");
    table.line("D2-D3");
    table.told();
    let wanted = Moderated::HandOver {
        game: ONE,
        from: person("Ben").id,
        to: person("Cid"),
        reason: "away".to_owned(),
    };
    assert!(moderates(&mut table, wanted).contains("Done"));
    let offer = table.messages();
    let take = button(&offer, "Take the seat");
    assert_eq!(
        calls(&mut table, "Cid", take),
        ["Ann", "Ben", "Cid"],
        "Cid is to move"
    );
}

#[test]
fn a_seat_that_is_turned_down_calls_who_offered_it() {
    let mut table = Table::game("");
    table.line("D2-D3");
    let to = person("Cid");
    assert_eq!(
        table.ask(
            "Ben",
            Action::OfferSeat {
                game: Some(ONE),
                to
            }
        ),
        ""
    );
    let offer = table.messages();
    let not_me = button(&offer, "Not me");
    assert_eq!(calls(&mut table, "Cid", not_me), ["Ben"]);
}

#[test]
fn at_a_large_table_all_others_are_called_by_an_end_a_loss_and_a_declined_draw() {
    let mut table = Table::new();
    table.begin(GameKind::FOUR_KINGS, "team");
    table.told();
    let offer = || Action::OfferDraw(Some(ONE));
    assert_eq!(calls(&mut table, "Ann", offer()), ["Ben", "Cyn", "Dan"]);
    assert_eq!(calls(&mut table, "Ben", draw(false)), ["Ann", "Cyn", "Dan"]);
    let mut table = Table::new();
    table.begin(GameKind::FOUR_KINGS, "team");
    assert_eq!(calls(&mut table, "Ann", offer()), ["Ben", "Cyn", "Dan"]);
    assert!(
        calls(&mut table, "Ben", draw(true)).is_empty(),
        "two are still asked"
    );
    assert!(calls(&mut table, "Cyn", draw(true)).is_empty());
    assert_eq!(calls(&mut table, "Dan", draw(true)), ["Ann", "Ben", "Cyn"]);

    let mut table = Table::new();
    table.begin(GameKind::IMMORTAL_STAR_MASTERS, "three");
    assert_eq!(calls(&mut table, "Cyn", resign()), ["Ann", "Ben"]);
    assert_eq!(calls(&mut table, "Ben", resign()), ["Ann", "Cyn"]);
}

/// Lets Ben have quiet hours now: the clocks of this test start at noon.
fn hushes_ben(table: &mut Table) {
    let quiet = ReminderAction::Settings(vec![(ReminderSetting::Quiet, "9-20".to_owned())]);
    let set = table.ask("Ben", Action::Remind(quiet));
    assert!(set.contains("\nQuiet hours: 09:00-20:00 (UTC; "), "{set}");
}

#[test]
fn news_call_nobody_in_their_quiet_hours_and_a_turn_does() {
    let mut table = Table::game("");
    table.line("D2-D3");
    hushes_ben(&mut table);
    let quiet = calls(&mut table, "Ann", resign());
    assert!(quiet.is_empty(), "{quiet:?}");
    let mut table = Table::game("");
    hushes_ben(&mut table);
    table.told();
    table.line("D2-D3");
    assert_eq!(called(&mut table), ["Ben"]);
}

#[test]
fn a_game_that_goes_on_calls_only_the_player_to_move_at_night() {
    let mut table = Table::game("");
    hushes_ben(&mut table);
    let resume = || Action::Time(ClockAction::Resume(Some(ONE)));
    let pauses = |table: &mut Table| {
        let offer = Action::Time(ClockAction::OfferPause(Some(ONE)));
        assert_eq!(table.ask("Ann", offer), "");
        assert_eq!(table.ask("Ben", pause(true)), "");
    };
    // Ann is to move, and resumes: that is no reason to wake Ben.
    pauses(&mut table);
    let waked = calls(&mut table, "Ann", resume());
    assert!(waked.is_empty(), "{waked:?}");
    table.line("D2-D3");
    pauses(&mut table);
    assert_eq!(calls(&mut table, "Ann", resume()), ["Ben"]);
}

#[test]
fn time_that_is_given_wakes_nobody() {
    let mut table = clocked("3d");
    table.line("D2-D3");
    let gives = |length: &str| {
        let game = Some(ONE);
        let length = length.to_owned();
        Action::Time(ClockAction::Give { game, length })
    };
    assert_eq!(calls(&mut table, "Ann", gives("1d")), ["Ben"]);
    hushes_ben(&mut table);
    let waked = calls(&mut table, "Ann", gives("12h"));
    assert!(waked.is_empty(), "{waked:?}");
}

#[test]
fn a_player_whose_seat_a_moderator_offers_is_called_too() {
    let mut table = Table::game("");
    table.line("D2-D3");
    table.told();
    let wanted = Moderated::HandOver {
        game: ONE,
        from: person("Ben").id,
        to: person("Cid"),
        reason: "away".to_owned(),
    };
    assert!(moderates(&mut table, wanted).contains("Done"));
    assert_eq!(called(&mut table), ["Ben", "Cid"]);
}

#[tokio::test]
async fn in_discord_the_end_and_a_refusal_ring_for_the_waiting_player_and_read_well() {
    let discord = Discord::start().await;
    let _bot = Bot::start(&discord, "");
    discord.connected().await;
    begun(&discord).await;
    let asked = discord.slash(ANN, TOWN, "move", &[("move", json!("D2-D3"))]);
    discord.answer(&asked).await;
    discord.next_post().await;
    let asked = discord.slash(ANN, TOWN, "game draw", &[]);
    discord.answer(&asked).await;
    let offer = discord.next_post().await;
    let pressed = discord.press(BEA, TOWN, &offer, "Decline the draw");
    discord.first_answer(&pressed).await;
    let declined = discord.next_post().await;
    assert_eq!(users_called(&discord, &declined), json!(["11"]));
    assert!(
        words(&declined).starts_with(
            "**King’s Mate #1** · move 1, White\n<@12> declines the draw. Play goes on. (<@11>)"
        ),
        "{declined}"
    );
    let silent = declined["flags"].as_u64().unwrap() & (1 << 12);
    assert_eq!(silent, 0, "it rings");
    let asked = discord.slash(BEA, TOWN, "game resign", &[]);
    let sure = discord.answer(&asked).await;
    let label = labels(&sure)[0].to_owned();
    let pressed = discord.press(BEA, TOWN, &sure, &label);
    discord.first_answer(&pressed).await;
    let end = discord.next_post().await;
    assert_eq!(users_called(&discord, &end), json!(["11"]));
    assert_eq!(end["flags"].as_u64().unwrap() & (1 << 12), 0, "it rings");
    discord.assert_sound();
}
