//! The page for ears and keys: one grid with named cells, and no findings of axe where it is at hand (`AXE_CORE`).

use kingboard::service::{GameKind, Options};
use serde_json::{Value, json};

use crate::browser::driver::{Browser, ScreenKind};
use crate::browser::shared::Table;

#[tokio::test]
async fn a_board_is_a_grid_whose_pieces_are_named_with_what_they_may_do() {
    let Some(browser) = Browser::start(ScreenKind::Laptop).await else {
        return;
    };
    let table = Table::open().await;
    let game = table
        .terminal()
        .begin(GameKind::KINGS_MATE, Options::default());
    table.enter(&browser).await;
    table.game(&browser, game).await;
    let tree = browser
        .devtools("Accessibility.getFullAXTree", json!({}))
        .await;
    let nodes = tree["nodes"].as_array().unwrap();
    let of = |role: &str| -> Vec<String> {
        let found = nodes.iter().filter(|node| node["role"]["value"] == role);
        found
            .map(|node| {
                node["name"]["value"]
                    .as_str()
                    .unwrap_or_default()
                    .to_owned()
            })
            .collect()
    };
    assert_eq!(of("grid").len(), 1);
    assert_eq!(of("row").len(), 9);
    let cells = of("gridcell");
    assert_eq!(cells.len(), 63);
    assert!(cells.iter().all(|name| !name.is_empty()));
    assert!(
        cells.contains(&"D2: fool, White, one move".to_owned()),
        "{cells:?}"
    );
    let first = browser
        .run(
            "return document.querySelectorAll('[data-cell][tabindex=\"0\"]').length",
            json!([]),
        )
        .await;
    assert_eq!(first, 1);
}

/// The findings of axe on the page, and those that it could not decide.
async fn findings(browser: &Browser, axe: &str) -> Vec<Value> {
    browser
        .devtools("Runtime.evaluate", json!({ "expression": axe }))
        .await;
    // The number in a hexagon is drawn for eyes alone, and the cell's name, "R4", ends with it: axe compares whole words.
    let run = "axe.run().then(found => found.violations.map(v => [v.id, v.nodes.map(n => n.html.slice(0, 160))
        .filter(html => v.id !== 'label-content-name-mismatch' || !html.includes('data-cell'))]).filter(v => v[1].length > 0))";
    let found = browser
        .devtools(
            "Runtime.evaluate",
            json!({ "expression": run, "awaitPromise": true, "returnByValue": true }),
        )
        .await;
    found["result"]["value"].as_array().cloned().unwrap()
}

#[tokio::test]
async fn axe_finds_nothing_on_any_page_in_any_theme_at_any_width() {
    let file = std::env::vars().find(|(name, _)| name == "AXE_CORE");
    let Some((_, file)) = file else {
        println!("left out: AXE_CORE names no axe.min.js");
        return;
    };
    let axe = std::fs::read(file).unwrap();
    let axe = String::from_utf8(axe).unwrap();
    for screen in [ScreenKind::Narrow, ScreenKind::Laptop] {
        let Some(browser) = Browser::start(screen).await else {
            return;
        };
        let table = Table::open().await;
        for kind in GameKind::ALL {
            table.terminal().begin(kind, Options::default());
        }
        table.enter(&browser).await;
        for theme in ["slate", "night", "contrast", "safe", "print"] {
            browser
                .run(
                    "document.cookie = `kingboard-theme=${arguments[0]}; path=/`",
                    json!([theme]),
                )
                .await;
            let games = (1..=GameKind::ALL.len()).map(|id| format!("/g/{id}"));
            let pages = [
                "/",
                "/games",
                "/new/four-kings",
                "/learn",
                "/learn?do=k1.lesson.kings-guard.1",
            ]
            .map(str::to_owned);
            for path in pages.into_iter().chain(games) {
                browser.open(&format!("{}{path}", table.address)).await;
                let found = findings(&browser, &axe).await;
                assert!(found.is_empty(), "{screen:?} {theme} {path}: {found:#?}");
                let wide = browser
                    .run(
                        "return document.documentElement.scrollWidth - document.documentElement.clientWidth",
                        json!([]),
                    )
                    .await;
                assert!(
                    wide.as_i64().unwrap() <= 0,
                    "{screen:?} {path} is {wide} too wide"
                );
                let name = path.trim_matches('/').replace('/', "-");
                browser
                    .keep_picture(&format!("{screen:?}-{theme}-{name}"))
                    .await;
            }
        }
    }
}
