//! Reminders and direct messages of the compiled bot, also if Discord refuses them.

use std::time::Duration;

use serde_json::{Value, json};

use crate::discord::bot::Bot;
use crate::discord::loopback::{DONE_UNSAID, Discord, TOWN, private_with, words};
use crate::discord::people::{ANN, BEA, begun};
use crate::wait;

/// The paths of a new private channel and of its messages.
const OPEN: &str = "/users/@me/channels";

/// Stores a due reminder of game 1 for Ann, by direct message or in town.
fn remind(bot: &Bot, in_private: bool) {
    let db = rusqlite::Connection::open(bot.home.path().join("games.db")).unwrap();
    db.busy_timeout(wait::LONG).unwrap();
    let (place, player) = if in_private {
        (None, Some("discord:11"))
    } else {
        (Some("discord:500:501"), None)
    };
    db.execute(
        "INSERT INTO notices (kind, place, player, whom, games, detail, put_at, due_at) \
         VALUES ('reminder', ?1, ?2, 'discord:11', '[1]', '0', 0, 0)",
        rusqlite::params![place, player],
    )
    .unwrap();
}

/// The final state and the number of attempts of each notice.
fn ended(bot: &Bot) -> Vec<(String, i64)> {
    let db = rusqlite::Connection::open(bot.home.path().join("games.db")).unwrap();
    let mut rows = db
        .prepare("SELECT state, tries FROM notices ORDER BY id")
        .unwrap();
    let rows = rows.query_map([], |row| Ok((row.get(0)?, row.get(1)?)));
    rows.unwrap().collect::<Result<_, _>>().unwrap()
}

/// The final states of all notices, once none is waiting.
async fn settled(bot: &Bot) -> Vec<(String, i64)> {
    wait::until(wait::LONG, "notices to be settled", async || {
        let states = ended(bot);
        let settled = states.iter().all(|(state, _)| state != "waiting");
        settled.then_some(states)
    })
    .await
}

fn called(discord: &Discord, message: &Value) -> Value {
    let posts = discord.calls("POST", "/messages");
    let post = posts
        .iter()
        .find(|call| call.body["nonce"] == message["nonce"]);
    post.unwrap().body["allowed_mentions"]["users"].clone()
}

#[tokio::test]
async fn a_board_comes_by_direct_message_without_a_sound_and_is_answered_there() {
    let discord = Discord::start().await;
    let _bot = Bot::start(&discord, "");
    discord.connected().await;
    let asked = discord.slash(BEA, TOWN, "settings reminders", &[("boards", json!("dm"))]);
    let page = discord.answer(&asked).await;
    assert!(
        words(&page).contains("by direct message, without a sound"),
        "{page}"
    );
    begun(&discord).await;
    let asked = discord.slash(ANN, TOWN, "move", &[("move", json!("D2-D3"))]);
    discord.answer(&asked).await;
    let posts = [discord.next_post().await, discord.next_post().await];
    let opened = discord.called("POST", OPEN).await;
    assert_eq!(opened.body["recipient_id"], "12");
    let private = posts.iter().find(|post| post["channel_id"] != "501");
    let private = private.unwrap();
    assert_eq!(private["flags"], json!((1 << 12) | (1 << 2)), "silent");
    assert_eq!(called(&discord, private), json!([]));
    assert!(
        words(private).contains("](https://discord.com/channels/500/501/"),
        "{private}"
    );
    assert_eq!(private["attachments"].as_array().unwrap().len(), 1);
    let at = private_with(BEA);
    discord.reply(BEA, at, private, "D8-D7");
    let posts = [discord.next_post().await, discord.next_post().await];
    let there = |post: &&Value| post["channel_id"] == "501";
    let board = posts.iter().find(there).unwrap();
    assert!(words(board).contains("D8-D7"), "{board}");
    let answer = posts.iter().find(|post| !there(post)).unwrap();
    assert!(
        words(answer).starts_with("Your move in #1: `D8-D7`"),
        "{answer}"
    );
    discord.assert_sound();
}

#[tokio::test]
async fn a_player_without_direct_messages_is_tried_once_and_told_where_the_game_is() {
    let discord = Discord::start().await;
    let bot = Bot::start(&discord, "");
    discord.connected().await;
    begun(&discord).await;
    let no = json!({ "message": "Cannot send messages to this user", "code": 50007 });
    discord.fail("POST", "/messages", 1, (403, no));
    remind(&bot, true);
    let reminder = discord.next_post().await;
    assert_eq!(reminder["channel_id"], "501");
    assert!(words(&reminder).contains("<@11>"), "{reminder}");
    assert_eq!(called(&discord, &reminder), json!(["11"]));
    let how: Vec<(String, i64)> = settled(&bot).await;
    assert_eq!(how, [("given-up".to_owned(), 1), ("posted".to_owned(), 1)]);
    let asked = discord.slash(ANN, TOWN, "settings reminders", &[]);
    let page = discord.answer(&asked).await;
    assert!(words(&page).contains("turned down"), "{page}");
    discord.assert_sound();
}

#[tokio::test]
async fn a_private_channel_that_cannot_be_opened_is_no_end_of_a_reminder() {
    let discord = Discord::start().await;
    let bot = Bot::start(&discord, "");
    discord.connected().await;
    begun(&discord).await;
    let slow = json!({ "message": "slow down", "retry_after": 0.2, "global": false });
    discord.fail("POST", OPEN, 1, (429, slow));
    discord.fail("POST", OPEN, 1, (500, Value::Null));
    discord.fail(
        "POST",
        OPEN,
        1,
        (403, json!({ "message": "no", "code": 50007 })),
    );
    remind(&bot, true);
    let reminder = discord.next_post().await;
    assert_eq!(reminder["channel_id"], "501");
    let tries = discord.calls("POST", OPEN);
    let statuses: Vec<u16> = tries.iter().map(|call| call.status).collect();
    assert_eq!(statuses, [429, 500, 403]);
    discord.assert_sound();
}

#[tokio::test]
async fn direct_messages_that_are_opened_too_fast_wait_and_nobody_is_taken_for_closed() {
    let discord = Discord::start().await;
    let bot = Bot::start(&discord, "");
    discord.connected().await;
    begun(&discord).await;
    let fast = json!({ "message": "You are opening direct messages too fast", "code": 40_003 });
    discord.fail("POST", OPEN, 9, (403, fast));
    remind(&bot, true);
    discord.called("POST", OPEN).await;
    // Two more, which are not even tried now.
    remind(&bot, true);
    remind(&bot, true);
    wait::pass(Duration::from_secs(4)).await;
    let states: Vec<String> = ended(&bot).into_iter().map(|(state, _)| state).collect();
    assert_eq!(states, ["waiting"; 3]);
    assert_eq!(discord.call_count("POST", OPEN), 1);
    let asked = discord.slash(ANN, TOWN, "settings reminders", &[]);
    let page = discord.answer(&asked).await;
    assert!(!words(&page).contains("turned down"), "{page}");
    discord.assert_sound();
}

#[tokio::test]
async fn a_private_conversation_is_opened_once_and_anew_if_it_is_gone() {
    let discord = Discord::start().await;
    let bot = Bot::start(&discord, "");
    discord.connected().await;
    begun(&discord).await;
    for _ in 0..2 {
        remind(&bot, true);
        discord.next_post().await;
    }
    assert_eq!(discord.call_count("POST", OPEN), 1);
    let gone = json!({ "message": "Unknown Channel", "code": 10_003 });
    let posts = format!("/channels/{}/messages", private_with(ANN).id);
    discord.fail("POST", &posts, 1, (404, gone));
    remind(&bot, true);
    discord.next_post().await;
    assert_eq!(discord.call_count("POST", OPEN), 2);
    assert!(
        settled(&bot)
            .await
            .iter()
            .all(|(state, _)| state == "posted")
    );
    discord.assert_sound();
}

#[tokio::test]
async fn a_reminder_is_posted_once_through_trouble_waits_and_a_crash() {
    let discord = Discord::start().await;
    let bot = Bot::start(&discord, "");
    discord.connected().await;
    begun(&discord).await;
    let slow = json!({ "message": "slow down", "retry_after": 0.5, "global": false });
    discord.fail("POST", "/channels/501/messages", 1, (429, slow));
    discord.fail("POST", "/channels/501/messages", 1, (502, Value::Null));
    discord.fail(
        "POST",
        "/channels/501/messages",
        1,
        (DONE_UNSAID, Value::Null),
    );
    discord.fail("POST", "/channels/501/messages", 9, (503, Value::Null));
    remind(&bot, false);
    let tries = discord
        .called_times("POST", "/channels/501/messages", 2 + 4)
        .await;
    assert!(tries[3].at - tries[2].at >= Duration::from_millis(500));
    let bot = bot.killed_and_started(&discord).await;
    discord.recover();
    let asked = discord.slash(ANN, TOWN, "move", &[("move", json!("D2-D3"))]);
    discord.answer(&asked).await;
    for _ in 0..2 {
        discord.next_post().await;
    }
    let reminders: Vec<Value> = discord
        .posts()
        .into_iter()
        .filter(|post| post.to_string().contains("Not now"))
        .collect();
    assert_eq!(reminders.len(), 1, "the nonce is the same: {reminders:?}");
    drop(bot);
    discord.assert_sound();
}

#[tokio::test]
async fn a_reminder_for_a_place_that_is_gone_is_given_up_and_holds_up_nothing() {
    let discord = Discord::start().await;
    let bot = Bot::start(&discord, "");
    discord.connected().await;
    begun(&discord).await;
    let gone = json!({ "message": "Unknown Channel", "code": 10003 });
    discord.fail("POST", "/channels/501/messages", 1, (404, gone));
    remind(&bot, false);
    // Both players are notified that the game has lost its place.
    let told = [discord.next_post().await, discord.next_post().await];
    let mut called = told.map(|told| called(&discord, &told).to_string());
    called.sort();
    assert_eq!(called, [r#"["11"]"#, r#"["12"]"#]);
    let how: Vec<(String, i64)> = settled(&bot).await;
    let posted = ("posted".to_owned(), 1);
    assert_eq!(how, [("given-up".to_owned(), 1), posted.clone(), posted]);
    discord.assert_sound();
}

#[tokio::test]
async fn buttons_of_a_reminder_answer_in_private_however_often_they_are_pressed() {
    let discord = Discord::start().await;
    let bot = Bot::start(&discord, "");
    discord.connected().await;
    begun(&discord).await;
    remind(&bot, false);
    let reminder = discord.next_post().await;
    let bot = bot.killed_and_started(&discord).await;
    for (player, word) in [
        (ANN, "again on"),
        (ANN, "again on"),
        (BEA, "nothing to put off"),
    ] {
        let pressed = discord.press(player, TOWN, &reminder, "Not now");
        let answer = discord.answer(&pressed).await;
        assert!(words(&answer).contains(word), "{answer}");
    }
    let pressed = discord.press(ANN, TOWN, &reminder, "Play");
    let board = discord.answer(&pressed).await;
    assert_eq!(board["attachments"].as_array().unwrap().len(), 1);
    let asked = discord.slash(ANN, TOWN, "games", &[]);
    let list = discord.answer(&asked).await;
    assert!(
        words(&list).contains("[King’s Mate #1](https://discord.com/channels/500/501/"),
        "{list}"
    );
    let pressed = discord.press(ANN, TOWN, &list, "Next board");
    let next = discord.answer(&pressed).await;
    assert!(words(&next).contains("No other board waits"), "{next}");
    drop(bot);
    discord.assert_sound();
}
