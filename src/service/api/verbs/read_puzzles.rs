//! Conversion of the options of verbs about puzzles to their actions.

#![expect(
    clippy::unnecessary_wraps,
    reason = "every reader of options has the type that the table of verbs holds"
)]

use crate::service::api::action::Action;
use crate::service::api::puzzle::{PuzzleAction, PuzzleWish, theme};
use crate::service::api::verbs::Verb;
use crate::service::api::verbs::given::GivenOptions;
use crate::service::api::verbs::read::ActionResult;

/// A puzzle with these wishes, or a move in the one opened last.
pub(super) fn puzzle(_: &Verb, given: &GivenOptions) -> ActionResult {
    Ok(Action::Puzzle(PuzzleAction::Open {
        wish: PuzzleWish {
            kind: given.kind(),
            theme: given.text("motif").and_then(theme),
        },
        text: given.owned("move"),
    }))
}

pub(super) fn daily(_: &Verb, _: &GivenOptions) -> ActionResult {
    Ok(Action::Puzzle(PuzzleAction::Daily))
}

pub(super) fn record(_: &Verb, _: &GivenOptions) -> ActionResult {
    Ok(Action::Puzzle(PuzzleAction::Record))
}
