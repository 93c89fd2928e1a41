//! Texts cut to a length: never within a letter, an emoji or a flag, though it is several characters.

use unicode_segmentation::UnicodeSegmentation;

/// The length in UTF-16 units: as Discord counts texts, or more.
pub fn length(text: &str) -> usize {
    text.encode_utf16().count()
}

/// The text, or as much of it as fits into `most` UTF-16 units together with an ellipsis.
pub fn cut(text: &str, most: usize) -> String {
    cut_by(length, text, most)
}

/// [`cut`] by another measure, in which an ellipsis has the length 1: the columns of a terminal.
pub fn cut_by(measure: fn(&str) -> usize, text: &str, most: usize) -> String {
    if measure(text) <= most {
        return text.to_owned();
    }
    let kept = fitting(measure, text, most.saturating_sub(1));
    format!("{}…", kept.trim_end())
}

/// As much of a text as fits into `most` UTF-16 units.
pub fn beginning(text: &str, most: usize) -> &str {
    fitting(length, text, most)
}

fn fitting(measure: fn(&str) -> usize, text: &str, most: usize) -> &str {
    let kept = bytes_of(measure, text.graphemes(true), most);
    if kept == 0 {
        // One letter below a heap of marks: the first characters are better than nothing.
        let characters = text.split_inclusive(|_: char| true);
        return text.split_at(bytes_of(measure, characters, most)).0;
    }
    text.split_at(kept).0
}

/// The bytes of as many parts as fit into `most`.
fn bytes_of<'a>(
    measure: fn(&str) -> usize,
    parts: impl Iterator<Item = &'a str>,
    most: usize,
) -> usize {
    let mut total = 0;
    let kept = parts.take_while(|part| {
        total += measure(part);
        total <= most
    });
    kept.map(str::len).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_cut_between_two_letters_as_they_are_seen() {
        let family = "👨\u{200D}👩\u{200D}👧\u{200D}👦";
        for (text, most, kept) in [
            ("abc", 3, "abc"),
            ("abcd", 3, "ab…"),
            ("ab cd", 4, "ab…"),
            ("", 0, ""),
            ("ab🇵🇱", 6, "ab🇵🇱"),
            ("ab🇵🇱c", 6, "ab…"),
            ("a🇵🇱🇵🇱c", 6, "a🇵🇱…"),
            ("ae\u{301}\u{302}c", 4, "a…"),
            ("aक्षc", 4, "a…"),
            ("👍🏽👍🏽", 7, "👍🏽…"),
        ] {
            assert_eq!(cut(text, most), kept, "{text}");
        }
        assert_eq!(length(family), 11);
        assert_eq!(beginning(&family.repeat(3), 32), family.repeat(2));
    }

    #[test]
    fn a_letter_that_is_too_long_by_itself_is_cut_between_characters() {
        let heap = format!("e{}", "\u{301}".repeat(100));
        assert_eq!(cut(&heap, 4), "e\u{301}\u{301}…");
        assert_eq!(beginning("👍🏽", 3), "👍");
        assert_eq!(beginning("👍🏽", 1), "");
    }
}
