//! The first public page: one's own games, and those that one may watch.

use askama::Template;
use axum::extract::State;
use axum::response::Response;

use crate::runtime::Handle;
use crate::service::Service;
use crate::service::lookup::viewers;
use crate::web::Shared;
use crate::web::lists::{self, GameList, ListName, within};
use crate::web::page::{self, Around, Visitor};
use crate::web::party::Party;

/// Most servers with a link to their standings.
const MAX_SERVERS: usize = 20;

#[derive(Template)]
#[template(path = "face.html")]
struct FacePage {
    around: Around,
    lists: Vec<GameList>,
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
        let around = Around::new(service, &asks, party);
        FacePage {
            servers: servers(service, &handle, party),
            lists: lists::handfuls(service, party, &around, &ListName::ALL),
            around,
        }
    });
    match page.await {
        Ok(page) => within(page.around.language, || page::shown(&page)),
        Err(answer) => answer,
    }
}

fn servers(service: &Service, handle: &Handle, party: &Party) -> Vec<SeenServer> {
    let all = viewers::servers(service, party.player()).unwrap_or_default();
    let seen = all.iter().filter_map(|server| {
        let number = server.number()?.get();
        let name = handle.server_name(server);
        let name = name.unwrap_or_else(|| number.to_string());
        Some(SeenServer { number, name })
    });
    seen.take(MAX_SERVERS).collect()
}
