//! Preview of a turn before it counts.

use crate::game::text::MoveText;
use crate::play::suppose::{Branch, DiceOutcome};
use crate::play::{Game, turn};
use crate::scene::Scene;
use crate::service::api::action::Action;
use crate::service::api::pick::PickStep;
use crate::service::api::reply::{ButtonStyle, Control, Picture};
use crate::service::describe::game::Viewpoint;
use crate::service::describe::{game, pick_menus};
use crate::service::words::catalogue::{self, TextArg};
use crate::service::words::language::Surface;
use crate::service::words::names::PlayerNames;
use crate::service::words::text::Text;

pub(in crate::service) fn to_preview(
    game: &Game,
    plies: &[MoveText],
    label: String,
) -> Option<Control> {
    Some(Control::Button {
        label,
        action: pick_menus::playing(game, plies, false)?,
        style: ButtonStyle::Secondary,
    })
}

/// Changes buttons that play moves so that they show them first.
pub(in crate::service) fn show_first(controls: &mut [Control]) {
    let shown = |action: &mut Action| {
        if let Action::Pick { game, seen, index } = *action {
            *action = Action::PickStep(PickStep::SubmitMove { game, seen, index });
        } else if let Action::PickStep(PickStep::SubmitTurn { sure, .. }) = action {
            *sure = false;
        }
    };
    for control in controls {
        match control {
            Control::Button { action, .. } => shown(action),
            Control::Menu { options, .. } => {
                for (_, action) in options {
                    shown(action);
                }
            }
            Control::Select { .. } | Control::Invite { .. } | Control::Link { .. } => {}
        }
    }
}

/// The effects of the turn, and the possible results of its dice.
pub(in crate::service) fn sentences(
    game: &Game,
    plies: &[MoveText],
    turns: &[Branch],
    names: &PlayerNames,
) -> Text {
    let words = catalogue::sentences();
    let scene = game.position().scene();
    let captures = plies.iter().rev().find_map(MoveText::captures);
    let taken = captures.and_then(|cell| scene.grid.cell(cell));
    let taken = taken.and_then(|cell| scene.figure_at(cell));
    let mut args = vec![
        ("game", game.id().to_string().into()),
        ("move", turn::join_turn(plies).into()),
    ];
    if let Some(taken) = taken {
        args.push(("piece", game::piece(taken, 1).into()));
        args.push(("cell", captures.unwrap_or_default().to_owned().into()));
    }
    let odds = |fall| {
        let mut turns = turns.iter().filter(|turn| turn.fall == Some(fall));
        turns.next().map(Branch::percent)
    };
    let odds = odds(DiceOutcome::Succeeds).zip(odds(DiceOutcome::Fails));
    // The bar of a page has room for the odds alone, and its board shows the move.
    if let (Some((succeeds, fails)), Surface::Page) = (odds, Surface::current()) {
        args.push(("percent", TextArg::Num(succeeds.into())));
        args.push(("fails", TextArg::Num(fails.into())));
        return words.text("preview-odds", &args);
    }
    let mut text = match (odds.is_some(), taken) {
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
            ("then", status(&turn.game, names).into()),
        ]);
        let id = match fall {
            DiceOutcome::Succeeds => "preview-succeeds",
            DiceOutcome::Fails => "preview-fails",
        };
        text.push_line(words.text(id, &args));
    }
    text
}

/// The status of a game, for the line below its board.
fn status(game: &Game, names: &PlayerNames) -> String {
    let scene = game.position().scene();
    game::caption(game, game.ply(), &scene, names).status
}

/// The board of one possible result of a move, with a note that it is only supposed.
pub(in crate::service) fn supposed(
    turn: &Branch,
    view: Viewpoint,
    names: &PlayerNames,
) -> Option<Picture> {
    let id = match turn.fall {
        None => "caption-supposed",
        Some(DiceOutcome::Succeeds) => "caption-if-succeeds",
        Some(DiceOutcome::Fails) => "caption-if-fails",
    };
    let mut board = game::picture(&turn.game, turn.game.ply(), view, names)?;
    if turn.fall == Some(DiceOutcome::Fails) {
        // A failed attack moves nothing, and the other picture has a position in words already.
        board.alt = as_it_stands(&board.scene);
    }
    Some(led(board, id))
}

/// A board whose pieces have not moved in words: the player to move, and the meaning of the marks.
fn as_it_stands(scene: &Scene) -> String {
    let status = format!("{}.", scene.caption.status.trim_end_matches(['.', '!']));
    let stands = catalogue::sentences().line("alt-as-it-stands", &[]);
    let told = [vec![status], game::threats(scene), vec![stands]].concat();
    told.join(" ")
}

/// A board in the middle of a turn that is still being picked, with a note that it is only supposed.
pub(in crate::service) fn not_yet(board: Picture) -> Picture {
    led(board, "caption-supposed")
}

/// A picture with the words of this message before its status and its description.
fn led(mut board: Picture, id: &str) -> Picture {
    let lead = |what: &str| catalogue::sentences().line(id, &[("what", what.to_owned().into())]);
    board.scene.caption.status = lead(&board.scene.caption.status);
    board.alt = game::fitted(&lead(&board.alt));
    board
}
