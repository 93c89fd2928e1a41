//! Characters and times in a record: escaping, and the format of time.
//!
//! `\\`, `\"` and `\n` stand for themselves, `\u007D` for the character with that number. So text of any kind survives
//! in a file without control characters that reads from left to right.

use std::fmt::Write as _;

use crate::play::values::identity::Timestamp;

/// Returns `true` if a character may not stand in a file as itself: it is a control or changes the text's direction.
/// The set is fixed and grows with no version of Unicode, so a record is written the same by every release.
pub(super) fn must_escape(c: char) -> bool {
    let turns = matches!(
        c,
        '\u{61C}' | '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}'
    );
    turns || c.is_control() || matches!(c, '\u{2028}' | '\u{2029}' | '\u{FEFF}')
}

/// The text with all such characters escaped, and those of `also`.
pub(super) fn escape(text: &str, also: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '\\' => out.push_str("\\\\"),
            '"' if also.contains('"') => out.push_str("\\\""),
            '\n' => out.push_str("\\n"),
            c if must_escape(c) || also.contains(c) => {
                write!(out, "\\u{:04X}", u32::from(c)).expect("writing to a string cannot fail");
            }
            c => out.push(c),
        }
    }
    out
}

/// Any text as one argument of a command.
pub(super) fn argument(text: &str) -> String {
    escape(text, " \"{}[]")
}

/// The words of a comment with braces, the start of a command, and lost spaces escaped.
pub(super) fn escape_words(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for (i, part) in escape(text, "{}")
        .replace("[%", "\\u005B%")
        .split(' ')
        .enumerate()
    {
        if i > 0 {
            // A reader sees one space in any white space: each further one, and one at either end, is escaped.
            out.push_str(if part.is_empty() || out.is_empty() {
                "\\u0020"
            } else {
                " "
            });
        }
        out.push_str(part);
    }
    out
}

/// The text before it was escaped, or the escape that cannot be read.
pub(super) fn unescape(text: &str) -> Result<String, String> {
    let mut out = String::with_capacity(text.len());
    let mut chars = text.chars();
    while let Some(c) = chars.next() {
        if c != '\\' {
            out.push(c);
            continue;
        }
        match chars.next() {
            Some(same @ ('\\' | '"')) => out.push(same),
            Some('n') => out.push('\n'),
            Some('u') => {
                let digits: String = chars.by_ref().take(4).collect();
                let hex = digits.len() == 4 && digits.bytes().all(|b| b.is_ascii_hexdigit());
                let number = u32::from_str_radix(&digits, 16).ok().filter(|_| hex);
                let c = number.and_then(char::from_u32);
                out.push(c.ok_or_else(|| format!("\\u{digits}"))?);
            }
            other => return Err(format!("\\{}", other.map(String::from).unwrap_or_default())),
        }
    }
    Ok(out)
}

/// The years 1 to 9998, in ms since 1970: years of four digits.
const MOMENTS: std::ops::RangeInclusive<i64> = -62_135_596_800_000..=253_370_764_799_999;

/// A time in UTC to the millisecond: `2026-03-01T12:00:00.000Z`. No clock shows a time before the year 1 or after 9998;
/// such a time is written as the first or the last one.
pub(super) fn moment(at: Timestamp) -> String {
    let at = at.0.clamp(*MOMENTS.start(), *MOMENTS.end());
    jiff::Timestamp::from_millisecond(at)
        .map(|at| at.strftime("%Y-%m-%dT%H:%M:%S.%3fZ").to_string())
        .unwrap_or_default()
}

/// Reads a time, in UTC or with an offset.
pub(super) fn read_moment(text: &str) -> Option<Timestamp> {
    let at: jiff::Timestamp = text.parse().ok()?;
    Some(Timestamp(at.as_millisecond())).filter(|at| MOMENTS.contains(&at.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_escaped_reads_back() {
        for text in [
            "",
            "Ann",
            "a \"quoted\" \\ name",
            "\u{202E}turned\u{0}\r\n\tend ",
            "  two  spaces  ",
            "{ } [%by white] [x] \\u007D",
            " ",
            "日本 \u{1F600} é",
        ] {
            assert_eq!(unescape(&escape(text, "\"")).as_deref(), Ok(text));
            assert_eq!(unescape(&escape_words(text)).as_deref(), Ok(text));
            let words = escape_words(text);
            assert!(!words.contains(['{', '}', '\n']) && !words.contains("[%"));
            let plain: Vec<&str> = words.split_ascii_whitespace().collect();
            assert_eq!(plain.join(" "), words, "no space is lost");
        }
    }

    #[test]
    fn what_is_no_escape_is_named() {
        for (text, found) in [
            ("a\\", "\\"),
            ("\\x41", "\\x"),
            ("\\u12", "\\u12"),
            ("\\uD800", "\\uD800"),
            ("\\u+123", "\\u+123"),
            ("\\u12é4", "\\u12é4"),
        ] {
            assert_eq!(unescape(text), Err(found.to_owned()), "{text}");
        }
    }

    #[test]
    fn moments_are_kept_to_the_millisecond() {
        for (ms, text) in [
            (0, "1970-01-01T00:00:00.000Z"),
            (1_772_366_400_007, "2026-03-01T12:00:00.007Z"),
            (-1, "1969-12-31T23:59:59.999Z"),
        ] {
            assert_eq!(moment(Timestamp(ms)), text);
            assert_eq!(read_moment(text), Some(Timestamp(ms)));
        }
        assert_eq!(
            read_moment("2026-03-01T13:00:00+01:00"),
            Some(Timestamp(1_772_366_400_000))
        );
        for wrong in [
            "",
            "yesterday",
            "2026-03-01",
            "2026-13-01T00:00:00Z",
            "-000001-01-01T00:00:00Z",
        ] {
            assert_eq!(read_moment(wrong), None, "{wrong}");
        }
        for ms in [i64::MIN, i64::MAX] {
            let written = moment(Timestamp(ms));
            assert!(read_moment(&written).is_some(), "{written}");
        }
    }
}
