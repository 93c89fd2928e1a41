//! Review and history in Discord: each of their buttons, with the bot killed between presses.

use serde_json::{Value, json};

use crate::discord::bot::Bot;
use crate::discord::loopback::{Discord, HARBOUR, PRIVATE, Person, TOWN, id_of, labels, words};
use crate::discord::people::{ANN, BEA, CID, begun};

/// Plays this many moves in the only game in town, White first, each the first legal one.
async fn played(discord: &Discord, moves: usize) {
    for player in [ANN, BEA].into_iter().cycle().take(moves) {
        let legal = discord.autocomplete(player, "move", ("move", "")).await;
        let asked = discord.slash(player, TOWN, "move", &[("move", json!(legal[0]))]);
        discord.answer(&asked).await;
        discord.next_post().await;
    }
}

async fn reviewed(discord: &Discord, user: Person, options: &[(&str, Value)]) -> Value {
    let asked = discord.slash(user, TOWN, "review", options);
    discord.answer(&asked).await
}

fn shown_to_all(message: &Value) -> bool {
    message["flags"].as_u64().unwrap_or(0) & 64 == 0
}

/// The picture sent last.
fn last_picture(discord: &Discord) -> Vec<u8> {
    let calls = discord.calls("PATCH", "/webhooks/");
    calls.into_iter().rev().find_map(|call| call.file).unwrap()
}

#[tokio::test]
async fn every_button_of_a_walk_turns_its_page_whenever_it_is_pressed() {
    let discord = Discord::start().await;
    let mut bot = Bot::start(&discord, "");
    discord.connected().await;
    begun(&discord).await;
    played(&discord, 5).await;
    let mut page = reviewed(&discord, CID, &[("game", json!("1"))]).await;
    assert!(words(&page).contains("(move 3 of 3)"), "{page}");
    let first = id_of(&page);
    for (label, says) in [
        ("First", "The start. 3 moves in all."),
        ("Forward", "(move 1 of 3)"),
        ("Last", "(move 3 of 3)"),
        ("Back", "(move 2 of 3)"),
        ("Flip", "(move 2 of 3)"),
        ("Moves", "\n`2… "),
        ("Board", "(move 2 of 3)"),
    ] {
        bot = bot.killed_and_started(&discord).await;
        let before = last_picture(&discord);
        let turned = discord.press(CID, TOWN, &page, label);
        page = discord.answer(&turned).await;
        assert_eq!(id_of(&page), first, "{label} turns the page in its place");
        assert!(words(&page).contains(says), "{label}: {page}");
        let picture = page["attachments"].as_array().unwrap();
        assert_eq!(picture.is_empty(), label == "Moves", "{label}");
        if label != "Moves" && label != "Board" {
            assert_ne!(
                last_picture(&discord),
                before,
                "{label} shows another picture"
            );
        }
    }
    bot = bot.killed_and_started(&discord).await;
    let jumped = discord.choose(CID, TOWN, &page, "Start");
    page = discord.answer(&jumped).await;
    assert!(
        id_of(&page) == first && words(&page).contains("The start."),
        "{page}"
    );
    // Buttons posted when ids contained only the game and the move.
    for (id, says) in [
        ("k1.review.1.2", "(move 1 of 3)"),
        ("k1.review.1.last", "(move 3 of 3)"),
    ] {
        bot = bot.killed_and_started(&discord).await;
        let turned = discord.press_id(CID, TOWN, &page, id);
        page = discord.answer(&turned).await;
        assert!(
            id_of(&page) == first && words(&page).contains(says),
            "{page}"
        );
    }
    assert_eq!(
        words(&page).matches("<t:").count(),
        2,
        "times in the reader’s own time: {page}"
    );
    drop(bot);
    discord.assert_sound();
}

#[tokio::test]
async fn a_shared_page_is_turned_for_all_and_left_without_a_trace() {
    let discord = Discord::start().await;
    let mut bot = Bot::start(&discord, "");
    discord.connected().await;
    begun(&discord).await;
    played(&discord, 3).await;
    let posts = discord.post_count();
    let own = reviewed(&discord, BEA, &[]).await;
    bot = bot.killed_and_started(&discord).await;
    let pressed = discord.press(BEA, TOWN, &own, "Share here");
    let mut shared = discord.nth_answer(&pressed, 0).await;
    assert!(shown_to_all(&shared) && id_of(&shared) != id_of(&own));
    assert!(!shared["attachments"].as_array().unwrap().is_empty());
    let call = discord.calls("POST", "/webhooks/").pop().unwrap();
    assert_eq!(
        call.body["allowed_mentions"]["users"],
        json!([]),
        "nobody is pinged"
    );
    let first = id_of(&shared);
    for (player, label, says) in [
        (ANN, "Back", "(move 1 of 2)"),
        (CID, "First", "The start."),
        (BEA, "Forward", "(move 1 of 2)"),
        (CID, "Flip", "(move 1 of 2)"),
        (ANN, "Last", "(move 2 of 2)"),
        (CID, "Moves", "\n`1… "),
        (BEA, "Board", "(move 2 of 2)"),
    ] {
        bot = bot.killed_and_started(&discord).await;
        let turned = discord.press(player, TOWN, &shared, label);
        shared = discord.nth_answer(&turned, 0).await;
        assert!(id_of(&shared) == first && shown_to_all(&shared), "{label}");
        assert!(words(&shared).contains(says), "{label}: {shared}");
    }
    bot = bot.killed_and_started(&discord).await;
    let jumped = discord.choose(CID, TOWN, &shared, "Start");
    shared = discord.nth_answer(&jumped, 0).await;
    assert!(id_of(&shared) == first && words(&shared).contains("The start."));

    bot = bot.killed_and_started(&discord).await;
    let left = discord.press(CID, TOWN, &shared, "Just for me");
    let alone = discord.answer(&left).await;
    assert_ne!(id_of(&alone), first);
    let turned = discord.press(CID, TOWN, &alone, "Forward");
    assert_eq!(id_of(&discord.answer(&turned).await), id_of(&alone));
    let still = discord.press(ANN, TOWN, &shared, "Forward");
    let shared = discord.nth_answer(&still, 0).await;
    assert!(
        id_of(&shared) == first && words(&shared).contains("(move 1 of 2)"),
        "from where all stood"
    );
    assert_eq!(discord.post_count(), posts, "the table is told nothing");
    drop(bot);
    discord.assert_sound();
}

#[tokio::test]
async fn two_walk_through_one_game_without_disturbing_each_other() {
    let discord = Discord::start().await;
    let _bot = Bot::start(&discord, "");
    discord.connected().await;
    let board = begun(&discord).await;
    played(&discord, 4).await;
    let game = [("game", json!("1"))];
    let (mut anns, mut cids) = (
        reviewed(&discord, ANN, &game).await,
        reviewed(&discord, CID, &game).await,
    );
    assert_ne!(id_of(&anns), id_of(&cids));
    for (left, right) in [("Back", "First"), ("Flip", "Forward"), ("Back", "Last")] {
        let pressed = (
            discord.press(ANN, TOWN, &anns, left),
            discord.press(CID, TOWN, &cids, right),
        );
        let turned = (
            discord.answer(&pressed.0).await,
            discord.answer(&pressed.1).await,
        );
        assert_eq!(
            (id_of(&turned.0), id_of(&turned.1)),
            (id_of(&anns), id_of(&cids))
        );
        (anns, cids) = turned;
    }
    assert!(words(&anns).contains("(move 1 of 2)"), "{anns}");
    assert!(words(&cids).contains("(move 2 of 2)"), "{cids}");
    // A private page never replaces a public one.
    for id in ["k1.review.1.0", "k1.review.1.2.l", "k1.history.0"] {
        let pressed = discord.press_id(CID, TOWN, &board, id);
        assert_ne!(
            id_of(&discord.answer(&pressed).await),
            id_of(&board),
            "{id}"
        );
    }
    discord.assert_sound();
}

#[tokio::test]
async fn a_move_to_review_is_named_as_one_types_it() {
    let discord = Discord::start().await;
    let _bot = Bot::start(&discord, "");
    discord.connected().await;
    begun(&discord).await;
    played(&discord, 4).await;
    let game = ("game", json!("1"));
    let offers = discord
        .offers(CID, "review", std::slice::from_ref(&game), ("move", "2"))
        .await;
    assert_eq!(offers.len(), 2);
    assert!(
        offers[0].0.starts_with("2. ") && offers[0].0.ends_with(" (White)"),
        "{offers:?}"
    );
    for (offer, says) in offers.iter().zip(["(move 2 of 2)", "(move 2 of 2)"]) {
        let page = reviewed(&discord, CID, &[game.clone(), ("move", json!(offer.1))]).await;
        assert!(words(&page).contains(says), "{page}");
    }
    let own = discord.offers(ANN, "review", &[], ("move", "")).await;
    assert_eq!(own.len(), 5, "{own:?}");
    let unknown = discord
        .offers(ANN, "review", &[("game", json!("x"))], ("move", ""))
        .await;
    assert_eq!(unknown, []);
    let nobodys = reviewed(&discord, CID, &[]).await;
    assert!(words(&nobodys).contains("You have none here"), "{nobodys}");
    let games = discord.offers(CID, "review", &[], ("game", "bea")).await;
    assert!(
        games[0].0.starts_with("#1 Ann – Bea, Ann to move, 20"),
        "{games:?}"
    );
    for command in [
        "game resign",
        "game draw",
        "game abort",
        "game touch",
        "move",
    ] {
        assert_eq!(
            discord.autocomplete(BEA, command, ("game", "")).await,
            ["1"],
            "{command}"
        );
        assert_eq!(
            discord.autocomplete(CID, command, ("game", "")).await,
            [""; 0],
            "{command}"
        );
    }
    discord.assert_sound();
}

/// Another game that Ann (White) loses to Bea at once.
async fn lost(discord: &Discord, number: usize) {
    begun(discord).await;
    let asked = discord.slash(
        ANN,
        TOWN,
        "game resign",
        &[("game", json!(number.to_string()))],
    );
    let sure = discord.answer(&asked).await;
    let label = labels(&sure)[0].to_owned();
    let pressed = discord.press(ANN, TOWN, &sure, &label);
    discord.first_answer(&pressed).await;
    discord.next_post().await;
}

#[tokio::test]
async fn history_is_paged_and_opened_whenever_its_buttons_are_pressed() {
    let discord = Discord::start().await;
    let mut bot = Bot::start(&discord, "");
    discord.connected().await;
    for number in 1..=12 {
        lost(&discord, number).await;
    }
    let wanted = [
        ("player", json!(BEA.id.to_string())),
        ("opponent", json!(ANN.id.to_string())),
        ("result", json!("won")),
        ("state", json!("ended")),
        ("since", json!("2020")),
        ("until", json!("9999-12-31")),
        ("game", json!("kings-mate")),
    ];
    let asked = discord.slash(CID, HARBOUR, "history", &wanted);
    let mut list = discord.answer(&asked).await;
    let first = id_of(&list);
    let lines = |list: &Value| {
        words(list)
            .lines()
            .filter(|line| line.starts_with("\\#"))
            .count()
    };
    assert!(words(&list).contains("<@12> · against <@11>"), "{list}");
    assert!(
        words(&list).contains("#12 ") && !words(&list).contains("#2 "),
        "{list}"
    );
    assert_eq!(lines(&list), 10);
    for (label, says, count) in [
        ("Older", "page 2", 2),
        ("Newer", "#12 ", 10),
        ("Older", "#2 ", 2),
    ] {
        bot = bot.killed_and_started(&discord).await;
        let turned = discord.press(CID, HARBOUR, &list, label);
        list = discord.answer(&turned).await;
        assert_eq!(id_of(&list), first, "{label}");
        assert!(
            words(&list).contains(says) && lines(&list) == count,
            "{label}: {list}"
        );
    }
    bot = bot.killed_and_started(&discord).await;
    let labels: Vec<&str> = list["components"][1]["components"][0]["options"]
        .as_array()
        .unwrap()
        .iter()
        .map(|option| option["label"].as_str().unwrap())
        .collect();
    assert!(
        labels[0].starts_with("#2 Ann – Bea, Bea won, 20"),
        "{labels:?}"
    );
    let opened = discord.choose(CID, HARBOUR, &list, labels[0]);
    let page = discord.answer(&opened).await;
    assert_ne!(id_of(&page), first, "the list stays");
    assert!(
        words(&page).starts_with("\\#2 King’s Mate: <@11> – <@12>, <@12> won"),
        "{page}"
    );
    let turned = discord.press(CID, HARBOUR, &page, "Moves");
    assert_eq!(id_of(&discord.answer(&turned).await), id_of(&page));
    drop(bot);
    discord.assert_sound();
}

#[tokio::test]
async fn history_answers_whatever_is_asked_of_it() {
    let discord = Discord::start().await;
    let _bot = Bot::start(&discord, "");
    discord.connected().await;
    lost(&discord, 1).await;
    for (at, player, options, says) in [
        (TOWN, CID, vec![("since", json!("soon"))], "dates such as"),
        (
            TOWN,
            CID,
            vec![("until", json!("2026-02-30"))],
            "dates such as",
        ),
        (
            TOWN,
            CID,
            vec![("since", json!("2027")), ("until", json!("2026"))],
            "after the second",
        ),
        (
            TOWN,
            CID,
            vec![("state", json!("running"))],
            "There are none",
        ),
        (
            TOWN,
            CID,
            vec![("state", json!("running")), ("result", json!("won"))],
            "no result yet",
        ),
        (TOWN, CID, vec![("result", json!("lost"))], "There are none"),
        (PRIVATE, CID, vec![], "There are none"),
        (PRIVATE, ANN, vec![], "#1 "),
        (TOWN, ANN, vec![("result", json!("lost"))], "#1 "),
    ] {
        let asked = discord.slash(player, at, "history", &options);
        let answer = discord.answer(&asked).await;
        assert!(words(&answer).contains(says), "{options:?}: {answer}");
    }
    discord.assert_sound();
}

/// A name that would ping, format, reverse the line and start a new one.
const EVIL: Person = Person {
    id: 21,
    name: "@everyone **x** <@13> \u{202E}```\n# [a](https://example.org)",
};
/// A name of emoji only.
const SMILE: Person = Person {
    id: 22,
    name: "\u{1F600}\u{1F600}\u{1F600}",
};

/// A game of one move between these two. Returns its first board.
async fn begun_by_strangers(discord: &Discord) -> Value {
    let asked = discord.slash(
        EVIL,
        TOWN,
        "challenge kings-mate",
        &[
            ("opponent", json!(SMILE.id.to_string())),
            ("side", json!("0")),
        ],
    );
    discord.answer(&asked).await;
    let offer = discord.next_post().await;
    discord
        .first_answer(&discord.press(SMILE, TOWN, &offer, "Accept"))
        .await;
    let board = discord.next_post().await;
    let asked = discord.slash(EVIL, TOWN, "move", &[("move", json!("D2-D3"))]);
    discord.answer(&asked).await;
    discord.next_post().await;
    board
}

#[tokio::test]
async fn hostile_names_and_notes_are_shown_as_they_are_and_do_nothing() {
    let discord = Discord::start().await;
    let bot = Bot::start(&discord, "");
    discord.connected().await;
    let board = begun_by_strangers(&discord).await;
    let secret =
        "@everyone <@13> **b** `c` ||d|| \u{202E}```\n# head\n> quote\n-# small https://e.org";
    let asked = discord.slash(EVIL, TOWN, "think note", &[("text", json!(secret))]);
    discord.answer(&asked).await;
    let marks = "*".repeat(500);
    let asked = discord.slash(SMILE, TOWN, "think note", &[("text", json!(marks))]);
    discord.answer(&asked).await;
    let seen = reviewed(&discord, EVIL, &[("game", json!("1"))]).await;
    let line = words(&seen).lines().last().unwrap_or_default().to_owned();
    assert!(line.contains("\\@everyone \\<\\@13>"), "{line}");
    assert!(
        !line.contains('\u{202E}') && !line.contains("**b"),
        "{line}"
    );
    let other = reviewed(&discord, SMILE, &[("game", json!("1"))]).await;
    assert!(!words(&other).contains("everyone \\<"), "{other}");
    // A shared page shows nothing private.
    let shared = discord.press(EVIL, TOWN, &seen, "Share here");
    let shared = discord.nth_answer(&shared, 0).await;
    assert!(!words(&shared).contains("Note by"), "{shared}");
    for player in [EVIL, SMILE, CID] {
        let asked = discord.slash(player, TOWN, "game export", &[("game", json!("1"))]);
        discord.answer(&asked).await;
        let sent = discord.calls("PATCH", "/messages/@original").pop().unwrap();
        let record = String::from_utf8(sent.file.unwrap()).unwrap();
        assert!(!record.contains("%by"), "{record}");
    }

    let asked = discord.slash(SMILE, TOWN, "game resign", &[]);
    let sure = discord.answer(&asked).await;
    let pressed = discord.press(SMILE, TOWN, &sure, "Resign #1");
    discord.first_answer(&pressed).await;
    discord.next_post().await;
    for player in [EVIL, SMILE] {
        let asked = discord.slash(player, TOWN, "think notes", &[("share", json!(true))]);
        let opened = discord.answer(&asked).await;
        assert!(
            words(&opened).contains("Everybody may read your notes"),
            "{opened}"
        );
    }
    // Buttons of the first version still work.
    let _bot = bot.killed_and_started(&discord).await;
    for (id, says) in [
        ("k1.review.1.1", "\nNote by <@21>: \\@everyone"),
        ("k1.review.1.last", "\nNote by <@21>: \\@everyone"),
        ("k1.notes.1", "<@21>: \\@everyone"),
        ("k1.games.ended", "**Games that ended"),
        ("k1.review.12.17", "There is no game #12"),
        ("k1.review.1.17", "\\#1 has moves 0 to 1."),
    ] {
        let pressed = discord.press_id(CID, TOWN, &board, id);
        let page = discord.answer(&pressed).await;
        assert!(words(&page).contains(says), "{id}: {page}");
    }
    discord.assert_sound();
}
