//! The names of occupied cells, for screen readers. Cells that are occupied alike share their words.

use std::collections::BTreeMap;

use crate::game::grid::Cell;
use crate::scene::{CellBuild, Figure, Mark, Scene};
use crate::service::describe::game as words_of;
use crate::service::words::catalogue::{self, TextArg};

/// The name of a cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CellLabel {
    /// The cell.
    pub cell: Cell,
    /// Its name with the piece on it and the piece's possible moves.
    pub text: String,
}

/// The names of the occupied cells of a board. `origins` are the cells that moves leave, each once a move.
pub(in crate::service) fn labels_of(
    scene: &Scene,
    origins: impl Iterator<Item = Cell>,
) -> Vec<CellLabel> {
    let mut counts: BTreeMap<Cell, usize> = BTreeMap::new();
    for from in origins {
        *counts.entry(from).or_default() += 1;
    }
    let mut cells: Vec<Cell> = scene.pieces.iter().map(|(cell, _)| *cell).collect();
    cells.sort_unstable();
    cells.dedup();
    let mut made: BTreeMap<Occupied, String> = BTreeMap::new();
    let label = |cell: Cell| {
        let occupied = Occupied {
            figures: scene.tower_at(cell).collect(),
            is_in_danger: scene.marks.contains(&(cell, Mark::Danger)),
            moves: counts.get(&cell).copied().unwrap_or_default(),
        };
        let words = |occupied: &Occupied| occupied.words(scene, cell);
        let text = made.entry(occupied).or_insert_with_key(words);
        let text = text.replace(CELL_NAME, &scene.grid.name(cell));
        CellLabel { cell, text }
    };
    cells.into_iter().map(label).collect()
}

/// The special ground of a cell in words: the eye sees a wall or a raised square. `None` for plain ground.
pub(in crate::service) fn ground_of(scene: &Scene, cell: Cell) -> Option<String> {
    let (_, ground) = scene.ground.iter().find(|(at, _)| *at == cell)?;
    let id = match ground.build {
        CellBuild::Raised => "ground-raised",
        CellBuild::Wall { .. } => "ground-wall",
        CellBuild::Closed | CellBuild::Folded => "ground-closed",
        CellBuild::Plain | CellBuild::Terrace => return None,
    };
    Some(catalogue::sentences().line(id, &[]))
}

/// Stands for the name of a cell in words that many cells share.
const CELL_NAME: char = '\u{E001}';

/// All that the words of an occupied cell depend on, but for its name.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Occupied {
    /// From the bottom up.
    figures: Vec<Figure>,
    is_in_danger: bool,
    moves: usize,
}

impl Occupied {
    /// Its words, with [`CELL_NAME`] for the name; `cell` is one that is occupied so.
    fn words(&self, scene: &Scene, cell: Cell) -> String {
        let words = catalogue::sentences();
        let name = ("cell", String::from(CELL_NAME).into());
        let mut text = match self.figures.as_slice() {
            [figure] => {
                let args = [
                    name,
                    ("piece", words_of::piece(*figure, 1).into()),
                    ("side", words_of::owner(scene, *figure).into()),
                ];
                words.line("web-cell-piece", &args)
            }
            tower => {
                // The top piece decides whose it is.
                let side = tower.last().map(|top| words_of::owner(scene, *top));
                let args = [
                    name,
                    ("side", side.unwrap_or_default().into()),
                    ("height", TextArg::count(tower.len())),
                    ("pieces", words_of::tower(scene, cell).into()),
                ];
                words.line("web-cell-tower", &args)
            }
        };
        let mut add = |id: &str, count: usize| {
            let then = words.line(id, &[("count", TextArg::count(count))]);
            let args = [
                ("first", std::mem::take(&mut text).into()),
                ("then", then.into()),
            ];
            text = words.line("comma", &args);
        };
        if self.is_in_danger {
            add("web-cell-danger", 0);
        }
        if self.moves > 0 {
            add("web-cell-moves", self.moves);
        }
        text
    }
}
