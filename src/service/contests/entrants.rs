//! Edits of the message at the opening of a contest, as people enter and leave.

use crate::contest::decide::takes_entrants;
use crate::contest::event::ContestEvent;
use crate::contest::state::{Contest, ContestStage};
use crate::contest::values::{ContestTime, EntrantId};
use crate::play::{Env, Timestamp};
use crate::service::api::delivery::DeliveryKind;
use crate::service::contests::contest_news::ContestNews;
use crate::service::contests::healthy::healthy;
use crate::service::state::Service;
use crate::store::{
    self, ContestId, ContestOrLadder, ContestSubject, Notice, NoticeKind, Recipient, Store,
    StoreError, StoredContest,
};

/// Time after which the message is edited, in ms: all who enter meanwhile come with one edit.
const EDIT_DELAY: i64 = 10_000;

/// The entrants of a contest as its message shows them.
#[derive(PartialEq, Eq)]
struct InvitationState {
    closes: Option<ContestTime>,
    held: bool,
    /// `true` if it has the button to enter.
    takes: bool,
    /// The people it names, while they can change.
    entrants: Vec<EntrantId>,
}

impl InvitationState {
    fn of(contest: &Contest) -> Self {
        let takes = takes_entrants(contest).is_ok();
        let changes = takes || matches!(contest.stage(), ContestStage::Open { .. });
        Self {
            closes: contest.closes(),
            held: changes && contest.hold().is_some(),
            takes,
            entrants: contest.still_in().filter(|_| changes).collect(),
        }
    }
}

/// Enqueues an edit if the message shows something else than before.
pub(super) fn enqueue(
    service: &mut Service,
    id: ContestId,
    subject: &ContestSubject,
    [before, after]: [&Contest; 2],
    env: &Env,
) -> Result<(), StoreError> {
    if InvitationState::of(before) == InvitationState::of(after) {
        return Ok(());
    }
    let due = Timestamp(env.now.0 + EDIT_DELAY);
    let to = Recipient::Place(subject.place.clone());
    let notice = ContestNews::Entrants.notice(ContestOrLadder::Contest(id), to, due);
    store::notices::promise_once(&mut service.store, &notice, env.now)
}

/// The message that a notice about a contest edits, the newest at its place that invites people; `None` if that is not
/// known.
pub(super) fn edited_by(
    store: &Store,
    found: &StoredContest,
    notice: &Notice,
) -> Result<Option<String>, StoreError> {
    let Recipient::Place(place) = &notice.to else {
        return Ok(None);
    };
    let id = found.id.0;
    // An edit posts a deleted message again, and a contest that moved has one in its new channel.
    let invitations = (1..)
        .zip(&found.log)
        .filter(|(_, entry)| {
            matches!(
                entry.event,
                ContestEvent::Opened { .. } | ContestEvent::Moved
            )
        })
        .map(|(version, _)| {
            let call = Some(0);
            ContestNews::Event { version, call }.detail(id)
        });
    let details: Vec<String> = invitations.chain([notice.detail.clone()]).collect();
    store::notices::message_of_contest(store, &details, place)
}

/// The delivery of a notice that edits a message; `None` for any other. While people can enter, a deleted message comes
/// back.
pub(in crate::service) fn edit_of(
    store: &Store,
    notice: &Notice,
) -> Result<Option<DeliveryKind>, StoreError> {
    let news = (notice.kind == NoticeKind::Contest).then(|| ContestNews::read(&notice.detail));
    let Some((id, ContestNews::Entrants)) = news.flatten() else {
        return Ok(None);
    };
    let Some(found) = healthy(store, ContestId(id))? else {
        return Ok(None);
    };
    let Some(message) = edited_by(store, &found, notice)? else {
        return Ok(None);
    };
    Ok(Some(if takes_entrants(&found.contest).is_ok() {
        DeliveryKind::Edit(message)
    } else {
        DeliveryKind::EditIfThere(message)
    }))
}
