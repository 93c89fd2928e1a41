//! The answers of the compiled bot to lines that played no move, and to words in a private conversation.

use serde_json::{Value, json};

use crate::discord::bot::Bot;
use crate::discord::loopback::{Discord, Person, TOWN, id_of, parts, private_with, words};
use crate::discord::people::{ANN, BEA, begun};

/// Fails unless the bot has deleted exactly these messages, each once.
async fn assert_deleted(discord: &Discord, messages: &[&Value]) {
    let gone = discord
        .called_times("DELETE", "/channels/", messages.len())
        .await;
    assert_eq!(gone.len(), messages.len(), "{gone:?}");
    for message in messages {
        let id = message["id"].as_str().unwrap();
        assert!(gone.iter().any(|call| call.path.ends_with(id)), "{message}");
    }
}

/// The question which game Ann resigns, in her private conversation with the bot.
async fn asked_which_game(discord: &Discord) -> Value {
    discord.say(ANN, private_with(ANN), "resign");
    let which = discord.next_post().await;
    assert!(words(&which).contains("Which one do you mean?"), "{which}");
    which
}

/// Plays a move in reply to a board, and waits until that has lost its controls. Returns the next board.
async fn moved(discord: &Discord, player: Person, board: &Value, mv: &str) -> Value {
    discord.reply(player, TOWN, board, mv);
    let next = discord.next_post().await;
    assert!(words(&next).contains(&format!("plays **{mv}**")), "{next}");
    discord.bare(id_of(board)).await;
    next
}

#[tokio::test]
async fn answers_to_wrong_lines_are_deleted_after_the_next_move() {
    // Given answers to wrong lines, of which a moderator deletes one
    let discord = Discord::start().await;
    let _bot = Bot::start(&discord, "");
    discord.connected().await;
    let board = begun(&discord).await;
    let mut answers = Vec::new();
    for (player, text) in [
        (ANN, "D2-D9"),
        (ANN, "Kd5"),
        (BEA, "D8-D7"),
        (ANN, "D2-D3\nE1-E2"),
    ] {
        discord.reply(player, TOWN, &board, text);
        answers.push(discord.next_post().await);
    }
    discord.say(ANN, TOWN, &format!("{} what now", Discord::mention()));
    answers.push(discord.next_post().await);
    discord.delete_message(id_of(&answers[1]));
    assert_eq!(discord.call_count("DELETE", "/channels/"), 0);
    // When the move is made, then the bot deletes all of them after the new board; the one already gone is forgotten
    discord.reply(ANN, TOWN, &board, "D2-D3");
    let next = discord.next_post().await;
    assert!(words(&next).contains("plays **D2-D3**"), "{next}");
    let answers: Vec<&Value> = answers.iter().collect();
    assert_deleted(&discord, &answers).await;
    // Words beside the game stay, and so do the boards.
    discord.say(ANN, TOWN, &format!("{} hello", Discord::mention()));
    discord.next_post().await;
    discord.reply(BEA, TOWN, &next, "D8-D7");
    discord.next_post().await;
    // Both former boards lost their controls, and nothing else was to be deleted with the second one.
    discord.called_times("PATCH", "/channels/", 2).await;
    assert_deleted(&discord, &answers).await;
    discord.assert_sound();
}

#[tokio::test]
async fn the_answer_in_place_of_a_question_stays_until_the_next_move_of_its_own_game() {
    // Given a question about two games in a private conversation, in place of which Ann is asked about the first
    let discord = Discord::start().await;
    let _bot = Bot::start(&discord, "");
    discord.connected().await;
    let (first, second) = (begun(&discord).await, begun(&discord).await);
    let which = asked_which_game(&discord).await;
    let menu = parts(&which)
        .find(|part| part["options"].is_array())
        .unwrap();
    let label = menu["options"][0]["label"].as_str().unwrap();
    assert!(label.starts_with("#1 "), "{label}");
    let chosen = discord.choose(ANN, private_with(ANN), &which, label);
    let sure = discord.nth_answer(&chosen, 0).await;
    assert_eq!(sure["id"], which["id"], "{sure}");
    // When moves are made in the second, then nothing is deleted
    let second = moved(&discord, ANN, &second, "D2-D3").await;
    moved(&discord, BEA, &second, "D8-D7").await;
    assert_eq!(discord.call_count("DELETE", "/channels/"), 0);
    // When a move is made in the first, then the question whether to resign it goes, once
    let first = moved(&discord, ANN, &first, "D2-D3").await;
    assert_deleted(&discord, &[&which]).await;
    moved(&discord, BEA, &first, "D8-D7").await;
    assert_deleted(&discord, &[&which]).await;
    discord.assert_sound();
}

#[tokio::test]
async fn a_question_about_several_games_is_deleted_once() {
    // Given a question about two games
    let discord = Discord::start().await;
    let _bot = Bot::start(&discord, "");
    discord.connected().await;
    let (first, second) = (begun(&discord).await, begun(&discord).await);
    let which = asked_which_game(&discord).await;
    // When a move is made in one, then it goes
    moved(&discord, ANN, &second, "D2-D3").await;
    assert_deleted(&discord, &[&which]).await;
    // And moves in the other have nothing to delete
    let first = moved(&discord, ANN, &first, "D2-D3").await;
    moved(&discord, BEA, &first, "D8-D7").await;
    assert_deleted(&discord, &[&which]).await;
    discord.assert_sound();
}

#[tokio::test]
async fn boards_lose_their_controls_while_a_deletion_waits() {
    // Given an answer to a wrong line, whose deletion Discord puts off for a minute
    let discord = Discord::start().await;
    let _bot = Bot::start(&discord, "");
    discord.connected().await;
    let board = begun(&discord).await;
    discord.reply(ANN, TOWN, &board, "D2-D9");
    discord.next_post().await;
    let later = json!({ "message": "slow down", "retry_after": 60.0, "global": false });
    discord.fail("DELETE", "/channels/", 1, (429, later));
    let next = moved(&discord, ANN, &board, "D2-D3").await;
    discord.called("DELETE", "/channels/").await;
    // When the next move is made, then the board before it loses its controls all the same
    moved(&discord, BEA, &next, "D8-D7").await;
    assert_eq!(discord.call_count("DELETE", "/channels/"), 1);
}
