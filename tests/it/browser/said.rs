//! The line beside a board answers questions, Enter goes on with what waits for a press alone, and the end of a game is
//! said once.

use kingboard::service::api::action::Action;
use kingboard::service::api::preferences::{ConfirmMoves, Preference};
use kingboard::service::{GameKind, Options};
use serde_json::json;

use crate::browser::driver::{Browser, ScreenKind};
use crate::browser::shared::Table;

/// The key Enter.
const ENTER: &str = "\u{E007}";

/// Types a line and sends it.
async fn types(browser: &Browser, line: &str) {
    let script = "document.getElementById('line').value = arguments[0];
        document.getElementById('typed').requestSubmit()";
    browser.run(script, json!([line])).await;
}

/// Waits until the words of an element contain these.
async fn until_words(browser: &Browser, id: &str, words: &str) {
    let script = format!("return document.getElementById('{id}').innerText.includes('{words}')");
    browser.until(&script).await;
}

#[tokio::test]
async fn a_yes_or_no_on_the_line_answers_the_request_that_waits() {
    let Some(browser) = Browser::start(ScreenKind::Phone).await else {
        return;
    };
    let (_table, _) = Table::with_game(&browser, GameKind::KINGS_MATE).await;
    types(&browser, "D2-D3").await;
    until_words(&browser, "moves", "D2-D3").await;
    browser.press("[data-own=draw]").await;
    until_words(&browser, "said", "offers a draw").await;
    types(&browser, "Nein").await;
    until_words(&browser, "announce", "declines").await;
    assert!(!browser.words("#said").await.contains("offers a draw"));
    types(&browser, "D8-D7").await;
    until_words(&browser, "moves", "D8-D7").await;
    browser.press("[data-own=back]").await;
    until_words(&browser, "said", "asks to take back").await;
    types(&browser, "undo yes").await;
    browser
        .until("return !document.getElementById('moves').innerText.includes('D8-D7')")
        .await;
    assert_eq!(browser.complaints().await, Vec::<String>::new());
}

#[tokio::test]
async fn a_bare_yes_answers_none_of_two_requests() {
    let Some(browser) = Browser::start(ScreenKind::Phone).await else {
        return;
    };
    let (_table, _) = Table::with_game(&browser, GameKind::KINGS_MATE).await;
    types(&browser, "D2-D3").await;
    until_words(&browser, "moves", "D2-D3").await;
    browser.press("[data-own=draw]").await;
    until_words(&browser, "said", "offers a draw").await;
    browser.press("[data-own=back]").await;
    until_words(&browser, "said", "asks to take back").await;
    types(&browser, "yes").await;
    until_words(
        &browser,
        "replies",
        "More than one request waits for your answer.",
    )
    .await;
    types(&browser, "draw yes").await;
    until_words(&browser, "status", "Draw").await;
}

#[tokio::test]
async fn a_bare_yes_at_a_larger_table_counts_for_the_next_player_who_is_asked() {
    let Some(browser) = Browser::start(ScreenKind::Phone).await else {
        return;
    };
    let table = Table::open().await;
    let team = Options::default().with("team");
    let game = table.terminal().begin(GameKind::FOUR_KINGS, team);
    table.enter(&browser).await;
    table.game(&browser, game).await;
    browser.press("[data-own=draw]").await;
    until_words(
        &browser,
        "said",
        "Still to answer: Player 1, Player 2, Player 3.",
    )
    .await;
    types(&browser, "yes").await;
    until_words(&browser, "said", "Still to answer: Player 2, Player 3.").await;
    types(&browser, "signal 3").await;
    until_words(&browser, "announce", "signals 3").await;
}

#[tokio::test]
async fn a_yes_or_no_on_the_line_answers_what_the_page_asks() {
    let Some(browser) = Browser::start(ScreenKind::Phone).await else {
        return;
    };
    let (_table, _) = Table::with_game(&browser, GameKind::KINGS_MATE).await;
    for (answer, ends) in [("no", false), ("Yes.", true)] {
        // A second press within a moment means nothing.
        browser
            .until(
                "if (document.querySelector('#replies .grave')) return true;
                 document.querySelector('[data-own=resign]').click();
                 return false",
            )
            .await;
        types(&browser, answer).await;
        browser
            .until("return !document.querySelector('#replies .grave')")
            .await;
        let shown = browser.words("#status").await;
        assert_eq!(shown.contains("wins"), ends, "{shown}");
    }
}

#[tokio::test]
async fn enter_once_more_makes_a_typed_move_count_that_was_shown_first() {
    let Some(browser) = Browser::start(ScreenKind::Laptop).await else {
        return;
    };
    let table = Table::open().await;
    let mut terminal = table.terminal();
    let game = terminal.begin(GameKind::KINGS_MATE, Options::default());
    for seat in 1..=2 {
        let confirm = vec![Preference::Confirm(ConfirmMoves::All)];
        terminal.ask(seat, Action::Settings(confirm));
    }
    table.enter(&browser).await;
    table.game(&browser, game).await;
    browser.press("#line").await;
    browser.keys(&["d", "2", " ", "d", "3", ENTER]).await;
    browser
        .until("return !!document.querySelector('#replies .good')")
        .await;
    browser.keys(&[ENTER]).await;
    until_words(&browser, "moves", "D2-D3").await;
    let line = "return document.getElementById('line').value";
    assert_eq!(browser.run(line, json!([])).await, "");
    // A word does the same, and the other word lets it go.
    for (answer, moves) in [("no", 1), ("yes", 2)] {
        types(&browser, "D8-D7").await;
        browser
            .until("return !!document.querySelector('#replies .good')")
            .await;
        types(&browser, answer).await;
        browser
            .until("return !document.querySelector('#replies .good')")
            .await;
        let script = format!("return document.querySelectorAll('#moves li').length === {moves}");
        browser.until(&script).await;
    }
}

#[tokio::test]
async fn the_end_of_a_game_is_said_once_for_the_side_and_once_for_the_people() {
    let Some(browser) = Browser::start(ScreenKind::Phone).await else {
        return;
    };
    let table = Table::open().await;
    let mut terminal = table.terminal();
    let game = terminal.begin(GameKind::KINGS_MATE, Options::default());
    let resign = Action::Resign {
        game: Some(game),
        sure: true,
    };
    terminal.ask(1, resign);
    table.enter(&browser).await;
    table.game(&browser, game).await;
    let side = browser.words("#status").await;
    let said = browser.words("#said").await;
    assert!(!said.contains(&side), "{side}: {said}");
    assert_eq!(said.matches("Player 2").count(), 1, "{said}");
    assert!(said.contains("\n0 moves"), "{said}");
}

/// Opens a game of Active Play with this option, in which White has just attacked B8 from A7 by keys.
async fn attacked(browser: &Browser, table: &Table, option: &str) {
    let options = Options::default().with("active").with(option);
    let mut terminal = table.terminal();
    let game = terminal.begin(GameKind::KINGS_MATE, options);
    let line = "A2-A3 D8-D7 A3-A4 D7-D6 A4-A5 D6-D7 A5-A6 D7-D6 A6-A7 D6-D7";
    for (nth, text) in line.split(' ').enumerate() {
        let play = Action::Play {
            game: Some(game),
            text: text.to_owned(),
        };
        assert_eq!(terminal.ask(nth % 2 + 1, play), []);
    }
    table.enter(browser).await;
    table.game(browser, game).await;
    for cell in ["A7", "B8"] {
        let focus = "document.querySelector(`[data-cell='${arguments[0]}']`).focus()";
        browser.run(focus, json!([cell])).await;
        browser.keys(&[ENTER]).await;
    }
    browser
        .until("return !!document.querySelector('#said .acts .primary')")
        .await;
}

#[tokio::test]
async fn enter_on_the_board_throws_the_dice_that_wait_for_it() {
    let Some(browser) = Browser::start(ScreenKind::Laptop).await else {
        return;
    };
    let table = Table::open().await;
    attacked(&browser, &table, "interactive").await;
    browser.keys(&[ENTER]).await;
    until_words(&browser, "moves", "A7xB8[").await;
    assert_eq!(browser.complaints().await, Vec::<String>::new());
}

#[tokio::test]
async fn enter_leads_to_the_line_on_which_the_faces_of_own_dice_are_typed() {
    let Some(browser) = Browser::start(ScreenKind::Laptop).await else {
        return;
    };
    let table = Table::open().await;
    attacked(&browser, &table, "own-dice").await;
    browser.keys(&[ENTER]).await;
    browser
        .until("return document.activeElement.id === 'line'")
        .await;
    assert_eq!(browser.words("#replies").await, "");
    browser.keys(&["5", " ", "2", ENTER]).await;
    until_words(&browser, "moves", "A7xB8[5:2]").await;
}

#[tokio::test]
async fn a_page_names_no_command_about_dice_and_positions() {
    let Some(browser) = Browser::start(ScreenKind::Laptop).await else {
        return;
    };
    let table = Table::open().await;
    attacked(&browser, &table, "interactive").await;
    browser.press("#said .acts .primary").await;
    until_words(&browser, "moves", "A7xB8[").await;
    types(&browser, "position").await;
    until_words(&browser, "replies", "The position as text").await;
    let named = browser.words("#replies").await;
    assert!(!named.contains("/challenge"), "{named}");
    browser.press("[data-own=resign]").await;
    browser
        .until("return !!document.querySelector('#replies .grave')")
        .await;
    browser.press("#replies .grave").await;
    until_words(&browser, "announce", "The dice are open").await;
    let heard = browser.words("#announce").await;
    assert!(
        heard.contains("Check the dice checks every roll."),
        "{heard}"
    );
}
