//! Two browsers and Discord in one game with the compiled bot: what is done in one place stands in the other two.

use kingboard::game::text::MoveText;
use kingboard::service::{GameKind, Options};
use serde_json::{Value, json};

use crate::browser::driver::{Browser, ScreenKind};
use crate::discord::bot::Bot;
use crate::discord::loopback::{Discord, Person, TOWN, words};
use crate::discord::pages::{link_in, settings};
use crate::discord::people::{ANN, BEA, begun};

/// Asks for a link under the board, and signs this browser in with it: it leads to the game.
async fn sign_in(browser: &Browser, discord: &Discord, user: Person) {
    let board = discord.slash(user, TOWN, "board", &[]);
    let board = discord.answer(&board).await;
    let asked = discord.press(user, TOWN, &board, "In the browser");
    let link = link_in(&discord.answer(&asked).await);
    browser.open(&link).await;
    browser.press("main button.primary").await;
    browser
        .until("return document.querySelector('main.game')?.dataset.ready === 'yes'")
        .await;
    let path = browser.run("return location.pathname", json!([])).await;
    assert_eq!(path, json!("/g/1"));
}

/// Plays the move that is shown.
async fn play_it(browser: &Browser) {
    let shown = "return !!document.querySelector('#acts .good')";
    browser.until(shown).await;
    browser.press("#acts .good").await;
}

/// Waits until a page lists these moves and says nothing of a broken line.
async fn lists(browser: &Browser, moves: &[&str]) {
    let listed = moves
        .iter()
        .map(|mv| format!("document.getElementById('moves').textContent.includes('{mv}') && "));
    let listed: String = listed.collect();
    browser
        .until(&format!(
            "return {listed}document.getElementById('stale').hidden"
        ))
        .await;
}

/// The pieces on a page, by their cells.
async fn pieces(browser: &Browser) -> Value {
    browser
        .run(
            "return Object.fromEntries([...document.querySelectorAll('[data-men]')].map(c => [c.dataset.cell, c.dataset.men]))",
            json!([]),
        )
        .await
}

#[tokio::test]
async fn two_browsers_and_a_channel_play_one_game_and_agree_at_every_move() {
    let Some(first) = Browser::start(ScreenKind::Laptop).await else {
        return;
    };
    let Some(second) = Browser::start(ScreenKind::Phone).await else {
        return;
    };
    let discord = Discord::start().await;
    let (_, settings) = settings();
    let _bot = Bot::start(&discord, &settings);
    discord.connected().await;
    begun(&discord).await;
    sign_in(&first, &discord, ANN).await;
    sign_in(&second, &discord, BEA).await;

    // A move that is dragged is shown first, unless its player chose otherwise.
    first.drag("D2", "D3").await;
    play_it(&first).await;
    let board = discord.next_post().await;
    assert!(words(&board).contains("D2-D3"), "{board}");
    for page in [&first, &second] {
        lists(page, &["D2-D3"]).await;
    }
    second.drag("D8", "D7").await;
    play_it(&second).await;
    let board = discord.next_post().await;
    assert!(words(&board).contains("D8-D7"), "{board}");
    for page in [&first, &second] {
        lists(page, &["D2-D3", "D8-D7"]).await;
    }
    let third = {
        let mut at = (GameKind::KINGS_MATE.spec().start)(&Options::default());
        for mv in ["D2-D3", "D8-D7"] {
            at.play(&MoveText::new(mv)).unwrap();
        }
        at.legal()[0].to_string()
    };
    discord.reply(ANN, TOWN, &board, &third);
    let board = discord.next_post().await;
    assert!(words(&board).contains(&third), "{board}");
    for page in [&first, &second] {
        lists(page, &["D2-D3", "D8-D7", &third]).await;
    }
    assert_eq!(pieces(&first).await, pieces(&second).await);

    // A draw is offered in one browser, seen in Discord, and agreed to in the other browser.
    first.press("[data-own=draw]").await;
    let offer = discord.next_post().await;
    assert!(words(&offer).contains("draw"), "{offer}");
    second
        .until("return !!document.querySelector('#said .good')")
        .await;
    second.press("#said .good").await;
    let end = discord.next_post().await;
    assert!(words(&end).contains("raw"), "{end}");
    for page in [&first, &second] {
        page.until(
            "return document.querySelector('[data-own=draw]').getClientRects().length === 0",
        )
        .await;
        assert_eq!(page.complaints().await, Vec::<String>::new());
    }
    discord.assert_sound();
}
