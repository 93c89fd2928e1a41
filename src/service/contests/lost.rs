//! Words about contests and ladders without a channel, to the people in them.

use std::collections::BTreeSet;

use crate::contest::event::ContestEvent;
use crate::play::{Env, Game, PlayerId};
use crate::service::api::reply::Reply;
use crate::service::api::result;
use crate::service::contests::words;
use crate::service::state::Service;
use crate::service::words::catalogue::{TextArg, sentences};
use crate::service::words::text::Text;
use crate::store::{
    self, ContestOrLadder, Notice, NoticeKind, Recipient, Store, StoreError, StoredContest,
};

/// The detail of a notice about a contest or a ladder without a channel, after its number.
pub(super) const LOST: &str = "lost";

/// Enqueues a private message to everybody in a contest: it stands still without a channel, or is called off for that.
///
/// `told` are those who read it with their games.
pub(super) fn tell_people(
    service: &mut Service,
    found: &StoredContest,
    told: &BTreeSet<PlayerId>,
    env: &Env,
) -> Result<(), StoreError> {
    let people = found
        .contest
        .still_in()
        .filter_map(|id| found.people.get(&id));
    let people = people.filter(|player| !told.contains(*player));
    enqueue_each(service, people, ContestOrLadder::Contest(found.id), env)
}

/// Enqueues each of these people a private message about a contest or a ladder without a channel.
pub(super) fn enqueue_each<'a>(
    service: &mut Service,
    people: impl Iterator<Item = &'a PlayerId>,
    of: ContestOrLadder,
    env: &Env,
) -> Result<(), StoreError> {
    let (kind, number) = match of {
        ContestOrLadder::Contest(id) => (NoticeKind::Contest, id.0),
        ContestOrLadder::Ladder(id) => (NoticeKind::Ladder, id.0),
    };
    let notices: Vec<Notice> = people
        .filter(|player| !player.is_computer())
        .map(|player| Notice {
            kind,
            to: Recipient::Person(player.clone()),
            recipient: Some(player.clone()),
            games: Vec::new(),
            detail: format!("{number}.{LOST}"),
            due: env.now,
        })
        .collect();
    store::notices::enqueue(&mut service.store, &notices, env.now)
}

/// The private message to an entrant of a contest without a channel; `None` once it has one.
pub(super) fn lost_message(found: &StoredContest, player: Option<&PlayerId>) -> Option<Reply> {
    found.contest.lost()?;
    let args = lost_args(found);
    let last = found.log.last().map(|entry| &entry.event);
    let mut reply = if let Some(ContestEvent::Cancelled { by }) = last {
        if by.is_some() {
            let title = [("contest", words::title(&found.into()).into())];
            let mut text = sentences().text("contest-heading", &title);
            text.push_line(sentences().text("contest-cancelled", &[]));
            Reply::note(text)
        } else {
            result::note("contest-called-off-lost", &args)
        }
    } else {
        result::note("contest-games-gone", &args)
    };
    reply.notify = player.into_iter().cloned().collect();
    Some(reply)
}

fn lost_args(found: &StoredContest) -> [(&'static str, TextArg<'static>); 2] {
    [
        ("title", words::title(&found.into()).into()),
        ("command", TextArg::Command("contest here")),
    ]
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
            lines.push(sentences().text("contest-games-gone", &lost_args(&found)));
        }
    }
    Ok(lines)
}
