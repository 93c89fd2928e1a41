//! The compiled bot in servers: their settings, its rights in their channels, and where it is a guest.

use serde_json::json;

use crate::bot::Bot;
use crate::discord::{ANN, BEA, begun};
use crate::loopback::{
    ABROAD, CELLAR, Discord, HARBOUR, PIER, PRIVATE, Person, TOWN, labels, words,
};

/// Somebody who manages nothing.
const DAN: Person = Person {
    id: 21,
    name: "Dan",
};
/// Somebody who manages nothing and has a role.
const EVE: Person = Person {
    id: 31,
    name: "Eve",
};

#[tokio::test]
async fn commands_are_there_for_who_has_the_bot_himself_and_settings_for_who_manages_a_server() {
    let discord = Discord::start().await;
    let _bot = Bot::start(&discord, "");
    discord.connected().await;
    let commands = discord.commands();
    let named = |name: &str| {
        let mut all = commands.as_array().unwrap().iter();
        all.find(|command| command["name"] == name).unwrap().clone()
    };
    for name in [
        "games", "board", "move", "review", "settings", "help", "setup",
    ] {
        assert_eq!(named(name)["integration_types"], json!([0, 1]), "{name}");
        assert_eq!(named(name)["contexts"], json!([0, 1, 2]), "{name}");
    }
    assert_eq!(named("challenge")["contexts"], json!([0]));
    let server = named("server");
    assert_eq!(
        server["default_member_permissions"],
        json!("32"),
        "Manage Server"
    );
    assert_eq!(server["integration_types"], json!([0]));
    assert_eq!(server["contexts"], json!([0]));
    discord.assert_sound();
}

#[tokio::test]
async fn a_server_chooses_its_channels_and_roles_from_discords_own_lists() {
    let discord = Discord::start().await;
    let _bot = Bot::start(&discord, "");
    discord.connected().await;
    let asked = discord.slash(ANN, TOWN, "server", &[]);
    let page = discord.answer(&asked).await;
    assert!(words(&page).contains("everywhere"), "{page}");
    let chosen = discord.choose(ANN, TOWN, &page, "Games are begun");
    let page = discord.answer(&chosen).await;
    let list = &page["components"][0]["components"][0];
    assert_eq!(list["type"], json!(8));
    assert_eq!(list["default_values"], json!([]));
    let chosen = discord.choose_from_list(ANN, TOWN, &page, (8, &[HARBOUR.id]));
    let page = discord.answer(&chosen).await;
    assert!(words(&page).contains("<#502>"), "{page}");
    let list = &page["components"][0]["components"][0];
    assert_eq!(
        list["default_values"],
        json!([{ "id": "502", "type": "channel" }])
    );

    let asked = discord.slash(DAN, TOWN, "challenge kings-mate", &[]);
    let refused = discord.answer(&asked).await;
    assert!(words(&refused).contains("<#502>"), "{refused}");
    let asked = discord.slash(DAN, PIER, "challenge kings-mate", &[]);
    discord.answer(&asked).await;
    let offer = discord.next_post().await;
    assert!(
        words(&offer).contains("offers a game"),
        "in a thread of the harbour"
    );

    let chosen = discord.choose(ANN, TOWN, &page, "Who begins and joins them");
    let page = discord.answer(&chosen).await;
    let chosen = discord.choose_from_list(ANN, TOWN, &page, (6, &[77]));
    let page = discord.answer(&chosen).await;
    assert!(words(&page).contains("<@&77>"), "{page}");
    let pressed = discord.press(DAN, PIER, &offer, "Accept");
    let refused = discord.answer(&pressed).await;
    assert!(words(&refused).contains("<@&77>"), "{refused}");
    let pressed = discord.press(EVE, PIER, &offer, "Accept");
    discord.first_answer(&pressed).await;
    let board = discord.next_post().await;
    assert!(words(&board).contains("begins"), "{board}");

    let chosen = discord.choose_from_list(ANN, TOWN, &page, (6, &[]));
    let page = discord.answer(&chosen).await;
    assert!(words(&page).contains("everybody"), "{page}");
    discord.assert_sound();
}

#[tokio::test]
async fn settings_are_typed_too_and_only_who_manages_the_server_changes_them() {
    let discord = Discord::start().await;
    let _bot = Bot::start(&discord, "");
    discord.connected().await;
    for (setting, value, told) in [
        ("channels", "<#501> <#502>", "<#501>, <#502>"),
        ("channels", "<#501><#502>", "<#501>, <#502>"),
        ("channels", "all", "everywhere"),
        ("roles", "<@&77>, 78", "<@&77>, <@&78>"),
        ("roles", "@everyone", "everybody"),
        ("expiry", "14", "after 14 days"),
        ("expiry", "soon", "from 1 to 366"),
        ("channels", "<#99999999999999999999>", "I cannot use"),
        ("roles", "@Mods", "mentioning"),
        ("roles", "77 Mods", "mentioning"),
    ] {
        let options = [("setting", json!(setting)), ("value", json!(value))];
        let asked = discord.slash(ANN, TOWN, "server", &options);
        let answer = discord.answer(&asked).await;
        assert!(words(&answer).contains(told), "{setting} {value}: {answer}");
    }
    let asked = discord.slash(ANN, TOWN, "server", &[("value", json!("14"))]);
    assert!(words(&discord.answer(&asked).await).contains("which setting"));
    let options = [("setting", json!("expiry")), ("value", json!("3"))];
    let asked = discord.slash(DAN, TOWN, "server", &options);
    assert!(words(&discord.answer(&asked).await).contains("manage"));
    let asked = discord.slash(DAN, TOWN, "server", &[]);
    let page = discord.answer(&asked).await;
    assert!(words(&page).contains("after 14 days"), "{page}");
    assert_eq!(page["components"], json!([]));
    discord.assert_sound();
}

#[tokio::test]
async fn a_silent_server_names_players_and_pings_nobody() {
    let discord = Discord::start().await;
    let _bot = Bot::start(&discord, "");
    discord.connected().await;
    let options = [("setting", json!("pings")), ("value", json!("silent"))];
    let asked = discord.slash(ANN, TOWN, "server", &options);
    discord.answer(&asked).await;
    begun(&discord).await;
    let posts = discord.calls("POST", "/channels/501/messages");
    assert_eq!(posts.len(), 2);
    for post in posts {
        assert_eq!(post.body["allowed_mentions"]["users"], json!([]));
        assert_eq!(
            post.body["flags"].as_u64().unwrap() & (1 << 12),
            1 << 12,
            "silent"
        );
        assert!(
            post.body["content"].as_str().unwrap().contains("<@1"),
            "named all the same"
        );
    }
    discord.assert_sound();
}

#[tokio::test]
async fn setup_checks_the_bots_rights_in_the_channel_it_is_asked_in() {
    let discord = Discord::start().await;
    let _bot = Bot::start(&discord, "");
    discord.connected().await;
    let asked = discord.slash(DAN, TOWN, "setup", &[]);
    let fine = discord.answer(&asked).await;
    assert!(words(&fine).contains("can be played here"), "{fine}");
    assert!(
        words(&fine).contains("Message Content Intent"),
        "without it: {fine}"
    );
    let asked = discord.slash(ANN, CELLAR, "setup", &[]);
    let missing = discord.answer(&asked).await;
    for right in [
        "View Channel",
        "Send Messages",
        "Attach Files",
        "Manage Threads",
        "Edit Channel",
    ] {
        assert!(words(&missing).contains(right), "{right}: {missing}");
    }
    let pressed = discord.press(ANN, CELLAR, &missing, "Check again");
    assert_eq!(words(&discord.answer(&pressed).await), words(&missing));
    let pressed = discord.press(ANN, CELLAR, &missing, "Server settings");
    assert!(words(&discord.answer(&pressed).await).contains("Holidays"));
    discord.assert_sound();
}

#[tokio::test]
async fn where_the_bot_is_a_guest_it_answers_its_host_alone_and_begins_no_game() {
    let discord = Discord::start().await;
    let _bot = Bot::start(&discord, "");
    discord.connected().await;
    begun(&discord).await;
    let posts = discord.post_count();
    let asked = discord.slash(ANN, ABROAD, "challenge kings-mate", &[]);
    let refused = discord.answer(&asked).await;
    assert!(words(&refused).contains("not in this server"), "{refused}");
    assert_eq!(labels(&refused), ["Invite me"]);
    let link = refused["components"][0]["components"][0]["url"]
        .as_str()
        .unwrap();
    assert!(
        link.starts_with("https://discord.com/oauth2/authorize?client_id=901&"),
        "{link}"
    );
    for command in [
        "games", "board", "review", "settings", "help", "setup", "describe",
    ] {
        let asked = discord.slash(ANN, ABROAD, command, &[]);
        discord.answer(&asked).await;
    }
    assert_eq!(discord.post_count(), posts);
    let asked = discord.slash(ANN, ABROAD, "move", &[("move", json!("D2-D3"))]);
    discord.answer(&asked).await;
    let board = discord.next_post().await;
    assert!(words(&board).contains("D2-D3"), "{board}");
    let calls = discord.calls("POST", "/channels/");
    assert!(
        calls.iter().all(|call| call.path.contains("501")),
        "the game goes on at its place"
    );
    let asked = discord.slash(BEA, PRIVATE, "games", &[]);
    discord.answer(&asked).await;
    discord.assert_sound();
}
