//! The verbs about contests.

use crate::service::api::completion::CompletionField;
use crate::service::api::verbs::given::GAME;
use crate::service::api::verbs::line::Slot::{Anything, Kind, MaybeRest, MaybeWord, Word};
use crate::service::api::verbs::option::OptionKind::Number;
use crate::service::api::verbs::option::{Choices, VerbOption};
use crate::service::api::verbs::rows::{choice, completed, limited, listed, switch, text, verb};
use crate::service::api::verbs::{ReadOptions, Verb, read_contests};

/// Most days for entering.
const DAYS: u8 = 30;
/// Most characters of rules.
const RULES: u16 = 100;
/// The answer to a line that is not understood.
const HOW: &str = "console-contest-how";

pub(super) fn contests() -> [Verb; 7] {
    let numbered = |name: &str, read: ReadOptions| verb(name, name, read).with([text("contest")]);
    let one = &[MaybeWord("contest"), Anything];
    [
        verb("contest open", "contest open", read_contests::open)
            .with([
                listed("format", &["league", "round-robin"]),
                choice(GAME, Choices::Games),
                limited("rules", RULES),
                completed("clock", |_| Some(CompletionField::Clock)),
                switch("rated"),
                VerbOption::new("days", Number(1, DAYS)),
            ])
            .typed(
                &["contest open"],
                &[Kind, Word("format"), MaybeWord("clock"), MaybeRest("rules")],
                HOW,
            ),
        numbered("contest join", read_contests::join).typed(&["contest join"], one, HOW),
        numbered("contest leave", read_contests::leave).typed(&["contest leave"], one, HOW),
        numbered("contest show", read_contests::show).typed(&["contest show", "contest"], one, HOW),
        verb("contest list", "contest list", read_contests::list).typed(
            &["contest list"],
            &[],
            HOW,
        ),
        numbered("contest begin", read_contests::begin).typed(&["contest begin"], one, HOW),
        numbered("contest cancel", read_contests::cancel).typed(&["contest cancel"], one, HOW),
    ]
}
