//! The pieces that can be taken now, in words: eyes see at once what an opponent attacks.

use std::collections::BTreeSet;

use crate::game::grid::Cell;
use crate::game::seat::Seat;
use crate::play::Game;
use crate::scene::{Mark, Scene};
use crate::service::describe::{args, game};
use crate::service::words::catalogue;

/// The sentences about the pieces of a seat that are in danger: its kings, and pieces that an opponent can take now. In
/// Active Play an attack may fail, so they can be attacked. Empty if these are `None`: no move is awaited.
pub(in crate::service) fn sentences(
    of: &Game,
    scene: &Scene,
    seat: Seat,
    takeable: Option<&BTreeSet<(Seat, Cell)>>,
) -> Vec<String> {
    let Some(takeable) = takeable else {
        return Vec::new();
    };
    if of.position().eliminated().contains(seat) {
        return Vec::new();
    }
    let own = |cell: Cell| {
        let top = scene.figure_at(cell);
        top.is_some_and(|top| scene.seat_of(top.tint) == Some(seat))
    };
    let danger = scene.marks.iter().filter(|(_, mark)| *mark == Mark::Danger);
    let danger = danger.map(|(cell, _)| *cell).filter(|cell| own(*cell));
    let danger: Vec<String> = danger.map(|cell| scene.grid.name(cell)).collect();
    let words = catalogue::sentences();
    let mut sentences = Vec::new();
    if !danger.is_empty() {
        let args = [("cells", danger.join(", ").into())];
        sentences.push(words.line("alt-danger", &args));
    }
    let cells = takeable.iter().filter(|(owner, _)| *owner == seat);
    let cells: Vec<Cell> = cells.map(|(_, cell)| *cell).collect();
    let uncertain = (of.kind().spec().luck.throws)(of.options());
    let id = match (cells.is_empty(), uncertain) {
        (false, false) => "describe-takeable",
        (false, true) => "describe-attackable",
        (true, false) => "describe-not-takeable",
        (true, true) => "describe-not-attackable",
    };
    let args = [("pieces", pieces(scene, cells).into())];
    sentences.push(words.line(id, &args));
    sentences
}

/// "keeper A5, fools B4 D4": the pieces on top of these cells, the strongest first.
fn pieces(scene: &Scene, cells: Vec<Cell>) -> String {
    let tops = cells.into_iter();
    let tops = tops.filter_map(|cell| Some((scene.figure_at(cell)?, cell)));
    let mut tops: Vec<_> = tops.collect();
    tops.sort_by_key(|(top, cell)| (top.glyph, args::by_name(scene.grid, *cell)));
    let kinds = tops.chunk_by(|(one, _), (next, _)| one.glyph == next.glyph);
    let kinds = kinds.map(|alike| {
        let cells = alike.iter().map(|(_, cell)| scene.grid.name(*cell));
        let cells: Vec<String> = cells.collect();
        let args = [
            ("piece", game::piece(alike[0].0, alike.len()).into()),
            ("cells", cells.join(" ").into()),
        ];
        catalogue::sentences().line("alt-group", &args)
    });
    kinds.collect::<Vec<_>>().join(", ")
}
