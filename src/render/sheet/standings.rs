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
const NAME: (u32, u32) = (EDGE + 58, 250);
/// Left edge and width of the scale.
const SCALE: (u32, u32) = (346, 170);
/// Last place with a medal.
const MEDALS: usize = 3;

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
    let (ink, faint, panel) = (hex(theme.ink), hex(theme.faint), hex(theme.panel));
    let accent = hex(theme.accent);
    let middle = top + ROW / 2;
    if row.own {
        // The viewer’s own row has a frame and an arrow.
        page.draw(format_args!(
            "<rect x='{}' y='{}' width='{}' height='{}' rx='8' fill='none' stroke='{accent}' stroke-width='3'/>\
             <path d='M4 {}l14 9l-14 9z' fill='{accent}'/>",
            EDGE - 2,
            top + 2,
            WIDE - 2 * EDGE + 4,
            ROW - 4,
            middle - 9,
        ));
    }
    let round = EDGE + 26;
    let place = row.place.to_string();
    let digits = u32::try_from(place.len()).unwrap_or(1);
    let line = TextLine {
        left: round - digits * 8,
        top: top + (ROW - TEXT) / 2,
        size: TEXT,
        colour: theme.ink,
    };
    if row.place <= MEDALS {
        page.draw(format_args!(
            "<circle cx='{round}' cy='{middle}' r='19' fill='{ink}'/>"
        ));
        // The second and the third have a thinner disc.
        let ring = match row.place {
            1 => 0,
            2 => 3,
            _ => 6,
        };
        page.draw(format_args!(
            "<circle cx='{round}' cy='{middle}' r='15' fill='none' stroke='{panel}' stroke-width='{ring}'/>"
        ));
        let inked = TextLine {
            colour: theme.panel,
            ..line
        };
        page.write(&place, inked, 40);
        page.on(theme.ink);
    } else {
        page.write(&place, line, 52);
    }
    let name = TextLine {
        left: NAME.0,
        ..line
    };
    page.write(&shaping::name(&row.player), name, NAME.1);
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
