//! The channel of a ladder: lost, and found again where a moderator asks for it.

use std::collections::BTreeSet;

use crate::contest::ladder::{LadderEvent, LadderRefusal};
use crate::play::{Env, Game, Server};
use crate::service::api::action::Request;
use crate::service::api::places::LostPlace;
use crate::service::api::result::HandlerResult;
use crate::service::commit::batch;
use crate::service::contests::here::{bring_games, brought, here_already};
use crate::service::contests::ladder::{LadderBesides, page, store as store_event};
use crate::service::contests::open;
use crate::service::state::Service;
use crate::service::words::catalogue::{TextArg, sentences};
use crate::service::words::text::Text;
use crate::store::{self, LadderId, Store, StoreError, StoredLadder};

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
    let nothing = LadderBesides::default();
    store_event(service, &found, LadderEvent::PlaceLost, nothing, env)?;
    tracing::warn!(
        ladder = id.0,
        "the place of a ladder is gone: it stands still"
    );
    Ok(())
}

/// The newest open ladder of a server that is without a channel.
pub(super) fn newest_lost(store: &Store, server: &Server) -> Result<Option<LadderId>, StoreError> {
    for row in store::ladders::of_server(store, server)? {
        let found = store::ladders::get(store, row.id)?;
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
        let found = store::ladders::get(store, id)?;
        if let Some(found) = found.filter(is_lost) {
            let args = [
                ("title", page::title(&found).into()),
                ("command", TextArg::Command("ladder here")),
            ];
            lines.push(sentences().text("contest-games-gone", &args));
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
