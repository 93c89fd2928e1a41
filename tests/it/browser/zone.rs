//! Moments on pages: in the zone of the device by script, in UTC without one.

use kingboard::service::api::action::Action;
use kingboard::service::{GameKind, Options};
use serde_json::json;

use crate::browser::driver::{Browser, ScreenKind};
use crate::browser::shared::Table;

#[tokio::test]
async fn a_moment_is_shown_in_the_zone_of_the_device() {
    let Some(browser) = Browser::start(ScreenKind::Laptop).await else {
        return;
    };
    let zone = json!({ "timezoneId": "Asia/Kolkata" });
    browser
        .devtools("Emulation.setTimezoneOverride", zone)
        .await;
    let table = Table::open().await;
    let mut terminal = table.terminal();
    let game = terminal.begin(GameKind::KINGS_MATE, Options::default());
    let note = Action::Note {
        game: Some(game),
        at: Some("start".to_owned()),
        text: "At 2026-11-30 02:55 UTC".to_owned(),
    };
    terminal.ask(1, note);
    table.enter(&browser).await;
    table.game(&browser, game).await;
    browser.press("#tools summary").await;
    browser.press("[data-own=notes]").await;
    browser
        .until("return !!document.querySelector('#replies time')")
        .await;
    let shown =
        "const at = document.querySelector('#replies time'); return [at.dateTime, at.textContent]";
    let shown = browser.run(shown, json!([])).await;
    assert_eq!(shown[0], "2026-11-30T02:55Z");
    let words = shown[1].as_str().unwrap();
    assert!(words.contains("8:25") && !words.contains("UTC"), "{words}");
    let heard = browser.words("#announce").await;
    assert!(heard.contains("8:25") && !heard.contains("UTC"), "{heard}");
    assert_eq!(browser.complaints().await, Vec::<String>::new());
}
