//! Conversion of the options of verbs about contests to their actions.

use crate::service::api::action::Action;
use crate::service::api::contest::{ContestAction, FORMS, NewContest};
use crate::service::api::verbs::Verb;
use crate::service::api::verbs::given::{GivenOptions, OptionMistake};
use crate::service::api::verbs::read::ActionResult;
use crate::store::ContestId;

/// The message for a contest that cannot be understood.
const HOW: OptionMistake = "console-contest-how";

pub(super) fn open(_: &Verb, given: &GivenOptions) -> ActionResult {
    let form = given.owned("format");
    if form.as_deref().is_some_and(|form| !FORMS.contains(&form)) {
        return Err(HOW);
    }
    let days = given.number("days");
    Ok(Action::Contest(ContestAction::Open(NewContest {
        form,
        kind: given.kind(),
        options: given.words("rules").parse().map_err(|_| HOW)?,
        clock: given.owned("clock"),
        rated: given.switch("rated"),
        days: days.and_then(|days| u8::try_from(days).ok()),
    })))
}

/// The contest that is named; `None` for none.
fn named(given: &GivenOptions) -> Result<Option<ContestId>, OptionMistake> {
    let typed = given
        .text("contest")
        .map(|typed| typed.trim().trim_start_matches('#'));
    typed
        .map(|typed| typed.parse().map(ContestId).map_err(|_| HOW))
        .transpose()
}

pub(super) fn join(_: &Verb, given: &GivenOptions) -> ActionResult {
    Ok(Action::Contest(ContestAction::Join(named(given)?)))
}

pub(super) fn leave(_: &Verb, given: &GivenOptions) -> ActionResult {
    let (contest, sure) = (named(given)?, false);
    Ok(Action::Contest(ContestAction::Leave { contest, sure }))
}

pub(super) fn show(_: &Verb, given: &GivenOptions) -> ActionResult {
    Ok(Action::Contest(ContestAction::Show(named(given)?)))
}

#[expect(
    clippy::unnecessary_wraps,
    reason = "every reader of options has the type that the table of verbs holds"
)]
pub(super) fn list(_: &Verb, _: &GivenOptions) -> ActionResult {
    Ok(Action::Contest(ContestAction::List))
}

pub(super) fn begin(_: &Verb, given: &GivenOptions) -> ActionResult {
    Ok(Action::Contest(ContestAction::Begin(named(given)?)))
}

pub(super) fn cancel(_: &Verb, given: &GivenOptions) -> ActionResult {
    let (contest, sure) = (named(given)?, false);
    Ok(Action::Contest(ContestAction::Cancel { contest, sure }))
}
