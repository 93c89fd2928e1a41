//! Each public page at the narrowest and at a usual width: nothing sticks out, and no text is cut.
//!
//! `PICTURES=folder` keeps a picture of each, in all themes, to be looked at.

use kingboard::render::ThemeName;
use kingboard::service::api::action::Action;
use kingboard::service::api::contest::{ContestAction, ContestModeration, NewContest};
use kingboard::service::api::puzzle::PuzzleAction;
use rusqlite::Connection;
use serde_json::{Value, json};

use crate::browser::driver::{Browser, ScreenKind};
use crate::browser::face_seen::fits;
use crate::browser::pages::{Pages, user};
use crate::browser::shared::pictures;

/// The words whose box is too small for them. Words for ears alone need no room.
pub(super) const CUT: &str = "return [...document.querySelectorAll('main *, header *')].filter((part) =>
    part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0 && !part.matches('.hidden')
    && getComputedStyle(part).overflowX !== 'visible' && getComputedStyle(part).overflowX !== 'auto')
    .map((part) => `${part.tagName} ${part.id} ${part.className} ${part.textContent.slice(0, 40)}`)";

/// A town with a game after four moves and a contest that has begun.
async fn town() -> Pages {
    let pages = Pages::open("/kings").await;
    let people = [(77, "Ann"), (78, "Maximiliane-Charlotte"), (79, "Eve")];
    let people = people.map(|(number, name)| user(number, name));
    let game = pages.begin(&people[0], &people[1]).await;
    for (nth, text) in ["D2-D3", "D8-D7", "A2-A3", "A8-A7"].into_iter().enumerate() {
        let play = Action::Play {
            game: Some(game),
            text: text.to_owned(),
        };
        pages.ask(&people[nth % 2], play).await;
    }
    let format = Some("round-robin".to_owned());
    let open = NewContest {
        format,
        ..NewContest::default()
    };
    let contest = |action| Action::Contest(action);
    // A player of a contest does not manage it.
    let mia = user(80, "Mia");
    pages.ask(&mia, contest(ContestAction::Open(open))).await;
    for person in &people {
        let join = contest(ContestAction::Join(None));
        pages.ask(person, join).await;
    }
    let begin = ContestAction::Manage {
        contest: None,
        moderation: ContestModeration::Begin,
    };
    pages.ask(&mia, contest(begin)).await;
    pages.watching(&people[0], "public").await;
    pages
}

/// The path that shows a puzzle to anybody, once it was opened.
async fn opened_puzzle(pages: &Pages) -> String {
    let daily = Action::Puzzle(PuzzleAction::Daily);
    pages.ask(&user(80, "Mia"), daily).await;
    let conn = Connection::open(pages.database()).unwrap();
    let opened = "SELECT puzzle FROM attempts";
    let opened = conn.query_row(opened, [], |row| row.get::<_, i64>(0));
    format!("/learn?do=k1.puzzle.{}.0.show", opened.unwrap())
}

async fn seen(browser: &Browser, name: &str) {
    fits(browser).await;
    assert_eq!(browser.run(CUT, json!([])).await, json!([]), "{name}");
    browser.keep_picture(name).await;
}

/// Looks at the pages that anybody sees, then signs in and looks at those of an account.
async fn look_at_all(screen: ScreenKind, size: &str) {
    let Some(browser) = Browser::start(screen).await else {
        return;
    };
    let pages = town().await;
    let themes = if pictures().is_some() {
        ThemeName::ALL.to_vec()
    } else {
        vec![ThemeName::default()]
    };
    let look = async |theme: ThemeName, paths: &[(&str, &str)]| {
        let cookie =
            json!({ "name": "kingboard-theme", "value": theme.code(), "url": pages.origin });
        browser.devtools("Network.setCookie", cookie).await;
        for (name, path) in paths {
            browser.open(&format!("{}{path}", pages.address)).await;
            if ["gone", "private"].contains(name) {
                // A browser complains of a status that says so.
                browser.complaints().await;
            }
            seen(&browser, &format!("{name}-{size}-{}", theme.code())).await;
        }
    };
    let puzzle = opened_puzzle(&pages).await;
    let link = pages.link(&user(78, "Maximiliane-Charlotte")).await;
    let asks = link.trim_start_matches(&pages.address);
    for theme in &themes {
        let open = [
            ("anybody", "/"),
            ("how", "/in"),
            ("privacy", "/privacy"),
            ("gone", "/nowhere"),
            ("private", "/g/999"),
            ("puzzle", &puzzle),
            ("standings", "/standings/500"),
            ("contests", "/contests"),
            ("contest", "/contests/1"),
            ("embed", "/embed/1"),
            ("shared", "/g/1/2"),
        ];
        look(*theme, &open).await;
    }
    // A link may be looked at five times by one address; spending it is the sixth.
    for theme in themes.iter().take(3) {
        look(*theme, &[("link", asks)]).await;
    }
    browser.press("main button.primary").await;
    browser
        .until("return document.querySelector('form.account') !== null")
        .await;
    for theme in &themes {
        let own = [("home", "/"), ("profile", "/me"), ("game", "/g/1")];
        look(*theme, &own).await;
        browser.press("details.settings summary").await;
        seen(&browser, &format!("settings-{size}-{}", theme.code())).await;
    }
}

#[tokio::test]
async fn public_pages_fit_the_narrowest_screen() {
    look_at_all(ScreenKind::Narrow, "320").await;
}

#[tokio::test]
async fn public_pages_fit_a_usual_screen() {
    look_at_all(ScreenKind::Laptop, "1280").await;
}

#[tokio::test]
async fn a_page_names_no_command_that_only_discord_has() {
    let (pages, [ann, ben], game) = Pages::with_game("/kings").await;
    let tab = pages.signed_in(&ann).await;
    let told = async |asks: &str| -> String {
        let seen = tab.frame(game).await["version"].as_u64().unwrap();
        let answer = tab.act(game, u32::try_from(seen).unwrap(), asks).await;
        let answer: Value = serde_json::from_str(&answer.text().await.unwrap()).unwrap();
        answer["replies"][0]["plain"].as_str().unwrap().to_owned()
    };
    let none = told(r#"{"own":"notes"}"#).await;
    assert_eq!(none, "There are no notes on #1 for you to read.");
    let kept = told(r#"{"note":{"ply":0,"text":"Begin slowly."}}"#).await;
    assert!(
        kept.ends_with("Only you see it. Notes lists your notes."),
        "{kept}"
    );
    let notes = Action::Notes {
        game: Some(game),
        share: None,
    };
    let in_discord = pages.ask(&ben, notes).await;
    assert!(in_discord[0].text.plain().contains("/note writes one"));
    let resign = Action::Resign {
        game: Some(game),
        sure: true,
    };
    pages.ask(&ben, resign).await;
    assert_eq!(told(r#"{"say":"D2-D3"}"#).await, "#1 is over.");
    for page in 1..=6 {
        let address = format!("/learn?do=k1.guide.kings-mate.{page}");
        let learn = tab.text(&address).await;
        assert!(!learn.contains("reply to the board"), "{learn}");
    }
}
