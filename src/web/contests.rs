//! The list of contests, and the page of one: standings and pairings, without any script.

use askama::Template;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::http::header::HeaderMap;
use axum::response::Response;

use crate::service::boards::at_table;
use crate::service::contests::view::{self, ContestLine, ContestView};
use crate::web::Shared;
use crate::web::lists::within;
use crate::web::page::{self, Around, Visitor};

#[derive(Template)]
#[template(path = "contests.html")]
struct ContestsPage {
    around: Around,
    contests: Vec<ContestLine>,
}

#[derive(Template)]
#[template(path = "contest.html")]
struct OneContestPage {
    around: Around,
    contest: ContestView,
}

/// All contests of this table.
pub(super) async fn contests(State(site): Shared, headers: HeaderMap) -> Response {
    let asked = Visitor::of(&headers);
    let page = page::make(&site, move |service, _| ContestsPage {
        contests: view::contests_at(service, &at_table::place()).unwrap_or_else(|error| {
            tracing::error!(%error, "failed to list contests for a page");
            Vec::new()
        }),
        around: Around::new(service, &asked),
    });
    match page.await {
        Ok(page) => within(page.around.language, || page::shown(&page)),
        Err(answer) => answer,
    }
}

/// One contest.
pub(super) async fn contest(
    State(site): Shared,
    Path(number): Path<String>,
    headers: HeaderMap,
) -> Response {
    let asked = Visitor::of(&headers);
    let id: Option<i64> = number.parse().ok();
    let page = page::make(&site, move |service, _| {
        let found = id.map(|id| view::contest_at(service, &at_table::place(), id));
        let contest = found.transpose().unwrap_or_else(|error| {
            tracing::error!(%error, "failed to read a contest for a page");
            None
        });
        contest.flatten().map(|contest| OneContestPage {
            contest,
            around: Around::new(service, &asked),
        })
    });
    match page.await {
        Ok(Some(page)) => within(page.around.language, || page::shown(&page)),
        Ok(None) => {
            let status = StatusCode::NOT_FOUND;
            page::note(&site, status, "web-missing", "web-missing-how").await
        }
        Err(answer) => answer,
    }
}
