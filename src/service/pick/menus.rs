//! What there is to pick: the pieces that may move, where each may go, and what ends a turn, as menus.

use crate::game::grid::Cell;
use crate::game::text::MoveText;
use crate::play::Game;
use crate::play::suppose::DiceOutcome;
use crate::scene::{Mark, Scene, Tint};
use crate::service::ask::Action;
use crate::service::describe::{Highlight, Viewpoint, highlighted_picture, piece, side_called};
use crate::service::names::PlayerNames;
use crate::service::prose::{TextArg, sentences};
use crate::service::reply::{Control, Reply};

/// The most options of one menu.
const OPTIONS: usize = 25;

/// "The fool on D2: where to?", with the board.
pub(in crate::service) fn where_to(
    game: &Game,
    from: &str,
    view: Viewpoint,
    names: &PlayerNames,
) -> Option<Reply> {
    let scene = game.position().scene();
    let at = scene.grid.cell(from)?;
    let figure = scene.figure_at(at)?;
    let args = [
        ("cell", from.to_owned().into()),
        ("piece", piece(figure, 1).into()),
    ];
    let marks = moves_from(game, from).filter_map(|(_, mv)| last_cell(&scene, &mv));
    let marks = marks.map(|to| (to, Mark::Target));
    let text = sentences().text("pick-target", &args);
    let answer = Highlight {
        marks: [(at, Mark::From)].into_iter().chain(marks).collect(),
        status: text.plain(),
        lead: text.plain(),
    };
    let mut reply = Reply::note(text);
    reply.picture = Some(highlighted_picture(game, answer, view, names));
    reply.replaces_source = true;
    Some(reply)
}

fn last_cell(scene: &Scene, mv: &MoveText) -> Option<Cell> {
    scene.grid.cell(mv.cells().last()?)
}

/// The moves the seat to move may make from a cell, with their indices in the legal list.
fn moves_from(game: &Game, from: &str) -> impl Iterator<Item = (u16, MoveText)> {
    let moves = (0..).zip(game.choices());
    moves.filter(move |(_, mv)| mv.origin() == from)
}

/// The cells that pieces may move from, each once.
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

/// The pieces that may move, for a menu; `ask` is what choosing the one on a cell asks.
pub(in crate::service) fn pieces(
    game: &Game,
    ask: impl Fn(String) -> Action,
) -> Vec<(String, Action)> {
    let scene = game.position().scene();
    let mut counts: Vec<(String, usize)> = Vec::new();
    for mv in game.choices() {
        match counts.iter_mut().find(|(cell, _)| cell == mv.origin()) {
            Some((_, count)) => *count += 1,
            None => counts.push((mv.origin().to_owned(), 1)),
        }
    }
    let options = counts.into_iter().filter_map(|(cell, count)| {
        let figure = scene.figure_at(scene.grid.cell(&cell)?)?;
        let args = [
            ("cell", cell.clone().into()),
            ("piece", piece(figure, 1).into()),
            ("count", TextArg::count(count)),
        ];
        Some((sentences().line("pick-option-piece", &args), ask(cell)))
    });
    options.collect()
}

/// Menus of the pieces that may move, army by army where a player has several; `ask` is what choosing the one on a cell
/// asks.
pub(in crate::service) fn piece_menus(game: &Game, ask: impl Fn(String) -> Action) -> Vec<Control> {
    let scene = game.position().scene();
    let tint = |cell: &str| Some(scene.figure_at(scene.grid.cell(cell)?)?.tint);
    let of = |army: Tint| {
        let pieces = origins(game).into_iter().zip(pieces(game, &ask));
        let own = pieces.filter(|(cell, _)| tint(cell) == Some(army));
        own.map(|(_, option)| option).collect::<Vec<_>>()
    };
    let armies = scene.armies.iter().map(|army| (army, of(army.tint)));
    let armies: Vec<_> = armies.filter(|(_, pieces)| !pieces.is_empty()).collect();
    let [_, _, ..] = armies.as_slice() else {
        return menus("menu-pick-piece", &pieces(game, ask));
    };
    let of_army = armies.into_iter().flat_map(|(army, pieces)| {
        let args = [("side", side_called(army.side).into())];
        menus_under(&sentences().line("menu-pick-army", &args), &pieces)
    });
    of_army.collect()
}

/// Menus of the moves that the piece on a cell may make, by where it goes and, where there is a choice, what it
/// comes back as; `ask` is what choosing the one of an index asks.
pub(in crate::service) fn targets(
    game: &Game,
    from: &str,
    ask: impl Fn(u16) -> Action,
) -> Vec<Control> {
    let scene = game.position().scene();
    let moves: Vec<(u16, MoveText)> = moves_from(game, from).collect();
    let end = |mv: &MoveText| mv.cells().last().map(str::to_owned);
    let options = moves.iter().filter_map(|(index, mv)| {
        let to = end(mv)?;
        let several = moves
            .iter()
            .filter(|(_, other)| end(other).as_ref() == Some(&to));
        let label = if several.count() > 1 {
            of_a_kind(game, mv)
        } else if mv.origin() == to {
            // It goes nowhere but off the board.
            mv.to_string()
        } else {
            to_cell(game, &scene, mv, to)
        };
        Some((label, ask(*index)))
    });
    let options: Vec<(String, Action)> = options.collect();
    menus("menu-pick-target", &options)
}

/// Where a move goes, and what it takes or attacks there.
fn to_cell(game: &Game, scene: &Scene, mv: &MoveText, to: String) -> String {
    let taken = mv.captures().and_then(|cell| scene.grid.cell(cell));
    let Some(taken) = taken.and_then(|cell| scene.figure_at(cell)) else {
        return to;
    };
    let args = [("cell", to.into()), ("piece", piece(taken, 1).into())];
    let id = if game.needs_dice(mv) {
        "pick-option-attack"
    } else {
        "pick-option-take"
    };
    sentences().line(id, &args)
}

/// A move, and what comes back with it.
fn of_a_kind(game: &Game, mv: &MoveText) -> String {
    let after = game.suppose(mv, DiceOutcome::Succeeds).ok();
    let figure = after.and_then(|after| {
        let scene = after.position().scene();
        scene.figure_at(last_cell(&scene, mv)?)
    });
    let Some(figure) = figure else {
        return mv.to_string();
    };
    let args = [
        ("move", mv.to_string().into()),
        ("piece", piece(figure, 1).into()),
    ];
    sentences().line("pick-option-kind", &args)
}

/// The ply that ends the turn under way, by its index in the legal list.
pub(in crate::service) fn done(game: &Game) -> Option<u16> {
    let mut moves = (0..).zip(game.choices());
    let done = moves.find(|(_, mv)| mv.cells().next().is_none());
    done.map(|(index, _)| index)
}

/// As many menus as the options need.
pub(in crate::service) fn menus(prompt: &str, options: &[(String, Action)]) -> Vec<Control> {
    menus_under(&sentences().line(prompt, &[]), options)
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
                Control::Button { .. } | Control::Select { .. } | Control::Invite { .. } => 0,
            })
            .collect();
        assert_eq!(sizes, [25, 25, 10]);
    }
}
