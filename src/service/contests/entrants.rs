//! The message at the opening of a contest: it shows who has entered, and is edited as people enter and leave.

use crate::contest::decide::takes_entrants;
use crate::contest::state::{Contest, ContestStage};
use crate::contest::values::{ContestTime, EntrantId};
use crate::play::seal::hex;
use crate::play::{Env, Timestamp};
use crate::service::api::reply::Reply;
use crate::service::contests::page::{ContestPage, ROWS};
use crate::service::state::Service;
use crate::service::words::catalogue::{TextArg, sentences};
use crate::service::words::text::Text;
use crate::store::{ContestId, ContestSubject, Notice, NoticeKind, Recipient, Store, StoreError};

/// Time after which the message is edited, in ms: all who enter meanwhile come with one edit.
const TOGETHER: i64 = 10_000;
/// The word of an edit in a stored notice; it never changes.
pub(super) const EDIT: &str = "entrants";

impl ContestPage<'_> {
    /// The message at the opening: the rules, who has entered, and the way in while there is one.
    pub(super) fn invitation(&self) -> Reply {
        let mut text = self.head();
        match self.contest().stage() {
            ContestStage::Open { .. } => self.open(&mut text),
            ContestStage::Running | ContestStage::Over { .. } => {
                let entered: Vec<EntrantId> = self.contest().still_in().collect();
                let count = [("count", TextArg::count(entered.len()))];
                text.push_line(sentences().text("contest-entrants-begun", &count));
                self.entrants(&mut text, &entered);
            }
            ContestStage::Cancelled => text.push_line(sentences().text("contest-cancelled", &[])),
        }
        let seal = [("seal", hex(self.contest().seal()).into())];
        text.push_line(sentences().text("contest-sealed", &seal));
        let mut reply = Reply::note(text);
        if takes_entrants(self.contest()).is_ok() {
            reply.controls = self.join_buttons(false);
        }
        if !matches!(self.contest().stage(), ContestStage::Cancelled) {
            reply.controls.push(self.show_button());
        }
        reply
    }

    /// The names of those who have entered, one a line.
    pub(super) fn entrants(&self, text: &mut Text, entered: &[EntrantId]) {
        for entrant in entered.iter().take(ROWS) {
            let one = self.contest().entrants().get(entrant);
            let team = one.and_then(|one| one.entry.team);
            let player = ("player", self.player(*entrant));
            text.push_line(match team {
                Some(team) => {
                    let args = [player, ("team", TextArg::Num((team + 1).into()))];
                    sentences().text("contest-entrant-team", &args)
                }
                None => sentences().text("contest-entrant", &[player]),
            });
        }
        if entered.len() > ROWS {
            let args = [("count", TextArg::count(entered.len() - ROWS))];
            text.push_line(sentences().text("contest-entrants-more", &args));
        }
    }
}

/// What the message shows of a contest.
#[derive(PartialEq, Eq)]
struct InvitationState {
    closes: Option<ContestTime>,
    held: bool,
    /// Whether it has the button to enter.
    takes: bool,
    /// Whom it names, while that can change.
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

/// Promises an edit if the message shows something else than before.
pub(super) fn promise(
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
        due: Timestamp(env.now.0 + TOGETHER),
    };
    service.store.promise_notice_once(&notice, env.now)
}

/// The message that a notice edits; `None` for a notice that is posted, and where the message is not known.
pub(in crate::service) fn edited_by(
    store: &Store,
    notice: &Notice,
) -> Result<Option<String>, StoreError> {
    let edits = (notice.kind == NoticeKind::Contest).then_some(notice.detail.as_str());
    match edits.and_then(|detail| detail.split_once('.')) {
        Some((id, EDIT)) => store.message_of_contest(&format!("{id}.1.0")),
        Some(_) | None => Ok(None),
    }
}
