//! The answers that a browser keeps after a visit, and those it asks about at the next.

use kingboard::service::api::action::Action;
use reqwest::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_LENGTH, ETAG, HeaderMap, IF_NONE_MATCH,
};
use reqwest::{Response, StatusCode};
use serde_json::json;

use crate::browser::driver::{Browser, ScreenKind};
use crate::browser::pages::{Pages, user};

/// The paths below which no page needs an account.
const OPEN: [&str; 6] = [
    "/",
    "/games",
    "/contests",
    "/learn",
    "/learn?do=k1.lesson.kings-mate.1",
    "/standings/500",
];

fn text<'a>(headers: &'a HeaderMap, name: &str) -> &'a str {
    headers
        .get(name)
        .map_or("", |value| value.to_str().unwrap())
}

/// Asks as a browser does that has what this tag names.
async fn again(pages: &Pages, path: &str, with: &[(&str, &str)]) -> Response {
    let asked = pages.client.get(format!("{}{path}", pages.address));
    let asked = with
        .iter()
        .fold(asked, |asked, (name, value)| asked.header(*name, *value));
    asked.send().await.unwrap()
}

async fn public() -> Pages {
    let (pages, [ann, _], _) = Pages::with_game("/kings").await;
    pages.watching(&ann, "public").await;
    pages
}

#[tokio::test]
async fn a_picture_is_sent_to_a_visitor_again_only_once_it_is_another() {
    let pages = public().await;
    let ann = user(77, "Ann");
    let packed = (ACCEPT_ENCODING.as_str(), "gzip");
    for path in ["/g/1/board.png", "/g/1/board?eyes=0"] {
        let first = again(&pages, path, &[packed]).await;
        assert_eq!(first.status(), StatusCode::OK, "{path}");
        assert_eq!(text(first.headers(), "cache-control"), "private, no-cache");
        let tag = text(first.headers(), "etag").to_owned();
        for with in [
            vec![(IF_NONE_MATCH.as_str(), tag.as_str()), packed],
            vec![(IF_NONE_MATCH.as_str(), tag.as_str())],
        ] {
            let second = again(&pages, path, &with).await;
            assert_eq!(second.status(), StatusCode::NOT_MODIFIED, "{path}");
            assert_eq!(text(second.headers(), "etag"), tag);
            assert!(second.bytes().await.unwrap().is_empty(), "{path}");
        }
        // A proxy may send several tags, and strong ones.
        let several = format!("\"one\", {}", tag.replace("W/", ""));
        let known = again(&pages, path, &[(IF_NONE_MATCH.as_str(), &several)]).await;
        assert_eq!(known.status(), StatusCode::NOT_MODIFIED, "{path}");
    }
    let first = again(&pages, "/g/1/board.png", &[]).await;
    let tag = text(first.headers(), "etag").to_owned();
    let head = pages
        .client
        .head(format!("{}/g/1/board.png", pages.address));
    let head = head.header(IF_NONE_MATCH, &tag).send().await.unwrap();
    assert_eq!(head.status(), StatusCode::OK);
    let play = Action::Play {
        game: None,
        text: "D2-D3".to_owned(),
    };
    pages.ask(&ann, play).await;
    let moved = again(&pages, "/g/1/board.png", &[(IF_NONE_MATCH.as_str(), &tag)]).await;
    assert_eq!(moved.status(), StatusCode::OK);
}

#[tokio::test]
async fn no_browser_keeps_a_page_or_a_picture_of_an_account() {
    let pages = public().await;
    let tab = pages.signed_in(&user(77, "Ann")).await;
    let paths = ["/me", "/g/1", "/in", "/g/1/board.png", "/g/1/board"];
    for path in OPEN.into_iter().chain(paths) {
        let answer = tab.get(path).await;
        let caching = &answer.headers()[CACHE_CONTROL];
        assert_eq!(caching, "private, no-store", "{path}");
        assert!(!answer.headers().contains_key(ETAG), "{path}");
    }
    // The page of a visitor is in the language and the colours of the moment, also on the way back.
    for path in OPEN.into_iter().chain(["/g/1"]) {
        let page = pages.anybody().get(path).await;
        assert_eq!(page.headers()[CACHE_CONTROL], "private, no-store", "{path}");
    }
}

#[tokio::test]
async fn files_of_this_version_are_kept_for_good_and_an_old_page_is_never_given_them_so() {
    let pages = public().await;
    let page = pages.anybody().text("/").await;
    let there = page.split("href=\"/kings").find_map(|rest| {
        let (path, _) = rest.split_once('"')?;
        path.ends_with("page.css").then_some(path)
    });
    let there = there.unwrap();
    let file = pages.anybody().get(there).await;
    let caching = "public, max-age=31536000, immutable";
    assert_eq!(file.headers()[CACHE_CONTROL], caching);
    let version = there.split('/').nth(2).unwrap();
    for old in [
        there.replace(version, "0123456789abcdef"),
        there.replace(&format!("{version}/"), ""),
    ] {
        let answer = pages.anybody().get(&old).await;
        assert_eq!(answer.status(), StatusCode::OK, "{old}");
        assert_eq!(answer.headers()[CACHE_CONTROL], "public, no-cache", "{old}");
        let tag = answer.headers()[ETAG].to_str().unwrap().to_owned();
        let known = again(&pages, &old, &[(IF_NONE_MATCH.as_str(), &tag)]).await;
        assert_eq!(known.status(), StatusCode::NOT_MODIFIED, "{old}");
    }
    let missing = there.replace("page.css", "nothing.css");
    let missing = pages.anybody().get(&missing).await;
    assert_eq!(missing.status(), StatusCode::NOT_FOUND);
    let caching = text(missing.headers(), "cache-control");
    assert_eq!(caching, "private, no-store");
    assert_eq!(text(missing.headers(), CONTENT_LENGTH.as_str()), "0");
}

#[tokio::test]
async fn a_browser_loads_no_file_twice_and_may_use_no_camera() {
    let Some(browser) = Browser::start(ScreenKind::Phone).await else {
        return;
    };
    let pages = public().await;
    let loaded = "return performance.getEntriesByType('resource')
        .filter((one) => one.name.includes('/static/')).map((one) => one.transferSize)";
    browser.open(&format!("{}/g/1", pages.address)).await;
    browser
        .until("return document.querySelector('main.game')?.dataset.ready === 'yes'")
        .await;
    let first = browser.run(loaded, json!([])).await;
    let first = first.as_array().unwrap().len();
    assert!(first > 8, "{first} files");
    browser.open(&format!("{}/g/1/0", pages.address)).await;
    browser
        .until("return document.querySelector('main.game')?.dataset.ready === 'yes'")
        .await;
    let second = browser.run(loaded, json!([])).await;
    let second = second.as_array().unwrap();
    assert!(second.len() > 8, "{second:?}");
    assert!(second.iter().all(|size| size == 0), "{second:?}");
    let allowed = "return ['camera', 'microphone', 'geolocation', 'payment', 'usb']
        .filter((what) => document.featurePolicy.allowsFeature(what))";
    assert_eq!(browser.run(allowed, json!([])).await, json!([]));
    // A name that the browser does not know would be one too many in the policy.
    let log = browser.complaints().await;
    assert_eq!(log, Vec::<String>::new());
}
