//! Menus for picking a move: the pieces that may move, their targets, and the end of a turn.

use std::collections::BTreeMap;

use crate::game::grid::Cell;
use crate::game::text::MoveText;
use crate::play::suppose::DiceOutcome;
use crate::play::{Game, computers, suppose, turn};
use crate::scene::{Figure, Mark, Scene, Tint};
use crate::service::api::action::Action;
use crate::service::api::pick::PickStep;
use crate::service::api::reply::{ButtonStyle, Control, Reply};
use crate::service::describe::button::button;
use crate::service::describe::game::{Highlight, Viewpoint};
use crate::service::describe::{args, game};

use crate::service::words::catalogue::{self, TextArg};
use crate::service::words::names::PlayerNames;
use crate::service::words::text::Text;

/// The action of playing these moves one after the other. A partial turn leads to the choice of its next part. A whole
/// turn is submitted: at once if `sure`, else as its player prefers. `None` if the moves are illegal.
pub(in crate::service) fn playing(game: &Game, plies: &[MoveText], sure: bool) -> Option<Action> {
    let (id, seen) = (game.id(), game.version());
    if let [mv] = plies
        && turn::ends_turn(game, mv)
    {
        let index = game.choices().iter().position(|other| other == mv)?;
        let index = u16::try_from(index).ok()?;
        let game = id;
        return Some(if sure {
            Action::Pick { game, seen, index }
        } else {
            Action::PickStep(PickStep::SubmitMove { game, seen, index })
        });
    }
    let ends = supposed(game, plies)?;
    let typed = turn::typed(game, plies);
    let (game, goes_on) = (id, turn::has_more_to_move(ends.position()));
    Some(Action::PickStep(if goes_on {
        let turn = typed;
        PickStep::ContinueTurn { game, seen, turn }
    } else {
        PickStep::SubmitTurn {
            game,
            seen,
            turn: typed,
            sure,
        }
    }))
}

/// The moves of a turn so far, without the end that is being asked for.
pub(in crate::service) fn made(game: &Game, turn: &str) -> Option<Vec<MoveText>> {
    let plies = game.position().read_turn(turn).ok()?;
    let moves = plies.into_iter().filter(|mv| mv.cells().next().is_some());
    Some(moves.collect())
}

/// The game after these moves.
pub(in crate::service) fn supposed(game: &Game, plies: &[MoveText]) -> Option<Game> {
    let mut shown = game.clone();
    for mv in plies {
        shown = suppose::after_move(&shown, mv, DiceOutcome::Succeeds).ok()?;
    }
    (!plies.is_empty()).then_some(shown)
}

/// Returns `true` if a board waits for a move, so that it has controls.
pub(in crate::service) fn begins(game: &Game) -> bool {
    // Computers press no buttons.
    game.to_move().is_some() && !game.stands_still() && computers::thinker(game).is_none()
}

/// The control under a board that waits for a move: its pieces as one menu, or a button to several.
pub(in crate::service) fn begin(game: &Game) -> Option<Control> {
    if !begins(game) {
        return None;
    }
    let options = pieces(game, |from| {
        Action::PickStep(PickStep::ChooseTargetShared {
            game: game.id(),
            ply: game.ply(),
            from,
        })
    });
    let mut menus = menus("button-pick", &options);
    if let (Some(menu), true) = (menus.pop(), menus.is_empty()) {
        return Some(menu);
    }
    let action = Action::PickStep(PickStep::ChoosePiece(Some(game.id())));
    Some(button("button-pick", action, ButtonStyle::Secondary))
}

/// The control that ends the turn under way, if its player may end it; it stands beside [`begin`].
pub(in crate::service) fn end_turn(game: &Game) -> Option<Control> {
    if !begins(game) {
        return None;
    }
    let index = usize::from(done(game)?);
    let done = game.choices().get(index).cloned()?;
    let step = PickStep::SubmitTurn {
        game: game.id(),
        seen: game.version(),
        turn: turn::typed(game, &[done]),
        sure: false,
    };
    Some(button(
        "button-done",
        Action::PickStep(step),
        ButtonStyle::Secondary,
    ))
}

/// Most options of one menu.
const OPTIONS: usize = 25;

/// A piece that may be moved, with the question where to.
pub(in crate::service) struct PickedPiece {
    /// Its cell.
    pub(in crate::service) at: Cell,
    /// The question: "The fool on D2: where to?".
    pub(in crate::service) question: Text,
}

/// The piece on a cell; `None` without one.
pub(in crate::service) fn picked(scene: &Scene, from: &str) -> Option<PickedPiece> {
    let at = scene.grid.cell(from)?;
    let args = [
        ("cell", from.to_owned().into()),
        ("piece", game::piece(scene.figure_at(at)?, 1).into()),
    ];
    let question = catalogue::sentences().text("pick-target", &args);
    Some(PickedPiece { at, question })
}

/// "The fool on D2: where to?", with the board.
pub(in crate::service) fn where_to(
    game: &Game,
    from: &str,
    view: Viewpoint,
    names: &PlayerNames,
) -> Option<Reply> {
    let scene = game.position().scene();
    let PickedPiece { at, question: text } = picked(&scene, from)?;
    let targets = moves_from(game, from).filter_map(|(_, mv)| last_cell(&scene, &mv));
    let mut targets: Vec<Cell> = targets.collect();
    targets.sort_by_key(|to| scene.grid.name_parts(*to));
    // A pawn's promotions share one square.
    targets.dedup();
    let lead = format!("{}{}", text.plain(), targets_in_words(&scene, at, &targets));
    let marks = targets.into_iter().map(|to| (to, Mark::Target));
    let answer = Highlight {
        marks: [(at, Mark::From)].into_iter().chain(marks).collect(),
        status: text.plain(),
        lead,
    };
    let mut reply = Reply::note(text);
    reply.picture = Some(game::highlighted_picture(game, answer, view, names));
    reply.replaces_source = true;
    Some(reply)
}

/// A sentence with the targets of a piece, for readers who cannot see the marks; empty if it has no other target.
fn targets_in_words(scene: &Scene, at: Cell, targets: &[Cell]) -> String {
    let cells = targets.iter().copied().filter(|to| *to != at);
    let cells = args::cell_names(scene.grid, cells.collect());
    if cells.is_empty() {
        return String::new();
    }
    let args = [("cells", cells.into())];
    format!(" {}", catalogue::sentences().line("teach-alt-to", &args))
}

fn last_cell(scene: &Scene, mv: &MoveText) -> Option<Cell> {
    scene.grid.cell(mv.cells().last()?)
}

/// The moves the seat to move may make from a cell, with their indices in the legal list.
fn moves_from(game: &Game, from: &str) -> impl Iterator<Item = (u16, MoveText)> {
    let moves = (0..).zip(game.choices());
    moves.filter(move |(_, mv)| mv.origin() == from)
}

/// The cells that pieces may move from, without duplicates.
pub(in crate::service) fn origins(game: &Game) -> Vec<String> {
    let choices = game.choices();
    let mut cells: Vec<String> = Vec::new();
    for mv in choices.iter().filter(|mv| !mv.origin().is_empty()) {
        if !cells.iter().any(|cell| cell == mv.origin()) {
            cells.push(mv.origin().to_owned());
        }
    }
    cells
}

/// The pieces that may move, for a menu; `action` makes the action of a cell.
fn pieces(game: &Game, action: impl Fn(String) -> Action) -> Vec<(String, Action)> {
    let options = pieces_with_tints(game, action).into_iter();
    options.map(|(_, option)| option).collect()
}

/// [`pieces`], each with the colour of its army, in the order in which the names of their cells are looked for.
fn pieces_with_tints(
    game: &Game,
    action: impl Fn(String) -> Action,
) -> Vec<(Tint, (String, Action))> {
    let scene = game.position().scene();
    let mut counts: Vec<(Cell, usize)> = Vec::new();
    let choices = game.choices();
    for from in choices.iter().filter_map(|mv| scene.grid.cell(mv.origin())) {
        match counts.iter_mut().find(|(cell, _)| *cell == from) {
            Some((_, count)) => *count += 1,
            None => counts.push((from, 1)),
        }
    }
    counts.sort_by_key(|(cell, _)| scene.grid.name_parts(*cell));
    let options = counts.into_iter().filter_map(|(cell, count)| {
        let figure = scene.figure_at(cell)?;
        let cell = scene.grid.name(cell);
        let args = [
            ("cell", cell.clone().into()),
            ("piece", game::piece(figure, 1).into()),
            ("count", TextArg::count(count)),
        ];
        let label = catalogue::sentences().line("pick-option-piece", &args);
        Some((figure.tint, (label, action(cell))))
    });
    options.collect()
}

/// Menus of the pieces that may move, one for each army of the player; `action` makes the action of a cell.
pub(in crate::service) fn piece_menus(
    game: &Game,
    action: impl Fn(String) -> Action,
) -> Vec<Control> {
    let scene = game.position().scene();
    let pieces = pieces_with_tints(game, action);
    let of = |army: Tint| {
        let own = pieces.iter().filter(|(tint, _)| *tint == army);
        own.map(|(_, option)| option.clone()).collect::<Vec<_>>()
    };
    let armies = scene.armies.iter().map(|army| (army, of(army.tint)));
    let armies: Vec<_> = armies.filter(|(_, pieces)| !pieces.is_empty()).collect();
    let [_, _, ..] = armies.as_slice() else {
        let all: Vec<_> = pieces.into_iter().map(|(_, option)| option).collect();
        return menus("menu-pick-piece", &all);
    };
    let of_army = armies.into_iter().flat_map(|(army, pieces)| {
        let args = [("side", args::side_called(army.side).into())];
        menus_under(
            &catalogue::sentences().line("menu-pick-army", &args),
            &pieces,
        )
    });
    of_army.collect()
}

/// Menus of the moves of the piece on a cell, by target and, if there is a choice, by promotion. `action` makes the
/// action of an index.
pub(in crate::service) fn targets(
    game: &Game,
    from: &str,
    action: impl Fn(u16) -> Action,
) -> Vec<Control> {
    let scene = game.position().scene();
    let mut moves: Vec<(u16, MoveText)> = moves_from(game, from).collect();
    moves.sort_by_key(|(_, mv)| last_cell(&scene, mv).map(|to| scene.grid.name_parts(to)));
    let moves = strongest_first(game, moves, |(_, mv)| mv);
    let end = |mv: &MoveText| mv.cells().last().map(str::to_owned);
    let options = moves.iter().filter_map(|(index, mv)| {
        let to = end(mv)?;
        let several = moves
            .iter()
            .filter(|(_, other)| end(other).as_ref() == Some(&to));
        let label = if several.count() > 1 {
            of_a_kind(game, mv)
        } else if mv.origin() == to {
            // It only leaves the board.
            mv.to_string()
        } else {
            to_cell(game, &scene, mv, to)
        };
        Some((label, action(*index)))
    });
    let options: Vec<(String, Action)> = options.collect();
    menus("menu-pick-target", &options)
}

/// The target of a move, and its capture or attack there.
fn to_cell(game: &Game, scene: &Scene, mv: &MoveText, to: String) -> String {
    let taken = mv.captures().and_then(|cell| scene.grid.cell(cell));
    let Some(taken) = taken.and_then(|cell| scene.figure_at(cell)) else {
        return to;
    };
    let args = [("cell", to.into()), ("piece", game::piece(taken, 1).into())];
    let id = if suppose::needs_dice(game, mv) {
        "pick-option-attack"
    } else {
        "pick-option-take"
    };
    catalogue::sentences().line(id, &args)
}

/// These moves, with the promotions of one move in the order of their worth in this game. The order is otherwise kept.
pub(in crate::service) fn strongest_first<T>(
    game: &Game,
    moves: impl IntoIterator<Item = T>,
    text: impl Fn(&T) -> &MoveText,
) -> Vec<T> {
    // All moves of a list bring a piece to the same player, so a suffix stands for the same piece in each.
    let mut known: BTreeMap<String, f64> = BTreeMap::new();
    let mut worth_of = |mv: &MoveText| {
        let suffix = mv.as_str().strip_prefix(mv.path()).unwrap_or_default();
        if let Some(worth) = known.get(suffix) {
            return *worth;
        }
        let worth = worth(game, mv);
        known.insert(suffix.to_owned(), worth);
        worth
    };
    let moves = moves.into_iter().map(|mv| (worth_of(text(&mv)), mv));
    let mut moves: Vec<(f64, T)> = moves.collect();
    for same in moves.chunk_by_mut(|(_, one), (_, next)| text(one).path() == text(next).path()) {
        same.sort_by(|(one, _), (other, _)| other.total_cmp(one));
    }
    moves.into_iter().map(|(_, mv)| mv).collect()
}

/// The worth of the piece that a move brings; 0 without a promotion.
fn worth(game: &Game, mv: &MoveText) -> f64 {
    if mv.path() == mv.as_str() {
        return 0.0;
    }
    let worth = game.kind().spec().luck.worth;
    let brought = arriving(game, mv).and_then(|figure| worth(figure.glyph));
    brought.unwrap_or_default()
}

/// The piece on the target of a move after it.
fn arriving(game: &Game, mv: &MoveText) -> Option<Figure> {
    let after = suppose::after_move(game, mv, DiceOutcome::Succeeds).ok()?;
    let scene = after.position().scene();
    scene.figure_at(last_cell(&scene, mv)?)
}

/// A move with its promotion.
pub(in crate::service) fn of_a_kind(game: &Game, mv: &MoveText) -> String {
    let Some(figure) = arriving(game, mv) else {
        return mv.to_string();
    };
    let args = [
        ("move", mv.to_string().into()),
        ("piece", game::piece(figure, 1).into()),
    ];
    catalogue::sentences().line("pick-option-kind", &args)
}

/// The ply that ends the turn under way, by its index in the legal list.
pub(in crate::service) fn done(game: &Game) -> Option<u16> {
    let mut moves = (0..).zip(game.choices());
    let done = moves.find(|(_, mv)| mv.cells().next().is_none());
    done.map(|(index, _)| index)
}

/// The options as menus, as many as they need.
fn menus(prompt: &str, options: &[(String, Action)]) -> Vec<Control> {
    menus_under(&catalogue::sentences().line(prompt, &[]), options)
}

fn menus_under(prompt: &str, options: &[(String, Action)]) -> Vec<Control> {
    let menus = options.chunks(OPTIONS).map(|some| Control::Menu {
        prompt: prompt.to_owned(),
        options: some.to_vec(),
    });
    menus.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn more_options_than_a_menu_holds_go_into_several() {
        let options: Vec<(String, Action)> =
            (0..60).map(|i| (i.to_string(), Action::Help)).collect();
        let sizes: Vec<usize> = menus("menu-pick-piece", &options)
            .iter()
            .map(|control| match control {
                Control::Menu { options, .. } => options.len(),
                Control::Button { .. }
                | Control::Select { .. }
                | Control::Invite { .. }
                | Control::Link { .. } => 0,
            })
            .collect();
        assert_eq!(sizes, [25, 25, 10]);
    }
}
