//! The font faces compiled into the program, and the choice of a face for each character.
//!
//! The first face is for all Latin text; the others fill its gaps (`fonts/README.md`). They are stored uncompressed:
//! the system only keeps the pages in use in memory, and drops them if memory is short. A face is therefore only
//! searched for characters it may have.

use std::ops::RangeInclusive;
use std::sync::OnceLock;

use harfrust::{Font, GlyphId};

/// A face, opened on first use.
pub(super) struct Face {
    file: &'static [u8],
    /// The ranges of its characters.
    of: &'static [RangeInclusive<char>],
    font: OnceLock<Font>,
}

/// The face of Latin text.
pub(super) const LATIN: usize = 0;
/// The emoji face.
const EMOJI: usize = 1;

macro_rules! face {
    ($path:literal, $($of:expr),+) => {
        Face {
            file: include_bytes!(concat!("../../fonts/", $path)),
            of: &[$($of),+],
            font: OnceLock::new(),
        }
    };
}

/// All faces, in the order they are searched.
#[rustfmt::skip]
pub(super) static FACES: [Face; 29] = [
    face!("AtkinsonHyperlegible-Bold.ttf", '\0'..='\u{2bff}'),
    face!("noto-emoji/NotoEmoji-Bold.ttf", '\u{2190}'..='\u{2bff}', '\u{1f000}'..='\u{1faff}'),
    face!("noto/NotoSansArmenian-Bold.ttf", '\u{530}'..='\u{58f}', '\u{fb13}'..='\u{fb17}'),
    face!("noto/NotoSansHebrew-Bold.ttf", '\u{590}'..='\u{5ff}', '\u{fb1d}'..='\u{fb4f}'),
    face!("noto/NotoSansArabic-Bold.ttf", '\u{600}'..='\u{6ff}', '\u{750}'..='\u{77f}', '\u{8a0}'..='\u{8ff}', '\u{fb50}'..='\u{fdff}', '\u{fe70}'..='\u{feff}'),
    face!("noto/NotoSansThaana-Bold.ttf", '\u{780}'..='\u{7bf}'),
    face!("noto/NotoSansDevanagari-Bold.ttf", '\u{900}'..='\u{97f}', '\u{1cd0}'..='\u{1cff}', '\u{a830}'..='\u{a83f}', '\u{a8e0}'..='\u{a8ff}'),
    face!("noto/NotoSansBengali-Bold.ttf", '\u{980}'..='\u{9ff}'),
    face!("noto/NotoSansGurmukhi-Bold.ttf", '\u{a00}'..='\u{a7f}'),
    face!("noto/NotoSansGujarati-Bold.ttf", '\u{a80}'..='\u{aff}'),
    face!("noto/NotoSansOriya-Bold.ttf", '\u{b00}'..='\u{b7f}'),
    face!("noto/NotoSansTamil-Bold.ttf", '\u{b80}'..='\u{bff}'),
    face!("noto/NotoSansTelugu-Bold.ttf", '\u{c00}'..='\u{c7f}'),
    face!("noto/NotoSansKannada-Bold.ttf", '\u{c80}'..='\u{cff}'),
    face!("noto/NotoSansMalayalam-Bold.ttf", '\u{d00}'..='\u{d7f}'),
    face!("noto/NotoSansSinhala-Bold.ttf", '\u{d80}'..='\u{dff}'),
    face!("noto/NotoSansThai-Bold.ttf", '\u{e00}'..='\u{e7f}'),
    face!("noto/NotoSansLao-Bold.ttf", '\u{e80}'..='\u{eff}'),
    face!("noto/NotoSansMyanmar-Bold.ttf", '\u{1000}'..='\u{109f}', '\u{a9e0}'..='\u{a9ff}', '\u{aa60}'..='\u{aa7f}'),
    face!("noto/NotoSansGeorgian-Bold.ttf", '\u{10a0}'..='\u{10ff}', '\u{1c90}'..='\u{1cbf}', '\u{2d00}'..='\u{2d2f}'),
    face!("noto/NotoSansEthiopic-Bold.ttf", '\u{1200}'..='\u{139f}', '\u{2d80}'..='\u{2ddf}', '\u{ab00}'..='\u{ab2f}'),
    face!("noto/NotoSansCherokee-Bold.ttf", '\u{13a0}'..='\u{13ff}', '\u{ab70}'..='\u{abbf}'),
    face!("noto/NotoSansCanadianAboriginal-Bold.ttf", '\u{1400}'..='\u{167f}', '\u{18b0}'..='\u{18ff}'),
    face!("noto/NotoSansKhmer-Bold.ttf", '\u{1780}'..='\u{17ff}', '\u{19e0}'..='\u{19ff}'),
    face!("noto-cjk/NotoSansCJKjp-Bold.otf", '\u{1100}'..='\u{11ff}', '\u{2e80}'..='\u{9fff}', '\u{ac00}'..='\u{d7ff}', '\u{f900}'..='\u{faff}', '\u{fe30}'..='\u{fe4f}', '\u{ff00}'..='\u{ffef}', '\u{1f200}'..='\u{1f2ff}', '\u{20000}'..='\u{3ffff}'),
    // Latin with all marks, Greek and Cyrillic.
    face!("noto/NotoSans-Bold.ttf", '\u{a0}'..='\u{52f}', '\u{1ab0}'..='\u{2cff}', '\u{2de0}'..='\u{2e7f}', '\u{a640}'..='\u{a7ff}', '\u{ab30}'..='\u{ab6f}', '\u{fb00}'..='\u{fb06}', '\u{fe00}'..='\u{fe2f}'),
    face!("noto/NotoSansSymbols-Bold.ttf", '\u{2000}'..='\u{2bff}', '\u{1f100}'..='\u{1f1e5}'),
    face!("noto/NotoSansSymbols2-Regular.ttf", '\u{2000}'..='\u{2bff}', '\u{1f100}'..='\u{1f1e5}'),
    face!("noto/NotoSansMath-Regular.ttf", '\u{2000}'..='\u{2bff}'),
];

impl Face {
    pub(super) fn font(&self) -> &Font {
        self.font
            .get_or_init(|| Font::new(self.file, 0).expect("the faces compiled in are fonts"))
    }

    /// The glyph of a character.
    pub(super) fn glyph(&self, c: char) -> Option<GlyphId> {
        if !self.of.iter().any(|range| range.contains(&c)) {
            return None;
        }
        let glyph = self.font().charmap().map_unicode(c);
        glyph.filter(|glyph| glyph.to_u32() != 0)
    }

    /// Returns `true` if the face can draw a whole cluster. Its first character must be in the face's ranges; its marks
    /// may lie elsewhere.
    fn has(&self, cluster: &str) -> bool {
        let mut characters = cluster.chars();
        let first = characters.next();
        first.is_some_and(|first| self.glyph(first).is_some())
            && characters.all(|c| unseen(c) || self.font().charmap().map_unicode(c).is_some())
    }

    /// The drawable part of a cluster, if its first character can be drawn.
    fn part(&self, cluster: &str) -> Option<String> {
        self.glyph(cluster.chars().next()?)?;
        let map = self.font().charmap();
        let here = cluster.chars().filter(|c| map.map_unicode(*c).is_some());
        Some(here.collect())
    }
}

impl std::fmt::Debug for Face {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Face")
            .field("of", &self.of)
            .finish_non_exhaustive()
    }
}

/// Returns `true` for characters that only affect their neighbours and have no glyph of their own.
pub(super) const fn unseen(c: char) -> bool {
    matches!(
        c,
        '\u{200c}' | '\u{200d}' | '\u{fe0f}' | '\u{e0020}'..='\u{e007f}'
    )
}

/// The face that can draw a whole cluster.
pub(super) fn face_of(cluster: &str) -> Option<usize> {
    // A keycap starts with a digit, and some signs are emoji only on request.
    if cluster.contains(['\u{fe0f}', '\u{20e3}']) {
        let emoji = FACES[EMOJI].font().charmap();
        let mut characters = cluster.chars();
        if characters.all(|c| unseen(c) || emoji.map_unicode(c).is_some()) {
            return Some(EMOJI);
        }
    }
    FACES.iter().position(|face| face.has(cluster))
}

/// The largest part of a cluster that any face can draw.
pub(super) fn part_of(cluster: &str) -> Option<String> {
    let parts = FACES.iter().filter_map(|face| face.part(cluster));
    parts.max_by_key(String::len)
}
