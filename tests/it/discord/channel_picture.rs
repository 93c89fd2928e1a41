//! The drawing of a channel in `docs/pictures`: its words and controls are those that the bot sends.

use kingboard::scene::ThemeName;
use serde_json::{Value, json};

use crate::discord::bot::Bot;
use crate::discord::channel_picture::announced::{ATTACK, FACES, IDS, NAMES, OPENING, announced};
use crate::discord::loopback::{Discord, Person, TOWN, words};
use crate::pictures::boards::{Image, difference};

#[path = "../../../examples/contact_sheets/announced.rs"]
mod announced;
#[path = "../../../examples/contact_sheets/channel.rs"]
mod channel;

/// A message as Discord shows it: mentions by name, and no markup.
fn shown(message: &Value) -> Vec<String> {
    let mut text = words(message).replace("**", "").replace(['`', '\\'], "");
    for (id, name) in IDS.into_iter().zip(NAMES) {
        text = text.replace(&format!("<@{id}>"), &format!("@{name}"));
    }
    text.lines().map(str::to_owned).collect()
}

/// The prompts of a message's menus and the labels of its buttons.
fn offered(message: &Value) -> Vec<&str> {
    let rows = message["components"].as_array().into_iter().flatten();
    let parts = rows.flat_map(|row| row["components"].as_array().unwrap());
    let named = parts.map(|part| part["label"].as_str().or(part["placeholder"].as_str()));
    named.map(Option::unwrap).collect()
}

/// The faces of the dice in a message, as in `B5xA6[5:2]`.
fn faces(lines: &[String]) -> [u8; 2] {
    let dice = lines.iter().find_map(|line| {
        let (_, dice) = line.split_once('[')?;
        let (one, other) = dice.split_once(']')?.0.split_once(':')?;
        Some([one.parse().ok()?, other.parse().ok()?])
    });
    dice.unwrap_or_else(|| panic!("dice were thrown: {lines:?}"))
}

#[tokio::test]
async fn the_words_and_controls_of_the_drawn_channel_are_those_that_the_bot_sends() {
    let discord = Discord::start().await;
    let _bot = Bot::start(&discord, "");
    discord.connected().await;
    let [one, other] = [0, 1].map(|nth| Person {
        id: IDS[nth],
        name: NAMES[nth],
    });
    let terms = [
        ("opponent", json!(other.id.to_string())),
        ("side", json!("0")),
        ("active", json!(true)),
    ];
    let asked = discord.slash(one, TOWN, "challenge kings-mate", &terms);
    discord.answer(&asked).await;
    let offer = discord.next_post().await;
    let pressed = discord.press(other, TOWN, &offer, "Accept");
    discord.first_answer(&pressed).await;
    let mut board = discord.next_post().await;
    for (nth, mv) in OPENING.split(' ').chain([ATTACK]).enumerate() {
        let player = if nth % 2 == 0 { one } else { other };
        discord.reply(player, TOWN, &board, mv);
        board = discord.next_post().await;
    }
    let sent = shown(&board);
    let reply = announced(faces(&sent));
    let drawn: Vec<String> = channel::lines(&reply)
        .iter()
        .map(|line| {
            let words = line.iter();
            let words = words.map(|word| word.text.clone() + if word.spaced { " " } else { "" });
            words.collect()
        })
        .collect();
    assert_eq!(drawn, sent);
    let controls = channel::controls(&reply);
    let drawn: Vec<&str> = controls.iter().map(|(label, _)| *label).collect();
    assert_eq!(drawn, offered(&board));
    discord.assert_sound();
}

#[test]
fn the_picture_in_the_docs_is_drawn_from_that_message() {
    let reply = announced(FACES);
    let picture = reply.picture.as_ref().unwrap();
    assert_eq!(picture.theme, ThemeName::Slate);
    let board = Image::in_theme(picture.theme, &picture.scene);
    let [width, height] = [board.width, board.height].map(|size| u32::try_from(size).unwrap());
    let board = image::RgbImage::from_raw(width, height, board.pixels.concat()).unwrap();
    let drawn = channel::posted(&reply, &board);
    let kept = include_bytes!("../../../docs/pictures/channel.png");
    let mut reader = png::Decoder::new(std::io::Cursor::new(kept))
        .read_info()
        .unwrap();
    let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
    reader.next_frame(&mut pixels).unwrap();
    assert_eq!(reader.info().size(), drawn.dimensions());
    let apart = difference(pixels.as_chunks().0, drawn.as_raw().as_chunks().0);
    assert!(apart < 0.2, "draw docs/pictures anew: {apart}");
}
