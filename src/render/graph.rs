//! Graphs: the course of a game as a curve of equity, with the luck of rolls and marked mistakes, as one PNG.
//!
//! With two sides the plot is filled with their colours: the more of a colour, the better for its side. With more
//! sides, each has a line. Mistakes differ by shape as well as colour, and a legend explains the signs.

use crate::render::canvas::Canvas;
use crate::render::svg::{append, draw_high, hex};
use crate::render::theme::{PaletteFamily, Rgb, Theme};
use crate::render::writing::TextLine;
use crate::render::{DrawnSprites, Renderer, ThemeKit};
use crate::scene::{Curve, Graph, GraphSign, Tint};

/// Width of the picture in pixels.
const WIDE: u32 = 720;
/// Space at the left and right of the plot.
const EDGE: u32 = 24;
/// Height of the title's row, and the size of its text.
const HEAD: (u32, u32) = (56, 32);
/// Height of a row of mistakes.
const ROW: u32 = 34;
/// Top and height of the plot.
const TOP: u32 = HEAD.0 + ROW;
const PLOT: u32 = 220;
/// Height of the row with the numbers of moves, and the size of its text.
const FOOT: (u32, u32) = (34, 24);
/// Size of a player's name.
const NAME_SIZE: u32 = 28;
/// Thickness of the curve of one of many sides, and of the line in the middle.
const LINE: u32 = 5;
const ZERO: u32 = 2;
/// Narrowest and widest bar of a roll.
const BARS: (f64, f64) = (3.0, 16.0);
/// Half the size of the sign of a mistake, the smallest first.
const SIGNS: [f64; 3] = [9.0, 11.0, 13.0];
/// Moves between two numbers below the plot: the first of these that leaves room.
const EVERY: [u32; 8] = [5, 10, 20, 50, 100, 200, 500, 1_000];
/// Room for one of these numbers in pixels.
const NUMBER: f64 = 60.0;
/// Height of a row of the legend, the size of its text, and the room for its signs.
const LEGEND: (u32, u32, u32) = (36, 24, 44);
/// Entries in a row of the legend.
const COLUMNS: u32 = 2;
/// Size of the number at the right end of a line, and least distance between two of them.
const TAG: u32 = 24;
const APART: f64 = 30.0;

impl Renderer {
    /// The graph as a PNG of at most 256 colours, 720 pixels wide.
    pub fn graph(&self, graph: &Graph) -> Vec<u8> {
        let kit = &self.kits[family(graph) as usize];
        let canvas = kit.locked(|drawn| kit.graph(drawn, graph));
        kit.png(&canvas)
    }
}

/// The family of armies whose palette has the colours of all sides.
fn family(graph: &Graph) -> PaletteFamily {
    let families = PaletteFamily::ALL.into_iter();
    let mut fitting = families.filter(|family| {
        let tints = family.tints();
        graph.curves.iter().all(|curve| tints.contains(&curve.tint))
    });
    fitting.next().unwrap_or(PaletteFamily::Six)
}

impl ThemeKit {
    fn graph(&self, drawn: &mut DrawnSprites, graph: &Graph) -> Canvas {
        let plot = Plot::of(&self.theme, graph);
        let fragment = plot.drawing();
        let colours = self.theme.side(Tint::Light);
        let high = plot.height();
        let scaled = f64::from(high) * 100.0 / f64::from(WIDE);
        #[expect(clippy::cast_possible_truncation, reason = "a picture's height")]
        let pixels = draw_high(&fragment, &colours, (WIDE, high), scaled as f32);
        let pixels: Vec<u8> = pixels.into_iter().map(|c| self.index(drawn, c)).collect();
        let mut canvas = Canvas::new(pixels, WIDE, high);
        for (words, line, room, ground) in plot.words() {
            let letters = &mut drawn.letters;
            let sizes = (line.size * 2 / 3..=line.size).rev();
            let mut fitting = sizes.filter(|size| letters.width(&words, *size) <= room);
            let size = fitting.next().unwrap_or(line.size * 2 / 3);
            let words = letters.fit(&words, size, room);
            let width = letters.width(&words, size);
            let top = line.top + (line.size - size) / 2;
            let line = TextLine { top, size, ..line };
            if let Some(ground) = ground {
                let index = self.index(drawn, ground);
                canvas.fill(
                    (line.left.saturating_sub(6), top - 2),
                    (width + 12, size + 8),
                    index,
                );
            }
            let ground = ground.unwrap_or(self.theme.panel);
            self.letter(drawn, &mut canvas, &words, (line, ground));
        }
        canvas
    }
}

/// Words with their place, their room in pixels, and the colour of a plate below them.
type Written = (String, TextLine, u32, Option<Rgb>);

/// A graph being drawn.
struct Plot<'a> {
    theme: &'a Theme,
    graph: &'a Graph,
    /// Number of plies.
    plies: usize,
    /// `true` if two sides fill the plot.
    filled: bool,
}

impl<'a> Plot<'a> {
    fn of(theme: &'a Theme, graph: &'a Graph) -> Self {
        let lengths = graph.curves.iter().map(|curve| curve.equities.len());
        Self {
            theme,
            graph,
            plies: lengths.max().unwrap_or(1).saturating_sub(1).max(1),
            filled: graph.curves.len() == 2,
        }
    }

    /// The height of the picture.
    fn height(&self) -> u32 {
        let entries = u32::try_from(self.graph.legend.len()).unwrap_or(0);
        self.legend_top() + entries.div_ceil(COLUMNS) * LEGEND.0 + 12
    }

    /// The top of the legend: with more than two sides, below their names.
    fn legend_top(&self) -> u32 {
        let names = if self.filled {
            0
        } else {
            self.names() * (NAME_SIZE + 12) + 12
        };
        TOP + PLOT + ROW + FOOT.0 + names
    }

    /// The left end and the middle row of an entry of the legend.
    fn entry(&self, nth: usize) -> (u32, u32) {
        let nth = u32::try_from(nth).unwrap_or(0);
        let left = EDGE + nth % COLUMNS * (WIDE - 2 * EDGE) / COLUMNS;
        let row = self.legend_top() + nth / COLUMNS * LEGEND.0 + LEGEND.0 / 2;
        (left, row)
    }

    /// The width of the plot: a line has its number at its right end.
    fn width(&self) -> u32 {
        WIDE - 2 * EDGE - if self.filled { 0 } else { TAG + 8 }
    }

    /// Number of rows of names below the plot.
    fn names(&self) -> u32 {
        u32::try_from(self.graph.curves.len().div_ceil(2)).unwrap_or(0)
    }

    /// The column of the moment after this many plies.
    fn x(&self, plies: f64) -> f64 {
        #[expect(clippy::cast_precision_loss, reason = "games have some thousand plies")]
        let all = self.plies as f64;
        f64::from(EDGE) + plies / all * f64::from(self.width())
    }

    fn column(&self, plies: usize) -> f64 {
        #[expect(clippy::cast_precision_loss, reason = "games have some thousand plies")]
        self.x(plies as f64)
    }

    /// The SVG fragment of the whole picture, in a frame 100 wide.
    fn drawing(&self) -> String {
        let theme = self.theme;
        let mut svg = format!("<g transform='scale({})'>", 100.0 / f64::from(WIDE));
        let panel = hex(theme.panel);
        append(
            &mut svg,
            format_args!(
                "<rect width='{WIDE}' height='{}' fill='{panel}'/>",
                self.height()
            ),
        );
        self.ground(&mut svg);
        self.rolls(&mut svg);
        self.moment(&mut svg);
        self.mistakes(&mut svg);
        self.legend(&mut svg);
        svg + "</g>"
    }

    /// The plot: filled by two sides, or with a line each.
    fn ground(&self, svg: &mut String) {
        let theme = self.theme;
        let (left, wide) = (EDGE, self.width());
        let middle = TOP + PLOT / 2;
        let (rim, faint) = (hex(theme.rim), hex(theme.faint));
        if let ([first, second], true) = (&*self.graph.curves, self.filled) {
            let [below, above] = [first, second].map(|curve| theme.side(curve.tint));
            let (under, over) = (hex(below.fill), hex(above.fill));
            append(
                svg,
                format_args!(
                    "<rect x='{left}' y='{TOP}' width='{wide}' height='{PLOT}' fill='{over}'/>"
                ),
            );
            let (right, foot) = (left + wide, TOP + PLOT);
            let course = self.points(first);
            append(
                svg,
                format_args!("<path d='M{left} {foot}L{course} {right} {foot}Z' fill='{under}'/>"),
            );
            // A line in the colour of outlines parts two armies whose fills are alike.
            let line = hex(below.line);
            append(
                svg,
                format_args!(
                    "<polyline points='{course}' fill='none' stroke='{line}' stroke-width='3'/>"
                ),
            );
        } else {
            let ground = hex(theme.light);
            append(
                svg,
                format_args!(
                    "<rect x='{left}' y='{TOP}' width='{wide}' height='{PLOT}' fill='{ground}'/>"
                ),
            );
            for curve in &self.graph.curves {
                let colours = theme.side(curve.tint);
                let (fill, line) = (hex(colours.fill), hex(colours.line));
                let course = self.points(curve);
                let around = LINE + 3;
                append(
                    svg,
                    format_args!(
                        "<g fill='none' stroke-linejoin='round'>\
                         <polyline points='{course}' stroke='{line}' stroke-width='{around}'/>\
                         <polyline points='{course}' stroke='{fill}' stroke-width='{LINE}'/></g>"
                    ),
                );
            }
        }
        append(
            svg,
            format_args!(
                "<path d='M{left} {middle}h{wide}' stroke='{faint}' stroke-width='{ZERO}' stroke-dasharray='8 8'/>\
                 <rect x='{left}' y='{TOP}' width='{wide}' height='{PLOT}' fill='none' stroke='{rim}' stroke-width='3'/>"
            ),
        );
    }

    /// The points of a curve.
    fn points(&self, curve: &Curve) -> String {
        let mut points = String::new();
        for (plies, equity) in curve.equities.iter().enumerate() {
            append(
                &mut points,
                format_args!("{:.1} {:.1} ", self.column(plies), y(*equity)),
            );
        }
        points
    }

    /// The luck of each roll, as a bar up or down from the middle.
    fn rolls(&self, svg: &mut String) {
        let (fill, line) = (hex(self.theme.accent), hex(self.theme.panel));
        let wide = 0.6 * (self.column(1) - self.column(0));
        let wide = wide.clamp(BARS.0, BARS.1);
        for roll in &self.graph.rolls {
            let (first, last) = (f64::from(EDGE), f64::from(EDGE + self.width()) - wide);
            let left = (self.column(roll.ply + 1) - wide / 2.0).clamp(first, last);
            let (from, to) = (y(0), y(roll.luck));
            let (top, high) = (from.min(to), (from - to).abs());
            append(
                svg,
                format_args!(
                    "<rect x='{left:.1}' y='{top:.1}' width='{wide:.1}' height='{high:.1}' fill='{fill}' stroke='{line}' stroke-width='1.5'/>"
                ),
            );
        }
    }

    /// The moment that is looked at, as an upright line.
    fn moment(&self, svg: &mut String) {
        let Some(at) = self.graph.at else {
            return;
        };
        let x = self.column(at.min(self.plies));
        svg.push_str(&self.upright(x, (TOP - 8, PLOT + 16)));
    }

    /// An upright line in this column. The pair is its top row and its height.
    fn upright(&self, x: f64, (top, high): (u32, u32)) -> String {
        let (ink, panel) = (hex(self.theme.ink), hex(self.theme.panel));
        format!(
            "<path d='M{x:.1} {top}v{high}' stroke='{panel}' stroke-width='8'/>\
             <path d='M{x:.1} {top}v{high}' stroke='{ink}' stroke-width='4'/>"
        )
    }

    /// The signs of mistakes, the largest on top. With two sides they are below the plot for the first and above it for
    /// the second, otherwise on the lines.
    fn mistakes(&self, svg: &mut String) {
        let mut dots = self.graph.mistakes.clone();
        dots.sort_by_key(|dot| (dot.severity, dot.ply));
        for dot in dots {
            let x = self.column(dot.ply + 1);
            let curve = self.graph.curves.get(dot.side);
            let reached = curve.and_then(|curve| curve.equities.get(dot.ply + 1));
            let y = match (self.filled, dot.side) {
                (true, 0) => f64::from(TOP + PLOT + ROW / 2),
                (true, _) => f64::from(HEAD.0 + ROW / 2),
                (false, _) => y(reached.copied().unwrap_or(0)),
            };
            svg.push_str(&self.sign((x, y), dot.severity));
        }
    }

    /// The sign of a mistake of this severity around a point.
    fn sign(&self, (x, y): (f64, f64), severity: u8) -> String {
        let size = SIGNS[usize::from(severity.clamp(1, 3)) - 1];
        let (alarm, panel) = (hex(self.theme.alarm), hex(self.theme.panel));
        let ink = hex(self.theme.ink);
        match severity {
            ..=1 => format!(
                "<circle cx='{x:.1}' cy='{y}' r='{:.1}' fill='{panel}' stroke='{ink}' stroke-width='3'/>",
                size - 2.0
            ),
            2 => format!(
                "<path d='M{x:.1} {:.1}l{size} {size} -{size} {size} -{size} -{size}z' fill='{alarm}' stroke='{panel}' stroke-width='2'/>",
                y - size
            ),
            3.. => format!(
                "<rect x='{:.1}' y='{:.1}' width='{:.1}' height='{:.1}' fill='{alarm}' stroke='{panel}' stroke-width='2'/>\
                 <path d='M{:.1} {:.1}l{size} {size}m0 -{size}l-{size} {size}' stroke='{panel}' stroke-width='4'/>",
                x - size,
                y - size,
                2.0 * size,
                2.0 * size,
                x - size / 2.0,
                y - size / 2.0,
            ),
        }
    }

    /// The signs of the legend.
    fn legend(&self, svg: &mut String) {
        for (nth, entry) in self.graph.legend.iter().enumerate() {
            let (left, row) = self.entry(nth);
            let (x, y) = (f64::from(left + LEGEND.2 / 2), f64::from(row));
            match entry.sign {
                GraphSign::Mistake(severity) => svg.push_str(&self.sign((x, y), severity)),
                GraphSign::Moment => svg.push_str(&self.upright(x, (row - 14, 28))),
                GraphSign::Roll => {
                    let (fill, line) = (hex(self.theme.accent), hex(self.theme.panel));
                    let (left, top) = (x - BARS.1 / 2.0, y - 12.0);
                    append(
                        svg,
                        format_args!(
                            "<rect x='{left:.1}' y='{top:.1}' width='{}' height='24' fill='{fill}' stroke='{line}' stroke-width='1.5'/>",
                            BARS.1
                        ),
                    );
                }
            }
        }
    }

    /// All words of the picture.
    fn words(&self) -> Vec<Written> {
        let theme = self.theme;
        let mut words = vec![(
            self.graph.title.clone(),
            TextLine {
                left: EDGE,
                top: (HEAD.0 - HEAD.1) / 2,
                size: HEAD.1,
                colour: theme.ink,
            },
            WIDE - 2 * EDGE,
            None,
        )];
        let foot = TOP + PLOT + ROW;
        let number = |(plies, number): (usize, u32)| {
            #[expect(
                clippy::cast_possible_truncation,
                clippy::cast_sign_loss,
                reason = "a column of the picture"
            )]
            let left = self.column(plies) as u32;
            let digits = u32::try_from(number.to_string().len()).unwrap_or(0);
            let half = digits * FOOT.1 * 3 / 10;
            let line = TextLine {
                left: left.saturating_sub(half).min(WIDE - 2 * half - 4),
                top: foot + (FOOT.0 - FOOT.1) / 2,
                size: FOOT.1,
                colour: theme.faint,
            };
            (number.to_string(), line, EDGE * 3, None)
        };
        words.extend(self.numbered().into_iter().map(number));
        let names = self.graph.curves.iter().enumerate();
        words.extend(names.map(|(nth, curve)| self.name(nth, curve)));
        if !self.filled {
            words.extend(self.tags());
        }
        let meanings = self.graph.legend.iter().enumerate();
        words.extend(meanings.map(|(nth, entry)| {
            let (left, row) = self.entry(nth);
            let line = TextLine {
                left: left + LEGEND.2,
                top: row - LEGEND.1 / 2,
                size: LEGEND.1,
                colour: theme.ink,
            };
            let room = (WIDE - 2 * EDGE) / COLUMNS - LEGEND.2 - 8;
            (entry.words.clone(), line, room, None)
        }));
        words
    }

    /// The numbers at the right ends of the lines, on plates in their colours, none over another.
    fn tags(&self) -> Vec<Written> {
        let ends = self.graph.curves.iter().map(|curve| curve.equities.last());
        let mut rows: Vec<(f64, usize)> = ends
            .enumerate()
            .map(|(nth, end)| (y(end.copied().unwrap_or(0)), nth))
            .collect();
        rows.sort_by(|(a, one), (b, other)| a.total_cmp(b).then(one.cmp(other)));
        let mut least = f64::from(TOP);
        for (row, _) in &mut rows {
            *row = row.max(least);
            least = *row + APART;
        }
        let mut most = f64::from(TOP + PLOT);
        for (row, _) in rows.iter_mut().rev() {
            *row = row.min(most);
            most = *row - APART;
        }
        let tag = |(row, nth): (f64, usize)| {
            let colours = self.theme.side(self.graph.curves[nth].tint);
            #[expect(
                clippy::cast_possible_truncation,
                clippy::cast_sign_loss,
                reason = "a row of the picture"
            )]
            let top = row as u32 - TAG / 2;
            let line = TextLine {
                left: EDGE + self.width() + 14,
                top,
                size: TAG,
                colour: colours.line,
            };
            ((nth + 1).to_string(), line, TAG, Some(colours.fill))
        };
        rows.into_iter().map(tag).collect()
    }

    /// The numbers below the plot, each with the first ply that has it: as many as have room.
    fn numbered(&self) -> Vec<(usize, u32)> {
        let moves = &self.graph.moves;
        let all = moves.last().copied().unwrap_or(0).max(1);
        let wide = |every: &u32| f64::from(self.width()) * f64::from(*every) / f64::from(all);
        let mut enough = EVERY.into_iter();
        let every = enough.find(|every| wide(every) >= NUMBER);
        let every = every.unwrap_or(u32::MAX);
        let first = |number: u32| Some((moves.iter().position(|at| *at >= number)?, number));
        let numbers = (1..).map_while(|nth| every.checked_mul(nth).filter(|n| *n <= all));
        numbers.filter_map(first).collect()
    }

    /// The name of a side on a plate in its colour: in its part of the plot, or below the plot.
    fn name(&self, nth: usize, curve: &Curve) -> Written {
        let colours = self.theme.side(curve.tint);
        let (left, top, room) = if self.filled {
            let top = if nth == 0 {
                TOP + PLOT - NAME_SIZE - 14
            } else {
                TOP + 8
            };
            (EDGE + 14, top, WIDE / 2)
        } else {
            let [row, place] = [nth / 2, nth % 2].map(|n| u32::try_from(n).unwrap_or(0));
            let top = TOP + PLOT + ROW + FOOT.0 + 8 + row * (NAME_SIZE + 12);
            let wide = (WIDE - 2 * EDGE) / 2;
            (EDGE + 8 + place * wide, top, wide - 24)
        };
        let line = TextLine {
            left,
            top,
            size: NAME_SIZE,
            colour: colours.line,
        };
        let name = if self.filled {
            crate::render::shaping::name(&curve.player)
        } else {
            crate::render::shaping::name(&format!("{} {}", nth + 1, curve.player))
        };
        (name, line, room, Some(colours.fill))
    }
}

/// The row of an equity in thousandths.
fn y(equity: i32) -> f64 {
    let half = f64::from(PLOT) / 2.0;
    f64::from(TOP) + half - f64::from(equity.clamp(-1_000, 1_000)) / 1_000.0 * (half - 3.0)
}
