//! Conversion of the options of verbs about ladders to their actions.

use crate::service::api::action::Action;
use crate::service::api::ladder::{LadderAction, NewLadder};
use crate::service::api::verbs::given::{GivenOptions, OptionMistake};
use crate::service::api::verbs::read::ActionResult;
use crate::service::api::verbs::{UNKNOWN, Verb};
use crate::store::LadderId;

/// The message for a ladder that cannot be understood.
const HOW: OptionMistake = "console-ladder-how";

/// The ladder that is named; `None` for none.
fn named(given: &GivenOptions) -> Result<Option<LadderId>, OptionMistake> {
    let typed = given
        .text("ladder")
        .map(|typed| typed.trim().trim_start_matches('#'));
    typed
        .map(|typed| typed.parse().map(LadderId).map_err(|_| HOW))
        .transpose()
}

pub(super) fn open(_: &Verb, given: &GivenOptions) -> ActionResult {
    Ok(Action::Ladder(LadderAction::Open(NewLadder {
        kind: given.kind(),
        options: given.words("rules").parse().map_err(|_| HOW)?,
        clock: given.owned("clock"),
        rated: given.switch("rated"),
    })))
}

pub(super) fn show(_: &Verb, given: &GivenOptions) -> ActionResult {
    Ok(Action::Ladder(LadderAction::Show(named(given)?)))
}

pub(super) fn join(_: &Verb, given: &GivenOptions) -> ActionResult {
    Ok(Action::Ladder(LadderAction::Join(named(given)?)))
}

pub(super) fn leave(_: &Verb, given: &GivenOptions) -> ActionResult {
    let (ladder, sure) = (named(given)?, false);
    Ok(Action::Ladder(LadderAction::Leave { ladder, sure }))
}

pub(super) fn challenge(_: &Verb, given: &GivenOptions) -> ActionResult {
    Ok(Action::Ladder(LadderAction::Challenge {
        ladder: named(given)?,
        to: given.person("player", "discord-opponent-is-bot")?,
    }))
}

pub(super) fn remove(_: &Verb, given: &GivenOptions) -> ActionResult {
    Ok(Action::Ladder(LadderAction::Remove {
        ladder: named(given)?,
        player: given.person("player", UNKNOWN)?.ok_or(HOW)?,
        reason: given.words("reason"),
    }))
}

pub(super) fn here(_: &Verb, given: &GivenOptions) -> ActionResult {
    Ok(Action::Ladder(LadderAction::Here(named(given)?)))
}

pub(super) fn close(_: &Verb, given: &GivenOptions) -> ActionResult {
    let reason = given.words("reason");
    // A moderator who gives a reason has made up their mind.
    let sure = !reason.trim().is_empty();
    Ok(Action::Ladder(LadderAction::Close {
        ladder: named(given)?,
        sure,
        reason,
    }))
}
