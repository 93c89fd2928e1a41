//! The channel of a ladder: lost, and found again where a moderator asks for it.

use std::collections::BTreeSet;

use crate::contest::ladder::{LadderEvent, LadderRefusal};
use crate::play::{Env, Game, PlayerId, Server};
use crate::service::api::action::Request;
use crate::service::api::places::LostPlace;
use crate::service::api::reply::Reply;
use crate::service::api::result;
use crate::service::api::result::HandlerResult;
use crate::service::commit::batch;
use crate::service::contests::healthy::healthy_ladder;
use crate::service::contests::here::{bring_games, brought, here_already, told_with_games};
use crate::service::contests::ladder::{LadderBesides, page, store as store_event};
use crate::service::contests::lost::{LOST, enqueue_each};
use crate::service::contests::open;
use crate::service::state::Service;
use crate::service::words::catalogue::{TextArg, sentences};
use crate::service::words::text::Text;
use crate::store::{self, ContestOrLadder, LadderId, Notice, Store, StoreError, StoredLadder};

/// Stops all ladders of a place that is gone, until a moderator brings them to another one. Each is stopped once, however
/// often it is reported.
pub(in crate::service) fn place_lost(service: &mut Service, gone: &LostPlace, env: &Env) {
    let ladders = match gone {
        LostPlace::Place(place) => store::ladders::open_at(&service.store, place),
        LostPlace::Server(server) => store::ladders::of_server(&service.store, server)
            .map(|rows| rows.iter().map(|row| row.id).collect()),
    };
    let ladders = ladders.unwrap_or_else(|error| {
        tracing::error!(%error, "failed to read the ladders of a lost place");
        Vec::new()
    });
    for id in ladders {
        if let Err(error) = stop(service, id, env) {
            tracing::error!(%error, ladder = id.0, "failed to stop a ladder whose place is gone");
        }
    }
}

fn stop(service: &mut Service, id: LadderId, env: &Env) -> Result<(), StoreError> {
    let found = store::ladders::get(&service.store, id)?;
    let Some(found) =
        found.filter(|found| !found.ladder.is_closed() && found.ladder.lost().is_none())
    else {
        return Ok(());
    };
    batch::together(service, |service| {
        let nothing = LadderBesides::default();
        store_event(service, &found, LadderEvent::PlaceLost, nothing, env)?;
        let games = store::ladders::open_games(&service.store, id)?;
        let told = told_with_games(&service.store, games)?;
        tell_members(service, &found, &told, env)
    })?;
    tracing::warn!(
        ladder = id.0,
        "the place of a ladder is gone: it stands still"
    );
    Ok(())
}

/// Enqueues the members of a ladder a private message: it stands still without a channel. `told` are those who read it
/// with their games.
fn tell_members(
    service: &mut Service,
    found: &StoredLadder,
    told: &BTreeSet<PlayerId>,
    env: &Env,
) -> Result<(), StoreError> {
    let members = found.ladder.places().iter();
    let members = members.filter_map(|member| found.people.get(member));
    let members = members.filter(|player| !told.contains(*player));
    enqueue_each(service, members, ContestOrLadder::Ladder(found.id), env)
}

/// Enqueues the members of the ladders of a server that are without a channel a message, now that the bot is back there.
/// While it was away, it could not reach most of them.
pub(in crate::service) fn tell_again(
    service: &mut Service,
    server: &Server,
    env: &Env,
) -> Result<(), StoreError> {
    for row in store::ladders::of_server(&service.store, server)? {
        let found = healthy_ladder(&service.store, row.id)?;
        if let Some(found) = found.filter(is_lost) {
            tell_members(service, &found, &BTreeSet::new(), env)?;
        }
    }
    Ok(())
}

/// The message of a notice about a ladder; `None` if there is nothing to say any more.
pub(in crate::service) fn message(
    service: &Service,
    notice: &Notice,
) -> Result<Option<Reply>, StoreError> {
    let Some((id, LOST)) = notice.detail.split_once('.') else {
        return page::message(service, notice);
    };
    let found = match id.parse() {
        Ok(id) => healthy_ladder(&service.store, LadderId(id))?,
        Err(_) => None,
    };
    Ok(found.filter(is_lost).map(|found| {
        let mut reply = result::note("contest-games-gone", &lost_args(&found));
        reply.notify = notice.recipient.iter().cloned().collect();
        reply
    }))
}

fn lost_args(found: &StoredLadder) -> [(&'static str, TextArg<'static>); 2] {
    [
        ("title", page::title(found).into()),
        ("command", TextArg::Command("ladder here")),
    ]
}

/// The newest open ladder of a server that is without a channel.
pub(super) fn newest_lost(store: &Store, server: &Server) -> Result<Option<LadderId>, StoreError> {
    for row in store::ladders::of_server(store, server)? {
        let found = healthy_ladder(store, row.id)?;
        if found.is_some_and(|found| is_lost(&found)) {
            return Ok(Some(row.id));
        }
    }
    Ok(None)
}

fn is_lost(found: &StoredLadder) -> bool {
    !found.ladder.is_closed() && found.ladder.lost().is_some()
}

/// For each ladder of these games that stands still without its place, the sentence that says so.
pub(in crate::service) fn lost_ladders(
    store: &Store,
    games: &[Game],
) -> Result<Vec<Text>, StoreError> {
    let mut ladders = BTreeSet::new();
    for game in games {
        ladders.extend(store::ladders::of_game(store, game.id())?);
    }
    let mut lines = Vec::new();
    for id in ladders {
        let found = healthy_ladder(store, id)?;
        if let Some(found) = found.filter(is_lost) {
            lines.push(sentences().text("contest-games-gone", &lost_args(&found)));
        }
    }
    Ok(lines)
}

/// Brings a ladder to the place of this request, and with it its games that have none.
pub(super) fn bring_ladder(
    service: &mut Service,
    request: &Request,
    found: &StoredLadder,
    env: &Env,
) -> HandlerResult {
    open::may_open(service, request)?;
    let title = page::title(found);
    if found.ladder.is_closed() {
        return Err(page::refused(found, LadderRefusal::Closed).into());
    }
    let here = &request.place;
    let stays = found.ladder.lost().is_none() && found.subject.place == *here;
    let mut moved = found.clone();
    moved.subject.place = here.clone();
    let came = batch::together(service, |service| {
        if !stays {
            store::ladders::set_place(&mut service.store, found.id, here)?;
            let nothing = LadderBesides::default();
            store_event(service, &moved, LadderEvent::Moved, nothing, env)?;
        }
        let games = store::ladders::open_games(&service.store, found.id)?;
        // Games of players who have left were not paused for their place.
        let left = found.ladder.lost().map(|_| &found.subject.place);
        bring_games(service, games, left, here, env)
    })?;
    if stays && came == 0 {
        return Err(here_already(title));
    }
    Ok(vec![brought(title, came)])
}
