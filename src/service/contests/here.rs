//! The channel of a contest or a ladder: lost, and found again where a moderator asks for it.

use std::collections::BTreeSet;

use crate::contest::event::ContestEvent;
use crate::game::seat::Seat;
use crate::play::{Env, Game, GameId, Place, pause};
use crate::service::api::action::Request;
use crate::service::api::places::LostPlace;
use crate::service::api::reply::Reply;
use crate::service::api::result;
use crate::service::api::result::{HandlerError, HandlerResult};
use crate::service::commit::append::{self, AppendExtras};
use crate::service::commit::{batch, notices};
use crate::service::contests::{apply, open, words};
use crate::service::lookup::load;
use crate::service::state::Service;
use crate::service::words::catalogue::{TextArg, sentences};
use crate::service::words::text::Text;
use crate::store::{
    self, ContestExtras, ContestId, Store, StoreError, StoredContest, StoredLadder,
    UNFINISHED_CONTESTS,
};

/// Stops all contests of a place that is gone, until a moderator brings them to another one. Each is stopped once, however
/// often it is reported.
pub(in crate::service) fn place_lost(service: &mut Service, gone: &LostPlace, env: &Env) {
    let contests = match gone {
        LostPlace::Place(place) => store::contests::unfinished_at(&service.store, place),
        LostPlace::Server(server) => {
            let rows = store::contests::of_server(
                &service.store,
                server,
                &UNFINISHED_CONTESTS,
                usize::MAX,
            );
            rows.map(|rows| rows.iter().map(|row| row.id).collect())
        }
    };
    let contests = contests.unwrap_or_else(|error| {
        tracing::error!(%error, "failed to read the contests of a lost place");
        Vec::new()
    });
    for id in contests {
        if let Err(error) = stop(service, id, env) {
            tracing::error!(%error, contest = id.0, "a contest whose place is gone goes on");
        }
    }
}

fn stop(service: &mut Service, id: ContestId, env: &Env) -> Result<(), StoreError> {
    let found = store::contests::get(&service.store, id)?;
    let Some(found) = found.filter(|found| found.contest.lost().is_none()) else {
        return Ok(());
    };
    let extras = ContestExtras::default();
    apply::apply(service, &found, &[ContestEvent::PlaceLost], &extras, env)?;
    tracing::warn!(
        contest = id.0,
        "the place of a contest is gone: it stands still"
    );
    Ok(())
}

/// For each contest of these games that stands still without its place, the sentence that says so.
pub(in crate::service) fn lost_contests(
    store: &Store,
    games: &[Game],
) -> Result<Vec<Text>, StoreError> {
    let mut contests = BTreeSet::new();
    for game in games {
        contests.extend(store::contests::of_game(store, game.id())?.map(|found| found.contest));
    }
    let mut lines = Vec::new();
    for id in contests {
        let found = store::contests::get(store, id)?;
        if let Some(found) = found.filter(|found| found.contest.lost().is_some()) {
            let args = [
                ("title", words::title(&(&found).into()).into()),
                ("command", TextArg::Command("contest here")),
            ];
            lines.push(sentences().text("contest-games-gone", &args));
        }
    }
    Ok(lines)
}

/// Brings a contest to the place of this request, and with it its games that have none.
pub(super) fn bring_contest(
    service: &mut Service,
    request: &Request,
    found: &StoredContest,
    env: &Env,
) -> HandlerResult {
    let title = words::title(&found.into());
    let here = &request.place;
    let lost = found.contest.lost().is_some();
    if !lost && found.subject.place == *here {
        return Err(here_already(title));
    }
    let mut moved = found.clone();
    moved.subject.place = here.clone();
    let came = batch::together(service, |service| {
        store::contests::set_place(&mut service.store, found.id, here)?;
        if lost {
            let extras = ContestExtras::default();
            apply::apply(service, &moved, &[ContestEvent::PlaceFound], &extras, env)?;
        }
        let games = store::contests::running_games(&service.store, found.id)?;
        bring_games(service, games.into_values(), here, env)
    })?;
    Ok(vec![brought(title, came)])
}

/// Brings a ladder to the place of this request, and with it its games that have none.
pub(super) fn bring_ladder(
    service: &mut Service,
    request: &Request,
    found: &StoredLadder,
    title: String,
    env: &Env,
) -> HandlerResult {
    open::may_open(service, request)?;
    let here = &request.place;
    let came = batch::together(service, |service| {
        store::ladders::set_place(&mut service.store, found.id, here)?;
        let games = store::ladders::open_games(&service.store, found.id)?;
        bring_games(service, games, here, env)
    })?;
    if found.subject.place == *here && came == 0 {
        return Err(here_already(title));
    }
    Ok(vec![brought(title, came)])
}

/// Brings those of these games whose place is gone. Returns their number.
fn bring_games(
    service: &mut Service,
    games: impl IntoIterator<Item = GameId>,
    here: &Place,
    env: &Env,
) -> Result<usize, StoreError> {
    let mut came = 0;
    for id in games {
        let Some(game) = load::load_healthy(&service.store, id)?.filter(notices::is_placeless)
        else {
            continue;
        };
        let events = pause::carry(&game, resumer(&game), here);
        append::append_with(service, &game, &events, AppendExtras::default(), env)?;
        came += 1;
    }
    Ok(came)
}

/// The seat in whose name a game goes on that a moderator has brought.
fn resumer(game: &Game) -> Seat {
    game.active_seats().next().unwrap_or(Seat::FIRST)
}

fn brought(title: String, games: usize) -> Reply {
    let args = [("title", title.into()), ("games", TextArg::count(games))];
    result::note("contest-brought", &args)
}

fn here_already(title: String) -> HandlerError {
    result::note("refuse-contest-here", &[("title", title.into())]).into()
}
