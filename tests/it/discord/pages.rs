//! The compiled bot with public pages: one game in a channel and in a browser at once.

use reqwest::header::{COOKIE, ORIGIN};
use reqwest::redirect::Policy;
use reqwest::{Client, Response, StatusCode};
use serde_json::Value;

use crate::discord::bot::Bot;
use crate::discord::loopback::{APPLICATION, CLIENT_SECRET, Discord, PRIVATE, TOWN, words};
use crate::discord::people::{ANN, BEA, begun};
use crate::tools::own_port;
use crate::wait;

/// An address with a port of its own, and the settings of pages there.
pub(crate) fn settings() -> (String, String) {
    let port = own_port();
    let url = format!("http://127.0.0.1:{port}");
    let settings = format!("[web]\nlisten = '127.0.0.1:{port}'\nurl = '{url}'");
    (url, settings)
}

/// The address of the first link under an answer.
pub(crate) fn link_in(answer: &Value) -> String {
    let rows = answer["components"].as_array().unwrap().iter();
    let mut parts = rows.flat_map(|row| row["components"].as_array().unwrap());
    let link = parts.find_map(|part| part["url"].as_str());
    link.unwrap_or_else(|| panic!("no link in {answer}"))
        .to_owned()
}

/// A browser that is signed in.
struct Tab {
    client: Client,
    url: String,
    cookie: String,
}

impl Tab {
    /// Looks at a link, then spends it.
    async fn sign_in(url: &str, link: &str, name: &str) -> Self {
        let client = Client::builder().no_proxy().redirect(Policy::none());
        let client = client.build().unwrap();
        let looked = client.get(link).send().await.unwrap();
        let asks = format!("Sign in as {name}");
        assert!(looked.text().await.unwrap().contains(&asks));
        let spent = client.post(link).header(ORIGIN, url).send().await.unwrap();
        assert_eq!(spent.status(), StatusCode::SEE_OTHER);
        let cookie = spent.headers()["set-cookie"].to_str().unwrap();
        let cookie = cookie.split(';').next().unwrap().to_owned();
        let url = url.to_owned();
        Self {
            client,
            url,
            cookie,
        }
    }

    async fn get(&self, path: &str) -> Response {
        let asked = self.client.get(format!("{}{path}", self.url));
        asked.header(COOKIE, &self.cookie).send().await.unwrap()
    }

    async fn frame(&self) -> Value {
        let text = self.get("/g/1/frame").await.text().await.unwrap();
        serde_json::from_str(&text).unwrap()
    }

    /// The moves that the page shows.
    async fn moves(&self) -> Vec<String> {
        let frame = self.frame().await;
        let turns = frame["turns"].as_array().unwrap().iter();
        turns
            .map(|turn| turn.as_str().or(turn[1].as_str()).unwrap().to_owned())
            .collect()
    }

    /// Makes a move on the page.
    async fn play(&self, text: &str) -> StatusCode {
        let seen = self.frame().await["version"].clone();
        let message = "0123456789abcdef0123456789abcdef";
        let body = format!(
            r#"{{"seen":{seen},"message":"{message}","do":{{"turn":{{"plies":["{text}"],"sure":true}}}}}}"#
        );
        let asked = self.client.post(format!("{}/g/1/act", self.url));
        let asked = asked
            .header(COOKIE, &self.cookie)
            .header(ORIGIN, &self.url)
            .header("content-type", "application/json")
            .body(body);
        asked.send().await.unwrap().status()
    }
}

#[tokio::test]
async fn a_channel_and_a_browser_play_one_game_and_agree_at_every_move() {
    let discord = Discord::start().await;
    let (url, settings) = settings();
    let _bot = Bot::start(&discord, &settings);
    discord.connected().await;
    begun(&discord).await;
    let asked = discord.slash(ANN, PRIVATE, "web link", &[]);
    let link = link_in(&discord.answer(&asked).await);
    assert!(
        link.starts_with(&format!("{url}/in/")) && !link.contains('?'),
        "{link}"
    );
    let tab = Tab::sign_in(&url, &link, "Ann").await;

    // From the page to the channel.
    assert_eq!(tab.play("D2-D3").await, StatusCode::OK);
    let board = discord.next_post().await;
    assert!(words(&board).contains("D2-D3"), "{board}");
    assert_eq!(tab.moves().await, ["D2-D3"]);
    // From the channel to the page, which hears of it without asking.
    let known = tab.frame().await["version"].clone();
    let mut live = tab.get(&format!("/g/1/live?since={known}")).await;
    discord.reply(BEA, TOWN, &board, "d8d7");
    let answer = discord.next_post().await;
    assert!(words(&answer).contains("D8-D7"), "{answer}");
    let mut heard = String::new();
    // A beat comes first: the page has the newest state.
    while !heard.contains("event: frame") {
        heard += &String::from_utf8_lossy(&live.chunk().await.unwrap().unwrap());
    }
    assert!(heard.contains("D8-D7"), "{heard}");
    assert_eq!(tab.moves().await, ["D2-D3", "D8-D7"]);
    drop(live);

    // Discord names the server, and so does the page of its standings.
    discord.name_server(TOWN, "King’s Town");
    let standings = format!("/standings/{}", TOWN.server.unwrap());
    let heading = "<h1>Standings · King’s Town</h1>";
    wait::until(wait::LONG, heading, async || {
        let named = tab.get(&standings).await.text().await.unwrap();
        named.contains(heading).then_some(())
    })
    .await;

    // A review leads to the page of what it shows, and Discord signs the browser out.
    let walk = discord.slash(BEA, TOWN, "review", &[]);
    let walk = discord.answer(&walk).await;
    assert!(words(&walk).contains(&format!("(<{url}/g/1/2>)")), "{walk}");
    let none = discord.slash(BEA, TOWN, "web sessions", &[]);
    assert!(words(&discord.answer(&none).await).contains("No browser"));
    let list = discord.slash(ANN, TOWN, "web sessions", &[]);
    let list = discord.answer(&list).await;
    let out = discord.press(ANN, TOWN, &list, "Sign all out");
    discord.answer(&out).await;
    assert_eq!(tab.get("/g/1/frame").await.status(), StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn a_button_under_a_board_gives_its_presser_alone_a_link_to_that_game() {
    let discord = Discord::start().await;
    let (url, settings) = settings();
    let bot = Bot::start(&discord, &settings);
    discord.connected().await;
    begun(&discord).await;
    let board = discord.slash(BEA, TOWN, "board", &[]);
    let board = discord.answer(&board).await;
    let asked = discord.press(BEA, TOWN, &board, "In the browser");
    // `answer` asserts that nobody else sees it.
    let link = link_in(&discord.answer(&asked).await);
    assert!(link.starts_with(&format!("{url}/in/")), "{link}");
    let client = Client::builder().no_proxy().redirect(Policy::none());
    let client = client.build().unwrap();
    let page = client.get(&link).send().await.unwrap();
    let page = page.text().await.unwrap();
    let form = format!("action=\"{}\"", link.trim_start_matches(&url));
    assert!(page.contains(&form), "the form leads there too: {page}");
    let spent = client.post(&link).header(ORIGIN, &url).send().await;
    assert_eq!(spent.unwrap().headers()["location"], "/g/1");
    for nonsense in ["1/../../x", "//evil.example", "x"] {
        let forged = client.post(format!("{link}%26game={nonsense}"));
        let forged = forged.header(ORIGIN, &url).send().await.unwrap();
        assert!(forged.status().is_client_error(), "{nonsense}");
    }

    // A board from before the pages were switched off: its button says so.
    let home = bot.stopped().await;
    discord.expect_restart();
    let _bot = Bot::start_again(home, &discord, &[]);
    discord.connected().await;
    let asked = discord.press(BEA, TOWN, &board, "In the browser");
    let said = discord.answer(&asked).await;
    assert!(words(&said).contains("has no pages"), "{said}");
    let fresh = discord.slash(BEA, TOWN, "board", &[]);
    let fresh = discord.answer(&fresh).await;
    assert!(!fresh.to_string().contains("In the browser"), "{fresh}");
}

/// Sends a browser to Discord: the cookie that it keeps, and the state that it takes along.
async fn leave(client: &Client, url: &str) -> (String, String) {
    let how = client.get(format!("{url}/in")).send().await.unwrap();
    assert!(how.text().await.unwrap().contains("href=\"/oauth\""));
    let sent = client.get(format!("{url}/oauth")).send().await.unwrap();
    assert_eq!(sent.status(), StatusCode::SEE_OTHER);
    let away = sent.headers()["set-cookie"].to_str().unwrap();
    let asked = sent.headers()["location"].to_str().unwrap();
    for part in [
        "/oauth2/authorize?",
        "scope=identify",
        "client_id=901",
        "code_challenge_method=S256",
    ] {
        assert!(asked.contains(part), "{asked}");
    }
    assert!(!asked.contains(CLIENT_SECRET));
    let state = asked.split("state=").nth(1).unwrap();
    let first = |text: &str, end| text.split(end).next().unwrap().to_owned();
    (first(away, ';'), first(state, '&'))
}

/// A bot whose pages ask Discord for a user's identity, their address, and a browser.
async fn with_secret(discord: &Discord) -> (Bot, String, Client) {
    let (url, settings) = settings();
    let home = tempfile::tempdir().unwrap();
    let settings = format!("{settings}\nclient_id = {APPLICATION}");
    let variables = [("DISCORD_CLIENT_SECRET", CLIENT_SECRET)];
    let bot = Bot::start_with(home, discord, ("info", &settings), &variables);
    discord.connected().await;
    let client = Client::builder().no_proxy().redirect(Policy::none());
    (bot, url, client.build().unwrap())
}

#[tokio::test]
async fn where_the_owner_set_a_secret_discord_itself_says_who_somebody_is() {
    let discord = Discord::start().await;
    let (_bot, url, client) = with_secret(&discord).await;
    let (away, state) = leave(&client, &url).await;
    let back = format!("{url}/oauth/back?code=code-of-12&state={state}");
    // Only the browser that went away may return, and only a form counts.
    let other = client.get(&back).send().await.unwrap();
    assert_eq!(other.status(), StatusCode::FORBIDDEN);
    let looked = client.get(&back).header(COOKIE, &away);
    let looked = looked.send().await.unwrap();
    assert_eq!(looked.status(), StatusCode::OK);
    assert!(looked.headers().get("set-cookie").is_none());
    let finish = |code: &str, state: &str, cookie: &str| {
        client
            .post(format!("{url}/oauth/back"))
            .header(COOKIE, cookie)
            .header(ORIGIN, &url)
            .header("content-type", "application/x-www-form-urlencoded")
            .body(format!("code={code}&state={state}"))
            .send()
    };
    for (code, state, cookie) in [
        ("code-of-12", "0123", away.as_str()),
        ("code-of-12", state.as_str(), "kingboard-away=x.y"),
        ("forged", state.as_str(), away.as_str()),
    ] {
        let refused = finish(code, state, cookie).await.unwrap();
        assert_eq!(refused.status(), StatusCode::FORBIDDEN, "{code} {state}");
    }
    let done = finish("code-of-12", &state, &away).await.unwrap();
    assert_eq!(done.status(), StatusCode::SEE_OTHER);
    let cookies = done.headers().get_all("set-cookie").iter();
    let mut cookies = cookies.map(|cookie| cookie.to_str().unwrap().to_owned());
    let session = cookies
        .find(|cookie| cookie.starts_with("kingboard="))
        .unwrap();
    let session = session.split(';').next().unwrap().to_owned();
    let home = client.get(format!("{url}/")).header(COOKIE, session);
    let home = home.send().await.unwrap().text().await.unwrap();
    assert!(home.contains("Signed in as Bea"), "{home}");
}

#[tokio::test]
async fn an_address_that_brings_many_codes_is_told_to_wait_and_discord_is_not_asked() {
    let discord = Discord::start().await;
    let (_bot, url, client) = with_secret(&discord).await;
    let (away, state) = leave(&client, &url).await;
    let finish = |code: &str| {
        client
            .post(format!("{url}/oauth/back"))
            .header(COOKIE, &away)
            .header(ORIGIN, &url)
            .header("content-type", "application/x-www-form-urlencoded")
            .body(format!("code={code}&state={state}"))
            .send()
    };
    for nth in 0..5 {
        let refused = finish("forged").await.unwrap();
        assert_eq!(refused.status(), StatusCode::FORBIDDEN, "{nth}");
    }
    // A code of Discord's too.
    let late = finish("code-of-12").await.unwrap();
    assert_eq!(late.status(), StatusCode::TOO_MANY_REQUESTS);
    let wait = late.headers()["retry-after"].to_str().unwrap();
    let wait: u64 = wait.parse().unwrap();
    assert!((1..=13).contains(&wait), "{wait}");
    assert_eq!(discord.codes(), ["forged"; 5]);
    // Links that sign in are counted with them, and other pages are not.
    let link = client.get(format!("{url}/in/{}", "0".repeat(64)));
    let link = link.send().await.unwrap();
    assert_eq!(link.status(), StatusCode::TOO_MANY_REQUESTS);
    for path in ["/", "/in", "/oauth"] {
        let page = client.get(format!("{url}{path}")).send().await.unwrap();
        let status = page.status();
        assert!(
            status.is_success() || status.is_redirection(),
            "{path}: {status}"
        );
    }
}
