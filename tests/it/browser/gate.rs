//! The gate: nobody gets in without the key, under another name, or from another page.

use kingboard::service::{GameKind, Options};
use reqwest::header::{CONTENT_SECURITY_POLICY, COOKIE, HOST, ORIGIN};
use reqwest::redirect::Policy;
use reqwest::{Client, StatusCode};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::browser::shared::{KEY, Table};

fn client() -> Client {
    Client::builder()
        .no_proxy()
        .redirect(Policy::none())
        .build()
        .unwrap()
}

#[tokio::test]
async fn the_key_opens_the_table_once_and_nothing_else_does() {
    let table = Table::open().await;
    let client = client();
    let get = |path: &str| client.get(format!("{}{path}", table.address));
    for path in [
        "/",
        "/games",
        "/new/kings-mate",
        "/g/1",
        "/g/1/frame",
        "/g/1/live",
        "/nowhere",
    ] {
        let answer = get(path).send().await.unwrap();
        assert_eq!(answer.status(), StatusCode::UNAUTHORIZED, "{path}");
    }
    let wrong = get("/in/0123456789abcdef0123456789abcdee")
        .send()
        .await
        .unwrap();
    assert_eq!(wrong.status(), StatusCode::UNAUTHORIZED);
    assert!(wrong.headers().get("set-cookie").is_none());
    let right = get(&format!("/in/{KEY}")).send().await.unwrap();
    assert_eq!(right.status(), StatusCode::SEE_OTHER);
    let cookie = right.headers()["set-cookie"].to_str().unwrap().to_owned();
    assert!(
        cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"),
        "{cookie}"
    );
    let pair = cookie.split(';').next().unwrap().to_owned();
    let home = get("/").header(COOKIE, &pair).send().await.unwrap();
    assert_eq!(home.status(), StatusCode::OK);
    let policy = home.headers()[CONTENT_SECURITY_POLICY].to_str().unwrap();
    assert!(
        policy.contains("require-trusted-types-for 'script'"),
        "{policy}"
    );
    assert!(!policy.contains("unsafe"), "{policy}");
}

#[tokio::test]
async fn a_locked_table_speaks_the_language_of_the_browser() {
    let table = Table::open().await;
    for (path, language) in [
        ("/", "tlh, de-AT;q=0.8, en;q=0.5"),
        ("/in/0123456789abcdef0123456789abcdee", "tlh, de-AT;q=0.8"),
        // The order of a list says nothing where qualities do.
        ("/", "en;q=0.3, de;q=0.9"),
        ("/", "en;q=0, fr;q=0.1, de"),
    ] {
        let asked = client().get(format!("{}{path}", table.address));
        let asked = asked.header("accept-language", language);
        let answer = asked.send().await.unwrap();
        assert_eq!(answer.status(), StatusCode::UNAUTHORIZED, "{path}");
        let page = answer.text().await.unwrap();
        assert!(page.contains("<html lang=\"de\""), "{path}: {page}");
        assert!(page.contains("<h1>Dieser Tisch ist"), "{path}: {page}");
    }
}

#[tokio::test]
async fn another_name_of_this_machine_and_another_page_are_refused() {
    let table = Table::open().await;
    let game = table
        .terminal()
        .begin(GameKind::KINGS_MATE, Options::default());
    let before = table.terminal().version(game);
    let cookie = format!("kingboard-{}={KEY}", table.port);
    let client = client();
    let address = format!("{}/g/{}/act", table.address, game.0);
    let body = format!(r#"{{"seen":{before},"message":"{KEY}","do":{{"say":"D2-D3"}}}}"#);
    let post = || {
        client
            .post(&address)
            .header(COOKIE, &cookie)
            .header("content-type", "application/json")
            .body(body.clone())
    };
    let own = format!("http://127.0.0.1:{}", table.port);
    let rebound = post().header(HOST, "evil.example").header(ORIGIN, &own);
    assert_eq!(
        rebound.send().await.unwrap().status(),
        StatusCode::MISDIRECTED_REQUEST
    );
    for (origin, site) in [
        ("http://evil.example", "cross-site"),
        ("http://127.0.0.1:1", "same-site"),
        ("null", "cross-site"),
        (own.as_str(), "same-site"),
    ] {
        let forged = post().header(ORIGIN, origin).header("sec-fetch-site", site);
        assert_eq!(
            forged.send().await.unwrap().status(),
            StatusCode::FORBIDDEN,
            "{origin} {site}"
        );
    }
    let bare = post().send().await.unwrap();
    assert_eq!(
        bare.status(),
        StatusCode::FORBIDDEN,
        "no browser posts without an origin"
    );
    let read = client
        .get(format!("{}/g/{}/frame", table.address, game.0))
        .header(COOKIE, &cookie)
        .header("sec-fetch-site", "cross-site")
        .header("sec-fetch-mode", "no-cors");
    assert_eq!(read.send().await.unwrap().status(), StatusCode::FORBIDDEN);
    assert_eq!(table.terminal().version(game), before, "nothing was played");
    let honest = post()
        .header(ORIGIN, &own)
        .header("sec-fetch-site", "same-origin");
    assert_eq!(honest.send().await.unwrap().status(), StatusCode::OK);
    assert!(table.terminal().version(game) > before);
}

#[tokio::test]
async fn names_with_markup_are_words_in_pages_and_frames() {
    let table = Table::open().await;
    let cookie = format!("kingboard-{}={KEY}", table.port);
    let client = client();
    let name = "<img src=x onerror=alert(1)>\"'&";
    let fields = [
        ("level", ""),
        ("side", ""),
        ("clock", "none"),
        ("name", name),
        ("name", ""),
    ];
    let form: Vec<String> = fields
        .iter()
        .map(|(field, value)| format!("{field}={}", encoded(value)))
        .collect();
    let begun = client
        .post(format!("{}/new/kings-mate", table.address))
        .header(COOKIE, &cookie)
        .header(ORIGIN, &table.address)
        .header("content-type", "application/x-www-form-urlencoded")
        .body(form.join("&"))
        .send()
        .await
        .unwrap();
    assert_eq!(begun.status(), StatusCode::SEE_OTHER);
    for path in ["/g/1", "/", "/games", "/g/1/board"] {
        let page = client
            .get(format!("{}{path}", table.address))
            .header(COOKIE, &cookie);
        let text = page.send().await.unwrap().text().await.unwrap();
        assert!(!text.contains("<img"), "{path}");
    }
}

fn encoded(text: &str) -> String {
    text.bytes()
        .map(|byte| match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' => char::from(byte).to_string(),
            _ => format!("%{byte:02X}"),
        })
        .collect()
}

#[tokio::test]
async fn a_head_without_end_is_cut_and_keeps_nobody_from_the_table() {
    let table = Table::open().await;
    let at = table.address.trim_start_matches("http://");
    let mut unfinished = TcpStream::connect(at).await.unwrap();
    unfinished
        .write_all(b"GET / HTTP/1.1\r\nX: ")
        .await
        .unwrap();
    let mut long = TcpStream::connect(at).await.unwrap();
    // The table may hang up before it has read all.
    let line = format!("X: {}\r\n", "x".repeat(1_000));
    drop(long.write_all(b"GET / HTTP/1.1\r\n").await);
    drop(long.write_all(line.repeat(40).as_bytes()).await);
    let mut answer = Vec::new();
    drop(long.read_to_end(&mut answer).await);
    let answer = String::from_utf8_lossy(&answer);
    assert!(
        answer.is_empty() || answer.starts_with("HTTP/1.1 431 "),
        "{answer}"
    );
    let other = client().get(&table.address).send().await.unwrap();
    assert_eq!(other.status(), StatusCode::UNAUTHORIZED);
}

#[tokio::test]
async fn a_typed_position_begins_a_game_and_a_wrong_one_stays_in_the_form_with_its_mistake() {
    const STUDY: &str = "4k2/4s2/7/7/3f3/7/3F3/2S4/2K4 b -";
    let table = Table::open().await;
    let cookie = format!("kingboard-{}={KEY}", table.port);
    let begins = |position: String| {
        let fields = ["level=", "side=", "clock=none", "name=", "name="].join("&");
        let body = format!("{fields}&position={}", encoded(&position));
        let post = client().post(format!("{}/new/kings-mate", table.address));
        post.header(COOKIE, &cookie)
            .header(ORIGIN, &table.address)
            .header("content-type", "application/x-www-form-urlencoded")
            .body(body)
            .send()
    };
    let wrong = STUDY.replace('s', "x");
    let refused = begins(wrong.clone()).await.unwrap();
    assert_eq!(refused.status(), StatusCode::CONFLICT);
    let page = refused.text().await.unwrap();
    assert!(page.contains("4k2/4▸x2/7"), "{page}");
    assert!(page.contains(&format!("value=\"{wrong}\"")), "{page}");
    for (position, game) in [(STUDY, "/g/1"), ("", "/g/2")] {
        let begun = begins(position.to_owned()).await.unwrap();
        assert_eq!(begun.status(), StatusCode::SEE_OTHER);
        assert_eq!(begun.headers()["location"], game);
    }
    let get = client().get(format!("{}/g/1/frame", table.address));
    let frame = get.header(COOKIE, &cookie).send().await.unwrap();
    let frame = frame.text().await.unwrap();
    assert!(frame.contains("from a position that was set up"), "{frame}");
}
