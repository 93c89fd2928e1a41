//! Answers to a takeback request.

use crate::play::Game;
use crate::service::api::action::Action;
use crate::service::api::open_request::{OpenRequest, RequestAnswer};
use crate::service::api::reply::{ButtonStyle, Control};
use crate::service::api::takeback::TakebackAction;
use crate::service::describe::button::button;
use crate::service::describe::buttons;

/// The controls for all pending requests between two players, the newest first: no answer hides another.
pub(in crate::service) fn answers(game: &Game) -> Vec<Control> {
    let offered = game.requests().draw_offer();
    let draw = offered.map(|_| buttons::request_answers(game, OpenRequest::Draw));
    let back = game
        .requests()
        .takeback()
        .map(|asked| (asked.since, buttons(game)));
    match (draw, back) {
        (Some(draw), Some((since, back))) if since < game.requests().draw_since() => {
            [draw, back].concat()
        }
        (draw, back) => {
            let back = back.into_iter().flat_map(|(_, back)| back);
            back.chain(draw.into_iter().flatten()).collect()
        }
    }
}

/// The controls of a takeback request.
fn buttons(game: &Game) -> Vec<Control> {
    let (id, seen) = (Some(game.id()), Some(game.version()));
    let withdraw = Action::Takeback(TakebackAction::Withdraw { game: id, seen });
    let withdraw = button(
        OpenRequest::Takeback.label(RequestAnswer::Withdraw),
        withdraw,
        ButtonStyle::Secondary,
    );
    let answers = buttons::request_answers(game, OpenRequest::Takeback);
    answers.into_iter().chain([withdraw]).collect()
}
