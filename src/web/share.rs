//! The parts of a game that other pages show: the tags from which chat programs make a card, and a frame to embed.

use askama::Template;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::http::header::{CONTENT_SECURITY_POLICY, HeaderMap, HeaderValue};
use axum::response::Response;

use crate::service::GameId;
use crate::service::snapshot::{ShownMoment, Snapshot};
use crate::web::gate::Frontend;
use crate::web::lists::within;
use crate::web::page::{self, AddressPart, Around, Visitor};
use crate::web::party::{Party, Sought};
use crate::web::{PublicUrl, Shared, Site, dto, game_page, headers};

/// The tags of a public game at a moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct ShareTags {
    /// The title.
    pub(super) title: String,
    /// The situation.
    pub(super) about: String,
    /// The address of the page.
    pub(super) address: String,
    /// The address of the picture.
    pub(super) picture: String,
    /// The picture in words.
    pub(super) alt: String,
}

impl ShareTags {
    /// The tags of this moment.
    pub(super) fn of(shown: &Snapshot, url: &PublicUrl) -> Self {
        let caption = &shown.scene.caption;
        let game = format!("{url}/g/{}", shown.game.0);
        Self {
            title: caption.title.clone(),
            about: caption.status.clone(),
            address: format!("{game}/{}", shown.ply.0),
            picture: format!("{game}/board.png?ply={}&h={}", shown.ply.0, shown.print),
            alt: shown.alt.clone(),
        }
    }
}

/// The address that pages are shared under; none at a table.
pub(super) fn address(face: &Frontend) -> Option<PublicUrl> {
    match face {
        Frontend::Table(_) => None,
        Frontend::Public(frontend) => Some(frontend.pages.url.clone()),
    }
}

#[derive(Template)]
#[template(path = "embed.html")]
struct EmbedPage {
    around: Around,
    shown: Snapshot,
    board: String,
    frame: String,
    eyes: u8,
}

#[derive(Template)]
#[template(path = "no_embed.html")]
struct NoEmbedPage {
    around: Around,
    game: i64,
}

/// A public game in a frame of another page. It reads no session, so it shows the view of anybody.
pub(super) async fn embed(
    State(site): Shared,
    headers: HeaderMap,
    AddressPart(Path(game)): AddressPart<Path<i64>>,
) -> Response {
    let visitor = Visitor::stranger(&site, &headers);
    let asks = visitor.clone();
    let page = page::look_at_game(&site, &visitor, move |service, env, _| {
        let party = Party::Anybody;
        let sought = Sought {
            game: GameId(game),
            moment: ShownMoment::Now,
            eyes: None,
        };
        let shown = party.look(service, sought, env.now)?;
        Ok(shown.map(|shown| EmbedPage {
            around: Around::new(service, &asks, &party),
            board: game_page::board_of_game(&shown),
            eyes: shown.scene.eyes.number(shown.scene.grid),
            frame: dto::frame(&shown, &party, env.now).to_string(),
            shown,
        }))
    });
    match page.await {
        Ok(Some(page)) => framed(within(page.around.language, || page::shown(&page))),
        Ok(None) => nothing(&site, &visitor, game).await,
        Err(answer) => answer,
    }
}

/// The frame in the place of a game that not everybody may see, or of none: it says the same of both.
async fn nothing(site: &Site, visitor: &Visitor, game: i64) -> Response {
    let asks = visitor.clone();
    let page = page::look(site, visitor, move |service, _, _| NoEmbedPage {
        around: Around::new(service, &asks, &Party::Anybody),
        game,
    });
    match page.await {
        Ok(page) => {
            let mut answer = framed(within(page.around.language, || page::shown(&page)));
            *answer.status_mut() = StatusCode::NOT_FOUND;
            answer
        }
        Err(answer) => answer,
    }
}

/// An answer that may stand in frames of other pages.
fn framed(mut answer: Response) -> Response {
    let policy = HeaderValue::from_static(headers::IN_FRAMES);
    answer.headers_mut().insert(CONTENT_SECURITY_POLICY, policy);
    answer
}
