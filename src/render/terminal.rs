//! Boards for a terminal's window: letters on the colours of a theme, as narrow as the window asks.
//!
//! A piece is a chip in its army's colour on the ground of its cell. The letters and signs are those of [`text`], so a
//! board without colours says the same.
//!
//! [`text`]: crate::render::text

use std::collections::BTreeMap;
use std::fmt::Write;

use crate::grid::{Cell, Shape};
use crate::render::board::Board;
use crate::render::text::{
    CellStyle, NARROW, WIDE, bare, brackets, column_names, ends, listed_signs, longest, sign,
};
use crate::render::theme::{blend, contrast};
use crate::render::theme_types::{Rgb, Theme};
use crate::scene::{Figure, Ground, Mark, Scene, ThemeName, Tint};

/// The width of a board's cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Density {
    /// Gaps between cells, coordinates on all sides.
    Roomy,
    /// No gaps, coordinates above and at the left.
    Compact,
    /// No signs on a board of many columns: they are listed with the names of their cells.
    Close,
}

impl Density {
    /// All of them, the widest first.
    pub const ALL: [Self; 3] = [Self::Roomy, Self::Compact, Self::Close];
}

/// The colours of one run of characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Colours {
    /// The letters.
    pub front: Rgb,
    /// The ground behind them.
    pub back: Rgb,
}

/// A run of characters in the same colours.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Run {
    /// The characters, each one column wide.
    pub text: String,
    /// The cell they belong to; `None` for coordinates and gaps.
    pub cell: Option<Cell>,
    /// The colours; `None` for those of the terminal.
    pub colours: Option<Colours>,
}

/// A board as rows of characters.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TerminalBoard {
    /// The rows from the top, each without blanks at its end.
    pub rows: Vec<Vec<Run>>,
    /// `true` if its sides slant, so that its rows end at different columns.
    pub slanted: bool,
    /// The signs that have no room on it, each before the names of its cells; empty if all have.
    pub signs: String,
}

impl TerminalBoard {
    /// Columns of a row.
    pub fn row_width(&self, row: usize) -> usize {
        let runs = self.rows.get(row).into_iter().flatten();
        runs.map(|run| run.text.chars().count()).sum()
    }

    /// Columns of the longest row.
    pub fn width(&self) -> usize {
        let rows = 0..self.rows.len();
        rows.map(|row| self.row_width(row)).max().unwrap_or(0)
    }

    /// The cell at a column of a row.
    pub fn cell_at(&self, column: usize, row: usize) -> Option<Cell> {
        let mut from = 0;
        self.rows.get(row)?.iter().find_map(|run| {
            let to = from + run.text.chars().count();
            let here = (from..to).contains(&column);
            from = to;
            run.cell.filter(|_| here)
        })
    }
}

/// Writes a board with the colours of a theme.
pub fn board(scene: &Scene, density: Density, theme: ThemeName) -> TerminalBoard {
    let board = Board::lettered(scene).without_folds(scene);
    let width = match density {
        Density::Roomy => WIDE,
        Density::Compact | Density::Close => NARROW,
    };
    let mut form = CellStyle::of(board, width);
    let mut signs = String::new();
    if density == Density::Close && !form.brackets {
        form.width = 1;
        signs = listed_signs(scene, board);
    }
    let writer = Writer {
        scene,
        board,
        density,
        theme: Theme::of(theme),
        form,
        cells: board.cells(scene),
        turned: scene.eyes.number(scene.grid) % 2 == 1,
    };
    let mut rows = match board.shape() {
        Shape::Squares => writer.squares(),
        Shape::Hexagons => writer.hexagons(),
    };
    rows.iter_mut().for_each(trim);
    TerminalBoard {
        rows,
        slanted: board.shape() == Shape::Hexagons,
        signs,
    }
}

/// Removes blanks at the end of a row that have no colour.
fn trim(row: &mut Vec<Run>) {
    while let Some(last) = row.last_mut().filter(|run| run.colours.is_none()) {
        last.text.truncate(last.text.trim_end().len());
        if !last.text.is_empty() {
            return;
        }
        row.pop();
    }
}

struct Writer<'a> {
    scene: &'a Scene,
    board: Board,
    density: Density,
    theme: Theme,
    form: CellStyle,
    cells: BTreeMap<(u8, u8), (Cell, Ground)>,
    turned: bool,
}

impl Writer<'_> {
    fn squares(&self) -> Vec<Vec<Run>> {
        let columns: Vec<usize> = if self.form.brackets {
            (0..self.board.columns())
                .map(|column| longest(self.scene, self.column(column)))
                .collect()
        } else {
            vec![self.tallest(); self.board.columns().into()]
        };
        let header = self.header(&columns);
        let mut rows = vec![vec![plain(&header)]];
        for y in 0..self.board.rows() {
            let (left, right) = ends(self.scene, self.board, &self.cells, (y, self.turned));
            let mut row = vec![plain(&format!("{left:>2} "))];
            for (x, tall) in (0..).zip(&columns) {
                match self.cells.get(&(y, x)) {
                    Some((cell, ground)) => row.extend(self.cell(*cell, *ground, *tall)),
                    None => row.push(plain(&" ".repeat(self.form.blank(*tall)))),
                }
            }
            if self.density == Density::Roomy {
                row.push(plain(&format!(" {right}")));
            }
            rows.push(row);
        }
        if self.density == Density::Roomy {
            rows.push(vec![plain(&header)]);
        }
        rows
    }

    /// The names of the columns.
    fn header(&self, columns: &[usize]) -> String {
        let mut header = "   ".to_owned();
        let names = column_names(self.scene, self.board, self.turned);
        for (tall, name) in columns.iter().zip(names) {
            let width = self.form.blank(*tall);
            // Of two digits without a gap the last one is enough.
            let last = name
                .chars()
                .skip(name.chars().count().saturating_sub(width - 1));
            let name: String = last.collect();
            write!(header, "{name:^width$}").expect("writing to a string cannot fail");
        }
        header
    }

    fn hexagons(&self) -> Vec<Vec<Run>> {
        let tall = self.tallest();
        let width = self.form.blank(tall);
        let start = |y: u8, x: u8| {
            let halves = usize::from(2 * x + self.board.indent(y));
            halves.saturating_sub(self.board.skipped().into()) * width / 2
        };
        let rows: Vec<Vec<(u8, Cell, Ground)>> = (0..self.board.rows())
            .map(|y| {
                let here = self.cells.range((y, 0)..=(y, u8::MAX));
                here.map(|((_, x), (cell, ground))| (*x, *cell, *ground))
                    .collect()
            })
            .collect();
        let left_end = |row: &[(u8, Cell, Ground)]| {
            let first = row.first().map(|(_, cell, _)| self.scene.grid.name(*cell));
            first.unwrap_or_default()
        };
        // A name stands right before its cell.
        let margins = (0..).zip(&rows).filter_map(|(y, row)| {
            let (x, _, _) = row.first()?;
            Some((left_end(row).len() + 1).saturating_sub(start(y, *x)))
        });
        let margin = margins.max().unwrap_or(0);
        let row = |(y, cells): (u8, &Vec<(u8, Cell, Ground)>)| {
            let mut row = Vec::new();
            let mut at = 0;
            for (x, cell, ground) in cells {
                let from = margin + start(y, *x);
                if at == 0 {
                    let name = left_end(cells) + " ";
                    row.push(plain(&format!("{name:>from$}")));
                } else if from > at {
                    row.push(plain(&" ".repeat(from - at)));
                }
                row.extend(self.cell(*cell, *ground, tall));
                at = from + width;
            }
            let last = cells.last().map(|(_, cell, _)| self.scene.grid.name(*cell));
            let gap = if self.density == Density::Roomy {
                ""
            } else {
                " "
            };
            row.push(plain(&format!("{gap}{}", last.unwrap_or_default())));
            row
        };
        (0..).zip(&rows).map(row).collect()
    }

    fn column(&self, column: u8) -> impl Iterator<Item = (&(u8, u8), &(Cell, Ground))> {
        let cells = self.cells.iter();
        cells.filter(move |((_, x), _)| *x == column)
    }

    /// Most letters of a cell.
    fn tallest(&self) -> usize {
        longest(self.scene, self.cells.iter())
    }

    /// The runs of one cell, with room for this many letters.
    fn cell(&self, cell: Cell, ground: Ground, tall: usize) -> Vec<Run> {
        let back = self.back(cell, ground);
        let sign = sign(self.scene, cell);
        let (open, close) = brackets(ground);
        let quiet = self.quiet(back);
        let on = |text: String, front: Rgb| Run {
            text,
            cell: Some(cell),
            colours: Some(Colours { front, back }),
        };
        let loud = self.loud(cell, back);
        let mut runs = Vec::new();
        match self.form {
            CellStyle {
                brackets: false,
                width: 1,
            } => {}
            CellStyle {
                brackets: false, ..
            } => runs.push(on(sign.into(), loud)),
            CellStyle { width: WIDE, .. } => {
                runs.push(on(sign.into(), loud));
                runs.push(on(open.into(), quiet));
            }
            CellStyle { .. } if sign == ' ' => runs.push(on(open.into(), quiet)),
            CellStyle { .. } => runs.push(on(sign.into(), loud)),
        }
        let mut room = tall;
        for figure in self.scene.tower_at(cell) {
            let letters = figure.letters();
            room = room.saturating_sub(letters.chars().count());
            runs.push(Run {
                text: letters,
                cell: Some(cell),
                colours: Some(self.chip(figure)),
            });
        }
        if room == tall {
            let letters: String = bare(ground).chars().take(tall).collect();
            room -= letters.chars().count();
            runs.push(on(letters, quiet));
        }
        let mut rest = " ".repeat(room);
        if self.form.brackets {
            rest.push(close);
        }
        if self.density == Density::Roomy {
            rest.push(' ');
        }
        runs.push(on(rest, quiet));
        runs.retain(|run| !run.text.is_empty());
        runs
    }

    /// A piece in its army's colours.
    fn chip(&self, figure: Figure) -> Colours {
        chip(figure.tint, &self.theme)
    }

    /// The ground of a cell: where the last move was and where a piece may go it is another.
    fn back(&self, cell: Cell, ground: Ground) -> Rgb {
        let has = |wanted: &[Mark]| {
            let mut marks = self.scene.marks.iter();
            marks.any(|(at, mark)| *at == cell && wanted.contains(mark))
        };
        let moved = has(&[Mark::From, Mark::To, Mark::Final, Mark::Second]);
        let plain = match self.board.shape() {
            Shape::Squares => self.theme.square(ground.shade, ground.build, moved),
            Shape::Hexagons => self.theme.hexagon(ground.shade, ground.build, moved),
        };
        if has(&[Mark::Target]) {
            blend(plain, self.theme.target, 96)
        } else {
            plain
        }
    }

    /// Letters of empty ground, brackets: seen, but not before the pieces.
    fn quiet(&self, back: Rgb) -> Rgb {
        blend(back, self.strongest(back), 110)
    }

    /// The sign of a cell.
    fn loud(&self, cell: Cell, back: Rgb) -> Rgb {
        let marks = self.scene.marks.iter().filter(|(at, _)| *at == cell);
        let mut alarms = marks.filter(|(_, mark)| {
            matches!(
                mark,
                Mark::Danger | Mark::Reason | Mark::Repelled | Mark::Due
            )
        });
        let alarm = self.theme.alarm;
        if alarms.next().is_some() && contrast(alarm, back) >= 3.0 {
            alarm
        } else {
            self.strongest(back)
        }
    }

    /// The darkest or the lightest colour of the theme, whichever stands out here.
    fn strongest(&self, back: Rgb) -> Rgb {
        let [dark, light] = [self.theme.first.line, self.theme.first.fill];
        if contrast(dark, back) >= contrast(light, back) {
            dark
        } else {
            light
        }
    }
}

/// The colours of an army’s pieces.
pub fn army(tint: Tint, theme: ThemeName) -> Colours {
    chip(tint, &Theme::of(theme))
}

const fn chip(tint: Tint, theme: &Theme) -> Colours {
    let army = theme.side(tint);
    Colours {
        front: army.line,
        back: army.fill,
    }
}

fn plain(text: &str) -> Run {
    Run {
        text: text.to_owned(),
        cell: None,
        colours: None,
    }
}
