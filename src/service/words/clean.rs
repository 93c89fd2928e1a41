//! Typed text, cleaned for sentences: no control characters, no invisible names.

use std::borrow::Cow;

use icu_properties::props::{BidiClass, DefaultIgnorableCodePoint, GeneralCategory, JoinControl};
use icu_properties::{CodePointMapData, CodePointSetData, CodePointSetDataBorrowed};

use crate::play::lengths::cut;
use crate::service::words::language;

/// Encloses the number of an argument in a formatted sentence; removed from all arguments first.
pub(super) const SLOT: char = '\u{E000}';

/// Characters that are invisible wherever a font has no sign for them.
const IGNORABLE: CodePointSetDataBorrowed<'static> =
    CodePointSetData::new::<DefaultIgnorableCodePoint>();

/// The joiner and the non-joiner.
const JOINING: CodePointSetDataBorrowed<'static> = CodePointSetData::new::<JoinControl>();

/// Removes control characters from foreign text, including bidirectional and invisible marks.
pub(in crate::service) fn clean(text: &str) -> String {
    text.chars()
        .filter(|c| *c == '\n' || *c != SLOT && !is_mark(*c))
        .collect()
}

/// Returns `true` for controls, line ends, invisible marks, and marks that change the direction of a line. Joiners,
/// fillers and variation selectors are none of them: some scripts and emoji need them.
fn is_mark(c: char) -> bool {
    let category = CodePointMapData::<GeneralCategory>::new().get(c);
    let controls = matches!(
        category,
        GeneralCategory::Control
            | GeneralCategory::LineSeparator
            | GeneralCategory::ParagraphSeparator
    );
    let formats = matches!(
        category,
        GeneralCategory::Format | GeneralCategory::Unassigned
    );
    let annotates = matches!(c, '\u{FFF9}'..='\u{FFFB}');
    controls || annotates || formats && IGNORABLE.contains(c) && !JOINING.contains(c)
}

/// A name for plain text: one with right-to-left letters stands between isolates, so that it turns nothing around it.
pub(in crate::service) fn isolated(name: &str) -> Cow<'_, str> {
    if name.contains(is_right_to_left) && !language::is_at_terminal() {
        return format!("\u{2068}{name}\u{2069}").into();
    }
    Cow::Borrowed(name)
}

/// Returns `true` for letters and numbers that are written from right to left, such as those of Hebrew and Arabic.
fn is_right_to_left(c: char) -> bool {
    matches!(
        CodePointMapData::<BidiClass>::new().get(c),
        BidiClass::RightToLeft | BidiClass::ArabicLetter | BidiClass::ArabicNumber
    )
}

/// Returns `true` if a character of a name is visible.
fn is_visible(c: char) -> bool {
    // A sign of Braille without dots.
    !c.is_whitespace() && !IGNORABLE.contains(c) && c != '\u{2800}'
}

/// A foreign name fit for use: in one line, not too long, and with a visible letter.
pub(in crate::service) fn clean_name(name: &str) -> Option<String> {
    const MAX_CHARS: usize = 40;
    let clean = clean(name);
    let words: Vec<&str> = clean.split_whitespace().collect();
    let name = words.join(" ");
    if !name.chars().any(is_visible) {
        return None;
    }
    Some(cut(&name, MAX_CHARS))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_letter_of_any_script_is_lost_and_no_emoji_is_changed() {
        for c in (char::MIN..=char::MAX).filter(|c| c.is_alphanumeric()) {
            assert_eq!(clean(&c.to_string()), c.to_string(), "{:X}", u32::from(c));
        }
        for name in [
            "👩\u{200D}👩\u{200D}👧\u{200D}👦 ❤\u{FE0F} 🇵🇱 👍🏽",
            "क\u{94D}\u{200D}ष श\u{94D}री",
            "می\u{200C}خواهم",
            "ᠮᠣᠩ\u{180B}ᠭᠣᠯ",
            "葛\u{E0100}飾",
            "e\u{301}\u{34F}\u{302}",
            "؀١٢ ܏ܐ",
        ] {
            assert_eq!(clean(name), name);
        }
    }

    #[test]
    fn marks_that_cannot_be_seen_are_removed_and_lines_stay() {
        let marks = "\u{AD}\u{61C}\u{180E}\u{200B}\u{200E}\u{200F}\u{2028}\u{2029}\u{202A}\u{202E}\u{2060}\
             \u{2064}\u{2066}\u{2069}\u{FEFF}\u{FFF9}\u{FFFB}\u{E0000}\u{E0001}\u{E0041}\u{E007F}\0\t\r\u{7F}\u{85}";
        assert_eq!(clean(&format!("a{marks}\nb")), "a\nb");
        for mark in marks.chars() {
            assert_eq!(clean(&mark.to_string()), "", "{:X}", u32::from(mark));
        }
    }

    #[test]
    fn only_names_with_right_to_left_letters_are_isolated() {
        for name in ["Ann", "Łukasz", "安娜", "Анна ♔", "७८९"] {
            assert_eq!(isolated(name), name);
        }
        for name in ["مريم", "דָּוִד", "Ann مريم 2"] {
            assert_eq!(isolated(name), format!("\u{2068}{name}\u{2069}"));
            assert_eq!(
                clean(&isolated(name)),
                name,
                "typed again, it is the same name"
            );
        }
    }
}
