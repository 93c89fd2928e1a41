//! The page of each game after some turns on a phone, a laptop and a wall: nothing sticks out, and no text is cut.
//!
//! `PICTURES=folder` keeps a picture of each, in all themes, to be looked at.

use kingboard::render::ThemeName;
use kingboard::service::{GameId, GameKind, Options};
use serde_json::json;

use crate::browser::driver::{Browser, ScreenKind};
use crate::browser::face_looks::CUT;
use crate::browser::face_seen::fits;
use crate::browser::shared::{Table, pictures};
use crate::browser::weight::Client;

/// Turns of each game.
const TURNS: usize = 4;

/// A table with a game of each kind after some turns.
async fn table() -> (Table, Vec<(&'static str, GameId)>) {
    let table = Table::open().await;
    let client = Client::of(&table);
    let mut games = Vec::new();
    for kind in GameKind::ALL.iter().copied() {
        let options = if kind == GameKind::IMMORTAL_STAR_MASTERS {
            Options::default().with("six")
        } else {
            Options::default()
        };
        let game = table.terminal().begin(kind, options);
        for turn in 0..TURNS {
            client.turn(game.0, 5 * turn + 3).await;
        }
        games.push((kind.spec().slug, game));
    }
    (table, games)
}

/// Looks at the board closer, as a finger on its middle does, where its cells are small.
async fn goes_closer(browser: &Browser) -> bool {
    let near = "const cells = [...document.querySelectorAll('[data-cell]')];
        const cell = cells[Math.floor(cells.length / 3)];
        const box = cell.firstElementChild.getBoundingClientRect();
        const at = { pointerId: 7, pointerType: 'touch', isPrimary: true, button: 0, bubbles: true,
            clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 };
        if (box.width >= 36 || document.elementFromPoint(at.clientX, at.clientY)?.closest('[data-cell]') !== cell) return false;
        for (const kind of ['pointerdown', 'pointerup']) cell.firstElementChild.dispatchEvent(new PointerEvent(kind, at));
        return document.querySelector('main').classList.contains('closer')";
    browser.run(near, json!([])).await == true
}

async fn look_at_all(
    browser: &Browser,
    screen: ScreenKind,
    table: &Table,
    games: &[(&str, GameId)],
) {
    table.enter(browser).await;
    let themes = if pictures().is_some() {
        ThemeName::ALL.to_vec()
    } else {
        vec![ThemeName::default()]
    };
    for theme in themes {
        browser
            .run(
                "document.cookie = `kingboard-theme=${arguments[0]}; path=/`",
                json!([theme.code()]),
            )
            .await;
        for (slug, game) in games {
            table.game(browser, *game).await;
            let name = format!("table-{screen:?}-{}-{slug}", theme.code());
            fits(browser).await;
            assert_eq!(browser.run(CUT, json!([])).await, json!([]), "{name}");
            browser.keep_picture(&name).await;
            if goes_closer(browser).await {
                fits(browser).await;
                browser.keep_picture(&format!("{name}-closer")).await;
            }
        }
    }
    // A link inside the settings can be pressed.
    browser.press(".settings summary").await;
    browser.press(".settings [href='/tokens']").await;
    fits(browser).await;
    browser.keep_picture(&format!("tokens-{screen:?}")).await;
}

#[tokio::test]
async fn games_fit_a_phone_a_laptop_and_a_wall() {
    let mut at = None;
    for screen in [ScreenKind::Phone, ScreenKind::Laptop, ScreenKind::Wall] {
        let Some(browser) = Browser::start(screen).await else {
            return;
        };
        if at.is_none() {
            at = Some(table().await);
        }
        let (table, games) = at.as_ref().unwrap();
        look_at_all(&browser, screen, table, games).await;
    }
}

#[tokio::test]
async fn settings_open_on_the_screen_in_every_language_also_with_letters_twice_as_large() {
    let Some(browser) = Browser::start(ScreenKind::Phone).await else {
        return;
    };
    let table = Table::open().await;
    table.enter(&browser).await;
    let speak = "const asked = new XMLHttpRequest();
        asked.open('POST', '/settings', false);
        asked.setRequestHeader('content-type', 'application/x-www-form-urlencoded');
        asked.send(`language=${arguments[0]}`)";
    let inside = "const page = document.documentElement;
        page.style.fontSize = arguments[0];
        document.querySelector('.settings').open = true;
        const box = document.querySelector('.settings form').getBoundingClientRect();
        return [box.left >= 0, box.right <= page.clientWidth, page.scrollWidth <= page.clientWidth]";
    for language in ["en", "de", "es", "fr", "pl", "pt-BR"] {
        browser.run(speak, json!([language])).await;
        for (path, size) in [("/games", "100%"), ("/new/kings-mate", "200%")] {
            browser.open(&format!("{}{path}", table.address)).await;
            let found = browser.run(inside, json!([size])).await;
            assert_eq!(found, json!([true, true, true]), "{language} {path}");
        }
    }
}

#[tokio::test]
async fn the_menu_takes_two_rows_on_a_phone_in_every_language() {
    let Some(browser) = Browser::start(ScreenKind::Phone).await else {
        return;
    };
    let table = Table::open().await;
    table.enter(&browser).await;
    for language in ["en", "de", "es", "fr", "pl", "pt-BR"] {
        let choose = "const sent = new XMLHttpRequest();
            sent.open('POST', '/settings', false);
            sent.setRequestHeader('content-type', 'application/x-www-form-urlencoded');
            sent.send(`language=${arguments[0]}`)";
        browser.run(choose, json!([language])).await;
        browser.open(&table.address).await;
        browser.keep_picture(&format!("menu-{language}")).await;
        let rows =
            "const tops = [...document.querySelectorAll('.top nav a')].map(one => one.offsetTop);
            const brand = document.querySelector('.brand').getBoundingClientRect();
            const settings = document.querySelector('.settings summary').getBoundingClientRect();
            const beside = brand.top < settings.bottom && settings.top < brand.bottom;
            return [new Set(tops).size, beside]";
        assert_eq!(
            browser.run(rows, json!([])).await,
            json!([1, true]),
            "{language}"
        );
    }
}
