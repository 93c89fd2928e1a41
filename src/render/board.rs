//! Which cells of a board a picture shows, and in which row and place of it each stands.

use std::collections::BTreeMap;

use crate::grid::{Cell, Grid, Perspective, Shape};
use crate::scene::{Border, Ground, Scene, Tint};

/// A board as it is seen: from one side, and all of it or a part.
#[derive(Clone, Copy, Debug)]
pub(super) struct Board {
    grid: Grid,
    eyes: Perspective,
    /// The part that is seen, as a board of its own.
    part: Grid,
    /// On squares the first column and row that is seen; on hexagons the steps from the centre to the middle.
    from: (i16, i16),
}

/// The lines along the edges of a cell: of squares to the right, above, to the left, below; of hexagons to the
/// right, upper right, upper left, left, lower left, lower right.
pub(super) type Edges = [Option<Tint>; 6];

impl Board {
    pub(super) fn of(scene: &Scene) -> Self {
        let (grid, eyes) = (scene.grid, scene.eyes);
        let (columns, rows) = grid.extent(eyes);
        let seen = Self {
            grid,
            eyes,
            part: Grid {
                files: columns,
                ranks: rows,
                ..grid
            },
            from: (0, 0),
        };
        let window = scene.window.filter(|window| grid.contains(window.middle));
        let Some(window) = window else { return seen };
        match grid.shape {
            Shape::Squares => {
                let span = window.radius.saturating_mul(2).saturating_add(1);
                let (x, y) = grid.place(window.middle, eyes);
                let cut = |at: u8, all: u8| {
                    let shown = span.min(all);
                    (at.saturating_sub(window.radius).min(all - shown), shown)
                };
                let ((left, wide), (top, high)) = (cut(x, columns), cut(y, rows));
                Self {
                    part: Grid::squares(wide, high),
                    from: (left.into(), top.into()),
                    ..seen
                }
            }
            Shape::Hexagons => {
                let half = grid.files / 2;
                let radius = window.radius.min(half);
                let most = i16::from(half - radius);
                let mut middle = grid.axial(window.middle, eyes);
                while distance(middle) > most {
                    middle = nearer(middle);
                }
                Self {
                    part: Grid::hexagon(radius + 1),
                    from: middle,
                    ..seen
                }
            }
        }
    }

    pub(super) const fn shape(self) -> Shape {
        self.grid.shape
    }

    /// How many places the longest row that is seen has.
    pub(super) const fn columns(self) -> u8 {
        self.part.files
    }

    /// How many rows are seen.
    pub(super) const fn rows(self) -> u8 {
        self.part.ranks
    }

    /// By how many halves of a cell a row is shorter than the longest at its left.
    pub(super) fn indent(self, row: u8) -> u8 {
        self.part.files - self.part.row(row)
    }

    /// The cell's place in its row from the left, and its row from the top; `None` where it is not seen.
    pub(super) fn place(self, cell: Cell) -> Option<(u8, u8)> {
        if !self.grid.contains(cell) {
            return None;
        }
        let shown = match self.grid.shape {
            Shape::Squares => {
                let (x, y) = self.grid.place(cell, self.eyes);
                let file = u8::try_from(i16::from(x) - self.from.0).ok()?;
                let rank = u8::try_from(i16::from(y) - self.from.1).ok()?;
                Cell { file, rank }
            }
            Shape::Hexagons => {
                let (x, y) = self.grid.axial(cell, self.eyes);
                let at = self.part.at_axial((x - self.from.0, y - self.from.1))?;
                Cell {
                    rank: self.part.ranks - 1 - at.rank,
                    ..at
                }
            }
        };
        self.part
            .contains(shown)
            .then_some((shown.file, shown.rank))
    }

    /// The cells that exist and are seen, by row and place.
    pub(super) fn cells(self, scene: &Scene) -> BTreeMap<(u8, u8), (Cell, Ground)> {
        let cells = scene.ground.iter();
        cells
            .filter_map(|(cell, ground)| {
                let (x, y) = self.place(*cell)?;
                Some(((y, x), (*cell, *ground)))
            })
            .collect()
    }

    /// The lines along the edges of each cell.
    pub(super) fn edges(self, borders: &[Border]) -> BTreeMap<Cell, Edges> {
        let mut edges: BTreeMap<Cell, Edges> = BTreeMap::new();
        for Border { between, tint } in borders {
            let [one, other] = *between;
            for (from, to) in [(one, other), (other, one)] {
                if let Some(way) = self.way(from, to) {
                    edges.entry(from).or_default()[way] = Some(*tint);
                }
            }
        }
        edges
    }

    /// Which of its edges a cell shares with the other.
    fn way(self, from: Cell, to: Cell) -> Option<usize> {
        if !self.grid.contains(from) || !self.grid.contains(to) {
            return None;
        }
        let ways: &[(i16, i16)] = match self.grid.shape {
            Shape::Squares => &[(1, 0), (0, 1), (-1, 0), (0, -1)],
            Shape::Hexagons => &STEPS,
        };
        let [(x, y), (u, v)] = [from, to].map(|cell| match self.grid.shape {
            Shape::Squares => {
                let (x, y) = self.grid.place(cell, self.eyes);
                (i16::from(x), -i16::from(y))
            }
            Shape::Hexagons => self.grid.axial(cell, self.eyes),
        });
        ways.iter().position(|way| *way == (u - x, v - y))
    }
}

/// The steps through the sides of a hexagon, counter-clockwise from the right.
const STEPS: [(i16, i16); 6] = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)];

fn distance((x, y): (i16, i16)) -> i16 {
    x.abs().max(y.abs()).max((x + y).abs())
}

/// One step towards the centre.
fn nearer((x, y): (i16, i16)) -> (i16, i16) {
    let steps = STEPS.map(|(u, v)| (x + u, y + v));
    steps
        .into_iter()
        .min_by_key(|step| distance(*step))
        .unwrap_or((0, 0))
}
