//! Converts the options of a Discord interaction to [`GivenOptions`].

use serenity::all::{ResolvedOption, ResolvedValue};

use crate::discord::base::ids::person;
use crate::service::api::verbs::given::{GivenOptions, GivenValue};
use crate::service::api::verbs::{self, Verb};
use crate::service::lengths::beginning;

/// Most characters kept of a typed option: no move, number or topic is longer.
pub(in crate::discord) const TYPED: usize = 2000;

/// The verb of a command, with its options. A command from before commands were grouped is its own verb.
pub(in crate::discord) fn verb<'a>(
    name: &str,
    options: &'a [ResolvedOption<'a>],
) -> Option<(&'static Verb, &'a [ResolvedOption<'a>])> {
    if let Some(ResolvedOption {
        name: sub,
        value: ResolvedValue::SubCommand(given),
        ..
    }) = options.first()
    {
        return Some((verbs::at(&[name, sub].join(" "))?, given));
    }
    let verb = verbs::named(name).filter(|verb| verb.path.is_some());
    Some((verb?, options))
}

/// The options of an interaction, without one that is still being typed.
pub(in crate::discord) fn given(options: &[ResolvedOption<'_>]) -> GivenOptions {
    let mut given = GivenOptions::default();
    for option in options {
        if let Some(value) = value(&option.value) {
            given.give(option.name, value);
        }
    }
    given
}

#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "no verb has an option of any other type"
)]
fn value(value: &ResolvedValue<'_>) -> Option<GivenValue> {
    Some(match value {
        ResolvedValue::String(text) => GivenValue::Text(short(text)),
        ResolvedValue::Integer(number) => GivenValue::Number(*number),
        ResolvedValue::Boolean(on) => GivenValue::Switch(*on),
        ResolvedValue::User(user, member) => GivenValue::Player {
            person: person(user, member.and_then(|member| member.nick.as_deref())),
            is_bot: user.bot,
        },
        _ => return None,
    })
}

pub(in crate::discord) fn short(text: &str) -> String {
    beginning(text, TYPED).to_owned()
}
