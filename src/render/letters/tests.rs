//! Lines of every script: nothing is a box, nothing is cut within a letter, nothing leaves its place.

use unicode_segmentation::UnicodeSegmentation;

use super::*;
use crate::render::faces::face_of;
use crate::render::shaping::name;

/// A line of each script and sort of sign that some face is there for.
const LINES: [&str; 42] = [
    "The quick brown fox 0123456789 “»…–—’",
    "Żółć Čeština Ærø ıĞş ẞ ðþ",
    "Nguyễn Thị Ánh Ước Vượng Ẵ Ợ",
    "Съешь ещё этих мягких французских булок Ґї",
    "Ξεσκεπάζω την ψυχοφθόρα βδελυγμία ᾧ",
    "שָׁלוֹם עולם",
    "مرحبًا بالعالم پگاه چنگیز ڈٹ ﷽",
    "މަރިޔަމް",
    "नमस्ते क्ष्म्यूं ज्ञान",
    "শুভ সকাল ক্ষ",
    "ਸਤ ਸ੍ਰੀ ਅਕਾਲ",
    "ગુજરાતી ક્ષ",
    "ଓଡ଼ିଆ କ୍ଷ",
    "தமிழ் ஸ்ரீ",
    "తెలుగు క్ష",
    "ಕನ್ನಡ ಕ್ಷ",
    "മലയാളം ക്ഷ",
    "සිංහල ක්ෂ",
    "สวัสดีชาวโลก ก้ ที่",
    "ສະບາຍດີ",
    "ជំរាបសួរ ស្ត្រី",
    "မင်္ဂလာပါ ကြွှော့်",
    "ሰላም ለዓለም",
    "გამარჯობა ᲐᲑᲒ",
    "Բարեւ ձեզ",
    "ᎣᏏᏲ ꮳꮃꭹ",
    "ᐃᓄᒃᑎᑐᑦ",
    "王小明 龘 玥 喆 堃 𠮷 嘅",
    "さくら カタカナ ｱｲｳ ー々〆「」、。",
    "김민수 뷁 각",
    "ㄅㄆㄇ ㄱㄴㄷ",
    "Ｆｕｌｌ　ｗｉｄｔｈ",
    "ɐʇs ᴀʙᴄ ʰʷ ₁₂³",
    "♔♕♖♗♘♙♚♛♜♝♞♟ ★☆✿❀♪♫♡♥☾☽⚔",
    "∞∑√≠≤≥∫∂ ←↑→↓ ⇒⇔",
    "①②③ Ⓐⓑ 🅰 ½¾ №℃",
    "█▓▒░ ─│┌┐ ◆◇○●△▽",
    "🦊🐻🐼 😀😎🤖 👑🏆🎲 🀄🃏",
    "❤\u{fe0f} ☺\u{fe0f} ♟\u{fe0f} 1\u{fe0f}\u{20e3} #\u{fe0f}\u{20e3}",
    "👩\u{200d}👩\u{200d}👧 👩\u{200d}🚀 🏳\u{fe0f}\u{200d}🌈 👍🏽",
    "🇩🇪🇻🇳🇧🇷🇰🇷 🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}",
    "Ali علي 123 (שלום) 王 + ليلى!",
];

#[test]
fn no_letter_of_any_script_is_a_box() {
    for line in LINES {
        let shown = legible(line);
        assert_eq!(shown.contains('?'), line.contains('?'), "{line}: {shown}");
        for cluster in shown.graphemes(true) {
            assert!(face_of(cluster).is_some(), "{line}: {cluster}");
        }
        let glyphs = shape(&shown).glyphs;
        assert!(!glyphs.is_empty());
        for glyph in glyphs {
            assert_ne!(glyph.id.to_u32(), 0, "{line}: {shown}");
        }
    }
}

#[test]
fn every_letter_of_every_face_is_found_and_drawn() {
    for (nth, face) in FACES.iter().enumerate() {
        let map = face.font().charmap();
        let outlines = face.font().outline_glyphs();
        let found = map
            .unicodes()
            .filter_map(|(c, glyph)| Some((char::from_u32(c)?, glyph)));
        for (c, glyph) in found.filter(|(c, _)| face.glyph(*c).is_some()) {
            assert_eq!(face.glyph(c), Some(glyph));
            let mut outline = Outline::new();
            outline.add(nth, glyph, 20.0, (0.0, 0.0));
            assert!(outlines.get(glyph).is_some(), "{nth}: {c:?}");
        }
    }
}

#[test]
fn letters_that_no_face_has_are_one_sign_and_other_signs_are_left_out() {
    assert_eq!(legible("\u{12000}\u{12001} Ann"), "? Ann");
    assert_eq!(legible("Ann \u{e000}\u{10ffff}"), "Ann ");
    assert_eq!(legible("\u{10ffff}"), "?");
    assert_eq!(legible("\u{200b}\u{2067}\u{fe0f}"), "");
    assert_eq!(legible("A\u{202e}n\u{0}n\u{3164}\u{2028}a"), "Ann a");
    assert_eq!(legible("𝓐𝔫𝕟 ｏｆ"), "Ann ｏｆ");
}

#[test]
fn marks_are_put_on_top_of_each_other_only_so_far() {
    let tower = format!("Q{}", "\u{301}".repeat(100));
    assert_eq!(legible(&tower).chars().count(), 5);
    let usual = ["Nguye\u{302}\u{303}n", "שָׁלוֹם", "နှု့်"];
    for word in usual {
        let all = |text: &str| shape(text).glyphs.len();
        assert!(all(&legible(word)) > 1, "{word}");
    }
}

#[test]
fn a_cut_name_ends_with_whole_letters_and_is_never_wider_than_asked() {
    let mut letters = Letters::new();
    for line in LINES.iter().chain(&["Wolfgang Amadeus", "﷽﷽﷽", "W"]) {
        let line = legible(&name(line));
        let whole: Vec<&str> = line.graphemes(true).collect();
        for most in 0..160 {
            let fitted = letters.fit(&line, 28, most);
            let width = letters.width(&fitted, 28);
            assert!(width <= most, "{fitted}: {width} of {most}");
            let Some(kept) = fitted.strip_suffix('…') else {
                assert!(fitted.is_empty() || fitted == line);
                continue;
            };
            let kept: Vec<&str> = kept.graphemes(true).collect();
            let same = whole.starts_with(&kept);
            assert!(same, "{line:?} is cut to {fitted:?} within a letter");
        }
    }
}

#[test]
fn nothing_is_drawn_outside_the_box_of_a_line() {
    let mut letters = Letters::new();
    for line in LINES {
        for size in [14, 18, 21, 28, 32] {
            let line = legible(&name(line));
            if plain(&line) {
                continue;
            }
            let width = letters.width(&line, size);
            let drawn = letters.line(&line, size);
            assert_eq!((drawn.advance, drawn.width), (width, width));
            let high = drawn.steps.len() / width as usize;
            let spill = i32::try_from(size / 8).unwrap_or_default();
            assert!(drawn.top >= -spill);
            assert!(
                drawn.top + i32::try_from(high).unwrap_or_default()
                    <= i32::try_from(size).unwrap_or_default() + spill
            );
            assert!(drawn.steps.iter().any(|step| *step > 0));
        }
    }
}

#[test]
fn what_a_name_is_decides_its_direction_and_sentences_run_to_the_right() {
    let first = |line: &str| {
        let shaped = shape(&legible(line));
        let leftmost = shaped.glyphs.first().copied();
        leftmost.map(|glyph| glyph.face)
    };
    let latin_is_left = |line: &str| first(line) == Some(LATIN);
    assert!(
        latin_is_left("علي Ali") == latin_is_left("علي"),
        "a sentence"
    );
    assert!(
        latin_is_left(&name("علي Ali")),
        "a name that begins in Arabic"
    );
    assert!(
        latin_is_left(&name("محمد…")),
        "the ellipsis is where the name ends"
    );
}

#[test]
fn little_is_kept_of_what_strangers_call_themselves() {
    let mut letters = Letters::new();
    for nth in 0_u32..400 {
        let stranger = char::from_u32(0x4e00 + nth)
            .map(String::from)
            .unwrap_or_default();
        let line = letters.fit(&name(&stranger.repeat(20)), 28, 600);
        letters.line(&line, 28);
    }
    assert!(letters.widths.len() <= MOST_MEASURED);
    let kept: usize = letters.lines.values().map(|line| line.steps.len()).sum();
    assert!(kept <= 2 * MOST_DRAWN, "{kept}");
}
