//! The compiled bot in servers: their settings, its permissions in channels, and servers in which it is a guest.

use kingboard::service::{GameId, Place, PlayerId, Recipient, Timestamp};
use kingboard::store::{self, Notice, NoticeKind, Store};
use serde_json::{Value, json};

use crate::discord::bot::Bot;
use crate::discord::loopback::{
    ABROAD, CELLAR, Channel, Discord, HARBOUR, PIER, PRIVATE, Person, TOWN, id_of, labels,
    private_channel, words,
};
use crate::discord::people::{ANN, BEA, begun};

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

#[tokio::test]
async fn a_user_who_installed_the_bot_has_commands_and_a_manager_has_settings() {
    let discord = Discord::start().await;
    let _bot = Bot::start(&discord, "");
    discord.connected().await;
    let commands = discord.commands();
    let named = |name: &str| {
        let mut all = commands.as_array().unwrap().iter();
        all.find(|command| command["name"] == name).unwrap().clone()
    };
    for name in [
        "challenge",
        "games",
        "board",
        "move",
        "review",
        "settings",
        "help",
        "Play my move",
    ] {
        assert_eq!(named(name)["integration_types"], json!([0, 1]), "{name}");
        assert_eq!(named(name)["contexts"], json!([0, 1, 2]), "{name}");
    }
    assert_eq!(named("Challenge to a game")["contexts"], json!([0]));
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
    let asked = discord.slash(ANN, TOWN, "server settings", &[]);
    let page = discord.answer(&asked).await;
    assert!(words(&page).contains("everywhere"), "{page}");
    let chosen = discord.choose(ANN, TOWN, &page, "Channels for new games");
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

    let chosen = discord.choose(ANN, TOWN, &page, "Who may start and join games");
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
async fn the_puzzle_of_the_day_has_one_channel_in_which_it_can_be_posted() {
    // Given a manager who chooses where it appears
    let discord = Discord::start().await;
    let _bot = Bot::start(&discord, "");
    discord.connected().await;
    let asked = discord.slash(ANN, TOWN, "server settings", &[]);
    let page = discord.answer(&asked).await;
    let chosen = discord.choose(ANN, TOWN, &page, "The puzzle of the day");
    let page = discord.answer(&chosen).await;
    // Then the list has text and announcement channels, and takes one
    let list = &page["components"][0]["components"][0];
    assert_eq!(list["channel_types"], json!([0, 5]));
    assert_eq!(list["max_values"], json!(1));
    // When one is chosen, then it is shown, and can be removed
    let chosen = discord.choose_from_list(ANN, TOWN, &page, (8, &[HARBOUR.id]));
    let page = discord.answer(&chosen).await;
    assert!(words(&page).contains("<#502>"), "{page}");
    let chosen = discord.choose_from_list(ANN, TOWN, &page, (8, &[]));
    let page = discord.answer(&chosen).await;
    assert!(words(&page).contains("nowhere"), "{page}");
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
        let asked = discord.slash(ANN, TOWN, "server settings", &options);
        let answer = discord.answer(&asked).await;
        assert!(words(&answer).contains(told), "{setting} {value}: {answer}");
    }
    let asked = discord.slash(ANN, TOWN, "server settings", &[("value", json!("14"))]);
    assert!(words(&discord.answer(&asked).await).contains("which setting"));
    let options = [("setting", json!("expiry")), ("value", json!("3"))];
    let asked = discord.slash(DAN, TOWN, "server settings", &options);
    assert!(words(&discord.answer(&asked).await).contains("manage"));
    let asked = discord.slash(DAN, TOWN, "server settings", &[]);
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
    let asked = discord.slash(ANN, TOWN, "server settings", &options);
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
    let asked = discord.slash(DAN, TOWN, "server setup", &[]);
    let fine = discord.answer(&asked).await;
    assert!(words(&fine).contains("can be played here"), "{fine}");
    assert!(
        words(&fine).contains("Message Content Intent"),
        "without it: {fine}"
    );
    let asked = discord.slash(ANN, CELLAR, "server setup", &[]);
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
        "games",
        "board",
        "review",
        "settings boards",
        "help",
        "show words",
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

/// The next message of each of these channels, in this order.
async fn next_of(discord: &Discord, channels: &[u64]) -> Vec<Value> {
    let mut posts = Vec::new();
    for _ in channels {
        posts.push(discord.next_post().await);
    }
    let channel = |post: &Value| post["channel_id"].as_str().unwrap().parse::<u64>().unwrap();
    posts.sort_by_key(|post| channels.iter().position(|id| *id == channel(post)));
    let found: Vec<u64> = posts.iter().map(channel).collect();
    assert_eq!(found, channels, "{posts:?}");
    posts
}

const BOTH: [u64; 2] = [600_011, 600_012];

#[tokio::test]
async fn players_of_a_deleted_channel_are_told_in_private_and_bring_their_game_elsewhere() {
    let discord = Discord::start().await;
    let bot = Bot::start(&discord, "");
    discord.connected().await;
    begun(&discord).await;
    assert_eq!(BOTH, [private_channel(ANN.id), private_channel(BEA.id)]);
    discord.delete_channel(TOWN);
    discord.delete_channel(TOWN);
    for told in next_of(&discord, &BOTH).await {
        assert!(words(&told).contains("here"), "{told}");
        assert!(
            !told["attachments"].as_array().unwrap().is_empty(),
            "with the board"
        );
    }
    let _bot = bot.killed_and_started(&discord).await;
    discord.delete_channel(TOWN);
    let asked = discord.slash(ANN, HARBOUR, "game here", &[("game", json!("1"))]);
    discord.answer(&asked).await;
    let board = next_of(&discord, &[HARBOUR.id]).await.remove(0);
    assert!(words(&board).contains("goes on here"), "{board}");
    discord.reply(ANN, HARBOUR, &board, "D2-D3");
    let board = next_of(&discord, &[HARBOUR.id]).await.remove(0);
    assert!(words(&board).contains("D2-D3"), "{board}");
    assert_eq!(discord.post_count(), 6, "nobody was told twice");
    discord.assert_sound();
}

#[tokio::test]
async fn a_channel_found_gone_while_posting_holds_what_it_missed_for_where_the_game_goes_on() {
    let discord = Discord::start().await;
    let _bot = Bot::start(&discord, "");
    discord.connected().await;
    begun(&discord).await;
    let gone = json!({ "message": "Unknown Channel", "code": 10003 });
    discord.fail("POST", "/channels/501/messages", 9, (404, gone));
    let asked = discord.slash(ANN, PRIVATE, "move", &[("move", json!("D2-D3"))]);
    discord.answer(&asked).await;
    // One of the two accepts no messages from the bot, which must not affect the other.
    let shut = json!({ "message": "Cannot send messages to this user", "code": 50007 });
    discord.fail("POST", "/channels/600012/messages", 9, (403, shut));
    next_of(&discord, &[private_channel(ANN.id)]).await;
    let asked = discord.slash(BEA, HARBOUR, "game here", &[]);
    discord.answer(&asked).await;
    let told = next_of(&discord, &[HARBOUR.id, HARBOUR.id]).await;
    assert!(words(&told[0]).contains("D2-D3"), "{}", told[0]);
    assert!(words(&told[1]).contains("goes on here"), "{}", told[1]);
    let tried = discord.calls("POST", "/channels/501/messages");
    assert_eq!(
        tried.iter().filter(|call| call.status == 404).count(),
        1,
        "nothing loops"
    );
    discord.assert_sound();
}

#[tokio::test]
async fn a_server_that_is_away_is_waited_for_and_one_that_puts_the_bot_out_is_not() {
    let discord = Discord::start().await;
    let _bot = Bot::start(&discord, "");
    discord.connected().await;
    begun(&discord).await;
    let posts = discord.post_count();
    discord.lose_server(TOWN, true);
    let asked = discord.slash(ANN, TOWN, "move", &[("move", json!("D2-D3"))]);
    discord.answer(&asked).await;
    next_of(&discord, &[TOWN.id]).await;
    assert_eq!(discord.post_count(), posts + 1);
    discord.lose_server(TOWN, false);
    next_of(&discord, &BOTH).await;
    discord.assert_sound();
}

/// Ann (White) offers Bea a game with a thread.
async fn threaded(discord: &Discord, at: Channel) -> Value {
    let options = [
        ("opponent", json!(BEA.id.to_string())),
        ("side", json!("0")),
        ("thread", json!(true)),
    ];
    let asked = discord.slash(ANN, at, "challenge kings-mate", &options);
    discord.answer(&asked).await;
    discord.next_post().await
}

/// Fails unless the channel says that a game begins in its thread, and the thread how it is played.
fn assert_begins(channel: &Value, thread: &Value) {
    let told = words(channel);
    let in_thread = "begins in its thread: <@11> (White) against <@12> (Black).";
    assert!(told.ends_with(in_thread), "{told}");
    let told = words(thread);
    let begins = "**King’s Mate #1** begins. <@11> plays White, <@12> plays Black.";
    assert!(told.starts_with(begins), "{told}");
    assert!(
        told.contains("it is your move.\nReply to the newest board"),
        "{told}"
    );
}

#[tokio::test]
async fn a_game_in_a_thread_of_its_own_is_opened_woken_and_put_to_sleep() {
    let discord = Discord::start().await;
    let bot = Bot::start(&discord, "");
    discord.connected().await;
    let offer = threaded(&discord, TOWN).await;
    // The thread is opened, but the bot never gets the response.
    let unsaid = (crate::discord::loopback::DONE_UNSAID, Value::Null);
    discord.fail("POST", "/threads", 1, unsaid);
    let pressed = discord.press(BEA, TOWN, &offer, "Accept");
    discord.first_answer(&pressed).await;
    let begun = next_of(&discord, &[TOWN.id]).await.remove(0);
    let thread = Channel {
        server: TOWN.server,
        id: id_of(&begun),
    };
    let board = next_of(&discord, &[thread.id]).await.remove(0);
    assert_begins(&begun, &board);
    discord.bare(id_of(&begun)).await;
    let opened = discord.calls("POST", "/threads");
    assert_eq!(opened[0].body["name"], "King’s Mate #1: Ann – Bea");
    assert_eq!(opened.len(), 2, "tried again, and found open");
    for user in [ANN, BEA] {
        discord
            .called("PUT", &format!("/thread-members/{}", user.id))
            .await;
    }

    let asleep = json!({ "message": "Thread is archived", "code": 50083 });
    discord.fail(
        "POST",
        &format!("/channels/{}/messages", thread.id),
        1,
        (400, asleep),
    );
    discord.reply(ANN, thread, &board, "D2-D3");
    let board = next_of(&discord, &[thread.id]).await.remove(0);
    assert!(words(&board).contains("D2-D3"), "{board}");
    let of_thread = format!("/channels/{}", thread.id);
    let mut woken = discord.calls("PATCH", &of_thread);
    woken.retain(|call| call.path == of_thread);
    assert_eq!(woken[0].body, json!({ "archived": false }));

    let _bot = bot.killed_and_started(&discord).await;
    let asked = discord.slash(BEA, thread, "game resign", &[]);
    let sure = discord.answer(&asked).await;
    let label = labels(&sure)[0].to_owned();
    let pressed = discord.press(BEA, thread, &sure, &label);
    discord.first_answer(&pressed).await;
    let end = next_of(&discord, &[thread.id]).await.remove(0);
    assert!(words(&end).contains("wins"), "{end}");
    discord.bare(id_of(&board)).await;
    discord.sleeps(thread.id).await;
    let pressed = discord.press(BEA, thread, &end, "Rematch");
    discord.first_answer(&pressed).await;
    next_of(&discord, &[thread.id]).await;
    assert_eq!(discord.asleep(thread.id), Some(false));
    discord.delete_thread(thread.id, TOWN);
    // A request in the same moment may come before the bot knows that the thread is gone.
    let mut here = String::new();
    for _ in 0..20 {
        let asked = discord.slash(ANN, thread, "games", &[("show", json!("here"))]);
        here = words(&discord.answer(&asked).await).to_owned();
        if !here.contains("#2") {
            break;
        }
    }
    assert!(!here.contains("#2"), "the offer is withdrawn: {here}");
    discord.assert_sound();
}

#[tokio::test]
async fn without_the_right_to_open_threads_the_game_stays_in_its_channel_and_says_so() {
    let discord = Discord::start().await;
    let no = json!({ "message": "Missing Permissions", "code": 50013 });
    discord.fail("POST", "/threads", 9, (403, no));
    let _bot = Bot::start(&discord, "");
    discord.connected().await;
    let offer = threaded(&discord, HARBOUR).await;
    let pressed = discord.press(BEA, HARBOUR, &offer, "Accept");
    discord.first_answer(&pressed).await;
    let told = next_of(&discord, &[HARBOUR.id, HARBOUR.id]).await;
    assert!(
        words(&told[1]).contains("stays in this channel"),
        "{}",
        told[1]
    );
    discord.reply(ANN, HARBOUR, &told[0], "D2-D3");
    let board = next_of(&discord, &[HARBOUR.id]).await.remove(0);
    assert!(words(&board).contains("D2-D3"), "{board}");
    assert_eq!(discord.calls("POST", "/threads").len(), 1);
    discord.assert_sound();
}

#[tokio::test]
async fn a_player_who_left_the_server_is_not_reminded_but_waited_for() {
    let discord = Discord::start().await;
    let bot = Bot::start(&discord, "");
    discord.connected().await;
    begun(&discord).await;
    let unknown = json!({ "message": "Unknown Member", "code": 10007 });
    discord.fail("GET", "/guilds/500/members/11", 9, (404, unknown));
    let path = bot.home.path().join("games.db");
    let reminder = Notice {
        kind: NoticeKind::Reminder,
        to: Recipient::Place(Place::in_server("discord", "500", "501")),
        recipient: Some(PlayerId::new("discord:11")),
        games: vec![GameId(1)],
        detail: "0".to_owned(),
        due: Timestamp(0),
    };
    let mut store = Store::open(&path).unwrap();
    store::notices::enqueue(&mut store, &[reminder], Timestamp(0)).unwrap();
    drop(store);
    let left = next_of(&discord, &[TOWN.id]).await.remove(0);
    assert!(words(&left).contains("has left the server"), "{left}");
    assert_eq!(labels(&left), ["Wait", "Claim the win", "Call it off"]);
    let pressed = discord.press(BEA, TOWN, &left, "Wait");
    assert!(words(&discord.answer(&pressed).await).contains("can come back"));
    let asked = discord.slash(ANN, ABROAD, "move", &[("move", json!("D2-D3"))]);
    discord.answer(&asked).await;
    let board = next_of(&discord, &[TOWN.id]).await.remove(0);
    assert!(words(&board).contains("D2-D3"), "he is back: {board}");
    assert_eq!(discord.calls("GET", "/members/").len(), 1);
    discord.assert_sound();
}
