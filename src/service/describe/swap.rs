//! The offer to swap sides in words.

use crate::play::command::SwapRefusal;
use crate::play::{Game, swap};
use crate::service::api::action::Action;
use crate::service::api::reply::{ButtonStyle, Control};
use crate::service::describe::args::Extra;
use crate::service::describe::button::button;
use crate::service::words::names::PlayerNames;

/// The button that swaps sides, while that is possible.
pub(in crate::service) fn answers(game: &Game) -> Vec<Control> {
    let able = swap::may_swap(game).and_then(|seat| game.player(seat));
    let able = able.filter(|player| !player.is_computer());
    if able.is_none() || game.stands_still() {
        return Vec::new();
    }
    let action = Action::Swap {
        game: Some(game.id()),
        seen: Some(game.version()),
    };
    vec![button("button-swap", action, ButtonStyle::Secondary)]
}

/// The message of a refusal and its own arguments.
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
