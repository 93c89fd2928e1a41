//! Close-ups of a board and their buttons.

use crate::game::grid::Perspective;
use crate::game::seat::Seat;
use crate::play::Game;
use crate::scene::{Scene, Window};
use crate::service::api::action::Action;
use crate::service::api::look::CloseUp;
use crate::service::api::reply::{ButtonStyle, Control, Picture, Reply};
use crate::service::describe::{args, button, game};
use crate::service::words::catalogue;
use crate::service::words::text::Text;

/// Shows a part of the board, with all its marks.
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
    // A game has no board before it begins.
    let Some(picture) = &mut reply.picture else {
        return;
    };
    let scene = &picture.scene;
    let chosen = army.and_then(|nth| scene.armies.get(usize::from(nth)));
    let armies = scene.armies.iter();
    let sides: Vec<Perspective> = match (chosen, own) {
        (Some(army), _) => vec![army.sits],
        // A player who commands two armies sees both.
        (None, Some(seat)) => armies
            .filter(|army| army.seat == seat)
            .map(|army| army.sits)
            .collect(),
        (None, None) => vec![scene.eyes],
    };
    let mut sides = sides.into_iter();
    let first = sides.next().map(|side| before(picture, side, radius));
    // The first one has the whole position in its words.
    let others = sides.map(|side| Picture {
        alt: army_in_front(scene, side),
        ..before(picture, side, radius)
    });
    let others: Vec<Picture> = others.collect();
    if let Some(first) = first {
        *picture = first;
        reply.more_pictures.extend(others);
    }
}

/// The pieces of the army in front of this side in words.
fn army_in_front(scene: &Scene, side: Perspective) -> String {
    let army = scene.armies.iter().find(|army| army.sits == side);
    let told = army.map(|army| {
        let near = [("side", args::side_called(army.side).into())];
        let near = catalogue::sentences().line("look-near", &near);
        format!("{near}. {}", game::army(scene, army))
    });
    game::fitted(&told.unwrap_or_default())
}

/// A picture of the part in front of this side of the board.
fn before(picture: &Picture, side: Perspective, radius: u8) -> Picture {
    let mut picture = picture.clone();
    let scene = &mut picture.scene;
    scene.window = Some(Window::before(scene.grid, side, radius));
    scene.show_hints();
    let passed = game::passed(scene).map(|told| format!("{told} "));
    let near = match scene.armies.iter().find(|army| army.sits == side) {
        Some(army) => catalogue::sentences().line(
            "look-near",
            &[("side", args::side_called(army.side).into())],
        ),
        None => catalogue::sentences().line("button-close-up", &[]),
    };
    let passed = passed.unwrap_or_default();
    picture.alt = game::fitted(&format!("{near}. {passed}{}", picture.alt));
    picture
}

/// Adds the marks shown on request.
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

/// The button under a posted board that shows the user's own side larger, on boards that need it.
pub(in crate::service) fn button(game: &Game) -> Option<Control> {
    game.kind().spec().looks.close_up?;
    let action = Action::CloseUp {
        game: Some(game.id()),
        at: CloseUp::Army(None),
    };
    Some(button::button(
        "button-close-up",
        action,
        ButtonStyle::Secondary,
    ))
}

/// The menu of close-ups of a board.
pub(in crate::service) fn menu(game: &Game, scene: &Scene) -> Option<Control> {
    game.kind().spec().looks.close_up?;
    let action = |at| Action::CloseUp {
        game: Some(game.id()),
        at,
    };
    let line = |id| catalogue::sentences().line(id, &[]);
    let mut options = vec![(line("look-whole"), action(CloseUp::Whole))];
    for (nth, army) in (0..).zip(&scene.armies) {
        let side = [("side", args::side_called(army.side).into())];
        options.push((
            catalogue::sentences().line("look-near", &side),
            action(CloseUp::Army(Some(nth))),
        ));
    }
    if !scene.hints.is_empty() {
        options.push((line("look-hints"), action(CloseUp::Hints)));
    }
    Some(Control::Menu {
        prompt: line("look-prompt"),
        options,
    })
}
