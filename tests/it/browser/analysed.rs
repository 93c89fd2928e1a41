//! A finished game in the browser. Its analysis arrives by itself with its graph, the page walks through it by itself,
//! and nothing is offered that is refused.

use kingboard::service::api::action::Action;
use kingboard::service::{GameId, GameKind, Options};
use serde_json::json;

use crate::browser::driver::{Browser, ScreenKind};
use crate::browser::shared::Table;
use crate::browser::weight::Client;

const QUIET: [&str; 3] = ["D2-D3", "D8-D7", "A2-A3"];
/// The first of these moves is marked as doubtful.
const DOUBTFUL: [&str; 3] = ["B1-D3", "A8-A7", "G2-G3"];

/// A game of these moves that was resigned, at a table in this browser.
async fn finished(browser: &Browser, moves: &[&str]) -> (Table, GameId) {
    let table = Table::open().await;
    let mut terminal = table.terminal();
    let game = terminal.begin(GameKind::KINGS_MATE, Options::default());
    for (nth, text) in moves.iter().enumerate() {
        let ask = Action::Play {
            game: Some(game),
            text: (*text).to_owned(),
        };
        assert_eq!(terminal.ask(1 + nth % 2, ask), []);
    }
    let resign = Action::Resign {
        game: Some(game),
        sure: true,
    };
    assert_eq!(terminal.ask(2, resign), []);
    table.enter(browser).await;
    table.game(browser, game).await;
    (table, game)
}

/// Asks for the analysis of the game on the page, and waits for its graph.
async fn analyses(browser: &Browser) {
    let press = "const all = [...document.querySelectorAll('#said button')];
        all.find(button => button.textContent === 'Analyse').click()";
    browser.run(press, json!([])).await;
    browser
        .until("return document.querySelector('#replies img')?.complete")
        .await;
}

#[tokio::test]
async fn an_analysis_arrives_by_itself_with_its_graph_and_its_look_through_is_the_pages_own() {
    let Some(browser) = Browser::start(ScreenKind::Phone).await else {
        return;
    };
    let (table, game) = finished(&browser, &DOUBTFUL).await;
    analyses(&browser).await;
    let image = "const image = document.querySelector('#replies img');
        return [image.naturalWidth > 100, image.alt]";
    let image = browser.run(image, json!([])).await;
    assert_eq!(image[0], true);
    assert!(
        image[1].as_str().unwrap().starts_with("A graph of"),
        "{image}"
    );
    let heard = browser.words("#announce").await;
    assert!(heard.contains("Analysis of"), "{heard}");
    let table_of_moves = browser.words("#replies pre").await;
    let head = table_of_moves.lines().next().unwrap();
    assert!(
        head.ends_with("best") && !head.contains("luck"),
        "{table_of_moves}"
    );
    browser.keep_picture("analysed").await;
    browser.press("#replies a[data-ply]").await;
    browser
        .until("return location.search.includes('ply=')")
        .await;
    let one = "return [document.querySelectorAll('[data-walk=first]').length,
        [...document.querySelectorAll('#replies button')].map(b => b.textContent),
        document.querySelectorAll('#moves [aria-current]').length,
        !!document.querySelector('#replies img'),
        document.documentElement.scrollWidth - document.documentElement.clientWidth]";
    let one = browser.run(one, json!([])).await;
    assert_eq!(one[0], 1);
    assert_eq!(one[1], json!([]));
    assert!(one[2].as_i64().unwrap() <= 1);
    assert_eq!(one[3], true, "the report stays");
    assert!(one[4].as_i64().unwrap() <= 0);
    browser.keep_picture("looked-through").await;
    keeps_its_report(&browser).await;
    let client = Client::of(&table);
    let path = format!("/g/{}/graph.png", game.0);
    let graph = client.get(&path, "identity").await;
    assert_eq!(graph.headers()["content-type"], "image/png");
    assert_eq!(browser.complaints().await, Vec::<String>::new());
}

/// Two moves that are marked.
const TWO_MARKED: [&str; 3] = ["B1-D3", "F9-D7", "A2-A3"];

/// The marks in the list of moves, the words about the move that is shown, and the links there.
const JUDGED: &str = "return [document.querySelectorAll('#moves .mark').length,
    [...document.querySelectorAll('#judged > p:not(.acts)')].map(p => p.textContent),
    [...document.querySelectorAll('#judged a')].map(a => a.textContent),
    [...document.querySelectorAll('#acts button')].map(b => b.textContent),
    Number(new URLSearchParams(location.search).get('ply'))]";

#[tokio::test]
async fn mistakes_are_stepped_through_and_stay_marked_after_a_reload() {
    let Some(browser) = Browser::start(ScreenKind::Phone).await else {
        return;
    };
    let (table, game) = finished(&browser, &TWO_MARKED).await;
    analyses(&browser).await;
    browser.press("#replies a[data-ply]").await;
    browser
        .until("return !!document.querySelector('#judged p')")
        .await;
    let first = browser.run(JUDGED, json!([])).await;
    assert_eq!(first[0], 2, "{first}");
    assert!(first[1][0].as_str().unwrap().contains("gave away"));
    assert_eq!(first[2], json!(["Next mistake"]));
    assert_eq!(first[3], json!(["Best line"]));
    browser.keep_picture("mistake").await;
    let address = browser.run("return location.href", json!([])).await;
    browser.press("#judged a").await;
    let next = format!("return !location.search.includes('ply={}')", first[4]);
    browser.until(&next).await;
    // An address of a mistake shows it, also where nothing was pressed.
    browser.open(address.as_str().unwrap()).await;
    browser
        .until("return document.querySelector('main.game')?.dataset.ready === 'yes'")
        .await;
    assert_eq!(browser.run(JUDGED, json!([])).await, first);
    table.game(&browser, game).await;
    let end = browser.run(JUDGED, json!([])).await;
    assert_eq!((&end[0], &end[1]), (&json!(2), &json!([])));
    assert_eq!(end[2], json!(["Step through mistakes"]));
    assert_eq!(browser.complaints().await, Vec::<String>::new());
}

/// The report stays below what was better, and after it: on the board of a mistake, **Best line** is pressed.
async fn keeps_its_report(browser: &Browser) {
    let best =
        "[...document.querySelectorAll('#acts button')].find(b => b.textContent === 'Best line')";
    let is_there = format!("return !!{best}");
    browser.until(&is_there).await;
    browser.run(&format!("{best}.click()"), json!([])).await;
    browser
        .until("return document.querySelectorAll('#replies .reply').length === 2")
        .await;
    let seen = "const [first, last] = document.querySelectorAll('#replies .reply');
        return [!!first.querySelector('img'), !!last.querySelector('img'), first.textContent,
            first.getBoundingClientRect().top < innerHeight,
            document.documentElement.scrollWidth - document.documentElement.clientWidth <= 0]";
    let seen = browser.run(seen, json!([])).await;
    assert_eq!(seen[0], false, "the line comes first: {seen}");
    assert_eq!(seen[1], true, "the report stays: {seen}");
    assert_eq!((&seen[3], &seen[4]), (&json!(true), &json!(true)));
    browser.keep_picture("best-line").await;
    browser.press("#acts button.primary").await;
    browser
        .until("return document.querySelectorAll('#replies .reply').length === 1")
        .await;
    let stays =
        "return [!!document.querySelector('#replies img'), location.search.includes('ply=')]";
    assert_eq!(browser.run(stays, json!([])).await, json!([true, true]));
}

#[tokio::test]
async fn a_finished_game_offers_nothing_that_it_refuses() {
    let Some(browser) = Browser::start(ScreenKind::Laptop).await else {
        return;
    };
    let (table, game) = finished(&browser, &QUIET).await;
    let offered = "return [[...document.querySelectorAll('[data-own]')].map(b => b.dataset.own).includes('times'),
        [...document.querySelectorAll('[data-own]')].map(b => b.dataset.own).includes('dice'),
        document.getElementById('plan').checkVisibility(),
        document.querySelector('[data-walk=last]').getAttribute('aria-label')]";
    browser.press("#tools summary").await;
    let expected = json!([false, false, false, "To the end"]);
    assert_eq!(browser.run(offered, json!([])).await, expected);
    // Nobody made a mistake that could be stepped to.
    analyses(&browser).await;
    let links = "return document.querySelectorAll('#replies a, #judged a').length";
    assert_eq!(browser.run(links, json!([])).await, 0);
    let mut terminal = table.terminal();
    let dice = terminal.begin(GameKind::KINGS_MATE, Options::default().with("active"));
    table.game(&browser, dice).await;
    browser.press("#tools summary").await;
    let expected = json!([false, true, true, "To the present"]);
    assert_eq!(browser.run(offered, json!([])).await, expected);
    // A question before resigning has a way out.
    browser.press("[data-own=resign]").await;
    browser
        .until("return document.querySelectorAll('#replies button').length === 2")
        .await;
    browser.keep_picture("resign-asked").await;
    browser.press("#replies button:last-of-type").await;
    browser
        .until("return document.querySelectorAll('#replies button').length === 0")
        .await;
    assert_ne!(game, dice);
    assert_eq!(browser.complaints().await, Vec::<String>::new());
}

#[tokio::test]
async fn pages_name_their_own_buttons_in_the_rules_and_switch_off_what_browsers_know() {
    let table = Table::open().await;
    let client = Client::of(&table);
    let path = "/learn?do=k1.rules.kings-mate";
    let page = client.get(path, "identity").await;
    let off = page.headers()["permissions-policy"]
        .to_str()
        .unwrap()
        .to_owned();
    assert!(
        off.contains("camera=()") && !off.contains("bluetooth"),
        "{off}"
    );
    let page = page.text().await.unwrap();
    assert!(page.contains("<b>Check the dice</b>"), "{page}");
    assert!(!page.contains("/dice verify"), "{page}");
}
