//! The frame around every page: its settings, its skip link, and its headings.

use kingboard::service::{GameKind, Options};
use serde_json::json;

use crate::browser::driver::{Browser, ScreenKind};
use crate::browser::shared::Table;
use crate::browser::weight::Client;

#[tokio::test]
async fn settings_close_by_escape_and_outside_and_keep_a_half_filled_form() {
    let Some(browser) = Browser::start(ScreenKind::Phone).await else {
        return;
    };
    let table = Table::open().await;
    table.enter(&browser).await;
    browser
        .open(&format!("{}/new/kings-mate", table.address))
        .await;
    let open = "return document.querySelector('.settings').open";
    browser.press(".settings summary").await;
    assert_eq!(browser.run(open, json!([])).await, true);
    browser.keys(&["\u{E00C}"]).await;
    assert_eq!(browser.run(open, json!([])).await, false);
    let focused = "return document.activeElement.tagName";
    assert_eq!(browser.run(focused, json!([])).await, "SUMMARY");
    browser.press(".settings summary").await;
    browser.press(".brand ~ .settings select").await;
    assert_eq!(browser.run(open, json!([])).await, true);
    browser.keys(&["\u{E00C}", "\u{E00C}"]).await;
    browser.press(".settings summary").await;
    browser.press(".names legend").await;
    assert_eq!(browser.run(open, json!([])).await, false);
    let fill = "document.getElementById('level').value = '';
        document.querySelector('[name=option][value=touch]').checked = true;
        document.querySelectorAll('[name=name]')[1].value = 'Zoe';
        document.querySelector('.settings').open = true;
        document.querySelector('.settings [name=language]').value = 'de';
        window.old = true";
    browser.run(fill, json!([])).await;
    browser.press(".settings form button").await;
    browser
        .until("return !window.old && document.documentElement.lang === 'de'")
        .await;
    let filled = "return [document.getElementById('level').value,
        document.querySelector('[name=option][value=touch]').checked,
        document.querySelectorAll('[name=name]')[1].value,
        document.querySelectorAll('.names label')[1].hidden]";
    assert_eq!(
        browser.run(filled, json!([])).await,
        json!(["", true, "Zoe", false])
    );
    browser.run("location.reload()", json!([])).await;
    browser
        .until("return document.getElementById('level')?.value === '3'")
        .await;
    assert_eq!(browser.complaints().await, Vec::<String>::new());
}

#[tokio::test]
async fn pages_without_a_board_offer_none_and_begin_with_their_heading() {
    let table = Table::open().await;
    let game = table
        .terminal()
        .begin(GameKind::KINGS_MATE, Options::default());
    let client = Client::of(&table);
    let board = format!("/g/{}", game.0);
    let task = "/learn?do=k1.lesson.kings-mate.1";
    for path in [
        "/",
        "/games",
        "/contests",
        "/learn",
        "/learn?do=k1.rules.kings-mate",
        "/new/kings-mate",
        "/tokens",
        &board,
        task,
    ] {
        let page = client.get(path, "identity").await.text().await.unwrap();
        let heading = page.split("<h").find(|part| part.starts_with(['1', '2']));
        assert!(heading.unwrap().starts_with('1'), "{path}: {page}");
        let has_board = page.contains("role=\"grid\"");
        assert_eq!(page.contains(">Skip to the board<"), has_board, "{path}");
        assert_eq!(page.contains(">Skip the menu<"), !has_board, "{path}");
    }
}
