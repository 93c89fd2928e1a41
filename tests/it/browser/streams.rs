//! Streams of the public pages and of the API: they end at once when what they show may no longer be seen.

use std::time::Duration;

use kingboard::service::api::action::Action;
use kingboard::service::api::privacy::PrivacyAction;
use kingboard::service::api::reply::Control;
use kingboard::service::api::tokens::{TokenStep, TokenUser, TokensAction};
use kingboard::service::api::values::Person;
use kingboard::service::{GameId, TokenId, TokenScope, unwire};
use reqwest::{Response, StatusCode};
use tokio::time::timeout;

use crate::browser::pages::{Pages, Tab, town, user};

/// A stream looks by itself every fifteen seconds: one that waits for that has not ended at once.
const AT_ONCE: Duration = Duration::from_secs(12);

/// A stream of a game, after its first frame.
async fn watched(tab: &Tab<'_>, game: GameId) -> Response {
    let mut live = tab.get(&format!("/g/{}/live?since=0", game.0)).await;
    let first = live.chunk().await.unwrap().unwrap();
    let first = String::from_utf8_lossy(&first).into_owned();
    assert!(first.starts_with("event: frame"), "{first}");
    live
}

/// The rest of a stream that ends at once.
async fn rest(mut live: Response, why: &str) -> String {
    let read = async {
        let mut all = Vec::new();
        while let Some(part) = live.chunk().await.unwrap() {
            all.extend_from_slice(&part);
        }
        String::from_utf8_lossy(&all).into_owned()
    };
    let read = timeout(AT_ONCE, read).await;
    read.unwrap_or_else(|_| panic!("{why}: the stream goes on"))
}

async fn assert_gone(live: Response, why: &str) {
    let rest = rest(live, why).await;
    assert!(rest.ends_with("event: gone\ndata: {}\n\n"), "{why}: {rest}");
}

/// A user asks that all that is kept of them be deleted, and is sure.
async fn forgets(pages: &Pages, user: &Person) {
    let delete = Action::Privacy(PrivacyAction::Delete(None));
    let sure = pages.ask(user, delete).await;
    let Control::Button { action, .. } = &sure[0].controls[0] else {
        panic!("{sure:?}");
    };
    pages.ask(user, action.clone()).await;
}

#[tokio::test]
async fn a_stream_ends_at_once_with_the_session_it_began_in() {
    let (pages, [ann, ben], game) = Pages::with_game("").await;
    let tab = pages.signed_in(&ann).await;
    let live = watched(&tab, game).await;
    let out = tab.post("/out", String::new()).await;
    assert_eq!(out.status(), StatusCode::SEE_OTHER);
    assert_gone(live, "signed out on the page").await;

    let tab = pages.signed_in(&ann).await;
    let live = watched(&tab, game).await;
    pages.ask(&ann, unwire("k1.web.end.all").unwrap()).await;
    assert_gone(live, "signed out in Discord").await;

    // Another browser of the same player continues, and so does that of another player.
    let (one, two) = (pages.signed_in(&ann).await, pages.signed_in(&ann).await);
    let other = pages.signed_in(&ben).await;
    let (first, mut second) = (watched(&one, game).await, watched(&two, game).await);
    let mut third = watched(&other, game).await;
    one.post("/out", String::new()).await;
    assert_gone(first, "signed out in one browser").await;
    let said = Action::Play {
        game: Some(game),
        text: "D2-D3".to_owned(),
    };
    pages.ask(&ann, said).await;
    for live in [&mut second, &mut third] {
        let heard = live.chunk().await.unwrap().unwrap();
        let heard = String::from_utf8_lossy(&heard).into_owned();
        assert!(heard.contains("D2-D3"), "{heard}");
    }
}

#[tokio::test]
async fn a_stream_ends_at_once_with_whatever_let_its_watcher_see_the_game() {
    let pages = Pages::open("").await;
    let (ann, ben, eve) = (user(77, "Ann"), user(78, "Ben"), user(79, "Eve"));
    let game = pages.begin(&ann, &ben).await;
    let tab = pages.signed_in(&eve).await;
    pages.ask(&eve, Action::Help).await;
    let live = watched(&tab, game).await;
    pages.handle.departed(town(), eve.id.clone()).await;
    assert_gone(live, "left the server").await;

    pages.ask(&eve, Action::Help).await;
    let live = watched(&tab, game).await;
    forgets(&pages, &eve).await;
    assert_gone(live, "erased").await;

    pages.watching(&ann, "public").await;
    let anybody = pages.anybody();
    let live = watched(&anybody, game).await;
    pages.watching(&ann, "members").await;
    assert_gone(live, "only members may watch now").await;

    pages.watching(&ann, "public").await;
    let live = watched(&anybody, game).await;
    pages
        .handle
        .in_servers("discord", Vec::new(), |_| true)
        .await;
    assert_gone(live, "the bot left the server").await;
}

#[tokio::test]
async fn watchers_hear_the_new_name_of_a_player_who_is_forgotten() {
    let (pages, [ann, ben], game) = Pages::with_game("").await;
    pages.watching(&ann, "public").await;
    let anybody = pages.anybody();
    let frames = ["", "&eyes=1"];
    for sides in frames {
        let path = format!("/g/{}/live?since=0{sides}", game.0);
        let mut live = anybody.get(&path).await;
        let first = live.chunk().await.unwrap().unwrap();
        assert!(String::from_utf8_lossy(&first).contains("Ben"));
    }
    forgets(&pages, &ben).await;
    for sides in frames {
        let path = format!("/g/{}/live?since=0{sides}", game.0);
        let mut live = anybody.get(&path).await;
        let first = live.chunk().await.unwrap().unwrap();
        let first = String::from_utf8_lossy(&first).into_owned();
        assert!(!first.contains("Ben"), "{first}");
    }
}

#[tokio::test]
async fn a_stream_of_the_api_ends_at_once_with_its_token() {
    let (pages, [ann, _], game) = Pages::with_game("").await;
    let asks = |step| {
        Action::Tokens(TokensAction {
            of: TokenUser::Person,
            step,
        })
    };
    for number in 1..=2 {
        let made = pages.ask(&ann, asks(TokenStep::New(TokenScope::Read)));
        let made = made.await[0].text.plain();
        let token = made.split_whitespace().find(|word| word.starts_with("kb_"));
        let token = token.unwrap().to_owned();
        let mut streams = Vec::new();
        for path in [format!("/games/{}/events", game.0), "/events".to_owned()] {
            let asked = pages.client.get(format!("{}/api/v1{path}", pages.address));
            let mut stream = asked.bearer_auth(&token).send().await.unwrap();
            assert_eq!(stream.status(), StatusCode::OK);
            stream.chunk().await.unwrap().unwrap();
            streams.push(stream);
        }
        if number == 1 {
            pages.ask(&ann, asks(TokenStep::End(TokenId(1)))).await;
        } else {
            forgets(&pages, &ann).await;
        }
        for stream in streams {
            rest(stream, "the token has ended").await;
        }
    }
}

#[tokio::test]
async fn a_page_that_reads_frames_of_another_form_is_told_at_once() {
    let (pages, [ann, _], game) = Pages::with_game("").await;
    let tab = pages.signed_in(&ann).await;
    let frame = tab.frame(game).await;
    let (form, version) = (frame["f"].as_u64().unwrap(), &frame["version"]);
    for (form, newer) in [
        (form, StatusCode::NO_CONTENT),
        (form - 1, StatusCode::OK),
        (form + 1, StatusCode::OK),
    ] {
        let path = format!("/g/{}/live?since={version}&f={form}&wait=1", game.0);
        assert_eq!(tab.get(&path).await.status(), newer, "{form}");
    }
}

#[tokio::test]
async fn streams_are_told_of_the_end_of_the_program() {
    let (mut pages, [_, ben], game) = Pages::with_game("").await;
    let live = watched(&pages.signed_in(&ben).await, game).await;
    pages.close().await;
    let rest = rest(live, "the program ended").await;
    assert!(rest.contains("event: bye"), "{rest}");
}
