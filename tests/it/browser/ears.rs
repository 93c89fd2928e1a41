//! The page for ears and keys: one grid with named cells, and no findings of axe where it is at hand (`AXE_CORE`).

use kingboard::service::api::action::Action;
use kingboard::service::{GameKind, Options};
use serde_json::json;

use crate::browser::device::{self, DeviceWish};
use crate::browser::driver::{Browser, ScreenKind};
use crate::browser::shared::Table;
use crate::tools::left_out;

const ENTER: &str = "\u{e007}";
const ESCAPE: &str = "\u{e00c}";
const ARROW_UP: &str = "\u{e013}";
const ARROW_DOWN: &str = "\u{e015}";

/// The field for typed moves: its text, the list of what is suggested, and the one that is chosen.
async fn suggested(browser: &Browser) -> (String, Vec<String>, String) {
    let state = browser
        .run(
            "const field = document.getElementById('line');
             const list = document.getElementById(field.getAttribute('aria-controls'));
             const open = field.getAttribute('aria-expanded') === 'true' && list.checkVisibility();
             const chosen = document.getElementById(field.getAttribute('aria-activedescendant'));
             return [field.value, open ? [...list.children].map(o => o.dataset.text) : [],
                 chosen?.getAttribute('aria-selected') === 'true' ? chosen.dataset.text : '']",
            json!([]),
        )
        .await;
    serde_json::from_value(state).unwrap()
}

fn expects(field: &str, list: &[&str], chosen: &str) -> (String, Vec<String>, String) {
    let list = list.iter().map(|text| (*text).to_owned());
    (field.to_owned(), list.collect(), chosen.to_owned())
}

#[tokio::test]
async fn moves_are_suggested_in_a_list_for_keys_fingers_and_ears() {
    let Some(browser) = Browser::start(ScreenKind::Phone).await else {
        return;
    };
    let (_table, _) = Table::with_game(&browser, GameKind::KINGS_MATE).await;
    browser
        .run("document.getElementById('line').focus()", json!([]))
        .await;
    assert_eq!(suggested(&browser).await, expects("", &[], ""));
    browser.keys(&["d", "2", " "]).await;
    assert_eq!(suggested(&browser).await, expects("d2 ", &["D2-D3"], ""));
    browser.keep_picture("suggested").await;
    browser.keys(&[ESCAPE]).await;
    assert_eq!(suggested(&browser).await, expects("d2 ", &[], ""));
    browser.keys(&[ESCAPE, ARROW_UP]).await;
    let (field, all, last) = suggested(&browser).await;
    assert_eq!((field.as_str(), Some(&last)), ("", all.last()));
    assert!(all.len() > 5, "{all:?}");
    browser.keys(&[ARROW_DOWN, ARROW_DOWN]).await;
    assert_eq!(suggested(&browser).await.2, all[1]);
    browser.keys(&[ENTER]).await;
    assert_eq!(suggested(&browser).await, expects(&all[1], &[], ""));
    let version = "return Number(document.querySelector('main').dataset.version)";
    let before = browser.run(version, json!([])).await;
    browser.keys(&[ESCAPE, "d", "2"]).await;
    browser.press("#legal li").await;
    let focus = "return document.activeElement.id";
    assert_eq!(suggested(&browser).await, expects("D2-D3", &[], ""));
    assert_eq!(browser.run(focus, json!([])).await, "line");
    assert_eq!(
        browser.run(version, json!([])).await,
        before,
        "nothing is sent yet"
    );
    browser.keys(&[ENTER]).await;
    browser
        .until(&format!(
            "return {} > {before}",
            version.trim_start_matches("return ")
        ))
        .await;
    // A plan is made in its own field.
    browser.press("#tools summary").await;
    browser
        .run("document.getElementById('planned').focus()", json!([]))
        .await;
    browser.keys(&["D", "8", "-", "D", "7", ENTER]).await;
    browser
        .until("return document.getElementById('replies').innerText !== ''")
        .await;
    assert_eq!(browser.complaints().await, Vec::<String>::new());
}

#[tokio::test]
async fn a_board_is_a_grid_whose_pieces_are_named_with_what_they_may_do() {
    let Some(browser) = Browser::start(ScreenKind::Laptop).await else {
        return;
    };
    let (_table, _) = Table::with_game(&browser, GameKind::KINGS_MATE).await;
    assert_eq!(browser.named("grid").await.len(), 1);
    assert_eq!(browser.named("row").await.len(), 9);
    let cells = browser.named("gridcell").await;
    assert_eq!(cells.len(), 63);
    assert!(cells.iter().all(|name| !name.is_empty()));
    assert!(
        cells.contains(&"D2: fool, White, one move".to_owned()),
        "{cells:?}"
    );
    // The ground is heard where eyes see it, under a piece too.
    assert!(
        cells.contains(&"C4, a raised square".to_owned()),
        "{cells:?}"
    );
    let home = cells.iter().find(|name| name.starts_with("D1: king"));
    assert!(home.unwrap().ends_with(", a raised square"), "{cells:?}");
    let first = browser
        .run(
            "return document.querySelectorAll('[data-cell][tabindex=\"0\"]').length",
            json!([]),
        )
        .await;
    assert_eq!(first, 1);
}

#[tokio::test]
async fn each_step_of_a_move_by_keys_is_heard() {
    let Some(browser) = Browser::start(ScreenKind::Laptop).await else {
        return;
    };
    let (_table, _) = Table::with_game(&browser, GameKind::KINGS_MATE).await;
    let hears = async |part: &str| {
        let heard = "return document.getElementById('announce').textContent";
        browser.until(&format!("{heard}.includes('{part}')")).await;
        browser.run(heard, json!([])).await
    };
    let focus = "document.querySelector('[data-cell=D2]').focus()";
    browser.run(focus, json!([])).await;
    browser.keys(&[ENTER]).await;
    let asked = hears("Where to?").await;
    assert_eq!(asked, "D2: fool, White, one move. Where to?");
    browser.keys(&[ESCAPE]).await;
    hears("White to move").await;
    browser.keys(&[ENTER, "d", "3", ENTER]).await;
    let made = hears("D2-D3").await;
    assert!(!made.as_str().unwrap().contains("dropped"), "{made}");
    browser
        .run(
            "document.querySelector('[data-walk=back]').click()",
            json!([]),
        )
        .await;
    assert_eq!(hears("White to move").await, "White to move");
    assert_eq!(browser.complaints().await, Vec::<String>::new());
}

#[tokio::test]
async fn keys_keep_their_place_in_the_list_of_moves() {
    let Some(browser) = Browser::start(ScreenKind::Laptop).await else {
        return;
    };
    let table = Table::open().await;
    let mut terminal = table.terminal();
    let game = terminal.begin(GameKind::KINGS_MATE, Options::default());
    let say = |text: &str| Action::Play {
        game: Some(game),
        text: text.to_owned(),
    };
    for (seat, text) in [(1, "D2-D3"), (2, "D8-D7")] {
        assert_eq!(terminal.ask(seat, say(text)), []);
    }
    table.enter(&browser).await;
    table.game(&browser, game).await;
    let focus = "window.held = document.querySelector('#moves a'); held.focus()";
    browser.run(focus, json!([])).await;
    browser.keys(&[ENTER]).await;
    browser
        .until("return document.querySelector('#moves [aria-current]')?.textContent === 'D2-D3'")
        .await;
    let kept = "return held.isConnected && document.activeElement === held";
    assert_eq!(browser.run(kept, json!([])).await, true);
    assert_eq!(terminal.ask(1, say("A2-A3")), []);
    browser
        .until("return document.querySelectorAll('#moves a').length === 3")
        .await;
    assert_eq!(browser.run(kept, json!([])).await, true);
    assert_eq!(browser.complaints().await, Vec::<String>::new());
}

#[tokio::test]
async fn a_button_that_goes_with_its_answer_leaves_the_focus_beside_it() {
    let Some(browser) = Browser::start(ScreenKind::Laptop).await else {
        return;
    };
    let (table, game) = Table::with_game(&browser, GameKind::KINGS_MATE).await;
    let mut terminal = table.terminal();
    let moves = Action::Play {
        game: Some(game),
        text: "D2-D3".to_owned(),
    };
    for ask in [moves, Action::OfferDraw(Some(game))] {
        assert_eq!(terminal.ask(1, ask), []);
    }
    browser
        .until("return document.querySelectorAll('#said button').length > 1")
        .await;
    let focus = "document.querySelector('#said button:last-of-type').focus()";
    browser.run(focus, json!([])).await;
    browser.keys(&[ENTER]).await;
    browser
        .until("return document.querySelectorAll('#said button').length === 0")
        .await;
    let held = browser.run("return document.activeElement.id", json!([]));
    assert_eq!(held.await, "said");
}

/// Cases that axe leaves undecided: its rule, a part of the element, and the reason why it is right.
const UNDECIDED: &[(&str, &str, &str)] = &[
    (
        "color-contrast",
        "<text ",
        "a letter or two beside the board or on it: its colour is chosen by its contrast, as tests of the themes show",
    ),
    (
        "label-content-name-mismatch",
        "data-walk=",
        "an arrow is a sign, and the name of its link says the same in words",
    ),
    (
        "color-contrast",
        "data-own=",
        "the open list of suggestions lies over a button; the pages of the other games show it whole",
    ),
];

/// Returns `true` for a case that is decided here.
fn is_decided(rule: &str, element: &str) -> bool {
    let mut known = UNDECIDED.iter();
    known.any(|(id, part, _)| *id == rule && element.contains(part))
}

/// The themes of a page, each with what the device wishes: its colours, and more contrast or not.
const LOOKS: [(&str, DeviceWish); 8] = [
    ("slate", DeviceWish::Dark),
    ("night", DeviceWish::Dark),
    ("contrast", DeviceWish::Dark),
    ("safe", DeviceWish::Dark),
    ("print", DeviceWish::Dark),
    ("auto", DeviceWish::Light),
    ("auto", DeviceWish::LightContrast),
    ("auto", DeviceWish::DarkContrast),
];

/// The rules of axe that a page is held to.
#[derive(Clone, Copy)]
pub(super) enum AxeRules {
    All,
    /// Those about colours, the only difference between themes.
    Colours,
}

impl AxeRules {
    fn of(theme: &str) -> Self {
        match theme {
            "slate" => Self::All,
            _ => Self::Colours,
        }
    }
}

/// The findings of axe on the page, and the cases that it leaves undecided and that are not decided here.
pub(super) async fn findings(
    browser: &Browser,
    axe: &str,
    rules: AxeRules,
) -> Vec<(String, String)> {
    browser
        .devtools("Runtime.evaluate", json!({ "expression": axe }))
        .await;
    let chosen = match rules {
        AxeRules::All => "",
        AxeRules::Colours => "runOnly: ['color-contrast', 'link-in-text-block'], ",
    };
    // The number in a hexagon is drawn for eyes alone, and the cell's name, "R4", ends with it: axe compares whole
    // words.
    let run = format!(
        "axe.run({{ {chosen}resultTypes: ['violations', 'incomplete'] }}).then(found => [found.violations, found.incomplete].map(rules =>
        rules.flatMap(v => v.nodes.map(n => [v.id, n.html.slice(0, 160)]))
        .filter(([id, html]) => id !== 'label-content-name-mismatch' || !html.includes('data-cell'))))"
    );
    let found = browser
        .devtools(
            "Runtime.evaluate",
            json!({ "expression": run, "awaitPromise": true, "returnByValue": true }),
        )
        .await;
    let found = found["result"]["value"].clone();
    let [mut found, undecided]: [Vec<(String, String)>; 2] = serde_json::from_value(found).unwrap();
    let undecided = undecided.into_iter();
    found.extend(undecided.filter(|(rule, element)| !is_decided(rule, element)));
    found
}

/// Has the next pages show this theme on a device with this wish.
async fn dress(browser: &Browser, theme: &str, wish: DeviceWish) {
    device::wishes(browser, wish).await;
    let chosen = "document.cookie = `kingboard-theme=${arguments[0]}; path=/`";
    browser.run(chosen, json!([theme])).await;
}

/// The script of axe; `None`, and a line that says so, where there is none.
pub(super) fn axe() -> Option<String> {
    let file = std::env::vars().find(|(name, _)| name == "AXE_CORE");
    let Some((_, file)) = file else {
        left_out("axe", "AXE_CORE names no axe.min.js");
        return None;
    };
    let axe = std::fs::read(file).unwrap();
    Some(String::from_utf8(axe).unwrap())
}

#[tokio::test]
async fn axe_finds_nothing_on_any_page_in_any_theme_nor_at_any_width() {
    let Some(axe) = axe() else { return };
    // A theme changes colours, and a width changes places: three looks do for the second one.
    let few = [
        ("slate", DeviceWish::Dark),
        ("night", DeviceWish::Dark),
        ("contrast", DeviceWish::Dark),
    ];
    for (screen, looks) in [
        (ScreenKind::Narrow, &LOOKS[..]),
        (ScreenKind::Laptop, &few[..]),
    ] {
        let Some(browser) = Browser::start(screen).await else {
            return;
        };
        let table = Table::open().await;
        for kind in GameKind::ALL {
            table.terminal().begin(kind, Options::default());
        }
        // One of six is out.
        let six = Options::default().with("six");
        let mut terminal = table.terminal();
        let resign = Action::Resign {
            game: Some(terminal.begin(GameKind::IMMORTAL_STAR_MASTERS, six)),
            sure: true,
        };
        assert_eq!(terminal.ask(1, resign), []);
        table.enter(&browser).await;
        for (theme, wish) in looks {
            let wish = *wish;
            dress(&browser, theme, wish).await;
            // All games have the colours of two.
            let last = GameKind::ALL.len() + 1;
            let games = (1..=last).filter(|id| *theme == "slate" || [1, last].contains(id));
            let games = games.map(|id| format!("/g/{id}"));
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
                if path == "/g/1" {
                    // Its suggestions are open, and one is chosen.
                    browser
                        .until("return document.querySelector('main').dataset.ready === 'yes'")
                        .await;
                    browser
                        .run("document.getElementById('line').focus()", json!([]))
                        .await;
                    browser.keys(&["d", ARROW_DOWN]).await;
                }
                let found = findings(&browser, &axe, AxeRules::of(theme)).await;
                let look = format!("{screen:?} {theme} {wish:?} {path}");
                assert!(found.is_empty(), "{look}: {found:#?}");
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
                    .keep_picture(&format!("{screen:?}-{theme}-{wish:?}-{name}"))
                    .await;
            }
        }
    }
}

#[tokio::test]
async fn own_pieces_are_told_in_words_with_what_can_be_taken() {
    let Some(browser) = Browser::start(ScreenKind::Phone).await else {
        return;
    };
    let (_table, _) = Table::with_game(&browser, GameKind::KINGS_MATE).await;
    browser.press("#tools summary").await;
    browser.press("[data-own=mine]").await;
    let told = "return document.querySelector('#replies').textContent.includes('be taken now')";
    browser.until(told).await;
    let told = browser.words("#replies").await;
    for part in ["White: king D1", "No piece of this side can be taken now."] {
        assert!(told.contains(part), "{told}");
    }
    assert!(!told.contains("Black: king"), "{told}");
    browser.keep_picture("own-pieces-in-words").await;
    assert_eq!(browser.complaints().await, Vec::<String>::new());
}

#[tokio::test]
async fn a_tower_is_named_with_its_owner_and_from_the_bottom_up() {
    let Some(browser) = Browser::start(ScreenKind::Phone).await else {
        return;
    };
    let table = Table::open().await;
    let game = table
        .terminal()
        .begin(GameKind::KINGS_GUARD, Options::default().with("small"));
    table.enter(&browser).await;
    table.game(&browser, game).await;
    let play = Action::Play {
        game: Some(game),
        text: "D4-D5".to_owned(),
    };
    assert_eq!(table.terminal().ask(1, play), []);
    let name = "South’s tower, 2 high, from the bottom up: North guard, South guard";
    browser
        .until("return document.getElementById('moves').textContent.includes('D4-D5')")
        .await;
    let label = "return document.querySelector('[data-cell=D5]').getAttribute('aria-label')";
    let label = browser.run(label, json!([])).await;
    assert!(label.as_str().unwrap().contains(name), "{label}");
}

#[tokio::test]
async fn the_name_of_an_army_carries_the_sign_of_its_pieces() {
    let Some(browser) = Browser::start(ScreenKind::Phone).await else {
        return;
    };
    let table = Table::open().await;
    let options = Options::default().with("six");
    let game = table
        .terminal()
        .begin(GameKind::IMMORTAL_STAR_MASTERS, options);
    table.enter(&browser).await;
    table.game(&browser, game).await;
    let signs = "return [...document.querySelectorAll('.seat')].map(seat => {
            const sign = seat.querySelector('svg.sign');
            const seen = sign?.getBoundingClientRect().width > 0;
            return [seat.querySelector('.side').textContent, seen ? sign.firstElementChild.getAttribute('href') : ''];
        }).sort()";
    let signs = browser.run(signs, json!([])).await;
    let expected = json!([
        ["Black", ""],
        ["Blue", "#sign-blue"],
        ["Green", "#sign-green"],
        ["Red", "#sign-red"],
        ["White", ""],
        ["Yellow", "#sign-yellow"],
    ]);
    assert_eq!(signs, expected);
    browser.keep_picture("signs").await;
    let dark = "document.documentElement.dataset.theme = 'night'";
    browser.run(dark, json!([])).await;
    browser.keep_picture("signs-dark").await;
}

#[tokio::test]
async fn every_link_and_button_of_the_first_page_and_of_a_game_has_a_name_of_its_own() {
    let Some(browser) = Browser::start(ScreenKind::Phone).await else {
        return;
    };
    let (table, _) = Table::with_game(&browser, GameKind::KINGS_MATE).await;
    let open = "document.querySelectorAll('details').forEach((one) => { one.open = true; })";
    browser.run(open, json!([])).await;
    let buttons = browser.named("button").await;
    let once: std::collections::BTreeSet<&String> = buttons.iter().collect();
    assert_eq!(once.len(), buttons.len(), "{buttons:?}");
    browser.open(&table.address).await;
    let links = browser.named("link").await;
    assert!(links.iter().all(|name| !name.is_empty()), "{links:?}");
    for kind in GameKind::ALL {
        let title = kind.spec().title;
        let named = links.iter().any(|name| name.starts_with(title));
        assert!(named, "{links:?}");
    }
}
