//! The first page, with the games to begin and to go on with, and the list of all games.

use askama::Template;
use axum::extract::State;
use axum::response::Response;

use crate::render::vector::{self, BoardArt};
use crate::service::boards::at_table;
use crate::service::game_lines::{self, GameLine};
use crate::service::snapshot;
use crate::service::words::catalogue::sentences;
use crate::service::words::language::{Language, with_language};
use crate::service::{GameKind, Options, Service};
use crate::web::Shared;
use crate::web::page::{self, Around, Visitor};

/// Most games listed.
const MOST: usize = 60;

/// A game that can be begun.
struct GameCard {
    slug: &'static str,
    title: &'static str,
    about: String,
    board: String,
}

#[derive(Template)]
#[template(path = "home.html")]
struct HomePage {
    around: Around,
    defs: String,
    cards: Vec<GameCard>,
    open: Vec<GameLine>,
}

#[derive(Template)]
#[template(path = "games.html")]
struct GamesPage {
    around: Around,
    open: Vec<GameLine>,
    over: Vec<GameLine>,
}

fn listed(service: &Service, open: bool) -> Vec<GameLine> {
    game_lines::games_at(service, &at_table::place(), open, MOST).unwrap_or_else(|error| {
        tracing::error!(%error, "failed to list games for a page");
        Vec::new()
    })
}

/// The first page.
pub(super) async fn home(State(site): Shared, visitor: Visitor) -> Response {
    let asks = visitor.clone();
    let page = page::look(&site, &visitor, move |service, _, party| {
        let boards =
            GameKind::ALL.map(|kind| BoardArt::of(&snapshot::start_of(kind, &Options::default())));
        let cards = GameKind::ALL
            .iter()
            .zip(&boards)
            .map(|(kind, board)| GameCard {
                slug: kind.spec().slug,
                title: kind.spec().title,
                about: sentences().line(&format!("web-about-{kind}"), &[]),
                board: board.image(kind.spec().title),
            });
        HomePage {
            cards: cards.collect(),
            defs: vector::shared_defs(&boards),
            open: listed(service, true),
            around: Around::new(service, &asks, party),
        }
    });
    match page.await {
        Ok(page) => within(page.around.language, || page::shown(&page)),
        Err(answer) => answer,
    }
}

/// All games of this table.
pub(super) async fn games(State(site): Shared, visitor: Visitor) -> Response {
    let asks = visitor.clone();
    let page = page::look(&site, &visitor, move |service, _, party| GamesPage {
        open: listed(service, true),
        over: listed(service, false),
        around: Around::new(service, &asks, party),
    });
    match page.await {
        Ok(page) => within(page.around.language, || page::shown(&page)),
        Err(answer) => answer,
    }
}

/// Writes a page with its words in this language.
pub(super) fn within(tag: &str, write: impl FnOnce() -> Response) -> Response {
    with_language(Language::of_tag(tag).unwrap_or_default(), write)
}
