//! The pages of people: their visibility, and standings that lead to them.

use kingboard::env;
use kingboard::render::ThemeName;
use kingboard::service::api::action::Action;
use kingboard::service::api::challenge::NewChallenge;
use kingboard::service::api::competition::{Competition, CompetitionAction};
use kingboard::service::api::contest::{ContestAction, ContestModeration, NewContest};
use kingboard::service::api::values::Person;
use kingboard::service::{Place, Timestamp};
use kingboard::store::Store;
use reqwest::StatusCode;
use serde_json::json;

use crate::browser::driver::{Browser, ScreenKind};
use crate::browser::ears::{self, AxeRules};
use crate::browser::face_looks::CUT;
use crate::browser::face_seen::fits;
use crate::browser::pages::{Pages, Tab, too_much, town, user};
use crate::browser::shared::pictures;
use crate::rating::games;
use crate::wait;

const DAY: i64 = 24 * 60 * 60 * 1000;

fn people() -> [Person; 4] {
    let names = ["Ann", "Ben", "Cid", "Maximiliane-Charlotte"];
    let mut numbers = 77..;
    names.map(|name| user(numbers.next().unwrap(), name))
}

/// Rated games of all against all in town, each won in turn; their numbers begin with 1.
fn rated(store: &mut Store) {
    let people = people();
    let mut at = env::now().now.0 - 300 * DAY;
    for round in 0..8 {
        for first in 0..people.len() {
            for second in first + 1..people.len() {
                let mut pair = [people[first].clone(), people[second].clone()];
                if round % 2 == 1 {
                    pair.reverse();
                }
                games::won_by(store, &town(), &pair, Timestamp(at));
                at += DAY;
            }
        }
        at += 30 * DAY;
    }
}

async fn rated_town() -> Pages {
    let pages = Pages::open_with("/kings", rated).await;
    for person in people() {
        pages.ask(&person, Action::Help).await;
    }
    pages
}

/// The statuses of an address for these browsers.
async fn statuses(tabs: &[&Tab<'_>], path: &str) -> Vec<u16> {
    let mut statuses = Vec::new();
    for tab in tabs {
        statuses.push(tab.get(path).await.status().as_u16());
    }
    statuses
}

#[tokio::test]
async fn a_player_has_a_page_by_a_seat_of_a_game_that_the_visitor_may_see() {
    let pages = rated_town().await;
    let [ann, ben, ..] = people();
    let own = pages.signed_in(&ann).await;
    let stranger = pages.signed_in(&user(99, "Zoe")).await;
    let anybody = pages.anybody();
    let tabs = [&own, &stranger, &anybody];
    let seat = "/g/1/players/1";
    assert_eq!(statuses(&tabs, seat).await, [200, 404, 404]);
    let game = own.text("/g/1").await;
    assert!(
        game.contains("<a href=\"/kings/g/1/players/1\">Ben</a>"),
        "{game}"
    );
    let frame = own.frame(kingboard::service::GameId(1)).await;
    assert_eq!(frame["seats"][1]["page"], json!(true));
    let page = own.text(seat).await;
    for part in [
        "<h1>Ben</h1>",
        "King’s Mate: 24 played, 12 won, 0 drawn, 12 lost",
        "Rating of Ben",
        "<svg",
        "Finished games",
        "Only games that you may see from here are counted.",
    ] {
        assert!(page.contains(part), "{part}: {page}");
    }
    // The words and the card name the same deviation, which has grown since the last game.
    let (_, card) = page.split_once("<h2>King’s Mate · ").unwrap();
    let (figure, _) = card.split_once("</h2>").unwrap();
    let told = format!("Rating in King’s Mate: {figure}</p>");
    assert!(page.contains(&told), "{told}: {page}");
    assert!(!page.contains("discord"), "{page}");
    pages.watching(&ann, "public").await;
    assert_eq!(statuses(&tabs, seat).await, [200, 200, 200]);
    assert!(anybody.text(seat).await.contains("<h1>Ben</h1>"));
    for nowhere in ["/g/1/players/2", "/g/1/players/x", "/g/999/players/0"] {
        let missing = own.get(nowhere).await;
        assert_eq!(missing.status(), StatusCode::NOT_FOUND, "{nowhere}");
        assert!(missing.text().await.unwrap().contains("<h1>"), "{nowhere}");
    }
    // A game of another server is nothing to those who may not watch there.
    let harbour = Place::in_server("discord", "600", "601");
    let offer = NewChallenge {
        opponent: Some(ben.clone()),
        ..NewChallenge::default()
    };
    let challenge = Action::Challenge(offer);
    pages.ask_at(&ann, &harbour, challenge).await;
    let accept = Action::Accept(kingboard::service::GameId(49));
    assert_eq!(pages.ask_at(&ben, &harbour, accept).await, []);
    assert_eq!(statuses(&tabs, "/g/49/players/0").await, [200, 404, 404]);
    assert!(anybody.text(seat).await.contains("0 under way"));
    assert!(own.text(seat).await.contains("1 under way"));
}

#[tokio::test]
async fn who_hides_ratings_shows_none_and_who_has_gone_has_no_page() {
    let pages = rated_town().await;
    let [ann, ben, ..] = people();
    pages.watching(&ann, "public").await;
    let anybody = pages.anybody();
    let seat = "/g/1/players/1";
    assert!(anybody.text(seat).await.contains(" ± "));
    let standings = anybody.text("/standings/500").await;
    assert!(standings.contains(">Ben</a>"), "{standings}");
    let hide = CompetitionAction::Choose(Some(Competition::Hidden));
    pages.ask(&ben, Action::Competition(hide)).await;
    let page = anybody.text(seat).await;
    assert!(page.contains("24 played"), "{page}");
    assert!(!page.contains(" ± ") && !page.contains("<svg"), "{page}");
    assert!(!anybody.text("/standings/500").await.contains("Ben"));
    // Oneself sees them all the same.
    let own = pages.signed_in(&ben).await;
    assert!(own.text(seat).await.contains(" ± "));
    pages.forget(&ben).await;
    assert_eq!(anybody.get(seat).await.status(), StatusCode::NOT_FOUND);
    let game = anybody.text("/g/1").await;
    assert!(game.contains("/players/0\">Ann") && !game.contains("/players/1"));
}

#[tokio::test]
async fn standings_are_a_table_and_their_names_lead_to_people() {
    let pages = rated_town().await;
    let [ann, ..] = people();
    let tab = pages.signed_in(&ann).await;
    let page = tab.text("/standings/500?pool=kings-mate").await;
    assert!(page.contains("You are in place"), "{page}");
    assert!(page.contains("<th scope=\"col\">Rating</th>"), "{page}");
    assert!(!page.contains("<img"), "{page}");
    assert_eq!(page.matches("/players/").count(), 4, "{page}");
    assert_eq!(page.matches("class=\"own\"").count(), 1, "{page}");
    let (before, _) = page.split_once("\">Ben</a>").unwrap();
    let (_, path) = before.rsplit_once("href=\"/kings").unwrap();
    let ben = tab.text(path).await;
    assert!(ben.contains("<h1>Ben</h1>"), "{ben}");
    let far = tab.text("/standings/500?page=99").await;
    assert!(far.contains(">Ann</a>"), "the last page: {far}");
    let unknown = tab.get("/standings/500?pool=chess").await;
    assert_eq!(unknown.status(), StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn whoever_is_not_signed_in_is_told_nothing_about_themselves() {
    let pages = rated_town().await;
    pages.watching(&people()[0], "public").await;
    let anybody = pages.anybody();
    for path in ["", "?pool=kings-guard", "?season=now"] {
        let page = anybody.text(&format!("/standings/500{path}")).await;
        assert!(page.contains("Players are ranked once"), "{page}");
        let invites = "<a href=\"/kings/in\">Sign in to see where you stand</a>";
        assert!(page.contains(invites), "{page}");
        let (_, main) = page.split_once("<main").unwrap();
        assert!(!main.contains("You "), "{path}: {main}");
    }
    let zoe = pages.signed_in(&user(99, "Zoe")).await;
    let page = zoe.text("/standings/500").await;
    let told = "You have no rated game in this ranking yet.";
    assert!(page.contains(told) && !page.contains("Sign in"), "{page}");
}

/// The numbers of places of each table of a page.
fn places(page: &str) -> Vec<usize> {
    let tables = page.split("<table").skip(1);
    tables
        .map(|table| table.matches("<th scope=\"row\">").count())
        .collect()
}

#[tokio::test]
async fn seasons_and_the_hall_of_fame_stand_beside_the_standings() {
    let pages = rated_town().await;
    let [ann, ben, ..] = people();
    let members = pages.signed_in(&ann).await;
    for path in ["/standings/500/hall", "/standings/500?season=now"] {
        let statuses = statuses(&[&members, &pages.anybody()], path).await;
        assert_eq!(statuses, [200, 404], "{path}");
    }
    pages.watching(&ann, "public").await;
    let anybody = pages.anybody();
    let all = anybody.text("/standings/500").await;
    for way in [
        "season=now\">This season</a>",
        "/standings/500/hall?pool=kings-mate\">Hall of fame</a>",
    ] {
        assert!(all.contains(way), "{way}: {all}");
    }
    let hall = anybody.text("/standings/500/hall").await;
    assert!(hall.contains("<h1>Hall of fame</h1>"), "{hall}");
    assert!(places(&hall).iter().all(|rows| (1..=4).contains(rows)));
    assert!(
        hall.contains("Now: ") && hall.contains("<time datetime="),
        "{hall}"
    );
    assert!(
        hall.contains("aria-current=\"page\">Hall of fame</a>"),
        "{hall}"
    );
    // The heading of a season leads to all who stood in it, and its names to their pages.
    let (_, season) = hall.split_once("<h2><a href=\"/kings").unwrap();
    let (path, _) = season.split_once('"').unwrap();
    let season = anybody.text(&path.replace("&#38;", "&")).await;
    assert_eq!(places(&season), [4], "{season}");
    let heading = season.split_once("<h2>").unwrap().1;
    assert!(
        heading
            .split_once("</h2>")
            .unwrap()
            .0
            .ends_with(": King’s Mate")
    );
    assert!(season.contains(">Ben</a>") && hall.contains("/players/"));
    // A forgotten player is in no season either.
    pages.forget(&ben).await;
    for path in [path.replace("&#38;", "&"), "/standings/500/hall".to_owned()] {
        let page = anybody.text(&path).await;
        assert!(page.contains("Ann") && !page.contains("Ben"), "{page}");
    }
    let statuses = statuses(&[&anybody], "/standings/500?season=2026-13").await;
    assert_eq!(statuses, [404]);
    let other = anybody.get("/standings/999/hall").await;
    assert_eq!(other.status(), StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn names_of_a_contest_lead_to_people_who_have_a_game() {
    let pages = rated_town().await;
    let mia = user(80_000, "Mia");
    let contest = |action| Action::Contest(action);
    let open = NewContest {
        format: Some("round-robin".to_owned()),
        ..NewContest::default()
    };
    pages.ask(&mia, contest(ContestAction::Open(open))).await;
    let newcomer = user(81_000, "Nia");
    let [ann, ben, ..] = people();
    for person in [&ann, &ben, &newcomer] {
        pages.ask(person, contest(ContestAction::Join(None))).await;
    }
    let begin = ContestAction::Manage {
        contest: None,
        moderation: ContestModeration::Begin,
    };
    let tab = pages.signed_in(&ann).await;
    let before = tab.text("/contests/1").await;
    assert!(!before.contains(">Nia</a>"), "{before}");
    pages.ask(&mia, contest(begin)).await;
    let page = tab.text("/contests/1").await;
    for name in ["Ann", "Ben", "Nia"] {
        assert!(page.contains(&format!(">{name}</a>")), "{name}: {page}");
    }
}

#[tokio::test]
async fn people_and_standings_fit_a_phone_in_every_theme() {
    let Some(browser) = Browser::start(ScreenKind::Phone).await else {
        return;
    };
    let pages = rated_town().await;
    pages.watching(&people()[0], "public").await;
    let themes = if pictures().is_some() {
        ThemeName::ALL.to_vec()
    } else {
        vec![ThemeName::default()]
    };
    let shown = [
        ("person", "/g/3/players/1"),
        ("ranked", "/standings/500"),
        ("season", "/standings/500?season=now"),
        ("hall", "/standings/500/hall"),
    ];
    let look = async |theme: &str| {
        for (name, path) in shown {
            browser.open(&format!("{}{path}", pages.address)).await;
            fits(&browser).await;
            assert_eq!(browser.run(CUT, json!([])).await, json!([]), "{name}");
            browser.keep_picture(&format!("{name}-360-{theme}")).await;
        }
    };
    let light = json!({ "features": [{ "name": "prefers-color-scheme", "value": "light" }] });
    browser.devtools("Emulation.setEmulatedMedia", light).await;
    look("daylight").await;
    for theme in themes {
        let cookie =
            json!({ "name": "kingboard-theme", "value": theme.code(), "url": pages.origin });
        browser.devtools("Network.setCookie", cookie).await;
        look(theme.code()).await;
    }
    // The course of the rating has the colours of the page.
    let ink = "const colour = (of, what) => getComputedStyle(document.querySelector(of))[what];
        return colour('.rating .course', 'stroke') === colour('body', 'color')";
    let person = format!("{}/g/3/players/1", pages.address);
    browser.open(&person).await;
    assert_eq!(browser.run(ink, json!([])).await, json!(true));
}

#[tokio::test]
async fn axe_finds_nothing_on_the_public_pages() {
    let Some(axe) = ears::axe() else { return };
    let Some(browser) = Browser::start(ScreenKind::Phone).await else {
        return;
    };
    let pages = rated_town().await;
    let [ann, ben, ..] = people();
    pages.watching(&ann, "public").await;
    let contest = |action| Action::Contest(action);
    let open = NewContest {
        format: Some("round-robin".to_owned()),
        ..NewContest::default()
    };
    pages.ask(&ann, contest(ContestAction::Open(open))).await;
    for person in [&ann, &ben] {
        pages.ask(person, contest(ContestAction::Join(None))).await;
    }
    let shown = [
        "/",
        "/games",
        "/contests",
        "/contests/1",
        "/standings/500",
        "/standings/500?season=now",
        "/standings/500/hall",
        "/g/1",
        "/g/1/players/1",
        "/in",
        "/nowhere",
        "/me",
    ];
    let look = async |who: &str| {
        for path in shown {
            browser.open(&format!("{}{path}", pages.address)).await;
            let found = ears::findings(&browser, &axe, AxeRules::All).await;
            assert!(found.is_empty(), "{who} {path}: {found:#?}");
            let name = path.replace(['/', '?', '='], "-");
            browser.keep_picture(&format!("public-{who}{name}")).await;
            assert_eq!(browser.run(CUT, json!([])).await, json!([]), "{who} {path}");
        }
    };
    look("anybody").await;
    browser.open(&pages.link(&ann).await).await;
    browser.press("main button.primary").await;
    browser
        .until("return !!document.querySelector('form.account')")
        .await;
    look("ann").await;
}

#[tokio::test]
async fn axe_finds_nothing_on_the_page_for_whoever_asks_too_much() {
    let Some(axe) = ears::axe() else { return };
    let Some(browser) = Browser::start(ScreenKind::Phone).await else {
        return;
    };
    let pages = Pages::open("/kings").await;
    let heading = "return document.querySelector('h1').textContent";
    // Others of its network ask while it does.
    let page = format!("{}/in", pages.address);
    let others = async {
        loop {
            drop(too_much(|| pages.client.get(&page).send()).await);
        }
    };
    let refused = wait::until(wait::LONG, "a refusal in the browser", async || {
        browser.open(&page).await;
        (browser.run(heading, json!([])).await == "Too many requests").then_some(())
    });
    tokio::select! {
        () = refused => {}
        () = others => {}
    }
    // A browser complains of a status that says so.
    browser.complaints().await;
    let found = ears::findings(&browser, &axe, AxeRules::All).await;
    assert!(found.is_empty(), "{found:#?}");
    browser.keep_picture("too-many").await;
    // A moment later its link leads on.
    wait::pass(std::time::Duration::from_secs(1)).await;
    browser.press("main a[href='']").await;
    browser
        .until("return document.querySelector('h1').textContent !== 'Too many requests'")
        .await;
    fits(&browser).await;
}
