//! Games of each kind, played by dragging, tapping, keys and typed lines, from the first move to a resignation.

use kingboard::service::api::action::Action;
use kingboard::service::api::preferences::{ConfirmMoves, Preference};
use kingboard::service::{GameId, GameKind, Options};
use serde_json::{Value, json};

use crate::browser::driver::{Browser, ScreenKind};
use crate::browser::frames::{self, FrameMove};
use crate::browser::shared::{Table, Terminal};

const ENTER: &str = "\u{e007}";

/// The ways to move.
#[derive(Clone, Copy, Debug)]
enum Way {
    Drag,
    Taps,
    Keys,
    Typed,
}

const WAYS: [Way; 4] = [Way::Drag, Way::Taps, Way::Keys, Way::Typed];

/// The frame that a page would be sent now, after the moves picked on it.
async fn frame(browser: &Browser) -> Value {
    browser
        .run(
            "const turn = document.querySelector('main').dataset.turn ?? '';
             const asked = new XMLHttpRequest();
             asked.open('GET', `${location.pathname}/frame?turn=${encodeURIComponent(turn)}`, false);
             asked.send();
             return JSON.parse(asked.responseText)",
            json!([]),
        )
        .await
}

/// Waits until the page shows a later version than this one.
async fn shows(browser: &Browser, version: u64) {
    let script =
        format!("return Number(document.querySelector('main').dataset.version) > {version}");
    browser.until(&script).await;
}

/// A move that leads to one cell alone, the `nth` of them.
fn plain_move(frame: &Value, nth: usize) -> FrameMove {
    let mut moves = frames::moves(frame);
    moves.retain(|mv| !mv.named && mv.from != mv.to);
    moves[nth % moves.len()].clone()
}

async fn make(browser: &Browser, way: Way, mv: &FrameMove) {
    let FrameMove { text, from, to, .. } = mv;
    match way {
        Way::Drag => browser.drag(from, to).await,
        Way::Taps => {
            browser.tap(from).await;
            browser.tap(to).await;
        }
        Way::Keys => {
            for cell in [from, to] {
                browser
                    .run(
                        "document.querySelector('[data-cell][tabindex=\"0\"]').focus()",
                        json!([]),
                    )
                    .await;
                let letters: Vec<String> =
                    cell.chars().map(|c| c.to_lowercase().to_string()).collect();
                let letters: Vec<&str> = letters.iter().map(String::as_str).collect();
                browser.keys(&letters).await;
                browser.keys(&[ENTER]).await;
            }
        }
        Way::Typed => {
            browser
                .run("document.getElementById('line').focus()", json!([]))
                .await;
            let letters: Vec<String> = text.chars().map(|c| c.to_string()).collect();
            let letters: Vec<&str> = letters.iter().map(String::as_str).collect();
            browser.keys(&letters).await;
            browser.keys(&[ENTER]).await;
        }
    }
}

/// Plays some turns in each way, ends turns of several plies, and resigns after the second question.
async fn play(kind: GameKind, screen: ScreenKind, turns: usize) {
    let Some(browser) = Browser::start(screen).await else {
        return;
    };
    let (_table, game) = Table::with_game(&browser, kind).await;
    for nth in 0..turns {
        let before = frame(&browser).await;
        let version = before["version"].as_u64().unwrap();
        let mv = plain_move(&before, nth * 7 + 3);
        make(&browser, WAYS[nth % WAYS.len()], &mv).await;
        finish(&browser, version).await;
        shows(&browser, version).await;
        assert_same(&browser, game).await;
    }
    browser.press("[data-own=resign]").await;
    browser
        .until("return !!document.querySelector('#replies .grave')")
        .await;
    browser.press("#replies .grave").await;
    browser
        .until("return !document.querySelector('[data-own=again]').hidden")
        .await;
    assert_eq!(browser.complaints().await, Vec::<String>::new());
    browser
        .keep_picture(&format!("over-{}", kind.spec().slug))
        .await;
}

/// Ends a turn that continues after its first ply.
async fn finish(browser: &Browser, version: u64) {
    let state = browser
        .until(&format!(
            "const {{ sending, version, turn }} = document.querySelector('main').dataset;
             if (sending === 'true') return false;
             if (Number(version) > {version}) return 'done';
             return turn ? 'half' : false"
        ))
        .await;
    if state == "half" {
        let done = browser
            .run("return !!document.querySelector('#acts .good')", json!([]))
            .await;
        if done == true {
            browser.press("#acts .good").await;
            return;
        }
        // The rest of the turn has to be played.
        let next = plain_move(&frame(browser).await, 0);
        make(browser, Way::Taps, &next).await;
        Box::pin(finish(browser, version)).await;
    }
}

/// The pieces on the page are those of the newest frame.
async fn assert_same(browser: &Browser, game: GameId) {
    let frame = frame(browser).await;
    let shown = browser
        .run(
            "return Object.fromEntries([...document.querySelectorAll('[data-men]')].map(c => [c.dataset.cell, c.dataset.men]))",
            json!([]),
        )
        .await;
    assert_eq!(shown, json!(frames::men(&frame)), "{game}");
}

#[tokio::test]
async fn kings_mate_is_played_by_mouse_keys_and_typing() {
    play(GameKind::KINGS_MATE, ScreenKind::Laptop, 8).await;
}

#[tokio::test]
async fn kings_guard_is_played_with_turns_of_several_moves() {
    play(GameKind::KINGS_GUARD, ScreenKind::Laptop, 8).await;
}

#[tokio::test]
async fn four_kings_is_played_by_mouse_keys_and_typing() {
    play(GameKind::FOUR_KINGS, ScreenKind::Laptop, 8).await;
}

#[tokio::test]
async fn immortal_star_masters_is_played_by_mouse_keys_and_typing() {
    play(GameKind::IMMORTAL_STAR_MASTERS, ScreenKind::Laptop, 8).await;
}

#[tokio::test]
async fn kings_mate_is_played_by_fingers_on_a_phone() {
    play(GameKind::KINGS_MATE, ScreenKind::Phone, 4).await;
}

#[tokio::test]
async fn a_small_board_goes_closer_at_the_first_tap_and_moves_at_the_next() {
    let Some(browser) = Browser::start(ScreenKind::Phone).await else {
        return;
    };
    let (_table, game) = Table::with_game(&browser, GameKind::IMMORTAL_STAR_MASTERS).await;
    let before = frame(&browser).await;
    let mv = plain_move(&before, 0);
    browser.tap(&mv.from).await;
    browser
        .until("return document.querySelector('main').classList.contains('closer')")
        .await;
    browser.keep_picture("closer").await;
    let held = browser
        .run(
            "return document.querySelector('main').dataset.from",
            json!([]),
        )
        .await;
    assert_eq!(held, "", "the first tap only goes closer");
    let size = browser
        .run(
            "return document.querySelector('[data-cell]').firstElementChild.getBoundingClientRect().width",
            json!([]),
        )
        .await;
    assert!(size.as_f64().unwrap() >= 40.0, "{size}");
    assert_map(&browser).await;
    browser.tap(&mv.from).await;
    browser
        .until(&format!(
            "return document.querySelector('main').dataset.from === '{}'",
            mv.from
        ))
        .await;
    browser.tap(&mv.to).await;
    shows(&browser, before["version"].as_u64().unwrap()).await;
    assert_same(&browser, game).await;
}

/// The map below a board that is shown closer: it is on the screen beside no cell, frames what is seen, and leads
/// there.
async fn assert_map(browser: &Browser) {
    let look = "const box = document.getElementById('box').getBoundingClientRect();
        const map = document.querySelector('.map').getBoundingClientRect();
        const seen = document.querySelector('.map i').getBoundingClientRect();
        return [map.top - box.bottom, innerHeight - map.bottom, seen.left - map.left, seen.top - map.top,
            map.right - seen.right, map.bottom - seen.bottom].map(Math.round)";
    let parts = browser.run(look, json!([])).await;
    let parts: Vec<i64> = serde_json::from_value(parts).unwrap();
    assert!(parts.iter().all(|part| *part >= 0), "{parts:?}");
    let hidden = "const map = document.querySelector('.map');
        return map.getAttribute('aria-hidden') === 'true' && !!map.firstElementChild.inert";
    assert_eq!(browser.run(hidden, json!([])).await, true);
    let emulated = json!({ "features": [{ "name": "prefers-reduced-motion", "value": "reduce" }] });
    browser
        .devtools("Emulation.setEmulatedMedia", emulated)
        .await;
    let corner = "const box = document.getElementById('box'), map = document.querySelector('.map');
        const { right, top } = map.getBoundingClientRect();
        map.setPointerCapture = () => {};
        map.dispatchEvent(new PointerEvent('pointerdown', { clientX: right - 2, clientY: top + 2, isPrimary: true, pointerId: 1 }));
        return [box.scrollWidth - box.clientWidth - box.scrollLeft, box.scrollTop].map(Math.round)";
    assert_eq!(
        browser.run(corner, json!([])).await,
        json!([0, 0]),
        "it is there at once"
    );
    let framed = "const map = document.querySelector('.map').getBoundingClientRect();
        const seen = document.querySelector('.map i').getBoundingClientRect();
        return Math.abs(map.right - seen.right) < 3 && Math.abs(map.top - seen.top) < 3";
    browser.until(framed).await;
    browser.keep_picture("closer-corner").await;
}

/// A game of Active Play in which White may attack B8 from A7, and sees each move first.
fn attack_is_near(terminal: &mut Terminal) -> GameId {
    let active = Options::default().with("active");
    let game = terminal.begin(GameKind::KINGS_MATE, active);
    let line = "A2-A3 D8-D7 A3-A4 D7-D6 A4-A5 D6-D7 A5-A6 D7-D6 A6-A7 D6-D7";
    for (nth, text) in line.split(' ').enumerate() {
        let play = Action::Play {
            game: Some(game),
            text: text.to_owned(),
        };
        assert_eq!(terminal.ask(nth % 2 + 1, play), []);
    }
    let confirm = Action::Settings(vec![Preference::Confirm(ConfirmMoves::All)]);
    terminal.ask(1, confirm);
    game
}

#[tokio::test]
async fn an_attack_that_is_shown_first_shows_both_of_its_boards() {
    let Some(browser) = Browser::start(ScreenKind::Phone).await else {
        return;
    };
    let table = Table::open().await;
    let mut terminal = table.terminal();
    let game = attack_is_near(&mut terminal);
    let version = terminal.version(game);
    table.enter(&browser).await;
    table.game(&browser, game).await;
    browser.tap("A7").await;
    browser.tap("B8").await;
    let buttons = "return [...document.querySelectorAll('#acts button')].map(one =>
        [one.textContent, one.getAttribute('aria-pressed')])";
    browser
        .until("return document.querySelectorAll('#acts button').length === 3")
        .await;
    let expected = json!([
        ["Play it", null],
        ["Change", null],
        ["If it fails", "false"]
    ]);
    assert_eq!(browser.run(buttons, json!([])).await, expected);
    let status = browser.words("#status").await;
    assert_eq!(status, "A7xB8 succeeds in 42% of rolls and fails in 58%.");
    let label = "return document.querySelector('[data-cell=B8]').getAttribute('aria-label')";
    let taken = browser.run(label, json!([])).await;
    assert!(taken.as_str().unwrap().contains("White"), "{taken}");
    // The bar covers nothing of one's own back row.
    let covers = "return document.querySelector('[data-cell=A1]').getBoundingClientRect().bottom
        <= document.getElementById('bar').getBoundingClientRect().top + 1";
    browser.keep_picture("attack-succeeds").await;
    browser.until(covers).await;
    browser.press("#acts button:last-child").await;
    let stays = "return document.querySelector('[data-cell=B8]').getAttribute('aria-label').includes('Black')";
    browser.until(stays).await;
    let heard = browser.words("#announce").await;
    assert!(heard.starts_with("If it fails: "), "{heard}");
    let status = browser.words("#status").await;
    assert_eq!(status, "If it fails: White moves another piece");
    let pressed = "return document.activeElement.getAttribute('aria-pressed')";
    assert_eq!(browser.run(pressed, json!([])).await, "true");
    let dark = "document.documentElement.dataset.theme = 'night'";
    browser.run(dark, json!([])).await;
    browser.keep_picture("attack-fails-dark").await;
    let filled = "const pressed = document.querySelector('#acts [aria-pressed=true]');
        return getComputedStyle(pressed).backgroundColor !== 'rgba(0, 0, 0, 0)'";
    assert_eq!(
        browser.run(filled, json!([])).await,
        true,
        "its words are seen"
    );
    assert_eq!(terminal.version(game), version, "nothing was played");
    // Taken back and shown again, it succeeds first.
    browser.press("#acts button:nth-child(2)").await;
    browser.tap("A7").await;
    browser.tap("B8").await;
    browser
        .until("return document.querySelector('#acts [aria-pressed]')?.getAttribute('aria-pressed') === 'false'")
        .await;
    assert_eq!(browser.complaints().await, Vec::<String>::new());
}

#[tokio::test]
async fn the_odds_of_an_attack_are_two_lines_at_most_above_one_row_of_buttons_in_any_language() {
    let Some(browser) = Browser::start(ScreenKind::Phone).await else {
        return;
    };
    let table = Table::open().await;
    let game = attack_is_near(&mut table.terminal());
    table.enter(&browser).await;
    for language in ["en", "de", "es", "fr", "pl", "pt-BR"] {
        let choose = "const sent = new XMLHttpRequest();
            sent.open('POST', '/settings', false);
            sent.setRequestHeader('content-type', 'application/x-www-form-urlencoded');
            sent.send(`language=${arguments[0]}`)";
        browser.run(choose, json!([language])).await;
        table.game(&browser, game).await;
        browser.tap("A7").await;
        browser.tap("B8").await;
        browser
            .until("return !!document.querySelector('#acts [aria-pressed]')")
            .await;
        browser.keep_picture(&format!("attack-{language}")).await;
        let size = "const lines = document.createRange();
            lines.selectNodeContents(document.getElementById('status'));
            const tops = [...document.querySelectorAll('#acts button')].map(one => one.offsetTop);
            return [new Set([...lines.getClientRects()].map(line => line.top)).size, new Set(tops).size]";
        let size = browser.run(size, json!([])).await;
        assert!(
            [json!([1, 1]), json!([2, 1])].contains(&size),
            "{language}: {size}"
        );
    }
}
