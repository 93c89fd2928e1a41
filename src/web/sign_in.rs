//! Signing in to the public pages, and out.
//!
//! `GET` looks at a link and changes nothing; `POST` spends it. The page names the account, so that nobody is signed in
//! to another account without seeing it.

use askama::Template;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::http::header::{HeaderMap, LOCATION, USER_AGENT};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;

use crate::service::players::sign_in;
use crate::service::words::catalogue::{TextArg, sentences};
use crate::web::gate::{Frontend, PublicFrontend, set_cookie};
use crate::web::lists::within;
use crate::web::page::{self, Around, NoteWords, Visitor};
use crate::web::{Shared, Site, wait};

/// Digits of a token.
const TOKEN: usize = 64;
const MINUTE: i64 = 60_000;

/// A link that does not work any more, or never did.
const GONE: NoteWords = NoteWords {
    title: "face-link-gone",
    note: "face-link-gone-how",
    account: None,
};

#[derive(Template)]
#[template(path = "sign_in.html")]
struct SignInPage {
    around: Around,
    token: String,
    then: Then,
    asks: String,
    yes: String,
}

/// The page that a link leads to.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
pub(super) struct Then {
    /// The game under whose board the link was asked for; else the first page.
    game: Option<i64>,
}

impl Then {
    /// The path below the base.
    fn path(self) -> String {
        let game = self.game.map(|game| format!("/g/{game}"));
        game.unwrap_or_else(|| "/".to_owned())
    }
}

#[derive(Template)]
#[template(path = "how.html")]
struct HowPage {
    around: Around,
}

/// The page that explains how to sign in.
pub(super) async fn how(State(site): Shared, visitor: Visitor) -> Response {
    let asks = visitor.clone();
    let page = page::look(&site, &visitor, move |service, _, party| HowPage {
        around: Around::new(service, &asks, party),
    });
    match page.await {
        Ok(page) => within(page.around.language, || page::shown(&page)),
        Err(answer) => answer,
    }
}

/// Asks whether this browser is to be signed in. Changes nothing.
pub(super) async fn ask(
    State(site): Shared,
    visitor: Visitor,
    Path(token): Path<String>,
    Query(then): Query<Then>,
) -> Response {
    if !is_token(&token) {
        return page::note(&site, &visitor, StatusCode::NOT_FOUND, GONE).await;
    }
    let asks = visitor.clone();
    let page = page::look(&site, &visitor, move |service, env, party| {
        let link = sign_in::link(service, &token, env.now).unwrap_or_else(|error| {
            tracing::error!(%error, "failed to look up a link");
            None
        })?;
        let minutes = env.now.0.saturating_sub(link.asked_at.0) / MINUTE;
        let args = [
            ("name", link.person.name.as_str().into()),
            ("minutes", TextArg::Num(minutes)),
        ];
        Some(SignInPage {
            around: Around::new(service, &asks, party),
            asks: sentences().line("face-link-asks", &args),
            yes: sentences().line("face-link-yes", &args),
            token,
            then,
        })
    });
    match page.await {
        Ok(Some(page)) => within(page.around.language, || page::shown(&page)),
        Ok(None) => page::note(&site, &visitor, StatusCode::NOT_FOUND, GONE).await,
        Err(answer) => answer,
    }
}

/// Spends a link, and signs this browser in.
pub(super) async fn spend(
    State(site): Shared,
    visitor: Visitor,
    headers: HeaderMap,
    Path(token): Path<String>,
    Query(then): Query<Then>,
) -> Response {
    let Frontend::Public(frontend) = &site.frontend else {
        return StatusCode::NOT_FOUND.into_response();
    };
    if !is_token(&token) {
        return page::note(&site, &visitor, StatusCode::NOT_FOUND, GONE).await;
    }
    let browser = browser(&headers);
    let spent = site
        .handle
        .run(move |service, env| sign_in::spend(service, &token, &browser, env));
    match spent.await {
        Ok(Ok(Some(key))) => signed_in(&site, frontend, &key, then),
        Ok(Ok(None)) => page::note(&site, &visitor, StatusCode::NOT_FOUND, GONE).await,
        Ok(Err(error)) => {
            tracing::error!(%error, "failed to spend a link");
            page::fault_for(&visitor)
        }
        Err(why) => wait::not_run(&visitor, why),
    }
}

/// Leads to a page with the cookie of a new session.
pub(super) fn signed_in(site: &Site, frontend: &PublicFrontend, key: &str, then: Then) -> Response {
    let there = format!("{}{}", site.frontend.base(), then.path());
    let mut answer = (StatusCode::SEE_OTHER, [(LOCATION, there)]).into_response();
    set_cookie(&mut answer, &frontend.session_cookie(Some(key)));
    answer
}

/// Signs this browser out.
pub(super) async fn out(State(site): Shared, visitor: Visitor) -> Response {
    let Frontend::Public(frontend) = &site.frontend else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let account = page::look(&site, &visitor, |_, _, party| party.account().cloned()).await;
    let account = match account {
        Ok(account) => account,
        Err(answer) => return answer,
    };
    if let Some(account) = account {
        let ended = site
            .handle
            .run(move |service, _| sign_in::sign_out(service, &account));
        match ended.await {
            Ok(Ok(())) => {}
            Ok(Err(error)) => {
                tracing::error!(%error, "failed to end a session");
                return page::fault_for(&visitor);
            }
            Err(why) => return wait::not_run(&visitor, why),
        }
    }
    let home = format!("{}/", site.frontend.base());
    let mut answer = (StatusCode::SEE_OTHER, [(LOCATION, home)]).into_response();
    set_cookie(&mut answer, &frontend.session_cookie(None));
    answer
}

fn is_token(token: &str) -> bool {
    token.len() == TOKEN && token.bytes().all(|byte| byte.is_ascii_hexdigit())
}

/// The browser in a few words, as its header names it: `Firefox, Android`. No more of the header is kept.
pub(super) fn browser(headers: &HeaderMap) -> String {
    let named = headers.get(USER_AGENT).and_then(|name| name.to_str().ok());
    let named = named.unwrap_or_default();
    // Those that name others come first.
    let known = |names: &[(&str, &'static str)]| {
        let found = names.iter().find(|(sign, _)| named.contains(sign));
        found.map(|(_, name)| *name)
    };
    let program = known(&[
        ("Edg", "Edge"),
        ("OPR/", "Opera"),
        ("Firefox/", "Firefox"),
        ("FxiOS/", "Firefox"),
        ("CriOS/", "Chrome"),
        ("Chrome/", "Chrome"),
        ("Safari/", "Safari"),
    ]);
    let system = known(&[
        ("Android", "Android"),
        ("iPhone", "iPhone"),
        ("iPad", "iPad"),
        ("Windows", "Windows"),
        ("Mac OS X", "Mac"),
        ("Linux", "Linux"),
    ]);
    match (program, system) {
        (Some(program), Some(system)) => format!("{program}, {system}"),
        (Some(one), None) | (None, Some(one)) => one.to_owned(),
        (None, None) => "?".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_browser_is_named_in_two_words_and_nothing_else_of_it_is_kept() {
        for (header, named) in [
            (
                "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
                "Firefox, Linux",
            ),
            (
                "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36",
                "Chrome, Android",
            ),
            (
                "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1",
                "Safari, iPhone",
            ),
            (
                "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0",
                "Edge, Windows",
            ),
            ("curl/8", "?"),
            ("", "?"),
        ] {
            let mut headers = HeaderMap::new();
            headers.insert(USER_AGENT, header.parse().unwrap());
            assert_eq!(browser(&headers), named);
        }
    }
}
