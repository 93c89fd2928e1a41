//! The rule that forbids a move, shown on the board.

use crate::game::grid::Cell;
use crate::game::text::Reason;
use crate::play::{Game, GameId, Ply};
use crate::scene::{Mark, Scene};
use crate::service::api::action::Action;
use crate::service::api::reply::{ButtonStyle, Reply};
use crate::service::describe::button::button;
use crate::service::describe::game::{Highlight, Viewpoint};
use crate::service::describe::{game, reach};
use crate::service::words::catalogue;
use crate::service::words::names::PlayerNames;

/// The marks of the attempted move and of its obstacles.
pub(in crate::service) fn marks(reason: &Reason) -> Vec<(Cell, Mark)> {
    let tried = [
        (reason.tried.first(), Mark::From),
        (reason.tried.last(), Mark::To),
    ];
    let tried = tried
        .into_iter()
        .filter_map(|(cell, mark)| Some((*cell?, mark)));
    let shown = reason.shown.iter().map(|cell| (*cell, Mark::Reason));
    tried.chain(shown).collect()
}

/// The board with the reason that forbids a move; `None` if nothing on the board shows it.
pub(in crate::service) fn answer(scene: &Scene, reason: &Reason) -> Option<Highlight> {
    if reason.tried.is_empty() || reason.shown.is_empty() {
        return None;
    }
    let list = |cells: &[Cell], with: &str| {
        let names: Vec<String> = cells.iter().map(|cell| scene.grid.name(*cell)).collect();
        names.join(with)
    };
    let words = catalogue::sentences();
    let mut rule = words.line(&format!("rule-{}", reason.code), &[]);
    if let Some(ruling) = reason.ruling {
        let args = [("rule", rule.into()), ("ruling", ruling.into())];
        rule = words.line("reason-ruled", &args);
    }
    let args = [
        ("move", list(&reason.tried, "-").into()),
        ("rule", rule.into()),
        ("cells", list(&reason.shown, " ").into()),
    ];
    Some(Highlight {
        marks: marks(reason),
        status: words.line("caption-reason", &args),
        lead: words.line("alt-reason", &args),
    })
}

/// Adds the board with the obstacle to a refusal, and a button for the piece's legal moves. It adds nothing if the
/// board does not show the reason.
pub(in crate::service) fn show(
    reply: &mut Reply,
    game: &Game,
    reason: &Reason,
    view: Viewpoint,
    names: &PlayerNames,
) {
    let scene = game.position().scene();
    let (Some(from), Some(answer)) = (reason.tried.first(), answer(&scene, reason)) else {
        return;
    };
    reply.picture = Some(game::highlighted_picture(game, answer, view, names));
    let from = scene.grid.name(*from);
    reply.controls.extend(reach::button(game, &from));
}

/// Shortens a refusal that others see too: the board is behind a button.
pub(in crate::service) fn keep_short(reply: &mut Reply, game: GameId, ply: Ply, typed: &str) {
    if reply.picture.take().is_some() {
        // A button's wire form has dots of its own, and little room.
        let words: Vec<&str> = typed
            .split(['.', ' '])
            .filter(|word| !word.is_empty())
            .collect();
        let text = words.join(" ");
        let action = Action::WhyNot { game, ply, text };
        reply.controls = vec![button("button-why", action, ButtonStyle::Secondary)];
    }
}
