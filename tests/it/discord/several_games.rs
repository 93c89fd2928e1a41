//! A player of several games in the compiled bot: the walk through the waiting boards, and what fits several of them.

use serde_json::Value;

use crate::discord::bot::Bot;
use crate::discord::loopback::{Discord, TOWN, labels, words};
use crate::discord::people::{ANN, begun};

/// Two games between Ann (White) and Bea, and the bot that runs them.
async fn two(discord: &Discord) -> Bot {
    let bot = Bot::start(discord, "");
    discord.connected().await;
    begun(discord).await;
    begun(discord).await;
    bot
}

async fn asked(discord: &Discord, command: &str, options: &[(&str, Value)]) -> Value {
    let asked = discord.slash(ANN, TOWN, command, options);
    discord.answer(&asked).await
}

/// Presses a button of a private message that leads on. Returns the message in its place.
async fn pressed(discord: &Discord, on: &Value, label: &str) -> Value {
    discord.answer(&discord.press(ANN, TOWN, on, label)).await
}

/// Chooses the first option that starts with this.
async fn chosen(discord: &Discord, on: &Value, begins: &str) -> Value {
    let rows = on["components"].as_array().into_iter().flatten();
    let parts = rows.flat_map(|row| row["components"].as_array().into_iter().flatten());
    let mut options = parts.flat_map(|part| part["options"].as_array().into_iter().flatten());
    let fits = |option: &&Value| option["label"].as_str().unwrap().starts_with(begins);
    let option = options.find(fits).unwrap_or_else(|| panic!("{on}"));
    let label = option["label"].as_str().unwrap();
    discord.answer(&discord.choose(ANN, TOWN, on, label)).await
}

#[tokio::test]
async fn after_a_move_the_private_message_shows_the_next_waiting_board() {
    let discord = Discord::start().await;
    let _bot = two(&discord).await;
    let list = asked(&discord, "games", &[]).await;
    let first = pressed(&discord, &list, "Next board").await;
    assert!(words(&first).contains("#1"), "{first}");
    assert!(words(&first).contains("Board 1 of 2"), "{first}");
    let square = chosen(&discord, &first, "D2").await;
    assert!(labels(&square).contains(&"Skip"), "{square}");
    let sure = chosen(&discord, &square, "D3").await;
    let next = pressed(&discord, &sure, "Play it").await;
    let board = discord.next_post().await;
    assert!(words(&board).contains("plays **D2-D3**"), "{board}");
    assert_eq!(next["id"], first["id"], "in place of the first board");
    assert!(
        words(&next).starts_with("Your move in #1: `D2-D3`."),
        "{next}"
    );
    assert!(words(&next).contains("**King’s Mate #2**"), "{next}");
    let square = chosen(&discord, &next, "E1").await;
    let sure = chosen(&discord, &square, "E2").await;
    let end = pressed(&discord, &sure, "Play it").await;
    assert!(words(&end).contains("Nothing waits for you"), "{end}");
    discord.assert_sound();
}

#[tokio::test]
async fn a_command_that_fits_two_games_is_done_in_the_one_chosen_from_a_menu() {
    let discord = Discord::start().await;
    let _bot = two(&discord).await;
    let which = asked(&discord, "board", &[]).await;
    assert!(words(&which).contains("Which one do you mean?"), "{which}");
    let board = chosen(&discord, &which, "#2 Ann").await;
    assert!(words(&board).contains("#2"), "{board}");
    let which = asked(&discord, "show moves", &[]).await;
    let moves = chosen(&discord, &which, "#1 Ann").await;
    assert!(!words(&moves).contains("Which one"), "{moves}");
    let which = asked(&discord, "game resign", &[]).await;
    let sure = chosen(&discord, &which, "#2 Ann").await;
    assert!(words(&sure).contains("#2"), "{sure}");
    discord
        .first_answer(&discord.press(ANN, TOWN, &sure, "Resign #2"))
        .await;
    let end = discord.next_post().await;
    assert!(words(&end).contains("resigns"), "{end}");
    // Only one is left, and nothing is asked.
    let board = asked(&discord, "board", &[]).await;
    assert!(words(&board).contains("#1"), "{board}");
    discord.assert_sound();
}
