//! Sheets, each as one PNG. They show standings with a whisker for each rating, a player's card with the course of
//! their rating, and the tables and brackets of contests.
//!
//! Places, results and the viewer’s own row differ by shape as well as colour. All words are large enough for a picture
//! shown at half its size.

mod bracket;
mod card;
mod standings;
mod table;

use crate::render::canvas::Canvas;
pub use crate::render::sheet::card::RatingPlot;
use crate::render::svg::{append, draw_high, hex};
use crate::render::theme::{PaletteFamily, Rgb, Theme};
use crate::render::writing::TextLine;
use crate::render::{DrawnSprites, Renderer, ThemeKit};
use crate::scene::{Sheet, Tint};

/// Last place with a medal.
const MEDALS: usize = 3;
/// Width of the picture in pixels, and the space at its left and right.
pub(super) const WIDE: u32 = 720;
pub(super) const EDGE: u32 = 24;

impl Renderer {
    /// The sheet as a PNG of at most 256 colours, 720 pixels wide.
    pub fn sheet(&self, sheet: &Sheet) -> Vec<u8> {
        let kit = &self.kits[PaletteFamily::Two as usize];
        let canvas = kit.locked(|drawn| kit.sheet(drawn, sheet));
        kit.png(&canvas)
    }
}

impl ThemeKit {
    fn sheet(&self, drawn: &mut DrawnSprites, sheet: &Sheet) -> Canvas {
        let page = match sheet {
            Sheet::Standings(sheet) => standings::page(&self.theme, sheet),
            Sheet::Card(card) => card::page(&self.theme, card),
            Sheet::Table(table) => table::page(&self.theme, table),
            Sheet::Bracket(bracket) => bracket::page(&self.theme, bracket),
        };
        let scale = 100.0 / f64::from(WIDE);
        let panel = hex(self.theme.panel);
        let high = page.high;
        let fragment = format!(
            "<g transform='scale({scale})'><rect width='{WIDE}' height='{high}' fill='{panel}'/>{}</g>",
            page.svg
        );
        let scaled = f64::from(high) * scale;
        let colours = self.theme.side(Tint::Light);
        #[expect(clippy::cast_possible_truncation, reason = "a picture's height")]
        let pixels = draw_high(&fragment, &colours, (WIDE, high), scaled as f32);
        let pixels: Vec<u8> = pixels.into_iter().map(|c| self.index(drawn, c)).collect();
        let mut canvas = Canvas::new(pixels, WIDE, high);
        for words in page.words {
            self.words(drawn, &mut canvas, words);
        }
        canvas
    }

    /// Writes words in their room, smaller if they would need more.
    fn words(&self, drawn: &mut DrawnSprites, canvas: &mut Canvas, words: SheetWords) {
        let SheetWords {
            text,
            line,
            room,
            from_right,
            ground,
        } = words;
        let letters = &mut drawn.letters;
        let mut sizes = (line.size * 2 / 3..=line.size).rev();
        let size = sizes.find(|size| letters.width(&text, *size) <= room);
        let size = size.unwrap_or(line.size * 2 / 3);
        let text = letters.fit(&text, size, room);
        let width = letters.width(&text, size);
        let left = if from_right {
            line.left.saturating_sub(width)
        } else {
            line.left
        };
        let top = line.top + (line.size - size) / 2;
        let line = TextLine {
            left,
            top,
            size,
            ..line
        };
        let ground = ground.unwrap_or(self.theme.panel);
        self.letter(drawn, canvas, &text, (line, ground));
    }
}

/// A sheet to be drawn: its shapes as SVG in pixels, and its words.
#[derive(Default)]
struct SheetPage {
    svg: String,
    words: Vec<SheetWords>,
    high: u32,
}

/// Words with their place.
struct SheetWords {
    text: String,
    line: TextLine,
    /// Most width in pixels.
    room: u32,
    /// `true` if they end at `line.left` instead of beginning there.
    from_right: bool,
    /// The colour below them, if it is not the panel’s.
    ground: Option<Rgb>,
}

impl SheetPage {
    fn draw(&mut self, part: std::fmt::Arguments<'_>) {
        append(&mut self.svg, part);
    }

    fn write(&mut self, text: &str, line: TextLine, room: u32) {
        self.words.push(SheetWords {
            text: text.to_owned(),
            line,
            room,
            from_right: false,
            ground: None,
        });
    }

    fn write_right(&mut self, text: &str, line: TextLine, room: u32) {
        self.write(text, line, room);
        if let Some(last) = self.words.last_mut() {
            last.from_right = true;
        }
    }

    /// Puts the last words on ground of a colour.
    fn on(&mut self, ground: Rgb) {
        if let Some(last) = self.words.last_mut() {
            last.ground = Some(ground);
        }
    }

    /// The frame and the arrow of the viewer’s own row.
    fn own_row(&mut self, theme: &Theme, top: u32, high: u32) {
        let accent = hex(theme.accent);
        self.draw(format_args!(
            "<rect x='{}' y='{}' width='{}' height='{}' rx='8' fill='none' stroke='{accent}' stroke-width='3'/>\
             <path d='M4 {}l14 9l-14 9z' fill='{accent}'/>",
            EDGE - 2,
            top + 2,
            WIDE - 2 * EDGE + 4,
            high - 4,
            top + high / 2 - 9,
        ));
    }

    /// A place around the left of a line, with a medal for the first three, whose middle is given.
    fn place(&mut self, theme: &Theme, place: usize, (line, middle): (TextLine, u32)) {
        let (round, ink, panel) = (line.left, hex(theme.ink), hex(theme.panel));
        let words = place.to_string();
        let digits = u32::try_from(words.len()).unwrap_or(1);
        let line = TextLine {
            left: round - digits * 8,
            ..line
        };
        if place > MEDALS {
            self.write(&words, line, 52);
            return;
        }
        self.draw(format_args!(
            "<circle cx='{round}' cy='{middle}' r='19' fill='{ink}'/>"
        ));
        // The second and the third have a thinner disc.
        let ring = match place {
            1 => 0,
            2 => 3,
            _ => 6,
        };
        self.draw(format_args!(
            "<circle cx='{round}' cy='{middle}' r='15' fill='none' stroke='{panel}' stroke-width='{ring}'/>"
        ));
        let inked = TextLine {
            colour: theme.panel,
            ..line
        };
        self.write(&words, inked, 40);
        self.on(theme.ink);
    }

    /// A title with a line below it. Returns the row below both.
    fn head(&mut self, theme: &Theme, title: &str, subtitle: &str, room: u32) -> u32 {
        let line = TextLine {
            left: EDGE,
            top: 16,
            size: 40,
            colour: theme.ink,
        };
        self.write(title, line, room);
        let line = TextLine {
            top: 64,
            size: 28,
            colour: theme.faint,
            ..line
        };
        self.write(subtitle, line, room);
        108
    }
}
