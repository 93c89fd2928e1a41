//! The buttons under a message: how what it tells of can be answered.

use crate::play::Game;
use crate::service::ask::{Action, FilmOptions};
use crate::service::lobby;
use crate::service::prose::sentences;
use crate::service::reply::{ButtonStyle, Control};

/// A button, its label the message of this id.
pub(super) fn button(id: &str, ask: Action, weight: ButtonStyle) -> Control {
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
        Action::Accept(game.id()),
        ButtonStyle::Success,
    )];
    if game.invited().is_some() {
        row.push(button(
            "button-decline",
            Action::Decline(game.id()),
            ButtonStyle::Secondary,
        ));
    }
    row.push(button(
        "button-withdraw",
        Action::Withdraw(game.id()),
        ButtonStyle::Secondary,
    ));
    row
}

/// How a draw offer can be answered.
pub(super) fn draw_answers(game: &Game) -> Vec<Control> {
    let answer = |accept| Action::AnswerDraw {
        game: Some(game.id()),
        seen: Some(game.version()),
        accept,
    };
    vec![
        button("button-draw-accept", answer(true), ButtonStyle::Success),
        button("button-draw-decline", answer(false), ButtonStyle::Secondary),
    ]
}

/// The whole game as a film, where there is anything to see.
pub(super) fn film_button(game: &Game) -> Vec<Control> {
    if game.steps().is_empty() {
        return Vec::new();
    }
    let ask = Action::Film {
        game: Some(game.id()),
        cut: FilmOptions::default(),
    };
    vec![button("button-film", ask, ButtonStyle::Secondary)]
}
