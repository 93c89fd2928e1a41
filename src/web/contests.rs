//! The list of contests, and the page of one: standings and pairings, without any script.

use askama::Template;
use axum::extract::{Path, State};
use axum::response::Response;

use crate::service::boards::at_table;
use crate::service::contests::view::{self, ContestLine, ContestView};
use crate::service::lookup::viewers;
use crate::service::{Place, Service, StoreError};
use crate::web::Shared;
use crate::web::lists::within;
use crate::web::page::{self, Around, Visitor};
use crate::web::party::Party;

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

/// All contests of this table, or of the servers that the visitor may see.
pub(super) async fn contests(State(site): Shared, visitor: Visitor) -> Response {
    let asks = visitor.clone();
    let page = page::look(&site, &visitor, move |service, _, party| ContestsPage {
        contests: listed(service, party).unwrap_or_else(|error| {
            tracing::error!(%error, "failed to list contests for a page");
            Vec::new()
        }),
        around: Around::new(service, &asks, party),
    });
    match page.await {
        Ok(page) => within(page.around.language, || page::shown(&page)),
        Err(answer) => answer,
    }
}

fn listed(service: &Service, party: &Party) -> Result<Vec<ContestLine>, StoreError> {
    if matches!(party, Party::Table) {
        return view::contests_at(service, &at_table::place());
    }
    let mut lines = Vec::new();
    for server in viewers::servers(service, party.player())? {
        lines.extend(view::contests_at(service, &Place::of_server(&server))?);
    }
    lines.sort_by_key(|line| std::cmp::Reverse(line.number));
    Ok(lines)
}

/// The place whose contests a visitor may see, and that has this one.
fn place_of(service: &Service, party: &Party, contest: i64) -> Result<Option<Place>, StoreError> {
    if matches!(party, Party::Table) {
        return Ok(Some(at_table::place()));
    }
    let Some(server) = view::server_of(service, contest)? else {
        return Ok(None);
    };
    let sees = viewers::may_watch(service, party.player(), &server)?;
    Ok(sees.then(|| Place::of_server(&server)))
}

/// One contest.
pub(super) async fn contest(
    State(site): Shared,
    visitor: Visitor,
    Path(number): Path<String>,
) -> Response {
    let asks = visitor.clone();
    let id: Option<i64> = number.parse().ok();
    let page = page::look(&site, &visitor, move |service, _, party| {
        let found = id.map(|id| match place_of(service, party, id)? {
            Some(place) => view::contest_at(service, &place, id),
            None => Ok(None),
        });
        let contest = found.transpose().unwrap_or_else(|error: StoreError| {
            tracing::error!(%error, "failed to read a contest for a page");
            None
        });
        contest.flatten().map(|contest| OneContestPage {
            contest,
            around: Around::new(service, &asks, party),
        })
    });
    match page.await {
        Ok(Some(page)) => within(page.around.language, || page::shown(&page)),
        Ok(None) => page::missing(State(site), visitor).await,
        Err(answer) => answer,
    }
}
