//! The pieces that can be taken now, in words: eyes see an opponent's attacks at once.

use std::collections::BTreeSet;

use crate::game::grid::Cell;
use crate::game::seat::Seat;
use crate::play::Game;
use crate::scene::Scene;
use crate::service::describe::game;
use crate::service::words::catalogue;

/// The sentences about the pieces of a seat that are in danger: its kings, and pieces that an opponent can take now. In
/// Active Play an attack may fail, so they can be attacked. Empty if these are `None`: no move is awaited.
pub(in crate::service) fn sentences(
    of: &Game,
    scene: &Scene,
    seat: Seat,
    capturable: Option<&BTreeSet<(Seat, Cell)>>,
) -> Vec<String> {
    let Some(capturable) = capturable else {
        return Vec::new();
    };
    if of.position().eliminated().contains(seat) {
        return Vec::new();
    }
    let own = |cell: Cell| {
        let top = scene.figure_at(cell);
        top.is_some_and(|top| scene.seat_of(top.tint) == Some(seat))
    };
    let mut sentences: Vec<String> = game::in_danger(scene, own).into_iter().collect();
    let cells = capturable.iter().filter(|(owner, _)| *owner == seat);
    let tops = cells.filter_map(|(_, cell)| Some((*cell, scene.figure_at(*cell)?)));
    let pieces = game::groups(scene, tops);
    let uncertain = (of.kind().spec().luck.throws)(of.options());
    let id = match (pieces.is_empty(), uncertain) {
        (false, false) => "describe-capturable",
        (false, true) => "describe-attackable",
        (true, false) => "describe-not-capturable",
        (true, true) => "describe-not-attackable",
    };
    let args = [("pieces", pieces.join(", ").into())];
    sentences.push(catalogue::sentences().line(id, &args));
    sentences
}
