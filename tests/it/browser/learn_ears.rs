//! The pages to learn from for ears and keys: names of cells, the keys of a board, headings, and names of buttons.

use kingboard::service::GameKind;
use serde_json::{Value, json};

use crate::browser::driver::{Browser, ScreenKind};
use crate::browser::shared::Table;

const ENTER: &str = "\u{e007}";
const ESCAPE: &str = "\u{e00c}";

/// The first task of King’s Mate in a browser.
async fn first_task(browser: &Browser) -> Table {
    let table = Table::open().await;
    table.enter(browser).await;
    let address = format!("{}/learn?do=k1.lesson.kings-mate.1", table.address);
    browser.open(&address).await;
    let ready = "return document.querySelector('main.study')?.dataset.ready === 'yes'";
    browser.until(ready).await;
    table
}

async fn label(browser: &Browser, cell: &str) -> String {
    let named =
        "return document.querySelector(`[data-cell=${arguments[0]}]`).getAttribute('aria-label')";
    let named = browser.run(named, json!([cell])).await;
    named.as_str().unwrap().to_owned()
}

async fn focused(browser: &Browser) -> Value {
    let cell = "return document.activeElement.dataset.cell ?? null";
    browser.run(cell, json!([])).await
}

/// Waits until these words are announced.
async fn hears(browser: &Browser, part: &str) {
    let heard = "document.getElementById('announce').textContent";
    let told = json!(part);
    browser
        .until(&format!("return {heard}.includes({told})"))
        .await;
}

#[tokio::test]
async fn a_lesson_is_played_by_ear_with_the_keys_of_a_game() {
    let Some(browser) = Browser::start(ScreenKind::Laptop).await else {
        return;
    };
    let _table = first_task(&browser).await;
    let task = &GameKind::KINGS_MATE.spec().teaching.lesson[0];
    let (from, to) = task.answers[0].split_once('-').unwrap();
    let named = label(&browser, from).await;
    assert_eq!(named, format!("{from}: fool, White, one move"));
    assert_eq!(label(&browser, to).await, to);
    let focus = "document.querySelector('[data-cell=\"A1\"]').focus()";
    browser.run(focus, json!([])).await;
    browser.keys(&["."]).await;
    let movable = focused(&browser).await;
    let movable = label(&browser, movable.as_str().unwrap()).await;
    assert!(movable.contains("move"), "{movable}");
    let letters: Vec<String> = from
        .chars()
        .map(|letter| letter.to_lowercase().to_string())
        .collect();
    let letters: Vec<&str> = letters.iter().map(String::as_str).collect();
    browser.keys(&letters).await;
    assert_eq!(focused(&browser).await, from);
    browser.keys(&[" "]).await;
    hears(&browser, &named).await;
    browser.keys(&[ENTER]).await;
    hears(&browser, "where to?").await;
    assert_eq!(label(&browser, to).await, format!("{to}, target"));
    browser.keys(&["."]).await;
    assert_eq!(focused(&browser).await, to);
    browser.keys(&[" "]).await;
    hears(&browser, "It may go there. Enter makes the move.").await;
    browser.keys(&["a", "1", " "]).await;
    hears(&browser, "Your own keeper stands on A1.").await;
    let held = "return document.querySelector('#study .held')?.dataset.cell ?? null";
    assert_eq!(browser.run(held, json!([])).await, from, "it stays in hand");
    browser.keys(&[ESCAPE]).await;
    browser
        .until("return !document.querySelector('#study .held')")
        .await;
    browser.keys(&["?"]).await;
    hears(&browser, "Backspace takes the last step back").await;
    browser.keys(&letters).await;
    browser.keys(&[ENTER]).await;
    browser
        .until("return !!document.querySelector('#study .held')")
        .await;
    browser.keys(&[".", ENTER]).await;
    hears(&browser, "Well done.").await;
    assert_eq!(browser.complaints().await, Vec::<String>::new());
}

#[tokio::test]
async fn the_title_and_the_heading_of_a_page_say_what_it_teaches() {
    let Some(browser) = Browser::start(ScreenKind::Laptop).await else {
        return;
    };
    let table = first_task(&browser).await;
    let both =
        "return [document.title, ...[...document.querySelectorAll('h1')].map(h => h.textContent)]";
    let expected = |words: &str| json!([format!("{words} · Kingboard"), words]);
    let lesson = expected("King’s Mate: lesson, task 1 of 11");
    assert_eq!(browser.run(both, json!([])).await, lesson);
    assert!(
        !browser.words("#said").await.contains("task 1"),
        "it is said once"
    );
    let typed = "document.getElementById('line').value = 'xyzzy'";
    browser.run(typed, json!([])).await;
    browser.press("#typed button").await;
    browser
        .until("return !!document.getElementById('line-why')")
        .await;
    assert_eq!(
        browser.run(both, json!([])).await,
        lesson,
        "after a refusal"
    );
    for (wire, words) in [
        ("rules.kings-mate", "King’s Mate: the rules in short"),
        ("guide.kings-mate.1", "King’s Mate: The aim"),
    ] {
        browser
            .open(&format!("{}/learn?do=k1.{wire}", table.address))
            .await;
        assert_eq!(
            browser.run(both, json!([])).await,
            expected(words),
            "{wire}"
        );
    }
    browser.open(&format!("{}/learn", table.address)).await;
    let buttons = browser.named("button").await;
    let named = |name: &str| buttons.iter().filter(|button| *button == name).count();
    for game in ["King’s Mate", "Four Kings One War"] {
        assert_eq!(named(&format!("Play the lesson {game}")), 1);
        assert_eq!(named(&format!("A puzzle {game}")), 1);
    }
    browser.press(".card [formmethod=post]").await;
    browser
        .until("return document.querySelector('main.study')?.dataset.ready === 'yes'")
        .await;
    let puzzle = browser.run(both, json!([])).await;
    let title = puzzle[0].as_str().unwrap();
    assert!(
        title.starts_with("King’s Mate") && title.contains(": puzzle "),
        "{title}"
    );
    browser.press(".acts button[value$=solution]").await;
    browser
        .until("return !!document.querySelector('.acts button[value$=again]')")
        .await;
    assert_eq!(
        browser.run(both, json!([])).await,
        puzzle,
        "after an answer"
    );
    assert_eq!(browser.complaints().await, Vec::<String>::new());
}
