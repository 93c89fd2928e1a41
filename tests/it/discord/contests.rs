//! The compiled bot and a round robin: opened by command, entered by the button below its message, begun on a word.

use serde_json::json;

use crate::discord::bot::Bot;
use crate::discord::loopback::{Discord, Person, TOWN, labels};
use crate::discord::people::{ANN, BEA, CID};
use crate::discord::tables_discord::said;

const DAN: Person = Person {
    id: 104,
    name: "Dan",
};

#[tokio::test]
async fn a_round_robin_is_opened_entered_by_its_button_and_begun() {
    let discord = Discord::start().await;
    let _bot = Bot::start(&discord, "");
    discord.connected().await;
    let options = [
        ("format", json!("round-robin")),
        ("game", json!("kings-mate")),
        ("days", json!(3)),
    ];
    discord.slash(ANN, TOWN, "contest open", &options);
    let post = discord.next_post().await;
    let text = said(&post);
    assert!(text.contains("Round robin 1: King’s Mate"), "{text}");
    assert!(text.contains("everybody here can enter"), "{text}");
    assert_eq!(labels(&post), ["Enter", "Standings"]);
    for who in [BEA, CID, DAN] {
        let pressed = discord.press(who, TOWN, &post, "Enter");
        let answer = discord.answer(&pressed).await;
        assert!(said(&answer).contains("You are in"), "{answer}");
        assert_eq!(labels(&answer), ["Leave"]);
    }
    let pressed = discord.press(BEA, TOWN, &post, "Enter");
    let answer = discord.answer(&pressed).await;
    assert!(said(&answer).contains("already"), "{answer}");
    discord.slash(ANN, TOWN, "contest begin", &[]);
    let begun = discord.next_post().await;
    let text = said(&begun);
    assert!(text.contains("It has begun"), "{text}");
    assert!(text.contains("Games finished: 0 of 3."), "{text}");
    assert!(
        !begun["attachments"].as_array().unwrap().is_empty(),
        "the table is a file, too"
    );
    let asked = discord.slash(BEA, TOWN, "contest show", &[]);
    let page = discord.answer(&asked).await;
    assert_eq!(said(&page).matches("You play").count(), 2, "{page}");
    discord.assert_sound();
}
