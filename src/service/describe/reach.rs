//! A piece's legal moves in words, or the reason why it has none.

use std::cmp::Reverse;

use crate::game::grid::Cell;
use crate::game::text::{MoveError, MoveText, Reason};
use crate::play::Game;
use crate::play::command::Refusal;
use crate::play::stage::Stage;
use crate::scene::Scene;
use crate::service::api::action::Action;
use crate::service::api::reply::{ButtonStyle, Control};
use crate::service::describe::{args, game, pick_menus, refuse};
use crate::service::words::catalogue::{self, TextArg};
use crate::service::words::text::Text;

/// Most buttons under an answer; more moves go into menus.
const BUTTONS: usize = 20;

/// Most options of one menu or of autocomplete.
pub(in crate::service) const OFFERS: usize = 25;

/// A button that shows the moves of the piece on this cell, if it has any.
pub(in crate::service) fn button(game: &Game, cell: &str) -> Option<Control> {
    let moves = game.choices();
    moves.iter().find(|mv| mv.origin() == cell)?;
    Some(Control::Button {
        label: catalogue::sentences().line("button-reach", &[("cell", cell.to_owned().into())]),
        action: Action::PieceMoves {
            game: Some(game.id()),
            cell: cell.to_owned(),
        },
        style: ButtonStyle::Secondary,
    })
}

/// The reason why a cell has no moves.
pub(in crate::service) enum NoMovesReason {
    Words(Text),
    Refused(Refusal),
}

/// The cell of this name, if a piece of the side to move stands there.
pub(in crate::service) fn piece_there(
    game: &Game,
    scene: &Scene,
    name: &str,
) -> Result<Cell, NoMovesReason> {
    let words = catalogue::sentences();
    match game.stage() {
        Stage::Running => {}
        Stage::Open => return Err(NoMovesReason::Refused(Refusal::NotStarted)),
        Stage::Over | Stage::Void => return Err(NoMovesReason::Refused(Refusal::Over)),
    }
    let Some(at) = scene.grid.cell(name.trim()) else {
        return Err(NoMovesReason::Words(no_such_cell(scene, name)));
    };
    let Some(figure) = scene.figure_at(at) else {
        let args = [("cell", scene.grid.name(at).into())];
        return Err(NoMovesReason::Words(words.text("reach-empty", &args)));
    };
    let owner = scene.seat_of(figure.tint);
    match (owner, game.to_move()) {
        (Some(owner), Some(mover)) if owner != mover => {
            let mut args = subject(scene, at);
            args.push(("side", game::side(game, owner).into()));
            args.push(("mover", game::side(game, mover).into()));
            Err(NoMovesReason::Words(words.text("reach-not-turn", &args)))
        }
        _ => Ok(at),
    }
}

/// The reply to typed text that names no cell of this board.
pub(in crate::service) fn no_such_cell(scene: &Scene, typed: &str) -> Text {
    let grid = scene.grid;
    let last = Cell {
        file: grid.files - 1,
        rank: grid.ranks - 1,
    };
    let args = [
        ("cell", args::short(typed).into()),
        ("first", grid.name(Cell { file: 0, rank: 0 }).into()),
        ("last", grid.name(last).into()),
    ];
    catalogue::sentences().text("reach-no-cell", &args)
}

/// The piece on a cell and the cell, as arguments.
pub(in crate::service) fn subject(
    scene: &Scene,
    at: Cell,
) -> Vec<(&'static str, TextArg<'static>)> {
    let figure = scene.figure_at(at).map(|figure| game::piece(figure, 1));
    vec![
        ("cell", scene.grid.name(at).into()),
        ("piece", figure.unwrap_or_default().into()),
    ]
}

/// The present moves of the piece on this cell.
pub(in crate::service) fn moves_from(game: &Game, scene: &Scene, at: Cell) -> Vec<MoveText> {
    let name = scene.grid.name(at);
    let mut moves = game.choices();
    moves.retain(|mv| mv.origin() == name);
    pick_menus::strongest_first(game, moves, |mv| mv)
}

pub(in crate::service) fn last_cell(scene: &Scene, mv: &MoveText) -> Option<Cell> {
    scene.grid.cell(mv.cells().last()?)
}

/// "The fool on D2 may go to D3, E3 (takes the priest)."
pub(in crate::service) fn describe_moves(scene: &Scene, at: Cell, moves: &[MoveText]) -> Text {
    let words = catalogue::sentences();
    // A piece that is given up goes nowhere.
    let gives_up = |mv: &&MoveText| last_cell(scene, mv) == Some(at) && mv.hands_over();
    if let Some(mv) = moves.iter().find(gives_up) {
        let args = [
            ("cell", scene.grid.name(at).into()),
            ("move", mv.as_str().into()),
        ];
        return words.text("reach-surrender", &args);
    }
    let mut targets: Vec<String> = Vec::new();
    for mv in moves {
        let Some(to) = last_cell(scene, mv) else {
            continue;
        };
        let name = scene.grid.name(to);
        let taken = mv.captures().and(scene.figure_at(to));
        let target = taken.map_or(name.clone(), |taken| {
            let args = [
                ("cell", name.into()),
                ("piece", game::piece(taken, 1).into()),
            ];
            words.line("reach-takes", &args)
        });
        // A fool's promotions share one square.
        if !targets.contains(&target) {
            targets.push(target);
        }
    }
    let mut args = subject(scene, at);
    if targets.is_empty() {
        return words.text("reach-none", &args);
    }
    args.push(("targets", targets.join(", ").into()));
    words.text("reach-may", &args)
}

/// The reason why a piece cannot move: a touched piece goes first, or the rule that stops it.
pub(in crate::service) fn why_no_moves(game: &Game, scene: &Scene, at: Cell) -> Text {
    let name = scene.grid.name(at);
    let choices = game.choices();
    if game.position().legal().iter().any(|mv| mv.origin() == name) {
        let choices: Vec<&str> = choices.iter().map(MoveText::as_str).collect();
        let args = [("choices", choices.join(", ").into())];
        return catalogue::sentences().text("reach-touched", &args);
    }
    let Some((to, reason)) = nearest_refusal(game, scene, at) else {
        return Text::default();
    };
    let args = [("cell", scene.grid.name(to).into())];
    let mut text = catalogue::sentences().text("reach-because", &args);
    text.push(" ");
    text.append(refuse::illegal(&reason));
    text
}

/// The refusal of the nearest illegal move that a ruling or another piece forbids. A move that the piece never makes
/// would explain nothing.
fn nearest_refusal(game: &Game, scene: &Scene, at: Cell) -> Option<(Cell, Reason)> {
    let far = |cell: &Cell| {
        let (files, ranks) = (cell.file.abs_diff(at.file), cell.rank.abs_diff(at.rank));
        (
            files.max(ranks),
            files + ranks,
            Reverse(cell.rank),
            cell.file,
        )
    };
    let mut cells: Vec<Cell> = scene.ground.iter().map(|(cell, _)| *cell).collect();
    cells.retain(|cell| *cell != at);
    cells.sort_by_key(far);
    let tries = cells.into_iter().filter_map(|to| {
        let text = format!("{}-{}", scene.grid.name(at), scene.grid.name(to));
        match game.position().read(&text) {
            Err(MoveError::Illegal(reason)) => Some((to, reason)),
            Ok(_) | Err(MoveError::Unreadable { .. } | MoveError::Ambiguous(_)) => None,
        }
    });
    let tries: Vec<(Cell, Reason)> = tries.collect();
    let by_ruling = tries.iter().find(|(_, reason)| reason.ruling.is_some());
    let by_piece = || {
        let stands = |cell: &Cell| scene.figure_at(*cell).is_some();
        tries
            .iter()
            .find(|(_, reason)| reason.shown.iter().any(stands))
    };
    by_ruling.or_else(by_piece).cloned()
}

/// A button for each of these moves in their order, or menus if there are too many.
pub(in crate::service) fn move_controls(game: &Game, moves: &[MoveText]) -> Vec<Control> {
    if moves.len() <= BUTTONS {
        return refuse::buttons_in_order(game, moves);
    }
    let menus = moves.chunks(OFFERS).map(|some| {
        let buttons = refuse::buttons_in_order(game, some);
        let options = buttons.into_iter().filter_map(|control| match control {
            Control::Button { label, action, .. } => Some((label, action)),
            Control::Menu { .. }
            | Control::Select { .. }
            | Control::Invite { .. }
            | Control::Link { .. } => None,
        });
        Control::Menu {
            prompt: catalogue::sentences().line("menu-play", &[]),
            options: options.collect(),
        }
    });
    menus.collect()
}

#[cfg(test)]
mod tests {
    use crate::game::options::Options;
    use crate::game::seat::Seat;
    use crate::game::text::SetupText;
    use crate::games::GameKind;
    use crate::play::event::{Entry, Event};
    use crate::play::{GameId, Place, PlayerId, Timestamp};

    use super::*;

    /// A game at a position with 37 moves.
    fn crowded() -> Game {
        let player = |name: &str| PlayerId::new(format!("test:{name}"));
        let seated = |seat, name: &str| Event::Seated {
            seat,
            player: player(name),
        };
        let setup = SetupText::new("e1sks1e/2f1f2/1r3p1/7/2S1S2/3K3/1P3R1/2F1F2/E5E w k");
        let events = [
            Event::Created {
                kind: GameKind::KINGS_MATE,
                rules_version: 1,
                options: Options::default(),
                place: Place::of_transport("test"),
                by: player("ann"),
                invited: None,
                side: None,
                terms: crate::play::event::ChallengeTerms::default(),
            },
            seated(Seat::FIRST, "ann"),
            seated(Seat::SECOND, "ben"),
            Event::Started { setup },
        ];
        let log = events.map(|event| Entry {
            at: Timestamp(0),
            event,
        });
        Game::from_log(GameId(1), &log).expect("the log begins with a challenge")
    }

    #[test]
    fn more_moves_than_buttons_go_into_menus_and_none_is_lost() {
        let game = crowded();
        let moves = game.choices();
        assert_eq!(moves.len(), 37);
        let menus = move_controls(&game, &moves);
        let labels = menus.iter().map(|control| match control {
            Control::Menu { prompt, options } => {
                assert!(!prompt.is_empty() && options.len() <= OFFERS);
                options.iter().map(|(label, _)| label.clone()).collect()
            }
            Control::Button { .. }
            | Control::Select { .. }
            | Control::Invite { .. }
            | Control::Link { .. } => Vec::new(),
        });
        let offered: Vec<String> = labels.flatten().collect();
        let all: Vec<String> = moves.iter().map(ToString::to_string).collect();
        assert_eq!(offered, all);
        assert_eq!(move_controls(&game, &moves[..BUTTONS]).len(), BUTTONS);
    }
}
