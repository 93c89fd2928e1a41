//! One game at two screens: a terminal and a page on the same database, the computer, and the forms.

use kingboard::service::api::action::Action;
use kingboard::service::api::computer::ComputerAction;
use kingboard::service::api::takeback::TakebackAction;
use kingboard::service::boards::at_table;
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
async fn a_game_begun_in_the_terminal_goes_on_here_and_back() {
    let Some(browser) = Browser::start(ScreenKind::Laptop).await else {
        return;
    };
    let table = Table::open().await;
    let mut terminal = table.terminal();
    let game = terminal.begin(GameKind::KINGS_MATE, Options::default());
    table.enter(&browser).await;
    table.game(&browser, game).await;
    assert_eq!(terminal.ask(1, say(game, "D2-D3")), []);
    browser
        .until("return document.getElementById('moves').textContent.includes('D2-D3')")
        .await;
    let heard = browser.words("#announce").await;
    assert!(heard.contains("D2-D3"), "{heard}");
    let version = terminal.version(game);
    browser.drag("D8", "D7").await;
    browser
        .until("return document.getElementById('moves').textContent.includes('D8-D7')")
        .await;
    assert!(terminal.version(game) > version);
    assert_eq!(terminal.ask(1, say(game, "A2-A3")), []);
    browser
        .until("return document.getElementById('moves').textContent.includes('A2-A3')")
        .await;
    assert_eq!(browser.complaints().await, Vec::<String>::new());
}

#[tokio::test]
async fn a_form_begins_a_game_against_the_computer_and_it_answers() {
    let Some(browser) = Browser::start(ScreenKind::Laptop).await else {
        return;
    };
    let table = Table::open().await;
    table.enter(&browser).await;
    browser.keep_picture("home").await;
    browser.press(".card").await;
    browser.keep_picture("new").await;
    browser
        .run(
            "document.querySelector('[name=level]').value = '1'; document.querySelector('[name=side]').value = 'white'",
            json!([]),
        )
        .await;
    browser.press("form.new button").await;
    browser
        .until("return document.querySelector('main.game')?.dataset.ready === 'yes'")
        .await;
    browser.tap("D2").await;
    browser.keep_picture("held").await;
    browser.tap("D3").await;
    // As nobody has chosen otherwise, the move is shown before it counts.
    browser
        .until("return !!document.querySelector('#acts .good')")
        .await;
    let title = browser.run("return document.title", json!([])).await;
    assert!(title.as_str().unwrap().starts_with('●'), "{title}");
    browser.keep_picture("shown").await;
    browser.tap("D3").await;
    browser
        .until("return document.querySelectorAll('#moves li').length === 2")
        .await;
    browser.keep_picture("answered").await;
    browser.press("[data-own=back]").await;
    browser
        .until("return document.querySelectorAll('#moves li').length === 0")
        .await;
    assert_eq!(browser.complaints().await, Vec::<String>::new());
}

#[tokio::test]
async fn a_move_that_is_not_possible_is_explained_on_the_board() {
    let Some(browser) = Browser::start(ScreenKind::Phone).await else {
        return;
    };
    let (_table, _) = Table::with_game(&browser, GameKind::KINGS_MATE).await;
    browser.tap("D2").await;
    browser.tap("D5").await;
    browser
        .until("return !!document.querySelector('#replies .reply')")
        .await;
    let why = browser.words("#replies").await;
    assert!(why.len() > 10, "{why}");
    let seen = "const { top, bottom } = document.querySelector('#replies .reply').getBoundingClientRect();
        return top >= document.getElementById('bar').getBoundingClientRect().bottom && bottom <= innerHeight";
    browser.until(seen).await;
    browser.keep_picture("why-not").await;
    let moved = browser
        .run(
            "return document.querySelectorAll('#moves li').length",
            json!([]),
        )
        .await;
    assert_eq!(moved, 0);
}

#[tokio::test]
async fn six_sit_at_one_screen_and_one_who_resigns_leaves_the_others_playing() {
    let Some(browser) = Browser::start(ScreenKind::Laptop).await else {
        return;
    };
    let table = Table::open().await;
    let options = Options::default().with("six");
    let game = table
        .terminal()
        .begin(GameKind::IMMORTAL_STAR_MASTERS, options);
    table.enter(&browser).await;
    table.game(&browser, game).await;
    browser.keep_picture("six").await;
    browser.press("[data-own=resign]").await;
    browser
        .until("return !!document.querySelector('#replies .grave')")
        .await;
    browser.press("#replies .grave").await;
    browser
        .until("return !!document.querySelector('.seat.out') && !document.getElementById('own-acts').hidden")
        .await;
}

/// A script that returns `true` if the button that calls a game off can be seen.
const CALLS_OFF: &str = "document.querySelector('[data-own=abort]').getClientRects().length > 0";

#[tokio::test]
async fn a_game_is_called_off_before_its_first_move_and_not_after_it() {
    let Some(browser) = Browser::start(ScreenKind::Phone).await else {
        return;
    };
    let (_table, _) = Table::with_game(&browser, GameKind::KINGS_MATE).await;
    browser.until(&format!("return {CALLS_OFF}")).await;
    browser.keep_picture("call-off").await;
    browser.tap("D2").await;
    browser.tap("D3").await;
    browser
        .until(&format!(
            "return document.querySelectorAll('#moves li').length === 1 && !({CALLS_OFF})"
        ))
        .await;
    let (_table, _) = Table::with_game(&browser, GameKind::KINGS_MATE).await;
    browser.press("[data-own=abort]").await;
    browser
        .until("return document.getElementById('status').textContent === 'No result'")
        .await;
    browser
        .until("return document.querySelector('[data-own=again]').hidden")
        .await;
    browser.keep_picture("called-off").await;
    assert_eq!(browser.complaints().await, Vec::<String>::new());
}

#[tokio::test]
async fn half_of_those_at_one_screen_call_a_game_off() {
    let Some(browser) = Browser::start(ScreenKind::Laptop).await else {
        return;
    };
    let table = Table::open().await;
    let options = Options::default().with("six");
    let game = table
        .terminal()
        .begin(GameKind::IMMORTAL_STAR_MASTERS, options);
    table.enter(&browser).await;
    table.game(&browser, game).await;
    // Each press is that of the next player. One right behind another would be taken for a press of two.
    browser.take_each_press().await;
    for _ in 0..3 {
        let version = "return document.querySelector('main').dataset.version";
        let version = browser.run(version, json!([])).await;
        browser.press("[data-own=abort]").await;
        browser
            .until(&format!(
                "const {{ sending, version }} = document.querySelector('main').dataset;
                 return sending !== 'true' && version !== '{}'",
                version.as_str().unwrap()
            ))
            .await;
    }
    browser
        .until("return document.getElementById('status').textContent === 'No result'")
        .await;
    assert_eq!(browser.complaints().await, Vec::<String>::new());
}

#[tokio::test]
async fn earlier_positions_are_walked_through_by_keys_and_cannot_be_moved_in() {
    let Some(browser) = Browser::start(ScreenKind::Laptop).await else {
        return;
    };
    let table = Table::open().await;
    let mut terminal = table.terminal();
    let game = terminal.begin_with(&[(1, "D2-D3"), (2, "D8-D7"), (1, "A2-A3")]);
    table.enter(&browser).await;
    table.game(&browser, game).await;
    browser.keys(&["\u{e012}", "\u{e012}"]).await;
    browser
        .until("return document.querySelector('#moves [aria-current]')?.textContent === 'D2-D3'")
        .await;
    browser.tap("D8").await;
    let held = browser
        .run(
            "return document.querySelector('main').dataset.from",
            json!([]),
        )
        .await;
    assert_eq!(held, "");
    browser.press("[data-walk=last]").await;
    browser
        .until("return document.querySelector('#moves [aria-current]')?.textContent === 'A2-A3'")
        .await;
    browser.press("[data-walk=turn]").await;
    browser
        .until("return document.querySelector('svg.board [data-cell]').dataset.cell === 'G1'")
        .await;
    browser.keep_picture("turned").await;
    let keys = "return document.getElementById('keys').open";
    browser.keys(&["?", "/"]).await;
    assert_eq!(browser.run(keys, json!([])).await, false);
    let focus = "return document.activeElement.id";
    assert_eq!(browser.run(focus, json!([])).await, "", "no field has it");
    let cell = "document.querySelector('svg.board [tabindex=\"0\"]').focus()";
    browser.run(cell, json!([])).await;
    browser.keys(&["?"]).await;
    browser.until(keys).await;
    browser.keys(&["/"]).await;
    assert_eq!(browser.run(focus, json!([])).await, "line");
    assert_eq!(browser.complaints().await, Vec::<String>::new());
}

/// Waits until one of these elements has these words.
async fn until_words(browser: &Browser, selector: &str, words: &str) {
    let found = format!("document.querySelectorAll('{selector}')");
    browser
        .until(&format!(
            "return [...{found}].some(found => found.textContent.includes('{words}'))"
        ))
        .await;
}

/// Waits for a button with this label below the position, and presses it.
async fn presses(browser: &Browser, label: &str) {
    let buttons = "[...document.querySelectorAll('#said button')]";
    browser
        .until(&format!(
            "const found = {buttons}.find(button => button.textContent === '{label}');
             found?.click();
             return !!found"
        ))
        .await;
}

#[tokio::test]
async fn the_other_player_agrees_to_a_computer_that_plays_on() {
    let Some(browser) = Browser::start(ScreenKind::Laptop).await else {
        return;
    };
    let (table, game) = Table::with_game(&browser, GameKind::KINGS_MATE).await;
    let asked = Action::Computer(ComputerAction::StandIn {
        game: Some(game),
        seat: None,
        level: 1,
    });
    assert_eq!(table.terminal().ask(1, asked), []);
    presses(&browser, "Agree").await;
    until_words(&browser, ".seat b", "Computer (level 1)").await;
    assert_eq!(browser.words("#replies").await, "");
}

#[tokio::test]
async fn a_seat_is_taken_by_the_person_to_whom_it_is_offered() {
    let Some(browser) = Browser::start(ScreenKind::Laptop).await else {
        return;
    };
    let (table, game) = Table::with_game(&browser, GameKind::KINGS_MATE).await;
    let offered = Action::OfferSeat {
        game: Some(game),
        to: at_table::person("Bob"),
    };
    assert_eq!(table.terminal().ask(1, offered), []);
    presses(&browser, "Take the seat").await;
    until_words(&browser, ".seat b", "Bob").await;
    assert_eq!(browser.words("#replies").await, "");
}

#[tokio::test]
async fn a_takeback_is_withdrawn_by_the_player_who_asked_for_it() {
    let Some(browser) = Browser::start(ScreenKind::Laptop).await else {
        return;
    };
    let table = Table::open().await;
    let mut terminal = table.terminal();
    let game = terminal.begin_with(&[(1, "D2-D3")]);
    table.enter(&browser).await;
    table.game(&browser, game).await;
    let back = Action::Takeback(TakebackAction::Ask(Some(game)));
    assert_eq!(terminal.ask(1, back), []);
    presses(&browser, "Withdraw the request").await;
    browser
        .until("return !document.querySelector('#said button')")
        .await;
    assert_eq!(browser.words("#replies").await, "");
}
