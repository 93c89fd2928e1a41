//! A table of four in the compiled bot: gathered by buttons, with a kill in between, played, left, and ended by
//! agreement.

use serde_json::{Value, json};

use crate::discord::bot::Bot;
use crate::discord::loopback::{Discord, Person, TOWN, id_of, labels, words};
use crate::discord::people::{ANN, BEA, CID};

/// A fourth player.
const DAN: Person = Person {
    id: 14,
    name: "Dan",
};

pub(crate) fn said(message: &Value) -> String {
    words(message).replace("**", "")
}

/// Presses a button. Returns the card or board posted next.
pub(crate) async fn press(discord: &Discord, user: Person, on: &Value, label: &str) -> Value {
    let pressed = discord.press(user, TOWN, on, label);
    discord.first_answer(&pressed).await;
    discord.next_post().await
}

/// Presses a button that changes the players present. Returns the edited card; no message is posted.
async fn pressed_there(
    discord: &Discord,
    (player, on, label): (Person, &Value, &str),
    says: &str,
) -> Value {
    let posts = discord.post_count();
    let pressed = discord.press(player, TOWN, on, label);
    discord.first_answer(&pressed).await;
    let card = discord.says(id_of(on), says).await;
    assert_eq!(discord.post_count(), posts, "{label}");
    card
}

/// Presses a button without effect. Returns the answer.
async fn refused(discord: &Discord, user: Person, on: &Value, label: &str) -> String {
    let posts = discord.post_count();
    let pressed = discord.press(user, TOWN, on, label);
    let answer = discord.answer(&pressed).await;
    assert_eq!(discord.post_count(), posts, "{label}");
    said(&answer)
}

pub(crate) async fn reply(discord: &Discord, user: Person, to: &Value, line: &str) -> Value {
    discord.reply(user, TOWN, to, line);
    discord.next_post().await
}

async fn opened(discord: &Discord) -> Value {
    let options = [("side", json!("0")), ("team", json!(true))];
    let asked = discord.slash(ANN, TOWN, "challenge four-kings", &options);
    discord.answer(&asked).await;
    discord.next_post().await
}

#[tokio::test]
async fn a_table_of_four_gathers_through_a_crash_and_is_played_to_an_agreed_end() {
    let discord = Discord::start().await;
    let mut bot = Bot::start(&discord, "");
    discord.connected().await;
    let card = opened(&discord).await;
    assert!(said(&card).contains("opens a table for 4"), "{card}");
    assert_eq!(
        labels(&card),
        ["Any seat", "West", "North", "East", "Leave", "Withdraw"]
    );
    // The offer's message shows the players present. A second or late press has no effect.
    let second = pressed_there(&discord, (BEA, &card, "West"), "2 of 4 are here.").await;
    assert!(said(&second).contains("opens a table for 4"), "{second}");
    assert!(said(&second).contains("West: <@12>"), "{second}");
    let again = refused(&discord, BEA, &card, "West").await;
    assert!(again.contains("You have that seat already"), "{again}");
    bot = bot.killed_and_started(&discord).await;
    let third = pressed_there(&discord, (CID, &second, "North"), "3 of 4 are here.").await;
    let taken = refused(&discord, DAN, &second, "North").await;
    assert!(taken.contains("has chosen that seat"), "{taken}");
    // One player leaves, and another joins.
    let gone = pressed_there(&discord, (BEA, &third, "Leave"), "West: free").await;
    // A kill during an edit only delays it until the next start.
    discord.fail(
        "PATCH",
        "/messages/",
        1000,
        (503, json!({ "message": "no", "code": 0 })),
    );
    let pressed = discord.press(DAN, TOWN, &gone, "Any seat");
    discord.first_answer(&pressed).await;
    discord.called_times("PATCH", "/messages/", 4).await;
    discord.recover();
    bot = bot.killed_and_started(&discord).await;
    let full = discord.says(id_of(&card), "3 of 4 are here.").await;
    assert_eq!(discord.post_count(), 1, "one message until it begins");
    let board = press(&discord, BEA, &full, "West").await;
    assert!(said(&board).contains("#1 begins"), "{board}");
    assert!(said(&board).contains("(East)"), "{board}");
    let late = refused(&discord, BEA, &full, "West").await;
    assert!(late.contains("has started already"), "{late}");
    played_and_ended(&discord, board).await;
    drop(bot);
    discord.assert_sound();
}

async fn played_and_ended(discord: &Discord, board: Value) {
    let board = reply(discord, ANN, &board, "E2-E3 F2-F3").await;
    assert!(said(&board).contains("plays E2-E3"), "{board}");
    let board = reply(discord, BEA, &board, "B6-D6 B7-D7").await;
    assert!(said(&board).contains("plays B6-D6"), "{board}");
    // Cid resigns, and a partner moves for them.
    let asked = discord.slash(CID, TOWN, "game resign", &[]);
    let sure = discord.answer(&asked).await;
    let label = labels(&sure)[0].to_owned();
    let out = press(discord, CID, &sure, &label).await;
    assert!(said(&out).contains("The others play on."), "{out}");
    assert!(said(&out).contains("moves what is left of North"), "{out}");
    let asked = discord.slash(DAN, TOWN, "game draw", &[]);
    discord.answer(&asked).await;
    let offer = discord.next_post().await;
    assert!(said(&offer).contains("Still to answer"), "{offer}");
    let one = press(discord, ANN, &offer, "Accept the draw").await;
    assert!(said(&one).contains("agrees to a draw"), "{one}");
    let again = refused(discord, ANN, &offer, "Accept the draw").await;
    assert!(again.contains("You have agreed already"), "{again}");
    let end = press(discord, BEA, &offer, "Accept the draw").await;
    assert!(said(&end).contains("ends in a draw"), "{end}");
}

#[tokio::test]
async fn a_card_that_somebody_deleted_is_posted_anew() {
    let discord = Discord::start().await;
    let bot = Bot::start(&discord, "");
    discord.connected().await;
    let card = opened(&discord).await;
    discord.delete_message(id_of(&card));
    let anew = press(&discord, BEA, &card, "West").await;
    assert!(said(&anew).contains("2 of 4 are here."), "{anew}");
    assert!(labels(&anew).contains(&"North"), "{anew}");
    // From then on the new card is edited.
    let next = pressed_there(&discord, (CID, &anew, "North"), "3 of 4 are here.").await;
    assert_eq!(id_of(&next), id_of(&anew));
    drop(bot);
    discord.assert_sound();
}
