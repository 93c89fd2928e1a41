//! The compiled bot with a position: offered with its picture, refused with the place of a mistake, played on from.

use serde_json::{Value, json};

use crate::discord::bot::Bot;
use crate::discord::loopback::{Discord, PRIVATE, TOWN, labels};
use crate::discord::people::{ANN, BEA, CID};
use crate::discord::tables_discord::{press, reply, said};

/// King's Mate with Black to move and few pieces.
const STUDY: &str = "4k2/4s2/7/7/3f3/7/3F3/2S4/2K4 b -";

/// The description of the picture of a message.
fn alt(message: &Value) -> &str {
    message["attachments"][0]["description"]
        .as_str()
        .unwrap_or_default()
}

/// Ann asks for a game of King's Mate from this position.
async fn asked(discord: &Discord, position: &str, more: (&str, Value)) -> Value {
    let options = [("position", json!(position)), ("side", json!("0")), more];
    let asked = discord.slash(ANN, TOWN, "challenge kings-mate", &options);
    discord.answer(&asked).await
}

#[tokio::test]
async fn a_position_is_seen_before_it_is_accepted_and_played_to_an_end_and_on() {
    let discord = Discord::start().await;
    let bot = Bot::start(&discord, "");
    discord.connected().await;
    let posts = discord.post_count();
    let wrong = asked(&discord, &STUDY.replace('s', "x"), ("thread", json!(false))).await;
    assert!(said(&wrong).contains("No piece has the letter"), "{wrong}");
    assert!(said(&wrong).contains("4k2/4▸x2/7"), "{wrong}");
    assert_eq!(discord.post_count(), posts, "nothing is offered");

    asked(&discord, STUDY, ("thread", json!(false))).await;
    let offer = discord.next_post().await;
    assert!(said(&offer).contains("is unrated"), "{offer}");
    assert!(
        alt(&offer).contains("from a position that was set up. Black to move."),
        "{offer}"
    );
    assert!(labels(&offer).contains(&"Accept"), "{offer}");

    // The position outlives a kill between the offer and its answer.
    let bot = bot.killed_and_started(&discord).await;
    let board = press(&discord, BEA, &offer, "Accept").await;
    assert!(said(&board).contains("<@12>, it is your move"), "{board}");
    let board = reply(&discord, BEA, &board, "D5-D4").await;
    assert!(said(&board).contains("<@11>, it is your move"), "{board}");
    let resign = discord.slash(BEA, TOWN, "game resign", &[]);
    let sure = discord.answer(&resign).await;
    discord.press(BEA, TOWN, &sure, labels(&sure)[0]);
    let end = discord.next_post().await;
    assert!(labels(&end).contains(&"Rematch"), "{end}");

    // Cid, who did not play, continues from the first board as the side to move.
    let options = [("game", json!("1")), ("move", json!("start"))];
    let review = discord.slash(CID, TOWN, "review", &options);
    let page = discord.answer(&review).await;
    assert!(
        said(&page).contains("The position that was set up"),
        "{page}"
    );
    let pressed = discord.press(CID, TOWN, &page, "Play on from here");
    let levels = discord.answer(&pressed).await;
    assert!(said(&levels).contains("as Black"), "{levels}");
    let begun = press(&discord, CID, &levels, "Level 3").await;
    assert!(
        said(&begun).contains("<@13> plays Computer (level 3)"),
        "{begun}"
    );
    assert!(said(&begun).contains("<@13>, it is your move"), "{begun}");
    assert!(
        alt(&begun).contains("from a position that was set up"),
        "{begun}"
    );

    // Typed, and in a private conversation with the bot.
    let options = [("game", json!("1")), ("computer", json!(1))];
    let typed = discord.slash(ANN, PRIVATE, "game continue", &options);
    discord.answer(&typed).await;
    let begun = discord.next_post().await;
    assert!(said(&begun).contains("plays Computer (level 1)"), "{begun}");
    let text = discord.slash(
        ANN,
        TOWN,
        "show words",
        &[("game", json!("1")), ("show", json!("text"))],
    );
    let text = discord.answer(&text).await;
    assert!(
        said(&text).contains("4k2/4s2/7/7/7/3f3/3F3/2S4/2K4 w -"),
        "{text}"
    );
    drop(bot);
    discord.assert_sound();
}
