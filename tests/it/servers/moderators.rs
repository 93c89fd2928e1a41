//! Moderators of a server in the compiled bot: their actions, actions after they lose the role, and modals.

use serde_json::{Value, json};

use crate::discord::bot::Bot;
use crate::discord::loopback::{Discord, PRIVATE, Person, TOWN, labels, words};
use crate::discord::people::{ANN, BEA, CID, begun};

/// A user who manages nothing.
const DAN: Person = Person {
    id: 21,
    name: "Dan",
};
/// A user with a role who manages nothing.
const EVE: Person = Person {
    id: 31,
    name: "Eve",
};

/// A moderator's command on the game in town. Returns the private answer.
async fn moderate(discord: &Discord, user: Person, command: &str, more: &[(&str, Value)]) -> Value {
    let game = [("game", json!("1"))];
    let options = [&game[..], more].concat();
    let asked = discord.slash(user, TOWN, &format!("moderate {command}"), &options);
    discord.answer(&asked).await
}

/// The modal that a button opens.
async fn window(discord: &Discord, user: Person, page: &Value, label: &str) -> Value {
    let pressed = discord.press(user, TOWN, page, label);
    discord.first_answer(&pressed).await
}

#[tokio::test]
async fn a_moderator_holds_a_game_over_a_restart_and_nobody_else_does() {
    let discord = Discord::start().await;
    let bot = Bot::start(&discord, "");
    discord.connected().await;
    let commands = discord.commands();
    let mut all = commands.as_array().unwrap().iter();
    let command = all.find(|command| command["name"] == "moderate").unwrap();
    assert_eq!(command["default_member_permissions"], json!("8192"));
    assert_eq!(command["contexts"], json!([0]));
    begun(&discord).await;
    let refused = moderate(&discord, DAN, "pause", &[]).await;
    assert!(words(&refused).contains("Only moderators"), "{refused}");
    let refused = moderate(&discord, ANN, "pause", &[]).await;
    assert!(words(&refused).contains("You play in"), "{refused}");
    let why = [("reason", json!("<@12> @everyone **quiet**"))];
    let done = moderate(&discord, CID, "pause", &why).await;
    assert!(words(&done).contains("Done."), "{done}");
    let told = discord.next_post().await;
    assert!(words(&told).contains("has paused"), "{told}");
    assert!(!words(&told).contains("<@12> @everyone **"), "{told}");
    let post = discord
        .calls("POST", "/channels/501/messages")
        .pop()
        .unwrap();
    assert_eq!(post.body["allowed_mentions"]["parse"], json!([]));
    let bot = bot.killed_and_started(&discord).await;
    for command in ["move", "game resume"] {
        let mv = [("move", json!("D2-D3"))];
        let options = if command == "move" { &mv[..] } else { &[] };
        let asked = discord.slash(ANN, TOWN, command, options);
        let refused = discord.answer(&asked).await;
        assert!(words(&refused).contains("only a moderator"), "{refused}");
    }
    let refused = moderate(&discord, DAN, "resume", &[]).await;
    assert!(words(&refused).contains("Only moderators"), "{refused}");
    moderate(&discord, CID, "resume", &[]).await;
    assert!(words(&discord.next_post().await).contains("go on"));
    let asked = discord.slash(ANN, TOWN, "move", &[("move", json!("D2-D3"))]);
    discord.answer(&asked).await;
    assert!(words(&discord.next_post().await).contains("D2-D3"));
    let asked = discord.slash(CID, TOWN, "moderate log", &[]);
    let log = discord.answer(&asked).await;
    assert!(
        words(&log).contains("let it go on") && words(&log).contains("paused it"),
        "{log}"
    );
    let asked = discord.slash(DAN, TOWN, "moderate log", &[]);
    assert!(words(&discord.answer(&asked).await).contains("Only moderators"));
    drop(bot);
    discord.assert_sound();
}

#[tokio::test]
async fn a_game_is_annulled_once_by_a_present_moderator_whatever_happens_meanwhile() {
    let discord = Discord::start().await;
    let bot = Bot::start(&discord, "");
    discord.connected().await;
    begun(&discord).await;
    let options = [("setting", json!("moderators")), ("value", json!("<@&77>"))];
    let asked = discord.slash(ANN, TOWN, "server settings", &options);
    let page = discord.answer(&asked).await;
    assert!(words(&page).contains("<@&77>"), "{page}");
    let shown = moderate(&discord, EVE, "annul", &[]).await;
    assert!(
        !shown["attachments"].as_array().unwrap().is_empty(),
        "the game is shown"
    );
    let theirs = window(&discord, EVE, &shown, "Annul the game …").await;
    discord.demote(EVE);
    let sent = discord.submit(EVE, TOWN, (&shown, &theirs), "too late");
    let refused = discord.answer(&sent).await;
    assert!(words(&refused).contains("Only moderators"), "{refused}");

    let shown = moderate(&discord, CID, "annul", &[]).await;
    let mine = window(&discord, CID, &shown, "Annul the game …").await;
    assert_eq!(
        mine["data"]["components"][0]["components"][0]["required"],
        json!(false)
    );
    let bot = bot.killed_and_started(&discord).await;
    let asked = discord.slash(ANN, TOWN, "move", &[("move", json!("D2-D3"))]);
    discord.answer(&asked).await;
    discord.next_post().await;
    let sent = discord.submit(CID, TOWN, (&shown, &mine), "a **dispute**");
    let twice = discord.submit(CID, TOWN, (&shown, &mine), "a **dispute**");
    let told = discord.next_post().await;
    assert!(words(&told).contains("has annulled"), "{told}");
    let answers = [
        discord.nth_answer(&sent, 0).await,
        discord.nth_answer(&twice, 0).await,
    ];
    let done = answers
        .iter()
        .filter(|answer| words(answer).contains("Done."));
    assert!(done.count() >= 1, "{answers:?}");
    let asked = discord.slash(
        BEA,
        TOWN,
        "move",
        &[("move", json!("D8-D7")), ("game", json!("1"))],
    );
    assert!(words(&discord.answer(&asked).await).contains("over"));
    assert_eq!(discord.post_count(), 4, "told once");
    drop(bot);
    discord.assert_sound();
}

#[tokio::test]
async fn a_seat_goes_to_the_player_who_agrees_and_the_next_board_calls_them() {
    let discord = Discord::start().await;
    let bot = Bot::start(&discord, "");
    discord.connected().await;
    begun(&discord).await;
    let seat = |to: u64| {
        [
            ("player", json!("12")),
            ("new-player", json!(to.to_string())),
        ]
    };
    let refused = moderate(&discord, CID, "hand-over", &seat(900)).await;
    assert!(words(&refused).contains("A bot cannot"), "{refused}");
    let refused = moderate(&discord, DAN, "hand-over", &seat(31)).await;
    assert!(words(&refused).contains("Only moderators"), "{refused}");
    moderate(&discord, CID, "hand-over", &seat(31)).await;
    let offer = discord.next_post().await;
    assert_eq!(labels(&offer), ["Take the seat", "Not me"]);
    let pressed = discord.press(BEA, TOWN, &offer, "Take the seat");
    assert!(words(&discord.answer(&pressed).await).contains("offered to"));
    let bot = bot.killed_and_started(&discord).await;
    let pressed = discord.press(EVE, TOWN, &offer, "Take the seat");
    discord.first_answer(&pressed).await;
    let told = discord.next_post().await;
    assert!(words(&told).contains("plays on for"), "{told}");
    let pressed = discord.press(EVE, TOWN, &offer, "Take the seat");
    assert!(words(&discord.answer(&pressed).await).contains("no longer stands"));
    let asked = discord.slash(ANN, TOWN, "move", &[("move", json!("D2-D3"))]);
    discord.answer(&asked).await;
    discord.next_post().await;
    let post = discord
        .calls("POST", "/channels/501/messages")
        .pop()
        .unwrap();
    assert_eq!(post.body["allowed_mentions"]["users"], json!(["31"]));
    drop(bot);
    discord.assert_sound();
}

#[tokio::test]
async fn what_cannot_be_chosen_is_typed_into_a_window_and_tried_again() {
    let discord = Discord::start().await;
    let bot = Bot::start(&discord, "");
    discord.connected().await;
    let asked = discord.slash(ANN, TOWN, "server settings", &[]);
    let page = discord.answer(&asked).await;
    let chosen = discord.choose(ANN, TOWN, &page, "Challenges expire");
    let page = discord.answer(&chosen).await;
    let open = window(&discord, ANN, &page, "Challenges expire …").await;
    assert_eq!(open["type"], json!(9));
    assert_eq!(open["data"]["title"], json!("Challenges expire"));
    let bot = bot.killed_and_started(&discord).await;
    let sent = discord.submit(ANN, TOWN, (&page, &open), "soon");
    let wrong = discord.answer(&sent).await;
    assert!(words(&wrong).contains("from 1 to 366"), "{wrong}");
    let open = window(&discord, ANN, &wrong, "Try again …").await;
    let sent = discord.submit(ANN, TOWN, (&wrong, &open), " 20 ");
    let page = discord.nth_answer(&sent, 0).await;
    assert!(words(&page).contains("after 20 days"), "{page}");
    let forged = discord.submit(DAN, TOWN, (&page, &open), "5");
    assert!(words(&discord.answer(&forged).await).contains("Only people who may manage"));

    let asked = discord.slash(BEA, PRIVATE, "settings hours", &[]);
    let page = discord.answer(&asked).await;
    let chosen = discord.choose(BEA, PRIVATE, &page, "Europe/Warsaw");
    let page = discord.answer(&chosen).await;
    assert!(words(&page).contains("Europe/Warsaw"), "{page}");
    let pressed = discord.press(BEA, PRIVATE, &page, "Night …");
    let open = discord.first_answer(&pressed).await;
    let sent = discord.submit(BEA, PRIVATE, (&page, &open), "never");
    let wrong = discord.answer(&sent).await;
    assert!(words(&wrong).contains("22-7"), "{wrong}");
    let sent = discord.submit(BEA, PRIVATE, (&page, &open), "23-6");
    let page = discord.nth_answer(&sent, 0).await;
    assert!(words(&page).contains("23\\:00-06:00"), "{page}");
    let asked = discord.slash(BEA, PRIVATE, "settings reminders", &[]);
    let page = discord.answer(&asked).await;
    let pressed = discord.press(BEA, PRIVATE, &page, "Quiet hours …");
    let open = discord.first_answer(&pressed).await;
    let sent = discord.submit(BEA, PRIVATE, (&page, &open), "22-7");
    assert!(words(&discord.nth_answer(&sent, 0).await).contains("22\\:00-07:00"));
    drop(bot);
    discord.assert_sound();
}
