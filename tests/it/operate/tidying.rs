//! Posted messages lose their stale controls: once, whatever happens in between, and without delaying other messages.

use serde_json::{Value, json};

use crate::discord::bot::Bot;
use crate::discord::loopback::{Discord, Person, TOWN, id_of, labels, rows, words};
use crate::discord::people::{ANN, BEA, CID, begun};
use crate::wait;

/// The edits of one message.
fn edits(discord: &Discord, message: &Value) -> Vec<Value> {
    let calls = discord.calls("PATCH", &format!("/messages/{}", id_of(message)));
    let calls = calls
        .iter()
        .filter(|call| call.path.starts_with("/channels/"));
    calls.map(|call| call.body.clone()).collect()
}

/// A single edit that only removes the controls.
fn bared() -> Vec<Value> {
    vec![json!({ "components": [] })]
}

async fn moves(discord: &Discord, user: Person, mv: &str) -> Value {
    let asked = discord.slash(user, TOWN, "move", &[("move", json!(mv))]);
    discord.answer(&asked).await;
    discord.next_post().await
}

#[tokio::test]
async fn three_taps_make_a_move_and_the_board_before_loses_its_menu() {
    let discord = Discord::start().await;
    let _bot = Bot::start(&discord, "");
    discord.connected().await;
    let board = begun(&discord).await;
    assert_eq!(rows(&board), ["menu"]);
    for (player, word) in [(BEA, "<@11>’s turn"), (CID, "not playing")] {
        let other = discord.choose(player, TOWN, &board, "D2 fool (1 move)");
        let told = discord.answer(&other).await;
        assert!(words(&told).contains(word), "{told}");
    }
    let piece = discord.choose(ANN, TOWN, &board, "D2 fool (1 move)");
    let targets = discord.answer(&piece).await;
    assert_eq!(rows(&targets), ["menu", "Another piece"]);
    assert_ne!(id_of(&targets), id_of(&board), "only Ann sees it");
    let square = discord.choose(ANN, TOWN, &targets, "D3");
    let preview = discord.answer(&square).await;
    assert_eq!(rows(&preview), ["Play it, Change"]);
    let confirmed = [(); 2].map(|()| discord.press(ANN, TOWN, &preview, "Play it"));
    for press in &confirmed {
        discord.first_answer(press).await;
    }
    let next = discord.next_post().await;
    assert!(words(&next).contains("D2-D3"), "{next}");
    let bare = discord.bare(id_of(&board)).await;
    assert_eq!(
        bare["attachments"], board["attachments"],
        "the picture stays"
    );
    assert_eq!(bare["content"], board["content"]);
    let third = moves(&discord, BEA, "D8-D7").await;
    discord.bare(id_of(&next)).await;
    assert_eq!(edits(&discord, &board), bared(), "once");
    assert_eq!(edits(&discord, &third), Vec::<Value>::new());
    assert_eq!(discord.post_count(), 4, "pressed twice, played once");
    let stale = discord.choose(ANN, TOWN, &next, "D8 fool (1 move)");
    let fresh = discord.answer(&stale).await;
    assert!(words(&fresh).contains("has changed since"), "{fresh}");
    discord.assert_sound();
}

#[tokio::test]
async fn a_player_without_previews_is_done_after_two_taps() {
    let discord = Discord::start().await;
    let _bot = Bot::start(&discord, "");
    discord.connected().await;
    let board = begun(&discord).await;
    let asked = discord.slash(ANN, TOWN, "settings boards", &[("confirm", json!("off"))]);
    discord.answer(&asked).await;
    let piece = discord.choose(ANN, TOWN, &board, "B1 priest (2 moves)");
    let targets = discord.answer(&piece).await;
    let square = discord.choose(ANN, TOWN, &targets, "C2");
    let done = discord.answer(&square).await;
    assert_eq!(rows(&done), Vec::<String>::new(), "{done}");
    let next = discord.next_post().await;
    assert!(words(&next).contains("B1-C2"), "{next}");
    discord.bare(id_of(&board)).await;
    discord.assert_sound();
}

#[tokio::test]
async fn offers_lose_their_buttons_once_answered_and_boards_keep_their_menu_meanwhile() {
    let discord = Discord::start().await;
    let _bot = Bot::start(&discord, "");
    discord.connected().await;
    let open = discord.slash(CID, TOWN, "challenge kings-mate", &[]);
    discord.answer(&open).await;
    let offer = discord.next_post().await;
    let taken_back = discord.press(CID, TOWN, &offer, "Withdraw");
    discord.first_answer(&taken_back).await;
    discord.next_post().await;
    discord.bare(id_of(&offer)).await;
    begun(&discord).await;
    let board = moves(&discord, ANN, "D2-D3").await;
    let asked = discord.slash(ANN, TOWN, "game draw", &[]);
    discord.answer(&asked).await;
    let draw = discord.next_post().await;
    let declined = discord.press(BEA, TOWN, &draw, "Decline the draw");
    discord.first_answer(&declined).await;
    discord.next_post().await;
    discord.bare(id_of(&draw)).await;
    assert_eq!(edits(&discord, &draw), bared());
    assert_eq!(
        edits(&discord, &board),
        Vec::<Value>::new(),
        "it is still her move"
    );
    let piece = discord.choose(BEA, TOWN, &board, "D8 fool (1 move)");
    assert_eq!(rows(&discord.answer(&piece).await)[0], "menu");
    moves(&discord, BEA, "D8-D7").await;
    discord.bare(id_of(&board)).await;
    discord.assert_sound();
}

#[tokio::test]
async fn the_last_board_keeps_its_buttons_until_the_game_is_played_again() {
    let discord = Discord::start().await;
    let _bot = Bot::start(&discord, "");
    discord.connected().await;
    begun(&discord).await;
    let board = moves(&discord, ANN, "D2-D3").await;
    let asked = discord.slash(BEA, TOWN, "game resign", &[]);
    let sure = discord.answer(&asked).await;
    let label = labels(&sure)[0].to_owned();
    let pressed = discord.press(BEA, TOWN, &sure, &label);
    discord.first_answer(&pressed).await;
    let end = discord.next_post().await;
    discord.bare(id_of(&board)).await;
    let buttons = rows(&end);
    assert!(buttons[0].contains("Rematch"), "{buttons:?}");
    let again = discord.press(BEA, TOWN, &end, "Rematch");
    discord.first_answer(&again).await;
    discord.next_post().await;
    let left = discord
        .called("PATCH", &format!("/messages/{}", id_of(&end)))
        .await;
    assert_eq!(left.status, 200);
    let left = discord.message(id_of(&end));
    assert_eq!(labels(&left).len() + 1, labels(&end).len());
    assert!(!labels(&left).contains(&"Rematch"), "{left}");
    discord.assert_sound();
}

#[tokio::test]
async fn a_bot_killed_between_the_new_board_and_the_edit_of_the_old_one_edits_it_after() {
    let discord = Discord::start().await;
    let bot = Bot::start(&discord, "");
    discord.connected().await;
    let board = begun(&discord).await;
    let away = (503, json!({ "message": "Service Unavailable" }));
    let of_board = format!("/messages/{}", id_of(&board));
    discord.fail("PATCH", &of_board, 99, away);
    let next = moves(&discord, ANN, "D2-D3").await;
    discord
        .called("PATCH", &format!("/messages/{}", id_of(&board)))
        .await;
    let bot = bot.killed_and_started(&discord).await;
    discord.recover();
    // Failed edits are retried later, and newer ones need not wait for them.
    moves(&discord, BEA, "D8-D7").await;
    discord.bare(id_of(&next)).await;
    discord.bare(id_of(&board)).await;
    // An edit that is not recorded yet would be made again.
    let db = rusqlite::Connection::open(bot.home.path().join("games.db")).unwrap();
    let waiting = "SELECT count(*) FROM controls WHERE due_at IS NOT NULL";
    wait::until(wait::LONG, "edits that are recorded", async || {
        let waiting: i64 = db.query_row(waiting, [], |row| row.get(0)).unwrap();
        (waiting == 0).then_some(())
    })
    .await;
    drop(db);
    drop(bot.killed_and_started(&discord).await);
    assert_eq!(edits(&discord, &next), bared(), "once");
    assert_eq!(discord.post_count(), 4, "nothing is told twice");
    discord.assert_sound();
}

#[tokio::test]
async fn discord_is_left_alone_for_as_long_as_it_asks_and_boards_do_not_wait_for_edits() {
    let discord = Discord::start().await;
    let _bot = Bot::start(&discord, "");
    discord.connected().await;
    let first = begun(&discord).await;
    let slow = (
        429,
        json!({ "message": "slow down", "retry_after": 1.5, "global": false }),
    );
    let of_first = format!("/messages/{}", id_of(&first));
    discord.fail("PATCH", &of_first, 1, slow);
    let second = moves(&discord, ANN, "D2-D3").await;
    moves(&discord, BEA, "D8-D7").await;
    for board in [&first, &second] {
        discord.bare(id_of(board)).await;
    }
    let tries = discord.calls("PATCH", "/channels/501/messages/");
    let of_boards = |call: &&crate::discord::loopback::Call| {
        [&first, &second]
            .iter()
            .any(|board| call.path.ends_with(&id_of(board).to_string()))
    };
    let tries: Vec<_> = tries.iter().filter(of_boards).collect();
    assert_eq!(tries.iter().filter(|call| call.status == 429).count(), 1);
    let (slowed, rest) = tries.split_first().unwrap();
    assert!(slowed.status == 429 && rest.len() == 2, "{tries:?}");
    let waited = rest[0].at - slowed.at;
    assert!(waited.as_millis() >= 1400, "{waited:?}");
    discord.assert_sound();
}

#[tokio::test]
async fn a_message_in_a_sleeping_thread_loses_its_controls_and_the_thread_sleeps_on() {
    let discord = Discord::start().await;
    let _bot = Bot::start(&discord, "");
    discord.connected().await;
    let first = begun(&discord).await;
    // The offer has lost its controls.
    discord.called("PATCH", "/channels/501/").await;
    let asleep = (
        400,
        json!({ "message": "Thread is archived", "code": 50083 }),
    );
    discord.fail("PATCH", &format!("/messages/{}", id_of(&first)), 1, asleep);
    // It is woken by this call.
    discord.fail("PATCH", "/channels/501", 1, (200, json!({ "id": "501" })));
    moves(&discord, ANN, "D2-D3").await;
    discord.bare(id_of(&first)).await;
    let mut changed = discord.called_times("PATCH", "/channels/501", 5).await;
    changed.retain(|call| call.path == "/channels/501");
    let how: Vec<Value> = changed.into_iter().map(|call| call.body).collect();
    let archived = |archived: bool| json!({ "archived": archived });
    assert_eq!(how, [archived(false), archived(true)]);
    discord.assert_sound();
}

#[tokio::test]
async fn a_message_that_is_gone_or_closed_is_let_be_without_a_word() {
    let discord = Discord::start().await;
    let _bot = Bot::start(&discord, "");
    discord.connected().await;
    let first = begun(&discord).await;
    discord.delete_message(id_of(&first));
    let second = moves(&discord, ANN, "D2-D3").await;
    discord
        .called("PATCH", &format!("/messages/{}", id_of(&first)))
        .await;
    let no = (403, json!({ "message": "Missing Access", "code": 50001 }));
    discord.fail("PATCH", &format!("/messages/{}", id_of(&second)), 1, no);
    let third = moves(&discord, BEA, "D8-D7").await;
    discord
        .called("PATCH", &format!("/messages/{}", id_of(&second)))
        .await;
    moves(&discord, ANN, "D3-D4").await;
    discord.bare(id_of(&third)).await;
    assert_eq!(edits(&discord, &first).len(), 1, "tried once");
    assert_eq!(edits(&discord, &second).len(), 1, "tried once");
    assert_eq!(discord.post_count(), 5, "nobody hears of it");
    discord.assert_sound();
}
