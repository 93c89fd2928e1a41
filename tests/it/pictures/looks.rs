//! The bot's looks in Discord, through the compiled program: settings, refusals, a piece's moves, words and notes.

use serde_json::{Value, json};

use crate::discord::bot::Bot;
use crate::discord::loopback::{Discord, TOWN, id_of, labels, picture_size, words};
use crate::discord::people::{ANN, BEA, CID, begun};

/// The pictures sent privately, oldest first, as PNG bytes.
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
    let asked = discord.slash(ANN, TOWN, "settings boards", &[]);
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
    let chosen = discord.choose(ANN, TOWN, &page, "First side always at the bottom");
    let turned = discord.answer(&chosen).await;
    assert!(words(&turned).contains("Night"), "{turned}");
    assert!(words(&turned).contains("First side"), "{turned}");
    let both = [("theme", json!("print")), ("facing", json!("own"))];
    let asked = discord.slash(ANN, TOWN, "settings boards", &both);
    let page = discord.answer(&asked).await;
    assert!(
        words(&page).contains("Print") && words(&page).contains("Own side"),
        "{page}"
    );
    let asked = discord.slash(BEA, TOWN, "settings boards", &[]);
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

/// Asserts that the newest private message has a picture.
fn assert_drawn(discord: &Discord, message: &Value) {
    let picture = private_pictures(discord).pop().unwrap();
    assert_eq!(picture_size(&picture).0, 720);
    assert_eq!(message["attachments"][0]["filename"], "board.png");
    assert!(alt(message).chars().count() <= 1024);
}

#[tokio::test]
async fn an_illegal_move_is_answered_with_the_rule_on_a_picture_and_leads_on() {
    let discord = Discord::start().await;
    let bot = Bot::start(&discord, "");
    discord.connected().await;
    let board = begun(&discord).await;
    let posts = discord.post_count();
    let asked = discord.slash(ANN, TOWN, "move", &[("move", json!("b1e4"))]);
    let refused = discord.answer(&asked).await;
    assert!(words(&refused).contains("raised square") && words(&refused).contains("KM-2"));
    assert!(alt(&refused).contains("Not B1-E4"), "{refused}");
    assert_drawn(&discord, &refused);
    assert_eq!(labels(&refused), ["What B1 may do"]);
    assert_eq!(discord.post_count(), posts, "in private");

    let _bot = bot.killed_and_started(&discord).await;
    let pressed = discord.press(ANN, TOWN, &refused, "What B1 may do");
    let shown = discord.answer(&pressed).await;
    assert!(words(&shown).contains("C2, D3"), "{shown}");
    assert_drawn(&discord, &shown);
    let stranger = discord.press(CID, TOWN, &refused, "What B1 may do");
    let shown_to_all = discord.answer(&stranger).await;
    assert!(labels(&shown_to_all).is_empty(), "Cid plays nothing here");

    // A typed reply to the board is answered there in words, without a ping. The explained board is private.
    discord.reply(ANN, TOWN, &board, "C1-C3");
    let refused = discord.next_post().await;
    assert!(words(&refused).contains("escort"), "{refused}");
    assert_eq!(refused["attachments"], json!([]));
    let posts = discord.post_count();
    let pressed = discord.press(ANN, TOWN, &refused, "Show me why");
    let why = discord.answer(&pressed).await;
    assert!(alt(&why).contains("Not C1-C3"), "{why}");
    assert_drawn(&discord, &why);
    assert_eq!(discord.post_count(), posts, "in private");

    let pressed = discord.press(ANN, TOWN, &shown, "B1-D3");
    let preview = discord.answer(&pressed).await;
    assert!(alt(&preview).contains("Not played yet"), "{preview}");
    assert_drawn(&discord, &preview);
    assert_eq!(discord.post_count(), posts, "it does not count yet");
    let pressed = discord.press(ANN, TOWN, &preview, "Play it");
    discord.taken_away(&pressed).await;
    let board = discord.next_post().await;
    assert!(words(&board).contains("B1-D3"), "{board}");
    discord.assert_sound();
}

#[tokio::test]
async fn show_offers_squares_and_shows_what_stands_there_may_do() {
    let discord = Discord::start().await;
    let _bot = Bot::start(&discord, "");
    discord.connected().await;
    begun(&discord).await;
    let offers = discord
        .autocomplete(ANN, "show moves", ("square", "fool"))
        .await;
    assert!(offers.contains(&"D2".to_owned()), "{offers:?}");
    assert!(
        discord
            .autocomplete(CID, "show moves", ("square", ""))
            .await
            .is_empty()
    );
    let posts = discord.post_count();
    for (player, square, part) in [
        (ANN, "D2", "may go to D3"),
        (ANN, "A1", "no legal move"),
        (ANN, "D8", "is Black’s"),
        (ANN, "Z9", "no square"),
        (BEA, "d2", "may go to D3"),
    ] {
        let asked = discord.slash(player, TOWN, "show moves", &[("square", json!(square))]);
        let shown = discord.answer(&asked).await;
        assert!(words(&shown).contains(part), "{square}: {shown}");
    }
    let options = [("square", json!("D2")), ("game", json!("1"))];
    let asked = discord.slash(CID, TOWN, "show moves", &options);
    assert!(words(&discord.answer(&asked).await).contains("D3"));
    assert_eq!(discord.post_count(), posts);
    discord.assert_sound();
}

#[tokio::test]
async fn a_game_is_read_out_in_words_and_in_letters_in_private() {
    let discord = Discord::start().await;
    let bot = Bot::start(&discord, "");
    discord.connected().await;
    begun(&discord).await;
    let posts = discord.post_count();
    let asked = discord.slash(BEA, TOWN, "show words", &[]);
    let all = discord.answer(&asked).await;
    assert!(
        words(&all).contains("Black: king D9, swordmasters C9 E9"),
        "{all}"
    );
    let bot = bot.killed_and_started(&discord).await;
    let pressed = discord.press(BEA, TOWN, &all, "As a board in letters");
    let letters = discord.answer(&pressed).await;
    assert_eq!(id_of(&letters), id_of(&all));
    assert!(
        words(&letters).contains("```\n    G  F  E  D  C  B  A\n"),
        "Bea plays Black: {letters}"
    );
    assert_eq!(letters["attachments"], json!([]));
    let pressed = discord.press(BEA, TOWN, &letters, "In words");
    assert_eq!(words(&discord.answer(&pressed).await), words(&all));
    for (name, value, part) in [
        ("show", "mine", "Black: king D9"),
        ("show", "board", "[K]"),
        ("square", "D1", "White’s king stands on D1"),
        ("square", "`<@&1>`", "no square"),
        ("game", "77", "no game"),
    ] {
        let asked = discord.slash(BEA, TOWN, "show words", &[(name, json!(value))]);
        let answer = discord.answer(&asked).await;
        assert!(words(&answer).contains(part), "{name} {value}: {answer}");
    }
    assert_eq!(discord.post_count(), posts);
    drop(bot);
    discord.assert_sound();
}

#[tokio::test]
async fn a_note_is_its_authors_until_the_end_and_then_for_all_if_they_wish() {
    let discord = Discord::start().await;
    let bot = Bot::start(&discord, "");
    discord.connected().await;
    begun(&discord).await;
    let posts = discord.post_count();
    let secret = [
        ("text", json!("*my* secret @everyone")),
        ("move", json!("start")),
    ];
    let asked = discord.slash(ANN, TOWN, "think note", &secret);
    assert!(words(&discord.answer(&asked).await).contains("Only you see it"));
    let seen = |player, command: &'static str| {
        let asked = discord.slash(player, TOWN, command, &[("game", json!("1"))]);
        let discord = &discord;
        async move { discord.answer(&asked).await }
    };
    let own = seen(ANN, "think notes").await;
    assert!(words(&own).contains(r"\*my\* secret \@everyone"), "{own}");
    let page = seen(ANN, "review").await;
    assert!(words(&page).contains("secret"), "{page}");
    for player in [BEA, CID] {
        for command in ["think notes", "review"] {
            assert!(!words(&seen(player, command).await).contains("secret"));
        }
    }
    let share = [("game", json!("1")), ("share", json!(true))];
    for (player, part) in [(ANN, "once the game is over"), (CID, "Only the players")] {
        let asked = discord.slash(player, TOWN, "think notes", &share);
        assert!(words(&discord.answer(&asked).await).contains(part));
    }
    assert!(!words(&seen(BEA, "think notes").await).contains("secret"));
    assert_eq!(discord.post_count(), posts, "nothing is said aloud");

    let asked = discord.slash(BEA, TOWN, "game resign", &[]);
    let sure = discord.answer(&asked).await;
    let pressed = discord.press(BEA, TOWN, &sure, labels(&sure)[0]);
    discord.first_answer(&pressed).await;
    let end = discord.next_post().await;
    assert!(!words(&end).contains("secret"), "{end}");
    let bot = bot.killed_and_started(&discord).await;
    assert!(words(&seen(CID, "review").await).contains("secret"));
    let own = seen(ANN, "think notes").await;
    let pressed = discord.press(ANN, TOWN, &own, "Keep my notes to myself");
    discord.answer(&pressed).await;
    assert!(!words(&seen(CID, "review").await).contains("secret"));
    assert!(!bot.stderr().contains("secret"), "no log tells it");
    discord.assert_sound();
}

#[tokio::test]
async fn a_move_is_picked_from_menus_and_an_attack_shows_both_boards_before_it_counts() {
    let discord = Discord::start().await;
    let bot = Bot::start(&discord, "");
    discord.connected().await;
    let terms = [
        ("opponent", json!(BEA.id.to_string())),
        ("side", json!("0")),
        ("active", json!(true)),
    ];
    let asked = discord.slash(ANN, TOWN, "challenge kings-mate", &terms);
    discord.answer(&asked).await;
    let offer = discord.next_post().await;
    let pressed = discord.press(BEA, TOWN, &offer, "Accept");
    discord.first_answer(&pressed).await;
    let mut board = discord.next_post().await;
    let line = "A2-A3 D8-D7 A3-A4 D7-D6 A4-A5 D6-D7 A5-A6 D7-D6 A6-A7 D6-D7";
    for (nth, mv) in line.split(' ').enumerate() {
        let player = if nth % 2 == 0 { ANN } else { BEA };
        discord.reply(player, TOWN, &board, mv);
        board = discord.next_post().await;
    }
    let chosen = discord.choose(BEA, TOWN, &board, "A7 fool (2 moves)");
    let other = discord.answer(&chosen).await;
    assert!(words(&other).contains("turn") && labels(&other).is_empty());

    // The command without a move begins in the same way.
    let asked = discord.slash(ANN, TOWN, "move", &[]);
    let pieces = discord.answer(&asked).await;
    assert!(words(&pieces).contains("which piece?"), "{pieces}");
    let bot = bot.killed_and_started(&discord).await;
    let chosen = discord.choose(ANN, TOWN, &pieces, "A7 fool (2 moves)");
    let targets = discord.answer(&chosen).await;
    assert_eq!(id_of(&targets), id_of(&pieces), "in its place");
    let chosen = discord.choose(ANN, TOWN, &targets, "B8 attacks the fool");
    let preview = discord.answer(&chosen).await;
    assert!(words(&preview).contains("15 of 36 rolls"), "{preview}");
    let names = ["board.png", "board-2.png"];
    for (file, name) in preview["attachments"].as_array().unwrap().iter().zip(names) {
        assert_eq!(file["filename"], name);
    }
    let posts = discord.post_count();
    let bot = bot.killed_and_started(&discord).await;
    let pressed = discord.press(ANN, TOWN, &preview, "Play it");
    discord.taken_away(&pressed).await;
    assert!(words(&discord.next_post().await).contains("A7xB8"));
    let pressed = discord.press(ANN, TOWN, &preview, "Play it");
    discord.answer(&pressed).await;
    assert_eq!(
        discord.post_count(),
        posts + 1,
        "pressed twice, played once"
    );
    drop(bot);
    discord.assert_sound();
}

#[tokio::test]
async fn what_one_thinks_is_private_and_what_one_planned_is_played_by_the_bot() {
    let discord = Discord::start().await;
    let bot = Bot::start(&discord, "");
    discord.connected().await;
    let board = begun(&discord).await;
    let posts = discord.post_count();
    let tried = [("moves", json!("D2-D3 D8-D7"))];
    let asked = discord.slash(ANN, TOWN, "think explore", &tried);
    let explored = discord.answer(&asked).await;
    assert!(words(&explored).contains("1. D2-D3 D8-D7"), "{explored}");
    assert_drawn(&discord, &explored);
    let bot = bot.killed_and_started(&discord).await;
    let pressed = discord.press(ANN, TOWN, &explored, "Back");
    let back = discord.answer(&pressed).await;
    assert!(words(&back).contains("Forward: D8-D7"), "{back}");
    assert_eq!(id_of(&back), id_of(&explored), "in its place");
    // Another player with these buttons would only use a board of their own.
    let pressed = discord.press(BEA, TOWN, &back, "Flip");
    let other = discord.answer(&pressed).await;
    assert!(!words(&other).contains("D2-D3 D8-D7"), "{other}");

    let line = [("line", json!("D2-D3 D8-D7 A2-A3 A8-A7 B2-B3"))];
    let asked = discord.slash(ANN, TOWN, "think plan", &line);
    let planned = discord.answer(&asked).await;
    assert!(words(&planned).contains("D8-D7 → **A2-A3**"), "{planned}");
    assert_eq!(discord.post_count(), posts, "in private");
    discord.reply(ANN, TOWN, &board, "D2-D3");
    let board = discord.next_post().await;
    let bot = bot.killed_and_started(&discord).await;
    discord.reply(BEA, TOWN, &board, "D8-D7");
    let told = discord.next_post().await;
    let both = ["D8-D7", "A2-A3"].map(|mv| words(&told).contains(mv));
    assert_eq!(both, [true; 2], "{told}");
    assert_eq!(discord.post_count(), posts + 2, "once");
    drop(bot);
    discord.assert_sound();
}
