//! Signing in by asking Discord, where the owner has set a secret: OAuth 2 with state and PKCE.
//!
//! State and verifier stand in a cookie of this browser for ten minutes. An answer is only taken from the browser that
//! went away, and only a form makes it count.

use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use askama::Template;
use axum::extract::{Form, Query, State};
use axum::http::StatusCode;
use axum::http::header::{HeaderMap, LOCATION};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;

use crate::service::api::values::Person;
use crate::service::players::sign_in;
use crate::web::gate::{self, Frontend, set_cookie};
use crate::web::lists::within;
use crate::web::page::{self, Around, NoteWords, Visitor};
use crate::web::sign_in::{Then, browser, signed_in};
use crate::web::{Shared, Site, wait};

/// The time for which a browser may be away.
const AWAY: Duration = Duration::from_mins(10);

/// The words for a person without an identity from Discord.
const FAILED: NoteWords = NoteWords {
    title: "face-oauth-failed",
    note: "face-oauth-failed-how",
    account: None,
};

/// The code that a browser brings back, with the verifier that it kept.
#[derive(Clone, Debug)]
pub struct BroughtBack {
    /// The code of Discord.
    pub code: String,
    /// The verifier whose challenge Discord was sent.
    pub verifier: String,
}

/// A person who is being asked for; `None` if Discord does not say.
pub type AskedPerson = Pin<Box<dyn Future<Output = Option<Person>> + Send>>;

/// Makes the address to which a browser goes, of its state and challenge.
pub type AddressFor = dyn Fn(&str, &str) -> String + Send + Sync;

/// The source of accounts: Discord.
#[derive(Clone)]
pub struct AccountSource {
    /// The address to which a browser goes.
    pub address: Arc<AddressFor>,
    /// The person identified by a code.
    pub person: Arc<dyn Fn(BroughtBack) -> AskedPerson + Send + Sync>,
}

impl std::fmt::Debug for AccountSource {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("AccountSource")
    }
}

/// The query or the form with which a browser comes back.
#[derive(Debug, Deserialize)]
pub(super) struct Answered {
    code: Option<String>,
    state: Option<String>,
}

#[derive(Template)]
#[template(path = "oauth.html")]
struct OAuthPage {
    around: Around,
    code: String,
    state: String,
}

fn source(site: &Site) -> Option<&AccountSource> {
    match &site.frontend {
        Frontend::Table(_) => None,
        Frontend::Public(frontend) => frontend.source.as_ref(),
    }
}

/// Sends the browser to Discord.
pub(super) async fn go(State(site): Shared, visitor: Visitor) -> Response {
    let (Some(source), Frontend::Public(frontend)) = (source(&site), &site.frontend) else {
        return page::missing(State(site), visitor).await;
    };
    let begun = page::look(&site, &visitor, |_, env, _| sign_in::leave(env));
    let sign_in::LeftForDiscord {
        state,
        verifier,
        challenge,
    } = match begun.await {
        Ok(begun) => begun,
        Err(answer) => return answer,
    };
    let address = (source.address)(&state, &challenge);
    let mut answer = (StatusCode::SEE_OTHER, [(LOCATION, address)]).into_response();
    let kept = format!("{state}.{verifier}");
    set_cookie(&mut answer, &frontend.away_cookie(&kept, AWAY));
    answer
}

/// The verifier that this browser kept when it went away with this state.
fn kept(site: &Site, headers: &HeaderMap, state: &str) -> Option<String> {
    let Frontend::Public(frontend) = &site.frontend else {
        return None;
    };
    let kept = gate::cookie(headers, frontend.away_name())?;
    let (known, verifier) = kept.split_once('.')?;
    (!known.is_empty() && known == state).then(|| verifier.to_owned())
}

/// Asks whether this browser is to be signed in. Changes nothing.
pub(super) async fn back(
    State(site): Shared,
    visitor: Visitor,
    headers: HeaderMap,
    Query(answered): Query<Answered>,
) -> Response {
    let (Some(code), Some(state)) = (answered.code, answered.state) else {
        return page::note(&site, &visitor, StatusCode::FORBIDDEN, FAILED).await;
    };
    if source(&site).is_none() || kept(&site, &headers, &state).is_none() {
        return page::note(&site, &visitor, StatusCode::FORBIDDEN, FAILED).await;
    }
    let asks = visitor.clone();
    let page = page::look(&site, &visitor, move |service, _, party| OAuthPage {
        around: Around::new(service, &asks, party),
        code,
        state,
    });
    match page.await {
        Ok(page) => within(page.around.language, || page::shown(&page)),
        Err(answer) => answer,
    }
}

/// Asks Discord who it is, and signs this browser in.
pub(super) async fn finish(
    State(site): Shared,
    visitor: Visitor,
    headers: HeaderMap,
    Form(answered): Form<Answered>,
) -> Response {
    let verifier = answered
        .state
        .as_deref()
        .and_then(|state| kept(&site, &headers, state));
    let (Some(source), Some(code), Some(verifier), Frontend::Public(frontend)) =
        (source(&site), answered.code, verifier, &site.frontend)
    else {
        return page::note(&site, &visitor, StatusCode::FORBIDDEN, FAILED).await;
    };
    let Some(person) = (source.person)(BroughtBack { code, verifier }).await else {
        return page::note(&site, &visitor, StatusCode::FORBIDDEN, FAILED).await;
    };
    let browser = browser(&headers);
    let begun = site
        .handle
        .run(move |service, env| sign_in::begin(service, &person, &browser, env));
    match begun.await {
        Ok(Ok(key)) => {
            let mut answer = signed_in(&site, frontend, &key, Then::default());
            set_cookie(&mut answer, &frontend.away_cookie("", Duration::ZERO));
            answer
        }
        Ok(Err(error)) => {
            tracing::error!(%error, "failed to begin a session");
            page::fault_for(&visitor)
        }
        Err(why) => wait::not_run(&visitor, why),
    }
}
