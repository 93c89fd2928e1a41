//! The table in the browser: pages for the games at one screen, on the loopback interface.
//!
//! It translates, as the other adapters do: requests go to the service, and boards come from `render`. The pages hold the
//! board as SVG, and small scripts take it over. Whole states go down, as server-sent events; ordinary requests go up.
//!
//! Nobody but the user gets in: a page needs the key that the terminal shows (`gate`), also from the same machine.

mod answer;
mod contests;
mod dto;
mod game_page;
mod gate;
mod lists;
mod live;
mod new_game;
mod page;
mod server;
mod statics;
mod table;
mod text;

use std::future::Future;
use std::sync::Arc;

use axum::Router;
use axum::middleware;
use axum::routing::{get, post};
use tokio::net::TcpListener;
use tokio::sync::watch;

use crate::runtime::Handle;
use crate::web::gate::Gate;

/// The transport whose games the pages show: those of tables at one screen.
pub use crate::service::boards::at_table::TRANSPORT;

/// The state that all handlers share.
#[derive(Debug)]
struct Site {
    handle: Handle,
    gate: Gate,
    /// Becomes `true` when the program ends.
    stop: watch::Receiver<bool>,
}

type Shared = axum::extract::State<Arc<Site>>;

/// Serves the pages on this listener until `ended`. A browser gets in with `key`.
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
    let site = Arc::new(Site {
        handle: handle.clone(),
        gate: Gate::new(key, port),
        stop: stop.clone(),
    });
    let keeper = tokio::spawn(table::keep(handle, stop.clone()));
    let serving = server::serve(listener, router(site), stop);
    tokio::pin!(serving);
    tokio::select! {
        () = &mut serving => {}
        () = ended => {
            stops.send_replace(true);
            serving.await;
        }
    }
    stops.send_replace(true);
    drop(keeper.await);
    Ok(())
}

fn router(site: Arc<Site>) -> Router {
    let gate = Arc::clone(&site);
    Router::new()
        .route("/", get(lists::home))
        .route("/games", get(lists::games))
        .route("/contests", get(contests::contests))
        .route("/contests/{contest}", get(contests::contest))
        .route("/settings", post(page::change_settings))
        .route("/new/{kind}", get(new_game::form).post(new_game::begin))
        .route("/g/{game}", get(game_page::game))
        .route("/g/{game}/board", get(game_page::board))
        .route("/g/{game}/frame", get(game_page::frame))
        .route("/g/{game}/live", get(live::live))
        .route("/g/{game}/act", post(answer::act))
        .route("/g/{game}/{file}", get(game_page::file))
        .route("/static/{name}", get(statics::file))
        .route("/in/{key}", get(gate::enter))
        .fallback(page::missing)
        .layer(middleware::from_fn_with_state(gate, gate::guard))
        .with_state(site)
}
