//! Contests: opened, entered, left and shown; and how they go on by themselves.
//!
//! The `contest` layer decides. Here its events become games, messages and rows, each time in one transaction.

pub mod apply;
pub mod go_on;
pub mod open;
pub mod page;
pub mod seasons;

use crate::play::Env;
use crate::service::api::action::Request;
use crate::service::api::contest::ContestAction;
use crate::service::api::result;
use crate::service::api::result::{HandlerError, HandlerResult};
use crate::service::state::Service;
use crate::service::words::catalogue::TextArg;
use crate::store::{ContestId, ContestRow, Store, StoredContest};

/// Most contests of a server that are open or being played.
const MOST: usize = 10;
/// Most contests listed.
const LISTED: usize = 20;
/// Stages of contests that go on.
const ALIVE: [&str; 2] = ["open", "running"];

/// Handles an action on contests.
pub(in crate::service) fn contest(
    service: &mut Service,
    request: &Request,
    action: &ContestAction,
    env: &Env,
) -> HandlerResult {
    match action {
        ContestAction::Open(wanted) => open::open(service, request, wanted, env),
        ContestAction::Join(id) => {
            let found = find(&service.store, request, *id, &["open"])?;
            open::join(service, request, &found, env)
        }
        ContestAction::Leave { contest, sure } => {
            let found = find(&service.store, request, *contest, &ALIVE)?;
            open::leave(service, request, &found, *sure, env)
        }
        ContestAction::Show(id) => {
            let found = find(&service.store, request, *id, &ALIVE)?;
            let reply = page::page(service, &found, Some(&request.user.id))?;
            Ok(vec![reply])
        }
        ContestAction::List => list(&service.store, request),
        ContestAction::Begin(id) => {
            let found = find(&service.store, request, *id, &["open"])?;
            open::begin(service, request, &found, env)
        }
        ContestAction::Cancel { contest, sure } => {
            let found = find(&service.store, request, *contest, &ALIVE)?;
            open::cancel(service, request, &found, *sure, env)
        }
    }
}

/// The contest of this number, if it belongs to this server; without a number the newest at these stages.
fn find(
    store: &Store,
    request: &Request,
    id: Option<ContestId>,
    stages: &[&str],
) -> Result<StoredContest, HandlerError> {
    let server = request.place.server();
    let id = if let Some(id) = id {
        id
    } else {
        let rows = store.contests_of_server(server, stages, 1)?;
        let newest = rows.first().map(|row| row.id);
        newest.ok_or_else(|| result::with_command("contest-none", "contest open"))?
    };
    let found = store
        .contest(id)?
        .filter(|found| found.subject.place.server() == server);
    found.ok_or_else(|| {
        let args = [
            ("number", TextArg::Num(id.0)),
            ("command", TextArg::Command("contest list")),
        ];
        result::note("refuse-contest-unknown", &args).into()
    })
}

/// The contests of a server, those that go on first.
fn list(store: &Store, request: &Request) -> HandlerResult {
    let server = request.place.server();
    let mut rows: Vec<ContestRow> = store.contests_of_server(server, &ALIVE, LISTED)?;
    rows.extend(store.contests_of_server(server, &["over"], LISTED - rows.len().min(LISTED))?);
    if rows.is_empty() {
        return Ok(vec![result::with_command("contest-none", "contest open")]);
    }
    Ok(vec![page::list(&rows)])
}
