//! The compiled bot with public pages: one game in a channel and in a browser at once.

use std::net::Ipv4Addr;

use reqwest::header::{COOKIE, ORIGIN};
use reqwest::redirect::Policy;
use reqwest::{Client, StatusCode};
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

#[tokio::test]
async fn a_channel_and_a_browser_play_one_game_and_agree_at_every_move() {
    let discord = Discord::start().await;
    let (url, settings) = settings().await;
    let _bot = Bot::start(&discord, &settings);
    discord.connected().await;
    let first = begun(&discord).await;
    let asked = discord.slash(ANN, PRIVATE, "web link", &[]);
    let answer = discord.answer(&asked).await;
    assert_eq!(answer["flags"], 64, "to the asker alone: {answer}");
    let link = link_in(&answer);
    assert!(link.starts_with(&format!("{url}/in/")), "{link}");

    let client = Client::builder().no_proxy().redirect(Policy::none());
    let client = client.build().unwrap();
    let looked = client.get(&link).send().await.unwrap();
    assert!(looked.text().await.unwrap().contains("Sign in as Ann"));
    let spent = client
        .post(&link)
        .header(ORIGIN, &url)
        .send()
        .await
        .unwrap();
    assert_eq!(spent.status(), StatusCode::SEE_OTHER);
    let cookie = spent.headers()["set-cookie"].to_str().unwrap();
    let cookie = cookie.split(';').next().unwrap().to_owned();
    let frame = || async {
        let asked = client
            .get(format!("{url}/g/1/frame"))
            .header(COOKIE, &cookie);
        let text = asked.send().await.unwrap().text().await.unwrap();
        serde_json::from_str::<Value>(&text).unwrap()
    };
    let made = |frame: &Value| {
        let turns = frame["turns"].as_array().unwrap().iter();
        turns
            .map(|turn| turn[1].as_str().unwrap().to_owned())
            .collect::<Vec<_>>()
    };
    // From the page to the channel.
    let seen = frame().await["version"].clone();
    let body = format!(
        r#"{{"seen":{seen},"message":"0123456789abcdef0123456789abcdef","do":{{"turn":{{"plies":["D2-D3"],"sure":true}}}}}}"#
    );
    let played = client
        .post(format!("{url}/g/1/act"))
        .header(COOKIE, &cookie)
        .header(ORIGIN, &url)
        .header("content-type", "application/json")
        .body(body);
    let played = played.send().await.unwrap();
    assert_eq!(
        played.status(),
        StatusCode::OK,
        "{}",
        played.text().await.unwrap()
    );
    let board = discord.next_post().await;
    assert!(words(&board).contains("D2-D3"), "{board}");
    assert_eq!(made(&frame().await), ["D2-D3"]);
    // From the channel to the page, which hears of it without asking.
    let known = frame().await["version"].clone();
    let mut live = client
        .get(format!("{url}/g/1/live?since={known}"))
        .header(COOKIE, &cookie)
        .send()
        .await
        .unwrap();
    discord.reply(BEA, TOWN, &board, "d8d7");
    let answer = discord.next_post().await;
    assert!(words(&answer).contains("D8-D7"), "{answer}");
    let heard = live.chunk().await.unwrap().unwrap();
    let heard = String::from_utf8_lossy(&heard).into_owned();
    assert!(heard.contains("D8-D7"), "{heard}");
    assert_eq!(made(&frame().await), ["D2-D3", "D8-D7"]);
    drop(live);
    // An old board in the channel plays nothing, as the page went on.
    drop(first);
    let ended = discord.slash(BEA, TOWN, "web sessions", &[]);
    let none = discord.answer(&ended).await;
    assert!(words(&none).contains("No browser"), "{none}");
    let list = discord.slash(ANN, TOWN, "web sessions", &[]);
    let list = discord.answer(&list).await;
    let out = discord.press(ANN, TOWN, &list, "Sign all out");
    discord.answer(&out).await;
    let after = client
        .get(format!("{url}/g/1/frame"))
        .header(COOKIE, &cookie);
    assert_eq!(after.send().await.unwrap().status(), StatusCode::NOT_FOUND);
}
