//! The list of contests, and the page of one: standings and pairings, without any script.

use askama::Template;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;

use crate::service::boards::at_table;
use crate::service::contests::view::{self, ContestLine, ContestView};
use crate::service::lookup::viewers;
use crate::service::{Place, Service, StoreError};
use crate::web::Shared;
use crate::web::lists::within;
use crate::web::page::{self, Around, Visitor};
use crate::web::party::Party;
use crate::web::text::{self, TextPart};

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
    parts: Vec<WordsPart>,
    contest: ContestView,
}

/// Paragraphs, or the items of a list.
#[derive(Debug, PartialEq, Eq)]
struct WordsPart {
    is_list: bool,
    lines: Vec<Vec<TextPart>>,
}

/// The parts of words: lines that begin with a dash are the items of a list.
fn parts(lines: &[String]) -> Vec<WordsPart> {
    let mut parts: Vec<WordsPart> = Vec::new();
    for line in lines {
        let item = line.strip_prefix("- ");
        let is_list = item.is_some();
        let words = text::with_moments(item.unwrap_or(line));
        match parts.last_mut().filter(|part| part.is_list == is_list) {
            Some(part) => part.lines.push(words),
            None => parts.push(WordsPart {
                is_list,
                lines: vec![words],
            }),
        }
    }
    parts
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
            parts: parts(&contest.lines),
            contest,
            around: Around::new(service, &asks, party),
        })
    });
    match page.await {
        Ok(Some(page)) => within(page.around.language, || page::shown(&page)),
        Ok(None) => page::note(&site, &visitor, StatusCode::NOT_FOUND, page::NOTHING_OPEN).await,
        Err(answer) => answer,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_that_begin_with_a_dash_are_items_of_a_list() {
        let lines = ["One.", "- Ann", "- Ben - the other", "Two.", "Three."];
        let lines = lines.map(str::to_owned);
        let words = |lines: &[Vec<TextPart>]| -> Vec<String> {
            let line = |line: &Vec<TextPart>| line.iter().map(|part| part.words.as_str()).collect();
            lines.iter().map(line).collect()
        };
        let made = parts(&lines);
        let told: Vec<(bool, String)> = made
            .iter()
            .map(|part| (part.is_list, words(&part.lines).join("|")))
            .collect();
        let part = |is_list, lines: &str| (is_list, lines.to_owned());
        assert_eq!(
            told,
            [
                part(false, "One."),
                part(true, "Ann|Ben - the other"),
                part(false, "Two.|Three."),
            ]
        );
        assert_eq!(parts(&[]), []);
    }
}
