//! The drawing of a player’s card: the course of the rating with its band, the form, results, and further lines.

use crate::render::shaping;
use crate::render::sheet::{EDGE, SheetPage, WIDE};
use crate::render::svg::hex;
use crate::render::theme::Theme;
use crate::render::writing::TextLine;
use crate::scene::{FormMark, RatingCard, RatingPoint, ResultRow};

/// Left edge, width and height of the plot.
const PLOT: (u32, u32, u32) = (EDGE + 66, WIDE - 2 * EDGE - 66, 200);
/// Size of the numbers beside the plot and of the dates below it.
const SMALL: u32 = 24;
/// Size and height of a line of words.
const LINE: (u32, u32) = (26, 38);
/// Height of a row of results.
const ROW: u32 = 38;
/// Left edge and width of the bars of results.
const BAR: (u32, u32) = (EDGE + 220, 250);
/// Distance of two results of a form.
const MARK: u32 = 34;
/// Part of the plot before the first game, one in so many.
const ROOM: i64 = 40;
/// Points between two lines of the plot: the first of these that needs at most four.
const STEPS: [i32; 6] = [25, 50, 100, 200, 400, 800];

/// The page of this card.
pub(super) fn page(theme: &Theme, card: &RatingCard) -> SheetPage {
    let mut page = SheetPage::default();
    let name = shaping::name(&card.player);
    let mut top = page.head(theme, &name, &card.subtitle, 400);
    let figure = TextLine {
        left: WIDE - EDGE,
        top: 26,
        size: 50,
        colour: theme.ink,
    };
    page.write_right(&card.figure, figure, 250);
    if card.course.len() > 1 {
        plot(&mut page, theme, card, top);
        top += PLOT.2 + 46;
    }
    if !card.form.is_empty() {
        form(&mut page, theme, card, top);
        top += 48;
    }
    for row in &card.results {
        results(&mut page, theme, row, top);
        top += ROW;
    }
    if !card.results.is_empty() {
        top += 8;
    }
    for line in &card.lines {
        let at = TextLine {
            left: EDGE,
            top,
            size: LINE.0,
            colour: theme.ink,
        };
        page.write(line, at, WIDE - 2 * EDGE);
        top += LINE.1;
    }
    page.high = top + EDGE / 2;
    page
}

/// The frame of the plot: moments and ratings to pixels.
struct PlotFrame {
    top: u32,
    from: i64,
    until: i64,
    least: i32,
    most: i32,
    step: i32,
}

impl PlotFrame {
    fn of(course: &[RatingPoint], top: u32) -> Self {
        let at = || course.iter().map(|point| point.at);
        let low = course.iter().map(|point| point.rating - point.deviation);
        let high = course.iter().map(|point| point.rating + point.deviation);
        let (low, high) = (low.min().unwrap_or(0), high.max().unwrap_or(0));
        let enough = STEPS.into_iter().find(|step| (high - low) / step <= 4);
        let step = enough.unwrap_or(1_600);
        let least = low.div_euclid(step) * step;
        let (first, last) = (at().min().unwrap_or(0), at().max().unwrap_or(0));
        // Room for the first step, which would else hide in the frame.
        let from = first - ((last - first) / ROOM).max(1);
        Self {
            top,
            from,
            until: last.max(from + 1),
            least,
            most: (high.div_euclid(step) + 1) * step,
            step,
        }
    }

    fn x(&self, at: i64) -> f64 {
        let part = float(at - self.from) / float(self.until - self.from);
        f64::from(PLOT.0) + part * f64::from(PLOT.1)
    }

    fn y(&self, rating: i32) -> f64 {
        let part = f64::from(rating - self.least) / f64::from(self.most - self.least);
        f64::from(self.top + PLOT.2) - part * f64::from(PLOT.2)
    }

    fn points(&self, at: impl Iterator<Item = (i64, i32)>) -> String {
        let point = |(at, rating)| format!("{:.1} {:.1} ", self.x(at), self.y(rating));
        at.map(point).collect()
    }

    /// The path around the band of one deviation up and down.
    fn band(&self, course: &[RatingPoint]) -> String {
        let upper = |point: &RatingPoint| (point.at, point.rating + point.deviation);
        let lower = |point: &RatingPoint| (point.at, point.rating - point.deviation);
        let above = self.points(course.iter().map(upper));
        let below = self.points(course.iter().rev().map(lower));
        format!("M{above}L{below}Z")
    }

    /// The corners of the course.
    fn course(&self, course: &[RatingPoint]) -> String {
        self.points(course.iter().map(|point| (point.at, point.rating)))
    }

    /// The round ratings that have a line.
    fn rounds(&self) -> impl Iterator<Item = i32> + use<> {
        let step = self.step;
        (self.least / step..=self.most / step).map(move |nth| nth * step)
    }
}

/// The course of a rating as shapes, for a page that draws it in colours of its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RatingPlot {
    /// The size of the box in which it is drawn.
    pub size: (u32, u32),
    /// The left edge, the top, the width and the height of the frame.
    pub frame: [u32; 4],
    /// The path around the band of one deviation up and down.
    pub band: String,
    /// The corners of the course.
    pub course: String,
    /// The round ratings, each with the height of its line.
    pub rounds: Vec<(i32, String)>,
    /// The first day and the last.
    pub dates: Vec<String>,
}

impl RatingPlot {
    /// The plot of a card; `None` for one without a course.
    pub fn of(card: &RatingCard) -> Option<Self> {
        if card.course.len() < 2 {
            return None;
        }
        let (left, wide, high) = PLOT;
        let top = SMALL / 2;
        let frame = PlotFrame::of(&card.course, top);
        let round = |rating| (rating, format!("{:.1}", frame.y(rating)));
        Some(Self {
            size: (WIDE, top + high + SMALL + EDGE),
            frame: [left, top, wide, high],
            band: frame.band(&card.course),
            course: frame.course(&card.course),
            rounds: frame.rounds().map(round).collect(),
            dates: card.dates.iter().map(|(_, day)| day.clone()).collect(),
        })
    }
}

#[expect(clippy::cast_precision_loss, reason = "moments are below 2^53")]
fn float(value: i64) -> f64 {
    value as f64
}

/// The course of the rating, its band of one deviation up and down, lines of round ratings, and dates.
fn plot(page: &mut SheetPage, theme: &Theme, card: &RatingCard, top: u32) {
    let frame = PlotFrame::of(&card.course, top);
    let (left, wide, high) = PLOT;
    let rim = hex(theme.rim);
    let (band, fill) = (frame.band(&card.course), hex(theme.dark));
    page.draw(format_args!("<path d='{band}' fill='{fill}'/>"));
    let faint = hex(theme.faint);
    for rating in frame.rounds() {
        let y = frame.y(rating);
        page.draw(format_args!(
            "<path d='M{left} {y:.1}h{wide}' stroke='{faint}' stroke-width='1.5' stroke-dasharray='4 8'/>"
        ));
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "a row of the picture"
        )]
        let row = (y as u32).saturating_sub(SMALL / 2);
        let number = TextLine {
            left: left - 10,
            top: row,
            size: SMALL,
            colour: theme.faint,
        };
        page.write_right(&rating.to_string(), number, 66);
    }
    let course = frame.course(&card.course);
    let (ink, panel) = (hex(theme.ink), hex(theme.panel));
    page.draw(format_args!(
        "<polyline points='{course}' fill='none' stroke='{panel}' stroke-width='8' stroke-linejoin='round'/>\
         <polyline points='{course}' fill='none' stroke='{ink}' stroke-width='4' stroke-linejoin='round'/>\
         <rect x='{left}' y='{top}' width='{wide}' height='{high}' fill='none' stroke='{rim}' stroke-width='3'/>"
    ));
    let dates = card.dates.len();
    for (nth, (_, date)) in card.dates.iter().enumerate() {
        let at = TextLine {
            left: if nth + 1 == dates { left + wide } else { left },
            top: top + high + 8,
            size: SMALL,
            colour: theme.faint,
        };
        if nth + 1 == dates {
            page.write_right(date, at, wide / 2);
        } else {
            page.write(date, at, wide / 2);
        }
    }
}

/// The newest results: a full upright triangle won, a bar drawn, an empty hanging triangle lost, the number of a place
/// between.
fn form(page: &mut SheetPage, theme: &Theme, card: &RatingCard, top: u32) {
    let label = TextLine {
        left: EDGE,
        top: top + 4,
        size: LINE.0,
        colour: theme.faint,
    };
    page.write(&card.form_label, label, BAR.0 - EDGE - 12);
    let (ink, faint) = (hex(theme.ink), hex(theme.faint));
    for (mark, nth) in card.form.iter().zip(0..) {
        let (x, y) = (BAR.0 + 12 + nth * MARK, top + 18);
        match mark {
            FormMark::Won => page.draw(format_args!(
                "<path d='M{x} {}l12 22h-24z' fill='{ink}'/>",
                y - 12
            )),
            FormMark::Drawn => page.draw(format_args!(
                "<rect x='{}' y='{}' width='22' height='8' fill='{faint}'/>",
                x - 11,
                y - 4
            )),
            FormMark::Placed(place) => {
                let number = TextLine {
                    left: x - 7,
                    top: top + 4,
                    size: LINE.0,
                    colour: theme.ink,
                };
                page.write(&place.to_string(), number, MARK);
            }
            FormMark::Lost => page.draw(format_args!(
                "<path d='M{x} {}l11 -20h-22z' fill='none' stroke='{faint}' stroke-width='3'/>",
                y + 10
            )),
        }
    }
}

/// Counts of results: a full part won, a hatched one drawn, an empty one lost, with the numbers beside them.
fn results(page: &mut SheetPage, theme: &Theme, row: &ResultRow, top: u32) {
    let label = TextLine {
        left: EDGE,
        top: top + 4,
        size: LINE.0,
        colour: theme.ink,
    };
    page.write(&row.label, label, BAR.0 - EDGE - 12);
    let all = (row.won + row.drawn + row.lost).max(1);
    let wide = |count: u32| f64::from(count) / f64::from(all) * f64::from(BAR.1);
    let (left, high) = (f64::from(BAR.0), 20);
    let (ink, faint) = (hex(theme.ink), hex(theme.faint));
    let (won, drawn) = (wide(row.won), wide(row.drawn));
    let y = top + 8;
    page.draw(format_args!(
        "<rect x='{left:.1}' y='{y}' width='{won:.1}' height='{high}' fill='{ink}'/>\
         <rect x='{:.1}' y='{}' width='{drawn:.1}' height='8' fill='{faint}'/>\
         <rect x='{left:.1}' y='{y}' width='{}' height='{high}' fill='none' stroke='{ink}' stroke-width='2'/>",
        left + won,
        y + 6,
        BAR.1
    ));
    let counts = format!("{} – {} – {}", row.won, row.drawn, row.lost);
    let at = TextLine {
        left: WIDE - EDGE,
        ..label
    };
    page.write_right(&counts, at, WIDE - EDGE - BAR.0 - BAR.1 - 16);
}
