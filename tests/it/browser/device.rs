//! Pages in the colours that the reader’s device asks for, and on paper.

use kingboard::render::ThemeName;
use kingboard::service::api::action::Action;
use kingboard::service::api::preferences::Preference;
use kingboard::service::{GameKind, Options};
use serde_json::json;

use crate::browser::driver::{Browser, ScreenKind, base64_of};
use crate::browser::face_looks::CUT;
use crate::browser::face_seen::fits;
use crate::browser::pages::{Pages, user};
use crate::browser::shared::{Table, pictures};
use crate::browser::weight::Client;

/// The colours that a device asks for.
#[derive(Clone, Copy, Debug)]
pub(super) enum DeviceWish {
    Light,
    Dark,
    LightContrast,
    DarkContrast,
}

/// Has the browser ask for these colours.
pub(super) async fn wishes(browser: &Browser, wish: DeviceWish) {
    let (scheme, contrast) = match wish {
        DeviceWish::Light => ("light", "no-preference"),
        DeviceWish::Dark => ("dark", "no-preference"),
        DeviceWish::LightContrast => ("light", "more"),
        DeviceWish::DarkContrast => ("dark", "more"),
    };
    let features = json!({ "features": [
        { "name": "prefers-color-scheme", "value": scheme },
        { "name": "prefers-contrast", "value": contrast },
    ]});
    browser
        .devtools("Emulation.setEmulatedMedia", features)
        .await;
}

/// The ground of the page, and whether controls are light or dark.
async fn colours(browser: &Browser) -> serde_json::Value {
    let found = "const look = getComputedStyle(document.documentElement);
        return [look.backgroundColor, look.colorScheme]";
    browser.run(found, json!([])).await
}

const BY_DAY: [&str; 2] = ["rgb(250, 247, 239)", "light"];
const SLATE: [&str; 2] = ["rgb(36, 43, 54)", "dark"];
const BLACK: [&str; 2] = ["rgb(0, 0, 0)", "dark"];
const WHITE: [&str; 2] = ["rgb(255, 255, 255)", "light"];
const NIGHT: [&str; 2] = ["rgb(17, 20, 26)", "dark"];

#[tokio::test]
async fn a_page_follows_its_device_until_a_theme_is_chosen_and_again_when_that_is_wished() {
    let Some(browser) = Browser::start(ScreenKind::Phone).await else {
        return;
    };
    let table = Table::open().await;
    table.enter(&browser).await;
    for (wish, seen) in [
        (DeviceWish::Light, BY_DAY),
        (DeviceWish::Dark, SLATE),
        (DeviceWish::DarkContrast, BLACK),
        (DeviceWish::LightContrast, WHITE),
    ] {
        wishes(&browser, wish).await;
        assert_eq!(colours(&browser).await, json!(seen), "{wish:?}");
    }
    let choose = async |theme: &str| {
        browser.press(".settings summary").await;
        let pick = "document.querySelector('.settings [name=theme]').value = arguments[0]";
        browser.run(pick, json!([theme])).await;
        browser.press(".settings button").await;
        let chosen = format!("return document.documentElement.dataset.theme === '{theme}'");
        browser.until(&chosen).await;
    };
    choose("night").await;
    wishes(&browser, DeviceWish::LightContrast).await;
    assert_eq!(colours(&browser).await, json!(NIGHT));
    choose("auto").await;
    assert_eq!(colours(&browser).await, json!(WHITE));
    assert_eq!(browser.complaints().await, Vec::<String>::new());
}

#[tokio::test]
async fn a_theme_that_was_chosen_in_discord_stands_and_none_means_the_device() {
    let pages = Pages::open("").await;
    let ann = user(77, "Ann");
    let tab = pages.signed_in(&ann).await;
    let theme = async || {
        let page = tab.text("/").await;
        let behind = page.split("data-theme=\"").nth(1).unwrap().to_owned();
        behind.split('"').next().unwrap().to_owned()
    };
    assert_eq!(theme().await, "auto");
    // Another setting is no choice of a theme, though the form sends the one it shows.
    let german = "language=de&theme=auto&confirm=never".to_owned();
    let saved = tab.post("/settings", german).await;
    let cookies = saved.headers().get_all("set-cookie").iter();
    assert!(
        cookies
            .into_iter()
            .all(|cookie| !cookie.to_str().unwrap().contains("theme")),
        "{:?}",
        saved.headers()
    );
    let slate = Action::Settings(vec![Preference::Theme(ThemeName::Slate)]);
    pages.ask(&ann, slate).await;
    assert_eq!(theme().await, "slate");
}

#[tokio::test]
async fn pages_fit_a_phone_in_light_and_dark() {
    let Some(browser) = Browser::start(ScreenKind::Phone).await else {
        return;
    };
    let table = Table::open().await;
    for kind in GameKind::ALL {
        table.terminal().begin(kind, Options::default());
    }
    table.enter(&browser).await;
    for wish in [
        DeviceWish::Light,
        DeviceWish::Dark,
        DeviceWish::LightContrast,
    ] {
        wishes(&browser, wish).await;
        for (name, path) in [
            ("home", "/"),
            ("games", "/games"),
            ("contests", "/contests"),
            ("new", "/new/kings-guard"),
            ("tokens", "/tokens"),
            ("learn", "/learn"),
            ("lesson", "/learn?do=k1.lesson.kings-mate.1"),
            ("missing", "/nowhere"),
            ("g1", "/g/1"),
            ("g2", "/g/2"),
            ("g3", "/g/3"),
            ("g4", "/g/4"),
        ] {
            browser.open(&format!("{}{path}", table.address)).await;
            if name == "missing" {
                browser.complaints().await;
            }
            fits(&browser).await;
            assert_eq!(browser.run(CUT, json!([])).await, json!([]), "{name}");
            browser
                .keep_picture(&format!("device-{wish:?}-{name}"))
                .await;
        }
    }
}

#[tokio::test]
async fn a_game_on_paper_is_one_clean_sheet_with_its_moves_and_its_last_board() {
    let Some(browser) = Browser::start(ScreenKind::Laptop).await else {
        return;
    };
    let table = Table::open().await;
    let game = table
        .terminal()
        .begin(GameKind::KINGS_MATE, Options::default());
    let client = Client::of(&table);
    for turn in 0..24 {
        client.turn(game.0, 5 * turn + 3).await;
    }
    let resign = Action::Resign {
        game: Some(game),
        sure: true,
    };
    assert_eq!(table.terminal().ask(1, resign), []);
    table.enter(&browser).await;
    table.game(&browser, game).await;
    wishes(&browser, DeviceWish::Dark).await;
    let shown =
        "return [...document.querySelectorAll('body *')].filter((part) => part.checkVisibility())";
    let there =
        |selector: &str| format!("{shown}.filter((part) => part.matches('{selector}')).length");
    let paper = async |selector: &str| {
        browser
            .run(&there(selector), json!([]))
            .await
            .as_u64()
            .unwrap()
    };
    assert_eq!(paper(".on-paper").await, 0);
    assert!(paper("button, .top").await > 0);
    let print = json!({ "media": "print", "features": [
        { "name": "prefers-color-scheme", "value": "dark" } ] });
    browser.devtools("Emulation.setEmulatedMedia", print).await;
    assert_eq!(colours(&browser).await, json!(WHITE));
    assert_eq!(
        paper("button, input, select, summary, .top, .walk, .clock").await,
        0
    );
    assert_eq!(
        paper("svg.board, #moves a, .on-paper, .seat").await,
        1 + 24 + 1 + 2
    );
    let words = browser.words(".on-paper").await;
    let day = words
        .trim_start_matches("Standard rules · not rated · no clock · Rules version 1 · Played on ");
    assert_eq!(day.len(), "2026-03-01".len(), "{words}");
    let wide = "return document.querySelector('svg.board').getBoundingClientRect().width";
    assert!(browser.run(wide, json!([])).await.as_f64().unwrap() > 300.0);
    let columns = "return getComputedStyle(document.getElementById('moves')).columnCount";
    assert_eq!(browser.run(columns, json!([])).await, json!("2"));
    browser.keep_picture("paper").await;
    let printed = browser
        .devtools("Page.printToPDF", json!({ "printBackground": false }))
        .await;
    let pdf = base64_of::decode(printed["data"].as_str().unwrap());
    if let Some(folder) = pictures() {
        std::fs::write(folder.join("paper.pdf"), &pdf).unwrap();
    }
    let pages = pdf
        .windows(11)
        .filter(|part| part == b"/Type /Page")
        .count();
    let trees = pdf
        .windows(12)
        .filter(|part| part == b"/Type /Pages")
        .count();
    assert_eq!(pages - trees, 1);
}
