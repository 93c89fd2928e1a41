//! The offer to swap sides in words.

use crate::play::Game;
use crate::play::command::SwapRefusal;
use crate::service::api::action::Action;
use crate::service::api::reply::{ButtonStyle, Control};
use crate::service::describe::args::Extra;
use crate::service::describe::buttons;
use crate::service::words::names::PlayerNames;

/// The button that takes the other side, while that can be done.
pub(in crate::service) fn answers(game: &Game) -> Vec<Control> {
    if game.may_swap().is_none() || game.stands_still() {
        return Vec::new();
    }
    let ask = Action::Swap {
        game: Some(game.id()),
        seen: Some(game.version()),
    };
    vec![buttons::button("button-swap", ask, ButtonStyle::Secondary)]
}

/// The message of a refusal and the arguments of its own.
pub(in crate::service) fn refused<'a>(
    why: &'a SwapRefusal,
    names: &'a PlayerNames,
) -> (&'static str, Extra<'a>) {
    match why {
        SwapRefusal::NotDeclared => ("refuse-swap-not-declared", vec![]),
        SwapRefusal::Early => ("refuse-swap-early", vec![]),
        SwapRefusal::Late => ("refuse-swap-late", vec![]),
        SwapRefusal::Done => ("refuse-swap-done", vec![]),
        SwapRefusal::NotYours(player) => {
            ("refuse-swap-not-yours", vec![("player", names.arg(player))])
        }
    }
}
