//! Controls that are pressed twice.

use kingboard::service::api::action::Action;
use kingboard::service::{GameKind, Options};
use serde_json::json;

use crate::browser::driver::{Browser, ScreenKind};
use crate::browser::shared::Table;

#[tokio::test]
async fn a_double_tap_on_take_back_asks_once_and_an_old_page_takes_nothing_back() {
    let Some(browser) = Browser::start(ScreenKind::Phone).await else {
        return;
    };
    let table = Table::open().await;
    let mut terminal = table.terminal();
    let game = terminal.begin(GameKind::KINGS_MATE, Options::default());
    for (seat, text) in [(1, "D2-D3"), (2, "D8-D7")] {
        let text = text.to_owned();
        let game = Some(game);
        assert_eq!(terminal.ask(seat, Action::Play { game, text }), []);
    }
    table.enter(&browser).await;
    table.game(&browser, game).await;
    let version = terminal.version(game);
    let twice = "const asked = []; const real = fetch;
        window.fetch = (...all) => { asked.push(String(all[0])); return real(...all); };
        const back = document.querySelector('[data-own=back]');
        back.click(); back.click();
        return asked.length";
    assert_eq!(browser.run(twice, json!([])).await, 1);
    let newer =
        format!("return Number(document.querySelector('main').dataset.version) > {version}");
    browser.until(&newer).await;
    let old = "const answer = new XMLHttpRequest();
        answer.open('POST', `${location.pathname}/act`, false);
        answer.setRequestHeader('content-type', 'application/json');
        answer.send(JSON.stringify({ seen: arguments[0], message: '0'.repeat(32), do: { own: 'back' } }));
        return answer.status";
    let now = terminal.version(game);
    assert_eq!(browser.run(old, json!([version])).await, 409);
    assert_eq!(terminal.version(game), now);
}
