//! The page about the data that is kept: the part of `docs/privacy.md` that is for players. `/privacy show` links it.
//!
//! A host with a page of their own about it is asked for that one.

use std::sync::LazyLock;

use askama::Template;
use axum::extract::State;
use axum::response::{IntoResponse, Redirect, Response};

use crate::service::words::catalogue::{TextArg, sentences};
use crate::web::lists::within;
use crate::web::page::{self, Around, Visitor};
use crate::web::{Shared, markdown};

/// The document without its introduction, and without the parts for hosts alone.
static DOCUMENT: LazyLock<String> = LazyLock::new(|| {
    let document = include_str!("../../docs/privacy.md");
    let for_players = document.split("\n## If you run a bot").next();
    let for_players = for_players.and_then(|text| text.split_once("\n\n## "));
    for_players.map_or_else(String::new, |(_, text)| {
        markdown::html(&format!("## {text}"))
    })
});

#[derive(Template)]
#[template(path = "privacy.html")]
struct PrivacyPage {
    around: Around,
    /// The settings of this operator.
    here: String,
    document: &'static str,
}

/// The page, or the one of the host.
pub(super) async fn privacy(State(site): Shared, visitor: Visitor) -> Response {
    let asks = visitor.clone();
    let page = page::look(&site, &visitor, move |service, _, party| {
        let options = service.options();
        let days = TextArg::Num(options.forget_servers_after_days.into());
        let own = options.privacy_page.clone();
        let page = PrivacyPage {
            around: Around::new(service, &asks, party),
            here: sentences().line("privacy-here", &[("days", days)]),
            document: &DOCUMENT,
        };
        (own, page)
    });
    match page.await {
        Ok((Some(own), _)) => Redirect::to(&own).into_response(),
        Ok((None, page)) => within(page.around.language, || page::shown(&page)),
        Err(answer) => answer,
    }
}
