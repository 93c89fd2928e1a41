//! The pages of contests, as any browser gets them: no script is needed to read them.

use kingboard::service::api::action::Action;
use kingboard::service::api::contest::{ContestAction, ContestModeration, NewContest};
use reqwest::header::COOKIE;
use reqwest::{Client, StatusCode};

use crate::browser::shared::{KEY, Table};

#[tokio::test]
async fn a_contest_has_a_page_with_standings_and_pairings() {
    let table = Table::open().await;
    let client = Client::builder().no_proxy().build().unwrap();
    let get = async |path: &str| {
        let answer = client
            .get(format!("{}{path}", table.address))
            .header(COOKIE, format!("kingboard-{}={KEY}", table.port))
            .send()
            .await
            .unwrap();
        (answer.status(), answer.text().await.unwrap())
    };
    let (status, none) = get("/contests").await;
    assert_eq!(status, StatusCode::OK);
    assert!(
        none.contains("There are no leagues or tournaments yet."),
        "{none}"
    );
    let mut terminal = table.terminal();
    let mut ask = |seat, action| terminal.ask(seat, Action::Contest(action));
    ask(
        4,
        ContestAction::Open(NewContest {
            format: Some("round-robin".to_owned()),
            ..NewContest::default()
        }),
    );
    for seat in 1..=3 {
        let joined = ask(seat, ContestAction::Join(None));
        assert!(joined[0].text.plain().contains("You are in"));
    }
    let (_, list) = get("/contests").await;
    assert!(
        list.contains("Round robin 1: King’s Mate: open for entries"),
        "{list}"
    );
    let (_, open) = get("/contests/1").await;
    assert!(open.contains("Entered: 3."), "{open}");
    ask(
        4,
        ContestAction::Manage {
            contest: None,
            moderation: ContestModeration::Begin,
        },
    );
    let (status, page) = get("/contests/1").await;
    assert_eq!(status, StatusCode::OK);
    assert_eq!(page.matches("<a href=\"/g/").count(), 3, "{page}");
    assert!(page.contains("Standings") && page.contains("SB"), "{page}");
    let scripts: Vec<&str> = page.split("<script").skip(1).collect();
    assert!(
        scripts.len() == 1 && scripts[0].contains("around.js"),
        "{page}"
    );
    for nowhere in ["/contests/2", "/contests/x", "/contests/-1"] {
        assert_eq!(get(nowhere).await.0, StatusCode::NOT_FOUND, "{nowhere}");
    }
}
