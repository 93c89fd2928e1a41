//! The drawing of a table: columns with headings, a row for each line, and a medal for each of the first three.

use crate::render::shaping;
use crate::render::sheet::{EDGE, SheetPage, WIDE};
use crate::render::svg::hex;
use crate::render::theme::Theme;
use crate::render::writing::TextLine;
use crate::scene::sheet::{SheetColumn, SheetLine, TableRow, TableSheet};

/// Height of a row, and the size of its words.
const ROW: u32 = 40;
const TEXT: u32 = 26;
/// Height of the headings of columns, and the size of their words.
const HEAD: u32 = 34;
const HEADING: u32 = 22;
/// Room between two columns.
const GAP: u32 = 12;

/// The page of this table.
pub(super) fn page(theme: &Theme, sheet: &TableSheet) -> SheetPage {
    let mut page = SheetPage::default();
    let mut top = page.head(theme, &sheet.title, &sheet.subtitle, WIDE - 2 * EDGE);
    let columns = Columns::of(&sheet.columns);
    let headings = TextLine {
        left: 0,
        top: top + (HEAD - HEADING) / 2,
        size: HEADING,
        colour: theme.faint,
    };
    for (at, column) in sheet.columns.iter().enumerate() {
        columns.write(&mut page, at, &column.heading, headings);
    }
    top += HEAD;
    for line in &sheet.lines {
        rule(&mut page, theme, top);
        match line {
            SheetLine::Heading(heading) => {
                let line = TextLine {
                    left: EDGE,
                    top: top + (ROW - TEXT) / 2,
                    size: TEXT,
                    colour: theme.faint,
                };
                page.write(heading, line, WIDE - 2 * EDGE);
            }
            SheetLine::Row(row) => draw(&mut page, theme, (row, top), &columns),
        }
        top += ROW;
    }
    page.high = top + EDGE / 2;
    page
}

fn rule(page: &mut SheetPage, theme: &Theme, top: u32) {
    let faint = hex(theme.faint);
    let right = WIDE - EDGE;
    page.draw(format_args!(
        "<path d='M{EDGE} {top}H{right}' stroke='{faint}' stroke-width='1' stroke-opacity='0.4'/>"
    ));
}

/// The edges of columns.
struct Columns<'a> {
    columns: &'a [SheetColumn],
    /// The left edge and the width of each.
    edges: Vec<[u32; 2]>,
}

impl<'a> Columns<'a> {
    fn of(columns: &'a [SheetColumn]) -> Self {
        let shares: u32 = columns.iter().map(|column| column.share).sum();
        let room = WIDE - 2 * EDGE;
        let mut left = EDGE;
        let edges = columns.iter().map(|column| {
            let wide = room * column.share / shares.max(1);
            let edge = [left, wide.saturating_sub(GAP)];
            left += wide;
            edge
        });
        Self {
            edges: edges.collect(),
            columns,
        }
    }

    fn write(&self, page: &mut SheetPage, at: usize, words: &str, line: TextLine) {
        let (Some(column), Some([left, wide])) = (self.columns.get(at), self.edges.get(at)) else {
            return;
        };
        if column.from_right {
            let left = left + wide;
            page.write_right(words, TextLine { left, ..line }, *wide);
        } else {
            page.write(
                words,
                TextLine {
                    left: *left,
                    ..line
                },
                *wide,
            );
        }
    }
}

fn draw(page: &mut SheetPage, theme: &Theme, (row, top): (&TableRow, u32), columns: &Columns<'_>) {
    if row.own {
        page.own_row(theme, top, ROW);
    }
    let line = TextLine {
        left: EDGE + 26,
        top: top + (ROW - TEXT) / 2,
        size: TEXT,
        colour: if row.out { theme.faint } else { theme.ink },
    };
    let place = row.place.and_then(|place| usize::try_from(place).ok());
    if let Some(place) = place {
        page.place(theme, place, (line, top + ROW / 2));
    }
    for (at, cell) in row
        .cells
        .iter()
        .enumerate()
        .skip(usize::from(place.is_some()))
    {
        columns.write(page, at, &shaping::name(cell), line);
    }
    if row.out {
        // A name that is out is struck through, since faint letters alone are a matter of colour.
        let (faint, middle) = (hex(theme.faint), top + ROW / 2);
        let right = WIDE - EDGE;
        page.draw(format_args!(
            "<path d='M{EDGE} {middle}H{right}' stroke='{faint}' stroke-width='2' stroke-dasharray='4 6'/>"
        ));
    }
}
