//! The public pages by plain HTTP: signing in, playing, sharing, and what is refused.

use futures_util::future::join_all;
use kingboard::service::api::action::Action;
use kingboard::service::api::privacy::PrivacyAction;
use kingboard::service::{Place, Server, Version, unwire, wire};
use reqwest::StatusCode;
use reqwest::header::{CONTENT_SECURITY_POLICY, COOKIE, HOST, ORIGIN};
use rusqlite::Connection;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::browser::pages::{Pages, is_too_much, too_much, user};
use crate::servers::security::every_action::{Target, kinds};
use crate::wait;

fn sessions(pages: &Pages) -> i64 {
    let conn = Connection::open(pages.database()).unwrap();
    let count = "SELECT count(*) FROM web_sessions";
    conn.query_row(count, [], |row| row.get(0)).unwrap()
}

#[tokio::test]
async fn a_link_names_the_account_changes_nothing_when_looked_at_and_works_once() {
    let pages = Pages::open("").await;
    let ann = user(77, "Ann <b>");
    let link = pages.link(&ann).await;
    // Five requests of this kind come from an address before it has to wait.
    for _ in 0..2 {
        let looked = pages.client.get(&link).send().await.unwrap();
        assert_eq!(looked.status(), StatusCode::OK);
        assert!(looked.headers().get("set-cookie").is_none());
        let text = looked.text().await.unwrap();
        assert!(text.contains("Ann &#60;b&#62;"), "{text}");
    }
    assert_eq!(sessions(&pages), 0);
    let spend = || pages.client.post(&link).header(ORIGIN, &pages.origin);
    let spent = spend().send().await.unwrap();
    assert_eq!(spent.status(), StatusCode::SEE_OTHER);
    let cookie = spent.headers()["set-cookie"].to_str().unwrap().to_owned();
    assert!(cookie.starts_with("kingboard="), "{cookie}");
    for part in ["HttpOnly", "SameSite=Lax", "Path=/"] {
        assert!(cookie.contains(part), "{cookie}");
    }
    let again = spend().send().await.unwrap();
    assert_eq!(again.status(), StatusCode::NOT_FOUND);
    let looked = pages.client.get(&link).send().await.unwrap();
    assert_eq!(looked.status(), StatusCode::NOT_FOUND);
    assert_eq!(sessions(&pages), 1);
    let conn = Connection::open(pages.database()).unwrap();
    let key = cookie.split(['=', ';']).nth(1).unwrap();
    let token = link.rsplit('/').next().unwrap();
    let file = std::fs::read(pages.database()).unwrap();
    let wal = std::fs::read(pages.database().with_extension("db-wal")).unwrap_or_default();
    for secret in [key, token] {
        let holds = |bytes: &[u8]| bytes.windows(64).any(|part| part == secret.as_bytes());
        assert!(!holds(&file) && !holds(&wal), "only hashes are stored");
    }
    drop(conn);
}

#[tokio::test]
async fn a_link_that_is_forged_too_old_or_sent_from_another_page_signs_nobody_in() {
    let pages = Pages::open("").await;
    let ann = user(77, "Ann");
    let link = pages.link(&ann).await;
    let post = |address: &str| pages.client.post(address);
    let foreign = post(&link).header(ORIGIN, "https://evil.example");
    assert_eq!(
        foreign.send().await.unwrap().status(),
        StatusCode::FORBIDDEN
    );
    let bare = post(&link).send().await.unwrap();
    assert_eq!(bare.status(), StatusCode::FORBIDDEN);
    let cross = post(&link)
        .header(ORIGIN, &pages.origin)
        .header("sec-fetch-site", "cross-site");
    assert_eq!(cross.send().await.unwrap().status(), StatusCode::FORBIDDEN);
    let named = post(&link)
        .header(HOST, "evil.example")
        .header(ORIGIN, &pages.origin);
    let named = named.send().await.unwrap();
    assert_eq!(named.status(), StatusCode::MISDIRECTED_REQUEST);
    for token in [
        "0".repeat(64),
        "0".repeat(63),
        "..%2f..".to_owned(),
        "é".repeat(32),
    ] {
        let forged = post(&format!("{}/in/{token}", pages.address)).header(ORIGIN, &pages.origin);
        let forged = forged.send().await.unwrap();
        assert_eq!(forged.status(), StatusCode::NOT_FOUND, "{token}");
    }
    assert_eq!(sessions(&pages), 0);
}

#[tokio::test]
async fn a_link_lives_ten_minutes_and_a_session_ninety_days_after_its_last_use() {
    let pages = Pages::open("").await;
    let ann = user(77, "Ann");
    let link = pages.link(&ann).await;
    let age = |sql: &str, ms: i64| {
        let conn = Connection::open(pages.database()).unwrap();
        conn.execute(sql, [ms]).unwrap();
    };
    age(
        "UPDATE web_links SET asked_at = asked_at - ?1",
        10 * 60_000 + 1,
    );
    let spent = pages.client.post(&link).header(ORIGIN, &pages.origin);
    assert_eq!(spent.send().await.unwrap().status(), StatusCode::NOT_FOUND);
    let tab = pages.signed_in(&ann).await;
    assert!(tab.text("/").await.contains("Signed in as Ann"));
    let days = |count: i64| count * 24 * 60 * 60_000;
    age("UPDATE web_sessions SET used_at = used_at - ?1", days(89));
    assert!(tab.text("/").await.contains("Signed in as Ann"));
    // That was a use: ninety more days begin.
    age("UPDATE web_sessions SET used_at = used_at - ?1", days(89));
    assert!(tab.text("/").await.contains("Signed in as Ann"));
    age("UPDATE web_sessions SET used_at = used_at - ?1", days(91));
    assert!(!tab.text("/").await.contains("Signed in as Ann"));
}

#[tokio::test]
async fn sessions_are_listed_and_ended_in_discord_and_on_the_page() {
    let pages = Pages::open("").await;
    let ann = user(77, "Ann");
    let (one, two) = (pages.signed_in(&ann).await, pages.signed_in(&ann).await);
    let list = pages.ask(&ann, unwire("k1.web.sessions").unwrap()).await;
    let said = list[0].text.plain();
    assert_eq!(said.lines().count(), 3, "{said}");
    let out = one.post("/out", String::new()).await;
    assert_eq!(out.status(), StatusCode::SEE_OTHER);
    assert!(
        out.headers()["set-cookie"]
            .to_str()
            .unwrap()
            .contains("Max-Age=0")
    );
    assert!(!one.text("/").await.contains("Signed in"));
    assert!(two.text("/").await.contains("Signed in as Ann"));
    // Nobody ends the session of another.
    let ben = user(78, "Ben");
    pages.ask(&ben, unwire("k1.web.end.2").unwrap()).await;
    assert!(two.text("/").await.contains("Signed in as Ann"));
    pages.ask(&ann, unwire("k1.web.end.2").unwrap()).await;
    assert!(!two.text("/").await.contains("Signed in"));
}

#[tokio::test]
async fn what_is_kept_of_an_account_is_exported_and_erased_while_it_is_signed_in() {
    let pages = Pages::open("").await;
    let ann = user(77, "Ann");
    let tab = pages.signed_in(&ann).await;
    pages.ask(&ann, Action::Help).await;
    let file = pages
        .ask(&ann, Action::Privacy(PrivacyAction::Export))
        .await;
    let file = file[0].file.as_ref().unwrap();
    for part in ["web_sessions", "\"met\"", "discord:500", "\"browser\""] {
        assert!(file.text.contains(part), "{part}");
    }
    assert!(!file.text.contains("\"hash\""), "hashes are told to nobody");
    pages.forget(&ann).await;
    assert!(!tab.text("/").await.contains("Signed in"));
    assert_eq!(sessions(&pages), 0);
    let conn = Connection::open(pages.database()).unwrap();
    let met: i64 = conn
        .query_row("SELECT count(*) FROM met", [], |row| row.get(0))
        .unwrap();
    assert_eq!(met, 0);
}

#[tokio::test]
async fn a_game_is_played_on_a_page_by_its_players_alone() {
    let pages = Pages::open("/kings").await;
    let (ann, ben, eve) = (user(77, "Ann"), user(78, "Ben"), user(79, "Eve"));
    let game = pages.begin(&ann, &ben).await;
    let (a, b) = (pages.signed_in(&ann).await, pages.signed_in(&ben).await);
    let zoe = pages.signed_in(&eve).await;
    assert!(
        a.text("/").await.contains("/kings/g/1\""),
        "her game is listed"
    );
    let frame = a.frame(game).await;
    let seen = u32::try_from(frame["version"].as_u64().unwrap()).unwrap();
    assert_eq!(frame["plays"], true);
    assert_eq!(
        b.frame(game).await["moves"],
        serde_json::json!([]),
        "it is not his move"
    );
    let turn = r#"{"turn":{"plies":["D2-D3"],"sure":true}}"#;
    for tab in [&zoe, &pages.anybody()] {
        for path in [
            "/g/1",
            "/g/1/frame",
            "/g/1/board",
            "/g/1/board.png",
            "/g/1/record.txt",
            "/g/1/film.gif",
            "/g/1/0",
            "/embed/1",
        ] {
            let answer = tab.get(path).await;
            assert_eq!(answer.status(), StatusCode::NOT_FOUND, "{path}");
            let text = answer.text().await.unwrap();
            assert!(!text.contains("Ann"), "{path}: {text}");
        }
    }
    let live = zoe.text("/g/1/live").await;
    assert_eq!(live.trim(), "event: gone\ndata: {}");
    assert_eq!(
        zoe.act(game, seen, turn).await.status(),
        StatusCode::NOT_FOUND
    );
    assert_eq!(
        pages.anybody().act(game, seen, turn).await.status(),
        StatusCode::UNAUTHORIZED
    );
    let early = b.act(game, seen, turn).await;
    assert_eq!(early.status(), StatusCode::CONFLICT, "it is not his move");
    let made = a.act(game, seen, turn).await;
    assert_eq!(made.status(), StatusCode::OK);
    // Everybody reads the same at once: the other page, and Discord.
    assert_eq!(b.frame(game).await["turns"][0][1], "D2-D3");
    let board = pages.ask(&ben, Action::Board(Some(game))).await;
    assert!(
        board[0].picture.as_ref().unwrap().alt.contains("D3"),
        "{board:?}"
    );
    let late = a.act(game, seen, turn).await;
    assert_eq!(late.status(), StatusCode::CONFLICT, "an old version");
    let said = Action::Play {
        game: Some(game),
        text: "D8-D7".to_owned(),
    };
    pages.ask(&ben, said).await;
    assert_eq!(a.frame(game).await["turns"][1], "D8-D7");
}

#[tokio::test]
async fn a_member_watches_and_asks_for_what_only_they_see() {
    let pages = Pages::open("").await;
    let (ann, ben, eve) = (user(77, "Ann"), user(78, "Ben"), user(79, "Eve"));
    let game = pages.begin(&ann, &ben).await;
    let tab = pages.signed_in(&eve).await;
    assert_eq!(tab.get("/g/1").await.status(), StatusCode::NOT_FOUND);
    pages.ask(&eve, Action::Help).await;
    let frame = tab.frame(game).await;
    assert_eq!(frame["plays"], false);
    assert_eq!(frame["controls"], serde_json::json!([]));
    assert!(tab.text("/").await.contains("Games to watch"));
    let seen = u32::try_from(frame["version"].as_u64().unwrap()).unwrap();
    let turn = r#"{"turn":{"plies":["D2-D3"],"sure":true}}"#;
    let made = tab.act(game, seen, turn).await;
    assert_eq!(made.status(), StatusCode::CONFLICT);
    let shown = tab.act(game, seen, r#"{"piece":"D2"}"#).await;
    let shown: serde_json::Value = serde_json::from_str(&shown.text().await.unwrap()).unwrap();
    assert!(
        shown["replies"][0]["cells"].to_string().contains("D2"),
        "{}",
        shown["replies"]
    );
    let record = tab.text("/g/1/record.txt").await;
    assert!(record.contains("[White \"Ann\"]"), "{record}");
}

#[tokio::test]
async fn every_text_of_a_button_is_let_in_or_refused_and_a_stranger_moves_nothing() {
    let pages = Pages::open("").await;
    let (ann, ben, eve) = (user(77, "Ann"), user(78, "Ben"), user(79, "Eve"));
    let game = pages.begin(&ann, &ben).await;
    let own = {
        // The stranger has a game of their own, from whose page anything can be sent.
        let second = pages.begin(&eve, &user(80, "Dan")).await;
        assert_ne!(second, game);
        second
    };
    // Eve is met in town by that, so town is closed to her again.
    let conn = Connection::open(pages.database()).unwrap();
    conn.execute("DELETE FROM met WHERE player = 'discord:79'", [])
        .unwrap();
    drop(conn);
    let tab = pages.signed_in(&eve).await;
    let log = || {
        let conn = Connection::open(pages.database()).unwrap();
        let sql = "SELECT count(*), max(at) FROM events WHERE game = ?1";
        conn.query_row(sql, [game.0], |row| {
            Ok((row.get::<_, i64>(0)?, row.get::<_, i64>(1)?))
        })
        .unwrap()
    };
    let before = log();
    let seen = u32::try_from(tab.frame(own).await["version"].as_u64().unwrap()).unwrap();
    let target = Target {
        game,
        version: Version(u32::try_from(before.0).unwrap()),
    };
    let mut sent = 0;
    for sample in kinds(target).into_iter().flat_map(|kind| kind.samples) {
        let Some(text) = wire(&sample) else { continue };
        // Their own data is theirs to delete, and signs them out.
        if text.starts_with("k1.web.end") {
            continue;
        }
        let answer = tab.act(own, seen, &format!(r#"{{"wire":"{text}"}}"#)).await;
        let status = answer.status();
        if status == StatusCode::TOO_MANY_REQUESTS {
            wait::pass(std::time::Duration::from_millis(110)).await;
            continue;
        }
        assert!(
            status.is_success() || status == StatusCode::CONFLICT,
            "{text}: {status}"
        );
        let told = answer.text().await.unwrap();
        let told: serde_json::Value = serde_json::from_str(&told).unwrap();
        let replies = told["replies"].to_string();
        assert!(!replies.contains("Ann"), "{text}: {replies}");
        sent += 1;
    }
    assert!(sent > 40, "{sent}");
    assert_eq!(log(), before);
}

#[tokio::test]
async fn a_shared_position_unfolds_with_its_picture_and_a_private_game_with_nothing() {
    let pages = Pages::open("/kings").await;
    let (ann, ben) = (user(77, "Ann <i>"), user(78, "Ben"));
    let game = pages.begin(&ann, &ben).await;
    for text in ["D2-D3", "D8-D7"] {
        let player = if text == "D2-D3" { &ann } else { &ben };
        let said = Action::Play {
            game: Some(game),
            text: text.to_owned(),
        };
        pages.ask(player, said).await;
    }
    let anybody = pages.anybody();
    let (hidden, none) = (anybody.get("/g/1/1").await, anybody.get("/g/999/1").await);
    assert_eq!(
        (hidden.status(), none.status()),
        (StatusCode::NOT_FOUND, StatusCode::NOT_FOUND)
    );
    let (hidden, none) = (hidden.text().await.unwrap(), none.text().await.unwrap());
    assert_eq!(hidden, none, "it does not say whether there is a game");
    assert!(
        !hidden.contains("og:image") && !hidden.contains("Ann"),
        "{hidden}"
    );

    pages.watching(&ann, "public").await;
    let page = anybody.text("/g/1/1").await;
    assert!(page.contains("og:title") && !page.contains("<i>"), "{page}");
    let picture = page.split("og:image\" content=\"").nth(1).unwrap();
    let picture = picture
        .split('"')
        .next()
        .unwrap()
        .replace("&#38;", "&")
        .replace("&amp;", "&");
    assert!(
        picture.starts_with(&format!("{}/g/1/board.png?ply=1&h=", pages.address)),
        "{picture}"
    );
    let drawn = pages.client.get(&picture).send().await.unwrap();
    assert_eq!(drawn.status(), StatusCode::OK);
    assert_eq!(drawn.headers()["content-type"], "image/png");
    let forged = pages
        .client
        .get(format!("{picture}0"))
        .send()
        .await
        .unwrap();
    assert_eq!(forged.status(), StatusCode::GONE);

    pages.forget(&ben).await;
    let gone = pages.client.get(&picture).send().await.unwrap();
    assert_eq!(gone.status(), StatusCode::GONE, "a player was forgotten");
    let page = anybody.text("/g/1/1").await;
    assert!(!page.contains("Ben"), "{page}");
}

#[tokio::test]
async fn a_public_game_stands_in_frames_of_other_pages_and_reads_no_session() {
    let (pages, [ann, _], _) = Pages::with_game("").await;
    let tab = pages.signed_in(&ann).await;
    // Even to its player: it reads no session. A missing game is reported in the same way.
    let told = async |number: &str, language: &str| {
        let asked = pages
            .client
            .get(format!("{}/embed/{number}", pages.address))
            .header(COOKIE, tab.cookie())
            .header("accept-language", language);
        let answer = asked.send().await.unwrap();
        assert_eq!(answer.status(), StatusCode::NOT_FOUND);
        let policy = answer.headers()[CONTENT_SECURITY_POLICY].to_str().unwrap();
        assert!(policy.contains("frame-ancestors *"), "{policy}");
        answer.text().await.unwrap()
    };
    let none = told("1", "en").await;
    assert!(none.contains("is not open to everybody"), "{none}");
    assert!(none.contains("href=\"/g/1\" target=\"_blank\""), "{none}");
    assert!(!none.contains("Ann") && !none.contains("<form"), "{none}");
    assert_eq!(told("999", "en").await, none.replace("/g/1\"", "/g/999\""));
    assert!(told("1", "fr").await.contains("ouverte à tout le monde"));
    pages.watching(&ann, "public").await;
    let embed = tab.get("/embed/1").await;
    assert_eq!(embed.status(), StatusCode::OK);
    let policy = embed.headers()[CONTENT_SECURITY_POLICY].to_str().unwrap();
    assert!(
        policy.contains("frame-ancestors *") && policy.contains("form-action 'none'"),
        "{policy}"
    );
    assert!(embed.headers().get("x-frame-options").is_none());
    assert!(!embed.text().await.unwrap().contains("Signed in"));
    let page = tab.get("/g/1").await;
    assert_eq!(page.headers()["x-frame-options"], "DENY");
    let policy = page.headers()[CONTENT_SECURITY_POLICY].to_str().unwrap();
    assert!(policy.contains("frame-ancestors 'none'"), "{policy}");
}

#[tokio::test]
async fn large_slow_and_countless_requests_are_cut_before_the_service() {
    let pages = Pages::open("").await;
    let ann = user(77, "Ann");
    let tab = pages.signed_in(&ann).await;
    let large = tab.post("/g/1/act", "x".repeat(16 * 1024 + 1)).await;
    assert_eq!(large.status(), StatusCode::PAYLOAD_TOO_LARGE);
    let at = pages.origin.trim_start_matches("http://").to_owned();
    let mut slow = TcpStream::connect(&at).await.unwrap();
    slow.write_all(b"GET / HTTP/1.1\r\nX: ").await.unwrap();
    // All visitors come through the proxy, and each has an address of its own.
    let from = |address: &str| {
        let asked = pages.client.get(format!("{}/", pages.address));
        asked.header("x-forwarded-for", address.to_owned())
    };
    let refused = too_much(|| from("198.51.100.9, 203.0.113.5").send()).await;
    assert!(refused.headers().contains_key("retry-after"));
    // A little drains meanwhile; an address of its own would have room for sixty.
    let mut hop = 0;
    wait::until(
        wait::LONG,
        "an invented hop that helps nobody",
        async || {
            hop += 1;
            let forged = format!("198.51.100.{hop}, 203.0.113.5");
            let answers = join_all((0..50).map(|_| from(&forged).send())).await;
            let mut answers = answers.into_iter().map(Result::unwrap);
            answers.any(|answer| is_too_much(&answer)).then_some(())
        },
    )
    .await;
    let other = from("203.0.113.6").send().await.unwrap();
    assert_eq!(other.status(), StatusCode::OK);
    let mut long = TcpStream::connect(&at).await.unwrap();
    drop(long.write_all(b"GET / HTTP/1.1\r\n").await);
    let line = format!("X: {}\r\n", "x".repeat(1_000));
    drop(long.write_all(line.repeat(40).as_bytes()).await);
    let mut answer = Vec::new();
    drop(long.read_to_end(&mut answer).await);
    let answer = String::from_utf8_lossy(&answer);
    assert!(
        answer.is_empty() || answer.starts_with("HTTP/1.1 431 "),
        "{answer}"
    );
}

#[tokio::test]
async fn whoever_asks_too_much_reads_how_long_to_wait_on_a_page_in_their_language() {
    let pages = Pages::open("/kings").await;
    let asks = |page: bool, form: bool| {
        let at = format!("{}/", pages.address);
        let asked = if form {
            let asked = pages.client.post(format!("{at}settings"));
            asked.header(ORIGIN, &pages.origin).body("theme=auto")
        } else {
            pages.client.get(at)
        };
        let accepts = if page { "text/html,*/*;q=0.8" } else { "*/*" };
        let asked = asked.header("accept", accepts);
        let asked = asked.header("accept-language", "de-AT,de;q=0.9");
        asked.send()
    };
    // A page asked for early is another one.
    let refused = async |page, form| {
        let answer = too_much(|| asks(page, form)).await;
        assert_eq!(answer.headers()["retry-after"], "1");
        answer.text().await.unwrap()
    };
    let page = refused(true, false).await;
    for part in [
        "<html lang=\"de\" data-theme=\"auto\"",
        "<h1>Zu viele Anfragen</h1>",
        "<p>Einen Moment, das war viel auf einmal. Bitte versuch es in einer Sekunde noch einmal.</p>",
        "<a href=\"\">Seite neu laden</a>",
        "<a href=\"/kings/\">Partien</a>",
    ] {
        assert!(page.contains(part), "{part}: {page}");
    }
    // The address of a form is no page to load again.
    let form = refused(true, true).await;
    assert!(form.contains("<h1>Zu viele") && !form.contains("href=\"\""));
    let words = refused(false, false).await;
    assert!(words.starts_with("Einen Moment") && !words.contains('<'));
}

#[tokio::test]
async fn paths_lead_nowhere_but_to_pages_and_settings_back_to_this_site() {
    let pages = Pages::open("/kings").await;
    let anybody = pages.anybody();
    for path in [
        "/static/..%2f..%2fCargo.toml",
        "/static/%2e%2e/main.js",
        "/g/1/..%2f..%2fx",
        "/new/kings-mate",
        "/nowhere",
    ] {
        assert_eq!(
            anybody.get(path).await.status(),
            StatusCode::NOT_FOUND,
            "{path}"
        );
    }
    let outside = pages
        .client
        .get(format!("{}/", pages.origin))
        .send()
        .await
        .unwrap();
    assert_eq!(outside.status(), StatusCode::NOT_FOUND);
    for home in ["", "/"] {
        assert_eq!(anybody.get(home).await.status(), StatusCode::OK, "{home:?}");
    }
    for (referer, back) in [
        (format!("{}/g/1?eyes=2", pages.address), "/kings/g/1?eyes=2"),
        ("https://x//evil.example/".to_owned(), "/kings/"),
        ("nonsense".to_owned(), "/kings/"),
    ] {
        let changed = pages
            .client
            .post(format!("{}/settings", pages.address))
            .header(ORIGIN, &pages.origin)
            .header("referer", &referer)
            .header("content-type", "application/x-www-form-urlencoded")
            .body("theme=night&language=de");
        let changed = changed.send().await.unwrap();
        assert_eq!(changed.headers()["location"], back, "{referer}");
        let cookies = changed.headers().get_all("set-cookie").iter().count();
        assert_eq!(cookies, 2);
    }
    let german = pages
        .client
        .get(format!("{}/", pages.address))
        .header(COOKIE, "kingboard-language=de");
    assert!(
        german
            .send()
            .await
            .unwrap()
            .text()
            .await
            .unwrap()
            .contains("Anmelden")
    );
}

#[tokio::test]
async fn whoever_may_not_see_something_is_told_how_to_sign_in_in_their_language() {
    let (pages, _, _) = Pages::with_game("/kings").await;
    for path in [
        "/",
        "/in",
        "/g/1",
        "/g/999",
        "/me",
        "/standings/500",
        "/contests/1",
    ] {
        for (language, words) in [("en", "In Discord, type "), ("pl", "Wpisz na Discordzie ")] {
            let asked = pages.client.get(format!("{}{path}", pages.address));
            let asked = asked.header("accept-language", language).send();
            let told = asked.await.unwrap().text().await.unwrap();
            let command = format!("{words}<code>/web link</code>");
            assert!(told.contains(&command), "{path}: {told}");
        }
    }
    // An account has signed in already.
    let zoe = pages.signed_in(&user(79, "Zoe")).await;
    for path in ["/g/1", "/g/999"] {
        let told = zoe.text(path).await;
        assert!(told.contains("No game that you may see has this number."));
        assert!(
            !told.contains("/web link") && !told.contains("sign in"),
            "{told}"
        );
    }
}

#[tokio::test]
async fn a_form_sent_after_the_session_has_ended_is_answered_with_a_page() {
    let pages = Pages::open("/kings").await;
    let ann = user(77, "Ann");
    let tab = pages.signed_in(&ann).await;
    assert_eq!(tab.post("/out", String::new()).await.status(), 303);
    for (language, words) in [("en", "nothing was done"), ("de", "nichts geschehen")] {
        let sent = pages.client.post(format!("{}/learn", pages.address));
        let sent = sent
            .header(ORIGIN, &pages.origin)
            .header(COOKIE, tab.cookie())
            .header("accept-language", language)
            .header("content-type", "application/x-www-form-urlencoded")
            .body("do=k1.puzzle.1.0.begin");
        let answer = sent.send().await.unwrap();
        assert_eq!(answer.status(), StatusCode::UNAUTHORIZED);
        let page = answer.text().await.unwrap();
        assert!(page.contains("<h1>") && page.contains(words), "{page}");
        assert!(page.contains("<code>/web link</code>"), "{page}");
    }
}

#[tokio::test]
async fn standings_are_for_those_who_may_watch_and_a_profile_for_its_owner() {
    let (pages, [ann, _], _) = Pages::with_game("/kings").await;
    let anybody = pages.anybody();
    let missing = StatusCode::NOT_FOUND;
    let signs_in = anybody.get("/me").await;
    assert_eq!(signs_in.status(), StatusCode::UNAUTHORIZED);
    for path in ["/standings/500", "/standings/501"] {
        assert_eq!(anybody.get(path).await.status(), missing, "{path}");
    }
    let tab = pages.signed_in(&ann).await;
    let home = tab.text("/").await;
    assert!(
        home.contains("/kings/standings/500") && home.contains("/kings/me"),
        "{home}"
    );
    let standings = tab.get("/standings/500?pool=kings-mate").await;
    assert_eq!(standings.status(), StatusCode::OK);
    assert!(standings.text().await.unwrap().contains("King’s Mate"));
    assert_eq!(tab.get("/standings/501").await.status(), missing);
    let own = tab.text("/me").await;
    assert!(own.contains("Ann"), "{own}");
    pages.watching(&ann, "public").await;
    assert_eq!(anybody.get("/standings/500").await.status(), StatusCode::OK);
}

#[tokio::test]
async fn the_standings_of_several_servers_are_told_apart_by_their_names() {
    let (pages, [ann, _], _) = Pages::with_game("").await;
    let harbour = Place::in_server("discord", "600", "601");
    pages.ask_at(&ann, &harbour, Action::Help).await;
    let named = |number: &str| Server::named("discord", number);
    let name = "Harbour <b>".to_owned();
    pages.handle.name_server(named("600"), name);
    let tab = pages.signed_in(&ann).await;
    let home = tab.text("/").await;
    let standings = home.split("/standings/").skip(1);
    let standings: Vec<&str> = standings
        .map(|link| link.split("</a>").next().unwrap())
        .collect();
    assert_eq!(
        standings,
        [
            "500\">Standings · 500",
            "600\">Standings · Harbour &#60;b&#62;"
        ]
    );
    let page = tab.text("/standings/600").await;
    assert!(
        page.contains("Standings · Harbour &#60;b&#62;</h1>"),
        "{page}"
    );
    let anybody = pages.anybody().get("/standings/600").await;
    assert!(!anybody.text().await.unwrap().contains("Harbour"));
    pages.handle.forget_server_name(&named("600"));
    assert!(tab.text("/").await.contains("Standings · 600"));
}

#[tokio::test]
async fn anybody_reads_what_is_kept_about_players_and_nothing_that_is_for_hosts_alone() {
    let pages = Pages::open("/kings").await;
    let asked = async |language: &str| {
        let asked = pages.client.get(format!("{}/privacy", pages.address));
        let asked = asked.header("accept-language", language).send().await;
        let answer = asked.unwrap();
        assert_eq!(answer.status(), StatusCode::OK);
        answer.text().await.unwrap()
    };
    let page = asked("en").await;
    for part in [
        "<h1>What is kept, why, and for how long</h1>",
        "This bot forgets a server that removes it only if it is asked to.",
        "<h2>What is kept, and why</h2>",
        "<li><strong>your notes on moves, private boards and plans</strong><br />\nwhy: you wrote them for yourself",
        "<code>/privacy delete</code>",
        "<h2>Servers</h2>",
    ] {
        assert!(page.contains(part), "{part} in {page}");
    }
    for part in [
        "If you run a bot",
        "This page is for players",
        "](",
        "**",
        "| ",
        ".md",
    ] {
        assert!(!page.contains(part), "{part} in {page}");
    }
    let page = asked("de").await;
    assert!(page.contains("Der Text ist auf Englisch."), "{page}");
    assert!(page.contains("<article class=\"prose\" lang=\"en\">"));
    let how = pages.client.get(format!("{}/in", pages.address)).send();
    let how = how.await.unwrap().text().await.unwrap();
    assert!(how.contains("href=\"/kings/privacy\""), "{how}");
}

#[tokio::test]
async fn a_move_on_a_page_is_answered_by_the_board_alone() {
    let (pages, [ann, _], game) = Pages::with_game("").await;
    let tab = pages.signed_in(&ann).await;
    let seen = tab.frame(game).await["version"].as_u64().unwrap();
    let seen = u32::try_from(seen).unwrap();
    let answer = tab.act(game, seen, r#"{"say":"D2-D3"}"#).await;
    let answer: serde_json::Value = serde_json::from_str(&answer.text().await.unwrap()).unwrap();
    assert_eq!(answer["replies"], serde_json::json!([]), "{answer}");
    assert_eq!(answer["frame"]["last"], 1, "{answer}");
}

#[tokio::test]
async fn a_yes_that_was_typed_before_the_request_was_seen_does_not_answer_it() {
    let (pages, [ann, ben], game) = Pages::with_game("").await;
    let text = "D2-D3".to_owned();
    let game_id = Some(game);
    let play = Action::Play {
        game: game_id,
        text,
    };
    assert_eq!(pages.ask(&ann, play).await, []);
    let tab = pages.signed_in(&ben).await;
    let version = async || {
        let version = tab.frame(game).await["version"].as_u64().unwrap();
        u32::try_from(version).unwrap()
    };
    let before = version().await;
    pages.ask(&ann, Action::OfferDraw(game_id)).await;
    let early = tab.act(game, before, r#"{"say":"yes"}"#).await;
    assert_eq!(early.status(), StatusCode::CONFLICT);
    assert_eq!(tab.frame(game).await["over"], false);
    let seen = version().await;
    let sure = tab.act(game, seen, r#"{"say":"yes"}"#).await;
    assert_eq!(sure.status(), StatusCode::OK);
    assert_eq!(tab.frame(game).await["over"], true);
}
