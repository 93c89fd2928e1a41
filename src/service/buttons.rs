//! The buttons under a message: how what it tells of can be answered.

use crate::play::Game;
use crate::service::ask::{Ask, Cut};
use crate::service::lobby;
use crate::service::prose::sentences;
use crate::service::reply::{Control, Weight};

/// A button, its label the message of this id.
pub(super) fn button(id: &str, ask: Ask, weight: Weight) -> Control {
    Control::Button {
        label: sentences().line(id, &[]),
        ask,
        weight,
    }
}

/// How an open challenge can be answered.
pub(super) fn answers(game: &Game) -> Vec<Control> {
    if game.has_lobby() {
        return lobby::buttons(game);
    }
    let mut row = vec![button(
        "button-accept",
        Ask::Accept(game.id()),
        Weight::Good,
    )];
    if game.invited().is_some() {
        row.push(button(
            "button-decline",
            Ask::Decline(game.id()),
            Weight::Plain,
        ));
    }
    row.push(button(
        "button-withdraw",
        Ask::Withdraw(game.id()),
        Weight::Plain,
    ));
    row
}

/// How a draw offer can be answered.
pub(super) fn draw_answers(game: &Game) -> Vec<Control> {
    let answer = |accept| Ask::AnswerDraw {
        game: Some(game.id()),
        seen: Some(game.version()),
        accept,
    };
    vec![
        button("button-draw-accept", answer(true), Weight::Good),
        button("button-draw-decline", answer(false), Weight::Plain),
    ]
}

/// The whole game as a film, where there is anything to see.
pub(super) fn film_button(game: &Game) -> Vec<Control> {
    if game.steps().is_empty() {
        return Vec::new();
    }
    let ask = Ask::Film {
        game: Some(game.id()),
        cut: Cut::default(),
    };
    vec![button("button-film", ask, Weight::Plain)]
}
