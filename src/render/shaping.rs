//! Converts text of any script to positioned glyphs. Lengths are in ems, and no pixels are involved.
//!
//! `harfrust` chooses the glyphs of a run, joins them and places marks. `unicode-bidi` orders runs of different
//! directions, and `unicode-segmentation` finds grapheme clusters. This module only cuts a line into runs of one face
//! and one direction.

use std::borrow::Cow;
use std::ops::Range;

use harfrust::{Buffer, BufferFlags, Direction, GlyphId, ShapeOptions, ShaperFont};
use icu_normalizer::ComposingNormalizerBorrowed;
use icu_properties::CodePointMapData;
use icu_properties::props::GeneralCategory;
use unicode_bidi::{Level, ParagraphBidiInfo};
use unicode_segmentation::UnicodeSegmentation;

use crate::render::faces::{FACES, LATIN, face_of, part_of, unseen};

/// Prefix of a line that takes its direction from its first letter, such as a name. All other lines are sentences,
/// which run from left to right even with right-to-left names in them.
const OWN: char = '\u{2068}';

/// Most characters used of a line.
const MAX_SHAPED_CHARS: usize = 200;
/// Most combining marks on a letter, more than any language needs; further ones are dropped.
const MARKS: usize = 4;
/// Replacement for any number of consecutive letters that no face has.
const UNKNOWN: &str = "?";

/// Marks a name as a line with a direction of its own.
pub(super) fn name(text: &str) -> String {
    format!("{OWN}{text}")
}

/// Ends a name within a sentence, which began with [`OWN`].
const END: char = '\u{2069}';

/// The line without the prefix, and whether it has a direction of its own. A sentence may begin with an isolated name.
fn line_direction(line: &str) -> (&str, bool) {
    match line.strip_prefix(OWN) {
        Some(name) if !name.contains(END) => (name, true),
        Some(_) | None => (line, false),
    }
}

/// The drawable form of a line: normalised, cut to the longest length, and without invisible or direction-changing
/// characters. A replacement stands for letters that no face has; other missing characters are dropped.
pub(super) fn legible(line: &str) -> String {
    let (text, own) = line_direction(line);
    let usual = |byte: u8| matches!(byte, b' '..=b'~');
    if text.bytes().all(usual) && text.len() <= MAX_SHAPED_CHARS {
        return text.to_owned();
    }
    let seen: String = seen(text).take(MAX_SHAPED_CHARS).collect();
    let composed = ComposingNormalizerBorrowed::new_nfc().normalize(&seen);
    let mut drawn = String::new();
    let mut lacking = false;
    let mut any = false;
    let clusters = composed.graphemes(true);
    for cluster in clusters.filter(|cluster| !cluster.chars().all(unseen)) {
        any |= !cluster.trim().is_empty();
        let letter = cluster.chars().any(char::is_alphanumeric);
        match drawable(cluster) {
            Some(known) => {
                drawn.push_str(&known);
                lacking = false;
            }
            None if letter && !lacking => {
                drawn.push_str(UNKNOWN);
                lacking = true;
            }
            None => {}
        }
    }
    if drawn.trim().is_empty() && any {
        UNKNOWN.clone_into(&mut drawn);
    }
    if own && !plain(&drawn) {
        drawn.insert(0, OWN);
    }
    drawn
}

/// Returns `true` for a legible line of Latin letters, which needs no shaping.
pub(super) fn plain(line: &str) -> bool {
    let mark = |c| matches!(c, '\u{300}'..='\u{36f}');
    let mut characters = line.chars();
    characters.all(|c| matches!(c, ' '..='~') || !mark(c) && FACES[LATIN].glyph(c).is_some())
}

/// The visible characters.
fn seen(text: &str) -> impl Iterator<Item = char> {
    let categories = CodePointMapData::<GeneralCategory>::new();
    let mut marks = 0;
    text.chars().filter_map(move |c| {
        if c.is_whitespace() && c != '\u{3000}' {
            marks = 0;
            return Some(' ');
        }
        let category = categories.get(c);
        let mark = matches!(
            category,
            GeneralCategory::NonspacingMark | GeneralCategory::EnclosingMark
        );
        marks = if mark && c != '\u{fe0f}' {
            marks + 1
        } else {
            0
        };
        // Joiners change the shape of their neighbours, and tags select a flag.
        let kept = matches!(c, '\u{200c}' | '\u{200d}' | '\u{e0020}'..='\u{e007f}');
        let blank = matches!(
            c,
            '\u{115f}' | '\u{1160}' | '\u{2800}' | '\u{3164}' | '\u{ffa0}' | '\u{34f}'
        ) || matches!(c, '\u{fe00}'..='\u{fe0e}' | '\u{e0100}'..='\u{e01ef}');
        let control = matches!(category, GeneralCategory::Control | GeneralCategory::Format);
        (kept || !blank && !control && marks <= MARKS).then_some(c)
    })
}

/// A drawable form of a letter with its marks: as it is, in compatibility characters, or without some of its marks.
fn drawable(cluster: &str) -> Option<Cow<'_, str>> {
    if face_of(cluster).is_some() {
        return Some(Cow::Borrowed(cluster));
    }
    let plainer = ComposingNormalizerBorrowed::new_nfkc().normalize(cluster);
    if plainer.graphemes(true).all(|part| face_of(part).is_some()) {
        return Some(Cow::Owned(plainer.into_owned()));
    }
    part_of(cluster).map(Cow::Owned)
}

/// A glyph of a face, with its origin relative to the left end of the line's baseline.
#[derive(Clone, Copy, Debug)]
pub(super) struct ShapedGlyph {
    pub(super) face: usize,
    pub(super) id: GlyphId,
    pub(super) x: f32,
    pub(super) y: f32,
}

/// A line as glyphs from left to right.
#[derive(Debug, Default)]
pub(super) struct Shaped {
    pub(super) glyphs: Vec<ShapedGlyph>,
    /// The width of the line.
    pub(super) advance: f32,
}

/// The byte positions at which a line may be cut, in ascending order.
pub(super) fn cuts(line: &str) -> Vec<usize> {
    let (text, own) = line_direction(line);
    let before = if own { OWN.len_utf8() } else { 0 };
    let ends = text.grapheme_indices(true);
    ends.map(|(at, cluster)| before + at + cluster.len())
        .collect()
}

/// Shapes a legible line.
pub(super) fn shape(line: &str) -> Shaped {
    let (text, own) = line_direction(line);
    let mut shaped = Shaped::default();
    if text.is_empty() {
        return shaped;
    }
    let pieces = pieces(text);
    let base = if own { None } else { Some(Level::ltr()) };
    let bidi = ParagraphBidiInfo::new(text, base);
    let (levels, runs) = bidi.visual_runs(0..text.len());
    for run in runs {
        let turned = levels.get(run.start).is_some_and(Level::is_rtl);
        let mut parts: Vec<(usize, Range<usize>)> = pieces
            .iter()
            .map(|(face, piece)| (*face, piece.start.max(run.start)..piece.end.min(run.end)))
            .filter(|(_, part)| !part.is_empty())
            .collect();
        if turned {
            parts.reverse();
        }
        for (face, part) in parts {
            shaped.add(face, text.get(part).unwrap_or_default(), turned);
        }
    }
    shaped
}

/// The longest runs of one face, in text order.
fn pieces(text: &str) -> Vec<(usize, Range<usize>)> {
    let mut pieces: Vec<(usize, Range<usize>)> = Vec::new();
    for (at, cluster) in text.grapheme_indices(true) {
        let face = face_of(cluster).unwrap_or(LATIN);
        let end = at + cluster.len();
        match pieces.last_mut() {
            Some((last, range)) if *last == face => range.end = end,
            _ => pieces.push((face, at..end)),
        }
    }
    pieces
}

impl Shaped {
    /// Appends a run of one face and direction.
    #[expect(clippy::cast_precision_loss, reason = "font units are a few thousand")]
    fn add(&mut self, face: usize, text: &str, turned: bool) {
        let font = FACES[face].font();
        let em = f32::from(font.units_per_em());
        let mut buffer = Buffer::new();
        buffer.push_str(text);
        buffer.set_direction(if turned {
            Direction::RightToLeft
        } else {
            Direction::LeftToRight
        });
        buffer.guess_segment_properties();
        buffer.set_flags(BufferFlags::REMOVE_DEFAULT_IGNORABLES);
        harfrust::shape(&ShaperFont::new(font), &mut buffer, ShapeOptions::new())
            .expect("the buffer holds text and has a direction");
        let infos = buffer.glyph_infos().iter();
        for (info, position) in infos.zip(buffer.glyph_positions()) {
            self.glyphs.push(ShapedGlyph {
                face,
                id: GlyphId::new(info.glyph_id),
                x: self.advance + position.x_offset as f32 / em,
                y: position.y_offset as f32 / em,
            });
            self.advance += position.x_advance as f32 / em;
        }
    }
}
