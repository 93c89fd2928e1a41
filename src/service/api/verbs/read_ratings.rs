//! Conversion of the options of verbs about ratings to their actions.

#![expect(
    clippy::unnecessary_wraps,
    reason = "every reader of options has the type that the table of verbs holds"
)]

use crate::service::api::action::Action;
use crate::service::api::competition::{Competition, CompetitionAction};
use crate::service::api::moderate::ModerationAction;
use crate::service::api::verbs::Verb;
use crate::service::api::verbs::given::{GivenOptions, OptionMistake};
use crate::service::api::verbs::read::the_game;

pub(super) fn unrate(_: &Verb, given: &GivenOptions) -> Result<Action, OptionMistake> {
    Ok(Action::Moderate(ModerationAction::Unrate {
        game: the_game(given)?,
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
        page,
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
