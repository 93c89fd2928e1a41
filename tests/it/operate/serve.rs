//! `kingboard serve` under failures: connection errors, bad settings, a stop signal.

use std::time::Duration;

use serde_json::{Value, json};
use tokio::time::Instant;

use crate::discord::bot::{Bot, command, refused};
use crate::discord::loopback::{Discord, HARBOUR, TOKEN, TOWN, words};
use crate::discord::people::{ANN, BEA, begun};
use crate::rules::argue::slow_tests;
use crate::wait;

/// Asserts that a bot that was asked to end then has ended soon. Docker kills a program after ten seconds. A busy machine
/// may need longer than the bot allows itself, but not as long as a call that it should not wait for.
fn assert_soon(told: Instant) {
    let limit = Duration::from_secs(if slow_tests() { 10 } else { 40 });
    assert!(told.elapsed() < limit, "{:?}", told.elapsed());
}

#[tokio::test]
async fn a_message_that_discord_puts_off_is_posted_when_it_says_and_once() {
    let discord = Discord::start().await;
    let _bot = Bot::start(&discord, "");
    discord.connected().await;
    let slow_down = json!({ "message": "slow down", "retry_after": 1.5, "global": false });
    discord.fail("POST", "/channels/501/messages", 1, (429, slow_down));
    discord.fail("POST", "/channels/501/messages", 1, (500, Value::Null));
    begun(&discord).await;
    let tries = discord
        .called_times("POST", "/channels/501/messages", 4)
        .await;
    assert_eq!(
        tries.iter().map(|call| call.status).collect::<Vec<_>>(),
        [429, 500, 200, 200]
    );
    let waited = tries[1].at - tries[0].at;
    assert!(waited >= Duration::from_millis(1500), "{waited:?}");
    assert_eq!(tries[0].body["nonce"], tries[2].body["nonce"]);
    assert_eq!(discord.post_count(), 2);
    discord.assert_sound();
}

#[tokio::test]
async fn what_was_promised_before_a_crash_is_told_after_it_once_and_in_order() {
    let discord = Discord::start().await;
    let bot = Bot::start(&discord, "");
    discord.connected().await;
    // The first message of each game is posted without a response to the bot; the others cannot be posted.
    discord.hide_new_posts("/channels/501/messages");
    discord.fail("POST", "/channels/501/messages", 9_999, (503, Value::Null));
    for _ in 0..3 {
        let asked = discord.slash(ANN, TOWN, "challenge kings-mate", &[("side", json!("0"))]);
        discord.answer(&asked).await;
    }
    let mut offers = Vec::new();
    for _ in 0..3 {
        offers.push(discord.next_post().await);
    }
    // The channel takes nothing more.
    discord.recover();
    discord.fail("POST", "/channels/501/messages", 9_999, (503, Value::Null));
    for offer in &offers {
        let pressed = discord.press(BEA, TOWN, offer, "Accept");
        discord.first_answer(&pressed).await;
    }
    for game in ["1", "2", "3"] {
        let options = [("move", json!("D2-D3")), ("game", json!(game))];
        let asked = discord.slash(ANN, TOWN, "move", &options);
        discord.answer(&asked).await;
    }
    let bot = bot.killed_and_started(&discord).await;
    discord.recover();
    for _ in offers.len()..9 {
        discord.next_post().await;
    }
    for game in ["#1", "#2", "#3"] {
        let posts = discord.posts();
        let told: Vec<&str> = posts
            .iter()
            .filter(|post| post.to_string().contains(game))
            .map(words)
            .collect();
        assert_eq!(told.len(), 3, "{told:?}");
        assert!(told[0].contains("offers a game"), "{told:?}");
        assert!(told[1].contains("begins"), "{told:?}");
        assert!(told[2].contains("plays **D2-D3**"), "{told:?}");
    }
    let _bot = bot.killed_and_started(&discord).await;
    let asked = discord.slash(ANN, TOWN, "help", &[]);
    discord.answer(&asked).await;
    assert_eq!(discord.post_count(), 9, "nothing is told twice");
    discord.assert_sound();
}

#[tokio::test]
async fn a_place_that_is_gone_is_given_up_and_holds_up_no_other() {
    let discord = Discord::start().await;
    let _bot = Bot::start(&discord, "");
    discord.connected().await;
    let gone = json!({ "message": "Unknown Channel", "code": 10003 });
    discord.fail("POST", "/channels/502/messages", 9, (404, gone));
    let asked = discord.slash(ANN, HARBOUR, "challenge kings-mate", &[]);
    discord.answer(&asked).await;
    discord.called("POST", "/channels/502/messages").await;
    begun(&discord).await;
    assert_eq!(
        discord.calls("POST", "/channels/502/messages").len(),
        1,
        "tried once"
    );
    let asked = discord.slash(BEA, HARBOUR, "games", &[("show", json!("here"))]);
    let none = discord.answer(&asked).await;
    assert!(!words(&none).contains("#1"), "withdrawn: {none}");
    discord.assert_sound();
}

#[tokio::test]
async fn a_place_that_is_closed_to_the_bot_is_told_what_it_missed_once_it_opens() {
    let discord = Discord::start().await;
    let _bot = Bot::start(&discord, "");
    discord.connected().await;
    let no = json!({ "message": "Missing Access", "code": 50001 });
    discord.fail("POST", "/channels/502/messages", 2, (403, no));
    let asked = discord.slash(ANN, HARBOUR, "challenge kings-mate", &[]);
    discord.answer(&asked).await;
    discord.called("POST", "/channels/502/messages").await;
    let tries = discord
        .called_times("POST", "/channels/502/messages", 3)
        .await;
    assert_eq!(
        tries.iter().map(|call| call.status).collect::<Vec<_>>(),
        [403, 403, 200]
    );
    assert_eq!(discord.post_count(), 1);
    discord.assert_sound();
}

#[tokio::test]
async fn a_reply_that_may_not_refer_to_a_message_comes_without() {
    let discord = Discord::start().await;
    let _bot = Bot::start(&discord, "");
    discord.connected().await;
    let board = begun(&discord).await;
    let no = json!({ "message": "Cannot reply without permission to read message history", "code": 160_002 });
    discord.fail("POST", "/channels/501/messages", 1, (400, no));
    discord.reply(ANN, TOWN, &board, "D5-D99");
    let refused = discord.next_post().await;
    assert_eq!(refused["message_reference"], Value::Null);
    discord.assert_sound();
}

#[tokio::test]
async fn a_session_that_is_no_longer_valid_is_begun_anew_and_commands_registered_once() {
    let discord = Discord::start().await;
    let _bot = Bot::start(&discord, "");
    discord.connected().await;
    discord.forget_session();
    discord.identified_times(2).await;
    let asked = discord.slash(ANN, TOWN, "help", &[]);
    discord.answer(&asked).await;
    assert_eq!(discord.calls("PUT", "/commands").len(), 1);
    discord.assert_sound();
}

#[tokio::test]
async fn a_bot_whose_commands_are_refused_plays_on_and_says_so_in_the_log() {
    let discord = Discord::start().await;
    let no = json!({ "message": "Missing Access", "code": 50001 });
    discord.fail("PUT", "/commands", 9, (403, no));
    let bot = Bot::start(&discord, "");
    discord.identified_times(1).await;
    discord.called("PUT", "/commands").await;
    discord.say(ANN, TOWN, &format!("{} help", Discord::mention()));
    discord.next_post().await;
    let failed = "failed to register commands";
    wait::until(wait::LONG, failed, async || {
        bot.stderr().contains(failed).then_some(())
    })
    .await;
    let said = bot.stderr();
    assert!(!said.contains("commands registered"), "{said}");
}

#[tokio::test]
async fn trouble_on_the_way_of_an_answer_is_overcome() {
    let discord = Discord::start().await;
    let _bot = Bot::start(&discord, "");
    discord.connected().await;
    discord.fail("POST", "/callback", 1, (500, Value::Null));
    discord.fail("PATCH", "/messages/@original", 1, (502, Value::Null));
    let asked = discord.slash(ANN, TOWN, "help", &[]);
    discord.answer(&asked).await;
    discord.fail(
        "POST",
        "/callback",
        9,
        (404, json!({ "message": "Unknown interaction" })),
    );
    discord.slash(ANN, TOWN, "challenge kings-mate", &[]);
    discord.next_post().await;
}

#[tokio::test]
async fn a_dropped_connection_is_taken_up_again() {
    let discord = Discord::start().await;
    let _bot = Bot::start(&discord, "");
    discord.connected().await;
    discord.hang_up();
    discord.resumed_once().await;
    let asked = discord.slash(ANN, TOWN, "help", &[]);
    discord.answer(&asked).await;
    discord.assert_sound();
}

#[tokio::test]
async fn told_to_end_the_bot_ends_in_order_and_soon() {
    let discord = Discord::start().await;
    let mut bot = Bot::start(&discord, "");
    discord.connected().await;
    let asked = discord.slash(ANN, TOWN, "challenge kings-mate", &[]);
    discord.first_answer(&asked).await;
    let told = Instant::now();
    bot.signal("-TERM");
    assert!(bot.ended().await.success());
    assert_soon(told);
    discord.answer(&asked).await;
    discord.next_post().await;
    // On a busy machine the database may not be closed in time; the next start does that.
    let in_time = !bot.stderr().contains("worker abandoned at shutdown");
    for end in ["-wal", "-shm"] {
        let beside = bot.home.path().join(format!("games.db{end}"));
        assert!(!in_time || !beside.exists(), "the one file is all: {end}");
    }
    discord.assert_sound();
}

#[tokio::test]
async fn a_bot_told_to_end_while_discord_is_away_ends_too() {
    let discord = Discord::start().await;
    let mut bot = Bot::start(&discord, "");
    discord.connected().await;
    drop(discord);
    let told = Instant::now();
    bot.signal("-TERM");
    assert!(bot.ended().await.success());
    assert_soon(told);
}

#[tokio::test]
async fn a_bot_told_to_end_while_its_database_is_held_by_another_program_ends_too() {
    let discord = Discord::start().await;
    let mut bot = Bot::start(&discord, "");
    discord.connected().await;
    let mut other = rusqlite::Connection::open(bot.home.path().join("games.db")).unwrap();
    let held = other
        .transaction_with_behavior(rusqlite::TransactionBehavior::Immediate)
        .unwrap();
    // Acknowledged at once, although storing must wait.
    let asked = [ANN, BEA].map(|player| discord.slash(player, TOWN, "challenge kings-mate", &[]));
    for asked in &asked {
        discord.first_answer(asked).await;
    }
    // So is autocomplete, although it can offer nothing.
    let offers = discord.offers_at_once(ANN, "move", ("move", "")).await;
    assert_eq!(offers, 0);
    let told = Instant::now();
    bot.signal("-TERM");
    assert!(bot.ended().await.success());
    assert_soon(told);
    drop(held);
    discord.assert_sound();
}

#[tokio::test]
async fn what_keeps_the_bot_from_starting_is_said_in_one_sentence() {
    let quiet = "log = 'error'\n";
    let reads = "log = 'error'\n[discord]\nread_messages = true\n";
    let discord = Discord::start().await;
    let (code, said) = refused(Some("another-token"), quiet, Some(&discord)).await;
    assert_eq!((code, said.lines().count()), (1, 1), "{said}");
    assert!(said.contains("does not know this bot token"), "{said}");
    assert!(!said.contains("another-token"));

    discord.refuse_connections(4004);
    let (code, said) = refused(Some(TOKEN), quiet, Some(&discord)).await;
    assert_eq!((code, said.lines().count()), (1, 1), "{said}");
    assert!(said.contains("does not know this bot token"), "{said}");

    discord.refuse_connections(4014);
    let (code, said) = refused(Some(TOKEN), reads, Some(&discord)).await;
    assert_eq!((code, said.lines().count()), (1, 1), "{said}");
    assert!(said.contains("Message Content Intent"), "{said}");

    let (code, said) = refused(Some("broken\u{1}token"), quiet, Some(&discord)).await;
    assert_eq!((code, said.lines().count()), (1, 1), "{said}");

    let (code, said) = refused(None, quiet, Some(&discord)).await;
    assert_eq!((code, said.lines().count()), (1, 1), "{said}");
    assert!(said.contains("DISCORD_TOKEN"), "{said}");
}

#[test]
fn without_a_token_nothing_is_left_behind() {
    let home = tempfile::tempdir().unwrap();
    let ended = std::process::Command::new(env!("CARGO_BIN_EXE_kingboard"))
        .arg("serve")
        .env_remove("DISCORD_TOKEN")
        .env_remove("DISCORD_TOKEN_FILE")
        .current_dir(home.path())
        .output();
    assert_eq!(ended.unwrap().status.code(), Some(1));
    let left: Vec<_> = std::fs::read_dir(home.path()).unwrap().collect();
    assert!(left.is_empty(), "{left:?}");
}

#[tokio::test]
async fn settings_that_cannot_be_used_are_refused_by_name() {
    let (code, said) = refused(Some(TOKEN), "databse = 'x'", None).await;
    assert!(code == 1 && said.contains("databse"), "{code} {said}");
    let (code, said) = refused(
        Some(TOKEN),
        "[discord]\napi_base = 'http://example.org'",
        None,
    )
    .await;
    assert!(code == 1 && said.contains("example.org"), "{code} {said}");
    let (code, said) = refused(Some(TOKEN), "database = 'no/such/place/games.db'", None).await;
    assert_eq!(code, 1, "{said}");
    let home = tempfile::tempdir().unwrap();
    let status = command(&home)
        .args(["serve", "--config", "missing.toml"])
        .status()
        .unwrap();
    assert_eq!(status.code(), Some(1));
    let said = std::fs::read(home.path().join("stderr")).unwrap();
    assert!(String::from_utf8_lossy(&said).contains("missing.toml"));
}
