//! Conversion of the options of verbs about web hooks and tokens to their actions.

use crate::service::api::action::Action;
use crate::service::api::hooks::{HookName, HooksAction};
use crate::service::api::tokens::{TokenStep, TokenUser, TokensAction};
use crate::service::api::verbs::Verb;
use crate::service::api::verbs::given::{GivenOptions, OptionMistake};
use crate::service::api::verbs::read::ActionResult;
use crate::store::{HookTopic, TokenId, TokenScope};

pub(super) fn hooks(_: &Verb, given: &GivenOptions) -> ActionResult {
    let named = |name: &str| {
        let number = given.number(name)?;
        u32::try_from(number).ok().map(HookName::Number)
    };
    let steps = [
        given.owned("address").map(|address| HooksAction::Add {
            address,
            topic: given.text("about").and_then(HookTopic::from_code),
        }),
        named("test").map(HooksAction::Test),
        named("remove").map(HooksAction::Remove),
    ];
    let mut steps = steps.into_iter().flatten();
    match (steps.next(), steps.next()) {
        (Some(step), None) => Ok(Action::Hooks(step)),
        (None, _) if given.text("about").is_some() => Err("hooks-which-address"),
        (None, _) => Ok(Action::Hooks(HooksAction::List)),
        (Some(_), Some(_)) => Err("hooks-one-thing"),
    }
}

pub(super) fn token(_: &Verb, given: &GivenOptions) -> ActionResult {
    let new = match given.text("new") {
        None => None,
        Some(word) => Some(TokenScope::from_code(&word.to_lowercase()).ok_or(WHICH)?),
    };
    tokens(TokenUser::Person, new, given)
}

pub(super) fn server_token(_: &Verb, given: &GivenOptions) -> ActionResult {
    let new = given.switch("new").filter(|new| *new);
    tokens(TokenUser::Server, new.map(|_| TokenScope::Read), given)
}

/// The message for options that name no token and no scope.
const WHICH: OptionMistake = "console-token-what";

fn tokens(of: TokenUser, new: Option<TokenScope>, given: &GivenOptions) -> ActionResult {
    let end = given.text("end").map(|number| {
        let digits = number.trim().trim_start_matches('#');
        digits.parse().map(TokenId).map_err(|_| WHICH)
    });
    let step = match (new, end.transpose()?) {
        (None, None) => TokenStep::List,
        (Some(scope), None) => TokenStep::New(scope),
        (None, Some(id)) => TokenStep::End(id),
        (Some(_), Some(_)) => return Err("hooks-one-thing"),
    };
    Ok(Action::Tokens(TokensAction { of, step }))
}
