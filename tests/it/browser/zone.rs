//! Moments on pages: in the zone of the device by script, in UTC without one.

use kingboard::service::api::action::Action;
use kingboard::service::api::contest::{ContestAction, NewContest};
use kingboard::service::{GameKind, Options};
use serde_json::json;

use crate::browser::driver::{Browser, ScreenKind};
use crate::browser::shared::Table;
use crate::browser::weight::Client;

/// A browser half an hour beside UTC.
async fn in_kolkata(screen: ScreenKind) -> Option<Browser> {
    let browser = Browser::start(screen).await?;
    let zone = json!({ "timezoneId": "Asia/Kolkata" });
    browser
        .devtools("Emulation.setTimezoneOverride", zone)
        .await;
    Some(browser)
}

#[tokio::test]
async fn a_moment_is_shown_in_the_zone_of_the_device() {
    let Some(browser) = in_kolkata(ScreenKind::Laptop).await else {
        return;
    };
    let table = Table::open().await;
    let mut terminal = table.terminal();
    let game = terminal.begin_on_clock(GameKind::KINGS_MATE, Options::default(), Some("3d"));
    let typed = "At 2026-11-30 02:55 UTC";
    let note = Action::Note {
        game: Some(game),
        at: Some("start".to_owned()),
        text: typed.to_owned(),
    };
    terminal.ask(1, note);
    table.enter(&browser).await;
    table.game(&browser, game).await;
    browser.press("#tools summary").await;
    browser.press("[data-own=times]").await;
    browser
        .until("return !!document.querySelector('#replies time')")
        .await;
    let shown =
        "const at = document.querySelector('#replies time'); return [at.dateTime, at.textContent]";
    let shown = browser.run(shown, json!([])).await;
    let minutes = |text: &str| -> u32 {
        let (_, minutes) = text.split_once(':').unwrap();
        minutes.get(..2).unwrap().parse().unwrap()
    };
    let [at, words] = [0, 1].map(|nth| shown[nth].as_str().unwrap());
    assert_eq!((minutes(at) + 30) % 60, minutes(words), "{shown}");
    assert!(!words.contains("UTC"), "{words}");
    let heard = browser.words("#announce").await;
    assert!(heard.contains(words) && !heard.contains("UTC"), "{heard}");
    // A time that a player has written stays as they wrote it.
    browser.press("[data-own=notes]").await;
    let stays = format!(
        "return document.getElementById('replies').innerText.includes('{typed}')
            && !document.querySelector('#replies time')"
    );
    browser.until(&stays).await;
    let heard = browser.words("#announce").await;
    assert!(heard.contains(typed), "{heard}");
    assert_eq!(browser.complaints().await, Vec::<String>::new());
}

/// The moments of a page in the zone of the device, each with its minutes in UTC; `null` for one that names UTC still.
const SHOWN: &str = "return [...document.querySelectorAll('main time')].map(moment =>
    moment.textContent.includes('UTC') ? null
        : [moment.dateTime.slice(14, 16), moment.textContent.match(/:(\\d\\d)/)[1]])";

#[tokio::test]
async fn lists_and_contests_show_moments_in_the_zone_of_the_device() {
    let Some(browser) = in_kolkata(ScreenKind::Phone).await else {
        return;
    };
    let table = Table::open().await;
    let mut terminal = table.terminal();
    terminal.begin(GameKind::KINGS_MATE, Options::default());
    let open = NewContest {
        format: Some("round-robin".to_owned()),
        ..NewContest::default()
    };
    terminal.ask(4, Action::Contest(ContestAction::Open(open)));
    table.enter(&browser).await;
    for (path, moments) in [("/", 1), ("/games", 1), ("/contests/1", 1)] {
        browser.open(&format!("{}{path}", table.address)).await;
        let shown = browser.run(SHOWN, json!([])).await;
        assert_eq!(shown.as_array().unwrap().len(), moments, "{path}: {shown}");
        for moment in shown.as_array().unwrap() {
            let minutes = |nth: usize| moment[nth].as_str().unwrap().parse::<u32>().unwrap();
            let apart = (60 + minutes(1) - minutes(0)) % 60;
            assert_eq!(apart, 30, "{path}: {shown}");
        }
        let text = browser.words("main").await;
        assert!(!text.contains("UTC"), "{path}: {text}");
        browser
            .keep_picture(&format!("zone{}", path.replace('/', "-")))
            .await;
    }
    // Without scripts the words stand as they are sent.
    let client = Client::of(&table);
    let list = client.get("/games", "identity").await;
    let list = list.text().await.unwrap();
    let (_, moment) = list.split_once("<time datetime=\"").unwrap();
    let (moment, words) = moment.split_once("\">").unwrap();
    let (words, _) = words.split_once("</time>").unwrap();
    let same = format!("{} UTC", moment.replace('T', " ").trim_end_matches('Z'));
    assert_eq!(words, same);
    assert_eq!(browser.complaints().await, Vec::<String>::new());
}
