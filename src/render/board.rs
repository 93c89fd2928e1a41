//! The visible cells of a board, with their rows and places on a picture.

use std::collections::{BTreeMap, BTreeSet};

use crate::grid::{Cell, Grid, Perspective, Shape};
use crate::scene::{Border, CellBuild, Ground, Scene, Tint, Window};

/// A board as seen from one side, whole or in part.
#[derive(Clone, Copy, Debug)]
pub(super) struct Board {
    grid: Grid,
    eyes: Perspective,
    /// The visible part, as a board of its own.
    part: Grid,
    /// On squares the first visible column and row; on hexagons the steps from the centre to the middle.
    from: (i16, i16),
    /// The columns left without folded ground, if there is any.
    fold: Option<Fold>,
}

/// The visible columns of hexagons, in half cells from the left end of the longest row.
#[derive(Clone, Copy, Debug)]
struct Fold {
    left: u8,
    wide: u8,
}

/// The lines along the edges of a cell. Squares: right, above, left, below. Hexagons: right, upper right, upper left,
/// left, lower left, lower right.
pub(super) type Edges = [Option<Tint>; 6];

impl Board {
    pub(super) fn of(scene: &Scene) -> Self {
        Self::seen(scene, scene.eyes)
    }

    /// The board of letters. It has no room for the names of its cells, so each row is one of the board's own.
    pub(super) fn lettered(scene: &Scene) -> Self {
        Self::seen(scene, scene.grid.upright(scene.eyes))
    }

    fn seen(scene: &Scene, eyes: Perspective) -> Self {
        let grid = scene.grid;
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
            fold: None,
        };
        let window = scene.window.filter(|window| grid.contains(window.middle));
        let Some(window) = window else { return seen };
        match grid.shape {
            Shape::Squares => {
                let Window { middle, radius } = window;
                let cut = |at: u8, all: u8| {
                    let shown = Window::span(all, radius);
                    (at.saturating_sub(radius).min(all - shown), shown.max(1))
                };
                let (file, files) = cut(middle.file, grid.files);
                let (rank, ranks) = cut(middle.rank, grid.ranks);
                let last = Cell {
                    file: file + files - 1,
                    rank: rank + ranks - 1,
                };
                let ends = [Cell { file, rank }, last].map(|cell| grid.place(cell, eyes));
                let [(x, y), (u, v)] = ends;
                let (left, top) = (x.min(u), y.min(v));
                let (wide, high) = (x.abs_diff(u) + 1, y.abs_diff(v) + 1);
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

    /// The board of a picture, without folded ground and the isolated walls there.
    pub(super) fn drawn(scene: &Scene) -> Self {
        Self::of(scene).without_folds(scene)
    }

    /// The same board without folded ground and the isolated walls there.
    pub(super) fn without_folds(self, scene: &Scene) -> Self {
        let board = self;
        let folded = |(_, ground): &(Cell, Ground)| ground.build == CellBuild::Folded;
        if scene.window.is_some() || !scene.ground.iter().any(folded) {
            return board;
        }
        let all = Fold {
            left: 0,
            wide: 2 * board.part.files,
        };
        let board = Self {
            fold: Some(all),
            ..board
        };
        let cells = board.cells(scene);
        let halves = || cells.keys().map(|(y, x)| 2 * x + board.indent(*y));
        let fold = halves().min().zip(halves().max());
        let fold = fold.map(|(left, right)| Fold {
            left,
            wide: right + 2 - left,
        });
        Self {
            fold: fold.or(board.fold),
            ..board
        }
    }

    /// Number of half cells left out at the left.
    pub(super) fn skipped(self) -> u8 {
        self.fold.map_or(0, |fold| fold.left)
    }

    /// Number of half cells of the longest visible row.
    pub(super) fn halves(self) -> u8 {
        self.fold
            .map_or(self.part.files.saturating_mul(2), |fold| fold.wide)
    }

    pub(super) const fn shape(self) -> Shape {
        self.grid.shape
    }

    /// Returns `true` if the rows of a picture of hexagons run across the board's own rows.
    pub(super) fn slanted(self) -> bool {
        self.grid.shape == Shape::Hexagons && !self.eyes.number(self.grid).is_multiple_of(3)
    }

    /// Number of places of the longest visible row.
    pub(super) const fn columns(self) -> u8 {
        match self.fold {
            Some(fold) => fold.wide.div_ceil(2),
            None => self.part.files,
        }
    }

    /// Number of visible rows.
    pub(super) const fn rows(self) -> u8 {
        self.part.ranks
    }

    /// Number of half cells by which a row is indented.
    pub(super) fn indent(self, row: u8) -> u8 {
        self.part.files - self.part.row(row)
    }

    /// The cell's place in its row from the left, and its row from the top; `None` if it is not visible.
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

    /// The existing visible cells, by row and place.
    pub(super) fn cells(self, scene: &Scene) -> BTreeMap<(u8, u8), (Cell, Ground)> {
        let cells = scene.ground.iter();
        let placed = cells.filter_map(|(cell, ground)| {
            let (x, y) = self.place(*cell)?;
            Some(((y, x), (*cell, *ground)))
        });
        let mut placed: BTreeMap<(u8, u8), (Cell, Ground)> = placed.collect();
        if self.fold.is_some() {
            self.leave_out(&mut placed);
        }
        placed
    }

    /// Removes folded ground, and walls that touch nothing else.
    fn leave_out(self, cells: &mut BTreeMap<(u8, u8), (Cell, Ground)>) {
        cells.retain(|_, (_, ground)| ground.build != CellBuild::Folded);
        let at = |cell: Cell| self.grid.axial(cell, self.eyes);
        let wall = |ground: &Ground| matches!(ground.build, CellBuild::Wall { .. });
        let open: BTreeSet<(i16, i16)> = cells
            .values()
            .filter(|(_, ground)| !wall(ground))
            .map(|(cell, _)| at(*cell))
            .collect();
        cells.retain(|_, (cell, ground)| {
            let (x, y) = at(*cell);
            let mut beside = STEPS.iter().map(|(u, v)| (x + u, y + v));
            !wall(ground) || beside.any(|place| open.contains(&place))
        });
    }

    /// Returns `true` if one of the places beyond a cell's edges is none of these cells.
    pub(super) fn is_at_edge<T>(self, (x, y): (u8, u8), cells: &BTreeMap<(u8, u8), T>) -> bool {
        let half = |x: u8, indent: u8| 2 * i16::from(x) + i16::from(indent);
        let here = half(x, self.indent(y));
        // Rows down, and half cells to the right.
        let beyond: &[(i8, i16)] = match self.grid.shape {
            Shape::Squares => &[(0, -2), (0, 2), (-1, 0), (1, 0)],
            Shape::Hexagons => &[(0, -2), (0, 2), (-1, -1), (-1, 1), (1, -1), (1, 1)],
        };
        beyond.iter().any(|(down, halves)| {
            let place = y.checked_add_signed(*down).filter(|row| *row < self.rows());
            let place = place.and_then(|row| {
                let from_left = here + halves - half(0, self.indent(row));
                Some((row, u8::try_from(from_left / 2).ok()?))
            });
            place.is_none_or(|place| !cells.contains_key(&place))
        })
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

    /// The edge that a cell shares with another.
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
