//! Boards as text, for terminals and wherever pictures are impossible: letters of pieces, coordinates and signs.
//!
//! Each cell is a sign, the piece's letter (or a dot; a tower's letters from the bottom up), and brackets around raised
//! cells. Signs: `*` the last move, `!` danger, `x` an attack repelled, `~` a piece out for this turn, `#` a tower to
//! be dismantled. Also `^` one being dismantled, `+` a target, `=` a cell that a pawn has passed, `'` an earlier move
//! of the others.
//!
//! On a board of more than two armies, a piece has its army's letter before its own. A board of many columns has no
//! brackets; `##` is a wall and `:` closed ground. Rows of hexagons are indented by half a cell each, with the name of
//! the last cell at each end. They are seen from the first side or from across, so each row has one letter.

use std::collections::BTreeMap;
use std::fmt::Write;

use crate::grid::{Cell, Shape};
use crate::render::board::Board;
use crate::scene::{CellBuild, Figure, Ground, Mark, Scene};

/// Characters of a cell with one piece: sign, bracket, letter, bracket, space.
pub(super) const WIDE: usize = 5;
/// Characters of a narrow cell with one piece: sign or bracket, letter, bracket.
pub(super) const NARROW: usize = 3;
/// Fewest columns that leave no room for brackets.
const MANY: u8 = 13;

/// The board as text, one row a line, coordinates on all sides.
pub fn board(scene: &Scene) -> String {
    draw(scene, WIDE)
}

/// The board for narrow screens, where a sign replaces a raised cell's first bracket.
pub fn narrow_board(scene: &Scene) -> String {
    draw(scene, NARROW)
}

/// The losses of each army as letters, `† FFS e`, followed by captive kings, `‡ sK`; empty without either. On a board
/// of more than two armies equal pieces are counted, `† sQ 2sR nP`.
pub fn lost(scene: &Scene) -> String {
    let trays = scene.lost.iter().filter(|tray| !tray.figures.is_empty());
    let mut figures = trays.clone().flat_map(|tray| &tray.figures);
    if figures.any(|figure| figure.prefix.is_some()) {
        return lost_counts(scene);
    }
    with_signs(
        &trays.map(|tray| letters(&tray.figures)).collect::<Vec<_>>(),
        &scene.captives,
    )
}

/// Losses and captives, each behind its sign.
fn with_signs(trays: &[String], captives: &[Figure]) -> String {
    let parts = [
        ('\u{2020}', trays.join("  ")),
        ('\u{2021}', letters(captives)),
    ];
    let told = parts.into_iter().filter(|(_, letters)| !letters.is_empty());
    let told: Vec<String> = told
        .map(|(sign, letters)| format!("{sign} {letters}"))
        .collect();
    told.join("  ")
}

/// The losses of each army as counts, `† 2F S  e`, followed by captive kings; empty without either.
pub fn lost_counts(scene: &Scene) -> String {
    let trays = scene.lost.iter().filter(|tray| !tray.figures.is_empty());
    let counts = trays.map(|tray| {
        let kinds = tray
            .figures
            .chunk_by(|one, other| one.letters() == other.letters());
        let kinds = kinds.filter_map(|kind| match kind {
            [only] => Some(only.letters()),
            [first, ..] => Some(format!("{}{}", kind.len(), first.letters())),
            [] => None,
        });
        kinds.collect::<Vec<_>>().join(" ")
    });
    with_signs(&counts.collect::<Vec<_>>(), &scene.captives)
}

/// Pieces as letters, separated if each has two.
fn letters(figures: &[Figure]) -> String {
    let apart = figures.iter().any(|figure| figure.prefix.is_some());
    let letters: Vec<String> = figures.iter().map(|figure| figure.letters()).collect();
    letters.join(if apart { " " } else { "" })
}

/// The style of a board's cells.
#[derive(Clone, Copy)]
pub(super) struct CellStyle {
    /// Characters of a cell with one letter.
    pub(super) width: usize,
    /// `true` if there is room for brackets.
    pub(super) brackets: bool,
}

impl CellStyle {
    pub(super) fn of(board: Board, width: usize) -> Self {
        match (
            board.columns() >= MANY || board.shape() == Shape::Hexagons,
            width,
        ) {
            (false, _) => Self {
                width,
                brackets: true,
            },
            // Sign, letter, space.
            (true, WIDE) => Self {
                width: 3,
                brackets: false,
            },
            (true, _) => Self {
                width: 2,
                brackets: false,
            },
        }
    }

    /// Width of a cell that does not exist.
    pub(super) const fn blank(self, letters: usize) -> usize {
        self.width - 1 + letters
    }
}

fn draw(scene: &Scene, width: usize) -> String {
    let board = Board::lettered(scene);
    let form = CellStyle::of(board, width);
    let cells = board.cells(scene);
    let turned = scene.eyes.number(scene.grid) % 2 == 1;
    let columns: Vec<usize> = if form.brackets {
        (0..board.columns())
            .map(|column| longest(scene, cells.iter().filter(|((_, x), _)| *x == column)))
            .collect()
    } else {
        // No column of hexagons runs straight down, and many columns look best with one width.
        vec![longest(scene, cells.iter()); board.columns().into()]
    };
    let header = match board.shape() {
        Shape::Squares => header(scene, board, form, &columns, turned),
        Shape::Hexagons => String::new(),
    };
    let mut out = header.clone();
    for y in 0..board.rows() {
        let (left, right) = ends(scene, board, &cells, (y, turned));
        append(&mut out, format_args!("{left:>2} "));
        let indent =
            usize::from(board.indent(y)) * form.blank(columns.first().copied().unwrap_or(1)) / 2;
        out.extend(std::iter::repeat_n(' ', indent));
        let count = board.columns() - board.indent(y);
        for (x, tall) in (0..count).zip(&columns) {
            match cells.get(&(y, x)) {
                Some((cell, ground)) => {
                    out += &look(scene, *cell, *ground, (form, *tall));
                }
                None => out.extend(std::iter::repeat_n(' ', form.blank(*tall))),
            }
        }
        append(&mut out, format_args!(" {right}\n"));
    }
    out + &header
}

/// The column names of a board of squares.
fn header(scene: &Scene, board: Board, form: CellStyle, columns: &[usize], turned: bool) -> String {
    let mut letters = String::new();
    for (tall, name) in columns.iter().zip(column_names(scene, board, turned)) {
        let width = form.blank(*tall);
        append(&mut letters, format_args!("{name:^width$}"));
    }
    format!("   {}\n", letters.trim_end())
}

/// The name of each visible column of a board of squares, from the left.
pub(super) fn column_names(scene: &Scene, board: Board, turned: bool) -> Vec<String> {
    let grid = scene.grid;
    let named: BTreeMap<u8, Cell> = grid
        .cells()
        .filter_map(|cell| Some((board.place(cell)?.0, cell)))
        .collect();
    let name = |x: u8| {
        let name = named.get(&x).filter(|cell| cell.file < 26).map(|cell| {
            if turned {
                grid.rank_name(cell.rank)
            } else {
                grid.file_name(cell.file).to_string()
            }
        });
        name.unwrap_or_default()
    };
    (0..board.columns()).map(name).collect()
}

/// The labels at the left and right of a row: its name on squares, the names of its end cells on hexagons.
pub(super) fn ends(
    scene: &Scene,
    board: Board,
    cells: &BTreeMap<(u8, u8), (Cell, Ground)>,
    (row, turned): (u8, bool),
) -> (String, String) {
    let grid = scene.grid;
    let here = || {
        cells
            .range((row, 0)..=(row, u8::MAX))
            .map(|(_, (cell, _))| *cell)
    };
    match board.shape() {
        Shape::Hexagons => {
            let name = |cell: Option<Cell>| cell.map(|cell| grid.name(cell)).unwrap_or_default();
            (
                format!("{:<3}", name(here().next())),
                name(here().next_back()),
            )
        }
        Shape::Squares => {
            let mut all = grid.cells();
            let cell = all.find(|cell| board.place(*cell).is_some_and(|(_, y)| y == row));
            let name = cell.map(|cell| {
                if turned {
                    grid.file_name(cell.file).to_string()
                } else {
                    grid.rank_name(cell.rank)
                }
            });
            let name = name.unwrap_or_default();
            (name.clone(), name)
        }
    }
}

/// Most letters in any of these cells, at least one.
pub(super) fn longest<'a>(
    scene: &Scene,
    cells: impl Iterator<Item = (&'a (u8, u8), &'a (Cell, Ground))>,
) -> usize {
    let letters = cells.map(|(_, (cell, ground))| {
        let wall = match ground.build {
            CellBuild::Wall { .. } => 2,
            CellBuild::Plain
            | CellBuild::Raised
            | CellBuild::Terrace
            | CellBuild::Closed
            | CellBuild::Folded => 1,
        };
        let tower = scene.tower_at(*cell).map(|figure| figure.letters().len());
        tower.sum::<usize>().max(wall)
    });
    letters.max().unwrap_or(1)
}

fn append(out: &mut String, part: std::fmt::Arguments<'_>) {
    out.write_fmt(part)
        .expect("writing to a string cannot fail");
}

/// All signs, the gravest first.
const SIGNS: &str = "!x~#^+=\"*'";

/// The sign of a cell: that of its gravest mark.
pub(super) fn sign(scene: &Scene, cell: Cell) -> char {
    scene
        .marks
        .iter()
        .filter(|(at, _)| *at == cell)
        .filter_map(|(_, mark)| match mark {
            Mark::Danger | Mark::Reason => Some('!'),
            Mark::Repelled => Some('x'),
            Mark::Spent => Some('~'),
            Mark::Due => Some('#'),
            Mark::Begun => Some('^'),
            Mark::Target => Some('+'),
            Mark::Passed => Some('='),
            Mark::From | Mark::To | Mark::Final => Some('*'),
            Mark::Second => Some('"'),
            Mark::Left | Mark::Reached => Some('\''),
            // The text around the board names the loser, and position texts the heading of a pawn.
            Mark::Fallen | Mark::Heads(_) => None,
        })
        // The most serious sign wins.
        .min_by_key(|sign| SIGNS.find(*sign))
        .unwrap_or(' ')
}

/// The signs of a board, each before the names of its cells: `! I1  * E2 E5`.
pub(super) fn listed_signs(scene: &Scene, board: Board) -> String {
    let cells = board.cells(scene);
    let cells: Vec<Cell> = cells.into_values().map(|(cell, _)| cell).collect();
    let told = SIGNS.chars().filter_map(|wanted| {
        let here = cells.iter().filter(|cell| sign(scene, **cell) == wanted);
        let names: Vec<String> = here.map(|cell| scene.grid.name(*cell)).collect();
        (!names.is_empty()).then(|| format!("{wanted} {}", names.join(" ")))
    });
    told.collect::<Vec<_>>().join("  ")
}

/// The letters of a cell without a piece.
pub(super) const fn bare(ground: Ground) -> &'static str {
    match ground.build {
        CellBuild::Raised => "",
        CellBuild::Plain | CellBuild::Terrace => "·",
        CellBuild::Wall { .. } => "##",
        CellBuild::Closed | CellBuild::Folded => ":",
    }
}

/// The brackets around a cell's letters.
pub(super) fn brackets(ground: Ground) -> (char, char) {
    if ground.is_raised() {
        ('[', ']')
    } else {
        (' ', ' ')
    }
}

/// One cell in this style, with room for this many letters.
fn look(scene: &Scene, cell: Cell, ground: Ground, (form, tall): (CellStyle, usize)) -> String {
    let sign = sign(scene, cell);
    let (open, close) = brackets(ground);
    let mut letters: String = scene.tower_at(cell).map(Figure::letters).collect();
    if letters.is_empty() {
        letters += bare(ground);
    }
    match form {
        CellStyle {
            brackets: false,
            width: 2,
        } => format!("{sign}{letters:<tall$}"),
        CellStyle {
            brackets: false, ..
        } => format!("{sign}{letters:<tall$} "),
        CellStyle { width: WIDE, .. } => format!("{sign}{open}{letters:<tall$}{close} "),
        CellStyle { .. } => {
            let first = if sign == ' ' { open } else { sign };
            format!("{first}{letters:<tall$}{close}")
        }
    }
}
