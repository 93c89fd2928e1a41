//! The API for people's own programs: games as snapshots, moves, and changes as they happen.
//!
//! A request needs a token (`kb_…`), and sees as much as the token's owner. One table, [`ROUTES`], has the paths, their
//! scopes and their costs; `openapi.json` describes them, and tests hold the two together. The router is a function of
//! its state, so that a local table and a public server mount the same.

mod dto;
mod events;
mod handlers;
mod limits;
mod problem;
mod query;
mod routes;

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::header::{AUTHORIZATION, CACHE_CONTROL, HeaderValue, X_CONTENT_TYPE_OPTIONS};
use axum::http::{Method, StatusCode};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::{MethodRouter, on};
use tokio::sync::watch;
use tokio::time::Instant;

use crate::runtime::Handle;
use crate::service::api::tokens;
use crate::service::programs::{self, Program, RequestTurn};
use crate::service::words::language::{Language, with_language};
use crate::service::{Env, Service, TokenScope};
use crate::watch::Stopwatch;
pub use crate::web::api::limits::Allowance;
use crate::web::api::limits::{KnownTokens, Limits};
use crate::web::api::problem::Problem;
pub use crate::web::api::routes::{ApiRoute, BASE, Operation, ROUTES};

/// The description of the API.
pub const DESCRIPTION: &str = include_str!("openapi.json");
/// Largest body of a request, in bytes.
const BODY: usize = 16 * 1024;

/// The state that all handlers of the API share.
#[derive(Debug)]
pub struct Api {
    handle: Handle,
    /// Becomes `true` when the program ends.
    stop: watch::Receiver<bool>,
    limits: Limits,
    known: KnownTokens,
    /// Its description, with the path at which it is reached.
    description: String,
}

impl Api {
    /// The API over this worker, with this allowance for each token, below the path `base` (empty or `/kings`).
    pub fn new(
        handle: Handle,
        stop: watch::Receiver<bool>,
        each: Allowance,
        base: &str,
    ) -> Arc<Self> {
        Arc::new(Self {
            handle,
            stop,
            limits: Limits::new(each),
            known: KnownTokens::default(),
            description: DESCRIPTION.replacen(
                &format!("\"url\": \"{BASE}\""),
                &format!("\"url\": \"{base}{BASE}\""),
                1,
            ),
        })
    }

    /// Runs a job of a program on the worker, in its owner's turn. Sentences are in English, as the rest of the API is,
    /// but a player is notified in their own language.
    async fn run<T: Send + 'static>(
        &self,
        turn: &RequestTurn,
        work: impl FnOnce(&mut Service, &Env) -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let work = |service: &mut Service, env: &Env| {
            with_language(Language::English, || work(service, env))
        };
        let done = self.handle.run_in_turn(&turn.name, &turn.place, work);
        Ok(done.await?)
    }

    /// [`Api::run`] for a job that only reads: no move waits for it where reading has a thread of its own.
    async fn read<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut Service, &Env) -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let done = self
            .handle
            .read(|service, env| with_language(Language::English, || work(service, env)));
        Ok(done.await?)
    }
}

type SharedApi = State<Arc<Api>>;

/// The routes of the API, below [`BASE`].
pub fn router(api: &Arc<Api>) -> Router {
    let mut router = Router::new();
    let mut paths: Vec<&str> = Vec::new();
    for route in &ROUTES {
        let fallback = !paths.contains(&route.path);
        let mut methods = method(route, api);
        if fallback {
            paths.push(route.path);
            let path = route.path;
            methods = methods.fallback(move || async move { wrong_method(path) });
        }
        router = router.route(route.path, methods);
    }
    let routes = router
        .fallback(|| async { Problem::Missing("No path of the API is like this.".into()) })
        .layer(DefaultBodyLimit::max(BODY))
        .with_state(Arc::clone(api));
    Router::new().nest(BASE, routes)
}

/// Adds the headers that every answer has.
pub(super) async fn protect(request: Request, next: Next) -> Response {
    let mut answer = next.run(request).await;
    let headers = answer.headers_mut();
    headers.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    let fresh = HeaderValue::from_static("private, no-store");
    headers.entry(CACHE_CONTROL).or_insert(fresh);
    answer
}

/// The handler of a route, behind the check of its token.
fn method(route: &'static ApiRoute, api: &Arc<Api>) -> MethodRouter<Arc<Api>> {
    let filter = if route.method == Method::POST {
        axum::routing::MethodFilter::POST
    } else {
        axum::routing::MethodFilter::GET
    };
    let handler = match route.operation {
        Operation::Account => on(filter, handlers::account),
        Operation::Games => on(filter, handlers::games),
        Operation::Game => on(filter, handlers::game),
        Operation::Moves => on(filter, handlers::moves),
        Operation::Play => on(filter, handlers::play),
        Operation::Record => on(filter, handlers::record),
        Operation::Analysis => on(filter, handlers::analysis),
        Operation::GameEvents => on(filter, events::of_game),
        Operation::Events => on(filter, events::of_all),
        Operation::Standings => on(filter, handlers::standings),
        Operation::Description => on(filter, handlers::description),
    };
    let gate = RouteGate {
        api: Arc::clone(api),
        route,
    };
    handler.route_layer(from_fn_with_state(gate, admit))
}

fn wrong_method(path: &str) -> Problem {
    let there = ROUTES.iter().filter(|route| route.path == path);
    Problem::WrongMethod(there.map(|route| route.method.clone()).collect())
}

/// The check before a route.
#[derive(Clone)]
struct RouteGate {
    api: Arc<Api>,
    route: &'static ApiRoute,
}

/// Lets a request in whose token may do this and has allowance left.
async fn admit(State(gate): State<RouteGate>, mut request: Request, next: Next) -> Response {
    let RouteGate { api, route } = gate;
    let asked = Stopwatch::start();
    let answer = match route.scope {
        None => next.run(request).await,
        Some(scope) => match admitted(&api, route, scope, bearer(&request)).await {
            Ok(program) => {
                request.extensions_mut().insert(program);
                next.run(request).await
            }
            Err(problem) => problem.into_response(),
        },
    };
    let path = format!("{BASE}{}", route.path);
    let status = answer.status().as_str().to_owned();
    let watch = api.handle.watch();
    watch.page_asked(path, status, asked.elapsed());
    answer
}

/// The token of a request.
fn bearer(request: &Request) -> Option<String> {
    let header = request.headers().get(AUTHORIZATION)?.to_str().ok()?;
    let (scheme, token) = header.split_once(' ')?;
    let is_bearer = scheme.eq_ignore_ascii_case("bearer");
    is_bearer.then(|| token.trim().to_owned())
}

/// The program of a token.
async fn looked_up(api: &Api, token: Option<String>) -> Result<Program, Problem> {
    // All clients that try tokens share one allowance, which is charged before any look-up.
    let tried = || {
        let taken = api.limits.take(None, 1, Instant::now());
        taken.map_err(Problem::TooMuch)
    };
    let hash = token.as_deref().and_then(tokens::hash);
    let (Some(token), Some(hash)) = (token, hash) else {
        tried()?;
        return Err(Problem::NoToken);
    };
    let look = move |service: &mut Service, env: &Env| programs::program(service, &token, env);
    let known = api.known.turn(&hash);
    let found = if let Some(turn) = &known {
        api.run(turn, look).await?
    } else {
        tried()?;
        api.handle.run(look).await?
    };
    match (found.map_err(|error| fault(&error))?, known) {
        (Some(program), Some(_)) => Ok(program),
        (Some(program), None) => {
            api.known.note(hash, program.turn());
            api.limits.give_back(None, 1);
            Ok(program)
        }
        (None, Some(_)) => {
            api.known.forget(&hash);
            tried()?;
            Err(Problem::NoToken)
        }
        (None, None) => Err(Problem::NoToken),
    }
}

async fn admitted(
    api: &Arc<Api>,
    route: &ApiRoute,
    scope: TokenScope,
    token: Option<String>,
) -> Result<Program, Problem> {
    let program = looked_up(api, token).await?;
    if program.scope < scope {
        let why = "This token is read-only: a token with the scope move plays.";
        return Err(Problem::NotAllowed(why));
    }
    let token = Some(program.token);
    let taken = api.limits.take(token, route.cost, Instant::now());
    taken.map_err(Problem::TooMuch)?;
    Ok(program)
}

/// The answer to a request that names another host.
pub(super) fn wrong_host() -> Response {
    Problem::WrongHost.into_response()
}

/// The answer to an address from which too much was asked.
pub(super) fn too_much(wait: Duration) -> Response {
    Problem::TooMuch(wait).into_response()
}

/// The answer to a body that is too large, or did not come in time.
pub(super) fn not_read(status: StatusCode) -> Response {
    if status == StatusCode::PAYLOAD_TOO_LARGE {
        return Problem::TooLarge.into_response();
    }
    Problem::BadRequest("The body did not come in time.".to_owned()).into_response()
}

/// The answer when the store fails.
fn fault(error: &crate::service::StoreError) -> Problem {
    tracing::error!(%error, "failed to answer a program");
    Problem::Fault
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::runtime::Runtime;
    use crate::service::PlayerId;
    use crate::service::lookup::viewers;

    /// The number of requests that the worker has run.
    fn requests(worker: &Runtime) -> u32 {
        let text = worker.handle().watch().exposition();
        let counted = "kingboard_worker_seconds_count{job=\"request\"} ";
        let count = text.lines().find_map(|line| line.strip_prefix(counted));
        count.map_or(0, |count| count.parse().unwrap())
    }

    #[tokio::test]
    async fn a_request_whose_batch_was_undone_is_answered_as_not_stored() {
        let worker = Runtime::in_memory();
        let (_stops, stop) = watch::channel(false);
        let api = Api::new(worker.handle(), stop, Allowance::OWN, "");
        let turn = RequestTurn {
            name: "ann".to_owned(),
            place: viewers::page_of(&PlayerId::new("ann")),
        };
        let release = worker.handle().keep_busy().await;
        let (first, lost, ()) = tokio::join!(
            api.run(&turn, |_, _| ()),
            api.run(&turn, |service, _| service.lose_batch().unwrap()),
            async { drop(release) },
        );
        assert!(lost.is_err());
        let said = "That was not stored: the disk reported an error. Everything before it is safe; please try again in \
                    a moment. If that does not help, Kingboard’s operator must look at it.";
        assert!(matches!(first, Err(Problem::NotStored(why)) if why == said));
        worker.stop().await;
    }

    #[tokio::test]
    async fn whoever_tries_many_tokens_keeps_the_worker_busy_with_few_of_them() {
        let worker = Runtime::in_memory();
        let (_stops, stop) = watch::channel(false);
        let few = Allowance {
            at_once: 5,
            each_second: 1,
        };
        let api = Api::new(worker.handle(), stop, few, "");
        for nth in 0..200 {
            let tried = looked_up(&api, Some(format!("kb_{nth:043}"))).await;
            assert!(matches!(tried, Err(Problem::NoToken | Problem::TooMuch(_))));
        }
        let looks = requests(&worker);
        assert!((1..100).contains(&looks), "{looks} looks");
        worker.stop().await;
    }
}
