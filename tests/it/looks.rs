//! How things look in Discord, through the compiled bot: settings, refusals, what a piece may do, words and notes.

use serde_json::{Value, json};

use crate::bot::Bot;
use crate::discord::{ANN, BEA};
use crate::loopback::{Discord, TOWN, id_of, picture_size, words};

/// The pictures sent to whoever asked, oldest first: each as the bytes of a PNG.
fn private_pictures(discord: &Discord) -> Vec<Vec<u8>> {
    let answers = ["PATCH", "POST"].map(|method| discord.calls(method, "/webhooks/901/"));
    answers
        .into_iter()
        .flatten()
        .filter_map(|call| call.file)
        .collect()
}

fn alt(message: &Value) -> &str {
    message["attachments"][0]["description"].as_str().unwrap()
}

#[tokio::test]
async fn settings_are_chosen_from_menus_in_their_place_and_outlive_the_bot() {
    let discord = Discord::start().await;
    let bot = Bot::start(&discord, "");
    discord.connected().await;
    let asked = discord.slash(ANN, TOWN, "settings", &[]);
    let page = discord.answer(&asked).await;
    assert!(words(&page).contains("Slate"), "{page}");
    let chosen = discord.choose(ANN, TOWN, &page, "Night");
    let turned = discord.answer(&chosen).await;
    assert_eq!(
        id_of(&turned),
        id_of(&page),
        "the page is turned in its place"
    );
    assert!(
        words(&turned).contains("Night") && alt(&turned).contains("Night"),
        "{turned}"
    );

    let bot = bot.killed_and_started(&discord).await;
    let chosen = discord.choose(ANN, TOWN, &page, "first side (White) always at the bottom");
    let turned = discord.answer(&chosen).await;
    assert!(words(&turned).contains("Night"), "{turned}");
    assert!(words(&turned).contains("first side"), "{turned}");
    let both = [("theme", json!("print")), ("facing", json!("own"))];
    let asked = discord.slash(ANN, TOWN, "settings", &both);
    let page = discord.answer(&asked).await;
    assert!(
        words(&page).contains("Print") && words(&page).contains("own side"),
        "{page}"
    );
    let asked = discord.slash(BEA, TOWN, "settings", &[]);
    let other = discord.answer(&asked).await;
    assert!(words(&other).contains("Slate"), "{other}");
    for picture in private_pictures(&discord) {
        let (width, height) = picture_size(&picture);
        assert!(width == 720 && height < 600, "{width} by {height}");
    }
    assert_eq!(
        discord.post_count(),
        0,
        "settings are nobody else's business"
    );
    drop(bot);
    discord.assert_sound();
}
