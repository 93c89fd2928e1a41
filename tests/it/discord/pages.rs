//! The compiled bot with public pages: one game in a channel and in a browser at once.

use std::net::Ipv4Addr;

use reqwest::header::{COOKIE, ORIGIN};
use reqwest::redirect::Policy;
use reqwest::{Client, Response, StatusCode};
use serde_json::Value;
use tokio::net::TcpListener;

use crate::discord::bot::Bot;
use crate::discord::loopback::{Discord, PRIVATE, TOWN, words};
use crate::discord::people::{ANN, BEA, begun};

/// A port that was free a moment ago, and the settings of pages there.
pub(crate) async fn settings() -> (String, String) {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.unwrap();
    let port = listener.local_addr().unwrap().port();
    let url = format!("http://127.0.0.1:{port}");
    let settings = format!("[web]\nlisten = '127.0.0.1:{port}'\nurl = '{url}'");
    (url, settings)
}

fn link_in(answer: &Value) -> String {
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
            .map(|turn| turn[1].as_str().unwrap().to_owned())
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
    let (url, settings) = settings().await;
    let _bot = Bot::start(&discord, &settings);
    discord.connected().await;
    begun(&discord).await;
    let asked = discord.slash(ANN, PRIVATE, "web link", &[]);
    let link = link_in(&discord.answer(&asked).await);
    assert!(link.starts_with(&format!("{url}/in/")), "{link}");
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
    let heard = live.chunk().await.unwrap().unwrap();
    let heard = String::from_utf8_lossy(&heard).into_owned();
    assert!(heard.contains("D8-D7"), "{heard}");
    assert_eq!(tab.moves().await, ["D2-D3", "D8-D7"]);
    drop(live);

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
