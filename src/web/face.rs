//! The first public page: one's own games, and those that one may watch.

use std::num::NonZeroU64;

use askama::Template;
use axum::extract::State;
use axum::response::Response;

use crate::service::game_lines::{self, GameLine};
use crate::service::lookup::viewers;
use crate::service::{Server, Service};
use crate::web::Shared;
use crate::web::lists::within;
use crate::web::page::{self, Around, Visitor};
use crate::web::party::Party;

/// Most games in each list.
const MOST: usize = 60;
/// Most servers with a link to their standings.
const LISTED: usize = 20;

#[derive(Template)]
#[template(path = "face.html")]
struct FacePage {
    around: Around,
    own: Vec<GameLine>,
    watched: Vec<GameLine>,
    over: Vec<GameLine>,
    /// The servers whose standings may be seen, by the numbers that Discord gives them.
    servers: Vec<u64>,
}

/// The first page.
pub(super) async fn home(State(site): Shared, visitor: Visitor) -> Response {
    let asks = visitor.clone();
    let page = page::look(&site, &visitor, move |service, _, party| {
        let own = own_games(service, party, true);
        let mut over = own_games(service, party, false);
        let mut watched = watched_games(service, party, true);
        watched.retain(|game| own.iter().all(|mine| mine.game != game.game));
        if party.account().is_none() {
            over = watched_games(service, party, false);
        }
        FacePage {
            servers: servers(service, party),
            own,
            watched,
            over,
            around: Around::new(service, &asks, party),
        }
    });
    match page.await {
        Ok(page) => within(page.around.language, || page::shown(&page)),
        Err(answer) => answer,
    }
}

fn own_games(service: &Service, party: &Party, open: bool) -> Vec<GameLine> {
    let Some(player) = party.player() else {
        return Vec::new();
    };
    game_lines::games_of(service, player, open, MOST).unwrap_or_else(|error| {
        tracing::error!(%error, "failed to list the games of a player for a page");
        Vec::new()
    })
}

fn watched_games(service: &Service, party: &Party, open: bool) -> Vec<GameLine> {
    let listed = viewers::servers(service, party.player())
        .and_then(|servers| game_lines::games_in(service, &servers, open, MOST));
    listed.unwrap_or_else(|error| {
        tracing::error!(%error, "failed to list the games to watch for a page");
        Vec::new()
    })
}

fn servers(service: &Service, party: &Party) -> Vec<u64> {
    let all = viewers::servers(service, party.player()).unwrap_or_default();
    let numbers = all.iter().filter_map(Server::number).map(NonZeroU64::get);
    numbers.take(LISTED).collect()
}
