//! The channel of a contest: lost, and found again where a moderator asks for it.

use std::collections::BTreeSet;

use crate::contest::event::ContestEvent;
use crate::play::{Env, Game, GameId, Place, PlayerId, Server, pause};
use crate::service::api::action::Request;
use crate::service::api::places::LostPlace;
use crate::service::api::reply::Reply;
use crate::service::api::result;
use crate::service::api::result::{HandlerError, HandlerResult};
use crate::service::commit::append::{self, AppendExtras};
use crate::service::commit::{batch, notices};
use crate::service::contests::healthy::healthy;
use crate::service::contests::{apply, lost, words};
use crate::service::lookup::load;
use crate::service::state::Service;
use crate::service::words::catalogue::TextArg;
use crate::store::{
    self, ContestExtras, ContestId, Store, StoreError, StoredContest, UNFINISHED_CONTESTS,
};

/// The newest contest of a server that is without a channel.
pub(super) fn newest_lost(store: &Store, server: &Server) -> Result<Option<ContestId>, StoreError> {
    for row in store::contests::of_server(store, server, &UNFINISHED_CONTESTS, usize::MAX)? {
        let found = healthy(store, row.id)?;
        if found.is_some_and(|found| found.contest.lost().is_some()) {
            return Ok(Some(row.id));
        }
    }
    Ok(None)
}

/// Stops all contests of a place that is gone, until a moderator brings them to another one. Each is stopped once,
/// however often it is reported.
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
    batch::together(service, |service| {
        apply::apply(service, &found, &[ContestEvent::PlaceLost], &extras, env)?;
        let games = store::contests::running_games(&service.store, id)?;
        let told = told_with_games(&service.store, games.into_values())?;
        lost::tell_people(service, &found, &told, env)
    })?;
    tracing::warn!(
        contest = id.0,
        "the place of a contest is gone: it stands still"
    );
    Ok(())
}

/// The players of those of these games whose place is gone. The notices about the games name their contest or ladder.
pub(super) fn told_with_games(
    store: &Store,
    games: impl IntoIterator<Item = GameId>,
) -> Result<BTreeSet<PlayerId>, StoreError> {
    let mut told = BTreeSet::new();
    for id in games {
        let game = load::load_healthy(store, id)?;
        if let Some(game) = game.filter(notices::is_placeless) {
            let players = game.seats().iter();
            told.extend(players.filter(|player| game.is_active(player)).cloned());
        }
    }
    Ok(told)
}

/// Enqueues the people in the contests of a server that are without a channel a message, now that the bot is back there.
/// While it was away, it could not reach most of them.
pub(in crate::service) fn tell_again(
    service: &mut Service,
    server: &Server,
    env: &Env,
) -> Result<(), StoreError> {
    let rows =
        store::contests::of_server(&service.store, server, &UNFINISHED_CONTESTS, usize::MAX)?;
    for row in rows {
        let found = healthy(&service.store, row.id)?;
        if let Some(found) = found.filter(|found| found.contest.lost().is_some()) {
            lost::tell_people(service, &found, &BTreeSet::new(), env)?;
        }
    }
    Ok(())
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
    let stays = !lost && found.subject.place == *here;
    let mut moved = found.clone();
    moved.subject.place = here.clone();
    let came = batch::together(service, |service| {
        if !stays {
            store::contests::set_place(&mut service.store, found.id, here)?;
            let extras = ContestExtras::default();
            apply::apply(service, &moved, &[ContestEvent::Moved], &extras, env)?;
        }
        let games = store::contests::running_games(&service.store, found.id)?;
        // Games of players who have left were not paused for their place.
        let left = lost.then_some(&found.subject.place);
        bring_games(service, games.into_values(), left, here, env)
    })?;
    if stays && came == 0 {
        return Err(here_already(title));
    }
    Ok(vec![brought(title, came)])
}

/// Brings those of these games whose place is gone, or is the one that was `left`. Returns their number.
pub(super) fn bring_games(
    service: &mut Service,
    games: impl IntoIterator<Item = GameId>,
    left: Option<&Place>,
    here: &Place,
    env: &Env,
) -> Result<usize, StoreError> {
    let mut came = 0;
    for id in games {
        let game = load::load_healthy(&service.store, id)?;
        let comes = |game: &Game| {
            notices::is_placeless(game) || left.is_some_and(|left| game.place() == left)
        };
        let Some(game) = game.filter(comes) else {
            continue;
        };
        let events = pause::carry(&game, here);
        append::append_with(service, &game, &events, AppendExtras::default(), env)?;
        came += 1;
    }
    Ok(came)
}

/// The answer to bringing, with the number of games that came along.
pub(super) fn brought(title: String, games: usize) -> Reply {
    let args = [("title", title.into()), ("games", TextArg::count(games))];
    result::note("contest-brought", &args)
}

/// The answer if there is nothing to bring.
pub(super) fn here_already(title: String) -> HandlerError {
    result::note("refuse-contest-here", &[("title", title.into())]).into()
}
