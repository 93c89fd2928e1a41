//! Scenes as plain text, for terminals and for those who read by ear or with their fingers. No words of
//! any language: letters of pieces, coordinates and signs.
//!
//! Each cell is a sign, the piece's letter (or a dot; a tower's letters from the bottom up), and brackets around raised
//! cells: `*` the last move, `!` danger, `x` an attack repelled, `~` a piece out for this turn, `#` a tower to be
//! dismantled, `^` one being dismantled, `+` a target.

use std::fmt::Write;

use crate::game::grid::{Cell, Perspective};
use crate::game::scene::{Figure, Ground, Mark, Scene, Tint};

/// How many characters a cell with one piece takes: sign, bracket, letter, bracket, space.
const WIDE: usize = 5;
/// The same where room is dear: sign or bracket, letter, bracket.
const NARROW: usize = 3;

/// The board as text, one row a line, coordinates on all sides.
pub fn board(scene: &Scene) -> String {
    draw(scene, WIDE, |_, _, text| text)
}

/// The board for narrow screens; a sign stands in the place of a raised cell's first bracket.
pub fn narrow_board(scene: &Scene) -> String {
    draw(scene, NARROW, |_, _, text| text)
}

/// The same with the terminal's colours.
pub fn colour_board(scene: &Scene) -> String {
    draw(scene, WIDE, |ground, figure, text| {
        let back = match ground {
            Ground { raised: true, .. } => 94,
            Ground { dark: true, .. } => 236,
            Ground { .. } => 240,
        };
        let front = match figure.map(|figure| figure.tint) {
            Some(Tint::Light) => 231,
            Some(Tint::Dark) => 215,
            None => 250,
        };
        format!("\x1b[1;38;5;{front};48;5;{back}m{text}\x1b[0m")
    })
}

/// What either side has lost, as letters: `FFS  e`; empty when nothing is lost.
pub fn lost(scene: &Scene) -> String {
    let trays = scene.lost.iter().filter(|tray| !tray.figures.is_empty());
    let trays: Vec<String> = trays
        .map(|tray| tray.figures.iter().map(|figure| figure.letter).collect())
        .collect();
    if trays.is_empty() {
        String::new()
    } else {
        format!("\u{2020} {}", trays.join("  "))
    }
}

fn draw(
    scene: &Scene,
    width: usize,
    dress: impl Fn(Ground, Option<Figure>, String) -> String,
) -> String {
    let grid = scene.grid;
    let mut files: Vec<u8> = (0..grid.files.min(26)).collect();
    let mut ranks: Vec<u8> = (0..grid.ranks).rev().collect();
    if scene.eyes == Perspective::Across {
        files.reverse();
        ranks.reverse();
    }
    let columns: Vec<(u8, usize)> = files
        .into_iter()
        .map(|file| (file, tallest(scene, file)))
        .collect();
    let mut letters = String::new();
    for (file, tall) in &columns {
        let width = width - 1 + tall;
        append(
            &mut letters,
            format_args!("{:^width$}", grid.file_name(*file)),
        );
    }
    let mut out = format!("   {}\n", letters.trim_end());
    for rank in ranks {
        let name = u16::from(rank) + 1;
        append(&mut out, format_args!("{name:>2} "));
        for (file, tall) in &columns {
            let cell = Cell { file: *file, rank };
            match scene.ground.iter().find(|(at, _)| *at == cell) {
                Some((_, ground)) => {
                    let text = look(scene, cell, *ground, (width, *tall));
                    out += &dress(*ground, scene.figure_at(cell), text);
                }
                None => out.extend(std::iter::repeat_n(' ', width - 1 + tall)),
            }
        }
        append(&mut out, format_args!(" {name}\n"));
    }
    append(&mut out, format_args!("   {}\n", letters.trim_end()));
    out
}

/// How many pieces the tallest tower of this column has, or one.
fn tallest(scene: &Scene, file: u8) -> usize {
    let heights = (0..scene.grid.ranks).map(|rank| scene.tower_at(Cell { file, rank }).count());
    heights.max().unwrap_or_default().max(1)
}

fn append(out: &mut String, part: std::fmt::Arguments<'_>) {
    out.write_fmt(part)
        .expect("writing to a string cannot fail");
}

/// One cell: of this many characters with one piece, and with room for this many pieces.
fn look(scene: &Scene, cell: Cell, ground: Ground, (width, tall): (usize, usize)) -> String {
    let sign = scene
        .marks
        .iter()
        .filter(|(at, _)| *at == cell)
        .map(|(_, mark)| match mark {
            Mark::Danger | Mark::Reason => '!',
            Mark::Repelled => 'x',
            Mark::Spent => '~',
            Mark::Due => '#',
            Mark::Begun => '^',
            Mark::Target => '+',
            Mark::From | Mark::To => '*',
        })
        // The gravest sign wins: `!` sorts first, `~` before the plain ones is told by order below.
        .min_by_key(|sign| "!x~#^+*".find(*sign))
        .unwrap_or(' ');
    let (open, close) = if ground.raised {
        ('[', ']')
    } else {
        (' ', ' ')
    };
    let mut letters: String = scene.tower_at(cell).map(|figure| figure.letter).collect();
    if letters.is_empty() && !ground.raised {
        letters.push('·');
    }
    if width == WIDE {
        format!("{sign}{open}{letters:<tall$}{close} ")
    } else {
        let first = if sign == ' ' { open } else { sign };
        format!("{first}{letters:<tall$}{close}")
    }
}
