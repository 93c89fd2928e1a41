//! Text as coverage steps. A line of Latin letters is assembled from letters that are drawn once for each size. Any
//! other line is drawn as a whole, since its letters join, change direction and bear marks.

use std::collections::BTreeMap;

use harfrust::GlyphId;
use harfrust::font::glyph::outline::{DrawMemory, DrawOptions, PathSink};
use resvg::tiny_skia::{FillRule, Mask, Path, PathBuilder, Transform};

use crate::render::faces::{FACES, LATIN};
use crate::render::shaping::{Shaped, cuts, legible, plain, shape};

/// Number of steps of coverage, including none and full.
pub(super) const SHADES: usize = 5;
/// Most non-Latin lines with a cached width, and most bytes of their cached drawings: more than the names of a game
/// need, in each theme.
const MOST_MEASURED: usize = 256;
const MOST_DRAWN: usize = 128 * 1024;

/// Cached letters of the Latin face and lines of others, drawn on first use.
#[derive(Debug, Default)]
pub(super) struct Letters {
    drawn: BTreeMap<(char, u32), Letter>,
    widths: BTreeMap<(String, u32), u32>,
    lines: BTreeMap<(String, u32), Letter>,
}

/// One letter, or a whole line, at one size.
#[derive(Debug)]
pub(super) struct Letter {
    /// Distance to the next letter, in pixels.
    pub(super) advance: u32,
    /// The first row with a covered pixel, from the top of the line.
    pub(super) top: i32,
    /// Width of one row of `steps`.
    pub(super) width: u32,
    /// The coverage of each pixel, below [`SHADES`].
    pub(super) steps: Vec<u8>,
}

/// The Latin face's measures at a text size, used for all faces. The size is the distance from its ascender to its
/// descender.
#[derive(Clone, Copy)]
struct Scale {
    /// An em, in pixels.
    em: f32,
    /// From the top of the line down to the baseline.
    baseline: f32,
}

impl Scale {
    #[expect(clippy::cast_precision_loss, reason = "sizes are a few dozen pixels")]
    fn of(size: u32) -> Self {
        let font = FACES[LATIN].font();
        let line = font.metrics().hhea_line.unwrap_or_default();
        let (above, below) = (line.ascender.to_f32(), line.descender.to_f32());
        let unit = size as f32 / (above - below);
        Self {
            em: unit * f32::from(font.units_per_em()),
            baseline: unit * above,
        }
    }
}

impl Letters {
    pub(super) fn new() -> Self {
        Self::default()
    }

    /// The width in pixels of Latin letters, or of a line returned by [`Letters::fit`].
    pub(super) fn width(&mut self, line: &str, size: u32) -> u32 {
        if plain(line) {
            return line.chars().map(|c| self.letter(c, size).advance).sum();
        }
        let key = (line.to_owned(), size);
        if let Some(width) = self.widths.get(&key) {
            return *width;
        }
        if self.widths.len() >= MOST_MEASURED {
            self.widths.clear();
        }
        let width = Ink::of(&shape(line), size).width;
        self.widths.insert(key, width);
        width
    }

    /// The drawable form of a line, cut with an ellipsis to at most `most` pixels; empty if not even the ellipsis fits.
    pub(super) fn fit(&mut self, line: &str, size: u32, most: u32) -> String {
        let line = legible(line);
        if self.width(&line, size) <= most {
            return line;
        }
        if self.width("…", size) > most {
            return String::new();
        }
        let cuts = cuts(&line);
        let cut = |count: usize| {
            let end = count.checked_sub(1).and_then(|last| cuts.get(last));
            let kept = end.and_then(|end| line.get(..*end)).unwrap_or_default();
            kept.trim_end().to_owned() + "…"
        };
        let (mut fits, mut wide) = (0, cuts.len());
        while fits + 1 < wide {
            let middle = usize::midpoint(fits, wide);
            if self.width(&cut(middle), size) <= most {
                fits = middle;
            } else {
                wide = middle;
            }
        }
        cut(fits)
    }

    /// The text in at most `lines` lines, broken between words. The rest is cut from the last line.
    pub(super) fn wrap(&mut self, text: &str, size: u32, most: u32, lines: usize) -> Vec<String> {
        let text = legible(text);
        let mut words = text.split_whitespace().peekable();
        let mut wrapped = Vec::new();
        while words.peek().is_some() && wrapped.len() + 1 < lines {
            let mut line = String::new();
            while let Some(word) = words.peek() {
                let longer = if line.is_empty() {
                    (*word).to_owned()
                } else {
                    format!("{line} {word}")
                };
                if !line.is_empty() && self.width(&longer, size) > most {
                    break;
                }
                line = longer;
                words.next();
            }
            wrapped.push(self.fit(&line, size, most));
        }
        let rest: Vec<&str> = words.collect();
        if !rest.is_empty() {
            wrapped.push(self.fit(&rest.join(" "), size, most));
        }
        wrapped
    }

    /// The Latin letter at this size.
    pub(super) fn letter(&mut self, c: char, size: u32) -> &Letter {
        let letter = || {
            let glyph = FACES[LATIN].glyph(c).unwrap_or(GlyphId::new(0));
            draw_letter(glyph, size)
        };
        self.drawn.entry((c, size)).or_insert_with(letter)
    }

    /// A whole non-Latin line at this size, as returned by [`Letters::fit`].
    pub(super) fn line(&mut self, line: &str, size: u32) -> &Letter {
        let key = (line.to_owned(), size);
        if !self.lines.contains_key(&key) {
            let kept: usize = self.lines.values().map(|line| line.steps.len()).sum();
            if kept > MOST_DRAWN {
                self.lines.clear();
            }
        }
        let draw = || Ink::of(&shape(line), size).draw(size);
        self.lines.entry(key).or_insert_with(draw)
    }
}

/// Outlines of glyphs in pixels, with the baseline on row 0.
struct Outline {
    path: PathBuilder,
    unit: f32,
    x: f32,
    y: f32,
}

impl PathSink for Outline {
    fn move_to(&mut self, x: f32, y: f32) {
        let (x, y) = self.at(x, y);
        self.path.move_to(x, y);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        let (x, y) = self.at(x, y);
        self.path.line_to(x, y);
    }

    fn quad_to(&mut self, cx0: f32, cy0: f32, x: f32, y: f32) {
        let ((cx, cy), (x, y)) = (self.at(cx0, cy0), self.at(x, y));
        self.path.quad_to(cx, cy, x, y);
    }

    fn curve_to(&mut self, cx0: f32, cy0: f32, cx1: f32, cy1: f32, x: f32, y: f32) {
        let ((ax, ay), (bx, by)) = (self.at(cx0, cy0), self.at(cx1, cy1));
        let (x, y) = self.at(x, y);
        self.path.cubic_to(ax, ay, bx, by, x, y);
    }

    fn close(&mut self) {
        self.path.close();
    }
}

impl Outline {
    fn new() -> Self {
        Self {
            path: PathBuilder::new(),
            unit: 1.0,
            x: 0.0,
            y: 0.0,
        }
    }

    fn at(&self, x: f32, y: f32) -> (f32, f32) {
        (self.x + x * self.unit, -self.y - y * self.unit)
    }

    /// Adds a glyph of a face at this place, if it has an outline.
    fn add(&mut self, face: usize, id: GlyphId, em: f32, (x, y): (f32, f32)) {
        let font = FACES[face].font();
        (self.unit, self.x, self.y) = (em / f32::from(font.units_per_em()), x, y);
        if let Some(glyph) = font.outline_glyphs().get(id) {
            glyph
                .draw(&DrawOptions::new(), DrawMemory::Scratch, self)
                .expect("the outlines compiled in are sound");
        }
    }
}

fn draw_letter(glyph: GlyphId, size: u32) -> Letter {
    let scale = Scale::of(size);
    let font = FACES[LATIN].font();
    let units = font.glyph_metrics().h_advance(glyph);
    let advance = pixels(units * scale.em / f32::from(font.units_per_em()));
    let mut outline = Outline::new();
    outline.add(LATIN, glyph, scale.em, (0.0, 0.0));
    let mut coverage = coverage(advance + size / 4, size + size / 4);
    if let Some(path) = outline.path.finish() {
        let down = Transform::from_translate(0.0, scale.baseline);
        coverage.fill_path(&path, FillRule::Winding, true, down);
    }
    Letter::new(advance, 0, &coverage)
}

/// The outlines of a line, and their bounds.
struct Ink {
    /// A path for each run of one face, since all outlines of a face have the same direction.
    paths: Vec<Path>,
    /// Shift to the right that leaves no ink left of the line.
    indent: f32,
    /// Width of the line with all its ink.
    width: u32,
    /// The highest and the lowest ink, relative to the baseline, downwards.
    top: f32,
    foot: f32,
}

impl Ink {
    fn of(shaped: &Shaped, size: u32) -> Self {
        let Scale { em, .. } = Scale::of(size);
        let mut paths = Vec::new();
        for stretch in shaped.glyphs.chunk_by(|a, b| a.face == b.face) {
            let mut outline = Outline::new();
            for glyph in stretch {
                outline.add(glyph.face, glyph.id, em, (glyph.x * em, glyph.y * em));
            }
            paths.extend(outline.path.finish());
        }
        let bounds = || paths.iter().map(Path::bounds);
        let most = |sides: &mut dyn Iterator<Item = f32>| sides.fold(0.0, f32::max);
        let indent = most(&mut bounds().map(|ink| -ink.left()));
        let right = most(&mut bounds().map(|ink| ink.right())).max(shaped.advance * em);
        Self {
            indent,
            width: up(indent + right),
            top: -most(&mut bounds().map(|ink| -ink.top())),
            foot: most(&mut bounds().map(|ink| ink.bottom())),
            paths,
        }
    }

    /// Draws the line into a box a little higher than a Latin line. Ink above or below the box is moved inside; ink
    /// higher than the box is cut.
    #[expect(clippy::cast_precision_loss, reason = "sizes are a few dozen pixels")]
    fn draw(&self, size: u32) -> Letter {
        let spill = size / 8;
        let high = size + 2 * spill;
        let baseline = spill as f32 + Scale::of(size).baseline;
        let (above, below) = (baseline + self.top, high as f32 - baseline - self.foot);
        let down = (-above).clamp(0.0, below.max(0.0));
        let up = (-below).clamp(0.0, above.max(0.0));
        let placed = Transform::from_translate(self.indent, baseline + down - up);
        let mut coverage = coverage(self.width, high);
        for path in &self.paths {
            coverage.fill_path(path, FillRule::Winding, true, placed);
        }
        Letter::new(self.width, spill, &coverage)
    }
}

/// An empty mask of at least one pixel.
fn coverage(width: u32, height: u32) -> Mask {
    Mask::new(width.max(1), height.max(1)).expect("lines are neither empty nor huge")
}

impl Letter {
    /// A letter from its coverage, of which the first `above` rows lie above the top of the line.
    fn new(advance: u32, above: u32, coverage: &Mask) -> Self {
        let width = coverage.width();
        let step = |part: &u8| {
            let step = (usize::from(*part) * (SHADES - 1) + 127) / 255;
            u8::try_from(step).expect("there are few steps")
        };
        let rows = || coverage.data().chunks_exact(width as usize);
        let inked = |row: &[u8]| row.iter().any(|part| step(part) > 0);
        let top = rows().take_while(|row| !inked(row)).count();
        let bottom = rows().rposition(inked).map_or(top, |last| last + 1);
        let rows_above = |rows| i32::try_from(rows).expect("letters are a few dozen pixels high");
        Self {
            advance,
            top: rows_above(top) - rows_above(above as usize),
            width,
            steps: rows().take(bottom).skip(top).flatten().map(step).collect(),
        }
    }
}

/// A length rounded to whole pixels.
fn pixels(length: f32) -> u32 {
    up(length.round())
}

/// A length rounded up to whole pixels.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a length is a small positive number of pixels"
)]
fn up(length: f32) -> u32 {
    length.ceil().max(0.0) as u32
}

#[cfg(test)]
mod tests;
