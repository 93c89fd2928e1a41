//! What the page of a game says about it.

use kingboard::service::{GameKind, Options};
use serde_json::json;

use crate::browser::driver::{Browser, ScreenKind};
use crate::browser::shared::Table;

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
        "not rated · 3 days each, 12 hours more a turn, up to 4 days, running out does not lose by itself"
    );
    let paper = "return document.querySelector('.on-paper').textContent";
    let paper = browser.run(paper, json!([])).await;
    assert!(paper.as_str().unwrap().contains(&terms), "{paper}");
    browser.keep_picture("terms").await;
    let dark = "document.documentElement.dataset.theme = 'night'";
    browser.run(dark, json!([])).await;
    browser.keep_picture("terms-dark").await;
}
