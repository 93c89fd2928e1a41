//! Edits of the message at the opening of a contest, as people enter and leave.

use crate::contest::decide::takes_entrants;
use crate::contest::event::ContestEvent;
use crate::contest::state::{Contest, ContestStage};
use crate::contest::values::{ContestTime, EntrantId};
use crate::play::{Env, Timestamp};
use crate::service::api::delivery::DeliveryKind;
use crate::service::contests::healthy::healthy;
use crate::service::state::Service;
use crate::store::{
    self, ContestId, ContestSubject, Notice, NoticeKind, Recipient, Store, StoreError,
    StoredContest,
};

/// Time after which the message is edited, in ms: all who enter meanwhile come with one edit.
const EDIT_DELAY: i64 = 10_000;
/// The word of an edit in a stored notice; it never changes.
pub(super) const EDIT: &str = "entrants";

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
    let notice = Notice {
        kind: NoticeKind::Contest,
        to: Recipient::Place(subject.place.clone()),
        recipient: None,
        games: Vec::new(),
        detail: format!("{}.{EDIT}", id.0),
        due: Timestamp(env.now.0 + EDIT_DELAY),
    };
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
        .map(|(version, _): (usize, _)| format!("{id}.{version}.0"));
    let details: Vec<String> = invitations.chain([notice.detail.clone()]).collect();
    store::notices::message_of_contest(store, &details, place)
}

/// The delivery of a notice that edits a message; `None` for any other. While people can enter, a deleted message comes
/// back.
pub(in crate::service) fn edit_of(
    store: &Store,
    notice: &Notice,
) -> Result<Option<DeliveryKind>, StoreError> {
    let edits = (notice.kind == NoticeKind::Contest).then_some(notice.detail.as_str());
    let Some((id, EDIT)) = edits.and_then(|detail| detail.split_once('.')) else {
        return Ok(None);
    };
    let found = match id.parse() {
        Ok(id) => healthy(store, ContestId(id))?,
        Err(_) => None,
    };
    let Some(found) = found else {
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
