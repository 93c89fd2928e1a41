//! Pages in the browser, with two faces. One is the table for people at one screen, on the loopback interface. The
//! other is the public pages of a bot, behind its owner's proxy.
//!
//! It translates, as the other adapters do: requests go to the service, and boards come from `render`. The pages hold
//! the board as SVG, and small scripts take it over. Whole states go down, as server-sent events; ordinary requests go
//! up.
//!
//! Everybody at the table plays for everybody there, and nobody else gets in (`gate`). On the public pages an account
//! has the view of `service::lookup::viewers`, and the actions of [`allowed()`].

mod accepted;
mod address;
mod allowed;
mod answer;
pub mod api;
mod contests;
mod drawing;
mod dto;
mod face;
mod frames;
#[cfg(any(test, fuzzing))]
pub(crate) mod fuzzing;
mod game_page;
mod gate;
mod graph;
mod headers;
mod hourly;
mod limits;
mod lists;
mod live;
mod markdown;
#[doc(hidden)]
pub mod measured;
mod new_game;
mod oauth;
mod outcomes;
mod own_request;
mod page;
mod page_theme;
mod party;
mod people;
mod pictures;
mod privacy;
mod search;
mod sent;
mod server;
mod share;
mod sign_in;
mod standings;
mod statics;
mod study;
mod study_board;
mod study_heading;
mod table;
mod text;
mod tokens;
mod typed_words;
mod wait;

use std::future::Future;
use std::sync::Arc;

use axum::Router;
use axum::middleware;
use axum::routing::{get, post};
use tokio::net::TcpListener;
use tokio::sync::watch;

use crate::runtime::Handle;
pub use crate::web::address::{Network, PublicUrl, read_uncorrected};
pub use crate::web::allowed::allowed;
use crate::web::api::{Allowance, Api};
use crate::web::drawing::DrawingTurns;
use crate::web::frames::Frames;
use crate::web::gate::{Frontend, Gate, PublicFrontend};
use crate::web::limits::WebLimits;
pub use crate::web::oauth::{AccountSource, AddressFor, AskedPerson, BroughtBack};
use crate::web::outcomes::Outcomes;
use crate::web::study::StudyPage;

/// The transport whose games the local pages show: those of tables at one screen.
pub use crate::service::boards::at_table::TRANSPORT;

/// The public pages: their address, and the proxies in front of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublicPages {
    /// The address that browsers use.
    pub url: PublicUrl,
    /// The proxies whose word about the address of a client is taken.
    pub trusted_proxies: Vec<Network>,
}

/// The state that all handlers share.
#[derive(Debug)]
struct Site {
    handle: Handle,
    frontend: Frontend,
    limits: WebLimits,
    frames: Arc<Frames>,
    drawing: DrawingTurns,
    /// The answers to the forms of puzzles.
    outcomes: Outcomes<StudyPage>,
    /// Becomes `true` when the program ends.
    stop: watch::Receiver<bool>,
}

type Shared = axum::extract::State<Arc<Site>>;

impl Site {
    fn new(handle: Handle, frontend: Frontend, stop: watch::Receiver<bool>) -> Arc<Self> {
        Arc::new(Self {
            limits: WebLimits::new(handle.watch().clone()),
            frames: Arc::new(Frames::new(handle.watch().clone())),
            handle,
            frontend,
            drawing: DrawingTurns::new(),
            outcomes: Outcomes::new(),
            stop,
        })
    }
}

/// Serves the table on this listener until `ended`. A browser gets in with `key`.
///
/// # Errors
/// The `io::Error` of a listener without an address.
pub async fn run(
    listener: TcpListener,
    handle: Handle,
    key: String,
    ended: impl Future<Output = ()>,
) -> std::io::Result<()> {
    let port = listener.local_addr()?.port();
    let (stops, stop) = watch::channel(false);
    let face = Frontend::Table(Gate::new(key, port));
    let site = Site::new(handle.clone(), face, stop.clone());
    let api = Api::new(handle.clone(), stop.clone(), Allowance::OWN, "");
    let keeper = tokio::spawn(table::keep(handle, stop.clone()));
    let routes = router(site, &api);
    let serving = server::serve(listener, routes, server::AT_TABLE, stop);
    until(ended, serving, &stops).await;
    drop(keeper.await);
    Ok(())
}

/// Serves the public pages on this listener until `ended`. With a source of accounts, browsers can be signed in by it
/// too.
pub async fn serve(
    listener: TcpListener,
    handle: Handle,
    pages: PublicPages,
    source: Option<AccountSource>,
    ended: impl Future<Output = ()>,
) {
    let (stops, stop) = watch::channel(false);
    let api = Api::new(
        handle.clone(),
        stop.clone(),
        Allowance::SHARED,
        pages.url.base(),
    );
    let frontend = PublicFrontend::new(pages, source);
    let site = Site::new(handle, Frontend::Public(frontend), stop.clone());
    let routes = router(site, &api);
    let serving = server::serve(listener, routes, server::IN_PUBLIC, stop);
    until(ended, serving, &stops).await;
}

/// Serves until the end, then lets requests in hand finish.
async fn until(
    ended: impl Future<Output = ()>,
    serving: impl Future<Output = ()>,
    stops: &watch::Sender<bool>,
) {
    tokio::pin!(serving);
    tokio::select! {
        () = &mut serving => {}
        () = ended => {
            stops.send_replace(true);
            serving.await;
        }
    }
    stops.send_replace(true);
}

fn router(site: Arc<Site>, api: &Arc<Api>) -> Router {
    let guarded = Arc::clone(&site);
    let pages = match &site.frontend {
        Frontend::Table(_) => at_table(),
        Frontend::Public(_) => in_public(),
    };
    let pages = pages
        .route("/settings", post(page::change_settings))
        .route("/learn", get(study::look).post(study::act))
        .route("/g/{game}", get(game_page::game))
        .route("/g/{game}/board", get(game_page::board))
        .route("/g/{game}/frame", get(game_page::frame))
        .route("/g/{game}/live", get(live::live))
        .route("/g/{game}/act", post(answer::act))
        .route("/g/{game}/{file}", get(game_page::file))
        .route("/static/{name}", get(statics::file))
        .route("/static/{version}/{name}", get(statics::file_of_version))
        .fallback(page::missing)
        .method_not_allowed_fallback(page::wrong_method)
        .layer(middleware::from_fn_with_state(guarded, gate::guard))
        .with_state(Arc::clone(&site));
    let bounds = middleware::from_fn_with_state(Arc::clone(&site), gate::guard_programs);
    // A refusal of the bounds is an answer of the API, too.
    let programs = api::router(api).layer(bounds);
    let programs = programs.layer(middleware::from_fn(api::protect));
    let pages = pages.merge(programs);
    // The path is made right before a page is looked for.
    Router::new()
        .fallback_service(pages)
        .layer(middleware::from_fn_with_state(site, gate::below_base))
}

fn at_table() -> Router<Arc<Site>> {
    Router::new()
        .route("/", get(lists::home))
        .route("/games", get(search::games))
        .route("/contests", get(contests::contests))
        .route("/contests/{contest}", get(contests::contest))
        .route("/new/{kind}", get(new_game::form).post(new_game::begin))
        .route("/tokens", get(tokens::tokens).post(tokens::change))
        .route("/in/{key}", get(gate::enter))
}

fn in_public() -> Router<Arc<Site>> {
    Router::new()
        .route("/", get(face::home))
        .route("/games", get(search::games))
        .route("/contests", get(contests::contests))
        .route("/contests/{contest}", get(contests::contest))
        .route("/me", get(people::own))
        .route("/g/{game}/players/{seat}", get(people::person))
        .route("/standings/{server}", get(standings::standings))
        .route("/standings/{server}/hall", get(standings::hall))
        .route("/embed/{game}", get(share::embed))
        .route("/privacy", get(privacy::privacy))
        .route("/in", get(sign_in::how))
        .route("/in/{token}", get(sign_in::ask).post(sign_in::spend))
        .route("/out", post(sign_in::out))
        .route("/oauth", get(oauth::go))
        .route("/oauth/back", get(oauth::back).post(oauth::finish))
}
