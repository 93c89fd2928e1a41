//! "Why not?": the rule that forbids a move, shown on the board. The sentence is `refuse`'s.

use crate::game::grid::Cell;
use crate::game::text::Reason;
use crate::play::command::{Command, MoveChoice, Refusal};
use crate::play::{Game, GameId, Ply};
use crate::scene::{Mark, Scene};
use crate::service::ask::{Action, Request};
use crate::service::buttons::button;
use crate::service::describe::{Highlight, Viewpoint, highlighted_picture};
use crate::service::names::PlayerNames;
use crate::service::prose::sentences;
use crate::service::reach;
use crate::service::reply::{ButtonStyle, Reply};
use crate::service::{HandlerResult, Service};

/// The move that was tried, and what on the board forbids it.
pub(super) fn marks(reason: &Reason) -> Vec<(Cell, Mark)> {
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

/// What forbids a move, on its board; `None` where nothing on the board is to blame.
pub(super) fn answer(scene: &Scene, reason: &Reason) -> Option<Highlight> {
    if reason.tried.is_empty() || reason.shown.is_empty() {
        return None;
    }
    let list = |cells: &[Cell], with: &str| {
        let names: Vec<String> = cells.iter().map(|cell| scene.grid.name(*cell)).collect();
        names.join(with)
    };
    let words = sentences();
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

/// Adds to a refusal the board with what forbids the move, and a way to see what the piece may do
/// instead; nothing where nothing on the board is to blame.
pub(super) fn show(
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
    reply.picture = Some(highlighted_picture(game, answer, view, names));
    let from = scene.grid.name(*from);
    reply.controls.extend(reach::button(game, &from));
}

/// Leaves the words of a refusal that others hear too; the board is behind a button, for whoever asks.
pub(super) fn keep_short(reply: &mut Reply, game: GameId, ply: Ply, typed: &str) {
    if reply.picture.take().is_some() {
        // What a button carries has dots of its own, and little room.
        let words: Vec<&str> = typed
            .split(['.', ' '])
            .filter(|word| !word.is_empty())
            .collect();
        let text = words.join(" ");
        let ask = Action::WhyNot { game, ply, text };
        reply.controls = vec![button("button-why", ask, ButtonStyle::Secondary)];
    }
}

impl Service {
    /// Why this move was refused, while the board is still the same.
    pub(super) fn why_not(
        &self,
        request: &Request,
        id: GameId,
        ply: Ply,
        typed: &str,
    ) -> HandlerResult {
        let game = self.visible(&request.who.id, &request.place, id)?;
        let refusal = match game.position().read_turn(typed) {
            Err(error) if game.ply() == ply => Refusal::Move(error),
            Err(_) | Ok(_) => Refusal::Stale,
        };
        let command = Command::Play(MoveChoice::Typed(typed.to_owned()));
        Ok(vec![self.refusal_reply(
            &request.who,
            &game,
            &refusal,
            &command,
        )?])
    }
}
