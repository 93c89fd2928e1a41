//! Courtesy of the bot's messages: mentions, sounds, and the effects of typed text.

use serde_json::{Value, json};

use crate::discord::bot::Bot;
use crate::discord::loopback::{Channel, Discord, HARBOUR, Person, TOWN, id_of, labels, words};
use crate::discord::people::{ANN, BEA, begun};

const NO_PREVIEWS: u64 = 1 << 2;
const SILENT: u64 = 1 << 12;

/// Everything the bot has posted, with the pinged users.
fn posted(discord: &Discord) -> Vec<(Value, Vec<String>)> {
    let calls = discord.calls("POST", "/messages");
    let posts = calls.into_iter().filter(|call| call.status == 200);
    posts
        .map(|call| {
            let users = call.body["allowed_mentions"]["users"].clone();
            (call.body, serde_json::from_value(users).unwrap())
        })
        .collect()
}

async fn moves(discord: &Discord, user: Person, mv: &str) -> Value {
    let asked = discord.slash(user, TOWN, "move", &[("move", json!(mv))]);
    discord.answer(&asked).await;
    discord.next_post().await
}

#[tokio::test]
async fn one_message_a_turn_calls_who_must_act_and_nobody_else() {
    let discord = Discord::start().await;
    let _bot = Bot::start(&discord, "");
    discord.connected().await;
    begun(&discord).await;
    moves(&discord, ANN, "D2-D3").await;
    moves(&discord, BEA, "D8-D7").await;
    let asked = discord.slash(BEA, TOWN, "game draw", &[]);
    discord.answer(&asked).await;
    let draw = discord.next_post().await;
    let pressed = discord.press(ANN, TOWN, &draw, "Decline the draw");
    discord.first_answer(&pressed).await;
    discord.next_post().await;
    let asked = discord.slash(ANN, TOWN, "game resign", &[]);
    let sure = discord.answer(&asked).await;
    let label = labels(&sure)[0].to_owned();
    let pressed = discord.press(ANN, TOWN, &sure, &label);
    discord.first_answer(&pressed).await;
    discord.next_post().await;
    let told = posted(&discord);
    let called: Vec<Vec<&str>> = told
        .iter()
        .map(|(_, users)| users.iter().map(String::as_str).collect())
        .collect();
    assert_eq!(
        called,
        [
            vec!["12"], // the challenge
            vec!["11"], // the first board
            vec!["12"],
            vec!["11"],
            vec!["11"], // the draw offer
            vec!["12"], // declined, to who offered it
            vec!["12"], // the end, to who did not bring it about
        ]
    );
    for (body, users) in &told {
        let flags = body["flags"].as_u64().unwrap();
        assert_ne!(flags & NO_PREVIEWS, 0, "{body}");
        assert_eq!(flags & SILENT != 0, users.is_empty(), "{body}");
        assert_eq!(body["allowed_mentions"]["parse"], json!([]));
        for user in users {
            let named = format!("<@{user}>");
            assert!(
                words(body).contains(&named),
                "named, not only called: {body}"
            );
        }
        assert!(
            !words(body).contains("`/"),
            "a command one can click: {body}"
        );
        assert!(!words(body).contains(" UTC"), "a time of one's own: {body}");
    }
    for (nth, side, first) in [
        (2, "White", "<@11> plays **D2-D3**."),
        (3, "Black", "<@12> plays **D8-D7**."),
        (4, "Black", "<@12> offers a draw"),
        (5, "Black", "<@11> declines the draw. Play goes on. (<@12>)"),
    ] {
        let said = words(&told[nth].0);
        let head = format!("**King’s Mate #1** · move 1, {side}\n");
        let below = said.strip_prefix(&head);
        assert!(below.is_some_and(|said| said.starts_with(first)), "{said}");
    }
    discord.assert_sound();
}

/// A user with a malicious name.
const MALLORY: Person = Person {
    id: 14,
    name: "@everyone [x](http://y.zz)\u{202e}`<@1>\n# big",
};

#[tokio::test]
async fn nothing_a_player_types_or_is_called_breaks_out_of_a_message() {
    let discord = Discord::start().await;
    let _bot = Bot::start(&discord, "");
    discord.connected().await;
    let typed =
        "@everyone <@123> <#1> [a](http://b.cc) https://c.dd discord.gg/x ||s|| :smile: <t:1:R>";
    let options = [
        ("opponent", json!(BEA.id.to_string())),
        ("side", json!("0")),
        ("thread", json!(true)),
        ("words", json!(typed)),
    ];
    let asked = discord.slash(MALLORY, HARBOUR, "challenge kings-mate", &options);
    discord.answer(&asked).await;
    let offer = discord.next_post().await;
    let accepted = [("game", json!("1")), ("words", json!(typed))];
    let accepted = discord.slash(BEA, HARBOUR, "challenge accept", &accepted);
    discord.answer(&accepted).await;
    let begun = discord.next_post().await;
    let opened = discord.called("POST", "/threads").await;
    let name = opened.body["name"].as_str().unwrap();
    assert!(
        !name.contains(['\n', '\u{202e}']) && name.chars().count() <= 100,
        "{name}"
    );
    let thread = Channel {
        server: HARBOUR.server,
        id: id_of(&begun),
    };
    discord.next_post().await;
    let asked = discord.slash(MALLORY, thread, "board", &[]);
    let board = discord.answer(&asked).await;
    let alt = board["attachments"][0]["description"].as_str().unwrap();
    assert!(!alt.contains('\u{202e}'), "{alt}");
    let mut all: Vec<Value> = posted(&discord).into_iter().map(|(body, _)| body).collect();
    all.extend([offer, begun, board]);
    for message in all {
        let content = words(&message);
        for wild in ["<@123>", "<#1>", "<t:1:R>"] {
            let tame = content.replace(&format!("\\{wild}"), "");
            assert!(!tame.contains(wild), "{wild} in {content}");
        }
        for wild in [
            "@everyone",
            "[a](",
            "https://c",
            "http://b",
            "||s",
            ":smile:",
            "discord.gg",
        ] {
            let mut parts: Vec<&str> = content.split(wild).collect();
            parts.pop();
            let escaped = parts.iter().all(|part| part.ends_with('\\'));
            assert!(escaped, "{wild} in {content}");
        }
    }
    discord.assert_sound();
}

#[tokio::test]
async fn a_lost_right_is_said_before_anything_begins_and_with_its_remedy() {
    let discord = Discord::start().await;
    let _bot = Bot::start(&discord, "");
    discord.connected().await;
    let asked = discord.slash(ANN, HARBOUR, "challenge kings-mate", &[]);
    discord.answer(&asked).await;
    let offer = discord.next_post().await;
    discord.shut(HARBOUR, true);
    let posts = discord.post_count();
    let pressed = discord.press(BEA, HARBOUR, &offer, "Accept");
    let by_button = discord.answer(&pressed).await;
    let typed = discord.slash(BEA, HARBOUR, "challenge accept", &[("game", json!("1"))]);
    let by_command = discord.answer(&typed).await;
    let asked = discord.slash(BEA, HARBOUR, "challenge kings-mate", &[]);
    let offered = discord.answer(&asked).await;
    for refused in [&by_button, &by_command, &offered] {
        assert!(words(refused).contains("**Send Messages**"), "{refused}");
        assert!(
            words(refused).contains("</server setup:"),
            "the remedy: {refused}"
        );
    }
    assert_eq!(discord.post_count(), posts, "nothing began");
    discord.shut(HARBOUR, false);
    let pressed = discord.press(BEA, HARBOUR, &offer, "Accept");
    discord.first_answer(&pressed).await;
    discord.next_post().await;
    discord.shut(TOWN, true);
    let brought = discord.slash(BEA, TOWN, "game here", &[("game", json!("1"))]);
    let refused = discord.answer(&brought).await;
    assert!(words(&refused).contains("**Attach Files**"), "{refused}");
    assert_eq!(
        discord.post_count(),
        posts + 1,
        "the game stays where it is"
    );
    discord.assert_sound();
}
