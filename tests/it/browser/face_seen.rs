//! The public pages in a real browser: signing in by the link, playing against a user in Discord, and the embedded
//! board.

use kingboard::service::api::action::Action;
use serde_json::json;

use crate::browser::driver::{Browser, ScreenKind};
use crate::browser::pages::Pages;

/// Nothing sticks out of the window, and no script complains.
pub(super) async fn fits(browser: &Browser) {
    let wide = "return document.documentElement.scrollWidth - document.documentElement.clientWidth";
    assert_eq!(browser.run(wide, json!([])).await, json!(0));
    assert_eq!(browser.complaints().await, Vec::<String>::new());
}

#[tokio::test]
async fn a_player_signs_in_by_the_link_and_plays_on_a_phone() {
    let Some(browser) = Browser::start(ScreenKind::Phone).await else {
        return;
    };
    let (pages, [ann, ben], game) = Pages::with_game("/kings").await;
    browser.open(&format!("{}/", pages.address)).await;
    fits(&browser).await;
    browser.keep_picture("face-anybody").await;
    browser.open(&pages.link(&ann).await).await;
    fits(&browser).await;
    browser.keep_picture("face-link").await;
    browser.press("main button.primary").await;
    browser
        .until("return document.querySelector('form.account')?.textContent.includes('Ann')")
        .await;
    fits(&browser).await;
    browser.keep_picture("face-home").await;
    browser.press("ul.games a").await;
    browser
        .until("return document.querySelector('main.game')?.dataset.ready === 'yes'")
        .await;
    browser.drag("D2", "D3").await;
    browser
        .until("return document.getElementById('moves').textContent.includes('D2-D3')")
        .await;
    let said = Action::Play {
        game: Some(game),
        text: "D8-D7".to_owned(),
    };
    pages.ask(&ben, said).await;
    browser
        .until("return document.getElementById('moves').textContent.includes('D8-D7')")
        .await;
    fits(&browser).await;
    browser.keep_picture("face-game").await;
    let share = "return document.getElementById('share').getAttribute('href')";
    assert_eq!(browser.run(share, json!([])).await, json!("/kings/g/1/2"));
    browser
        .open(&format!("{}/standings/500", pages.address))
        .await;
    fits(&browser).await;
    browser.keep_picture("face-standings").await;
    browser.open(&format!("{}/me", pages.address)).await;
    fits(&browser).await;
    browser.keep_picture("face-profile").await;
    browser.press("form.account button").await;
    browser
        .until("return document.querySelector('a.account') !== null")
        .await;
}

#[tokio::test]
async fn an_embedded_board_follows_the_game_and_moves_nothing() {
    let Some(browser) = Browser::start(ScreenKind::Laptop).await else {
        return;
    };
    let (pages, [ann, _], game) = Pages::with_game("").await;
    browser.open(&format!("{}/embed/1", pages.address)).await;
    // A browser complains of a status that says so.
    browser.complaints().await;
    fits(&browser).await;
    browser.keep_picture("face-no-embed").await;
    pages.watching(&ann, "public").await;
    browser.open(&format!("{}/embed/1", pages.address)).await;
    let stands = |cell: &str| {
        format!("return document.querySelector('[data-cell=\"{cell}\"] .on use') !== null")
    };
    browser.until(&stands("D2")).await;
    let said = Action::Play {
        game: Some(game),
        text: "D2-D3".to_owned(),
    };
    pages.ask(&ann, said).await;
    browser.until(&stands("D3")).await;
    browser.keep_picture("face-embed").await;
    fits(&browser).await;
    let forms = "return document.querySelectorAll('form, input, button').length";
    assert_eq!(browser.run(forms, json!([])).await, json!(0));
    // Onlookers of the game itself have no controls either.
    browser.open(&format!("{}/g/1", pages.address)).await;
    browser
        .until("return document.querySelector('main.game')?.dataset.ready === 'yes'")
        .await;
    let shown = "return [...document.querySelectorAll('#typed, #own-acts, #tools')].filter((part) => !part.hidden).length";
    assert_eq!(browser.run(shown, json!([])).await, json!(0));
    browser.keep_picture("face-onlooker").await;
    fits(&browser).await;
}
