//! Events of a ladder, stored with their messages.

use crate::contest::ladder::{
    ChallengeId, LadderEntry, LadderEvent, LadderLeaving, StandingLadder,
};
use crate::contest::values::EntrantId;
use crate::play::{Env, GameId, PlayerId};
use crate::service::commit::batch;
use crate::service::contests::apply;
use crate::service::contests::contest_news::ContestNews;
use crate::service::state::Service;
use crate::store::{
    self, ContestOrLadder, ContestSubject, GivenReason, LadderExtras, LadderId, Notice, Recipient,
    StoreError, StoredLadder,
};

/// The data stored along with a person’s events.
#[derive(Clone, Copy, Default)]
pub(super) struct LadderBesides<'a> {
    /// People with new numbers.
    pub(super) people: &'a [(EntrantId, PlayerId)],
    /// The game of a challenge that was accepted.
    pub(super) game: Option<(ChallengeId, GameId)>,
    /// The moderator’s reason.
    pub(super) reason: Option<GivenReason<'a>>,
}

/// Stores an event and all that is due after it, and enqueues their messages, all or nothing.
pub(super) fn append(
    service: &mut Service,
    found: &StoredLadder,
    event: LadderEvent,
    besides: LadderBesides<'_>,
    env: &Env,
) -> Result<StandingLadder, StoreError> {
    let at = apply::moment(env);
    let mut after = found.ladder.clone();
    let mut entries = Vec::new();
    let mut next = Some(event);
    let mut told = Vec::new();
    while let Some(event) = next {
        let version = after.version() + 1;
        told.extend(is_told(&after, &event).then_some(version));
        after.apply(at, &event);
        entries.push(LadderEntry { at, event });
        next = after.due(at);
    }
    let games: Vec<(ChallengeId, GameId)> = besides.game.into_iter().collect();
    let extras = LadderExtras {
        people: besides.people,
        games: &games,
        reason: besides.reason,
    };
    batch::together(service, |service| {
        store::ladders::append(&mut service.store, found.id, &after, &entries, &extras)?;
        enqueue(service, found.id, &found.subject, &told, env)
    })?;
    Ok(after)
}

/// Enqueues the messages about events, by the versions that they made; version 0 is the opening.
pub(super) fn enqueue(
    service: &mut Service,
    id: LadderId,
    subject: &ContestSubject,
    versions: &[u32],
    env: &Env,
) -> Result<(), StoreError> {
    let notices: Vec<Notice> = versions
        .iter()
        .map(|version| {
            let (version, call) = (*version, None);
            let to = Recipient::Place(subject.place.clone());
            ContestNews::Event { version, call }.notice(ContestOrLadder::Ladder(id), to, env.now)
        })
        .collect();
    if notices.is_empty() {
        return Ok(());
    }
    store::notices::enqueue(&mut service.store, &notices, env.now)
}

/// Returns `true` if the place of a ladder gets a message about an event. `before` is the ladder before it.
fn is_told(before: &StandingLadder, event: &LadderEvent) -> bool {
    match event {
        LadderEvent::Challenged { .. }
        | LadderEvent::Accepted(_)
        | LadderEvent::Refused { .. }
        | LadderEvent::Withdrawn(_)
        | LadderEvent::Ended { .. }
        | LadderEvent::Moved
        | LadderEvent::Closed { .. } => true,
        LadderEvent::Left { member, why } => match why {
            LadderLeaving::Removed | LadderLeaving::Late | LadderLeaving::Idle => true,
            // An opponent waits for their answer or their move.
            LadderLeaving::Own | LadderLeaving::Gone => before.against(*member).next().is_some(),
        },
        LadderEvent::Joined(_) | LadderEvent::Slipped { .. } | LadderEvent::PlaceLost => false,
    }
}
