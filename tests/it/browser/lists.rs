//! Lists of games: a handful on the first page, and a way to each older game.

use std::collections::BTreeSet;

use kingboard::service::api::action::Action;
use kingboard::service::api::challenge::NewChallenge;
use kingboard::service::api::values::SideChoice;
use kingboard::service::{GameId, GameKind, Options};
use reqwest::header::COOKIE;
use reqwest::{Client, StatusCode};

use crate::browser::driver::{Browser, ScreenKind};
use crate::browser::pages::{Pages, user};
use crate::browser::shared::{KEY, Table};
use crate::browser::weight::Client as PlainClient;

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
    for query in ["of=mine", "page=no", "page=-1"] {
        let path = format!("/games?{query}");
        assert_eq!(get(&path).await.0, StatusCode::NOT_FOUND, "{query}");
    }
}

#[tokio::test]
async fn every_game_that_waits_is_found_where_more_wait_than_stand_first() {
    let table = Table::open().await;
    let mut terminal = table.terminal();
    for _ in 0..13 {
        let offer = NewChallenge {
            computer: Some(1),
            side: SideChoice::Seat(0),
            ..NewChallenge::default()
        };
        terminal.ask(1, Action::Challenge(offer));
    }
    let client = PlainClient::of(&table);
    let get = async |path: &str| client.get(path, "identity").await.text().await.unwrap();
    let home = get("/").await;
    // Ten that wait, and the next ten.
    assert_eq!(games(&home), (1..=13).rev().collect::<Vec<_>>(), "{home}");
    let all = get("/games").await;
    assert_eq!(games(&all), (1..=13).rev().collect::<Vec<_>>(), "{all}");
    let later = get("/games?of=own&before=13").await;
    assert_eq!(games(&later), (1..=12).rev().collect::<Vec<_>>(), "{later}");
    assert!(!later.contains("Your move"), "{later}");
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

/// Ends a game: this seat resigns.
fn resigns(game: GameId) -> Action {
    Action::Resign {
        game: Some(game),
        sure: true,
    }
}

#[tokio::test]
async fn a_search_finds_the_games_of_a_table_by_address_alone() {
    let table = Table::open().await;
    let mut terminal = table.terminal();
    let mate = terminal.begin_with(&[(1, "D2-D3"), (2, "D8-D7")]);
    let guard = terminal.begin(GameKind::KINGS_GUARD, Options::default());
    let running = terminal.begin_with(&[(1, "D2-D3")]);
    terminal.ask(1, resigns(mate));
    terminal.ask(2, resigns(guard));
    let client = PlainClient::of(&table);
    let found = async |query: &str| {
        let page = client.get(&format!("/games?{query}"), "identity").await;
        page.text().await.unwrap()
    };
    for (query, numbers) in [
        (
            "player=&opponent=&game=&result=&state=&since=&until=",
            vec![2, 1],
        ),
        ("state=running", vec![3]),
        ("game=kings-guard", vec![2]),
        ("player=player+2&result=won", vec![1]),
        ("player=Player+1&opponent=player+2&result=won", vec![2]),
        // A part of a name that only one has.
        ("opponent=r%202", vec![2, 1]),
        ("since=2020-01-01&until=2020", vec![]),
        ("since=2020", vec![2, 1]),
        ("page=7", vec![]),
    ] {
        assert_eq!(games(&found(query).await), numbers, "{query}");
    }
    let score = found("player=player+1&opponent=player+2").await;
    assert!(score.contains("<b>Player 1</b><b> against </b>"), "{score}");
    assert!(
        score.contains("0 won, 0 drawn, 1 lost; 1 under way"),
        "{score}"
    );
    for (query, said) in [
        ("opponent=Zoe", "Nobody called Zoe is in these games."),
        ("since=yesterday", "I read dates such as"),
        ("result=won&state=running", "has no result yet"),
        ("game=four-kings", "There are none."),
        ("since=2026-03-01&until=2026-02-01", "No day fits"),
    ] {
        let page = found(query).await;
        assert!(page.contains(said), "{query}: {page}");
        assert!(!page.contains("/games</code>"), "{query}: {page}");
    }
    // The typed words are there again. The form lies open where nothing was found.
    assert!(score.contains("<details class=\"search\">"), "{score}");
    let page = found("opponent=%3Cb%3E&since=2026-03").await;
    assert!(page.contains("value=\"&#60;b&#62;\""), "{page}");
    assert!(page.contains("value=\"2026-03-01\""), "{page}");
    assert!(page.contains("<details class=\"search\" open>"), "{page}");
    assert_ne!(running, mate);
}

#[tokio::test]
async fn a_search_is_paged_and_its_pages_keep_what_was_searched() {
    let table = Table::open().await;
    let mut terminal = table.terminal();
    for _ in 0..33 {
        terminal.begin(GameKind::KINGS_MATE, Options::default());
    }
    let client = PlainClient::of(&table);
    let get = async |path: &str| client.get(path, "identity").await.text().await.unwrap();
    let first = get("/games?player=Player+1&state=running").await;
    assert_eq!(games(&first).len(), 30);
    let older = link(&first, "Older games").unwrap().replace("&#38;", "&");
    let second = get(&older).await;
    assert_eq!(games(&second), [3, 2, 1], "{older}");
    let newer = link(&second, "Newer games").unwrap().replace("&#38;", "&");
    assert_eq!(games(&get(&newer).await).len(), 30, "{newer}");
    assert_eq!(link(&second, "Older games"), None);
}

#[tokio::test]
async fn an_account_searches_its_own_games_and_reads_first_where_it_is_to_move() {
    let pages = Pages::open("/kings").await;
    let (ann, ben, eve) = (user(77, "Ann"), user(78, "Ben"), user(79, "Eve"));
    pages.watching(&ann, "public").await;
    pages.begin(&ann, &ben).await;
    let own = pages.begin(&eve, &ben).await;
    let other = pages.begin(&ben, &eve).await;
    let tab = pages.signed_in(&eve).await;
    let home = tab.text("/").await;
    assert_eq!(games(&home)[..2], [2, 3], "{home}");
    let (_, first) = home.split_once("<h2>").unwrap();
    assert!(first.starts_with("Your move</h2>"), "{home}");
    let link = "<a href=\"/kings/games\">Find games</a>";
    assert!(home.contains(link), "{home}");
    let all = tab.text("/games?state=running").await;
    assert_eq!(
        games(&all),
        [3, 2],
        "the game of others is not Eve's: {all}"
    );
    let against = tab
        .text("/games?opponent=ann&state=running&player=ann")
        .await;
    assert!(games(&against).is_empty(), "{against}");
    assert!(against.contains("Nobody called ann"), "{against}");
    assert!(!against.contains("name=\"player\""), "{against}");
    for game in [own, other] {
        pages.ask(&ben, resigns(game)).await;
    }
    let score = tab.text("/games?opponent=ben").await;
    assert!(score.contains("<b>Eve</b><b> against </b>"), "{score}");
    assert!(score.contains("2 won"), "{score}");
    let anybody = pages
        .anybody()
        .text("/games?opponent=ben&state=running")
        .await;
    assert!(!anybody.contains("class=\"search\""), "{anybody}");
    assert!(!anybody.contains("class=\"found\""), "{anybody}");
}

#[tokio::test]
async fn the_form_of_a_search_fits_a_phone_and_needs_no_script() {
    let Some(browser) = Browser::start(ScreenKind::Phone).await else {
        return;
    };
    let table = Table::open().await;
    let mut terminal = table.terminal();
    let mate = terminal.begin_with(&[(1, "D2-D3"), (2, "D8-D7")]);
    let offer = NewChallenge {
        computer: Some(1),
        side: SideChoice::Seat(0),
        ..NewChallenge::default()
    };
    terminal.ask(1, Action::Challenge(offer));
    table.enter(&browser).await;
    let wide = "return document.documentElement.scrollWidth - document.documentElement.clientWidth";
    for theme in ["paper", "night"] {
        browser.open(&format!("{}/games", table.address)).await;
        let dark = format!("document.documentElement.dataset.theme = '{theme}'");
        browser.run(&dark, serde_json::json!([])).await;
        let first = browser.words("main h2").await;
        assert_eq!(first, "Your move");
        browser.keep_picture(&format!("games-{theme}")).await;
        browser.press(".search summary").await;
        assert_eq!(browser.run(wide, serde_json::json!([])).await, 0);
        browser.keep_picture(&format!("search-{theme}")).await;
    }
    terminal.ask(1, resigns(mate));
    let fill = "document.querySelector('[name=player]').value = 'Player 1';
        document.querySelector('[name=opponent]').value = 'Player 2';
        document.querySelector('.search form').submit()";
    browser.run(fill, serde_json::json!([])).await;
    browser
        .until("return location.search.includes('opponent=Player+2') && !!document.querySelector('.found li a')")
        .await;
    assert_eq!(browser.run(wide, serde_json::json!([])).await, 0);
    browser.keep_picture("search-found").await;
    assert_eq!(browser.complaints().await, Vec::<String>::new());
}
