//! A page speaks one language throughout: a chosen one, or that of the browser. So do the answers that come to it.

use kingboard::service::GameKind;
use kingboard::service::Options;
use kingboard::service::words::catalogue::sentences;
use kingboard::service::words::language::{Language, with_language};
use reqwest::header::{ACCEPT_LANGUAGE, COOKIE, ORIGIN};
use reqwest::{Client, RequestBuilder};
use rusqlite::Connection;
use serde_json::{Value, json};

use crate::browser::pages::{Pages, user};
use crate::browser::shared::{KEY, Table};

/// The sentence about a game without clocks.
fn no_clocks(language: Language, game: i64) -> String {
    let game = [("game", format!("#{game}").into())];
    with_language(language, || sentences().line("time-none", &game))
}

/// The task of the first lesson.
const LESSON: &str = "/learn?do=k1.lesson.kings-mate.1";

/// The first words of that task.
fn task(language: Language) -> String {
    let text = with_language(language, || sentences().text("lesson-km-fool", &[]).plain());
    text.split('.').next().unwrap().to_owned()
}

async fn text(request: RequestBuilder, language: Language) -> String {
    let asked = request.header(ACCEPT_LANGUAGE, language.code());
    asked.send().await.unwrap().text().await.unwrap()
}

/// The words of a page that types `clock` in a game.
async fn typed(post: RequestBuilder, language: Language) -> String {
    let asked = json!({ "seen": 0, "message": "0".repeat(32), "do": { "say": "clock" } });
    let post = post.header("content-type", "application/json");
    let answer = text(post.body(asked.to_string()), language).await;
    let answer: Value = serde_json::from_str(&answer).unwrap();
    answer["replies"][0]["plain"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn a_table_answers_in_the_language_of_its_page() {
    let table = Table::open().await;
    let mut terminal = table.terminal();
    let game = terminal.begin(GameKind::KINGS_MATE, Options::default());
    let client = Client::builder().no_proxy().build().unwrap();
    let cookie = format!("kingboard-{}={KEY}", table.port);
    for language in Language::ALL {
        let act = client.post(format!("{}/g/{}/act", table.address, game.0));
        let act = act.header(COOKIE, &cookie).header(ORIGIN, &table.address);
        assert_eq!(typed(act, language).await, no_clocks(language, game.0));
        let lesson = client.get(format!("{}{LESSON}", table.address));
        let page = text(lesson.header(COOKIE, &cookie), language).await;
        assert!(page.contains(&task(language)), "{language:?}: {page}");
    }
}

#[tokio::test]
async fn public_pages_answer_in_the_language_of_their_frame() {
    let (pages, [ann, _], game) = Pages::with_game("/kings").await;
    let signed_in = pages.signed_in(&ann).await;
    let stranger = pages.signed_in(&user(79, "Zoe")).await;
    for language in Language::ALL {
        let act = pages
            .client
            .post(format!("{}/g/{}/act", pages.address, game.0));
        let act = act
            .header(COOKIE, signed_in.cookie())
            .header(ORIGIN, &pages.origin);
        assert_eq!(typed(act, language).await, no_clocks(language, game.0));
        let lesson = || pages.client.get(format!("{}{LESSON}", pages.address));
        for asked in [lesson(), lesson().header(COOKIE, stranger.cookie())] {
            let page = text(asked, language).await;
            assert!(page.contains(&task(language)), "{language:?}: {page}");
        }
    }
}

#[tokio::test]
async fn a_page_that_cannot_be_made_now_says_so_in_the_language_of_the_browser() {
    let (pages, [ann, _], _) = Pages::with_game("").await;
    let signed_in = pages.signed_in(&ann).await;
    let conn = Connection::open(pages.database()).unwrap();
    conn.execute("DROP TABLE web_sessions", []).unwrap();
    for language in Language::ALL {
        let asked = pages.client.get(&pages.address);
        let told = text(asked.header(COOKIE, signed_in.cookie()), language).await;
        let fault = with_language(language, || sentences().line("fault", &[]));
        assert_eq!(told, fault);
    }
}
