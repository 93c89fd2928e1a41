//! The verbs about contests and ladders.

use crate::service::api::completion::{CompletionField, ContestUse};
use crate::service::api::contest::FORMATS;
use crate::service::api::verbs::given::GAME;
use crate::service::api::verbs::line::Slot::{
    Anything, Kind, MaybeName, MaybeNumber, MaybeRest, MaybeWord, Rest, Word,
};
use crate::service::api::verbs::option::OptionKind::{self, Number};
use crate::service::api::verbs::option::{Choices, Completes, VerbOption};
use crate::service::api::verbs::read_contests::NUMBERS;
use crate::service::api::verbs::rows::{
    choice, completed, limited, listed, player, switch, text, verb,
};
use crate::service::api::verbs::{ReadOptions, Verb, read_contests, read_ladders};

/// Most teams.
const TEAMS: u8 = 8;
/// Most characters of rules.
const RULES: u16 = 100;
/// Most characters of a moderator’s reason.
const REASON: u16 = 200;
/// The answers to a line that is not understood.
const HOW: &str = "console-contest-how";
const MANAGE: &str = "console-contest-manage";
const LADDER: &str = "console-ladder-how";

/// Completions of the number of a contest or ladder, by the use of it.
const ENTERED: Completes = |_| Some(CompletionField::Contest(ContestUse::Enter));
const PLAYED: Completes = |_| Some(CompletionField::Contest(ContestUse::Play));
const SEEN: Completes = |_| Some(CompletionField::Contest(ContestUse::See));
const BEGUN: Completes = |_| Some(CompletionField::Contest(ContestUse::Begin));
const MANAGED: Completes = |_| Some(CompletionField::Contest(ContestUse::Manage));
const CORRECTED: Completes = |_| Some(CompletionField::Contest(ContestUse::Correct));
const OPEN_LADDER: Completes = |_| Some(CompletionField::Ladder { closed: false });
const ANY_LADDER: Completes = |_| Some(CompletionField::Ladder { closed: true });

/// The number of a contest.
fn contest(completes: Completes) -> VerbOption {
    completed("contest", completes)
}

fn numbered(name: &str, completes: Completes, read: ReadOptions) -> Verb {
    verb(name, name, read).with([contest(completes)])
}

fn reason() -> VerbOption {
    limited("reason", REASON)
}

pub(super) fn contests() -> [Verb; 7] {
    let one = &[MaybeWord("contest"), Anything];
    [
        verb("contest open", "contest open", read_contests::open)
            .with([
                listed("format", &FORMATS),
                choice(GAME, Choices::Games),
                limited("rules", RULES),
                completed("clock", |_| Some(CompletionField::Clock)),
                switch("rated"),
            ])
            .with(NUMBERS.map(|(name, least, most)| VerbOption::new(name, Number(least, most))))
            .with([VerbOption::new("fill", OptionKind::Level)])
            .typed(
                &["contest open"],
                &[
                    Kind,
                    MaybeWord("format"),
                    MaybeWord("clock"),
                    MaybeRest("rules"),
                ],
                HOW,
            ),
        numbered("contest join", ENTERED, read_contests::join)
            .with([VerbOption::new("team", Number(1, TEAMS))])
            .typed(
                &["contest join"],
                &[MaybeWord("contest"), MaybeWord("team"), Anything],
                HOW,
            ),
        numbered("contest leave", PLAYED, read_contests::leave).typed(&["contest leave"], one, HOW),
        numbered("contest rest", PLAYED, read_contests::rest).typed(&["contest rest"], one, HOW),
        numbered("contest show", SEEN, read_contests::show).typed(
            &["contest show", "contest"],
            one,
            HOW,
        ),
        numbered("contest pairings", SEEN, read_contests::pairings)
            .with([VerbOption::new("round", Number(1, u8::MAX))])
            .typed(
                &["contest pairings"],
                &[MaybeWord("contest"), MaybeWord("round"), Anything],
                HOW,
            ),
        verb("contest list", "contest list", read_contests::list).typed(
            &["contest list"],
            &[],
            HOW,
        ),
    ]
}

pub(super) fn management() -> [Verb; 8] {
    [
        numbered("contest begin", BEGUN, read_contests::begin).typed(
            &["contest begin"],
            &[MaybeWord("contest"), Anything],
            HOW,
        ),
        numbered("contest cancel", MANAGED, read_contests::cancel)
            .with([reason()])
            .typed(
                &["contest cancel"],
                &[MaybeNumber("contest"), MaybeRest("reason")],
                HOW,
            ),
        numbered("contest hold", MANAGED, read_contests::hold)
            .with([reason()])
            .typed(
                &["contest hold"],
                &[MaybeNumber("contest"), MaybeRest("reason")],
                MANAGE,
            ),
        numbered("contest resume", MANAGED, read_contests::resume).typed(
            &["contest resume"],
            &[MaybeWord("contest"), Anything],
            MANAGE,
        ),
        numbered("contest here", MANAGED, read_contests::here).typed(
            &["contest here"],
            &[MaybeWord("contest"), Anything],
            MANAGE,
        ),
        verb("contest correct", "contest correct", read_contests::correct)
            .with([
                text("table").required(),
                text("result").required(),
                reason().required(),
                contest(CORRECTED),
            ])
            .typed(
                &["contest correct"],
                &[
                    Word("contest"),
                    Word("table"),
                    Word("result"),
                    Rest("reason"),
                ],
                MANAGE,
            ),
        verb("contest remove", "contest remove", read_contests::remove)
            .with([player("player").required(), reason(), contest(MANAGED)])
            .spelt(&["contest remove"], "[CONTEST] NAME [, REASON]", MANAGE),
        verb("contest replace", "contest replace", read_contests::replace)
            .with([
                player("player").required(),
                player("by").required(),
                reason(),
                contest(MANAGED),
            ])
            .spelt(
                &["contest replace"],
                "[CONTEST] NAME by NAME [, REASON]",
                MANAGE,
            ),
    ]
}

pub(super) fn ladders() -> [Verb; 8] {
    let one = &[MaybeWord("ladder"), Anything];
    let numbered = |name: &str, read: ReadOptions| {
        verb(name, name, read).with([completed("ladder", OPEN_LADDER)])
    };
    [
        verb("ladder open", "ladder open", read_ladders::open)
            .with([
                choice(GAME, Choices::Games),
                limited("rules", RULES),
                completed("clock", |_| Some(CompletionField::Clock)),
                switch("rated"),
            ])
            .typed(
                &["ladder open"],
                &[Kind, MaybeWord("clock"), MaybeRest("rules")],
                LADDER,
            ),
        verb("ladder show", "ladder show", read_ladders::show)
            .with([completed("ladder", ANY_LADDER)])
            .typed(&["ladder show", "ladder"], one, LADDER),
        numbered("ladder join", read_ladders::join).typed(&["ladder join"], one, LADDER),
        numbered("ladder leave", read_ladders::leave).typed(&["ladder leave"], one, LADDER),
        verb(
            "ladder challenge",
            "ladder challenge",
            read_ladders::challenge,
        )
        .with([player("player"), completed("ladder", OPEN_LADDER)])
        .typed(
            &["ladder challenge"],
            &[MaybeName("player"), Anything],
            LADDER,
        ),
        verb("ladder remove", "ladder remove", read_ladders::remove)
            .with([
                player("player").required(),
                reason(),
                completed("ladder", OPEN_LADDER),
            ])
            .spelt(&["ladder remove"], "[LADDER] NAME [, REASON]", LADDER),
        numbered("ladder here", read_ladders::here).typed(&["ladder here"], one, LADDER),
        numbered("ladder close", read_ladders::close)
            .with([reason()])
            .typed(
                &["ladder close"],
                &[MaybeNumber("ladder"), MaybeRest("reason")],
                LADDER,
            ),
    ]
}
