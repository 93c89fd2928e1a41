//! The drawing of a bracket: a column for each round, and a box for each of the two of a match.

use crate::render::shaping;
use crate::render::sheet::{EDGE, SheetPage, WIDE};
use crate::render::svg::hex;
use crate::render::theme::Theme;
use crate::render::writing::TextLine;
use crate::scene::sheet::{BracketSheet, BracketSide};

/// Height of a box, and the size of its words.
const SIDE: u32 = 32;
const TEXT: u32 = 24;
/// Room between two matches of the first column, and between two columns.
const GAP: u32 = 14;
const BETWEEN: u32 = 20;
/// Height of the headings, and the size of their words.
const HEAD: u32 = 34;
const HEADING: u32 = 22;
/// Room for points.
const POINTS: u32 = 44;

/// The page of this part of a bracket.
pub(super) fn page(theme: &Theme, sheet: &BracketSheet) -> SheetPage {
    let mut page = SheetPage::default();
    let top = page.head(theme, &sheet.title, &sheet.subtitle, WIDE - 2 * EDGE);
    let rounds = u32::try_from(sheet.rounds.len()).unwrap_or(1).max(1);
    let wide = (WIDE - 2 * EDGE - BETWEEN * (rounds - 1)) / rounds;
    let first = sheet.rounds.first().map_or(1, |round| round.matches.len());
    let first = u32::try_from(first).unwrap_or(1).max(1);
    let step = 2 * SIDE + GAP;
    for (round, column) in sheet.rounds.iter().zip(0..) {
        let left = EDGE + column * (wide + BETWEEN);
        let heading = TextLine {
            left,
            top: top + (HEAD - HEADING) / 2,
            size: HEADING,
            colour: theme.faint,
        };
        page.write(&round.heading, heading, wide);
        let matches = u32::try_from(round.matches.len()).unwrap_or(1).max(1);
        // A match stands in the middle of those that lead to it.
        let room = first * step / matches;
        for (sides, nth) in round.matches.iter().zip(0..) {
            let middle = top + HEAD + room * nth + room / 2;
            let place = MatchPlace { left, middle, wide };
            draw(&mut page, theme, &place, sides);
            if column + 1 < rounds {
                lead(&mut page, theme, &place, nth % 2 == 0, room);
            }
        }
    }
    page.high = top + HEAD + first * step + EDGE / 2;
    page
}

/// The place of a match.
struct MatchPlace {
    left: u32,
    middle: u32,
    wide: u32,
}

fn draw(page: &mut SheetPage, theme: &Theme, place: &MatchPlace, sides: &[BracketSide; 2]) {
    let (faint, ink, accent) = (hex(theme.faint), hex(theme.ink), hex(theme.accent));
    let MatchPlace { left, middle, wide } = *place;
    for (side, top) in sides.iter().zip([middle - SIDE, middle]) {
        let (colour, stroke) = if side.own { (&accent, 3) } else { (&faint, 1) };
        page.draw(format_args!(
            "<rect x='{left}' y='{top}' width='{wide}' height='{SIDE}' fill='none' stroke='{colour}' stroke-width='{stroke}'/>"
        ));
        if side.won {
            // The winner of a pair has a bar at the right, so that the result does not rest on colour.
            let x = left + wide - 7;
            page.draw(format_args!(
                "<rect x='{x}' y='{top}' width='7' height='{SIDE}' fill='{ink}'/>"
            ));
        }
        let decided = sides.iter().any(|side| side.won);
        let line = TextLine {
            left: left + 6,
            top: top + (SIDE - TEXT) / 2,
            size: TEXT,
            colour: if decided && !side.won {
                theme.faint
            } else {
                theme.ink
            },
        };
        page.write(&shaping::name(&side.player), line, wide - POINTS - 12);
        let points = TextLine {
            left: left + wide - 12,
            ..line
        };
        page.write_right(&side.points, points, POINTS - 6);
    }
}

/// The line to the match of the next round.
fn lead(page: &mut SheetPage, theme: &Theme, place: &MatchPlace, is_upper: bool, room: u32) {
    let faint = hex(theme.faint);
    let from = place.left + place.wide;
    let half = BETWEEN / 2;
    let to = if is_upper {
        place.middle + room / 2
    } else {
        place.middle - room / 2
    };
    page.draw(format_args!(
        "<path d='M{from} {}h{half}V{to}h{half}' fill='none' stroke='{faint}' stroke-width='2'/>",
        place.middle
    ));
}
