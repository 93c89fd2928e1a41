//! The answers of the compiled bot to lines that played no move, and to words in a private conversation.

use serde_json::{Value, json};
use tempfile::TempDir;

use crate::discord::bot::Bot;
use crate::discord::loopback::{
    Discord, Interaction, Person, TOWN, id_of, parts, private_with, words,
};
use crate::discord::people::{ANN, BEA, begun};
use crate::wait;

/// The path of the answer in place of a pressed message.
const ORIGINAL: &str = "/messages/@original";

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
async fn asked_which_game(discord: &Discord, bot: &Bot) -> Value {
    discord.say(ANN, private_with(ANN), "resign");
    let which = discord.next_post().await;
    assert!(words(&which).contains("Which one do you mean?"), "{which}");
    // Nobody answers before the bot has recorded what it asked.
    wait::until(wait::LONG, "a question that is recorded", async || {
        (!due(bot, &which).is_empty()).then_some(())
    })
    .await;
    which
}

/// Chooses a game in that question.
fn choose_game(discord: &Discord, which: &Value, game: usize) -> Interaction {
    let menu = parts(which).find(|part| part["options"].is_array());
    let label = &menu.unwrap()["options"][game - 1]["label"];
    let label = label.as_str().unwrap();
    assert!(label.starts_with(&format!("#{game} ")), "{label}");
    discord.choose(ANN, private_with(ANN), which, label)
}

/// When the answer with this id is due to be deleted, for each of its games; `None` is after their next move.
fn due(bot: &Bot, message: &Value) -> Vec<Option<i64>> {
    let db = rusqlite::Connection::open(bot.home.path().join("games.db")).unwrap();
    let found = "SELECT due_at FROM controls WHERE shown = 0 AND message = ?1";
    let mut rows = db.prepare(found).unwrap();
    let rows = rows.query_map([message["id"].as_str().unwrap()], |row| row.get(0));
    rows.unwrap().collect::<Result<_, _>>().unwrap()
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
    let bot = Bot::start(&discord, "");
    discord.connected().await;
    let (first, second) = (begun(&discord).await, begun(&discord).await);
    let which = asked_which_game(&discord, &bot).await;
    let chosen = choose_game(&discord, &which, 1);
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
async fn a_question_whose_answer_is_refused_goes_with_the_next_move_of_any_of_its_games() {
    let discord = Discord::start().await;
    let bot = Bot::start(&discord, "");
    discord.connected().await;
    let (_, second) = (begun(&discord).await, begun(&discord).await);
    let which = asked_which_game(&discord, &bot).await;
    // Given an answer that is refused in place of the question, and comes behind it
    let broken = json!({ "message": "Invalid Form Body", "code": 50035 });
    discord.fail("PATCH", ORIGINAL, 1, (400, broken));
    choose_game(&discord, &which, 1);
    discord.called("POST", "/webhooks/").await;
    // When a move is made in the other game, then the question goes
    moved(&discord, ANN, &second, "D2-D3").await;
    assert_deleted(&discord, &[&which]).await;
    discord.assert_sound();
}

#[tokio::test]
async fn a_move_made_while_an_answer_is_on_its_way_does_not_delete_it() {
    let discord = Discord::start().await;
    let bot = Bot::start(&discord, "");
    discord.connected().await;
    let (first, second) = (begun(&discord).await, begun(&discord).await);
    let which = asked_which_game(&discord, &bot).await;
    // Given an answer that Discord takes only after some attempts
    discord.fail("PATCH", ORIGINAL, 4, (500, Value::Null));
    let chosen = choose_game(&discord, &which, 1);
    discord.called("PATCH", ORIGINAL).await;
    // When a move is made in the other game meanwhile, then nothing is deleted
    moved(&discord, ANN, &second, "D2-D3").await;
    let sure = discord.nth_answer(&chosen, 0).await;
    assert_eq!(sure["id"], which["id"], "{sure}");
    assert_eq!(discord.call_count("DELETE", "/channels/"), 0);
    // And a move in its own game deletes it
    moved(&discord, ANN, &first, "D2-D3").await;
    assert_deleted(&discord, &[&which]).await;
    discord.assert_sound();
}

#[tokio::test]
async fn a_question_whose_answer_a_crash_cuts_off_is_deleted_after_a_while() {
    let discord = Discord::start().await;
    let bot = Bot::start(&discord, "");
    discord.connected().await;
    let (_, _) = (begun(&discord).await, begun(&discord).await);
    let which = asked_which_game(&discord, &bot).await;
    discord.fail("PATCH", ORIGINAL, 999, (500, Value::Null));
    choose_game(&discord, &which, 1);
    discord.called("PATCH", ORIGINAL).await;
    let held = due(&bot, &which);
    assert!(
        held.len() == 2 && held.iter().all(Option::is_some),
        "{held:?}"
    );
    assert_eq!(discord.call_count("DELETE", "/channels/"), 0);
    // It comes back some minutes later
    let later = |home: &TempDir| {
        let db = rusqlite::Connection::open(home.path().join("games.db")).unwrap();
        let passed = "UPDATE controls SET due_at = 1 WHERE shown = 0";
        db.execute(passed, []).unwrap();
    };
    let _bot = bot.killed_then(&discord, later).await;
    assert_deleted(&discord, &[&which]).await;
}

#[tokio::test]
async fn two_answers_to_a_question_at_once_leave_one_that_goes_with_its_own_game() {
    let discord = Discord::start().await;
    let bot = Bot::start(&discord, "");
    discord.connected().await;
    let (_, _) = (begun(&discord).await, begun(&discord).await);
    let which = asked_which_game(&discord, &bot).await;
    let chosen = [
        choose_game(&discord, &which, 1),
        choose_game(&discord, &which, 2),
    ];
    for chosen in &chosen {
        discord.nth_answer(chosen, 0).await;
    }
    wait::until(wait::LONG, "a deletion that is called off", async || {
        (due(&bot, &which) == [None]).then_some(())
    })
    .await;
    discord.assert_sound();
}

#[tokio::test]
async fn a_question_about_several_games_is_deleted_once() {
    // Given a question about two games
    let discord = Discord::start().await;
    let bot = Bot::start(&discord, "");
    discord.connected().await;
    let (first, second) = (begun(&discord).await, begun(&discord).await);
    let which = asked_which_game(&discord, &bot).await;
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
