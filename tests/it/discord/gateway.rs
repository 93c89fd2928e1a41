//! The compiled bot on a bad connection: breaks, resumed and new sessions, shards.

use std::time::Duration;

use serde_json::{Value, json};
use tokio::time::Instant;

use crate::discord::bot::{Bot, refused};
use crate::discord::loopback::{Channel, Discord, PRIVATE, TOKEN, TOWN, words};
use crate::discord::people::{ANN, BEA, begun};

/// A channel of a server on the second shard, if there are two.
const ISLAND: Channel = Channel {
    server: Some((1 << 22) + 500),
    id: 801,
};

/// Asserts that the bot answers here.
async fn alive(discord: &Discord) {
    let asked = discord.slash(ANN, TOWN, "help", &[]);
    discord.answer(&asked).await;
}

/// Asserts that exactly one message contains this text.
fn told_once(discord: &Discord, what: &str) {
    let posts = discord.posts();
    let told = posts.iter().filter(|post| words(post).contains(what));
    assert_eq!(told.count(), 1, "{what}");
}

/// Breaks the connection, sends a command and a move in the gap, and asserts that each is handled once.
async fn nothing_is_lost(break_it: impl Fn(&Discord)) {
    let discord = Discord::start().await;
    let _bot = Bot::start(&discord, "");
    discord.connected().await;
    let board = begun(&discord).await;
    discord.shut_door(true);
    break_it(&discord);
    discord.dead().await;
    let asked = discord.slash(BEA, TOWN, "challenge kings-mate", &[]);
    discord.reply(ANN, TOWN, &board, "D2-D3");
    discord.shut_door(false);
    discord.resumed_once().await;
    discord.answer(&asked).await;
    for _ in 0..2 {
        discord.next_post().await;
    }
    alive(&discord).await;
    told_once(&discord, "plays **D2-D3**");
    told_once(&discord, "#2");
    assert_eq!(discord.identified().len(), 1, "no new session");
    assert_eq!(discord.calls("PUT", "/commands").len(), 1);
    discord.assert_sound();
}

/// Events are handled side by side, so one that comes later could be played first.
#[tokio::test]
async fn lines_that_come_at_once_are_played_in_their_order() {
    let discord = Discord::start().await;
    let _bot = Bot::start(&discord, "");
    discord.connected().await;
    for round in 1..=20 {
        let board = begun(&discord).await;
        discord.reply(ANN, TOWN, &board, "D2-D3");
        discord.reply(ANN, TOWN, &board, "A2-A3");
        // The board after the move, and the answer to the second line.
        for _ in 0..2 {
            discord.next_post().await;
        }
        let posts = discord.posts();
        let played = |it: &str| posts.iter().filter(|post| words(post).contains(it)).count();
        assert_eq!(played("plays **D2-D3**"), round);
        assert_eq!(played("plays **A2-A3**"), 0);
    }
    discord.assert_sound();
}

#[tokio::test]
async fn a_close_that_can_be_overcome_loses_nothing() {
    nothing_is_lost(|discord| discord.close(Some(4000))).await;
}

#[tokio::test]
async fn a_close_for_too_much_talk_loses_nothing() {
    nothing_is_lost(|discord| discord.close(Some(4008))).await;
}

#[tokio::test]
async fn a_close_without_a_reason_loses_nothing() {
    nothing_is_lost(|discord| discord.close(None)).await;
}

#[tokio::test]
async fn a_connection_that_breaks_off_loses_nothing() {
    nothing_is_lost(Discord::cut).await;
}

#[tokio::test]
async fn a_request_to_connect_anew_loses_nothing() {
    nothing_is_lost(Discord::ask_to_reconnect).await;
}

#[tokio::test]
async fn a_session_that_is_to_be_gone_on_with_loses_nothing() {
    nothing_is_lost(|discord| discord.invalidate(true)).await;
}

#[tokio::test]
async fn what_cannot_be_read_is_asked_for_once_more_and_loses_nothing() {
    nothing_is_lost(|discord| discord.send_raw("{\"op\":0,\"s\":")).await;
}

#[tokio::test]
async fn heartbeats_without_an_answer_are_a_dead_line_and_lose_nothing() {
    let discord = Discord::start().await;
    discord.ask_for_heartbeats(1_000);
    let _bot = Bot::start(&discord, "");
    discord.connected().await;
    let board = begun(&discord).await;
    discord.heartbeats(2).await;
    discord.answer_heartbeats(false);
    discord.shut_door(true);
    discord.dead().await;
    discord.reply(ANN, TOWN, &board, "D2-D3");
    discord.answer_heartbeats(true);
    discord.shut_door(false);
    discord.resumed_once().await;
    discord.next_post().await;
    told_once(&discord, "plays **D2-D3**");
    assert_eq!(discord.identified().len(), 1);
    discord.assert_sound();
}

/// Asserts that this ends the session, and that the bot starts a new one without registering anything twice.
async fn begins_anew(break_it: impl Fn(&Discord)) {
    let discord = Discord::start().await;
    let _bot = Bot::start(&discord, "");
    discord.connected().await;
    break_it(&discord);
    discord.identified_times(2).await;
    discord.live().await;
    alive(&discord).await;
    assert_eq!(discord.calls("PUT", "/commands").len(), 1);
    discord.assert_sound();
}

#[tokio::test]
async fn a_session_that_timed_out_is_begun_anew() {
    begins_anew(|discord| discord.close(Some(4009))).await;
}

#[tokio::test]
async fn a_session_that_discord_has_forgotten_is_begun_anew() {
    begins_anew(|discord| {
        discord.forget();
        discord.cut();
    })
    .await;
}

#[tokio::test]
async fn an_event_told_twice_is_met_once() {
    let discord = Discord::start().await;
    let _bot = Bot::start(&discord, "");
    discord.connected().await;
    let board = begun(&discord).await;
    let asked = discord.slash(BEA, TOWN, "challenge kings-mate", &[]);
    discord.repeat();
    discord.answer(&asked).await;
    discord.next_post().await;
    discord.reply(ANN, TOWN, &board, "D2-D3");
    discord.repeat();
    discord.repeat();
    discord.next_post().await;
    alive(&discord).await;
    told_once(&discord, "plays **D2-D3**");
    assert_eq!(discord.post_count(), 4, "offer, board, offer, board");
    discord.assert_sound();
}

#[tokio::test]
async fn what_is_unknown_is_passed_over() {
    let discord = Discord::start().await;
    let bot = Bot::start(&discord, "");
    discord.connected().await;
    discord.send_raw(&json!({ "op": 77, "d": { "x": 1 }, "s": null, "t": null }).to_string());
    discord.happen("PANCAKES_FLIPPED", &json!({ "count": 3 }));
    discord.happen(
        "MESSAGE_CREATE",
        &json!({ "content": "a secret without a shape" }),
    );
    discord.happen("INTERACTION_CREATE", &Value::Null);
    alive(&discord).await;
    assert_eq!(discord.identified().len(), 1);
    let said = bot.stderr();
    assert!(said.contains("unreadable event"), "{said}");
    assert!(!said.contains("a secret"), "{said}");
    discord.assert_sound();
}

#[tokio::test]
async fn a_late_hello_and_a_late_session_are_waited_for() {
    let discord = Discord::start().await;
    discord.be_late(Duration::from_millis(1500));
    let _bot = Bot::start(&discord, "");
    discord.connected().await;
    alive(&discord).await;
    assert_eq!(discord.identified().len(), 1);
    discord.assert_sound();
}

#[tokio::test]
async fn a_close_that_is_final_ends_the_bot_with_one_sentence() {
    let quiet = "log = 'error'\n";
    for (code, sentence) in [
        (4004, "does not know this bot token"),
        (4010, "number of shards"),
        (4011, "number of shards"),
        (4013, "Message Content Intent"),
        (4014, "Message Content Intent"),
    ] {
        let discord = Discord::start().await;
        discord.refuse_connections(code);
        let (status, said) = refused(Some(TOKEN), quiet, Some(&discord)).await;
        assert_eq!((status, said.lines().count()), (1, 1), "{code}: {said}");
        assert!(said.contains(sentence), "{code}: {said}");
        assert_eq!(discord.identified().len(), 1, "{code}: tried once");
    }
}

#[tokio::test]
async fn as_many_shards_as_discord_recommends_share_the_servers() {
    let discord = Discord::start().await;
    discord.recommend(3, 3);
    let bot = Bot::start(&discord, "");
    discord.connected().await;
    let shards: Vec<Value> = discord
        .identified()
        .iter()
        .map(|said| said["shard"].clone())
        .collect();
    assert_eq!(shards.len(), 3);
    for shard in [json!([0, 3]), json!([1, 3]), json!([2, 3])] {
        assert!(shards.contains(&shard), "{shards:?}");
    }
    for at in [TOWN, ISLAND, PRIVATE] {
        let asked = discord.slash(ANN, at, "help", &[]);
        discord.answer(&asked).await;
    }
    assert_eq!(
        discord.calls("PUT", "/commands").len(),
        1,
        "registered once"
    );
    discord.cut_shard_of(ISLAND);
    discord.resumed_once().await;
    let asked = discord.slash(ANN, ISLAND, "help", &[]);
    discord.answer(&asked).await;
    let said = bot.stderr();
    for line in [
        "shard=1 of=3 state=\"connecting\"",
        "shard=2 of=3 state=\"connected\"",
    ] {
        assert!(said.contains(line), "{line} in {said}");
    }
    discord.assert_sound();
}

#[tokio::test]
async fn a_set_number_of_shards_goes_before_what_discord_recommends_and_they_begin_one_by_one() {
    let discord = Discord::start().await;
    let begun = Instant::now();
    let _bot = Bot::start(&discord, "shards = 2");
    discord.connected().await;
    assert!(
        begun.elapsed() >= Duration::from_secs(5),
        "{:?}",
        begun.elapsed()
    );
    assert_eq!(discord.identified().len(), 2);
    let mut shards: Vec<String> = discord
        .identified()
        .iter()
        .map(|said| said["shard"].to_string())
        .collect();
    shards.sort();
    assert_eq!(shards, ["[0,2]", "[1,2]"]);
    alive(&discord).await;
    discord.assert_sound();
}

#[tokio::test]
async fn where_no_session_may_begin_the_bot_waits_and_says_so() {
    let discord = Discord::start().await;
    discord.exhaust_sessions(Duration::from_secs(3));
    let begun = Instant::now();
    let bot = Bot::start(&discord, "");
    discord.connected().await;
    assert!(
        begun.elapsed() >= Duration::from_secs(2),
        "{:?}",
        begun.elapsed()
    );
    let said = bot.stderr();
    assert!(said.contains("session start limit reached"), "{said}");
    assert_eq!(discord.identified().len(), 1);
    alive(&discord).await;
    discord.assert_sound();
}
