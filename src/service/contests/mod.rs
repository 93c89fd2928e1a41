//! Contests and ladders: opened, entered, left, managed and shown; and their steps without a request.
//!
//! The `contest` layer decides. Here its events become games, messages and rows, each time in one transaction.

mod any_contest;
pub mod apply;
mod contest_news;
pub mod draft;
pub mod enter;
pub mod entrants;
pub mod files;
pub mod format_words;
pub mod games;
pub mod go_on;
pub mod health;
mod healthy;
pub mod here;
pub mod invitation;
pub mod ladder;
mod ladder_events;
pub mod lost;
pub mod manage;
pub mod numbers;
pub mod open;
pub mod page;
pub mod pairings;
pub mod picture;
pub mod run;
pub mod seasons;
pub mod standings_told;
pub mod table_notices;
pub mod tables_told;
pub mod tell;
pub mod trf;
pub mod view;
pub mod words;

use crate::contest::values::ContestPhase;
use crate::play::Env;
use crate::service::api::action::Request;
use crate::service::api::contest::{ContestAction, ContestModeration};
use crate::service::api::result::{self, HandlerError, HandlerResult};
use crate::service::contests::page::{ContestPage, PageViewer};
use crate::service::state::Service;
use crate::service::words::catalogue::TextArg;
use crate::store::{
    self, ContestId, ContestOrLadder, ContestRow, Store, StoreError, StoredContest,
};

/// Most contests of a server that are open or being played.
const MAX_CONTESTS: usize = 10;
/// Most contests listed.
const MAX_LISTED: usize = 20;

/// Handles an action on contests.
pub(in crate::service) fn contest(
    service: &mut Service,
    request: &Request,
    action: &ContestAction,
    env: &Env,
) -> HandlerResult {
    let one = |service: &Service, id: Option<ContestId>| {
        find(&service.store, request, id, &ContestPhase::UNFINISHED)
    };
    match action {
        ContestAction::Draft(wanted) => draft::draft(service, request, wanted),
        ContestAction::Open(wanted) => open::open(service, request, wanted, env),
        ContestAction::Join(id) => {
            let found = find_open(&service.store, request, *id)?;
            enter::join(service, request, &found, None, env)
        }
        ContestAction::JoinTeam { contest, team } => {
            let found = find_open(&service.store, request, *contest)?;
            enter::join(service, request, &found, Some(*team), env)
        }
        ContestAction::Leave { contest, price } => {
            let found = find_own(&service.store, request, *contest)?;
            enter::leave(service, request, &found, *price, env)
        }
        ContestAction::Rest(id) => {
            let found = find_own(&service.store, request, *id)?;
            enter::rest(service, request, &found, env)
        }
        ContestAction::Show(id) => {
            let found = find_to_look_at(&service.store, request, *id)?;
            show(service, request, &found, 0, env)
        }
        ContestAction::Page { contest, page } => {
            let found = one(service, Some(*contest))?;
            let mut replies = show(service, request, &found, *page, env)?;
            for reply in &mut replies {
                reply.replaces_source = true;
            }
            Ok(replies)
        }
        ContestAction::Pairings {
            contest,
            round,
            page,
        } => {
            let found = find_to_look_at(&service.store, request, *contest)?;
            let wanted = WantedPage {
                round: *round,
                page: *page,
            };
            pairings(service, request, &found, wanted)
        }
        ContestAction::List => list(&service.store, request),
        ContestAction::Manage {
            contest,
            moderation,
        } => manage_one(service, request, *contest, moderation, env),
        ContestAction::Take { contest, place } => {
            let found = one(service, Some(*contest))?;
            enter::take(service, request, &found, *place, env)
        }
    }
}

/// Handles a moderator’s action on the contest that it names, or on the newest one for which it is possible.
fn manage_one(
    service: &mut Service,
    request: &Request,
    contest: Option<ContestId>,
    moderation: &ContestModeration,
    env: &Env,
) -> HandlerResult {
    let phases: &[ContestPhase] = match moderation {
        ContestModeration::Begin => phases_to_begin(&service.store, request)?,
        ContestModeration::Correct { .. } => &[ContestPhase::Running, ContestPhase::Over],
        ContestModeration::Cancel { .. }
        | ContestModeration::Hold { .. }
        | ContestModeration::Resume
        | ContestModeration::Here
        | ContestModeration::Remove { .. }
        | ContestModeration::Replace { .. } => &ContestPhase::UNFINISHED,
    };
    let contest = match (contest, moderation) {
        (None, ContestModeration::Here) => {
            let server = request.place.server();
            here::newest_lost(&service.store, server, ContestOrLadder::contest)?
        }
        (contest, _) => contest,
    };
    let found = find(&service.store, request, contest, phases)?;
    manage::manage(service, request, &found, moderation, env)
}

/// Shows a page of a contest.
fn show(
    service: &Service,
    request: &Request,
    found: &StoredContest,
    page: u32,
    env: &Env,
) -> HandlerResult {
    let viewer = PageViewer {
        player: &request.user.id,
        env,
    };
    let shown = ContestPage::of(service, found)?;
    Ok(vec![shown.whole(service, Some(viewer), page)?])
}

/// A page of pairings.
#[derive(Clone, Copy)]
struct WantedPage {
    /// The round; `None` is the newest.
    round: Option<u32>,
    /// The page, from 0.
    page: u32,
}

/// Shows the pairings of a round.
fn pairings(
    service: &Service,
    request: &Request,
    found: &StoredContest,
    WantedPage { round, page }: WantedPage,
) -> HandlerResult {
    let shown = ContestPage::of(service, found)?;
    let last = shown.rounds();
    if last == 0 {
        let title = words::title(&found.into());
        let args = [("title", title.into())];
        return Ok(vec![result::note("refuse-contest-not-begun", &args)]);
    }
    let newest = if found.contest.terms().format.has_rounds() {
        found.contest.round().min(last)
    } else {
        1
    };
    let round = round.unwrap_or(newest).clamp(1, last);
    let player = &request.user.id;
    Ok(vec![shown.pairings_for(service, player, round, page)])
}

/// The contest of this number, if it belongs to this server; without a number the newest in these phases.
fn find(
    store: &Store,
    request: &Request,
    id: Option<ContestId>,
    phases: &[ContestPhase],
) -> Result<StoredContest, HandlerError> {
    let server = request.place.server();
    let id = if let Some(id) = id {
        id
    } else {
        let rows = store::contests::of_server(store, server, phases, 1)?;
        let newest = rows.first().map(|row| row.id);
        newest.ok_or_else(|| result::with_command("contest-none", "contest open"))?
    };
    if store::contests::quarantine::contains(store, ContestOrLadder::Contest(id))? {
        return Err(apart(id.0));
    }
    let found = match store::contests::get(store, id) {
        Err(StoreError::DamagedContest { .. }) => return Err(apart(id.0)),
        found => found?.filter(|found| found.subject.place.server() == server),
    };
    found.ok_or_else(|| {
        let args = [
            ("number", TextArg::Num(id.0)),
            ("command", TextArg::Command("contest list")),
        ];
        result::note("refuse-contest-unknown", &args).into()
    })
}

/// The phases of a contest that a moderator begins: an open one, or else the one that has begun already.
fn phases_to_begin(
    store: &Store,
    request: &Request,
) -> Result<&'static [ContestPhase], StoreError> {
    let open = store::contests::of_server(store, request.place.server(), &[ContestPhase::Open], 1)?;
    Ok(if open.is_empty() {
        &ContestPhase::UNFINISHED
    } else {
        &[ContestPhase::Open]
    })
}

/// The answer about a contest whose data is damaged.
fn apart(number: i64) -> HandlerError {
    let args = [("number", TextArg::Num(number))];
    result::note("refuse-contest-apart", &args).into()
}

/// The contest to enter: without a number the newest that is open, or else one that is being played.
fn find_open(
    store: &Store,
    request: &Request,
    id: Option<ContestId>,
) -> Result<StoredContest, HandlerError> {
    let open = store::contests::of_server(store, request.place.server(), &[ContestPhase::Open], 1)?;
    let id = id.or_else(|| open.first().map(|row| row.id));
    find(store, request, id, &ContestPhase::UNFINISHED)
}

/// The contest that a player leaves or rests in: without a number the newest unfinished one with them in it, or else
/// the newest.
fn find_own(
    store: &Store,
    request: &Request,
    id: Option<ContestId>,
) -> Result<StoredContest, HandlerError> {
    if id.is_none() {
        let server = request.place.server();
        let rows =
            store::contests::of_server(store, server, &ContestPhase::UNFINISHED, MAX_CONTESTS)?;
        for row in rows {
            // A damaged contest hides no other one.
            let Ok(found) = find(store, request, Some(row.id), &[]) else {
                continue;
            };
            if found
                .contest
                .is_in(run::number_of(&found, &request.user.id))
            {
                return Ok(found);
            }
        }
    }
    find(store, request, id, &ContestPhase::UNFINISHED)
}

/// The contest to look at. Without a number it is the newest unfinished one, or else the newest that is over.
fn find_to_look_at(
    store: &Store,
    request: &Request,
    id: Option<ContestId>,
) -> Result<StoredContest, HandlerError> {
    let server = request.place.server();
    let goes_on = store::contests::of_server(store, server, &ContestPhase::UNFINISHED, 1)?;
    let phases: &[ContestPhase] = if goes_on.is_empty() {
        &[ContestPhase::Over]
    } else {
        &ContestPhase::UNFINISHED
    };
    find(store, request, id, phases)
}

/// The contests of a server, unfinished ones first.
fn list(store: &Store, request: &Request) -> HandlerResult {
    let server = request.place.server();
    let mut rows: Vec<ContestRow> =
        store::contests::of_server(store, server, &ContestPhase::UNFINISHED, MAX_LISTED)?;
    rows.extend(store::contests::of_server(
        store,
        server,
        &[ContestPhase::Over],
        MAX_LISTED - rows.len().min(MAX_LISTED),
    )?);
    if rows.is_empty() {
        return Ok(vec![result::with_command("contest-none", "contest open")]);
    }
    Ok(vec![page::list(&rows)])
}
