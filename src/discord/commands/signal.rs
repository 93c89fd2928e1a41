//! Team talk as a command: its options, read.

use crate::service::api::signal::SignalAction;
use serenity::all::{ResolvedOption, ResolvedValue};

use crate::discord::commands::given::{game, typed};
use crate::discord::commands::options::option;

/// Team talk: a number to say, what one means, or the page of both. A dash takes a meaning away.
pub(in crate::discord) fn asked(
    options: &[ResolvedOption<'_>],
) -> Result<SignalAction, &'static str> {
    let game = game(options)?;
    let number = whole(options, option::NUMBER).map(|number| u8::try_from(number).unwrap_or(0));
    Ok(match (number, typed(options, option::MEANING)) {
        (None, None) => SignalAction::Open(game),
        (None, Some(_)) => return Err("signal-numbers"),
        (Some(number), None) => SignalAction::Say { game, number },
        (Some(number), Some(text)) => {
            let none = ["-", "–", "—"].contains(&text.trim());
            let text = if none { String::new() } else { text };
            SignalAction::Mean { game, number, text }
        }
    })
}

fn whole(options: &[ResolvedOption<'_>], name: &str) -> Option<i64> {
    options.iter().find_map(|option| {
        let ResolvedValue::Integer(number) = option.value else {
            return None;
        };
        (option.name == name).then_some(number)
    })
}
