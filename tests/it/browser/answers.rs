//! Answers on the page of a game: in the middle of a turn, while walking through it, and after two presses.

use kingboard::service::{GameKind, Options};
use serde_json::{Value, json};

use crate::browser::driver::{Browser, ScreenKind};
use crate::browser::frames::{self, FrameMove};
use crate::browser::shared::Table;

const ENTER: &str = "\u{e007}";

/// A frame of the game on the page, with this query.
async fn frame(browser: &Browser, query: &str) -> Value {
    let script = "const asked = new XMLHttpRequest();
        asked.open('GET', `${location.pathname}/frame?${arguments[0]}`, false);
        asked.send();
        return JSON.parse(asked.responseText)";
    browser.run(script, json!([query])).await
}

async fn types(browser: &Browser, text: &str) {
    let focus = "document.getElementById('line').focus()";
    browser.run(focus, json!([])).await;
    let letters: Vec<String> = text.chars().map(|c| c.to_string()).collect();
    let letters: Vec<&str> = letters.iter().map(String::as_str).collect();
    browser.keys(&letters).await;
    browser.keys(&[ENTER]).await;
}

/// Makes the first move of a turn by taps. Returns it with the frame after it.
async fn half(browser: &Browser) -> (FrameMove, Value) {
    let mut moves = frames::moves(&frame(browser, "").await);
    moves.retain(|mv| !mv.named && mv.from != mv.to);
    let first = moves.swap_remove(0);
    browser.tap(&first.from).await;
    browser.tap(&first.to).await;
    let picked = "const { sending, turn } = document.querySelector('main').dataset;
        return sending === 'false' && turn !== ''";
    browser.until(picked).await;
    let after = frame(browser, &format!("turn={}", first.text)).await;
    (first, after)
}

#[tokio::test]
async fn a_typed_move_goes_on_with_the_turn_that_was_tapped() {
    let Some(browser) = Browser::start(ScreenKind::Laptop).await else {
        return;
    };
    let (_table, _) = Table::with_game(&browser, GameKind::FOUR_KINGS).await;
    let (first, after) = half(&browser).await;
    let mut second = frames::moves(&after);
    second.retain(|mv| !mv.named && mv.from != mv.to && mv.from != first.to);
    types(&browser, &second[0].text).await;
    browser
        .until("return document.querySelector('main').dataset.turn === ''")
        .await;
    let now = frame(&browser, "").await;
    assert_eq!(now["ply"], 2, "both moves count: {now}");
}

#[tokio::test]
async fn in_the_middle_of_a_turn_answers_are_of_the_board_that_is_shown() {
    let Some(browser) = Browser::start(ScreenKind::Laptop).await else {
        return;
    };
    let (_table, _) = Table::with_game(&browser, GameKind::FOUR_KINGS).await;
    let (first, after) = half(&browser).await;
    let moves = frames::moves(&after);
    let may = |cell: &str| {
        let mut own = moves.iter().filter(|mv| mv.from == first.to);
        own.any(|mv| mv.to == cell)
    };
    let men = frames::men(&after);
    let far = men.keys().find(|cell| **cell != first.to && !may(cell));
    // The piece that has just moved is asked why it may not go there.
    let script = "const asked = new XMLHttpRequest();
        asked.open('POST', `${location.pathname}/act`, false);
        asked.setRequestHeader('content-type', 'application/json');
        const why = { from: arguments[0], to: arguments[1], turn: [arguments[2]] };
        asked.send(JSON.stringify({ seen: arguments[3], message: '1'.repeat(32), do: { why } }));
        return JSON.parse(asked.responseText).replies[0].plain";
    let seen = &after["version"];
    let asked = json!([first.to, far.unwrap(), first.text, seen]);
    let why = browser.run(script, asked).await;
    let why = why.as_str().unwrap();
    assert!(!why.contains("Nothing stands"), "{why}");
    assert!(!why.contains("has changed since"), "{why}");
    // A tap on the first piece names it, and the board stays.
    browser.tap(&first.to).await;
    let status = browser.words("#status").await;
    assert!(!status.contains("Nothing stands"), "{status}");
    assert_eq!(browser.complaints().await, Vec::<String>::new());
}

#[tokio::test]
async fn walking_through_a_game_puts_an_answer_away() {
    let Some(browser) = Browser::start(ScreenKind::Laptop).await else {
        return;
    };
    let (_table, _) = Table::with_game(&browser, GameKind::KINGS_MATE).await;
    for (nth, text) in ["D2-D3", "D8-D7"].into_iter().enumerate() {
        types(&browser, text).await;
        let turns = format!(
            "return document.querySelectorAll('#moves [data-ply]').length > {nth} &&
             document.getElementById('line').value === ''"
        );
        browser.until(&turns).await;
    }
    for opens in ["D1-D3", ""] {
        if opens.is_empty() {
            let explore = "document.querySelector('[data-own=explore]').click()";
            browser.run(explore, json!([])).await;
        } else {
            types(&browser, opens).await;
        }
        browser
            .until("return document.getElementById('replies').children.length > 0")
            .await;
        browser.press("[data-walk=back]").await;
        browser
            .until("return document.querySelector('main').classList.contains('review')")
            .await;
        let alt = "return document.getElementById('alt').textContent";
        let shown = browser.run(alt, json!([])).await;
        assert_eq!(shown, frame(&browser, "ply=1").await["alt"], "{opens}");
        assert_eq!(browser.words("#replies").await, "", "{opens}");
        browser.press("[data-walk=last]").await;
        browser
            .until("return !document.querySelector('main').classList.contains('review')")
            .await;
    }
}

#[tokio::test]
async fn letters_lead_to_cells_one_after_another() {
    let Some(browser) = Browser::start(ScreenKind::Laptop).await else {
        return;
    };
    let (_table, _) = Table::with_game(&browser, GameKind::KINGS_MATE).await;
    let focus = "document.querySelector('[data-cell][tabindex=\"0\"]').focus()";
    browser.run(focus, json!([])).await;
    browser.keys(&["d", "1", "e", "2"]).await;
    let here = "return document.activeElement.dataset.cell";
    assert_eq!(browser.run(here, json!([])).await, "E2");
}

#[tokio::test]
async fn a_typed_move_of_another_game_is_not_made_and_leads_to_its_page() {
    let Some(browser) = Browser::start(ScreenKind::Phone).await else {
        return;
    };
    let table = Table::open().await;
    let mut terminal = table.terminal();
    let [other, game] = [(); 2].map(|()| terminal.begin(GameKind::KINGS_MATE, Options::default()));
    table.enter(&browser).await;
    table.game(&browser, game).await;
    types(&browser, &format!("{other} D2-D3")).await;
    let link = format!(
        "return document.querySelector('#replies a')?.getAttribute('href') === '/g/{}'",
        other.0
    );
    browser.until(&link).await;
    let words = browser.words("#replies p").await;
    assert_eq!(
        words,
        format!("Your move names {other}, but this is the page of {game}. No move was made.")
    );
    browser.keep_picture("names-another-game").await;
    for game in [other, game] {
        assert_eq!(terminal.version(game), terminal.version(other));
    }
    browser.press("#replies a").await;
    let there = format!("return location.pathname === '/g/{}'", other.0);
    browser.until(&there).await;
}

#[tokio::test]
async fn the_line_knows_the_words_of_the_terminal() {
    let Some(browser) = Browser::start(ScreenKind::Phone).await else {
        return;
    };
    let (table, game) = Table::with_game(&browser, GameKind::KINGS_MATE).await;
    let gone = "return !document.querySelector('#replies .reply')";
    for (word, part) in [
        ("where", "D1"),
        ("describe", "Black"),
        ("what d2", "D3"),
        ("#1 where", "D1"),
        ("rules", "King’s Mate"),
    ] {
        types(&browser, word).await;
        let told = format!(
            "return document.getElementById('replies').innerText.includes('{part}')
                && !document.querySelector('main').dataset.sending.includes('true')"
        );
        browser.until(&told).await;
        // A word has been answered, and leaves the line.
        browser
            .until("return document.getElementById('line').value === ''")
            .await;
    }
    types(&browser, "d2d3").await;
    browser.until(gone).await;
    browser
        .until("return document.getElementById('line').value === ''")
        .await;
    // As by the button, it is asked by the player who has just moved.
    types(&browser, "undo").await;
    let asked = "return document.getElementById('said').innerText.includes('Player 1')
        && !!document.querySelector('#said button')";
    browser.until(asked).await;
    assert!(table.terminal().version(game) > 0);
    // Moves on the private board count in no game.
    let before = table.terminal().version(game);
    types(&browser, "explore").await;
    browser
        .until("return !!document.querySelector('#acts .primary')")
        .await;
    types(&browser, "a8a7").await;
    browser
        .until("return document.getElementById('line').value === ''")
        .await;
    assert_eq!(table.terminal().version(game), before);
    browser.keep_picture("typed-word").await;
    // The way out is heard, too.
    browser.press("#acts .primary").await;
    browser
        .until("return document.getElementById('announce').innerText === document.getElementById('status').innerText")
        .await;
}
