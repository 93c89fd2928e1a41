//! A line that breaks: the page says so, never shows an old board as the present one, and is right again at once.

use kingboard::service::api::action::Action;
use kingboard::service::{GameId, GameKind, Options};
use serde_json::json;

use crate::browser::driver::{Browser, ScreenKind};
use crate::browser::shared::Table;

fn say(game: GameId, text: &str) -> Action {
    Action::Play {
        game: Some(game),
        text: text.to_owned(),
    }
}

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
        assert_eq!(terminal.ask(seat, say(game, text)), []);
        table.serve().await;
        browser
            .until(&format!(
                "return document.getElementById('moves').textContent.includes('{text}')
                    && !document.querySelector('main').classList.contains('cut')"
            ))
            .await;
    }
}

#[tokio::test]
async fn a_page_that_was_cut_for_long_is_right_at_once_when_the_line_is_back() {
    let Some(browser) = Browser::start(ScreenKind::Phone).await else {
        return;
    };
    let (table, game) = Table::with_game(&browser, GameKind::KINGS_MATE).await;
    let live = "return !document.querySelector('main').classList.contains('cut')";
    browser.until(live).await;
    let network = |offline| json!({ "offline": offline, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1 });
    let emulate = "Network.emulateNetworkConditions";
    browser.devtools("Network.enable", json!({})).await;
    browser.devtools(emulate, network(true)).await;
    // More failed tries than it takes to leave streams for polls. No timer may help later.
    let tries = "const own = setTimeout;
        window.setTimeout = (done, wait, ...rest) => wait < 500 ? own(done, wait, ...rest) : 0;
        for (let nth = 0; nth < 5; nth += 1) dispatchEvent(new Event('offline'));
        return document.querySelector('main').classList.contains('cut')";
    assert_eq!(browser.run(tries, json!([])).await, json!(true));
    assert_eq!(table.terminal().ask(1, say(game, "D2-D3")), []);
    // The board that is first shown as the present one has the move.
    let watch = "const main = document.querySelector('main');
        new MutationObserver(() => {
            if (window.first === undefined && !main.classList.contains('cut')) {
                window.first = document.getElementById('moves').textContent;
            }
        }).observe(main, { attributes: true })";
    browser.run(watch, json!([])).await;
    browser.devtools(emulate, network(false)).await;
    // A request on its way may still be refused; no timer of the page tries again.
    browser
        .until(
            "window.tried ??= performance.now();
             if (window.first === undefined && performance.now() - tried > 2000) {
                 tried = performance.now();
                 dispatchEvent(new Event('online'));
             }
             return window.first !== undefined",
        )
        .await;
    let first = browser.run("return window.first", json!([])).await;
    assert!(first.as_str().unwrap().contains("D2-D3"), "{first}");
}

/// Tells a page that it is seen, or is not.
async fn seen(browser: &Browser, state: &str) {
    let script = format!(
        "Object.defineProperty(document, 'visibilityState', {{ value: '{state}', configurable: true }});
         dispatchEvent(new Event('visibilitychange'))"
    );
    browser.run(&script, json!([])).await;
}

#[tokio::test]
async fn a_page_that_was_out_of_sight_is_grey_until_the_table_answers() {
    let Some(browser) = Browser::start(ScreenKind::Phone).await else {
        return;
    };
    let (mut table, _) = Table::with_game(&browser, GameKind::KINGS_MATE).await;
    let cut = "return document.querySelector('main').classList.contains('cut')";
    let live = "return !document.querySelector('main').classList.contains('cut')";
    browser.until(live).await;
    seen(&browser, "hidden").await;
    assert_eq!(browser.run(cut, json!([])).await, json!(true));
    seen(&browser, "visible").await;
    browser.until(live).await;
    seen(&browser, "hidden").await;
    table.close().await;
    seen(&browser, "visible").await;
    assert_eq!(browser.run(cut, json!([])).await, json!(true));
    browser
        .until("return !document.getElementById('stale').hidden")
        .await;
}

#[tokio::test]
async fn shift_takes_the_other_neighbour_of_a_hexagon() {
    let Some(browser) = Browser::start(ScreenKind::Laptop).await else {
        return;
    };
    let (_table, _) = Table::with_game(&browser, GameKind::IMMORTAL_STAR_MASTERS).await;
    let script = "const reached = (key, shiftKey) => {
            document.querySelector('[data-cell=J10]').focus();
            document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey, bubbles: true }));
            return document.activeElement.dataset.cell;
        };
        return ['ArrowUp', 'ArrowDown'].map((key) => [reached(key, false), reached(key, true)]);";
    let reached = browser.run(script, json!([])).await;
    for pair in reached.as_array().unwrap() {
        let [one, other] = [&pair[0], &pair[1]].map(|cell| cell.as_str().unwrap());
        assert_eq!(one.chars().next(), other.chars().next(), "{reached}");
        assert_ne!(one, other, "{reached}");
    }
}

/// The key of a later start.
const NEXT_KEY: &str = "abcdef0123456789abcdef0123456789";

#[tokio::test]
async fn a_page_whose_table_begins_anew_says_where_it_is_opened() {
    let Some(browser) = Browser::start(ScreenKind::Phone).await else {
        return;
    };
    let (mut table, game) = Table::with_game(&browser, GameKind::KINGS_MATE).await;
    browser
        .run(
            "document.getElementById('line').value = 'a2'; window.same = true",
            json!([]),
        )
        .await;
    table.close().await;
    table.serve_with(NEXT_KEY).await;
    browser
        .until("return !document.getElementById('locked').hidden && document.getElementById('stale').hidden")
        .await;
    browser.keep_picture("begun-anew").await;
    let words = browser.words("#locked").await;
    assert!(words.contains("Open the address"), "{words}");
    browser.press("#typed button").await;
    let typed = browser
        .run(
            "return [document.getElementById('line').value, window.same]",
            json!([]),
        )
        .await;
    assert_eq!(typed, json!(["a2", true]));
    browser
        .open(&format!("{}/in/{NEXT_KEY}", table.address))
        .await;
    table.game(&browser, game).await;
}

#[tokio::test]
async fn what_was_typed_stays_where_the_table_no_longer_knows_the_browser() {
    let Some(browser) = Browser::start(ScreenKind::Phone).await else {
        return;
    };
    let (_table, _) = Table::with_game(&browser, GameKind::KINGS_MATE).await;
    browser.run("window.same = true", json!([])).await;
    browser
        .devtools("Network.clearBrowserCookies", json!({}))
        .await;
    let typed = "document.getElementById('line').value = 'a2-a3'";
    browser.run(typed, json!([])).await;
    browser.press("#typed button").await;
    browser
        .until("return !document.getElementById('locked').hidden")
        .await;
    let kept = "return [document.getElementById('line').value, window.same]";
    assert_eq!(browser.run(kept, json!([])).await, json!(["a2-a3", true]));
}

/// Counts the loads of pages, and has frames come in a form of the future.
const FUTURE: &str = "sessionStorage.loads = Number(sessionStorage.loads ?? 0) + 1;
    const Present = EventSource;
    window.EventSource = class extends Present {
        addEventListener(kind, listener) {
            const later = (event) => listener({ data: event.data.replace(/\"f\":\\d+/, '\"f\":1000') });
            super.addEventListener(kind, kind === 'frame' ? later : listener);
        }
    };";

#[tokio::test]
async fn a_page_that_is_older_than_the_program_is_loaded_anew_once_and_keeps_what_was_typed() {
    let Some(browser) = Browser::start(ScreenKind::Phone).await else {
        return;
    };
    let (table, game) = Table::with_game(&browser, GameKind::KINGS_MATE).await;
    let mut terminal = table.terminal();
    let future = json!({ "source": FUTURE });
    browser
        .devtools("Page.addScriptToEvaluateOnNewDocument", future)
        .await;
    let loads = "return Number(sessionStorage.loads)";
    let says_so = "const old = document.getElementById('old');
        return !old.hidden && old.innerText !== '' && document.querySelector('main').classList.contains('cut')";
    table.game(&browser, game).await;
    assert_eq!(terminal.ask(1, say(game, "D2-D3")), []);
    browser
        .until("return Number(sessionStorage.loads) === 2 && document.querySelector('main')?.dataset.ready === 'yes'")
        .await;
    let moves = browser.words("#moves").await;
    assert!(moves.contains("D2-D3"), "{moves}");
    // It has helped nothing: the page says so, and is left alone.
    assert_eq!(terminal.ask(2, say(game, "D8-D7")), []);
    browser.until(says_so).await;
    browser.keep_picture("older").await;
    assert_eq!(browser.run(loads, json!([])).await, json!(2));

    browser
        .run("sessionStorage.removeItem('kingboard-renewed')", json!([]))
        .await;
    browser.press("#old a").await;
    browser
        .until("return Number(sessionStorage.loads) === 3 && document.querySelector('main')?.dataset.ready === 'yes'")
        .await;
    browser
        .run("document.getElementById('line').focus()", json!([]))
        .await;
    browser.keys(&["a", "2"]).await;
    assert_eq!(terminal.ask(1, say(game, "B2-B3")), []);
    browser.until(says_so).await;
    let typed = browser
        .run("return document.getElementById('line').value", json!([]))
        .await;
    assert_eq!(typed, "a2");
    assert_eq!(browser.run(loads, json!([])).await, json!(3));
    assert_eq!(browser.complaints().await, Vec::<String>::new());
}
