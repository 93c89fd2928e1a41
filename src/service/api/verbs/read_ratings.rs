//! Conversion of the options of verbs about ratings to their actions.

#![expect(
    clippy::unnecessary_wraps,
    reason = "every reader of options has the type that the table of verbs holds"
)]

use crate::service::api::action::Action;
use crate::service::api::competition::{Competition, CompetitionAction, StandingsSpan};
use crate::service::api::moderate::ModerationAction;
use crate::service::api::values::Person;
use crate::service::api::verbs::UNKNOWN;
use crate::service::api::verbs::Verb;
use crate::service::api::verbs::given::{GivenOptions, OptionMistake};
use crate::service::api::verbs::read::{BOT_SEAT, the_game};

pub(super) fn unrate(_: &Verb, given: &GivenOptions) -> Result<Action, OptionMistake> {
    Ok(Action::Moderate(ModerationAction::Unrate {
        game: the_game(given)?,
        reason: given.words("reason"),
    }))
}

/// The account that a moderator names.
fn account(given: &GivenOptions, name: &str) -> Result<Person, OptionMistake> {
    given.person(name, BOT_SEAT)?.ok_or(UNKNOWN)
}

pub(super) fn bar(_: &Verb, given: &GivenOptions) -> Result<Action, OptionMistake> {
    Ok(Action::Moderate(ModerationAction::Bar {
        player: account(given, "player")?,
        reason: given.words("reason"),
    }))
}

pub(super) fn merge(_: &Verb, given: &GivenOptions) -> Result<Action, OptionMistake> {
    Ok(Action::Moderate(ModerationAction::Merge {
        player: account(given, "player")?,
        into: account(given, "into")?,
        reason: given.words("reason"),
    }))
}

pub(super) fn admit(_: &Verb, given: &GivenOptions) -> Result<Action, OptionMistake> {
    Ok(Action::Moderate(ModerationAction::Admit {
        player: account(given, "player")?,
        reason: given.words("reason"),
    }))
}

pub(super) fn standings(_: &Verb, given: &GivenOptions) -> Result<Action, OptionMistake> {
    let page = given
        .number("page")
        .and_then(|page| u32::try_from(page - 1).ok());
    Ok(Action::Competition(CompetitionAction::Standings {
        pool: given.owned("ratings"),
        everywhere: given.text("area") == Some("everywhere"),
        span: given
            .text("season")
            .and_then(StandingsSpan::from_code)
            .unwrap_or_default(),
        page,
    }))
}

pub(super) fn hall(_: &Verb, given: &GivenOptions) -> Result<Action, OptionMistake> {
    Ok(Action::Competition(CompetitionAction::Hall {
        pool: given.owned("ratings"),
        everywhere: given.text("area") == Some("everywhere"),
        from: None,
    }))
}

pub(super) fn rating(_: &Verb, given: &GivenOptions) -> Result<Action, OptionMistake> {
    Ok(Action::Competition(CompetitionAction::Rating {
        player: given.player("player"),
        pool: given.owned("ratings"),
    }))
}

pub(super) fn competition(_: &Verb, given: &GivenOptions) -> Result<Action, OptionMistake> {
    let choice = given.text("choice").and_then(Competition::from_code);
    Ok(Action::Competition(CompetitionAction::Choose(choice)))
}
