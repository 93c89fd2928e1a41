//! A turn before it counts: the board it leads to, for its player alone, with what the dice may make of it.

use crate::game::text::{MoveError, MoveText};
use crate::play::command::{Command, MoveChoice};
use crate::play::suppose::{Branch, DiceOutcome};
use crate::play::{Env, Game, turn};
use crate::service::ask::{Action, Person, Request};
use crate::service::buttons::button;
use crate::service::describe::{Viewpoint, caption, fitted, picture, piece};
use crate::service::names::PlayerNames;
use crate::service::pick::PickStep;
use crate::service::prose::{TextArg, sentences};
use crate::service::reply::{ButtonStyle, Control, Picture, Reply, Text};
use crate::service::settings::ConfirmMoves;
use crate::service::{HandlerResult, Service, pick};

impl Service {
    /// A turn chosen from menus: shown first, unless its player wants it to count at once.
    pub(super) fn picked(
        &mut self,
        request: &Request,
        game: Game,
        plies: &[MoveText],
        env: &Env,
    ) -> HandlerResult {
        let who = &request.who;
        if self.preferences_of(&who.id).confirm == ConfirmMoves::Off {
            let (seen, text) = (game.version(), game.typed(plies));
            let command = Command::Play(MoveChoice::Turn { seen, text });
            return self.run_command(request, game, &command, env);
        }
        Ok(self.preview(who, &game, plies)?.into_iter().collect())
    }

    /// A typed turn as its player may want to see it first; `None` where it counts at once, or does not count.
    pub(super) fn typed_preview(
        &self,
        request: &Request,
        game: &Game,
        read: &Result<Vec<MoveText>, MoveError>,
    ) -> Result<Option<Reply>, crate::service::HandlerError> {
        let who = &request.who;
        let Ok(plies) = read else { return Ok(None) };
        let counts = game.awaits(&who.id) && !game.stands_still();
        if !counts || self.preferences_of(&who.id).confirm != ConfirmMoves::All {
            return Ok(None);
        }
        let Some(mut reply) = self.preview(who, game, plies)? else {
            return Ok(None);
        };
        if matches!(request.action, Action::Chat { aloud: true, .. }) {
            // Others hear this answer, so the board waits behind a button.
            let args = [("move", turn::join_turn(plies).into())];
            reply = Reply::note(sentences().text("preview-aloud", &args));
            let label = sentences().line("button-look-first", &args);
            reply.controls.extend(to_preview(game, plies, label));
        }
        reply.replaces_source = false;
        Ok(Some(reply))
    }

    /// The boards that a turn may lead to, to play it or to change one’s mind; `None` when it may not be made.
    fn preview(
        &self,
        who: &Person,
        game: &Game,
        plies: &[MoveText],
    ) -> Result<Option<Reply>, crate::service::HandlerError> {
        let open = plies
            .first()
            .is_some_and(|first| game.choices().contains(first));
        let (true, Ok(turns), Some(play)) =
            (open, game.outcomes(plies), pick::playing(game, plies, true))
        else {
            return Ok(None);
        };
        let names = self.names(game)?;
        let view = self.view(game, &who.id);
        let mut reply = Reply::note(told(game, plies, &turns, &names));
        let mut pictures = turns.iter().filter_map(|turn| supposed(turn, view, &names));
        reply.picture = pictures.next();
        reply.more_pictures = pictures.collect();
        let origin = plies.first().map(MoveText::origin).unwrap_or_default();
        let change = if origin.is_empty() {
            PickStep::ChoosePiece(Some(game.id()))
        } else {
            PickStep::ChooseTarget {
                game: game.id(),
                seen: game.version(),
                from: origin.to_owned(),
            }
        };
        reply.controls = vec![
            button("button-play-it", play, ButtonStyle::Success),
            button(
                "button-change",
                Action::PickStep(change),
                ButtonStyle::Secondary,
            ),
        ];
        reply.replaces_source = true;
        Ok(Some(reply))
    }
}

fn to_preview(game: &Game, plies: &[MoveText], label: String) -> Option<Control> {
    Some(Control::Button {
        label,
        ask: pick::playing(game, plies, false)?,
        weight: ButtonStyle::Secondary,
    })
}

/// Lets buttons that play moves show them first.
pub(super) fn show_first(controls: &mut [Control]) {
    let shown = |ask: &mut Action| {
        if let Action::Pick { game, seen, index } = *ask {
            *ask = Action::PickStep(PickStep::SubmitMove { game, seen, index });
        } else if let Action::PickStep(PickStep::SubmitTurn { sure, .. }) = ask {
            *sure = false;
        }
    };
    for control in controls {
        match control {
            Control::Button { ask, .. } => shown(ask),
            Control::Menu { options, .. } => options.iter_mut().for_each(|(_, ask)| shown(ask)),
            Control::Select { .. } | Control::Invite { .. } => {}
        }
    }
}

/// What the turn does, and how its dice may fall.
pub(super) fn told(game: &Game, plies: &[MoveText], turns: &[Branch], names: &PlayerNames) -> Text {
    let words = sentences();
    let scene = game.position().scene();
    let captures = plies.iter().rev().find_map(MoveText::captures);
    let taken = captures.and_then(|cell| scene.grid.cell(cell));
    let taken = taken.and_then(|cell| scene.figure_at(cell));
    let mut args = vec![
        ("game", game.id().to_string().into()),
        ("move", turn::join_turn(plies).into()),
    ];
    if let Some(taken) = taken {
        args.push(("piece", piece(taken, 1).into()));
        args.push(("cell", captures.unwrap_or_default().to_owned().into()));
    }
    let dice = turns.iter().any(|turn| turn.fall.is_some());
    let mut text = match (dice, taken) {
        (true, _) => words.text("preview-attack", &args),
        (false, Some(_)) => words.text("preview-take", &args),
        (false, None) => words.text("preview-move", &args),
    };
    for turn in turns {
        let Some(fall) = turn.fall else { continue };
        let mut args = args.clone();
        args.extend([
            ("ways", TextArg::Num(turn.ways.into())),
            ("rolls", TextArg::Num(turn.rolls.into())),
            ("percent", TextArg::Num(turn.percent().into())),
            ("then", standing(&turn.game, names).into()),
        ]);
        let id = match fall {
            DiceOutcome::Succeeds => "preview-succeeds",
            DiceOutcome::Fails => "preview-fails",
        };
        text.push_line(words.text(id, &args));
    }
    text
}

/// How a game stands, in the words below its board.
fn standing(game: &Game, names: &PlayerNames) -> String {
    let scene = game.position().scene();
    caption(game, game.ply(), &scene, names).status
}

/// The board of one way in which a move may turn out, which says that it is only supposed.
pub(super) fn supposed(turn: &Branch, view: Viewpoint, names: &PlayerNames) -> Option<Picture> {
    let id = match turn.fall {
        None => "caption-supposed",
        Some(DiceOutcome::Succeeds) => "caption-if-succeeds",
        Some(DiceOutcome::Fails) => "caption-if-fails",
    };
    let mut board = picture(&turn.game, turn.game.ply(), view, names)?;
    let lead = |what: &str| sentences().line(id, &[("what", what.to_owned().into())]);
    board.scene.caption.status = lead(&board.scene.caption.status);
    board.alt = fitted(&lead(&board.alt));
    Some(board)
}
