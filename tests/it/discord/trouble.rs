//! The compiled bot when Discord's responses fail: refused, delayed, broken off, garbled, slow, or missing.

use std::time::Duration;

use rusqlite::Connection;
use serde_json::{Value, json};

use crate::discord::bot::{Bot, refused};
use crate::discord::loopback::{
    DONE_UNSAID, Discord, Manner, TOKEN, TOWN, id_of, labels, private_with, words,
};
use crate::discord::pages;
use crate::discord::people::{ANN, BEA, begun};
use crate::wait;

const POSTS: &str = "/channels/501/messages";

pub(crate) fn no(status: u16) -> Manner {
    with(status, Value::Null, &[])
}

fn with(status: u16, body: Value, headers: &[(&'static str, &'static str)]) -> Manner {
    Manner::Answer {
        status,
        body,
        headers: headers.to_vec(),
    }
}

/// A refusal in Discord's own words.
fn forbidden() -> Manner {
    let said = json!({ "message": "403: Forbidden", "code": 0 });
    with(403, said, &[])
}

/// All failures of a response after which the call may have been done.
fn unsure() -> Vec<Manner> {
    vec![no(DONE_UNSAID), Manner::Half, Manner::Garbled]
}

async fn started() -> (Discord, Bot) {
    let discord = Discord::start().await;
    let bot = Bot::start(&discord, "");
    discord.connected().await;
    (discord, bot)
}

#[tokio::test]
async fn a_post_whose_answer_fails_is_tried_with_the_same_nonce_and_stands_once() {
    let (discord, _bot) = started().await;
    let manners = [unsure(), vec![no(500), no(502), no(503), Manner::Silence]].concat();
    for manner in manners {
        discord.trouble("POST", POSTS, 1, manner.clone());
        let before = (discord.post_count(), discord.calls("POST", POSTS).len());
        let asked = discord.slash(ANN, TOWN, "challenge kings-mate", &[]);
        discord.answer(&asked).await;
        let tries = discord.called_times("POST", POSTS, before.1 + 2).await;
        let [first, second] = [&tries[before.1], &tries[before.1 + 1]];
        assert_eq!(first.body["nonce"], second.body["nonce"], "{manner:?}");
        assert_eq!(discord.post_count(), before.0 + 1, "{manner:?}");
    }
    discord.assert_sound();
}

#[tokio::test]
async fn a_429_is_waited_out_wherever_it_says_for_how_long() {
    let (discord, _bot) = started().await;
    let in_body = json!({ "message": "slow down", "retry_after": 1.2, "global": false });
    let everywhere = json!({ "message": "slow down", "retry_after": 1.2, "global": true });
    for (manner, wait) in [
        (with(429, in_body, &[]), 1200),
        (with(429, Value::Null, &[("retry-after", "2")]), 2000),
        (
            with(429, everywhere, &[("x-ratelimit-scope", "global")]),
            1200,
        ),
        (no(429), 1000),
    ] {
        discord.trouble("POST", POSTS, 1, manner.clone());
        let before = discord.calls("POST", POSTS).len();
        let asked = discord.slash(ANN, TOWN, "challenge kings-mate", &[]);
        discord.first_answer(&asked).await;
        let tries = discord.called_times("POST", POSTS, before + 2).await;
        let waited = tries[before + 1].at - tries[before].at;
        assert!(
            waited >= Duration::from_millis(wait),
            "{waited:?} for {manner:?}"
        );
        assert!(waited < Duration::from_mins(1), "{waited:?} for {manner:?}");
    }
    assert_eq!(discord.post_count(), 4);
    discord.assert_sound();
}

#[tokio::test]
async fn a_channel_whose_limit_is_spent_is_left_alone_until_it_takes_more() {
    let (discord, _bot) = started().await;
    // The call is done, and uses up the rate limit for a while.
    let spent = [
        ("x-ratelimit-remaining", "0"),
        ("x-ratelimit-reset-after", "1.5"),
    ];
    discord.trouble("POST", POSTS, 1, with(DONE_UNSAID, Value::Null, &spent));
    let asked = discord.slash(ANN, TOWN, "challenge kings-mate", &[]);
    discord.answer(&asked).await;
    let tries = discord.called_times("POST", POSTS, 2).await;
    let waited = tries[1].at - tries[0].at;
    assert!(waited >= Duration::from_millis(1500), "{waited:?}");
    assert_eq!(discord.post_count(), 1);
    discord.assert_sound();
}

#[tokio::test]
async fn a_first_answer_that_fails_is_tried_again_in_time() {
    let (discord, _bot) = started().await;
    let slow_down = json!({ "retry_after": 0.3 });
    let manners = [
        unsure(),
        vec![no(500), no(503), with(429, slow_down, &[]), Manner::Silence],
    ];
    for manner in manners.concat() {
        discord.trouble("POST", "/callback", 1, manner);
        let asked = discord.slash(ANN, TOWN, "help", &[]);
        discord.answer(&asked).await;
    }
    discord.assert_sound();
}

#[tokio::test]
async fn a_first_answer_that_is_refused_does_not_lose_the_request() {
    let (discord, bot) = started().await;
    let unknown = json!({ "message": "Unknown interaction", "code": 10062 });
    for (n, manner) in [with(404, unknown, &[]), no(401), forbidden()]
        .into_iter()
        .enumerate()
    {
        discord.trouble("POST", "/callback", 1, manner);
        discord.slash(ANN, TOWN, "challenge kings-mate", &[]);
        let offer = discord.next_post().await;
        assert!(words(&offer).contains(&format!("#{}", n + 1)), "{offer}");
    }
    // The first response is tried beside the request; the first time it comes too late.
    let failed = "failed to acknowledge an interaction";
    wait::until(wait::LONG, failed, async || {
        (bot.stderr().matches(failed).count() == 2).then_some(())
    })
    .await;
    let tried = discord.called_times("POST", "/callback", 3).await;
    assert_eq!(tried.len(), 3, "each tried once");
}

#[tokio::test]
async fn an_answer_that_fails_comes_all_the_same() {
    let (discord, _bot) = started().await;
    let slow_down = json!({ "retry_after": 0.3 });
    let manners = [unsure(), vec![no(500), no(502), with(429, slow_down, &[])]].concat();
    for manner in manners {
        discord.trouble("PATCH", "/messages/@original", 1, manner);
        let before = discord.calls("PATCH", "/messages/@original").len();
        let asked = discord.slash(ANN, TOWN, "help", &[]);
        discord.answer(&asked).await;
        let tries = discord
            .called_times("PATCH", "/messages/@original", before + 2)
            .await;
        assert_eq!(tries[before].body, tries[before + 1].body);
    }
    discord.assert_sound();
}

#[tokio::test]
async fn an_answer_that_is_refused_comes_as_words_and_then_as_the_sentence_about_a_fault() {
    let (discord, _bot) = started().await;
    begun(&discord).await;
    let original = "/messages/@original";
    let broken = || json!({ "message": "Invalid Form Body", "code": 50035 });
    let large = json!({ "message": "Request entity too large", "code": 40005 });
    // A command is answered in place of “thinking…”
    discord.trouble("PATCH", original, 1, with(413, large, &[]));
    let asked = discord.slash(ANN, TOWN, "board", &[]);
    let board = discord.answer(&asked).await;
    assert_eq!(
        words(&board),
        "**King’s Mate #1**\n<@11> (White) against <@12> (Black).\n<@11>, it is your move."
    );
    assert_eq!(labels(&board), [""; 0]);
    discord.trouble("PATCH", original, 2, with(400, broken(), &[]));
    let asked = discord.slash(ANN, TOWN, "board", &[]);
    let fault = discord.answer(&asked).await;
    assert!(words(&fault).contains("went wrong on my side"), "{fault}");
    // A press is answered beside its message, whose controls stay
    let asked = discord.slash(ANN, TOWN, "help", &[]);
    let help = discord.answer(&asked).await;
    discord.trouble("PATCH", original, 1, with(400, broken(), &[]));
    let before = discord.calls("POST", "/webhooks/").len();
    discord.press(ANN, TOWN, &help, "Rules");
    let follow = discord.called_times("POST", "/webhooks/", before + 1).await;
    assert_eq!(follow[before].body["components"], json!([]));
    assert_ne!(follow[before].body["content"], json!(""));
    discord.assert_sound();
}

#[tokio::test]
async fn a_reply_in_a_channel_that_is_refused_comes_as_words() {
    let (discord, _bot) = started().await;
    let board = begun(&discord).await;
    let broken = json!({ "message": "Invalid Form Body", "code": 50035 });
    discord.trouble("POST", POSTS, 2, with(400, broken, &[]));
    discord.reply(ANN, TOWN, &board, "D2-D9");
    let answer = discord.next_post().await;
    assert!(words(&answer).contains("not from D2 to D9"), "{answer}");
    discord.assert_sound();
}

#[tokio::test]
async fn a_message_behind_an_answer_that_stands_is_not_sent_twice_because_its_answer_broke_off() {
    let (discord, _bot) = started().await;
    let board = begun(&discord).await;
    for manner in [Manner::Half, Manner::Garbled] {
        discord.trouble("POST", "/webhooks/", 1, manner);
        let before = discord.calls("POST", "/webhooks/").len();
        // Another user's press is answered by a message of its own.
        let pressed = discord.press_id(ANN, TOWN, &board, "k9.unknown");
        discord.answer(&pressed).await;
        let next = discord.press_id(BEA, TOWN, &board, "k9.unknown");
        discord.answer(&next).await;
        assert_eq!(discord.calls("POST", "/webhooks/").len(), before + 2);
    }
    discord.trouble("POST", "/webhooks/", 1, no(503));
    let pressed = discord.press_id(ANN, TOWN, &board, "k9.unknown");
    discord.answer(&pressed).await;
    discord.assert_sound();
}

#[tokio::test]
async fn a_post_that_is_refused_for_good_is_not_tried_for_ever() {
    let (discord, bot) = started().await;
    let broken = json!({ "message": "Invalid Form Body", "code": 50035 });
    discord.trouble("POST", POSTS, 99, with(400, broken, &[]));
    let asked = discord.slash(ANN, TOWN, "challenge kings-mate", &[]);
    discord.answer(&asked).await;
    // The whole message, and its words alone
    let tries = discord.called_times("POST", POSTS, 2).await;
    assert_ne!(tries[0].body["components"], json!([]));
    assert_eq!(tries[1].body["components"], json!([]));
    // The challenger hears of it in private
    let told = discord.next_post().await;
    assert!(words(&told).contains("challenge #1"), "{told}");
    assert_eq!(labels(&told), ["Withdraw"], "{told}");
    assert_eq!(discord.calls("POST", POSTS).len(), 2);
    let pressed = discord.press(ANN, private_with(ANN), &told, "Withdraw");
    discord.answer(&pressed).await;
    let said = bot.stderr();
    assert!(
        said.contains("given up") && said.contains("Invalid Form Body"),
        "{said}"
    );
    discord.assert_sound();
}

#[tokio::test]
async fn a_board_whose_picture_or_controls_are_refused_comes_as_words_that_call_the_player() {
    let (discord, _bot) = started().await;
    let board = begun(&discord).await;
    let large = json!({ "message": "Request entity too large", "code": 40005 });
    let broken = json!({ "message": "Invalid Form Body", "code": 50035 });
    discord.trouble("POST", POSTS, 1, with(413, large, &[]));
    discord.reply(ANN, TOWN, &board, "D2-D3");
    let next = discord.next_post().await;
    assert!(words(&next).contains("plays **D2-D3**"), "{next}");
    assert!(words(&next).contains("<@12>"), "{next}");
    assert_eq!(labels(&next), [""; 0]);
    discord.trouble("POST", POSTS, 1, with(400, broken, &[]));
    discord.reply(BEA, TOWN, &next, "D8-D7");
    let next = discord.next_post().await;
    assert!(words(&next).contains("plays **D8-D7**"), "{next}");
    discord.assert_sound();
}

#[tokio::test]
async fn a_refusal_that_is_not_discord_s_own_passes() {
    let (discord, bot) = started().await;
    for status in [403, 404] {
        discord.trouble("POST", POSTS, 1, no(status));
        discord.trouble("PATCH", "/messages/@original", 1, no(status));
    }
    let board = begun(&discord).await;
    discord.trouble("PATCH", "/channels/", 1, no(403));
    discord.reply(ANN, TOWN, &board, "D2-D3");
    discord.next_post().await;
    discord.bare(id_of(&board)).await;
    let asked = discord.slash(ANN, TOWN, "help", &[]);
    discord.answer(&asked).await;
    let said = bot.stderr();
    assert!(!said.contains("given up"), "{said}");
    discord.assert_sound();
}

#[tokio::test]
async fn a_post_that_a_spoilt_token_keeps_back_waits_for_it() {
    let (discord, bot) = started().await;
    discord.trouble("POST", POSTS, 2, no(401));
    let asked = discord.slash(ANN, TOWN, "challenge kings-mate", &[]);
    discord.answer(&asked).await;
    discord.next_post().await;
    assert_eq!(discord.calls("POST", POSTS).len(), 3);
    assert!(bot.stderr().contains("does not know the token"));
    discord.assert_sound();
}

#[tokio::test]
async fn commands_are_registered_through_all_weathers() {
    let discord = Discord::start().await;
    let slow_down = json!({ "retry_after": 0.3 });
    let manners = [unsure(), vec![no(500), with(429, slow_down, &[])]].concat();
    let tries = manners.len() + 1;
    for manner in manners {
        discord.trouble("PUT", "/commands", 1, manner);
    }
    let bot = Bot::start(&discord, "");
    discord.called_times("PUT", "/commands", tries).await;
    discord.connected().await;
    let asked = discord.slash(ANN, TOWN, "help", &[]);
    discord.answer(&asked).await;
    assert_eq!(discord.calls("PUT", "/commands").len(), tries);
    let said = bot.stderr();
    assert!(
        said.contains("retrying a REST call") && said.contains("commands registered"),
        "{said}"
    );
    discord.assert_sound();
}

#[tokio::test]
async fn a_registration_that_discord_puts_off_for_long_is_not_asked_for_meanwhile() {
    let discord = Discord::start().await;
    let tomorrow = json!({ "message": "too many", "retry_after": 3600.0, "global": false });
    // One limit holds for the commands of all servers.
    discord.trouble("PUT", "/commands", 2, with(429, tomorrow, &[]));
    let bot = Bot::start(&discord, "register_in = [500, 700]");
    discord.called("PUT", "/guilds/500/commands").await;
    discord.live().await;
    // The bot serves without it.
    discord.say(ANN, TOWN, &format!("{} help", Discord::mention()));
    let help = discord.next_post().await;
    assert!(help["message_reference"].is_object(), "{help}");
    assert_eq!(discord.calls("PUT", "/commands").len(), 1);
    let failed = "failed to register commands";
    wait::until(wait::LONG, failed, async || {
        (bot.stderr().matches(failed).count() == 2).then_some(())
    })
    .await;
    discord.assert_sound();
}

#[tokio::test]
async fn the_gateway_is_found_through_all_weathers() {
    let discord = Discord::start().await;
    let slow_down = json!({ "retry_after": 0.3 });
    for manner in [
        no(500),
        Manner::Half,
        Manner::Garbled,
        with(429, slow_down, &[]),
    ] {
        discord.trouble("GET", "/gateway/bot", 1, manner);
    }
    let _bot = Bot::start(&discord, "");
    discord.connected().await;
    assert_eq!(discord.calls("GET", "/gateway/bot").len(), 5);
    discord.assert_sound();
}

#[tokio::test]
async fn an_answer_in_drops_is_not_waited_for_for_ever() {
    let (discord, _bot) = started().await;
    discord.trouble("POST", POSTS, 1, Manner::Drip);
    let asked = discord.slash(ANN, TOWN, "challenge kings-mate", &[]);
    discord.answer(&asked).await;
    let tries = discord.called_times("POST", POSTS, 2).await;
    assert_eq!(tries[0].body["nonce"], tries[1].body["nonce"]);
    assert_eq!(discord.post_count(), 1);
    discord.assert_sound();
}

#[tokio::test]
async fn an_operator_whose_bot_may_not_find_the_gateway_is_told_so_once() {
    let quiet = "log = 'error'\n";
    for (manner, sentence) in [
        (no(401), "does not know this bot token"),
        (forbidden(), "cannot be reached"),
    ] {
        let discord = Discord::start().await;
        discord.trouble("GET", "/gateway/bot", 9, manner);
        let (code, said) = refused(Some(TOKEN), quiet, Some(&discord)).await;
        assert_eq!((code, said.lines().count()), (1, 1), "{said}");
        assert!(said.contains(sentence), "{said}");
        assert_eq!(discord.calls("GET", "/gateway/bot").len(), 1);
    }
}

#[tokio::test]
async fn no_clock_counts_while_pages_are_asked_and_discord_is_not_yet_reached() {
    let discord = Discord::start().await;
    discord.trouble("GET", "/gateway/bot", 4, no(503));
    let (url, pages) = pages::settings();
    let bot = Bot::start(&discord, &pages);
    let client = reqwest::Client::builder().no_proxy().build().unwrap();
    while discord.calls("GET", "/gateway/bot").len() < 4 {
        let spends = client.post(format!("{url}/in/{}", "0".repeat(64)));
        // The pages may not be there yet.
        let _answer = spends.header("origin", &url).send().await;
        wait::pass(Duration::from_millis(200)).await;
    }
    discord.connected().await;
    let games = Connection::open(bot.home.path().join("games.db")).unwrap();
    let outages = "SELECT count(*) FROM outages";
    let counted = games.query_row(outages, [], |row| row.get::<_, i64>(0));
    assert!(counted.unwrap() > 0);
    discord.assert_sound();
}
