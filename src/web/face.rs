//! The first public page: one's own games, and those that one may watch.

use askama::Template;
use axum::extract::State;
use axum::response::Response;

use crate::runtime::Handle;
use crate::service::Service;
use crate::service::game_lines::{self, GameLine};
use crate::service::lookup::viewers;
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
    /// The servers whose standings may be seen.
    servers: Vec<SeenServer>,
}

/// A server whose standings may be seen.
struct SeenServer {
    /// The number that Discord gives it.
    number: u64,
    /// Its name; its number while that is not known.
    name: String,
}

/// The first page.
pub(super) async fn home(State(site): Shared, visitor: Visitor) -> Response {
    let asks = visitor.clone();
    let handle = site.handle.clone();
    let page = page::look(&site, &visitor, move |service, _, party| {
        let own = own_games(service, party, true);
        let mut over = own_games(service, party, false);
        let mut watched = watched_games(service, party, true);
        watched.retain(|game| own.iter().all(|mine| mine.game != game.game));
        if party.account().is_none() {
            over = watched_games(service, party, false);
        }
        FacePage {
            servers: servers(service, &handle, party),
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

fn servers(service: &Service, handle: &Handle, party: &Party) -> Vec<SeenServer> {
    let all = viewers::servers(service, party.player()).unwrap_or_default();
    let seen = all.iter().filter_map(|server| {
        let number = server.number()?.get();
        let name = handle.server_name(server);
        let name = name.unwrap_or_else(|| number.to_string());
        Some(SeenServer { number, name })
    });
    seen.take(LISTED).collect()
}
