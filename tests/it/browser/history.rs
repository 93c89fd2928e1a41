//! Back and forward in the browser: lists are of now, and Back leads out of a past position or the private board.

use kingboard::service::api::action::Action;
use kingboard::service::{GameKind, Options};
use serde_json::json;

use crate::browser::driver::{Browser, ScreenKind};
use crate::browser::shared::Table;
use crate::browser::weight::Client;

#[tokio::test]
async fn a_list_that_back_leads_to_is_of_now() {
    let Some(browser) = Browser::start(ScreenKind::Phone).await else {
        return;
    };
    let table = Table::open().await;
    let mut terminal = table.terminal();
    let game = terminal.begin(GameKind::KINGS_MATE, Options::default());
    table.enter(&browser).await;
    for path in ["/games", "/"] {
        browser.open(&format!("{}{path}", table.address)).await;
        table.game(&browser, game).await;
        let text = if path == "/" { "D8-D7" } else { "D2-D3" }.to_owned();
        let mover = if path == "/" { "Player 1" } else { "Player 2" };
        let seat = if path == "/" { 2 } else { 1 };
        let play = Action::Play {
            game: Some(game),
            text,
        };
        assert_eq!(terminal.ask(seat, play), []);
        browser.run("history.back()", json!([])).await;
        let is_now = format!(
            "return location.pathname === '{path}'
                && document.querySelector('main').innerText.includes('{mover} to move')"
        );
        browser.until(&is_now).await;
    }
}

#[tokio::test]
async fn back_leads_from_a_past_position_and_the_private_board_to_the_game() {
    let Some(browser) = Browser::start(ScreenKind::Phone).await else {
        return;
    };
    let table = Table::open().await;
    let mut terminal = table.terminal();
    let game = terminal.begin_with(&[(1, "D2-D3"), (2, "D8-D7"), (1, "A2-A3")]);
    table.enter(&browser).await;
    table.game(&browser, game).await;
    let entries = browser.run("return history.length", json!([])).await;
    let at = |ply: &str| {
        format!(
            "return (new URLSearchParams(location.search).get('ply') ?? '') === '{ply}'
                && (document.querySelector('#moves [aria-current]')?.dataset.ply ?? '0') === '{}'",
            if ply.is_empty() { "3" } else { ply }
        )
    };
    for ply in ["2", "1"] {
        browser.press("[data-walk=back]").await;
        browser.until(&at(ply)).await;
    }
    let walked = browser.run("return history.length", json!([])).await;
    assert_eq!(walked.as_i64(), entries.as_i64().map(|count| count + 1));
    browser.run("history.back()", json!([])).await;
    browser.until(&at("")).await;
    browser.run("history.forward()", json!([])).await;
    browser.until(&at("1")).await;
    // A step to the present leaves no other entry to go back to.
    browser.press("[data-walk=last]").await;
    browser.until(&at("")).await;
    browser.press("#tools summary").await;
    browser.press("[data-own=explore]").await;
    let explores =
        "return document.querySelector('#acts .primary')?.textContent === 'Back to the game'";
    browser.until(explores).await;
    browser.run("history.back()", json!([])).await;
    browser
        .until("return !document.querySelector('#acts .primary')")
        .await;
    browser.until(&at("")).await;
    assert_eq!(browser.complaints().await, Vec::<String>::new());
}

#[tokio::test]
async fn what_cannot_be_shown_says_so_on_a_page() {
    let table = Table::open().await;
    let game = table
        .terminal()
        .begin(GameKind::KINGS_MATE, Options::default());
    let client = Client::of(&table);
    let page = client.get(&format!("/g/{}", game.0), "identity").await;
    let page = page.text().await.unwrap();
    assert!(page.contains("<span id=\"film\" hidden>"), "{page}");
    let film = client
        .any(&format!("/g/{}/film.gif", game.0), "identity")
        .await;
    assert_eq!(film.status(), 404);
    let film = film.text().await.unwrap();
    assert!(film.contains("has no move yet"), "{film}");
    for path in ["/settings".to_owned(), format!("/g/{}/act", game.0)] {
        let page = client.any(&path, "identity").await;
        assert_eq!(page.status(), 405, "{path}");
        assert!(page.headers().contains_key("allow"), "{path}");
        let page = page.text().await.unwrap();
        assert!(page.contains("shows nothing by itself"), "{path}: {page}");
    }
}

#[tokio::test]
async fn the_page_of_a_game_says_what_is_played() {
    let Some(browser) = Browser::start(ScreenKind::Phone).await else {
        return;
    };
    let table = Table::open().await;
    let mut terminal = table.terminal();
    let options = Options::default().with("active").with("touch");
    let game = terminal.begin_on_clock(GameKind::KINGS_MATE, options, Some("72h+12h/96h soft"));
    table.enter(&browser).await;
    table.game(&browser, game).await;
    let terms = browser.words(".terms").await;
    let (first, others) = terms.split_once("dice sealed ").unwrap();
    assert_eq!(first, "Active Play (dice), touch-move · ");
    let (seal, others) = others.split_once(" · ").unwrap();
    assert_eq!(seal.len(), 8, "{terms}");
    assert_eq!(
        others,
        "not rated · 3 days each, 12 hours more a turn, up to 4 days; running out of time does not lose the game by itself"
    );
    let paper = "return document.querySelector('.on-paper').textContent";
    let paper = browser.run(paper, json!([])).await;
    assert!(paper.as_str().unwrap().contains(&terms), "{paper}");
    for (clock, said) in [
        ("14d+0m", "14 days each for the whole game"),
        ("5d+1d", "5 days each, and every turn gives 1 day back"),
        ("3d", "3 days a move"),
    ] {
        let game = terminal.begin_on_clock(GameKind::KINGS_MATE, Options::default(), Some(clock));
        table.game(&browser, game).await;
        let terms = browser.words(".terms").await;
        assert!(terms.ends_with(said), "{clock}: {terms}");
    }
    table.game(&browser, game).await;
    browser.keep_picture("terms").await;
    let dark = "document.documentElement.dataset.theme = 'night'";
    browser.run(dark, json!([])).await;
    browser.keep_picture("terms-dark").await;
}
