//! Boards as SVG, with the drawings and the layout of the pictures.
//!
//! Each cell is a list of [`Use`]s of shared drawings (`symbols`), so a page changes a board by replacing these lists
//! and knows no geometry. The drawings name their colours by variables (`paints`), so one board serves all themes.

mod cells;
mod elements;
mod paints;
mod places;
mod symbols;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::sync::Arc;

use parking_lot::Mutex;

use crate::grid::Shape;
use crate::render::coordinates::EdgeName;
use crate::render::hexagons::HexFrame;
use crate::render::layout::Layout;
use crate::render::svg::append;
use crate::render::theme::PaletteFamily;
use crate::render::vector::cells::CellContent;
pub use crate::render::vector::cells::{CellArt, CellNumber, Use};
pub use crate::render::vector::paints::{AUTO, style_sheet};
use crate::render::vector::symbols::Symbol;
pub use crate::render::vector::symbols::{army_sign, die, figure, tint_class};
use crate::scene::Scene;

/// Width of a cell in the units of a board.
pub(super) const CELL: u32 = 100;

/// A board as lists of drawings.
#[derive(Clone, Debug)]
pub struct BoardArt {
    /// Width in units; a cell is 100 wide.
    pub width: u32,
    /// Height in units.
    pub height: u32,
    /// The cells, row by row from the top as they are seen.
    pub rows: Vec<Vec<CellArt>>,
    shape: Shape,
    family: PaletteFamily,
    names: Vec<EdgeName>,
    /// `true` if its cells show their whole names.
    slanted: bool,
    text: u32,
}

/// The attributes of a cell that the page adds: its name, and its place in the tab order.
#[derive(Clone, Debug, Default)]
pub struct CellWords {
    /// The name that a screen reader says.
    pub label: String,
    /// The special ground of the cell in words; empty for plain ground.
    pub ground: String,
    /// `true` if it comes first by the tab key.
    pub first: bool,
}

impl BoardArt {
    /// The board of a scene, without the text around it.
    pub fn of(scene: &Scene) -> Self {
        let layout = Layout::bare(scene, CELL);
        let cells = layout.board.cells(scene);
        let contents = CellContent::all(scene, &layout, &cells);
        let mut rows: Vec<Vec<CellArt>> = Vec::new();
        let mut last = None;
        for (row, content) in contents {
            if last != Some(row) {
                rows.push(Vec::new());
                last = Some(row);
            }
            rows.last_mut()
                .expect("a row was begun")
                .push(content.art(scene));
        }
        let halves = u32::from(layout.board.halves());
        Self {
            width: 2 * layout.left + CELL * halves / 2,
            height: layout.height,
            rows,
            shape: layout.board.shape(),
            family: PaletteFamily::of(scene),
            text: edge_text(&layout),
            names: layout.edge_names(scene, &cells),
            slanted: layout.board.slanted(),
        }
    }

    /// Returns `true` if the pieces of another board are among those that this one has drawings for.
    pub fn draws(&self, other: &Self) -> bool {
        self.shape == other.shape && self.family == other.family
    }

    /// The drawings that its cells use, as the content of a `defs` element.
    pub fn defs(&self) -> String {
        shared_defs(std::slice::from_ref(self))
    }

    /// The whole board as SVG: a grid whose cells can be reached by keys. `name` is its accessible name.
    pub fn svg(&self, name: &str, words: impl Fn(&CellArt) -> CellWords) -> String {
        let mut svg = format!(
            "<svg class=\"{}\" role=\"grid\" aria-label=\"{}\" viewBox=\"0 0 {} {}\" xmlns=\"http://www.w3.org/2000/svg\">",
            self.class(),
            escaped(name),
            self.width,
            self.height
        );
        append(&mut svg, format_args!("<defs>{}</defs>", self.defs()));
        svg += &self.surroundings();
        for row in &self.rows {
            svg += "<g role=\"row\">";
            for cell in row {
                let words = words(cell);
                cell.write(&mut svg, &words);
            }
            svg += "</g>";
        }
        svg + "</svg>"
    }

    /// The board as a picture to look at: one image with a name.
    pub fn image(&self, name: &str) -> String {
        let mut svg = format!(
            "<svg class=\"{}\" role=\"img\" aria-label=\"{}\" viewBox=\"0 0 {} {}\" xmlns=\"http://www.w3.org/2000/svg\">",
            self.class(),
            escaped(name),
            self.width,
            self.height
        );
        svg += &self.surroundings();
        for cell in self.rows.iter().flatten() {
            cell.write_plain(&mut svg);
        }
        svg + "</svg>"
    }

    /// The classes: whole names of cells are written smaller than numbers.
    const fn class(&self) -> &'static str {
        if self.slanted {
            "board slanted"
        } else {
            "board"
        }
    }

    /// The line around the board, and the names beside it.
    fn surroundings(&self) -> String {
        const LINE: f32 = 5.0;
        let mut svg = String::from("<path class=\"rim\" d=\"");
        let corners = HexFrame::of_cell().scaled(1.0 + LINE / 50.0);
        for cell in self.rows.iter().flatten() {
            let (x, y) = (cell.left, cell.top);
            match self.shape {
                Shape::Squares => {
                    let (x, y) = (
                        f64::from(x) - f64::from(LINE),
                        f64::from(y) - f64::from(LINE),
                    );
                    append(&mut svg, format_args!("M{x} {y}h110v110h-110z"));
                }
                Shape::Hexagons => {
                    let mut sign = 'M';
                    for (u, v) in corners {
                        #[expect(clippy::cast_precision_loss, reason = "a few thousand units")]
                        let (u, v) = (u + x as f32, v + y as f32);
                        #[expect(clippy::cast_possible_truncation, reason = "a few thousand units")]
                        let (u, v) = (u.round_ties_even() as i32, v.round_ties_even() as i32);
                        append(&mut svg, format_args!("{sign}{u} {v}"));
                        sign = 'L';
                    }
                    svg.push('z');
                }
            }
        }
        svg += "\"/>";
        let size = self.text;
        append(
            &mut svg,
            format_args!("<g class=\"names\" font-size=\"{size}\" aria-hidden=\"true\">"),
        );
        for EdgeName { text, x, y } in &self.names {
            append(
                &mut svg,
                format_args!("<text x=\"{x}\" y=\"{y}\">{text}</text>"),
            );
        }
        svg + "</g>"
    }
}

/// The elements of shared drawings that were made before, by their ids. A drawing never changes.
static MADE: Mutex<BTreeMap<String, Arc<str>>> = Mutex::new(BTreeMap::new());

/// The drawings that the cells of these boards use, each once.
pub fn shared_defs(boards: &[BoardArt]) -> String {
    let mut known = BTreeSet::new();
    let mut defs = String::new();
    let symbols = boards
        .iter()
        .flat_map(|board| Symbol::of(board.shape, board.family));
    let mut made = MADE.lock();
    for symbol in symbols {
        let id = symbol.id();
        if known.insert(id.clone()) {
            let drawn = |id: &String| format!("<g id=\"{id}\"{}</g>", symbol.body()).into();
            defs += made.entry(id).or_insert_with_key(drawn);
        }
    }
    defs
}

impl CellArt {
    /// The class of a cell on which something else than a line along its edges hides its number.
    fn full(&self) -> &'static str {
        if self.on.iter().all(Use::is_edge) {
            ""
        } else {
            " class=\"full\""
        }
    }

    fn open(&self, svg: &mut String, attributes: &str) {
        append(
            svg,
            format_args!(
                "<g{attributes} data-cell=\"{}\"{} transform=\"translate({} {})\">",
                self.name,
                if self.men.is_empty() {
                    String::new()
                } else {
                    format!(" data-men=\"{}\"", self.men)
                },
                self.left,
                self.top
            ),
        );
    }

    fn write(&self, svg: &mut String, words: &CellWords) {
        let full = self.full();
        let tab = if words.first { 0 } else { -1 };
        let ground = if words.ground.is_empty() {
            String::new()
        } else {
            format!(" data-ground=\"{}\"", escaped(&words.ground))
        };
        let attributes = format!(
            " role=\"gridcell\" tabindex=\"{tab}\" aria-label=\"{}\"{ground}{full}",
            escaped(&words.label)
        );
        self.open(svg, &attributes);
        self.content(svg);
    }

    fn write_plain(&self, svg: &mut String) {
        let full = self.full();
        self.open(svg, full);
        self.content(svg);
    }

    fn content(&self, svg: &mut String) {
        svg.extend(self.ground.iter().map(Use::element));
        if let Some(number) = &self.number {
            append(
                svg,
                format_args!(
                    "<text aria-hidden=\"true\" x=\"50\" y=\"{}\" fill=\"{}\">{}</text>",
                    number.top, number.colour, number.text
                ),
            );
        }
        svg.push_str("<g class=\"on\">");
        svg.extend(self.on.iter().map(Use::element));
        svg.push_str("</g></g>");
    }
}

/// The size of names beside the board. The letters of a page are wider than those of a picture.
fn edge_text(layout: &Layout) -> u32 {
    let size = layout.edge_text(true);
    match layout.board.shape() {
        Shape::Hexagons if !layout.board.slanted() => size * 9 / 10,
        Shape::Squares | Shape::Hexagons => size * 7 / 10,
    }
}

/// Text for an attribute or an element.
fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => safe += "&amp;",
            '<' => safe += "&lt;",
            '>' => safe += "&gt;",
            '"' => safe += "&quot;",
            '\'' => safe += "&#39;",
            c => safe.push(c),
        }
    }
    safe
}

/// A number with at most one digit after the point.
fn short(number: f32) -> String {
    let mut text = String::new();
    let rounded = (number * 10.0).round() / 10.0;
    write!(text, "{rounded}").expect("writing to a string cannot fail");
    text
}
