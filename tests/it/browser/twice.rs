//! Controls that are pressed twice.

use kingboard::service::GameId;
use serde_json::json;

use crate::browser::driver::{Browser, ScreenKind};
use crate::browser::shared::{Table, Terminal};

#[tokio::test]
async fn a_double_tap_on_take_back_asks_once_and_an_old_page_takes_nothing_back() {
    let Some(browser) = Browser::start(ScreenKind::Phone).await else {
        return;
    };
    let table = Table::open().await;
    let mut terminal = table.terminal();
    let game = begun(&mut terminal);
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

/// A new game after one move of both players.
fn begun(terminal: &mut Terminal) -> GameId {
    terminal.begin_with(&[(1, "D2-D3"), (2, "D8-D7")])
}

/// A script that counts the requests of a page, and those that are answered.
const COUNTS: &str = "window.asked = window.answered = 0; const real = fetch;
    window.fetch = async (...all) => {
        const acts = String(all[0]).endsWith('/act');
        if (acts) window.asked += 1;
        const answer = await real(...all);
        if (acts) window.answered += 1;
        return answer;
    }";

/// Presses one point of a button twice. What the first press asks of the other player stays unanswered.
async fn asks_and_answers_nothing(screen: ScreenKind) {
    let Some(browser) = Browser::start(screen).await else {
        return;
    };
    let table = Table::open().await;
    let mut terminal = table.terminal();
    table.enter(&browser).await;
    for button in ["[data-own=back]", "[data-own=draw]"] {
        for across in [0.1, 0.5, 0.9] {
            for pause in [50, 120, 400] {
                let game = begun(&mut terminal);
                let version = terminal.version(game);
                table.game(&browser, game).await;
                browser.run(COUNTS, json!([])).await;
                browser.count_presses(pause).await;
                browser.press_point_twice(button, across, pause).await;
                let asked = format!(
                    "return Number(document.querySelector('main').dataset.version) > {version}
                        && !!document.querySelector('#said button') && window.asked === window.answered"
                );
                browser.until(&asked).await;
                let requests = browser.run("return window.asked", json!([])).await;
                assert_eq!(requests, 1, "{button} at {across}, {pause} ms");
                let now = terminal.version(game);
                assert_eq!(now, version + 1, "{button} at {across}, {pause} ms");
            }
        }
    }
    browser.keep_picture("asked-once").await;
    // A key presses the answer at once.
    let game = begun(&mut terminal);
    let version = terminal.version(game);
    table.game(&browser, game).await;
    browser.press("[data-own=draw]").await;
    let answer = "const answer = document.querySelector('#said button');
        answer?.focus();
        return !!answer";
    browser.until(answer).await;
    browser.keys(&["\u{e007}"]).await;
    let later = format!(
        "return Number(document.querySelector('main').dataset.version) > {}",
        version + 1
    );
    browser.until(&later).await;
}

#[tokio::test]
async fn two_presses_at_one_point_ask_and_do_not_answer_by_finger() {
    asks_and_answers_nothing(ScreenKind::Phone).await;
}

#[tokio::test]
async fn two_presses_at_one_point_ask_and_do_not_answer_by_mouse() {
    asks_and_answers_nothing(ScreenKind::Laptop).await;
}
