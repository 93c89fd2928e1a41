//! Words about contests and ladders without a channel, to the people in them.

use std::collections::BTreeSet;

use crate::contest::event::ContestEvent;
use crate::play::{Env, Game, PlayerId};
use crate::service::api::reply::Reply;
use crate::service::api::result;
use crate::service::contests::any_contest::AnyContest;
use crate::service::contests::contest_news::ContestNews;
use crate::service::state::Service;
use crate::service::words::catalogue::{TextArg, sentences};
use crate::service::words::text::Text;
use crate::store::{self, ContestOrLadder, Notice, Recipient, Store, StoreError};

/// Enqueues each of these people a private message about a contest or a ladder without a channel.
pub(super) fn enqueue_each<'a>(
    service: &mut Service,
    people: impl IntoIterator<Item = &'a PlayerId>,
    of: ContestOrLadder,
    env: &Env,
) -> Result<(), StoreError> {
    let notices: Vec<Notice> = people
        .into_iter()
        .filter(|player| !player.is_computer())
        .map(|player| {
            let to = Recipient::Person(player.clone());
            ContestNews::Lost.notice(of, to, env.now)
        })
        .collect();
    store::notices::enqueue(&mut service.store, &notices, env.now)
}

/// The private message about a contest or a ladder without a channel; `None` once it has one.
pub(super) fn message(
    store: &Store,
    of: ContestOrLadder,
    player: Option<&PlayerId>,
) -> Result<Option<Reply>, StoreError> {
    let found = AnyContest::load(store, of)?;
    let Some(found) = found.filter(AnyContest::has_lost_place) else {
        return Ok(None);
    };
    let reply = if found.is_unfinished() {
        Some(Reply::note(stands_still(&found)))
    } else {
        called_off(&found)
    };
    Ok(reply.map(|mut reply| {
        reply.notify = player.into_iter().cloned().collect();
        reply
    }))
}

/// The message about a contest that was called off while it had no channel; `None` for any other.
fn called_off(found: &AnyContest) -> Option<Reply> {
    let AnyContest::Contest(contest) = found else {
        return None;
    };
    let last = contest.log.last().map(|entry| &entry.event);
    let Some(ContestEvent::Cancelled { by }) = last else {
        return None;
    };
    if by.is_none() {
        let args = [("title", found.title().into())];
        return Some(result::note("contest-called-off-lost", &args));
    }
    let mut text = sentences().text("contest-heading", &[("contest", found.title().into())]);
    text.push_line(sentences().text("contest-cancelled", &[]));
    Some(Reply::note(text))
}

/// The sentence that one stands still, and the command that brings it to another channel.
fn stands_still(found: &AnyContest) -> Text {
    let command = match found {
        AnyContest::Contest(_) => "contest here",
        AnyContest::Ladder(_) => "ladder here",
    };
    let args = [
        ("title", found.title().into()),
        ("command", TextArg::Command(command)),
    ];
    sentences().text("contest-games-gone", &args)
}

/// For each contest and ladder of these games that stands still without its place, the sentence that says so.
pub(in crate::service) fn lines(store: &Store, games: &[Game]) -> Result<Vec<Text>, StoreError> {
    let mut all = BTreeSet::new();
    for game in games {
        all.extend(store::contests::all_of_game(store, game.id())?);
    }
    let mut lines = Vec::new();
    for of in all {
        let found = AnyContest::load(store, of)?;
        lines.extend(
            found
                .filter(AnyContest::stands_still)
                .iter()
                .map(stands_still),
        );
    }
    Ok(lines)
}
