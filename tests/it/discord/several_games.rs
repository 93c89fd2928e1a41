//! A player of several games in the compiled bot: the walk through the waiting boards, and what fits several of them.

use serde_json::{Value, json};

use crate::discord::bot::Bot;
use crate::discord::loopback::{
    Channel, Discord, Interaction, Manner, TOWN, labels, private_with, words,
};
use crate::discord::people::{ANN, BEA, begun};

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

/// Chooses the first option that starts with this. Returns the private answer.
async fn chosen(discord: &Discord, on: &Value, begins: &str) -> Value {
    discord.answer(&choose(discord, TOWN, on, begins)).await
}

fn choose(discord: &Discord, at: Channel, on: &Value, begins: &str) -> Interaction {
    let rows = on["components"].as_array().into_iter().flatten();
    let parts = rows.flat_map(|row| row["components"].as_array().into_iter().flatten());
    let mut options = parts.flat_map(|part| part["options"].as_array().into_iter().flatten());
    let fits = |option: &&Value| option["label"].as_str().unwrap().starts_with(begins);
    let option = options.find(fits).unwrap_or_else(|| panic!("{on}"));
    let label = option["label"].as_str().unwrap();
    discord.choose(ANN, at, on, label)
}

#[tokio::test]
async fn after_a_move_the_private_message_shows_the_next_waiting_board() {
    let discord = Discord::start().await;
    let _bot = two(&discord).await;
    let list = asked(&discord, "games", &[]).await;
    let first = pressed(&discord, &list, "Next board").await;
    let board = "**King’s Mate #1**\n<@11> (White) against <@12> (Black).\n<@11>, it is your move.";
    assert!(words(&first).starts_with(board), "{first}");
    assert!(
        words(&first).ends_with("\nBoard 1 of 2 that wait for you."),
        "{first}"
    );
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
    assert_eq!(board["id"], which["id"], "in place of the question");
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
    assert_eq!(
        words(&board),
        "**King’s Mate #1**\n<@11> (White) against <@12> (Black).\n<@11>, it is your move."
    );
    discord.assert_sound();
}

#[tokio::test]
async fn the_question_which_game_is_meant_goes_with_any_choice() {
    let discord = Discord::start().await;
    let _bot = two(&discord).await;
    for game in 1..=2 {
        let text = json!(format!("#{game} D2-D3"));
        let moved = discord.slash(ANN, TOWN, "move", &[("move", text)]);
        discord.taken_away(&moved).await;
        discord.next_post().await;
    }
    // When the table alone is answered, then nothing is left of the question
    let which = asked(&discord, "game draw", &[]).await;
    discord
        .taken_away(&choose(&discord, TOWN, &which, "#2 Ann"))
        .await;
    let offer = discord.next_post().await;
    assert!(words(&offer).contains("offers a draw"), "{offer}");
    // When it is refused, then the refusal takes its place
    let which = asked(&discord, "game takeback", &[]).await;
    discord
        .taken_away(&choose(&discord, TOWN, &which, "#1 Ann"))
        .await;
    discord.next_post().await;
    let which = asked(&discord, "show moves", &[]).await;
    let refused = chosen(&discord, &which, "#1 Ann").await;
    assert_eq!(refused["id"], which["id"], "{refused}");
    // And so in a private conversation, where the question is an ordinary message
    let private = private_with(ANN);
    discord.say(ANN, private, "resign");
    let which = discord.next_post().await;
    assert!(words(&which).contains("Which one do you mean?"), "{which}");
    let sure = choose(&discord, private, &which, "#1 Ann");
    let sure = discord.nth_answer(&sure, 0).await;
    assert_eq!(sure["id"], which["id"], "{sure}");
    assert!(labels(&sure).contains(&"Resign #1"), "{sure}");
    discord.assert_sound();
}

#[tokio::test]
async fn a_reply_to_a_board_whose_id_is_not_known_yet_is_played_once_it_is() {
    let discord = Discord::start().await;
    let _bot = Bot::start(&discord, "");
    discord.connected().await;
    let (board, _) = (begun(&discord).await, begun(&discord).await);
    // Given a board that is posted while the answer with its id breaks off
    discord.trouble("POST", "/channels/501/messages", 1, Manner::Half);
    discord.reply(ANN, TOWN, &board, "D2-D3");
    let mut next = discord.next_post().await;
    assert!(words(&next).contains("plays **D2-D3**"), "{next}");
    // When a reply to it comes without its controls, then it is played in the game of that board
    next["components"] = json!([]);
    discord.reply(BEA, TOWN, &next, "D8-D7");
    let answer = discord.next_post().await;
    assert!(words(&answer).contains("plays **D8-D7**"), "{answer}");
    discord.assert_sound();
}

#[tokio::test]
async fn a_review_at_a_long_move_asks_which_game_of_a_player_with_a_menu() {
    let discord = Discord::start().await;
    let _bot = two(&discord).await;
    let long = json!("12. ".to_owned() + &"D2-D3, ".repeat(20));
    let named = [("game", json!("Bea")), ("move", long)];
    let asked = discord.slash(ANN, TOWN, "review", &named);
    let which = discord.answer(&asked).await;
    assert!(
        words(&which).starts_with("Which game of “Bea” do you mean?"),
        "{which}"
    );
    let none = chosen(&discord, &which, "#2").await;
    assert!(words(&none).contains("#2 has no move “12. D2-D3"), "{none}");
    discord.assert_sound();
}
