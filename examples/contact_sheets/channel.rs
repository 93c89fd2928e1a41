//! A posted board in a Discord channel, drawn from a reply of the service: its words, its picture, its menus and buttons.
//!
//! It is a drawing, and says so below. Only the frame around the reply is made up: the channel's name, the author's row
//! and the colours.

use std::fmt::Write;

use harfrust::Font;
use harfrust::font::glyph::outline::{DrawMemory, DrawOptions, PathSink};
use image::RgbImage;
use image::imageops::{FilterType, replace, resize};
use kingboard::service::PlayerId;
use kingboard::service::api::reply::{ButtonStyle, Control, Reply};
use kingboard::service::words::text::Span;
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

/// Width of the picture, and of the board in it.
const WIDTH: u32 = 720;
const BOARD: u32 = 400;
/// Left edge of the message, and the edge at the right.
const LEFT: f32 = 88.0;
const EDGE: f32 = 24.0;
/// Text size, and the height of a line.
const TEXT: f32 = 20.0;
const LINE: f32 = 30.0;
/// Height of a menu or button, and the space below it.
const CONTROL: f32 = 46.0;
const GAP: f32 = 10.0;

const GROUND: &str = "#313338";
const FIELD: &str = "#1e1f22";
const WORDS: &str = "#dbdee1";
const BRIGHT: &str = "#ffffff";
const FAINT: &str = "#949ba4";
const BLURPLE: &str = "#5865f2";
const PILL: &str = "#3c4270";
const CALLED: &str = "#c9cdfb";

/// A channel being drawn as SVG, from the top down.
struct Channel {
    font: Font,
    svg: String,
    y: f32,
}

/// One word of a message with its looks.
pub(crate) struct Word {
    pub(crate) text: String,
    colour: &'static str,
    ground: Option<&'static str>,
    /// Whether a space follows.
    pub(crate) spaced: bool,
}

/// The outline of a line as path data.
struct Outline {
    path: String,
    unit: f32,
    x: f32,
    y: f32,
}

impl Outline {
    fn put(&mut self, letter: char, points: &[(f32, f32)]) {
        self.path.push(letter);
        for (x, y) in points {
            let (x, y) = (self.x + x * self.unit, self.y - y * self.unit);
            write!(self.path, "{x:.2} {y:.2} ").unwrap();
        }
    }
}

impl PathSink for Outline {
    fn move_to(&mut self, x: f32, y: f32) {
        self.put('M', &[(x, y)]);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.put('L', &[(x, y)]);
    }

    fn quad_to(&mut self, cx0: f32, cy0: f32, x: f32, y: f32) {
        self.put('Q', &[(cx0, cy0), (x, y)]);
    }

    fn curve_to(&mut self, cx0: f32, cy0: f32, cx1: f32, cy1: f32, x: f32, y: f32) {
        self.put('C', &[(cx0, cy0), (cx1, cy1), (x, y)]);
    }

    fn close(&mut self) {
        self.path.push('z');
    }
}

/// Draws a reply that was posted in a channel, with its board as drawn.
pub(crate) fn posted(reply: &Reply, board: &RgbImage) -> RgbImage {
    let font = include_bytes!("../../fonts/AtkinsonHyperlegible-Bold.ttf");
    let mut channel = Channel {
        font: Font::new(font.as_slice(), 0).unwrap(),
        svg: String::new(),
        y: 0.0,
    };
    channel.head();
    for line in lines(reply) {
        channel.line(&line);
    }
    channel.y += 2.0 * GAP;
    let top = channel.y;
    let small = resize(
        board,
        BOARD,
        board.height() * BOARD / board.width(),
        FilterType::Lanczos3,
    );
    channel.y += pixels(small.height()) + GAP;
    channel.controls(&controls(reply));
    channel.foot();
    let mut picture = channel.rendered();
    replace(&mut picture, &small, whole(LEFT), whole(top));
    picture
}

#[expect(clippy::cast_precision_loss, reason = "a few hundred pixels")]
fn pixels(count: u32) -> f32 {
    count as f32
}

#[expect(clippy::cast_possible_truncation, reason = "a few hundred pixels")]
fn whole(place: f32) -> i64 {
    place.round() as i64
}

impl Channel {
    /// Writes a line from its left end at this baseline. Returns its width.
    fn write(&mut self, text: &str, (x, y): (f32, f32), size: f32, colour: &str) -> f32 {
        let unit = size / f32::from(self.font.units_per_em());
        let mut outline = Outline {
            path: String::new(),
            unit,
            x,
            y,
        };
        for c in text.chars() {
            let glyph = self.font.charmap().map_unicode(c).unwrap_or_default();
            if let Some(drawn) = self.font.outline_glyphs().get(glyph) {
                drawn
                    .draw(&DrawOptions::new(), DrawMemory::Scratch, &mut outline)
                    .unwrap();
            }
            outline.x += self.font.glyph_metrics().h_advance(glyph) * unit;
        }
        write!(self.svg, "<path d='{}' fill='{colour}'/>", outline.path).unwrap();
        outline.x - x
    }

    fn width(&self, text: &str, size: f32) -> f32 {
        let unit = size / f32::from(self.font.units_per_em());
        let advance = |c| {
            let glyph = self.font.charmap().map_unicode(c).unwrap_or_default();
            self.font.glyph_metrics().h_advance(glyph) * unit
        };
        text.chars().map(advance).sum()
    }

    fn plate(&mut self, (x, y): (f32, f32), (wide, high): (f32, f32), round: f32, colour: &str) {
        write!(
            self.svg,
            "<rect x='{x}' y='{y}' width='{wide}' height='{high}' rx='{round}' fill='{colour}'/>"
        )
        .unwrap();
    }

    /// The name of the channel, and the row of the author.
    fn head(&mut self) {
        self.write("#", (EDGE, 38.0), 28.0, FAINT);
        self.write("board-games", (EDGE + 28.0, 36.0), TEXT, BRIGHT);
        self.plate((0.0, 56.0), (pixels(WIDTH), 2.0), 0.0, FIELD);
        // The bot's picture: a crown.
        self.svg += "<circle cx='48' cy='100' r='28' fill='#242b36'/>\
                     <path d='M31 113 26 88l13 9 9-18 9 18 13-9-5 25z' fill='#dba94a'/>";
        let wide = self.write("Kingboard", (LEFT, 92.0), TEXT, BRIGHT);
        let (app, left) = ("APP", LEFT + wide + 10.0);
        let inside = self.width(app, 14.0);
        self.plate((left, 76.0), (inside + 12.0, 20.0), 5.0, BLURPLE);
        self.write(app, (left + 6.0, 91.0), 14.0, BRIGHT);
        self.write("Today at 17:30", (left + inside + 24.0, 91.0), 15.0, FAINT);
        self.y = 102.0;
    }

    /// One line of words, broken where it is too long.
    fn line(&mut self, words: &[Word]) {
        let space = self.width(" ", TEXT);
        let right = pixels(WIDTH) - EDGE;
        let mut x = LEFT;
        self.y += LINE;
        for word in words {
            let inset = if word.ground.is_some() { 5.0 } else { 0.0 };
            let wide = self.width(&word.text, TEXT) + 2.0 * inset;
            if x > LEFT && x + wide > right {
                x = LEFT;
                self.y += LINE;
            }
            if let Some(ground) = word.ground {
                self.plate((x, self.y - 20.0), (wide, 27.0), 5.0, ground);
            }
            self.write(&word.text, (x + inset, self.y), TEXT, word.colour);
            x += wide + if word.spaced { space } else { 0.0 };
        }
    }

    /// Each menu in a row of its own, buttons beside each other.
    fn controls(&mut self, controls: &[(&str, Option<ButtonStyle>)]) {
        let mut x = LEFT;
        for (label, style) in controls {
            let Some(style) = style else {
                if x > LEFT {
                    x = LEFT;
                    self.y += CONTROL + GAP;
                }
                self.menu(label);
                continue;
            };
            let wide = self.width(label, TEXT) + 36.0;
            if x + wide > pixels(WIDTH) - EDGE {
                x = LEFT;
                self.y += CONTROL + GAP;
            }
            let colour = match style {
                ButtonStyle::Primary => BLURPLE,
                ButtonStyle::Secondary => "#4e5058",
                ButtonStyle::Success => "#248046",
                ButtonStyle::Danger => "#da373c",
                ButtonStyle::Disabled => "#414349",
            };
            self.plate((x, self.y), (wide, CONTROL), 8.0, colour);
            self.write(label, (x + 18.0, self.y + 30.0), TEXT, BRIGHT);
            x += wide + GAP;
        }
        if x > LEFT {
            self.y += CONTROL + GAP;
        }
    }

    fn menu(&mut self, prompt: &str) {
        let wide = pixels(BOARD);
        self.plate((LEFT, self.y), (wide, CONTROL), 8.0, FIELD);
        self.write(prompt, (LEFT + 14.0, self.y + 30.0), TEXT, FAINT);
        let (right, middle) = (LEFT + wide - 32.0, self.y + 19.0);
        write!(
            self.svg,
            "<path d='M{right} {middle}l8 8 8-8' fill='none' stroke='{WORDS}' stroke-width='3'/>"
        )
        .unwrap();
        self.y += CONTROL + GAP;
    }

    fn foot(&mut self) {
        self.y += 28.0;
        let words = "A drawing of a posted board, made from the bot’s own reply.";
        self.write(words, (LEFT, self.y), 15.0, FAINT);
        self.y += 20.0;
    }

    fn rendered(self) -> RgbImage {
        let height = u32::try_from(whole(self.y)).unwrap();
        let svg = format!(
            "<svg xmlns='http://www.w3.org/2000/svg' width='{WIDTH}' height='{height}'>\
             <rect width='{WIDTH}' height='{height}' fill='{GROUND}'/>{}</svg>",
            self.svg
        );
        let tree = Tree::from_str(&svg, &Options::default()).unwrap();
        let mut drawn = Pixmap::new(WIDTH, height).unwrap();
        resvg::render(&tree, Transform::identity(), &mut drawn.as_mut());
        let parts = drawn
            .pixels()
            .iter()
            .flat_map(|p| [p.red(), p.green(), p.blue()]);
        RgbImage::from_raw(WIDTH, height, parts.collect()).unwrap()
    }
}

/// The lines of words. Discord shows everybody who is named as a mention, whether they are notified or not.
pub(crate) fn lines(reply: &Reply) -> Vec<Vec<Word>> {
    let mut lines: Vec<Vec<Word>> = vec![Vec::new()];
    let mut unnamed: Vec<PlayerId> = reply.notify.clone();
    for span in &reply.text.0 {
        if let Span::Player(id, _) = span {
            unnamed.retain(|other| other != id);
        }
        let (text, colour, ground) = match span {
            Span::Plain(text) => (text.clone(), WORDS, None),
            Span::Strong(text) => (text.clone(), BRIGHT, None),
            Span::Code(text) => (text.clone(), WORDS, Some(FIELD)),
            Span::Player(_, name) => (format!("@{name}"), CALLED, Some(PILL)),
            Span::Command(verb) => (format!("/{verb}"), CALLED, Some(PILL)),
            other @ (Span::Time(_)
            | Span::Date(_)
            | Span::Due(_)
            | Span::DueOn(_)
            | Span::Place(_)
            | Span::Role(_)
            | Span::Item
            | Span::SmallPrint
            | Span::Page { .. }
            | Span::Link { .. }) => unreachable!("this reply has no {other:?}"),
        };
        for (nth, line) in text.split('\n').enumerate() {
            if nth > 0 {
                lines.push(Vec::new());
            }
            let here = lines.last_mut().unwrap();
            if ground.is_some() {
                here.push(Word {
                    text: line.to_owned(),
                    colour,
                    ground,
                    spaced: false,
                });
                continue;
            }
            for part in line.split_inclusive(' ') {
                here.push(Word {
                    text: part.trim_end().to_owned(),
                    colour,
                    ground,
                    spaced: part.ends_with(' '),
                });
            }
        }
    }
    assert!(unnamed.is_empty(), "whoever is called is named");
    lines
}

/// The prompts of menus, without a style, and the labels of buttons.
pub(crate) fn controls(reply: &Reply) -> Vec<(&str, Option<ButtonStyle>)> {
    let shown = reply.controls.iter().map(|control| match control {
        Control::Menu { prompt, .. } => (prompt.as_str(), None),
        Control::Button { label, style, .. } => (label.as_str(), Some(*style)),
        other @ (Control::Select { .. } | Control::Invite { .. } | Control::Link { .. }) => {
            unreachable!("this reply has no {other:?}")
        }
    });
    shown.collect()
}
