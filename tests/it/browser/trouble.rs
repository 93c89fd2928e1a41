//! A line that breaks: the page says so, never shows an old board as the present one, and is right again at once.

use kingboard::service::api::action::Action;
use kingboard::service::{GameKind, Options};

use crate::browser::driver::{Browser, ScreenKind};
use crate::browser::shared::Table;

#[tokio::test]
async fn a_page_whose_table_ends_is_grey_and_right_when_it_comes_back() {
    let Some(browser) = Browser::start(ScreenKind::Laptop).await else {
        return;
    };
    let mut table = Table::open().await;
    let mut terminal = table.terminal();
    let game = terminal.begin(GameKind::KINGS_MATE, Options::default());
    table.enter(&browser).await;
    table.game(&browser, game).await;
    for text in ["D2-D3", "D8-D7"] {
        table.close().await;
        browser
            .until("return document.querySelector('main').classList.contains('cut') && !document.getElementById('stale').hidden")
            .await;
        browser.keep_picture("not-connected").await;
        let seat = if text == "D2-D3" { 1 } else { 2 };
        let play = Action::Play {
            game: Some(game),
            text: text.to_owned(),
        };
        assert_eq!(terminal.ask(seat, play), []);
        table.serve().await;
        browser
            .until(&format!(
                "return document.getElementById('moves').textContent.includes('{text}')
                    && !document.querySelector('main').classList.contains('cut')"
            ))
            .await;
    }
}
