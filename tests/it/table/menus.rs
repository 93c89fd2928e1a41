//! The context menus of users and messages, in the compiled bot and in the service.

use serde_json::{Value, json};

use crate::discord::bot::Bot;
use crate::discord::loopback::{Discord, PRIVATE, Person, TOWN, labels, words};
use crate::discord::people::{ANN, BEA, CID, begun};
use crate::table::harness::Table;
use kingboard::service::api::action::Action;
use kingboard::service::api::pointed::{MessageAction, MessageIntent};
use kingboard::service::api::values::ReviewPage;
use kingboard::service::{GameId, Ply};

/// Another bot.
const ROBOT: Person = Person {
    id: 1000,
    name: "Robot",
};

fn pointed(message: &str, aim: MessageIntent) -> Action {
    Action::OnMessage(MessageAction {
        message: message.to_owned(),
        aim,
    })
}

#[test]
fn a_review_begins_at_the_board_that_a_message_shows() {
    let mut table = Table::new();
    table.start("Ann", "Ben", "");
    // The first message had the offer, the second the first board.
    table.plays("Ann", "D2-D3").plays("Ben", "D8-D7");
    for (message, ply) in [("m2", 0), ("m3", 1), ("m4", 2)] {
        let page = table.asked("Eve", pointed(message, MessageIntent::Review));
        let walk = ReviewPage {
            ply: Some(Ply(ply)),
            ..ReviewPage::of(GameId(1))
        };
        let there = table.asked("Eve", Action::Review(walk));
        assert_eq!(page, there, "{message}");
    }
    let unknown = table.ask("Eve", pointed("m99", MessageIntent::Review));
    assert!(unknown.contains("/review"), "{unknown}");
}

#[test]
fn a_move_is_picked_from_any_board_of_the_game_by_whose_turn_it_is() {
    let mut table = Table::new();
    table.start("Ann", "Ben", "");
    table.plays("Ann", "D2-D3");
    let mine = table
        .asked("Ben", pointed("m2", MessageIntent::Play))
        .remove(0);
    assert!(!mine.controls.is_empty() && !mine.replaces_source);
    assert!(mine.text.plain().contains("which piece"));
    let theirs = table.ask("Ann", pointed("m3", MessageIntent::Play));
    assert!(theirs.contains("Ben"), "{theirs}");
    let nobodys = table
        .asked("Eve", pointed("m3", MessageIntent::Play))
        .remove(0);
    assert_eq!(nobodys.controls, []);
    let unknown = table.ask("Ben", pointed("", MessageIntent::Play));
    assert!(unknown.contains("/move"), "{unknown}");
}

#[tokio::test]
async fn a_message_leads_into_its_game_from_its_menu() {
    let discord = Discord::start().await;
    let _bot = Bot::start(&discord, "");
    discord.connected().await;
    let board = begun(&discord).await;
    let asked = discord.message_menu(ANN, TOWN, ("Play my move", &board));
    let pieces = discord.answer(&asked).await;
    assert!(words(&pieces).contains("which piece"), "{pieces}");
    let asked = discord.message_menu(BEA, TOWN, ("Play my move", &board));
    assert!(words(&discord.answer(&asked).await).contains("<@11>"));
    let asked = discord.slash(ANN, TOWN, "move", &[("move", json!("D2-D3"))]);
    discord.answer(&asked).await;
    let second = discord.next_post().await;
    for (message, begins) in [(&board, true), (&second, false)] {
        let asked = discord.message_menu(CID, TOWN, ("Review from here", message));
        let page = discord.answer(&asked).await;
        let drawn = page["attachments"][0]["description"].as_str().unwrap();
        assert_eq!(drawn.contains("starting position"), begins, "{page}");
    }
    let mut strange = board.clone();
    strange["id"] = json!("424242");
    strange["author"]["id"] = json!("77");
    let asked = discord.message_menu(CID, PRIVATE, ("Review from here", &strange));
    let answer = discord.answer(&asked).await;
    assert!(words(&answer).contains("</review:"), "{answer}");
    discord.assert_sound();
}

#[tokio::test]
async fn a_user_is_challenged_from_their_menu() {
    let discord = Discord::start().await;
    let bot = Bot::start(&discord, "");
    discord.connected().await;
    let menu = "Challenge to a game";
    for (whom, says) in [(ROBOT, "Bots"), (ANN, "yourself")] {
        let asked = discord.user_menu(ANN, TOWN, (menu, whom));
        let answer = discord.answer(&asked).await;
        assert!(words(&answer).contains(says), "{answer}");
    }
    let asked = discord.user_menu(ANN, TOWN, (menu, BEA));
    let form = discord.answer(&asked).await;
    assert!(words(&form).contains("<@12>"), "{form}");
    assert!(labels(&form).contains(&"Send challenge"));
    let posts = discord.post_count();
    let chosen = discord.choose(ANN, TOWN, &form, "White");
    let form = discord.answer(&chosen).await;
    let mut form = form;
    for label in ["Rules …", "Touch-move: off", "Back"] {
        let pressed = discord.press(ANN, TOWN, &form, label);
        form = discord.answer(&pressed).await;
    }
    assert!(words(&form).contains("Rules: touch-move."), "{form}");
    assert_eq!(discord.post_count(), posts);
    let bot = bot.killed_and_started(&discord).await;
    for says in [
        "Sent: it is game #1, and appears here in a moment.",
        "You have offered that already: it is game #1.",
    ] {
        let sent = discord.press(ANN, TOWN, &form, "Send challenge");
        let answer = discord.answer(&sent).await;
        assert_eq!(words(&answer), says);
        assert_eq!(labels(&answer), [""; 0]);
    }
    let offer = discord.next_post().await;
    assert!(
        words(&offer).contains("<@12>") && words(&offer).contains("touch-move"),
        "{offer}"
    );
    assert_eq!(discord.post_count(), posts + 1, "it is offered once");
    drop(bot);
    discord.assert_sound();
}

#[tokio::test]
async fn the_form_of_a_challenge_opens_with_or_without_an_opponent() {
    let discord = Discord::start().await;
    let _bot = Bot::start(&discord, "");
    discord.connected().await;
    let asked = discord.slash(ANN, TOWN, "challenge form", &[]);
    let open = discord.answer(&asked).await;
    assert!(words(&open).contains("anyone"), "{open}");
    let bea: [(&str, Value); 1] = [("opponent", json!(BEA.id.to_string()))];
    let asked = discord.slash(ANN, TOWN, "challenge form", &bea);
    assert!(words(&discord.answer(&asked).await).contains("<@12>"));
    let asked = discord.slash(ANN, PRIVATE, "challenge form", &[]);
    let alone = discord.answer(&asked).await;
    assert!(
        words(&alone).contains("against Computer (level 3)"),
        "nobody else is there to play: {alone}"
    );
    let begun = discord.press(ANN, PRIVATE, &alone, "Begin");
    let begun = discord.answer(&begun).await;
    assert!(words(&begun).contains("begins here in a moment"), "{begun}");
    let board = discord.next_post().await;
    assert!(
        words(&board).contains("plays Computer (level 3)."),
        "{board}"
    );
    discord.assert_sound();
}
