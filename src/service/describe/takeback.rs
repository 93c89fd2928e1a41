//! Answers to a takeback request.

use crate::play::Game;
use crate::service::api::action::Action;
use crate::service::api::reply::{ButtonStyle, Control};
use crate::service::api::takeback::TakebackAction;
use crate::service::describe::button::button;
use crate::service::describe::buttons;

/// The controls for all pending requests between two players, the newest first: no answer hides another.
pub(in crate::service) fn answers(game: &Game) -> Vec<Control> {
    let draw = game.draw_offer().map(|_| buttons::draw_answers(game));
    let back = game.takeback().map(|asked| (asked.since, buttons(game)));
    match (draw, back) {
        (Some(draw), Some((since, back))) if since < game.draw_since() => [draw, back].concat(),
        (draw, back) => {
            let back = back.into_iter().flat_map(|(_, back)| back);
            back.chain(draw.into_iter().flatten()).collect()
        }
    }
}

/// The controls of a takeback request.
fn buttons(game: &Game) -> Vec<Control> {
    let (id, seen) = (Some(game.id()), Some(game.version()));
    let answer = |accept| {
        Action::Takeback(TakebackAction::Answer {
            game: id,
            seen,
            accept,
        })
    };
    let withdraw = Action::Takeback(TakebackAction::Withdraw { game: id, seen });
    vec![
        button("button-takeback-allow", answer(true), ButtonStyle::Success),
        button(
            "button-takeback-refuse",
            answer(false),
            ButtonStyle::Secondary,
        ),
        button("button-takeback-withdraw", withdraw, ButtonStyle::Secondary),
    ]
}
