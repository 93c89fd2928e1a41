//! Lists of games: a handful on the first page, and a way to each older game.

use std::collections::BTreeSet;

use kingboard::service::{GameKind, Options};
use reqwest::header::COOKIE;
use reqwest::{Client, StatusCode};

use crate::browser::pages::{Pages, user};
use crate::browser::shared::{KEY, Table};

/// The numbers of the games that a page lists.
fn games(page: &str) -> Vec<u32> {
    let links = page.split("<li><a href=\"").skip(1);
    let numbers = links.map(|link| {
        let address = link.split('"').next().unwrap();
        address.rsplit('/').next().unwrap().parse().unwrap()
    });
    numbers.collect()
}

/// The address of the link with these words, if there is one.
fn link<'a>(page: &'a str, words: &str) -> Option<&'a str> {
    let (before, _) = page.split_once(&format!("\">{words}</a>"))?;
    before.rsplit('"').next()
}

#[tokio::test]
async fn every_game_of_a_table_is_found_however_many_there_are() {
    let table = Table::open().await;
    let mut terminal = table.terminal();
    for _ in 0..62 {
        terminal.begin(GameKind::KINGS_MATE, Options::default());
    }
    drop(terminal);
    let client = Client::builder().no_proxy().build().unwrap();
    let get = async |path: &str| {
        let asked = client.get(format!("{}{path}", table.address));
        let cookie = format!("kingboard-{}={KEY}", table.port);
        let answer = asked.header(COOKIE, cookie).send().await.unwrap();
        (answer.status(), answer.text().await.unwrap())
    };
    let (_, home) = get("/").await;
    assert_eq!(games(&home), (53..=62).rev().collect::<Vec<_>>());
    let all = link(&home, "All games").unwrap();
    let (_, first) = get(all).await;
    assert_eq!(games(&first).len(), 60);
    let older = link(&first, "Older games").unwrap().replace("&#38;", "&");
    let (_, second) = get(&older).await;
    assert_eq!(games(&second), [2, 1]);
    assert_eq!(link(&second, "Older games"), None);
    assert_eq!(games(&get("/games").await.1).len(), 60);
    assert_eq!(get("/games?of=mine").await.0, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn the_public_pages_lead_to_all_games_that_somebody_may_see() {
    let pages = Pages::open("/kings").await;
    let (ann, ben, eve) = (user(77, "Ann"), user(78, "Ben"), user(79, "Eve"));
    pages.watching(&ann, "public").await;
    for nth in 0..12 {
        let other = if nth == 5 { &eve } else { &ben };
        pages.begin(&ann, other).await;
    }
    let tab = pages.signed_in(&eve).await;
    let home = tab.text("/").await;
    let shown = games(&home);
    assert_eq!(shown.len(), 11, "{home}");
    assert_eq!(shown[0], 6, "one's own come first: {home}");
    let watched: BTreeSet<u32> = shown[1..].iter().copied().collect();
    assert!(!watched.contains(&6) && watched.contains(&12), "{home}");
    let rest = link(&home, "All games").unwrap();
    let rest = tab.text(rest.strip_prefix("/kings").unwrap()).await;
    assert_eq!(games(&rest).len(), 11, "{rest}");
    let anybody = pages.anybody().text("/games").await;
    assert_eq!(games(&anybody).len(), 12, "{anybody}");
}
