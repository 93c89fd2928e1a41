//! The standings of a server, and one's own profile: the words and the sheet that Discord shows, as a page.

use askama::Template;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;

use crate::render::Renderer;
use crate::service::api::action::Action;
use crate::service::api::reply::{Picture, PictureContent, Reply};
use crate::service::lookup::viewers;
use crate::service::words::catalogue::sentences;
use crate::service::{Env, GameKind, Server, Service};
use crate::web::lists::within;
use crate::web::page::{self, AddressPart, Around, FormChoice, NoteWords, Visitor};
use crate::web::party::Party;
use crate::web::text::{self, TextPart};
use crate::web::{Shared, Site, headers};

#[derive(Template)]
#[template(path = "ratings.html")]
struct RatingsPage {
    around: Around,
    title: String,
    said: Vec<Vec<TextPart>>,
    /// The picture in words, if there is one.
    alt: Option<String>,
    /// The address of the picture.
    picture: String,
    /// Other ratings of the same server, by their addresses.
    pools: Vec<FormChoice>,
}

/// The ratings that an address asks for.
#[derive(Clone, Debug, Default, Deserialize)]
pub(super) struct AskedPool {
    pool: Option<String>,
}

/// The server and the ratings that an address asks for.
struct ServerPool {
    server: u64,
    pool: Option<String>,
}

/// A server whose games the visitor may see, by its number.
fn server_of(service: &Service, party: &Party, number: u64) -> Option<Server> {
    let all = viewers::servers(service, party.player()).unwrap_or_else(|error| {
        tracing::error!(%error, "failed to list the servers of a visitor");
        Vec::new()
    });
    let mut all = all.into_iter();
    all.find(|server| server.number().is_some_and(|known| known.get() == number))
}

/// The standings of a server as they are told; `None` where the visitor may see none.
fn standings_of(
    service: &mut Service,
    party: &Party,
    asked: ServerPool,
    env: &Env,
) -> Option<Reply> {
    let server = server_of(service, party, asked.server)?;
    let replies = party.standings(service, &server, asked.pool, env);
    replies.into_iter().next()
}

fn profile_of(service: &mut Service, party: &Party, env: &Env) -> Option<Reply> {
    party.player()?;
    let replies = party.look_up(service, Action::Profile(None), env);
    replies.into_iter().next()
}

/// The standings of a server.
pub(super) async fn standings(
    State(site): Shared,
    visitor: Visitor,
    AddressPart(Path(server)): AddressPart<Path<u64>>,
    AddressPart(Query(pool)): AddressPart<Query<AskedPool>>,
) -> Response {
    let (asks, handle) = (visitor.clone(), site.handle.clone());
    let page = page::look(&site, &visitor, move |service, env, party| {
        let name = server_of(service, party, server)?;
        let name = handle.server_name(&name);
        let chosen = pool.pool.clone().unwrap_or_default();
        let asked = ServerPool {
            server,
            pool: pool.pool,
        };
        let reply = standings_of(service, party, asked, env)?;
        let around = Around::new(service, &asks, party);
        let pools = GameKind::ALL.into_iter().flat_map(|kind| kind.spec().pools);
        let pools = pools.map(|pool| FormChoice {
            value: format!("{}/standings/{server}?pool={}", around.base, pool.slug),
            words: sentences().line(&format!("pool-{}", pool.slug), &[]),
            chosen: pool.slug == chosen,
        });
        Some(RatingsPage {
            title: match name {
                Some(name) => format!("{} · {name}", sentences().line("face-standings", &[])),
                None => sentences().line("face-standings", &[]),
            },
            picture: format!("{}/standings/{server}/sheet.png?pool={chosen}", around.base),
            pools: pools.collect(),
            ..RatingsPage::of(&reply, around)
        })
    });
    let page = page.await;
    answer(
        &site,
        visitor,
        page,
        StatusCode::NOT_FOUND,
        page::NOTHING_OPEN,
    )
    .await
}

/// One's own profile.
pub(super) async fn profile(State(site): Shared, visitor: Visitor) -> Response {
    let asks = visitor.clone();
    let page = page::look(&site, &visitor, move |service, env, party| {
        let reply = profile_of(service, party, env)?;
        let around = Around::new(service, &asks, party);
        Some(RatingsPage {
            title: sentences().line("face-profile", &[]),
            picture: format!("{}/me/sheet.png", around.base),
            ..RatingsPage::of(&reply, around)
        })
    });
    let page = page.await;
    answer(
        &site,
        visitor,
        page,
        StatusCode::UNAUTHORIZED,
        page::ACCOUNT_ONLY,
    )
    .await
}

impl RatingsPage {
    fn of(reply: &Reply, around: Around) -> Self {
        Self {
            around,
            title: String::new(),
            said: text::lines(&reply.text),
            alt: reply.picture.as_ref().map(|picture| picture.alt.clone()),
            picture: String::new(),
            pools: Vec::new(),
        }
    }
}

async fn answer(
    site: &Site,
    visitor: Visitor,
    made: Result<Option<RatingsPage>, Response>,
    status: StatusCode,
    words: NoteWords,
) -> Response {
    match made {
        Ok(Some(page)) => within(page.around.language, || page::shown(&page)),
        Ok(None) => page::note(site, &visitor, status, words).await,
        Err(answer) => answer,
    }
}

/// The picture of the standings of a server.
pub(super) async fn standings_sheet(
    State(site): Shared,
    visitor: Visitor,
    AddressPart(Path(server)): AddressPart<Path<u64>>,
    AddressPart(Query(pool)): AddressPart<Query<AskedPool>>,
) -> Response {
    // An address of a page without a choice has an empty one.
    let asked = ServerPool {
        server,
        pool: pool.pool.filter(|pool| !pool.is_empty()),
    };
    let reply = page::look(&site, &visitor, move |service, env, party| {
        standings_of(service, party, asked, env)
    });
    sheet(&site, &visitor, reply.await).await
}

/// The picture of one's own profile.
pub(super) async fn profile_sheet(State(site): Shared, visitor: Visitor) -> Response {
    let reply = page::look(&site, &visitor, profile_of_asker).await;
    sheet(&site, &visitor, reply).await
}

fn profile_of_asker(service: &mut Service, env: &Env, party: &Party) -> Option<Reply> {
    profile_of(service, party, env)
}

async fn sheet(site: &Site, visitor: &Visitor, reply: Result<Option<Reply>, Response>) -> Response {
    let reply = match reply {
        Ok(reply) => reply,
        Err(answer) => return answer,
    };
    let Some(Picture {
        content: PictureContent::Sheet(sheet),
        theme,
        ..
    }) = reply.and_then(|reply| reply.picture)
    else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let png = site
        .drawing
        .picture(move || Renderer::of(theme).sheet(&sheet));
    match png.await {
        Some(bytes) => {
            let kind = [
                (CONTENT_TYPE, "image/png"),
                (CACHE_CONTROL, headers::caching_of_pictures(visitor)),
            ];
            (kind, bytes).into_response()
        }
        None => page::fault(),
    }
}
