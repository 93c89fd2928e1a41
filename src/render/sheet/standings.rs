//! The drawing of standings: a row for each player, with their rating and its uncertainty on one scale.

use crate::render::shaping;
use crate::render::sheet::{EDGE, SheetPage, WIDE};
use crate::render::svg::hex;
use crate::render::theme::Theme;
use crate::render::writing::TextLine;
use crate::scene::{SheetRow, StandingsSheet};

/// Height of a row, and the size of its words.
const ROW: u32 = 46;
const TEXT: u32 = 28;
/// Left edge and width of the names.
const NAME_COLUMN: (u32, u32) = (EDGE + 58, 250);
/// Left edge and width of the scale.
const SCALE: (u32, u32) = (346, 170);

/// The page of these standings.
pub(super) fn page(theme: &Theme, sheet: &StandingsSheet) -> SheetPage {
    let mut page = SheetPage::default();
    let top = page.head(theme, &sheet.title, &sheet.subtitle, WIDE - 2 * EDGE);
    let scale = RatingScale::of(&sheet.rows);
    for (row, nth) in sheet.rows.iter().zip(0..) {
        draw(&mut page, theme, (row, top + nth * ROW), &scale);
    }
    let rows = u32::try_from(sheet.rows.len()).unwrap_or(0);
    page.high = top + rows * ROW + EDGE / 2;
    page
}

/// The ratings between the ends of the scale.
struct RatingScale {
    least: i32,
    most: i32,
}

impl RatingScale {
    fn of(rows: &[SheetRow]) -> Self {
        let least = rows.iter().map(|row| row.rating - row.deviation).min();
        let most = rows.iter().map(|row| row.rating + row.deviation).max();
        let least = least.unwrap_or(0);
        Self {
            least,
            most: most.unwrap_or(0).max(least + 1),
        }
    }

    fn x(&self, rating: i32) -> f64 {
        let part = f64::from(rating - self.least) / f64::from(self.most - self.least);
        f64::from(SCALE.0) + part * f64::from(SCALE.1)
    }
}

fn draw(page: &mut SheetPage, theme: &Theme, (row, top): (&SheetRow, u32), scale: &RatingScale) {
    let (ink, faint) = (hex(theme.ink), hex(theme.faint));
    let middle = top + ROW / 2;
    if row.own {
        page.own_row(theme, top, ROW);
    }
    let line = TextLine {
        left: EDGE + 26,
        top: top + (ROW - TEXT) / 2,
        size: TEXT,
        colour: theme.ink,
    };
    page.place(theme, row.place, (line, middle));
    let name = TextLine {
        left: NAME_COLUMN.0,
        ..line
    };
    page.write(&shaping::name(&row.player), name, NAME_COLUMN.1);
    let (from, at, to) = (
        scale.x(row.rating - row.deviation),
        scale.x(row.rating),
        scale.x(row.rating + row.deviation),
    );
    page.draw(format_args!(
        "<path d='M{from:.1} {middle}H{to:.1}M{from:.1} {}v12M{to:.1} {}v12' stroke='{faint}' stroke-width='3'/>\
         <circle cx='{at:.1}' cy='{middle}' r='7' fill='{ink}'/>",
        middle - 6,
        middle - 6,
    ));
    let figure = TextLine {
        left: WIDE - EDGE - 8,
        ..line
    };
    let written = format!("{} ± {}", row.rating, row.deviation);
    page.write_right(&written, figure, WIDE - EDGE - SCALE.0 - SCALE.1 - 24);
}
