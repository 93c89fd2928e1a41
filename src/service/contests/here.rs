//! The channel of a contest or a ladder: lost, and found again where a moderator asks for it.

use std::collections::BTreeSet;

use crate::contest::event::ContestEvent;
use crate::contest::ladder::LadderEvent;
use crate::contest::values::ContestPhase;
use crate::play::{Env, Game, GameId, Place, PlayerId, Server, pause};
use crate::service::api::places::LostPlace;
use crate::service::api::result::{self, HandlerResult};
use crate::service::commit::append::{self, AppendExtras};
use crate::service::commit::{batch, notices};
use crate::service::contests::any_contest::AnyContest;
use crate::service::contests::ladder_events::{self, LadderBesides};
use crate::service::contests::{apply, lost};
use crate::service::lookup::load;
use crate::service::state::Service;
use crate::service::words::catalogue::TextArg;
use crate::store::{self, ContestExtras, ContestOrLadder, Store, StoreError};

/// A change of the channel of a contest or a ladder.
#[derive(Clone, Copy)]
enum ChannelEvent {
    Lost,
    Moved,
}

/// The unfinished contests and the open ladders of a server, the newest first of each.
fn unfinished_in(store: &Store, server: &Server) -> Result<Vec<ContestOrLadder>, StoreError> {
    let contests =
        store::contests::of_server(store, server, &ContestPhase::UNFINISHED, usize::MAX)?;
    let ladders = store::ladders::of_server(store, server)?;
    let contests = contests.iter().map(|row| ContestOrLadder::Contest(row.id));
    let ladders = ladders.iter().filter(|row| !row.closed);
    let ladders = ladders.map(|row| ContestOrLadder::Ladder(row.id));
    Ok(contests.chain(ladders).collect())
}

/// The unfinished contests and the open ladders of a place that is gone.
fn unfinished_at(store: &Store, gone: &LostPlace) -> Result<Vec<ContestOrLadder>, StoreError> {
    match gone {
        LostPlace::Place(place) => {
            let contests = store::contests::unfinished_at(store, place)?.into_iter();
            let ladders = store::ladders::open_at(store, place)?.into_iter();
            let contests = contests.map(ContestOrLadder::Contest);
            Ok(contests
                .chain(ladders.map(ContestOrLadder::Ladder))
                .collect())
        }
        LostPlace::Server(server) => unfinished_in(store, server),
    }
}

/// The newest contest, or ladder, of a server that stands still without a channel. `id` chooses between the two.
pub(super) fn newest_lost<T>(
    store: &Store,
    server: &Server,
    id: impl Fn(ContestOrLadder) -> Option<T>,
) -> Result<Option<T>, StoreError> {
    for of in unfinished_in(store, server)? {
        if let Some(id) = id(of)
            && AnyContest::load(store, of)?.is_some_and(|found| found.stands_still())
        {
            return Ok(Some(id));
        }
    }
    Ok(None)
}

/// Stops all contests and ladders of a place that is gone, until a moderator brings them to another one. Each is stopped
/// once, however often it is reported.
pub(in crate::service) fn place_lost(service: &mut Service, gone: &LostPlace, env: &Env) {
    let all = unfinished_at(&service.store, gone).unwrap_or_else(|error| {
        tracing::error!(%error, "failed to read the contests and ladders of a lost place");
        Vec::new()
    });
    for of in all {
        if let Err(error) = stop(service, of, env) {
            tracing::error!(%error, %of, "failed to stop a contest or ladder whose place is gone");
        }
    }
}

fn stop(service: &mut Service, of: ContestOrLadder, env: &Env) -> Result<(), StoreError> {
    let found = AnyContest::load(&service.store, of)?;
    let Some(found) = found.filter(|found| found.is_unfinished() && !found.has_lost_place()) else {
        return Ok(());
    };
    batch::together(service, |service| {
        store_event(service, &found, ChannelEvent::Lost, env)?;
        let games = found.open_games(&service.store)?;
        let told = told_with_games(&service.store, games)?;
        let people = found.people().into_iter();
        let people = people.filter(|player| !told.contains(*player));
        lost::enqueue_each(service, people, of, env)
    })?;
    tracing::warn!(%of, "the place of a contest or ladder is gone: it stands still");
    Ok(())
}

/// Stores the event about a channel.
fn store_event(
    service: &mut Service,
    found: &AnyContest,
    event: ChannelEvent,
    env: &Env,
) -> Result<(), StoreError> {
    match found {
        AnyContest::Contest(found) => {
            let event = match event {
                ChannelEvent::Lost => ContestEvent::PlaceLost,
                ChannelEvent::Moved => ContestEvent::Moved,
            };
            let extras = ContestExtras::default();
            apply::apply(service, found, &[event], &extras, env)?;
        }
        AnyContest::Ladder(found) => {
            let event = match event {
                ChannelEvent::Lost => LadderEvent::PlaceLost,
                ChannelEvent::Moved => LadderEvent::Moved,
            };
            ladder_events::append(service, found, event, LadderBesides::default(), env)?;
        }
    }
    Ok(())
}

/// The players of those of these games whose place is gone. The notices about the games name their contest or ladder.
fn told_with_games(
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

/// Enqueues the people in the contests and ladders of a server that are without a channel a message, now that the bot is
/// back there. While it was away, it could not reach most of them.
pub(in crate::service) fn tell_again(
    service: &mut Service,
    server: &Server,
    env: &Env,
) -> Result<(), StoreError> {
    for of in unfinished_in(&service.store, server)? {
        let found = AnyContest::load(&service.store, of)?;
        if let Some(found) = found.filter(AnyContest::stands_still) {
            lost::enqueue_each(service, found.people(), of, env)?;
        }
    }
    Ok(())
}

/// Brings a contest or a ladder to another place, and with it its games that have none.
pub(super) fn bring(
    service: &mut Service,
    mut found: AnyContest,
    here: &Place,
    env: &Env,
) -> HandlerResult {
    let left = std::mem::replace(found.place_mut(), here.clone());
    let lost = found.has_lost_place();
    let stays = !lost && left == *here;
    let came = batch::together(service, |service| {
        if !stays {
            store::contests::set_place(&mut service.store, found.id(), here)?;
            store_event(service, &found, ChannelEvent::Moved, env)?;
        }
        let games = found.open_games(&service.store)?;
        // Games of players who have left were not paused for their place.
        bring_games(service, games, lost.then_some(&left), here, env)
    })?;
    let title = ("title", found.title().into());
    if stays && came == 0 {
        return Err(result::note("refuse-contest-here", &[title]).into());
    }
    let games = ("games", TextArg::count(came));
    Ok(vec![result::note("contest-brought", &[title, games])])
}

/// Brings those of these games whose place is gone, or is the one that was `left`. Returns their number.
fn bring_games(
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
