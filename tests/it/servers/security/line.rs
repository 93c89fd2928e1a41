//! The compiled bot's connections: the content of its log, and replies to a guest.

use serde_json::{Value, json};

use crate::discord::bot::Bot;
use crate::discord::loopback::{ABROAD, DONE_UNSAID, Discord, Manner, TOKEN, TOWN, words};
use crate::discord::people::{ANN, begun};

fn no(status: u16) -> Manner {
    Manner::Answer {
        status,
        body: Value::Null,
        headers: Vec::new(),
    }
}

#[tokio::test]
async fn no_log_holds_a_token_however_full_it_is_and_whatever_goes_wrong() {
    let discord = Discord::start().await;
    let bot = Bot::start_logging(&discord, "trace");
    discord.connected().await;
    begun(&discord).await;
    let troubles = [
        no(DONE_UNSAID),
        no(500),
        Manner::Half,
        Manner::Garbled,
        Manner::Silence,
    ];
    for manner in troubles {
        // Both kinds of calls with an interaction's token in the URL.
        discord.trouble("POST", "/callback", 1, manner.clone());
        discord.trouble("PATCH", "/messages/@original", 1, manner.clone());
        discord.trouble("POST", "/channels/501/messages", 1, manner);
        let asked = discord.slash(ANN, TOWN, "board", &[]);
        discord.answer(&asked).await;
    }
    discord.happen(
        "INTERACTION_CREATE",
        &json!({ "token": "token-of-no-shape", "type": 3 }),
    );
    discord.happen("MESSAGE_CREATE", &json!({ "content": "token-of-no-shape" }));
    let asked = discord.slash(ANN, TOWN, "help", &[]);
    discord.answer(&asked).await;
    let log = bot.stderr();
    assert!(log.contains("WARN") && log.lines().count() > 5, "{log}");
    assert!(!log.contains(TOKEN), "the bot’s own: {log}");
    assert!(!log.contains("token-"), "an interaction’s: {log}");
}

#[tokio::test]
async fn a_guest_is_given_no_window_of_a_server() {
    let discord = Discord::start().await;
    let _bot = Bot::start(&discord, "");
    discord.connected().await;
    let asked = discord.slash(ANN, ABROAD, "help", &[]);
    let page = discord.answer(&asked).await;
    for id in ["k1.fill.server.clock", "k1.fill.annul.1.running"] {
        let forged = discord.press_id(ANN, ABROAD, &page, id);
        let first = discord.first_answer(&forged).await;
        assert_eq!(first["type"], json!(6), "no window: {first}");
        let answer = discord.nth_answer(&forged, 0).await;
        assert!(words(&answer).contains("server"), "{answer}");
    }
    let own = discord.press_id(ANN, ABROAD, &page, "k1.fill.zone");
    assert_eq!(discord.first_answer(&own).await["type"], json!(9));
    discord.assert_sound();
}
