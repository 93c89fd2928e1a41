//! Looking closer at a board: at what lies before one army, and at marks that are shown on request alone.

use crate::game::seat::{MAX_SEATS, Seat};
use crate::play::{Game, GameId, Place, Timestamp};
use crate::scene::{Scene, Window};
use crate::service::ask::{Action, Person};
use crate::service::buttons;
use crate::service::describe::{fitted, passed, side_called};
use crate::service::find::GameMatch;
use crate::service::prose::sentences;
use crate::service::reply::{ButtonStyle, Control, Reply, Text};
use crate::service::wire::number;
use crate::service::{HandlerResult, Service};
use crate::store::StoreError;

/// What somebody wants to see of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CloseUp {
    /// All of it.
    Whole,
    /// What lies before the army of this number, counted as the scene counts them; `None` is one's own side.
    Army(Option<u8>),
    /// All of it, with the marks that are shown on request: squares for en passant.
    Hints,
}

impl Service {
    /// A board, looked at closer.
    pub(super) fn close_up(
        &self,
        who: &Person,
        place: &Place,
        (game, at): (Option<GameId>, CloseUp),
        now: Timestamp,
    ) -> HandlerResult {
        let game = self.resolve_game(&who.id, place, game, GameMatch::ToMoveOrLast)?;
        let mut reply = self.board_with_close_ups(who, &game, now)?;
        match at {
            CloseUp::Whole => {}
            CloseUp::Army(army) => {
                let own = game.seat_of(&who.id);
                army_close_up(&mut reply, &game, own, army);
            }
            CloseUp::Hints => mark(&mut reply, &game),
        }
        reply.replaces_source = true;
        Ok(vec![reply])
    }

    /// The board of a game, with the choice of what to look at closer.
    pub(super) fn board_with_close_ups(
        &self,
        who: &Person,
        game: &Game,
        now: Timestamp,
    ) -> Result<Reply, StoreError> {
        let mut reply = self.board_reply(who, game, now)?;
        let shown = reply.picture.as_ref();
        let menu = shown.and_then(|picture| menu(game, &picture.scene));
        reply.controls.extend(menu);
        Ok(reply)
    }
}

/// Shows a part of the board, with all there is to see on it.
fn army_close_up(reply: &mut Reply, game: &Game, own: Option<Seat>, army: Option<u8>) {
    let spec = game.kind().spec();
    let Some(radius) = spec.looks.close_up else {
        let title = [("title", spec.title.into())];
        reply.text.push_line(sentences().text("look-small", &title));
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
    let passed = passed(scene).map(|told| format!("{told} "));
    let near = match scene.armies.iter().find(|army| army.sits == side) {
        Some(army) => sentences().line("look-near", &[("side", side_called(army.side).into())]),
        None => sentences().line("button-close-up", &[]),
    };
    let passed = passed.unwrap_or_default();
    picture.alt = fitted(&format!("{near}. {passed}{}", picture.alt));
}

/// Shows the marks that are shown on request.
fn mark(reply: &mut Reply, game: &Game) {
    let spec = game.kind().spec();
    if !spec.looks.passes {
        let title = [("title", spec.title.into())];
        reply
            .text
            .push_line(sentences().text("look-no-passing", &title));
        return;
    }
    let Some(picture) = &mut reply.picture else {
        return;
    };
    picture.scene.show_hints();
    let Some(told) = passed(&picture.scene) else {
        reply.text.push_line(sentences().text("look-no-hints", &[]));
        return;
    };
    picture.alt = fitted(&format!("{told} {}", picture.alt));
    let mut line = Text::default();
    line.push(&told);
    reply.text.push_line(line);
}

/// The button under a posted board that shows one's own side of it larger, where that helps.
pub(super) fn button(game: &Game) -> Option<Control> {
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
fn menu(game: &Game, scene: &Scene) -> Option<Control> {
    game.kind().spec().looks.close_up?;
    let ask = |at| Action::CloseUp {
        game: Some(game.id()),
        at,
    };
    let line = |id| sentences().line(id, &[]);
    let mut options = vec![(line("look-whole"), ask(CloseUp::Whole))];
    for (nth, army) in (0..).zip(&scene.armies) {
        let side = [("side", side_called(army.side).into())];
        options.push((
            sentences().line("look-near", &side),
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

/// The wire form, without the mark.
pub(super) fn wire(game: GameId, at: CloseUp) -> String {
    match at {
        CloseUp::Whole => format!("look.{}", game.0),
        CloseUp::Army(None) => format!("look.{}.near", game.0),
        CloseUp::Army(Some(army)) => format!("look.{}.near.{army}", game.0),
        CloseUp::Hints => format!("look.{}.hints", game.0),
    }
}

/// Reads what stands behind the game in [`wire`].
pub(super) fn unwire(parts: &[&str]) -> Option<CloseUp> {
    Some(match parts {
        [] => CloseUp::Whole,
        ["near"] => CloseUp::Army(None),
        ["near", army] => CloseUp::Army(Some(number(army).filter(|army| *army < MAX_SEATS)?)),
        ["hints"] => CloseUp::Hints,
        _ => return None,
    })
}
