//! Interactions with fields of an unknown shape: each gets an answer in time, with text.

use serde_json::{Value, json};

use crate::discord::bot::Bot;
use crate::discord::loopback::{Discord, TOWN, words};
use crate::discord::people::{ANN, begun};

/// A change of an interaction before it is sent.
type Change = (&'static str, fn(&mut Value));

/// Possible future shapes of a command and a press.
const CHANGES: [Change; 12] = [
    ("no member", |said| {
        said.as_object_mut().unwrap().remove("member");
    }),
    ("a member without a user", |said| {
        said["member"].as_object_mut().unwrap().remove("user");
    }),
    ("an interaction of a new kind", |said| {
        said["type"] = json!(77);
    }),
    ("a command of a new kind", |said| {
        said["data"]["type"] = json!(77);
    }),
    ("a part of a new kind", |said| {
        said["data"]["component_type"] = json!(77);
    }),
    ("a channel of a new kind", |said| {
        said["channel"] = json!({ "id": "501", "type": 77, "shape": { "round": true } });
    }),
    ("a channel without a name for its kind", |said| {
        said["channel"] = json!({ "id": "501", "type": "cave" });
    }),
    ("an option of a new kind", |said| {
        said["data"]["options"] = json!([{ "name": "move", "type": 77, "value": { "x": 1 } }]);
    }),
    ("no data", |said| {
        said.as_object_mut().unwrap().remove("data");
    }),
    ("a context that is new", |said| said["context"] = json!(77)),
    ("rights that are no number", |said| {
        said["app_permissions"] = json!({ "all": true });
        said["member"]["permissions"] = json!(null);
    }),
    ("a message with parts of a new kind", |said| {
        let parts = json!([{ "type": 77, "components": [{ "type": 78, "x": [] }] }]);
        said["message"]["components"] = parts;
        said["message"]["type"] = json!(77);
    }),
];

#[tokio::test]
async fn a_command_of_any_shape_is_answered_in_time_with_words() {
    let discord = Discord::start().await;
    let _bot = Bot::start(&discord, "");
    discord.connected().await;
    for (what, change) in CHANGES {
        if what.contains("message") {
            continue;
        }
        let asked = discord.slash_changed(ANN, TOWN, "help", change);
        let answer = discord.answer(&asked).await;
        assert!(!words(&answer).trim().is_empty(), "{what}: {answer}");
    }
    discord.assert_sound();
}

#[tokio::test]
async fn a_press_of_any_shape_is_answered_in_time() {
    let discord = Discord::start().await;
    let _bot = Bot::start(&discord, "");
    discord.connected().await;
    let board = begun(&discord).await;
    for (what, change) in CHANGES {
        let pressed = discord.press_changed(ANN, TOWN, (&board, "k1.help"), change);
        let first = discord.first_answer(&pressed).await;
        assert!(
            [4, 5, 6].map(|kind| json!(kind)).contains(&first["type"]),
            "{what}: {first}"
        );
        let answer = discord.answer(&pressed).await;
        assert!(!words(&answer).trim().is_empty(), "{what}: {answer}");
    }
    // An interaction that is still understandable is carried out.
    let seen = |said: &mut Value| {
        said["channel"] = json!({ "id": "501", "type": 77 });
        said["message"]["components"] = json!([{ "type": 77 }]);
    };
    let pressed = discord.press_changed(ANN, TOWN, (&board, "k1.board.1"), seen);
    let shown = discord.answer(&pressed).await;
    assert_eq!(shown["attachments"].as_array().unwrap().len(), 1, "{shown}");
    discord.assert_sound();
}

#[tokio::test]
async fn typing_and_windows_of_any_shape_are_answered_too() {
    let discord = Discord::start().await;
    let _bot = Bot::start(&discord, "");
    discord.connected().await;
    let typed = discord.odd(
        4,
        ANN,
        TOWN,
        &json!({ "id": "1", "name": "move", "type": 77 }),
    );
    let first = discord.first_answer(&typed).await;
    assert_eq!(first, json!({ "type": 8, "data": { "choices": [] } }));
    let window = json!({ "custom_id": "k1.fill.x", "components": [
        { "type": 18, "component": { "type": 4, "custom_id": "a", "value": "b" } },
    ]});
    let sent = discord.odd(5, ANN, TOWN, &window);
    let answer = discord.answer(&sent).await;
    assert!(!words(&answer).trim().is_empty(), "{answer}");
    discord.assert_sound();
}
