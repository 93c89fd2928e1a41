//! Close-ups of a board and their buttons.

use crate::game::seat::Seat;
use crate::play::Game;
use crate::scene::{Scene, Window};
use crate::service::api::action::Action;
use crate::service::api::look::CloseUp;
use crate::service::api::reply::{ButtonStyle, Control, Reply};
use crate::service::describe::{buttons, game};
use crate::service::words::catalogue;
use crate::service::words::text::Text;

/// Shows a part of the board, with all there is to see on it.
pub(in crate::service) fn army_close_up(
    reply: &mut Reply,
    game: &Game,
    own: Option<Seat>,
    army: Option<u8>,
) {
    let spec = game.kind().spec();
    let Some(radius) = spec.looks.close_up else {
        let title = [("title", spec.title.into())];
        reply
            .text
            .push_line(catalogue::sentences().text("look-small", &title));
        return;
    };
    // Before it begins a game has no board.
    let Some(picture) = &mut reply.picture else {
        return;
    };
    let scene = &mut picture.scene;
    let army = army.and_then(|nth| scene.armies.get(usize::from(nth)));
    let side = match (army, own) {
        (Some(army), _) => army.sits,
        (None, Some(seat)) => (spec.looks.faces)(game.options(), seat),
        (None, None) => scene.eyes,
    };
    scene.window = Some(Window::before(scene.grid, side, radius));
    scene.show_hints();
    let passed = game::passed(scene).map(|told| format!("{told} "));
    let near = match scene.armies.iter().find(|army| army.sits == side) {
        Some(army) => catalogue::sentences().line(
            "look-near",
            &[("side", game::side_called(army.side).into())],
        ),
        None => catalogue::sentences().line("button-close-up", &[]),
    };
    let passed = passed.unwrap_or_default();
    picture.alt = game::fitted(&format!("{near}. {passed}{}", picture.alt));
}

/// Shows the marks that are shown on request.
pub(in crate::service) fn mark(reply: &mut Reply, game: &Game) {
    let spec = game.kind().spec();
    if !spec.looks.passes {
        let title = [("title", spec.title.into())];
        reply
            .text
            .push_line(catalogue::sentences().text("look-no-passing", &title));
        return;
    }
    let Some(picture) = &mut reply.picture else {
        return;
    };
    picture.scene.show_hints();
    let Some(told) = game::passed(&picture.scene) else {
        reply
            .text
            .push_line(catalogue::sentences().text("look-no-hints", &[]));
        return;
    };
    picture.alt = game::fitted(&format!("{told} {}", picture.alt));
    let mut line = Text::default();
    line.push(&told);
    reply.text.push_line(line);
}

/// The button under a posted board that shows one's own side of it larger, where that helps.
pub(in crate::service) fn button(game: &Game) -> Option<Control> {
    game.kind().spec().looks.close_up?;
    let ask = Action::CloseUp {
        game: Some(game.id()),
        at: CloseUp::Army(None),
    };
    Some(buttons::button(
        "button-close-up",
        ask,
        ButtonStyle::Secondary,
    ))
}

/// What of a board can be looked at closer, as one choice.
pub(in crate::service) fn menu(game: &Game, scene: &Scene) -> Option<Control> {
    game.kind().spec().looks.close_up?;
    let ask = |at| Action::CloseUp {
        game: Some(game.id()),
        at,
    };
    let line = |id| catalogue::sentences().line(id, &[]);
    let mut options = vec![(line("look-whole"), ask(CloseUp::Whole))];
    for (nth, army) in (0..).zip(&scene.armies) {
        let side = [("side", game::side_called(army.side).into())];
        options.push((
            catalogue::sentences().line("look-near", &side),
            ask(CloseUp::Army(Some(nth))),
        ));
    }
    if !scene.hints.is_empty() {
        options.push((line("look-hints"), ask(CloseUp::Hints)));
    }
    Some(Control::Menu {
        prompt: line("look-prompt"),
        options,
    })
}
